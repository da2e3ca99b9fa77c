"""Guns and blades, each shown with what it does: a jet of flame, two helmets with holes, brass on the
ground. Each fills its own space, the muzzle or point to the right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.arms import grip, teeth
from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.motifs import blast, fire
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import Point, box, limb, oval, ribbon, ring, smooth, star


def rounds(pen: Pen, *spots: Point, size: float = 1.0) -> None:
    """Empty cases that lie or fly."""
    for i, (x, y) in enumerate(spots):
        dx, dy = ((4, -1), (3, 3), (2, -4))[i % 3]
        pen.part("acc*.7", limb((x, y), (x + dx * size, y + dy * size), 3 * size, 2.6 * size), rim=0.5)


def burning_gun(pen: Pen) -> None:
    """A heavy gun with a second barrel under it that throws fire."""
    fire(pen, 30, 74, 26, 34, 4)
    pen.part("wood", [(-66, -10), (-38, -14), (-36, 0), (-56, 14), (-66, 14)])
    pen.part("metal", [(-40, -18), (4, -18), (8, 0), (-40, 2)], [(-24, 0), (-14, 0), (-18, 24), (-30, 24)])
    pen.part("metal*.6", limb((6, -12), (60, -14), 6, 5), box(22, -18, 26, -7), box(40, -18, 44, -7))
    pen.part("metal*.5", limb((-10, 10), (30, 12), 9, 7), [(28, 6), (40, 4), (40, 20), (28, 18)])
    pen.part("acc*.6", limb((-8, 26), (10, 26), 15, 15))
    pen.part("bone", ribbon([(-20, -18), (-26, -34), (-14, -44)], 7, 6), rim=0.5)
    pen.part("plate", box(-44, -26, -8, -18))


def two_marks(pen: Pen) -> None:
    """A short rifle over two helmets, a hole through each."""
    for x, y in ((-30, 34), (34, 30)):
        pen.part("plate", smooth([(x - 26, y + 16), (x - 24, y - 10), (x, y - 24), (x + 24, y - 10),
                                  (x + 26, y + 16)], 4))
        pen.part("plate*.7", [(x - 32, y + 14), (x + 32, y + 14), (x + 28, y + 22), (x - 28, y + 22)])
        pen.part("dark", star(x + 2, y - 4, 8, 8, 4), seam=0)
        pen.flat("low", oval(x + 2, y - 4, 2.6, steps=12))
    pen.part("wood", [(-66, -34), (-42, -44), (-40, -30), (-62, -16)])
    pen.part("metal", [(-44, -48), (10, -48), (14, -36), (-42, -30)],
             [(-20, -34), (-8, -34), (-2, -12), (-14, -10)])
    pen.part("metal*.6", limb((12, -42), (58, -44), 5, 4), box(50, -52, 53, -44), box(-30, -56, -4, -50))
    pen.glow(64, -44, 20, "acc", 0.8)


def sniper_nest(pen: Pen) -> None:
    """A long barrel out of a slit under tiled eaves, a shell of light at its end."""
    pen.part("near*.8", box(-80, -30, 8, 66))
    pen.part("near*.55", smooth([(-90, -28), (-30, -44), (18, -34), (34, -22), (10, -26), (-90, -18)], 4))
    pen.part("wood*.7", *[box(x, -26, x + 5, 66) for x in (-70, -40, -10)])
    pen.part("dark", box(-34, -2, 4, 20))
    pen.part("metal", limb((-26, 12), (72, -2), 6, 4), limb((-18, 4), (12, 0), 8, 8))
    pen.part("wood", [(-34, 6), (8, 4), (6, 16), (-34, 20)])
    pen.part("metal*.6", box(66, -7, 76, 3))
    pen.flat("acc", oval(13, 0, 3, steps=14))
    pen.glow(13, 0, 16, "acc", 0.9)


def sword_in_ground(pen: Pen) -> None:
    """A sword stuck in the earth, a helmet hung on it, a wreath of leaves below."""
    pen.glow(0, -10, 50, "low", 0.6)
    pen.part("bone", [(-5, -22), (5, -22), (4, 52), (-4, 52)])
    pen.part("metal*.8", box(-24, -28, 24, -21), box(-3, -56, 3, -28), oval(0, -58, 5, steps=18))
    pen.head("bucket", 21, -8, 15, -16)
    pen.part("near*.7", smooth([(-66, 66), (-40, 50), (0, 44), (40, 52), (66, 66)], 4))
    pen.part("acc*.6", *[smooth([(x, y), (x + 6, y - 7), (x + 14, y - 6), (x + 7, y + 2)], 3)
                         for x, y in ((-34, 50), (-24, 54), (-12, 54), (2, 54), (14, 52),
                                      (24, 48))])


def wave_blade(pen: Pen) -> None:
    """A black blade in waves like a tongue of fire, a mouth for a guard."""
    pen.glow(16, 0, 50, "acc", 0.5)
    edge = [(-14, -8), (6, -13), (22, -5), (38, -12), (52, -4), (78, 0), (54, 7), (40, 2), (24, 11), (8, 4),
            (-14, 9)]
    pen.part("dark*1.6", smooth(edge, 5))
    pen.part("acc*.7", ribbon([(-10, 0), (8, -5), (24, 3), (40, -4), (60, 0)], 3, 1), rim=0.3, seam=0)
    pen.part("bone*.8", smooth([(-16, -4), (-22, -30), (-6, -22), (-10, -4)], 4),
             smooth([(-16, 4), (-22, 30), (-6, 22), (-10, 4)],
                    4), smooth([(-24, -9), (-10, -9), (-10, 9), (-24, 9)], 4))
    pen.part("dark", [(-20, -4), (-10, -6), (-10, 6), (-20, 4)], seam=0)
    grip(pen, -56, -22, 7)
    pen.part("bone*.8", smooth([(-56, -6), (-68, -10), (-64, 0), (-68, 10), (-56, 6)], 4))


def bullets_in_row(pen: Pen) -> None:
    """Five cartridges upright, one drips and smokes."""
    for i, x in enumerate((-48, -24, 0, 24, 48)):
        black = i == 2
        y = -14 if black else 0
        pen.part("acc*.5" if not black else "dark*1.8", box(x - 9, y - 4, x + 9, 46))
        pen.part("dark*2.2" if not black else "dark",
                smooth([(x - 9, y - 4), (x - 7, y - 22), (x, y - 38), (x + 7, y - 22), (x + 9, y - 4)], 4))
        pen.part("metal*.6", box(x - 10, 46, x + 10, 52))
    pen.glow(0, -30, 34, "acc", 0.8)
    pen.part("dark", ribbon([(0, -50), (-8, -58), (4, -66), (-4, -76)], 9, 3, wave=1), rim=0.8)
    pen.flat("acc", *[oval(s * 3.4, -34, 1.6, 2.4, 12) for s in (-1, 1)])
    pen.part("dark", *[ribbon([(x, 6), (x, 16 + i * 4), (x + 1, 22 + i * 5)], 3.4, 1.6) for i,
                       x in enumerate((-5, 2, 6))])


def battle_spear(pen: Pen) -> None:
    """A winged spear with a pennant, its shaft from corner to corner."""
    pen.part("wood", limb((-92, 0), (20, 0), 5, 5))
    pen.part("acc*.8", smooth([(-30, 2), (-8, 4), (-12, 22), (-34, 36), (-58, 30), (-76, 44), (-60, 18),
                               (-44, 16)], 4))
    pen.part("metal", smooth([(18, -5), (34, -13), (76, 0), (34, 13), (18, 5)], 4))
    pen.part("bone*.8", smooth([(20, -5), (6, -18), (22, -34), (26, -16), (30, -6)], 4),
             smooth([(20, 5), (6, 18), (22, 34), (26, 16), (30, 6)], 4))
    pen.part("metal*.7", [(24, -1), (66, 0), (24, 1)], seam=0)
    pen.glow(70, 0, 22, "low", 0.9)


def muzzle_saw(pen: Pen) -> None:
    """A muzzle that juts in from the left with a toothed chain running under it."""
    pen.part("metal*.7", limb((-90, -30), (26, -22), 22, 15))
    pen.part("dark", oval(27, -22, 3.4, 6, 20))
    pen.part("metal*.5", box(-30, -18, -22, 8), box(-6, -16, 2, 6))
    blade: list[Point] = [*teeth(-44, 62, 6, -7, 11), (74, 18),
                          *[(x, y + 2) for x, y in teeth(62, -44, 30, 7, 11)]]
    pen.part("bone*.9", blade)
    pen.part("metal*.6", smooth([(-50, 8), (56, 9), (64, 18), (56, 27), (-50, 29)], 4))
    pen.part("acc*.7", oval(-40, 18, 6, steps=20), oval(50, 18, 4, steps=16), rim=0.5)
    for x, y in ((70, 0), (78, -14), (84, 10)):
        pen.flat("acc", limb((x, y), (x + 9, y - 8), 1.6, 0.6))


def twin_tubes(pen: Pen) -> None:
    """A launcher of two tubes, one rocket leaving with its smoke."""
    pen.part("low*.8", *[oval(x, y, r, steps=20) for x, y, r in ((-62, 22, 12), (-74, 12, 10), (-58, 34, 9),
            (-80, 26, 8))],
             top=1.3, foot=0.7)
    for y in (-2, 18):
        pen.part("plate", limb((-50, y + 6), (24, y - 8), 15, 15))
        pen.part("dark", oval(25, y - 8, 4, 7, 24))
    pen.part("metal*.5", box(-30, 24, -22, 48), box(-4, 20, 4, 44),
             [(-20, -4), (4, -10), (4, -22), (-20, -18)])
    pen.flat("acc", [(28, -12), (44, -20), (40, -8)], [(26, -6), (40, -14), (38, -4)])
    pen.part("bone", limb((44, -16), (66, -24), 9, 8), [(64, -29), (80, -29), (68, -18)], rim=0.6)
    pen.part("acc*.7", [(44, -20), (38, -30), (50, -22)], [(46, -11), (44, 0), (54, -12)])
    pen.glow(36, -12, 24, "acc", 1)


def hood_gun(pen: Pen) -> None:
    """A gun with horns on the nose of a wagon, firing over its hood."""
    pen.part("plate*.6", smooth([(-80, 66), (-76, 28), (-40, 16), (20, 18), (44, 34), (52, 66)], 4))
    pen.part("dark", *[box(-34 + i * 9, 34, -30 + i * 9, 60) for i in range(7)], seam=0)
    pen.part("metal*.6", limb((-18, 18), (-12, -4), 12, 10))
    pen.part("metal*.8", smooth([(-50, -24), (-10, -28), (6, -12), (0, 2), (-44, 2)], 4))
    pen.part("metal*.6", *[limb((0, y), (52, y - 12), 6, 6) for y in (-16, -7)])
    pen.part("bone*.8", ribbon([(-34, -24), (-44, -44), (-30, -60)], 7, 1),
             ribbon([(-18, -26), (-18, -48), (-2, -60)], 7, 1))
    pen.flat("acc", oval(-10, -14, 3, steps=14))
    blast(pen, 66, -24, 18, 9)


def rib_gun(pen: Pen) -> None:
    """A gun grown from a spine: ribs about its barrel, a belt of teeth hanging from it."""
    pen.part("dark*2", smooth([(-62, 4), (-58, -18), (-30, -24), (-4, -18), (0, 0), (-20, 12), (-44, 24)], 4))
    pen.part("metal*.6", limb((-4, -8), (66, -10), 9, 6))
    pen.part("bone*.85", *[ribbon([(6 + i * 11, -24), (14 + i * 11, -10), (6 + i * 11, 5)], 4, 3)
                           for i in range(5)])
    belt = smooth([(-24, 4), (-14, 34), (14, 44), (40, 34), (56, 52)], 6, False)
    pen.part("bone", *[[(x - 3, y - 5), (x + 3, y - 5), (x + 1, y + 9)] for x, y in belt[::2]], seam=0.2)
    pen.flat("acc", oval(-40, -8, 5, steps=16), oval(-24, -12, 3, steps=14))
    pen.glow(-40, -8, 20, "acc", 0.9)
    pen.glow(72, -10, 16, "acc", 0.7)


def dot_on_brow(pen: Pen) -> None:
    """A thin beam from under a muzzle to a spot on a helmet."""
    pen.part("metal*.6", limb((-90, -22), (-30, -20), 15, 10))
    pen.part("metal*.4", limb((-80, -4), (-44, -4), 9, 9), box(-66, -16, -60, -4))
    pen.flat("acc", [(-40, -5), (40, -18), (40, -16.6), (-40, -3)])
    pen.head("kettle", 48, -6, 24, flip=True)
    pen.part("cloth", smooth([(26, 66), (30, 36), (44, 26), (64, 32), (76, 66)], 4))
    pen.flat("acc", oval(37, -17, 3, steps=14))
    pen.glow(37, -17, 20, "acc", 1)
    pen.glow(-42, -4, 16, "acc", 0.8)


def rotary_giant(pen: Pen) -> None:
    """A bundle of barrels as wide as a door, seen into its mouths, cases knee-deep before it."""
    pen.part("dark*1.6", smooth([(-70, -30), (-30, -50), (30, -46), (40, 20), (-20, 40), (-70, 24)], 4))
    pen.part("bone*.7", ribbon([(-50, -36), (-62, -60), (-40, -70)], 9, 2),
             ribbon([(-20, -46), (-20, -66), (2, -74)], 9, 2))
    pen.part("metal*.55", oval(22, -6, 40, 42, 50))
    for a, b in ((0, -24), (22, -10), (20, 14), (0, 24), (-20, 14), (-22, -10)):
        pen.part("metal*.8", oval(22 + a, -6 + b, 11, 12, 28))
        pen.part("dark", oval(22 + a, -6 + b, 7, 8, 24), seam=0)
    pen.flat("acc", oval(22, -30, 4, 5, 16))
    pen.glow(22, -30, 24, "acc", 0.9)
    chance = pen.paper.chance
    rounds(pen, *[(chance.uniform(-66, 70), chance.uniform(46, 62)) for _ in range(34)], size=1.7)


def three_legged_gun(pen: Pen) -> None:
    """A gun of one thick barrel on three legs, its magazine on top, seen from the gunner's knee."""
    pen.part("metal*.5", limb((-10, 6), (-46, 60), 6, 4), limb((-4, 6), (40, 58), 6, 4),
             limb((-6, 8), (-2, 62), 6, 5))
    pen.part("plate", [(-54, -22), (-6, -26), (4, -10), (0, 10), (-48, 10)])
    pen.part("plate*.7", [(-34, -26), (-14, -28), (-10, -58), (-34, -54)])
    pen.part("metal*.7", limb((2, -8), (74, -22), 13, 10))
    pen.part("metal*.5", [(64, -32), (82, -36), (84, -12), (66, -10)])
    pen.part("wood", limb((-54, -14), (-70, -20), 5, 4), limb((-54, 2), (-70, 4), 5, 4))
    pen.flat("acc", box(-44, -8, -30, -4))
    rounds(pen, (-28, 34), (-36, 46), (-20, 50), (-44, 58), (-14, 60), size=2)


