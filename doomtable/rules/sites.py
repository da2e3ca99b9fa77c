"""Sites: whether there is anywhere in play where a player could bring a card, whatever that costs."""

from __future__ import annotations

from doomtable.rules.permit import area_refusal, laid_refusal, needs_refusal, unique_refusal
from doomtable.rules.player_permit import player_refusal
from doomtable.rules.state import State
from doomtable.rules.terms import CardId, Seat


def has_site(st: State, seat: Seat, card: CardId, among: tuple[CardId, ...] | None = None) -> bool:
    """Whether a player can bring a card anywhere; on cards to one `among` these if any are named (FORT-01, FORT-03)."""
    d = st.definitions.of[card]
    if needs_refusal(st, seat, card) is not None or (d.once and unique_refusal(st, seat, card) is not None):
        return False
    host = d.card.host
    if host is None and d.type == "special":
        return True
    if host is None or host.on == "card":
        there = st.play if among is None else [other for other in among if other in st.play]
        return any(laid_refusal(st, seat, card, other) is None for other in there)
    if host.on == "area":
        return any(area_refusal(st, seat, card, area) is None for area in host.areas)
    return host.on != "player" or any(player_refusal(st, seat, card, other) is None for other in st.living())
