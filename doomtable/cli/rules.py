"""The command `rules`: looks something up in the rulebook."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from doomtable.cli import arguments
from doomtable.cli.arguments import AsJson, Language
from doomtable.cli.output import print_result

if TYPE_CHECKING:
    from doomtable.words.rulebook import Rulebook
    from doomtable.words.words import Words


def add_to(app: typer.Typer) -> None:
    """Add the command to the program."""
    app.command(help="help-rulebook", epilog="doomtable rules leaving cover")(rules)


def rules(
    query: Annotated[
        list[str] | None,
        typer.Argument(metavar="QUERY...", help="help-rules-query", show_default=False),
    ] = None,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Look something up in the rulebook; without a query, its chapters."""
    words = arguments.words(language)
    from doomtable.words.rulebook import Rulebook

    book, wanted = Rulebook(words), " ".join(query or ())
    if not wanted:
        chapters = {book.title(one): len(book.chapter(one)) for one in book.chapters}
        print_result(chapters, as_json, lambda: [f"{count:4}  {title}" for title, count in chapters.items()])
        return
    chapter = next((one for one in book.chapters if book.title(one).casefold() == wanted.casefold()), "")
    found = book.chapter(chapter) if chapter else book.search(wanted)
    told = [
        {"id": one.id, "chapter": book.title(one.chapter), "title": one.title, "text": one.plain} for one in found
    ]
    print_result(
        told,
        as_json,
        lambda: [line for one in told for line in _rule_lines(one)] or [_nothing(book, wanted, words)],
    )
    raise typer.Exit(0 if told else 1)


def _nothing(book: Rulebook, wanted: str, words: Words) -> str:
    """What is said where nothing holds what was looked for."""
    near = book.nearest(wanted)
    return words.say("cli-no-rule-near", query=near) if near and book.search(near) else words.say("rules-nothing")


def _rule_lines(told: dict[str, str]) -> Iterator[str]:
    """A clause as lines: its heading and id, under it what it says."""
    clause = f"  [{told['id']}]" if told["id"].isupper() else ""
    yield f"{told['title']}{clause}"
    yield from textwrap.wrap(told["text"], 96, initial_indent="    ", subsequent_indent="    ")
