"""Match controls: the buttons, highlights, chooser and focus ring for the open question."""

from __future__ import annotations

from typing import Final

import pygame

from doomtable.rules.terms import NO_CARD
from doomtable.rules.view_parts import OptionView
from doomtable.table.kit.view_lookup import find, host_of
from doomtable.table.kit.widgets import Button
from doomtable.table.match.board_highlights import BoardHighlights
from doomtable.table.match.card_actions import able
from doomtable.table.match.combat_film import asks_for_points
from doomtable.table.match.focus_stops import FocusStop, ShowSide
from doomtable.table.match.info_panel import buttons_of
from doomtable.table.match.match_state import MatchState
from doomtable.table.match.missed_moments import playable_moments
from doomtable.table.match.popups import chooser
from doomtable.table.match.prompt_panel import MOST_BUTTONS
from doomtable.table.match.table_messages import OpenMenu, ShowMeanwhile, ToggleBoard, ToggleSums
from doomtable.table.match.undo_commands import undo_button
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.panels import key_cap_width
from doomtable.table.paint.short_names import short_name

GROUNDS: Final = ("squad", "kohort", "outpost", "beside", "earth")
"""What is chosen by its ground on the table."""
COULD_MARKS: Final = ("meanwhile-could-mark", "meanwhile-could-mark-short")
"""What stands on the mark that something could have been played, where there is room and where there is little."""


def lay_out_controls(match: MatchState) -> None:
    """Lay out buttons, highlights and the chooser for the open question."""
    prompt, question, display = match.question.prompt, match.question, match.display
    title = match.words.say("menu-unsaved" if display.unsaved else "menu-title")
    undo = undo_button(match)
    question.offer(
        [
            *match.prompt_panel.buttons(display.layout.ask, prompt, question.stepper),
            Button(display.layout.menu, title, OpenMenu(), key=match.keys.cap("cancel")),
            *buttons_of(match.shown_info_panel(), display.info_rect, match.theme),
            *([undo] if undo is not None else ()),
            *meanwhile_button(match),
        ],
        BoardHighlights(
            frozenset(t.handle for t in prompt.targets if t.key == "card"),
            frozenset(
                (display.view.seat, t.key) for t in prompt.targets if t.key in GROUNDS
            ),
            frozenset(t.seat for t in prompt.targets if t.key == "player"),
            selected=question.turn_end.drop if question.turn_end is not None else NO_CARD,
            about=cards_in_question(match),
            choosing=bool(
                prompt.targets
                or prompt.chooser
                or prompt.numbers
                or (prompt.options and not prompt.window and not match.menu_open())
            ),
            of_the_hand=match.mine() and display.view.decision is not None and display.view.decision.kind == "mulligan",
        ),
    )
    hidden = [(o, o.name or "", "") for o in prompt.chooser]
    hidden += [(o, o.name or "", where(match, o.handle)) for o in folded(match)]
    lone = [a for a in prompt.answers if a.option is not None and not a.main]
    if question.chooser is None and hidden:
        question.choose_from(chooser(prompt, hidden, True, display.layout.board, match.theme))
    elif question.chooser is None and len(lone) > MOST_BUTTONS:
        labels = [(a.option, a.label, "") for a in lone if a.option is not None]
        question.choose_from(chooser(prompt, labels, False, display.layout.board, match.theme))
    lay_out_combat(match)


def meanwhile_button(match: MatchState) -> list[Button]:
    """The mark on the front line that something happened while the viewer was not asked, or could have been played."""
    display, px = match.display, match.theme.px
    missed, line = display.meanwhile(match.seats.viewer), display.layout.log_line
    if not missed or match.covered() or display.past >= 0:
        return []
    could = playable_moments(missed)
    say = match.words.say
    mark = COULD_MARKS[display.layout.narrow]
    label = say(mark, n=could) if could else say("meanwhile-mark", n=len(missed))
    key = match.keys.cap("meanwhile")
    wide = text_width(label, px(14), 600) + key_cap_width(key, match.theme) + px(52)
    place = pygame.Rect(line.x, line.y + px(1), wide, line.h - px(2))
    if not line.w:  # the log stands open
        banner = display.layout.banner
        place = pygame.Rect(banner.right - wide - px(8), banner.y + px(1), wide, banner.h - px(2))
    arena = match.combat_shown() or match.animation.combat_end is not None or asks_for_points(display.view)
    if arena and place.colliderect(display.layout.board):
        return []  # it is there again when the combat is over; the key shows the list meanwhile
    return [Button(place, label, ShowMeanwhile(), key=key)]


def newest_line(match: MatchState) -> pygame.Rect:
    """Where the newest line of the log stands on the front line, beside what is offered there."""
    line = match.display.layout.log_line.copy()
    beside = [one.rect for one in match.question.buttons if one.message in (ShowMeanwhile(), ToggleBoard())]
    ends = [mark.right for mark in beside if mark.colliderect(line)]
    if ends:
        left = max(ends) + match.theme.px(8)
        line.x, line.w = left, max(0, line.right - left)
    return line


