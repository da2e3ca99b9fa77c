"""Events of war as the subject of a picture: what happens to soldiers in the field."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import blast, coin
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import box, limb, oval, ribbon, ring, smooth, star


def shade(pose: str, build: str = "soldier", head: str = "helm", weapon: str = "", turn: float = 0) -> Figure:
    """A dark silhouette."""
    return Figure(pose, build, head, weapon, turn, tone="dark")


def ambush(pen: Pen) -> None:
    """Rifles in tall grass; a patrol in the light beyond."""
    for i in range(4):
        pen.figure(shade("march", weapon="rifle", turn=40), -50 + i * 16, -6, 22)
    for x, flip, head in ((-44, False, "cap"), (-4, False, "helm"), (46, True, "goggles")):
        pen.figure(Figure("kneel", "soldier", head, weapon="rifle"), x, 62, 70, flip)
    blades = [
        [(x - 1.4, 62), (x + (i * 7) % 11 - 5, 62 - 22 - i * 13 % 26), (x + 1.4, 62)]
        for i, x in enumerate(range(-72, 74, 3))
    ]
    pen.part("front", *blades, rim=0.4, seam=0)


def muzzle_row(pen: Pen) -> None:
    """Four barrels firing toward us, one beside another."""
    for i, (x, y) in enumerate(((-46, 6), (-14, -10), (18, 8), (50, -8))):
        pen.part("metal*.5", box(x - 6, y, x + 6, 60))
        pen.part("metal", ring(x, y, 5, 9, steps=30))
        blast(pen, x, y, 20 - i % 2 * 3, 11)
    pen.part(
        "acc*.7",
        *[limb((x, y), (x + 5, y - 4), 3.4, 2.6) for x, y in ((-30, 30), (2, 38), (34, 32), (-60, 40), (62, 44))],
    )


def blind_rage(pen: Pen) -> None:
    """A blindfolded man swings about him."""
    pen.figure(Figure("swing", "brute", "blindfold", weapon="great_axe", weapon_turn=10), -4, 58, 104)
    pen.flat("acc", ring(4, 0, 56, 60, 200, 330, 40), alpha=170)


def blood_on_blade(pen: Pen) -> None:
    """A sword held upright before half a face, drops running down."""
    pen.part("skin", smooth([(-60, -50), (-10, -54), (-2, -10), (-2, 30), (-14, 56), (-60, 60)], 4))
    pen.part("dark", smooth([(-66, -62), (0, -62), (-6, -34), (-30, -40), (-60, -20)], 4))
    pen.flat("bone", smooth([(-42, -6), (-28, -13), (-14, -5), (-28, 0)], 4))
    pen.flat("acc", oval(-27, -6.4, 5, 6, 20))
    pen.flat("dark", oval(-27, -6.4, 2.2, steps=14), ribbon([(-46, -22), (-26, -18), (-10, -9)], 4, 2))
    pen.flat("dark", ribbon([(-30, 34), (-18, 30), (-6, 33)], 1.6, 1.6), alpha=200)
    pen.part("bone", [(-8, 60), (-8, -44), (2, -62), (12, -44), (12, 60)])
    pen.part(
        "acc*.8",
        *[ribbon([(x, y), (x + 0.6, y + 14), (x, y + 22)], 3.4, 1.6) for x, y in ((-2, -40), (6, -16), (0, 16))],
        rim=0.3,
    )


def stuck_in_mud(pen: Pen) -> None:
    """Boots and wheels deep in mud."""
    pen.part(
        "dark*1.4",
        ring(-38, 6, 24, 34, steps=50),
        *[
            limb((-38, 6), (-38 + 26 * math.cos(a), 6 + 26 * math.sin(a)), 3, 3)
            for a in (i * math.pi / 3 for i in range(6))
        ],
    )
    pen.part("cloth", limb((26, -62), (30, -6), 20, 16), limb((52, -62), (62, -10), 18, 15))
    pen.part("dark", limb((30, -8), (32, 26), 17, 18), limb((62, -10), (60, 24), 16, 16))
    pen.part(
        "wood*.8",
        smooth([(-76, 16), (-50, 8), (-30, 20), (0, 12), (22, 20), (44, 12), (76, 20), (76, 64), (-76, 64)], 4),
    )
    pen.flat("low", *[oval(x, y, w, 2, 18) for x, y, w in ((-56, 34, 9), (0, 30, 12), (44, 40, 10))], alpha=130)


def chasm(pen: Pen) -> None:
    """A torn bridge over a gulf, one man hanging."""
    pen.part(
        "near*.8",
        [(-76, -14), (-34, -12), (-28, 4), (-36, 22), (-26, 60), (-76, 60)],
        [(76, -20), (36, -18), (30, 6), (40, 24), (30, 60), (76, 60)],
    )
    pen.part(
        "wood*.9", *[box(x, -18 + abs(x + 30) * 0.9, x + 6, -14 + abs(x + 30) * 0.9) for x in (-32, -24, -16, -9)]
    )
    pen.part(
        "wood*.6",
        ribbon([(-34, -30), (-20, -16), (-8, 10)], 1.6, 1.6),
        ribbon([(36, -34), (34, -10), (36, 16)], 1.6, 1.6),
    )
    pen.figure(shade("hang"), -4, 38, 36)
    pen.glow(0, 60, 40, "acc", 0.6)


def dropped_rifle(pen: Pen) -> None:
    """A soldier who runs and lets his rifle fall."""
    pen.figure(Figure("run", "soldier", "helm"), 24, 50, 84)
    pen.weapon("rifle", -40, 40, 0.9, -24)
    pen.figure(shade("aim", weapon="rifle"), -56, 44, 26)
    blast(pen, -30, 22, 8, 9)


def last_stand(pen: Pen) -> None:
    """One man back to the wall, bayonets from all sides."""
    pen.figure(Figure("guard", "soldier", "bandana", weapon="sword", weapon_turn=70), 0, 54, 82)
    for x, y, tip_x, tip_y in (
        (-74, -40, -16, -8),
        (-76, 6, -18, 4),
        (-70, 46, -18, 18),
        (74, -38, 18, -6),
        (76, 8, 20, 6),
        (70, 48, 20, 20),
    ):
        pen.part("wood*.7", limb((x, y), ((x + tip_x * 2) / 3, (y + tip_y * 2) / 3), 4, 3))
        pen.part("metal", limb(((x + tip_x * 2) / 3, (y + tip_y * 2) / 3), (tip_x, tip_y), 3, 0.6))


def found_out(pen: Pen) -> None:
    """A crouching man caught in a cone of light."""
    pen.flat("low", [(-70, -44), (70, 20), (70, 62), (-20, 62)], alpha=110)
    pen.part("metal*.6", limb((-76, -52), (-60, -40), 14, 20))
    pen.figure(Figure("crouch", "slim", "hood"), 26, 54, 92, True)
    pen.flat("dark", smooth([(30, 54), (60, 56), (74, 62), (40, 62)]), alpha=200)


def quake(pen: Pen) -> None:
    """The ground splits and towers lean."""
    for x, w, h, lean in ((-50, 20, 70, -14), (44, 22, 84, 16), (-14, 14, 54, -8)):
        pen.part(
            "near*1.2", [(x - w / 2, 36), (x - w / 2 + lean, 36 - h), (x + w / 2 + lean, 36 - h + 5), (x + w / 2, 36)]
        )
        pen.flat(
            "acc",
            *[box(x + lean * t - 3, 34 - h * t, x + lean * t + 1, 39 - h * t) for t in (0.3, 0.5, 0.7)],
            alpha=180,
        )
    pen.part(
        "near*.6",
        [(-76, 34), (-8, 38), (-14, 48), (-4, 60), (-76, 62)],
        [(76, 30), (14, 36), (6, 46), (18, 60), (76, 62)],
    )
    pen.glow(4, 52, 30, "acc", 0.9)


def dodging(pen: Pen) -> None:
    """A slim figure bends back between tracer lines."""
    for i, y in enumerate((-44, -26, 2, 20)):
        pen.flat("acc", limb((-74, y + i * 2), (74, y - 6 + i * 2), 0.8, 2.2), alpha=210)
    pen.figure(Figure("fall", "slim", "pony", pads=False), 6, 54, 92)


def rolling_away(pen: Pen) -> None:
    """A man rolls; where he lay the ground bursts."""
    blast(pen, -40, 28, 30, 15)
    pen.flat("acc", ring(26, 22, 30, 34, 190, 320, 40), alpha=200)
    pen.figure(Figure("crouch", "soldier", "helm", head_turn=-30), 26, 56, 84)


def marching_column(pen: Pen) -> None:
    """Bent backs under packs, one behind another, into the distance."""
    for x, y, high, haze in (
        (56, 8, 26, 0.45),
        (42, 14, 34, 0.36),
        (24, 22, 46, 0.26),
        (2, 34, 60, 0.14),
        (-32, 54, 84, 0.0),
    ):
        pen.figure(
            Figure("march", "soldier", "kettle", weapon="rifle", weapon_turn=70, behind=("pack",)),
            x,
            y,
            high,
            haze=haze,
        )


def gale(pen: Pen) -> None:
    """A tree bent flat, men and papers flying."""
    pen.part("wood*.8", ribbon([(-40, 58), (-36, 20), (-8, -14), (40, -30)], 12, 2))
    pen.part("near*.8", smooth([(-14, -20), (20, -50), (72, -52), (60, -34), (74, -24), (30, -14), (4, -6)], 4))
    for x, y, turn in ((20, 44, 50), (58, 20, 70)):
        pen.figure(shade("fall"), x, y, 36, False, turn)
    pen.flat(
        "low",
        *[ribbon([(-74, y), (-20, y - 4), (20, y + 4), (74, y - 2)], 1, 1) for y in (-56, -8, 10, 32)],
        alpha=120,
    )


def fog(pen: Pen) -> None:
    """Shapes in fog, each fainter than the one before."""
    for x, y, high, haze, flip in (
        (-50, 30, 40, 0.75, False),
        (40, 34, 50, 0.62, True),
        (-14, 42, 62, 0.45, False),
        (22, 58, 86, 0.2, True),
    ):
        pen.figure(Figure("march", "soldier", "gas", weapon="rifle", weapon_turn=20), x, y, high, flip, haze=haze)
    pen.flat("low", *[limb((-74, y), (74, y - 3), 12, 12) for y in (18, 40)], alpha=90)


def half_lit(pen: Pen) -> None:
    """A face of which light shows one half, a knife below."""
    pen.part("dark", smooth([(-40, 62), (-44, -20), (-20, -54), (20, -54), (44, -20), (40, 62)], 4))
    pen.part("skin*.9", smooth([(4, -40), (28, -28), (32, 0), (26, 26), (6, 36)], 4))
    pen.flat("dark", oval(18, -8, 5, 2.6, 16), box(8, 18, 20, 20.4))
    pen.flat("acc", oval(-16, -8, 3, steps=12), oval(18, -8, 1.8, steps=10))
    pen.weapon("dagger", 30, 58, 1.8, 84)


def first_off(pen: Pen) -> None:
    """One runner over the line while the others still kneel."""
    pen.flat("low", [(-4, 30), (4, 30), (14, 62), (-10, 62)])
    for x, high in ((-62, 54), (-42, 60), (-22, 66)):
        pen.figure(shade("kneel"), x, 56, high)
    pen.figure(Figure("run", "soldier", "crew"), 34, 54, 88)


def fireworks(pen: Pen) -> None:
    """Men throw their caps under bursting rockets."""
    for x, y, r in ((-36, -36, 22), (36, -44, 18), (4, -18, 12)):
        pen.flat(
            "acc",
            *[
                limb(
                    (x + r * 0.3 * math.cos(a), y + r * 0.3 * math.sin(a)),
                    (x + r * math.cos(a), y + r * math.sin(a)),
                    0.8,
                    2,
                )
                for a in (i * math.pi / 7 for i in range(14))
            ],
        )
        pen.glow(x, y, r * 1.4, "acc", 0.6)
    for x, pose, flip in ((-48, "hail", False), (-10, "cast", False), (30, "hail", True), (60, "leap", True)):
        pen.figure(shade(pose, head="crew"), x, 62, 62, flip)


def lucky_bullet(pen: Pen) -> None:
    """A bullet goes through a spinning coin."""
    coin(pen, 10, -4, 36, 0.8, 16)
    pen.flat("dark", star(10, -4, 9, 12, 5))
    pen.part("metal", smooth([(44, -10), (62, -9), (72, -4), (62, 1), (44, 2)], 3))
    pen.flat("low", [(44, -6), (-72, -18), (-72, 6), (44, -2)], alpha=120)


def bursting_gun(pen: Pen) -> None:
    """A rifle whose breech bursts in its owner's hands."""
    pen.weapon("rifle", -14, 14, 2, 10)
    blast(pen, 6, 2, 26, 13)
    pen.part(
        "metal*.7",
        *[[(x, y), (x + 5, y - 3), (x + 6, y + 4)] for x, y in ((-12, -36), (18, -44), (40, -30), (-30, -20))],
    )


