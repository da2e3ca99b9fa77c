"""The commands `host`, `join` and `serve`: network games without a window, their events as lines or JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from doomtable.cli import arguments
from doomtable.cli.arguments import Language, Options, RulesetName, WindowLanguage
from doomtable.cli.lan_output import event_lines
from doomtable.errors import BadInput

if TYPE_CHECKING:
    from doomtable.lan.room_setup import RoomOptions
    from doomtable.rules.ruleset import Ruleset
    from doomtable.table.lan.host_settings import HostSettings
    from doomtable.words.words import Words

PORT = 7117
"""As the protocol has it; here for the help, which reads nothing of the network."""
TABLE = "Doomtrooper"
GUEST = "Guest"
MOST_TABLES = 500

Port = Annotated[
    int, typer.Option("--port", metavar="N", min=0, max=65535, help="help-port")
]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", min=2, max=7, help="help-seats")]
Players = Annotated[
    str | None,
    typer.Option(
        "--players", metavar="A,B,...", help="help-lan-players", show_default=False
    ),
]
Decks = Annotated[
    list[Path] | None,
    typer.Option("--decks", metavar="FILE...", help="help-lan-decks", show_default=False),
]
Spectators = Annotated[
    bool, typer.Option("--open-spectators", help="help-open-spectators")
]
Wait = Annotated[
    int,
    typer.Option(
        "--wait", metavar="S", min=1, max=86_400, help="help-wait"
    ),
]
Thought = Annotated[
    int,
    typer.Option(
        "--clock", metavar="S", min=0, max=86_400, help="help-clock"
    ),
]
TableName = Annotated[
    str, typer.Option("--name", metavar="NAME", help="help-table-name")
]
Headless = Annotated[bool, typer.Option("--headless", help="help-headless")]
JsonLines = Annotated[bool, typer.Option("--json", help="help-json-lines")]


def add_to(app: typer.Typer) -> None:
    """Add the commands to the program."""
    app.command(help="help-host", epilog="doomtable host --headless --players greedy,remote --json")(host)
    app.command(help="help-join", epilog="doomtable join ABCD-EFGH-IJKL-MNOP --headless --players greedy")(join)
    app.command(help="help-serve", epilog="doomtable serve --tables 4 --port 7117")(serve)


def host(
    port: Port = PORT,
    seats: Seats = None,
    players: Players = None,
    decks: Decks = None,
    ruleset: RulesetName = "second",
    option: Options = None,
    open_spectators: Spectators = False,
    wait: Wait = 300,
    clock: Thought = 0,
    name: TableName = TABLE,
    resume: Annotated[
        Path | None,
        typer.Option("--resume", metavar="FILE", help="help-resume", show_default=False),
    ] = None,
    headless: Headless = False,
    language: WindowLanguage = None,
    as_json: JsonLines = False,
) -> None:
    """Host a game in the network, to which others come by its join code."""
    words, rules = arguments.words(language), arguments.ruleset(ruleset, option)
    name = _named(name)
    if not headless:
        _window_only(as_json=as_json, decks=decks, resume=resume)
        made = _host_settings(rules, arguments.lan_players(players, seats, rules), port, wait, clock)
        _host_window(rules, replace(made, watchers=open_spectators, table="" if name == TABLE else name), language)
        return
    from doomtable.cli import event_loop
    from doomtable.lan import host_and_join
    from doomtable.records import game_saves

    folder, computer = game_saves.games(), words.say("setup-lone-computer")
    options = _room_options(rules, seats, players, decks, name, wait, clock, open_spectators, folder, computer)
    say = _say(words, as_json)
    hosting = host_and_join.host(options, port, say, resume=resume, language=words.language)
    result = event_loop.run_until_done(hosting)
    say(result)
    raise typer.Exit(0 if result["outcome"] != "fault" else 1)


def serve(
    tables: Annotated[
        int, typer.Option("--tables", metavar="N", min=1, max=MOST_TABLES, help="help-tables")
    ] = 1,
    port: Port = PORT,
    seats: Seats = None,
    players: Players = None,
    decks: Decks = None,
    ruleset: RulesetName = "second",
    option: Options = None,
    open_spectators: Spectators = False,
    wait: Wait = 300,
    clock: Thought = 0,
    name: TableName = TABLE,
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=0, help="help-serve-games")
    ] = 0,
    keep: Annotated[bool, typer.Option("--keep", help="help-keep")] = False,
    language: Language = "en",
    as_json: JsonLines = False,
) -> None:
    """Host many tables without a window; each has a join code of its own."""
    from doomtable.cli import event_loop
    from doomtable.lan import host_and_join
    from doomtable.records import game_saves

    words, rules = arguments.words(language), arguments.ruleset(ruleset, option)
    folder, computer = game_saves.games() if keep else None, words.say("setup-lone-computer")
    options = _room_options(rules, seats, players, decks, _named(name), wait, clock, open_spectators, folder, computer)
    say = _say(words, as_json)
    event_loop.run_until_done(
        host_and_join.serve(options, tables, port, say, games=games, language=words.language)
    )


def join(
    target: Annotated[str, typer.Argument(metavar="CODE|HOST[:PORT]", help="help-target")],
    code: Annotated[
        str | None,
        typer.Option("--code", metavar="CODE", help="help-code", show_default=False),
    ] = None,
    players: Annotated[
        str, typer.Option("--players", metavar="KIND", help="help-join-players")
    ] = "greedy",
    decks: Annotated[
        list[Path] | None,
        typer.Option("--decks", metavar="FILE", help="help-join-deck", show_default=False),
    ] = None,
    name: Annotated[str, typer.Option("--name", metavar="NAME", help="help-join-name")] = GUEST,
    ruleset: RulesetName = "second",
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="N", help="help-join-seed")
    ] = None,
    headless: Headless = False,
    language: WindowLanguage = None,
    as_json: JsonLines = False,
) -> None:
    """Join a game in the network, by its join code or by the host's address."""
    words = arguments.words(language)
    if not headless:
        _window_only(as_json=as_json, decks=decks)
        _join_window(arguments.ruleset(ruleset, None), target, code, name, language)
        return
    kinds = [kind.strip().casefold() for kind in players.split(",")]
    if len(kinds) != 1 or kinds[0] not in arguments.INSTANT_PLAYERS:
        raise BadInput("error-one-joins", kinds=", ".join(arguments.INSTANT_PLAYERS), given=players[:40])
    if len(decks or ()) > 1:
        raise BadInput("error-one-deck")
    deck = arguments.decks(decks, 2, arguments.ruleset(ruleset, None))[0 if decks else 1]
    chance = arguments.seed(seed)
    from doomtable.cli import event_loop
    from doomtable.lan import host_and_join
    from doomtable.lan.host_lookup import find_host

    async def both() -> dict[str, Any]:
        ticket = await find_host(target, code)
        say = _say(words, as_json)
        return await host_and_join.join(ticket, kinds[0], deck, name, chance, say, language=words.language)

    result = event_loop.run_until_done(both())
    _say(words, as_json)(result)
    raise typer.Exit(0 if result["seed_ok"] or (result.get("why") is None and not result.get("wrong")) else 1)


