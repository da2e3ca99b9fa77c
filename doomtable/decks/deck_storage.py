"""Deck storage: a deck that is being built is written whole after every edit; its notes and its versions.

An edited deck is the player's own deck file, in the project's text: what is seen is what is kept. Notes stand in it as
remarks. Versions are copies of that file in a folder beside it, numbered, the newest last.
"""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path
from typing import Final, NamedTuple

from doomtable.decks import own_text
from doomtable.decks.assembly import ReadDeck
from doomtable.decks.card_names import CardNames
from doomtable.decks.edited_deck import BLANK, EditedDeck, WriteNotes
from doomtable.errors import ErrorText
from doomtable.files import storage
from doomtable.files.decks import MAX_BYTES, SUFFIX, BadDeck, DeckList, bounded_text, user_decks

VERSIONS: Final = "versions"
MOST_VERSIONS: Final = 40
"""Versions of a deck that are kept, the newest."""
LONGEST_STEM: Final = 60
_NUMBERED: Final = re.compile(r"\d{4}")
_RESERVED: Final = re.compile(r"(?i)con|prn|aux|nul|com\d|lpt\d")
"""Names that no file may have on some systems."""


class DeckVersion(NamedTuple):
    """A deck as it once was: its file, and when it was kept, in seconds since 1970."""

    path: Path
    when: float


def edited_text(edited: EditedDeck) -> str:
    """An edited deck as its file holds it; `edited_of` gives the same one back."""
    remarks = [line or BLANK for line in edited.notes.split("\n")] if edited.notes else []
    return own_text.written(ReadDeck(edited.deck, tuple(remarks)))


def edited_of(text: str, names: CardNames, *, file: str = "deck", default_name: str = "Deck") -> EditedDeck:
    """An edited deck from the text of a file; what is no card stands among its notes. Raises BadDeck."""
    pieces = own_text.read(text, file, names, default_name, empty=True)
    piles: dict[str, dict[str, int]] = {"deck": {}, "collection": {}, "start": {}}
    notes = ["" if remark == BLANK else remark for remark in pieces.remarks]
    for entry in pieces.entries:
        card = names.find(entry.written)
        if card is None:
            notes.append(entry.raw)
        else:
            pile = piles[entry.pile]
            pile[card] = pile.get(card, 0) + entry.copies
    notes += [fault.kept for fault in pieces.faults]
    deck = DeckList(pieces.name, pieces.ruleset, *(tuple(pile.items()) for pile in piles.values()))
    return WriteNotes("\n".join(notes)).apply(EditedDeck(deck))


def read_edited(path: Path, names: CardNames) -> EditedDeck:
    """The edited deck in a file. Raises BadFile and BadDeck."""
    return edited_of(bounded_text(path, MAX_BYTES), names, file=str(path), default_name=path.stem)


def write_edited(path: Path, edited: EditedDeck) -> None:
    """Write an edited deck to its file, whole or not at all. Raises BadFile and BadDeck."""
    text = edited_text(edited)
    if len(text.encode()) > MAX_BYTES:
        raise BadDeck(str(path), None, ErrorText("error-deck-too-large", most=MAX_BYTES // 1024))
    _folder(path.parent)
    storage.write_whole(path, text)


def free_file(name: str) -> Path:
    """A file of the player's own for a deck of this name, which is not there yet."""
    plain = "".join(mark if mark.isalnum() or mark in " -_'" else " " for mark in unicodedata.normalize("NFKC", name))
    stem = " ".join(plain.split())[:LONGEST_STEM].strip() or "deck"
    if _RESERVED.fullmatch(stem):
        stem = f"{stem} deck"
    return storage.free_path(user_decks(), stem, SUFFIX)


def versions(path: Path) -> tuple[DeckVersion, ...]:
    """The versions of the deck in a file, the newest first."""
    folder = _versions_of(path)
    if not folder.is_dir():
        return ()
    found = [one for one in folder.iterdir() if one.suffix == SUFFIX and _NUMBERED.fullmatch(one.stem)]
    return tuple(DeckVersion(one, one.stat().st_mtime) for one in sorted(found, reverse=True))


def keep_version(path: Path, edited: EditedDeck) -> bool:
    """Keep an edited deck as a version of the deck in a file; False where it is empty or the newest version already.

    Raises BadFile and BadDeck.
    """
    known = versions(path)
    text = edited_text(edited)
    if edited.empty or (known and bounded_text(known[0].path, MAX_BYTES) == text):
        return False
    number = int(known[0].path.stem) + 1 if known else 1
    write_edited(_versions_of(path) / f"{number:04}{SUFFIX}", edited)
    for old in known[MOST_VERSIONS - 1 :]:
        old.path.unlink(missing_ok=True)
    return True


def _versions_of(path: Path) -> Path:
    return path.parent / VERSIONS / path.stem


def _folder(folder: Path) -> None:
    """Make a folder if it is not there. Raises BadFile."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise storage.BadFile("error-not-written", file=folder, why=storage.os_reason(error)) from error
