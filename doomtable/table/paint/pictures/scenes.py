"""Places by name: sky, far plane, middle plane and ground behind a subject. Each has one leading shape off the middle
or cut by the frame, one line of depth, and haze under where the subject stands."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from doomtable.table.paint.pictures.scenes_built import BUILT
from doomtable.table.paint.pictures.scenes_of_dark_eden import DARK_EDEN
from doomtable.table.paint.pictures.scenes_of_worlds import WORLDS
from doomtable.table.paint.pictures.scenes_outside import OUTSIDE, Scene

SCENES: Final[Mapping[str, Scene]] = MappingProxyType({**OUTSIDE, **BUILT, **WORLDS, **DARK_EDEN})
