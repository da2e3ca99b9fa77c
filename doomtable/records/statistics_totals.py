"""Statistics totals: by deck, by player, by pairing, and of all games."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from doomtable.records.statistics_db import HIGHEST, OUTCOMES, FinishedGame, SeatRow, read_rows, tidied


class DeckTotals(NamedTuple):
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


class PlayerTotals(NamedTuple):
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


class PairingTotals(NamedTuple):
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


def finished_games(
    path: Path, *, limit: int | None = 100, deck: str | None = None, player: str | None = None
) -> tuple[FinishedGame, ...]:
    """Return the games that ended last, newest first; all of them when `limit` is None.

    `deck` and `player` leave only games with that deck, that player's name. Raises BadFile.
    """
    rows = read_rows(
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
        found.append(FinishedGame(game, ended, ruleset, outcome, rounds, turns, choices, seats, seconds, undone))
    return tuple(found)


def by_deck(path: Path) -> tuple[DeckTotals, ...]:
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
    return tuple(DeckTotals(*row) for row in read_rows(path, query))


def by_player(path: Path) -> tuple[PlayerTotals, ...]:
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
    return tuple(PlayerTotals(*row) for row in read_rows(path, query))


def by_pairing(path: Path, *, deck: str | None = None) -> tuple[PairingTotals, ...]:
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
    rows = read_rows(path, query, {"deck": None if deck is None else tidied(deck)})
    return tuple(PairingTotals(*row) for row in rows)


def overall_totals(path: Path) -> Totals:
    """Return how many games there were, how they ended and how long they were. Raises BadFile."""
    query = """
        select outcome, count(*), sum(rounds), sum(turns), sum(choices), sum(undone), total(seconds)
        from games group by outcome order by outcome
        """
    rows = read_rows(path, query)
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
