"""English amounts: values, quantities, modifiers, comparisons."""

from __future__ import annotations

from doomtable.words.english import lexicon
from doomtable.words.english.grammar import a, capital, count, listed, plural, signed
from doomtable.words.english.nouns import OWNERS, owner_of, parts, phrase
from doomtable.words.plan.structure import (
    Change,
    Comparison,
    ForEach,
    Greatest,
    HighestRating,
    HowMany,
    Kind,
    MarkerOn,
    Noun,
    PaidParts,
    PoolPoints,
    Quantity,
    RatingOf,
    ThatMany,
    Total,
    Value,
)

_HALF = {"": "", "up": " (rounded up)", "down": " (rounded down)"}
_UNITS = {"D": "D", "P": "P", "any": "points (D or P)", "points": "points", "damage": "damage"}
_NOUNS = {"card": "card", "action": "action", "attack": "attack", "question": "yes-or-no question",
          "top card": "top card", "player": "player", "other player": "other player"}  # fmt: skip
_FIXED = {
    "<=": "{} or less",
    ">=": "{} or more",
    "==": "{}",
    "<": "below {}",
    ">": "above {}",
    "!=": "other than {}",
}
_OPEN = {"<=": "no higher than {}", ">=": "at least equal to {}", "==": "equal to {}", "<": "lower than {}",
         ">": "higher than {}", "!=": "different from {}"}  # fmt: skip


def ratings(stats: tuple[str, ...], base: bool = False) -> str:
    """'Fight and Shoot', 'all ratings', 'base Armor'."""
    whole = set(stats) == {"F", "S", "A", "V"}
    words = ("ratings" if base else "all ratings") if whole else listed(lexicon.STATS[stat] for stat in stats)
    return f"base {words}" if base else words


def value(n: Value) -> str:
    """An amount as a noun: '5', 'its Value', 'the number of Clansmen in play'."""
    if isinstance(n, int):
        return str(n)
    if isinstance(n, ForEach):
        return f"{n.n} {per(n.of)}"
    if isinstance(n, RatingOf):
        owner = phrase(n.of)
        stat = ratings(n.stats, n.base)
        long = not owner.pronoun and len(owner.text.split(" ")) > 3
        text = f"the {stat} of {owner.object}" if long else f"{owner.whose} {stat}"
        text = text if n.times == 1 else f"{_times(n.times)} {text}"
        return f"half {text}{_HALF[n.half]}" if n.half else text
    if isinstance(n, HowMany):
        return _how_many(n)
    if isinstance(n, HighestRating):
        return f"the highest {lexicon.STATS[n.stat]} of {phrase(n.of).object}"
    if isinstance(n, PoolPoints):
        text = f"{phrase(n.who).whose} {n.pool}"
        return f"half {text}{_HALF[n.half]}" if n.half else text
    if isinstance(n, ThatMany):
        if n.pool == "bid":
            return "the bid"
        unit = f" of {n.pool}" if n.pool else ""
        return f"that number{unit}" if n.times == 1 else f"{_times(n.times)} that number{unit}"
    if isinstance(n, Total):
        return " plus ".join(map(value, n.parts))
    if isinstance(n, Greatest):
        return f"the highest of {listed(map(value, n.parts))}"
    return _paid(n)


def _how_many(n: HowMany) -> str:
    if isinstance(n.of, MarkerOn):
        if n.of.per == 1 and n.each == 1:
            return f"the number of {plural(marker(n.of.name))} on {phrase(n.of.on).object}"
        return f"{n.each} {per(n.of)}"
    text = f"the number of {'differently named ' if n.distinct else ''}{_there(n.of)}{up_to(n)}"
    return text if n.each == 1 else f"{_times(n.each)} {text}"


def up_to(n: HowMany | ForEach) -> str:
    """' (five at most)' behind what is counted, if no more of it count."""
    return f" ({count(n.most)} at most)" if isinstance(n, HowMany) and n.most else ""


def _there(noun: Noun) -> str:
    """Cards that are counted, with 'in play' where nothing else says where."""
    said = phrase(noun).object
    kind = noun.kind
    return said if kind.place or kind.owner != "any" or _lies_on(kind) else f"{said} in play"


