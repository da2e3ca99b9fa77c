"""The command `scenario`: runs scenario files."""

from __future__ import annotations

import typer

from doomtable.cli import arguments
from doomtable.cli.arguments import AsJson, Files, Language
from doomtable.cli.output import print_result


def add_to(app: typer.Typer) -> None:
    """Add the command to the program."""
    app.command(help="help-scenario", epilog="doomtable scenario tests/scenarios/*.yaml")(scenario)


def scenario(files: Files = None, language: Language = "en", as_json: AsJson = False) -> None:
    """Run scenario files: a position, a script of choices and what must hold."""
    words, named = arguments.words(language), arguments.required_files(files, "scenarios")
    from doomtable.scenarios import runner

    found = runner.run_files(named, say=None if as_json else typer.echo)
    failed = len(found["failed"])
    print_result(found, as_json, lambda: [words.say("cli-scenarios", passed=found["passed"], failed=failed)])
    raise typer.Exit(1 if failed else 0)