def leap_between_gates(pen: Pen) -> None:
    """A man leaps through the last gap between two gates of steel that close."""
    pen.flat("low", box(-30, -64, 34, 64))
    pen.glow(2, 0, 50, "low", 0.5)
    for s, edge in ((-1, -20), (1, 26)):
        teeth = [[(edge, y), (edge - s * 9, y + 7), (edge, y + 14)] for y in range(-60, 60, 16)]
        pen.part("metal*.6", box(min(edge, s * 80), -66, max(edge, s * 80), 66), *teeth)
        pen.part("metal*.4", *[box(x, -66, x + 3, 66) for x in (edge + s * 12, edge + s * 30)])
    pen.figure(shade("leap", "slim"), -2, 44, 70, degrees=-10)


def horde(pen: Pen) -> None:
    """A wall of running monsters, claws first."""
    for x, y, high, head in (
        (-54, 26, 56, "stitched"),
        (52, 26, 56, "tusks"),
        (0, 30, 62, "jaws"),
        (-28, 56, 84, "screaming"),
        (32, 58, 86, "jaws"),
    ):
        pen.figure(Figure("reach", "hulk", head), x, y, high, x > 30, haze=0.3 if y < 40 else 0)


def empty_magazine(pen: Pen) -> None:
    """An empty magazine falls, its last cases below, the gun above."""
    pen.part("metal", [(-74, -52), (40, -56), (44, -36), (-70, -30)], limb((40, -46), (74, -47), 7, 6))
    pen.part("metal*.7", [(-12, -6), (14, -10), (24, 34), (0, 40)])
    pen.flat("dark", [(-8, -4), (10, -7), (11, 0), (-6, 3)])
    pen.flat("low", *[limb((x, -24), (x + 1, -12), 0.8, 0.8) for x in (-10, 2, 12)], alpha=170)
    pen.part("acc*.7", *[limb((x, y), (x + 9, y + 2), 5, 4) for x, y in ((-44, 50), (-20, 56), (30, 52), (48, 58))])


