"""Practice: puzzles, one deck alone, positions; by mouse alone and by keyboard alone; nothing of it is kept."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from groups import first_and_rest, little_and_all
from table.pilot import Pilot
from table.screen_messages import OPENS

from doomtable import rulesets
from doomtable.errors import BadInput
from doomtable.files import storage
from doomtable.rules.terms import EngineBug
from doomtable.scenarios import puzzle, runner
from doomtable.scenarios.parser import ScriptLine
from doomtable.scenarios.position import checked
from doomtable.scenarios.script import ScriptedGame as Script
from doomtable.scenarios.script import pass_all, read_line
from doomtable.table.kit.deck_contents import DeckContents
from doomtable.table.kit.message import OpenSettings, ShowTitle
from doomtable.table.match import card_input
from doomtable.table.match.match_messages import (
    ExportPosition,
    PlayAgain,
    ReportGame,
    SaveGame,
)
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.match.table_messages import LookAtTable
from doomtable.table.pages import practice_games
from doomtable.table.pages.page_messages import CloseSettings
from doomtable.table.pages.practice_games import NextPuzzle, NextTurn, ShowPractice
from doomtable.table.pages.practice_screen import DECKS, POSITIONS, PUZZLES, PracticeScreen
from doomtable.table.pages.title_screen import PlayHotseat, TitleScreen
from doomtable.table.window import screenshot
from doomtable.table.window.app import open_window

SECOND = rulesets.get("second")
HERE = Path(__file__).parents[1] / "positions"
SHIPPED = practice_games.listed(practice_games.ready_puzzles())


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own for every test."""
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / name)
    return tmp_path


def opened(size: tuple[int, int] = (1280, 800)) -> Pilot:
    """The screen of practice, reached from the title by its key."""
    pygame.display.init()
    pygame.font.init()
    pilot = Pilot(open_window(size, SECOND, 1), 1, False)
    pilot.frame()
    pilot.key(pygame.K_r)
    pilot.frame()
    return pilot


def screen(pilot: Pilot) -> PracticeScreen:
    assert isinstance(pilot.window.scene, PracticeScreen)
    return pilot.window.scene


def tab(pilot: Pilot, page: int) -> None:
    pilot.click(screen(pilot).places.tabs[page])
    pilot.frame()


def button(pilot: Pilot, message: object) -> None:
    """Press a button of the screen, of the table or of its sheet, by what it means."""
    scene = pilot.window.scene
    found = scene.every_button() if isinstance(scene, MatchScreen) else screen(pilot).buttons
    wanted = next(b for b in found if b.message == message)
    pilot.click(wanted.rect)
    pilot.frame()


def told(pilot: Pilot) -> str:
    panel = pilot.table.display.info_panel
    assert panel is not None
    return panel.text


def kept(home: Path) -> list[Path]:
    return [path for path in home.rglob("*") if path.is_file() and path.name != practice_games.SOLVED]


# ---------------------------------------------------------------------------------------------------------- puzzles


def test_sixteen_puzzles_come_with_the_program_and_their_lines_solve_them() -> None:
    assert len(SHIPPED) == 19
    found = runner.run_files(SHIPPED)
    assert found["passed"] == len(SHIPPED) and not found["failed"]


@pytest.mark.parametrize("path", first_and_rest(1, SHIPPED), ids=lambda path: path.stem)
def test_a_puzzle_is_solved_at_the_table(path: Path) -> None:
    """The line of the file, choice by choice, through the window."""
    pilot = opened()
    row = next(i for i, found in enumerate(screen(pilot).puzzles) if found.path == path)
    while row >= screen(pilot).grid.top + len(screen(pilot).grid.rows):  # the list is longer than its page
        before = screen(pilot).grid.top
        pilot.window.take(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1))
        pilot.frame()
        assert screen(pilot).grid.top > before
    pilot.click(screen(pilot).grid.rows[row - screen(pilot).grid.top])
    button(pilot, "solve")
    riddle = pilot.window.practice
    assert isinstance(riddle, practice_games.PuzzleGame) and riddle.state(pilot.window.session) == "open"  # type: ignore[arg-type]
    assert told(pilot) == pilot.window.words.say(f"puzzle-{path.stem}")
    _follow(pilot, path)
    assert pilot.table.display.sheet is not None and pilot.table.display.sheet.name == "verdict"
    assert pilot.table.display.sheet.title == pilot.window.words.say("puzzle-title-solved").upper()
    assert path.name in practice_games.solved_ones()
    pilot.key(pygame.K_r)
    assert screen(pilot).puzzles[row].note == pilot.window.words.say("puzzle-done")


