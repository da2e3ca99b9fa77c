"""One warrior that has two cards: what the state, its copies, the players' knowledge and the log make of it."""

from __future__ import annotations

from random import Random

import pytest

from doomtable.ai.knowledge_codec import KnowledgeCodec
from doomtable.cards.catalogue import catalogue
from doomtable.rules import mutate as M
from doomtable.rules.consistency import problems
from doomtable.rules.game import Deck
from doomtable.rules.knowledge import knowledge
from doomtable.rules.query import rated_board
from doomtable.rules.ratings import rates
from doomtable.rules.references import bearer_of, one_warrior
from doomtable.rules.sampling import sample
from doomtable.rules.state_parts import CombatState
from doomtable.rules.terms import NO_CARD, PASS
from doomtable.rules.verbs.copy_verbs import be_themselves
from doomtable.rules.view import see, view
from doomtable.rules.view_parts import SPECTATOR
from doomtable.scenarios.runner import find, open_told
from doomtable.selfplay.invariants import check_views

PLAYED = """
name: Ann has doubled a warrior of Bob
players:
  - name: Ann
    squad: [Free Marine]
    hand: [Double Duty, Strategic Restructuring]
  - name: Bob
    kohort: [{card: Necromutant, attached: [Punisher Handgun]}]
    squad: [Hussar]
  - name: Cid
    squad: [Sea Lion]
script:
  - Ann: [play, Double Duty, Necromutant]
  - pass: all
"""


@pytest.fixture
def played(tmp_path):
    """The game, its copy of the warrior and the warrior, and what has happened."""
    path = tmp_path / "position.yaml"
    path.write_text(PLAYED, encoding="utf-8")
    game, log = open_told(path)
    (copy,) = game.state.definitions.copies
    return game, copy.card, copy.original, log


def test_both_are_one_warrior_with_one_definition(played):
    game, copy, original, _ = played
    st = game.state
    assert st.definitions.of[copy] is st.definitions.of[original] and problems(st) == []
    assert st.definitions.own(copy).card.name == "Double Duty"
    assert one_warrior(st, copy) == (copy, original)
    assert rated_board(st).rates[copy] == rated_board(st).rates[original] == [5, 5, 4, 4]


def test_wounds_and_effects_are_those_of_both_and_so_is_what_ends_them(played):
    game, copy, original, _ = played
    st = game.state
    M.set_wounded(st, copy, True)
    assert st.play[original].wounded
    M.mark(st, original, "aim", 2, 0)
    assert st.play[copy].marks == st.play[original].marks != ()
    M.set_wounded(st, original, False)
    assert not st.play[copy].wounded


def test_what_is_attached_to_the_one_is_borne_by_the_one_that_fights(played):
    game, copy, original, _ = played
    st = game.state
    gun = next(card for card, row in st.play.items() if row.host == original)
    assert bearer_of(st, gun) == original
    marine = next(card for card in st.seats[0].squad)
    for fighter, bearer in ((copy, copy), (original, original), (marine, original)):
        c = M.fresh(st)
        M.start_combat(st, CombatState(c, fighter, st.seats[2].squad[0], 0, 2))
        assert bearer_of(st, gun) == bearer
        M.close_combat(st, c)


@pytest.mark.parametrize("which", [0, 1])
def test_both_leave_play_and_the_card_is_itself_again(played, which):
    game, copy, original, _ = played
    before = game.state.copy()
    digest = before.digest()
    M.leave(game.state, (copy, original)[which], "discard")
    st = game.state
    assert copy not in st.play and original not in st.play and problems(st) == []
    assert st.definitions.of[copy].card.name == "Necromutant" and not st.definitions.doubles  # it can still be told
    assert be_themselves(st) and st.definitions.of[copy].card.name == "Double Duty" and problems(st) == []
    assert before.digest() == digest != st.digest() and before.definitions.of[copy].card.name == "Necromutant"


def test_the_digest_knows_of_it(played):
    game, *_ = played
    other = game.state.copy()
    other.definitions = other.definitions.doubling(())
    assert other.digest() != game.state.digest()


@pytest.mark.parametrize(("seat", "stays"), [(0, True), (1, False)])
def test_who_leaves_the_game_takes_his_own_card_along(played, seat, stays):
    game, copy, original, _ = played
    M.set_out(game.state, seat, "test")
    assert copy not in game.state.play and (original in game.state.play) is stays
    assert game.state.definitions.doubles == {} and problems(game.state) == []


