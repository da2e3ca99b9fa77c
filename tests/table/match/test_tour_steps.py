"""The steps of the guided game: what is done early counts, what is taken back is asked for again; few words."""

from __future__ import annotations

import pytest
from dealing import ready_setup

from doomtable.ai.players import program
from doomtable.rules.view_parts import EventView
from doomtable.session.session import Session
from doomtable.table.match.tour_steps import MEANWHILE, PATIENT, STEPS, TourMoment, deeds, progress
from doomtable.words.words import Words

MOST_WORDS = 40
"""Of a step, before and after the deed together."""


def happened(kind: str, seat: int = 0, word: str = "", card: str | None = None) -> EventView:
    return EventView(kind, seat, card, None, 0, word, (), -1, -1, -1)


def begun() -> TourMoment:
    """The first question of a game."""
    session = Session(ready_setup(3).deal(), [program("greedy")] * 2, seed=3)
    decision = session.game.decision
    assert decision is not None
    return TourMoment(session.view(decision.seat))


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_step_has_at_most_forty_words(language: str) -> None:
    words = Words(language)
    for step in STEPS:
        for by in ("mouse", "keys", "gamepad"):
            args = {"input": by, "goal": 12, "choose": "Enter"}
            before = words.say(f"tour-{step.name}", **args) if step.ready is not None else ""
            told = f"{before} {words.say(f'tour-{step.name}-done', **args)}"
            assert 8 <= len(told.split()) <= MOST_WORDS, (step.name, len(told.split()))
    for step in MEANWHILE:
        assert 8 <= len(words.say(f"tour-{step.name}", input="keys").split()) <= MOST_WORDS // 2


def test_the_first_deed_of_each_kind_counts_whenever_it_was_done() -> None:
    story = [
        happened("turn"), happened("meditated"), happened("mustered", word="kohort"), happened("meditated"),
        happened("attacked"), happened("wounded", 1), happened("turn_end"), happened("turn", 1),
        happened("mustered", 1, "squad"), happened("announced"), happened("meditated", 1),
    ]  # fmt: skip
    assert dict(deeds(STEPS, story, 0)) == {
        "meditate": 1, "kohort": 2, "attack": 4, "wound": 5, "turn": 6, "answer": 9,
    }  # fmt: skip


def test_points_are_those_of_a_kill() -> None:
    story = [happened("turn"), happened("gained", word="D"), happened("killed", 0), happened("gained")]
    assert not deeds(STEPS, story, 0)
    story += [happened("killed", 1), happened("gained", word="P"), happened("combat_over"), happened("gained")]
    assert dict(deeds(STEPS, story, 0)) == {"kill": 4, "points": 5}


def test_what_was_done_is_not_asked_for_and_what_was_taken_back_is() -> None:
    now = begun()
    mustered = happened("mustered", now.view.seat, "squad")
    first = progress(STEPS, [], now)
    assert first.asked is not None and not first.done
    if first.asked.name == "muster":
        after = progress(STEPS, [mustered], now)
        assert after.asked is None or after.asked.name != "muster"
        assert [step.name for step in after.done] == ["muster"]
    skipped = progress(STEPS, [], now, frozenset({first.asked.name}))
    assert skipped.asked != first.asked
    assert progress(STEPS, [], now) == first


def test_nobody_is_asked_for_anything_while_others_are() -> None:
    now = begun()
    assert progress(STEPS, [], TourMoment(now.view._replace(decision=None))).asked is None


def test_it_ends_when_everything_is_done_or_after_a_few_turns() -> None:
    now = begun()
    everything = frozenset(step.name for step in STEPS)
    assert progress(STEPS, [], now, everything).over
    assert not progress(STEPS, [], now, everything - {"answer"}).over
    players = tuple(player._replace(turns=PATIENT) for player in now.view.players)
    assert progress(STEPS, [], TourMoment(now.view._replace(players=players))).over
