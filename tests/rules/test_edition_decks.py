"""What decks the editions take, and who begins: the same questions to each of them."""

from __future__ import annotations

from functools import cache

import pytest

from doomtable.cards.catalogue import catalogue
from doomtable.files.decks import DeckList
from doomtable.rules.game import Deck, Game
from doomtable.rules.ruleset import Ruleset
from doomtable.rulesets import EDITIONS, DeckFault, faults, get

EDITION = pytest.mark.parametrize("edition", EDITIONS)


@cache
def names(kind: str) -> tuple[str, ...]:
    """Unrestricted cards of a type (of any but warriors with "things") that every edition knows."""
    found = [card for card in catalogue().cards if card.limit == 5 and card.set != "pl"]
    return tuple(c.name for c in found if (c.type == kind or (kind == "things" and c.type != "warrior")))


def fives(kind: str, n: int, start: int = 0) -> dict[str, int]:
    return dict.fromkeys(names(kind)[start : start + n], 5)


def legal(cards: dict[str, int], ruleset: Ruleset, collection: dict[str, int] | None = None) -> list[DeckFault]:
    deck = DeckList("", "", (*cards.items(),), (*(collection or {}).items(),))
    return faults(deck, ruleset, lookup=catalogue().get)


@EDITION
def test_every_edition_asks_for_sixty_cards_of_five_copies(edition):
    """DECK-01, DECK-02."""
    sixty = fives("warrior", 12)
    assert not legal(sixty, get(edition))
    assert [f.rule for f in legal({**sixty, names("warrior")[0]: 4}, get(edition))] == ["DECK-01"]
    assert [f.rule for f in legal({**sixty, names("warrior")[0]: 6}, get(edition))] == ["DECK-02"]
    assert not legal(fives("warrior", 40), get(edition))


@EDITION
def test_every_edition_has_the_limits_of_the_card_data_until_its_players_lift_them(edition):
    """DECK-03."""
    deck = {**fives("warrior", 12), "Ruthless Efficiency": 2}
    assert [(f.rule, f.allowed) for f in legal(deck, get(edition))] == [("DECK-03", 1)]
    assert not legal(deck, get(edition, {"restricted_list": "none"}))


def test_a_tournament_asks_for_five_warriors_and_the_others_for_none():
    """DECK-04."""
    things = fives("things", 12)
    few, enough = {**things, names("warrior")[0]: 4}, {**things, names("warrior")[0]: 5}
    assert [(f.rule, f.found, f.allowed) for f in legal(few, get("tournament"))] == [("DECK-04", 4, 5)]
    assert not legal(enough, get("tournament"))
    for edition in ("first", "second"):
        assert not legal(things, get(edition))


def test_a_tournament_has_a_reserve_of_twenty_five_that_counts_with_the_deck():
    """DECK-05, ZONE-16."""
    deck, rules = fives("warrior", 12), get("tournament")
    assert not legal(deck, rules, fives("things", 5))
    assert [f.rule for f in legal(deck, rules, {**fives("things", 5), names("things")[5]: 1})] == ["DECK-05"]
    assert [(f.rule, f.found) for f in legal(deck, rules, {names("warrior")[0]: 1})] == [("DECK-02", 6)]
    for edition in ("first", "second"):
        assert not legal(deck, get(edition), {**fives("things", 5), names("warrior")[0]: 5}), "ZONE-21: beside the deck"


def test_after_an_exchange_with_the_reserve_the_deck_is_looked_at_as_it_is_then():
    """DECK-06, DECK-07: between games cards go to and fro, one for one or not, as long as the deck stays one."""
    rules, first = get("tournament"), names("warrior")[0]
    deck = {**fives("things", 11), first: 5}
    reserve = {names("things")[11]: 5, names("warrior")[1]: 5}
    assert not legal(deck, rules, reserve)
    more = {**deck, names("warrior")[1]: 2}
    assert not legal(more, rules, {names("things")[11]: 5, names("warrior")[1]: 3}), "sixty-two cards are a deck"
    fewer = {**fives("things", 11), first: 4}
    found = [f.rule for f in legal(fewer, rules, {**reserve, first: 1})]
    assert found == ["DECK-01", "DECK-04"]


@EDITION
def test_nothing_of_a_collection_is_dealt_and_nothing_of_the_deck_goes_there(edition):
    """DECK-06, ZONE-21: never during a game."""
    deck = Deck(tuple(name for name, n in fives("warrior", 12).items() for _ in range(n)), tuple(names("things")[:20]))
    game = Game.deal([deck, deck], get(edition), catalogue().get, seed=3)
    of = game.state.definitions.of
    for seat in game.state.seats:
        assert sorted(of[card].card.name for card in seat.collection) == sorted(deck.collection)
        assert sorted(of[card].card.name for card in (*seat.hand, *seat.draw)) == sorted(deck.cards)


@EDITION
def test_relics_alliances_and_warzones_are_cards_of_the_deck_like_any_other(edition):
    """DECK-09: they count among the sixty, and none is set aside from it."""
    kinds = ("relic", "alliance", "warzone", "mission", "fortification")
    rules = get(edition, {"restricted_list": "none"})
    later = {name: 1 for kind in kinds for name in names(kind)[:2]}
    sixty = {**fives("warrior", 10), **later}
    assert sum(sixty.values()) == 60 and not legal(sixty, rules)
    sixty.popitem()
    assert [f.rule for f in legal(sixty, rules)] == ["DECK-01"]
    deck = Deck(tuple(name for name, n in sixty.items() for _ in range(n)))
    st = Game.deal([deck, deck], rules, catalogue().get, seed=1).state
    assert all(len(seat.hand) + len(seat.draw) == 59 and not seat.collection for seat in st.seats)


@EDITION
def test_chance_says_who_begins_in_every_edition(edition):
    """SETUP-04."""
    deck = Deck(tuple(name for name, n in fives("warrior", 12).items() for _ in range(n)))
    begins = {Game.deal([deck, deck], get(edition), catalogue().get, seed=seed).state.turn.seat for seed in range(20)}
    assert begins == {0, 1}
    first = get(edition, {"start_player": "first"})
    assert {Game.deal([deck, deck], first, catalogue().get, seed=n).state.turn.seat for n in range(10)} == {0}
