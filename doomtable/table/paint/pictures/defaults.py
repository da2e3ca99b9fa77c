"""Defaults: what a recipe leaves out, from the facts of a card alone; cards of fan sets have nothing else.

`facts` are words that say what a card is and does (`kit/picture_subject`); chance comes from the card's name.
"""

from __future__ import annotations

from doomtable.table.paint.pictures.heads import HEADS
from doomtable.table.paint.pictures.light import KEYS
from doomtable.table.paint.pictures.places import PLACES
from doomtable.table.paint.pictures.poses import BUILDS
from doomtable.table.paint.pictures.recipes import Recipe
from doomtable.table.paint.pictures.things import THINGS
from doomtable.table.paint.pictures.warrior_defaults import warrior_recipe
from doomtable.table.paint.pictures.weapons import WEAPONS
from doomtable.table.paint.surface_effects import seeded


def from_facts(name: str, kind: str, affiliation: str, facts: str = "") -> Recipe:
    """A whole recipe for a card nobody composed one for."""
    chance = seeded("recipe", name)
    if kind == "warrior":
        return warrior_recipe(name, affiliation, frozenset(facts.split()), chance)
    return Recipe(
        subject=chance.choice(list(THINGS)),
        arrangement=chance.choice(("middle", "large", "left", "right", "tilted", "cut")),
        framing=chance.choice(("whole", "knees", "left", "right", "small", "waist")),
        build=chance.choice(list(BUILDS)), head=chance.choice(list(HEADS)), weapon=chance.choice(list(WEAPONS)),
        pose=chance.choice(("stand", "aim", "march", "kneel", "lunge", "guard")), scene=chance.choice(list(PLACES)),
        light=chance.choice(list(KEYS)),
    )  # fmt: skip
