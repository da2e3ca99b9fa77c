"""Advice on a deck: proportions, curve, needs, odds, mends for every fault, suggestions with their reasons."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from doomtable import rulesets
from doomtable.cards.catalogue import catalogue
from doomtable.cards.shipped_packs import shipped_cards
from doomtable.decks import draw_odds
from doomtable.decks.composition import Composition, composition, resolved
from doomtable.decks.deck_mends import faults_of, mend, most_copies, room_for
from doomtable.decks.deck_needs import lacks, needs_of, pool_of, unmet
from doomtable.decks.edited_deck import DECK_PARTS, EditedDeck, add
from doomtable.decks.suggestions import UNMET, AdviceGround, Suggestion, fill_names, filling, trimming
from doomtable.files.decks import read_deck, ready_decks
from doomtable.rules import language as L
from doomtable.rules.ruleset import Ruleset
from doomtable.words.words import Words

BOOK = catalogue()
SECOND = rulesets.get("second")
READY = [read_deck(path, BOOK.names) for path in ready_decks()]
PLAYED = Counter(name for deck in READY for name, _ in deck.cards)


def made(*cards: tuple[str, int]) -> EditedDeck:
    deck = EditedDeck()
    for name, copies in cards:
        deck = add(name, "deck", copies).apply(deck)
    return deck


def of(deck: EditedDeck, at_least: int = 0) -> Composition:
    return composition(resolved(deck.deck.cards, BOOK.get), SECOND.start_d, at_least)


def ground(rules: Ruleset = SECOND, home: str = "", role: str = "") -> AdviceGround:
    return AdviceGround(rules, BOOK.cards, BOOK.get, role, PLAYED, home)


def filled(rules: Ruleset, home: str, role: str = "") -> EditedDeck:
    deck = EditedDeck()
    while deck.size() < rules.deck_min and (found := filling(deck, ground(rules, home, role), 12)):
        for one in found:
            deck = add(one.card, "deck", min(one.by, rules.deck_min - deck.size())).apply(deck)
    return deck


# ------------------------------------------------------------------------------------------------------ composition


def test_proportions_are_a_fifth_to_a_quarter_a_quarter_to_a_third_and_the_rest() -> None:
    shares = {one.share: (one.least, one.most) for one in of(made(("Hussar", 5)), 60).shares}
    assert shares == {"warriors": (12, 15), "things": (15, 20), "specials": (24, 30)}
    with_art = of(made(("Improve Self", 5), ("Hussar", 55)))
    assert next(one.most for one in with_art.shares if one.share == "things") == 24, "two fifths with the Art"


def test_what_lacks_and_what_is_too_much_is_counted() -> None:
    found = {one.share: one.lacking for one in of(made(("Hussar", 40), ("Ambush", 20))).shares}
    assert found == {"warriors": -25, "things": 15, "specials": 4}


def test_the_curve_and_what_warriors_ask_of_destiny() -> None:
    hussar, steiner = BOOK.get("Hussar"), BOOK.get("Max Steiner")
    assert hussar.V is not None and steiner.V is not None and hussar.V <= SECOND.start_d < steiner.V
    found = of(made(("Hussar", 4), ("Max Steiner", 1), ("Positive Karma", 2), ("Ambush", 3)))
    assert found.curve[hussar.V] == 4 and found.curve[steiner.V] == 1 and sum(found.curve) == 5
    asked = 4 * hussar.V + steiner.V
    assert (found.destiny.asked, found.destiny.opening, found.destiny.sources) == (asked, 4, 2)
    assert found.destiny.mean == pytest.approx(asked / 5)
    assert dict(found.types) == {"warrior": 5, "special": 5} and found.affiliations["bauhaus"] == 5


def test_doubles_are_told_of_what_a_player_has_in_play_but_once() -> None:
    found = of(made(("Max Steiner", 3), ("Hussar", 5), ("Valerie Duval", 1)))
    assert [(one.card, one.copies) for one in found.doubles] == [("Max Steiner", 3)]
    assert found.copies == (1, 0, 1, 0, 1)


def test_an_empty_deck_has_a_composition_too() -> None:
    found = of(EditedDeck())
    assert found.size == 0 and found.destiny.mean == 0 and not sum(found.curve)


# ------------------------------------------------------------------------------------------------------------ needs


def test_nobody_can_cast_a_spell_without_its_aspect() -> None:
    pool = pool_of([BOOK.get("Hussar"), BOOK.get("Improve Self")])
    need = lacks(BOOK.get("Improve Self"), pool)
    assert need is not None and need.kind == "caster" and need.tags == ("casts mentalism",)
    casters = [card for card in BOOK.cards if card.type == "warrior" and "mentalism" in card.aspects]
    assert lacks(BOOK.get("Improve Self"), pool_of([*casters[:1], BOOK.get("Improve Self")])) is None


def test_a_card_that_lets_warriors_cast_is_enough() -> None:
    cards = [BOOK.get(name) for name in ("Samurai", "Improve Self", "At Peace with the Art")]
    assert lacks(BOOK.get("Improve Self"), pool_of(cards)) is None
    assert lacks(BOOK.get("Improve Self"), pool_of(cards[1:])) is not None, "but there must be a warrior"


def test_equipment_of_an_affiliation_wants_one_of_its_warriors() -> None:
    armed = [c for c in BOOK.cards if c.type == "equipment" and c.host is not None and c.host.sel is not None]
    legion = next(c for c in armed if c.host is not None and c.host.sel == L.Sel(all=("warrior", "legion")))
    assert lacks(legion, pool_of([BOOK.get("Hussar")])) is not None
    assert lacks(legion, pool_of([BOOK.get("Hussar"), BOOK.get("Necromutant")])) is None


def test_what_a_card_makes_of_warriors_counts() -> None:
    gifts = [c for c in BOOK.cards if c.type == "symmetry" and c.host is not None and c.host.sel is not None]
    heretics = [c for c in gifts if c.host is not None and c.host.sel == L.Sel(all=("warrior", "heretic"))]
    alone = pool_of([BOOK.get("Hussar")])
    assert lacks(heretics[0], alone) is not None
    helped = [one for one in BOOK.cards if lacks(heretics[0], pool_of([BOOK.get("Hussar"), one])) is None]
    assert any(one.type != "warrior" for one in helped)


def test_the_ready_decks_can_use_every_card_they_have() -> None:
    for deck in READY:
        assert not unmet([(BOOK.get(name), n) for name, n in deck.cards]), deck.name


def test_every_need_can_be_met_by_some_card() -> None:
    whole = pool_of(BOOK.cards)
    assert sum(bool(needs_of(card)) for card in BOOK.cards) > 300
    assert not [card.name for card in BOOK.cards if lacks(card, whole) is not None]


# ------------------------------------------------------------------------------------------------------------- odds


def test_odds_are_those_of_drawing_without_putting_back() -> None:
    assert draw_odds.at_least(1, 1, 60, 7) == pytest.approx(7 / 60)
    assert draw_odds.at_least(1, 4, 60, 7) == pytest.approx(1 - (56 * 55 * 54 * 53 * 52 * 51 * 50)
                                                              / (60 * 59 * 58 * 57 * 56 * 55 * 54))  # fmt: skip
    assert draw_odds.at_least(2, 1, 60, 7) == 0 and draw_odds.at_least(0, 0, 0, 7) == 1
    assert draw_odds.at_least(1, 3, 5, 99) == 1 and draw_odds.at_least(1, 0, 0, 7) == 0
    assert draw_odds.expected(12, 60, 7) == pytest.approx(1.4)


def test_odds_agree_with_hands_that_are_dealt() -> None:
    chance, hits = Random(7), 0
    cards = [("Hussar", 12), ("Ambush", 48)]
    for _ in range(4000):
        hits += "Hussar" in draw_odds.sample_hand(cards, SECOND, chance).hand
    assert hits / 4000 == pytest.approx(draw_odds.at_least(1, 12, 60, SECOND.start_hand), abs=0.03)


def test_by_each_turn_more_has_been_seen() -> None:
    found = draw_odds.by_turn(2, 60, SECOND, turns=8)
    assert found[0] == draw_odds.at_least(1, 2, 60, 7) and list(found) == sorted(found) and len(set(found)) == 8
    assert draw_odds.seen_by(3, SECOND, 2) == 11


def test_a_sample_hand_is_a_part_of_the_deck() -> None:
    cards = [("Hussar", 3), ("Ambush", 2)]
    found = draw_odds.sample_hand(cards, SECOND, Random(1))
    assert Counter((*found.hand, *found.next)) == Counter(dict(cards)) and len(found.hand) == 5
    whole = draw_odds.sample_hand([("Hussar", 60)], SECOND, Random(1), 6)
    assert (len(whole.hand), len(whole.next)) == (7, 6)


# ------------------------------------------------------------------------------------------------------------ mends

EVERY = [
    rulesets.get("first"), SECOND, rulesets.get("tournament"), rulesets.get("second", {"outpost": "off"}),
    rulesets.get("second", {"variant": "limited"}), replace(SECOND, start_section="warriors"),
    rulesets.get("second", {"restricted_list": "none"}), rulesets.get("second", {"form": "cartel"}),
]  # fmt: skip


@pytest.mark.parametrize("rules", EVERY, ids=range(len(EVERY)))
def test_every_fault_has_a_mend_and_mends_lead_to_a_legal_deck(rules: Ruleset) -> None:
    chance = Random(11)
    role = "bauhaus" if rules.form == "cartel" else ""
    met: Counter[str] = Counter()
    for many in (8, 30):
        deck = EditedDeck()
        for _ in range(many):
            deck = add(chance.choice(BOOK.names), chance.choice(DECK_PARTS), chance.randrange(1, 8)).apply(deck)
        for _ in range(200):
            faults = faults_of(deck, rules, role)
            if not faults:
                break
            fault = chance.choice(faults)
            met[fault.message] += 1
            missing, fighting = fault.allowed - fault.found, fault.message == "deck-fault-warriors"
            fill = partial(fill_names, deck, ground(rules, "bauhaus", role), missing, fighting)
            found = mend(deck, fault, rules, role, fill)
            assert found is not None, fault
            assert (found.out, found.into) != (0, 0)
            deck = found.edit.apply(deck)
        assert not faults_of(deck, rules, role)
    assert met


def test_a_mend_changes_no_more_than_it_must() -> None:
    deck = made(("Hussar", 9), ("Dragoon", 60))
    fault = next(f for f in faults_of(deck, SECOND) if f.card == "Hussar")
    found = mend(deck, fault, SECOND)
    assert found is not None and (found.out, found.into) == (4, 0)
    assert found.edit.apply(deck).count("deck", "Hussar") == 5


def test_how_many_copies_may_be_had_is_what_the_faults_say() -> None:
    for rules in EVERY[:4]:
        for card in Random(3).sample(BOOK.cards, 60):
            most = most_copies(card, rules)
            deck = add(card.name, "deck", most).apply(EditedDeck())
            assert not [f for f in faults_of(deck, rules) if f.card is not None]
            assert [f for f in faults_of(add(card.name).apply(deck), rules) if f.card is not None]


def test_a_reserve_shares_its_copies_with_the_deck() -> None:
    tournament = rulesets.get("tournament")
    deck = add("Hussar", "collection", 3).apply(made(("Hussar", 1)))
    assert room_for(deck, BOOK.get("Hussar"), tournament) == 1
    assert room_for(deck, BOOK.get("Hussar"), SECOND) == 4


# ------------------------------------------------------------------------------------------------------ suggestions

HOMES = ("bauhaus", "brotherhood", "legion", "rasputin")


@pytest.mark.parametrize("home", HOMES)
def test_an_empty_deck_is_filled_to_a_legal_one_of_an_affiliation(home: str) -> None:
    deck = filled(SECOND, home)
    assert not faults_of(deck, SECOND) and deck.size() == 60
    found = of(deck)
    assert next(iter(found.affiliations)) == home
    assert all(one.lacking == 0 for one in found.shares), found.shares
    assert not unmet(resolved(deck.deck.cards, BOOK.get)) and not found.doubles


def test_what_wakes_a_card_comes_first() -> None:
    deck = made(("Hussar", 5), ("Improve Self", 2))
    first = filling(deck, ground(home="bauhaus"), 1)[0]
    assert first.reason == "advice-wakes" and "mentalism" in BOOK.get(first.card).aspects


def test_what_nobody_can_use_goes_first_then_doubles_then_what_there_is_too_much_of() -> None:
    many = ("Hussar", 5), ("Dragoon", 5), ("Venusian Ranger", 5), ("Etoiles Mortant", 5)
    deck = made(*many, ("Improve Self", 1), ("Max Steiner", 2), ("Ambush", 5))
    found = trimming(deck, ground(), 4)
    assert [one.reason for one in found][:2] == ["advice-no-caster", "advice-double"]
    assert all(one.by < 0 for one in found) and found[2].reason == "advice-many-warriors"


def test_nothing_is_proposed_that_the_rules_refuse() -> None:
    limited = rulesets.get("second", {"variant": "limited"})
    deck = filled(limited, "imperial")
    assert not faults_of(deck, limited)
    assert not filling(EditedDeck(), AdviceGround(SECOND, (), BOOK.get)), "of no cards nothing comes"


def test_every_reason_has_words_in_both_languages() -> None:
    reasons: dict[str, Suggestion] = {}
    for home in ("bauhaus", "brotherhood"):
        deck = EditedDeck()
        for _ in range(3):
            for one in filling(deck, ground(home=home), 12):
                reasons[one.reason] = one
                deck = add(one.card, "deck", one.by).apply(deck)
        for one in trimming(deck, ground(home=home), 30):
            reasons[one.reason] = one
    assert len(reasons) > 7
    for one in reasons.values():
        said = [Words(code).say(one.reason, card=one.card, **one.args) for code in ("en", "de")]
        assert all(said) and said[0] != said[1]


def test_the_dearest_go_only_where_too_few_warriors_can_be_paid_for() -> None:
    dear = made(("Capitaine", 5), ("Aide-de-Camp", 5), ("Venusian Marshal", 5), ("Valerie Duval", 1), ("Hussar", 1))
    assert any(one.reason == "advice-dear" for one in trimming(dear, ground(), 3))
    cheap = made(("Max Steiner", 1), ("Hussar", 5), ("Dragoon", 5), ("Venusian Ranger", 5), ("Etoiles Mortant", 5))
    found = trimming(cheap, ground(), 3)
    assert {one.reason for one in found} == {"advice-many-warriors"}
    assert "Max Steiner" not in {one.card for one in found}


# --------------------------------------------------------------------------------------------------------- battles


def test_a_battle_without_what_it_brings_is_no_fault_but_cannot_be_played() -> None:
    """VAR-BATTLE-06, VAR-BATTLE-13: all of it has to be in the collection, as often as it is brought; the deck does not
    do. Such a deck is legal, the card is told of as one that nobody can use."""
    battle = next(card for card in shipped_cards() if card.battle is not None)
    assert battle.battle is not None
    brought = Counter(name for one in battle.battle.brings for name in (one.name, *one.bears))
    cards = [(battle, 1), *((BOOK.get(name), n) for name, n in brought.items())]
    assert [one.card for one in unmet(cards, brought.items()) if one.need.kind == "brought"] == []
    for name in brought:
        less = (brought - Counter({name: 1})).items()
        assert [one.card for one in unmet(cards, less) if one.need.kind == "brought"] == [battle], name
    told = [one.card for one in unmet(cards) if one.need.kind == "brought"]
    assert told == [battle], "what is in the deck does not come with it"
    rules = rulesets.get("second", {"battles": True})
    bone = read_deck(next(path for path in ready_decks(battles=True) if path.stem == "bone-gate"), BOOK.names)
    bare = replace(bone, collection=())
    assert not rulesets.faults(bare, rules, "", lookup=BOOK.get)
    for deck, lacking in ((bone, False), (bare, True)):
        known = unmet(resolved(deck.cards, BOOK.get), deck.collection)
        assert any(one.need.kind == "brought" for one in known) is lacking
    for language in ("en", "de"):
        assert Words(language).say(UNMET["brought"])
