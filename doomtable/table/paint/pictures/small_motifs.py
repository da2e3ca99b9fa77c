"""Small motifs: cards, bottles, drops, purses, serpents, telephones and grave slabs, which several subjects show."""

from __future__ import annotations

from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.pen import Pen
from doomtable.table.paint.pictures.shapes import (
    Outline,
    Point,
    box,
    limb,
    moved,
    oval,
    ribbon,
    ring,
    smooth,
    star,
)


def behind(pen: Pen, tone: str, *outlines: Outline, rim: float = 1) -> None:
    """What stands behind a subject and is no part of its outline: walls, and light in their openings."""
    if not pen.paper.silhouette:
        pen.part(tone, *outlines, rim=rim)


def dark_figure(pose: str, head: str = "helm", weapon: str = "", turn: float = 0,
        build: str = "soldier") -> Figure:
    """A figure of one dark piece."""
    return Figure(pose, build, head, weapon=weapon, weapon_turn=turn, tone="dark")


def card_front(pen: Pen, x: float, y: float, k: float, degrees: float = 0, tone: str = "bone") -> None:
    """A card with a picture of nothing: an empty face with two lines of writing."""
    pen.part(tone, moved(box(-9, -13, 9, 13), x, y, k, degrees))
    pen.part("low", moved(box(-6.6, -10, 6.6, 1), x, y, k, degrees), rim=0.2, seam=0)
    pen.flat("dark", *[moved(box(-6, top, right, top + 1.2), x, y, k, degrees) for top,
            right in ((4, 6), (8, 2))])


def card_back(pen: Pen, x: float, y: float, k: float, degrees: float = 0, tone: str = "plate*.8") -> None:
    """A card from behind, a star on it."""
    pen.part("bone", moved(box(-9, -13, 9, 13), x, y, k, degrees))
    pen.part(tone, moved(box(-7.2, -11.2, 7.2, 11.2), x, y, k, degrees), rim=0.2, seam=0)
    pen.part("bone", moved(star(0, 0, 7, 5.4, 2.2), x, y, k, degrees), rim=0.2, seam=0)


def bottle(pen: Pen, x: float, y: float, k: float, degrees: float = 0, liquid: str = "acc*.7") -> None:
    """A bottle of glass with a cork, half full, 40 units high."""
    body = smooth([(-4, -14), (-4, -7), (-12, 0), (-12, 20), (12, 20), (12, 0), (4, -7), (4, -14)], 4)
    pen.part("cool", moved(body, x, y, k, degrees), top=1.4, rim=1)
    pen.part(liquid, moved([(-10.4, 4), (10.4, 4), (10.4, 18), (-10.4, 18)], x, y, k, degrees), rim=0.2, seam=0)
    pen.part("wood", moved(box(-3.4, -20, 3.4, -12), x, y, k, degrees), rim=0.5)


def drop(pen: Pen, x: float, y: float, k: float, tone: str = "acc") -> None:
    """A drop that falls."""
    pen.part(tone, moved(smooth([(0, -10), (5, 0), (4, 6), (0, 8), (-4, 6), (-5, 0)], 4), x, y, k), rim=0.6)


def purse(pen: Pen, x: float, y: float, k: float, degrees: float = 0, tone: str = "wood*1.3") -> None:
    """A full purse with its neck tied."""
    pen.part(tone, moved(smooth([(-5, -12), (-14, 2), (-13, 14), (0, 18), (13, 14), (14, 2), (5, -12)], 4), x,
            y, k,
                         degrees))
    pen.part(tone, moved([(-5, -12), (-10, -21), (-2, -17), (3, -22), (10, -20), (5, -12)], x, y, k, degrees))
    pen.part("acc", moved(box(-6, -14, 6, -11), x, y, k, degrees), rim=0.3)


def serpent(pen: Pen, line: list[Point], wide: float, tone: str = "plate*.7") -> None:
    """A snake along a curve, its head at the last point with an open mouth."""
    pen.part(tone, ribbon(line, wide * 0.3, wide))
    (ax, _), (x, y) = line[-2], line[-1]
    side = 1 if x >= ax else -1
    pen.part(tone, smooth([(x - side * wide * 0.6, y - wide * 0.5), (x + side * wide * 0.4, y - wide * 0.9),
                           (x + side * wide * 1.6, y - wide * 0.5), (x + side * wide * 0.5, y),
                           (x + side * wide * 1.3, y + wide * 0.7), (x - side * wide * 0.2, y + wide * 0.6)],
                                   3))
    pen.flat("acc", oval(x + side * wide * 0.35, y - wide * 0.45, wide * 0.17, steps=10))
    pen.part("bone", *[[(x + side * wide * a, y - wide * 0.3), (x + side * wide * (a + 0.1), y + wide * 0.3),
                        (x + side * wide * (a + 0.25), y - wide * 0.3)] for a in (0.9, 1.2)], seam=0.1)


def receiver(pen: Pen, x: float, y: float, k: float, degrees: float = 0, tone: str = "dark*2") -> None:
    """The hand piece of a telephone, 50 units long."""
    pen.part(tone, moved(ribbon([(-22, 4), (-12, -8), (12, -8), (22, 4)], 7, 7), x, y, k, degrees))
    pen.part(tone, *[moved(smooth([(s * 17, 2), (s * 31, 0), (s * 30, 12), (s * 17, 13)], 4), x, y, k, degrees)
                     for s in (-1, 1)])


def cord(pen: Pen, line: list[Point], size: float = 4, tone: str = "dark*1.8") -> None:
    """A curled cord along a curve."""
    along = smooth(line, 9, False)
    pen.part(tone, *[ring(x, y, size * 0.62, size, steps=16) for x, y in along], seam=0, rim=0.5)


def slab(pen: Pen, x: float, foot: float, wide: float, high: float, degrees: float = 0,
        tone: str = "bone*.6") -> None:
    """A grave slab with a round top."""
    shape = [(-wide, 0), (-wide, -high * 0.7), *oval(0, -high * 0.7, wide, high * 0.3, 16, 180, 360), (wide, 0)]
    pen.part(tone, moved(shape, x, foot, 1, degrees))


def eyes_in_dark(pen: Pen, *spots: tuple[float, float, float], tone: str = "acc") -> None:
    """Pairs of slanted eyes (x, y, size)."""
    for x, y, r in spots:
        for s in (-1, 1):
            pen.flat(tone, [(x + s * r * 0.5, y + r * 0.3), (x + s * r * 1.8, y - r * 0.6),
                    (x + s * r * 1.6, y + r * 0.3)])
        pen.glow(x, y, r * 4, tone, 0.4)


def tracer(pen: Pen, *lines: tuple[Point, Point], wide: float = 2.4) -> None:
    """Lit traces of shots, from where they come to their heads."""
    pen.flat("acc", *[limb(a, b, 0.5, wide) for a, b in lines], alpha=230)
