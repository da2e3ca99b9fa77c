"""The screen of kept games, and the lists that it and the statistics are made of: every message, every size."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path

import pygame
import pytest
from groups import first_and_rest, little_and_all
from hypothesis import given
from hypothesis import strategies as st

from doomtable.errors import ErrorText
from doomtable.records import game_saves
from doomtable.records.game_saves import SavedGame
from doomtable.records.record import RecordHeader
from doomtable.table.kit.clipped_text import FIRM, clipped, tidy
from doomtable.table.kit.list_screen import ListScreen
from doomtable.table.kit.list_view import ListColumn, local, moment, sides, widths
from doomtable.table.kit.message import ShowTitle
from doomtable.table.kit.ui_scale import scale_for
from doomtable.table.pages.page_messages import RemoveSavedGame, ResumeSavedGame, WatchSavedGame
from doomtable.table.pages.saved_games_screen import SavedGamesScreen
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.text_layout import ELLIPSIS, shortened
from doomtable.table.paint.theme import PALETTES, Theme
from doomtable.words.words import Words

SIZES = ((1024, 640), (1280, 720), (1366, 1024), (1920, 1080), (2560, 1440), (3840, 2160))
LONG = "A name that nobody would have thought of, were it not for tests of this kind, and longer than any column is"
WORDS = Words("en")


@pytest.fixture(autouse=True)
def screen() -> None:
    pygame.display.init()
    pygame.font.init()


def kept(number: int, *, over: bool = False, fault: str = "", name: str = "", seats: int = 2) -> SavedGame:
    """A kept game."""
    path = Path(f"/kept/{name or number}.record")
    if fault:
        return SavedGame(path, 1.7e9 - number * 1e5, fault=ErrorText("os-other", why=fault))
    names = tuple(f"Player {seat + 1}" for seat in range(seats))
    decks = ("Brotherhood Crusade", "Algeroth's Legion", LONG)[: max(2, seats)]
    return SavedGame(
        path, 1.7e9 - number * 1e5, RecordHeader("a", "", ("human",) * seats), names, decks, 10 * number, over
    )


def many() -> tuple[SavedGame, ...]:
    """Two hundred games: some over, one of seven seats, faulty ones among them, one with a name of odd letters."""
    games = [kept(i, over=i % 3 == 0, seats=7 if i == 5 else 2) for i in range(1, 198)]
    games[7] = kept(7, fault=f"/kept/{'folder/' * 30}x.record, line 1: this is no line of a record.")
    games[20] = kept(20, fault="/kept/broken\udcff\x00.record is not there; check the name.")
    return (*games, kept(198, name=LONG), kept(199, name="W" * 60), kept(200, name="\udcff\tb"))


def scene(
    size: tuple[int, int] = (1280, 800), recent: tuple[SavedGame, ...] | None = None, saves: tuple[SavedGame, ...] = ()
) -> SavedGamesScreen:
    """The screen with some games."""
    games = (kept(1), kept(2, over=True), kept(3, fault="/kept/3.record: this is no record of a game.")) \
        if recent is None else recent  # fmt: skip
    return SavedGamesScreen(WORDS, Theme(PALETTES["default"], scale_for(size)), size, games, saves)


def key(made: ListScreen, key: int, mod: int = 0) -> object:
    return made.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))


def click(made: ListScreen, rect: pygame.Rect) -> object:
    made.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=rect.center, rel=(0, 0), buttons=(0, 0, 0)))
    said = made.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=rect.center, button=1))
    made.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=rect.center, button=1))
    return said


def button(made: ListScreen, message: object) -> pygame.Rect:
    buttons = made.sheet.buttons if made.sheet is not None else made.buttons
    return next(button.rect for button in buttons if button.message == message)


def drawn(made: ListScreen) -> pygame.Surface:
    """The screen as a picture; it is drawn whenever it is dirty only."""
    target = pygame.Surface(made.size, 0, 32)
    made.draw(target)
    assert not made.dirty
    return target


def rects(made: ListScreen) -> list[pygame.Rect]:
    """Everything that has a place."""
    at, grid = made.places, made.grid
    out = [at.title, *at.tabs, at.note, at.bed, at.table, at.foot, *(b.rect for b in made.buttons), made.ring()]
    out += [grid.head, *grid.rows, grid.track, grid.thumb] if made.shown.rows else []
    return [rect for rect in out if rect.w and rect.h]


def check(made: ListScreen) -> None:
    """Nothing leaves the window or the panel, nothing lies on something else, columns are in order."""
    at, grid, window = made.places, made.grid, pygame.Rect((0, 0), made.size)
    assert window.contains(at.panel)
    assert all(at.panel.contains(rect) for rect in rects(made))
    apart = [at.title, *at.tabs, at.bed, at.foot, *(b.rect for b in made.buttons)]
    apart += [at.note] if at.note.h else []
    assert all(one.collidelist(apart[i + 1 :]) == -1 for i, one in enumerate(apart))
    if made.shown.rows:
        assert grid.rows and at.table.contains(grid.head)
        assert all(at.table.contains(row) and row.w == grid.head.w for row in grid.rows)
        assert all(row.h >= made.theme.px(12) * grid.lines for row in grid.rows)
        right = at.table.x
        for left, wide in grid.columns:
            assert left >= right and wide >= 1
            right = left + wide
        assert right <= grid.rows[0].right
    if made.sheet is not None:
        assert window.contains(made.sheet.rect)
        assert all(made.sheet.rect.contains(b.rect) for b in made.sheet.buttons)
        for text, size, _ in made.sheet.lines:
            assert text_width(text, made.theme.px(size), 500) <= made.sheet.rect.w


# ----------------------------------------------------------------------------------------------------- messages


def test_the_mouse_alone_says_everything() -> None:
    made = scene(saves=(kept(4, name="Before the assault"),))
    first, over, broken = made.kept[0]
    assert click(made, button(made, "continue")) == ResumeSavedGame(first)
    assert click(made, button(made, "watch")) == WatchSavedGame(first)
    click(made, made.grid.rows[1])
    assert click(made, button(made, "continue")) is None, "a game that is over does not go on"
    assert click(made, button(made, "watch")) == WatchSavedGame(over)
    click(made, made.grid.rows[2])
    assert click(made, button(made, "watch")) is None, "what cannot be read is not watched"
    assert click(made, button(made, "ask")) is None and made.sheet is not None
    assert click(made, made.buttons[-1].rect) is None, "the question is answered first"
    assert click(made, button(made, "keep")) is None and made.sheet is None
    click(made, button(made, "ask"))
    assert click(made, button(made, "remove")) == RemoveSavedGame(broken)
    click(made, made.places.tabs[1])
    assert click(made, button(made, "continue")) == ResumeSavedGame(made.kept[1][0])
    assert click(made, button(made, ShowTitle())) == ShowTitle()


def test_the_keyboard_alone_says_everything() -> None:
    made = scene(saves=(kept(4, name="Before the assault"),))
    first, over, broken = made.kept[0]
    assert key(made, pygame.K_RETURN) == ResumeSavedGame(first)
    key(made, pygame.K_DOWN)
    assert key(made, pygame.K_RETURN) == WatchSavedGame(over)
    key(made, pygame.K_DOWN)
    key(made, pygame.K_DOWN)
    assert made.game() is broken and key(made, pygame.K_RETURN) is None
    key(made, pygame.K_DELETE)
    assert made.sheet is not None and made.sheet_focus == 0
    assert key(made, pygame.K_RETURN) is None and made.sheet is None, "Enter keeps it"
    key(made, pygame.K_DELETE)
    assert key(made, pygame.K_ESCAPE) is None and made.sheet is None
    key(made, pygame.K_DELETE)
    key(made, pygame.K_TAB)
    assert key(made, pygame.K_RETURN) == RemoveSavedGame(broken)
    key(made, pygame.K_RIGHT)
    assert key(made, pygame.K_RETURN) == ResumeSavedGame(made.kept[1][0])
    assert key(made, pygame.K_ESCAPE) == ShowTitle()


def test_tab_goes_round_everything_that_can_be_pressed() -> None:
    made = scene()
    reached = []
    key(made, pygame.K_TAB)
    for _ in range(len(made.stops()) + 1):
        reached.append(made.focus)
        drawn(made)
        key(made, pygame.K_TAB)
    assert reached[0] == reached[-1] == ("list", 0) and {*reached} == {*made.stops()}
    key(made, pygame.K_TAB, pygame.KMOD_SHIFT)
    assert made.focus == reached[0]
    while made.focus[0] != "button":
        key(made, pygame.K_TAB)
    key(made, pygame.K_RIGHT)
    assert key(made, pygame.K_RETURN) == WatchSavedGame(made.kept[0][0])
    while made.focus[0] != "tab":
        key(made, pygame.K_TAB)
    key(made, pygame.K_RIGHT)
    assert made.page == 1 and made.focus == ("tab", 1)


def test_empty_lists_say_so() -> None:
    made = scene(recent=())
    check(made)
    assert [button.enabled for button in made.buttons] == [False, False, False, True]
    for pressed in (pygame.K_DELETE, pygame.K_DOWN, pygame.K_PAGEDOWN, pygame.K_END, pygame.K_RIGHT, pygame.K_RIGHT):
        assert key(made, pressed) is None and made.sheet is None
        drawn(made)
    assert made.shown.empty.endswith(".")
    assert key(made, pygame.K_RETURN) is None or made.focus[0] == "button"
    assert click(made, button(made, ShowTitle())) == ShowTitle()


def test_with_saves_alone_they_are_shown() -> None:
    made = scene(recent=(), saves=(kept(4, name="Before the assault"),))
    assert made.page == 1 and made.shown.rows[0].cells[0] == "Before the assault"


# -------------------------------------------------------------------------------------------------- many, sizes


@pytest.mark.parametrize("size", first_and_rest(2, SIZES))
def test_nothing_leaves_the_window(size: tuple[int, int]) -> None:
    made = scene(size, many(), many())
    for page in range(2):
        made.turn(page)
        for row in (0, 5, 7, 20, 197, 198, 199):
            made.select(row)
            check(made)
        drawn(made)
        key(made, pygame.K_DELETE)
        check(made)
        drawn(made)
        key(made, pygame.K_ESCAPE)


@pytest.mark.parametrize("sizes", little_and_all(SIZES[:3], SIZES))
def test_another_size_keeps_the_selection_in_sight(sizes: tuple[tuple[int, int], ...]) -> None:
    made = scene((3840, 2160), many(), many())
    made.select(120)
    key(made, pygame.K_DELETE)
    for size in (*sizes, *reversed(sizes)):
        made.resize(size, Theme(PALETTES["default"], scale_for(size)))
        check(made)
        assert made.grid.top <= 120 < made.grid.top + len(made.grid.rows) and made.sheet is not None
        drawn(made)
    assert click(made, button(made, "remove")) == RemoveSavedGame(made.kept[0][120])


def test_a_long_list_scrolls() -> None:
    made = scene((1024, 640), many())
    page = made.grid.fits
    made.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    assert made.grid.top == 3 and made.row == 0
    made.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=9))
    assert made.grid.top == 0
    key(made, pygame.K_PAGEDOWN)
    assert made.row == page and made.grid.top == 1
    key(made, pygame.K_PAGEUP)
    assert made.row == 0 and made.grid.top == 0
    key(made, pygame.K_END)
    assert made.row == 199 and made.grid.top == 200 - page
    assert made.grid.thumb.bottom == made.grid.track.bottom
    key(made, pygame.K_HOME)
    click(made, pygame.Rect(made.grid.track.x, made.grid.track.bottom - 2, made.grid.track.w, 2))
    assert made.grid.top == page, "a click under the thumb turns a page"


def test_the_bar_is_pulled() -> None:
    made = scene((1024, 640), many())
    thumb, track = made.grid.thumb, made.grid.track
    made.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=thumb.center, button=1))
    end = thumb.centerx, track.bottom + 50
    made.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(1, 0, 0)))
    assert made.grid.top == 200 - made.grid.fits
    made.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
    made.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=thumb.center, rel=(0, 0), buttons=(0, 0, 0)))
    assert made.grid.top == 200 - made.grid.fits


@pytest.mark.parametrize("palette", list(PALETTES.values()), ids=lambda palette: palette.name)
def test_every_palette_draws_it(palette: object) -> None:
    made = SavedGamesScreen(WORDS, Theme(palette, 1.0), (1024, 640), many(), ())  # type: ignore[arg-type]
    drawn(made)


def test_what_is_drawn_changes_with_the_selection() -> None:
    made = scene()
    before = pygame.image.tobytes(drawn(made), "RGB")
    key(made, pygame.K_DOWN)
    assert made.dirty and pygame.image.tobytes(drawn(made), "RGB") != before
    made.update(1000)
    assert not made.dirty


def test_a_sentence_is_told_at_the_foot() -> None:
    made = scene()
    before = drawn(made).subsurface(made.places.foot).copy()
    made.show_notice(f"/kept/{LONG}.record cannot be thrown away (permission denied). {LONG}")
    assert made.dirty
    after = drawn(made).subsurface(made.places.foot)
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(after, "RGB")
    key(made, pygame.K_DOWN)
    assert not made.said, "it is gone when something else is pressed"


def test_after_one_is_thrown_away_the_next_is_selected() -> None:
    made = scene(recent=(kept(1), kept(2), kept(3)))
    made.select(1)
    made.lists((kept(1), kept(3)), ())
    assert made.game() == kept(3)
    made.lists((kept(1),), ())
    assert made.game() == kept(1)
    made.lists((), ())
    assert made.game() is None
    check(made)
    drawn(made)
    assert key(made, pygame.K_ESCAPE) == ShowTitle()


def test_the_shelf_is_shown_as_it_is(tmp_path: Path) -> None:
    head = {
        "doomtable": "record", "format": 2, "rules": 1, "names": ["Ann", "Ben"], "players": ["human", "greedy"],
        "decks": [{"name": "Hussars"}, {"name": "Cultists"}],
    }  # fmt: skip
    (tmp_path / "good.record").write_text(json.dumps(head) + '\n["pass"]\n["pass"]\n')
    (tmp_path / "nameless.record").write_text(json.dumps(head | {"names": []}) + '\n["pass"]\n')
    (tmp_path / "bad.record").write_text("no record\n")
    made = scene(saves=game_saves.listed(tmp_path))
    made.turn(1)
    rows = {row.cells[0]: row for row in made.shown.rows}
    assert rows["good"].cells[1].replace(FIRM, " ") == "Ann (Hussars) – Ben (Cultists)"
    assert rows["good"].cells[3:] == ("2", "Unfinished")
    assert rows["nameless"].cells[1].replace(FIRM, " ") == "Human (Hussars) – Computer, Veteran (Cultists)"
    assert rows["bad"].cells[3:] == ("", "Unreadable") and "bad.record" in rows["bad"].cells[1]


# ----------------------------------------------------------------------------------------------- the list itself


def test_moments_are_said_as_people_say_them() -> None:
    now = datetime(2025, 3, 1, 9, 30)
    assert moment(WORDS, datetime(2025, 3, 1, 8, 5), now) == "Today, 08:05"
    assert moment(WORDS, datetime(2025, 2, 28, 21, 40), now) == "Yesterday, 21:40"
    assert moment(WORDS, datetime(2025, 2, 27, 21, 40), now) == "27 February, 21:40"
    assert moment(WORDS, datetime(2024, 12, 31, 0, 0), now) == "31 December 2024, 00:00"
    assert moment(WORDS, local(1e300), now) == moment(WORDS, local(float("nan")), now) == ""


def test_sides_need_neither_a_name_nor_a_deck() -> None:
    pairs = [("Ann", "Hussars"), ("Ben", ""), ("", "Cultists"), ("", "")]
    assert sides(WORDS, pairs).replace(FIRM, " ") == "Ann (Hussars) – Ben – Cultists"


@given(st.text(max_size=200), st.integers(1, 400), st.integers(1, 3))
def test_words_fit_or_end_in_an_ellipsis(text: str, width: int, most: int) -> None:
    pygame.font.init()
    text = tidy(text)
    lines = clipped(text, 14, width, 400, most)
    assert len(lines) <= most
    whole = "".join(lines).replace(" ", "").replace(FIRM, "")
    assert whole == text.replace(" ", "").replace(FIRM, "") or lines[-1].endswith(ELLIPSIS)
    if width >= 40:
        assert all(text_width(line, 14) <= width for line in lines)
    assert all(text_width(line, 14) <= max(width, text_width(ELLIPSIS, 14), 40) for line in lines)


def test_only_what_is_too_long_is_shortened() -> None:
    assert shortened("Hussar", 14, text_width("Hussar", 14)) == "Hussar"
    assert shortened("Hussar", 14, text_width("Hussar", 14) - 1).endswith(ELLIPSIS)


@given(st.data(), st.integers(1, 8), st.integers(50, 3000))
def test_columns_fill_their_room_and_numbers_are_not_cut(data: st.DataObject, count: int, room: int) -> None:
    columns = [ListColumn("", data.draw(st.booleans()), data.draw(st.integers(0, 3))) for _ in range(count)]
    needs = [data.draw(st.integers(1, 100 if column.right else 900)) for column in columns]
    made = widths(needs, columns, room)
    assert len(made) == count and all(wide >= 1 for wide in made)
    assert sum(made) <= room + count
    if sum(needs) <= room:
        assert all(wide >= need for wide, need in zip(made, needs, strict=True))
    words = sum(not column.right for column in columns)
    numbers = sum(need for need, column in zip(needs, columns, strict=True) if column.right)
    if words and numbers + words <= room:
        assert all(wide >= need for wide, need, column in zip(made, needs, columns, strict=True) if column.right)
