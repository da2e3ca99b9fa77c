"""The command `stats`: totals of the games that were finished, and a CSV of them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from doomtable.cli import arguments
from doomtable.cli.arguments import AsJson, Language
from doomtable.cli.output import aligned, ended_by, print_result
from doomtable.errors import BadInput

if TYPE_CHECKING:
    from doomtable.words.words import Words

COLUMNS = ("stats-games", "stats-won", "stats-lost", "stats-drawn", "stats-rate", "stats-rounds")


def add_to(app: typer.Typer) -> None:
    """Add the command to the program."""
    app.command(help="help-stats", epilog="doomtable stats --csv games.csv")(stats)


def stats(
    csv: Annotated[
        Path | None,
        typer.Option("--csv", metavar="FILE", help="help-stats-csv", show_default=False),
    ] = None,
    deck: Annotated[
        str | None,
        typer.Option("--deck", metavar="NAME", help="help-stats-deck"),
    ] = None,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Say what came of the games that were finished: all together and deck by deck."""
    words = arguments.words(language)
    if csv is not None and deck is not None:
        raise BadInput("error-csv-deck")
    from doomtable.records import statistics_db
    from doomtable.records.statistics_csv import write_csv
    from doomtable.records.statistics_totals import by_deck, by_pairing, overall_totals

    path = statistics_db.statistics_file()
    totals, decks = overall_totals(path), by_deck(path)
    if deck is not None:
        wanted = statistics_db.tidied(deck)
        alike = [done for done in decks if done.deck.casefold() == wanted.casefold()]
        decks = tuple([done for done in alike if done.deck == wanted] or alike)[:1]
        if not decks:
            raise BadInput("error-stats-deck", name=wanted[:60])
    pairings = by_pairing(path, deck=None if deck is None else decks[0].deck)
    found: dict[str, Any] = {
        "file": str(path),
        "totals": totals._asdict() | {"outcomes": dict(totals.outcomes)},
        "decks": [done._asdict() for done in decks],
        "pairings": [done._asdict() for done in pairings],
    }
    if csv is not None:
        write_csv(path, csv)
        found["csv"] = str(csv)
        games = words.say("cli-games", n=totals.games)
        print_result(found, as_json, lambda: [words.say("cli-file", file=str(csv), what=games)])
        return
    print_result(found, as_json, lambda: _stats_lines(found, words, with_pairings=deck is not None))


def _stats_lines(found: dict[str, Any], words: Words, *, with_pairings: bool) -> list[str]:
    """The totals as a line and the decks, and whom they met, as tables."""
    totals = found["totals"]
    if not totals["games"]:
        return [words.say("cli-stats-none")]
    games, rounds = words.say("cli-games", n=totals["games"]), words.decimal(totals["rounds"])
    lines = [words.say("cli-stats", games=games, ended=ended_by(totals["outcomes"], words), rounds=rounds)]
    for name, rows in (("stats-deck", found["decks"]), ("stats-against", found["pairings"] if with_pairings else ())):
        table = [
            (
                row["other" if name == "stats-against" else "deck"],
                *(str(row[key]) for key in ("games", "wins", "losses", "draws")),
                words.percent(row["win_rate"]),
                words.decimal(row["rounds"]),
            )
            for row in rows
        ]
        lines += ["", *aligned([tuple(map(words.say, (name, *COLUMNS))), *table])] * bool(table)
    return lines
