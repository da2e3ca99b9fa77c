"""Every message that a screen sends is handled: keys pressed at random on every screen find none that is not."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pygame
import pytest
from groups import little_and_all
from table.pilot import Pilot, window

from doomtable.files import storage
from doomtable.records import game_saves, recorded_game
from doomtable.table.kit.available_decks import available_decks
from doomtable.table.kit.key_bindings import DEFAULTS
from doomtable.table.pages.practice_games import StartGoldfish, StartPuzzle, puzzles
from doomtable.table.window import lan_commands
from doomtable.table.window.main_window import MainWindow, UnknownMessage

RING = (pygame.K_TAB, pygame.K_TAB, pygame.K_RETURN, pygame.K_RETURN, pygame.K_DOWN, pygame.K_RIGHT, pygame.K_ESCAPE)
"""Keys that lead to everything that can be pressed, and press it."""
OTHERS = (*(key for keys in DEFAULTS.values() for key in keys), *range(pygame.K_0, pygame.K_9 + 1))


def game(made: MainWindow) -> None:
    made.handle_message("hotseat")


def goldfish(made: MainWindow) -> None:
    made.handle_message(StartGoldfish(available_decks(made.rules)[0]))


def puzzle(made: MainWindow) -> None:
    first, *others = puzzles()
    made.handle_message(StartPuzzle(first, tuple(others)))


def replay(made: MainWindow) -> None:
    made.watch(recorded_game.open_recorded_game(game_saves.listed(game_saves.games())[0].path), at=3)


def asked_for(*messages: str) -> Callable[[MainWindow], None]:
    def brought_up(made: MainWindow) -> None:
        for message in messages:
            made.handle_message(message)

    return brought_up


PAGES = ("new", "practice", "saved", "statistics", "settings", "rules", "host", "join")
SCREENS = {
    "game": game, "goldfish": goldfish, "puzzle": puzzle, "replay": replay, "title": asked_for("title"),
    "kept lan": asked_for("host", "kept lan"), **{name: asked_for("title", name) for name in PAGES},
}  # fmt: skip


@pytest.mark.parametrize("presses", little_and_all(50, 150))
@pytest.mark.parametrize("name", SCREENS)
def test_whatever_is_pressed_is_handled(
    name: str, presses: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / name)
    for opens in ("host", "join", "reopen"):  # nothing is opened in the network
        monkeypatch.setattr(lan_commands, opens, lambda *_: None)
    made, random = window(), Random(name)
    Pilot(made, 1, keyboard=False).play(8)
    made.leave_game()
    SCREENS[name](made)
    kind = type(made.scene)
    for _ in range(presses):
        if type(made.scene) is not kind or not made.running:
            made.running = True
            SCREENS[name](made)
            assert type(made.scene) is kind
        key = random.choice(RING if random.random() < 0.7 else OTHERS)
        made.take(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))


def test_a_message_that_nobody_knows_is_an_error() -> None:
    with pytest.raises(UnknownMessage, match="'dance', sent by MatchScreen"):
        window().handle_message("dance")
