"""Things: armour, tools, charges and instruments, each filling its own space (100 units high, (0, 0) in its middle)."""

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


def spore_grenade(pen: Pen) -> None:
    """A cracked flask with something growing in it, vapour rising."""
    pen.glow(0, 10, 40, "acc", 0.6)
    pen.part("acc*.45", oval(0, 14, 26, 30), rim=0.9, top=1.4)
    pen.part(
        "acc*.9",
        *[oval(x, y, r, steps=16) for x, y, r in ((-10, 22, 8), (8, 26, 9), (2, 10, 7), (-12, 6, 4))],
        rim=0.5,
    )
    pen.part("metal*.6", box(-10, -30, 10, -14), box(-14, -36, 14, -28), ring(18, -38, 5, 7, steps=24))
    pen.part("metal*.5", *[ribbon([(s * 8, -12), (s * 28, 6), (s * 20, 36), (0, 46)], 3, 3) for s in (-1, 1)])
    pen.part(
        "low", *[oval(x, y, r, steps=20) for x, y, r in ((-26, -24, 5), (-34, -38, 8), (-24, -50, 6))], rim=0.4, seam=0
    )


def smoke_can(pen: Pen) -> None:
    """A can on the ground in its own cloud."""
    pen.part(
        "far",
        *[
            oval(x, y, r, steps=26)
            for x, y, r in ((-36, 8, 22), (-8, -16, 26), (28, -6, 24), (50, 14, 16), (-54, 24, 14))
        ],
        top=1.35,
        foot=0.6,
    )
    pen.part(
        "near",
        *[oval(x, y, r, steps=26) for x, y, r in ((10, -40, 18), (-22, -40, 14), (36, -32, 12))],
        top=1.35,
        foot=0.6,
    )
    pen.part("plate", [(-26, 20), (14, 10), (22, 34), (-16, 46)])
    pen.part("acc*.8", [(-14, 17), (-6, 15), (3, 40), (-6, 42)])
    pen.part("metal", [(14, 10), (24, 8), (31, 30), (22, 34)], ring(34, 12, 4, 6, steps=20))
    pen.glow(30, 18, 14, "acc", 0.7)


def charge_kit(pen: Pen) -> None:
    """Bound sticks with a clock and wires, its fuse burning."""
    pen.part("acc*.6", *[limb((-30 + i * 12, -18), (-30 + i * 12, 34), 13, 13) for i in range(6)])
    pen.part("dark", box(-38, -6, 38, -1), box(-38, 18, 38, 23))
    pen.part("metal*.6", box(-16, -4, 16, 22))
    pen.part("bone", oval(0, 9, 10, steps=30))
    pen.part("dark", limb((0, 9), (0, 2), 1.6, 1), limb((0, 9), (5, 11), 1.6, 1), seam=0)
    pen.part("dark", ribbon([(16, 4), (44, -6), (36, -34), (8, -40), (-10, -52)], 2, 1.6), seam=0.2)
    pen.glow(-12, -54, 18, "acc", 0.9)
    pen.flat("low", star(-12, -54, 8, 9, 3))


def land_mine(pen: Pen) -> None:
    """A round mine among leaves of its kind, its plate waiting, a boot above."""
    for x, y, k in ((-44, 30, 0.55), (46, 34, 0.5), (0, 34, 1.0)):
        pen.part("plate*.7", oval(x, y + 6 * k, 34 * k, 12 * k), box(x - 34 * k, y - 2 * k, x + 34 * k, y + 6 * k))
        pen.part("plate", oval(x, y - 2 * k, 34 * k, 12 * k))
        pen.part("acc*.8", oval(x, y - 4 * k, 10 * k, 4 * k))
        pen.part(
            "metal*.6",
            *[limb((x + a * k, y - 4 * k), (x + a * 1.15 * k, y - 18 * k), 2 * k, 1 * k) for a in (-18, 0, 18)],
        )
    pen.part("dark", smooth([(-16, -66), (14, -66), (12, -28), (34, -20), (38, -8), (-18, -8)], 3))
    pen.part("dark*2", box(-18, -10, 38, -5))


