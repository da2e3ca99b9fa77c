"""The members of a room: who is here, lost or left, on which seat, with which name, colour and token; the chat.

Nothing here knows of a deal or a game; the room that is made of it does (room.py).
"""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, TypeAlias

from doomtable.net import protocol as P
from doomtable.net.host.rate_limit import RateLimit
from doomtable.net.protocol import Message, Request
from doomtable.net.protocol.opaque_handles import HandleMap
from doomtable.net.protocol.plain_text import plain
from doomtable.net.protocol.refusals import Refusal
from doomtable.rules.terms import NOBODY, Seat

REMOTE: Final = "remote"
"""The kind of a seat that a person holds."""
KEPT_ANSWERS: Final = 64
MOST_HELD: Final = 16
"""Requests of one guest that came before those that go before them."""
CHAT_MOST, CHAT_EACH = 5.0, 0.5
"""Lines of chat at once, and a second in the long run."""
State: TypeAlias = Literal["here", "lost", "left"]
Clock: TypeAlias = Callable[[], float]


class Members:
    """Everybody at one table."""

    def __init__(
        self, kinds: Sequence[str], clock: Clock, *, name: str = "", open_spectators: bool = False, host_token: str = ""
    ) -> None:
        """A table with these kinds of seats, empty. Whoever enters with `host_token` is the host."""
        self.clock = clock
        self.name = plain(name, P.LONGEST_TABLE)
        self.sign = secrets.token_hex(16)
        """By which guests know that numbers are still those of this room."""
        self.seats = [RoomSeat(number, kind) for number, kind in enumerate(kinds)]
        self.open_spectators = open_spectators
        self.host_token = token_hash(host_token) if host_token else ""
        self.phase: P.Phase = "lobby"
        self.number = 1
        """Rises with every change of what everybody sees of the room."""
        self.members: dict[int, Member] = {}
        self.last_member = 0
        self._greeted: dict[int, str] = {}
        self.chat: deque[P.ChatLine] = deque(maxlen=P.MOST_CHAT)
        self.said = 0
        """Lines of chat so far."""

    # -------------------------------------------------------------------------------------------------- looking

    def name_of(self, seat: RoomSeat) -> str:
        """What the player on a seat is called; '' for an empty one, where each client has words of its own."""
        raise NotImplementedError

    @property
    def empty(self) -> bool:
        """Is nobody here?"""
        return not any(member.state == "here" for member in self.members.values())

    @property
    def seated(self) -> tuple[SeatHolder, ...]:
        """Everybody who has a seat, as a file keeps him."""
        return tuple(
            SeatHolder(one.number, one.name, one.token, one.seat, one.host, one.key)
            for one in self.members.values()
            if one.seat != NOBODY
        )

    # -------------------------------------------------------------------------------------------- coming, going

    def admit(self, said: P.Enter, token: str, *, host: bool) -> Member:
        """Somebody who was never here: he gets a free seat in the lobby, else he looks on."""
        self.last_member += 1
        pace = RateLimit(self.clock, CHAT_MOST, CHAT_EACH)
        member = Member(self.last_member, "", token, pace, colour=said.colour, host=host, since=self.clock())
        member.name = self.free_name(said.name, member)
        member.colour = self.free_colour(said.colour, member)
        self.members[member.number] = member
        seat = None if said.watch or self.phase != "lobby" else self.free_seat()
        if seat is not None:
            self.sit(member, seat)
        else:
            self.watch(member)
        return member

    def free_seat(self) -> RoomSeat | None:
        """A seat for a person that nobody has."""
        return next((seat for seat in self.seats if seat.remote and seat.member is None), None)

    def sit(self, member: Member, seat: RoomSeat) -> None:
        """Give somebody a seat; the one he had is free."""
        self.stand(member)
        seat.member, seat.ready = member, False
        member.seat, member.watching = seat.number, "no"

    def stand(self, member: Member) -> None:
        """Free somebody's seat."""
        if member.seat != NOBODY:
            seat = self.seats[member.seat]
            seat.member, seat.ready = None, False
            member.seat = NOBODY

    def watch(self, member: Member) -> None:
        """Somebody looks on; unless all may, the host is asked."""
        self.stand(member)
        member.watching = "yes" if self.open_spectators or member.host else "asks"

    def free_colour(self, wanted: int, member: Member) -> int:
        """The colour somebody wants, or the next one that nobody else has who sits here."""
        others = {one.colour for one in self.members.values() if one is not member and one.seat != NOBODY}
        tried = [(wanted + step) % P.COLOURS for step in range(P.COLOURS)]
        return next((colour for colour in tried if colour not in others), wanted)

    def colour_of(self, seat: RoomSeat) -> int:
        """The colour of a seat: that of who sits there, else one that nobody has, as far as there is one."""
        if seat.member is not None:
            return seat.member.colour
        held = {one.member.colour for one in self.seats if one.member is not None}
        free = [colour for colour in range(P.COLOURS) if colour not in held]
        place = sum(one.member is None for one in self.seats[: seat.number])
        return free[place] if place < len(free) else seat.number

    def free_name(self, wanted: str, member: Member) -> str:
        """The name somebody wants, as plain text, with a number behind it where another has it."""
        name = plain(wanted, P.LONGEST_NAME) or f"Guest {member.number}"
        others = {one.name.casefold() for one in self.members.values() if one is not member}
        others |= {self.name_of(seat).casefold() for seat in self.seats if not seat.remote}
        found, number = name, 1
        while found.casefold() in others:
            number += 1
            found = f"{name[: P.LONGEST_NAME - 1 - len(str(number))].rstrip()} {number}"
        return found

    def token_of(self, member: Member) -> str:
        """The token of somebody who has just come in, once; '' for one who has it already."""
        return self._greeted.pop(member.number, "")

    def returning(self, said: P.Enter) -> Member | None:
        """Who comes back with the token of a seat, or as the host; None for somebody new. Raises Refusal: no_token."""
        if not said.token:
            return None
        token = token_hash(said.token)
        member = next((one for one in self.members.values() if one.token == token), None)
        if member is None and token == self.host_token:
            member = self.admit(said, token, host=True)
        if member is None:
            raise Refusal("no_token")
        return member

    def admit_guest(self, said: P.Enter) -> Member:
        """A guest who was never here; his token is told once (`token_of`). Raises Refusal: full."""
        if len(self.members) >= P.MOST_SEATS + P.MOST_WATCHERS:
            raise Refusal("full")
        given = new_token()
        member = self.admit(said, token_hash(given), host=False)
        self._greeted[member.number] = given
        return member

    def forget(self, member: Member) -> None:
        """Somebody is not of this room any more."""
        self.stand(member)
        self.members.pop(member.number, None)

    def became(self, member: Member, state: State) -> None:
        """Somebody is here, lost or gone from now on."""
        member.state, member.since = state, self.clock()

    # ------------------------------------------------------------------------------------------------- messages

    def say(self, member: Member, text: str) -> None:
        """Something said to all. Raises Refusal: too_fast, nothing_said, not_yet."""
        if member.watching == "asks" and self.phase == "playing":
            raise Refusal("not_yet")
        line = plain(text, P.LONGEST_CHAT)
        if not line:
            raise Refusal("nothing_said")
        if not member.pace.spend():
            raise Refusal("too_fast")
        self.chat.append(P.ChatLine(member=member.number, name=member.name, text=line))
        self.said += 1
        self.wake()

    def changed(self) -> None:
        """Everybody is to see the room anew."""
        self.number += 1
        self.wake()

    def wake(self) -> None:
        """There is something to tell to everybody."""
        for member in self.members.values():
            if member.connection is not None:
                member.connection.wake()


