"""Subjects by name: everything a picture can show that is not a figure."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from doomtable.table.paint.pictures.arms import ARMS
from doomtable.table.paint.pictures.battlefields import BATTLEFIELDS
from doomtable.table.paint.pictures.engines import ENGINES
from doomtable.table.paint.pictures.events_of_assault import EVENTS_OF_ASSAULT
from doomtable.table.paint.pictures.events_of_faith import EVENTS_OF_FAITH
from doomtable.table.paint.pictures.events_of_fate import EVENTS_OF_FATE
from doomtable.table.paint.pictures.events_of_honour import EVENTS_OF_HONOUR
from doomtable.table.paint.pictures.events_of_intrigue import EVENTS_OF_INTRIGUE
from doomtable.table.paint.pictures.events_of_plunder import EVENTS_OF_PLUNDER
from doomtable.table.paint.pictures.events_of_raids import EVENTS_OF_RAIDS
from doomtable.table.paint.pictures.events_of_ruin import EVENTS_OF_RUIN
from doomtable.table.paint.pictures.events_of_service import EVENTS_OF_SERVICE
from doomtable.table.paint.pictures.events_of_war import EVENTS_OF_WAR
from doomtable.table.paint.pictures.gear import GEAR
from doomtable.table.paint.pictures.giants import GIANTS
from doomtable.table.paint.pictures.giants_of_apostles import GIANTS_OF_APOSTLES
from doomtable.table.paint.pictures.gifts import GIFTS
from doomtable.table.paint.pictures.gifts_of_power import GIFTS_OF_POWER
from doomtable.table.paint.pictures.guns_and_blades import GUNS_AND_BLADES
from doomtable.table.paint.pictures.pen import Subject
from doomtable.table.paint.pictures.relics import RELICS
from doomtable.table.paint.pictures.sanctuaries import SANCTUARIES
from doomtable.table.paint.pictures.spells import SPELLS
from doomtable.table.paint.pictures.spells_of_matter import SPELLS_OF_MATTER
from doomtable.table.paint.pictures.strongholds import STRONGHOLDS
from doomtable.table.paint.pictures.things import THINGS
from doomtable.table.paint.pictures.vehicles import VEHICLES

EVENTS: Final[Mapping[str, Subject]] = MappingProxyType(
    {
        **EVENTS_OF_WAR,
        **EVENTS_OF_RAIDS,
        **EVENTS_OF_FATE,
        **EVENTS_OF_INTRIGUE,
        **EVENTS_OF_FAITH,
        **EVENTS_OF_SERVICE,
        **EVENTS_OF_HONOUR,
        **EVENTS_OF_PLUNDER,
        **EVENTS_OF_ASSAULT,
        **EVENTS_OF_RUIN,
    }
)
SUBJECTS: Final[Mapping[str, Subject]] = MappingProxyType(
    {
        **THINGS,
        **GEAR,
        **RELICS,
        **ARMS,
        **GUNS_AND_BLADES,
        **VEHICLES,
        **ENGINES,
        **STRONGHOLDS,
        **SANCTUARIES,
        **BATTLEFIELDS,
        **SPELLS,
        **SPELLS_OF_MATTER,
        **GIFTS,
        **GIFTS_OF_POWER,
        **GIANTS,
        **GIANTS_OF_APOSTLES,
        **EVENTS,
    }
)
