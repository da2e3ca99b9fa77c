"""Fronts: what lies before the subject, nearly black and cut by the frame, and what is in the air."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from doomtable.table.paint.pictures.paper import Paper
from doomtable.table.paint.pictures.shapes import Point, star

Front = Callable[[Paper], None]


def grass(paper: Paper) -> None:
    """Tall blades along the foot."""
    blades: list[list[Point]] = []
    for _ in range(24 if paper.small else 60):
        x, high = paper.chance.uniform(paper.left, paper.right), paper.chance.uniform(8, 22)
        lean, wide = paper.chance.gauss(5, 4), paper.chance.uniform(0.7, 1.6)
        blades.append([(x - wide, 101), (x - wide * 0.5 + lean * 0.3, 101 - high * 0.6), (x + lean, 101 - high),
                       (x + wide * 0.6 + lean * 0.3, 101 - high * 0.6), (x + wide, 101)])  # fmt: skip
    paper.part(blades, "front", rim=0.55, cool=0, seam=0, edge=0.4, top=1.5)


def embers(paper: Paper) -> None:
    """Sparks."""
    shown = []
    for _ in range(10 if paper.small else 32):
        x, y = paper.chance.uniform(paper.left, paper.right), paper.chance.uniform(0, 100)
        size = paper.chance.uniform(0.2, 0.6)
        shown.append(star(x, y, 3, size * 1.5, size * 0.7, paper.chance.uniform(0, 90)))
    paper.flat(shown, "acc")


FRONTS: Final[Mapping[str, Front]] = MappingProxyType({made.__name__: made for made in (grass, embers)})
