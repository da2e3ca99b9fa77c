"""Random and greedy games with every invariant after every choice, and the same games under two hash seeds."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random

import pytest
from dealing import going_on, random_setup, ready_setup
from groups import first_and_rest
from processes import run

from doomtable.rules import mutate
from doomtable.rules.actions.entry import has_home
from doomtable.rules.attack_permit import attack_class
from doomtable.rules.board_lookups import has_rating
from doomtable.rules.query import board, rated_board, value_of
from doomtable.rules.terms import CANCEL, IllegalChoice, Option
from doomtable.scenarios.parser import read_text
from doomtable.scenarios.position import build
from doomtable.selfplay import invariants
from doomtable.selfplay.headless_games import HeadlessGame


@pytest.mark.parametrize("seed", first_and_rest(2, range(6)))
def test_random_games_of_the_ready_decks(seed):
    HeadlessGame(ready_setup(seed), ("random", "random"), 3000, True).play()


@pytest.mark.parametrize("seed", first_and_rest(4, range(12)))
def test_random_games_of_every_card(seed):
    HeadlessGame(random_setup(seed), ("random", "random"), 1500, True).play()


@pytest.mark.parametrize("seats", first_and_rest(1, (3, 4, 7)))
def test_random_games_of_more_players(seats):
    HeadlessGame(random_setup(100 + seats, seats), ("random",) * seats, 800, True).play()


@pytest.mark.parametrize("seed", first_and_rest(1, range(4)))
def test_greedy_games_of_the_ready_decks(seed):
    HeadlessGame(ready_setup(seed), ("greedy", "greedy"), 3000, True).play()


DIGESTS = """
from dealing import played, random_setup, ready_setup
for seed in range(3):
    print(played(ready_setup(seed), 3000).state.digest(), played(random_setup(seed), 1500).state.digest())
print(played(ready_setup(9), 3000, "greedy").state.digest())
"""


def test_two_hash_seeds_give_the_same_games():
    def told(hash_seed):
        here = Path(__file__).resolve().parents[1]
        env = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join([str(here), *sys.path])}
        return run([sys.executable, "-c", DIGESTS], env=env).stdout

    first = told("1")
    assert first == told("2")
    assert len(set(first.split())) == 7


@pytest.mark.parametrize("seed", range(5))
def test_nothing_but_the_options_can_be_chosen(seed):
    game = going_on(random_setup, 10 * seed, 20 + 15 * seed)
    decision = game.decision
    before = game.state.canonical()
    wrong = [Option("nonsense"), Option("card", 10_000), Option("number", number=-1)]
    wrong += [option._replace(number=option.number + 1000) for option in decision.options]
    if decision.draft is None:
        wrong.append(CANCEL)
    for option in wrong:
        with pytest.raises(IllegalChoice):
            game.choose(option)
    assert game.state.canonical() == before
    assert game.decision == decision


# Each check sees what it is there for.


def test_a_card_in_two_places_is_seen():
    setup = ready_setup(1)
    game = setup.deal()
    game.state.seats[0].hand += game.state.seats[0].draw[:1]
    with pytest.raises(invariants.InvariantBroken, match="is in"):
        invariants.InvariantChecker(setup, game).now()


def test_a_value_that_is_out_of_date_is_seen():
    game = going_on(ready_setup, 1, 60)
    rates = rated_board(game.state).rates
    assert rates
    for rating in rates.values():
        rating[0] = 99
    with pytest.raises(invariants.InvariantBroken, match="worked out anew"):
        invariants.check_derived(game)


def test_every_kept_value_can_be_worked_out_anew():
    derived = ready_setup(1).deal().state.derived
    slots = {slot for life in invariants.LIFETIMES for slot in getattr(derived, life).__slots__}
    assert slots == {*invariants.WORKED_OUT, *invariants.NOTES}


@pytest.mark.parametrize("slot", invariants.WORKED_OUT)
def test_a_kept_value_that_is_out_of_date_is_seen(slot):
    game = going_on(ready_setup, 1, 60)
    st = game.state
    kept = next(life for life in (getattr(st.derived, name) for name in invariants.LIFETIMES) if slot in life.__slots__)
    if isinstance(getattr(kept, slot), dict):
        seat = next(seat for seat, one in enumerate(st.seats) if one.hand)
        warrior, held = board(st).warriors[0], st.seats[seat].hand[0]
        whose, copies = st.play[warrior].controller, (seat, st.definitions.card_def[held])
        p = st.definitions
        way = next((p.owner[c], c, w.index) for c, d in enumerate(p.of) for w in d.plays if w.keeps)
        sel = next(iter(p.sels.values()))
        keys = {
            "open_targets": warrior, "has_target": warrior, "attack_class": warrior, "open_ways": way,
            "has_home": (held, -1), "answers": (seat, 0, ()), "gives": (seat, ()),
            "rivals": (attack_class(st, board(st), warrior), whose), "able_casters": copies, "home_price": copies,
            "lacks": way, "to_sweep": False, "any_like": (sel, seat), "tagged": sel, "free_hosts": (seat, held),
        }  # fmt: skip
        getattr(kept, slot)[keys.get(slot, seat)] = "out of date"
    else:
        setattr(kept, slot, "out of date")
    with pytest.raises(invariants.InvariantBroken, match=f"worked out anew {slot}"):
        invariants.check_derived(game)


def test_what_a_card_in_hand_may_be_put_on_is_not_asked_of_a_copy_that_another_card_has_changed():
    """A Kratach with a Bayonet is a Fight weapon and does not go with Vassht; the one in hand does."""
    (scenario,) = read_text("""
