"""Match overlay: what is drawn over the baked table, such as buttons, dragged card, menus, zoom and sheets."""

from __future__ import annotations

import pygame

from doomtable.table.kit.widgets import Button, button_at
from doomtable.table.layout.card_packing import Spot
from doomtable.table.match.board import PILES
from doomtable.table.match.history_view import draw_history_frame, draw_row, row_at
from doomtable.table.match.match_hints import draw_hint
from doomtable.table.match.match_state import MatchState
from doomtable.table.match.plate_tooltips import draw_plate_tooltip
from doomtable.table.match.popups import draw_notices, draw_tip
from doomtable.table.match.rulebook_links import draw_corners, draw_mark
from doomtable.table.match.thinking_indicator import draw_pondering
from doomtable.table.motion.fade_in import draw_appearing
from doomtable.table.paint.card_faces import hand_face
from doomtable.table.paint.highlights import (
    VEIL,
    darken,
    draw_dim,
    draw_focus,
    draw_legal_over,
    draw_playable,
)
from doomtable.table.paint.surface_effects import shadow

LIFTED = 1.18


def draw_overlay(target: pygame.Surface, scene: MatchState) -> None:
    """Everything over the baked table, for one frame."""
    theme = scene.theme
    hovered = button_at(scene.every_button(), scene.pointer.place) if scene.pointer.drag is None else None
    for button in scene.question.buttons:
        if button.message != "board" or not scene.animation.queue.waits("panel"):
            button.draw(target, theme, button is hovered, False)
    draw_pondering(target, scene.animation.thinking_indicator, scene.display.layout, theme)
    if scene.display.past >= 0:
        draw_history_frame(target, scene.display.layout.board, theme, scene.words)
    row = row_at(scene.display.log, scene.pointer.place)
    free = scene.display.sheet is None and scene.pointer.drag is None
    if row is not None and free and scene.seats.port.history is not None:
        draw_row(target, row[0], theme)
    draw_corners(target, scene)
    if scene.combat_shown():
        _targets(target, scene)
    if scene.display.sheet is None:
        _lifted(target, scene)
        if scene.question.chooser is not None:
            scene.question.chooser.draw(target, theme, scene.faces, scene.question.chooser.at(scene.pointer.place))
        if scene.question.popup is not None:
            scene.question.popup.draw(target, theme)
            for button in scene.question.popup.buttons:
                button.draw(target, theme, button is hovered, False)
        _dragged(target, scene)
    draw_hint(target, scene, theme)
    if scene.display.tour is not None and scene.guided():
        scene.display.tour.draw(target, theme)
        for button in scene.display.tour.buttons:
            button.draw(target, theme, button is hovered, False)
    places = scene.ring() if scene.pointer.focus >= 0 else []
    _sheet(target, scene, hovered)
    if 0 <= scene.pointer.focus < len(places):
        draw_focus(target, places[scene.pointer.focus].rect, theme)
    if scene.pointer.refusal is not None:
        scene.pointer.refusal.draw(target, theme, scene.words, scene.keys)
    if scene.display.sheet is None and scene.pointer.drag is None and scene.pointer.zoomed is None:
        _tip(target, scene)
    if scene.pointer.zoomed is not None and scene.display.sheet is None:
        card, name, near = scene.pointer.zoomed
        scene.zoom.draw(target, scene.display.view, card, name, near)
        if scene.zoom.mark is not None:
            draw_mark(target, scene, scene.zoom.mark)
    draw_notices(target, [text for text, _ in scene.display.notices], theme)


