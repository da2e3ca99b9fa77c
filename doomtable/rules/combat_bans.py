"""Combat bans: whether a card keeps Specials from touching the combat that is being fought (CORNERED).

A Special touches it that is played in combats alone, that speaks of who fights there, that answers what befalls or is
done to one of them, or that is aimed at one of them or at what is on one.
"""

from __future__ import annotations

from typing import Final

from doomtable.rules import language as L
from doomtable.rules.frames import WindowFrame
from doomtable.rules.query import board, forbidden
from doomtable.rules.references import bearer_of
from doomtable.rules.state import State
from doomtable.rules.terms import CardId, Seat
from doomtable.rules.walk import walk

FIGHTING: Final = frozenset(("fighting", "attacker", "defender", "reinforcement", "combatant", "using", "hurt"))
"""States that only those have who are in a combat."""
OF_COMBATS: Final = (L.EndCombat, L.SetTactic, L.SwapRole, L.Join)
"""What happens to a combat alone."""


def bars_play(st: State, seat: Seat, card: CardId, ability: L.Play | L.Act) -> CardId | None:
    """The card that keeps a player from playing a Special because it touches the combat whatever it is aimed at."""
    if "affect combat" not in board(st).forbids or not st.combats or st.definitions.of[card].type != "special":
        return None
    touches = ability.window == "combat" or any(map(_of_combat, walk(ability.effects))) or _answers_combat(st)
    return forbidden(st, "affect combat", card, card, seat) if touches else None


def bars_aim(st: State, seat: Seat, card: CardId, aim: CardId) -> bool:
    """Whether a player may not aim a Special at this card because it is in the combat, or on who is."""
    if "affect combat" not in board(st).forbids or not in_combat(st, aim):
        return False
    return forbidden(st, "affect combat", card, card, seat) is not None


def in_combat(st: State, card: CardId) -> bool:
    """Whether a card fights in the present combat, or is on somebody who does."""
    if not st.combats or card not in st.play:
        return False
    c = st.combats[-1]
    fighter = bearer_of(st, card)
    return c.takes_part(fighter)


def _of_combat(node: object) -> bool:
    if isinstance(node, L.Sel):
        return not FIGHTING.isdisjoint(node.states)
    return isinstance(node, OF_COMBATS) or getattr(node, "who", "") in ("attacker", "defender")


def _answers_combat(st: State) -> bool:
    """Whether what is answered now concerns who fights."""
    frame = next((one for one in reversed(st.agenda) if isinstance(one, WindowFrame)), None)
    return frame is not None and frame.window.kind == "answer" and any(in_combat(st, c) for c in frame.window.relevant)
