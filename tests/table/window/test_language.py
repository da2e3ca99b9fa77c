"""The language in the settings: it holds at once on every screen, and nothing else changes by it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from groups import rows
from table.made_language import LANGUAGE, made_language, unsaid, words_of
from table.pilot import Pilot
from table.reading import Line, read
from table.screen_messages import OPENS
from table.window.test_every_text import WHOLE, framed, tour

from doomtable import paths, rulesets
from doomtable.cards.catalogue import catalogue
from doomtable.files import settings as settings_file
from doomtable.files import storage
from doomtable.files.decks import read_deck, ready_decks
from doomtable.files.settings import Settings
from doomtable.records import game_saves, recorded_game
from doomtable.rules.terms import APOSTLES
from doomtable.table.kit.message import OpenSettings, Quit, ShowTitle
from doomtable.table.match.history_view import ShowMoment, moments
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.match.table_messages import (
    AskOpenTable,
    AskToLeave,
    CloseSheet,
    OpenMenu,
    ShowPassUntil,
    ShowStops,
)
from doomtable.table.match.undo_sheets import ShowUndoMoments
from doomtable.table.new_game import session_setup
from doomtable.table.pages.page_messages import CloseSettings
from doomtable.table.pages.settings_screen import SettingsScreen
from doomtable.table.paint.short_names import shorter
from doomtable.table.replay.replay_screen import ReplayScreen
from doomtable.table.window import app
from doomtable.table.window.app import open_window, preload
from doomtable.table.window.main_window import MainWindow
from doomtable.words.languages import is_complete, languages, own_name
from doomtable.words.message_arguments import PACKAGES

__all__ = ["made_language"]

SIZE = (1280, 800)
ALWAYS = ("Doomtable LAN", *APOSTLES)
"""What is called the same in every language."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / name)
    pygame.display.init()
    pygame.font.init()
    preload()
    from doomtable.table.pages import saved_games_screen, statistics_screen  # noqa: F401  (so that they are read, too)


@pytest.fixture
def lines(made_language: str) -> Iterator[list[Line]]:
    with read() as found:
        yield found


def opened(seats: int = 2, guided: bool = False) -> MainWindow:
    """A window with a game that is played at it."""
    rules = rulesets.get("second", {"goal_p": 40})
    made = open_window(SIZE, rules, 11)
    made.motion, made.pace, made.guided = 0, "", guided
    decks = session_setup.quick_decks(rules)
    players = ("human", "greedy") if guided else ("human",) * seats
    made.deal([decks[i % 2] for i in range(seats)], players)
    return made


def speak(made: MainWindow, language: str) -> None:
    """Choose a language in the settings, over whatever is up, and come back."""
    made.handle_message(OpenSettings())
    scene = made.scene
    assert isinstance(scene, SettingsScreen)
    wanted = made.settings.with_(language=language)
    button = next(b for b in scene.buttons() if isinstance(b.message, Settings) and b.message == wanted)
    made.handle_message(scene.press(button))
    made.handle_message(CloseSettings())
    made.news()


def foreign(made: MainWindow, lines: list[Line], *more: str) -> set[str]:
    """The lines of the next frame that hold a word of another language, which is none of a name."""
    names = [own_name(language) for language in languages() if language != LANGUAGE]
    names += [card.name for card in catalogue().cards]
    names += [one for card in catalogue().cards for one in shorter(card.name)]
    names += [read_deck(path, catalogue().names).name for path in ready_decks()]
    session = made.session
    names += session.game.names if session is not None else ()
    names += map(own_name, languages())
    known = words_of((*names, *ALWAYS, *more))
    everything = {word.casefold() for word in known}
    shown = framed(made, lines)
    for head, tail in ((a.text, b.text) for a in shown if a.text.endswith("-") for b in shown):
        if (head[:-1] + tail).casefold() in everything:  # a name that is broken where it is too long for its card
            everything |= {head.casefold(), head[:-1].casefold(), tail.casefold()}
    return {
        line.text
        for line in shown
        if [word for word in unsaid(line.text) if word.casefold() not in everything]
    }


def picture(made: MainWindow) -> bytes:
    made.scene.dirty = True
    made.frame(made.now)
    return pygame.image.tobytes(made.screen, "RGB")


def at_rest(made: MainWindow) -> bytes:
    """The picture after the settings were opened and closed, with the pointer and the keyboard nowhere."""
    made.handle_message(OpenSettings())
    made.handle_message(CloseSettings())
    made.news()
    return picture(made)


def holds_at_once(made: MainWindow, lines: list[Line], *more: str) -> None:
    """The screen that is up says everything in another language, and in the first one again, as it was."""
    for _ in range(3):  # what a program chooses is looked at in the frame after
        made.frame(made.now)
    before = at_rest(made)
    speak(made, LANGUAGE)
    assert not foreign(made, lines, *more)
    assert picture(made) != before
    speak(made, "en")
    assert at_rest(made) == before


def test_the_title_and_the_settings_speak_it_at_once(lines: list[Line]) -> None:
    made = open_window(SIZE, rulesets.get("second"), 1)
    holds_at_once(made, lines)
    made.handle_message(OpenSettings())
    scene = made.scene
    assert isinstance(scene, SettingsScreen)
    made.change(made.settings.with_(language=LANGUAGE))
    for tab in range(len(scene.tabs)):
        scene.press(scene.tabs[tab])
        assert not foreign(made, lines), tab
    assert settings_file.load().settings.language == LANGUAGE


