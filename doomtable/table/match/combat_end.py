"""Combat end: the film of the blows over the combat panel, drawn for any moment of it.

The table behind it stays as it was before the blows, question, log and counters too, until the film is over or a press
ends it.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import pi, sin
from typing import Final

import pygame

from doomtable.table.layout.card_packing import Spot
from doomtable.table.match import combat_film
from doomtable.table.match.combat_aftermath import Aftermath, landed
from doomtable.table.match.combat_film import Blow, CombatFilm
from doomtable.table.match.combat_film_words import film_words
from doomtable.table.match.combat_panel import CombatPanel
from doomtable.table.match.combat_sums import LETTERS
from doomtable.table.match.fighter_pictures import pictures_ready
from doomtable.table.motion.animation_queue import ease_in_out, ease_out
from doomtable.table.motion.animations import Animation
from doomtable.table.paint.blow_effects import (
    AshFall,
    draw_flash,
    draw_gathering,
    draw_shards,
    draw_speed_lines,
)
from doomtable.table.paint.combat_arena import draw_mark
from doomtable.table.paint.highlights import darken
from doomtable.table.paint.panels import draw_panel
from doomtable.table.paint.surface_effects import Point, multiply, put, shadow, sheet, stepped
from doomtable.table.paint.surface_parts import ran_out
from doomtable.table.paint.text_layout import draw_text, fit
from doomtable.table.paint.theme import Color

LEAN: Final = 11
FALL: Final = 9
RECOIL: Final = 13
"""Degrees: the striker leans back, falls upon the other, and who is hit is thrown back."""
STEP: Final = 2
"""Turned cards are painted for every so many degrees."""
REACH: Final = 0.13
"""How far a striker goes, as a share of the panel's width."""
SHAKEN: Final = 6
"""Pixels at a scale of 1."""
EDGE: Final = 24
DIM: Final[Color] = (150, 140, 146)
HURT: Final[Color] = (255, 150, 136)
VERDICTS: Final = {"hit": "combat-blow-hit", "held": "combat-blow-held", "unharmed": "combat-blow-unharmed"}


