"""Bonuses of a plan: what a Mod says of what certain cards add."""

from __future__ import annotations

from doomtable.rules.language import Mod, Sel
from doomtable.words.plan.nouns import noun, value
from doomtable.words.plan.references import References
from doomtable.words.plan.structure import Deed, GameWords, Noun


def bonus(mod: Mod, refs: References) -> Deed:
    """That what certain cards add, to all ratings or to those that are named, is more, less or nothing."""
    giver = _giver(mod, refs)
    if mod.words:
        ratings = GameWords("rating", tuple(word.upper() for word in mod.words))
        return Deed("have bonuses to ratings multiplied", (giver, ratings, value(mod.by, refs)))
    if mod.op == "add":
        more = not isinstance(mod.by, int) or mod.by > 0
        by = value(abs(mod.by) if isinstance(mod.by, int) else mod.by, refs)
        return Deed("have bonuses raised" if more else "have bonuses lowered", (giver, by))
    if (mod.op, mod.by) == ("times", 0):
        return Deed("have no bonuses", (noun(mod.of, refs, "a") if isinstance(mod.of, Sel) else giver, 0))
    verb = {"times": "have bonuses multiplied", "divide": "have bonuses halved"}.get(mod.op, "have no bonuses")
    return Deed(verb, (giver, value(mod.by, refs)))


def _giver(mod: Mod, refs: References) -> Noun:
    """Whose bonuses they are."""
    if isinstance(mod.of, Sel):
        return noun(mod.of, refs, "bares") if mod.of.exactly is None else refs.noun(mod.of.exactly)
    return Noun(word="cards", many=True) if mod.of is None else refs.noun(mod.of)
