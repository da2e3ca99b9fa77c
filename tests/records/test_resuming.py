"""Saving and going on at every choice: the same states, the same futures, the same file; undo and redo are nothing."""

from __future__ import annotations

import json
from itertools import islice, pairwise
from random import Random

import pytest
from dealing import random_setup, ready_setup
from groups import little_and_all, rows
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from doomtable.ai.players import program
from doomtable.records import game_saves
from doomtable.records import record as records
from doomtable.records.record import RecordHeader
from doomtable.records.record_lines import RecordLines
from doomtable.records.record_parser import parse_record
from doomtable.rules.terms import CANCEL
from doomtable.session.session import LOCAL, Session
from doomtable.session.undo_history import STABLE

ABOUT = RecordHeader("0" * 32, "2026-01-01T00:00:00Z", ("random", "random"))


def begun(setup, kind="random"):
    """A session of programs with a history."""
    players = [program(kind, setup.cards) for _ in setup.decks]
    return Session(setup.deal(), players, seed=setup.seed, historic=True)


def played(setup, choices, kind="random"):
    """A session after so many choices or at its end, and the digest after every choice."""
    session = begun(setup, kind)
    digests = [session.game.state.digest()]
    while len(digests) <= choices and session.step():
        digests.append(session.game.state.digest())
    return session, digests


def written(session, setup):
    """The record of a session as it stands."""
    lines = RecordLines(setup, ABOUT._replace(players=("random",) * len(setup.decks)))
    return lines.first_line + b"".join(lines.of(session.game, session.history))


def back_again(raw, setup, kind="random"):
    """A session that goes on with a record."""
    found = parse_record(raw, "a record")
    session, good, said = game_saves.restored_session(found, [program(kind, setup.cards) for _ in setup.decks])
    assert said is None and good == len(found.choices)
    return session, found


@pytest.mark.parametrize("choices", little_and_all(12, 150))
@pytest.mark.parametrize("setup", [ready_setup(1), random_setup(2, 3)], ids=["ready", "random"])
def test_saved_and_gone_on_with_at_every_choice(setup, choices):
    """Equal digests and equal futures, at each choice of a game."""
    whole, digests = played(setup, choices)
    lines = RecordLines(setup, ABOUT._replace(players=("random",) * len(setup.decks)))
    parts = lines.of(whole.game, whole.history)
    for at in range(len(digests)):
        found = parse_record(lines.first_line + b"".join(parts[: at + 1]), "a record")
        session = Session(found.setup.deal(), [LOCAL] * len(setup.decks), seed=setup.seed, historic=True)
        for option in found.choices:
            session.play_recorded(option)
        assert session.game.state.digest() == digests[at]
        for ahead in range(at + 1, min(at + 4, len(digests))):
            session.play_recorded(whole.history.choices[ahead - 1])
            assert session.game.state.digest() == digests[ahead]


@pytest.mark.parametrize(("seed", "cut", "kind", "seats"), [(1, 90, "random", 3), (2, 40, "greedy", 2)])
def test_programs_go_on_as_they_would_have(seed, cut, kind, seats):
    """A game that was left anywhere and gone on with ends in the same state as the undisturbed one."""
    go_on_as_they_would_have(seed, cut, kind, seats)


@pytest.mark.proof
@settings(max_examples=40, deadline=None, phases=(Phase.explicit, Phase.reuse, Phase.generate))
@given(st.integers(0, 10**6), st.integers(0, 300), st.sampled_from(["random", "greedy"]), st.integers(2, 4))
def test_programs_go_on_as_they_would_have_from_anywhere(seed, cut, kind, seats):
    go_on_as_they_would_have(seed, cut, kind, seats)


def go_on_as_they_would_have(seed, cut, kind, seats):
    """Leave a game after so many choices, go on with it, and compare its end."""
    setup = random_setup(seed, seats)
    whole, _ = played(setup, 400, kind)
    first, _ = played(setup, cut, kind)
    session, _ = back_again(written(first, setup), setup, kind)
    while session.choices < whole.choices and session.step():
        pass
    assert session.game.state.digest() == whole.game.state.digest()
    assert written(session, setup) == written(whole, setup)


