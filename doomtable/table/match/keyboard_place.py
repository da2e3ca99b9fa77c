"""Keyboard place: on which card the keyboard stood when it was asked what to do, and where it goes on from there.

A choice, a menu, a sheet take the keyboard away from where it stood; when the same kind of thing is asked again it
stands there again, or on the card that lies there now. What the guide of the guided game points at goes before that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from doomtable.table.match.tour_arrow import framed_stop

if TYPE_CHECKING:
    from doomtable.table.match.match_state import MatchState


def note_stand(match: MatchState) -> None:
    """Keep on which card the keyboard stands."""
    at = match.pointer.focus
    if at >= 0 and _free(match) and match.mine():
        places = match.ring()
        card = places[at].card if at < len(places) else None
        if card is not None:
            match.pointer.note_stand(card.handle)


def stand_first(match: MatchState) -> None:
    """Put the keyboard on the first of what is asked now, or on what the guide points at."""
    match.pointer.set_focus(max(0, framed_stop(match)))


def stand_again(match: MatchState) -> None:
    """Put the keyboard where it stood, if it stands nowhere: on that card, else on the card in its place."""
    pointer = match.pointer
    if not pointer.keyed or pointer.focus >= 0 or not match.mine():
        return
    pointer.set_focus(framed_stop(match))
    if pointer.focus >= 0 or pointer.stood is None or not _free(match):
        return
    places, (handle, at) = match.ring(), pointer.stood
    cards = [stop.card.handle if stop.card is not None else None for stop in places]
    if handle in cards:
        pointer.set_focus(cards.index(handle))
    elif at < len(cards) and cards[at] is not None:
        pointer.set_focus(at)


def _free(match: MatchState) -> bool:
    """Is it asked what to do, with nothing open over that?"""
    question = match.question
    over = question.popup is not None or question.chooser is not None or match.display.sheet is not None
    return not over and not question.highlights.choosing
