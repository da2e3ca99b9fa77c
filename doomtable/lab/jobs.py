"""Lab jobs: every pairing of decks planned as seeded games, and one of them played.

A game is its job and nothing else: its seed comes of the seed of the whole, the pairing and the game's number. So it
does not matter where it is played, in which order, or by how many.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from itertools import combinations
from time import process_time
from typing import Final, NamedTuple

from doomtable.cards.catalogue import catalogue
from doomtable.records.record import GameSetup
from doomtable.rules.game import RULES_VERSION, Deck
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import Outcome
from doomtable.selfplay.headless_games import HeadlessGame
from doomtable.session.session import Session

SEEDS: Final = 2**63 - 1
"""Seeds are below this, as the command line takes them."""
EARLY: Final = 10
"""The own turns after which it is looked which cards were drawn: late enough to have some, early enough to lack some.
At the end most decks are through, and long games would tell more of themselves than of the cards."""


class Job(NamedTuple):
    """One game to be played; everything is in the order of the seats."""

    pair: tuple[int, int]
    """The two decks by their place in the list that was named, the lower one first."""
    number: int
    """The how manyeth game of this pairing, from 0."""
    sides: tuple[int, int]
    """Which deck of the list sits in which seat."""
    decks: tuple[Deck, Deck]
    players: tuple[str, str]
    rules: Ruleset
    seed: int
    cap: int
    version: int = RULES_VERSION


class JobResult(NamedTuple):
    """What came of a job; what is told of both decks stands in the order of the pair."""

    pair: tuple[int, int]
    number: int
    sides: tuple[int, int]
    seed: int
    outcome: str
    """promotion, no_warriors, deck_out, draw or capped; 'error' for a fault of the engine."""
    winner: int
    """The deck that won, by its place in the list; -1 for none."""
    first: int
    """The deck that had the first turn."""
    turns: int
    decisions: int
    points: tuple[tuple[int, ...], tuple[int, ...]]
    """Promotion after every turn of the game, the last one unfinished perhaps."""
    drawn: tuple[tuple[str, ...], tuple[str, ...]]
    """By name the cards of a deck of which a copy had left the draw pile after EARLY turns of its player."""
    error: str
    cpu: float
    """Seconds of a processor."""


class VersionMismatch(Exception):
    """A worker has another version of doomtable, which might play otherwise."""


def seed_of(seed: int, pair: tuple[int, int], number: int) -> int:
    """The seed of one game."""
    digest = blake2b(f"lab {seed}/{pair[0]}/{pair[1]}/{number}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") % SEEDS


def planned(
    decks: Sequence[Deck], players: Sequence[str], rules: Ruleset, seed: int, games: int, cap: int
) -> list[Job]:
    """The jobs of all pairings, `games` each; seats are changed after every game. One player for each deck."""
    jobs = []
    for pair in combinations(range(len(decks)), 2):
        for number in range(games):
            a, b = sides = pair if number % 2 == 0 else pair[::-1]
            jobs.append(
                Job(
                    pair, number, sides, (decks[a], decks[b]), (players[a], players[b]), rules,
                    seed_of(seed, pair, number), cap,
                )
            )  # fmt: skip
    return jobs


def play(job: Job) -> JobResult:
    """Play one game to its end. A fault of the engine is told in the result. Raises VersionMismatch."""
    if job.version != RULES_VERSION:
        raise VersionMismatch
    watch = GameObserver()
    one = HeadlessGame(GameSetup(job.decks, job.rules, catalogue().get, job.seed), job.players, job.cap, check=False)
    error, ended = "", Outcome("error")
    began = process_time()
    try:
        ended = one.play(look=watch)
    except Exception as fault:
        error = " ".join(f"{type(fault).__name__}: {fault}".split())[:300]
    cpu = process_time() - began
    at = [job.sides.index(deck) for deck in job.pair]
    points, drawn = watch.points(), watch.drawn()
    return JobResult(
        job.pair, job.number, job.sides, job.seed, ended.how, job.sides[ended.winner] if ended.winners else -1,
        job.sides[watch.first], watch.turns, one.decisions, (points[at[0]], points[at[1]]),
        (drawn[at[0]], drawn[at[1]]), error, cpu,
    )  # fmt: skip


class GameObserver:
    """Looks on at a game: counts its turns, keeps the points after each, and what was drawn early on."""

    def __init__(self) -> None:
        self.first = 0
        self.turns = 0
        self._turn = (-1, -1)
        self._points: list[tuple[int, int]] = []
        self._drawn: dict[int, tuple[str, ...]] = {}
        self._session: Session | None = None

    def __call__(self, session: Session) -> None:
        """Called at the beginning and after every choice."""
        state = session.game.state
        turn = (state.turn.seat, state.turn.number)
        if turn == self._turn:
            return
        if self._session is None:
            self._session, self.first = session, turn[0]
        else:
            seat, number = self._turn
            self._points.append((state.seats[0].P, state.seats[1].P))
            if number == EARLY:
                self._drawn[seat] = drawn(session, seat)
        self._turn = turn
        self.turns += 1

    def points(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """By seat the Promotion after each turn, the end of the game being that of its last turn."""
        if self._session is None:
            return (), ()
        one, other = self._session.game.state.seats
        rows = [*self._points, (one.P, other.P)]
        return tuple(row[0] for row in rows), tuple(row[1] for row in rows)

    def drawn(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """By seat the cards drawn early on, or until the end of a game that was over before."""
        if self._session is None:
            return (), ()
        found = [self._drawn[seat] if seat in self._drawn else drawn(self._session, seat) for seat in (0, 1)]
        return found[0], found[1]


def drawn(session: Session, seat: int) -> tuple[str, ...]:
    """The cards of a player's deck of which a copy is no longer in the draw pile, by name."""
    state = session.game.state
    left = {*state.seats[seat].draw, *state.seats[seat].collection}
    owners = state.definitions.owner
    of = state.definitions.of
    return tuple(sorted({one.card.name for card, one in enumerate(of) if owners[card] == seat and card not in left}))
