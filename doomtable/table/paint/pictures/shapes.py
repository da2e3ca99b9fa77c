"""Shapes: outlines of paper pieces as lists of points, in the units of a picture (133.3 wide, 100 high, y down).

A body is drawn 100 units high with its feet at (0, 0), a head with radius 10 around (0, 0), a weapon with its grip at
(0, 0) and its muzzle or point toward +x; `moved` and `placed` bring them where they belong.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

WIDE: Final = 400 / 3
"""The width of a picture in its own units; it is 100 high."""

Point = tuple[float, float]
Outline = Sequence[Point]


class Layer(NamedTuple):
    """A piece of one tone: the outlines that make it and those cut out of it. The tones "glow" and "hole" are flat:
    light of the accent, and darkness."""

    tone: str
    outlines: tuple[Outline, ...]
    cuts: tuple[Outline, ...] = ()


def layer(tone: str, *outlines: Outline, cut: Iterable[Outline] = ()) -> Layer:
    """A piece of a tone, such as "plate" or "metal*.7" (the tone at 70 % of its brightness)."""
    return Layer(tone, outlines, tuple(cut))


def smooth(points: Outline, steps: int = 5, closed: bool = True) -> list[Point]:
    """A curve through the points, `steps` points from one to the next."""
    out: list[Point] = []
    count = len(points)
    last = count - 1

    def at(i: int) -> Point:
        return points[i % count] if closed else points[min(max(i, 0), last)]

    for i in range(count if closed else last):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = at(i - 1), at(i), at(i + 1), at(i + 2)
        for step in range(steps):
            t = step / steps
            t2, t3 = t * t, t * t * t
            along = cx - ax, 2 * ax - 5 * bx + 4 * cx - dx, 3 * bx - ax - 3 * cx + dx
            across = cy - ay, 2 * ay - 5 * by + 4 * cy - dy, 3 * by - ay - 3 * cy + dy
            x = bx + 0.5 * (along[0] * t + along[1] * t2 + along[2] * t3)
            y = by + 0.5 * (across[0] * t + across[1] * t2 + across[2] * t3)
            out.append((x, y))
    return out if closed else [*out, points[last]]


def oval(
    x: float, y: float, rx: float, ry: float | None = None, steps: int = 32, start: float = 0, end: float = 360
) -> list[Point]:
    """A circle, an ellipse, or a part of one from an angle to another in degrees (0 is right, 90 is down)."""
    tall = rx if ry is None else ry
    angles = (math.radians(start + (end - start) * i / steps) for i in range(steps + 1))
    return [(x + rx * math.cos(a), y + tall * math.sin(a)) for a in angles]


def box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    """A rectangle by its edges."""
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def ring(
    x: float, y: float, inner: float, outer: float, start: float = 0, end: float = 360, steps: int = 48
) -> list[Point]:
    """A band around a point, or a part of it."""
    return oval(x, y, outer, steps=steps, start=start, end=end) + oval(x, y, inner, steps=steps, start=end, end=start)


def star(x: float, y: float, points: int, outer: float, inner: float, start: float = -90) -> list[Point]:
    """A star of so many points."""
    out = []
    for i in range(2 * points):
        a, r = math.radians(start + 180 / points * i), inner if i % 2 else outer
        out.append((x + r * math.cos(a), y + r * math.sin(a)))
    return out


def limb(a: Point, b: Point, wide_a: float, wide_b: float) -> list[Point]:
    """A rounded bar from a point to another, tapering from a width to another."""
    turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    return oval(*a, wide_a / 2, steps=10, start=turn + 90, end=turn + 270) + oval(
        *b, wide_b / 2, steps=10, start=turn - 90, end=turn + 90
    )


def ribbon(points: Outline, wide_a: float, wide_b: float, steps: int = 6, wave: float = 0) -> list[Point]:
    """A band along a curve: horns, tentacles, smoke, trails."""
    line = smooth(points, steps, False)
    left: list[Point] = []
    right: list[Point] = []
    last = len(line) - 1
    for i, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(0, i - 1)], line[min(last, i + 1)]
        dx, dy = bx - ax, by - ay
        long = math.hypot(dx, dy) or 1
        half = (wide_a + (wide_b - wide_a) * i / last) / 2 + wave * math.sin(i * 1.3)
        left.append((x - dy / long * half, y + dx / long * half))
        right.append((x + dy / long * half, y - dx / long * half))
    return left + right[::-1]


def moved(
    outline: Outline, x: float = 0, y: float = 0, scale: float = 1, degrees: float = 0, flip: bool = False
) -> list[Point]:
    """An outline scaled, turned (counter-clockwise), mirrored if it is to be, and brought to a place."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    side = -1 if flip else 1
    return [(x + side * scale * (px * c + py * s), y + scale * (-px * s + py * c)) for px, py in outline]


def placed(
    layers: Iterable[Layer], x: float, y: float, scale: float = 1, degrees: float = 0, flip: bool = False
) -> list[Layer]:
    """The same for layers."""

    def move(outlines: tuple[Outline, ...]) -> tuple[Outline, ...]:
        return tuple(moved(one, x, y, scale, degrees, flip) for one in outlines)

    return [Layer(tone, move(outlines), move(cuts)) for tone, outlines, cuts in layers]


def mirrored(outline: Outline, x: float = 0) -> list[Point]:
    """An outline on the other side of a vertical line."""
    return [(2 * x - px, py) for px, py in outline][::-1]


def joint(a: Point, b: Point, first: float, second: float, side: int = 1) -> Point:
    """The elbow or knee of a limb of two lengths between two points."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    far = min(math.hypot(dx, dy), (first + second) * 0.999) or 1
    bend = math.acos(max(-1.0, min(1.0, (first**2 + far**2 - second**2) / (2 * first * far))))
    turn = math.atan2(dy, dx) + side * bend
    return a[0] + first * math.cos(turn), a[1] + first * math.sin(turn)