def lay_out_combat(match: MatchState) -> None:
    """Give the combat panel its place, and offer to show or hide it."""
    display, px, key = match.display, match.theme.px, match.keys.cap("board")
    layout, rect = display.layout, display.layout.board.copy()
    if layout.ask.colliderect(rect):  # a long question stands beside it
        rect.w = layout.ask.x - px(8) - rect.x
    display.place_combat(rect)
    if match.combat_shown():
        places, cap = match.combat.places(rect), match.keys.cap("sums")
        match.question.offer_more(Button(places.sums, match.words.say("combat-sums"), ToggleSums(), key=cap))
        match.question.offer_more(Button(places.board, match.words.say("combat-show-board"), ToggleBoard(), key=key))
    elif display.view.combat is not None:
        banner = layout.banner
        place = pygame.Rect(banner.right - px(340), banner.y + px(6), px(170), banner.h - px(12))
        if layout.narrow:
            place = pygame.Rect(banner.right - px(250), banner.y + px(2), px(150), px(28))
        match.question.offer_more(Button(place, match.words.say("combat-show"), ToggleBoard(), key=key))


def folded(match: MatchState) -> list[OptionView]:
    """All targets, if one of them is folded away on a side that is shown; tabs are lit for the other sides."""
    cards = [t for t in match.question.prompt.targets if t.key == "card" and t.name is not None]
    sides = {tray.seat for tray in match.display.layout.trays}
    for target in cards:
        card = find(match.display.view, target.handle)
        if card is not None and match.display.layout.spot(target.handle) is None and card.controller in sides:
            return cards
    return []


def where(match: MatchState, handle: int) -> str:
    """Where a card on the table lies, as words under its face: on whom, and whose."""
    card, host = find(match.display.view, handle), host_of(match.display.view, handle)
    whose = match.display.view.players[card.controller if host is None else host.controller].name if card else ""
    called = match.words.card_name(host.name) if host is not None else ""
    return f"{short_name(called)} · {whose}" if called else whose


def cards_in_question(match: MatchState) -> frozenset[int]:
    """The cards in question: what is asked about, what is answered, who fights."""
    found = {match.question.prompt.about}
    if match.question.prompt.answering is not None:
        found.add(match.question.prompt.answering.handle)
        found.update(aim.handle for aim in match.question.prompt.answering.aims)
    if match.display.view.combat is not None:
        found |= {match.display.view.combat.attacker.handle, match.display.view.combat.defender.handle}
    return frozenset(found - {NO_CARD})


def ring(match: MatchState) -> list[FocusStop]:
    """The places the keyboard goes round: what can be chosen, the hand, the buttons, the plates."""
    if match.display.sheet is not None:
        return [FocusStop(b.rect, button=b) for b in match.display.sheet.buttons]
    if match.question.popup is not None:
        return [FocusStop(b.rect, button=b) for b in match.question.popup.buttons if b.enabled]
    out: list[FocusStop] = []
    if match.question.chooser is not None:
        pairs = zip(match.question.chooser.on_page(), match.question.chooser.places, strict=False)
        out += [FocusStop(rect, option=option) for (option, _, _), rect in pairs]
    shown = list(match.display.layout.spots)
    if match.combat_shown():
        shown = match.combat.spots(match.display.view, match.display.combat_rect)
    spots = [*shown, *(s for p in match.display.layout.plates for s in p.assigned)]
    lit = match.question.highlights.lit
    out += [
        FocusStop(s.rect, card=s.card)
        for s in (*match.display.layout.hand, *spots)
        if s.card.handle in lit and s.form != "more"
    ]
    for target in match.question.prompt.targets:
        for tray in match.display.layout.trays:
            if tray.seat == match.seats.viewer and tray.area == target.key:
                out.append(FocusStop(tray.rect, option=target))
    if not match.question.highlights.choosing:
        out += [FocusStop(s.rect, card=s.card) for s in match.display.layout.hand]
        own = [s for s in spots if s.form != "more" and able(s.card)]
        out += [FocusStop(s.rect, card=s.card) for s in own]
    for plate in match.display.layout.plates:
        if plate.tab and plate.seat not in {tray.seat for tray in match.display.layout.trays}:
            out.append(FocusStop(plate.rect, button=Button(plate.rect, "", ShowSide(plate.seat))))
        if plate.seat in match.question.highlights.lit_seats:
            option = next(t for t in match.question.prompt.targets if t.key == "player" and t.seat == plate.seat)
            out.append(FocusStop(plate.rect, option=option))
    out += [FocusStop(b.rect, button=b) for b in match.question.buttons]
    if match.question.chooser is None and not match.question.highlights.choosing:
        known = {tuple(place.rect) for place in out}
        out += [FocusStop(plate.rect) for plate in match.display.layout.plates if tuple(plate.rect) not in known]
    return out
