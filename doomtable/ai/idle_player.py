"""The idle player: passes and ends its turn, for trying a deck alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from doomtable.rules.terms import Option
from doomtable.session.player_rng import PlayerRng

NOTHING: Final = ("pass", "end turn", "done", "no", "none")
"""Choices that change least, the first that is offered is made."""


class IdlePlayer:
    """Passes, ends its turn, keeps its cards; where it must choose, it takes the first option."""

    __slots__ = ()

    def pick(self, options: Sequence[Option], rng: PlayerRng) -> Option:
        """The option that does least."""
        found = (option for key in NOTHING for option in options if option.key == key)
        return next(found, options[0])
