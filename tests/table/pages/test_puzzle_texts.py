"""The drills: real positions that teach one thing each, not to be had for nothing, told in words that fit."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from groups import first_and_rest
from table.pilot import Pilot

from doomtable import rulesets
from doomtable.ai import players
from doomtable.ai.monte_carlo_search import MonteCarloSearch
from doomtable.ai.opponent_decks import DeckPrior
from doomtable.files import storage
from doomtable.files.settings import Settings
from doomtable.records.deck_pool import deck_pool
from doomtable.rules.game import Game
from doomtable.rules.knowledge import knowledge
from doomtable.rules.terms import Option
from doomtable.rules.view import view
from doomtable.scenarios import puzzle, runner
from doomtable.scenarios.parser import ScriptLine
from doomtable.scenarios.script import ScriptedGame, pass_all, read_line
from doomtable.session.session import LOCAL, Session
from doomtable.table.kit.message import ScreenMessage
from doomtable.table.match import info_panel
from doomtable.table.match.match_messages import TogglePanelHint
from doomtable.table.pages import practice_games, puzzle_texts
from doomtable.table.pages.practice_games import StartPuzzle
from doomtable.table.window import start_commands
from doomtable.table.window.app import open_window
from doomtable.words import message_arguments
from doomtable.words.message_arguments import PACKAGES
from doomtable.words.words import Words

DRILLS = practice_games.listed(puzzle_texts.ready_puzzles())
LANGUAGES = sorted(PACKAGES)
PLAIN = {"01-finish", "03-attack-last", "06-gifts"}
"""Those in which one good step leads to the next; in the others what looks best at once is wrong."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own for every test."""
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / name)
    return tmp_path


def each(path: Path) -> str:
    return path.stem


def seated(drill: puzzle.Puzzle, game: Game, solver: str) -> Session:
    """A game of the drill against the veteran; a person, or a program, plays for the solver."""
    kinds = [solver if seat == drill.solver else "greedy" for seat in range(len(game.names))]
    return Session(game.copy(), [players.program(k, runner.find) if k else LOCAL for k in kinds])


def played_out(drill: puzzle.Puzzle, session: Session) -> bool:
    """Let programs play until the drill is over; whether it was solved."""
    while not puzzle.solved(drill, session.game) and not puzzle.over(drill, session.game):
        if not session.step():
            break
    return puzzle.solved(drill, session.game)


# ------------------------------------------------------------------------------------------------ the positions


def test_they_stand_in_the_order_that_teaches() -> None:
    assert [path.stem.split("-")[0] for path in DRILLS] == [f"{n:02}" for n in range(1, 20)]


@pytest.mark.parametrize("path", DRILLS, ids=each)
def test_every_drill_is_told_in_words_of_ours(path: Path) -> None:
    words, drill = Words("en"), puzzle.opened(path)
    told = [puzzle_texts.goal(path, drill, words), puzzle_texts.hint(path, words), puzzle_texts.lesson(path, words)]
    assert all(told) and len(set(told)) == 3
    assert puzzle_texts.name(path, drill, words) == drill.name


@pytest.mark.parametrize("path", DRILLS, ids=each)
def test_the_first_ten_are_of_the_base_set_and_three_each_of_the_three_pairs_of_sets_that_follow(path: Path) -> None:
    state = puzzle.opened(path).game.state
    sets = {one.card.set for one in state.definitions.of if one.card.set}
    later = {"inq", "wz"} if path.stem < "14" else {"mort", "gol"} if path.stem < "17" else {"apo", "pl"}
    assert sets == {"unl"} if path.stem < "11" else "unl" in sets and sets & later


@pytest.mark.parametrize("path", DRILLS, ids=each)
def test_to_pass_solves_nothing(path: Path) -> None:
    drill = puzzle.opened(path)
    session = seated(drill, drill.game, "")
    while not puzzle.over(drill, session.game):
        if session.step():
            continue
        decision = session.view(drill.solver).decision
        assert decision is not None
        nothing = [o for o in decision.options if o.key in ("end turn", "pass", "done")]
        session.choose(drill.solver, (nothing or decision.options)[0])
        assert not puzzle.solved(drill, session.game)


