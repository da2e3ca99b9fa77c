"""Play show: cards that others played, held large over the table one after the other, with an arrow to the target.

Like the film of a combat it is drawn over the table as it was, and nothing of it waits for anybody: a press goes on to
the next card, time does the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import atan2, cos, hypot, sin
from typing import TYPE_CHECKING, Final

import pygame

from doomtable.rules.terms import NO_CARD, NOBODY
from doomtable.table.kit.widgets import RunStyler
from doomtable.table.layout.card_packing import Spot
from doomtable.table.match.shown_plays import ShownPlay, harms
from doomtable.table.motion.animation_queue import ease_in_out, ease_out
from doomtable.table.motion.animations import TableSnapshot, small
from doomtable.table.paint.badges import crystal, draw_rating
from doomtable.table.paint.card_backs import card_back
from doomtable.table.paint.card_faces import large_face
from doomtable.table.paint.highlights import darken, draw_brackets, draw_frame
from doomtable.table.paint.panels import draw_panel
from doomtable.table.paint.picture_queue import picture_queue
from doomtable.table.paint.player_badges import player_badge
from doomtable.table.paint.surface_effects import Point, put, shadow
from doomtable.table.paint.surface_parts import ran_out
from doomtable.table.paint.text_layout import Paragraph, draw_paragraph, draw_text, set_runs
from doomtable.table.paint.theme import BLACK, Color, Theme, mix

if TYPE_CHECKING:
    from doomtable.table.kit.face_models import FaceModels
    from doomtable.table.kit.player_looks import PlayerLook
    from doomtable.words.words import Words

HELD_FOR: Final[Mapping[str, int]] = {"fast": 500, "normal": 1000, "slow": 2000, "wait": 0}
"""The paces at which plays of others are shown: milliseconds for which a card without text is held, 0 until a press."""
READ: Final = 100
"""How many letters of text take as long again."""
RISES: Final = 180
BOWS: Final = 160
GOES: Final = 160
"""Milliseconds at a full motion: the card comes, the arrow grows, the card goes."""
HURRIED: Final = 3
"""Where more than so many are to be shown, each is held for half its time."""
VEILED: Final = 0.5
"""How dark the table becomes under the card."""
WIDE: Final = 384
CAPTION: Final = 800
TUCKED: Final = ("strip", "plaque", "chip", "vehicle")


@dataclass(frozen=True, slots=True)
class ShowPainter:
    """With what cards and words are drawn."""

    theme: Theme
    words: Words
    faces: FaceModels
    inks: RunStyler
    looks: tuple[PlayerLook, ...] = ()


class PlayShow:
    """Plays that are shown one after the other over a picture of the table."""

    def __init__(
        self, plays: Sequence[ShownPlay], table: TableSnapshot, behind: pygame.Surface, painter: ShowPainter,
        held: int, motion: int,
    ) -> None:  # fmt: skip
        self.plays = tuple(plays)
        self.at = 0
        """Which of them is shown."""
        self._table, self._bright, self._paint = table, behind, painter
        self._holds = [self._hold(play, held // 2 if len(self.plays) > HURRIED else held) for play in self.plays]
        self._motion = motion
        self._since: int | None = None
        self._veiled = behind
        self._unpainted = False
        """Whether a placeholder stands for the picture of the card."""
        self._first = self._paint_first()
        self._laid: tuple[int, _Laid] | None = None

    # ------------------------------------------------------------------------------------------------- time

    @property
    def play(self) -> ShownPlay:
        """What is shown now."""
        return self.plays[self.at]

    @property
    def waits(self) -> bool:
        """Does each card stay until a press?"""
        return not self._held

    @property
    def _held(self) -> int:
        """Milliseconds for which the card is held that is shown now, 0 until a press."""
        return self._holds[self.at]

    def _hold(self, play: ShownPlay, held: int) -> int:
        """The same of any card: it depends on how much there is to read on it."""
        letters = len(self._paint.faces.named(play.card).text) if play.card is not None else 0
        return held + held * letters // READ

    @property
    def length(self) -> float:
        """Milliseconds that all of it takes, if nobody presses."""
        return sum(held + self._goes for held in self._holds)

    @property
    def _goes(self) -> float:
        return GOES * self._motion / 100

    def past(self, now: int) -> float:
        """Milliseconds for which the card has been shown, from the first frame that did."""
        if self._since is None:
            self._since = now
        return now - self._since

    def tick(self, now: int) -> bool:
        """Let time pass; whether all have been shown."""
        if self._since is not None and self._held and self.past(now) >= self._held + self._goes:
            return self.go_on()
        return False

    def go_on(self) -> bool:
        """Show the next one; whether there was none."""
        if self.at + 1 >= len(self.plays):
            return True
        self.at, self._since = self.at + 1, None
        return False

    def place_of(self, handle: int) -> pygame.Rect | None:
        """Where a card that was shown lay large; None for others."""
        if all(play.handle != handle for play in self.plays):
            return None
        return self._lay().card.copy()

    # ------------------------------------------------------------------------------------------------- drawing

    def paint_some(self, seconds: float) -> bool:
        """Paint parts of what its first frame shows, until so much time has passed; whether all of it is there, the
        picture of the card, too."""
        return ran_out(self._first, seconds) and not self._unpainted

    def _paint_first(self) -> Iterator[None]:
        """Paint what every frame shows."""
        veiled = self._bright.copy()
        yield
        darken(veiled, veiled.get_rect(), VEILED)
        self._veiled = veiled
        yield
        self._lay()

    def unfinished(self) -> None:
        """Pictures are there now that a placeholder was shown for: the card is taken anew."""
        if self._laid is not None and self.play.card is not None:
            at, laid = self._laid
            self._laid = at, replace(laid, face=self._face(self.play.card, laid.card.w))

    def draw(self, target: pygame.Surface, now: int) -> None:
        """Draw the table as it was, and the card at this moment over it."""
        ran_out(self._first)
        past, theme = self.past(now), self._paint.theme
        rise = self._share(past, 0, RISES)
        grown = self._share(past, RISES, BOWS)
        gone = self._share(past, self._held, GOES) if self._held else 0.0
        laid = self._lay()
        target.blit(self._veiled, (0, 0))
        ink = laid.ink
        for rect in laid.bright:
            target.blit(self._bright, rect, rect)
        if laid.host is not None:
            draw_brackets(target, laid.host, theme, ink)
        if laid.strip is not None:
            draw_frame(target, laid.strip, theme, ink, 2)
        if laid.goal is not None and grown > 0 and gone < 1:
            _draw_arrow(target, laid.bow, ease_out(grown), ink, theme)
        self._card(target, laid, ease_out(rise), ease_in_out(gone))
        if gone < 0.5:
            self._caption(target, laid, past)

    def _share(self, past: float, begins: float, lasts: float) -> float:
        """How much of something is over that lasts so long at a full motion; all of it without motion."""
        if begins and begins != self._held:
            begins = begins * self._motion / 100
        lasts = lasts * self._motion / 100
        if lasts <= 0:
            return 1.0 if past >= begins else 0.0
        return max(0.0, min(1.0, (past - begins) / lasts))

    def _card(self, target: pygame.Surface, laid: _Laid, rise: float, gone: float) -> None:
        face = laid.face
        alpha = 1 - gone
        if alpha <= 0.02:
            return
        if rise < 1:
            size = 0.3 + 0.7 * rise
            wide, high = round(face.get_width() * size), round(face.get_height() * size)
            face = pygame.transform.smoothscale(face, (max(2, wide), max(2, high)))
            x = laid.origin.centerx + (laid.card.centerx - laid.origin.centerx) * rise
            y = laid.origin.centery + (laid.card.centery - laid.origin.centery) * rise
            put(target, face, x, y)
            return
        if alpha < 1:
            face = face.copy()
            face.set_alpha(round(255 * alpha))
        else:
            shadow(target, laid.card, 14, 220, 6)
        target.blit(face, laid.card)
        if alpha == 1:
            draw_frame(target, laid.card, self._paint.theme, laid.seat_ink, 3)

    def _caption(self, target: pygame.Surface, laid: _Laid, past: float) -> None:
        theme, say, palette = self._paint.theme, self._paint.words.say, self._paint.theme.palette
        px, box, play = theme.px, laid.caption, self.play
        draw_panel(target, box, theme, laid.seat_ink, laid.seat_ink)
        look = self._paint.looks[play.seat] if play.seat < len(self._paint.looks) else None
        badge = player_badge(look.emblem if look is not None else "", laid.seat_ink, px(40))
        put(target, badge, box.x + px(38), box.y + px(36))
        x, y = box.x + px(74), box.y + px(14)
        draw_paragraph(target, laid.told, x, y)
        y += laid.told.height + px(5)
        if play.paid or play.changed:
            self._numbers(target, x, y)
            y += px(26)
        for words in laid.outcome:
            draw_paragraph(target, words, x, y)
            y += words.height + px(2)
        press = say("shown-press")
        if len(self.plays) > 1:
            press = f"{say('shown-count', n=self.at + 1, of=len(self.plays))}  ·  {press}"
        low = box.bottom - px(11)
        draw_text(target, press, box.right - px(14), low, px(12), palette.ash, 500, ax=1, ay=1)
        if self._held:
            share = max(0.0, min(1.0, past / self._held))
            bar = pygame.Rect(box.x + px(4), box.bottom - px(5), round((box.w - px(8)) * share), max(2, px(3)))
            target.fill(laid.seat_ink, bar)

    def _numbers(self, target: pygame.Surface, x: int, y: int) -> None:
        """What was paid of what there was, and ratings that changed."""
        theme, say, play, px = self._paint.theme, self._paint.words.say, self.play, self._paint.theme.px
        middle = y + px(12)
        if play.paid:
            told = say("shown-paid", n=play.paid, of=play.had) if play.had else str(play.paid)
            put(target, crystal(px(8), theme), x + px(9), middle)
            wide = draw_text(target, told, x + px(22), middle, px(14), theme.palette.bone, 600, ay=0.5)
            x += px(40) + wide
        for letter, was, now in play.changed[:3]:
            draw_rating(target, letter, str(was), x + px(12), middle, px(24), px(14), theme)
            points = [(x + px(29), middle - px(4)), (x + px(29), middle + px(4)), (x + px(36), middle)]
            pygame.draw.polygon(target, theme.palette.ash, points)
            sign = 1 if now > was else -1
            draw_rating(target, letter, str(now), x + px(53), middle, px(24), px(14), theme, sign)
            x += px(80)

    # ------------------------------------------------------------------------------------------------- places

    def _lay(self) -> _Laid:
        """Where everything of the play that is shown lies; worked out once for each."""
        if self._laid is None or self._laid[0] != self.at:
            self._laid = self.at, self._laid_out(self.play)
        return self._laid[1]

    def _laid_out(self, play: ShownPlay) -> _Laid:
        theme, table, px = self._paint.theme, self._table, self._paint.theme.px
        size = self._bright.get_size()
        seats = theme.palette.seats
        seat_ink = seats[play.seat % len(seats)]
        ink = theme.palette.blood if harms(play, table.view) else theme.palette.jade
        goal, host, strip = self._goal(play)
        wide = min(px(CAPTION), size[0] - px(40))
        told = set_runs(self._paint.inks.runs(play.told, theme.palette.bone), px(19), wide - px(96))
        outcome = tuple(set_runs(self._paint.inks.runs(one), px(15), wide - px(96)) for one in play.outcome)
        high = px(28) + told.height + px(5) + px(26) * bool(play.paid or play.changed)
        high = max(px(72), high + sum(one.height + px(2) for one in outcome) + px(16))
        tall = min(round(px(WIDE) * 1.4), size[1] - high - px(56))
        face_w = tall * 5 // 7
        card, caption = _clear_of(goal, size, (face_w, tall), (wide, high), px(20))
        if play.card is None:
            face = card_back(card.size, theme)
        else:
            face = self._face(play.card, card.w)
            card.h = face.get_height()
        plate = next((one.rect for one in table.layout.plates if one.seat == play.seat), table.layout.banner)
        bright = [rect.inflate(px(10), px(10)).clip(self._bright.get_rect()) for rect in (host, strip) if rect]
        bow = _bow(card, goal) if goal is not None else ((0, 0), (0, 0), (0, 0))
        return _Laid(
            card, caption, face, small(plate), seat_ink, ink, goal, host, strip, tuple(bright), bow, told, outcome
        )

    def _face(self, name: str, width: int) -> pygame.Surface:
        """A card as it is held up."""
        before = picture_queue.placeholders
        face = large_face(self._paint.faces.named(name), self._paint.theme, width)
        self._unpainted = picture_queue.placeholders > before
        return face

    def _goal(self, play: ShownPlay) -> tuple[pygame.Rect | None, pygame.Rect | None, pygame.Rect | None]:
        """Where the arrow goes, the card that gets brackets, and the strip under it that is meant."""
        if play.target != NO_CARD:
            spot = self._spot(play.target)
            if spot is None:
                return None, None, None
            bearer = self._spot(spot.host.handle) if spot.form in TUCKED and spot.host is not None else None
            if bearer is not None:
                return spot.rect, bearer.rect, spot.rect
            return spot.rect, spot.rect, None
        if play.target_seat != NOBODY:
            plate = next((one.rect for one in self._table.layout.plates if one.seat == play.target_seat), None)
            return plate, plate, None
        return None, None, None

    def _spot(self, handle: int) -> Spot | None:
        fighting = next((one for one in self._table.fighters if one.card.handle == handle), None)
        if self._table.panel is not None:
            return fighting
        return self._table.layout.spot(handle)


@dataclass(frozen=True, slots=True)
class _Laid:
    """Where everything of one play lies, and what is drawn of it."""

    card: pygame.Rect
    caption: pygame.Rect
    face: pygame.Surface
    origin: pygame.Rect
    seat_ink: Color
    ink: Color
    goal: pygame.Rect | None
    host: pygame.Rect | None
    strip: pygame.Rect | None
    bright: tuple[pygame.Rect, ...]
    bow: tuple[Point, Point, Point]
    told: Paragraph
    outcome: tuple[Paragraph, ...]


def _clear_of(
    goal: pygame.Rect | None, size: tuple[int, int], card: tuple[int, int], caption: tuple[int, int], gap: int
) -> tuple[pygame.Rect, pygame.Rect]:
    """Places for the card, as near to the middle as the target allows, and for the caption under or over it."""
    whole = pygame.Rect((0, 0), size)
    best: tuple[float, pygame.Rect, pygame.Rect] | None = None
    for share in (0.5, 0.35, 0.65, 0.22, 0.78):
        for under in (True, False):
            block = pygame.Rect(0, 0, card[0], card[1] + gap + caption[1])
            block.center = round(size[0] * share), whole.centery
            block.clamp_ip(whole)
            face = pygame.Rect(block.x, block.y if under else block.bottom - card[1], *card)
            words = pygame.Rect((0, 0), caption)
            words.midtop = block.centerx, (face.bottom + gap if under else block.y)
            words.clamp_ip(whole.inflate(-gap, 0))
            lost = 0.0
            if goal is not None:
                over = goal.inflate(gap, gap)
                lost = sum(r.w * r.h for r in (face.clip(over), words.clip(over)))
            cost = lost + abs(share - 0.5) * 400 + (0 if under else 60)
            if best is None or cost < best[0]:
                best = cost, face, words
    assert best is not None
    return best[1], best[2]


def _bow(card: pygame.Rect, goal: pygame.Rect) -> tuple[Point, Point, Point]:
    """The beginning, bend and end of an arrow from a card to a target: from edge to edge, bowed upwards."""
    a, b = pygame.Vector2(card.center), pygame.Vector2(goal.center)
    start, end = _edge(card, b), _edge(goal, a)
    middle = (start + end) / 2
    way = end - start
    aside = pygame.Vector2(-way.y, way.x) * 0.16
    if aside.y > 0:
        aside = -aside
    bend = middle + aside
    return (start.x, start.y), (bend.x, bend.y), (end.x, end.y)


def _edge(rect: pygame.Rect, toward: pygame.Vector2) -> pygame.Vector2:
    """Where the line from the middle of a rectangle to a point leaves it."""
    middle = pygame.Vector2(rect.center)
    way = toward - middle
    if not way.length():
        return middle
    reach = min(
        rect.w / 2 / abs(way.x) if way.x else 1e9,
        rect.h / 2 / abs(way.y) if way.y else 1e9,
    )
    return middle + way * min(1.0, reach)


def _draw_arrow(
    target: pygame.Surface, bow: tuple[Point, Point, Point], grown: float, ink: Color, theme: Theme
) -> None:
    """A bow that grows from its beginning and becomes broader to its head."""
    (ax, ay), (bx, by), (cx, cy) = bow
    length = hypot(cx - ax, cy - ay)
    if length < theme.px(8):
        return
    head, steps = min(theme.px(26), length / 2), 20
    last = max(0.05, (1 - head / length) * grown)
    points = []
    for i in range(steps + 1):
        t = last * i / steps
        u = 1 - t
        points.append((u * u * ax + 2 * u * t * bx + t * t * cx, u * u * ay + 2 * u * t * by + t * t * cy))
    u = 1 - grown
    tip = (u * u * ax + 2 * u * grown * bx + grown**2 * cx, u * u * ay + 2 * u * grown * by + grown**2 * cy)
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y) in enumerate(points):
        nx, ny = points[min(i + 1, steps)] if i < steps else tip
        angle = atan2(ny - y, nx - x)
        half = theme.px(3) + theme.px(5) * i / steps
        left.append((x - sin(angle) * half, y + cos(angle) * half))
        right.append((x + sin(angle) * half, y - cos(angle) * half))
    end = points[-1]
    angle = atan2(tip[1] - end[1], tip[0] - end[0])
    barb = theme.px(17)
    wing = (end[0] - sin(angle) * barb, end[1] + cos(angle) * barb)
    other = (end[0] + sin(angle) * barb, end[1] - cos(angle) * barb)
    outline = [*left, wing, tip, other, *reversed(right)]
    pygame.draw.polygon(target, ink, outline)
    pygame.draw.polygon(target, mix(ink, BLACK, 0.75), outline, max(2, theme.px(2)))