def _follow(pilot: Pilot, path: Path) -> None:
    """Play the script of a puzzle on the session of the window."""
    scenario = runner.read(path)[0]
    session = pilot.window.session
    assert session is not None
    play = Script(session.game, checked(scenario).cast)
    for step in scenario.script:
        if isinstance(step, ScriptLine):
            seat = play.cast.seat(step.player)
            assert seat is not None and read_line(play, seat, step.words) is None
        else:
            pass_all(play)
    assert play.game.outcome is not None
    replayed, line = checked(scenario).game, []
    for option in play.game.choices:
        assert replayed.decision is not None
        if replayed.decision.seat == checked(scenario).game.state.turn.seat:
            line.append(option)
        replayed.choose(option)
    pilot.window.handle_message(PlayAgain())
    table = pilot.table
    for option in line:
        session = pilot.window.session
        assert session is not None
        while session.pending_human() is None:
            pilot.frame()
        seat = session.pending_human()
        assert seat is not None
        offered = zip(session.view(seat).decision.options, session.game.decision.options, strict=True)  # type: ignore[union-attr]
        made = next(view for view, real in offered if real == option)
        table = pilot.table
        card_input.choose(table, made)
        pilot.frame()
        table.display.dirty = True
        pilot.frame()


@pytest.mark.parametrize("keyboard", first_and_rest(1, [True, False]))
def test_a_puzzle_fails_with_its_turn_and_is_tried_again(home: Path, keyboard: bool) -> None:
    pilot = opened((1024, 640))
    if keyboard:
        pilot.key(pygame.K_RETURN)
    else:
        button(pilot, "solve")
    first = pilot.table.display.info_panel
    pilot.key(pygame.K_e) if keyboard else button_key(pilot, "end")
    for _ in range(8):
        if pilot.table.display.sheet is not None:
            break
        pilot.key(pygame.K_SPACE)
        pilot.frame()
    sheet = pilot.table.display.sheet
    assert sheet is not None and sheet.title == pilot.window.words.say("puzzle-title-failed").upper()
    if keyboard:
        pilot.key(pygame.K_u)
        pilot.frame()
        assert pilot.table.display.sheet is None
        assert pilot.table.display.info_panel == first, "after an undo the puzzle is open again"
        pilot.key(pygame.K_j)
    else:
        button(pilot, PlayAgain())
    pilot.frame()
    assert pilot.table.display.info_panel == first and pilot.table.display.sheet is None
    other = pilot.window.practice
    if keyboard:
        pilot.key(pygame.K_x)
    else:
        button(pilot, NextPuzzle())
    assert pilot.window.practice is not other and pilot.table.display.info_panel != first
    for _ in range(len(SHIPPED) - 1):
        pilot.key(pygame.K_x)
        pilot.frame()
    assert pilot.table.display.info_panel == first, "the puzzles go round"
    assert not kept(home)


def test_a_verdict_is_said_once_and_again_when_it_changes() -> None:
    pilot = opened((1024, 640))
    pilot.key(pygame.K_RETURN)
    button_key(pilot, "end")
    for _ in range(8):
        if pilot.table.display.sheet is not None:
            break
        pilot.key(pygame.K_SPACE)
        pilot.frame()
    failed = pilot.table.display.sheet
    assert failed is not None and failed.name == "verdict"
    pilot.window.take(pygame.event.Event(pygame.VIDEORESIZE, size=(1024, 640), w=1024, h=640))
    assert pilot.table.display.sheet is failed
    button(pilot, LookAtTable())
    session, made = pilot.window.session, 0
    assert session is not None
    for _ in range(60):
        before = len(session.game.choices)
        decision = pilot.table.display.view.decision
        if decision is not None and pilot.table.mine():
            passes = next((o for o in decision.options if o.key in ("pass", "done")), decision.options[-1])
            card_input.choose(pilot.table, passes)
        pilot.frame()
        made += len(session.game.choices) > before
        assert pilot.table.display.sheet is None, "whoever looks on is left in peace"
    assert made > 2
    for _ in range(len(session.game.choices)):  # back to where it is open again, then on to where it is not
        pilot.key(pygame.K_u)
        if pilot.table.display.info_panel is not None and pilot.table.display.info_panel.tone == "brass":
            break
    assert pilot.table.display.info_panel is not None and pilot.table.display.info_panel.tone == "brass"
    for _ in range(12):
        if pilot.table.display.sheet is not None:
            break
        offered = [getattr(b.message, "action", "") for b in pilot.table.question.buttons]
        button_key(pilot, "end") if "end" in offered else (
            pilot.key(pygame.K_SPACE)
        )
        pilot.frame()
    assert pilot.table.display.sheet is not None and pilot.table.display.sheet.title == failed.title


