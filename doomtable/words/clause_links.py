"""Links to rulebook clauses: from a question, a card or a reason."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from doomtable.rules.language import Card
from doomtable.words.rulebook import CHAPTERS, KEYWORDS
from doomtable.words.words import slug

VERB_CLAUSES: Final = MappingProxyType({
    "muster": "ACT-01", "muster in cover": "ACT-04", "seek cover": "ACT-05", "exit cover": "ACT-06",
    "reveal": "COVER-12", "meditate": "ACT-07", "equip": "ACT-08", "build": "ACT-09", "bestow": "ACT-10",
    "assign": "ACT-11", "transfer": "ACT-16",
    "enter vehicle": "ACT-15", "exit vehicle": "ACT-15", "turn up": "RUL-12", "attack": "COMBAT-05",
    "sabotage": "SAB-03", "play": "TIME-16", "cast": "ART-03", "use": "TIME-01", "discard": "ACT-19",
    "give up": "EQUIP-05", "end turn": "TURN-20", "copy": "TIME-16",
})  # fmt: skip
"""A verb of the Actions step -> its clause."""
STAGE_CLAUSES: Final = MappingProxyType({
    "inside": "VEH-04", "caster": "ART-17", "amount": "ART-06", "area": "FORT-01", "defender": "LEGAL-13",
})  # fmt: skip
"""What is asked while a play is put together; anything else is told by the verb."""
QUESTION_CLAUSES: Final = MappingProxyType({
    "menu": "actions", "session": "RUL-30", "tactic": "COMBAT-08", "weapon": "EQUIP-16", "split": "POINTS-02",
    "warzone": "WZ-04",
    "discard": "TURN-14", "mulligan": "MULL-02", "war": "VAR-CORPWAR-01", "bonus": "VAR-BATTLE-11",
    "struck": "COMBAT-03", "join": "COMBAT-03", "inside": "VEH-04",
})  # fmt: skip
"""The kind of a question -> the clause, or chapter, that explains it; any other is a card's own."""
WINDOW_CLAUSES: Final = MappingProxyType({"combat": "COMBAT-18", "answer": "TIME-02"})
OPEN: Final = "RUL-33"
"""Where any other chance to play a card is told."""
CARD_TYPE_CLAUSES: Final = MappingProxyType({
    "warrior": "ACT-01", "equipment": "ACT-08", "fortification": "ACT-09", "art": "ART-03", "symmetry": "ACT-10",
    "mission": "ACT-11", "special": "TIME-16", "ki": "KI-02", "relic": "ACT-13", "warzone": "ACT-14",
    "alliance": "ACT-22", "beast": "BEAST-01", "battle": "VAR-BATTLE-01", "war": "VAR-CORPWAR-01",
})  # fmt: skip
AFFILIATION_CLAUSES: Final = MappingProxyType({
    "brotherhood": "LEGAL-05", "legion": "LEGAL-08", "general": "LEGAL-09", "bauhaus": "LEGAL-03",
    "capitol": "LEGAL-03", "cybertronic": "LEGAL-03", "imperial": "LEGAL-03", "mishima": "LEGAL-03",
    "crescentia": "OUT-13", "lutheran": "OUT-13", "rasputin": "OUT-13", "templars": "OUT-13",
})  # fmt: skip
"""The affiliation of a warrior -> whom it attacks."""
STATE_CLAUSES: Final = MappingProxyType({"unpaid": "COVER-12", "cover": "COVER-02", "wounded": "COMBAT-16"})


def of_reason(rule: str) -> str:
    """Where the rule of a reason is told; '' if nowhere."""
    return rule if any(rule in line.split() for line in CHAPTERS.values()) else ""


def of_question(kind: str, stage: str = "", verb: str = "", window: str = "") -> str:
    """Where the open question is explained; '' where only the card that asks explains it."""
    if kind == "draft":
        return STAGE_CLAUSES.get(stage) or VERB_CLAUSES.get(verb, OPEN)
    if kind == "window":
        return WINDOW_CLAUSES.get(window, OPEN)
    return QUESTION_CLAUSES.get(kind, "")


def of_card(card: Card, *states: str) -> tuple[str, ...]:
    """What there is to read about a card: its states, its keywords, its type, whom it attacks."""
    tags = (*card.keywords, *card.considered)
    found = [STATE_CLAUSES[state] for state in states]
    for tag in tags:
        if tag in KEYWORDS:
            found += [slug(tag), KEYWORDS[tag]]
        elif tag.startswith("follower of "):
            found += ["follower"]
        elif tag.startswith("gift of "):
            found += [slug("gift of an apostle"), "SYM-02"]
    if card.considered:
        found.append("CONS-01")
    found.append(CARD_TYPE_CLAUSES.get(card.type, ""))
    if card.type == "warrior":
        found += [AFFILIATION_CLAUSES.get(one, "") for one in card.affiliations]
    return tuple(dict.fromkeys(one for one in found if one))
