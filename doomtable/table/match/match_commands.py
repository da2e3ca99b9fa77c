"""Match commands: what every button message of a match does, or that it is for the window."""

from __future__ import annotations

from doomtable.session.stop_settings import StopSettings, start_auto_pass
from doomtable.table.kit.message import Quit, ScreenMessage, ShowTitle, ToggleFullscreen, reject_message
from doomtable.table.match import card_input, match_hints, undo_commands, undo_sheets
from doomtable.table.match.focus_stops import ShowSide
from doomtable.table.match.history_view import ShowMoment
from doomtable.table.match.match_sheets import (
    ToggleStop,
    leave_sheet,
    next_open_hand,
    open_table_sheet,
    pass_until_sheet,
    stops_sheet,
    with_stop_toggled,
)
from doomtable.table.match.match_state import MatchState
from doomtable.table.match.popups import BeginPlay
from doomtable.table.match.prompt import PromptButton, SetPassUntil
from doomtable.table.match.prompt_panel import StepperPress
from doomtable.table.match.tour_panel import TipRead
from doomtable.table.match.undo_sheets import ConsentGiven, ShowUndoMoments, UndoTo

NOT_ALWAYS = ("moments", "take seat")
"""Messages that mean nothing when what they speak of is not there, as the buttons of a stepper or a tip do not."""


def act(match: MatchState, message: object) -> ScreenMessage | None:
    """Do what a button means; returns what is the window's business."""
    match.display.redraw()
    match.display.drop_notices()
    if (
        match.seats.consent is not None
        and message not in ("resume", ToggleFullscreen())
        and not isinstance(message, ConsentGiven)
    ):
        return None
    if isinstance(message, PromptButton) and message.message is not None:
        return match.act(message.message)
    if isinstance(message, PromptButton):
        if message.option is None:
            card_input.cancel(match)
        elif match.mine():
            card_input.choose(match, message.option)
    elif isinstance(message, StepperPress) and match.question.stepper is not None:
        if message.by:
            match.question.stepper.step(message.by)
        else:
            wanted = match.question.stepper.value
            option = next((o for o in match.question.prompt.options if o.key == "number" and o.number == wanted), None)
            if option is not None:
                card_input.choose(match, option)
    elif message == "peek":
        seats = match.seats
        seats.peek(next_open_hand(seats.humans, seats.shown, seats.viewer) if seats.open_table else None)
        match.clear_transient()
        match.refresh()
    elif message == "open":
        match.display.show_sheet(open_table_sheet(match.words, match.keys, match.seats.open_table))
        match.clear_transient()
        match.refresh()
    elif message in ("open yes", "open no"):
        match.set_open_table(message == "open yes")
    elif isinstance(message, BeginPlay):
        card_input.start(match, message.card, message.verb)
    elif isinstance(message, ScreenMessage):
        return message
    elif message == "hint":
        match_hints.toggle_hint(match)
    elif message == "menu":
        match.display.show_sheet(match.pause())
    elif isinstance(message, TipRead) and match.display.tour is not None:
        match.display.tip_read(message)
        match.refresh()
    elif isinstance(message, ShowMoment):
        match.display.look_back(message.at if message.at < len(match.seats.port.history or ()) else -1)
        match.animation.leap()
        match.clear_transient()
        match.refresh()
    elif message in ("until", "stops") or isinstance(message, SetPassUntil | ToggleStop):
        change_stops(match, message)
    elif message == "verdict":
        match.display.set_verdict_seen(False)
        match.refresh()
    elif message in ("leave", "sure quit"):
        kept = match.seats.port.history is not None and not match.display.unsaved and match.display.info_panel is None
        told = "menu-leave-sure" if not kept else "menu-leave-over" if match.over() else "menu-leave-kept"
        then = ShowTitle() if message == "leave" else Quit()
        match.display.show_sheet(leave_sheet(match.words, match.keys, then, told))
    elif message in ("resume", "look"):
        if message == "look":
            match.display.set_verdict_seen()
        if match.display.sheet is not None and match.display.sheet.name == "opening" and not match.seats.open_table:
            match.seats.leave()  # everybody looked at the screen: whoever is asked comes back to it first
        match.display.show_sheet(None)
        undo_commands.refuse_consent(match)
        match.refresh()
    elif isinstance(message, UndoTo | ConsentGiven):
        undo_commands.go_back(match, message)
    elif message == "undo":
        undo = next(undo_sheets.undos(match.seats.port.history, match.seats.humans), None)
        if undo is not None and not card_input.cancel(match):
            undo_commands.go_back(match, UndoTo(undo))
    elif message == "redo":
        undo_commands.go_forward(match)
    elif match.seats.port.history is not None and (message == "moments" or isinstance(message, ShowUndoMoments)):
        skip = message.skip if isinstance(message, ShowUndoMoments) else 0
        names = [player.name for player in match.display.view.players]
        history, humans = match.seats.port.history, match.seats.humans
        match.display.show_sheet(undo_sheets.undo_sheet(history, humans, names, match.words, match.keys, skip))
    elif message == "take seat" and match.seats.handover is not None:
        match.seats.take()
        match.display.show_sheet(None)
        match.clear_transient()
        match.refresh()
    elif isinstance(message, ShowSide):
        match.display.show_side(message.seat)
        match.refresh()
    elif message == "sums":
        match.combat.toggle_sums()
        match.refresh()
    elif message == "board":
        match.display.show_board(match.combat_shown())
        match.refresh()
    elif not (message in NOT_ALWAYS or isinstance(message, StepperPress | TipRead | ShowUndoMoments)):
        reject_message(message, match)
    if match.display.sheet is not None and not match.display.sheet.buttons:
        match.display.sheet.lay(match.size, match.theme)
    match.pointer.blur()
    match.invalidate()
    return None


def change_stops(match: MatchState, message: object) -> None:
    """Ask what the viewer wants to be asked, or note it."""
    if match.seats.viewer not in match.seats.humans:
        return
    old = match.seats.port.stop_settings.get(match.seats.viewer, StopSettings())
    sheet = None
    if message == "until":
        sheet = pass_until_sheet(match.display.view, old, match.words, match.keys)
    elif message == "stops":
        sheet = stops_sheet(old, match.words, match.keys)
    elif isinstance(message, ToggleStop):
        new = with_stop_toggled(old, message.stop)
        match.seats.port.set_stops(match.seats.viewer, new, at_once=not message.again)
        sheet = stops_sheet(new, match.words, match.keys) if message.again else None
    elif isinstance(message, SetPassUntil):
        lasting = start_auto_pass(match.display.view, message.end) if message.end else None
        match.seats.port.set_stops(match.seats.viewer, old._replace(until=lasting))
    match.display.show_sheet(sheet)
    match.refresh()
