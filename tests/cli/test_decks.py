"""`doomtable decks`: list, check, convert and draw."""

from __future__ import annotations

import json

import pytest


def test_decks_check(said, catalogue, deck, tmp_path):
    assert said("decks", "check", deck) == (0, f"{deck}: legal\n", "")
    short = tmp_path / "short.deck"
    short.write_text("6 Sword\n")
    status, out, err = said("decks", "check", deck, short, "--json")
    assert (status, err) == (1, "")
    assert json.loads(out) == {
        deck: {"legal": True, "faults": []},
        str(short): {
            "legal": False,
            "faults": [
                {"rule": "DECK-01", "card": None, "text": "The deck has 6 cards and needs at least 60."},
                {
                    "rule": "DECK-02",
                    "card": "Sword",
                    "text": "No more than 5 copies of Sword are allowed; the deck has 6.",
                },
            ],
        },
    }
    assert said("decks", "check", short, "--option", "deck_min=6", "copies_max=6")[0] == 0


def test_decks_check_of_no_deck(said, catalogue, tmp_path):
    wrong = tmp_path / "wrong.deck"
    wrong.write_text("5 Swrod\n")
    sentence = f'doomtable: {wrong}, line 1: there is no card "Swrod"; did you mean "Sword"?\n'
    assert said("decks", "check", wrong, "--json") == (2, "", sentence)
    none = tmp_path / "none.deck"
    assert said("decks", "check", none) == (2, "", f"doomtable: {none} is not there; check the name.\n")


def test_decks_check_of_a_deck_for_rules_that_are_not_there(said, catalogue, tmp_path):
    path = tmp_path / "old.deck"
    path.write_text("ruleset: zeroth\n5 Sword\n")
    status, _, err = said("decks", "check", path)
    assert status == 2 and 'there is no ruleset "zeroth"' in err
    assert said("decks", "check", path, "--ruleset", "second")[0] == 1


def test_decks_list(said, catalogue, deck):
    assert said("decks", "list", deck)[1] == f"Twelve · 60 cards · second · {deck}\n"
    found = json.loads(said("decks", "list", deck, "--json")[1])
    assert found == {deck: {"name": "Twelve", "ruleset": "second", "cards": 60, "collection": 0}}


def test_decks_convert_to_text_and_back(said, catalogue, deck, tmp_path):
    status, out, _ = said("decks", "convert", deck)
    again = tmp_path / "again.deck"
    again.write_text(out)
    assert status == 0
    assert json.loads(said("decks", "convert", again, "--json")[1]) == {
        str(again): {"to": "text", "text": out}
    }


def test_decks_draw(said, catalogue, deck):
    words = ("decks", "draw", deck, "--hands", "4", "--seed", "3", "--json")
    status, out, _ = said(*words)
    hands = json.loads(out)[deck]["hands"]
    assert status == 0 and [len(hand) for hand in hands] == [7, 7, 7, 7]
    assert said(*words)[1] == out
    assert said("decks", "draw", deck)[1].count("\n  ") == 3


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("decks check", "no deck was named; name at least one."),
        ("decks convert a.deck --to o8d", "the format o8d is not there yet; there is text."),
        ("decks convert a.deck --to pdf", 'there is no format "pdf"; there is text.'),
    ],
)
def test_what_cannot_be_used_is_one_sentence_and_status_2(said, words, sentence):
    assert said(*words.split()) == (2, "", f"doomtable: {sentence}\n")


def test_a_ready_or_own_deck_is_named_by_its_name(said, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert said("decks", "check", "Algeroth's Legion")[:2] == (0, "Algeroth's Legion: legal\n")
    assert said("decks", "check", "algeroth’s  legion")[0] == said("decks", "check", "algeroth-legion")[0] == 0
    status, _, err = said("decks", "check", "Algeroth's Picnic")
    assert status == 2 and "Algeroth's Picnic" in err
    assert said("decks", "check", "elsewhere/Algeroth's Legion")[0] == 2, "that is a path"
    (tmp_path / "Algeroth's Legion").write_text("1 Hussar\n", encoding="utf-8")
    assert said("decks", "check", "Algeroth's Legion")[0] == 1, "a file of that name comes first"
