"""Cards, papers and turns as the subject of a picture: what is drawn, swapped, thrown away or begun again."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import coin, fire, fist, palm
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import box, limb, moved, oval, ribbon, ring, smooth, star
from doomtable.table.paint.pictures.small_motifs import behind, card_back, card_front, dark_figure


def mug_of_cards(pen: Pen) -> None:
    """Three mugs struck together: out of each a fan of seven cards foams over the rim."""
    for x, turn, k in ((-46, 14, 0.9), (46, -14, 0.9), (0, 0, 1.15)):
        y = 22 if x else 30
        for i in range(7):
            a = (i - 3) * 13 + turn
            card_back(pen, x - 26 * k * math.sin(math.radians(a)), y - 40 * k + abs(i - 3) * 2, 1.15 * k, a)
        pen.part("metal", *[moved(one, x, y, k, turn) for one in (box(-20, -26, 20, 36),
                ribbon([(20, -14), (38, -8), (36, 20), (20, 26)], 7, 7))])
        pen.part("metal*.6", *[moved(box(-20, yy, 20, yy + 4), x, y, k, turn) for yy in (-18, 24)], seam=0)
        pen.part("skin", *[moved(limb((33, -6 + i * 8), (44, -5 + i * 8), 7, 6), x, y, k,
                turn) for i in range(3)], edge=0.5)
    pen.flat("low", *[star(x, -46, 4, 7, 2) for x in (-24, 24)])


def four_in_clamp(pen: Pen) -> None:
    """A fan of four cards held in a steel clamp screwed down by a wrench; a fifth falls in two halves."""
    for i in range(4):
        card_back(pen, -36 + i * 24, -14 + abs(i - 1.5) * 5, 2.2, 21 - i * 14)
    pen.part("metal*.8", smooth([(-62, 20), (62, 20), (66, 34), (54, 42), (-54, 42), (-66, 34)], 3))
    pen.part("metal*.6", limb((0, 42), (0, 62), 9, 9), box(-62, 28, 62, 31))
    pen.part("metal", limb((-10, 62), (92, 50), 9, 7), ring(-6, 62, 5, 13, steps=24))
    pen.part("bone", moved([(-12, -16), (12, -20), (6, -2), (-12, 2)], 84, -10, 1, -30),
            moved([(-12, 4), (8, 0), (12, 18), (-12, 18)], 78, 26, 1, 20))
    pen.flat("acc", *[oval(x, 36, 2.4, steps=10) for x in (-48, 48)])


def cards_from_window(pen: Pen) -> None:
    """A window high in a wall: two arms tip a drawer, cards fall past three floors on a heap in a barrow."""
    behind(pen, "near*1.1", box(-104, -92, 20, 84))
    pen.flat("dark", *[box(-104, y, 20, y + 1.2) for y in range(-80, 80, 14)], alpha=120)
    behind(pen, "low", box(-44, -62, 4, -18), rim=0.2)
    pen.figure(dark_figure("reach", "cap"), -36, 30, 90)
    pen.part("wood*1.2", moved([(-22, -8), (22, -8), (22, 8), (-22, 8)], 24, -40, 1, -34))
    for i, (x, y, t) in enumerate(((48, -22, 20), (40, 0, -50), (60, 8, 80), (50, 26, 10), (66, 32, -30),
            (44, 42, 60))):
        (card_front if i % 2 else card_back)(pen, x, y, 0.9, t)
    for x, y, t in ((30, 60, 70), (48, 54, 100), (64, 60, 40), (78, 62, 90), (54, 66, 10)):
        card_back(pen, x, y, 0.9, t)
    pen.part("wood*.8", [(18, 60), (92, 60), (82, 76), (30, 76)], limb((92, 62), (108, 54), 4, 3))


def slid_from_below(pen: Pen) -> None:
    """A hand lifts the top card of a deck; under the table another slides a different one into its sleeve: a snake."""
    for i in range(7):
        pen.part("bone" if i % 2 else "bone*.8", [(-44, 20 - i * 6), (14, 20 - i * 6), (26, 12 - i * 6),
                (-32, 12 - i * 6)], seam=0.2)
    pen.part("plate*.8", [(-42, -20), (10, -20), (20, -26), (-30, -26)], rim=0.4)
    pen.part("dark*1.8", limb((-104, -72), (-52, -52), 26, 20))
    pen.part("skin", smooth([(-56, -60), (-30, -58), (-16, -46), (-34, -40), (-56, -44)], 4))
    card_front(pen, 8, -54, 1.8, -30)
    pen.part("wood*.8", box(-104, 20, 104, 30))
    pen.part("dark*1.8", limb((104, 70), (56, 54), 28, 22))
    pen.part("skin", smooth([(60, 46), (34, 40), (22, 48), (34, 60), (60, 62)], 4))
    pen.part("plate*.7", ribbon([(34, 46), (10, 52), (-8, 42), (-26, 52), (-40, 40)], 9, 6),
            smooth([(-36, 46), (-48, 38), (-54, 28), (-40, 30), (-32, 38)], 3))
    pen.flat("acc", oval(-44, 33, 2, steps=8))


def horn_of_music(pen: Pen) -> None:
    """A gramophone with a great horn: out of it come not notes but a stream of cards that fall back on a pile."""
    pen.part("wood", box(-80, 30, -8, 62))
    pen.part("dark*1.5", oval(-44, 28, 34, 7, 50))
    pen.flat("low", *[[*oval(-44, 28, r, r * 0.2, 40), *oval(-44, 28, r - 1.2, r * 0.2 - 0.4, 40, 360,
            0)] for r in (14, 21, 28)], alpha=120)
    pen.part("metal*.7", ribbon([(-20, 26), (-10, 4), (-30, -8), (-28, -22)], 6, 8))
    pen.part("acc*.75", smooth([(-32, -18), (-24, -24), (0, -38), (30, -74), (46, -40), (44, -2), (20, -14),
            (-10, -14), (-28, -12)], 4))
    pen.part("dark", oval(38, -38, 12, 35, 40), rim=0.5)
    pen.part("metal", limb((-8, 48), (14, 54), 3, 3), limb((14, 54), (14, 44), 3, 5))
    for x, y, t, k in ((50, -44, 20, 0.7), (66, -34, -30, 0.85), (76, -10, 50, 0.95), (72, 16, -10, 1.05),
            (62, 40, 70, 1.1), (46, 60, 84, 1.2)):
        card_back(pen, x, y, k, t)


def relic_from_satchel(pen: Pen) -> None:
    """Over a fallen man a victor kneels; what he lifts out of the other's bag lights his whole face."""
    pen.figure(Figure("prone", "robed", "bearded", pads=False), 18, 70, 108)
    pen.figure(Figure("tend", "soldier", "kettle"), -40, 66, 124)
    pen.part("wood", smooth([(-2, 62), (-4, 42), (10, 36), (32, 40), (34, 62)], 3))
    pen.part("acc", moved(star(0, 0, 8, 17, 9), 10, 16), rim=0.5)
    pen.part("bone", oval(10, 16, 7, steps=20))
    pen.glow(10, 16, 64, "acc", 1)
    pen.flat("acc", *[limb((10 + 22 * math.cos(a), 16 + 22 * math.sin(a)),
            (10 + 34 * math.cos(a), 16 + 34 * math.sin(a)), 2, 0.6) for a in (i * 0.7 for i in range(9))])


