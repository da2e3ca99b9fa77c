"""Builder overlay: a list over the deck builder, with a note above it, faces if it has some, and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import pygame

from doomtable.table.deck_builder.builder_messages import CloseOverlay
from doomtable.table.kit.face_models import FaceModels
from doomtable.table.kit.key_bindings import KeyBindings
from doomtable.table.kit.message import ScreenMessage
from doomtable.table.kit.scroll_box import BAR, ScrollBox
from doomtable.table.kit.widgets import Button, button_at
from doomtable.table.paint.card_faces import hand_face, strip
from doomtable.table.paint.highlights import VEIL, darken, draw_focus, draw_frame
from doomtable.table.paint.panels import draw_panel, draw_rule, draw_tray
from doomtable.table.paint.text_layout import draw_text, fit
from doomtable.table.paint.theme import Theme, mix
from doomtable.words.words import Words

WIDE: Final = 820
HIGH: Final = 640
ROW: Final = 38
STRIP: Final = 230
"""Pixels that the name of a card in a row is wide."""
COLUMN: Final = 54
"""Pixels that a column is wide."""
FEWEST: Final = 3
"""Rows for which there is room at least: a short list lies in a low panel."""


@dataclass(frozen=True, slots=True)
class OverlayRow:
    """A row: a card, or a heading if neither card nor message is there; what is told of it, what stands at its end, and
    what pressing it means."""

    told: str = ""
    card: str = ""
    count: str = ""
    right: str = ""
    message: ScreenMessage | None = None
    colour: str = "bone"
    columns: Sequence[str] = ()
    """What stands at its end in columns that go through all rows."""


@dataclass(frozen=True, slots=True)
class OverlayButton:
    """A button at the foot."""

    label: str
    message: ScreenMessage
    main: bool = False
    enabled: bool = True


@dataclass
class BuilderOverlay:
    """What lies over the builder. It is made anew after every change; place and scroll are taken over."""

    words: Words
    faces: FaceModels
    keys: KeyBindings
    title: str
    note: str = ""
    rows: Sequence[OverlayRow] = ()
    buttons: Sequence[OverlayButton] = ()
    cards: Sequence[str] = ()
    """Faces side by side above the rows."""
    fewest: int | None = FEWEST
    """For how many rows there is room at least, where more may come; None for as many as the window has room for."""
    at: int = 0
    """The row where the keyboard stands; beyond the rows, the buttons."""
    keyed: bool = False
    mouse: tuple[int, int] = (-1, -1)
    scroll: ScrollBox = field(default_factory=ScrollBox)
    theme: Theme = field(default_factory=Theme)
    made: list[Button] = field(default_factory=list)

    def lay(self, size: tuple[int, int], theme: Theme) -> None:
        """Take a place in a window of a size."""
        self.theme = theme
        px = theme.px
        wide, high = min(px(WIDE), size[0] - px(40)), min(px(HIGH), size[1] - px(32))
        if len(self.cards):
            wide = min(px(1080), size[0] - px(40))
        if self.fewest is not None:
            rest = self._lay(pygame.Rect(0, 0, wide, high), theme)
            shown = min(max(self.fewest, len(self.rows)), max(0, rest // px(ROW)))
            high -= rest - shown * px(ROW)
        self._lay(pygame.Rect((size[0] - wide) // 2, (size[1] - high) // 2, wide, high), theme)

    def _lay(self, panel: pygame.Rect, theme: Theme) -> int:
        """Take a place; how many pixels there are for rows."""
        px = theme.px
        self.panel = panel
        inner = self.panel.inflate(-px(48), -px(32))
        self.head = pygame.Rect(inner.x, inner.y, inner.w, px(44))
        self.told = fit(self.note, inner.w, px(54), px(15), px(12), 500, most_lines=3)
        y = self.head.bottom + (self.told.height + px(12) if self.note else px(4))
        self.band = pygame.Rect(inner.x, y, inner.w, 0)
        if self.cards:
            gap = px(8)
            each = min(px(130), (inner.w - gap * (len(self.cards) - 1)) // len(self.cards))
            self.band.h = round(each * 1.4)
            self.each = each
            y = self.band.bottom + px(10)
        foot = pygame.Rect(inner.x, inner.bottom - px(42), inner.w, px(42))
        self.bed = pygame.Rect(inner.x, y, inner.w, foot.y - px(12) - y)
        box = self.bed.inflate(-px(20), -px(14))
        room = box.h
        box.h -= box.h % px(ROW)  # rows are seen whole
        self.scroll = ScrollBox(box, len(self.rows) * px(ROW), self.scroll.top, px(BAR))
        self.scroll.to(self.scroll.top)
        every = (*self.buttons, OverlayButton(self.words.say("list-back"), CloseOverlay()))
        gap = px(10)
        share = min(px(220), (foot.w - gap * (len(every) - 1)) // len(every))
        x = foot.right - share * len(every) - gap * (len(every) - 1)
        self.made = []
        for one in every:
            cap = self.keys.cap("cancel") if isinstance(one.message, CloseOverlay) else ""
            rect = pygame.Rect(x, foot.y, share, foot.h)
            self.made.append(Button(rect, one.label, one.message, one.main, key=cap, enabled=one.enabled))
            x += share + gap
        self.at = max(0, min(self.at, len(self.rows) + len(self.made) - 1))
        return room

    def as_before(self, other: BuilderOverlay) -> BuilderOverlay:
        """This one with the place and the scroll of the one before it."""
        self.at, self.keyed, self.mouse = other.at, other.keyed, other.mouse
        self.scroll.top = other.scroll.top
        return self

    def takes(self, key: int) -> bool:
        """Is a key for a text that is typed?"""
        return False

    def row(self, number: int) -> pygame.Rect:
        """Where a row stands."""
        px, box = self.theme.px, self.scroll.box
        wide = box.w - (px(BAR + 6) if self.scroll.most else 0)
        return pygame.Rect(box.x, box.y + number * px(ROW) - self.scroll.top, wide, px(ROW) - px(4))

    def row_at(self, place: tuple[int, int]) -> int | None:
        """The row at a pixel that can be pressed."""
        if not self.scroll.box.collidepoint(place):
            return None
        found = (i for i, row in enumerate(self.rows) if row.message is not None and self.row(i).collidepoint(place))
        return next(found, None)

    @property
    def stops(self) -> list[int]:
        """Where the keyboard may stand."""
        rows = [i for i, row in enumerate(self.rows) if row.message is not None]
        return rows + [len(self.rows) + i for i, button in enumerate(self.made) if button.enabled]

    def handle(self, event: pygame.event.Event) -> ScreenMessage | None:
        """Take an event; returns a message or None."""
        if event.type == pygame.MOUSEMOTION:
            self.mouse = event.pos
            if self.scroll.pulled(event.pos):
                self.scroll.to(round(self.scroll.top / self.theme.px(ROW)) * self.theme.px(ROW))
        elif event.type == pygame.MOUSEBUTTONUP:
            self.scroll.held = None
        elif event.type == pygame.MOUSEWHEEL:
            self.scroll.to(self.scroll.top - event.y * self.theme.px(ROW))
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.keyed = False
            return self._pressed(event.pos)
        elif event.type == pygame.KEYDOWN:
            return self._key(event)
        return None

    def _pressed(self, place: tuple[int, int]) -> ScreenMessage | None:
        button = button_at(self.made, place)
        if button is not None and isinstance(button.message, ScreenMessage):
            return button.message
        if self.scroll.pressed(place):
            return None
        row = self.row_at(place)
        if row is not None:
            self.at = row
            return self.rows[row].message
        return None if self.panel.collidepoint(place) else CloseOverlay()

    def _key(self, event: pygame.event.Event) -> ScreenMessage | None:
        action = self.keys.action_of(event.key)
        keyed, self.keyed = self.keyed, True
        if action == "cancel":
            return CloseOverlay()
        stops = self.stops
        here = stops.index(self.at) if self.at in stops else 0
        if event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            self.scroll.to(self.scroll.top + self.scroll.box.h * (1 if event.key == pygame.K_PAGEDOWN else -1))
        elif action in ("next", "previous"):
            back = action == "previous" or bool(event.mod & pygame.KMOD_SHIFT)
            self.at = stops[(here + (0 if not keyed else -1 if back else 1)) % len(stops)]
            if self.at < len(self.rows):
                self.scroll.show(self.at * self.theme.px(ROW), self.theme.px(ROW))
        elif action == "choose":
            if not keyed:
                self.at = stops[here]
            if self.at < len(self.rows):
                return self.rows[self.at].message
            found = self.made[self.at - len(self.rows)].message
            return found if isinstance(found, ScreenMessage) else None
        return None

    def draw(self, target: pygame.Surface) -> None:
        """Draw it over the screen."""
        theme = self.theme
        px, palette = theme.px, theme.palette
        darken(target, target.get_rect(), VEIL)
        draw_panel(target, self.panel, theme)
        name = fit(self.title, self.head.w, self.head.h, px(26), px(14), 600, most_lines=1)
        middle = self.head.centerx, self.head.y + px(16)
        draw_text(target, self.title, *middle, name.size, palette.brass_hi, 600, ax=0.5, ay=0.5)
        draw_rule(target, self.head.x, self.head.bottom - px(8), self.head.w, theme, lozenge=True)
        for i, line in enumerate(self.told.lines):
            y = self.head.bottom + px(2) + i * self.told.leading
            draw_text(target, line, self.head.x, y, self.told.size, palette.bone, 500)
        for i, card in enumerate(self.cards):
            x = self.band.centerx - (len(self.cards) * (self.each + px(8)) - px(8)) // 2 + i * (self.each + px(8))
            target.blit(hand_face(self.faces.named(card), theme, self.each), (x, self.band.y))
        draw_tray(target, self.bed, theme, "cover")
        target.set_clip(self.scroll.box)
        hot = self.row_at(self.mouse)
        for i, row in enumerate(self.rows):
            rect = self.row(i)
            if rect.colliderect(self.scroll.box):
                self._row(target, row, rect, i == hot)
        if self.keyed and self.at < len(self.rows):
            within = -px(10) - 4 * max(2, px(2))  # what is drawn outside of it lies within the row
            draw_focus(target, self.row(self.at).inflate(within, within), theme)
        target.set_clip(None)
        self.scroll.draw(target, theme)
        lit = button_at(self.made, self.mouse)
        for i, button in enumerate(self.made):
            button.draw(target, theme, button is lit, self.keyed and self.at == len(self.rows) + i)

    def _row(self, target: pygame.Surface, row: OverlayRow, rect: pygame.Rect, hot: bool) -> None:
        theme = self.theme
        px, palette = theme.px, theme.palette
        if row.message is not None:
            target.fill(mix(palette.iron, palette.brass, 0.2 if hot else 0.06), rect)
        x, right = rect.x + px(10), rect.right - px(10)
        for text in reversed(row.columns):
            draw_text(target, text, right, rect.centery, px(14), palette.brass_hi, 600, ax=1, ay=0.5)
            right -= px(COLUMN)
        if row.right:
            size = fit(row.right, rect.w // 2, rect.h, px(14), px(12), 600, most_lines=1).size
            ink = palette.brass_hi
            right -= draw_text(target, row.right, right, rect.centery, size, ink, 600, ax=1, ay=0.5) + px(12)
        if row.card:
            wide = min(px(STRIP), rect.w * 4 // 10)
            high = px(24)
            place = pygame.Rect(rect.x + px(4), rect.centery - high // 2, wide, high)
            target.blit(strip(self.faces.named(row.card), wide, high, row.count, theme), place)
            x = place.right + px(12)
        heading = row.message is None and not row.card and not row.right
        ink = palette.brass if heading else getattr(palette, row.colour)
        said = fit(row.told, max(20, right - x), rect.h, px(14), px(12), 600 if heading else 500, most_lines=2)
        top = rect.centery - (len(said.lines[:2]) - 1) * said.leading / 2
        for i, line in enumerate(said.lines[:2]):
            draw_text(target, line, x, top + i * said.leading, said.size, ink, said.weight, ay=0.5)
        if hot:
            draw_frame(target, rect, theme, palette.brass)
