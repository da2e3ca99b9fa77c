"""Hints and the look back in every one of the other games: a short game each, asked for both."""

from __future__ import annotations

import pytest
from groups import first_and_rest

from doomtable import rulesets
from doomtable.ai.monte_carlo_search import MonteCarloSearch, SearchResult
from doomtable.ai.opponent_decks import DeckPrior
from doomtable.ai.players import program
from doomtable.analysis.game_review import GameReview
from doomtable.analysis.hint import hint
from doomtable.cards.catalogue import catalogue
from doomtable.cli import arguments
from doomtable.records.deck_pool import deck_pool
from doomtable.records.record import GameSetup, seated_deck
from doomtable.rules.knowledge import knowledge
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.view import decision_view
from doomtable.session.session import Session
from doomtable.words.words import Words

GAMES = (
    ("home", 2, 45), ("colony", 2, 26), ("limited", 2, 41), ("beatdown", 3, rulesets.ENDLESS), ("front", 4, 40),
    ("vortex", 2, 41), ("corpwar", 2, 40), ("battles", 2, 40),
)  # fmt: skip
"""Each with its seats, and the points that win."""
SHORT = 40
"""Decisions of a game."""


class Thinker:
    """A search that is done at once, a few imagined games for each question."""

    def __init__(self, rules: Ruleset) -> None:
        self._search = MonteCarloSearch(catalogue().get, DeckPrior(*deck_pool(rules, catalogue().get)))
        self._thought: SearchResult | None = None

    def ask(self, known, decision, see, *, seconds, seed=0, only=()):
        self._thought = self._search.think(known, rounds=1, seed=seed, only=only)

    def thought(self) -> SearchResult | None:
        return self._thought

    def cancel(self) -> None:
        self._thought = None


def begun(name: str, seats: int) -> Session:
    rules = rulesets.get("second", {name: True} if name in rulesets.ADDED else {"variant": name})
    laid = tuple(seated_deck(deck, rules, seat) for seat, deck in enumerate(arguments.decks(None, seats, rules)))
    dealt = GameSetup(laid, rules, catalogue().get, 5).deal()
    return Session(dealt, [program("greedy", catalogue().get, None)] * seats, seed=5, historic=True)


@pytest.mark.parametrize("which", first_and_rest(2, GAMES))
def test_both_know_every_game(which):
    """VAR-HOME-R09, VAR-COLONY-07: every hint is an option and can be said; the look back judges all choices, and
    counts the points that win."""
    name, seats, goal = which
    session, words = begun(name, seats), {language: Words(language) for language in ("en", "de")}
    for _ in range(SHORT):
        assert session.step()
    game = session.game
    thinker = Thinker(game.state.rules)
    while game.decision is None or len(game.decision.options) < 2:
        assert session.step()
    seat = game.decision.seat
    shown = decision_view(game, seat)
    thinker.ask(knowledge(game, seat), shown, None, seconds=0)
    given = hint(shown, thinker.thought())
    assert given.option in shown.options
    for told in words.values():
        assert all(told.say(line.message, **dict(line.args), option="x") for line in given.lines)
    review = GameReview(session.history, game, [0], lambda: thinker)
    for _ in range(40 * SHORT):
        review.advance()
        if review.over:
            break
    assert review.over and review.goal == goal
    assert [len(line) for line in review.points] == [len(review.turns) + 1] * seats
    shown = session.view(0).players
    assert [line[-1] for line in review.points] == [p.colony if name == "colony" else p.promotion for p in shown]
