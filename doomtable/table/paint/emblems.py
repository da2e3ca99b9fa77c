"""Emblems: the signs of types, affiliations and the Eclipse, as polygons legible at 12 pixels.

Every emblem is a list of polygons in a square of -50..50, y down, each added to or cut from what is there,
drawn in one colour and legible at 12 pixels. All of them are our own.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

import pygame

from doomtable.table.paint.surface_cache import SurfaceCache
from doomtable.table.paint.surface_effects import Point, put, sheet
from doomtable.table.paint.theme import BLACK, WHITE, Color, Theme, mix

Shape = tuple[bool, list[Point]]  # True adds the polygon, False cuts it

ADD: Final = True
CUT: Final = False
NIGHT: Final[Color] = (8, 7, 6)
_kept: Final = SurfaceCache(12 * 2**20)


def turned(points: list[Point], degrees: float, x: float = 0, y: float = 0, k: float = 1.0) -> list[Point]:
    """Points turned clockwise about the origin, grown by `k`, then moved to (x, y)."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(x + (px * c - py * s) * k, y + (px * s + py * c) * k) for px, py in points]


def mirrored(points: list[Point]) -> list[Point]:
    """Points on the other side of the upright axis, in the order that closes an outline."""
    return [(-x, y) for x, y in reversed(points)]


def symmetric(half: list[Point]) -> list[Point]:
    """A whole outline from its right half."""
    return half + mirrored(half)


def arc(
    cx: float, cy: float, r: float, start: float = 0, end: float = 360, n: int = 24, ry: float | None = None
) -> list[Point]:
    """Points on an ellipse from one angle to another, in degrees."""
    out = []
    for i in range(n + 1):
        a = math.radians(start + (end - start) * i / n)
        out.append((cx + r * math.cos(a), cy + (ry or r) * math.sin(a)))
    return out


def star(n: int, outer: float, inner: float, start: float = -90, cx: float = 0, cy: float = 0) -> list[Point]:
    """A star of `n` points."""
    out = []
    for i in range(2 * n):
        r, a = (inner if i % 2 else outer), math.radians(start + 180 * i / n)
        out.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return out


def box(x0: float, y0: float, x1: float, y1: float) -> list[Point]:
    """A rectangle by two corners."""
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def spiral(
    start: float, turns: float, r0: float, r1: float, w0: float, w1: float, n: int = 40
) -> list[Point]:
    """An arm that winds from radius r0 to r1 while its half width goes from w0 to w1; `start` in radians."""
    outer, inner = [], []
    for k in range(n + 1):
        t = k / n
        a, r, w = start + turns * math.tau * t, r0 + (r1 - r0) * t, w0 + (w1 - w0) * t
        outer.append(((r + w) * math.cos(a), (r + w) * math.sin(a)))
        inner.append(((r - w) * math.cos(a), (r - w) * math.sin(a)))
    return outer + inner[::-1]


def brush(p0: Point, p1: Point, p2: Point, w0: float, w1: float, w2: float, n: int = 18) -> list[Point]:
    """One stroke of a brush: a curve from p0 by p1 to p2 with half widths w0, w1, w2."""
    left, right = [], []
    for k in range(n + 1):
        t = k / n
        u = 1 - t
        x, y = (u * u * p0[i] + 2 * u * t * p1[i] + t * t * p2[i] for i in (0, 1))
        dx, dy = (2 * u * (p1[i] - p0[i]) + 2 * t * (p2[i] - p1[i]) for i in (0, 1))
        m = math.hypot(dx, dy) or 1
        w = u * u * w0 + 2 * u * t * w1 + t * t * w2
        left.append((x - dy / m * w, y + dx / m * w))
        right.append((x + dy / m * w, y - dx / m * w))
    return left + right[::-1]


# The types.


def _warrior() -> list[Shape]:
    half: list[Point] = [(0, -48), (5, -38), (5, 14), (17, 14), (17, 21), (4, 21), (4, 38), (7, 42), (0, 48)]
    sword = half + [(-x, y) for x, y in half[-2:0:-1]]
    gap = box(-9, -50, 9, 50)
    return [(ADD, turned(sword, -38)), (CUT, turned(gap, 38)), (ADD, turned(sword, 38))]