@pytest.mark.parametrize("path", DRILLS, ids=each)
def test_what_looks_best_at_once_is_wrong_where_that_is_the_lesson(path: Path) -> None:
    drill = puzzle.opened(path)
    assert played_out(drill, seated(drill, drill.game, "greedy")) == (path.stem in PLAIN)


# ------------------------------------------------------------------------------------------------- the veteran


def line(path: Path) -> list[Option]:
    """The choices of the line that solves a drill."""
    scenario = runner.read(path)[0]
    drill = puzzle.opened(path)
    play = ScriptedGame(drill.game.copy(), drill.cast)
    for step in scenario.script:
        if isinstance(step, ScriptLine):
            seat = play.cast.seat(step.player)
            assert seat is not None and read_line(play, seat, step.words) is None
        else:
            pass_all(play)
    assert puzzle.solved(drill, play.game)
    return list(play.game.choices)


def wins_at_once(drill: puzzle.Puzzle, game: Game) -> bool:
    """Whether some attack reaches the goal by itself: everybody passes, all points are taken as Promotion.

    What the others must choose, such as a Warzone, helps them in no way.
    """
    decision = game.decision
    if decision is None or decision.kind != "menu" or "attack" not in {o.key for o in decision.options}:
        return False
    begun = game.copy()
    begun.choose(next(o for o in decision.options if o.key == "attack"))
    return leads_there(drill, begun)


def leads_there(drill: puzzle.Puzzle, game: Game) -> bool:
    """Whether the begun attack reaches the goal."""
    asked = game.decision
    if puzzle.solved(drill, game):
        return True
    if asked is None or asked.kind == "menu" or puzzle.over(drill, game):
        return False
    passes = [o for o in asked.options if o.key == "pass"]
    best = [max(asked.options, key=lambda o: o.number)] if asked.kind == "split" else asked.options
    ends = []
    for option in passes or best:
        further = game.copy()
        further.choose(option)
        ends.append(leads_there(drill, further))
    return any(ends) if asked.seat == drill.solver else all(ends)


@pytest.mark.parametrize(
    ("name", "made"), [("02-out-of-cover", 1), ("07-open-gate", 9), ("08-twice", 3), ("10-sabotage", 0)]
)
def test_the_search_finds_what_the_veteran_does_not(name: str, made: int) -> None:
    """After so many choices of the solution: whoever searches goes on with it, and out of habit nobody would."""
    path = next(path for path in DRILLS if path.stem == name)
    drill, choices = puzzle.opened(path), line(path)
    game = drill.game.copy()
    for option in choices[:made]:
        game.choose(option)
    assert game.decision is not None and name not in PLAIN
    right = game.decision.options.index(choices[made])
    known = knowledge(game, drill.solver)
    prior = DeckPrior(*deck_pool(game.state.rules, runner.find))
    thought, habit = (MonteCarloSearch(runner.find, prior).think(known, 1, rounds=rounds) for rounds in (40, 0))
    assert thought.place == right == thought.weighed[0].place != habit.place
    assert thought.weighed[0].chance > 0.2 + next(one.chance for one in thought.weighed if one.place == habit.place)


@pytest.mark.parametrize("path", DRILLS, ids=each)
def test_the_veteran_never_passes_a_winning_attack(path: Path) -> None:
    """From every position on the way to the solution in which an attack wins by itself, the veteran wins."""
    drill = puzzle.opened(path)
    game, met = drill.game.copy(), 0
    for option in line(path):
        unanswerable = all(not seat.hand for at, seat in enumerate(game.state.seats) if at != drill.solver)
        if unanswerable and wins_at_once(drill, game):
            met += 1
            session = seated(drill, game, "greedy")
            assert view(session.game, drill.solver).decision is not None
            assert played_out(drill, session), f"after {len(game.choices)} choices the veteran lets a sure win pass"
        game.choose(option)
    if path.stem in PLAIN:
        assert met, "the veteran was never tried here"


