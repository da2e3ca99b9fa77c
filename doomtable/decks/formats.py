"""The formats of decks, read and written by name; which one a file has is seen by its content, then its ending."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from doomtable.decks import (
    csv_lists,
    doomtrooperdb,
    lackey_text,
    lackey_xml,
    octgn,
    own_text,
    plain_lists,
    share_code,
)
from doomtable.decks.assembly import ReadDeck, assembled
from doomtable.decks.card_names import CardNames
from doomtable.decks.pieces import DeckPieces
from doomtable.errors import BadInput
from doomtable.files.decks import bounded_text
from doomtable.rules.language import Card

MAX_BYTES: Final = 256 * 1024
FORMATS: Final = ("text", "plain", "o8d", "lackey", "dek", "csv", "doomtrooperdb", "code")
ENDINGS: Final = {".deck": "text", ".o8d": "o8d", ".dek": "dek", ".csv": "csv"}
_READERS: Final = {
    "plain": plain_lists.read,
    "o8d": octgn.read,
    "lackey": lackey_text.read,
    "dek": lackey_xml.read,
    "csv": csv_lists.read,
    "doomtrooperdb": doomtrooperdb.read,
    "code": share_code.read,
}
_WRITERS: Final = {
    "text": own_text.written,
    "plain": plain_lists.written,
    "o8d": octgn.written,
    "lackey": lackey_text.written,
}
_WRITERS_OF_CARDS: Final = {
    "dek": lackey_xml.written,
    "csv": csv_lists.written,
    "doomtrooperdb": doomtrooperdb.written,
    "code": share_code.written,
}
"""Those that say more of a card than its name."""
_OWN = re.compile(r"\s*(?:(?:name|ruleset)\s*:.*|\[\s*(?:deck|collection|start)\s*\]\s*)", re.IGNORECASE)


def checked(name: str) -> str:
    """The name of a format. Raises BadInput where there is none of that name."""
    if name not in FORMATS:
        raise BadInput("error-format", name=name[:20], there=", ".join(FORMATS))
    return name


def recognised(text: str, ending: str) -> str:
    """Which format a text has, by what stands in it; where that does not tell, by the ending of its file."""
    lines = [line for line in text.splitlines() if line.strip()]
    by_ending = ENDINGS.get(ending.casefold(), "plain")
    if text.lstrip().startswith("<"):
        if "<superzone" in text.casefold() or (by_ending == "dek" and "<section" not in text.casefold()):
            return "dek"
        return "o8d"
    if share_code.is_this(text):
        return "code"
    if csv_lists.is_this(lines):
        return "csv"
    if doomtrooperdb.is_this(lines):
        return "doomtrooperdb"
    if lackey_text.is_this(lines):
        return "lackey"
    if any(map(_OWN.fullmatch, lines)):
        return "text"
    return by_ending


def read_file(path: Path, names: CardNames, form: str | None = None) -> tuple[str, ReadDeck]:
    """The format of a file and the deck in it. Raises BadFile and BadDeck."""
    text = bounded_text(path, MAX_BYTES)
    form = form or recognised(text, path.suffix)
    return form, read_text(text, form, names, file=str(path), default_name=path.stem)


def read_text(text: str, form: str, names: CardNames, *, file: str = "deck", default_name: str = "Deck") -> ReadDeck:
    """The deck in a text of this format. Raises BadDeck."""
    pieces = own_text.read(text, file, names, default_name) if form == "text" else pieces_of(text, form, file)
    return assembled(pieces, names, file=file, default_name=default_name)


def pieces_of(text: str, form: str, file: str) -> DeckPieces:
    """What stands in a text of a foreign format, no name looked up. Raises BadDeck."""
    return _READERS[form](text, file)


def written(found: ReadDeck, form: str, lookup: Callable[[str], Card]) -> str:
    """A deck in this format."""
    if form in _WRITERS_OF_CARDS:
        return _WRITERS_OF_CARDS[form](found, lookup)
    return _WRITERS[form](found)
