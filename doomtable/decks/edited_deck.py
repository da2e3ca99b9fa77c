"""An edited deck: a deck as it is being built, and the edits that make another one of it. Pure values."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final, Literal, NamedTuple, Protocol

from doomtable.decks.pieces import remark_lines
from doomtable.files.decks import (
    DEFAULT_RULESET,
    MAX_COUNT,
    MAX_NAME,
    NO_TEXT,
    RULESET_NAME,
    CardCounts,
    DeckList,
)

DeckPart = Literal["deck", "collection", "start"]
"""A part of a deck, as its section is called in files."""
DECK_PARTS: Final[tuple[DeckPart, ...]] = ("deck", "collection", "start")
FIELDS: Final = {"deck": "cards", "collection": "collection", "start": "start"}
"""The field of a deck list that holds a part."""
MOST_NOTES: Final = 4000
"""Letters of a deck's notes."""
MOST_CARDS: Final = 300
MOST_NOTE_LINES: Final = 60
"""Different cards of a deck in all its parts, and lines of its notes: so many a file may hold."""
BLANK: Final = "."
"""What stands for an empty line of notes in a file."""


class CountChange(NamedTuple):
    """So many copies of a card more in a part of the deck, or fewer."""

    part: DeckPart
    card: str
    by: int


@dataclass(frozen=True, slots=True)
class EditedDeck:
    """A deck being built, with its notes; it may be empty and break every rule."""

    deck: DeckList = field(default_factory=lambda: DeckList("Deck", DEFAULT_RULESET, ()))
    notes: str = ""

    def part(self, part: DeckPart) -> CardCounts:
        """The cards of a part with their counts."""
        found: CardCounts = getattr(self.deck, FIELDS[part])
        return found

    def count(self, part: DeckPart, card: str) -> int:
        """How many copies of a card lie in a part."""
        return dict(self.part(part)).get(card, 0)

    def size(self, part: DeckPart = "deck") -> int:
        """How many cards lie in a part."""
        return sum(count for _, count in self.part(part))

    @property
    def empty(self) -> bool:
        """Whether no card lies in it."""
        return not any(self.size(part) for part in DECK_PARTS)


class ChangeCounts(NamedTuple):
    """Copies of cards more or fewer, at once."""

    changes: tuple[CountChange, ...]

    def apply(self, edited: EditedDeck) -> EditedDeck:
        """The deck with it; what there is too little of to take is not taken, and no card has more than MAX_COUNT."""
        parts = {part: dict(edited.part(part)) for part in DECK_PARTS}
        for part, card, by in self.changes:
            pile = parts[part]
            if card not in pile and sum(map(len, parts.values())) >= MOST_CARDS:
                continue
            pile[card] = max(0, min(MAX_COUNT, pile.get(card, 0) + by))
            if not pile[card]:
                del pile[card]
        cards, collection, start = (tuple(parts[part].items()) for part in DECK_PARTS)
        return replace(edited, deck=replace(edited.deck, cards=cards, collection=collection, start=start))


class MoveCards(NamedTuple):
    """Copies of a card from one part of the deck to another."""

    card: str
    source: DeckPart
    target: DeckPart
    copies: int = 1

    def apply(self, edited: EditedDeck) -> EditedDeck:
        """The deck with it; no more are moved than there are, or than may lie there."""
        room = MAX_COUNT - edited.count(self.target, self.card)
        copies = min(self.copies, edited.count(self.source, self.card), room)
        if self.source == self.target or copies <= 0:
            return edited
        both = CountChange(self.source, self.card, -copies), CountChange(self.target, self.card, copies)
        return ChangeCounts(both).apply(edited)


class RenameDeck(NamedTuple):
    """Another name for the deck."""

    name: str

    def apply(self, edited: EditedDeck) -> EditedDeck:
        """The deck with it; a name of nothing but blanks changes nothing."""
        name = _plain(self.name)[:MAX_NAME].rstrip()
        return replace(edited, deck=replace(edited.deck, name=name)) if name else edited


class ChangeEdition(NamedTuple):
    """The edition that the deck is built for."""

    ruleset: str

    def apply(self, edited: EditedDeck) -> EditedDeck:
        """The deck with it."""
        known = RULESET_NAME.fullmatch(self.ruleset)
        return replace(edited, deck=replace(edited.deck, ruleset=self.ruleset)) if known else edited


class WriteNotes(NamedTuple):
    """Other notes."""

    notes: str

    def apply(self, edited: EditedDeck) -> EditedDeck:
        """The deck with them, in lines that a deck file may have."""
        lines = [part for line in self.notes[:MOST_NOTES].splitlines() for part in remark_lines([_plain(line)]) or [""]]
        lines = ["" if line.strip() == BLANK else line.strip() for line in lines]
        return replace(edited, notes="\n".join(lines[:MOST_NOTE_LINES]).strip("\n"))


class ReplaceDeck(NamedTuple):
    """Another deck in the place of this one: one that was pasted, or an older version."""

    edited: EditedDeck

    def apply(self, edited: EditedDeck) -> EditedDeck:
        """That deck."""
        return self.edited


class DeckEdit(Protocol):
    """What can be done to a deck; `apply` never fails, and returns an equal one where there is nothing to do."""

    def apply(self, edited: EditedDeck) -> EditedDeck: ...


def add(card: str, part: DeckPart = "deck", copies: int = 1) -> ChangeCounts:
    """Add copies of a card."""
    return ChangeCounts((CountChange(part, card, copies),))


def remove(card: str, part: DeckPart = "deck", copies: int = 1) -> ChangeCounts:
    """Take copies of a card out."""
    return ChangeCounts((CountChange(part, card, -copies),))


def merged(changes: Iterable[CountChange]) -> tuple[CountChange, ...]:
    """Changes of the same card in the same part added up, without those that come to nothing."""
    sums: dict[tuple[DeckPart, str], int] = {}
    for part, card, by in changes:
        sums[part, card] = sums.get((part, card), 0) + by
    return tuple(CountChange(part, card, by) for (part, card), by in sums.items() if by)


def _plain(text: str) -> str:
    """A text on one line, without what no line of a file may hold."""
    kept = "".join(mark for mark in text if mark.isspace() or unicodedata.category(mark) not in NO_TEXT)
    return " ".join(kept.split())
