"""Symbols in card pictures: what spells, gifts and specials are about, as cut-paper shapes.

Every omen is drawn around (0, 48) and some 25 units to each side, in a body colour with a rim of light.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from doomtable.table.paint.emblems import arc, box, brush, star, symmetric, turned
from doomtable.table.paint.picture_canvas import Canvas, smooth
from doomtable.table.paint.picture_equipment import weapon
from doomtable.table.paint.surface_effects import Point
from doomtable.table.paint.theme import BLACK, WHITE, Color, mix

Omen = Callable[[Canvas, Color, Color], None]
Y: Final = 48.0
DEEP: Final[Color] = (10, 7, 12)


def _at(points: list[Point], x: float = 0, y: float = Y, k: float = 1.0) -> list[Point]:
    return [(x + px * k, y + py * k) for px, py in points]


def eye(cv: Canvas, body: Color, rim: Color) -> None:
    """An open eye: something is looked at, asked or known."""
    lid = [(-32.0, 0.0), (-18, -13), (0, -19), (18, -13), (32, 0), (18, 13), (0, 18), (-18, 13)]
    cv.part(smooth(_at(lid)), mix(body, WHITE, 0.25), rim)
    cv.part(arc(0, Y, 13.5, n=40), mix(body, BLACK, 0.45), rim, depth=0.7)
    for i in range(18):
        cv.fill(turned(box(-0.3, -12.5, 0.3, -6), i * 20, 0, Y), mix(body, WHITE, 0.35), 190)
    cv.fill(smooth(symmetric([(0, Y - 11), (3.4, Y), (0, Y + 11)])), DEEP)
    cv.glow(-4, Y - 5, 7, WHITE, 220)
    for i in range(7):
        a = -150 + i * 20
        lash = turned([(-1.1, -21.0), (1.1, -21), (0, -31 - 3 * (i % 2))], a + 90, 0, Y)
        cv.part(lash, body, rim, depth=0.5)


def hand(cv: Canvas, body: Color, rim: Color) -> None:
    """A raised hand: force that reaches out."""
    for dx, top, lean, wide in ((-15, -18, -9, 3.4), (-6, -28, -3, 3.7), (3.4, -30, 2, 3.7), (12.5, -24, 8, 3.5)):
        finger = brush((dx * 0.7, Y + 8), (dx, Y + top * 0.4), (dx + lean, Y + top), 4.6, wide, wide * 0.6)
        cv.part(finger, body, rim, depth=0.7)
    thumb = brush((-8, Y + 22), (-22, Y + 12), (-27, Y - 1), 6, 4.6, 2.8)
    cv.part(thumb, body, rim, depth=0.7)
    palm = [(-13.0, 2.0), (0, -3), (14, 1), (16, 14), (11, 27), (-6, 28), (-14, 18)]
    cv.part(smooth(_at(palm)), body, rim)
    for a, b in (((-8, 8), (10, 14)), ((-9, 15), (8, 21))):
        cv.fill(brush((a[0], Y + a[1]), (0, Y + a[1] + 7), (b[0], Y + b[1] - 6), 0.4, 0.9, 0.3), mix(body, BLACK, 0.5))


def claw(cv: Canvas, body: Color, rim: Color) -> None:
    """Talons: something is torn or weakened."""
    for x, k in ((-22, 0.78), (-8, 1.0), (6, 1.0), (20, 0.78)):
        slash = brush((x + 15, Y - 32 * k), (x + 4, Y - 2), (x - 15, Y + 32 * k), 0.3, 5.4, 0.2)
        cv.part(slash, mix(body, WHITE, 0.15), rim, depth=0.8)
        cut = brush((x + 13, Y - 26 * k), (x + 4, Y), (x - 12, Y + 26 * k), 0.1, 2.2, 0.1)
        cv.fill(cut, DEEP, 210)


def gate(cv: Canvas, body: Color, rim: Color) -> None:
    """A gate with light behind it: something comes through."""
    cv.glow(0, Y + 4, 34, rim, 210)
    outer = [(-25.0, Y + 34), (-25, Y - 4), *arc(0, Y - 4, 25, 180, 360, 20), (25, Y + 34)]
    inner = [(16.0, Y + 34), (16, Y - 4), *arc(0, Y - 4, 16, 360, 180, 20), (-16, Y + 34)]
    cv.part([(-17, Y + 34), (-17, Y - 4), *arc(0, Y - 4, 17, 180, 360, 20), (17, Y + 34)], mix(rim, WHITE, 0.4), rim)
    for i in range(5):
        cv.fill(turned(box(-1, -60, 1, -4), -50 + i * 25, 0, Y + 24), mix(rim, body, 0.3), 90)
    shade = smooth(symmetric([(0.0, Y + 4), (3, Y + 6), (4, Y + 12), (8, Y + 20), (9, Y + 36), (0, Y + 36)]), 4)
    cv.part(shade, mix(body, BLACK, 0.6), rim, depth=0.5)
    cv.part(outer + inner, body, rim)
    for i in range(7):
        stone = turned(box(-3.2, -27, 3.2, -14), -90 + i * 30, 0, Y - 4)
        cv.part(stone, mix(body, WHITE, 0.12 if i % 2 else 0.0), rim, depth=0.5)


def chain(cv: Canvas, body: Color, rim: Color) -> None:
    """Chains: somebody may not."""
    for lean in (-32, 32):
        for i in range(-3, 4):
            place = turned([(0.0, i * 12.0)], lean, 0, Y)[0]
            long = turned(arc(0, 0, 4.6 if i % 2 else 3, n=20, ry=8.6), lean, *place)
            hole = turned(arc(0, 0, 2.2 if i % 2 else 0.9, n=20, ry=5.4), lean, *place)
            cv.part(long, body, rim, depth=0.7)
            cv.fill(hole, DEEP)
    cv.part(_at([(-10, -6), (10, -6), (12, 14), (-12, 14)]), mix(body, BLACK, 0.2), rim)
    cv.part(_at(smooth(arc(0, -6, 8, 180, 360, 10) + arc(0, -6, 5, 360, 180, 10), 2)), mix(body, WHITE, 0.2), rim)
    cv.fill(arc(0, Y + 2, 2.4, n=16), DEEP)
    cv.fill(_at([(-1.1, 3), (1.1, 3), (1.8, 9), (-1.8, 9)]), DEEP)


def drop(cv: Canvas, body: Color, rim: Color) -> None:
    """A drop in a ring of light: somebody is healed."""
    for q in (31, 26):
        cv.ring(0, Y, q, mix(rim, body, 0.3), 0.6)
    tear = [(0.0, -30.0), (7, -15), (16, 2), (17, 13), (10, 23), (0, 26), (-10, 23), (-17, 13), (-16, 2), (-7, -15)]
    cv.part(smooth(_at(tear)), body, rim)
    cv.part(smooth(_at(tear, -1, Y + 5, 0.62)), mix(body, WHITE, 0.22), rim, depth=0.6)
    cv.glow(-6, Y + 8, 8, WHITE, 190)


def flame(cv: Canvas, body: Color, rim: Color) -> None:
    """A flame: power to strike."""
    tongues = [
        (0.0, -36.0), (6, -18), (13, -24), (14, -8), (24, -6), (19, 12), (12, 25), (0, 29),
        (-13, 25), (-20, 10), (-21, -8), (-12, -4), (-11, -22),
    ]  # fmt: skip
    cv.glow(0, Y, 40, rim, 150)
    cv.part(smooth(_at(tongues)), body, rim)
    cv.part(smooth(_at(tongues, 0, Y + 9, 0.62)), mix(body, (255, 214, 120), 0.45), rim, depth=0.7)
    cv.part(smooth(_at(tongues, 0, Y + 16, 0.32)), mix(body, WHITE, 0.75), rim, depth=0.5)


def bolt(cv: Canvas, body: Color, rim: Color) -> None:
    """Lightning: something strikes from afar."""
    cv.glow(0, Y, 40, rim, 170)
    for k, dx, side in ((0.62, -24, -1), (0.62, 24, 1), (1.0, 0, 1)):
        zig = [(6.0, -38.0), (-14, 4), (-2, 4), (-9, 36), (16, -8), (3, -8), (14, -38)]
        cv.part([(dx + x * k * side, Y + y * k) for x, y in zig], mix(body, WHITE, 0.3 if k == 1 else 0), rim)


def shield(cv: Canvas, body: Color, rim: Color) -> None:
    """A shield: somebody is guarded."""
    cv.part(_at(symmetric([(0, -30), (25, -25), (25, 4), (17, 22), (0, 34)])), body, rim)
    cv.part(_at(symmetric([(0, -24), (20, -20), (20, 3), (13.6, 18), (0, 27)])), mix(body, BLACK, 0.45), rim, depth=0.7)
    cv.sculpture(cv.affiliation, 0, Y - 2, 28, mix(body, WHITE, 0.3), rim)


def clock(cv: Canvas, body: Color, rim: Color) -> None:
    """An hourglass: time, and what runs out of it."""
    for s in (-1, 1):
        cv.part(_at(box(-20, 28 * s - 3, 20, 28 * s + 3)), body, rim)
        cv.part(_at(box(16 * s - 1.4, -27, 16 * s + 1.4, 27)), mix(body, BLACK, 0.3), rim, depth=0.5)
    glass = smooth(symmetric([(0.0, -25.0), (13, -24), (12, -14), (2, 0), (12, 14), (13, 24), (0, 25)]), 4)
    cv.part(_at(glass), mix(body, (150, 170, 180), 0.5), rim, depth=0.8)
    sand = mix(rim, (250, 200, 110), 0.4)
    cv.fill(_at(smooth(symmetric([(0, -12), (9, -12), (2, -2), (0, 0)]), 3)), sand)
    cv.fill(_at(box(-0.5, -2, 0.5, 16)), sand)
    cv.fill(_at(smooth(symmetric([(0, 10), (5, 16), (11, 22), (0, 23)]), 3)), sand)


def mask(cv: Canvas, body: Color, rim: Color) -> None:
    """Two masks: somebody takes another's place."""
    for x, y, k, lean, tone in ((-13, Y - 5, 0.86, -12, 0.5), (10, Y + 4, 1.0, 9, 0.0)):
        face = smooth(symmetric([(0.0, -26.0), (13, -23), (19, -8), (15, 12), (7, 25), (0, 28)]), 4)
        cv.part(turned(face, lean, x, y, k), mix(body, BLACK, tone), rim)
        for s in (-1, 1):
            slit = [(3.0 * s, -5.0), (9 * s, -10), (14 * s, -6), (9 * s, -2)]
            cv.fill(turned(smooth(slit, 3), lean, x, y, k), DEEP)
        grin = 5 if tone else -5
        cv.fill(turned(brush((-8, 12), (0, 12 + grin), (8, 12), 0.3, 2.2, 0.3), lean, x, y, k), DEEP)
        cv.fill(turned([(0, -4), (2.4, 5), (-1, 5.6)], lean, x, y, k), mix(body, BLACK, 0.55), 190)


