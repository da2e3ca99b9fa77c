"""Places under the open sky: land, water and the dark between planets. Chance moves the light and the leading shape, so
that two cards in one place do not look alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from doomtable.table.paint.pictures import planes
from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.cityscapes import city
from doomtable.table.paint.pictures.paper import Paper
from doomtable.table.paint.pictures.shapes import Point, box, limb, oval, ribbon

Scene = Callable[[Paper], None]


def side(paper: Paper) -> int:
    """1 or -1: which side the leading shape stands on."""
    return paper.chance.choice((-1, 1))


def mirror(x: float, s: int) -> float:
    """A place of the left half brought to the other side for s = 1."""
    return 133.3 - x if s > 0 else x


def field(paper: Paper) -> None:
    """Open ground under a low sun."""
    planes.sky(paper)
    planes.disc(paper, paper.chance.choice((24, 100, 112)), paper.chance.uniform(22, 40), paper.chance.uniform(9, 17))
    planes.ridge(paper, 62, 8, 14, "far", paper.chance.randrange(9))
    planes.haze(paper, 48, 76)
    planes.ground(paper, (30, 80), (66, paper.chance.uniform(78, 88)), (110, 84))


def hill(paper: Paper) -> None:
    """A bare hill against the sky, its top to one side."""
    s = side(paper)
    planes.sky(paper, foot=100)
    planes.rays(paper, mirror(34, s), 46, 20, "low", 40, far=180)
    planes.disc(paper, mirror(30, s), 44, 20, halo=0.4)
    planes.clouds(paper, 16, 5)
    top = [(mirror(x, s), y) for x, y in ((-4, 99), (40, 92), (84, 62), (104, 60), (138, 84))]
    planes.ground(paper, *sorted(top))


def trench(paper: Paper) -> None:
    """Between the walls of a trench, toward the light at its end."""
    x, y = paper.chance.choice((44, 66, 90)), 46
    planes.sky(paper, foot=62)
    planes.disc(paper, x, y, 12, "low*1.2")
    for s in (-1, 1):
        paper.part([[(x + 6 * s, y), (x + 100 * s, 0), (x + 110 * s, 104), (x + 34 * s, 104), (x + 3 * s, y + 12)]],
                   "near", rim=0.7, edge=1)  # fmt: skip
        for t in (0.16, 0.32, 0.56, 0.9):
            post = limb(
                (x + (8 + 62 * t) * s, y + 2 - 34 * t), (x + (4 + 34 * t) * s, y + 10 + 46 * t), 1 + 3 * t, 1 + 3 * t
            )
            paper.part([post], "wood*.8", edge=0.3 + t * 0.5)
    paper.part([[(x - 3, y + 12), (x + 3, y + 12), (x + 34, 104), (x - 34, 104)]], "wood*.5", rim=0)
    paper.glow(x, y + 4, 26, "low", 0.5)
    planes.wire(paper, 12)


def crater(paper: Paper) -> None:
    """The rim of a crater with smoke in it."""
    planes.sky(paper, foot=60)
    city(paper, "ruins", 62, (6, 26), (8, 14), "far", haze=0.2)
    planes.haze(paper, 44, 68)
    s = side(paper)
    paper.part([oval(66, 74, 74, 20)], "near*1.3", rim=0.7)
    paper.part([oval(66, 77, 62, 14)], "dark", rim=0, seam=0)
    paper.glow(66, 80, 40, "acc", 0.5)
    planes.smoke(paper, mirror(34, s), 78, 70, 16, 18 * s, "near*1.2")
    planes.ground(paper, (20, 96), (66, 90), (112, 96))


def snowfield(paper: Paper) -> None:
    """A white plain, pines far behind."""
    planes.sky(paper, foot=56)
    s = side(paper)
    planes.disc(paper, mirror(26, s), 34, 7)
    planes.ridge(paper, 52, 22, 13, "far", paper.chance.randrange(9), haze=0.25)
    city(paper, "pines", 60, (8, 18), (5, 9), "mid", haze=0.2)
    planes.ground(paper, (40, 60), (90, 57), tone="low*.96", rim=0.3)
    planes.ground(paper, (30, 82), (80, 88), (120, 78), tone="low*.82", rim=0.4)


def icefield(paper: Paper) -> None:
    """Blue ice with a crack that leads into it and shards beside."""
    s = side(paper)
    planes.sky(paper, "#5A86A8", "#A8CCDC", "#F4FAFA", 60)
    planes.ridge(paper, 58, 24, 12, "far", paper.chance.randrange(9), haze=0.25)
    planes.ground(paper, (40, 57), (90, 58), tone="low*.96", rim=0.3)
    crack: list[Point] = [(70, 57), (74, 64), (62, 72), (78, 80), (52, 92), (70, 106), (30, 106), (40, 92), (66, 80),
                          (54, 72), (70, 64)]  # fmt: skip
    paper.part([[(mirror(x, s), y) for x, y in crack]], "#0E3850", edge=0.9)
    shards = ([(96, 92), (104, 40), (112, 24), (118, 44), (130, 94)], [(84, 96), (92, 66), (100, 96)])
    paper.part([[(mirror(x, s), y) for x, y in one] for one in shards], "#8CC4DC", edge=1.2)


def desert(paper: Paper) -> None:
    """Red sand, crags far away, a wreck half buried."""
    s = side(paper)
    planes.sky(paper)
    planes.disc(paper, mirror(104, s), 24, 11)
    planes.disc(paper, mirror(30, s), 20, 5, halo=0.1)
    city(paper, "crags", 66, (8, 28), (10, 20), "far")
    planes.haze(paper, 48, 76)
    planes.ground(paper, (40, 64), (80, 74), tone="near*1.5", rim=0.6)
    x = mirror(98, s)
    paper.part([[(x - 30, 78), (x - 26, 62), (x - 4, 56), (x + 24, 60), (x + 40, 74), (x + 36, 82)]], "metal*.6")
    paper.part([limb((x - 10, 60), (x - 22, 34), 3, 1)], "metal*.5")
    planes.ground(paper, (30, 80), (80, 88), (110, 80), tone="near*1.1")
    planes.ground(paper, (50, 95), (90, 99), tone="front")


def jungle(paper: Paper) -> None:
    """A clearing between trunks and hanging leaves."""
    planes.sky(paper, "near", "mid*1.1", "low", 80)
    for angle in (110, 92, 74):
        planes.beam(paper, 84, -10, angle, 4, 130, "low*1.2", 70)
    city(paper, "crags", 86, (24, 50), (12, 18), "far", haze=0.3)
    planes.haze(paper, 46, 92)
    paper.part(
        [ribbon([(14, 110), (20, 60), (8, -5)], 12, 8), ribbon([(122, 110), (116, 60), (128, -5)], 14, 9)], "near*.7"
    )
    planes.leaves(paper, 20, -4, 9, 36, 10, 170, "near*.7")
    planes.leaves(paper, 118, -4, 9, 40, 20, 175, "near*.6")
    planes.ground(paper, (40, 90), (80, 92))


def swamp(paper: Paper) -> None:
    """Black water between dead trees."""
    s = side(paper)
    planes.sky(paper, foot=60)
    planes.disc(paper, mirror(40, s), 30, 13, bite=(5, -2))
    planes.haze(paper, 40, 70)
    planes.water(paper, 62, "mid")
    for x, lean, wide in ((14, 6, 7), (118, -8, 9), (100, 5, 4)):
        at = mirror(x, s)
        trunk = ribbon([(at, 88), (at + lean * s, 50), (at - lean * s, 6)], wide, 1.5)
        twigs = [
            ribbon([(at + lean * s * 0.4, y), (at + 12 * t, y - 8), (at + 20 * t, y - 20)], 2, 0.4)
            for y, t in ((52, 1), (38, -1), (24, 1))
        ]
        paper.part([trunk, *twigs], "near*.7", rim=0.5)
    planes.haze(paper, 64, 90, alpha=90)
    planes.ground(paper, (30, 97), (80, 99))


def mountains(paper: Paper) -> None:
    """Peaks, one of them great and to one side."""
    s = side(paper)
    planes.sky(paper, foot=90)
    planes.clouds(paper, 26, 5)
    planes.ridge(paper, 70, 22, 15, "far", paper.chance.randrange(9))
    planes.haze(paper, 50, 84)
    peak: list[Point] = [(-10, 104), (16, 56), (26, 40), (36, 14), (44, 26), (50, 22), (60, 52), (72, 70), (96, 104)]
    paper.part([[(mirror(x, s), y) for x, y in peak]], "near*1.2", edge=1)
    snow: list[Point] = [(29, 32), (36, 14), (44, 26), (50, 22), (53, 32), (47, 30), (43, 36), (37, 28), (33, 38)]
    paper.part([[(mirror(x, s), y) for x, y in snow]], "low*1.1", rim=0.4, seam=0)
    planes.ground(paper, (40, 92), (90, 88))


def canyon(paper: Paper) -> None:
    """Two walls of rock with a slot of light between them."""
    x = paper.chance.choice((46, 66, 88))
    planes.sky(paper, foot=100)
    planes.disc(paper, x + 4, 42, 16)
    for s, tone in ((-1, "near*1.1"), (1, "near*.9")):
        wall: list[Point] = [(x + 12 * s, -4), (x + 18 * s, 22), (x + 11 * s, 40), (x + 20 * s, 60), (x + 14 * s, 80),
                             (x + 26 * s, 104), (x + 150 * s, 104), (x + 150 * s, -4)]  # fmt: skip
        paper.part([wall], tone, edge=1)
        ledge: list[Point] = [
            (x + 34 * s, -4),
            (x + 40 * s, 30),
            (x + 30 * s, 62),
            (x + 46 * s, 104),
            (x + 150 * s, 104),
            (x + 150 * s, -4),
        ]
        paper.part([ledge], "near*.62", rim=0.5)
    planes.haze(paper, 70, 104)
    planes.ground(paper, (40, 95), (90, 93))


def graveyard(paper: Paper) -> None:
    """Stones and crosses on a slope under a moon."""
    s = side(paper)
    planes.sky(paper)
    planes.disc(paper, mirror(104, s), 26, 16, craters=5)
    city(paper, "thorns", 70, (10, 26), (8, 14), "far", haze=0.2)
    planes.haze(paper, 50, 78)
    planes.ground(paper, (30, 74), (80, 68), (120, 76), tone="near")
    city(paper, "tombs", 76, (7, 13), (9, 15), "near*.6", left=-2, right=132)
    planes.ground(paper, (50, 90), (90, 84))


def sea(paper: Paper) -> None:
    """Open water and a coast with one lamp."""
    s = side(paper)
    planes.sky(paper, foot=56)
    planes.disc(paper, mirror(36, s), 40, 10)
    planes.clouds(paper, 18, 6)
    coast: list[Point] = [(78, 57), (90, 48), (108, 44), (126, 30), (140, 34), (140, 60)]
    paper.part([[(mirror(x, s), y) for x, y in coast]], "far*.8", rim=0.5, seam=0)
    planes.water(paper, 56, "mid", 40)
    planes.ground(paper, (40, 99), (90, 96))


def harbour(paper: Paper) -> None:
    """A quay with a crane at night."""
    s = side(paper)
    planes.sky(paper, foot=60)
    city(paper, "stacks", 58, (8, 30), (8, 14), "far", haze=0.15, windows=2)
    planes.beam(paper, mirror(22, s), 30, 20 if s < 0 else 160, 4, 120)
    planes.haze(paper, 40, 66)
    planes.water(paper, 56, "mid", 40)

    def shown(points: list[Point]) -> list[Point]:
        return [(mirror(x, s), y) for x, y in points]

    crane = (
        box(112, 14, 117, 84),
        [(114, 16), (58, 24), (58, 21), (118, 10)],
        box(62, 23, 62.8, 50),
        [(57, 50), (68, 50), (66, 57), (59, 57)],
    )
    paper.part(
        [shown(list(one)) for one in crane] + [shown([(84, 104), (92, 84), (150, 80), (150, 104)])], "front", rim=0.6
    )


def belt(paper: Paper) -> None:
    """Rocks adrift before a planet's limb."""
    s = side(paper)
    planes.sky(paper, "#04040C", "dark*1.3", "near", 100)
    planes.stars(paper, 80, 100)
    planes.disc(paper, mirror(112, s), 88, 44, "low*.7", halo=0.3)
    planes.rocks(paper, 12 if paper.small else 26, (10, 74), (1, 3), "cloth*1.2", 0.1)
    planes.rocks(paper, 7, (14, 80), (4, 7), "cloth*1.4")
    left = (8.0, 30.0) if s > 0 else (100.0, 124.0)
    planes.rocks(paper, 2, (24, 44), (12, 17), "cloth*1.5", x=left)


