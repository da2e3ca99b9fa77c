"""Warriors that a card of a position holds and that stand beside it, in its area, and not under it.

They ride in a vehicle or on an Animal that none of them bears, or an ability of the card that is used on a warrior
remembers or marks it: it keeps watch in a tower, it hides behind a wall.
"""

from __future__ import annotations

from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.state import State
from doomtable.rules.terms import CardId
from doomtable.rules.walk import walk


def has_room_beside(st: State, holder: CardId) -> bool:
    """Whether a warrior that a card holds stands beside it."""
    return st.definitions.of[holder].carries or _lodges(st, holder) is not None


def stand_beside(st: State, warrior: CardId, holder: CardId) -> None:
    """A warrior that stands in the area of the card is one of those that it holds."""
    lodges = _lodges(st, holder)
    if isinstance(lodges, L.Mark):
        M.mark(st, warrior, lodges.name, 1, st.play[holder].controller)
        return
    M.choose_on(st, holder, (*st.play[holder].chosen, warrior))
    if st.definitions.of[holder].carries and st.definitions.of[holder].type != "beast":  # BEAST-04
        M.set_inside(st, warrior, True)


def _lodges(st: State, holder: CardId) -> L.Remember | L.Mark | None:
    """What the first ability of a card that is used on a warrior does with it, where nothing goes under the card."""
    card = st.definitions.of[holder].card
    if card.type == "warrior" or any(isinstance(n, L.Hold | L.Imprison) for n in walk(card.abilities)):
        return None
    used = [a for a in card.abilities if isinstance(a, L.Act) and a.targets]
    done = used[0].effects if used else ()
    return next((e for e in done if isinstance(e, L.Remember | L.Mark)), None)
