"""Decks in every format: what is written is read again, names are found or proposed, and nothing is dropped."""

from __future__ import annotations

import html
import re
from random import Random

import pytest

from doomtable.cards.catalogue import catalogue
from doomtable.decks.assembly import ReadDeck
from doomtable.decks.card_names import CardNames, own_names
from doomtable.decks.formats import FORMATS, read_file, read_text, recognised, written
from doomtable.decks.pieces import MOST_LINES, MOST_READ
from doomtable.errors import BadInput
from doomtable.files import storage
from doomtable.files.decks import BadDeck, DeckList, read_deck, ready_decks

CARDS = catalogue()
NAMES = CardNames(CARDS.names, [{"Hussar": "Husar", "Mitch Hunter": "Der Jäger"}])
ODD = ('AC-40 "Justifier"', "Oh Yeah?!", "L&A Plasma Carbine", "Semai–Lord of Spite", "Sherman .74 Model 13 \"Bolter\"")
DECK = ReadDeck(
    DeckList(
        name='Hussars & "others" -- <first>',
        ruleset="first",
        cards=(("Hussar", 5), *((name, n) for n, name in enumerate(ODD, 1)), ("Mitch Hunter", 12)),
        collection=(("Hussar", 2), ("Violator Sword", 1)),
        start=(("V-3", 1), ("Hussar", 1)),
    ),
    remarks=("5 Hussr", "[collection] 2 Nobody --- <knows>, &c.", "old; made in 1995"),
)
ENDING = {"text": ".deck", "o8d": ".o8d", "dek": ".dek", "csv": ".csv"}


def sorted_piles(deck: DeckList) -> tuple[object, ...]:
    return deck.name, deck.ruleset, sorted(deck.cards), sorted(deck.collection), sorted(deck.start)


def read(text: str, form: str = "plain") -> ReadDeck:
    return read_text(text, form, NAMES)


def fault(text: str, form: str) -> str:
    with pytest.raises(BadDeck) as caught:
        read_text(text, form, NAMES, file="its.file")
    assert "\n" not in str(caught.value) and str(caught.value).startswith("its.file")
    return str(caught.value)


@pytest.mark.parametrize("form", FORMATS)
def test_what_is_written_is_read_again(form):
    text = written(DECK, form, CARDS.get)
    again = read(text, form)
    assert sorted_piles(again.deck) == sorted_piles(DECK.deck)
    if form not in ("csv", "doomtrooperdb"):  # those go by cards, and by types
        assert again.deck == DECK.deck
    assert (again.remarks, again.faults) == (DECK.remarks, ())
    assert written(again, form, CARDS.get) == text


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("path", ready_decks(), ids=lambda path: path.stem)
def test_ready_decks_go_through_every_format(path, form):
    deck = read_deck(path, CARDS.names)
    text = written(ReadDeck(deck), form, CARDS.get)
    assert sorted_piles(read(text, form).deck) == sorted_piles(deck)


@pytest.mark.parametrize("form", FORMATS)
def test_a_format_is_seen_by_its_content(form, tmp_path):
    text = written(DECK, form, CARDS.get)
    assert recognised(text, ENDING.get(form, ".txt")) == form
    assert recognised(text, ".bin") == form
    file = tmp_path / "mine.any"
    file.write_text(text, encoding="utf-8")
    assert read_file(file, NAMES)[0] == form
    assert read_file(file, NAMES)[1].deck.cards[0] in DECK.deck.cards


def test_an_ending_tells_where_the_content_does_not():
    assert recognised("5 Hussar\n", ".deck") == "text"
    assert recognised("5 Hussar\n", ".txt") == "plain"
    assert recognised("<deck/>", ".dek") == "dek"


