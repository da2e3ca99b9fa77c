"""Boards in shapes that later sets need are laid out and drawn by what lays out and draws the table."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest
from groups import rows
from table.made_boards import MADE, MadeTable, drawn, laid
from table.reading import read

from doomtable.rules.terms import NOBODY
from doomtable.rules.view_parts import CardView
from doomtable.table.kit.ui_scale import scale_for
from doomtable.table.layout.board_areas import board_of
from doomtable.table.paint.theme import DEFAULT, HIGH_CONTRAST, Palette, Theme

SIZES = [(1024, 640), (1440, 765), (1920, 1080), (3840, 2160)]


def standing(made: MadeTable) -> list[CardView]:
    board = made.board or board_of(made.view, 0)
    areas = [area for side in (*board.sides.values(), board.common) for area in side]
    return [card for area in areas for card in (*area.cards, *(slot.card for slot in area.slots)) if card is not None]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", MADE)
def test_everything_has_a_place_in_the_window(name: str, size: tuple[int, int]) -> None:
    made, whole = MADE[name](), pygame.Rect(0, 0, *size)
    layout = laid(made, size, Theme(DEFAULT, scale_for(size)))
    around = [layout.banner, layout.ask, *(plate.rect for plate in layout.plates)]
    for one, other in combinations([tray.rect for tray in layout.trays], 2):
        assert not one.colliderect(other), (one, other)
    for tray in layout.trays:
        assert whole.contains(tray.rect) and not any(tray.rect.colliderect(rect) for rect in around), tray
        assert all(tray.rect.contains(place) for _, place in tray.slots), tray
    for spot in layout.spots:
        assert whole.contains(spot.rect) and not spot.rect.colliderect(layout.banner), spot
    sides = {tray.seat for tray in layout.trays}
    placed = {spot.card.handle for spot in layout.spots}
    counted = sum(max(0, spot.count - 1) for spot in layout.spots if spot.form == "more")
    missing = [card for card in standing(made) if card.handle not in placed and {card.controller, NOBODY} & sides]
    assert len(missing) <= counted
    bases = [spot.card.handle for spot in layout.spots if spot.form in ("base", "world")]
    assert len(bases) == len(set(bases))


@pytest.mark.parametrize(("name", "size"), [
    ("three areas", (1024, 640)), ("three areas", (1440, 900)), ("three areas of four", (1920, 1080)),
    ("three areas of seven", (1920, 1080)),
])  # fmt: skip
def test_three_areas_have_room_for_cards_that_can_be_read(name: str, size: tuple[int, int]) -> None:
    made = MADE[name]()
    layout = laid(made, size, Theme(DEFAULT, scale_for(size)))
    faces = [spot for spot in layout.spots if spot.form in ("board", "mini", "covered")]
    assert min(spot.width for spot in faces) >= 60
    assert not any(one.rect.colliderect(other.rect) for one, other in combinations(faces, 2))
    seats = {spot.seat for spot in faces}
    assert seats == set(range(len(made.view.players)))
    for seat in seats:
        order = [t.area for t in sorted((t for t in layout.trays if t.seat == seat), key=lambda t: t.rect.x)]
        assert [area for area in order if area != "cover"] == ["squad", "outpost", "kohort"]
    with read() as found:
        drawn(made, size)
    words = [line.text for line in found]
    assert not [line.text for line in found if line.cut()] and words.count("OUTPOST") == len(seats)


def test_six_warriors_a_side_stand_side_by_side_at_seven_seats() -> None:
    size = (1440, 900)
    layout = laid(MADE["six a side"](), size, Theme(DEFAULT, scale_for(size)))
    faces = [spot for spot in layout.spots if spot.form in ("board", "mini")]
    assert len(faces) == 42 and min(spot.width for spot in faces) >= 58
    for one, other in combinations(faces, 2):
        assert one.rect.clip(other.rect).w <= 4, "but for their rims"
    with read() as found:
        drawn(MADE["six a side"](), size)
    assert not [line.text for line in found if line.cut()]


def test_an_outpost_lies_on_earth_whoever_holds_it() -> None:
    layout = laid(MADE["three areas"](), (1920, 1080), Theme())
    assert {tray.home for tray in layout.trays if tray.area == "outpost"} == {"earth"}
    assert "earth" not in {tray.home for tray in layout.trays if tray.area != "outpost"}


def test_without_outposts_there_is_no_gate_to_one() -> None:
    made = MADE["three areas"]()
    players = tuple(player._replace(outpost=()) for player in made.view.players)
    for outposts in (True, False):
        view = made.view._replace(players=players, outposts=outposts)
        areas = {tray.area for tray in laid(MadeTable(view, None), (1024, 640), Theme()).trays}
        assert ("outpost" in areas) == outposts and areas >= {"squad", "cover", "kohort"}


def test_a_lane_goes_on_from_side_to_side() -> None:
    for name in ("lanes", "columns", "places"):
        layout = laid(MADE[name](), (1920, 1080), Theme())
        sides = [[tray.rect.centerx for tray in layout.trays if tray.seat == seat] for seat in (0, 1)]
        assert sides[0] == sides[1], name


def test_a_place_on_the_table_is_there_once_and_can_be_pointed_at() -> None:
    made = MADE["places of four"]()
    layout = laid(made, (1920, 1080), Theme())
    for place in made.view.table:
        spot = layout.spot(place.handle)
        assert spot is not None and spot.form == "base" and layout.spot_at(spot.rect.center) == spot
        assert place.controller == NOBODY and {tray.label for tray in layout.trays} >= {place.name}


@pytest.mark.parametrize(
    ("name", "palette"), rows(3, [(name, palette) for palette in (DEFAULT, HIGH_CONTRAST) for name in MADE])
)
def test_every_board_is_drawn(name: str, palette: Palette) -> None:
    picture = drawn(MADE[name](), (1024, 640), palette)
    assert len({tuple(picture.get_at((x, y))) for x in range(0, 1024, 32) for y in range(0, 640, 32)}) > 40
