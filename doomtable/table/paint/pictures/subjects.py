"""Subjects by name: everything a picture can show that is not a figure."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from doomtable.table.paint.pictures.arms import ARMS
from doomtable.table.paint.pictures.giants import GIANTS
from doomtable.table.paint.pictures.gifts import GIFTS
from doomtable.table.paint.pictures.pen import Subject
from doomtable.table.paint.pictures.spells import SPELLS
from doomtable.table.paint.pictures.strongholds import STRONGHOLDS
from doomtable.table.paint.pictures.things import THINGS
from doomtable.table.paint.pictures.vehicles import VEHICLES

SUBJECTS: Final[Mapping[str, Subject]] = MappingProxyType(
    {**THINGS, **ARMS, **VEHICLES, **STRONGHOLDS, **SPELLS, **GIFTS, **GIANTS}
)
