"""What a scenario file may say, and with which sentence anything else is refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from told import DUEL, TWO, wrong

from doomtable.errors import BadInput
from doomtable.scenarios import yaml_documents
from doomtable.scenarios.runner import read, read_text


@pytest.fixture(params=["libyaml", "python"], autouse=True)
def loader(request, monkeypatch):
    """Every test here twice: with libyaml, and as if PyYAML were built without it."""
    if request.param == "python":
        monkeypatch.setattr(yaml_documents, "LIBYAML", None)
    elif yaml_documents.LIBYAML is None:
        pytest.skip("PyYAML is built without libyaml")


def test_only_null_and_numbers_are_converted():
    (scenario,) = read_text(TWO + "script: [Ann: [yes, no, on, 1.5, 0x1F, 3, 'null', 1_0, 12:30]]", "a.yaml")
    assert scenario.script[0].words == ("yes", "no", "on", "1.5", "0x1F", 3, "null", "1_0", "12:30")


def test_several_documents_and_empty_ones():
    text = f"---\nname: a\n{TWO}\n---\n---\n{TWO}\n---\n"
    assert [scenario.name for scenario in read_text(text, "a.yaml")] == ["a", "scenario 2"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "a.yaml:1: there is no scenario in this file."),
        ("- 1", "a.yaml:1: a scenario is a mapping that begins with name and players."),
        ("name: x", 'a.yaml:1: "players" is missing.'),
        ("name: [", "a.yaml:1: this is no YAML"),
        ("name: x\nname: y", 'a.yaml:2: "name" stands here twice.'),
        ("name: !!python/object:os.system x", "a.yaml:1: a value with the tag"),
        (TWO + "scrip: []", 'a.yaml:5: there is no key "scrip" here (did you mean "script"?).'),
        ("players:\n  - {name: Ann}\n  - {name: Bob, hnd: []}",
         'a.yaml:3: there is no key "hnd" here (did you mean "hand"?).'),
        ("players: [{name: Ann}, {name: Bob, destiny: many}]", 'a.yaml:1: "destiny" cannot be "many"'),
        ("players: [{name: Ann}]", 'a.yaml:1: "players"'),
        ("players: [{name: Ann}, {name: ann}]", 'a.yaml:1: there are two players named "ann".'),
        ("players: [{name: Ann}, {name: draw}]", 'a.yaml:1: a player cannot be named "draw"'),
        ("players:\n  - name: Ann\n    hand:\n      - Husar\n  - {name: Bob}",
         "a.yaml:4: there is no card named Husar; did you mean Hussar?"),
        (TWO + "ruleset: third", 'a.yaml:5: there is no ruleset "third"'),
        (TWO + "options: {promotion_gaol: 3}", 'a.yaml:5: there is no option "promotion_gaol"'),
        (TWO + "turn: {player: Cid}", 'a.yaml:5: there is no player "Cid"; there are Ann, Bob.'),
        (TWO + "turn: {step: attack}", 'a.yaml:5: "step" cannot be "attack"'),
        (TWO + "script:\n  - Cid: [pass]", 'a.yaml:6: there is no player "Cid"'),
        (TWO + "script:\n  - pass: Ann", "a.yaml:6: `pass: all` passes for everybody"),
        (TWO + "script:\n  - [pass]", "a.yaml:6: a script line is"),
        (TWO + "script:\n  - Ann: [[pass]]", "a.yaml:6: a word is a short text or a number."),
        (TWO + "expect:\n  Cid.hand: 1", 'a.yaml:6: "Cid" is no player and no card of this position.'),
        (TWO + "expect:\n  Ann.hands: 1", 'a.yaml:6: a player has no "hands"'),
        (TWO + "expect:\n  score: 1", 'a.yaml:6: nothing is called "score"'),
        (DUEL + "expect:\n  Necromutant.colour: 1", 'a.yaml:6: a card has no "colour"'),
        (TWO + "expect:\n  Ann.hand: [Hussar]", 'a.yaml:6: "Hussar" is no card of this position.'),
        (TWO + "illegal: {Ann: [[attack, Hussar]]}", 'a.yaml:5: "Hussar" is no card of this position and no known'),
        (TWO + "illegal: {Ann: [{do: [pass], becuase: X}]}", 'no key "becuase" here (did you mean "because"?)'),
        (TWO + "illegal: {Cid: [[pass]]}", 'a.yaml:5: there is no player "Cid"'),
        (TWO + "effects: [{card: Hussar, on: Ann}]", "a.yaml:5: Hussar leaves no running effect."),
        ("players: [{name: Ann, squad: [Inspired]}, {name: Bob}]", "a.yaml:1: Inspired cannot stand in an area."),
        ("players: [{name: Ann, hand: [{card: Hussar, wounded: true}]}, {name: Bob}]", '"wounded" is for cards'),
        ("players: [{name: Ann, squad: [{card: Hussar x2, as: h}]}, {name: Bob}]", "an alias names one card"),
        ("players: [{name: Ann, squad: [{card: Hussar, as: Bob}]}, {name: Bob}]", 'the alias "Bob" already means'),
        ("players: [{name: Ann, flags: [asleep]}, {name: Bob}]", 'there is no flag "asleep"'),
        (
            "players: [{name: Ann, flags: [redrawn]}, {name: Bob}]",
            'nobody redraws the opening hand without the option "mulligan"',
        ),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_with_file_and_line(text, sentence):
    assert sentence in wrong(text)


@pytest.mark.parametrize("deep", ["a: " + "[" * 3000, "[" * 100_000, "- " * 100_000, "? " * 100_000, "{a: " * 100_000])
def test_a_deep_document_is_refused(deep):
    assert wrong(deep) == "a.yaml:1: lists stand too deep inside each other."


def test_an_endless_document_is_refused():
    assert "too large or too deep" in wrong("a: &a [x, *a]")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("a: [1\n", "a.yaml:2: this is no YAML (expected ',' or ']', but got '<stream end>')."),
        ("a: 1\n- 2", "a.yaml:2: this is no YAML (expected <block end>, but found '-')."),
        ("a: *b", "a.yaml:1: this is no YAML (found undefined alias 'b')."),
        ("a: \v", "a.yaml:1: this is no YAML (unacceptable character #x000b: special characters are not allowed"),
        ("a: \ud800", "a.yaml:1: this is no YAML (unacceptable character #xd800: special characters are not allowed"),
    ],
)  # fmt: skip
def test_what_is_no_yaml_is_said_in_the_same_words_whoever_reads_it(text, sentence):
    assert wrong(text).startswith(sentence)


def test_files_that_are_no_text(tmp_path):
    path = tmp_path / "a.yaml"
    path.write_bytes(b"name: \xff")
    with pytest.raises(BadInput, match="not UTF-8"):
        read(path)
    path.write_bytes(b"#" * 1_000_001)
    with pytest.raises(BadInput, match="larger than"):
        read(path)


def test_both_loaders_find_the_same_values_at_the_same_lines(monkeypatch):
    folder = Path(__file__).parent
    whole = [path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.yaml"))[::8]]
    example = (folder / "example.yaml").read_text(encoding="utf-8")
    cut = [example[:end] for end in range(0, len(example), len(example) // 60)]

    def found(text):
        try:
            return yaml_documents.documents(text, "a.yaml")
        except BadInput as error:
            return str(error)

    one = [found(text) for text in (*whole, *cut)]
    monkeypatch.setattr(yaml_documents, "LIBYAML", None)
    assert [found(text) for text in (*whole, *cut)] == one
