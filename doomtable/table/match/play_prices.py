"""Play prices: what a play costs, in words for chips, and drawn over a card in hand."""

from __future__ import annotations

from typing import Final

import pygame
from pygame.math import Vector2

from doomtable.rules.view import CardView, PriceView
from doomtable.table.layout.card_packing import Spot
from doomtable.table.match.card_actions import meant_verb, on_credit, price_of
from doomtable.table.paint.price_chips import HIGH, PriceChip, chips_width, draw_chips, draw_notch
from doomtable.table.paint.theme import Theme
from doomtable.words.words import Words

ROOMY: Final = 118
"""A hand with cards so wide has room for the notch over their prices: with smaller ones it lies over cards in play."""


def price_chips(price: PriceView | None, words: Words, *, nought: bool = False) -> list[PriceChip]:
    """A price as chips: Destiny (D), also if it is `nought`, then actions; a word where it is free."""
    if price is None:
        return []
    more = "+" if price.more else ""
    out = [PriceChip("destiny", f"{price.destiny}{more}")] if price.destiny or more or nought else []
    if price.actions:
        out.append(PriceChip("action", str(price.actions)))
    return out or [PriceChip("action", words.say("price-free"))]


def card_chips(card: CardView, words: Words) -> list[PriceChip]:
    """What the play that a card is meant for costs; a word where it can be played in cover alone."""
    if on_credit(card):
        return [PriceChip("cover", words.say("price-cover"))]
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
    while chips and chips_width(chips, theme) > room:
        chips = chips[:-1]
    y = top - px(2)
    if chips:
        y = draw_chips(target, chips, x, top - px(HIGH // 2 + 5), theme).y - px(1)
        if spot.width < px(ROOMY):
            return
    draw_notch(target, x, y, theme, full=not on_credit(card))
