"""A search player at the table: seated with a process of its own, which ends when the game is left."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame
import pytest
from clocks import Clock, Counting
from dealing import ready_setup
from groups import first_and_rest
from processes import until

from doomtable import rulesets
from doomtable.ai import search_process
from doomtable.ai.search_process import BackgroundPlayer
from doomtable.analysis import advisor
from doomtable.analysis.advisor import Advisor
from doomtable.cards.catalogue import catalogue
from doomtable.errors import BadInput
from doomtable.files import storage
from doomtable.files.decks import read_deck, start_decks
from doomtable.files.settings import Settings
from doomtable.records.record import game_deck
from doomtable.session.session import LocalPerson
from doomtable.table.kit.message import Quit, ShowTitle
from doomtable.table.match import card_input
from doomtable.table.new_game import session_setup
from doomtable.table.pages.title_screen import ContinueGame
from doomtable.table.window.app import open_window
from doomtable.table.window.main_window import MainWindow

FRAME = 20
"""Milliseconds."""


@pytest.fixture(autouse=True)
def timeless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever thinks elsewhere is never late, and looks at a clock as often as its time has milliseconds."""
    made = partial(search_process.SearchProcess, clock=Clock(), thinks_by=Counting(0.001))
    monkeypatch.setattr(search_process, "SearchProcess", made)


def test_search_players_are_seated_and_leave():
    session = session_setup.open_session(ready_setup(4), ("search:0.05", "apostle:0.02", "human", "veteran")[:2])
    one, other = session.players
    assert isinstance(one, BackgroundPlayer) and isinstance(other, BackgroundPlayer)
    assert (one.seconds, other.seconds) == (0.05, 0.02) and one.worker is other.worker
    until(lambda: session.decisions >= 6 or (session.step() and False))
    process = one.worker._process
    Advisor(session, AssertionError).close()
    until(lambda: not process.is_alive())


def test_the_other_levels_need_no_process():
    person, level = session_setup.make_players(("human", "recruit"), ready_setup(1))
    assert isinstance(person, LocalPerson) and not isinstance(level, BackgroundPlayer)


def test_who_thinks_knows_what_lay_on_the_table_at_the_start():
    """VAR-HOME-03, VAR-HOME-04: no deck holds it beside, and a hint that asked for it ended the table."""
    listed = [read_deck(path, catalogue().names) for path in start_decks()]
    decks = tuple(game_deck(deck) for deck in listed if deck.name in ("Home Regiment", "Three Nests"))
    rules = rulesets.in_another_form(rulesets.get("second"), "ffa", "home")
    setup = ready_setup(1)._replace(decks=decks, rules=rules)
    assert len(decks) == 2 and all(deck.start for deck in decks)
    worker = advisor.worker_for(setup)
    worker.close()
    assert {name for deck in decks for name in deck.every()} <= worker._cards.keys()


def test_a_player_of_another_doomtable_is_refused():
    with pytest.raises(BadInput, match="searching"):
        session_setup.make_players(("human", "searching"), ready_setup(1))


# ------------------------------------------------------------------------------------------------- at the window


def window(kinds: tuple[str, ...], seed: int = 4) -> MainWindow:
    """A game at a window, the first person at the bottom."""
    pygame.display.init()
    pygame.font.init()
    rules = rulesets.get("second")
    made = open_window((1280, 800), rules, seed, settings=Settings(motion=0))
    made.pace = ""
    made.deal(session_setup.quick_decks(rules), kinds)
    return made


def frame(made: MainWindow) -> None:
    """Let time pass."""
    made.now += FRAME
    made.scene.update(made.now)
    made.news()


def played(made: MainWindow, true: Callable[[], bool]) -> None:
    """Let frames pass until something holds, for which another process may have to think."""
    until(lambda: true() or frame(made))


