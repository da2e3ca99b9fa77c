"""The gentle player: the opponent of the guided game, who lets a newcomer find out how it goes.

Until somebody else has earned Promotion it plays no card in answer, keeps its Specials, musters nobody in cover, which
takes a whole turn, and attacks nobody who is wounded; with the last action of a turn it attacks where it can, so that
there is something to answer. From then on it is the careless player.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from doomtable.ai.careless_player import CarelessPlayer
from doomtable.ai.greedy_player import PLAYS, GreedyPlayer
from doomtable.rules.language import Card
from doomtable.rules.view_parts import DecisionView, OptionView, View, standing
from doomtable.session.player_rng import PlayerRng

SPARED: Final = frozenset((*PLAYS, "embargo", "muster in cover"))
"""What is not begun by one who spares the others."""


class GentlePlayer:
    """Spares the others as long as none of them has any Promotion; `cards` finds definitions by name."""

    def __init__(self, cards: Callable[[str], Card] | None = None) -> None:
        self._greedy, self._careless = GreedyPlayer(cards), CarelessPlayer(cards)

    def know_deck(self, names: tuple[str, ...]) -> None:
        """The names of the own cards that a view may not show."""
        self._greedy.know_deck(names)
        self._careless.know_deck(names)

    def forget(self) -> None:
        """Forget what is remembered within a turn."""
        self._greedy.forget()
        self._careless.forget()

    def choose(self, decision: DecisionView, see: Callable[[], View], rng: PlayerRng) -> OptionView:
        """The best choice that spares the others, or later what a careless player would do."""
        seen = see()
        if any(player.promotion for player in seen.players if player.seat != seen.seat):
            return self._careless.choose(decision, see, rng)
        left = tuple(option for option in decision.options if _spares(option, decision, seen))
        if decision.kind == "menu" and seen.turn.actions == 1:
            last = tuple(option for option in left if option.key in ("attack", "end turn"))
            best = self._greedy.choose(decision._replace(options=last), see, rng)
            if best.key == "attack":
                return best
        return self._greedy.choose(decision._replace(options=left or decision.options), see, rng)


def _spares(option: OptionView, decision: DecisionView, seen: View) -> bool:
    """Whether an option is one for somebody who spares the others."""
    if option.key in SPARED:
        return False
    if option.key == "attack":
        return bool(_unhurt(seen))
    if decision.kind == "draft" and decision.stage == "defender":
        return option.handle in _unhurt(seen)
    return True


def _unhurt(seen: View) -> frozenset[int]:
    """The warriors of others that are not wounded."""
    found = (card for p in seen.players if p.seat != seen.seat for card in standing(p))
    return frozenset(card.handle for card in found if not card.wounded)
