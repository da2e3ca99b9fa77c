"""Battlefield: sky, open ground and the light on the table, as the sides and the turn make them.

After design/look, "The stage": the sky and the town of the far side along the upper edge, ground from theirs to ours,
our own roofs along the foot. Whoever's turn it is has the light at his back. What does not depend on the turn is
painted once for a size and two affiliations, so that another turn costs only its light and the roofs; and all of it
can be painted in parts, so that no frame has to wait for a whole one.
"""

from __future__ import annotations

import math
from typing import Final

import pygame

from doomtable.table.paint.emblems import arc
from doomtable.table.paint.picture_canvas import Canvas, haze, rays, skyline
from doomtable.table.paint.surface_cache import SurfaceCache
from doomtable.table.paint.surface_effects import Tint, grain, multiply, put, radial, seeded, sheet, vertical
from doomtable.table.paint.surface_parts import Parts
from doomtable.table.paint.theme import BLACK, WHITE, Color, Theme, mix

HORIZON: Final = 0.155
"""Where the sky ends, in shares of the height."""
FOOT: Final = 0.155
"""How much of the height the roofs along the foot take."""
TALLEST: Final = 1080
"""Ground is painted at most so high and made larger for a larger window: it is all soft."""
LIT: Final[Color] = (255, 248, 232)
DUSK: Final[Color] = (128, 132, 156)
BEAMS: Final = 17
SOFT: Final = 4
"""Light is painted at this part of its size each way."""
DUST: Final = (480, 270)
"""How large a piece of dust is that lies over the ground again and again."""

_bases: Final = SurfaceCache(80 * 2**20, 3, sized=True)
_lit: Final = SurfaceCache(80 * 2**20, 2, sized=True)


def battlefield(size: tuple[int, int], near: str, far: str, theme: Theme, near_turn: bool) -> Parts:
    """The field between two affiliations, lit from the near side or from the far one. Shared: do not draw on it."""
    key = size, near, far, theme.key
    base = _bases.kept(key)
    if base is None:
        base = yield from _base(size, near, far, theme)
        _bases.keep(key, base)
    lit = _lit.kept((key, near_turn))
    if lit is None:
        lit = yield from _light(base, near, far, theme, near_turn)
        _lit.keep((key, near_turn), lit)
    return lit


def _base(size: tuple[int, int], near: str, far: str, theme: Theme) -> Parts:
    """Sky and ground in even light."""
    made = pygame.Surface(size, 0, 32)
    if theme.palette.plain:
        made.fill(theme.palette.oak_low)
        return made
    high = min(TALLEST, size[1])
    cv = Canvas(round(high * size[0] / size[1]), high, f"{far}{near}", far, theme)
    _sky(cv)
    yield
    _towns(cv)
    yield
    _ground(cv, theme.palette.soil(far), theme.palette.soil(near), cv.sky[2], theme)
    yield
    even = cv.surface.get_size() == size
    made.blit(cv.surface if even else pygame.transform.smoothscale(cv.surface, size), (0, 0))
    dust = grain(*DUST, (5, 2), 214, 255, "dust")
    for x in range(0, size[0], DUST[0]):
        for y in range(0, size[1], DUST[1]):
            made.blit(dust, (x, y), special_flags=pygame.BLEND_RGB_MULT)
    yield
    return made


def _unit(cv: Canvas) -> float:
    """Pixels of a unit with which a skyline reaches from edge to edge."""
    return max(cv.h / 100, cv.w / 178)


def _sky(cv: Canvas) -> None:
    """The sky of the far side in the light of its sun."""
    (zenith, middle, horizon), even = cv.sky, cv.k
    cv.k = _unit(cv)
    y, band = cv.h * HORIZON / cv.k, round(cv.h * (HORIZON + 0.02))
    tints = mix(zenith, middle, 0.5), mix(middle, horizon, 0.22), mix(middle, horizon, 0.62), mix(horizon, middle, 0.15)
    cv.surface.blit(vertical(cv.w, band, *tints, keep=False), (0, 0))
    whole, cv.h = cv.h, band
    rays(cv, 24, y, 30, horizon, 30, 4)
    cv.h = whole
    cv.glow(24, y, 40, mix(horizon, WHITE, 0.25), 180, 1.3)
    cv.k = even


def _towns(cv: Canvas) -> None:
    """The sun of the far side and its towns before it."""
    (zenith, middle, horizon), even = cv.sky, cv.k
    cv.k = _unit(cv)
    y = cv.h * HORIZON / cv.k
    cv.fill(arc(24, y - 3.6, 7.2, n=64), mix(horizon, WHITE, 0.4))
    sun = (10, 6, 8) if cv.affiliation == "legion" else mix(horizon, WHITE, 0.5)
    cv.fill(arc(24, y - 3.6, 6.7, n=64), sun)
    skyline(cv, y + 0.6, mix(middle, zenith, 0.25), None, 0.34)
    haze(cv, y - 9, y + 3, horizon, 120)
    skyline(cv, y + 1.4, mix(middle, zenith, 0.72), mix(horizon, WHITE, 0.4), 0.46)
    cv.k = even


