"""The session: people and programs at one table, who is asked, who may read which event."""

from __future__ import annotations

import pytest
from dealing import ready_setup

from doomtable.ai.players import program
from doomtable.rules.terms import IllegalChoice
from doomtable.rules.view_parts import SPECTATOR, OptionView
from doomtable.session import session as session_module
from doomtable.session.player_rng import PlayerRng
from doomtable.session.session import LOCAL, Session


class First:
    """A player that takes the first option and notes what it was asked."""

    def __init__(self):
        self.asked = []

    def choose(self, decision, see, rng):
        self.asked.append((decision, see().seat))
        return decision.options[0]


def at_the_turn_of(players, **more):
    """A session whose first question is for seat 0."""
    for seed in range(20):
        made = Session(ready_setup(seed).deal(), players, **more)
        if made.game.decision.seat == 0:
            return made
    raise AssertionError


def test_a_person_is_waited_for_and_programs_move():
    table = at_the_turn_of([LOCAL, program("random")])
    assert table.pending_human() == 0
    assert table.step() is False
    while table.pending_human() == 0:
        end = [o for o in table.view(0).decision.options if o.key in ("end turn", "pass")]
        table.choose(0, end[0])
    assert table.step() is True


def test_a_choice_that_is_not_offered_changes_nothing():
    table = at_the_turn_of([LOCAL, LOCAL])
    before = table.game.state.digest()
    for seat, option in ((0, OptionView("fly")), (1, OptionView("end turn")), (0, OptionView("card", 3))):
        with pytest.raises(IllegalChoice):
            table.choose(seat, option)
    with pytest.raises(IllegalChoice):
        table.cancel(0)
    with pytest.raises(IllegalChoice):
        table.cancel(1)
    assert table.game.state.digest() == before
    assert (table.choices, table.decisions) == (0, 0)


def test_a_play_is_taken_back_and_neither_counted_nor_told():
    for seed in range(50):
        table = Session(ready_setup(seed).deal(), [LOCAL, LOCAL])
        seat = table.pending_human()
        before = table.game.state.digest()
        begin = [o for o in table.view(seat).decision.options if o.key == "muster"]
        if not begin:
            continue
        table.choose(seat, begin[0])
        if not table.view(seat).decision.cancellable:
            continue
        table.take_events(SPECTATOR)
        counted = table.decisions
        table.cancel(seat)
        assert table.game.state.digest() == before
        assert table.decisions == counted
        assert table.take_events(SPECTATOR) == ()
        return
    raise AssertionError("nobody could begin anything")


def test_events_are_kept_for_each_seat_until_taken_and_hide_what_it_may_not_read():
    table = at_the_turn_of([LOCAL, LOCAL])
    mine, theirs, public = (table.take_events(seat) for seat in (0, 1, SPECTATOR))
    assert len(mine) == len(theirs) == len(public) > 0
    drew = [e for e in range(len(mine)) if mine[e].kind == "drew" and mine[e].seat == 0]
    assert drew and all(mine[e].cards and not theirs[e].cards and not public[e].cards for e in drew)
    assert all(theirs[e].n == mine[e].n for e in drew)
    assert table.take_events(0) == ()


def test_only_those_who_are_listened_for_have_events():
    table = at_the_turn_of([LOCAL, LOCAL], listen=(1,))
    assert table.take_events(0) == () and table.take_events(SPECTATOR) == ()
    assert table.take_events(1)


def test_a_program_is_given_its_own_view_and_is_not_asked_for_single_options():
    players = [First(), First()]
    table = Session(ready_setup(3).deal(), players)
    while table.step() and table.choices < 400:
        pass
    for seat, player in enumerate(players):
        assert player.asked
        assert all(decision.seat == seat == seen for decision, seen in player.asked)
        assert all(len(decision.options) > 1 for decision, _ in player.asked)
    assert table.decisions == sum(len(player.asked) for player in players)
    assert table.choices > table.decisions


def test_the_random_player_pays_for_no_view(monkeypatch):
    def never(*_):
        raise AssertionError("a view was made")

    for name in ("view", "decision_view", "option_of", "see"):
        monkeypatch.setattr(session_module, name, never)
    table = Session(ready_setup(1).deal(), [program("random")] * 2, listen=())
    while table.step():
        pass
    assert table.outcome is not None


def test_a_program_that_answers_nonsense_is_told_so():
    class Wrong:
        def choose(self, decision, see, rng):
            return OptionView("nonsense")

    table = Session(ready_setup(1).deal(), [Wrong(), Wrong()])
    before = table.game.state.digest()
    with pytest.raises(IllegalChoice):
        while table.step():
            pass
    assert table.choices or table.game.state.digest() == before


def test_every_choice_is_told_to_the_watcher():
    told = []
    table = Session(
        ready_setup(2).deal(), [program("random")] * 2, listen=(), watch=lambda decision, option: told.append(option)
    )
    while table.step():
        pass
    assert [list(option) for option in told] == table.game.record()["choices"]


def test_the_chance_of_programs_repeats_with_the_seed():
    def outcome(seed):
        table = Session(ready_setup(2).deal(), [program("random")] * 2, seed=seed, listen=())
        while table.step():
            pass
        return table.game.state.digest()

    assert outcome(5) == outcome(5) != outcome(6)


def test_there_is_a_player_for_each_seat():
    with pytest.raises(ValueError, match="3 players for 2 seats"):
        Session(ready_setup(1).deal(), [LOCAL] * 3)
    with pytest.raises(ValueError):
        program("wizard")


def test_the_random_player_takes_every_option():
    pick = program("random").pick
    chance = PlayerRng(1, 0)
    assert {pick((1, 2, 3), chance) for _ in range(100)} == {1, 2, 3}


@pytest.mark.parametrize("cap", [1, 40, 3000])
def test_programs_that_look_at_nothing_play_the_same_game_whoever_listens(cap):
    blind, heard = (
        Session(ready_setup(3).deal(), [program("random")] * 2, seed=3, listen=listen) for listen in ((), (SPECTATOR,))
    )
    for session in (blind, heard):
        session.run(cap)
    assert blind.decisions == heard.decisions and blind.game.choices == heard.game.choices
    assert blind.outcome == heard.outcome and blind.game.state.digest() == heard.game.state.digest()
    assert not blind.game.events() and not blind.game.copy().events() and heard.take_events(SPECTATOR)


def test_a_game_run_on_stops_where_a_person_is_asked():
    table = at_the_turn_of([LOCAL, program("random")])
    table.run(100)
    assert table.pending_human() == 0 and table.decisions == 0
