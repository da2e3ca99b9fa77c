"""Shown plays: of what a seat saw happen, the cards that others played, each with its target, price and outcome. Pure.

Only what the seat's own events and views say is in it: a card that was laid face down has no name here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from doomtable.rules.terms import NO_CARD, NOBODY, STATS, Seat
from doomtable.rules.view_parts import CardView, EventView, PendingView, View
from doomtable.table.kit.view_lookup import find, host_of
from doomtable.table.match.card_owner import with_owner
from doomtable.words.words import TextRun

ANNOUNCED: Final = "announced"
REVEALED: Final = "revealed"
PLAYS: Final = frozenset((ANNOUNCED, "mustered", "mustered_covered", "attached", "built", "warzone", REVEALED))
"""Events that tell of a card that somebody plays, uses, or turns up, whether or not it can be paid for."""
FROM_HAND: Final = frozenset(("muster", "equip", "build", "bestow", "assign", "play", "cast"))
"""Announced plays of a card from the hand, by their kinds."""
OUTCOMES: Final = frozenset((
    "wounded", "healed", "killed", "saved", "discarded", "annihilated", "returned", "cancelled", "embargoed", "coin",
    "gained", "lost", "exited", "imprisoned", "released",
))  # fmt: skip
"""Events that tell what came of a play."""
ENDS: Final = frozenset((*PLAYS, "compared", "attacked", "turn", "meditated"))
"""Events after which nothing more came of it."""
MOST_OUTCOMES: Final = 2
MOST: Final = 6
"""So many plays are kept for somebody who did not look; of more than these the latest."""


@dataclass(frozen=True, slots=True)
class ShownPlay:
    """A card that somebody played, as a seat saw it."""

    seat: Seat
    handle: int
    card: str | None
    """Its name; None for one that was laid face down."""
    told: tuple[TextRun, ...]
    """Who played what on what, in words."""
    outcome: tuple[tuple[TextRun, ...], ...] = ()
    target: int = NO_CARD
    """The card that it was aimed at, or lies on."""
    target_seat: Seat = NOBODY
    """The player that it was aimed at."""
    paid: int = 0
    had: int = 0
    """Destiny points that were paid, and of how many; 0 where that is not known."""
    changed: tuple[tuple[str, int, int], ...] = ()
    """Ratings of the target that are others now: letter, what it was, what it is."""


def shown_plays(
    was: View | None, now: View, events: Iterable[EventView], viewer: Seat, *,
    words: Callable[[EventView], Sequence[TextRun]], known: set[int],
) -> list[ShownPlay]:  # fmt: skip
    """The cards that others than the viewer played or used. `known` are those that were shown before in this turn: a
    card that was shown when it was announced is not shown again when it comes into play; it is kept up to date."""
    told = tuple(events)
    purse = {p.seat: p.destiny for p in was.players} if was is not None else {}
    found = []
    for i, event in enumerate(told):
        if event.kind == "turn":
            known.clear()
        if event.kind not in PLAYS or event.seat in (viewer, NOBODY):
            continue
        if event.kind not in (ANNOUNCED, REVEALED) and event.handle in known and event.handle != NO_CARD:
            continue
        known.add(event.handle)
        unpaid = event.kind == REVEALED and event.word == "unpaid"
        paid = event.n if event.kind in (ANNOUNCED, "mustered", REVEALED) and not unpaid else 0
        had = purse.get(event.seat, 0)
        purse[event.seat] = had - paid
        target = event.other_handle if event.kind != "built" else NO_CARD
        then = (e for e in _until_next(told[i + 1 :]) if e.kind in OUTCOMES)
        came = [e for e in then if e.handle != event.handle or (unpaid and e.kind == "lost")]
        found.append(
            ShownPlay(
                event.seat, event.handle, event.card, _told(words(event), event, was or now),
                tuple(tuple(words(e)) for e in came[:MOST_OUTCOMES]), target, event.other_seat,
                paid, had if had >= paid else 0, _changed(was, now, target),
            )
        )
    return found


def announced_plays(
    now: View, viewer: Seat, *, words: Callable[[PendingView], Sequence[TextRun]], known: set[int]
) -> list[ShownPlay]:
    """The cards of others that are announced from the hand and may be answered, without those shown before."""
    found = []
    for one in now.pending:
        if one.kind not in FROM_HAND or one.seat in (viewer, NOBODY) or one.handle in known:
            continue
        known.add(one.handle)
        aims = zip(one.targets, one.aims, strict=True)
        target = next((aim.handle for name, aim in aims if name != one.card), NO_CARD)
        told = tuple(words(one))
        found.append(ShownPlay(one.seat, one.handle, one.card, told, target=target, target_seat=one.player))
    return found


def harms(play: ShownPlay, view: View) -> bool:
    """Is it aimed at the viewer, or at something of the viewer's?"""
    card = find(view, play.target)
    return view.seat in (play.target_seat, card.controller if card is not None else NOBODY)


def _told(runs: Sequence[TextRun], event: EventView, view: View) -> tuple[TextRun, ...]:
    """What is said of a play, with the owner of what it is aimed at."""
    aimed = find(view, event.other_handle)
    if aimed is None or aimed.controller == event.seat:
        return tuple(runs)
    return with_owner(runs, event.other or "", view, aimed.controller)


def _until_next(events: Sequence[EventView]) -> Iterable[EventView]:
    for event in events:
        if event.kind in ENDS:
            return
        yield event


def _changed(was: View | None, now: View, target: int) -> tuple[tuple[str, int, int], ...]:
    """The ratings that changed of a card, or of the warrior that carries or carried it."""
    if was is None or target == NO_CARD:
        return ()
    before = _bearer(was, target) or _bearer(now, target)
    if before is None:
        return ()
    old, new = find(was, before.handle), find(now, before.handle)
    if old is None or new is None:
        return ()
    pairs = zip(STATS, old.ratings, new.ratings, strict=False)
    return tuple((letter, a, b) for letter, a, b in pairs if a is not None and b is not None and a != b)


def _bearer(view: View, handle: int) -> CardView | None:
    host = host_of(view, handle)
    return host if host is not None else find(view, handle)