def comet(pen: Pen) -> None:
    """A comet over an army that looks up."""
    pen.flat("low", [(46, -44), (-70, -56), (-70, -30)], alpha=130)
    pen.part("acc", oval(46, -42, 11, steps=34), rim=0.3)
    pen.glow(46, -42, 34, "acc", 0.9)
    for x, high in ((-56, 40), (-34, 46), (-8, 52), (20, 46), (46, 42)):
        pen.figure(shade("hail", weapon="spear", turn=80), x, 62, high)


def hammer_on_helmet(pen: Pen) -> None:
    """A hammer lands on a helmet that splits."""
    pen.head("helm", 0, 30, 30)
    pen.part("wood", limb((66, -58), (12, -30), 7, 7))
    pen.part("metal", [(-22, -38), (6, -52), (22, -22), (-6, -8)])
    pen.flat(
        "low",
        *[
            [
                (0 + 34 * math.cos(a - 0.08), -6 + 34 * math.sin(a - 0.08)),
                (0 + 60 * math.cos(a), -6 + 60 * math.sin(a)),
                (0 + 34 * math.cos(a + 0.08), -6 + 34 * math.sin(a + 0.08)),
            ]
            for a in (2.6, 3.1, 3.6, 5.9, 0.2, 0.6)
        ],
    )
    pen.flat("dark", ribbon([(-4, -4), (2, 10), (-6, 22), (2, 40)], 3, 1, 1))