def test_what_players_know_of_it_makes_worlds_with_it(played):
    game, *_ = played
    known = knowledge(game, 0)
    codec = KnowledgeCodec({card.name: card for card in catalogue().cards})
    known = codec.unpacked(codec.packed(known))
    world = sample(known, [[Deck(("Hussar",) * 60)]] * 3, find, b"k" * 32).state
    ((mine, its),) = known.doubled
    assert (known.names[mine], known.names[its]) == ("Double Duty", "Necromutant")
    assert world.definitions.of[mine].card.name == "Necromutant" and world.definitions.doubles[mine] == (its,)
    assert rated_board(world).rates[mine] == rated_board(world).rates[its] == [5, 5, 4, 4]
    M.leave(world, its, "discard")
    be_themselves(world)
    assert world.definitions.of[mine].card.name == "Double Duty" and problems(world) == []


def test_everybody_sees_the_warrior_twice_and_reads_what_was_played(played):
    game, *_, log = played
    shown = view(game, SPECTATOR)
    assert [card.name for card in shown.players[0].kohort] == ["Necromutant"]
    both = (*shown.players[0].kohort, *shown.players[1].kohort)
    assert [card.marks for card in both] == [(("Double Duty", 2),)] * 2
    told = [(e.kind, e.card) for e in see(game, log, SPECTATOR)]
    assert ("announced", "Double Duty") in told and ("put", "Necromutant") in told


def test_the_log_names_the_dead_as_they_lived(played):
    game, copy, *_ = played
    st = game.state
    M.take_events(st)
    M.emit(st, "killed", 0, copy, NO_CARD)
    M.leave(st, copy, "discard")
    be_themselves(st)
    told = [(e.kind, e.card) for e in see(game, M.take_events(st), 1)]
    assert told[0] == ("killed", "Necromutant") and told.count(("discarded", "Necromutant")) == 2


LENT = """
name: Ann uses what a Child of Ilian has by a doubled warrior of Bob
players:
  - name: Ann
    kohort: [{card: Child of Ilian, as: child}]
    squad: [{card: Infantry, wounded: true}]
    hand: [{card: Double Duty, as: copy}, Plagiarize]
  - name: Bob
    squad: [War Medic]
    hand: [Mortal Wound]
turn: {actions: 5}
script:
  - Ann: [play, copy, War Medic]
  - pass: all
  - Ann: [bestow, Plagiarize, child, copy]
  - pass: all
  - Ann: [use, Plagiarize, Infantry]
"""


@pytest.mark.parametrize("gone", ["copy", "original", "lender"])
def test_what_has_been_used_happens_whatever_becomes_of_the_text(opened, gone):
    game = opened(LENT)
    st = game.state
    (p,) = st.pending
    (copy,) = st.definitions.copies
    healed = p.ctx.targets[0]
    assert (p.kind, game.decision.seat) == ("use", 1) and st.play[healed].wounded
    M.leave(st, {"copy": copy.card, "original": copy.original, "lender": p.card}[gone], "discard")
    game.choose(PASS)
    assert game.decision.seat == 0  # it has run on
    assert not st.pending and not st.play[healed].wounded and problems(st) == []


BORROWED = """
name: A Mystic fights with the ratings of an Inquisitor Majoris
players:
  - name: Ann
    destiny: 20
    squad: [Mystic, Free Marine]
    hand: [Phantasm, Powerful Blow, {card: Double Duty, as: copy}]
  - name: Bob
    squad: [Inquisitor Majoris, Samurai]
    kohort: [Centurion]
script:
  - Ann: [play, copy, Inquisitor Majoris]
  - pass: all
  - Ann: [attack, Mystic, Centurion, fight]
  - Ann: [cast, Phantasm, first, copy]
"""
IMPALED = """
name: A Razide has impaled a warrior that stood in play twice
players:
  - name: Ann
    kohort: [{card: Razide, as: impaler}]
    hand: [Impale]
  - name: Bob
    squad: [Infantry, Samurai]
    hand: [{card: Double Duty, as: copy}, Lucky Shot]
    draw: [Hussar x3, Max Steiner, Razide x3]
turn: {player: Bob}
script:
  - Bob: [play, copy, Infantry]
  - pass: all
  - Bob: [end turn, pass]
  - pass: all
  - Ann: [attack, impaler, copy, fight]
  - Ann: [play, Impale, impaler]
  - pass: all
"""


def test_borrowed_ratings_stay_what_they_were_when_the_warrior_has_gone(opened):
    game = opened(BORROWED)
    assert game.decision is not None  # it has run on
    st = game.state
    mystic, copy = next(c for c in st.play if st.definitions.of[c].card.name == "Mystic"), st.definitions.copies[0].card
    borrowed = list(rates(st, mystic))
    M.leave(st, copy, "discard")
    assert not be_themselves(st) and list(rates(st, mystic)) == borrowed == [7, 7, 7, 8]
    for n in range(10):
        check_views(game, Random(n))
    M.close_combat(st, st.combats[-1].id)
    st.agenda = st.agenda[:1]
    assert be_themselves(st) and problems(st) == []


def test_nobody_sees_by_what_one_has_impaled_what_lies_in_a_pile(opened):
    game = opened(IMPALED)
    for n in range(10):
        check_views(game, Random(n))
