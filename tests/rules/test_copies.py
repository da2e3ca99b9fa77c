"""Cards that are played as others (JOKER!): what nobody learns, what is taken back, worlds, and what follows."""

from __future__ import annotations

from random import Random

import pytest

from doomtable.ai.knowledge_codec import KnowledgeCodec
from doomtable.cards.catalogue import catalogue
from doomtable.rules import mutate as M
from doomtable.rules.consistency import problems
from doomtable.rules.game import CANCEL, Deck
from doomtable.rules.knowledge import knowledge
from doomtable.rules.sampling import sample
from doomtable.rules.terms import Option
from doomtable.rules.verbs.copy_verbs import be_themselves
from doomtable.rules.view import see, view
from doomtable.rules.view_parts import SPECTATOR
from doomtable.rules.window_masks import seat_mask
from doomtable.scenarios.runner import find
from doomtable.selfplay import invariants

TABLE = """
name: Bob's things
players:
  - name: Ann
    destiny: 9
    hand: [Joker!, Infantry]
    squad: [Free Marine, Hussar]
  - name: Bob
    hand: [Lucky Shot]
    squad: [{card: Clansman, attached: [Combat Armor, Hidden in the Shadows]}]
"""
PLAYED = TABLE + """
script:
  - Ann: [copy, Joker!, Clansman, muster, squad]
  - pass: all
"""
COVERED = TABLE + """
script:
  - Ann: [copy, Joker!, Clansman, muster in cover]
  - pass: all
"""
HALFWAY = TABLE + """
script:
  - Ann: [copy, Joker!, Combat Armor]
"""


def joker(st):
    """The card itself, whatever it is now."""
    return next(card for card in range(len(st.definitions.of)) if st.definitions.own(card).like is not None)


def name_of(st, card):
    return st.definitions.of[card].card.name


def test_a_play_that_is_not_paid_for_is_taken_back_whole(opened):
    game = opened(HALFWAY)
    st, before = game.state, opened(TABLE)
    card = joker(st)
    assert name_of(st, card) == "Combat Armor" and game.decision.draft.verb == "equip"
    game.choose(CANCEL)
    assert game.decision.kind == "menu" and name_of(game.state, card) == "Joker!"
    assert game.state.definitions.copies == () and game.choices == before.choices
    assert game.state.digest() == before.state.digest()


def test_the_digest_says_what_a_card_is_played_as(opened):
    st = opened(HALFWAY).state
    other = st.copy()
    M.redefine(other, ())
    assert other.digest() != st.digest()


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_nobody_else_sees_what_is_being_put_together(opened, seat):
    game = opened(HALFWAY)
    shown, before = view(game, seat), view(opened(TABLE), seat)
    assert shown == before
    assert [card.name for card in view(game, 0).players[0].hand] == ["Combat Armor", "Infantry"]


def test_what_it_is_in_cover_its_player_alone_knows(opened):
    game = opened(COVERED)
    st = game.state
    card = joker(st)
    assert name_of(st, card) == "Clansman" and st.definitions.doubled == ((card, "Clansman"),)
    own, others = view(game, 0).players[0].unrevealed, view(game, 1).players[0].unrevealed
    assert [one.name for one in own] == ["Clansman"] and own[0].marks == (("Joker!", 1),)
    assert [(one.name, one.marks) for one in others] == [(None, ())]
    game.choose(Option("end turn"))
    while game.decision.seat == 0:
        game.choose(game.decision.options[0])
    assert knowledge(game, 1).doubled == ()
    assert "Joker!" not in knowledge(game, 1).names


@pytest.mark.parametrize(("how", "told"), [("muster", ["Clansman"]), ("muster in cover", [])])
def test_that_a_copy_is_played_is_told_to_all_but_not_of_one_in_cover(opened, how, told):
    game = opened(TABLE)
    st, happened = game.state, []
    clansman = next(one for one in st.play if name_of(st, one) == "Clansman")
    wanted = [Option("card", clansman), Option(how), Option("squad")]
    game.choose(Option("copy"))
    while game.decision.draft is not None:
        game.choose(next(option for option in wanted if option in game.decision.options))
        assert game.decision is not None  # it has run on
        happened += see(game, game.events(), 1)
    assert [event.card for event in happened if event.kind == "copied"] == told
    assert joker(st) in st.play


