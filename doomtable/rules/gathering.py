"""Gathering: all cards in hand and in play go back into their owners' draw piles, and what they did ends with them.

Discard piles, annihilated cards and collections stay as they are, and so does what belongs to nobody (VAR-VORTEX-12,
VAR-VORTEX-13, VAR-VORTEX-R05).
"""

from __future__ import annotations

from doomtable.rules import mutate as M
from doomtable.rules.prison import prisoners
from doomtable.rules.state import State
from doomtable.rules.terms import NOBODY

LASTING = ("game",)
"""The scopes of limits that outlast a gathering; what else is noted of a player ends with it."""


def gather(st: State) -> None:
    """Every card comes home, then each draw pile is shuffled."""
    for effect in st.effects:
        M.end_effects(st, effect.until, effect.anchor)
    for waiting in st.delayed:
        M.undelay(st, waiting.id)
    M.emit(st, "gathered", n=len(st.play) + sum(len(s.hand) for s in st.seats))
    _out_of_play(st)
    for seat in st.living():
        for card in st.seats[seat].hand:
            M.to_pile(st, card, "draw", "gathered")
        for used in [u for u in st.seats[seat].used if u[0] not in LASTING]:
            M.use_less(st, seat, used)
        M.shuffle(st, seat)


def _out_of_play(st: State) -> None:
    """Prisoners first, then what lies under cards, what is attached, and at last what bore it."""
    for row in list(st.play.values()):
        for prisoner in prisoners(row.prison):
            M.release(st, prisoner)
    for row in list(st.play.values()):
        for held in row.holds:
            M.to_pile(st, held, "draw", "gathered")
    while True:
        bare = [card for card, row in st.play.items() if not row.atts and st.definitions.owner[card] != NOBODY]
        if not bare:
            return
        for card in bare:
            if card in st.play:
                M.leave(st, card, "draw", "gathered")
