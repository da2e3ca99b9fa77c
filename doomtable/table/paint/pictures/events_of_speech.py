"""Speech as the subject of a picture: cries, calls, orders, and what is kept silent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import claw, coin, open_hand, waves
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import box, limb, moved, oval, ribbon, ring, smooth
from doomtable.table.paint.pictures.small_motifs import card_back, card_front, cord, dark_figure, receiver


def roar_and_pairs(pen: Pen) -> None:
    """A helmeted head shouts from the left; before it soldier after soldier has run into a horned foe of his own."""
    pen.head("crew", -66, 2, 34)
    pen.part("dark", smooth([(-44, 14), (-30, 6), (-26, 26), (-42, 30)], 4), rim=0.4)
    pen.part("plate", smooth([(-104, -18), (-96, -44), (-66, -54), (-38, -40), (-30, -16)], 4))
    waves(pen, -34, 16, 4, 14, 9, -34, 34, "low")
    for x, y, h in ((34, 8, 40), (46, 36, 50), (58, 66, 60)):
        pen.figure(dark_figure("lunge", "helm", "rifle"), x - 18, y, h)
        pen.figure(dark_figure("fall", "horned", build="brute"), x + 18, y, h * 1.05, True)


def horned_order(pen: Pen) -> None:
    """A horned shape on a high seat flings an arm out; below it his pack goes down the steps, each at a man."""
    pen.part("dark*1.3", [(-90, 76), (-84, 0), (-80, -30), (-74, -44), (-68, -20), (-64, 16), (-20, 20),
            (0, 24), (0, 34), (24, 44), (24, 76)])
    pen.figure(Figure("point", "hulk", "horned", before=("spikes",)), -46, 24, 80)
    for x, y, h in ((20, 46, 40), (44, 64, 48), (72, 72, 54)):
        pen.figure(dark_figure("leap", "jaws", build="lanky"), x, y, h)
    for x, h in ((64, 30), (90, 36)):
        pen.figure(dark_figure("fall", "helm"), x, 44, h, True)


def voice_horn(pen: Pen) -> None:
    """The mouth of a speaking horn toward us, a cap above it; what it shouts tears the sandbags off a wall."""
    pen.head("front_peaked", -14, -44, 27)
    pen.part("metal*.6", oval(-14, 22, 50, 50, 80))
    pen.part("metal", oval(-14, 22, 45, 45, 70), top=0.8, foot=1.2)
    pen.part("dark", oval(-14, 24, 20, 20, 40), seam=0)
    pen.part("metal*.8", ring(-14, 22, 31, 34, steps=60))
    pen.part("skin", *[limb((-66, 40 + i * 7), (-44, 32 + i * 8), 9, 8) for i in range(3)], edge=0.5)
    waves(pen, 10, 22, 4, 42, 12, -40, 30, "acc")
    for x, y, t in ((74, -40, 20), (88, -12, -30), (70, 30, 40), (90, 52, 10)):
        pen.part("wood*1.3", moved(smooth([(-11, 5), (-9, -5), (9, -6), (11, 4), (0, 7)], 4), x, y, 1, t))


def bound_by_cord(pen: Pen) -> None:
    """A soldier sits on a crate wound round from neck to knee in telephone cord, the piece rings before his mouth."""
    pen.figure(Figure("sit", "soldier", "helm", pads=False, behind=("crate",)), -6, 62, 134)
    for y, w in ((-18, 26), (-4, 24), (10, 22), (24, 30), (40, 32)):
        cord(pen, [(-6 - w, y + 4), (-12, y - 5), (4, y + 4), (-4 + w, y - 3)], 4, "dark*2.4")
    cord(pen, [(22, 36), (46, 50), (62, 30), (58, 2)], 4, "dark*2.4")
    receiver(pen, 52, -26, 1.1, 70)
    waves(pen, 56, -46, 3, 9, 7, -110, -10, "acc")


def caught_on_phone(pen: Pen) -> None:
    """An officer turns his back on the fight with a field telephone at his ear and holds up one finger: wait."""
    for x, y, h in ((-84, 40, 40), (-62, 46, 44), (58, 44, 42), (84, 40, 38)):
        pen.figure(dark_figure("aim" if x < 0 else "fall", "kettle", "rifle" if x < 0 else ""), x, y, h, x > 0)
    pen.part("wood", box(10, 40, 50, 72))
    pen.part("dark*1.8", box(14, 30, 46, 40))
    pen.figure(Figure("hail", "soldier", "peaked", before=("medals",)), -8, 84, 128)
    receiver(pen, 2, -36, 0.7, 96)
    cord(pen, [(0, -22), (14, 0), (26, 10), (30, 28)], 3, "dark*2.4")


def ear_at_door(pen: Pen) -> None:
    """A great ear against a door; on its other side, in the light of a lamp, three heads over cards laid face down."""
    pen.part("wood*.7", box(-6, -90, 6, 76))
    pen.flat("low", [(6, -90), (100, -90), (100, 76), (6, 76)], alpha=60)
    pen.glow(56, -16, 60, "acc", 0.8)
    pen.part("skin", smooth([(-90, 76), (-86, 0), (-92, -40), (-60, -80), (-18, -76), (-10, -40), (-12, 30),
            (-26, 76)], 4))
    pen.part("skin*1.15", smooth([(-40, 20), (-50, -14), (-36, -36), (-14, -32), (-8, -10), (-16, 4), (-16, 22),
            (-30, 34)], 4))
    pen.part("skin*.7", ribbon([(-30, 18), (-40, -10), (-28, -24), (-16, -18)], 5, 3), oval(-22, 4, 6, 9, 20),
            seam=0)
    pen.part("wood", box(18, 36, 96, 42))
    for x, head, flip in ((30, "fedora", False), (58, "hat", True), (84, "fedora", True)):
        pen.figure(dark_figure("stand", head), x, 78, 72, flip)
    for x in (32, 50, 68):
        card_back(pen, x, 33, 0.7, 80)
    pen.part("metal*.6", [(46, -62), (56, -74), (66, -62)], limb((56, -90), (56, -70), 1.4, 1.4))


def palm_of_steel(pen: Pen) -> None:
    """A steel palm fills the picture; before it four mouths stay shut, one card alone passes between the fingers."""
    open_hand(pen, 0, 6, 1.75, 0, False, "metal", "plate")
    card_front(pen, 2, -54, 1.0, 6)
    pen.glow(2, -54, 30, "acc", 0.8)
    for x, flip, head in ((-82, False, "cap"), (-70, False, "bob"), (84, True, "helm"), (70, True, "beret")):
        y = 46 if abs(x) > 75 else 70
        pen.head(head, x, y, 15, 0, flip)


def oath_on_step(pen: Pen) -> None:
    """A high priest on his seat lays a staff on the shoulder of one who kneels; beside them coins weigh double
    in a pan."""
    pen.part("near*1.1", [(6, 66), (6, 40), (26, 40), (26, 22), (90, 22), (90, 66)],
            [(52, 30), (56, -64), (80, -78), (88, -60), (88, 30)])
    pen.figure(Figure("sit", "robed", "mitre", weapon="crozier", weapon_turn=12, pads=False), 58, 34, 100, True)
    pen.figure(Figure("kneel", "soldier", "crew", behind=("cape",), head_turn=-16), -42, 66, 104)
    pen.glow(-20, -10, 40, "acc", 0.8)
    for x, y in ((-82, 54), (-76, 47)):
        coin(pen, x, y, 9, 0.4, 0)


def finger_on_lips(pen: Pen) -> None:
    """A face half in the dark with a finger on its lips; under the other hand a fan of cards lies covered."""
    pen.part("skin", smooth([(-46, 70), (-54, 0), (-44, -50), (0, -72), (44, -50), (54, 0), (46, 70)], 4))
    pen.part("dark", smooth([(4, 76), (-2, 30), (8, 0), (-2, -40), (2, -76), (64, -60), (70, 20), (54, 76)], 4),
            seam=0, rim=0.2)
    pen.flat("bone", smooth([(-38, -20), (-26, -28), (-12, -19), (-26, -14)], 4),
            smooth([(16, -20), (26, -26), (38, -19), (26, -15)], 4))
    pen.flat("acc", oval(-24, -21, 5, 5.6, 18), oval(27, -21, 4.4, 5, 18))
    pen.flat("dark", oval(-24, -21, 2.2, steps=10), oval(27, -21, 2, steps=10),
            ribbon([(-22, 26), (0, 23), (22, 27)], 4, 3))
    pen.part("skin*1.15", limb((-4, 66), (0, 6), 15, 11))
    pen.part("skin*1.1", *[limb((-10 + i * 9, 56 + i * 2), (12 + i * 6, 62 + i * 4), 13, 12) for i in range(3)],
            edge=0.5)
    for i, x in enumerate((-78, -62, 64, 80)):
        card_back(pen, x, 40 + i % 2 * 10, 1.6, -14 + i * 10)


def empty_hand_shown(pen: Pen) -> None:
    """A rapier lifts a card off a heap and turns it: it is blank, and so are those under it; the other player
    laughs."""
    pen.part("wood*.8", [(-100, 42), (100, 42), (106, 76), (-106, 76)])
    for x, t in ((-34, 84), (-14, 96), (-24, 70)):
        pen.part("bone", moved(box(-13, -18, 13, 18), x, 44, 0.9, t))
    pen.part("bone", moved(box(-20, -28, 20, 28), -16, -16, 1, 14), rim=1)
    pen.part("metal*1.3", [(88, 20), (0, 0), (88, 26)])
    pen.part("acc*.7", ring(84, 23, 7, 11, steps=24), limb((86, 23), (104, 30), 6, 6))
    pen.figure(Figure("lean", "slim", "fedora", pads=False), -70, 70, 112)
    pen.glow(-16, -16, 34, "low", 0.7)


def pair_under_glass(pen: Pen) -> None:
    """Two fighters under a bell of glass; hands press against it from outside and leave only marks."""
    pen.figure(Figure("lunge", "soldier", "helm", weapon="sword", weapon_turn=10), -24, 54, 76)
    pen.figure(Figure("guard", "brute", "horned", weapon="axe", weapon_turn=70), 26, 54, 80, True)
    pen.flat("low", smooth([(-66, 56), (-64, -20), (-40, -56), (0, -68), (40, -56), (64, -20), (66, 56)], 4),
            alpha=60)
    pen.part("cool*1.3", ribbon([(-66, 56), (-64, -20), (-40, -56), (0, -68), (40, -56), (64, -20), (66, 56)],
            2.4, 2.4), oval(0, -72, 5, steps=16))
    pen.flat("#FFFFFF", ribbon([(-54, 20), (-52, -16), (-36, -42)], 4, 1), alpha=150)
    pen.part("wood*.7", box(-76, 54, 76, 66))
    for s in (-1, 1):
        open_hand(pen, s * 80, -10, 0.7, s * -16, s > 0, "skin", "cloth")
        open_hand(pen, s * 88, 40, 0.6, s * -24, s > 0, "skin*.8", "dark*1.6")


def herded_at_light(pen: Pen) -> None:
    """An immense claw from the sky's edge points; horned backs turn from the road and stream to a small lit spire."""
    pen.glow(62, 0, 60, "acc", 1)
    pen.part("bone*.8", box(44, 8, 84, 40), [(40, 10), (64, -8), (88, 10)],
            [(55, 8), (56, -24), (62, -58), (68, -24), (69, 8)])
    pen.part("bone", box(60.6, -74, 63.4, -54), box(56, -69, 68, -66))
    pen.flat("acc", smooth([(57, 40), (57, 26), (62, 18), (67, 26), (67, 40)], 3), oval(62, -8, 3.4, steps=14))
    claw(pen, -30, -34, 1.05, -12, False, "plate*.6")
    for x, y, h in ((-76, 74, 60), (-46, 72, 54), (-18, 64, 46), (8, 56, 38), (26, 50, 30), (-60, 50, 30),
            (-30, 46, 28)):
        pen.figure(dark_figure("run", "horned", build="brute"), x, y, h)


EVENTS_OF_SPEECH: Final[Mapping[str, Subject]] = by_name(
    roar_and_pairs, horned_order, voice_horn, bound_by_cord, caught_on_phone, ear_at_door, palm_of_steel,
            oath_on_step,
    finger_on_lips, empty_hand_shown, pair_under_glass, herded_at_light,
)  # fmt: skip
