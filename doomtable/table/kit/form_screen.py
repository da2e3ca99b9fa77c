"""Form screen: base of the screens on which something is filled in, with fields, numbers, check boxes and buttons.

A screen says where its stops are (`lay`), what pressing one means (`press`), and draws itself; mouse, keyboard, typing
and the choice of a deck that lies over it are done here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Protocol

import pygame

from doomtable.table.kit.available_decks import AvailableDeck
from doomtable.table.kit.clipped_text import clipped
from doomtable.table.kit.deck_contents import DeckContents
from doomtable.table.kit.deck_panel import draw_sign
from doomtable.table.kit.deck_picker import DeckPicked, DeckPicker
from doomtable.table.kit.face_models import FaceModels
from doomtable.table.kit.focus_navigation import ARROWS, toward
from doomtable.table.kit.key_bindings import KEYS, KeyBindings, prints, selects_all, writes
from doomtable.table.kit.message import ScreenMessage, ShowTitle
from doomtable.table.kit.widgets import PANEL_HIGHEST, PANEL_WIDEST
from doomtable.table.paint.emblems import crest
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.highlights import draw_focus
from doomtable.table.paint.panels import draw_button, draw_panel, draw_rule, oak
from doomtable.table.paint.surface_effects import put
from doomtable.table.paint.text_layout import draw_text, fit, shortened, wrap
from doomtable.table.paint.theme import Color, Theme, mix
from doomtable.words.words import Words

PASTE: Final = pygame.KMOD_CTRL | pygame.KMOD_META

StopKey = tuple[str, int]
"""What a place is for, and for which seat or by how much."""


@dataclass(slots=True)
class TextField:
    """A line of text that is typed: `taken` is what becomes of what would stand there."""

    text: str
    longest: int
    taken: Callable[[str], str] = str.lstrip
    whole: bool = True
    """Whether all of it is marked when somebody comes here, so that what is typed takes its place."""
    fresh: bool = False
    """Whether all of it is marked."""

    def type(self, more: str) -> None:
        """Take typed or pasted text."""
        whole = ("" if self.fresh else self.text) + "".join(mark for mark in more if mark.isprintable())
        self.text, self.fresh = self.taken(whole)[: self.longest], False

    def backspace(self) -> None:
        """Take the last letter away, or all that is marked."""
        self.text, self.fresh = self.taken("" if self.fresh else self.text[:-1]), False

    def select(self) -> None:
        """Mark all of it."""
        self.fresh = bool(self.text)


class OverScreen(Protocol):
    """What is laid over a screen to choose from: it answers events, 'back' among the answers."""

    def handle(self, event: pygame.event.Event) -> object: ...
    def resize(self, size: tuple[int, int], theme: Theme) -> None: ...
    def draw(self, target: pygame.Surface) -> None: ...


class FormScreen:
    """A screen on which something is filled in."""

    main: StopKey = ("begin", 0)
    """What stands out, and where the keyboard stands at first."""
    highest: int = PANEL_HIGHEST
    """How high the panel becomes at a scale of 1."""
    widest: int = PANEL_WIDEST
    """How wide the panel becomes at a scale of 1."""

    def __init__(self, words: Words, theme: Theme, size: tuple[int, int], keys: KeyBindings = KEYS) -> None:
        self.words, self.keys = words, keys
        self.entries: dict[StopKey, TextField] = {}
        self.stops: dict[StopKey, pygame.Rect] = {}
        """Everything that can be pressed, in the order of Tab."""
        self.focus: StopKey = self.main
        self.keyed = False
        self.said, self.tone = "", "ember"
        """A sentence at the foot, and the colour of the palette it has."""
        self.over: OverScreen | None = None
        self.under: DeckPicker | None = None
        """The choice of decks that a look into one of them was taken from."""
        self.choosing: StopKey = self.main
        """For whom a deck is chosen."""
        self.mouse = (-1, -1)
        self.now = 0
        self.dirty = True
        self.faces = FaceModels(words)
        self.resize(size, theme)

    # ----------------------------------------------------------------------------------------- what it is about

    def lay(self) -> None:
        """Give everything its place."""
        raise NotImplementedError

    def press(self, key: StopKey) -> ScreenMessage | None:
        """Press something; returns a message for the window or None."""
        raise NotImplementedError

    def paint(self, target: pygame.Surface) -> None:
        """Draw what stands on the panel."""
        raise NotImplementedError

    def enabled(self, key: StopKey) -> bool:
        """Can this be pressed?"""
        return True

    def stepped(self, key: StopKey, by: int) -> StopKey | None:
        """The stop that makes a number larger or smaller, if one stands here."""
        found = (key[0], by) if (key[0], by) in self.stops and (key[0], -by) in self.stops else None
        return found if key[1] in (-1, 1) else None

    def entered(self, key: StopKey) -> ScreenMessage | None:
        """Enter was pressed in a field."""
        return self.press(self.main) if self.enabled(self.main) else None

    def written(self, key: StopKey) -> None:
        """A field has another text."""

    def deck_for(self, key: StopKey, deck: AvailableDeck) -> None:
        """A deck was chosen."""

    def back(self) -> ScreenMessage | None:
        """The way out, as Esc goes it."""
        return ShowTitle()

    # ------------------------------------------------------------------------------------------------- the frame

    def resize(self, size: tuple[int, int], theme: Theme) -> None:
        """Take another size or scale."""
        self.size, self.theme = size, theme
        px = theme.px
        self.panel = pygame.Rect(0, 0, min(px(self.widest), size[0] - px(32)), min(px(self.highest), size[1] - px(32)))
        self.panel.center = size[0] // 2, size[1] // 2
        inner = self.panel.inflate(-px(56), -px(32))
        self.head = pygame.Rect(inner.x, inner.y, inner.w, px(56))
        self.foot = pygame.Rect(inner.x, inner.bottom - px(46), inner.w, px(46))
        top = self.head.bottom + px(10)
        self.body = pygame.Rect(inner.x, top, inner.w, self.foot.y - px(10) - top)
        self.laid()
        for over in (self.under, self.over):
            if over is not None:
                over.resize(size, theme)

    def laid(self) -> None:
        """Lay everything out anew; the keyboard stays where it is as long as that is there."""
        self.stops = {}
        self.lay()
        if self.focus not in self.stops:
            self.focus = self.main if self.main in self.stops else next(iter(self.stops), self.main)
        self.dirty = True

    def show_notice(self, text: str, tone: str = "ember") -> None:
        """Say a sentence at the foot, until something else is chosen."""
        self.said, self.tone, self.dirty = text, tone, True

    # ----------------------------------------------------------------------------------------------- the decks

    def choose_deck(
        self, key: StopKey, available: Sequence[AvailableDeck], deck: AvailableDeck | None, player: str
    ) -> None:
        """Lay the choice of a deck over the screen."""
        self.choosing = key
        self.over = DeckPicker(self.words, self.theme, self.size, self.faces, available, deck, player, self.keys)
        self.dirty = True

    def look(self, deck: AvailableDeck) -> None:
        """Look into a deck."""
        self.over = DeckContents(self.words, self.theme, self.size, self.faces, deck, self.keys)
        self.dirty = True

    def answered(self, answer: object) -> ScreenMessage | None:
        """What lies over the screen has answered something that this screen alone understands."""
        return None

    def _over(self, answer: object) -> ScreenMessage | None:
        """What lies over the screen has answered."""
        if isinstance(answer, DeckPicked):
            self.over = self.under = None
            self.deck_for(self.choosing, answer.deck)
            self.laid()
        elif isinstance(answer, AvailableDeck):
            self.under = self.over if isinstance(self.over, DeckPicker) else None
            self.look(answer)
        elif answer == "back":
            self.over, self.under = self.under, None
        elif answer is not None:
            return self.answered(answer)
        return None

    # ---------------------------------------------------------------------------------------- mouse and keyboard

    def live(self) -> list[StopKey]:
        """Where the keyboard may stand, in the order of Tab."""
        return [key for key in self.stops if self.enabled(key)]

    def stop_at(self, place: tuple[int, int]) -> StopKey | None:
        """What can be pressed at a pixel."""
        return next((key for key in self.live() if self.stops[key].collidepoint(place)), None)

    def hovered(self, key: StopKey) -> bool:
        """Does the pointer stand on this?"""
        return self.over is None and self.stop_at(self.mouse) == key

    def takes(self, key: int) -> bool:
        """Is a key for the text where the keyboard stands?"""
        return self.over is None and self.focus in self.entries and writes(key)

    def handle(self, event: pygame.event.Event) -> ScreenMessage | None:
        """Take an event; returns a message for the window or None."""
        if self.over is not None:
            self.dirty = True
            return self._over(self.over.handle(event))
        if event.type == pygame.MOUSEMOTION:
            before, self.mouse = self.stop_at(self.mouse), event.pos
            self.dirty = self.dirty or self.stop_at(event.pos) != before
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.mouse, self.keyed, self.dirty = event.pos, False, True
            found = self.stop_at(event.pos)
            if found is not None:
                self.stand(found)
                return self._pressed(found)
        elif event.type == pygame.TEXTINPUT:
            self._type(event.text)
        elif event.type == pygame.KEYDOWN:
            self.dirty = True
            return self._key(event)
        return None

    def stand(self, key: StopKey) -> None:
        """Put the keyboard somewhere; a line that one comes to is marked."""
        entry = self.entries.get(key)
        if entry is not None:
            entry.fresh = entry.whole and bool(entry.text) and key != self.focus
        self.focus, self.dirty = key, True

    def _pressed(self, key: StopKey) -> ScreenMessage | None:
        if key in self.entries:
            return None
        self.said = ""
        return self.press(key)

    def _type(self, text: str) -> None:
        entry = self.entries.get(self.focus)
        if entry is not None:
            entry.type(text)
            self.said, self.dirty = "", True
            self.written(self.focus)

    def _key(self, event: pygame.event.Event) -> ScreenMessage | None:
        action, stops, entry = self.keys.action_of(event.key), self.live(), self.entries.get(self.focus)
        if self.focus not in stops and stops:
            self.focus = self.main if self.main in stops else stops[0]
        here = stops.index(self.focus) if self.focus in stops else 0
        keyed, self.keyed = self.keyed, True
        if entry is not None and selects_all(event):
            entry.select()
        elif entry is not None and (event.key == pygame.K_BACKSPACE or (event.key == pygame.K_DELETE and entry.fresh)):
            entry.backspace()
            self.said = ""
            self.written(self.focus)
        elif entry is not None and event.key == pygame.K_v and event.mod & PASTE:
            with suppress(pygame.error):  # some systems have nothing to paste from
                self._type(pygame.scrap.get_text())
        elif event.key == pygame.K_TAB and stops:
            step = -1 if event.mod & pygame.KMOD_SHIFT else 1
            self.stand(stops[(here + step) % len(stops)] if keyed or entry is not None else self.focus)
        elif event.key in ARROWS and stops:
            found = toward([self.stops[key] for key in stops], here, ARROWS[event.key])
            self.stand(stops[found] if keyed else self.focus)
        elif action == "cancel":
            return self.back()
        elif action == "choose" and entry is not None:
            return self.entered(self.focus)
        elif entry is not None and prints(event.key):
            return None  # letters come as text
        elif action in ("choose", "main") and self.focus in stops:
            return self._pressed(self.focus)
        elif action in ("more", "less"):
            found_step = self.stepped(self.focus, 1 if action == "more" else -1)
            return self._pressed(found_step) if found_step in stops else None
        return None

    def update(self, now: int) -> None:
        """Nothing moves here."""
        self.now = now

    # -------------------------------------------------------------------------------------------------- painting

    def draw(self, target: pygame.Surface) -> None:
        """Draw the screen, and over it what is chosen from."""
        target.blit(oak(self.size, self.theme), (0, 0))
        draw_panel(target, self.panel, self.theme)
        self.paint(target)
        if self.keyed and self.over is None and self.focus in self.stops:
            draw_focus(target, self.stops[self.focus], self.theme)
        if self.over is not None:
            self.over.draw(target)
        self.dirty = False

    def title(self, target: pygame.Surface, text: str, room: int = 0) -> None:
        """The engraved heading; no wider than `room`, if something stands beside it."""
        head, theme = self.head, self.theme
        px, palette = theme.px, theme.palette
        words = fit(text.upper(), room or head.w, head.h, px(30), px(14), 700, "engraved", most_lines=1)
        x, y = head.centerx, head.y + px(22)
        draw_text(target, text.upper(), x, y, words.size, palette.brass_hi, 700, "engraved", 0.5, 0.5, True)
        draw_rule(target, head.x, head.bottom - px(4), head.w, theme, lozenge=True)

    def button(self, target: pygame.Surface, key: StopKey, label: str, cap: str = "", main: bool = False) -> None:
        """A button, if it is there."""
        rect = self.stops.get(key)
        if rect is not None:
            kind = "disabled" if not self.enabled(key) else "primary" if main else "normal"
            draw_button(target, rect, self.theme, label, kind, cap, "", self.hovered(key))  # type: ignore[arg-type]

    def sentence(self, target: pygame.Surface, box: pygame.Rect, text: str, tone: str, most: int = 2) -> None:
        """A sentence at the foot, smaller where it would not fit."""
        px = self.theme.px
        size = next((px(n) for n in (14, 13) if len(wrap(text, px(n), box.w, 500)) <= most), px(12))
        lines = clipped(text, size, box.w, 500, most + 1)
        for i, line in enumerate(lines):
            y = box.centery + (i - (len(lines) - 1) / 2) * size * 1.2
            draw_text(target, line, box.x, y, size, getattr(self.theme.palette, tone), 500, ay=0.5)

    def field(self, target: pygame.Surface, key: StopKey, hint: str = "", large: int = 15) -> None:
        """A place for a line of text; the hint stands there, fainter, while nothing else does."""
        entry, rect, theme = self.entries[key], self.stops[key], self.theme
        px, palette = theme.px, theme.palette
        here = self.focus == key and self.over is None
        target.fill(palette.iron_low, rect)
        pygame.draw.rect(target, palette.brass if here else palette.edge, rect, max(1, palette.border))
        size, room = px(large), rect.w - px(22)
        ink = palette.bone if entry.text else palette.ash
        shown = entry.text
        while shown and text_width(shown, size, 500) > room:  # of a long line the end is seen
            shown = shown[1:]
        x, wide = rect.x + px(10), text_width(shown, size, 500)
        if here and entry.fresh and shown:
            mark = pygame.Rect(x - px(2), rect.centery - px(12), wide + px(4), px(24))
            target.fill(mix(palette.iron_low, palette.brass, 0.3), mark)
        left = x + (px(6) if here and not shown else 0)
        draw_text(target, shown or shortened(hint, size, room, 500), left, rect.centery, size, ink, 500, ay=0.5)
        if here:
            x += wide + px(2)
            pygame.draw.line(
                target, palette.brass_hi, (x, rect.centery - px(10)), (x, rect.centery + px(10)), px(2)
            )

    def label(self, target: pygame.Surface, text: str, box: pygame.Rect, colour: Color | None = None) -> None:
        """What a field, a number or a value is about, left in its line."""
        px, palette = self.theme.px, self.theme.palette
        words = fit(text, box.w, box.h, px(15), px(12), 500, lead=1.1, most_lines=2)
        for n, line in enumerate(words.lines[:2]):
            y = box.centery + (n - (len(words.lines[:2]) - 1) / 2) * words.leading
            draw_text(target, line, box.x, y, words.size, colour or palette.bone, 500, ay=0.5)

    def number(self, target: pygame.Surface, what: str, label: str, value: str, line: pygame.Rect) -> None:
        """A number between the two buttons that step it, at the right of its line; without buttons it is told."""
        px, palette = self.theme.px, self.theme.palette
        self.label(target, label, pygame.Rect(line.x, line.y, line.w - px(146), line.h))
        x = line.right - px(66)
        if (what, 1) in self.stops:
            for by, sign in ((-1, "−"), (1, "+")):
                self.button(target, (what, by), sign)
        else:
            x = line.right - text_width(value, px(17), 700) // 2
        size = px(17) if text_width(value, px(17), 700) <= px(56) else px(14)
        draw_text(target, value, x, line.centery, size, palette.bone, 700, ax=0.5, ay=0.5)

    def step_stops(self, what: str, line: pygame.Rect) -> None:
        """The two buttons of a number."""
        self.stops |= stepper_places(what, line, self.theme)

    def mark(self, target: pygame.Surface, key: StopKey, label: str, marked: bool) -> None:
        """A box with or without a tick, and what it stands for."""
        theme, rect = self.theme, self.stops[key]
        px, palette = theme.px, theme.palette
        box = pygame.Rect(rect.x, rect.centery - px(10), px(20), px(20))
        target.fill(palette.iron_low, box)
        lit = self.hovered(key)
        pygame.draw.rect(target, palette.brass if lit else palette.edge, box, max(1, palette.border))
        if marked:
            draw_sign(target, box.inflate(-px(8), -px(8)), True, theme)
        room = pygame.Rect(rect.x + px(30), rect.y, rect.w - px(30), rect.h)
        self.label(target, label, room, palette.brass_hi if lit else palette.bone)

    def deck_button(self, target: pygame.Surface, key: StopKey, deck: AvailableDeck | None) -> None:
        """The button of a deck: its crest, its name, and whether it is legal."""
        rect, theme = self.stops[key], self.theme
        px = theme.px
        draw_button(target, rect, theme, "", "normal" if self.enabled(key) else "disabled", hover=self.hovered(key))
        if deck is None:
            return
        put(target, crest(deck.affiliation, px(24), theme), rect.x + px(26), rect.centery + px(1))
        name = fit(deck.name, rect.w - px(78), rect.h, px(15), px(13), 600, lead=1.05, most_lines=2)
        for n, line in enumerate(name.lines[:2]):
            y = rect.centery + (n - (len(name.lines[:2]) - 1) / 2) * name.leading
            draw_text(target, line, rect.x + px(44), y, name.size, theme.palette.bone, 600, ay=0.5)
        box = pygame.Rect(rect.right - px(27), rect.centery - px(6), px(13), px(13))
        draw_sign(target, box, deck.legal, theme)


def stepper_places(what: str, line: pygame.Rect, theme: Theme) -> dict[StopKey, pygame.Rect]:
    """Where the two buttons of a number stand on its line, that of less first."""
    px, high = theme.px, line.h - theme.px(4)
    return {
        (what, -1): pygame.Rect(line.right - px(132), line.y + px(2), px(34), high),
        (what, 1): pygame.Rect(line.right - px(34), line.y + px(2), px(34), high),
    }