def wings(cv: Canvas, body: Color, rim: Color) -> None:
    """Wings: somebody rises above himself."""
    for s in (-1, 1):
        for i in range(6):
            far = (36 - i * 4.6) * s, Y - 26 + i * 9.6
            feather = brush((4.0 * s, Y - 4 + i * 3.4), (20 * s, Y - 24 + i * 7), far, 2, 4.6, 0.5)
            cv.part(feather, mix(body, WHITE, 0.1 * (i % 2)), rim, depth=0.6)
    cv.part(smooth(_at(symmetric([(0, -22), (4, -14), (6, 4), (3, 26), (0, 31)]))), mix(body, WHITE, 0.25), rim)
    cv.part(arc(0, Y - 23, 6, n=24), mix(body, WHITE, 0.35), rim, depth=0.7)


def blade(cv: Canvas, body: Color, rim: Color) -> None:
    """A blade, point down: who is wounded dies."""
    cv.glow(0, Y, 36, rim, 140)
    weapon(cv, "sword", 0, Y - 24, 90, 1.15, rim)
    for s in (-1, 1):
        cv.part(brush((4.0 * s, Y + 30), (16 * s, Y + 26), (28 * s, Y + 33), 3, 2, 0.4), body, rim, depth=0.6)


def mind(cv: Canvas, body: Color, rim: Color) -> None:
    """A head with thoughts around it."""
    for i, q in enumerate((14, 20, 26)):
        cv.ring(3, Y - 10, q, mix(rim, body, 0.25 * i), 0.8 - 0.15 * i)
    profile = [
        (-4.0, -26.0), (9, -24), (17, -13), (16, 0), (11, 9), (12, 30), (-10, 30), (-9, 20), (-16, 20), (-18, 13),
        (-16, 10), (-18, 7), (-16, 4), (-22, 0), (-16, -8), (-14, -19),
    ]  # fmt: skip
    cv.part(smooth(_at(profile), 4), body, rim)
    cv.fill(star(7, 9, 3.4, -90, 2, Y - 10), mix(rim, WHITE, 0.5))
    cv.glow(2, Y - 10, 14, WHITE, 170)


