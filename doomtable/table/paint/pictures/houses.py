"""Houses, palaces, towers and halls of an army as the subject of a picture."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import blast, coin
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.sanctuaries import lancet
from doomtable.table.paint.pictures.shapes import Point, box, limb, mirrored, oval, ribbon, smooth
from doomtable.table.paint.pictures.small_motifs import behind, dark_figure, tracer
from doomtable.table.paint.pictures.strongholds import lit, windows


def both(outline: list[Point]) -> tuple[list[Point], list[Point]]:
    """An outline and its mirror image."""
    return outline, mirrored(outline)


def night_club(pen: Pen) -> None:
    """A door down three steps under a sign of lamps in the form of a cup; a doorman, a queue of odd ones."""
    behind(pen, "near*.8", box(-100, -80, 100, 64))
    pen.flat("dark", *[box(-100, y, 100, y + 1) for y in range(-70, 60, 12)], alpha=120)
    behind(pen, "dark", box(-24, -6, 24, 64))
    pen.flat("acc", box(-19, 0, 19, 64), alpha=210)
    pen.glow(0, 30, 60, "acc", 0.8)
    cup: list[Point] = [(-34, -72), (34, -72), (3, -38), (3, -22), (20, -16), (-20, -16), (-3, -22), (-3, -38)]
    pen.part("dark*1.6", [(x * 1.25, y * 1.12 + 4) for x, y in cup])
    pen.flat("acc", ribbon([*cup, cup[0]], 2.6, 2.6, 1))
    pen.flat("#6FFFE0", oval(10, -64, 5, steps=20), limb((10, -64), (26, -82), 2, 2))
    pen.glow(0, -48, 56, "acc", 0.8)
    pen.figure(Figure("folded", "brute", "shades", pads=False), 42, 64, 88, True)
    for x, head, h in ((-44, "fedora", 74), (-64, "mohawk", 70), (-86, "bob", 72)):
        pen.figure(dark_figure("stand", head), x, 64, h)
    behind(pen, "near*.5", box(-100, 62, 100, 80))


def woman_faced_citadel(pen: Pen) -> None:
    """A citadel whose keep is a woman's iron face with a crown of towers, its gate her mouth; the dead march in."""
    for s in (-1, 1):
        for x, h in ((44, 60), (64, 44), (84, 30)):
            pen.part("near*.8", [(s * (x - 9), 66), (s * (x - 7), 40 - h), (s * x, 16 - h),
                    (s * (x + 7), 40 - h), (s * (x + 9), 66)])
    pen.part("near*1.2", smooth([(-38, 66), (-44, 6), (-36, -34), (0, -46), (36, -34), (44, 6), (38, 66)], 4))
    for i, x in enumerate((-32, -16, 0, 16, 32)):
        pen.part("near", [(x - 8, -32), (x - 5, -56 - (i % 2) * 10), (x, -76 - (i % 2) * 14),
                (x + 5, -56 - (i % 2) * 10), (x + 8, -32)])
    for s in (-1, 1):
        pen.part("dark", smooth([(s * 8, -6), (s * 18, -14), (s * 30, -6), (s * 18, 0)], 4), seam=0)
        pen.flat("acc", smooth([(s * 12, -6), (s * 18, -10), (s * 26, -6), (s * 18, -3)], 4))
        pen.glow(s * 18, -6, 18, "acc", 1)
        pen.part("near*.8", ribbon([(s * 6, -14), (s * 18, -22), (s * 33, -15)], 4, 1.6))
    pen.part("near*.9", [(-4, -6), (4, -6), (7, 18), (-7, 18)])
    pen.part("dark", smooth([(-18, 66), (-19, 38), (0, 26), (19, 38), (18, 66)], 4), seam=0)
    pen.glow(0, 52, 30, "acc", 0.9)
    for x, h in ((-14, 22), (0, 20), (12, 22)):
        pen.figure(dark_figure("march", "skull", build="bone"), x, 70, h)


