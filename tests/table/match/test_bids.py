"""An auction at the table: the panel says what stands, and keys and mouse bid and pass."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from table.match.test_first_steps import alone
from table.pilot import Pilot

POSITION = """
name: an auction
players:
  - {name: Ann, destiny: 6, hand: [Mercenary]}
  - {name: Bob, destiny: 9}
  - {name: Cid, destiny: 7}
script:
  - Ann: [muster, Mercenary]
  - Ann: [2]
"""


def said(pilot: Pilot) -> str:
    return " ".join("".join(run.text for run in line) for line in pilot.table.question.prompt.text)


@pytest.fixture
def pilot(tmp_path: Path) -> Pilot:
    """Bob is asked whether he bids more than the 2 D of Ann."""
    return alone(POSITION, tmp_path / "auction.yaml")


def test_the_panel_says_what_stands_and_who_is_still_in(pilot: Pilot) -> None:
    assert pilot.table.question.prompt.title == "What do you bid for Mercenary?"
    assert "Ann has bid most for Mercenary" in said(pilot) and "Still bidding: Bob, Cid" in said(pilot)
    assert pilot.table.question.stepper is not None and pilot.table.question.stepper.value == 3


def test_keys_bid_and_pass(pilot: Pilot) -> None:
    pilot.key(pygame.K_5)
    pilot.key(pygame.K_SPACE)
    pilot.frame()
    assert "Bob has bid most" in said(pilot) and "5" in said(pilot)
    pilot.key(pygame.K_e)
    pilot.frame()
    assert "Passed: Cid" in said(pilot)


def test_the_mouse_bids_and_passes(pilot: Pilot) -> None:
    def button(label: str) -> pygame.Rect:
        return next(one.rect for one in pilot.table.question.buttons if one.label == label)

    pilot.click(button("+"))
    pilot.click(button("Confirm"))
    pilot.frame()
    assert "Bob has bid most" in said(pilot) and "4" in said(pilot)
    pilot.click(button("Pass"))
    pilot.frame()
    assert "Passed: Cid" in said(pilot)