def _equipment() -> list[Shape]:
    head: list[Point] = [(0, -48), (38, 34), (12, 22), (0, 46), (-12, 22), (-38, 34)]
    return [(ADD, head), (CUT, [(-1.8, -30), (1.8, -30), (3, 16), (-3, 16)])]


def _fortification() -> list[Shape]:
    out: list[Shape] = [
        (ADD, [(-38, -46), (38, -46), (38, -35), (30, -26), (-30, -26), (-38, -35)]),
        (ADD, [(-24, -26), (24, -26), (27, 30), (-27, 30)]),
        (ADD, [(-36, 30), (36, 30), (42, 46), (-42, 46)]),
    ]
    for x in (-14, 0, 14):
        out.append((CUT, [(x - 2.6, -20), (x + 2.6, -20), (x * 1.1 + 2.6, 24), (x * 1.1 - 2.6, 24)]))
    return out


def _art() -> list[Shape]:
    return [(ADD, star(4, 48, 13)), (ADD, star(4, 31, 15, -45)), (CUT, arc(0, 0, 6))]


def _symmetry() -> list[Shape]:
    return [(ADD, spiral(math.tau * i / 3, 0.62, 5, 40, 10, 0.5)) for i in range(3)]


def _mission() -> list[Shape]:
    behind = [(-30.0, 4.0), *arc(0, 0, 38, 158, 22, 24, 10), (30.0, 4.0), *arc(0, 0, 44, 20, 160, 24, 22)]
    front = arc(0, 0, 49, 12, 168, 24, 15) + arc(0, 0, 40, 166, 14, 24, 8)
    return [
        (ADD, turned(arc(0, 0, 49, 0, 360, 48, 15), -24)),
        (CUT, turned(arc(0, 0, 38, 0, 360, 48, 8), -24)),
        (CUT, arc(0, 0, 29)),
        (ADD, arc(0, 0, 26)),
        (CUT, turned(behind, -24)),
        (ADD, turned(front, -24)),
    ]


def _special() -> list[Shape]:
    bow, hole = arc(0, -27, 20), arc(0, -27, 10)
    parts = (box(-5, -8, 5, 48), box(5, 28, 20, 36), box(5, 40, 24, 48))
    return [(ADD, turned(bow, 40)), (CUT, turned(hole, 40)), *((ADD, turned(p, 40)) for p in parts)]


def _ki() -> list[Shape]:
    """Four strokes of a brush: two wings, a neck and the water. No character of any script."""
    return [
        (ADD, brush((-3, 14), (-16, -22), (-47, -24), 7, 8, 0.8)),
        (ADD, brush((3, 14), (12, -26), (47, -36), 7, 9, 0.8)),
        (ADD, brush((0, 16), (8, -18), (-10, -46), 8, 4, 1.8)),
        (ADD, brush((-38, 44), (2, 20), (40, 42), 1.5, 9, 1.5)),
    ]


def _relic() -> list[Shape]:
    return [
        (ADD, [(-34, -44), (34, -44), *arc(0, -40, 32, 0, 180)]),
        (ADD, [(-4, -12), (4, -12), (6, 26), (-6, 26)]),
        (ADD, arc(0, 8, 9)),
        (ADD, [(-8, 24), (8, 24), (28, 40), (28, 47), (-28, 47), (-28, 40)]),
        (CUT, [(-26, -37), (26, -37), (24, -33), (-24, -33)]),
    ]


def _warzone() -> list[Shape]:
    arrow: list[Point] = [(-16, 46), (-16, -2), (-38, -2), (0, -47), (38, -2), (16, -2), (16, 46)]
    half: list[Point] = [(0, -30), (20, -7), (8, -7), (8, 38), (0, 38)]
    return [(ADD, turned(arrow, 45, -3, 3, 0.98)), (CUT, turned(half, 45, -3, 3, 0.98))]


def _beast() -> list[Shape]:
    return [(ADD, brush((x - 8, -44), (x + 6, 0), (x - 14, 46), 1, 12, 0.5)) for x in (-22, 6, 34)]


