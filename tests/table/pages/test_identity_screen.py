"""Who plays at this machine: chosen by mouse or keys, kept in the settings, and seen wherever players are shown."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from groups import first_and_rest
from table.reading import read
from table.screen_messages import OPENS

from doomtable import rulesets
from doomtable.files import settings as settings_file
from doomtable.files import storage
from doomtable.files.settings import PlayerIdentity, Settings
from doomtable.rules.game import Deck
from doomtable.table.kit.available_decks import available_decks
from doomtable.table.kit.player_looks import UNKNOWN, colour_order, looks_of
from doomtable.table.match.match_messages import PlayNow
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.match.plate_tooltips import parts
from doomtable.table.new_game import new_game_settings
from doomtable.table.new_game.new_game_screen import NewGameScreen
from doomtable.table.pages.identity_screen import EMBLEMS, IdentityScreen
from doomtable.table.pages.practice_games import StartGoldfish
from doomtable.table.pages.title_screen import TitleScreen
from doomtable.table.paint.theme import PALETTES
from doomtable.table.window.app import open_window
from doomtable.table.window.main_window import MainWindow

MAREN = PlayerIdentity(name="Maren", emblem="rasputin", colour=3)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / "own" / name)
    pygame.display.init()
    pygame.font.init()
    return tmp_path


def titled(player: PlayerIdentity | None = None, size: tuple[int, int] = (1280, 800)) -> MainWindow:
    settings = Settings(motion=0) if player is None else Settings(motion=0, player=player)
    return open_window(size, rulesets.get("second"), 1, settings=settings)


def press(window: MainWindow, *codes: int) -> None:
    for code in codes:
        window.take(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))


def click(window: MainWindow, place: tuple[int, int]) -> None:
    window.take(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1))
    window.take(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=place, button=1))


def identity_of(window: MainWindow) -> IdentityScreen:
    assert isinstance(window.scene, IdentityScreen)
    return window.scene


def test_the_mouse_alone() -> None:
    made = titled()
    assert isinstance(made.scene, TitleScreen)
    click(made, made.scene.me.rect.center)
    scene = identity_of(made)
    made.take(pygame.event.Event(pygame.TEXTINPUT, text="  Maren \x00"))
    click(made, scene.stops["emblem", EMBLEMS.index("rasputin")].center)
    click(made, scene.stops["colour", 3].center)
    assert made.frame(20)
    click(made, scene.stops["done", 0].center)
    assert isinstance(made.scene, TitleScreen) and made.scene.me.label == "Maren"
    assert made.settings.player == settings_file.load().settings.player == MAREN


def test_the_keyboard_alone() -> None:
    made = titled()
    press(made, pygame.K_UP, pygame.K_UP, pygame.K_RETURN)
    scene = identity_of(made)
    made.take(pygame.event.Event(pygame.TEXTINPUT, text="Ann"))
    press(made, pygame.K_TAB, pygame.K_RETURN, pygame.K_ESCAPE)
    assert scene.identity.emblem == EMBLEMS[0]
    assert made.settings.player == PlayerIdentity(name="Ann", emblem=EMBLEMS[0])


def test_the_same_sign_pressed_again_is_none() -> None:
    made = titled(MAREN)
    made.handle_message(OPENS["identity"])
    scene = identity_of(made)
    scene.press(("emblem", EMBLEMS.index("rasputin")))
    assert scene.identity.emblem == ""


def test_the_player_is_shown_at_the_table_by_name_sign_colour_and_deck() -> None:
    made = titled(MAREN)
    made.handle_message(PlayNow())
    scene = made.scene
    assert isinstance(scene, MatchScreen)
    assert scene.display.view.players[0].name == "Maren"
    decks = [look.deck for look in scene.seats.looks]
    assert [look.emblem for look in scene.seats.looks] == ["rasputin", "brotherhood"]
    assert decks == [deck.name for deck in available_decks(made.rules)[:2]]
    seats = PALETTES["default"].seats
    assert made.theme.palette.seats[0] == seats[3] and made.theme.palette.seats[3] == seats[0]
    assert scene.theme.key == made.theme.key == titled().theme.key, "cards are not painted anew for it"
    with read() as found:
        scene.invalidate()
        made.frame(50)
    told = " ".join(line.text for line in found)
    assert "Maren" in told
    for deck in decks:  # on the plate where it fits whole, else in what the plate tells
        explained = [one.text for plate in scene.display.layout.plates for one in parts(scene, plate)]
        assert deck in told or any(deck in text for text in explained)
    assert any(decks[0] in part.text for plate in scene.display.layout.plates for part in parts(scene, plate))


def test_colours_change_places() -> None:
    assert colour_order(0, MAREN)[:4] == (3, 1, 2, 0)
    assert colour_order(2, MAREN)[:4] == (0, 1, 3, 2)
    assert colour_order(None, MAREN) == tuple(range(7))


def test_a_game_of_unknown_decks_shows_ones_own_sign_alone() -> None:
    assert looks_of((), 1, MAREN) == (UNKNOWN, ("rasputin", ""))
    assert looks_of((Deck(("Hussar", "no such card"), name="H"),), None, MAREN) == (("bauhaus", "H"),)


def test_a_new_game_proposes_the_name_and_keeps_only_another_one() -> None:
    made = titled(MAREN)
    made.handle_message(OPENS["new"])
    scene = made.scene
    assert isinstance(scene, NewGameScreen) and scene.names()[0] == "Maren"
    made.handle_message(scene.press(("begin", 0)))
    assert made.session is not None and made.session.game.names[0] == "Maren"
    kept, _ = new_game_settings.remembered(made.rules)
    assert kept.seats[0].name == "", "the name is that of the settings, whatever that will be"
    made.handle_message(OPENS["title"])
    made.change(made.settings.with_(player=MAREN.with_(name="Mia")))
    made.handle_message(PlayNow())
    assert made.session.game.names[0] == "Mia"


def test_practice_is_under_the_name_too() -> None:
    made = titled(MAREN)
    made.handle_message(StartGoldfish(available_decks(made.rules)[0]))
    assert made.session is not None and made.session.game.names[0] == "Maren"
    assert isinstance(made.scene, MatchScreen) and made.scene.seats.looks == (("rasputin", ""),)


@pytest.mark.parametrize("player", [
    '{"name": "A", "emblem": "skull", "colour": 2}', '{"name": "A", "emblem": "art", "colour": 99}',
    '{"name": 7, "emblem": "art", "colour": 2}', '"x"', "null",
])  # fmt: skip
def test_what_cannot_be_in_the_file_is_left_out_alone(home: Path, player: str) -> None:
    file = settings_file.file()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f'{{"player": {player}, "volume": 5}}', encoding="utf-8")
    found = settings_file.load()
    assert found.settings.volume == 5 and len(found.faults) == 1
    if player.startswith("{"):
        assert found.settings.player != PlayerIdentity(), "the rest of it holds"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", first_and_rest(1, [(1024, 640), (1920, 1080), (3840, 2160)]))
def test_everything_can_be_read(size: tuple[int, int], language: str) -> None:
    made = open_window(
        size, rulesets.get("second"), 1, language=language,
        settings=Settings(motion=0, player=PlayerIdentity(name="W" * 24, emblem="lutheran", colour=6)),
    )  # fmt: skip
    for screen in ("title", "identity"):
        made.handle_message(OPENS[screen])
        with read() as found:
            made.scene.dirty = True
            made.frame(20)
        assert not [line.text for line in found if line.cut() or line.contrast < 4.5 or line.kept() < 0.9]
