"""Planet drawing: the planets under the places, whose a place is and what it is worth."""

from __future__ import annotations

from typing import Final

import pygame

from doomtable.rules.terms import NO_CARD, NOBODY
from doomtable.rules.view_parts import View, standing
from doomtable.table.kit.view_lookup import invades
from doomtable.table.layout.star_layout import WORTH, PlanetPlace, mark_row, worth_width
from doomtable.table.layout.table_layout import TableLayout
from doomtable.table.match.board_highlights import BoardHighlights
from doomtable.table.paint.emblems import roundel
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.price_chips import HIGH, PriceChip, draw_chips
from doomtable.table.paint.surface_effects import sheet
from doomtable.table.paint.text_layout import draw_text
from doomtable.table.paint.theme import Color, Theme, mix
from doomtable.words.words import Words

NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI", "VII")
COLOURS: Final[dict[str, Color]] = {
    "mars": (196, 92, 58), "mercury": (176, 158, 132), "belt": (128, 124, 136), "venus": (206, 170, 86),
    "earth": (86, 132, 170),
}  # fmt: skip
"""What each planet looks like from afar."""
UNKNOWN: Final[Color] = (120, 120, 130)


def draw_planets(made: pygame.Surface, planets: tuple[PlanetPlace, ...], words: Words, theme: Theme) -> None:
    """The ways between the planets, and each as a dark field with its name and the globe on the bar at its top."""
    if not planets:
        return
    middle = planets[len(planets) // 2]
    for one in planets:
        if one is not middle:
            _way(made, one, middle, theme)
    for one in planets:
        colour = COLOURS.get(one.name, UNKNOWN)
        field = sheet(*one.rect.size)
        field.fill((*mix(colour, (8, 8, 12), 0.72), 214))
        made.blit(field, one.rect)
        rim = mix(colour, (20, 18, 18), 0.35)
        pygame.draw.rect(made, rim, one.rect, max(1, theme.px(1)), border_radius=theme.px(4))
        _title(made, one, words.say(f"option-{one.name}"), colour, theme)


def _way(made: pygame.Surface, one: PlanetPlace, middle: PlanetPlace, theme: Theme) -> None:
    """A way from one planet to the one in the middle."""
    pygame.draw.line(made, theme.palette.brass_lo, one.rect.center, middle.rect.center, max(2, theme.px(2)))


def _title(made: pygame.Surface, one: PlanetPlace, called: str, colour: Color, theme: Theme) -> None:
    """A globe and a name."""
    bar, size = one.title, min(theme.px(15), one.title.h - 2)
    wide = text_width(called, size, 600)
    radius = max(4, bar.h // 2 - theme.px(3))
    clear = bar.right - theme.px(WORTH + 6) - wide  # of what home is worth, at the right end
    x = min(bar.centerx - wide // 2, clear)
    globe = (x - radius - theme.px(6), bar.centery)
    pygame.draw.circle(made, mix(colour, (0, 0, 0), 0.45), globe, radius)
    pygame.draw.circle(made, colour, (globe[0] - max(1, radius // 4), globe[1] - max(1, radius // 4)), radius * 3 // 4)
    draw_text(made, called, x, bar.centery, size, theme.palette.bone, 600, ay=0.5)


def draw_holders(
    target: pygame.Surface, view: View, layout: TableLayout, words: Words, theme: Theme, signs: BoardHighlights
) -> None:
    """On each place in its player's colour a frame and his number, and what it is worth; the number of who invades.
    Where a warrior may go, the actions that it takes."""
    places = {place.handle: place for place in view.places}
    for spot in layout.spots:
        seat, mixed = spot.card.controller, bool(places) and spot.card.stands_at == NO_CARD and spot.seat >= 0
        if spot.form in ("board", "mini", "covered") and (mixed or invades(view, spot.card)):
            _owner(target, spot.rect, NUMERALS[seat], theme.palette.seats[seat % len(theme.palette.seats)], theme)
    ways = _journeys(view, signs)
    for tray in layout.trays:
        place = places.get(tray.base.handle if tray.base is not None else NO_CARD)
        if place is None:
            continue
        head = mark_row(tray.rect, theme) if tray.base is not None else layout.home
        held = place.holder != NOBODY
        colour = theme.palette.seats[place.holder % len(theme.palette.seats)] if held else theme.palette.ash
        _worth(target, head, place.cp, colour if held else theme.palette.brass_hi, words, theme)
        if held:
            whole = tray.rect.union(head) if tray.base is None else tray.rect
            pygame.draw.rect(target, colour, whole.inflate(2, 2), max(2, theme.px(2)), border_radius=theme.px(3))
            claim = not _stands_there(view, place.holder, place.handle)
            _flag(target, head, NUMERALS[place.holder], colour, claim, theme)
        if signs.lights(tray) and ways.get(place.handle):
            price = [PriceChip("action", str(ways[place.handle]))]
            below = (tray.rect.y if tray.base is None else tray.rect.y + head.h) + theme.px(HIGH // 2 + 4)
            draw_chips(target, price, tray.rect.right - theme.px(5), below, theme, ax=1)


def _journeys(view: View, signs: BoardHighlights) -> dict[int, int]:
    """By place the actions that it takes to go there, while one is chosen for a warrior."""
    asked, seat = view.decision, view.seat
    chosen = asked is not None and asked.stage == "where" and asked.verb == "transfer"
    goer = asked.handle if asked is not None and chosen else signs.lifted
    if goer == NO_CARD or not view.places or not 0 <= seat < len(view.players):
        return {}
    start = [card.stands_at for card in standing(view.players[seat]) if card.handle == goer]
    here = next((place for place in view.places if place.handle in start), None)
    return {place.handle: here.actions_to(place) for place in view.places} if here is not None else {}


def _stands_there(view: View, seat: int, place: int) -> bool:
    """Whether who holds a place has a warrior there, or but a claim."""
    return any(card.stands_at == place for card in standing(view.players[seat]))


def _worth(target: pygame.Surface, head: pygame.Rect, n: int, colour: Color, words: Words, theme: Theme) -> None:
    """How many colony points a place is worth, at the right end of its name: in words, or with their sign."""
    wide = worth_width(head.w, theme)
    box = pygame.Rect(head.right - wide, head.y, wide, head.h)
    pygame.draw.rect(target, (12, 10, 10), box, border_radius=theme.px(3))
    pygame.draw.rect(target, colour, box, 1, border_radius=theme.px(3))
    ink, size = theme.palette.bone, theme.px(12)
    said = words.say("place-worth", n=n)
    if text_width(said, size, 700) <= wide - theme.px(8):
        draw_text(target, said, *box.center, size, ink, 700, ax=0.5, ay=0.5)
        return
    sign = roundel("earth", theme.px(16), theme)  # that of the colony points on the plates
    x = box.centerx - (text_width(str(n), theme.px(14), 700) + theme.px(4) + sign.get_width()) // 2
    x += round(draw_text(target, str(n), x, box.centery, theme.px(14), ink, 700, ay=0.5))
    target.blit(sign, sign.get_rect(midleft=(x + theme.px(4), box.centery)))


def _owner(target: pygame.Surface, card: pygame.Rect, number: str, colour: Color, theme: Theme) -> None:
    """Whose a warrior is, where those of several players stand together: his number over its name."""
    box = pygame.Rect(card.x - theme.px(2), card.y - theme.px(13), theme.px(20), theme.px(15))
    pygame.draw.rect(target, colour, box, border_radius=theme.px(3))
    draw_text(target, number, *box.center, theme.px(11), (12, 10, 10), 700, "engraved", 0.5, 0.5)


def _flag(target: pygame.Surface, head: pygame.Rect, number: str, colour: Color, claim: bool, theme: Theme) -> None:
    """The number of the player who holds a place, at the left end of its name; hollow for a claim alone."""
    box = pygame.Rect(head.x, head.y, theme.px(22), head.h)
    pygame.draw.rect(target, (12, 10, 10) if claim else colour, box, border_radius=theme.px(3))
    pygame.draw.rect(target, colour, box, max(1, theme.px(2)), border_radius=theme.px(3))
    inner = colour if claim else (12, 10, 10)
    draw_text(target, number, *box.center, theme.px(13), inner, 700, "engraved", 0.5, 0.5)
