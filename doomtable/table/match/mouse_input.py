"""Mouse input in a match: pointing, clicking, dragging, zooming and the wheel."""

from __future__ import annotations

import pygame

from doomtable.rules.view_parts import OptionView
from doomtable.table.kit.message import ScreenMessage
from doomtable.table.kit.view_lookup import other_line
from doomtable.table.kit.widgets import button_at
from doomtable.table.layout.card_packing import Tray
from doomtable.table.match import animation_start, card_input, rulebook_links
from doomtable.table.match.card_actions import actions_of
from doomtable.table.match.card_reasons import reason_of
from doomtable.table.match.drag_and_drop import DRAG_THRESHOLD, drag_highlights, drop_at
from doomtable.table.match.focus_stops import ShowSide
from doomtable.table.match.history_view import ShowMoment, row_at
from doomtable.table.match.match_state import MatchState
from doomtable.table.match.plate_tooltips import part_at
from doomtable.table.match.table_messages import ToggleLog


def moved(match: MatchState, place: tuple[int, int]) -> None:
    """The pointer moved: what is under it is noticed, what is held goes along."""
    previous = match.pointer.place
    before = button_at(match.every_button(), previous)
    match.pointer.move(place)
    if match.pointer.drag is not None:
        dragged(match, place)
        return
    over, was = match.display.layout.plate_at(place), match.display.layout.plate_at(previous)
    line = row_at(match.display.log, place) != row_at(match.display.log, previous)
    part = part_at(match, place) != part_at(match, previous)
    if button_at(match.every_button(), place) is not before or over is not was or line or part:
        match.display.redraw()
    spot = match.spot_at(place) if match.display.sheet is None and not on_zoom(match, place) else None
    link = (
        next((name for rect, name in match.display.links if rect.collidepoint(place)), "")
        if match.display.sheet is None
        else ""
    )
    hover = match.pointer.hover
    if (spot and spot.card.handle) != (hover and hover.card.handle) or link != match.pointer.hover_link:
        match.pointer.hover_over(spot, link, match.animation.now)
        match.display.redraw()
    if match.question.chooser is not None:
        match.display.redraw()


def dragged(match: MatchState, place: tuple[int, int]) -> None:
    """A held card moved; far enough, what it may do is lit."""
    drag = match.pointer.drag
    assert drag is not None
    match.pointer.drag_to(place)
    if drag.ways is None:
        if max(abs(place[0] - drag.start[0]), abs(place[1] - drag.start[1])) < DRAG_THRESHOLD:
            return
        free = match.mine() and not match.question.prompt.targets and not match.question.prompt.numbers
        ways = actions_of(match.seats.port, match.seats.viewer, drag.spot.card) if free else []
        partner = other_line(match.display.view, match.seats.viewer)
        match.pointer.lift(ways, drag_highlights(drag.spot.card, match.seats.viewer, ways, partner))
        match.question.close_popup()
        match.invalidate()
    match.display.redraw()


def pressed(match: MatchState, place: tuple[int, int]) -> ScreenMessage | None:
    """The button went down on something; returns a message for the window or None."""
    match.pointer.press(place)
    lookup = rulebook_links.mark_at(match, place)
    if lookup is not None:
        return lookup
    animation_start.dismiss_refusal(match.pointer, match.display, match.animation)
    match.display.redraw()
    if on_zoom(match, place):
        match.pointer.put_away()
        return None
    match.pointer.blur()
    match.pointer.unzoom()
    button = button_at(match.every_button(), place)
    if button is not None:
        return match.act(button.message)
    if match.display.sheet is not None:
        return None
    spot = match.spot_at(place)
    if (shut := match.question.close_popup()) is not None:
        if spot is not None and not shut.rect.collidepoint(place):
            match.pointer.hold(spot, place, beside=True)
        return None
    if match.question.chooser is not None and match.question.chooser.rect.collidepoint(place):
        option = match.question.chooser.at(place)
        if option is not None:
            card_input.choose(match, option)
        else:
            match.question.chooser.leaf()
        return None
    if spot is not None:
        match.pointer.hold(spot, place)
        return None
    row = row_at(match.display.log, place)
    if row is not None and match.seats.port.history is not None:
        return match.act(ShowMoment(row[1]))
    if match.display.layout.log_line.collidepoint(place):
        match.act(ToggleLog())
        return None
    on_ground(match, place)
    return None


