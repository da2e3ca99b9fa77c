"""The careless player: the greedy one, that slips now and then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from doomtable.ai.greedy_player import GreedyPlayer
from doomtable.rules.language import Card
from doomtable.rules.view_parts import DecisionView, OptionView, View
from doomtable.session.player_rng import PlayerRng

SLIPS: Final = 4
"""A careless player does the next best thing that comes to hand once in so many choices."""
DEBTS: Final = frozenset(("muster in cover", "reveal", "exit cover"))
"""What may run into a debt that costs a warrior and Promotion besides (COVER-13): nobody does it by inattention."""


class CarelessPlayer:
    """The greedy player, whose attention slips in its own turn; it answers and fights as well as that one."""

    def __init__(self, cards: Callable[[str], Card] | None = None) -> None:
        self._greedy = GreedyPlayer(cards)

    def know_deck(self, names: tuple[str, ...]) -> None:
        """The names of the own cards that a view may not show."""
        self._greedy.know_deck(names)

    def forget(self) -> None:
        self._greedy.forget()

    def choose(self, decision: DecisionView, see: Callable[[], View], rng: PlayerRng) -> OptionView:
        """What looks best, or something else."""
        slips = rng.below(SLIPS) == 0
        best = self._greedy.choose(decision, see, rng)
        if slips and decision.kind in ("menu", "draft") and not decision.window and decision.verb not in DEBTS:
            harmless = [option for option in decision.options if option.key not in DEBTS]
            return harmless[rng.below(len(harmless))]
        return best
