"""A deck as one short code that goes through any chat: `DT1:` and letters, about two for three bytes of what follows.

What is in it: the ruleset and the name, each as a byte of length and UTF-8; then for deck, collection and start how
many lines there are, in two bytes, and for each line two bytes: count (3 bits; 0: it follows as a byte), set (4 bits),
number of the card in it (9 bits), where set 0 is a card of no printed set, whose name follows as a byte of length and
UTF-8; then the remarks, how many and the length of each in two bytes; last four bytes of CRC-32 over all before.
Letters are those of Base64 for addresses, without padding; blanks and line ends between them do not matter.

A code that was not copied whole is refused. A newer copy may know cards that this one does not: such lines are kept as
remarks, as in all formats.
"""

from __future__ import annotations

import binascii
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from functools import cache
from typing import Final
from zlib import crc32

from doomtable.cards.catalogue import SETS, catalogue
from doomtable.decks.assembly import ReadDeck
from doomtable.decks.pieces import DeckPieces, remark_lines
from doomtable.errors import ErrorText
from doomtable.files.decks import MAX_COUNT, MAX_NAME, SECTIONS, BadDeck, parts
from doomtable.rules.language import Card

MARK: Final = "DT1:"
"""What a code begins with: the game, and which way of writing it this is."""
_SUM: Final = 4
_FEW: Final = 7
"""Counts up to this stand in the two bytes of a line."""


def is_this(text: str) -> bool:
    """Whether a text is a code."""
    return text.lstrip().upper().startswith(MARK)


def read(text: str, file: str) -> DeckPieces:
    """The pieces of the deck in a code. Raises BadDeck where it was not copied whole."""
    letters = "".join(text.split())[len(MARK) :]
    try:
        data = urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
        if int.from_bytes(data[-_SUM:]) != crc32(data[:-_SUM]):
            raise ValueError("what was read has another sum")
        return _pieces(_CodeReader(data[:-_SUM]))
    except (binascii.Error, ValueError, IndexError) as error:
        raise BadDeck(file, None, ErrorText("error-deck-code")) from error


def written(found: ReadDeck, lookup: Callable[[str], Card]) -> str:
    """A deck as a code."""
    deck = found.deck
    out = bytearray(_text(deck.ruleset) + _text(deck.name))
    for cards in (deck.cards, deck.collection, deck.start):
        lines = [(name, part) for name, count in cards for part in parts(count)]
        out += len(lines).to_bytes(2)
        for name, count in lines:
            out += _line(lookup(name), count)
    remarks = [line.encode() for line in remark_lines(found.remarks)]
    out += len(remarks).to_bytes(2)
    for remark in remarks:
        out += len(remark).to_bytes(2) + remark
    out += crc32(out).to_bytes(_SUM)
    return MARK + urlsafe_b64encode(out).decode().rstrip("=") + "\n"


def _pieces(data: _CodeReader) -> DeckPieces:
    pieces = DeckPieces(ruleset=data.text(data.number(1)), name=data.text(data.number(1))[:MAX_NAME])
    for pile in SECTIONS:
        for _ in range(data.number(2)):
            line = data.number(2)
            count, place = line >> 13 or data.number(1), line & 0x1FFF
            code = f"{place >> 9:02}{place & 0x1FF:03}"
            name = _names().get(code, f"#{code}") if place else data.text(data.number(1))
            pieces.card(0, pile, str(count), name, f"{count} {name}")
    pieces.remarks += [data.text(data.number(2)) for _ in range(data.number(2))]
    data.end()
    return pieces


def _line(card: Card, count: int) -> bytes:
    """A line of the deck: how many, and of which card."""
    printed = card.set in SETS and _names().get(card.code) == card.name
    place = int(card.code[:2]) << 9 | int(card.code[2:]) if printed else 0
    few = count if count <= _FEW else 0
    out = (few << 13 | place).to_bytes(2)
    if not few:
        out += min(count, MAX_COUNT).to_bytes(1)
    return out if printed else out + _text(card.name)


def _text(text: str) -> bytes:
    data = text.encode()
    return len(data).to_bytes(1) + data


@cache
def _names() -> dict[str, str]:
    """The printed cards by code."""
    cards = catalogue()
    return {card.code: card.name for name in cards.names if (card := cards.get(name)).set in SETS}


class _CodeReader:
    """Bytes read from their beginning to their end; IndexError where there are too few, ValueError for too many."""

    def __init__(self, data: bytes) -> None:
        self._data, self._at = data, 0

    def number(self, size: int) -> int:
        """The number in so many bytes."""
        return int.from_bytes(self._take(size))

    def text(self, size: int) -> str:
        """The text in so many bytes."""
        return self._take(size).decode()

    def end(self) -> None:
        """Say that nothing may be left."""
        if self._at != len(self._data):
            raise ValueError("more than a deck")

    def _take(self, size: int) -> bytes:
        taken = self._data[self._at : self._at + size]
        if len(taken) < size:
            raise IndexError("less than a deck")
        self._at += size
        return taken
