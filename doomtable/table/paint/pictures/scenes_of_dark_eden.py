"""Places of Dark Eden: Europe after its end, a ruin for each tribe and a dead city for all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.paper import Paper
from doomtable.table.paint.pictures.planes import clouds, disc, fade, ground, haze, ridge, sky, water
from doomtable.table.paint.pictures.scenes_outside import Scene, mirror, side
from doomtable.table.paint.pictures.shapes import Point, box, limb, oval, smooth


def dead_city(paper: Paper) -> None:
    """Broken towers overgrown, one leaning against another, a road that leads between them."""
    s = side(paper)
    sky(paper)
    disc(paper, mirror(96, s), 30, 12)
    haze(paper, 40, 80)
    for x, w, h, lean in ((8, 14, 40, 2), (26, 10, 54, -1), (44, 12, 34, 3), (104, 13, 46, -2), (122, 16, 60, 1)):
        left, right = mirror(x, s), mirror(x + w, s)
        paper.part([[(left, 80), (left + lean, 80 - h), (left + (right - left) * 0.4, 76 - h),
            (left + (right - left) * 0.6, 86 - h),
                     (right + lean, 82 - h), (right, 80)]], "far", rim=0.4, cool=0, seam=0)
    a, b = mirror(62, s), mirror(84, s)
    paper.part([[(a, 82), (a + (b - a) * 1.2, 18), (a + (b - a) * 1.6, 24), (a + (b - a) * 1.8, 20), (b, 82)]],
            "mid*.8", rim=0.6,
               cool=0, seam=0)
    paper.flat([box(min(x, x + 3), y, max(x, x + 3), y + 4) for y in range(34, 76, 9)
                for x in (a + (b - a) * (0.55 + (70 - y) * 0.012), a + (b - a) * (0.9 + (70 - y) * 0.012))], "dark",
                150)
    ground(paper, (30, 81), (70, 79), (110, 82))
    paper.part([[(mirror(30, s), 104), (mirror(62, s), 80), (mirror(68, s), 80), (mirror(70, s), 104)]], "near*1.4",
            rim=0.2,
               cool=0, seam=0)
    paper.part([smooth([(mirror(-6, s), 104), (mirror(-2, s), 66), (mirror(8, s), 74), (mirror(16, s), 88), (mirror(26,
            s), 104)],
                       3)], "front*1.4", rim=0.5, cool=0, seam=0)
    fade(paper)


def broken_window(paper: Paper) -> None:
    """The end wall of a church with nothing behind it: its tracery stands against the sky."""
    s = side(paper)
    sky(paper)
    clouds(paper)
    ridge(paper, 72, 8, tone="far")
    haze(paper, 50, 82)
    left, right = sorted((mirror(60, s), mirror(128, s)))
    middle = (left + right) / 2
    arch: list[Point] = smooth([(left + 12, 84), (left + 12, 40), (middle, 8), (right - 12, 40), (right - 12, 84)], 3)
    wall: list[Point] = [(left, 86), (left, 18), (left + 8, 6), (left + 16, 12), (middle, -6), (right - 16, 2),
            (right - 8, 20),
                         (right, 34), (right, 86)]
    paper.part([wall], "mid*.62", [arch], rim=0.7, cool=0, seam=0)
    paper.part([box(middle - 1.2, 10, middle + 1.2, 84), box(left + 25, 30, left + 27, 84), box(right - 27, 40,
            right - 25, 84),
                oval(middle, 34, 11)], "mid*.62", [oval(middle, 34, 8.6)], rim=0.6, cool=0, seam=0)
    ground(paper, (24, 84), (70, 81), (112, 85))
    fade(paper)


def steppe_domes(paper: Paper) -> None:
    """A wide plain; far off onion domes, one fallen, a pylon without its wires, a road of rails."""
    s = side(paper)
    sky(paper)
    disc(paper, mirror(38, s), 52, 17)
    haze(paper, 44, 78)
    shown: list[list[Point]] = []
    for x, r, y in ((84, 6, 46), (98, 9, 36), (114, 6, 50)):
        cx = mirror(x, s)
        shown += [box(cx - r * 0.7, y, cx + r * 0.7, 78),
                  smooth([(cx - r * 0.6, y + 1), (cx - r, y - r * 0.6), (cx - r * 0.3, y - r * 1.6), (cx, y - r * 2.5),
                          (cx + r * 0.3, y - r * 1.6), (cx + r, y - r * 0.6), (cx + r * 0.6, y + 1)], 4)]
    cx = mirror(128, s)
    shown += [box(cx - 6, 62, cx + 6, 78), [(cx - 8, 66), (cx - 14, 72), (cx - 4, 78), (cx + 6, 74)]]
    paper.part(shown, "far*.9", rim=0.5, cool=0, seam=0)
    px = mirror(14, s)
    paper.part([limb((px - 9, 84), (px - 1, 16), 1.6, 1), limb((px + 9, 84), (px + 1, 16), 1.6, 1), limb((px - 13, 26),
            (px + 13, 22), 1.4,
                1.2), limb((px - 10, 40), (px + 12, 38), 1.4, 1.2), limb((px - 6, 62), (px + 4, 40), 1, 1),
                limb((px + 6, 62), (px - 4, 40), 1, 1)], "near*.8", rim=0.5, cool=0, seam=0)
    ground(paper, (30, 80), (70, 77), (110, 79))
    fade(paper)


def aqueduct(paper: Paper) -> None:
    """A bridge of arches in two rows leads out into red water and breaks off; a column lies before it."""
    s = side(paper)
    sky(paper)
    disc(paper, mirror(104, s), 34, 13)
    ridge(paper, 66, 10, tone="far")
    haze(paper, 46, 78)
    water(paper, 72)
    cuts: list[list[Point]] = []
    for i in range(5):
        x = mirror(8 + i * 19, s)
        for top, foot, r in ((38, 52, 6.0), (60, 82, 7.0)):
            cuts.append([*oval(x, top + r, r, steps=16, start=180, end=360), (x + r, foot), (x - r, foot)])
    paper.part([[(mirror(-8, s), 84), (mirror(-8, s), 32), (mirror(76, s), 32), (mirror(82, s), 42), (mirror(88, s),
            40),
                 (mirror(92, s), 54), (mirror(94, s), 84)]], "mid*.7", cuts, rim=0.7, cool=0, seam=0)
    paper.part([[(mirror(-6, s), 104), (mirror(-6, s), 86), (mirror(60, s), 90), (mirror(140, s), 86), (mirror(140, s),
            104)],
                limb((mirror(96, s), 90), (mirror(126, s), 84), 7, 7)], "front*1.3", rim=0.6, cool=0, seam=0)
    fade(paper)


def dune_minaret(paper: Paper) -> None:
    """A cracked plain under a crescent; a thin tower with a balcony, half domes in the sand, tents far off."""
    s = side(paper)
    sky(paper)
    cx = mirror(34, s)
    paper.part([oval(cx, 26, 13)], "low*1.1", [oval(cx + 6 * s, 23, 11)], rim=0, cool=0, seam=0, top=1.1, foot=1)
    ridge(paper, 72, 6, tone="far", round_=True)
    haze(paper, 48, 80)
    x = mirror(108, s)
    paper.part([box(x - 4, 22, x + 4, 82), box(x - 7, 30, x + 7, 34), [(x - 4, 22), (x, 8), (x + 4, 22)], box(x - 0.4,
            2, x + 0.4, 10)],
               "mid*.66", rim=0.7, cool=0, seam=0)
    for dx, r in ((84, 13), (126, 10)):
        d = mirror(dx, s)
        paper.part([oval(d, 80, r, steps=24, start=180, end=360)], "mid*.75",
                   [[(d - r * 0.6, 66), (d - r * 0.1, 76), (d + r * 0.2, 64)]], rim=0.6, cool=0, seam=0)
    paper.part([[(mirror(t, s) - 6, 79), (mirror(t, s), 71), (mirror(t, s) + 6, 79)] for t in (8, 22, 52)], "far*.7",
            rim=0.5, cool=0,
               seam=0)
    ground(paper, (20, 81), (60, 78), (112, 81))
    fade(paper)


DARK_EDEN: Final[Mapping[str, Scene]] = by_name(dead_city, broken_window, steppe_domes, aqueduct, dune_minaret)
