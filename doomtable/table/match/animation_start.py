"""Animation start: snapshots of the table before and after a change, handed on as animations."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Protocol

import pygame

from doomtable.rules.terms import Seat
from doomtable.rules.view import EventView, View
from doomtable.table.layout.card_packing import Spot
from doomtable.table.layout.table_layout import TableLayout
from doomtable.table.match.board import BoardRenderer
from doomtable.table.match.combat_panel import CombatPanel
from doomtable.table.match.popups import RefusalPopup
from doomtable.table.match.undo_sheets import UndoRequest
from doomtable.table.motion.animation_queue import AnimationQueue
from doomtable.table.motion.animations import Animation, TableSnapshot, make, one_table
from doomtable.table.motion.event_animations import animations_for
from doomtable.table.paint.theme import Theme

HELD_WIDE = 130
"""How wide a card is that the pointer holds, at most, at a scale of 1."""


class AnimatedMatch(Protocol):
    """What is asked here of a game at a window."""

    view: View
    layout: TableLayout
    theme: Theme
    combat: CombatPanel
    combat_rect: pygame.Rect
    curtain: Seat | None
    consent: UndoRequest | None
    refusal: RefusalPopup | None
    moving: AnimationQueue
    motion: int
    held: tuple[int, pygame.Rect] | None
    leaps: bool
    baked: pygame.Surface | None
    under: pygame.Surface | None
    old_banner: pygame.Surface | None
    old_panel: pygame.Surface | None

    @property
    def board(self) -> BoardRenderer: ...
    def combat_shown(self) -> bool: ...
    def invalidate(self) -> None: ...


def snapshot(match: AnimatedMatch) -> TableSnapshot | None:
    """What the scene shows now; None where nobody is to see how it changes: under a curtain, after a leap."""
    if match.leaps or match.curtain is not None or match.consent is not None or not hasattr(match, "layout"):
        return None
    covered = match.combat_shown()
    return TableSnapshot(
        match.view, match.layout, match.board.counters,
        tuple(match.combat.spots(match.view, match.combat_rect)) if covered else (),
        match.combat_rect if covered else None, match.held,
    )  # fmt: skip


def animate_change(match: AnimatedMatch, was: TableSnapshot | None, told: Iterable[EventView]) -> None:
    """The scene shows something else now: have it move there from what it showed, or be there at once."""
    events = tuple(told)
    match.held = None
    now = snapshot(match)
    match.leaps = False
    if was is None or now is None or not one_table(was, now, events):
        match.moving.finish()
        return
    found = animations_for(was, now, events)
    if was.panel is not None and now.panel is None and match.baked is not None:
        match.old_panel = match.baked.subsurface((0, 0, match.layout.log.x, match.layout.size[1])).copy()
    if found:
        match.moving.percent = match.motion
        match.moving.begin(found)


def keep_banner(match: AnimatedMatch) -> None:
    """Keep the banner as it is drawn, so that it can change into what it will be."""
    drawn = match.baked or match.under
    if drawn is not None and drawn.get_rect().contains(match.layout.banner):
        match.old_banner = drawn.subsurface(match.layout.banner).copy()


def held_at(match: AnimatedMatch, spot: Spot, place: tuple[int, int]) -> pygame.Rect:
    """Where a card lies that the pointer holds."""
    wide = min(spot.rect.w, match.theme.px(HELD_WIDE))
    rect = pygame.Rect(0, 0, wide, round(wide * 1.4))
    rect.center = place
    return rect


def snap(match: AnimatedMatch, spot: Spot, start: pygame.Rect) -> None:
    """A card of the hand that was let go where it may not lie goes back to its place."""
    home = next((s for s in match.layout.hand if s.card.handle == spot.card.handle), None)
    if home is None:
        return
    first = replace(home, rect=start, width=start.w, turn=0.0, shows=0)
    match.moving.percent = match.motion
    match.moving.begin([snapping(first, home)])
    match.invalidate()


def snapping(first: Spot, home: Spot) -> Animation:
    """The move of a card back to its place."""
    return make(
        "snap", first.rect, home.rect, handle=home.card.handle, first=first, last=home, seat=home.seat
    )


def dismiss_refusal(match: AnimatedMatch) -> None:
    """A reason has been read: it goes, and the card it was about goes back."""
    refusal, match.refusal = match.refusal, None
    if refusal is not None and refusal.spot is not None:
        snap(match, refusal.spot, refusal.card)
