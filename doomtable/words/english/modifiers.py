"""What holds: Mods become '+2 to Fight and Shoot', 'is considered a Clansman', 'is immune to the Art'."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from doomtable.rules.language import All, Cond, Mod, Of, Paid, Ref, Sel, Until
from doomtable.words.english import amounts, conditions, nouns, vocabulary
from doomtable.words.english.generics import effect, value
from doomtable.words.english.grammar import Clause, Phrase, a, conjugate, count, listed, plural
from doomtable.words.english.talk import PLAYERS, REFS, Talk, Unworded

_RATINGS = ("F", "S", "A", "V")
_OF_PLAYERS = {"hand", "fill", "actions", "attacks", "discards", "goal"}
_ALL_ASPECTS = 8
_UNTIL: dict[Until, str] = {
    "": "", "combat": "for this combat", "turn": "until the end of the turn", "your next turn": "until your next turn",
    "your next draw": "until your next Draw step", "its next turn": "until the end of its player's next turn",
    "host leaves": "as long as this card stays in play", "game": "for the rest of the game",
}  # fmt: skip


class Part(NamedTuple):
    """One piece of a statement: what its subject gets ('+2 to Fight') or does ('is immune to the Art')."""

    text: str
    got: bool
    own: bool = False
    """A clause with a subject of its own."""


def until(word: Until, talk: Talk | None = None) -> str:
    """How long a passing effect lasts; '' where the header has said it."""
    if talk is not None and talk.in_combat and word == "combat":
        return ""
    return _UNTIL[word]


def subject(who: object, talk: Talk, player: bool = False) -> Phrase:
    """Whom a Mod or a Rule speaks of."""
    if isinstance(who, Sel):
        phrase = nouns.noun(who, talk, "all")
        talk.mute()
        return phrase
    if isinstance(who, str) and who in PLAYERS and (player or who not in REFS):
        return talk.player(who)
    if isinstance(who, str) and who in REFS:
        return talk.noun(who)
    raise Unworded(f"nobody is {who!r}")


def belongs_together(one: Mod, other: Mod) -> bool:
    """May two Mods share a sentence?"""
    if any(what in _OF_PLAYERS for what in (*one.what, *other.what)):
        return False
    return (one.who, one.when, one.until) == (other.who, other.when, other.until)


def statement(mods: list[Mod], talk: Talk, when: Cond | None = None, link: str = "while") -> Clause:
    """Mods with one subject, one condition and one end as a clause; `when` is the condition of what holds them."""
    first = mods[0]
    conds = [cond for cond in (when, first.when) if cond is not None]
    cond = None if not conds else conds[0] if len(conds) == 1 else All(tuple(conds))
    player = any(what in _OF_PLAYERS for what in first.what)
    talk.subject = talk.canonical(first.who) if isinstance(first.who, str) else "it"
    silent = isinstance(first.who, str) and talk.canonical(first.who) == talk.canonical(talk.quiet)
    borrowed = _borrowed(mods, talk)
    if borrowed:
        return Clause(f"{borrowed} {until(first.until, talk)}".strip())
    bought = _bought(mods, talk, silent)
    if bought:
        return Clause(f"{bought} {until(first.until, talk)}".strip())
    before = talk.saved()
    parts = [_part(mod, talk) for mod in _merged(mods)] if silent else []
    if silent and talk.card.type == "warrior" and first.who in ("me", "bearer") and not first.until:
        bare = [_bare(part) for part in parts]
        if all(bare):
            aside = conditions.aside(cond, talk, link)
            return Clause(f"{listed(bare)} {aside}".strip())
    if silent and all(part.got for part in parts) and not any(mod.op == "swap" for mod in mods):
        said = listed(part.text for part in parts)
    else:
        talk.back(before)
        who = subject(first.who, talk, player)
        said = _said(who, [_part(mod, talk, who) for mod in _merged(mods)])
    end = "" if first.until == "game" and not isinstance(first.who, Sel) else until(first.until, talk)
    if first.until == "its next turn" and player:
        end = "in their next turn" if first.what == ("actions",) else "until the end of their next turn"
    if first.until == "its next turn" and any(word in vocabulary.DONE for word in first.words):
        end = f"for {'your' if talk.own(first.who) else 'its player' + chr(39) + 's'} next turn"
    aside = conditions.aside(cond, talk, link)
    if end and first.what == ("price",):
        return Clause(f"{end}, {said} {aside}".strip())
    if end and aside.startswith("when ") and not silent:
        return Clause(f"{end}, {said} {aside}")
    if end and not aside and said.endswith(" paid") and first.what == ("immune",):
        return Clause(f"{end}, {said}")
    return Clause(" ".join(piece for piece in (said, aside, end) if piece).replace(" ,", ","))


def _borrowed(mods: list[Mod], talk: Talk) -> str:
    """'the caster's base Fight and Shoot become those of any warrior' for ratings taken over one by one; else ''."""
    stats: list[str] = []
    source = ""
    for mod in mods:
        by = mod.by
        if mod.op != "set" or not isinstance(by, Of) or by.base or mod.what != (by.stat,) or source not in ("", by.ref):
            return ""
        source = by.ref
        stats.append(by.stat)
    if len(stats) < 2 or not isinstance(mods[0].who, str):
        return ""
    whose = talk.noun(mods[0].who).whose
    return f"{whose} {_base(tuple(stats))} become the present ratings of {talk.noun(source).as_object}"


