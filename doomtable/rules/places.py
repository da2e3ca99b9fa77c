"""Places beside the areas: who may fight whom there, and where a player brings cards into play.

A place is a card that lies on the table, or home. Where the ruleset has none, everything is at home.
"""

from __future__ import annotations

from doomtable.rules.bindings import Bindings
from doomtable.rules.references import EVERYWHERE, place_of, place_of_text
from doomtable.rules.state import State
from doomtable.rules.terms import BESIDE, NO_CARD, CardId, Seat


def within_reach(st: State, attacker: CardId, defender: CardId) -> bool:
    """Whether a combat between them may be fought: they stand at one place."""
    return not st.rules.places or place_of(st, attacker) == place_of(st, defender)


def open_places(st: State, seat: Seat) -> tuple[CardId, ...]:
    """Where a player may bring cards into play, home first; only asked where the ruleset has places."""
    home = (NO_CARD,) if st.rules.home_place else ()
    if st.rules.place_rights == "claims":
        return tuple(card for who, card in st.claims if who == seat) or home
    return (*home, *st.table)


def arrival_place(st: State, seat: Seat, ctx: Bindings) -> CardId:
    """Where a warrior stands that a text brings into play: at the place of that text, else where its player may be."""
    if not st.rules.places:
        return NO_CARD
    here = place_of_text(st, ctx)
    return here if here != EVERYWHERE else next(iter(open_places(st, seat)), NO_CARD)


def home_areas(st: State, card: CardId) -> tuple[str, ...]:
    """Where a warrior from hand goes: the area that fits, or the one its card names (GEN-08, ZONE-22)."""
    d = st.definitions.of[card]
    if d.card.host is not None and d.card.host.areas:
        return d.card.host.areas
    if d.tags & st.definitions.TRIBE:
        return ("outpost",)
    if d.tags & st.definitions.LEGION:
        return ("kohort",)
    return ("squad", "kohort") if st.rules.general_in_kohort and d.tags & st.definitions.GENERAL else ("squad",)


def area_for(st: State, card: CardId, area: str) -> str:
    """Where a warrior comes that something puts into an area: one that its card bars from all stays beside them."""
    return BESIDE if home_areas(st, card) == (BESIDE,) else area
