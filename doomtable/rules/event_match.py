"""Whether what happened is what a card waits for: an Event of the language against one of the game."""

from __future__ import annotations

from doomtable.rules import language as L
from doomtable.rules.bindings import Bindings
from doomtable.rules.frames import ResolveFrame, SessionFrame, WindowFrame
from doomtable.rules.query import fits
from doomtable.rules.references import bearer_of, beyond, controller, deref, is_one
from doomtable.rules.sides import allied
from doomtable.rules.state import State, Window
from doomtable.rules.terms import NO_CARD, CardId, Seat


def event_matches(st: State, event: L.Event, ctx: Bindings, seat: Seat) -> bool:
    """Whether what happened (to ctx.it, by ctx.by, for player `seat`) is what an Event describes."""
    if event.combat and not st.combats:
        return False
    if event.pool:
        p = st.pend(ctx.pending)
        if p is None or p.points[0 if event.pool == "D" else 1] <= 0:
            return False
    if event.whose == "yours" and seat != ctx.you:
        return False
    if event.whose == "others" and allied(st.rules, seat, ctx.you):
        return False
    if event.whose == "target player" and seat != ctx.player:
        return False
    if event.whose == "its" and seat != controller(st, ctx.it if ctx.it != NO_CARD else bearer_of(st, ctx.me)):
        return False  # what happens to a player alone speaks of whose warrior bears the card
    if event.it is not None and not _matches(st, event.it, ctx.it, ctx):
        return False
    return event.by is None or _matches(st, event.by, ctx.by, ctx)


def _matches(st: State, want: L.Sel | str, card: CardId, ctx: Bindings) -> bool:
    if isinstance(want, str):
        meant = deref(st, want, ctx)
        return card != NO_CARD and (card == meant if want == "me" else is_one(st, meant, card))
    if card == NO_CARD or not fits(st, st.definitions.sel(want), card, ctx):
        return False
    return st.rules.in_play == "table" or not beyond(st, ctx, card)


def moment_of(st: State, pid: int) -> Window | None:
    """The window in which an announced play was begun; None if that was in a menu.

    What is taken over is played at the moment of the play that is no more.
    """
    at = next(i for i, frame in enumerate(st.agenda) if isinstance(frame, ResolveFrame) and frame.pid == pid)
    for frame in reversed(st.agenda[:at]):
        if isinstance(frame, WindowFrame) and (not frame.window.pending or st.pend(frame.window.pending) is not None):
            return frame.window
        if isinstance(frame, SessionFrame) or frame.op == "actions":
            return None
    return None
