"""Classes of tags: which stand for a group, a condition or an ability, and which for a sort of card."""

from __future__ import annotations

from typing import Final

from doomtable.rules.terms import AFFILIATIONS, ASPECTS, LEGIONNAIRES

CORPORATIONS: Final = frozenset({"bauhaus", "capitol", "cybertronic", "imperial", "mishima"})
ORGANISATIONS: Final = CORPORATIONS | {"brotherhood", "legion"}
WHOLES: Final = {CORPORATIONS: "corporation", ORGANISATIONS: "organisation"}
"""What several groups are together."""
TITLED: Final = {
    frozenset(LEGIONNAIRES): "legionnaire",
    frozenset({"immune art", "immune symmetry", "immune gifts"}): "immune",
}
"""What several titles or abilities are together."""
CONDITIONS: Final = frozenset({"boasting", "diseased", "infected", "receptive"})
"""What a card makes of a warrior for a while."""
ABILITIES: Final = frozenset({
    "immune", "immune art", "immune symmetry", "immune gifts",
    "first strike", "slayer", "decisive", "killed if wounded", "annihilated if killed", "assassin", "noncombatant",
    "overkill", "always first strike", "raises ratings", "lowers ratings", "art immunity", "symmetry immunity",
    "gift immunity",
})  # fmt: skip
GENERAL: Final = ("card", "warrior", "equipment", "doomtrooper")
"""Sorts that give way to a narrower one."""
ASKED_FOR: Final = {"noted collector": "relic", "grand tactician": "warzone"}
"""Titles of players that some rules ask for, and of whom: who brings such cards into play (RELIC-02, WZ-02)."""
WEAPONS: Final = frozenset({"weapon", "fight weapon", "shoot weapon", "fight/shoot weapon", "special weapon"})
KINDS: Final = WEAPONS | {"vehicle", "armor"}
"""Sorts of equipment."""
VEHICLES: Final = frozenset({"vehicle", "airship", "tank", "submarine"})
"""What a vehicle is, and what a warrior may be considered."""
TYPES: Final = (
    "card", "warrior", "equipment", "fortification", "art", "symmetry", "mission", "special", "ki", "relic", "warzone",
    "alliance", "beast",
)  # fmt: skip


def is_group(tag: str) -> bool:
    """Whether the tag says to what a card belongs: an affiliation, an aspect, a blessing, a condition."""
    return tag in AFFILIATIONS or tag in ASPECTS or tag in ("blessed", "profane") or tag in CONDITIONS


def is_ability(tag: str) -> bool:
    return tag in ABILITIES


def whole(tags: tuple[str, ...]) -> str:
    """What these affiliations are together; '' for any other choice."""
    return WHOLES.get(frozenset(tags), "")
