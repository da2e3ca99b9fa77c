"""Replay board: what a replay draws otherwise than a match: board, open hands, log with a position."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import pygame

from doomtable.rules.terms import Seat
from doomtable.rules.view_parts import SPECTATOR, PlayerView, View
from doomtable.table.kit.view_lookup import is_fighter
from doomtable.table.kit.widgets import Link
from doomtable.table.layout.card_packing import Spot
from doomtable.table.layout.table_layout import Plate, TableLayout
from doomtable.table.match.board import NUMERALS, BoardRenderer
from doomtable.table.match.board_highlights import BoardHighlights
from doomtable.table.match.event_log import LogEntry
from doomtable.table.match.log_panel import LogPanel
from doomtable.table.paint.badges import draw_cover_shield
from doomtable.table.paint.card_backs import draw_tag
from doomtable.table.paint.card_faces import board_face, hand_face, mini_face
from doomtable.table.paint.highlights import draw_selected
from doomtable.table.paint.panels import draw_panel
from doomtable.table.paint.surface_effects import shadow, sheet
from doomtable.table.paint.text_layout import Paragraph, draw_text, fit
from doomtable.table.paint.theme import Theme, mix
from doomtable.words.words import Words

# --------------------------------------------------------------------------------------------------- the board


class ReplayBoard(BoardRenderer):
    """A board nobody acts on: nothing is dimmed or offered, nobody is 'you'. `open`: covered cards show their faces."""

    open = False

    def _banner(self, target: pygame.Surface, view: View, layout: TableLayout) -> None:
        super()._banner(target, view._replace(seat=SPECTATOR), layout)

    def _panel(self, target: pygame.Surface, view: View, plate: Plate, player: PlayerView, active: bool) -> None:
        super()._panel(target, view._replace(seat=SPECTATOR), plate, player, active)

    def _may_act(self, target: pygame.Surface, spot: Spot) -> None:
        return

    def _held(
        self, target: pygame.Surface, spot: Spot, rect: pygame.Rect, signs: BoardHighlights, theme: Theme
    ) -> None:
        if not theme.palette.plain:
            shadow(target, rect, 7, 160, 3)
        target.blit(hand_face(self.faces.model(spot.card), theme, rect.w, spot.shows), rect)
        if spot.card.handle in signs.about:
            draw_selected(target, rect, theme)

    def _face(self, target: pygame.Surface, view: View, spot: Spot) -> None:
        card, theme, rect = spot.card, self.theme, spot.rect
        if not self.open or spot.form != "covered" or card.name is None or not is_fighter(card):
            super()._face(target, view, spot)
            return
        model = self.faces.model(card)
        small = spot.width < theme.px(92)
        target.blit((mini_face if small else board_face)(model, theme, spot.width), rect)
        bonus = self.words.say("card-cover-bonus")
        draw_cover_shield(target, rect.right - theme.px(2), rect.y + theme.px(2), bonus, theme, theme.px(24))
        if card.unpaid:
            draw_tag(target, self.words.say("card-unpaid"), *rect.center, theme, theme.palette.brass_hi)


@dataclass(slots=True)
class HandStrips:
    """The hands of some players as strips: a panel, a heading and the strips for each."""

    rect: pygame.Rect
    heads: list[tuple[str, str, Seat, tuple[int, int]]]
    spots: list[Spot]
    wide: int
    """Pixels of a strip."""
    title: str = ""

    def draw(self, target: pygame.Surface, view: View, board: BoardRenderer) -> None:
        """Draw everything."""
        theme = board.theme
        px, palette = theme.px, theme.palette
        draw_panel(target, self.rect, theme, palette.brass)
        if self.title:
            draw_text(target, self.title, self.rect.x + px(20), self.rect.y + px(14), px(19), palette.brass_hi, 600)
        for numeral, text, seat, (x, y) in self.heads:
            colour = palette.seats[seat % len(palette.seats)]
            wide = draw_text(target, numeral, x, y, px(14), colour, 700, "engraved")
            told = fit(text, self.wide - wide - px(8), px(20), px(14), px(12), 600, most_lines=1)
            draw_text(target, (told.lines or ("",))[0], x + wide + px(8), y, told.size, palette.bone, 600)
        for spot in self.spots:
            board.spot(target, view, spot, BoardHighlights())


HEAD: Final = 24
STEP: Final = 25


def hands(
    view: View, seats: Sequence[Seat], area: pygame.Rect, theme: Theme, words: Words, by: Plate | None = None
) -> HandStrips:
    """The hands of seats, in the middle of an area, or (of one) beside its plate."""
    px = theme.px
    tall = max((len(view.players[seat].hand) for seat in seats), default=0)
    pad, gap, top = px(20), px(16), px(50) if by is None else px(16)
    block = px(HEAD) + tall * px(STEP)
    across = min(len(seats), 3)
    if top + -(-len(seats) // across) * (block + gap) + pad > area.h:
        across = len(seats)
    wide = min(px(230), (area.w - 2 * pad - gap * (across - 1)) // max(1, across))
    deep = -(-len(seats) // max(1, across))
    step = min(px(STEP), max(px(12), ((area.h - top - pad) // max(1, deep) - px(HEAD) - gap) // max(1, tall)))
    block = px(HEAD) + tall * step
    rect = pygame.Rect(0, 0, across * (wide + gap) - gap + 2 * pad, top + deep * (block + gap) - gap + px(16))
    rect.center = area.center
    if by is not None:
        at, count = by.rect, len(view.players[by.seat].attached)
        told = by.row and not (by.piles and len(by.assigned) == count)  # a narrow row has a tip of its own
        below = at.bottom + px(4) + (px(20) * (count + 4) + px(4)) * told
        rect.topleft = (at.x, below) if by.row else (at.right + px(6), at.y)
        rect.clamp_ip(area)
    heads, spots = [], []
    for i, seat in enumerate(seats):
        player = view.players[seat]
        x = rect.x + pad + i % across * (wide + gap)
        y = rect.y + top + i // across * (block + gap)
        text = words.say("replay-hand-of", player=player.name, n=player.hand_count)
        heads.append((NUMERALS[seat], text, seat, (x, y)))
        for j, card in enumerate(player.hand):
            place = pygame.Rect(x, y + px(HEAD) + j * step, wide, px(22))
            spots.append(Spot(card, place, "strip", seat))
    return HandStrips(rect, heads, spots, wide, words.say("replay-hands-title") if by is None else "")


# ----------------------------------------------------------------------------------------------------- the log


PALER: Final = 78
"""How much of the panel, of 255, lies over a line of the log that is still to come."""


@dataclass(slots=True)
class ReplayLog(LogPanel):
    """The log of a replay: it stays at the moment shown and marks its line; what is to come is paler."""

    now: int = -1
    """The last line that has been told; -1 before the first."""
    live: int = 0
    """How many lines belong to a moment of the replay."""
    places: list[tuple[pygame.Rect, int]] = field(default_factory=list)
    """Where the lines stand, for clicks."""

    def scroll(self, lines_up: int, entries: int) -> None:
        """Scroll away from the present: up by so many lines, down if negative."""
        here = max(0, self.now)
        self.back = max(here - entries + 1, min(here, self.back + lines_up))

    def mark(self, line: int) -> None:
        """This is the last line that has been told; -1 before the first."""
        self.now = line

    def line_at(self, place: tuple[int, int]) -> tuple[pygame.Rect, int] | None:
        """The line at a pixel that a replay can go to, and where it stands."""
        return next((p for p in self.places if p[0].collidepoint(place) and p[1] < self.live), None)

    def draw(
        self, target: pygame.Surface, rect: pygame.Rect, entries: Sequence[LogEntry], theme: Theme
    ) -> list[Link]:
        """Draw the lines around the present (or where it was scrolled to); returns their links."""
        px, palette = theme.px, theme.palette
        box = self._frame(target, rect, theme)
        gap = px(6)
        middle = max(0, min(len(entries) - 1, max(0, self.now) - self.back))
        made: dict[int, Paragraph] = {}

        def add(i: int, most: int) -> bool:
            if not 0 <= i < len(entries):
                return False
            one = self._paragraph(entries[i], box, rect, theme)
            if sum(p.height + gap for p in made.values()) + one.height > most:
                return False
            made[i] = one
            return True

        add(middle, box.h)
        low, high = middle, middle
        while add(high + 1, box.h * 35 // 100):
            high += 1
        while add(low - 1, box.h):
            low -= 1
        while add(high + 1, box.h):
            high += 1
        links: list[Link] = []
        self.places = []
        y = box.y
        for i in sorted(made):
            entry, words = entries[i], made[i]
            place = pygame.Rect(rect.x + px(7), y - px(3), rect.w - px(14), words.height + gap - px(1))
            if i == self.now:
                target.fill(mix(palette.iron_high, palette.brass, 0.2), place)
                target.fill(palette.brass_hi, pygame.Rect(place.x, place.y, px(3), place.h))
            links += self._line(target, entry, words, box.x, y, theme)
            if self.now < i < self.live:
                veil = sheet(place.w, place.h)
                veil.fill((*palette.iron, PALER))
                target.blit(veil, place)
            self.places.append((place, i))
            y += words.height + gap
        return links


def line_of(choices: Sequence[int], at: int) -> int:
    """The last line told after so many choices, of lines in order; -1 before the first."""
    return bisect_right(choices, at) - 1
