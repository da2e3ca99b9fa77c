"""Combat places: where everything stands in the combat panel. Pure."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from doomtable.table.paint.theme import SIZES, Theme

NARROW: Final = 1000
"""Width in pixels at a scale of 1 under which the panel is a small one."""
STRIP: Final = 34
WIDE_CARD: Final = 240
WIDE_STRIP: Final = 25
"""From so wide a combatant on, at a scale of 1, strips under it are larger, and how high they are then."""
CARD: Final = 0.25
"""A card's largest share of the panel's width."""


class CombatPlaces(NamedTuple):
    """Places in pixels of the window."""

    cards: tuple[pygame.Rect, pygame.Rect]
    """The attacker's and the defender's."""
    counters: tuple[pygame.Rect, pygame.Rect]
    """Whose they are, with their Promotion."""
    title: tuple[int, int]
    below_title: int
    middle: pygame.Rect
    """Between the two cards: the marks, and the outlook under them."""
    outlook: pygame.Rect
    strip: pygame.Rect
    """The sums in one line."""
    sums: pygame.Rect
    board: pygame.Rect
    """The buttons that open the sums, and that show the board."""
    small: bool


def strip_high(wide: int, theme: Theme) -> int:
    """How high a strip under a card of a width is."""
    return theme.px(WIDE_STRIP if wide >= theme.px(WIDE_CARD) else SIZES.strip)


def combat_places(rect: pygame.Rect, theme: Theme, sums: bool = False) -> CombatPlaces:
    """Where everything stands in a panel; with the `sums` open, smaller cards leave room for them."""
    px = theme.px
    small = rect.w < px(NARROW)
    edge = px(12 if small else 16)
    below = px(20 if small else 16)  # prices stand over the cards of the hand
    foot = pygame.Rect(rect.x + edge, rect.bottom - below - px(STRIP), rect.w - 2 * edge, px(STRIP))
    board = pygame.Rect(0, 0, px(150 if small else 166), foot.h)
    board.topright = foot.topright
    opens = pygame.Rect(0, 0, px(114 if small else 128), foot.h)
    opens.topright = board.x - px(6), foot.y
    strip = pygame.Rect(foot.x, foot.y, opens.x - px(6) - foot.x, foot.h)
    counter = px(124 if small else 156), px(28 if small else 32)
    top = rect.y + edge
    counters = (
        pygame.Rect(rect.x + edge, top, *counter),
        pygame.Rect(rect.right - edge - counter[0], top, *counter),
    )
    head = top + counter[1] + px(8)
    room = foot.y - px(8) - px(60) - head  # under a card stand two strips at least
    widest = min(rect.w * (0.2 if sums else CARD), px(640))
    wide = max(px(90), min(round(widest), room * 5 // 7))
    high = round(wide * 1.4)
    y = head + max(0, (room - high) // 3)
    out = max(edge, round(rect.w * (0.105 if sums else 0.165)) - wide // 2)
    cards = (
        pygame.Rect(rect.x + out, y, wide, high),
        pygame.Rect(rect.right - out - wide, y, wide, high),
    )
    below = rect.y + px(48 if small else 60)
    gap = px(12)
    left, top, low = cards[0].right + gap, below + px(16 if small else 22), foot.y - px(6 if small else 10)
    middle = pygame.Rect(left, top, cards[1].x - gap - left, low - top)
    outlook = pygame.Rect(middle.x, 0, middle.w, px(84))
    if middle.w > px(560):
        outlook.inflate_ip(px(560) - middle.w, 0)
    outlook.bottom = middle.bottom
    return CombatPlaces(
        cards, counters, (rect.centerx, rect.y + px(27 if small else 30)), below, middle, outlook, strip, opens,
        board, small,
    )  # fmt: skip
