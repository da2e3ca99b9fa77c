"""Last words: what a card that is about to leave play says of that, done once it has gone; the events that it is."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from doomtable.rules import language as L
from doomtable.rules.bindings import Bindings
from doomtable.rules.frames import DoFrame
from doomtable.rules.query import holds
from doomtable.rules.references import bearer_of, controller, riders
from doomtable.rules.state import State
from doomtable.rules.terms import AREAS, CardId

GOES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType({
    "discard": ("discarded",), "annihilated": ("annihilated",),
})  # fmt: skip
"""The event that a way out of play is, by the pile."""
UNPILED: Final = ("discarded", "annihilated")
"""Both that a discard is where there are no discard piles (VAR-BEATDOWN-R08)."""
OWN_DISCARD: Final = L.Event("discarded", it="me")
OWN_LEAVING: Final = L.Event("leaves", it="me")


def losses(st: State, to: str) -> tuple[str, ...]:
    """The events that a way out of play to this pile is; none for one that is no loss.

    Without discard piles what is discarded is discarded as ever, so that a text that speaks of it comes first (RUL-01);
    only the pile is another, and who waits for an annihilation has one.
    """
    return UNPILED if to == "discard" and not st.rules.discard_pile else GOES.get(to, ())


def last_words(st: State, card: CardId, by: CardId, to: str) -> list[DoFrame]:
    """What a card says of its own discard happens to who rides in it then, on who bears it, or in the area where it
    stood; what it says of leaving play happens there as well."""
    d = st.definitions.of[card]
    if card not in st.play or d.is_warrior or not (d.carries or d.ons):
        return []
    row = st.play[card]
    seat, bearer = controller(st, card), bearer_of(st, card)
    neighbours = getattr(st.seats[seat], row.zone) if row.zone in AREAS else ()
    spoken_of = riders(st, card) if d.carries else tuple([c for c in neighbours if c != card])
    ctx = Bindings(card, seat, spoken_of, caster=bearer, it=card, by=by, seat=seat, player=row.seat)
    spoken = [OWN_DISCARD, OWN_LEAVING] if to == "discard" else [OWN_LEAVING]
    own = [on for on in d.ons if on.event in spoken and not on.instead]
    said = [on for on in reversed(own) if on.when is None or holds(st, on.when, ctx)]
    return [DoFrame(effects=on.effects, at=0, ctx=ctx) for on in said]
