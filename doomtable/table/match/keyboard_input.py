"""Keyboard input in a match: the focus ring, and the keys with a meaning of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pygame

from doomtable.table.kit.focus_navigation import ARROWS, toward_row
from doomtable.table.kit.key_bindings import STEPPER, digit_of
from doomtable.table.kit.message import OpenSettings, ScreenMessage, ShowGallery
from doomtable.table.match import animation_start, card_input, keyboard_place, match_commands
from doomtable.table.match.history_view import NOW, ShowMoment, moments
from doomtable.table.match.match_messages import OpenReview, ReportGame, SaveGame, TogglePanelHint
from doomtable.table.match.match_state import MatchState
from doomtable.table.match.pointer import Zoomed
from doomtable.table.match.prompt import PromptButton
from doomtable.table.match.table_messages import (
    MakeAgain,
    OpenMenu,
    ShowMeanwhile,
    ShowStops,
    TakeBack,
    ToggleBoard,
    ToggleHint,
    ToggleLog,
    ToggleSums,
)
from doomtable.table.match.tour_arrow import framed_stop
from doomtable.table.match.tour_panel import NextTip
from doomtable.table.match.undo_sheets import ShowUndoMoments

RING_KEYS = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE, pygame.K_TAB)
"""Keys that mean the same while text is typed."""
FOR_WINDOW: Final[Mapping[str, ScreenMessage]] = {
    "save": SaveGame(), "report": ReportGame(), "settings": OpenSettings(), "gallery": ShowGallery(),
}  # fmt: skip
"""What keys ask of the window, whatever is up."""
AT_TABLE: Final[Mapping[str, ScreenMessage]] = {
    "undo": TakeBack(), "redo": MakeAgain(), "moments": ShowUndoMoments(), "stops": ShowStops(), "hint": ToggleHint(),
    "meanwhile": ShowMeanwhile(),
}  # fmt: skip
"""What keys ask of the table, as long as no sheet lies on it."""


def key(match: MatchState, event: pygame.event.Event) -> ScreenMessage | None:
    """A key went down; returns a message for the window or None."""
    animation_start.dismiss_refusal(match.pointer, match.display, match.animation)
    match.display.redraw()
    keyboard_place.note_stand(match)
    action = match.keys.action_of(event.key)
    if action == "everywhere":
        match_commands.ask_everywhere(match, True)
        return None
    if action != "main" and match.question.passing:
        match.question.note_pass(False)
        match.refresh()
    digit = digit_of(event.key)
    if match.display.sheet is not None and match.display.sheet.entry is not None and event.key not in RING_KEYS:
        match.display.sheet.edited(event)
        return None  # letters come as text
    if match.pointer.zoomed is not None and match.pointer.pinned and match.display.sheet is None:
        if event.key == pygame.K_TAB or event.key in ARROWS:
            look_on(match, event.key, back=bool(event.mod & pygame.KMOD_SHIFT))
            return None
    if match.question.stepper is not None and match.display.sheet is None:
        if digit is not None:
            match.question.stepper.type(digit)
            return None
        step = {"more": 1, "less": -1, "most": 1000, "least": -1000}.get(STEPPER.get(action, action))
        if step is not None and not (action == "next" and event.key == pygame.K_TAB):
            match.question.stepper.step(step)
            return None
    if digit is not None and match.display.sheet is None and match.question.popup is not None:
        row = next((b for b in match.question.popup.buttons if b.enabled and b.key == str(digit)), None)
        return match.act(row.message) if row is not None else None
    if digit is not None and match.display.sheet is None and match.display.past < 0:
        answer = next((a for a in match.question.prompt.answers if a.digit and a.digit == digit), None)
        return match.act(answer) if answer is not None and match.mine() else None
    looks_back = match.display.past >= 0 and match.display.sheet is None
    if looks_back and action in ("next", "previous") and event.key != pygame.K_TAB:
        way = next((a for a in match.question.prompt.answers if a.action == action), None)
        return match.act(way) if way is not None else None
    if action in ("next", "previous"):
        back = action == "previous" or bool(event.mod & pygame.KMOD_SHIFT)
        places = match.ring()
        if event.key in ARROWS and 0 <= match.pointer.focus < len(places):
            rects = [place.rect for place in places]
            match.pointer.set_focus(toward_row(rects, match.pointer.focus, ARROWS[event.key]))
        elif places:  # arrows begin where most is done: at what may be chosen, else in the hand
            begins = framed_stop(match) if match.pointer.focus < 0 else -1
            match.pointer.go_round(len(places), back=back and event.key not in ARROWS)
            match.pointer.set_focus(begins if begins >= 0 else match.pointer.focus)
        return None
    if action == "choose":
        return chosen(match)
    if action == "main":
        return main(match)
    if action == "cancel":
        return escape(match)
    if action == "zoom":
        zoom_focus(match)
    elif action == "board" and match.display.view.combat is not None:
        return match.act(ToggleBoard())
    elif action == "sums" and match.combat_shown():
        return match.act(ToggleSums())
    elif action in ("log up", "log down"):
        if match.question.chooser is not None:
            match.question.chooser.turn(-1 if action == "log up" else 1)
        match.display.log.scroll(4 if action == "log up" else -4, len(match.book().entries))
        match.invalidate()
    elif action == "log":
        match.act(ToggleLog())
    elif action == "menu":
        return match.act(OpenMenu())
    elif action in FOR_WINDOW:
        return FOR_WINDOW[action] if match.seats.consent is None else None
    elif match.display.sheet is not None:
        found = next((b for b in match.display.sheet.buttons if b.key and b.key == match.keys.cap(action)), None)
        return match.act(found.message) if found is not None else None
    elif action == "hint" and any(b.message == TogglePanelHint() for b in match.question.buttons):
        return match.act(TogglePanelHint())
    elif action == "hint" and match.over():
        return match.act(OpenReview()) if match.question.advisor is not None else None
    elif action in AT_TABLE:
        return match.act(AT_TABLE[action])
    elif action == "past":
        every = moments(match.book().entries)
        if every and match.seats.port.history is not None:
            return match.act(NOW if match.display.past >= 0 else ShowMoment(every[-2:][0]))
    elif action == "guide":
        return match.act(NextTip()) if match.guided() else None
    elif action == "until":
        until = next((a for a in match.question.prompt.answers if a.action == "until"), None)
        return match.act(until) if until is not None else None
    elif action in ("meditate", "end"):
        answer = next((a for a in match.question.prompt.answers if a.action == action), None)
        if answer is not None and match.mine() and match.question.popup is None and match.question.chooser is None:
            match.act(answer)
    elif action:
        found = next((b for b in match.question.buttons if b.key and b.key == match.keys.cap(action)), None)
        return match.act(found.message) if found is not None else None
    return None


def typed(match: MatchState, text: str) -> None:
    """Text was typed: it goes into the entry of the sheet that asks for some."""
    if match.display.sheet is not None and match.display.sheet.entry is not None:
        match.display.sheet.type(text)
        match.display.redraw()


def chosen(match: MatchState) -> ScreenMessage | None:
    """Enter: press what the keyboard stands on; where it stands nowhere, what the guide points at."""
    places, at = match.ring(), match.pointer.focus
    at = at if at >= 0 else framed_stop(match)
    if 0 <= at < len(places):
        there = places[at]
        if there.button is not None:
            return match.act(there.button.message)
        if there.option is not None:
            card_input.choose(match, there.option)
        elif there.card is not None:
            card_input.press(match, there.card, there.rect)
        asked = match.mine() and match.question.prompt.targets and match.question.turn_end is None
        if match.question.popup is not None or asked or framed_stop(match) >= 0:
            keyboard_place.stand_first(match)  # on to what is asked now
        return None
    menu = match.question.popup is not None
    return main(match) if menu or match.question.stepper is not None or match.display.sheet is not None else None


def main(match: MatchState) -> ScreenMessage | None:
    """Space: the main answer."""
    if match.display.sheet is not None:
        return match.act(match.display.sheet.buttons[0].message)
    if match.question.popup is not None:
        first = next((b for b in match.question.popup.buttons if b.enabled), None)
        return match.act(first.message) if first is not None else None
    found = next((b for b in match.question.buttons if b.main), None)
    if match.question.prompt.spared and found is not None and _ends_turn(found.message):
        card_input.refuse(match, match.words.say("end-turn-spared", key=match.keys.told("end")), found.rect)
        return None
    free = match.mine() or match.display.past >= 0 or match.over()
    if found is None or not free:
        return None
    option = found.message.option if isinstance(found.message, PromptButton) else None
    match.question.note_pass(match.mine() and option is not None and option.key == "pass")
    return match.act(found.message)


def _ends_turn(message: object) -> bool:
    option = message.option if isinstance(message, PromptButton) else None
    return option is not None and option.key == "end turn"


def released(match: MatchState, key: int) -> None:
    """A key is no longer held."""
    if match.keys.action_of(key) == "everywhere":
        match_commands.ask_everywhere(match, False)


def escape(match: MatchState) -> ScreenMessage | None:
    """Esc: back out of whatever is open, a play last; else the menu."""
    if match.display.sheet is not None:
        found = next((b for b in match.display.sheet.buttons if b.key == match.keys.cap("cancel")), None)
        return match.act(found.message) if found is not None else None
    shown = match.pointer.pinned or match.pointer.kept
    if match.pointer.drag is not None or shown or match.question.popup is not None:
        if match.pointer.drag is not None or match.question.popup is not None:
            match.pointer.unzoom()
        else:
            match.pointer.put_away()
        match.pointer.let_go()
        if match.question.close_popup() is not None:
            match.pointer.blur()
            keyboard_place.stand_again(match)
        match.invalidate()
        return None
    if match.display.past >= 0:
        return match.act(NOW)
    return None if card_input.cancel(match) else match.act(OpenMenu())


def zoom_focus(match: MatchState) -> None:
    """Look at the card the keyboard stands on, else the one in large or under the mouse; again: keep it so."""
    places = match.ring()
    there = places[match.pointer.focus] if 0 <= match.pointer.focus < len(places) else None
    zoomed, hover = match.pointer.zoomed, match.pointer.hover
    if zoomed is not None and (match.pointer.pinned or there is None or there.card is None):
        match.pointer.look(zoomed)
    elif there is not None and there.card is not None:
        match.pointer.look((there.card, "", there.rect))
    elif there is not None and there.option is not None and there.option.name:
        match.pointer.look((None, there.option.name, there.rect))
    elif hover is not None:
        match.pointer.look((hover.card, "", hover.rect))
    elif seen := to_look_at(match):
        match.pointer.pin(seen[0])


def to_look_at(match: MatchState) -> list[Zoomed]:
    """Every card that can be seen, whoever's it is, then the names in the log."""
    panel = match.display.view, match.display.combat_rect
    shown = match.display.layout.spots
    if match.combat_shown():
        shown = (*match.combat.spots(*panel), *match.combat.strips(*panel))
    assigned = (spot for plate in match.display.layout.plates for spot in plate.assigned)
    cards = [(s.card, "", s.rect) for s in (*match.display.layout.hand, *shown, *assigned) if s.form != "more"]
    return [*cards, *((None, name, rect) for rect, name in match.display.links)]


def look_on(match: MatchState, key: int, *, back: bool) -> None:
    """While a card is looked at, arrows lead to the next one that way, Tab through all of them."""
    seen = to_look_at(match)
    now = match.pointer.zoomed
    at = next((i for i, one in enumerate(seen) if now is not None and one[:2] == now[:2] and one[2] == now[2]), -1)
    if at < 0 or key == pygame.K_TAB:
        step = (at + (-1 if back else 1)) % len(seen) if seen else 0
    else:
        step = toward_row([rect for _, _, rect in seen], at, ARROWS[key])
    if seen:
        match.pointer.blur()  # the keys stand on what is in large now
        match.pointer.pin(seen[step])
        match.display.redraw()
