"""Blow effects: what is seen when a blow falls, such as light that gathers, flash, speed lines, shards and ash."""

from __future__ import annotations

import math
from typing import Final

import pygame

from doomtable.table.paint.emblems import star
from doomtable.table.paint.surface_cache import SurfaceCache
from doomtable.table.paint.surface_effects import put, radial, seeded, sheet
from doomtable.table.paint.theme import BLACK, Color, mix

SHARDS: Final = 26
RAYS: Final = 46
SPARKS: Final = 14
CELLS: Final = 46
"""Cells of ash across a card's width."""
FLIGHT: Final = 0.34
"""How long a cell of ash is seen, as a share of the fall."""
FLAME: Final[Color] = (255, 170, 80)
GLOW: Final[Color] = (255, 214, 130)

_kept: Final = SurfaceCache(24 * 2**20, 6, sized=True)


def draw_flash(target: pygame.Surface, centre: tuple[int, int], radius: int) -> None:
    """The burst where a blow breaks a shield."""

    def make() -> pygame.Surface:
        side = round(radius * 3.3)
        out = sheet(side, side)
        put(out, radial(side, side, FLAME, 230, 1.3), side / 2, side / 2)
        for points, outer, inner, turn, colour in (
            (11, 1.55, 0.55, 8, (214, 74, 30)), (9, 1.2, 0.45, 20, (255, 166, 66)), (8, 0.8, 0.34, 3, (255, 240, 205)),
        ):  # fmt: skip
            pygame.draw.polygon(out, colour, star(points, radius * outer, radius * inner, turn, side / 2, side / 2))
        return out

    put(target, _kept.get(("flash", radius), make), *centre)


def draw_speed_lines(target: pygame.Surface, area: pygame.Rect, centre: tuple[int, int]) -> None:
    """Thin rays of light from where the blow falls to the edges."""
    x, y = centre[0] - area.x, centre[1] - area.y

    def make() -> pygame.Surface:
        out, chance = sheet(area.w, area.h), seeded("speed lines")
        for _ in range(RAYS):
            turn, near = chance.uniform(0, math.tau), chance.uniform(0.16, 0.3) * area.w
            tip = x + math.cos(turn) * near, y + math.sin(turn) * near
            far = [(x + math.cos(turn + a) * area.w, y + math.sin(turn + a) * area.w) for a in (0.02, -0.02)]
            pygame.draw.polygon(out, (255, 226, 180, 46), [tip, *far])
        return out

    target.blit(_kept.get(("lines", area.size, x, y), make), area)


def draw_gathering(target: pygame.Surface, centre: tuple[int, int], radius: int, share: float) -> None:
    """Sparks that draw in round what is about to strike; `share` is how much of the wind-up is over."""
    light = _kept.get(("gathering", radius), lambda: radial(radius * 4, radius * 4, (255, 190, 90), 120, 1.4))
    put(target, light, *centre)
    far = radius * (1.25 - 0.3 * share)
    for i in range(SPARKS):
        turn = math.tau * i / SPARKS
        c, s = math.cos(turn), math.sin(turn)
        start = centre[0] + c * far, centre[1] + s * far
        end = centre[0] + c * (far - radius * 0.22), centre[1] + s * (far - radius * 0.22)
        pygame.draw.aaline(target, GLOW, start, end)
        pygame.draw.circle(target, GLOW, start, max(1.0, radius / 34))


def draw_shards(
    target: pygame.Surface, centre: tuple[int, int], spread: float, share: float, side: int, colour: Color
) -> None:
    """Pieces of a shield that fly to one `side` (1 or -1); `share` is how much of their flight is over."""
    chance = seeded("shards")
    for _ in range(SHARDS):
        turn, far = chance.uniform(-1.1, 1.2), chance.uniform(0.3, 1.0) * spread
        size, spin, dark = chance.uniform(0.02, 0.065) * spread, chance.uniform(0, math.tau), chance.uniform(0.1, 0.6)
        if share >= 1:
            continue
        gone = 1 - (1 - share) ** 3
        x = centre[0] + side * math.cos(turn) * far * gone
        y = centre[1] + math.sin(turn) * far * gone + spread * 0.5 * share * share
        spin += share * 4
        piece = [
            (x + math.cos(spin + j * 2.1) * size * (1.5 if j == 0 else 0.8),
             y + math.sin(spin + j * 2.1) * size * (1.5 if j == 0 else 0.8)) for j in range(3)
        ]  # fmt: skip
        pygame.draw.polygon(target, mix(colour, BLACK, dark), piece)
        pygame.draw.aalines(target, (10, 12, 16), True, piece)


class AshFall:
    """A card that falls to ash from its upper right, piece by piece: made once, drawn while time goes on."""

    def __init__(self, card: pygame.Surface, wind: int) -> None:
        self._left = card.copy()
        self._wind = wind
        cell = max(3, card.get_width() // CELLS)
        chance = seeded("ash")
        across, down = -(-card.get_width() // cell), -(-card.get_height() // cell)
        fall: list[tuple[float, int, int, float, float, Color]] = []
        for i in range(across):
            for j in range(down):
                far = (1 - i / across) * 0.55 + j / down * 0.45
                leaves = (far * 0.75 + chance.random() * 0.25) * (1 - FLIGHT)
                ember = chance.random()
                colour = (240, 145, 63) if ember > 0.86 else mix((96, 88, 84), BLACK, ember * 0.8)
                fall.append((leaves, i * cell, j * cell, chance.uniform(-0.6, 1), chance.random(), colour))
        self._fall = sorted(fall)
        self._cell = cell
        self._gone = 0

    def draw(self, target: pygame.Surface, corner: tuple[int, int], share: float) -> None:
        """Draw what is left of the card with its corner there, and the ash that is in the air."""
        cell, fall = self._cell, self._fall
        while self._gone < len(fall) and fall[self._gone][0] < share:
            self._left.fill((0, 0, 0, 0), (fall[self._gone][1], fall[self._gone][2], cell, cell))
            self._gone += 1
        if self._gone < len(fall):
            target.blit(self._left, corner)
        for leaves, x, y, sway, weight, colour in reversed(fall[: self._gone]):
            flown = (share - leaves) / FLIGHT
            if flown >= 1:
                if leaves < share - FLIGHT:
                    break
                continue
            size = max(1, round(cell * (0.85 - 0.6 * flown)))
            dx = self._wind * cell * (4 + 14 * weight) * flown * flown + sway * cell * 3 * flown
            dy = -cell * (2 + 9 * weight) * flown + cell * 6 * flown * flown
            target.fill(colour, (corner[0] + x + dx, corner[1] + y + dy, size, size))
