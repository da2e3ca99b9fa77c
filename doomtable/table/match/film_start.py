"""Film start: the film of a combat's blows begun over the table as it was, for a game and for a replay."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple, Protocol

import pygame

from doomtable.rules.terms import Seat
from doomtable.rules.view_parts import EventView, View
from doomtable.table.layout.card_packing import Spot
from doomtable.table.match import animation_start
from doomtable.table.match.combat_end import CombatEnd, behind_film
from doomtable.table.match.combat_film import asks_for_points, combat_film, film_of_points, may_be_film
from doomtable.table.match.combat_panel import CombatPanel
from doomtable.table.match.display import Display
from doomtable.table.match.match_animation import MatchAnimation
from doomtable.table.match.seats import Seats
from doomtable.table.motion.animations import Animation, TableSnapshot, make
from doomtable.table.paint.card_backs import card_back
from doomtable.table.paint.theme import Theme


class FilmedTable(Protocol):
    """What a film needs of the table that it is shown on."""

    size: tuple[int, int]
    theme: Theme
    combat: CombatPanel

    @property
    def display(self) -> Display: ...
    @property
    def animation(self) -> MatchAnimation: ...
    @property
    def seats(self) -> Seats: ...
    def picture(self) -> pygame.Surface: ...
    def combat_shown(self) -> bool: ...
    def snapshot(self) -> TableSnapshot | None: ...


class TableBefore(NamedTuple):
    """The table as it was seen before something happened: what a film of it is shown over."""

    picture: pygame.Surface
    ask: pygame.Rect
    """Where somebody was asked."""
    arena: pygame.Rect
    veiled: bool
    hand: tuple[Spot, ...]
    shown: CombatEnd | None
    """The film that has been shown, where points are asked for after it."""


def table_before(
    match: FilmedTable, told: Mapping[Seat, Iterable[EventView]], asked: pygame.Rect
) -> TableBefore | None:
    """The table as it is seen, if there may be a film of what is told now; `asked` is what it takes the place of."""
    display, animation = match.display, match.animation
    if not display.filled or display.past >= 0 or not animation.percent or not may_be_film(display.view, told):
        return None
    arena = display.combat_rect.clip(pygame.Rect((0, 0), match.size))
    stood = animation.combat_end if animation.stands else None
    return TableBefore(match.picture(), asked.copy(), arena, match.combat_shown(), display.layout.hand, stood)


def go_on(
    match: FilmedTable, before: TableSnapshot | None, was: View | None, told: tuple[EventView, ...],
    table: TableBefore | None, speed: int = 1,
) -> None:  # fmt: skip
    """Have the table go on from what it showed; if blows fell, when their film has been shown over what was."""
    display, animation = match.display, match.animation
    stood, now = animation.combat_end if animation.stands else None, display.view
    film = None
    if table is not None and display.past < 0 and match.seats.consent is None:
        film = combat_film(was, now, told)
        if film is None and table.shown is not None and was is not None:
            film = film_of_points(table.shown.film, was, now, told)
    show = animation.play_show
    then = animation_start.animate_change(display, animation, before, match.snapshot, told, film, show)
    if film is None or table is None:
        if stood is not None and not asks_for_points(now):
            animation.show_combat_end(None)
        return
    covered, picture = match.seats.covered, table.picture
    if covered:
        picture = picture.copy()
        _hide(picture, table.hand, match.theme)
    whole = pygame.Rect((0, 0), match.size)
    moves: tuple[Animation, ...] = then or (() if covered else (make("unveil", whole, whole),))
    under = behind_film(picture, table.veiled or table.shown is not None)
    percent = max(1, animation.percent // speed)
    animation.show_combat_end(CombatEnd(film, match.combat, table.arena, under, table.ask, moves, percent))


def _hide(picture: pygame.Surface, hand: tuple[Spot, ...], theme: Theme) -> None:
    """Lay backs over a hand: somebody else is asked next, and may look already."""
    for spot in hand:
        over = spot.rect.inflate(theme.px(16), theme.px(24))  # what lights a card up lies round it
        picture.blit(card_back(over.size, theme), over)
