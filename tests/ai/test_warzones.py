"""Computer players and Warzones: they build them, and defend in one when that helps."""

from __future__ import annotations

import pytest

from doomtable.ai.greedy_player import GreedyPlayer
from doomtable.ai.rollout_policy import RolloutPolicy
from doomtable.cards.catalogue import catalogue
from doomtable.rules.view import decision_view, option_of, view
from doomtable.scenarios.position import build
from doomtable.scenarios.runner import read_text
from doomtable.session.player_rng import PlayerRng

ATTACK = """
name: an attack
players:
  - {{name: Ann, squad: [{attacker}]}}
  - {{name: Bob, {area}: [{defender}, {grounds}]}}
"""


def attacked(attacker: str, defender: str, *grounds: str, area: str = "squad", tactic: str = "fight"):
    """The game in which Bob is asked in which Warzone his warrior defends."""
    text = ATTACK.format(attacker=attacker, defender=defender, grounds=", ".join(grounds), area=area)
    (scenario,) = read_text(text, "an attack")
    game = build(scenario).game
    for word in ("attack", attacker, defender, tactic):
        decision = game.decision
        if decision.kind == "warzone":
            break
        named = {o.key if o.card < 0 else game.state.definitions.of[o.card].card.name: o for o in decision.options}
        if word in named:
            game.choose(named[word])
    assert game.decision.kind == "warzone"
    return game


def chosen(game, player) -> str:
    """The name of the Warzone that a player chooses."""
    decision = game.decision
    if isinstance(player, RolloutPolicy):
        card = player.pick(game.state, decision, PlayerRng(1, 1)).card
    else:
        shown = decision_view(game, decision.seat)
        card = player.choose(shown, lambda: view(game, decision.seat), PlayerRng(1, 1)).handle
    return "none" if card < 0 else game.state.definitions.of[card].card.name


@pytest.mark.parametrize("player", [GreedyPlayer(catalogue().get), RolloutPolicy()], ids=["greedy", "search"])
@pytest.mark.parametrize(
    ("scene", "expected"),
    [
        (("Free Marine", "Golden Lion", "Victoria"), "Victoria"),  # 4 against 3, or against 8
        (("Golden Lion", "Dragoon", "Great Rust Desert"), "none"),  # 3 against 5, or against 3 where every wound kills
        (("Free Marine", "Golden Lion", "Great Rust Desert", "Victoria"), "Victoria"),
    ],
)
def test_players_defend_where_it_helps(player, scene, expected):
    assert chosen(attacked(*scene), player) == expected


def test_greedy_reads_what_a_warzone_says_of_the_pair():
    game = attacked("Golden Lion", "Necromutant", "Citadel Sanctum", "Infested Asteroid", area="kohort")
    assert chosen(game, GreedyPlayer(catalogue().get)) in ("Infested Asteroid", "Citadel Sanctum")
    game = attacked("Hussar", "Undead Legionnaire", "Helstrom Mountains", "Citadel Sanctum", area="kohort")
    assert chosen(game, GreedyPlayer(catalogue().get)) == "Citadel Sanctum"  # which kills whom it wounds


def test_greedy_builds_warzones_and_gives_relics():
    text = """
name: a hand
players:
  - {name: Ann, squad: [Golden Lion], hand: [Victoria, The Shillelagh]}
  - {name: Bob}
"""
    (scenario,) = read_text(text, "a hand")
    game, player, rng = build(scenario).game, GreedyPlayer(catalogue().get), PlayerRng(1, 1)
    while game.decision.seat == 0 and game.state.turn.seat == 0:
        wanted = player.choose(decision_view(game, 0), lambda: view(game, 0), rng)
        game.choose(next(o for o in game.decision.options if (o.key, o.card) == (wanted.key, wanted.handle)))
    names = {game.state.definitions.of[c].card.name for c in game.state.play}
    assert {"Victoria", "The Shillelagh"} <= names


