"""Everything drawn can be read: in every palette, at every size and scale nothing is cut, covered or too faint."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from groups import first_and_rest, rows
from table.pilot import Pilot
from table.reading import Line, read
from table.screen_messages import OPENS

from doomtable import rulesets
from doomtable.files import storage
from doomtable.files.settings import Settings
from doomtable.table.kit.message import OpenSettings, ShowTitle
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.new_game import session_setup
from doomtable.table.pages.page_messages import CloseSettings
from doomtable.table.pages.settings_screen import SettingsScreen
from doomtable.table.paint import card_faces
from doomtable.table.paint.theme import PALETTES
from doomtable.table.rulebook.rulebook_state import CloseRulebook, OpenRulebook
from doomtable.table.window.app import open_window, preload
from doomtable.table.window.main_window import MainWindow

LEGIBLE = 4.5
"""WCAG AA for text."""
WHOLE = 0.9


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / name)
    pygame.display.init()
    pygame.font.init()
    preload()
    from doomtable.table.pages import saved_games_screen, statistics_screen  # noqa: F401  (so that they are read, too)

    card_faces.forget()


def tour(size: tuple[int, int], wishes: Settings, seats: int, presses: int) -> Iterator[tuple[str, MainWindow]]:
    """Every screen, and a game for a while; what is up is named."""
    rules = rulesets.get("second", {"goal_p": 40})
    made = open_window(size, rules, 9, language=wishes.language, settings=wishes.with_(motion=0))
    made.pace = ""
    yield "title", made
    for name in ("saved", "statistics", "gallery", "identity", "decks", "draft", "drafting"):
        made.handle_message(OPENS[name])
        yield name, made
        made.handle_message(ShowTitle())
    made.handle_message(OpenSettings())
    assert isinstance(made.scene, SettingsScreen)
    for page in range(len(made.scene.tabs)):
        made.scene.press(made.scene.tabs[page])
        yield "settings", made
    made.handle_message(CloseSettings())
    made.handle_message(OpenRulebook())
    yield "rules", made
    made.handle_message(CloseRulebook())
    decks = session_setup.quick_decks(rules)
    made.deal([decks[i % 2] for i in range(seats)], ("human",) * seats)
    pilot = Pilot(made, 9, False)
    yield "sheet", made
    for i in range(presses):
        if pilot.over():
            break
        pilot.press()
        pilot.move((size[0] - 40, 60))
        question = pilot.table.question
        free = pilot.table.display.sheet is None and question.popup is None and question.chooser is None
        yield "table" if free and pilot.table.display.view.combat is None else "covered", made
        if i % 10 == 0 and pilot.table.display.layout.spots:
            pilot.click(pilot.table.display.layout.spots[0].rect, 3)
            yield "covered", made
    pilot.key(pygame.K_F10)
    yield "sheet", made


def framed(made: MainWindow, lines: list[Line]) -> list[Line]:
    """The lines of one frame, and of what was painted for it in those before."""
    lines.clear()
    made.scene.dirty = True
    while not made.frame(made.now):
        pass
    return lines


@pytest.mark.parametrize("palette", first_and_rest(1, PALETTES))
@pytest.mark.parametrize(("size", "presses"), rows(1, [((1024, 640), 15), ((1024, 640), 40), ((1920, 1080), 40)]))
def test_every_line_stands_out_from_its_ground(palette: str, size: tuple[int, int], presses: int) -> None:
    faint, count = set(), 0
    with read() as lines:
        for _, made in tour(size, Settings(palette=palette), 3, presses):
            found = framed(made, lines)
            count += len(found)
            faint |= {
                (line.text, line.colour, round(line.contrast, 2)) for line in found if line.contrast < LEGIBLE
            }
    assert count > 1000 and not faint


@pytest.mark.parametrize(("size", "scale", "seats"), rows(2, [
    ((1024, 640), 1.0, 7), ((1024, 640), 1.5, 2), ((1024, 640), 1.0, 2), ((1024, 640), 1.5, 7),
    *((size, scale, seats) for size in ((1920, 1080), (3840, 2160)) for scale in (1.0, 1.5) for seats in (2, 7)),
]))  # fmt: skip
def test_no_line_is_cut_or_covered(size: tuple[int, int], scale: float, seats: int) -> None:
    wrong = set()
    with read() as lines:
        for name, made in tour(size, Settings(scale=scale), seats, 12):
            found = [line for line in framed(made, lines) if line.target.get_size() == size]
            if name == "sheet":
                assert isinstance(made.scene, MatchScreen) and made.scene.display.sheet is not None
                found = [line for line in found if made.scene.display.sheet.rect.contains(line.rect)]
            if name not in ("covered", "rules", "gallery", "decks"):  # these scroll, and have tests of their own
                wrong |= {(name, line.text) for line in found if line.cut() or line.kept() < WHOLE}
            assert all(line.size >= round(12 * made.theme.scale) for line in found)
    assert not wrong


def test_the_reader_sees_what_is_faint_cut_or_covered() -> None:
    from doomtable.table.paint import text_layout

    with read() as lines:
        target = pygame.Surface((200, 60))
        for i, (word, ink) in enumerate(
            (("faint", (60, 60, 60)), ("clear", (250, 250, 250)), ("late", (250, 0, 0)))
        ):
            text_layout.draw_text(target, word, 60 * i + 10, 5, 20, ink)
        text_layout.draw_text(target, "outside", 170, 30, 20, (250, 250, 250))
        target.fill((90, 90, 90), pygame.Rect(60, 0, 60, 30))
    faint, clear, late, outside = lines
    assert faint.contrast < LEGIBLE < clear.contrast and outside.cut() and not clear.cut()
    assert clear.kept() < WHOLE <= late.kept() == 1.0
