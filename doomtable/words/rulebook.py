"""The rulebook in short: clauses by chapter, glossary, links and search.

The texts are messages of rules.ftl (`rule-cover-05`, `rule-cover-05-head`); here stands what no language changes. What
keywords mean comes from the words of the cards, so it is said once.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from difflib import get_close_matches
from functools import cached_property
from types import MappingProxyType
from typing import Final, NamedTuple

from doomtable import rulesets
from doomtable.rules.ruleset import Ruleset
from doomtable.words import rulebook_switches
from doomtable.words.words import Words, slug

CHAPTERS: Final = MappingProxyType({
    "cards":
        "GEN-01 GEN-02 GEN-03 GEN-04 GEN-05 GEN-09 GEN-10 GEN-12 CONS-01 CONS-02 CONS-03 CONS-04",
    "table":
        "ZONE-01 ZONE-03 ZONE-04 ZONE-05 ZONE-06 ZONE-07 ZONE-08 ZONE-09 ZONE-10 ZONE-11 ZONE-12 ZONE-13 ZONE-14 "
        "ZONE-17 ZONE-18 ZONE-19",
    "decks":
        "DECK-01 DECK-02 DECK-09 DECK-03 DECK-04 DECK-05 DECK-06 DECK-07 DECK-08 ZONE-21 ZONE-16 SETUP-01 SETUP-02 "
        "SETUP-03 SETUP-04 SETUP-05 SETUP-06 SETUP-07 MULL-01 MULL-02 MULL-03 MULL-04 MULL-05 MULL-06 MULL-07",
    "turn":
        "TURN-01 TURN-02 TURN-03 TURN-04 TURN-14 TURN-15 TURN-17 TURN-16 TURN-18 TURN-19 TURN-20 TURN-21 TURN-09",
    "actions":
        "TURN-05 TURN-06 TURN-07 TURN-08 TURN-10 TURN-11 TURN-12 TURN-13 TURN-22 ACT-07 ACT-19 ACT-21 ACT-23 "
        "ACT-24",
    "mustering":
        "ACT-01 ACT-02 ACT-03 ACT-04 GEN-06 GEN-08 ZONE-22 ZONE-23",
    "personalities":
        "PERS-01 PERS-02 PERS-03 PERS-04 PERS-05 PERS-06 PERS-07 PERS-08 PERS-09 PERS-10 PERS-11 PERS-12",
    "cover":
        "COVER-01 ACT-05 ACT-06 COVER-02 COVER-03 COVER-04 COVER-05 COVER-06 COVER-07 COVER-08 ZONE-20 COVER-09 "
        "COVER-10 COVER-11 COVER-12 COVER-13 COVER-14 COVER-15 COVER-16 COVER-17 COVER-18 COVER-19 COVER-20 "
        "COVER-21 COVER-22 COVER-23 COVER-24 COVER-25 COVER-26 COVER-27 COVER-28 COVER-29 COVER-30",
    "equipment":
        "ACT-08 EQUIP-01 EQUIP-02 EQUIP-04 EQUIP-05 EQUIP-06 EQUIP-07 EQUIP-08 EQUIP-09 EQUIP-10 EQUIP-11 "
        "EQUIP-12 EQUIP-13 EQUIP-14 EQUIP-15 EQUIP-16 EQUIP-17 EQUIP-18 EQUIP-19 EQUIP-20",
    "vehicles":
        "ACT-15 VEH-01 VEH-02 VEH-03 VEH-04 VEH-05 VEH-06 VEH-07 VEH-08 VEH-09 VEH-10 VEH-11 VEH-12 VEH-13 VEH-14 "
        "VEH-15 VEH-16 VEH-17 VEH-19",
    "fortifications":
        "ACT-09 FORT-01 FORT-02 FORT-03 FORT-04 FORT-05 FORT-06 FORT-07 FORT-09 FORT-10",
    "relics":
        "ACT-13 RELIC-01 RELIC-02 RELIC-03 RELIC-04 RELIC-05 RELIC-06 RELIC-07",
    "warzones":
        "ACT-14 WZ-01 WZ-02 WZ-03 WZ-04 WZ-05 WZ-06 WZ-07 WZ-08 WZ-09 WZ-10 WZ-11 WZ-12 WZ-13",
    "outposts":
        "OUT-01 ZONE-02 OUT-21 ACT-16 OUT-08 VEH-20 OUT-03 OUT-09 OUT-14 OUT-19 OUT-18 OUT-10 OUT-11 OUT-20 OUT-05 "
        "OUT-06 OUT-07 OUT-12 LEGAL-11 OUT-22 OUT-02 GEN-07 OUT-04 OUT-13 EQUIP-03 OUT-15 OUT-16 FORT-08 ART-04 OUT-17",
    "beasts":
        "BEAST-01 ACT-17 BEAST-02 BEAST-03 VEH-18 BEAST-04 BEAST-09 BEAST-07 BEAST-11 BEAST-05 BEAST-06 BEAST-10 "
        "BEAST-08",
    "alliances":
        "ACT-22 ALLY-01 ALLY-02 ALLY-03 ALLY-04 ALLY-05 ALLY-06",
    "art":
        "ART-01 ART-02 ART-03 ART-05 ART-06 ART-07 ART-08 ART-09 ART-10 ART-11 ART-12 ART-13 ART-14 ART-15 ART-16 "
        "ART-17",
    "symmetry":
        "ACT-10 SYM-01 SYM-02 SYM-03 SYM-04 SYM-05 SYM-06 SYM-07 SYM-08",
    "missions":
        "ACT-11 MISS-01 MISS-02 MISS-03 MISS-04 MISS-05 MISS-06 MISS-07 MISS-08 MISS-09 MISS-10",
    "playing":
        "TIME-16 TIME-14 TIME-13 TIME-01 TIME-02 TIME-03 TIME-04 TIME-05 TIME-06 TIME-07 TIME-08 TIME-09 TIME-10 "
        "TIME-11 TIME-12 TIME-15 ETIQ-01 ETIQ-02 ETIQ-03 ETIQ-04 ETIQ-05",
    "combat":
        "ACT-20 COMBAT-01 COMBAT-02 COMBAT-03 COMBAT-04 COMBAT-05 COMBAT-06 COMBAT-07 COMBAT-08 COMBAT-09 "
        "COMBAT-10 COMBAT-11 COMBAT-12 COMBAT-13 COMBAT-14 COMBAT-15 COMBAT-16 COMBAT-17 COMBAT-18 COMBAT-19 COMBAT-20 "
        "COMBAT-21 COMBAT-22 COMBAT-23 COMBAT-24 COMBAT-25 COMBAT-26 COMBAT-27 COMBAT-28 COMBAT-29 COMBAT-33 COMBAT-34 "
        "COMBAT-36 COMBAT-37",
    "targets":
        "LEGAL-13 LEGAL-01 LEGAL-02 LEGAL-03 LEGAL-04 LEGAL-05 LEGAL-06 LEGAL-08 LEGAL-09 LEGAL-10 LEGAL-12 "
        "LEGAL-14 LEGAL-15 LEGAL-16 CONS-05 FREE-01 FREE-02 FREE-03 FREE-04 FREE-05 FREE-06 FREE-07 FREE-08 FREE-09 "
        "DIRECT-01 DIRECT-09",
    "direct":
        "DIRECT-02 DIRECT-03 DIRECT-04 DIRECT-05 DIRECT-06 DIRECT-07 DIRECT-08",
    "wounds":
        "COMBAT-30 COMBAT-31 COMBAT-32 COMBAT-35 FIRSTSTRIKE-01 FIRSTSTRIKE-02 FIRSTSTRIKE-03 FIRSTSTRIKE-04 "
        "FIRSTSTRIKE-05 FIRSTSTRIKE-06 FIRSTSTRIKE-07",
    "immunity":
        "IMM-01 IMM-02 IMM-03 IMM-04 IMM-05 IMM-06 IMM-07 IMM-08 IMM-09",
    "points":
        "POINTS-01 POINTS-02 POINTS-03 POINTS-04 POINTS-05 POINTS-06 POINTS-07 POINTS-08 POINTS-09 POINTS-10 "
        "POINTS-11 WIN-01 WIN-02 WIN-03 WIN-04 WIN-05 WIN-06 WIN-07 WIN-08 WIN-09 WIN-10 WIN-11 WIN-12 WIN-13 WIN-14 "
        "WIN-15 WIN-16 WIN-17 WIN-18 WIN-19 WIN-20",
    "sabotage":
        "SAB-01 ACT-18 SAB-02 SAB-03 SAB-04 SAB-05 SAB-06 SAB-07 SAB-08 SAB-09 SAB-10 SAB-11 SAB-12 SAB-13",
    "players":
        "MULTI-GEN-01 MULTI-01 MULTI-GEN-02 MULTI-FFA-R01 MULTI-02 MULTI-FFA-01 MULTI-FFA-02 MULTI-FFA-03 "
        "MULTI-GEN-04 MULTI-GEN-05 MULTI-GEN-06 MULTI-GEN-08 MULTI-GEN-R01 MULTI-GEN-R02 MULTI-GEN-R03 "
        "MULTI-GEN-R04 MULTI-06",
    "forms":
        "MULTI-03 MULTI-TARGET-01 MULTI-TARGET-02 MULTI-TARGET-03 MULTI-TARGET-04 MULTI-TARGET-05 "
        "MULTI-TARGET-06 MULTI-TARGET-R01 MULTI-TARGET-R02 MULTI-TARGET-R03 MULTI-TARGET-R04 MULTI-TARGET-R05 "
        "MULTI-TARGET-R06 MULTI-04 MULTI-TEAM-01 MULTI-TEAM-02 MULTI-TEAM-03 MULTI-TEAM-04 MULTI-TEAM-05 "
        "MULTI-TEAM-R01 MULTI-TEAM-R02 MULTI-TEAM-R03 MULTI-TEAM-R04 MULTI-TEAM-R05 MULTI-TEAM-R06 "
        "MULTI-TEAM-R07 MULTI-TEAM-R08 MULTI-05 MULTI-CARTEL-01 MULTI-CARTEL-02 MULTI-CARTEL-03 MULTI-CARTEL-04 "
        "MULTI-CARTEL-05 MULTI-CARTEL-06 MULTI-CARTEL-07 MULTI-CARTEL-08 MULTI-CARTEL-09 MULTI-CARTEL-10 "
        "MULTI-CARTEL-R01 MULTI-CARTEL-R02 MULTI-CARTEL-R03 MULTI-CARTEL-R04 MULTI-CARTEL-R05 MULTI-CARTEL-R06 "
        "MULTI-CARTEL-R07 MULTI-CARTEL-R08",
    "options":
        "OPT-GEN-01 OPT-GEN-02 OPT-GEN-R01 OPT-GEN-03 OPT-DISCARD-01 OPT-DISCARD-02 OPT-DISCARD-03 OPT-DISCARD-04 "
        "OPT-DISCARD-R01 OPT-DISCARD-R02 OPT-DICE-01 OPT-DICE-02 OPT-DICE-03 OPT-DICE-04 OPT-DICE-05 OPT-DICE-R01 "
        "OPT-DICE-R02 OPT-DICE-R03 OPT-DICE-R04",
    "places":
        "OPT-WARZONE-01 OPT-WARZONE-02 OPT-WARZONE-03 OPT-WARZONE-R02 OPT-WARZONE-R09 OPT-WARZONE-04 "
        "OPT-WARZONE-05 OPT-WARZONE-06 OPT-WARZONE-07 OPT-WARZONE-08 OPT-WARZONE-09 OPT-WARZONE-10 OPT-WARZONE-11 "
        "OPT-WARZONE-R06 OPT-WARZONE-R01 OPT-WARZONE-12 OPT-WARZONE-13 OPT-WARZONE-R03 OPT-WARZONE-R04 "
        "OPT-WARZONE-14 OPT-WARZONE-16 OPT-WARZONE-R08 OPT-WARZONE-15 OPT-WARZONE-R05 OPT-WARZONE-17 "
        "OPT-WARZONE-R07 OPT-WARZONE-18 OPT-WARZONE-19 OPT-WARZONE-20 OPT-WARZONE-21 OPT-WARZONE-22 "
        "OPT-WARZONE-23 OPT-WARZONE-24 OPT-WARZONE-25",
    "limited":
        "VAR-LIMITED-01 VAR-LIMITED-02 VAR-LIMITED-03 VAR-LIMITED-R01 VAR-LIMITED-R03 VAR-LIMITED-04 VAR-LIMITED-R02 "
        "VAR-LIMITED-R06 VAR-LIMITED-05 VAR-LIMITED-06 VAR-LIMITED-R04 VAR-LIMITED-R07 VAR-LIMITED-07",
    "beatdown":
        "VAR-BEATDOWN-01 VAR-BEATDOWN-R01 VAR-BEATDOWN-02 VAR-BEATDOWN-04 VAR-BEATDOWN-R03 VAR-BEATDOWN-03 "
        "VAR-BEATDOWN-05 VAR-BEATDOWN-R07 VAR-BEATDOWN-06 VAR-BEATDOWN-07 VAR-BEATDOWN-R08 VAR-BEATDOWN-08 "
        "VAR-BEATDOWN-09 VAR-BEATDOWN-R09 VAR-BEATDOWN-R04 VAR-BEATDOWN-R05 VAR-BEATDOWN-10 VAR-BEATDOWN-R02 "
        "VAR-BEATDOWN-R06 VAR-BEATDOWN-11 VAR-BEATDOWN-12 VAR-BEATDOWN-13",
    "front":
        "VAR-FRONT-01 VAR-FRONT-02 VAR-FRONT-04 VAR-FRONT-03 VAR-FRONT-R10 VAR-FRONT-05 VAR-FRONT-R01 VAR-FRONT-12 "
        "VAR-FRONT-07 VAR-FRONT-08 VAR-FRONT-09 VAR-FRONT-R08 VAR-FRONT-R06 VAR-FRONT-R07 VAR-FRONT-10 VAR-FRONT-11 "
        "VAR-FRONT-R03 VAR-FRONT-R04 VAR-FRONT-R05 VAR-FRONT-06 VAR-FRONT-13 VAR-FRONT-R02 VAR-FRONT-14 VAR-FRONT-R09 "
        "VAR-FRONT-15",
    "home":
        "VAR-HOME-01 VAR-HOME-03 VAR-HOME-04 VAR-HOME-05 VAR-HOME-06 VAR-HOME-07 VAR-HOME-02 VAR-HOME-R08 "
        "VAR-HOME-08 VAR-HOME-09 VAR-HOME-10 VAR-HOME-R10 VAR-HOME-R02 VAR-HOME-11 VAR-HOME-R06 VAR-HOME-R07 "
        "VAR-HOME-28 VAR-HOME-33 VAR-HOME-34 VAR-HOME-44 VAR-HOME-R11 VAR-HOME-20 VAR-HOME-21 VAR-HOME-22 "
        "VAR-HOME-23 VAR-HOME-43 VAR-HOME-12 VAR-HOME-29 VAR-HOME-31 VAR-HOME-R04 VAR-HOME-24 VAR-HOME-25 "
        "VAR-HOME-30 VAR-HOME-32 VAR-HOME-13 VAR-HOME-14 VAR-HOME-15 VAR-HOME-R01 VAR-HOME-16 VAR-HOME-17 "
        "VAR-HOME-26 VAR-HOME-27 VAR-HOME-35 VAR-HOME-R05 VAR-HOME-36 VAR-HOME-39 VAR-HOME-37 VAR-HOME-38 "
        "VAR-HOME-40 VAR-HOME-41 VAR-HOME-42 VAR-HOME-18 VAR-HOME-R03 VAR-HOME-19 VAR-HOME-R09",
    "vortex":
        "VAR-VORTEX-01 VAR-VORTEX-02 VAR-VORTEX-03 VAR-VORTEX-04 VAR-VORTEX-05 VAR-VORTEX-R01 VAR-VORTEX-R03 "
        "VAR-VORTEX-06 VAR-VORTEX-07 VAR-VORTEX-R02 VAR-VORTEX-08 VAR-VORTEX-R04 VAR-VORTEX-18 VAR-VORTEX-R07 "
        "VAR-VORTEX-09 VAR-VORTEX-10 VAR-VORTEX-11 VAR-VORTEX-12 VAR-VORTEX-13 VAR-VORTEX-R05 VAR-VORTEX-14 "
        "VAR-VORTEX-R06 VAR-VORTEX-15 VAR-VORTEX-16 VAR-VORTEX-17",
    "colony":
        "VAR-COLONY-01 VAR-COLONY-03 VAR-COLONY-02 VAR-COLONY-04 VAR-COLONY-05 VAR-COLONY-12 VAR-COLONY-R01 "
        "VAR-COLONY-06 VAR-COLONY-07 VAR-COLONY-08 VAR-COLONY-09 VAR-COLONY-10 VAR-COLONY-11 VAR-COLONY-23 "
        "VAR-COLONY-R02 VAR-COLONY-15 VAR-COLONY-16 VAR-COLONY-13 VAR-COLONY-14 VAR-COLONY-R08 VAR-COLONY-R06 "
        "VAR-COLONY-R17 VAR-COLONY-17 VAR-COLONY-18 VAR-COLONY-19 VAR-COLONY-R16 VAR-COLONY-20 VAR-COLONY-R12 "
        "VAR-COLONY-21 VAR-COLONY-22 VAR-COLONY-24 VAR-COLONY-R07 VAR-COLONY-R18 VAR-COLONY-R03 VAR-COLONY-R05 "
        "VAR-COLONY-25 VAR-COLONY-26 VAR-COLONY-R11 VAR-COLONY-27 VAR-COLONY-R09 VAR-COLONY-28 VAR-COLONY-29 "
        "VAR-COLONY-30 VAR-COLONY-R10 VAR-COLONY-31 VAR-COLONY-32 VAR-COLONY-33 VAR-COLONY-R04 VAR-COLONY-34 "
        "VAR-COLONY-R13 VAR-COLONY-35 VAR-COLONY-36 VAR-COLONY-37 VAR-COLONY-R15 VAR-COLONY-38 VAR-COLONY-R14 "
        "VAR-COLONY-39 VAR-COLONY-40 VAR-COLONY-41 VAR-COLONY-42",
    "corpwar":
        "VAR-CORPWAR-01 VAR-CORPWAR-R01 VAR-CORPWAR-02 VAR-CORPWAR-R07 VAR-CORPWAR-06 VAR-CORPWAR-07 VAR-CORPWAR-R06 "
        "VAR-CORPWAR-08 VAR-CORPWAR-03 VAR-CORPWAR-04 VAR-CORPWAR-05 VAR-CORPWAR-09 VAR-CORPWAR-R02 VAR-CORPWAR-10 "
        "VAR-CORPWAR-11 VAR-CORPWAR-12 VAR-CORPWAR-R04 VAR-CORPWAR-13 VAR-CORPWAR-R03 VAR-CORPWAR-R05",
    "battles":
        "VAR-BATTLE-01 VAR-BATTLE-R06 VAR-BATTLE-13 VAR-BATTLE-14 VAR-BATTLE-06 VAR-BATTLE-R07 VAR-BATTLE-02 "
        "VAR-BATTLE-03 VAR-BATTLE-04 VAR-BATTLE-R01 VAR-BATTLE-05 VAR-BATTLE-16 VAR-BATTLE-18 VAR-BATTLE-19 "
        "VAR-BATTLE-17 VAR-BATTLE-10 VAR-BATTLE-07 VAR-BATTLE-08 VAR-BATTLE-R02 VAR-BATTLE-R03 VAR-BATTLE-09 "
        "VAR-BATTLE-15 VAR-BATTLE-11 VAR-BATTLE-R04 VAR-BATTLE-R05 VAR-BATTLE-12 VAR-BATTLE-R08",
    "rulings":
        "RUL-02 RUL-03 RUL-04 RUL-05 RUL-06 RUL-08 RUL-10 RUL-11 RUL-12 RUL-14 RUL-16 RUL-17 RUL-20 RUL-21 RUL-23 "
        "RUL-26 RUL-27 RUL-28 RUL-29 RUL-30 RUL-31 RUL-33 RUL-34 RUL-35 RUL-36 RUL-37 RUL-38 RUL-41",
    "later":
        "ACT-12 KI-01 KI-02 KI-03 KI-04 KI-05 LEGAL-07 RUL-24 RUL-50",})  # fmt: skip
"""Chapter -> the clauses in it, in order."""
DIFFERENCES: Final = "differences"
"""The first chapter: what differs from the edition that the reader knows."""
WORDS: Final = "words"
"""The last chapter: the glossary."""
TERMS: Final = (
    "affiliation", "annihilated", "area", "attached", "combatant", "considered", "corporation", "destiny", "discarded",
    "follower", "gift", "immune", "in-cover", "kohort", "muster", "open", "outpost", "promotion", "rating", "squad",
    "tactic", "unpaid", "value", "wounded",
)  # fmt: skip
"""Words of the game that are no keywords, as in word-destiny."""
KEYWORDS: Final = MappingProxyType({
    "airship": "VEH-15", "always first strike": "FIRSTSTRIKE-05",
    "annihilated if killed": "ZONE-08", "apostle": "COMBAT-06", "armor": "EQUIP-09",
    "art immunity": "IMM-04", "assassin": "LEGAL-12", "cartel": "GEN-10", "citadel": "FORT-05", "city": "FORT-05",
    "close range": "EQUIP-14",
    "combat spell": "ART-08", "corporate leader": "COMBAT-06", "decisive": "FIRSTSTRIKE-03", "doomtrooper": "GEN-06",
    "fight weapon": "EQUIP-14", "fight/shoot weapon": "EQUIP-14", "first strike": "FIRSTSTRIKE-01",
    "freelancer": "FREE-01", "general gift": "SYM-02", "gift immunity": "IMM-02", "gift of an apostle": "SYM-02",
    "handgun": "EQUIP-12", "heretic": "LEGAL-10", "killed if wounded": "COMBAT-35", "mortificator": "LEGAL-06",
    "overkill": "COMBAT-35", "noncombatant": "COMBAT-06", "personal combat spell": "ART-09", "personality": "PERS-01",
    "shoot weapon": "EQUIP-14", "slayer": "COMBAT-35", "special weapon": "EQUIP-15", "submarine": "VEH-15",
    "symmetry immunity": "IMM-02", "tank": "VEH-02", "vehicle": "VEH-03", "weapon": "EQUIP-11",
})  # fmt: skip
"""Keyword of the cards -> the clause that says more about it."""
_LINK: Final = re.compile(r"\[([^\]]+)\]\(([^)]+)\)")
_WORD: Final = re.compile(r"[^\W_]+")


class LinkedText(NamedTuple):
    """A stretch of a text; `to` is the clause, word or chapter it leads to, '' where it leads nowhere."""

    text: str
    to: str = ""


class Article(NamedTuple):
    """A clause or a word: what it is called and what it says. `id` of a word is in small letters."""

    id: str
    chapter: str
    title: str
    text: tuple[LinkedText, ...]
    holds: bool = True
    """Whether it says something of the game by the rules that the book is read for."""

    @property
    def plain(self) -> str:
        """What it says, without links."""
        return plain(self.text)


def pieces(text: str) -> tuple[LinkedText, ...]:
    """A text with [words](ACT-01) in it as pieces."""
    out, end = [], 0
    for link in _LINK.finditer(text):
        out += [LinkedText(text[end : link.start()]), LinkedText(link[1], link[2])]
        end = link.end()
    return tuple(piece for piece in (*out, LinkedText(text[end:])) if piece.text)


def plain(text: Sequence[LinkedText]) -> str:
    """The words of the pieces."""
    return "".join(piece.text for piece in text)


def searched(text: str) -> list[str]:
    """The words of a query or a text as they are compared: 'cover-05' is two of them."""
    return [word.casefold() for word in _WORD.findall(re.sub("[’']", "", text))]


class Rulebook:
    """The rulebook in one language, as it reads under these rules.

    What does not hold under them stands in no chapter; a whole book also has the chapters on what may be chosen before
    a game. With two seats it has nothing for several players.
    """

    def __init__(
        self, words: Words, rules: Ruleset = rulesets.SECOND, *, whole: bool = True, seats: int = 0
    ) -> None:
        self._words = words
        self.rules, self.whole, self.seats = rules, whole, seats
        self._switches = rulebook_switches.arguments(rules)
        self.chapters: Final = (DIFFERENCES, *(key for key in CHAPTERS if self._stands(key)), WORDS)

    def holds(self, chapter: str) -> bool:
        """Whether a chapter says something of the game."""
        alone = chapter == "players" and self.seats == 2
        return not alone and rulebook_switches.chapter_holds(chapter, self.rules)

    def _stands(self, chapter: str) -> bool:
        return self.holds(chapter) or (self.whole and rulebook_switches.may_be_chosen(chapter, self.rules))

    @cached_property
    def articles(self) -> dict[str, Article]:
        """Every clause and word by its id, in the order of the book, also those that stand in no chapter of it."""
        made = [self._clause(clause, key) for key, line in CHAPTERS.items() for clause in line.split()]
        made += sorted(
            (*map(self._term, TERMS), *map(self._keyword, KEYWORDS)), key=lambda a: a.title.casefold()
        )
        return {article.id: article for article in made}

    @cached_property
    def standing(self) -> dict[str, Article]:
        """The clauses and words that stand in a chapter, by id: of a chapter that holds those that do."""
        there = set(self.chapters)
        return {
            key: article
            for key, article in self.articles.items()
            if article.chapter in there and (article.holds or not self.holds(article.chapter))
        }

    def leading(self, text: Sequence[LinkedText]) -> list[LinkedText]:
        """A text whose links lead to what stands in this book; others are mere words."""
        return [one if one.to in self.standing or one.to in self.chapters else LinkedText(one.text) for one in text]

    def title(self, chapter: str) -> str:
        """What a chapter is called."""
        return self._words.say(f"chapter-{chapter}")

    def intro(self, chapter: str) -> tuple[LinkedText, ...]:
        """What stands under the name of a chapter."""
        said = pieces(self._words.say(f"chapter-{chapter}-intro", **self._switches))
        if self.holds(chapter):
            return said
        return *said, LinkedText(f" {self._words.say('rules-optional')}")

    def played(self) -> str:
        """The edition, and what is chosen beside it, in words."""
        names = [self._words.say(f"setup-edition-{self.rules.name}")] if self.rules.name in rulesets.EDITIONS else []
        chosen = [one for one in rulebook_switches.CHOSEN if one in CHAPTERS and one != "players" and self.holds(one)]
        return " · ".join([*names, *map(self.title, chosen)])

    def chapter(self, chapter: str) -> list[Article]:
        """What stands in a chapter."""
        return [article for article in self.standing.values() if article.chapter == chapter]

    def differences(self, known: str) -> list[Article]:
        """What an edition that the reader knows tells otherwise, as clauses with both texts. The intro of a chapter
        that only one of the two has stands for all of it."""
        rules = rulesets.EDITIONS[known]
        if rules.outpost == "auto":  # there are Outposts where these decks need them (OUT-21)
            rules = replace(rules, outpost=self.rules.outpost)
        other = Rulebook(self._words, rules, whole=False, seats=self.seats)
        made: list[Article] = []
        for chapter, line in CHAPTERS.items():
            here, there = self.holds(chapter), other.holds(chapter)
            if here != there:
                told = (self if here else other).intro(chapter)
                texts = (plain(told), "") if here else ("", plain(told))
                made += self._difference(Article(chapter, chapter, self.title(chapter), told), *texts)
            for clause in line.split() if here and there else ():
                mine, theirs = self.articles[clause], other.articles[clause]
                texts = mine.plain if mine.holds else "", theirs.plain if theirs.holds else ""
                made += self._difference(mine if mine.holds else theirs, *texts)
        return made

    def _difference(self, article: Article, here: str, known: str) -> list[Article]:
        if here == known:
            return []
        say = self._words.say
        mine = say("rules-differ-here", text=here) if here else say("rules-differ-not-here")
        theirs = say("rules-differ-known", text=known) if known else say("rules-differ-not-known")
        return [article._replace(text=(LinkedText(mine), LinkedText(" \n "), LinkedText(theirs)))]

    def search(self, query: str) -> list[Article]:
        """Whatever holds words that begin like every word of the query: by its id, by its title, by its text."""
        wanted = searched(query)
        if not wanted:
            return []
        named, titled, told = [], [], []
        for article, clause, title, text in self._searched:
            if clause == wanted:
                named.append(article)
            elif _holds(title, wanted):
                titled.append(article)
            elif _holds(text, wanted):
                told.append(article)
        return named + titled + told

    def nearest(self, query: str) -> str:
        """A query as it was probably meant, of words that stand in the book; '' where one is like none, or all do."""
        known = sorted({word for *_, text in self._searched for word in text})
        wanted = searched(query)
        meant = [word if _holds(known, [word]) else _nearest(word, known) for word in wanted]
        return " ".join(meant) if all(meant) and meant != wanted else ""

    @cached_property
    def _searched(self) -> list[tuple[Article, list[str], list[str], list[str]]]:
        """Every article with the words of its id, of that and its title, and of everything in it."""
        made = []
        for article in self.standing.values():
            clause = searched(article.id)
            title = [*searched(article.title), *clause]
            made.append((article, clause, title, [*title, *searched(article.plain)]))
        return made

    def _clause(self, clause: str, chapter: str) -> Article:
        message = f"rule-{slug(clause)}"
        head, text = (self._words.say(one, **self._switches) for one in (f"{message}-head", message))
        return Article(clause, chapter, head, pieces(text), rulebook_switches.clause_holds(clause, self.rules))

    def _term(self, term: str) -> Article:
        say = self._words.say
        return Article(term, WORDS, say(f"word-{term}-head"), pieces(say(f"word-{term}")))

    def _keyword(self, tag: str) -> Article:
        """A keyword in the words of the cards, and where more is said of it."""
        clause = KEYWORDS[tag]
        title = self._words.say(f"rule-{slug(clause)}-head", **self._switches)
        more = pieces(self._words.say("word-more", title=title, clause=clause))
        label = self._words.option(tag)
        help_ = LinkedText(f"{self._words.keyword_help(tag)} ")
        return Article(slug(tag), WORDS, label[:1].upper() + label[1:], (help_, *more))


def _holds(words: Sequence[str], wanted: Sequence[str]) -> bool:
    return all(any(word.startswith(begin) for word in words) for begin in wanted)


def _nearest(word: str, known: Sequence[str]) -> str:
    return next(iter(get_close_matches(word, known, n=1)), "")


def messages() -> set[str]:
    """The messages of the rulebook, which translations follow."""
    named = {f"chapter-{chapter}" for chapter in (*CHAPTERS, WORDS)}
    titled = {f"chapter-{DIFFERENCES}"}
    texts = {f"rule-{slug(clause)}" for line in CHAPTERS.values() for clause in line.split()}
    texts |= {f"word-{term}" for term in TERMS}
    return (
        named
        | titled
        | {f"{name}-intro" for name in named}
        | texts
        | {f"{text}-head" for text in texts}
        | {"word-more"}
    )
