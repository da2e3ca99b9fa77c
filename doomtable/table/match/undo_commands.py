"""Undo and redo in a match: the button with its cost, going back once all agree, going forward again."""

from __future__ import annotations

from doomtable.table.kit.widgets import Button
from doomtable.table.match import undo_sheets
from doomtable.table.match.match_state import MatchState
from doomtable.table.match.table_messages import TakeBack
from doomtable.table.match.undo_sheets import ConsentGiven, UndoRequest, UndoTo

BY_CONSENT = ("undo-consent-wide", "undo-consent-narrow")
"""What stands on the undo button where others must agree, if there is room and if there is little."""


def go_back(match: MatchState, message: UndoTo | ConsentGiven) -> None:
    """Take choices back, if need be after each of the others has agreed."""
    if isinstance(message, UndoTo):
        wisher = match.seats.viewer if match.seats.viewer in match.seats.humans else message.undo.seat
        waiting = undo_sheets.needed(message.undo, wisher, match.seats.humans)
        consent: UndoRequest | None = UndoRequest(message.undo, wisher, waiting)
    else:
        consent = match.seats.consent
        consent = consent and UndoRequest(consent.undo, consent.wisher, consent.waiting[1:])
    if consent is None:
        return
    match.clear_transient()
    asked = match.seats.consent is not None
    match.seats.ask_consent(consent if consent.waiting else None)
    if match.seats.consent is not None:
        match.refresh()
        return
    match.display.show_sheet(None)
    match.seats.port.back(consent.undo.to)
    if asked and len(match.seats.humans) > 1:
        match.seats.leave()  # somebody else sits before the screen now
    elsewhere(match)


def refuse_consent(match: MatchState) -> None:
    """Somebody does not agree: that is said, and whoever is asked comes back to the screen first."""
    if match.seats.consent is not None:
        player = match.display.view.players[match.seats.consent.waiting[0]].name
        match.seats.ask_consent(None)
        match.seats.leave()
        match.show_notice(match.words.say("undo-refused", player=player))


def go_forward(match: MatchState) -> None:
    """Make again what was taken back: one's own play, and what programs did, up to the next choice of a person."""
    history = match.seats.port.history
    match.display.show_sheet(None)
    match.clear_transient()
    if history is not None and history.future:
        done = False
        while history.future and not done:
            match.seats.port.forward()
            now = history.moments[-1]
            done = now.seat in match.seats.humans and (now.stable or now.seat != match.seats.viewer)
        elsewhere(match)
    else:
        match.show_notice(match.words.say("undo-nothing-ahead"))
    match.refresh()


def elsewhere(match: MatchState) -> None:
    """The game stands elsewhere now: whoever looked on may not be who is asked."""
    match.question.wish_play(None)
    match.seats.hand_to(None)
    match.display.go_on()
    match.animation.leap()
    match.refresh()


def undo_button(match: MatchState) -> Button | None:
    """The button that takes the last choice back, with what it costs."""
    undo = undo_sheets.last_play(match.seats.port.history, match.seats.humans)
    decision = match.display.view.decision
    begun = decision is not None and decision.cancellable and match.mine()
    if undo is None and not begun:
        return None
    free = undo is None or begun or not undo_sheets.needed(undo, match.seats.viewer, match.seats.humans)
    label = match.words.say("undo-free-button" if free else BY_CONSENT[match.display.layout.narrow])
    sub = "" if undo is None or free or match.display.layout.narrow else undo_sheets.because(undo, match.words)
    return Button(match.display.layout.undo, label, TakeBack(), sub=sub, key=match.keys.cap("undo"))
