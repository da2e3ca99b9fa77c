"""Tour panel: shows one tip of the guided first game and points to what it is about."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

import pygame

from doomtable.rules.view import View
from doomtable.table.kit.key_bindings import KEYS, KeyBindings
from doomtable.table.kit.message import ScreenMessage
from doomtable.table.kit.widgets import Button
from doomtable.table.layout.table_layout import TableLayout
from doomtable.table.match.tour_tips import OVER, TourTip, leads, next_tip, read, write
from doomtable.table.paint.panels import draw_panel
from doomtable.table.paint.text_layout import FittedText, draw_text, fit
from doomtable.table.paint.theme import Theme
from doomtable.words.words import Words

WIDE: Final = 340
POINT: Final = 9
"""Pixels that a panel is wide, and of the point towards what it tells of."""
STANDING: Final = ("board", "mini", "covered")
"""Forms of warriors on the board."""
Side: TypeAlias = tuple[str, str, tuple[int, int]]
SIDES: Final[tuple[Side, ...]] = (
    ("midbottom", "midtop", (0, -1)), ("midright", "midleft", (-1, 0)), ("midleft", "midright", (1, 0)),
    ("midtop", "midbottom", (0, 1)),
)  # fmt: skip
"""Where a panel may stand: its point, the point of what it tells of, and the way from there."""


@dataclass(frozen=True)
class TipRead(ScreenMessage):
    """The tip was read; `all` ends the tour."""

    all: bool = False


@dataclass(slots=True)
class TourPanel:
    """The tour of one player: what was told, and the tip that is up."""

    words: Words
    path: Path
    seed: int
    """Of the game that the tour belongs to."""
    told: frozenset[str] = frozenset()
    tip: TourTip | None = None
    rect: pygame.Rect = field(default_factory=pygame.Rect)
    anchor: pygame.Rect = field(default_factory=pygame.Rect)
    buttons: list[Button] = field(default_factory=list)

    def look(self, view: View) -> None:
        """Find what to tell, as long as nothing is up that still matters; what has been done need not be told again."""
        me = view.players[view.seat] if 0 <= view.seat < len(view.players) else None
        if self.tip is not None and me is not None and not self.tip.matters(view, me):
            self.told |= {self.tip.name}
            self.tip = None
            write(self.path, self.told, self.seed)
        if self.tip is None:
            self.tip = next_tip(view, self.told)

    def understood(self, message: TipRead, view: View) -> None:
        """The tip was read, or the player has had enough."""
        done = {OVER} if message.all else {self.tip.name} if self.tip is not None else set()
        self.told |= done
        self.tip = None
        write(self.path, self.told, self.seed)
        self.look(view)

    @property
    def over(self) -> bool:
        """Whether there is nothing more to tell."""
        return OVER in self.told

    def lay(self, layout: TableLayout, theme: Theme, keys: KeyBindings = KEYS) -> None:
        """Give the panel its place beside what it tells of, and its button the key it has now."""
        self.buttons = []
        if self.tip is None:
            return
        px = theme.px
        self.anchor = _anchor(self.tip, layout)
        words = self._text(theme)
        high = px(86) + words.leading * len(words.lines) + px(52)
        first = 2 if self.tip.at == "plate" else 0
        self.rect = _beside(self.anchor, (px(WIDE), high), layout, px(POINT + 6), SIDES[first:] + SIDES[:first])
        y, x, wide = self.rect.bottom - px(48), self.rect.x + px(16), self.rect.w - px(32)
        say = self.words.say
        last = self.tip.name == OVER
        box = pygame.Rect(x, y, wide if last else wide * 6 // 10, px(34))
        self.buttons.append(Button(box, say("tour-next"), TipRead(), True, key=keys.cap("guide")))
        if not last:
            side = pygame.Rect(x + wide * 6 // 10 + px(8), y, wide - wide * 6 // 10 - px(8), px(34))
            self.buttons.append(Button(side, say("tour-skip"), TipRead(True)))

    def _text(self, theme: Theme) -> FittedText:
        assert self.tip is not None
        px = theme.px
        return fit(self.words.say(f"tour-{self.tip.name}"), px(WIDE - 32), px(400), px(15), px(13), 400, lead=1.3)

    def draw(self, target: pygame.Surface, theme: Theme) -> None:
        """Draw the panel and its point; the buttons draw themselves."""
        if self.tip is None:
            return
        px, palette, rect = theme.px, theme.palette, self.rect
        draw_panel(target, rect, theme, palette.brass_hi)
        _point(target, rect, self.anchor, theme)
        x, y = rect.x + px(16), rect.y + px(14)
        draw_text(target, self.words.say("tour-of", n=len(self.told) + 1), x, y, px(12), palette.brass, 600)
        draw_text(target, self.words.say(f"tour-{self.tip.name}-title"), x, y + px(18), px(20), palette.brass_hi, 600)
        words = self._text(theme)
        y += px(50)
        for line in words.lines:
            draw_text(target, line, x, y, words.size, palette.bone, words.weight)
            y += words.leading


def of(words: Words, path: Path, seed: int, *, begin: bool) -> TourPanel | None:
    """The tour of the game of that seed: begun with it, or gone on with where it was left; None if it has none."""
    if begin:
        write(path, frozenset(), seed)
        return TourPanel(words, path, seed)
    return TourPanel(words, path, seed, read(path)) if leads(path, seed) else None


def _anchor(tip: TourTip, layout: TableLayout) -> pygame.Rect:
    """The place on the table that a tip points to: the first card it tells of, if there is one."""
    at = tip.at
    own = [spot for spot in layout.spots if spot.seat == layout.bottom and spot.form in STANDING]
    if tip.verb:
        for spot in (*layout.hand, *own):
            if tip.verb in spot.card.verbs:
                return spot.rect
    if at == "warriors" and own:
        return next((spot.rect for spot in own if tip.name != "wounded" or spot.card.wounded), own[0].rect)
    if at == "cover":
        return next((spot.rect for spot in own if spot.card.cover), layout.banner)
    if at == "hand" and layout.hand:
        return layout.hand[0].rect.unionall([spot.rect for spot in layout.hand])
    if at == "plate":
        return next((plate.rect for plate in layout.plates if plate.seat == layout.bottom), layout.banner)
    places = {
        "ask": layout.ask, "banner": layout.banner, "log": layout.log, "undo": layout.undo, "menu": layout.menu,
        "combat": layout.board,
    }  # fmt: skip
    return places.get(at, layout.board)


def _beside(
    anchor: pygame.Rect, size: tuple[int, int], layout: TableLayout, gap: int, sides: tuple[Side, ...]
) -> pygame.Rect:
    """A place for a panel beside what it points to, on the first side that has one; over the board where none has."""
    window = pygame.Rect((0, 0), layout.size)
    rect = pygame.Rect((0, 0), size)
    left_of_sidebar = pygame.Rect(0, 0, layout.ask.x, layout.size[1])
    standing = [spot.rect for spot in layout.spots if spot.seat == layout.bottom and spot.rect != anchor]
    found: list[pygame.Rect] = []
    for mine, edge, (x, y) in sides:
        setattr(rect, mine, getattr(anchor, edge))
        rect.move_ip(x * gap, y * gap)
        for aside in (0, -1, 1):  # still over its point, but to the left or right of it
            moved = rect.move(aside * (size[0] // 2 - gap) * abs(y), 0).clamp(left_of_sidebar)
            if window.contains(moved) and not moved.colliderect(anchor) and not moved.colliderect(layout.ask):
                found.append(moved)
    if found:
        return next((one for one in found if one.collidelist(standing) < 0), found[0])
    rect.center = layout.board.center
    return rect.clamp(window)


def _point(target: pygame.Surface, rect: pygame.Rect, anchor: pygame.Rect, theme: Theme) -> None:
    """A small triangle on the edge towards what is told of."""
    size, colour = theme.px(POINT), theme.palette.brass_hi
    x = max(rect.x + 3 * size, min(anchor.centerx, rect.right - 3 * size))
    y = max(rect.y + 3 * size, min(anchor.centery, rect.bottom - 3 * size))
    if rect.bottom <= anchor.y:
        corners = [(x - size, rect.bottom), (x + size, rect.bottom), (x, rect.bottom + size)]
    elif rect.y >= anchor.bottom:
        corners = [(x - size, rect.y), (x + size, rect.y), (x, rect.y - size)]
    elif rect.right <= anchor.x:
        corners = [(rect.right, y - size), (rect.right, y + size), (rect.right + size, y)]
    elif rect.x >= anchor.right:
        corners = [(rect.x, y - size), (rect.x, y + size), (rect.x - size, y)]
    else:
        return
    pygame.draw.polygon(target, colour, corners)