def parachutes(pen: Pen) -> None:
    """Soldiers hang from canopies, near and far."""
    for x, y, k, haze in ((-48, -20, 0.4, 0.4), (50, -34, 0.34, 0.45), (34, 14, 0.55, 0.2), (-8, -6, 1.0, 0.0)):
        canopy = smooth(
            [(x - 40 * k, y), (x - 30 * k, y - 28 * k), (x, y - 40 * k), (x + 30 * k, y - 28 * k), (x + 40 * k, y)],
            4,
            False,
        )
        pen.part("bone", [*canopy, (x + 20 * k, y - 6 * k), (x, y), (x - 20 * k, y - 6 * k)], haze=haze)
        pen.part(
            "acc*.8",
            smooth(
                [(x - 8 * k, y - 3 * k), (x - 6 * k, y - 38 * k), (x + 6 * k, y - 38 * k), (x + 8 * k, y - 3 * k)], 3
            ),
            haze=haze,
            rim=0.3,
        )
        pen.part(
            "dark",
            *[limb((x + a * k, y - 2 * k), (x, y + 34 * k), 0.7 * k, 0.7 * k) for a in (-38, -18, 18, 38)],
            haze=haze,
            seam=0,
        )
        pen.figure(Figure("hang", "soldier", "helm"), x, y + 66 * k, 40 * k, haze=haze)


