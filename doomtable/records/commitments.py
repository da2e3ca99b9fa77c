"""Commitments of a fair deal: the bytes that are hashed, and the key of the shuffle."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from doomtable.errors import BadInput
from doomtable.records.value_checks import is_hex, is_number
from doomtable.rules.game import Deck
from doomtable.rules.terms import Seat

TAG: Final = "doomtable deal 1 commitment"
KEY_TAG: Final = "doomtable deal 1 key"
COMPUTERS_TAG: Final = "doomtable deal 1 computers"
MOST_SEATS: Final = 7
MOST_CARDS: Final = 1000
"""Cards of one deck, and of one collection."""
LONGEST: Final = 100
"""Letters of a card's name."""
SECRET_BYTES: Final = 32
GAME_DIGITS: Final = 32
HASH_DIGITS: Final = 64


@dataclass(frozen=True, slots=True)
class CommitmentOpening:
    """What a commitment was made of. Deck and secret are not printed with it, as the game hides them."""

    seat: Seat
    deck: Deck = field(repr=False)
    secret: bytes = field(repr=False)


def canonical(deck: Deck) -> Deck:
    """The deck as it is laid before the shuffle: cards and collection sorted by code point, the same name.

    What it begins with is laid as it is listed.
    """
    return Deck(tuple(sorted(deck.cards)), tuple(sorted(deck.collection)), deck.name, deck.start)


def commitment(game: str, seat: Seat, deck: Deck, secret: bytes) -> str:
    """The commitment of a person's seat, 64 hex digits; the deck may come in any order.

    Raises BadInput for a game id that is not 32 hex digits, a seat outside 0 to 6, a secret that is not 32
    bytes, and a deck with more than 1000 cards (or as many beside it) or a name not of 1 to 100 letters.
    """
    return hashlib.sha256(
        _field(TAG.encode()) + _game(game) + _seat(seat) + _piles(deck) + _secret(secret)
    ).hexdigest()


def commitment_of(game: str, opening: CommitmentOpening) -> str:
    """The one commitment that an opening fits. Raises BadInput as `commitment` does."""
    return commitment(game, opening.seat, opening.deck, opening.secret)


def computers_commitment(game: str, decks: Mapping[Seat, Deck], blind: bytes) -> str:
    """The hash that fixes the decks of all computer seats, 64 hex digits. Raises as `commitment` does."""
    rows = (_seat(seat) + _piles(decks[seat]) for seat in sorted(decks))
    return hashlib.sha256(
        _field(COMPUTERS_TAG.encode()) + _game(game) + b"".join(rows) + _secret(blind)
    ).hexdigest()


def key_of(game: str, humans: Sequence[Seat], openings: Sequence[CommitmentOpening]) -> bytes:
    """The 32-byte key of the generator. Whether the openings fit their commitments is not asked here.

    `openings` are those of exactly the seats `humans`, both ascending; BadInput for a gap, a double or any
    other order, since a key of fewer openings would be one that somebody had no part in.
    """
    if not humans or list(humans) != sorted(set(humans)):
        raise BadInput("error-deal-seat-order")
    if [opening.seat for opening in openings] != list(humans):
        raise BadInput("error-deal-openings")
    rows = (_seat(one.seat) + _piles(one.deck) + _secret(one.secret) for one in openings)
    return hashlib.sha256(_field(KEY_TAG.encode()) + _game(game) + b"".join(rows)).digest()


def _field(value: bytes) -> bytes:
    return len(value).to_bytes(4, "big") + value


def _game(game: str) -> bytes:
    if not is_hex(game, GAME_DIGITS):
        raise BadInput("error-deal-game-id", digits=GAME_DIGITS, found=short(game))
    return _field(bytes.fromhex(game))


def _seat(seat: Seat) -> bytes:
    if not is_number(seat) or not 0 <= seat < MOST_SEATS:
        raise BadInput("error-deal-seat", most=MOST_SEATS - 1, found=short(seat))
    return _field(bytes([seat]))


def _secret(secret: bytes) -> bytes:
    if not _is_secret(secret):
        raise BadInput("error-deal-secret", n=SECRET_BYTES)
    return _field(secret)


def _piles(deck: Deck) -> bytes:
    return _pile(sorted(deck.cards)) + _pile(sorted(deck.collection)) + (_pile(deck.start) if deck.start else b"")


def _pile(names: Sequence[str]) -> bytes:
    if len(names) > MOST_CARDS or not all(_is_name(name) for name in names):
        raise BadInput("error-deal-deck", most=MOST_CARDS, letters=LONGEST)
    return _field(b"".join(_field(name.encode()) for name in names))


def _is_secret(value: object) -> bool:
    return isinstance(value, bytes) and len(value) == SECRET_BYTES


def _is_name(value: object) -> bool:
    """May it be a card's name? Half a surrogate pair has no UTF-8."""
    return isinstance(value, str) and 0 < len(value) <= LONGEST and not re.search("[\ud800-\udfff]", value)


def is_dealable(deck: Deck) -> bool:
    """Whether a deck has a commitment: not too many cards, and names that have UTF-8."""
    try:
        _piles(deck)
    except BadInput:
        return False
    return True


def short(value: object) -> str:
    """A value from outside, as it may stand in a message."""
    return str(value)[:20]