def coin_and_revolver(pen: Pen) -> None:
    """A table from its side: two hold still on its ends, a coin spins on its rim between them before a revolver."""
    pen.part("wood*.8", [(-96, 34), (96, 34), (100, 44), (-100, 44)], box(-8, 44, 8, 84))
    pen.figure(dark_figure("sit", "crew"), -74, 74, 122)
    pen.figure(dark_figure("sit", "bald", build="brute"), 74, 74, 122, True)
    pen.weapon("revolver", -12, 30, 1.3, 0)
    coin(pen, 0, -16, 17, 0.8, 60)
    pen.flat("acc", ring(0, -16, 24, 26, 30, 150, 30), ring(0, -16, 24, 26, 210, 330, 30), alpha=190)
    pen.glow(0, -16, 44, "acc", 0.8)
    pen.part("metal*.5", [(-18, -66), (0, -80), (18, -66)])
    pen.flat("low", [(-16, -66), (16, -66), (60, 34), (-60, 34)], alpha=60)


def walker_on_edge(pen: Pen) -> None:
    """A man balances along the edge of an upright blade as long as the picture, a pile of cards on each hand."""
    pen.part("metal*1.2", [(-110, 46), (96, 20), (104, 24), (98, 32), (-110, 66)])
    pen.part("metal*.7", [(-110, 58), (97, 28), (-110, 66)], seam=0)
    pen.figure(Figure("dual", "slim", "crew", pads=False), -4, 38, 92)
    for s, n in ((-1, 5), (1, 7)):
        for i in range(n):
            pen.part("bone" if i % 2 else "plate*.8", moved(box(-13, -1.6, 13, 1.6), -4 + s * 35, -42 - i * 3.4,
                    1, (i * 5 % 9) - 4), seam=0.1)
    pen.flat("low", *[ribbon([(x, 60), (x + 6, 70), (x, 82)], 1, 2) for x in (-70, -20, 34, 70)], alpha=120)


