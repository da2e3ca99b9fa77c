"""What commands print: lines for people or one JSON object for programs, a progress bar, tables."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import typer

if TYPE_CHECKING:
    from doomtable.words.words import Words


def print_result(value: object, as_json: bool, lines: Callable[[], Any]) -> None:
    """Print one JSON object for programs, or lines for people."""
    if as_json:
        typer.echo(json.dumps(value, ensure_ascii=False))
        return
    for line in lines():
        typer.echo(line)


@contextmanager
def progress_bar(total: int, what: str, *, quiet: bool) -> Iterator[Callable[[], None] | None]:
    """Give a function that counts one step on a progress bar, or None where nobody would see the bar."""
    if quiet or not sys.stdout.isatty():
        yield None
        return
    from rich.progress import Progress

    with Progress(transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda: bar.advance(task)


def ended_by(outcomes: Mapping[str, int], words: Words) -> str:
    """How games ended, and how many of them."""
    told = [words.say("cli-ended-one", how=how, n=count) for how, count in outcomes.items() if count]
    return ", ".join(told) or words.say("cli-ended-nothing")


def aligned(table: Sequence[Sequence[str]]) -> list[str]:
    """Lines of a table whose first column is words and whose others are numbers."""
    wide = [max(map(len, column)) for column in zip(*table, strict=True)]
    return [
        "  ".join([row[0].ljust(wide[0]), *(cell.rjust(w) for cell, w in zip(row[1:], wide[1:], strict=True))])
        for row in table
    ]
