"""What a seat may know (principle 10): views do not depend on hidden cards, and name nothing that is not known."""

from __future__ import annotations

from random import Random

import pytest
from dealing import SECOND, begun, going_on, played, random_setup, ready_setup
from hypothesis import given, settings
from hypothesis import strategies as st

from doomtable.ai.players import program
from doomtable.cards.catalogue import catalogue
from doomtable.records.record import GameSetup
from doomtable.rules.game import Deck
from doomtable.rules.terms import PASS
from doomtable.rules.view import view
from doomtable.rules.view_parts import SPECTATOR, CardView, DecisionView, OptionView, TurnView
from doomtable.scenarios.runner import open_game
from doomtable.selfplay import invariants
from doomtable.session.session import Session

SEATS = (0, 1, SPECTATOR)
WARRIORS = ("Mystic", "Hussar", "Free Marine")
SEARCHES = ("Summon Spell", "Summon Defense", "Summon Hero", "Summon Item", "Summon Relic", "Summon Trooper")
UNDER_FIRE = """
name: Suppressing Fire on two warriors
players:
  - {name: Ann, hand: [Suppressing Fire]}
  - {name: Bob, squad: [Hussar, Free Marine]}
script:
  - Ann: [play, Suppressing Fire, Bob]
"""
BATTLE_CRY = """
name: A Battle Cry of two
players:
  - {name: Ann, squad: [Hussar, Free Marine], hand: [Battle Cry]}
  - {name: Bob, kohort: [Razide, Necromutant, Undead Legionnaire]}
script:
  - Ann: [play, Battle Cry]
"""
OTHERS = ("Dispose", "Exorcise Injuries", "Foxhole", "Heimburg", "Inspired", "Lucky Shot")


def handles(value):
    """Every handle that stands anywhere in a view."""
    if isinstance(value, CardView | OptionView):
        yield value.handle
    if isinstance(value, tuple):
        for part in value:
            yield from handles(part)


def knows(game, seat, card):
    return game.state.known[card] >> seat & 1


def searching_setup(seed):
    """A game in which many a card searches a pile of its player."""
    rng = Random(f"searching/{seed}")
    names = (*rng.choices(WARRIORS, k=20), *rng.choices(SEARCHES, k=20), *rng.choices(OTHERS, k=20))
    return GameSetup((Deck(names), Deck(names)), SECOND, catalogue().get, seed)


@settings(max_examples=60)
@given(seed=st.integers(0, 10_000), decisions=st.integers(1, 250), seats=st.integers(2, 3))
def test_views_do_not_depend_on_hidden_cards(seed, decisions, seats):
    game = played(random_setup(seed, seats), decisions)
    invariants.check_views(game, Random(seed))


@settings(max_examples=40)
@given(seed=st.integers(0, 10_000), decisions=st.integers(1, 300))
def test_a_view_names_known_cards_alone(seed, decisions):
    game = played(ready_setup(seed), decisions)
    for seat in SEATS:
        shown = view(game, seat)
        for handle in handles(shown):
            assert handle < 0 or knows(game, seat, handle), (seat, handle)
        for player in shown.players:
            if player.seat != seat:
                assert all(knows(game, seat, card.handle) for card in player.hand)
                assert player.hand_count >= len(player.hand)
                assert player.collection == 0


@pytest.mark.parametrize("seed", range(12))
def test_no_offer_tells_what_lies_in_a_pile(seed):
    """ZONE-06, ZONE-10: a search is offered wherever a card lies, one's own pile no less than another's."""
    session, rng = begun(searching_setup(seed)), Random(seed)
    while session.decisions < 150 and session.step():
        invariants.check_views(session.game, rng)


def without_prices(value):
    """A view as a program has it."""
    if isinstance(value, CardView):
        value = value._replace(prices=())
    if isinstance(value, TurnView):
        value = value._replace(lost=0)
    if isinstance(value, tuple):
        parts = [without_prices(part) for part in value]
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    return value