def _lies_on(kind: Kind) -> bool:
    return any(str(detail).startswith("on ") for detail in kind.details)


def _times(times: int) -> str:
    return "twice" if times == 2 else f"{count(times)} times"


def marker(name: str) -> str:
    return f"{capital(name)} marker"


def _paid(n: PaidParts) -> str:
    most, more = f" (at most {n.most} D)" if n.most else "", "further " if n.beyond else ""
    return f"{more}{n.per} D paid{most}" if n.per > 1 else f"{more}D paid{most}"


def per(of: object) -> str:
    """'for each 2 D paid', 'for every three Age markers on it', 'for each other Clansman in your Squad'."""
    if isinstance(of, PaidParts):
        return f"for each {_paid(of)}"
    if isinstance(of, MarkerOn):
        what = marker(of.name) if of.per == 1 else f"{count(of.per)} {plural(marker(of.name))}"
        return f"for {'each' if of.per == 1 else 'every'} {what} on {phrase(of.on).object}"
    assert isinstance(of, Noun)
    if of.how == "that":
        return f"for each of {phrase(of).text}"
    each = phrase(of._replace(how="each", many=False, n=1)).text
    kind = of.kind
    here = kind.place or kind.owner != "any" or _lies_on(kind)
    return f"for {each}" if here else f"for {each} in play"


def quantity(q: Quantity) -> str:
    """So many of a unit: '3 D', 'two cards', '1 D for each Clansman', 'D equal to its Value'."""
    one, many = _unit(q.unit)
    points = q.unit in _UNITS
    n = q.n
    if isinstance(n, int):
        number = str(n) if points or (q.unit == "action" and n > 1) else count(n)
        if q.unit == "top card":
            return f"the {one}" if n == 1 else f"the top {count(n)} cards"
        if n < 2 and q.unit.startswith("marker "):
            return a(one) if n else f"no {one}"
        if q.more == "all":
            return f"all {many}"
        if q.more == "exactly":
            return f"exactly {number} {one if n == 1 else many}"
        if q.more == "times":
            return f"{_times(n)} as many {many}"
        if q.more == "extra":
            return f"{number} extra {one if n == 1 else many}"
        if q.more in ("more", "fewer", "less"):
            return f"{number} {one if n == 1 else many} {q.more}" if points or q.more == "fewer" else (
                f"{number} more {one if n == 1 else many}")  # fmt: skip
        return f"{number} {one if n == 1 else many}"
    more = f" {q.more}" if q.more in ("more", "extra", "less") else ""
    if isinstance(n, ForEach) or (isinstance(n, HowMany) and not n.distinct):
        each = n.n if isinstance(n, ForEach) else n.each
        number = str(each) if points else count(each)
        return f"{number}{more} {one if each == 1 else many} {per(n.of)}{up_to(n)}"
    if isinstance(n, ThatMany):
        return f"that many{more} {many}" if n.times == 1 else f"{_times(n.times)} as many{more} {many}"
    if isinstance(n, Total):
        return " plus ".join(quantity(q._replace(n=part)) for part in n.parts)
    if isinstance(n, PoolPoints):
        owner = phrase(n.who)
        half = "half as many" if n.half else "as many"
        return f"{half} {many} as {owner.text} {'have' if owner.you else 'has'}{_HALF[n.half]}"
    if isinstance(n, RatingOf) and q.unit in ("D", "P") and not n.half:
        return f"{value(n)} in {many}"
    return f"{many} equal to {value(n)}"


def _unit(unit: str) -> tuple[str, str]:
    if unit in _UNITS:
        return _UNITS[unit], _UNITS[unit]
    if unit.startswith("marker "):
        word = marker(unit.removeprefix("marker "))
        return word, plural(word)
    return _NOUNS[unit], plural(_NOUNS[unit])


def change(one: Change) -> str:
    """A modifier: '+2 to Fight and Shoot', '+1 to Armor for each D paid'."""
    least = f" (never below {one.floor})" if one.floor is not None else ""
    another = "another " if one.further else ""
    if one.short:
        letters = "all ratings" if len(set(one.stats)) == 4 else "/".join(one.stats)
        return f"{another}{_signed(one.by, letters).replace(' to ', ' ', 1)}{least}"
    return f"{another}{_signed(one.by, ratings(one.stats))}{least}"