def _bought(mods: list[Mod], talk: Talk, silent: bool) -> str:
    """'for each 2 D paid, either +1 to Armor or immunity to one gift of Ilian' for what is bought part by part."""
    if len(mods) != 2:
        return ""
    immune, other = mods
    aim = talk.target(str(immune.of)) if talk.is_target(immune.of) else None
    if aim is None or not isinstance(aim.n, Paid) or not isinstance(other.by, Paid) or other.by.less != immune.of:
        return ""
    if immune.what != ("immune",) or other.op != "add" or aim.n.each != 1 or not isinstance(immune.who, str):
        return ""
    talk.tell(str(immune.of), Phrase("they", many=True, pronoun=True), speak=False)
    what = f"immunity to one {nouns.noun(aim.sel, talk, 'bare').text}"
    bonus = f"+{other.by.each} to {ratings(other.what)}"
    whom = "" if silent else f"{talk.noun(immune.who).does('get')} "
    return f"{amounts.per(replace(aim.n, less=None), talk)}, {whom}either {bonus} or {what}"


def _bare(part: Part) -> str:
    """What a warrior's own line needs no subject for: 'Slayer', 'immune to the Art'; '' for the rest."""
    for verb in ("have ", "be "):
        if part.text.startswith(verb) and not part.got and not part.own:
            rest = part.text.removeprefix(verb)
            return rest if verb == "be " or rest[:1].isupper() else ""
    return ""


def _said(who: Phrase, parts: list[Part]) -> str:
    """Subject and predicates: 'it gets +2 to Fight and is immune to the Art'."""
    many = who.many or who.you
    deeds: list[str] = []
    gets: list[str] = []
    for part in parts:
        if part.own:
            continue
        if not part.got:
            deeds.append(conjugate(part.text, many))
            continue
        gets.append(part.text)
        said = f"{conjugate('get', many)} {listed(gets)}"
        if len(gets) == 1:
            deeds.append(said)
        else:
            deeds = [said if deed.startswith(("get ", "gets ")) else deed for deed in deeds]
    own = [part.text for part in parts if part.own]
    return listed([f"{who.text} {listed(deeds)}", *own] if deeds else own)


def _base(stats: tuple[str, ...]) -> str:
    """'base Fight', 'base ratings'."""
    return f"base {ratings(stats).removeprefix('all ')}"


