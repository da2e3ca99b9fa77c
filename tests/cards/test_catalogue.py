"""The declared cards against the table of printed facts, and the catalogue that holds them."""

from __future__ import annotations

import ast
import csv
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from cards.proof import PROOF
from each import check_each
from processes import run

import doomtable.cards
from doomtable.cards.catalogue import SETS, UnknownCard, catalogue
from doomtable.cards.validation import faults, walk
from doomtable.rules import language as L
from doomtable.rules.terms import AFFILIATIONS, APOSTLES, ASPECTS, CARD_TYPES, normal

CARDS = catalogue().cards
HERE = Path(__file__).parent
with (HERE / "facts.csv").open(encoding="utf-8", newline="") as file:
    FACTS = {row["code"]: row for row in csv.DictReader(file)}

DERIVED = {
    "doomtrooper", "weapon", "area equipment", "follower", "general gift", "gift of an apostle", "nepharite", "named",
    "ratings", "first strike", "decisive", "slayer", "assassin", "killed if wounded", "art", "gifts", "symmetry",
    "boasting", "diseased", "infected", "overkill", "receptive", "annihilated if killed", "always first strike",
    "raises ratings", "lasting", "lowers ratings", "copies",
    "noncombatant", "immune art", "immune symmetry", "immune gifts",
}  # fmt: skip
"""Words of the engine that no card prints as its own."""


def called(card: L.Card) -> str:
    return f"{card.code} {card.name}"


def has_its_printed_facts(card: L.Card) -> None:
    fact = FACTS[card.code]
    assert normal(card.name) == normal(fact["name"])
    assert card.type == fact["type"]
    assert " ".join(card.affiliations) == fact["affiliations"]
    ratings = tuple("" if rating is None else str(rating) for rating in (card.F, card.S, card.A, card.V))
    # a base rating that its text makes begins at 0; what is bid for has no Value of its own
    assert ratings == tuple(fact[stat].replace("?", "" if stat == "V" else "0") for stat in "FSAV")
    untold = card.set == "promo" and not fact["post_play"]  # most promotional cards do not print what becomes of them
    after = "" if untold else card.post_play or ""
    assert (card.rarity, after, str(card.limit)) == (fact["rarity"], fact["post_play"], fact["limit"])


def test_a_declared_card_has_its_printed_facts() -> None:
    check_each(has_its_printed_facts, CARDS, called)


def test_a_declaration_has_no_faults() -> None:
    assert {called(card): found for card in (*CARDS, *PROOF) if (found := faults(card))} == {}


def test_each_code_and_name_is_declared_once() -> None:
    assert len({card.code for card in CARDS}) == len({normal(card.name) for card in CARDS}) == len(CARDS)


def test_every_warrior_without_text_and_enough_of_every_type_are_declared() -> None:
    count = {kind: sum(card.type == kind for card in CARDS) for kind in CARD_TYPES}
    assert count["warrior"] >= 80
    assert count["equipment"] >= 25
    assert count["fortification"] >= 14
    assert count["art"] >= 14
    assert count["symmetry"] >= 14
    assert count["mission"] >= 6
    assert count["special"] >= 30
    assert len({card.aspects for card in CARDS if card.type == "art"}) >= 5


def test_every_tag_that_a_card_asks_for_is_borne_by_some_card() -> None:
    """A misspelt class would never be found otherwise."""
    known = {*AFFILIATIONS, *CARD_TYPES, *DERIVED, *(f"follower of {a}" for a in APOSTLES)}
    known |= {f"art of {a}" for a in ASPECTS}
    known |= {f"gift of {a}" for a in APOSTLES} | {normal(row["name"]) for row in FACTS.values()}
    known |= {"home corporation"}  # stands for the corporation that a Freelancer has left
    known |= {"follower of named"}  # stands for those of the Apostle that the card remembers
    known |= {"own ban"}  # stands for what a warrior's own text keeps from it
    known |= {"considered"}  # stands for what a warrior is considered, whose abilities it has, too
    known |= {"affiliation"}  # stands for what an affiliation keeps from a warrior
    for card in CARDS:
        known |= {*card.keywords, *card.considered}
    for card in CARDS:
        for node in walk(card):
            if isinstance(node, L.Sel):
                assert {*node.all, *node.any, *node.none} <= known, card.name
                assert {normal(title) for title in node.named} <= known, card.name
            elif isinstance(node, L.Mod | L.Rule) and not {"aspects", "bonus"} & {*getattr(node, "what", ())}:
                assert {*node.words} <= known, card.name


def test_a_card_is_found_however_its_name_is_written() -> None:
    for name in ("Sean Gallagher", "SEAN GALLAGHER", "sean  gallagher"):
        assert catalogue().get(name).code == "01274"
    assert catalogue().get("Well‑Rounded Squad".replace("‑", "-")).code == "01335"
    assert catalogue().get("CHASM!") is catalogue().get("chasm")
    assert catalogue().get("T-32 “Wolfclaw” JBT").code == "01305"


def test_an_unknown_name_is_told_with_the_nearest() -> None:
    with pytest.raises(UnknownCard) as told:
        catalogue().get("Huzzar")
    assert told.value.suggestion == "Hussar"
    assert "Huzzar" in str(told.value)
    with pytest.raises(UnknownCard) as told:
        catalogue().get("zzzzzzzz")
    assert told.value.suggestion is None


def test_the_catalogue_knows_its_sets() -> None:
    assert sum(each.total for each in SETS.values()) == 1073
    assert len(catalogue().by_set("unl")) == SETS["unl"].total
    assert len(CARDS) == 1073
    assert sum(len(catalogue().by_set(code)) for code in SETS) == len(CARDS)
    assert catalogue().names[0] == 'AC-40 "Justifier"'
    assert catalogue() is catalogue()


def test_cards_of_a_pack_can_be_added() -> None:
    made = replace(PROOF[0], name="Made Up", code="99001")
    more = catalogue().extended((made,))
    assert more.get("Made Up") == made
    with pytest.raises(UnknownCard):
        catalogue().get("Made Up")


def test_the_catalogue_loads_without_pydantic() -> None:
    script = (
        "import sys; from doomtable.cards.catalogue import catalogue; catalogue().get('Hussar');"
        "bad = {'pydantic', 'pygame', 'yaml'} & set(sys.modules); assert not bad, bad"
    )
    run([sys.executable, "-c", script], cwd=HERE.parents[1])


def test_declarations_are_data() -> None:
    """No lambdas, no formatted text and no operators among the cards."""
    code = (ast.Lambda, ast.BinOp, ast.Compare, ast.JoinedStr, ast.ListComp, ast.DictComp, ast.IfExp)
    for path in sorted(Path(doomtable.cards.__file__).parent.glob("*/*.py")):
        for statement in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value is not None:
                for node in ast.walk(statement.value):
                    assert not isinstance(node, code), f"{path.name}, line {statement.lineno}"
