"""Stop settings and auto-pass: the windows in which a player is asked, and those passed in his name.

The engine asks whoever could play a card there. What a person wants of that stands here and nowhere else: a window that
he does not want is passed in his name, as if he had pressed pass, so that neither the others nor the record see a
difference. Outside of combat a card that names the very moment is never passed over for a stop, and a pass that goes on
is broken off when something is aimed at what is his. Of the windows that no setting speaks of he is asked in those that
are worth his `attention`, and everywhere as long as he wishes so (a key held).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from doomtable.rules.terms import NO_CARD, PASS, Seat
from doomtable.rules.view_parts import PendingView, View
from doomtable.session.attention import Attention, Playable

STOPS: Final = (
    "mine/turn start", "theirs/turn start", "mine/draw", "theirs/draw", "mine/combat", "theirs/combat",
    "mine/answer", "theirs/answer", "theirs/after action", "theirs/end announced", "mine/turn end", "theirs/turn end",
)  # fmt: skip
"""Whose it is and which window: 'mine' and 'theirs' speak of the turn, in a combat of who fights, in an answer of what
the announced play or event touches."""
QUIET: Final = frozenset({"mine/draw", "theirs/turn start", "theirs/draw", "theirs/turn end"})
"""Where nobody is asked who has not said otherwise: beside each of these lies a moment for the same cards. A play that
takes from others what they would spend until then is worth a stop all the same."""
BEGINNING: Final = frozenset({"mine/turn start", "mine/draw"})
"""Where what others did is over, and where who draws holds other cards than when they did it."""
SAME: Final = {"after draw": "draw", "discard": "turn end"}
"""Windows that a player takes for one."""
ENDS: Final = ("combat", "turn", "mine")
"""How long a pass goes on: to the end of this combat, to the end of this turn, to one's own next turn."""


class PassUntil(NamedTuple):
    """A pass that goes on: how long, and where it began."""

    end: str
    """One of ENDS."""
    turn: tuple[Seat, int]
    """Whose turn it was, and the how manyeth of this player."""
    fighters: tuple[int, int] = (NO_CARD, NO_CARD)
    """Who fought in it; whoever else fights is another combat, and so is one with another in his place."""


class StopSettings(NamedTuple):
    """What one person wants to be asked."""

    passed: frozenset[str] = frozenset()
    """The stops at which he is not."""
    until: PassUntil | None = None
    always: frozenset[str] = frozenset()
    """The stops at which he is, whether or not they are worth his attention."""
    everywhere: bool = False
    """Whether he is asked whenever the engine asks him, whatever else stands here: as long as a key is held."""


def stops_of(kept: Mapping[str, bool]) -> StopSettings:
    """The settings that a person kept: stops at which he is always asked (True), or never (False)."""
    passed = frozenset(stop for stop in STOPS if not kept.get(stop, stop not in QUIET))
    return StopSettings(passed, always=frozenset(stop for stop in STOPS if kept.get(stop, False)))


def stops_to_keep(settings: StopSettings) -> dict[str, bool]:
    """What of a person's settings differs from the default, as `stops_of` reads it."""
    kept: dict[str, bool] = dict.fromkeys(sorted(settings.passed - QUIET), False)
    return kept | dict.fromkeys(sorted(settings.always), True)


class PassedOver(NamedTuple):
    """A window that was passed in a person's name, and what he could have played there, as far as his view goes."""

    at: int
    """After how many choices."""
    turn: tuple[Seat, int]
    """Whose turn it was, and the how manyeth of this player."""
    stop: str
    """One of STOPS, or ''."""
    window: str
    """The window as the engine names it."""
    about: PendingView | None
    """The announced play or event that could have been answered."""
    plays: tuple[Playable, ...]
    """What he could have played there that would have changed anything."""


def start_auto_pass(view: View, end: str) -> PassUntil:
    """A pass that begins now."""
    return PassUntil(end, _turn(view), _fighters(view))


def auto_pass_ended(view: View, pass_on: PassUntil) -> bool:
    """Whether a pass that goes on has come to its end, for whoever sees this."""
    elsewhere = _turn(view) != pass_on.turn
    if pass_on.end == "combat":
        return elsewhere or view.combat is None or _fighters(view) != pass_on.fighters
    return elsewhere and (pass_on.end == "turn" or view.turn.seat == view.seat)


def _turn(view: View) -> tuple[Seat, int]:
    return view.turn.seat, view.turn.number


def _fighters(view: View) -> tuple[int, int]:
    fight = view.combat
    return (fight.attacker.handle, fight.defender.handle) if fight is not None else (NO_CARD, NO_CARD)


def stop_of(view: View) -> str:
    """The stop at which the viewer is asked, one of STOPS; '' where there is none: there everybody is asked."""
    decision = view.decision
    if decision is None or decision.kind != "window" or decision.seat != view.seat:
        return ""
    name = "answer" if decision.answers is not None else SAME.get(decision.window, decision.window)
    stop = f"{'mine' if decision.touches else 'theirs'}/{name}"
    return stop if stop in STOPS else ""


def passes_by_habit(view: View, settings: StopSettings) -> bool:
    """Whether the open window is passed because the viewer has set it so."""
    stop = stop_of(view)
    if not stop or view.decision is None:
        return False
    if settings.until is not None and not auto_pass_ended(view, settings.until):
        return stop != "mine/answer"
    return stop in settings.passed and (stop.endswith("/combat") or not view.decision.named)


def passes_automatically(view: View, settings: StopSettings, attend: Callable[[], Attention | None]) -> bool:
    """Whether the open window is passed in the viewer's name; `attend` says what it is to him, and is asked last."""
    decision = view.decision
    if (
        settings.everywhere or decision is None or decision.kind != "window" or decision.seat != view.seat
        or all(option.key != PASS.key for option in decision.options)
    ):  # fmt: skip
        return False
    stop = stop_of(view)
    if passes_by_habit(view, settings):
        if settings.until is not None or stop not in QUIET:
            return True
        found = attend()
        return found is None or found.why != "takes"
    if stop in settings.always:
        return False
    found = attend()
    return found is not None and not found.why


def passed_over(view: View, at: int, found: Attention | None) -> PassedOver:
    """The open window, to be passed in the viewer's name after so many choices; `found` is what it is to him."""
    decision = view.decision
    assert decision is not None
    plays = found.plays if found is not None else ()
    return PassedOver(at, _turn(view), stop_of(view), decision.window, decision.answers, plays)