def _merged(mods: list[Mod]) -> list[Mod]:
    """Mods of ratings that say the same become one."""
    merged: list[Mod] = []
    for mod in mods:
        for place, earlier in enumerate(merged):
            same = Mod(**{**mod.__dict__, "what": earlier.what})
            if same == earlier and all(what in _RATINGS for what in (*mod.what, *earlier.what)):
                merged[place] = Mod(**{**earlier.__dict__, "what": (*earlier.what, *mod.what)})
                break
        else:
            merged.append(mod)
    return merged


def ratings(stats: tuple[str, ...]) -> str:
    """'Fight and Shoot', 'all ratings'."""
    return "all ratings" if set(stats) == set(_RATINGS) else listed(vocabulary.STATS[stat] for stat in stats)


def _part(mod: Mod, talk: Talk, who: Phrase | None = None) -> Part:
    what = mod.what[0]
    if what in _RATINGS:
        return _rating(mod, talk, who)
    if len(mod.what) > 1:
        parts = [_part(replace(mod, what=(one,)), talk, who) for one in mod.what]
        many = who is not None and (who.many or who.you)
        return Part(listed([parts[0].text, *(conjugate(part.text, many) for part in parts[1:])]), got=False)
    maker = _PARTS.get(what)
    if maker is None:
        raise Unworded(f"no words for a change of {what!r}")
    return maker(mod, talk, who)


def _rating(mod: Mod, talk: Talk, who: Phrase | None) -> Part:
    stats, base = ratings(mod.what), _base(mod.what)
    of = who.whose if who is not None else "its"
    many = len(mod.what) > 1 or (who is not None and who.many)
    least = f" (never below {mod.floor})" if mod.floor is not None else ""
    if mod.op == "add":
        delta = amounts.delta(mod.by, talk)
        tail = delta.tail if delta.tail.startswith(",") else f" {delta.tail}" if delta.tail else ""
        return Part(f"{delta.sign} to {stats}{tail}{least}", got=True)
    if mod.op in ("times", "divide") and isinstance(mod.by, int):
        done = {("times", 2): "doubled", ("times", 3): "tripled", ("divide", 2): "halved (rounded up)"}.get(
            (mod.op, mod.by)
        )
        verb = "are" if many else "is"
        if done is not None:
            return Part(f"{of} {base} {verb} {done}{least}", got=False, own=True)
        sign = "multiplied" if mod.op == "times" else "divided"
        rounded = " (rounded up)" if mod.op == "divide" else ""
        return Part(f"{of} {base} {verb} {sign} by {mod.by}{rounded}{least}", got=False, own=True)
    if mod.op in ("times", "divide"):
        sign = "multiplied" if mod.op == "times" else "divided"
        return Part(
            f"{of} {base} {'are' if many else 'is'} {sign} by {value(mod.by, talk)}",
            got=False,
            own=True,
        )
    if mod.op == "set":
        verb = "become" if many else "becomes"
        return Part(f"{of} {base} {verb} {value(mod.by, talk)}", got=False, own=True)
    if mod.op == "swap":
        return Part(f"{of} {base} change places", got=False, own=True)
    if mod.op == "ignore":
        verb = "are" if len(mod.what) > 1 else "is"
        return Part(f"modifiers to {of} {stats} are ignored" if verb else "", got=False, own=True)
    raise Unworded(f"no words for {mod.op!r} of a rating")


# --------------------------------------------------------------------------------------------- words of a warrior


