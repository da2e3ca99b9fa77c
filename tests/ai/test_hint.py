"""A hint says what to do and why, in figures and sentences that can be said."""

from __future__ import annotations

import pytest
from dealing import going_on, ready_setup

from doomtable.ai.monte_carlo_search import MonteCarloSearch, SearchResult, WeighedOption
from doomtable.ai.opponent_decks import DeckPrior
from doomtable.ai.players import program
from doomtable.analysis.hint import FEW, UNWEIGHED, Hint, hint
from doomtable.cards.catalogue import catalogue
from doomtable.records.deck_pool import deck_pool
from doomtable.rules.knowledge import knowledge
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.view import decision_view
from doomtable.rules.view_parts import DecisionView, OptionView
from doomtable.session.session import Session
from doomtable.words.words import Words

OPTIONS = (OptionView("meditate"), OptionView("end turn"))
MENU = DecisionView(0, "menu", "", "", OPTIONS, False)


def said(given: Hint) -> list[str]:
    words = Words("en")
    return [words.say(line.message, **dict(line.args), option="Meditate") for line in given.lines]


def weighed(place=0, chance=0.6, promotion=0.0, destiny=0.0, losses=0.0, kills=0.0, fears=(), tries=60):
    return WeighedOption(place, tries, chance, promotion, destiny, losses, kills, fears)


def messages(*found):
    return [line.message for line in hint(MENU, SearchResult(found[0].place, found, 20)).lines]


def test_a_real_hint_can_be_said():
    game = going_on(ready_setup, 3, 120, "greedy")
    seat = game.decision.seat
    prior = DeckPrior(*deck_pool(Ruleset(), catalogue().get))
    thought = MonteCarloSearch(catalogue().get, prior).think(knowledge(game, seat), rounds=8)
    given = hint(decision_view(game, seat), thought)
    assert given.option in decision_view(game, seat).options and given.figures is not None
    assert all(said(given)) and given.figures.place == thought.place


@pytest.mark.parametrize(
    ("found", "message"),
    [
        (weighed(promotion=2.0), "hint-gains"),
        (weighed(promotion=-2.0), "hint-trails"),
        (weighed(), "hint-even"),
        (weighed(destiny=1.5), "hint-destiny-more"),
        (weighed(destiny=-1.5), "hint-destiny-less"),
        (weighed(kills=0.5), "hint-kills"),
        (weighed(kills=0.5, fears=(("Hussar", 0.3),)), "hint-fears"),
        (weighed(losses=0.4, fears=(("Hussar", 0.4),)), "hint-fears"),
        (weighed(losses=1.5, fears=(("Hussar", 0.6), ("Heretic", 0.5))), "hint-fears-many"),
        (weighed(losses=0.1, fears=(("Hussar", 0.1),)), "hint-safe"),
    ],
)
def test_it_says_what_there_is_to_say(found, message):
    assert message in messages(found)


@pytest.mark.parametrize(
    ("found", "other", "message"),
    [
        (weighed(kills=0.9), weighed(1, 0.4, kills=0.1), "hint-rather-kills"),
        (weighed(losses=0.1), weighed(1, 0.4, losses=0.7), "hint-rather-saves"),
        (weighed(promotion=2.0), weighed(1, 0.4), "hint-rather-promotion"),
        (weighed(destiny=2.0, kills=0.2), weighed(1, 0.4, kills=0.1), "hint-rather-destiny"),
    ],
)
def test_it_says_why_it_is_better_than_the_next_best(found, other, message):
    assert message in messages(found, other)
    assert all(said(hint(MENU, SearchResult(0, (found, other), 20))))
    near, same = other._replace(chance=found.chance - 0.005), found._replace(place=1, chance=0.4)
    assert not any("rather" in one for few in (near, same) for one in messages(found, few))


def test_it_says_how_near_the_next_best_is():
    assert "hint-close" in messages(weighed(), weighed(1, 0.595))
    assert "hint-clear" in messages(weighed(), weighed(1, 0.4))
    assert not {"hint-close", "hint-clear"} & {*messages(weighed(), weighed(1, 0.57))}


@pytest.mark.parametrize(("tries", "sure"), [(1, False), (6, False), (FEW, True), (200, True)])
def test_few_imagined_games_are_called_a_guess(tries: int, sure: bool):
    found = weighed(tries=tries), weighed(1, 0.4, tries=tries)
    told = said(hint(MENU, SearchResult(0, found, tries)))
    assert ("guess" in told[0]) == (not sure) and ("Nothing else comes near" in told[1]) == sure
    assert "Next is Meditate with 40 %" in told[1] or sure


def test_without_time_it_says_so():
    assert [line.message for line in hint(MENU, SearchResult(0, (), 0, "time")).lines] == ["hint-habit"]
    one = MENU._replace(options=OPTIONS[:1])
    assert [line.message for line in hint(one, SearchResult(0, (), 0, "alike")).lines] == ["hint-only"]


@pytest.mark.parametrize(
    ("kind", "why"), [("discard", "custom"), ("menu", "alike"), ("menu", "time"), ("menu", "worlds")]
)
def test_what_was_not_weighed_says_why(kind, why):
    """`fault` is tried where faults are."""
    game = going_on(ready_setup, 3, 120, "greedy")
    known = knowledge(game, game.decision.seat)
    searcher = MonteCarloSearch(catalogue().get, DeckPrior(*deck_pool(Ruleset(), catalogue().get)))
    if why == "custom":
        seed = 3
        while game.decision.kind != kind:
            seed += 1
            game = next_of(kind, seed) or game
        known = knowledge(game, game.decision.seat)
        thought = searcher.think(known, rounds=3)
    elif why == "alike":
        thought = searcher.think(known, rounds=3, only=(0,))
    elif why == "time":
        thought = searcher.think(known, rounds=0)
    else:
        thought = SearchResult(0, (), 0, why)
    assert (thought.weighed, thought.why) == ((), why)
    given = hint(decision_view(game, known.seat), thought)
    assert given.lines[0].message == UNWEIGHED[why] and said(given)[0]


def next_of(kind, seed):
    """A game where that is asked, and there is something to choose."""
    session = Session(ready_setup(seed).deal(), [program("greedy", catalogue().get)] * 2, seed=seed, listen=())
    while session.decisions < 300 and session.step():
        asked = session.game.decision
        if asked is not None and asked.kind == kind and len({o.card for o in asked.options}) > 2:
            return session.game
    return None


def test_every_reason_has_words_of_its_own():
    assert len({*UNWEIGHED.values()}) == len(UNWEIGHED) == 5
