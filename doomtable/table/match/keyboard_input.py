"""Keyboard input in a match: the focus ring, and the keys with a meaning of their own."""

from __future__ import annotations

import pygame

from doomtable.rules.view import CardView
from doomtable.table.kit.focus_navigation import ARROWS, toward
from doomtable.table.kit.key_bindings import STEPPER, digit_of
from doomtable.table.match import animation_start
from doomtable.table.match.history_view import NOW, ShowMoment, moments
from doomtable.table.match.info_panel import HINT
from doomtable.table.match.match_state import MatchState
from doomtable.table.match.tour_panel import TipRead

Looked = tuple[CardView | None, str, pygame.Rect]
RING_KEYS = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE, pygame.K_TAB)
"""Keys that mean the same while text is typed."""


def key(play: MatchState, event: pygame.event.Event) -> str | None:
    """A key went down; returns a message for the window or None."""
    animation_start.dismiss_refusal(play)
    play.dirty = True
    action = play.keys.action_of(event.key)
    digit = digit_of(event.key)
    if play.sheet is not None and play.sheet.entry is not None and event.key not in RING_KEYS:
        if event.key == pygame.K_BACKSPACE:
            play.sheet.backspace()
        return None  # letters come as text
    if play.zoomed is not None and play.pinned and play.sheet is None:
        if event.key == pygame.K_TAB or event.key in ARROWS:
            look_on(play, event.key, back=bool(event.mod & pygame.KMOD_SHIFT))
            return None
    if play.stepper is not None and play.sheet is None:
        if digit is not None:
            play.stepper.type(digit)
            return None
        step = {"more": 1, "less": -1, "most": 1000, "least": -1000}.get(STEPPER.get(action, action))
        if step is not None and not (action == "next" and event.key == pygame.K_TAB):
            play.stepper.step(step)
            return None
    if digit is not None and play.sheet is None and play.past < 0:
        answer = next((a for a in play.ask.answers if a.digit and a.digit == digit), None)
        return play.act(answer) if answer is not None and play.mine() and play.verbs is None else None
    if play.past >= 0 and play.sheet is None and action in ("next", "previous") and event.key != pygame.K_TAB:
        way = next((a for a in play.ask.answers if a.action == action), None)
        return play.act(way) if way is not None else None
    if action in ("next", "previous"):
        back = action == "previous" or bool(event.mod & pygame.KMOD_SHIFT)
        places = play.ring()
        if event.key in ARROWS and 0 <= play.focus < len(places):
            play.focus = toward([place.rect for place in places], play.focus, ARROWS[event.key])
        elif places:
            play.focus = (
                (play.focus + (-1 if back else 1)) % len(places)
                if play.focus >= 0
                else (len(places) - 1 if back else 0)
            )
        return None
    if action == "choose":
        return chosen(play)
    if action == "main":
        return main(play)
    if action == "cancel":
        return escape(play)
    if action == "zoom":
        zoom_focus(play)
    elif action == "board" and play.view.combat is not None:
        return play.act("board")
    elif action in ("log up", "log down"):
        if play.chooser is not None:
            play.chooser.turn(-1 if action == "log up" else 1)
        play.log.scroll(4 if action == "log up" else -4, len(play.book().entries))
        play.invalidate()
    elif action == "menu":
        return play.act("menu")
    elif action in ("save", "report", "settings"):
        return action if play.consent is None else None
    elif play.sheet is not None:
        found = next((b for b in play.sheet.buttons if b.key and b.key == play.keys.cap(action)), None)
        return play.act(found.message) if found is not None else None
    elif action == "hint" and any(b.message == HINT for b in play.buttons):
        return play.act(HINT)
    elif action == "hint" and play.over():
        return play.act("look back") if play.thinking is not None else None
    elif action in ("undo", "redo", "moments", "stops", "hint"):
        return play.act(action)
    elif action == "past":
        every = moments(play.book().entries)
        if every and play.port.history is not None:
            return play.act(NOW if play.past >= 0 else ShowMoment(every[-2:][0]))
    elif action == "guide":
        return play.act(TipRead()) if play.guided() else None
    elif action == "until":
        until = next((a for a in play.ask.answers if a.action == "until"), None)
        return play.act(until) if until is not None else None
    elif action in ("meditate", "end"):
        answer = next((a for a in play.ask.answers if a.action == action), None)
        if answer is not None and play.mine() and play.verbs is None and play.chooser is None:
            play.act(answer)
    elif action:
        found = next((b for b in play.buttons if b.key and b.key == play.keys.cap(action)), None)
        return play.act(found.message) if found is not None else None
    return None


