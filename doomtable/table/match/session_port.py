"""Session port: everything the table asks of a session, as a protocol."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import NO_CARD, Reason, Seat
from doomtable.rules.view_parts import CombatView, EventView, OptionView, View
from doomtable.session.attention import Attention
from doomtable.session.preview import Preview
from doomtable.session.stop_settings import PassedOver, StopSettings
from doomtable.session.undo_history import History


class SessionPort(Protocol):
    """A table of players, some of them at this machine."""

    @property
    def rules(self) -> Ruleset:
        """By which rules is played."""
        ...

    def view(self, seat: Seat) -> View:
        """What a seat may see now."""
        ...

    def preview(self, seat: Seat, verb: str, card: int = NO_CARD) -> Preview | None:
        """What a play with a card would ask next; None where it cannot be begun."""
        ...

    def foresee_attack(self, seat: Seat, attacker: int, defender: int) -> dict[str, CombatView]:
        """What an attack would come to with each tactic, before it is announced; nothing where that is not known."""
        ...

    def explain(self, seat: Seat, verb: str, card: int = NO_CARD, other: OptionView | None = None) -> Reason:
        """Why a play, or this answer to what it asks, is not on offer."""
        ...

    def forecasts(self, seat: Seat) -> dict[str, CombatView]:
        """What the combat comes to with each tactic, while the seat is to announce one."""
        ...

    def pending_human(self) -> Seat | None:
        """The seat at this machine that must choose now, or None."""
        ...

    def choose(self, seat: Seat, option: OptionView) -> None:
        """Choose for a seat; raises IllegalChoice."""
        ...

    def cancel(self, seat: Seat) -> None:
        """Take back an uncommitted play."""
        ...

    def concede(self, seat: Seat) -> None:
        """Give up for a seat; raises IllegalChoice where that cannot be now."""
        ...

    @property
    def history(self) -> History | None:
        """How the game came here; None where nothing can be taken back."""
        ...

    def back(self, to: int) -> None:
        """Go back until so many choices remain."""
        ...

    def forward(self, choices: int = 1) -> None:
        """Make choices again that were taken back."""
        ...

    @property
    def stop_settings(self) -> dict[Seat, StopSettings]:
        """What the people at this machine want to be asked."""
        ...

    def set_stops(self, seat: Seat, settings: StopSettings, *, at_once: bool = True) -> None:
        """Note what a person wants to be asked; if not `at_once`, not yet in the window that is open."""
        ...

    def auto_pass(self) -> bool:
        """Pass in the name of a person who does not want to be asked here; whether anybody was."""
        ...

    @property
    def passed_over(self) -> dict[Seat, list[PassedOver]]:
        """The windows passed in the name of each person here, with what could have been played, the latest last."""
        ...

    def ask_everywhere(self, seat: Seat, wanted: bool) -> None:
        """Ask a person whenever the engine does, as long as it is wanted: while a key is held."""
        ...

    def attention(self, seat: Seat) -> Attention | None:
        """Why a person is stopped at the open window, and for the sake of which plays; None if it asks not him."""
        ...

    def last_play(self) -> EventView | None:
        """What was played or done last in this turn, and by whom; None before anything was, and where nobody remembers
        it."""
        ...

    def step(self) -> object:
        """Let a computer player choose once, if it is one's turn to."""
        ...

    def take_events(self, seat: Seat) -> Sequence[EventView]:
        """What a seat saw happen since it was last asked."""
        ...
