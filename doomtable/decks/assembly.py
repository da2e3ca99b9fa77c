"""From the pieces of a file to a deck: names looked up, copies added up, what is unknown kept and told."""

from __future__ import annotations

from dataclasses import dataclass

from doomtable.decks.card_names import CardNames
from doomtable.decks.pieces import MOST_LINES, DeckPieces, LineFault, in_pile, remark_lines
from doomtable.errors import ErrorText
from doomtable.files.decks import DEFAULT_RULESET, MAX_NAME, SECTIONS, BadDeck, DeckList


@dataclass(frozen=True, slots=True)
class ReadDeck:
    """A deck read from a file of any format."""

    deck: DeckList
    remarks: tuple[str, ...] = ()
    """What is kept as remarks: those of the file, and every line that is no card."""
    faults: tuple[LineFault, ...] = ()
    """What is wrong with lines among them, in the order of the file."""


def assembled(pieces: DeckPieces, names: CardNames, *, file: str, default_name: str = "Deck") -> ReadDeck:
    """A deck from its pieces. Raises BadDeck where no card of it is known."""
    piles: dict[str, dict[str, int]] = {section: {} for section in SECTIONS}
    faults = list(pieces.faults)
    for entry in pieces.entries:
        card = names.find(entry.written)
        if card is None:
            faults.append(LineFault(entry.line, in_pile(entry.pile, entry.raw), names.unknown(entry.written)))
        else:
            piles[entry.pile][card] = piles[entry.pile].get(card, 0) + entry.copies
    faults.sort(key=lambda fault: fault.line)
    if not piles["deck"]:
        first = faults[0] if faults else LineFault(0, "", ErrorText("error-deck-empty"))
        raise BadDeck(file, first.line or None, first.fault)
    remarks = (*pieces.remarks, *(fault.kept for fault in faults))
    lines = sum(map(len, piles.values())) + len(remark_lines(remarks))
    if lines > MOST_LINES:
        raise BadDeck(file, None, ErrorText("error-deck-lines", n=lines, most=MOST_LINES))
    deck = DeckList(
        name=pieces.name or " ".join(default_name.split())[:MAX_NAME] or "Deck",
        ruleset=pieces.ruleset or DEFAULT_RULESET,
        cards=tuple(piles["deck"].items()),
        collection=tuple(piles["collection"].items()),
        start=tuple(piles["start"].items()),
    )
    return ReadDeck(deck, remarks, tuple(faults))
