"""Raids, sieges and hunts as the subject of a picture: what is done to somebody who does not expect it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.events_of_war import shade
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import blast
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import box, limb, oval, ribbon, ring, smooth, star


def bullseye(pen: Pen) -> None:
    """A target with five hits in its heart."""
    for i, r in enumerate((50, 39, 28, 17)):
        pen.part("bone" if i % 2 == 0 else "acc*.7", oval(0, -2, r, steps=70), rim=0.4)
    pen.flat("dark", *[star(x, y, 7, 5, 2.6) for x, y in ((-3, -6), (5, 2), (-6, 5), (3, -9), (2, 7))])
    pen.part("wood", limb((-30, 38), (-44, 64), 5, 5), limb((30, 38), (44, 64), 5, 5))


def from_behind(pen: Pen) -> None:
    """An arm around a sentry's neck, a blade at his back."""
    pen.figure(Figure("stand", "soldier", "kettle", weapon="rifle", weapon_turn=80), 10, 60, 112)
    pen.figure(Figure("reach", "slim", "hood", tone="dark"), -26, 60, 104)
    pen.weapon("dagger", -18, 8, 1.1, 0)


def pods_landing(pen: Pen) -> None:
    """Steel pods fall in a rain over roofs."""
    for x, y, k in ((-50, -30, 0.5), (-16, 0, 0.75), (40, -8, 1.1)):
        pen.flat("acc", [(x - 4 * k, y - 22 * k), (x + 10 * k, y - 70 * k), (x + 6 * k, y - 20 * k)], alpha=190)
        pen.part(
            "plate",
            smooth(
                [
                    (x, y + 24 * k),
                    (x - 11 * k, y + 10 * k),
                    (x - 11 * k, y - 14 * k),
                    (x, y - 22 * k),
                    (x + 11 * k, y - 14 * k),
                    (x + 11 * k, y + 10 * k),
                ]
            ),
        )
        pen.part(
            "plate*.6",
            [(x - 11 * k, y - 10 * k), (x - 20 * k, y - 26 * k), (x - 6 * k, y - 20 * k)],
            [(x + 11 * k, y - 10 * k), (x + 20 * k, y - 26 * k), (x + 6 * k, y - 20 * k)],
        )
        pen.glow(x, y + 24 * k, 14 * k, "acc", 0.9)
    pen.part(
        "front",
        box(-76, 46, 76, 64),
        *[
            box(x, 46 - h, x + w, 48)
            for x, w, h in ((-70, 16, 18), (-46, 12, 10), (-24, 18, 22), (4, 14, 12), (30, 18, 20), (56, 14, 10))
        ],
        rim=0.5,
    )


def high_ground(pen: Pen) -> None:
    """A gunner on a rock above; small men below."""
    pen.part("near*.7", [(-76, 62), (-70, -2), (-40, -14), (-8, -8), (8, 20), (20, 62)])
    pen.figure(Figure("prone", "soldier", "helm", weapon="machine_gun"), -32, -8, 66)
    blast(pen, 26, -12, 9, 9)
    for x, y in ((44, 56), (58, 48), (66, 60)):
        pen.figure(shade("run", weapon="rifle"), x, y, 20, True)


def through_scope(pen: Pen) -> None:
    """A distant man in the cross of a sight; all else is black."""
    pen.part("low", oval(0, 0, 44, steps=90), rim=0, top=1.05, foot=0.9)
    pen.part(
        "near", smooth([(-40, 18), (-10, 12), (20, 18), (42, 12), (30, 34), (0, 44), (-30, 34)], 4), rim=0.2, seam=0
    )
    pen.figure(shade("stand", weapon="rifle", turn=60), 6, 22, 34)
    pen.part(
        (8, 8, 10),
        [*oval(0, 0, 100, steps=90), *oval(0, 0, 43, steps=90, start=360, end=0)],
        rim=0,
        cool=0,
        seam=0,
        top=1,
        foot=1,
    )
    pen.part("metal*.6", [*oval(0, 0, 47, steps=90), *oval(0, 0, 43, steps=90, start=360, end=0)], rim=0.6)
    pen.flat(
        "acc",
        box(-42, -0.6, 42, 0.6),
        box(-0.6, -42, 0.6, 42),
        [*oval(0, 0, 12, steps=50), *oval(0, 0, 11, steps=50, start=360, end=0)],
    )


def behind_wall(pen: Pen) -> None:
    """A man sits behind a broken wall, bullets over it."""
    pen.part("near*1.1", [(-14, 62), (-12, -16), (4, -24), (14, -8), (30, -14), (40, 8), (74, 2), (76, 62)])
    pen.flat(
        "dark",
        *[box(x, y, x + 10, y + 1.4) for x, y in ((0, 8), (22, 16), (44, 24), (8, 34), (34, 44), (56, 40))],
        alpha=170,
    )
    pen.figure(Figure("kneel", "soldier", "helm", weapon="rifle", weapon_turn=64, head_turn=-14), -44, 60, 88)
    pen.flat("acc", *[limb((74, y), (-70, y - 8), 2.2, 0.8) for y in (-36, -50, -26)], alpha=200)


