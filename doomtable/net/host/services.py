"""Services of the hosting program: the interface by which a room gets rules, decks, computer players and saves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from doomtable.net.host.members import SeatHolder
from doomtable.net.protocol import Plain
from doomtable.records.fair_deal import DealProof
from doomtable.rules.game import Deck, Game
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import Option, Seat
from doomtable.session.session import AnyPlayer, Session
from doomtable.session.undo_history import History


class GameStart(NamedTuple):
    """All that a game begins with, when the deal is done."""

    game: str
    """The id of the deal; '' without one."""
    decks: tuple[Deck, ...]
    rules: Ruleset
    key: bytes | None
    seed: int
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    proof: DealProof | None
    """To be kept to oneself until the game is over."""


class Keep(Protocol):
    """Where a game is kept while it is played."""

    ill: str
    """Why nothing is kept any more; '' as long as it is."""

    def __call__(self, game: Game, history: History) -> None: ...

    def people(self, seated: tuple[SeatHolder, ...]) -> None:
        """Who may come back to it."""
        ...

    def over(self) -> None:
        """It is over: nothing of it needs to be hidden any more."""
        ...

    def close(self) -> None:
        """Leave it as it is."""
        ...


class SealedResume(Protocol):
    """A sealed game that is to be gone on with."""

    def box(self, seat: Seat) -> tuple[str, str] | None:
        """The key of the game, sealed for whoever has a seat: a public key and a box, in hex."""
        ...

    def opened(self, key: bytes) -> tuple[GameStart, Callable[[], tuple[Session, Keep | None]]]:
        """What the game began with, and how to go on with it. Raises WrongKey."""
        ...


class HostServices(Protocol):
    """What the program that hosts brings to a table: rules, decks, computer players, a place for records."""

    def ruleset(self, name: str, options: Mapping[str, Plain]) -> Ruleset:
        """The rules of that name; raises BadInput."""
        ...

    def switches(self, rules: Ruleset) -> dict[str, Plain]:
        """In what rules differ from their edition."""
        ...

    def fault(self, deck: Deck, rules: Ruleset) -> tuple[str | int, ...]:
        """The first thing that makes a deck illegal: clause, card, number found, number allowed; () for a legal one."""
        ...

    def deck(self, seat: Seat) -> Deck:
        """The deck of a computer player."""
        ...

    def called(self, kind: str, seat: Seat) -> str:
        """What a computer player on a seat is called."""
        ...

    def kinds(self) -> tuple[str, ...]:
        """The kinds of computer player there are; the first one stands in for people."""
        ...

    def program(self, kind: str) -> AnyPlayer:
        """A new computer player."""
        ...

    def begin(self, start: GameStart) -> tuple[Session, Keep | None]:
        """Deal and seat; a session with a history, people as LOCAL."""
        ...

    def stopped(self, start: GameStart, choices: Sequence[Option], error: Exception) -> None:
        """The engine failed: keep a report."""
        ...


