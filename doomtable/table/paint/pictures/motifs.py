"""Motifs: hands, eyes, fire, blasts and other parts that scenes of events, spells and gifts are put together from. Each
is drawn by a pen around a point of its space, at a scale."""

from __future__ import annotations

import math

from doomtable.table.paint.pictures.pen import Pen, Tone
from doomtable.table.paint.pictures.shapes import (
    Outline,
    Point,
    box,
    limb,
    moved,
    oval,
    ribbon,
    ring,
    smooth,
    star,
)
from doomtable.table.paint.theme import BLACK, WHITE, mix


def _at(x: float, y: float, k: float, degrees: float, flip: bool, *outlines: Outline) -> list[list[Point]]:
    return [moved(one, x, y, k, degrees, flip) for one in outlines]


def open_hand(
    pen: Pen,
    x: float,
    y: float,
    k: float = 1,
    degrees: float = 0,
    flip: bool = False,
    skin: Tone = "skin",
    cuff: Tone = "cloth",
) -> None:
    """A raised hand seen from its palm, 55 units high with its cuff below."""
    fingers = [limb((-6.6 + i * 4.4, -2), (-10 + i * 6.4, -24 + abs(i - 1.4) * 4), 4.6, 3.2) for i in range(4)]
    palm = smooth([(-8, 30), (-10, 6), (-8, -4), (8, -5), (10, 8), (8, 30)])
    pen.part(skin, *_at(x, y, k, degrees, flip, palm))
    pen.part(skin, *_at(x, y, k, degrees, flip, *fingers, limb((8, 10), (20, -3), 5, 3.4)))
    pen.part(cuff, *_at(x, y, k, degrees, flip, [(-13, 26), (13, 26), (20, 70), (-20, 70)]))


def fist(
    pen: Pen,
    x: float,
    y: float,
    k: float = 1,
    degrees: float = 0,
    flip: bool = False,
    skin: Tone = "skin",
    cuff: Tone = "plate",
) -> None:
    """A clenched hand, its knuckles up, the arm below."""
    pen.part(cuff, *_at(x, y, k, degrees, flip, [(-11, 10), (11, 10), (15, 70), (-15, 70)]))
    pen.part(
        skin, *_at(x, y, k, degrees, flip, smooth([(-13, 12), (-14, -8), (-8, -14), (10, -14), (15, -6), (13, 12)]))
    )
    knuckles = [limb((-9 + i * 6.2, -12), (-9 + i * 6.2, 0), 6, 5.4) for i in range(4)]
    pen.part(skin, *_at(x, y, k, degrees, flip, *knuckles), edge=0.4)
    pen.part(skin, *_at(x, y, k, degrees, flip, limb((-13, 6), (3, 5), 6, 5)))


def pointing_hand(
    pen: Pen,
    x: float,
    y: float,
    k: float = 1,
    degrees: float = 0,
    flip: bool = False,
    skin: Tone = "skin",
    cuff: Tone = "cloth",
) -> None:
    """A hand that points to the right, its arm to the left."""
    pen.part(cuff, *_at(x, y, k, degrees, flip, [(-70, -14), (-24, -9), (-24, 13), (-70, 18)]))
    pen.part(skin, *_at(x, y, k, degrees, flip, smooth([(-26, -8), (-4, -11), (8, -6), (10, 8), (-4, 14), (-26, 12)])))
    pen.part(skin, *_at(x, y, k, degrees, flip, limb((0, -7), (34, -8), 6.4, 4.4)))
    curled = [limb((4, -1 + i * 5), (10, 0 + i * 5), 5.6, 5) for i in range(3)]
    pen.part(skin, *_at(x, y, k, degrees, flip, *curled, limb((-8, -9), (8, -15), 5, 4)), edge=0.4)


def palm(
    pen: Pen,
    x: float,
    y: float,
    k: float = 1,
    degrees: float = 0,
    flip: bool = False,
    skin: Tone = "skin",
    cuff: Tone = "cloth",
) -> None:
    """A hand held out flat, its arm to the left."""
    pen.part(cuff, *_at(x, y, k, degrees, flip, [(-70, 8), (-28, 6), (-28, 24), (-70, 34)]))
    flat = smooth([(-30, 9), (-8, 6), (10, 4), (28, -2), (30, 2), (14, 12), (-8, 20), (-30, 22)])
    pen.part(skin, *_at(x, y, k, degrees, flip, flat))
    pen.part(skin, *_at(x, y, k, degrees, flip, limb((2, 6), (10, -8), 4.6, 3.4)))


