"""A warrior is transferred by drag, by click and by keys; what is owed to Earth is told; Outposts have their place."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest
from table.match.test_first_steps import laid, tray
from table.match.test_match_screen import spot, state
from table.pilot import Pilot

from doomtable.table.kit.face_models import effect_on
from doomtable.table.match.card_menu import MenuRow
from doomtable.table.match.open_gates import open_gates
from doomtable.table.match.rulebook_links import lookup_of_question

SIZES = [(1024, 640), (1920, 1080)]
FREE = """
name: nobody is on Earth
ruleset: second
options: {outpost: "on"}
players:
  - {name: Maren, hand: [Dragoon], squad: [Hussar, Max Steiner], kohort: [Ezoghoul]}
  - {name: Ilse, squad: [Mitch Hunter]}
turn: {player: Maren, number: 3, step: actions, actions: 3}
"""
THERE = """
name: two stand in the Outpost
ruleset: second
options: {outpost: "on"}
players:
  - {name: Maren, squad: [Max Steiner], outpost: [Hussar, Dragoon], kohort: [Ezoghoul]}
  - {name: Ilse, squad: [Mitch Hunter], outpost: [Golden Lion]}
turn: {player: Maren, number: 3, step: actions, actions: 3}
"""
OWED = """
name: one is owed to Earth
ruleset: second
options: {outpost: "on"}
players:
  - {name: Maren, hand: [Dragoon], squad: [Hussar], kohort: [Ezoghoul]}
  - {name: Ilse, squad: [Mitch Hunter], outpost: [Golden Lion]}
turn: {player: Maren, number: 3, step: actions, actions: 3}
"""
NONE = FREE.replace("nobody is on Earth", "no Earth").replace('"on"', '"off"')


def menu(pilot: Pilot, name: str) -> dict[str, MenuRow]:
    """The rows of a card's menu by their names, after a click on it."""
    pilot.click(spot(pilot.table, name).rect)
    popup = pilot.table.question.popup
    assert popup is not None
    return {row.label: row for row in popup.buttons if isinstance(row, MenuRow)}


def said(pilot: Pilot) -> str:
    return " ".join("".join(run.text for run in line) for line in pilot.table.question.prompt.text)


@pytest.mark.parametrize("size", SIZES)
def test_a_warrior_is_dragged_to_the_gate_of_the_outpost_which_unfolds(size: tuple[int, int], tmp_path: Path) -> None:
    pilot = laid(FREE, tmp_path / "free.yaml", size)
    table, start, end = pilot.table, spot(pilot.table, "Hussar").rect, tray(pilot, 0, "outpost")
    pilot.window.take(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start.center, button=1))
    for share in (0.2, 0.6, 1.0):
        pilot.move((round(start.centerx + (end[0] - start.centerx) * share), start.centery))
    assert "outpost" in [gate.area for gate in open_gates(table)]
    pilot.frame()
    pilot.window.take(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
    pilot.frame()
    assert spot(table, "Hussar").card.zone == "outpost" and table.display.view.turn.actions == 2
    assert not next(t for t in table.display.layout.trays if t.seat == 0 and t.area == "outpost").empty


@pytest.mark.parametrize("end", ["squad", "kohort"])
def test_from_the_outpost_it_goes_where_alone_it_can(end: str, tmp_path: Path) -> None:
    pilot = laid(THERE, tmp_path / "there.yaml")
    pilot.drag(spot(pilot.table, "Hussar").rect, tray(pilot, 0, end))
    assert pilot.table.pointer.refusal is None and spot(pilot.table, "Hussar").card.zone == "squad"


def test_nobody_leaves_for_earth_by_a_slip(tmp_path: Path) -> None:
    pilot = laid(FREE, tmp_path / "free.yaml")
    ground = pilot.table.display.layout.board
    for end in (tray(pilot, 0, "squad"), (ground.x + 4, tray(pilot, 0, "squad")[1])):
        pilot.drag(spot(pilot.table, "Ezoghoul").rect, end)
        assert spot(pilot.table, "Ezoghoul").card.zone == "kohort"


def test_a_transfer_is_in_the_menu_with_where_it_leads_and_its_price(tmp_path: Path) -> None:
    pilot = laid(FREE, tmp_path / "free.yaml")
    row = menu(pilot, "Hussar")["Transfer to the Outpost"]
    assert row.enabled and [chip.text for chip in row.chips] == ["1"]
    assert "only warriors in other Outposts" in row.result.text
    pilot.click(row.rect)
    assert spot(pilot.table, "Hussar").card.zone == "outpost"
    barred = menu(pilot, "Hussar")["Transfer"]
    assert not barred.enabled and "transferred this turn" in barred.result.text


def test_and_back_again(tmp_path: Path) -> None:
    pilot = laid(THERE, tmp_path / "there.yaml")
    row = menu(pilot, "Hussar")["Transfer to the Squad"]
    pilot.click(row.rect)
    assert spot(pilot.table, "Hussar").card.zone == "squad"
    assert "last warrior" in menu(pilot, "Dragoon")["Transfer"].result.text


def test_keys_alone_transfer(tmp_path: Path) -> None:
    pilot = laid(FREE, tmp_path / "free.yaml")
    table = pilot.table
    for _ in range(20):
        stop = table.ring()[table.pointer.focus] if table.pointer.focus >= 0 else None
        if stop is not None and stop.card is not None and stop.card.name == "Ezoghoul":
            break
        pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_RETURN)
    assert table.question.popup is not None
    row = next(r for r in table.question.popup.buttons if isinstance(r, MenuRow) and r.sign == "earth")
    pilot.key(pygame.K_0 + int(row.key))
    assert spot(table, "Ezoghoul").card.zone == "outpost"


