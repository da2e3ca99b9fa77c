"""The cards a player owns: read from anything, kept as a table, compared with decks."""

from __future__ import annotations

import pytest

from doomtable.cards.catalogue import catalogue
from doomtable.cli.cards import search
from doomtable.decks import owned_cards
from doomtable.decks.assembly import ReadDeck
from doomtable.decks.card_names import CardNames
from doomtable.decks.formats import FORMATS, written
from doomtable.decks.owned_cards import LackedCard, OwnedCards
from doomtable.errors import BadInput
from doomtable.files import storage
from doomtable.files.decks import BadDeck, DeckList

CARDS = catalogue()
NAMES = CardNames(CARDS.names)
DECK = DeckList("Mine", "second", (("Hussar", 5), ("Mitch Hunter", 1)), (("Hussar", 2),))


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / "new" / name)


@pytest.mark.parametrize("form", FORMATS)
def test_a_deck_of_any_format_is_a_list_of_cards(form):
    owned = owned_cards.read(written(ReadDeck(DECK), form, CARDS.get), NAMES)
    assert (owned.counts, owned.faults) == ({"Hussar": 7, "Mitch Hunter": 1}, ())


def test_the_whole_catalogue_in_large_numbers_is_written_and_read_again():
    counts = {name: 250 if number % 9 == 0 else 3 for number, name in enumerate(CARDS.names)}
    owned = OwnedCards(counts, ("an old, one",))
    owned_cards.save(owned, CARDS.get)
    assert owned_cards.load(NAMES) == owned
    text = owned_cards.owned_file().read_text(encoding="utf-8")
    assert text.startswith("name,set,code,count\n") and owned_cards.written(owned, CARDS.get) == text


def test_nothing_is_known_where_there_is_no_table():
    assert owned_cards.load(NAMES) is None


def test_lines_that_are_no_cards_stay_as_remarks_and_are_told():
    owned = owned_cards.read("5x hussar\n2 Husar\nelse\nHussar (1)\n", NAMES, file="its.txt")
    assert owned.counts == {"Hussar": 6}
    assert owned.remarks == ("2 Husar", "else")
    assert [one.line for one in owned.faults] == [2, 3]
    owned_cards.save(owned, CARDS.get)
    again = owned_cards.load(NAMES)
    assert again == OwnedCards({"Hussar": 6}, owned.remarks)
    assert owned_cards.added(again, owned).counts == {"Hussar": 12}


def test_what_is_too_much_is_refused_or_cut():
    with pytest.raises(BadDeck, match=r"its\.txt"):
        owned_cards.read("1 Hussar\n" * 4001, NAMES, file="its.txt")
    assert owned_cards.read("99 Hussar\n" * 20, NAMES).counts == {"Hussar": owned_cards.MOST_COPIES}


def test_what_a_deck_lacks_and_which_deck_is_nearest():
    assert owned_cards.lacking(DECK, {"Hussar": 4, "Mitch Hunter": 1}) == (LackedCard("Hussar", 7, 4),)
    assert owned_cards.lacking(DECK, {"Hussar": 7, "Mitch Hunter": 3}) == ()
    other = DeckList("Other", "second", (("Mitch Hunter", 5),))
    assert owned_cards.nearest((DECK, other), {"Hussar": 1}) == [(other, 5), (DECK, 7)]


def test_the_search_knows_what_is_owned():
    with pytest.raises(BadInput, match="which cards you own"):
        search("own:yes t:warrior")
    owned_cards.save(OwnedCards({"Hussar": 3, "Mitch Hunter": 1, "Heimburg": 2}), CARDS.get)
    assert [card.name for card in search("own:yes t:warrior")] == ["Hussar", "Mitch Hunter"]
    assert [card.name for card in search("own>=3")] == ["Hussar"]


def test_a_table_that_cannot_be_read_is_none():
    storage.make_folder(owned_cards.owned_file().parent)
    owned_cards.owned_file().write_bytes(b"\xff\xfe\x00")
    assert owned_cards.known_counts() is None