def claw(
    pen: Pen, x: float, y: float, k: float = 1, degrees: float = 0, flip: bool = False, tone: Tone = "cloth"
) -> None:
    """A hand of long talons reaching to the right."""
    pen.part(tone, *_at(x, y, k, degrees, flip, limb((-66, 8), (-14, 0), 16, 12)))
    pen.part(tone, *_at(x, y, k, degrees, flip, smooth([(-20, -9), (0, -12), (10, -4), (8, 9), (-18, 10)])))
    for i, (tip_x, tip_y) in enumerate(((34, -26), (46, -10), (44, 8), (30, 22))):
        knuckle = (22, -17 + i * 9)
        pen.part(tone, *_at(x, y, k, degrees, flip, limb((4, -7 + i * 5), knuckle, 7, 5.4)), edge=0.5)
        pen.part(
            "bone",
            *_at(
                x,
                y,
                k,
                degrees,
                flip,
                [(knuckle[0] - 2, knuckle[1] - 3), (tip_x, tip_y), (knuckle[0] + 1, knuckle[1] + 4)],
            ),
        )


def eye(
    pen: Pen,
    x: float,
    y: float,
    r: float,
    iris: Tone = "acc",
    slit: bool = True,
    lids: Tone = "cloth",
    white: Tone = "bone",
) -> None:
    """An open eye, `r` from its middle to a corner."""
    lid = smooth(
        [
            (x - r, y),
            (x - r * 0.5, y - r * 0.42),
            (x, y - r * 0.56),
            (x + r * 0.5, y - r * 0.42),
            (x + r, y),
            (x + r * 0.5, y + r * 0.36),
            (x, y + r * 0.46),
            (x - r * 0.5, y + r * 0.36),
        ],
        6,
    )
    pen.part(lids, [(x + (a - x) * 1.16, y + (b - y) * 1.34) for a, b in lid])
    pen.part(white, lid, rim=0.4, top=0.9, foot=1.1)
    pen.part(iris, oval(x, y - r * 0.04, r * 0.42))
    dark = mix(pen.paper.light.colour(iris), BLACK, 0.35)
    pen.part(dark, star(x, y - r * 0.04, 18, r * 0.4, r * 0.27), rim=0.2, seam=0)
    pupil = smooth([(x, y - r * 0.4), (x + r * 0.1, y), (x, y + r * 0.34), (x - r * 0.1, y)])
    pen.flat((8, 6, 10), pupil if slit else oval(x, y - r * 0.04, r * 0.2))
    pen.flat(WHITE, oval(x - r * 0.16, y - r * 0.2, r * 0.06, steps=12))


def blast(pen: Pen, x: float, y: float, r: float, points: int = 15, tone: Tone = "acc") -> None:
    """An explosion or a muzzle's flash: three stars, one in another."""
    chance = pen.paper.chance
    pen.glow(x, y, r * 2.2, tone, 0.8)
    colour = pen.paper.light.colour(tone)
    for share, shade in ((1.0, mix(colour, BLACK, 0.28)), (0.74, colour), (0.46, mix(colour, (255, 246, 214), 0.75))):
        outline = star(x, y, points, r * share, r * share * 0.5, chance.uniform(0, 60))
        rough = [
            (a + (a - x) * chance.uniform(-0.22, 0.22), y + (b - y) * chance.uniform(0.85, 1.15)) for a, b in outline
        ]
        pen.part(shade, rough, rim=0.35, cool=0, top=1.12, foot=0.85, seam=0.2)


def fire(
    pen: Pen, left: float, right: float, y: float, high: float, count: int = 9, tone: Tone = "acc", sharp: bool = False
) -> None:
    """A row of flames standing on `y`; sharp ones are of ice."""
    colour = pen.paper.light.colour(tone)
    wide = (right - left) / count
    for share, shade in ((1.0, mix(colour, BLACK, 0.38)), (0.72, colour), (0.42, mix(colour, WHITE, 0.6))):
        tongues = []
        for i in range(count):
            x = left + wide * (i + 0.5)
            h = high * share * (1 if i % 2 else 0.7) * (1 - 0.25 * abs(i - count / 2) / count)
            if sharp:
                tongues.append(
                    [
                        (x - wide * 0.9, y),
                        (x - wide * 0.5, y - h * 0.55),
                        (x - wide * 0.1, y - h),
                        (x + wide * 0.3, y - h * 0.7),
                        (x + wide * 0.8, y),
                    ]
                )
            else:
                tongues.append(
                    smooth(
                        [
                            (x - wide * 0.8, y),
                            (x - wide * 0.75, y - h * 0.35),
                            (x - wide * 0.1, y - h * 0.62),
                            (x + wide * 0.2, y - h),
                            (x + wide * 0.5, y - h * 0.5),
                            (x + wide * 0.8, y - h * 0.3),
                            (x + wide * 0.8, y),
                        ]
                    )
                )
        pen.part(shade, *tongues, rim=0.5, cool=0.1, top=1.15, foot=0.9, seam=0.15)


