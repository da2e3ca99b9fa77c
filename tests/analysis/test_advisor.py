"""A search player at the table: seated with a process of its own, which ends when the game is left."""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing.process import BaseProcess
from pathlib import Path
from time import perf_counter, sleep

import pygame
import pytest
from dealing import ready_setup

from doomtable import rulesets
from doomtable.ai.search_process import BackgroundPlayer
from doomtable.analysis.advisor import Advisor
from doomtable.errors import BadInput
from doomtable.files import storage
from doomtable.files.settings import Settings
from doomtable.session.session import LocalPerson
from doomtable.table.new_game import session_setup
from doomtable.table.window.app import open_window
from doomtable.table.window.main_window import MainWindow


def test_search_players_are_seated_and_leave():
    session = session_setup.open_session(ready_setup(4), ("search:0.05", "apostle:0.02", "human", "veteran")[:2])
    one, other = session.players
    assert isinstance(one, BackgroundPlayer) and isinstance(other, BackgroundPlayer)
    assert (one.seconds, other.seconds) == (0.05, 0.02) and one.worker is other.worker
    until = perf_counter() + 60
    while session.decisions < 6 and perf_counter() < until:
        if not session.step():
            sleep(0.005)
    assert session.decisions >= 6
    process = one.worker._process
    Advisor(session, AssertionError).close()
    assert ended(process)


def ended(process: BaseProcess) -> bool:
    """Whether a process is gone soon."""
    until = perf_counter() + 10
    while process.is_alive() and perf_counter() < until:
        sleep(0.01)
    return not process.is_alive()


def test_the_other_levels_need_no_process():
    person, level = session_setup.make_players(("human", "recruit"), ready_setup(1))
    assert isinstance(person, LocalPerson) and not isinstance(level, BackgroundPlayer)


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
    made.deal(session_setup.quick_decks(rules), kinds)
    return made


def played(made: MainWindow, until: Callable[[], bool], most: float = 40.0) -> float:
    """Let frames pass until something holds; returns the longest of them, in seconds, drawing left out."""
    longest, began, end = 0.0, perf_counter(), perf_counter() + most
    while not until() and perf_counter() < end:
        now = perf_counter()
        made.scene.update(round((now - began) * 1000))
        made.news()
        longest = max(longest, perf_counter() - now)
        sleep(0.002)
    assert until()
    return longest


