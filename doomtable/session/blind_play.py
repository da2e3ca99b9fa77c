"""Games of programs that look at nothing, played on without showing anybody anything."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from doomtable.rules.game import Game
from doomtable.rules.terms import Option
from doomtable.session.player_rng import PlayerRng

Pick = Callable[[Sequence[Option], PlayerRng], Option]
"""How such a program chooses among options."""


def play_on(game: Game, picks: Sequence[Pick], rngs: Sequence[PlayerRng], most: int) -> int:
    """Let these programs choose, one for each seat, until the game is over or there were so many decisions.

    Returns how many there were: choices among two options or more. What happens is noted for nobody.
    """
    made = 0
    game.tell_nobody()
    while made < most and (decision := game.decision) is not None:
        seat, options = decision.seat, decision.options
        option = options[0]
        if len(options) > 1:
            rngs[seat].begin(len(game.choices))
            option = picks[seat](options, rngs[seat])
            made += 1
        game.choose(option)
    return made
