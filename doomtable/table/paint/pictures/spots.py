"""Where a subject stands in a picture: the framings of a figure, the arrangements of everything else.

A framing is chosen first, and neighbours in a set differ in it. Places are in units: the picture is 133.3 wide with its
middle at 66.7, and 100 high.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

MIDDLE: Final = 66.7


class Spot(NamedTuple):
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


FRAMINGS: Final[Mapping[str, tuple[Spot, ...]]] = MappingProxyType(
    {
        "whole": (Spot(60, 96, 86),),
        "left": (Spot(38, 97, 84),),
        "right": (Spot(94, 97, 84, flip=True),),
        "knees": (Spot(56, 126, 122),),
        "waist": (Spot(52, 174, 166),),
        "close": (Spot(56, 262, 262),),
        "giant": (Spot(64, 196, 190),),
        "below": (Spot(66, 158, 150),),
        "small": (Spot(92, 84, 34),),
        "tiny": (Spot(44, 82, 18),),
        "pair": (Spot(44, 98, 80), Spot(92, 98, 78, flip=True)),
        "ranks": (Spot(104, 88, 58, haze=0.35), Spot(76, 92, 68, haze=0.18), Spot(44, 98, 82)),
        "charge": (Spot(108, 86, 48, haze=0.25), Spot(74, 92, 60, haze=0.1), Spot(34, 100, 74)),
        "flying": (Spot(66, 84, 70, turn=-24),),
        "falling": (Spot(70, 92, 74, turn=38),),
        "lying": (Spot(66, 92, 92),),
        "face": (Spot(62, 470, 456),),
        "face_right": (Spot(86, 486, 470, flip=True),),
        "corner": (Spot(28, 150, 140),),
        "edge": (Spot(104, 176, 166, flip=True),),
        "sunk": (Spot(60, 122, 96),),
        "perch": (Spot(44, 62, 56),),
        "leap": (Spot(72, 78, 76, turn=-8),),
        "backs": (Spot(50, 98, 82, flip=True), Spot(78, 98, 84)),
        "trio": (Spot(34, 92, 66, haze=0.14), Spot(102, 92, 66, flip=True, haze=0.14), Spot(66, 99, 82)),
        "squad": (
            Spot(118, 80, 32, haze=0.42), Spot(100, 82, 38, haze=0.34), Spot(80, 85, 46, haze=0.24),
            Spot(57, 89, 56, haze=0.12), Spot(28, 96, 70),
        ),
        "horde": (
            Spot(112, 68, 26, haze=0.5), Spot(92, 66, 24, haze=0.5), Spot(72, 67, 25, haze=0.5),
            Spot(120, 80, 40, haze=0.3), Spot(97, 79, 38, haze=0.3), Spot(46, 79, 39, haze=0.3),
            Spot(18, 81, 41, haze=0.3), Spot(108, 100, 58, haze=0.1), Spot(66, 106, 74),
        ),
        "mid": (Spot(60, 94, 62),),
        "low": (Spot(62, 192, 160),),
        "tower": (Spot(30, 88, 26, haze=0.25), Spot(92, 112, 108)),
        "twins": (Spot(98, 90, 90, haze=0.22), Spot(50, 101, 100)),
        "shadow": (Spot(98, 112, 116, flip=True, haze=0.62), Spot(44, 98, 62)),
    }
)  # fmt: skip
"""From back to front; the last is the one who counts."""

ARRANGEMENTS: Final[Mapping[str, tuple[Spot, ...]]] = MappingProxyType(
    {
        "middle": (Spot(MIDDLE, 52, 78),),
        "large": (Spot(MIDDLE, 54, 106),),
        "left": (Spot(48, 54, 80),),
        "right": (Spot(88, 54, 80, flip=True),),
        "full": (Spot(MIDDLE, 50, 96),),
        "low": (Spot(MIDDLE, 68, 70),),
        "high": (Spot(MIDDLE, 34, 62),),
        "far": (Spot(88, 66, 34, haze=0.12),),
        "tilted": (Spot(64, 52, 84, turn=28),),
        "leaning": (Spot(70, 52, 84, flip=True, turn=-24),),
        "upright": (Spot(MIDDLE, 52, 82, turn=90),),
        "cut": (Spot(96, 62, 128),),
        "pair": (Spot(46, 50, 58), Spot(92, 58, 58, flip=True)),
        "three": (Spot(30, 60, 40, haze=0.12), Spot(104, 60, 40, flip=True, haze=0.12), Spot(MIDDLE, 54, 62)),
        "row": (Spot(22, 60, 34), Spot(52, 60, 34), Spot(82, 60, 34), Spot(112, 60, 34)),
        "crossed": (Spot(58, 52, 84, turn=42), Spot(76, 52, 84, flip=True, turn=-42)),
        "depth": (Spot(104, 46, 26, haze=0.3), Spot(84, 54, 44, haze=0.15), Spot(48, 66, 76)),
    }
)