# ---------------------------------------------------------------------------------------------------- the table


@pytest.fixture
def every_language(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every language can be had, also one that has no words for the cards yet."""
    for language in LANGUAGES:
        monkeypatch.setitem(PACKAGES, language, PACKAGES["en"])
    yield
    message_arguments.card_words.cache_clear()


def at_table(path: Path, size: tuple[int, int], language: str = "en") -> Pilot:
    """A drill laid on the table."""
    pygame.display.init()
    pygame.font.init()
    made = open_window(
        size, rulesets.get("second"), 1, language=language, settings=Settings(language=language)
    )
    pilot = Pilot(made, 1, False)
    pilot.frame()
    start_commands.start_puzzle(pilot.window, StartPuzzle(path))
    pilot.frame()
    return pilot


def press(pilot: Pilot, message: ScreenMessage) -> None:
    wanted = next(b for b in pilot.table.every_button() if b.message == message)
    pilot.click(wanted.rect)
    pilot.frame()


@pytest.mark.parametrize("size", first_and_rest(1, [(1024, 640), (1920, 1080)]), ids=str)
@pytest.mark.parametrize("path", first_and_rest(4, DRILLS), ids=each)
@pytest.mark.parametrize("language", LANGUAGES)
def test_goal_and_hint_stand_whole_on_the_panel(
    every_language: None, language: str, path: Path, size: tuple[int, int]
) -> None:
    pilot = at_table(path, size, language)
    words = pilot.window.words
    assert words.language == language
    for said in (puzzle_texts.goal(path, puzzle.opened(path), words), puzzle_texts.hint(path, words)):
        table = pilot.table
        assert table.display.info_panel is not None and table.display.info_panel.text == said
        rect = table.display.info_rect
        text = info_panel._words(table.display.info_panel, rect.w, table.theme)[1]
        assert text.size >= 12 * table.theme.scale
        assert rect.h >= info_panel.panel_height(table.display.info_panel, rect.w, table.theme), "the panel is cut"
        press(pilot, TogglePanelHint())
    assert pilot.table.display.info_panel is not None
    assert pilot.table.display.info_panel.text != puzzle_texts.hint(path, words)


def test_the_key_of_hints_gives_the_drills_own() -> None:
    pilot, words = at_table(DRILLS[0], (1024, 640)), Words("en")
    for said in (puzzle_texts.hint(DRILLS[0], words), puzzle_texts.goal(DRILLS[0], puzzle.opened(DRILLS[0]), words)):
        pilot.key(pygame.K_F2)
        pilot.frame()
        assert pilot.table.display.info_panel is not None and pilot.table.display.info_panel.text == said


def test_who_fails_is_given_the_hint_and_who_solves_the_lesson() -> None:
    path, words = DRILLS[0], Words("en")
    pilot = at_table(path, (1280, 800))
    riddle, session = pilot.window.practice, pilot.window.session
    assert isinstance(riddle, practice_games.PuzzleGame) and session is not None
    for option in line(path):
        session.game.choose(option)
    sheet = riddle.verdict(session, words, pilot.window.keys)
    assert sheet is not None and puzzle_texts.lesson(path, words) in " ".join(text for text, *_ in sheet.lines)
    failed = riddle.begin()
    failed.game.choose(next(o for o in failed.game.decision.options if o.key == "end turn"))  # type: ignore[union-attr]
    while failed.game.outcome is None and not puzzle.over(riddle.puzzle, failed.game):
        failed.game.choose(failed.game.decision.options[0])  # type: ignore[union-attr]
    sheet = riddle.verdict(failed, words, pilot.window.keys)
    assert sheet is not None and puzzle_texts.hint(path, words) in " ".join(text for text, *_ in sheet.lines)
