"""The commands `decks owned` and `decks missing`: the cards one owns, and what decks want beyond them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from doomtable.cli import arguments
from doomtable.cli.arguments import AsJson, Files, Language
from doomtable.cli.output import print_result
from doomtable.errors import BadInput, ErrorText

if TYPE_CHECKING:
    from doomtable.decks.card_names import CardNames
    from doomtable.decks.owned_cards import OwnedCards


def list_owned(
    files: Files = None,
    add: Annotated[bool, typer.Option("--add", help="help-owned-add")] = False,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="help-deck-out", show_default=False)] = None,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Say what one owns; files of any format take its place, or are added to it; status 1 where lines are no cards."""
    from doomtable.cards.catalogue import catalogue
    from doomtable.decks import owned_cards
    from doomtable.files.storage import write_whole

    words, cards, names = arguments.words(language), catalogue(), _names()
    if add and not files:
        raise BadInput("error-owned-nothing-to-add")
    owned = owned_cards.OwnedCards({}) if files and not add else owned_cards.load(names) or owned_cards.OwnedCards({})
    faults: list[str] = []
    for path in files or []:
        more = owned_cards.read_file(arguments.named_deck(path), names)
        owned = owned_cards.added(owned, more)
        faults += [
            words.error(ErrorText("error-at-line", file=path, line=one.line, fault=one.fault)) for one in more.faults
        ]
    if files:
        owned_cards.save(owned, cards.get)
    table = owned_cards.written(owned, cards.get)
    if out is not None:
        write_whole(out, table)
    copies = sum(owned.counts.values())
    file, kinds = str(owned_cards.owned_file()), len(owned.counts)
    found = {"cards": kinds, "copies": copies, "owned": dict(owned.counts), "file": file}
    said = words.say("cli-owned", n=kinds, copies=copies, all=len(cards.names), file=file)
    listed = [] if files or out is not None else [f"{n} {name}" for name, n in sorted(owned.counts.items())]
    print_result(found, as_json, lambda: [*listed, said])
    for line in faults:
        typer.echo(f"doomtable: {line}", err=True)
    raise typer.Exit(1 if faults else 0)


def list_missing(files: Files = None, language: Language = "en", as_json: AsJson = False) -> None:
    """Say what decks want beyond the cards one owns, the nearest first; status 1 where a named deck lacks any."""
    from doomtable.decks import owned_cards
    from doomtable.files.decks import deck_files, ready_decks, user_decks

    words, owned = arguments.words(language), _owned(_names())
    read = arguments.read(files or [*ready_decks(), *deck_files(user_decks())])
    found = dict[str, dict[str, Any]]()
    for file, deck in read.items():
        lacked = [card._asdict() for card in owned_cards.lacking(deck, owned.counts)]
        copies = sum(card["wanted"] - card["owned"] for card in lacked)
        found[file] = {"name": deck.name, "missing": copies, "cards": lacked}
    found = dict(sorted(found.items(), key=lambda pair: pair[1]["missing"]))

    def lines() -> list[str]:
        told: list[str] = []
        for file, deck in found.items():
            told.append(words.say("cli-missing", name=deck["name"], n=deck["missing"], file=file))
            if files:
                told += [
                    f"  {card['wanted'] - card['owned']} {words.card_name(card['name'])}" for card in deck["cards"]
                ]
        return told

    print_result(found, as_json, lines)
    raise typer.Exit(1 if files and any(deck["missing"] for deck in found.values()) else 0)


def _owned(names: CardNames) -> OwnedCards:
    """What the player owns. Raises BadInput where he keeps no table."""
    from doomtable.decks import owned_cards

    owned = owned_cards.load(names)
    if owned is None:
        raise BadInput("error-owned-no-table", file=owned_cards.owned_file())
    return owned


def _names() -> CardNames:
    """The names of all cards, and what the player calls them."""
    from doomtable.cards.catalogue import catalogue
    from doomtable.decks import card_names

    return card_names.every_name(catalogue().names)
