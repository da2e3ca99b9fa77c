"""Replay port: a record behind the session port, which asks nobody anything."""

from __future__ import annotations

from collections.abc import Sequence

from doomtable.records.recorded_game import RecordedGame
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import NO_CARD, Reason, Seat
from doomtable.rules.view_parts import CombatView, EventView, OptionView, View
from doomtable.session.attention import Attention
from doomtable.session.preview import Preview
from doomtable.session.stop_settings import PassedOver, StopSettings
from doomtable.session.undo_history import History


class ReplayPort:
    """A recorded game, at the moment that is shown, as a session in which nobody is asked."""

    def __init__(self, recorded: RecordedGame) -> None:
        self.recorded = recorded
        self.at = 0
        self.stop_settings: dict[Seat, StopSettings] = {}
        self.passed_over: dict[Seat, list[PassedOver]] = {}

    @property
    def history(self) -> History | None:
        """Nothing is taken back in a replay."""
        return None

    @property
    def rules(self) -> Ruleset:
        """By which rules was played."""
        return self.recorded.rules

    def view(self, seat: Seat) -> View:
        """What a seat may see."""
        return self.recorded.view(self.at, seat)

    def preview(self, seat: Seat, verb: str, card: int = NO_CARD) -> Preview | None:
        """Nothing can be begun."""
        return None

    def foresee_attack(self, seat: Seat, attacker: int, defender: int) -> dict[str, CombatView]:
        """Nobody attacks."""
        return {}

    def explain(self, seat: Seat, verb: str, card: int = NO_CARD, other: OptionView | None = None) -> Reason:
        """Nothing is on offer, for nobody is asked."""
        return Reason("WIN-02", "not_asked")

    def forecasts(self, seat: Seat) -> dict[str, CombatView]:
        """No tactic is to be announced."""
        return {}

    def pending_human(self) -> Seat | None:
        """Nobody is asked."""
        return None

    def choose(self, seat: Seat, option: OptionView) -> None:
        """Nothing is chosen."""

    def cancel(self, seat: Seat) -> None:
        """Nothing is being put together."""

    def concede(self, seat: Seat) -> None:
        """Nobody gives up any more."""

    def back(self, to: int) -> None:
        """The replay goes back by itself."""

    def forward(self, choices: int = 1) -> None:
        """The replay goes on by itself."""

    def set_stops(self, seat: Seat, settings: StopSettings, *, at_once: bool = True) -> None:
        """Nobody is asked here."""

    def auto_pass(self) -> bool:
        """Nobody passes."""
        return False

    def ask_everywhere(self, seat: Seat, wanted: bool) -> None:
        """Nobody is asked here."""

    def attention(self, seat: Seat) -> Attention | None:
        """Nobody is asked here."""
        return None

    def last_play(self) -> EventView | None:
        """Nobody remembers it."""
        return None

    def step(self) -> bool:
        """Nobody moves."""
        return False

    def take_events(self, seat: Seat) -> Sequence[EventView]:
        """The log is the replay's own."""
        return ()