def retreat(pen: Pen) -> None:
    """Men run before a wall of smoke, the last looks back."""
    pen.part(
        "near*1.2",
        *[oval(x, y, r, steps=24) for x, y, r in ((-60, 10, 30), (-44, -24, 26), (-66, -40, 26), (-30, 30, 22))],
        top=1.3,
        foot=0.6,
    )
    pen.glow(-64, 34, 34, "acc", 0.8)
    for x, y, high, flip in ((-8, 56, 70, True), (26, 52, 58, False), (54, 48, 44, False)):
        pen.figure(
            Figure("run" if not flip else "away", "soldier", "helm", weapon="rifle", weapon_turn=40), x, y, high, False
        )


def cut_cable(pen: Pen) -> None:
    """Pliers close on the wire of a charge under a bridge."""
    pen.part(
        "near*.8",
        box(-76, -60, 76, -44),
        *[limb((x, -44), (x + 30, 30), 4, 4) for x in (-70, -20, 30)],
        *[limb((x + 30, -44), (x, 30), 4, 4) for x in (-70, -20, 30)],
    )
    pen.part("acc*.7", *[limb((-40 + i * 9, 4), (-40 + i * 9, 34), 9, 9) for i in range(4)])
    pen.part("dark", ribbon([(-8, 10), (14, 0), (30, 14), (70, 8)], 2.4, 2.4), seam=0.2)
    pen.part("metal", limb((22, 10), (52, 52), 6, 7), limb((34, 8), (22, 54), 6, 7))
    pen.part("metal*.7", [(18, 14), (28, -6), (38, 12), (28, 24)])


EVENTS_OF_WAR: Final[Mapping[str, Subject]] = by_name(
    ambush,
    muzzle_row,
    blind_rage,
    blood_on_blade,
    stuck_in_mud,
    chasm,
    dropped_rifle,
    last_stand,
    found_out,
    quake,
    dodging,
    rolling_away,
    marching_column,
    gale,
    fog,
    half_lit,
    first_off,
    fireworks,
    lucky_bullet,
    bursting_gun,
    leap_between_gates,
    horde,
    empty_magazine,
    comet,
    hammer_on_helmet,
    parachutes,
    retreat,
    cut_cable,
)
