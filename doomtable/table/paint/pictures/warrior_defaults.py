"""Warriors nobody composed a picture for: a whole recipe from the affiliation and from words that say what one is.

Words that are understood: what it does ("gun", "blade", "flyer", "caster", "leader", "weak", "strong", "killer"),
what it is ("woman", "robed", "machine", "undead", "beast", "vehicle"), whom it follows ("algeroth", "semai", "ilian",
"demnogonis", "muawijhe"), and the words of its title ("guard", "sniper", "samurai" ...). What they lead to stands in
`warrior_defaults.yaml`.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import yaml

from doomtable.table.paint.pictures.light import KEYS
from doomtable.table.paint.pictures.recipe import FIGURE, Recipe

LISTS: Final = Path(__file__).with_suffix(".yaml")
APOSTLES: Final = ("algeroth", "semai", "ilian", "demnogonis", "muawijhe")
ROLES: Final = ("flyer", "leader", "killer", "weak", "strong")
"""Words that decide the framing, the weightiest first."""
SHOOTING: Final = ("aim", "brace", "kneel", "stride", "run", "march", "pistol")
STRIKING: Final = ("lunge", "slash", "guard", "swing", "stride", "draw", "overhead")
ONE_HAND: Final = ("pistol", "revolver", "smg")
TURNS: Final[Mapping[str, int]] = MappingProxyType(
    {
        "stand": -60, "guard": 76, "hail": 60, "lunge": 14, "slash": 24, "stride": -30, "march": 60, "overhead": 150,
        "swing": 70, "leap": 20, "point": 20, "cast": 80, "shoulder": 112, "lean": -82, "dual": 10, "draw": 10,
        "away": -120, "kneel": 40, "run": 40, "pray": 50, "sit": 66, "crouch": 30,
    }
)  # fmt: skip
"""How a blade is turned in a pose."""
NEAR: Final = ("waist", "close", "face", "low", "giant")
"""Framings that show head and chest: arms are kept away from the face."""
GREAT: Final = ("brute", "giant", "hulk")
"""Builds whose shoulders hide the chest and half the face from near."""
UPRIGHT: Final = ("whole", "left", "right", "knees", "ranks", "squad", "trio", "mid")
"""Framings without room for a weapon over the head."""


@cache
def lists() -> Mapping[str, Mapping[str, Any]]:
    """What stands in the file of words."""
    return MappingProxyType(yaml.safe_load(LISTS.read_text(encoding="utf-8")))


def warrior_recipe(name: str, affiliation: str, words: frozenset[str], chance: random.Random) -> Recipe:
    """A whole recipe for a warrior."""

    def one(kind: str, *of: str) -> str:
        lines: Mapping[str, str] = lists()[kind]
        named = next(word for word in (*of, "general", "other") if word in lines)
        return chance.choice(lines[named].split())

    titled: dict[str, str] = {}
    for word in name.lower().replace("-", " ").split():
        titled |= lists()["titles"].get(word, {})
    house = next((word for word in APOSTLES if word in words), affiliation)
    light = chance.choice(list(KEYS))
    scene = titled.get("scene") or one("places", house, affiliation)
    great = affiliation == "legion" and words & {"beast", "strong", "vehicle"}
    if great and ("beast" in words or chance.random() < 0.5):
        arrangement = chance.choice(("large", "middle", "low", "left", "right"))
        return Recipe(one("great bodies", house, "legion"), arrangement, scene=scene, light=light)
    framing = titled.get("framing") or one("framings", *(role for role in ROLES if role in words))
    build = titled.get("build") or _build(affiliation, words, chance)
    if framing in NEAR and build in GREAT:
        build = "soldier"
    kind = "faces" if framing == "face" else "women" if build == "woman" else "heads"
    gun = "gun" in words or ("blade" not in words and chance.random() < 0.6)
    weapon = titled.get("weapon") or one("guns" if gun else "blades", affiliation)
    pose = titled.get("pose") or chance.choice(SHOOTING if gun else STRIKING)
    if "caster" in words and "weapon" not in titled:
        weapon, pose = chance.choice(("spell", "staff", "book", "orb")), chance.choice(("cast", "reach", "point"))
        gun = False
    if weapon in ONE_HAND and pose in ("aim", "brace"):
        pose = "pistol"
    if pose == "overhead" and framing in UPRIGHT:
        framing = "mid"
    if framing == "lying":
        pose = "prone"
    elif framing in NEAR and "pose" not in titled:
        pose = chance.choice(("aim", "brace", "stand") if gun else ("guard", "folded", "lean", "stand"))
    return Recipe(
        subject=FIGURE, framing=framing, build=build, weapon=weapon, pose=pose, scene=scene, light=light,
        head=titled.get("head") or one(kind, house, affiliation), flip=chance.random() < 0.3,
        turn=str((40 if pose == "march" else 0) if gun else TURNS.get(pose, 0)),
        extra=titled.get("extra") or " ".join([*_worn(affiliation, words, chance), one("garments", affiliation)]),
    )  # fmt: skip


def _build(affiliation: str, words: frozenset[str], chance: random.Random) -> str:
    for word, build in (("woman", "woman"), ("robed", "robed"), ("caster", "robed"), ("machine", "machine")):
        if word in words:
            return build
    if "undead" in words:
        return chance.choice(("bone", "bone", "bloated"))
    if "strong" in words:
        return chance.choice(("brute", "giant", "hulk"))
    if "weak" in words:
        return chance.choice(("slim", "soldier", "lanky") if affiliation == "legion" else ("slim", "soldier"))
    if affiliation == "cybertronic":
        return chance.choice(("machine", "slim", "soldier"))
    return chance.choice(("slim", "soldier", "soldier", "brute"))


def _worn(affiliation: str, words: frozenset[str], chance: random.Random) -> list[str]:
    """What its words put on it."""
    shown = []
    if "flyer" in words:
        shown.append({"legion": "bat", "brotherhood": "feather"}.get(affiliation, "jet"))
    if "leader" in words:
        shown.append(chance.choice(("cape", "bright_cape", "medals", "storm_cape", "collar")))
    if "undead" in words:
        shown += ["rags", "bare"]
    return shown
