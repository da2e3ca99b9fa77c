"""What came of a combat can be seen: the panel stays for a moment, programs take their time, and a press ends both."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pygame
from dealing import ready_setup
from table.pilot import Pilot, window

from doomtable.rules.view import forecasts, view
from doomtable.session.session import LOCAL, Session
from doomtable.table.match.match_messages import PlayNow


def after_a_combat(motion: int) -> Pilot:
    """A game right after the first combat that came to something."""
    for seed in range(30):
        flown = Pilot(window(seed=seed, motion=motion), seed, keyboard=False)
        decided = False
        for _ in range(260):
            flown.now += 1000
            flown.window.frame(flown.now)
            fight = flown.table.display.view.combat
            if decided and fight is None and flown.table.seats.handover is None:
                return flown
            decided = fight is not None
            if flown.over():
                break
            if flown.table.display.sheet is not None:
                flown.table.act(flown.table.display.sheet.buttons[0].message)
            elif flown.table.mine():
                flown.press()
    raise AssertionError("no combat was fought")


def test_the_panel_stays_until_a_press_or_for_a_while() -> None:
    flown = after_a_combat(100)
    table = flown.table
    assert table.animation.combat_end is not None
    before = pygame.image.tobytes(flown.window.screen, "RGB")
    flown.window.frame(flown.now + 10)
    flown.key(pygame.K_F3)
    assert table.animation.combat_end is None
    flown.window.frame(flown.now + 20)
    assert pygame.image.tobytes(flown.window.screen, "RGB") != before
    flown = after_a_combat(100)
    flown.window.frame(flown.now + 5000)
    flown.window.frame(flown.now + 5001)
    assert flown.table.animation.combat_end is None


def test_without_motion_nothing_stays() -> None:
    assert after_a_combat(0).table.animation.combat_end is None


def test_a_program_takes_its_time_after_what_was_seen() -> None:
    made = window(seed=3, motion=100)
    made.handle_message(PlayNow())
    session = made.session
    assert session is not None
    flown = Pilot(made, 3, keyboard=False)
    waits = []
    for _ in range(400):
        flown.now += 40
        before = session.choices
        made.frame(flown.now)
        if session.choices != before:
            waits.append(flown.now)
        if flown.table.mine() and not flown.over():
            flown.press()
    gaps = [b - a for a, b in pairwise(waits)]
    assert max(gaps) >= 640


def test_the_forecast_of_a_tactic_is_what_it_comes_to() -> None:
    tried = 0
    for seed in range(14):
        table, rng = Session(ready_setup(seed).deal(), [LOCAL, LOCAL]), Random(seed)
        for _ in range(260):
            seat = table.pending_human()
            if seat is None:
                break
            shown = table.view(seat)
            assert shown.decision is not None
            chosen = rng.choice(shown.decision.options)
            told = forecasts(table.game, seat)
            assert not told or shown.decision.kind == "tactic"
            table.choose(seat, chosen)
            now, decision = view(table.game, seat).combat, table.game.decision
            if told and now is not None and now.tactic and decision is not None and decision.kind == "window":
                assert (told[chosen.key].attacker, told[chosen.key].outlook) == (now.attacker, now.outlook)
                tried += 1
    assert tried > 5
