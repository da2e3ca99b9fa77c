"""The .o8d files of OCTGN: XML of deck, section and card with a count and an id, and notes.

Read: cards by the name that stands in the element, never by the id; sections named Collection, Sideboard or Start are
these parts, all others (such as Warrior or Special) are the deck; notes and comments are remarks. Written: a section
for each part, ids left empty because no list of them is open, name, ruleset and remarks as notes.
"""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

from doomtable.decks.assembly import ReadDeck
from doomtable.decks.pieces import DeckPieces, headings, pile_of, remark_lines
from doomtable.decks.xml_input import XmlElement, inside_deck, keep
from doomtable.files.decks import SECTIONS, parts


def read(text: str, file: str) -> DeckPieces:
    """The pieces of a deck in such a file. Raises BadDeck."""
    pieces = DeckPieces()
    for one in inside_deck(text, file, pieces):
        _take(pieces, one)
    return pieces


def _take(pieces: DeckPieces, one: XmlElement) -> None:
    """Take what lies right inside the deck."""
    if one.tag == "section":
        pile = pile_of(one.attributes.get("name", "")) or SECTIONS[0]
        pieces.remark(one.text)
        for card in one.inner:
            _take_card(pieces, card, pile)
    elif one.tag == "notes":
        for line in one.text.splitlines():
            pieces.remark(line)
        keep(pieces, *one.inner)
    else:
        keep(pieces, one)


def _take_card(pieces: DeckPieces, card: XmlElement, pile: str) -> None:
    """Take what lies in a section."""
    name = " ".join(card.text.split())
    if card.tag != "card":
        keep(pieces, card)
        return
    if name and "qty" in card.attributes:
        pieces.card(card.line, pile, card.attributes["qty"], name, card.told)
    else:
        pieces.strange(card.line, pile, card.told or card.tag)
    keep(pieces, *card.inner)


def written(found: ReadDeck) -> str:
    """A deck as such a file."""
    lines = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>', '<deck game="">']
    for pile, cards in found.deck.piles:
        lines.append(f"  <section name={quoteattr(pile.title())} shared=\"False\">")
        for name, count in cards:
            lines += [f'    <card qty="{part}" id="">{escape(name)}</card>' for part in parts(count)]
        lines.append("  </section>")
    notes = [*headings(found.deck.name, found.deck.ruleset), *remark_lines(found.remarks)]
    text = escape("\n".join(notes))
    return "\n".join([*lines, f"  <notes>{text}</notes>", "</deck>"]) + "\n"
