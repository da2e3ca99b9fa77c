"""What weapons are made of: rows of teeth, blades."""

from __future__ import annotations

from collections.abc import Callable

from doomtable.table.paint.pictures.shapes import Layer, Point

Layers = list[Layer]
Weapon = Callable[[], Layers]


def saw(left: float, right: float, y: float, high: float, count: int) -> list[Point]:
    """A line of teeth between two points, `high` below it for a positive value."""
    step = (right - left) / count
    return [(left + step * (i + 0.5 * j), y + high * j) for i in range(count) for j in (0, 1)]