@settings(max_examples=8, deadline=None)
@given(st.integers(0, 10**6), st.data())
def test_undo_and_redo_are_nothing(seed, data):
    """Undo n, redo n: the same state, the same record, the same way back."""
    setup = random_setup(seed)
    session, digests = played(setup, data.draw(st.integers(20, 200)))
    raw, now = written(session, setup), session.choices
    undos = list(session.history.undos())
    for undo in data.draw(st.lists(st.sampled_from(undos), min_size=1, max_size=4, unique=True)):
        if undo.to >= session.choices:
            continue
        session.back(undo.to)
        assert session.game.state.digest() == digests[undo.to]
        assert session.history.at(undo.to).state.digest() == digests[undo.to]
        assert session.history.taken_back == now - undo.to
    session.forward(now - session.choices)
    assert session.game.state.digest() == digests[now]
    assert list(session.history.undos()) == undos
    assert written(session, setup) == raw
    assert session.history.future == [] and session.history.undone == {}


@settings(max_examples=8, deadline=None)
@given(st.integers(0, 10**6), st.data())
def test_what_was_undone_is_noted_and_verified(seed, data):
    """Other choices after an undo: the record has the new ones, says how many were undone where, and verifies."""
    setup = ready_setup(seed)
    session, _ = played(setup, 60)
    rng = Random(seed)
    gone: dict[int, int] = {}
    """After how many choices how many were undone, counted apart."""
    for _ in range(5):
        undos = list(session.history.undos())
        undo = undos[min(len(undos) - 1, rng.randrange(6))]
        session.back(undo.to)
        beyond = sum(n for at, n in gone.items() if at > undo.to)
        gone = {at: n for at, n in gone.items() if at <= undo.to}
        gone[undo.to] = gone.get(undo.to, 0) + undo.choices + beyond
        after = session.history.future[0]
        decision = session.game.decision
        other = next((option for option in decision.options if option != after), None)
        if other is None:
            return
        session.play_recorded(other)
        for _ in range(rng.randrange(12)):
            decision = session.game.decision
            if decision is not None:
                session.play_recorded(rng.choice(decision.options))
    again, found = back_again(written(session, setup), setup)
    assert again.game.state.digest() == session.game.state.digest()
    assert again.choices == session.choices
    assert {at: step.undone for at, step in enumerate(found.steps) if step.undone} == gone


@pytest.mark.parametrize("seeds", little_and_all(4, 12))
def test_programs_remember_nothing_of_what_was_taken_back(seeds):
    """After an undo a program that remembers knows as much as one that was resumed there."""
    compared = 0
    for seed in range(seeds):
        setup = ready_setup(seed)
        session, _ = played(setup, 120, "greedy")
        then = session.history.moments
        inside = [u for u in session.history.undos() if u.to and then[u.to][4:] == then[u.to - 1][4:]]
        session.back(inside[seed % 4].to)
        fresh, _ = back_again(written(session, setup), setup, "greedy")
        session.step()
        fresh.step()
        for mine, theirs in zip(session.players, fresh.players, strict=True):
            assert (mine._used, mine._turn, mine._tactic) == (theirs._used, theirs._turn, theirs._tactic)
            compared += bool(mine._used)
    assert compared


@pytest.mark.parametrize("seeds", little_and_all(8, 30))
def test_a_play_that_was_given_up_leaves_no_choice_behind(seeds):
    """A record of a game in which plays were begun and cancelled can be played again."""
    tried = 0
    for seed in range(seeds):
        setup = ready_setup(seed)
        session = Session(setup.deal(), [LOCAL, LOCAL], seed=seed, historic=True)
        rng = Random(seed)
        for _ in range(80):
            decision = session.game.decision
            if decision is None:
                break
            if decision.cancellable and rng.random() < 0.5:
                before = len(session.history)
                session.cancel(decision.seat)
                assert len(session.history) == len(session.game.choices) < before
                tried += 1
                continue
            session.play_recorded(rng.choice(decision.options))
        again, _ = back_again(written(session, setup), setup)
        assert again.game.state.digest() == session.game.state.digest()
    assert tried > 2 * seeds