def threads(cv: Canvas, body: Color, rim: Color) -> None:
    """A hand with threads, and who hangs on them."""
    for x in (-14, -5, 5, 14):
        foot = x * 0.55
        cv.fill([(x - 0.35, Y - 14), (x + 0.35, Y - 14), (foot + 0.35, Y + 16), (foot - 0.35, Y + 16)], rim, 220)
    wrist = [(-7.0, -40.0), (7, -40), (9, -26), (17, -20), (16, -13), (-16, -13), (-17, -20), (-9, -26)]
    cv.part(smooth(_at(wrist), 4), body, rim)
    for x in (-14, -5, 5, 14):
        cv.part(brush((x * 0.9, Y - 20), (x, Y - 15), (x, Y - 9), 3, 2.6, 1.5), body, rim, depth=0.5)
    puppet = mix(body, BLACK, 0.35)
    cv.part(arc(0, Y + 13, 5.4, n=20), puppet, rim, depth=0.6)
    limbs = symmetric([(3.0, 18.0), (5, 22), (12, 16), (13, 19), (5, 28), (7, 40)])
    cv.part(_at(limbs), puppet, rim, depth=0.7)


def cloud(cv: Canvas, body: Color, rim: Color) -> None:
    """Mist, and somebody in it: hidden, or asleep."""
    figure = smooth(symmetric([(0.0, -28.0), (5, -26), (6, -18), (14, -8), (17, 30), (0, 30)]), 4)
    cv.part(_at(figure), mix(body, BLACK, 0.55), rim, depth=0.8)
    for x, y, w, h, tone in ((-24, 12, 26, 8, 0.2), (22, 4, 28, 8, 0.35), (-8, 22, 40, 8, 0.1), (12, -10, 22, 6, 0.45)):
        puff = [(-1.0, 0.4), (-0.6, -0.5), (-0.1, -1), (0.4, -0.7), (1, 0.2), (0.5, 1), (-0.5, 1)]
        cv.fill(smooth([(x + px * w, Y + y + py * h) for px, py in puff]), mix(body, WHITE, tone), 190)


