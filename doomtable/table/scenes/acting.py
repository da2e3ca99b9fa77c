"""What a press means at a table: every message of a button, done or handed on to the window."""

from __future__ import annotations

from doomtable.rules.view import SPECTATOR
from doomtable.session.stops import StopSettings, until
from doomtable.table.asking import Answer, Lasting
from doomtable.table.scenes import advising, going, opentable, stopping, takeback
from doomtable.table.scenes.focus import Tab
from doomtable.table.scenes.guide import Understood
from doomtable.table.scenes.menu import leave
from doomtable.table.scenes.past import Then
from doomtable.table.scenes.play import Play
from doomtable.table.scenes.popups import Begin
from doomtable.table.scenes.rail import Step
from doomtable.table.scenes.slate import Errand
from doomtable.table.scenes.stopping import Stop
from doomtable.table.scenes.takeback import Agreed, Back, Earlier

LEAVE_TO_WINDOW = (
    "title", "again", "watch again", "quit", "fullscreen", "export", "save", "save as", "report", "settings", "sound",
    "rules", "look back",
)  # fmt: skip
"""Messages that are none of the table's business."""


def act(play: Play, message: object) -> str | None:
    """Do what a button means."""
    play.dirty = True
    play.notices.clear()
    if (
        play.consent is not None
        and message not in ("resume", "fullscreen")
        and not isinstance(message, Agreed)
    ):
        return None
    if isinstance(message, Answer) and message.message is not None:
        return play.act(message.message)
    if isinstance(message, Answer):
        if message.option is None:
            play.cancel()
        elif play.mine():
            play.choose(message.option)
    elif isinstance(message, Step) and play.stepper is not None:
        if message.by:
            play.stepper.step(message.by)
        else:
            wanted = play.stepper.value
            option = next((o for o in play.ask.options if o.key == "number" and o.number == wanted), None)
            if option is not None:
                play.choose(option)
    elif isinstance(message, Errand):
        return message.what
    elif message == "peek":
        play.peeked = opentable.following(play.humans, play.looker(), play.viewer) if play.open_table else None
        play.wipe()
        play.refresh()
    elif message == "open":
        play.sheet = opentable.question(play.words, play.keys, play.open_table)
        play.wipe()
        play.refresh()
    elif message in ("open yes", "open no"):
        play.lay_open(message == "open yes")
    elif isinstance(message, Begin):
        play.start(message.card, message.verb)
    elif message in LEAVE_TO_WINDOW:
        return str(message)
    elif message == "hint":
        advising.asked(play)
    elif message == "menu":
        play.sheet = play.pause()
    elif isinstance(message, Understood) and play.guide is not None:
        play.guide.understood(message, play.view)
        play.refresh()
    elif isinstance(message, Then):
        play.past = message.at if message.at < len(play.port.history or ()) else -1
        play.leaps = True
        play.wipe()
        play.refresh()
    elif message in ("until", "stops") or isinstance(message, Lasting | Stop):
        wish_for(play, message)
    elif message == "verdict":
        play.seen_end = False
        play.refresh()
    elif message in ("leave", "sure quit"):
        kept = play.port.history is not None and not play.unsaved and play.slate is None
        told = play.words.say("menu-leave-kept" if kept else "menu-leave-sure")
        told = play.words.say("menu-leave-over") if play.over() and kept else told
        play.sheet = leave(play.words, play.keys, "title" if message == "leave" else "quit", told)
    elif message in ("resume", "look"):
        play.seen_end = play.seen_end or message == "look"
        if play.sheet is not None and play.sheet.name == "opening" and not play.open_table:
            play.viewer = SPECTATOR  # everybody looked at the screen: whoever is asked comes back to it first
        play.sheet = None
        going.refuse_consent(play)
        play.refresh()
    elif isinstance(message, Back | Agreed):
        going.go_back(play, message)
    elif message == "undo":
        undo = next(takeback.undos(play.port.history, play.humans), None)
        if undo is not None and not play.cancel():
            going.go_back(play, Back(undo))
    elif message == "redo":
        going.go_forward(play)
    elif play.port.history is not None and (message == "moments" or isinstance(message, Earlier)):
        skip = message.skip if isinstance(message, Earlier) else 0
        names = [player.name for player in play.view.players]
        play.sheet = takeback.moments(play.port.history, play.humans, names, play.words, play.keys, skip)
    elif message == "take seat" and play.curtain is not None:
        play.viewer, play.curtain, play.sheet = play.curtain, None, None
        play.wipe()
        play.refresh()
    elif isinstance(message, Tab):
        play.shown = message.seat
        play.refresh()
    elif message == "board":
        play.board_up = play.combat_shown()
        play.refresh()
    if play.sheet is not None and not play.sheet.buttons:
        play.sheet.lay(play.size, play.theme)
    play.focus = -1
    play.stale()
    return None


def wish_for(play: Play, message: object) -> None:
    """Ask what the viewer wants to be asked, or note it."""
    if play.viewer not in play.humans:
        return
    old = play.port.wishes.get(play.viewer, StopSettings())
    play.sheet = None
    if message == "until":
        play.sheet = stopping.lasting(play.view, old, play.words, play.keys)
    elif message == "stops":
        play.sheet = stopping.stops(old, play.words, play.keys)
    elif isinstance(message, Stop):
        new = stopping.turned(old, message.stop)
        play.port.want(play.viewer, new, at_once=not message.again)
        play.sheet = stopping.stops(new, play.words, play.keys) if message.again else None
    elif isinstance(message, Lasting):
        lasting = until(play.view, message.end) if message.end else None
        play.port.want(play.viewer, old._replace(until=lasting))
    play.refresh()