def _alliance() -> list[Shape]:
    over = arc(-15, 0, 30, -60, 40) + arc(-15, 0, 21, 40, -60)
    rings: list[Shape] = []
    for x in (-15, 15):
        rings += [(ADD, arc(x, 0, 30)), (CUT, arc(x, 0, 21))]
    return [*rings, (ADD, over)]


def _battle() -> list[Shape]:
    """A flag on a rampart that is held."""
    return [
        (ADD, box(-3, -48, 3, 20)), (ADD, [(3, -48), (40, -40), (24, -27), (40, -14), (3, -10)]),
        (ADD, [(-46, 46), (-38, 14), (-22, 14), (-22, 24), (-8, 24), (-8, 14), (8, 14), (8, 24), (22, 24), (22, 14),
               (38, 14), (46, 46)]),
        (CUT, box(-30, 32, 30, 36)),
    ]  # fmt: skip


def _war() -> list[Shape]:
    """Two pennants that are carried against each other."""
    pennant: list[Point] = [(-4, -48), (4, -48), (4, -44), (34, -34), (4, -16), (4, 48), (-4, 48)]
    gap = box(-8, -50, 8, 50)
    return [(ADD, turned(pennant, 32, 8)), (CUT, turned(gap, -32, -8)), (ADD, turned(mirrored(pennant), -32, -8))]


# The affiliations.


def _bauhaus() -> list[Shape]:
    """The Portal: three round arches, one inside another, on a plinth."""
    out: list[Shape] = []
    for i, r in enumerate((44, 34, 27, 18, 11)):
        out.append((i % 2 == 0, [*arc(0, -2, r, 180, 360), (r, 32), (-r, 32)]))
    return [*out, (ADD, box(-48, 32, 48, 44))]


def _capitol() -> list[Shape]:
    """The Tower: stepped, cut by shafts of light."""
    half: list[Point] = [
        (0, -50), (4, -34), (10, -34), (10, -20), (20, -20), (20, 0), (31, 0), (31, 24), (44, 24), (44, 44),
    ]  # fmt: skip
    shafts = [box(x, -14 if abs(x) < 9 else 8, x + 4, 44) for x in (-8, 4, -23, 19)]
    return [(ADD, symmetric(half)), *((CUT, s) for s in shafts)]


def _imperial() -> list[Shape]:
    """Three Lances bound together, the middle one tallest."""

    def lance(x: float, t: float) -> list[Point]:
        right: list[Point] = [(x, t), (x + 9, t + 22), (x + 3.6, t + 29), (x + 3.6, 46)]
        return right + [(2 * x - px, py) for px, py in right[:0:-1]]

    bound = [
        lance(0, -50),
        lance(-25, -30),
        lance(25, -30),
        [(-38.0, 8.0), (38.0, 8.0), (32.0, 24.0), (-32.0, 24.0)],
    ]
    return [*((ADD, p) for p in bound), (CUT, [(-26, 14), (26, 14), (25, 18), (-25, 18)])]


def _mishima() -> list[Shape]:
    """The Fan: seven ribs, opened."""
    rib: list[Point] = [(-1.6, -80), (1.6, -80), (1, -26), (-1, -26)]
    gaps: list[Shape] = [(CUT, turned(rib, a, 0, 34)) for a in (-46, -28, -9.5, 9.5, 28, 46)]
    whole: list[Shape] = [(ADD, [*arc(0, 34, 78, -154, -26), (0, 34)]), (CUT, arc(0, 34, 27))]
    return [*whole, *gaps, (ADD, arc(0, 34, 13))]


def _cybertronic() -> list[Shape]:
    """The Node: a hexagon that has lost a side, wired to a point."""

    def hexagon(r: float) -> list[Point]:
        return [(r * math.cos(math.radians(a)), r * math.sin(math.radians(a))) for a in range(-90, 270, 60)]

    wire = box(-3.5, 0, 3.5, 46)
    return [
        (ADD, hexagon(49)), (CUT, hexagon(37)), (CUT, [(0, -60), (60, -60), (60, -27), (14, 0)]),
        (ADD, hexagon(15)), (ADD, wire), (ADD, turned(wire, 120)), (ADD, arc(26, -34, 8)),
    ]  # fmt: skip


