"""The same game with everything changed that one seat cannot see."""

from __future__ import annotations

from random import Random

from doomtable.rules.game import Game
from doomtable.rules.references import lent_by
from doomtable.rules.state import State
from doomtable.rules.view import knows


def permuted(game: Game, seat: int, rng: Random) -> Game:
    """The same game with other hidden cards, other orders of piles and another key: all that `seat` cannot see."""
    st = game.state
    hidden = [c for c in range(len(st.definitions.of)) if not knows(st, c, seat)]
    kinds = list(st.definitions.card_def)
    for owner in range(len(st.seats)):
        for fighting in (True, False):
            mine = [
                c for c in hidden
                if st.definitions.owner[c] == owner and st.definitions.of[c].is_warrior == fighting
                if c not in told(st)
            ]  # fmt: skip
            for old, new in zip(mine, rng.sample(mine, len(mine)), strict=True):
                kinds[old] = st.definitions.card_def[new]
    other = game.copy()
    other.state.definitions = st.definitions.dealt(tuple(kinds), st.definitions.owner)
    other.state.key, other.state.random_counter = rng.randbytes(32), st.random_counter + rng.randrange(99)
    other.state.derived = st.derived.emptied()
    return Game(other.state, game.names)


def told(st: State) -> set[int]:
    """Cards that lie hidden now but were seen by everybody: whose effects run, who fell in a combat, whose
    text is lent."""
    out = {e.ctx.me for e in st.effects} | {d.ctx.me for d in st.delayed}
    out |= {c for combat in st.combats for c in (combat.attacker, combat.defender, *combat.fallen)}
    out |= {c for card in st.play for c in lent_by(st, card)}
    for frame in st.agenda:
        for part in frame:
            if hasattr(part, "me"):
                out |= {part.me, part.it, part.by, part.caster, *part.targets}
    return out | {c for p in st.pending for c in (p.card, p.ctx.me, p.ctx.it, p.ctx.by)}
