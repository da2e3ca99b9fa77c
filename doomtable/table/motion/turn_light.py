"""Turn light: which field lies under the table and who has the light, and how far one has gone over into the next."""

from __future__ import annotations

from typing import Final, NamedTuple

from doomtable.rules.terms import NOBODY, Seat

CROSS_FADE: Final = 400
"""Milliseconds that it takes."""


class FieldLight(NamedTuple):
    """The ground between two affiliations in the light of a seat's turn."""

    seat: Seat
    near: str
    far: str


UNLIT: Final = FieldLight(NOBODY, "", "")


class TurnLight:
    """The light on the table. A new one is painted first and then fades in, so that nothing waits for it."""

    def __init__(self) -> None:
        self.now = UNLIT
        """What is to be seen, or will be when it has faded in."""
        self.before = UNLIT
        """What fades out; nothing at rest."""
        self.coming = UNLIT
        """What is being painted."""
        self._since = 0

    @property
    def running(self) -> bool:
        """Does it fade?"""
        return self.before != UNLIT

    @property
    def waits(self) -> bool:
        """Is there one to come that must be painted first?"""
        return self.coming != UNLIT

    def change(self, light: FieldLight, at_once: bool) -> None:
        """This is the light from now on."""
        if at_once or self.now == UNLIT:
            self.now, self.before, self.coming = light, UNLIT, UNLIT
        else:
            self.coming = light if light != self.now else UNLIT

    def begin(self, moment: int) -> None:
        """The light that comes is painted: let it fade in."""
        self.before, self.now, self.coming, self._since = self.now, self.coming, UNLIT, moment

    def share(self, moment: int, percent: int) -> float:
        """How much of it is there, 0 to 1, where motion takes so many per cent of its time."""
        whole = CROSS_FADE * percent / 100
        return max(0.0, min(1.0, (moment - self._since) / whole)) if whole and self.running else 1.0

    def settle(self) -> None:
        """Have all of it there."""
        self.before = UNLIT
