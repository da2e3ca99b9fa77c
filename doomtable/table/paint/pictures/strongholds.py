"""Strongholds: cities, citadels, field works and other buildings as the subject of a picture."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import Point, box, limb, mirrored, oval, ribbon, ring, smooth, star


def both(outline: list[Point]) -> tuple[list[Point], list[Point]]:
    """An outline and its mirror image."""
    return outline, mirrored(outline)


def lit(pen: Pen, *spots: tuple[float, float, float]) -> None:
    """Lit openings (x, y, radius)."""
    for x, y, r in spots:
        pen.flat("acc", oval(x, y, r, steps=14))
        pen.glow(x, y, r * 4, "acc", 0.5)


def windows(pen: Pen, left: float, top: float, right: float, foot: float, columns: int, rows: int) -> None:
    """A grid of lit windows, some of them dark."""
    wide, high = (right - left) / columns, (foot - top) / rows
    shown = [
        box(left + wide * (i + 0.3), top + high * (j + 0.25), left + wide * (i + 0.7), top + high * (j + 0.7))
        for i in range(columns)
        for j in range(rows)
        if pen.paper.chance.random() < 0.55
    ]
    pen.flat("acc", *shown, alpha=220)


def domed_town(pen: Pen) -> None:
    """A town of domes behind a wall with a gate."""
    for x, w, h, tone in ((-36, 15, 44, "near*1.2"), (38, 17, 38, "near*1.2"), (0, 26, 62, "near*1.05")):
        pen.part(
            tone, box(x - w, 50 - h, x + w, 50), oval(x, 50 - h, w), box(x - 0.8, 50 - h - w * 1.7, x + 0.8, 50 - h)
        )
        pen.part("acc*.6", [*oval(x, 50 - h, w, w, 24, 200, 250), (x, 50 - h)], rim=0.2, seam=0)
    windows(pen, -22, -4, 22, 26, 7, 3)
    pen.part("near*.75", box(-66, 30, 66, 52), *[box(x - 3, 25, x + 3, 31) for x in range(-62, 66, 11)])
    pen.part("dark", oval(0, 38, 9, steps=20), box(-9, 38, 9, 52))
    lit(pen, (0, 42, 2))


def stepped_tower(pen: Pen) -> None:
    """A tower of setbacks with a mast, seen from its foot."""
    for i, (half, top) in enumerate(((30, 20), (24, -2), (17, -22), (10, -40))):
        pen.part(f"near*{1.0 + i * 0.12:.2f}", [(-half, 52), (-half + 2, top), (half - 2, top), (half, 52)])
    pen.part("near*1.6", [(-2, -38), (0, -66), (2, -38)])
    windows(pen, -22, 4, 22, 46, 8, 6)
    windows(pen, -12, -18, 12, 0, 5, 3)
    lit(pen, (0, -54, 1.4))


def spired_town(pen: Pen) -> None:
    """Narrow houses and spires, higher and higher on a cliff over water, a bridge of arches leading to them."""
    pen.part("near*.8", [(-2, 54), (4, 24), (24, 12), (44, 2), (70, -2), (76, 54)])
    pen.part("near*.65", box(-76, 22, 6, 30), *[box(x, 28, x + 5, 54) for x in (-70, -48, -26)])
    for x, w, h, foot in ((8, 6, 26, 26), (20, 7, 42, 18), (34, 8, 52, 10), (50, 9, 62, 6), (66, 7, 38, 4)):
        pen.part("near*1.15", box(x - w, foot - h * 0.6, x + w, foot), [(x - w - 1, foot - h * 0.58), (x, foot - h),
                                                                       (x + w + 1, foot - h * 0.58)])  # fmt: skip
        pen.flat("acc", *[box(x - 1.2, foot - h * v, x + 1.2, foot - h * v + 4) for v in (0.2, 0.38)], alpha=220)


def tiered_town(pen: Pen) -> None:
    """A castle of tiered roofs on a stone foot."""
    pen.part("near*.8", [(-44, 52), (-30, 26), (30, 26), (44, 52)])
    for half, y in ((38, 22), (30, 4), (22, -14), (14, -32)):
        pen.part("bone*.7", box(-half * 0.66, y - 8, half * 0.66, y + 6), seam=0.2)
        roof: list[Point] = [(half, y + 1), (half * 1.12, y - 3), (half * 0.62, y - 8), (half * 0.5, y - 14)]
        pen.part("acc*.5", [*roof, *mirrored(roof)])
        pen.flat("acc", box(-3, y - 2, 3, y + 5), alpha=200)
    pen.part("metal", ribbon([(-8, -48), (0, -52), (8, -48)], 2, 2), box(-0.7, -60, 0.7, -46))
    pen.part("dark", box(-7, 34, 7, 52))


def monolith(pen: Pen) -> None:
    """A smooth black slab with one line of light, wires around it."""
    pen.part("dark*1.4", [(-22, 52), (-17, -50), (12, -58), (26, 52)])
    pen.part("dark*2.2", [(12, -58), (26, 52), (38, 46), (22, -48)])
    pen.flat("acc", [(-2, 44), (-0.6, -44), (1, -44), (1.6, 44)])
    pen.glow(0, 0, 34, "acc", 0.5)
    for s in (-1, 1):
        for i in range(3):
            pen.part(
                "metal*.5", ribbon([(s * 20, -10 + i * 16), (s * 44, 6 + i * 12), (s * 64, 50)], 1.6, 1.6), seam=0
            )
    pen.part("near*.6", [(-66, 56), (-40, 44), (46, 44), (66, 56)])


def minster(pen: Pen) -> None:
    """Two towers, a gable with a great round window, lit doors."""
    pen.part("near", [(-24, 52), (-24, -8), (0, -36), (24, -8), (24, 52)])
    for s in (-1, 1):
        pen.part("near*.85", [(s * 24, -14), (s * 42, -14), (s * 42, 52), (s * 24, 52)],
                 [(s * 22, -12), (s * 33, -58), (s * 44, -12)])  # fmt: skip
        pen.flat("acc", box(s * 33 - 2.4, 2, s * 33 + 2.4, 18), oval(s * 33, 2, 2.4, steps=14))
    pen.part("near*1.6", ring(0, -4, 10, 13))
    pen.part("acc", star(0, -4, 12, 10, 4), rim=0.2)
    pen.part("near*1.5", ring(0, 36, 8, 11, 180, 360), box(-11, 36, -8, 52), box(8, 36, 11, 52))
    pen.part("acc", oval(0, 36, 8, steps=20), box(-8, 36, 8, 52), rim=0)
    pen.glow(0, 40, 26, "acc", 0.5)


def foxhole(pen: Pen) -> None:
    """A hole in the ground behind bags: two men to their chests in it, back to back, rifles over the rim."""
    pen.part("near*.9", smooth([(-76, 26), (-46, 12), (-20, 8), (20, 8), (46, 12), (76, 26), (76, 60), (-76, 60)], 4))
    pen.part("dark", oval(0, 22, 44, 13, 40))
    pen.glow(0, 16, 34, "acc", 0.6)
    for s in (-1, 1):
        pen.figure(Figure("aim", "soldier", "kettle", weapon="rifle"), s * 13, 74, 84, s < 0)
    rim: list[Point] = [(76, 60), (76, 44), (44, 25), (20, 34), (0, 36)]
    pen.part("near*.7", smooth([*rim, *mirrored(rim[:-1])], 4))
    for row, count in ((0, 8), (1, 7)):
        for i in range(count):
            x, y = (i - (count - 1) / 2) * 13, 48 - row * 8
            pen.part("wood*1.2", smooth([(x - 7, y), (x - 6, y - 8), (x + 6, y - 8), (x + 7, y), (x, y + 1)]))


def barricade(pen: Pen) -> None:
    """Beams with iron spikes, leaning against one another."""
    for x in (-44, -16, 14, 42):
        pen.part("wood*.9", limb((x - 16, 44), (x + 14, -22), 6, 4), limb((x + 16, 44), (x - 12, -18), 6, 4))
    pen.part("wood*.7", limb((-66, 6), (66, 2), 6, 6))
    spikes = [[(x - 3, 2), (x + (-1) ** i * 6, -34 - i % 3 * 6), (x + 3, 2)] for i, x in enumerate(range(-56, 62, 14))]
    pen.part("metal", *spikes)
    wires = [ribbon([(-66, y), (-30, y + 5), (0, y - 4), (34, y + 4), (66, y)], 0.8, 0.8) for y in (18, 28)]
    pen.part("metal*.6", *wires, seam=0)


def dome_post(pen: Pen) -> None:
    """A station under a dome with masts, dishes and a landing light."""
    pen.part("metal*.6", box(-60, 32, 60, 44), *[box(x, 26, x + 8, 33) for x in (-54, -38, 32, 48)])
    pen.part("plate", oval(0, 32, 34, 40, 40, 180, 360))
    pen.part("plate*.6", *[ribbon([(x, 32), (x * 0.8, 0), (x * 0.2, -8)], 1.4, 1) for x in (-22, -8, 8, 22)], rim=0.3)
    pen.part(
        "metal", limb((40, 30), (46, -30), 2, 1.2), oval(50, -30, 10, 5, 20), limb((-44, 30), (-44, -44), 1.6, 0.8)
    )
    pen.part("dark", oval(0, 34, 8, steps=16, start=180, end=360), box(-8, 33, 8, 44))
    lit(pen, (-44, -44, 1.6), (0, 38, 2.4), (-16, 12, 1.4), (16, 12, 1.4))


def hidden_door(pen: Pen) -> None:
    """A steel door in a rock, one lamp above, the light of what lies behind."""
    pen.part("near*.8", smooth([(-66, 56), (-58, -10), (-36, -40), (6, -52), (44, -34), (62, 4), (66, 56)], 4))
    pen.part("metal*.5", box(-26, -12, 28, 54))
    pen.part("acc", [(4, -8), (8, -8), (8, 54), (-2, 54)], rim=0)
    pen.glow(4, 30, 34, "acc", 0.8)
    for s, (a, b) in ((-1, (-24, 3)), (1, (9, 26))):
        pen.part("metal*.85", box(a, -9, b, 54))
        pen.part(
            "metal*.6",
            *[oval(a + (b - a) * u, -4 + v * 50, 1.2, steps=8) for u in (0.12, 0.88) for v in (0, 0.5, 1)],
            seam=0,
        )
        pen.part("metal*.5", ring((a + b) / 2, 24 + s, 4, 6))
    lit(pen, (1, -22, 2.6))
    pen.part("metal*.4", [(-5, -24), (1, -30), (7, -24)])


def horned_citadel(pen: Pen) -> None:
    """A citadel of war: two horns of rock, a furnace mouth between them."""
    horn = smooth([(6, 52), (14, 10), (40, -20), (44, -58), (58, -16), (50, 30), (60, 52)])
    pen.part("near*.7", *both(horn))
    pen.part("near*.6", [(-26, 52), (-20, 0), (0, -14), (20, 0), (26, 52)])
    pen.part("acc", smooth([(-14, 30), (0, 12), (14, 30), (10, 44), (-10, 44)]), rim=0.2)
    pen.part("dark", *[[(x - 2.6, 46), (x, 28), (x + 2.6, 46)] for x in (-9, -3, 3, 9)], seam=0)
    pen.glow(0, 32, 34, "acc", 0.8)
    lit(pen, (-46, 4, 1.8), (46, 4, 1.8), (-42, -22, 1.4), (42, -22, 1.4))


def rotten_citadel(pen: Pen) -> None:
    """A citadel of plague: a swollen hive on roots, dripping."""
    pen.part(
        "near*.7",
        *both(ribbon([(10, 10), (40, 20), (54, 54)], 16, 6)),
        *both(ribbon([(4, 20), (22, 34), (24, 56)], 12, 5)),
    )
    pen.part("cloth", smooth([(-34, 24), (-40, -8), (-20, -44), (8, -54), (34, -30), (42, 2), (32, 28), (0, 36)]))
    for x, y, r in ((-16, -14, 8), (14, -26, 10), (18, 8, 7), (-12, 14, 6), (-2, -40, 5)):
        pen.part("dark", oval(x, y, r, r * 1.2, 20))
        pen.glow(x, y, r * 1.6, "acc", 0.6)
        pen.flat("acc", oval(x, y + r * 0.3, r * 0.5, steps=14))
    pen.part(
        "acc*.8",
        *[ribbon([(x, y), (x + 1, y + 10), (x, y + 18)], 3, 1) for x, y in ((-16, -4), (14, -14), (18, 16))],
        rim=0.3,
        seam=0,
    )


def veiled_citadel(pen: Pen) -> None:
    """A citadel of the void: rings of stone adrift around a needle."""
    pen.part("near*.8", [(-6, 56), (-2, -60), (3, -60), (9, 56)])
    for y, wide, tilt in ((-34, 24, 6), (-6, 40, -5), (22, 56, 4)):
        back = [(x, y + z + x * tilt / 60) for x, z in oval(0, 0, wide, wide * 0.26, 30, 180, 360)]
        front = [(x, y + z + x * tilt / 60) for x, z in oval(0, 0, wide, wide * 0.26, 30, 0, 180)]
        inner_back = [(x * 0.8, y + (z - y) * 0.7 + 0) for x, z in back][::-1]
        inner_front = [(x * 0.8, y + (z - y) * 0.7) for x, z in front][::-1]
        pen.part("near*.6", [*back, *inner_back])
        pen.part("near*1.2", [*front, *inner_front])
        lit(pen, *((wide * 0.9 * math.cos(a), y + wide * 0.23 * math.sin(a), 1.2) for a in (0.5, 1.4, 2.4)))
    lit(pen, (0, -60, 2.4))


def twisted_citadel(pen: Pen) -> None:
    """A citadel of madness: a tower that winds about itself, doors in odd places."""
    line = [(-24.0, 56.0), (14.0, 36.0), (-14.0, 14.0), (16.0, -8.0), (-8.0, -30.0), (10.0, -58.0)]
    pen.part("cloth", ribbon(line, 48, 5, 8))
    pen.part("near*.7", ribbon([(x + 8, y + 4) for x, y in line], 18, 2, 8), rim=0.3, seam=0)
    for x, y, turn in ((-16, 38, 20), (6, 20, -30), (-6, -4, 25), (6, -22, -15)):
        door = [(x + a * math.cos(math.radians(turn)) - b * math.sin(math.radians(turn)),
                 y + a * math.sin(math.radians(turn)) + b * math.cos(math.radians(turn)))
                for a, b in ((-4, 7), (-4, -3), (0, -8), (4, -3), (4, 7))]  # fmt: skip
        pen.part("acc", door, rim=0.2)
        pen.glow(x, y, 10, "acc", 0.5)
    pen.part(
        "bone*.7",
        *[[(x, y - 2), (x + s * 16, y - 10), (x, y + 3)] for x, y, s in ((20, 30, 1), (-22, 8, -1), (18, -14, 1))],
    )


def lying_citadel(pen: Pen) -> None:
    """A citadel of deceit: a palace with a face, its gate a mouth, its windows eyes."""
    pen.part("near*.9", box(-50, -6, 50, 54), *both(box(34, -34, 50, 0)), *both([(32, -32), (42, -60), (52, -32)]))
    pen.part("near*1.1", oval(0, -4, 34, 36, 40, 180, 360), box(-34, -6, 34, 54))
    pen.part("dark", *both(smooth([(6, -8), (16, -18), (28, -10), (18, -2)])))
    pen.part("acc", *both(oval(17, -9, 4.4, steps=16)), rim=0.2)
    pen.part("dark", smooth([(-20, 24), (0, 12), (20, 24), (22, 54), (-22, 54)], 4))
    pen.part("bone", *[[(x - 3, 18 + abs(x) * 0.2), (x, 30), (x + 3, 18 + abs(x) * 0.2)] for x in (-14, -7, 0, 7, 14)])
    pen.glow(0, 46, 26, "acc", 0.7)
    pen.glow(-17, -9, 12, "acc", 0.6)
    pen.glow(17, -9, 12, "acc", 0.6)


STRONGHOLDS: Final[Mapping[str, Subject]] = by_name(
    domed_town, stepped_tower, spired_town, tiered_town, monolith, minster, foxhole, barricade, dome_post,
    hidden_door, horned_citadel, rotten_citadel, veiled_citadel, twisted_citadel, lying_citadel,
)  # fmt: skip