@dataclass(frozen=True, slots=True, eq=False)
class Connection:
    """A connection, as the room sees it."""

    wake: Callable[[], None]
    """There is something to tell."""
    end: Callable[[str], None]
    """Say why, by a code, and hang up."""
    handles: HandleMap
    """The numbers by which cards are named to it."""


@dataclass(slots=True, eq=False)
class Member:
    """Somebody in the room. The token is kept hashed; there is no connection while he is lost or gone."""

    number: int
    name: str
    token: str
    pace: RateLimit
    colour: int = 0
    emblem: str = ""
    host: bool = False
    seat: Seat = NOBODY
    watching: Literal["no", "asks", "yes"] = "no"
    state: State = "here"
    since: float = 0.0
    """Since when in this state, in seconds of the room's clock."""
    key: str = ""
    connection: Connection | None = None
    done: int = 0
    """The last request that was done."""
    answers: OrderedDict[int, Message] = field(default_factory=OrderedDict)
    held: dict[int, Request] = field(default_factory=dict)

    def answered(self, request: int, answer: Message) -> None:
        """Keep an answer for the case that it is asked for again."""
        self.done = request
        self.answers[request] = answer
        while len(self.answers) > KEPT_ANSWERS:
            self.answers.popitem(last=False)


@dataclass(slots=True, eq=False)
class RoomSeat:
    """A seat: who may have it, who has it, and whether a computer player plays for him now."""

    number: Seat
    kind: str
    member: Member | None = None
    ready: bool = False
    stand_in: bool = False
    left: float = -1.0
    """Seconds of the clock; -1: no clock."""

    @property
    def timed_out(self) -> bool:
        """Does a computer player play because the clock ran out? Then it does until the host says otherwise."""
        return self.stand_in and self.left == 0

    @property
    def remote(self) -> bool:
        """Is it a person's?"""
        return self.kind == REMOTE


class SeatHolder(NamedTuple):
    """Somebody who may come back to a kept game: all that is needed to know him again."""

    number: int
    name: str
    token: str
    """Hashed."""
    seat: Seat
    host: bool
    key: str


def new_token() -> str:
    """What a guest comes back with: 128 random bits."""
    return secrets.token_hex(16)


def token_hash(token: str) -> str:
    """A token as the host keeps it: whoever reads a save cannot come in with it."""
    return hashlib.sha256(token.encode()).hexdigest()