def typed(play: MatchState, text: str) -> None:
    """Text was typed: it goes into the entry of the sheet that asks for some."""
    if play.sheet is not None and play.sheet.entry is not None:
        play.sheet.type(text)
        play.dirty = True


def chosen(play: MatchState) -> str | None:
    """Enter: press what the keyboard stands on."""
    places = play.ring()
    if 0 <= play.focus < len(places):
        there = places[play.focus]
        if there.button is not None:
            return play.act(there.button.message)
        if there.option is not None:
            play.choose(there.option)
        elif there.card is not None:
            play.press(there.card, there.rect)
        if play.verbs is not None or (play.mine() and play.ask.targets):
            play.focus = 0  # on to what is asked now
        return None
    return main(play) if play.stepper is not None or play.sheet is not None else None


def main(play: MatchState) -> str | None:
    """Space: the main answer."""
    if play.sheet is not None:
        return play.act(play.sheet.buttons[0].message)
    if play.verbs is not None:
        return play.act(play.verbs.buttons[0].message)
    found = next((b for b in play.buttons if b.main), None)
    return play.act(found.message) if found is not None and (play.mine() or play.past >= 0 or play.over()) else None


def escape(play: MatchState) -> str | None:
    """Esc: back out of whatever is open, a play last; else the menu."""
    if play.sheet is not None:
        found = next((b for b in play.sheet.buttons if b.key == play.keys.cap("cancel")), None)
        return play.act(found.message) if found is not None else None
    if play.drag is not None or play.zoomed is not None or play.verbs is not None:
        play.drag = play.zoomed = play.verbs = None
        play.pinned = False
        play.invalidate()
        return None
    if play.past >= 0:
        return play.act(NOW)
    return None if play.cancel() else play.act("menu")


def zoom_focus(play: MatchState) -> None:
    """Zoom the card the keyboard stands on, or put it away."""
    if play.zoomed is not None:
        play.zoomed, play.pinned = None, False
        return
    places = play.ring()
    there = places[play.focus] if 0 <= play.focus < len(places) else None
    if there is not None and there.card is not None:
        play.zoomed = (there.card, "", there.rect)
    elif there is not None and there.option is not None and there.option.name:
        play.zoomed = (None, there.option.name, there.rect)
    elif play.hover is not None:
        play.zoomed = (play.hover.card, "", play.hover.rect)
    elif seen := to_look_at(play):
        play.zoomed = seen[0]
    play.pinned = play.zoomed is not None


def to_look_at(play: MatchState) -> list[Looked]:
    """Every card that can be seen, whoever's it is, then the names in the log."""
    panel = play.view, play.combat_rect
    shown = play.layout.spots
    if play.combat_shown():
        shown = (*play.combat.spots(*panel), *play.combat.strips(*panel))
    assigned = (spot for plate in play.layout.plates for spot in plate.assigned)
    cards = [(s.card, "", s.rect) for s in (*play.layout.hand, *shown, *assigned) if s.form != "more"]
    return [*cards, *((None, name, rect) for rect, name in play.links)]


def look_on(play: MatchState, key: int, *, back: bool) -> None:
    """While a card is looked at, arrows lead to the next one that way, Tab through all of them."""
    seen = to_look_at(play)
    now = play.zoomed
    at = next((i for i, one in enumerate(seen) if now is not None and one[:2] == now[:2] and one[2] == now[2]), -1)
    if at < 0 or key == pygame.K_TAB:
        step = (at + (-1 if back else 1)) % len(seen) if seen else 0
    else:
        step = toward([rect for _, _, rect in seen], at, ARROWS[key])
    if seen:
        play.zoomed, play.dirty = seen[step], True
