"""A card that is used where it lies discarded: no card on show begins that, so the menu has a button for it."""

from __future__ import annotations

from pathlib import Path

import pytest
from table.pilot import Pilot, at_position

from doomtable.table.match.match_commands import answer

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
    return at_position(folder, POSITION % discarded, True)


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
