"""Match overlay: what is drawn over the baked table, such as buttons, dragged card, menus, zoom and sheets."""

from __future__ import annotations

from dataclasses import replace

import pygame

from doomtable.table.kit.widgets import Button, button_at
from doomtable.table.layout.card_packing import Spot
from doomtable.table.match.board import PILES
from doomtable.table.match.card_actions import on_credit
from doomtable.table.match.card_reasons import draw_reason
from doomtable.table.match.end_film import EndFilm
from doomtable.table.match.end_scene import EndScene
from doomtable.table.match.history_view import draw_history_frame, draw_row, row_at
from doomtable.table.match.match_hints import draw_hint
from doomtable.table.match.match_state import MatchState
from doomtable.table.match.menu_aims import aims_of
from doomtable.table.match.open_gates import draw_open_gates
from doomtable.table.match.plate_tooltips import draw_plate_tooltip
from doomtable.table.match.popups import draw_notices, draw_tip
from doomtable.table.match.ringed_places import LIFTED, around_card, as_lifted
from doomtable.table.match.rulebook_links import draw_corners, draw_mark
from doomtable.table.match.table_messages import ShowMeanwhile, ToggleBoard, ToggleSums
from doomtable.table.match.thinking_indicator import draw_pondering
from doomtable.table.match.tour_arrow import draw_tour_arrow
from doomtable.table.motion.fade_in import draw_appearing
from doomtable.table.paint.card_faces import hand_face
from doomtable.table.paint.highlights import (
    VEIL,
    darken,
    draw_dim,
    draw_focus,
    draw_legal_over,
    draw_on_credit,
    draw_playable,
    draw_selected,
)
from doomtable.table.paint.player_badges import player_badge
from doomtable.table.paint.surface_effects import shadow
from doomtable.table.paint.turn_banner import draw_turn_ribbon

RAISED = 0.25
"""How far at most a card in hand rises over its place, of its height."""


def draw_overlay(target: pygame.Surface, match: MatchState) -> None:
    """Everything over the baked table, for one frame."""
    theme = match.theme
    hovered = button_at(match.every_button(), match.pointer.place) if match.pointer.drag is None else None
    for button in match.question.buttons:
        if button.message not in (ToggleBoard(), ToggleSums()) or not match.animation.queue.waits("panel"):
            button.draw(target, theme, button is hovered, False)
    _ribbon(target, match)
    draw_pondering(target, match.animation.thinking_indicator, match.display.layout, theme)
    if match.display.past >= 0:
        draw_history_frame(target, match.display.layout.board, theme, match.words)
    row = row_at(match.display.log, match.pointer.place)
    free = match.display.sheet is None and match.pointer.drag is None
    if row is not None and free and match.seats.port.history is not None:
        draw_row(target, row[0], theme)
    draw_corners(target, match)
    if match.combat_shown():
        _targets(target, match)
    if match.display.sheet is None:
        _lifted(target, match)
        if match.question.chooser is not None:
            match.question.chooser.draw(target, theme, match.faces, match.question.chooser.at(match.pointer.place))
        if match.question.popup is not None:
            _aims(target, match)
            match.question.popup.draw(target, theme)
            for button in match.question.popup.buttons:
                button.draw(target, theme, button is hovered, False)
        draw_open_gates(target, match)
        _dragged(target, match)
    draw_hint(target, match, theme)
    draw_tour_arrow(target, match)
    places = match.ring() if match.pointer.focus >= 0 else []
    _sheet(target, match, hovered)
    if 0 <= match.pointer.focus < len(places):
        draw_focus(target, around_card(match, as_lifted(match, places[match.pointer.focus].rect)), theme)
    if match.pointer.refusal is not None and match.display.sheet is None:
        shown = around_card(match, as_lifted(match, match.pointer.refusal.card))
        match.pointer.refusal.draw(target, theme, match.words, match.keys, shown)
    if match.display.sheet is None and match.pointer.drag is None and match.pointer.zoomed is None:
        _tip(target, match)
    if match.pointer.zoomed is not None and match.display.sheet is None:
        match.zoom.draw(target, match.display.view, match.pointer.zoomed, match.pointer.kept, in_use(match))
        if match.zoom.mark is not None:
            draw_mark(target, match, match.zoom.mark)
    if match.pointer.tip is not None and match.pointer.tip.text:
        hand = max((spot.rect.h for spot in match.display.layout.hand), default=0)
        zoomed = match.zoom.place if match.pointer.zoomed is not None else None
        draw_reason(target, match.pointer.tip, round(hand * (LIFTED - 1)), zoomed, theme)
    draw_notices(target, [text for text, _ in match.display.notices], theme)


