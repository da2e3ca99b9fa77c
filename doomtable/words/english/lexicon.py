"""The English lexicon: the game's words for types, affiliations, keywords, ratings and zones."""

from __future__ import annotations

from doomtable.rules.terms import AFFILIATIONS, ASPECTS
from doomtable.words.english.grammar import plural, title_case

STATS = {"F": "Fight", "S": "Shoot", "A": "Armor", "V": "Value"}
TACTICS = {"fight": "Fight", "shoot": "Shoot"}
SAME = {"same": "Squad or Kohort", "same area": "area", "same outpost": "Outpost"}
"""The areas that are named by where another card stands."""
AREAS = {"squad": "Squad", "kohort": "Kohort", "outpost": "Outpost", "squad or kohort": "Squad or Kohort"}
PILES = {
    "hand": "hand", "draw": "draw pile", "discard": "discard pile", "annihilated": "annihilated pile",
    "collection": "collection",
}  # fmt: skip
STEPS = {"draw": "Draw step", "actions": "Actions step", "discard": "Discard step",
         "before drawing": "Draw step before drawing", "before acting": "turn before the first action"}  # fmt: skip
TYPES = {
    "warrior": "Warrior", "equipment": "Equipment", "fortification": "Fortification", "art": "Art",
    "symmetry": "Dark Symmetry", "mission": "Mission", "special": "Special", "ki": "Ki power", "relic": "Relic",
    "warzone": "Warzone", "alliance": "Alliance", "beast": "Beast", "battle": "Battle", "war": "War",
}  # fmt: skip
"""Types as they head a card's type line."""
TYPE_NOUNS = {
    "card": "card", "warrior": "warrior", "equipment": "Equipment card", "fortification": "Fortification",
    "art": "Art card", "symmetry": "Dark Symmetry card", "mission": "Mission", "special": "Special card",
    "ki": "Ki power", "relic": "Relic", "warzone": "Warzone", "alliance": "Alliance", "beast": "Beast",
    "battle": "Battle", "war": "War card",
}  # fmt: skip
"""Types as nouns in a sentence."""
AFFILIATION_NAMES: dict[str, str] = {
    "bauhaus": "Bauhaus", "capitol": "Capitol", "cybertronic": "Cybertronic", "imperial": "Imperial",
    "mishima": "Mishima", "brotherhood": "Brotherhood", "legion": "Dark Legion", "general": "General",
    "crescentia": "Crescentian", "lutheran": "Lutheran Triad", "rasputin": "Sons of Rasputin", "templars": "Templar",
}  # fmt: skip
GROUPS = {**AFFILIATION_NAMES, "imperial": "Imperial", "templars": "the Templars", "legion": "the Dark Legion",
          "brotherhood": "the Brotherhood", "lutheran": "the Lutheran Triad", "rasputin": "the Sons of Rasputin",
          "crescentia": "Crescentia", "cartel": "the Cartel", "home corporation": "its home corporation"}  # fmt: skip
"""Affiliations after 'belongs to'."""
ASPECT_NAMES: dict[str, str] = {aspect: aspect.title() for aspect in ASPECTS}
NAMED_THINGS = {
    "affiliation": "affiliation", "corporation": "corporation", "organisation": "organization", "apostle": "Apostle",
    "aspect": "aspect of the Art", "tactic": "tactic", "pool": "Destiny or Promotion", "card name": "card name",
}  # fmt: skip

