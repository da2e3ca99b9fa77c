"""Seats of a match: which of them sit at this machine, which one looks, and what all of them agree to.

Only this file writes the fields; everybody else reads them.
"""

from __future__ import annotations

from collections.abc import Sequence

from doomtable.rules.terms import Seat
from doomtable.rules.view_parts import SPECTATOR
from doomtable.table.kit.player_looks import PlayerLook
from doomtable.table.match.session_port import SessionPort
from doomtable.table.match.undo_sheets import UndoRequest


class Seats:
    """Who sits at this machine, and whose eyes the table is seen with."""

    def __init__(
        self, port: SessionPort, humans: Sequence[Seat], looks: tuple[PlayerLook, ...] = ()
    ) -> None:
        self.port = port
        """The session: what it shows and takes is by seat."""
        self.humans = tuple(humans)
        """The seats of the people at this machine."""
        self.looks = looks
        """By which sign and deck each player is shown, as far as that is known."""
        self.viewer: Seat = self.humans[0] if len(self.humans) == 1 else SPECTATOR
        """Whose eyes the table is seen with; SPECTATOR where nobody's hand may be seen."""
        self.handover: Seat | None = None
        """To whom the machine is handed over: all hands are covered until that player has taken it."""
        self.open_table = False
        """Whether everybody may see every hand: nothing is covered, and whoever is asked is shown."""
        self.peeked: Seat | None = None
        """At an open table, the seat that is looked at in place of the one that is asked."""
        self.consent: UndoRequest | None = None
        """Somebody's wish to take something back, while the others are asked whether they agree."""

    @property
    def shown(self) -> Seat:
        """Whose eyes the table is seen with, as long as no hand has to be covered."""
        return self.viewer if self.peeked is None else self.peeked

    @property
    def covered(self) -> bool:
        """Are all hands covered, since others than the viewer look at the screen?"""
        return self.handover is not None or self.consent is not None

    @property
    def in_turns(self) -> bool:
        """Do several people look at the machine one after the other, each at a hand of their own?"""
        return len(self.humans) > 1 and not self.open_table

    def hands_over(self, seat: Seat) -> bool:
        """Does the machine go from the seat that looks at it to this one, which is asked?"""
        return self.viewer not in (seat, SPECTATOR) and self.in_turns

    def ask(self, seat: Seat) -> bool:
        """A seat of this machine is asked: it is shown, or handed the machine first. Returns whether that is new."""
        if seat == self.viewer:
            return False
        if not self.in_turns:
            self.viewer, self.handover, self.peeked = seat, None, None
            return True
        if self.handover != seat:
            self.handover, self.viewer = seat, SPECTATOR
            return True
        return False

    def hand_to(self, seat: Seat | None) -> None:
        """Cover all hands until a player has taken the machine; None where nobody needs to."""
        self.handover = seat

    def take(self) -> None:
        """The player to whom the machine is handed over has taken it."""
        if self.handover is not None:
            self.viewer, self.handover = self.handover, None

    def leave(self) -> None:
        """Others look at the screen now: whoever is asked next is handed the machine first."""
        self.viewer = SPECTATOR

    def look_as(self, seat: Seat) -> None:
        """See the table with the eyes of a seat."""
        self.viewer = seat

    def peek(self, seat: Seat | None) -> None:
        """At an open table, look at a seat in place of the one that is asked; None for that one."""
        self.peeked = seat

    def set_open(self, opened: bool) -> None:
        """Open the table, or close it: then whoever is asked next takes the seat first."""
        several = len(self.humans) > 1
        self.open_table = opened and several
        self.handover = self.peeked = None
        if several:
            self.viewer = self.humans[0] if self.open_table else SPECTATOR

    def ask_consent(self, request: UndoRequest | None) -> None:
        """Ask the others whether somebody may take something back; None when nobody is left to be asked."""
        self.consent = request
