"""What Battles are worth to computer players: to play one, and to attack those who defend one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from doomtable.rules.language import Card
from doomtable.rules.terms import NO_CARD, normal
from doomtable.rules.view_parts import CardView, OptionView, PlayerView, View

PRIZE: Final = 20
"""The P for the last defender (VAR-BATTLE-08)."""
FREE: Final = 4.0
"""What a Battle is worth to play, beside the Value of those who come for nothing."""
EACH: Final = 0.4
"""The worth of a point of Value that is not paid for."""
OPEN: Final = 5.0
FALLS: Final = 12.0
OTHERS: Final = 1.5
"""What it is worth to hit the last defender, to hit it when it is wounded, and to hit one of several."""


def playing(card: CardView, definition: Card | None, values: Iterable[int], view: View) -> float:
    """What it is worth to play that card if it is a Battle, whose warriors have these Values. Not where 20 P are all
    that an opponent lacks."""
    if card.type != "battle" or definition is None:
        return 0.0
    near = any(_foe(view, player) and player.promotion + PRIZE >= view.goal for player in view.players)
    return 0.0 if near else FREE + EACH * sum(values)


def spared(options: Iterable[OptionView], battles: Iterable[Card | None]) -> list[OptionView]:
    """Those options that take no card which one of these Battles brings out of the collection (VAR-BATTLE-13)."""
    brought = {
        normal(name)
        for card in battles if card is not None and card.battle is not None
        for one in card.battle.brings for name in (one.name, *one.bears)
    }  # fmt: skip
    return [option for option in options if normal(option.name or "") not in brought]


def _foe(view: View, player: PlayerView) -> bool:
    me = view.players[view.seat]
    return player.seat != view.seat and not player.out and not (me.team and player.team == me.team)


def bounty(foe: CardView, theirs: Iterable[CardView]) -> int:
    """The P for the kill of a warrior beside its Value: for the last that defends a Battle."""
    if foe.defends == NO_CARD or sum(one.defends == foe.defends for one in theirs) > 1:
        return 0
    return PRIZE


def hitting(foe: CardView, theirs: Iterable[CardView]) -> float:
    """What it is worth, beside all else, to hit a warrior: more for who defends a Battle."""
    if foe.defends == NO_CARD:
        return 0.0
    if not bounty(foe, theirs):
        return OTHERS
    return FALLS if foe.wounded else OPEN
