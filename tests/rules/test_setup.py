"""Before the first choice: decks, the deal, who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from doomtable.cards.catalogue import catalogue
from doomtable.cli import arguments
from doomtable.errors import BadInput
from doomtable.files.decks import DeckList
from doomtable.rules.game import Deck, Game
from doomtable.rules.ruleset import Ruleset
from doomtable.rulesets import DeckFault, faults, get

SECOND = get("second")
NAMES = [card.name for card in catalogue().cards if card.limit == 5]
SIXTY = tuple(name for name in NAMES[:12] for _ in range(5))
QUIET = ("Lucky Shot", "Powerful Blow", "Take Aim", "Evasive Action", "Combat Armor", "Bayonet")


def legal(
    cards: dict[str, int], collection: dict[str, int] | None = None, ruleset: Ruleset = SECOND
) -> list[DeckFault]:
    return faults(DeckList("", "", (*cards.items(),), (*(collection or {}).items(),)), ruleset, lookup=catalogue().get)


def dealt(seats: int = 2, seed: int = 0, rules: Ruleset = SECOND, cards: tuple[str, ...] = SIXTY) -> Game:
    return Game.deal([Deck(cards) for _ in range(seats)], rules, catalogue().get, seed=seed)


def names(game: Game, cards: tuple[int, ...]) -> list[str]:
    return [game.state.definitions.of[card].card.name for card in cards]


# ---------------------------------------------------------------------------------------------------------- decks


def test_a_deck_has_sixty_cards_or_more():
    """DECK-01."""
    sixty = dict.fromkeys(NAMES[:12], 5)
    assert not legal(sixty)
    assert [fault.rule for fault in legal({**sixty, NAMES[0]: 4})] == ["DECK-01"]
    assert not legal(dict.fromkeys(NAMES[:60], 5))


def test_five_copies_of_a_card_are_the_most():
    """DECK-02."""
    sixty = dict.fromkeys(NAMES[:12], 5)
    assert [(fault.rule, fault.card) for fault in legal({**sixty, NAMES[0]: 6})] == [("DECK-02", NAMES[0])]
    assert not legal({**sixty, NAMES[12]: 5})


def test_the_limits_of_the_card_data_hold():
    """DECK-03."""
    sixty = dict.fromkeys(NAMES[:12], 5)
    assert not legal({**sixty, "Ruthless Efficiency": 1})
    assert [(f.rule, f.allowed) for f in legal({**sixty, "Ruthless Efficiency": 2})] == [("DECK-03", 1)]
    assert [(f.rule, f.allowed) for f in legal({**sixty, "Corporate Shenanigans": 1})] == [("DECK-03", 0)]
    plain = get("second", {"restricted_list": "none"})
    assert not legal({**sixty, "Ruthless Efficiency": 5, "Corporate Shenanigans": 5}, ruleset=plain)


def test_without_outposts_no_deck_holds_what_needs_them():
    """OUT-21: of a tribe, an Animal, or a card that names an Outpost; what their warriors carry is no such card."""
    deck = {"Soldat": 2, "Rivetbull": 1, "Garbage Dump": 1, "Blitztank": 1, "Hussar": 5}
    wrong = {fault.card for fault in legal(deck, ruleset=get("first")) if fault.rule == "OUT-21"}
    assert wrong == {"Soldat", "Rivetbull", "Garbage Dump"}
    for ruleset in (SECOND, get("tournament")):
        assert not [fault for fault in legal(deck, ruleset=ruleset) if fault.rule == "OUT-21"]


def test_a_deck_needs_no_warriors():
    """DECK-04."""
    gear = [card.name for card in catalogue().cards if card.type == "equipment" and card.limit == 5]
    assert not legal(dict.fromkeys(gear[:12], 5))


def test_a_collection_is_no_reserve():
    """DECK-05, ZONE-21: of any size, five copies each, and not counted together with the deck."""
    sixty = dict.fromkeys(NAMES[:12], 5)
    assert not legal(sixty, dict.fromkeys(NAMES[:40], 5))
    assert [(f.rule, f.card) for f in legal(sixty, {NAMES[20]: 6})] == [("ZONE-21", NAMES[20])]
    few = get("second", {"collection_max": 25})
    assert [f.rule for f in legal(sixty, dict.fromkeys(NAMES[:6], 5), few)] == ["ZONE-21"]
    assert not legal(sixty, dict.fromkeys(NAMES[:5], 5), few)


# ----------------------------------------------------------------------------------------------------------- deal


def test_every_deck_is_shuffled():
    """SETUP-01."""
    first, second, again = dealt(seed=1), dealt(seed=2), dealt(seed=1)
    for seat in (0, 1):
        order = [(*game.state.seats[seat].hand, *game.state.seats[seat].draw) for game in (first, second, again)]
        assert sorted(names(first, order[0])) == sorted(SIXTY)
        assert names(first, order[0]) != list(SIXTY)
        assert order[0] != order[1]
        assert order[0] == order[2]
    one, other = (names(first, (*s.hand, *s.draw)) for s in first.state.seats)
    assert one != other


def test_shuffling_favours_no_card():
    """SETUP-01: over many deals every card comes to the top about equally often."""
    tops = Counter(dealt(seed=seed, cards=SIXTY[::5]).state.seats[0].hand[0] for seed in range(600))
    assert len(tops) == 12
    assert all(20 <= n <= 90 for n in tops.values())


def test_five_destiny_no_promotion():
    """SETUP-02."""
    for game in (dealt(), dealt(5)):
        assert all((s.D, s.P) == (5, 0) for s in game.state.seats)


def test_seven_cards_are_drawn_and_the_first_draw_step_adds_none():
    """SETUP-03, SETUP-05."""
    game = dealt(3, cards=QUIET * 10)
    assert game.decision is not None and game.decision.kind == "menu"
    assert game.state.turn.step == "actions"
    assert [(len(s.hand), len(s.draw)) for s in game.state.seats] == [(7, 53)] * 3


def test_chance_says_who_begins():
    """SETUP-04."""
    begins = Counter(dealt(3, seed=seed).state.turn.seat for seed in range(60))
    assert set(begins) == {0, 1, 2}
    first = get("second", {"start_player": "first"})
    assert {dealt(3, seed=seed, rules=first).state.turn.seat for seed in range(20)} == {0}


def test_two_players_at_least():
    """SETUP-06."""
    for seats in (2, 3, 5, 7):
        assert len(dealt(seats).state.seats) == seats
    assert arguments.players("random,random", None, SECOND, headless=True) == ("random", "random")
    assert len(arguments.players(None, None, SECOND, headless=True)) == 2
    with pytest.raises(BadInput):
        arguments.players("random", None, SECOND, headless=True)


def test_no_warrior_is_there_at_the_start_and_none_comes_for_nothing():
    """SETUP-07."""
    game = dealt(cards=("Hussar", "Infantry", "Necromutant") * 20)
    assert not game.state.play
    decision = game.decision
    assert decision is not None and decision.kind == "menu"
    seat = decision.seat
    game.choose(next(o for o in decision.options if o.key == "muster"))
    assert game.decision is not None
    game.choose(game.decision.options[0])
    assert game.decision is not None
    (card,) = game.state.play
    paid = game.state.definitions.of[card].card.V or 0
    assert game.state.seats[seat].D + paid == 5
    assert game.state.turn.budget.actions == 2


def test_the_opening_hand_is_kept():
    """MULL-01: without a single warrior too, the first question is what to do in the turn."""
    game = dealt(cards=QUIET * 10)
    decision = game.decision
    assert decision is not None and decision.kind == "menu"
    assert {option.key for option in decision.options} == {"meditate", "end turn"}
    assert not any(s.discard for s in game.state.seats)


def test_the_form_of_the_game_is_fixed_before_it():
    """MULTI-GEN-02, MULTI-FFA-R01: free for all where nothing is chosen, and no choice during the game."""
    game = dealt(4)
    assert game.state.rules.form == "ffa"
    with pytest.raises(AttributeError):
        game.state.rules.form = "team"  # type: ignore[misc, assignment]
    with pytest.raises(BadInput):
        get("second", {"form": "quarrel"})
    assert [(s.D, s.P) for s in game.state.seats] == [(5, 0)] * 4
