"""Animation start: a change of the table, or a card that is let go, handed on as animations."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

import pygame

from doomtable.rules.view_parts import EventView
from doomtable.table.layout.card_packing import Spot
from doomtable.table.match.combat_film import CombatFilm
from doomtable.table.match.display import Display
from doomtable.table.match.match_animation import MatchAnimation
from doomtable.table.match.play_show import PlayShow
from doomtable.table.match.pointer import Pointer
from doomtable.table.motion.animations import Animation, TableSnapshot, faces_up, make, one_table
from doomtable.table.motion.event_animations import animations_for
from doomtable.table.paint.theme import Theme

HELD_WIDE = 130
"""How wide a card is that the pointer holds, at most, at a scale of 1."""


def animate_change(
    display: Display,
    animation: MatchAnimation,
    was: TableSnapshot | None,
    look: Callable[[], TableSnapshot | None],
    told: Iterable[EventView],
    film: CombatFilm | None = None,
    show: PlayShow | None = None,
) -> tuple[Animation, ...] | None:
    """The screen shows something else now: have it move there from what it showed, or be there at once.

    After the `film` of a combat less moves, and later: returned are those moves, None where no film can be shown.
    What was held large in a `show` comes from there.
    """
    events = tuple(told)
    animation.drop(None)
    now = look()
    animation.leap(False)
    if was is None or now is None or not one_table(was, now, events):
        animation.queue.finish()
        return None
    found = animations_for(was, now, events)
    if show is not None:
        found = tuple(_after_show(found, show))
    if film is not None and animation.percent:
        animation.queue.finish()
        return _after_film(found, film, now)
    if was.panel is not None and now.panel is None:
        display.keep_panel()
    elif unfolding := _unfolding(was, now):
        display.keep_panel()
        found = (*found, *unfolding)
    if found:
        animation.begin(found)
    return None


def _after_show(found: Iterable[Animation], show: PlayShow) -> Iterator[Animation]:
    """What was shown large goes on from there to its place, or is gone."""
    for move in found:
        place = show.place_of(move.handle) if move.card else None
        if place is None or move.kind not in ("show", "fade", "play", "leave"):
            yield move
        elif move.kind == "play" and move.last is not None and faces_up(move.last):
            large = replace(move.last, rect=place, form="large", width=place.w, turn=0.0, shows=0, host=None)
            yield replace(move, start=place, first=large)
        elif move.kind == "play":
            yield replace(move, start=place)


def _unfolding(was: TableSnapshot, now: TableSnapshot) -> tuple[Animation, ...]:
    """The areas of a side that was not shown before unfold."""
    before = {tray.seat for tray in was.layout.trays}
    return tuple(make("unfold", t.rect, t.rect) for t in now.layout.trays if t.seat not in before)


def _after_film(found: Iterable[Animation], film: CombatFilm, now: TableSnapshot) -> tuple[Animation, ...]:
    """What is left to move when a film has shown blows, deaths and points: the film goes through into the table, and
    what the dead carried leaves them."""
    dead = {one.card.handle for one in film.fighters if one.fate == "killed"}
    shown = {(award.seat, award.word) for award in film.awards}
    left = [
        move for move in found
        if move.kind not in ("lunge", "death", "unveil", "panel") and move.handle not in dead
        and not (move.kind in ("points", "roll") and (move.seat, move.word) in shown)
    ]  # fmt: skip
    begins = min((move.delay for move in left if move.kind != "banner"), default=0)
    whole = pygame.Rect((0, 0), now.layout.size)
    unveils = make("unveil", whole, whole)
    later = [replace(move, delay=max(0, move.delay - begins) + unveils.duration) for move in left]
    return (*later, unveils)


def held_at(spot: Spot, place: tuple[int, int], theme: Theme) -> pygame.Rect:
    """Where a card lies that the pointer holds."""
    wide = min(spot.rect.w, theme.px(HELD_WIDE))
    rect = pygame.Rect(0, 0, wide, round(wide * 1.4))
    rect.center = place
    return rect


def snap(display: Display, animation: MatchAnimation, spot: Spot, start: pygame.Rect) -> None:
    """A card of the hand that was let go where it may not lie goes back to its place."""
    home = next((s for s in display.layout.hand if s.card.handle == spot.card.handle), None)
    if home is None:
        return
    first = replace(home, rect=start, width=start.w, turn=0.0, shows=0)
    animation.begin([snapping(first, home)])
    display.invalidate()


def snapping(first: Spot, home: Spot) -> Animation:
    """The move of a card back to its place."""
    return make(
        "snap", first.rect, home.rect, handle=home.card.handle, first=first, last=home, seat=home.seat
    )


def dismiss_refusal(pointer: Pointer, display: Display, animation: MatchAnimation) -> None:
    """A reason has been read: it goes, and the card it was about goes back."""
    refusal = pointer.dismiss()
    if refusal is not None and refusal.spot is not None:
        snap(display, animation, refusal.spot, refusal.card)
