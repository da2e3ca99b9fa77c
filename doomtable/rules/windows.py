"""Response windows: who is asked, in which order, and when a window closes (RUL-33, TIME-05, ETIQ-05).

One function decides order: the active player, the possible defender, then clockwise; in step 4 of a combat attacker,
defender, others clockwise. A window is opened for an announcement always, for other events only if a card listens.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from doomtable.rules.frames import WindowFrame
from doomtable.rules.masks import WINDOW_BIT
from doomtable.rules.mutate import pop, push, replace_frame
from doomtable.rules.questions import ask_window
from doomtable.rules.state import State, Window
from doomtable.rules.terms import NOBODY, PASS, CardId, Option, Seat, new_tuple
from doomtable.rules.wars import may_embargo
from doomtable.rules.window_masks import ANY_TIME, OPEN, answer_mask, seat_mask, union_mask

FIRST: Final = "first"
"""The kind of a window that is asked before all others, for what is no card."""


OF_A_COMBAT: Final = ("combat", "attack announced")
"""The open windows that close with their combat."""


def order(st: State, combat: bool = False) -> tuple[Seat, ...]:
    """TIME-05, ETIQ-05: who is asked, in which order."""
    if st.combats:
        c = st.combats[-1]
        first = c.aseat if combat or st.turn.seat == c.aseat else st.turn.seat
        return _defender_next(st.clockwise(first), first, c.dseat)
    return st.clockwise(st.turn.seat)


def _defender_next(round_: tuple[Seat, ...], first: Seat, defender: Seat) -> tuple[Seat, ...]:
    """The same players, but that the defender comes next after the first."""
    if first == defender:
        return round_
    found: list[Seat] = []
    for seat in (first, defender):
        if seat in round_:
            found.append(seat)
    for seat in round_:
        if seat != first and seat != defender:
            found.append(seat)
    return tuple(found)


def answer_window(
    st: State, event: str, pid: int, relevant: tuple[CardId, ...], skip: Seat, first: Seat = NOBODY
) -> None:
    """Ask around whether anybody answers the pending play or event; nobody who could not is asked."""
    if not has_answers(st, event):
        return
    mask, seats = answer_mask(event), order(st)
    if first != NOBODY and first in seats and first != seats[0]:
        at = seats.index(first)
        seats = (seats[0], first, *seats[1:at], *seats[at + 1 :])
    _opened(st, new_tuple(Window, ("answer", event, mask, pid, seats, skip, relevant)))


def has_answers(st: State, event: str) -> bool:
    """Whether anybody holds or controls a card that could answer this event."""
    return event not in st.rules.closed_windows and bool(union_mask(st) & answer_mask(event))


def embargo_window(st: State, pid: int, seat: Seat) -> None:
    """Ask whoever may do so, before all other answers, whether a card that has just been played is annulled for D."""
    p = st.pend(pid)
    seats = tuple([s for s in order(st) if p is not None and may_embargo(st, s, p.card, seat)])
    if seats:
        _opened(st, Window(FIRST, "embargo", 0, pid, seats))


def ask_alone(st: State, event: str, pid: int, seat: Seat) -> None:
    """Ask one player alone whether he answers what only he knows of."""
    _opened(st, Window("answer", event, answer_mask(event), pid, (seat,)))


def open_window(st: State, name: str, without: Seat = NOBODY, combat: bool = False) -> None:
    """Ask around whether anybody plays an any-time card or one that names this moment."""
    if name in st.rules.closed_windows:
        return
    mask = OPEN.get(name, ANY_TIME)
    if name != "combat" and not (union_mask(st) & mask if without == NOBODY else anybody(st, mask, without)):
        return
    seats = order(st, combat)
    if without != NOBODY:
        at = seats.index(without) if without in seats else len(seats)
        seats = seats[:at] + seats[at + 1 :]
    _opened(st, new_tuple(Window, ("open", name, mask, 0, seats, NOBODY, ())))


def open_to(st: State, name: str, seat: Seat) -> None:
    """Ask one player alone whether he plays a card that names this moment."""
    if seat_mask(st, seat) & WINDOW_BIT[name]:
        _opened(st, Window("open", name, WINDOW_BIT[name], 0, (seat,)))


def _opened(st: State, window: Window) -> None:
    push(st, new_tuple(WindowFrame, (window, 0, 0, False, "window")))


def window_now(st: State) -> Window | None:
    """The window in which something happens; None in a menu."""
    for frame in reversed(st.agenda):
        if isinstance(frame, WindowFrame):
            return frame.window
        if frame.op in ("actions", "session", "deployment"):
            return None
    return None


def anybody(st: State, mask: int, without: Seat = NOBODY) -> bool:
    """Whether somebody else than `without` holds or controls a card for one of these windows."""
    if not union_mask(st) & mask:
        return False
    if without == NOBODY:
        return True
    for seat in range(len(st.seats)):
        if seat != without and seat_mask(st, seat) & mask:
            return True
    return False


def anybody_could(st: State, name: str) -> bool:
    """Whether somebody holds a card that names this moment."""
    return anybody(st, WINDOW_BIT[name])


TIMED: Final = WINDOW_BIT["turn"] | WINDOW_BIT["others turn"] | WINDOW_BIT["not combat"]
"""The windows of cards that say whose turn it must be, or that there is no combat."""


def _untimely(st: State, seat: Seat) -> int:
    """The windows of cards that say it is not their time: whose turn it is, and that there is a combat (TIME-16)."""
    mask = WINDOW_BIT["others turn"] if seat == st.turn.seat else WINDOW_BIT["turn"]
    return mask | WINDOW_BIT["not combat"] if st.combats else mask


def run_window(
    st: State, frame: WindowFrame, options: Callable[[State, Seat, Window], list[Option]],
    may_change: Callable[[State, Seat], bool], forced: list[Option] | None = None,
) -> list[Option] | None:  # fmt: skip
    """Ask the next player who can answer; close when all have passed in a row. The window lies on top of the agenda.

    `options` lists what a seat may do in a window, `may_change` says whether a combatant may still choose. Returns the
    options of the player who is asked, None when the window has closed.

    That somebody passes who holds cards for this window but nothing to play now is noted as a forced choice.
    """
    w, pos, passes, answered, _ = frame[:]
    kind, name, mask, pending, around, skip, _ = w[:]
    if name in OF_A_COMBAT:
        c = st.combats[-1] if st.combats else None
        if c is None or c.ended or c.attacker not in st.play or c.defender not in st.play:
            pop(st)
            return None
    if pending:
        p = st.pend(pending)
        if p is None or p.cancelled:
            pop(st)
            return None
    n = len(around)
    while passes < n:
        seat = around[pos]
        if (
            (seat == skip and not answered)
            or st.seats[seat].out
            or not (
                kind == FIRST
                or ((could := seat_mask(st, seat) & mask) and (could & ~TIMED or could & ~_untimely(st, seat)))
                or (name == "combat" and may_change(st, seat))
            )
            or (found := options(st, seat, w)) == [PASS]
        ):
            if forced is not None and (name == "combat" or seat_mask(st, seat) & mask):
                forced.append(PASS)
            pos = (pos + 1) % n
            passes += 1
            continue
        replace_frame(st, len(st.agenda) - 1, new_tuple(WindowFrame, (w, pos, passes, answered, "window")))
        push(st, ask_window(seat))
        return found
    pop(st)
    return None
