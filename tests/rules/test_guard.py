"""What takes many rounds or no script can say: the guard against endless games, no way back, the next seat."""

from __future__ import annotations

from pathlib import Path

import pytest

from doomtable.cards.catalogue import catalogue
from doomtable.rules.game import Deck, Game
from doomtable.rules.terms import CANCEL, PASS, IllegalChoice, Option
from doomtable.rulesets import get
from doomtable.scenarios.runner import open_game

TWO = """
name: two
options: {start_player: first}
players:
  - {name: Ann, squad: [Hussar, Infantry], hand: [Dragoon], draw: 60}
  - {name: Bob, squad: [Samurai], draw: 60}
"""
FOUR = """
name: four
players:
  - {name: Ann, squad: [Hussar]}
  - {name: Bob, flags: [out]}
  - {name: Cid, squad: [Samurai]}
  - {name: Dee, squad: [Infantry]}
turn: {player: Dee}
"""


def opened(folder: Path, text: str) -> Game:
    file = folder / "position.yaml"
    file.write_text(text, encoding="utf-8")
    return open_game(file)


def pass_turn(game: Game) -> None:
    """The turn of whoever is asked, with nothing done in it."""
    assert game.decision is not None
    seat = game.state.turn.seat
    game.choose(Option("end turn"))
    while game.decision is not None and game.decision.kind == "discard" and game.state.turn.seat == seat:
        game.choose(PASS)


def test_twenty_idle_rounds_are_a_draw(tmp_path):
    """WIN-11: not one round before."""
    game = opened(tmp_path, TWO)
    for _ in range(39):
        pass_turn(game)
        assert game.outcome is None
    pass_turn(game)
    assert game.outcome == ("draw", ())
    assert get("second").idle_rounds == 20


def test_a_first_round_begun_late_is_no_full_round():
    """WIN-11: where the last player begins, the rounds count from the first player's first turn on."""
    rules = get("second", {"idle_rounds": 1, "no_warrior_turns": 9})
    decks = [Deck(("Lucky Shot", "Powerful Blow", "Take Aim") * 20)] * 3
    dealt = (Game.deal(decks, rules, catalogue().get, seed=seed) for seed in range(99))
    game = next(g for g in dealt if g.decision is not None and g.state.turn.seat == 2)
    pass_turn(game)
    assert game.outcome is None
    for _ in range(2):
        pass_turn(game)
        assert game.outcome is None
    pass_turn(game)
    assert game.outcome == ("draw", ())


def test_nothing_that_was_done_can_be_taken_back(tmp_path):
    """ETIQ-03, MULTI-GEN-06: a play is taken back only while it is being put together, and leaves no trace then."""
    game = opened(tmp_path, TWO.replace("Hussar, Infantry", "Hussar, Infantry, Samurai"))
    before = game.state.canonical()
    game.choose(Option("seek cover"))
    assert game.decision is not None and game.decision.cancellable
    game.choose(CANCEL)
    assert game.decision is not None
    assert game.state.canonical() == before
    game.choose(Option("meditate"))
    assert game.decision is not None and not game.decision.cancellable
    with pytest.raises(IllegalChoice):
        game.choose(CANCEL)
    assert game.state.seats[0].D == 6


def test_no_choice_is_made_for_another(tmp_path):
    """ETIQ-03: what is not offered is refused, and nothing changes."""
    game = opened(tmp_path, TWO)
    _ = game.decision
    before = game.state.canonical()
    for option in (Option("sabotage"), Option("card", 0), Option("yes")):
        with pytest.raises(IllegalChoice):
            game.choose(option)
    assert game.state.canonical() == before


def test_the_left_neighbour_is_the_next_who_is_still_in(tmp_path):
    """MULTI-GEN-R03, MULTI-GEN-01."""
    game = opened(tmp_path, FOUR)
    _ = game.decision
    st = game.state
    assert [st.clockwise(seat)[1] for seat in (0, 2, 3)] == [2, 3, 0]
    pass_turn(game)
    assert game.decision is not None and game.state.turn.seat == 0
    pass_turn(game)
    assert game.decision is not None and game.state.turn.seat == 2
