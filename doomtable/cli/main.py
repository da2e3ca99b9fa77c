"""The command-line program: assembles the commands, runs one, turns errors into one sentence and an exit status.

Rooms are imported inside the sub-command that needs them, so that looking up a card never starts pygame. Whatever
is wrong with what was given ends in one sentence on stderr and exit status 2; what was checked and found wanting
ends in 1.
"""

from __future__ import annotations

import json
import os
import re
import sys
import textwrap
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from doomtable.cli import arguments, lab, lan
from doomtable.errors import BadInput, NotThereYet

if TYPE_CHECKING:
    from doomtable.files.decks import DeckList
    from doomtable.records.recorded_game import RecordedGame
    from doomtable.rules.ruleset import Ruleset

MAX_GAMES = 1_000_000

app = typer.Typer(
    name="doomtable",
    help="A desktop table for Doomtrooper. Without a command it opens the table.",
    add_completion=False,
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["--help", "-h"]},
)
decks_app = typer.Typer(
    help="Look at decks: list, check, convert, draw sample hands.",
    epilog="Example: doomtable decks check mine.deck",
    no_args_is_help=False,
    rich_markup_mode=None,
)
app.add_typer(decks_app, name="decks")
lan.add_to(app)
lab.add_to(app)

Files = Annotated[list[Path] | None, typer.Argument(metavar="FILE...", show_default=False)]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON object on stdout, nothing else.")]
RulesetName = Annotated[str, typer.Option("--ruleset", metavar="NAME", help="The edition to play by.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE...", help="Switches of the ruleset.", show_default=False),
]
Seed = Annotated[
    str | None, typer.Option("--seed", metavar="N", help="Makes chance repeatable.", show_default=False)
]
Language = Annotated[
    str, typer.Option("--language", metavar="CODE", help="Language of card text and labels.")
]


# ------------------------------------------------------------------------------------------------- the door


def main(argv: Sequence[str] | None = None) -> NoReturn:
    """Run the program with these arguments (default: the process's own) and leave with its exit status."""
    sys.exit(run(sys.argv[1:] if argv is None else argv))


