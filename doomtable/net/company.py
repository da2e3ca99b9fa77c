"""Who is in the room: members and the chairs they sit on, names, who looks on, what is said.

Nothing here knows of a deal or a game; the room that is made of it does (room.py).
"""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Sequence

from doomtable.net import protocol as P
from doomtable.net.people import CHAT_EACH, CHAT_MOST, Chair, Clock, Member, State
from doomtable.net.security import Pace, hashed, new_token
from doomtable.net.wire import Refusal, plain
from doomtable.rules.terms import NOBODY


class Company:
    """Everybody at one table."""

    def __init__(
        self, kinds: Sequence[str], clock: Clock, *, name: str = "", open_spectators: bool = False, host_token: str = ""
    ) -> None:
        """A table with these kinds of seats, empty. Whoever enters with `host_token` is the host."""
        self.clock = clock
        self.name = plain(name, P.LONGEST_TABLE)
        self.sign = secrets.token_hex(16)
        """By which guests know that numbers are still those of this room."""
        self.chairs = [Chair(seat, kind) for seat, kind in enumerate(kinds)]
        self.open_spectators = open_spectators
        self.host_token = hashed(host_token) if host_token else ""
        self.phase: P.Phase = "lobby"
        self.number = 1
        """Rises with every change of what everybody sees of the room."""
        self.members: dict[int, Member] = {}
        self.last_member = 0
        self._greeted: dict[int, str] = {}
        self.chat: deque[P.Line] = deque(maxlen=P.MOST_CHAT)
        self.said = 0
        """Lines of chat so far."""

    # -------------------------------------------------------------------------------------------------- looking

    def name_of(self, chair: Chair) -> str:
        """What the player on a chair is called; '' for an empty one, where each client has words of its own."""
        raise NotImplementedError

    @property
    def empty(self) -> bool:
        """Is nobody here?"""
        return not any(member.state == "here" for member in self.members.values())

    # -------------------------------------------------------------------------------------------- coming, going

    def admit(self, said: P.Enter, token: str, *, host: bool) -> Member:
        """Somebody who was never here: he gets a free chair in the lobby, else he looks on."""
        self.last_member += 1
        pace = Pace(self.clock, CHAT_MOST, CHAT_EACH)
        member = Member(self.last_member, "", token, pace, colour=said.colour, host=host, since=self.clock())
        member.name = self.free_name(said.name, member)
        member.colour = self.free_colour(said.colour, member)
        self.members[member.number] = member
        chair = None if said.watch or self.phase != "lobby" else self.free_chair()
        if chair is not None:
            self.sit(member, chair)
        else:
            self.watch(member)
        return member

    def free_chair(self) -> Chair | None:
        """A chair for a person that nobody has."""
        return next((chair for chair in self.chairs if chair.remote and chair.member is None), None)

    def sit(self, member: Member, chair: Chair) -> None:
        """Give somebody a chair; the one he had is free."""
        self.stand(member)
        chair.member, chair.ready = member, False
        member.seat, member.watching = chair.seat, "no"

    def stand(self, member: Member) -> None:
        """Free somebody's chair."""
        if member.seat != NOBODY:
            chair = self.chairs[member.seat]
            chair.member, chair.ready = None, False
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

    def colour_of(self, chair: Chair) -> int:
        """The colour of a chair: that of who sits there, else one that nobody has, as far as there is one."""
        if chair.member is not None:
            return chair.member.colour
        held = {one.member.colour for one in self.chairs if one.member is not None}
        free = [colour for colour in range(P.COLOURS) if colour not in held]
        place = sum(one.member is None for one in self.chairs[: chair.seat])
        return free[place] if place < len(free) else chair.seat

    def free_name(self, wanted: str, member: Member) -> str:
        """The name somebody wants, as plain text, with a number behind it where another has it."""
        name = plain(wanted, P.LONGEST_NAME) or f"Guest {member.number}"
        others = {one.name.casefold() for one in self.members.values() if one is not member}
        others |= {self.name_of(chair).casefold() for chair in self.chairs if not chair.remote}
        found, number = name, 1
        while found.casefold() in others:
            number += 1
            found = f"{name[: P.LONGEST_NAME - 1 - len(str(number))].rstrip()} {number}"
        return found

    def token_of(self, member: Member) -> str:
        """The token of somebody who has just come in, once; '' for one who has it already."""
        return self._greeted.pop(member.number, "")

    def admit_guest(self, said: P.Enter) -> Member:
        """A guest who was never here; his token is told once (`token_of`). Raises Refusal: full."""
        if len(self.members) >= P.MOST_SEATS + P.MOST_WATCHERS:
            raise Refusal("full")
        given = new_token()
        member = self.admit(said, hashed(given), host=False)
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
        self.chat.append(P.Line(member=member.number, name=member.name, text=line))
        self.said += 1
        self.wake()

    def changed(self) -> None:
        """Everybody is to see the room anew."""
        self.number += 1
        self.wake()

    def wake(self) -> None:
        """There is something to tell to everybody."""
        for member in self.members.values():
            if member.line is not None:
                member.line.wake()
