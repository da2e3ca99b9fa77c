"""The player that imagines: repeatable, in time, legal, and blind for what its seat cannot see."""

from __future__ import annotations

from random import Random

import pytest
from clocks import Clock, Counting
from dealing import going_on, random_setup, ready, ready_setup
from groups import little_and_all
from permuting import permuted

from doomtable.ai import opponent_decks
from doomtable.ai.careless_player import DEBTS, SLIPS, CarelessPlayer
from doomtable.ai.evaluation import win_probability
from doomtable.ai.greedy_player import GreedyPlayer
from doomtable.ai.knowledge_codec import KnowledgeCodec
from doomtable.ai.monte_carlo_search import (
    BY_HABIT,
    LOOK_AT_CLOCK,
    MOST_OF_IT,
    MonteCarloSearch,
    SearchPlayer,
    _ahead,
    amounts,
    stands_for,
    worth_weighing,
)
from doomtable.ai.opponent_decks import DeckPrior
from doomtable.ai.players import is_kind, program, read_kind
from doomtable.ai.rollout_policy import RolloutPolicy
from doomtable.cards.catalogue import catalogue
from doomtable.records.deck_pool import deck_pool
from doomtable.rules.game import Game
from doomtable.rules.knowledge import knowledge
from doomtable.rules.query import rated_board
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import EngineBug, Option, Outcome
from doomtable.rules.view import decision_view, view
from doomtable.selfplay.headless_games import HeadlessGame
from doomtable.session.player_rng import PlayerRng
from doomtable.session.session import Session

CARDS = catalogue().get
RULES = Ruleset()
PRIOR = DeckPrior(*deck_pool(RULES, CARDS))


def asked(seed, decisions=60, kind="greedy", make=ready_setup):
    game = going_on(make, seed, decisions, kind)
    return game, knowledge(game, game.decision.seat)


def test_the_same_rounds_find_the_same():
    _, known = asked(2)
    first, again = (MonteCarloSearch(CARDS, PRIOR).think(known, 5, rounds=8) for _ in range(2))
    assert first == again
    assert first.weighed[0].place == first.place or first.rounds == 0


@pytest.mark.parametrize("seed", range(4))
def test_what_it_chooses_does_not_depend_on_what_is_hidden(seed):
    game, known = asked(seed, 30 + 20 * seed, make=ready_setup if seed % 2 else random_setup)
    other = knowledge(permuted(game, known.seat, Random(seed)), known.seat)
    assert MonteCarloSearch(CARDS, PRIOR).think(known, 1, rounds=5) == MonteCarloSearch(CARDS, PRIOR).think(
        other, 1, rounds=5
    )


def test_it_keeps_its_time(monkeypatch):
    """On a clock by which an imagined choice takes a second: it uses its time, and ends at the first look after it."""
    games = (asked(seed, make=ready_setup if seed % 2 else random_setup) for seed in range(12))
    questions = [known for game, known in games if game.decision.kind not in BY_HABIT]
    assert len(questions) >= 6
    clock, choose, used = Clock(), Game.choose, []

    def chosen(game, option):
        clock.turn(1)
        choose(game, option)

    monkeypatch.setattr(Game, "choose", chosen)
    for known in questions:
        clock.now = 0
        searcher = MonteCarloSearch(CARDS, PRIOR, clock=clock)
        searcher.think(known, seconds=400, only=tuple(worth_weighing(known)[:2]))
        used.append(clock.now)
    most = 400 * MOST_OF_IT
    assert all(most <= choices < most + LOOK_AT_CLOCK for choices in used), used


def test_it_stops_when_it_is_told():
    _, known = asked(3)
    thought = MonteCarloSearch(CARDS, PRIOR).think(known, seconds=60, stopped=lambda: True)
    assert thought.rounds == 0


def broken(monkeypatch, often=1):
    """Every imagined game, or one of so many, meets a fault of the engine."""
    choose, count = Game.choose, iter(range(1_000_000))

    def stumble(game, option):
        if next(count) % often == 0:
            raise EngineBug("two hands too many")
        choose(game, option)

    monkeypatch.setattr(Game, "choose", stumble)


