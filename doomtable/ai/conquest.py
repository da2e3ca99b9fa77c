"""Whom to drive out of which place, where colony points win: what each warrior on the map is worth dead."""

from __future__ import annotations

from typing import Final

from doomtable.ai.colony_map import ColonyMap
from doomtable.rules.place_views import PlaceView
from doomtable.rules.terms import NO_CARD, NOBODY
from doomtable.rules.view_parts import CardView

BODY: Final = 1.0
"""What a warrior is worth wherever it stands; for each point of Destiny that it costs or brings while that is needed,
and if there is plenty."""
NEEDED, PLENTY = 0.5, 0.25
RICH: Final = 12
"""Destiny with which more of it matters less, and what it buys is cheaper."""
STAKE: Final = 0.9
"""What a colony point is worth that another player loses; what he may soon have back or somebody else takes counts less
than what an own warrior can take over; most of all that counts when so few points are lacking."""
DENIED, TAKEN, DECIDES = 0.6, 1.5, 3.0
CLOSE: Final = 8
WINS: Final = 24.0
"""What a place is worth besides that gives the player to move enough to win."""
STOPS: Final = 25.0
"""What a place is worth without which another player has no longer enough to win."""
WEAKEST: Final = 2.5
"""How many times everything counts that the weakest of several others loses: what he leaves can be kept, and the fewer
are left, the sooner one of them has half of all colony points. In a crowd, who is close to that lets the weak be."""
LAST, FEW = 10.0, 4
"""What it is worth besides to kill the last warrior of a player; a share of it from so few on."""


class Conquest:
    """What the places of a map are worth to who drives others out of them."""

    def __init__(self, c: ColonyMap, destiny: int) -> None:
        self.map = c
        self._each = PLENTY if destiny >= RICH else NEEDED
        self._lacking = c.goal - c.points[c.seat]
        self._hunts = not c.crowd or self._lacking > CLOSE
        """Whether the weak are worth hunting for their own sake."""
        several = self._hunts and len(c.rivals) > 1
        self._weakest = min(c.rivals, key=lambda seat: (c.strength[seat], seat)) if several else NOBODY
        self._known: dict[tuple[int, int], float] = {}

    def death(self, card: CardView) -> float:
        """What the death of a warrior means: what it gives if it is another's, what it costs if it is one's own."""
        c, seat = self.map, card.controller
        value = max(0, card.ratings[3] or 0) if len(card.ratings) > 3 else 2
        out = BODY + self._each * value
        place = c.of(card)
        if place is None or not 0 <= seat < len(c.strength):
            return out
        key = (seat, place.handle)
        if key not in self._known:
            self._known[key] = self._hold(seat, place) / max(1, c.count(seat, place.handle)) ** 2
        few = max(0, FEW - c.strength[seat]) if seat != c.seat and self._hunts else 0
        out += self._known[key] + LAST * few / FEW
        return out * WEAKEST if seat == self._weakest else out

    def _hold(self, seat: int, place: PlaceView) -> float:
        """What it is worth that a player loses a place, or costs to lose it."""
        c = self.map
        points = self._points(seat, place)
        if seat == c.seat or not points:
            return STAKE * points
        wins = c.points[seat] >= c.goal > c.points[seat] - points and c.count(seat, place.handle) == 1
        least = STOPS if wins else STAKE * DENIED * points
        if place.handle != NO_CARD and not self._can_take(place):
            return least
        won = WINS if c.crowd and 0 < self._lacking <= points else 0.0
        return max(least, STAKE * points * (DECIDES if self._lacking <= CLOSE else TAKEN) + won)

    def _points(self, seat: int, place: PlaceView) -> float:
        """The colony points that a place gives a player, or keeps from who is there besides."""
        if place.handle != NO_CARD:
            return float(place.cp) if place.holder == seat else 0.0
        others = [one for one in self.map.on_earth() if one != seat]
        return float(place.cp) if others in ([], [self.map.seat]) or seat == self.map.seat else 0.0

    def _can_take(self, place: PlaceView) -> bool:
        """Whether an own warrior that leaves less behind could go there once nobody is there any more."""
        c = self.map
        mine = (one for (seat, _), there in c.guards.items() if seat == c.seat for one in there)
        return any(self._may_come(one, place) and self._less(one, place) for one in mine)

    def _may_come(self, one: CardView, place: PlaceView) -> bool:
        c = self.map
        return bool(c.actions_to(one, place)) and not c.crowded(one, place) and not c.barred(one, place)

    def _less(self, one: CardView, place: PlaceView) -> bool:
        here = self.map.of(one)
        return here is None or not self.map.alone(one) or here.cp < place.cp


def in_range(c: ColonyMap, one: CardView, foe: CardView) -> bool:
    """Whether a combat between two warriors could be fought at all."""
    here, there = c.of(one), c.of(foe)
    if here is None or there is None or here.planet == there.planet:
        return True
    both = here.handle != NO_CARD and there.handle != NO_CARD
    return both and there.planet in here.near and (here.shoot_only or there.shoot_only)


def tactics(c: ColonyMap, one: CardView, foe: CardView, found: list[str]) -> list[str]:
    """Those of some tactics that are open between two warriors where they stand."""
    here, there = c.of(one), c.of(foe)
    far = here is not None and there is not None and (here.planet != there.planet or here.shoot_only)
    return [tactic for tactic in found if tactic != "fight"] if far else found
