"""The command-line program: assembles the commands, runs one, turns errors into one sentence and an exit status.

Rooms are imported inside the function that needs them, so that looking up a card never starts pygame. Whatever is
wrong with what was given ends in one sentence on stderr and exit status 2; what was checked and found wanting ends
in 1.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated, NoReturn

import typer

from doomtable.cli import (
    arguments,
    cards,
    decks,
    help_texts,
    lab,
    lan,
    play,
    replay,
    rules,
    scenario,
    shot,
    stats,
    usage_errors,
    words,
)
from doomtable.errors import BadInput, ErrorText

app = typer.Typer(
    name="doomtable",
    add_completion=False,
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["--help", "-h"]},
)
for command in (lan, lab, play, scenario, replay, shot, stats, cards, rules, decks, words):  # as --help lists them
    command.add_to(app)


def main(argv: Sequence[str] | None = None) -> NoReturn:
    """Run the program with these arguments (default: the process's own) and leave with its exit status."""
    sys.exit(run(sys.argv[1:] if argv is None else argv))


def run(argv: Sequence[str]) -> int:
    """Do what the arguments ask and return the exit status: 0, 1 (checked and wanting) or 2 (cannot be used)."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    debug = "--debug" in argv
    words = arguments.arrange_argv([word for word in argv if word != "--debug"])
    command = typer.main.get_command(app)
    try:
        if not {"--help", "-h"}.isdisjoint(words):
            help_texts.word(command, arguments.spoken(words))
            words = arguments.without_language(words)
        status = command.main(args=words, prog_name="doomtable", standalone_mode=False)
    except KeyboardInterrupt:
        return 1
    except Exception as error:
        if debug:
            raise
        return _report_error(error, arguments.spoken(words))
    return status if isinstance(status, int) else 0


def _report_error(error: Exception, language: str) -> int:
    """Say an error in one sentence and return the exit status it deserves."""
    from doomtable.messages import Messages

    said = Messages(language)
    status, message = 2, getattr(error, "format_message", None)
    if isinstance(error, BadInput):
        text = error.text
    elif isinstance(error, OSError) and error.filename is not None:
        text = ErrorText("cli-unusable", file=str(error.filename), why=error.strerror or type(error).__name__)
    elif callable(message):
        text = ErrorText("cli-usage", what=usage_errors.text_of(str(message()).strip().rstrip(".")))
    else:
        what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        text, status = ErrorText("cli-program-fault", what=what), 1
    sentence = text.worded(lambda message, **args: said.say(message, args))
    plain = "".join(mark if mark.isprintable() else "?" for mark in " ".join(sentence.split()))
    typer.echo(f"doomtable: {plain}", err=True)
    return status


@app.callback(
    invoke_without_command=True, help="help-doomtable", epilog="doomtable play --players human,greedy --seed 7"
)
def _root(
    debug: Annotated[bool, typer.Option("--debug", help="help-debug")] = False,
    show_version: Annotated[bool, typer.Option("--version", help="help-version")] = False,
) -> None:
    """A desktop table for Doomtrooper. Without a command it opens the table."""
    if show_version:
        from doomtable.cli.version import version_line

        typer.echo(version_line())
        raise typer.Exit(0)