def _ground(cv: Canvas, far: Color, near: Color, horizon: Color, theme: Theme) -> None:
    """Open ground from dusty far to rich near, with ridges and stones."""
    top = int(cv.h * HORIZON)
    tints = (
        mix(far, horizon, 0.4), mix(far, BLACK, 0.26), mix(mix(far, near, 0.5), BLACK, 0.42), mix(near, BLACK, 0.2),
        mix(near, BLACK, 0.3),
    )  # fmt: skip
    cv.surface.blit(vertical(cv.w, cv.h - top, *tints, keep=False), (0, top))
    chance, side = seeded("ridges"), cv.cx / cv.k + 12
    glint = mix(horizon, theme.palette.brass_hi, 0.4)
    for i, y in enumerate((19, 25, 33, 42, 52, 63, 76, 90)):
        x, points = -side, [(-side, y + 40.0)]
        while x < side:
            points.append((x, y + chance.uniform(-1, 1) * (0.6 + y * 0.012)))
            x += chance.uniform(4, 11) * (0.6 + y / 60)
        points.append((side, y + 40.0))
        body = mix(far if y < 44 else near, BLACK, 0.30 if i % 2 else 0.40)
        cv.fill(points, body, 120)
        pygame.draw.lines(cv.surface, mix(body, glint, 0.26), False, cv.at(points[1:-1]), max(1, round(cv.k / 5)))
    for _ in range(150):
        y = HORIZON * 100 + 4 + chance.random() ** 1.4 * 80
        x, r = chance.uniform(-side, side), 0.25 + y * 0.008 * chance.random()
        stone = [(x - r, y), (x - r * 0.3, y - r * 0.9), (x + r * 0.7, y - r * 0.6), (x + r, y)]
        cv.fill(stone, mix(near if y > 44 else far, BLACK, 0.66))


def _light(base: pygame.Surface, near: str, far: str, theme: Theme, near_turn: bool) -> Parts:
    """The ground in the light of a turn: warm where it is, dusk elsewhere, a pool and beams from that side."""
    if theme.palette.plain:
        return base
    kept, added = _light_maps(base.get_size(), near, far, theme, near_turn)
    made = base.copy()
    yield
    multiply(made, pygame.transform.smoothscale(kept, base.get_size()))
    yield
    bright = pygame.transform.smoothscale(added, base.get_size())
    made.blit(bright, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    yield
    _roofs(made, near, theme, near_turn)
    yield
    return made


def _light_maps(
    size: tuple[int, int], near: str, far: str, theme: Theme, near_turn: bool
) -> tuple[pygame.Surface, pygame.Surface]:
    """What the light leaves of each colour, and what it adds to it: soft, and so small."""
    w, h = size[0] // SOFT, size[1] // SOFT
    own, horizon = theme.palette.sky(near)[2], theme.palette.sky(near if near_turn else far)[2]
    colour, half = mix(horizon, theme.palette.ember, 0.18), mix(DUSK, LIT, 0.45)
    veil = (DUSK, DUSK, half, LIT, LIT) if near_turn else (LIT, LIT, half, DUSK, (112, 114, 136))
    kept, added = pygame.Surface((w, h), 0, 32), pygame.Surface((w, h), 0, 32)
    kept.blit(vertical(w, h, *veil, keep=False), (0, 0))
    kept.fill((206, 200, 210) if near_turn else WHITE, (0, 0, w, round(h * (HORIZON + 0.01))))
    pool = radial(w * 1.28, h * 0.94, mix(colour, BLACK, 0.24 if near_turn else 0.5), 255, 1.05)
    put(added, pool, w / 2, h * (0.79 if near_turn else 0.26))
    beams, foot = _beams(w, h, near_turn), radial(w * 1.2, h * FOOT * 2.4, WHITE, 46 if near_turn else 26, 1.2)
    for veiled, ray, glow in (
        (kept, BLACK, BLACK), (added, mix(colour, WHITE, 0.35), mix(own, BLACK, 0.25)),
    ):  # fmt: skip
        for image, tint, y in ((beams, ray, h / 2), (foot, glow, h)):
            image.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
            image.fill((*tint, 0), special_flags=pygame.BLEND_RGBA_ADD)
            put(veiled, image, w / 2, y)
    return kept, added


def _beams(w: int, h: int, near_turn: bool) -> pygame.Surface:
    """Broad beams from behind the side whose turn it is."""
    made = sheet(w // 2, h // 2)
    w, h = made.get_size()
    made.fill((*WHITE, 0))
    x, y, middle = w / 2, h * (1.5 if near_turn else -0.5), -math.pi / 2 if near_turn else math.pi / 2
    for i in range(BEAMS):
        angle = middle + (i - BEAMS // 2) * 0.125
        far = [(x + math.cos(angle + q) * 2 * w, y + math.sin(angle + q) * 2 * w) for q in (-0.03, 0.03)]
        pygame.draw.polygon(made, (*WHITE, 26), [(x, y), *far])
    near: tuple[Tint, ...] = (255, 255, 255, 0), (255, 255, 255, 20), (255, 255, 255, 150), (255, 255, 255, 255)
    multiply(made, vertical(w, h, *(near if near_turn else near[::-1]), keep=False), alpha=True)
    return pygame.transform.smoothscale(pygame.transform.gaussian_blur(made, 1), (2 * w, 2 * h))


def _roofs(target: pygame.Surface, near: str, theme: Theme, near_turn: bool) -> None:
    """The roofs of the near side along the foot, dark against their light; hand and plates stand before them."""
    w, h = target.get_size()
    high = round(h * FOOT)
    cv = Canvas(w, h, f"own {near}", near, theme)
    cv.surface, cv.k = target, _unit(cv)
    windows = mix(cv.sky[2], WHITE if near_turn else BLACK, 0.2)
    skyline(cv, h * 0.99 / cv.k, mix(theme.palette.soil(near), BLACK, 0.78), windows, 0.46)
    target.blit(vertical(w, high, (8, 6, 5, 0), (8, 6, 5, 150), (8, 6, 5, 225), keep=False), (0, h - high))
