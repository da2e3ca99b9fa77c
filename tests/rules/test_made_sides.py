"""Sides and pools, shown by made-up rulesets: two teams of two with one pool each (principle 20)."""

from __future__ import annotations

import json

import pytest
from made_rulesets import known, named

from doomtable.ai.evaluation import win_probability
from doomtable.analysis.points_history import points_story
from doomtable.cards.catalogue import catalogue
from doomtable.cards.constructors import special
from doomtable.cards.vocabulary import GENERAL
from doomtable.errors import BadInput
from doomtable.files.decks import read_deck, ready_decks
from doomtable.records.record import RecordEnd, tail
from doomtable.records.record_parser import winners_of
from doomtable.rules import mutate as M
from doomtable.rules import turn
from doomtable.rules.consistency import problems
from doomtable.rules.game import Game
from doomtable.rules.language import Draw, Gain, HandLoss, Lose, Sel, Target, TargetPlayer, Wound
from doomtable.rules.sides import allied, members, once_a_pool, pool, side
from doomtable.rules.terms import Outcome
from doomtable.rules.view import view
from doomtable.selfplay.headless_games import run_headless
from doomtable.table.kit.key_bindings import KeyBindings
from doomtable.table.match.end_scene import end_scene
from doomtable.words.words import Words

LEVY = special("Levy", "01941", GENERAL, Lose(2, "D", "others"), window="any", rarity="C1")
FEAST = special("Feast", "01942", GENERAL, Gain(3, "D", "each"), Draw(1, "each"), window="any", rarity="C1")
THIEVES = special(
    "Thieves", "01943", GENERAL, HandLoss("target player"), window="any", rarity="C1", targets=(TargetPlayer("others"),)
)
SNIPE = special(
    "Snipe", "01944", GENERAL, Wound("target"), window="any", rarity="C1",
    targets=(Target(Sel(all=("warrior",), whose="others")),),
)  # fmt: skip
MADE = (LEVY, FEAST, THIEVES, SNIPE)
TEAMS = named("two teams")


@pytest.fixture(autouse=True)
def teams():
    with known():
        yield


def dealt() -> Game:
    return TEAMS.setup(1).deal()


def test_who_is_of_one_side():
    rules = TEAMS.rules
    assert allied(rules, 0, 2) and allied(rules, 1, 1) and not allied(rules, 0, 1)
    assert not allied(rules, -1, 3) and allied(rules, -1, -1)
    assert (side(rules, 0), side(rules, 3)) == (0b0101, 0b1010) and members(rules, 3) == (1, 3)
    assert pool(rules, 2, "D") == (0, 2) and once_a_pool(rules, (3, 2, 1), "P") == (3, 2)


def test_a_pool_is_one_for_all_who_draw_on_it():
    state = dealt().state
    M.gain(state, 2, 4, "D")
    M.pay(state, 0, 5)
    M.gain(state, 3, 2, "P")
    assert M.lose(state, 1, 9, "P") == 2
    assert [(s.D, s.P) for s in state.seats] == [(9, 0), (10, 0), (9, 0), (10, 0)] and not problems(state)
    M.swap_pools(state, 0, 3, "D")
    assert [s.D for s in state.seats] == [10, 9, 10, 9]
    state.seats[0].D += 1
    assert any("same pool" in problem for problem in problems(state))


def test_a_side_wins_with_all_its_members():
    game = dealt()
    M.gain(game.state, 1, TEAMS.rules.goal_p, "P")
    turn.look_for_victory(game.state)
    assert game.outcome == ("promotion", (1, 3))
    assert [e.seat for e in game.events() if e.kind in ("over", "won_too")] == [1, 3]
    assert [win_probability(game.state, seat) for seat in range(4)] == [0, 1, 0, 1]


def test_a_side_goes_on_with_the_rest_of_it():
    """MULTI-TEAM-R06: who has no warrior is out alone; the pool stays for the others."""
    game = dealt()
    state = game.state
    M.gain(state, 0, 3, "P")
    turn.lose(state, 0, "no_warriors")
    assert state.outcome is None and state.seats[0].out and (state.seats[2].D, state.seats[2].P) == (10, 3)
    assert turn.side_points(state, 2) == 3
    turn.lose(state, 1, "no_warriors")
    assert state.outcome is None
    turn.lose(state, 2, "no_warriors")
    assert state.outcome == ("no_warriors", (1, 3))


