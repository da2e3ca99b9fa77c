"""Deck files: what they say comes back exactly, and what they may not be is told with file, line and remedy."""

from __future__ import annotations

import os
import stat

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doomtable.errors import BadInput
from doomtable.files import storage
from doomtable.files.decks import BadDeck, DeckList, deck_files, deck_text, parse_deck, read_deck
from doomtable.files.storage import BadFile, write_whole

KNOWN = (
    "Hussar",
    "Mitch Hunter",
    'AC-40 "Justifier"',
    "Kick 'em",
    "Semai – Lord of Spite",
    "Joker!",
    "9mm Pistol",
)


def fault(text: str, file: str = "mine.deck") -> str:
    with pytest.raises(BadDeck) as caught:
        parse_deck(text, KNOWN, file=file)
    assert isinstance(caught.value, BadInput) and isinstance(caught.value, ValueError)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_a_whole_deck():
    deck = parse_deck(
        "# of old\nName:  Hussars   first # 1\nruleset: Second # the only one\n\n"
        "[deck]\n5 Hussar\n3x MITCH hunter  # him\n\n[Collection]\n1 ac—40 “justifier”\n2 kick ’em\n",
        KNOWN,
    )
    assert deck == DeckList(
        name="Hussars first # 1",
        ruleset="second",
        cards=(("Hussar", 5), ("Mitch Hunter", 3)),
        collection=(('AC-40 "Justifier"', 1), ("Kick 'em", 2)),
    )
    assert deck.size == 8


def test_plain_lines_are_a_deck():
    deck = parse_deck("5 Hussar\r\n1 9mm pistol\r\n2 hussar", KNOWN, default_name="hussars")
    assert deck == DeckList("hussars", "second", (("Hussar", 7), ("9mm Pistol", 1)))


@pytest.mark.parametrize(
    "written",
    [
        "SEMAI - LORD OF SPITE",
        "semai – lord of spite",
        "Semai — Lord  of Spite ",
        "Semai\u00a0‑ Lord of Spite",
    ],
)
def test_names_are_compared_as_people_write_them(written):
    assert parse_deck(f"1 {written}", KNOWN).cards == (("Semai – Lord of Spite", 1),)


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("5 Hussr", 1, 'there is no card "Hussr"; did you mean "Hussar"?'),
        ("5 Hussar\n\n1 Zzzz", 3, 'there is no card "Zzzz"; correct the name or delete the line.'),
        ("1 Huss\n1 Zzzz\n1 Yyyy", 1, '"Huss" (nor those of lines 2, 3); did you mean "Hussar"?'),
        ("Hussar", 1, '"Hussar" is not a card line; write the count and the name: "5 Hussar".'),
        ("5 Husar\nfoo bar", 1, 'no card "Husar"; did you mean "Hussar"? Line 2: "foo bar" is not a card line; write'),
        ("foo bar\n5 Husar", 1, 'name: "5 Hussar". Line 2: there is no card "Husar"; did you mean "Hussar"?'),
        ("foo\n" * 6 + "x", 1, 'write the count and the name: "5 Hussar". 1 more line is no card line either.'),
        ("0 Hussar", 1, "the count 0 is not 1 to 99; correct it."),
        ("100 Hussar", 1, "the count 100 is not 1 to 99; correct it."),
        ("-1 Hussar", 1, "is not a card line"),
        ("٣ Hussar", 1, "is not a card line"),
        ("9" * 150 + " Hussar", 1, "is not 1 to 99"),
        ("[dekc]\n5 Hussar", 1, '"[dekc]" is not a section; write [deck] or [collection].'),
        ("[deck\n5 Hussar", 1, "is not a section"),
        ("[deck]\n5 Hussar\n[deck]", 3, "[deck] stands twice"),
        ("5 Hussar\n[deck]\n1 Hussar", 2, "[deck] stands twice"),
        ("nmae: X\n5 Hussar", 1, '"nmae:" is not a heading a deck has; did you mean "name:"?'),
        ("5 Hussar\nname: X", 2, '"name:" comes after cards; put it at the top of the file.'),
        ("name: X\nname: Y\n5 Hussar", 2, '"name:" stands twice; keep one.'),
        ("name:\n5 Hussar", 1, '"name:" wants 1 to 60 characters after it.'),
        (f"name: {'x' * 61}\n5 Hussar", 1, '"name:" wants 1 to 60 characters after it.'),
        ("ruleset: ../../etc\n5 Hussar", 1, "cannot be a ruleset"),
        (f"# {'x' * 200}\n5 Hussar", 1, "the line is longer than 200 characters; shorten it."),
        ("5 Huss\x00ar", 1, "there is a character in it that is not text; delete it."),
        ("5 Hussar\n5 Hus\x0bsar", 2, "there is a character in it that is not text; delete it."),
        ("5 Hussar\n1 Hus\u2028sar", 2, "there is a character in it that is not text; delete it."),
    ],
)
def test_a_wrong_line_is_named_with_its_remedy(text, line, said):
    message = fault(text)
    assert message.startswith(f"mine.deck, line {line}: ")
    assert said in message


