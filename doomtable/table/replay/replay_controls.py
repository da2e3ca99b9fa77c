"""Replay controls: the position, scrub bar, buttons and keys of a replay."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

import pygame

from doomtable.records.recorded_game import ALL_CARDS, RecordedGame
from doomtable.rules.terms import Seat
from doomtable.rules.view_parts import SPECTATOR
from doomtable.table.kit.key_bindings import KeyBindings
from doomtable.table.kit.widgets import Button, Link, RunStyler, lines, paragraph
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.panels import draw_panel, draw_rule
from doomtable.table.paint.surface_cache import SurfaceCache
from doomtable.table.paint.surface_effects import put, sheet
from doomtable.table.paint.text_layout import draw_text, fit, set_runs
from doomtable.table.paint.theme import Color, Theme, mix
from doomtable.words.words import CardName, PlayerName, Words
from doomtable.words.words import TextRun as Word

ReplayAction: TypeAlias = Literal[
    "first", "turn back", "back", "run", "on", "turn on", "last", "faster", "slower", "eyes", "hands", "play on",
    "leave",
]  # fmt: skip
"""What can be done with a replay."""
SPEEDS: Final = (1, 2, 4, 8)
ARROWS: Final[Mapping[int, ReplayAction]] = MappingProxyType({
    pygame.K_RIGHT: "on", pygame.K_LEFT: "back", pygame.K_DOWN: "turn on", pygame.K_UP: "turn back",
})  # fmt: skip
"""What the arrows do while a replay is watched; digits choose whose eyes."""
ACTION_MEANS: Final[Mapping[str, ReplayAction]] = MappingProxyType({
    "main": "run", "log down": "turn on", "log up": "turn back", "least": "first", "most": "last", "more": "faster",
    "less": "slower", "eyes": "eyes", "hands": "hands", "play": "play on", "cancel": "leave",
})  # fmt: skip
"""What an action of the table's keys does while a replay is watched."""
VIEWPOINT_DIGITS: Final = 8, 9
"""The digits of a spectator and of all cards; a seat has its number."""
TRANSPORT: Final[tuple[ReplayAction, ...]] = ("first", "turn back", "back", "run", "on", "turn on", "last")
_TRIANGLE: Final = ((0.0, 0.0), (1.0, 0.5), (0.0, 1.0))
_BAR: Final = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))
ICONS: Final[Mapping[str, tuple[tuple[float, float, bool], ...]]] = MappingProxyType({
    "last": ((0.12, 0.56, True), (0.72, 0.16, False)),
    "turn on": ((0.0, 0.5, True), (0.5, 0.5, True)),
    "on": ((0.22, 0.62, True),),
    "run": ((0.2, 0.72, True),),
    "pause": ((0.16, 0.24, False), (0.6, 0.24, False)),
})  # fmt: skip
"""Signs in a square: (left, width, whether a triangle or a bar), all of them full height; the backward ones mirror."""
MIRRORED: Final = {"first": "last", "turn back": "turn on", "back": "on"}
_icons: Final = SurfaceCache(2**20)


def action_of(keys: KeyBindings, key: int) -> ReplayAction | None:
    """What a key does while a replay is watched, if it does something."""
    return ARROWS.get(key) or ACTION_MEANS.get(keys.action_of(key))


# ------------------------------------------------------------------------------------------------- messages


@dataclass(frozen=True, slots=True)
class ReplayPress:
    """Message: run, step, go to a turn or an end, choose the speed or the eyes, lay hands open, play on."""

    action: ReplayAction


@dataclass(frozen=True, slots=True)
class Scrub:
    """Message: go where the bar is dragged to."""


