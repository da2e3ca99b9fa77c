"""Area shelves: an area of the table as a shelf of ground cut from paper, its gatepost, the gate of an empty one."""

from __future__ import annotations

import math
from random import Random
from typing import Final

import pygame

from doomtable.table.paint.emblems import arc, eclipse, emblem
from doomtable.table.paint.fonts import Family, text_width
from doomtable.table.paint.short_names import fitting
from doomtable.table.paint.surface_cache import SurfaceCache
from doomtable.table.paint.surface_effects import (
    Point,
    Tint,
    grain,
    horizontal,
    multiply,
    put,
    radial,
    seeded,
    sheet,
    vertical,
)
from doomtable.table.paint.text_layout import draw_text
from doomtable.table.paint.theme import BLACK, WHITE, Color, Theme, mix

LIP: Final = 12
"""How deep a shelf is seen from the front, at a scale of 1."""
CORNER: Final = 18
MOTIF: Final = 96
"""How large one figure of an affiliation's motif is, at a scale of 1."""
TILE: Final = (8, 4)
"""Of how many figures across and down the piece of ground is that is laid again and again."""
ENGRAVED: Final[Family] = "engraved"
PLAIN: Final[Family] = "text"
IN_DUSK: Final = (150, 150, 172)

_textures: Final = SurfaceCache(48 * 2**20)
_tops: Final = SurfaceCache(64 * 2**20, sized=True)


def draw_shelf(
    target: pygame.Surface, rect: pygame.Rect, home: str, seed: str, theme: Theme, lit: bool, near: bool
) -> None:
    """A shelf with the ground of an affiliation, in the light of its side's turn or in dusk; `near` is whether the
    light, if there is any, comes from below."""
    px = theme.px
    if theme.palette.plain:
        pygame.draw.rect(target, theme.palette.iron_low, rect)
        pygame.draw.rect(target, theme.palette.edge, rect, theme.palette.border)
        return
    key = rect.size, home, seed, theme.key, lit, near
    image = _tops.get(key, lambda: _shelf(rect.size, home, seed, theme, lit, near))
    target.blit(image, (rect.x - px(16), rect.y - px(16)))


def _shelf(
    size: tuple[int, int], home: str, seed: str, theme: Theme, lit: bool, near: bool
) -> pygame.Surface:
    """The picture of a shelf, with a rim of 16 and room for its lip and shadow below."""
    px, soil = theme.px, _ground_colour(home, theme)
    rim, lip = px(16), px(LIP)
    out = sheet(size[0] + 2 * rim, size[1] + 2 * rim + 2 * lip)
    points = _outline(pygame.Rect(rim, rim, *size), seed, theme)
    edging = soil if lit else mix(soil, BLACK, 0.4)
    pygame.draw.polygon(out, (*BLACK, 90), [(x, y + 2 * lip) for x, y in points])
    pygame.draw.polygon(out, mix(theme.palette.soil(home), BLACK, 0.74), [(x, y + lip) for x, y in points])
    w, h = out.get_size()
    top, tile = sheet(w, h), _texture(home, theme)
    for x in range(0, w, tile.get_width()):
        for y in range(0, h, tile.get_height()):
            top.blit(tile, (x, y))
    if not lit:
        top.fill(IN_DUSK, special_flags=pygame.BLEND_RGB_MULT)
    shades: tuple[Tint, ...] = ((168, 168, 168), (208, 208, 208), (255, 255, 255))
    multiply(top, vertical(w, h, *(shades if near else shades[::-1]), keep=False))
    mask = sheet(w, h)
    pygame.draw.polygon(mask, WHITE, points)
    multiply(top, mask, alpha=True)
    out.blit(top, (0, 0))
    pygame.draw.aalines(out, mix(edging, BLACK, 0.5), True, points)
    edge_y = rim + size[1] if near else rim
    edge = sorted(p for p in points if abs(p[1] - edge_y) < px(14))
    if len(edge) > 1:
        ink = mix(edging, theme.palette.brass_hi if lit else WHITE, 0.58 if lit else 0.3)
        pygame.draw.lines(out, ink, False, edge, px(2))
    return out


