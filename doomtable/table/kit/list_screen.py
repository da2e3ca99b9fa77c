"""List screen: base of the screens with tabs, a list to choose from and buttons under it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

import pygame

from doomtable.table.kit.clipped_text import clipped, tidy
from doomtable.table.kit.key_bindings import KEYS, KeyBindings
from doomtable.table.kit.list_view import LEADING, TEXT, ListPage, ListRow, dragged, draw_list, grid, is_cut
from doomtable.table.kit.message import ScreenMessage, reject_message
from doomtable.table.kit.sheet import Sheet
from doomtable.table.kit.widgets import Button, button_at
from doomtable.table.paint.emblems import eclipse
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.highlights import VEIL, darken, draw_focus
from doomtable.table.paint.panels import draw_panel, draw_rule, draw_tray, oak
from doomtable.table.paint.surface_effects import put
from doomtable.table.paint.text_layout import draw_text, fit, shortened
from doomtable.table.paint.theme import Color, Theme, mix
from doomtable.words.words import Words

Stop = tuple[Literal["tab", "list", "button"], int]
"""Where the keyboard stands."""

WIDEST: Final = 1240
HIGHEST: Final = 940
"""How large the panel becomes at a scale of 1."""
NOTCH: Final = 3
"""Rows that a notch of the wheel scrolls."""


class ListButton(NamedTuple):
    """What can be done: a button's words, what pressing it means, its key."""

    label: str
    message: object
    key: str = ""
    enabled: bool = True
    main: bool = False


class ListScreenLayout(NamedTuple):
    """Where everything stands."""

    panel: pygame.Rect
    title: pygame.Rect
    tabs: tuple[pygame.Rect, ...]
    note: pygame.Rect
    bed: pygame.Rect
    """The recess that the list lies in."""
    table: pygame.Rect
    foot: pygame.Rect
    buttons: tuple[pygame.Rect, ...]


