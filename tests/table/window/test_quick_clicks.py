"""Clicks whose press and release come within one frame, as the queue of the window hands them over."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from table.match.test_first_steps import CREDIT, alone
from table.match.test_match_screen import spot, state
from table.pilot import Pilot

from doomtable.table.match.prompt import PromptButton


def one_frame(pilot: Pilot, *events: pygame.event.Event) -> None:
    """Have the window take all of these before it draws once, as its loop does."""
    pygame.event.clear()
    for event in events:
        pygame.event.post(event)
    for event in pygame.event.get():
        pilot.window.take(event)
    pilot.frame()


def click(place: tuple[int, int], *, pointed: bool = True) -> list[pygame.event.Event]:
    moved = pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0))
    pressed = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1)
    return [*([moved] if pointed else []), pressed, pygame.event.Event(pygame.MOUSEBUTTONUP, pos=place, button=1)]


@pytest.mark.parametrize("motion", [0, 100])
@pytest.mark.parametrize("pointed", [True, False])
def test_a_click_within_one_frame_is_a_click(motion: int, pointed: bool, tmp_path: Path) -> None:
    pilot = alone(CREDIT % 2, tmp_path / "credit.yaml")
    table = pilot.table
    table.set_motion(motion)
    one_frame(pilot, *click(spot(table, "Hussar", "hand").rect.center, pointed=pointed))
    assert spot(table, "Hussar").card.zone == "squad"
    before = state(pilot)
    meditate = next(
        b for b in table.question.buttons if isinstance(b.message, PromptButton) and b.message.action == "meditate"
    )
    one_frame(pilot, *click(meditate.rect.center, pointed=pointed))  # while the card is on its way
    assert state(pilot) != before


def test_two_clicks_within_one_frame_are_two(tmp_path: Path) -> None:
    pilot = alone(CREDIT % 2, tmp_path / "credit.yaml")
    table = pilot.table
    hussar, mitch = spot(table, "Hussar", "hand").rect, spot(table, "Mitch Hunter").rect
    one_frame(pilot, *click(mitch.center), *click((5, 300)))
    assert table.question.popup is None, "the second put the menu of the first away"
    one_frame(pilot, *click(mitch.center), *click((5, 300)), *click(hussar.center))
    assert spot(table, "Hussar").card.zone == "squad"


@pytest.mark.parametrize("motion", [0, 100])
def test_a_click_lasts_while_the_computer_goes_on(motion: int, tmp_path: Path) -> None:
    """The press comes before a frame in which the game goes on, the release after it."""
    pilot = alone(CREDIT % 2, tmp_path / "credit.yaml")
    table = pilot.table
    table.set_motion(motion)
    _, down, up = click(spot(table, "Hussar", "hand").rect.center)
    one_frame(pilot, down)
    table.refresh()
    one_frame(pilot, up)
    assert spot(table, "Hussar").card.zone == "squad"
