"""Match commands: what every button message of a match does, or that it is for the window."""

from __future__ import annotations

from doomtable.rules.view import SPECTATOR
from doomtable.session.stop_settings import StopSettings, start_auto_pass
from doomtable.table.kit.message import Quit, ScreenMessage, ShowTitle, ToggleFullscreen, reject_message
from doomtable.table.match import match_hints, undo_commands, undo_sheets
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
    match.dirty = True
    match.notices.clear()
    if (
        match.consent is not None
        and message not in ("resume", ToggleFullscreen())
        and not isinstance(message, ConsentGiven)
    ):
        return None
    if isinstance(message, PromptButton) and message.message is not None:
        return match.act(message.message)
    if isinstance(message, PromptButton):
        if message.option is None:
            match.cancel()
        elif match.mine():
            match.choose(message.option)
    elif isinstance(message, StepperPress) and match.stepper is not None:
        if message.by:
            match.stepper.step(message.by)
        else:
            wanted = match.stepper.value
            option = next((o for o in match.ask.options if o.key == "number" and o.number == wanted), None)
            if option is not None:
                match.choose(option)
    elif message == "peek":
        match.peeked = next_open_hand(match.humans, match.seat_shown(), match.viewer) if match.open_table else None
        match.clear_transient()
        match.refresh()
    elif message == "open":
        match.sheet = open_table_sheet(match.words, match.keys, match.open_table)
        match.clear_transient()
        match.refresh()
    elif message in ("open yes", "open no"):
        match.set_open_table(message == "open yes")
    elif isinstance(message, BeginPlay):
        match.start(message.card, message.verb)
    elif isinstance(message, ScreenMessage):
        return message
    elif message == "hint":
        match_hints.toggle_hint(match)
    elif message == "menu":
        match.sheet = match.pause()
    elif isinstance(message, TipRead) and match.guide is not None:
        match.guide.understood(message, match.view)
        match.refresh()
    elif isinstance(message, ShowMoment):
        match.past = message.at if message.at < len(match.port.history or ()) else -1
        match.leaps = True
        match.clear_transient()
        match.refresh()
    elif message in ("until", "stops") or isinstance(message, SetPassUntil | ToggleStop):
        change_stops(match, message)
    elif message == "verdict":
        match.seen_end = False
        match.refresh()
    elif message in ("leave", "sure quit"):
        kept = match.port.history is not None and not match.unsaved and match.info_panel is None
        told = "menu-leave-sure" if not kept else "menu-leave-over" if match.over() else "menu-leave-kept"
        match.sheet = leave_sheet(match.words, match.keys, ShowTitle() if message == "leave" else Quit(), told)
    elif message in ("resume", "look"):
        match.seen_end = match.seen_end or message == "look"
        if match.sheet is not None and match.sheet.name == "opening" and not match.open_table:
            match.viewer = SPECTATOR  # everybody looked at the screen: whoever is asked comes back to it first
        match.sheet = None
        undo_commands.refuse_consent(match)
        match.refresh()
    elif isinstance(message, UndoTo | ConsentGiven):
        undo_commands.go_back(match, message)
    elif message == "undo":
        undo = next(undo_sheets.undos(match.port.history, match.humans), None)
        if undo is not None and not match.cancel():
            undo_commands.go_back(match, UndoTo(undo))
    elif message == "redo":
        undo_commands.go_forward(match)
    elif match.port.history is not None and (message == "moments" or isinstance(message, ShowUndoMoments)):
        skip = message.skip if isinstance(message, ShowUndoMoments) else 0
        names = [player.name for player in match.view.players]
        match.sheet = undo_sheets.undo_sheet(match.port.history, match.humans, names, match.words, match.keys, skip)
    elif message == "take seat" and match.curtain is not None:
        match.viewer, match.curtain, match.sheet = match.curtain, None, None
        match.clear_transient()
        match.refresh()
    elif isinstance(message, ShowSide):
        match.shown = message.seat
        match.refresh()
    elif message == "board":
        match.board_up = match.combat_shown()
        match.refresh()
    elif not (message in NOT_ALWAYS or isinstance(message, StepperPress | TipRead | ShowUndoMoments)):
        reject_message(message, match)
    if match.sheet is not None and not match.sheet.buttons:
        match.sheet.lay(match.size, match.theme)
    match.focus = -1
    match.invalidate()
    return None


def change_stops(match: MatchState, message: object) -> None:
    """Ask what the viewer wants to be asked, or note it."""
    if match.viewer not in match.humans:
        return
    old = match.port.stop_settings.get(match.viewer, StopSettings())
    match.sheet = None
    if message == "until":
        match.sheet = pass_until_sheet(match.view, old, match.words, match.keys)
    elif message == "stops":
        match.sheet = stops_sheet(old, match.words, match.keys)
    elif isinstance(message, ToggleStop):
        new = with_stop_toggled(old, message.stop)
        match.port.set_stops(match.viewer, new, at_once=not message.again)
        match.sheet = stops_sheet(new, match.words, match.keys) if message.again else None
    elif isinstance(message, SetPassUntil):
        lasting = start_auto_pass(match.view, message.end) if message.end else None
        match.port.set_stops(match.viewer, old._replace(until=lasting))
    match.refresh()
