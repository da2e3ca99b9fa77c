"""Drawing of the deck builder."""

from __future__ import annotations

from typing import Final

import pygame

from doomtable.table.deck_builder.builder_parts import BuilderParts
from doomtable.table.deck_builder.composition_view import draw_curve, draw_destiny, draw_shares
from doomtable.table.kit.card_rows import name_room
from doomtable.table.kit.deck_panel import draw_sign
from doomtable.table.kit.picture_subject import declaration
from doomtable.table.kit.widgets import button_at, draw_notice
from doomtable.table.paint.card_faces import hand_face, large_face
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.highlights import VEIL, darken, draw_frame
from doomtable.table.paint.panels import draw_panel, oak
from doomtable.table.paint.surface_effects import shadow
from doomtable.table.paint.text_layout import draw_text
from doomtable.table.paint.theme import SIZES, mix

PREVIEW: Final = 270
"""Pixels that the card is wide which the pointer is on in the list."""
TAG: Final = 24


def draw(screen: BuilderParts, target: pygame.Surface) -> None:
    """Draw the whole screen."""
    if screen.ground is None:
        screen.ground = pygame.Surface(screen.size, 0, target)
        screen.ground.blit(oak(screen.size, screen.theme), (0, 0))
        draw_panel(screen.ground, screen.layout.panel, screen.theme)
        screen.grid.draw_ground(screen.ground)
    target.blit(screen.ground, (0, 0))
    screen.grid.draw(target)
    _counts(screen, target)
    _side(screen, target)
    covered = screen.overlay is not None or screen.sheet is not None or screen.zoom.up
    hot = None if covered or screen.dragging else button_at(screen.buttons, screen.mouse)
    for i, button in enumerate(screen.buttons):
        button.draw(target, screen.theme, button is hot, screen.keyed and screen.stop == i)
    _verdict(screen, target)
    if not covered:
        _preview(screen, target)
        _dragged(screen, target)
    if screen.overlay is not None:
        screen.overlay.draw(target)
    if screen.sheet is not None:
        darken(target, target.get_rect(), VEIL)
        screen.sheet.draw(target, screen.theme)
        lit = button_at(screen.sheet.buttons, screen.mouse)
        for button in screen.sheet.buttons:
            button.draw(target, screen.theme, button is lit, False)
    card = declaration(screen.zoomed)
    if screen.zoom.up and card is not None:
        screen.zoom.draw(target, card, screen.mouse)
    said = screen.notice or screen.state.trouble
    if said:
        draw_notice(target, said, screen.grid.bed, screen.theme)


