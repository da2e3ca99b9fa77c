"""Riders of the tribes as the subject of a picture: one horse in three gaits, and what its rider does on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.body import Figure
from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.motifs import blast
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import Outline, Point, limb, moved, oval, ribbon, ring, smooth
from doomtable.table.paint.pictures.small_motifs import dark_figure, tracer

SADDLE: Final = 36.0
"""How far below a horse's middle the feet of a standing figure of 80 lie whose seat is on its back."""
LEGS: Final[Mapping[str, tuple[tuple[Point, Point, Point], ...]]] = {
    "gallop": (
        ((22, 12), (44, 18), (62, 28)), ((18, 14), (36, 30), (52, 44)),
        ((-28, 10), (-44, 26), (-66, 34)), ((-24, 12), (-34, 34), (-56, 48)),
    ),
    "stand": (
        ((22, 12), (23, 34), (22, 60)), ((15, 14), (16, 36), (13, 60)),
        ((-28, 10), (-33, 32), (-27, 60)), ((-22, 12), (-24, 34), (-20, 60)),
    ),
    "rear": (
        ((22, 10), (42, 2), (44, 22)), ((22, 14), (40, 18), (36, 36)),
        ((-28, 10), (-16, 36), (-30, 58)), ((-22, 12), (-6, 38), (-18, 60)),
    ),
}  # fmt: skip
"""Hip, knee and hoof of the far and near fore and hind legs of a gait."""


def horse(pen: Pen, x: float, y: float, k: float, gait: str = "stand", degrees: float = 0, tone: str = "wood*.9",
          barding: str = "", haze: float = 0) -> None:
    """A horse facing right, 100 long from chest to tail, its back's middle at (x, y)."""

    def at(*outlines: Outline) -> list[list[Point]]:
        return [moved(one, x, y, k, degrees) for one in outlines]

    for i, (hip, knee, hoof) in enumerate(LEGS[gait]):
        shade = tone if i % 2 else f"{tone}*.7"
        pen.part(shade, *at(limb(hip, knee, 13, 8), limb(knee, hoof, 7, 5)), haze=haze)
        pen.part("dark*1.4", *at([(hoof[0] - 4, hoof[1] - 2), (hoof[0] + 4, hoof[1] - 2), (hoof[0] + 6, hoof[1] + 5),
                                  (hoof[0] - 5, hoof[1] + 5)]), haze=haze)
    tail = [(-36, 0), (-52, -4 if gait == "gallop" else 6), (-64, 6 if gait == "gallop" else 34)]
    pen.part("dark*1.7", *at(ribbon(tail, 8, 2)), haze=haze)
    pen.part(tone, *at(smooth([(-38, 2), (-30, -8), (-4, -4), (18, -10), (32, -34), (42, -46), (52, -44), (70, -24),
                               (66, -16), (50, -22), (44, -10), (36, 14), (16, 22), (-10, 18), (-32, 20)], 4)),
                               haze=haze)
    pen.part("dark*1.7", *at(smooth([(14, -12), (26, -36), (40, -52), (44, -44), (34, -24), (24, -6)], 3)), haze=haze)
    pen.part(tone, *at([(42, -44), (44, -56), (50, -44)]), haze=haze)
    pen.flat("acc", *at(oval(54, -34, 2, steps=10)))
    if barding:
        pen.part(barding, *at(smooth([(44, -48), (54, -46), (70, -24), (60, -22), (50, -34)], 3),
                              smooth([(20, -12), (36, -32), (46, -12), (38, 18), (18, 26)], 3),
                              smooth([(-40, 0), (-26, -10), (-14, -4), (-12, 24), (-38, 26)], 3)), haze=haze)


def seated(pen: Pen, who: Figure, x: float, y: float, k: float, degrees: float = 0, haze: float = 0) -> None:
    """A rider on the back of a horse that stands there."""
    ((fx, fy),) = moved([(-2, SADDLE)], x, y, k, degrees)
    pen.figure(who, fx, fy, 80 * k, False, degrees, haze)


def lancer_at_gallop(pen: Pen) -> None:
    """A rider in a brim bends low over a galloping horse, his lance far before him; dust and two more behind."""
    for x, y, k in ((-64, -10, 0.5), (-30, -18, 0.42)):
        horse(pen, x, y, k, "gallop", haze=0.4)
        seated(pen, dark_figure("ride", "tricorne", "lance", 20), x, y, k, haze=0.4)
    pen.part("far", *[oval(-84 + i * 17, 54 - (i % 2) * 6, 15 - i, steps=20) for i in range(6)], top=1.4, seam=0)
    horse(pen, -2, 12, 0.94, "gallop", 6, "wood*.8")
    seated(pen, Figure("ride", "soldier", "tricorne", weapon="lance", weapon_turn=10, behind=("storm_cape",),
            pads=False),
           -2, 12, 0.94, 4)


