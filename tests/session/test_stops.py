"""Stops, and passes that go on: who is asked where, and that nothing else of the game changes."""

from __future__ import annotations

from random import Random

import pytest
from dealing import ready_setup
from groups import little_and_all

from doomtable.session.session import LOCAL, Session
from doomtable.session.stop_settings import (
    ENDS,
    QUIET,
    STOPS,
    StopSettings,
    auto_pass_ended,
    start_auto_pass,
    stop_of,
)

CHOICES = 250


def people(seed, seats=2, **wishes):
    """A game of people; `wishes` of seat 1, who is asked in every other window."""
    setup = ready_setup(seed)
    setup = setup._replace(decks=(setup.decks * seats)[:seats], names=())
    made = Session(setup.deal(), [LOCAL] * seats, seed=seed, historic=True)
    made.stop_settings[1] = StopSettings(always=frozenset(STOPS), **wishes)
    return made


def questions(table, rng, choices=CHOICES):
    """Play at random, passing over what is not wanted; yields the view of everybody who is asked."""
    for _ in range(choices):
        while table.auto_pass():
            pass
        seat = table.pending_human()
        if seat is None:
            return
        seen = table.view(seat)
        yield seen
        if table.game.decision is not None and len(table.game.choices) == table.choices:
            table.choose(seat, rng.choice(seen.decision.options))


@pytest.mark.parametrize("passed", [QUIET, frozenset(STOPS)])
def test_who_does_not_want_to_be_asked_is_not(passed):
    passed_over, named = 0, 0
    for seed in range(8):
        table = people(seed, passed=passed)
        for seen in questions(table, Random(seed)):
            stop = stop_of(seen)
            if seen.seat == 1 and stop in passed:
                found = table.attention(1)
                assert seen.decision.named or (stop in QUIET and found is not None and found.why == "takes")
                assert not stop.endswith("/combat")
                named += 1
        passed_over += len(table.history.unasked)
    assert passed_over > 4
    assert named or passed == QUIET


def test_the_stops_of_one_do_not_silence_another():
    asked = set()
    for seed in range(8):
        table = people(seed, passed=frozenset(STOPS))
        asked |= {stop_of(seen) for seen in questions(table, Random(seed)) if seen.seat == 0}
    assert {"mine/combat", "theirs/answer"} <= asked


def test_every_stop_is_somewhere_in_a_game():
    missing = set(STOPS)
    for seed in range(40):
        for seen in questions(people(seed, seats=3), Random(seed)):
            missing.discard(stop_of(seen))
            if not missing:
                return
    raise AssertionError(missing)


def test_a_pass_in_ones_name_is_a_pass():
    for seed in range(4):
        table = people(seed, passed=frozenset(STOPS))
        for _ in questions(table, Random(seed)):
            pass
        again = Session(ready_setup(seed).deal(), [LOCAL, LOCAL], historic=True)
        for option in table.game.choices:
            again.play_recorded(option)
        assert again.game.state.digest() == table.game.state.digest()


@pytest.mark.parametrize("seeds", little_and_all(8, 12))
@pytest.mark.parametrize("end", ENDS)
def test_a_pass_goes_on_to_its_end(end, seeds):
    kept, asked_again = 0, 0
    for seed in range(seeds):
        table, rng = people(seed), Random(seed)
        going = None
        for seen in questions(table, rng):
            wish = table.stop_settings[1].until
            if seen.seat != 1 or seen.decision.kind != "window":
                continue
            stop = stop_of(seen)
            if wish is not None and stop:
                assert stop == "mine/answer"
                kept += 1
            elif going is not None and stop and wish is None:
                assert auto_pass_ended(seen, going)
                asked_again += 1
                going = None
            if wish is None and (end != "combat" or seen.combat is not None):
                going = start_auto_pass(seen, end)
                table.stop_settings[1] = table.stop_settings[1]._replace(until=going)
        kept += len(table.history.unasked)
    assert kept
    assert asked_again


@pytest.mark.parametrize("seeds", little_and_all(10, 40))
def test_a_pass_until_the_combat_is_over_is_for_this_combat(seeds):
    passes = 0
    for seed in range(seeds):
        table, rng = people(seed), Random(seed)
        for _ in range(CHOICES):
            seat = table.pending_human()
            if seat is None:
                break
            seen = table.view(seat)
            wish = table.stop_settings[1].until
            if seat == 1 and table.auto_pass():
                assert wish is not None and seen.combat is not None
                assert wish.fighters == (seen.combat.attacker.handle, seen.combat.defender.handle)
                assert wish.turn == (seen.turn.seat, seen.turn.number)
                passes += 1
                continue
            if seat == 1 and seen.combat is not None and seen.decision.kind == "window":
                table.set_stops(1, table.stop_settings[1]._replace(until=start_auto_pass(seen, "combat")))
            table.choose(seat, rng.choice(seen.decision.options))
    assert passes > seeds // 8


def test_a_stop_that_is_set_here_holds_from_the_next_window_on():
    for seed in range(4):
        table = people(seed)
        for seen in questions(table, Random(seed)):
            if seen.seat == 1 and stop_of(seen) and not seen.decision.named:
                table.set_stops(1, StopSettings(frozenset(STOPS)), at_once=False)
                assert not table.auto_pass()
                table.set_stops(1, StopSettings(frozenset(STOPS)))
                break


def test_what_was_taken_back_is_not_lost_by_a_stop():
    tried = 0
    for seed in range(8):
        table = people(seed)
        for _ in questions(table, Random(seed), 60):
            pass
        for undo in list(table.history.undos())[::5]:
            table.back(undo.to)
            ahead = len(table.history.future)
            table.set_stops(1, StopSettings(frozenset(STOPS)))
            while table.history.future:
                while table.auto_pass():
                    pass
                if table.history.future:
                    table.forward()
            assert len(table.history) == undo.to + ahead
            tried += 1
    assert tried > 10


def test_the_game_never_goes_back_to_where_nobody_was_asked():
    tried = 0
    for seed in range(6):
        table = people(seed, passed=frozenset(STOPS))
        for _ in questions(table, Random(seed), 80):
            pass
        unasked = set(table.history.unasked)
        assert not {undo.to for undo in table.history.undos()} & unasked
        for undo in list(table.history.undos())[::7]:
            table.back(undo.to)
            assert not table.auto_pass()
            assert table.pending_human() == undo.seat
            tried += 1
    assert tried > 10


def test_going_back_ends_a_pass():
    table = people(3)
    for _ in questions(table, Random(3), 60):
        pass
    table.stop_settings[1] = StopSettings(frozenset(QUIET), start_auto_pass(table.view(1), "mine"))
    table.back(next(iter(table.history.undos())).to)
    assert table.stop_settings[1] == StopSettings(frozenset(QUIET))