name: two of a kind
players:
  - {name: Bob, kohort: [{card: Legionnaire of Semai, attached: [{card: Kratach, owner: Ann, attached: [Bayonet]}]}]}
  - {name: Ann, hand: [Kratach], kohort: [{card: Ezoghoul, attached: [Vassht]}]}
""", "here")
    state = build(scenario).game.state
    assert has_home(state, 1, state.seats[1].hand[0]) and state.derived.by_board.home_price
    invariants.check_kept(state)


def test_a_claim_drops_what_was_kept():
    st = going_on(ready_setup, 1, 60).state
    assert st.derived.by_board.board is board(st)
    mutate.claim(st, 0, next(iter(st.play)))
    assert st.derived.by_board.board is None
    assert not st.derived.by_moment.has_home


def test_a_copy_that_shares_is_seen(monkeypatch):
    game = going_on(ready_setup, 1, 60)
    monkeypatch.setattr(type(game.state), "copy", lambda self: self)
    with pytest.raises(invariants.InvariantBroken, match="changed its original"):
        invariants.check_copy(game, Random(1))


def test_a_game_that_comes_out_differently_is_seen():
    setup = ready_setup(1)
    game = setup.deal()
    checker = invariants.InvariantChecker(setup, game)
    for _ in range(20):
        decision = game.decision
        game.choose(decision.options[0])
        checker.look(decision, decision.options[0])
    game.state.random_counter += 1
    with pytest.raises(invariants.InvariantBroken, match="differently"):
        checker.end()


def test_what_is_said_of_a_rating_before_it_is_worked_out_is_true():
    for seed in range(4):
        game = random_setup(seed).deal()
        chance = Random(seed)
        for _ in range(120):
            decision = game.decision
            if decision is None:
                break
            st = game.state.copy()
            st.derived = st.derived.emptied()
            b = board(st)
            assert b.unrated is not None
            said = {w: (has_rating(st, b, w, 0), has_rating(st, b, w, 1), value_of(st, w)) for w in b.warriors}
            rates = rated_board(st).rates
            assert said == {w: (r[0] is not None, r[1] is not None, r[3] or 0) for w, r in rates.items()}
            game.choose(chance.choice(decision.options))