def assassin(pen: Pen) -> None:
    """A shadow at a window, a knife, a sleeper below."""
    pen.part("low", box(-20, -58, 44, 14), rim=0)
    pen.part("near*.5", box(10, -58, 14, 14), box(-20, -24, 44, -20))
    pen.figure(shade("crouch", "slim", "hood", "dagger", -40), 10, 22, 76)
    pen.part("bone*.8", smooth([(-70, 44), (-40, 30), (20, 32), (66, 40), (70, 62), (-70, 62)], 4))
    pen.part("skin", oval(-52, 36, 9, steps=24))


def clash_of_clans(pen: Pen) -> None:
    """Two clansmen, blade on blade."""
    pen.figure(Figure("slash", "brute", "bearded", weapon="greatsword", weapon_turn=40, behind=("cape",)), -36, 56, 86)
    pen.figure(Figure("slash", "brute", "wild_hair", weapon="greatsword", weapon_turn=40), 38, 56, 86, True)
    pen.flat("low", star(0, -34, 8, 18, 6))
    pen.glow(0, -34, 30, "acc", 0.9)


def dark_ranks(pen: Pen) -> None:
    """Ranks of the dead under banners, a leader before them."""
    for row, (y, high, haze) in enumerate(((14, 40, 0.4), (30, 50, 0.2))):
        for i in range(6 - row):
            pen.figure(
                Figure("stand", "bone", "dead", weapon="rifle", weapon_turn=80),
                -56 + i * 22 + row * 10,
                y,
                high,
                haze=haze,
            )
    pen.figure(Figure("hail", "giant", "crowned_skull", weapon="scythe", weapon_turn=80, behind=("cape",)), 4, 60, 78)


def trampled_banner(pen: Pen) -> None:
    """A boot on a broken horned banner."""
    pen.part("wood", limb((-70, 50), (10, 20), 4, 4), limb((22, 30), (66, 40), 4, 4))
    pen.part("acc*.6", smooth([(-60, 44), (-20, 28), (6, 26), (4, 48), (-24, 60), (-64, 62)], 3))
    pen.part(
        "bone*.8",
        ribbon([(-44, 46), (-52, 38), (-44, 30)], 5, 1),
        ribbon([(-24, 42), (-14, 34), (-22, 26)], 5, 1),
        oval(-34, 48, 9, steps=20),
    )
    pen.part("cloth", limb((10, -64), (4, -8), 30, 24))
    pen.part("plate", limb((6, -34), (2, 6), 28, 26))
    pen.part("dark", smooth([(-12, 6), (16, 4), (20, 22), (44, 30), (46, 40), (-14, 40)], 3))


def rifle_graves(pen: Pen) -> None:
    """Three rifles in the ground with helmets on them."""
    for x, y, k in ((-48, 30, 0.7), (44, 34, 0.76), (-4, 54, 1.1)):
        pen.part("wood", limb((x, y), (x, y - 44 * k), 4 * k, 3 * k))
        pen.part("metal*.7", limb((x, y - 20 * k), (x, y + 6 * k), 5 * k, 5 * k))
        dome = ((-15, -40), (-12, -54), (0, -60), (12, -54), (15, -40))
        pen.part("plate", smooth([(x + a * k, y + b * k) for a, b in dome], 4, False))
        pen.part("near*.7", oval(x, y + 6 * k, 18 * k, 5 * k, 24))


def perimeter(pen: Pen) -> None:
    """A watch tower whose lamps go round, wire about it."""
    pen.flat("low", [(6, -27), (76, -14), (76, 22)], [(-6, -27), (-76, -18), (-76, 16)], alpha=110)
    pen.part(
        "wood*.8",
        *[limb((s * 12, -14), (s * 24, 60), 4, 5) for s in (-1, 1)],
        *[limb((-14 - i * 4, -4 + i * 24), (16 + i * 4, 14 + i * 24), 2.4, 2.4) for i in range(2)],
    )
    pen.part("plate", [(-20, -16), (20, -16), (16, -34), (-16, -34)], [(-24, -33), (0, -46), (24, -33)])
    pen.flat("acc", oval(-12, -25, 3, steps=14), oval(12, -25, 3, steps=14))
    pen.part("dark", *[ring(x, 50, 8, 9.4, steps=24) for x in range(-72, 76, 12)], seam=0)


