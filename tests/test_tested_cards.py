"""The list of tested cards, which `cards --coverage` reads, is what the scenarios prove.

A card is tested when a scenario has it in its position and, for every ability of it, one fails without that ability.
More is asked of the scenarios: they notice when a card lets something go that it asks for (a condition, a word of a
selector, a window), and cards that speak of each other meet in one. `unasked.txt` lists the demands that no scenario
can miss because the rules, or another word of the card, make them too, and those that none has come to miss yet.

Every card for whose digest `mutation-verdicts.txt` keeps no verdict is proved here. Those that are kept are taken for
true, but for a tenth that chance draws: the group `proof` proves these anew. The seed DOOMTABLE_SEED draws it again.
`python tests/mutants.py --write` writes all three lists anew.
"""

from __future__ import annotations

import os
from dataclasses import replace
from random import Random

import mutants
import pytest
from each import check_each

from doomtable.cards.catalogue import catalogue
from doomtable.rules import language as L

CARDS = catalogue().cards
SEED = os.environ["DOOMTABLE_SEED"]
TENTH = Random(SEED).sample(CARDS, -(-len(CARDS) // 10))
PARTS = 16
"""Into how many tests the cards are parted: a test for each would cost more than a kept verdict does."""
MET = (
    ("Ambush", "Surprise Attack"),
    ("Automatic Fire", "Deathlockdrum"),
    ("Bamboozled!", "Portents of Victory"),
    ("Improve Self", "Alakhai the Cunning"),
    ("Invulnerability", "Cairath"),
    ("Keeper of the Art", "Explosion"),
    ("Spy in the Ranks", "Secret Mission"),
)
"""Pairs that do not name each other and yet settle together what happens."""
ASKS_NOTHING = {
    "Amnesia", "Amnesty", "Battlefield Chaos", "Change in Momentum", "Commando Raid",
    "Corporate Shenanigans", "Dire Portents",
    "Discovered", "Economic Breakdown", "Elemental Alteration",
    "Essential Summons", "High Seer Castor", "Inspired", "Mastodont Handler", "Reversal of Fortune",
    "Thadeus's Pallet", "Total Eclipse",
    "Transmutation", "Tucked Away",
}  # fmt: skip
"""Cards whose every demand the rules make already: there must be something for them to do (RUL-29, SYM-02)."""


def called(card):
    return card.name


def check(card):
    """Fail unless a card was proved as it is, or is proved now."""
    assert mutants.is_kept(card) or not (found := mutants.faults(card)), f"{card.name}: {found}"


@pytest.mark.parametrize("part", range(PARTS))
def test_every_card_is_proved(part):
    check_each(check, CARDS[part::PARTS], called)


@pytest.mark.proof
@pytest.mark.parametrize("card", TENTH, ids=called)
def test_a_kept_verdict_is_true(card):
    found = mutants.faults(card)
    assert not found, f"{card.name} (drawn by DOOMTABLE_SEED={SEED}): {found}"


def test_the_list_of_tested_cards_is_true():
    """Every declared card is proved above, so every one is listed, in the order of their codes."""
    assert mutants.TESTED.read_text(encoding="utf-8").splitlines() == [card.name for card in CARDS]


def test_what_is_listed_is_asked_for():
    asked = {card.name: {mutant.what for mutant in mutants.loosened(card)} for card in CARDS}
    assert {name: gone for name, whats in mutants.known().items() if (gone := whats - asked[name])} == {}


def test_every_card_is_refused_somewhere():
    """Of every card that asks for anything a scenario misses at least one demand."""
    listed = mutants.known()
    asked = {card.name: [mutant.what for mutant in mutants.loosened(card)] for card in CARDS if card.abilities}
    never = {name for name, whats in asked.items() if set(whats) <= listed.get(name, set())}
    assert never == ASKS_NOTHING


@pytest.mark.parametrize(("one", "other"), MET)
def test_cards_that_settle_something_together_meet(one, other):
    card = catalogue().get(one)
    assert any(mutants.caught(mutants.without(card, place), other) for place in range(len(card.abilities)))


def test_a_struck_ability_is_gone_and_the_others_stay():
    card = catalogue().get("Twitcher")
    struck = mutants.without(card, 1)
    assert struck.abilities[0] == card.abilities[0] and struck.abilities[2] == card.abilities[2]
    assert not struck.abilities[1].effects


def test_every_part_of_a_condition_is_let_go_by_itself():
    whats = [mutant.what for mutant in mutants.loosened(catalogue().get("Clansman"))]
    assert [what for what in whats if " when " in what and "foe" not in what] == [
        "abilities0 effects0 when 0",
        "abilities0 effects0 when 1",
    ]


# ------------------------------------------------------------------------------------------------------- verdicts


PLAIN = catalogue().get("Martian Banshee")
UNPROVED = replace(PLAIN, abilities=(L.Static((L.Mod(("F",), 1, who="me"),), when=L.Inside()),))
"""The same card with an ability that no scenario would miss."""


@pytest.fixture
def verdicts(monkeypatch, tmp_path):
    """The file of the verdicts, for one test empty."""
    file = tmp_path / "verdicts.txt"
    file.write_text("", encoding="utf-8")
    monkeypatch.setattr(mutants, "VERDICTS", file)
    return file


def test_what_has_no_verdict_is_proved(verdicts):
    check(PLAIN)
    with pytest.raises(AssertionError, match="every scenario holds without its ability 1 "):
        check(UNPROVED)


def test_a_verdict_holds_for_its_digest_alone(verdicts):
    verdicts.write_text(f"{PLAIN.name}: {mutants.digest(PLAIN, ())}\n", encoding="utf-8")
    with pytest.raises(AssertionError, match="every scenario holds without its ability 1 "):
        check(UNPROVED)


def test_a_wrong_verdict_is_found_by_proving_it_anew(verdicts):
    verdicts.write_text(f"{PLAIN.name}: {mutants.digest(UNPROVED, ())}\n", encoding="utf-8")
    check(UNPROVED)
    with pytest.raises(AssertionError, match="every scenario holds without its ability 1 "):
        test_a_kept_verdict_is_true(UNPROVED)


def test_the_digest_of_a_card_is_of_all_that_decides(monkeypatch):
    card = catalogue().get("Clansman")
    one = mutants.digest(card, ())
    assert mutants.digest(card, ()) == one
    found = {one, mutants.digest(replace(card, V=9), ()), mutants.digest(card, ("abilities0 effects0 when 0",))}
    for name, new in (
        ("RULES_VERSION", 0),
        ("REMINDERS", {(card.name, 0)}),
        ("loosened", lambda card: iter(())),
        ("pairs", lambda card: [(0, "Hussar")]),
        ("scenario_digests", dict),
    ):
        with monkeypatch.context() as patch:
            patch.setattr(mutants, name, new)
            found.add(mutants.digest(card, ()))
    assert len(found) == 8


def test_the_digest_of_a_scenario_is_of_what_it_plays_and_of_every_card_in_it():
    scenario, cards = mutants.positions()[0]

    def of(key, value, cards=cards):
        document = scenario.document._replace(value={**scenario.document.value, key: value}, line=9)
        return mutants.scenario_digest(scenario._replace(document=document), cards)

    one = of("name", "another")
    assert of("clauses", ["RUL-01"]) == one == mutants.scenario_digest(scenario, cards)
    others = (of("expect", {}), of("seed", 7), of("name", "another", (replace(cards[0], V=9), *cards[1:])))
    assert len({one, *others}) == 4
