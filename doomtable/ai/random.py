"""The player that takes anything it may: for tests, measurements and as the mark every other program must beat."""

from __future__ import annotations

from collections.abc import Sequence

from doomtable.chance import Chance
from doomtable.rules.terms import Option


class RandomPlayer:
    """Every option is as likely as every other; it looks at nothing."""

    __slots__ = ()

    def pick(self, options: Sequence[Option], chance: Chance) -> Option:
        """One of the options."""
        return options[chance.below(len(options))]
