"""Services of the hosting program: the interface by which a room gets rules, decks, computer players and saves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeAlias

from doomtable.net.host.sealed_save import SealedFile, SealedSaveWriter
from doomtable.net.protocol import BoosterTerms, Plain, Terms
from doomtable.records.fair_deal import DealProof
from doomtable.rules.game import Deck
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import Option, Seat
from doomtable.session.session import AnyPlayer, Session


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


BeginGame: TypeAlias = Callable[[], tuple[Session, SealedSaveWriter | None]]
"""Deals, or goes on where a game was left: the session, and what saves it if anything does."""


class DraftSeen(NamedTuple):
    """What one seat may see of a game out of boosters; the fields are those that it is told."""

    round: int
    rounds: int
    leftward: bool
    pack: tuple[str, ...]
    pool: tuple[str, ...]
    waiting: tuple[Seat, ...]
    left: int


class BoosterTable(Protocol):
    """The boosters of a table, which only the host holds. Computer players take their cards by themselves."""

    @property
    def rules(self) -> Ruleset:
        """By which the decks are judged and the game is played."""
        ...

    @property
    def awaited(self) -> Sequence[Seat]:
        """The people who have a card to take."""
        ...

    def seen(self, seat: Seat) -> DraftSeen:
        """What a seat may see."""
        ...

    def pick(self, seat: Seat, card: str) -> None:
        """Take a card; raises BadInput."""
        ...

    def suggestion(self, seat: Seat) -> str:
        """What a computer player would take in a seat's place."""
        ...

    def fault(self, seat: Seat, deck: Deck) -> tuple[str | int, ...]:
        """The first card that a deck has and the seat has not: as `HostServices.fault`; () for none."""
        ...

    def deck(self, seat: Seat) -> Deck:
        """The deck of a computer player, out of what the seat has."""
        ...

    def record(self) -> list[bytes]:
        """What was opened and taken so far, line by line, from which all of it can be had again."""
        ...


class KeptBoosters(NamedTuple):
    """Boosters as a sealed file leaves them, and the file, in which they are kept from now on."""

    boosters: BoosterTable
    file: SealedFile


class SealedResume(NamedTuple):
    """A sealed game, or what was taken out of boosters before one, that is to be gone on with."""

    boxes: Mapping[Seat, tuple[str, str]]
    """The key of the game, sealed for whoever has a seat: a public key and a box, in hex."""
    opened: Callable[[bytes], tuple[GameStart, BeginGame] | KeptBoosters]
    """With the key: what the game began with, and how to go on with it; or the boosters. Raises WrongKey."""


class HostServices(Protocol):
    """What the program that hosts brings to a table: rules, decks, computer players, a place for records."""

    def ruleset(self, name: str, options: Mapping[str, Plain]) -> Ruleset:
        """The rules of that name; raises BadInput."""
        ...

    def switches(self, rules: Ruleset) -> dict[str, Plain]:
        """In what rules differ from their edition."""
        ...

    def fault(self, deck: Deck, rules: Ruleset, role: str = "") -> tuple[str | int, ...]:
        """The first thing that makes a deck illegal for a seat of that role: clause, card, number found, number
        allowed; () for a legal one."""
        ...

    def deck(self, seat: Seat) -> Deck:
        """The deck of a computer player."""
        ...

    def boosters(self, terms: BoosterTerms, kinds: Sequence[str], rules: Ruleset) -> BoosterTable:
        """Open the boosters that are agreed; raises BadInput."""
        ...

    def booster_file(self, terms: Terms) -> SealedFile | None:
        """A new file for what is taken out of boosters at a table of these terms; None where nothing is kept. Raises
        OSError."""
        ...

    def emblem(self, deck: Deck) -> str:
        """The sign of whoever plays a deck and chose none."""
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

    def begin(self, start: GameStart) -> tuple[Session, SealedSaveWriter | None]:
        """Deal and seat; a session with a history, people as LOCAL."""
        ...

    def stopped(self, start: GameStart, choices: Sequence[Option], error: Exception) -> None:
        """The engine failed: keep a report."""
        ...


