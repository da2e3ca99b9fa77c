"""Card input: what a click or key on a card does: choose it, begin a play, zoom it, or say why not.

What may be chosen is read from the view, where a card may go from a try on a copy, why not from the game's own reason.
"""

from __future__ import annotations

import pygame

from doomtable.rules.terms import NO_CARD, IllegalChoice, Reason
from doomtable.rules.view_parts import CardView, OptionView
from doomtable.table.kit.view_lookup import find, invades, is_fighter
from doomtable.table.layout.card_packing import Spot
from doomtable.table.match import keyboard_place
from doomtable.table.match.card_actions import (
    COVERED,
    CardAction,
    PlayWish,
    able,
    actions_of,
    begin_play,
    meant_verb,
    on_credit,
    why_not,
)
from doomtable.table.match.card_menu import MenuChoices
from doomtable.table.match.card_reasons import folded_in, reason_of
from doomtable.table.match.drag_and_drop import SEEK_COVER, Drag
from doomtable.table.match.match_state import MatchState
from doomtable.table.match.menu_aims import aims_of
from doomtable.table.match.popups import RefusalPopup
from doomtable.table.paint.card_faces import hand_face
from doomtable.words import clause_links

READ_IN = 2500
PER_LETTER = 60
"""Milliseconds in which a reason is read by anybody: so many, and as many more for each of its letters."""


def choose(match: MatchState, option: OptionView) -> None:
    """Choose for the viewer."""
    if option.key != "pass":  # who passes lets go on what he has begun
        _drop_wish(match)
    match.display.answered(match.seats.viewer)
    try:
        match.seats.port.choose(match.seats.viewer, option)
    except IllegalChoice:
        _refuse_at_pointer(match)
    match.pointer.unzoom()
    match.refresh()


def cancel(match: MatchState) -> bool:
    """Take back what is being put together; False if there was nothing."""
    decision = match.display.view.decision
    if match.question.close_turn_end() is not None:
        match.refresh()
        return True
    if decision is not None and match.mine() and decision.cancellable:
        match.seats.port.cancel(match.seats.viewer)
        match.clear_transient()
        match.refresh()
        return True
    return False


def start(match: MatchState, card: CardView, verb: str, then: OptionView | None = None) -> None:
    """Begin a play, and if a target was meant already, choose it."""
    port, viewer = match.seats.port, match.seats.viewer
    match.question.close_popup()
    _drop_wish(match)
    match.display.answered(viewer)
    try:
        asked = begin_play(port, viewer, card, verb)
        if then is not None:
            decision = port.view(viewer).decision
            if decision is not None and then in decision.options:
                port.choose(viewer, then)
        if not asked and verb == "attack":  # of all plays it alone may be answered before its card is named
            _go_on_later(match, PlayWish(viewer, verb, card.handle, then))
    except IllegalChoice:
        _refuse_at_pointer(match)
    match.pointer.unzoom()
    match.refresh()


def _go_on_later(match: MatchState, wish: PlayWish) -> None:
    """If others are asked before an attack is announced, keep in mind who was meant to attack whom."""
    view = match.seats.port.view(wish.seat)
    decision = view.decision
    waits = decision is not None and (decision.seat != wish.seat or decision.kind == "window")
    if waits and view.combat is None:
        match.question.wish_play(wish)


def _drop_wish(match: MatchState) -> None:
    """The viewer means something else now than what he began; what another at this machine began stands."""
    wish = match.question.play
    if wish is not None and wish.seat == match.seats.viewer:
        match.question.wish_play(None)


def press(match: MatchState, card: CardView, rect: pygame.Rect) -> None:
    """A card was clicked or chosen with the keys."""
    viewer, prompt = match.seats.viewer, match.question.prompt
    if not match.mine():
        if card.controller == viewer:
            _say_why(match, card, rect)
        return
    target = next((t for t in prompt.targets if t.key == "card" and t.handle == card.handle), None)
    if target is not None and match.question.turn_end is not None:
        match.question.mark_drop(target.handle)
        match.refresh()
    elif target is not None:
        choose(match, target)
    elif _is_put_together(match, card):
        cancel(match)
    elif prompt.targets or prompt.numbers or prompt.chooser:
        _say_why(match, card, rect)
    elif found := _plays_of(match, able(card)):
        if len(found) == 1 and _means_it(match, card, *found[0]):
            start(match, card, found[0][1].verb)
        else:
            _open_menu(match, card, found, rect)
    elif card.controller != viewer or card.zone == "attached":
        match.pointer.pin((card, "", rect))
        match.display.redraw()
    else:
        _say_why(match, card, rect)


def _is_put_together(match: MatchState, card: CardView) -> bool:
    """Whether it is the card of the play that is being put together, and that can be taken back."""
    decision = match.display.view.decision
    if decision is None or decision.kind != "draft" or not decision.cancellable:
        return False
    return card.handle == decision.handle


