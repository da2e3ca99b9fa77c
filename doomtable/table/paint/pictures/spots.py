"""Where a subject stands in a picture: the framings of a figure, the arrangements of everything else.

A framing is chosen first, and neighbours in a set differ in it. Places are in units: the picture is 133.3 wide with its
middle at 66.7, and 100 high.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

MIDDLE: Final = 66.7


class Placement(NamedTuple):
    """One subject's place: a figure's feet and its height (standing), or a thing's middle and its size (100 fills the
    picture from top to foot)."""

    x: float
    y: float
    size: float
    flip: bool = False
    turn: float = 0
    """Degrees, counter-clockwise."""
    haze: float = 0
    """How far it lies back, 0 to 1."""


FRAMINGS: Final[Mapping[str, tuple[Placement, ...]]] = MappingProxyType(
    {
        "whole": (Placement(60, 96, 86),),
        "left": (Placement(38, 97, 84),),
        "right": (Placement(94, 97, 84, flip=True),),
        "knees": (Placement(56, 126, 122),),
        "waist": (Placement(52, 174, 166),),
        "close": (Placement(56, 262, 262),),
        "giant": (Placement(64, 196, 190),),
        "below": (Placement(66, 158, 150),),
        "small": (Placement(92, 84, 34),),
        "tiny": (Placement(44, 82, 18),),
        "pair": (Placement(44, 98, 80), Placement(92, 98, 78, flip=True)),
        "ranks": (Placement(104, 88, 58, haze=0.35), Placement(76, 92, 68, haze=0.18), Placement(44, 98, 82)),
        "charge": (Placement(108, 86, 48, haze=0.25), Placement(74, 92, 60, haze=0.1), Placement(34, 100, 74)),
        "flying": (Placement(66, 84, 70, turn=-24),),
        "falling": (Placement(70, 92, 74, turn=38),),
        "lying": (Placement(66, 92, 92),),
        "face": (Placement(62, 470, 456),),
        "face_right": (Placement(86, 486, 470, flip=True),),
        "corner": (Placement(28, 150, 140),),
        "edge": (Placement(104, 176, 166, flip=True),),
        "sunk": (Placement(60, 122, 96),),
        "perch": (Placement(44, 62, 56),),
        "leap": (Placement(72, 78, 76, turn=-8),),
        "backs": (Placement(50, 98, 82, flip=True), Placement(78, 98, 84)),
        "trio": (Placement(34, 92, 66, haze=0.14), Placement(102, 92, 66, flip=True, haze=0.14), Placement(66, 99, 82)),
        "squad": (
            Placement(118, 80, 32, haze=0.42), Placement(100, 82, 38, haze=0.34), Placement(80, 85, 46, haze=0.24),
            Placement(57, 89, 56, haze=0.12), Placement(28, 96, 70),
        ),
        "horde": (
            Placement(112, 68, 26, haze=0.5), Placement(92, 66, 24, haze=0.5), Placement(72, 67, 25, haze=0.5),
            Placement(120, 80, 40, haze=0.3), Placement(97, 79, 38, haze=0.3), Placement(46, 79, 39, haze=0.3),
            Placement(18, 81, 41, haze=0.3), Placement(108, 100, 58, haze=0.1), Placement(66, 106, 74),
        ),
        "mid": (Placement(60, 94, 62),),
        "low": (Placement(62, 192, 160),),
        "tower": (Placement(30, 88, 26, haze=0.25), Placement(92, 112, 108)),
        "twins": (Placement(98, 90, 90, haze=0.22), Placement(50, 101, 100)),
        "shadow": (Placement(98, 112, 116, flip=True, haze=0.62), Placement(44, 98, 62)),
    }
)  # fmt: skip
"""From back to front; the last is the one who counts."""

ARRANGEMENTS: Final[Mapping[str, tuple[Placement, ...]]] = MappingProxyType(
    {
        "middle": (Placement(MIDDLE, 52, 78),),
        "large": (Placement(MIDDLE, 54, 106),),
        "left": (Placement(48, 54, 80),),
        "right": (Placement(88, 54, 80, flip=True),),
        "full": (Placement(MIDDLE, 50, 96),),
        "wide": (Placement(MIDDLE, 51, 64),),
        "low": (Placement(MIDDLE, 68, 70),),
        "high": (Placement(MIDDLE, 34, 62),),
        "far": (Placement(88, 66, 34, haze=0.12),),
        "tilted": (Placement(64, 52, 84, turn=28),),
        "leaning": (Placement(70, 52, 84, flip=True, turn=-24),),
        "upright": (Placement(MIDDLE, 52, 82, turn=90),),
        "cut": (Placement(96, 62, 128),),
        "pair": (Placement(46, 50, 58), Placement(92, 58, 58, flip=True)),
        "three": (
            Placement(30, 60, 40, haze=0.12), Placement(104, 60, 40, flip=True, haze=0.12), Placement(MIDDLE, 54, 62),
        ),
        "row": (Placement(22, 60, 34), Placement(52, 60, 34), Placement(82, 60, 34), Placement(112, 60, 34)),
        "crossed": (Placement(58, 52, 84, turn=42), Placement(76, 52, 84, flip=True, turn=-42)),
        "depth": (Placement(104, 46, 26, haze=0.3), Placement(84, 54, 44, haze=0.15), Placement(48, 66, 76)),
    }
)
