"""Every field of the state is in the copy, in the record and in the digest; a new one that is not fails here."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest
from dealing import going_on, random_setup, ready_setup

from doomtable import rulesets
from doomtable.ai.players import program
from doomtable.records import game_saves
from doomtable.records.record import RecordHeader, head, json_line
from doomtable.records.record_lines import RecordLines
from doomtable.records.record_parser import parse_record
from doomtable.rules.bindings import Bindings
from doomtable.rules.frames import ACTIONS, DoFrame
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.state import CardInPlay, SeatState, State
from doomtable.rules.state_parts import TurnState
from doomtable.rules.terms import Outcome
from doomtable.session.session import Session

PASSING = {"events", "derived"}
"""Fields of the state that are not part of it: what was not yet told, what can be worked out anew."""
PINNED = {"definitions", "rules"}
"""Fields that never change during a game: the head of the record holds them."""


def middle():
    return going_on(random_setup, 3, 90).state


def changed(value):
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "!"
    if isinstance(value, bytes):
        return bytes([value[0] ^ 1]) + value[1:] if value else b"!"
    if isinstance(value, tuple):
        return (*value, 99)
    if isinstance(value, list):
        return [*value, ACTIONS]
    if isinstance(value, TurnState):
        return value.but(number=value.number + 1)
    return Outcome("something else")


def objects(state):
    """The state, a seat of it and a card in play."""
    return {State: state, SeatState: state.seats[0], CardInPlay: next(iter(state.play.values()))}


FIELDS = [
    (kind, name)
    for kind in (State, SeatState, CardInPlay)
    for name in kind.__slots__
    if not (kind is State and name in PASSING | PINNED | {"seats", "play"})
]


@pytest.mark.parametrize(("kind", "name"), FIELDS, ids=lambda x: getattr(x, "__name__", x))
def test_every_field_is_in_the_digest(kind, name):
    state = middle()
    before = state.digest()
    there = objects(state)[kind]
    setattr(there, name, changed(getattr(there, name)))
    assert state.digest() != before, f"{kind.__name__}.{name} is not in the digest"


@pytest.mark.parametrize(("kind", "name"), FIELDS, ids=lambda x: getattr(x, "__name__", x))
def test_every_field_is_in_a_copy(kind, name):
    state = middle()
    there = objects(state)[kind]
    other = changed(getattr(there, name))
    setattr(there, name, other)
    twin = objects(state.copy())[kind]
    assert getattr(twin, name) == other and twin is not there


def test_a_copy_has_its_own_seats_and_rows():
    state = middle()
    twin = state.copy()
    assert twin.seats is not state.seats and twin.play is not state.play
    assert all(a is not b for a, b in zip(state.seats, twin.seats, strict=True))
    assert all(state.play[card] is not twin.play[card] for card in state.play)
    assert twin.events == [] and twin.derived is not state.derived


@pytest.mark.parametrize("make", [ready_setup, random_setup])
def test_every_field_comes_back_from_a_record(make):
    """What is read again is the same in every field, those in no digest too."""
    setup = make(7)
    session = Session(setup.deal(), [program("random")] * 2, seed=7, historic=True)
    for _ in range(160):
        session.step()
    lines = RecordLines(setup, RecordHeader("1" * 32, "", ("random", "random")))
    raw = lines.first_line + b"".join(lines.of(session.game, session.history))
    again, _, _ = game_saves.restored_session(parse_record(raw, "a record"), [program("random")] * 2)
    mine, theirs = session.game.state, again.game.state
    for kind, name in FIELDS:
        if kind is State and name not in ("agenda", "delayed"):
            assert getattr(theirs, name) == getattr(mine, name), name
    assert theirs.canonical() == mine.canonical()
    for a, b in zip(mine.seats, theirs.seats, strict=True):
        assert [getattr(a, name) for name in SeatState.__slots__] == [getattr(b, name) for name in SeatState.__slots__]
    for card, row in mine.play.items():
        twin = theirs.play[card]
        assert [getattr(row, n) for n in CardInPlay.__slots__] == [getattr(twin, n) for n in CardInPlay.__slots__]
    assert theirs.rules == mine.rules
    assert [d.card for d in theirs.definitions.of] == [d.card for d in mine.definitions.of]
    assert theirs.definitions.owner == mine.definitions.owner


def test_a_waiting_effect_is_told_from_another_of_its_kind():
    """Declarations that wait on the agenda or as delayed triggers count with all they say."""
    state = middle()
    one, other = [
        ability
        for card in state.definitions.defs
        for ability in card.card.abilities
    ][:2]
    words = {state.definitions.word_of(one), state.definitions.word_of(other)}
    assert (len(words) == 2) == (one != other)
    plain = state.digest()
    state.agenda.append(DoFrame(effects=(one,), at=0, ctx=Bindings()))
    with_one = state.digest()
    state.agenda[-1] = DoFrame(effects=(other,), at=0, ctx=Bindings())
    assert len({plain, with_one, state.digest()}) == 3


NO_OPTIONS = {"name", "min_seats", "max_seats", "sides", "attack_on_player", "places", "warzone_places", "one_combat",
              "may_hold_back", "stand", "discard_pile", "corpwar", "base_p", "colony_goal", "refills_draw",
              "outpost_duty", *rulesets.AT_HOME}
"""Fields of a ruleset that the edition alone decides, or that come with others."""


@pytest.mark.parametrize("name", [field.name for field in fields(Ruleset) if field.name not in NO_OPTIONS])
def test_every_switch_of_the_rules_comes_back_from_a_record(name):
    """An option of the ruleset that the head would not hold, or not read again, fails here."""
    edition = rulesets.get("second")
    value = getattr(edition, name)
    other = not value if isinstance(value, bool) else value + 1 if isinstance(value, int) else value
    setup = ready_setup(1, replace(edition, **{name: other}))
    told = head(setup, RecordHeader())
    assert told["options"] == ({name: other} if other != value else {})
    raw = json_line(told)
    assert parse_record(raw, "a record").setup.rules == setup.rules


@pytest.mark.parametrize(
    ("home", "value"),
    [
        ({"form": "team"}, {"teams": 3}), ({"form": "target"}, {"secondary_cost": 3}),
        ({"form": "cartel"}, {"legion_refill": "7"}), ({"variant": "vortex"}, {"vortex_enforce": "reveal"}),
        ({"variant": "vortex"}, {"vortex_first_attack": "none"}),
    ],
)  # fmt: skip
def test_switches_of_one_form_or_variant_come_back_with_it(home, value):
    assert {*value} <= {*rulesets.AT_HOME}
    made = rulesets.get("second", {**home, **value})
    told = head(ready_setup(1, made), RecordHeader())
    assert told["options"] == {**home, **value}
    assert rulesets.get("second", told["options"]) == made


def test_warzones_as_places_come_back_from_a_record_with_all_that_goes_with_them():
    made = rulesets.get("second", {"warzone_places": True})
    told = head(ready_setup(1, made), RecordHeader())
    assert made.places and told["options"] == {"warzone_places": True}
    assert parse_record(json_line(told), "a record").setup.rules == made