def run(argv: Sequence[str]) -> int:
    """Do what the arguments ask and return the exit status: 0, 1 (checked and wanting) or 2 (cannot be used)."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    debug = "--debug" in argv
    words = arguments.arrange_argv([word for word in argv if word != "--debug"])
    try:
        status = typer.main.get_command(app).main(args=words, prog_name="doomtable", standalone_mode=False)
    except KeyboardInterrupt:
        return 1
    except Exception as error:
        if debug:
            raise
        return _report_error(error)
    return status if isinstance(status, int) else 0


def _report_error(error: Exception) -> int:
    """Say an error in one sentence and return the exit status it deserves."""
    message = getattr(error, "format_message", None)
    if isinstance(error, BadInput):
        text, status = str(error), 2
    elif isinstance(error, OSError) and error.filename is not None:
        text, status = f"{error.filename} cannot be used ({error.strerror or type(error).__name__})", 2
    elif callable(message):
        text, status = f"{str(message()).strip().rstrip('.')}; --help shows what there is", 2
    else:
        what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        text, status = f"this is a fault of doomtable ({what}); --debug shows where it happened", 1
    plain = "".join(mark if mark.isprintable() else "?" for mark in " ".join(text.split()))
    typer.echo(f"doomtable: {plain}", err=True)
    return status


@app.callback(invoke_without_command=True, epilog="Example: doomtable play --players human,greedy --seed 7")
def _root(
    debug: Annotated[bool, typer.Option("--debug", help="Show tracebacks.")] = False,
    show_version: Annotated[bool, typer.Option("--version", help="Show the version.")] = False,
) -> None:
    """A desktop table for Doomtrooper. Without a command it opens the table."""
    if show_version:
        try:
            typer.echo(f"doomtable {version('doomtable')}")
        except PackageNotFoundError:
            typer.echo("doomtable, not installed")
        raise typer.Exit(0)


# ------------------------------------------------------------------------------------------------- playing


@app.command(epilog="Example: doomtable play --decks rust.deck ruin.deck --players human,greedy --seed 7")
def play(
    decks: Annotated[
        list[Path] | None,
        typer.Option("--decks", metavar="FILE...", help="A deck for each player.", show_default=False),
    ] = None,
    players: Annotated[
        str | None, typer.Option("--players", metavar="A,B,...", help="2 to 7 of human, random, greedy, search[:S].")
    ] = None,
    ruleset: RulesetName = "second",
    option: Options = None,
    seed: Seed = None,
    headless: Annotated[bool, typer.Option("--headless", help="Without a window, without humans.")] = False,
    games: Annotated[
        int | None,
        typer.Option("--games", metavar="N", min=1, max=MAX_GAMES, help="How many games, headless."),
    ] = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="Write the game's record here, headless.")
    ] = None,
    cap: Annotated[
        int | None,
        typer.Option("--cap", metavar="N", min=1, max=10_000_000, help="Decisions that end a game: 3000."),
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Check the game after every choice, headless.")
    ] = False,
    budget: Annotated[
        float | None, typer.Option("--budget", metavar="SECONDS", help="Time of a search player for a choice: 1.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Open the table, or with --headless play without one."""
    rules = arguments.ruleset(ruleset, option)
    chance = arguments.seed(seed)
    seats = arguments.players(players, decks, rules, headless=headless, budget=budget)
    given = {"--games": games, "--record": record, "--cap": cap, "--check": check, "--json": as_json}
    if not headless:
        if early := [name for name, value in given.items() if value]:
            raise BadInput(f"{early[0]} is for games without a window; add --headless.")
        direct = bool(decks or players)
        _open_table(
            arguments.decks(decks, len(seats), rules) if direct else (), seats if direct else (), rules, chance
        )
        return
    if record is not None and (games or 1) > 1:
        raise BadInput("--record keeps one game; leave --games out.")
    dealt = arguments.decks(decks, len(seats), rules)
    from doomtable.selfplay import headless_games

    with progress_bar(games or 1, "games", quiet=as_json or (games or 1) == 1) as step:
        summary = headless_games.run_headless(
            decks=dealt,
            players=seats,
            ruleset=rules,
            seed=chance,
            games=games or 1,
            record=record,
            cap=cap or 3000,
            check=check,
            say=None if as_json or (games or 1) > 1 else typer.echo,
            step=step,
        )
    print_result(summary, as_json, lambda: _summary_lines(summary))
    raise typer.Exit(1 if summary["errors"] else 0)


@app.command(epilog="Example: doomtable scenario tests/scenarios/*.yaml")
def scenario(files: Files = None, as_json: AsJson = False) -> None:
    """Run scenario files: a position, a script of choices and what must hold."""
    named = arguments.required_files(files, "scenario file")
    from doomtable.scenarios import runner

    found = runner.run_files(named, say=None if as_json else typer.echo)
    failed = len(found["failed"])
    print_result(found, as_json, lambda: [f"{found['passed']} passed, {failed} failed"])
    raise typer.Exit(1 if failed else 0)


