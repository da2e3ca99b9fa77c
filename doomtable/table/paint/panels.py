"""Panels: the oak table, trays, panels, rules, the turn banner, piles, key caps and buttons.

Oak is baked once per window size. Everything else is drawn where it is told to be; nothing here knows what
it is for. States of a card (legal, playable, refused ...) are in `highlights`.
"""

from __future__ import annotations

from typing import Final, Literal

import pygame

from doomtable.table.paint.card_backs import card_back
from doomtable.table.paint.emblems import emblem
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.gamepad_glyphs import draw_glyph, glyph_width
from doomtable.table.paint.surface_cache import SurfaceCache
from doomtable.table.paint.surface_effects import (
    grain,
    horizontal,
    multiply,
    put,
    radial,
    round_corners,
    seeded,
    shadow,
    sheet,
    stepped,
    vertical,
)  # fmt: skip
from doomtable.table.paint.text_layout import draw_text, fit
from doomtable.table.paint.theme import BLACK, SIZES, WHITE, Color, Theme, mix

TrayTone = Literal["squad", "kohort", "cover"]
ButtonKind = Literal["normal", "primary", "disabled"]

_oaks: Final = SurfaceCache(160 * 2**20, 1, sized=True)
_beds: Final = SurfaceCache(24 * 2**20, sized=True)


def oak(size: tuple[int, int], theme: Theme) -> pygame.Surface:
    """Dark oiled planks of the window's size, lit by one warm lamp above the middle. Shared: do not draw on
    it."""
    return _oaks.get((size, theme.key), lambda: _oak(size, theme))


