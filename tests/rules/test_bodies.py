"""ECLIPSE MAMMOTH: warriors that ride on one Animal are one in combat, whatever happens around them."""

from __future__ import annotations

import pytest
from groups import first_and_rest

from doomtable import rulesets
from doomtable.ai.players import program
from doomtable.cards.catalogue import catalogue
from doomtable.records.record import GameSetup
from doomtable.rules.game import Deck
from doomtable.rules.view import view
from doomtable.rules.view_parts import SPECTATOR, standing
from doomtable.scenarios.position import build
from doomtable.scenarios.runner import read_text
from doomtable.selfplay.invariants import InvariantChecker
from doomtable.session.session import Session

RIDERS = """
name: riders
players:
  - name: Ann
    outpost:
      - {card: Sacred Tear, as: bearer, attached: [{card: Eclipse Mammoth, chosen: [rider]}]}
      - {card: Prophet, as: rider}
      - {card: Sacred Tear, as: third}
  - {name: Bob, outpost: [Nassal]}
"""


def opened():
    (scenario,) = read_text(RIDERS, "riders")
    return build(scenario).game


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_everybody_sees_who_rides_along_and_how_many_they_are(seat):
    marks = {card.name: card.marks for card in standing(view(opened(), seat).players[0]) if card.marks}
    assert marks == {"Sacred Tear": (("Eclipse Mammoth", 2),), "Prophet": (("Eclipse Mammoth", 2),)}


def test_the_greedy_player_has_warriors_get_on():
    game = opened()
    session = Session(game, [program("greedy", catalogue().get) for _ in range(2)], listen=())
    while game.state.turn.seat == 0 and session.decisions < 40:
        session.step()
    mammoth = next(row for row in game.state.play.values() if game.state.definitions.of[row.id].carries)
    assert len(mammoth.chosen) == 2


def deck() -> Deck:
    return Deck((
        *("Sacred Tear", "Prophet", "Brotherbound Sergeant", "Crescentian Martyr") * 6, *("Eclipse Mammoth",) * 12,
        *("Off to the Butcher", "Rustlers!", "Noble Beast", "Rampage!", "Combat Armor", "Lucky Shot") * 5,
    ))  # fmt: skip


@pytest.mark.parametrize("kind", ["random", "greedy"])
@pytest.mark.parametrize("seed", first_and_rest(1, range(8)))
def test_games_with_mammoths_keep_every_invariant(kind, seed):
    setup = GameSetup((deck(), deck()), rulesets.get("second", {"goal_p": 90}), catalogue().get, seed)
    game = setup.deal()
    checker = InvariantChecker(setup, game, seed)
    players = [program(kind, catalogue().get) for _ in range(2)]
    session = Session(game, players, seed=seed, watch=checker.look)
    joined = 0
    while session.decisions < 1500 and session.step():
        joined += any(chooser == "body" for c in game.state.combats for _, _, chooser in c.joined)
    checker.end()
    assert joined or kind == "random"