_KEYWORD_NOUNS = {
    "follower of named": "follower of the named Apostle",
    "armor": "Armor card", "combat spell": "Combat Spell", "personal combat spell": "Personal Combat Spell",
    "gift": "gift", "dark symmetry gift": "general gift", "general gift": "general gift", "weapon": "weapon",
    "fight weapon": "Fight weapon", "shoot weapon": "Shoot weapon", "fight/shoot weapon": "Fight/Shoot weapon",
    "special weapon": "Special weapon", "vehicle": "vehicle", "airship": "airship", "submarine": "submarine",
    "tank": "tank", "machine gun": "machine gun", "light machine gun": "light machine gun",
    "sub machine gun": "submachine gun",
    "heavy machine gun": "heavy machine gun", "handgun": "handgun", "pistol": "pistol", "rifle": "rifle",
    "assault rifle": "assault rifle", "sniper rifle": "sniper rifle", "shotgun": "shotgun", "sword": "sword",
    "grenade": "grenade", "rocket launcher": "rocket launcher", "flamethrower": "flamethrower",
    "heavy assault weapon": "heavy assault weapon",
    "grenade launcher": "grenade launcher", "artillery": "artillery piece", "city": "City", "citadel": "Citadel",
    "personality": "Personality", "doomtrooper": "Doomtrooper", "heretic": "Heretic",
    "tribal": "Tribal warrior", "nepharite": "Nepharite",
    "cartel": "Cartel member",
    "freelancer": "Freelancer",
    "noncombatant": "Noncombatant", "assassin": "Assassin", "apostle": "Apostle", "poison": "Poison",
    "lasting": "lasting",
    "virus": "Virus", "prophecy": "Prophecy", "ritual": "Ritual", "minefield": "minefield", "explosive": "explosive",
    "corporate leader": "Corporate Leader", "commander": "Commander", "hero": "Hero", "spell": "spell",
    "captain by rank": "Commander of the rank of Captain", "sergeant by rank": "Commander of the rank of Sergeant",
    "standard bearer": "Standard Bearer", "chainsaw": "chainsaw", "sight": "sight", "ammunition": "ammunition card",
}  # fmt: skip
_KEYWORD_QUALITIES = {
    "raises ratings": "bonuses to ratings",
    "lowers ratings": "penalties to ratings",
    "overkill": "Overkill", "always first strike": "Always First Strike",
    "immune": "an immunity", "immune art": "immunity to the Art", "immune symmetry": "immunity to Dark Symmetry cards",
    "immune gifts": "immunity to general gifts",
    "first strike": "First Strike", "slayer": "Slayer", "blessed": "Blessed", "profane": "Profane",
    "decisive": "Decisive Strike", "killed if wounded": "Fragile",
    "art immunity": "immunity to the Art", "symmetry immunity": "immunity to Dark Symmetry cards",
    "gift immunity": "immunity to gifts",
}  # fmt: skip
"""Keywords that are no nouns: 'a warrior with Slayer'."""
_CONDITIONS = {"boasting": "boasting", "diseased": "diseased", "infected": "infected", "receptive": "receptive"}
"""What a card makes of a warrior for a while: 'a boasting warrior'."""
_LABELS = {
    "close range": "Fight combats only",
    "fight weapon": "Fight weapon", "shoot weapon": "Shoot weapon", "fight/shoot weapon": "Fight/Shoot weapon",
    "special weapon": "Special weapon", "armor": "Armor", "art immunity": "Art immunity",
    "symmetry immunity": "Dark Symmetry immunity", "gift immunity": "Gift immunity",
    "combat spell": "Combat Spell", "personal combat spell": "Personal Combat Spell", "first strike": "First Strike",
    "decisive": "Decisive Strike", "killed if wounded": "Fragile", "cartel": "Cartel",
    "dark symmetry gift": "General gift", "general gift": "General gift", "light machine gun": "Light machine gun",
    "captain by rank": "Captain", "sergeant by rank": "Sergeant",
    "asteroid belt warzone": "Asteroid Belt", "martian warzone": "Mars", "mercurian warzone": "Mercury",
    "venusian warzone": "Venus", "dark eden warzone": "Dark Eden", "generic warzone": "Anywhere",
}  # fmt: skip


CLASSES_BY_DEED = {"blindness": "cards that blind, such as Blindness"}
"""Classes of cards named for what they do; the card that has such a name is one of them."""


def is_adjective(tag: str) -> bool:
    """Does the tag stand before a noun: an affiliation, or an aspect of the Art?"""
    return tag in AFFILIATIONS or tag in ASPECTS or tag in {"blessed", "profane"} or tag in _CONDITIONS


def is_class(name: str) -> bool:
    """Does the name of a card begin with what kind of thing it is: 'Citadel of Ilian'?"""
    return name.split(" ")[0].casefold() in _KEYWORD_NOUNS


def is_quality(tag: str) -> bool:
    """Does the tag follow the noun: 'with Slayer'?"""
    return tag in _KEYWORD_QUALITIES and not is_adjective(tag)


def adjective(tag: str) -> str:
    for table in (_CONDITIONS, AFFILIATION_NAMES, ASPECT_NAMES, _KEYWORD_QUALITIES):
        if tag in table:
            return table[tag]
    return tag


def quality(tag: str) -> str:
    return _KEYWORD_QUALITIES[tag]


def tag_noun(tag: str) -> str:
    """The tag as a noun without article: 'Imperial' apart, 'Fight weapon', 'follower of Semai', 'Clansman'."""
    for table in (TYPE_NOUNS, _KEYWORD_NOUNS):
        if tag in table:
            return table[tag]
    if tag == "gift of an apostle":
        return "gift of an Apostle"
    if tag.startswith("art of "):
        return f"{title_case(tag[7:])} spell"
    for start in ("follower of", "gift of"):
        if tag.startswith(start + " "):
            return f"{start} {title_case(tag[len(start) + 1 :])}"
    if tag.endswith(" weapon"):
        return f"{title_case(tag[:-7])} weapon"
    return title_case(tag)


def class_of(tag: str) -> str:
    """All cards of that kind or name: 'airships', but 'Blindness' for what is only a name."""
    if tag in CLASSES_BY_DEED:
        return CLASSES_BY_DEED[tag]
    known = tag in TYPE_NOUNS or tag in _KEYWORD_NOUNS or tag.startswith(("follower of", "gift of", "art of"))
    return plural(tag_noun(tag)) if known else title_case(tag)


def label(tag: str) -> str:
    """A keyword as it stands in a type line."""
    if tag in _LABELS:
        return _LABELS[tag]
    if is_adjective(tag):
        return adjective(tag)
    word = tag_noun(tag)
    return word[:1].upper() + word[1:]


def plain_label(tag: str) -> str:
    """A keyword of a card that is no warrior: words nobody knows keep their small letters."""
    word = label(tag)
    known = tag in _LABELS or tag in _KEYWORD_NOUNS
    strange = not known and word == title_case(tag) and " " in tag and " of " not in tag
    return tag[:1].upper() + tag[1:] if strange else word
