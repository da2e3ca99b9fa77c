"""Prompt panel: draws the open question, lower right, with its buttons and stepper."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

import pygame

from doomtable.table.kit.face_models import FaceModels
from doomtable.table.kit.key_bindings import KeyBindings
from doomtable.table.kit.message import ScreenMessage
from doomtable.table.kit.widgets import Button, Link, RunStyler, Stepper, paragraph
from doomtable.table.match.prompt import Prompt, PromptButton
from doomtable.table.paint.card_faces import board_face, mini_face
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.panels import draw_panel, draw_rule, sub_height
from doomtable.table.paint.text_layout import FittedText, draw_text, fit, set_runs, wrap
from doomtable.table.paint.theme import Theme
from doomtable.words.words import Words

LAST: Final = 44
"""How wide the picture of what was played last is, at a scale of 1."""
MOST_SUB: Final = 3
"""Lines below the label of an answer."""
MOST_BUTTONS: Final = 8
"""More answers than this are chosen from a panel of their own."""


@dataclass(frozen=True)
class StepperPress(ScreenMessage):
    """Of the stepper's buttons: go up or down by so much, to an end (±1000), or confirm (0)."""

    by: int


def without_explanation(ask: Prompt) -> Prompt:
    """The question as it stands on a small panel: that of every turn is not explained there."""
    return replace(ask, who="", text=()) if ask.usual else ask


