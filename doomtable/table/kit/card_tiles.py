"""Card tiles: the faces of many cards in one size, painted a few per frame; a plate stands for those still to come.

A face with its picture takes as long to paint as a frame may. So a grid asks for what it shows, and between frames
there is time for one step more: a card's model, its picture, its face.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from time import perf_counter
from types import MappingProxyType
from typing import Final

import pygame

from doomtable.rules.language import Card
from doomtable.table.kit.face_models import FaceModels
from doomtable.table.paint.card_face_layout import FaceModel
from doomtable.table.paint.card_faces import hand_face, hand_picture
from doomtable.table.paint.emblems import emblem
from doomtable.table.paint.picture_queue import picture_queue
from doomtable.table.paint.surface_cache import SurfaceCache
from doomtable.table.paint.surface_effects import put, round_corners, sheet
from doomtable.table.paint.text_layout import draw_text, shortened
from doomtable.table.paint.theme import Color, Theme, mix

_tiles: Final = SurfaceCache(160 * 2**20)
_plates: Final = SurfaceCache(8 * 2**20)
DEAREST: Final = MappingProxyType({"model": 0.002, "picture": 0.014, "face": 0.004})
"""Seconds that a step is taken to cost until one was measured."""


class CardTiles:
    """Faces of cards `width` wide on a ground of one colour. Opaque: a screen full of them is copied, not blended."""

    def __init__(self, faces: FaceModels) -> None:
        self.faces = faces
        self.width = 0
        self.ground: Color = (0, 0, 0)
        self._models: dict[str, FaceModel] = {}
        self._cost = dict(DEAREST)
        """Seconds that each step took of late."""
        self._pictured: set[tuple[object, ...]] = set()
        """The tiles whose picture is painted: that step must not be what each frame does anew, and never the face."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of a tile."""
        return self.width, round(self.width * 1.4)

    def invalidate(self) -> None:
        """Words or names are others: models are made anew."""
        self._models.clear()

    def take_scans(self) -> None:
        """The player's own pictures are others, or one more can be shown: its card is painted anew."""
        for name, model in [*self._models.items()]:
            if self.faces.scans.wanted(name) != model.scan:
                del self._models[name]

    def draw(self, target: pygame.Surface, card: Card, place: tuple[int, int], theme: Theme) -> None:
        """Draw a card, or its plate with its name while it waits to be painted."""
        if not picture_queue.on:
            for _ in self._steps(card, theme):
                pass
        tile = self._tile(card, theme)
        if tile is not None:
            target.blit(tile, place)
            return
        target.blit(self._plate(card.type, theme), place)
        name = shortened(self.faces.words.card_name(card.name), theme.px(13), self.width - theme.px(14), 600)
        middle = place[0] + self.width // 2, place[1] + round(self.width * 0.125)
        draw_text(target, name, *middle, theme.px(13), theme.palette.bone, 600, ax=0.5, ay=0.5)

    def paint_some(self, cards: Iterable[Card], theme: Theme, seconds: float, at_least: int = 1) -> bool:
        """Paint what is missing of these cards, so many steps at least and others while they are likely to end within
        so many seconds; whether a tile came of it."""
        began, made = perf_counter(), 0
        more = False
        for card in cards:
            before = self._tile(card, theme) is None
            for step, work in self._work(card, theme):
                start = perf_counter()
                if made >= at_least and start - began + self._cost[step] > seconds:
                    return more
                work()
                spent = perf_counter() - start
                self._cost[step] += (spent - self._cost[step]) * 0.2
                made += 1
            more = more or (before and self._tile(card, theme) is not None)
        return more

    def _tile(self, card: Card, theme: Theme) -> pygame.Surface | None:
        model = self._models.get(card.name)
        return None if model is None else _tiles.kept(self._key(model, theme))

    def _key(self, model: FaceModel, theme: Theme) -> tuple[object, ...]:
        return model, self.width, self.ground, theme.key

    def _steps(self, card: Card, theme: Theme) -> Iterator[None]:
        for _, work in self._work(card, theme):
            yield work()

    def _work(self, card: Card, theme: Theme) -> Iterator[tuple[str, Callable[[], None]]]:
        """What is still to be done for a card, step by step; one whose own picture is being read waits for that."""
        if card.name not in self._models:
            yield "model", partial(self._make_model, card)
        model = self._models[card.name]
        if self._tile(card, theme) is not None or (card.name in self.faces.scans.pictures and not model.scan):
            return
        if not model.scan and self._key(model, theme) not in self._pictured:
            yield "picture", partial(self._paint_picture, model, theme)
        yield "face", partial(self._paint_face, model, theme)

    def _make_model(self, card: Card) -> None:
        self._models[card.name] = self.faces.named(card.name)

    def _paint_picture(self, model: FaceModel, theme: Theme) -> None:
        hand_picture(model, theme, self.width)
        self._pictured.add(self._key(model, theme))

    def _paint_face(self, model: FaceModel, theme: Theme) -> None:
        def make() -> pygame.Surface:
            tile = pygame.Surface(self.size, 0, 32)
            tile.fill(self.ground)
            tile.blit(hand_face(model, theme, self.width), (0, 0))
            return tile

        _tiles.get(self._key(model, theme), make)
        self._pictured.discard(self._key(model, theme))

    def _plate(self, kind: str, theme: Theme) -> pygame.Surface:
        """What stands for a card until it is painted: its type's colours and sign."""

        def make() -> pygame.Surface:
            palette, (wide, high) = theme.palette, self.size
            plate = sheet(wide, high)
            plate.fill(mix(palette.title_bar(kind), palette.iron_low, 0.45))
            plate.fill(palette.title_bar(kind), pygame.Rect(0, 0, wide, round(wide * 0.25)))
            sign = mix(palette.type_colour(kind), palette.iron_low, 0.3)
            put(plate, emblem(kind, wide * 0.42, sign), wide / 2, high * 0.56)
            pygame.draw.rect(plate, palette.edge, plate.get_rect(), palette.border, border_radius=round(wide * 0.054))
            out = pygame.Surface(self.size, 0, 32)
            out.fill(self.ground)
            out.blit(round_corners(plate, wide * 0.054), (0, 0))
            return out

        return _plates.get((kind, self.width, self.ground, theme.key), make)
