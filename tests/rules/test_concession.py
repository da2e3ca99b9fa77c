"""Giving up: a choice that is never on the list; in a duel the other wins at once, among more the others play on."""

from __future__ import annotations

from random import Random

import pytest
from dealing import begun, random_setup, ready_setup
from groups import first_and_rest

from doomtable.ai.players import program
from doomtable.records.record import GameSetup, RecordHeader
from doomtable.records.record_lines import RecordLines
from doomtable.records.verification import verify_record
from doomtable.rules.consistency import problems
from doomtable.rules.game import CONCEDED, Game
from doomtable.rules.terms import CONCEDE, IllegalChoice, Option
from doomtable.selfplay.invariants import check_copy, check_derived, check_views
from doomtable.session.session import Session


def gives_up(seat: int) -> Option:
    return Option(CONCEDE, seat=seat)


def kept(setup: GameSetup) -> Session:
    """Players whose game has a history."""
    players = [program("greedy", setup.cards) for _ in setup.decks]
    return Session(setup.deal(), players, seed=setup.seed, listen=(), historic=True)


def until(session: Session, choices: int) -> Session:
    while session.outcome is None and len(session.game.choices) < choices:
        session.step()
    return session


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("choices", first_and_rest(2, (0, 23, 51, 90)))
def test_in_a_duel_the_other_wins_at_once_whoever_is_asked(choices: int, seat: int) -> None:
    game = until(begun(ready_setup(choices), "greedy"), choices).game
    assert gives_up(seat) not in game.decision.options and game.may_concede(seat)
    game.events()
    game.choose(gives_up(seat))
    assert game.decision is None and game.outcome == (CONCEDED, (1 - seat,))
    assert [(e.kind, e.seat, e.word) for e in game.events()] == [("out", seat, CONCEDED), ("over", 1 - seat, CONCEDED)]
    with pytest.raises(IllegalChoice):
        game.choose(gives_up(1 - seat))


def test_a_draft_that_was_begun_goes_with_it() -> None:
    session = begun(ready_setup(3), "random")
    while session.game.decision.draft is None:
        session.step()
    session.game.choose(gives_up(session.game.decision.seat))
    assert session.outcome is not None and not problems(session.game.state)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_nobody_else_can(seat: int) -> None:
    game: Game = ready_setup(1).deal()
    before = game.state.digest()
    with pytest.raises(IllegalChoice):
        game.choose(gives_up(seat))
    assert game.state.digest() == before and not game.choices


@pytest.mark.parametrize("seed", first_and_rest(2, range(8)))
def test_among_more_one_goes_in_the_own_turn_and_the_others_play_on(seed: int) -> None:
    session, rng, gone = begun(random_setup(seed, 4), "random"), Random(seed), list[int]()
    for _ in range(700):
        decision = session.game.decision
        if decision is None:
            break
        own = decision.kind == "menu" and decision.seat == session.game.state.turn.seat
        living = [seat for seat, one in enumerate(session.game.state.seats) if not one.out]
        assert not set(living) & set(gone)
        for seat in range(4):
            may = seat in living and (len(living) == 2 or (own and seat == decision.seat))
            assert session.game.may_concede(seat) == may
        if not own or rng.random() > 0.1:
            session.step()
            continue
        elsewhere = next(seat for seat in living if seat != decision.seat)
        if len(living) > 2:
            with pytest.raises(IllegalChoice):
                session.concede(elsewhere)
        session.concede(decision.seat)
        gone.append(decision.seat)
        if session.outcome is None:
            assert session.game.state.seats[gone[-1]].out and not session.view(elsewhere).players[gone[-1]].squad
            assert session.game.decision.seat not in gone and not problems(session.game.state)
            for check in (check_copy, check_views):
                check(session.game, rng)
            check_derived(session.game)
    assert gone and session.outcome is not None


@pytest.mark.parametrize("seats", [2, 3])
def test_a_record_ends_as_a_concession_and_comes_out_alike(seats: int, tmp_path) -> None:
    setup = random_setup(5, seats)
    session = until(kept(setup), 40)
    assert session.history is not None
    while (decision := session.game.decision) is not None:
        if session.game.may_concede(decision.seat) and decision.kind == "menu":
            session.concede(decision.seat)
        else:
            session.step()
    lines = RecordLines(setup, RecordHeader())
    file = tmp_path / "given-up.record"
    file.write_bytes(lines.first_line + b"".join(lines.of(session.game, session.history)))
    last = file.read_text().splitlines()[-1]
    assert '"end":"conceded"' in last
    assert verify_record(file) == {"choices": len(session.history), "verified": True, "complete": True}
    assert "concedes" in file.read_text()


def test_it_can_be_taken_back_like_any_other_choice() -> None:
    session = until(kept(ready_setup(7)), 30)
    while session.game.decision.kind != "menu":
        session.step()
    seat, at = session.game.decision.seat, len(session.game.choices)
    session.concede(seat)
    assert session.history is not None and session.outcome is not None
    session.back(at)
    assert session.outcome is None and session.game.decision.seat == seat
    session.forward()
    assert session.outcome == (CONCEDED, (1 - seat,))
