"""What computer players make of counted specials: what they bring, and what is paid to keep a card where it is."""

from __future__ import annotations

import pytest

from doomtable.ai.card_summary import summarise_card
from doomtable.ai.players import program
from doomtable.ai.special_worth import NOTHING, WORTH
from doomtable.cards.catalogue import catalogue
from doomtable.rules.language import SPECIALS
from doomtable.rules.view import decision_view, view
from doomtable.rules.view_parts import SPECTATOR
from doomtable.session.session import Session

GRIP = """
name: whose armor is at stake
players:
  - {{name: Ann, hand: [Malfunction!]}}
  - {{name: Bob, squad: [{{card: Hussar, attached: [Combat Armor]}}]}}
  - name: Cyd
    destiny: {cyd}
    attached: [Tight Grip]
    squad: [{{card: Dragoon, attached: [{{card: Combat Armor, as: other}}]}}]
script:
  - Ann: [play, Malfunction!, {warrior}, {armor}]
  - pass: all
"""
GRINDER = """
name: an outpost to attack
players:
  - {name: Ann, outpost: [Grinder - Island Team Member]}
  - {name: Bob, outpost: [{card: Nassal, wounded: true}, {card: Nassal, as: other, wounded: true}]}
"""


def test_every_special_says_what_it_brings():
    assert set(WORTH) == set(SPECIALS)
    assert all(summarise_card(card).uses is not None for card in catalogue().cards)
    grinder = summarise_card(catalogue().get("Grinder - Island Team Member"))
    assert grinder.uses[0].attacks and grinder.uses[0].good > 0
    assert NOTHING.good == NOTHING.hurt == 0


@pytest.mark.parametrize("kind", ["greedy", "gentle"])
@pytest.mark.parametrize(
    ("warrior", "armor", "destiny", "stays"),
    [("Dragoon", "other", 9, True), ("Dragoon", "other", 4, False), ("Hussar", "Combat Armor", 9, False)],
)
def test_what_is_ones_own_is_kept_with_d_to_spare(opened, kind, warrior, armor, destiny, stays):
    game = opened(GRIP.format(cyd=destiny, warrior=warrior, armor=armor))
    assert game.decision.kind == "instead"
    session = Session(game, [program(kind, catalogue().get) for _ in range(3)], listen=())
    session.step()
    left = game.state.seats[2].D
    assert left == (destiny - 3 if stays else destiny)


def test_who_is_asked_reads_which_card_is_at_stake_and_nobody_else_is_told(opened):
    game = opened(GRIP.format(cyd=9, warrior="Dragoon", armor="other"))
    asked = decision_view(game, 2)
    assert asked.card == "Tight Grip" and asked.answers.card == "Combat Armor" and asked.answers.seat == 2
    for seat in (0, 1, SPECTATOR):
        assert view(game, seat).decision.answers is None


def test_the_greedy_player_makes_the_attacks_of_grinder(opened):
    game = opened(GRINDER)
    session = Session(game, [program("greedy", catalogue().get) for _ in range(2)], listen=())
    while game.decision is not None and game.state.turn.seat == 0 and session.decisions < 60:
        session.step()
    assert "use" in {option.key for option in game.choices}
    assert game.state.seats[0].P == 4
