"""Place views: the places of planets as everybody sees them, and who controls them."""

from __future__ import annotations

from typing import NamedTuple

from doomtable.rules.colonies import alone_at_home, holder, points_of
from doomtable.rules.planets import places_on
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, Seat


class PlaceView(NamedTuple):
    """A place: its card on the table, -1 for home; its planet, what it is worth, and to whom (-1: to nobody); which
    planets are near, the least actions of a transfer there (0: as usual), whether nobody fights there."""

    handle: int
    planet: str
    cp: int
    holder: Seat
    near: tuple[str, ...] = ()
    transfer: int = 0
    shoot_only: bool = False

    def actions_to(self, goal: PlaceView) -> int:
        """The actions that a transfer from here to another place takes; 0 where no way leads there (VAR-COLONY-17,
        VAR-COLONY-18, VAR-COLONY-36)."""
        if self.handle == goal.handle:
            return 0
        least = max(self.transfer, goal.transfer, 1)
        if self.planet == goal.planet:
            return least
        return max(2, least) if goal.planet in self.near else 0


def place_views(st: State) -> tuple[PlaceView, ...]:
    """The places planet by planet; none where the ruleset has no planets."""
    found: list[PlaceView] = []
    for planet in st.rules.planets:
        own = (planet.near, planet.transfer, planet.shoot_only)
        for place in places_on(st, planet):
            found.append(PlaceView(place, planet.name, points_of(st, place), holder(st, place), *own))
        if not planet.warzones:
            found.append(PlaceView(NO_CARD, planet.name, planet.cp, alone_at_home(st), *own))
    return tuple(found)
