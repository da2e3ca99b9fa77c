"""Defaults: what a recipe leaves out, from the facts of a card alone; cards of fan sets have nothing else.

`facts` are words that say what a card is and does (`kit/picture_subject`); chance comes from the card's name.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

import yaml

from doomtable.table.paint.pictures.arms import ARMS
from doomtable.table.paint.pictures.battlefields import BATTLEFIELDS
from doomtable.table.paint.pictures.beasts_of_dark_eden import BEASTS_OF_DARK_EDEN
from doomtable.table.paint.pictures.gear import GEAR
from doomtable.table.paint.pictures.gifts import GIFTS
from doomtable.table.paint.pictures.gifts_of_power import GIFTS_OF_POWER
from doomtable.table.paint.pictures.guns_and_blades import GUNS_AND_BLADES
from doomtable.table.paint.pictures.ki_gestures import KI_GESTURES
from doomtable.table.paint.pictures.light import KEYS
from doomtable.table.paint.pictures.recipe import FIGURE, Recipe, filled, recipes
from doomtable.table.paint.pictures.relics import RELICS
from doomtable.table.paint.pictures.sanctuaries import SANCTUARIES
from doomtable.table.paint.pictures.scenes import SCENES
from doomtable.table.paint.pictures.spells import SPELLS
from doomtable.table.paint.pictures.spells_of_matter import SPELLS_OF_MATTER
from doomtable.table.paint.pictures.strongholds import STRONGHOLDS
from doomtable.table.paint.pictures.subjects import EVENTS
from doomtable.table.paint.pictures.things import THINGS
from doomtable.table.paint.pictures.vehicles import VEHICLES
from doomtable.table.paint.pictures.warrior_defaults import warrior_recipe
from doomtable.table.paint.surface_effects import seeded

BY_TYPE: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "equipment": (*THINGS, *GEAR, *ARMS, *GUNS_AND_BLADES),
        "relic": tuple(RELICS),
        "warzone": tuple(BATTLEFIELDS),
        "special": tuple(EVENTS),
        "mission": tuple(EVENTS),
        "fortification": (*STRONGHOLDS, *SANCTUARIES),
        "art": (*SPELLS, *SPELLS_OF_MATTER),
        "symmetry": (*GIFTS, *GIFTS_OF_POWER),
        "ki": tuple(KI_GESTURES),
        "beast": tuple(BEASTS_OF_DARK_EDEN),
        "battle": tuple(BATTLEFIELDS),
    }
)
"""What a card of a type may show when nothing more is known of it."""


@cache
def by_fact() -> Mapping[str, tuple[str, ...]]:
    """What a fact leads to; the first word of the facts that stands here counts."""
    file = Path(__file__).with_name("fact_subjects.yaml")
    return MappingProxyType({fact: tuple(said) for fact, said in yaml.safe_load(file.read_text("utf-8")).items()})


@lru_cache(maxsize=4000)
def recipe_of(name: str, kind: str, affiliation: str, facts: str = "") -> Recipe:
    """The whole recipe of a card: its own line, filled up from its facts."""
    default = from_facts(name, kind, affiliation, facts)
    own = recipes().get(name)
    if own is None:
        return default
    if own.framing and default.subject != FIGURE:  # its facts alone would make it a giant or a thing
        default = warrior_recipe(name, affiliation, frozenset(), seeded("recipe", name))
    return filled(own, default)


def from_facts(name: str, kind: str, affiliation: str, facts: str = "") -> Recipe:
    """A whole recipe for a card nobody composed one for."""
    chance = seeded("recipe", name)
    words = facts.split()
    if kind == "warrior":
        return warrior_recipe(name, affiliation, frozenset(words), chance)
    return Recipe(
        subject=_subject(kind, words, chance),
        arrangement=chance.choice(("middle", "full", "left", "right", "low", "large")),
        scene=chance.choice(list(SCENES)),
        light=chance.choice(list(KEYS)),
        flip=chance.random() < 0.5,
    )


def _subject(kind: str, words: list[str], chance: random.Random) -> str:
    known = next((by_fact()[word] for word in words if word in by_fact()), None)
    return chance.choice(known or BY_TYPE.get(kind, (*VEHICLES, *EVENTS)))
