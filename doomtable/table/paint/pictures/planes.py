"""Planes of a picture: skies, discs, ridges, cities, haze, grounds, smoke and what is in the air.

Three depths, always: far is in the horizon's colour without seam, middle is the subject, front is nearly black and cut
by the frame; haze lies between far and middle.
"""

from __future__ import annotations

import random

from doomtable.table.paint.pictures.paper import Paper, turned
from doomtable.table.paint.pictures.shapes import Point, oval, smooth, star
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
