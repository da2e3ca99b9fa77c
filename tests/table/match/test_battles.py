"""Battles at the table: the card lies under its defenders, who all touch it; it is played and pointed at."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from table.match.test_first_steps import laid
from table.match.test_match_screen import spot
from table.pilot import Pilot

from doomtable.table.layout.table_layout import TableLayout

SIZES = [(1024, 640), (1920, 1080)]
RUNNING = """
name: two Battles
options: {battles: true}
players:
  - name: Maren
    squad: [{card: Clansman, wounded: true, attached: [Clansman Claymore]}, Golden Lion, Young Guard, Fukido]
    battle: {card: Trial Battle, defenders: [Clansman, Young Guard]}
  - name: Ilse
    kohort: [Razide, Necromutant, Breach in the Bone Gate]
    battle: {card: Breach in the Bone Gate, defenders: [Necromutant]}
turn: {player: Maren, number: 3, step: actions, actions: 3}
"""
PLAYED = """
name: a Battle in hand
options: {battles: true}
players:
  - name: Maren
    destiny: 0
    hand: [Trial Battle]
    squad: [Golden Lion]
    collection: [Hussar, Infantry, Combat Armor]
  - {name: Ilse, kohort: [Razide]}
turn: {player: Maren, number: 3, step: actions, actions: 3}
"""


def grounds(layout: TableLayout, name: str) -> list[pygame.Rect]:
    return [one.rect for one in layout.spots if one.form == "battle" and one.card.name == name]


@pytest.mark.parametrize("size", SIZES)
def test_it_lies_under_its_defenders_who_touch_it(size: tuple[int, int], tmp_path: Path) -> None:
    """VAR-BATTLE-13: in the same tray, its name and what it is worth to be seen below them; others stand beside it."""
    layout = laid(RUNNING, tmp_path / "one.yaml", size).table.display.layout
    for name, defenders, others, seat in (
        ("Trial Battle", ("Clansman", "Young Guard"), ("Golden Lion",), 0),
        ("Breach in the Bone Gate", ("Necromutant",), ("Razide",), 1),
    ):
        [ground] = grounds(layout, name)
        [tray] = [one.rect for one in layout.trays if one.seat == seat and one.rect.contains(ground)]
        assert tray.w > 0
        forms = [one.card.name for one in layout.spots if one.form in ("battle", "board", "mini") and one.seat == seat]
        for defender in defenders:
            place = next(one.rect for one in layout.spots if one.card.name == defender)
            assert ground.contains(place) and forms.index(name) < forms.index(defender)
            assert ground.bottom - place.bottom >= 10, "its name is seen"
        for other in others:
            place = next(one.rect for one in layout.spots if one.card.name == other)
            assert ground.clip(place).w <= 12, "nobody else stands on it"
        assert not [one for one in layout.spots if one.form == "plaque" and one.rect.colliderect(ground)]


def test_whose_battle_it_is_can_be_pointed_at(tmp_path: Path) -> None:
    layout = laid(RUNNING, tmp_path / "one.yaml").table.display.layout
    [ground] = grounds(layout, "Trial Battle")
    found = layout.spot_at((ground.centerx, ground.bottom - 4))
    assert found is not None and found.card.name == "Trial Battle"
    assert layout.spot(found.card.handle) is not None


def entered(pilot: Pilot) -> bool:
    return sorted(card.name or "" for card in pilot.table.display.view.players[0].squad) == [
        "Golden Lion", "Hussar", "Infantry", "Trial Battle",
    ]  # fmt: skip


@pytest.mark.parametrize("size", SIZES)
def test_it_is_dragged_to_the_ground(size: tuple[int, int], tmp_path: Path) -> None:
    """VAR-BATTLE-R06."""
    pilot = laid(PLAYED, tmp_path / "one.yaml", size)
    ground = next(t.rect for t in pilot.table.display.layout.trays if t.seat == 0 and t.area == "squad")
    pilot.drag(spot(pilot.table, "Trial Battle").rect, ground.center)
    pilot.frame()
    assert entered(pilot) and pilot.table.display.view.turn.actions == 2
    assert grounds(pilot.table.display.layout, "Trial Battle")


def test_it_is_played_with_keys(tmp_path: Path) -> None:
    pilot = laid(PLAYED, tmp_path / "one.yaml", (1024, 640))
    table = pilot.table
    for _ in range(20):
        stop = table.ring()[table.pointer.focus] if table.pointer.focus >= 0 else None
        if stop is not None and stop.card is not None and stop.card.name == "Trial Battle":
            break
        pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_RETURN)
    if table.question.popup is not None:
        pilot.key(pygame.K_RETURN)
    pilot.frame()
    assert entered(pilot) and table.display.view.turn.actions == 2