def _tags(mod: Mod, talk: Talk, who: Phrase | None) -> Part:
    many = who is not None and who.many
    words = list(mod.words)
    plain = [word for word in words if word not in _SAID]
    qualities = [
        vocabulary.label(word) for word in plain if vocabulary.is_quality(word) or word in _ABILITIES
    ]
    rest = [word for word in plain if vocabulary.label(word) not in qualities]
    if not words:
        rest = []
        named = talk.noun("chosen").text
        return Part(f"be {'no longer ' if mod.op == 'take' else ''}considered to be of {named}", got=False)
    if mod.op == "choose":
        either = listed((_considered(word, False) for word in words), "or")
        return Part(f"count as {either}, {_case_by_case(who)}", got=False)
    if mod.op == "give" and len(words) == 1 and words[0] in vocabulary.DONE:
        done = vocabulary.DONE[words[0]]
        return Part(done.does if mod.until or not done.gift else done.gift, got=False)
    said: list[str] = []
    if qualities:
        said.append(("lose " if mod.op in ("take", "ignore") else "have ") + listed(qualities))
    if rest:
        named = listed(_considered(word, many) for word in rest)
        if mod.op == "set":
            said.append(f"be considered nothing but {named}")
        else:
            also = "also " if mod.op == "give" and all(word in nouns.KINDS for word in rest) else ""
            if mod.until and mod.op == "give" and all(vocabulary.is_condition(word) for word in rest):
                said.append(f"become {named}")
            else:
                said.append(f"be {'no longer ' if mod.op in ('take', 'ignore') else also}considered {named}")
    said += [_SAID[word] for word in words if word in _SAID]
    return Part(listed([said[0], *(conjugate(one, many) for one in said[1:])]), got=False)


_ABILITIES = {"first strike", "slayer", "assassin", "noncombatant", "blessed", "profane"}
_SAID = {"decisive": "end the combat if its first strike wounds", "killed if wounded": "die of any wound",
         "annihilated if killed": "be annihilated if killed"}


def _considered(tag: str, many: bool) -> str:
    if vocabulary.is_adjective(tag):
        return vocabulary.adjective(tag)
    word = vocabulary.tag_noun(tag)
    return plural(word) if many else a(word)


def _affiliation(mod: Mod, talk: Talk, who: Phrase | None) -> Part:
    names = [
        f"that {talk.named_thing()}" if word == "named" else vocabulary.GROUPS.get(word, vocabulary.label(word))
        for word in mod.words
    ]
    if mod.op == "choose":
        return Part(f"belong to {listed(names, 'or')}, {_case_by_case(who)}", got=False)
    groups = listed(names)
    if mod.op == "take":
        return Part(f"no longer belong to {groups}" if groups else "lose every affiliation", got=False)
    groups = groups or talk.noun("chosen").text
    return Part(f"belong to {groups} only" if mod.op == "set" else f"belong to {groups} as well", got=False)


def _case_by_case(who: Phrase | None) -> str:
    return (
        "as their players choose each time"
        if who is not None and who.many
        else "as its player chooses each time"
    )


def _immune(mod: Mod, talk: Talk, who: Phrase | None) -> Part:
    powers = listed(_power(word, talk) for word in mod.words) or talk.noun("chosen").text
    if mod.of is not None:
        powers = _of(mod.of, talk).as_object.replace(" or ", " and ")
    if mod.op in ("take", "ignore"):
        return Part(f"have no immunity to {powers}", got=False)
    return Part(f"be immune to {powers}", got=False)


def _power(word: str, talk: Talk) -> str:
    return {
        "art": "the Art", "gifts": "general gifts",
        "symmetry": "Dark Symmetry cards", "chosen": talk.card.name,
    }.get(word) or vocabulary.class_of(word)  # fmt: skip


def _aspects(mod: Mod, talk: Talk, who: Phrase | None) -> Part:
    if len(mod.words) >= _ALL_ASPECTS or "all" in mod.words:
        aspects = "every aspect of the Art"
    else:
        aspects = (
            f"the Art of {listed(vocabulary.label(word) for word in mod.words)}"
            if mod.words
            else "that aspect"
        )
        if not mod.words:
            aspects = f"the Art of {talk.noun('chosen').text}"
    return Part(
        f"be unable to cast {aspects}" if mod.op in ("take", "ignore") else f"may cast {aspects}", got=False
    )