@settings(max_examples=20)
@given(seed=st.integers(0, 10_000), decisions=st.integers(1, 300))
def test_a_view_for_a_program_lacks_prices_and_nothing_else(seed, decisions):
    game = played(ready_setup(seed), decisions)
    for seat in SEATS:
        assert view(game, seat, priced=False) == without_prices(view(game, seat))


def test_the_order_of_piles_is_in_no_view():
    game = going_on(ready_setup, 5, 40)
    other = game.copy()
    for player in other.state.seats:
        player.draw = tuple(reversed(player.draw))
    for seat in SEATS:
        assert view(other, seat) == view(game, seat)


def test_the_keys_and_counters_of_the_game_are_in_no_view():
    game = going_on(ready_setup, 5, 40)
    other = game.copy()
    other.state.key = bytes(32)
    other.state.random_counter += 1000
    for seat in SEATS:
        assert view(other, seat) == view(game, seat)


def test_the_check_sees_a_leak():
    """A view that told a hidden card would be found."""
    game = going_on(ready_setup, 5, 40)
    twin = invariants.with_other_cards(game, 0, Random(1))
    assert twin is not None
    assert twin.state.seats[1].hand == game.state.seats[1].hand
    assert view(twin, 1) != view(game, 1)


def windows(seed):
    """A game at each of its window questions."""
    setup = ready_setup(seed)
    game = setup.deal()
    session = Session(game, [program("random")] * 2, seed=seed, listen=())
    while session.decisions < 400:
        decision = game.decision
        if decision is not None and decision.window and decision.kind == "window":
            yield game
        if not session.step():
            return


def test_in_a_window_only_the_asked_seat_learns_that_it_is_asked():
    found = 0
    for game in (game for seed in range(2, 8) for game in windows(seed)):
        asked = game.decision.seat
        for seat in SEATS:
            shown = view(game, seat).decision
            if seat == asked:
                assert shown.seat == asked and shown.options
            else:
                assert shown == DecisionView(-1, "window", "", "", (), False)
        found += 1
    assert found > 10


def test_a_pass_is_no_event_and_changes_nothing_for_the_others():
    """Everybody who is still awaiting the same window sees the table as before."""
    found = 0
    for game in (game for seed in range(2, 8) for game in windows(seed)):
        twin = game.copy()
        twin.events()
        asked = twin.decision.seat
        before = {seat: view(twin, seat) for seat in SEATS}
        twin.choose(PASS)
        decision = twin.decision
        if decision is None or decision.kind != "window" or decision.window != game.decision.window:
            continue
        if twin.state.pending != game.state.pending:
            continue  # the next window already
        assert not twin.events()
        for seat in SEATS:
            if seat not in (asked, decision.seat):
                assert view(twin, seat) == before[seat]
                found += 1
    assert found


@pytest.mark.parametrize("seat", SEATS)
def test_a_view_is_a_value(seat):
    game = going_on(ready_setup, 8, 60)
    assert view(game, seat) == view(game.copy(), seat)
    assert hash(view(game, seat)) == hash(view(game, seat))


def opened(tmp_path, text):
    """The game as a scenario leaves it."""
    file = tmp_path / "asked.yaml"
    file.write_text(text, encoding="utf-8")
    return open_game(file)


def test_of_each_warrior_its_player_is_asked_by_its_name(tmp_path):
    game = opened(tmp_path, UNDER_FIRE)
    asked = []
    while game.decision.kind == "either":
        asked.append(view(game, game.decision.seat).decision.card)
        game.choose(game.decision.options[0])
    assert asked == ["Hussar", "Free Marine"]


def test_of_attacks_chosen_ahead_it_is_asked_which_comes_next(tmp_path):
    game = opened(tmp_path, BATTLE_CRY)
    seen = view(game, 0).decision
    assert (seen.kind, seen.card, seen.what) == ("choose", "Battle Cry", "")
    while game.decision.kind == "choose" and not view(game, 0).decision.what:
        game.choose(game.decision.options[0])
    assert view(game, 0).decision.what == "next"
    assert [option.key for option in game.decision.options] == ["card", "card"]
