"""Event animations: from two snapshots of the table and the events between them to what moves. Pure.

Pure. Where a card goes from and to is read off the two layouts, by its handle: what stood at one spot and stands at
another glides; what appears comes from its pile or a hand, what vanishes goes to a pile. Events add kind and order:
who lunges at whom, what dies, where points come from. An event that is not known here changes nothing: cards glide.

Both pictures and the events are one seat's own, so a move cannot show more than they do: what that seat does not know
has no spot but a covered one, and is a back all the way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

import pygame

from doomtable.rules.terms import Seat
from doomtable.rules.view_parts import CardView, EventView
from doomtable.table.kit.picture_subject import declaration
from doomtable.table.layout.card_packing import Spot
from doomtable.table.motion.animation_timeline import AnimationTimeline
from doomtable.table.motion.animations import (
    DURATIONS,
    LUNGE_HITS_AT,
    STAGGER,
    Animation,
    TableSnapshot,
    make,
    one_table,
)

MOST: Final = 7
"""More cards drawn at once than this are not shown one by one."""
MOST_COINS: Final = 3
FROM_HAND: Final = frozenset(
    {"mustered", "mustered_covered", "attached", "built", "put", "entered", "exited", "joined", "transferred"}
)
ASIDE: Final = {
    "discarded": "discard",
    "annihilated": "annihilated",
    "shuffled_in": "draw",
    "returned": "hand",
}
"""Events that take a card somewhere, and where."""


def animations_for(before: TableSnapshot, after: TableSnapshot, events: Iterable[EventView]) -> tuple[Animation, ...]:
    """What moves from one picture to the next; nothing where they are not of one table seen by one seat."""
    told = tuple(events)
    if not one_table(before, after, told):
        return ()
    score = AnimationTimeline(before, after)
    for event in told:
        reader = READERS.get(event.kind)
        if reader is not None:
            reader(score, event)
    return score.written()


def _drew(score: AnimationTimeline, event: EventView) -> None:
    """Cards go from the draw pile into a hand, one after the other; another's are backs."""
    new = [
        h for h, s in score.now.items()
        if s.form == "hand" and s.seat == event.seat and h not in score.known_before and h not in score.at
    ]  # fmt: skip
    for handle in new[: event.n]:
        score.at[handle], score.actor[handle] = (score.time, "draw"), event.seat
        score.time += STAGGER
    if new or event.seat == score.after.view.seat:
        return
    start, end = score.pile(event.seat, "draw"), score.hand(event.seat)
    for i in range(min(MOST, event.n)):
        score.more.append(make("draw", start, end, score.time + i * STAGGER, seat=event.seat))
    score.time += STAGGER * min(MOST, event.n)


def _played(score: AnimationTimeline, event: EventView) -> None:
    """A card comes into play."""
    if event.handle not in score.at:
        score.at[event.handle], score.actor[event.handle] = (score.time, "play"), event.seat
        score.time += STAGGER


def _turned(score: AnimationTimeline, event: EventView) -> None:
    """A warrior is wounded or healed."""
    score.at.setdefault(event.handle, (score.time, "turn"))


def _flipped(score: AnimationTimeline, event: EventView) -> None:
    """A card is turned over."""
    score.at.setdefault(event.handle, (score.time, "flip"))
    score.time += STAGGER


def _struck(score: AnimationTimeline, event: EventView) -> None:
    """One warrior goes for another, with everything it carries; what comes of it begins when it hits."""
    striker, struck = score.was.get(event.handle), score.was.get(event.other_handle)
    if striker is None or struck is None or striker is struck:
        return
    for handle, spot in score.was.items():
        if spot is striker or (spot.host is not None and spot.host.handle == event.handle):
            end = spot.rect.move(
                struck.rect.centerx - striker.rect.centerx, struck.rect.centery - striker.rect.centery
            )
            score.busy[handle] = score.time + DURATIONS["lunge"]
            score.more.append(
                make(
                    "lunge", spot.rect, end, score.time, handle=handle, first=spot, last=spot, seat=spot.seat
                )
            )
    score.time += LUNGE_HITS_AT


