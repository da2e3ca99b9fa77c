"""`doomtable cards`: cards looked up, what of them is built, packs in and out."""

from __future__ import annotations

import json

import pytest

from doomtable.cards.catalogue import catalogue
from doomtable.cards.packs import card_object
from doomtable.cli import cards
from doomtable.errors import ErrorText
from doomtable.words.english.exceptions import EXCEPTIONS as ENGLISH
from doomtable.words.words import card_text, type_line

EXCEPTIONS = cards.exceptions_by_language()


def test_a_card_is_looked_up(said):
    hunter = catalogue().get("Max Steiner")
    text = card_text(hunter)
    head = f"Max Steiner · {type_line(hunter)} · F 4 S 7 A 9 V 8 · unl R"
    assert said("cards", "max stei") == (0, f"{head}\n  {text}\n", "")
    assert json.loads(said("cards", "max stei", "--json")[1]) == [card_object(hunter) | {"text": text}]
    assert json.loads(said("cards", "xyzzyx", "--json")[1]) == []


def test_cards_that_begin_with_the_query_come_first():
    names = [card.name for card in cards.search("hu", card_set="unl", card_type="warrior")]
    begins = [name.startswith("Hu") for name in names]
    assert "Hussar" in names and "Mitch Hunter" in names and begins == sorted(begins, reverse=True)
    assert not cards.search("hussar", card_type="art") and not cards.search("hussar", card_set="inq")


def test_a_name_that_nearly_is_a_card_is_suggested(said):
    assert said("cards", "hussr")[:2] == (1, "no card matches; did you mean Hussar?\n")
    assert said("cards", "xyzzyx")[:2] == (1, "no card matches\n")


def test_what_is_built_is_told_set_by_set(said, monkeypatch):
    sets = {"unl": {"total": 341, "complete": 90, "special": 4, "untested": 0}}
    lacking = [{"card": "Half", "fields": ["ability 1 (play): Bid", "ability 2 (on): On.order"]}]
    monkeypatch.setattr(cards, "coverage_by_set", lambda: sets)
    monkeypatch.setattr(cards, "incomplete", lambda: lacking)
    told = "unl: 90 of 341 cards, 4 special, 0 untested\n  Half: ability 1 (play): Bid, ability 2 (on): On.order\n"
    written = "".join(f"{code}: {len(rows)} sentences that fit one card each\n" for code, rows in EXCEPTIONS.items())
    assert said("cards", "--coverage") == (0, told + written, "")
    told = json.loads(said("cards", "--coverage", "--json")[1])
    assert told.pop("exceptions") == {code: len(rows) for code, rows in EXCEPTIONS.items()}
    assert told == {"sets": sets, "incomplete": lacking}


def test_sentences_for_one_card_are_listed(said):
    rows = json.loads(said("cards", "--exceptions", "--json")[1])
    assert {(row["card"], row["ability"]) for row in rows if row["language"] == "en"} == ENGLISH.keys()
    assert "en  Empathy: " in said("cards", "--exceptions")[1]


def test_of_the_cards_of_the_catalogue_none_is_incomplete():
    assert cards.incomplete() == []


def test_a_pack_is_written_and_checked(said, tmp_path):
    pack = tmp_path / "pack.json"
    assert said("cards", "max stei", "--export", pack) == (0, f"{pack}: 1 card\n", "")
    assert said("cards", "max stei", "--export", pack, "--json")[0] == 0, "a pack may be written over"
    assert said("cards", "--check", pack) == (0, f"{pack}: nothing wrong\n", "")
    assert json.loads(said("cards", "--check", pack, "--json")[1]) == {"file": str(pack), "faults": []}


def test_a_pack_with_faults_leaves_with_1(said, monkeypatch):
    fault = ErrorText("os-other", why="Sword: no rarity")
    monkeypatch.setattr(cards, "check_pack", lambda path: (fault,))
    assert said("cards", "--check", "p.json") == (1, "Sword: no rarity\n", "")


def test_what_is_no_pack_is_not_written_over(said, tmp_path):
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann")
    sentence = f"doomtable: {letter} is there already and is no card pack; choose another name.\n"
    assert said("cards", "hussar", "--export", letter) == (2, "", sentence)
    assert letter.read_text() == "Dear Ann"


def test_pictures_are_written(said, stand_in):
    taken = []

    def write(folder, cards, words, shown, size, step):
        taken.append((str(folder), [card.name for card in cards], shown, size))

    stand_in("table.window.picture_files", write_pictures=write)
    assert said("cards", "max stei", "--pictures", "own") == (0, "own: 1 picture\n", "")
    wanted = ("--type", "warrior", "--pictures", "own")
    assert said("cards", "hussar", *wanted, "--faces", "--size", "744x1039")[:2] == (0, "own: 1 picture\n")
    told = said("cards", "--set", "unl", *wanted, "--silhouettes", "--json")
    warriors = [card.name for card in catalogue().by_set("unl") if card.type == "warrior"]
    assert json.loads(told[1]) == {"folder": "own", "cards": len(warriors)}
    assert [one[2:] for one in taken] == [("picture", None), ("face", (744, 1039)), ("silhouette", None)]
    assert taken[0][:2] == ("own", ["Max Steiner"]) and taken[2][1] == warriors
    assert said("cards", "xyzzyx", "--pictures", "own")[:2] == (1, "no card matches\n") and len(taken) == 3


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            "cards --faces hussar",
            "--faces is for pictures; add --pictures FOLDER or leave --faces out.",
        ),
        (
            "cards --pictures own --export own.json",
            "--pictures and --export do not go together; leave one of them out.",
        ),
        (
            "cards --pictures own --faces --silhouettes",
            "--faces and --silhouettes do not go together; leave one of them out.",
        ),
        ("cards --pictures own --size big", 'the size "big" is not WIDTHxHEIGHT; write --size 1920x1080.'),
        ("cards --set abc",
         'There is no set "abc"; the sets are unl, inq, wz, mort, gol, apo, pl, promo, battles, wars.'),
    ],
)
def test_what_cannot_be_used_is_one_sentence_and_status_2(said, words, sentence):
    assert said(*words.split()) == (2, "", f"doomtable: {sentence}\n")