def _text(mod: Mod, talk: Talk, who: Phrase | None) -> Part:
    if mod.op in ("take", "ignore", "set"):
        return Part("lose all printed abilities", got=False)
    source = _of(mod.of, talk).text if mod.of is not None else talk.noun("chosen").text
    return Part(f"have the printed abilities of {source}", got=False)


# ------------------------------------------------------------------------------------------------ values of players


def _more(mod: Mod, talk: Talk, one: str, many: str) -> str:
    """'two more cards', 'one card less', 'exactly 3 actions'."""
    if isinstance(mod.by, int) and mod.op == "add":
        number = abs(mod.by)
        return f"{count(number)} {one if number == 1 else many} {'more' if mod.by > 0 else 'fewer'}"
    if mod.op == "set" and isinstance(mod.by, int):
        return f"exactly {count(mod.by)} {one if mod.by == 1 else many}"
    if mod.op == "times" and isinstance(mod.by, int):
        return f"{'twice' if mod.by == 2 else f'{count(mod.by)} times'} as many {many}"
    return f"{amounts.quantity(mod.by, talk, one, many)} more"


def _hand(mod: Mod, talk: Talk, who: Phrase | None) -> Part:
    if mod.op == "set" and isinstance(mod.by, int):
        return Part(f"discard down to {count(mod.by)} cards in the Discard step", got=False)
    return Part(f"may hold {_more(mod, talk, 'card', 'cards')} in hand", got=False)


def _fill(mod: Mod, talk: Talk, who: Phrase | None) -> Part:
    cards = _more(mod, talk, "card", "cards").removeprefix("exactly ")
    hold = "you hold" if who is None or who.you else "holding"
    return Part(f"draw until {hold} {cards} in the Draw step", got=False)


def _actions(mod: Mod, talk: Talk, who: Phrase | None) -> Part:
    return Part(f"have {_more(mod, talk, 'action', 'actions')}{'' if mod.until else ' each turn'}", got=False)


def _attacks(mod: Mod, talk: Talk, who: Phrase | None) -> Part:
    return Part(f"may make {_more(mod, talk, 'attack', 'attacks')} each turn", got=False)


def _discards(mod: Mod, talk: Talk, who: Phrase | None) -> Part:
    if (mod.op, mod.by) == ("set", 0):
        return Part("need not discard any cards in the Discard step", got=False)
    return Part(f"may discard {_more(mod, talk, 'card', 'cards')} in the Discard step", got=False)


def _goal(mod: Mod, talk: Talk, who: Phrase | None) -> Part:
    if mod.op == "set":
        return Part(f"need {value(mod.by, talk)} P to win", got=False)
    if isinstance(mod.by, int):
        return Part(f"need {abs(mod.by)} P {'more' if mod.by > 0 else 'fewer'} to win", got=False)
    return Part(f"need {amounts.points(mod.by, 'P', talk)} more to win", got=False)


# ------------------------------------------------------------------------------------------- prices and awards


def _things(mod: Mod, talk: Talk, what: str) -> Phrase:
    return _of(mod.of, talk) if mod.of is not None else Phrase(what, many=True)


def _of(what: Sel | Ref, talk: Talk) -> Phrase:
    return nouns.noun(what, talk, "bares") if isinstance(what, Sel) else talk.noun(what)


