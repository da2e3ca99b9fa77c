"""The gallery: by mouse alone, by keys alone, searched, filtered, scrolled, resized; all of it can be read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from groups import rows
from table.pilot import window
from table.reading import read

from doomtable.cards.catalogue import catalogue
from doomtable.decks.card_index import CardFilter
from doomtable.files import storage
from doomtable.table.kit.card_grid_state import LONGEST
from doomtable.table.kit.key_bindings import KEYS
from doomtable.table.kit.message import ShowGallery, ShowTitle
from doomtable.table.kit.ui_scale import scale_for
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.match.table_messages import CloseSheet, OpenMenu
from doomtable.table.pages.gallery_card import clauses_on
from doomtable.table.pages.gallery_screen import GalleryScreen
from doomtable.table.pages.page_messages import CloseGallery
from doomtable.table.pages.title_screen import TitleScreen
from doomtable.table.paint.picture_queue import picture_queue
from doomtable.table.paint.theme import PALETTES, Theme
from doomtable.table.rulebook.rulebook_screen import RulebookScreen
from doomtable.table.rulebook.rulebook_state import CloseRulebook, OpenRulebook
from doomtable.table.window.main_window import MainWindow
from doomtable.words.rulebook import Rulebook
from doomtable.words.words import Words

SIZES = [((1024, 640), 1.0), ((1024, 640), 1.1), ((1440, 765), 1.0), ((1920, 1080), 1.5), ((3840, 2160), 2.0)]


@pytest.fixture(autouse=True)
def screen() -> None:
    pygame.display.init()
    pygame.font.init()


@pytest.fixture
def lazy() -> Iterator[None]:
    """Pictures are painted between frames, as in a window that runs."""
    picture_queue.on = True
    yield
    picture_queue.on = False


def gallery(
    size: tuple[int, int] = (1280, 800), scale: float = 1.0, language: str = "en", motion: int = 0
) -> GalleryScreen:
    pygame.display.set_mode(size)
    theme = Theme(PALETTES["default"], scale_for(size, scale))
    made = GalleryScreen(Words(language), theme, size, KEYS, motion=motion)
    made.draw(pygame.display.get_surface())
    return made


def key(made: GalleryScreen, *codes: int, mod: int = 0) -> object:
    said: object = None
    for code in codes:
        said = made.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=""))
    return said


def typed(made: GalleryScreen, text: str) -> None:
    for letter in text:
        assert key(made, ord(letter)) is None, "letters are for the search"
        made.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))


def click(made: GalleryScreen, place: tuple[int, int]) -> object:
    made.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
    said = made.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1))
    made.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=place, button=1))
    return said


def wheel(made: GalleryScreen, by: int, place: tuple[int, int]) -> None:
    made.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
    made.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=by))


def chip(made: GalleryScreen, value: str) -> tuple[int, int]:
    return next(one.rect.center for one in made.grid.chips if one.value == value)


def press(made: MainWindow, code: int) -> None:
    made.take(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))


def test_the_mouse_alone() -> None:
    made = gallery()
    click(made, chip(made, "warrior"))
    click(made, chip(made, "legion"))
    assert {(card.type, "legion" in card.affiliations) for card in made.grid.found} == {("warrior", True)}
    click(made, made.grid.rect_of(3).center)
    assert made.grid.chosen == made.grid.found[3].name
    made.draw(pygame.display.get_surface())
    assert made.pane.card is not None and made.pane.card.name == made.grid.chosen
    click(made, made.grid.rect_of(3).center)
    assert made.zoom.up
    made.draw(pygame.display.get_surface())
    click(made, made.zoom.sides[1].center)
    assert made.grid.chosen == made.grid.found[4].name and made.zoom.up
    click(made, made.zoom.face.center)
    assert not made.zoom.up
    click(made, made.pane.face.center)
    assert made.zoom.up
    click(made, (5, 5))
    click(made, made.grid.clear.center)
    assert not made.grid.narrowed and len(made.grid.found) == len(made.grid.index.cards)
    top = made.grid.scroll.top
    wheel(made, -3, made.grid.bed.center)
    assert made.grid.scroll.top > top
    assert click(made, made.back.rect.center) == CloseGallery()


def test_the_keyboard_alone() -> None:
    made = gallery()
    typed(made, "immune")
    assert made.grid.wanted.query == "immune"
    key(made, pygame.K_DOWN, pygame.K_DOWN)
    assert made.grid.number >= 0 and made.grid.stop == "cards"
    key(made, pygame.K_END)
    assert made.grid.number == len(made.grid.found) - 1
    assert made.grid.rect_of(made.grid.number).bottom <= made.grid.scroll.box.bottom
    key(made, pygame.K_HOME, pygame.K_UP)
    assert made.grid.stop == "chips"
    key(made, pygame.K_RETURN)
    assert made.grid.wanted.chosen
    assert key(made, pygame.K_ESCAPE) is None and not made.grid.wanted.query, "Esc empties the search first"
    assert key(made, pygame.K_ESCAPE) == CloseGallery()


def test_a_card_fills_the_window_and_the_keys_lead_on() -> None:
    made = gallery()
    key(made, pygame.K_RETURN)
    assert made.zoom.up and not made.takes(pygame.K_a)
    first = made.grid.number
    key(made, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT)
    assert made.grid.number == first + 1
    made.draw(pygame.display.get_surface())
    assert key(made, pygame.K_ESCAPE) is None and not made.zoom.up
    assert key(made, pygame.K_ESCAPE) == CloseGallery()


def test_it_lies_over_a_game_which_waits() -> None:
    made = window()
    game = made.scene
    assert isinstance(game, MatchScreen)
    game.act(OpenMenu())
    sheet = game.display.sheet
    assert sheet is not None
    made.handle_message(game.act(next(b.message for b in sheet.buttons if b.message == ShowGallery())))
    assert isinstance(made.scene, GalleryScreen)
    made.frame(500)
    press(made, pygame.K_ESCAPE)
    assert made.scene is game and made.session is not None
    game.act(CloseSheet())
    press(made, pygame.K_F8)
    assert isinstance(made.scene, GalleryScreen)


def test_tab_goes_round_everything_once() -> None:
    made = gallery()
    typed(made, "slayer")
    seen = []
    for _ in range(40):
        key(made, pygame.K_TAB)
        seen.append("back" if made.on_back else made.grid.stop if made.link is None else made.link)
    assert {"search", "chips", "clear", "cards", "back", 0} <= set(seen)
    assert seen[: len(set(seen))] == seen[len(set(seen)) : 2 * len(set(seen))], "a round repeats itself"


def test_a_link_among_the_notes_opens_the_rulebook_there_and_the_gallery_stays() -> None:
    made = window()
    made.handle_message(ShowTitle())
    press(made, pygame.K_F8)
    scene = made.scene
    assert isinstance(scene, GalleryScreen)
    made.frame(20)
    note = scene.pane.links[0]
    click(scene, scene.pane.rect_of(note).center)
    made.handle_message(OpenRulebook((note.to,)))
    assert isinstance(made.scene, RulebookScreen) and made.scene.place.article == note.to
    made.handle_message(CloseRulebook())
    assert made.scene is scene
    press(made, pygame.K_F1)
    assert isinstance(made.scene, RulebookScreen)
    press(made, pygame.K_F1)
    press(made, pygame.K_ESCAPE)
    assert isinstance(made.scene, TitleScreen)


@pytest.mark.parametrize("text", ["%%%", "ÄÖÜß", "  ", "\\n[(", "a" * 200, "🂡🂡", "\t\x00\x1b"])
def test_odd_text_in_the_search_breaks_nothing(text: str) -> None:
    made = gallery((1024, 640))
    made.handle(pygame.event.Event(pygame.TEXTINPUT, text=text))
    made.draw(pygame.display.get_surface())
    key(made, pygame.K_DOWN, pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN)
    key(made, pygame.K_PAGEDOWN, pygame.K_END, pygame.K_UP)
    made.draw(pygame.display.get_surface())
    assert len(made.grid.wanted.query) <= LONGEST


def test_nothing_found_offers_what_was_meant() -> None:
    made = gallery()
    typed(made, "hussr")
    assert not made.grid.found and made.grid.near is not None
    key(made, pygame.K_RETURN)
    assert made.grid.chosen == "Hussar" and made.grid.found[0].name == "Hussar"


def test_marked_text_is_replaced() -> None:
    made = gallery()
    typed(made, "ab")
    key(made, pygame.K_a, mod=pygame.KMOD_CTRL)
    made.handle(pygame.event.Event(pygame.TEXTINPUT, text="z"))
    assert made.grid.wanted.query == "z"
    key(made, pygame.K_a, mod=pygame.KMOD_CTRL)
    key(made, pygame.K_BACKSPACE)
    assert made.grid.wanted.query == ""


def test_it_glides_to_where_the_wheel_sent_it_and_is_still_then() -> None:
    made = gallery(motion=100)
    made.update(1000)
    wheel(made, -4, made.grid.bed.center)
    goal, tops = made.grid.goal, []
    for now in range(1000, 2000, 16):
        made.update(now)
        tops.append(made.grid.scroll.top)
    assert tops == sorted(tops) and len(set(tops)) > 5 and tops[-1] == round(goal)
    made.draw(pygame.display.get_surface())
    made.update(2100)
    assert not made.dirty


def test_a_resize_while_it_scrolls_keeps_the_place() -> None:
    made = gallery((1920, 1080), motion=100)
    wheel(made, -40, made.grid.bed.center)
    for now in range(0, 100, 16):
        made.update(now)
    first = made.grid._first_seen()
    made.resize((1024, 640), Theme(PALETTES["default"], 1.0))
    assert first in range(made.grid.seen.start, made.grid.seen.stop)
    for now in range(100, 2000, 16):
        made.update(now)
    made.draw(pygame.display.set_mode((1024, 640)))
    assert 0 <= made.grid.scroll.top <= made.grid.scroll.most


def test_the_scroll_bar_is_pulled() -> None:
    made = gallery()
    thumb = made.grid.scroll.thumb.center
    made.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=thumb, button=1))
    made.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(thumb[0], 5000), rel=(0, 0), buttons=(1, 0, 0)))
    made.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(thumb[0], 5000), button=1))
    assert made.grid.scroll.top == made.grid.scroll.most
    made.draw(pygame.display.get_surface())


def test_cards_are_painted_between_frames_and_plates_stand_for_them_until_then(lazy: None) -> None:
    made = gallery((1024, 640))
    grid, theme = made.grid, made.theme
    seen = [grid.found[i] for i in grid.seen]
    assert not all(grid.tiles._tile(card, theme) for card in seen)
    for now in range(0, 16 * (len(grid.index.cards) + 10 * len(seen)), 16):  # one card a frame at the least
        made.update(now)
        if all(grid.tiles._tile(card, theme) for card in seen) and grid.index.whole:
            break
    assert all(grid.tiles._tile(card, theme) for card in seen)


def test_the_players_own_pictures_are_shown_once_they_are_read(
    lazy: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / "own" / name)
    picture = pygame.Surface((300, 420))
    picture.fill((10, 200, 30))
    (tmp_path / "scans").mkdir()
    pygame.image.save(picture, str(tmp_path / "scans" / "Dragoon.png"))
    (tmp_path / "scans" / "Hussar.png").write_bytes(b"no picture")
    made = window()
    made.change(made.settings.with_(scans=str(tmp_path / "scans")))
    made.handle_message(ShowGallery())
    scene = made.scene
    assert isinstance(scene, GalleryScreen)
    grid, now = scene.grid, 0
    for name in ("Dragoon", "Hussar"):
        grid.look_for(CardFilter(name))
        while grid.tiles._tile(grid.found[0], scene.theme) is None:
            now += 16
            made.frame(now)
            assert now < 16 * 400, name
        for _ in range(60):  # tiles that have come are drawn together, a few frames later
            now += 16
            made.frame(now)
        red, green, blue, _ = made.screen.get_at(grid.rect_of(0).center)
        assert (green > 150 > red + blue) == (name == "Dragoon"), "a file that is no picture is left out"


def test_another_language_is_spoken_at_once() -> None:
    made = gallery()
    typed(made, "wounded")
    found = len(made.grid.found)
    made.words.speak("de")
    made.resize(made.size, made.theme)
    made.draw(pygame.display.get_surface())
    assert len(made.grid.found) != found and made.grid.chips[0].name == "Krieger"


def test_only_what_is_seen_is_painted() -> None:
    made = gallery((1024, 640))
    assert len(made.grid.tiles._models) <= len(made.grid.seen) + made.grid.across


def test_rulings_that_name_a_card_come_first() -> None:
    book = Rulebook(Words("en"))
    assert clauses_on(catalogue().get("Phantasm"), book)[0].id == "RUL-35"
    assert all(one.id != "RUL-35" for one in clauses_on(catalogue().get("Hussar"), book))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("size", "scale"), rows(1, SIZES))
def test_everything_can_be_read(size: tuple[int, int], scale: float, language: str) -> None:
    made = gallery(size, scale, language)
    arts = CardFilter("", frozenset({("type", "art")}))
    for wanted in (CardFilter(), CardFilter("wound"), CardFilter("hussr"), arts):
        made.grid.look_for(wanted)
        made.draw(pygame.display.get_surface())
        with read() as found:
            made.draw(pygame.display.get_surface())
        boxes = made.pane.scroll.box, made.grid.scroll.box
        outside = [line for line in found if not any(box.colliderect(line.rect) for box in boxes)]
        assert outside and not [line.text for line in outside if line.cut() or line.contrast < 4.5 or line.kept() < 0.9]
        assert all(line.size >= round(12 * made.theme.scale) for line in found)
