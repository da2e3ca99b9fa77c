"""The command `cards`: looks up cards, says how much of them the engine runs, reads and writes card packs, writes
their pictures.

A card is complete when the engine reads every field that its declaration sets, and untested while no scenario of
ours has it in its position, or all of them hold without one of its abilities; the list of the tested ones travels with
the program and a test keeps it true.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from doomtable.cli import arguments
from doomtable.cli.arguments import AsJson, Language
from doomtable.cli.output import print_result, progress_bar
from doomtable.errors import BadInput, ErrorText, error_of

if TYPE_CHECKING:
    from doomtable.rules.language import Card
    from doomtable.table.window.picture_files import Shown
    from doomtable.words.words import Words

TESTED = "tested-cards.txt"


def add_to(app: typer.Typer) -> None:
    """Add the command to the program."""
    app.command(help="help-cards", epilog='doomtable cards "mitch hunter"')(cards)


def cards(
    query: Annotated[str | None, typer.Argument(metavar="QUERY", help="help-card-query")] = None,
    card_set: Annotated[
        str | None, typer.Option("--set", metavar="SET", help="help-card-set")
    ] = None,
    card_type: Annotated[
        str | None, typer.Option("--type", metavar="TYPE", help="help-card-type")
    ] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="help-coverage")] = False,
    exceptions: Annotated[
        bool, typer.Option("--exceptions", help="help-exceptions")
    ] = False,
    check: Annotated[
        Path | None, typer.Option("--check", metavar="PACK.json", help="help-check-pack", show_default=False)
    ] = None,
    export: Annotated[
        Path | None,
        typer.Option("--export", metavar="PACK.json", help="help-export-pack", show_default=False),
    ] = None,
    pictures: Annotated[
        Path | None, typer.Option("--pictures", metavar="FOLDER", help="help-pictures", show_default=False)
    ] = None,
    size: Annotated[
        str | None, typer.Option("--size", metavar="WxH", help="help-pictures-size", show_default=False)
    ] = None,
    faces: Annotated[bool, typer.Option("--faces", help="help-faces")] = False,
    silhouettes: Annotated[
        bool, typer.Option("--silhouettes", help="help-silhouettes")
    ] = False,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Look up cards, see what is built, check and write card packs, write pictures."""
    words = arguments.words(language)
    task = _first({"--check": check, "--coverage": coverage, "--exceptions": exceptions, "--export": export})
    detail = _first({"--size": size, "--faces": faces, "--silhouettes": silhouettes})
    if pictures is not None and task:
        raise BadInput("error-options-together", first="--pictures", second=task)
    if pictures is None and detail:
        raise BadInput("error-option-pictures", option=detail)
    if faces and silhouettes:
        raise BadInput("error-options-together", first="--faces", second="--silhouettes")
    if check is not None:
        faults = check_pack(check)
        print_result(
            {"file": str(check), "faults": list(map(str, faults))}, as_json,
            lambda: [*map(words.error, faults)] or [words.say("cli-pack-sound", file=str(check))],
        )  # fmt: skip
        raise typer.Exit(1 if faults else 0)
    if coverage:
        sets, lacking = coverage_by_set(), incomplete()
        written = exceptions_by_language()
        built = {"sets": sets, "incomplete": lacking, "exceptions": {code: len(rows) for code, rows in written.items()}}
        lines = [*_coverage_lines(sets, words), *_incomplete_lines(lacking), *_exception_counts(written, words)]
        print_result(built, as_json, lambda: lines)
        return
    if exceptions:
        rows = [row for found in exceptions_by_language().values() for row in found]
        print_result(rows, as_json, lambda: [f"{row['language']}  {row['card']}: {row['text']}" for row in rows])
        return
    found = search(query or "", card_set=card_set, card_type=card_type, words=words)
    if export is not None:
        export_pack(export, found)
        told = words.say("cli-pack-cards", file=str(export), n=len(found))
        print_result({"file": str(export), "cards": len(found)}, as_json, lambda: [told])
        return
    if pictures is not None and found:
        _write_pictures(pictures, found, words, size, faces, silhouettes, as_json)
        return
    from doomtable.cards.packs import told_card

    print_result(
        [told_card(card) | {"text": words.card_text(card)} for card in found],
        as_json,
        lambda: [line for card in found for line in _card_lines(card, words)] or [_no_match(query, words)],
    )
    raise typer.Exit(0 if found else 1)


