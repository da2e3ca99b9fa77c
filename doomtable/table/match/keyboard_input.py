"""Keyboard input in a match: the focus ring, and the keys with a meaning of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pygame

from doomtable.rules.view import CardView
from doomtable.table.kit.focus_navigation import ARROWS, toward
from doomtable.table.kit.key_bindings import STEPPER, digit_of
from doomtable.table.kit.message import OpenSettings, ScreenMessage
from doomtable.table.match import animation_start
from doomtable.table.match.history_view import NOW, ShowMoment, moments
from doomtable.table.match.match_messages import OpenReview, ReportGame, SaveGame, TogglePanelHint
from doomtable.table.match.match_state import MatchState
from doomtable.table.match.tour_panel import TipRead

Looked = tuple[CardView | None, str, pygame.Rect]
RING_KEYS = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE, pygame.K_TAB)
"""Keys that mean the same while text is typed."""
FOR_WINDOW: Final[Mapping[str, ScreenMessage]] = {
    "save": SaveGame(), "report": ReportGame(), "settings": OpenSettings(),
}  # fmt: skip
"""What keys ask of the window, whatever is up."""


def key(match: MatchState, event: pygame.event.Event) -> ScreenMessage | None:
    """A key went down; returns a message for the window or None."""
    animation_start.dismiss_refusal(match)
    match.dirty = True
    action = match.keys.action_of(event.key)
    digit = digit_of(event.key)
    if match.sheet is not None and match.sheet.entry is not None and event.key not in RING_KEYS:
        match.sheet.edited(event)
        return None  # letters come as text
    if match.zoomed is not None and match.pinned and match.sheet is None:
        if event.key == pygame.K_TAB or event.key in ARROWS:
            look_on(match, event.key, back=bool(event.mod & pygame.KMOD_SHIFT))
            return None
    if match.stepper is not None and match.sheet is None:
        if digit is not None:
            match.stepper.type(digit)
            return None
        step = {"more": 1, "less": -1, "most": 1000, "least": -1000}.get(STEPPER.get(action, action))
        if step is not None and not (action == "next" and event.key == pygame.K_TAB):
            match.stepper.step(step)
            return None
    if digit is not None and match.sheet is None and match.past < 0:
        answer = next((a for a in match.ask.answers if a.digit and a.digit == digit), None)
        return match.act(answer) if answer is not None and match.mine() and match.verbs is None else None
    if match.past >= 0 and match.sheet is None and action in ("next", "previous") and event.key != pygame.K_TAB:
        way = next((a for a in match.ask.answers if a.action == action), None)
        return match.act(way) if way is not None else None
    if action in ("next", "previous"):
        back = action == "previous" or bool(event.mod & pygame.KMOD_SHIFT)
        places = match.ring()
        if event.key in ARROWS and 0 <= match.focus < len(places):
            match.focus = toward([place.rect for place in places], match.focus, ARROWS[event.key])
        elif places:
            match.focus = (
                (match.focus + (-1 if back else 1)) % len(places)
                if match.focus >= 0
                else (len(places) - 1 if back else 0)
            )
        return None
    if action == "choose":
        return chosen(match)
    if action == "main":
        return main(match)
    if action == "cancel":
        return escape(match)
    if action == "zoom":
        zoom_focus(match)
    elif action == "board" and match.view.combat is not None:
        return match.act("board")
    elif action in ("log up", "log down"):
        if match.chooser is not None:
            match.chooser.turn(-1 if action == "log up" else 1)
        match.log.scroll(4 if action == "log up" else -4, len(match.book().entries))
        match.invalidate()
    elif action == "menu":
        return match.act("menu")
    elif action in FOR_WINDOW:
        return FOR_WINDOW[action] if match.consent is None else None
    elif match.sheet is not None:
        found = next((b for b in match.sheet.buttons if b.key and b.key == match.keys.cap(action)), None)
        return match.act(found.message) if found is not None else None
    elif action == "hint" and any(b.message == TogglePanelHint() for b in match.buttons):
        return match.act(TogglePanelHint())
    elif action == "hint" and match.over():
        return match.act(OpenReview()) if match.thinking is not None else None
    elif action in ("undo", "redo", "moments", "stops", "hint"):
        return match.act(action)
    elif action == "past":
        every = moments(match.book().entries)
        if every and match.port.history is not None:
            return match.act(NOW if match.past >= 0 else ShowMoment(every[-2:][0]))
    elif action == "guide":
        return match.act(TipRead()) if match.guided() else None
    elif action == "until":
        until = next((a for a in match.ask.answers if a.action == "until"), None)
        return match.act(until) if until is not None else None
    elif action in ("meditate", "end"):
        answer = next((a for a in match.ask.answers if a.action == action), None)
        if answer is not None and match.mine() and match.verbs is None and match.chooser is None:
            match.act(answer)
    elif action:
        found = next((b for b in match.buttons if b.key and b.key == match.keys.cap(action)), None)
        return match.act(found.message) if found is not None else None
    return None


def typed(match: MatchState, text: str) -> None:
    """Text was typed: it goes into the entry of the sheet that asks for some."""
    if match.sheet is not None and match.sheet.entry is not None:
        match.sheet.type(text)
        match.dirty = True


def chosen(match: MatchState) -> ScreenMessage | None:
    """Enter: press what the keyboard stands on."""
    places = match.ring()
    if 0 <= match.focus < len(places):
        there = places[match.focus]
        if there.button is not None:
            return match.act(there.button.message)
        if there.option is not None:
            match.choose(there.option)
        elif there.card is not None:
            match.press(there.card, there.rect)
        if match.verbs is not None or (match.mine() and match.ask.targets):
            match.focus = 0  # on to what is asked now
        return None
    return main(match) if match.stepper is not None or match.sheet is not None else None


def main(match: MatchState) -> ScreenMessage | None:
    """Space: the main answer."""
    if match.sheet is not None:
        return match.act(match.sheet.buttons[0].message)
    if match.verbs is not None:
        return match.act(match.verbs.buttons[0].message)
    found = next((b for b in match.buttons if b.main), None)
    return match.act(found.message) if found is not None and (match.mine() or match.past >= 0 or match.over()) else None


def escape(match: MatchState) -> ScreenMessage | None:
    """Esc: back out of whatever is open, a play last; else the menu."""
    if match.sheet is not None:
        found = next((b for b in match.sheet.buttons if b.key == match.keys.cap("cancel")), None)
        return match.act(found.message) if found is not None else None
    if match.drag is not None or match.zoomed is not None or match.verbs is not None:
        match.drag = match.zoomed = match.verbs = None
        match.pinned = False
        match.invalidate()
        return None
    if match.past >= 0:
        return match.act(NOW)
    return None if match.cancel() else match.act("menu")


def zoom_focus(match: MatchState) -> None:
    """Zoom the card the keyboard stands on, or put it away."""
    if match.zoomed is not None:
        match.zoomed, match.pinned = None, False
        return
    places = match.ring()
    there = places[match.focus] if 0 <= match.focus < len(places) else None
    if there is not None and there.card is not None:
        match.zoomed = (there.card, "", there.rect)
    elif there is not None and there.option is not None and there.option.name:
        match.zoomed = (None, there.option.name, there.rect)
    elif match.hover is not None:
        match.zoomed = (match.hover.card, "", match.hover.rect)
    elif seen := to_look_at(match):
        match.zoomed = seen[0]
    match.pinned = match.zoomed is not None


def to_look_at(match: MatchState) -> list[Looked]:
    """Every card that can be seen, whoever's it is, then the names in the log."""
    panel = match.view, match.combat_rect
    shown = match.layout.spots
    if match.combat_shown():
        shown = (*match.combat.spots(*panel), *match.combat.strips(*panel))
    assigned = (spot for plate in match.layout.plates for spot in plate.assigned)
    cards = [(s.card, "", s.rect) for s in (*match.layout.hand, *shown, *assigned) if s.form != "more"]
    return [*cards, *((None, name, rect) for rect, name in match.links)]


def look_on(match: MatchState, key: int, *, back: bool) -> None:
    """While a card is looked at, arrows lead to the next one that way, Tab through all of them."""
    seen = to_look_at(match)
    now = match.zoomed
    at = next((i for i, one in enumerate(seen) if now is not None and one[:2] == now[:2] and one[2] == now[2]), -1)
    if at < 0 or key == pygame.K_TAB:
        step = (at + (-1 if back else 1)) % len(seen) if seen else 0
    else:
        step = toward([rect for _, _, rect in seen], at, ARROWS[key])
    if seen:
        match.zoomed, match.dirty = seen[step], True