def lunar_hospital(pen: Pen) -> None:
    """A white house with a lit cross and two wings; a stretcher is carried up its ramp, a nurse holds the door."""
    for s in (-1, 1):
        pen.part("bone*.6", box(s * 34 if s > 0 else -96, -14, 96 if s > 0 else -34, 58))
    windows(pen, -92, -8, -40, 36, 5, 3)
    windows(pen, 40, -8, 92, 36, 5, 3)
    pen.part("bone*.8", [(-36, 58), (-36, -44), (0, -70), (36, -44), (36, 58)])
    pen.part("#E8483A", box(-5, -46, 5, -18), box(-14, -37, 14, -27), rim=0.4)
    pen.glow(0, -32, 36, "#FF6A4A", 0.7)
    pen.part("low", [(-16, 58), (-16, 6), (16, 6), (16, 58)], rim=0.2)
    pen.glow(0, 36, 40, "low", 0.9)
    pen.figure(Figure("hail", "woman", "veil", pads=False, cloth="bone*.8"), 10, 58, 46, True)
    pen.part("near*.6", [(-100, 74), (-20, 56), (20, 56), (100, 74)])
    pen.part("bone", limb((-62, 50), (-24, 46), 5, 5), oval(-28, 42, 4, steps=14))
    pen.figure(dark_figure("march", "medic"), -72, 68, 40)
    pen.figure(dark_figure("march", "medic"), -18, 62, 38)


def row_of_copies(pen: Pen) -> None:
    """Four upright vats in a row: the same man in each, nearer and nearer done; the last one opens his eyes."""
    for i, x in enumerate((-72, -26, 20, 68)):
        pen.part("metal*.6", box(x - 21, -60, x + 21, -50), box(x - 21, 54, x + 21, 68))
        pen.part("cool*.8", box(x - 18, -50, x + 18, 54), top=1.3)
        pen.flat("acc", box(x - 16, -48, x + 16, 52), alpha=60 + i * 22)
        tone = ("bone*.5", "skin*.4", "skin*.6", "plate")[i]
        build = ("bone", "slim", "soldier", "soldier")[i]
        pen.figure(Figure("float", build, "skull" if i == 0 else "crew", tone="" if i else tone, pads=i == 3,
                          cloth="skin*.6" if i < 3 else "cloth", plate="skin*.6" if i < 3 else "plate"), x - 4,
                                  52, 88)
        pen.flat("low", *[oval(x - 12 + j * 9 % 25, 40 - j * 21, 1.6, steps=10) for j in range(4)], alpha=190)
        pen.part("metal*.7", ribbon([(x, -60), (x + 8, -78), (x + 30, -84)], 5, 5))
    pen.glow(68, -24, 26, "acc", 1)


def heretic_palace(pen: Pen) -> None:
    """A palace of domes whose middle dome is cracked and lit from below; two stone lions, a gate with a coin slot."""
    for s in (-1, 1):
        pen.part("near", box(s * 30 if s > 0 else -90, 0, 90 if s > 0 else -30, 60))
        pen.part("near*1.1", oval(s * 66, 2, 21, 24, 40, 180, 360), limb((s * 66, -20), (s * 66, -38), 3, 1))
        for x in (44, 60, 76):
            lancet(pen, s * x, 46, 4, 26)
    pen.part("near*1.25", box(-36, -16, 36, 60))
    pen.part("near*1.4", oval(0, -16, 37, 42, 60, 180, 360), limb((0, -56), (0, -78), 4, 1))
    pen.flat("acc", [(-6, -58), (4, -44), (-4, -36), (10, -20), (0, -30), (-10, -38), (0, -46)])
    pen.glow(0, -38, 30, "acc", 1)
    pen.part("dark", smooth([(-13, 60), (-13, 22), (0, 10), (13, 22), (13, 60)], 4), seam=0)
    coin(pen, 0, 34, 8, 0.95, 0)
    for s in (-1, 1):
        pen.part("near*.6", box(s * 24 - 9, 50, s * 24 + 9, 66), smooth([(s * 16, 50), (s * 14, 34),
                (s * 22, 24), (s * 32, 30), (s * 34, 50)], 3))
    pen.part("near*.5", [(-96, 60), (96, 60), (100, 76), (-100, 76)])