def test_faults_of_imagined_games_are_counted_and_named(monkeypatch):
    _, known = asked(2)
    broken(monkeypatch)
    thought = MonteCarloSearch(CARDS, PRIOR).think(known, 5, rounds=3)
    assert (thought.weighed, thought.rounds, thought.why) == ((), 0, "fault")
    assert len(thought.faults) == 3 * len(worth_weighing(known))
    assert thought.faults[0] == (worth_weighing(known)[0], "5/0", "EngineBug: two hands too many")


def test_a_round_in_which_nothing_was_counted_is_none(monkeypatch):
    _, known = asked(2)
    broken(monkeypatch, often=2000)
    thought = MonteCarloSearch(CARDS, PRIOR).think(known, 5, rounds=8)
    assert 0 < thought.rounds < 8 and thought.faults and max(one.tries for one in thought.weighed) <= thought.rounds


def test_worlds_that_do_not_offer_the_question_end_with_the_time(monkeypatch):
    _, known = asked(2)
    monkeypatch.setattr(Game, "decision", None)
    thought = MonteCarloSearch(CARDS, PRIOR, clock=Counting(0.001)).think(known, 5, seconds=0.05)
    assert (thought.weighed, thought.rounds, thought.why) == ((), 0, "worlds")


def test_a_search_player_alone_does_not_keep_a_fault_to_itself(monkeypatch):
    game, known = asked(2)
    shown = decision_view(game, known.seat)
    broken(monkeypatch)
    with pytest.raises(EngineBug, match=r"imagined world .*/0.*two hands too many"):
        SearchPlayer(CARDS, PRIOR, rounds=2).think(
            shown, lambda: known, lambda: view(game, known.seat), PlayerRng(1, 0)
        )


def test_it_plays_a_game_and_beats_random():
    setup = ready_setup(6)
    players = [SearchPlayer(CARDS, PRIOR, rounds=2), program("random")]
    session = Session(setup.deal(), players, seed=6, listen=())
    while session.decisions < 2000 and session.step():
        pass
    assert session.outcome is not None and session.outcome.winners == (0,)


@pytest.mark.parametrize("decisions", little_and_all(30, 150))
def test_it_plays_decks_of_every_card_and_more_than_two(decisions):
    setup = random_setup(5, 3)
    players = [SearchPlayer(CARDS, PRIOR, rounds=1), program("greedy", CARDS), program("random")]
    session = Session(setup.deal(), players, seed=6, listen=())
    while session.decisions < decisions and session.step():
        pass
    assert session.decisions


def test_a_session_says_who_thinks_and_what_it_knows():
    session = Session(
        ready_setup(1).deal(), [SearchPlayer(CARDS, PRIOR, rounds=1), program("random")], listen=()
    )
    while session.pending_thinker() is None:
        assert session.step()
    known = session.knowledge(0)
    assert known == knowledge(session.game, 0)
    with pytest.raises(ValueError):
        session.knowledge(1)


def test_cards_of_one_kind_are_weighed_once_where_it_does_not_matter_which():
    """In the hand, that is; of two in play each has its own fate."""
    game, known = asked(2)
    one, twin, other = dict(known.seats[known.seat])["hand"][:3]
    here, there = list(game.state.play)[:2]
    names = list(known.names)
    names[one] = names[twin] = "Hussar"
    names[here] = names[there] = "Hussar"
    names[other] = "Rasputin"
    options = tuple(Option("card", card) for card in (one, twin, other, here, there))
    known = known._replace(names=tuple(names), options=options)
    assert worth_weighing(known) == [0, 2, 3, 4]
    assert [stands_for(known, place) for place in range(5)] == [0, 0, 2, 3, 4]


