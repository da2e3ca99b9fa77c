"""Made-up rulesets with phases that go round the seats: everybody draws, everybody lays down cards, then the turns."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from made_rulesets import named

from doomtable.ai.players import program
from doomtable.cards.catalogue import catalogue
from doomtable.rules.game import Deck, Game
from doomtable.rules.terms import NOBODY, PASS, Option
from doomtable.rules.turn_budget import TurnBudget
from doomtable.rules.view import view
from doomtable.session.session import Session

RULES = replace(named("a cycle").rules, start_player="first")


def dealt(*hands: tuple[str, ...], **changes: object) -> Game:
    """A game of a cycle in which every deck is what is drawn at first."""
    rules = replace(RULES, **{"hand_fill": max(map(len, hands)), **changes})  # type: ignore[arg-type]
    return Game.deal([Deck((*hand,)) for hand in hands], rules, catalogue().get)


def keys(game: Game) -> set[str]:
    assert game.decision is not None
    return {option.key for option in game.decision.options}


def take(game: Game, key: str) -> None:
    assert game.decision is not None
    game.choose(next(option for option in game.decision.options if option.key == key))
    while game.decision is not None and game.decision.draft is not None:
        game.choose(game.decision.options[0])


def test_everybody_draws_then_lays_down_cards_in_turn_for_nothing():
    game = dealt(("Mitch Hunter", "Infantry"), ("Hussar",), ("Necromutant", "Infantry"))
    st = game.state
    asked = []
    while st.turn.step == "deployment" or not asked:
        assert game.decision is not None
        if game.decision.kind == "menu" and st.turn.step == "deployment":
            asked.append(game.decision.seat)
            assert st.turn.budget == TurnBudget(deployments=1)
        take(game, "muster")
        _ = game.decision
    assert asked == [0, 1, 2, 0, 2]
    assert [s.D for s in st.seats] == [5, 5, 5]
    assert [len(s.hand) for s in st.seats] == [0, 0, 0]
    assert (st.turn.seat, st.turn.step, st.turn.first, st.turn.cycle) == (0, "actions", 0, 1)
    assert st.turn.budget == TurnBudget(3)


def test_only_cards_that_come_into_play_are_laid_down_and_nobody_is_asked_who_has_none():
    game = dealt(("Hussar", "Combat Armor"), ("Take Aim", "Dull Blade"))
    assert game.decision is not None and game.decision.seat == 0 and keys(game) == {"muster"}
    take(game, "muster")
    assert game.decision is not None and game.decision.seat == 0 and keys(game) == {"equip"}
    take(game, "equip")
    assert game.decision is not None and game.state.turn.step == "actions"
    assert len(game.state.seats[1].hand) == 2


def test_a_deployment_is_never_made_by_the_engine_alone():
    game = dealt(("Hussar",), ("Take Aim",))
    assert game.decision is not None and game.decision.options == (Option("muster"),)


def test_what_is_no_deployment_says_so():
    game = dealt(("Hussar", "Take Aim"), ("Infantry",))
    assert game.explain(0, "meditate").key == "deployment"
    assert game.explain(0, "attack").key == "deployment"


def test_each_has_a_turn_of_actions_and_then_a_new_cycle_begins():
    game = dealt(("Hussar",), ("Infantry",), ("Necromutant",))
    for _ in range(3):
        take(game, "muster")
    seats = []
    while game.state.turn.cycle == 1:
        assert game.decision is not None and "end turn" in keys(game)
        seats.append(game.decision.seat)
        take(game, "end turn")
        _ = game.decision
    assert seats == [0, 1, 2] and game.state.round == 1
    assert game.decision is not None and (game.state.turn.step, game.state.turn.seat) == ("actions", 0)
    assert [s.turns for s in game.state.seats] == [2, 1, 1]


def test_chance_says_who_begins_each_cycle():
    made = named("a cycle")
    session = Session(made.setup(5).deal(), [program("random")] * 3, seed=1, listen=())
    began: Counter[int] = Counter()
    cycle = 0
    while session.game.decision is not None and cycle < 12:
        if session.game.state.turn.cycle > cycle:
            cycle = session.game.state.turn.cycle
            began[session.game.state.turn.first] += 1
        session.step()
    assert len(began) == 3 and NOBODY not in began


def test_who_leaves_in_his_turn_does_not_end_the_cycle():
    """MULTI-GEN-R01."""
    game = dealt(("Take Aim",), ("Infantry",), ("Hussar",), no_warrior_turns=1)
    take(game, "muster")
    take(game, "muster")
    assert game.decision is not None and game.decision.seat == 0
    take(game, "end turn")
    assert game.state.seats[0].out
    assert game.decision is not None and game.decision.seat == 1 and game.state.turn.cycle == 1


def test_the_cycle_is_public():
    game = dealt(("Hussar",), ("Infantry",))
    assert [view(game, seat).turn.cycle for seat in (0, 1, 7)] == [1, 1, 1]
    assert view(game, 1).turn.first == 0 and view(game, 1).turn.step == "deployment"


@pytest.mark.parametrize("name", ["a cycle"])
def test_nobody_passes_who_could_lay_down_a_card(name: str):
    session = Session(named(name).setup(2).deal(), [program("random")] * 3, seed=2, listen=())
    for _ in range(400):
        decision = session.game.decision
        if decision is None:
            break
        assert decision.kind != "menu" or decision.options[0] != PASS
        session.step()
