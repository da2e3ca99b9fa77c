"""Taking: an effect by which an Equipment card goes from a warrior of another player to who speaks, and what keeps it
where it is (TIGHT GRIP)."""

from __future__ import annotations

from typing import Final

from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.bindings import Bindings
from doomtable.rules.frames import Settled, TakeFrame
from doomtable.rules.play_modes import STAYS
from doomtable.rules.references import controller, deref
from doomtable.rules.sides import allied
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, CardId
from doomtable.rules.triggers import Instead, replacement
from doomtable.rules.verbs.common import open_instead, start

TAKES: Final = (L.Control, L.AttachTo, L.Hold)


def taken(st: State, effect: L.Effect, ctx: Bindings) -> CardId:
    """The Equipment card in play that an effect takes from another player, who is no partner; NO_CARD for none."""
    if not isinstance(effect, TAKES) or isinstance(effect.what, L.Sel):
        return NO_CARD
    card = deref(st, effect.what, ctx)
    if card not in st.play or st.definitions.of[card].type != "equipment":
        return NO_CARD
    return NO_CARD if allied(st.rules, controller(st, card), ctx.you) else card


def kept_from(st: State, frame: TakeFrame) -> int | None:
    """With which of the effects it goes on: past those that take the card, where it is kept; None until that is said.

    What is kept is paid for, or its player still says whether it is.
    """
    card, what = frame.card, getattr(frame.effects[frame.at], "what", "")
    instead = _keeper(st, card, frame.ctx.me, frame.settled)
    path = () if instead is None else (instead,)
    ask = open_instead(st, card, path, frame.settled)
    if ask is not None:
        M.push(st, frame, ask)
        return None
    if instead is None:
        return frame.at
    start(st, instead.on.effects, instead.ctx)
    after = frame.at + 1
    while after < len(frame.effects) and isinstance(frame.effects[after], TAKES):
        if getattr(frame.effects[after], "what", "") != what:
            break
        after += 1
    return after


def _keeper(st: State, card: CardId, by: CardId, settled: tuple[Settled, ...]) -> Instead | None:
    """What keeps the card where it is: of what may happen to it instead only such texts."""
    refused = settled
    while (found := replacement(st, card, by, ("lost",), refused)) is not None:
        if STAYS in found.on.effects:
            return found
        refused = (*refused, (card, found.ctx.me, found.place, False))
    return None