def orbit(paper: Paper) -> None:
    """Over the curve of a planet."""
    s = side(paper)
    planes.sky(paper, "#03060C", "near*.8", "mid*.7", 100)
    planes.stars(paper, 80, 100)
    x = mirror(40, s)
    paper.part([oval(x, 152, 92, steps=90)], "mid*1.2", edge=1.6, rim_tone="low")
    paper.glow(x, 62, 70, "low", 0.3)


def night_sky(paper: Paper) -> None:
    """Clouds from above, under a great moon."""
    planes.sky(paper, foot=100)
    planes.stars(paper, 40, 50)
    planes.disc(paper, paper.chance.choice((40, 70, 96)), 42, 30, craters=8, halo=0.4)
    planes.clouds(paper, 78, 7, "low*.8", 1.4, 22)
    planes.clouds(paper, 92, 6, "far", 1.6, 10)


def high_clouds(paper: Paper) -> None:
    """High in the air, towers far below."""
    planes.sky(paper, foot=100)
    planes.clouds(paper, 24, 6, "low", 1.2)
    city(paper, "spires", 106, (8, 22), (8, 12), "far", haze=0.2)
    planes.clouds(paper, 86, 5, "low*.94", 1.2, 12)


def battlements(paper: Paper) -> None:
    """On a wall, its merlons leading away."""
    s = side(paper)
    planes.sky(paper)
    planes.disc(paper, mirror(34, s), 32, 12)
    city(paper, "ruins", 74, (8, 24), (8, 14), "far", haze=0.25)
    planes.smoke(paper, mirror(24, s), 74, 60, 12, 10, "far", 0.2)
    planes.haze(paper, 50, 80)
    merlons: list[list[Point]] = []
    for i in range(5):
        t = i / 4
        x, w, h, y = 66 + 74 * t, 8 + 10 * t, 9 + 16 * t, 78 - 12 * t
        merlons.append([(mirror(a, s), b) for a, b in box(x, y - h, x + w, y + 30)])
    slope = [(mirror(a, s), b) for a, b in ((-6, 92), (60, 82), (140, 62), (140, 106), (-6, 106))]
    paper.part([*merlons, slope], "near*.9", edge=0.8)


