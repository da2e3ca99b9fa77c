"""The ground of a Battle: where its card lies under its defenders, who all touch it. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

import pygame

from doomtable.rules.view_parts import CardView
from doomtable.table.paint.theme import Theme

FOOT_OF_BATTLE: Final = 22
"""How much of the card is to be seen below its defenders, with its name."""
RIM: Final = 7
"""How much of it is to be seen beside and above them."""


class LaidCard(Protocol):
    """A card at its place, and the card that it is tucked under."""

    @property
    def card(self) -> CardView: ...
    @property
    def rect(self) -> pygame.Rect: ...
    @property
    def host(self) -> CardView | None: ...


def ground_of(battle: CardView, spots: Sequence[LaidCard], tray: pygame.Rect, theme: Theme) -> list[pygame.Rect]:
    """Where a Battle lies: under its defenders, and what is attached to them, in each row in which some stand."""
    theirs = {spot.card.handle for spot in spots if spot.card.defends == battle.handle}
    under = [spot for spot in spots if spot.card.handle in theirs or (spot.host and spot.host.handle in theirs)]
    rows: list[pygame.Rect] = []
    for spot in under:
        at = next((i for i, row in enumerate(rows) if row.top < spot.rect.bottom and spot.rect.top <= row.bottom), -1)
        if at < 0:
            rows.append(spot.rect.copy())
        else:
            rows[at].union_ip(spot.rect)
    rim, foot = theme.px(RIM), theme.px(FOOT_OF_BATTLE)
    grounds = [pygame.Rect(row.x - rim, row.y - rim, row.w + 2 * rim, row.h + rim + foot) for row in rows]
    return [ground.clip(tray.inflate(-theme.px(4), -theme.px(4))) for ground in grounds]
