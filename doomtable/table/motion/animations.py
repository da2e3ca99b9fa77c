"""Animations: one thing that goes from here to there, when and for how long, and the snapshots it is read from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal, NamedTuple, TypeAlias

import pygame

from doomtable.rules.terms import NO_CARD, NOBODY, Seat
from doomtable.rules.view_parts import EventView, View
from doomtable.table.layout.card_packing import Spot
from doomtable.table.layout.table_layout import TableLayout

Kind: TypeAlias = Literal[
    "draw", "play", "glide", "flip", "turn", "lunge", "death", "leave", "show", "fade", "snap", "shuffle",
    "points", "roll", "banner", "panel", "unveil", "unfold",
]  # fmt: skip

DURATIONS: Final[Mapping[Kind, int]] = {
    "draw": 180, "play": 220, "glide": 220, "flip": 160, "turn": 320, "lunge": 280, "death": 240, "leave": 220,
    "show": 220, "fade": 160, "snap": 160, "shuffle": 200, "points": 250, "roll": 250, "banner": 140, "panel": 140,
    "unveil": 140, "unfold": 160,
}  # fmt: skip
"""Milliseconds. A turn is 200 for the card and 120 for the crack, a lunge 120 there and 160 back."""
LUNGE_HITS_AT: Final = 120
"""Milliseconds until a lunge hits."""
STAGGER: Final = 60
"""Milliseconds between two things of a kind that begin one after the other."""
SHOWN_FOR: Final = 140
"""Milliseconds for which a card that was played lies in the middle."""


@dataclass(frozen=True, slots=True)
class Animation:
    """One thing that moves, in pixels and in milliseconds from the beginning of its queue.

    `first` and `last` are how a card looks where it begins and where it ends; None is a back. For points and rolling
    counters `word` is D or P and the counter goes from `was` to `becomes`; for a shuffle it is the pile.
    """

    kind: Kind
    start: pygame.Rect
    end: pygame.Rect
    delay: int = 0
    duration: int = 0
    handle: int = NO_CARD
    first: Spot | None = None
    last: Spot | None = None
    seat: Seat = NOBODY
    word: str = ""
    was: int = 0
    becomes: int = 0

    @property
    def card(self) -> bool:
        """Is it a card that has a name among the handles?"""
        return self.handle != NO_CARD


class TableSnapshot(NamedTuple):
    """The table at one moment as it was drawn."""

    view: View
    layout: TableLayout
    counters: Mapping[tuple[Seat, str], pygame.Rect] = {}
    """Where the counters of Destiny (D) and Promotion (P) stand on the plates."""
    fighters: tuple[Spot, ...] = ()
    """Where the combatants stand in the combat panel, if that covers the board."""
    panel: pygame.Rect | None = None
    held: tuple[int, pygame.Rect] | None = None
    """A card that the pointer let go, and where."""


def make(kind: Kind, start: pygame.Rect, end: pygame.Rect, delay: int = 0, **more: object) -> Animation:
    """A move that takes as long as its kind does."""
    return Animation(kind, start, end, delay, DURATIONS[kind], **more)  # type: ignore[arg-type]


def one_table(before: TableSnapshot, after: TableSnapshot, events: Iterable[EventView]) -> bool:
    """Do two pictures show one table in one window to one pair of eyes, and did it go on from one to the other?"""
    return not any(event.kind == "undone" for event in events) and (
        before.view.seat == after.view.seat
        and before.layout.size == after.layout.size
        and before.layout.bottom == after.layout.bottom
        and before.layout.main == after.layout.main
        and len(before.view.players) == len(after.view.players)
    )


def spots_of(picture: TableSnapshot) -> dict[int, Spot]:
    """Every card with a spot of its own, by handle, the uppermost last."""
    found = {spot.card.handle: spot for spot in picture.layout.every() if spot.form != "more"}
    found.pop(NO_CARD, None)
    if picture.held is not None and picture.held[0] in found:
        handle, rect = picture.held
        found[handle] = replace(found[handle], rect=rect, turn=0.0, form="hand", width=rect.w, shows=0)
    return found


def faces_up(spot: Spot | None) -> bool:
    """Does a card show its face?"""
    return spot is not None and spot.form != "covered"


def small(rect: pygame.Rect) -> pygame.Rect:
    """A card's place in the middle of something that has none."""
    high = max(20, min(84, rect.h))
    return pygame.Rect(rect.centerx - high * 5 // 14, rect.centery - high // 2, high * 5 // 7, high)
