"""Frames of the cycle: what remains to be done of phases in which every player takes part (see frames.py)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from doomtable.rules.terms import Seat


class CycleFrame(NamedTuple):
    """A cycle begins, where the ruleset has them."""

    op: Literal["cycle"] = "cycle"


class PhaseFrame(NamedTuple):
    """A phase of a cycle: everybody's part of it."""

    name: str
    op: Literal["phase"] = "phase"


class DrawUpFrame(NamedTuple):
    """A player fills the hand before any turn begins."""

    seat: Seat
    op: Literal["draw up"] = "draw up"


class DeploymentFrame(NamedTuple):
    """Cards are laid down in turn for nothing: who is next, and how many in a row had nothing to lay down."""

    order: tuple[Seat, ...]
    at: int
    idle: int
    op: Literal["deployment"] = "deployment"


class DrawnUpFrame(NamedTuple):
    """What happens before a player fills the hand is over; the hand is filled."""

    seat: Seat
    op: Literal["drawn up"] = "drawn up"


class RevealmentFrame(NamedTuple):
    """All have shown their hands; who held back what could have been laid down loses all points."""

    order: tuple[Seat, ...]
    op: Literal["revealment"] = "revealment"


class TurnsFrame(NamedTuple):
    """One turn of each player who has not had one."""

    left: tuple[Seat, ...]
    op: Literal["turns"] = "turns"