def test_a_language_that_cannot_be_had_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(PACKAGES, "de")
    made = open_window(SIZE, rulesets.get("second"), 1, settings=Settings(language="zz"))
    made.handle_message(OpenSettings())
    scene = made.scene
    assert isinstance(scene, SettingsScreen)
    offered = {b.message.language for b in scene.buttons() if isinstance(b.message, Settings)}
    assert offered <= {"zz", *languages()}
    assert "zz" not in languages()
    made.change(made.settings.with_(sound=False))
    assert made.words.language == "en"
    assert settings_file.load().settings.language == "zz"


def test_a_language_of_the_command_line_is_kept(made_language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    spoken: list[str] = []
    monkeypatch.setattr(app, "loop", lambda window: spoken.append(window.words.language))
    app.run(ruleset=rulesets.get("second"))
    app.run(ruleset=rulesets.get("second"), language=LANGUAGE)
    app.run(ruleset=rulesets.get("second"))
    assert spoken == ["en", LANGUAGE, LANGUAGE]


@pytest.mark.parametrize("name", ["saved", "statistics", "new", "practice", "host", "join"])
def test_every_screen_is_said_in_it(lines: list[Line], name: str) -> None:
    made = open_window(
        SIZE, rulesets.get("second"), 1, language=LANGUAGE, settings=Settings(language=LANGUAGE)
    )
    made.handle_message(OPENS[name])
    try:
        assert not foreign(made, lines)
    finally:
        if made.network is not None:
            made.network.close()


@pytest.mark.parametrize(("seats", "looks"), rows(1, [(2, 5), (2, 12), (3, 12)]))
@pytest.mark.proof
def test_a_running_game_speaks_it_at_once(lines: list[Line], seats: int, looks: int) -> None:
    made = opened(seats)
    pilot = Pilot(made, 5, keyboard=False)
    holds_at_once(made, lines)  # the sheet between two players
    for _ in range(looks):
        for _ in range(6):
            pilot.press()
        if pilot.over():
            break
        holds_at_once(made, lines)
    for asked in (
        OpenMenu(), ShowStops(), ShowPassUntil(), ShowUndoMoments(), AskOpenTable(), AskToLeave(ShowTitle()),
        AskToLeave(Quit()),
    ):  # fmt: skip
        assert isinstance(made.scene, MatchScreen)
        made.scene.act(asked)
        holds_at_once(made, lines)
        made.scene.act(CloseSheet())


def test_a_fight_and_the_moments_before_it_speak_it_at_once(lines: list[Line]) -> None:
    made = opened()
    pilot = Pilot(made, 8, keyboard=False)
    for _ in range(400):
        if pilot.over() or (pilot.table.display.view.combat is not None and pilot.table.combat_shown()):
            break
        pilot.press()
    assert pilot.table.display.view.combat is not None
    holds_at_once(made, lines)
    pilot.table.act(ShowMoment(moments(pilot.table.book().entries)[0]))
    holds_at_once(made, lines)


def test_a_guided_game_speaks_it_at_once(lines: list[Line]) -> None:
    made = opened(guided=True)
    holds_at_once(made, lines)


def test_a_replay_speaks_it_at_once(lines: list[Line]) -> None:
    made = opened()
    Pilot(made, 5, keyboard=False).play(60)
    made.leave_game()
    kept = game_saves.listed(game_saves.games())[0]
    made.watch(recorded_game.open_recorded_game(kept.path), at=20)
    scene = made.scene
    assert isinstance(scene, ReplayScreen)
    names = scene.recorded.names
    holds_at_once(made, lines, *names)
    scene.act(OpenMenu())
    holds_at_once(made, lines, *names)
    assert scene.at == 20


CUTS = [((1024, 640), 1.0, 7), ((1024, 640), 1.5, 2), ((1920, 1080), 1.0, 2), ((1920, 1080), 1.5, 7)]
OTHERS = sorted(path.name for path in (paths.assets() / "locale").iterdir() if path.name != "en")


@pytest.mark.parametrize(("size", "scale", "seats"), rows(1, CUTS))
@pytest.mark.parametrize("language", [LANGUAGE, *OTHERS])
def test_longer_words_are_not_cut(
    made_language: str,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    size: tuple[int, int],
    scale: float,
    seats: int,
) -> None:
    if not is_complete(language):  # its cards have no words yet: those of English stand in
        monkeypatch.setitem(PACKAGES, language, "doomtable.words.english")
    wrong = set()
    with read() as lines:
        for name, made in tour(size, Settings(scale=scale, language=language), seats, 12):
            found = [line for line in framed(made, lines) if line.target.get_size() == size]
            if name == "sheet":
                assert isinstance(made.scene, MatchScreen) and made.scene.display.sheet is not None
                found = [line for line in found if made.scene.display.sheet.rect.contains(line.rect)]
            if name not in ("covered", "rules", "gallery"):
                wrong |= {(name, line.text) for line in found if line.cut() or line.kept() < WHOLE}
    assert not wrong