@pytest.mark.parametrize(
    "line",
    [
        "5x Hussar", "Hussar (5)", "5 Hussar", "Hussar x5", "5x HUSSAR", "- 5 hussar", "* Hussar x 5", "5xHussar",
        "5\tHussar", "5 × Hussar", "Hussar (x5)", "5x Hussar (Doomtrooper)", "5x Hussar (Doomtrooper", "5 Hussar (unl)",
        "5 Husar", "05 Hussar",
    ],
)  # fmt: skip
def test_pasted_lines(line):
    assert read(line).deck.cards == (("Hussar", 5),)


def test_every_name_is_found_with_and_without_punctuation():
    for name in CARDS.names:
        assert NAMES.find(name.upper()) == name
        assert NAMES.find("".join(mark if mark.isalnum() else " " for mark in name)) == name
        for line in (f"3x {name}", f"3 {name}", f"{name} (3)", f"{name} x3"):
            assert read(line).deck.cards == ((name, 3),)


def test_a_near_name_is_proposed_and_never_taken():
    found = read("5 Hussar\nSideboard:\n3 Mich Huntr\n2 Zzyzx\n")
    assert found.deck.cards == (("Hussar", 5),) and found.deck.collection == ()
    assert found.remarks == ("[collection] 3 Mich Huntr", "[collection] 2 Zzyzx")
    assert [str(one.fault) for one in found.faults] == [
        'there is no card "Mich Huntr"; did you mean "Mitch Hunter"?',
        'there is no card "Zzyzx"; correct the name or delete the line.',
    ]
    assert [one.line for one in found.faults] == [3, 4]


def test_local_names_come_from_the_player_s_files(tmp_path, monkeypatch):
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / name)
    assert own_names(CARDS.names) == []
    (tmp_path / "names-de.yaml").write_text("Hussar: Reiter der Öde\n", encoding="utf-8")
    names = CardNames(CARDS.names, own_names(CARDS.names))
    assert names.find("REITER DER ÖDE") == names.find("reiter-der-öde") == "Hussar"
    assert names.near("Reiter der Oed") == "Hussar"
    assert read_text("ruleset: first\n5 Reiter der Öde\n", "text", names).deck.cards == (("Hussar", 5),)


def test_a_word_for_two_cards_names_none():
    names = CardNames(CARDS.names, [{"Hussar": "Held"}, {"Mitch Hunter": "Held"}])
    assert names.find("Held") is None
    assert CardNames(CARDS.names, [{"Mitch Hunter": "Hussar"}]).find("Hussar") == "Hussar"


def test_own_text_keeps_remarks_and_names_that_no_card_has():
    text = (
        "# of old\nname: A # 1\nruleset: first # mine\n"
        "[deck] # here\n5 husar # him\n2 Hussr\n[collection]\n1 Nobody\n"
    )
    found = read(text, "text")
    assert found.deck == DeckList("A # 1", "first", (("Hussar", 5),))
    assert found.remarks == ("of old", "mine", "here", "him", "2 Hussr", "[collection] 1 Nobody")
    assert [one.line for one in found.faults] == [6, 8]
    assert "colour" in fault("colour: red\n5 Hussar\n", "text")
    assert fault("[deck]\n5 Hussr\n", "text").startswith('its.file, line 2: there is no card "Hussr"')


def test_a_deck_of_doomtrooperdb_by_sets():
    text = (
        "Mine 1.2\n\nExpansions: From Doomtrooper (2) to Inquisition\n\n\n"
        "---- Doomtrooper ----\n5x HUSSAR (Doomtrooper\n"
        '\n---- Inquisition ----\n1x AC-41 "PURIFIER" (Inquisition\n'
    )
    found = read(text, recognised(text, ""))
    assert found.deck == DeckList("Mine 1.2", "second", (("Hussar", 5), ('AC-41 "Purifier"', 1)))
    assert (found.remarks, found.faults) == ((), ())