def post_on_stilts(pen: Pen) -> None:
    """A watch post on four tall stilts, its ladder, a man with a spyglass in it; far below his own men strike first."""
    pen.part("wood", limb((-14, 66), (-4, -20), 4, 4), limb((40, 66), (30, -20), 4, 4),
            limb((-10, 30), (36, 8), 2.4, 2.4),
             limb((36, 30), (-8, 8), 2.4, 2.4))
    pen.part("wood*.8", limb((46, 70), (36, -18), 2, 2), limb((56, 70), (44, -18), 2, 2),
             *[limb((45 - i, 62 - i * 11), (54 - i, 62 - i * 11), 1.4, 1.4) for i in range(8)])
    pen.part("low", box(-8, -46, 34, -20), rim=0.2)
    pen.figure(Figure("point", "soldier", "helm", weapon="spyglass", weapon_turn=10), 8, -8, 46)
    pen.part("wood*1.2", box(-16, -20, 42, -4))
    pen.part("wood*.7", [(-24, -46), (13, -70), (50, -46)])
    pen.flat("dark", *[box(x, -20, x + 1, -4) for x in (-4, 8, 20, 32)], alpha=150)
    for x, h in ((-84, 34), (-62, 38), (-40, 42)):
        pen.figure(dark_figure("aim", "helm", "rifle"), x, 66, h, True)
    blast(pen, -98, 38, 9, 9)


def barrier_before_wall(pen: Pen) -> None:
    """A curved wall of steel posts drawn up out of the ground before a small fort; shells burst along it."""
    pen.part("near*1.2", box(-26, -24, 26, 34), *[box(x, -34, x + 9, -24) for x in (-26, -8, 10)],
            box(-44, 0, 44, 34))
    lit(pen, (-10, -6, 2.4), (10, -6, 2.4))
    for i in range(13):
        x = -84 + i * 14
        y = 58 - 14 * math.cos(x / 62)
        pen.part("metal*.9" if i % 2 else "metal*.7", [(x - 6.4, y), (x - 6.4, y - 34), (x, y - 42),
                (x + 6.4, y - 34), (x + 6.4, y)])
    for x, y, r in ((-62, 14, 15), (36, 4, 17), (76, 20, 11)):
        blast(pen, x, y, r, 11)
    tracer(pen, ((-96, -50), (-62, 10)), ((96, -60), (38, 0)))


def open_armoury(pen: Pen) -> None:
    """A steel room seen from its door: racks of guns to both sides, five hooks in the back wall, one blade
    being lifted off."""
    behind(pen, "near*.6", box(-46, -50, 46, 40))
    pen.part("near", [(-96, -84), (-46, -50), (-46, 40), (-96, 76)], [(96, -84), (46, -50), (46, 40), (96, 76)])
    behind(pen, "metal*.5", [(-96, 76), (-46, 40), (46, 40), (96, 76)])
    pen.flat("acc", box(-20, -64, 20, -58))
    pen.glow(0, -56, 60, "acc", 0.8)
    for i, word in enumerate(("rifle", "axe", "shotgun", "sword", "machine_gun")):
        pen.weapon(word, -34 + i * 16, 26, 0.72, 90)
    for s in (-1, 1):
        for i in range(3):
            x = s * (58 + i * 13)
            pen.part("metal*.8", limb((x, 52 + i * 8), (x, -20 - i * 10), 4 + i, 3),
                    limb((x, 20), (x, 44 + i * 6), 7 + i * 2, 7))
    pen.figure(dark_figure("hail", "cap"), 10, 70, 78)


