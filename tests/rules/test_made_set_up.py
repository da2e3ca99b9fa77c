"""Made-up rulesets that lay cards before the first turn: cards of nobody, what decks list under [start], claims."""

from __future__ import annotations

from dataclasses import replace

import pytest
from made_rulesets import named

from doomtable.cards.catalogue import catalogue
from doomtable.cards.constructors import fortification, warrior
from doomtable.cards.vocabulary import GENERAL
from doomtable.files.decks import BadDeck, deck_text, parse_deck
from doomtable.records.commitments import commitment
from doomtable.records.record import RecordHeader, game_deck, head
from doomtable.rules import mutate as M
from doomtable.rules import query
from doomtable.rules.bindings import Bindings
from doomtable.rules.consistency import problems
from doomtable.rules.game import Deck, Game
from doomtable.rules.knowledge import knowledge
from doomtable.rules.language import Event, Gain, Host, Mod, On, Rule, Sel, Static
from doomtable.rules.references import players
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.sampling import sample
from doomtable.rules.terms import NOBODY
from doomtable.rules.view import see, view
from doomtable.rules.view_parts import SPECTATOR, ClaimView

MADE = named("a set-up")

SHRINE = fortification(
    "Shrine", "01951", GENERAL,
    Static((Mod(("A",), 1, who=Sel(all=("warrior",))),)),
    Static((Mod(("S",), 1, who=Sel(all=("warrior",), whose="yours")),)),
    Static((Mod(("F",), 1, who=Sel(all=("warrior",), whose="others")),)),
    On(Event("turn start", whose="any"), (Gain(1, "D", who="you"),)),
    rarity="C1", host=Host("area", areas=("squad",)),
)  # fmt: skip
FORTS = {whose: Sel(all=("fortification",), whose=whose) for whose in ("yours", "others", "any")}
LOUT = warrior(
    "Lout", "01952", GENERAL, F=3, S=3, A=3, V=2, rarity="C1",
    abilities=(Static(tuple(Rule("forbid", "use", sel) for sel in FORTS.values())),),
)  # fmt: skip


def dealt(seed: int = 1) -> Game:
    game = MADE.setup(seed).deal()
    _ = game.decision
    return game


def with_a_shrine(**switches: object) -> Game:
    cards = catalogue().extended((SHRINE, LOUT))
    rules = Ruleset(set_up=("table", "start"), table_cards=("Shrine",), start_player="first", **switches)  # type: ignore[arg-type]
    game = Game.deal([Deck(("Lout",) * 20, start=("Lout",))] * 2, rules, cards.get)
    _ = game.decision
    return game


def test_everything_lies_there_before_the_first_turn_and_costs_nothing():
    st = dealt().state
    named_ = [st.definitions.of[card].card.name for card in st.table]
    assert named_ == ["Heimburg", "Citadel of Algeroth", "San Dorado"]
    for seat in st.seats:
        assert [st.definitions.of[card].card.name for card in seat.kohort] == ["Necromutant"]
        assert [st.definitions.of[card].card.name for card in seat.squad] == ["Mitch Hunter", "The HQ"]
        assert (seat.D, len(seat.hand), seat.turns <= 1) == (5, 10, True)
    assert st.limbo == () and problems(st) == []


def test_each_player_has_a_claim_of_his_own_by_chance():
    found = {dealt(seed).state.claims for seed in range(12)}
    assert len(found) > 3
    for claims in found:
        (one, first), (other, second) = claims
        assert (one, other) == (0, 1) and first != second


def test_it_is_told_as_events_that_everybody_sees():
    game = dealt()
    for seat in (0, 1, SPECTATOR):
        told = [event for event in see(game, game.state.events, seat) if event.kind in ("laid", "claimed")]
        assert [event.card for event in told[:3]] == ["Heimburg", "Citadel of Algeroth", "San Dorado"]
        assert [event.seat for event in told] == [NOBODY] * 3 + [0] * 3 + [1] * 3 + [0, 1]


def test_a_card_of_nobody_is_in_every_view_and_so_are_the_claims():
    game = dealt()
    for seat in (0, 1, SPECTATOR):
        shown = view(game, seat)
        assert [card.name for card in shown.table] == ["Heimburg", "Citadel of Algeroth", "San Dorado"]
        assert {(card.owner, card.controller, card.zone) for card in shown.table} == {(NOBODY, NOBODY, "table")}
        assert shown.claims == tuple(ClaimView(*claim) for claim in game.state.claims)


