"""Warriors nobody composed a picture for: a whole recipe from the affiliation and from words that say what one is.

Words that are understood: what it does ("gun", "blade", "flyer", "caster", "leader", "weak", "strong", "killer"),
what it is ("woman", "robed", "machine", "undead", "beast", "vehicle"), whom it follows ("algeroth", "semai", "ilian",
"demnogonis", "muawijhe"), and the words of its title ("guard", "sniper", "samurai" ...).
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from doomtable.table.paint.pictures.light import KEYS
from doomtable.table.paint.pictures.recipes import Recipe

FIGURE: Final = "figure"


def _lists(**lines: str) -> Mapping[str, tuple[str, ...]]:
    return MappingProxyType({word: tuple(line.split()) for word, line in lines.items()})


HEADS_OF: Final = _lists(
    bauhaus="plume spiked goggles helm cap ranger neckcloth gas crew eyepatch kettle",
    capitol="kettle headset bandana helm crew pilot shades dome cap aerials",
    imperial="beret busby kettle lion goggles bearded cap wolf crew",
    mishima="kabuto moon_kabuto kasa topknot war_mask shell",
    cybertronic="cyber wedge lens block optics half_machine aerials mohawk dome",
    brotherhood="hood cowl bucket blindfold wings_helm open_hood bearded hat",
    legion="horned skull dead jaws stitched tusks thorn",
    general="fedora hat eyepatch crew goggles ranger bald shades bandana",
    crescentia="neckcloth open_hood bearded veil goggles",
    lutheran="hood bearded mask beak cowl",
    rasputin="busby wild_hair antlers wolf bearded",
    templar="bucket wings_helm cowl halo crested",
    algeroth="horned dead stitched jaws crested tusks ram skull",
    semai="mask pale long_skull insect fin",
    ilian="thorn cowl antlers crowned_skull pale",
    demnogonis="bloated beak insect skull tentacles",
    muawijhe="screaming tentacles spider cyclops jaws",
)
WOMEN: Final = _lists(
    brotherhood="veil halo wings_helm blindfold", mishima="topknot kasa pony", legion="thorn pale screaming",
    other="bob pony long_hair braid",
)  # fmt: skip
FACES_OF: Final = _lists(
    bauhaus="front_visor front_gas front_man", capitol="front_man front_visor headset",
    imperial="front_man lion beret",
    mishima="front_mempo war_mask topknot", cybertronic="front_machine half_machine front_visor",
    brotherhood="front_hood front_elder blindfold", legion="front_demon front_skull front_scream front_split",
    semai="front_mask front_split pale", demnogonis="front_insect bloated beak",
    ilian="front_skull thorn crowned_skull",
    muawijhe="front_scream spider cyclops", other="front_man front_gas front_hood eyepatch",
)  # fmt: skip
GUNS_OF: Final = _lists(
    bauhaus="rifle shotgun machine_gun sniper grenade_gun", capitol="rifle machine_gun minigun launcher smg",
    imperial="rifle pistol machine_gun revolver shotgun", mishima="rifle smg launcher long_bow",
    cybertronic="beam_gun smg minigun cannon", brotherhood="machine_gun pistol crossbow flamer",
    legion="bone_gun machine_gun cannon", general="pistol revolver shotgun smg sniper",
)  # fmt: skip
BLADES_OF: Final = _lists(
    bauhaus="sabre sword halberd axe", capitol="axe dagger chainsword", imperial="greatsword sabre sword lance",
    mishima="katana halberd spear sickle", cybertronic="chainsword blade_bow whip",
    brotherhood="sword hammer mace spear",
    legion="scythe great_axe scimitar cleaver flail trident", general="dagger sword axe club",
)  # fmt: skip
PLACES_OF: Final = _lists(
    bauhaus="city_domes tower_domes jungle battlements trench meadow",
    capitol="city_steps tower_steps desert minefield deck street",
    imperial="city_spires tower_spires mountains trench harbour battlements",
    mishima="city_pagodas tower_pagodas shrine snowfield sea rooftops",
    cybertronic="city_blocks tower_blocks street laboratory machine_room rooftops",
    brotherhood="cathedral nave hill city_pyramids high_clouds",
    legion="city_thorns tower_thorns citadel pit crater canyon graveyard",
    general="street alley crossroads harbour desert city_ruins",
    demnogonis="swamp graveyard pit city_ruins", ilian="orbit icefield graveyard", semai="hall rooftops city_thorns",
    muawijhe="canyon desert city_ruins",
)  # fmt: skip
FRAMINGS_OF: Final = _lists(
    leader="face close low waist knees edge corner", weak="ranks squad small horde trio tiny",
    flyer="flying leap falling", strong="knees giant below right edge shadow", killer="leap edge left close",
    other="whole knees left right waist small corner edge trio mid",
)  # fmt: skip
GREAT_BODIES: Final = _lists(
    algeroth="horned_giant gun_centaur skull_machine shrieker", semai="puppeteer", ilian="void_queen",
    demnogonis="plague_giant devourer", muawijhe="nest_of_heads many_arms",
    legion="horned_giant many_arms skull_machine",
)  # fmt: skip
TITLES: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType(
    {
        "sniper": {"weapon": "sniper", "pose": "prone", "framing": "lying"},
        "hunter": {"weapon": "sniper", "pose": "kneel"},
        "rifleman": {"weapon": "rifle", "pose": "aim"},
        "gunner": {"weapon": "machine_gun", "pose": "brace"},
        "heavy": {"weapon": "minigun", "pose": "brace", "build": "brute"},
        "samurai": {"weapon": "katana", "pose": "draw", "head": "kabuto", "extra": "skirt"},
        "ronin": {"weapon": "katana", "pose": "away", "head": "kasa"},
        "ninja": {"weapon": "katana", "pose": "leap", "head": "hood", "framing": "leap"},
        "knight": {"weapon": "sword", "head": "bucket", "extra": "tabard left-shield"},
        "templar": {"weapon": "sword", "head": "bucket", "extra": "tabard cape"},
        "crusader": {"weapon": "greatsword", "head": "bucket", "extra": "tabard"},
        "inquisitor": {"weapon": "torch", "head": "hat", "build": "robed"},
        "mystic": {"weapon": "spell", "head": "cowl", "build": "robed", "pose": "cast"},
        "monk": {"weapon": "staff", "build": "robed", "head": "cowl"},
        "sister": {"build": "woman", "head": "veil"},
        "valkyrie": {"build": "woman", "head": "wings_helm", "weapon": "spear", "extra": "feather tabard"},
        "ranger": {"head": "ranger", "weapon": "rifle", "scene": "jungle"},
        "scout": {"head": "goggles", "pose": "crouch", "framing": "small"},
        "pilot": {"head": "pilot", "extra": "jet", "framing": "flying"},
        "engineer": {"weapon": "spade", "head": "goggles", "scene": "foundry"},
        "medic": {"weapon": "syringe", "pose": "tend"},
        "doctor": {"weapon": "syringe", "head": "goggles", "scene": "laboratory"},
        "sergeant": {"pose": "point", "head": "beret"},
        "captain": {"pose": "point", "head": "cap"},
        "general": {"pose": "folded", "head": "cap", "extra": "medals cape"},
        "guard": {"pose": "stand", "weapon": "halberd"},
        "assassin": {"pose": "leap", "weapon": "dagger", "head": "hood", "framing": "leap"},
        "berserker": {"pose": "swing", "weapon": "great_axe", "head": "wild_hair", "extra": "fur bare"},
        "marine": {"head": "headset", "weapon": "machine_gun"},
        "legionnaire": {"framing": "horde"},
        "zombie": {"build": "bone", "pose": "shamble", "framing": "horde"},
        "prophet": {"head": "bearded", "build": "robed", "weapon": "staff"},
        "warlord": {"framing": "knees", "build": "brute", "extra": "storm_cape spikes"},
        "queen": {"head": "crown", "build": "woman", "pose": "sit", "extra": "throne"},
        "king": {"head": "crown", "pose": "sit", "extra": "throne"},
    }
)
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
UPRIGHT: Final = ("whole", "left", "right", "knees", "ranks", "squad", "trio", "mid")


def warrior_recipe(name: str, affiliation: str, words: frozenset[str], chance: random.Random) -> Recipe:
    """A whole recipe for a warrior."""
    titled: dict[str, str] = {}
    for word in name.lower().replace("-", " ").split():
        titled |= TITLES.get(word, {})
    apostle = next((word for word in ("algeroth", "semai", "ilian", "demnogonis", "muawijhe") if word in words), "")
    house = apostle or affiliation
    great = words & {"beast", "strong", "vehicle"} and affiliation == "legion"
    if great and "beast" in words | {chance.choice(("beast", "man"))}:
        body = chance.choice(GREAT_BODIES.get(house, GREAT_BODIES["legion"]))
        return Recipe(
            subject=body, arrangement=chance.choice(("large", "middle", "low", "left", "right")),
            scene=_one(PLACES_OF, house, "legion", chance), light=chance.choice(list(KEYS)),
        )  # fmt: skip
    role = next((word for word in ("flyer", "leader", "killer", "weak", "strong") if word in words), "other")
    framing = titled.get("framing") or chance.choice(FRAMINGS_OF[role])
    build = titled.get("build") or _build(affiliation, words, chance)
    if framing == "face":
        heads = FACES_OF.get(house, FACES_OF["other"])
    elif build == "woman":
        heads = WOMEN.get(affiliation, WOMEN["other"])
    else:
        heads = HEADS_OF.get(house, HEADS_OF["general"])
    head = titled.get("head") or chance.choice(heads)
    gun = "gun" in words or ("blade" not in words and chance.random() < 0.6)
    weapon = titled.get("weapon") or _one(GUNS_OF if gun else BLADES_OF, affiliation, "general", chance)
    pose = titled.get("pose") or chance.choice(SHOOTING if gun else STRIKING)
    if "caster" in words and "weapon" not in titled:
        weapon, pose, gun = chance.choice(("spell", "staff", "book", "orb")), chance.choice(("cast", "reach",
                                                                                             "point")), False
    if weapon in ONE_HAND and pose in ("aim", "brace"):
        pose = "pistol"
    if pose == "overhead" and framing in UPRIGHT:
        framing = "mid"
    if framing == "lying":
        pose = "prone"
    elif framing in NEAR and "pose" not in titled:
        pose = chance.choice(("aim", "brace", "stand") if gun else ("guard", "folded", "lean", "stand"))
    return Recipe(
        subject=FIGURE, framing=framing, build=build, head=head, weapon=weapon, pose=pose,
        turn=str((40 if pose == "march" else 0) if gun else TURNS.get(pose, 0)),
        extra=titled.get("extra") or _extra(affiliation, words, chance),
        scene=titled.get("scene") or _one(PLACES_OF, house, affiliation, chance), light=chance.choice(list(KEYS)),
        flip=chance.random() < 0.3,
    )  # fmt: skip


def _one(lists: Mapping[str, tuple[str, ...]], word: str, other: str, chance: random.Random) -> str:
    return chance.choice(lists.get(word) or lists.get(other) or lists["general"])


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


def _extra(affiliation: str, words: frozenset[str], chance: random.Random) -> str:
    shown = []
    if "flyer" in words:
        shown.append({"legion": "bat", "brotherhood": "feather"}.get(affiliation, "jet"))
    if "leader" in words:
        shown.append(chance.choice(("cape", "bright_cape", "medals", "storm_cape", "collar")))
    if "undead" in words:
        shown.append("rags bare")
    shown.append(
        {
            "legion": chance.choice(("spikes", "rags", "chains", "tail")),
            "mishima": chance.choice(("flag", "skirt", "sash", "hilts")),
            "brotherhood": chance.choice(("tabard", "bare", "bright_cape")),
            "cybertronic": chance.choice(("cables", "core", "reactor", "dim")),
            "imperial": chance.choice(("coat", "sash", "belts", "cape")),
            "bauhaus": chance.choice(("steel", "scarf", "collar", "coat")),
            "capitol": chance.choice(("belts", "pack", "mark", "bare")),
        }.get(affiliation, chance.choice(("coat bare", "scarf", "bare", "belts")))
    )
    return " ".join(shown)