def bunks(pen: Pen) -> None:
    """Two rows of bunks in three tiers to the end of a hut; at each a coat on a hook and boots, a bugler in
    the door."""
    pen.flat("low", [(-12, 30), (-12, -18), (0, -26), (12, -18), (12, 30)])
    pen.glow(0, 4, 40, "low", 0.9)
    pen.figure(dark_figure("hail", "kepi", "trumpet"), 0, 32, 42)
    for i, (x, k) in enumerate(((24, 0.5), (46, 0.75), (78, 1.1))):
        for s in (-1, 1):
            for y in (-44, -8, 28):
                pen.part("wood", box(s * x - 18 * k, y * k + 10, s * x + 18 * k, y * k + 10 + 5 * k))
                pen.part("bone*.7", smooth([(s * x - 17 * k, y * k + 10), (s * x - 14 * k, y * k + 10 - 9 * k),
                        (s * x + 16 * k, y * k + 10 - 7 * k),
                                            (s * x + 17 * k, y * k + 10)], 3))
                if (i + y) % 3:
                    pen.part("skin", oval(s * (x - 9 * k), y * k + 10 - 11 * k, 5 * k, steps=16))
            pen.part("wood*.7", *[box(s * x + a * k - 1.4, -56 * k + 6, s * x + a * k + 1.4,
                    50 * k + 18) for a in (-18, 18)])


def credit_bank(pen: Pen) -> None:
    """A bank with nested arches for a door; a clerk under its lamp writes in a roll that runs down the steps
    and away."""
    for i, (w, h) in enumerate(((80, 66), (62, 52), (44, 38), (26, 22))):
        arch = [(-w, 52), (-w, 20 - h), *oval(0, 20 - h, w, w * 0.34, 30, 180, 360), (w, 20 - h), (w, 52)]
        pen.part(f"plate*{0.6 + i * 0.16:.2f}" if i < 3 else "dark", arch)
    pen.glow(0, 20, 40, "acc", 0.9)
    pen.figure(Figure("sit", "slim", "top_hat", pads=False, tone="dark"), 2, 50, 56)
    pen.part("wood*.8", box(-22, 32, 20, 40), box(-18, 40, -14, 54), box(12, 40, 16, 54))
    pen.part("near*.7", box(-90, 52, 90, 60), box(-100, 60, 100, 76))
    pen.part("bone", ribbon([(-10, 32), (-26, 42), (-20, 58), (-48, 64), (-70, 60), (-98, 74)], 14, 20),
            rim=0.8)
    coin(pen, 58, 54, 9, 0.4, 0)
    coin(pen, 60, 48, 9, 0.4, 0)


def moon_city(pen: Pen) -> None:
    """A city round the curve of a small moon, towers outward like the rays of a crown, a planet's light behind it."""
    pen.glow(0, 20, 90, "low", 0.9)
    for i in range(23):
        a = math.radians(-176 + i * 7.6)
        h = 16 + (i * 29 % 31) + (26 if i == 11 else 0)
        c, s = math.cos(a), math.sin(a)
        w = 3.4 + i % 3
        base, top = 52, 52 + h
        pen.part("near*1.3" if i % 2 else "near", [(c * base - s * w, 62 + s * base + c * w),
                (c * top - s * w * 0.5, 62 + s * top + c * w * 0.5),
                 (c * (top + 7), 62 + s * (top + 7)), (c * top + s * w * 0.5, 62 + s * top - c * w * 0.5),
                         (c * base + s * w, 62 + s * base - c * w)])
        lit(pen, (c * (base + h * 0.5), 62 + s * (base + h * 0.5), 1.5))
    pen.part("bone*.7", oval(0, 62, 56, steps=80), top=1.3)
    pen.flat("dark", *[oval(x, y, r, r * 0.5, 20) for x, y, r in ((-24, 44, 8), (16, 36, 5), (30, 54, 9),
            (-6, 58, 6))], alpha=110)


HOUSES: Final[Mapping[str, Subject]] = by_name(
    night_club, woman_faced_citadel, lunar_hospital, row_of_copies, heretic_palace, post_on_stilts,
            barrier_before_wall,
    open_armoury, bunks, credit_bank, moon_city,
)  # fmt: skip
