"""A card under which others lie face down: used with the mouse and with keys, it says how many lie there."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from table.pilot import Pilot, at_position

from doomtable.table.match.match_state import MatchState

POSITION = """
name: a Secret in hand
players:
  - name: Ann
    attached: [{card: Secret, holds: [Training]}]
    hand: [Gung Ho]
    squad: [Hussar]
  - name: Bob
    squad: [Free Marine]
"""


def opened(folder: Path, keyed: bool) -> Pilot:
    return at_position(folder, POSITION, keyed)


def face_down(table: MatchState) -> int:
    return sum(card.face_down for card in table.display.view.players[0].attached)


@pytest.mark.parametrize("keyed", [False, True])
def test_cards_are_laid_under_it_and_played_from_there(tmp_path: Path, keyed: bool) -> None:
    pilot = opened(tmp_path, keyed)
    table = pilot.table
    assert face_down(table) == 1
    place = next(s.rect for p in table.display.layout.plates for s in p.assigned if s.card.name == "Secret")
    assert pilot.window.session is not None
    state = pilot.window.session.game.state
    if not keyed:
        pilot.click(place)
        decision = table.display.view.decision
        assert decision is not None and (decision.kind, decision.verb) == ("draft", "use")
        pilot.key(pygame.K_ESCAPE)
    for _ in range(300):
        if not any(row.holds for row in state.play.values()):
            break
        pilot.press()
        state = pilot.window.session.game.state
    assert any(option.key == "use" for option in pilot.window.session.game.choices)