def tentacle(
    pen: Pen,
    x: float,
    y: float,
    high: float,
    lean: float = 10,
    wide: float = 9,
    curl: int = 1,
    tone: Tone = "dark*1.8",
) -> None:
    """An arm with suckers rising from (x, y), its tip curled."""
    line = [
        (x, y + 4),
        (x - lean * 0.4, y - high * 0.3),
        (x + lean * 0.5, y - high * 0.62),
        (x + lean * 0.9, y - high * 0.9),
        (x + lean * 0.9 + curl * high * 0.14, y - high),
        (x + lean * 0.9 + curl * high * 0.24, y - high * 0.9),
        (x + lean * 0.9 + curl * high * 0.2, y - high * 0.8),
    ]
    pen.part(tone, ribbon(line, wide, 0.8))
    along = smooth(line, 6, False)
    pen.part(
        "acc*.6",
        *[
            oval(along[i][0] + wide * 0.2 * (1 - i / 40), along[i][1], wide * 0.16 * (1 - i / 44), steps=12)
            for i in range(3, 26, 3)
        ],
        rim=0.3,
        seam=0,
    )


def waves(
    pen: Pen,
    x: float,
    y: float,
    count: int = 6,
    first: float = 12,
    step: float = 9,
    start: float = -50,
    end: float = 50,
    tone: Tone = "acc",
) -> None:
    """Arcs going out from a point."""
    colour = pen.paper.light.colour(tone)
    for i in range(count):
        shade = mix(colour, pen.paper.light.mid, i / count * 0.7)
        r = first + i * step
        pen.part(shade, ring(x, y, r, r + 3.4 - i * 0.3, start + i * 2, end - i * 2), rim=0.5, seam=0.1)


def spiral(
    pen: Pen, x: float, y: float, r: float, arms: int = 4, alpha: int = 90, turns: float = 1.1, tone: Tone = "low"
) -> None:
    """Arms winding out of a point."""
    shown = []
    for i in range(arms):
        line = []
        for t in range(1, 15):
            angle, far = 2 * math.pi * (i / arms + turns * t / 14), r * 1.6 * t / 14
            line.append((x + far * math.cos(angle), y + far * math.sin(angle)))
        shown.append(ribbon(line, 1, r * 0.5))
    pen.flat(tone, *shown, alpha=alpha)


def bolt(pen: Pen, start: Point, end: Point, wide: float = 5, tone: Tone = "acc", kinks: int = 5) -> None:
    """A lightning from a point to another."""
    chance = pen.paper.chance
    (ax, ay), (bx, by) = start, end
    long = math.hypot(bx - ax, by - ay) or 1
    px, py = -(by - ay) / long, (bx - ax) / long
    line = [start]
    for i in range(1, kinks):
        off = chance.uniform(0.5, 1) * (1 if i % 2 else -1) * long * 0.09
        line.append((ax + (bx - ax) * i / kinks + px * off, ay + (by - ay) * i / kinks + py * off))
    line.append(end)
    pen.glow((ax + bx) / 2, (ay + by) / 2, long * 0.45, tone, 0.5)
    pen.part(tone, ribbon(line, wide, wide * 0.25, 1), rim=0.3, seam=0.2, top=1.2, foot=1)


def coin(pen: Pen, x: float, y: float, r: float, tilt: float = 0.45, degrees: float = 20, tone: str = "acc") -> None:
    """A coin seen at a slant."""
    rim = [(a, b + r * 0.16) for a, b in oval(0, 0, r, r * tilt)]
    pen.part(f"{tone}*.55", *_at(x, y, 1, degrees, False, rim, oval(0, 0, r, r * tilt)))
    pen.part(tone, *_at(x, y, 1, degrees, False, oval(0, 0, r, r * tilt)))
    pen.part(f"{tone}*.82", *_at(x, y, 1, degrees, False, oval(0, 0, r * 0.8, r * tilt * 0.8)), rim=0.3, cool=0.5)
    pen.part(
        f"{tone}*1.2", *_at(x, y, 1, degrees, False, [(a, b * tilt) for a, b in star(0, 0, 7, r * 0.6, r * 0.26)])
    )


def chain(pen: Pen, start: Point, end: Point, size: float = 6, tone: Tone = "metal*.8") -> None:
    """Links from a point to another."""
    (ax, ay), (bx, by) = start, end
    count = max(2, round(math.hypot(bx - ax, by - ay) / (size * 1.5)))
    turn = math.degrees(math.atan2(by - ay, bx - ax))
    for i in range(count):
        t = (i + 0.5) / count
        x, y = ax + (bx - ax) * t, ay + (by - ay) * t
        if i % 2:
            pen.part(tone, moved(limb((-size * 0.7, 0), (size * 0.7, 0), size * 0.34, size * 0.34), x, y, 1, -turn))
        else:
            pen.part(
                tone,
                moved(oval(0, 0, size, size * 0.62, 24), x, y, 1, -turn),
                cuts=[moved(oval(0, 0, size * 0.6, size * 0.28, 20), x, y, 1, -turn)],
            )


