"""The text of LackeyCCG: a count, a tab and a name on each line, zones headed by a name with a colon.

Read: lines with a tab or with blanks, the zones that `pieces.PILES` knows; the name of another zone is kept as a
remark and its cards count to the deck. Written: the deck, then `Sideboard:` with the collection and `Starting:`; the
text has no remarks of its own, so they stand after a `#` at the end, and Lackey says that it knows no such card.
"""

from __future__ import annotations

import re
from typing import Final

from doomtable.decks.assembly import ReadDeck
from doomtable.decks.pieces import DeckPieces, headings, lines_of, pile_of, remark_lines
from doomtable.decks.plain_lists import counted
from doomtable.files.decks import SECTIONS, parts

ZONES: Final = {"deck": "Deck", "collection": "Sideboard", "start": "Starting"}
"""What the parts of a deck are called."""
CARD: Final = re.compile(r"\s*[0-9]+\t\s*\S.*")
_ZONE = re.compile(r"[^\W\d][^:]*:")


def is_this(lines: list[str]) -> bool:
    """Whether most of these lines are of this format."""
    return 2 * sum(CARD.fullmatch(line) is not None for line in lines) > len(lines)


def read(text: str, file: str) -> DeckPieces:
    """The pieces of a deck in this text. Raises BadDeck."""
    pieces, pile = DeckPieces(), SECTIONS[0]
    for number, line in lines_of(text, file):
        line = line.strip()
        if line.startswith("#"):
            pieces.remark(line[1:])
        elif card := counted(line):
            pieces.card(number, pile, *card, line)
        elif _ZONE.fullmatch(line):
            named = pile_of(line)
            pile = named or SECTIONS[0]
            if named is None:
                pieces.remark(line)
        else:
            pieces.strange(number, pile, line)
    return pieces


def written(found: ReadDeck) -> str:
    """A deck in this text."""
    lines: list[str] = []
    for pile, cards in found.deck.piles:
        lines += [f"{ZONES[pile]}:"] if pile != SECTIONS[0] else []
        lines += [f"{part}\t{name}" for name, count in cards for part in parts(count)]
    remarks = [*headings(found.deck.name, found.deck.ruleset), *remark_lines(found.remarks)]
    return "\n".join([*lines, *(f"# {line}" for line in remarks)]) + "\n"
