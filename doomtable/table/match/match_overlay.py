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
    hovered = button_at(scene.every_button(), scene.mouse) if scene.drag is None else None
    for button in scene.buttons:
        if button.message != "board" or not scene.moving.waits("panel"):
            button.draw(target, theme, button is hovered, False)
    draw_pondering(target, scene.thinking_indicator, scene.layout, theme)
    if scene.past >= 0:
        draw_history_frame(target, scene.layout.board, theme, scene.words)
    row = row_at(scene.log, scene.mouse)
    if row is not None and scene.sheet is None and scene.drag is None and scene.port.history is not None:
        draw_row(target, row[0], theme)
    draw_corners(target, scene)
    if scene.combat_shown():
        _targets(target, scene)
    if scene.sheet is None:
        _lifted(target, scene)
        if scene.chooser is not None:
            scene.chooser.draw(target, theme, scene.faces, scene.chooser.at(scene.mouse))
        if scene.verbs is not None:
            scene.verbs.draw(target, theme)
            for button in scene.verbs.buttons:
                button.draw(target, theme, button is hovered, False)
        _dragged(target, scene)
    draw_hint(target, scene, theme)
    if scene.guide is not None and scene.guided():
        scene.guide.draw(target, theme)
        for button in scene.guide.buttons:
            button.draw(target, theme, button is hovered, False)
    places = scene.ring() if scene.focus >= 0 else []
    _sheet(target, scene, hovered)
    if 0 <= scene.focus < len(places):
        draw_focus(target, places[scene.focus].rect, theme)
    if scene.refusal is not None:
        scene.refusal.draw(target, theme, scene.words, scene.keys)
    if scene.sheet is None and scene.drag is None and scene.zoomed is None:
        _tip(target, scene)
    if scene.zoomed is not None and scene.sheet is None:
        card, name, near = scene.zoomed
        scene.zoom.draw(target, scene.view, card, name, near)
        if scene.zoom.mark is not None:
            draw_mark(target, scene, scene.zoom.mark)
    draw_notices(target, [text for text, _ in scene.notices], theme)


def _sheet(target: pygame.Surface, scene: MatchState, hovered: Button | None) -> None:
    """The sheet over everything, when it appears through and from below."""
    calm, busy = scene.curtain is not None or scene.consent is not None, scene.moving.running
    sheet, appears = scene.sheet, scene.appears
    share = appears.share(sheet is not None, calm, busy, scene.now, scene.motion)
    if sheet is None or share <= 0:
        return
    over = target
    if share < 1 and appears.over is None:
        over = appears.over = target.copy()
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
    plate = scene.layout.plate_at(scene.mouse)
    if plate is None or not plate.row or (plate.piles and scene.hover is not None):
        return
    player, say = scene.view.players[plate.seat], scene.words.say
    if plate.piles and len(plate.assigned) == len(player.attached):
        return
    counts = (("draw", player.draw), ("discard", player.discard), ("annihilated", player.annihilated))
    lines = [(say(PILES[pile]), str(count)) for pile, count in counts]
    called = scene.words.card_name
    lines += [(say("plate-assigned"), called(card.name) or say("card-unknown")) for card in player.attached]
    draw_tip(target, lines, plate.rect, scene.theme)


def _targets(target: pygame.Surface, scene: MatchState) -> None:
    """Brackets on the combatants that may be chosen."""
    for spot in scene.combat.spots(scene.view, scene.combat_rect):
        if spot.card.handle in scene.signs.lit:
            draw_legal_over(target, spot.rect, scene.theme)


def _lifted(target: pygame.Surface, scene: MatchState) -> None:
    """The cards in hand that are lifted or sink, larger and upright."""
    if (scene.drag is not None and scene.drag.moving) or scene.verbs is not None or scene.chooser is not None:
        return
    for handle in scene.lifts.lifted():
        spot = next((s for s in scene.layout.hand if s.card.handle == handle), None)
        height = scene.lifts.height(handle, scene.now)
        if spot is not None and height > 0 and handle not in scene.moving.away:
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
    if spot.card.handle in scene.signs.lit:
        draw_legal_over(target, rect, scene.theme)
    elif spot.card.verbs and not scene.signs.choosing:
        draw_playable(target, rect, scene.theme)
    else:
        draw_dim(target, rect, scene.theme, 0.2)


def _dragged(target: pygame.Surface, scene: MatchState) -> None:
    """The card at the pointer."""
    drag = scene.drag
    if drag is None or not drag.moving:
        return
    wide = min(drag.spot.rect.w, scene.theme.px(130))
    face = hand_face(scene.faces.model(drag.spot.card, wounded=False), scene.theme, wide)
    rect = face.get_rect(center=drag.place)
    if drag.spot.form != "hand" and not drag.ways:
        return
    shadow(target, rect, 14, 220, 8)
    target.blit(face, rect)
