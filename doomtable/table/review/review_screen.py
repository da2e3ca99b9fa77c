"""Review screen: charts of how a finished game stood, turn by turn, and the choices that cost most.

It lies over the table, which waits under it. A turn of the curve and a choice that cost something lead to the table as
it was then. What is not judged yet is judged meanwhile, elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from doomtable.analysis.game_review import TOLD
from doomtable.rulesets import ENDLESS
from doomtable.table.kit.focus_navigation import ARROWS, toward
from doomtable.table.kit.key_bindings import KEYS, KeyBindings, digit_of
from doomtable.table.kit.message import ScreenMessage
from doomtable.table.kit.widgets import Button, button_at, message_of
from doomtable.table.match.board import NUMERALS
from doomtable.table.match.hint_text import play_text
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.paint.highlights import draw_focus
from doomtable.table.paint.panels import draw_button, draw_panel, draw_rule, oak
from doomtable.table.paint.text_layout import draw_text, fit
from doomtable.table.paint.theme import Color, Theme, mix
from doomtable.table.review.review_messages import CloseReview
from doomtable.words.words import Words

if TYPE_CHECKING:  # the engine is read when a game begins: the title screen does without it
    from doomtable.analysis.game_review import GameReview

SHOWN_EVERY: Final = 250
"""Milliseconds between two pictures while it is being judged."""

WIDEST: Final = 1400
HIGHEST: Final = 860
ROW: Final = 96
"""How high a choice that cost something stands, at a scale of 1."""
EVERY: Final = 10
"""Rounds between two numbers under a chart."""


class ReviewScreen:
    """A finished game as it was judged. Messages: CloseReview."""

    def __init__(
        self,
        judge: GameReview,
        under: MatchScreen,
        words: Words,
        theme: Theme,
        size: tuple[int, int],
        keys: KeyBindings = KEYS,
    ) -> None:
        self.judge = judge
        self.under = under
        """The table that waits."""
        self.view = under.display.view
        self.words = words
        self.keys = keys
        self.mouse = (-1, -1)
        self.focus = -1
        self.dirty = True
        self._new = False
        self._shown = 0
        self.resize(size, theme)

    def resize(self, size: tuple[int, int], theme: Theme) -> None:
        """Take another size or scale."""
        self.size, self.theme = size, theme
        self.lay()

    def lay(self) -> None:
        """Give everything its place."""
        self.places: ReviewLayout = places(self.size, self.theme, len(self.judge.costly))
        back = Button(
            self.places.back,
            self.words.say("review-close"),
            CloseReview(),
            True,
            key=self.keys.cap("cancel"),
        )
        costly = [
            Button(rect, "", CloseReview(one.at), key=str(i + 1))
            for i, (one, rect) in enumerate(zip(self.judge.costly, self.places.costly, strict=True))
        ]
        self.buttons = [*costly, back]
        self.dirty = True

    def update(self, now: int) -> None:
        """Have it judged on."""
        self._new = self.judge.advance() or self._new
        if self._new and (now - self._shown >= SHOWN_EVERY or self.judge.over):
            self._new, self._shown = False, now
            self.lay()

    def handle(self, event: pygame.event.Event) -> ScreenMessage | None:
        """Take an event; returns a message for the window or None."""
        if event.type == pygame.MOUSEMOTION:
            self.mouse, self.dirty = event.pos, True
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.mouse, self.focus, self.dirty = event.pos, -1, True
            button = button_at(self.buttons, event.pos)
            if button is not None:
                return message_of(button)
            turn = self.turn_at(event.pos)
            if turn is not None:
                return CloseReview(self.judge.turns[turn])
            return None if self.places.panel.collidepoint(event.pos) else CloseReview()
        elif event.type == pygame.KEYDOWN:
            self.dirty = True
            return self._key(event)
        return None

    def _key(self, event: pygame.event.Event) -> ScreenMessage | None:
        action, digit = self.keys.action_of(event.key), digit_of(event.key)
        if action in ("cancel", "main", "hint"):
            return CloseReview()
        if digit is not None and 0 < digit <= len(self.judge.costly):
            return message_of(self.buttons[digit - 1])
        if action == "choose":
            return message_of(self.buttons[self.focus]) if self.focus >= 0 else None
        if event.key in ARROWS and self.focus >= 0:
            self.focus = toward([button.rect for button in self.buttons], self.focus, ARROWS[event.key])
        elif action in ("next", "previous"):
            back = action == "previous" or bool(event.mod & pygame.KMOD_SHIFT)
            self.focus = (self.focus + (-1 if back else 1)) % len(self.buttons)
        return None

    def turn_at(self, place: tuple[int, int]) -> int | None:
        """The turn of the game under a pixel of the charts."""
        for chart in (self.places.chances, self.places.points):
            if chart.inflate(8, 0).collidepoint(place):
                count = len(self.judge.turns)
                return max(0, min(count - 1, round((place[0] - chart.x) * count / max(1, chart.w))))
        return None

    def draw(self, target: pygame.Surface) -> None:
        """Draw everything."""
        draw_review(target, self)
        self.dirty = False


class ReviewLayout(NamedTuple):
    """Where everything stands."""

    panel: pygame.Rect
    title: pygame.Rect
    chances: pygame.Rect
    points: pygame.Rect
    side: pygame.Rect
    costly: tuple[pygame.Rect, ...]
    back: pygame.Rect


def places(size: tuple[int, int], theme: Theme, costly: int) -> ReviewLayout:
    """Share out a window."""
    px = theme.px
    panel = pygame.Rect(0, 0, min(px(WIDEST), size[0] - px(32)), min(px(HIGHEST), size[1] - px(32)))
    panel.center = size[0] // 2, size[1] // 2
    inner = panel.inflate(-px(56), -px(32))
    title = pygame.Rect(inner.x, inner.y, inner.w, px(56))
    side = pygame.Rect(0, 0, min(px(400), inner.w * 38 // 100), 0)
    side.topleft = inner.right - side.w, title.bottom + px(12)
    side.h = inner.bottom - side.y
    left = pygame.Rect(inner.x, side.y, side.x - px(28) - inner.x, side.h)
    axis, end, head = px(46), px(30), px(30)
    room = left.h - 2 * head - px(26) - px(20)
    upper = room * 55 // 100
    chances = pygame.Rect(left.x + axis, left.y + head, left.w - axis - end, upper)
    points = pygame.Rect(chances.x, chances.bottom + px(20) + head, chances.w, room - upper)
    back = pygame.Rect(side.x, side.bottom - px(46), side.w, px(46))
    rows = []
    high = min(px(ROW), (back.y - side.y - px(76)) // 3 - px(8))
    for i in range(costly):
        rows.append(pygame.Rect(side.x, side.y + px(34) + i * (high + px(8)), side.w, high))
    return ReviewLayout(panel, title, chances, points, side, tuple(rows), back)


def draw_review(target: pygame.Surface, scene: ReviewScreen) -> None:
    """The whole screen."""
    theme, at, say, judge = scene.theme, scene.places, scene.words.say, scene.judge
    px, palette = theme.px, theme.palette
    target.blit(oak(scene.size, theme), (0, 0))
    draw_panel(target, at.panel, theme)
    title = say("review-title").upper()
    words = fit(title, at.title.w, at.title.h, px(30), px(14), 700, "engraved", most_lines=1)
    draw_text(
        target, title, at.title.centerx, at.title.y + px(22), words.size, palette.brass_hi, 700, "engraved",
        0.5, 0.5, True,
    )  # fmt: skip
    draw_rule(target, at.title.x, at.title.bottom - px(4), at.title.w, theme, lozenge=True)
    hovered = scene.turn_at(scene.mouse)
    turns = len(judge.turns)
    _heading(target, at.chances, say("review-chances"), theme)
    _frame(target, at.chances, ((0.0, "0 %"), (0.5, "50 %"), (1.0, "100 %")), theme)
    _heading(target, at.points, say("review-points-colony" if judge.colony else "review-points"), theme)
    most = max([1, *(n for line in judge.points for n in line)])
    top = judge.goal if judge.goal < ENDLESS else most
    most = max(top, most)
    _frame(target, at.points, ((0.0, "0"), (top / most, str(top))), theme)
    _rounds(target, scene)
    ends: list[list[tuple[int, float]]] = [[], []]
    for seat in range(judge.seats):
        chances = [(judge.turn(choice) / turns, share) for choice, share in judge.chances[seat]]
        if judge.over and scene.view.outcome is not None and chances:
            chances.append((1.0, scene.view.outcome.worth(seat)))
        points = [(i / turns, n / most) for i, n in enumerate(judge.points[seat])]
        for chart, line, last in ((at.chances, chances, ends[0]), (at.points, points, ends[1])):
            _line(target, chart, line, seat, theme, marks=chart is at.chances)
            if line:
                last.append((seat, line[-1][1]))
    for chart, last in ((at.chances, ends[0]), (at.points, ends[1])):
        _names(target, chart, last, theme)
    _marks(target, scene)
    if hovered is not None:
        _pointed(target, scene, hovered)
    _side(target, scene)


def _heading(target: pygame.Surface, chart: pygame.Rect, text: str, theme: Theme) -> None:
    draw_text(target, text, chart.x, chart.y - theme.px(26), theme.px(15), theme.palette.bone, 600)


def _frame(
    target: pygame.Surface, chart: pygame.Rect, lines: Sequence[tuple[float, str]], theme: Theme
) -> None:
    """The ground of a chart, with what its heights mean."""
    palette = theme.palette
    target.fill(palette.iron_low, chart)
    for share, text in lines:
        y = chart.bottom - round(share * chart.h)
        pygame.draw.line(target, palette.edge, (chart.x, y), (chart.right, y))
        draw_text(target, text, chart.x - theme.px(8), y, theme.px(12), palette.ash, 500, ax=1, ay=0.5)
    pygame.draw.rect(target, palette.edge, chart, 1)


def _rounds(target: pygame.Surface, scene: ReviewScreen) -> None:
    """The numbers of the rounds under the charts."""
    theme, at, judge = scene.theme, scene.places, scene.judge
    turns = len(judge.turns)
    last = 0
    for i, (_, number) in enumerate(judge.turn_of):
        if number <= last:
            continue
        last = number
        if number == 1 or number % EVERY == 0:
            x = at.points.x + round(i / turns * at.points.w)
            for chart in (at.chances, at.points):
                pygame.draw.line(target, theme.palette.edge, (x, chart.y), (x, chart.bottom))
            text = scene.words.say("review-round", n=number)
            draw_text(
                target, text, x, at.points.bottom + theme.px(5), theme.px(12), theme.palette.ash, 500,
                ax=0 if number == 1 else 0.5,
            )  # fmt: skip


def _place(chart: pygame.Rect, point: tuple[float, float]) -> tuple[int, int]:
    return chart.x + round(point[0] * chart.w), chart.bottom - round(min(1.0, max(0.0, point[1])) * chart.h)


def _colour(theme: Theme, seat: int) -> Color:
    return theme.palette.seats[seat % len(theme.palette.seats)]


def _line(
    target: pygame.Surface, chart: pygame.Rect, line: Sequence[tuple[float, float]], seat: int, theme: Theme, *,
    marks: bool,
) -> None:  # fmt: skip
    """One player's line; where it is made of single judgements each has a mark of the player's own."""
    colour, places = _colour(theme, seat), [_place(chart, point) for point in line]
    if len(places) > 1:
        pygame.draw.lines(target, colour, False, places, max(2, theme.px(2)))
    for x, y in places if marks else ():
        draw_player_mark(target, x, y, theme.px(4), seat, colour)


def draw_player_mark(target: pygame.Surface, x: int, y: int, r: int, seat: int, colour: Color) -> None:
    """The mark of a player: a disc, a square, a lozenge, a triangle, and the same hollow."""
    hollow = max(1, r // 2) if seat >= 4 else 0
    if seat % 4 == 0:
        pygame.draw.circle(target, colour, (x, y), r, hollow)
    elif seat % 4 == 1:
        pygame.draw.rect(target, colour, pygame.Rect(x - r, y - r, 2 * r, 2 * r), hollow)
    elif seat % 4 == 2:
        pygame.draw.polygon(target, colour, [(x, y - r - 1), (x + r + 1, y), (x, y + r + 1), (x - r - 1, y)], hollow)
    else:
        pygame.draw.polygon(target, colour, [(x, y - r), (x + r, y + r), (x - r, y + r)], hollow)


def _names(
    target: pygame.Surface, chart: pygame.Rect, ends: Sequence[tuple[int, float]], theme: Theme
) -> None:
    """The numerals of the players at the ends of their lines, none over another."""
    step = theme.px(17)
    y = chart.bottom + step
    for seat, share in sorted(ends, key=lambda one: one[1]):
        y = min(y - step, chart.bottom - round(min(1.0, share) * chart.h))
        draw_text(
            target, NUMERALS[seat], chart.right + theme.px(8), y, theme.px(14), _colour(theme, seat), 700, "engraved",
            ay=0.5,
        )  # fmt: skip


def _marks(target: pygame.Surface, scene: ReviewScreen) -> None:
    """Where the choices that cost most stand under the upper chart, none over another."""
    theme, chart, judge = scene.theme, scene.places.chances, scene.judge
    r, taken = theme.px(9), list[tuple[int, int]]()
    for one in judge.costly:
        x, y = chart.x + round(one.turn / len(judge.turns) * chart.w), chart.bottom
        while any(abs(x - other) < 2 * r and y == height for other, height in taken):
            y -= 2 * r + 2
        taken.append((x, y))
        pygame.draw.line(target, theme.palette.ember, (x, chart.y), (x, chart.bottom))
    for nth, (x, y) in enumerate(taken, start=1):
        pygame.draw.circle(target, theme.palette.iron_low, (x, y), r + max(1, theme.px(1)))
        pygame.draw.circle(target, theme.palette.ember, (x, y), r)
        draw_text(target, str(nth), x, y, theme.px(13), theme.palette.ink, 700, ax=0.5, ay=0.5)


def _pointed(target: pygame.Surface, scene: ReviewScreen, turn: int) -> None:
    """The turn under the pointer: a line through both charts, and how it stood."""
    theme, at, judge = scene.theme, scene.places, scene.judge
    px, palette = theme.px, theme.palette
    x = at.chances.x + round(turn / len(judge.turns) * at.chances.w)
    for chart in (at.chances, at.points):
        pygame.draw.line(target, palette.bone, (x, chart.y), (x, chart.bottom))
    seat, number = judge.turn_of[turn]
    lines = [scene.words.say("review-turn", n=max(1, number), player=scene.view.players[seat].name)]
    for one in range(judge.seats):
        share = next((s for choice, s in reversed(judge.chances[one]) if judge.turn(choice) <= turn), None)
        points = judge.points[one][turn] if turn < len(judge.points[one]) else 0
        percent = "–" if share is None else str(round(100 * share))
        stood, name = "review-stood-colony" if judge.colony else "review-stood", scene.view.players[one].name
        lines.append(scene.words.say(stood, player=name, percent=percent, points=points))
    lines.append(scene.words.say("review-press"))
    wide = px(250)
    box = pygame.Rect(0, 0, wide, px(16) + px(20) * len(lines))
    box.midtop = x, at.chances.bottom - box.h - px(10)
    box.clamp_ip(pygame.Rect(at.chances.x, at.chances.y, at.chances.w, at.points.bottom - at.chances.y))
    draw_panel(target, box, theme, framed=False)
    for i, text in enumerate(lines):
        size = fit(text, wide - px(24), px(20), px(13), px(12), 500, most_lines=1).size
        ink = palette.brass_hi if i == 0 else palette.ash if i == len(lines) - 1 else palette.bone
        draw_text(target, text, box.x + px(12), box.y + px(8) + px(20) * i, size, ink, 600 if i == 0 else 500)


def _side(target: pygame.Surface, scene: ReviewScreen) -> None:
    """The choices that cost most, how far it is judged, and the way back."""
    theme, at, judge, say = scene.theme, scene.places, scene.judge, scene.words.say
    px, palette = theme.px, theme.palette
    draw_text(target, say("review-costly"), at.side.x, at.side.y + px(2), px(15), palette.bone, 600)
    over = button_at(scene.buttons, scene.mouse)
    for i, (one, rect) in enumerate(zip(judge.costly, at.costly, strict=False)):
        button = scene.buttons[i]
        draw_button(target, rect, theme, "", "normal", hover=over is button)
        x, room = rect.x + px(46), rect.w - px(46) - px(80)
        r = px(11)
        pygame.draw.circle(target, palette.ember, (rect.x + px(26), rect.y + px(26)), r)
        draw_text(target, str(i + 1), rect.x + px(26), rect.y + px(26), px(14), palette.ink, 700, ax=0.5, ay=0.5)
        seat, number = judge.turn_of[one.turn]
        when = say("review-turn", n=max(1, number), player=scene.view.players[seat].name)
        if len(judge.people) > 1:
            when = say("review-whose", player=scene.view.players[one.seat].name, when=when)
        chosen = play_text((*one.begun, *one.chosen), scene.view, scene.words)
        better = say("review-better", what=play_text((*one.begun, *one.better), scene.view, scene.words))
        if one.better[0].name is not None and one.better[0].name == one.chosen[0].name:
            better = say("review-another", card=one.better[0].name)
        texts = (
            (when, px(12), palette.ash, 500), (say("review-chosen", what=chosen), px(14), palette.bone, 600),
            (better, px(14), palette.jade, 500),
        )  # fmt: skip
        y = rect.centery - px(33)
        for text, size, ink, weight in texts:
            said = fit(text, room, px(22), size, px(12), weight, most_lines=1)  # type: ignore[arg-type]
            draw_text(target, (said.lines or ("",))[0], x, y, said.size, ink, weight)  # type: ignore[arg-type]
            y += px(22)
        cost = say("review-cost", n=round(100 * one.cost))
        draw_text(target, cost, rect.right - px(18), rect.centery, px(20), palette.ember, 700, ax=1, ay=0.5)
    y = at.costly[-1].bottom + px(12) if at.costly else at.side.y + px(34)
    text = say("review-waits")
    if judge.over:
        text = say("review-others") if judge.costly else say("review-none")
        text = "" if len(judge.costly) == TOLD else text
    if text:
        said = fit(text, at.side.w, px(80), px(14), px(12), 500, most_lines=3)
        for line in said.lines[:3]:
            draw_text(target, line, at.side.x, y, said.size, palette.ash, 500)
            y += said.leading
    if not judge.over:
        bar = pygame.Rect(at.side.x, y + px(8), at.side.w, px(8))
        target.fill(palette.iron_low, bar)
        target.fill(mix(palette.brass, palette.iron, 0.2), pygame.Rect(bar.x, bar.y, round(bar.w * judge.done), bar.h))
        pygame.draw.rect(target, palette.edge, bar, 1)
    _legend(target, scene)
    back = scene.buttons[-1]
    back.draw(target, theme, over is back, False)
    if 0 <= scene.focus < len(scene.buttons):
        draw_focus(target, scene.buttons[scene.focus].rect, theme)


def _legend(target: pygame.Surface, scene: ReviewScreen) -> None:
    """Whose line is whose."""
    theme, at = scene.theme, scene.places
    px = theme.px
    y = at.back.y - px(14) - px(20) * scene.judge.seats
    for seat in range(scene.judge.seats):
        colour = _colour(theme, seat)
        x = at.side.x
        pygame.draw.line(target, colour, (x, y + px(8)), (x + px(26), y + px(8)), max(2, px(2)))
        draw_player_mark(target, x + px(13), y + px(8), px(4), seat, colour)
        x += px(36) + draw_text(target, NUMERALS[seat], x + px(36), y, px(13), colour, 700, "engraved") + px(8)
        name = fit(scene.view.players[seat].name, at.side.right - x, px(20), px(14), px(12), 500, most_lines=1)
        draw_text(target, (name.lines or ("",))[0], x, y, name.size, theme.palette.bone, 500)
        y += px(20)
