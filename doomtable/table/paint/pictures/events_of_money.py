"""Money as the subject of a picture: markets, bribes, debts and what becomes of them."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import claw, coin, fist, palm, pointing_hand, sheet_of_paper
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import box, limb, moved, oval, ribbon, ring, smooth, star
from doomtable.table.paint.pictures.small_motifs import behind, dark_figure, purse


def turned_by_purse(pen: Pen) -> None:
    """A purse is held out behind a soldier's back; his rifle has already swung round to his own officer."""
    pen.figure(Figure("fall", "soldier", "peaked"), -62, 62, 92, True)
    pen.figure(Figure("aim", "soldier", "kettle", weapon="rifle"), 22, 64, 112, True)
    pen.part("dark*1.8", [(100, -4), (66, 2), (66, 18), (100, 30)])
    pen.part("skin", smooth([(70, 2), (52, 0), (44, 8), (54, 16), (70, 18)], 4))
    purse(pen, 46, 26, 1.2)
    pen.glow(46, 22, 26, "acc", 0.8)


def coins_between_claws(pen: Pen) -> None:
    """Two claws over a dark table, a stream of coins that runs from one into the other; three more hands wait."""
    claw(pen, -56, -26, 1.0, -14, False, "plate*.7")
    claw(pen, 62, 30, 1.0, 14, True, "plate*.55")
    for i in range(9):
        coin(pen, -22 + i * 5.6, -24 + i * i * 0.9, 7.4, 0.5, i * 37)
    pen.glow(0, 0, 46, "acc", 0.7)
    pen.part("wood*.6", [(-96, 52), (96, 52), (100, 76), (-100, 76)])
    for x in (-66, -44, -20):
        coin(pen, x, 50, 8, 0.4, 0)


def coins_down_drain(pen: Pen) -> None:
    """Coins wind down into a grated hole in the street; a man in a tall hat lies flat and has caught one."""
    pen.part("dark", oval(-8, 34, 50, 24, 60), rim=1)
    pen.flat("low", *[[(x, 34 + (y - 34) * 0.46) for x, y in ring(-8, 34, r, r + 2, a, a + 230, 40)] for r,
            a in ((40, 20), (28, 120), (16, 220))], alpha=130)
    for i in range(15):
        a, r = i * 0.74, 50 - i * 3.1
        coin(pen, -8 + r * math.cos(a), 32 + r * math.sin(a) * 0.46, 8 - i * 0.3, 0.5, i * 24)
    pen.figure(Figure("prone", "slim", "top_hat", pads=False), 96, 22, 104, True)
    pen.flat("acc", *[limb((x, -76), (x + 3, -30), 0.4, 1.6) for x in (-50, -24, -2, 18)], alpha=120)
    coin(pen, -24, -20, 8, 0.8, 50)
    coin(pen, -2, -38, 7, 0.6, 10)


def falling_line(pen: Pen) -> None:
    """A great board with a line that breaks downward through its frame; a man in a tall hat slides down it."""
    pen.part("wood*.7", box(-80, -62, 52, 34), limb((-60, 34), (-70, 70), 5, 5), limb((30, 34), (40, 70), 5, 5))
    pen.part("dark*1.4", box(-74, -56, 46, 28), seam=0)
    pen.flat("low", *[box(-74, y, 46, y + 0.8) for y in (-40, -24, -8, 8)],
            *[box(x, -56, x + 0.8, 28) for x in (-50, -26, -2, 22)], alpha=60)
    pen.part("acc", ribbon([(-72, -40), (-56, -48), (-40, -34), (-26, -42), (-4, -6), (8, -12), (40, 36),
            (62, 62)], 7, 10, 1),
             [(50, 64), (78, 52), (78, 80)], rim=0.4)
    pen.figure(Figure("fall", "slim", "top_hat", tone="low"), 14, 10, 54, True, -30)
    sheet_of_paper(pen, 74, -10, 20, 26, 24, 4, False)
    sheet_of_paper(pen, 84, -52, 16, 20, -30, 3, False)