def _first(options: dict[str, object]) -> str:
    """The first of these options that was given, '' for none."""
    return next((name for name, value in options.items() if value not in (None, False)), "")


def _write_pictures(
    folder: Path, found: Sequence[Card], words: Words, size: str | None, faces: bool, silhouettes: bool, as_json: bool
) -> None:
    """Write a picture of each card into a folder, and say so."""
    wanted = arguments.size(size) if size is not None else None
    from doomtable.table.window.picture_files import write_pictures

    with progress_bar(len(found), str(folder), quiet=as_json) as step:
        shown: Shown = "face" if faces else "silhouette" if silhouettes else "picture"
        write_pictures(folder, found, words, shown, wanted, step)
    told = words.say("cli-pictures", folder=str(folder), n=len(found))
    print_result({"folder": str(folder), "cards": len(found)}, as_json, lambda: [told])


def search(
    query: str, *, card_set: str | None = None, card_type: str | None = None, words: Words | None = None
) -> list[Card]:
    """Cards whose name holds the query, those that begin with it first; of one set or type where asked.

    What a card is called in the words is a name of it, too. Conditions such as `t:warrior v<=4` stand in the query
    beside what a name holds. Raises BadInput.
    """
    from doomtable.cards.catalogue import PACKS, SETS, catalogue
    from doomtable.decks.card_query import parsed, plain_words
    from doomtable.decks.owned_cards import known_counts
    from doomtable.rules.terms import CARD_TYPES, normal

    if card_set is not None and card_set not in (known := (*SETS, *PACKS)):
        raise BadInput("error-card-set", name=card_set, there=", ".join(known))
    if card_type is not None and card_type not in CARD_TYPES:
        raise BadInput("error-card-type", name=card_type, there=", ".join(CARD_TYPES))
    owned = known_counts()
    asked = parsed(query, owned=owned is not None)
    if asked.faults:
        raise error_of(asked.faults[0])
    wanted = normal(query) if not (asked.terms or asked.barred) else " ".join(asked.words)

    def told(card: Card) -> str:
        text = words.card_text(card) if words is not None else ""
        return "".join(f" {word}" for word in plain_words(f"{card.name} {text}"))

    def names(card: Card) -> set[str]:
        return {normal(card.name), normal(words.card_name(card.name) if words is not None else card.name)}

    found = [
        card
        for card in catalogue().every
        if any(wanted in name for name in names(card))
        and asked.lets(card, lambda one: "".join(f" {word}" for word in plain_words(one.name)), told, owned)
        and (card_set is None or card.set == card_set)
        and (card_type is None or card.type == card_type)
    ]
    return sorted(found, key=lambda card: (not any(name.startswith(wanted) for name in names(card)), card.code))


def nearest(name: str) -> str | None:
    """The name of the card that was probably meant; None if none is near, or there is one of that very name."""
    from doomtable.cards.catalogue import UnknownCard, catalogue

    try:
        catalogue().get(name)
    except UnknownCard as unknown:
        return unknown.suggestion
    return None


def export_pack(path: Path, cards: Iterable[Card]) -> None:
    """Write cards as a pack, whole. Raises BadInput, also rather than write over a file that is no pack."""
    from doomtable.cards.packs import MOST_BYTES, told_pack
    from doomtable.files import storage

    if path.is_file() and storage.read_bounded(path, MOST_BYTES).lstrip()[:1] not in (b"", b"{"):
        raise BadInput("error-pack-taken", file=path)
    storage.write_whole(path, json.dumps(told_pack(cards), ensure_ascii=False, indent=1) + "\n")