def test_who_is_out_is_nobody_to_be_ahead_of():
    game = going_on(lambda seed: random_setup(seed, 3), 5, 30)
    one, _, three = game.state.seats
    before = _ahead(game, 0)
    changed = game.copy()
    seats = changed.state.seats
    object.__setattr__(seats[1], "P", 30)
    assert _ahead(changed, 0)[0] == one.P - 30
    object.__setattr__(seats[1], "out", True)
    assert _ahead(changed, 0) == (one.P - three.P, one.D - three.D)
    object.__setattr__(seats[2], "out", True)
    assert _ahead(changed, 0) == (one.P, one.D) and _ahead(game, 0) == before


def test_of_many_amounts_a_few_are_tried():
    few = amounts(list(range(31)), 12)
    assert len(few) <= 9 and few[0] == 0 and few[-1] == 30 and 11 in few and 9 in few
    assert amounts([1, 2, 3], 3) == [1, 2, 3]


def test_the_value_of_a_game():
    game = going_on(ready_setup, 3, 80, "greedy")
    mine, theirs = (win_probability(game.state, seat) for seat in (0, 1))
    assert mine + theirs == pytest.approx(1.0)
    for what in ("P", "D", "hand"):
        changed = game.copy()
        one = changed.state.seats[0]
        object.__setattr__(one, what, (*one.hand, *one.draw[:2]) if what == "hand" else getattr(one, what) + 5)
        assert win_probability(changed.state, 0) > mine + 0.001, what
    for winners, worth in (((0,), 1.0), ((1,), 0.0), ((), 0.5), ((0, 2), 1.0)):
        changed = game.copy()
        object.__setattr__(changed.state, "outcome", Outcome("promotion", winners))
        assert win_probability(changed.state, 0) == worth
    assert win_probability(game.state, 0) == mine


# ------------------------------------------------------------------------------------------------------ the prior


def test_ready_decks_that_fit_are_thought_likely():
    _, known = asked(4, 90)
    lists = opponent_decks.possible_decks(known, PRIOR, CARDS, PlayerRng(1, 0))
    other = 1 - known.seat
    assert lists[known.seat] == () and ready()[other] in lists[other]
    seen, size = opponent_decks.seen_of(known, other)
    assert all(opponent_decks.fits(deck, seen, size) for deck in lists[other])


def test_where_none_fits_decks_are_made_up_around_what_was_seen():
    _, known = asked(3, 80, make=random_setup)
    other = 1 - known.seat
    seen, size = opponent_decks.seen_of(known, other)
    for deck in opponent_decks.possible_decks(known, PRIOR, CARDS, PlayerRng(1, 0))[other]:
        assert len(deck.cards) == size
        assert all(deck.cards.count(name) >= n for name, n in seen.items())
        made = {name for name in deck.cards if deck.cards.count(name) > seen[name]}
        assert all(deck.cards.count(name) <= opponent_decks.max_copies(CARDS(name), RULES) for name in made)


# ------------------------------------------------------------------------------------------- levels, wire, names


@pytest.mark.parametrize(
    ("text", "means"),
    [("search:0.5", ("search", 0.5)), ("apostle", ("search", 1.0)), ("veteran", ("greedy", 1.0)),
     ("recruit", ("careless", 1.0))],
)  # fmt: skip
def test_kinds_are_read(text, means):
    assert read_kind(text) == means and is_kind(text)


@pytest.mark.parametrize(
    "text", ["searching", "greedy:2", "search:x", "search:0", "search:nan", "search:1e9", ""]
)
def test_other_words_are_no_kinds(text):
    assert not is_kind(text)


@pytest.mark.parametrize("games", little_and_all(2, 16))
def test_a_recruit_loses_to_a_veteran(games):
    kinds = ("veteran", "recruit")
    ends = [HeadlessGame(ready_setup(seed), kinds, 3000, False).play() for seed in range(games)]
    assert sum(end.winner == 0 for end in ends) >= 0.6 * games


class Slipping:
    """A chance by which attention always slips, and the last of everything else comes up."""

    def below(self, n):
        return 0 if n == SLIPS else n - 1


