"""What is explained at the table: parts of plates, ratings, what goes on after a pass; a game is watched again."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from table.pilot import Pilot, window

from doomtable.files import storage
from doomtable.rules.view_parts import PendingView
from doomtable.table.match.match_messages import WatchAgain
from doomtable.table.match.plate_tooltips import banner_parts, part_at, parts
from doomtable.table.match.prompt import PENDING, PromptBuilder
from doomtable.table.replay.replay_screen import ReplayScreen
from doomtable.words.words import Words


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / "own" / name)


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_every_part_of_a_plate_is_explained_under_the_pointer(size: tuple[int, int]) -> None:
    flown = Pilot(window(size, 3), 3, keyboard=False)
    flown.play(12)
    while flown.table.display.sheet is not None:
        flown.press()
    flown.frame()
    table = flown.table
    for plate in table.display.layout.plates:
        found = list(parts(table, plate))
        assert {"Destiny", "Promotion", "Draw", "Discard", "Annihilated"} <= {part.title for part in found}
        for part in found:
            assert part.text.endswith(".")
            flown.move(part.place.center)
            assert part_at(table, part.place.center) == part
            assert table.display.dirty
            flown.frame()
    corner = table.display.layout.banner.x + 2, table.display.layout.banner.y + 2
    flown.move(corner)
    assert part_at(table, corner) is None
    steps = list(banner_parts(table))
    assert len(steps) == 4 and all(part_at(table, part.place.center) == part for part in steps)


def test_the_keyboard_comes_to_plates_and_lifts_a_card_in_hand() -> None:
    flown = Pilot(window(seed=3, motion=100), 3, keyboard=True)
    flown.key(pygame.K_SPACE)
    flown.frame()
    table = flown.table
    plates = {tuple(plate.rect) for plate in table.display.layout.plates}
    rects = [tuple(place.rect) for place in table.ring()]
    assert plates <= {*rects}
    table.pointer.focus = rects.index(next(iter(plates)))
    before = pygame.image.tobytes(flown.window.screen, "RGB")
    table.display.dirty = True
    flown.frame()
    assert pygame.image.tobytes(flown.window.screen, "RGB") != before
    table.pointer.focus = next(i for i, place in enumerate(table.ring()) if place.card is not None)
    flown.frame()
    assert table.animation.lifts.lifted() == [table.ring()[table.pointer.focus].card.handle]


def test_a_pass_says_what_goes_on_by_name() -> None:
    flown = Pilot(window(seed=3), 3, keyboard=False)
    asker, view = PromptBuilder(Words("en")), flown.table.seats.port.view(0)
    for message in PENDING:
        kind = message.removeprefix("pending-").replace("-", " ")
        pending = PendingView(kind, 1, "Hussar", -1, (), 0)
        told = "".join(run.text for run in asker.announced(view, pending, "goes"))
        said = "".join(run.text for run in asker.announced(view, pending))
        assert told.endswith(".") and said.endswith(".")
    killed = asker.announced(view, PendingView("killed", 1, "Hussar", -1, (), 0), "goes")
    assert "".join(run.text for run in killed) == "Hussar dies."


def test_a_game_that_is_over_is_watched_again() -> None:
    flown = Pilot(window(seed=3, goal=2), 3, keyboard=False)
    flown.play(3000)
    assert flown.over()
    flown.frame()
    button = next(b for b in flown.table.every_button() if b.message == WatchAgain())
    flown.click(button.rect)
    assert isinstance(flown.window.scene, ReplayScreen) and flown.window.scene.at == 0
