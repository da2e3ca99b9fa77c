"""Match controls: the buttons, highlights, chooser and focus ring for the open question."""

from __future__ import annotations

import pygame

from doomtable.rules.terms import NO_CARD
from doomtable.rules.view import OptionView
from doomtable.table.kit.view_lookup import find, host_of
from doomtable.table.kit.widgets import Button
from doomtable.table.match.board import BoardHighlights
from doomtable.table.match.info_panel import buttons_of
from doomtable.table.match.match_state import FocusStop, MatchState, ShowSide
from doomtable.table.match.popups import chooser
from doomtable.table.match.prompt_panel import MOST_BUTTONS
from doomtable.table.match.undo_commands import undo_button
from doomtable.table.paint.short_names import short_name


def lay_out_controls(play: MatchState) -> None:
    """Lay out buttons, signs and the chooser for the open question."""
    ask = play.ask
    px = play.theme.px
    play.buttons = play.prompt_panel.buttons(play.layout.ask, ask, play.stepper)
    title = play.words.say("menu-unsaved" if play.unsaved else "menu-title")
    menu = Button(play.layout.menu, title, "menu", key=play.keys.cap("cancel"))
    play.buttons.append(menu)
    play.buttons += buttons_of(play.shown_info_panel(), play.info_rect, play.theme)
    undo = undo_button(play)
    if undo is not None:
        play.buttons.append(undo)
    play.signs = BoardHighlights(
        frozenset(t.handle for t in ask.targets if t.key == "card"),
        frozenset(
            (play.view.seat, t.key) for t in ask.targets if t.key in ("squad", "kohort", "outpost")
        ),
        frozenset(t.seat for t in ask.targets if t.key == "player"),
        about=about(play),
        choosing=bool(
            ask.targets
            or ask.chooser
            or ask.numbers
            or (ask.options and not ask.window and not play._menu_open())
        ),
    )
    hidden = [(o, o.name or "", "") for o in ask.chooser]
    hidden += [(o, o.name or "", where(play, o.handle)) for o in folded(play)]
    lone = [a for a in ask.answers if a.option is not None and not a.main]
    if play.chooser is None and hidden:
        play.chooser = chooser(ask, hidden, True, play.layout.board, play.theme)
    elif play.chooser is None and len(lone) > MOST_BUTTONS:
        labels = [(a.option, a.label, "") for a in lone if a.option is not None]
        play.chooser = chooser(ask, labels, False, play.layout.board, play.theme)
    play.combat_rect = play.layout.board.copy()
    if not play.layout.narrow:  # the names on the trays' edges must not look out
        play.combat_rect.y, play.combat_rect.h = play.combat_rect.y - px(12), play.combat_rect.h + px(16)
    if play.combat_shown():
        label = play.words.say("combat-show-board")
        place = pygame.Rect(
            play.combat_rect.right - px(186), play.combat_rect.bottom - px(50), px(166), px(34)
        )
        if play.layout.narrow:
            place = pygame.Rect(
                play.combat_rect.right - px(170), play.combat_rect.bottom - px(36), px(158), px(30)
            )
        play.buttons.append(Button(place, label, "board", key=play.keys.cap("board")))
    elif play.view.combat is not None:
        place = pygame.Rect(
            play.layout.banner.right - px(340),
            play.layout.banner.y + px(6),
            px(170),
            play.layout.banner.h - px(12),
        )
        if play.layout.narrow:
            place = pygame.Rect(
                play.layout.banner.right - px(250), play.layout.banner.y + px(2), px(150), px(28)
            )
        play.buttons.append(
            Button(place, play.words.say("combat-show"), "board", key=play.keys.cap("board"))
        )


def folded(play: MatchState) -> list[OptionView]:
    """All targets, if one of them is folded away on a side that is shown; tabs are lit for the other sides."""
    cards = [t for t in play.ask.targets if t.key == "card" and t.name is not None]
    sides = {tray.seat for tray in play.layout.trays}
    for target in cards:
        card = find(play.view, target.handle)
        if card is not None and play.layout.spot(target.handle) is None and card.controller in sides:
            return cards
    return []


def where(play: MatchState, handle: int) -> str:
    """Where a card on the table lies, as words under its face: on whom, and whose."""
    card, host = find(play.view, handle), host_of(play.view, handle)
    whose = play.view.players[card.controller if host is None else host.controller].name if card else ""
    return f"{short_name(host.name)} · {whose}" if host is not None and host.name else whose


def about(play: MatchState) -> frozenset[int]:
    """The cards in question: what is asked about, what is answered, who fights."""
    found = {play.ask.about}
    if play.ask.answering is not None:
        found.add(play.ask.answering.handle)
    if play.view.combat is not None:
        found |= {play.view.combat.attacker.handle, play.view.combat.defender.handle}
    return frozenset(found - {NO_CARD})


def ring(play: MatchState) -> list[FocusStop]:
    """The places the keyboard goes round: what can be chosen, the hand, the buttons, the plates."""
    if play.sheet is not None:
        return [FocusStop(b.rect, button=b) for b in play.sheet.buttons]
    if play.verbs is not None:
        return [FocusStop(b.rect, button=b) for b in play.verbs.buttons]
    out: list[FocusStop] = []
    if play.chooser is not None:
        pairs = zip(play.chooser.on_page(), play.chooser.places, strict=False)
        out += [FocusStop(rect, option=option) for (option, _, _), rect in pairs]
    shown = (
        play.combat.spots(play.view, play.combat_rect) if play.combat_shown() else list(play.layout.spots)
    )
    spots = [*shown, *(s for p in play.layout.plates for s in p.assigned)]
    lit = play.signs.lit
    out += [
        FocusStop(s.rect, card=s.card)
        for s in (*play.layout.hand, *spots)
        if s.card.handle in lit and s.form != "more"
    ]
    for target in play.ask.targets:
        for tray in play.layout.trays:
            if tray.seat == play.viewer and tray.area == target.key:
                out.append(FocusStop(tray.rect, option=target))
    if not play.signs.choosing:
        out += [FocusStop(s.rect, card=s.card) for s in play.layout.hand]
        own = [s for s in spots if s.form != "more" and play.able(s.card)]
        out += [FocusStop(s.rect, card=s.card) for s in own]
    for plate in play.layout.plates:
        if plate.tab and plate.seat not in {tray.seat for tray in play.layout.trays}:
            out.append(FocusStop(plate.rect, button=Button(plate.rect, "", ShowSide(plate.seat))))
        if plate.seat in play.signs.lit_seats:
            option = next(t for t in play.ask.targets if t.key == "player" and t.seat == plate.seat)
            out.append(FocusStop(plate.rect, option=option))
    if play.guide is not None and play.guided():
        out += [FocusStop(b.rect, button=b) for b in play.guide.buttons]
    out += [FocusStop(b.rect, button=b) for b in play.buttons]
    if play.chooser is None and not play.signs.choosing:
        known = {tuple(place.rect) for place in out}
        out += [FocusStop(plate.rect) for plate in play.layout.plates if tuple(plate.rect) not in known]
    return out
