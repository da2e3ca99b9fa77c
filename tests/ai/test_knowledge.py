"""What a seat knows is a value of its own; worlds that fit it hold its question; neither depends on what is hidden."""

from __future__ import annotations

from random import Random

import pytest
from dealing import begun, going_on, random_setup, ready, ready_setup
from permuting import permuted

from doomtable.cards.catalogue import catalogue
from doomtable.rules import cycle_frames, frames, legal, questions
from doomtable.rules import game as game_rules
from doomtable.rules.consistency import problems
from doomtable.rules.knowledge import (
    FRAMES,
    NOTES,
    QUESTIONS,
    ROW_PLAIN,
    SEAT_CARDS,
    SEAT_PLAIN,
    STATE_PLAIN,
    knowledge,
)
from doomtable.rules.mutate import use_up
from doomtable.rules.sampling import Worlds, sample
from doomtable.rules.state import CardInPlay, SeatState, State

CARDS = catalogue().get
LEFT_OUT = {"key", "random_counter", "script", "outcome", "events", "derived"}
"""Fields of a state that no seat knows, or that say nothing while a question is open."""
TOLD = {
    "definitions", "rules", "seats", "play", "limbo", "known", "agenda", "combats", "pending", "effects", "delayed",
    "counter", "table", "set_aside", "claims", *STATE_PLAIN,
}  # fmt: skip
"""Fields that are told, card by card and frame by frame, or as they are."""


def positions(make, seeds, every=7, kind="random"):
    for seed in seeds:
        session = begun(make(seed), kind)
        for decisions in range(3, 130, every):
            while session.decisions < decisions and session.step():
                pass
            if session.game.decision is not None:
                yield session.game.copy()


# ------------------------------------------------------------------------------------------------ what is told


def test_every_field_of_a_state_is_decided_about():
    assert set(State.__slots__) == TOLD | LEFT_OUT
    assert set(SeatState.__slots__) == {*SEAT_PLAIN, *SEAT_CARDS, "used"}
    others = {"id", "host", "place", "field", "atts", "holds", "prison", "chosen", "order", "doomed"}
    assert set(CardInPlay.__slots__) == others | set(ROW_PLAIN)


def test_every_frame_and_question_is_decided_about():
    assert set(FRAMES) == {*game_rules.HANDLERS, "window"}
    asked = {*game_rules.ANSWERS, *legal.OTHERS, "menu", "window", "session", "draft", "spell"}
    assert asked <= set(QUESTIONS)
    every = (*vars(frames).values(), *vars(cycle_frames).values(), *vars(questions).values())
    for frame in (value for value in every if isinstance(value, type) and hasattr(value, "_field_defaults")):
        usual = frame._field_defaults
        if usual.get("op") == "ask":
            unpaid = frame is questions.AskMay  # the same question with no price
            assert len(QUESTIONS[usual["kind"]]) == len(frame._fields) - 2 + unpaid, frame
        elif "op" in usual:
            assert len(FRAMES[usual["op"]]) == len(frame._fields) - 1, frame


@pytest.mark.parametrize("note", NOTES, ids=lambda note: note[0])
def test_what_is_noted_of_a_player_names_no_card(note):
    """A note that is no card's is the same in every world, however many cards there are."""
    game = going_on(ready_setup, 3, 40)
    seat = game.decision.seat
    use_up(game.state, seat, *note)
    known = knowledge(game, seat)
    assert (note[0], "", note[1], 1) in known.used[seat]
    lists = tuple(ready_setup(3).decks for _ in game.state.seats)
    assert (*note, 1) in sample(known, lists, CARDS, b"").state.seats[seat].used


def test_only_who_is_asked_is_told():
    game = going_on(ready_setup, 1, 20)
    with pytest.raises(ValueError, match="not asked"):
        knowledge(game, 1 - game.decision.seat)


def test_hidden_cards_have_no_names_and_numbers_follow_places():
    game = going_on(ready_setup, 2, 40)
    seat = game.decision.seat
    known = knowledge(game, seat)
    piles = dict(known.seats[1 - seat])
    assert all(known.names[c] is None for c in (*piles["hand"], *piles["draw"]))
    assert piles["collection"] == ()
    own = dict(known.seats[seat])
    assert all(known.names[c] is not None for c in own["hand"])
    assert all(known.names[c] is None for c in own["draw"])
    for pile in (piles["draw"], own["draw"]):
        assert list(pile) == list(range(pile[0], pile[0] + len(pile)))


@pytest.mark.parametrize(("make", "seeds"), [(ready_setup, (1, 5, 9)), (random_setup, (1, 4, 8))])
def test_what_is_known_does_not_depend_on_what_is_hidden(make, seeds):
    """Other hidden cards, orders and keys: equal knowledge, and so the same worlds."""
    rng, tried = Random(3), 0
    for game in positions(make, seeds):
        seat = game.decision.seat
        other = permuted(game, seat, rng)
        here, there = knowledge(game, seat), knowledge(other, seat)
        assert here == there
        lists = [(deck,) for deck in make(0).decks]
        world, twin = (sample(known, lists, CARDS, b"one key") for known in (here, there))
        assert world.state.digest() == twin.state.digest()
        tried += game.state.definitions.card_def != other.state.definitions.card_def
    assert tried > 20


# ---------------------------------------------------------------------------------------------------- worlds


def texts(game):
    """The continuous texts of the effects that run."""
    return [game.state.definitions.conts[e.cont].node for e in game.state.effects]


@pytest.mark.parametrize(("make", "seeds"), [(ready_setup, (1, 3, 5)), (random_setup, range(12))])
def test_a_world_holds_the_question_and_can_be_played_on(make, seeds):
    rng = Random(7)
    for game in positions(make, seeds, every=9):
        decision = game.decision
        known = knowledge(game, decision.seat)
        decks = make(0).decks if make is ready_setup else [deck for s in seeds for deck in make(s).decks]
        lists = [decks] * len(game.state.seats)
        world = Worlds(known, lists, CARDS).sample(rng.randbytes(8))
        assert problems(world.state) == []
        assert world.decision.kind == decision.kind
        assert world.decision.seat == decision.seat
        assert set(world.decision.options) == set(known.options)
        assert texts(world) == texts(game)
        for _ in range(30):
            if world.decision is None:
                break
            world.choose(rng.choice(world.decision.options))


def test_a_world_keeps_what_is_seen_and_fills_the_rest_from_the_lists():
    game = going_on(ready_setup, 4, 60)
    seat = game.decision.seat
    decks = ready()
    known = knowledge(game, seat)
    worlds = [sample(known, [(deck,) for deck in decks], CARDS, bytes([n])) for n in range(5)]
    hands = set()
    for world in worlds:
        st, real = world.state, game.state
        for s in range(2):
            for zone in ("hand", "draw", "discard"):
                assert len(getattr(st.seats[s], zone)) == len(getattr(real.seats[s], zone))
            mine = sorted(
                st.definitions.of[c].card.name for c in range(len(st.definitions.of)) if st.definitions.owner[c] == s
            )
            assert mine == sorted((*decks[s].cards, *decks[s].collection))
        own = [st.definitions.of[c].card.name for c in st.seats[seat].hand]
        assert own == [real.definitions.of[c].card.name for c in real.seats[seat].hand]
        hands.add(tuple(st.definitions.of[c].card.name for c in st.seats[1 - seat].hand))
        assert st.key != real.key and st.random_counter == 0
    assert len(hands) > 1
