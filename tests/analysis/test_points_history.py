"""The story of a game's points: curves counted back, deaths with what they won, undone things left out."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from dealing import begun, ready_setup

from doomtable.analysis.points_history import PointsHistory, PointsMoment, points_story
from doomtable.rules.terms import NO_CARD, NOBODY
from doomtable.rules.view_parts import SPECTATOR, EventView
from doomtable.session.session import Session


def told(kind: str, seat: int = NOBODY, **more: Any) -> EventView:
    blank: dict[str, Any] = {
        "card": None, "other": None, "n": 0, "word": "", "cards": (), "handle": NO_CARD, "other_handle": NO_CARD,
        "other_seat": NOBODY,
    }  # fmt: skip
    return EventView(kind, seat, **{**blank, **more})


def killed(victim: str, seat: int, killer: str, handle: int) -> EventView:
    return told("killed", seat, card=victim, handle=90, other=killer, other_handle=handle)


def gained(seat: int, n: int, card: str | None = None, handle: int = NO_CARD, word: str = "P") -> EventView:
    return told("gained", seat, n=n, word=word, card=card, handle=handle)


DUEL = (
    told("turn", 0), killed("Razide", 1, "Ranger", 5), gained(0, 4, "Ranger", 5), gained(0, 2, "Ranger", 5, "D"),
    told("turn", 1), gained(1, 3, "A mission", 7), told("wounded", 0, card="Ranger", handle=5),
    told("turn", 0), told("lost", 0, n=2, word="P", card="Framed!", handle=8),
    told("turn", 1), killed("Ranger", 0, "Ezoghoul", 6), gained(1, 5, "Ezoghoul", 6),
)  # fmt: skip


def test_curves_are_counted_back_from_the_end() -> None:
    story = points_story(DUEL, (2, 8))
    assert story.curves == ((0, 4, 4, 2, 2), (0, 0, 3, 3, 8))
    assert points_story(DUEL, (12, 8)).curves[0] == (10, 14, 14, 12, 12)  # it was told from its middle on


def test_moments_say_who_fell_and_for_how_much() -> None:
    story = points_story(DUEL, (2, 8))
    assert story.moments == (
        PointsMoment(1, 0, 4, "Ranger", "Razide"), PointsMoment(2, 1, 3, "A mission"),
        PointsMoment(3, 0, -2, "Framed!"), PointsMoment(4, 1, 5, "Ezoghoul", "Ranger"),
    )  # fmt: skip
    assert [moment.points for moment in story.greatest(2)] == [4, 5]
    assert [moment.points for moment in story.greatest(2, story.moments[1])] == [3, 5]


def test_it_turned_where_the_winner_came_to_lead_for_good() -> None:
    story = points_story(DUEL, (2, 8))
    behind = [place for place in range(5) if story.curves[0][place] > story.curves[1][place]]
    assert behind == [1, 2] and story.turning(1) == story.moments[3]
    assert points_story(DUEL[:4], (4, 0)).turning(0) is None  # nobody else ever led


def test_warriors_with_their_kills_points_and_wounds() -> None:
    best = points_story(DUEL, (2, 8)).deeds
    assert [(one.name, one.seat, one.kills, one.points, one.wounded) for one in best] == [
        ("Ezoghoul", 1, 1, 5, False), ("Ranger", 0, 1, 4, True),
    ]  # fmt: skip


def test_points_of_a_later_turn_are_not_those_of_an_older_death() -> None:
    later = (told("turn", 0), killed("Razide", 1, "Ranger", 5), told("turn", 0), gained(0, 4, "Ranger", 5))
    assert points_story(later, (4, 0)).moments[0].fallen == ""


def test_what_is_taken_back_is_no_part_of_it() -> None:
    history = PointsHistory()
    history.add(DUEL[:4], 10)
    history.add(DUEL[4:6], 20)
    history.add([told("undone")], 10)
    assert history.story((4, 0)).curves == ((0, 4), (0, 0))
    history.add([told("undone")], 0)
    assert history.story((0, 0)).curves == ((0,), (0,)) and not history.story((0, 0)).moments


@pytest.mark.parametrize("seed", [1, 2])
def test_every_point_of_a_whole_game_is_told(seed: int) -> None:
    setup = ready_setup(seed)
    game = begun(setup, "greedy")
    session = Session(game.game, game.players, seed=seed, listen=(SPECTATOR,))
    history = PointsHistory()
    while session.choices < 1500 and session.step():
        history.add(session.take_events(SPECTATOR), session.choices)
    history.add(session.take_events(SPECTATOR), session.choices)
    totals = [player.promotion for player in session.view(SPECTATOR).players]
    story = history.story(totals)
    assert sum(totals) > 0
    assert [curve[0] for curve in story.curves] == [0, 0] and [curve[-1] for curve in story.curves] == totals
    for seat, total in enumerate(totals):
        assert sum(moment.points for moment in story.moments if moment.seat == seat) == total


def test_points_in_common_make_one_curve_for_all_who_have_them() -> None:
    """MULTI-TEAM: whoever gains them."""
    alone, together = points_story(DUEL, (2, 8)), points_story(DUEL, (10, 10), [(0, 1)])
    gains = [[after - before for before, after in pairwise(one)] for one in alone.curves]
    assert together.curves[0] == together.curves[1] and together.curves[0][-1] == 10
    both = [after - before for before, after in pairwise(together.curves[0])]
    assert both == [one + other for one, other in zip(*gains, strict=True)] and any(both)
