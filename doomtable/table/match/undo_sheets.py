"""Undo consent: what can be undone, what it costs, and the sheets on which the others agree."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from doomtable.rules.terms import PASS, Seat
from doomtable.rules.view_parts import View
from doomtable.session.undo_history import History, UndoStep
from doomtable.table.kit.key_bindings import KeyBindings
from doomtable.table.kit.message import ScreenMessage
from doomtable.table.kit.sheet import Sheet, SheetButton, sayable_again
from doomtable.table.match.event_log import SILENT, EventLog
from doomtable.table.match.table_messages import CloseSheet
from doomtable.table.paint.theme import Theme
from doomtable.words.words import Words

BECAUSE: Final = {"seen": "undo-because-seen", "chance": "undo-because-chance", "asked": "undo-because-asked"}
WHY: Final = {"": "undo-why-free", "seen": "undo-why-seen", "chance": "undo-why-chance", "asked": "undo-why-asked"}
LISTED: Final = 7
"""How many moments the list of moments shows at once."""


@dataclass(frozen=True)
class UndoTo(ScreenMessage):
    """Go back to a moment, as soon as everybody has agreed whom it takes."""

    undo: UndoStep


@dataclass(frozen=True)
class ConsentGiven(ScreenMessage):
    """One more player agrees."""


@dataclass(frozen=True)
class ShowUndoMoments(ScreenMessage):
    """Show moments further back, or nearer."""

    skip: int = 0


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """Somebody's wish to go back, and who has not agreed to it yet."""

    undo: UndoStep
    wisher: Seat
    waiting: tuple[Seat, ...]


def undos_told_apart(history: History, humans: Sequence[Seat]) -> Iterator[UndoStep]:
    """What can be taken back; of moments between which nobody saw anything, as before passes, the last."""
    last: tuple[int, int] | None = -1, -1
    for undo in undos(history, humans):
        place = _first_told(history, undo)
        if place != last:
            yield undo
        last = place


def undos(history: History | None, humans: Sequence[Seat]) -> Iterator[UndoStep]:
    """What people at this table can take back, the latest first: moments at which one of them was asked."""
    if history is not None:
        yield from (undo for undo in history.undos() if undo.seat in humans)


def last_play(history: History | None, humans: Sequence[Seat]) -> UndoStep | None:
    """What takes back the last thing that somebody at this table did beside passing; where there was nothing else, the
    last pass."""
    if history is None:
        return None
    first = next(undos(history, humans), None)
    return next((undo for undo in undos(history, humans) if history.choices[undo.to] != PASS), first)


def needed(undo: UndoStep, wisher: Seat, humans: Sequence[Seat]) -> tuple[Seat, ...]:
    """Who must agree: nobody when one's own choices come back free, else every other person."""
    if not undo.why and undo.seat == wisher:
        return ()
    return tuple(seat for seat in humans if seat != wisher)


def undo_cost(undo: UndoStep, humans: Sequence[Seat], words: Words) -> str:
    """What taking back costs, in a few words; it stands on the button before it is pressed."""
    if not undo.why or len(humans) < 2:
        return words.say("undo-free-seen" if undo.why == "seen" else "undo-free")
    return words.say("undo-consent", why=because(undo, words))


def because(undo: UndoStep, words: Words) -> str:
    """Why it is not free; '' if it is."""
    return words.say(BECAUSE[undo.why]) if undo.why else ""


def consent_sheet(consent: UndoRequest, view: View, words: Words, theme: Theme, keys: KeyBindings) -> Sheet:
    """The sheet on which the next player agrees or does not."""
    undo, seat = consent.undo, consent.waiting[0]
    who, other = view.players[consent.wisher].name, view.players[seat].name
    whose = view.players[undo.seat].name
    seats = theme.palette.seats
    return Sheet(
        "consent", words.say("undo-ask-title", player=other),
        (
            (words.say("undo-ask", player=who, whose=whose), 17, "bone"),
            (words.say(WHY[undo.why]), 14, "ash"),
            (words.say("undo-stays-seen"), 14, "ash"),
        ),
        (
            SheetButton(words.say("undo-no"), CloseSheet(), keys.cap("cancel")),
            SheetButton(words.say("undo-yes", player=other), ConsentGiven()),
        ),
        stripe=seats[seat % len(seats)], engraved=False, wide=560,
    )  # fmt: skip


@sayable_again
def undo_sheet(
    history: History, humans: Sequence[Seat], names: Sequence[str], words: Words, keys: KeyBindings, skip: int = 0
) -> Sheet:
    """The list of moments to go back to: what each would take back first, and what that costs."""
    found = list(islice(undos_told_apart(history, humans), skip, skip + LISTED + 1))
    choices = [SheetButton(words.say("undo-leave"), CloseSheet(), keys.cap("cancel"))]
    book = EventLog(words, names)
    for undo in found[:LISTED]:
        then = history.moments[undo.to]
        what = _first(history, undo, book) or words.say("undo-unseen")
        label = words.say("undo-moment", n=then.number, player=names[then.turn], what=what)
        told = words.say("undo-moment-cost", n=undo.to, cost=undo_cost(undo, humans, words))
        choices.append(SheetButton(label, UndoTo(undo), sub=told))
    if skip:
        choices.append(SheetButton(words.say("undo-later"), ShowUndoMoments(skip - LISTED)))
    if len(found) > LISTED:
        choices.append(SheetButton(words.say("undo-earlier"), ShowUndoMoments(skip + LISTED)))
    title = words.say("undo-title") if len(found) else words.say("undo-none")
    return Sheet("moments", title, (), tuple(choices), engraved=False, wide=640)


def _first(history: History, undo: UndoStep, book: EventLog) -> str:
    """The first thing that everybody saw happen after a moment; '' when that was in another turn."""
    place = _first_told(history, undo)
    if place is None:
        return ""
    event = history.seen[place[0]][place[1]]
    return book.end_of(history.moments[undo.to].turn) if event.kind == "turn" else book.line(event)


def _first_told(history: History, undo: UndoStep) -> tuple[int, int] | None:
    """Where the first thing after a moment is told that everybody saw: after which choice, at which place."""
    for choice in range(undo.to + 1, len(history.seen)):
        for i, event in enumerate(history.seen[choice]):
            if event.kind == "turn" or event.kind not in SILENT:
                return choice, i
    return None
