"""The summary of lab games: win rates, first turn, lengths, points by turn, cards drawn.

A win rate is wins a game: a draw and a game that was stopped are wins of nobody. Games that ended on a fault are
counted as errors and nowhere else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from statistics import mean, median
from typing import Final, NamedTuple

from doomtable.lab.confidence_intervals import Interval, difference, sure_of_all, wilson
from doomtable.lab.jobs import JobResult
from doomtable.selfplay.headless_games import OUTCOMES

ERROR: Final = "error"
SCENES: Final = 4
"""Digits of a share after the point."""


class WinRate(NamedTuple):
    """So many of so many, and between which shares the truth lies."""

    wins: int
    games: int
    interval: Interval

    @property
    def share(self) -> float:
        """Wins a game; 0 where there was none."""
        return self.wins / self.games if self.games else 0.0


class PairingResult(NamedTuple):
    """Two decks against each other; both rates in their order."""

    decks: tuple[int, int]
    games: int
    rates: tuple[WinRate, WinRate]
    outcomes: dict[str, int]


class GameLength(NamedTuple):
    """How long games were: on average, in the middle, the shortest and the longest."""

    mean: float
    median: float
    least: int
    most: int


class CardResult(NamedTuple):
    """A card in the games of its deck: when a copy was drawn, and when none was."""

    name: str
    drawn: WinRate
    undrawn: WinRate
    difference: float
    """Of the win rates; 0 where one of them has no games."""
    interval: Interval
    """Of the difference; it holds for all cards of a deck together, so that the luckiest of many is no news."""

    @property
    def sure(self) -> bool:
        """Whether more than chance is in it."""
        return self.interval[0] > 0 or self.interval[1] < 0


class LabSummary(NamedTuple):
    """All that was found; lists are in the order in which the decks were named."""

    games: int
    errors: int
    outcomes: dict[str, int]
    decisions: int
    rates: tuple[WinRate, ...]
    pairs: tuple[PairingResult, ...]
    first: WinRate
    """Wins of whoever had the first turn, among games that somebody won."""
    turns: GameLength | None
    choices: GameLength | None
    points: tuple[tuple[float, ...], ...]
    """By deck the average Promotion after each turn of the game; a game that is over keeps its last points."""
    cards: tuple[tuple[CardResult, ...], ...]
    """By deck, the most useful first."""


def rate(wins: int, games: int) -> WinRate:
    """A rate with its interval."""
    return WinRate(wins, games, wilson(wins, games))


def summed(decks: int, played: Sequence[JobResult]) -> LabSummary:
    """The sums of the games played among so many decks."""
    whole = [game for game in played if game.outcome != ERROR]
    won = [game for game in whole if game.winner >= 0]
    by_deck = [[game for game in whole if deck in game.pair] for deck in range(decks)]
    return LabSummary(
        len(played),
        len(played) - len(whole),
        _outcomes(whole),
        sum(game.decisions for game in played),
        tuple(rate(_wins(games, deck), len(games)) for deck, games in enumerate(by_deck)),
        tuple(
            _pair(pair, [game for game in whole if game.pair == pair]) for pair in combinations(range(decks), 2)
        ),
        rate(sum(game.winner == game.first for game in won), len(won)),
        _length([game.turns for game in whole]),
        _length([game.decisions for game in whole]),
        tuple(_curve([game.points[game.pair.index(deck)] for game in games]) for deck, games in enumerate(by_deck)),
        tuple(_cards(deck, games) for deck, games in enumerate(by_deck)),
    )


def _outcomes(games: Iterable[JobResult]) -> dict[str, int]:
    return dict.fromkeys(OUTCOMES, 0) | Counter(game.outcome for game in games)


def _wins(games: Iterable[JobResult], deck: int) -> int:
    return sum(game.winner == deck for game in games)


def _pair(pair: tuple[int, int], games: Sequence[JobResult]) -> PairingResult:
    a, b = (rate(_wins(games, deck), len(games)) for deck in pair)
    return PairingResult(pair, len(games), (a, b), _outcomes(games))


def _length(counts: Sequence[int]) -> GameLength | None:
    return GameLength(mean(counts), median(counts), min(counts), max(counts)) if counts else None


def _curve(games: Sequence[Sequence[int]]) -> tuple[float, ...]:
    longest = max(map(len, games), default=0)
    kept = [points for points in games if points]
    return tuple(mean(points[min(turn, len(points) - 1)] for points in kept) for turn in range(longest))


def _cards(deck: int, games: Sequence[JobResult]) -> tuple[CardResult, ...]:
    """Every card that was drawn in some game, by the middle of its interval: few games pull that towards nothing."""
    drawn: Counter[str] = Counter()
    won: Counter[str] = Counter()
    wins = _wins(games, deck)
    for game in games:
        names = game.drawn[game.pair.index(deck)]
        drawn.update(names)
        if game.winner == deck:
            won.update(names)
    sure = sure_of_all(len(drawn))
    found = []
    for name in sorted(drawn):
        with_it, without = rate(won[name], drawn[name]), rate(wins - won[name], len(games) - drawn[name])
        both = with_it.games and without.games
        found.append(
            CardResult(
                name, with_it, without, with_it.share - without.share if both else 0.0,
                difference(*with_it[:2], *without[:2], sure),
            )
        )  # fmt: skip
    return tuple(sorted(found, key=lambda card: (-(card.interval[0] + card.interval[1]), card.name)))
