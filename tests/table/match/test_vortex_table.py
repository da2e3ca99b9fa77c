"""The table of The Vortex: its front line says phases and cycle, Space holds nothing back, no card is dropped."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from table.match.test_first_steps import alone
from table.pilot import Pilot

from doomtable.table.match.plate_tooltips import banner_parts
from doomtable.table.match.turn_steps import counts_actions, steps_shown, turn_note
from doomtable.words.words import Words

POSITION = """
name: the third cycle
options: {variant: vortex, vortex_enforce: %s}
turn: {step: %s, first: Ann, cycle: 3}
players:
  - {name: Ann, squad: [Hussar], hand: [Infantry, Take Aim]}
  - {name: Bob, kohort: [Razide]}
"""
PHASES = ["Draw", "Deployment", "Actions", "Revealment", "Vortex"]


def laid(tmp_path: Path, step: str, enforce: str = "auto") -> Pilot:
    return alone(POSITION % (enforce, step), tmp_path / "vortex.yaml")


@pytest.mark.parametrize(("step", "now", "counted"), [("deployment", 1, False), ("actions", 2, True)])
def test_the_front_line_says_the_phase_and_the_cycle(step: str, now: int, counted: bool, tmp_path: Path) -> None:
    """VAR-VORTEX-18."""
    pilot = laid(tmp_path, step)
    view, words = pilot.table.display.view, Words()
    assert steps_shown(words, view, narrow=False) == (PHASES, now)
    assert steps_shown(words, view, narrow=True) == (["Draw", "Deploy", "Actions", "Reveal", "Vortex"], now)
    assert turn_note(words, view.turn) == "Cycle 3" and counts_actions(view) == counted
    told = list(banner_parts(pilot.table))
    assert [part.title for part in told[:5]] == PHASES and all(part.text.endswith(".") for part in told)


def test_who_may_hold_back_is_told_the_price_and_space_does_not_do_it(tmp_path: Path) -> None:
    """VAR-VORTEX-10."""
    for enforce, price in (("auto", False), ("reveal", True)):
        prompt = laid(tmp_path, "deployment", enforce).table.question.prompt
        assert any("held back" in run.text for line in prompt.text for run in line) == price
        passes = [answer for answer in prompt.answers if answer.option is not None and answer.option.key == "pass"]
        assert len(passes) == price and not any(answer.main for answer in passes)


def test_no_card_is_dropped_as_the_turn_ends(tmp_path: Path) -> None:
    """VAR-VORTEX-18: with actions left neither, although cards are held."""
    pilot = laid(tmp_path, "actions")
    ends = [a for a in pilot.table.question.prompt.answers if a.option is not None and a.option.key == "end turn"]
    assert len(ends) == 1 and not any(a.action == "remove" for a in pilot.table.question.prompt.answers)
    pilot.key(pygame.K_e)
    assert pilot.table.question.turn_end is None and pilot.table.display.view.turn.seat == 1
