"""A figure: a body of a build in a pose, with a head, a weapon and what hangs on it, painted from far to near.

The far hand finds a two-handed weapon by itself. Robes and skirts are one shape from belt to hem, mantles one from neck
to knee.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Unpack

from doomtable.table.paint.pictures.heads import HEADS
from doomtable.table.paint.pictures.paper import Cut, Paper
from doomtable.table.paint.pictures.poses import BUILDS, ONE_HANDED, POSES, WINGED, Build
from doomtable.table.paint.pictures.shapes import (
    Layer,
    Outline,
    Point,
    box,
    joint,
    layer,
    limb,
    moved,
    oval,
    placed,
    ribbon,
    smooth,
    star,
)
from doomtable.table.paint.pictures.weapons import SECOND_HAND, WEAPONS

ARM: Final = (17.0, 16.0)
"""Lengths of upper arm and forearm."""


@dataclass(frozen=True)
class Figure:
    """What a figure is made of; every word is one of the vocabulary."""

    pose: str = "stand"
    build: str = "soldier"
    head: str = "helm"
    weapon: str = ""
    weapon_turn: float = 0
    """Degrees, counter-clockwise."""
    weapon_scale: float = 1
    left: str = ""
    """What the far hand holds."""
    left_turn: float = 0
    cape: float = 0
    """How far it blows, 1 for an arm's length; below 0 it has the accent's colour."""
    mantle: str = ""
    """The tone of a closed cloak, seen from behind."""
    wings: str = ""
    """bat, jet or feather."""
    pack: str = ""
    """pack or tanks."""
    skirt: bool = False
    pads: str = "plain"
    """Pauldrons: none, plain or spikes."""
    plate: str = "plate"
    cloth: str = "cloth"
    tone: str = ""
    """One colour for a silhouette."""
    head_turn: float = 0
    head_scale: float = 1
    boots: bool = True


def draw_figure(
    paper: Paper, who: Figure, x: float, y: float, high: float, flip: bool = False, degrees: float = 0, haze: float = 0
) -> None:
    """A figure so high (standing, without what it raises) with its feet at (x, y)."""
    _Body(paper, who, x, y, high, flip, degrees, haze).draw()


class _Body:
    """A figure being painted: its joints by name, and where they go."""

    def __init__(
        self, paper: Paper, who: Figure, x: float, y: float, high: float, flip: bool, degrees: float, haze: float
    ) -> None:
        self.paper, self.who = paper, who
        self.x, self.y, self.scale, self.flip, self.degrees = x, y, high / 100, flip, degrees
        self.build: Build = BUILDS[who.build]
        pose = POSES[who.pose]
        near, far = pose.shoulders
        middle = (near[0] + far[0]) / 2
        wider = self.build.wide - 1
        self.shoulders = [(a + (a - middle) * wider, b) for a, b in pose.shoulders]
        self.elbows = [(a + (a - middle) * wider * 0.6, b) for a, b in pose.elbows]
        self.hands = list(pose.hands)
        self.hips, self.knees, self.ankles, self.head = pose.hips, pose.knees, pose.ankles, pose.head
        reach = SECOND_HAND.get(who.weapon)
        if reach is not None and who.pose not in ONE_HANDED and not who.left:
            turn = math.radians(who.weapon_turn)
            reach *= who.weapon_scale
            hand = self.hands[0]
            self.hands[1] = hand[0] + reach * math.cos(turn), hand[1] - reach * math.sin(turn) + 1
            self.elbows[1] = joint(self.shoulders[1], self.hands[1], *ARM)
        (nx, ny), (fx, fy) = self.shoulders
        self.neck = (nx + fx) / 2, (ny + fy) / 2
        (nx, ny), (fx, fy) = self.hips
        self.belt = (nx + fx) / 2, (ny + fy) / 2
        up = self.neck[0] - self.belt[0], self.neck[1] - self.belt[1]
        long = math.hypot(*up)
        self.across = -up[1] / long * self.build.thick, up[0] / long * self.build.thick
        size = self.scale * 100
        silhouette = bool(who.tone)
        self.how: Cut = Cut(
            haze=haze, edge=min(0.8, max(0.28, 0.98 * self.scale)),
            seam=0.0 if silhouette else 0.3 if size > 45 else 0.15,
            rim=0.4 if silhouette else 1.0 if size > 60 else 0.7, cool=0.0 if silhouette or size < 60 else 0.28,
        )  # fmt: skip

    # ---------------------------------------------------------------- pieces

    def place(self, *outlines: Outline) -> list[list[Point]]:
        return [moved(one, self.x, self.y, self.scale, self.degrees, self.flip) for one in outlines]

    def put(self, tone: str, *outlines: Outline, **how: Unpack[Cut]) -> None:
        """A piece of the body."""
        if self.who.tone:
            how = Cut()
        self.paper.part(self.place(*outlines), self.who.tone or tone, **(self.how | how))

    def hang(self, layers: Iterable[Layer], **how: Unpack[Cut]) -> None:
        """A head or what a hand holds."""
        moved_layers = [Layer(t, tuple(self.place(*o)), tuple(self.place(*c))) for t, o, c in layers]
        self.paper.layers(moved_layers, tone=self.who.tone or None, **(self.how | how))

    def trunk(self, up: float, side: float) -> Point:
        """A point of the trunk: 0 at the belt, 1 between the shoulders; `side` units across it."""
        (bx, by), (nx, ny), (ax, ay) = self.belt, self.neck, self.across
        return bx + (nx - bx) * up + ax * side, by + (ny - by) * up + ay * side

    # ---------------------------------------------------------------- from far to near

    def draw(self) -> None:
        who = self.who
        wings = who.wings or ("bat" if who.build in WINGED else "")
        if wings:
            self.draw_wings(wings)
        if who.cape:
            self.draw_cape()
        if who.pack:
            self.draw_pack()
        self.arm(1, _far(who.cloth), _far(who.plate))
        if who.left:
            self.hang(placed(WEAPONS[who.left](), *self.hands[1], who.weapon_scale, who.left_turn))
        self.legs()
        self.draw_trunk()
        self.draw_head()
        if who.pads != "none":
            self.pauldron(1, _far(who.plate))
        if who.weapon:
            self.hang(placed(WEAPONS[who.weapon](), *self.hands[0], who.weapon_scale, who.weapon_turn))
        self.arm(0, who.cloth, who.plate)
        if who.pads != "none":
            self.pauldron(0, who.plate)
        if who.pads == "spikes":
            self.spikes()
        if who.mantle:
            self.draw_mantle()

    def arm(self, side: int, sleeve: str, guard: str) -> None:
        s, e, h = self.shoulders[side], self.elbows[side], self.hands[side]
        upper, fore = self.build.upper_arm, self.build.forearm
        self.put(sleeve, limb(s, e, upper * 1.15, upper * 0.9), limb(e, h, fore * 0.95, fore * 0.7))
        if self.who.build == "robed":
            self.put(sleeve, [(e[0] - 3, e[1] - 4), (h[0] - (h[0] - e[0]) * 0.1 - 5, h[1] + 2), (h[0] + 1, h[1] + 12),
                              (e[0] + 3, e[1] + 10)])  # fmt: skip
        else:
            self.put(guard, limb(_between(e, h, 0.22), _between(e, h, 0.8), fore * 1.15, fore * 0.9))
        hand = {"bone": "bone", "robed": "skin"}.get(self.who.build, "dark")
        self.put(hand, oval(*h, max(2.4, fore * 0.42), steps=14))

    def leg(self, side: int, cloth: str, plate: str) -> None:
        hip, knee, ankle = self.hips[side], self.knees[side], self.ankles[side]
        thigh, calf = self.build.thigh, self.build.calf
        self.put(cloth, limb(hip, knee, thigh * 1.1, thigh * 0.72), limb(knee, ankle, calf * 0.85, calf * 0.6))
        self.put(plate, limb(_between(knee, ankle, 0.12), _between(knee, ankle, 0.9), calf * 1.02, calf * 0.74))
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
            self.leg(1, _far(who.cloth), _far(who.plate))
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
        self.put(_far(who.cloth), fold, seam=0, rim=0.2)

    def draw_trunk(self) -> None:
        who, at, wide = self.who, self.trunk, self.build.wide
        if who.build == "bone":
            self.put("bone*.8", limb(at(0, 0), at(1, 0), 3, 3))
            ribs = ((0.9, 10), (0.74, 10), (0.58, 9), (0.42, 7))
            self.put("bone", *(ribbon([at(t, -w), at(t - 0.06, 0), at(t, w)], 2.6, 2.6) for t, w in ribs))
            self.put("bone*.8", smooth([at(0.1, -7), at(0.02, 0), at(0.1, 7), at(-0.08, 3), at(-0.08, -3)], 4))
            if who.pads != "none":
                self.put(who.plate, smooth([
                    at(1.02, -14), at(0.7, -13), at(0.58, -2), at(0.72, 10), at(1.02, 12),
                ], 4))  # fmt: skip
            return
        self.put(who.cloth, smooth([
            at(-0.12, -7), at(0.3, -8), at(0.75, -13 * wide), at(1.02, -12 * wide), at(1.14, -4), at(1.14, 4),
            at(1.02, 12 * wide), at(0.75, 12.5 * wide), at(0.3, 8), at(-0.12, 7),
        ], 4))  # fmt: skip
        if who.build == "robed":
            self.put("acc*.7", [at(0.1, -9), at(0.17, -9), at(0.17, 9), at(0.1, 9)], rim=0.3)
            self.put(_far(who.cloth), [at(1.1, -3), at(0.1, -1), at(0.1, 2), at(1.1, 4)], rim=0.2, seam=0)
            return
        self.put(who.plate, smooth([
            at(0.42, -8), at(0.8, -11.5 * wide), at(1.03, -8 * wide), at(1.06, 0), at(1.03, 8.5 * wide),
            at(0.8, 12 * wide), at(0.42, 9), at(0.36, 0),
        ], 4))  # fmt: skip
        self.put("dark", [at(0.02, -8), at(0.12, -8), at(0.12, 8), at(0.02, 8)], rim=0.3)
        self.put(_far(who.plate), [at(0.2, -7.5), at(0.34, -8), at(0.3, 0), at(0.34, 8), at(0.2, 7.5), at(0.16, 0)],
                 rim=0.3)  # fmt: skip

    def draw_head(self) -> None:
        x, y = self.head
        radius = self.build.head
        if not self.who.mantle:
            self.put("dark", limb(self.neck, (x, y + radius * 0.8), radius * 1.1, radius))
        size = radius / 10 * self.who.head_scale * 1.12
        self.hang(placed(HEADS[self.who.head](), x, y, size, self.who.head_turn), edge=self.how["edge"] * 0.8)

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

    def spikes(self) -> None:
        p = self.build.pauldron
        self.put("bone*.8", *(
            [(x + a - 2, y - p * 0.3), (x + a * 1.9, y - p * 1.25), (x + a + 3, y - p * 0.3)]
            for x, y in self.shoulders for a in (-6, 0, 6)
        ))  # fmt: skip

    # ---------------------------------------------------------------- what hangs on it

    def draw_wings(self, kind: str) -> None:
        x, y = self.neck
        if kind == "bat":
            for s, tone in ((1, "cloth*.7"), (-1, "cloth")):
                self.put(tone, [
                    (x + 4 * s, y + 4), (x + 22 * s, y - 30), (x + 26 * s, y - 46), (x + 52 * s, y - 40),
                    (x + 86 * s, y - 12), (x + 70 * s, y - 8), (x + 66 * s, y + 18), (x + 50 * s, y + 4),
                    (x + 42 * s, y + 34), (x + 28 * s, y + 12), (x + 16 * s, y + 40), (x + 5 * s, y + 24),
                ])  # fmt: skip
                self.put(
                    "bone*.7", ribbon([(x + 6 * s, y + 6), (x + 24 * s, y - 28), (x + 28 * s, y - 48)], 3.4, 1),
                    ribbon([(x + 25 * s, y - 40), (x + 54 * s, y - 38), (x + 86 * s, y - 12)], 2.4, 0.6),
                    ribbon([(x + 25 * s, y - 38), (x + 46 * s, y - 10), (x + 42 * s, y + 33)], 1.6, 0.5),
                )  # fmt: skip
        elif kind == "feather":
            for s, tone in ((1, "bone*.75"), (-1, "bone")):
                feathers = [
                    ribbon([(x + 4 * s, y + 6 + i), (x + (20 + 4 * i) * s, y - 26 + 5 * i),
                            (x + (30 + 9 * (7 - abs(i - 3))) * s, y - 30 + 13 * i)], 5, 1.4)
                    for i in range(6)
                ]  # fmt: skip
                self.put(tone, *feathers, smooth([(x + 2 * s, y + 8), (x + 18 * s, y - 26), (x + 36 * s, y - 28),
                                                  (x + 28 * s, y - 8)], 4))  # fmt: skip
        else:
            for s, tone in ((1, "plate*.6"), (-1, "plate")):
                self.put(tone, [
                    (x + 2 * s, y + 2), (x + 30 * s, y - 16), (x + 66 * s, y - 4), (x + 60 * s, y + 6),
                    (x + 28 * s, y + 12), (x + 4 * s, y + 20),
                ])  # fmt: skip
                self.put("metal", limb((x + 13 * s, y - 8), (x + 13 * s, y + 24), 9, 6))
                self.hang([layer("glow", [(x + 10.5 * s, y + 26), (x + 15.5 * s, y + 26), (x + 13 * s, y + 62)])])

    def draw_cape(self) -> None:
        (x, y), (bx, by), far = self.neck, self.belt, abs(self.who.cape)
        self.put("acc*.5" if self.who.cape < 0 else _far(self.who.cloth), smooth([
            self.shoulders[0], (x - 10 * far, y + 22), (bx - 26 * far, by + 14), (bx - 34 * far, by + 42),
            (bx - 16 * far, by + 36), (bx - 4, by + 44), (bx + 8, by + 10), self.shoulders[1],
        ]))  # fmt: skip

    def draw_pack(self) -> None:
        x, y = self.neck
        if self.who.pack == "pack":
            self.put("metal*.7", limb((x - 12, y + 2), (x - 12, y + 24), 13, 13), box(x - 15, y - 16, x - 13, y))
        else:
            self.put("metal*.7", limb((x - 15, y - 4), (x - 13, y + 24), 9, 9),
                     limb((x - 6, y - 6), (x - 5, y + 24), 9, 9))  # fmt: skip

    def draw_mantle(self) -> None:
        (x, y), (bx, by), wide, tone = self.neck, self.belt, self.build.wide, self.who.mantle
        left, right, low = bx - 24 * wide, bx + 26 * wide, by + 44
        hem = [(left + (right - left) * i / 7, low - (4 if i % 2 else 0)) for i in range(1, 7)]
        self.put(tone, [
            *smooth([(x, y - 7), (x - 15 * wide, y - 3), (x - 21 * wide, y + 14), (left - 2, by), (left - 8, low)],
                    5, False),
            *hem,
            *smooth([(right + 8, low), (right + 2, by), (x + 21 * wide, y + 14), (x + 15 * wide, y - 3), (x, y - 7)],
                    5, False),
        ])  # fmt: skip
        folds = [[(x + a * 0.35, y + 8), (bx + a - 2, low - 3), (bx + a + 4, low - 3)] for a in (-22, -8, 8, 22)]
        self.put(f"{tone}*.7" if "*" not in tone else tone, *folds, rim=0.25, seam=0)
        self.put("acc", moved(star(0, 0, 7, 9, 3.4), x, y + 22), rim=0.4)
        collar = [(x - 11, y - 1), (x, y - 9), (x + 11, y - 1), (x + 6, y + 5), (x - 6, y + 5)]
        self.put("dark", smooth(collar), rim=0.8)
        self.draw_head()


def _far(tone: str) -> str:
    """A tone on the far side of a body."""
    return tone if "*" in tone else f"{tone}*.62"


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
