"""Parts of a modifier statement: what one Mod does to ratings, keywords, affiliation, immunity or prices."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from doomtable.rules.language import Mod, Ref, Sel
from doomtable.words.english import amounts, lexicon, noun_phrases
from doomtable.words.english.dispatch import value
from doomtable.words.english.grammar import Phrase, a, conjugate, count, listed, plural
from doomtable.words.english.references import References, Unworded

RATINGS = ("F", "S", "A", "V")
_ALL_ASPECTS = 8

_ABILITIES = {"first strike", "slayer", "assassin", "noncombatant", "blessed", "profane"}
_SAID = {"decisive": "end the combat if its first strike wounds", "killed if wounded": "die of any wound",
         "annihilated if killed": "be annihilated if killed"}


class PredicatePart(NamedTuple):
    """One piece of a statement: what its subject gets ('+2 to Fight') or does ('is immune to the Art')."""

    text: str
    got: bool
    own: bool = False
    """A clause with a subject of its own."""


def base_ratings(stats: tuple[str, ...]) -> str:
    """'base Fight', 'base ratings'."""
    return f"base {ratings(stats).removeprefix('all ')}"


def ratings(stats: tuple[str, ...]) -> str:
    """'Fight and Shoot', 'all ratings'."""
    return "all ratings" if set(stats) == set(RATINGS) else listed(lexicon.STATS[stat] for stat in stats)


def predicate_part(mod: Mod, refs: References, who: Phrase | None = None) -> PredicatePart:
    what = mod.what[0]
    if what in RATINGS:
        return _rating(mod, refs, who)
    if len(mod.what) > 1:
        parts = [predicate_part(replace(mod, what=(one,)), refs, who) for one in mod.what]
        many = who is not None and (who.many or who.you)
        return PredicatePart(listed([parts[0].text, *(conjugate(part.text, many) for part in parts[1:])]), got=False)
    maker = _PARTS.get(what)
    if maker is None:
        raise Unworded(f"no words for a change of {what!r}")
    return maker(mod, refs, who)


def _rating(mod: Mod, refs: References, who: Phrase | None) -> PredicatePart:
    stats, base = ratings(mod.what), base_ratings(mod.what)
    of = who.whose if who is not None else "its"
    many = len(mod.what) > 1 or (who is not None and who.many)
    least = f" (never below {mod.floor})" if mod.floor is not None else ""
    if mod.op == "add":
        delta = amounts.delta(mod.by, refs)
        tail = delta.tail if delta.tail.startswith(",") else f" {delta.tail}" if delta.tail else ""
        return PredicatePart(f"{delta.sign} to {stats}{tail}{least}", got=True)
    if mod.op in ("times", "divide") and isinstance(mod.by, int):
        done = {("times", 2): "doubled", ("times", 3): "tripled", ("divide", 2): "halved (rounded up)"}.get(
            (mod.op, mod.by)
        )
        verb = "are" if many else "is"
        if done is not None:
            return PredicatePart(f"{of} {base} {verb} {done}{least}", got=False, own=True)
        sign = "multiplied" if mod.op == "times" else "divided"
        rounded = " (rounded up)" if mod.op == "divide" else ""
        return PredicatePart(f"{of} {base} {verb} {sign} by {mod.by}{rounded}{least}", got=False, own=True)
    if mod.op in ("times", "divide"):
        sign = "multiplied" if mod.op == "times" else "divided"
        return PredicatePart(
            f"{of} {base} {'are' if many else 'is'} {sign} by {value(mod.by, refs)}",
            got=False,
            own=True,
        )
    if mod.op == "set":
        verb = "become" if many else "becomes"
        return PredicatePart(f"{of} {base} {verb} {value(mod.by, refs)}", got=False, own=True)
    if mod.op == "swap":
        return PredicatePart(f"{of} {base} change places", got=False, own=True)
    if mod.op == "ignore":
        verb = "are" if len(mod.what) > 1 else "is"
        return PredicatePart(f"modifiers to {of} {stats} are ignored" if verb else "", got=False, own=True)
    raise Unworded(f"no words for {mod.op!r} of a rating")


def _tags(mod: Mod, refs: References, who: Phrase | None) -> PredicatePart:
    many = who is not None and who.many
    words = list(mod.words)
    plain = [word for word in words if word not in _SAID]
    qualities = [
        lexicon.label(word) for word in plain if lexicon.is_quality(word) or word in _ABILITIES
    ]
    rest = [word for word in plain if lexicon.label(word) not in qualities]
    if not words:
        rest = []
        named = refs.noun("chosen").text
        return PredicatePart(f"be {'no longer ' if mod.op == 'take' else ''}considered to be of {named}", got=False)
    if mod.op == "choose":
        either = listed((_considered(word, False) for word in words), "or")
        return PredicatePart(f"count as {either}, {_case_by_case(who)}", got=False)
    if mod.op == "give" and len(words) == 1 and words[0] in lexicon.DONE:
        done = lexicon.DONE[words[0]]
        return PredicatePart(done.does if mod.until or not done.gift else done.gift, got=False)
    said: list[str] = []
    if qualities:
        said.append(("lose " if mod.op in ("take", "ignore") else "have ") + listed(qualities))
    if rest:
        named = listed(_considered(word, many) for word in rest)
        if mod.op == "set":
            said.append(f"be considered nothing but {named}")
        else:
            also = "also " if mod.op == "give" and all(word in noun_phrases.KINDS for word in rest) else ""
            if mod.until and mod.op == "give" and all(lexicon.is_condition(word) for word in rest):
                said.append(f"become {named}")
            else:
                said.append(f"be {'no longer ' if mod.op in ('take', 'ignore') else also}considered {named}")
    said += [_SAID[word] for word in words if word in _SAID]
    return PredicatePart(listed([said[0], *(conjugate(one, many) for one in said[1:])]), got=False)


def _considered(tag: str, many: bool) -> str:
    if lexicon.is_adjective(tag):
        return lexicon.adjective(tag)
    word = lexicon.tag_noun(tag)
    return plural(word) if many else a(word)


def _affiliation(mod: Mod, refs: References, who: Phrase | None) -> PredicatePart:
    names = [
        f"that {refs.named_word()}" if word == "named" else lexicon.GROUPS.get(word, lexicon.label(word))
        for word in mod.words
    ]
    if mod.op == "choose":
        return PredicatePart(f"belong to {listed(names, 'or')}, {_case_by_case(who)}", got=False)
    groups = listed(names)
    if mod.op == "take":
        return PredicatePart(f"no longer belong to {groups}" if groups else "lose every affiliation", got=False)
    groups = groups or refs.noun("chosen").text
    return PredicatePart(f"belong to {groups} only" if mod.op == "set" else f"belong to {groups} as well", got=False)


def _case_by_case(who: Phrase | None) -> str:
    return (
        "as their players choose each time"
        if who is not None and who.many
        else "as its player chooses each time"
    )


def _immune(mod: Mod, refs: References, who: Phrase | None) -> PredicatePart:
    powers = listed(_power(word, refs) for word in mod.words) or refs.noun("chosen").text
    if mod.of is not None:
        powers = _of(mod.of, refs).as_object
        powers = powers.replace(" or ", " and ") if isinstance(mod.of, Sel) else powers
    if mod.op == "take" and isinstance(mod.of, Sel) and mod.of.on == "it":
        them = "them" if who is None or who.many else "it"
        return PredicatePart(f"be affected by {powers.removesuffix(' on it')} on {them}", got=False)
    if mod.op in ("take", "ignore"):
        return PredicatePart(f"have no immunity to {powers}", got=False)
    return PredicatePart(f"be immune to {powers}", got=False)


def _power(word: str, refs: References) -> str:
    return {
        "art": "the Art", "gifts": "general gifts",
        "symmetry": "Dark Symmetry cards", "chosen": refs.card.name,
    }.get(word) or lexicon.class_of(word)  # fmt: skip


def _aspects(mod: Mod, refs: References, who: Phrase | None) -> PredicatePart:
    if len(mod.words) >= _ALL_ASPECTS or "all" in mod.words:
        aspects = "every aspect of the Art"
    else:
        aspects = (
            f"the Art of {listed(lexicon.label(word) for word in mod.words)}"
            if mod.words
            else "that aspect"
        )
        if not mod.words:
            aspects = f"the Art of {refs.noun('chosen').text}"
    return PredicatePart(
        f"be unable to cast {aspects}" if mod.op in ("take", "ignore") else f"may cast {aspects}", got=False
    )


def _text(mod: Mod, refs: References, who: Phrase | None) -> PredicatePart:
    if mod.op in ("take", "ignore", "set"):
        return PredicatePart("lose all printed abilities", got=False)
    source = _of(mod.of, refs).text if mod.of is not None else refs.noun("chosen").text
    return PredicatePart(f"have the printed abilities of {source}", got=False)


def _more(mod: Mod, refs: References, one: str, many: str) -> str:
    """'two more cards', 'one card less', 'exactly 3 actions'."""
    if isinstance(mod.by, int) and mod.op == "add":
        number = abs(mod.by)
        return f"{count(number)} {one if number == 1 else many} {'more' if mod.by > 0 else 'fewer'}"
    if mod.op == "set" and isinstance(mod.by, int):
        return f"exactly {count(mod.by)} {one if mod.by == 1 else many}"
    if mod.op == "times" and isinstance(mod.by, int):
        return f"{'twice' if mod.by == 2 else f'{count(mod.by)} times'} as many {many}"
    return f"{amounts.quantity(mod.by, refs, one, many)} more"


def _hand(mod: Mod, refs: References, who: Phrase | None) -> PredicatePart:
    if mod.op == "set" and isinstance(mod.by, int):
        return PredicatePart(f"discard down to {count(mod.by)} cards in the Discard step", got=False)
    return PredicatePart(f"may hold {_more(mod, refs, 'card', 'cards')} in hand", got=False)


def _fill(mod: Mod, refs: References, who: Phrase | None) -> PredicatePart:
    cards = _more(mod, refs, "card", "cards").removeprefix("exactly ")
    hold = "you hold" if who is None or who.you else "holding"
    return PredicatePart(f"may draw until {hold} {cards} in the Draw step", got=False)


def _actions(mod: Mod, refs: References, who: Phrase | None) -> PredicatePart:
    return PredicatePart(f"have {_more(mod, refs, 'action', 'actions')}{'' if mod.until else ' each turn'}", got=False)


def _attacks(mod: Mod, refs: References, who: Phrase | None) -> PredicatePart:
    return PredicatePart(f"may make {_more(mod, refs, 'attack', 'attacks')} each turn", got=False)


def _discards(mod: Mod, refs: References, who: Phrase | None) -> PredicatePart:
    if (mod.op, mod.by) == ("set", 0):
        return PredicatePart("need not discard any cards in the Discard step", got=False)
    return PredicatePart(f"may discard {_more(mod, refs, 'card', 'cards')} in the Discard step", got=False)


def _goal(mod: Mod, refs: References, who: Phrase | None) -> PredicatePart:
    if mod.op == "set":
        return PredicatePart(f"need {value(mod.by, refs)} P to win", got=False)
    if isinstance(mod.by, int):
        return PredicatePart(f"need {abs(mod.by)} P {'more' if mod.by > 0 else 'fewer'} to win", got=False)
    return PredicatePart(f"need {amounts.points(mod.by, 'P', refs)} more to win", got=False)


def _things(mod: Mod, refs: References, what: str) -> Phrase:
    return _of(mod.of, refs) if mod.of is not None else Phrase(what, many=True)


def _of(what: Sel | Ref, refs: References) -> Phrase:
    return noun_phrases.noun(what, refs, "bares") if isinstance(what, Sel) else refs.noun(what)


def _price(mod: Mod, refs: References, who: Phrase | None) -> PredicatePart:
    if mod.of is None:
        subject_, many = (
            (f"playing {who.as_object}" if who is not None and not who.you else "your cards"),
            False,
        )
        many = who is None or who.you
    else:
        things = _things(mod, refs, "cards")
        subject_, many = things.text, things.many
    for_whom = f" for {who.as_object}" if who is not None and mod.of is not None and not who.you else ""
    if mod.of is not None and who is not None and who.you:
        for_whom = " for you"
    cost = "cost" if many else "costs"
    least = f" (at least {mod.floor} D)" if mod.floor is not None else ""
    if mod.who == "caster" and isinstance(mod.by, int) and mod.op == "add":  # who casts pays in parts
        least = f", and so does each part of one{least}"
    if mod.op == "set":
        price = "nothing" if mod.by == 0 else amounts.points(mod.by, "D", refs)
        return PredicatePart(f"{subject_} {cost}{for_whom} {price}{least}", got=False, own=True)
    if mod.op == "times":
        return PredicatePart(
            f"{subject_} {cost}{for_whom} {'twice' if mod.by == 2 else f'{mod.by} times'} as much",
            got=False,
            own=True,
        )
    if mod.op == "divide":
        return PredicatePart(f"{subject_} {cost}{for_whom} half as much (rounded up)", got=False, own=True)
    if isinstance(mod.by, int):
        change = f"{abs(mod.by)} D {'more' if mod.by > 0 else 'less'}"
    else:
        change = f"{amounts.points(mod.by, 'D', refs)} more"
    return PredicatePart(f"{subject_} {cost} {change}{for_whom}{least}", got=False, own=True)


def _rate(mod: Mod, refs: References, who: Phrase | None) -> PredicatePart:
    spent = f"on {_things(mod, refs, 'spells').text}"
    if who is not None and not who.you:
        spent = f"{spent} through {who.as_object}"
    return PredicatePart(f"each D spent {spent} counts as {value(mod.by, refs)} D", got=False, own=True)


def _award(mod: Mod, refs: References, who: Phrase | None) -> PredicatePart:
    killed = f"killing {noun_phrases.noun(mod.of, refs, 'a').text}" if isinstance(mod.of, Sel) else "a kill"
    by = f"{killed} with {who.as_object}" if who is not None and mod.of is not None else killed
    if mod.of is None and who is not None:
        by = f"each kill made by {who.as_object}"
    if mod.op == "times":
        return PredicatePart(
            f"{by} earns {'twice' if mod.by == 2 else f'{mod.by} times'} the points", got=False, own=True
        )
    if mod.op == "set":
        return PredicatePart(
            f"{by} earns {'no points' if mod.by == 0 else f'{value(mod.by, refs)} points'}",
            got=False,
            own=True,
        )
    if mod.op == "divide":
        return PredicatePart(f"{by} earns half the points (rounded up)", got=False, own=True)
    more = amounts.quantity(mod.by, refs, "point", "points")
    return PredicatePart(f"{by} earns {more} more", got=False, own=True)


def _bonus(mod: Mod, refs: References, who: Phrase | None) -> PredicatePart:
    whose = who.whose if who is not None else "its"
    giver = _of(mod.of, refs).text if mod.of is not None else "cards"
    text = f"{whose} bonuses from {giver}"
    if mod.op == "times":
        return PredicatePart(
            f"{text} are {'doubled' if mod.by == 2 else f'multiplied by {mod.by}'}", got=False, own=True
        )
    if mod.op == "divide":
        return PredicatePart(f"{text} are halved (rounded up)", got=False, own=True)
    if mod.op in ("ignore", "take", "set"):
        return PredicatePart(f"{text} do not count", got=False, own=True)
    if isinstance(mod.by, int):
        return PredicatePart(f"{text} are {abs(mod.by)} {'higher' if mod.by > 0 else 'lower'}", got=False, own=True)
    return PredicatePart(f"{text} change by {amounts.delta(mod.by, refs).sign}", got=False, own=True)


_PARTS = {
    "tags": _tags, "affiliation": _affiliation, "immune": _immune, "aspects": _aspects, "text": _text, "hand": _hand,
    "fill": _fill, "actions": _actions, "attacks": _attacks, "discards": _discards, "goal": _goal, "price": _price,
    "rate": _rate, "award": _award, "bonus": _bonus,
}  # fmt: skip
