"""Places: sky, far plane, middle plane and ground behind a subject, by name. Each has one leading shape off the middle
or cut by the frame, one line of depth, and haze under where the subject stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from doomtable.table.paint.pictures import planes
from doomtable.table.paint.pictures.paper import Paper

Place = Callable[[Paper], None]


def field(paper: Paper) -> None:
    """Open ground under a low sun."""
    planes.sky(paper)
    planes.disc(paper, 100, 30, 14)
    planes.ridge(paper, 62, 8, 14, "far")
    planes.haze(paper, 48, 76)
    planes.ground(paper, (-5, 84), (30, 80), (66, 86), (140, 82))


PLACES: Final[Mapping[str, Place]] = MappingProxyType({made.__name__: made for made in (field,)})
