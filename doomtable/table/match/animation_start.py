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


def snapshot(play: AnimatedMatch) -> TableSnapshot | None:
    """What the scene shows now; None where nobody is to see how it changes: under a curtain, after a leap."""
    if play.leaps or play.curtain is not None or play.consent is not None or not hasattr(play, "layout"):
        return None
    covered = play.combat_shown()
    return TableSnapshot(
        play.view, play.layout, play.board.counters,
        tuple(play.combat.spots(play.view, play.combat_rect)) if covered else (),
        play.combat_rect if covered else None, play.held,
    )  # fmt: skip


def animate_change(play: AnimatedMatch, was: TableSnapshot | None, told: Iterable[EventView]) -> None:
    """The scene shows something else now: have it move there from what it showed, or be there at once."""
    events = tuple(told)
    play.held = None
    now = snapshot(play)
    play.leaps = False
    if was is None or now is None or not one_table(was, now, events):
        play.moving.finish()
        return
    found = animations_for(was, now, events)
    if was.panel is not None and now.panel is None and play.baked is not None:
        play.old_panel = play.baked.subsurface((0, 0, play.layout.log.x, play.layout.size[1])).copy()
    if found:
        play.moving.percent = play.motion
        play.moving.begin(found)


def keep_banner(play: AnimatedMatch) -> None:
    """Keep the banner as it is drawn, so that it can change into what it will be."""
    drawn = play.baked or play.under
    if drawn is not None and drawn.get_rect().contains(play.layout.banner):
        play.old_banner = drawn.subsurface(play.layout.banner).copy()


def held_at(play: AnimatedMatch, spot: Spot, place: tuple[int, int]) -> pygame.Rect:
    """Where a card lies that the pointer holds."""
    wide = min(spot.rect.w, play.theme.px(HELD_WIDE))
    rect = pygame.Rect(0, 0, wide, round(wide * 1.4))
    rect.center = place
    return rect


def snap(play: AnimatedMatch, spot: Spot, start: pygame.Rect) -> None:
    """A card of the hand that was let go where it may not lie goes back to its place."""
    home = next((s for s in play.layout.hand if s.card.handle == spot.card.handle), None)
    if home is None:
        return
    first = replace(home, rect=start, width=start.w, turn=0.0, shows=0)
    play.moving.percent = play.motion
    play.moving.begin([snapping(first, home)])
    play.invalidate()


def snapping(first: Spot, home: Spot) -> Animation:
    """The move of a card back to its place."""
    return make(
        "snap", first.rect, home.rect, handle=home.card.handle, first=first, last=home, seat=home.seat
    )


def dismiss_refusal(play: AnimatedMatch) -> None:
    """A reason has been read: it goes, and the card it was about goes back."""
    refusal, play.refusal = play.refusal, None
    if refusal is not None and refusal.spot is not None:
        snap(play, refusal.spot, refusal.card)
