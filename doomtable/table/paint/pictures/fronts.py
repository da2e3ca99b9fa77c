"""Fronts: what lies before the subject, nearly black and cut by the frame, and what is in the air."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.paper import Paper
from doomtable.table.paint.pictures.shapes import Point, limb, oval, ribbon, smooth, star

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


def snow(paper: Paper) -> None:
    """Flakes."""
    shown = []
    for _ in range(24 if paper.small else 80):
        x, y = paper.chance.uniform(paper.left, paper.right), paper.chance.uniform(0, 100)
        shown.append(oval(x, y, paper.chance.uniform(0.25, 0.8), steps=8))
    paper.flat(shown, "#FAFCFF")


def rain(paper: Paper) -> None:
    """Slanting rain."""
    shown: list[list[Point]] = []
    for _ in range(30 if paper.small else 90):
        x, y = paper.chance.uniform(paper.left, paper.right + 20), paper.chance.uniform(-8, 96)
        long = paper.chance.uniform(6, 13)
        shown.append([(x, y), (x + 0.34, y), (x + 0.34 - 0.22 * long, y + long), (x - 0.22 * long, y + long)])
    paper.flat(shown, "low", 120)


def ash(paper: Paper) -> None:
    """Pale flakes that drift."""
    shown = []
    for _ in range(12 if paper.small else 36):
        x, y = paper.chance.uniform(paper.left, paper.right), paper.chance.uniform(0, 96)
        size = paper.chance.uniform(0.3, 0.9)
        shown.append(star(x, y, 4, size * 1.5, size * 0.5, paper.chance.uniform(0, 90)))
    paper.flat(shown, "low", 190)


def bags(paper: Paper) -> None:
    """A wall of sandbags along the foot."""
    for row, (y, step) in enumerate(((92.0, 0.0), (99.0, 7.0))):
        x = paper.left - 8 - step
        sacks = []
        while x < paper.right + 8:
            wide = paper.chance.uniform(13, 16)
            sacks.append(smooth([(x, y + 5), (x + 2, y - 3), (x + wide - 2, y - 3), (x + wide, y + 4),
                                 (x + wide / 2, y + 6.5)], 4))  # fmt: skip
            x += wide - 0.6
        paper.part(sacks, f"front*{1.8 - row * 0.5}", rim=0.7, cool=0, edge=0.5, seam=0.4)


def wire(paper: Paper) -> None:
    """Barbed wire on posts."""
    posts = [limb((x, 104), (x + 2, 76), 2, 1.4) for x in (8, 52, 98, 130)]
    lines = [ribbon([(-8, y), (30, y + 3), (52, y - 1), (76, y + 3), (100, y), (142, y + 2)], 0.7, 0.7)
             for y in (80, 88)]
    barbs = [] if paper.small else [star(x, y, 2, 2, 0.3, x * 7) for y in (81.5, 89.5) for x in range(-4, 140, 6)]
    paper.part([*posts, *lines, *barbs], "front", rim=0.5, cool=0, seam=0, edge=0.4)


def smoke(paper: Paper) -> None:
    """Billows along the foot."""
    for tone, y, high in (("mid*.8", 90, 9.0), ("front*1.6", 98, 8.0)):
        puffs = [
            oval(paper.left + i * 13 + paper.chance.uniform(-4, 4), y + paper.chance.uniform(-3, 4),
                 high * paper.chance.uniform(0.8, 1.4), steps=22) for i in range(12)
        ]  # fmt: skip
        paper.part(puffs, tone, rim=0.5, cool=0, seam=0)


def crowd(paper: Paper) -> None:
    """Helmets and raised points, from behind."""
    shown: list[list[Point]] = []
    for i in range(15):
        x = paper.left + (paper.right - paper.left) * (i + paper.chance.uniform(0.2, 0.8)) / 15
        y, r = 94 + paper.chance.uniform(-2, 2), paper.chance.uniform(3, 3.8)
        high = paper.chance.uniform(10, 18)
        shown += [oval(x, y, r, steps=16), limb((x - r, y + r * 2.2), (x + r, y + r * 2.2), r * 2.4, r * 2.4)]
        shown += [[(x + 4, y + 8), (x + 4.4, y - high), (x + 5, y - high - 4), (x + 5.6, y - high), (x + 6, y + 8)]]
    paper.part(shown, "front", rim=0.55, cool=0, seam=0, edge=0.4)


def leaves(paper: Paper) -> None:
    """Great leaves from both lower corners and one upper."""
    shown = []
    for x, y, start, end in ((paper.left - 4, 104.0, -85.0, -10.0), (paper.right + 4, 104.0, -170.0, -95.0),
                             (paper.right + 4, -4.0, 100.0, 175.0)):  # fmt: skip
        for i in range(5):
            turn = math.radians(start + (end - start) * i / 4)
            long = paper.chance.uniform(24, 36)
            dx, dy = math.cos(turn), math.sin(turn)
            side = long * 0.12
            shown.append(smooth([(x, y), (x + dx * long * 0.5 - dy * side, y + dy * long * 0.5 + dx * side),
                                 (x + dx * long, y + dy * long + 3),
                                 (x + dx * long * 0.5 + dy * side, y + dy * long * 0.5 - dx * side)], 4))  # fmt: skip
    paper.part(shown, "front", rim=0.5, cool=0, seam=0)


def rubble(paper: Paper) -> None:
    """Broken walls and beams along the foot."""
    line: list[Point] = [(paper.left - 5, 104)]
    x = paper.left - 5
    while x < paper.right + 5:
        line.append((x, paper.chance.uniform(86, 97)))
        x += paper.chance.uniform(4, 9)
    paper.part([[*line, (paper.right + 8, 104)], limb((16, 102), (30, 76), 2, 2),
                limb((112, 100), (103, 82), 1.6, 1.6)],
               "front", rim=0.6, cool=0, seam=0)


def spray(paper: Paper) -> None:
    """Waves before the subject."""
    for y, tone in ((91.0, "mid*.7"), (96.0, "front*1.3")):
        line = [(paper.left - 6 + i * 12, y + (3.4 if i % 2 else -3)) for i in range(14)]
        paper.part([[*smooth(line, 5, False), (paper.right + 8, 105), (paper.left - 8, 105)]], tone, rim=1, cool=0,
                   seam=0)


def trench_lip(paper: Paper) -> None:
    """The edge of a hole in the ground, behind which the subject stands."""
    paper.part([smooth([(paper.left - 8, 84), (14, 79), (34, 88), (62, 90), (96, 87), (112, 78), (paper.right + 8, 82),
                        (paper.right + 8, 110), (paper.left - 8, 110)], 5)], "front*1.4", rim=0.9, cool=0, seam=0.4)


def rocks(paper: Paper) -> None:
    """Crags from both lower corners."""
    left, right = paper.left, paper.right
    paper.part([[(left - 5, 104), (left - 5, 66), (left + 8, 72), (left + 14, 84), (left + 30, 90), (left + 38, 104)],
                [(right + 5, 104), (right + 5, 74), (right - 9, 80), (right - 16, 92), (right - 34, 97),
                 (right - 38, 104)]],
               "front", rim=0.7, cool=0, seam=0)


def birds(paper: Paper) -> None:
    """A few dark birds high up."""
    shown: list[list[Point]] = []
    for _ in range(6):
        x, y, k = paper.chance.uniform(8, 125), paper.chance.uniform(6, 40), paper.chance.uniform(0.5, 0.9)
        shown.append([(x - 6 * k, y - 2 * k), (x - 2 * k, y - 2.8 * k), (x, y), (x + 2 * k, y - 2.8 * k),
                      (x + 6 * k, y - 2 * k), (x + 2 * k, y - 1.2 * k), (x, y + 1.4 * k), (x - 2 * k, y - 1.2 * k)])
    paper.flat(shown, "dark")


FRONTS: Final[Mapping[str, Front]] = by_name(
    grass, embers, snow, rain, ash, bags, wire, smoke, crowd, leaves, rubble, spray, trench_lip, rocks, birds,
)  # fmt: skip
