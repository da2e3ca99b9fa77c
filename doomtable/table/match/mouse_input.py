"""Mouse input in a match: pointing, clicking, dragging, zooming and the wheel."""

from __future__ import annotations

import pygame

from doomtable.table.kit.widgets import button_at
from doomtable.table.match import animation_start, rulebook_links
from doomtable.table.match.card_actions import NATURAL, actions_of, why_not
from doomtable.table.match.drag_and_drop import DRAG_THRESHOLD, Drag, drag_highlights, drop_at
from doomtable.table.match.history_view import ShowMoment, row_at
from doomtable.table.match.match_state import MatchState
from doomtable.table.match.plate_tooltips import part_at


def moved(play: MatchState, place: tuple[int, int]) -> None:
    """The pointer moved: what is under it is noticed, what is held goes along."""
    previous = play.mouse
    play.rested = play.rested and place == previous
    before = button_at(play.every_button(), previous)
    play.mouse = place
    if play.drag is not None:
        dragged(play, place)
        return
    over, was = play.layout.plate_at(place), play.layout.plate_at(previous)
    line = row_at(play.log, place) != row_at(play.log, previous)
    part = part_at(play, place) != part_at(play, previous)
    if button_at(play.every_button(), place) is not before or over is not was or line or part:
        play.dirty = True
    spot = play.spot_at(place) if play.sheet is None else None
    link = (
        next((name for rect, name in play.links if rect.collidepoint(place)), "")
        if play.sheet is None
        else ""
    )
    if (spot and spot.card.handle) != (play.hover and play.hover.card.handle) or link != play.hover_link:
        play.hover, play.hover_link, play.hover_since = spot, link, play.now
        if not play.pinned:
            play.zoomed = None
        play.dirty = True
    if play.chooser is not None:
        play.dirty = True


def dragged(play: MatchState, place: tuple[int, int]) -> None:
    """A held card moved; far enough, what it may do is lit."""
    drag = play.drag
    assert drag is not None
    drag.place = place
    if drag.ways is None:
        if max(abs(place[0] - drag.start[0]), abs(place[1] - drag.start[1])) < DRAG_THRESHOLD:
            return
        free = play.mine() and not play.ask.targets and not play.ask.numbers
        drag.ways = actions_of(play.port, play.viewer, drag.spot.card) if free else []
        drag.lit = drag_highlights(drag.spot.card, play.viewer, drag.ways)
        play.zoomed = play.verbs = play.refusal = None
        play.invalidate()
    play.dirty = True


def pressed(play: MatchState, place: tuple[int, int]) -> object:
    """The button went down on something; returns a message for the window or None."""
    play.mouse, play.rested = place, True
    lookup = rulebook_links.mark_at(play, place)
    if lookup is not None:
        return lookup
    play.focus = -1
    animation_start.dismiss_refusal(play)
    play.dirty = True
    play.pinned, play.zoomed = False, None
    button = button_at(play.every_button(), place)
    if button is not None:
        return play.act(button.message)
    if play.sheet is not None:
        return None
    spot = play.spot_at(place)
    if play.verbs is not None:
        shut = play.verbs
        play.verbs = None
        if spot is None or shut.rect.collidepoint(place):
            return None
        play.drag = Drag(spot, place, place, beside=True)
        return None
    if play.chooser is not None and play.chooser.rect.collidepoint(place):
        option = play.chooser.at(place)
        if option is not None:
            play.choose(option)
        else:
            play.chooser.leaf()
        return None
    if spot is not None:
        play.drag = Drag(spot, place, place)
        return None
    row = row_at(play.log, place)
    if row is not None and play.port.history is not None:
        return play.act(ShowMoment(row[1]))
    on_ground(play, place)
    return None


def on_ground(play: MatchState, place: tuple[int, int]) -> None:
    """A tray, a plate or nothing was clicked."""
    tray, plate = play.layout.tray_at(place), play.layout.plate_at(place)
    if play.mine():
        for target in play.ask.targets:
            if tray is not None and tray.seat == play.viewer and target.key == tray.area:
                play.choose(target)
                return
            if target.key == "player" and plate is not None and plate.seat == target.seat:
                play.choose(target)
                return
    if plate is not None and plate.tab:
        play.shown = plate.seat
        play.refresh()


def released(play: MatchState, place: tuple[int, int]) -> None:
    """The button was let go: a click, or the end of a drag."""
    drag, play.drag = play.drag, None
    if drag is None:
        return
    if not drag.moving:
        if drag.beside:
            return
        if drag.spot.form == "more":
            play.unfold(drag.spot)
        else:
            play.press(drag.spot.card, drag.spot.rect)
        return
    play.invalidate()
    drag.place = place
    hand, held = drag.spot.card.zone == "hand", animation_start.held_at(play, drag.spot, place)
    if drag.spot.card.controller != play.viewer:
        return
    meaning = drop_at(play.layout, play.viewer, drag, place)
    if meaning.back and hand:
        animation_start.snap(play, drag.spot, held)
    elif meaning.way is not None:
        play.held = (drag.spot.card.handle, held) if hand else None
        play.start(drag.spot.card, meaning.way.verb, meaning.option)
    elif not meaning.back:
        if not play.mine():
            play.refuse(play.words.say("refused-nobody-asked"), drag.spot.rect, drag)
            return
        verb = NATURAL.get(drag.spot.card.type, "play") if hand else "attack"
        reason = why_not(play.port, play.viewer, drag.spot.card, verb, meaning.target)
        play.refuse(play.words.reason(reason, play.book().names), drag.spot.rect, drag if hand else None, reason.rule)


def looked(play: MatchState, place: tuple[int, int]) -> None:
    """Right click: zoom what is there, until something else happens."""
    play.mouse = place
    spot = play.spot_at(place)
    link = next(((rect, name) for rect, name in play.links if rect.collidepoint(place)), None)
    shown = play.chooser.at(place) if play.chooser is not None else None
    if shown is not None and shown.name:
        play.zoomed = (None, shown.name, pygame.Rect(*place, 2, 2))
    elif spot is not None:
        play.zoomed = (spot.card, "", spot.rect)
    elif link is not None:
        play.zoomed = (None, link[1], link[0])
    else:
        play.zoomed = None
    play.pinned = play.zoomed is not None
    play.dirty = True


def wheel(play: MatchState, by: int) -> None:
    """The wheel turns pages, numbers or the log."""
    if play.chooser is not None:
        play.chooser.turn(-by)
    elif play.stepper is not None and play.layout.ask.collidepoint(play.mouse):
        play.stepper.step(by)
    elif play.layout.log.collidepoint(play.mouse):
        play.log.scroll(by, len(play.book().entries))
    play.invalidate()
