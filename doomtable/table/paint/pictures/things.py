"""Things: equipment, relics, tools and signs, each filling its own space (100 units high, (0, 0) in its middle)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import box, limb, oval


def grenade(pen: Pen) -> None:
    """A stick with a drum on it."""
    pen.part("wood", box(-4, 0, 4, 46))
    pen.part("metal", box(-15, -40, 15, 2))
    pen.part("metal*.7", *[box(-15, y, 15, y + 3) for y in (-32, -20, -8)])
    pen.part("acc*.7", limb((0, -46), (0, -40), 9, 9))
    pen.part("dark", oval(0, 48, 5))


THINGS: Final[Mapping[str, Subject]] = MappingProxyType({made.__name__: made for made in (grenade,)})