def broken(cv: Canvas, body: Color, rim: Color) -> None:
    """A thing in pieces: something is destroyed."""
    cuts = sorted(math.tau * i / 8 + cv.chance.uniform(-0.3, 0.3) for i in range(8))
    for i, a in enumerate(cuts):
        b = cuts[(i + 1) % 8] + (math.tau if i == 7 else 0)
        middle, push = (a + b) / 2, cv.chance.uniform(3, 12)
        mx, my = push * math.cos(middle), Y + push * math.sin(middle)
        inner = cv.chance.uniform(1, 6)
        corners = ((inner, a), (22 + 6 * (i % 2), a), (25, middle), (21 + 7 * ((i + 1) % 2), b), (inner, b))
        shard = [(mx + far * math.cos(angle), my + far * math.sin(angle)) for far, angle in corners]
        cv.part(shard, mix(body, WHITE, 0.12 * (i % 3)), rim, depth=0.7)
    cv.glow(0, Y, 12, rim, 220)


def clash(cv: Canvas, body: Color, rim: Color) -> None:
    """Two blades crossed: an attack, or the call to one."""
    cv.glow(0, Y, 34, rim, 170)
    weapon(cv, "sword", -24, Y + 26, -45, 1.3, rim)
    weapon(cv, "sword", 24, Y + 26, -135, 1.3, rim)
    cv.fill(star(8, 10, 3.5, -90, 0, Y), mix(rim, WHITE, 0.5))