def hand_under_mattress(pen: Pen) -> None:
    """One lifts a mattress: the five cards of his hand go under it and five dusty ones are drawn out."""
    pen.part("wood*.7", box(-96, 36, 60, 46), box(-94, 46, -84, 76), box(46, 46, 56, 76),
            limb((-94, 38), (-94, -16), 6, 6))
    pen.part("bone*.8", smooth([(-92, 36), (-92, 16), (-40, 10), (20, -6), (62, -34), (72, -20), (30, 14),
            (-30, 32)], 4))
    pen.flat("dark", *[ribbon([(x, 14 - x * 0.1), (x + 4, 26 - x * 0.2)], 1, 1) for x in (-70, -50, -30, -10)],
            alpha=120)
    for i in range(4):
        card_back(pen, -10 + i * 13, 28 - i * 2, 0.9, 60 - i * 8)
    for i in range(4):
        card_front(pen, 34 + i * 11, 58 + i % 2 * 3, 0.9, 20 - i * 14, "bone*.7")
    pen.figure(Figure("reach", "soldier", "cap", pads=False), 96, 74, 106, True)


def two_steps_at_once(pen: Pen) -> None:
    """A column in step seen at knee height, each boot twice, one shadow ahead of itself; two cards fly from
    each heel."""
    for x, h in ((-58, 84), (22, 108)):
        pen.figure(Figure("march", "soldier", "kettle", weapon="rifle", weapon_turn=60, tone="low*.9"),
                x + h * 0.34, 70, h * 0.97)
        pen.figure(dark_figure("march", "kettle", "rifle", 60), x, 70, h)
        card_back(pen, x - h * 0.26, 58, h * 0.007, 30)
        card_back(pen, x - h * 0.36, 40, h * 0.006, -40)
    pen.flat("low", *[limb((x, 78), (x + 34, 78), 1, 2) for x in (-90, -30, 30)], alpha=150)


def wheel_turned_back(pen: Pen) -> None:
    """A great ship's wheel stopped by a bar and turned the other way; the four who push it look over their
    shoulders."""
    pen.part("wood", [*oval(0, -6, 46, 46, 80), *oval(0, -6, 37, 37, 80, 360, 0)],
             *[limb((12 * math.cos(a), -6 + 12 * math.sin(a)), (60 * math.cos(a), -6 + 60 * math.sin(a)), 5,
                     7) for a in (i * math.pi / 4 + 0.2 for i in range(8))])
    pen.part("acc*.7", oval(0, -6, 14, steps=40))
    pen.part("dark", oval(0, -6, 5, steps=20), seam=0)
    pen.part("acc", ring(0, -6, 24, 31, 200, 420, 50), moved([(-10, 0), (10, 0), (0, 16)], -26, -18, 1, 14),
            rim=0.4)
    pen.figure(dark_figure("hurl", "cap"), -70, 76, 98)
    pen.figure(dark_figure("hurl", "helm"), 72, 76, 98, True)
    pen.part("metal", limb((-96, -60), (-30, -44), 5, 5))


def swapped_seats(pen: Pen) -> None:
    """A round table from above: two chairs trade places along two bent arrows, their cards stay where they lie."""
    pen.part("wood*.8", oval(0, 0, 42, 40, 70))
    for i in range(6):
        a = i * math.pi / 3 + 0.3
        x, y = 60 * math.cos(a), 54 * math.sin(a)
        tone = "acc*.8" if i in (1, 4) else "plate*.8"
        pen.part(tone, *[moved(one, x, y, 1, -math.degrees(a) + 90) for one in (box(-13, -10, 13, 10),
                box(-14, -16, 14, -10))])
        card_back(pen, 30 * math.cos(a), 28 * math.sin(a), 0.6, -math.degrees(a) + 90)
    pen.part("acc", ring(0, 0, 78, 83, 96, 226, 40), ring(0, 0, 78, 83, 276, 406, 40),
            moved([(-9, 0), (9, 0), (0, -15)], 59, 55, 1, 138),
             moved([(-9, 0), (9, 0), (0, -15)], -57, -57, 1, -42), rim=0.4)


def case_with_sheets(pen: Pen) -> None:
    """A gloved hand draws a stamped sheet out of a clerk's case from behind while he salutes."""
    pen.figure(Figure("hail", "slim", "kepi", pads=False, left="scroll"), -36, 72, 116)
    pen.part("wood*1.1", box(-6, 22, 40, 56), ring(17, 22, 6, 10, 180, 360, 20))
    pen.part("acc*.7", box(12, 34, 22, 42))
    pen.part("bone", moved(box(-14, -19, 14, 19), 30, 6, 1, -14), rim=0.8)
    pen.flat("dark", *[moved(box(-10, y, 10, y + 1.6), 30, 6, 1, -14) for y in (-12, -6, 0)])
    pen.part("#D8402E", moved(oval(4, 10, 6, 6, 20), 30, 6, 1, -14), rim=0.3)
    pen.part("dark*1.6", limb((104, -40), (62, -10), 24, 17), limb((62, -14), (42, -8), 7, 6),
            limb((64, -6), (44, 0), 7, 6), limb((58, -18), (46, -20), 6, 5))