def surgeon_case(pen: Pen) -> None:
    """An open case with ampoules, a bandage and a lamp of jade."""
    pen.part("plate*.8", [(-46, 0), (46, 0), (54, 44), (-54, 44)])
    pen.part("bone*.8", [(-42, -2), (42, -2), (36, -46), (-36, -46)])
    pen.part("bone", limb((-22, -30), (-22, -14), 13, 13), rim=0.6)
    pen.part("bone*.75", oval(-22, -32, 6.5, 3), seam=0.2)
    for i, x in enumerate((-2, 10, 22)):
        pen.part(
            "acc*.7" if i != 1 else "cool", box(x - 3.4, -30, x + 3.4, -10), [(x - 3.4, -30), (x, -38), (x + 3.4, -30)]
        )
    pen.part("metal", limb((-36, 14), (26, 30), 2, 4), limb((30, 12), (-4, 34), 3, 3), box(26, 8, 40, 15))
    pen.part("acc*.8", [(-10, 4), (4, 4), (0, 14), (8, 14), (-8, 32), (-5, 19), (-14, 19)])


def steel_eyes(pen: Pen) -> None:
    """A half face in profile whose eye is a lens, rings and wires around it."""
    pen.part(
        "skin",
        smooth(
            [
                (-40, 56),
                (-44, -20),
                (-20, -54),
                (24, -56),
                (46, -34),
                (48, -10),
                (60, 8),
                (48, 16),
                (48, 26),
                (40, 50),
                (10, 60),
            ]
        ),
    )
    pen.part(
        "dark", smooth([(-46, 20), (-50, -24), (-20, -60), (30, -62), (48, -40), (10, -38), (-12, -10), (-20, 30)])
    )
    pen.part("metal*.6", oval(24, -12, 21, steps=40), limb((4, -12), (-40, -4), 6, 6))
    pen.part("metal", ring(24, -12, 12, 16, steps=40))
    pen.part("dark", oval(24, -12, 12, steps=30), seam=0)
    pen.flat("acc", oval(26, -12, 5.4, steps=24))
    pen.glow(26, -12, 22, "acc", 0.9)
    pen.part("metal*.5", *[ribbon([(8, y), (-10, y + 16), (-26, y + 30)], 2, 2) for y in (-2, 6)])


def breastplate(pen: Pen) -> None:
    """A cuirass on its stand."""
    pen.part("wood*.6", box(-2, -58, 2, 56), [(-24, 56), (24, 56), (10, 48), (-10, 48)])
    pen.part(
        "plate",
        smooth([(-14, -38), (14, -38), (34, -30), (34, 4), (24, 36), (0, 44), (-24, 36), (-34, 4), (-34, -30)], 4),
    )
    pen.part(
        "plate*.7",
        *both(smooth([(4, -8), (24, -14), (30, 0), (18, 12), (4, 8)], 4)),
        *[box(-22, y, 22, y + 5) for y in (18, 28)],
    )
    pen.part("plate*.85", *both(smooth([(28, -36), (44, -42), (58, -28), (54, -10), (36, -14)], 4)))
    pen.part("dark", smooth([(-14, -38), (0, -28), (14, -38)], 4), seam=0)


def layered_armour(pen: Pen) -> None:
    """A heavy suit drawn apart: helmet, chest, plates one over the other."""
    pen.head("helm", 0, -46, 11)
    for i, (half, y) in enumerate(((34, -26), (30, -6), (25, 12), (20, 28))):
        piece: list[Point] = [(-half, y), (half, y), (half - 6, y + 17), (0, y + 21), (-half + 6, y + 17)]
        pen.part(f"plate*{1.1 - i * 0.14:.2f}", piece)
        pen.part(
            "acc*.8",
            [(-half * 0.5, y + 4), (half * 0.5, y + 4), (half * 0.44, y + 6), (-half * 0.44, y + 6)],
            seam=0,
            rim=0.2,
        )
    pen.part("plate*.8", *both(smooth([(38, -30), (58, -32), (64, -10), (46, -6)], 4)), *both(box(44, -2, 58, 24)))
    pen.part("plate*.6", *both(box(6, 50, 18, 60)))


