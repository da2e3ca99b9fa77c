"""A figure: a body of a build in a pose, with a head, a weapon and what hangs on it, painted from far to near.

The far hand finds a two-handed weapon by itself. Robes and skirts are one shape from belt to hem, mantles one from neck
to knee.
"""

from __future__ import annotations

import math

from doomtable.table.paint.pictures.body import Body, Figure
from doomtable.table.paint.pictures.garments import BEFORE, BEHIND, between, draw_mantle, far_tone
from doomtable.table.paint.pictures.paper import Paper
from doomtable.table.paint.pictures.shapes import limb, oval, placed, ribbon, smooth
from doomtable.table.paint.pictures.weapons import WEAPONS

__all__ = ["Figure", "draw_figure"]


def draw_figure(
    paper: Paper, who: Figure, x: float, y: float, high: float, flip: bool = False, degrees: float = 0, haze: float = 0
) -> None:
    """A figure so high (standing, without what it raises) with its feet at (x, y)."""
    _Painted(paper, who, x, y, high, flip, degrees, haze).draw()


class _Painted(Body):
    """A body that paints itself, from far to near."""

    def draw(self) -> None:
        who = self.who
        for word in who.behind:
            BEHIND[word](self)
        self.arm(1, far_tone(who.cloth), far_tone(who.plate))
        if who.left:
            self.hang(placed(WEAPONS[who.left](), *self.hands[1], who.weapon_scale, who.left_turn))
        self.legs()
        self.draw_trunk()
        self.draw_head()
        if who.pads:
            self.pauldron(1, far_tone(who.plate))
        if who.weapon:
            self.hang(placed(WEAPONS[who.weapon](), *self.hands[0], who.weapon_scale, who.weapon_turn))
        self.arm(0, who.cloth, who.plate)
        if who.pads:
            self.pauldron(0, who.plate)
        for word in who.before:
            BEFORE[word](self)
        if who.mantle:
            draw_mantle(self)
        if self.merged:
            self.paper.part(self.merged, who.tone or "plate*.7", **self.how)

    def arm(self, side: int, sleeve: str, guard: str) -> None:
        s, e, h = self.shoulders[side], self.elbows[side], self.hands[side]
        upper, fore = self.build.upper_arm, self.build.forearm
        self.put(sleeve, limb(s, e, upper * 1.15, upper * 0.9), limb(e, h, fore * 0.95, fore * 0.7))
        if self.who.build == "robed":
            self.put(sleeve, [(e[0] - 3, e[1] - 4), (h[0] - (h[0] - e[0]) * 0.1 - 5, h[1] + 2), (h[0] + 1, h[1] + 12),
                              (e[0] + 3, e[1] + 10)])  # fmt: skip
        else:
            self.put(guard, limb(between(e, h, 0.22), between(e, h, 0.8), fore * 1.15, fore * 0.9))
        hand = {"bone": "bone", "robed": "skin"}.get(self.who.build, "dark")
        self.put(hand, oval(*h, max(2.4, fore * 0.42), steps=14))

    def leg(self, side: int, cloth: str, plate: str) -> None:
        hip, knee, ankle = self.hips[side], self.knees[side], self.ankles[side]
        thigh, calf = self.build.thigh, self.build.calf
        self.put(cloth, limb(hip, knee, thigh * 1.1, thigh * 0.72), limb(knee, ankle, calf * 0.85, calf * 0.6))
        self.put(plate, limb(between(knee, ankle, 0.12), between(knee, ankle, 0.9), calf * 1.02, calf * 0.74))
        if self.who.boots:
            turn = math.atan2(ankle[1] - knee[1], ankle[0] - knee[0]) - math.pi / 2
            fx, fy = math.cos(turn), math.sin(turn)
            ax, ay = ankle
            self.put("dark", smooth([
                (ax - fx * 4, ay - 3), (ax + fx * 3, ay - 4), (ax + fx * 10, ay + fy * 8 + 1.5),
                (ax + fx * 9, ay + fy * 8 + 3), (ax - fx * 4, ay + 3),
            ], 4))  # fmt: skip
        if self.who.build in ("brute", "giant", "machine"):
            self.put(plate, oval(*knee, thigh * 0.46, steps=16))

    def legs(self) -> None:
        who, (bx, by) = self.who, self.belt
        robed = who.build == "robed"
        if not robed:
            self.leg(1, far_tone(who.cloth), far_tone(who.plate))
            self.leg(0, who.cloth, who.plate)
        if not (robed or who.skirt):
            return
        w = 15 if robed else 12
        low = max(y for _, y in self.ankles) + 2 if robed else by + 26
        left = min(self.ankles[0][0], self.knees[0][0], bx) - w * 0.7
        right = max(self.ankles[1][0], self.knees[1][0], bx) + w * 0.7
        left, right = min(left, right - 20), max(right, left + 20)
        hem = [(left + (right - left) * i / 6, low - (3 if i % 2 else 0)) for i in range(1, 6)]
        self.put(who.cloth, [
            *smooth([self.trunk(0.15, -8), self.trunk(0, -9), ((left + bx) / 2 - 3, (low + by) / 2), (left - 5, low)],
                    4, False),
            *hem,
            *smooth([(right, low), ((right + bx) / 2 + 3, (low + by) / 2), self.trunk(0, 9), self.trunk(0.15, 8)],
                    4, False),
        ])  # fmt: skip
        fold = [(bx - 1, by), (bx + 3, by), ((left + right) / 2 + 4, low), ((left + right) / 2 - 2, low)]
        self.put(far_tone(who.cloth), fold, seam=0, rim=0.2)

    def draw_trunk(self) -> None:
        who, at, wide = self.who, self.trunk, self.build.wide
        if who.build == "bone":
            self.put("bone*.8", limb(at(0, 0), at(1, 0), 3, 3))
            ribs = ((0.9, 10), (0.74, 10), (0.58, 9), (0.42, 7))
            self.put("bone", *(ribbon([at(t, -w), at(t - 0.06, 0), at(t, w)], 2.6, 2.6) for t, w in ribs))
            self.put("bone*.8", smooth([at(0.1, -7), at(0.02, 0), at(0.1, 7), at(-0.08, 3), at(-0.08, -3)], 4))
            if who.pads:
                self.put(who.plate, smooth([
                    at(1.02, -14), at(0.7, -13), at(0.58, -2), at(0.72, 10), at(1.02, 12),
                ], 4))  # fmt: skip
            return
        if who.build == "woman":
            self.put(who.cloth, smooth([
                at(-0.16, -10), at(0.3, -6.6), at(0.7, -11), at(1.02, -10), at(1.14, -4), at(1.14, 4), at(1.02, 10),
                at(0.72, 13), at(0.3, 7), at(-0.16, 10.4),
            ], 4))  # fmt: skip
            self.put(who.plate, smooth([
                at(0.46, -7), at(0.76, -11), at(1.03, -8), at(1.06, 0), at(1.03, 8), at(0.84, 12), at(0.66, 12.4),
                at(0.46, 7), at(0.52, 0),
            ], 4))  # fmt: skip
            self.put("dark", [at(0.06, -9), at(0.16, -8.6), at(0.12, 9), at(0.02, 9.4)], rim=0.3)
            return
        self.put(who.cloth, smooth([
            at(-0.12, -7), at(0.3, -8), at(0.75, -13 * wide), at(1.02, -12 * wide), at(1.14, -4), at(1.14, 4),
            at(1.02, 12 * wide), at(0.75, 12.5 * wide), at(0.3, 8), at(-0.12, 7),
        ], 4))  # fmt: skip
        if who.build == "robed":
            self.put("acc*.7", [at(0.1, -9), at(0.17, -9), at(0.17, 9), at(0.1, 9)], rim=0.3)
            self.put(far_tone(who.cloth), [at(1.1, -3), at(0.1, -1), at(0.1, 2), at(1.1, 4)], rim=0.2, seam=0)
            return
        self.put(who.plate, smooth([
            at(0.42, -8), at(0.8, -11.5 * wide), at(1.03, -8 * wide), at(1.06, 0), at(1.03, 8.5 * wide),
            at(0.8, 12 * wide), at(0.42, 9), at(0.36, 0),
        ], 4))  # fmt: skip
        self.put("dark", [at(0.02, -8), at(0.12, -8), at(0.12, 8), at(0.02, 8)], rim=0.3)
        self.put(far_tone(who.plate), [at(0.2, -7.5), at(0.34, -8), at(0.3, 0), at(0.34, 8), at(0.2, 7.5), at(0.16, 0)],
                 rim=0.3)  # fmt: skip

    def pauldron(self, side: int, tone: str) -> None:
        (x, y), p = self.shoulders[side], self.build.pauldron
        if side:
            self.put(tone, smooth([
                (x - p * 0.5, y - p * 0.35), (x + p * 0.2, y - p * 0.62), (x + p * 0.75, y + p * 0.1),
                (x + p * 0.6, y + p * 0.75), (x - p * 0.3, y + p * 0.5),
            ], 4))  # fmt: skip
            return
        for i, darker in ((1, 0.8), (0, 1.0)):
            self.put(tone if "*" in tone else f"{tone}*{darker}", smooth([
                (x - p * 0.85, y + p * (0.5 + 0.35 * i)), (x - p * 0.7, y - p * 0.3 + p * 0.3 * i),
                (x, y - p * 0.66 + p * 0.3 * i), (x + p * 0.62, y - p * 0.2 + p * 0.3 * i),
                (x + p * 0.6, y + p * (0.45 + 0.35 * i)), (x - p * 0.1, y + p * (0.25 + 0.4 * i)),
            ], 4))  # fmt: skip
