"""Warzones as places on the table: a lane each, Luna first, through all sides; a drag between them is a transfer."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from table.match.test_first_steps import laid
from table.match.test_match_screen import spot
from table.pilot import Pilot

SIZES = [(1024, 640), (1920, 1080)]
PLACES = """
name: three places
options: {{warzone_places: true}}
places: [Victoria, {{card: Great Rust Desert, owner: Ilse}}]
players:
  - {{name: Maren, destiny: 9, hand: [Dragoon], squad: [Hussar, {{card: Max Steiner, place: Victoria}}]}}
  - {{name: Ilse, squad: [{{card: Mitch Hunter, place: Victoria}}, Infantry]}}
{more}turn: {{player: Maren, number: 3, step: actions, actions: 3}}
"""
MORE = """  - {name: Jost, squad: [{card: Samurai, place: Great Rust Desert}]}
  - {name: Karl, kohort: [{card: Razide, place: Victoria}]}
"""


def lane(pilot: Pilot, label: str, seat: int = 0) -> pygame.Rect:
    """The ground of a seat in the lane of a place."""
    return next(t.rect for t in pilot.table.display.layout.trays if t.seat == seat and t.label == label)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("more", ["", MORE])
def test_each_place_has_a_lane_through_all_sides_shown(more: str, size: tuple[int, int], tmp_path: Path) -> None:
    """OPT-WARZONE-17."""
    layout = laid(PLACES.format(more=more), tmp_path / "lanes.yaml", size).table.display.layout
    seats = {tray.seat for tray in layout.trays}
    assert seats == ({0, 1, 2, 3} if more and size[0] > 1200 else {0, 1} if not more else seats) and len(seats) > 1
    for label in ("Victoria", "Great Rust Desert"):
        middles = {tray.rect.centerx // 3 for tray in layout.trays if tray.label == label}
        assert len(middles) <= 2 and max(middles) - min(middles) <= 1, "one column"
    first = min(tray.rect.x for tray in layout.trays if tray.label)
    assert layout.home.w and layout.home.right <= first, "Luna has the first lane, with its name"
    own = [tray.rect for tray in layout.trays if tray.seat == 0 and not tray.label]
    assert all(layout.home.x <= rect.x and rect.right <= layout.home.right for rect in own)
    assert all(rect.y >= layout.home.bottom for rect in own)
    for one in layout.trays:
        assert not any(one.rect.colliderect(other.rect) for other in layout.trays if other is not one)


@pytest.mark.parametrize("size", SIZES)
def test_lanes_of_two_opponents_never_lie_over_each_other(size: tuple[int, int], tmp_path: Path) -> None:
    """Where two do not go below one another, one of them is shown."""
    layout = laid(PLACES.format(more=MORE.splitlines()[0] + "\n"), tmp_path / "lanes.yaml", size).table.display.layout
    shown = {tray.seat for tray in layout.trays}
    assert shown == ({0, 1, 2} if size[0] > 1200 else {0, 1}) or (size[0] < 1200 and len(shown) == 2)
    for one in layout.trays:
        assert not any(one.rect.colliderect(other.rect) for other in layout.trays if other is not one)


def test_without_places_there_is_no_band(tmp_path: Path) -> None:
    text = PLACES.format(more="").replace("options: {warzone_places: true}\n", "").replace(", place: Victoria", "")
    text = "\n".join(line for line in text.splitlines() if not line.startswith("places"))
    assert not laid(text, tmp_path / "rows.yaml").table.display.layout.home.w


@pytest.mark.parametrize("size", SIZES)
def test_a_warrior_is_dragged_from_lane_to_lane_and_home_again(size: tuple[int, int], tmp_path: Path) -> None:
    """OPT-WARZONE-09, OPT-WARZONE-10."""
    pilot = laid(PLACES.format(more=""), tmp_path / "lanes.yaml", size)
    ground = lane(pilot, "Great Rust Desert")
    pilot.drag(spot(pilot.table, "Hussar").rect, (ground.centerx, ground.bottom - ground.h // 4))
    assert pilot.table.pointer.refusal is None and pilot.table.display.view.turn.actions == 2
    assert lane(pilot, "Great Rust Desert").collidepoint(spot(pilot.table, "Hussar").rect.center)
    pilot.drag(spot(pilot.table, "Hussar").rect, pilot.table.display.layout.home.center)
    assert pilot.table.display.view.turn.actions == 1
    assert not lane(pilot, "Great Rust Desert").collidepoint(spot(pilot.table, "Hussar").rect.center)
    squad = next(t.rect for t in pilot.table.display.layout.trays if t.seat == 0 and t.area == "squad")
    pilot.drag(spot(pilot.table, "Max Steiner").rect, (squad.centerx, squad.bottom - 8))
    assert pilot.table.display.view.turn.actions == 0, "any ground at home is Luna"


def test_nobody_is_transferred_onto_another_players_ground(tmp_path: Path) -> None:
    pilot = laid(PLACES.format(more=""), tmp_path / "lanes.yaml", (1920, 1080))
    ground = lane(pilot, "Great Rust Desert", 1)
    pilot.drag(spot(pilot.table, "Hussar").rect, ground.center)
    assert pilot.table.display.view.turn.actions == 3
