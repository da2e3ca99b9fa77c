"""The body of a figure: what it is made of, where its joints are, and how a piece of it gets into the picture."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Unpack

from doomtable.table.paint.pictures.heads import HEADS
from doomtable.table.paint.pictures.paper import Cut, Paper
from doomtable.table.paint.pictures.poses import BUILDS, ONE_HANDED, POSES, Build
from doomtable.table.paint.pictures.shapes import Layer, Outline, Point, joint, limb, moved, placed
from doomtable.table.paint.pictures.weapons import SECOND_HAND

ARM: Final = (17.0, 16.0)
"""Lengths of upper arm and forearm."""


HEAD_SIZE: Final = 1.12
"""How much larger a head is painted than its build says."""
MERGED_FROM: Final = 0.28
"""How far back a figure stands of which only the outline is seen."""


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
    behind: tuple[str, ...] = ()
    """What hangs behind the body: words of `garments.BEHIND`, from far to near."""
    before: tuple[str, ...] = ()
    """What hangs before it: words of `garments.BEFORE`."""
    mantle: bool = False
    """A closed cloak, seen from behind."""
    skirt: bool = False
    pads: bool = True
    """Whether it has pauldrons."""
    plate: str = "plate"
    cloth: str = "cloth"
    tone: str = ""
    """One colour for a silhouette."""
    head_turn: float = 0
    head_scale: float = 1
    boots: bool = True


class Body:
    """A body being painted: its joints by name, and where they go."""

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
        self.hips, self.knees, self.ankles = pose.hips, pose.knees, pose.ankles
        self.head = pose.head[0] + wider * 2, pose.head[1] - max(0, self.build.pauldron - 10) * 0.5
        """Higher between great pauldrons."""
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
        self.merged: list[list[Point]] | None = None
        """The outlines of a body that is painted as one piece: far ones, and small silhouettes."""
        if size < 50 and (haze >= MERGED_FROM or who.tone):
            self.merged = []
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
        if self.merged is not None:
            self.merged += self.place(*outlines)
            return
        if self.who.tone:
            how = Cut()
        self.paper.part(self.place(*outlines), self.who.tone or tone, **(self.how | how))

    def hang(self, layers: Iterable[Layer], **how: Unpack[Cut]) -> None:
        """A head or what a hand holds."""
        if self.merged is not None:
            shown = (some for tone, some, _ in layers if tone not in ("glow", "hole"))
            self.merged += [one for some in shown for one in self.place(*some)]
            return
        moved_layers = [Layer(t, tuple(self.place(*o)), tuple(self.place(*c))) for t, o, c in layers]
        self.paper.layers(moved_layers, tone=self.who.tone or None, **(self.how | how))

    def trunk(self, up: float, side: float) -> Point:
        """A point of the trunk: 0 at the belt, 1 between the shoulders; `side` units across it."""
        (bx, by), (nx, ny), (ax, ay) = self.belt, self.neck, self.across
        return bx + (nx - bx) * up + ax * side, by + (ny - by) * up + ay * side

    def draw_head(self) -> None:
        x, y = self.head
        radius = self.build.head
        if not self.who.mantle:
            self.put("dark", limb(self.neck, (x, y + radius * 0.8), radius * 1.1, radius))
        size = radius / 10 * self.who.head_scale * HEAD_SIZE
        self.hang(placed(HEADS[self.who.head](), x, y, size, self.who.head_turn), edge=self.how["edge"] * 0.8)