def points_at(target: OptionView, tray: Tray) -> bool:
    """Does a click on the ground of a place name the card about which it lies?"""
    return tray.area == "place" and tray.base is not None and (target.key, target.handle) == ("card", tray.base.handle)


def on_ground(match: MatchState, place: tuple[int, int]) -> None:
    """A tray, a plate or nothing was clicked."""
    tray, plate = match.display.layout.tray_at(place), match.display.layout.plate_at(place)
    viewer = match.seats.viewer
    if match.mine():
        for target in match.question.prompt.targets:
            if tray is not None and (points_at(target, tray) or (tray.seat, target.key) == (viewer, tray.area)):
                card_input.choose(match, target)
                return
            if target.key == "player" and plate is not None and plate.seat == target.seat:
                card_input.choose(match, target)
                return
    if plate is not None and plate.tab:
        match.act(ShowSide(plate.seat))


def released(match: MatchState, place: tuple[int, int]) -> None:
    """The button was let go: a click, or the end of a drag."""
    match.pointer.drag_to(place)
    drag = match.pointer.let_go()
    if drag is None:
        return
    if not drag.moving:
        if drag.beside:
            card_input.press_beside(match, drag.spot.card)
        elif drag.spot.form == "more":
            card_input.unfold(match, drag.spot)
        else:
            card_input.press(match, drag.spot.card, drag.spot.rect)
        return
    match.invalidate()
    hand, held = drag.spot.card.zone == "hand", animation_start.held_at(drag.spot, place, match.theme)
    if drag.spot.card.controller != match.seats.viewer:
        return
    view, over = match.display.view, match.display.combat_rect
    fighters = match.combat.spots(view, over) if match.combat_shown() else []
    partner = other_line(match.display.view, match.seats.viewer)
    meaning = drop_at(match.display.layout, match.seats.viewer, drag, place, fighters, partner)
    if meaning.back and hand:
        animation_start.snap(match.display, match.animation, drag.spot, held)
    elif meaning.way is not None:
        match.animation.drop((drag.spot.card.handle, held) if hand else None)
        aim = meaning.target if meaning.way.verb == "attack" else None  # where others are asked before it is named
        card_input.start(match, drag.spot.card, meaning.way.verb, meaning.option or aim)
    elif not meaning.back:
        reason = reason_of(match, drag.spot.card, meaning.target)
        card_input.refuse(match, reason.full, drag.spot.rect, drag if hand or not match.mine() else None, reason.rule)


def looked(match: MatchState, place: tuple[int, int]) -> None:
    """Right click: look at what is there: show it in large, and again: keep it so."""
    match.pointer.point(place)
    animation_start.dismiss_refusal(match.pointer, match.display, match.animation)
    match.display.redraw()
    if on_zoom(match, place):
        match.pointer.put_away()
        return
    spot = match.spot_at(place)
    link = next(((rect, name) for rect, name in match.display.links if rect.collidepoint(place)), None)
    shown = match.question.chooser.at(place) if match.question.chooser is not None else None
    if shown is not None and shown.name:
        match.pointer.look((None, shown.name, pygame.Rect(*place, 2, 2)))
    elif spot is not None:
        match.pointer.look((spot.card, "", spot.rect))
    elif link is not None:
        match.pointer.look((None, link[1], link[0]))
    else:
        match.pointer.put_away()


def on_zoom(match: MatchState, place: tuple[int, int]) -> bool:
    """Does a card in large lie over a pixel, and stay there?"""
    pointer = match.pointer
    stays = pointer.zoomed is not None and (pointer.pinned or pointer.kept) and match.display.sheet is None
    return stays and match.zoom.place.collidepoint(place)


def wheel(match: MatchState, by: int) -> None:
    """The wheel turns pages, numbers or the log."""
    if match.question.chooser is not None:
        match.question.chooser.turn(-by)
    elif match.question.stepper is not None and match.display.layout.ask.collidepoint(match.pointer.place):
        match.question.stepper.step(by)
    elif match.display.layout.log.collidepoint(match.pointer.place):
        match.display.log.scroll(by, len(match.book().entries))
    match.invalidate()