def test_a_view_says_who_plays_together():
    shown = view(dealt(), 3)
    assert [player.team for player in shown.players] == [1, 2, 1, 2] and shown.shared_pools == "both"
    assert not shown.players[1].hand  # what a partner holds is hidden, too


def test_what_speaks_of_others_and_of_each(played):
    """MULTI-GEN-R04, MULTI-TEAM-R05: a partner is no opponent; an effect on points meets a pool once."""
    played("""
name: others lose, each gains
ruleset: "made: two teams"
players:
  - {name: Ann, hand: [Levy, Feast], squad: [Hussar]}
  - {name: Bob, draw: [Filler]}
  - {name: Cleo, destiny: 8, draw: [Filler]}
  - {name: Dan}
script:
  - Ann: [play, Levy]
  - pass: all
  - expect: {Ann.destiny: 8, Bob.destiny: 8, Cleo.destiny: 8, Dan.destiny: 8}
  - Ann: [play, Feast]
  - pass: all
expect: {Ann.destiny: 11, Dan.destiny: 11, Bob.hand: [Filler], Cleo.hand: [Filler]}
---
name: partners are no targets of what is aimed at others
ruleset: "made: two teams"
players:
  - {name: Ann, hand: [Thieves, Snipe], squad: [Hussar]}
  - {name: Bob, hand: [Filler], squad: [Infantry]}
  - {name: Cleo, hand: [Filler], squad: [Free Marine]}
  - {name: Dan}
script:
  - Ann: [play, Snipe, Infantry]
  - pass: all
illegal:
  Ann:
    - [play, Snipe, Free Marine]
    - [play, Thieves, Cleo]
    - {do: [attack, Hussar, Free Marine], because: MULTI-GEN-R04}
expect: {Infantry.wounded: true}
""")


def test_points_of_a_kill_go_to_the_pool(played):
    played("""
name: a kill
ruleset: "made: two teams"
players:
  - {name: Ann, squad: [Mitch Hunter]}
  - {name: Bob, kohort: [{card: Necromutant, wounded: true}]}
  - {name: Cleo, promotion: 10}
  - {name: Dan}
script:
  - Ann: [attack, Mitch Hunter, Necromutant, shoot]
  - pass: all
  - Ann: [4]
expect: {Ann.promotion: 14, Cleo.promotion: 14, Bob.promotion: 0, winner: Cleo}
""")


def test_two_numbers_for_one_pool_are_refused(played):
    with pytest.raises(BadInput, match="common to several players"):
        played("""
name: two numbers
ruleset: "made: two teams"
players: [{name: Ann, promotion: 3}, {name: Bob}, {name: Cleo, promotion: 2}, {name: Dan}]
expect: {winner: null}
""")


def test_many_games_count_every_winner():
    decks = [read_deck(path, catalogue().names) for path in ready_decks()[:2]] * 2
    found = run_headless(decks=decks, players=("greedy",) * 4, ruleset=TEAMS.rules, seed=3)
    assert found["errors"] == 0 and tuple(found["winners"]) in ((0, 2), (1, 3))
    assert found["wins"] == [int(seat in found["winners"]) for seat in range(4)]


def test_the_end_of_a_record_names_all_winners():
    def end(outcome):
        return json.loads(tail(0, RecordEnd(9, "0" * 32, outcome)))

    assert end(Outcome("promotion", (1, 3))) == {
        "end": "promotion", "winner": 1, "winners": [1, 3], "choices": 9, "digest": "0" * 32,
    }  # fmt: skip
    assert "winners" not in end(Outcome("promotion", (1,))) and end(Outcome("draw"))["winner"] == -1
    assert winners_of(end(Outcome("promotion", (1, 3)))) == (1, 3) and winners_of(end(Outcome("draw"))) == ()


@pytest.mark.parametrize(
    "value", [{}, {"winner": 9}, {"winner": 1, "winners": [1]}, {"winner": 1, "winners": [3, 1]}, {"winner": True}]
)
def test_an_end_that_does_not_say_who_won_is_none(value):
    assert winners_of(value) is None


def test_the_sheet_at_the_end_names_all_winners():
    game = dealt()
    M.gain(game.state, 1, TEAMS.rules.goal_p, "P")
    turn.look_for_victory(game.state)
    game._decision = None  # the one before somebody had won
    sheet = end_scene(view(game, 0), points_story((), (0, 0, 0, 0)), Words("en"), KeyBindings(), (0,))
    assert sheet.title == "DEFEAT" and sheet.lines[0][0].startswith("Player 2 · Player 4 win")
