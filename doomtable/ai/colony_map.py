"""The colony map: who stands where and what that is worth to each player, as far as a view tells."""

from __future__ import annotations

from typing import Final

from doomtable.rules.place_views import PlaceView
from doomtable.rules.terms import NO_CARD, NOBODY
from doomtable.rules.view_parts import CardView, PlayerView, View, standing

CROWD: Final = 3
"""More players than these are a crowd: nobody wins by breaking the weak, but by the place that is wanting."""
MOST: Final = 3
"""The Warzones of a planet that a player may control (VAR-COLONY-11)."""
BARS: Final = {"Citadel Sanctum": "doomtrooper", "Sacred Outpost": "legion"}
"""Who may never be where (VAR-COLONY-40, VAR-COLONY-41)."""


class ColonyMap:
    """The places of a view with all who stand there, and the colony points that each player would be counted now."""

    def __init__(self, view: View) -> None:
        self.seat = view.seat
        self.goal = view.colony_goal
        self.places = {place.handle: place for place in view.places}
        self._names = {card.handle: card.name or "" for card in view.table}
        self.guards: dict[tuple[int, int], list[CardView]] = {}
        """The warriors of a player at a place, by seat and place."""
        self.strength = [0] * len(view.players)
        """How many warriors each player has."""
        for player in view.players:
            for card in fighters(player):
                self.guards.setdefault((player.seat, card.stands_at), []).append(card)
                self.strength[player.seat] += 1
        self.prey = self._prey()
        """By planet the colony points that others hold there; of near planets half as many besides."""
        self.points = [self._points(seat) for seat in range(len(view.players))]
        self.rivals = [p.seat for p in view.players if p.seat != view.seat and not p.out]
        self.crowd = len(view.players) > CROWD

    def of(self, card: CardView) -> PlaceView | None:
        """The place where a card stands."""
        return self.places.get(card.stands_at)

    def count(self, seat: int, place: int) -> int:
        """How many warriors of a player stand at a place."""
        return len(self.guards.get((seat, place), ()))

    def on_earth(self) -> list[int]:
        """The players who have warriors on Earth."""
        return [seat for seat in range(len(self.strength)) if self.count(seat, NO_CARD)]

    def crowded(self, card: CardView, goal: PlaceView) -> bool:
        """Whether a place would be one too many of its planet: a warrior that is alone at another one there leaves
        that."""
        here = self.of(card)
        own = sum(one.planet == goal.planet and one.holder == self.seat for one in self.places.values())
        leaves = here is not None and here.planet == goal.planet and here.holder == self.seat and self.alone(card)
        return goal.holder != self.seat and own - leaves >= MOST

    def barred(self, card: CardView, goal: PlaceView) -> bool:
        """Whether a warrior may never be at a place."""
        return BARS.get(self._names.get(goal.handle, "")) in card.keywords

    def alone(self, card: CardView) -> bool:
        """Whether no other own warrior stands where one does."""
        return self.count(self.seat, card.stands_at) <= 1

    def actions_to(self, card: CardView, goal: PlaceView) -> int:
        """The actions that a transfer takes; 0 where there is no way."""
        here = self.of(card)
        return here.actions_to(goal) if here is not None else 0

    def on_planet(self, planet: str) -> int:
        """How many own warriors are on a planet."""
        found = ((at, there) for (seat, at), there in self.guards.items() if seat == self.seat)
        return sum(len(there) for at, there in found if at in self.places and self.places[at].planet == planet)

    def _prey(self) -> dict[str, float]:
        own: dict[str, float] = {}
        near: dict[str, tuple[str, ...]] = {}
        for place in self.places.values():
            foreign = place.holder not in (NOBODY, self.seat) and place.handle != NO_CARD
            own[place.planet] = own.get(place.planet, 0.0) + (place.cp if foreign else 0.0)
            near[place.planet] = place.near
        return {planet: own[planet] + 0.5 * sum(own.get(one, 0.0) for one in near[planet]) for planet in own}

    def _points(self, seat: int) -> int:
        found = sum(place.cp for at, place in self.places.items() if at != NO_CARD and self.count(seat, at))
        return found + (self.places[NO_CARD].cp if self.on_earth() == [seat] and NO_CARD in self.places else 0)


def fighters(player: PlayerView) -> list[CardView]:
    """The warriors of a player."""
    return [card for card in standing(player) if card.type == "warrior"]


def free(place: PlaceView) -> bool:
    """Whether nobody controls a place."""
    return place.holder == NOBODY