def clan_charge(pen: Pen) -> None:
    """A line of clansmen runs at us with raised swords."""
    for x, y, high, head, flip, haze in (
        (-54, 36, 56, "bearded", False, 0.3),
        (52, 36, 56, "wild_hair", True, 0.3),
        (-22, 46, 70, "braid", False, 0.15),
        (26, 50, 74, "bearded", True, 0.1),
        (0, 62, 90, "lion", False, 0.0),
    ):
        pen.figure(
            Figure("overhead", "soldier", head, weapon="greatsword", weapon_turn=100), x, y, high, flip, haze=haze
        )


def rope_climb(pen: Pen) -> None:
    """Two men on a rope up a wall at night."""
    pen.part("near*.8", [(8, -64), (76, -64), (76, 64), (-4, 64)])
    pen.flat(
        "dark",
        *[box(x, y, x + 14, y + 1.2) for x, y in ((20, -44), (44, -30), (24, -12), (50, 4), (18, 22), (44, 40))],
        alpha=150,
    )
    pen.part("bone*.7", ribbon([(6, -64), (-6, -10), (-2, 62)], 1.6, 1.6), seam=0.2)
    pen.figure(shade("reach", "slim", "hood"), -10, -2, 58)
    pen.figure(shade("reach", "slim", "goggles"), -10, 62, 58)


def siege(pen: Pen) -> None:
    """Guns before a citadel, shells over them."""
    pen.part(
        "near*1.1",
        smooth([(10, 30), (20, -20), (30, -54), (38, -20), (46, 30)], 4),
        smooth([(40, 30), (50, -6), (58, -34), (64, -6), (72, 30)], 4),
    )
    for x, y in ((-4, -34), (24, -30), (50, 4)):
        blast(pen, x, y, 9, 9)
    for i, x in enumerate((-58, -22)):
        pen.part("metal", limb((x, 44), (x + 34, 16 - i * 4), 9, 6))
        pen.part("wood", ring(x + 4, 48, 8, 11, steps=28))
    pen.figure(shade("point"), -44, 62, 40)


def against_giant(pen: Pen) -> None:
    """One man with a sword before the feet of a giant."""
    pen.figure(Figure("stand", "giant", "horned", weapon="hammer", weapon_turn=-60), 24, 80, 114)
    pen.figure(shade("guard", weapon="sword", turn=60), -42, 54, 34)


def into_jaws(pen: Pen) -> None:
    """A man with a charge walks into an open maw."""
    pen.part("cloth*.8", oval(14, -2, 56, 52, 70))
    pen.part("acc*.6", oval(14, 0, 42, 38, 60), rim=0)
    teeth = [
        [
            (14 + 46 * math.cos(a - 0.12), 41 * math.sin(a - 0.12)),
            (14 + 26 * math.cos(a), 24 * math.sin(a)),
            (14 + 46 * math.cos(a + 0.12), 41 * math.sin(a + 0.12)),
        ]
        for a in (i * math.pi / 7 for i in range(14))
    ]
    pen.part("bone", *teeth)
    pen.figure(Figure("march", "soldier", "helm", weapon="bomb", tone="dark"), 2, 44, 46)


def smoked_out(pen: Pen) -> None:
    """Torches thrown into a cave; one man comes out with raised hands."""
    pen.part("near*.7", smooth([(-76, 62), (-70, -40), (-20, -60), (40, -50), (76, -20), (76, 62)], 4))
    pen.part("dark", smooth([(-34, 62), (-34, 0), (0, -26), (34, 0), (36, 62)], 4))
    pen.glow(0, 40, 44, "acc", 0.9)
    pen.part(
        "far", *[oval(x, y, r, steps=20) for x, y, r in ((-14, -30, 12), (8, -44, 14), (-6, -58, 12))], seam=0, rim=0.4
    )
    pen.figure(shade("cast", head="crew"), 0, 60, 62)


def horned_trophy(pen: Pen) -> None:
    """A hunter before a huge shape with horns, rifle up."""
    pen.part(
        "dark*1.2",
        smooth([(-30, 62), (-34, 0), (-10, -30), (30, -30), (56, 0), (60, 62)], 4),
        ribbon([(-6, -26), (-30, -40), (-34, -62)], 11, 2),
        ribbon([(34, -26), (58, -40), (62, -62)], 11, 2),
    )
    pen.flat("acc", oval(0, -6, 4, steps=16), oval(26, -6, 4, steps=16))
    pen.glow(13, -6, 30, "acc", 0.6)
    pen.figure(Figure("aim", "soldier", "ranger", weapon="sniper"), -50, 62, 60)


EVENTS_OF_RAIDS: Final[Mapping[str, Subject]] = by_name(
    bullseye,
    from_behind,
    pods_landing,
    high_ground,
    through_scope,
    behind_wall,
    assassin,
    clash_of_clans,
    dark_ranks,
    trampled_banner,
    rifle_graves,
    perimeter,
    clan_charge,
    rope_climb,
    siege,
    against_giant,
    into_jaws,
    smoked_out,
    horned_trophy,
)
