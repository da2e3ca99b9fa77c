"""Match controls: the buttons, highlights, chooser and focus ring for the open question."""

from __future__ import annotations

import pygame

from doomtable.rules.terms import NO_CARD
from doomtable.rules.view import OptionView
from doomtable.table.kit.view_lookup import find, host_of
from doomtable.table.kit.widgets import Button
from doomtable.table.match.board import BoardHighlights
from doomtable.table.match.focus_stops import FocusStop, ShowSide
from doomtable.table.match.info_panel import buttons_of
from doomtable.table.match.match_state import MatchState
from doomtable.table.match.popups import chooser
from doomtable.table.match.prompt_panel import MOST_BUTTONS
from doomtable.table.match.undo_commands import undo_button
from doomtable.table.paint.short_names import short_name


def lay_out_controls(match: MatchState) -> None:
    """Lay out buttons, signs and the chooser for the open question."""
    ask = match.ask
    px = match.theme.px
    match.buttons = match.prompt_panel.buttons(match.layout.ask, ask, match.stepper)
    title = match.words.say("menu-unsaved" if match.unsaved else "menu-title")
    menu = Button(match.layout.menu, title, "menu", key=match.keys.cap("cancel"))
    match.buttons.append(menu)
    match.buttons += buttons_of(match.shown_info_panel(), match.info_rect, match.theme)
    undo = undo_button(match)
    if undo is not None:
        match.buttons.append(undo)
    match.signs = BoardHighlights(
        frozenset(t.handle for t in ask.targets if t.key == "card"),
        frozenset(
            (match.view.seat, t.key) for t in ask.targets if t.key in ("squad", "kohort", "outpost")
        ),
        frozenset(t.seat for t in ask.targets if t.key == "player"),
        about=about(match),
        choosing=bool(
            ask.targets
            or ask.chooser
            or ask.numbers
            or (ask.options and not ask.window and not match.menu_open())
        ),
    )
    hidden = [(o, o.name or "", "") for o in ask.chooser]
    hidden += [(o, o.name or "", where(match, o.handle)) for o in folded(match)]
    lone = [a for a in ask.answers if a.option is not None and not a.main]
    if match.chooser is None and hidden:
        match.chooser = chooser(ask, hidden, True, match.layout.board, match.theme)
    elif match.chooser is None and len(lone) > MOST_BUTTONS:
        labels = [(a.option, a.label, "") for a in lone if a.option is not None]
        match.chooser = chooser(ask, labels, False, match.layout.board, match.theme)
    match.combat_rect = match.layout.board.copy()
    if match.layout.ask.colliderect(match.combat_rect):  # a long question stands beside it
        match.combat_rect.w = match.layout.ask.x - px(8) - match.combat_rect.x
    if match.combat_shown():
        label = match.words.say("combat-show-board")
        place = pygame.Rect(
            match.combat_rect.right - px(186), match.combat_rect.bottom - px(50), px(166), px(34)
        )
        if match.layout.narrow:
            place = pygame.Rect(
                match.combat_rect.right - px(170), match.combat_rect.bottom - px(36), px(158), px(30)
            )
        match.buttons.append(Button(place, label, "board", key=match.keys.cap("board")))
    elif match.view.combat is not None:
        place = pygame.Rect(
            match.layout.banner.right - px(340),
            match.layout.banner.y + px(6),
            px(170),
            match.layout.banner.h - px(12),
        )
        if match.layout.narrow:
            place = pygame.Rect(
                match.layout.banner.right - px(250), match.layout.banner.y + px(2), px(150), px(28)
            )
        match.buttons.append(
            Button(place, match.words.say("combat-show"), "board", key=match.keys.cap("board"))
        )


def folded(match: MatchState) -> list[OptionView]:
    """All targets, if one of them is folded away on a side that is shown; tabs are lit for the other sides."""
    cards = [t for t in match.ask.targets if t.key == "card" and t.name is not None]
    sides = {tray.seat for tray in match.layout.trays}
    for target in cards:
        card = find(match.view, target.handle)
        if card is not None and match.layout.spot(target.handle) is None and card.controller in sides:
            return cards
    return []


def where(match: MatchState, handle: int) -> str:
    """Where a card on the table lies, as words under its face: on whom, and whose."""
    card, host = find(match.view, handle), host_of(match.view, handle)
    whose = match.view.players[card.controller if host is None else host.controller].name if card else ""
    called = match.words.card_name(host.name) if host is not None else ""
    return f"{short_name(called)} · {whose}" if called else whose


def about(match: MatchState) -> frozenset[int]:
    """The cards in question: what is asked about, what is answered, who fights."""
    found = {match.ask.about}
    if match.ask.answering is not None:
        found.add(match.ask.answering.handle)
    if match.view.combat is not None:
        found |= {match.view.combat.attacker.handle, match.view.combat.defender.handle}
    return frozenset(found - {NO_CARD})


def ring(match: MatchState) -> list[FocusStop]:
    """The places the keyboard goes round: what can be chosen, the hand, the buttons, the plates."""
    if match.sheet is not None:
        return [FocusStop(b.rect, button=b) for b in match.sheet.buttons]
    if match.verbs is not None:
        return [FocusStop(b.rect, button=b) for b in match.verbs.buttons]
    out: list[FocusStop] = []
    if match.chooser is not None:
        pairs = zip(match.chooser.on_page(), match.chooser.places, strict=False)
        out += [FocusStop(rect, option=option) for (option, _, _), rect in pairs]
    shown = (
        match.combat.spots(match.view, match.combat_rect) if match.combat_shown() else list(match.layout.spots)
    )
    spots = [*shown, *(s for p in match.layout.plates for s in p.assigned)]
    lit = match.signs.lit
    out += [
        FocusStop(s.rect, card=s.card)
        for s in (*match.layout.hand, *spots)
        if s.card.handle in lit and s.form != "more"
    ]
    for target in match.ask.targets:
        for tray in match.layout.trays:
            if tray.seat == match.viewer and tray.area == target.key:
                out.append(FocusStop(tray.rect, option=target))
    if not match.signs.choosing:
        out += [FocusStop(s.rect, card=s.card) for s in match.layout.hand]
        own = [s for s in spots if s.form != "more" and match.able(s.card)]
        out += [FocusStop(s.rect, card=s.card) for s in own]
    for plate in match.layout.plates:
        if plate.tab and plate.seat not in {tray.seat for tray in match.layout.trays}:
            out.append(FocusStop(plate.rect, button=Button(plate.rect, "", ShowSide(plate.seat))))
        if plate.seat in match.signs.lit_seats:
            option = next(t for t in match.ask.targets if t.key == "player" and t.seat == plate.seat)
            out.append(FocusStop(plate.rect, option=option))
    if match.guide is not None and match.guided():
        out += [FocusStop(b.rect, button=b) for b in match.guide.buttons]
    out += [FocusStop(b.rect, button=b) for b in match.buttons]
    if match.chooser is None and not match.signs.choosing:
        known = {tuple(place.rect) for place in out}
        out += [FocusStop(plate.rect) for plate in match.layout.plates if tuple(plate.rect) not in known]
    return out
