"""The section [start] of decks: what may lie there, for which seat, and what lies there where it is left out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from doomtable import rulesets
from doomtable.cards.catalogue import catalogue
from doomtable.files.decks import DeckList
from doomtable.records.record import seated_deck
from doomtable.rules.coverage import bears
from doomtable.rules.game import Deck, Game
from doomtable.rules.ruleset import Ruleset

WARRIORS = Ruleset(
    deck_min=0, set_up=("start",), start_section="warriors", start_role="c", roles=("a", "c", "b"), start_hand=0
)
"""A game in which the second of three seats begins with warriors."""
GEAR = (("Combat Armor", 3),)


def found(cards=GEAR, collection=(), start=(), role="c", rules=WARRIORS):
    deck = DeckList("d", "second", cards, collection, start)
    told = rulesets.faults(deck, rules, role, lookup=catalogue().get)
    return [(fault.rule, fault.card, fault.found, fault.allowed) for fault in told]


def test_warriors_of_forty_v_are_legal_and_of_forty_one_are_not():
    """VAR-BEATDOWN-04."""
    assert found(start=(("Razide", 4), ("Necromutant", 3))) == []  # 4 of 7 V, 3 of 4
    assert found(start=(("Razide", 5), ("Hussar", 3))) == [("VAR-BEATDOWN-04", None, 41, 40)]


def test_only_warriors_lie_there_each_as_often_as_a_deck_may_have_it():
    """VAR-BEATDOWN-R03: five copies of a warrior, one of a Personality."""
    assert found(start=(("Heimburg", 1),)) == [("VAR-BEATDOWN-04", "Heimburg", 1, 0)]
    assert found(start=(("Hussar", 5),)) == []
    assert found(start=(("Hussar", 6),)) == [("VAR-BEATDOWN-04", "Hussar", 6, 5)]
    assert found(start=(("Mitch Hunter", 2),)) == [("VAR-BEATDOWN-04", "Mitch Hunter", 2, 1)]


def test_deck_and_collection_of_that_seat_hold_no_warrior():
    """VAR-BEATDOWN-03: nor without the role, whose limits are not looked at then."""
    assert found((("Hussar", 2), *GEAR), (("Infantry", 1),)) == [
        ("VAR-BEATDOWN-03", "Hussar", 2, 0), ("VAR-BEATDOWN-03", "Infantry", 1, 0),
    ]
    for role in ("a", "b", ""):
        assert found((("Hussar", 2),), role=role, start=(("Heimburg", 1),)) == []


def test_a_deck_without_the_section_begins_with_what_is_usual():
    """The most valuable warriors that can fight, in the order of their codes, as far as 40 V reach."""
    bare = DeckList("d", "second", GEAR)
    laid = seated_deck(bare, WARRIORS, 1).start
    cards = [catalogue().get(name) for name in laid]
    assert laid and sum(card.V or 0 for card in cards) <= 40
    assert found(start=tuple((name, 1) for name in laid)) == []
    assert [card.V for card in cards] == sorted((card.V or 0 for card in cards), reverse=True)
    named = DeckList("d", "second", GEAR, (), (("Hussar", 2),))
    assert seated_deck(named, WARRIORS, 1).start == ("Hussar", "Hussar")


def test_elsewhere_the_section_is_ignored():
    named = DeckList("d", "second", GEAR, (), (("Hussar", 2),))
    assert [seated_deck(named, WARRIORS, seat).start for seat in range(3)] == [(), ("Hussar", "Hussar"), ()]
    assert seated_deck(named, rulesets.get("second"), 0).start == ()
    assert not [rule for rule, *_ in found(start=(("Heimburg", 9),), rules=replace(WARRIORS, start_section=""))]
    with_start = Deck(("Combat Armor",) * 30, start=("Hussar",))
    game = Game.deal([with_start] * 3, WARRIORS, catalogue().get)
    assert [len(seat.squad) for seat in game.state.seats] == [0, 1, 0]


BASES = Ruleset(deck_min=0, set_up=("start",), start_section="bases", start_hand=0)
"""A game in which every seat begins with bases."""
THREE = (
    ("Heimburg", 1), ("The HQ", 1), ("San Dorado", 1), ("Victoria", 1), ("Great Rust Desert", 1),
    ("Graveton Archipelago", 1),
    ("Hussar", 1), ("Infantry", 1), ("Heretic", 1),
)  # fmt: skip


def changed(*gone, more=()):
    """The nine cards without some, and with others."""
    return (*(entry for entry in THREE if entry[0] not in gone), *more)


def test_three_bases_three_battlefields_and_three_warriors_of_at_most_three_v():
    """VAR-HOME-03, VAR-HOME-04, VAR-HOME-05."""
    assert found(start=THREE, rules=BASES, role="") == []
    for gone, clause in (("Heimburg", "03"), ("Victoria", "04"), ("Hussar", "05")):
        assert found(start=changed(gone), rules=BASES, role="") == [(f"VAR-HOME-{clause}", None, 2, 3)]
    dear = changed("Hussar", more=(("Necromutant", 1),))
    assert found(start=dear, rules=BASES, role="") == [("VAR-HOME-05", "Necromutant", 4, 3)]
    four = changed(more=(("Fukido", 1),))
    assert found(start=four, rules=BASES, role="") == [("VAR-HOME-03", None, 4, 3)]


def test_they_are_all_different():
    """VAR-HOME-06."""
    twice = changed("Hussar", "Infantry", more=(("Hussar", 2),))
    assert found(start=twice, rules=BASES, role="") == [("VAR-HOME-06", "Hussar", 2, 1)]
    for one, other in (("Heimburg", "The HQ"), ("Victoria", "Great Rust Desert")):
        same = changed(one, other, more=((one, 2),))
        assert found(start=same, rules=BASES, role="") == [("VAR-HOME-06", one, 2, 1)]


def test_nothing_else_lies_there_nor_what_goes_to_a_warrior_or_an_outpost():
    """VAR-HOME-03, VAR-HOME-04."""
    gear = changed(more=(("Combat Armor", 1),))
    assert found(start=gear, rules=BASES, role="") == [("VAR-HOME-03", "Combat Armor", 1, 0)]
    given = changed("Heimburg", more=(("Spiked Barricade", 1),))
    assert found(start=given, rules=BASES, role="") == [("VAR-HOME-03", "Spiked Barricade", 1, 0)]
    earthly = next(c for c in catalogue().cards if c.type == "warzone" and c.set == "pl")
    there = changed("Victoria", more=((earthly.name, 1),))
    assert found(start=there, rules=BASES, role="") == [("VAR-HOME-04", earthly.name, 1, 0)]


def test_a_deck_without_bases_gets_those_of_its_affiliation():
    """The Fortifications that name it come first, and its warriors by their V."""
    bare = DeckList("d", "second", (("Hussar", 4), ("Infantry", 1)))
    laid = [catalogue().get(name) for name in seated_deck(bare, BASES, 0).start]
    assert [card.type for card in laid] == ["fortification"] * 3 + ["warzone"] * 3 + ["warrior"] * 3
    assert found(start=tuple((card.name, 1) for card in laid), rules=BASES, role="") == []
    assert all("bauhaus" in card.affiliations for card in (laid[0], *laid[6:]))
    assert [card.V for card in laid[6:]] == sorted((card.V for card in laid[6:]), reverse=True)


GRANTS = {
    "gol": {"Mutiny"}, "inq": {"Mortal Wound", "Snipers!", "The Second Directorate"},
    "mort": {"Death Maze", "Switched Labels"}, "promo": {"Perfect Hit"},
    "unl": {"Born with a Silver Spoon", "Retraining", "Retreat!", "Sworn Vengeance"},
    "wz": {"Anti-Tank Minefield", "Minefield", "Point Guard", "Rear Guard", "Self-Destruct Programming"},
    "apo": set(), "pl": set(),
}  # fmt: skip
"""What bears the tag `grants_promotion`, by set."""


def test_specials_that_give_promotion_are_told_by_their_declarations():
    """VAR-HOME-02, VAR-HOME-R08: those that the source names, and others; not what gives Destiny, nor a mission."""
    bearing = [card for card in catalogue().cards if bears(card, "grants_promotion")]
    assert {name: {card.name for card in bearing if card.set == name} for name in GRANTS} == GRANTS
    assert len(bearing) == sum(map(len, GRANTS.values()))
    assert not any(bears(catalogue().get(name), "grants_promotion") for name in ("Tax Refund", "Suicide Mission"))


def test_bans_of_bases_and_of_promotion_name_their_clause():
    """VAR-HOME-02, OPT-GEN-R02: in deck and collection; what lies under [start] is another matter."""
    rules = replace(BASES, banned=("type fortification", "type warzone", "grants_promotion"))
    for name in ("Heimburg", "Victoria", "Snipers!"):
        for cards, collection in ((((name, 1),), ()), (GEAR, ((name, 1),))):
            assert ("VAR-HOME-02", name, 1, 0) in found(cards, collection, THREE, "", rules)
            assert "VAR-HOME-02" not in {rule for rule, *_ in found(cards, collection, THREE, "", BASES)}
    assert found(GEAR, (), THREE, "", rules) == []


@pytest.mark.parametrize(
    ("word", "card", "other"),
    [("name Hussar", "Hussar", "Infantry"), ("type warzone", "Victoria", "Heimburg")],
)
def test_cards_are_banned_by_name_and_by_type(word, card, other):
    assert bears(catalogue().get(card), word) and not bears(catalogue().get(other), word)
