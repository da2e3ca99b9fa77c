"""Modifiers of a plan: Mods with one subject, condition and end as clauses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import zip_longest
from typing import NamedTuple

from doomtable.rules.language import All, Cond, Mod, Of, Paid, Ref, Sel, Until
from doomtable.words.plan import tags
from doomtable.words.plan.bonuses import bonus
from doomtable.words.plan.conditions import asides, sign_of_warzone
from doomtable.words.plan.nouns import noun, quantity, value
from doomtable.words.plan.references import PLAYERS, REFS, References
from doomtable.words.plan.structure import (
    Adjunct,
    Change,
    Clause,
    Deed,
    ForEach,
    GameWords,
    Item,
    Mode,
    Noun,
    PaidParts,
    RatingOf,
    Several,
    Spent,
)

RATINGS = ("F", "S", "A", "V")
OF_PLAYERS: tuple[str, ...] = (
    "fill", "draws", "actions", "attacks", "hand", "discards", "free discards", "meditation", "most D",
    "most cards", "goal",
)
"""Numbers of a player, in the order of a turn."""
_ALL_ASPECTS = 8
_WHOLE_IMMUNITIES = {
    Sel(all=(), any=("art", "symmetry")): ("art", "symmetry", "gifts"),
    Sel(all=("symmetry",)): ("symmetry", "gifts"),
}
"""By the cards of a power the immunities that go with the immunity to these cards."""
_DIES = ("killed if wounded", "annihilated if killed", "decisive")
"""Abilities that are told in a sentence instead of by a keyword."""


class Part(NamedTuple):
    """What one Mod says: a deed of its subject, or a clause with a subject of its own."""

    deed: Deed | None = None
    clause: Clause | None = None


def until(word: Until, refs: References) -> tuple[Adjunct, ...]:
    """How long a passing effect lasts; nothing where the heading has said it."""
    if not word or (refs.in_combat and not refs.stays and word == "combat"):
        return ()
    return (Adjunct("until", (word,)),)


def subject(who: object, refs: References, player: bool = False) -> Noun:
    """Whom a Mod or a Rule speaks of."""
    if isinstance(who, Sel):
        found = noun(who, refs, "all")
        refs.mute()
        return found
    if isinstance(who, str) and who in PLAYERS and (player or who not in REFS):
        return refs.player(who)
    return refs.noun(str(who))


def chosen(ref: object, refs: References) -> list[Clause]:
    """That a target is chosen, told apart where a statement about it could be taken for one about all."""
    if not refs.is_new_target(ref):
        return []
    found = refs.noun(str(ref))
    n, before = found.n, tuple[Adjunct, ...]()
    if isinstance(n, ForEach):
        found, before = found._replace(n=n.n, many=False), (Adjunct("for each", (n.of,)),)
        refs.mute()
    return [Clause((Deed("choose", (Several((found,)),)),), before=before)]


def belong_together(one: Mod, other: Mod) -> bool:
    """Whether two Mods may share a sentence."""
    if any(what in OF_PLAYERS for what in (*one.what, *other.what)):
        return False
    alike = one.when == other.when or (sign_of_warzone(one) != "" and sign_of_warzone(one) == sign_of_warzone(other))
    return alike and (one.who, one.until) == (other.who, other.until)


def statement(
    mods: list[Mod], refs: References, when: Cond | None = None, link: str = "while"
) -> list[Clause]:
    """Mods with one subject, one condition and one end; `when` is the condition of what holds them."""
    first = mods[0]
    conds = tuple(cond for cond in (when, first.when) if cond is not None and not sign_of_warzone(first))
    player = any(what in OF_PLAYERS for what in first.what)
    refs.about = refs.canonical(first.who) if isinstance(first.who, str) else "it"
    bought = _bought(mods, refs)
    if bought is not None:
        return [bought]
    first_of_all = [one for mod in mods if mod.what == ("immune",) and mod.op != "give" and not _lifts(mod, refs)
                    for one in chosen(mod.of, refs)]  # fmt: skip
    who = subject(first.who, refs, player)
    parts = [_part(one, refs, who) for mod in _merged(mods) for one in _numbers(mod)]
    told = asides(All(conds) if len(conds) > 1 else conds[0] if conds else None, refs, link)
    end = _end(first, refs, player)
    deeds = tuple(part.deed for part in parts if part.deed is not None)
    said = [_plain_loss(Clause(_gathered(deeds), who))] if deeds else []
    said += [part.clause for part in parts if part.clause is not None]
    return [*first_of_all, *(_timed(one._replace(after=(*one.after, *told)), end) for one in said)]


_LOSSES = ("lose immunity to", "lose immunity for good")


def _plain_loss(one: Clause) -> Clause:
    """'A warrior loses its immunity' for 'a warrior with an immunity loses its immunity'."""
    who = one.subject
    if not isinstance(who, Noun) or one.deeds[0].verb not in _LOSSES:
        return one
    rest = tuple(tag for tag in who.kind.qualities if not tag.startswith("immune"))
    return one._replace(subject=who._replace(kind=who.kind._replace(qualities=rest)))


def _lifts(mod: Mod, refs: References) -> bool:
    """Whether it takes from who bears the card, for a while, an immunity that the card gives."""
    return mod.op == "take" and bool(mod.until) and refs.is_new_target(mod.of) and mod.who in ("host", "bearer", "me")


def _lifting(how_far: Adjunct) -> Clause:
    """That an immunity which the card gives is lifted."""
    return Clause((Deed("lift protection", (Several((how_far,)),)),))


def _timed(one: Clause, end: tuple[Adjunct, ...]) -> Clause:
    """The clause with how long it lasts: before it, if it would else be taken for the end of a price or a condition."""
    lasting = bool(end) and end[0].key == "until"
    if lasting and (one.after or grows(one) or _is_worked_out(one)):
        return one._replace(before=(*end, *one.before))
    return one._replace(after=(*one.after, *end))


def grows(part: object) -> bool:
    """Whether an amount in it grows with what is paid."""
    return isinstance(part, PaidParts) or (isinstance(part, tuple) and any(map(grows, part)))


def _is_worked_out(one: Clause) -> bool:
    """Whether it says by what rating another one changes: 'where X is its Value'."""
    return any(isinstance(arg, Change) and isinstance(arg.by, RatingOf) for deed in one.deeds for arg in deed.args)


def _for_good(mod: Mod) -> bool:
    """Whether who is chosen belongs to a further affiliation ever after."""
    return mod.what == ("affiliation",) and mod.op == "give" and mod.until == "game" and bool(mod.words)


def _end(mod: Mod, refs: References, player: bool) -> tuple[Adjunct, ...]:
    if mod.what == ("immune",) and mod.op == "take" and mod.until == "combat" and isinstance(mod.who, str):
        return (Adjunct("in this combat"),)  # without a time it would be lost for good
    if _for_good(mod):
        return (Adjunct("from now on"),)
    if mod.until == "game" and not isinstance(mod.who, Sel) and mod.who not in ("you", "target player"):
        return ()
    if mod.until == "its next turn":
        whose = "that player" if player else "you" if refs.own(mod.who) else "its player"
        short = mod.what == ("actions",) or set(mod.words) & tags.CONDITIONS
        span = "in next turn" if short else "until next turn ends"
        return (Adjunct(span, (Noun(word=whose),)),)
    return until(mod.until, refs)


def _gathered(deeds: tuple[Deed, ...]) -> tuple[Deed, ...]:
    """Everything that is got, said at once."""
    got = [deed for deed in deeds if deed.verb == "get"]
    if len(got) < 2:
        return deeds
    at = deeds.index(got[0])
    all_got = Deed("get", (Several(tuple(deed.args[0] for deed in got)),))
    return (*deeds[:at], all_got, *(deed for deed in deeds[at + 1 :] if deed.verb != "get"))


def _numbers(mod: Mod) -> list[Mod]:
    """Several numbers of a player as one Mod for each, in the order of his steps."""
    if len(mod.what) < 2 or not set(mod.what) <= set(OF_PLAYERS):
        return [mod]
    return [replace(mod, what=(one,)) for one in sorted(mod.what, key=OF_PLAYERS.index)]


def _merged(mods: list[Mod]) -> list[Mod]:
    """Mods of ratings that say the same become one; an immunity that goes with another is not told beside it."""
    merged: list[Mod] = []
    for mod, after in zip_longest(mods, mods[1:]):
        whole = _WHOLE_IMMUNITIES.get(after.of) if after is not None and isinstance(after.of, Sel) else None
        if after is not None and whole is not None and mod == replace(after, words=whole, of=None):
            continue  # what is immune to no card of a power has no immunity to the power
        for at, earlier in enumerate(merged):
            if mod.what[0] not in RATINGS or earlier.what[0] not in RATINGS:
                continue
            if replace(mod, what=earlier.what) == earlier or _taken_over(earlier, mod):
                merged[at] = replace(earlier, what=(*earlier.what, *mod.what))
                break
        else:
            merged.append(mod)
    return merged


def _taken_over(one: Mod, other: Mod) -> bool:
    """Whether both set a rating to the same one of the same card, or add to it what the Warzone does."""
    a, b = one.by, other.by
    if not isinstance(a, Of) or not isinstance(b, Of):
        return False
    if a.ref == b.ref == "warzone":
        return belong_together(one, other) and one.op == other.op
    if one.op != "set" or other.op != "set":
        return False
    return a.ref == b.ref and a.stat in one.what and (b.stat,) == other.what and a == replace(b, stat=a.stat)


def _bought(mods: list[Mod], refs: References) -> Clause | None:
    """'for each 2 D paid either +1 to Armor or immunity to a gift' for what is bought part by part; else None."""
    if len(mods) != 2:
        return None
    immune, other = mods
    aim = refs.target(str(immune.of)) if refs.is_new_target(immune.of) else None
    if aim is None or not isinstance(aim.n, Paid) or not isinstance(other.by, Paid) or other.by.less != immune.of:
        return None
    who = subject(immune.who, refs)
    refs.tell(str(immune.of), Noun("that", noun(aim.sel, refs).kind, many=True), speak=False)
    shield = Deed("immunity to", (noun(aim.sel, refs, "a"),))
    either = Several((Change(other.by.each, other.what), shield), "or")
    return Clause((Deed("get", (either,)),), who, after=(Adjunct("for each", (PaidParts(aim.n.per),)),))


# ------------------------------------------------------------------------------------------- what one Mod says


def _part(mod: Mod, refs: References, who: Noun) -> Part:
    if mod.what[0] in RATINGS:
        return _rating(mod, refs, who)
    if len(mod.what) > 1:
        deeds = [_part(replace(mod, what=(one,)), refs, who).deed for one in mod.what]
        words = [deed for deed in deeds if deed is not None]
        return Part(clause=Clause(tuple(words), who))
    return _PARTS[mod.what[0]](mod, refs, who)


def _rating(mod: Mod, refs: References, who: Noun) -> Part:
    stats = GameWords("rating", mod.what)
    if mod.op == "add" and isinstance(mod.by, Of) and mod.by.ref == "warzone":
        sign = {">": "positive ", "<": "negative "}.get(sign_of_warzone(mod), "")
        return Part(Deed(f"get the {sign}changes of the Warzone"))
    if mod.op == "add":
        return Part(Deed("get", (Change(value(mod.by, refs), mod.what, mod.floor),)))
    whose = RatingOf(who, mod.what, base=mod.op not in ("ignore", "swap", "times all"))
    if mod.op == "add base" and isinstance(mod.by, int):
        return Part(clause=Clause((Deed("rise by" if mod.by > 0 else "fall by", (abs(mod.by),)),), whose))
    if mod.op in ("times", "times all", "divide"):
        verb = {"times": "be multiplied", "times all": "be multiplied as modified", "divide": "be divided"}[mod.op]
        return Part(clause=Clause((Deed(verb, (value(mod.by, refs),)),), whose))
    if mod.op == "set":
        by = mod.by
        if isinstance(by, Of) and not by.base and by.stat in mod.what and by.times == 1 and not by.half:
            giver = refs.noun(by.ref)  # that it is another one goes without saying
            giver = giver._replace(kind=giver.kind._replace(other=False))
            return Part(clause=Clause((Deed("become that of", (giver,)),), whose))
        verb = "become number" if isinstance(by, int) else "become value"
        return Part(clause=Clause((Deed(verb, (value(by, refs),)),), whose))
    if mod.op == "swap":
        return Part(clause=Clause((Deed("change places"),), whose))
    return Part(Deed("have modifiers ignored", (stats,)))


def _tags(mod: Mod, refs: References, who: Noun) -> Part:
    words = mod.words
    if words == ("follower of named",):
        return Part(Deed("follow the named Apostle"))
    if not words:
        return Part(Deed("be considered of", (refs.noun("chosen"),), negated=mod.op == "take"))
    if mod.op == "choose":
        told = Adjunct("case by case" if mod.who == "me" else "case by case for others")
        return Part(clause=Clause((Deed("count as", (GameWords("class", words, "or"),)),), who, after=(told,)))
    if mod.op == "give" and len(words) == 1 and words[0] in tags.CONDITIONS:
        if words[0] == "diseased":
            return Part(Deed("become in condition", (GameWords("condition", words),)))
        if words[0] == "receptive" and mod.until:
            return Part(clause=_lifting(Adjunct("altogether")))
        return Part(Deed(f"be {words[0]} {'once' if mod.until else 'always'}"))
    lost = mod.op in ("take", "ignore")
    abilities = tuple(word for word in words if tags.is_ability(word) and word not in _DIES)
    rest = tuple(word for word in words if not tags.is_ability(word))
    deeds: list[Deed] = []
    if abilities:
        kind = abilities == ("noncombatant",) and isinstance(mod.who, str) and mod.who != "me"
        verb = "lose ability" if lost else "be a noncombatant" if kind else "have ability"
        deeds.append(Deed(verb, (GameWords("ability" if lost else "explained ability", abilities),)))
    if rest:
        kinds = all(word in tags.KINDS for word in rest)
        verb = (
            "be nothing but"
            if mod.op == "set"
            else "be also considered"
            if kinds and not lost
            else "be considered"
        )
        role = "class" if lost or verb != "be considered" else "explained class"
        deeds.append(Deed(verb, (GameWords(role, rest),), negated=lost))
    deeds += [Deed(f"be {word}", negated=lost) for word in words if word in _DIES and word != "decisive"]
    if "decisive" in words:
        struck = {"attacker": "defender", "defender": "attacker"}.get(who.word, "foe")
        victim = Noun(word="opponent") if struck == "foe" else refs.noun(struck)
        ends = Clause((Deed("be decisive", (victim,), negated=lost),), who._replace(how="it"))
        refs.mute()
        return Part(deeds[0], ends) if len(deeds) == 1 else Part(clause=ends)
    return Part(deeds[0]) if len(deeds) == 1 else Part(clause=Clause(tuple(deeds), who))


def _affiliation(mod: Mod, refs: References, who: Noun) -> Part:
    words: Item = GameWords("membership", mod.words)
    if "named" in mod.words:
        words = GameWords("named choice", (refs.named(),))
    elif not mod.words and mod.op != "take":
        words = refs.noun("chosen")
    if mod.op == "choose":
        return Part(clause=Clause((Deed("belong to", (GameWords("membership", mod.words, "or"),)),), who,
                                  after=(Adjunct("case by case"),)))  # fmt: skip
    if mod.op == "take" and mod.words:  # of a card by its own print, it never was a member
        verb = "be part of" if mod.who == "me" and not mod.until else "belong to"
        return Part(Deed(verb, (words,), negated=True))
    if mod.op == "take" or (mod.op == "set" and not mod.words and not refs.choices and not refs.card.remembers):
        return Part(Deed("lose every affiliation"))
    if mod.op == "set" and mod.words == ("general",):
        return Part(Deed("be a Doomtrooper of no affiliation"))
    again = "belong again to" if mod.words == ("home corporation",) else "belong also to"
    return Part(Deed("belong only to" if mod.op == "set" else again, (words,)))


def _immune(mod: Mod, refs: References, who: Noun) -> Part:
    if isinstance(mod.of, str) and _lifts(mod, refs):
        return Part(clause=_lifting(Adjunct("only against", (refs.noun(mod.of)._replace(how="a"),))))
    powers: Item = GameWords("power", mod.words) if mod.words else refs.noun("chosen")
    if mod.words == ("lowers ratings",):
        powers = noun(Sel(all=mod.words), refs, "bares")
    if "chosen" in mod.words:
        powers = GameWords("card name", (refs.card.name,))
    if mod.of is not None:
        powers = _things(mod.of, refs)
        powers = powers.detailed(Adjunct("except attackers")) if _all_cards(mod.of) else powers
    if mod.op == "take" and isinstance(mod.of, Sel) and mod.of.on == "it":
        return Part(Deed("keep using own", (noun(replace(mod.of, on=None), refs, "bares"),)))
    if mod.op in ("take", "ignore"):
        return Part(Deed("lose immunity for good" if mod.until == "game" else "lose immunity to", (powers,)))
    return Part(Deed("be immune as a player" if mod.who in PLAYERS else "be immune to", (powers,)))


def _all_cards(of: Sel | Ref) -> bool:
    """Whether it means every card there is: only who attacks is left out."""
    return of == Sel(all=())


def _things(of: Sel | Ref, refs: References) -> Noun:
    return noun(of, refs, "bares") if isinstance(of, Sel) else refs.noun(of)


def _aspects(mod: Mod, refs: References, who: Noun) -> Part:
    every = len(mod.words) >= _ALL_ASPECTS or "all" in mod.words
    what: Item = GameWords("aspect", ("all",) if every else mod.words) if mod.words else refs.noun("chosen")
    return Part(Deed("cast aspect", (what,), "cannot" if mod.op in ("take", "ignore") else "may"))


def _text(mod: Mod, refs: References, who: Noun) -> Part:
    if mod.op in ("take", "ignore", "set"):
        return Part(Deed("lose all abilities"))
    if mod.who == "you":
        return Part(Deed("have all effects of", (refs.noun("chosen"),)))
    if mod.words:
        return Part(Deed("have abilities by consideration"))
    return Part(
        Deed("have the abilities of", (_things(mod.of, refs) if mod.of is not None else refs.noun("chosen"),))
    )


def _of_player(mod: Mod, refs: References, who: Noun) -> Part:
    """A number of a player: cards in hand, actions, what is needed to win."""
    what = mod.what[0]
    unit = {
        "hand": "card", "fill": "card",
        "actions": "action", "attacks": "attack",
        "discards": "card", "free discards": "card",
        "goal": "P",
        "meditation": "D",
        "most D": "D", "most cards": "card",
    }
    more, by = "more", mod.by
    if isinstance(by, int) and mod.op == "add":
        more, by = ("more", by) if by > 0 else ("fewer", -by)
    elif mod.op == "set":
        more = "" if what == "actions" else "exactly"
    elif mod.op == "times":
        more = "times"
    if what == "meditation":
        return Part(Deed("gain by meditating", (quantity(by, "D", refs),)))
    if what == "most D":
        return Part(Deed("have no more than", (quantity(by, "D", refs),)))
    if what == "most cards":
        return Part(Deed("hold no more than", (quantity(by, "card", refs),)))
    if what == "draws":
        if mod.op == "add":
            fewer = Deed("draw in the Draw step", (quantity(by, "card", refs, more),))
            return Part(clause=Clause((fewer,), who, after=_least(mod)))
        return Part(Deed("draw no more than", (quantity(by, "card", refs),), "may"))
    modes: dict[str, Mode] = {"actions": "", "goal": "", "hand": "may", "discards": "may", "free discards": "may"}
    verb = {"hand": "hold in hand", "fill": "draw up to", "actions": "have", "attacks": "make each turn",
            "discards": "discard in the step", "free discards": "discard in the step",
            "goal": "need to win"}[what]  # fmt: skip
    if what == "discards" and (mod.op, mod.by) == ("set", 0):
        return Part(Deed("need not discard"))
    if what == "hand" and mod.op == "set":
        return Part(clause=Clause((Deed("discard down to", (quantity(by, "card", refs),)),), who))
    if what == "fill" and mod.op == "set":
        return Part(clause=Clause((Deed("draw up to", (quantity(by, "card", refs),), "may"),), who))
    each = what == "actions" and not mod.until
    if mod.floor is not None:
        deeds = (Deed("have each turn", (quantity(by, "action", refs, more),)),)
        return Part(clause=Clause(deeds, who, after=_least(mod)))
    number = quantity(by, unit[what], refs, more)
    return Part(Deed("have each turn" if each else verb, (number,), modes.get(what, "may")))


def _price(mod: Mod, refs: References, who: Noun) -> Part:
    things = noun(mod.of, refs, "bares") if isinstance(mod.of, Sel) else refs.noun(mod.of) if mod.of else Noun(
        word="cards", many=True)  # fmt: skip
    if mod.of == "me":
        return Part(clause=Clause((Deed("muster without paying", (things,)),), who))
    whom = (Adjunct("for", (who,)),) if who.word != "this card" else ()
    after = (*whom, *_least(mod))
    if mod.who == "caster" and isinstance(mod.by, int) and mod.op == "add":  # who casts pays in parts
        verb = "pay less in parts" if mod.by < 0 else "pay more in parts"
        return Part(clause=Clause((Deed(verb, (quantity(abs(mod.by), "D", refs), things)),), who, after=_least(mod)))
    if mod.op == "add":
        unit, less = ("action", "fewer") if "action price" in mod.what else ("D", "less")
        more = "more" if not isinstance(mod.by, int) or mod.by > 0 else less
        n = quantity(abs(mod.by) if isinstance(mod.by, int) else mod.by, unit, refs, more)
        return Part(clause=Clause((Deed("cost", (n,)),), things, after=after))
    if mod.op == "set" and mod.by == Of("it", "V", base=True):
        yours = mod.who == "you"
        verb = "cost you printed value" if yours else "cost printed value"
        return Part(clause=Clause((Deed(verb),), things, after=_least(mod) if yours else after))
    if mod.op == "set":
        price: Item = GameWords("nothing", ("nothing",)) if mod.by == 0 else quantity(mod.by, "D", refs)
        return Part(clause=Clause((Deed("cost", (price,)),), things, after=after))
    verb = "cost times as much" if mod.op == "times" else "cost half as much"
    return Part(clause=Clause((Deed(verb, (value(mod.by, refs),)),), things, after=after))


def _least(mod: Mod) -> tuple[Adjunct, ...]:
    unit = "actions" if mod.what in (("actions",), ("draws",), ("action price",)) else "D"
    return () if mod.floor is None else (Adjunct(f"at least {unit}", (mod.floor,)),)


def _rate(mod: Mod, refs: References, who: Noun) -> Part:
    things = (
        _things(mod.of, refs)
        if mod.of is not None
        else Noun("bares", noun(Sel(all=("spell",)), refs).kind, many=True)
    )
    return Part(
        clause=Clause((Deed("count as D", (value(mod.by, refs),)),), Spent(things, None if who.you else who))
    )


def _spending(mod: Mod, refs: References, who: Noun) -> Part:
    things = noun(mod.of, refs, "bares") if isinstance(mod.of, Sel) else Noun(word="cards", many=True)
    if mod.op == "add":
        return Part(Deed("spend markers on", (things,)))
    return Part(Deed("spend at most on", (quantity(mod.by, "D", refs), things), "may"))


def _award(mod: Mod, refs: References, who: Noun) -> Part:
    whom = noun(mod.of, refs, "a") if isinstance(mod.of, Sel) else Noun("a", noun(Sel(), refs).kind)
    verb = {"times": "earn times for killing", "set": "earn for killing", "divide": "earn half for killing"}.get(
        mod.op, "earn more for killing")  # fmt: skip
    return Part(Deed(verb, (value(mod.by, refs), whom)))


def _bonus(mod: Mod, refs: References, who: Noun) -> Part:
    return Part(bonus(mod, refs))


_PARTS: dict[str, Callable[[Mod, References, Noun], Part]] = {
    "tags": _tags, "affiliation": _affiliation, "immune": _immune, "aspects": _aspects, "text": _text,
    **dict.fromkeys(OF_PLAYERS, _of_player), "price": _price, "action price": _price, "rate": _rate,
    "spending": _spending, "award": _award, "bonus": _bonus,
}  # fmt: skip
