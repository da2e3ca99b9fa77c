"""A card that is used where it lies discarded: no card on show begins that, so the menu has a button for it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from table.pilot import Pilot

from doomtable import rulesets
from doomtable.scenarios import runner
from doomtable.session.session import LOCAL, Session
from doomtable.table.match.match_commands import answer
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.window.app import open_window

POSITION = """
name: a hospital in play, or in the discard pile
players:
  - name: Ann
    squad: [{card: Luna Memorial Hospital, as: stands}, Hussar]
    discard: [%s]
  - name: Bob
    squad: [Free Marine]
"""


def opened(folder: Path, discarded: str) -> Pilot:
    pygame.display.init()
    pygame.font.init()
    file = folder / "position.yaml"
    file.write_text(POSITION % discarded, encoding="utf-8")
    game = runner.open_game(file)
    made = open_window((1280, 800), rulesets.get("second"), 1)
    made.current_game.session = session = Session(game, [LOCAL] * len(game.names))
    made.scene = MatchScreen(session, made.words, made.theme, (1280, 800), range(2), game.names, motion=0)
    pilot = Pilot(made, 1, True)
    pilot.key(pygame.K_SPACE)
    pilot.frame()
    return pilot


@pytest.mark.parametrize(("discarded", "told"), [("Luna Memorial Hospital", True), ("Samurai", False)])
def test_the_menu_has_a_button_for_what_lies_in_the_discard_pile(
    tmp_path: Path, discarded: str, told: bool
) -> None:
    pilot = opened(tmp_path, discarded)
    keys = {one.option.key for one in pilot.table.question.prompt.answers if one.option is not None}
    assert ("use" in keys) == told


def test_the_card_is_chosen_and_comes_back(tmp_path: Path) -> None:
    pilot = opened(tmp_path, "Luna Memorial Hospital")
    session = pilot.window.session
    assert session is not None
    [card] = [c for c in session.game.state.seats[0].discard if session.game.state.definitions.of[c].recalled]
    answer(
        pilot.table,
        next(
            b for b in pilot.table.question.prompt.answers if b.option is not None and b.option.key == "use"
        ),
    )
    pilot.frame()
    decision = pilot.table.display.view.decision
    assert decision is not None
    assert [o.name for o in decision.options if o.handle == card] == ["Luna Memorial Hospital"]
    for _ in range(100):
        if card in session.game.state.seats[0].hand:
            break
        pilot.press()
    assert card in session.game.state.seats[0].hand