def saved_from_fire(pen: Pen) -> None:
    """Tongs draw a card out of a stove at the last moment: its lower corner burns, its face is whole."""
    pen.part("dark*1.5", smooth([(-96, 80), (-98, -50), (-60, -72), (-22, -50), (-20, 80)], 3))
    pen.part("acc", smooth([(-84, 40), (-82, -6), (-58, -20), (-36, -6), (-34, 40)], 3), rim=0.3)
    fire(pen, -82, -36, 40, 50, 4)
    pen.glow(-56, 14, 60, "acc", 1)
    card_front(pen, 20, -10, 2.6, 16)
    fire(pen, -16, 18, 34, 28, 4)
    pen.part("metal", limb((98, 40), (40, -8), 4, 3), limb((102, 28), (34, -24), 4, 3))
    fist(pen, 96, 44, 0.8, 60, False, "skin", "cloth")


def one_blow_each(pen: Pen) -> None:
    """Many hands of five colours held over a table, each with one blade; a sand glass lets exactly one strike fall."""
    pen.part("wood*.7", box(-26, -60, 26, -52), box(-26, 44, 26, 52), limb((-23, -54), (-23, 46), 3, 3),
            limb((23, -54), (23, 46), 3, 3))
    pen.part("cool", smooth([(-19, -50), (19, -50), (14, -22), (3, -5), (14, 14), (19, 43), (-19, 43),
            (-14, 14), (-3, -5), (-14, -22)], 4), top=1.5)
    pen.part("acc", [(-10, -26), (10, -26), (1, -7), (-1, -7)], [(-15, 42), (15, 42), (0, 30)], rim=0.3)
    pen.part("bone", [(-2, 4), (2, 4), (0, 24)])
    for s in (-1, 1):
        for y in (-44, -2, 40):
            palm(pen, s * 76, y, 0.56, 0, s > 0, "skin", ("cloth", "plate", "dark*1.8")[(y + s) % 3])
            pen.weapon("dagger", s * 62, y - 4, 0.7, 90, s > 0)


def fist_through_page(pen: Pen) -> None:
    """A fist of light closes on a written card: it runs to drops between the fingers, its writing scatters."""
    pen.glow(0, 6, 80, "acc", 1)
    pen.part("bone", moved(box(-24, -34, 24, 34), 4, -26, 1, 8), rim=0.6)
    pen.flat("dark", *[moved(box(-17, y, 17, y + 2), 4, -26, 1, 8) for y in (-26, -19, -12)])
    fist(pen, 0, 14, 1.9, 0, False, "low*1.2", "acc*.7")
    pen.part("bone", *[smooth([(x, y), (x + 4, y + 10), (x, y + 14), (x - 4, y + 10)], 3) for x,
            y in ((-30, 26), (34, 30), (-24, 46), (28, 52))])
    pen.flat("dark", *[moved(box(-4, -1, 4, 1), x, y, 1, x * 3) for x, y in ((-50, -40), (-62, -16), (54, -44),
            (66, -20), (48, -62), (-44, -62), (72, 8), (-74, 12))])


def deck_in_cocoon(pen: Pen) -> None:
    """A deck hangs in the air wound about with threads of light; two hands that would reach it are held by the same."""
    for i in range(6):
        pen.part("bone" if i % 2 else "plate*.8", [(-30, 12 - i * 7), (16, 18 - i * 7), (32, 6 - i * 7),
                (-14, 0 - i * 7)], seam=0.2)
    for i in range(5):
        pen.flat("acc", ribbon([(-44, -32 + i * 14), (-10, -22 + i * 13), (30, -38 + i * 15),
                (44, -26 + i * 12)], 2, 2))
    pen.glow(0, -6, 60, "acc", 0.9)
    for s in (-1, 1):
        palm(pen, s * 72, 20, 0.9, 24, s > 0, "skin", "cloth")
        pen.flat("acc", *[ribbon([(s * 40, -10 + i * 8), (s * 56, 4 + i * 10), (s * (70 + i * 5), 26 + i * 4),
                (s * (62 + i * 5), 10)], 1.6, 1.6) for i in range(3)])


EVENTS_OF_CARDS: Final[Mapping[str, Subject]] = by_name(
    mug_of_cards, four_in_clamp, cards_from_window, slid_from_below, horn_of_music, relic_from_satchel,
            coin_and_revolver,
    walker_on_edge, hand_under_mattress, two_steps_at_once, wheel_turned_back, swapped_seats, case_with_sheets,
    saved_from_fire, one_blow_each, fist_through_page, deck_in_cocoon,
)  # fmt: skip
