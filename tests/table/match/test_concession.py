"""Conceding at the window: in the menu, after a question, in hot-seat and practice games; the record ends as one."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from table.pilot import Pilot, window
from table.reading import read

from doomtable import rulesets
from doomtable.files import storage
from doomtable.records import game_saves, statistics_db, statistics_totals
from doomtable.rules.game import CONCEDED
from doomtable.rules.view_parts import SPECTATOR
from doomtable.table.kit.available_decks import available_decks
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.match.table_messages import AskToConcede, CloseSheet, GiveUp, OpenMenu
from doomtable.table.pages.practice_games import StartGoldfish
from doomtable.table.pages.title_screen import PlayHotseat
from doomtable.table.window.app import open_window


def pressed(pilot: Pilot, message: object) -> None:
    pilot.click(next(b.rect for b in pilot.table.every_button() if b.message == message))


def by_key(pilot: Pilot, message: object) -> None:
    """Go round with Tab to a button, and press it."""
    for _ in range(40):
        place = pilot.table.ring()[pilot.table.pointer.focus] if pilot.table.pointer.focus >= 0 else None
        if place is not None and place.button is not None and place.button.message == message:
            pilot.key(pygame.K_RETURN)
            return
        pilot.key(pygame.K_TAB)
    raise AssertionError(f"{message} is not in the ring")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / name)
    return tmp_path


def begun(seats: int = 2) -> Pilot:
    pilot = Pilot(window(seats=seats), 1, keyboard=False)
    pilot.key(pygame.K_SPACE)
    pilot.play(6)
    while pilot.table.seats.handover is not None:
        pilot.key(pygame.K_SPACE)
    return pilot


@pytest.mark.parametrize("keys", [False, True])
def test_whoever_sits_at_the_table_gives_up_after_a_question(keys: bool, home: Path) -> None:
    pilot, act = begun(), by_key if keys else pressed
    mine, session = pilot.table.seats.viewer, pilot.window.session
    assert session is not None
    pilot.key(pygame.K_ESCAPE)
    act(pilot, AskToConcede())
    sheet = pilot.table.display.sheet
    assert sheet is not None and session.view(mine).players[mine].name in sheet.lines[0][0]
    pilot.key(pygame.K_ESCAPE)
    assert pilot.table.display.sheet is None and session.outcome is None
    pilot.key(pygame.K_ESCAPE)
    act(pilot, AskToConcede())
    act(pilot, GiveUp())
    assert session.outcome == (CONCEDED, (1 - mine,))
    pilot.frame()
    assert pilot.table.display.sheet is not None and pilot.table.display.sheet.name == "end"
    words = pilot.window.words
    assert any(words.say("end-how-conceded") in text for text, *_ in pilot.table.display.sheet.lines)
    assert any("concedes" in pilot.table.book().line(e) for seen in session.history.seen for e in seen)
    pilot.window.leave_game()
    kept = game_saves.listed(game_saves.games())
    assert len(kept) == 1 and kept[0].over
    assert '"end":"conceded"' in kept[0].path.read_text()
    assert dict(statistics_totals.overall_totals(statistics_db.statistics_file()).outcomes)[CONCEDED] == 1


def test_among_four_one_waits_for_ones_own_turn(home: Path) -> None:
    pilot = begun(4)
    table, session = pilot.table, pilot.window.session
    assert session is not None
    for _ in range(200):
        decision = session.game.decision
        assert decision is not None
        if decision.kind != "menu":
            break
        pilot.press()
    while table.seats.handover is not None:
        pilot.key(pygame.K_SPACE)
    table.act(OpenMenu())
    table.act(AskToConcede())
    assert [choice.message for choice in table.display.sheet.choices] == [CloseSheet()]
    table.act(GiveUp())  # however it came: the game refuses it
    assert session.outcome is None and not any(one.out for one in session.view(SPECTATOR).players)
    for _ in range(200):
        if session.game.decision.kind == "menu" and table.seats.handover is None:
            break
        pilot.press()
    mine = table.seats.viewer
    table.act(OpenMenu())
    table.act(AskToConcede())
    assert table.display.sheet.choices[1].message == GiveUp()
    table.act(GiveUp())
    assert session.outcome is None and session.view(SPECTATOR).players[mine].out
    assert session.game.decision.seat != mine


def test_a_practice_game_is_given_up_too(home: Path) -> None:
    made = window()
    made.handle_message(StartGoldfish(available_decks(made.rules)[0]))
    assert isinstance(made.scene, MatchScreen)
    pilot = Pilot(made, 1, keyboard=False)
    pilot.key(pygame.K_ESCAPE)
    pressed(pilot, AskToConcede())
    pressed(pilot, GiveUp())
    assert made.session is not None and made.session.outcome == (CONCEDED, (1,))


def test_who_only_looks_and_a_game_that_is_over_have_nothing_to_give_up(home: Path) -> None:
    pilot = begun()
    pilot.table.act(OpenMenu())
    pilot.table.act(AskToConcede())
    pilot.table.act(GiveUp())
    menu = pilot.table.pause()
    assert AskToConcede() not in [choice.message for choice in menu.choices]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1024, 640), (1440, 765)])
def test_the_question_can_be_read(size: tuple[int, int], language: str, home: Path) -> None:
    pygame.display.init()
    pygame.font.init()
    made = open_window(size, rulesets.get("second"), 1, language=language)
    made.handle_message(PlayHotseat())
    pilot = Pilot(made, 1, keyboard=False)
    pilot.key(pygame.K_SPACE)
    pilot.table.act(OpenMenu())
    pilot.table.act(AskToConcede())
    with read() as found:
        made.draw()
    assert not [line.text for line in found if line.cut()]
