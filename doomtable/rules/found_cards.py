"""Found cards: what a search may take now, of what is cast or built at once such as could be (RUL-42)."""

from __future__ import annotations

from typing import Final

from doomtable.rules import language as L
from doomtable.rules.bindings import Bindings
from doomtable.rules.permit import findable, has_site
from doomtable.rules.play_budget import budget
from doomtable.rules.state import State
from doomtable.rules.terms import CardId
from doomtable.rules.ways import castable

AT_ONCE: Final = ("cast", "build")
"""Where a card goes that is played at once, for what itself costs."""


def takeable(st: State, e: L.Search, ctx: Bindings) -> list[CardId]:
    """The cards that a search may take now."""
    found = findable(st, e, ctx)
    if e.to == "cast":
        return castable(st, ctx.you, found)
    if e.to == "build":
        actions = budget(st, ctx.you).actions
        return [card for card in found if st.definitions.of[card].entry[0] <= actions and has_site(st, ctx.you, card)]
    return found