@pytest.mark.parametrize("text", [PLAYED, COVERED, HALFWAY], ids=["played", "in cover", "halfway"])
def test_a_world_of_what_its_player_knows_has_it_as_what_it_is(opened, text):
    codec = KnowledgeCodec({card.name: card for card in catalogue().cards})
    game = opened(text)
    known = codec.unpacked(codec.packed(knowledge(game, 0)))
    world = sample(known, [[Deck(("Hussar",) * 60)]] * 2, find, b"k" * 32)
    st = world.state
    card = next(one.card for one in st.definitions.copies)
    assert name_of(st, card) == name_of(game.state, joker(game.state)) and problems(st) == []
    assert st.definitions.own(card).card.name == "Joker!"
    assert len(world.decision.options) == len(game.decision.options)


def test_a_world_knows_the_original_though_no_list_has_it(opened):
    game = opened(PLAYED)
    M.leave(game.state, next(c for c in game.state.play if game.state.definitions.owner[c] == 1), "discard")
    known = knowledge(game, 0)
    st = sample(known, [[Deck(("Hussar",) * 60)]] * 2, find, b"k" * 32).state
    assert name_of(st, st.definitions.copies[0].card) == "Clansman"


@pytest.mark.parametrize("text", [TABLE, PLAYED, COVERED, HALFWAY], ids=["table", "played", "in cover", "halfway"])
def test_no_view_depends_on_what_is_hidden_and_a_copy_plays_on_alike(opened, text):
    game = opened(text)
    rng = Random(7)
    invariants.check_views(game, rng)
    invariants.check_copy(game, rng)
    invariants.check_derived(game)


def test_it_is_itself_in_every_pile_once_nothing_is_to_be_answered_about_it(opened):
    for zone in ("discard", "annihilated", "hand", "draw"):
        st = opened(PLAYED).state
        card = joker(st)
        M.leave(st, card, zone)
        assert name_of(st, card) == "Clansman"  # what has happened to it can still be told and answered
        assert be_themselves(st) and name_of(st, card) == "Joker!"
        assert not be_themselves(st) and problems(st) == []


def test_it_stays_what_it_is_in_a_prison_under_another_card_and_on_its_way(opened):
    st = opened(PLAYED).state
    card, prison = joker(st), next(one for one in st.play if name_of(st, one) == "Free Marine")
    M.imprison(st, card, prison)
    assert not be_themselves(st) and name_of(st, card) == "Clansman"
    M.release(st, card)
    assert st.play[card].zone == "squad"
    M.leave(st, card, "limbo")
    assert not be_themselves(st)
    M.hold(st, card, prison)
    assert not be_themselves(st) and name_of(st, card) == "Clansman"
    M.to_pile(st, card, "discard")
    assert be_themselves(st) and name_of(st, card) == "Joker!"


def test_it_leaves_the_game_with_its_owner(opened):
    game = opened(PLAYED)
    M.set_out(game.state, 0, "test")
    assert be_themselves(game.state) and game.state.definitions.copies == () and problems(game.state) == []


def test_its_player_could_answer_when_what_it_may_be_a_copy_of_could(opened):
    game = opened(TABLE)
    st = game.state
    with_it = seat_mask(st, 0)
    shadows = next(one for one in st.play if name_of(st, one) == "Hidden in the Shadows")
    M.leave(st, shadows, "discard")
    assert with_it & ~seat_mask(st, 0)


def test_a_copy_is_doubled_like_any_warrior_and_both_go_together(opened):
    text = PLAYED.replace("hand: [Joker!, Infantry]", "hand: [Joker!, Double Duty]") + """
  - Ann: [play, Double Duty, Joker!]
  - pass: all
"""
    st = opened(text).state
    card = joker(st)
    twin = next(one.card for one in st.definitions.copies if one.original == card)
    assert name_of(st, twin) == "Clansman" and problems(st) == []
    M.leave(st, twin, "discard")
    be_themselves(st)
    assert {name_of(st, one) for one in st.seats[0].discard} == {"Joker!", "Double Duty"} and problems(st) == []
