"""Statistics as CSV, safe to open in a spreadsheet."""

from __future__ import annotations

import csv
import io
import os
from pathlib import Path
from typing import Final

from doomtable.files import storage
from doomtable.files.storage import BadFile
from doomtable.records.statistics_totals import finished_games

HEADER: Final = (
    "Game", "Ended (UTC)", "Ruleset", "How it ended", "Rounds", "Turns", "Choices", "Choices undone",
    "Seconds", "Seat", "Player", "Kind of player", "Deck", "Promotion", "Destiny", "Result",
)  # fmt: skip
"""The first line of the CSV."""
_FORMULA = tuple("=+-@＝＋－＠")
"""What a spreadsheet takes for the beginning of a formula."""


def csv_text(path: Path) -> str:
    """Return all games as CSV (RFC 4180), a line a seat, newest game first, seats counted from 1.

    Text that a spreadsheet would take for a formula has an apostrophe before it. Raises BadFile.
    """
    sheet = io.StringIO(newline="")
    writer = csv.writer(sheet)
    writer.writerow(HEADER)
    for game in finished_games(path, limit=None):
        for number, seat in enumerate(game.seats, start=1):
            line = (
                game.id, game.ended, game.ruleset, game.outcome, game.rounds, game.turns, game.choices,
                game.undone, game.seconds, number, *seat,
            )  # fmt: skip
            writer.writerow([escape_formula(cell) if isinstance(cell, str) else cell for cell in line])
    return sheet.getvalue()


def write_csv(path: Path, out: Path) -> None:
    """Write all games as a CSV file, whole. Raises BadFile."""
    text = csv_text(path)
    if os.path.realpath(out) == os.path.realpath(path) or _same(out, path):
        raise BadFile("error-stats-itself", file=out)
    storage.write_whole(out, text)


def _same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return False


def escape_formula(text: str) -> str:
    """An apostrophe before what begins like a formula, apostrophes and spaces before it not counted."""
    return f"'{text}" if text.lstrip("' \t\r\n").startswith(_FORMULA) else text