def _window_only(**given: object) -> None:
    """Refuse what only a table without a window takes. Raises BadInput."""
    found = next((name for name, value in given.items() if value), "")
    if found:
        option = "json" if found == "as_json" else found
        raise BadInput("error-headless-option", option=option)


def _named(name: str) -> str:
    """What a table is called. Raises BadInput for a name that is too long."""
    from doomtable.net.protocol.message_fields import LONGEST_TABLE

    if len(name) > LONGEST_TABLE:
        raise BadInput("error-table-name", most=LONGEST_TABLE)
    return name


def _host_settings(rules: Ruleset, kinds: tuple[str, ...], port: int, wait: int, clock: int) -> HostSettings:
    """A table as the window opens it, with its host on the first seat for people."""
    from doomtable.net.host.members import REMOTE
    from doomtable.table.lan import host_settings

    mine = kinds.index(REMOTE) if REMOTE in kinds else -1
    kinds = tuple(kind.partition(":")[0] for kind in kinds)  # at the window nobody names the seconds of a choice
    places = tuple(
        host_settings.HostedSeat(
            host_settings.MINE
            if at == mine
            else host_settings.GUEST
            if kind == REMOTE
            else host_settings.SAME.get(kind, kind)
        )
        for at, kind in enumerate(kinds)
    )
    return host_settings.HostSettings(
        places, port=port or PORT, goal=rules.goal_p, start=rules.start_d, hand=rules.hand_fill,
        sabotage=rules.sabotage, clock=clock // 60, wait=max(1, wait // 60),
    )  # fmt: skip


def _host_window(rules: Ruleset, made: HostSettings, language: str | None) -> None:
    """Open the window on a table that is to be opened."""
    from doomtable.table.lan.lan_messages import OpenHostScreen
    from doomtable.table.window import app

    app.run(ruleset=rules, first=OpenHostScreen(made), language=language or "")


def _join_window(rules: Ruleset, target: str, code: str | None, name: str, language: str | None) -> None:
    """Open the window on a table that is to be joined."""
    from doomtable.net.protocol.join_code import read_code
    from doomtable.table.lan.lan_messages import OpenJoinScreen
    from doomtable.table.window import app

    alone = read_code(target) if code is None else None
    first = OpenJoinScreen(alone or code or "", "" if alone else target, "" if name == GUEST else name)
    app.run(ruleset=rules, first=first, language=language or "")


def _room_options(
    rules: Ruleset,
    seats: int | None,
    players: str | None,
    decks: list[Path] | None,
    name: str,
    wait: int,
    clock: int,
    open_spectators: bool,
    folder: Path | None,
    computer: str,
) -> RoomOptions:
    """The options of a room, from the words of the command line. Raises BadInput."""
    from doomtable.lan.room_setup import RoomOptions

    kinds = arguments.lan_players(players, seats, rules)
    return RoomOptions(
        kinds, arguments.decks(decks, len(kinds), rules), rules, name, wait, clock, open_spectators, folder,
        computer=computer,
    )  # fmt: skip


def _say(words: Words, as_json: bool) -> Callable[[dict[str, Any]], None]:
    """How events are told: an object a line to programs, sentences to people."""

    def say(told: dict[str, Any]) -> None:
        if as_json:
            typer.echo(json.dumps(told, ensure_ascii=False))
        else:
            for line in event_lines(told, words):
                typer.echo(line)
        sys.stdout.flush()

    return say
