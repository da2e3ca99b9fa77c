"""Card grid: many cards to look through, with a search, filters as chips with counts, and smooth scrolling.

It is a part of a screen, which gives it a place, events and time, and looks at `chosen`; what the player wants beyond
that comes as a message. Letters always go into the search, arrows lead about, so it needs no keys of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

import pygame

from doomtable.decks.card_index import CardFilter
from doomtable.table.kit.card_grid_state import CardGridState
from doomtable.table.kit.card_rows import draw_card_row
from doomtable.table.kit.filter_chips import draw_chip
from doomtable.table.kit.key_bindings import prints, selects_all, writes
from doomtable.table.kit.scroll_box import BAR
from doomtable.table.kit.search_field import cross_of, draw_search
from doomtable.table.kit.widgets import Button
from doomtable.table.paint.highlights import draw_focus, draw_frame, draw_selected
from doomtable.table.paint.panels import draw_tray, tone
from doomtable.table.paint.surface_effects import vertical
from doomtable.table.paint.text_layout import draw_text, fit


@dataclass(frozen=True, slots=True)
class CardPressed:
    """Message: the card that is chosen already was pressed again, or Enter was."""

    name: str


class CardGrid(CardGridState):
    """A card grid, driven by mouse and keyboard. Message: CardPressed."""

    # ------------------------------------------------------------------------------------------ mouse and keyboard

    def handle(self, event: pygame.event.Event) -> object:
        """Take an event; returns a message or None. Esc and what leads away are the screen's."""
        if event.type == pygame.MOUSEMOTION:
            before, self.mouse = self._under(self.mouse), event.pos
            if self.scroll.pulled(event.pos):
                self.jump(self.scroll.top)
                self.dirty = True
            self.dirty = self.dirty or self._under(event.pos) != before
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.mouse, self.dirty = event.pos, True
            return self._pressed(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP:
            self.scroll.held = None
        elif event.type == pygame.MOUSEWHEEL and self.bed.collidepoint(self.mouse):
            self.glide(self.goal - getattr(event, "precise_y", event.y) * self.step * 0.6)
        elif event.type == pygame.TEXTINPUT:
            self.type(event.text)
        elif event.type == pygame.KEYDOWN:
            return self._key(event)
        return None

    def takes(self, key: int) -> bool:
        """Is a key for the search?"""
        return writes(key)

    def _under(self, place: tuple[int, int]) -> object:
        """Whatever looks different when the pointer is over it."""
        cross = cross_of(self.search, self.theme).collidepoint(place)
        near = self.near is not None and self.near.rect.collidepoint(place)
        return self.card_at(place), self.chip_at(place), cross, near, self.clear.collidepoint(place)

    def _pressed(self, place: tuple[int, int]) -> object:
        chip, card = self.chip_at(place), self.card_at(place)
        if self.search.collidepoint(place):
            self.stop = "search"
            if cross_of(self.search, self.theme).collidepoint(place):
                self.clear_query()
        elif chip is not None:
            self.stop, self.chip = "chips", chip
            self.look_for(self.wanted.toggled(self.chips[chip].group, self.chips[chip].value))
        elif self.narrowed and self.clear.collidepoint(place):
            self.look_for(CardFilter())
        elif self.near is not None and self.near.rect.collidepoint(place):
            self._accept()
        elif self.scroll.pressed(place):
            if self.scroll.held is None:  # a page was turned
                top, self.scroll.top = self.scroll.top, round(self.top)
                self.glide(top)
        elif card is not None:
            self.stop = "cards"
            again, self.chosen = self.found[card].name == self.chosen, self.found[card].name
            self.reveal()
            return CardPressed(self.chosen) if again else None
        return None

    def _key(self, event: pygame.event.Event) -> object:
        self.dirty = True
        keyed, self.keyed = self.keyed, True
        if selects_all(event) and self.wanted.query:
            self.marked = True
        elif event.key == pygame.K_BACKSPACE or (event.key == pygame.K_DELETE and self.marked):
            query = "" if self.marked else self.wanted.query[:-1]
            self.look_for(CardFilter(query, self.wanted.chosen))
        elif event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END):
            self._leaf(event.key)
        elif event.key in (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT):
            self._arrow(event.key, keyed)
        elif self.keys.action_of(event.key) == "choose" and not prints(event.key):
            return self._entered()
        return None

    def _entered(self) -> object:
        if self.stop == "chips":
            chip = self.chips[self.chip]
            self.look_for(self.wanted.toggled(chip.group, chip.value))
        elif self.stop == "clear":
            self.look_for(CardFilter())
        elif self.near is not None and self.stop is not None:
            self._accept()
        elif self.stop is not None and self.found:
            self.stop = "cards"
            return CardPressed(self.chosen)
        return None

    def _accept(self) -> None:
        """Look for what was meant."""
        if self.near is not None and isinstance(self.near.message, CardFilter):
            self.look_for(self.near.message)

    def _arrow(self, key: int, keyed: bool) -> None:
        """An arrow: along the cards or chips, and up and down between them and the search."""
        sideways = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(key, 0)
        down = {pygame.K_UP: -1, pygame.K_DOWN: 1}.get(key, 0)
        if self.stop == "cards" and self.found:
            here = self.number
            if down < 0 and here < self.across and keyed:
                self.stop = "chips" if self.chips else "search"
            else:
                self.choose(here + sideways + down * self.across if here >= 0 else 0)
        elif self.stop == "chips" and sideways:
            self.chip = max(0, min(self.chip + sideways, len(self.chips) - 1))
        elif self.stop == "chips":
            lines = sorted({chip.rect.y for chip in self.chips})
            line = lines.index(self.chips[self.chip].rect.y) + down
            if 0 <= line < len(lines):
                x = self.chips[self.chip].rect.x
                near = [i for i, chip in enumerate(self.chips) if chip.rect.y == lines[line]]
                self.chip = min(near, key=lambda i: abs(self.chips[i].rect.x - x))
            else:
                self.stop = "search" if line < 0 else "cards" if self.found else "chips"
        elif down > 0 and self.stop == "search":
            self.stop = "chips" if self.chips else "cards"
        elif self.stop == "clear":
            self.stop = "chips" if sideways or down < 0 or not self.found else "cards"

    def choose(self, number: int) -> None:
        """Choose the card found at a place, the nearest there is, and show it."""
        self.chosen = self.found[max(0, min(number, len(self.found) - 1))].name
        self.reveal()

    def _leaf(self, key: int) -> None:
        """A page up or down, to the first card or to the last."""
        if not self.found:
            return
        self.stop = "cards"
        page = max(1, self.scroll.box.h // self.step) * self.across
        by = {pygame.K_PAGEUP: -page, pygame.K_PAGEDOWN: page}.get(key)
        last = len(self.found) - 1
        self.choose(max(0, self.number) + by if by else 0 if key == pygame.K_HOME else last)

    # ------------------------------------------------------------------------------------------------------ drawing

    def draw_ground(self, target: pygame.Surface) -> None:
        """Draw what lies under the cards and stays as it is: a screen draws it once for every size."""
        draw_tray(target, self.bed, self.theme, "cover")

    def draw(self, target: pygame.Surface) -> None:
        """Draw it on its ground: what is sought, then the cards."""
        began = perf_counter()
        theme, words = self.theme, self.words
        lit = cross_of(self.search, theme).collidepoint(self.mouse)
        draw_search(target, self.search, self.wanted.query, words.say("cards-search"), theme, self.marked, lit)
        hot = self.chip_at(self.mouse)
        for i, chip in enumerate(self.chips):
            draw_chip(target, chip, theme, i == hot)
        self._told(target)
        if self.found:
            self._cards(target)
        else:
            self._nothing(target)
        self._hint(target, hot)
        ring = self._ring()
        if self.keyed and ring is not None:
            draw_focus(target, ring, theme)
        self.dirty = False
        self.drawn = perf_counter() - began

    def _told(self, target: pygame.Surface) -> None:
        """How many cards are found, and the button that shows all again."""
        theme, px = self.theme, self.theme.px
        count, of = len(self.found), len(self.index.cards)
        told = self.words.say("cards-found", n=count, of=of) if count < of else self.words.say("cards-all", n=of)
        draw_text(target, told, self.area.right, self.area.y + px(14), px(13), theme.palette.ash, 500, ax=1, ay=0.5)
        if self.narrowed:
            lit = self.clear.collidepoint(self.mouse)
            Button(self.clear, self.words.say("cards-clear"), "").draw(target, theme, lit, False)

    def _cards(self, target: pygame.Surface) -> None:
        theme, px, box, words = self.theme, self.theme.px, self.scroll.box, self.words
        target.set_clip(box)
        hot = None if self.scroll.held is not None else self.card_at(self.mouse)
        for i in self.seen:
            if self.listed:
                draw_card_row(target, self.found[i], self.rect_of(i), theme, words)
            else:
                self.tiles.draw(target, self.found[i], self.rect_of(i).topleft, theme)
        if hot is not None:
            draw_frame(target, self.rect_of(hot), theme, theme.palette.brass)
        if (number := self.number) in self.seen:
            draw_selected(target, self.rect_of(number), theme)
        fade, ground = px(18), tone("cover", theme)
        clear, full = (*ground, 0), (*ground, 255)
        if self.scroll.top > self.pad:
            target.blit(vertical(box.w - px(BAR), fade, full, clear), box)
        if self.scroll.top < self.scroll.most - self.pad:
            target.blit(vertical(box.w - px(BAR), fade, clear, full), (box.x, box.bottom - fade))
        target.set_clip(None)
        self.scroll.draw(target, theme)

    def _nothing(self, target: pygame.Surface) -> None:
        """Nothing was found: what may have been meant."""
        px, palette, words = self.theme.px, self.theme.palette, self.words
        x, y = self.bed.centerx, self.bed.y + self.bed.h * 2 // 5
        draw_text(target, words.say("cards-none"), x, y, px(22), palette.brass_hi, 600, ax=0.5, ay=1)
        if self.near is not None:
            over = self.near.rect.collidepoint(self.mouse)
            self.near.draw(target, self.theme, over, self.keyed and self.stop == "near")
            return
        told = self.wrong or words.say("cards-none-sub")
        said = fit(told, self.bed.w - px(60), px(90), px(15), px(12), 500, even=True)
        for i, line in enumerate(said.lines):
            draw_text(target, line, x, y + px(12) + i * said.leading, said.size, palette.bone, 500, ax=0.5)

    def _hint(self, target: pygame.Surface, hot: int | None) -> None:
        """The name of a chip that shows only its sign."""
        at = hot if hot is not None else self.chip if self.keyed and self.stop == "chips" else None
        if at is None or at >= len(self.chips) or self.chips[at].label:
            return
        theme, px, chip = self.theme, self.theme.px, self.chips[at]
        words = fit(chip.name, px(300), px(24), px(13), px(12), 600, most_lines=1)
        box = pygame.Rect(0, 0, words.width + px(20), px(26))
        box.midtop = chip.rect.centerx, chip.rect.bottom + px(9)
        box.clamp_ip(self.area)
        target.fill(theme.palette.iron_low, box)
        pygame.draw.rect(target, theme.palette.brass, box, theme.palette.border)
        draw_text(target, chip.name, *box.center, words.size, theme.palette.bone, 600, ax=0.5, ay=0.5)

    def _ring(self) -> pygame.Rect | None:
        """The place of the keyboard."""
        px = self.theme.px
        if self.stop == "search":
            return self.search.inflate(-px(8), -px(8))
        if self.stop == "chips" and self.chip < len(self.chips):
            return self.chips[self.chip].rect.inflate(-px(8), -px(8))
        if self.stop == "clear":
            return self.clear.inflate(-px(8), -px(8))
        if self.stop == "cards" and self.number in self.seen:
            return self.rect_of(self.number).clip(self.scroll.box).inflate(-px(10), -px(10))
        return None