def _brotherhood() -> list[Shape]:
    """The Lamp: a flame in a pointed window."""

    def window(r: float, base: float) -> list[Point]:
        right, left = arc(-r * 0.9, -4, r * 1.9, -42, 0, 12), arc(r * 0.9, -4, r * 1.9, 180, 222, 12)
        return [(0, -50 + (44 - r) * 1.5), *right, (r, base), (-r, base), *left]

    flame: list[Point] = [(0, -22), (9, -4), (14, 10), (11, 22), (0, 28), (-11, 22), (-14, 10), (-6, 0)]
    return [
        (ADD, window(37, 40)), (CUT, window(27, 31)), (ADD, flame),
        (CUT, [(0, 6), (5, 16), (0, 23), (-5, 16)]), (ADD, box(-44, 40, 44, 48)),
    ]  # fmt: skip


def _legion() -> list[Shape]:
    """The Wound: seven crooked thorns grow inward around nothing."""
    thorn: list[Point] = [(-9, -44), (10, -44), (6, -30), (-3, -7), (-2, -27)]
    return [
        (ADD, arc(0, 0, 49)),
        (CUT, arc(0, 0, 41)),
        *((ADD, turned(thorn, 360 / 7 * i)) for i in range(7)),
    ]


def _general() -> list[Shape]:
    """The Nut."""
    return [(ADD, star(3, 48, 48)), (CUT, arc(0, 0, 21))]


def _crescentia() -> list[Shape]:
    return [(ADD, arc(-6, 0, 42)), (CUT, arc(12, 0, 36)), (ADD, arc(20, 0, 22)), (CUT, arc(11, 0, 18))]


def _lutheran() -> list[Shape]:
    spots = [arc(24 * math.cos(math.radians(a)), 24 * math.sin(math.radians(a)), 11) for a in (90, 210, 330)]
    return [(ADD, star(3, 50, 25)), (CUT, star(3, 30, 15)), *((ADD, s) for s in spots)]


def _rasputin() -> list[Shape]:
    antler: list[Point] = [
        (2, 46), (8, 46), (14, 8), (34, -10), (44, -44), (30, -22), (24, -40), (20, -12), (10, 2), (4, -14), (2, 10),
    ]  # fmt: skip
    return [(ADD, antler), (ADD, mirrored(antler))]


def _templar() -> list[Shape]:
    glass: list[Point] = [(-34, -46), (34, -46), (8, 0), (34, 46), (-34, 46), (-8, 0)]
    return [(ADD, glass), (CUT, [(-20, -38), (20, -38), (0, -6)]), (ADD, [(-11, -24), (11, -24), (0, -6)])]


def _earth() -> list[Shape]:
    """A world with a crack, out of which something grows again."""
    leaf = [(0.0, 34.0), *brush((0, 30), (6, 4), (27, -8), 2, 11, 0.5)]
    crack: list[Point] = [(16, -60), (40, -60), (25, -33), (31, -27), (19, -8), (22, -30), (14, -34)]
    return [
        (ADD, arc(0, 0, 49)), (CUT, arc(0, 0, 40)), (CUT, crack),
        (ADD, brush((0, 46), (-3, 16), (2, -24), 3.5, 4, 1)), (ADD, leaf), (ADD, turned(mirrored(leaf), 0, 0, 4)),
        (ADD, brush((-1, -4), (-9, -20), (2, -37), 1, 9, 0.5)),
    ]  # fmt: skip


SHAPES: Final[dict[str, Callable[[], list[Shape]]]] = {
    "warrior": _warrior, "equipment": _equipment, "fortification": _fortification, "art": _art,
    "symmetry": _symmetry, "mission": _mission, "special": _special, "ki": _ki, "relic": _relic,
    "warzone": _warzone, "beast": _beast, "alliance": _alliance, "battle": _battle, "war": _war,
    "bauhaus": _bauhaus, "capitol": _capitol, "imperial": _imperial, "mishima": _mishima,
    "cybertronic": _cybertronic, "brotherhood": _brotherhood, "legion": _legion, "general": _general,
    "crescentia": _crescentia, "lutheran": _lutheran, "rasputin": _rasputin, "templar": _templar,
    "earth": _earth,
}  # fmt: skip


