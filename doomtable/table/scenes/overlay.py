"""What moves over the baked table: buttons, the lifted card, the dragged card, menus, reasons, the zoom, sheets."""

from __future__ import annotations

import pygame

from ..paint.faces import hand_face
from ..paint.signals import draw_dim, draw_focus, draw_legal_over, draw_playable
from ..paint.surfaces import shadow
from ..widgets import button_at
from .board import PILES
from .play import Play
from .popups import draw_notices, draw_tip

LIFTED = 1.18


def draw_overlay(target: pygame.Surface, scene: Play) -> None:
    """Everything over the baked table, for one frame."""
    theme = scene.theme
    hovered = button_at(scene.every_button(), scene.mouse) if scene.drag is None else None
    for button in scene.buttons:
        button.draw(target, theme, button is hovered, False)
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
    places = scene.ring() if scene.focus >= 0 else []
    if scene.sheet is not None:
        _veil(target)
        scene.sheet.draw(target, theme)
        for button in scene.sheet.buttons:
            button.draw(target, theme, button is hovered, False)
    if 0 <= scene.focus < len(places):
        draw_focus(target, places[scene.focus].rect, theme)
    if scene.refusal is not None:
        scene.refusal.draw(target, theme, scene.words)
    if scene.sheet is None and scene.drag is None and scene.zoomed is None:
        _tip(target, scene)
    if scene.zoomed is not None and scene.sheet is None:
        card, name, near = scene.zoomed
        scene.zoom.draw(target, scene.view, card, name, near)
    draw_notices(target, [text for text, _ in scene.notices], theme)


def _tip(target: pygame.Surface, scene: Play) -> None:
    """What a narrow plate under the pointer has no room for: piles, and what is assigned."""
    plate = scene.layout.plate_at(scene.mouse)
    if plate is None or not plate.row or (plate.piles and scene.hover is not None):
        return
    player, say = scene.view.players[plate.seat], scene.words.say
    if plate.piles and len(plate.assigned) == len(player.attached):
        return
    counts = (("draw", player.draw), ("discard", player.discard), ("annihilated", player.annihilated))
    lines = [(say(PILES[pile]), str(count)) for pile, count in counts]
    lines += [(say("plate-assigned"), card.name or say("card-unknown")) for card in player.attached]
    draw_tip(target, lines, plate.rect, scene.theme)


_veils: dict[tuple[int, int], pygame.Surface] = {}


def _veil(target: pygame.Surface) -> None:
    """Darken everything."""
    size = target.get_size()
    if size not in _veils:
        _veils.clear()
        made = pygame.Surface(size, pygame.SRCALPHA, 32)
        made.fill((8, 7, 7, 168))
        _veils[size] = made
    target.blit(_veils[size], (0, 0))


def _targets(target: pygame.Surface, scene: Play) -> None:
    """Brackets on the combatants that may be chosen."""
    for spot in scene.combat.spots(scene.view, scene.combat_rect):
        if spot.card.handle in scene.signs.lit:
            draw_legal_over(target, spot.rect, scene.theme)


def _lifted(target: pygame.Surface, scene: Play) -> None:
    """The card in hand under the pointer or the keyboard, larger and upright."""
    if scene.drag is not None and scene.drag.moving:
        return
    handle = scene.hover.card.handle if scene.hover is not None and scene.hover.form == "hand" else None
    spot = next((s for s in scene.layout.hand if s.card.handle == handle), None)
    if spot is None or scene.verbs is not None or scene.chooser is not None:
        return
    wide = round(spot.rect.w * LIFTED)
    face = hand_face(scene.faces.model(spot.card), scene.theme, wide)
    rect = face.get_rect(midbottom=(spot.rect.centerx, min(spot.rect.bottom, target.get_height() - 4)))
    shadow(target, rect, 12, 200, 6)
    target.blit(face, rect)
    if spot.card.handle in scene.signs.lit:
        draw_legal_over(target, rect, scene.theme)
    elif spot.card.verbs and not scene.signs.choosing:
        draw_playable(target, rect, scene.theme)
    else:
        draw_dim(target, rect, scene.theme, 0.2)


def _dragged(target: pygame.Surface, scene: Play) -> None:
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
