"""Cityscapes: rows of buildings, trees or crags along a line, by kind: each affiliation builds in its own way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.paper import Paper
from doomtable.table.paint.pictures.shapes import Outline, box, oval, smooth
from doomtable.table.paint.surface_effects import seeded
from doomtable.table.paint.theme import Color

Tower = Callable[[float, float, float, float, Random], list[Outline]]
"""Outlines of one building: its left edge, its width, the line it stands on, its height, chance."""


def domes(x: float, w: float, y: float, h: float, _: Random) -> list[Outline]:
    c, t = x + w / 2, y - h
    return [box(x, t, x + w, y), oval(c, t, w * 0.46), box(c - 0.35, t - w * 0.86, c + 0.35, t)]


def steps(x: float, w: float, y: float, h: float, _: Random) -> list[Outline]:
    c, t = x + w / 2, y - h
    tiers = [box(x + w * 0.13 * i, y - h * (0.45 + 0.19 * i), x + w - w * 0.13 * i, y) for i in range(4)]
    return [*tiers, box(c - 0.3, t - h * 0.22, c + 0.3, y)]


def spires(x: float, w: float, y: float, h: float, _: Random) -> list[Outline]:
    c, t = x + w / 2, y - h
    return [
        box(x + w * 0.1, t + h * 0.3, x + w * 0.9, y), [(x, t + h * 0.34), (c, t - h * 0.35), (x + w, t + h * 0.34)],
        [(x - 0.4, y), (x + 0.8, t + h * 0.1), (x + 2, y)],
        [(x + w + 0.4, y), (x + w - 0.8, t + h * 0.16), (x + w - 2, y)],
    ]  # fmt: skip


def pagodas(x: float, w: float, y: float, h: float, _: Random) -> list[Outline]:
    c, t = x + w / 2, y - h
    roofs: list[Outline] = [
        [
            (x - w * 0.1, y - h * (0.3 * i + 0.12)), (x + w * 0.22, y - h * (0.3 * i + 0.26)),
            (x + w * 0.78, y - h * (0.3 * i + 0.26)), (x + w * 1.1, y - h * (0.3 * i + 0.12)),
            (c, y - h * (0.3 * i + 0.16)),
        ]
        for i in range(4)
    ]  # fmt: skip
    return [box(x + w * 0.24, t, x + w * 0.76, y), *roofs]


def pyramids(x: float, w: float, y: float, h: float, _: Random) -> list[Outline]:
    c, t = x + w / 2, y - h
    return [[(x - w * 0.5, y), (c, t), (x + w * 1.5, y)], box(c - 0.5, t - 3, c + 0.5, t + 2)]


def blocks(x: float, w: float, y: float, h: float, chance: Random) -> list[Outline]:
    t, lean = y - h, chance.uniform(-0.25, 0.25) * w
    return [
        [(x, y), (x, t + max(0.0, lean)), (x + w, t + max(0.0, -lean)), (x + w, y)],
        box(x + w * 0.2, t - h * 0.12, x + w * 0.3, y), box(x + w * 0.62, t - h * 0.2, x + w * 0.66, y),
    ]  # fmt: skip


def thorns(x: float, w: float, y: float, h: float, chance: Random) -> list[Outline]:
    c, t, lean = x + w / 2, y - h, chance.uniform(-0.7, 0.7) * w
    trunk = smooth([(x - w * 0.3, y + 2), (x + w * 0.2, y - h * 0.4), (c + lean, t - h * 0.1),
                    (x + w * 0.75, y - h * 0.35), (x + w * 1.3, y + 2)])  # fmt: skip
    spines: list[Outline] = []
    for v in (0.35, 0.55, 0.75):
        side = chance.choice((-1, 1)) * w * 0.8
        spines.append([(c + lean * v - 1.2, y - h * v), (c + lean * v + side, y - h * (v + 0.14)),
                       (c + lean * v + 1.2, y - h * (v + 0.05))])  # fmt: skip
    return [trunk, *spines]


def stacks(x: float, w: float, y: float, h: float, _: Random) -> list[Outline]:
    t = y - h
    chimney = [(x + w * 0.3, t), (x + w * 0.7, t), (x + w * 0.85, y), (x + w * 0.15, y)]
    return [chimney, box(x - 1, y - h * 0.3, x + w + 1, y)]


def ruins(x: float, w: float, y: float, h: float, chance: Random) -> list[Outline]:
    t = y - h
    edge = [(x + w * (i + 1) / 5, t + chance.uniform(0, h * 0.5)) for i in range(4)]
    return [[(x, y), (x, t + chance.uniform(0, h * 0.4)), *edge, (x + w, t + h * 0.3), (x + w, y)]]


def pines(x: float, w: float, y: float, h: float, _: Random) -> list[Outline]:
    c = x + w / 2
    return [
        [(c - w * (0.5 - 0.1 * i), y - h * 0.26 * i), (c, y - h * (0.42 + 0.26 * i)),
         (c + w * (0.5 - 0.1 * i), y - h * 0.26 * i)]
        for i in range(3)
    ]  # fmt: skip


def crags(x: float, w: float, y: float, h: float, _: Random) -> list[Outline]:
    t = y - h
    return [[(x - w * 0.3, y), (x + w * 0.2, y - h * 0.6), (x + w * 0.3, t), (x + w * 0.6, t + h * 0.1),
             (x + w * 0.8, y - h * 0.5), (x + w * 1.3, y)]]  # fmt: skip


def tombs(x: float, w: float, y: float, h: float, chance: Random) -> list[Outline]:
    t, c = y - h, x + w / 2
    if chance.random() < 0.4:
        return [box(c - w * 0.1, t, c + w * 0.1, y), box(c - w * 0.34, t + h * 0.22, c + w * 0.34, t + h * 0.4)]
    return [box(c - w * 0.3, t + w * 0.3, c + w * 0.3, y), oval(c, t + w * 0.3, w * 0.3, steps=16)]


TOWERS: Final[Mapping[str, Tower]] = by_name(
    domes, steps, spires, pagodas, pyramids, blocks, thorns, stacks, ruins, pines, crags, tombs
)


def city(
    paper: Paper,
    kind: str,
    y: float = 78,
    high: tuple[float, float] = (14, 34),
    wide: tuple[float, float] = (8, 15),
    tone: str | Color = "near",
    *,
    haze: float = 0,
    windows: int = 0,
    seed: str = "",
    left: float | None = None,
    right: float | None = None,
    rim: float = 0.45,
) -> None:
    """A row standing on `y`, between two edges or across the whole picture, with so many lit windows a building."""
    chance = seeded("city", kind, seed or paper.chance.random(), y)
    x = paper.left - 4 if left is None else left
    end = paper.right + 4 if right is None else right
    outlines: list[Outline] = [box(x - 3, y - 0.5, end + 3, 106)] if left is None and right is None else []
    lit: list[Outline] = []
    while x < end:
        w, h = chance.uniform(*wide), chance.uniform(*high)
        outlines += TOWERS[kind](x, w, y, h, chance)
        for _ in range(0 if paper.small else windows):
            wx, wy = x + chance.uniform(0.2, 0.75) * w, y - chance.uniform(0.08, 0.55) * h
            lit.append(box(wx, wy, wx + 0.7, wy + 1.1))
        x += w * chance.uniform(0.8, 1.15)
    paper.part(outlines, tone, haze=haze, rim=rim, cool=0, seam=0, top=1.1, foot=0.6, edge=0.55)
    if lit:
        paper.flat(lit, "acc", 210)
