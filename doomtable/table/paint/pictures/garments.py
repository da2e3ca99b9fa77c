"""Garments: what hangs behind and before a body, by name: capes, wings, packs, banners, cables, straps.

Each draws in the space of its body, from whose joints it hangs.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from doomtable.table.paint.pictures.body import Body
from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.shapes import (
    Point,
    box,
    layer,
    limb,
    moved,
    oval,
    ribbon,
    ring,
    smooth,
    star,
)

Garment = Callable[[Body], None]


def far_tone(tone: str) -> str:
    """A tone on the far side of a body."""
    return tone if "*" in tone else f"{tone}*.62"


def between(a: Point, b: Point, share: float) -> Point:
    """A point on the way from one to another."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


# ---------------------------------------------------------------- behind: wings


def bat(body: Body) -> None:
    """Wings of skin on long fingers."""
    x, y = body.neck
    for s, tone in ((1, "cloth*.7"), (-1, "cloth")):
        body.put(tone, [
            (x + 4 * s, y + 4), (x + 22 * s, y - 30), (x + 26 * s, y - 46), (x + 52 * s, y - 40),
            (x + 86 * s, y - 12), (x + 70 * s, y - 8), (x + 66 * s, y + 18), (x + 50 * s, y + 4),
            (x + 42 * s, y + 34), (x + 28 * s, y + 12), (x + 16 * s, y + 40), (x + 5 * s, y + 24),
        ])  # fmt: skip
        body.put(
            "bone*.7", ribbon([(x + 6 * s, y + 6), (x + 24 * s, y - 28), (x + 28 * s, y - 48)], 3.4, 1),
            ribbon([(x + 25 * s, y - 40), (x + 54 * s, y - 38), (x + 86 * s, y - 12)], 2.4, 0.6),
            ribbon([(x + 25 * s, y - 38), (x + 46 * s, y - 10), (x + 42 * s, y + 33)], 1.6, 0.5),
        )  # fmt: skip


def feather(body: Body) -> None:
    """Wings of feathers, raised."""
    x, y = body.neck
    for s, tone in ((1, "bone*.75"), (-1, "bone")):
        quills = [
            ribbon([(x + 4 * s, y + 6 + i), (x + (20 + 4 * i) * s, y - 26 + 5 * i),
                    (x + (30 + 9 * (7 - abs(i - 3))) * s, y - 30 + 13 * i)], 9, 2)
            for i in range(6)
        ]  # fmt: skip
        body.put(tone, *quills, smooth([(x + 2 * s, y + 8), (x + 18 * s, y - 26), (x + 36 * s, y - 28),
                                        (x + 28 * s, y - 8)], 4))  # fmt: skip


def jet(body: Body) -> None:
    """Stiff wings with an engine each."""
    x, y = body.neck
    for s, tone in ((1, "plate*.6"), (-1, "plate")):
        body.put(tone, [
            (x + 2 * s, y + 2), (x + 30 * s, y - 16), (x + 66 * s, y - 4), (x + 60 * s, y + 6),
            (x + 28 * s, y + 12), (x + 4 * s, y + 20),
        ])  # fmt: skip
        body.put("metal", limb((x + 13 * s, y - 8), (x + 13 * s, y + 24), 9, 6))
        body.hang([layer("glow", [(x + 10.5 * s, y + 26), (x + 15.5 * s, y + 26), (x + 13 * s, y + 62)])])


def insect_wings(body: Body) -> None:
    """Four clear wings."""
    x, y = body.neck
    for s, tone in ((1, "cool*.8"), (-1, "cool*1.1")):
        body.put(tone, smooth([(x + 2 * s, y + 6), (x + 30 * s, y - 34), (x + 64 * s, y - 44), (x + 70 * s, y - 30),
                               (x + 40 * s, y - 2)], 5),
                 smooth([(x + 2 * s, y + 10), (x + 36 * s, y + 4), (x + 60 * s, y + 22), (x + 52 * s, y + 34),
                         (x + 22 * s, y + 26)], 5))  # fmt: skip


