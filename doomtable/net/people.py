"""Who is in the room: members with their tokens, the chairs they sit on, and what a house brings to a table."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias

from doomtable.net.protocol import Message, Plain, Request
from doomtable.net.security import Pace
from doomtable.records.deal import Proof
from doomtable.rules.game import Deck, Game
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import NOBODY, Option, Seat
from doomtable.session.history import History
from doomtable.session.session import AnyPlayer, Session

REMOTE: Final = "remote"
"""The kind of a seat that a person holds."""
KEPT_ANSWERS: Final = 64
MOST_HELD: Final = 16
"""Requests of one guest that came before those that go before them."""
CHAT_MOST, CHAT_EACH = 5.0, 0.5
"""Lines of chat at once, and a second in the long run."""

State: TypeAlias = Literal["here", "lost", "left"]


class Line(Protocol):
    """A connection, as the room sees it."""

    def wake(self) -> None:
        """There is something to tell."""
        ...

    def end(self, code: str) -> None:
        """Say why, and hang up."""
        ...


@dataclass(slots=True, eq=False)
class Member:
    """Somebody in the room. The token is kept hashed; the line is None while he is lost or gone."""

    number: int
    name: str
    token: str
    pace: Pace
    colour: int = 0
    host: bool = False
    seat: Seat = NOBODY
    watching: Literal["no", "asks", "yes"] = "no"
    state: State = "here"
    since: float = 0.0
    """Since when in this state, in seconds of the room's clock."""
    key: str = ""
    line: Line | None = None
    done: int = 0
    """The last request that was done."""
    answers: OrderedDict[int, Message] = field(default_factory=OrderedDict)
    held: dict[int, Request] = field(default_factory=dict)

    def answered(self, request: int, answer: Message) -> None:
        """Keep an answer for the case that it is asked for again."""
        self.done = request
        self.answers[request] = answer
        while len(self.answers) > KEPT_ANSWERS:
            self.answers.popitem(last=False)


@dataclass(slots=True, eq=False)
class Chair:
    """A seat: who may have it, who has it, and whether a computer player plays for him now."""

    seat: Seat
    kind: str
    member: Member | None = None
    ready: bool = False
    stand_in: bool = False
    left: float = -1.0
    """Seconds of the clock; -1: no clock."""

    @property
    def timed_out(self) -> bool:
        """Does a computer player play because the clock ran out? Then it does until the host says otherwise."""
        return self.stand_in and self.left == 0

    @property
    def remote(self) -> bool:
        """Is it a person's?"""
        return self.kind == REMOTE


class Plea(NamedTuple):
    """Somebody's wish to take back his last choice: how many choices remain then, who has not agreed, until when."""

    seat: Seat
    to: int
    waiting: tuple[Seat, ...]
    until: float


class Start(NamedTuple):
    """All that a game begins with, when the deal is done."""

    game: str
    """The id of the deal; '' without one."""
    decks: tuple[Deck, ...]
    rules: Ruleset
    key: bytes | None
    seed: int
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    proof: Proof | None
    """To be kept to oneself until the game is over."""


class Seated(NamedTuple):
    """Somebody who may come back to a kept game: all that is needed to know him again."""

    number: int
    name: str
    token: str
    """Hashed."""
    seat: Seat
    host: bool
    key: str


class Keep(Protocol):
    """Where a game is kept while it is played."""

    ill: str
    """Why nothing is kept any more; '' as long as it is."""

    def __call__(self, game: Game, history: History) -> None: ...

    def people(self, seated: tuple[Seated, ...]) -> None:
        """Who may come back to it."""
        ...

    def over(self) -> None:
        """It is over: nothing of it needs to be hidden any more."""
        ...

    def close(self) -> None:
        """Leave it as it is."""
        ...


class WrongKey(Exception):
    """A sealed game cannot be opened with this key."""


class Save(Protocol):
    """A sealed game that is to be gone on with."""

    def box(self, seat: Seat) -> tuple[str, str] | None:
        """The key of the game, sealed for whoever has a seat: a public key and a box, in hex."""
        ...

    def opened(self, key: bytes) -> tuple[Start, Callable[[], tuple[Session, Keep | None]]]:
        """What the game began with, and how to go on with it. Raises WrongKey."""
        ...


class House(Protocol):
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

    def begin(self, start: Start) -> tuple[Session, Keep | None]:
        """Deal and seat; a session with a history, people as LOCAL."""
        ...

    def stopped(self, start: Start, choices: Sequence[Option], error: Exception) -> None:
        """The engine failed: keep a report."""
        ...


Clock: TypeAlias = Callable[[], float]
