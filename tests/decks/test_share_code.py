"""Codes that share a deck: short, whole or refused, and open to cards that this copy does not know."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from doomtable.cards.catalogue import catalogue
from doomtable.decks import share_code
from doomtable.decks.assembly import ReadDeck
from doomtable.decks.card_names import CardNames
from doomtable.decks.formats import read_text, written
from doomtable.files.decks import BadDeck, DeckList, read_deck, ready_decks
from doomtable.rules.language import Card

CARDS = catalogue()
NAMES = CardNames(CARDS.names)
DECK = ReadDeck(
    DeckList("Husaren für Ännchen", "first", (("Hussar", 5), ("Mitch Hunter", 99)), (("V-3", 8),)), ("an old one",)
)


def code_of(deck: ReadDeck = DECK) -> str:
    return written(deck, "code", CARDS.get)


@pytest.mark.parametrize("path", ready_decks(), ids=lambda path: path.stem)
def test_a_code_of_a_ready_deck_fits_a_line_of_a_chat(path):
    deck = ReadDeck(read_deck(path, CARDS.names))
    code = code_of(deck)
    assert len(code) < 280 and code.count("\n") == 1
    assert read_text(code, "code", NAMES) == deck


def test_blanks_and_line_ends_in_a_code_do_not_matter():
    code = code_of().strip()
    broken = "\n  ".join(code[at : at + 20] for at in range(0, len(code), 20))
    assert read_text(f"  {broken}\t\n", "code", NAMES) == DECK


def test_a_code_that_was_changed_in_any_letter_is_refused():
    code, chance = code_of().strip(), Random(1)
    for at in range(len(share_code.MARK), len(code)):
        other = chance.choice([letter for letter in "aZ09-_" if letter != code[at]])
        for spoilt in (code[:at] + other + code[at + 1 :], code[:at], code[:at] + other + code[at:]):
            try:
                found = read_text(spoilt, "code", NAMES, file="its.file")
            except BadDeck as error:
                assert str(error).startswith("its.file") and "DT1:" in str(error)
            else:  # the last letter holds bits that mean nothing
                assert at == len(code) - 1 and found == DECK


def test_cards_of_other_sets_go_by_name_and_those_nobody_knows_are_kept():
    hussar = CARDS.get("Hussar")
    known: dict[str, Card] = {
        "Moon Hussar": replace(hussar, name="Moon Hussar", set="moon", code="m1"),
        "Hussar": hussar,
        "Later Hussar": replace(hussar, name="Later Hussar", code="09511"),
    }
    deck = ReadDeck(DeckList("New", "second", (("Hussar", 2), ("Moon Hussar", 3), ("Later Hussar", 1))))
    code = share_code.written(deck, known.__getitem__)
    found = read_text(code, "code", NAMES)
    assert found.deck.cards == (("Hussar", 2),)
    assert found.remarks == ("3 Moon Hussar", "1 Later Hussar")
    assert read_text(code, "code", CardNames(known)).deck == deck.deck


def test_a_printed_card_of_a_newer_copy_is_kept_by_its_number(monkeypatch):
    newer = replace(CARDS.get("Hussar"), name="Newer Hussar", code="08511")
    with monkeypatch.context() as patch:
        patch.setattr(share_code, "_names", lambda: {"08511": "Newer Hussar", "01157": "Hussar"})
        deck = ReadDeck(DeckList("New", "second", (("Hussar", 2), ("Newer Hussar", 3))))
        code = share_code.written(deck, {"Hussar": CARDS.get("Hussar"), "Newer Hussar": newer}.__getitem__)
    found = read_text(code, "code", NAMES)
    assert found.deck.cards == (("Hussar", 2),) and found.remarks == ("3 #08511",)
