"""Settings controls: segmented choice, slider, key binding row, and palette tile.

They are buttons like all others (widgets): a message goes out, whoever listens does what was meant.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from doomtable.table.kit.widgets import Button
from doomtable.table.paint.badges import draw_rating
from doomtable.table.paint.card_face_layout import FaceModel
from doomtable.table.paint.card_faces import mini_face
from doomtable.table.paint.highlights import draw_brackets
from doomtable.table.paint.panels import draw_key_cap, key_cap_width
from doomtable.table.paint.surface_effects import shadow, stepped, vertical
from doomtable.table.paint.text_layout import draw_text, fit
from doomtable.table.paint.theme import BLACK, Color, Theme, mix
from doomtable.words.words import Words


def draw_tick(target: pygame.Surface, x: int, y: int, size: int, colour: Color) -> None:
    """A tick with its middle at (x, y)."""
    points = [(x - size // 2, y), (x - size // 8, y + size * 3 // 8), (x + size // 2, y - size * 3 // 8)]
    pygame.draw.lines(target, colour, False, points, max(2, size // 5))


@dataclass(slots=True)
class SegmentButton(Button):
    """One of some choices; the chosen one is brass and has a tick."""

    def draw(self, target: pygame.Surface, theme: Theme, hover: bool, focus: bool) -> None:
        """Draw it."""
        if not self.main:
            Button.draw(self, target, theme, hover, focus)
            return
        px, ink, rect = theme.px, theme.palette.ink, self.rect
        Button(rect, "", "", True).draw(target, theme, hover, focus)
        words = fit(self.label, rect.w - px(34), rect.h, px(14), px(12), 600, most_lines=1)
        x = rect.centerx - (words.width + px(16)) // 2
        draw_tick(target, x + px(5), rect.centery, px(9), ink)
        draw_text(target, self.label, x + px(16), rect.centery, words.size, ink, 600, ay=0.5)


@dataclass(slots=True)
class Slider(Button):
    """A share of 0 to 100 on a bar that is clicked or pulled along."""

    value: int = 0

    def value_at(self, x: int) -> int:
        """The value at a pixel, in steps of five."""
        share = (x - self.rect.x) / max(1, self.rect.w)
        return max(0, min(100, round(share * 20) * 5))

    def draw(self, target: pygame.Surface, theme: Theme, hover: bool, focus: bool) -> None:
        """Draw track and knob."""
        px, palette, rect = theme.px, theme.palette, self.rect
        track = pygame.Rect(rect.x, rect.centery - px(3), rect.w, px(6))
        pygame.draw.rect(target, palette.iron_low, track)
        pygame.draw.rect(target, palette.edge, track, 1)
        x = rect.x + rect.w * self.value // 100
        target.fill(palette.brass, pygame.Rect(track.x, track.y + 1, x - track.x, track.h - 2))
        knob = pygame.Rect(0, 0, px(10), px(22))
        knob.center = x, rect.centery
        pygame.draw.rect(target, palette.brass_hi if hover else palette.bone, knob, border_radius=2)
        pygame.draw.rect(target, palette.iron_low, knob, 1, border_radius=2)


@dataclass(slots=True)
class KeyBindingRow(Button):
    """An action, and the keys that do it."""

    caps: tuple[str, ...] = ()
    waiting: str = ""
    """What stands in place of the keys while one is waited for."""

    def draw(self, target: pygame.Surface, theme: Theme, hover: bool, focus: bool) -> None:
        """Draw the words at the left, the caps at the right."""
        px, palette, rect = theme.px, theme.palette, self.rect
        fill = mix(palette.iron_high, palette.brass, 0.16 if hover or self.waiting else 0.0)
        target.fill(fill, rect)
        rim = palette.ember if self.waiting else palette.brass if hover else palette.edge
        pygame.draw.rect(target, rim, rect, palette.border)
        right = rect.right - px(7)
        if self.waiting:
            words = fit(self.waiting, rect.w // 2, rect.h, px(13), px(12), 600, most_lines=1)
            draw_text(target, self.waiting, right, rect.centery, words.size, palette.ember, 600, ax=1, ay=0.5)
            right -= words.width
        for cap in reversed(self.caps if not self.waiting else ()):
            if right - key_cap_width(cap, theme) < rect.x + rect.w * 45 // 100:
                break
            draw_key_cap(target, cap, right, rect.centery, theme, palette.bone, mix(palette.bone, BLACK, 0.4))
            right -= key_cap_width(cap, theme) + px(4)
        room = right - rect.x - px(16)
        words = fit(self.label, room, rect.h, px(14), px(12), 500, lead=1.0, most_lines=2)
        for i, line in enumerate(words.lines[:2]):
            y = rect.centery + (i - (len(words.lines[:2]) - 1) / 2) * words.leading
            draw_text(target, line, rect.x + px(10), y, words.size, palette.bone, 500, ay=0.5)


@dataclass(slots=True)
class PaletteTile(Button):
    """A palette as it looks: a card, the ratings, and what signals look like in it."""

    theme: Theme = field(default_factory=Theme)
    face: FaceModel | None = None
    samples: tuple[str, ...] = ()
    """The words for legal, asked and refused."""

    def draw(self, target: pygame.Surface, theme: Theme, hover: bool, focus: bool) -> None:
        """Draw it in its own colours; the chosen one has a frame and a tick."""
        own, rect = self.theme, self.rect
        px, palette = own.px, own.palette
        if not palette.plain:
            shadow(target, rect, px(5), 150, px(3))
        target.blit(vertical(rect.w, rect.h, palette.iron_high, palette.iron_low), rect)
        rim = palette.brass if hover or self.main else palette.edge
        pygame.draw.polygon(target, rim, stepped(rect.inflate(-px(6), -px(6)), px(3)), palette.border)
        if self.main:
            thick = max(px(3), palette.border)
            pygame.draw.rect(target, theme.palette.brass_hi, rect.inflate(2 * thick, 2 * thick), thick)
            draw_tick(target, rect.right - px(20), rect.y + px(20), px(12), palette.brass_hi)
        words = fit(self.label, rect.w - px(52), px(22), px(15), px(12), 600, most_lines=1)
        draw_text(
            target, self.label, rect.x + px(14), rect.y + px(20), words.size, palette.brass_hi, 600, ay=0.5
        )
        x, y = rect.x + px(20), rect.y + px(44)
        if self.face is not None:
            card = mini_face(self.face, own)
            target.blit(card, (x, y))
            draw_brackets(target, card.get_rect(topleft=(x, y)), own, palette.jade)
            x += card.get_width() + px(18)
        inks = palette.jade, palette.ember, palette.blood
        for i, (sample, ink) in enumerate(zip(self.samples, inks, strict=False)):
            draw_text(target, sample, x, y + px(1) + i * px(19), px(14), ink, 600)
        step = min(px(30), (rect.right - px(10) - x) // 4)
        for i, letter in enumerate("FSAV"):
            place = x + step * i + step // 2
            draw_rating(target, letter, "FSAV"[i], place, y + px(76), min(px(26), step - px(3)), px(13), own)


def samples(words: Words) -> tuple[str, ...]:
    """The words of a tile."""
    return words.say("settings-legal"), words.say("settings-asked"), words.say("settings-refused")
