"""Looking back from a line of the log: by mouse, by keys, and nothing of the game is changed by it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest
from table.pilot import Pilot, window

from doomtable.ai.players import program
from doomtable.rules.view import decision_view, view
from doomtable.rules.view_parts import PlayerView
from doomtable.scenarios.runner import open_game
from doomtable.session.session import LOCAL, Session
from doomtable.table.match import undo_sheets
from doomtable.table.match.history_view import NOW, ShowMoment, moments, row_at
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.match.table_messages import SitDown, TakeBack
from doomtable.table.match.undo_commands import elsewhere
from doomtable.table.paint.theme import Theme
from doomtable.words.words import Words


def played(seed: int, presses: int = 60) -> Pilot:
    """A game that has gone on for a while, with somebody asked."""
    flown = Pilot(window(seed=seed), seed, keyboard=False)
    flown.play(presses)
    flown.frame()
    if flown.table.seats.handover is not None:
        flown.table.act(SitDown())
    flown.frame()
    return flown


def test_a_line_of_the_log_leads_back_and_space_leads_out() -> None:
    flown = played(4)
    table, session = flown.table, flown.window.session
    assert session is not None
    before = (session.choices, table.display.view)
    flown.key(pygame.K_l)
    flown.frame()
    lines = [(rect, at) for rect, at in table.display.log.rows if at >= 0]
    rect, at = lines[0]
    flown.click(rect)
    assert table.display.past == at < session.choices
    assert table.display.view.decision is None
    assert table.display.view != before[1]
    for _ in range(5):
        flown.frame()
    assert session.choices == before[0]
    flown.key(pygame.K_SPACE)
    assert table.display.past == -1
    assert (session.choices, table.display.view) == before


def test_keys_lead_through_all_moments_and_out() -> None:
    flown = played(3)
    table = flown.table
    every = moments(table.book().entries)
    flown.key(pygame.K_BACKSPACE)
    seen = [table.display.past]
    for _ in range(len(every)):
        flown.key(pygame.K_LEFT)
        if table.display.past == seen[-1]:
            break
        seen.append(table.display.past)
    assert seen == sorted(seen, reverse=True)
    assert seen[-1] == every[0]
    flown.key(pygame.K_RIGHT)
    assert table.display.past == seen[-2]
    flown.key(pygame.K_ESCAPE)
    assert table.display.past == -1


def test_nobody_sees_more_by_looking_back_than_he_could_then() -> None:
    flown = played(5, 90)
    table = flown.table
    for at in moments(table.book().entries)[::3]:
        table.act(ShowMoment(at))
        if table.display.past < 0:  # the last line tells of now
            continue
        then = table.seats.port.history.at(table.display.past)
        mine, other = (view(then, seat).players for seat in (table.seats.viewer, 1 - table.seats.viewer))
        assert names(table.display.view.players) == names(mine)
        assert names(mine) != names(other)
        assert table.display.view.seat == table.seats.viewer
        assert not table.mine()
    table.act(NOW)


def names(players: Sequence[PlayerView]) -> list[list[str | None]]:
    """The names of the cards in all hands, as far as they are told."""
    return [[card.name for card in player.hand] for player in players]


def test_the_pointer_finds_the_line_it_is_on() -> None:
    flown = played(4)
    for rect, at in flown.table.display.log.rows:
        if at >= 0:
            assert row_at(flown.table.display.log, rect.center) == (rect, at)
    assert row_at(flown.table.display.log, (1, 1)) is None


def test_the_button_takes_back_a_play_and_not_the_passes_after_it() -> None:
    flown = played(4, 80)
    table, session = flown.table, flown.window.session
    assert session is not None and session.history is not None
    stepped = 0
    for _ in range(12):
        undo = undo_sheets.last_play(session.history, (0, 1))
        assert undo is not None
        first = next(undo_sheets.undos(session.history, (0, 1)))
        stepped += undo != first
        assert session.history.choices[undo.to].key != "pass"
        passed = [one.to for one in undo_sheets.undos(session.history, (0, 1)) if one.to > undo.to]
        assert all(session.history.choices[to].key == "pass" for to in passed)
        session.back(undo.to)
    assert stepped
    elsewhere(table)
    session.back(list(undo_sheets.undos(session.history, (0, 1)))[-1].to)
    assert undo_sheets.last_play(session.history, (0, 1)) is None
    assert undo_sheets.last_play(None, (0, 1)) is None


FIRST_TURN = """
name: what a first turn asks before anything else
{rules}
turn: {{player: Ann, number: 1, step: draw}}
players:
  - {{name: Ann, hand: [Hussar], draw: [Hussar x20], collection: [Heimburg]}}
  - {{name: Bob, squad: [Dragoon], draw: [Dragoon x20]}}
"""


@pytest.mark.parametrize(
    ("rules", "kind"), [("options: {corpwar: true}", "war"), ("ruleset: tournament", "mulligan")]
)
def test_what_a_first_turn_asks_can_be_taken_back(rules: str, kind: str, tmp_path: Path) -> None:
    """VAR-CORPWAR-01, MULL-02: though nothing was done before it."""
    path = tmp_path / "first.yaml"
    path.write_text(FIRST_TURN.format(rules=rules), encoding="utf-8")
    session = Session(open_game(path), [LOCAL, program("greedy")], historic=True)
    asked = list[str]()
    while (shown := decision_view(session.game, 0)) is not None and shown.kind != "menu":
        asked.append(shown.kind)
        session.choose(0, shown.options[0])
    assert asked[0] == kind
    screen = MatchScreen(session, Words("en"), Theme(), (1280, 800), (0,), session.game.names, motion=0)
    screen.update(0)
    assert TakeBack() in [button.message for button in screen.question.buttons]
    screen.act(TakeBack())
    decision = session.game.decision
    assert decision is not None and decision.kind == kind and session.choices == 0


def test_lines_of_what_was_taken_back_lead_nowhere() -> None:
    flown = played(4, 80)
    table, session = flown.table, flown.window.session
    assert session is not None and session.history is not None
    undo = list(undo_sheets.undos(session.history, (0, 1)))[6]
    session.back(undo.to)
    elsewhere(table)
    for book in table.display.logs.values():
        assert all(entry.at <= undo.to for entry in book.entries)
    assert max(moments(table.book().entries)) <= undo.to
