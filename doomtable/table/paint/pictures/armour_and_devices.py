"""Armour, charms, goggles and devices as the subject of a picture: what a bearer owns, and what it does for him."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import bolt, chain, claw, eye, fire
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import box, limb, moved, oval, ribbon, ring, smooth, star
from doomtable.table.paint.pictures.small_motifs import card_front, dark_figure, eyes_in_dark, tracer


def round_through_plate(pen: Pen) -> None:
    """A long round seen from the side as it comes out of a steel plate; the steel opens like petals."""
    pen.part("plate*.8", [(-34, -64), (-14, -70), (-14, 70), (-34, 66)])
    pen.part("plate*.5", [(-14, -70), (-6, -66), (-6, 68), (-14, 70)])
    for a in (-58, -34, 34, 58):
        t = math.radians(a)
        pen.part("metal", [(-8, 16 * math.sin(t) - 4), (34 * math.cos(t), 44 * math.sin(t)),
                (-8, 16 * math.sin(t) + 6)])
    tracer(pen, ((-96, 0), (-30, 0)), wide=9)
    pen.part("acc*.8", smooth([(-12, -9), (38, -10), (70, 0), (38, 10), (-12, 9)], 4))
    pen.part("metal*1.3", smooth([(36, -9), (60, -5), (72, 0), (60, 5), (36, 9)], 4))
    pen.glow(-10, 0, 44, "acc", 1)
    pen.flat("acc", *[limb((4, y * 0.3), (30 + abs(y) * 0.3, y), 2, 0.6) for y in (-56, -24, 26, 58)])


def armour_takes_blow(pen: Pen) -> None:
    """A man steps whole out of a breastplate that stands by itself with an axe in it."""
    pen.part("plate*1.1", smooth([(-66, -34), (-44, -46), (-16, -46), (8, -34), (4, 16), (-8, 52), (-50, 52),
            (-62, 16)], 4))
    pen.part("dark", smooth([(-42, -46), (-30, -34), (-16, -46)], 4), seam=0)
    pen.part("plate*.7", ribbon([(-30, -30), (-28, 10), (-30, 50)], 3, 3),
            *[box(-54, y, -4, y + 4) for y in (18, 32)])
    pen.flat("dark", [(-34, -24), (-12, -14), (-20, -2), (-6, 8), (-28, 4), (-40, 20), (-38, -4)])
    pen.part("wood*1.4", limb((-96, 30), (-28, -16), 5, 4))
    pen.part("metal*1.3", smooth([(-40, -26), (-20, -32), (-10, -6), (-26, 2), (-26, -12)], 3))
    pen.figure(Figure("stride", "soldier", "crew", pads=False), 50, 64, 116)
    pen.glow(14, 0, 40, "low", 0.6)


def eye_talisman(pen: Pen) -> None:
    """A disc on a chain about a neck; in the disc an eye, out of which a card is seen before it is played."""
    pen.part("cloth*.8", smooth([(-96, 76), (-74, 10), (-34, -24), (-20, -60), (20, -60), (34, -24), (74, 10),
            (96, 76)], 4))
    pen.part("skin", [(-16, -70), (16, -70), (20, -34), (0, -14), (-20, -34)])
    chain(pen, (-26, -50), (-8, 2), 5, "acc*.7")
    chain(pen, (26, -50), (8, 2), 5, "acc*.7")
    pen.part("acc*.8", oval(0, 28, 32, steps=60), cuts=[oval(0, 28, 25, steps=50)])
    pen.part("dark", oval(0, 28, 25, steps=50), seam=0)
    eye(pen, 0, 28, 22, "acc")
    pen.glow(0, 28, 44, "acc", 0.7)
    pen.flat("low", [(14, 20), (60, -66), (92, -30)], alpha=110)
    card_front(pen, 70, -38, 1.9, -24)


def box_of_shades(pen: Pen) -> None:
    """A black box with its lid just up: shades with open mouths rise out, clawed hands hold more down in."""
    for x, y, k, lean in ((-38, -40, 1.0, -14), (6, -56, 1.2, 4), (46, -34, 0.9, 18)):
        pen.part("plate*.8", smooth([(x * 0.3 - 4, 14), (x - 12 * k, y + 18), (x - 10 * k, y - 14), (x, y - 22),
                                     (x + 10 * k, y - 14), (x + 12 * k, y + 14), (x * 0.3 + lean, 14)], 4),
                                             rim=1)
        pen.flat("dark", oval(x - 4 * k, y - 6, 2.6 * k, 3.6 * k, 14), oval(x + 5 * k, y - 6, 2.6 * k, 3.6 * k,
                14),
                 oval(x, y + 8, 3.4 * k, 6 * k, 16))
    pen.glow(0, 10, 50, "acc", 1)
    pen.part("dark*1.5", [(-50, 14), (50, 14), (44, 66), (-44, 66)], [(-56, 4), (-50, -10), (58, 2), (56, 12)])
    pen.part("acc*.7", box(-46, 28, 46, 32), box(-42, 54, 42, 58), moved(star(0, 0, 7, 9, 4), 0, 43))
    for s in (-1, 1):
        claw(pen, s * 70, 16, 0.56, 10, s > 0, "plate*.5")


def panic_button(pen: Pen) -> None:
    """A steel hand comes down on a great red button under a broken glass; lamps turn, boots come running."""
    for s in (-1, 1):
        pen.flat("acc", [(s * 62, -46), (s * 20, -84), (s * 100, -84)], [(s * 62, -46), (s * 20, -6),
                (s * 96, 4)], alpha=110)
        pen.part("acc*.9", oval(s * 62, -46, 11, 11, 30, 180, 360), rim=0.4)
        pen.part("metal*.6", box(s * 62 - 14, -46, s * 62 + 14, -40))
        pen.figure(dark_figure("run", "kettle", "rifle", 30), s * 66, 66, 60, s > 0)
    pen.part("metal*.7", [(-36, 66), (-30, 26), (30, 26), (36, 66)])
    pen.part("#D8362A", oval(0, 24, 24, 8, 40), box(-24, 14, 24, 24), oval(0, 14, 24, 8, 40), rim=0.8)
    pen.glow(0, 14, 46, "#FF5A3A", 0.9)
    pen.part("plate", limb((0, -86), (0, -36), 26, 22))
    pen.part("metal", smooth([(-18, -36), (18, -36), (22, -16), (16, 10), (-16, 10), (-22, -16)], 3))
    pen.part("metal*.8", *[limb((-13 + i * 9, -8), (-13 + i * 9, 10), 8, 7) for i in range(4)], edge=0.5)
    pen.flat("low", *[moved([(-4, -3), (6, 0), (-3, 5)], x, y, 1, x * 7) for x,
            y in ((-34, 2), (-28, -14), (32, -4), (38, 10), (28, -22))])


def gone_in_smoke(pen: Pen) -> None:
    """A wall of smoke with the outline of a man cut out of it, through which one sees light; a can rolls at
    its foot."""
    for x, y, r in ((-62, 34, 30), (-50, -6, 30), (-24, -40, 30), (22, -44, 30), (52, -10, 32), (62, 34, 30),
            (-28, 10, 30), (30, 14, 32), (0, 44, 30)):
        pen.part("mid*.7", oval(x, y, r, steps=40), rim=0.4, cool=0, seam=0, foot=0.9)
    pen.glow(0, 0, 40, "low", 0.4)
    pen.figure(Figure("run", "soldier", "helm", tone="low*1.3"), -8, 56, 96)
    pen.part("metal*.6", moved(box(-12, -7, 12, 7), -58, 62, 1, -20))
    pen.flat("acc", oval(-46, 57, 3, steps=12))


def blinding_flash(pen: Pen) -> None:
    """A can bursts in a white disc at the feet of three who throw their arms before their eyes."""
    pen.glow(0, 34, 90, "#FFFFFF", 1)
    pen.flat("#FFFFFF", star(0, 34, 26, 74, 34), alpha=150)
    pen.part("#FFFFFF", oval(0, 34, 24, steps=50), rim=0, cool=0, seam=0, top=1, foot=1)
    pen.figure(dark_figure("fall", "bonnet", "sword", 60), -54, 62, 86)
    pen.figure(dark_figure("hunch", "horned", build="brute"), 66, 64, 92)
    pen.figure(dark_figure("lift", "kettle"), 4, 0, 60)
    pen.flat("#FFFFFF", *[ring(0, 34, r, r + 1.6, 200, 340, 40) for r in (40, 52)], alpha=200)


def bull_armour(pen: Pen) -> None:
    """Armour for a shape no man has: a hump of plates, a bull's chest and horns of iron; a smith climbs it on
    a ladder."""
    pen.part("plate", smooth([(-58, 62), (-72, 10), (-60, -34), (-24, -56), (28, -54), (62, -30), (72, 14),
            (56, 62)], 4))
    for i in range(4):
        pen.part(f"plate*{0.9 - i * 0.12:.2f}", smooth([(-56 + i * 6, -18 + i * 20), (0, -34 + i * 20),
                (58 - i * 6, -18 + i * 20),
                                                         (50 - i * 6, -4 + i * 20), (0, -14 + i * 20),
                                                                 (-48 + i * 6, -4 + i * 20)], 4))
    for s in (-1, 1):
        pen.part("bone", ribbon([(s * 20, -50), (s * 50, -66), (s * 66, -52), (s * 70, -76)], 12, 2))
        pen.part("plate*.7", smooth([(s * 44, -36), (s * 80, -30), (s * 90, 2), (s * 62, 6)], 4))
        pen.part("acc*.8", *[[(s * (56 + i * 11) - 4, -28 + i * 7), (s * (64 + i * 12), -46 + i * 9),
                (s * (56 + i * 11) + 4, -24 + i * 7)]
                             for i in range(3)])
    pen.part("dark", smooth([(-20, -44), (0, -26), (20, -44)], 4), seam=0)
    eyes_in_dark(pen, (0, -36, 5))
    pen.part("wood", limb((30, 74), (46, -10), 2, 2), limb((42, 76), (57, -8), 2, 2),
            *[limb((32 + i * 3.4, 64 - i * 17), (44 + i * 3.4, 66 - i * 17), 1.6, 1.6) for i in range(5)])
    pen.figure(dark_figure("reach", "crew", "hammer", 40), 42, 52, 44, True)


def carcass_suit(pen: Pen) -> None:
    """A suit sewn of hides and ribs hangs open on hooks; a small soldier climbs into its chest."""
    for s in (-1, 1):
        chain(pen, (s * 46, -90), (s * 40, -44), 5)
        pen.part("skin*.55", limb((s * 36, -36), (s * 66, 2), 26, 22), limb((s * 66, 2), (s * 62, 44), 22, 14))
        pen.part("bone", *[[(s * 62 + a, 44), (s * 62 + a * 1.6, 62), (s * 62 + a + 4, 45)] for a in (-8, -1,
                6)])
    pen.part("skin*.6", smooth([(-46, -44), (0, -56), (46, -44), (42, 10), (28, 62), (-28, 62), (-42, 10)], 4))
    pen.part("dark", smooth([(-16, -36), (16, -36), (20, 10), (0, 54), (-20, 10)], 4), seam=0)
    pen.glow(0, 0, 34, "acc", 0.7)
    for i in range(4):
        for s in (-1, 1):
            pen.part("bone*.9", ribbon([(s * 40, -30 + i * 15), (s * 28, -34 + i * 15), (s * 12, -24 + i * 16)],
                    5, 2))
    pen.figure(dark_figure("reach", "kettle"), -6, 54, 74)
    pen.head("long_skull", 0, -58, 15)


def dark_mirror(pen: Pen) -> None:
    """A tall mirror in a frame of thorns: a claw reaches in from this side, out of the glass steps a second beast."""
    pen.part("dark*1.6", oval(6, -2, 46, 66, 70), *[[(6 + 44 * math.cos(a) - 4, -2 + 64 * math.sin(a)),
            (6 + 62 * math.cos(a), -2 + 84 * math.sin(a)),
             (6 + 44 * math.cos(a) + 4, -2 + 62 * math.sin(a) + 3)] for a in (i * 0.524 for i in range(12))])
    pen.part("low", oval(6, -2, 36, 55, 60), rim=0.2, top=1.1, foot=0.5)
    pen.flat("#FFFFFF", [(-14, -40), (-4, -48), (-22, 10), (-28, 0)], alpha=90)
    pen.figure(Figure("shamble", "brute", "horned", before=("spikes",)), 14, 62, 92)
    pen.part("dark*1.4", smooth([(-50, 76), (-44, 56), (0, 50), (50, 56), (58, 76)], 3))
    claw(pen, -62, 6, 0.75, 8, False, "plate*.6")
    pen.glow(-12, 0, 30, "acc", 0.8)


def heat_goggles(pen: Pen) -> None:
    """Two great lenses of goggles from the front; in each the red shape of a man who thinks himself unseen."""
    pen.part("dark*1.4", smooth([(-96, -30), (-60, -52), (60, -52), (96, -30), (96, 20), (60, 46), (20, 30),
            (0, 12), (-20, 30),
                                 (-60, 46), (-96, 20)], 4))
    for s in (-1, 1):
        pen.part("metal", oval(s * 42, -4, 37, steps=60))
        pen.part("#123A2E", oval(s * 42, -4, 31, steps=50), rim=0.3, top=1.5)
        pen.figure(Figure("crouch" if s > 0 else "aim", "soldier", "helm", weapon="rifle", tone="#FF6A3A"),
                s * 42 - 4, 24, 44, s > 0)
        pen.glow(s * 42, 2, 24, "#FF6A3A", 0.6)
        pen.flat("#D8FFEA", [(s * 42 - 22, -22), (s * 42 - 10, -32), (s * 42 - 16, -14)], alpha=110)
        pen.flat("acc", box(s * 42 - 31, -4.6, s * 42 - 24, -3.4), box(s * 42 + 24, -4.6, s * 42 + 31, -3.4))
    pen.part("metal*.7", box(-8, -12, 8, 2), *[limb((x, -52), (x, -64), 7, 6) for x in (-42, 42)])


def scrambler(pen: Pen) -> None:
    """A box with a bent aerial whose waves tear a sheet of orders into flying letters."""
    pen.part("metal*.6", box(-84, 8, -24, 62))
    pen.part("dark", box(-78, 14, -50, 34), seam=0)
    pen.flat("acc", ribbon([(-77, 24), (-72, 16), (-67, 31), (-62, 17), (-57, 30), (-51, 24)], 1.4, 1.4, 1))
    pen.part("acc*.7", *[oval(x, 48, 5, steps=20) for x in (-70, -54, -38)], rim=0.4)
    pen.part("metal", limb((-34, 8), (-30, -40), 3, 2), ribbon([(-30, -40), (-22, -54), (-34, -62)], 2.4, 1.6))
    for i in range(4):
        pen.flat("acc", ring(-30, -44, 16 + i * 13, 18.4 + i * 13, -50, 46, 30), alpha=230 - i * 40)
    pen.part("bone", [(36, -50), (88, -44), (82, 40), (44, 36), (50, 14), (36, 4), (48, -14), (34, -24)])
    pen.flat("dark", *[box(56, y, 82, y + 2.4) for y in (-34, -24, -14, -4, 6, 16)])
    chance = pen.paper.chance
    pen.part("bone", *[moved(box(-3, -3, 3, 3), chance.uniform(0, 40), chance.uniform(-56, 56), 1,
            i * 31) for i in range(14)], rim=0.4)


def stopped_by_vest(pen: Pen) -> None:
    """A torso in a quilted vest: three crushed bullets stick in it over the heart; the man opens his coat and
    smiles."""
    pen.part("skin", [(-13, -76), (13, -76), (16, -46), (-16, -46)])
    pen.part("plate*.8", smooth([(-44, -46), (-14, -54), (0, -44), (14, -54), (44, -46), (48, 10), (40, 76),
            (-40, 76), (-48, 10)], 4))
    pen.flat("dark", *[box(-44, y, 44, y + 1) for y in (-26, -6, 14, 34, 54)],
            *[box(x, -46, x + 1, 76) for x in (-24, 0, 24)], alpha=130)
    for s in (-1, 1):
        pen.part("cloth", smooth([(s * 34, -52), (s * 70, -40), (s * 96, 30), (s * 92, 80), (s * 50, 80),
                (s * 56, 20)], 4))
        pen.part("cloth*.6", [(s * 34, -52), (s * 26, -20), (s * 52, 20)])
    for x, y in ((-14, -16), (6, -2), (-20, 10)):
        pen.flat("dark", star(x, y, 9, 8, 3.4))
        pen.part("acc", oval(x, y, 4.4, steps=16))
    for s in (-1, 1):
        pen.part("skin", limb((s * 84, 60), (s * 62, 24), 18, 14))


def curved_sacrifice(pen: Pen) -> None:
    """A wavy dagger lifted in two claws over an altar on which a robed one lies; light of a spell dies on its blade."""
    bolt(pen, (-90, -70), (-6, -30), 5)
    for s in (-1, 1):
        pen.part("plate*.6", limb((s * 46, -92), (s * 8, -50), 17, 12))
        pen.part("bone*.8", *[limb((s * 4, -52 + i * 6), (s * -9, -50 + i * 6), 6, 4) for i in range(3)])
    pen.part("wood*.6", limb((0, -64), (0, -34), 7, 7))
    pen.part("acc*.7", [(-22, -36), (0, -30), (22, -36), (16, -26), (-16, -26)])
    pen.part("bone", ribbon([(0, -28), (6, -14), (-6, 0), (4, 14), (0, 30)], 13, 1.5))
    pen.glow(0, -6, 36, "acc", 0.9)
    pen.part("near*1.2", [(-70, 50), (70, 50), (60, 76), (-60, 76)])
    pen.part("bone*.85", smooth([(-58, 50), (-50, 38), (-10, 32), (40, 36), (66, 50)], 4))
    pen.head("bald", -58, 40, 9, 80)
    fire(pen, -92, -74, 62, 26, 3)
    fire(pen, 74, 92, 62, 26, 3)


ARMOUR_AND_DEVICES: Final[Mapping[str, Subject]] = by_name(
    round_through_plate, armour_takes_blow, eye_talisman, box_of_shades, panic_button, gone_in_smoke,
            blinding_flash,
    bull_armour, carcass_suit, dark_mirror, heat_goggles, scrambler, stopped_by_vest, curved_sacrifice,
)  # fmt: skip
