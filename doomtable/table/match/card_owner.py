"""Card owner: whose a card is, said behind its name where it can be more than one other's."""

from __future__ import annotations

from collections.abc import Sequence

from doomtable.rules.terms import NOBODY, Seat
from doomtable.rules.view_parts import View
from doomtable.words.words import TextRun


def owner_runs(view: View, seat: Seat) -> tuple[TextRun, ...]:
    """The player in brackets; nothing where only two play, or nobody owns it."""
    if len(view.players) < 3 or seat == NOBODY:
        return ()
    return TextRun(" ("), TextRun(view.players[seat].name, "player", seat=seat), TextRun(")")


def with_owner(runs: Sequence[TextRun], name: str, view: View, seat: Seat) -> tuple[TextRun, ...]:
    """A sentence with the owner of a card behind its name, the last time that it is said."""
    at = next((i for i in reversed(range(len(runs))) if runs[i].kind == "card" and runs[i].name == name), -1)
    return (*runs[: at + 1], *owner_runs(view, seat), *runs[at + 1 :]) if at >= 0 else tuple(runs)
