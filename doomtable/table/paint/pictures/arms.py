"""Arms as the subject of a picture: blades and guns drawn large, lying along the own space with the point or muzzle to
the right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import Point, box, limb, oval, ribbon, ring, smooth, star


def teeth(left: float, right: float, y: float, depth: float, count: int) -> list[Point]:
    """The edge of a saw along a line."""
    step = (right - left) / count
    return [(left + step * (i + 0.5 * j), y + depth * j) for i in range(count) for j in (0, 1)]


def grip(pen: Pen, left: float, right: float, wide: float = 6) -> None:
    """A wrapped handle with a pommel."""
    pen.part("wood", box(left, -wide / 2, right, wide / 2))
    pen.part(
        "wood*.6",
        *[
            [(x, -wide / 2), (x + 2, -wide / 2), (x + 4, wide / 2), (x + 2, wide / 2)]
            for x in range(int(left), int(right) - 4, 6)
        ],
        rim=0.2,
        seam=0,
    )
    pen.part("metal", oval(left, 0, wide * 0.8, steps=18))


def chain_sword(pen: Pen) -> None:
    """A broad motor blade with running teeth."""
    grip(pen, -64, -36, 8)
    pen.part("plate", [(-38, -16), (-16, -16), (-10, -10), (-10, 10), (-16, 16), (-38, 16)])
    pen.part("metal", [*teeth(-10, 58, -11, -5, 11), (66, 0), *teeth(58, -10, 11, 5, 11)])
    pen.part("dark", [(-10, -5), (52, -4), (57, 0), (52, 4), (-10, 5)])
    pen.part("metal*.7", limb((-24, -16), (-24, -28), 5, 5))
    pen.flat("acc", box(-32, -4, -20, 4))
    pen.glow(-26, 0, 14, "acc", 0.5)


def straight_sword(pen: Pen) -> None:
    """A parade sword with a guard of wings and a long bright blade."""
    grip(pen, -60, -38)
    pen.part("metal", smooth([(-38, 0), (-32, -20), (-24, -24), (-29, 0), (-24, 24), (-32, 20)], 4))
    pen.part("bone", [(-30, -5), (56, -3.4), (68, 0), (56, 3.4), (-30, 5)])
    pen.part("metal", [(-28, -1), (46, -0.6), (46, 0.6), (-28, 1)], seam=0)
    pen.part("acc", moved_star(-34, 0), rim=0.3)


def moved_star(x: float, y: float) -> list[Point]:
    """A small star."""
    return star(x, y, 6, 5, 2.4)


def great_sword(pen: Pen) -> None:
    """A two-handed sword with sloping arms and a broad blade."""
    grip(pen, -68, -34, 7)
    pen.part("metal", [(-36, -4), (-22, -26), (-17, -24), (-28, 0), (-17, 24), (-22, 26), (-36, 4)])
    pen.part("metal*.8", oval(-20, -26, 4, steps=16), oval(-20, 26, 4, steps=16))
    pen.part("bone", [(-32, -9), (48, -7), (66, 0), (48, 7), (-32, 9)])
    pen.part("metal*.8", [(-30, -2), (26, -1.4), (26, 1.4), (-30, 2)], seam=0)


def hook_sword(pen: Pen) -> None:
    """A blade of bone with hooks, a living eye in its guard."""
    pen.part("bone*.7", ribbon([(-66, 6), (-50, -4), (-34, 2)], 7, 6))
    pen.part("cloth*1.3", smooth([(-38, -14), (-22, -18), (-14, 0), (-22, 18), (-38, 14), (-32, 0)]))
    pen.part(
        "bone",
        smooth(
            [(-18, -8), (20, -14), (48, -26), (66, -30), (56, -14), (66, -8), (40, 4), (48, 14), (16, 8), (-18, 10)], 3
        ),
    )
    pen.part("acc", oval(-25, 0, 6, 8, 24))
    pen.part("dark", oval(-25, 0, 1.6, 6, 16), seam=0, rim=0)
    pen.glow(-25, 0, 16, "acc", 0.6)


def book_sword(pen: Pen) -> None:
    """A sword with a lit groove and seals hanging from its hilt."""
    grip(pen, -64, -40, 7)
    pen.part("metal", box(-40, -22, -34, 22), oval(-37, -22, 5, steps=16), oval(-37, 22, 5, steps=16))
    pen.part("bone", [(-34, -7), (40, -7), (62, 0), (40, 7), (-34, 7)])
    pen.flat("acc", [(-30, -1.6), (46, -1), (46, 1), (-30, 1.6)])
    pen.glow(8, 0, 30, "acc", 0.45)
    for i, x in enumerate((-44, -36, -28)):
        pen.part("bone*.9", ribbon([(x, 22), (x + 2, 34), (x - 3, 46 + i * 3)], 5, 5))
        pen.part("acc*.6", oval(x - 1, 44 + i * 3, 4, steps=16))


def saw_blade(pen: Pen) -> None:
    """A cleaver with a saw back and a ring for the hand."""
    pen.part("metal*.6", ring(-46, 0, 8, 14, steps=36))
    pen.part("metal", [(-34, -8), *teeth(-26, 50, -16, -7, 9), (62, 2), (40, 18), (-20, 14), (-34, 8)])
    pen.part("metal*1.2", [(-20, 14), (40, 18), (62, 2), (40, 11), (-20, 7)], rim=0.3, seam=0)
    pen.part("dark", *[oval(x, -3, 4, steps=16) for x in (-12, 8, 28)])


def thin_blades(pen: Pen) -> None:
    """Two thin blades from a fist guard."""
    pen.part("plate", smooth([(-58, -10), (-30, -18), (-18, -10), (-18, 12), (-30, 20), (-58, 14)], 4))
    for y, tilt in ((-9, -5), (7, 5)):
        pen.part("bone", [(-20, y - 2.6), (56, y + tilt - 1.4), (68, y + tilt), (56, y + tilt + 1.4), (-20, y + 2.6)])
    pen.part("dark", *[limb((-50 + i * 8, -8), (-50 + i * 8, 12), 2, 2) for i in range(4)])
    pen.flat("acc", oval(-26, 1, 3, steps=14))
    pen.glow(-26, 1, 10, "acc", 0.5)


def curved_knife(pen: Pen) -> None:
    """A flaying knife, wide at its end."""
    pen.part("dark*1.6", limb((-62, 10), (-32, 0), 7, 8))
    pen.part("acc*.8", ring(-31, 0, 3, 6, steps=20))
    pen.part("bone", smooth([(-28, 4), (0, -4), (28, -22), (62, -28), (56, -4), (30, 12), (-6, 10)], 4))
    pen.part("metal", smooth([(-24, 3), (4, -2), (32, -18), (56, -23), (30, -6)], 4), rim=0.3, seam=0)
    pen.part(
        "acc*.6", ribbon([(-60, 12), (-52, 26), (-60, 40)], 3, 1), ribbon([(-58, 12), (-46, 24), (-48, 36)], 3, 1)
    )


def war_scythe(pen: Pen) -> None:
    """A scythe whose shaft ends in a muzzle, its blade above."""
    pen.part("wood*.7", ribbon([(-66, 40), (-20, 18), (30, -6), (64, -16)], 5, 4.4))
    pen.part("bone", smooth([(14, 0), (18, -26), (-4, -46), (-44, -50), (-10, -38), (2, -22), (2, 6)], 4))
    pen.part("metal*.7", limb((34, -8), (66, -17), 9, 7), oval(66, -17, 4, 5, 16))
    pen.part("acc*.7", *[[(x, y), (x + 4, y + 10), (x + 7, y - 2)] for x, y in ((-30, 24), (-14, 16))])
    pen.glow(66, -17, 14, "acc", 0.7)


def dark_whip(pen: Pen) -> None:
    """A weapon grown to an arm: spines along a coiling band."""
    line = [(-64.0, 30.0), (-30.0, 36.0), (4.0, 20.0), (10.0, -10.0), (36.0, -30.0), (64.0, -12.0), (56.0, 10.0)]
    pen.part("cloth", ribbon(line, 24, 3))
    thorns = (
        (-50, 24, -4, -24),
        (-28, 28, 4, -24),
        (-8, 14, -16, -14),
        (0, 0, -22, -8),
        (18, -30, -8, -18),
        (40, -36, 6, -16),
    )
    spines: list[list[Point]] = [[(x - 3, y), (x + dx, y + dy), (x + 4, y)] for x, y, dx, dy in thorns]
    pen.part("bone", *spines)
    pen.flat("acc", *[oval(x, y, 2, steps=12) for x, y in ((-44, 33), (-24, 34), (-2, 24), (9, 4))])
    pen.glow(-20, 30, 24, "acc", 0.4)


def iron_arm(pen: Pen) -> None:
    """A steel arm with an open fist, cables at its shoulder."""
    pen.part("metal*.6", *[ribbon([(-66, y), (-54, y - 3), (-44, y * 0.4)], 3, 3) for y in (-16, -2, 12)])
    pen.part("plate", limb((-44, 0), (-10, 6), 26, 20))
    pen.part("metal", oval(-8, 6, 13, steps=30), oval(-8, 6, 6, steps=18))
    pen.part("plate*.85", limb((2, 2), (30, -8), 20, 17))
    pen.part("metal*.8", box(28, -20, 36, 6))
    for i, (x, y) in enumerate(((62, -30), (68, -16), (66, -2), (54, 12))):
        pen.part(
            "metal" if i % 2 else "metal*.85",
            limb((38, -14 + i * 5), ((38 + x) / 2, -20 + i * 8), 7, 6.4),
            limb(((38 + x) / 2, -20 + i * 8), (x, y), 6, 4),
        )
    pen.flat("acc", oval(-8, 6, 3, steps=14), box(8, -4, 24, -1))
    pen.glow(-8, 6, 16, "acc", 0.6)


def heavy_rifle(pen: Pen) -> None:
    """A machine gun with a chain blade under its barrel."""
    pen.part("wood", [(-66, -6), (-44, -10), (-44, 6), (-60, 14), (-66, 10)])
    pen.part("metal", [(-46, -14), (0, -15), (6, -8), (6, 8), (-40, 10)], [(-22, 8), (-10, 8), (-6, 30), (-20, 32)])
    pen.part("metal*.7", limb((4, -6), (64, -7), 6, 5), box(56, -12, 66, -2))
    pen.part("dark", box(8, -10, 40, -3), seam=0)
    pen.part("bone*.9", [*teeth(10, 54, 6, 5, 9), (60, 2), (10, 0)])
    pen.part("metal*.6", box(-28, -24, -8, -16))
    pen.flat("acc", box(-36, -6, -28, -3))


def drum_gun(pen: Pen) -> None:
    """A heavy gun with a great drum and a shrouded barrel."""
    pen.part("metal*.6", [(-64, -4), (-42, -10), (-42, 8), (-60, 16)])
    pen.part("metal", [(-44, -16), (4, -16), (12, -8), (12, 8), (-44, 10)])
    pen.part("metal*.75", oval(-14, 18, 19, steps=40))
    pen.part("metal*.55", ring(-14, 18, 10, 13, steps=30), oval(-14, 18, 4, steps=14))
    pen.part("metal*.7", box(10, -12, 58, 6), cuts=[oval(18 + i * 8, -3, 2.4, steps=14) for i in range(5)])
    pen.part("metal*.5", [(56, -14), (67, -16), (67, 10), (56, 8)])
    pen.part("dark", limb((40, 6), (32, 32), 3, 2), limb((44, 6), (54, 32), 3, 2))


def flame_thrower(pen: Pen) -> None:
    """A flamethrower that spits, its tanks behind."""
    pen.part("acc*.6", limb((-56, -20), (-56, 20), 18, 18), limb((-38, -20), (-38, 20), 16, 16))
    pen.part("metal*.6", ribbon([(-44, 26), (-20, 34), (-8, 16)], 4, 4))
    pen.part("metal", [(-22, -8), (10, -8), (14, 0), (10, 8), (-22, 10)], [(-8, 8), (4, 8), (6, 26), (-8, 26)])
    pen.part("metal*.7", limb((12, -1), (34, -1), 7, 7), [(32, -8), (42, -11), (42, 9), (32, 6)])
    pen.glow(58, 0, 30, "acc", 0.9)
    pen.flat("acc", smooth([(42, -4), (54, -18), (70, -12), (64, 0), (72, 14), (54, 16), (42, 4)]))
    pen.flat("low", smooth([(42, -2), (52, -8), (62, -2), (52, 8), (42, 2)]))


def rocket_tube(pen: Pen) -> None:
    """A shoulder tube, its rocket leaving it."""
    pen.part("plate", box(-60, -12, 22, 8))
    pen.part("plate*.7", box(-66, -15, -54, 11), box(14, -15, 26, 11), box(-28, -20, -12, -12))
    pen.part("metal*.6", [(-20, 8), (-8, 8), (-4, 30), (-16, 30)], [(2, 8), (10, 8), (10, 22), (4, 22)])
    pen.part(
        "acc*.8",
        [(36, -8), (56, -7), (68, -2), (56, 3), (36, 4)],
        [(34, -13), (42, -8), (34, -6)],
        [(34, 9), (42, 4), (34, 2)],
    )
    pen.glow(30, -2, 18, "acc", 0.8)
    pen.flat("low", [(34, -5), (18, -2), (34, 1)])


def horn_gun(pen: Pen) -> None:
    """A gun of horn and sinew with three throats."""
    pen.part("bone*.7", ribbon([(-66, 18), (-44, 6), (-20, 0)], 10, 12))
    pen.part("cloth", smooth([(-34, -12), (0, -18), (14, -10), (14, 12), (-10, 18), (-34, 12)]))
    for y, tip in ((-8, -20), (1, -2), (9, 18)):
        pen.part("bone", ribbon([(8, y), (36, y * 0.9), (62, tip)], 9, 6))
        pen.part("dark", oval(63, tip, 2.6, 3.4, 16), seam=0)
    pen.part(
        "bone*.8",
        [(-20, 14), (-10, 14), (-14, 36), (-24, 34)],
        *[[(x, -15), (x + 2, -28), (x + 6, -16)] for x in (-26, -14, -2)],
    )
    pen.glow(-6, 0, 16, "acc", 0.6)
    pen.flat("acc", oval(-6, 0, 4, steps=16))


def long_carbine(pen: Pen) -> None:
    """A carbine with glowing coils along its barrel."""
    pen.part("metal*.6", [(-64, 0), (-40, -8), (-40, 6), (-58, 14)])
    pen.part("plate", [(-42, -12), (4, -12), (10, -6), (8, 6), (-40, 8)], [(-20, 6), (-10, 6), (-6, 26), (-18, 26)])
    pen.part("metal*.8", limb((6, -4), (62, -4), 6, 5))
    for x in (16, 26, 36, 46):
        pen.part("acc", ring(x, -4, 0, 5.4, steps=20), rim=0.4)
        pen.glow(x, -4, 11, "acc", 0.5)
    pen.part("metal", limb((-30, -20), (0, -20), 6, 6), box(-26, -16, -22, -10), box(-8, -16, -4, -10))
    pen.glow(66, -4, 12, "acc", 0.7)


def big_pistol(pen: Pen) -> None:
    """A heavy handgun with a square slide."""
    pen.part("wood", smooth([(-44, -4), (-16, -4), (-20, 14), (-28, 44), (-52, 42), (-44, 18)], 3))
    pen.part("metal*.7", ring(-8, 8, 8, 11, steps=24))
    pen.part("metal", [(-52, -24), (56, -26), (60, -22), (60, -6), (-48, -4)])
    pen.part("metal*.7", box(-40, -6, 44, 2))
    pen.part("dark", *[box(x, -22, x + 3, -8) for x in range(-44, -20, 6)], oval(58, -16, 3.4, steps=14), seam=0)
    pen.part("acc", box(-2, -20, 20, -14), rim=0.3)


def long_pistol(pen: Pen) -> None:
    """A long-barrelled revolver, smoke at its muzzle."""
    pen.part("wood", smooth([(-58, -2), (-36, -6), (-34, 8), (-46, 34), (-62, 34), (-56, 14)], 3))
    pen.part("metal*.7", ring(-22, 10, 7, 10, steps=24))
    pen.part("metal", [(-40, -16), (-6, -18), (62, -14), (62, -6), (0, -2), (-38, 2)])
    pen.part("metal*.75", limb((-18, -8), (6, -8), 17, 17))
    pen.part("dark", *[limb((-14, y), (2, y), 2, 2) for y in (-13, -8, -3)], seam=0)
    pen.part(
        "far", oval(66, -22, 6, steps=20), oval(62, -34, 8, steps=20), oval(54, -46, 6, steps=20), seam=0, rim=0.4
    )


def short_gun(pen: Pen) -> None:
    """A short submachine gun, cartridges flying."""
    pen.part("metal", [(-46, -18), (26, -18), (30, -6), (24, 4), (-46, 4)], [(-34, 2), (-20, 2), (-24, 30), (-38, 28)])
    pen.part("metal*.7", [(-4, 4), (8, 4), (14, 42), (0, 44)], limb((28, -10), (48, -10), 6, 6))
    pen.part("metal*.5", ribbon([(-46, -10), (-64, -8), (-64, 12)], 4, 4))
    for x, y, turn in ((-4, -34, 1), (14, -44, -1), (-22, -46, 1), (2, -56, -1)):
        pen.part("acc", limb((x, y), (x + 6, y + 3 * turn), 4, 3))
    pen.glow(58, -10, 16, "acc", 0.9)
    pen.flat("acc", star(58, -10, 7, 13, 5))


def launcher_tube(pen: Pen) -> None:
    """A stubby tube under a barrel, its shell beside it."""
    pen.part("metal*.7", limb((-60, -14), (62, -18), 6, 5))
    pen.part("plate", limb((-26, 6), (44, 2), 20, 20), box(-50, -4, -24, 14))
    pen.part("dark", oval(45, 2, 4, 8, 20))
    pen.part("metal*.6", [(-40, 12), (-28, 12), (-30, 34), (-44, 34)])
    pen.part("acc*.8", smooth([(8, 34), (36, 32), (48, 38), (36, 44), (8, 44)], 3), box(2, 33, 8, 45))


ARMS: Final[Mapping[str, Subject]] = by_name(
    chain_sword, straight_sword, great_sword, hook_sword, book_sword, saw_blade, thin_blades, curved_knife,
    war_scythe, dark_whip, iron_arm, heavy_rifle, drum_gun, flame_thrower, rocket_tube, horn_gun, long_carbine,
    big_pistol, long_pistol, short_gun, launcher_tube,
)  # fmt: skip
