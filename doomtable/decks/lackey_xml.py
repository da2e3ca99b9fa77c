"""The .dek files of LackeyCCG: XML of deck, superzone and card, an element for each copy with its name and set.

Read: cards by their names, a superzone named Sideboard, Collection or Starting as that part and all others as the
deck; comments are remarks. Written: the superzones Deck, Sideboard and Starting, the code of a card as its id; name,
ruleset and remarks as comments.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from doomtable.decks.assembly import ReadDeck
from doomtable.decks.lackey_text import ZONES
from doomtable.decks.pieces import DeckPieces, headings, pile_of, remark_lines
from doomtable.decks.xml_input import XmlElement, escaped, inside_deck, keep
from doomtable.errors import ErrorText
from doomtable.files.decks import SECTIONS, BadDeck
from doomtable.rules.language import Card

MOST_CARDS: Final = 2000
GAME: Final = "doomtrooper"
_KNOWN_PARTS: Final = ("name", "set")


def read(text: str, file: str) -> DeckPieces:
    """The pieces of a deck in such a file. Raises BadDeck."""
    pieces = DeckPieces()
    for one in inside_deck(text, file, pieces):
        _take(pieces, one)
    if len(pieces.entries) > MOST_CARDS:
        raise BadDeck(file, None, ErrorText("error-deck-lines", n=len(pieces.entries), most=MOST_CARDS))
    return pieces


def _take(pieces: DeckPieces, one: XmlElement) -> None:
    """Take what lies right inside the deck."""
    if one.tag == "superzone":
        pile = pile_of(one.attributes.get("name", "")) or SECTIONS[0]
        pieces.remark(one.text)
        for card in one.inner:
            _take_card(pieces, card, pile)
    elif not _is_game(one):
        keep(pieces, one)


def _is_game(one: XmlElement) -> bool:
    """Whether an element only says that the deck is for this game."""
    game = one.first("game") if one.tag == "meta" else one if one.tag == "game" else None
    if game is None or game.inner or game.attributes or game.text.strip().casefold() != GAME:
        return False
    return one is game or (one.inner == [game] and not one.text.strip())


def _take_card(pieces: DeckPieces, card: XmlElement, pile: str) -> None:
    """Take what lies in a superzone."""
    name = card.first("name")
    told = " ".join(card.all_told())
    if card.tag != "card":
        keep(pieces, card)
    elif name is None or not name.text.strip():
        pieces.strange(card.line, pile, told or card.tag)
    else:
        pieces.card(card.line, pile, "1", " ".join(name.text.split()), told)
        pieces.remark(card.text)
        keep(pieces, *(one for one in card.inner if one is not name and one.tag not in _KNOWN_PARTS))


def written(found: ReadDeck, lookup: Callable[[str], Card]) -> str:
    """A deck as such a file."""
    lines = ['<deck version="0.8">', f"  <meta><game>{GAME}</game></meta>"]
    notes = [*headings(found.deck.name, found.deck.ruleset), *remark_lines(found.remarks)]
    lines += [f"  <!-- {escaped(note)} -->" for note in notes]
    for pile, cards in found.deck.piles:
        lines.append(f"  <superzone name={quoteattr(ZONES[pile])}>")
        for name, count in cards:
            card = lookup(name)
            one = f"<name id={quoteattr(card.code)}>{escape(name)}</name><set>{escape(card.set)}</set>"
            lines += [f"    <card>{one}</card>"] * count
        lines.append("  </superzone>")
    return "\n".join([*lines, "</deck>"]) + "\n"