def bulb_gun(pen: Pen) -> None:
    """A gun with a swollen glass belly, a cloud with small skulls out of it."""
    pen.part("acc*.45", *[oval(x, y, r, steps=22) for x, y, r in ((50, -20, 16), (66, 0, 17), (44, 6, 12),
            (72, -28, 12))],
             top=1.4, foot=0.6)
    for x, y in ((50, -18), (66, 2), (72, -28)):
        pen.part("bone", oval(x, y, 6, steps=18), box(x - 3, y + 4, x + 3, y + 9), rim=0.4)
        pen.flat("dark", oval(x - 2.2, y, 1.6, steps=10), oval(x + 2.2, y, 1.6, steps=10))
    pen.part("dark*2", limb((-70, -8), (-30, -6), 9, 12), [(-50, -4), (-40, -4), (-46, 24), (-58, 22)])
    pen.part("acc*.6", oval(-12, -2, 26, 24, 40), rim=1.2, top=1.4)
    pen.part("acc", *[oval(x, y, r, steps=14) for x, y,
            r in ((-20, 4, 6), (-6, -8, 5), (-2, 9, 7), (-20, -12, 4))], rim=0.4)
    pen.part("dark*2", [(10, -8), (36, -14), (36, 8), (10, 6)],
             ribbon([(-34, -20), (-12, -32), (12, -18)], 4, 4))
    pen.glow(-12, -2, 40, "acc", 0.7)


