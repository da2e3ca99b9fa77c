"""The statistics database: finished games in one SQLite file, added and removed.

A game is kept once, under its own id, and never changed. Every function opens the file, does its one thing
in one transaction and closes it again, and waits for another program no longer than PATIENCE at a time. A
file that cannot be used is told in one sentence (BadFile) and left as it is: nothing here deletes or mends
one. A file that is not there is read as one without games.

Deck and player names are compared as they were kept, letter by letter.
"""

from __future__ import annotations

import contextlib
import math
import os
import sqlite3
import stat
import unicodedata
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

from doomtable.files import storage
from doomtable.files.storage import BadFile, os_reason
from doomtable.records.commitments import MOST_SEATS

VERSION: Final = 1
"""The version of the tables, `PRAGMA user_version`; 0 is a file with nothing in it yet."""
PATIENCE: Final = 0.5
"""Seconds to wait for a file that another program is writing; the table must not hang."""
LONGEST: Final = 100
"""Characters of a name that are kept."""
HIGHEST: Final = 2**31 - 1

OUTCOMES: Final = ("promotion", "no_warriors", "deck_out", "draw")
FURTHER_OUTCOMES: Final = ("markers", "last_warrior", "held", "bases", "colony", "conceded")
"""Those of rulesets that end otherwise, and of players who give up: counted where they occur."""
DRAW: Final = "draw"
WON: Final = "won"
LOST: Final = "lost"
DRAWN: Final = "drawn"
SCENES: Final = (WON, LOST, DRAWN)


_NO_TEXT = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Unicode categories that no name may hold; they are left out."""

_TABLES = (
    """
    create table games (
        number integer primary key,
        id text not null unique,
        ended text not null,
        ruleset text not null,
        outcome text not null,
        rounds integer not null,
        turns integer not null,
        choices integer not null,
        undone integer not null,
        seconds real
    )
    """,
    """
    create table seats (
        game integer not null references games (number),
        seat integer not null,
        name text not null,
        kind text not null,
        deck text not null,
        promotion integer not null,
        destiny integer not null,
        place text not null check (place in ('won', 'lost', 'drawn')),
        primary key (game, seat)
    ) without rowid
    """,
    "create index games_by_end on games (ended, number)",
)


class SeatRow(NamedTuple):
    """How one seat finished: who sat there (human, random, greedy ...), with which deck, what came of it."""

    name: str
    kind: str
    deck: str
    promotion: int
    destiny: int
    place: str
    """won, lost or drawn."""


class FinishedGame(NamedTuple):
    """A game that is over, its seats in order."""

    id: str
    """The game's own; a game is kept once however often it is handed in."""
    ended: str
    """When: ISO 8601 with its offset; kept in UTC to the second, `2025-01-31T18:05:00Z`."""
    ruleset: str
    outcome: str
    """promotion, no_warriors, deck_out, markers, conceded or draw."""
    rounds: int
    turns: int
    choices: int
    seats: tuple[SeatRow, ...]
    seconds: float | None = None
    """Time at the table, None when nobody measured."""
    undone: int = 0
    """Choices that were taken back."""


def statistics_file() -> Path:
    """Return the file of the player's own statistics; it need not exist."""
    return storage.user_path("statistics.sqlite")


def place_of(seat: int, winners: Sequence[int], *, out: bool = False) -> str:
    """Return what came of a seat when these won; whoever was out before a draw has lost."""
    if not winners:
        return LOST if out else DRAWN
    return WON if seat in winners else LOST


# ---------------------------------------------------------------------------------------------------- keeping


