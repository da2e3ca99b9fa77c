"""What is found at a first look is what the long way finds: the same games are played without it."""

from __future__ import annotations

import pytest
from dealing import begun, played, random_setup, ready, ready_setup

from doomtable.rules import attack_permit, effect_checks, permit, plays, ways, windows
from doomtable.rules import language as L
from doomtable.rules.actions import entry
from doomtable.rules.continuous import UNBOUNDED, _lowered
from doomtable.rules.giving import GIVEN, free_host
from doomtable.rules.query import board, candidates, value_of
from doomtable.rules.texts_in_play import NO_TEXTS, file_rules
from doomtable.rules.window_masks import window_masks

SETUPS = [(ready_setup, 1), (ready_setup, 2), (random_setup, 3), (random_setup, 4)]
DECISIONS = 150


@pytest.mark.parametrize(("make", "seed"), SETUPS)
def test_who_is_not_asked_because_it_is_not_the_time_could_not_answer(make, seed, monkeypatch):
    found = played(make(seed), DECISIONS).state.digest()
    monkeypatch.setattr(windows, "_untimely", lambda st, seat: 0)
    assert played(make(seed), DECISIONS).state.digest() == found


@pytest.mark.parametrize(("make", "seed"), SETUPS)
def test_what_is_given_up_at_first_sight_could_not_be_played(make, seed, monkeypatch):
    found = played(make(seed), DECISIONS).state.digest()
    monkeypatch.setattr(ways, "hopeless", lambda st, seat, card, way: False)
    assert played(make(seed), DECISIONS).state.digest() == found


@pytest.mark.parametrize(("make", "seed"), SETUPS)
def test_whether_a_card_fits_is_the_same_found_with_one_or_with_all(make, seed, monkeypatch):
    found = played(make(seed), DECISIONS).state.digest()

    def among_all(st, sel, ctx, chosen=False):
        return bool(candidates(st, sel, ctx, chosen))

    for where in (entry, effect_checks):
        monkeypatch.setattr(where, "has_candidate", among_all)
    assert played(make(seed), DECISIONS).state.digest() == found


@pytest.mark.parametrize(("make", "seed"), SETUPS)
@pytest.mark.parametrize("decisions", [60, 110, DECISIONS])
def test_tags_given_in_one_stroke_are_those_given_step_by_step(make, seed, decisions, monkeypatch):
    st = played(make(seed), decisions).state
    boards = []
    for _ in range(2):
        st.derived = st.derived.emptied()
        boards.append((board(st).tags, board(st).idle))
        for cont in st.definitions.conts:
            monkeypatch.setattr(cont, "gives", "")
    assert boards[0] == boards[1]


@pytest.mark.parametrize(("make", "seed"), SETUPS)
def test_a_step_that_no_text_asks_for_changes_nothing(make, seed, monkeypatch):
    setup = make(seed)
    found = played(setup, DECISIONS).state.digest()
    pinned = setup.deal().state.definitions
    monkeypatch.setattr(pinned, "stepped", True)
    assert setup.deal().state.definitions is pinned
    assert played(setup, DECISIONS).state.digest() == found


@pytest.mark.parametrize(("make", "seed"), SETUPS)
def test_who_may_attack_has_somebody_to_attack(make, seed):
    for decisions in range(10, DECISIONS, 20):
        st = played(make(seed), decisions).state
        for seat in range(len(st.seats)):
            for card in permit.own_warriors(st, seat):
                assert attack_permit.may_attack(st, card) == bool(attack_permit.attack_targets(st, card))


@pytest.mark.parametrize(("make", "seed"), SETUPS)
def test_who_is_worth_nothing_is_among_those_whose_value_is_lowered(make, seed):
    for decisions in range(10, DECISIONS, 20):
        st = played(make(seed), decisions).state
        st.derived = st.derived.emptied()
        doubtful = plays._perhaps_worthless(st, board(st))
        assert {card for card in board(st).warriors if value_of(st, card) <= 0} <= {*doubtful}


def test_rules_filed_one_after_another_lie_where_they_would_if_filed_at_once():
    seen = 0
    for make, seed in SETUPS:
        for decisions in range(10, DECISIONS, 20):
            st = played(make(seed), decisions).state
            b, filed = board(st), NO_TEXTS.filed
            every = [one for ones in b.rules.values() for one in ones]
            for one in every:
                filed = file_rules(st, filed, [one])
            assert filed == file_rules(st, NO_TEXTS.filed, every)
            assert (b.rules, b.forbids, b.allows, b.requires, b.charges, b.bound, b.loose) == filed[:7]
            seen += len(every)
    assert seen
    assert NO_TEXTS.filed.rules == NO_TEXTS.filed.bound == NO_TEXTS.filed.loose == {}


def test_who_may_be_given_a_card_at_any_time_is_found_among_those_that_are_spoken_of():
    """ALAKHAI: gifts that are given at any time, to him alone."""
    found = 0
    for seed in range(6):
        session = begun(ready_setup(seed)._replace(decks=(ready()[0], ready()[0])))
        st = session.game.state
        while session.step():
            held = [(seat, card) for seat, s in enumerate(st.seats) for card in s.hand if not st.combats]
            for seat, card in held if "bestow" in board(st).allows else ():
                if st.definitions.of[card].verb in GIVEN:
                    hosts = [w for w in board(st).warriors if free_host(st, seat, w, card)]
                    hosts = [w for w in hosts if permit.laid_refusal(st, seat, card, w) is None]
                    assert permit.free_hosts(st, seat, card) == hosts
                    assert not hosts or card in window_masks(st).given
                    found += len(hosts)
    assert found


def test_by_how_much_a_text_lowers_a_value_at_most_is_known_where_its_number_is_printed():
    assert [_lowered(L.Mod(("V",), n)) for n in (3, 0, -2)] == [0, 0, 2]
    assert _lowered(L.Mod(("F", "V"), 2, "times")) == 0
    for unknown in (L.Mod(("V",), 2, "divide"), L.Mod(("V",), 1, "set"), L.Mod(("V",), L.Marks("rot"))):
        assert _lowered(unknown) == UNBOUNDED
