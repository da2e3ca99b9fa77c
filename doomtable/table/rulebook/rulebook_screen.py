"""Rulebook screen: mouse, keyboard and drawing of the rulebook that lies over another screen.

It lies over the screen it was opened from, which waits under it and comes back as it was. Letters always go into the
search; everything else is done with arrows, Tab and Enter, or with the mouse.
"""

from __future__ import annotations

from typing import Final

import pygame

from doomtable.table.kit.key_bindings import prints, selects_all
from doomtable.table.kit.message import ScreenMessage
from doomtable.table.kit.search_field import draw_search
from doomtable.table.kit.widgets import Button, button_at
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.highlights import VEIL, darken, draw_focus
from doomtable.table.paint.panels import draw_panel, draw_rule, draw_tray, oak, tone
from doomtable.table.paint.surface_effects import vertical
from doomtable.table.paint.text_layout import draw_text, shortened
from doomtable.table.paint.theme import mix
from doomtable.table.rulebook.rulebook_pages import RulebookLocation, draw_block
from doomtable.table.rulebook.rulebook_state import CloseRulebook, RulebookState

NOTCH: Final = 54
"""Pixels that a notch of the wheel scrolls."""


class RulebookScreen(RulebookState):
    """The rulebook, driven by mouse and keyboard. Message: CloseRulebook."""

    def handle(self, event: pygame.event.Event) -> ScreenMessage | None:
        """Take an event; returns a message for the window or None."""
        typing = event.type == pygame.KEYDOWN and self.takes(event.key)
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL) and not typing:
            self.set_on()
        if event.type == pygame.MOUSEMOTION:
            before = self._under(self.mouse)
            self.mouse = event.pos
            if self.list.pulled(event.pos) or self.text.pulled(event.pos) or self._under(event.pos) != before:
                self.dirty = True
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self.mouse, self.dirty = event.pos, True
            if event.button == 1:
                self.keyed = False
                return self._pressed(event.pos)
            if event.button in (6, 7):  # the thumb's buttons
                self.wander(-1 if event.button == 6 else 1)
        elif event.type == pygame.MOUSEBUTTONUP:
            self.list.held = self.text.held = None
        elif event.type == pygame.MOUSEWHEEL:
            over = self.list if self.list.box.collidepoint(self.mouse) else self.text
            over.to(over.top - event.y * self.theme.px(NOTCH))
            self.dirty = True
        elif event.type == pygame.TEXTINPUT:
            self.dirty = True
            before = "" if self.marked else self.place.query
            self.look_for(before + "".join(mark for mark in event.text if mark.isprintable()))
            self.marked = False
        elif event.type == pygame.KEYDOWN:
            self.dirty = True
            if self._edited(event):
                return None
            said = self._key(event)
            if self.focus[0] == "chapters":
                self.show_chapter()
            return said
        return None

    def _under(self, place: tuple[int, int]) -> object:
        """Whatever looks different when the pointer is over it."""
        cross = self.cross.collidepoint(place)
        return button_at(self.buttons, place), self.chapter_at(place), self.link_at(place), cross

    def _pressed(self, place: tuple[int, int]) -> ScreenMessage | None:
        button = button_at(self.buttons, place)
        if button is not None:
            return self._press(button)
        if self.list.pressed(place) or self.text.pressed(place):
            return None
        chapter, block, link = self.chapter_at(place), self.block_at(place), self.link_at(place)
        if self.place.query and self.cross.collidepoint(place):
            self.look_for("")
        elif chapter is not None:
            if self.book.chapters[chapter] != self.place.chapter:
                self.visit(RulebookLocation(self.book.chapters[chapter]))
            self.focus = ("chapters", 0)
        elif block is not None:
            self.row, self.focus = block, ("text", 0)
            if link is not None:
                self.follow(link.to)
        elif not self.panel.collidepoint(place):
            return CloseRulebook()
        return None

    def _press(self, button: Button) -> ScreenMessage | None:
        if button.message == "edition":
            self.read_next_edition()
            return None
        if button.message in ("back", "forward"):
            self.wander(-1 if button.message == "back" else 1)
            return None
        return button.message if isinstance(button.message, ScreenMessage) else None

    def _edited(self, event: pygame.event.Event) -> bool:
        """Mark all of the search, or delete what is marked; False for a key that does neither."""
        if selects_all(event) and self.place.query:
            self.marked = True
        elif self.marked and event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self.look_for("")
        else:
            return False
        return True

    def _key(self, event: pygame.event.Event) -> ScreenMessage | None:
        action = self.keys.action_of(event.key) if not prints(event.key) else ""  # letters are for the search
        alt = bool(event.mod & pygame.KMOD_ALT)
        if action == "rules":
            return CloseRulebook()
        if action == "cancel":
            if self.place.query:
                self.look_for("")
                return None
            return CloseRulebook()
        if event.key == pygame.K_BACKSPACE:
            if self.place.query:
                self.look_for(self.place.query[:-1])
            else:
                self.wander(-1)
        elif alt and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.wander(-1 if event.key == pygame.K_LEFT else 1)
        elif event.key == pygame.K_TAB:
            self._tab(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in (pygame.K_UP, pygame.K_DOWN):
            self._along(-1 if event.key == pygame.K_UP else 1)
        elif event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._across(-1 if event.key == pygame.K_LEFT else 1)
        elif event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self._page(-1 if event.key == pygame.K_PAGEUP else 1)
        elif event.key in (pygame.K_HOME, pygame.K_END):
            self.focus, self.keyed = ("text", 0), True
            self.select(0 if event.key == pygame.K_HOME else len(self.page.blocks))
        elif action == "choose":
            return self._entered()
        return None

    def _tab(self, by: int) -> None:
        stops = self.stops()
        if self.keyed:
            self.focus = stops[(stops.index(self.focus) + by) % len(stops)]
        self.keyed = True
        if self.focus[0] in ("text", "link"):
            self.reveal()

    def _along(self, by: int) -> None:
        """Up and down: chapters, else clauses."""
        if self.focus[0] == "chapters":
            self.keyed = True
            self.turn(by)
            return
        self.keyed, self.focus = True, ("text", 0)
        self.select(self.row + by)

    def _across(self, by: int) -> None:
        """Left and right: from button to button, from link to link, else between chapters and text."""
        kind, _ = self.focus
        alike = [stop for stop in self.stops() if stop[0] == kind]
        if kind in ("button", "link") and self.keyed and 0 <= alike.index(self.focus) + by < len(alike):
            self.focus = alike[alike.index(self.focus) + by]
        elif kind != "button":
            self.focus = ("chapters", 0) if by < 0 else ("text", 0)
        self.keyed = True

    def _page(self, by: int) -> None:
        """Turn the text by what is seen of it, and select what then stands uppermost."""
        self.text.to(self.text.top + by * (self.text.box.h - self.theme.px(60)))
        top, bottom = self.text.top, self.text.top + self.text.box.h
        whole = (i for i, b in enumerate(self.page.blocks) if b.rect.y >= top and b.rect.bottom <= bottom)
        self.row = next(whole, self.row)
        self.focus, self.keyed = ("text", 0), True

    def _entered(self) -> ScreenMessage | None:
        kind, i = self.focus
        if kind == "button" and self.keyed:
            return self._press(self.buttons[i])
        links = self.links()
        if kind == "chapters":
            if not self.place.chapter:
                self.visit(RulebookLocation(self.book.chapters[self.number]))
            self.focus = ("text", 0)
        elif self.place.query and self.row == 0 and len(self.page.blocks) > 1:
            self.follow(self.page.blocks[1].links[0].to)  # what was found first
        elif links:
            self.follow(links[i if kind == "link" else 0].to)
        self.keyed = True
        return None

    def update(self, now: int) -> None:
        """What was found and is out of sight is set now, a little every frame."""
        self.set_on(self.page.high + self.text.box.h // 4)

    def draw(self, target: pygame.Surface) -> None:
        """Draw the book over the screen it lies on."""
        if self.ground is None or self.ground.get_size() != target.get_size():
            self.ground = pygame.Surface(target.get_size(), 0, target)
            draw_ground(self.ground, self)
        target.blit(self.ground, (0, 0))
        draw_book(target, self)
        self.dirty = False


def draw_ground(target: pygame.Surface, scene: RulebookState) -> None:
    """What lies under the book: the screen it was opened from, darkened; else the bare table."""
    if scene.under is None:
        target.blit(oak(scene.size, scene.theme), (0, 0))
        return
    scene.under.draw(target)
    darken(target, target.get_rect(), VEIL)


def draw_book(target: pygame.Surface, scene: RulebookState) -> None:
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


def _header(target: pygame.Surface, scene: RulebookState) -> None:
    """The name of the book, and what is searched for."""
    theme = scene.theme
    px, palette, box = theme.px, theme.palette, scene.search
    title = scene.words.say("rules-title").upper()
    draw_text(
        target, title, scene.header.x, box.centery, px(28), palette.brass_hi, 700, "engraved", 0, 0.5, True
    )
    draw_rule(target, scene.header.x, scene.header.bottom, scene.header.w, theme)
    lit = scene.cross.collidepoint(scene.mouse)
    draw_search(target, box, scene.place.query, scene.words.say("rules-search"), theme, scene.marked, lit)


def _chapters(target: pygame.Surface, scene: RulebookState) -> None:
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


def _text(target: pygame.Surface, scene: RulebookState) -> None:
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
