"""Amounts in English: quantities, modifiers and values."""

from __future__ import annotations

from typing import NamedTuple

from doomtable.rules.language import Count, EventNumber, Highest, Marks, Most, Of, Paid, PoolOf, Sum
from doomtable.words.english import lexicon, noun_phrases
from doomtable.words.english.comparisons import marker
from doomtable.words.english.dispatch import value
from doomtable.words.english.grammar import count, listed, plural, signed
from doomtable.words.english.references import References

_POINTS = {"D": "D", "P": "P", "any": "points (D or P)"}
_HALF = {"": "", "up": " (rounded up)", "down": " (rounded down)"}


class Delta(NamedTuple):
    """A modifier: the signed part, and what follows the ratings."""

    sign: str
    tail: str


# -------------------------------------------------------------------------------------------------- as a value


@value.register
def _(amount: int, refs: References) -> str:
    return str(amount)


@value.register
def _(amount: Paid, refs: References) -> str:
    return f"{amount.each} for each {_paid(amount, refs)}"


@value.register
def _(amount: Of, refs: References) -> str:
    stat = f"{'base ' if amount.base else ''}{lexicon.STATS[amount.stat]}"
    owner = refs.noun(amount.ref)
    long = not owner.pronoun and len(owner.text.split(" ")) > 3
    text = f"the {stat} of {owner.as_object}" if long else f"{owner.whose} {stat}"
    if amount.times == 2:
        text = f"twice {text}"
    elif amount.times != 1:
        text = f"{amount.times} times {text}"
    return f"half {text}{_HALF[amount.half]}" if amount.half else text


@value.register
def _(amount: Count, refs: References) -> str:
    titles = "differently named " if amount.distinct else ""
    cards = noun_phrases.noun(amount.of, refs, "bares").text
    if not amount.of.where and not amount.of.area and amount.of.whose == "any":
        cards = f"{cards} in play"
    text = f"the number of {titles}{cards}"
    return text if amount.each == 1 else f"{amount.each} times {text}"


@value.register
def _(amount: Highest, refs: References) -> str:
    return f"the highest {lexicon.STATS[amount.stat]} of {noun_phrases.noun(amount.of, refs, 'bares').text}"


@value.register
def _(amount: Marks, refs: References) -> str:
    on = refs.noun(amount.on).as_object
    if amount.per == 1 and amount.each == 1:
        return f"the number of {plural(marker(amount.name))} on {on}"
    return f"{amount.each} for each {_marks(amount)} on {on}"


@value.register
def _(amount: PoolOf, refs: References) -> str:
    text = f"{refs.player(amount.who).whose} {amount.pool}"
    return f"half {text}{_HALF[amount.half]}" if amount.half else text


@value.register
def _(amount: EventNumber, refs: References) -> str:
    unit = f" {amount.pool}" if amount.pool else ""
    return (
        f"that number{' of' + unit if unit else ''}"
        if amount.times == 1
        else f"{_times(amount.times)} that number"
    )


@value.register
def _(amount: Sum, refs: References) -> str:
    return " plus ".join(value(part, refs) for part in amount.parts)


@value.register
def _(amount: Most, refs: References) -> str:
    return f"the highest of {listed(value(part, refs) for part in amount.parts)}"


def _times(times: int) -> str:
    return "twice" if times == 2 else f"{count(times)} times"


def _paid(amount: Paid, refs: References) -> str:
    """'2 D paid', with the limit where there is one."""
    most = f" (at most {amount.cap * amount.per} D)" if amount.cap else ""
    if amount.less is not None:
        most = f"{most} otherwise"
    return f"{amount.per} D paid{most}" if amount.per > 1 else f"D paid{most}"


def _marks(amount: Marks) -> str:
    return marker(amount.name) if amount.per == 1 else f"{count(amount.per)} {plural(marker(amount.name))}"


# ------------------------------------------------------------------------------------------------ as a quantity


def points(amount: object, pool: str, refs: References) -> str:
    """So many points: '3 D', '1 D for each Clansman', 'D equal to its Value'."""
    return quantity(amount, refs, _POINTS[pool], _POINTS[pool])


def cards(amount: object, refs: References, one: str = "card") -> str:
    """So many cards: 'a card', 'two cards', 'a card for each 2 D paid'."""
    if isinstance(amount, int):
        return f"{count(amount)} {one if amount == 1 else plural(one)}"
    return quantity(amount, refs, one, plural(one))


def quantity(amount: object, refs: References, one: str, many: str) -> str:
    """So many of something."""
    if isinstance(amount, int):
        return f"{amount} {one if amount == 1 else many}"
    if isinstance(amount, Paid | Count | Marks):
        return f"{amount.each} {one if amount.each == 1 else many} {per(amount, refs)}"
    if isinstance(amount, EventNumber):
        return f"that many {many}" if amount.times == 1 else f"{_times(amount.times)} as many {many}"
    if isinstance(amount, Sum):
        return " plus ".join(quantity(part, refs, one, many) for part in amount.parts)
    if isinstance(amount, PoolOf):
        owner = refs.player(amount.who)
        half = "half as many" if amount.half else "as many"
        return f"{half} {many} as {owner.does('have')}{_HALF[amount.half]}"
    if isinstance(amount, Of) and not amount.half and many in ("D", "P"):
        return f"{value(amount, refs)} in {many}"
    return f"{many} equal to {value(amount, refs)}"


def per(amount: Paid | Count | Marks, refs: References) -> str:
    """'for each 2 D paid', 'for each other Clansman in your Squad'."""
    if isinstance(amount, Paid):
        return f"for each {_paid(amount, refs)}"
    if isinstance(amount, Marks):
        return f"for {'each' if amount.per == 1 else 'every'} {_marks(amount)} on {refs.noun(amount.on).as_object}"
    each = noun_phrases.noun(amount.of, refs, "each" if amount.of.whose == "yours" else "bare").text
    each = each if each.startswith("each of ") else f"each {each}"
    if not amount.of.where and not amount.of.area and amount.of.whose == "any" and amount.of.on is None:
        each = f"{each} in play"
    return f"for {each.replace('each card', 'each differently named card') if amount.distinct else each}"


# ------------------------------------------------------------------------------------------------- as a modifier


def delta(amount: object, refs: References) -> Delta:
    """A modifier: ('+2', ''), ('+1', 'for each 2 D paid'), ('+X', 'where X is its Fight')."""
    if isinstance(amount, int):
        return Delta(signed(amount), "")
    if isinstance(amount, Paid | Count | Marks):
        return Delta(signed(amount.each), per(amount, refs))
    if isinstance(amount, Sum) and amount.parts and isinstance(amount.parts[0], int):
        more = [delta(part, refs) for part in amount.parts[1:]]
        return Delta(signed(amount.parts[0]), "".join(f", and {part.sign} more {part.tail}" for part in more))
    return Delta("+X", f", where X is {value(amount, refs)}")
