"""The table in made-up rulesets: it draws what it knows nothing of, and every option can be reached."""

from __future__ import annotations

import pygame
import pytest
from groups import first_and_rest
from made_rulesets import MADE, MadeRuleset, known
from table.match.test_match_screen import offered
from table.pilot import Pilot

from doomtable import rulesets
from doomtable.session.session import LOCAL, Session
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.window.app import open_window

SIZE = (1280, 800)


@pytest.mark.parametrize("made", first_and_rest(3, MADE), ids=lambda made: made.rules.name)
def test_every_option_of_a_made_up_ruleset_can_be_reached(made: MadeRuleset) -> None:
    pygame.display.init()
    pygame.font.init()
    with known():
        game = made.setup(2).deal()
        window = open_window(SIZE, rulesets.get("second"), 1)
        session = window.current_game.session = Session(game, [LOCAL] * made.seats)
        window.scene = MatchScreen(session, window.words, window.theme, SIZE, range(made.seats), game.names, motion=0)
        pilot = Pilot(window, 1, False)
        asked = 0
        for press in range(140):
            if pilot.over():
                break
            table = pilot.table
            if table.mine() and table.display.view.decision is not None and table.question.turn_end is None:
                asked += 1
                found = {option[:4] for option in offered(table)}
                missing = [option for option in table.display.view.decision.options if option[:4] not in found]
                assert not missing, (table.display.view.decision, missing)
            if press % 35 == 0:
                pilot.frame()
            pilot.press()
        assert asked > 20
