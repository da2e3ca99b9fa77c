"""Card packs there and back, and every way a file can be wrong."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cards.proof import PROOF
from each import check_each

from doomtable.cards.catalogue import catalogue
from doomtable.cards.packs import card_object, cards_from, check, export, load, told_pack
from doomtable.errors import BadInput
from doomtable.rules.language import Card

CARDS = (*catalogue().cards, *(card for card in PROOF if card.name not in catalogue().names))


@pytest.fixture(scope="module")
def pack() -> dict[str, Any]:
    return export(CARDS)


def written(tmp_path: Path, data: object) -> Path:
    path = tmp_path / "pack.json"
    path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return path


def test_every_declaration_survives_json(tmp_path: Path, pack: dict[str, Any]) -> None:
    assert load(written(tmp_path, pack)) == CARDS
    assert check(written(tmp_path, pack)) == []


def test_one_card_survives_json() -> None:
    def survives(card: Card) -> None:
        [back] = cards_from(json.loads(json.dumps(export([card]))), "a test")
        assert back == card
        assert hash(back) == hash(card)
        assert type(back.abilities) is tuple

    check_each(survives, CARDS, lambda card: f"{card.code} {card.name}")


def test_an_exported_card_has_the_shape_that_programs_rely_on() -> None:
    hussar = card_object(catalogue().get("Hussar"))
    wanted = {
        "name": "Hussar", "set": "unl", "code": "01157", "type": "warrior", "affiliations": ["bauhaus"], "F": 2, "S": 2,
        "A": 3, "V": 2, "rarity": "C2", "limit": 5, "post_play": None, "keywords": [], "abilities": [],
    }  # fmt: skip
    assert {key: hussar[key] for key in wanted} == wanted
    sword = card_object(catalogue().get("Violator Sword"))
    assert [sword[stat] for stat in "FSAV"] == [None] * 4
    assert sword["post_play"] == "+"
    assert sword["abilities"][0]["kind"] == "static"
    assert card_object(catalogue().get("RAMS Air Cavalry"))["F"] is None


def test_only_warriors_are_told_with_ratings_and_the_rest_survives_as_modifiers(tmp_path: Path) -> None:
    data = told_pack(CARDS)
    for card in data["cards"]:
        assert card["type"] == "warrior" or [card[stat] for stat in "FSAV"] == [None] * 4, card["name"]
    victoria = the(data, "Victoria")
    assert victoria["modifiers"] == {"F": -1, "S": 3, "A": 2, "V": 2}
    assert "modifiers" not in the(data, "Hussar")
    assert load(written(tmp_path, data)) == CARDS
    for wrong in ({"X": 1}, {"F": "much"}, [1], None):
        [fault] = check(written(tmp_path, {"format": 1, "cards": [victoria | {"modifiers": wrong}]}))
        assert str(fault)
    [fault] = check(written(tmp_path, {"format": 1, "cards": [victoria | {"F": 2}]}))
    assert str(fault)
    [fault] = check(written(tmp_path, {"format": 1, "cards": [the(data, "Hussar") | {"modifiers": {"F": 1}}]}))
    assert str(fault)


def the(pack: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(card for card in pack["cards"] if card["name"] == name)
    return found


def rule(pack: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = the(pack, "Alakhai the Cunning")["abilities"][1]["effects"][0]
    return found


def nested(depth: int) -> dict[str, Any]:
    cond: dict[str, Any] = {"kind": "turn"}
    for _ in range(depth):
        cond = {"kind": "not", "cond": cond}
    return cond


WRONG: tuple[tuple[Callable[[dict[str, Any]], object], str], ...] = (
    (lambda p: the(p, "Alakhai the Cunning")["abilities"][1].pop("kind"), "abilities 2: a node needs its kind"),
    (lambda p: rule(p).pop("kind"), "abilities 2 (static), effects 1: a node needs its kind"),
    (lambda p: rule(p).update(kind="ruel"), "effects 1: ruel cannot stand here"),
    (lambda p: rule(p).update(kind="wound"), "effects 1: wound cannot stand here"),
    (lambda p: rule(p).update(bonus=1), "effects 1 (rule), bonus: there is no such field"),
    (lambda p: rule(p).update(act="dance"), "act: dance is none of the words"),
    (lambda p: rule(p).update(whom={"kind": "mod", "what": []}), "whom: mod cannot stand here"),
    (lambda p: rule(p).update(price=True), "price: yes or no cannot stand here"),
    (lambda p: rule(p).update(price=1.5), "price"),
    (lambda p: rule(p).update(price=10**9), "price: the number 1000000000 is out of bounds"),
    (lambda p: the(p, "Hussar").update(F="9"), "card"),
    (lambda p: the(p, "Hussar").pop("code"), "code: this is missing"),
    (lambda p: the(p, "Hussar").update(colour="red"), "colour: there is no such field"),
    (lambda p: the(p, "Hussar").update(type="wizard"), "type: wizard is none of the words"),
    (lambda p: the(p, "Hussar").update(keywords=["Light Cavalry"]), "the word 'Light Cavalry' is written"),
    (lambda p: the(p, "Hussar").update(keywords=["x"] * 65), "keywords: a list has at most 64 entries"),
    (lambda p: the(p, "Hussar").update(name="x" * 500), "name: a word has at most 120 letters"),
    (lambda p: the(p, "Hussar").update(V=3), "Hussar is the name of another card already"),
    (lambda p: p["cards"].append(3), "3 cannot stand here"),
    (lambda p: p["cards"].append(p["cards"][0]), "there are two cards named"),
    (lambda p: p.update(format=2), "format 1 only"),
    (lambda p: p.update(format=True), "format 1 only"),
    (lambda p: p.update(cards={}), "must be a list"),
    (lambda p: p.update(author="me"), "and nothing else"),
    (lambda p: p.update(cards=[{}] * 2001), "at most 2000 cards"),
    (lambda p: p["cards"][0].update(needs=[nested(100)]), "nested more than 40 deep"),
    (
        lambda p: the(p, "Elemental Ball")["abilities"][0]["effects"][0]["by"].update(per=3),
        "the cost must be paid by parts of 3 D",
    ),
)  # fmt: skip


FEW = tuple(catalogue().get(name) for name in ("Alakhai the Cunning", "Hussar", "Elemental Ball", "Violator Sword"))
"""What is spoilt below, and one more."""


@pytest.mark.parametrize(("spoil", "told"), WRONG)
def test_a_wrong_pack_is_refused_in_one_sentence(
    tmp_path: Path, spoil: Callable[[dict[str, Any]], object], told: str
) -> None:
    spoilt = export(FEW)
    spoil(spoilt)
    path = written(tmp_path, spoilt)
    with pytest.raises(BadInput) as wrong:
        load(path)
    sentence = str(wrong.value)
    assert told in sentence
    assert sentence.startswith(f"{path}: ") and sentence.endswith(".") and "\n" not in sentence
    assert sentence in map(str, check(path))


@pytest.mark.parametrize(
    ("text", "told"),
    (
        ("", "line 1, column 1: this is not JSON"),
        ("[", "this is not JSON"),
        ("[]", "a card pack is an object"),
        ('{"format": 1, "format": 1, "cards": []}', "the key format stands twice"),
        ('{"format": 1, "cards": [NaN]}', "NaN is no number"),
        ("[" * 100_000, "nested too deep"),
        ("1" * 5000, "not a card pack"),
        (" " * (4 * 1024 * 1024 + 1), "at most 4 MiB"),
    ),
)
def test_a_file_that_is_no_pack_is_refused(tmp_path: Path, text: str, told: str) -> None:
    path = written(tmp_path, text)
    if text == "[]":  # what is JSON, but no pack, is found wanting, not refused
        assert told in str(check(path)[0])
        return
    with pytest.raises(BadInput) as wrong:
        check(path)
    assert told in str(wrong.value)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    for name, told in (("missing.json", "cannot be read"), ("", "cannot be read"), ("binary", "UTF-8")):
        with pytest.raises(BadInput, match=told):
            check(tmp_path / name)


def test_pinned_definitions_stand_alone(pack: dict[str, Any]) -> None:
    """A record keeps the cards it was played with, although the catalogue has changed since."""
    old = copy.deepcopy(pack)
    the(old, "Hussar")["V"] = 1
    assert next(card for card in cards_from(old, "a record") if card.name == "Hussar").V == 1