@pytest.fixture
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A home of its own."""
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / name)


@pytest.mark.usefixtures("alone")
def test_the_window_does_not_wait_for_who_thinks():
    made = window(("apostle:0.4", "search:0.4"))
    assert made.session is not None
    assert played(made, lambda: made.session.decisions >= 3) < 0.3
    process = made.session.players[0].worker._process
    made.handle_message("title")
    assert ended(process) and made.current_game.thinking is None


@pytest.mark.usefixtures("alone")
def test_a_thinker_that_dies_is_spoken_of():
    made = window(("search:5", "greedy"))
    worker = made.session.players[0].worker
    played(made, lambda: worker.busy and worker._ready)
    worker._process.kill()
    played(made, lambda: made.scene.notices)
    assert made.scene.notices[-1][0] == made.words.say("thinking-restarted")
    played(made, lambda: worker._process is not None and worker._process.is_alive())
    worker._process.kill()
    played(made, lambda: len(made.scene.notices) > 1)
    assert made.scene.notices[-1][0] == made.words.say("thinking-habit")
    made.leave_game()


@pytest.mark.usefixtures("alone")
def test_a_fault_in_an_imagined_game_is_spoken_of_and_the_game_goes_on():
    made = window(("search:5", "greedy"))
    worker = made.session.players[0].worker
    played(made, lambda: worker.busy and worker._ready)
    worker._take(worker._asked, "EngineBug: two hands too many")
    before = made.session.decisions
    played(made, lambda: made.scene.notices and made.session.decisions > before)
    said = made.scene.notices[-1][0]
    assert said == made.words.say("thinking-fault", what="EngineBug: two hands too many") and "two hands" in said
    made.leave_game()


def to_choose(made: MainWindow, kind: str = "") -> None:
    """Let the programs play on until the person may choose, in a question of that kind if one is named."""
    played(made, lambda: made.session.pending_human() is not None and made.scene.mine())
    for _ in range(400):
        decision = made.scene.view.decision
        if len(decision.options) > 1 and kind in ("", decision.kind):
            return
        made.scene.choose(decision.options[0])
        played(made, lambda: made.session.pending_human() is not None and made.scene.mine())
    raise AssertionError(f"nobody is asked a {kind}")


def key(made: MainWindow, code: int) -> None:
    made.take(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize("foe", ["apostle:0.1", "veteran"])
def test_a_hint_is_shown_and_goes_with_the_question(foe: str):
    made = window(("human", foe))
    to_choose(made, "menu")
    scene = made.scene
    assert any(answer.action == "hint" for answer in scene.ask.answers)
    before = scene.view.decision
    key(made, pygame.K_F2)
    assert scene.hinted is not None and scene.hinted.advice is None
    assert made.words.say("hint-waits") in [answer.label for answer in scene.ask.answers]
    played(made, lambda: scene.hinted.advice is not None)
    advice = scene.hinted.advice
    assert advice.path[0] in before.options and scene.view.decision == before
    said = " ".join(run.text for runs in scene.ask.text for run in runs)
    assert said.startswith(made.words.say("hint-heading")) and "%" in said
    made.frame(0)
    key(made, pygame.K_F2)
    assert scene.hinted is None and scene.view.decision == before
    key(made, pygame.K_F2)
    played(made, lambda: scene.hinted.advice is not None)
    scene.choose(next(option for option in before.options if option not in advice.path))
    assert scene.hinted is None or scene.hinted.about(scene.view.decision)
    made.leave_game()


@pytest.mark.usefixtures("alone")
def test_a_hint_asked_for_twice_over_another_question_is_about_that_one():
    made = window(("human", "veteran"), seed=5)
    to_choose(made, "menu")
    key(made, pygame.K_F2)
    made.scene.choose(made.scene.view.decision.options[-1])
    assert made.scene.hinted is None
    to_choose(made)
    key(made, pygame.K_F2)
    played(made, lambda: made.scene.hinted.advice is not None)
    assert made.scene.hinted.advice.path[0] in made.scene.view.decision.options
    made.leave_game()


@pytest.mark.usefixtures("alone")
def test_the_sign_is_at_who_thinks_and_nowhere_while_nobody_may_know():
    made = window(("human", "apostle:0.6"))
    to_choose(made, "menu")
    made.scene.choose(made.scene.view.decision.options[-1])
    seen = {True: 0, False: 0}

    def enough() -> bool:
        scene = made.scene
        if made.session.pending_thinker() is not None:
            named = scene.view.decision is not None and scene.view.decision.seat == 1
            assert scene.thinking_seat() == (1 if named else None)
            assert named == (scene.ask.title == made.words.say("thinking-now", player="Computer")) or not named
            seen[named] += 1
        if made.session.pending_human() is not None and scene.mine():
            scene.choose(scene.view.decision.options[0])
        return seen[True] > 30 and scene.thinking_indicator.beat > 0

    played(made, enough)
    made.frame(0)
    made.leave_game()


@pytest.mark.usefixtures("alone")
def test_a_kept_game_goes_on_with_who_thinks_in_a_process_of_its_own():
    made = window(("human", "apostle:0.05"))
    to_choose(made)
    made.scene.choose(made.scene.view.decision.options[0])
    first = made.session.players[1].worker._process
    made.handle_message("title")
    made.handle_message("continue")
    again = made.session.players[1]
    assert isinstance(again, BackgroundPlayer) and again.seconds == 0.05 and made.current_game.thinking is not None
    played(made, lambda: again.worker._process is not None and again.worker._process.is_alive())
    assert ended(first)
    made.handle_message("quit")
    assert again.worker._process is None
