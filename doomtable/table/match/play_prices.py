"""Play prices: what a play costs, in words for chips, and drawn over a card in hand."""

from __future__ import annotations

from typing import Final

import pygame
from pygame.math import Vector2

from doomtable.rules.view_parts import CardView, PriceView, View
from doomtable.table.layout.card_packing import Spot
from doomtable.table.match.card_actions import COVERED, meant_verb, on_credit, price_of
from doomtable.table.paint.price_chips import HIGH, PriceChip, chips_width, draw_chips, draw_notch
from doomtable.table.paint.theme import Theme
from doomtable.words.words import Words

ROOMY: Final = 118
"""A hand with cards so wide has room for the notch over their prices: with smaller ones it lies over cards in play."""


def lost_by(verb: str, view: View) -> int:
    """How many actions a play takes beside those that it costs: an attack, or a theft, all that are left."""
    return view.turn.lost if verb in ("attack", "steal") and view.turn.seat == view.seat else 0


def attack_ends(view: View, words: Words) -> str:
    """What an attack takes of the turn beside its own action; '' where that is nothing."""
    lost = lost_by("attack", view)
    if not lost:
        return ""
    return words.say("attack-ends" if not view.turn.attacks else "attack-ends-others", n=lost)


def price_chips(
    price: PriceView | None, words: Words, *, nought: bool = False, lost: int = 0, further: bool = False
) -> list[PriceChip]:
    """A price as chips: Destiny (D), also if it is `nought`, then actions with those that are `lost` by it; a word
    where it is free. What makes it dearer is Destiny, or actions where it is a way that may be `further`."""
    if price is None:
        return []
    if further and price.more:
        return [PriceChip("action", f"{price.actions}+")]
    more = "+" if price.more else ""
    out = [PriceChip("destiny", f"{price.destiny}{more}")] if price.destiny or more or nought else []
    if price.actions or lost:
        out.append(PriceChip("action", str(price.actions + lost)))
    return out or [PriceChip("action", words.say("price-free"))]


def card_chips(card: CardView, words: Words) -> list[PriceChip]:
    """What the play that a card is meant for costs; with a word where it can be played in cover alone."""
    if on_credit(card):
        return [PriceChip("cover", words.say("price-cover")), *price_chips(price_of(card, COVERED), words)]
    return price_chips(price_of(card, meant_verb(card)), words)


def draw_price(target: pygame.Surface, spot: Spot, rect: pygame.Rect, words: Words, theme: Theme) -> None:
    """Over a card in hand that can be played, which is drawn in `rect`: what that costs, and where there is room for
    it the notch."""
    card, px = spot.card, theme.px
    aslant = Vector2(0, -rect.h / 2).rotate(-spot.turn)
    x, top = round(rect.centerx + aslant.x), round(rect.centery + aslant.y)
    room = rect.w - px(6)
    if spot.shows and rect.w == spot.rect.w:  # the next card covers the rest
        x, room = x - (rect.w - spot.shows) // 2, spot.shows - px(4)
    chips = card_chips(card, words)
    if len(chips) > 1 and chips[0].sign == "cover" and chips_width(chips, theme) > room:
        chips[0] = PriceChip("cover", "")  # the sign says it; the price must be read
    while chips and chips_width(chips, theme) > room:
        chips = chips[:-1]
    y = top - px(2)
    if chips:
        y = draw_chips(target, chips, x, top - px(HIGH // 2 + 5), theme).y - px(1)
        if spot.width < px(ROOMY):
            return
    draw_notch(target, x, y, theme, full=not on_credit(card))