def blades(body: Body) -> None:
    """A fan of blades on the back."""
    x, y = body.neck
    angles = (-160, -140, -120, -60, -40, -20)
    body.put("metal*.8", *(
        [(x - 3 * math.sin(a), y + 6 + 3 * math.cos(a)), (x + 58 * math.cos(a), y + 6 + 58 * math.sin(a)),
         (x + 3 * math.sin(a), y + 6 - 3 * math.cos(a))] for a in map(math.radians, angles)
    ))  # fmt: skip


# ---------------------------------------------------------------- behind: cloth


def cape(body: Body, tone: str = "", far: float = 1) -> None:
    """A cape that blows behind."""
    (x, y), (bx, by) = body.neck, body.belt
    body.put(tone or far_tone(body.who.cloth), smooth([
        body.shoulders[0], (x - 10 * far, y + 22), (bx - 26 * far, by + 14), (bx - 34 * far, by + 42),
        (bx - 16 * far, by + 36), (bx - 4, by + 44), (bx + 8, by + 10), body.shoulders[1],
    ]))  # fmt: skip


def bright_cape(body: Body) -> None:
    """The same in the accent's colour."""
    cape(body, "acc*.55")


def storm_cape(body: Body) -> None:
    """A cape that stands out in the wind, torn at its end."""
    (x, y), (bx, by) = body.neck, body.belt
    body.put("acc*.5", [
        *smooth([(x + 9, y), (x - 6, y - 7), (x - 30, y - 2), (x - 56, y - 14)], 5, False),
        (x - 78, y - 6), (x - 62, y + 2), (x - 84, y + 16), (x - 60, y + 18), (x - 72, y + 36), (x - 48, y + 32),
        *smooth([(x - 38, y + 40), (bx - 20, by - 6), (bx - 2, by + 2)], 4, False),
    ])  # fmt: skip


def coat(body: Body) -> None:
    """The tails of a long coat."""
    (bx, by), tone = body.belt, far_tone(body.who.cloth)
    low = by + 38
    body.put(tone, [body.trunk(0.2, -9), (bx - 19, low - 6), (bx - 25, low + 2), (bx - 8, low - 2), (bx - 3, by + 8),
                    (bx + 3, by + 8), (bx + 9, low), (bx + 20, low - 4), body.trunk(0.2, 9)])  # fmt: skip


def scarf(body: Body) -> None:
    """A scarf in the wind."""
    x, y = body.neck
    body.put("acc*.8", ribbon([(x + 4, y - 5), (x - 16, y - 9), (x - 30, y - 1), (x - 50, y - 10)], 7, 4),
             ribbon([(x, y - 4), (x - 18, y + 2), (x - 30, y + 12), (x - 44, y + 8)], 5, 3))  # fmt: skip


def rags(body: Body) -> None:
    """Torn strips that hang from shoulders and belt."""
    x, y = body.neck
    bx, by = body.belt
    strips = [
        [(x + a - 3, y), (x + a - 7, y + 30 + 9 * (i % 3)), (x + a + 3, y + 4)]
        for i, a in enumerate((-16, -10, -4, 4, 10, 16))
    ]
    skirt = [[(bx + a - 4, by), (bx + a * 1.4 - 3, by + 22 + 7 * (i % 2)), (bx + a + 4, by)]
             for i, a in enumerate((-8, -2, 4, 9))]  # fmt: skip
    body.put(far_tone(body.who.cloth), *strips, *skirt)


def flag(body: Body) -> None:
    """A tall narrow banner on the back."""
    x, y = body.neck
    body.put("wood", limb((x - 10, y + 26), (x - 15, y - 66), 1.6, 1.2),
             limb((x - 16, y - 65), (x - 42, y - 62), 1.2, 1))
    body.put("acc*.8", [(x - 16, y - 64), (x - 41, y - 61.5), (x - 45, y - 34), (x - 38, y - 12), (x - 13, y - 16)])
    body.put("bone", moved(star(0, 0, 7, 7, 3), x - 28, y - 40), rim=0.3, seam=0)


