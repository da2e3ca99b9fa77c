"""The records of actions: the list of what may be begun is what is not refused; a new action is a record alone."""

from __future__ import annotations

from dataclasses import replace

import pytest
from dealing import SECOND, random_setup, ready_setup
from groups import first_and_rest
from made_rulesets import MADE

from doomtable.ai.players import program
from doomtable.rules import mutate as M
from doomtable.rules.actions.action import (
    Action,
    Stage,
    no_actions,
    not_own,
    out_of_turn,
    still_there,
    warriors,
)
from doomtable.rules.actions.table import ACTIONS, beginnings, refusal
from doomtable.rules.bindings import Bindings, new_bindings
from doomtable.rules.legal import window_at
from doomtable.rules.permit import area_of
from doomtable.rules.play_budget import NOTHING, budget
from doomtable.rules.state import new_draft
from doomtable.rules.state_parts import Draft
from doomtable.rules.terms import NO_CARD, Option, Reason, word_option
from doomtable.session.session import Session

EVERY = replace(SECOND, discard_action=True, sabotage=True)
"""A ruleset with every action in it."""


def games(seed: int, choices: int = 500):
    """A game of random decks or of ready ones, again at each question that may begin an action."""
    setup = random_setup(seed, 2 + seed % 3) if seed % 2 else ready_setup(seed)
    yield from questions(setup._replace(rules=EVERY if seed % 3 else setup.rules), seed, choices)


def questions(setup, seed: int, choices: int):
    """A game again at each question that may begin an action."""
    session = Session(setup.deal(), [program("random")] * len(setup.decks), seed=seed, listen=())
    while session.choices < choices and session.game.decision is not None:
        if session.game.decision.kind in ("menu", "window", "session"):
            yield session.game
        session.step()


def judged(game, name: str) -> tuple[set[int], set[int]]:
    """The cards with which an action can be begun, and those with which it is not refused."""
    st, seat = game.state, game.decision.seat
    window = window_at(st, len(st.agenda) - 1)
    money = NOTHING if window is not None else budget(st, seat)
    cards = (*st.seats[seat].hand, *st.play, *(timed.ctx.me for timed in st.effects))
    asked = cards if ACTIONS[name].with_card else (NO_CARD,)
    allowed = {c for c in asked if refusal(st, seat, name, c, None, window, money) is None}
    look, finds_any = ACTIONS[name].look, ACTIONS[name].finds_any
    if look is not None and finds_any is not None:
        assert finds_any(st, seat, window, money) == bool([*look(st, seat, window, money)]), name
    return set(beginnings(st, seat, name, window, money)), allowed


@pytest.mark.parametrize("seed", first_and_rest(5, range(12)))
def test_what_may_be_begun_is_what_is_not_refused(seed):
    """Both ways: whatever the list admits is not refused, whatever is not refused is on it (principle 18)."""
    for game in games(seed):
        for name, action in ACTIONS.items():
            if action.menu:
                listed, allowed = judged(game, name)
                assert listed == allowed, name
                if listed and game.decision.kind == "menu":
                    assert word_option(name) in game.decision.options


@pytest.mark.parametrize("made", first_and_rest(5, MADE), ids=lambda made: made.rules.name)
def test_so_it_is_in_every_made_up_ruleset(made):
    for game in questions(made.setup(1), 1, 300):
        for name, action in ACTIONS.items():
            if action.menu:
                listed, allowed = judged(game, name)
                assert listed == allowed, name


def test_a_look_that_sees_too_much_or_too_little_is_noticed(monkeypatch):
    seen = ACTIONS["muster"].look
    for look in (lambda *asked: (), lambda *asked: [*seen(*asked), 0]):
        monkeypatch.setattr(ACTIONS["muster"], "look", look)
        assert any(listed != allowed for listed, allowed in (judged(game, "muster") for game in games(1)))


# ------------------------------------------------------------------------------------------------- a new action

OTHER_AREA = {"squad": "outpost", "outpost": "squad"}


def patrol_refusal(st, seat, card, other, window, money):
    """Why a warrior cannot be patrolled to another of its player's areas."""
    reason = not_own(st, seat, card) or out_of_turn(st, card, window) or no_actions(st, money, 1)
    if reason is None and (card == NO_CARD or st.play[card].cover or area_of(st, card) not in OTHER_AREA):
        return Reason("ACT-24", "not_an_option")
    return reason


def patrolled(st, p):
    """The warrior stands in the other area."""
    if still_there(st, p):
        M.move_area(st, p.card, p.zone)


PATROL = Action(
    "patrol", warriors, patrol_refusal, patrolled,
    steps=lambda st, draft: [Stage("area")],
    offers={"area": lambda st, draft, window, money: [Option(OTHER_AREA[area_of(st, draft.card)])]},
)  # fmt: skip


@pytest.mark.parametrize("seed", [1, 2])
def test_a_new_action_is_a_record_and_nothing_else(seed, monkeypatch):
    monkeypatch.setitem(ACTIONS, "patrol", PATROL)
    begun = refused = 0
    for game in games(seed):
        decision = game.decision
        listed, allowed = judged(game, "patrol")
        assert listed == allowed
        offered = word_option("patrol") in decision.options
        assert offered == (bool(listed) and decision.kind != "window")
        if not offered:
            refused += decision.seat == game.state.turn.seat
            assert game.explain(decision.seat, "patrol").rule
            continue
        tried = game.copy()
        card = min(listed)
        area = tried.state.play[card].zone
        actions = tried.state.turn.budget.actions
        tried.choose(word_option("patrol"))
        while tried.decision.kind == "draft":
            wanted = [o for o in tried.decision.options if o.card == card]
            tried.choose((wanted or tried.decision.options)[0])
        while tried.decision is not None and tried.decision.kind == "window":
            tried.choose(tried.decision.options[0])
        if card in tried.state.play and not tried.state.play[card].cover:
            begun += tried.state.play[card].zone == OTHER_AREA[area]
            assert tried.state.turn.budget.actions < actions or tried.decision.kind == "session"
    assert begun > 5 and refused > 5


def test_what_makes_drafts_and_bindings_faster_makes_the_same():
    values = (3, 1, (4,), 2, 5, 6, 7, 8, 9, ("word",), 10, 0)
    fields = dict(zip(Bindings._fields[:-1], values, strict=True))  # `about` is bound by tests alone
    assert new_bindings(**fields) == Bindings(**fields) and new_bindings() == Bindings()
    made = new_draft("cast", 1, card=5, way=2, answers=3, called=4)
    assert made == Draft("cast", 1, 0, card=5, way=2, answers=3, called=4)
