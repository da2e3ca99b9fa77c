"""What is wrong with a player's own files, said by the window in the language chosen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from table.reading import Line, read
from table.window.test_every_text import framed

from doomtable import rulesets
from doomtable.files import storage
from doomtable.files.settings import Settings
from doomtable.records import game_saves, statistics_db
from doomtable.table.new_game.new_game_screen import NewGameScreen
from doomtable.table.pages.page_messages import WatchSavedGame
from doomtable.table.pages.saved_games_screen import SavedGamesScreen
from doomtable.table.pages.title_screen import ShowNewGame, ShowSavedGames, ShowStatistics
from doomtable.table.window.app import open_window, preload
from doomtable.table.window.main_window import MainWindow


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / name)
    pygame.display.init()
    pygame.font.init()
    preload()
    return tmp_path


@pytest.fixture
def lines() -> Iterator[list[Line]]:
    with read() as found:
        yield found


def german() -> MainWindow:
    settings = Settings(language="de")
    return open_window((1280, 800), rulesets.get("second"), 1, language="de", settings=settings)


def seen(made: MainWindow, lines: list[Line]) -> str:
    """Everything that stands in the next frame."""
    return " ".join(line.text for line in framed(made, lines))


def test_a_deck_that_cannot_be_read(home: Path, lines: list[Line]) -> None:
    (home / "decks").mkdir()
    (home / "decks" / "b.deck").write_text("[deck]\n5 Nobody at all\nwhat\n", encoding="utf-8")
    made = german()
    made.handle_message(ShowNewGame())
    assert isinstance(made.scene, NewGameScreen)
    deck = next(one for one in made.scene.available if one.key == "own/b")
    said = deck.says(made.words)
    assert said.startswith(str(home / "decks" / "b.deck"))
    assert said.endswith(
        "b.deck, Zeile 2: Eine Karte „Nobody at all“ gibt es nicht; verbessere den Namen oder lösche die Zeile. "
        "Zeile 3: „what“ ist keine Zeile für eine Karte; schreib Anzahl und Namen: „5 Hussar“."
    )
    made.words.speak("en")
    assert 'there is no card "Nobody at all"' in deck.says(made.words)


def test_a_saved_game_that_is_damaged(lines: list[Line]) -> None:
    game_saves.games().mkdir(parents=True)
    file = game_saves.games() / "a.record"
    file.write_bytes(b"{}\n")
    made = german()
    made.handle_message(ShowSavedGames())
    assert isinstance(made.scene, SavedGamesScreen)
    assert "Das ist keine Aufzeichnung einer Partie." in seen(made, lines)
    made.handle_message(WatchSavedGame(game_saves.peek(file)))
    assert made.scene.said == f"{file}: Das ist keine Aufzeichnung einer Partie."


def test_statistics_that_are_none(lines: list[Line]) -> None:
    statistics_db.statistics_file().write_bytes(b"no such thing at all" * 100)
    made = german()
    made.handle_message(ShowStatistics())
    assert "ist beschädigt oder enthält etwas anderes" in seen(made, lines)


def test_settings_that_cannot_be_written(monkeypatch: pytest.MonkeyPatch, lines: list[Line]) -> None:
    made = german()
    made.handle_message(ShowSavedGames())

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(storage.tempfile, "mkstemp", full)
    made.keep()
    assert "(kein Platz mehr auf dem Datenträger); wähle einen anderen Ort." in made.scene.said