def _oak(size: tuple[int, int], theme: Theme) -> pygame.Surface:
    palette, (w, h) = theme.palette, size
    wood = pygame.Surface(size, 0, 32)
    if palette.plain:
        wood.fill(palette.oak_low)
        return wood
    plank, y, i = max(70, h // 8), 0, 0
    while y < h:
        chance = seeded("plank", i)
        upper = mix(palette.oak_high, palette.oak, chance.uniform(0.2, 0.9))
        board = vertical(w, plank, upper, mix(palette.oak, palette.oak_low, chance.uniform(0, 0.35)), keep=False)
        multiply(board, grain(w, plank, (170, 2), 196, 255, ("grain", i), keep=False))
        multiply(board, grain(w, plank, (420, 7), 206, 255, ("band", i), keep=False))
        wood.blit(board, (0, y))
        pygame.draw.line(wood, (9, 6, 4), (0, y), (w, y), 2)
        pygame.draw.line(wood, mix(palette.oak_high, WHITE, 0.05), (0, y + 2), (w, y + 2))
        if w > 400:  # one butt joint in every plank
            joint = round(w * chance.uniform(0.12, 0.88))
            pygame.draw.line(wood, (14, 9, 6), (joint, y + 2), (joint, y + plank))
        y, i = y + plank, i + 1
    lamp = pygame.Surface(size, 0, 32)
    lamp.fill((100, 95, 100))
    put(lamp, radial(int(w * 1.35), int(h * 1.6), (255, 240, 214), 255, 0.75), w * 0.5, h * 0.46)
    multiply(wood, lamp)
    return wood


def tone(name: TrayTone, theme: Theme) -> Color:
    """The ground of a tray."""
    palette = theme.palette
    tones: dict[TrayTone, Color] = {"squad": palette.squad, "kohort": palette.kohort, "cover": palette.cover}
    return tones[name]


def draw_tray(
    target: pygame.Surface,
    rect: pygame.Rect,
    theme: Theme,
    kind: TrayTone,
    label: str = "",
    lit: Color | None = None,
    sign: str = "",
) -> None:
    """A recess in the wood, shadowed above and left, with a bright lip below, a stepped frame (`lit` in that
    colour) and an engraved name on its upper edge, left out where it does not fit. The emblem `sign` is pressed
    faintly into its felt."""
    palette, ground = theme.palette, tone(kind, theme)
    if rect.w < 8 or rect.h < 8:
        return
    bed = _beds.get((rect.size, ground, theme.key), lambda: _bed(rect.size, ground, theme))
    target.blit(bed, rect)
    side = min(rect.h * 0.62, rect.w * 0.5)
    if sign and side >= theme.px(70) and not palette.plain:
        put(target, emblem(sign, side, mix(ground, BLACK, 0.30)), rect.centerx - 1, rect.centery - 1)
        put(target, emblem(sign, side, mix(ground, palette.brass, 0.045)), rect.centerx + 1, rect.centery + 1)
    if palette.plain:
        pygame.draw.rect(target, palette.edge, rect, palette.border, border_radius=5)
    else:
        lip = mix(palette.oak_high, (255, 220, 170), 0.30)
        pygame.draw.line(target, lip, (rect.x + 4, rect.bottom), (rect.right - 5, rect.bottom))
        pygame.draw.line(target, (4, 3, 3), (rect.x + 3, rect.y), (rect.right - 4, rect.y), 2)
    frame = rect.inflate(-theme.px(10), -theme.px(10))
    if frame.w > 16 and frame.h > 16:
        line = lit or mix(palette.brass_lo, ground, 0.0 if palette.plain else 0.35)
        pygame.draw.polygon(target, line, stepped(frame, theme.px(4)), max(palette.border, 2 if lit else 1))
    size = theme.px(14)
    wide = text_width(label, size, 700, "engraved") + theme.px(14) if label else 0
    if label and wide + theme.px(20) <= rect.w:
        x = rect.x + min(theme.px(22), (rect.w - wide) // 2)
        pygame.draw.rect(target, mix(ground, BLACK, 0.35), pygame.Rect(x, rect.y, wide, theme.px(12)))
        ink = mix(palette.brass, palette.bone, 0.2)
        y = rect.y + theme.px(6)
        draw_text(target, label, x + theme.px(7), y, size, ink, 700, "engraved", 0, 0.5, shade=True)


BOLT: Final = 512
"""Felt is woven in steps of so many pixels and cut: areas change their size with every card."""


def _bed(size: tuple[int, int], ground: Color, theme: Theme) -> pygame.Surface:
    w, h = size
    bed = sheet(w, h)
    bed.fill(ground)
    if not theme.palette.plain:
        multiply(bed, grain(-w // BOLT * -BOLT, -h // BOLT * -BOLT, (3, 3), 222, 255, "felt"))
        bed.blit(vertical(w, min(h, 34), (0, 0, 0, 150), (0, 0, 0, 0)), (0, 0))
        bed.blit(horizontal(min(w, 18), h, (0, 0, 0, 100), (0, 0, 0, 0)), (0, 0))
    return round_corners(bed, 5)


def draw_panel(
    target: pygame.Surface,
    rect: pygame.Rect,
    theme: Theme,
    frame: Color | None = None,
    stripe: Color | None = None,
    tint: Color | None = None,
    framed: bool = True,
) -> None:
    """An iron panel lying on the table. `frame` colours its stepped inner line (brass else; none where not
    `framed`), `stripe` a bar on its left edge (the active seat, the asked one), `tint` its upper end."""
    palette = theme.palette
    if palette.plain:
        target.fill((tint and mix(tint, BLACK, 0.6)) or palette.iron, rect)
        pygame.draw.rect(target, frame or palette.edge, rect, palette.border)
    else:
        shadow(target, rect, 10, 170, 5)
        target.blit(vertical(rect.w, rect.h, tint or palette.iron_high, palette.iron, palette.iron_low), rect)
        pygame.draw.rect(target, (6, 5, 5), rect, 1)
        pygame.draw.line(target, palette.edge, (rect.x + 1, rect.y + 1), (rect.right - 2, rect.y + 1))
    if framed:
        inner = rect.inflate(-theme.px(10), -theme.px(10))
        if inner.w > 20 and inner.h > 20:
            pygame.draw.polygon(
                target, frame or palette.brass_lo, stepped(inner, theme.px(4)), palette.border
            )
    if stripe is not None:
        target.fill(stripe, pygame.Rect(rect.x, rect.y, theme.px(4), rect.h))


def draw_plate(target: pygame.Surface, rect: pygame.Rect, theme: Theme, stripe: Color | None = None) -> None:
    """A dark plate with stepped corners that words lie on; `stripe` is a bar of colour at its left edge."""
    palette = theme.palette
    pygame.draw.polygon(target, palette.iron_low, stepped(rect, theme.px(3)))
    rim = palette.edge if palette.plain else palette.brass_lo
    pygame.draw.polygon(target, rim, stepped(rect.inflate(-4, -4), theme.px(3)), palette.border)
    if stripe is not None:
        target.fill(stripe, pygame.Rect(rect.x, rect.y, theme.px(4), rect.h))


def draw_rule(
    target: pygame.Surface,
    x: int,
    y: int,
    width: int,
    theme: Theme,
    double: bool = False,
    lozenge: bool = False,
) -> None:
    """A brass rule, two lines if `double`, with a lozenge in its middle if `lozenge`."""
    palette = theme.palette
    gap = theme.px(9) if lozenge else 0
    middle = x + width // 2
    for start, end in ((x, middle - gap), (middle + gap, x + width)):
        if double:
            pygame.draw.line(target, palette.brass, (start, y), (end, y), 2)
            pygame.draw.line(target, palette.brass_lo, (start, y + theme.px(6)), (end, y + theme.px(6)))
        else:
            pygame.draw.line(target, palette.brass_lo, (start, y), (end, y), palette.border)
    if lozenge:
        r = theme.px(5)
        diamond = [(middle, y - r), (middle + r, y), (middle, y + r), (middle - r, y)]
        pygame.draw.polygon(target, palette.brass, diamond)


def draw_track(target: pygame.Surface, rect: pygame.Rect, share: float, colour: Color, theme: Theme) -> None:
    """How much of a whole is reached, 0 to 1, with notches at the quarters."""
    pygame.draw.rect(target, (6, 5, 5), rect)
    reached = round(rect.w * min(1.0, max(0.0, share)))
    if reached:
        target.blit(horizontal(reached, rect.h, mix(colour, BLACK, 0.45), colour), rect)
    for quarter in (0.25, 0.5, 0.75):
        x = rect.x + round(rect.w * quarter)
        pygame.draw.line(target, (6, 5, 5), (x, rect.y), (x, rect.bottom - 1), 2)
    pygame.draw.rect(target, theme.palette.brass_lo, rect.inflate(2, 2), theme.palette.border)


def key_cap_width(key: str, theme: Theme) -> int:
    """How wide the cap of a key is, or the glyph of the gamepad's button that does the same."""
    shown = theme.cap(key)
    if shown != key:
        return glyph_width(shown, theme) if shown else 0
    return max(theme.px(18), text_width(key, theme.px(12), 500) + theme.px(12))


def draw_key_cap(
    target: pygame.Surface, key: str, x: int, y: int, theme: Theme, ink: Color, rim: Color
) -> pygame.Rect:
    """A key as it stands on the keyboard, its right middle at (x, y); its button, if any, while a gamepad is used."""
    shown = theme.cap(key)
    if shown != key:
        return draw_glyph(target, shown, x, y, theme) if shown else pygame.Rect(x, y, 0, 0)
    w, h = key_cap_width(key, theme), theme.px(18)
    rect = pygame.Rect(x - w, y - h // 2, w, h)
    pygame.draw.rect(target, rim, rect, theme.palette.border, border_radius=theme.px(3))
    draw_text(target, key, rect.centerx, rect.centery, theme.px(12), ink, 500, ax=0.5, ay=0.5)
    return rect


SUB_LINE: Final = 15
LOW_BUTTON: Final = 42
SHORT_SUB: Final = 46
"""Pixels at a scale of 1: how high a line below the label of a button is, a button where two lines are tight, and one
with room for such a line."""


def sub_height(lines: int) -> int:
    """How high a button is, in pixels at a scale of 1, with so many lines below its label; 0 for none."""
    return SHORT_SUB + SUB_LINE * (lines - 1) if lines else 34


def draw_button(
    target: pygame.Surface,
    rect: pygame.Rect,
    theme: Theme,
    label: str,
    kind: ButtonKind = "normal",
    key: str = "",
    sub: str = "",
    hover: bool = False,
    pressed: bool = False,
) -> bool:
    """A button with its label, a second line `sub`, and the cap of the key that presses it; a label that
    does not fit beside its key loses the key. Returns whether the label fits."""
    palette = theme.palette
    key = key if theme.cap(key) else ""
    if not palette.plain and not pressed:
        shadow(target, rect, 6, 150, 3)
    ink, key_ink, key_rim = palette.bone, palette.bone, mix(palette.bone, BLACK, 0.55)
    if kind == "primary":
        if palette.plain:
            target.fill(palette.brass_hi if hover else palette.brass, rect)
        else:
            stops: tuple[Color, ...] = ((236, 204, 138), (190, 148, 78), (142, 104, 50))
            if hover:
                stops = tuple(mix(s, WHITE, 0.18) for s in stops)
            target.blit(vertical(rect.w, rect.h, *(reversed(stops) if pressed else stops)), rect)
        pygame.draw.rect(target, (10, 8, 6), rect, 1)
        pygame.draw.polygon(target, (92, 66, 30), stepped(rect.inflate(-6, -6), theme.px(3)), palette.border)
        ink = key_ink = palette.ink
        key_rim = (72, 50, 22)
    elif kind == "disabled":
        target.blit(vertical(rect.w, rect.h, palette.iron, palette.iron_low), rect)
        pygame.draw.rect(target, palette.edge if palette.plain else palette.iron_high, rect, 1)
        ink = key_ink = mix(palette.ash, palette.iron, 0.25)
        key_rim = mix(palette.ash, BLACK, 0.6)
    else:
        high, low = ((58, 51, 45), (32, 28, 25)) if not palette.plain else (palette.iron_high, palette.iron)
        if hover:
            high, low = mix(high, palette.brass, 0.22), mix(low, palette.brass, 0.14)
        target.blit(vertical(rect.w, rect.h, *((low, high) if pressed else (high, low))), rect)
        pygame.draw.rect(target, (8, 7, 6), rect, 1)
        rim = palette.brass if hover else palette.brass_lo
        pygame.draw.polygon(target, rim, stepped(rect.inflate(-6, -6), theme.px(3)), palette.border)
        if hover:
            ink = palette.brass_hi
    largest = theme.px(17 if kind == "primary" and rect.h >= theme.px(40) else 14)
    cap = key_cap_width(key, theme) + theme.px(14) if key else 0
    room = rect.w - theme.px(20)
    words = fit(label, room - cap, rect.h, largest, theme.px(13), 600, lead=1.05, most_lines=1)
    if key and not words.fits:
        cap = 0
        words = fit(label, room, rect.h - 4, largest, theme.px(12), 600, lead=1.05, most_lines=2, even=True)
    middle = rect.centerx - cap / 2 * (words.width + 2 * cap > room)
    most = 1 + max(0, int((rect.h / theme.scale - SHORT_SUB + 2) / SUB_LINE))
    small = fit(sub, room - cap, rect.h, theme.px(13), theme.px(12), 500, most_lines=most)
    tight = rect.h <= theme.px(LOW_BUTTON)  # its two lines stand clear of its frame
    y = rect.centery - theme.px(8) * len(small.lines) - (len(small.lines) > 1) + pressed
    for i, line in enumerate(words.lines):
        place = y + (i - (len(words.lines) - 1) / 2) * words.leading
        draw_text(target, line, middle, place, words.size, ink, 600, ax=0.5, ay=0.5)
    if sub:
        below = ink if kind == "primary" else palette.ash
        top = rect.centery + theme.px(7 if tight else 10) - theme.px(8) * (len(small.lines) - 1)
        for i, line in enumerate(small.lines):
            draw_text(target, line, middle, top + i * theme.px(SUB_LINE), small.size, below, 500, ax=0.5, ay=0.5)
    if cap:
        draw_key_cap(target, key, rect.right - theme.px(9), rect.centery, theme, key_ink, key_rim)
    return words.fits


def draw_pile(
    target: pygame.Surface,
    rect: pygame.Rect,
    theme: Theme,
    count: int,
    tint: Literal["brass", "ash", "char"] = "brass",
    label: str = "",
) -> None:
    """A pile face down with its count on a plate, as thick as it is high; an outline when empty."""
    palette = theme.palette
    if count:
        for i in range(min(3, count // 9 + 1), 0, -1):
            place = rect.move(2 * i - 2, 2 - 2 * i)
            if not palette.plain:
                shadow(target, place, 4, 120, 2)
            target.blit(card_back(rect.size, theme, tint), place)
    else:
        pygame.draw.rect(target, palette.edge, rect, palette.border, border_radius=4)
    size = theme.px(18)
    plate = pygame.Rect(
        0, 0, max(theme.px(34), text_width(str(count), size, 700) + theme.px(12)), theme.px(26)
    )
    plate.center = rect.center
    pygame.draw.rect(target, (8, 7, 6), plate, border_radius=4)
    pygame.draw.rect(target, palette.brass_lo, plate, palette.border, border_radius=4)
    draw_text(target, str(count), plate.centerx, plate.centery, size, palette.bone, 700, ax=0.5, ay=0.5)
    if label:
        draw_text(
            target,
            label,
            rect.centerx,
            rect.bottom + theme.px(4),
            theme.px(SIZES.label),
            palette.ash,
            500,
            ax=0.5,
        )