def gun_and_blade(pen: Pen) -> None:
    """A hand gun and a short blade that share one grip, seen from the side, upright."""
    pen.glow(0, -14, 44, "low", 0.5)
    pen.part("wood", [(-12, 8), (8, 4), (18, 56), (-4, 62)])
    pen.part("metal", [(-22, -14), (58, -14), (58, -2), (10, 6), (-18, 10)])
    pen.part("metal*.6", limb((56, -8), (72, -8), 7, 6), ring(20, 10, 7, 10, 0, 180))
    pen.part("bone", [(-18, -14), (-26, -62), (-14, -72), (-4, -18)],
             [(-26, 12), (-14, 10), (-30, 58), (-40, 66)])
    pen.part("dark", *[box(x, -12, x + 4, -4) for x in (30, 38, 46)], seam=0)


def gun_in_case(pen: Pen) -> None:
    """An open case of velvet with a long rifle in three parts and one cartridge."""
    pen.part("wood*.5", [(-66, -2), (66, -2), (60, -52), (-60, -52)])
    pen.part("acc*.4", [(-60, -6), (60, -6), (55, -47), (-55, -47)], rim=0.3)
    pen.part("wood*.7", [(-70, 0), (70, 0), (78, 52), (-78, 52)])
    pen.part("acc*.5", [(-63, 5), (63, 5), (69, 46), (-69, 46)], rim=0.3)
    pen.part("metal", limb((-46, -16), (46, -22), 5, 4))
    pen.part("metal*.7", limb((-40, -34), (4, -36), 10, 10), oval(-42, -34, 6, 7, 18), oval(6, -36, 5, 6, 18))
    pen.part("wood*1.5", [(-58, 20), (-20, 14), (-14, 26), (-36, 30), (-54, 38)])
    pen.part("metal", [(-6, 14), (34, 12), (36, 24), (12, 28), (6, 40), (0, 40)])
    pen.part("acc", limb((46, 32), (56, 30), 6, 3))


