"""Plain lists as they are pasted from anywhere.

Read: `5 Hussar`, `5x Hussar`, `Hussar (5)`, `Hussar x5`, with a bullet before it or not, the set in brackets after the
name or not; headings such as `Sideboard:` or `[collection]`; remarks after `#` or `//`. A line or remark `name: ...`
or `ruleset: ...` says it of the deck. Written: `5x Hussar`, the collection and the start each under a heading.
"""

from __future__ import annotations

import re

from doomtable.decks.assembly import ReadDeck
from doomtable.decks.pieces import HEADING, DeckPieces, headings, lines_of, pile_of, remark_lines
from doomtable.files.decks import SECTIONS, parts

_BULLET = re.compile(r"^\s*[-*•]\s+")
_COUNTED = (
    re.compile(r"(?P<count>[0-9]+)(?:\s*[x×](?=[\s\"“„])|(?=\s))\s*(?P<name>\S.*)", re.IGNORECASE),
    re.compile(r"(?P<count>[0-9]+)[x×](?P<name>[^\s0-9].*)", re.IGNORECASE),
    re.compile(r"(?P<name>.*\S)\s*\(\s*[x×]?(?P<count>[0-9]+)\s*[x×]?\s*\)", re.IGNORECASE),
    re.compile(r"(?P<name>.*\S)\s+[x×]\s*(?P<count>[0-9]+)", re.IGNORECASE),
)
_REMARK = re.compile(r"(?:^|\s)(?:#|//)\s*(?P<text>.*)$")


def counted(line: str) -> tuple[str, str] | None:
    """Count, as digits, and name of a card line, None where it is none."""
    line = _BULLET.sub("", line).strip()
    for shape in _COUNTED:
        if match := shape.fullmatch(line):
            return match["count"], match["name"].strip()
    return None


def read(text: str, file: str) -> DeckPieces:
    """The pieces of a plain list. Raises BadDeck."""
    pieces, pile = DeckPieces(), SECTIONS[0]
    for number, line in lines_of(text, file):
        if remark := _REMARK.search(line):
            pieces.remark(remark["text"])
            line = line[: remark.start()]
        if not line.strip():
            continue
        if HEADING.fullmatch(line.strip()):
            pieces.remark(line)
        elif card := counted(line):
            pieces.card(number, pile, *card, line)
        elif (named := pile_of(line)) is not None:
            pile = named
        else:
            pieces.strange(number, pile, line)
    return pieces


def written(found: ReadDeck) -> str:
    """A deck as a plain list."""
    lines = [f"# {line}" for line in headings(found.deck.name, found.deck.ruleset)]
    for heading, cards in found.deck.piles:
        lines += ["", *([f"{heading.title()}:"] if heading != SECTIONS[0] else [])]
        lines += [f"{part}x {name}" for name, count in cards for part in parts(count)]
    if found.remarks:
        lines += ["", *(f"# {line}" for line in remark_lines(found.remarks))]
    return "\n".join(lines) + "\n"
