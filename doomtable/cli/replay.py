"""The command `replay`: watches the record of a game, verifies it, prints its log or exports a position of it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from doomtable.cli import arguments
from doomtable.cli.arguments import AsJson, WindowLanguage
from doomtable.cli.output import print_result
from doomtable.errors import BadInput

if TYPE_CHECKING:
    from doomtable.records.recorded_game import RecordedGame
    from doomtable.words.words import Words


def add_to(app: typer.Typer) -> None:
    """Add the command to the program."""
    app.command(help="help-replay", epilog="doomtable replay game.record --seat open --step 83")(replay)


def replay(
    record: Annotated[Path, typer.Argument(metavar="RECORD")],
    verify: Annotated[bool, typer.Option("--verify", help="help-verify")] = False,
    log: Annotated[bool, typer.Option("--log", help="help-log")] = False,
    export: Annotated[
        Path | None,
        typer.Option(
            "--export", metavar="OUT.yaml", help="help-export", show_default=False
        ),
    ] = None,
    seat: Annotated[
        str | None,
        typer.Option("--seat", metavar="NAME", help="help-replay-seat"),
    ] = None,
    step: Annotated[
        int | None,
        typer.Option("--step", metavar="N", min=0, help="help-step"),
    ] = None,
    language: WindowLanguage = None,
    as_json: AsJson = False,
) -> None:
    """Watch the record of a game, verify it, print its log, or export a position of it."""
    words = arguments.words(language)
    given = {"--verify": verify, "--log": log, "--export": export is not None}
    ways = [name for name, value in given.items() if value]
    if len(ways) > 1:
        raise BadInput("error-replay-two", one=ways[0], other=ways[1])
    if step is not None and (verify or log):
        raise BadInput("error-replay-step", way=ways[0])
    if seat is not None and ways:
        raise BadInput("error-replay-seat", way=ways[0])
    if as_json and not ways:
        raise BadInput("error-replay-json")
    if verify:
        from doomtable.records.verification import verify_record

        found = verify_record(record, str if as_json else words.error)
        print_result(found, as_json, lambda: _verified_lines(found, words))
        raise typer.Exit(0 if found["verified"] else 1)
    if log:
        written = _log_of(record, words)
        print_result({"log": written}, as_json, lambda: written)
    elif export is not None:
        _export(record, export, step, words, as_json)
    else:
        _watch(record, seat, step or 0, words, language or "")


def _verified_lines(found: dict[str, Any], words: Words) -> list[str]:
    """What came of verifying a record as lines."""
    if found["verified"]:
        whole, rules = "yes" if found["complete"] else "no", str(found.get("rules", "none"))
        return [words.say("cli-verified", choices=found["choices"], rules=rules, complete=whole)]
    if "rules" in found:
        return [found["reason"], words.say("cli-log-told")]
    return [words.say("cli-differs", n=found["first_difference"], why=found["reason"])]


def _log_of(record: Path, words: Words) -> list[str]:
    """The public log of a record, as it was written. Raises BadInput where there is none."""
    from doomtable.files import storage
    from doomtable.records.record import MOST_BYTES
    from doomtable.records.record_parser import damage_of, log_of

    raw = storage.read_bounded(record, MOST_BYTES)
    lines = list(log_of(raw, str(record)))
    if damage := damage_of(raw, str(record)):
        typer.echo(f"doomtable: {words.say('cli-log-damaged', why=damage)}", err=True)
    if not lines:
        raise BadInput("error-replay-no-log", file=record)
    return lines


def _recorded_game(record: Path, step: int | None) -> tuple[RecordedGame, int]:
    """The recorded game, and after how many choices to look at it: as many as were named, or all. Raises BadInput."""
    from doomtable.records import recorded_game

    recorded = recorded_game.open_recorded_game(record)
    if step is not None and step > len(recorded):
        raise BadInput("error-replay-choices", file=record, n=len(recorded))
    return recorded, len(recorded) if step is None else step


def _export(record: Path, out: Path, step: int | None, words: Words, as_json: bool) -> None:
    """Write a position of a record as a scenario file."""
    from doomtable.files import storage
    from doomtable.scenarios import runner

    recorded, at = _recorded_game(record, step)
    if out.exists():
        raise BadInput("error-file-taken", file=out)
    storage.write_whole(out, runner.export(recorded.game(at), words.say("cli-export-name", record=record.stem, n=at)))
    if not recorded.over:
        typer.echo(words.say("cli-open-hands", file=str(out)), err=True)
    found = {"file": str(out), "step": at, "choices": len(recorded)}
    told = words.say("cli-exported", file=str(out), n=at, choices=len(recorded))
    print_result(found, as_json, lambda: [told])


def _watch(record: Path, seat: str | None, step: int, words: Words, language: str) -> None:
    """Open the window at a record."""
    from doomtable.records import recorded_game

    recorded, at = _recorded_game(record, step)
    eyes = None if seat is None else recorded_game.seat_called(recorded.names, seat)
    if notice := arguments.pygame_notice(words):
        typer.echo(notice, err=True)
    from doomtable.table.window import app

    setup = recorded.found.setup
    app.run(ruleset=setup.rules, seed=setup.seed, notice=notice, recorded=recorded, at=at, eyes=eyes, language=language)
    if recorded.stopped_because:
        why = words.error(recorded.stopped_because).removesuffix(".")
        typer.echo(f"doomtable: {why}; {words.say('cli-log-told')}.", err=True)
    raise typer.Exit(0 if recorded.whole else 1)
