"""The text that the deck builder doomtrooperdb exports and imports.

Read: the deck's name on the first line, `Expansions: ...`, headings for the types of cards or `---- Set ----`, and
lines such as `5x Hussar (Doomtrooper)`, whose last bracket may be missing. Written: the same by types, at most nine
copies a line, as its import reads one digit; collection and start come under headings of their own, which it does not
know, so that it counts them to the deck; what else there is stands after a `#`, which it passes over.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from doomtable.cards.catalogue import SETS
from doomtable.decks.assembly import ReadDeck
from doomtable.decks.pieces import DeckPieces, lines_of, pile_of, remark_lines
from doomtable.decks.plain_lists import counted
from doomtable.files.decks import MAX_NAME, SECTIONS, parts
from doomtable.rules.language import Card

MOST_COPIES: Final = 9
TYPES: Final = {
    "alliance": "Alliance", "art": "Art", "beast": "Beast", "symmetry": "Dark Symmetry", "equipment": "Equipment",
    "fortification": "Fortification", "ki": "Ki Power", "mission": "Mission", "relic": "Relic", "special": "Special",
    "warrior": "Warrior", "warzone": "Warzone",
}  # fmt: skip
"""The types of cards as they are headed."""
EXPANSIONS: Final = re.compile(r"\s*Expansions:\s*(?:\S.*)?")
_HEADINGS: Final = frozenset(one.casefold() + end for one in TYPES.values() for end in ("", "s"))
_RULE = re.compile(r"-{3,}\s*(?P<set>.*?)\s*-{3,}")
_SET_NAMES: Final = frozenset(info.name.casefold() for info in SETS.values())


def is_this(lines: list[str]) -> bool:
    """Whether these lines are of this format: its second one tells."""
    return any(map(EXPANSIONS.fullmatch, lines[:3]))


def read(text: str, file: str) -> DeckPieces:
    """The pieces of a deck in this text. Raises BadDeck."""
    pieces, pile, told = DeckPieces(), SECTIONS[0], False
    for place, (number, line) in enumerate(lines_of(text, file)):
        line = line.strip()
        rule = _RULE.fullmatch(line)
        if line.startswith("#"):
            pieces.remark(line[1:])
        elif card := counted(line):
            pieces.card(number, pile, *card, line)
        elif place == 0 and len(line) <= MAX_NAME and not EXPANSIONS.fullmatch(line):
            pieces.name = " ".join(line.split())
        elif not told and EXPANSIONS.fullmatch(line):
            told = True
        elif line.casefold() in _HEADINGS or (rule and rule["set"].casefold() in _SET_NAMES):
            pile = SECTIONS[0]
        elif (named := pile_of(line)) is not None:
            pile = named
        else:
            pieces.strange(number, pile, line)
    return pieces


def written(found: ReadDeck, lookup: Callable[[str], Card]) -> str:
    """A deck in this text."""
    of_sets = {lookup(name).set for _, cards in found.deck.piles for name, _ in cards}
    sets = [info.name for code, info in SETS.items() if code in of_sets]
    between = f"From {sets[0]} to {sets[-1]}" if len(sets) > 1 else "".join(sets)
    lines = [found.deck.name, "", f"Expansions: {between}"]
    for pile, cards in found.deck.piles:
        by_type: dict[str, list[str]] = {}
        for name, count in cards:
            card = lookup(name)
            heading = card.type if pile == SECTIONS[0] else pile
            told = [f"{part}x {name} ({SETS[card.set].name})" for part in parts(count, MOST_COPIES)]
            by_type.setdefault(heading, []).extend(told)
        for heading in sorted(by_type, key=[*TYPES, *SECTIONS].index):
            lines += ["", TYPES.get(heading, heading.title()), "", *by_type[heading]]
    lines += ["", f"# ruleset: {found.deck.ruleset}", *(f"# {line}" for line in remark_lines(found.remarks))]
    return "\n".join(lines) + "\n"
