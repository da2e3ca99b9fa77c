"""Relics: old things of power, each with what it does to those who hold it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import chain, claw, fire, open_hand, skull
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import Point, box, limb, mirrored, oval, ribbon, ring, smooth, star


def both(outline: list[Point]) -> tuple[list[Point], list[Point]]:
    """An outline and its mirror image."""
    return outline, mirrored(outline)


def sun_blade(pen: Pen) -> None:
    """A mace whose head is a small sun, raised over a hill; shadows flee from it."""
    pen.flat("acc", *[[(0, -30), (90 * math.cos(a - 0.05), -30 + 90 * math.sin(a - 0.05)),
                       (90 * math.cos(a + 0.05), -30 + 90 * math.sin(a + 0.05))]
                           for a in (i * 0.524 for i in range(12))],
             alpha=70)
    pen.glow(0, -30, 66, "acc", 1)
    pen.part("wood", limb((0, -4), (0, 66), 6, 8))
    pen.part("acc*.6", box(-7, 2, 7, 8), box(-6, 40, 6, 45), [(-12, -6), (12, -6), (7, 3), (-7, 3)])
    pen.part("acc", star(0, -30, 12, 30, 20), rim=0.3)
    pen.part("bone*1.2", oval(0, -30, 18, steps=40), rim=0.2)
    pen.part("dark", *[smooth([(s * 40, 66), (s * 46, 30), (s * 60, 20), (s * 74, 34), (s * 80, 66)], 4)
                       for s in (-1, 1)])
    pen.flat("acc", *[oval(s * x, 36, 1.6, steps=10) for s in (-1, 1) for x in (55, 62)])


def two_swords(pen: Pen) -> None:
    """A long and a short sword on a lacquered stand before a folding screen, a crest above."""
    pen.part("bone*.7", *[[(x, -62 + (i % 2) * 4), (x + 30, -62 + ((i + 1) % 2) * 4), (x + 30, 30), (x, 30)]
                          for i, x in enumerate((-60, -30, 0, 30))])
    pen.part("acc*.8", oval(0, -34, 15, steps=40), rim=0.4)
    pen.part("wood*.4", *both([(34, -6), (42, -6), (46, 60), (34, 60)]), box(-56, 52, 56, 62),
             *both(ring(38, -6, 5, 9, 0, 180)),
             *both(ring(37, 22, 5, 9, 0, 180)))
    for y, half in ((-6, 66), (22, 48)):
        pen.part("dark*1.8", ribbon([(-half, y + 3), (-half * 0.2, y - 3), (half * 0.45, y)], 6, 6))
        pen.part("acc*.7", oval(half * 0.46, y, 3, 6, 20))
        pen.part("bone", limb((half * 0.5, y), (half, y + 2), 5, 5), rim=0.6)
        pen.part("acc*.6", *[[(half * (0.56 + i * 0.12), y - 2), (half * (0.6 + i * 0.12), y - 2),
                              (half * (0.63 + i * 0.12), y + 4),
                              (half * (0.59 + i * 0.12), y + 4)] for i in range(4)], seam=0)


def burning_glove(pen: Pen) -> None:
    """A steel glove held up with a seal in its palm; black vapour is drawn into it."""
    pen.glow(0, 6, 54, "acc", 0.9)
    for line in ([(-80, -50), (-50, -20), (-30, -28), (-4, 4)], [(84, -40), (56, -30), (36, 0), (6, 6)],
                 [(-78, 44), (-50, 30), (-30, 38), (-4, 10)]):
        pen.part("dark", ribbon(line, 15, 2, wave=1), rim=0.8)
    open_hand(pen, 0, 0, 1.25, 0, False, "metal", "plate*.8")
    pen.part("acc*.8", *[box(-12 + i * 7, y, -8 + i * 7, y + 3) for i in range(4) for y in (-22, -12)],
             rim=0.3, seam=0)
    pen.part("acc", star(0, 10, 8, 12, 5), ring(0, 10, 13, 15, steps=40), rim=0.3)


def broken_chip(pen: Pen) -> None:
    """A shard of a chip in the air, its lines alight, its other half drawn in light alone."""
    pen.glow(-8, 0, 60, "acc", 0.7)
    pen.part("dark*1.8", [(-48, -40), (8, -44), (0, -22), (14, -8), (-2, 8), (12, 26), (4, 42), (-50, 40)])
    lines = ([(-40, -28), (-20, -28), (-12, -20), (4, -20)], [(-42, -8), (-24, -8), (-16, 0), (6, 0)],
             [(-40, 12), (-26, 12), (-16, 20), (4, 20)], [(-38, 30), (-12, 30), (-4, 34)])
    pen.flat("acc", *[ribbon(line, 2, 2, 1) for line in lines])
    pen.part("metal", *[box(-58, y, -48, y + 5) for y in range(-34, 34, 13)])
    pen.part("metal*.8", box(-34, -18, -24, -12), box(-22, 2, -12, 8), rim=0.5)
    pen.flat("acc", ribbon([(18, -44), (56, -46), (60, 38), (18, 42)], 1.4, 1.4, 1),
             *[ribbon([(x, y) for x, y in ((18, v), (34, v), (40, v + 6), (54, v + 6))], 1.2, 1.2, 1)
               for v in (-20, 0, 20)],
             *[box(60, y, 68, y + 1.4) for y in range(-34, 34, 13)], alpha=150)


def skull_cup(pen: Pen) -> None:
    """A horned skull made into a cup, held by a chain of four small ones, dark wine running over."""
    skull(pen, 0, -8, 34)
    pen.part("bone*.8", *both(ribbon([(26, -34), (52, -40), (62, -62), (48, -76)], 15, 1)))
    pen.part("acc*.7", oval(0, -42, 27, 7, 40))
    pen.part("acc*.4", oval(0, -42, 21, 4.6, 34), rim=0.3)
    pen.part("acc*.8", ribbon([(18, -40), (26, -20), (22, 8), (27, 34)], 7, 3), rim=0.5)
    pen.part("metal*.7", *both(ribbon([(30, -18), (48, 6), (40, 40), (16, 54)], 3, 3)))
    for x, y in ((-42, 36), (-15, 54), (15, 54), (42, 36)):
        skull(pen, x, y, 8, False, "bone*.8")


def bound_book(pen: Pen) -> None:
    """A chained book that burns: names fly out of it as ash, a brand on its cover."""
    fire(pen, -44, 44, -14, 48, 6)
    pen.part("dark*2", [(-40, -18), (40, -22), (46, 50), (-36, 56)])
    pen.part("bone*.8", [(40, -22), (48, -18), (54, 46), (46, 50)])
    pen.part("acc*.7", ring(3, 16, 16, 20, steps=50), [(-1, -2), (7, -2), (7, 34), (-1, 34)],
             [(-14, 12), (20, 11), (20, 19), (-14, 20)])
    chain(pen, (-64, -6), (66, 44), 8)
    chain(pen, (-60, 52), (62, -14), 8)
    pen.flat("low", *[box(x, y, x + 9, y + 2) for x, y in ((-40, -58), (-16, -66), (20, -60), (44, -48),
                                                           (-58, -40))], alpha=220)
    pen.part("metal*.6", box(-6, 10, 12, 28), ring(3, 10, 4, 7, 180, 360, 20))


def veiled_mask(pen: Pen) -> None:
    """A calm gold mask behind a veil of thread, cards of light passing through it from hand to hand."""
    pen.glow(0, -10, 54, "acc", 0.8)
    pen.part("acc*.8", smooth([(-26, -20), (-18, -48), (18, -48), (26, -20), (18, 18), (0, 34), (-18, 18)],
                              4))
    pen.flat("dark", *both(ribbon([(6, -12), (13, -8), (20, -13)], 2.4, 1)),
             ribbon([(-6, 14), (0, 16), (6, 14)], 2, 1.6))
    pen.part("acc*.6", [(-2, -14), (2, -14), (4, 4), (0, 7), (-4, 4)], seam=0)
    pen.part("acc", *[[(x - 3, -44), (x * 1.3, -72 + abs(x) * 0.5), (x + 3, -43)] for x in (-21, -7, 7, 21)],
             rim=0.4)
    pen.part("bone", *[ribbon([(x, -20 + abs(x) * 0.2), (x * 1.2, 20), (x * 1.5, 64)], 1.6, 1)
                       for x in (-34, -28, -20, 20, 28, 34)],
             seam=0)
    for x, y, turn in ((-62, -8, 14), (62, 14, -16)):
        pen.part("low", [(x - 11, y - 18 + turn / 4), (x + 11, y - 18 - turn / 4), (x + 13, y + 16),
                         (x - 9, y + 18)])
    pen.flat("acc", ribbon([(-46, 0), (-20, 44), (20, 46), (46, 22)], 2, 2), [(40, 28), (50, 17), (50, 31)],
             alpha=210)


def engraved_steel(pen: Pen) -> None:
    """A sheet of engraved steel on a wall between two columns, three soldiers who salute it."""
    pen.part("metal*.8", [(-34, -62), (34, -62), (34, 16), (-34, 16)])
    pen.part("metal*.5", *[box(-26, y, 26 - (i % 3) * 12, y + 3) for i, y in enumerate(range(-34, 10, 8))],
             rim=0.3, seam=0)
    pen.part("acc*.8", [(-7, -42), (-7, -50), (-3, -50), (-3, -56), (3, -56), (3, -50), (7, -50), (7, -42)],
             rim=0.3)
    pen.glow(0, -30, 50, "acc", 0.6)
    pen.part("near*1.4", *both(box(46, -70, 60, 66)), *both(box(42, -70, 64, -62)))
    for x, h in ((-24, 56), (24, 56), (0, 64)):
        pen.figure(Figure("hail", "soldier", "cap", tone="dark"), x, 70, h)


def birth_engine(pen: Pen) -> None:
    """An altar of pistons with a furnace mouth, from which a man of bone climbs out, wires on his back."""
    pen.part("metal*.4", *[limb((x, -20), (x * 1.2, -66), 9, 6) for x in (-50, -34, 34, 50)])
    pen.part("metal*.5", smooth([(-66, 62), (-62, 0), (-44, -30), (44, -30), (62, 0), (66, 62)], 3))
    pen.part("acc", smooth([(-34, 58), (-30, 8), (0, -14), (30, 8), (34, 58)], 4), rim=0.2)
    pen.glow(0, 24, 60, "acc", 0.9)
    pen.part("metal*.7", *both(limb((44, -10), (40, 20), 8, 6)), *both(oval(52, 30, 8, steps=24)))
    pen.part("dark", *[ribbon([(x, -12), (x * 0.5, 0), (x * 0.2, 14)], 2.4, 2) for x in (-26, -10, 10, 26)],
             seam=0)
    pen.figure(Figure("shamble", "bone", "dead", tone=""), -8, 64, 66)
    pen.part("bone*.7", *[[(x - 4, -28), (x, -44), (x + 4, -28)] for x in (-20, -7, 7, 20)])


def orb_of_dead(pen: Pen) -> None:
    """A dark orb on a claw stand, a rank of small skeletons marching inside it, each larger than the one
    before."""
    pen.part("bone*.7", *[ribbon([(x * 0.3, 60), (x, 50), (x * 1.1, 28)], 9, 2) for x in (-38, -14, 14, 38)])
    pen.glow(0, -8, 66, "acc", 0.7)
    pen.part("dark*1.6", oval(0, -8, 46, steps=70), rim=1.3)
    pen.part("acc*.3", oval(0, -4, 40, steps=60), rim=0, seam=0)
    for x, h in ((26, 26), (12, 36), (-10, 54)):
        pen.figure(Figure("march", "bone", "dead", weapon="rifle", weapon_turn=40), x, 26, h)
    pen.flat("low", ring(0, -8, 38, 40, 200, 250, 20), alpha=200)


def calling_scroll(pen: Pen) -> None:
    """A long scroll unrolled on the ground, a horned shade rising as tall as the sky out of its last line."""
    pen.part("dark", smooth([(-44, 30), (-50, -10), (-26, -34), (26, -34), (50, -10), (44, 30)], 4), rim=1.1)
    pen.part("dark", *both(ribbon([(12, -44), (32, -50), (36, -74), (22, -84)], 13, 1)),
             oval(0, -40, 19, 20, 40), rim=1)
    pen.flat("acc", *both([(4, -42), (14, -46), (12, -39)]))
    pen.glow(0, -40, 34, "acc", 0.7)
    pen.part("dark", *both(ribbon([(40, -10), (62, 10), (54, 30)], 13, 6)), rim=0.9)
    pen.part("bone", smooth([(-30, 24), (30, 24), (50, 58), (-50, 58)], 1))
    pen.part("wood", limb((-34, 23), (34, 23), 6, 6), limb((-58, 60), (58, 60), 8, 8))
    pen.flat("acc", *[box(-24 - i * 5, 31 + i * 6, (24 + i * 5) * (0.6 if i == 3 else 1), 33 + i * 6)
                      for i in range(4)])
    pen.glow(0, 30, 40, "acc", 0.7)


def thorn_gate(pen: Pen) -> None:
    """A gate of black thorn no higher than a man, held open by a clawed hand; eyes crowd behind it."""
    pen.part("acc*.6", oval(0, 4, 38, 52, 60), rim=0)
    pen.glow(0, 0, 64, "acc", 0.8)
    for x, y, h in ((-14, 60, 60), (16, 60, 56), (0, 64, 74)):
        pen.figure(Figure("march", "brute", "horned", weapon="axe", weapon_turn=80, tone="dark"), x, y, h)
    pen.part("dark", ring(0, 4, 40, 54, steps=60))
    pen.part("dark", *[[(48 * math.cos(a - 0.1), 4 + 56 * math.sin(a - 0.1)),
                        (66 * math.cos(a + 0.14), 4 + 74 * math.sin(a + 0.14)),
                        (48 * math.cos(a + 0.1), 4 + 56 * math.sin(a + 0.1))]
                            for a in (i * 0.45 for i in range(14))])
    claw(pen, -48, 6, 0.7, 10)


def falcon(pen: Pen) -> None:
    """A falcon of gold that stoops with wings up, a spark in its claws."""
    feathers = [smooth([(6, -4), (30 + i * 8, -60 + i * 15), (48 + i * 7, -62 + i * 17), (16, 6)], 3)
                for i in range(4)]
    pen.part("acc*.7", *feathers, *[mirrored(one) for one in feathers])
    pen.part("acc*.55", *both(smooth([(4, -6), (26, -34), (40, -14), (14, 8)], 4)))
    pen.part("acc*.9", smooth([(-10, 20), (-13, -8), (-6, -24), (6, -24), (13, -8), (10, 20), (0, 30)], 4))
    pen.part("acc*.7", [(-9, 18), (9, 18), (16, 44), (0, 36), (-16, 44)])
    pen.part("acc", smooth([(-9, -22), (-7, -36), (4, -38), (10, -30), (8, -20)], 4))
    pen.part("bone", smooth([(8, -32), (20, -28), (16, -20), (8, -24)], 4))
    pen.flat("dark", oval(4, -30, 2, steps=12))
    pen.part("metal*.7", *both(limb((5, 24), (8, 42), 3, 2)))
    pen.part("bone*1.2", star(0, 50, 8, 12, 4), rim=0.2)
    pen.glow(0, 50, 36, "low", 1)


def knob_stick(pen: Pen) -> None:
    """A crooked blackthorn with a knob that has cracked a stone, grass growing where it struck."""
    pen.part("near*1.3", [(-30, 60), (-44, 30), (-22, 12), (-4, 24), (-10, 60)],
             [(-2, 60), (4, 26), (24, 10), (48, 28), (42, 60)])
    pen.part("acc", [(-6, 24), (4, 24), (-2, 60), (-10, 60)], rim=0)
    pen.glow(-2, 26, 34, "acc", 0.8)
    pen.part("wood", ribbon([(66, -76), (48, -50), (40, -30), (20, -12), (6, 6)], 8, 11),
             oval(2, 12, 15, 13, 30))
    pen.part("wood*.6", *[oval(x, y, 3, 2.4, 14) for x, y in ((46, -46), (34, -24), (18, -8), (-4, 10),
            (6, 18))])
    pen.part("acc*.7", ribbon([(62, -70), (76, -58), (72, -42), (80, -34)], 4, 2))
    pen.flat("acc*.8", *[ribbon([(x, 62), (x + 1, 52), (x + d, 44)], 2, 0.6) for x,
                         d in ((-58, -4), (-50, 4), (-42, -3), (54, 5), (60, -4), (66, 6))])


def sword_vault(pen: Pen) -> None:
    """An iron chest with a mouth, its lid up; broken swords sink in from one side and rise whole from the
    other."""
    pen.part("metal*.45", smooth([(-56, 6), (-50, -26), (0, -38), (50, -26), (56, 6), (40, -6), (-40, -6)],
                                 4))
    pen.part("bone", *[[(x - 4, -4), (x, 8), (x + 4, -4)] for x in range(-36, 38, 12)])
    pen.glow(0, 12, 50, "acc", 0.9)
    pen.weapon("sword", 28, 10, 1.3, 78)
    pen.part("metal", [(-38, 24), (-30, 22), (-26, -10), (-30, -4), (-34, -14)])
    pen.part("acc", [(-52, 12), (52, 12), (50, 20), (-50, 20)], rim=0)
    pen.part("metal*.55", [(-58, 16), (58, 16), (52, 60), (-52, 60)])
    pen.part("metal*.8", box(-60, 16, 60, 24), box(-36, 16, -28, 60), box(28, 16, 36, 60))
    pen.part("dark", smooth([(-16, 38), (0, 30), (16, 38), (0, 52)], 4))
    pen.part("bone", *[[(x - 3, 35), (x, 42), (x + 3, 35)] for x in (-7, 0, 7)], seam=0)


RELICS: Final[Mapping[str, Subject]] = by_name(
    sun_blade, two_swords, burning_glove, broken_chip, skull_cup, bound_book, veiled_mask,
    engraved_steel,
    birth_engine, orb_of_dead, calling_scroll, thorn_gate, falcon, knob_stick, sword_vault,
)