def button_key(pilot: Pilot, action: str) -> None:
    """Press the table's answer that ends the turn."""
    wanted = next(b for b in pilot.table.question.buttons if getattr(b.message, "action", "") == action)
    pilot.click(wanted.rect)
    pilot.frame()


def test_what_is_no_puzzle_is_told(home: Path) -> None:
    (home / "puzzles").mkdir()
    players = "players: [{name: A}, {name: B}]\n"
    for name, text in (
        ("a", "name: no goal\n" + players), ("b", "name: log\n" + players + "expect: {log: [x]}\n"),
        ("c", "name: at once\n" + players + "expect: {winner: null}\n"), ("d", "garbage: ["), ("e", "\0"),
        ("f", "name: fine\n" + players + "expect: {A.destiny: 8, B.hand: [Filler x7]}\n"),
        ("g", "name: nobody\n" + players + "expect: {C.destiny: 8}\n"),
    ):  # fmt: skip
        (home / "puzzles" / f"{name}.yaml").write_text(text, encoding="utf-8")
        if name != "f":
            with pytest.raises(BadInput) as error:
                puzzle.opened(home / "puzzles" / f"{name}.yaml")
            assert f"{name}.yaml" in str(error.value)
    pilot = opened()
    rows = screen(pilot).puzzles[len(SHIPPED) :]
    assert [found.good for found in rows] == [False] * 5 + [True, False]
    assert "A.destiny" in rows[5].told
    for i in (0, *range(len(SHIPPED), len(SHIPPED) + 7)):
        screen(pilot).select(i)
        pilot.frame()
        pilot.key(pygame.K_RETURN)
        good = i < len(SHIPPED) or i == len(SHIPPED) + 5
        assert isinstance(pilot.window.scene, MatchScreen) is good
        if good:
            pilot.key(pygame.K_F10)
            pilot.window.handle_message(ShowPractice())


@pytest.mark.parametrize("garbage", [b"", b"{", b"[1, [2]]", b"[" * 9000, b"\xff", b'{"a": 1}'])
def test_a_broken_list_of_solved_puzzles_is_an_empty_one(home: Path, garbage: bytes) -> None:
    (home / practice_games.SOLVED).write_bytes(garbage)
    assert practice_games.solved_ones() == frozenset()
    practice_games.remember(Path("x/1.yaml"))
    assert practice_games.solved_ones() == {"1.yaml"}


# --------------------------------------------------------------------------------------------------------- goldfish


@pytest.mark.parametrize("keyboard", [False, True])
def test_one_deck_alone(home: Path, keyboard: bool) -> None:
    pilot = opened()
    if keyboard:
        pilot.key(pygame.K_RIGHT)
        pilot.key(pygame.K_z)
    else:
        tab(pilot, DECKS)
        button(pilot, "look")
    assert isinstance(screen(pilot).look, DeckContents)
    pilot.frame()
    pilot.key(pygame.K_ESCAPE)
    assert screen(pilot).look is None
    if keyboard:
        pilot.key(pygame.K_DOWN)
    else:
        pilot.click(screen(pilot).grid.rows[1])
    deck = screen(pilot).decks[1]
    if keyboard:
        pilot.key(pygame.K_RETURN)
    else:
        button(pilot, "fish")
    table = pilot.table
    assert deck.name in told(pilot) and table.display.view.players[1].name == pilot.window.words.say(
        "goldfish-nobody"
    )
    assert table.display.view.turn.seat == 0 == table.seats.viewer and table.seats.handover is None
    hand = [card.name for card in table.display.view.players[0].hand]
    for turn in range(2, 12):
        pilot.key(pygame.K_x) if keyboard else button(pilot, NextTurn())
        pilot.frame()
        assert table.display.view.turn.seat == 0 and table.display.view.turn.number == turn
        assert table.display.view.decision is not None and table.display.view.decision.kind == "menu"
    other = table.display.view.players[1]
    assert other.hand_count == 7 and not (other.squad or other.kohort or other.unrevealed)
    pilot.key(pygame.K_j) if keyboard else button(pilot, PlayAgain())
    assert pilot.table is not table and [card.name for card in pilot.table.display.view.players[0].hand] != hand
    assert not kept(home)


