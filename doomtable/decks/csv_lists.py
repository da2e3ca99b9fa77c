"""Decks as tables: CSV with the columns name, set, code, main, collection and start.

Read: a first line that names the columns, in any order, between commas, semicolons or tabs; of others only `name`
(or `card`) and the counts are read, `main` also as `deck`, `count`, `qty` or `quantity`; every line is a row of its
own; where another column holds something the whole row is kept as a remark too, as is one that begins with a `#`.
Written: all six columns between commas, remarks at the end.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from doomtable.decks.assembly import ReadDeck
from doomtable.decks.pieces import PILES, DeckPieces, headings, lines_of, remark_lines
from doomtable.errors import ErrorText
from doomtable.files.decks import SECTIONS, BadDeck, parts
from doomtable.rules.language import Card

COLUMNS: Final = ("name", "set", "code", "main", "collection", "start")
_NAMES: Final = ("name", "card", "card name", "karte")
_COUNTS: Final = {**PILES, **dict.fromkeys(("count", "qty", "quantity", "anzahl"), SECTIONS[0])}
_DELIMITERS: Final = (",", ";", "\t")


@dataclass(frozen=True, slots=True)
class Layout:
    """What stands in which column of a table."""

    delimiter: str
    name: int
    counts: dict[int, str]
    """The part of the deck that a column counts for."""
    read: frozenset[int]
    """The columns of which nothing has to be kept besides."""


def is_this(lines: list[str]) -> bool:
    """Whether the first of these lines that is no remark names the columns."""
    return any(True for line in _no_remarks(lines)[:1] if _columns(line) is not None)


def read(text: str, file: str) -> DeckPieces:
    """The pieces of a deck in a table. Raises BadDeck."""
    pieces = DeckPieces()
    layout: Layout | None = None
    for number, line in lines_of(text, file):
        if line.lstrip("\" \t").startswith("#"):
            pieces.remark(_row(line, ",")[0].lstrip("# ") if line.lstrip().startswith('"') else line.strip("# \t"))
        elif layout is None:
            layout = _columns(line)
            if layout is None:
                raise BadDeck(file, number, ErrorText("error-deck-csv-columns"))
            if len(layout.read) < len(_row(line, layout.delimiter)):
                pieces.remark(line)
        else:
            row = [cell.strip() for cell in _row(line, layout.delimiter)]
            _take(pieces, number, line, row, layout)
            if any(cell for at, cell in enumerate(row) if at not in layout.read):
                pieces.remark(line)
    return pieces


def written(found: ReadDeck, lookup: Callable[[str], Card]) -> str:
    """A deck as a table."""
    counts: dict[str, dict[str, int]] = {}
    for pile, cards in found.deck.piles:
        for name, count in cards:
            counts.setdefault(name, {})[pile] = count
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(COLUMNS)
    for name, piles in counts.items():
        card = lookup(name)
        split = {pile: parts(count) for pile, count in piles.items()}
        for row in range(max(map(len, split.values()))):
            held = [split[pile][row] if row < len(split.get(pile, ())) else 0 for pile in SECTIONS]
            table.writerow((name, card.set, card.code, *held))
    for line in (*headings(found.deck.name, found.deck.ruleset), *remark_lines(found.remarks)):
        table.writerow((f"# {line}",))
    return out.getvalue()


def _take(pieces: DeckPieces, number: int, line: str, row: list[str], layout: Layout) -> None:
    """Take a row, as a card in each part of the deck that it counts in."""
    held = [(pile, row[at]) for at, pile in layout.counts.items() if at < len(row) and row[at].strip("0")]
    if layout.name >= len(row) or not row[layout.name] or not held:
        pieces.strange(number, SECTIONS[0], line)
        return
    for pile, count in held:
        pieces.card(number, pile, count, row[layout.name], line)


def _columns(line: str) -> Layout | None:
    """What a line that names columns says of them; None where none is for names, or none for counts."""
    for delimiter in _DELIMITERS:
        cells = [cell.strip().casefold() for cell in _row(line, delimiter)]
        names = [at for at, cell in enumerate(cells) if cell in _NAMES]
        counts = {at: _COUNTS[cell] for at, cell in enumerate(cells) if cell in _COUNTS}
        if names and counts:
            told_by_name = [at for at, cell in enumerate(cells) if cell in ("set", "code")]
            return Layout(delimiter, names[0], counts, frozenset((names[0], *counts, *told_by_name)))
    return None


def _row(line: str, delimiter: str) -> list[str]:
    """The cells of a line."""
    return next(csv.reader([line], delimiter=delimiter), [""])


def _no_remarks(lines: list[str]) -> list[str]:
    return [line for line in lines if not line.lstrip("\" \t").startswith("#")]