@pytest.mark.parametrize("player", [GreedyPlayer(catalogue().get), RolloutPolicy()], ids=["greedy", "search"])
@pytest.mark.parametrize(("grounds", "attacks"), [("", True), (", Victoria", False), (", Great Rust Desert", True)])
def test_nobody_attacks_in_vain_where_a_warzone_protects(player, grounds, attacks):
    """A Free Marine hits a Dragoon's 5 by shooting, the 7 of Victoria it does not (WZ-04, WZ-05)."""
    text = f"""
name: an attack
players:
  - {{name: Ann, squad: [Free Marine], destiny: 9}}
  - {{name: Bob, squad: [Dragoon{grounds}]}}
"""
    (scenario,) = read_text(text, "an attack")
    game, rng = build(scenario).game, PlayerRng(1, 1)
    began = False
    while game.decision.seat == 0 and game.state.turn.seat == 0 and not began:
        if isinstance(player, RolloutPolicy):
            option = player.pick(game.state, game.decision, rng)
        else:
            wanted = player.choose(decision_view(game, 0), lambda: view(game, 0), rng)
            option = next(o for o in game.decision.options if (o.key, o.card) == (wanted.key, wanted.handle))
        began = option.key == "attack"
        game.choose(option)
    assert began == attacks


def test_a_full_hand_of_which_nothing_can_be_played_is_thinned():
    """Whoever keeps seven cards draws none (TURN-03): greedy drops one rather than meditate for ever."""
    text = """
name: a full hand
players:
  - name: Ann
    squad: [Hussar]
    hand: [Minefield, Minefield, Minefield, Sudden Death, Sudden Death, Commando Raid, Commando Raid]
  - {name: Bob}
"""
    (scenario,) = read_text(text, "a full hand")
    game, player, rng = build(scenario).game, GreedyPlayer(catalogue().get), PlayerRng(1, 1)
    while game.state.turn.seat == 0 and game.decision.seat == 0:
        wanted = player.choose(decision_view(game, 0), lambda: view(game, 0), rng)
        game.choose(next(o for o in game.decision.options if (o.key, o.card) == (wanted.key, wanted.handle)))
    assert len(game.state.seats[0].hand) == 6


@pytest.mark.parametrize(("lying", "attacks"), [("", True), ("Spiked Barricade", False)])
def test_greedy_attacks_in_no_tactic_that_a_card_forbids(lying, attacks):
    """A hopeless attack would be repeated for ever: with Shoot alone it does not reach the Armor."""
    text = f"""
name: a barricade
players:
  - {{name: Ann, squad: [{{card: Shadow Walker, attached: [{lying}]}}]}}
  - {{name: Bob, squad: [{{card: Sea Lion, wounded: true}}]}}
turn: {{actions: 1}}
"""
    (scenario,) = read_text(text, "a barricade")
    game = build(scenario).game
    key = GreedyPlayer(catalogue().get).choose(decision_view(game, 0), lambda: view(game, 0), PlayerRng(1, 1)).key
    assert (key == "attack") == attacks


def test_greedy_gives_up_an_attack_that_brings_nothing():
    """What keeps it from harming nobody sees: it tries a few times, and meditates from then on."""
    text = """
name: a hopeless attack
players:
  - {name: Ann, squad: [Golden Lion]}
  - {name: Bob, squad: [{card: Infantry, wounded: true}]}
turn: {actions: 1}
"""
    (scenario,) = read_text(text, "a hopeless attack")
    game, player, rng = build(scenario).game, GreedyPlayer(catalogue().get), PlayerRng(1, 1)
    keys = []
    for _ in range(6):
        again = game.copy()
        while again.decision.seat == 0 and again.state.turn.seat == 0:
            shown = decision_view(again, 0)
            chosen = player.choose(shown, lambda again=again: view(again, 0), rng)
            keys += [chosen.key] if shown.kind == "menu" else []
            again.choose(option_of(again, 0, chosen))
            if again.state.combats or chosen.key == "end turn":
                break
    assert keys.index("meditate") == 3 and "attack" not in keys[3:]
