"""Planes of a picture: skies, discs, ridges, cities, haze, grounds, smoke and what is in the air.

Three depths, always: far is in the horizon's colour without seam, middle is the subject, front is nearly black and cut
by the frame; haze lies between far and middle.
"""

from __future__ import annotations

import random

from doomtable.table.paint.pictures.paper import Paper, turned
from doomtable.table.paint.pictures.shapes import Point, box, limb, oval, ribbon, smooth, star
from doomtable.table.paint.surface_effects import seeded
from doomtable.table.paint.theme import Color, mix

Tone = str | Color


def sky(paper: Paper, top: Tone = "top", middle: Tone = "mid", low: Tone = "low", foot: float = 78) -> None:
    """A sky down to `foot`, and its horizon's colour below."""
    a, b, c = (paper.light.colour(tone) for tone in (top, middle, low))
    paper.ground(a, mix(a, b, 0.6), b, mix(b, c, 0.6), c, foot=foot)


def disc(
    paper: Paper, x: float, y: float, radius: float, tone: Tone = "low*1.15", craters: int = 0,
    bite: Point | None = None, halo: float = 0.5,
) -> None:  # fmt: skip
    """Sun or moon; `bite` moves a second disc that is cut out of it, which leaves a crescent."""
    paper.glow(x, y, radius * 2.1, tone, halo)
    cuts = [oval(x + bite[0], y + bite[1], radius, steps=64)] if bite else []
    paper.part([oval(x, y, radius, steps=72)], tone, cuts, rim=0.4, cool=0, top=1.08, foot=0.86, seam=0)
    dim = mix(paper.light.colour(tone), (0, 0, 0), 0.14)
    for _ in range(craters):
        cx, cy = turned(paper.chance.uniform(0, 360), x, y, radius * paper.chance.uniform(0.1, 0.75))
        size = radius * paper.chance.uniform(0.06, 0.2)
        paper.flat([oval(cx, cy, size, size * 0.9, 16)], dim, 190)


def rays(
    paper: Paper, x: float, y: float, count: int = 18, tone: Tone = "low", alpha: int = 34, phase: float = 0,
    far: float = 170,
) -> None:  # fmt: skip
    """Beams all round a point."""
    half = 90 / count
    angles = (360 / count * i + phase for i in range(count))
    paper.flat([[(x, y), turned(a - half, x, y, far), turned(a + half, x, y, far)] for a in angles], tone, alpha)


def beam(
    paper: Paper, x: float, y: float, angle: float, half: float, far: float, tone: Tone = "low", alpha: int = 60
) -> None:
    """One beam of light from a point, in degrees (90 is down)."""
    paper.flat([[(x, y), turned(angle - half, x, y, far), turned(angle + half, x, y, far)]], tone, alpha)