def in_use(match: MatchState) -> list[pygame.Rect]:
    """The places over which no card is shown in large: question, hand with its prices, buttons, menus."""
    layout, question = match.display.layout, match.question
    raised = round(max((spot.rect.h for spot in layout.hand), default=0) * RAISED) + match.theme.px(28)
    hand = [pygame.Rect(s.rect.x, s.rect.y - raised, s.rect.w, s.rect.h + raised) for s in layout.hand]
    menu = [question.popup.rect] if question.popup is not None else []
    tabs = (plate.rect for plate in layout.plates if plate.tab)
    pressed = (one.rect for one in question.buttons if one.message != ShowMeanwhile())  # a mark, not an answer
    return [layout.ask, *hand, *menu, *pressed, *tabs]


def _aims(target: pygame.Surface, match: MatchState) -> None:
    """Light the cards at which a click aims what the menu's card can do, while its menu is open."""
    source = match.question.popup_source
    if source is None or match.combat_shown():
        return
    for handle in aims_of(source):
        spot = match.display.layout.spot(handle)
        if spot is not None and spot.form != "hand":
            draw_legal_over(target, spot.rect, match.theme)


def _ribbon(target: pygame.Surface, match: MatchState) -> None:
    """Whose turn has begun, for a moment."""
    share, ribbon = match.animation.share_of_ribbon(), match.animation.turn_ribbon
    view = match.display.view
    if ribbon is None or share <= 0 or match.covered() or match.display.past >= 0 or match.combat_shown():
        return
    say, seats, looks = match.words.say, match.theme.palette.seats, match.seats.looks
    name, colour = view.players[ribbon.seat].name, seats[ribbon.seat % len(seats)]
    own = ribbon.seat == view.seat
    title = say("banner-your-turn") if own else say("banner-turn-of", player=name)
    note = say("banner-turn-number", n=max(1, ribbon.number))
    badge = player_badge(looks[ribbon.seat].emblem if ribbon.seat < len(looks) else "", colour, match.theme.px(40))
    layout = match.display.layout
    draw_turn_ribbon(
        target, layout.banner, ribbon.seat == layout.bottom, title.upper(), note, badge, colour, share, match.theme
    )


def _sheet(target: pygame.Surface, match: MatchState, hovered: Button | None) -> None:
    """The sheet over everything, when it appears through and from below."""
    calm, busy = match.seats.handover is not None or match.seats.consent is not None, match.animation.queue.running
    sheet, appears = match.display.sheet, match.animation.fade_in
    share = appears.share(sheet is not None, calm, busy, match.animation.now, match.animation.percent)
    if sheet is None or share <= 0:
        return
    over = target
    if share < 1 and appears.over is None:
        over = target.copy()
        appears.keep(over)
    if share == 1 or over is not target:
        if isinstance(sheet, EndScene) and match.animation.percent:
            _end(over, match, sheet)
        else:
            darken(over, over.get_rect(), VEIL)
            sheet.draw(over, match.theme)
        for button in sheet.buttons:
            button.draw(over, match.theme, button is hovered, False)
    if share < 1 and appears.over is not None:
        draw_appearing(target, appears.over, sheet.rect, target.get_width(), share, match.theme)


