"""Mouse input in a match: pointing, clicking, dragging, zooming and the wheel."""

from __future__ import annotations

import pygame

from doomtable.table.kit.message import ScreenMessage
from doomtable.table.kit.widgets import button_at
from doomtable.table.match import animation_start, rulebook_links
from doomtable.table.match.card_actions import NATURAL, actions_of, why_not
from doomtable.table.match.drag_and_drop import DRAG_THRESHOLD, Drag, drag_highlights, drop_at
from doomtable.table.match.history_view import ShowMoment, row_at
from doomtable.table.match.match_state import MatchState
from doomtable.table.match.plate_tooltips import part_at


def moved(match: MatchState, place: tuple[int, int]) -> None:
    """The pointer moved: what is under it is noticed, what is held goes along."""
    previous = match.mouse
    match.rested = match.rested and place == previous
    before = button_at(match.every_button(), previous)
    match.mouse = place
    if match.drag is not None:
        dragged(match, place)
        return
    over, was = match.layout.plate_at(place), match.layout.plate_at(previous)
    line = row_at(match.log, place) != row_at(match.log, previous)
    part = part_at(match, place) != part_at(match, previous)
    if button_at(match.every_button(), place) is not before or over is not was or line or part:
        match.dirty = True
    spot = match.spot_at(place) if match.sheet is None else None
    link = (
        next((name for rect, name in match.links if rect.collidepoint(place)), "")
        if match.sheet is None
        else ""
    )
    if (spot and spot.card.handle) != (match.hover and match.hover.card.handle) or link != match.hover_link:
        match.hover, match.hover_link, match.hover_since = spot, link, match.now
        if not match.pinned:
            match.zoomed = None
        match.dirty = True
    if match.chooser is not None:
        match.dirty = True


def dragged(match: MatchState, place: tuple[int, int]) -> None:
    """A held card moved; far enough, what it may do is lit."""
    drag = match.drag
    assert drag is not None
    drag.place = place
    if drag.ways is None:
        if max(abs(place[0] - drag.start[0]), abs(place[1] - drag.start[1])) < DRAG_THRESHOLD:
            return
        free = match.mine() and not match.ask.targets and not match.ask.numbers
        drag.ways = actions_of(match.port, match.viewer, drag.spot.card) if free else []
        drag.lit = drag_highlights(drag.spot.card, match.viewer, drag.ways)
        match.zoomed = match.verbs = match.refusal = None
        match.invalidate()
    match.dirty = True


def pressed(match: MatchState, place: tuple[int, int]) -> ScreenMessage | None:
    """The button went down on something; returns a message for the window or None."""
    match.mouse, match.rested = place, True
    lookup = rulebook_links.mark_at(match, place)
    if lookup is not None:
        return lookup
    match.focus = -1
    animation_start.dismiss_refusal(match)
    match.dirty = True
    match.pinned, match.zoomed = False, None
    button = button_at(match.every_button(), place)
    if button is not None:
        return match.act(button.message)
    if match.sheet is not None:
        return None
    spot = match.spot_at(place)
    if match.verbs is not None:
        shut = match.verbs
        match.verbs = None
        if spot is None or shut.rect.collidepoint(place):
            return None
        match.drag = Drag(spot, place, place, beside=True)
        return None
    if match.chooser is not None and match.chooser.rect.collidepoint(place):
        option = match.chooser.at(place)
        if option is not None:
            match.choose(option)
        else:
            match.chooser.leaf()
        return None
    if spot is not None:
        match.drag = Drag(spot, place, place)
        return None
    row = row_at(match.log, place)
    if row is not None and match.port.history is not None:
        return match.act(ShowMoment(row[1]))
    on_ground(match, place)
    return None


def on_ground(match: MatchState, place: tuple[int, int]) -> None:
    """A tray, a plate or nothing was clicked."""
    tray, plate = match.layout.tray_at(place), match.layout.plate_at(place)
    if match.mine():
        for target in match.ask.targets:
            if tray is not None and tray.seat == match.viewer and target.key == tray.area:
                match.choose(target)
                return
            if target.key == "player" and plate is not None and plate.seat == target.seat:
                match.choose(target)
                return
    if plate is not None and plate.tab:
        match.shown = plate.seat
        match.refresh()


def released(match: MatchState, place: tuple[int, int]) -> None:
    """The button was let go: a click, or the end of a drag."""
    drag, match.drag = match.drag, None
    if drag is None:
        return
    if not drag.moving:
        if drag.beside:
            return
        if drag.spot.form == "more":
            match.unfold(drag.spot)
        else:
            match.press(drag.spot.card, drag.spot.rect)
        return
    match.invalidate()
    drag.place = place
    hand, held = drag.spot.card.zone == "hand", animation_start.held_at(match, drag.spot, place)
    if drag.spot.card.controller != match.viewer:
        return
    meaning = drop_at(match.layout, match.viewer, drag, place)
    if meaning.back and hand:
        animation_start.snap(match, drag.spot, held)
    elif meaning.way is not None:
        match.held = (drag.spot.card.handle, held) if hand else None
        match.start(drag.spot.card, meaning.way.verb, meaning.option)
    elif not meaning.back:
        if not match.mine():
            match.refuse(match.words.say("refused-nobody-asked"), drag.spot.rect, drag)
            return
        verb = NATURAL.get(drag.spot.card.type, "play") if hand else "attack"
        reason = why_not(match.port, match.viewer, drag.spot.card, verb, meaning.target)
        told = match.words.reason(reason, match.book().names)
        match.refuse(told, drag.spot.rect, drag if hand else None, reason.rule)


def looked(match: MatchState, place: tuple[int, int]) -> None:
    """Right click: zoom what is there, until something else happens."""
    match.mouse = place
    spot = match.spot_at(place)
    link = next(((rect, name) for rect, name in match.links if rect.collidepoint(place)), None)
    shown = match.chooser.at(place) if match.chooser is not None else None
    if shown is not None and shown.name:
        match.zoomed = (None, shown.name, pygame.Rect(*place, 2, 2))
    elif spot is not None:
        match.zoomed = (spot.card, "", spot.rect)
    elif link is not None:
        match.zoomed = (None, link[1], link[0])
    else:
        match.zoomed = None
    match.pinned = match.zoomed is not None
    match.dirty = True


def wheel(match: MatchState, by: int) -> None:
    """The wheel turns pages, numbers or the log."""
    if match.chooser is not None:
        match.chooser.turn(-by)
    elif match.stepper is not None and match.layout.ask.collidepoint(match.mouse):
        match.stepper.step(by)
    elif match.layout.log.collidepoint(match.mouse):
        match.log.scroll(by, len(match.book().entries))
    match.invalidate()