def standard(body: Body) -> None:
    """A wide flag on a pole behind the shoulder."""
    x, y = body.neck
    top = y - 62
    body.put("wood", limb((x - 6, y + 50), (x - 12, top - 4), 2, 1.4))
    waves = [(x - 13 - 5 * i, top + 4 * math.sin(i * 0.9)) for i in range(12)]
    under = [(px, py + 34 + 3 * math.sin(i * 1.1)) for i, (px, py) in enumerate(waves)]
    body.put("acc*.75", [*waves, (waves[-1][0] + 8, waves[-1][1] + 18), *under[::-1]])
    body.put("bone", moved(star(0, 0, 7, 9, 4), x - 40, top + 17), rim=0.3, seam=0)


# ---------------------------------------------------------------- behind: machines


def pack(body: Body) -> None:
    """A pack with an aerial."""
    x, y = body.neck
    body.put("metal*.7", limb((x - 12, y + 2), (x - 12, y + 24), 13, 13), box(x - 15, y - 26, x - 13.6, y))


def tanks(body: Body) -> None:
    """Two bottles."""
    x, y = body.neck
    body.put("metal*.7", limb((x - 16, y - 6), (x - 14, y + 24), 10, 10), limb((x - 6, y - 8), (x - 5, y + 24), 10, 10))
    body.put("acc*.6", limb((x - 16, y - 6), (x - 16, y - 4), 10, 10), limb((x - 6, y - 8), (x - 6, y - 6), 10, 10))


def reactor(body: Body) -> None:
    """A great engine with chimneys."""
    x, y = body.neck
    body.put("metal*.6", limb((x - 20, y - 4), (x - 26, y - 30), 8, 7), limb((x - 10, y - 8), (x - 14, y - 36), 8, 7))
    body.put("plate*.7", smooth([(x - 6, y - 12), (x - 30, y - 8), (x - 34, y + 18), (x - 24, y + 34),
                                 (x - 4, y + 32)], 4))
    body.hang([layer("glow", oval(x - 24, y + 12, 5, steps=18))])


def rockets(body: Body) -> None:
    """A rack of rockets over the shoulder."""
    x, y = body.neck
    body.put("metal*.6", limb((x - 14, y + 10), (x - 16, y - 8), 5, 5))
    x -= 16
    body.put("plate", [(x - 22, y - 26), (x + 10, y - 32), (x + 12, y - 10), (x - 20, y - 5)])
    body.put("acc*.8", *([(x + 14, y - 35 + i * 7), (x + 22, y - 33 + i * 7), (x + 15, y - 30 + i * 7)]
                         for i in range(3)))


def quiver(body: Body) -> None:
    """Swords or arrows across the back."""
    x, y = body.neck
    body.put("wood", limb((x - 14, y - 14), (x - 2, y + 22), 5, 7))
    body.put("bone", *(limb((x - 14 + i, y - 14), (x - 20 + 4 * i, y - 30 + 2 * i), 1.2, 1.2) for i in range(3)))


def hilts(body: Body) -> None:
    """Two swords crossed on the back."""
    x, y = body.neck
    for s in (-1, 1):
        body.put("metal", limb((x + 16 * s, y + 34), (x - 14 * s, y - 20), 3, 3))
        body.put("dark", limb((x - 14 * s, y - 20), (x - 21 * s, y - 32), 2.6, 2.6))
        body.put("acc*.8", limb((x - 19 * s, y - 17), (x - 9 * s, y - 23), 2, 2))


def cables(body: Body) -> None:
    """Cables from the head down the back."""
    (x, y), (hx, hy) = body.neck, body.head
    for i, tone in enumerate(("metal*.7", "acc*.5", "metal*.6")):
        body.put(tone, ribbon([(hx - 4, hy - 3 + i * 3), (hx - 16 - i * 4, hy + 4), (x - 22 - i * 5, y + 14),
                               (x - 10, y + 30)],
                              2.6, 2.6))  # fmt: skip


def arms(body: Body) -> None:
    """Two further arms with blades, from the back."""
    x, y = body.neck
    for s, tone in ((-1, "metal*.8"), (1, "metal*.6")):
        body.put(tone, limb((x, y + 6), (x + 26 * s, y - 18), 5, 5),
                 limb((x + 26 * s, y - 18), (x + 40 * s, y - 40), 4, 3))
        body.put("bone", [(x + 36 * s, y - 38), (x + 64 * s, y - 62), (x + 44 * s, y - 34)])