def speed(cv: Canvas, body: Color, rim: Color) -> None:
    """Lines of speed behind a point: before the other, or more than once."""
    for i, (y, long) in enumerate(((-18, 30), (-9, 44), (0, 54), (9, 44), (18, 30))):
        streak = [(26.0 - abs(y), Y + y - 1.6), (26 - abs(y), Y + y + 1.6), (26 - abs(y) - long, Y + y)]
        cv.part(streak, mix(body, WHITE, 0.1 * (i % 2)), rim, depth=0.5)
    head = [(14.0, -24.0), (38, 0), (14, 24), (20, 0)]
    cv.part(_at(head), body, rim)


def coins(cv: Canvas, body: Color, rim: Color) -> None:
    """Medals in a pile: points come or go."""
    gold = mix(body, (190, 150, 70), 0.6)
    for x, y, lean in ((-20, 20, -8), (-2, 24, 4), (18, 19, 10), (-12, 8, 6), (9, 7, -6), (-1, -10, 0)):
        disc = turned(arc(0, 0, 13, n=32, ry=12), lean, x, Y + y)
        cv.part(disc, gold, rim, depth=0.7)
        cv.fill(turned(star(6, 7, 4.6, -90), lean, x, Y + y), mix(gold, BLACK, 0.35), 210)
    cv.glow(-1, Y - 10, 16, rim, 150)


def signpost(cv: Canvas, body: Color, rim: Color) -> None:
    """A banner planted: who belongs to whom."""
    cv.part(box(-21.5, Y - 36, -18.5, Y + 36), mix(body, BLACK, 0.5), rim, depth=0.6)
    cloth = [(-18.0, -32.0), (0, -28), (14, -34), (30, -29), (26, -12), (30, 4), (14, 0), (0, 7), (-18, 2)]
    cv.part(smooth(_at(cloth), 4), mix(body, cv.colour, 0.4), rim)
    cv.sculpture(cv.affiliation, 4, Y - 14, 26, mix(body, WHITE, 0.45), rim)


def book(cv: Canvas, body: Color, rim: Color) -> None:
    """An open book: something is learnt or sought."""
    for s in (-1, 1):
        page = [(0.0, -16.0), (12 * s, -22), (30 * s, -18), (32 * s, 14), (14 * s, 11), (0, 18)]
        cv.part(smooth(_at(page), 3), mix((214, 198, 160), body, 0.25), rim)
        for i in range(5):
            line = brush((5.0 * s, Y - 9 + i * 5), (15 * s, Y - 13 + i * 5), (27 * s, Y - 11 + i * 5), 0.4, 0.4, 0.4)
            cv.fill(line, mix(body, BLACK, 0.4), 210)
    cv.part(_at([(-1, -17), (1, -17), (1.4, 19), (-1.4, 19)]), mix(body, BLACK, 0.4), rim, depth=0.5)
    cv.glow(0, Y - 22, 20, rim, 170)


def lamp(cv: Canvas, body: Color, rim: Color) -> None:
    """A light in a ring of smaller ones: a ward."""
    for i in range(8):
        x, y = 29 * math.cos(math.tau * i / 8), Y + 24 * math.sin(math.tau * i / 8)
        cv.glow(x, y - 3, 8, (255, 220, 150), 170)
        cv.part(_at(box(-1.8, -1, 1.8, 6), x, y), mix(body, WHITE, 0.4), rim, depth=0.5)
        cv.fill(smooth([(x, y - 7), (x + 1.8, y - 2.6), (x, y - 0.6), (x - 1.8, y - 2.6)], 3), (255, 236, 180))
    flame_small = [(0.0, -24.0), (6, -8), (9, 3), (4, 12), (-4, 12), (-9, 3), (-6, -8)]
    cv.glow(0, Y, 26, (255, 226, 160), 200)
    cv.part(smooth(_at(flame_small)), mix(body, (255, 220, 150), 0.6), WHITE, depth=0.8)
    cv.part(_at(symmetric([(0, 12), (9, 13), (12, 18), (6, 26), (0, 27)])), body, rim, depth=0.8)


OMENS: Final[dict[str, Omen]] = {
    one.__name__: one
    for one in (
        eye, hand, claw, gate, chain, drop, flame, bolt, shield, clock, mask, wings, blade, mind, threads, cloud,
        broken, clash, speed, coins, signpost, book, lamp,
    )
}  # fmt: skip
