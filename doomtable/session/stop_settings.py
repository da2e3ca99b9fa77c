"""Stop settings and auto-pass: the windows in which a player is asked, and those passed in his name.

The engine asks whoever could play a card there. What a person wants of that stands here and nowhere else: a window that
he does not want is passed in his name, as if he had pressed pass, so that neither the others nor the record see a
difference. Outside of combat a card that names the very moment is never passed over for a stop, and a pass that goes on
is broken off when something is aimed at what is his.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from doomtable.rules.terms import NO_CARD, Seat
from doomtable.rules.view import View

STOPS: Final = (
    "mine/turn start", "theirs/turn start", "mine/draw", "theirs/draw", "mine/combat", "theirs/combat",
    "mine/answer", "theirs/answer", "theirs/after action", "theirs/end announced", "mine/turn end", "theirs/turn end",
)  # fmt: skip
"""Whose it is and which window: 'mine' and 'theirs' speak of the turn, in a combat of who fights, in an answer of what
the announced play or event touches."""
QUIET: Final = frozenset({"mine/draw", "theirs/turn start", "theirs/draw", "theirs/turn end"})
"""Where nobody is asked who has not said otherwise: beside each of these lies a moment for the same cards."""
SAME: Final = {"after draw": "draw"}
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


def passes_automatically(view: View, settings: StopSettings) -> bool:
    """Whether the open window is passed in the viewer's name."""
    stop = stop_of(view)
    if not stop or view.decision is None:
        return False
    if settings.until is not None and not auto_pass_ended(view, settings.until):
        return stop != "mine/answer"
    return stop in settings.passed and (stop.endswith("/combat") or not view.decision.named)