def test_a_play_begun_and_given_up_keeps_what_may_be_made_again():
    setup = ready_setup(3)
    session, digests = played(setup, 100)
    undo = next(u for u in session.history.undos() if session.history.at(u.to).decision.kind == "menu")
    session.back(undo.to)
    ahead, raw = list(session.history.future), written(session, setup)
    for option in session.game.decision.options:
        session.play_recorded(option)
        decision = session.game.decision
        if decision is None or not decision.cancellable:
            break
        session.cancel(decision.seat)
        assert session.history.future == ahead and written(session, setup) == raw
    else:
        session.forward(len(ahead))
        assert session.game.state.digest() == digests[-1]


def test_cancel_is_never_recorded():
    assert CANCEL not in played(ready_setup(1), 300)[0].history.choices


# ------------------------------------------------------------------------------------------- what undo costs


def test_free_is_what_showed_nothing_to_anybody():
    """Read both ways, at every choice: free is what showed nothing, and whatever showed something is not free."""
    counted = {"": 0, "seen": 0, "chance": 0, "asked": 0}
    for seed in range(4):
        session = begun(random_setup(seed))
        games = [session.game.copy()]
        while len(games) < 200 and session.step():
            games.append(session.game.copy())
            for undo in islice(session.history.undos(), 2):
                since = games[undo.to :]
                grew = any(
                    new & ~old
                    for a, b in pairwise(since)
                    for old, new in zip(a.state.known, b.state.known, strict=True)
                )
                tossed = since[0].state.random_counter != since[-1].state.random_counter
                seats = {game.decision.seat for game in since if game.decision is not None}
                want = "seen" if grew else "chance" if tossed else "asked" if seats - {undo.seat} else ""
                assert undo.why == want
                counted[want] += 1
    assert counted["seen"] and counted["asked"] and counted[""], counted


def test_only_stable_moments_can_be_gone_back_to():
    session, _ = played(random_setup(4), 200)
    history = session.history
    stable = {undo.to for undo in history.undos()}
    for to in range(len(history)):
        decision = history.at(to).decision
        assert (to in stable) == (decision.draft is None and decision.kind in STABLE)
        if to not in stable:
            with pytest.raises(ValueError, match="cannot go back"):
                session.back(to)
    for to in (-1, len(history), len(history) + 5):
        with pytest.raises(ValueError, match="cannot go back"):
            session.back(to)
    with pytest.raises(ValueError):
        session.forward()


def test_chance_comes_as_it_came():
    """After an undo the same cards come: waiting or going back is no way to another shuffle."""
    session, _ = played(ready_setup(5), 200)
    history = session.history
    undo = next(u for u in history.undos() if u.why in ("chance", "seen") and u.choices > 3)
    redone = list(history.choices[undo.to :])
    state = session.game.state.digest()
    session.back(undo.to)
    for option in redone:
        session.play_recorded(option)
    assert session.game.state.digest() == state


def test_a_session_without_a_history_says_so():
    session = Session(ready_setup(1).deal(), [LOCAL, LOCAL])
    for call in (lambda: session.back(0), session.forward, lambda: session.set_save_hook(lambda game, history: None)):
        with pytest.raises(ValueError):
            call()


@pytest.mark.parametrize(
    ("seats", "kind"), rows(1, [(2, "random"), (7, "random"), (2, "greedy"), (3, "greedy")])
)
@pytest.mark.proof
def test_what_a_record_weighs(seats, kind):
    """600 choices take under 60 kB without the pinned definitions, of a game that goes on for more than 300."""
    weighed = 0
    for seed in range(5, 30):
        setup = random_setup(seed, seats) if seats > 2 else ready_setup(seed)
        session, _ = played(setup, 600, kind)
        if session.choices > 300:
            raw = written(session, setup)
            pack = len(records.json_line(json.loads(raw.partition(b"\n")[0])["pack"]))
            assert len(raw) - pack < 60_000
            weighed += 1
        if weighed == 2:
            return
    assert weighed or kind == "random"
