"""The host's side of a game out of boosters: who is told what, whose time is up, for whom a computer takes a card.

The boosters lie with the host alone; a seat is told what lies before it and what it has, and of the others only who has
still to take a card. Somebody who is gone is waited for as in a game; then a computer takes each card in his place
until he is back, and what was taken for him is his.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from doomtable.errors import BadInput
from doomtable.net import protocol as P
from doomtable.net.host.members import Clock, RoomSeat
from doomtable.net.host.services import BoosterTable
from doomtable.net.protocol.refusals import Refusal
from doomtable.rules.game import Deck
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import Seat

GRACE: Final = 2.0
"""Seconds after the time is up in which a pick that was on its way still counts."""


class HostDraft:
    """A game out of boosters until its decks are built."""

    def __init__(
        self, boosters: BoosterTable, seats: Sequence[RoomSeat], clock: Clock, seconds: int, wait: float, number: int
    ) -> None:
        """`seconds` of a pick, 0 for no clock; `wait` seconds for somebody who is lost; `number` is the first one that
        is told."""
        self._boosters, self._seats, self._clock = boosters, seats, clock
        self._seconds, self._wait = seconds, wait
        self.number = number
        """Rises with every change."""
        self._since: dict[Seat, tuple[int, float]] = {}
        """Of whoever has a card to take: how many he has, and since when."""
        self._note()

    @property
    def rules(self) -> Ruleset:
        """By which the decks are judged and the game is played."""
        return self._boosters.rules

    @property
    def picking(self) -> bool:
        """Has anybody a card to take?"""
        return bool(self._boosters.awaited)

    def told(self, seat: Seat) -> P.DraftInfo:
        """How it stands, for one seat."""
        seen = self._boosters.seen(seat)
        left = -1
        if self._seconds and seat in self._since:
            left = max(0, ceil(self._since[seat][1] + self._seconds - self._clock()))
        return P.DraftInfo(
            number=self.number, round=seen.round, rounds=seen.rounds, leftward=seen.leftward, pack=seen.pack,
            pool=seen.pool, waiting=seen.waiting, left=seen.left, seconds=left,
        )  # fmt: skip

    def pick(self, seat: Seat, said: P.PickBooster) -> None:
        """A seat takes a card. Raises Refusal; the same one may come again."""
        pool = self._boosters.seen(seat).pool
        if said.pick < len(pool) and pool[said.pick] == said.card:
            return
        if seat not in self._since or said.pick != len(pool):
            raise Refusal("no_draft")
        self._take(seat, said.card)

    def tick(self) -> bool:
        """Take cards for those who are gone or out of time; whether there were any."""
        late = [seat for seat in self._boosters.awaited if self._late(seat)]
        for seat in late:
            self._take(seat, self._boosters.suggestion(seat))
        return bool(late)

    def record(self) -> list[bytes]:
        """What was opened and taken so far, line by line."""
        return self._boosters.record()

    def fault(self, seat: Seat, deck: Deck) -> tuple[str | int, ...]:
        """The first card that a deck has and the seat has not; () for none."""
        return self._boosters.fault(seat, deck)

    def deck(self, seat: Seat) -> Deck:
        """The deck of a computer player on a seat."""
        return self._boosters.deck(seat)

    def _late(self, seat: Seat) -> bool:
        now, member = self._clock(), self._seats[seat].member
        if self._seconds and now >= self._since[seat][1] + self._seconds + GRACE:
            return True
        if member is None or member.state == "left":
            return True
        return member.state == "lost" and now >= member.since + self._wait

    def _take(self, seat: Seat, card: str) -> None:
        try:
            self._boosters.pick(seat, card)
        except BadInput:
            raise Refusal("no_card") from None
        self.number += 1
        self._note()

    def _note(self) -> None:
        """Since when each has had what lies before him."""
        now, waits = self._clock(), {}
        for seat in self._boosters.awaited:
            held = len(self._boosters.seen(seat).pool)
            before = self._since.get(seat)
            waits[seat] = before if before is not None and before[0] == held else (held, now)
        self._since = waits
