"""Every message that a screen sends is handled: keys and clicks at random on every screen find none that is not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pygame
import pytest
from groups import little_and_all
from table.lan_hands import Hands, home, this_machine
from table.pilot import Pilot, window
from table.screen_messages import OPENS

from doomtable.files import storage
from doomtable.records import game_saves, recorded_game
from doomtable.table.kit.available_decks import available_decks
from doomtable.table.kit.key_bindings import DEFAULTS
from doomtable.table.kit.message import ScreenMessage, ShowTitle, UnknownMessage
from doomtable.table.lan.host_settings import HostedSeat, HostSettings
from doomtable.table.lan.lan_match_screen import LanMatchScreen
from doomtable.table.lan.lan_messages import OpenHostScreen, ShowSavedLanGames
from doomtable.table.lan.lobby_screen import LobbyScreen
from doomtable.table.match.match_messages import OpenReview
from doomtable.table.pages.practice_games import StartGoldfish, StartPuzzle, puzzles
from doomtable.table.pages.title_screen import PlayHotseat
from doomtable.table.window import lan_commands
from doomtable.table.window.main_window import MainWindow
from doomtable.table.window.screen import Screen

RING = (pygame.K_TAB, pygame.K_TAB, pygame.K_RETURN, pygame.K_RETURN, pygame.K_DOWN, pygame.K_RIGHT, pygame.K_ESCAPE)
"""Keys that lead to everything that can be pressed, and press it."""
OTHERS = (*(key for keys in DEFAULTS.values() for key in keys), *range(pygame.K_0, pygame.K_9 + 1))


def game(made: MainWindow) -> None:
    made.handle_message(PlayHotseat())


def goldfish(made: MainWindow) -> None:
    made.handle_message(StartGoldfish(available_decks(made.rules)[0]))


def puzzle(made: MainWindow) -> None:
    first, *others = puzzles()
    made.handle_message(StartPuzzle(first, tuple(others)))


def replay(made: MainWindow) -> None:
    made.watch(recorded_game.open_recorded_game(game_saves.listed(game_saves.games())[0].path), at=3)


def review(made: MainWindow) -> None:
    game(made)
    Pilot(made, 1, keyboard=False).play(8)
    made.handle_message(OpenReview())


def asked_for(*messages: ScreenMessage) -> Callable[[MainWindow], None]:
    def brought_up(made: MainWindow) -> None:
        for message in messages:
            made.handle_message(message)

    return brought_up


PAGES = (
    "new", "practice", "saved", "statistics", "settings", "rules", "gallery", "identity", "host", "join", "decks",
    "draft", "drafting", "sealed",
)  # fmt: skip
SCREENS = {
    "game": game, "goldfish": goldfish, "puzzle": puzzle, "replay": replay, "review": review,
    "title": asked_for(ShowTitle()), "kept lan": asked_for(OpenHostScreen(), ShowSavedLanGames()),
    **{name: asked_for(ShowTitle(), OPENS[name]) for name in PAGES},
}  # fmt: skip


def pressed_at_random(made: MainWindow, random: Random, bring_up: Callable[[], None], presses: int) -> None:
    """Press keys, and the mouse now and then, and bring the screen up again whenever it is left."""
    bring_up()
    kind, (wide, high) = type(made.scene), made.screen.get_size()
    for _ in range(presses):
        if type(made.scene) is not kind or not made.running:
            made.running = True
            bring_up()
            assert type(made.scene) is kind
        if random.random() < 0.2:
            place = random.randrange(wide), random.randrange(high)
            for event in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                made.take(pygame.event.Event(event, pos=place, button=1))
        else:
            key = random.choice(RING if random.random() < 0.7 else OTHERS)
            made.take(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))


@pytest.mark.parametrize("presses", little_and_all(25, 150))
@pytest.mark.parametrize("name", SCREENS)
def test_whatever_is_pressed_is_handled(
    name: str, presses: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / name)
    for opens in ("host", "join", "reopen"):  # nothing is opened in the network
        monkeypatch.setattr(lan_commands, opens, lambda *_: None)
    made = window()
    Pilot(made, 1, keyboard=False).play(8)
    made.leave_game()
    pressed_at_random(made, Random(name), lambda: SCREENS[name](made), presses)


@pytest.mark.parametrize("presses", little_and_all(20, 50))
@pytest.mark.parametrize("screen", [LobbyScreen, LanMatchScreen])
def test_whatever_is_pressed_is_handled_in_the_network(
    screen: type[Screen], presses: int, hands: Hands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home(tmp_path, monkeypatch)
    this_machine(monkeypatch)
    monkeypatch.setattr(MainWindow, "leave_lan_game", lambda *_: False)  # a fault is not taken for the host's

    def bring_up() -> None:
        hands.window.leave_game()
        hands.window.handle_message(OpenHostScreen())
        hands.scene.made = HostSettings((HostedSeat("mine"), HostedSeat("guest")), name="Maren", port=0)
        hands.press("begin")
        hands.until(lambda: isinstance(hands.scene, LobbyScreen))
        if screen is LanMatchScreen:
            hands.press("computer", 1)
            hands.until(lambda: hands.scene.enabled(("begin", 0)))
            hands.press("begin")
            hands.until(lambda: isinstance(hands.scene, LanMatchScreen))

    pressed_at_random(hands.window, Random(screen.__name__), bring_up, presses)


@dataclass(frozen=True)
class Dance(ScreenMessage):
    """Nobody does it."""


def test_a_message_that_nobody_knows_is_an_error() -> None:
    made = window()
    with pytest.raises(UnknownMessage, match=r"Dance\(\), sent by MatchScreen"):
        made.handle_message(Pilot(made, 1, keyboard=False).table.act(Dance()))
    with pytest.raises(UnknownMessage, match="'dance', sent by MatchScreen"):
        Pilot(made, 1, keyboard=False).table.act("dance")
