"""Looking up cards for the command line: by name, type and set, what of them the engine runs, packs in and out.

A card is complete when every word of its declaration has a handler in the engine, and untested while no scenario of
ours has it in its position, or all of them hold without one of its abilities; the list of the tested ones travels with
the program and a test keeps it true.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from doomtable.cards.catalogue import SETS, UnknownCard, catalogue
from doomtable.errors import BadInput
from doomtable.files import paths, storage
from doomtable.rules.coverage import unhandled
from doomtable.rules.language import Card
from doomtable.rules.terms import CARD_TYPES, normal

TESTED = "tested-cards.txt"


def find(name: str) -> Card:
    """The card of that name; BadInput with the nearest one otherwise."""
    try:
        return catalogue().get(name)
    except UnknownCard as unknown:
        raise BadInput(f"{unknown}.") from unknown


def nearest(name: str) -> str | None:
    """The name of the card that was probably meant; None if none is near, or there is one of that very name."""
    try:
        catalogue().get(name)
    except UnknownCard as unknown:
        return unknown.suggestion
    return None


def search(query: str, *, card_set: str | None = None, card_type: str | None = None) -> list[Card]:
    """Cards whose name holds the query, those that begin with it first; of one set or type where asked."""
    if card_set is not None and card_set not in SETS:
        raise BadInput(f'There is no set "{card_set}"; the sets are {", ".join(SETS)}.')
    if card_type is not None and card_type not in CARD_TYPES:
        raise BadInput(f'There is no type "{card_type}"; the types are {", ".join(CARD_TYPES)}.')
    wanted = normal(query)
    found = [
        card
        for card in catalogue().cards
        if wanted in normal(card.name)
        and (card_set is None or card.set == card_set)
        and (card_type is None or card.type == card_type)
    ]
    return sorted(found, key=lambda card: (not normal(card.name).startswith(wanted), card.code))


def as_export(card: Card) -> dict[str, Any]:
    """The card as a program reads it."""
    from doomtable.cards.packs import card_object

    return card_object(card)


def export_pack(path: Path, cards: Iterable[Card]) -> None:
    """Write cards as a pack, whole. Raises BadInput, also rather than write over a file that is no pack."""
    from doomtable.cards.packs import MOST_BYTES, export

    if path.is_file() and storage.read_bounded(path, MOST_BYTES).lstrip()[:1] not in (b"", b"{"):
        raise BadInput(f"{path} is there already and is no card pack; choose another name.")
    storage.write_whole(path, json.dumps(export(cards), ensure_ascii=False, indent=1) + "\n")


def check_pack(path: Path) -> Sequence[str]:
    """Everything wrong with a pack, a sentence each; words that the engine does not run are named too."""
    from doomtable.cards.packs import check, load

    faults = check(path)
    if faults:
        return faults
    return [
        f"{path}: {card.name}: the engine does not run {', '.join(missing)} yet"
        for card in load(path)
        if (missing := unhandled(card))
    ]


def coverage() -> dict[str, Any]:
    """Per set: cards printed, complete, with a handler of their own, complete but untested; what the others lack."""
    tested = {normal(line) for line in (paths.assets() / TESTED).read_text(encoding="utf-8").splitlines() if line}
    found: dict[str, dict[str, int]] = {}
    incomplete: list[dict[str, Any]] = []
    for code, info in SETS.items():
        cards = catalogue().by_set(code)
        complete = [card for card in cards if not unhandled(card)]
        lacking = ((card.name, unhandled(card)) for card in cards)
        incomplete += [{"card": name, "fields": [*missing]} for name, missing in lacking if missing]
        found[code] = {
            "total": info.total,
            "complete": len(complete),
            "special": sum('"special"' in repr_kinds(card) for card in complete),
            "untested": sum(normal(card.name) not in tested for card in complete),
        }
    return {"sets": found, "incomplete": incomplete}


def repr_kinds(card: Card) -> str:
    """The kinds of all nodes of a card, quoted."""
    from doomtable.cards.validation import walk

    return " ".join(f'"{node.kind}"' for node in walk(card))


