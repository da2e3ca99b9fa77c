"""The command `play`: opens the table, or plays without one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from doomtable.cli import arguments
from doomtable.cli.arguments import (
    DEFAULT_CAP,
    MAX_CAP,
    MAX_GAMES,
    AsJson,
    Options,
    RulesetName,
    Seed,
    WindowLanguage,
)
from doomtable.cli.output import ended_by, print_result, progress_bar
from doomtable.errors import BadInput

if TYPE_CHECKING:
    from doomtable.files.decks import DeckList
    from doomtable.rules.ruleset import Ruleset
    from doomtable.words.words import Words


def add_to(app: typer.Typer) -> None:
    """Add the command to the program."""
    example = "doomtable play --decks rust.deck ruin.deck --players human,greedy --seed 7"
    app.command(help="help-play", epilog=example)(play)


def play(
    decks: Annotated[
        list[Path] | None,
        typer.Option("--decks", metavar="FILE...", help="help-play-decks", show_default=False),
    ] = None,
    players: Annotated[
        str | None, typer.Option("--players", metavar="A,B,...", help="help-play-players")
    ] = None,
    ruleset: RulesetName = "second",
    option: Options = None,
    seed: Seed = None,
    headless: Annotated[bool, typer.Option("--headless", help="help-play-headless")] = False,
    games: Annotated[
        int | None,
        typer.Option("--games", metavar="N", min=1, max=MAX_GAMES, help="help-play-games"),
    ] = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="help-record")
    ] = None,
    cap: Annotated[
        int | None,
        typer.Option("--cap", metavar="N", min=1, max=MAX_CAP, help="help-cap-usual"),
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="help-check-game")
    ] = False,
    budget: Annotated[
        float | None, typer.Option("--budget", metavar="SECONDS", help="help-budget")
    ] = None,
    language: WindowLanguage = None,
    as_json: AsJson = False,
) -> None:
    """Open the table, or with --headless play without one."""
    words = arguments.words(language)
    rules = arguments.ruleset(ruleset, option)
    chance = arguments.seed(seed)
    seats = arguments.players(players, decks, rules, headless=headless, budget=budget)
    given = {"--games": games, "--record": record, "--cap": cap, "--check": check, "--json": as_json}
    if not headless:
        if early := [name for name, value in given.items() if value]:
            raise BadInput("error-headless", option=early[0])
        direct = bool(decks or players)
        _open_table(
            arguments.decks(decks, len(seats), rules) if direct else (), seats if direct else (), rules, chance,
            words, language or "",
        )  # fmt: skip
        return
    games = games or 1
    if record is not None and games > 1:
        raise BadInput("error-one-record")
    dealt = arguments.decks(decks, len(seats), rules)
    from doomtable.selfplay import headless_games

    with progress_bar(games, words.say("lab-progress"), quiet=as_json or games == 1) as step:
        summary = headless_games.run_headless(
            decks=dealt,
            players=seats,
            ruleset=rules,
            seed=chance,
            games=games,
            record=record,
            cap=cap or DEFAULT_CAP,
            check=check,
            say=None if as_json or games > 1 else typer.echo,
            step=step,
            tell=lambda text: typer.echo(words.error(text), err=True),
            language=words.language,
        )
    print_result(summary, as_json, lambda: _summary_lines(summary, words))
    raise typer.Exit(1 if summary["errors"] else 0)


def _open_table(
    decks: tuple[DeckList, ...], players: tuple[str, ...], rules: Ruleset, seed: int, words: Words, language: str
) -> None:
    """Open the window at a new game, or at the title where no decks and players are named."""
    if notice := arguments.pygame_notice(words):
        typer.echo(notice, err=True)
    from doomtable.table.window import app

    app.run(decks=decks, players=players, ruleset=rules, seed=seed, notice=notice, language=language)


def _summary_lines(summary: dict[str, Any], words: Words) -> list[str]:
    """What came of games without a window as lines."""
    wins = " : ".join(str(count) for count in summary["wins"])
    games, ended = words.say("cli-games", n=summary["games"]), ended_by(summary["outcomes"], words)
    seconds = words.decimal(max(0.0, summary["seconds"]))
    return [
        words.say("cli-play", games=games, ended=ended, wins=wins, errors=summary["errors"]),
        words.say("cli-play-time", decisions=summary["decisions"], seconds=seconds),
    ]
