"""Combat arena: the two skies behind a combat, cut at a slant, and the large marks of what strikes and what holds.

After design/look: each side stands under the sky of its affiliation. A rating that strikes is a large blade or muzzle,
Armor a shield; a shield that was hit is cracked, one that held is whole in a white ring.
"""

from __future__ import annotations

from typing import Final

import pygame

from doomtable.table.paint.badges import rating_number_size, rating_outline
from doomtable.table.paint.picture_canvas import Canvas, haze, rays, skyline
from doomtable.table.paint.surface_cache import SurfaceCache
from doomtable.table.paint.surface_effects import multiply, sheet, vertical
from doomtable.table.paint.surface_parts import Parts
from doomtable.table.paint.text_layout import draw_text
from doomtable.table.paint.theme import BLACK, WHITE, Color, Theme, mix

SLANT: Final = (0.53, 0.47)
"""Where the cut between the two skies begins above and ends below, in shares of the width."""
SEAM: Final[Color] = (8, 6, 6)
FINE: Final = 3
"""Marks are painted so many times as large and made small."""
PAINTED: Final = 520
"""A sky is painted at most so high and made larger: it is all haze."""
SHUT: Final[Color] = (255, 120, 104)
"""The number on a shield that broke."""

_kept: Final = SurfaceCache(24 * 2**20, 3, sized=True)
_marks: Final = SurfaceCache(12 * 2**20)


def combat_arena(size: tuple[int, int], homes: tuple[str, str], theme: Theme) -> Parts:
    """The ground of a combat between two affiliations. Shared: do not draw on it."""
    key = size, homes, theme.key
    made = _kept.kept(key)
    if made is None:
        made = yield from _arena(size, homes, theme)
        _kept.keep(key, made)
    return made


def _arena(size: tuple[int, int], homes: tuple[str, str], theme: Theme) -> Parts:
    w, h = size
    palette = theme.palette
    out = pygame.Surface(size)
    cut = (w * SLANT[0], 0), (w * SLANT[1], h)
    if palette.plain:
        out.fill(palette.iron_low)
        pygame.draw.line(out, palette.edge, *cut, palette.border)
        return out
    k = min(1.0, PAINTED / h)
    small = round(w * k), round(h * k)
    both = pygame.Surface(small, 0, 32)
    for home, left in zip(homes, (True, False), strict=True):
        sky = yield from _sky(small, home, left, theme)
        yield
        if left:
            both.blit(sky, (0, 0))
            continue
        mask = sheet(*small)
        pygame.draw.polygon(
            mask, WHITE, [(small[0] * SLANT[0], 0), (small[0], 0), small, (small[0] * SLANT[1], small[1])]
        )
        mask.blit(sky, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        both.blit(mask, (0, 0))
    yield
    out.blit(pygame.transform.smoothscale(both, size), (0, 0))
    yield
    pygame.draw.line(out, SEAM, *cut, max(2, w // 220))
    pygame.draw.aaline(out, palette.brass_hi, (cut[0][0] - w // 320, 0), (cut[1][0] - w // 320, h))
    multiply(out, vertical(w, h, (120, 118, 122), WHITE, WHITE, (120, 112, 110), keep=False))
    return out


def _sky(size: tuple[int, int], home: str, left: bool, theme: Theme) -> Parts:
    """The sky of an affiliation over its town, its light on the outer side."""
    cv = Canvas(*size, f"arena {home} {left}", home, theme)
    zenith, middle, horizon = cv.sky
    cv.gradient(zenith, mix(zenith, middle, 0.8), middle, mix(middle, horizon, 0.8), horizon)
    x = (-1 if left else 1) * 28 * size[0] / size[1]
    yield
    rays(cv, x, 62, 26, horizon, 40, 5)
    yield
    cv.glow(x, 60, 58, mix(horizon, WHITE, 0.2), 220, 1.4)
    yield
    skyline(cv, 70, mix(middle, zenith, 0.3), None, 0.9)
    haze(cv, 46, 80, horizon, 120)
    skyline(cv, 76, mix(middle, zenith, 0.75), mix(horizon, WHITE, 0.3), 1.0)
    soil = mix(middle, horizon, 0.25)
    ground = vertical(cv.w, cv.h * 0.3, *(mix(soil, BLACK, dark) for dark in (0.35, 0.6, 0.84)), keep=False)
    cv.surface.blit(ground, (0, round(cv.h * 0.74)))
    return cv.surface


def _plate(letter: str, wide: int, rim: Color, broken: bool, ring: bool, theme: Theme) -> pygame.Surface:
    """The shape of a mark without its number."""

    def make() -> pygame.Surface:
        high, edge = round(wide * 1.06), max(4, wide // 8)
        big = sheet((wide + 2 * edge) * FINE, (high + 2 * edge) * FINE)

        def shape(grown: float, colour: Color) -> None:
            outline = rating_outline(letter, wide + 2 * grown, high + 2 * grown)
            off = edge - grown
            pygame.draw.polygon(big, colour, [((off + x) * FINE, (off + y) * FINE) for x, y in outline])

        if ring:
            shape(edge * 0.95, WHITE)
        shape(edge * 0.35, SEAM)
        shape(0, rim)
        shape(-wide * 0.08, mix(rim, BLACK, 0.8))
        if broken:
            zigzag = ((0.45, 0.0), (0.59, 0.3), (0.42, 0.48), (0.57, 0.72), (0.5, 1.0))
            crack = [((edge + wide * x) * FINE, (edge + high * y) * FINE) for x, y in zigzag]
            pygame.draw.lines(big, SEAM, False, crack, max(3, wide // 14) * FINE)
            pygame.draw.lines(big, rim, False, crack, max(1, wide // 46) * FINE)
        return pygame.transform.smoothscale(big, (wide + 2 * edge, high + 2 * edge))

    return _marks.get(("mark", letter, wide, rim, broken, ring, theme.key), make)


def draw_mark(
    target: pygame.Surface, letter: str, words: str, centre: tuple[float, float], wide: int, theme: Theme,
    broken: bool = False, held: bool = False, dim: bool = False,
) -> None:  # fmt: skip
    """A rating as a thing, `wide` pixels wide: the blade or muzzle that strikes, the shield that is struck."""
    palette = theme.palette
    rim = palette.blood if broken else palette.ratings[letter]
    if dim:
        rim = mix(rim, BLACK, 0.5)
    plate = _plate(letter, wide, rim, broken, held, theme)
    target.blit(plate, plate.get_rect(center=(round(centre[0]), round(centre[1]))))
    lean = -wide * 0.06 if letter == "A" else wide * 0.045 if letter == "F" else 0
    size = rating_number_size(words, letter, wide, round(wide * (0.64 if broken else 0.52)), theme.px(12))
    x, y = centre[0], centre[1] + lean
    drop = max(1, wide // 60)
    draw_text(target, words, x + drop, y + drop, size, SEAM, 700, ax=0.5, ay=0.5)
    ink = SHUT if broken and not palette.plain else palette.ash if dim else palette.bone
    draw_text(target, words, x, y, size, ink, 700, ax=0.5, ay=0.5)