def _price(mod: Mod, talk: Talk, who: Phrase | None) -> Part:
    if mod.of is None:
        subject_, many = (
            (f"playing {who.as_object}" if who is not None and not who.you else "your cards"),
            False,
        )
        many = who is None or who.you
    else:
        things = _things(mod, talk, "cards")
        subject_, many = things.text, things.many
    for_whom = f" for {who.as_object}" if who is not None and mod.of is not None and not who.you else ""
    if mod.of is not None and who is not None and who.you:
        for_whom = " for you"
    cost = "cost" if many else "costs"
    least = f" (at least {mod.floor} D)" if mod.floor is not None else ""
    if mod.who == "caster" and isinstance(mod.by, int) and mod.op == "add":  # who casts pays in parts
        least = f", and so does each part of one{least}"
    if mod.op == "set":
        price = "nothing" if mod.by == 0 else amounts.points(mod.by, "D", talk)
        return Part(f"{subject_} {cost}{for_whom} {price}{least}", got=False, own=True)
    if mod.op == "times":
        return Part(
            f"{subject_} {cost}{for_whom} {'twice' if mod.by == 2 else f'{mod.by} times'} as much",
            got=False,
            own=True,
        )
    if mod.op == "divide":
        return Part(f"{subject_} {cost}{for_whom} half as much (rounded up)", got=False, own=True)
    if isinstance(mod.by, int):
        change = f"{abs(mod.by)} D {'more' if mod.by > 0 else 'less'}"
    else:
        change = f"{amounts.points(mod.by, 'D', talk)} more"
    return Part(f"{subject_} {cost} {change}{for_whom}{least}", got=False, own=True)


def _rate(mod: Mod, talk: Talk, who: Phrase | None) -> Part:
    spent = f"on {_things(mod, talk, 'spells').text}"
    if who is not None and not who.you:
        spent = f"{spent} through {who.as_object}"
    return Part(f"each D spent {spent} counts as {value(mod.by, talk)} D", got=False, own=True)


def _award(mod: Mod, talk: Talk, who: Phrase | None) -> Part:
    killed = f"killing {nouns.noun(mod.of, talk, 'a').text}" if isinstance(mod.of, Sel) else "a kill"
    by = f"{killed} with {who.as_object}" if who is not None and mod.of is not None else killed
    if mod.of is None and who is not None:
        by = f"each kill made by {who.as_object}"
    if mod.op == "times":
        return Part(
            f"{by} earns {'twice' if mod.by == 2 else f'{mod.by} times'} the points", got=False, own=True
        )
    if mod.op == "set":
        return Part(
            f"{by} earns {'no points' if mod.by == 0 else f'{value(mod.by, talk)} points'}",
            got=False,
            own=True,
        )
    if mod.op == "divide":
        return Part(f"{by} earns half the points (rounded up)", got=False, own=True)
    more = amounts.quantity(mod.by, talk, "point", "points")
    return Part(f"{by} earns {more} more", got=False, own=True)


def _bonus(mod: Mod, talk: Talk, who: Phrase | None) -> Part:
    whose = who.whose if who is not None else "its"
    giver = _of(mod.of, talk).text if mod.of is not None else "cards"
    text = f"{whose} bonuses from {giver}"
    if mod.op == "times":
        return Part(
            f"{text} are {'doubled' if mod.by == 2 else f'multiplied by {mod.by}'}", got=False, own=True
        )
    if mod.op == "divide":
        return Part(f"{text} are halved (rounded up)", got=False, own=True)
    if mod.op in ("ignore", "take", "set"):
        return Part(f"{text} do not count", got=False, own=True)
    if isinstance(mod.by, int):
        return Part(f"{text} are {abs(mod.by)} {'higher' if mod.by > 0 else 'lower'}", got=False, own=True)
    return Part(f"{text} change by {amounts.delta(mod.by, talk).sign}", got=False, own=True)


_PARTS = {
    "tags": _tags, "affiliation": _affiliation, "immune": _immune, "aspects": _aspects, "text": _text, "hand": _hand,
    "fill": _fill, "actions": _actions, "attacks": _attacks, "discards": _discards, "goal": _goal, "price": _price,
    "rate": _rate, "award": _award, "bonus": _bonus,
}  # fmt: skip


@effect.register
def _(node: Mod, talk: Talk) -> Clause:
    return statement([node], talk)
