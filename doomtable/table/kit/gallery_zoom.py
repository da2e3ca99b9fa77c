"""Gallery zoom: one card over the whole window, with the ways to the one before and the one after it."""

from __future__ import annotations

from typing import Final

import pygame

from doomtable.rules.language import Card
from doomtable.table.kit.face_models import FaceModels
from doomtable.table.kit.key_bindings import KeyBindings
from doomtable.table.paint.card_faces import large_face
from doomtable.table.paint.highlights import darken
from doomtable.table.paint.surface_effects import shadow
from doomtable.table.paint.theme import SIZES, Theme

VEIL: Final = 0.82
"""How dark everything else becomes."""
ARROWS: Final = {pygame.K_LEFT: -1, pygame.K_UP: -1, pygame.K_RIGHT: 1, pygame.K_DOWN: 1}


class GalleryZoom:
    """The chosen card as large as the window allows; `handle` says how many cards further, or that it is to go."""

    def __init__(self, faces: FaceModels) -> None:
        self.faces = faces
        self.up = False
        self.theme = Theme()
        self.face = pygame.Rect(0, 0, 0, 0)
        self.sides: dict[int, pygame.Rect] = {}
        """Where one presses for the card before (-1) and for the one after (1)."""

    def place(self, size: tuple[int, int], theme: Theme) -> None:
        """Take another size or scale."""
        self.theme = theme
        px, (wide, high) = theme.px, SIZES.large_card
        tall = min(size[1] - px(32), round((size[0] - px(220)) * high / wide))
        self.face = pygame.Rect(0, 0, tall * wide // high, tall)
        self.face.center = size[0] // 2, size[1] // 2
        side = pygame.Rect(0, 0, px(64), px(120))
        left, right = side.copy(), side.copy()
        left.center = self.face.x - px(56), self.face.centery
        right.center = self.face.right + px(56), self.face.centery
        self.sides = {-1: left, 1: right}

    def handle(self, event: pygame.event.Event, keys: KeyBindings) -> int | None:
        """How many cards further it goes; 0 for none, None when it is to go."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3):
            return next((by for by, rect in self.sides.items() if rect.collidepoint(event.pos)), None)
        if event.type == pygame.MOUSEWHEEL and event.y:
            return -1 if event.y > 0 else 1
        if event.type == pygame.KEYDOWN:
            if event.key in ARROWS:
                return ARROWS[event.key]
            return None if keys.action_of(event.key) in ("cancel", "choose", "main") else 0
        return 0

    def draw(self, target: pygame.Surface, card: Card, mouse: tuple[int, int]) -> None:
        """Draw it over the screen."""
        theme, palette = self.theme, self.theme.palette
        darken(target, target.get_rect(), VEIL)
        shadow(target, self.face, 20, 220, 8)
        target.blit(large_face(self.faces.named(card.name), theme, self.face.w), self.face)
        for by, rect in self.sides.items():
            ink = palette.brass_hi if rect.collidepoint(mouse) else palette.brass
            tip, arm = theme.px(13) * by, theme.px(26)
            points = [(rect.centerx - tip, rect.centery - arm), (rect.centerx + tip, rect.centery)]
            points.append((rect.centerx - tip, rect.centery + arm))
            pygame.draw.lines(target, ink, False, points, theme.px(5))