def places(size: tuple[int, int], theme: Theme, tabs: Sequence[int], deeds: int, noted: bool) -> ListScreenLayout:
    """Share out a window among tabs of these widths, a list and so many buttons, of which the last stands right."""
    px = theme.px
    panel = pygame.Rect(0, 0, min(px(WIDEST), size[0] - px(32)), min(px(HIGHEST), size[1] - px(32)))
    panel.center = size[0] // 2, size[1] // 2
    inner = panel.inflate(-px(56), -px(32))
    title = pygame.Rect(inner.x, inner.y, inner.w, px(56))
    most = inner.w // max(1, len(tabs))
    row, x = [], inner.x
    for wide in tabs:
        row.append(pygame.Rect(x, title.bottom + px(10), min(wide, most), px(34)))
        x = row[-1].right
    note = pygame.Rect(inner.x, title.bottom + px(50), inner.w, px(26) if noted else 0)
    button_high = px(42)
    buttons = []
    wide = min(px(190), (inner.w - px(12) * deeds) // max(1, deeds))
    for i in range(deeds):
        left = inner.right - wide if i == deeds - 1 else inner.x + i * (wide + px(12))
        buttons.append(pygame.Rect(left, inner.bottom - button_high, wide, button_high))
    foot = pygame.Rect(inner.x, inner.bottom - button_high - px(10) - px(38), inner.w, px(38))
    top = note.bottom + px(6)
    bed = pygame.Rect(inner.x, top, inner.w, max(px(90), foot.y - px(4) - top))
    table = bed.inflate(-px(28), -px(20))
    return ListScreenLayout(panel, title, tuple(row), note, bed, table, foot, tuple(buttons))


class ListScreen:
    """A screen of lists. What it is about is told by those that are made of it: `title`, `note`, `deeds`, `chosen`."""

    def __init__(
        self, words: Words, theme: Theme, size: tuple[int, int], pages: Sequence[ListPage], keys: KeyBindings = KEYS
    ) -> None:
        self.words = words
        self.keys = keys
        self.pages = tuple(pages)
        self.page = next((i for i, page in enumerate(self.pages) if page.rows), 0)
        self.rows = [0] * len(self.pages)
        """The selected row of every page."""
        self.tops = [0] * len(self.pages)
        self.said = ""
        self.sheet: Sheet | None = None
        self.sheet_focus = 0
        self.focus: Stop = ("list", 0)
        self.keyed = False
        self.mouse = (-1, -1)
        self.pulled: int | None = None
        """Where the bar's thumb is held, below its upper end."""
        self.dirty = True
        self.resize(size, theme)

    # ----------------------------------------------------------------------------------------- what it is about

    def title(self) -> str:
        """What the screen is called."""
        return ""

    def note(self) -> str:
        """A line above the list; '' for none."""
        return ""

    def list_buttons(self) -> tuple[ListButton, ...]:
        """What can be done now; the last leads back."""
        return ()

    def chosen(self, message: object) -> ScreenMessage | None:
        """What pressing a button means for the window."""
        if not isinstance(message, ScreenMessage):
            reject_message(message, self)
        return message

    def show_notice(self, text: str) -> None:
        """Say a sentence at the foot, until something else is pressed."""
        self.said = tidy(text)
        self.dirty = True

    # ------------------------------------------------------------------------------------------------ its places

    @property
    def shown(self) -> ListPage:
        """The page that is up."""
        return self.pages[self.page]

    @property
    def row(self) -> int:
        """The selected row."""
        return self.rows[self.page]

    def resize(self, size: tuple[int, int], theme: Theme) -> None:
        """Take another size or scale."""
        self.size, self.theme = size, theme
        self.lay()
        self.reveal()
        if self.sheet is not None:
            self.sheet.lay(size, theme)

    def filled(self, pages: Sequence[ListPage]) -> None:
        """Show other rows; the selection stays where it was, as far as there are rows."""
        self.pages = tuple(pages)
        self.rows = [min(row, max(0, len(page.rows) - 1)) for row, page in zip(self.rows, self.pages, strict=True)]
        self.lay()
        self.reveal()

    def lay(self) -> None:
        """Give everything its place."""
        px = self.theme.px
        deeds = self.list_buttons()
        labels = [text_width(page.label, px(15), 600) + px(32) for page in self.pages]
        self.places = places(self.size, self.theme, labels, len(deeds), bool(self.note()))
        self.buttons = [
            Button(rect, deed.label, deed.message, deed.main, key=deed.key, enabled=deed.enabled)
            for deed, rect in zip(deeds, self.places.buttons, strict=True)
        ]
        self.grid = grid(self.shown, self.places.table, self.theme, self.tops[self.page])
        self.tops[self.page] = self.grid.top
        if self.focus not in self.stops():
            self.focus = self.stops()[-1]
        self.dirty = True

    def scroll(self, top: int) -> None:
        """Begin with another row."""
        self.tops[self.page] = top
        self.lay()

    def reveal(self) -> None:
        """Scroll to the selected row."""
        self.scroll(max(self.row - self.grid.fits + 1, min(self.tops[self.page], self.row)))

    def select(self, row: int) -> None:
        """Select a row, the nearest there is."""
        self.rows[self.page] = max(0, min(row, len(self.shown.rows) - 1))
        self.focus = ("list", 0)
        self.lay()
        self.reveal()

    def turn(self, page: int) -> None:
        """Turn to a page."""
        self.page = page % len(self.pages)
        self.lay()
        self.reveal()

    def stops(self) -> list[Stop]:
        """Where Tab leads, in order."""
        out: list[Stop] = [("tab", i) for i in range(len(self.pages))]
        if self.shown.rows:
            out.append(("list", 0))
        return out + [("button", i) for i, button in enumerate(self.buttons) if button.enabled]

    def ring(self) -> pygame.Rect:
        """The place of the keyboard."""
        if self.sheet is not None:
            return self.sheet.buttons[self.sheet_focus].rect
        kind, i = self.focus
        if kind == "tab":
            return self.places.tabs[i].inflate(-self.theme.px(18), -self.theme.px(14))
        if kind == "button":
            return self.buttons[i].rect
        rect = self.grid.rows[min(max(0, self.row - self.grid.top), len(self.grid.rows) - 1)]
        return rect.inflate(-self.theme.px(14), -self.theme.px(14))

    def row_at(self, place: tuple[int, int]) -> int | None:
        """The row at a pixel."""
        for i, rect in enumerate(self.grid.rows):
            if rect.collidepoint(place):
                return self.grid.top + i
        return None

    def _under(self, place: tuple[int, int]) -> object:
        """Whatever looks different when the pointer is over it."""
        if self.sheet is not None:
            return button_at(self.sheet.buttons, place)
        tab = next((i for i, rect in enumerate(self.places.tabs) if rect.collidepoint(place)), None)
        return button_at(self.buttons, place), self.row_at(place), tab

    # ---------------------------------------------------------------------------------------- mouse and keyboard

    def ask(self, sheet: Sheet) -> None:
        """Ask something before it is done."""
        self.sheet, self.sheet_focus = sheet, 0
        sheet.lay(self.size, self.theme)
        self.dirty = True

    def handle(self, event: pygame.event.Event) -> ScreenMessage | None:
        """Take an event; returns a message for the window or None."""
        if event.type == pygame.MOUSEMOTION:
            if self.pulled is not None:
                self.scroll(dragged(self.shown, self.grid, event.pos[1] - self.pulled))
            elif self._under(event.pos) != self._under(self.mouse):
                self.dirty = True
            self.mouse = event.pos
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.mouse, self.keyed, self.dirty = event.pos, False, True
            return self._pressed(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.pulled = None
        elif event.type == pygame.MOUSEWHEEL and self.sheet is None:
            self.scroll(self.tops[self.page] - NOTCH * event.y)
        elif event.type == pygame.KEYDOWN:
            self.dirty = True
            action = self.keys.action_of(event.key)
            return self._sheet_key(action, event) if self.sheet is not None else self._key(action, event)
        return None

    def update(self, now: int) -> None:
        """Nothing moves here."""

    def press(self, button: Button) -> ScreenMessage | None:
        """Press a button."""
        self.said = ""
        self.sheet = None
        return self.chosen(button.message)

    def _pressed(self, place: tuple[int, int]) -> ScreenMessage | None:
        if self.sheet is not None:
            found = button_at(self.sheet.buttons, place)
            return self.press(found) if found is not None else None
        button = button_at(self.buttons, place)
        if button is not None:
            return self.press(button)
        row = self.row_at(place)
        made = self.grid
        if row is not None:
            self.said = ""
            self.select(row)
        elif made.track.collidepoint(place):
            if made.thumb.collidepoint(place):
                self.pulled = place[1] - made.thumb.y
            else:
                self.scroll(made.top + (len(made.rows) if place[1] > made.thumb.y else -len(made.rows)))
        for i, rect in enumerate(self.places.tabs):
            if rect.collidepoint(place):
                self.said = ""
                self.turn(i)
                self.focus = ("list", 0) if self.shown.rows else ("tab", i)  # what is chosen next is in the list
        return None

    def _sheet_key(self, action: str, event: pygame.event.Event) -> ScreenMessage | None:
        assert self.sheet is not None
        if action in ("next", "previous"):
            back = action == "previous" or bool(event.mod & pygame.KMOD_SHIFT)
            self.sheet_focus = (self.sheet_focus + (-1 if back else 1)) % len(self.sheet.buttons)
        elif action in ("choose", "main"):
            return self.press(self.sheet.buttons[self.sheet_focus])
        elif action == "cancel":
            self.sheet = None
        return None

    def _key(self, action: str, event: pygame.event.Event) -> ScreenMessage | None:
        kind, place = self.focus
        keyed, self.keyed = self.keyed, True
        by = -1 if action == "previous" else 1
        if action == "cancel":
            return self.press(self.buttons[-1])
        if event.key == pygame.K_TAB:
            stops = self.stops()
            step = -1 if event.mod & pygame.KMOD_SHIFT else 1
            if keyed:
                self.focus = stops[(stops.index(self.focus) + step) % len(stops)]
        elif action in ("next", "previous") and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._sideways(kind, place, by)
        elif action in ("next", "previous"):
            self._to_row(self.row + by if kind == "list" else self.row)
        elif action in ("log up", "log down"):
            self._to_row(self.row + (-self.grid.fits if action == "log up" else self.grid.fits))
        elif action in ("least", "most"):
            self._to_row(0 if action == "least" else len(self.shown.rows))
        elif action in ("choose", "main"):
            return self._entered(kind, place)
        else:
            found = next((b for b in self.buttons if b.enabled and b.key and b.key == self.keys.cap(action)), None)
            return self.press(found) if found is not None else None
        return None

    def _to_row(self, row: int) -> None:
        if self.shown.rows:
            self.said = ""
            self.select(row)

    def _sideways(self, kind: str, place: int, by: int) -> None:
        """Left and right: from button to button, else from tab to tab."""
        if kind == "button":
            lively = [stop for stop in self.stops() if stop[0] == "button"]
            self.focus = lively[(lively.index(("button", place)) + by) % len(lively)]
            return
        self.said = ""
        self.turn(self.page + by)
        self.focus = ("tab", self.page) if kind == "tab" or not self.shown.rows else ("list", 0)

    def _entered(self, kind: str, place: int) -> ScreenMessage | None:
        if kind == "tab":
            self.turn(place)
            return None
        if kind == "button":
            return self.press(self.buttons[place])
        main = next((button for button in self.buttons if button.main and button.enabled), None)
        return self.press(main) if main is not None else None

    # ------------------------------------------------------------------------------------------------- painting

    def draw(self, target: pygame.Surface) -> None:
        """Draw the screen."""
        theme, at = self.theme, self.places
        px, palette = theme.px, theme.palette
        target.blit(oak(self.size, theme), (0, 0))
        draw_panel(target, at.panel, theme)
        self._title(target)
        free = self.sheet is None
        for i, rect in enumerate(at.tabs):
            self._tab(target, i, rect, free and rect.collidepoint(self.mouse))
        x, y = at.panel.x + px(28), at.tabs[0].bottom if at.tabs else at.title.bottom
        pygame.draw.line(target, palette.edge, (x, y), (at.panel.right - px(29), y), palette.border)
        if at.note.h:
            said = shortened(self.note(), px(TEXT), at.note.w - px(14), 500)
            draw_text(target, said, at.note.x + px(14), at.note.centery, px(TEXT), palette.bone, 500, ay=0.5)
        draw_tray(target, at.bed, theme, "cover")
        if self.shown.rows:
            draw_list(target, self.shown, self.grid, theme, self.row, self.row_at(self.mouse) if free else None)
        else:
            self._empty(target)
        self._foot(target)
        hovered = button_at(self.buttons, self.mouse) if free else None
        for button in self.buttons:
            button.draw(target, theme, button is hovered, False)
        if self.sheet is not None:
            darken(target, target.get_rect(), VEIL)
            self.sheet.draw(target, theme)
            hovered = button_at(self.sheet.buttons, self.mouse)
            for button in self.sheet.buttons:
                button.draw(target, theme, button is hovered, False)
        if self.keyed:
            draw_focus(target, self.ring(), theme)
        self.dirty = False

    def _title(self, target: pygame.Surface) -> None:
        theme, box = self.theme, self.places.title
        px, palette, text = theme.px, theme.palette, self.title().upper()
        words = fit(text, box.w, box.h, px(30), px(14), 700, "engraved", most_lines=1)
        y = box.y + px(22)
        draw_text(target, text, box.centerx, y, words.size, palette.brass_hi, 700, "engraved", 0.5, 0.5, True)
        draw_rule(target, box.x, box.bottom - px(4), box.w, theme, lozenge=True)

    def _tab(self, target: pygame.Surface, number: int, rect: pygame.Rect, hover: bool) -> None:
        theme, up = self.theme, number == self.page
        px, palette = theme.px, theme.palette
        ink: Color = palette.brass_hi if up else palette.bone if hover else palette.ash
        label = shortened(self.pages[number].label, px(15), rect.w - px(8), 600)
        draw_text(target, label, rect.centerx, rect.centery, px(15), ink, 600, ax=0.5, ay=0.5)
        if up:
            target.fill(palette.brass, pygame.Rect(rect.x, rect.bottom - px(2), rect.w, px(3)))

    def _empty(self, target: pygame.Surface) -> None:
        """The sentence in place of a list, under the program's mark."""
        theme, box, page = self.theme, self.places.table, self.shown
        px, palette = theme.px, theme.palette
        size = px(17)
        lines = clipped(page.empty, size, min(box.w - px(40), px(620)), 500, 6)
        lead = round(size * LEADING)
        high, mark = lead * len(lines), px(48)
        tall = box.h > high + 5 * mark
        y = box.centery - high // 2 + (mark + px(16) if tall else 0)
        if tall:
            faint = mix(palette.iron, palette.brass, 0.5)
            put(target, eclipse(mark, faint), box.centerx, y - mark - px(50))
        ink = getattr(palette, page.tone)
        for i, line in enumerate(lines):
            draw_text(target, line, box.centerx, y + i * lead, size, ink, 500, ax=0.5)

    def _foot(self, target: pygame.Surface) -> None:
        """What was told, else the whole of a row that had to be cut."""
        theme, box = self.theme, self.places.foot
        px, palette = theme.px, theme.palette
        text, ink = self.said, palette.ember
        if not text and self.shown.rows:
            row: ListRow = self.shown.rows[self.row]
            if row.whole and is_cut(self.shown, self.grid, row, theme):
                text, ink = row.whole, palette.ash
        size = px(TEXT)
        lead = round(size * LEADING)
        lines = clipped(text, size, box.w - px(28), 500, 2)
        y = box.bottom - lead * len(lines)
        for i, line in enumerate(lines):
            draw_text(target, line, box.x + px(14), y + i * lead, size, ink, 500)
