"""Plays of others: what a seat is still to be shown of them, and the show that does it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from doomtable.rules.terms import Seat
from doomtable.rules.view_parts import EventView, View
from doomtable.table.kit.widgets import RunStyler
from doomtable.table.match.play_show import HELD_FOR, PlayShow, ShowPainter
from doomtable.table.match.shown_plays import announced_plays, shown_plays
from doomtable.table.motion.animations import TableSnapshot

if TYPE_CHECKING:
    from doomtable.table.match.match_state import MatchState


def note(match: MatchState, was: View | None, told: Mapping[Seat, Sequence[EventView]]) -> None:
    """Note for every seat of this machine what others played; what was there before the first look is old."""
    display, animation, seats = match.display, match.animation, match.seats
    turn = display.view.turn
    if was is not None and was.turn[:2] != turn[:2] and display.past < 0 and not animation.leaps:
        animation.begin_turn(turn.seat, turn.number)
    if animation.pace not in HELD_FOR or display.past >= 0:
        return
    if any(event.kind == "undone" for events in told.values() for event in events):
        animation.forget_plays()
        return
    for seat, log in display.logs.items():
        known = animation.known_to(seat)
        looks = seat == display.view.seat  # of others' eyes nothing is known but what they were told
        found = shown_plays(was if looks else None, display.view, told[seat], seat, words=log.runs, known=known)
        if looks:
            wording = partial(match.question.builder.announced, display.view)
            found += announced_plays(display.view, seat, words=wording, known=known)
        if was is not None:
            people = seats.humans if seats.open_table else ()  # at an open table all saw them do it
            animation.note_plays(seat, (play for play in found if play.seat not in people))


def begin(match: MatchState, before: TableSnapshot | None, picture: pygame.Surface | None) -> None:
    """Show whoever looks what he has not seen, over the picture of the table as it was, or as it is."""
    animation, viewer = match.animation, match.display.view.seat
    plays = animation.unseen_plays.get(viewer, [])
    if animation.play_show is not None or not plays or not match.free_to_look():
        return
    if before is None or picture is None or before.view.seat != viewer or _only_now(match, before, plays[0].target):
        match.display.repaint()  # what is painted may be the table as it was
        before, picture = match.snapshot(), match.picture()
    if before is None:  # after a leap nobody saw what was
        return
    painter = ShowPainter(
        match.theme, match.words, match.faces, RunStyler(match.theme, match.words), match.seats.looks
    )
    show = PlayShow(plays, before, picture, painter, HELD_FOR[animation.pace], animation.percent)
    animation.show_plays(show, viewer)
    match.pointer.unzoom()
    match.display.redraw()


def _only_now(match: MatchState, before: TableSnapshot, target: int) -> bool:
    """Is a target shown now that was not before, as the side of its owner was not?"""
    fights = before.panel is not None or match.combat_shown()
    return not fights and before.layout.spot(target) is None and match.display.layout.spot(target) is not None


def go_on(match: MatchState, *, every: bool = False) -> None:
    """A press: show the next play, or no more of them."""
    show = match.animation.play_show
    if show is not None and (every or show.go_on()):
        end(match)
    match.display.redraw()


def end(match: MatchState) -> None:
    """All were shown: go on with what happened meanwhile."""
    match.animation.show_plays(None)
    begin(match, None, None)
    match.display.redraw()