class PromptPanel:
    """Lays out and draws the asking place."""

    def __init__(self, theme: Theme, words: Words, faces: FaceModels, inks: RunStyler, keys: KeyBindings) -> None:
        self.theme = theme
        self.words = words
        self.faces = faces
        self.inks = inks
        self.keys = keys

    def height(self, ask: Prompt, stepper: Stepper | None, wide: int) -> int:
        """How high the panel must be, in pixels, when it is so wide; that of every turn without its explanation."""
        return self._height(without_explanation(ask), stepper, wide)

    def _height(self, ask: Prompt, stepper: Stepper | None, wide: int) -> int:
        px = self.theme.px
        box = pygame.Rect(0, 0, wide, px(2000))
        buttons = self.buttons(box, ask, stepper)
        below = box.bottom - min([b.rect.y for b in buttons] or [box.bottom - self._pad(box)])
        inner = wide - 2 * self._pad(box)
        title = self._title(ask, inner)
        above = px(14) + px(19) * bool(ask.who) + title.leading * len(title.lines) + px(5)
        size = self._size(inner)
        for words in ask.text:
            above += set_runs(self.inks.runs(words), size, inner).height + px(5)
        if ask.answering is not None and ask.answering.card:
            above += px(150)
        if ask.last:
            above += self._last_height(ask, inner) + px(6)
        if ask.passing:
            above += px(36) + set_runs(self.inks.runs(ask.passing), size, inner).height
        return above + below + px(18)

    def _last_height(self, ask: Prompt, inner: int) -> int:
        """How high the line is that says what was played last, with its picture."""
        px = self.theme.px
        words = set_runs(self.inks.runs(ask.last), self._size(inner), inner - px(LAST + 10) * bool(ask.last_card))
        return max(px(LAST * 7 // 5 + 2) if ask.last_card else 0, words.height)

    def _last(self, target: pygame.Surface, ask: Prompt, x: int, y: int, wide: int, links: list[Link]) -> int:
        """Draw what was played last, with a small picture; returns the y below it."""
        px, left = self.theme.px, x
        if ask.last_card:
            face = mini_face(self.faces.named(ask.last_card), self.theme, px(LAST))
            target.blit(face, (x, y))
            links.append((face.get_rect(topleft=(x, y)), ask.last_card))
            left += px(LAST + 10)
        paragraph(target, self.inks.runs(ask.last), left, y, x + wide - left, self._size(wide), links)
        return y + self._last_height(ask, wide) + px(6)

    def _title(self, ask: Prompt, wide: int) -> FittedText:
        px = self.theme.px
        return fit(ask.title, wide, px(90), px(19 if wide > px(220) else 16), px(13), 600, lead=1.2)

    def _size(self, wide: int) -> int:
        return self.theme.px(14 if wide > self.theme.px(220) else 13)

    def buttons(self, rect: pygame.Rect, ask: Prompt, stepper: Stepper | None) -> list[Button]:
        """The buttons, the main answer lowest."""
        px, pad = self.theme.px, self._pad(rect)
        x, wide = rect.x + pad, rect.w - 2 * pad
        y = rect.bottom - pad
        out: list[Button] = []
        ends = next((a for a in ask.answers if a.action == "end"), None)
        main = next((a for a in ask.answers if a.main), ends)  # the end of a turn keeps its place in all of it
        if stepper is not None:
            main = None
            y -= px(42)
            box = pygame.Rect(x, y, wide, px(42))
            out.append(Button(box, self.words.say("ask-confirm"), StepperPress(0), True, key=self.keys.cap("main")))
            y -= px(6)
        elif main is not None:
            high = px(50) if main.sub else px(42)
            y -= high
            own = main.action and (ask.spared or not main.main)
            key = self.keys.cap(main.action if own else "main")
            out.append(self._button(main, pygame.Rect(x, y, wide, high), key))
            y -= px(6)
        rest = [a for a in ask.answers if a is not main]
        if len(rest) > MOST_BUTTONS:
            rest = [a for a in rest if a.option is None]
        rows = self._rows(rest, wide)
        for row in reversed(rows):
            room = wide // len(row) - px(52)
            lines = max(len(wrap(a.sub, px(12), room, 500)) if a.sub else 0 for a in row)
            high = px(sub_height(min(lines, MOST_SUB)))
            y -= high
            gap = px(6)
            each = (wide - gap * (len(row) - 1)) // len(row)
            for i, answer in enumerate(row):
                box = pygame.Rect(x + i * (each + gap), y, each, high)
                key = self.keys.cap(answer.action) if answer.action else str(answer.digit or "")
                out.append(self._button(answer, box, key))
            y -= px(6)
        if stepper is not None:
            out += self._steps(pygame.Rect(x, y - px(84), wide, px(84)), ask)
        return out

    def _pad(self, rect: pygame.Rect) -> int:
        return self.theme.px(16 if rect.w > self.theme.px(240) else 12)

    def _rows(self, answers: list[PromptButton], wide: int) -> list[list[PromptButton]]:
        """Two buttons to a row where both labels fit."""
        rows: list[list[PromptButton]] = []
        room = wide // 2 - self.theme.px(30)
        for answer in answers:
            size = self.theme.px(14)
            small = max(text_width(answer.label, size, 600), text_width(answer.sub, self.theme.px(12), 500))
            narrow = small + (self.theme.px(30) if answer.action or answer.digit else 0) <= room
            last = rows[-1] if rows else []
            if narrow and len(last) == 1 and self._narrow(last[0], room):
                last.append(answer)
            else:
                rows.append([answer])
        return rows

    def _narrow(self, answer: PromptButton, room: int) -> bool:
        small = max(
            text_width(answer.label, self.theme.px(14), 600), text_width(answer.sub, self.theme.px(12), 500)
        )
        return small + (self.theme.px(30) if answer.action or answer.digit else 0) <= room

    def _button(self, answer: PromptButton, box: pygame.Rect, key: str) -> Button:
        return Button(box, answer.label, answer, answer.main, answer.sub, key)

    def _steps(self, rect: pygame.Rect, ask: Prompt) -> list[Button]:
        """Down, up, and the two ends."""
        px, words = self.theme.px, self.words
        high = px(34)
        side = px(44)
        split = ask.number_words == "ask-split"
        down = Button(pygame.Rect(rect.x, rect.y, side, px(40)), "−", StepperPress(-1))
        up = Button(pygame.Rect(rect.right - side, rect.y, side, px(40)), "+", StepperPress(1))
        half = (rect.w - px(6)) // 2
        low = words.say("ask-all-destiny" if split else "ask-least")
        top = words.say("ask-all-promotion" if split else "ask-most")
        y = rect.y + px(46)
        least = Button(pygame.Rect(rect.x, y, half, high), low, StepperPress(-1000), key=self.keys.cap("least"))
        most = Button(
            pygame.Rect(rect.right - half, y, half, high), top, StepperPress(1000), key=self.keys.cap("most")
        )
        return [down, up, least, most]

    def draw(
        self,
        target: pygame.Surface,
        rect: pygame.Rect,
        ask: Prompt,
        buttons: list[Button],
        stepper: Stepper | None,
    ) -> list[Link]:
        """Panel, question and what it is about; the buttons draw themselves. Returns its links."""
        theme = self.theme
        if self._height(ask, stepper, rect.w) > rect.h:
            ask = without_explanation(ask)
        px, palette, pad = theme.px, theme.palette, self._pad(rect)
        asked = bool(ask.who)
        ember = palette.ember if ask.urgent else None
        draw_panel(target, rect, theme, ember, ember)
        links: list[Link] = []
        x, wide, y = rect.x + pad, rect.w - 2 * pad, rect.y + px(14)
        bottom = min([b.rect.y for b in buttons if rect.contains(b.rect)] or [rect.bottom - pad]) - px(6)
        if asked:
            ink = palette.ember if ask.urgent else palette.brass
            draw_text(target, ask.who, x, y, px(12), ink, 600)
            y += px(19)
        title = self._title(ask, wide)
        for line in title.lines:
            draw_text(target, line, x, y, title.size, palette.brass_hi, 600)
            y += title.leading
        y += px(5)
        size = self._size(wide)
        if ask.last and bottom - y > self._last_height(ask, wide):
            y = self._last(target, ask, x, y, wide, links)
        for words in ask.text:
            if y + size > bottom:
                break
            y = paragraph(target, self.inks.runs(words), x, y, wide, size, links) + px(5)
        if ask.answering is not None and ask.answering.card and bottom - y > px(150):
            model = self.faces.named(ask.answering.card)
            face = board_face(model, theme, px(92))
            target.blit(face, (x, y + px(4)))
            pygame.draw.rect(
                target, palette.ember, face.get_rect(topleft=(x, y + px(4))).inflate(4, 4), 2, border_radius=5
            )
            links.append((face.get_rect(topleft=(x, y + px(4))), ask.answering.card))
            room = wide - px(106), px(132)
            told = fit(model.text, *room, px(14), px(12), 500, lead=1.2)
            told = told if told.fits else fit(model.gist, *room, px(14), px(12), 500, lead=1.2)
            for i, line in enumerate(told.lines[: room[1] // max(1, told.leading)]):
                draw_text(target, line, x + px(106), y + px(4) + i * told.leading, told.size, palette.bone, 500)
            y += px(142)
        if ask.passing and bottom - y > px(52):
            draw_rule(target, x, y + px(4), wide, theme)
            draw_text(target, self.words.say("ask-if-pass"), x, y + px(10), px(12), palette.brass, 600)
            paragraph(target, self.inks.runs(ask.passing), x, y + px(27), wide, size, links)
        if stepper is not None:
            self._number(target, ask, stepper, buttons)
        return links

    def _number(self, target: pygame.Surface, ask: Prompt, stepper: Stepper, buttons: list[Button]) -> None:
        px, palette = self.theme.px, self.theme.palette
        down, up = (b.rect for b in buttons if isinstance(b.message, StepperPress) and abs(b.message.by) == 1)
        box = pygame.Rect(down.right + px(6), down.y, up.x - down.right - px(12), down.h)
        pygame.draw.rect(target, palette.iron_low, box)
        pygame.draw.rect(target, palette.brass_lo, box, palette.border)
        if ask.number_words == "ask-split":
            text = self.words.say("ask-split", p=stepper.value, d=ask.points - stepper.value)
        else:
            text = self.words.say(ask.number_words, n=stepper.value)
        fitted = fit(text, box.w - px(10), box.h, px(23), px(13), 700, most_lines=1)
        for line in fitted.lines[:1]:
            draw_text(target, line, box.centerx, box.centery, fitted.size, palette.bone, 700, ax=0.5, ay=0.5)