def stars(paper: Paper, count: int = 50, foot: float = 70) -> None:
    """Stars down to `foot`."""
    shown = []
    for _ in range(count // 2 if paper.small else count):
        x, y = paper.chance.uniform(paper.left, paper.right), paper.chance.uniform(0, foot)
        size = paper.chance.choice((0.25, 0.35, 0.5))
        shown.append(star(x, y, 4, size * 1.6, size * 0.5))
    paper.flat(shown, mix(paper.light.low, (255, 255, 255), 0.5), 210)


def haze(paper: Paper, top: float = 50, foot: float = 80, tone: Tone = "low", alpha: int = 150) -> None:
    """Mist, thickest halfway."""
    middle = (top + foot) / 2
    paper.band(top, middle, tone, 0, alpha)
    paper.band(middle, foot, tone, alpha, 0)


def fade(paper: Paper, top: float = 72, tone: Tone = "front", alpha: int = 215) -> None:
    """Darkness toward the foot."""
    paper.band(top, 101, tone, 0, alpha)


def ridge(
    paper: Paper, y: float = 70, rise: float = 8, step: float = 9, tone: Tone = "near", seed: int = 0,
    round_: bool = False, tilt: float = 0, haze: float = 0, rim: float = 0.5,
) -> None:  # fmt: skip
    """Hills or crags along a line."""
    chance: random.Random = seeded("ridge", seed, y, rise)
    line: list[Point] = []
    x = paper.left - 5
    while x < paper.right + 8:
        line.append((x, y + tilt * (x / 133 - 0.5) + chance.uniform(-rise, rise * 0.4)))
        x += step * chance.uniform(0.6, 1.4)
    line.append((paper.right + 8, y))
    shown = smooth(line, 6, False) if round_ else line
    paper.part([[(paper.left - 5, 105), *shown, (paper.right + 8, 105)]], tone, rim=rim, cool=0, haze=haze, seam=0,
               top=1.15, foot=0.5)  # fmt: skip


def ground(
    paper: Paper, *line: Point, tone: Tone = "front", round_: bool = True, rim: float = 0.8, haze: float = 0
) -> None:
    """Ground below a line from left to right."""
    ends = [(paper.left - 6, line[0][1]), *line, (paper.right + 6, line[-1][1])]
    shown = smooth(ends, 6, False) if round_ else ends
    paper.part([[*shown, (paper.right + 6, 106), (paper.left - 6, 106)]], tone, rim=rim, cool=0, seam=0, haze=haze)


def clouds(
    paper: Paper, y: float = 20, count: int = 5, tone: Tone = "far", scale: float = 1.0, spread: float = 26
) -> None:
    """Flat banks of cloud around a height."""
    for _ in range(max(2, count // 2) if paper.small else count):
        x, at = paper.chance.uniform(paper.left - 10, paper.right), y + paper.chance.uniform(-spread / 2, spread / 2)
        wide, high = paper.chance.uniform(14, 40) * scale, 2.4 * scale
        banks = []
        for row in range(3):
            middle, half = x + paper.chance.uniform(-0.3, 0.3) * wide, wide * (1 - 0.28 * row) / 2
            line = at - row * high * 0.8
            banks.append(limb((middle - half, line), (middle + half, line), high, high))
        paper.part(banks, tone, rim=0.35, cool=0, top=1.1, foot=0.9, seam=0)


def billow(paper: Paper, *puffs: tuple[float, float, float], tone: Tone = "cloth", haze: float = 0) -> None:
    """Smoke or spray of round puffs (x, y, radius)."""
    paper.part([oval(x, y, r, steps=24) for x, y, r in puffs], tone, rim=0.6, cool=0.3, top=1.35, foot=0.6, edge=1.1,
               haze=haze)  # fmt: skip


def smoke(
    paper: Paper, x: float, y: float, high: float = 60, wide: float = 16, lean: float = 10, tone: Tone = "cloth",
    haze: float = 0,
) -> None:  # fmt: skip
    """A column of smoke."""
    puffs = []
    for i in range(13):
        t = i / 12
        off = paper.chance.uniform(-1, 1) * wide * 0.25 * (t + 0.3)
        radius = wide * (0.25 + 0.6 * t) * paper.chance.uniform(0.8, 1.15)
        puffs.append((x + lean * t**1.3 + off, y - high * t, radius))
    billow(paper, *puffs, tone=tone, haze=haze)


def water(paper: Paper, y: float = 74, tone: Tone = "mid", count: int = 26) -> None:
    """Still water from a line down, with glints."""
    light = paper.light.colour(tone)
    paper.band(y, 101, mix(light, (0, 0, 0), 0.2), 255, 255)
    paper.band(y, 101, "dark", 0, 200)
    glints = []
    for _ in range(count // 2 if paper.small else count):
        x, at = paper.chance.uniform(paper.left, paper.right), y + 1 + (100 - y) * paper.chance.random() ** 1.5
        glints.append(limb((x, at), (x + paper.chance.uniform(4, 20), at), 0.5, 0.5))
    paper.flat(glints, "low", 130)


def rocks(
    paper: Paper, count: int, high: tuple[float, float], radius: tuple[float, float], tone: Tone = "cloth",
    haze: float = 0, x: tuple[float, float] | None = None,
) -> None:  # fmt: skip
    """Boulders, lying or floating."""
    left, right = x or (paper.left, paper.right)
    for _ in range(count):
        a, b, r = paper.chance.uniform(left, right), paper.chance.uniform(*high), paper.chance.uniform(*radius)
        outline = [
            turned(45 * i, a, b, r * paper.chance.uniform(0.66, 1.12)) for i in range(8)
        ]  # fmt: skip
        paper.part([outline], tone, haze=haze, edge=0.3 + r * 0.05)


def arch(
    paper: Paper, x: float, y: float, wide: float, high: float, tone: Tone = "near", light: Tone | None = None,
    thick: float = 3, pointed: bool = True, haze: float = 0,
) -> None:  # fmt: skip
    """A door or window standing on `y`; `light` is what is seen through it."""
    spring = y - high * 0.55
    curve = (
        smooth([(x - wide / 2, spring), (x - wide * 0.32, y - high * 0.82), (x, y - high),
                (x + wide * 0.32, y - high * 0.82), (x + wide / 2, spring)], 5, False)
        if pointed else oval(x, y - high + wide / 2, wide / 2, steps=24, start=180, end=360)
    )  # fmt: skip
    inner = [(x - wide / 2, y), *curve, (x + wide / 2, y)]
    middle = y - high / 2
    outer = [(x + (a - x) * (1 + 2 * thick / wide), middle + (b - middle) * (1 + thick / high)) for a, b in inner]
    if light is not None:
        paper.part([inner], light, rim=0, cool=0, seam=0, top=1.15, foot=0.8)
    paper.part([outer], tone, [inner], haze=haze)


def leaves(
    paper: Paper, x: float, y: float, count: int = 7, far: float = 30, start: float = -170, end: float = -10,
    tone: Tone = "near", wide: float = 0.22,
) -> None:  # fmt: skip
    """A fan of long leaves from a point, between two angles in degrees."""
    shown = []
    for i in range(count):
        angle = start + (end - start) * i / max(1, count - 1) + paper.chance.uniform(-6, 6)
        long = far * paper.chance.uniform(0.75, 1.15)
        tip, middle = turned(angle, x, y, long), turned(angle, x, y, long * 0.5)
        mx, my = middle[0], middle[1] - long * 0.12
        side = turned(angle + 90, 0, 0, long * wide * 0.5)
        shown.append(smooth([(x, y), (mx + side[0], my + side[1]), tip, (mx - side[0], my - side[1])], 4))
    paper.part(shown, tone, cool=0, seam=0.2)


def crowd(
    paper: Paper, y: float = 84, count: int = 22, tone: Tone = "near", haze: float = 0, raised: bool = True
) -> None:
    """A crowd seen from behind: heads, shoulders and raised points."""
    shown: list[list[Point]] = []
    count = count // 2 if paper.small else count
    for i in range(count):
        x = paper.left + (paper.right - paper.left) * (i + paper.chance.uniform(0.2, 0.8)) / count
        if raised:
            high = paper.chance.uniform(9, 16)
            tip = [(x - 0.8, y - high), (x, y - high - 3), (x + 0.8, y - high)]
            shown += [box(x - 0.25, y - high, x + 0.25, y + 4), tip]
        at, r = x + paper.chance.uniform(-2, 2), paper.chance.uniform(1.7, 2.4)
        top = y + paper.chance.uniform(-1, 2)
        low = top + r * 2.2
        shown += [oval(at, top, r, steps=14), limb((at - r * 1.3, low), (at + r * 1.3, low), r * 2.2, r * 2.2)]
    shown.append(box(paper.left - 2, y + 4, paper.right + 2, 106))
    paper.part(shown, tone, haze=haze, rim=0.5, cool=0, seam=0, edge=0.4)


def wire(paper: Paper, y: float = 88, tone: Tone = "front") -> None:
    """Posts with barbed wire."""
    shown: list[list[Point]] = []
    wide = paper.right - paper.left
    for i in range(6):
        x, lean = paper.left + wide * (i + paper.chance.uniform(0.2, 0.8)) / 6, paper.chance.uniform(-2, 2)
        shown.append(limb((x, y + 6), (x + lean, y - 9), 1.1, 0.8))
    for row in (0, 5):
        line = [(paper.left + wide * i / 12, y - 3 - row + paper.chance.uniform(-1.6, 1.6)) for i in range(-1, 14)]
        shown.append(ribbon(line, 0.35, 0.35))
    paper.part(shown, tone, rim=0.5, cool=0, seam=0, edge=0.3)


def bags(paper: Paper, left: float, right: float, y: float, rows: int = 3, tone: Tone = "wood*1.1") -> None:
    """Rows of sandbags."""
    for row in range(rows):
        x = left + row % 2 * 6
        line = y - row * 7
        while x < right:
            bag = smooth([(x, line), (x + 2, line - 7.6), (x + 11, line - 7.6), (x + 13, line), (x + 6, line + 1)])
            paper.part([bag], tone, rim=0.8, edge=0.5)
            x += 12.4
