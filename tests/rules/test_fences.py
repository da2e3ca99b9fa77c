"""RAZOR WIRE FENCE: a blow struck by no warrior, in a combat of its own."""

from __future__ import annotations

import pytest
from groups import first_and_rest

from doomtable import rulesets
from doomtable.ai.players import program
from doomtable.cards.catalogue import catalogue
from doomtable.records.record import GameSetup
from doomtable.rules.game import Deck
from doomtable.rules.knowledge import knowledge
from doomtable.rules.sampling import sample
from doomtable.rules.view import view
from doomtable.rules.view_parts import SPECTATOR
from doomtable.scenarios.position import find
from doomtable.scenarios.runner import open_game
from doomtable.selfplay.invariants import InvariantChecker
from doomtable.session.session import Session

FENCED = """
name: a fence
players:
  - {name: Ann, kohort: [Necromutant]}
  - {name: Bob, squad: [{card: Hussar, attached: [Razor Wire Fence]}], hand: [Powerful Blow, Lucky Shot]}
script:
  - Ann: [attack, Necromutant, Hussar, fight]
"""


@pytest.fixture
def fenced(tmp_path):
    path = tmp_path / "position.yaml"
    path.write_text(FENCED, encoding="utf-8")
    return open_game(path)


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_everybody_sees_the_fence_strike_with_f_6_and_what_comes_of_it(fenced, seat):
    combat = view(fenced, seat).combat
    assert list(combat.attacker.ratings) == [6, None, None, None] == list(combat.attacker.printed)
    assert combat.attacker.lines == () and combat.attacker.handle >= 0
    assert (combat.outlook.attacker_hits, combat.outlook.defender_hits, combat.outlook.defender) == (
        True, False, "wounded",
    )  # fmt: skip


def test_a_world_imagined_at_the_fence_goes_on_with_the_attack(fenced):
    lists = [[Deck(("Hussar", "Necromutant", "Lucky Shot", "Powerful Blow") * 15)]] * 2
    world = sample(knowledge(fenced, 1), lists, find, b"one key")
    for game in (fenced, world):
        game.choose(next(o for o in game.decision.options if o.key == "pass"))
        assert game.decision.kind == "window"
        assert [game.state.definitions.of[c.attacker].name for c in game.state.combats] == ["necromutant"]


@pytest.mark.parametrize("kind", ["greedy", "recruit", "random"])
def test_programs_answer_in_the_combat_of_a_fence(fenced, kind):
    session = Session(fenced, [program(kind, catalogue().get) for _ in range(2)], listen=())
    while fenced.state.combats and session.decisions < 60:
        session.step()
    assert not fenced.state.combats


def deck() -> Deck:
    return Deck((
        *("Hussar", "Samurai", "Free Marine", "Infantry") * 6, *("Razor Wire Fence",) * 14,
        *("Powerful Blow", "Combat Armor", "Retreat!", "Foxhole", "Evasive Action") * 5,
    ))  # fmt: skip


@pytest.mark.parametrize("kind", ["random", "greedy"])
@pytest.mark.parametrize("seed", first_and_rest(1, range(8)))
def test_games_with_fences_keep_every_invariant(kind, seed):
    setup = GameSetup((deck(), deck()), rulesets.get("second", {"goal_p": 40}), catalogue().get, seed)
    game = setup.deal()
    checker = InvariantChecker(setup, game, seed)
    session = Session(game, [program(kind, catalogue().get) for _ in range(2)], seed=seed, watch=checker.look)
    while session.decisions < 900 and session.step():
        pass
    checker.end()
    built = [option for option in game.choices if option.key == "build"]
    assert built or kind == "random"
