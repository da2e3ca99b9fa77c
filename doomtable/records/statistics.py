"""Statistics of finished games: one SQLite file in the user's data folder, its sums, and a CSV of it.

A game is kept once, under its own id, and never changed. Every function opens the file, does its one thing
in one transaction and closes it again, and waits for another program no longer than PATIENCE at a time. A
file that cannot be used is told in one sentence (BadFile) and left as it is: nothing here deletes or mends
one. A file that is not there is read as one without games.

Deck and player names are compared as they were kept, letter by letter.
"""

from __future__ import annotations

import contextlib
import csv
import io
import math
import os
import sqlite3
import stat
import unicodedata
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import groupby
from pathlib import Path
from typing import Any, Final, NamedTuple

from doomtable.files import storage
from doomtable.files.storage import BadFile

VERSION: Final = 1
"""The version of the tables, `PRAGMA user_version`; 0 is a file with nothing in it yet."""
PATIENCE: Final = 0.5
"""Seconds to wait for a file that another program is writing; the table must not hang."""
LONGEST: Final = 100
"""Characters of a name that are kept."""
MOST_SEATS: Final = 7
HIGHEST: Final = 2**31 - 1

OUTCOMES: Final = ("promotion", "no_warriors", "deck_out", "draw")
DRAW: Final = "draw"
WON: Final = "won"
LOST: Final = "lost"
DRAWN: Final = "drawn"
PLACES: Final = (WON, LOST, DRAWN)

HEADER: Final = (
    "Game", "Ended (UTC)", "Ruleset", "How it ended", "Rounds", "Turns", "Choices", "Choices undone",
    "Seconds", "Seat", "Player", "Kind of player", "Deck", "Promotion", "Destiny", "Result",
)  # fmt: skip
"""The first line of the CSV."""

_NO_TEXT = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Unicode categories that no name may hold; they are left out."""
_FORMULA = tuple("=+-@＝＋－＠")
"""What a spreadsheet takes for the beginning of a formula."""

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


class Finished(NamedTuple):
    """A game that is over, its seats in order."""

    id: str
    """The game's own; a game is kept once however often it is handed in."""
    ended: str
    """When: ISO 8601 with its offset; kept in UTC to the second, `2025-01-31T18:05:00Z`."""
    ruleset: str
    outcome: str
    """promotion, no_warriors, deck_out or draw."""
    rounds: int
    turns: int
    choices: int
    seats: tuple[SeatRow, ...]
    seconds: float | None = None
    """Time at the table, None when nobody measured."""
    undone: int = 0
    """Choices that were taken back."""


class DeckSum(NamedTuple):
    """What a deck has done. It counts once a seat: a game against itself is one game, a win and a loss."""

    deck: str
    games: int
    seats: int
    """Wins, losses and draws together."""
    wins: int
    losses: int
    draws: int
    win_rate: float
    """Wins a seat, 0 to 1."""
    rounds: float
    """Average length of its games."""
    promotion: float
    """Average promotion at the end."""


class PlayerSum(NamedTuple):
    """What a player has done; a person and a program of the same name are two players."""

    name: str
    kind: str
    games: int
    seats: int
    wins: int
    losses: int
    draws: int
    win_rate: float
    rounds: float
    promotion: float


class PairingSum(NamedTuple):
    """A deck against another, as the first one sees it; every pairing is there from both sides.

    Each two seats of a game meet. With the same deck they meet from both sides as well: a win and a loss.
    """

    deck: str
    other: str
    games: int
    meetings: int
    """Wins, losses, draws and neither together."""
    wins: int
    losses: int
    """Games the other deck won."""
    draws: int
    neither: int
    """Meetings that another seat of the game decided."""
    win_rate: float
    """Wins a meeting, 0 to 1."""
    rounds: float


class Totals(NamedTuple):
    """All games together; averages are None when there is none."""

    games: int
    outcomes: tuple[tuple[str, int], ...]
    """How they ended and how often, every way named."""
    rounds: float | None
    turns: float | None
    choices: float | None
    undone: int
    seconds: float
    """Time played in all games that were measured."""


def statistics_file() -> Path:
    """Return the file of the player's own statistics; it need not exist."""
    return storage.user_path("statistics.sqlite")


def place_of(seat: int, winner: int, *, out: bool = False) -> str:
    """Return what came of a seat when `winner` won, -1 for nobody; whoever was out before a draw has lost."""
    if winner < 0:
        return LOST if out else DRAWN
    return WON if seat == winner else LOST