def emblem(name: str, size: float, colour: Color) -> pygame.Surface:
    """The sign of a type or an affiliation, `size` pixels square; an unknown name gets the Nut."""
    wide = max(1, int(size))

    def make() -> pygame.Surface:
        fine = wide * (4 if wide < 80 else 2)
        image = sheet(fine, fine)
        image.fill((*colour, 0))
        for added, points in SHAPES.get(name, _general)():
            scaled = [((x + 52) / 104 * fine, (y + 52) / 104 * fine) for x, y in points]
            pygame.draw.polygon(image, (*colour, 255 if added else 0), scaled)
        return pygame.transform.smoothscale(image, (wide, wide))

    return _kept.get(("emblem", name, wide, colour), make)


def crest(affiliation: str, width: float, theme: Theme) -> pygame.Surface:
    """An affiliation's sign on a dark pointed shield, 1.14 times as high as wide."""
    wide = max(6, int(width))

    def make() -> pygame.Surface:
        colour = theme.palette.affiliation_colour(affiliation)
        w, h = wide * 4, int(wide * 1.14 * 4)
        image = sheet(w, h)

        def shield(i: float) -> list[Point]:
            return [(i, i), (w - i, i), (w - i, h * 0.60), (w / 2, h - i * 1.3), (i, h * 0.60)]

        for inset, fill in ((0.0, NIGHT), (w * 0.035, colour), (w * 0.085, mix(colour, BLACK, 0.80))):
            pygame.draw.polygon(image, fill, shield(inset))
        image = pygame.transform.smoothscale(image, (wide, int(wide * 1.14)))
        put(image, emblem(affiliation, wide * 0.66, mix(colour, WHITE, 0.22)), wide / 2, wide * 0.46)
        return image

    return _kept.get(("crest", affiliation, wide, theme.key), make)


def roundel(kind: str, width: float, theme: Theme) -> pygame.Surface:
    """A type's sign on a dark disc with a rim of the type's colour."""
    wide = max(6, int(width))

    def make() -> pygame.Surface:
        colour = theme.palette.type_colour(kind)
        w = wide * 4
        image = sheet(w, w)
        for share, fill in ((0.5, NIGHT), (0.47, mix(colour, WHITE, 0.45)), (0.41, mix(colour, BLACK, 0.62))):
            pygame.draw.circle(image, fill, (w / 2, w / 2), w * share)
        image = pygame.transform.smoothscale(image, (wide, wide))
        put(image, emblem(kind, wide * 0.62, mix(colour, WHITE, 0.80)), wide / 2, wide / 2)
        return image

    return _kept.get(("roundel", kind, wide, theme.key), make)


def eclipse(radius: float, colour: Color, rays: int = 28, reach: float = 1.55) -> pygame.Surface:
    """The program's own mark: a dark disc, a thin corona, and rays of which every fourth is long (seven of
    twenty-eight: the seats). `reach` is the length of the long ones in radii."""

    def make() -> pygame.Surface:
        k = 3
        wide = max(k, int(radius * reach * 2.3 * k))
        image = sheet(wide, wide)
        c, r = wide / 2, radius * k
        for i in range(rays):
            far = r * (reach if i % 4 == 0 else 1.30 if i % 2 == 0 else 1.17)
            ray = [(-r * 0.022, -r * 1.09), (r * 0.022, -r * 1.09), (0.0, -far)]
            pygame.draw.polygon(image, colour, turned(ray, 360 / rays * i, c, c))
        pygame.draw.circle(image, colour, (c, c), r)
        pygame.draw.circle(image, (6, 5, 5), (c, c), r * 0.94)
        pygame.draw.circle(image, colour, (c, c), r * 0.80, max(1, int(r * 0.02)))
        return pygame.transform.smoothscale(image, (wide // k, wide // k))

    return _kept.get(("eclipse", radius, colour, rays, reach), make)