def test_an_o8d_of_doomtrooperdb_and_what_nobody_looks_for_in_it():
    text = (
        '<?xml version="1.0" encoding="utf-8"?>\n<deck game="30c" sleeveid="0">\n'
        '<section name="Warrior" shared="False">\n'
        '<card qty="5" id="a-b">HUSSAR</card><card id="x">Mitch Hunter</card>stray\n</section>\n'
        '<section name="Sideboard"><card qty="2" id="">Mitch Hunter</card></section><other a="1">b</other>'
        "<notes><![CDATA[one\ntwo]]></notes><!-- three -->\n</deck>"
    )
    found = read(text, "o8d")
    assert found.deck.cards == (("Hussar", 5),) and found.deck.collection == (("Mitch Hunter", 2),)
    assert found.remarks == (
        "stray", '<other a="1">b', "one", "two", "three", '<card id="x">Mitch Hunter',
    )  # fmt: skip
    assert [one.line for one in found.faults] == [4]


def test_a_dek_as_lackey_writes_it():
    card = '<card><name id="1">{}</name><set>unl</set></card>'
    text = (
        '<deck version="0.8">\n<meta>\n<game>doomtrooper</game>\n</meta>\n<superzone name="Deck">\n'
        + card.format("Hussar") * 3 + card.format("Nobody") + '\n</superzone>\n<superzone name="Sideboard">'
        + card.format("Mitch Hunter") + "</superzone>\n</deck>\n"
    )  # fmt: skip
    found = read(text, "dek")
    assert found.deck.cards == (("Hussar", 3),) and found.deck.collection == (("Mitch Hunter", 1),)
    assert len(found.remarks) == 1 and "Nobody" in found.remarks[0]


def test_tables_with_other_columns():
    text = "Quantity;Card;Sideboard\n5;Hussar;\n;Mitch Hunter;2\n1;Nobody;\nx;Hussar;0\n"
    assert recognised(text, "") == "csv"
    found = read(text, "csv")
    assert found.deck.cards == (("Hussar", 5),) and found.deck.collection == (("Mitch Hunter", 2),)
    assert found.remarks == ("1;Nobody;", "x;Hussar;0")
    assert fault("a,b\n1,2\n", "csv").startswith("its.file, line 1: this line does not name the columns")


def test_zones_of_lackey_that_nobody_knows():
    found = read("5\tHussar\nCrypt:\n2\tMitch Hunter\nSideboard:\n1\tHussar\n", "lackey")
    assert found.deck.cards == (("Hussar", 5), ("Mitch Hunter", 2)) and found.deck.collection == (("Hussar", 1),)
    assert found.remarks == ("Crypt:",)


BOMB = '<!DOCTYPE d [<!ENTITY a "b"><!ENTITY c "&a;&a;">]>\n<deck><section name="D">&c;</section></deck>'


@pytest.mark.parametrize(
    ("form", "text", "part"),
    [
        ("o8d", BOMB, "no DTD and no entities"),
        ("dek", BOMB, "no DTD and no entities"),
        ("o8d", '<!DOCTYPE d SYSTEM "file:///etc/passwd"><deck/>', "no DTD"),
        ("o8d", "<deck>\n<section>", "no whole XML"),
        ("o8d", "<a>" * 5000, "in each other"),
        ("o8d", "<html/>", '"html" is no deck'),
        ("dek", "<html/>", '"html" is no deck'),
        ("o8d", "<deck/>", "no card in the deck"),
        ("dek", '<deck><superzone>' + "<card><name>Hussar</name></card>" * 2001 + "</superzone></deck>", "2001"),
        ("plain", "5 Hussar\n" * (MOST_READ + 1), "shorten"),
        ("plain", "5 Hussar\n" + "# one\n" * MOST_LINES, "shorten"),
        ("plain", "5 Hussar\n" + "x" * 300, "longer than"),
        ("csv", "name,main\nHussar\x00,5", "not text"),
        ("plain", "0 Hussar", "count 0"),
        ("plain", "Hussar", "card line"),
        ("lackey", "", "no card in the deck"),
    ],
)  # fmt: skip
def test_what_no_deck_may_be_is_one_sentence(form, text, part):
    assert part in fault(text, form)