def squad_gun(pen: Pen) -> None:
    """A gun on a folded stand seen from low before it: its mouth in the middle, a drum to each side."""
    pen.part("metal*.5", limb((-10, 10), (-44, 60), 6, 4), limb((10, 10), (44, 60), 6, 4))
    for s in (-1, 1):
        pen.part("plate*.8", oval(s * 34, -4, 22, 24, 40))
        pen.part("plate*.6", ring(s * 34, -4, 9, 12, steps=30), rim=0.4)
    pen.part("plate", smooth([(-24, -30), (0, -42), (24, -30), (26, 16), (0, 24), (-26, 16)], 3))
    pen.part("metal*.7", oval(0, -6, 18, steps=40))
    pen.part("dark", oval(0, -6, 11, steps=30), seam=0)
    pen.flat("acc", star(0, -6, 12, 9, 3))
    pen.glow(0, -6, 44, "acc", 1)
    pen.part("metal*.6", box(-3, -58, 3, -40), box(-16, -52, 16, -48))


def short_barrels(pen: Pen) -> None:
    """Two sawn barrels that spray a fan of shot."""
    pen.flat("acc", [(20, -6), (84, -44), (84, 34), (20, 2)], alpha=80)
    chance = pen.paper.chance
    pen.part("low", *[oval(chance.uniform(30, 80), chance.uniform(-30, 24), 2.2, steps=10)
                      for _ in range(18)], rim=0.4, seam=0)
    pen.part("wood", smooth([(-66, 30), (-60, 14), (-36, -8), (-22, -2), (-34, 14), (-50, 38)], 4))
    pen.part("metal", limb((-30, -8), (18, -10), 9, 9), limb((-30, 2), (18, 0), 9, 9))
    pen.part("dark", oval(19, -10, 3, 5, 16), oval(19, 0, 3, 5, 16), seam=0)
    pen.part("wood*1.3", [(-16, 4), (8, 3), (6, 12), (-14, 14)])
    blast(pen, 28, -5, 13, 8)