def meadow(paper: Paper) -> None:
    """Tall grass on a slope, a lone tree."""
    s = side(paper)
    planes.sky(paper)
    planes.disc(paper, mirror(96, s), 34, 14)
    planes.ridge(paper, 60, 6, 16, "far", round_=True)
    planes.haze(paper, 42, 70)
    planes.ground(paper, (60, 60), (100, 66), tone="mid*.8", rim=0.5)
    x = mirror(20, s)
    paper.part([ribbon([(x, 74), (x + 2, 52), (x - 2, 34)], 5, 3)], "near*.6")
    planes.billow(paper, (x - 12, 34, 12), (x + 2, 24, 15), (x + 14, 36, 11), (x - 2, 38, 10), tone="near*.7")


def crossroads(paper: Paper) -> None:
    """A road into the depth."""
    x = paper.chance.choice((36, 66, 96))
    planes.sky(paper, foot=60)
    planes.disc(paper, 133 - x, 30, 10)
    planes.ridge(paper, 60, 10, 12, "far", paper.chance.randrange(9))
    planes.haze(paper, 46, 72)
    planes.ground(paper, (40, 60), (90, 60), tone="near*1.2", rim=0.4)
    paper.part([[(x - 1.5, 60), (x + 1.5, 60), (66 + 44, 104), (66 - 44, 104)]], "low*.55", rim=0.3, seam=0)
    for t in (0.12, 0.3, 0.62):
        px, py = x + (66 - x) * t, 60 + 44 * t
        paper.part([box(px - 12 - 60 * t, py - 16 - 30 * t, px - 11 - 59 * t, py)], "front", seam=0)


def minefield(paper: Paper) -> None:
    """Wire and posts before a lit horizon."""
    planes.sky(paper, foot=52)
    for x, angle in ((20, -70), (112, -116)):
        planes.beam(paper, x, 50, angle, 4, 80)
    planes.ridge(paper, 50, 6, 10, "far", paper.chance.randrange(9))
    planes.haze(paper, 40, 62)
    planes.ground(paper, (30, 56), (90, 58), tone="near*1.2")
    planes.wire(paper, 62, "near*.6")
    planes.ground(paper, (40, 86), (90, 82), tone="near*.7")
    planes.wire(paper, 92)


OUTSIDE: Final[Mapping[str, Scene]] = by_name(
    field, hill, trench, crater, snowfield, icefield, desert, jungle, swamp, mountains, canyon, graveyard, sea,
    harbour, belt, orbit, night_sky, high_clouds, battlements, meadow, crossroads, minefield,
)  # fmt: skip
