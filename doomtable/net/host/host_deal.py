"""The host's side of a fair deal over the network, from its announcement to the key.

What is announced and committed goes to everybody; openings come to the host alone, are checked against the deck rules,
and are told to nobody before the game is over.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from doomtable.errors import BadInput
from doomtable.net.host.members import Clock, RoomSeat
from doomtable.net.protocol import Commit, DealInfo, OpenCommitment
from doomtable.net.protocol.refusals import Refusal
from doomtable.records import fair_deal
from doomtable.records.commitments import CommitmentOpening
from doomtable.rules.game import Deck
from doomtable.rules.terms import NOBODY, Seat

PATIENCE: Final = 30.0
"""Seconds for all to commit, and again for all to open."""


def new_game() -> str:
    """A game id that no other deal has."""
    return secrets.token_hex(16)


class HostDeal:
    """One deal, as the host leads it."""

    def __init__(self, seats: Sequence[RoomSeat], decks: Mapping[Seat, Deck], clock: Clock) -> None:
        """`decks` are those of the computer seats. Raises BadInput."""
        self.game = new_game()
        self.dealer = fair_deal.announce(self.game, len(seats), decks, secrets.token_bytes(32) if decks else b"")
        self.why: tuple[str | int, ...] = ()
        """What is wrong, beside the code and the seat, where it was given up."""
        self._clock = clock
        self._until = clock() + PATIENCE

    @property
    def told(self) -> DealInfo:
        """How it stands, for everybody."""
        game, seats, humans, computers = self.dealer.announced
        return DealInfo(
            game=game, seats=seats, humans=humans, computers=computers, commitments=self.dealer.commitments
        )

    @property
    def done(self) -> bool:
        """Is the key made?"""
        return self.dealer.phase == fair_deal.DEALT

    @property
    def aborted(self) -> tuple[str | int, ...]:
        """Code, seat and what it speaks of; () as long as it goes on."""
        fault = self.dealer.aborted
        return (fault.code, fault.seat, *self.why) if fault is not None else ()

    def commit(self, seat: Seat, said: Commit) -> None:
        """A commitment came. Raises Refusal; the same one may come again."""
        self._mine(said.game)
        humans = self.dealer.announced.humans
        if seat in humans and self.dealer.commitments[humans.index(seat)] == said.commitment:
            return
        try:
            self.dealer = self.dealer.commit(seat, said.commitment)
        except fair_deal.DealRefused as refused:
            raise Refusal(refused.code) from None
        if self.dealer.phase == fair_deal.OPENING:
            self._until = self._clock() + PATIENCE

    def open(self, seat: Seat, said: OpenCommitment, fault: Callable[[Deck], tuple[str | int, ...]]) -> None:
        """An opening came; one that does not fit, or opens a deck with a `fault`, ends the deal. Raises Refusal."""
        self._mine(said.game)
        deck = Deck(said.cards, said.collection, said.name, said.start)
        if self.dealer.phase == fair_deal.OPENING and (why := fault(deck)):
            self.give_up("illegal", seat, why)
            return
        try:
            self.dealer = self.dealer.open(seat, CommitmentOpening(seat, deck, bytes.fromhex(said.secret)))
        except fair_deal.DealRefused as refused:
            raise Refusal(refused.code) from None
        except BadInput:
            raise Refusal("malformed", "open") from None

    def give_up(self, code: str, seat: Seat = NOBODY, why: tuple[str | int, ...] = ()) -> None:
        """End it without a game; too late when the key is made."""
        if self.dealer.phase in (fair_deal.COMMITTING, fair_deal.OPENING):
            self.dealer = self.dealer.abort(code, seat)
            self.why = why

    def tick(self) -> None:
        """Give it up when somebody is silent for too long."""
        if not self.done and self.dealer.aborted is None and self._clock() > self._until:
            self.give_up("silent", self.dealer.awaited[0])

    def _mine(self, game: str) -> None:
        if game != self.game:
            raise Refusal("late")