def add_game(path: Path, finished: FinishedGame) -> bool:
    """Keep a finished game; False when a game of that id is there already, which then stays as it is.

    The file and its folder are made when they are missing. Raises BadFile when it cannot be kept, and
    ValueError when the game is none that can have been played.
    """
    game = checked(finished)
    _there(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _unusable(path, error) from error
    with _opened(path, "begin immediate") as base:
        if not _filled(path, base):
            for table in _TABLES:
                base.execute(table)
            base.execute(f"pragma user_version = {VERSION:d}")
        added = base.execute(
            """
            insert into games (id, ended, ruleset, outcome, rounds, turns, choices, undone, seconds)
            values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing
            """,
            (
                game.id, game.ended, game.ruleset, game.outcome, game.rounds, game.turns, game.choices,
                game.undone, game.seconds,
            ),
        )  # fmt: skip
        if added.rowcount < 1:
            return False
        base.executemany(
            """
            insert into seats (game, seat, name, kind, deck, promotion, destiny, place)
            values (?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [(added.lastrowid, number, *seat) for number, seat in enumerate(game.seats)],
        )
    return True


def remove_game(path: Path, game: str) -> None:
    """Take a game out, as one that went back from its end is not over; nothing when it is not there. Raises BadFile."""
    if not _there(path):
        return
    with _opened(path, "begin immediate") as base:
        if _filled(path, base):
            base.execute("delete from seats where game in (select number from games where id = ?)", (game,))
            base.execute("delete from games where id = ?", (game,))


def checked(finished: FinishedGame) -> FinishedGame:
    """Return the game as it is kept: names without control characters and cut to LONGEST, its end in UTC.

    Raises ValueError when it is no game that can have been played.
    """
    if not finished.id or tidied(finished.id) != finished.id:
        raise ValueError(
            f"the id of a game is 1 to {LONGEST} characters of text, not {finished.id[:LONGEST]!r}"
        )
    if finished.outcome not in (*OUTCOMES, *FURTHER_OUTCOMES):
        raise ValueError(f"no finished game ends in {finished.outcome!r}")
    for number in (finished.rounds, finished.turns, finished.choices, finished.undone):
        _check_number(number, 0)
    if finished.seconds is not None and not (math.isfinite(finished.seconds) and finished.seconds >= 0):
        raise ValueError(f"a game does not last {finished.seconds} seconds")
    if not 1 <= len(finished.seats) <= MOST_SEATS:
        raise ValueError(f"a game has 1 to {MOST_SEATS} seats, not {len(finished.seats)}")
    for seat in finished.seats:
        _check_number(seat.promotion, -HIGHEST)
        _check_number(seat.destiny, -HIGHEST)
    _check_places(finished)
    return finished._replace(
        ended=_utc(finished.ended),
        ruleset=tidied(finished.ruleset),
        seats=tuple(
            seat._replace(name=tidied(seat.name), kind=tidied(seat.kind), deck=tidied(seat.deck))
            for seat in finished.seats
        ),
        seconds=None if finished.seconds is None else float(finished.seconds),
    )


def tidied(name: str) -> str:
    """Return a name as it is kept: one line, single spaces, text only, at most LONGEST characters."""
    text = "".join(
        " " if mark.isspace() else mark
        for mark in name
        if mark.isspace() or unicodedata.category(mark) not in _NO_TEXT
    )
    return " ".join(text.split())[:LONGEST].rstrip()


def _check_number(number: int, least: int) -> None:
    if not isinstance(number, int) or isinstance(number, bool) or not least <= number <= HIGHEST:
        raise ValueError(f"{number!r} is no number of a game")


def _check_places(finished: FinishedGame) -> None:
    """Those who won, and the others lost; or a draw of at least one seat, the others out before it."""
    places = [seat.place for seat in finished.seats]
    best = DRAWN if finished.outcome == DRAW else WON
    all_won = len(places) > 1 and {*places} == {WON}
    if best not in places or all_won or {*places} - {best, LOST}:
        raise ValueError(f"a game that ends in {finished.outcome} does not leave its seats {places}")


def _utc(ended: str) -> str:
    try:
        moment = datetime.fromisoformat(ended)
        if moment.tzinfo is None:
            raise ValueError
        return moment.astimezone(UTC).replace(tzinfo=None).isoformat(timespec="seconds") + "Z"
    except (ValueError, OverflowError):
        raise ValueError(f"{ended!r} is no moment with its offset from UTC") from None


# ---------------------------------------------------------------------------------------------------- reading


# -------------------------------------------------------------------------------------------------------- CSV


# --------------------------------------------------------------------------------------------------- the file


def read_rows(path: Path, query: str, values: dict[str, object] | None = None) -> list[tuple[Any, ...]]:
    if not _there(path):
        return []
    with _opened(path, "begin") as base:
        return base.execute(query, values or {}).fetchall() if _filled(path, base) else []


def _there(path: Path) -> bool:
    """Whether there is a file. Raises BadFile when something else is in its place."""
    try:
        mode = os.stat(path).st_mode
    except FileNotFoundError:
        return False
    except (OSError, ValueError) as error:
        raise _unusable(path, error) from error
    if not stat.S_ISREG(mode):
        raise BadFile("error-no-file", file=path)
    return True


@contextlib.contextmanager
def _opened(path: Path, begin: str) -> Iterator[sqlite3.Connection]:
    """The file within one transaction, which is rolled back by an error, and closed whatever happens."""
    try:
        with contextlib.closing(
            sqlite3.connect(path.absolute(), timeout=PATIENCE, isolation_level=None)
        ) as base:
            base.execute("pragma foreign_keys = on")
            base.execute(begin)
            yield base
            base.execute("commit")
    except sqlite3.Error as error:
        raise _refused(path, error) from error


def _filled(path: Path, base: sqlite3.Connection) -> bool:
    """Whether the tables are there; False in an empty file. Raises BadFile for those of others."""
    (version,) = base.execute("pragma user_version").fetchone()
    if version > VERSION:
        raise BadFile("error-stats-newer", file=path)
    if version == VERSION:
        return True
    if version or base.execute("select count(*) from sqlite_master").fetchone() != (0,):
        raise BadFile("error-stats-none", file=path)
    return False


def _refused(path: Path, error: sqlite3.Error) -> BadFile:
    """What SQLite says, in one sentence with the remedy."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return BadFile("error-stats-busy", file=path)
    if code in (
        sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR, sqlite3.SQLITE_NOMEM,
    ):  # fmt: skip
        return _unusable(path, error)
    return BadFile("error-stats-damaged", file=path)


def _unusable(path: Path, error: Exception) -> BadFile:
    why = os_reason(error) if isinstance(error, OSError) else (str(error) or type(error).__name__).lower()
    return BadFile("error-stats-unusable", file=path, why=why)