# ---------------------------------------------------------------------------------------------------- keeping


def keep(path: Path, finished: Finished) -> bool:
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


def forget(path: Path, game: str) -> None:
    """Take a game out, as one that went back from its end is not over; nothing when it is not there. Raises BadFile."""
    if not _there(path):
        return
    with _opened(path, "begin immediate") as base:
        if _filled(path, base):
            base.execute("delete from seats where game in (select number from games where id = ?)", (game,))
            base.execute("delete from games where id = ?", (game,))


def checked(finished: Finished) -> Finished:
    """Return the game as it is kept: names without control characters and cut to LONGEST, its end in UTC.

    Raises ValueError when it is no game that can have been played.
    """
    if not finished.id or tidied(finished.id) != finished.id:
        raise ValueError(
            f"the id of a game is 1 to {LONGEST} characters of text, not {finished.id[:LONGEST]!r}"
        )
    if finished.outcome not in OUTCOMES:
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


def _check_places(finished: Finished) -> None:
    """One winner and the others lost; or a draw of at least one seat, the others out before it."""
    places = [seat.place for seat in finished.seats]
    best = DRAWN if finished.outcome == DRAW else WON
    if places.count(best) < 1 or (best == WON and places.count(WON) > 1) or {*places} - {best, LOST}:
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


def games(
    path: Path, *, limit: int | None = 100, deck: str | None = None, player: str | None = None
) -> tuple[Finished, ...]:
    """Return the games that ended last, newest first; all of them when `limit` is None.

    `deck` and `player` leave only games with that deck, that player's name. Raises BadFile.
    """
    rows = _read(
        path,
        """
        with chosen as (
            select * from games
            where (:deck is null or exists (select 1 from seats where game = number and deck = :deck))
                and (:player is null or exists (select 1 from seats where game = number and name = :player))
            order by ended desc, number desc limit :limit
        )
        select number, id, ended, ruleset, outcome, rounds, turns, choices, seconds, undone,
            name, kind, deck, promotion, destiny, place
        from chosen join seats on game = number
        order by ended desc, number desc, seat
        """,
        {
            "deck": None if deck is None else tidied(deck),
            "player": None if player is None else tidied(player),
            "limit": -1 if limit is None else min(max(limit, 0), HIGHEST),
        },
    )
    found = []
    for _, group in groupby(rows, key=lambda row: row[0]):
        lines = list(group)
        _, game, ended, ruleset, outcome, rounds, turns, choices, seconds, undone = lines[0][:10]
        seats = tuple(SeatRow(*line[10:]) for line in lines)
        found.append(Finished(game, ended, ruleset, outcome, rounds, turns, choices, seats, seconds, undone))
    return tuple(found)


def by_deck(path: Path) -> tuple[DeckSum, ...]:
    """Return what every deck has done, the one played most often first. Raises BadFile."""
    query = """
        with played as (
            select deck, game, count(*) as seats, sum(promotion) as promotion,
                sum(place = 'won') as wins, sum(place = 'lost') as losses, sum(place = 'drawn') as draws
            from seats group by deck, game
        )
        select deck, count(*), sum(seats), sum(wins), sum(losses), sum(draws),
            cast(sum(wins) as real) / sum(seats), avg(rounds), cast(sum(promotion) as real) / sum(seats)
        from played join games on number = game
        group by deck order by count(*) desc, deck
        """
    return tuple(DeckSum(*row) for row in _read(path, query))


def by_player(path: Path) -> tuple[PlayerSum, ...]:
    """Return what every player has done, the one with most games first. Raises BadFile."""
    query = """
        with played as (
            select name, kind, game, count(*) as seats, sum(promotion) as promotion,
                sum(place = 'won') as wins, sum(place = 'lost') as losses, sum(place = 'drawn') as draws
            from seats group by name, kind, game
        )
        select name, kind, count(*), sum(seats), sum(wins), sum(losses), sum(draws),
            cast(sum(wins) as real) / sum(seats), avg(rounds), cast(sum(promotion) as real) / sum(seats)
        from played join games on number = game
        group by name, kind order by count(*) desc, name, kind
        """
    return tuple(PlayerSum(*row) for row in _read(path, query))


