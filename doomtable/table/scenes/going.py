"""Going back at a table and forward again: whose consent it takes, and who looks at the screen afterwards."""

from __future__ import annotations

from doomtable.rules.view import SPECTATOR
from doomtable.table.scenes import takeback
from doomtable.table.scenes.play import Play
from doomtable.table.scenes.takeback import Agreed, Back, Consent


def go_back(play: Play, message: Back | Agreed) -> None:
    """Take choices back, if need be after each of the others has agreed."""
    if isinstance(message, Back):
        wisher = play.viewer if play.viewer in play.humans else message.undo.seat
        waiting = takeback.needed(message.undo, wisher, play.humans)
        consent: Consent | None = Consent(message.undo, wisher, waiting)
    else:
        consent = play.consent
        consent = consent and Consent(consent.undo, consent.wisher, consent.waiting[1:])
    if consent is None:
        return
    play.wipe()
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


def refuse_consent(play: Play) -> None:
    """Somebody does not agree: that is said, and whoever is asked comes back to the screen first."""
    if play.consent is not None:
        player = play.view.players[play.consent.waiting[0]].name
        play.consent, play.viewer = None, SPECTATOR
        play.notice(play.words.say("undo-refused", player=player))


def go_forward(play: Play) -> None:
    """Make again what was taken back: one's own play, and what programs did, up to the next choice of a person."""
    history = play.port.history
    play.sheet = None
    play.wipe()
    if history is not None and history.future:
        done = False
        while history.future and not done:
            play.port.forward()
            now = history.moments[-1]
            done = now.seat in play.humans and (now.stable or now.seat != play.viewer)
        elsewhere(play)
    else:
        play.notice(play.words.say("undo-nothing-ahead"))
    play.refresh()


def elsewhere(play: Play) -> None:
    """The game stands elsewhere now: whoever looked on may not be who is asked."""
    play.curtain, play.seen_end, play.board_up, play.past, play.leaps = None, False, False, -1, True
    play.refresh()
