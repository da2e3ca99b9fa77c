"""Match commands: what every button message of a match does, or that it is for the window."""

from __future__ import annotations

from doomtable.rules.view import SPECTATOR
from doomtable.session.stop_settings import StopSettings, start_auto_pass
from doomtable.table.kit.widgets import UnknownMessage
from doomtable.table.match import match_hints, undo_sheets
from doomtable.table.match import undo_commands as going
from doomtable.table.match.history_view import ShowMoment
from doomtable.table.match.info_panel import PanelCommand
from doomtable.table.match.match_sheets import (
    ToggleStop,
    leave_sheet,
    next_open_hand,
    open_table_sheet,
    pass_until_sheet,
    stops_sheet,
    with_stop_toggled,
)
from doomtable.table.match.match_state import MatchState, ShowSide
from doomtable.table.match.popups import BeginPlay
from doomtable.table.match.prompt import PromptButton, SetPassUntil
from doomtable.table.match.prompt_panel import StepperPress
from doomtable.table.match.tour_panel import TipRead
from doomtable.table.match.undo_sheets import ConsentGiven, ShowUndoMoments, UndoTo

LEAVE_TO_WINDOW = (
    "title", "again", "watch again", "quit", "fullscreen", "export", "save", "save as", "report", "settings", "sound",
    "rules", "look back",
)  # fmt: skip
"""Messages that are none of the table's business."""
NOT_ALWAYS = ("moments", "take seat")
"""Messages that mean nothing when what they speak of is not there, as the buttons of a stepper or a tip do not."""


def act(play: MatchState, message: object) -> str | None:
    """Do what a button means."""
    play.dirty = True
    play.notices.clear()
    if (
        play.consent is not None
        and message not in ("resume", "fullscreen")
        and not isinstance(message, ConsentGiven)
    ):
        return None
    if isinstance(message, PromptButton) and message.message is not None:
        return play.act(message.message)
    if isinstance(message, PromptButton):
        if message.option is None:
            play.cancel()
        elif play.mine():
            play.choose(message.option)
    elif isinstance(message, StepperPress) and play.stepper is not None:
        if message.by:
            play.stepper.step(message.by)
        else:
            wanted = play.stepper.value
            option = next((o for o in play.ask.options if o.key == "number" and o.number == wanted), None)
            if option is not None:
                play.choose(option)
    elif isinstance(message, PanelCommand):
        return message.what
    elif message == "peek":
        play.peeked = next_open_hand(play.humans, play.seat_shown(), play.viewer) if play.open_table else None
        play.clear_transient()
        play.refresh()
    elif message == "open":
        play.sheet = open_table_sheet(play.words, play.keys, play.open_table)
        play.clear_transient()
        play.refresh()
    elif message in ("open yes", "open no"):
        play.set_open_table(message == "open yes")
    elif isinstance(message, BeginPlay):
        play.start(message.card, message.verb)
    elif message in LEAVE_TO_WINDOW:
        return str(message)
    elif message == "hint":
        match_hints.toggle_hint(play)
    elif message == "menu":
        play.sheet = play.pause()
    elif isinstance(message, TipRead) and play.guide is not None:
        play.guide.understood(message, play.view)
        play.refresh()
    elif isinstance(message, ShowMoment):
        play.past = message.at if message.at < len(play.port.history or ()) else -1
        play.leaps = True
        play.clear_transient()
        play.refresh()
    elif message in ("until", "stops") or isinstance(message, SetPassUntil | ToggleStop):
        change_stops(play, message)
    elif message == "verdict":
        play.seen_end = False
        play.refresh()
    elif message in ("leave", "sure quit"):
        kept = play.port.history is not None and not play.unsaved and play.info_panel is None
        told = play.words.say("menu-leave-kept" if kept else "menu-leave-sure")
        told = play.words.say("menu-leave-over") if play.over() and kept else told
        play.sheet = leave_sheet(play.words, play.keys, "title" if message == "leave" else "quit", told)
    elif message in ("resume", "look"):
        play.seen_end = play.seen_end or message == "look"
        if play.sheet is not None and play.sheet.name == "opening" and not play.open_table:
            play.viewer = SPECTATOR  # everybody looked at the screen: whoever is asked comes back to it first
        play.sheet = None
        going.refuse_consent(play)
        play.refresh()
    elif isinstance(message, UndoTo | ConsentGiven):
        going.go_back(play, message)
    elif message == "undo":
        undo = next(undo_sheets.undos(play.port.history, play.humans), None)
        if undo is not None and not play.cancel():
            going.go_back(play, UndoTo(undo))
    elif message == "redo":
        going.go_forward(play)
    elif play.port.history is not None and (message == "moments" or isinstance(message, ShowUndoMoments)):
        skip = message.skip if isinstance(message, ShowUndoMoments) else 0
        names = [player.name for player in play.view.players]
        play.sheet = undo_sheets.undo_sheet(play.port.history, play.humans, names, play.words, play.keys, skip)
    elif message == "take seat" and play.curtain is not None:
        play.viewer, play.curtain, play.sheet = play.curtain, None, None
        play.clear_transient()
        play.refresh()
    elif isinstance(message, ShowSide):
        play.shown = message.seat
        play.refresh()
    elif message == "board":
        play.board_up = play.combat_shown()
        play.refresh()
    elif not (message in NOT_ALWAYS or isinstance(message, StepperPress | TipRead | ShowUndoMoments)):
        raise UnknownMessage(message, play)
    if play.sheet is not None and not play.sheet.buttons:
        play.sheet.lay(play.size, play.theme)
    play.focus = -1
    play.invalidate()
    return None


def change_stops(play: MatchState, message: object) -> None:
    """Ask what the viewer wants to be asked, or note it."""
    if play.viewer not in play.humans:
        return
    old = play.port.stop_settings.get(play.viewer, StopSettings())
    play.sheet = None
    if message == "until":
        play.sheet = pass_until_sheet(play.view, old, play.words, play.keys)
    elif message == "stops":
        play.sheet = stops_sheet(old, play.words, play.keys)
    elif isinstance(message, ToggleStop):
        new = with_stop_toggled(old, message.stop)
        play.port.set_stops(play.viewer, new, at_once=not message.again)
        play.sheet = stops_sheet(new, play.words, play.keys) if message.again else None
    elif isinstance(message, SetPassUntil):
        lasting = start_auto_pass(play.view, message.end) if message.end else None
        play.port.set_stops(play.viewer, old._replace(until=lasting))
    play.refresh()
