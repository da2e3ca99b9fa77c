"""The records of actions: the list of what may be begun is what is not refused; a new action is a record alone."""

from __future__ import annotations

import pytest
from dealing import random_setup, ready_setup

from doomtable.ai.players import program
from doomtable.rules.actions.table import ACTIONS, NOTHING, beginnings, refusal
from doomtable.rules.legal import window_at
from doomtable.rules.terms import NO_CARD
from doomtable.rules.ways import budget
from doomtable.session.session import Session


def judged(game) -> dict[str, tuple[set[int], set[int]]]:
    """For each action the cards with which it can be begun, and those with which it is not refused."""
    decision, st = game.decision, game.state
    assert decision is not None
    seat, window = decision.seat, window_at(st, len(st.agenda) - 1)
    money = NOTHING if window is not None else budget(st, seat)
    cards = (*st.seats[seat].hand, *st.play, *(timed.ctx.me for timed in st.effects))
    found = {}
    for name, action in ACTIONS.items():
        if action.menu:
            asked = cards if action.with_card else (NO_CARD,)
            allowed = {c for c in asked if refusal(st, seat, name, c, None, window, money) is None}
            found[name] = set(beginnings(st, seat, name, window, money)), allowed
    return found


@pytest.mark.parametrize("seed", range(12))
def test_what_may_be_begun_is_what_is_not_refused(seed):
    """Both ways: whatever the list admits is not refused, whatever is not refused is on it (principle 18)."""
    setup = random_setup(seed, 2 + seed % 3) if seed % 2 else ready_setup(seed)
    session = Session(setup.deal(), [program("random")] * len(setup.decks), seed=seed, listen=())
    looked = 0
    while session.choices < 250 and session.game.decision is not None:
        if session.game.decision.kind in ("menu", "window", "session"):
            for name, (listed, allowed) in judged(session.game).items():
                assert listed == allowed, (name, session.choices)
            looked += 1
        session.step()
    assert looked > 20
