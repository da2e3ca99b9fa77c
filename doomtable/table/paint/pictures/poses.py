"""Poses and builds: how a body stands, and how thick it is. A pose is 13 joints, a build eight numbers; every pose
serves every build."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from doomtable.table.paint.pictures.shapes import Point

Pair = tuple[Point, Point]


class Build(NamedTuple):
    """Widths of limbs in units of a body 100 high, and how wide and thick its trunk is."""

    upper_arm: float
    forearm: float
    thigh: float
    calf: float
    pauldron: float
    head: float
    """Radius."""
    wide: float
    """Of the shoulders, 1 for a soldier."""
    thick: float
    """Of the trunk, 1 for a soldier."""


class Pose(NamedTuple):
    """Where joints are: feet at (0, 0), facing right, y down. Pairs are the near side and the far side."""

    head: Point
    shoulders: Pair
    elbows: Pair
    hands: Pair
    hips: Pair
    knees: Pair
    ankles: Pair


def _pose(head: Point, *pairs: Pair) -> Pose:
    """A pose with heights counted upward, as it is thought of."""

    def down(point: Point) -> Point:
        return point[0], -point[1]

    return Pose(down(head), *((down(near), down(far)) for near, far in pairs))


BUILDS: Final[Mapping[str, Build]] = MappingProxyType(
    {
        "slim": Build(5.6, 4.4, 8, 5.4, 6.5, 6.2, 0.86, 0.84),
        "soldier": Build(7.4, 6.2, 10, 7.4, 9.5, 6.4, 1, 1),
        "brute": Build(12, 11, 13, 11, 15, 6.6, 1.4, 1.5),
        "giant": Build(14, 14, 15, 13, 17, 5.6, 1.6, 1.7),
        "bone": Build(3, 2.4, 3.6, 2.8, 7, 6.2, 0.92, 0.66),
        "robed": Build(8, 9, 9, 7, 9, 6.4, 0.95, 1.02),
        "machine": Build(9, 11, 10, 13, 12, 6, 1.2, 1.15),
        "winged": Build(6.4, 5.2, 9, 6.2, 8, 6.2, 0.95, 0.9),
    }
)
WINGED: Final = ("winged",)
"""Builds that have wings of their own."""
POSES: Final[Mapping[str, Pose]] = MappingProxyType(
    {
        "stand": _pose(
            (1, 92), ((11, 80), (-11, 79)), ((17, 64), (-18, 63)), ((15, 49), (-14, 48)),
            ((5, 50), (-5, 50)), ((8, 27), (-8, 27)), ((10, 3), (-11, 2)),
        ),
        "aim": _pose(
            (7, 90), ((11, 79), (-5, 80)), ((26, 70), (8, 66)), ((38, 80), (15, 80)),
            ((3, 50), (-5, 50)), ((14, 28), (-10, 27)), ((18, 3), (-18, 2)),
        ),
        "kneel": _pose(
            (7, 69), ((13, 57), (-7, 58)), ((22, 44), (-4, 40)), ((32, 46), (10, 38)),
            ((0, 28), (-7, 28)), ((23, 28), (2, 4)), ((23, 2), (-22, 4)),
        ),
        "run": _pose(
            (20, 87), ((20, 74), (3, 78)), ((34, 62), (-14, 84)), ((46, 70), (-8, 100)),
            ((2, 49), (-5, 50)), ((24, 40), (-18, 30)), ((20, 16), (-40, 20)),
        ),
        "cast": _pose(
            (0, 90), ((11, 79), (-11, 79)), ((24, 86), (-24, 86)), ((28, 104), (-28, 104)),
            ((5, 50), (-5, 50)), ((6, 27), (-6, 27)), ((7, 3), (-7, 2)),
        ),
        "hurl": _pose(
            (4, 91), ((12, 80), (-9, 78)), ((28, 84), (-22, 68)), ((44, 90), (-28, 54)),
            ((5, 50), (-5, 50)), ((16, 28), (-12, 27)), ((18, 3), (-20, 2)),
        ),
        "back": _pose(
            (0, 92), ((12, 80), (-12, 80)), ((20, 63), (-18, 63)), ((24, 46), (-14, 48)),
            ((5, 50), (-5, 50)), ((8, 27), (-8, 27)), ((11, 3), (-11, 2)),
        ),
        "draw": _pose(
            (8, 70), ((16, 58), (-4, 60)), ((24, 44), (-16, 48)), ((34, 56), (-6, 38)),
            ((3, 34), (-6, 34)), ((25, 24), (-22, 18)), ((30, 2), (-40, 2)),
        ),
        "dive": _pose(
            (6, 92), ((13, 79), (-9, 80)), ((28, 74), (-18, 66)), ((38, 84), (-4, 60)),
            ((4, 50), (-6, 50)), ((12, 28), (-8, 25)), ((2, 8), (-12, 0)),
        ),
        "crouch": _pose(
            (15, 48), ((15, 37), (-5, 42)), ((26, 26), (2, 26)), ((22, 10), (14, 16)),
            ((-14, 22), (-18, 20)), ((10, 30), (2, 28)), ((6, 2), (-10, 2)),
        ),
        "prone": _pose(
            (30, 21), ((24, 13), (18, 16)), ((38, 3), (24, 3)), ((46, 12), (33, 13)),
            ((-12, 9), (-12, 8)), ((-38, 6), (-34, 10)), ((-62, 4), (-58, 10)),
        ),
        "hail": _pose(
            (2, 92), ((11, 80), (-11, 79)), ((22, 92), (-18, 63)), ((24, 110), (-12, 50)),
            ((5, 50), (-5, 50)), ((12, 28), (-8, 27)), ((18, 3), (-14, 2)),
        ),
        "ride": _pose(
            (4, 92), ((11, 79), (-8, 80)), ((22, 66), (-14, 64)), ((28, 58), (0, 62)),
            ((2, 50), (-3, 50)), ((18, 38), (14, 36)), ((12, 16), (8, 14)),
        ),
        "tend": _pose(
            (16, 60), ((16, 48), (0, 54)), ((24, 32), (6, 36)), ((32, 22), (24, 24)),
            ((-8, 26), (-12, 28)), ((14, 26), (-4, 4)), ((14, 2), (-28, 4)),
        ),
        "lunge": _pose(
            (16, 80), ((18, 68), (0, 70)), ((30, 66), (-16, 66)), ((44, 70), (-24, 80)),
            ((4, 42), (-4, 42)), ((28, 28), (-16, 22)), ((30, 2), (-36, 2)),
        ),
        "guard": _pose(
            (4, 90), ((12, 79), (-8, 80)), ((20, 66), (-14, 64)), ((18, 78), (2, 68)),
            ((5, 50), (-4, 50)), ((14, 28), (-10, 27)), ((16, 3), (-18, 2)),
        ),
        "march": _pose(
            (4, 91), ((10, 79), (-8, 80)), ((16, 64), (-10, 62)), ((24, 56), (4, 58)),
            ((3, 50), (-4, 50)), ((16, 30), (-10, 28)), ((14, 4), (-24, 6)),
        ),
        "fall": _pose(
            (-24, 74), ((-12, 66), (-20, 62)), ((2, 78), (-32, 50)), ((10, 92), (-44, 44)),
            ((4, 36), (-4, 36)), ((22, 34), (16, 20)), ((34, 18), (30, 2)),
        ),
    }
)  # fmt: skip
ONE_HANDED: Final = frozenset({"run", "draw", "hail", "lunge", "cast", "fall"})
"""Poses whose far hand is busy: it does not go to the weapon."""