def test_what_a_card_of_nobody_says_is_about_everybody_and_nobody_is_its_you():
    game = with_a_shrine()
    board = query.rated_board(game.state)
    for card in board.warriors:
        assert board.rates[card] == [3 + 1, 3, 3 + 1, 2]  # all are others' to it, none are its own
    st = game.state
    shrine = st.table[0]
    ctx = Bindings(shrine, NOBODY)
    assert players(st, "you", ctx) == () and len(players(st, "others", ctx)) == 2
    for seat in (0, 1):
        mine = Bindings(st.seats[seat].squad[0], seat)
        found = {whose: shrine in query.candidates(st, sel, mine) for whose, sel in FORTS.items()}
        assert found == {"yours": False, "others": False, "any": True}


def test_whose_turn_it_is_speaks_for_a_card_of_nobody():
    game = with_a_shrine()
    assert [seat.D for seat in game.state.seats] == [6, 5]


def test_a_card_of_nobody_that_leaves_play_is_set_aside_and_a_claim_to_it_ends():
    st = dealt().state
    card = st.claims[0][1]
    M.leave(st, card, "discard")
    assert card in st.set_aside and card not in st.table
    assert [seat for seat, _ in st.claims] == [1]
    assert problems(st) == []
    assert "set aside" in "; ".join(problems(replace_aside(st, 0)))


def replace_aside(st, card):
    st = st.copy()
    st.set_aside = (*st.set_aside, card)
    return st


def test_its_digest_knows_the_table_and_a_game_without_one_has_none_of_it():
    st = dealt().state
    assert "table" in str(st.canonical()) and "claims" in str(st.canonical())
    plain = Game.deal(MADE.setup(1).decks, Ruleset(), catalogue().get)
    assert "claims" not in str(plain.state.canonical())
    assert plain.state.play == {} and plain.state.limbo == ()


def test_who_imagines_the_game_knows_the_table():
    game = dealt()
    assert game.decision is not None
    seat = game.decision.seat
    world = sample(knowledge(game, seat), [[deck] for deck in MADE.setup(1).decks], catalogue().get, b"k")
    assert [card.name for card in view(world, seat).table] == [card.name for card in view(game, seat).table]
    assert [claim.seat for claim in view(world, seat).claims] == [0, 1]
    assert problems(world.state) == []


def test_a_deck_file_has_a_section_for_it():
    text = "name: Three\nruleset: second\n\n[deck]\n5 Hussar\n\n[start]\n1 Infantry\n1 Heimburg\n"
    deck = parse_deck(text, catalogue().names)
    assert deck.start == (("Infantry", 1), ("Heimburg", 1)) and deck_text(deck) == text
    assert game_deck(deck).start == ("Infantry", "Heimburg")
    with pytest.raises(BadDeck):
        parse_deck("[deck]\n5 Hussar\n[begin]\n1 Infantry\n", catalogue().names)


def test_a_record_holds_it_and_its_cards():
    setup = MADE.setup(3)
    told = head(setup._replace(rules=replace(setup.rules, name="second")), RecordHeader())
    assert told["decks"][0]["start"] == ["Mitch Hunter", "Necromutant", "The HQ"]
    assert {"Heimburg", "San Dorado", "The HQ"} <= {card["name"] for card in told["pack"]["cards"]}
    bare = tuple(deck._replace(start=()) for deck in setup.decks)
    plain = head(setup._replace(decks=bare, rules=Ruleset()), RecordHeader())
    assert "start" not in plain["decks"][0]


def test_who_commits_to_a_deck_commits_to_its_start_in_its_order():
    deck = MADE.setup(1).decks[0]
    starts = ((), deck.start, deck.start[::-1])
    assert len({commitment("0" * 32, 0, deck._replace(start=start), b"s" * 32) for start in starts}) == 3


def test_who_leaves_the_game_leaves_his_claim():
    st = dealt().state
    M.set_out(st, 0, "test")
    assert [seat for seat, _ in st.claims] == [1] and problems(st) == []