def tail(body: Body) -> None:
    """A long tail with a sting."""
    bx, by = body.belt
    body.put(body.who.cloth, ribbon([(bx - 4, by + 2), (bx - 26, by + 24), (bx - 48, by + 14), (bx - 52, by - 14),
                                     (bx - 40, by - 26)], 9, 1.6))  # fmt: skip
    body.put("bone*.8", [(bx - 44, by - 22), (bx - 28, by - 34), (bx - 38, by - 20)])


def tendrils(body: Body) -> None:
    """Tentacles that rise from the back."""
    x, y = body.neck
    for i, (a, b) in enumerate(((-40, -36), (-52, -6), (-44, 26), (40, -38), (50, -4))):
        body.put("cloth*1.2" if i % 2 else "cloth", ribbon([
            (x, y + 8), (x + a * 0.5, y + b * 0.3 + 10), (x + a, y + b), (x + a * 1.2, y + b - 16),
        ], 6, 1))  # fmt: skip


def halo_ring(body: Body) -> None:
    """A ring of light behind the head."""
    x, y = body.head
    body.put("acc", ring(x, y, 17, 19.4, steps=48), rim=0.2, seam=0)
    body.paper.glow(*body.place([(x, y)])[0][0], 24 * body.scale, "acc", 0.5)


def throne(body: Body) -> None:
    """A seat with a tall back."""
    bx, by = body.belt
    body.put("near*.8", [(bx - 18, by + 28), (bx - 20, by - 62), (bx - 12, by - 72), (bx - 4, by - 60),
                         (bx + 4, by - 72),
                         (bx + 12, by - 62), (bx + 12, by + 28)])  # fmt: skip
    body.put("near*1.2", box(bx - 24, by + 6, bx + 22, by + 12), box(bx - 22, by + 10, bx + 20, by + 32))


def crate(body: Body) -> None:
    """Something to sit on."""
    bx, by = body.belt
    body.put("wood", box(bx - 16, by + 6, bx + 16, by + 32))
    body.put("wood*.7", box(bx - 16, by + 10, bx + 16, by + 13), box(bx - 16, by + 26, bx + 16, by + 29))


# ---------------------------------------------------------------- before


def spikes(body: Body) -> None:
    """Spikes on both shoulders."""
    p = body.build.pauldron
    body.put("bone*.8", *(
        [(x + a - 2, y - p * 0.3), (x + a * 1.9, y - p * 1.25), (x + a + 3, y - p * 0.3)]
        for x, y in body.shoulders for a in (-6, 0, 6)
    ))  # fmt: skip


def fur(body: Body) -> None:
    """A collar of fur."""
    x, y = body.neck
    tufts = star(0, 0, 13, 19 * body.build.wide, 13 * body.build.wide)
    body.put("wood*1.3", [(x + px, y + 2 + py * 0.42) for px, py in tufts], rim=0.8)


def collar(body: Body) -> None:
    """A tall stiff collar."""
    x, y = body.neck
    body.put("plate*.8", [(x - 12, y + 5), (x - 17, y - 15), (x - 7, y - 5), (x + 7, y - 4), (x + 13, y - 12),
                          (x + 11, y + 5)])


def belts(body: Body) -> None:
    """Rounds across the chest."""
    a, b = body.trunk(0.98, -9), body.trunk(0.2, 7)
    body.put("wood", limb(a, b, 4, 4), rim=0.4)
    body.put("acc*.8", *(oval(*between(a, b, 0.1 + i * 0.16), 1.7, steps=8) for i in range(6)), seam=0)


def sash(body: Body) -> None:
    """A bright sash."""
    body.put("acc*.7", limb(body.trunk(0.98, 9), body.trunk(0.14, -8), 5.4, 5.4), rim=0.4)


