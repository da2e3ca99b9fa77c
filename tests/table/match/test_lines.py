"""Front Lines at the table: the captain's row behind his sergeant's, its closed gate, and handing warriors over."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from table.match.test_first_steps import laid
from table.match.test_match_screen import spot
from table.match.test_transfer import menu

from doomtable.table.kit.view_lookup import other_line, shielded

LINES = """
name: a captain has two warriors
options: {variant: front}
players:
  - {name: Maren, hand: [Dragoon], squad: [Mitch Hunter, Hussar]}
  - {name: Dan, kohort: [Razide]}
  - {name: Bea, squad: [Infantry]}
  - {name: Cid, kohort: [Templar]}
turn: {player: Maren, number: 3, step: actions, actions: 3}
"""
SERGEANT = """
name: the captain has nobody
options: {variant: front}
players:
  - {name: Maren}
  - {name: Dan, kohort: [Razide]}
  - {name: Bea, squad: [Infantry, Trencher]}
  - {name: Cid, kohort: [Templar]}
turn: {player: Bea, number: 3, step: actions, actions: 3}
"""


def test_the_captain_of_the_others_stands_behind_his_sergeant(tmp_path: Path) -> None:
    """VAR-FRONT-12: above him, nothing over anything else; a gate is shut before his warriors and one's own."""
    pilot = laid(LINES, tmp_path / "lines.yaml", (1920, 1080))
    layout, view = pilot.table.display.layout, pilot.table.display.view
    plates = {plate.seat: plate.rect for plate in layout.plates}
    assert plates[1].bottom < plates[3].top and plates[1].x == plates[3].x
    assert plates[2].x > plates[1].right and plates[2].y == plates[1].y
    rects = [tray.rect for tray in layout.trays]
    assert not [pair for pair in combinations(rects, 2) if pair[0].colliderect(pair[1])]
    assert not any(tray.rect.colliderect(rect) for tray in layout.trays for rect in plates.values())
    assert [shielded(view, seat) for seat in range(4)] == [True, True, False, False]
    assert [other_line(view, seat) for seat in range(4)] == [2, 3, 0, 1]


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_a_warrior_is_dragged_to_the_partner(size: tuple[int, int], tmp_path: Path) -> None:
    """VAR-FRONT-10: onto his ground, or his plate where his ground is not shown."""
    pilot = laid(LINES, tmp_path / "lines.yaml", size)
    layout = pilot.table.display.layout
    ground = next((tray.rect for tray in layout.trays if tray.seat == 2 and tray.area == "squad"), None)
    end = ground or next(plate.rect for plate in layout.plates if plate.seat == 2)
    pilot.drag(spot(pilot.table, "Mitch Hunter").rect, end.center)
    view = pilot.table.display.view
    assert pilot.table.pointer.refusal is None
    assert [card.name for card in view.players[2].squad] == ["Infantry", "Mitch Hunter"]
    assert view.players[2].squad[1].cover and view.turn.actions == 2


def test_nobody_is_handed_to_the_others(tmp_path: Path) -> None:
    pilot = laid(LINES, tmp_path / "lines.yaml", (1920, 1080))
    for seat, area in ((1, "kohort"), (3, "kohort"), (0, "squad")):
        end = next(t.rect for t in pilot.table.display.layout.trays if t.seat == seat and t.area == area)
        pilot.drag(spot(pilot.table, "Mitch Hunter").rect, (end.right - 4, end.bottom - 4))
        assert len(pilot.table.display.view.players[0].squad) == 2


def test_the_menu_of_a_warrior_names_the_partner(tmp_path: Path) -> None:
    pilot = laid(LINES, tmp_path / "lines.yaml", (1920, 1080))
    rows = menu(pilot, "Hussar")
    handing = next(row for label, row in rows.items() if "your partner" in label)
    assert handing.result is not None and "controls it then" in handing.result.text
    pilot.click(handing.rect)
    assert [card.name for card in pilot.table.display.view.players[2].squad] == ["Infantry", "Hussar"]


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_a_partner_who_has_nobody_is_handed_one_anywhere_on_his_ground(size: tuple[int, int], tmp_path: Path) -> None:
    """VAR-FRONT-10: between his areas, too; the drop begins no attack."""
    pilot = laid(SERGEANT, tmp_path / "lines.yaml", size)
    grounds = [tray.rect for tray in pilot.table.display.layout.trays if tray.seat == 0]
    middle = grounds[0].unionall(grounds[1:])
    free = (
        (x, middle.centery) for x in range(middle.left, middle.right)
        if not any(rect.collidepoint(x, middle.centery) for rect in grounds)
    )  # fmt: skip
    pilot.drag(spot(pilot.table, "Infantry").rect, next(free))
    assert [card.name for card in pilot.table.display.view.players[0].squad] == ["Infantry"]


def test_the_menu_says_that_only_the_sergeant_receives_a_warrior_in_cover(tmp_path: Path) -> None:
    """VAR-FRONT-10."""
    for position, name, said in ((LINES, "Hussar", True), (SERGEANT, "Infantry", False)):
        rows = menu(laid(position, tmp_path / "lines.yaml", (1920, 1080)), name)
        handing = next(row for label, row in rows.items() if "your partner" in label)
        assert ("there it goes into cover" in handing.result.text) == said