def by_pairing(path: Path, *, deck: str | None = None) -> tuple[PairingSum, ...]:
    """Return how decks did against each other, the most frequent pairing first; `deck`: as this one sees it.

    Raises BadFile.
    """
    query = """
        with met as (
            select mine.deck as deck, theirs.deck as other, mine.game as game, count(*) as meetings,
                sum(mine.place = 'won') as wins, sum(theirs.place = 'won') as losses,
                sum(mine.place = 'drawn' and theirs.place = 'drawn') as draws
            from seats as mine join seats as theirs on theirs.game = mine.game and theirs.seat <> mine.seat
            where :deck is null or mine.deck = :deck
            group by mine.deck, theirs.deck, mine.game
        )
        select deck, other, count(*), sum(meetings), sum(wins), sum(losses), sum(draws),
            sum(meetings - wins - losses - draws), cast(sum(wins) as real) / sum(meetings), avg(rounds)
        from met join games on number = game
        group by deck, other order by count(*) desc, deck, other
        """
    rows = _read(path, query, {"deck": None if deck is None else tidied(deck)})
    return tuple(PairingSum(*row) for row in rows)


def totals(path: Path) -> Totals:
    """Return how many games there were, how they ended and how long they were. Raises BadFile."""
    query = """
        select outcome, count(*), sum(rounds), sum(turns), sum(choices), sum(undone), total(seconds)
        from games group by outcome order by outcome
        """
    rows = _read(path, query)
    count, rounds, turns, choices, undone, seconds = (sum(row[at] for row in rows) for at in range(1, 7))
    return Totals(
        games=count,
        outcomes=tuple((dict.fromkeys(OUTCOMES, 0) | {row[0]: row[1] for row in rows}).items()),
        rounds=rounds / count if count else None,
        turns=turns / count if count else None,
        choices=choices / count if count else None,
        undone=undone,
        seconds=float(seconds),
    )


# -------------------------------------------------------------------------------------------------------- CSV


def csv_text(path: Path) -> str:
    """Return all games as CSV (RFC 4180), a line a seat, newest game first, seats counted from 1.

    Text that a spreadsheet would take for a formula has an apostrophe before it. Raises BadFile.
    """
    sheet = io.StringIO(newline="")
    writer = csv.writer(sheet)
    writer.writerow(HEADER)
    for game in games(path, limit=None):
        for number, seat in enumerate(game.seats, start=1):
            line = (
                game.id, game.ended, game.ruleset, game.outcome, game.rounds, game.turns, game.choices,
                game.undone, game.seconds, number, *seat,
            )  # fmt: skip
            writer.writerow([harmless(cell) if isinstance(cell, str) else cell for cell in line])
    return sheet.getvalue()


def write_csv(path: Path, out: Path) -> None:
    """Write all games as a CSV file, whole. Raises BadFile."""
    text = csv_text(path)
    if os.path.realpath(out) == os.path.realpath(path) or _same(out, path):
        raise BadFile(f"{out} holds the statistics themselves; choose another place.")
    storage.write_whole(out, text)


def _same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return False


def harmless(text: str) -> str:
    """An apostrophe before what begins like a formula, apostrophes and spaces before it not counted."""
    return f"'{text}" if text.lstrip("' \t\r\n").startswith(_FORMULA) else text


# --------------------------------------------------------------------------------------------------- the file


def _read(path: Path, query: str, values: dict[str, object] | None = None) -> list[tuple[Any, ...]]:
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
        raise BadFile(f"{path} is not a file; name a file.")
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
        raise BadFile(
            f"{path} was written by a newer version of doomtable; update doomtable or name another file."
        )
    if version == VERSION:
        return True
    if version or base.execute("select count(*) from sqlite_master").fetchone() != (0,):
        raise BadFile(f"{path} does not hold statistics of games; name another file.")
    return False


def _refused(path: Path, error: sqlite3.Error) -> BadFile:
    """What SQLite says, in one sentence with the remedy."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return BadFile(f"{path} is in use by another program; try again when that is done.")
    if code in (
        sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR, sqlite3.SQLITE_NOMEM,
    ):  # fmt: skip
        return _unusable(path, error)
    return BadFile(
        f"{path} is damaged or holds something else; move it away, and the next game begins a new one."
    )


def _unusable(path: Path, error: Exception) -> BadFile:
    why = (error.strerror if isinstance(error, OSError) else str(error)) or type(error).__name__
    return BadFile(f"{path} cannot be used ({why.lower()}); check its folder, its permissions and its disk.")