def _end(target: pygame.Surface, match: MatchState, scene: EndScene) -> None:
    """The scene of a game that is over, which is drawn before whoever looks; once it stands it stays so."""
    film, of = match.animation.end_film, (scene, match.size, match.theme.key)
    if film is None or film.of[1:] != of[1:] or film.of[0] is not scene:
        stood = film is not None and film.over
        film = EndFilm(scene, match.size, match.theme)
        if stood:
            film.settle()
        match.animation.show_end(film)
    film.draw(target, match.animation.now, match.animation.percent)


def _tip(target: pygame.Surface, match: MatchState) -> None:
    """What the parts of a plate mean; what a narrow plate has no room for: piles, and what is assigned."""
    if draw_plate_tooltip(target, match):
        return
    plate = match.display.layout.plate_at(match.pointer.place)
    if plate is None or not plate.row or (plate.piles and match.pointer.hover is not None):
        return
    player, say = match.display.view.players[plate.seat], match.words.say
    if plate.piles and len(plate.assigned) == len(player.attached):
        return
    counts = (("draw", player.draw), ("discard", player.discard), ("annihilated", player.annihilated))
    lines = [(say(PILES[pile]), str(count)) for pile, count in counts]
    called = match.words.card_name
    lines += [(say("plate-assigned"), called(card.name) or say("card-unknown")) for card in player.attached]
    draw_tip(target, lines, plate.rect, match.theme)


def _targets(target: pygame.Surface, match: MatchState) -> None:
    """Brackets on the combatants that may be chosen."""
    for spot in match.combat.spots(match.display.view, match.display.combat_rect):
        if spot.card.handle in match.question.highlights.lit:
            draw_legal_over(target, spot.rect, match.theme)


def _lifted(target: pygame.Surface, match: MatchState) -> None:
    """The cards in hand that are lifted or sink, larger and upright."""
    chooses = match.question.popup is not None or match.question.chooser is not None
    if chooses or (match.pointer.drag is not None and match.pointer.drag.moving):
        return
    for handle in match.animation.lifts.lifted():
        spot = next((s for s in match.display.layout.hand if s.card.handle == handle), None)
        height = match.animation.lifts.height(handle, match.animation.now)
        if spot is not None and height > 0 and handle not in match.animation.queue.away:
            _lift(target, match, spot, height)


def _lift(target: pygame.Surface, match: MatchState, spot: Spot, height: float) -> None:
    """A card in hand, lifted so high (0 to 1)."""
    wide = round(spot.rect.w * LIFTED)
    face = hand_face(match.faces.model(spot.card), match.theme, wide)
    if height < 1:
        share = (1 + (LIFTED - 1) * height) / LIFTED
        face = pygame.transform.smoothscale(face, (round(wide * share), round(face.get_height() * share)))
    rect = face.get_rect(midbottom=(spot.rect.centerx, min(spot.rect.bottom, target.get_height() - 4)))
    shadow(target, rect, 12, 200, 6)
    target.blit(face, rect)
    if spot.card.handle == match.question.highlights.selected:
        draw_selected(target, rect, match.theme)
    elif spot.card.handle in match.question.highlights.lit:
        draw_legal_over(target, rect, match.theme)
    elif spot.card.verbs and not match.question.highlights.choosing:
        (draw_on_credit if on_credit(spot.card) else draw_playable)(target, rect, match.theme)
        match.board.price(target, replace(spot, turn=0.0), rect, match.question.highlights)
    else:
        draw_dim(target, rect, match.theme, 0.2)


def _dragged(target: pygame.Surface, match: MatchState) -> None:
    """The card at the pointer."""
    drag = match.pointer.drag
    if drag is None or not drag.moving:
        return
    wide = min(drag.spot.rect.w, match.theme.px(130))
    face = hand_face(match.faces.model(drag.spot.card, wounded=False), match.theme, wide)
    rect = face.get_rect(center=drag.place)
    if drag.spot.form != "hand" and not drag.ways:
        return
    shadow(target, rect, 14, 220, 8)
    target.blit(face, rect)