def test_a_large_file_is_refused_before_it_is_read(tmp_path):
    (tmp_path / "big.o8d").write_bytes(b"<" * (256 * 1024 + 1))
    with pytest.raises(BadInput, match=re.escape("big.o8d")):
        read_file(tmp_path / "big.o8d", NAMES)
    (tmp_path / "latin.txt").write_bytes("5 Jäger".encode("latin-1"))
    with pytest.raises(BadInput, match="UTF-8"):
        read_file(tmp_path / "latin.txt", NAMES)


# ------------------------------------------------------------------------------------------- files that were spoilt

FOREIGN = [form for form in FORMATS if form not in ("text", "code")]
SPOILT = 200
MARKS = "aZ5 0\t\n()x#/:;,\"'<>&-=[]{}äß\x00\u200b\u2028é–!"


def spoilt(text: str, chance: Random) -> str:
    """A text with a few characters, or whole lines, taken out, put in, doubled or changed."""
    for _ in range(chance.choice((1, 1, 2, 5, 20))):
        at = chance.randrange(len(text) + 1)
        match chance.randrange(5):
            case 0:
                text = text[:at] + chance.choice(MARKS) + text[at:]
            case 1:
                text = text[:at] + text[at + 1 :]
            case 2:
                text = text[:at] + chance.choice(MARKS) + text[at + 1 :]
            case 3:
                lines = text.split("\n")
                chance.shuffle(lines)
                text = "\n".join(lines)
            case _:
                lines = text.split("\n")
                line = chance.randrange(len(lines))
                text = "\n".join([*lines[:line], lines[line], *lines[line:]])
    return text


def letters(text: str) -> str:
    return "".join(mark for mark in text.casefold() if mark.isalnum())


def test_spoilt_files_lose_no_line_and_break_nothing(tmp_path):
    whole = {form: written(DECK, form, CARDS.get) for form in FOREIGN}
    names, read_all = CardNames(CARDS.names), 0
    for number in range(SPOILT):
        chance = Random(number)
        form = FOREIGN[number % len(FOREIGN)]
        file = tmp_path / f"{number}{ENDING.get(form, '.txt')}"
        file.write_text(spoilt(whole[form], chance), encoding="utf-8", newline="")
        try:
            _, found = read_file(file, names)
        except BadInput as error:
            assert str(file) in str(error) and "\n" not in str(error)
            continue
        read_all += 1
        out = written(found, "text", CARDS.get)
        kept = letters(out)
        for line in file.read_text(encoding="utf-8").splitlines():
            lost = line.strip() and not accounted(html.unescape(line), kept)
            assert not lost, f"{file.name}: {line!r} is lost in\n{out}"
        again = read_text(out, "text", names)
        assert sorted_piles(again.deck) == sorted_piles(found.deck)
    assert read_all >= SPOILT // 3


def accounted(line: str, kept: str) -> bool:
    """Whether a line is in what was written: as it stands, as a card of it, or as a mark of its format."""
    if letters(line) in kept or all(letters(part) in kept for part in re.split(r"<[^>]*>", line)):
        return True
    bare = letters(re.sub(r"\([^()]*\)?\s*$", "", line))  # the set's name is a card's too
    named = max((card for card in map(letters, CARDS.names) if card in bare), key=len, default="")
    if named and named in kept:
        return True
    heading = letters(re.sub(r"</?\w+|name=|shared=\"False\"|version=", "", line))
    return heading in {
        "", "deck", "sideboard", "collection", "start", "starting", "doomtrooper", "08", "10utf8yes", "game",
        *(letters(word) for word in ("Warrior", "Equipment", "Special", "Relic", "Fortification", "Dark Symmetry")),
        "namesetcodemaincollectionstart", "xmlversion10encodingutf8standaloneyes", "metagamedoomtroopergame",
    } or "expansions" in letters(line)  # fmt: skip
