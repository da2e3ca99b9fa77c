"""Last words: what a card that is about to leave play says of that, done once it has gone."""

from __future__ import annotations

from typing import Final

from doomtable.rules import language as L
from doomtable.rules.bindings import Bindings
from doomtable.rules.frames import DoFrame
from doomtable.rules.query import holds
from doomtable.rules.references import bearer_of, controller, riders
from doomtable.rules.state import State
from doomtable.rules.terms import AREAS, CardId

OWN_DISCARD: Final = L.Event("discarded", it="me")
OWN_LEAVING: Final = L.Event("leaves", it="me")


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