def barded_gunner(pen: Pen) -> None:
    """A horse in riveted plates stands like a wall; its rider fires a gun as long as it is from the saddle."""
    horse(pen, -14, 8, 1.12, "stand", 0, "dark*2", "metal*.8")
    seated(pen, Figure("ride", "brute", "iron_mask", weapon="cannon", weapon_turn=4, weapon_scale=1.2), -14, 8, 1.0)
    blast(pen, 84, -28, 18, 11)
    pen.part("acc*.6", [(-50, 30), (-4, 30), (-8, 50), (-20, 42), (-30, 52), (-44, 42)], rim=0.4)


def scout_on_ridge(pen: Pen) -> None:
    """A crag against the whole sky, on its tip a rider with a glass; deep below the fires of a camp."""
    pen.part("near*.6", [(-108, 90), (-108, 26), (-70, 16), (-40, -6), (-2, 0), (16, 6), (10, 30), (24, 90)])
    pen.flat("dark", [(-40, -6), (-2, 0), (-24, 30), (-20, 90), (-50, 40)], alpha=120)
    horse(pen, -28, -32, 0.5, "stand", 0, "dark*1.2")
    seated(pen, dark_figure("ride", "wide_brim", "spyglass", 6), -28, -32, 0.5)
    for x, y in ((50, 58), (66, 62), (84, 56), (74, 70), (40, 70)):
        pen.flat("acc", oval(x, y, 1.8, steps=10))
        pen.glow(x, y, 12, "acc", 0.8)
        pen.part("near", [(x - 12, y + 5), (x - 6, y - 5), (x, y + 5)])


def sabre_and_rearing(pen: Pen) -> None:
    """A horse rears over a fallen foe; the man in the fur cap on it has his sabre at the top of its swing."""
    pen.figure(dark_figure("fall", "bucket", "spear", 70), 62, 66, 66, True)
    horse(pen, -22, 10, 0.92, "rear", 38, "bone*.7")
    seated(pen, Figure("hail", "soldier", "fur_cap", weapon="sabre", weapon_turn=30, behind=("cape",),
            before=("belts",),
                       pads=False), -22, 10, 0.92, 26)


def riders_and_standard(pen: Pen) -> None:
    """One in a great fur cap before a line of riders who grow out of the snow, his horse's breath a cloud, his flag
    high."""
    for x, y, k, h in ((-78, 6, 0.44, 0.45), (-44, 10, 0.48, 0.4), (62, 8, 0.46, 0.4), (92, 12, 0.5, 0.4)):
        horse(pen, x, y, k, "stand", haze=h)
        seated(pen, dark_figure("ride", "fur_cap", "spear", 84), x, y, k, haze=h)
    horse(pen, -12, 18, 1.02, "stand", 0, "dark*2.4")
    seated(pen, Figure("ride", "brute", "fur_cap", weapon="banner", weapon_turn=78, behind=("coat",),
                       before=("fur", "medals"), pads=False), -12, 18, 0.96)
    pen.flat("low", *[oval(64 + i * 9, -4 + i * 4, 5 + i * 2.4, steps=20) for i in range(4)], alpha=150)


def hung_at_saddle(pen: Pen) -> None:
    """A horse gallops riderless, so it seems: from under its neck a man who hangs at its flank shoots back."""
    tracer(pen, ((34, 26), (98, 44)), ((-60, -44), (104, -30)), ((-80, -58), (92, -50)))
    horse(pen, -6, 2, 1.06, "gallop", -2, "acc*.45")
    pen.part("cloth*1.2", limb((-18, -4), (-4, 14), 12, 12), limb((-4, 14), (14, 22), 15, 14), limb((-18, -2), (-32,
            14), 9, 7))
    pen.head("fur_cap", 26, 22, 9, -18)
    pen.part("cloth", limb((16, 26), (32, 34), 8, 6))
    pen.weapon("pistol", 34, 34, 1.3, -8)
    blast(pen, 58, 36, 10, 8)
    pen.part("wood*.5", ring(-14, -8, 9, 12, 200, 340, 16))


RIDERS: Final[Mapping[str, Subject]] = by_name(
    lancer_at_gallop, barded_gunner, scout_on_ridge, sabre_and_rearing, riders_and_standard, hung_at_saddle,
)  # fmt: skip