def skull(pen: Pen, x: float, y: float, r: float, lit: bool = True, tone: Tone = "bone") -> None:
    """A skull from the front."""
    pen.part(
        tone,
        smooth(
            [
                (x - r, y + r * 0.1),
                (x - r * 0.8, y - r * 0.8),
                (x, y - r * 1.1),
                (x + r * 0.8, y - r * 0.8),
                (x + r, y + r * 0.1),
                (x + r * 0.55, y + r * 0.6),
                (x - r * 0.55, y + r * 0.6),
            ]
        ),
    )
    pen.part(
        tone,
        [
            (x - r * 0.5, y + r * 0.5),
            (x + r * 0.5, y + r * 0.5),
            (x + r * 0.38, y + r * 1.15),
            (x - r * 0.38, y + r * 1.15),
        ],
    )
    dark = (10, 7, 9)
    pen.flat(
        dark,
        *[oval(x + s * r * 0.4, y, r * 0.27, r * 0.3, 20) for s in (-1, 1)],
        [(x, y + r * 0.2), (x + r * 0.13, y + r * 0.48), (x - r * 0.13, y + r * 0.48)],
    )
    pen.flat(
        dark, *[box(x + a * r - 0.03 * r, y + r * 0.7, x + a * r + 0.03 * r, y + r * 1.1) for a in (-0.2, 0, 0.2)]
    )
    if lit:
        pen.flat("acc", *[oval(x + s * r * 0.4, y, r * 0.1, steps=12) for s in (-1, 1)])
        for s in (-1, 1):
            pen.glow(x + s * r * 0.4, y, r * 0.5, "acc", 0.7)


def sheet_of_paper(
    pen: Pen, x: float, y: float, wide: float, high: float, degrees: float = 0, lines: int = 6, seal: bool = True
) -> None:
    """A written sheet, with a seal."""
    page = box(-wide / 2, -high / 2, wide / 2, high / 2)
    pen.part("bone", *_at(x, y, 1, degrees, False, page))
    rows = []
    for i in range(lines):
        top = -high / 2 + high * (0.16 + 0.6 * i / max(1, lines - 1))
        rows.append(box(-wide * 0.36, top, wide * (0.36 if i % 3 != 2 else 0.1), top + high * 0.04))
    pen.flat((60, 44, 34), *_at(x, y, 1, degrees, False, *rows))
    if seal:
        pen.part("acc*.8", *_at(x, y, 1, degrees, False, star(wide * 0.24, high * 0.36, 10, wide * 0.13, wide * 0.1)))


def book(pen: Pen, x: float, y: float, k: float = 1, tone: Tone = "acc*.45") -> None:
    """An open book."""
    for s in (-1, 1):
        cover = [(x, y + 12 * k), (x + s * 44 * k, y + 4 * k), (x + s * 44 * k, y + 9 * k), (x, y + 18 * k)]
        pen.part(tone, cover)
        page = smooth(
            [
                (x, y + 10 * k),
                (x + s * 12 * k, y - 2 * k),
                (x + s * 42 * k, y - 4 * k),
                (x + s * 42 * k, y + 4 * k),
                (x + s * 14 * k, y + 5 * k),
            ],
            3,
        )
        pen.part("bone", page)
        rows = [
            ribbon([(x + s * 14 * k, y + j * k), (x + s * 38 * k, y - 1 * k + j * k)], 0.9 * k, 0.9 * k)
            for j in (0.4, 2.6)
        ]
        pen.flat((70, 52, 40), *rows, alpha=200)


def mushroom_cloud(pen: Pen, x: float, y: float, k: float = 1) -> None:
    """A cloud of fire on a stalk."""
    pen.glow(x, y - 30 * k, 60 * k, "acc", 0.9)
    puffs = ((-22, -40, 16), (22, -42, 17), (0, -54, 20), (-34, -34, 10), (34, -34, 11), (0, -34, 18))
    pen.part("acc*.8", *[oval(x + a * k, y + b * k, r * k, steps=26) for a, b, r in puffs], top=1.4, foot=0.5)
    pen.part(
        "acc*.6",
        smooth(
            [
                (x - 10 * k, y - 30 * k),
                (x + 10 * k, y - 30 * k),
                (x + 8 * k, y - 8 * k),
                (x + 22 * k, y),
                (x - 22 * k, y),
                (x - 8 * k, y - 8 * k),
            ],
            4,
        ),
    )
