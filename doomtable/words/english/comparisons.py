"""Comparisons in English: how one amount stands to another."""

from __future__ import annotations

from doomtable.rules.language import EventNumber, Highest, Marks, Of, PoolOf, Test
from doomtable.words.english import lexicon
from doomtable.words.english.dispatch import value
from doomtable.words.english.grammar import capital, count, plural
from doomtable.words.english.references import References

_FIXED = {
    "<=": "{} or less",
    ">=": "{} or more",
    "==": "{}",
    "<": "below {}",
    ">": "above {}",
    "!=": "other than {}",
}
_OPEN = {
    "<=": "no higher than {}", ">=": "at least equal to {}", "==": "equal to {}", "<": "lower than {}",
    ">": "higher than {}", "!=": "different from {}",
}  # fmt: skip


def marker(name: str) -> str:
    """A marker's name as a noun: 'Virus marker'."""
    return f"{capital(name)} marker"


def tested(left: object, op: str, right: object, refs: References, bare: bool) -> str:
    """A comparison behind a noun ('with Value 5 or less') or, not `bare`, as a predicate ('has Value 5 or less')."""
    bound = (_FIXED if isinstance(right, int) else _OPEN)[op]
    if isinstance(left, Of) and left.ref == "it":
        stat = f"{'base ' if left.base else ''}{lexicon.STATS[left.stat]}"
        if isinstance(right, Highest) and op in (">=", "=="):
            among = "" if right.of.area or right.of.where or right.of.whose != "any" else " of all in play"
            return f"{'with' if bare else 'has'} the highest {stat}{among}"
        if isinstance(right, Of) and op == ">=" and not right.half:
            return f"{'with' if bare else 'has'} at least {value(right, refs)}"
        side = bound.format(value(right, refs))
        return f"{'with' if bare else 'has'} {stat} {side}"
    if isinstance(left, Marks) and left.on == "it" and isinstance(right, int):
        thing = marker(left.name) if right == 1 else plural(marker(left.name))
        return f"{'with' if bare else 'has'} {_FIXED[op].format(count(right))} {thing}"
    subject = value(left, refs)
    be = "whose" if bare else ""
    return f"{be} {subject} is {bound.format(value(right, refs))}".strip()


def compared(test: Test, refs: References) -> str:
    """A comparison as a clause of its own: 'its Value is 5 or less'."""
    bound = (_FIXED if isinstance(test.right, int) else _OPEN)[test.op]
    if isinstance(test.left, PoolOf) and isinstance(test.right, int):
        owner = refs.player(test.left.who)
        return f"{owner.does('have')} {_FIXED[test.op].format(test.right)} {test.left.pool}"
    if isinstance(test.left, Marks) and (test.op, test.right) == ("==", 1):
        return f"that is the first {marker(test.left.name)} on it"
    if isinstance(test.left, EventNumber) and isinstance(test.right, int):
        return f"that is {bound.format(value(test.right, refs))}"
    return f"{value(test.left, refs)} is {bound.format(value(test.right, refs))}"
