"""Games on one press: the next opponent, a rematch, a random pairing; what is remembered, and what cannot be used."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest
from table.pilot import Pilot
from table.reading import read

from doomtable import rulesets
from doomtable.files import storage
from doomtable.table.kit.available_decks import available_decks, deck_keys
from doomtable.table.kit.message import ShowTitle
from doomtable.table.match import tour_game
from doomtable.table.match.match_messages import PlayNow, PlayRandomPairing
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.new_game import quick_game
from doomtable.table.new_game.new_game_settings import NewGameSeat, NewGameSettings, StartGame
from doomtable.table.new_game.quick_game import QuickGame
from doomtable.table.pages.title_screen import (
    ContinueGame,
    RepeatPairing,
    TitleScreen,
)
from doomtable.table.window.app import open_window
from doomtable.table.window.main_window import MainWindow

RULES = rulesets.get("second")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / "own" / name)
    pygame.display.init()
    pygame.font.init()
    yield tmp_path / "own"


def titled(size: tuple[int, int] = (1280, 800), language: str = "en") -> MainWindow:
    tour_game.tour_file().parent.mkdir(parents=True, exist_ok=True)
    tour_game.tour_file().write_text("[]", encoding="utf-8")  # somebody has played here
    return open_window(size, RULES, 1, language=language)


def played(made: MainWindow, message: object) -> tuple[str, ...]:
    """The decks of the game that a message begins; the title screen is up again afterwards."""
    made.handle_message(message)  # type: ignore[arg-type]
    assert isinstance(made.scene, MatchScreen)
    decks = tuple(look.deck for look in made.scene.seats.looks)
    made.handle_message(ShowTitle())
    return decks


def messages(made: MainWindow) -> list[object]:
    assert isinstance(made.scene, TitleScreen)
    return [button.message for button in made.scene.buttons]


def test_before_the_first_game_there_is_only_play_now() -> None:
    made = titled()
    assert PlayNow() in messages(made)
    assert RepeatPairing() not in messages(made) and PlayRandomPairing() not in messages(made)
    names = [deck.name for deck in available_decks(RULES)]
    assert played(made, PlayNow()) == (names[0], names[1])
    assert RepeatPairing() in messages(made) and PlayRandomPairing() in messages(made)


def test_play_now_goes_through_all_opponents_and_begins_again() -> None:
    made = titled()
    names = [deck.name for deck in available_decks(RULES) if deck.key in deck_keys(own=False)]
    met = [played(made, PlayNow()) for _ in names]
    assert {mine for mine, _ in met} == {names[0]}
    assert [theirs for _, theirs in met] == [*names[1:], names[1]]


def test_a_rematch_is_the_last_pairing_whatever_that_was() -> None:
    made = titled()
    for message in (PlayNow(), PlayRandomPairing(), PlayNow()):
        last = played(made, message)
        assert played(made, RepeatPairing()) == last


def test_random_pairings_differ_from_the_last_one() -> None:
    last = None
    for n in range(30):
        found = quick_game.at_random(RULES, Random(n))
        assert found is not None and found.game != last and found.game.mine != found.game.theirs
        quick_game.remember(found.game)
        last = found.game


def test_a_game_that_was_set_up_against_one_computer_is_remembered_with_its_strength() -> None:
    made = titled()
    decks = available_decks(RULES)
    seats = (NewGameSeat(kind="recruit", deck=decks[4].key), NewGameSeat("Ann", deck=decks[2].key))
    made.handle_message(StartGame(NewGameSettings(seats), (decks[4], decks[2])))
    assert quick_game.remembered() == QuickGame(decks[2].key, decks[4].key, "recruit")
    made.handle_message(ShowTitle())
    assert played(made, RepeatPairing()) == (decks[2].name, decks[4].name)


def test_a_game_of_two_people_is_no_pairing() -> None:
    assert quick_game.of_new_game(NewGameSettings((NewGameSeat(), NewGameSeat())), ("a", "b")) is None
    assert quick_game.of_new_game(NewGameSettings((NewGameSeat(), *(NewGameSeat(kind="recruit"),) * 2)), "abc") is None


@pytest.mark.parametrize("kept", [
    "", "[]", '{"mine": 7}', '{"mine": "", "theirs": ""}', '{"mine": "ready/gone", "theirs": "ready/bauhaus-steel"}',
    '{"mine": "../../x", "theirs": "own/y", "kind": "human"}',
])  # fmt: skip
def test_what_cannot_be_used_is_as_if_nothing_were_kept(home: Path, kept: str) -> None:
    made = titled()
    (home / quick_game.FILE).write_text(kept, encoding="utf-8")
    made.handle_message(ShowTitle())
    names = [deck.name for deck in available_decks(RULES)]
    assert RepeatPairing() not in messages(made)
    assert played(made, PlayNow()) == (names[0], names[1])


def test_a_strength_that_nobody_has_is_the_usual_one(home: Path) -> None:
    titled()
    keys = deck_keys()
    (home / quick_game.FILE).write_text(json.dumps({"mine": keys[0], "theirs": keys[1], "kind": "god"}))
    assert quick_game.remembered() == QuickGame(keys[0], keys[1])


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_continue_stands_first_and_the_three_beside_one_another(size: tuple[int, int], language: str) -> None:
    made = titled(size, language)
    made.handle_message(PlayNow())
    Pilot(made, 1, keyboard=False).play(3)
    made.handle_message(ShowTitle())
    assert messages(made)[:4] == [ContinueGame(), PlayNow(), RepeatPairing(), PlayRandomPairing()]
    assert isinstance(made.scene, TitleScreen)
    row = [button.rect for button in made.scene.buttons[1:4]]
    assert len({rect.y for rect in row}) == 1 and row[0].right < row[1].x and row[1].right < row[2].x
    with read() as found:
        made.scene.dirty = True
        made.frame(20)
    assert not [line.text for line in found if line.cut() or line.contrast < 4.5 or line.kept() < 0.9]
    made.take(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_p, mod=0, unicode="p"))
    assert isinstance(made.scene, MatchScreen), "P plays, whatever stands first"