def _killed(score: AnimationTimeline, event: EventView) -> None:
    """A warrior dies."""
    if event.handle in score.was and event.handle not in score.now:
        score.at[event.handle] = (score.time, "death")


def _went(score: AnimationTimeline, event: EventView) -> None:
    """A card is laid aside."""
    pile = ASIDE[event.kind]
    score.aside[event.handle] = (score.time, event.seat, pile)
    dies = event.handle in score.at and score.at[event.handle][1] == "death"
    if event.handle in score.was and not dies:
        score.time += STAGGER
    elif event.card is not None and any(event.handle == p.handle for p in score.before.view.pending):
        card, middle = (
            printed(event.handle, event.card, event.seat),
            score.middle(),
        )  # it was played, and waited
        spot = Spot(card, middle, "hand", event.seat, middle.w)
        end = score.place(event.seat, pile)
        score.more.append(
            make(
                "leave", middle, end, score.time, handle=event.handle, first=spot, last=spot, seat=event.seat
            )
        )
        score.time += STAGGER
    elif event.handle not in score.known_before and event.seat != score.after.view.seat and not dies:
        start, end = (
            score.hand(event.seat),
            score.place(event.seat, pile),
        )  # of a hand that is not seen: a back
        if start != end:
            score.more.append(make("leave", start, end, score.time, seat=event.seat))
            score.time += STAGGER


def _announced(score: AnimationTimeline, event: EventView) -> None:
    """A card is played that does not come into play: it is shown in the middle, of another's hand by its name."""
    if event.word not in ("play", "cast") or event.handle in score.now or event.card is None:
        return
    score.at[event.handle], score.actor[event.handle] = (score.time, "show"), event.seat
    if event.handle not in score.was:
        card = printed(event.handle, event.card, event.seat)
        score.was[event.handle] = Spot(card, score.hand(event.seat), "hand", event.seat)
        score.known_after -= {event.handle}
    score.time += DURATIONS["show"]


def printed(handle: int, name: str, seat: Seat) -> CardView:
    """A card as it is printed, of which no more is known than its name."""
    card = declaration(name)
    kind, homes = (card.type, card.affiliations) if card is not None else ("special", ())
    return CardView(handle, name, kind, homes, seat, seat, "hand")


def _gained(score: AnimationTimeline, event: EventView) -> None:
    """Points fly from what earned them to the plate."""
    end = score.counter(event.seat, event.word)
    start = score.source(event.handle)
    if start is None:
        middle = score.after.layout.banner.center
        start = pygame.Rect(middle[0] - 12, middle[1] - 12, 24, 24)
    if event.word not in ("D", "P") or event.n <= 0:
        return
    for i in range(min(MOST_COINS, event.n)):
        score.more.append(
            make(
                "points",
                start,
                end,
                score.time + i * STAGGER,
                seat=event.seat,
                word=event.word,
                becomes=event.n,
            )
        )
    score.coins.setdefault((event.seat, event.word), score.time + DURATIONS["points"] * 3 // 4)
    score.time += STAGGER


def _shuffled(score: AnimationTimeline, event: EventView) -> None:
    """A pile is shuffled."""
    pile = score.pile(event.seat, "draw")
    score.more.append(make("shuffle", pile, pile, score.time, seat=event.seat, word="draw"))
    score.time += STAGGER


READERS: Final[Mapping[str, Callable[[AnimationTimeline, EventView], None]]] = {
    "drew": _drew, **dict.fromkeys(FROM_HAND, _played), "wounded": _turned, "healed": _turned,
    "sought_cover": _flipped, "left_cover": _flipped, "revealed": _flipped, "attacked": _struck,
    "compared": _struck, "killed": _killed, **dict.fromkeys(ASIDE, _went), "announced": _announced,
    "gained": _gained, "shuffled": _shuffled,
}  # fmt: skip
"""How each kind of event is read; the others move nothing by themselves."""
