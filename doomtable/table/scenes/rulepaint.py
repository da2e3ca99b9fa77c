"""How the rulebook looks: the screen under it darkened, its search, its chapters, its page."""

from __future__ import annotations

import pygame

from doomtable.table.fonts import text_width
from doomtable.table.paint.ground import draw_panel, draw_rule, draw_tray, oak, tone
from doomtable.table.paint.signals import VEIL, darken, draw_focus
from doomtable.table.paint.surfaces import vertical
from doomtable.table.paint.text import draw_text
from doomtable.table.scenes.listing import shortened
from doomtable.table.scenes.reading import Reader
from doomtable.table.scenes.rulepages import draw_block
from doomtable.table.theme import Theme, mix
from doomtable.table.widgets import button_at


def draw_ground(target: pygame.Surface, scene: Reader) -> None:
    """What lies under the book: the screen it was opened from, darkened; else the bare table."""
    if scene.under is None:
        target.blit(oak(scene.size, scene.theme), (0, 0))
        return
    scene.under.draw(target)
    darken(target, target.get_rect(), VEIL)


def draw_book(target: pygame.Surface, scene: Reader) -> None:
    """Draw the book."""
    theme = scene.theme
    px, palette = theme.px, theme.palette
    draw_panel(target, scene.panel, theme, palette.brass)
    _header(target, scene)
    _chapters(target, scene)
    draw_tray(target, scene.bed, theme, "cover")
    _text(target, scene)
    hovered = button_at(scene.buttons, scene.mouse)
    for button in scene.buttons:
        button.draw(target, theme, button is hovered, False)
    hint = scene.words.say("rules-hint")
    if text_width(hint, px(13)) <= scene.foot.w:
        draw_text(target, hint, *scene.foot.center, px(13), palette.ash, 400, ax=0.5, ay=0.5)
    if scene.keyed:
        draw_focus(target, scene.ring(), theme)


def _header(target: pygame.Surface, scene: Reader) -> None:
    """The name of the book, and what is searched for."""
    theme = scene.theme
    px, palette, box = theme.px, theme.palette, scene.search
    title = scene.words.say("rules-title").upper()
    draw_text(
        target, title, scene.header.x, box.centery, px(28), palette.brass_hi, 700, "engraved", 0, 0.5, True
    )
    draw_rule(target, scene.header.x, scene.header.bottom, scene.header.w, theme)
    target.fill(palette.iron_low, box)
    query = scene.place.query
    pygame.draw.rect(target, palette.brass if query else palette.brass_lo, box, palette.border)
    x, middle = box.x + px(36), box.centery
    _lens(target, box.x + px(18), middle, theme)
    room = scene.cross.x - x - px(4)
    shown = query
    while shown and text_width(shown, px(16), 500) > room:
        shown = shown[1:]  # the end is being typed
    if query:
        draw_text(target, shown, x, middle, px(16), palette.bone, 500, ay=0.5)
        x += text_width(shown, px(16), 500) + px(2)
        pygame.draw.line(target, palette.brass_hi, (x, middle - px(10)), (x, middle + px(10)), px(2))
        ink = palette.brass_hi if scene.cross.collidepoint(scene.mouse) else palette.ash
        cx, arm = scene.cross.centerx, px(5)
        for lean in (-1, 1):
            pygame.draw.line(
                target, ink, (cx - arm, middle - lean * arm), (cx + arm, middle + lean * arm), px(2)
            )
    else:
        draw_text(target, scene.words.say("rules-search"), x, middle, px(15), palette.ash, 400, ay=0.5)


def _lens(target: pygame.Surface, x: int, y: int, theme: Theme) -> None:
    px, ink = theme.px, theme.palette.brass
    pygame.draw.circle(target, ink, (x - px(1), y - px(1)), px(6), px(2))
    pygame.draw.line(target, ink, (x + px(3), y + px(3)), (x + px(8), y + px(8)), px(2))


def _chapters(target: pygame.Surface, scene: Reader) -> None:
    theme = scene.theme
    px, palette = theme.px, theme.palette
    target.set_clip(scene.list.box)
    over = scene.chapter_at(scene.mouse)
    for i, chapter in enumerate(scene.book.chapters):
        rect = scene.row_rect(i)
        up = chapter == scene.place.chapter
        if up:
            target.fill(mix(palette.iron_high, palette.brass, 0.0 if palette.plain else 0.16), rect)
            target.fill(palette.brass, pygame.Rect(rect.x, rect.y, px(4), rect.h))
        elif i == over:
            target.fill(mix(palette.iron_high, palette.brass, 0.07), rect)
        count = scene.hits.get(chapter, 0)
        ink = palette.brass_hi if up or count else palette.bone if i == over else palette.ash
        size = px(15 if scene.row_high >= px(26) else 14)
        note = str(count) if count else ""
        room = rect.w - px(24) - (text_width(note, size, 600) + px(6) if note else 0)
        title = shortened(scene.book.title(chapter), size, room, 600 if up else 500)
        draw_text(target, title, rect.x + px(14), rect.centery, size, ink, 600 if up else 500, ay=0.5)
        if note:
            draw_text(target, note, rect.right - px(10), rect.centery, size, ink, 600, ax=1, ay=0.5)
    target.set_clip(None)
    scene.list.draw(target, theme)


def _text(target: pygame.Surface, scene: Reader) -> None:
    theme, px, box = scene.theme, scene.theme.px, scene.text.box
    hot = scene.link_at(scene.mouse)
    target.set_clip(box)
    for i, block in enumerate(scene.page.blocks):
        if scene.seen(block.rect).colliderect(box):
            draw_block(target, block, box.x, box.y - scene.text.top, theme, i == scene.row, hot)
    fade, ground = px(22), tone("cover", theme)
    clear, full = (*ground, 0), (*ground, 255)
    if scene.text.top:
        target.blit(vertical(box.w, fade, full, clear), box)
    if scene.text.top < scene.text.most:
        target.blit(vertical(box.w, fade, clear, full), (box.x, box.bottom - fade))
    target.set_clip(None)
    scene.text.draw(target, theme)
