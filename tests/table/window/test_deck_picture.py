"""The picture of a deck: every deck fits on it, and it shows what is in it."""

from __future__ import annotations

import pygame
import pytest

from doomtable.cards.catalogue import catalogue
from doomtable.cli import main
from doomtable.files.decks import DeckList
from doomtable.table.kit.available_decks import AvailableDeck
from doomtable.table.window.deck_picture import SIZE, _cells, deck_picture
from doomtable.words.words import Words


def picture(cards: tuple[tuple[str, int], ...], collection: tuple[tuple[str, int], ...] = ()) -> bytes:
    deck = DeckList("A deck with a name that is long enough for two lines", "second", cards, collection)
    made = deck_picture(AvailableDeck("x", deck, True), Words("en"))
    assert made.get_size() == SIZE
    return pygame.image.tobytes(made, "RGB")


def test_what_is_in_it_is_shown():
    some = (("Hussar", 5), ("Combat Armor", 2))
    fewer = (("Hussar", 4), ("Combat Armor", 2))
    pictures = {picture(some), picture(fewer), picture(some[:1]), picture(some, some[:1])}
    assert len(pictures) == 4


def test_a_deck_of_many_cards_fits():
    assert picture(tuple((name, 1) for name in catalogue().names[:150]))


@pytest.mark.parametrize("count", [1, 2, 7, 39, 60, 150, 400])
def test_faces_are_as_large_as_all_of_them_fit(count):
    across, wide = _cells(count, (1180, 880))
    down = -(-count // across)
    assert across * (wide + 10) - 10 <= 1180 and down * (wide * 7 // 5 + 10) - 10 <= 880 + down
    assert wide > 20


def test_the_command_writes_it(tmp_path, capsys):
    deck, out = tmp_path / "one.deck", tmp_path / "one.png"
    deck.write_text("name: One\n5 Hussar\n")
    assert main.run(["decks", "picture", str(deck), "--out", str(out)]) == 0
    assert pygame.image.load(out).get_size() == SIZE
    assert main.run(["decks", "picture", str(deck), str(deck), "--out", str(out)]) == 2
    assert main.run(["decks", "picture", str(tmp_path / "none.deck")]) == 2
    capsys.readouterr()
