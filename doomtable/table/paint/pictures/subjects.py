"""Subjects by name: everything a picture can show that is not a figure."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from doomtable.table.paint.pictures.armour_and_devices import ARMOUR_AND_DEVICES
from doomtable.table.paint.pictures.arms import ARMS
from doomtable.table.paint.pictures.battlefields import BATTLEFIELDS
from doomtable.table.paint.pictures.beasts_of_dark_eden import BEASTS_OF_DARK_EDEN
from doomtable.table.paint.pictures.beasts_of_ice_and_sea import BEASTS_OF_ICE_AND_SEA
from doomtable.table.paint.pictures.charms_and_implants import CHARMS_AND_IMPLANTS
from doomtable.table.paint.pictures.craft_and_missiles import CRAFT_AND_MISSILES
from doomtable.table.paint.pictures.craft_of_the_tribes import CRAFT_OF_THE_TRIBES
from doomtable.table.paint.pictures.dark_eden_hunters import DARK_EDEN_HUNTERS
from doomtable.table.paint.pictures.engines import ENGINES
from doomtable.table.paint.pictures.events_of_assault import EVENTS_OF_ASSAULT
from doomtable.table.paint.pictures.events_of_blows import EVENTS_OF_BLOWS
from doomtable.table.paint.pictures.events_of_camp import EVENTS_OF_CAMP
from doomtable.table.paint.pictures.events_of_cards import EVENTS_OF_CARDS
from doomtable.table.paint.pictures.events_of_doom import EVENTS_OF_DOOM
from doomtable.table.paint.pictures.events_of_faith import EVENTS_OF_FAITH
from doomtable.table.paint.pictures.events_of_fate import EVENTS_OF_FATE
from doomtable.table.paint.pictures.events_of_honour import EVENTS_OF_HONOUR
from doomtable.table.paint.pictures.events_of_intrigue import EVENTS_OF_INTRIGUE
from doomtable.table.paint.pictures.events_of_loyalty import EVENTS_OF_LOYALTY
from doomtable.table.paint.pictures.events_of_mind import EVENTS_OF_MIND
from doomtable.table.paint.pictures.events_of_money import EVENTS_OF_MONEY
from doomtable.table.paint.pictures.events_of_plague_and_prophecy import EVENTS_OF_PLAGUE_AND_PROPHECY
from doomtable.table.paint.pictures.events_of_plunder import EVENTS_OF_PLUNDER
from doomtable.table.paint.pictures.events_of_raids import EVENTS_OF_RAIDS
from doomtable.table.paint.pictures.events_of_ruin import EVENTS_OF_RUIN
from doomtable.table.paint.pictures.events_of_service import EVENTS_OF_SERVICE
from doomtable.table.paint.pictures.events_of_speech import EVENTS_OF_SPEECH
from doomtable.table.paint.pictures.events_of_the_outpost import EVENTS_OF_THE_OUTPOST
from doomtable.table.paint.pictures.events_of_war import EVENTS_OF_WAR
from doomtable.table.paint.pictures.gear import GEAR
from doomtable.table.paint.pictures.giants import GIANTS
from doomtable.table.paint.pictures.giants_of_apostles import GIANTS_OF_APOSTLES
from doomtable.table.paint.pictures.gifts import GIFTS
from doomtable.table.paint.pictures.gifts_of_change import GIFTS_OF_CHANGE
from doomtable.table.paint.pictures.gifts_of_power import GIFTS_OF_POWER
from doomtable.table.paint.pictures.guns_and_blades import GUNS_AND_BLADES
from doomtable.table.paint.pictures.halls_and_posts import HALLS_AND_POSTS
from doomtable.table.paint.pictures.houses import HOUSES
from doomtable.table.paint.pictures.ki_gestures import KI_GESTURES
from doomtable.table.paint.pictures.pen import Subject
from doomtable.table.paint.pictures.poisons import POISONS
from doomtable.table.paint.pictures.relics import RELICS
from doomtable.table.paint.pictures.riders import RIDERS
from doomtable.table.paint.pictures.ruins_of_europe import RUINS_OF_EUROPE
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
        **EVENTS_OF_MONEY,
        **EVENTS_OF_SPEECH,
        **EVENTS_OF_BLOWS,
        **EVENTS_OF_MIND,
        **EVENTS_OF_CARDS,
        **EVENTS_OF_CAMP,
        **EVENTS_OF_LOYALTY,
        **EVENTS_OF_THE_OUTPOST,
        **EVENTS_OF_PLAGUE_AND_PROPHECY,
        **EVENTS_OF_DOOM,
    }
)
SUBJECTS: Final[Mapping[str, Subject]] = MappingProxyType(
    {
        **THINGS,
        **GEAR,
        **ARMOUR_AND_DEVICES,
        **POISONS,
        **RELICS,
        **ARMS,
        **GUNS_AND_BLADES,
        **VEHICLES,
        **ENGINES,
        **CRAFT_AND_MISSILES,
        **STRONGHOLDS,
        **SANCTUARIES,
        **HOUSES,
        **BATTLEFIELDS,
        **SPELLS,
        **SPELLS_OF_MATTER,
        **GIFTS,
        **GIFTS_OF_POWER,
        **GIFTS_OF_CHANGE,
        **GIANTS,
        **GIANTS_OF_APOSTLES,
        **BEASTS_OF_ICE_AND_SEA,
        **KI_GESTURES,
        **RUINS_OF_EUROPE,
        **CRAFT_OF_THE_TRIBES,
        **DARK_EDEN_HUNTERS,
        **BEASTS_OF_DARK_EDEN,
        **RIDERS,
        **HALLS_AND_POSTS,
        **CHARMS_AND_IMPLANTS,
        **EVENTS,
    }
)
