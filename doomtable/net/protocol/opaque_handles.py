"""Opaque card handles: views as they go over the wire, naming cards by numbers that tell nothing.

In a view a card is named by its place in the pinned lists of the game, which is its place in somebody's deck list. On
the wire it has a number of its own for every seat, given when the seat sees the card and taken away when it does not
see it any more: a card that went through a hand or a pile comes back as another one. Warriors in cover that the seat
does not know keep their public slots (negative numbers).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Final, TypeVar, get_args, get_type_hints

from doomtable.rules.terms import NO_CARD
from doomtable.rules.view_parts import CardView, DecisionView, EventView, OptionView, View

HANDLES: Final = frozenset(("handle", "other_handle", "stands_at", "defends", "home"))
"""The fields that name a card."""
Shown = TypeVar("Shown", bound=tuple[Any, ...])


class HandleMap:
    """The numbers by which one seat is told of cards."""

    def __init__(self) -> None:
        self._given: dict[int, int] = {}
        self._used: set[int] = set()
        self._next = 0

    def of(self, handle: int) -> int:
        """The number of a card: a new one if the seat did not see it before."""
        if handle < 0:
            return handle
        number = self._given.get(handle)
        if number is None:
            number = self._given[handle] = self._next
            self._next += 1
        self._used.add(handle)
        return number

    def card(self, number: int) -> int:
        """The handle behind a number; NO_CARD if there is none."""
        if number < 0:
            return number
        return next((handle for handle, given in self._given.items() if given == number), NO_CARD)

    def begin(self) -> None:
        """A new view is told: what is not in it loses its number at `end`."""
        self._used = set()

    def end(self) -> None:
        """The view has been told."""
        self._given = {handle: number for handle, number in self._given.items() if handle in self._used}


@cache
def _plan(kind: type) -> tuple[tuple[int, bool], ...]:
    """The places of a view's part that name a card (True), or hold parts that do (False)."""
    hints = get_type_hints(kind)
    plan = [(at, name in HANDLES) for at, name in enumerate(hints) if name in HANDLES or _holds(hints[name])]
    return tuple(plan)


def _holds(hint: Any) -> bool:
    """Whether values of this type may name a card."""
    if hasattr(hint, "_fields"):
        return hint is CardView or bool(_plan(hint))  # a card holds cards: it must not be asked of itself
    return any(_holds(part) for part in get_args(hint))


def with_handles(value: Shown, of: Callable[[int], int]) -> Shown:
    """A view, or part of one, with other handles."""
    parts: list[Any] = list(value)
    for at, is_handle in _plan(type(value)):
        part = parts[at]
        if is_handle:
            parts[at] = of(part)
        elif not part:
            continue
        elif hasattr(part, "_fields"):
            parts[at] = with_handles(part, of)
        else:
            parts[at] = tuple([with_handles(one, of) for one in part])
    made: Any = type(value)
    shown: Shown = made._make(parts)
    return shown


def ordered(decision: DecisionView) -> tuple[DecisionView, tuple[int, ...]]:
    """A question whose cards stand by name, and for each of its options the place it had."""
    places = _places(decision.options)
    return decision._replace(options=tuple(decision.options[at] for at in places)), places


def in_order(options: tuple[OptionView, ...]) -> tuple[OptionView, ...]:
    """Options as they go out where nobody answers by their place."""
    return tuple(options[at] for at in _places(options))


def _places(options: tuple[OptionView, ...]) -> tuple[int, ...]:
    """Cards that stand next to one another are sorted by name; what is not a card keeps its place."""
    places: list[int] = []
    run: list[int] = []

    def key(at: int) -> tuple[str, int]:
        return options[at].name or "", options[at].handle if options[at].handle < 0 else 0

    for at, option in enumerate(options):
        if option.key == "card":
            run.append(at)
            continue
        places += [*sorted(run, key=key), at]
        run = []
    return (*places, *sorted(run, key=key))


def outgoing_view(
    view: View, events: Iterable[EventView], handles: HandleMap
) -> tuple[View, tuple[EventView, ...], tuple[int, ...]]:
    """A view and the events before it as they go out, and the places the options had."""
    handles.begin()
    places: tuple[int, ...] = ()
    if view.decision is not None and view.decision.options:
        decision, places = ordered(view.decision)
        view = view._replace(decision=decision)
    happened = tuple(with_handles(event, handles.of) for event in events)
    handles.begin()
    shown = with_handles(view, handles.of)
    handles.end()
    return shown, happened, places


def without_handles(view: View) -> View:
    """A view without any handle, its options in the order of the wire: what two tellings of one moment share."""
    if view.decision is not None and view.decision.options:
        view = view._replace(decision=ordered(view.decision)[0])
    return with_handles(view, lambda handle: handle if handle < 0 else 0)


def option_named(options: Iterable[OptionView], chosen: OptionView) -> int:
    """The place of an option in a list, compared as the session compares; -1 if it is not there."""
    return next((at for at, option in enumerate(options) if option[:4] == chosen[:4]), -1)
