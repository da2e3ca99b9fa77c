"""Animation timeline: the animations of one step put in order, with who stands where before and after.

`event_animations` writes into it what the events tell; what moves is then read off the two layouts.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from math import dist
from typing import Final

import pygame

from doomtable.rules.terms import NO_CARD, Seat
from doomtable.table.kit.view_lookup import every_card
from doomtable.table.layout.card_packing import Spot
from doomtable.table.layout.table_layout import Plate
from doomtable.table.motion.animations import (
    DURATIONS,
    SHOWN_FOR,
    Animation,
    Kind,
    TableSnapshot,
    faces_up,
    make,
    small,
    spots_of,
)

FACES: Final = frozenset({"board", "mini", "covered", "hand"})
"""Forms of a spot that are as high as a card."""


@dataclass(slots=True)
class AnimationTimeline:
    """The moves of one step while they are put in order. `time` is when the next thing begins."""

    before: TableSnapshot
    after: TableSnapshot
    was: dict[int, Spot] = field(init=False)
    now: dict[int, Spot] = field(init=False)
    known_before: frozenset[int] = field(init=False)
    known_after: frozenset[int] = field(init=False)
    time: int = 0
    at: dict[int, tuple[int, Kind]] = field(default_factory=dict)
    """When a card begins to move, and how."""
    actor: dict[int, Seat] = field(default_factory=dict)
    """Whose doing it is."""
    aside: dict[int, tuple[int, Seat, str]] = field(default_factory=dict)
    """When a card goes to which pile of whom."""
    more: list[Animation] = field(default_factory=list)
    busy: dict[int, int] = field(default_factory=dict)
    """Until when a card lunges."""
    coins: dict[tuple[Seat, str], int] = field(default_factory=dict)
    """When the first point of a kind arrives at a plate."""

    def __post_init__(self) -> None:
        self.was, self.now = spots_of(self.before), spots_of(self.after)
        self.known_before = frozenset(card.handle for card, _ in every_card(self.before.view))
        self.known_after = frozenset(card.handle for card, _ in every_card(self.after.view))

    # ------------------------------------------------------------------------------------------------- places

    def plate(self, seat: Seat) -> Plate | None:
        """The plate of a seat."""
        return next((plate for plate in self.after.layout.plates if plate.seat == seat), None)

    def pile(self, seat: Seat, name: str) -> pygame.Rect:
        """A pile of a seat; where its plate has no room for piles, the middle of the plate."""
        plate = self.plate(seat)
        if plate is None:
            return small(self.after.layout.banner)
        return next((rect for pile, rect in plate.piles if pile == name), small(plate.rect))

    def hand(self, seat: Seat) -> pygame.Rect:
        """Where cards come from that a seat holds: backs that lie on the table, else its plate."""
        layout = self.after.layout
        if seat == layout.bottom:
            if layout.hand or layout.backs:
                places = [spot.rect for spot in layout.hand] or list(layout.backs)
                return places[len(places) // 2]
            return pygame.Rect(layout.main.centerx - 40, layout.size[1] - 112, 80, 112)
        if len(self.after.view.players) == 2 and not layout.narrow and layout.backs:
            return layout.backs[len(layout.backs) // 2]
        plate = self.plate(seat)
        return small(plate.rect) if plate is not None else small(layout.banner)

    def place(self, seat: Seat, name: str) -> pygame.Rect:
        """A pile or the hand of a seat."""
        return self.hand(seat) if name == "hand" else self.pile(seat, name)

    def counter(self, seat: Seat, word: str) -> pygame.Rect:
        """Where a counter stands."""
        known = self.after.counters.get((seat, word))
        plate = self.plate(seat)
        return known or (small(plate.rect) if plate is not None else small(self.after.layout.banner))

    def source(self, handle: int) -> pygame.Rect | None:
        """Where a card stands or stood."""
        spot = self.was.get(handle) or self.now.get(handle)
        return spot.rect if spot is not None else None

    # --------------------------------------------------------------------------------------------- the moves

    def written(self) -> tuple[Animation, ...]:
        """Every move: cards that stay on the table in the order they lie there, those that leave it, what flies."""
        for handle, end in self.busy.items():  # whoever strikes falls only when it is back
            if handle in self.at:
                time, kind = self.at[handle]
                self.at[handle] = max(time, end), kind
        pairs = self.pairs()
        came = [h for h in self.now if h not in self.was and h not in self.known_before and h not in pairs]
        gone = [h for h in self.was if h not in self.now and h not in self.known_after]
        gone = [h for h in gone if h not in pairs.values()]
        begin = min(
            (t for t, _ in (*self.at.values(),)), default=min((t for t, *_ in self.aside.values()), default=0)
        )
        out: list[Animation] = []
        for handle, spot in self.now.items():
            if handle in came:
                out.append(self.coming(handle, spot))
            elif handle in pairs or handle in self.was:
                out += self.changed(self.was[pairs.get(handle, handle)], spot, begin)
        for handle in gone:
            out += self.leaving(handle, self.was[handle])
        out = [*self.seen([*out, *self.more]), *self.rolls()]
        if self.before.view.turn != self.after.view.turn:
            out.append(make("banner", self.before.layout.banner, self.after.layout.banner, 0))
        if self.after.panel is not None and self.before.panel is None:
            ends = max((m.delay + m.duration for m in out if m.kind == "lunge"), default=0)
            out.append(make("panel", self.after.panel, self.after.panel, ends))
        elif (
            self.before.panel is not None and self.after.panel is None
        ):  # first the board is there, then it moves
            out = [replace(move, delay=move.delay + DURATIONS["unveil"]) for move in out]
            out.append(make("unveil", self.before.panel, self.before.panel))
        return tuple(out)

    def pairs(self) -> dict[int, int]:
        """Covered cards that were turned up have another handle: the new one, and the one it had."""
        out: dict[int, int] = {}
        free = {
            h: s for h, s in self.was.items()
            if h < NO_CARD and s.form == "covered" and h not in self.now and h not in self.known_after
        }  # fmt: skip
        for handle, spot in self.now.items():
            known = (
                handle in self.was
                or handle in self.known_before
                or spot.form == "hand"
                or spot.host is not None
            )
            if known or self.at.get(handle, (0, "flip"))[1] == "play":
                continue
            near = [h for h, s in free.items() if s.seat == spot.seat]
            if near:
                out[handle] = min(near, key=lambda h: dist(free[h].rect.center, spot.rect.center))
                del free[out[handle]]
        return out

    def coming(self, handle: int, spot: Spot) -> Animation:
        """A card that was not on the table comes from where its event says, else from a hand or the draw pile."""
        drawn = spot.form == "hand"
        time, kind = self.at.get(handle, (0, "draw" if drawn else "play"))
        seat = self.actor.get(handle, spot.seat)
        start = self.pile(seat, "draw") if drawn else self.hand(seat)
        first = None
        if spot.form not in FACES:  # on its way it is a card still
            first = replace(spot, form="hand", rect=self.middle(), width=self.middle().w)
        return make(
            "draw" if kind == "draw" else "play", start, spot.rect, time, handle=handle, first=first, last=spot,
            seat=seat,
        )  # fmt: skip

    def changed(self, old: Spot, new: Spot, begin: int) -> list[Animation]:
        """A card that is still there: turned, turned over, or elsewhere; [] if it lies as it lay."""
        handle = new.card.handle
        begin = max(begin, self.busy.get(handle, 0))
        if new.host is not None and old.form != "hand":  # what a warrior carries goes with it
            begin = max(begin, self.at.get(new.host.handle, (0, ""))[0])
        time, kind = self.at.get(handle, (begin, "glide"))
        if old.card.wounded != new.card.wounded and new.form in ("board", "mini", "covered"):
            kind = "turn"
        elif faces_up(old) != faces_up(new) and old.form != "hand":
            kind = "flip"
        elif old.form == "hand" and new.form == "hand":
            held = self.before.held is not None and self.before.held[0] == handle
            kind = "snap" if held else "glide"
        elif old.form == "hand":
            kind = "play"
        elif kind not in ("glide", "play"):
            kind = "glide"
        if (
            kind in ("glide", "play")
            and old.rect == new.rect
            and old.form == new.form
            and old.turn == new.turn
        ):
            return []
        return [make(kind, old.rect, new.rect, time, handle=handle, first=old, last=new, seat=new.seat)]

    def leaving(self, handle: int, spot: Spot) -> list[Animation]:
        """A card that is no longer on the table dies, is shown and laid aside, or is laid aside."""
        time, kind = self.at.get(handle, (0, "leave"))
        gone, seat, pile = self.aside.get(handle, (time, spot.seat, "discard"))
        if kind == "death":
            return [
                make("death", spot.rect, spot.rect.move(0, spot.rect.h // 12), time, handle=handle, first=spot,
                     last=spot, seat=spot.seat)
            ]  # fmt: skip
        if kind == "show":
            return self.shown(handle, spot, spot.rect, time)
        return [
            make(
                "leave",
                spot.rect,
                self.place(seat, pile),
                gone,
                handle=handle,
                first=spot,
                last=spot,
                seat=seat,
            )
        ]

    def shown(self, handle: int, spot: Spot, start: pygame.Rect, time: int) -> list[Animation]:
        """A card that is played and does not stay: to the middle, and on to its pile or out of sight."""
        middle = self.middle()
        large = replace(spot, rect=middle, form="hand", width=middle.w, turn=0.0, shows=0)
        seen = self.before.layout.spot(handle) is not None
        came = make(
            "show",
            start,
            middle,
            time,
            handle=handle,
            first=spot if seen else None,
            last=large,
            seat=spot.seat,
        )
        then = time + DURATIONS["show"] + SHOWN_FOR
        if handle in self.aside:
            _, seat, pile = self.aside[handle]
            end = self.place(seat, pile)
            return [came, make("leave", middle, end, then, handle=handle, first=large, last=large, seat=seat)]
        return [
            came,
            make("fade", middle, middle, then, handle=handle, first=large, last=large, seat=spot.seat),
        ]

    def middle(self) -> pygame.Rect:
        """Where a played card is shown: on the board, as large as one in hand."""
        layout = self.after.layout
        high = min(layout.board.h * 6 // 10, 30 + layout.size[1] - layout.board.bottom)
        rect = pygame.Rect(0, 0, high * 5 // 7, high)
        rect.center = layout.board.center
        return rect

    def seen(self, found: list[Animation]) -> list[Animation]:
        """The moves that a combat panel does not hide: what goes under it goes to its combatant, or is not seen."""
        panel = self.after.panel
        if panel is None or self.before.panel is None:
            return found
        out = []
        for move in found:
            starts, ends = (panel.contains(rect.clip(self.window())) for rect in (move.start, move.end))
            lies = move.first is not None and move.first.form != "hand"
            if starts and (lies or (ends and move.kind not in ("show", "fade"))):
                continue
            if ends and move.last is not None and move.last.form != "hand":
                host = move.last.host.handle if move.last.host is not None else move.handle
                end = next((s.rect for s in self.after.fighters if s.card.handle == host), small(panel))
                move = replace(move, kind="leave", end=end)
            out.append(move)
        return out

    def window(self) -> pygame.Rect:
        """The whole window."""
        return pygame.Rect((0, 0), self.after.layout.size)

    def rolls(self) -> list[Animation]:
        """Counters that change roll, from when their points arrive."""
        out = []
        for old, new in zip(self.before.view.players, self.after.view.players, strict=True):
            for word, was, becomes in (
                ("D", old.destiny, new.destiny), ("P", old.promotion, new.promotion),
            ):  # fmt: skip
                if was != becomes:
                    place, time = self.counter(new.seat, word), self.coins.get((new.seat, word), 0)
                    out.append(
                        make("roll", place, place, time, seat=new.seat, word=word, was=was, becomes=becomes)
                    )
        return out
