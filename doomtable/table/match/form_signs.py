"""Form signs: what the forms of play add to the table: pools of sides, signs of sides, arrows to primary targets."""

from __future__ import annotations

from typing import Final

import pygame

from doomtable.rules.terms import NOBODY, Seat
from doomtable.rules.view_parts import View
from doomtable.table.kit.view_sides import partners, pooled, pools_of_others, primary_target
from doomtable.table.layout.card_packing import Spot
from doomtable.table.layout.table_layout import TableLayout
from doomtable.table.paint.badges import crystal, medal
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.panels import draw_plate
from doomtable.table.paint.price_chips import HIGH, PriceChip, draw_chips
from doomtable.table.paint.team_signs import team_sign
from doomtable.table.paint.text_layout import draw_text
from doomtable.table.paint.theme import BLACK, Color, Theme, mix

SIGN: Final = 16
"""How wide a sign of a side is, at a scale of 1."""
SHAFT: Final = 3
"""How wide an arrow to a primary target is there."""

Counters = dict[tuple[Seat, str], pygame.Rect]


def side_colour(view: View, seat: Seat, theme: Theme) -> Color:
    """The colour of a seat's side: that of its first member."""
    seats = theme.palette.seats
    return seats[partners(view, seat)[0] % len(seats)]


def side_sign(view: View, seat: Seat, theme: Theme, size: float = SIGN) -> pygame.Surface | None:
    """The sign of a seat's side; None where everybody is alone."""
    team = view.players[seat].team
    return team_sign(team, side_colour(view, seat, theme), theme.px(size)) if team else None


def draw_pools(
    target: pygame.Surface, view: View, layout: TableLayout, theme: Theme, counters: Counters, goal: str
) -> None:
    """The plate of every pool of another side, and where the points of its members stand: each pool is there once."""
    px, palette = theme.px, theme.palette
    for plate in layout.pools:
        rect, sign = plate.rect, side_sign(view, plate.seat, theme)
        colour = side_colour(view, plate.seat, theme)
        draw_plate(target, rect, theme, colour)
        x, player = rect.x + px(9), view.players[plate.seat]
        if sign is not None:
            target.blit(sign, sign.get_rect(midleft=(x, rect.centery)))
            x += sign.get_width() + px(5)
        for word in pooled(view, plate.seat):
            icon = crystal(px(8), theme) if word == "D" else medal(px(8), theme)
            number = str(player.destiny if word == "D" else player.promotion)
            place = target.blit(icon, icon.get_rect(midleft=(x, rect.centery)))
            for seat in partners(view, plate.seat):
                counters[seat, word] = place
            x += icon.get_width() + px(3)
            x += draw_text(target, number, x, rect.centery, px(16), palette.bone, 700, ay=0.5)
            if word == "P" and goal and x + text_width(goal, px(12), 500) + px(8) <= rect.right:
                draw_text(target, goal, x + 1, rect.centery + px(2), px(12), palette.ash, 500, ay=0.5)
            x += px(7)
    for seat in partners(view, layout.bottom):  # one's own pool stands on one's own plate
        for word in pooled(view, layout.bottom):
            counters[seat, word] = counters.get((layout.bottom, word), pygame.Rect(0, 0, 0, 0))


def pooled_elsewhere(view: View, layout: TableLayout, seat: Seat) -> str:
    """Which points of a seat stand on another plate than its own."""
    firsts = pools_of_others(view, layout.bottom)
    return pooled(view, seat) if seat != layout.bottom and (firsts or pooled(view, layout.bottom)) else ""


def draw_targets(target: pygame.Surface, view: View, layout: TableLayout, theme: Theme) -> None:
    """An arrow from the front line to the plate of one's primary target."""
    prey = primary_target(view, layout.bottom)
    plate = next((plate for plate in layout.plates if plate.seat == prey), None)
    if prey == NOBODY or plate is None:
        return
    ink = theme.palette.seats[layout.bottom % len(theme.palette.seats)]
    shown = any(tray.seat == prey for tray in layout.trays)
    x, top = max(theme.px(8), plate.rect.x - theme.px(5)), plate.rect.bottom - plate.rect.h // 3
    foot = layout.banner.y if shown else top + theme.px(18)
    _arrow(target, (x, foot), top, ink, theme)


def _arrow(target: pygame.Surface, foot: tuple[int, int], top: int, ink: Color, theme: Theme) -> None:
    """An arrow straight up, with a dark rim."""
    px, (x, y) = theme.px, foot
    half, barb, head = px(SHAFT) / 2, px(6), px(11)
    outline = [
        (x - half, y), (x - half, top + head), (x - barb, top + head), (x, top), (x + barb, top + head),
        (x + half, top + head), (x + half, y),
    ]  # fmt: skip
    pygame.draw.polygon(target, mix(ink, BLACK, 0.8), outline, px(4))
    pygame.draw.polygon(target, ink, outline)


def draw_target_of(target: pygame.Surface, x: int, y: int, numeral: str, ink: Color, theme: Theme) -> int:
    """After a player's number, whom that player hunts: a small arrow and the other's number; returns how wide it is."""
    px = theme.px
    middle, long = y, px(9)
    pygame.draw.line(target, theme.palette.ash, (x, middle), (x + long, middle), max(2, px(2)))
    tip = [(x + long - px(2), middle - px(4)), (x + long + px(4), middle), (x + long - px(2), middle + px(4))]
    pygame.draw.polygon(target, theme.palette.ash, tip)
    wide = draw_text(target, numeral, x + long + px(7), middle, px(13), ink, 700, "engraved", 0, 0.5)
    return long + px(7) + round(wide)


def draw_surcharge(target: pygame.Surface, view: View, layout: TableLayout, spot: Spot, theme: Theme) -> None:
    """Over a warrior of a secondary target in one's own turn: what an attack on it costs (MULTI-TARGET-04)."""
    mine = view.turn.seat == view.seat == layout.bottom
    if not (mine and view.secondary_cost and spot.form in ("board", "mini", "covered")):
        return
    if spot.seat in (primary_target(view, view.seat), *partners(view, view.seat)):
        return
    price = [PriceChip("destiny", str(view.secondary_cost))]
    draw_chips(target, price, spot.rect.centerx, max(0, spot.rect.y - theme.px(HIGH // 2)), theme)