@pytest.mark.parametrize("text", ["", "# nothing\n", "[deck]\n", "[collection]\n5 Hussar\n"])
def test_a_deck_without_cards(text):
    assert fault(text) == 'mine.deck: there is no card in the deck; write lines such as "5 Hussar".'


def test_too_many_lines():
    assert "401 lines are more than the 400" in fault("1 Hussar\n" * 401)
    assert parse_deck("1 Hussar\n" * 400, KNOWN).size == 400


def test_files_that_are_no_deck_files(tmp_path):
    with pytest.raises(BadFile, match=r"none\.deck is not there; check the name\."):
        read_deck(tmp_path / "none.deck", KNOWN)
    with pytest.raises(BadFile, match="is not a file; name a file"):
        read_deck(tmp_path, KNOWN)
    os.mkfifo(tmp_path / "pipe.deck")
    with pytest.raises(BadFile, match="is not a file"):
        read_deck(tmp_path / "pipe.deck", KNOWN)
    big = tmp_path / "big.deck"
    big.write_bytes(b"#" * (64 * 1024 + 1))
    with pytest.raises(BadFile, match="larger than 64 KiB"):
        read_deck(big, KNOWN)


def test_encodings(tmp_path):
    path = tmp_path / "mine.deck"
    path.write_bytes("\ufeff1 Semai – Lord of Spite\n".encode())
    assert read_deck(path, KNOWN) == DeckList("mine", "second", (("Semai – Lord of Spite", 1),))
    path.write_bytes("1 Hussar\n1 Semai – Lord of Spite\n".encode("cp1252"))
    with pytest.raises(BadDeck, match="line 2: this is not UTF-8 text; save the file as UTF-8"):
        read_deck(path, KNOWN)
    path.write_bytes("1 Hussar\n".encode("utf-16"))
    with pytest.raises(BadDeck, match="line 1: this is not UTF-8 text"):
        read_deck(path, KNOWN)


def test_writing_is_whole_and_leaves_nothing_behind(tmp_path, monkeypatch):
    path = tmp_path / "mine.deck"
    deck = DeckList("Mine", "second", (("Hussar", 5),), (("Joker!", 1),))
    storage.write_whole(path, deck_text(deck))
    assert read_deck(path, KNOWN) == deck
    assert stat.S_IMODE(path.stat().st_mode) & 0o600 == 0o600

    def broken(source: object, target: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(storage.os, "replace", broken)
    with pytest.raises(BadFile, match="no space left on device"):
        write_whole(path, "half")
    assert read_deck(path, KNOWN) == deck
    assert [found.name for found in tmp_path.iterdir()] == ["mine.deck"]


def test_writing_where_there_is_no_folder(tmp_path):
    with pytest.raises(BadFile, match="cannot be written"):
        write_whole(tmp_path / "none" / "mine.deck", "x")


COUNTS = st.dictionaries(st.sampled_from(KNOWN), st.integers(1, 250), max_size=len(KNOWN)).map(
    lambda found: tuple(found.items())
)
NAMES = st.text(st.characters(categories=["L", "N", "P", "S", "Zs"]), min_size=1, max_size=60).map(
    lambda text: " ".join(text.split()) or "Deck"
)


@given(NAMES, COUNTS.filter(bool), COUNTS)
def test_what_is_written_is_what_is_read(name, cards, collection):
    deck = DeckList(name, "second", cards, collection)
    assert parse_deck(deck_text(deck), KNOWN) == deck


@given(
    st.text(max_size=300)
    | st.lists(st.sampled_from(["[deck]", "name: x", "5 Hussar", "1 Hus", "#", "]", "x: y"])).map("\n".join)
)
def test_any_text_is_a_deck_or_a_sentence(text):
    try:
        deck = parse_deck(text, KNOWN)
    except BadDeck as error:
        assert str(error).isprintable()
    else:
        assert deck.cards and {name for name, _ in deck.cards} <= set(KNOWN)


def test_the_decks_of_a_folder(tmp_path):
    for name in ("b.deck", "a.deck", "notes.txt"):
        (tmp_path / name).write_text("1 Hussar\n")
    assert [path.name for path in deck_files(tmp_path)] == ["a.deck", "b.deck"]
    assert deck_files(tmp_path / "none") == ()
