"""Where warriors go who play for colony points: to free places first, then where a guard is wanted or prey is near."""

from __future__ import annotations

from typing import Final

from doomtable.ai.colony_map import ColonyMap, free
from doomtable.rules.place_views import PlaceView
from doomtable.rules.terms import NO_CARD
from doomtable.rules.view_parts import CardView

MOVED: Final = 2.0
"""What a transfer is worth, whatever it gains; for each colony point more; less for each action beyond the first."""
POINT: Final = 0.6
FURTHER: Final = 0.7
BARRED, FAR = 0.6, 12
"""How much of its worth a place counts that another player loses; in a crowd nothing where even with it so many colony
points or more would be lacking to him."""
SPARED: Final = 3.0
"""How much more that counts if he had won with it."""
GUARD: Final = (1.0, 0.3, 0.1, 0.03, 0.01)
"""How much of what a place is worth each further warrior there keeps: the first takes it, the others hold it."""
HELD, NEAR = 0.8, 4
"""The same for the second one where the own points are enough to win, if only they last."""
PROWL, PACK = 0.25, 0.65
"""What a colony point of others is worth to who is on their planet; how much of that for each further warrior."""
WINS: Final = 10.0
"""What it is worth to go where that makes enough to win, or not to leave where that takes it away."""
LEAST: Final = 0.3
"""What a transfer must gain."""
MINED: Final = 2.6
"""What mining is worth that pays what two or three actions else would; less for a warrior that strikes hard."""
BLOW: Final = 0.08
BESIDE: Final = 0.5
"""What free colony points are worth next to a place."""
FEW: Final = 11
"""Warriors after which another one matters less: places are held by them."""


def keeps(c: ColonyMap, place: PlaceView, before: int) -> float:
    """What a warrior at a place adds for its player, beside so many others of his there."""
    share = GUARD[min(before, len(GUARD) - 1)]
    if before == 1 and c.points[c.seat] >= c.goal - NEAR:
        share = HELD
    if place.handle != NO_CARD:
        return share * place.cp
    return share * on_earth(c, place)


def on_earth(c: ColonyMap, earth: PlaceView) -> float:
    """The colony points that it is worth to have a warrior on Earth: all of them alone, less to keep them from one
    other, none among several (VAR-COLONY-15, VAR-COLONY-16)."""
    others = [seat for seat in c.on_earth() if seat != c.seat]
    if len(others) > 1:
        return 0.0
    if not others:
        return float(earth.cp)
    come = not c.count(c.seat, NO_CARD)
    theirs = c.points[others[0]] + (0 if come else earth.cp)
    if c.crowd and theirs <= c.goal - FAR:
        return 0.0
    saves = come and theirs >= c.goal > theirs - earth.cp
    return BARRED * earth.cp * (SPARED if saves else 1.0)


def prowls(c: ColonyMap, planet: str, before: int) -> float:
    """What a warrior on a planet is worth for what others hold there, beside so many own ones."""
    return PROWL * c.prey.get(planet, 0.0) * PACK**before


def gain(c: ColonyMap, card: CardView, goal: PlaceView) -> float:
    """What a warrior adds by going to a place, less what it leaves behind."""
    here = c.of(card)
    left = keeps(c, here, c.count(c.seat, here.handle) - 1) if here is not None else 0.0
    won = keeps(c, goal, c.count(c.seat, goal.handle)) + WINS * c.crowd * decides(c, card, goal)
    if here is None or here.planet == goal.planet:
        return won - left
    left += prowls(c, here.planet, c.on_planet(here.planet) - 1)
    return won + prowls(c, goal.planet, c.on_planet(goal.planet)) - left


def decides(c: ColonyMap, card: CardView, goal: PlaceView) -> int:
    """Whether a warrior that goes to a place makes its player's colony points enough to win (1), or no longer enough
    (-1); Earth is left out, as others decide about it."""
    here, now = c.of(card), c.points[c.seat]
    then = now + (goal.cp if goal.handle != NO_CARD and not c.count(c.seat, goal.handle) else 0)
    if here is not None and here.handle != NO_CARD and c.alone(card):
        then -= here.cp
    return (then >= c.goal) - (now >= c.goal)


def open_to(c: ColonyMap, card: CardView, goal: PlaceView) -> bool:
    """Whether a warrior may go to a place, as far as others and the number of places are concerned."""
    return (free(goal) or goal.holder == c.seat or goal.handle == NO_CARD) and not c.crowded(card, goal)


def moving(c: ColonyMap, card: CardView, actions: int) -> float:
    """What the best transfer of a warrior is worth."""
    best = 0.0
    for goal in c.places.values():
        need = c.actions_to(card, goal)
        if 0 < need <= actions and open_to(c, card, goal):
            won = gain(c, card, goal)
            if won > LEAST:
                best = max(best, MOVED + POINT * won - FURTHER * (need - 1))
    return best


def mining(card: CardView) -> float:
    """What it is worth to let a warrior mine, which is idle then."""
    return MINED - BLOW * max((rating or 0 for rating in card.ratings[:2]), default=0)


def choice_of_place(c: ColonyMap, card: CardView | None, verb: str, handle: int) -> float:
    """What it is worth to stand at a place that is offered."""
    place = c.places.get(handle)
    if place is None:
        return 0.0
    if verb == "transfer" and card is not None:
        return gain(c, card, place) - 0.5 * c.actions_to(card, place)
    crowd = c.count(c.seat, handle)
    if verb == "build":
        return float(crowd)
    beside = sum(one.cp for one in c.places.values() if one.planet == place.planet and free(one))
    prey = prowls(c, place.planet, c.on_planet(place.planet))
    return 2.0 * keeps(c, place, crowd) + BESIDE * beside * (place.transfer < 2) + prey
