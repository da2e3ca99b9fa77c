"""The commands `decks list`, `check`, `convert`, `advise` and `draw`."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from doomtable.cli import arguments, deck_picture, owned_cards, sealed
from doomtable.cli.arguments import AsJson, Files, Language, Options, Seed
from doomtable.cli.deck_advice import advise
from doomtable.cli.output import print_result
from doomtable.errors import BadInput

if TYPE_CHECKING:
    from doomtable.words.words import Words

DeckRuleset = Annotated[
    str | None,
    typer.Option("--ruleset", metavar="NAME", help="help-deck-ruleset", show_default=False),
]


def add_to(app: typer.Typer) -> None:
    """Add the group of commands to the program."""
    group = typer.Typer(
        help="help-decks",
        epilog="doomtable decks check mine.deck",
        no_args_is_help=False,
        rich_markup_mode=None,
    )
    for name, text, command, example in (
        ("list", "help-decks-list", list_decks, "doomtable decks list"),
        ("check", "help-decks-check", check_decks, "doomtable decks check mine.deck --ruleset second"),
        ("convert", "help-decks-convert", convert_decks, "doomtable decks convert mine.deck --to o8d --out mine.o8d"),
        ("owned", "help-decks-owned", owned_cards.list_owned, "doomtable decks owned my-cards.csv"),
        ("missing", "help-decks-missing", owned_cards.list_missing, "doomtable decks missing mine.deck"),
        ("sealed", "help-decks-sealed", sealed.open_boosters, "doomtable decks sealed unl:4 inq:4 --out sealed.deck"),
        ("picture", "help-decks-picture", deck_picture.draw_deck, "doomtable decks picture mine.deck --out mine.png"),
        ("advise", "help-decks-advise", advise, "doomtable decks advise mine.deck"),
        ("draw", "help-decks-draw", draw_hands, "doomtable decks draw mine.deck --hands 3 --seed 7"),
    ):
        group.command(name, help=text, epilog=example)(command)
    app.add_typer(group, name="decks")


def list_decks(files: Files = None, language: Language = "en", as_json: AsJson = False) -> None:
    """List decks: those named, or the ready ones and your own."""
    from doomtable.files.decks import battle_decks, deck_files, ready_decks, start_decks, user_decks

    words = arguments.words(language)
    paths = files or [*ready_decks(), *start_decks(), *battle_decks(), *deck_files(user_decks())]
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
            words.say("cli-deck", name=deck.name, n=deck.size, ruleset=deck.ruleset, file=file)
            for file, deck in read.items()
        ],
    )


def check_decks(
    files: Files = None,
    ruleset: DeckRuleset = None,
    option: Options = None,
    role: Annotated[str, typer.Option("--role", metavar="ROLE", help="help-deck-role")] = "",
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Say whether decks are legal, every fault named."""
    from doomtable import rulesets
    from doomtable.cards.catalogue import catalogue

    words, found = arguments.words(language), dict[str, dict[str, Any]]()
    for file, deck in arguments.read(arguments.required_files(files, "decks")).items():
        rules = arguments.ruleset(ruleset or deck.ruleset, option)
        faults = rulesets.faults(deck, rules, arguments.role(role, rules), lookup=catalogue().get)
        named = [{"rule": fault.rule, "card": fault.card, "text": words.deck_fault(fault)} for fault in faults]
        found[file] = {"legal": not faults, "faults": named}
    print_result(
        found, as_json, lambda: [line for file, deck in found.items() for line in _check_lines(file, deck, words)]
    )
    raise typer.Exit(0 if all(deck["legal"] for deck in found.values()) else 1)


def convert_decks(
    files: Files = None,
    to: Annotated[str, typer.Option("--to", metavar="FORMAT", help="help-format")] = "text",
    of: Annotated[str | None, typer.Option("--from", metavar="FORMAT", help="help-from", show_default=False)] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="help-deck-out", show_default=False)] = None,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Write decks in another format; what is no card is kept as a remark, told on stderr, and makes exit status 1."""
    from doomtable.cards.catalogue import catalogue
    from doomtable.decks import card_names, formats
    from doomtable.errors import ErrorText
    from doomtable.files.storage import write_whole

    words = arguments.words(language)
    to, of = formats.checked(to), formats.checked(of) if of else None
    paths = arguments.required_files(files, "decks")
    if out is not None and len(paths) > 1:
        raise BadInput("error-one-deck-out", n=len(paths))
    cards = catalogue()
    names = card_names.every_name(cards.names)
    found, remarks = dict[str, dict[str, Any]](), list[str]()
    for path in paths:
        form, read = formats.read_file(arguments.named_deck(path), names, of)
        told = [
            words.error(ErrorText("error-at-line", file=path, line=fault.line, fault=fault.fault))
            for fault in read.faults
        ]
        kept = [{"line": one.line, "text": one.kept, "fault": words.error(one.fault)} for one in read.faults]
        found[str(path)] = {"from": form, "to": to, "text": formats.written(read, to, cards.get), "kept": kept}
        remarks += [*told, *([words.say("cli-deck-kept", file=str(path), n=len(told))] if told else [])]
    if out is not None:
        write_whole(out, next(iter(found.values()))["text"])
    if to == "o8d":
        remarks.append(words.say("cli-deck-no-ids"))
    print_result(
        found, as_json, lambda: [] if out is not None else [deck["text"].rstrip("\n") for deck in found.values()]
    )
    for line in remarks:
        typer.echo(f"doomtable: {line}", err=True)
    raise typer.Exit(1 if any(deck["kept"] for deck in found.values()) else 0)


def draw_hands(
    files: Files = None,
    hands: Annotated[int, typer.Option("--hands", metavar="N", min=1, max=1000, help="help-hands")] = 3,
    ruleset: DeckRuleset = None,
    seed: Seed = None,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Draw sample hands as at the start of a game."""
    words, chance = arguments.words(language), random.Random(arguments.seed(seed))
    found: dict[str, dict[str, list[list[str]]]] = {}
    for file, deck in arguments.read(arguments.required_files(files, "decks")).items():
        size = arguments.ruleset(ruleset or deck.ruleset, None).start_hand
        pile = [name for name, count in deck.cards for _ in range(count)]
        found[file] = {"hands": [chance.sample(pile, min(size, len(pile))) for _ in range(hands)]}
    print_result(
        found,
        as_json,
        lambda: [
            line
            for file, deck in found.items()
            for line in (file, *(f"  {', '.join(map(words.card_name, h))}" for h in deck["hands"]))
        ],
    )


def _check_lines(file: str, deck: dict[str, Any], words: Words) -> list[str]:
    """Whether a deck is legal as lines, one for every fault."""
    if deck["legal"]:
        return [words.say("cli-deck-legal", file=file)]
    faults = [f"  {fault['rule']} {fault['text']}" for fault in deck["faults"]]
    return [words.say("cli-deck-illegal", file=file), *faults]
