"""Names that a player gives to cards: shown wherever a card's name is, never kept and never sent."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from groups import little_and_all
from table.made_language import LANGUAGE, made, made_language, unsaid, words_of
from table.pilot import Pilot
from table.reading import read
from table.window.test_every_text import framed
from table.window.test_language import SIZE, speak

from doomtable import rulesets
from doomtable.cards.catalogue import catalogue
from doomtable.files import storage
from doomtable.files.decks import read_deck, ready_decks
from doomtable.files.settings import Settings
from doomtable.table.new_game import session_setup
from doomtable.table.pages.title_screen import TitleScreen
from doomtable.table.window.app import open_window, preload
from doomtable.table.window.main_window import MainWindow

__all__ = ["made_language"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / name)
    pygame.display.init()
    pygame.font.init()
    preload()
    return tmp_path


def opened(language: str = "en") -> MainWindow:
    rules = rulesets.get("second", {"goal_p": 40})
    return open_window(SIZE, rules, 8, language=language, settings=Settings(language=language, motion=0))


@pytest.mark.parametrize("presses", little_and_all(40, 150))
@pytest.mark.proof
def test_every_name_of_a_card_is_said_as_the_player_wants(made_language: str, home: Path, presses: int) -> None:
    """In a language that is told apart everywhere: whatever English is left is a name that was forgotten."""
    names = catalogue().names
    (home / f"names-{LANGUAGE}.yaml").write_text(
        "".join(f"{name}: {made(name)}\n" for name in names), encoding="utf-8"
    )
    shown, wrong = opened(LANGUAGE), set()
    decks = session_setup.quick_decks(shown.rules)
    shown.deal([decks[0], decks[1]], ("human", "human"))
    assert shown.session is not None
    others = [read_deck(path, names).name for path in ready_decks()]
    known = {word.casefold() for word in words_of((*others, *shown.session.game.names))}
    pilot = Pilot(shown, 8, False)
    with read() as lines:
        for i in range(presses):
            if pilot.over():
                break
            pilot.press()
            if i % 9 == 0 and pilot.table.display.layout.spots:
                pilot.click(pilot.table.display.layout.spots[0].rect, 3)
            wrong |= {
                line.text for line in framed(shown, lines)
                if any(word.casefold() not in known for word in unsaid(line.text))
            }  # fmt: skip
    assert not wrong
    assert pilot.over() or sum(pilot.did.values()) == presses
    shown.leave_game()
    kept = "".join(file.read_text(encoding="utf-8") for file in (home / "games").iterdir() if file.is_file())
    assert kept and not [name for name in names if made(name) != name and made(name) in kept]


def test_what_is_wrong_in_the_file_is_told_where_it_is_read(made_language: str, home: Path) -> None:
    (home / "names-en.yaml").write_text("Hussr: Husar\nHussar: Husar\nX\n", encoding="utf-8")
    shown = opened()
    assert isinstance(shown.scene, TitleScreen)
    assert "line 1: There is no card “Hussr”; did you mean “Hussar”?" in shown.scene.notice
    assert "One more line" in shown.scene.notice
    assert shown.words.card_name("Hussar") == "Husar"
    speak(shown, LANGUAGE)
    assert shown.words.card_name("Hussar") == "Hussar", "the names of another language are its own"
    speak(shown, "en")
    assert shown.words.card_name("Hussar") == "Husar"
