"""`doomtable decks`: list, check, convert, advise and draw."""

from __future__ import annotations

import json

import pytest

from doomtable.files.decks import ready_decks


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
        str(again): {"from": "text", "to": "text", "text": out, "kept": []}
    }


def test_decks_convert_from_a_pasted_list(said, tmp_path):
    pasted, out = tmp_path / "pasted.txt", tmp_path / "out.deck"
    pasted.write_text("5x hussar\nMitch Hunter (3)\n4 Husar\n", encoding="utf-8")
    status, said_out, err = said("decks", "convert", pasted, "--to", "text", "--out", out)
    text = out.read_text(encoding="utf-8")
    assert (status, said_out) == (1, "")
    assert "5 Hussar\n3 Mitch Hunter\n" in text and "# 4 Husar\n" in text
    assert f'doomtable: {pasted}, line 3: there is no card "Husar"; did you mean "Hussar"?\n' in err
    assert f"doomtable: {pasted}: this line is kept as a remark, not counted to the deck.\n" in err
    assert said("decks", "convert", pasted, "--language", "de")[2].count("meinst du „Hussar“?") == 1
    assert said("decks", "convert", out, "--to", "plain")[0] == 0, "a remark is no fault"


def test_decks_convert_to_o8d_says_that_it_has_no_ids(said, tmp_path):
    status, out, err = said("decks", "convert", "algeroth-legion", "--to", "o8d")
    assert status == 0 and '<card qty="5" id="">' in out and "no ids" in err
    (tmp_path / "any.thing").write_text(out, encoding="utf-8")
    first = json.loads(said("decks", "convert", tmp_path / "any.thing", "--json")[1])[str(tmp_path / "any.thing")]
    assert first["from"] == "o8d"
    plain = said("decks", "convert", "algeroth-legion", "--to", "plain")[1]
    assert [line for line in first["text"].splitlines() if line[:1].isdigit()] == [
        line.replace("x ", " ", 1) for line in plain.splitlines() if line[:1].isdigit()
    ]


def test_decks_convert_with_a_format_given(said, tmp_path):
    (tmp_path / "a.txt").write_text("5\tHussar\n", encoding="utf-8")
    assert said("decks", "convert", tmp_path / "a.txt", "--from", "plain")[0] == 0
    status, _, err = said("decks", "convert", tmp_path / "a.txt", "--from", "o8d")
    assert status == 2 and err == (
        f"doomtable: {tmp_path / 'a.txt'}, line 1: this is no whole XML; "
        "save the deck anew in the program it comes from.\n"
    )


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
        (
            "decks convert a.deck --to pdf",
            'there is no format "pdf"; there are text, plain, o8d, lackey, dek, csv, doomtrooperdb, code.',
        ),
        (
            "decks convert a.deck b.deck --out c.deck",
            "2 decks do not go into one file; name one deck, or leave --out out.",
        ),
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


def test_cards_one_owns_and_what_a_deck_lacks(said, tmp_path, monkeypatch):
    monkeypatch.setattr("doomtable.files.storage.user_path", lambda name="": tmp_path / "mine" / name)
    file, deck = tmp_path / "mine" / "owned-cards.csv", tmp_path / "some.deck"
    deck.write_text("name: Some\n5 Hussar\n1 Mitch Hunter\n[collection]\n2 Hussar\n")
    status, _, err = said("decks", "missing", deck)
    assert status == 2 and str(file) in err and "decks owned FILE" in err
    assert said("decks", "owned", "--add")[0] == 2
    status, out, err = said("decks", "owned", deck)
    assert (status, err) == (0, "")
    assert "8 copies" in out and str(file) in out
    assert said("decks", "missing", deck) == (0, f"Some: nothing is missing · {deck}\n", "")
    more = tmp_path / "more.txt"
    more.write_text("2x hussar\n1 Husar\n")
    status, _, err = said("decks", "owned", more, "--add")
    assert status == 1 and err == f'doomtable: {more}, line 2: there is no card "Husar"; did you mean "Hussar"?\n'
    assert json.loads(said("decks", "owned", "--json")[1])["owned"] == {"Hussar": 9, "Mitch Hunter": 1}
    assert said("decks", "owned", more)[0] == 1
    status, out, _ = said("decks", "missing", deck, "--json")
    cards = [{"name": "Hussar", "wanted": 7, "owned": 2}, {"name": "Mitch Hunter", "wanted": 1, "owned": 0}]
    assert (status, json.loads(out)) == (1, {str(deck): {"name": "Some", "missing": 6, "cards": cards}})
    assert "  5 Hussar\n" in said("decks", "missing", deck)[1]
    assert said("decks", "missing")[0] == 0


def test_boosters_are_opened_by_seed_and_listed_or_written(said, tmp_path):
    out = tmp_path / "sealed.deck"
    first = json.loads(said("decks", "sealed", "unl:2", "inq", "--seed", "5", "--json")[1])
    assert first["seed"] == 5 and sum(first["cards"].values()) == 38
    assert said("decks", "sealed", "--seed", "5", "--out", out) == (0, "90 cards of 6 boosters, seed 5\n", "")
    assert said("decks", "check", out)[0] == 0
    for wrong in ("unl:x", "unl:0", "unl:999999999999", "promo", ":3"):
        status, _, err = said("decks", "sealed", wrong)
        assert status == 2 and wrong.partition(":")[0] in err and err.count("\n") == 1


def test_decks_advise(said):
    file = str(ready_decks()[0])
    status, out, _ = said("decks", "advise", file, "--json")
    told = json.loads(out)[file]
    assert status == 0 and told["cards"] == sum(told["types"].values())
    assert {*told["shares"]} == {"warriors", "things", "specials"} and sum(told["curve"]) == told["types"]["warrior"]
    assert told["put_in"] and all(one["by"] > 0 and one["why"] for one in told["put_in"])
    german = said("decks", "advise", file, "--language", "de")[1]
    assert "Könnte hinein" in german and german.startswith(file)
