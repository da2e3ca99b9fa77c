"""Stops and lasting passes at the window: by keys, by mouse, and what is said meanwhile."""

from __future__ import annotations

import pygame
from table.pilot import Pilot, window

from doomtable.files import settings
from doomtable.session.stop_settings import QUIET, STOPS
from doomtable.table.match.match_messages import PlayNow
from doomtable.table.match.prompt import SetPassUntil
from doomtable.table.match.table_messages import SitDown


def at_a_window(seed: int, seats: int = 2) -> Pilot:
    """Somebody is asked in a window."""
    flown = Pilot(window(seed=seed, seats=seats), seed, keyboard=False)
    flown.frame()
    for _ in range(400):
        if flown.table.seats.handover is not None:
            flown.table.act(SitDown())
        decision = flown.table.display.view.decision
        if decision is not None and decision.kind == "window" and flown.table.mine():
            return flown
        flown.press()
    raise AssertionError("nobody was asked in a window")


def test_w_asks_how_long_and_passes_so_long() -> None:
    flown = at_a_window(3)
    table, session = flown.table, flown.window.session
    assert session is not None
    seat = table.seats.viewer
    flown.key(pygame.K_w)
    assert table.display.sheet is not None and table.display.sheet.name == "until"
    chosen = next(b for b in table.display.sheet.buttons if b.message == SetPassUntil("turn"))
    before = session.choices
    flown.click(chosen.rect)
    assert session.choices > before
    wish = session.stop_settings[seat].until
    assert wish is not None and wish.end == "turn"
    decision = table.display.view.decision
    assert not (decision is not None and decision.kind == "window" and table.seats.viewer == seat)


def test_the_stops_are_turned_over_by_mouse_and_keys() -> None:
    flown = at_a_window(4)
    table, session = flown.table, flown.window.session
    assert session is not None
    seat = table.seats.viewer
    assert session.stop_settings[seat].passed == QUIET
    flown.key(pygame.K_F4)
    for stop in STOPS:
        sheet = table.display.sheet
        assert sheet is not None and sheet.name == "stops"
        flown.click(next(b.rect for b in sheet.buttons if getattr(b.message, "stop", "") == stop))
    assert session.stop_settings[seat].passed == frozenset(STOPS) - QUIET
    flown.key(pygame.K_TAB)
    flown.key(pygame.K_TAB)
    flown.key(pygame.K_RETURN)
    assert session.stop_settings[seat].passed == frozenset()
    flown.key(pygame.K_ESCAPE)
    assert table.display.sheet is None


def test_who_passes_for_a_while_may_ask_to_be_asked_again() -> None:
    flown = at_a_window(5)
    table, session = flown.table, flown.window.session
    assert session is not None
    seat = table.seats.viewer
    flown.key(pygame.K_w)
    table.act(SetPassUntil("mine"))
    assert session.stop_settings[seat].until is not None
    table.act(SetPassUntil(""))
    assert table.seats.viewer != seat or session.stop_settings[seat].until is None


def test_stops_are_kept_for_the_next_game_against_the_computer() -> None:
    made = window(seed=6)
    made.handle_message(PlayNow())
    flown = Pilot(made, 6, keyboard=False)
    flown.frame()
    flown.key(pygame.K_F4)
    sheet = flown.table.display.sheet
    assert sheet is not None
    flown.click(next(b.rect for b in sheet.buttons if getattr(b.message, "stop", "") == "mine/draw"))
    flown.key(pygame.K_ESCAPE)
    flown.frame()
    assert made.settings.stops == {"mine/draw": True} == settings.load().settings.stops
    made.handle_message(PlayNow())
    session = made.session
    assert session is not None and session.stop_settings[0].passed == QUIET - {"mine/draw"}
    made.change(made.settings.with_(stops={}))
