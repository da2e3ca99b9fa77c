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


@pytest.mark.parametrize(
    ("word", "card", "other"),
    [("name Hussar", "Hussar", "Infantry"), ("type warzone", "Victoria", "Heimburg")],
)
def test_cards_are_banned_by_name_and_by_type(word, card, other):
    assert bears(catalogue().get(card), word) and not bears(catalogue().get(other), word)
