"""Variant picker: what can be played with the same cards, as tiles, and beside them the selected one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from doomtable.rules.ruleset import Ruleset
from doomtable.table.kit.focus_navigation import ARROWS
from doomtable.table.kit.key_bindings import KEYS, KeyBindings
from doomtable.table.kit.widgets import Button, button_at, whole_panel
from doomtable.table.new_game.variants_offered import OFFERS, picture, players_said
from doomtable.table.paint.highlights import VEIL, darken, draw_focus, draw_frame
from doomtable.table.paint.panels import draw_panel, draw_rule, draw_tray
from doomtable.table.paint.text_layout import FittedText, draw_text, fit
from doomtable.table.paint.theme import Theme
from doomtable.table.rulebook.rulebook_state import OpenRulebook
from doomtable.words.words import Words

TILE: Final = (56, 92)
"""How high at least and at most a tile is."""


@dataclass(frozen=True, slots=True)
class VariantPicked:
    """The answer: this variant."""

    variant: str


def rules_of(variant: str, edition: str) -> OpenRulebook:
    """The rulebook of an edition at the chapter of a variant."""
    chapter = OFFERS[variant].chapter
    return OpenRulebook((chapter,) if chapter else (), edition=edition)


class VariantPicker:
    """The variants to choose from; it answers VariantPicked, OpenRulebook or 'back'."""

    def __init__(
        self, words: Words, theme: Theme, size: tuple[int, int], edition: Ruleset, variant: str,
        keys: KeyBindings = KEYS,
    ) -> None:  # fmt: skip
        self.words, self.edition, self.keys = words, edition, keys
        self.every = tuple(OFFERS)
        self.chosen = self.every.index(variant) if variant in self.every else 0
        self.focus = 0
        """Where the keyboard stands: 0 is the tiles, then the buttons."""
        self.keyed = False
        self.mouse = (-1, -1)
        self.resize(size, theme)

    @property
    def variant(self) -> str:
        """The selected one."""
        return self.every[self.chosen]

    def resize(self, size: tuple[int, int], theme: Theme) -> None:
        """Take another size or scale."""
        self.size, self.theme = size, theme
        px = theme.px
        self.panel = whole_panel(size, theme)
        inner = self.panel.inflate(-px(56), -px(32))
        self.title = pygame.Rect(inner.x, inner.y, inner.w, px(56))
        top, foot = self.title.bottom + px(10), inner.bottom - px(46)
        self.bed = pygame.Rect(inner.x, top, inner.w * 38 // 100, foot - px(10) - top)
        left = self.bed.right + px(20)
        self.side = pygame.Rect(left, top, inner.right - left, self.bed.h)
        self.foot = pygame.Rect(inner.x, foot, inner.w, px(46))
        self.room = self.bed.inflate(-px(20), -px(20))
        told = self.side.inflate(-px(28), -px(28))
        self.band = pygame.Rect(told.x, told.y, told.w, min(told.w * 9 // 16, told.h * 54 // 100))
        above = self.band.h + px(24) * 2 + px(12)
        self.told_in = pygame.Rect(told.x, told.y + above, told.w, told.h - above)
        gap, n = px(8), len(self.every)
        self.high = max(px(TILE[0]) * 2 // 3, min(px(TILE[1]), (self.room.h + gap) // n - gap))
        self.lay()

    def lay(self) -> None:
        """Give the buttons their places."""
        px, say, at = self.theme.px, self.words.say, self.foot
        wide = px(170)
        take = pygame.Rect(self.side.right - min(px(320), self.side.w // 2), at.y, min(px(320), self.side.w // 2), at.h)
        back = pygame.Rect(at.x, at.y, wide, at.h)
        rules = pygame.Rect(self.side.x, at.y, min(px(210), take.x - px(12) - self.side.x), at.h)
        self.buttons = [
            Button(
                take, say("setup-variant-take"), VariantPicked(self.variant), True, key=self.keys.cap("choose"),
            ),
            Button(
                rules, say("setup-variant-rules"), rules_of(self.variant, self.edition.name), key=self.keys.cap("rules")
            ),
            Button(back, say("list-back"), "back", key=self.keys.cap("cancel")),
        ]  # fmt: skip

    def tile(self, number: int) -> pygame.Rect:
        """Where a tile lies."""
        return pygame.Rect(self.room.x, self.room.y + number * (self.high + self.theme.px(8)), self.room.w, self.high)

    def tile_at(self, place: tuple[int, int]) -> int | None:
        """The tile at a pixel."""
        return next((i for i in range(len(self.every)) if self.tile(i).collidepoint(place)), None)

    def select(self, number: int) -> None:
        """Select a variant, the nearest there is."""
        self.chosen = max(0, min(number, len(self.every) - 1))
        self.focus = 0
        self.lay()

    def handle(self, event: pygame.event.Event) -> object:
        """Take an event; returns the answer or None."""
        if event.type == pygame.MOUSEMOTION:
            self.mouse = event.pos
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._pressed(event.pos)
        elif event.type == pygame.MOUSEWHEEL:
            self.select(self.chosen - event.y)
        elif event.type == pygame.KEYDOWN:
            return self._key(event)
        return None

    def _pressed(self, place: tuple[int, int]) -> object:
        self.mouse, self.keyed = place, False
        button = button_at(self.buttons, place)
        if button is not None:
            return button.message
        tile = self.tile_at(place)
        if tile is None:
            return None if self.panel.collidepoint(place) else "back"
        again = tile == self.chosen
        self.select(tile)
        return VariantPicked(self.variant) if again else None

    def _key(self, event: pygame.event.Event) -> object:
        action = self.keys.action_of(event.key)
        keyed, self.keyed = self.keyed, True
        if action == "cancel":
            return "back"
        if action == "rules":
            return self.buttons[1].message
        if event.key == pygame.K_TAB:
            step = -1 if event.mod & pygame.KMOD_SHIFT else 1
            self.focus = (self.focus + step) % (len(self.buttons) + 1) if keyed else self.focus
        elif event.key in ARROWS:
            if event.key in (pygame.K_UP, pygame.K_DOWN) and self.focus == 0:
                self.select(self.chosen + (-1 if event.key == pygame.K_UP else 1))
            elif event.key in (pygame.K_LEFT, pygame.K_RIGHT):
                step = -1 if event.key == pygame.K_LEFT else 1
                self.focus = max(0, min(len(self.buttons), self.focus + step))
        elif action in ("choose", "main"):
            return self.buttons[self.focus - 1].message if self.focus else VariantPicked(self.variant)
        return None

    def draw(self, target: pygame.Surface) -> None:
        """Draw it over the screen."""
        theme = self.theme
        px, palette = theme.px, theme.palette
        darken(target, target.get_rect(), VEIL)
        draw_panel(target, self.panel, theme)
        text = self.words.say("setup-variant-choose").upper()
        words = fit(text, self.title.w, self.title.h, px(30), px(14), 700, "engraved", most_lines=1)
        x, y = self.title.centerx, self.title.y + px(22)
        draw_text(target, text, x, y, words.size, palette.brass_hi, 700, "engraved", 0.5, 0.5, True)
        draw_rule(target, self.title.x, self.title.bottom - px(4), self.title.w, theme, lozenge=True)
        draw_tray(target, self.bed, theme, "cover")
        under = self.tile_at(self.mouse)
        for i in range(len(self.every)):
            self._tile(target, i, i == under)
        self._selected(target)
        hovered = button_at(self.buttons, self.mouse)
        for button in self.buttons:
            button.draw(target, theme, button is hovered, False)
        if self.keyed:
            place = self.tile(self.chosen) if self.focus == 0 else self.buttons[self.focus - 1].rect
            draw_focus(target, place, theme)

    def _tile(self, target: pygame.Surface, number: int, hover: bool) -> None:
        """A picture, a name, and how many play."""
        theme, rect, variant = self.theme, self.tile(number), self.every[number]
        px, palette = theme.px, theme.palette
        draw_panel(target, rect, theme, framed=False)
        if number == self.chosen:
            draw_frame(target, rect, theme, palette.brass_hi, 3)
        elif hover:
            draw_frame(target, rect, theme, palette.brass_lo, 2)
        inner = rect.inflate(-px(12), -px(12))
        image = picture(variant, (inner.h * 4 // 3, inner.h), theme)
        target.blit(image, inner)
        x = inner.x + image.get_width() + px(14)
        room = inner.right - x
        ink = palette.brass_hi if number == self.chosen or hover else palette.bone
        name = fit(self.words.say(OFFERS[variant].called), room, inner.h, px(18), px(13), 600, most_lines=1)
        apart = px(11) if rect.h >= px(52) else px(9)
        draw_text(target, name.lines[0], x, rect.centery - apart, name.size, ink, 600, ay=0.5)
        said = players_said(self.words, variant, self.edition)
        draw_text(target, said, x, rect.centery + apart, px(14), palette.ash, 400, ay=0.5)

    def _selected(self, target: pygame.Surface) -> None:
        """The picture, the name, the players and the sentences of the selected one."""
        theme, side = self.theme, self.side
        px, palette, say = theme.px, theme.palette, self.words.say
        draw_panel(target, side, theme)
        band, box = self.band, self.told_in
        target.blit(picture(self.variant, band.size, theme), band)
        pygame.draw.rect(target, palette.brass_lo, band, max(1, palette.border))
        y = band.bottom + px(24)
        draw_text(target, say(OFFERS[self.variant].called), box.x, y, px(24), palette.brass_hi, 700, ay=0.5)
        said = players_said(self.words, self.variant, self.edition)
        draw_text(target, said, box.right, y, px(16), palette.ash, 500, ax=1, ay=0.5)
        draw_rule(target, box.x, y + px(24), box.w, theme)
        y, text = box.y, self.told()
        for line in text.lines:
            draw_text(target, line, box.x, y, text.size, palette.bone, 400)
            y += text.leading

    def told(self) -> FittedText:
        """The sentences about the selected one, as they stand in their place."""
        px, box, said = self.theme.px, self.told_in, self.words.say(OFFERS[self.variant].says)
        return fit(said, box.w, box.h, px(20), px(13), 400, lead=1.4, most_lines=9)
