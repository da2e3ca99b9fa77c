"""The levels people choose from, and the player that thinks about what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from doomtable.ai.greedy import GreedyPlayer
from doomtable.ai.prior import Prior
from doomtable.ai.search import Searcher
from doomtable.rules.knowledge import Knowledge
from doomtable.rules.language import Card
from doomtable.rules.terms import EngineBug
from doomtable.rules.view import DecisionView, OptionView, View
from doomtable.session.player_rng import PlayerRng

LEVELS: Final = {"recruit": "careless", "veteran": "greedy", "apostle": "search"}
"""The kind of program behind every level."""
SLIPS: Final = 4
"""A careless player does the next best thing that comes to hand once in so many choices."""
SECONDS: Final = 1.0
"""How long the search player thinks about a choice unless it is told otherwise."""


class CarelessPlayer:
    """The greedy player, whose attention slips in its own turn; it answers and fights as well as that one."""

    def __init__(self, cards: Callable[[str], Card] | None = None) -> None:
        self._greedy = GreedyPlayer(cards)

    def forget(self) -> None:
        self._greedy.forget()

    def choose(self, decision: DecisionView, see: Callable[[], View], chance: PlayerRng) -> OptionView:
        """What looks best, or something else."""
        slips = chance.below(SLIPS) == 0
        best = self._greedy.choose(decision, see, chance)
        if slips and decision.kind in ("menu", "draft") and not decision.window:
            return decision.options[chance.below(len(decision.options))]
        return best


class SearchPlayer:
    """Thinks where it is asked, for so many seconds a choice, or so many rounds (which can be had again)."""

    def __init__(
        self,
        cards: Callable[[str], Card],
        prior: Prior,
        *,
        seconds: float = SECONDS,
        rounds: int | None = None,
    ) -> None:
        self.seconds = seconds
        self._rounds = rounds
        self._searcher = Searcher(cards, prior)

    def think(
        self, decision: DecisionView, learn: Callable[[], Knowledge], see: Callable[[], View], chance: PlayerRng
    ) -> OptionView:
        """The option that wins most in imagined worlds. Raises EngineBug for a fault of the engine in one of them."""
        seed = chance.below(2**63)
        if self._rounds is not None:
            thought = self._searcher.think(learn(), seed, rounds=self._rounds)
        else:
            thought = self._searcher.think(learn(), seed, seconds=self.seconds)
        if thought.faults:
            one = thought.faults[0]
            option = decision.options[one.place].key
            raise EngineBug(f"in the imagined world {one.world}, after {option}: {one.what}")
        return decision.options[thought.place]
