"""Found cards: what a search may take now, of what is cast or built at once such as could be (RUL-42); chance finds."""

from __future__ import annotations

from typing import Final

from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.bindings import Bindings
from doomtable.rules.findable import findable
from doomtable.rules.muster_prices import muster_price
from doomtable.rules.play_budget import budget
from doomtable.rules.sites import has_site
from doomtable.rules.spending import spendable
from doomtable.rules.state import State
from doomtable.rules.terms import PILES, CardId, Seat, less
from doomtable.rules.ways import castable

AT_ONCE: Final = ("cast", "build")
"""Where a card goes that is played at once, for what itself costs."""


def takeable(st: State, e: L.Search, ctx: Bindings) -> list[CardId]:
    """The cards that a search may take now."""
    found = findable(st, e, ctx)
    if e.to == "cast":
        return castable(st, ctx.you, found)
    if e.to == "build":
        return [card for card in found if _affordable(st, ctx.you, card) and has_site(st, ctx.you, card)]
    return found


def _affordable(st: State, seat: Seat, card: CardId) -> bool:
    """Whether a player has the actions and the D that a card costs which is built, or mustered, at once."""
    d = st.definitions.of[card]
    actions, price = d.entry
    if d.is_warrior:
        price = muster_price(st, seat, card)
    return actions <= budget(st, seat).actions and price <= spendable(st, seat)


def pile_of(st: State, card: CardId) -> str:
    """The pile or hand in which a card lies; "" for one that lies in none."""
    s = st.seats[st.definitions.owner[card]]
    return next((zone for zone in PILES if card in getattr(s, zone)), "")


def drawn_by_chance(st: State, found: list[CardId], n: int) -> list[CardId]:
    """So many of these cards, by chance."""
    left = tuple(found)
    while len(left) > len(found) - n:
        card = by_chance(st, left)
        left = less(left, card)
    return [card for card in found if card not in left]


def by_chance(st: State, hand: tuple[CardId, ...]) -> CardId:
    """One of these cards."""
    names = tuple(st.definitions.of[c].card.name for c in hand)
    if st.script:
        return hand[names.index(M.chance(st, names))]
    return hand[M.below(st, len(hand))]
