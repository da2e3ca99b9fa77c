"""Pack view: the cards of an open booster, all of them in sight, as large as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from doomtable.cards.catalogue import catalogue
from doomtable.rules.language import Card
from doomtable.table.kit.card_tiles import CardTiles
from doomtable.table.kit.face_models import FaceModels
from doomtable.table.paint.highlights import draw_focus, draw_frame, draw_selected
from doomtable.table.paint.panels import draw_tray, tone
from doomtable.table.paint.picture_queue import FRAME, picture_queue
from doomtable.table.paint.theme import Theme

GAP: Final = 10
SHAPE: Final = 1.4
WIDEST: Final = 236


class PackView:
    """Cards side by side in rows. `chosen` is the one that is meant; '' for none."""

    def __init__(self, faces: FaceModels) -> None:
        self.faces = faces
        self.tiles = CardTiles(faces)
        self.theme = Theme()
        self.bed = pygame.Rect(0, 0, 0, 0)
        self.cards: list[Card] = []
        self.rects: list[pygame.Rect] = []
        self.chosen = ""

    def place(self, bed: pygame.Rect, theme: Theme) -> None:
        """Stand somewhere."""
        self.bed, self.theme = bed, theme
        self.tiles.ground = tone("cover", theme)
        self._lay()

    def show(self, pack: Sequence[str]) -> None:
        """Show these cards."""
        self.cards = [catalogue().get(name) for name in pack]
        if self.chosen not in pack:
            self.chosen = ""
        self._lay()

    def _lay(self) -> None:
        """So many in a row that they become as large as they can."""
        px, box, count = self.theme.px, self.bed.inflate(-self.theme.px(24), -self.theme.px(24)), len(self.cards)
        gap = px(GAP)
        self.rects = []
        if not count:
            return

        def wide(across: int) -> int:
            rows = -(-count // across)
            high = (box.h - gap * (rows - 1)) / rows
            return int(min((box.w - gap * (across - 1)) / across, high / SHAPE, px(WIDEST)))

        across = max(range(1, count + 1), key=wide)
        self.tiles.width = max(8, wide(across))
        each, high = self.tiles.size
        rows = -(-count // across)
        y = box.y + (box.h - rows * high - gap * (rows - 1)) // 2
        for n in range(count):
            row, column = divmod(n, across)
            here = min(across, count - row * across)
            x = box.x + (box.w - here * each - gap * (here - 1)) // 2 + column * (each + gap)
            self.rects.append(pygame.Rect(x, y + row * (high + gap), each, high))

    @property
    def number(self) -> int:
        """The place of the chosen card; -1 for none."""
        return next((n for n, card in enumerate(self.cards) if card.name == self.chosen), -1)

    def card_at(self, place: tuple[int, int]) -> str:
        """The card at a pixel; '' for none."""
        return next((c.name for c, r in zip(self.cards, self.rects, strict=True) if r.collidepoint(place)), "")

    def paint_some(self, drawn: float) -> bool:
        """Paint what is missing in what a frame leaves that was drawn in so many seconds; whether a face came of it."""
        return picture_queue.on and self.tiles.paint_some(self.cards, self.theme, max(0.0, FRAME - drawn))

    def draw(self, target: pygame.Surface, mouse: tuple[int, int], keyed: bool) -> None:
        """Draw the bed and the cards; `keyed` shows where the keyboard stands."""
        draw_tray(target, self.bed, self.theme, "cover")
        hot = self.card_at(mouse)
        for card, rect in zip(self.cards, self.rects, strict=True):
            self.tiles.draw(target, card, rect.topleft, self.theme)
            if card.name == hot:
                draw_frame(target, rect, self.theme, self.theme.palette.brass)
        if (number := self.number) >= 0:
            draw_selected(target, self.rects[number], self.theme)
            if keyed:
                draw_focus(target, self.rects[number].inflate(-self.theme.px(10), -self.theme.px(10)), self.theme)
