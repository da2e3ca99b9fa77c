"""Hovered zoom: shows in large what the pointer has been on for a moment, whose picture is painted meanwhile."""

from __future__ import annotations

from typing import Final

import pygame

from doomtable.table.match.animation_start import dismiss_refusal
from doomtable.table.match.match_overlay import in_use
from doomtable.table.match.match_state import MatchState
from doomtable.table.match.pointer import Pointer, Zoomed
from doomtable.table.match.popups import RefusalPopup
from doomtable.table.paint.picture_queue import picture_queue

HOVER_AFTER: Final = 300
HAND_AFTER: Final = 500
"""Milliseconds until a hovered card is shown in large, and one in hand, which is lifted at once."""
FORESEEN_AFTER: Final = 60
"""Milliseconds until its picture is asked for: who sweeps over a hand asks for none."""
NEXT_AFTER: Final = 90
NEXT_WITHIN: Final = 400
"""Milliseconds until the next one is, where the one before was so no longer ago than that: whoever looks at one card
after the other does not wait for each."""


def zoom_hovered(match: MatchState, now: int) -> None:
    """Show in large what the pointer has been on for long enough."""
    pointer, popup, sheet = match.pointer, match.question.popup, match.display.sheet
    refused = pointer.refusal is not None and _reads(pointer, pointer.refusal, now)
    busy = pointer.drag is not None or popup is not None or sheet is not None or refused
    busy = busy or match.animation.filmed or match.animation.play_show is not None
    if busy or pointer.rested or pointer.zoomed is not None:
        return
    under = _under(match)
    if under is None:
        return
    if now - pointer.hover_since > _after(match):
        dismiss_refusal(pointer, match.display, match.animation)
        pointer.zoom(*under)
        match.display.redraw()
    elif now - pointer.hover_since >= FORESEEN_AFTER and picture_queue.on and pointer.foresee():
        window = pygame.Rect((0, 0), match.size)
        match.zoom.paint_ahead(window, match.display.view, under, in_use(match))


def _reads(pointer: Pointer, refusal: RefusalPopup, now: int) -> bool:
    """Whether why something was refused stands: it is being read, or the pointer has come to no other card since."""
    return now <= refusal.until or pointer.hover_since < refusal.since or refusal.card.collidepoint(pointer.place)


def _under(match: MatchState) -> Zoomed | None:
    """What the pointer is on that can be shown in large."""
    hover, link = match.pointer.hover, match.pointer.hover_link
    if link:
        here = pygame.Rect(*match.pointer.place, 1, 1)
        return None, link, next((rect for rect, name in match.display.links if name == link), here)
    return (hover.card, "", hover.rect) if hover is not None and match.question.chooser is None else None


def _after(match: MatchState) -> int:
    """For how many milliseconds the pointer is on a card before that is shown in large."""
    pointer = match.pointer
    if pointer.hover_since - pointer.looked_until <= NEXT_WITHIN:
        return NEXT_AFTER
    return HAND_AFTER if pointer.hover is not None and pointer.hover.form == "hand" else HOVER_AFTER