def test_a_drag_that_is_no_transfer_hears_why(tmp_path: Path) -> None:
    pilot = laid(THERE, tmp_path / "there.yaml")
    before = state(pilot)
    pilot.drag(spot(pilot.table, "Ezoghoul").rect, tray(pilot, 0, "outpost"))
    assert state(pilot) == before and pilot.table.pointer.refusal is not None
    assert "keep apart" in pilot.table.pointer.refusal.text and "OUT-05" in pilot.table.pointer.refusal.text


@pytest.mark.parametrize("size", SIZES)
def test_what_is_owed_to_earth_is_told_and_met(size: tuple[int, int], tmp_path: Path) -> None:
    pilot = laid(OWED, tmp_path / "owed.yaml", size)
    table = pilot.table
    assert "first transfer one of yours" in said(pilot) and not table.question.prompt.usual
    assert lookup_of_question(table).at == ("OUT-10",)
    assert not [answer for answer in table.question.prompt.answers if answer.main]
    pilot.click(spot(table, "Dragoon", "hand").rect)
    assert table.pointer.refusal is not None and "first you must transfer" in table.pointer.refusal.text
    pilot.drag(spot(table, "Hussar").rect, tray(pilot, 0, "outpost"))
    assert spot(table, "Hussar").card.zone == "outpost" and "transfer" not in said(pilot)
    assert [answer for answer in table.question.prompt.answers if answer.action == "end"]


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900), (1920, 1080)])
def test_areas_stand_in_their_order_and_apart(size: tuple[int, int], tmp_path: Path) -> None:
    pilot = laid(THERE, tmp_path / "there.yaml", size)
    trays = [t for t in pilot.table.display.layout.trays if t.seat == 0]
    assert [t.area for t in sorted(trays, key=lambda t: t.rect.x)] == ["squad", "cover", "outpost", "kohort"]
    assert not [pair for pair in combinations([t.rect for t in trays], 2) if pair[0].colliderect(pair[1])]


def test_without_outposts_nothing_tells_of_one(tmp_path: Path) -> None:
    pilot = laid(NONE, tmp_path / "none.yaml")
    assert {t.area for t in pilot.table.display.layout.trays} == {"squad", "cover", "kohort"}
    assert not [label for label in menu(pilot, "Hussar") if "Transfer" in label]


RIDDEN = """
name: one rides
ruleset: second
options: {outpost: "on"}
players:
  - {name: Maren, hand: [Rivetbull], outpost: [{card: Cossack, attached: [Rivetbull]}, Soldat]}
  - {name: Ilse, squad: [Mitch Hunter], outpost: [Golden Lion]}
turn: {player: Maren, number: 3, step: actions, actions: 3}
"""


@pytest.mark.parametrize("size", SIZES)
def test_a_beast_stands_beside_its_rider_and_is_given_by_a_drag(size: tuple[int, int], tmp_path: Path) -> None:
    pilot = laid(RIDDEN, tmp_path / "ridden.yaml", size)
    table = pilot.table
    beast, rider = spot(table, "Rivetbull", "attached"), spot(table, "Cossack")
    assert effect_on(rider.card, beast.card) == "F+4 A+3 V+2"
    assert beast.form == "vehicle" and beast.host == rider.card and beast.rect.x >= rider.rect.right - 4
    pilot.drag(spot(table, "Rivetbull", "hand").rect, spot(table, "Soldat").rect.center)
    hosts = {one.host.name for one in table.display.layout.every() if one.form == "vehicle" and one.host is not None}
    assert hosts == {"Cossack", "Soldat"}
    assert "stays in the Outpost" in menu(pilot, "Cossack")["Transfer"].result.text