def _counts(screen: BuilderParts, target: pygame.Surface) -> None:
    """How many copies of each card in sight the deck has, on a tag at its foot."""
    grid, theme, counts = screen.grid, screen.theme, screen.state.analysis.counts
    px, palette = theme.px, theme.palette
    target.set_clip(grid.scroll.box)
    for i in grid.seen:
        card = grid.found[i]
        rect, held = grid.rect_of(i), counts.get(card.name, 0)
        most = screen.state.most(card)
        if not held and most and screen.state.pool is None:
            continue
        told = screen.words.say("builder-held", n=held, most=most) if most else screen.words.say("builder-barred")
        size = px(12 if grid.listed else 14)
        wide = min(rect.w - px(8), text_width(told, size, 700) + px(14))
        tag = pygame.Rect(rect.x + px(5), rect.y + rect.h * 19 // 100, wide, px(TAG))
        if grid.listed:
            tag = pygame.Rect(0, rect.y + px(4), wide - px(6), rect.h - px(8))
            tag.right = name_room(rect, theme)
        full = held >= most
        ground = palette.brass if held and not full else mix(palette.iron_low, palette.iron, 0.4)
        ink = palette.ink if held and not full else palette.brass_hi if held <= most and most else palette.blood
        target.fill(ground, tag)
        pygame.draw.rect(target, palette.brass_hi if held else palette.edge, tag, max(1, palette.border))
        draw_text(target, told, tag.centerx, tag.centery, size, ink, 700, ax=0.5, ay=0.5)
    if grid.index.owned is not None and not grid.listed:
        for i in grid.seen:
            if owned := grid.index.owned.get(grid.found[i].name, 0):
                _owned(screen, target, grid.rect_of(i), owned)
    target.set_clip(None)


def _owned(screen: BuilderParts, target: pygame.Surface, rect: pygame.Rect, owned: int) -> None:
    """How many copies of a card the player has, on a small tag under that of the deck."""
    px, palette, size = screen.theme.px, screen.theme.palette, screen.theme.px(12)
    told = screen.words.say("builder-owned", n=owned)
    top = rect.y + rect.h * 19 // 100 + px(TAG + 1)
    tag = pygame.Rect(rect.x + px(5), top, text_width(told, size, 600) + px(10), px(16))
    target.fill(mix(palette.iron_low, palette.iron, 0.4), tag)
    pygame.draw.rect(target, palette.jade, tag, max(1, palette.border))
    draw_text(target, told, tag.centerx, tag.centery, size, palette.bone, 600, ax=0.5, ay=0.5)


def _side(screen: BuilderParts, target: pygame.Surface) -> None:
    """The list of the deck, and what it is made of."""
    lay, made = screen.layout, screen.state.analysis.composition
    pointed = (-1, -1) if screen.overlay is not None or screen.dragging else screen.mouse
    screen.lines.draw(target, pointed, screen.keyed and screen.stop == "deck")
    draw_shares(target, lay.shares, made, screen.theme, screen.words)
    draw_curve(target, lay.curve, made, screen.state.rules.start_d, screen.theme)
    draw_destiny(target, lay.destiny, made, screen.theme, screen.words)


def _verdict(screen: BuilderParts, target: pygame.Surface) -> None:
    """Whether the deck is legal, as a sign beside the button that says what is wrong."""
    px, box = screen.theme.px, screen.layout.verdict
    good = not screen.state.analysis.faults
    draw_sign(target, pygame.Rect(box.x - px(22), box.centery - px(7), px(14), px(14)), good, screen.theme)


def _preview(screen: BuilderParts, target: pygame.Surface) -> None:
    """The card in large that the pointer or the keyboard is on in the list."""
    line = screen.lines.line_at(screen.mouse) if not screen.dragging else None
    name = line.card if line is not None else screen.lines.at if screen.keyed and screen.stop == "deck" else ""
    if not name or declaration(name) is None:
        return
    px = screen.theme.px
    wide = px(PREVIEW)
    high = wide * SIZES.large_card[1] // SIZES.large_card[0]
    shown = next((one for one in screen.lines.cards if one.card == name), None)
    if shown is None:
        return
    place = pygame.Rect(screen.layout.side.x - wide - px(14), 0, wide, high)
    place.centery = screen.lines.rect_of(shown).centery
    place.clamp_ip(screen.layout.panel.inflate(-px(16), -px(16)))
    shadow(target, place, 14, 220, 7)
    target.blit(large_face(screen.faces.named(name), screen.theme, wide), place)


def _dragged(screen: BuilderParts, target: pygame.Surface) -> None:
    """The card that is dragged, and the place where it would go."""
    if screen.held is None or not screen.dragging:
        return
    theme = screen.theme
    part = screen.part_at(screen.mouse)
    colour = theme.palette.jade if part else theme.palette.blood
    if part:
        button = next((b for b in screen.buttons if b.rect.collidepoint(screen.mouse)), None)
        draw_frame(target, button.rect if button is not None else screen.layout.listed, theme, colour, 3)
    wide = theme.px(110)
    face = hand_face(screen.faces.named(screen.held[0]), theme, wide)
    place = face.get_rect(center=screen.mouse)
    shadow(target, place, 12, 200, 8)
    target.blit(face, place)
    if part or screen.held[1] != "grid":
        draw_frame(target, place, theme, colour, 2)


