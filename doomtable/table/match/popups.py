"""Popups: the menu of a card, the reason of a refusal, the chooser, notices and tooltips."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from doomtable.rules.terms import NO_CARD
from doomtable.rules.view_parts import OptionView
from doomtable.table.kit.face_models import FaceModels
from doomtable.table.kit.key_bindings import KeyBindings
from doomtable.table.kit.widgets import Button
from doomtable.table.layout.card_packing import Spot
from doomtable.table.match.prompt import Prompt
from doomtable.table.paint.card_faces import hand_face
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.highlights import draw_drag_path, draw_legal_over, draw_refused
from doomtable.table.paint.panels import draw_key_cap, draw_panel
from doomtable.table.paint.text_layout import draw_text, fit
from doomtable.table.paint.theme import Theme, mix
from doomtable.words.words import Words

NOTE = 34
"""Pixels under a face for two lines that say where its card lies."""


@dataclass(slots=True)
class PopupMenu:
    """What can be done with a card, beside it."""

    title: str
    rect: pygame.Rect
    buttons: list[Button]
    note: str = ""
    """What stands right of the title."""
    near: pygame.Rect | None = None
    """The card that it points at."""

    def draw(self, target: pygame.Surface, theme: Theme) -> None:
        """Draw the panel; the buttons draw themselves."""
        px, palette = theme.px, theme.palette
        draw_panel(target, self.rect, theme, palette.brass)
        if self.near is not None:
            left = self.near.centerx < self.rect.x
            x = self.rect.x if left else self.rect.right
            y = max(self.rect.y + px(20), min(self.near.centery, self.rect.bottom - px(20)))
            tip = x - px(10) if left else x + px(10)
            pygame.draw.polygon(target, palette.brass, [(x, y - px(9)), (x, y + px(9)), (tip, y)])
        right = self.rect.right - px(14)
        if self.note:
            wide = draw_text(target, self.note, right, self.rect.y + px(15), px(13), palette.ash, 500, ax=1)
            right -= wide + px(12)
        fitted = fit(self.title, right - self.rect.x - px(14), px(24), px(16), px(12), 600, most_lines=1)
        for line in fitted.lines[:1]:
            draw_text(target, line, self.rect.x + px(14), self.rect.y + px(12), fitted.size, palette.brass_hi, 600)


def popup_menu(
    title: str, labels: Sequence[tuple[object, str]], near: pygame.Rect, size: tuple[int, int], theme: Theme
) -> PopupMenu:
    """The menu of (message, label) pairs beside a card."""
    px = theme.px
    widest = max(
        [text_width(title, px(14), 600)] + [text_width(label, px(14), 600) + px(24) for _, label in labels]
    )
    wide = min(px(320), max(px(150), widest + px(30)))
    high = px(44) + px(38) * len(labels) + px(6)
    x = near.right + px(10) if near.right + px(10) + wide < size[0] else near.x - px(10) - wide
    y = max(px(6), min(near.y, size[1] - high - px(6)))
    rect = pygame.Rect(x, y, wide, high)
    buttons = [
        Button(pygame.Rect(x + px(12), y + px(38) + i * px(38), wide - px(24), px(33)), label, message)
        for i, (message, label) in enumerate(labels)
    ]
    return PopupMenu(title, rect, buttons)


def draw_notices(target: pygame.Surface, texts: Sequence[str], theme: Theme) -> None:
    """What the window has to say, one panel a sentence, at the top."""
    px, palette = theme.px, theme.palette
    y = px(10)
    for text in texts:
        wide = min(px(760), target.get_width() - px(40))
        words = fit(text, wide - px(40), px(66), px(15), px(12), 500, most_lines=3)
        rect = pygame.Rect((target.get_width() - wide) // 2, y, wide, words.leading * len(words.lines) + px(24))
        draw_panel(target, rect, theme, palette.brass)
        for i, line in enumerate(words.lines):
            place = rect.y + px(12) + i * words.leading
            draw_text(target, line, rect.centerx, place, words.size, palette.bone, 500, ax=0.5)
        y = rect.bottom + px(6)


def draw_tip(
    target: pygame.Surface, lines: Sequence[tuple[str, str]], near: pygame.Rect, theme: Theme
) -> None:
    """A small panel of (label, value) lines under a plate."""
    px, palette = theme.px, theme.palette
    size, lead = px(13), px(20)
    wide = max(text_width(label, size, 400) + text_width(value, size, 600) for label, value in lines) + px(48)
    rect = pygame.Rect(near.x, near.bottom + px(4), max(wide, px(150)), lead * len(lines) + px(20))
    rect.clamp_ip(target.get_rect())
    draw_panel(target, rect, theme)
    for i, (label, value) in enumerate(lines):
        y = rect.y + px(10) + i * lead
        draw_text(target, label, rect.x + px(14), y, size, palette.ash, 400)
        draw_text(target, value, rect.right - px(14), y, size, palette.bone, 600, ax=1)


@dataclass(slots=True)
class RefusalPopup:
    """Why something is not possible, beside the card that was refused. It stands until something is pressed, somebody
    else is asked, or another card is looked at."""

    text: str
    card: pygame.Rect
    face: pygame.Surface | None
    start: tuple[int, int] | None
    since: int
    until: int
    """Since when it stands and until when somebody reads it, in milliseconds: no card that the pointer comes to takes
    its place meanwhile."""
    rule: str = ""
    """The clause behind it, if the rulebook tells it."""
    place: pygame.Rect = field(default_factory=pygame.Rect)
    """Where the reason was drawn."""
    spot: Spot | None = None
    """Where the card belongs, if it was dragged."""

    def draw(
        self, target: pygame.Surface, theme: Theme, words: Words, keys: KeyBindings, shown: pygame.Rect
    ) -> None:
        """Draw the refused card where it was let go, its way, and the reason; it is `shown` there."""
        px, palette, size = theme.px, theme.palette, target.get_size()
        if self.face is not None:
            if self.start is not None:
                middle = self.card.center
                bend = ((self.start[0] + middle[0]) // 2, max(self.start[1], middle[1]) - px(20))
                draw_drag_path(target, self.start, bend, middle, theme)
            target.blit(self.face, self.card)
        draw_refused(target, shown, theme)
        wide = px(330)
        body = fit(self.text, wide - px(32), px(200), px(15), px(13), 400, lead=1.28)
        high = px(44) + body.height + px(40 if self.rule else 14)
        if self.card.bottom > size[1] - px(40):  # in the hand: above it, where it covers no other card of it
            x, y = shown.x, shown.y - px(20) - high
        else:
            x, y = self.card.right + px(18), self.card.y
            if x + wide > size[0] - px(6):
                x = self.card.x - px(18) - wide
        x = max(px(6), min(x, size[0] - wide - px(6)))
        y = max(px(6), min(y, size[1] - high - px(6)))
        self.place = rect = pygame.Rect(x, y, wide, high)
        draw_panel(
            target,
            rect,
            theme,
            palette.blood,
            tint=None if palette.plain else mix(palette.blood, (30, 12, 12), 0.86),
        )
        draw_text(target, words.say("refused-title"), x + px(16), y + px(14), px(15), palette.blood, 600)
        for i, line in enumerate(body.lines):
            draw_text(target, line, x + px(16), y + px(40) + i * body.leading, body.size, palette.bone, 400)
        if self.rule:
            why, low = words.say("refused-why"), rect.bottom - px(24)
            cap = draw_key_cap(target, keys.cap("rules"), rect.right - px(16), low, theme, palette.bone, palette.ash)
            draw_text(target, why, cap.x - px(8), low, px(14), palette.brass_hi, 600, ax=1, ay=0.5)


@dataclass(slots=True)
class Chooser:
    """Cards that do not lie on the table, or many words, to choose one from; a page at a time."""

    title: str
    options: list[tuple[OptionView, str, str]]
    """Option, name or word, and what stands under it: where the card lies, or how many are alike."""
    faces: bool
    rect: pygame.Rect
    places: list[pygame.Rect] = field(default_factory=list)
    per_page: int = 1
    page: int = 0

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return max(1, -(-len(self.options) // self.per_page))

    def on_page(self) -> list[tuple[OptionView, str, str]]:
        """What is shown now."""
        start = self.page * self.per_page
        return self.options[start : start + self.per_page]

    def turn(self, by: int) -> None:
        """Turn pages."""
        self.page = max(0, min(self.pages - 1, self.page + by))

    def leaf(self) -> None:
        """Turn to the next page, after the last to the first."""
        self.page = (self.page + 1) % self.pages

    def at(self, place: tuple[int, int]) -> OptionView | None:
        """The option at a pixel."""
        for (option, _, _), rect in zip(self.on_page(), self.places, strict=False):
            if rect.collidepoint(place):
                return option
        return None

    def draw(self, target: pygame.Surface, theme: Theme, faces: FaceModels, hover: OptionView | None) -> None:
        """Draw the panel with this page."""
        px, palette = theme.px, theme.palette
        draw_panel(target, self.rect, theme, palette.brass)
        draw_text(
            target, self.title, self.rect.x + px(20), self.rect.y + px(16), px(19), palette.brass_hi, 600
        )
        if self.pages > 1:
            note = f"{self.page + 1} / {self.pages}"
            x, y = self.rect.right - px(20), self.rect.y + px(28)
            draw_text(target, note, x - px(16), y, px(14), palette.ash, 500, ax=1, ay=0.5)
            pygame.draw.polygon(
                target, palette.brass_hi, [(x - px(8), y - px(6)), (x - px(8), y + px(6)), (x, y)]
            )
        for (option, name, note), rect in zip(self.on_page(), self.places, strict=False):
            if self.faces:
                target.blit(hand_face(faces.named(name), theme, rect.w), rect)
                fitted = fit(note, rect.w + px(8), px(NOTE), px(13), px(11), 600, lead=1.15, most_lines=2)
                for i, line in enumerate(fitted.lines):
                    y = rect.bottom + px(4) + i * fitted.leading
                    draw_text(target, line, rect.centerx, y, fitted.size, palette.brass_hi, 600, ax=0.5)
                if option == hover:
                    draw_legal_over(target, rect, theme)
            else:
                Button(rect, name, option).draw(target, theme, option == hover, False)


def chooser(
    ask: Prompt, options: list[tuple[OptionView, str, str]], faces: bool, board: pygame.Rect, theme: Theme
) -> Chooser:
    """A chooser over the board for (option, name, where it lies); cards that lie nowhere and are alike are one."""
    px = theme.px
    alike: dict[tuple[str, int], list[tuple[OptionView, str, str]]] = {}
    for option, name, where in options:
        alike.setdefault((name, option.handle if where else NO_CARD), []).append((option, name, where))
    found = [
        (*same[0][:2], f"×{len(same)}" if len(same) > 1 else same[0][2]) for same in alike.values()
    ]
    noted = faces and any(where for _, _, where in options)
    wide, high = (px(112), px(157)) if faces else (px(170), px(36))
    if faces and len(found) <= 12:
        wide, high = px(130), px(182)
    gap_x, gap_y = px(16 if noted else 10), px(NOTE + 6 if noted else 20) if faces else px(8)
    columns = max(1, (board.w - px(40) + gap_x) // (wide + gap_x))
    columns = min(columns, max(2, len(found)))
    rows = max(1, min(-(-len(found) // columns), (board.h - px(80)) // (high + gap_y)))
    need = pygame.Rect(0, 0, columns * (wide + gap_x) - gap_x + px(40), rows * (high + gap_y) + px(64))
    title = text_width(ask.title, px(19), 600) + px(110)
    need.w = min(board.w, max(need.w, title))
    need.center = board.center
    made = Chooser(ask.title, found, faces, need, per_page=columns * rows)
    left = need.x + (need.w - (columns * (wide + gap_x) - gap_x)) // 2
    for i in range(columns * rows):
        x = left + (i % columns) * (wide + gap_x)
        made.places.append(pygame.Rect(x, need.y + px(50) + (i // columns) * (high + gap_y), wide, high))
    return made
