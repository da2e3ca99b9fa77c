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
from typing import Final

from doomtable.decks.assembly import ReadDeck
from doomtable.decks.pieces import PILES, DeckPieces, headings, lines_of, remark_lines
from doomtable.decks.plain_lists import piles_of
from doomtable.errors import ErrorText
from doomtable.files.decks import MAX_COUNT, SECTIONS, BadDeck, parts
from doomtable.rules.language import Card

COLUMNS: Final = ("name", "set", "code", "main", "collection", "start")
_NAMES: Final = ("name", "card", "card name", "karte")
_COUNTS: Final = {**PILES, **dict.fromkeys(("count", "qty", "quantity", "anzahl"), SECTIONS[0])}
_DELIMITERS: Final = (",", ";", "\t")


def is_this(lines: list[str]) -> bool:
    """Whether the first of these lines that is no remark names the columns."""
    return any(True for line in _no_remarks(lines)[:1] if _columns(line) is not None)


def read(text: str, file: str) -> DeckPieces:
    """The pieces of a deck in a table. Raises BadDeck."""
    pieces = DeckPieces()
    layout: tuple[str, int, dict[int, str]] | None = None
    read_at: set[int] = set()
    for number, line in lines_of(text, file):
        if line.lstrip("\" \t").startswith("#"):
            pieces.remark(_row(line, ",")[0].lstrip("# ") if line.lstrip().startswith('"') else line.strip("# \t"))
        elif layout is None:
            layout = _columns(line)
            if layout is None:
                raise BadDeck(file, number, ErrorText("error-deck-csv-columns"))
            read_at = {layout[1], *layout[2], *_passed_over(line, layout[0])}
            if read_at != set(range(len(_row(line, layout[0])))):
                pieces.remark(line)
        else:
            _take(pieces, number, line, layout)
            if any(cell.strip() for at, cell in enumerate(_row(line, layout[0])) if at not in read_at):
                pieces.remark(line)
    return pieces


def written(found: ReadDeck, lookup: Callable[[str], Card]) -> str:
    """A deck as a table."""
    counts: dict[str, dict[str, int]] = {}
    for pile, cards in piles_of(found.deck):
        for name, count in cards:
            counts.setdefault(name, {})[pile] = count
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(COLUMNS)
    for name, piles in counts.items():
        card = lookup(name)
        split = {pile: parts(count, MAX_COUNT) for pile, count in piles.items()}
        for row in range(max(map(len, split.values()))):
            held = [split[pile][row] if row < len(split.get(pile, ())) else 0 for pile in SECTIONS]
            table.writerow((name, card.set, card.code, *held))
    for line in (*headings(found.deck.name, found.deck.ruleset), *remark_lines(found.remarks)):
        table.writerow((f"# {line}",))
    return out.getvalue()


def _take(pieces: DeckPieces, number: int, line: str, layout: tuple[str, int, dict[int, str]]) -> None:
    """Take a row, as a card in each part of the deck that it counts in."""
    delimiter, name_at, counts = layout
    row = [cell.strip() for cell in _row(line, delimiter)]
    held = [(pile, row[at]) for at, pile in counts.items() if at < len(row) and row[at].strip("0")]
    if name_at >= len(row) or not row[name_at] or not held:
        pieces.strange(number, SECTIONS[0], line)
        return
    for pile, count in held:
        pieces.card(number, pile, count, row[name_at], line)


def _columns(line: str) -> tuple[str, int, dict[int, str]] | None:
    """What is between columns, where the name stands and where the counts; None where there is no such column."""
    for delimiter in _DELIMITERS:
        cells = [cell.strip().casefold() for cell in _row(line, delimiter)]
        names = [at for at, cell in enumerate(cells) if cell in _NAMES]
        counts = {at: _COUNTS[cell] for at, cell in enumerate(cells) if cell in _COUNTS}
        if names and counts:
            return delimiter, names[0], counts
    return None


def _passed_over(line: str, delimiter: str) -> list[int]:
    """The columns that say of a card only what its name says too."""
    return [at for at, cell in enumerate(_row(line, delimiter)) if cell.strip().casefold() in ("set", "code")]


def _row(line: str, delimiter: str) -> list[str]:
    """The cells of a line."""
    return next(csv.reader([line], delimiter=delimiter), [""])


def _no_remarks(lines: list[str]) -> list[str]:
    return [line for line in lines if not line.lstrip("\" \t").startswith("#")]
