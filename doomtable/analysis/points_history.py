"""Points history: the Promotion and colony points of every player by turn, what moved Promotion most, and which
warriors won it.

Read from the events that one seat was told, so it knows no more than that seat. Points are counted back from what the
players have in the end: a game that is taken up in the middle, or that is told from its middle on, ends where it ends.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from doomtable.rules.terms import NO_CARD, NOBODY, CardId, Seat

if TYPE_CHECKING:
    from doomtable.rules.view_parts import EventView

POINT: str = "P"
"""The word of an event that moves Promotion points."""


class PointsMoment(NamedTuple):
    """Something that moved the points of one player."""

    turn: int
    """Which place of the curves it stands at; 0 is before the first turn that was told."""
    seat: Seat
    points: int
    source: str
    """The card that won or lost them; '' where there is none, or nobody knows."""
    fallen: str = ""
    """The warrior whose death it was; '' for none."""


class WarriorDeeds(NamedTuple):
    """What a warrior did for its player."""

    name: str
    seat: Seat
    kills: int
    points: int
    wounded: bool


class PointsStory(NamedTuple):
    """A game told by its points."""

    curves: tuple[tuple[int, ...], ...]
    """For each seat its points after each turn, those before the first one first; all of one length."""
    moments: tuple[PointsMoment, ...]
    """What moved the points, in the order in which it happened."""
    deeds: tuple[WarriorDeeds, ...]
    """The warriors that killed or won points, the best first."""
    colony: tuple[tuple[int, ...], ...] = ()
    """For each seat its colony points as they were last counted, at the same places as the curves."""

    def turning(self, winner: Seat) -> PointsMoment | None:
        """The gain by which the winner came to lead for good; None where that was no turn: nobody else ever led."""
        own = self.curves[winner]
        others = [max(points) for points in zip(*(c for s, c in enumerate(self.curves) if s != winner), strict=True)]
        behind = [place for place, points in enumerate(others) if points > own[place]]
        if not behind:
            return None
        found = (one for one in self.moments if one.turn > behind[-1] and one.seat == winner and one.points > 0)
        return next(found, None)

    def greatest(self, most: int, *sure: PointsMoment | None) -> tuple[PointsMoment, ...]:
        """So many moments that moved the points most, in their order; those that are `sure` and the last gain are
        among them."""
        last = next((moment for moment in reversed(self.moments) if moment.points > 0), None)
        first = [moment for moment in (*sure, last) if moment is not None]

        def rank(moment: PointsMoment) -> tuple[bool, int]:
            return not any(moment is one for one in first), -abs(moment.points)

        kept = sorted(self.moments, key=rank)[:most]
        return tuple(moment for moment in self.moments if any(moment is one for one in kept))


class PointsHistory:
    """Gathers what happened as it happens; what is taken back is no part of it."""

    def __init__(self) -> None:
        self._events: list[tuple[int, EventView]] = []

    def add(self, events: Iterable[EventView], at: int) -> None:
        """Take events that had happened after so many choices."""
        for event in events:
            if event.kind == "undone":
                self._events = [told for told in self._events if told[0] <= at]
            elif event.kind in TOLD:
                self._events.append((at, event))

    def story(self, totals: Sequence[int], pools: Sequence[Sequence[Seat]] = ()) -> PointsStory:
        """The story of a game in which the players have so many points now; `pools` are those who have them in
        common."""
        return points_story([event for _, event in self._events], totals, pools)


TOLD = frozenset({"turn", "gained", "lost", "killed", "wounded", "counted"})


def points_story(
    events: Sequence[EventView], totals: Sequence[int], pools: Sequence[Sequence[Seat]] = ()
) -> PointsStory:
    """The same from the events themselves."""
    changes: list[list[int]] = [[0] * len(totals)]
    colony: list[list[int]] = [[0] * len(totals)]
    moments: list[PointsMoment] = []
    warriors: dict[CardId, WarriorDeeds] = {}
    fallen: dict[CardId, str] = {}
    """By killer, whom it has killed last, until points are told for it."""
    for event in events:
        if event.kind == "turn":
            changes.append([0] * len(totals))
            colony.append(colony[-1].copy())
            fallen.clear()
        elif event.kind == "counted" and event.seat != NOBODY:
            colony[-1][event.seat] = event.n
        elif event.kind == "killed" and event.other and event.other_handle != NO_CARD:
            fallen[event.other_handle] = event.card or ""
            _add(warriors, event.other_handle, event.other, kills=1)
        elif event.kind == "wounded" and event.handle in warriors:
            warriors[event.handle] = warriors[event.handle]._replace(wounded=True)
        elif event.kind == "wounded" and event.card:
            warriors[event.handle] = WarriorDeeds(event.card, NOBODY, 0, 0, True)
        elif event.kind in ("gained", "lost") and event.word == POINT and event.seat != NOBODY:
            points = event.n if event.kind == "gained" else -event.n
            changes[-1][event.seat] += points
            dead = fallen.pop(event.handle, "") if points > 0 else ""
            moments.append(PointsMoment(len(changes) - 1, event.seat, points, event.card or "", dead))
            if dead and event.card:
                _add(warriors, event.handle, event.card, event.seat, points=points)
    for pool in pools:
        for change in changes:
            together = sum(change[seat] for seat in pool)
            for seat in pool:
                change[seat] = together
    curves = tuple(tuple(_counted_back([change[s] for change in changes], total)) for s, total in enumerate(totals))
    deeds = [one for one in warriors.values() if one.points > 0 or (one.kills and one.seat != NOBODY)]
    best = tuple(sorted(deeds, key=lambda one: (-one.points, -one.kills)))
    return PointsStory(curves, tuple(moments), best, tuple(zip(*colony, strict=True)))


def _add(
    warriors: dict[CardId, WarriorDeeds], card: CardId, name: str, seat: Seat = NOBODY, kills: int = 0, points: int = 0
) -> None:
    """Write down what a warrior did."""
    known = warriors.get(card, WarriorDeeds(name, seat, 0, 0, False))
    warriors[card] = WarriorDeeds(
        name, known.seat if seat == NOBODY else seat, known.kills + kills, known.points + points, known.wounded
    )


def _counted_back(changes: Sequence[int], total: int) -> list[int]:
    """The points after each turn, from what they changed by in each and what they are in the end."""
    points = [total]
    for change in reversed(changes[1:]):
        points.append(points[-1] - change)
    return points[::-1]
