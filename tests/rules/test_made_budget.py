"""The budget of a turn in made-up rulesets: two attacks in a turn, and markers that last for the whole game."""

from __future__ import annotations

from doomtable import rulesets
from doomtable.rules.turn_budget import TurnBudget


def test_actions_that_may_not_be_attacks_are_spent_first():
    assert TurnBudget(4, quiet=1).after_actions(1) == TurnBudget(3)
    assert TurnBudget(3, quiet=1, either=2).after_actions(2) == TurnBudget(1, either=1)


def test_an_attack_takes_the_rest_of_the_turn_but_for_further_attacks():
    """TURN-07, TURN-08."""
    assert TurnBudget(3).after_attack(False, 1) == TurnBudget()
    assert TurnBudget(3).after_attack(False, 2) == TurnBudget(attacks=1)
    assert TurnBudget(1).after_attack(False, 2) == TurnBudget()  # each costs an action
    assert TurnBudget(3, quiet=2).after_attack(False, 2) == TurnBudget()
    assert TurnBudget(attacks=1).after_attack(True, 2) == TurnBudget()
    assert TurnBudget(4, either=1).after_attack(False, 1, 2) == TurnBudget(attacks=1)  # aimed: two actions for one
    assert TurnBudget(2, either=1).after_attack(False, 1, 2) == TurnBudget()
    assert TurnBudget(3, quiet=1).after_attack(False, 2, 2) == TurnBudget(attacks=1)  # aimed with the quiet one
    assert TurnBudget(2, attacks=1).after_attack(False, 1, 3) == TurnBudget()  # RUL-18: paid with a further one


def test_an_attack_takes_what_is_left_beside_it():
    assert TurnBudget(3).lost_by_attack(False, 1) == 2
    assert TurnBudget(1).lost_by_attack(False, 1) == 0
    assert TurnBudget(3).lost_by_attack(False, 2) == 1
    assert TurnBudget(3, either=1).lost_by_attack(False, 1) == 1
    assert TurnBudget(2, attacks=1).lost_by_attack(True, 1) == 2  # the further one takes them as well
    assert TurnBudget(2, attacks=1).lost_by_attack(False, 1) == 1
    assert TurnBudget(attacks=1).lost_by_attack(True, 1) == 0


def test_what_an_attack_lacks_is_paid_with_a_further_one_whatever_follows_it():
    """RUL-18: aimed for two actions with one left, where other actions may follow it and where further attacks may."""
    assert TurnBudget(1, attacks=1).after_early_attack(2, False, False, 1) == TurnBudget()
    assert TurnBudget(2, attacks=1).after_early_attack(2, False, False, 1) == TurnBudget(attacks=1)
    assert TurnBudget(1, attacks=1).after_led_attack(False, False, 0, 2) == TurnBudget()
    assert TurnBudget(1, attacks=1, led=1).after_led_attack(False, True, 0, 2) == TurnBudget(attacks=1)


def test_two_attacks_in_a_turn_and_nothing_after_the_first_but_the_second(played):
    played("""
name: after the first attack there is only the second
options: {attacks_per_turn: 2}
players:
  - {name: Ann, squad: [Mitch Hunter, Free Marine], hand: [Hussar]}
  - {name: Bob, kohort: [Necromutant, {card: Undead Legionnaire, wounded: true}]}
script:
  - Ann: [attack, Mitch Hunter, Undead Legionnaire, shoot]
  - pass: all
  - Ann: [0]
illegal: {Ann: [[meditate], [muster, Hussar]]}
expect: {Undead Legionnaire.zone: discard, decision: Ann, actions: 0}
---
name: the same warrior may attack again, and then there is nothing left
options: {attacks_per_turn: 2}
players:
  - {name: Ann, squad: [Mitch Hunter, Free Marine], hand: [Hussar]}
  - {name: Bob, kohort: [Necromutant, {card: Undead Legionnaire, wounded: true}]}
script:
  - Ann: [attack, Mitch Hunter, Undead Legionnaire, shoot]
  - pass: all
  - Ann: [0]
  - Ann: [attack, Mitch Hunter, Necromutant, shoot]
  - pass: all
illegal: {Ann: [[attack, Free Marine]]}
expect: {Necromutant.wounded: true}
---
name: without an action for it there is no second attack
options: {attacks_per_turn: 2}
turn: {actions: 1}
players:
  - {name: Ann, squad: [Mitch Hunter]}
  - {name: Bob, kohort: [Necromutant, {card: Undead Legionnaire, wounded: true}]}
script:
  - Ann: [attack, Mitch Hunter, Undead Legionnaire, shoot]
  - pass: all
  - Ann: [0]
illegal: {Ann: [[attack, Mitch Hunter]]}
expect: {decision: Ann}
""")


def test_markers_are_all_the_actions_there_are(played):
    played("""
name: a marker an action, as many a turn as there are
options: {markers: 30}
players:
  - {name: Ann, markers: 5, squad: [Free Marine], hand: [Hussar]}
  - {name: Bob, squad: [Infantry]}
script:
  - expect: {actions: 5, Bob.markers: 30}
  - Ann: [meditate]
  - Ann: [meditate]
  - Ann: [meditate]
illegal: {Ann: [[muster in cover, Hussar]]}
expect: {actions: 2, Ann.markers: 2, Bob.markers: 30}
---
name: who has none left still has a turn
options: {markers: 30}
players:
  - {name: Ann, markers: 1, squad: [Free Marine]}
  - {name: Bob, squad: [Infantry]}
script:
  - Ann: [meditate]
  - Ann: [end turn]
expect: {Ann.markers: 0, actions: 30, turn: Bob}
---
name: the attack takes one marker and leaves the others for later turns
options: {markers: 30}
players:
  - {name: Ann, markers: 9, squad: [Mitch Hunter]}
  - {name: Bob, kohort: [{card: Undead Legionnaire, wounded: true}]}
script:
  - Ann: [attack, Mitch Hunter, Undead Legionnaire, shoot]
  - pass: all
  - Ann: [0]
expect: {Ann.markers: 8, actions: 0}
""")


def test_the_last_marker_of_the_last_player_ends_the_game(played):
    """Most Promotion wins, a tie is a draw; what was begun is carried out."""
    played("""
name: after the play that took it
options: {markers: 30}
players:
  - {name: Ann, markers: 1, promotion: 3, squad: [Mitch Hunter]}
  - {name: Bob, markers: 0, promotion: 4, kohort: [{card: Necromutant, wounded: true}]}
script:
  - Ann: [attack, Mitch Hunter, Necromutant, shoot]
  - pass: all
  - Ann: [3]
expect: {winner: Ann}
---
name: a tie
options: {markers: 30}
players:
  - {name: Ann, markers: 1, promotion: 4, squad: [Free Marine]}
  - {name: Bob, markers: 0, promotion: 4, squad: [Infantry]}
script:
  - Ann: [meditate]
expect: {winner: draw}
""")


def test_markers_are_an_option_like_others():
    assert rulesets.get("second", {"markers": "30"}).markers == 30
