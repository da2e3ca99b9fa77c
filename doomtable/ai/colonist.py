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
TARGET: Final = 0.9
"""What a kill is worth for each colony point that it takes."""
CLOSE, DECIDING = 8, 3.0
"""So few colony points below the own goal those count so many times that can be taken over."""
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
    lost = 0.0
    if here is not None and alone(view, card):
        lost = on_earth(view, here) if here.handle == NO_CARD else here.cp if here.holder == view.seat else 0.0
    if goal.handle != NO_CARD:
        return (goal.cp if goal.holder == NOBODY else 0) - lost
    return (0.0 if any(one.stands_at == NO_CARD for one in mine) else on_earth(view, goal)) - lost


def on_earth(view: View, earth: PlaceView) -> float:
    """The colony points that it is worth to have a warrior on Earth: all of them alone, less to keep them from one
    other, none among several (VAR-COLONY-15, VAR-COLONY-16)."""
    others = _rivals(view)
    return 0.0 if len(others) > 1 else (BARRED if others else 1) * earth.cp


def alone(view: View, card: CardView) -> bool:
    """Whether no other own warrior stands where one does."""
    return sum(one.stands_at == card.stands_at for one in fighters(view.players[view.seat])) == 1


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
    """Whether a place would be one too many of its planet: a warrior that is alone at another one there leaves that."""
    here = place_of(view, card)
    own = sum(one.planet == goal.planet and one.holder == view.seat for one in view.places)
    leaves = here is not None and here.planet == goal.planet and here.holder == view.seat and alone(view, card)
    return goal.holder != view.seat and own - leaves >= 3


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
    """What it is worth besides to kill a warrior: the points that its player loses with the last one at a place, more
    if they can be taken over, on Earth those that are shared until then; most of all if they decide the game."""
    place = place_of(view, foe)
    if place is None:
        return 0.0
    held = place.holder == foe.controller if place.handle != NO_CARD else _rivals(view) == {foe.controller}
    if not held:
        return 0.0
    guards = sum(one.stands_at == foe.stands_at for one in fighters(view.players[foe.controller]))
    decides = view.colony_goal - held_by(view, view.seat) <= CLOSE and can_take(view, place)
    return TARGET * place.cp * (DECIDING if decides else 1.0) / guards


def _rivals(view: View) -> set[int]:
    """The other players who have warriors on Earth."""
    every = (player for player in view.players if player.seat != view.seat)
    return {player.seat for player in every if any(card.stands_at == NO_CARD for card in fighters(player))}


def can_take(view: View, place: PlaceView) -> bool:
    """Whether an own warrior could go to a place of somebody else in a turn, once nobody is there any more."""
    mine = fighters(view.players[view.seat])
    return any(actions_to(view, one, place) and not crowded(view, one, place) for one in mine)
