"""Lab results as JSON and CSV, and the command that plays a game again."""

from __future__ import annotations

import csv
import io
import shlex
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from doomtable.errors import ErrorText
from doomtable.files import storage
from doomtable.lab.confidence_intervals import Interval
from doomtable.lab.jobs import JobResult
from doomtable.lab.summary import ERROR, SCENES, CardResult, GameLength, LabSummary, WinRate, summed
from doomtable.records.statistics_csv import escape_formula

HEADER = (
    "Game", "Deck A", "Deck B", "First seat", "First turn", "Seed", "How it ended", "Winner", "Turns", "Decisions",
    "Promotion A", "Promotion B",
)  # fmt: skip
"""The first line of the CSV; a line for each game follows."""


class LabRequest(NamedTuple):
    """What was to be played; files, names and players in the order of the decks."""

    files: tuple[str, ...]
    names: tuple[str, ...]
    """No two alike."""
    players: tuple[str, ...]
    switches: tuple[str, ...]
    """The words of the command line that choose the rules and the cap."""
    seed: int
    games: int
    """In all."""
    timed: bool = False
    """Whether somebody plays who thinks by the clock: with the same seed it may go otherwise another time."""


INTERRUPTED: Final = ErrorText("lab-stopped")
"""Why not all was played when somebody stopped it."""


class LabResults(NamedTuple):
    """What was played, in the order of pairings and numbers, and how long that took."""

    asked: LabRequest
    played: tuple[JobResult, ...]
    sums: LabSummary
    seconds: float
    """By the clock on the wall."""
    stopped: ErrorText | None = None
    """Why not all was played."""


def collect_results(
    asked: LabRequest, played: Sequence[JobResult], seconds: float, stopped: ErrorText | None = None
) -> LabResults:
    """Put in order what was played in any."""
    ordered = tuple(sorted(played, key=lambda game: (game.pair, game.number)))
    return LabResults(asked, ordered, summed(len(asked.names), ordered), seconds, stopped)


def told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """Deck names of which no two are alike: the second of a name is called so."""
    met: Counter[str] = Counter()
    out = []
    for name in names:
        met[name] += 1
        out.append(name if met[name] == 1 else f"{name} ({met[name]})")
    return tuple(out)


def command(asked: LabRequest, game: JobResult) -> str:
    """The command that plays a game again."""
    decks = [asked.files[deck] for deck in game.sides]
    players = ",".join(asked.players[deck] for deck in game.sides)
    return shlex.join(
        [
            "doomtable", "play", "--headless", "--decks", *decks, "--players", players, "--seed", str(game.seed),
            *asked.switches,
        ]
    )  # fmt: skip


def failures(found: LabResults) -> list[dict[str, Any]]:
    """The games that stopped on a fault: seed, command, and what the fault was."""
    return [
        {"seed": game.seed, "command": command(found.asked, game), "error": game.error}
        for game in found.played
        if game.outcome == ERROR
    ]


# --------------------------------------------------------------------------------------------------- for programs


def results_to_json(found: LabResults) -> dict[str, Any]:
    """What `lab --json` prints."""
    asked, sums = found.asked, found.sums
    return {
        "games": sums.games,
        "decisions": sums.decisions,
        "decisions_per_second": round(sums.decisions / found.seconds, 1) if found.seconds > 0 else 0.0,
        "outcomes": sums.outcomes,
        "wins": [rate.wins for rate in sums.rates],
        "errors": sums.errors,
        "seconds": round(found.seconds, 3),
        "cpu_seconds": round(sum(game.cpu for game in found.played), 3),
        "interval": [_interval(rate.interval) for rate in sums.rates],
        "decks": list(asked.names),
        "players": list(asked.players),
        "seed": asked.seed,
        "pairs": [
            {
                "decks": list(pair.decks),
                "games": pair.games,
                "wins": [rate.wins for rate in pair.rates],
                "interval": [_interval(rate.interval) for rate in pair.rates],
                "outcomes": pair.outcomes,
            }
            for pair in sums.pairs
        ],
        "first": _rate(sums.first),
        "turns": _length(sums.turns),
        "choices": _length(sums.choices),
        "points": [[round(points, 2) for points in curve] for curve in sums.points],
        "cards": [[_card(card) for card in cards] for cards in sums.cards],
        **({"failed": failures(found)} if sums.errors else {}),
        **({"stopped": str(found.stopped)} if found.stopped else {}),
    }


def _interval(interval: Interval) -> list[float]:
    return [round(end, SCENES) for end in interval]


def _rate(rate: WinRate) -> dict[str, Any]:
    return {"wins": rate.wins, "games": rate.games, "interval": _interval(rate.interval)}


def _length(length: GameLength | None) -> dict[str, float] | None:
    return None if length is None else {key: round(value, 1) for key, value in length._asdict().items()}


def _card(card: CardResult) -> dict[str, Any]:
    return {
        "name": card.name,
        "drawn": list(card.drawn[:2]),
        "undrawn": list(card.undrawn[:2]),
        "difference": round(card.difference, SCENES),
        "interval": _interval(card.interval),
        "sure": card.sure,
    }


# ----------------------------------------------------------------------------------------------- for spreadsheets


def csv_text(found: LabResults) -> str:
    """Every game as a line; A and B are the decks of its pairing."""
    sheet = io.StringIO(newline="")
    writer = csv.writer(sheet)
    writer.writerow(HEADER)
    names = [escape_formula(name) for name in found.asked.names]
    for number, game in enumerate(found.played, start=1):
        a, b = game.pair
        writer.writerow(
            [
                number, names[a], names[b], names[game.sides[0]], names[game.first], game.seed, game.outcome,
                names[game.winner] if game.winner >= 0 else "", game.turns, game.decisions,
                *(points[-1] if points else "" for points in game.points),
            ]
        )  # fmt: skip
    return sheet.getvalue()


def write_csv(found: LabResults, out: Path) -> None:
    """Write the games as a CSV file, whole. Raises BadFile."""
    storage.write_whole(out, csv_text(found))