def hail_gun(pen: Pen) -> None:
    """A pump gun upright between hailstones that fall, shells in a strap along its stock."""
    for x, y, r in ((-44, -36, 9), (-30, 8, 7), (40, -48, 8), (52, -4, 11), (34, 34, 7), (-52, 40, 9)):
        pen.part("bone*1.1", smooth([(x - r, y), (x - r * 0.4, y - r), (x + r * 0.8, y - r * 0.6),
                                     (x + r, y + r * 0.5),
                                     (x - r * 0.2, y + r)], 2))
        pen.flat("low", ribbon([(x + 3, y - r * 1.3), (x + 8, y - r * 2.8)], 1.4, 0.6), alpha=160)
    pen.part("metal*.7", box(-4, -70, 4, -4), box(6, -58, 11, -6))
    pen.part("wood*1.2", box(4, -34, 14, -12))
    pen.part("metal", box(-8, -6, 14, 18))
    pen.part("wood", smooth([(-7, 16), (13, 16), (20, 44), (16, 68), (-2, 68), (-2, 40)], 3))
    pen.part("acc*.8", *[box(-10, 30 + i * 8, 22, 35 + i * 8) for i in range(4)], rim=0.5)


def jaw_gun(pen: Pen) -> None:
    """A gun whose muzzle is a pair of iron jaws, open on a spark."""
    pen.part("plate*.8", smooth([(-70, 10), (-66, -14), (-20, -22), (6, -12), (6, 14), (-24, 22), (-40, 16),
                                 (-52, 34)], 4))
    pen.part("metal", smooth([(2, -10), (30, -36), (66, -30), (74, -8), (60, -18), (36, -18), (10, -2)], 4),
             smooth([(2, 10), (30, 36), (66, 30), (74, 8), (60, 18), (36, 18), (10, 2)], 4))
    pen.part("bone", *[[(x, s * 18), (x + 4, s * 8), (x + 8, s * 18)] for x in (34, 46) for s in (-1, 1)],
             seam=0.2)
    pen.part("metal*.5", oval(-20, 0, 12, steps=30), oval(-48, -2, 7, steps=20))
    blast(pen, 40, 0, 14, 9)


