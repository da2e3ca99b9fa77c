"""Still room: a room without a connection, as its host sees it before a game; pictures of the lobby show it."""

from __future__ import annotations

from collections.abc import Sequence

from doomtable.net import protocol as P
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import NOBODY, Seat
from doomtable.table.kit.available_decks import AvailableDeck
from doomtable.table.lan.lan_room import LanRoom
from doomtable.words.words import Words


class StillRoom(LanRoom):
    """Nobody comes or goes here, and nothing that is asked is sent."""

    def __init__(self, words: Words, deck: AvailableDeck) -> None:
        """A duel by the usual rules: the host on the first seat, somebody ready on the second."""
        self.code, self.deck, self.addresses, self.port = "ABCD2345EFGH6789", deck, ("192.0.2.12",), 7117
        names = [words.say("setup-default-name", n=n) for n in (1, 2)]
        terms = P.Terms(number=1, ruleset=Ruleset().name, options={}, clock=0, wait=300)
        seats = tuple([
            P.SeatInfo(
                seat=n, kind="remote", member=n + 1, name=name, colour=n, emblem="", deck="", ready=n == 1, state="here"
            )
            for n, name in enumerate(names)
        ])  # fmt: skip
        people = tuple([
            P.MemberInfo(member=n + 1, name=name, seat=n, watching="no", host=n == 0, state="here")
            for n, name in enumerate(names)
        ])  # fmt: skip
        self._table = P.RoomInfo(number=1, name=names[0], phase="lobby", terms=terms, seats=seats, people=people)

    @property
    def table(self) -> P.RoomInfo:
        """The room as it stands."""
        return self._table

    @property
    def lively(self) -> bool:
        """It could be."""
        return True

    @property
    def member(self) -> int:
        """The host's number."""
        return 1

    @property
    def host(self) -> bool:
        """One looks with the host's eyes."""
        return True

    @property
    def seat(self) -> Seat:
        """The host's seat."""
        return 0

    @property
    def chat(self) -> Sequence[P.ChatLine]:
        """Nobody has said anything."""
        return ()

    @property
    def stamp(self) -> tuple[object, ...]:
        """Nothing changes."""
        return ()

    @property
    def over(self) -> bool:
        """None has begun."""
        return True

    @property
    def asked(self) -> Seat:
        """Nobody is asked."""
        return NOBODY

    def refused(self, words: Words) -> list[str]:
        """Nothing was asked."""
        return []