@pytest.mark.parametrize("presses", little_and_all(150, 900))
def test_the_empty_chair_does_nothing_until_the_deck_is_out(presses: int) -> None:
    pilot = opened()
    tab(pilot, DECKS)
    button(pilot, "fish")
    pilot.keyboard = True
    for _ in range(presses):
        if pilot.over():
            break
        if pilot.window.session is not None and pilot.window.session.pending_human() is None:
            pilot.frame()
        else:
            pilot.press()
    session = pilot.window.session
    assert session is not None
    empty = session.view(0).players[1]
    assert empty.hand_count <= 7 and not empty.squad and not empty.kohort and not empty.discard
    if session.outcome is not None:
        assert session.outcome.how == "deck_out"


def test_a_deck_too_small_is_tried_out_or_told(home: Path) -> None:
    (home / "decks").mkdir()
    (home / "decks" / "small.deck").write_text("3 Hussar\n", encoding="utf-8")
    (home / "decks" / "none.deck").write_text("3 Nobody here\n", encoding="utf-8")
    pilot = opened()
    tab(pilot, DECKS)
    rows = screen(pilot).decks
    screen(pilot).select(next(i for i, deck in enumerate(rows) if deck.name == "none"))
    pilot.key(pygame.K_RETURN)
    screen(pilot).select(next(i for i, deck in enumerate(rows) if deck.name == "small"))
    pilot.frame()
    pilot.key(pygame.K_RETURN)
    pilot.frame()
    assert pilot.window.session is not None


# -------------------------------------------------------------------------------------------------------- positions


def exported(pilot: Pilot) -> None:
    """Play a little and export the position from the menu."""
    pilot.window.handle_message(PlayHotseat())
    pilot.play(12)
    while pilot.table.display.sheet is not None or not pilot.table.mine():
        pilot.key(pygame.K_SPACE)
        pilot.frame()
    pilot.window.handle_message(ExportPosition())


@pytest.mark.parametrize("alone", first_and_rest(1, [True, False]))
def test_an_exported_position_is_played_on(home: Path, alone: bool) -> None:
    pilot = opened()
    exported(pilot)
    pilot.window.handle_message(ShowTitle())
    assert isinstance(pilot.window.scene, TitleScreen)
    pilot.key(pygame.K_r)
    before = kept(home)
    if alone:
        pilot.key(pygame.K_RIGHT)
        pilot.key(pygame.K_RIGHT)
        pilot.key(pygame.K_RETURN)
    else:
        tab(pilot, POSITIONS)
        button(pilot, "together")
    session = pilot.window.session
    assert session is not None and isinstance(pilot.window.practice, practice_games.PositionGame)
    assert len(pilot.table.seats.humans) == (1 if alone else 2)
    assert told(pilot) == pilot.window.words.say("position-text")
    pilot.keyboard = True
    for _ in range(30):
        if pilot.window.session.pending_human() is None:  # type: ignore[union-attr]
            pilot.frame()
        elif not pilot.over():
            pilot.press()
    pilot.window.handle_message(PlayAgain())
    assert pilot.window.session.choices == 0  # type: ignore[union-attr]
    for message in (SaveGame(), ReportGame()):
        pilot.window.handle_message(message)
        assert pilot.table.display.notices[-1][0] == pilot.window.words.say("practice-not-kept")
    pilot.window.handle_message(ExportPosition())
    pilot.window.handle_message(ShowTitle())
    assert len(kept(home)) == len(before) + 1, "nothing but the new position is written"
    assert not (home / "statistics.jsonl").exists()


def test_a_file_dropped_upon_the_window_is_opened() -> None:
    pilot = opened()
    for name, way in (("fight", pygame.K_RETURN), ("middle", pygame.K_f)):
        pilot.window.handle_message(ShowTitle())
        pilot.window.take(pygame.event.Event(pygame.DROPFILE, file=str(HERE / f"{name}.yaml")))
        assert screen(pilot).page == POSITIONS and screen(pilot).positions[0].path.stem == name
        pilot.frame()
        pilot.key(way)
        assert isinstance(pilot.window.scene, MatchScreen)
        assert (pilot.table.display.view.combat is not None) is (name == "fight")