def medals(body: Body) -> None:
    """Rows of medals and a cord."""
    body.hang([layer("acc", *(oval(*body.trunk(0.82 - 0.12 * (i // 3), 1 + 3.4 * (i % 3)), 1.4, steps=8)
                              for i in range(6)))])
    body.put("acc*.8", ribbon([body.trunk(1.0, -8), body.trunk(0.66, -6), body.trunk(0.8, 2)], 1.4, 1.4), seam=0)


def mark(body: Body) -> None:
    """A star of seven points on the chest."""
    x, y = body.trunk(0.7, 1)
    body.put("acc", moved(star(0, 0, 7, 8, 3.4), x, y), rim=0.4, seam=0)


def core(body: Body) -> None:
    """A light in the chest."""
    x, y = body.trunk(0.68, 2)
    body.put("metal*.6", oval(x, y, 6, steps=20))
    body.hang([layer("glow", oval(x, y, 3.8, steps=16))])


def timer(body: Body) -> None:
    """Charges with a clock, strapped to the chest."""
    x, y = body.trunk(0.55, 1)
    body.put("acc*.7", *(limb((x - 8 + i * 5.4, y - 10), (x - 8 + i * 5.4, y + 9), 5, 5) for i in range(4)))
    body.put("dark", box(x - 12, y - 4, x + 12, y + 3))
    body.hang([layer("glow", box(x - 6, y - 2.4, x + 6, y + 1.6))])


def tabard(body: Body) -> None:
    """A strip of cloth from neck to knee, with a mark."""
    bx, by = body.belt
    body.put("bone*.75", [body.trunk(1.02, -6), body.trunk(1.02, 6), body.trunk(0, 6.6), (bx + 9, by + 26),
                          (bx, by + 21),
                          (bx - 8, by + 27), body.trunk(0, -6.6)])  # fmt: skip
    x, y = body.trunk(0.62, 0)
    body.put("acc*.85", moved(star(0, 0, 7, 6.4, 2.6), x, y), rim=0.3, seam=0)


def chains(body: Body) -> None:
    """Chains across the body."""
    for a, b in (((0.95, -10), (0.2, 8)), ((0.95, 10), (0.2, -8))):
        start, end = body.trunk(*a), body.trunk(*b)
        body.put("metal*.8", *(ring(*between(start, end, i / 7), 1.4, 2.7, steps=12) for i in range(8)), seam=0)


def wounds(body: Body) -> None:
    """Sores that shine."""
    spots = ((0.85, -5, 1.6), (0.6, 5, 2.2), (0.35, -3, 1.5), (0.5, -7, 1.1))
    body.hang([layer("glow", *(oval(*body.trunk(up, side), size, steps=10) for up, side, size in spots))])


def draw_mantle(body: Body) -> None:
    """A closed cloak from neck to knee, seen from behind, with a star on it, and the head above."""
    (x, y), (bx, by), wide = body.neck, body.belt, body.build.wide
    tone = body.who.cloth
    left, right, low = bx - 24 * wide, bx + 26 * wide, by + 44
    hem = [(left + (right - left) * i / 7, low - (4 if i % 2 else 0)) for i in range(1, 7)]
    body.put(tone, [
        *smooth([(x, y - 7), (x - 15 * wide, y - 3), (x - 21 * wide, y + 14), (left - 2, by), (left - 8, low)],
                5, False),
        *hem,
        *smooth([(right + 8, low), (right + 2, by), (x + 21 * wide, y + 14), (x + 15 * wide, y - 3), (x, y - 7)],
                5, False),
    ])  # fmt: skip
    folds = [[(x + a * 0.35, y + 8), (bx + a - 2, low - 3), (bx + a + 4, low - 3)] for a in (-22, -8, 8, 22)]
    body.put(far_tone(tone), *folds, rim=0.25, seam=0)
    body.put("acc", moved(star(0, 0, 7, 9, 3.4), x, y + 22), rim=0.4)
    body.put("dark", smooth([(x - 11, y - 1), (x, y - 9), (x + 11, y - 1), (x + 6, y + 5), (x - 6, y + 5)]), rim=0.8)
    body.draw_head()


BEHIND: Final = by_name(
    throne, crate, bat, feather, jet, insect_wings, blades, standard, flag, tendrils, tail, arms, storm_cape, cape,
    bright_cape, coat, rags, scarf, reactor, rockets, pack, tanks, quiver, hilts, cables, halo_ring,
)  # fmt: skip
"""From far to near."""
BEFORE: Final = by_name(spikes, tabard, sash, belts, chains, timer, medals, mark, core, wounds, fur, collar)