def halo_armour(pen: Pen) -> None:
    """Bright armour with a collar of rays, seals on its chest."""
    pen.glow(0, -20, 60, "acc", 0.7)
    pen.part(
        "acc*.8",
        *[[(x * 0.5, -34), (x * 1.5, -64 + abs(x) * 0.5), (x * 0.5 + 4, -32)] for x in (-34, -22, -10, 2, 14, 26)],
        rim=0.5,
    )
    pen.part(
        "bone*.9", smooth([(-16, -36), (16, -36), (40, -26), (38, 8), (26, 50), (-26, 50), (-38, 8), (-40, -26)], 4)
    )
    pen.part("plate", smooth([(-12, -30), (12, -30), (24, -10), (14, 24), (0, 34), (-14, 24), (-24, -10)], 4))
    pen.part("acc", star(0, -4, 8, 12, 5), rim=0.3)
    pen.part("bone", *[ribbon([(x, 20), (x + 1, 36), (x - 2, 50)], 7, 7) for x in (-24, 24)], rim=0.5)
    pen.part("acc*.6", *[oval(x, 20, 5, steps=18) for x in (-24, 24)])


def force_dome(pen: Pen) -> None:
    """A box that throws a dome of light over a kneeling man."""
    pen.glow(0, 20, 66, "acc", 0.5)
    pen.flat("acc", *[ring(0, 44, r - 1.4, r, 180, 360, 60) for r in (44, 56, 66)], alpha=210)
    pen.flat(
        "acc", *[ribbon([(x, 44), (x * 0.75, 8), (x * 0.1, -20)], 0.8, 0.8) for x in (-56, -30, 30, 56)], alpha=150
    )
    pen.figure(Figure("kneel", weapon="rifle", weapon_turn=6), -6, 44, 56)
    pen.part("metal*.7", box(26, 30, 44, 45))
    pen.flat("acc", box(30, 33, 40, 37))
    pen.part("near", box(-66, 44, 66, 54))


def mind_scanner(pen: Pen) -> None:
    """A crown of needles over a head, waves going out."""
    pen.flat("acc", *[ring(0, -8, r, r + 1.6, 200, 340, 40) for r in (44, 53, 62)], alpha=190)
    pen.part(
        "dark*1.8", smooth([(-22, 56), (-24, 20), (-30, -8), (-16, -36), (16, -36), (30, -10), (26, 20), (24, 56)])
    )
    pen.part(
        "metal",
        [(-34, -14), (34, -14), (30, -24), (-30, -24)],
        *[limb((x, -24), (x * 1.5, -46 + abs(x) * 0.3), 3, 1) for x in (-24, -8, 8, 24)],
    )
    pen.flat(
        "acc",
        *[oval(x * 1.5, -47 + abs(x) * 0.3, 2, steps=12) for x in (-24, -8, 8, 24)],
        oval(-10, 2, 3, 1.6, 14),
        oval(10, 2, 3, 1.6, 14),
    )
    pen.glow(0, -40, 34, "acc", 0.6)


def radar_screen(pen: Pen) -> None:
    """A round screen with a sweep and three echoes, a dish above."""
    pen.part("metal*.5", box(-50, -16, 50, 56))
    pen.part("dark", oval(0, 20, 33, steps=60))
    pen.flat("acc", *[ring(0, 20, r, r + 0.8, steps=50) for r in (10, 20, 30)], alpha=150)
    pen.flat(
        "acc",
        [(0, 20), (31 * math.cos(-1.2), 20 + 31 * math.sin(-1.2)), (31 * math.cos(-0.6), 20 + 31 * math.sin(-0.6))],
        alpha=130,
    )
    for x, y in ((14, -2), (-12, 10), (18, 28)):
        pen.flat("acc", oval(x, y, 2.6, steps=14))
        pen.glow(x, y, 9, "acc", 0.7)
    pen.part("metal", limb((0, -16), (0, -30), 3, 3), ring(10, -48, 15, 19, 60, 240, 30))
    pen.part("metal*.7", *[box(x, 46, x + 10, 52) for x in (-44, -30, 22, 36)], rim=0.4)


