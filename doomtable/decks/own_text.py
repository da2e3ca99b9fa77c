"""The project's own text as one format among others: `files.decks` reads and writes it.

Read: what `files.decks.parse_deck` reads, names in every way that `card_names` finds; a line whose name no card has is
kept as a remark, any other fault refuses the file. Written: `files.decks.deck_text`, remarks after a `#` at the end.
"""

from __future__ import annotations

from doomtable.decks.assembly import ReadDeck
from doomtable.decks.card_names import CardNames
from doomtable.decks.pieces import DeckPieces, remark_lines, tidy
from doomtable.errors import ErrorText
from doomtable.files.decks import (
    SECTIONS,
    card_line,
    deck_text,
    parse_deck,
    parts,
    same_newlines,
    without_comment,
)


def read(text: str, file: str, names: CardNames, default_name: str, *, empty: bool = False) -> DeckPieces:
    """The pieces of a deck in the project's own text; it may be `empty`. Raises BadDeck."""
    pieces = DeckPieces()
    section, known, lines = SECTIONS[0], set[str](), list[str]()
    for number, line in enumerate(same_newlines(text).split("\n"), 1):
        wanted = without_comment(line)
        heading = wanted.startswith("[") or ":" in wanted.partition(" ")[0]
        named = wanted.partition(":")[0].strip().casefold() == "name"
        if not named and wanted != line.strip() and (remark := tidy(line.partition("#")[2])):
            pieces.remarks.append(remark)
        if wanted.startswith("["):
            section = wanted.strip("[] ").casefold()
        card = None if heading or not wanted else card_line(wanted)
        if card is not None and not isinstance(card, ErrorText):
            count, written = card
            name = names.find(written)
            if name is None:
                pieces.card(number, section, str(count), written, wanted)
                line = "#"
            else:
                known.add(name)
                line = f"{count} {name}"
        lines.append(line)
    if not known and not empty:
        lines = text.splitlines()
    deck = parse_deck("\n".join(lines), known, file=file, default_name=default_name, empty=empty)
    pieces.name, pieces.ruleset = deck.name, deck.ruleset
    for pile, cards in deck.piles:
        for name, count in cards:
            for part in parts(count):
                pieces.card(0, pile, str(part), name, "")
    return pieces


def written(found: ReadDeck) -> str:
    """A deck in the project's own text."""
    remarks = [f"# {line}".rstrip() for line in remark_lines(found.remarks)]
    return deck_text(found.deck) + "".join(f"{line}\n" for line in ["", *remarks] if remarks)
