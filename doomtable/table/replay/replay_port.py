"""Replay port: a record behind the session port, which asks nobody anything."""

from __future__ import annotations

from collections.abc import Sequence

from doomtable.records.recorded_game import RecordedGame
from doomtable.rules.game import Game
from doomtable.rules.terms import Seat
from doomtable.rules.view import EventView, OptionView, View
from doomtable.session.history import History
from doomtable.session.stop_settings import StopSettings


class ReplayPort:
    """A film as the surface of a game that asks nobody."""

    def __init__(self, film: RecordedGame) -> None:
        self.film = film
        self.at = 0
        self.stop_settings: dict[Seat, StopSettings] = {}

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.film.game(self.at)

    @property
    def history(self) -> History | None:
        """Nothing is taken back in a film."""
        return None

    def view(self, seat: Seat) -> View:
        """What a seat may see."""
        return self.film.view(self.at, seat)

    def pending_human(self) -> Seat | None:
        """Nobody is asked."""
        return None

    def choose(self, seat: Seat, option: OptionView) -> None:
        """Nothing is chosen."""

    def cancel(self, seat: Seat) -> None:
        """Nothing is being put together."""

    def back(self, to: int) -> None:
        """The film goes back by itself."""

    def forward(self, choices: int = 1) -> None:
        """The film goes on by itself."""

    def set_stops(self, seat: Seat, settings: StopSettings, *, at_once: bool = True) -> None:
        """Nobody is asked here."""

    def auto_pass(self) -> bool:
        """Nobody passes."""
        return False

    def step(self) -> bool:
        """Nobody moves."""
        return False

    def take_events(self, seat: Seat) -> Sequence[EventView]:
        """The log is the film's own."""
        return ()
