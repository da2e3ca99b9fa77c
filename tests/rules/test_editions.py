"""The editions as values, and what of them no printed card or scenario shows."""

from __future__ import annotations

from dataclasses import fields, replace
from functools import cache
from random import Random

import pytest
from dealing import random_deck
from groups import first_and_rest

from doomtable import rulesets
from doomtable.cards.catalogue import catalogue
from doomtable.cards.constructors import equipment
from doomtable.cards.patterns import raises
from doomtable.cards.vocabulary import GENERAL
from doomtable.records.record import GameSetup
from doomtable.rules.game import Deck, Game
from doomtable.rules.terms import Option
from doomtable.rules.view import see, view
from doomtable.selfplay.headless_games import HeadlessGame

PISTOL = equipment("Pistol", "01921", GENERAL, raises(2, "S"), rarity="C1", keywords=("shoot weapon", "handgun"))
DERRINGER = replace(PISTOL, name="Derringer", code="01922")
MADE = (PISTOL, DERRINGER)

PAIR = """
name: two pistols that say nothing of a second one
options: {{two_pistols: {pistols}}}
players:
  - {{name: Ann, squad: [{{card: Hussar, attached: [Pistol, Derringer]}}], hand: [Take Aim]}}
  - {{name: Bob, squad: [Infantry]}}
script:
  - Ann: [attack, Hussar, Infantry, shoot, Pistol]
  - expect: {{Hussar.shoot: {shoot}}}
"""


@pytest.mark.parametrize(("pistols", "shoot"), [("all", 6), ("printed", 4)])
def test_two_handguns_count_where_the_edition_lets_all_of_them(played, pistols, shoot):
    """EQUIP-12."""
    played(PAIR.format(pistols=pistols, shoot=shoot))


def test_every_edition_is_named_and_differs_from_the_second_by_its_switches_alone():
    for name, rules in rulesets.EDITIONS.items():
        assert rulesets.get(name) is rules and rules.name == name
    differing = {
        name: {f.name for f in fields(rules) if getattr(rules, f.name) != getattr(rulesets.SECOND, f.name)}
        for name, rules in rulesets.EDITIONS.items()
    }
    assert differing["second"] == set()
    assert {"goal_p", "direct_attack", "general_in_kohort", "outpost"} <= differing["first"]
    assert {"mulligan", "sabotage", "reserve_max", "max_seats"} <= differing["tournament"]


def test_sabotage_turns_the_attack_on_players_off_and_the_other_way_round():
    """DIRECT-01, SAB-01."""
    first = rulesets.get("first", {"sabotage": True})
    assert first.sabotage and not first.direct_attack
    tournament = rulesets.get("tournament", {"direct_attack": True})
    assert tournament.direct_attack and not tournament.sabotage


@cache
def _decks(seed: int) -> tuple[Deck, ...]:
    rng = Random(f"editions/{seed}")
    return tuple(random_deck(rng) for _ in range(2))


def setup(edition: str, seed: int) -> GameSetup:
    return GameSetup(_decks(seed), rulesets.get(edition), catalogue().get, seed)


@pytest.mark.parametrize("edition", ["first", "tournament"])
@pytest.mark.parametrize("seed", first_and_rest(1, range(20)))
@pytest.mark.parametrize("kind", ["random", "greedy"])
def test_games_of_an_edition_end_by_its_rules(edition, seed, kind):
    """Every invariant holds after every choice."""
    how, _ = HeadlessGame(setup(edition, seed), (kind, kind), 3000, True).play()
    assert how in ("promotion", "no_warriors", "deck_out", "draw")


# ---------------------------------------------------------------------------------------------------- the mulligan


def opened() -> Game:
    """A tournament's game at its first question, which is the mulligan."""
    game = setup("tournament", 4).deal()
    assert game.decision is not None and game.decision.kind == "mulligan"
    return game


def test_the_others_see_a_hand_that_is_shown_and_none_that_is_not():
    """MULL-02, MULL-07."""
    for warriors in (False, True):
        game = opened()
        st, seat = game.state, game.state.turn.seat
        other = 1 - seat
        of = st.definitions.of
        fitting = [c for c in (*st.seats[seat].hand, *st.seats[seat].draw) if of[c].is_warrior == warriors]
        st.seats[seat].draw = tuple(c for c in (*st.seats[seat].draw, *st.seats[seat].hand) if c not in fitting[:7])
        st.seats[seat].hand = tuple(fitting[:7])
        old = set(st.seats[seat].hand)
        game.events()
        game.choose(Option("redraw"))
        seen = [e for e in see(game, game.events(), other) if e.kind == "looked"]
        assert bool(seen) != warriors
        assert len(st.seats[seat].hand) == 7
        assert (old <= set(st.seats[seat].discard)) == warriors
        if not warriors:
            assert old.isdisjoint(st.seats[seat].hand), "the new hand holds none of the old cards (MULL-06)"
        assert view(game, other).players[seat].hand == (), "what is in the hand now nobody else has seen"


def test_each_player_is_asked_once():
    """MULL-04."""
    game = opened()
    asked = []
    for _ in range(200):
        if game.decision is None or (len(asked) == 2 and game.state.turn.number > 4):
            break
        if game.decision.kind == "mulligan":
            asked.append(game.decision.seat)
        game.choose(game.decision.options[-1])
    assert sorted(asked) == [0, 1]
