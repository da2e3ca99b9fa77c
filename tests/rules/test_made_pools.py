"""Points that lie on cards, shown by made-up rulesets: a Fortification that is a pool, and P that a warrior carries."""

from __future__ import annotations

import pytest
from made_rulesets import known
from told import play_of

from doomtable.rules import mutate as M
from doomtable.rules.consistency import problems
from doomtable.rules.pools import carrier, lying, payers, pool_cards, pool_of_earner
from doomtable.rules.view import view


@pytest.fixture(autouse=True)
def all_known():
    with known():
        yield


BASES = """
name: two bases
ruleset: "made: pools on cards"
players:
  - name: Ann
    destiny: 9
    squad: [{card: Heimburg, marks: {D: 3}}, Hussar]
    kohort: [{card: Citadel of Algeroth, marks: {D: 4, P: 1}}, Necromutant]
    promotion: 1
  - {name: Bob}
expect: {Ann.destiny: 9}
"""


def cards(st, *names):
    return [next(c for c in st.play if st.definitions.of[c].card.name == name) for name in names]


def test_costs_are_paid_from_the_leftmost_base_that_can():
    game = play_of(BASES).game
    st = game.state
    left, right = cards(st, "Heimburg", "Citadel of Algeroth")
    assert pool_cards(st, 0) == [left, right] and not pool_cards(st, 1)
    assert payers(st, 0, "D", 3) == [(left, 3)] and payers(st, 0, "D", 4) == [(right, 4)]
    assert payers(st, 0, "D", 9) == [(left, 3), (right, 4)]
    M.pay(st, 0, 4)
    assert (st.seats[0].D, lying(st, left, "D"), lying(st, right, "D")) == (5, 3, 0)
    M.pay(st, 0, 4)
    assert (st.seats[0].D, lying(st, left, "D")) == (1, 0) and not problems(st)
    ann = view(game, 1).players[0]
    marks = {card.name: dict(card.marks) for card in (*ann.squad, *ann.kohort)}
    assert marks["Citadel of Algeroth"] == {"P": 1} and marks["Heimburg"] == {}


def test_a_base_that_goes_takes_its_points_along():
    st = play_of(BASES).game.state
    left, right = cards(st, "Heimburg", "Citadel of Algeroth")
    M.leave(st, right, "discard")
    assert (st.seats[0].D, st.seats[0].P) == (5, 0) and pool_cards(st, 0) == [left] and not problems(st)


def test_what_a_warrior_earns_lies_on_the_base_of_its_area(played):
    st = play_of(BASES).game.state
    left, right, hussar, necromutant = cards(st, "Heimburg", "Citadel of Algeroth", "Hussar", "Necromutant")
    assert pool_of_earner(st, 0, hussar) == left and pool_of_earner(st, 0, necromutant) == right
    assert pool_of_earner(st, 1, hussar) == -1
    played("""
name: a kill is laid on the base
ruleset: "made: pools on cards"
players:
  - {name: Ann, squad: [Heimburg, Mitch Hunter]}
  - {name: Bob, kohort: [{card: Necromutant, wounded: true}]}
script:
  - Ann: [attack, Mitch Hunter, Necromutant, shoot]
  - pass: all
  - Ann: [3]
expect: {Ann.promotion: 3, Ann.destiny: 6, log: [Heimburg has 3 Promotion now, 1 Destiny lies on Heimburg]}
""")


def test_more_on_a_base_than_its_player_has_is_wrong():
    st = play_of(BASES).game.state
    st.seats[0].D = 6
    assert any("more lie on its cards" in problem for problem in problems(st))


CARRIED = """
name: P is carried
ruleset: "made: carried points"
players:
  - {name: Ann, squad: [Mitch Hunter]}
  - {name: Bob, kohort: [{card: Necromutant, wounded: true}, Legionnaire of Semai]}
script:
  - Ann: [attack, Mitch Hunter, Necromutant, shoot]
  - pass: all
  - Ann: [3]
expect: {Ann.promotion: 0, Ann.destiny: 6, log: [Mitch Hunter has 3 Promotion now]}
"""


def test_who_kills_carries_the_promotion_until_it_is_banked(played):
    played(CARRIED)
    st = play_of(CARRIED).game.state
    (hunter,) = cards(st, "Mitch Hunter")
    assert carrier(st, 0, hunter) == hunter and carrier(st, 1, hunter) == -1
    played("""
name: banked as the turn begins
ruleset: "made: carried points"
players:
  - {name: Ann, squad: [{card: Mitch Hunter, marks: {P: 3}}], draw: [Filler, Filler]}
  - {name: Bob, draw: [Filler, Filler]}
turn: {player: Bob}
script:
  - expect: {Ann.promotion: 0}
  - Bob: [end turn]
  - pass: all
expect: {Ann.promotion: 3, turn: Ann, log: [Mitch Hunter has 0 Promotion now]}
""")


def test_a_warrior_carries_so_much_and_no_more(played):
    played("""
name: the rest is destiny
ruleset: "made: carried points"
players:
  - {name: Ann, squad: [{card: Mitch Hunter, marks: {P: 4}}]}
  - {name: Bob, kohort: [{card: Necromutant, wounded: true}]}
script:
  - Ann: [attack, Mitch Hunter, Necromutant, shoot]
  - pass: all
  - Ann: [1]
expect: {Ann.promotion: 0, Ann.destiny: 8, log: [Mitch Hunter has 5 Promotion now]}
""")


def test_who_kills_a_carrier_earns_what_it_carried_as_destiny(played):
    """The award knows its victim."""
    played("""
name: a carrier is killed
ruleset: "made: carried points"
players:
  - {name: Ann, squad: [Mitch Hunter]}
  - {name: Bob, kohort: [{card: Necromutant, wounded: true, marks: {P: 2}}]}
script:
  - Ann: [attack, Mitch Hunter, Necromutant, shoot]
  - pass: all
  - Ann: [4]
expect: {Ann.promotion: 0, Ann.destiny: 7, log: [Mitch Hunter has 4 Promotion now]}
""")