@pytest.fixture
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A home of its own."""
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / name)


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="nothing else stops a process in its tracks")
@pytest.mark.usefixtures("alone")
def test_the_window_does_not_wait_for_who_thinks():
    made = window(("apostle:0.4", "search:0.4"))
    assert made.session is not None
    worker = made.session.players[0].worker
    played(made, lambda: worker._ready)
    process, before = worker._process, made.session.decisions
    os.kill(process.pid, signal.SIGSTOP)
    for _ in range(20):  # whoever waited would wait for ever
        frame(made)
    os.kill(process.pid, signal.SIGCONT)
    played(made, lambda: made.session.decisions >= before + 3)
    made.handle_message(ShowTitle())
    until(lambda: not process.is_alive())
    assert made.current_game.thinking is None


@pytest.mark.usefixtures("alone")
def test_a_thinker_that_dies_is_spoken_of():
    made = window(("search:5", "greedy"))
    worker = made.session.players[0].worker
    played(made, lambda: worker.busy and worker._ready)
    worker._process.kill()
    played(made, lambda: made.scene.display.notices)
    assert made.scene.display.notices[-1][0] == made.words.say("thinking-restarted")
    played(made, lambda: worker._process is not None and worker._process.is_alive())
    worker._process.kill()
    played(made, lambda: len(made.scene.display.notices) > 1)
    assert made.scene.display.notices[-1][0] == made.words.say("thinking-habit")
    made.leave_game()


@pytest.mark.usefixtures("alone")
def test_a_fault_in_an_imagined_game_is_spoken_of_and_the_game_goes_on():
    made = window(("search:5", "greedy"))
    worker = made.session.players[0].worker
    played(made, lambda: worker.busy and worker._ready)
    worker._take(worker._asked, "EngineBug: two hands too many")
    before = made.session.decisions
    played(made, lambda: made.scene.display.notices and made.session.decisions > before)
    said = made.scene.display.notices[-1][0]
    assert said == made.words.say("thinking-fault", what="EngineBug: two hands too many") and "two hands" in said
    made.leave_game()


def to_choose(made: MainWindow, kind: str = "") -> None:
    """Let the programs play on until the person may choose, in a question of that kind if one is named."""
    played(made, lambda: made.session.pending_human() is not None and made.scene.mine())
    for _ in range(400):
        decision = made.scene.display.view.decision
        if len(decision.options) > 1 and kind in ("", decision.kind):
            return
        card_input.choose(made.scene, decision.options[0])
        played(made, lambda: made.session.pending_human() is not None and made.scene.mine())
    raise AssertionError(f"nobody is asked a {kind}")


def key(made: MainWindow, code: int) -> None:
    made.take(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize("foe", first_and_rest(1, ["veteran", "apostle:0.1"]))
def test_a_hint_is_shown_and_goes_with_the_question(foe: str):
    made = window(("human", foe))
    to_choose(made, "menu")
    scene = made.scene
    assert any(answer.action == "hint" for answer in scene.question.prompt.answers)
    before = scene.display.view.decision
    key(made, pygame.K_F2)
    assert scene.question.hint is not None and scene.question.hint.advice is None
    assert made.words.say("hint-waits") in [answer.label for answer in scene.question.prompt.answers]
    played(made, lambda: scene.question.hint.advice is not None)
    advice = scene.question.hint.advice
    assert advice.path[0] in before.options and scene.display.view.decision == before
    said = " ".join(run.text for runs in scene.question.prompt.text for run in runs)
    assert said.startswith(made.words.say("hint-heading")) and "%" in said
    made.frame(0)
    key(made, pygame.K_F2)
    assert scene.question.hint is None and scene.display.view.decision == before
    key(made, pygame.K_F2)
    played(made, lambda: scene.question.hint.advice is not None)
    card_input.choose(scene, next(option for option in before.options if option not in advice.path))
    assert scene.question.hint is None or scene.question.hint.about(scene.display.view)
    made.leave_game()


@pytest.mark.usefixtures("alone")
def test_what_goes_wrong_with_a_hint_is_said_of_the_hint():
    made = window(("human", "greedy"))
    to_choose(made, "menu")
    key(made, pygame.K_F2)
    worker = made.scene.question.advisor._worker()
    worker._take(worker._asked, "EngineBug: two hands too many")
    played(made, lambda: made.scene.display.notices)
    said = made.scene.display.notices[-1][0]
    assert said == made.words.say("hint-trouble-fault", what="EngineBug: two hands too many")
    made.leave_game()


@pytest.mark.usefixtures("alone")
def test_a_hint_asked_for_twice_over_another_question_is_about_that_one():
    made = window(("human", "veteran"), seed=5)
    to_choose(made, "menu")
    key(made, pygame.K_F2)
    card_input.choose(made.scene, made.scene.display.view.decision.options[-1])
    assert made.scene.question.hint is None
    to_choose(made)
    key(made, pygame.K_F2)
    played(made, lambda: made.scene.question.hint.advice is not None)
    assert made.scene.question.hint.advice.path[0] in made.scene.display.view.decision.options
    made.leave_game()


@pytest.mark.usefixtures("alone")
def test_the_sign_is_at_who_thinks_and_nowhere_while_nobody_may_know():
    made = window(("human", "apostle:0.6"))
    to_choose(made, "menu")
    card_input.choose(made.scene, made.scene.display.view.decision.options[-1])
    seen = {True: 0, False: 0}

    def enough() -> bool:
        scene = made.scene
        if made.session.pending_thinker() is not None:
            decision, title = scene.display.view.decision, scene.question.prompt.title
            named = decision is not None and decision.seat == 1
            assert scene.thinking_seat() == (1 if named else None)
            assert title == made.words.say("thinking-now", player="Computer") or not named
            seen[named] += 1
        if made.session.pending_human() is not None and scene.mine():
            card_input.choose(scene, scene.display.view.decision.options[0])
        return seen[True] > 30 and scene.animation.thinking_indicator.beat > 0

    played(made, enough)
    made.frame(0)
    made.leave_game()


@pytest.mark.usefixtures("alone")
def test_a_kept_game_goes_on_with_who_thinks_in_a_process_of_its_own():
    made = window(("human", "apostle:0.05"))
    to_choose(made)
    card_input.choose(made.scene, made.scene.display.view.decision.options[0])
    first = made.session.players[1].worker._process
    made.handle_message(ShowTitle())
    made.handle_message(ContinueGame())
    again = made.session.players[1]
    assert isinstance(again, BackgroundPlayer) and again.seconds == 0.05 and made.current_game.thinking is not None
    played(made, lambda: again.worker._process is not None and again.worker._process.is_alive())
    until(lambda: not first.is_alive())
    made.handle_message(Quit())
    assert again.worker._process is None