class CombatEnd:
    """A film that is shown: made once, drawn in every frame until its time is over."""

    def __init__(
        self, film: CombatFilm, panel: CombatPanel, rect: pygame.Rect, behind: pygame.Surface, ask: pygame.Rect,
        then: tuple[Animation, ...], motion: int,
    ) -> None:  # fmt: skip
        self.film = film
        self.then = then
        """What moves on the table afterwards."""
        self._panel, self._rect, self._motion = panel, rect, motion
        self._theme, self._words = panel.theme, panel.words
        self._at = panel.places(rect)
        self.stands = False
        """Whether its end stands there until somebody has said how points are taken."""
        self._since: int | None = None
        self._behind = behind
        self._ground = pygame.Surface(rect.size)
        self._first = self._paint_first(ask)
        self._end: pygame.Surface | None = None
        self._sprites: dict[object, pygame.Surface] = {}
        self._ash: dict[int, AshFall] = {}
        self._ahead = self._paint_ahead()
        self._aftermath = Aftermath(film, panel, rect)

    # ------------------------------------------------------------------------------------------------- time

    def past(self, now: int) -> float:
        """Milliseconds of the film that are over, from the first frame that shows it."""
        if self._since is None:
            self._since = now
        return (now - self._since) * 100 / max(1, self._motion)

    def over(self, now: int) -> bool:
        """Is its time over?"""
        return self._since is not None and self.past(now) >= self.film.length

    def stand(self) -> None:
        """Let its end stand there from now on: what moved in it is not wanted any more."""
        self.stands = True
        self._sprites.clear()
        self._ash.clear()

    @property
    def moments(self) -> dict[str, float]:
        """When its sounds are heard, in milliseconds from its beginning; '' is its end."""
        found = {**self.film.moments, "": float(self.film.length)}
        return {name: ms * self._motion / 100 for name, ms in found.items()}

    # ------------------------------------------------------------------------------------------------- the picture

    def paint_some(self, seconds: float) -> bool:
        """Paint parts of what its first frame shows, until so much time has passed; whether all of it is there."""
        return self._pictures_ready() and ran_out(self._first, seconds)

    def _pictures_ready(self) -> bool:
        """Whether the pictures of both are painted."""
        return pictures_ready(self._panel, self._at.cards[0].w, [one.card for one in self.film.fighters])

    def unfinished(self) -> None:
        """Pictures are there now that cards were painted without."""
        self._sprites.clear()
        self._ash.clear()
        self._aftermath.unfinished()
        self._end = None

    def _paint_first(self, ask: pygame.Rect) -> Iterator[None]:
        """Paint what every frame shows."""
        self._quiet(ask)
        yield
        cards = self.film.fighters[0].card, self.film.fighters[1].card
        yield from self._panel.ground(self._ground, self._ground.get_rect(), cards)
        yield
        for side in (0, 1):
            self._turned(side, 0, False)
            yield

    def _quiet(self, ask: pygame.Rect) -> None:
        """Where somebody was asked before nobody is asked now."""
        theme, px = self._theme, self._theme.px
        if not ask.w:
            return
        draw_panel(self._behind, ask, theme, theme.palette.edge)
        y = ask.y + px(18)
        falls = "combat-points-come" if self.film.awards and not self.film.result_at else "combat-blows-fall"
        for text, size, ink in (
            (self._words.say(falls), px(19), theme.palette.bone),
            (self._words.say("combat-blows-skip"), px(14), theme.palette.ash),
        ):
            words = fit(text, ask.w - px(34), max(px(20), ask.bottom - y), size, px(12), 500)
            for line in words.lines:
                draw_text(self._behind, line, ask.x + px(17), y, words.size, ink, 500)
                y += words.leading
            y += px(4)

    def draw(self, target: pygame.Surface, now: int) -> None:
        """Draw the table as it was, and the film at this moment over it."""
        ran_out(self._first)
        next(self._ahead, None)
        target.blit(self._behind, (0, 0))
        self._draw_arena(target, self.past(now))

    def draw_end(self, target: pygame.Surface, question: pygame.Rect) -> None:
        """Draw what is seen last, over the table as it is now, but for the question that is asked meanwhile."""
        ran_out(self._first)
        if self._end is None:
            self._end = pygame.Surface(self._behind.get_size(), 0, self._behind)
            self._draw_arena(self._end, self.film.length)
        for part in around(self._rect, question):
            target.blit(self._end, part, part)

    def _draw_arena(self, target: pygame.Surface, past: float) -> None:
        clip = target.get_clip()
        target.set_clip(self._rect)
        blow = next((one for one in reversed(self.film.blows) if one.begins <= past), None)
        if past >= self.film.result_at:
            blow = None
        shaken = self._shake(blow, past)
        dims = blow is not None and past < blow.falls
        target.blit(self._ground, self._rect.move(shaken))
        if dims and not self._theme.palette.plain:
            target.fill(DIM, self._rect, pygame.BLEND_RGB_MULT)
        if blow is not None and blow.result == "hit" and 0 <= past - blow.falls < 2 * combat_film.FLASH:
            if not self._theme.palette.plain:
                draw_speed_lines(target, self._rect, self._shield(blow))
        for side in self._order(blow):
            self._fighter(target, side, blow, past, shaken)
        if blow is not None:
            self._blow(target, blow, past, shaken)
        self._told(target, blow, past)
        self._aftermath.draw_points(target, past)
        target.set_clip(clip)

    def _shake(self, blow: Blow | None, past: float) -> tuple[int, int]:
        if blow is None or blow.result != "hit" or not 0 <= past - blow.falls < combat_film.SHAKE:
            return 0, 0
        u = (past - blow.falls) / combat_film.SHAKE
        far = self._theme.px(SHAKEN) * (1 - u)
        return round(far * sin(u * 5 * pi)), round(-far * 0.7 * sin(u * 4 * pi))

    @staticmethod
    def _order(blow: Blow | None) -> tuple[int, int]:
        """The striker lies uppermost."""
        return (1, 0) if blow is not None and blow.striker == 0 else (0, 1)

    def _paint_ahead(self) -> Iterator[None]:
        """Paint what will be wanted, one thing in every frame, in the order in which it is seen."""
        plain, big = self._theme.palette.plain, self._big()
        for blow in self.film.blows:
            struck, toward = 1 - blow.striker, 1 if blow.striker == 0 else -1
            for degrees in range(0, LEAN + 1, STEP):
                self._turned(blow.striker, toward * degrees, False)
                yield
            if blow.result == "hit" and not plain:
                spare = pygame.Surface((1, 1))
                draw_flash(spare, (0, 0), big * 11 // 10)
                yield
                draw_speed_lines(spare, self._rect, self._shield(blow))
                yield
                for degrees in (RECOIL // STEP * STEP, RECOIL // STEP * STEP - STEP):
                    self._turned(struck, -toward * degrees, True)
                    yield
            for degrees in range(STEP, FALL + 1, STEP):
                self._turned(blow.striker, -toward * degrees, False)
                yield
            for degrees in range(STEP, RECOIL + 1, STEP):
                if blow.result == "hit":
                    self._turned(struck, -toward * degrees, False)
                    yield
        for side in (0, 1):
            if self.film.fighters[side].fate == "killed" and not plain:
                self._falls(side)
                yield

    # ------------------------------------------------------------------------------------------------- the cards

    def _falls(self, side: int) -> AshFall:
        """The card that falls to ash."""
        if side not in self._ash:
            self._ash[side] = AshFall(self._face(side, True, False), 1 if side == 0 else -1)
        return self._ash[side]

    def _turned(self, side: int, degrees: int, struck: bool, hurt: bool | None = None) -> pygame.Surface:
        """A card turned to the left by so many degrees, with its shadow."""
        hurt = self.film.fighters[side].card.wounded if hurt is None else hurt
        key = "turned", side, degrees, struck, hurt
        if key not in self._sprites:
            face = self._face(side, hurt, struck)
            self._sprites[key] = face if not degrees else pygame.transform.rotozoom(face, degrees, 1)
        return self._sprites[key]

    def _pose(self, side: int, blow: Blow | None, past: float) -> tuple[float, float, bool]:
        """How far to the right a card is, in pixels, its turn to the left in degrees, and whether it is struck."""
        toward = 1 if side == 0 else -1
        film = self.film
        if past < film.enters:
            return -toward * self._rect.w * 0.3 * (1 - ease_out(past / film.enters)), 0.0, False
        if blow is None:
            return 0.0, 0.0, False
        after = past - blow.falls
        wide = self._rect.w
        if side == blow.striker:
            if after < -combat_film.LUNGE:
                u = ease_in_out((past - blow.begins) / combat_film.WIND_UP)
                return -toward * 0.03 * wide * u, toward * LEAN * u, False
            if after < 0:
                u = ease_out(1 + after / combat_film.LUNGE)
                return toward * wide * (-0.03 + (REACH + 0.03) * u), toward * (LEAN - (LEAN + FALL) * u), False
            stays = combat_film.FLASH if blow.result == "hit" else 0
            u = 1 - ease_in_out(max(0.0, min(1.0, (after - stays) / (2 * combat_film.BACK))))
            return toward * wide * REACH * u, -toward * FALL * u, False
        if after < 0:
            return -toward * 0.01 * wide * min(1.0, (past - blow.begins) / combat_film.WIND_UP), 0.0, False
        u = min(1.0, after / combat_film.FLASH) * (1 - ease_in_out(max(0.0, min(1.0, (after - 160) / 260))))
        if blow.result == "hit":
            return -toward * 0.035 * wide * u, toward * RECOIL * u, after < 2 * combat_film.FLASH and u > 0.9
        return -toward * 0.012 * wide * u, toward * 3 * u, False

    def _fighter(
        self, target: pygame.Surface, side: int, blow: Blow | None, past: float, shaken: tuple[int, int]
    ) -> None:
        one = self.film.fighters[side]
        place = self._at.cards[side]
        gone = (past - one.at) / combat_film.ASH if one.fate == "killed" else -1.0
        self._aftermath.draw_fallen(target, side, gone, lambda: self._face(side, True, False))
        if gone >= 0 and not self._theme.palette.plain:
            if gone < 1:
                self._falls(side).draw(target, (place.x - EDGE, place.y - EDGE), gone)
            return
        if gone >= 1:
            return
        if gone >= 0:
            pale = self._face(side, one.card.wounded, False).copy()
            pale.set_alpha(round(255 * (1 - gone)))
            target.blit(pale, (place.x - EDGE, place.y - EDGE))
            return
        right, turn, struck = self._pose(side, blow, past)
        lies_hurt = one.card.wounded or (one.fate == "wounded" and past >= one.at + combat_film.CRACK)
        degrees = round(turn / STEP) * STEP
        middle = place.centerx + right + shaken[0], place.centery + shaken[1]
        put(target, self._turned(side, degrees, struck, lies_hurt), *middle)
        if one.fate == "wounded" and 0 <= past - one.at < combat_film.CRACK and not degrees:
            self._panel.wound(target, place, max(0.05, (past - one.at) / combat_film.CRACK))

    def _face(self, side: int, hurt: bool, struck: bool) -> pygame.Surface:
        """A card with its shadow, upright."""
        key = "face", side, hurt, struck
        if key not in self._sprites:
            one, place = self.film.fighters[side], self._at.cards[side]
            made = sheet(place.w + 2 * EDGE, place.h + 2 * EDGE)
            lies = pygame.Rect((EDGE, EDGE), place.size)
            if not self._theme.palette.plain:
                shadow(made, lies, 8, 190, 6)
            made.blit(self._panel.face(Spot(one.card, lies, "hand", one.seat, lies.w)), lies)
            if hurt:
                self._panel.wound(made, lies, 1.0)
            if struck:
                multiply(made, _flat(made.get_size(), HURT))
            self._sprites[key] = made
        return self._sprites[key]

    # ------------------------------------------------------------------------------------------------- the blow

    def _big(self) -> int:
        at = self._at
        widest = min(round(at.middle.w * 0.3), round(at.middle.h * 0.36), at.cards[0].w * 6 // 10)
        return max(self._theme.px(48), widest)

    def _mark_at(self, side: int) -> tuple[int, int]:
        at, big = self._at, self._big()
        x = at.middle.centerx + (-1 if side == 0 else 1) * big * 11 // 10
        return x, at.middle.y + at.middle.h * 38 // 100

    def _shield(self, blow: Blow) -> tuple[int, int]:
        return self._mark_at(1 - blow.striker)

    def _mark(self, letter: str, number: int, wide: int, broken: bool = False, held: bool = False) -> pygame.Surface:
        """A mark as a picture of its own, so that it can be made larger and smaller quickly."""
        key = "mark", letter, number, wide, broken, held
        if key not in self._sprites:
            made = sheet(wide * 3 // 2, wide * 3 // 2)
            draw_mark(made, letter, str(number), made.get_rect().center, wide, self._theme, broken, held)
            self._sprites[key] = made
        return self._sprites[key]

    def _blow(self, target: pygame.Surface, blow: Blow, past: float, shaken: tuple[int, int]) -> None:
        """What strikes and the shield that it meets; from where it falls on, the number on that shield."""
        theme, big = self._theme, self._big()
        plain = theme.palette.plain
        stat = combat_film.STAT_OF.get(self.film.tactic, 0)
        after, letter = past - blow.falls, LETTERS[stat]
        shield = self._shield(blow)
        shield = shield[0] + shaken[0], shield[1] + shaken[1]
        if after < 0:
            strikes = self._mark_at(blow.striker)
            put(target, self._mark("A", blow.armor, big), *shield)
            u = max(0.0, min(1.0, (past - blow.begins) / combat_film.WIND_UP))
            if not plain:
                draw_gathering(target, strikes, big * 6 // 10, u)
            flies = ease_out(max(0.0, 1 + after / combat_film.LUNGE)) * 0.72
            x = strikes[0] + (shield[0] - strikes[0]) * flies
            put(target, _scaled(self._mark(letter, blow.number, big), 1 + 0.15 * u), x, strikes[1])
            self._why(target, blow, shield)
            return
        slam = min(1.0, after / combat_film.SLAM)
        if blow.result != "hit":
            ring = after < combat_film.HELD
            mark = self._mark("A", blow.armor, big * 5 // 4, held=ring)
            put(target, _scaled(mark, 1 + 0.12 * (1 - min(1.0, after / combat_film.HELD))), *shield)
        else:
            if not plain and after < combat_film.FLASH * 3:
                draw_flash(target, shield, big * 11 // 10)
            if not plain:
                side = 1 if blow.striker == 0 else -1
                colour = theme.palette.ratings["A"]
                draw_shards(target, shield, self._rect.w * 0.26, after / combat_film.READ_HIT, side, colour)
            mark = self._mark("A", blow.number, big * 13 // 10, broken=True)
            put(target, _scaled(mark, 1.6 - 0.6 * slam), *shield)
        if slam >= 1 or plain:
            self._verdict(target, blow, (shield[0], shield[1] + big * 13 // 20 + theme.px(26)))
            self._why(target, blow, (shield[0], shield[1] + theme.px(44)))

    def _verdict(self, target: pygame.Surface, blow: Blow, middle: Point) -> None:
        """The word of a blow on its plate: hit, held."""
        theme, palette = self._theme, self._theme.palette
        word = self._words.say(VERDICTS[blow.result])
        ink = palette.blood if blow.result == "hit" else palette.bone
        size = theme.px(20 if self._at.small else 26)
        words = fit(word.upper(), self._big() * 2, size * 2, size, theme.px(14), 700, "engraved", most_lines=1)
        plate = pygame.Rect(0, 0, round(words.width + theme.px(34)), words.size * 3 // 2)
        plate.center = round(middle[0]), round(middle[1])
        pygame.draw.polygon(target, (14, 8, 8), stepped(plate, theme.px(4)))
        pygame.draw.polygon(target, ink, stepped(plate.inflate(-4, -4), theme.px(3)), max(2, palette.border))
        draw_text(target, words.lines[0], *plate.center, words.size, ink, 700, "engraved", 0.5, 0.5)

    def _why(self, target: pygame.Surface, blow: Blow, shield: Point) -> None:
        """What decides that this blow kills, under the shield."""
        if not blow.why:
            return
        words, theme = self._words, self._theme
        text = words.say("combat-second-wound")
        if blow.why != "second wound":
            text = f"{words.option(blow.why)}: {words.keyword_help(blow.why)}"
        big = self._big()
        lines = fit(text, big * 2.4, big, theme.px(16), theme.px(12), 600, lead=1.15, most_lines=2)
        y = shield[1] + big * 13 // 20 + theme.px(20)
        for i, line in enumerate(lines.lines):
            draw_text(
                target, line, shield[0], y + i * lines.leading, lines.size, theme.palette.blood, 600, ax=0.5, shade=True
            )

    # ------------------------------------------------------------------------------------------------- the words

    def _told(self, target: pygame.Surface, blow: Blow | None, past: float) -> None:
        """The heading, the counters, and the strip at the foot."""
        film, panel, palette = self.film, self._panel, self._theme.palette
        title, below, parts = film_words(film, blow, past, self._words, palette)
        panel.heading(target, self._at, title.upper())
        if below:
            size = self._theme.px(14 if self._at.small else 16)
            draw_text(
                target, below, self._at.title[0], self._at.below_title, size, palette.bone, 500, ax=0.5, ay=0.5,
                shade=True,
            )  # fmt: skip
        for i, one in enumerate(film.fighters):
            player = film.before.players[one.seat]
            panel.counter(target, self._at.counters[i], player, player.promotion + landed(film, one.seat, past))
        room = self._at.strip.copy()
        room.w = self._at.board.right - room.x
        panel.line(target, room, parts)

    def last_frame(self) -> pygame.Surface:
        """The picture that the table goes through from."""
        ran_out(self._first)
        self._draw_arena(self._behind, self.film.length)  # what is behind it is not shown again
        return self._behind


def around(rect: pygame.Rect, hole: pygame.Rect) -> list[pygame.Rect]:
    """The parts of a place that a hole in it leaves: above, below, left and right of it."""
    inner = rect.clip(hole)
    if not inner.w or not inner.h:
        return [rect]
    parts = [
        pygame.Rect(rect.x, rect.y, rect.w, inner.y - rect.y),
        pygame.Rect(rect.x, inner.bottom, rect.w, rect.bottom - inner.bottom),
        pygame.Rect(rect.x, inner.y, inner.x - rect.x, inner.h),
        pygame.Rect(inner.right, inner.y, rect.right - inner.right, inner.h),
    ]
    return [part for part in parts if part.w and part.h]


def behind_film(baked: pygame.Surface, veiled: bool) -> pygame.Surface:
    """The table as it was, to show a film over; it is darkened unless it is `veiled` already."""
    out = baked.copy()
    if not veiled:
        darken(out, out.get_rect(), 0.66)
    return out


def _scaled(mark: pygame.Surface, factor: float) -> pygame.Surface:
    if abs(factor - 1) < 0.02:
        return mark
    size = round(mark.get_width() * factor), round(mark.get_height() * factor)
    return pygame.transform.smoothscale(mark, size)


def _flat(size: tuple[int, int], colour: Color) -> pygame.Surface:
    out = pygame.Surface(size)
    out.fill(colour)
    return out