def _sheet(target: pygame.Surface, scene: MatchState, hovered: Button | None) -> None:
    """The sheet over everything, when it appears through and from below."""
    calm, busy = scene.seats.handover is not None or scene.seats.consent is not None, scene.animation.queue.running
    sheet, appears = scene.display.sheet, scene.animation.fade_in
    share = appears.share(sheet is not None, calm, busy, scene.animation.now, scene.animation.percent)
    if sheet is None or share <= 0:
        return
    over = target
    if share < 1 and appears.over is None:
        over = target.copy()
        appears.keep(over)
    if share == 1 or over is not target:
        darken(over, over.get_rect(), VEIL)
        sheet.draw(over, scene.theme)
        for button in sheet.buttons:
            button.draw(over, scene.theme, button is hovered, False)
    if share < 1 and appears.over is not None:
        draw_appearing(target, appears.over, sheet.rect, target.get_width(), share, scene.theme)


def _tip(target: pygame.Surface, scene: MatchState) -> None:
    """What the parts of a plate mean; what a narrow plate has no room for: piles, and what is assigned."""
    if draw_plate_tooltip(target, scene):
        return
    plate = scene.display.layout.plate_at(scene.pointer.place)
    if plate is None or not plate.row or (plate.piles and scene.pointer.hover is not None):
        return
    player, say = scene.display.view.players[plate.seat], scene.words.say
    if plate.piles and len(plate.assigned) == len(player.attached):
        return
    counts = (("draw", player.draw), ("discard", player.discard), ("annihilated", player.annihilated))
    lines = [(say(PILES[pile]), str(count)) for pile, count in counts]
    called = scene.words.card_name
    lines += [(say("plate-assigned"), called(card.name) or say("card-unknown")) for card in player.attached]
    draw_tip(target, lines, plate.rect, scene.theme)


def _targets(target: pygame.Surface, scene: MatchState) -> None:
    """Brackets on the combatants that may be chosen."""
    for spot in scene.combat.spots(scene.display.view, scene.display.combat_rect):
        if spot.card.handle in scene.question.highlights.lit:
            draw_legal_over(target, spot.rect, scene.theme)


def _lifted(target: pygame.Surface, scene: MatchState) -> None:
    """The cards in hand that are lifted or sink, larger and upright."""
    chooses = scene.question.popup is not None or scene.question.chooser is not None
    if chooses or (scene.pointer.drag is not None and scene.pointer.drag.moving):
        return
    for handle in scene.animation.lifts.lifted():
        spot = next((s for s in scene.display.layout.hand if s.card.handle == handle), None)
        height = scene.animation.lifts.height(handle, scene.animation.now)
        if spot is not None and height > 0 and handle not in scene.animation.queue.away:
            _lift(target, scene, spot, height)


def _lift(target: pygame.Surface, scene: MatchState, spot: Spot, height: float) -> None:
    """A card in hand, lifted so high (0 to 1)."""
    wide = round(spot.rect.w * LIFTED)
    face = hand_face(scene.faces.model(spot.card), scene.theme, wide)
    if height < 1:
        share = (1 + (LIFTED - 1) * height) / LIFTED
        face = pygame.transform.smoothscale(face, (round(wide * share), round(face.get_height() * share)))
    rect = face.get_rect(midbottom=(spot.rect.centerx, min(spot.rect.bottom, target.get_height() - 4)))
    shadow(target, rect, 12, 200, 6)
    target.blit(face, rect)
    if spot.card.handle in scene.question.highlights.lit:
        draw_legal_over(target, rect, scene.theme)
    elif spot.card.verbs and not scene.question.highlights.choosing:
        draw_playable(target, rect, scene.theme)
    else:
        draw_dim(target, rect, scene.theme, 0.2)


def _dragged(target: pygame.Surface, scene: MatchState) -> None:
    """The card at the pointer."""
    drag = scene.pointer.drag
    if drag is None or not drag.moving:
        return
    wide = min(drag.spot.rect.w, scene.theme.px(130))
    face = hand_face(scene.faces.model(drag.spot.card, wounded=False), scene.theme, wide)
    rect = face.get_rect(center=drag.place)
    if drag.spot.form != "hand" and not drag.ways:
        return
    shadow(target, rect, 14, 220, 8)
    target.blit(face, rect)