def whetstone(pen: Pen) -> None:
    """A blade against a spinning stone, sparks flying."""
    pen.part("metal*.6", oval(-18, 16, 34, steps=60))
    pen.part("metal*.8", ring(-18, 16, 18, 20, steps=40), oval(-18, 16, 6, steps=20))
    pen.part("wood", limb((-40, 56), (-18, 16), 5, 4), limb((6, 56), (-18, 16), 5, 4))
    pen.part("bone", [(-4, -22), (62, -52), (66, -44), (4, -12)])
    pen.part("wood", limb((58, -47), (72, -54), 7, 7))
    pen.glow(0, -14, 26, "acc", 0.9)
    for i in range(16):
        a = math.radians(-150 + i * 9)
        far = 16 + i * 7 % 26
        pen.flat(
            "acc",
            limb(
                (far * math.cos(a) * 0.6, -14 + far * math.sin(a) * 0.6),
                (far * math.cos(a), -14 + far * math.sin(a)),
                1.6,
                0.6,
            ),
        )


def pulse_heart(pen: Pen) -> None:
    """A machine in the place of a heart, wires out of it, its beat beside."""
    pen.glow(0, 6, 40, "acc", 0.6)
    pen.part(
        "metal*.6",
        *[
            ribbon([(a, b), (a * 1.9, b * 1.6), (a * 2.6, b * 3)], 6, 4)
            for a, b in ((-16, -18), (16, -20), (20, 16), (-20, 18))
        ],
    )
    pen.part("plate", smooth([(0, 40), (-30, 14), (-32, -14), (-14, -28), (0, -18), (14, -28), (32, -14), (30, 14)]))
    pen.part("metal", oval(0, 2, 15, steps=36))
    pen.part("dark", oval(0, 2, 11, steps=30), seam=0)
    pulse: list[Point] = [(-10, 2), (-5, 2), (-2, -6), (2, 10), (5, 2), (10, 2)]
    pen.flat("acc", ribbon(pulse, 1.6, 1.6, 1))
    beat: list[Point] = [(-66, -46), (-30, -46), (-24, -60), (-16, -34), (-10, -46), (66, -46)]
    pen.flat("acc", ribbon(beat, 1.4, 1.4, 1), alpha=220)


def scope(pen: Pen) -> None:
    """A sight with its lens toward us and the cross in it."""
    pen.part("metal*.5", limb((-50, 30), (10, 0), 30, 40))
    pen.part(
        "metal*.7", *[limb((-34 + i * 10, 22 - i * 5), (-30 + i * 10, 20 - i * 5), 34 + i, 34 + i) for i in (0, 2)]
    )
    pen.part("metal", oval(18, -6, 36, steps=70))
    pen.part("dark", oval(18, -6, 30, steps=60))
    pen.part("cool", oval(18, -6, 28, steps=60), rim=0.3, top=1.6, foot=0.5)
    pen.flat("acc", box(-10, -6.6, 46, -5.4), box(17.4, -34, 18.6, 22), ring(18, -6, 10, 11, steps=40))
    pen.glow(18, -6, 16, "acc", 0.4)
    pen.part("metal*.8", limb((-20, -2), (-26, -16), 10, 10))


def bayonet(pen: Pen) -> None:
    """A long knife under a muzzle, pointing up."""
    pen.part("metal*.7", box(-6, -20, 4, 60))
    pen.part("wood", [(-9, 24), (8, 24), (10, 60), (-11, 60)])
    pen.part("metal*.5", box(-8, 2, 18, 8), ring(12, 5, 4, 7, steps=24), box(-7, -26, 5, -20))
    pen.part("bone", [(8, 4), (10, -40), (14, -62), (18, -40), (18, 4)])
    pen.part("metal", [(12, 0), (13, -44), (14, -52), (15, 0)], seam=0, rim=0.3)
    pen.glow(14, -54, 14, "low", 0.6)


THINGS: Final[Mapping[str, Subject]] = by_name(
    spore_grenade, smoke_can, charge_kit, land_mine, surgeon_case, steel_eyes, breastplate, layered_armour,
    halo_armour, force_dome, mind_scanner, radar_screen, whetstone, pulse_heart, scope, bayonet,
)  # fmt: skip