def press_beside(match: MatchState, card: CardView) -> None:
    """A card was clicked while the menu of another one was open: have that one do the one thing that it can to it."""
    source = match.question.popup_source
    if source is not None and match.mine() and (aim := aims_of(source).get(card.handle)) is not None:
        start(match, source.card, aim.way.verb, aim.option)


def unfold(match: MatchState, spot: Spot) -> None:
    """A '+n' was pressed: what is folded there that may begin something, else a closer look."""
    folded = [c for c in folded_in(match, spot) if c.verbs and match.display.layout.spot(c.handle) is None]
    found = _plays_of(match, folded) if match.mine() else []
    if found:
        _open_menu(match, spot.card, found, spot.rect)
    else:
        match.pointer.pin((spot.host or spot.card, "", spot.rect))
        match.display.redraw()


def refuse(match: MatchState, text: str, rect: pygame.Rect, drag: Drag | None = None, rule: str = "") -> None:
    """Say why not, beside a card; `rule` is the clause behind it."""
    face, begin = None, None
    if drag is not None:
        wide = min(drag.spot.rect.w, match.theme.px(110))
        face = hand_face(match.faces.model(drag.spot.card), match.theme, wide)
        rect = face.get_rect(center=drag.place)
        begin = drag.spot.rect.center
    spot, now = drag.spot if drag is not None else None, match.animation.now
    until = now + READ_IN + PER_LETTER * len(text)
    match.animation.sound("refused")
    match.pointer.refuse(
        RefusalPopup(text, rect, face, begin, now, until, clause_links.of_reason(rule), spot=spot)
    )
    match.display.redraw()


def _refuse_at_pointer(match: MatchState) -> None:
    refuse(match, match.words.say("refused-not-offered"), pygame.Rect(*match.pointer.place, 2, 2))


def _say_why(match: MatchState, card: CardView, rect: pygame.Rect) -> None:
    """A card that cannot be played or chosen was pressed."""
    reason = reason_of(match, card)
    refuse(match, reason.full, rect, rule=reason.rule)


def _plays_of(match: MatchState, cards: list[CardView]) -> list[tuple[CardView, CardAction]]:
    return [(one, way) for one in cards for way in actions_of(match.seats.port, match.seats.viewer, one)]


def _means_it(match: MatchState, card: CardView, one: CardView, way: CardAction) -> bool:
    """Does a click on a card mean its one play: one that can be cancelled yet, or taken back for nothing?

    Neither an attack, nor what turns a card face up, nor what brings something to light comes of a stray click, nor is
    a card given to another because nobody else can have it: the menu names the bearer first.
    """
    if one is not card:
        return False
    bearer = find(match.display.view, way.on) if way.on != NO_CARD else None
    if bearer is not None and bearer.controller != match.seats.viewer:
        return False
    if not way.at_once or on_credit(card):
        return not way.at_once
    alone = match.seats.port.history is not None and len(match.seats.humans) == 1
    return (
        alone
        and way.quiet
        and way.verb == meant_verb(card)
        and not (is_fighter(card) and card.zone != "hand")
    )


def _kindred(match: MatchState, card: CardView) -> tuple[str, ...]:
    """What people look for in the menu of a card, besides what is there."""
    if not match.menu_open() or not is_fighter(card):
        return ()
    orders = (
        "attack",
        *(() if card.cover else (SEEK_COVER,)),
        *(("transfer",) if match.display.view.outposts else ()),
        *(("steal",) if invades(match.display.view, card) else ()),
    )
    wanted = ("muster", COVERED) if card.zone == "hand" else orders if card.zone != "attached" else ()
    return tuple(verb for verb in wanted if verb not in card.verbs)


def _why(match: MatchState, card: CardView, verb: str) -> Reason | None:
    reason = why_not(match.seats.port, match.seats.viewer, card, verb, None)
    return reason if reason.key != "not_an_option" else None


def _open_menu(
    match: MatchState, card: CardView, found: list[tuple[CardView, CardAction]], rect: pygame.Rect
) -> None:
    refused = [
        (verb, reason) for verb in _kindred(match, card) if (reason := _why(match, card, verb)) is not None
    ]
    on = next(
        (way.on for one, way in found if one is card and way.verb == "attack" and way.on != NO_CARD), NO_CARD
    )
    port, viewer = match.seats.port, match.seats.viewer
    outlooks = port.foresee_attack(viewer, card.handle, on) if on != NO_CARD else {}
    choices = MenuChoices(card, found, refused, rect, outlooks)
    match.question.open_popup(match.menu_of(choices), choices)
    match.pointer.unzoom()
    if match.pointer.keyed:  # who came by mouse sees but one thing lit: what he points at
        keyboard_place.stand_first(match)
    match.display.redraw()
