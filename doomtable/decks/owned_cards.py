"""The cards a player owns: a table in a file of his own, what his decks lack of them, and which decks he could build.

The table is CSV with the columns name, set, code and count; it is read as decks are, from any format and with names
however they are written, and what is no card stays in it as a remark. Nobody has to keep one.
"""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from doomtable.cards.catalogue import catalogue
from doomtable.decks import formats
from doomtable.decks.card_names import CardNames, every_name
from doomtable.decks.pieces import LineFault, in_pile, remark_lines
from doomtable.errors import BadInput
from doomtable.files import storage
from doomtable.files.decks import DeckList, bounded_text, parts
from doomtable.rules.language import Card

COLUMNS: Final = ("name", "set", "code", "count")
MOST_COPIES: Final = 999
"""Copies of one card that are counted."""


class OwnedCards(NamedTuple):
    """How many copies of each card somebody owns; remarks of the table, and what is wrong with lines among them."""

    counts: Mapping[str, int]
    remarks: tuple[str, ...] = ()
    faults: tuple[LineFault, ...] = ()


class LackedCard(NamedTuple):
    """A card of which a deck wants more copies than are owned."""

    name: str
    wanted: int
    owned: int


def owned_file() -> Path:
    """Return the player's own table; it need not exist."""
    return storage.user_path("owned-cards.csv")


def load(names: CardNames) -> OwnedCards | None:
    """What the player owns; None where he keeps no table. Raises BadFile and BadDeck."""
    file = owned_file()
    return read_file(file, names) if file.exists() else None


def known_counts() -> Mapping[str, int] | None:
    """What the player owns; None where he keeps no table, or one that cannot be read (`decks owned` says why)."""
    if not owned_file().exists():  # before a thousand names are made ready
        return None
    try:
        return read_file(owned_file(), every_name(catalogue().names)).counts
    except BadInput:
        return None


def save(owned: OwnedCards, lookup: Callable[[str], Card]) -> None:
    """Write the player's own table, whole. Raises BadFile."""
    file = owned_file()
    storage.make_folder(file.parent)
    storage.write_whole(file, written(owned, lookup))


def read_file(path: Path, names: CardNames) -> OwnedCards:
    """The cards in a file of any format. Raises BadFile and BadDeck."""
    return read(bounded_text(path, formats.MAX_BYTES), names, file=str(path), ending=path.suffix)


def read(text: str, names: CardNames, *, file: str = "cards", ending: str = "") -> OwnedCards:
    """The cards in a text of any format; whether they lie in a deck or beside it does not matter. Raises BadDeck."""
    form = formats.recognised(text, ending)
    pieces = formats.pieces_of(text, "plain" if form == "text" else form, file)
    counts, faults = Counter[str](), list(pieces.faults)
    for entry in pieces.entries:
        card = names.find(entry.written)
        if card is None:
            faults.append(LineFault(entry.line, in_pile(entry.pile, entry.raw), names.unknown(entry.written)))
        else:
            counts[card] = min(counts[card] + entry.copies, MOST_COPIES)
    faults.sort(key=lambda fault: fault.line)
    return OwnedCards(dict(counts), (*pieces.remarks, *(fault.kept for fault in faults)), tuple(faults))


def written(owned: OwnedCards, lookup: Callable[[str], Card]) -> str:
    """The table of these cards, by their codes."""
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(COLUMNS)
    for card in sorted(map(lookup, owned.counts), key=lambda card: (card.code, card.name)):
        for part in parts(owned.counts[card.name]):
            table.writerow((card.name, card.set, card.code, part))
    for line in remark_lines(owned.remarks):
        table.writerow((f"# {line}",))
    return out.getvalue()


def added(owned: OwnedCards, more: OwnedCards) -> OwnedCards:
    """Both together."""
    counts = {
        name: min(owned.counts.get(name, 0) + more.counts.get(name, 0), MOST_COPIES)
        for name in (*owned.counts, *more.counts)
    }
    return OwnedCards(counts, (*owned.remarks, *more.remarks), more.faults)


def lacking(deck: DeckList, owned: Mapping[str, int]) -> tuple[LackedCard, ...]:
    """What a deck, its collection and what it begins with want together beyond what is owned, in its own order."""
    wanted = Counter[str]()
    for _, cards in deck.piles:
        for name, count in cards:
            wanted[name] += count
    return tuple(
        LackedCard(name, count, owned.get(name, 0)) for name, count in wanted.items() if count > owned.get(name, 0)
    )


def nearest(decks: Iterable[DeckList], owned: Mapping[str, int]) -> list[tuple[DeckList, int]]:
    """Decks with the number of copies that each lacks, those first that lack least."""
    found = [(deck, sum(card.wanted - card.owned for card in lacking(deck, owned))) for deck in decks]
    return sorted(found, key=lambda pair: pair[1])
