"""What computer players make of a card that is played as another one (JOKER!)."""

from __future__ import annotations

import pytest

from doomtable.ai.players import program
from doomtable.cards.catalogue import catalogue
from doomtable.session.session import Session

RICH = """
name: two warriors to copy, and Destiny for either
players:
  - {name: Ann, destiny: 9, hand: [Joker!], squad: [Infantry]}
  - {name: Bob, squad: [Hussar, {card: Blood Beret, attached: [Combat Armor]}, Big Bob Watts]}
"""
POOR = """
name: nothing to copy that anything would come of
players:
  - {name: Ann, destiny: 0, hand: [Joker!], squad: [Big Bob Watts]}
  - {name: Bob, squad: [Blood Beret]}
"""


def after_the_turn(game, kind):
    """What the card of Ann's hand has become when her turn is over, "" for nothing."""
    session = Session(game, [program(kind, catalogue().get) for _ in range(2)], listen=())
    became = ""
    while game.decision is not None and game.state.turn.seat == 0 and session.step():
        became = became or next((str(name) for _, name in game.state.definitions.doubled), "")
    return became


@pytest.mark.parametrize("kind", ["greedy", "gentle"])
def test_the_dearer_warrior_that_can_be_paid_for_is_copied(opened, kind):
    assert after_the_turn(opened(RICH), kind) == "Blood Beret"


def test_who_is_poor_copies_no_warrior(opened):
    assert after_the_turn(opened(POOR), "greedy") == ""
