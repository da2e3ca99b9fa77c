"""Undo and redo in a match: the button with its cost, going back once all agree, going forward again."""

from __future__ import annotations

from doomtable.rules.view import SPECTATOR
from doomtable.table.kit.widgets import Button
from doomtable.table.match import undo_sheets
from doomtable.table.match.match_state import MatchState
from doomtable.table.match.undo_sheets import ConsentGiven, UndoRequest, UndoTo

FREE = ("undo-free-wide", "undo-free-narrow")
BY_CONSENT = ("undo-consent-wide", "undo-consent-narrow")
"""What stands on the undo button, where there is room and where there is little."""


def go_back(play: MatchState, message: UndoTo | ConsentGiven) -> None:
    """Take choices back, if need be after each of the others has agreed."""
    if isinstance(message, UndoTo):
        wisher = play.viewer if play.viewer in play.humans else message.undo.seat
        waiting = undo_sheets.needed(message.undo, wisher, play.humans)
        consent: UndoRequest | None = UndoRequest(message.undo, wisher, waiting)
    else:
        consent = play.consent
        consent = consent and UndoRequest(consent.undo, consent.wisher, consent.waiting[1:])
    if consent is None:
        return
    play.clear_transient()
    asked = play.consent is not None
    play.consent = consent if consent.waiting else None
    if play.consent is not None:
        play.refresh()
        return
    play.sheet = None
    play.port.back(consent.undo.to)
    if asked and len(play.humans) > 1:
        play.viewer = SPECTATOR  # somebody else sits before the screen now
    elsewhere(play)


def refuse_consent(play: MatchState) -> None:
    """Somebody does not agree: that is said, and whoever is asked comes back to the screen first."""
    if play.consent is not None:
        player = play.view.players[play.consent.waiting[0]].name
        play.consent, play.viewer = None, SPECTATOR
        play.show_notice(play.words.say("undo-refused", player=player))


def go_forward(play: MatchState) -> None:
    """Make again what was taken back: one's own play, and what programs did, up to the next choice of a person."""
    history = play.port.history
    play.sheet = None
    play.clear_transient()
    if history is not None and history.future:
        done = False
        while history.future and not done:
            play.port.forward()
            now = history.moments[-1]
            done = now.seat in play.humans and (now.stable or now.seat != play.viewer)
        elsewhere(play)
    else:
        play.show_notice(play.words.say("undo-nothing-ahead"))
    play.refresh()


def elsewhere(play: MatchState) -> None:
    """The game stands elsewhere now: whoever looked on may not be who is asked."""
    play.curtain, play.seen_end, play.board_up, play.past, play.leaps = None, False, False, -1, True
    play.refresh()


def undo_button(play: MatchState) -> Button | None:
    """The button that takes the last choice back, with what it costs."""
    undo = next(undo_sheets.undos(play.port.history, play.humans), None)
    decision = play.view.decision
    begun = decision is not None and decision.cancellable and play.mine()
    if undo is None and not begun:
        return None
    free = undo is None or begun or not undo_sheets.needed(undo, play.viewer, play.humans)
    words = FREE if free else BY_CONSENT
    label = play.words.say(words[play.layout.narrow])
    sub = "" if free or undo is None or play.layout.narrow else undo_sheets.because(undo, play.words)
    return Button(play.layout.undo, label, "undo", sub=sub, key=play.keys.cap("undo"))