def _signed(by: Value, stats: str) -> str:
    if isinstance(by, int):
        return f"{signed(by)} to {stats}"
    if isinstance(by, ForEach):
        return f"{signed(by.n)} to {stats} {per(by.of)}"
    if isinstance(by, HowMany) and not by.distinct:
        return f"{signed(by.each)} to {stats} {per(by.of)}{up_to(by)}"
    if isinstance(by, Total) and by.parts and isinstance(by.parts[0], int):
        more = "".join(f", and {_more(part)}" for part in by.parts[1:])
        return f"{signed(by.parts[0])} to {stats}{more}"
    return f"+X to {stats}, where X is {value(by)}"


def _more(part: Value) -> str:
    if isinstance(part, ForEach):
        return f"{signed(part.n)} more {per(part.of)}"
    if isinstance(part, HowMany):
        return f"{signed(part.each)} more {per(part.of)}"
    return f"{value(part)} more"


def of_candidate(one: Comparison) -> str:
    """What the card looked at has: 'Value 5 or less', 'the highest Value'."""
    left = one.left
    if isinstance(left, HowMany) and isinstance(left.of, MarkerOn) and isinstance(one.right, int):
        word = marker(left.of.name)
        if one.right == 0 and one.op in (">", "=="):
            return a(word) if one.op == ">" else f"no {word}"
        return f"{_FIXED[one.op].format(count(one.right))} {word if one.right == 1 else plural(word)}"
    assert isinstance(left, RatingOf)
    stat = ratings(left.stats, left.base)
    if isinstance(one.right, HighestRating) and one.op in (">=", "=="):
        return f"the highest {stat}"
    if isinstance(one.right, RatingOf) and one.op == ">=" and not one.right.half:
        return f"at least {value(one.right)}"
    return f"{stat} {bound(one)}"


def bound(one: Comparison) -> str:
    return (_FIXED if isinstance(one.right, int) else _OPEN)[one.op].format(value(one.right))


def is_of_candidate(one: Comparison) -> bool:
    left = one.left
    if isinstance(left, RatingOf):
        return left.of.word == "candidate"
    return isinstance(left, HowMany) and isinstance(left.of, MarkerOn) and left.of.on.word == "candidate"


def comparison(one: Comparison) -> str:
    """A comparison as a clause of its own: 'its Value is 5 or less', 'you have 5 or more P'."""
    if isinstance(one.left, PoolPoints) and isinstance(one.right, int):
        who = phrase(one.left.who)
        return f"{who.text} {'have' if who.you else 'has'} {_FIXED[one.op].format(one.right)} {one.left.pool}"
    if isinstance(one.left, ThatMany) and isinstance(one.right, int):
        return f"that is {bound(one)}"
    return f"{value(one.left)} is {bound(one)}"


def by_amount(noun: Noun, n: Value) -> str:
    """'one Mission for each 3 D paid'."""
    before, one, many, after = parts(noun.kind)
    owner = owner_of(noun.kind)
    mine = "of your " if owner == "yours" else ""
    other, tail = "other " if noun.kind.other else "", f" {after}" if after else ""
    back = f" {OWNERS[owner]}" if owner in OWNERS else ""
    most = "up to " if noun.up_to else ""
    if isinstance(n, ForEach):
        word = many if n.n != 1 or mine else one
        anybody = noun.kind.head in (("warrior",), ("doomtrooper",)) and (noun.how, owner, n.n) == ("any", "any", 1)
        free = "any " if anybody and not most and not other else ""
        text = f"{most}{free}{count(n.n)} {mine}{other}{before} {word}{tail}{back} {per(n.of)}"
        return " ".join(text.split())
    least, further = n.parts if isinstance(n, Total) and len(n.parts) == 2 else (None, None)
    if isinstance(least, int) and isinstance(further, ForEach):
        word = many if least != 1 or mine else one
        text = f"{count(least)} {mine}{other}{before} {word}{tail}{back} ({further.n} more {per(further.of)})"
        return " ".join(text.split())
    text = f"{most}as many {mine}{other}{before} {many}{tail}{back} as {value(n)}"
    return " ".join(text.split())
