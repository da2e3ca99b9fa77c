"""What a deck file of any format is made of: cards with counts, remarks, and lines that could not be understood.

A reader of a format gives `DeckPieces`; names are looked up afterwards, by `assembly`. Every line of a file that is not
empty and no mark of its format comes back as one of the three, so that nothing is ever dropped.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from doomtable.errors import ErrorText
from doomtable.files.decks import (
    MAX_COUNT,
    MAX_LINES,
    MAX_NAME,
    NO_TEXT,
    RULESET_NAME,
    SECTIONS,
    BadDeck,
    check_characters,
    same_newlines,
    shortened,
)

MOST_LINES: Final = MAX_LINES - 20
"""Lines of cards and remarks of a foreign deck, so that what is written of it is no longer than a deck may be."""
MOST_READ: Final = 4000
"""Lines of any foreign file."""
REMARK_WIDTH: Final = 190
PILES: Final = {
    **dict.fromkeys(("deck", "main", "maindeck", "main deck", "main board", "mainboard"), SECTIONS[0]),
    **dict.fromkeys(("collection", "sideboard", "side", "side deck", "reserve", "sammlung"), SECTIONS[1]),
    **dict.fromkeys(("start", "starting"), SECTIONS[2]),
}
"""What the parts of a deck are called, and which they are here."""
HEADING: Final = re.compile(r"(?P<key>name|ruleset)\s*:\s*(?P<value>\S.*)", re.IGNORECASE)


class Entry(NamedTuple):
    """Some copies of a card: where it stands, in which part of the deck, and what stands there."""

    line: int
    pile: str
    copies: int
    written: str
    raw: str


class LineFault(NamedTuple):
    """A line that is kept as a remark, and what is wrong with it."""

    line: int
    kept: str
    fault: ErrorText


@dataclass(slots=True)
class DeckPieces:
    """What a reader found in a file."""

    name: str = ""
    ruleset: str = ""
    entries: list[Entry] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)
    faults: list[LineFault] = field(default_factory=list)

    def card(self, line: int, pile: str, count: str, written: str, raw: str) -> None:
        """Take a card, if its count is one that a deck can have."""
        digits = count.strip().lstrip("0")
        if digits.isascii() and digits.isdigit() and len(digits) <= 2:
            self.entries.append(Entry(line, pile, int(digits), tidy(written), raw))
        else:
            fault = ErrorText("error-deck-count", count=shortened(count.strip()), most=MAX_COUNT)
            self.faults.append(LineFault(line, in_pile(pile, raw), fault))

    def strange(self, line: int, pile: str, raw: str) -> None:
        """Keep a line that is no card line."""
        fault = ErrorText("error-deck-card-line", line=shortened(raw))
        self.faults.append(LineFault(line, in_pile(pile, raw), fault))

    def remark(self, text: str) -> None:
        """Keep a remark; one that says `name:` or `ruleset:` where none is known says it of the deck."""
        text = tidy(text)
        heading = HEADING.fullmatch(text)
        key, value = (heading["key"].casefold(), heading["value"]) if heading else ("", "")
        if key == "name" and not self.name and len(value) <= MAX_NAME:
            self.name = value
        elif key == "ruleset" and not self.ruleset and RULESET_NAME.fullmatch(value.casefold()):
            self.ruleset = value.casefold()
        elif text:
            self.remarks.append(text)


def lines_of(text: str, file: str) -> list[tuple[int, str]]:
    """The lines of a text that are not empty, with their numbers. Raises BadDeck where they are too many or no text."""
    lines = same_newlines(text).removesuffix("\n").split("\n")
    if len(lines) > MOST_READ:
        raise BadDeck(file, None, ErrorText("error-deck-lines", n=len(lines), most=MOST_READ))
    for number, line in enumerate(lines, 1):
        check_characters(line, file, number)
    return [(number, line) for number, line in enumerate(lines, 1) if line.strip()]


def pile_of(heading: str) -> str | None:
    """Which part of a deck a heading names: Sideboard with a colon, collection in brackets."""
    return PILES.get(" ".join(heading.strip("[]:-# \t").casefold().split()))


def in_pile(pile: str, raw: str) -> str:
    """A line as it is kept, with the part of the deck it stood in."""
    raw = tidy(raw)
    return raw if pile == SECTIONS[0] else f"[{pile}] {raw}"


def tidy(text: str) -> str:
    """A text on one line, without what no line may hold."""
    text = " ".join(text.split())
    return "".join(mark if unicodedata.category(mark) not in NO_TEXT else "\ufffd" for mark in text)


def remark_lines(remarks: Iterable[str]) -> list[str]:
    """Remarks cut into lines that a deck file may have."""
    return [text[at : at + REMARK_WIDTH] for text in remarks for at in range(0, len(text), REMARK_WIDTH)]


def headings(name: str, ruleset: str) -> list[str]:
    """What remarks say of a deck in formats that have no better place for it."""
    return [f"name: {name}", f"ruleset: {ruleset}"]
