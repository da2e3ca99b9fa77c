"""Defaults: what a recipe leaves out, from the facts of a card alone; cards of fan sets have nothing else.

`facts` are words that say what a card is and does (`kit/picture_subject`); chance comes from the card's name.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from doomtable.table.paint.pictures.arms import ARMS
from doomtable.table.paint.pictures.gifts import GIFTS
from doomtable.table.paint.pictures.light import KEYS
from doomtable.table.paint.pictures.recipe import Recipe, filled, recipes
from doomtable.table.paint.pictures.scenes import SCENES
from doomtable.table.paint.pictures.spells import SPELLS
from doomtable.table.paint.pictures.strongholds import STRONGHOLDS
from doomtable.table.paint.pictures.subjects import EVENTS
from doomtable.table.paint.pictures.things import THINGS
from doomtable.table.paint.pictures.vehicles import VEHICLES
from doomtable.table.paint.pictures.warrior_defaults import warrior_recipe
from doomtable.table.paint.surface_effects import seeded

BY_TYPE: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "equipment": (*THINGS, *ARMS),
        "relic": (*THINGS, *ARMS),
        "special": tuple(EVENTS),
        "mission": tuple(EVENTS),
        "fortification": tuple(STRONGHOLDS),
        "art": tuple(SPELLS),
        "symmetry": tuple(GIFTS),
    }
)
"""What a card of a type may show when nothing more is known of it."""


def _lists(**lines: str) -> Mapping[str, tuple[str, ...]]:
    return MappingProxyType({word: tuple(line.split()) for word, line in lines.items()})


BY_FACT: Final = _lists(
    tank="tank cannon_truck",
    airship="airship gunship dreadnought dart_plane hover_shark",
    pistol="big_pistol long_pistol",
    armour="breastplate layered_armour halo_armour",
    heavy="drum_gun cannon_truck field_gun",
    blade="straight_sword great_sword chain_sword saw_blade thin_blades curved_knife",
    rifle="long_carbine heavy_rifle short_gun",
    kit="surgeon_case",
    mine="land_mine",
    bomb="spore_grenade smoke_can",
    scanner="radar_screen mind_scanner",
    charge="charge_kit",
    chip="pulse_heart steel_eyes",
    scope="scope",
    edge="bayonet whetstone",
    drop="healing_hand drawn_poison clean_blood",
    flame="fire_ball black_flame passed_flame",
    eye="far_gaze seeing_hand seen_cards",
    mask="shared_masks swapped_minds false_images lifted_mask",
    gate="far_gate undead_gate healing_gate stepping_out",
    threads="puppet held_mind pushed_attack",
    clash="commanded clash_of_clans chosen_fighters",
    cloud="fog veil mad_wind",
    book="many_spells light_on_reader master_and_pupil",
    clock="stopped_clock hourglass old_age stopwatch",
    broken="torn_order broken_mark sword_rusting bursting_gun",
    speed="lightning_step first_off dodging",
    coins="silver_spoon envelope spun_wheel chess_hand",
    wings="winged_man growing_man peak",
    chain="sleep_of_stone noose held_back",
    claw="terror bent_body blinded turned_around",
    lamp="raised_lamp warded candle_passed",
    shield="light_shield corrupt_shield unhurt",
    hand="death_touch marked_hand rage",
    bolt="fire_bolt force_arrow",
    signpost="leaving_ronin turned_back odd_one",
    mind="open_mind fortress_head touching_brows",
    shot="bullseye muzzle_row through_scope",
    blow="hammer_on_helmet blind_rage",
    guard="behind_wall perimeter",
)
"""What a fact leads to; the first word of the facts that stands here counts."""


@lru_cache(maxsize=4000)
def recipe_of(name: str, kind: str, affiliation: str, facts: str = "") -> Recipe:
    """The whole recipe of a card: its own line, filled up from its facts."""
    default = from_facts(name, kind, affiliation, facts)
    own = recipes().get(name)
    return default if own is None else filled(own, default)


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
    known = next((BY_FACT[word] for word in words if word in BY_FACT), None)
    return chance.choice(known or BY_TYPE.get(kind, (*VEHICLES, *EVENTS)))
