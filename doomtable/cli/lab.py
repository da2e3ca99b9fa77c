"""The command `lab`: deck against deck, many games by computer players."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer

from doomtable.cli import arguments
from doomtable.cli.arguments import (
    DEFAULT_CAP,
    MAX_CAP,
    MAX_GAMES,
    AsJson,
    Language,
    Options,
    RulesetName,
    Seed,
)
from doomtable.errors import BadInput, ErrorText, error_of

if TYPE_CHECKING:
    from doomtable.lab.jobs import Job, JobResult
    from doomtable.lab.results import LabRequest, LabResults
    from doomtable.rules.ruleset import Ruleset
    from doomtable.words.words import Words

MOST_DECKS = 64
MOST_FAULTS = 10
"""Faults that are told one by one."""
WIDE = 110
"""Columns of tables that go to no terminal."""


def add_to(app: typer.Typer) -> None:
    """Add the command to the program."""
    app.command(help="help-lab", epilog="doomtable lab a.deck b.deck --games 200 --workers 2 --plot lab.png")(lab)


def lab(
    decks: Annotated[list[Path] | None, typer.Argument(metavar="A.deck B.deck ...", show_default=False)] = None,
    players: Annotated[
        str,
        typer.Option("--players", metavar="A,B,...", help="help-lab-players"),
    ] = "greedy",
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, max=MAX_GAMES, help="help-lab-games")
    ] = 200,
    workers: Annotated[
        int | None,
        typer.Option(
            "--workers", metavar="N", min=1, max=256, help="help-workers", show_default=False
        ),
    ] = None,
    executor: Annotated[
        str, typer.Option("--executor", metavar="NAME", help="help-executor")
    ] = "local",
    csv: Annotated[
        Path | None, typer.Option("--csv", metavar="FILE", help="help-lab-csv", show_default=False)
    ] = None,
    plot: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE.png", help="help-plot", show_default=False)
    ] = None,
    ruleset: RulesetName = "second",
    option: Options = None,
    seed: Seed = None,
    cap: Annotated[
        int, typer.Option("--cap", metavar="N", min=1, max=MAX_CAP, help="help-cap")
    ] = DEFAULT_CAP,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Let computer players play deck against deck, every two that are named, both seats equally often."""
    words, rules = arguments.words(language), arguments.ruleset(ruleset, option)
    chance = arguments.seed(seed)
    files = decks or []
    if not 2 <= len(files) <= MOST_DECKS:
        raise BadInput("error-lab-decks", most=MOST_DECKS, n=len(files))
    pairs = len(files) * (len(files) - 1) // 2
    if pairs * games > MAX_GAMES:
        raise BadInput("error-lab-games", pairs=pairs, games=str(games), most=MAX_GAMES // pairs)
    kinds = _kinds(players, len(files), rules)
    for out in (csv, plot):
        if out is not None and (out.is_dir() or not out.absolute().parent.is_dir()):
            raise BadInput("error-lab-folder", file=out)
    if plot is not None and plot.suffix.casefold() != ".png":
        raise BadInput("error-picture-png", file=plot)
    read = arguments.decks(files, len(files), rules)
    from doomtable.ai.players import thinks
    from doomtable.lab import executors, jobs, results
    from doomtable.records.record import game_deck

    executors.scheduler_address(executor)
    planned = jobs.planned([game_deck(deck) for deck in read], kinds, rules, chance, games, cap)
    wish = results.LabRequest(
        tuple(map(str, files)), results.told_apart([deck.name for deck in read]), kinds,
        _switches(ruleset, option, cap), chance, len(planned), any(map(thinks, kinds)),
    )  # fmt: skip
    found = _played(planned, wish, executor, workers or executors.cores(), words)
    _say(found, words, as_json)
    _write(found, csv, plot, words, as_json)
    raise typer.Exit(1 if found.sums.errors or found.stopped else 0)


def _kinds(text: str, decks: int, rules: Ruleset) -> tuple[str, ...]:
    """The player of every deck; one, or no more than there are of the same kind, are for all."""
    named = [arguments.players(f"{word},{word}", None, rules, headless=True)[0] for word in text.split(",")]
    if len(named) == decks:
        return tuple(named)
    if len(set(named)) > 1 or len(named) > decks:
        raise BadInput("error-lab-players", n=len(named), decks=decks)
    return (named[0],) * decks


def _switches(ruleset: str, option: Sequence[str] | None, cap: int) -> tuple[str, ...]:
    """The words that choose the same rules for one game."""
    words = [] if ruleset == "second" else ["--ruleset", ruleset]
    words += ["--option", *option] if option else []
    return (*words, *(["--cap", str(cap)] if cap != DEFAULT_CAP else []))


def _played(planned: Sequence[Job], wish: LabRequest, executor: str, workers: int, words: Words) -> LabResults:
    """Play, and keep what is done however it ends."""
    from doomtable.lab import executors, results

    played: list[JobResult] = []
    stopped: ErrorText | None = None
    began = perf_counter()
    with _progress(len(planned), words) as step:
        try:
            for game in executors.run(planned, executor, workers):
                played.append(game)
                step()
        except KeyboardInterrupt:
            stopped = results.INTERRUPTED
        except executors.WorkersLost as lost:
            stopped = lost.text
    return results.collect_results(wish, played, perf_counter() - began, stopped)


@contextmanager
def _progress(total: int, words: Words) -> Iterator[Callable[[], None]]:
    """A function that counts one step, on a bar with the time left where somebody sees it: beside the output if it can.

    The bar is gone before anything is printed.
    """
    if not sys.stderr.isatty() and not sys.stdout.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=sys.stderr.isatty()), transient=True) as bar:
        task = bar.add_task(words.say("lab-progress"), total=total)
        yield lambda: bar.advance(task)


def _write(found: LabResults, csv: Path | None, plot: Path | None, words: Words, as_json: bool) -> None:
    """Write the files that were asked for, as many as can be. Raises BadInput at the end for those that cannot."""
    from doomtable.lab import results

    failed: ErrorText | None = None
    for out in (csv, plot):
        if out is None:
            continue
        try:
            if out is csv:
                results.write_csv(found, out)
            else:
                from doomtable.table.pages import lab_chart

                lab_chart.draw(found, out, words)
        except BadInput as error:
            failed = error.text if failed is None else ErrorText("error-both", first=failed, last=error.text)
            continue
        if not as_json:
            typer.echo(words.say("lab-written", file=str(out)))
    if failed:
        raise error_of(failed)


def _say(found: LabResults, words: Words, as_json: bool) -> None:
    """Print what was found: an object for programs, tables for people, faults on stderr for both."""
    from doomtable.lab import results, terminal_report

    failed = results.failures(found)
    for fault in failed[:MOST_FAULTS]:
        typer.echo(words.say("lab-fault", **{key: str(value) for key, value in fault.items()}), err=True)
    if len(failed) > MOST_FAULTS:
        typer.echo(words.say("lab-more-faults", n=len(failed) - MOST_FAULTS), err=True)
    if as_json:
        if found.stopped:
            typer.echo(terminal_report.stopped(found, words), err=True)
        if found.asked.timed:
            typer.echo(words.say("lab-by-the-clock"), err=True)
        typer.echo(json.dumps(results.results_to_json(found), ensure_ascii=False))
        return
    from rich.console import Console

    wide = None if sys.stdout.isatty() else WIDE
    console = Console(file=sys.stdout, width=wide, markup=False, highlight=False, emoji=False)
    terminal_report.tell(found, words, console)
