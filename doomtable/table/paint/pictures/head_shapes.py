"""What heads are made of: faces from the side and from the front, hair, eyes that shine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from doomtable.table.paint.pictures.shapes import Layer, Outline, Point, layer, mirrored, oval, smooth

Head = Callable[[], list[Layer]]

SIDE: Final[tuple[Point, ...]] = (
    (-6, 14), (-8, 6), (-9, -4), (-4, -11), (4, -12), (9, -8), (9.4, -3), (12.6, 2.4), (10.2, 3.8), (10.8, 5.6),
    (9.6, 6.6), (10.4, 8.4), (9, 12), (3, 14),
)  # fmt: skip
"""A face looking to the right."""
FRONT: Final[tuple[Point, ...]] = ((-8.6, -6), (-8.8, 2), (-7, 9), (0, 14), (7, 9), (8.8, 2), (8.6, -6), (0, -13))
"""A face looking out of the picture."""


def side_face(tone: str = "skin") -> list[Layer]:
    """Face, ear, eye and brow of a bare head from the side."""
    return [
        layer(tone, smooth(SIDE, 3)),
        layer(f"{tone}*.7", smooth([(-3.6, -2), (-0.6, -3), (-0.2, 1), (-2, 3.4)], 3)),
        layer("hole", [(4.6, -2.6), (9.2, -3.6), (9, -1.6), (5.4, -1.4)], [(7, 7.2), (10, 6.4), (9.8, 7.6)]),
    ]


def front_face(tone: str = "skin", brow: float = 0) -> list[Layer]:
    """A bare face from the front; `brow` draws the inner ends of the brows down."""
    return [
        layer(tone, smooth(FRONT, 4)),
        layer(f"{tone}*.72", [(-1, -2), (1, -2), (2.4, 4), (0, 5.4), (-2.4, 4)]),
        layer("hole", *both([(-1.8, -2.4 + brow), (-6.6, -3.6), (-6.4, -1.4), (-3, -0.6)]),
              [(-3.4, 8.4), (0, 7.8), (3.4, 8.4), (0, 9.4)]),
    ]  # fmt: skip


def both(*outlines: Outline) -> list[list[Point]]:
    """Outlines and what they look like in a mirror."""
    return [list(one) for one in outlines] + [mirrored(one) for one in outlines]


def eyes(*at: Point, radius: float = 1.3) -> Layer:
    """Eyes that shine."""
    return layer("glow", *(oval(x, y, radius, steps=12) for x, y in at))


def teeth(left: float, right: float, y: float, long: float, count: int) -> list[list[Point]]:
    """A row of pointed teeth, downward, or upward if `long` is below 0."""
    step = (right - left) / count
    return [
        [(left + step * i, y), (left + step * (i + 0.5), y + long), (left + step * (i + 1), y)] for i in range(count)
    ]