def test_a_recruit_slips_in_its_own_turn_only():
    session = Session(ready_setup(2).deal(), [program("greedy", CARDS)] * 2, seed=2, listen=())
    slips, answers = 0, 0
    while session.decisions < 300 and session.step():
        decision = session.game.decision
        if decision is None or len(decision.options) < 2:
            continue
        seat = decision.seat
        shown = decision_view(session.game, seat)
        recruit, veteran = CarelessPlayer(CARDS), GreedyPlayer(CARDS)  # neither remembers what it would have done
        found, best = (
            one.choose(shown, lambda seat=seat: session.view(seat), Slipping()) for one in (recruit, veteran)
        )
        if shown.kind in ("menu", "draft") and not shown.window and shown.verb not in DEBTS:
            harmless = [option for option in shown.options if option.key not in DEBTS]
            assert found == harmless[Slipping().below(len(harmless))]
            slips += found != best
        else:
            assert found == best
            answers += found != shown.options[Slipping().below(len(shown.options))]
    assert slips > 20 and answers > 20


@pytest.mark.parametrize("seed", range(6))
def test_a_knowledge_travels(seed):
    _, known = asked(seed, 40 + 15 * seed, make=random_setup)
    wire = KnowledgeCodec({card.name: card for card in catalogue().cards})
    assert wire.unpacked(wire.packed(known)) == known


def test_what_is_likely_is_legal():
    decks, pool = deck_pool(RULES, CARDS)
    assert {*ready()} <= {*decks} and all(CARDS(name).limit > 0 for name in pool)
    known = {*ready()[0].cards, *ready()[0].collection}
    few, some = deck_pool(RULES, {name: CARDS(name) for name in known}.__getitem__)
    assert few == (ready()[0],) and {*some} <= known


def test_only_some_options_are_weighed_and_all_of_them_to_the_end():
    _, known = asked(2)
    few = tuple(worth_weighing(known)[:2])
    found = MonteCarloSearch(CARDS, PRIOR).think(known, 1, rounds=9, only=few).weighed
    assert {one.place for one in found} == {*few} and len({one.tries for one in found}) == 1
    assert all(stands_for(known, place) in worth_weighing(known) for place in few)


def test_half_of_the_options_leave_in_time():
    for seed in range(40):
        _, known = asked(seed, 20 + 5 * seed)
        places = worth_weighing(known)
        if len(places) >= 6:
            tries = sorted(one.tries for one in MonteCarloSearch(CARDS, PRIOR).think(known, 1, rounds=10).weighed)
            if not tries:
                continue  # answered by habit
            assert tries[0] < tries[-1]
            return
    raise AssertionError("no question with many options")


def fought_out(game, tactic):
    """What a combat brings with this tactic when nobody plays a card: harm done less harm suffered."""
    fought = game.copy()
    st, combat = fought.state, fought.state.combats[-1]
    before = [st.play[card].wounded for card in (combat.defender, combat.attacker)]
    worth = [rated_board(st).rates[card][3] or 0 for card in (combat.defender, combat.attacker)]
    fought.choose(next(option for option in fought.decision.options if option.key == tactic))
    while st.combats and fought.decision is not None:
        options = fought.decision.options
        fought.choose(next((option for option in options if option.key == "pass"), options[0]))
    harm = []
    for card, was, value in zip((combat.defender, combat.attacker), before, worth, strict=True):
        harm.append(value if card not in st.play else value / 2 if st.play[card].wounded and not was else 0)
    return harm[0] - harm[1]


@pytest.mark.parametrize("games", little_and_all(4, 24))
def test_imagined_players_use_their_weapons(games):
    """The tactic they choose is hardly ever the one that brings less."""
    told = worse = 0
    for seed in range(games):
        session = Session(ready_setup(seed).deal(), [program("greedy", CARDS)] * 2, seed=seed, listen=())
        while session.decisions < 250 and session.step():
            game = session.game
            decision = game.decision
            if decision is None or decision.kind != "tactic" or len(decision.options) < 2:
                continue
            brings = {option.key: fought_out(game, option.key) for option in decision.options}
            if len({*brings.values()}) > 1:
                told += 1
                worse += brings[RolloutPolicy().pick(game.state, decision, PlayerRng(1, 1)).key] < max(brings.values())
    assert told > games and worse <= told // 8, (told, worse)
