"""Combat aftermath: what is seen when the blows have fallen: the fallen where they stood, and the points for them."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin
from typing import Final

import pygame

from doomtable.rules.terms import Seat
from doomtable.table.match import combat_film
from doomtable.table.match.combat_film import CombatFilm
from doomtable.table.match.combat_panel import CombatPanel
from doomtable.table.motion.animation_queue import ease_in_out, ease_out
from doomtable.table.paint.badges import medal
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.highlights import darken
from doomtable.table.paint.surface_effects import multiply, put, stepped
from doomtable.table.paint.text_layout import draw_text, fit
from doomtable.table.paint.theme import Color

BURNT: Final[Color] = (104, 82, 76)
"""By what the grey picture of a fallen combatant is darkened."""
SHOWS: Final = 170
"""How much of it is seen over the ground, of 255."""
COMES: Final = (0.6, 1.5)
"""From when until when it comes in, in lengths of the fall to ash."""


def landed(film: CombatFilm, seat: Seat, past: float) -> int:
    """How much Promotion has arrived at a seat's counter."""
    out = 0
    for award in film.awards:
        if award.seat == seat and award.word == "P" and past >= award.lands:
            out += round(award.n * ease_out(min(1.0, (past - award.lands) / max(1, award.ends - award.lands))))
    return out


class Aftermath:
    """Draws what is left of a combat for any moment of its film."""

    def __init__(self, film: CombatFilm, panel: CombatPanel, rect: pygame.Rect) -> None:
        self._film, self._rect = film, rect
        self._theme, self._words, self._at = panel.theme, panel.words, panel.places(rect)
        self._names = [panel.words.card_name(one.card.name or "") for one in film.fighters]
        self._burnt: dict[int, pygame.Surface] = {}

    def unfinished(self) -> None:
        """The cards are to be taken anew."""
        self._burnt.clear()

    # ------------------------------------------------------------------------------------------------ the fallen

    def draw_fallen(
        self, target: pygame.Surface, side: int, gone: float, face: Callable[[], pygame.Surface]
    ) -> None:
        """Draw where a combatant stood what is left of it, when so much of its fall is over; `face` is its card."""
        share = min(1.0, (gone - COMES[0]) / (COMES[1] - COMES[0]))
        if share <= 0:
            return
        if side not in self._burnt:
            self._burnt[side] = _charred(face())
        burnt, place = self._burnt[side], self._at.cards[side]
        burnt.set_alpha(round(SHOWS * share))
        target.blit(burnt, burnt.get_rect(center=place.center))
        if share == 1:
            self._word(target, place)

    def _word(self, target: pygame.Surface, place: pygame.Rect) -> None:
        """Say on a plate over the card that it was killed."""
        theme, palette = self._theme, self._theme.palette
        told = self._words.say("combat-fallen").upper()
        size = theme.px(18 if self._at.small else 22)
        words = fit(told, place.w - theme.px(24), size * 2, size, theme.px(13), 700, "engraved", most_lines=1)
        plate = pygame.Rect(0, 0, round(words.width + theme.px(26)), words.size * 3 // 2)
        plate.center = place.centerx, place.y + place.h * 54 // 100
        pygame.draw.polygon(target, (14, 8, 8), stepped(plate, theme.px(4)))
        pygame.draw.polygon(target, palette.blood, stepped(plate.inflate(-4, -4), theme.px(3)), palette.border)
        draw_text(target, words.lines[0], *plate.center, words.size, palette.blood, 700, "engraved", 0.5, 0.5)

    # ------------------------------------------------------------------------------------------------ the points

    def draw_points(self, target: pygame.Surface, past: float) -> None:
        """Draw points that fly from who died to the counter, and their sum in the middle; before it is known how they
        are taken, what the fallen are worth."""
        film = self._film
        shown = [award for award in film.awards if past >= award.begins]
        if not shown:
            fell = [one.at for one in film.fighters if one.fate == "killed"]
            if film.worth and fell and past >= fell[0] + combat_film.ASH // 2:
                killed = [i for i in (0, 1) if film.fighters[i].fate == "killed"]
                his = [i for i in killed if film.fighters[1 - i].seat == film.asked]
                self._sum(target, f"+{film.worth}", his or killed, 1)
            return
        gains = {award.seat for award in shown}
        fallen = [i for i in (0, 1) if film.fighters[i].fate == "killed" and film.fighters[1 - i].seat in gains]
        self._sum(target, "  ".join(f"+{award.n} {award.word}" for award in shown), fallen, len(shown))
        icon, seats = medal(self._theme.px(12), self._theme), [one.seat for one in film.fighters]
        for award in shown:
            side = seats.index(award.seat)
            end, start = self._at.counters[side].center, self._at.cards[1 - side].center
            for i in range(min(combat_film.MOST_MEDALS, award.n)):
                u = (past - award.begins - i * combat_film.STAGGER) / combat_film.MEDAL
                if 0 < u < 1 and award.word == "P":
                    e = ease_in_out(u)
                    bow = self._rect.h * 0.22 * sin(pi * e)
                    put(target, icon, start[0] + (end[0] - start[0]) * e, start[1] + (end[1] - start[1]) * e - bow)

    def _sum(self, target: pygame.Surface, total: str, fallen: list[int], parts: int) -> None:
        """Say in the middle what is gained, and for whom."""
        theme, middle = self._theme, self._at.middle
        x, y = middle.centerx, middle.y + middle.h * 42 // 100
        size = min(theme.px(88), middle.w // (2 + 2 * parts))
        draw_text(target, total, x, y, size, theme.palette.brass_hi, 700, "engraved", 0.5, 0.5, True)
        if fallen:
            told = self._words.say("combat-points-for", card=" · ".join(self._names[i] for i in fallen))
            below = y + size // 2 + theme.px(20)
            ground = pygame.Rect(0, 0, text_width(told, theme.px(18), 600) + theme.px(20), theme.px(25))
            ground.center = x, below
            darken(target, ground, 0.6)
            draw_text(target, told, x, below, theme.px(18), theme.palette.bone, 600, ax=0.5, ay=0.5, shade=True)


def _charred(face: pygame.Surface) -> pygame.Surface:
    """A card grey and dark; a new surface."""
    burnt = pygame.transform.grayscale(face)
    dark = pygame.Surface(burnt.get_size())
    dark.fill(BURNT)
    multiply(burnt, dark)
    return burnt