def _ground_colour(home: str, theme: Theme) -> Color:
    """The brightest of a shelf's ground, in the light."""
    return mix(mix(theme.palette.soil(home), (255, 214, 140), 0.16), (255, 226, 160), 0.34)


def _texture(home: str, theme: Theme) -> pygame.Surface:
    """Ground with an affiliation's motif, in a piece whose edges fit each other. Shared."""

    def make() -> pygame.Surface:
        cell, soil = theme.px(MOTIF), _ground_colour(home, theme)
        w, h = cell * TILE[0], cell * TILE[1]
        made = pygame.Surface((w, h), 0, 32)
        made.fill(soil)
        for cells, low in (((w // theme.px(6), h // theme.px(3)), 205), ((TILE[0], TILE[1] * 2), 190)):
            made.blit(_even_grain((w, h), cells, low, home), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        made.blit(_motif((w, h), home, mix(soil, BLACK, 0.75), 70, cell), (0, 2))
        made.blit(_motif((w, h), home, mix(soil, WHITE, 0.35), 26, cell), (0, 0))
        return made

    return _textures.get((home, theme.key), make)


def _even_grain(size: tuple[int, int], cells: tuple[int, int], low: int, seed: str) -> pygame.Surface:
    """Grey noise of `low` to white whose edges fit each other, to multiply with."""
    few = pygame.Surface((cells[0] + 1, cells[1] + 1), 0, 32)
    noise = grain(*cells, (1, 1), low, 255, seed, keep=False)
    for x in (0, cells[0]):
        for y in (0, cells[1]):
            few.blit(noise, (x, y))
    return pygame.transform.smoothscale(few, size)  # its last pixels are where the next piece begins


def _outline(rect: pygame.Rect, seed: str, theme: Theme) -> list[Point]:
    """The rough outline of a shelf."""
    chance, rough, cut = seeded("shelf", seed), theme.px(6), min(theme.px(CORNER), rect.w // 3, rect.h // 3)
    corners = [
        (rect.x + cut, rect.y), (rect.right - cut, rect.y), (rect.right, rect.y + cut), (rect.right, rect.bottom - cut),
        (rect.right - cut, rect.bottom), (rect.x + cut, rect.bottom), (rect.x, rect.bottom - cut),
        (rect.x, rect.y + cut),
    ]  # fmt: skip
    across, down = max(5, rect.w // theme.px(60)), max(3, rect.h // theme.px(60))
    out: list[Point] = []
    for i in range(8):
        (x0, y0), (x1, y1) = corners[i], corners[(i + 1) % 8]
        n = 1 if i % 2 else across if i in (0, 4) else down
        for j in range(n):
            along = rough * chance.uniform(-1, 1) * (1.0 if x0 == x1 else 0.6)
            out.append((x0 + (x1 - x0) * j / n + along, y0 + (y1 - y0) * j / n + rough * chance.uniform(-0.7, 0.7)))
    return out


def _motif(size: tuple[int, int], home: str, colour: Color, alpha: int, cell: int) -> pygame.Surface:
    """What the ground of an affiliation is laid with: arches, steps, lances, fans, cells, thorns, flags of stone."""
    w, h = size
    out = sheet(w, h)
    ink, line = (*colour, alpha), max(1, cell // 26)
    for j in range(-1, h // cell + 2):
        for i in range(-1, w // cell + 2):
            x, y = i * cell + (cell // 2 if j % 2 else 0), j * cell
            if home == "bauhaus":
                for r in (0.48, 0.32, 0.16):
                    pygame.draw.lines(out, ink, False, _bow(x + cell / 2, y + cell, cell * r), line)
            elif home == "capitol":
                steps = ((0, 1), (0, 0.6), (0.25, 0.6), (0.25, 0.25), (0.75, 0.25), (0.75, 0.6), (1, 0.6), (1, 1))
                pygame.draw.lines(out, ink, False, [(x + cell * a, y + cell * b) for a, b in steps], line)
            elif home in ("imperial", "rasputin"):
                for q in (0.2, 0.5, 0.8):
                    start, end = (x + cell * q, y + cell * 0.95), (x + cell * (q + 0.16), y + cell * 0.1)
                    pygame.draw.line(out, ink, start, end, line)
            elif home in ("mishima", "crescentia"):
                pygame.draw.lines(out, ink, False, _bow(x + cell / 2, y + cell, cell * 0.5), line)
                for a in (210, 240, 270, 300, 330):
                    c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
                    start, end = ((x + cell / 2 + c * cell * r, y + cell + s * cell * r) for r in (0.14, 0.46))
                    pygame.draw.line(out, ink, start, end, 1)
            elif home == "cybertronic":
                angles = [math.radians(60 * q + 30) for q in range(6)]
                cells = [(x + cell * (0.5 + 0.5 * math.cos(a)), y + cell * (0.5 + 0.5 * math.sin(a))) for a in angles]
                pygame.draw.lines(out, ink, True, cells, line)
            elif home in ("legion", "lutheran"):
                chance = seeded("motif", home, i % TILE[0], j % TILE[1])  # so that the edges of a piece fit
                _thorns(out, x + cell / 2, y + cell / 2, chance.uniform(0, 6.28), cell, ink, chance.uniform(-0.9, 0.9))
            elif home == "earth":
                chance = seeded("motif", home, i % TILE[0], j % TILE[1])
                _wild(out, x + cell / 2, y + cell / 2, cell, ink, line, chance)
            else:
                flag = pygame.Rect(x + 3, y + 3, cell - 6, cell - 6)
                pygame.draw.rect(out, ink, flag, line, border_radius=max(2, cell // 16))
    return out


def _bow(x: float, y: float, radius: float) -> list[Point]:
    """The upper half of a circle."""
    return arc(x, y, radius, 180, 360, n=18)


def _thorns(
    target: pygame.Surface, x: float, y: float, angle: float, cell: int, ink: tuple[int, int, int, int], bend: float
) -> None:
    """A bent branch with thorns."""
    for _ in range(3):
        end_x, end_y = x + math.cos(angle) * cell * 0.36, y + math.sin(angle) * cell * 0.26
        pygame.draw.polygon(target, ink, [(x - 3, y), (x + 3, y + 2), (end_x, end_y)])
        mx, my = (x + end_x) / 2, (y + end_y) / 2
        pygame.draw.polygon(target, ink, [(mx, my), (mx + 7, my), (mx + cell * 0.1, my - cell * 0.2)])
        x, y, angle = end_x, end_y, angle + bend


def _wild(
    target: pygame.Surface, x: float, y: float, cell: int, ink: tuple[int, int, int, int], line: int, chance: Random
) -> None:
    """A crack in dead ground and a tuft of what grows out of it."""
    points = [(x - cell * 0.5, y + cell * chance.uniform(-0.3, 0.3))]
    for k in range(1, 5):
        points.append((x + cell * (k / 4 - 0.5), y + cell * chance.uniform(-0.34, 0.34)))
    pygame.draw.lines(target, ink, False, points, line)
    side, foot = points[2], points[3]
    pygame.draw.line(target, ink, side, (side[0] + cell * 0.16, side[1] - cell * 0.3), line)
    for k in range(5):
        lean, high = (k - 2) * 0.09 + chance.uniform(-0.03, 0.03), chance.uniform(0.2, 0.36)
        tip = (foot[0] + cell * lean * 1.7, foot[1] - cell * high)
        near, far = (foot[0] + cell * lean * 0.25 + d * cell * 0.035 for d in (-1, 1))
        pygame.draw.polygon(target, ink, [(near, foot[1]), (far, foot[1]), tip])


def draw_glow(target: pygame.Surface, rect: pygame.Rect, colour: Color, theme: Theme, lit: bool) -> None:
    """The light of a ground of its own on what lies around it."""
    if theme.palette.plain:
        return
    far = min(theme.px(120), rect.w + theme.px(20))
    wide, high = rect.w + far, rect.h + far
    glow = pygame.Surface((wide, high), 0, 32)
    put(glow, radial(wide, high, mix(colour, BLACK, 0.74 if lit else 0.7), 255, 0.9), wide / 2, high / 2)
    target.blit(glow, glow.get_rect(center=rect.center), special_flags=pygame.BLEND_RGB_ADD)


def draw_gatepost(
    target: pygame.Surface, rect: pygame.Rect, name: str, sign: str, colour: Color, theme: Theme, lit: bool,
    more: str = "",
) -> None:  # fmt: skip
    """The post at the left edge of an area, with its emblem and its name read upward, and `more` where it has room."""
    palette = theme.palette
    target.blit(horizontal(rect.w, rect.h, (44, 38, 33), (22, 19, 17)), rect)
    pygame.draw.rect(target, (6, 5, 4), rect, 1)
    inner = rect.inflate(-4, -4)
    pygame.draw.rect(target, palette.brass if lit else palette.brass_lo, inner, palette.border)
    _sign_and_name(target, rect, name, sign, colour, theme, more)


def draw_gate(
    target: pygame.Surface, rect: pygame.Rect, name: str, sign: str, home: str, colour: Color, theme: Theme,
    more: str = "",
) -> None:  # fmt: skip
    """An empty area: two pointed posts and a door with its emblem and name, and `more` where it has room."""
    palette, soil = theme.palette, theme.palette.soil(home)
    thick = max(3, rect.w // 6)
    door = pygame.Rect(rect.x + thick, rect.y + thick // 2, rect.w - 2 * thick, rect.h - thick // 2)
    leaf = sheet(*door.size)
    leaf.fill((12, 10, 9, 205))
    target.blit(leaf, door)
    for i in (1, 2):
        x = door.x + door.w * i // 3
        pygame.draw.line(target, mix(colour, BLACK, 0.72), (x, door.y), (x, door.bottom))
    for x in (rect.x, rect.right - thick):
        post = pygame.Rect(x, rect.y, thick, rect.h)
        target.blit(vertical(*post.size, mix(soil, WHITE, 0.25), mix(soil, BLACK, 0.5)), post)
        pygame.draw.rect(target, (6, 5, 4), post, 1)
        tip = [(x - thick * 0.4, rect.y + 2), (x + thick / 2, rect.y - thick * 1.5), (x + thick * 1.4, rect.y + 2)]
        pygame.draw.polygon(target, mix(soil, WHITE, 0.3), tip)
    if palette.plain:
        pygame.draw.rect(target, palette.edge, rect, palette.border)
    _sign_and_name(target, door, name, sign, colour, theme, more)


def draw_closed_gate(target: pygame.Surface, rect: pygame.Rect, near: bool, theme: Theme) -> None:
    """A fence of iron along the front of an area that nobody gets into or out of; `near`: its front is above it."""
    palette, px = theme.palette, theme.px
    edge = rect.y + px(3) if near else rect.bottom - px(9)
    iron, light = (58, 56, 54), (128, 124, 116)
    left, right = rect.x - px(6), rect.right + px(6)
    step = px(13)
    count = max(2, (right - left) // step)
    for i in range(count + 1):
        x, thick = left + (right - left) * i // count, max(2, px(4))
        bar = pygame.Rect(x - thick // 2, edge - px(9), thick, px(20))
        target.blit(vertical(*bar.size, light, iron), bar)
        tip = [(bar.x - 1, bar.y), (bar.centerx, bar.y - px(6)), (bar.right, bar.y)]
        pygame.draw.polygon(target, mix(light, palette.brass, 0.45), tip)
    for y in (edge - px(5), edge + px(5)):
        rail = pygame.Rect(left, y - px(2), right - left, max(2, px(4)))
        target.blit(vertical(*rail.size, mix(light, palette.brass, 0.3), iron), rail)
        pygame.draw.rect(target, (6, 5, 4), rail, 1)
    lock = pygame.Rect(0, 0, px(18), px(16))
    lock.center = (left + right) // 2, edge
    pygame.draw.rect(target, (10, 8, 6), lock.inflate(2, 2), border_radius=px(3))
    pygame.draw.rect(target, palette.brass, lock, border_radius=px(3))
    pygame.draw.circle(target, (20, 16, 10), (lock.centerx, lock.centery - px(1)), px(3))
    pygame.draw.line(target, (20, 16, 10), lock.center, (lock.centerx, lock.bottom - px(3)), max(1, px(2)))


def draw_slot(target: pygame.Surface, rect: pygame.Rect, name: str, theme: Theme) -> None:
    """A free place for one card: a recess with a dashed rim and its name, or how many there are."""
    palette, step = theme.palette, theme.px(11)
    recess = sheet(*rect.size)
    recess.fill((8, 7, 6, 120))
    target.blit(recess, rect)
    ink, wide = palette.brass if palette.plain else palette.brass_lo, max(1, theme.px(1))
    for x in range(rect.x, rect.right, step):
        for y in (rect.y, rect.bottom - wide):
            target.fill(ink, pygame.Rect(x, y, min(step * 6 // 11, rect.right - x), wide))
    for y in range(rect.y, rect.bottom, step):
        for x in (rect.x, rect.right - wide):
            target.fill(ink, pygame.Rect(x, y, wide, min(step * 6 // 11, rect.bottom - y)))
    if name:
        draw_text(target, name, *rect.center, theme.px(14), palette.ash, 600, ax=0.5, ay=0.5)


def draw_centre(target: pygame.Surface, place: tuple[int, int], theme: Theme) -> None:
    """The sun about which grounds of nobody lie."""
    px = theme.px
    if not theme.palette.plain:
        put(target, radial(px(420), px(420), (255, 190, 100), 200, 1.4), *place)
    put(target, eclipse(px(66), theme.palette.brass_hi), *place)


def _sign_and_name(
    target: pygame.Surface, rect: pygame.Rect, name: str, sign: str, colour: Color, theme: Theme, more: str = ""
) -> None:
    """An emblem at the upper end, and the name below it as large as there is room, read upward; after it `more`, if
    both have room."""
    side = min(theme.px(24), rect.w - 4, rect.h // 6)
    put(target, emblem(sign, side, mix(colour, WHITE, 0.25)), rect.centerx, rect.y + side * 0.8)
    room, size = rect.h - round(side * 1.6) - theme.px(8), theme.px(15)
    word, face = name.upper(), ENGRAVED
    while size > theme.px(12) and text_width(word, size, 700, face) > room:
        size -= 1
    if text_width(word, size, 700, face) > room:  # rather plain letters than none, or such as are cut
        word, face = fitting(name, room, lambda shown: text_width(shown, size, 700, PLAIN)), PLAIN
    wide = text_width(word, size, 700, face)
    if not word:
        return
    small, apart = max(theme.px(12), size - theme.px(3)), theme.px(12)
    beside = text_width(more, small, 600) + apart if more else 0
    if wide + beside + theme.px(16) > room:
        beside = 0
    flat = sheet(wide + beside + 2, size + 8)
    draw_text(flat, word, 0, flat.get_height() / 2, size, theme.palette.brass_hi, 700, face, 0, 0.5)
    if beside:
        ink = mix(colour, WHITE, 0.4)
        draw_text(flat, more, wide + apart, flat.get_height() / 2, small, ink, 600, ay=0.5)
    put(target, pygame.transform.rotate(flat, 90), rect.centerx, rect.y + side * 1.6 + room / 2)
