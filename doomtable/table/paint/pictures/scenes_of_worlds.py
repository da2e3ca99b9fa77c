"""Places that the war has reached: caves and plains of the planets, rocks of the belt, prisons, vaults, map
rooms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures import planes
from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.cityscapes import city
from doomtable.table.paint.pictures.paper import Paper
from doomtable.table.paint.pictures.scenes_outside import Scene, mirror, side
from doomtable.table.paint.pictures.shapes import box, limb, oval, ribbon, smooth


def cavern(paper: Paper) -> None:
    """A cave: light from a shaft, teeth of rock above and below."""
    s = side(paper)
    planes.sky(paper, "dark", "near*.8", "mid", 100)
    x = mirror(38, s)
    planes.beam(paper, x, -6, 88, 9, 120, "low", 90)
    paper.glow(x, 70, 46, "low", 0.6)
    teeth = [[(a - 9, -4), (a + 2, 18 + a * 7 % 26), (a + 9, -4)] for a in range(-4, 142, 15)]
    paper.part(teeth, "near*.6", rim=0.5)
    planes.ridge(paper, 80, 22, 11, "near", paper.chance.randrange(9), haze=0.2)
    planes.ground(paper, (30, 90), (80, 84), (120, 92), round_=False)


def asteroid(paper: Paper) -> None:
    """The curved ground of a small world, others adrift over it."""
    s = side(paper)
    planes.sky(paper, "#03040A", "top", "mid", 100)
    planes.stars(paper, 70, 80)
    planes.disc(paper, mirror(28, s), 26, 13, craters=4, halo=0.3)
    planes.rocks(paper, 5, (10, 50), (3, 8), "near*1.3", 0.15)
    paper.part([oval(66, 152, 110, 78)], "near*1.1", rim=1)
    holes = [oval(mirror(x, s), y, r, r * 0.34) for x, y, r in ((28, 84, 11), (70, 92, 16), (112, 86, 8),
            (88, 80, 5))]
    paper.part(holes, "dark", rim=0.4, seam=0)


def red_plain(paper: Paper) -> None:
    """A plain of rust under two small moons, a broken arch of rock."""
    s = side(paper)
    planes.sky(paper, "#4A1A14", "#9A4426", "#F0A060", 66)
    planes.disc(paper, mirror(26, s), 18, 6)
    planes.disc(paper, mirror(46, s), 30, 3.4)
    planes.ridge(paper, 60, 18, 18, "#8A3C22", paper.chance.randrange(9), haze=0.25)
    arch = smooth([(84, 84), (88, 50), (104, 34), (124, 40), (136, 66), (140, 84), (124, 84), (118, 60),
                   (106, 54), (98, 64),
                   (98, 84)], 4)
    paper.part([[(mirror(x, s), y) for x, y in arch]], "#5C2416", rim=0.8)
    planes.ground(paper, (30, 78), (80, 82), (120, 76), tone="#3A150C")


def prison(paper: Paper) -> None:
    """Tiers of barred doors along a hall, a lamp that sweeps."""
    planes.sky(paper, "near*.6", "near*.9", "near*.7", 100)
    x = paper.chance.choice((30, 66, 102))
    planes.beam(paper, x, -8, 90, 20, 130, "low", 70)
    for row in range(3):
        y = 4 + row * 29
        paper.part([box(a, y, a + 15, y + 22) for a in range(-2, 140, 22)], "dark", rim=0.3)
        bars = [box(a + b, y, a + b + 1.1, y + 22) for a in range(-2, 140, 22) for b in (3, 7, 11)]
        paper.part(bars, "metal*.6", rim=0.4, seam=0)
        paper.part([box(-8, y + 23, 142, y + 26)], "metal*.4", rim=0.6)
    planes.ground(paper, (66, 93), tone="front")


def vault(paper: Paper) -> None:
    """A treasure vault: a round door at the end, shelves to both sides."""
    planes.sky(paper, "dark", "near*.7", "near", 100)
    paper.glow(66, 46, 60, "acc", 0.5)
    paper.part([oval(66, 46, 32, steps=60)], "metal*.5", edge=1)
    paper.part([oval(66, 46, 24, steps=60)], "metal*.75", rim=0.6)
    paper.part([limb((66, 46), (66 + a, 46 + b), 3, 3) for a, b in ((18, 0), (-18, 0), (0, 18), (0, -18))],
               "metal*.45")
    for s in (-1, 1):
        for i in range(4):
            y = 8 + i * 24
            left, right = sorted((66 + s * 40, 66 + s * 82))
            paper.part([box(left, y, right, y + 3)], "wood*.7", rim=0.5)
            paper.part([box(66 + s * (46 + j * 9) - 3, y - 4 - (i + j) % 3 * 4, 66 + s * (46 + j * 9) + 3, y)
                        for j in range(3)],
                       "near*1.3", rim=0.5)
    planes.ground(paper, (66, 92), tone="front")


def war_room(paper: Paper) -> None:
    """A dark room with a lit map of the worlds on its wall and lamps over a table."""
    s = side(paper)
    planes.sky(paper, "dark", "near*.6", "near*.8", 100)
    paper.part([box(18, 8, 116, 62)], "cool*.5", rim=0.6)
    lands = [smooth([(x, y), (x + 14, y - 7), (x + 26, y + 2), (x + 18, y + 12), (x + 4, y + 11)], 4)
             for x, y in ((26, 24), (62, 20), (84, 40), (40, 46))]
    paper.flat(lands, "cool*.8")
    paper.flat([ribbon([(mirror(34, s), 30), (mirror(70, s), 44), (mirror(96, s), 26)], 1.2, 1.2)], "acc")
    for x in (34, 96):
        planes.beam(paper, x, -2, 90, 16, 90, "low", 46)
    paper.part([smooth([(-10, 106), (6, 84), (66, 78), (126, 84), (144, 106)], 4)], "wood*.6", rim=0.8)


def library(paper: Paper) -> None:
    """Shelves of books to the vault, a ladder and a lamp."""
    s = side(paper)
    planes.sky(paper, "dark", "near*.7", "near", 100)
    for row in range(4):
        y = 22 + row * 22
        x = paper.left - 2
        while x < paper.right:
            wide, high = paper.chance.uniform(2.4, 5), paper.chance.uniform(10, 17)
            tone = paper.chance.choice(("near*1.3", "acc*.35", "wood*.8", "cloth*1.1"))
            paper.part([box(x, y - high, x + wide, y)], tone, rim=0.4, seam=0)
            x += wide + 0.5
        paper.part([box(-8, y, 142, y + 2.4)], "wood*.6", rim=0.5)
    x = mirror(28, s)
    paper.part([limb((x, 104), (x + s * 12, -4), 2, 2), limb((x - 12, 104), (x + s * 12 - 12, -4), 2, 2)],
               "wood*1.2")
    paper.glow(mirror(96, s), 30, 50, "low", 0.5)


def under_water(paper: Paper) -> None:
    """Under the sea: beams from above, weed and a wreck."""
    s = side(paper)
    planes.sky(paper, "low", "mid", "dark", 100)
    for x in (20, 56, 96):
        planes.beam(paper, x, -10, 96, 7, 130, "low", 46)
    city(paper, "ruins", 92, (8, 24), (10, 18), "near", haze=0.3)
    weed = [ribbon([(a, 104), (a + 5, 84), (a - 3, 66), (a + 4, 50 + a % 12)], 4, 1)
            for a in (6, 14, 22, 112, 120, 130)]
    paper.part([[(mirror(x, s), y) for x, y in one] for one in weed], "front*1.4", rim=0.5)
    paper.part([oval(mirror(40 + i * 3, s), 30 - i * 7, 1 + i % 2, steps=12) for i in range(5)], "low",
               rim=0.4, seam=0)


WORLDS: Final[Mapping[str, Scene]] = by_name(
    cavern, asteroid, red_plain, prison, vault, war_room, library, under_water
)
