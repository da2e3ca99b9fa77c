"""Spells of ice, storm, growth and balance as the subject of a picture, and those that call back what was
thrown away."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import book, fist, open_hand, palm
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import Outline, box, limb, moved, oval, ribbon, ring, smooth, star


def shade(pose: str, head: str = "helm", weapon: str = "", turn: float = 0, build: str = "soldier") -> Figure:
    """A dark figure."""
    return Figure(pose, build, head, weapon=weapon, weapon_turn=turn, tone="dark")


def card_back(pen: Pen, x: float, y: float, k: float, degrees: float, tone: str = "bone") -> None:
    """A card, its sign a star."""
    pen.part(tone, moved(box(-9, -13, 9, 13), x, y, k, degrees))
    pen.part("acc*.6", moved(box(-6.4, -10.4, 6.4, 10.4), x, y, k, degrees), rim=0.3, seam=0)
    pen.part(tone, moved(star(0, 0, 6, 5, 2), x, y, k, degrees), rim=0.2, seam=0)


def calling_ring(pen: Pen, x: float, y: float, wide: float) -> None:
    """A ring of signs on the ground."""
    pen.glow(x, y, wide * 1.2, "acc", 0.9)
    pen.flat("acc", [*oval(x, y, wide, wide * 0.26, 50), *oval(x, y, wide * 0.94, wide * 0.22, 50, 360, 0)],
             [*oval(x, y, wide * 0.74, wide * 0.19, 50), *oval(x, y, wide * 0.7, wide * 0.16, 50, 360, 0)])
    pen.flat("acc", *[star(x + wide * 0.84 * math.cos(a), y + wide * 0.21 * math.sin(a), 4, 4, 1.4)
                      for a in (i * 0.785 for i in range(8))])


def white_void(pen: Pen) -> None:
    """A disc of nothing that eats town, tank and men alike; what it touches falls into squares."""
    pen.part("near", *[box(-86 + i * 19, 10 - (i * 37 % 40), -70 + i * 19, 62) for i in range(9)])
    pen.part("near*.6", box(-90, 44, 90, 70))
    for x, h in ((-66, 34), (-46, 36), (-24, 40)):
        pen.figure(shade("fall", "helm"), x, 62, h)
    pen.part("low*1.3", oval(48, -2, 52, steps=70), rim=0.2, top=1, foot=1)
    pen.glow(48, -2, 80, "low", 0.9)
    chance = pen.paper.chance
    for i in range(34):
        a, far = math.radians(120 + i * 4), chance.uniform(44, 66)
        px, py, r = 48 + far * math.cos(a), -2 + far * math.sin(a), chance.uniform(1.6, 4.4)
        pen.flat("low*1.3" if far > 52 else "near", box(px - r, py - r, px + r, py + r))


def ice_wave(pen: Pen) -> None:
    """A breaker of ice with teeth that stands still over men in rags of frost."""
    pen.part("cool*.9", smooth([(-90, 66), (-84, -10), (-50, -54), (0, -62), (34, -44), (48, -16), (34, -24),
            (14, -20), (-2, 4),
                                (-8, 40), (0, 66)], 4), top=1.4, foot=0.7)
    pen.part("low*1.1", *[[(x - 6, y), (x + d, y + 24), (x + 6, y + 3)] for x, y, d in
                          ((44, -18, 4), (30, -24, 4), (14, -18, 3), (2, -4, 4), (-6, 18, 5))], rim=0.5)
    pen.part("cool*1.5", *[ribbon([(-74 + i * 16, 60), (-64 + i * 14, 0), (-34 + i * 12, -44)], 4, 1)
            for i in range(4)], seam=0)
    for x, h, pose in ((30, 44, "hunch"), (52, 42, "crouch"), (72, 48, "fall")):
        pen.figure(Figure(pose, "soldier", "kettle", plate="cool*.8", cloth="cool*.5", weapon="rifle"), x, 64,
                h, True)
    pen.flat("low", *[star(x, y, 6, 4, 1) for x, y in ((40, 14), (66, -30), (74, 4), (56, -4), (20, 26))])


def empty_blow(pen: Pen) -> None:
    """A great axe comes down on an outline of light; who left it already stands behind the striker."""
    pen.figure(Figure("slash", "brute", "horned", weapon="great_axe", weapon_turn=-34), -12, 62, 96)
    ghost: Outline = [(34, 62), (36, 20), (30, 2), (34, -16), (42, -22), (50, -16), (54, 2), (48, 20),
            (50, 62)]
    pen.flat("acc", ribbon(ghost, 2, 2, 4), alpha=220)
    pen.glow(42, 14, 30, "acc", 0.8)
    pen.figure(Figure("folded", "robed", "open_hood", pads=False), -64, 62, 76)
    pen.flat("acc", ribbon([(36, -30), (0, -66), (-48, -44), (-60, -26)], 1.6, 0.8),
            [(-64, -34), (-56, -32), (-63, -20)], alpha=200)


def turned_to_sand(pen: Pen) -> None:
    """A man who runs out into sand from his hand upward, a heap of it at his feet and an open palm over
    him."""
    pen.figure(Figure("hail", "soldier", "helm"), -2, 60, 96)
    chance = pen.paper.chance
    for i in range(70):
        t = i / 70
        x, y = 16 + 40 * t + chance.uniform(-7, 7), -50 + 104 * t * t + chance.uniform(-6, 6)
        r = chance.uniform(0.8, 2.8)
        pen.flat("bone", box(x - r, y - r, x + r, y + r))
    pen.part("bone*.8", smooth([(22, 64), (48, 44), (62, 38), (74, 50), (88, 64)], 4))
    palm(pen, 76, -52, 0.9, 200, True)
    pen.glow(40, -40, 34, "acc", 0.8)


def cloudburst(pen: Pen) -> None:
    """A cloud with a flat foot that lets all its water go at once; under it ranks bend and cannot see."""
    pen.flat("low", *[[(x, -18), (x + 3, -18), (x - 10, 66), (x - 14, 66)] for x in range(-66, 80, 7)],
            alpha=120)
    pen.part("near*.9", *[oval(x, y, r, steps=26) for x, y,
            r in ((-50, -34, 22), (-22, -46, 26), (12, -50, 28), (44, -40, 24), (66, -28, 16))],
            box(-70, -34, 78, -18), top=1.5, foot=0.6)
    for x, h in ((-52, 44), (-18, 46), (18, 44), (52, 46)):
        pen.figure(shade("hunch", "kettle", "rifle", -30), x, 64, h)
    pen.part("cool", *[oval(x, 64, 10, 2, 24) for x in (-68, -34, 2, 36, 70)], rim=0.4, seam=0)


def boot_over_tank(pen: Pen) -> None:
    """A man so tall that only his boots and shins are in the picture; a tank as long as his foot stops
    short."""
    pen.part("cloth", [(-60, -80), (-18, -80), (-22, 30), (-56, 30)],
            [(16, -80), (54, -80), (46, 10), (18, 10)])
    pen.part("plate", smooth([(-62, 4), (-40, -8), (-18, 4), (-20, 40), (-58, 40)], 4),
            smooth([(14, -16), (32, -26), (52, -16), (48, 18), (18, 18)], 4))
    pen.part("dark*1.6", smooth([(-60, 38), (-20, 36), (10, 48), (14, 62), (-62, 62)], 3),
            smooth([(16, 14), (48, 12), (74, 24), (76, 38), (16, 38)], 3))
    pen.part("front", box(26, 50, 56, 60), box(34, 44, 48, 51), limb((46, 47), (64, 43), 2.4, 2),
            oval(30, 61, 3, steps=10),
             oval(40, 61, 3, steps=10), oval(50, 61, 3, steps=10))
    pen.part("low", *[oval(x, -30, 12, 3, 24) for x in (-78, -2, 70)], rim=0.3, seam=0)
    pen.glow(0, 10, 40, "acc", 0.3)


def fear_in_cover(pen: Pen) -> None:
    """A beast that hides behind a wall; its own shadow on the bricks is larger and has turned to it."""
    pen.part("near*1.1", box(-10, -70, 90, 66))
    pen.part("near*.9", *[box(-8 + i % 2 * 12 + j * 26, -64 + i * 16, 14 + i % 2 * 12 + j * 26, -52 + i * 16)
            for i in range(8)
                          for j in range(4)], rim=0.3, seam=0)
    pen.part("dark", smooth([(2, 66), (6, 6), (20, -34), (14, -60), (30, -44), (44, -48), (60, -64),
            (58, -36), (76, 4), (84, 66)], 4), rim=0.3)
    pen.flat("acc", [(24, -30), (36, -24), (26, -20)], [(56, -30), (44, -24), (54, -20)])
    pen.flat("acc", smooth([(24, -6), (40, 2), (58, -6), (40, 10)], 4))
    pen.glow(40, -20, 44, "acc", 0.7)
    pen.figure(Figure("crouch", "lanky", "horned", pads=False), -38, 64, 84)
    pen.part("wood*.8", box(-86, 24, -58, 66))


def balanced_stones(pen: Pen) -> None:
    """A plank on a stone: on one end a card, on the other a feather, and it lies level over an abyss."""
    pen.part("near*.8", smooth([(-90, 70), (-20, 66), (-8, 20), (8, 20), (20, 66), (90, 70)], 3))
    pen.part("near*1.3", oval(0, 14, 13, 9, 30))
    pen.part("wood*1.2", box(-72, 1, 72, 6))
    card_back(pen, -52, -16, 1.25, 0)
    pen.part("bone*1.1", ribbon([(34, 0), (52, -12), (70, -36)], 2, 1),
            smooth([(40, -2), (38, -18), (56, -40), (74, -46), (70, -26), (54, -8)], 4))
    pen.flat("bone*.6", ribbon([(36, 0), (54, -14), (70, -38)], 1.2, 0.8))
    pen.glow(0, -40, 50, "acc", 0.7)
    pen.flat("acc", ring(0, -36, 16, 17.6, steps=40), box(-26, -36.7, 26, -35.3), box(-0.7, -62, 0.7, -10))


def sewn_wound(pen: Pen) -> None:
    """A gash in a chest plate drawn shut with a needle of light; the arrow that made it floats out."""
    pen.part("skin*.8", limb((0, -80), (0, -40), 26, 30))
    pen.part("plate", smooth([(-84, 70), (-78, 0), (-60, -28), (-26, -34), (0, -26), (26, -34), (60, -28),
            (78, 0),
        (84, 70)], 4))
    pen.part("plate*.75", *[smooth([(-50, y), (0, y + 7), (50, y), (50, y + 9), (0, y + 16), (-50, y + 9)], 4)
        for y in (24, 42, 60)])
    pen.part("acc*.35", smooth([(-40, -2), (-16, 6), (6, -2), (36, 10), (8, 8), (-14, 14)], 3), rim=0.2)
    pen.flat("low", *[limb((-34 + i * 10, -4 + i % 2 * 4), (-30 + i * 10, 14 - i % 2 * 3), 1.8, 1.8)
            for i in range(5)])
    pen.flat("low", ribbon([(14, 8), (40, -6), (60, -30), (44, -54)], 1.4, 1),
            limb((44, -54), (30, -66), 3, 0.8))
    pen.glow(20, 6, 44, "acc", 0.9)
    pen.part("wood", limb((-62, -60), (-26, -30), 2.4, 2.4))
    pen.part("metal", [(-28, -36), (-16, -22), (-34, -28)])
    open_hand(pen, 66, -20, 0.8, 40)


def fist_through_wall(pen: Pen) -> None:
    """A fist of light that comes out of a wall toward us, bricks flying, three smaller ones behind."""
    pen.part("near*1.1", *[box(-90 + i % 2 * 14 + j * 30, -66 + i * 17, -64 + i % 2 * 14 + j * 30,
            -52 + i * 17) for i in range(8)
                           for j in range(7)], rim=0.5)
    pen.part("dark", star(0, -2, 13, 56, 38))
    pen.flat("acc", *[ring(0, -2, r, r + 2, a, a + 70, 20) for r, a in ((44, 10), (50, 130), (47, 250))],
            alpha=200)
    pen.glow(0, 0, 64, "acc", 1)
    fist(pen, 0, -2, 2.1, 0, False, "acc*.9", "acc*.5")
    for x, y, r in ((-62, -34, 9), (60, -40, 8), (66, 30, 10), (-64, 36, 8), (-40, -58, 6)):
        pen.part("near*1.5", [(x - r, y - r * 0.4), (x + r * 0.6, y - r * 0.8), (x + r, y + r * 0.5),
                (x - r * 0.5, y + r * 0.6)])


def cards_in_bowl(pen: Pen) -> None:
    """A bowl of black water in which a pile of cards lies face up; a finger stirs it, rings go out."""
    pen.part("metal*.6", smooth([(-70, 0), (-60, 36), (-24, 58), (24, 58), (60, 36), (70, 0)], 4),
            box(-20, 56, 20, 66))
    pen.part("metal*.9", oval(0, 0, 72, 26, 60))
    pen.part("dark*1.4", oval(0, 2, 64, 21, 60))
    for x, y, turn in ((-36, 2, 20), (-12, 10, -8), (14, 6, 14), (38, 0, -22)):
        pen.part("acc*.8", [(x + a * math.cos(math.radians(turn)) - b * math.sin(math.radians(turn)),
                             y + 0.36 * (a * math.sin(math.radians(turn)) + b * math.cos(math.radians(turn))))
                            for a, b in ((-11, -15), (11, -15), (11, 15), (-11, 15))], rim=0.3)
        pen.flat("dark", oval(x, y, 4, 1.8, 14))
    pen.flat("low", *[[*oval(0, 2, r, r * 0.32, 40), *oval(0, 2, r - 1.4, (r - 1.4) * 0.32, 40, 360, 0)]
            for r in (20, 34, 50)], alpha=170)
    pen.glow(0, 2, 60, "acc", 0.7)
    pen.part("cloth", [(40, -90), (70, -80), (40, -44), (22, -50)])
    pen.part("skin", limb((34, -52), (14, -24), 11, 8), limb((14, -24), (3, 0), 6, 3.4),
            limb((18, -30), (20, -16), 5, 4))


def three_selves(pen: Pen) -> None:
    """One soldier thrice on strings: he walks, he turns, he shoots his own; a hand above holds all of
    them."""
    pen.part("cloth", [(-14, -90), (14, -90), (18, -58), (-18, -58)])
    pen.part("skin", *[limb((x * 0.5, -58), (x, -44), 6, 4) for x in (-20, -8, 6, 20)],
            smooth([(-16, -62), (16, -62), (18, -52), (-18, -52)], 3))
    for x, pose, turn in ((-56, "stride", 30), (0, "hail", 60), (50, "aim", 0)):
        pen.flat("low", *[limb((a, -44), (x + b, c), 0.9, 0.7) for a, b,
                c in ((-20 + (x + 56) * 0.3, -8, -2), (-8 + (x + 56) * 0.2, 8, 2))], alpha=210)
        pen.figure(Figure(pose, "soldier", "helm", weapon="rifle", weapon_turn=turn,
                tone="" if x == 50 else "plate*.6"), x, 64, 66)
    pen.glow(70, 10, 18, "acc", 0.9)


def card_in_wind(pen: Pen) -> None:
    """A fan of cards in a fist; a gust bends them all and takes one."""
    for i in range(5):
        card_back(pen, -26 + i * 9, 0 - abs(i - 2) * -3, 1.8, 34 - i * 17)
    fist(pen, -10, 44, 1.2, 0, False, "skin", "cloth")
    card_back(pen, 58, -42, 1.5, -58, "low")
    for y, bend in ((-56, 8), (-30, -6), (-6, 8), (22, -6)):
        pen.flat("low", ribbon([(-90, y), (-40, y + bend), (10, y - bend), (56, y + 3), (70, y - 7),
                (62, y - 12)], 2.6, 1), alpha=190)


def new_deck(pen: Pen) -> None:
    """Cards that rise from a spilled heap in a turning column and settle into a straight deck in an old
    hand."""
    for i, (x, y, turn) in enumerate(((-66, 52, 80), (-48, 58, 20), (-30, 54, 100), (-76, 44, 50),
            (-54, 46, 140))):
        card_back(pen, x, y, 0.9, turn + i)
    for i in range(9):
        t = i / 8
        card_back(pen, -50 + 92 * t + 16 * math.sin(t * 9), 34 - 88 * t + 54 * t * t * t, 0.7 + 0.3 * t,
                40 + t * 320)
    pen.glow(44, -2, 44, "acc", 0.9)
    pen.part("bone*.8", *[box(26, 4 + i * 3, 60, 6.4 + i * 3) for i in range(7)], rim=0.5)
    pen.part("acc*.6", [(26, 4), (60, 4), (64, -6), (32, -6)])
    palm(pen, 44, 26, 1.2, 0, True)


def arms_laid_down(pen: Pen) -> None:
    """Two who walk away from each other over a field; between them a sword and an axe cross on the ground in
    flower."""
    pen.glow(0, 20, 50, "acc", 0.7)
    pen.figure(Figure("away", "soldier", "helm"), -54, 60, 86)
    pen.figure(Figure("away", "brute", "horned"), 54, 60, 88, True)
    pen.weapon("sword", -22, 62, 1.15, 40)
    pen.weapon("axe", 22, 62, 1.15, 40, True)
    for x, y in ((-14, 34), (10, 24), (0, 46), (-26, 52), (26, 46), (16, 56)):
        pen.part("acc", star(x, y, 5, 6, 3), rim=0.4)
        pen.flat("low", oval(x, y, 1.6, steps=10))


def driven_apart(pen: Pen) -> None:
    """Two men flung back from each other, their heels ploughing the ground, a ring of force between them."""
    pen.flat("acc", *[[*oval(0, 4, w, h, 50), *oval(0, 4, w - 2.4, h - 4, 50, 360, 0)] for w,
            h in ((11, 60), (20, 48), (28, 36))], alpha=220)
    pen.glow(0, 4, 50, "acc", 1)
    pen.part("near*.7", [(-90, 62), (-20, 58), (-12, 66), (-90, 72)],
            [(90, 62), (20, 58), (12, 66), (90, 72)])
    pen.part("near*1.3", *[[(s * x, 62), (s * (x + 4), 50), (s * (x + 10), 62)] for s in (-1, 1)
            for x in (16, 28)])
    pen.figure(Figure("fall", "soldier", "kabuto", pads=True), 58, 62, 92, True, 6)
    pen.figure(Figure("fall", "robed", "open_hood", pads=False), -58, 62, 92, False, -6)


def whirl_of_cards(pen: Pen) -> None:
    """A whirlwind as high as the picture made of cards, an empty hand reaching into it."""
    for i in range(40):
        t = i / 40
        r = 10 + 54 * t
        a = i * 2.4
        x, y = 8 + r * math.cos(a), 62 - 122 * t + r * 0.22 * math.sin(a)
        card_back(pen, x, y, 0.42 + 0.4 * t, a * 57, "bone" if math.sin(a) > 0 else "bone*.6")
    pen.flat("low", *[ring(8, 60 - 118 * t, 12 + 54 * t, 13.4 + 54 * t, 20, 150, 24)
            for t in (0.1, 0.4, 0.7)], alpha=120)
    open_hand(pen, -62, 30, 0.9, -30)


def rising_wall(pen: Pen) -> None:
    """A wall with a gate that grows out of a ring of signs, earth still running from its battlements."""
    calling_ring(pen, 0, 50, 76)
    pen.part("near*1.2", box(-52, -10, 52, 50), *[box(x, -18, x + 9, -9) for x in range(-52, 46, 16)],
            box(-60, -36, -40, 50), box(40, -36, 60, 50))
    pen.part("near*.8", *[box(-36 + i % 2 * 8 + j * 16, i * 11 - 4, -24 + i % 2 * 8 + j * 16, i * 11 + 3)
            for i in range(4) for j in range(5)],
             rim=0.4, seam=0)
    pen.part("acc*.8", box(-9, 22, 9, 50), oval(0, 22, 9, 9, 24, 180, 360), rim=0.3)
    pen.part("wood*.7", *[smooth([(x, -12), (x + 3, 6), (x - 2, 26), (x - 5, 4)], 3)
            for x in (-46, -26, 22, 50)])
    pen.figure(Figure("lift", "robed", "cowl", tone="dark"), -72, 66, 44)
    pen.glow(0, 40, 60, "acc", 0.6)


def hero_returns(pen: Pen) -> None:
    """A door of light in the dark, in it a caped man with a raised sword; laurel falls."""
    pen.part("acc", [(-30, 62), (-30, -30), (0, -62), (30, -30), (30, 62)], rim=0, top=1, foot=1.1)
    pen.glow(0, 0, 80, "acc", 0.9)
    pen.flat("acc", [(-30, 62), (30, 62), (70, 76), (-70, 76)], alpha=150)
    pen.figure(Figure("hail", "soldier", "plume", weapon="sword", weapon_turn=70, behind=("cape",),
            tone="dark"), -4, 62, 84)
    for x, y, turn in ((-50, -30, 20), (48, -44, -40), (-62, 12, 60), (60, 10, 10), (-44, 42, -20),
            (50, 44, 50)):
        pen.part("bone*.8", *[moved(smooth([(0, 0), (5, -4), (11, -1), (5, 3)], 3), x + i * 3, y + i * 4, 1,
                turn + i * 30) for i in range(3)])
    for s in (-1, 1):
        pen.part("near*.7", [(s * 32, 64), (s * 32, -30), (s * 40, -38), (s * 48, 64)])


def drawn_from_ring(pen: Pen) -> None:
    """An arm through a ring of light in the air that draws a rifle out of the far side."""
    pen.part("acc", [*oval(10, -4, 26, 56, 60), *oval(10, -4, 21, 50, 60, 360, 0)], rim=0.3)
    pen.part("dark", oval(10, -4, 21, 50, 60))
    pen.glow(10, -4, 70, "acc", 0.8)
    pen.flat("low", *[star(10 + dx, -4 + dy, 4, 3, 1) for dx, dy in ((-6, -30), (8, 18), (-10, 12), (4, -12),
            (0, 36))])
    pen.weapon("machine_gun", 2, 8, 1.7, 8)
    pen.part("cloth", limb((-92, 40), (-34, 20), 26, 20))
    pen.part("skin", limb((-34, 20), (-4, 10), 15, 12),
            *[limb((-6, 4 + i * 4), (6, 5 + i * 4), 5, 4) for i in range(4)])


def raised_treasure(pen: Pen) -> None:
    """A crown that rises out of a grave slab in a column of light, moss and chain falling off it."""
    pen.flat("acc", [(-30, 50), (30, 50), (44, -70), (-44, -70)], alpha=110)
    pen.glow(0, -10, 64, "acc", 1)
    pen.part("near", [(-60, 40), (60, 40), (74, 64), (-74, 64)])
    pen.part("dark", [(-34, 44), (34, 44), (42, 58), (-42, 58)])
    pen.part("near*1.3", [(-80, 60), (-44, 30), (-30, 36), (-62, 68)])
    pen.part("acc*.8", [(-34, 10), (-38, -26), (-20, -8), (-12, -40), (0, -12), (12, -40), (20, -8),
            (38, -26), (34, 10)], oval(0, 10, 34, 7, 40))
    pen.part("acc*.5", oval(0, 8, 27, 4.4, 36))
    pen.part("bone", *[oval(x, y, 3.4, steps=16) for x, y in ((-38, -28), (-12, -43), (12, -43), (38, -28),
            (0, -2))], rim=0.4)
    pen.part("near*1.4", *[ribbon([(x, 12), (x + d, 24), (x, 36)], 3, 1) for x,
            d in ((-24, -4), (-4, 3), (16, -3), (28, 4))])


def pages_return(pen: Pen) -> None:
    """A book whose burnt pages come back to it: ash turns to leaves in the air, fire runs backward into a
    candle."""
    book(pen, 0, 40, 1.5)
    pen.glow(0, 10, 60, "acc", 0.7)
    for i, (x, y, turn, k) in enumerate(((-50, 4, 30, 1.1), (-30, -26, -20, 1.0), (2, -8, 12, 1.2),
            (34, -30, 40, 0.9), (52, 2, -30, 1.1),
                                         (6, -50, -14, 0.7), (-62, -44, 60, 0.6), (60, -58, 20, 0.5))):
        tone = "bone" if i < 5 else "dark*2"
        page = smooth([(-10, -12), (8, -14), (11, 10), (-7, 13)], 2)
        pen.part(tone, moved(page, x, y, k, turn))
        if i < 5:
            pen.flat("acc*.5", *[moved(box(-6, v, 6, v + 1.4), x, y, k, turn) for v in (-7, -2, 3)])
    chance = pen.paper.chance
    pen.flat("acc", *[star(chance.uniform(-70, 70), chance.uniform(-66, -30), 4, 2.4, 0.8)
            for _ in range(16)])


def names_rise(pen: Pen) -> None:
    """A line of soldiers that stands up out of their own name plates; the first already salutes."""
    calling_ring(pen, 0, 56, 84)
    for i, (x, h, sunk) in enumerate(((-54, 70, 0), (-16, 66, 18), (20, 62, 34), (54, 58, 46))):
        pen.figure(Figure("hail" if i == 0 else "stand", "soldier", "kettle",
                tone="" if i == 0 else "acc*.6"), x, 60 + sunk * 0.9, h)
    pen.part("front", smooth([(-90, 62), (0, 58), (90, 60), (90, 90), (-90, 90)], 3), rim=0.5)
    pen.part("metal*.7", *[box(x - 13, 62, x + 13, 70) for x in (-54, -16, 20, 54)])


def three_vessels(pen: Pen) -> None:
    """Three glass vessels joined by a pipe, one sinking as another fills; the hand on the cock decides."""
    for x, level, tone in ((-48, 24, "#EE7B60"), (0, 44, "#E3A83C"), (48, 2, "#6AA6DC")):
        pen.part("cool*.5", smooth([(x - 14, -50), (x - 14, -20), (x - 20, 0), (x - 20, 38), (x, 46),
                (x + 20, 38), (x + 20, 0), (x + 14, -20),
                                    (x + 14, -50)], 3), rim=1.2)
        pen.part(tone, [(x - 17, 40 - level), (x + 17, 40 - level), (x + 18, 36), (x, 42), (x - 18, 36)],
                rim=0.4, top=1.2)
        pen.glow(x, 34 - level / 2, 26, tone, 0.6)
        pen.part("metal*.7", box(x - 16, -54, x + 16, -49))
    pen.part("metal*.6", box(-50, 48, 50, 54), *[box(x - 3, 42, x + 3, 50) for x in (-48, 0, 48)])
    pen.part("acc*.7", oval(22, 51, 6, steps=20), limb((22, 51), (34, 40), 4, 3))
    pen.part("skin", limb((80, 62), (52, 46), 17, 12), limb((52, 46), (36, 40), 9, 6))


SPELLS_OF_MATTER: Final[Mapping[str, Subject]] = by_name(
    white_void, ice_wave, empty_blow, turned_to_sand, cloudburst, boot_over_tank, fear_in_cover,
    balanced_stones,
    sewn_wound, fist_through_wall, cards_in_bowl, three_selves, card_in_wind, new_deck,
    arms_laid_down, driven_apart,
    whirl_of_cards, rising_wall, hero_returns, drawn_from_ring, raised_treasure, pages_return,
    names_rise, three_vessels,
)
