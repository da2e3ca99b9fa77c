"""The players for programs: greedy beats random, reads cards, and sees no more than its view."""

from __future__ import annotations

from random import Random

import pytest
from dealing import going_on, played, random_setup, ready_setup
from groups import first_and_rest, little_and_all

from doomtable.ai import combat_estimate
from doomtable.ai.card_summary import CardSummaries, summarise_card
from doomtable.ai.greedy_player import GreedyPlayer
from doomtable.ai.players import program
from doomtable.cards.catalogue import catalogue
from doomtable.rules.view import decision_view, option_of, view
from doomtable.rules.view_parts import DecisionView, OptionView
from doomtable.scenarios.runner import open_game
from doomtable.selfplay.headless_games import HeadlessGame
from doomtable.session.player_rng import PlayerRng
from doomtable.session.session import Session


def winner(seed, kinds):
    return HeadlessGame(ready_setup(seed), kinds, 3000, False).play().winner


@pytest.mark.parametrize("games", little_and_all(4, 30))
def test_greedy_beats_random_clearly(games):
    won = sum(winner(seed, ("greedy", "random")) == 0 for seed in range(games // 2))
    won += sum(winner(seed, ("random", "greedy")) == 1 for seed in range(games // 2))
    assert won > 0.7 * games if games < 10 else won > 0.85 * games


@pytest.mark.parametrize("seed", first_and_rest(1, range(8)))
def test_greedy_plays_random_decks_of_every_card(seed):
    game = HeadlessGame(random_setup(seed, 2 + seed % 2), ("greedy",) * (2 + seed % 2), 600, True)
    game.play()
    assert game.decisions


def test_greedy_plays_without_definitions_too():
    game = ready_setup(1).deal()
    session = Session(game, [GreedyPlayer(), program("random")], listen=())
    while session.decisions < 200 and session.step():
        pass
    assert session.decisions


def test_what_greedy_chooses_follows_from_its_view_alone():
    """The same question and view get the same answer, whatever the game behind them holds."""
    game = going_on(ready_setup, 4, 60)
    decision = game.decision
    shown = decision_view(game, decision.seat)
    mine = view(game, decision.seat)
    answers = {GreedyPlayer(catalogue().get).choose(shown, lambda: mine, Random(seed)) for seed in range(5)}
    assert len(answers) == 1 and answers <= set(shown.options)


CONFUSED = """
name: Each side may change the tactic, and has its reasons to
players:
  - name: Ann
    kohort: [{card: Zenithian Soulslayer, attached: [Confuse]}]
  - name: Bob
    squad: [{card: Muawijhe Cultist, attached: [{card: Confuse, as: also}]}]
script:
  - Ann: [attack, Zenithian Soulslayer, Muawijhe Cultist, fight]
"""


def test_greedy_players_do_not_change_the_tactic_for_ever(tmp_path):
    """What is used is counted even where it is not asked which card it is, since there is no other."""
    path = tmp_path / "position.yaml"
    path.write_text(CONFUSED, encoding="utf-8")
    game, players, choices = open_game(path), [GreedyPlayer(catalogue().get) for _ in range(2)], 0
    while game.state.combats and choices < 60:
        seat, choices = game.decision.seat, choices + 1
        shown, seen = decision_view(game, seat), view(game, seat)
        chosen = players[seat].choose(shown, lambda seen=seen: seen, PlayerRng(1, 1))
        game.choose(option_of(game, seat, chosen))
    assert 4 < choices < 30


def test_greedy_takes_kill_points_as_promotion():
    game = played(ready_setup(4), 30)
    options = tuple(OptionView("number", number=n) for n in range(6))
    decision = DecisionView(0, "split", "", "", options, False)
    assert GreedyPlayer().choose(decision, lambda: view(game, 0), Random(1)).number == 5


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        (
            "Evasive Action",
            lambda u: u.boosts[0].stat == 2 and u.boosts[0].flat == 2 and u.window == "combat",
        ),
        ("Shield", lambda u: u.per == 1 and u.boosts[0].each == 1),
        ("Miscommunication", lambda u: u.counter),
        ("Narrow Escape!", lambda u: u.saves),
        ("Positive Karma", lambda u: u.good == 10),
        ("Malfunction!", lambda u: u.hurt > 0),
        ("Retreat!", lambda u: u.breaks_off),
    ],
)
def test_cards_are_read(name, expected):
    (use,) = summarise_card(catalogue().get(name)).uses
    assert expected(use)


def test_a_reader_without_definitions_knows_nothing():
    assert CardSummaries(None).read("Hussar").uses == ()
    assert CardSummaries(catalogue().get).read(None).uses == ()
    assert sum(b.flat for b in CardSummaries(catalogue().get).read("Composite Armor").boosts) == 4


def test_a_fight_is_reckoned_in_v():
    one = combat_estimate.EstimatedCombatant(1, 5, 4, 3.0, False)
    assert combat_estimate.reckon(one, combat_estimate.EstimatedCombatant(2, 3, 5, 6.0, True)) == 6.0
    assert (
        combat_estimate.reckon(one, combat_estimate.EstimatedCombatant(2, 4, 6, 6.0, True))
        == -combat_estimate.WOUND * 3.0
    )
    assert (
        combat_estimate.reckon(
            one._replace(rating=None), combat_estimate.EstimatedCombatant(2, None, 1, 6.0, True)
        )
        == 0.0
    )
