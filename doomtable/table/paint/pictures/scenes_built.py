"""Places that were built: the cities of the affiliations, streets, halls, works and cells."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from doomtable.table.paint.pictures import planes
from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.cityscapes import city
from doomtable.table.paint.pictures.paper import Paper
from doomtable.table.paint.pictures.scenes_outside import Scene, mirror, side
from doomtable.table.paint.pictures.shapes import Point, box, limb, oval, ribbon, ring, smooth, star


def skyline(paper: Paper, kind: str) -> None:
    """A city far and near under its sun or moon."""
    x = paper.chance.choice((26, 66, 104))
    planes.sky(paper)
    planes.disc(
        paper, x, paper.chance.uniform(26, 44), paper.chance.uniform(10, 20), craters=paper.chance.choice((0, 5))
    )
    city(paper, kind, 74, (16, 38), (8, 15), "far", haze=0.2)
    planes.haze(paper, 50, 78)
    city(paper, kind, 88, (10, 26), (12, 20), "near", windows=2)
    planes.ground(paper, (40, 92), (90, 94))


def tower_block(paper: Paper, kind: str) -> None:
    """One great building to a side, the city at its feet."""
    s = side(paper)
    planes.sky(paper)
    planes.disc(paper, mirror(100, s), 30, 12)
    planes.clouds(paper, 20, 4)
    city(paper, kind, 84, (12, 26), (8, 14), "far", haze=0.25)
    planes.haze(paper, 58, 92)
    left = mirror(26, s) - 15
    city(paper, kind, 104, (84, 90), (30, 31), "near", left=left, right=left + 20, windows=9)
    planes.ground(paper, (40, 94), (90, 92))


def street(paper: Paper) -> None:
    """Between house fronts, toward a lit end."""
    x = paper.chance.choice((46, 66, 86))
    planes.sky(paper, foot=70)
    paper.glow(x, 58, 40, "low", 0.7)
    city(paper, "blocks", 66, (10, 30), (6, 10), "far", haze=0.3)
    for s, tone in ((-1, "near*1.1"), (1, "near*.85")):
        paper.part(
            [
                [
                    (x + 12 * s, 64),
                    (x + 14 * s, 20),
                    (x + 46 * s, -6),
                    (x + 150 * s, -6),
                    (x + 150 * s, 104),
                    (x + 50 * s, 104),
                ]
            ],
            tone,
            rim=0.6,
            edge=0.9,
        )
        lit = []
        for row in range(3):
            for column in range(4):
                a = 22 + column * 12
                spread = (a - 12) / 34
                y = 34 + row * 15 - spread * (12 - row * 9)
                lit.append(
                    [
                        (x + a * s, y),
                        (x + (a + 5) * s, y - 1),
                        (x + (a + 5) * s, y + 6 + spread * 3),
                        (x + a * s, y + 6 + spread * 2),
                    ]
                )
        paper.flat([one for one in lit if paper.chance.random() < 0.6], "acc", 190)
    paper.part([[(x - 12, 64), (x + 12, 64), (x + 50, 104), (x - 50, 104)]], "near*.6", rim=0.2, seam=0)


def alley(paper: Paper) -> None:
    """A dark alley with one lamp."""
    s = side(paper)
    planes.sky(paper, "dark", "near*.7", "near", 100)
    lamp = mirror(34, s)
    paper.part([[(mirror(x, s), y) for x, y in box(62, -4, 150, 104)]], "near*.7", rim=0.4)
    rows = [
        box(x + (6 if row % 2 else 0), 4 + row * 12, x + 11 + (6 if row % 2 else 0), 14 + row * 12)
        for row in range(8)
        for x in range(66, 140, 13)
    ]
    paper.part([[(mirror(a, s), b) for a, b in one] for one in rows], "near*.82", rim=0.25, seam=0)
    planes.beam(paper, lamp, 20, 90, 26, 110, "#FFE2A0", 90)
    paper.part(
        [limb((lamp - 16 * s, 14), (lamp, 14), 1.4, 1.4), [(lamp - 5, 20), (lamp, 13), (lamp + 5, 20)]], "metal*.5"
    )
    paper.glow(lamp, 21, 12, "#FFE2A0", 0.9)
    paper.flat([oval(lamp, 92, 40, 8)], "#FFE2A0", 70)


def rooftops(paper: Paper) -> None:
    """Over roofs and chimneys at night."""
    s = side(paper)
    planes.sky(paper)
    planes.stars(paper, 40)
    planes.disc(paper, mirror(94, s), 36, 24, craters=7)
    city(paper, "blocks", 84, (10, 30), (9, 15), "far", haze=0.15, windows=2)
    planes.haze(paper, 60, 92)
    roof: list[Point] = [(-8, 104), (-8, 66), (34, 66), (52, 82), (80, 84), (94, 104)]
    paper.part(
        [[(mirror(x, s), y) for x, y in roof], [(mirror(x, s), y) for x, y in box(8, 46, 18, 70)]], "front", rim=0.9
    )


def cathedral(paper: Paper) -> None:
    """A great front with a rose window and lit doors."""
    x = paper.chance.choice((50, 66, 84))
    planes.sky(paper)
    planes.disc(paper, x, 34, 38, "low*1.1", halo=0.3)
    front: list[list[Point]] = [
        [(x - 26, 101), (x - 26, 40), (x, 8), (x + 27, 40), (x + 27, 101)],
        box(x - 48, 40, x - 30, 101),
        box(x + 31, 40, x + 49, 101),
        [(x - 50, 42), (x - 39, 4), (x - 28, 42)],
        [(x + 29, 42), (x + 40, 4), (x + 51, 42)],
    ]
    paper.part(front, "near", edge=0.9)
    paper.part([ring(x, 46, 10, 12.4)], "near*1.6")
    paper.part([star(x, 46, 12, 9.6, 4)], "acc", rim=0.2)
    planes.arch(paper, x, 102, 18, 36, "near*1.5", "acc", 4)
    planes.arch(paper, x - 39, 76, 6, 24, "near*1.4", "acc*.8", 1.4)
    planes.arch(paper, x + 40, 76, 6, 24, "near*1.4", "acc*.8", 1.4)
    planes.haze(paper, 82, 104, alpha=110)


def nave(paper: Paper) -> None:
    """Inside a great church: pillars, and light from high windows."""
    x = paper.chance.choice((46, 66, 88))
    planes.sky(paper, "dark", "near", "mid", 100)
    planes.arch(paper, x, 92, 34, 84, "near*1.4", "low", 4)
    for angle in (62, 90, 118):
        planes.beam(paper, x, 20, angle, 6, 120, "low*1.2", 80)
    for i in range(3):
        for s in (-1, 1):
            a, w = x + (30 + i * 24) * s, 5 + i * 3
            paper.part([box(a - w / 2, -4, a + w / 2, 104)], f"near*{1.1 - 0.28 * i:.2f}", rim=0.6, edge=0.8)
    planes.haze(paper, 80, 104, alpha=90)


def hall(paper: Paper) -> None:
    """A high room with hangings and a lit floor."""
    planes.sky(paper, "dark", "near*.9", "near*1.3", 76)
    for x in (20, 66, 112):
        planes.arch(paper, x, 78, 24, 62, "near*1.2", "mid*.8" if x != 66 else "low*.8", 3)
    for x in (43, 90):
        paper.part([[(x - 7, -4), (x + 7, -4), (x + 7, 52), (x, 60), (x - 7, 52)]], "acc*.6", rim=0.6)
    paper.part(
        [[(paper.left - 4, 78), (paper.right + 4, 78), (paper.right + 4, 106), (paper.left - 4, 106)]],
        "near*.7",
        rim=0.4,
    )
    shown = [
        [(66 + a * 8, 78), (66 + a * 8 + 6, 78), (66 + a * 26 + 18, 104), (66 + a * 26, 104)]
        for a in (-8, -5, -2, 1, 4, 7)
    ]
    paper.flat(shown, "low", 34)


def bunker(paper: Paper) -> None:
    """Inside concrete, a slit of light."""
    s = side(paper)
    planes.sky(paper, "dark", "near*.7", "near*.9", 100)
    x = mirror(46, s)
    paper.part([[(x - 40, 30), (x + 44, 26), (x + 44, 44), (x - 40, 46)]], "low*1.1", rim=0, top=1.1, foot=0.9)
    planes.beam(paper, x, 30, 90 - 30 * s, 22, 130, "low", 70)
    paper.part([[(-8, -4), (142, -4), (142, 20), (x + 50, 24), (x - 46, 28), (-8, 24)]], "near*.8", rim=0.5, edge=1)
    paper.part([[(-8, 50), (x - 46, 48), (x + 50, 46), (142, 50), (142, 60), (-8, 62)]], "near*1.1", rim=0.9)
    paper.part([[(-8, 90), (142, 86), (142, 106), (-8, 106)]], "front", rim=0.4)


def cell(paper: Paper) -> None:
    """A bare cell, bars before the light."""
    s = side(paper)
    planes.sky(paper, "dark", "near*.6", "near*.5", 100)
    x = mirror(32, s)
    paper.part([box(x - 16, 16, x + 16, 40)], "low*1.1", rim=0)
    paper.part(
        [box(x + a - 1.2, 14, x + a + 1.2, 42) for a in (-11, -4, 4, 11)] + [ring(x, 28, 0, 0.1)], "front", rim=0.5
    )
    paper.flat([[(x - 16, 40), (x + 16, 40), (x + 16 - 70 * s, 104), (x - 24 - 80 * s, 104)]], "low", 60)
    paper.part([[(-8, 88), (142, 88), (142, 106), (-8, 106)]], "near*.7", rim=0.4)


def foundry(paper: Paper) -> None:
    """Works: molten light from a side, pipes and hooks above."""
    s = side(paper)
    planes.sky(paper, "dark", "near*.8", "near", 100)
    x = mirror(24, s)
    paper.glow(x, 62, 60, "acc", 0.9)
    paper.part([[(x - 22, 44), (x + 22, 44), (x + 16, 74), (x - 16, 74)]], "metal*.5")
    paper.flat([oval(x, 44, 21, 5)], "acc*1.1")
    paper.flat([ribbon([(x + 18 * s, 70), (x + 30 * s, 84), (x + 32 * s, 104)], 4, 6)], "acc")
    for y, w in ((8, 5), (20, 3)):
        paper.part([limb((paper.left - 4, y), (paper.right + 4, y + 4), w, w)], "metal*.5")
    hook = mirror(92, s)
    paper.part([box(hook - 0.6, -4, hook + 0.6, 32), ring(hook, 38, 4, 6.4, -60, 200, 20)], "metal*.4")
    paper.part([[(-8, 92), (142, 90), (142, 106), (-8, 106)]], "front", rim=0.5)


def laboratory(paper: Paper) -> None:
    """Lit glass vats in the dark."""
    s = side(paper)
    planes.sky(paper, "dark", "near*.7", "near*.9", 100)
    for i, x in enumerate((18, 56, 96)):
        a, h = mirror(x, s), 58 - i * 8
        paper.glow(a, 60, 26, "acc", 0.45)
        paper.part([box(a - 11, 84 - h, a + 11, 84)], "acc*.5", rim=0.8, top=1.3, foot=0.8)
        paper.flat(
            [oval(a + paper.chance.uniform(-5, 5), 84 - h * v, 1.4, steps=10) for v in (0.2, 0.45, 0.7)], "acc", 160
        )
        paper.part([box(a - 13, 82, a + 13, 92), box(a - 13, 80 - h, a + 13, 86 - h)], "metal*.6")
    paper.part([[(-8, 90), (142, 92), (142, 106), (-8, 106)]], "front", rim=0.5)


def machine_room(paper: Paper) -> None:
    """Screens and cables."""
    s = side(paper)
    planes.sky(paper, "dark", "near*.6", "near*.8", 100)
    for x, y, w, h in ((8, 16, 34, 24), (48, 10, 22, 18), (50, 34, 30, 20), (10, 46, 26, 18)):
        a = sorted((mirror(x, s), mirror(x + w, s)))
        paper.part([box(a[0] - 1.4, y - 1.4, a[1] + 1.4, y + h + 1.4)], "metal*.4", rim=0.5)
        paper.part([box(a[0], y, a[1], y + h)], "acc*.45", rim=0, seam=0, top=1.3)
        wave: list[Point] = [
            (a[0] + (a[1] - a[0]) * i / 10, y + h * paper.chance.uniform(0.3, 0.7)) for i in range(11)
        ]
        paper.flat([ribbon(wave, 0.7, 0.7, 1)], "acc", 220)
    paper.glow(mirror(40, s), 40, 50, "acc", 0.3)
    cables = [
        ribbon([(mirror(86 + i * 9, s), -4), (mirror(80 + i * 12, s), 40), (mirror(92 + i * 8, s), 104)], 2.4, 2.4)
        for i in range(5)
    ]
    paper.part(cables, "near*.5", rim=0.5)
    paper.part([[(-8, 86), (142, 84), (142, 106), (-8, 106)]], "front", rim=0.5)


def deck(paper: Paper) -> None:
    """The deck of a ship: rail, mast and open sky."""
    s = side(paper)
    planes.sky(paper, foot=72)
    planes.clouds(paper, 26, 7, "low")
    planes.disc(paper, mirror(30, s), 50, 9)
    x = mirror(104, s)
    paper.part([limb((x, 86), (x + 4 * s, -6), 5, 3)], "metal*.5")
    paper.part([ribbon([(x, y), (x - 60 * s, y + 34)], 0.6, 0.6) for y in (10, 30)], "metal*.5", seam=0)
    paper.part([[(-8, 80), (142, 74), (142, 106), (-8, 106)]], "wood*.8", rim=0.6)
    paper.flat(
        [
            [(66 + a * 10, 78), (66 + a * 10 + 0.7, 78), (66 + a * 24 + 2, 104), (66 + a * 24, 104)]
            for a in range(-6, 7)
        ],
        "dark",
        150,
    )
    rail = [limb((paper.left - 2, 66), (paper.right + 2, 60), 1.2, 1.2)] + [
        box(x - 0.5, 62, x + 0.5, 80) for x in range(4, 140, 18)
    ]
    paper.part(rail, "metal*.6", rim=0.6)


def citadel(paper: Paper) -> None:
    """A citadel of thorns with lit eyes and a gate."""
    s = side(paper)
    planes.sky(paper)
    planes.disc(paper, mirror(34, s), 28, 12, bite=(6, -2))
    city(paper, "thorns", 84, (20, 36), (8, 14), "far", haze=0.2)
    planes.haze(paper, 50, 90)
    x = 14 * s
    bodies: list[list[Point]] = [
        smooth([(52, 104), (60, 60), (68, 22), (76, 2), (80, 24), (92, 58), (104, 104)]),
        smooth([(34, 104), (46, 70), (52, 38), (58, 68), (66, 104)]),
        smooth([(94, 104), (100, 66), (110, 30), (112, 66), (124, 104)]),
    ]
    spines: list[list[Point]] = [
        [(a, b), (a + d, b - 14), (a + d * 0.2, b - 4)]
        for a, b, d in ((64, 54, -18), (86, 50, 18), (70, 32, -12), (82, 30, 14), (52, 66, -14), (106, 60, 14))
    ]
    moved = [[(mirror(a, s) - x, b) for a, b in one] for one in bodies + spines]
    paper.part(moved, "near*.7", edge=0.9)
    for a, b, r in ((77, 40, 2.0), (72, 62, 1.6), (86, 66, 1.6), (51, 78, 1.3), (108, 72, 1.3)):
        paper.flat([oval(mirror(a, s) - x, b, r, steps=14)], "acc")
        paper.glow(mirror(a, s) - x, b, r * 4, "acc", 0.5)
    planes.arch(paper, mirror(78, s) - x, 104, 14, 24, "dark", "acc", 3)


def pit(paper: Paper) -> None:
    """A glowing rift in the ground between spikes."""
    planes.sky(paper, foot=66)
    city(paper, "thorns", 70, (14, 40), (9, 14), "far", haze=0.15)
    planes.haze(paper, 48, 76)
    planes.ground(paper, (40, 70), (90, 72), tone="near*.8", rim=0.5)
    x = paper.chance.choice((40, 66, 94))
    paper.glow(x, 82, 50, "acc", 0.9)
    paper.part(
        [
            [
                (x - 40, 84),
                (x - 18, 76),
                (x + 6, 79),
                (x + 34, 74),
                (x + 44, 84),
                (x + 20, 92),
                (x - 8, 89),
                (x - 30, 94),
            ]
        ],
        "acc",
        rim=0.2,
        top=0.8,
        foot=1.2,
    )
    planes.ground(paper, (30, 99), (100, 97))


def shrine(paper: Paper) -> None:
    """Steps to a gate of two posts and two beams, a red sun behind."""
    x = paper.chance.choice((48, 66, 88))
    planes.sky(paper)
    planes.disc(paper, x, 46, 26, "acc*.9", halo=0.4)
    city(paper, "pagodas", 78, (10, 24), (10, 16), "far", haze=0.25)
    planes.haze(paper, 56, 84)
    gate = [
        box(x - 24, 34, x - 20, 84),
        box(x + 20, 34, x + 24, 84),
        box(x - 27, 44, x + 27, 47),
        smooth([(x - 36, 32), (x, 36), (x + 36, 32), (x + 32, 39), (x, 41), (x - 32, 39)], 4),
    ]
    paper.part(gate, "near*.7", edge=0.8)
    paper.part([box(x - 30 - i * 8, 84 + i * 6, x + 30 + i * 8, 106) for i in range(4)], "near*.6", rim=0.5)


KINDS: Final = ("domes", "steps", "spires", "pagodas", "pyramids", "blocks", "thorns", "stacks", "ruins")
BUILT: Final[Mapping[str, Scene]] = MappingProxyType(
    {
        **{f"city_{kind}": partial(skyline, kind=kind) for kind in KINDS},
        **{f"tower_{kind}": partial(tower_block, kind=kind) for kind in KINDS if kind != "ruins"},
        **by_name(
            street, alley, rooftops, cathedral, nave, hall, bunker, cell, foundry, laboratory, machine_room, deck,
            citadel, pit, shrine,
        ),
    }
)  # fmt: skip
