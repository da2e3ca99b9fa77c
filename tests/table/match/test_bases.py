"""Bases on the table: a ground for each base and battlefield with what lies on it; by mouse and by keys."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from table.match.test_first_steps import laid
from table.match.test_match_screen import spot
from table.pilot import Pilot

SIZES = [(1024, 640), (1920, 1080)]
BASES = """
name: bases
options: {variant: home}
turn: {player: Ann, number: 3}
players:
  - name: Ann
    bases:
      - {base: Heimburg, battlefield: Victoria, promotion: 4}
      - {base: Factory, battlefield: "No-Man's Land", down: true}
      - {base: Armory, battlefield: Venusian Jungle, destiny: 9}
    hand: [Hussar]
    squad: [{card: Dragoon, place: Heimburg, carries: 2}, {card: Max Steiner, place: Victoria}]
  - name: Bob
    bases:
      - {base: Citadel of Algeroth, battlefield: Helstrom Mountains, promotion: 9}
      - {base: Sewers, battlefield: Phobos & Deimos}
      - {base: Hideout, battlefield: Great Rust Desert}
    kohort: [{card: Necromutant, place: Hideout}]
"""


def ground(pilot: Pilot, label: str) -> pygame.Rect:
    """The ground of a base or battlefield."""
    return next(tray.rect for tray in pilot.table.display.layout.trays if tray.label == label)


def dropped(pilot: Pilot, card: str, label: str) -> None:
    """A card is dragged onto a ground."""
    rect = ground(pilot, label)
    pilot.drag(spot(pilot.table, card).rect, (rect.centerx, rect.centery))


@pytest.mark.parametrize("size", SIZES)
def test_each_base_and_battlefield_has_its_ground(size: tuple[int, int], tmp_path: Path) -> None:
    layout = laid(BASES, tmp_path / "bases.yaml", size).table.display.layout
    for seat in range(2):
        labels = [tray.label for tray in layout.trays if tray.seat == seat]
        assert len(labels) == 6 and len(set(labels)) == 6
    assert [tray.label for tray in layout.trays if tray.seat == 0][:2] == ["Heimburg", "Victoria"]
    for one in layout.trays:
        assert not any(one.rect.colliderect(other.rect) for other in layout.trays if other is not one)


@pytest.mark.parametrize("size", SIZES)
def test_a_warrior_is_dragged_out_in_and_away(size: tuple[int, int], tmp_path: Path) -> None:
    """VAR-HOME-20, VAR-HOME-23, VAR-HOME-35."""
    pilot = laid(BASES, tmp_path / "bases.yaml", size)
    dropped(pilot, "Dragoon", "Victoria")
    assert pilot.table.display.view.turn.actions == 2
    assert ground(pilot, "Victoria").collidepoint(spot(pilot.table, "Dragoon").rect.center)
    dropped(pilot, "Dragoon", "Heimburg")
    assert pilot.table.display.view.turn.actions == 1
    assert ground(pilot, "Heimburg").collidepoint(spot(pilot.table, "Dragoon").rect.center)
    dropped(pilot, "Max Steiner", "Phobos & Deimos")
    assert pilot.table.display.view.turn.actions == 0
    assert ground(pilot, "Phobos & Deimos").collidepoint(spot(pilot.table, "Max Steiner").rect.center)


@pytest.mark.parametrize("size", SIZES)
def test_a_warrior_is_mustered_into_the_base_it_is_dropped_on(size: tuple[int, int], tmp_path: Path) -> None:
    """VAR-HOME-10."""
    pilot = laid(BASES, tmp_path / "bases.yaml", size)
    dropped(pilot, "Hussar", "Armory")
    mine = pilot.table.display.view.players[0]
    by = {card.name: card for card in mine.squad}
    assert by["Hussar"].home == by["Armory"].handle and dict(by["Armory"].marks)["D"] == 7


def test_promotion_is_banked_by_the_menu_of_the_card(tmp_path: Path) -> None:
    """VAR-HOME-17."""
    pilot = laid(BASES, tmp_path / "bases.yaml", (1920, 1080))
    assert "bank" in spot(pilot.table, "Dragoon").card.verbs
    assert {"transfer", "bank"} <= set(spot(pilot.table, "Dragoon").card.verbs)
    assert "bank" not in spot(pilot.table, "Max Steiner").card.verbs