def check_pack(path: Path) -> Sequence[ErrorText]:
    """Everything wrong with a pack, a sentence each; words that the engine does not run are named too."""
    from doomtable.cards.packs import check, load
    from doomtable.rules.coverage import unhandled

    faults = check(path)
    if faults:
        return faults
    return [
        ErrorText("pack-unhandled", file=path, card=card.name, what=", ".join(missing))
        for card in load(path)
        if (missing := unhandled(card))
    ]


def coverage_by_set() -> dict[str, dict[str, int]]:
    """Per set: cards printed, complete, with a handler of their own, complete but untested."""
    from doomtable import paths
    from doomtable.cards.catalogue import SETS, catalogue
    from doomtable.cards.validation import walk
    from doomtable.rules.coverage import unhandled
    from doomtable.rules.terms import normal

    tested = {normal(line) for line in (paths.assets() / TESTED).read_text(encoding="utf-8").splitlines() if line}
    found: dict[str, dict[str, int]] = {}
    for code, info in SETS.items():
        complete = [card for card in catalogue().by_set(code) if not unhandled(card)]
        found[code] = {
            "total": info.total,
            "complete": len(complete),
            "special": sum(any(node.kind == "special" for node in walk(card)) for card in complete),
            "untested": sum(normal(card.name) not in tested for card in complete),
        }
    return found


def incomplete() -> list[dict[str, Any]]:
    """The cards that are not complete, each with the fields that the engine does not read."""
    from doomtable.cards.catalogue import catalogue
    from doomtable.rules.coverage import unhandled

    missing = ((card.name, unhandled(card)) for card in catalogue().cards)
    return [{"card": name, "fields": [*fields]} for name, fields in missing if fields]


def _card_lines(card: Card, words: Words) -> list[str]:
    """A card as lines: its name and printed facts, under them its text."""
    values = zip("FSAV", (card.F, card.S, card.A, card.V), strict=True)
    none = {"V": "?"}  # what is bid for has no Value yet
    ratings = " ".join(f"{stat} {none.get(stat, '-') if value is None else value}" for stat, value in values)
    facts = [words.type_line(card), ratings if card.type == "warrior" else ""]
    called = words.card_name(card.name)
    name = card.name if called == card.name else f"{called} ({card.name})"
    head = " · ".join(part for part in (name, *facts, f"{card.set} {card.rarity}".strip()) if part)
    return [head, *(f"  {line}" for line in words.card_text(card).splitlines() if line)]


def exceptions_by_language() -> dict[str, list[dict[str, Any]]]:
    """By language the abilities whose sentence fits one card alone: card, place of the ability, sentence."""
    from doomtable.cards.catalogue import catalogue
    from doomtable.words.languages import languages
    from doomtable.words.message_arguments import card_words

    known = catalogue().names
    return {
        code: [
            {"language": code, "card": card, "ability": place, "text": text}
            for (card, place), text in card_words(code).exceptions
            if card in known
        ]
        for code in languages()
    }


def _exception_counts(written: dict[str, list[dict[str, Any]]], words: Words) -> list[str]:
    """How many sentences of each language were written for one card."""
    return [words.say("cli-exceptions", language=code, n=len(rows)) for code, rows in written.items()]


def _coverage_lines(sets: dict[str, dict[str, int]], words: Words) -> list[str]:
    """What of each set is built as lines."""
    return [words.say("cli-coverage", set=code, **row) for code, row in sets.items()]


def _incomplete_lines(lacking: list[dict[str, Any]]) -> list[str]:
    """What is missing of each card as lines."""
    return [f"  {row['card']}: {', '.join(row['fields'])}" for row in lacking]


def _no_match(query: str | None, words: Words) -> str:
    """What is said where no card matches."""
    near = nearest(query) if query else None
    return words.say("cli-no-card-near", card=near) if near else words.say("cli-no-card")
