"""The random player: takes any option with equal chance."""

from __future__ import annotations

from collections.abc import Sequence

from doomtable.rules.terms import Option
from doomtable.session.player_rng import PlayerRng


class RandomPlayer:
    """Every option is as likely as every other; it looks at nothing."""

    __slots__ = ()

    def pick(self, options: Sequence[Option], rng: PlayerRng) -> Option:
        """One of the options."""
        return options[rng.below(len(options))]
