"""An attack on a player, who is no card: what it does comes from the ruleset (DIRECT-01 to DIRECT-06)."""

from __future__ import annotations

import pytest
from made_rulesets import known, named
from told import play_of

from doomtable.ai.greedy_player import GreedyPlayer
from doomtable.cards.catalogue import catalogue
from doomtable.rules.terms import Option
from doomtable.rules.view import view
from doomtable.session.player_rng import PlayerRng


@pytest.fixture(autouse=True)
def all_known():
    with known():
        yield


OPEN = """
name: nobody guards Bob
ruleset: "made: attacks on players"
players:
  - {name: Ann, squad: [Hussar, Free Marine]}
  - {name: Bob}
  - {name: Cleo, squad: [Infantry]}
script:
  - Ann: [attack, Hussar, Bob]
  - pass: all
  - expect: {combat: null, Bob.destiny: 2, Ann.promotion: 2, actions: 0, log: [Hussar attacks Bob]}
expect: {Ann.promotion: 2, Bob.destiny: 2, Cleo.destiny: 5, Hussar.zone: squad}
"""


def test_who_has_no_warriors_may_be_attacked(played):
    played(OPEN)


def test_who_has_warriors_is_not_attacked(played):
    played("""
name: Cleo is guarded
ruleset: "made: attacks on players"
players:
  - {name: Ann, squad: [Hussar]}
  - {name: Bob}
  - {name: Cleo, squad: [Infantry]}
illegal:
  Ann:
    - {do: [attack, Hussar, Cleo], because: DIRECT-02}
    - {do: [attack, Hussar, Ann], because: LEGAL-01}
expect: {Cleo.destiny: 5}
""")


def test_a_secret_hq_hides_who_has_no_warriors(played):
    """DIRECT-09."""
    played("""
name: Bob is not to be found, Cleo is
ruleset: "made: attacks on players"
players:
  - {name: Ann, squad: [Hussar]}
  - {name: Bob, attached: [Secret HQ]}
  - {name: Cleo}
illegal: {Ann: [{do: [attack, Hussar, Bob], because: DIRECT-09}]}
legal: {Ann: [[attack, Hussar, Cleo]]}
""")


def test_in_other_rulesets_players_are_not_attacked(played):
    """DIRECT-01."""
    played("""
name: the second edition
players:
  - {name: Ann, squad: [Hussar]}
  - {name: Bob}
illegal: {Ann: [{do: [attack, Hussar, Bob], because: DIRECT-01}]}
expect: {Bob.destiny: 5}
""")


def test_programs_attack_a_player():
    game = play_of(OPEN).game
    player = GreedyPlayer(catalogue().get)
    game.choose(Option("attack"))
    game.choose(next(option for option in game.decision.options if option.key == "card"))
    assert [option.seat for option in game.decision.options if option.key == "player"] == [1]
    shown = view(game, 0)
    chosen = player.choose(shown.decision, lambda: shown, PlayerRng(1, 0))
    assert (chosen.key, chosen.seat) in (("player", 1), ("card", -1))
    assert shown.attack_on_player and named("attacks on players").rules.attack_on_player
