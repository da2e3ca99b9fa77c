"""What a place is worth to who plays for colony points, as far as a view tells: where to go, whom to drive out."""

from __future__ import annotations

from typing import Final

from doomtable.rules.place_views import PlaceView
from doomtable.rules.terms import NO_CARD, NOBODY
from doomtable.rules.view import CardView, PlayerView, View, standing

MOVED: Final = 2.0
"""What a transfer is worth, whatever it gains; for each colony point more; less for each action beyond the first."""
POINT: Final = 0.6
FURTHER: Final = 0.7
BARRED: Final = 0.6
"""How much of its worth a place counts that another player loses."""
MINED: Final = 2.6
"""What mining is worth that pays what two or three actions else would."""
TARGET: Final = 0.35
"""What a kill is worth for each colony point that it takes."""
CLOSE: Final = 8
"""So few colony points below the goal a player is to be stopped: then each counts so many times."""
PRESSING: Final = 3.0
FEW: Final = 11
"""Warriors after which another one matters less: places are held by them."""


def place_of(view: View, card: CardView) -> PlaceView | None:
    """The place where a card stands."""
    return next((place for place in view.places if place.handle == card.stands_at), None)


def fighters(player: PlayerView) -> list[CardView]:
    """The warriors of a player."""
    return [card for card in standing(player) if card.type == "warrior"]


def held_by(view: View, seat: int) -> int:
    """The colony points of the places that a player holds now with a warrior."""
    there = {card.stands_at for card in fighters(view.players[seat])}
    return sum(place.cp for place in view.places if place.holder == seat and place.handle in there)


def gain(view: View, card: CardView, goal: PlaceView) -> float:
    """The colony points that a warrior wins by going there, less those it leaves behind."""
    mine = fighters(view.players[view.seat])
    here = place_of(view, card)
    alone = here is not None and sum(one.stands_at == card.stands_at for one in mine) == 1
    lost = here.cp if here is not None and alone and here.holder == view.seat else 0
    if goal.handle != NO_CARD:
        return (goal.cp if goal.holder == NOBODY else 0) - lost
    others = [p for p in view.players if p.seat != view.seat and any(c.stands_at == NO_CARD for c in fighters(p))]
    if any(one.stands_at == NO_CARD for one in mine) or len(others) > 1:
        return -lost
    return (BARRED if others else 1) * goal.cp - lost


def actions_to(view: View, card: CardView, goal: PlaceView) -> int:
    """The actions that a transfer takes; 0 where there is no way."""
    here = place_of(view, card)
    if here is None or here.handle == goal.handle:
        return 0
    least = max(here.transfer, goal.transfer, 1)
    if here.planet == goal.planet:
        return least
    return max(2, least) if goal.planet in here.near else 0


def crowded(view: View, card: CardView, goal: PlaceView) -> bool:
    """Whether a place would be one too many of its planet."""
    here = place_of(view, card)
    own = sum(one.planet == goal.planet and one.holder == view.seat for one in view.places)
    stays = here is None or here.planet != goal.planet
    return goal.holder != view.seat and own >= 3 and stays


def moving(view: View, card: CardView) -> float:
    """What the best transfer of a warrior is worth."""
    best = 0.0
    for goal in view.places:
        need = actions_to(view, card, goal)
        if 0 < need <= view.turn.actions and not crowded(view, card, goal) and goal.holder in (NOBODY, view.seat):
            won = gain(view, card, goal)
            if won > 0:
                best = max(best, MOVED + POINT * won - FURTHER * (need - 1))
    return best


def choice_of_place(view: View, card: CardView | None, verb: str, handle: int) -> float:
    """What it is worth to stand at a place that is offered."""
    place = next((one for one in view.places if one.handle == handle), None)
    if place is None:
        return 0.0
    if verb == "transfer" and card is not None:
        return gain(view, card, place) - 0.5 * actions_to(view, card, place)
    mine = fighters(view.players[view.seat])
    beside = sum(one.cp for one in view.places if one.planet == place.planet and one.holder == NOBODY)
    empty = all(one.stands_at != handle for one in mine)
    crowd = sum(one.stands_at == handle for one in mine)
    if verb == "build":
        return float(crowd)
    return 2.0 * place.cp * empty + beside * (place.transfer < 2) - 0.5 * crowd


def in_range(view: View, one: CardView, foe: CardView) -> bool:
    """Whether a combat between two warriors could be fought at all."""
    here, there = place_of(view, one), place_of(view, foe)
    if here is None or there is None or here.planet == there.planet:
        return True
    both = here.handle != NO_CARD and there.handle != NO_CARD
    return both and there.planet in here.near and (here.shoot_only or there.shoot_only)


def tactics(view: View, one: CardView, foe: CardView, found: list[str]) -> list[str]:
    """Those of some tactics that are open between two warriors where they stand."""
    here, there = place_of(view, one), place_of(view, foe)
    far = here is not None and there is not None and (here.planet != there.planet or here.shoot_only)
    return [tactic for tactic in found if tactic != "fight"] if far else found


def zeal(view: View, foe: CardView) -> float:
    """What it is worth besides to kill a warrior: the points that its player loses with the last one at a place."""
    place = place_of(view, foe)
    if place is None or place.holder != foe.controller:
        return 0.0
    guards = sum(one.stands_at == foe.stands_at for one in fighters(view.players[foe.controller]))
    near = view.colony_goal - held_by(view, foe.controller) <= CLOSE
    return TARGET * place.cp * (PRESSING if near else 1.0) / guards