def stairs_of_coins(pen: Pen) -> None:
    """Columns of coins that rise like stairs; a man in a cap climbs them two at a time, the sun on the highest."""
    pen.glow(70, -46, 60, "acc", 0.9)
    for i in range(7):
        x, high = -76 + i * 25, 4 + i * 3
        for j in range(high // 2 + 1):
            coin(pen, x, 62 - j * 8.6, 13, 0.36, 0)
    pen.figure(Figure("leap", "slim", "cap", pads=False, behind=("scarf",), cloth="dark*1.6", plate="dark*1.8"),
            12, -4, 66)


def stripped_vault(pen: Pen) -> None:
    """A vault's round door stands open on bare shelves: a web, a moth, one coin on the floor; the guard is
    blindfolded."""
    behind(pen, "metal*.6", box(-96, -76, 96, 70))
    pen.part("dark", [*oval(-4, -4, 56, 56, 80), *oval(-4, -4, 47, 47, 80, 360, 0)])
    behind(pen, "near*1.4", oval(-4, -4, 48, 48, 70), rim=0.2)
    pen.part("wood*.8", *[box(-44, y, 36, y + 4) for y in (-22, 6)], box(-34, 30, 28, 34))
    pen.flat("low", *[limb((-40, -34), (-40 + 26 * math.cos(a), -34 + 26 * math.sin(a)), 0.6,
            0.6) for a in (0.1, 0.5, 0.9, 1.3)],
             *[ring(-40, -34, r, r + 0.8, 0, 84, 20) for r in (9, 16, 23)], alpha=200)
    pen.part("bone", [(12, -8), (2, -16), (4, -4)], [(12, -8), (22, -16), (20, -4)], rim=0.6)
    coin(pen, -6, 44, 7, 0.4, 0)
    pen.part("metal*.9", oval(78, -4, 22, 56, 60), top=1.3)
    pen.part("metal*.5", oval(78, -4, 14, 40, 50), *[limb((78, -4), (78 + 10 * math.cos(a),
            -4 + 28 * math.sin(a)), 3, 3) for a in (0, 1.57, 3.14, 4.71)])
    pen.figure(Figure("stand", "brute", "blindfold", weapon="club", weapon_turn=-60, pads=False), -70, 70, 104)


def coin_on_coffin(pen: Pen) -> None:
    """A coffin with a helmet on it; a clerk's hand counts coins on its lid, a sealed sheet pinned to its side."""
    pen.part("wood", [(-80, 8), (80, 8), (90, 22), (-90, 22)], [(-84, 22), (84, 22), (76, 66), (-76, 66)])
    pen.part("wood*.7", box(-82, 22, 82, 27))
    sheet_of_paper(pen, 30, 45, 34, 30, 4, 4)
    pen.part("plate", smooth([(-66, 8), (-64, -14), (-46, -26), (-28, -14), (-26, 8)], 4),
            [(-72, 8), (-20, 8), (-22, 3), (-70, 3)])
    for x, n in ((2, 5), (22, 4), (42, 2)):
        for j in range(n):
            coin(pen, x, 8 - j * 7, 10, 0.36, 0)
    pen.part("dark*1.8", limb((98, -70), (66, -40), 26, 20))
    pen.part("bone", limb((70, -44), (62, -36), 21, 20))
    pen.part("skin", smooth([(66, -40), (48, -30), (42, -20), (54, -18), (68, -26)], 4),
            limb((50, -26), (42, -8), 6, 5))
    coin(pen, 42, -6, 9, 0.5, 20)
    pen.glow(20, -10, 40, "acc", 0.6)


def arm_machine(pen: Pen) -> None:
    """A gaming machine with an arm: three windows with a card, a skull, a card; a hand feeds it one more coin."""
    pen.part("plate", smooth([(-52, 66), (-54, -30), (-34, -60), (34, -60), (54, -30), (52, 66)], 3))
    pen.part("acc*.7", box(-46, -28, 46, 14), smooth([(-30, -54), (0, -62), (30, -54), (26, -40), (-26, -40)],
            3))
    for i, x in enumerate((-30, 0, 30)):
        pen.part("bone", box(x - 13, -24, x + 13, 10), rim=0.3)
        if i == 1:
            pen.part("dark", oval(x, -9, 8, 8, 24), box(x - 5, -4, x + 5, 4), seam=0)
            pen.flat("bone", oval(x - 3, -9, 2, steps=10), oval(x + 3, -9, 2, steps=10))
        else:
            pen.part("acc*.8", star(x, -7, 7, 10, 4), rim=0.2)
    pen.part("metal*.7", box(-30, 34, 30, 52))
    pen.part("dark", box(-26, 38, 26, 48), seam=0)
    pen.part("metal", limb((54, 10), (72, -36), 5, 4))
    pen.part("#D8402E", oval(73, -42, 9, steps=24))
    pen.glow(0, -8, 60, "acc", 0.6)
    pen.part("skin", limb((-98, 50), (-64, 30), 16, 12), limb((-66, 30), (-52, 24), 6, 5),
            limb((-66, 36), (-53, 30), 6, 5))
    coin(pen, -47, 24, 8, 0.9, 10)


def bitten_coin(pen: Pen) -> None:
    """Teeth on a coin: it bends like lead, gilding peels off it; the eyes above have understood."""
    pen.part("skin", smooth([(-80, -90), (80, -90), (86, -30), (70, 40), (40, 74), (-40, 74), (-70, 40),
            (-86, -30)], 4))
    for s in (-1, 1):
        pen.flat("bone", oval(s * 36, -44, 15, 11, 24))
        pen.flat("dark", oval(s * 34, -41, 5, steps=16), ribbon([(s * 18, -60), (s * 36, -68), (s * 58, -58)],
                7, 3))
    pen.part("skin*.8", smooth([(-10, -34), (10, -34), (16, -10), (-16, -10)], 4), seam=0)
    pen.part("dark", smooth([(-44, 8), (0, 0), (44, 8), (36, 40), (0, 50), (-36, 40)], 4), seam=0)
    pen.part("bone", *[box(-32 + i * 11, 5, -22 + i * 11, 18) for i in range(6)],
            *[box(-26 + i * 11, 34, -17 + i * 11, 44) for i in range(5)], rim=0.3)
    pen.part("acc", smooth([(8, 8), (24, 0), (52, 6), (66, 28), (54, 54), (30, 56), (12, 42), (22, 26)], 4))
    pen.part("metal*.6", smooth([(22, 14), (44, 10), (56, 28), (46, 46), (28, 44), (32, 28)], 4))
    pen.part("acc", smooth([(46, 10), (70, -6), (76, 8), (58, 20)], 3), rim=1)
    pen.part("skin*.9", limb((98, 66), (64, 34), 17, 12))


def hands_off_clock(pen: Pen) -> None:
    """A ringed fist has wrenched the hand off a wall clock and holds it under the nose of a man with empty pockets."""
    pen.part("wood*.8", oval(-40, -14, 50, 50, 70))
    pen.part("bone", oval(-40, -14, 42, 42, 60), rim=0.4)
    pen.flat("dark", *[moved(box(-1.2, -39, 1.2, -31), -40, -14, 1, i * 30) for i in range(12)],
            oval(-40, -14, 4, steps=16))
    pen.part("dark*1.6", moved([(-2, 0), (2, 0), (0.6, -24), (-0.6, -24)], -40, -14, 1, 70), rim=0.4)
    pen.part("dark*1.6", [(8, 22), (14, 18), (-24, -52), (-28, -50)], rim=0.6)
    fist(pen, 8, 36, 1.0, -24, False, "skin", "dark*1.8")
    pen.part("acc", *[oval(2 + i * 7, 24 + i * 3, 3, steps=12) for i in range(3)], rim=0.4)
    pen.figure(Figure("hunch", "slim", "crew", pads=False), 74, 66, 96, True)
    coin(pen, 34, 58, 7, 0.4, 0)


def debtor_at_table(pen: Pen) -> None:
    """A clerk on a high stool weighs in his hand what each of a row of soldiers lays down; whoever has nothing goes."""
    pen.part("wood", box(-70, 8, -14, 16), box(-64, 16, -58, 66), box(-24, 16, -18, 66))
    pen.figure(Figure("reach", "slim", "top_hat", pads=False), -74, 50, 96)
    sheet_of_paper(pen, -46, 2, 24, 10, 0, 2, False)
    for i, (x, h, word) in enumerate(((18, 90, ""), (48, 84, "spear"), (76, 78, ""))):
        pen.figure(Figure("reach" if i < 2 else "hunch", "soldier", "kettle", weapon=word, weapon_turn=90,
                pads=i < 2), x, 66, h, True,
                   haze=i * 0.06)
    for x in (-36, -26, -20):
        coin(pen, x, 6, 6, 0.4, 0)
    pen.glow(-34, 0, 26, "acc", 0.7)


def nailed_gate(pen: Pen) -> None:
    """A works' gate nailed shut with crossed boards, its chimneys cold; a coin split in two lies before it."""
    pen.part("near*.9", box(-80, -24, 80, 56), *[[(x, -24), (x, -42), (x + 32, -24)] for x in (-80, -48, -16,
            16, 48)],
             box(-64, -82, -52, -24), box(40, -70, 52, -24))
    pen.part("dark", box(-30, -8, 30, 56), seam=0)
    pen.part("metal*.5", box(-28, -6, -1, 56), box(1, -6, 28, 56))
    pen.part("wood*1.4", moved(box(-48, -6, 48, 6), 0, 24, 1, 30), moved(box(-48, -6, 48, 6), 0, 24, 1, -30))
    pen.flat("dark", *[oval(x, y, 2, steps=8) for x, y in ((-38, 2), (38, 2), (-38, 46), (38, 46))])
    pen.part("acc", smooth([(-26, 60), (-14, 54), (-6, 60), (-10, 68), (-22, 70)], 3),
            smooth([(6, 62), (18, 56), (28, 64), (20, 72), (10, 70)], 3))
    pen.part("bone", moved(box(-9, -11, 9, 11), -56, 20, 1, 8))


def sold_at_window(pen: Pen) -> None:
    """A barred window: a purse is pushed out of it, on the other side a soldier goes off between two clerks, tagged."""
    behind(pen, "wood*.7", box(-12, -78, 96, 70))
    behind(pen, "low", box(8, -46, 76, 22), rim=0.2)
    pen.part("metal", *[limb((x, -46), (x, 6), 3, 3) for x in (18, 34, 50, 66)], box(4, 20, 80, 28))
    pen.figure(dark_figure("sit", "top_hat", build="slim"), 44, 58, 96, True)
    pen.part("skin", smooth([(20, 14), (0, 12), (-12, 18), (-2, 26), (20, 24)], 4))
    purse(pen, -14, 30, 1.1)
    pen.glow(-14, 26, 30, "acc", 0.8)
    pen.figure(dark_figure("away", "kettle"), -66, 66, 86, True)
    pen.figure(dark_figure("march", "top_hat", build="slim"), -90, 66, 88, True)
    pen.part("bone", moved(box(-6, -4, 8, 4), -56, 14, 1, -14))


def scraped_pot(pen: Pen) -> None:
    """A ladle scrapes an empty field pot over three bowls held out; the last bowl has one round bean."""
    pen.part("metal*.6", smooth([(-60, -44), (-54, 2), (-40, 16), (12, 16), (26, 2), (32, -44)], 3),
            oval(-14, -44, 46, 10, 50))
    pen.part("dark", oval(-14, -43, 40, 7, 40), seam=0)
    pen.part("wood", limb((40, -90), (0, -46), 5, 5))
    pen.part("metal", smooth([(-12, -48), (8, -52), (4, -36), (-8, -34)], 3))
    for s, x in ((False, -66), (False, -4), (True, 66)):
        palm(pen, x, 40, 0.8, 8, s)
        pen.part("wood*1.2", smooth([(x - 22, 26), (x + 22, 26), (x + 14, 44), (x - 14, 44)], 3))
        pen.part("dark", oval(x, 26, 20, 4, 30), seam=0)
    coin(pen, 66, 25, 5, 0.5, 0)


def fist_on_table(pen: Pen) -> None:
    """A ringed fist comes down on a long table: the medals on it leap off, the coins stay."""
    pen.part("wood*.9", [(-96, 34), (96, 34), (104, 76), (-104, 76)])
    for x, head in ((-74, "top_hat"), (-46, "fedora"), (50, "peaked"), (78, "bald")):
        pen.figure(dark_figure("stand", head), x, 76, 84, x > 0)
    pen.part("wood*.9", [(-96, 34), (96, 34), (104, 76), (-104, 76)])
    fist(pen, 0, 20, 1.5, 180, False, "skin", "dark*1.8")
    pen.part("acc", *[oval(-12 + i * 9, 40, 3.6, steps=14) for i in range(4)], rim=0.4)
    pen.flat("low", *[limb((x * 0.6, 46), (x, 42 - abs(x) * 0.2), 1.6, 0.6) for x in (-50, -40, 40, 50)])
    for x, y in ((-28, -52), (34, -46), (-66, -58)):
        pen.part("acc*.8", moved(star(0, 4, 7, 8, 4), x, y, 1, x), moved([(-4, -10), (4, -10), (2, 0), (-2, 0)],
                x, y, 1, x), rim=0.5)
    for x in (-72, -60, 62, 76):
        coin(pen, x, 56, 8, 0.4, 0)


def tower_plucked(pen: Pen) -> None:
    """A hand in a fine cuff lifts a whole tower off its square of the city like a piece off a board."""
    pen.part("near", [(-96, 60), (-60, 34), (64, 34), (100, 60), (100, 76), (-96, 76)])
    for x, h in ((-66, 34), (-44, 48), (50, 44), (72, 30)):
        pen.part("near*1.2", box(x - 9, 48 - h, x + 9, 54))
    pen.part("dark", [(-16, 52), (-9, 44), (13, 44), (20, 52)], seam=0)
    pen.part("plate*1.1", box(-13, -34, 15, 26), box(-9, -46, 11, -34), [(-9, 26), (-5, 38), (0, 28), (5, 40),
            (9, 28), (12, 34), (15, 26)])
    pen.flat("acc", *[box(x, y, x + 4, y + 5) for x in (-8, 0, 8) for y in (-26, -12, 2, 14)])
    pen.part("dark*1.8", limb((70, -100), (44, -66), 34, 28))
    pen.part("bone", limb((48, -72), (42, -64), 29, 28))
    pen.part("skin", smooth([(46, -74), (18, -66), (6, -54), (30, -44), (54, -54)], 4),
            limb((14, -60), (-14, -38), 9, 7), limb((26, -50), (17, -34), 9, 7))
    pen.flat("low", *[limb((x, 44), (x * 1.2, 34), 1.4, 0.5) for x in (-10, 4, 14)])


def full_store(pen: Pen) -> None:
    """A store with its door ajar: sacks, crates and shells to the roof behind; outside a thin man in the rain."""
    behind(pen, "wood*.6", [(-70, 66), (-70, -40), (0, -76), (96, -40), (96, 66)])
    behind(pen, "low", box(-34, -30, 60, 66), rim=0.2)
    for i, (x, y) in enumerate(((-22, 50), (4, 50), (30, 50), (50, 52), (-14, 28), (14, 28), (40, 28), (-4, 6),
            (26, 6), (12, -14))):
        if i % 3:
            pen.part("wood*1.2", box(x - 12, y - 10, x + 12, y + 12))
            pen.part("wood*.8", limb((x - 11, y - 9), (x + 11, y + 11), 2, 2))
        else:
            pen.part("bone*.7", smooth([(x - 13, y + 12), (x - 12, y - 6), (x - 4, y - 11), (x + 6, y - 10),
                    (x + 13, y + 12)], 4))
    pen.part("wood*1.1", [(60, -30), (92, -44), (92, 74), (60, 66)])
    pen.glow(14, 10, 60, "acc", 0.4)
    pen.figure(dark_figure("hunch", "crew", build="slim"), -88, 68, 76)


def bill_on_bayonet(pen: Pen) -> None:
    """A victor raises his sword over a fallen foe; a long bill is held before his face on the point of a bayonet."""
    pen.figure(Figure("hail", "soldier", "plume", weapon="sword", weapon_turn=70), -40, 62, 104)
    pen.figure(dark_figure("prone", "kettle"), 6, 68, 76)
    pen.part("wood", limb((100, 34), (56, 6), 8, 6))
    pen.part("bone", [(58, 10), (10, -22), (56, 3)])
    sheet_of_paper(pen, 14, -16, 34, 54, 8, 8)
    pointing_hand(pen, 96, 40, 0.6, -30, True, "skin", "cloth")


EVENTS_OF_MONEY: Final[Mapping[str, Subject]] = by_name(
    turned_by_purse, coins_between_claws, coins_down_drain, falling_line, stairs_of_coins, stripped_vault,
            coin_on_coffin,
    arm_machine, bitten_coin, hands_off_clock, debtor_at_table, nailed_gate, sold_at_window, scraped_pot,
            fist_on_table,
    tower_plucked, full_store, bill_on_bayonet,
)  # fmt: skip