def test_a_file_dropped_upon_a_game_does_not_end_it() -> None:
    pilot = opened()
    for begin in ("hotseat", "practice"):
        pilot.window.handle_message(OPENS[begin])
        if begin == "practice":
            button(pilot, "solve")
        table, session = pilot.table, pilot.window.session
        pilot.window.take(pygame.event.Event(pygame.DROPFILE, file=str(HERE / "fight.yaml")))
        assert pilot.window.scene is table and pilot.window.session is session
        said = pilot.window.words.say("notice-dropped-playing", file="fight.yaml")
        assert [text for text, _ in table.display.notices] == [said]
        pilot.frame()
        pilot.window.handle_message(ShowTitle())
    pilot.window.take(pygame.event.Event(pygame.DROPFILE, file=str(HERE / "fight.yaml")))
    assert screen(pilot).page == POSITIONS


def test_the_panel_has_the_keys_that_were_bound_while_it_waited() -> None:
    pilot = opened()
    pilot.key(pygame.K_RETURN)
    window = pilot.window
    first = window.session
    window.handle_message(OpenSettings())
    window.change(window.settings.with_(keys={"anew": ("k",)}))
    window.handle_message(CloseSettings())
    pilot.frame()
    assert pilot.table.display.info_panel is not None and pilot.table.display.info_panel.choices[0].key == "K"
    pilot.key(pygame.K_j)
    assert window.session is first
    pilot.key(pygame.K_k)
    assert window.session is not first and window.session is not None


def test_what_cannot_be_opened_is_told(home: Path) -> None:
    pilot = opened()
    for name, text in (("a.yaml", "players: 3\n"), ("b.yml", "\xff\0"), ("c.yaml", "")):
        (home / name).write_bytes(text.encode("latin-1"))
        pilot.window.take(pygame.event.Event(pygame.DROPFILE, file=str(home / name)))
        pilot.frame()
        assert not screen(pilot).positions[0].good and name in screen(pilot).positions[0].told
        pilot.key(pygame.K_RETURN)
        assert isinstance(pilot.window.scene, PracticeScreen)
    pilot.window.take(pygame.event.Event(pygame.DROPFILE, file=str(home / "x.png")))
    assert "x.png" in screen(pilot).said
    pilot.window.take(pygame.event.Event(pygame.DROPFILE, file=str(home / "gone.yaml")))
    assert not screen(pilot).positions[0].good


@pytest.mark.parametrize("size", first_and_rest(1, [(1024, 640), (1920, 1080), (3840, 2160)]))
def test_every_list_is_drawn(size: tuple[int, int]) -> None:
    pilot = opened(size)
    for page in (PUZZLES, DECKS, POSITIONS):
        tab(pilot, page)
        assert screen(pilot).page == page
        places = [b.rect for b in screen(pilot).buttons]
        assert all(rect.collidelist(places[i + 1 :]) < 0 for i, rect in enumerate(places))


@pytest.mark.parametrize("scene", first_and_rest(4, screenshot.OWN))
@pytest.mark.parametrize("size", first_and_rest(1, [(1024, 640), (1920, 1080)]))
def test_pictures_without_a_position(tmp_path: Path, scene: str, size: tuple[int, int]) -> None:
    screenshot.render(None, tmp_path / "x.png", size=size, scene=scene)
    made = pygame.image.load(str(tmp_path / "x.png"))
    colours = {tuple(made.get_at((x, y))) for x in range(5, size[0], 37) for y in range(5, size[1], 31)}
    assert made.get_size() == size and len(colours) > 20


def test_a_fault_in_practice_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = opened()
    button(pilot, "solve")
    monkeypatch.setattr(MatchScreen, "handle", _fault)
    pilot.key(pygame.K_SPACE)
    assert isinstance(pilot.window.scene, TitleScreen)
    assert pilot.window.scene.notice == pilot.window.words.say("practice-fault")
    assert pilot.window.practice is None


def _fault(scene: MatchScreen, event: pygame.event.Event) -> None:
    raise EngineBug("made by a test")


def test_enter_after_a_press_on_a_tab_begins_what_is_marked_in_its_list() -> None:
    pilot = opened()
    tab(pilot, 0)
    assert screen(pilot).focus == ("list", 0)
    pilot.key(pygame.K_RETURN)
    pilot.frame()
    assert isinstance(pilot.window.scene, MatchScreen)
