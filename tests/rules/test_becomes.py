"""Cards that are something else in play, or have more abilities there: state, knowledge, sampling, copies, views."""

from __future__ import annotations

from random import Random

import pytest

from doomtable.ai.knowledge_codec import KnowledgeCodec
from doomtable.cards.catalogue import catalogue
from doomtable.rules import mutate as M
from doomtable.rules.consistency import problems
from doomtable.rules.game import Deck
from doomtable.rules.knowledge import knowledge
from doomtable.rules.query import board, rated_board
from doomtable.rules.sampling import sample
from doomtable.rules.texts_now import text_now
from doomtable.rules.verbs.copy_verbs import be_themselves
from doomtable.rules.view import view
from doomtable.rules.view_parts import SPECTATOR
from doomtable.scenarios.runner import find
from doomtable.selfplay import invariants

BITCH = """
name: Bob's Primal Bitch stands with Ann
players:
  - name: Ann
    destiny: 9
    hand: [Hussar, Infantry]
    squad: [Free Marine]
  - name: Bob
    hand: [Primal Bitch, Lucky Shot]
script:
  - Ann: [muster, Hussar, squad]
  - Bob: [play, Primal Bitch]
  - pass: all
"""
AMENDED = """
name: A Conqueror is considered an Intruder
players:
  - name: Ann
    destiny: 6
    attached: [The First Amendment]
    kohort: [{card: Callistonian Conqueror, wounded: true}]
    hand: [Hussar]
  - name: Bob
    kohort: [Callistonian Intruder]
    hand: [Lucky Shot]
"""


def named(st, name):
    """The card of that name in play."""
    return next(card for card in st.play if st.definitions.of[card].card.name == name)


def test_a_special_stands_in_play_as_a_warrior_and_is_itself_again_elsewhere(opened):
    st = opened(BITCH).state
    card = named(st, "Primal Bitch")
    assert st.definitions.of[card].is_warrior and st.definitions.own(card).type == "special"
    assert rated_board(st).rates[card] == [None, None, None, 0] and problems(st) == []
    before, digest = st.copy(), st.digest()
    assert before.digest() == digest
    M.leave(st, card, "discard")
    assert be_themselves(st) and st.definitions.of[card].type == "special" and card in st.seats[1].discard
    assert before.digest() == digest != st.digest() and before.definitions.of[card].is_warrior


def test_a_world_of_what_a_seat_knows_has_her_as_a_warrior(opened):
    codec = KnowledgeCodec({card.name: card for card in catalogue().cards})
    known = codec.unpacked(codec.packed(knowledge(opened(BITCH), 0)))
    world = sample(known, [[Deck(("Hussar",) * 60)]] * 2, find, b"k" * 32).state
    card = named(world, "Primal Bitch")
    assert world.definitions.of[card].is_warrior and world.play[card].controller == 0
    assert world.definitions.own(card).type == "special" and problems(world) == []


@pytest.mark.parametrize("seat", [0, 1])
def test_she_leaves_the_game_with_her_owner_and_with_whom_she_stands(opened, seat):
    game = opened(BITCH)
    M.set_out(game.state, seat, "test")
    be_themselves(game.state)
    assert not any(d.name == "primal bitch" for d in map(game.state.definitions.of.__getitem__, game.state.play))
    assert game.state.definitions.copies == () and problems(game.state) == []


def test_what_a_warrior_is_considered_ends_with_the_last_of_those(opened):
    st = opened(AMENDED).state
    conqueror, intruder = named(st, "Callistonian Conqueror"), named(st, "Callistonian Intruder")
    assert [len(text_now(st, card).acts) for card in (conqueror, intruder)] == [1, 1]
    before, digest = st.copy(), st.digest()
    M.leave(st, intruder, "discard")
    assert not text_now(st, conqueror).acts and not board(st).amended
    assert before.digest() == digest and len(text_now(before, conqueror).acts) == 1


def test_a_world_has_cards_with_their_own_text_whatever_is_lent(opened):
    known = knowledge(opened(AMENDED), 0)
    world = sample(known, [[Deck(("Hussar",) * 60)]] * 2, find, b"k" * 32).state
    conqueror = named(world, "Callistonian Conqueror")
    assert not world.definitions.of[conqueror].acts and len(text_now(world, conqueror).acts) == 1
    assert world.definitions.of[named(world, "Callistonian Intruder")].worth == 6


@pytest.mark.parametrize("text", [BITCH, AMENDED], ids=["bitch", "amended"])
def test_no_view_depends_on_what_is_hidden_and_a_copy_plays_on_alike(opened, text):
    game = opened(text)
    rng = Random(7)
    invariants.check_views(game, rng)
    invariants.check_copy(game, rng)
    invariants.check_derived(game)
    shown = view(game, SPECTATOR)
    assert all(card.name is None for player in shown.players for card in player.hand)
