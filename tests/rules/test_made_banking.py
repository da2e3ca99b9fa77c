"""A made-up ruleset in which a warrior lays down the P that it carries, one for an action (VAR-HOME-13 to -17)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from made_rulesets import known
from rules.test_made_places import SCENES, dealt, laid, say

from doomtable.rules import mutate as M
from doomtable.rules.pools import lying


@pytest.fixture(autouse=True)
def all_known():
    """Scenarios name them."""
    with known():
        yield


BANK = """
name: one for an action, any number of times
clauses: [VAR-HOME-13, VAR-HOME-16, VAR-HOME-17]
ruleset: "made: banking"
players:
  - {name: Ann, squad: [{card: Hussar, marks: {P: 3}}, Infantry]}
  - {name: Bob, kohort: [Razide]}
script:
  - expect: {Ann.promotion: 0}
  - Ann: [bank, Hussar]
  - expect: {Ann.promotion: 1, actions: 2}
  - Ann: [bank, Hussar]
expect: {Ann.promotion: 2, actions: 1, log: [Hussar has 1 Promotion now]}
illegal: {Ann: [{do: [bank, Infantry], because: VAR-HOME-17}]}
---
name: it is not banked by itself as the turn begins
clauses: [VAR-HOME-16, VAR-HOME-17]
ruleset: "made: banking"
players:
  - {name: Ann, squad: [{card: Hussar, marks: {P: 3}}], draw: [Filler, Filler]}
  - {name: Bob, squad: [Infantry], draw: [Filler, Filler]}
turn: {player: Bob}
script:
  - Bob: [end turn]
  - pass: all
expect: {Ann.promotion: 0, turn: Ann}
---
name: without an action left nothing is laid down
clauses: [VAR-HOME-17]
ruleset: "made: banking"
turn: {actions: 0}
players:
  - {name: Ann, squad: [{card: Hussar, marks: {P: 3}}]}
  - {name: Bob, squad: [Infantry]}
illegal: {Ann: [{do: [bank, Hussar], because: TURN-05}]}
---
name: nobody banks where it happens as the turn begins
clauses: [VAR-HOME-17]
ruleset: "made: carried points"
players:
  - {name: Ann, squad: [{card: Hussar, marks: {P: 3}}]}
  - {name: Bob, squad: [Infantry]}
illegal: {Ann: [{do: [bank, Hussar], because: VAR-HOME-17}]}
"""


def test_a_warrior_lays_down_what_it_carries(played):
    """VAR-HOME-13, VAR-HOME-16, VAR-HOME-17."""
    played(BANK)


def test_who_has_room_for_so_many_may_take_no_more_of_a_kill(played):
    """VAR-HOME-15, VAR-HOME-R01: the lone number is the P carried; the rest is Destiny."""
    played("""
name: room for one of four
ruleset: "made: banking"
players:
  - {name: Ann, squad: [{card: Mitch Hunter, marks: {P: 4}}]}
  - {name: Bob, kohort: [{card: Necromutant, wounded: true}]}
script:
  - Ann: [attack, Mitch Hunter, Necromutant, shoot]
  - pass: all
  - expect: {decision: Ann}
  - Ann: [1]
illegal: {Ann: [[2]]}
expect: {Ann.promotion: 0, Ann.destiny: 8, log: [Mitch Hunter has 5 Promotion now]}
---
name: with no room all of it is Destiny, and nothing is asked
ruleset: "made: banking"
players:
  - {name: Ann, squad: [{card: Mitch Hunter, marks: {P: 5}}]}
  - {name: Bob, kohort: [{card: Necromutant, wounded: true}, Razide]}
script:
  - Ann: [attack, Mitch Hunter, Necromutant, shoot]
  - pass: all
expect: {Ann.promotion: 0, Ann.destiny: 9}
---
name: whoever carries nothing has room for all four
ruleset: "made: banking"
players:
  - {name: Ann, squad: [Mitch Hunter]}
  - {name: Bob, kohort: [{card: Necromutant, wounded: true}, Razide]}
script:
  - Ann: [attack, Mitch Hunter, Necromutant, shoot]
  - pass: all
  - Ann: [4]
expect: {Ann.promotion: 0, Ann.destiny: 5, log: [Mitch Hunter has 4 Promotion now]}
""")


def test_points_that_can_only_be_promotion_are_lost_beyond_the_room():
    """VAR-HOME-15, VAR-HOME-R01."""
    rules = replace(
        SCENES, carried_p=3, banking="action", kill_split="promotion", places=False, set_up=(), table_cards=()
    )
    game = dealt(("Lout", "Lout"), ("Lout", "Lout"), rules=rules)
    st = game.state
    mine, foe = laid(st, 0, "Lout"), laid(st, 1, "Lout")
    M.mark(st, mine, "P", 2, 0)
    M.set_wounded(st, foe, True)
    before = st.seats[0].D
    game._decision = None
    say(game, "attack", "Lout", "Lout", "shoot")
    _ = game.decision
    assert foe not in st.play
    assert (lying(st, mine, "P"), st.seats[0].P, st.seats[0].D) == (3, 0, before)


def test_only_at_home_it_is_laid_down():
    """VAR-HOME-16, VAR-HOME-17: where there are places."""
    game = dealt(("Lout", "Lout"), ("Lout", "Lout"), rules=replace(SCENES, carried_p=5, banking="action"))
    st = game.state
    away, home = laid(st, 0, "Lout", "Made Desert"), laid(st, 0, "Lout")
    for card in (away, home):
        M.mark(st, card, "P", 2, 0)
    game._decision = None
    assert game.explain(0, "bank", away).key == "not_at_home"
    say(game, "bank")
    assert st.seats[0].P == 1 and (lying(st, away, "P"), lying(st, home, "P")) == (2, 1)
