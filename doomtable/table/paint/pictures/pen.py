"""A pen: draws one subject in its own space, wherever it stands in the picture.

The own space of a subject is 100 units high with (0, 0) in its middle, y down (a figure's feet lie where it is put):
the painters of the vocabulary draw there, and the spot says where that is, how large, turned or mirrored.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Unpack

from doomtable.table.paint.pictures.figure import Figure, draw_figure
from doomtable.table.paint.pictures.heads import HEADS
from doomtable.table.paint.pictures.paper import Cut, Paper
from doomtable.table.paint.pictures.shapes import Layer, Outline, Point, moved, placed
from doomtable.table.paint.pictures.spots import Placement
from doomtable.table.paint.pictures.weapons import WEAPONS
from doomtable.table.paint.theme import Color

Tone = str | Color


class Pen:
    """What draws at a spot. `paper` is there for its light and its chance."""

    def __init__(self, paper: Paper, spot: Placement) -> None:
        self.paper, self.spot, self.scale = paper, spot, spot.size / 100

    def place(self, outline: Outline) -> list[Point]:
        """An outline of the own space in the picture's units."""
        spot = self.spot
        return moved(outline, spot.x, spot.y, self.scale, spot.turn, spot.flip)

    def _how(self, how: Cut) -> Cut:
        spot, size = self.spot, self.spot.size
        own = Cut(haze=spot.haze, edge=min(0.8, max(0.28, 0.9 * self.scale)), seam=0.3 if size > 45 else 0.15)
        if size < 50:
            own |= Cut(rim=0.7, cool=0)
        return own | how

    def part(self, tone: Tone, *outlines: Outline, cuts: Iterable[Outline] = (), **how: Unpack[Cut]) -> None:
        """One piece of paper."""
        self.paper.part([self.place(o) for o in outlines], tone, [self.place(c) for c in cuts], **self._how(how))

    def flat(self, tone: Tone, *outlines: Outline, alpha: float = 255) -> None:
        """Flat shapes."""
        self.paper.flat([self.place(one) for one in outlines], tone, alpha)

    def layers(self, layers: Iterable[Layer], tone: Tone | None = None, **how: Unpack[Cut]) -> None:
        """Layers of the vocabulary."""
        placed_layers = [
            Layer(word, tuple(self.place(o) for o in outlines), tuple(self.place(c) for c in cuts))
            for word, outlines, cuts in layers
        ]
        self.paper.layers(placed_layers, tone=tone, **self._how(how))

    def glow(self, x: float, y: float, radius: float, tone: Tone = "acc", share: float = 1.0) -> None:
        """Light around a point."""
        ((px, py),) = self.place([(x, y)])
        self.paper.glow(px, py, radius * self.scale, tone, share * (1 - self.spot.haze))

    def figure(
        self, who: Figure, x: float, foot: float, high: float, flip: bool = False, degrees: float = 0, haze: float = 0
    ) -> None:
        """A figure with its feet at (x, foot) of the own space."""
        ((px, py),) = self.place([(x, foot)])
        spot = self.spot
        turn = spot.turn + (-degrees if spot.flip else degrees)
        draw_figure(self.paper, who, px, py, high * self.scale, flip != spot.flip, turn, max(haze, spot.haze))

    def head(self, word: str, x: float, y: float, radius: float, degrees: float = 0, flip: bool = False) -> None:
        """A head alone."""
        self.layers(placed(HEADS[word](), x, y, radius / 10, degrees, flip))

    def weapon(
        self, word: str, x: float, y: float, scale: float = 1, degrees: float = 0, flip: bool = False
    ) -> None:
        """A weapon alone, its grip at (x, y); at scale 1 it fits a body 100 high."""
        self.layers(placed(WEAPONS[word](), x, y, scale, degrees, flip))


Subject = Callable[[Pen], None]
"""What is drawn at a spot: a thing, a vehicle, a beast, an event."""
