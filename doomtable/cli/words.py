"""The command `words`: says what a language lacks."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from doomtable.cli import arguments
from doomtable.cli.arguments import AsJson, Language
from doomtable.cli.output import print_result

FAULTS: Final = {
    "missing": "cli-words-missing", "unknown": "cli-words-unknown", "argument": "cli-words-argument",
    "card": "cli-words-card",
}  # fmt: skip


def add_to(app: typer.Typer) -> None:
    """Add the command to the program."""
    app.command(help="help-words", epilog="doomtable words --check de")(words)


def words(
    check: Annotated[
        str, typer.Option("--check", metavar="LANGUAGE", help="help-check-language")
    ],
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Say which messages and cards a language has no words for."""
    said, code = arguments.words(language), arguments.language(check)
    from doomtable.cards.catalogue import catalogue
    from doomtable.words.language_check import language_faults

    cards = tuple(catalogue().cards)
    faults = language_faults(code, cards)
    told = {"language": code, "cards": len(cards), "faults": [one._asdict() for one in faults]}
    lines = [said.say(FAULTS[one.kind], name=one.name, why=one.why) for one in faults]
    print_result(told, as_json, lambda: lines or [said.say("cli-words-sound", language=code, n=len(cards))])
    raise typer.Exit(1 if faults else 0)