def dragon_nozzle(pen: Pen) -> None:
    """A nozzle like a beast's head on a hose, its flame turning back over a tank of skin."""
    fire(pen, 24, 76, 34, 56, 5)
    pen.part("cloth*1.2", smooth([(-70, 50), (-76, 4), (-58, -24), (-40, -20), (-32, 10), (-40, 50)], 4))
    pen.part("bone*.7", *[ribbon([(-72, y), (-56, y + 4), (-36, y)], 4, 4) for y in (-6, 12, 30)], rim=0.5)
    pen.part("metal*.5", ribbon([(-50, 50), (-20, 62), (-10, 34), (-22, 14)], 8, 7))
    pen.part("metal*.7", smooth([(-32, 16), (-14, -12), (14, -24), (40, -20), (30, -8), (40, 4), (14, 10),
                                 (-12, 26)], 4))
    pen.part("bone", [(18, -10), (22, 0), (26, -9)], [(28, -10), (31, -2), (34, -11)], seam=0.1)
    pen.part("metal*.7", ribbon([(-8, -16), (-24, -38), (-10, -52)], 7, 1),
             ribbon([(4, -20), (0, -40), (14, -52)], 6, 1))
    pen.flat("acc", oval(6, -12, 3, steps=12))


def meta_gun(pen: Pen) -> None:
    """A cannon that melts from the air into a pair of claws that reach for it."""
    pen.glow(0, -8, 60, "acc", 0.7)
    pen.part("dark*2", smooth([(-44, -24), (-10, -32), (10, -20), (12, 6), (-14, 14), (-44, 6)], 4))
    pen.part("metal*.6", limb((8, -10), (58, -14), 20, 15), [(54, -26), (70, -30), (72, 2), (56, -2)])
    pen.part("dark", oval(71, -14, 5, 14, 24))
    pen.flat("acc", oval(71, -14, 3, 8, 16), ring(-16, -10, 7, 10, steps=30), oval(-16, -10, 4, steps=14))
    for i in range(7):
        x = -56 - i * 4
        pen.flat("acc", box(x - 3 + i % 2 * 5, -26 + i * 6, x + 3, -21 + i * 6), alpha=230 - i * 20)
    for x in (-24, 20):
        pen.part("cloth", limb((x - 6, 66), (x, 34), 14, 10))
        pen.part("bone*.7", *[ribbon([(x, 36), (x + a, 26), (x + a * 0.7, 12)], 5, 1)
                              for a in (-14, -4, 6, 15)])


GUNS_AND_BLADES: Final[Mapping[str, Subject]] = by_name(
    burning_gun, two_marks, sniper_nest, sword_in_ground, wave_blade, bullets_in_row, battle_spear,
    muzzle_saw,
    twin_tubes, hood_gun, rib_gun, dot_on_brow, rotary_giant, three_legged_gun, bulb_gun,
    gun_and_blade,
    gun_in_case, squad_gun, short_barrels, hail_gun, jaw_gun, dragon_nozzle, meta_gun,
)