@dataclass(frozen=True, slots=True)
class SetViewpoint:
    """Message: look with these eyes."""

    eyes: Seat


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """Message: play on in this seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SetSpeed:
    """Message: run so many times as fast."""

    times: int


@dataclass(frozen=True, slots=True)
class ReplayStatus:
    """Where a replay stands and how it is looked at."""

    at: int
    eyes: Seat
    running: bool
    speed: int
    hands: bool


# ------------------------------------------------------------------------------------------------ the controls


def icon(name: str, size: int, colour: Color) -> pygame.Surface:
    """The sign of a control. Shared: do not draw on it."""

    def make() -> pygame.Surface:
        large = size * 4
        made = sheet(large, large)
        for left, wide, triangle in ICONS[MIRRORED.get(name, name)]:
            shape = _TRIANGLE if triangle else _BAR
            points = [((left + x * wide) * large, (0.1 + y * 0.8) * large) for x, y in shape]
            pygame.draw.polygon(made, colour, points)
        small = pygame.transform.smoothscale(made, (size, size))
        return pygame.transform.flip(small, True, False) if name in MIRRORED else small

    return _icons.get((name, size, colour), make)


@dataclass(slots=True)
class IconButton(Button):
    """A button with a sign in place of words."""

    sign: str = ""

    def draw(self, target: pygame.Surface, theme: Theme, hover: bool, focus: bool) -> None:
        """Draw it with its sign."""
        Button.draw(self, target, theme, hover, focus)
        palette = theme.palette
        ink = palette.ink if self.main else palette.brass_hi if hover else palette.bone
        if not self.enabled:
            ink = mix(palette.ash, palette.iron, 0.5)
        size = min(theme.px(14), self.rect.w - theme.px(8))
        put(target, icon(self.sign, size, ink), *self.rect.center)


@dataclass(slots=True)
class ScrubBar(Button):
    """A bar to drag along, with ticks where turns begin."""

    at: int = 0
    length: int = 0
    ticks: tuple[tuple[int, Color], ...] = ()

    def x_of(self, at: int) -> int:
        """The pixel of a choice."""
        return self.rect.x + round(self.rect.w * at / max(1, self.length))

    def choice_at(self, x: int, theme: Theme) -> int:
        """The choice at a pixel; near a tick, the beginning of its turn."""
        near = min(self.ticks, key=lambda tick: abs(self.x_of(tick[0]) - x), default=None)
        if near is not None and abs(self.x_of(near[0]) - x) <= theme.px(2):
            return near[0]
        share = (x - self.rect.x) / max(1, self.rect.w)
        return max(0, min(self.length, round(share * self.length)))

    def draw(self, target: pygame.Surface, theme: Theme, hover: bool, focus: bool) -> None:
        """Draw track, ticks and knob."""
        px, palette, rect = theme.px, theme.palette, self.rect
        track = pygame.Rect(rect.x, rect.centery - px(3), rect.w, px(6))
        pygame.draw.rect(target, palette.iron_low, track)
        pygame.draw.rect(target, palette.edge, track, 1)
        x = self.x_of(self.at)
        target.fill(palette.brass, pygame.Rect(track.x, track.y + 1, x - track.x, track.h - 2))
        for at, colour in self.ticks:
            target.fill(colour, pygame.Rect(self.x_of(at), rect.y + px(2), max(1, px(1)), px(6)))
        knob = pygame.Rect(0, 0, px(8), px(18))
        knob.center = x, rect.centery
        pygame.draw.rect(target, palette.brass_hi if hover else palette.bone, knob, border_radius=2)
        pygame.draw.rect(target, palette.iron_low, knob, 1, border_radius=2)


def ticks(recorded: RecordedGame, wide: int, theme: Theme, inks: RunStyler) -> tuple[tuple[int, Color], ...]:
    """Where turns begin, in the colour of whose they are; where those would run together, every round only."""
    shown = recorded.turns
    if len(shown) * theme.px(4) > wide:
        shown = tuple(turn for turn in shown if turn.seat == recorded.turns[0].seat)
    every = -(-len(shown) * theme.px(3) // max(1, wide))
    return tuple((turn.begins, inks.seat(turn.seat)) for turn in shown[::every])


class ReplayControls:
    """Lays out and draws the controls of a replay in the asking place."""

    def __init__(self, recorded: RecordedGame, theme: Theme, words: Words, inks: RunStyler, keys: KeyBindings) -> None:
        self.recorded = recorded
        self.theme = theme
        self.words = words
        self.inks = inks
        self.keys = keys

    def height(self, wide: int) -> int:
        """How high the panel must be, in pixels, when it is so wide; the same from the first choice to the last."""
        return self._head(wide) + self._told(wide) + self._controls(wide)

    def _roomy(self, wide: int) -> bool:
        return wide > self.theme.px(240)

    def _pad(self, wide: int) -> int:
        return self.theme.px(16 if self._roomy(wide) else 12)

    def _rows(self, wide: int) -> tuple[int, ...]:
        """The heights of the rows of controls: scrub bar, transport, speeds, eyes, playing on."""
        return tuple(map(self.theme.px, (26, 36, 28, 34, 42) if self._roomy(wide) else (24, 30, 25, 30, 34)))

    def _gap(self, wide: int) -> int:
        return self.theme.px(6 if self._roomy(wide) else 5)

    def _head(self, wide: int) -> int:
        """The height of where the replay stands, with the rule under it."""
        return self.theme.px(14 + 19 + 26 + 20 + 8 if self._roomy(wide) else 10 + 22 + 18 + 7)

    def _told(self, wide: int) -> int:
        """The height of what was chosen, or of why the replay stops."""
        inner = wide - 2 * self._pad(wide)
        stops = fit(self.why, inner, self.theme.px(90), self.theme.px(13), self.theme.px(12), 400).height
        return max(self.theme.px(40), stops if self.recorded.stopped_because else 0) + self.theme.px(6)

    def _controls(self, wide: int) -> int:
        """The height of everything below the words."""
        rows = self._rows(wide)
        return sum(rows) + self._gap(wide) * (len(rows) - 1) + self._pad(wide)

    @property
    def why(self) -> str:
        """Why the replay stops before its record does, as a sentence of its own; '' when it does not."""
        because = self.recorded.stopped_because
        why = self.words.error(because) if because else ""
        return why[:1].upper() + why[1:]

    def eyes(self, eyes: Seat) -> str:
        """Whose eyes these are, in words."""
        if eyes == ALL_CARDS:
            return self.words.say("replay-eyes-open")
        return self.words.say("replay-eyes-spectator") if eyes == SPECTATOR else self.recorded.names[eyes]

    def buttons(self, rect: pygame.Rect, here: ReplayStatus) -> list[Button]:
        """The scrub bar and the buttons, as the keyboard goes round them."""
        px, words, recorded, pad = self.theme.px, self.words, self.recorded, self._pad(rect.w)
        x, wide, row = rect.x + pad, rect.w - 2 * pad, self._gap(rect.w)
        y = rect.bottom - self._controls(rect.w)
        bar, transport, speeds, eyes, on = self._rows(rect.w)
        marks = ticks(recorded, wide, self.theme, self.inks)
        out: list[Button] = [
            ScrubBar(pygame.Rect(x, y, wide, bar), "", Scrub(), at=here.at, length=len(recorded), ticks=marks)
        ]
        y += bar + row
        out += self._transport(pygame.Rect(x, y, wide, transport), here)
        y += transport + row
        gap = px(3)
        each = (wide - gap * (len(SPEEDS) - 1)) / len(SPEEDS)
        for i, times in enumerate(SPEEDS):
            place = pygame.Rect(x + round(i * (each + gap)), y, round(each), speeds)
            out.append(Button(place, words.say("replay-speed", n=times), SetSpeed(times), times == here.speed))
        y += speeds + row
        hands = px(70) if here.eyes == ALL_CARDS else 0
        place = pygame.Rect(x, y, wide - hands - gap * bool(hands), eyes)
        out.append(Button(place, self._eyes_label(here.eyes, place.w), ReplayPress("eyes"), key=self.keys.cap("eyes")))
        if hands:
            place = pygame.Rect(rect.right - pad - hands, y, hands, eyes)
            out.append(
                Button(place, words.say("replay-hands"), ReplayPress("hands"), here.hands, key=self.keys.cap("hands"))
            )
        y += eyes + row
        may = recorded.may_go_on(here.at)
        place = pygame.Rect(x, y, wide, on)
        on_key = self.keys.cap("play")
        out.append(Button(place, words.say("replay-on"), ReplayPress("play on"), key=on_key, enabled=may))
        return out

    def _transport(self, rect: pygame.Rect, here: ReplayStatus) -> list[Button]:
        """To the start, back, running, on, to the end."""
        gap, shares = self.theme.px(3), [1.7 if name == "run" else 1.0 for name in TRANSPORT]
        unit = (rect.w - gap * (len(shares) - 1)) / sum(shares)
        left, out = float(rect.x), list[Button]()
        for i, (name, share) in enumerate(zip(TRANSPORT, shares, strict=True)):
            place = pygame.Rect(round(left), rect.y, round(unit * share), rect.h)
            sign = "pause" if name == "run" and here.running else name
            may = name == "run" or (here.at > 0 if i < TRANSPORT.index("run") else here.at < len(self.recorded))
            out.append(IconButton(place, "", ReplayPress(name), name == "run", enabled=may, sign=sign))
            left += unit * share + gap
        return out

    def _eyes_label(self, eyes: Seat, wide: int) -> str:
        label = self.words.say("replay-eyes", who=self.eyes(eyes))
        fits = text_width(label, self.theme.px(14), 600) <= wide - self.theme.px(54)
        return label if fits else self.eyes(eyes)

    def draw(self, target: pygame.Surface, rect: pygame.Rect, here: ReplayStatus) -> list[Link]:
        """The panel and its words; the buttons draw themselves. Returns its links."""
        theme, words, recorded = self.theme, self.words, self.recorded
        px, palette, pad = theme.px, theme.palette, self._pad(rect.w)
        draw_panel(target, rect, theme)
        roomy = self._roomy(rect.w)
        x, wide, y = rect.x + pad, rect.w - 2 * pad, rect.y + px(14 if roomy else 10)
        links: list[Link] = []
        if roomy:
            draw_text(target, words.say("replay-title"), x, y, px(12), palette.brass, 600)
            y += px(19)
        turn = recorded.turn(here.at)
        title = words.say("replay-turn", n=max(1, turn.number), player=recorded.names[turn.seat])
        shown = fit(title, wide, px(24), px(19 if roomy else 16), px(12), 600, most_lines=1)
        for line in shown.lines[:1]:
            draw_text(target, line, x, y, shown.size, palette.brass_hi, 600)
        y += px(26 if roomy else 22)
        place = words.say("replay-choice", n=here.at, of=len(recorded))
        draw_text(target, place, x, y, px(14 if roomy else 13), palette.bone, 500)
        y = rect.y + self._head(rect.w)
        draw_rule(target, x, y - px(6), wide, theme)
        room = pygame.Rect(x, y, wide, self._told(rect.w))
        if recorded.stopped_because and here.at == len(recorded):
            lines(target, self.why, room, theme, palette.ember, 13)
        elif chosen := self.chosen(here):
            for size in (px(14 if roomy else 13), px(12)):
                if set_runs(self.inks.runs(chosen), size, wide).height <= room.h:
                    paragraph(target, self.inks.runs(chosen), x, y, wide, size, links)
                    break
        return links

    def chosen(self, here: ReplayStatus) -> list[Word]:
        """The choice that led here, where these eyes may know of it."""
        found = self.recorded.made(here.at, here.eyes)
        if found is None:
            return []
        seat, option = found
        player = PlayerName(self.recorded.names[seat], seat)
        if option.key == "card" and option.name:
            return self.words.runs("replay-chose", player=player, what=CardName(option.name))
        if option.key == "number":
            return self.words.runs("replay-chose", player=player, what=str(option.number))
        if option.key == "player":
            other = PlayerName(self.recorded.names[option.seat], option.seat)
            return self.words.runs("replay-chose", player=player, what=other)
        what = self.words.option(option.key)
        if option.name:
            return self.words.runs("replay-chose-card", player=player, what=what, card=CardName(option.name))
        return self.words.runs("replay-chose", player=player, what=what)