@app.command(epilog="Example: doomtable replay game.record --seat open --step 83")
def replay(
    record: Annotated[Path, typer.Argument(metavar="RECORD")],
    verify: Annotated[bool, typer.Option("--verify", help="Play it again and compare the digests.")] = False,
    log: Annotated[bool, typer.Option("--log", help="Print its log as it was written.")] = False,
    export: Annotated[
        Path | None,
        typer.Option(
            "--export", metavar="OUT.yaml", help="Write the position as a scenario.", show_default=False
        ),
    ] = None,
    seat: Annotated[
        str | None,
        typer.Option("--seat", metavar="NAME", help="Whose eyes to watch with: a player, spectator, open."),
    ] = None,
    step: Annotated[
        int | None,
        typer.Option("--step", metavar="N", min=0, help="Begin (or export) after so many choices."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Watch the record of a game, verify it, print its log, or export a position of it."""
    given = {"--verify": verify, "--log": log, "--export": export is not None}
    ways = [name for name, value in given.items() if value]
    if len(ways) > 1:
        raise BadInput(f"{ways[0]} and {ways[1]} are two things; ask for one at a time.")
    if step is not None and (verify or log):
        raise BadInput(f"--step is for watching and for --export; leave it out with {ways[0]}.")
    if seat is not None and ways:
        raise BadInput(f"--seat is for watching; leave it out with {ways[0]}.")
    if as_json and not ways:
        raise BadInput("--json is for --verify, --log and --export; leave it out to watch.")
    if verify:
        from doomtable.records.verification import verify_record

        found = verify_record(record)
        print_result(found, as_json, lambda: _verified_lines(found))
        raise typer.Exit(0 if found["verified"] else 1)
    if log:
        written = _log_of(record)
        print_result({"log": written}, as_json, lambda: written)
    elif export is not None:
        _export(record, export, step, as_json)
    else:
        _watch(record, seat, step or 0)


def _log_of(record: Path) -> list[str]:
    """The public log of a record, as it was written. Raises BadInput where there is none."""
    from doomtable.files import storage
    from doomtable.records.record import MOST_BYTES, damage_of, log_of

    raw = storage.read_bounded(record, MOST_BYTES)
    lines = list(log_of(raw, str(record)))
    if damage := damage_of(raw, str(record)):
        typer.echo(f"doomtable: {damage} Its log may not be whole; no log is verified.", err=True)
    if not lines:
        raise BadInput(f"{record}: there is no log in it; records of format 1 had none.")
    return lines


def _film(record: Path, step: int | None) -> tuple[RecordedGame, int]:
    """The film of a record, and the choice that was named, or its last."""
    from doomtable.records import recorded_game

    film = recorded_game.open_recorded_game(record)
    if step is not None and step > len(film):
        raise BadInput(f"{record}: there are {len(film)} choices; name a --step from 0 to {len(film)}.")
    return film, len(film) if step is None else step


def _export(record: Path, out: Path, step: int | None, as_json: bool) -> None:
    """Write a position of a record as a scenario file."""
    from doomtable.files import storage
    from doomtable.scenarios import runner

    film, at = _film(record, step)
    if out.exists():
        raise BadInput(f"{out} is there already; choose another name.")
    storage.write_whole(out, runner.export(film.game(at), f"{record.stem}, after {at} choices"))
    if not film.over:
        typer.echo(f"{out} holds every hand of a game that is not over; show it to nobody who plays.", err=True)
    found = {"file": str(out), "step": at, "choices": len(film)}
    print_result(found, as_json, lambda: [f"{out}: the position after {at} of {len(film)} choices, with all hands"])


def _watch(record: Path, seat: str | None, step: int) -> None:
    """Open the window at a record."""
    from doomtable.records import recorded_game

    film, at = _film(record, step)
    eyes = None if seat is None else recorded_game.seat_called(film.names, seat)
    if notice := arguments.pygame_notice():
        typer.echo(notice, err=True)
    from doomtable.table.window import main_window as table

    setup = film.found.setup
    table.run(ruleset=setup.rules, seed=setup.seed, notice=notice, film=film, at=at, eyes=eyes)
    if film.why:
        typer.echo(f"doomtable: {film.why.removesuffix('.')}; --log prints its log as it was written.", err=True)
    raise typer.Exit(0 if film.whole else 1)


@app.command(epilog="Example: doomtable shot position.yaml out.png --size 1920x1080 --seat Ann")
def shot(
    position: Annotated[
        str, typer.Argument(metavar="POSITION", help="A scenario file, or - for no position.")
    ],
    out: Annotated[Path, typer.Argument(metavar="OUT.png")],
    size: Annotated[str, typer.Option("--size", metavar="WxH", help="WIDTHxHEIGHT in pixels.")] = "1920x1080",
    seat: Annotated[
        str | None, typer.Option("--seat", metavar="NAME", help="Whose eyes to see it with.")
    ] = None,
    scale: Annotated[
        float, typer.Option("--scale", metavar="X", min=0.75, max=2.0, help="Interface scale.")
    ] = 1.0,
    language: Language = "en",
    scene: Annotated[str, typer.Option("--scene", metavar="NAME", help="table, title, ...")] = "table",
) -> None:
    """Draw a picture of what a seat would see."""
    match = re.fullmatch(r"([0-9]{1,6})x([0-9]{1,6})", size.strip())
    if match is None:
        raise BadInput(f'the size "{size[:20]}" is not WIDTHxHEIGHT; write --size 1920x1080.')
    if position == "-" and scene == "table":
        raise BadInput("a picture of the table needs a position; name a scenario file or another --scene.")
    arguments.language(language)
    from doomtable.table.window import screenshot as camera

    camera.render(
        None if position == "-" else Path(position),
        out,
        size=(int(match[1]), int(match[2])),
        seat=seat,
        scale=scale,
        language=language,
        scene=scene,
    )


def _open_table(decks: tuple[DeckList, ...], players: tuple[str, ...], rules: Ruleset, seed: int) -> None:
    if notice := arguments.pygame_notice():
        typer.echo(notice, err=True)
    from doomtable.table.window import main_window as table

    table.run(decks=decks, players=players, ruleset=rules, seed=seed, notice=notice)


# ------------------------------------------------------------------------------------------------- statistics


@app.command(epilog="Example: doomtable stats --csv games.csv")
def stats(
    csv: Annotated[
        Path | None,
        typer.Option("--csv", metavar="FILE", help="Write all games here as CSV.", show_default=False),
    ] = None,
    deck: Annotated[
        str | None,
        typer.Option("--deck", metavar="NAME", help="Only this deck, and how it did against others."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Say what came of the games that were finished: all together and deck by deck."""
    if csv is not None and deck is not None:
        raise BadInput("--csv writes all games; leave --deck out.")
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
            raise BadInput(f'no game was finished with a deck called "{wanted[:60]}"; `doomtable stats` names all.')
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
        games = f"{totals.games} game{'' if totals.games == 1 else 's'}"
        print_result(found, as_json, lambda: [f"{csv}: {games}"])
        return
    print_result(found, as_json, lambda: _stats_lines(found, with_pairings=deck is not None))


# ------------------------------------------------------------------------------------------------- cards


def _no_match(query: str | None) -> str:
    """What is said where no card matches."""
    from doomtable.cli import card_lookup as catalogue

    near = catalogue.nearest(query) if query else None
    return f"no card matches; did you mean {near}?" if near else "no card matches"


@app.command(epilog='Example: doomtable cards "mitch hunter"')
def cards(
    query: Annotated[str | None, typer.Argument(metavar="QUERY", help="A name or part of one.")] = None,
    card_set: Annotated[
        str | None, typer.Option("--set", metavar="SET", help="Only this set: unl, inq, ...")
    ] = None,
    card_type: Annotated[
        str | None, typer.Option("--type", metavar="TYPE", help="Only this type: warrior, art, ...")
    ] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="What is built, set by set.")] = False,
    check: Annotated[
        Path | None, typer.Option("--check", metavar="PACK.json", help="Check a fan set.", show_default=False)
    ] = None,
    export: Annotated[
        Path | None,
        typer.Option("--export", metavar="PACK.json", help="Write cards here.", show_default=False),
    ] = None,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Look up cards, see what is built, check and write card packs."""
    arguments.language(language)
    from doomtable.cli import card_lookup as catalogue

    if check is not None:
        faults = catalogue.check_pack(check)
        print_result(
            {"file": str(check), "faults": faults}, as_json, lambda: [*faults] or [f"{check}: nothing wrong"]
        )
        raise typer.Exit(1 if faults else 0)
    if coverage:
        found = catalogue.coverage()
        print_result(found, as_json, lambda: _coverage_lines(found))
        return
    chosen = catalogue.search(query or "", card_set=card_set, card_type=card_type)
    if export is not None:
        catalogue.export_pack(export, chosen)
        print_result(
            {"file": str(export), "cards": len(chosen)}, as_json, lambda: [f"{export}: {len(chosen)} cards"]
        )
        return
    from doomtable.words import words

    told = [catalogue.as_export(card) | {"text": words.card_text(card, language)} for card in chosen]
    print_result(
        told, as_json, lambda: [line for card in told for line in _card_lines(card)] or [_no_match(query)]
    )


@app.command(epilog="Example: doomtable rules leaving cover")
def rules(
    query: Annotated[
        list[str] | None,
        typer.Argument(metavar="QUERY...", help="A chapter, a clause (COVER-05), or words.", show_default=False),
    ] = None,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Look something up in the rulebook; without a query, its chapters."""
    arguments.language(language)
    from doomtable.words.rulebook import Rulebook
    from doomtable.words.words import Words

    words = Words(language)
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
        lambda: [line for one in told for line in _rule_lines(one)] or [words.say("rules-nothing")],
    )
    raise typer.Exit(0 if told else 1)


def _rule_lines(told: dict[str, str]) -> Iterator[str]:
    """A clause as lines: its heading and id, under it what it says."""
    clause = f"  [{told['id']}]" if told["id"].isupper() else ""
    yield f"{told['title']}{clause}"
    yield from textwrap.wrap(told["text"], 96, initial_indent="    ", subsequent_indent="    ")


# ------------------------------------------------------------------------------------------------- decks


@decks_app.command("list", epilog="Example: doomtable decks list")
def decks_list(files: Files = None, as_json: AsJson = False) -> None:
    """List decks: those named, or the ready ones and your own."""
    from doomtable.files.decks import deck_files, ready_decks, user_decks

    paths = files or [*ready_decks(), *deck_files(user_decks())]
    read = arguments.read(paths)
    found = {
        file: {
            "name": deck.name,
            "ruleset": deck.ruleset,
            "cards": deck.size,
            "collection": sum(count for _, count in deck.collection),
        }
        for file, deck in read.items()
    }
    print_result(
        found,
        as_json,
        lambda: [
            f"{deck['name']} · {deck['cards']} cards · {deck['ruleset']} · {file}"
            for file, deck in found.items()
        ],
    )


@decks_app.command("check", epilog="Example: doomtable decks check mine.deck --ruleset second")
def decks_check(
    files: Files = None,
    ruleset: Annotated[
        str | None,
        typer.Option("--ruleset", metavar="NAME", help="Instead of the deck's own.", show_default=False),
    ] = None,
    option: Options = None,
    as_json: AsJson = False,
) -> None:
    """Say whether decks are legal, every fault named."""
    from doomtable.deck_legality import deck_faults

    found: dict[str, dict[str, Any]] = {}
    for file, deck in arguments.read(arguments.required_files(files, "deck")).items():
        faults = deck_faults(deck, arguments.ruleset(ruleset or deck.ruleset, option), arguments.card_lookup())
        named = [{"rule": fault.rule, "card": fault.card, "text": fault.text} for fault in faults]
        found[file] = {"legal": not faults, "faults": named}
    print_result(
        found, as_json, lambda: [line for file, deck in found.items() for line in _check_lines(file, deck)]
    )
    raise typer.Exit(0 if all(deck["legal"] for deck in found.values()) else 1)


@decks_app.command("convert", epilog="Example: doomtable decks convert mine.deck --to text")
def decks_convert(
    files: Files = None,
    to: Annotated[str, typer.Option("--to", metavar="FORMAT", help="The format: text.")] = "text",
    as_json: AsJson = False,
) -> None:
    """Write decks in another format on stdout."""
    from doomtable.files.decks import deck_text

    if to in ("o8d", "lackey", "doomtrooperdb"):
        raise NotThereYet(f"the format {to} is not there yet; there is text.")
    if to != "text":
        raise BadInput(f'there is no format "{to[:20]}"; there is text.')
    texts = {file: deck_text(deck) for file, deck in arguments.read(arguments.required_files(files, "deck")).items()}
    print_result(
        {file: {"to": to, "text": text} for file, text in texts.items()},
        as_json,
        lambda: (text.rstrip() for text in texts.values()),
    )


@decks_app.command("draw", epilog="Example: doomtable decks draw mine.deck --hands 3 --seed 7")
def decks_draw(
    files: Files = None,
    hands: Annotated[int, typer.Option("--hands", metavar="N", min=1, max=1000, help="How many hands.")] = 3,
    ruleset: Annotated[
        str | None,
        typer.Option("--ruleset", metavar="NAME", help="Instead of the deck's own.", show_default=False),
    ] = None,
    seed: Seed = None,
    as_json: AsJson = False,
) -> None:
    """Draw sample hands as at the start of a game."""
    import random

    chance = random.Random(arguments.seed(seed))
    found: dict[str, dict[str, list[list[str]]]] = {}
    for file, deck in arguments.read(arguments.required_files(files, "deck")).items():
        size = arguments.ruleset(ruleset or deck.ruleset, None).start_hand
        pile = [name for name, count in deck.cards for _ in range(count)]
        found[file] = {"hands": [chance.sample(pile, min(size, len(pile))) for _ in range(hands)]}
    print_result(
        found,
        as_json,
        lambda: [
            line
            for file, deck in found.items()
            for line in (file, *(f"  {', '.join(h)}" for h in deck["hands"]))
        ],
    )


# ------------------------------------------------------------------------------------------------- what is said


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


def _summary_lines(summary: dict[str, Any]) -> list[str]:
    ended = ", ".join(
        f"{word.replace('_', ' ')} {count}" for word, count in summary["outcomes"].items() if count
    )
    wins = " : ".join(str(count) for count in summary["wins"])
    games = f"{summary['games']} game{'s' if summary['games'] > 1 else ''}"
    return [
        f"{games} · ended by {ended or 'nothing'} · wins {wins} · errors {summary['errors']}",
        f"{summary['decisions']} decisions in {max(0.0, summary['seconds']):.1f} s",
    ]


def _verified_lines(found: dict[str, Any]) -> list[str]:
    old = f", recorded with rules {found['rules']}" if "rules" in found else ""
    if found["verified"]:
        cut = "" if found["complete"] else "; the game is not over in it"
        return [f"{found['choices']} choices verified{old}{cut}"]
    if old:
        return [found["reason"], "--log prints its log as it was written"]
    return [f"differs at choice {found['first_difference']}: {found['reason']}"]


def _stats_lines(found: dict[str, Any], *, with_pairings: bool) -> list[str]:
    totals = found["totals"]
    if not totals["games"]:
        return ["no game has been finished yet"]
    ended = ", ".join(f"{word.replace('_', ' ')} {count}" for word, count in totals["outcomes"].items() if count)
    games = f"{totals['games']} game{'' if totals['games'] == 1 else 's'}"
    lines = [f"{games} · ended by {ended} · {totals['rounds']:.1f} rounds on average"]
    for name, rows in (("deck", found["decks"]), ("against", found["pairings"] if with_pairings else ())):
        table = [
            (
                row["other" if name == "against" else "deck"],
                *(str(row[key]) for key in ("games", "wins", "losses", "draws")),
                f"{row['win_rate']:.0%}",
                f"{row['rounds']:.1f}",
            )
            for row in rows
        ]
        lines += ["", *aligned([(name, "games", "won", "lost", "drawn", "win rate", "rounds"), *table])] * bool(table)
    return lines


def aligned(table: Sequence[Sequence[str]]) -> list[str]:
    """Lines of a table whose first column is words and whose others are numbers."""
    wide = [max(map(len, column)) for column in zip(*table, strict=True)]
    return [
        "  ".join([row[0].ljust(wide[0]), *(cell.rjust(w) for cell, w in zip(row[1:], wide[1:], strict=True))])
        for row in table
    ]


def _coverage_lines(found: dict[str, Any]) -> list[str]:
    counts = "{}: {complete} of {total} cards, {special} special, {untested} untested"
    lines = [counts.format(name, **row) for name, row in found["sets"].items()]
    return lines + [f"  {row['card']}: {', '.join(row['fields'])}" for row in found["incomplete"]]


def _card_lines(card: dict[str, Any]) -> list[str]:
    ratings = " ".join(f"{stat} {'-' if card[stat] is None else card[stat]}" for stat in "FSAV")
    facts = [card["type"], "/".join(card["affiliations"]), ratings if card["type"] == "warrior" else ""]
    head = " · ".join(
        part for part in (card["name"], *facts, f"{card['set']} {card['rarity']}".strip()) if part
    )
    return [head, *(f"  {line}" for line in str(card["text"]).splitlines() if line)]


def _check_lines(file: str, deck: dict[str, Any]) -> list[str]:
    if deck["legal"]:
        return [f"{file}: legal"]
    return [f"{file}: not legal", *(f"  {fault['rule']} {fault['text']}" for fault in deck["faults"])]
