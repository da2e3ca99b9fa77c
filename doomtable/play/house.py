"""What this program brings to a table in a network: rules, decks, computer players, and games kept sealed."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final, NamedTuple

from doomtable import library, rulesets
from doomtable.ai import KINDS, program, thinks
from doomtable.cards import catalogue
from doomtable.errors import BadInput
from doomtable.files import storage
from doomtable.files.decks import DeckList
from doomtable.net import protocol as P
from doomtable.net import sealed
from doomtable.net.client import Own
from doomtable.net.people import REMOTE, Keep, Seated, Start
from doomtable.records import report as reports
from doomtable.records import shelf
from doomtable.records.record import HUMAN, About, Setup, Step, parse_record
from doomtable.records.replaying import check_deal
from doomtable.records.transcript import Transcript, written
from doomtable.rules.game import RULES_VERSION, Deck
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import Option, Seat
from doomtable.session.session import LOCAL, AnyPlayer, Session

SUFFIX: Final = ".sealed"
MOST_LISTED: Final = 50
STAND_INS: Final = ("greedy", *(kind for kind in KINDS if kind != "greedy" and not thinks(kind)))
"""The kinds of computer player at a table in the network: those that answer at once."""

# ---------------------------------------------------------------------------------------------------- the house


class LanHouse:
    """What this program brings to a table in the network."""

    def __init__(
        self, decks: Sequence[Deck], *, folder: Path | None = None, more: dict[str, Any] | None = None,
        computer: str = "",
    ) -> None:  # fmt: skip
        """`decks` are those of the computer seats, by seat; games are kept sealed in `folder`, if there is one.

        `computer` is what computer players are called; without it they are called by their kind.
        """
        self._computer = computer
        self._decks = tuple(decks)
        self._folder = folder
        self.more = more or {}

    def ruleset(self, name: str, options: Mapping[str, P.Plain]) -> Ruleset:
        """The rules of that name; raises BadInput."""
        return ruleset(name, dict(options))

    def switches(self, rules: Ruleset) -> dict[str, P.Plain]:
        """In what rules differ from their edition."""
        edition = rulesets.EDITIONS[rules.name]
        names = [field.name for field in fields(Ruleset)]
        return {
            name: getattr(rules, name) for name in names if getattr(rules, name) != getattr(edition, name)
        }

    def fault(self, deck: Deck, rules: Ruleset) -> tuple[str | int, ...]:
        """The first thing that makes a deck illegal; () for a legal one."""
        piles = [_counted(pile) for pile in (deck.cards, deck.collection)]
        known = catalogue()
        for name in dict.fromkeys((*deck.cards, *deck.collection)):
            if name not in _names():
                return ("unknown", "?", 0, 0)  # everybody hears it: what stood there could be anything
        found = rulesets.faults(DeckList(deck.name, rules.name, *piles), rules, known.get)
        return (found[0].rule, found[0].card or "", found[0].found, found[0].allowed) if found else ()

    def deck(self, seat: Seat) -> Deck:
        """The deck of a computer player."""
        return self._decks[seat % len(self._decks)]

    def called(self, kind: str, seat: Seat) -> str:
        """What a computer player on a seat is called."""
        return f"{self._computer or kind.capitalize()} {seat + 1}"

    def kinds(self) -> tuple[str, ...]:
        """The kinds of computer player."""
        return STAND_INS

    def program(self, kind: str) -> AnyPlayer:
        """A new computer player."""
        return program(kind, catalogue().get)

    def begin(self, start: Start) -> tuple[Session, Keep | None]:
        """Deal and seat."""
        setup = _setup(start)
        check_deal(setup)
        session = Session(setup.deal(), self._players(start.kinds), seed=start.seed, historic=True)
        if self._folder is None:
            return session, None
        about = About(start.game or secrets.token_hex(16), shelf.now(), _kinds(start.kinds))
        return session, self._kept(session, setup, about, sealed.new_key(), self._file(about), 1, ())

    def stopped(self, start: Start, choices: Sequence[Option], error: Exception) -> None:
        """The engine failed: keep a report, that of a game that was played without a record."""
        record = written(_setup(start), About(start.game, shelf.now(), _kinds(start.kinds)), choices)
        with contextlib.suppress(storage.BadFile):
            reports.write(record, (), reports.told(error=error), f"{shelf.now().replace(':', '.')} lan")

    def save(self, path: Path) -> LanSave:
        """A sealed game that is to be gone on with. Raises BadInput."""
        return LanSave(self, path)

    def _players(self, kinds: Sequence[str]) -> list[AnyPlayer]:
        return [LOCAL if kind == REMOTE else self.program(kind) for kind in kinds]

    def _file(self, about: About) -> Path:
        assert self._folder is not None
        return storage.free_path(self._folder, f"{about.begun.replace(':', '.')} {about.game[:4]}", SUFFIX)

    def _kept(
        self, session: Session, setup: Setup, about: About, key: bytes, path: Path, number: int, steps: Sequence[Step]
    ) -> Keep:  # fmt: skip
        script = Transcript(setup, about, steps=steps)

        def done(record: bytes) -> None:
            storage.write_bytes(storage.free_path(path.parent, path.stem, shelf.SUFFIX), record)

        keeper = sealed.SealedKeeper(
            path, about.game, key, number, lambda game, history: [script.head, *script.lines(game, history)],
            more=self.more | {"kinds": list(about.players)}, done=done,
        )  # fmt: skip
        session.kept_by(keeper)
        return keeper


class LanSave:
    """A sealed game in a file."""

    def __init__(self, house: LanHouse, path: Path) -> None:
        """Read what can be read without its key. Raises BadInput."""
        self._house, self.path = house, path
        self.found = sealed.read(storage.read_bounded(path, sealed.MOST_BYTES), str(path))
        kinds = self.found.more.get("kinds")
        rows = kinds if isinstance(kinds, list) and all(isinstance(kind, str) for kind in kinds) else []
        self.kinds = tuple(REMOTE if kind == HUMAN else kind for kind in rows)
        known = all(kind in (REMOTE, *STAND_INS) for kind in self.kinds) and 2 <= len(self.kinds) <= P.MOST_SEATS
        if not known or any(self.kinds[one.seat : one.seat + 1] != (REMOTE,) for one in self.found.people):
            raise BadInput(f"{path}: it does not say who played.")

    @property
    def people(self) -> tuple[Seated, ...]:
        """Who may come back."""
        return self.found.people

    def box(self, seat: Seat) -> tuple[str, str] | None:
        """The key of the game, sealed for whoever has a seat."""
        return self.found.boxes.get(seat)

    def opened(self, key: bytes) -> tuple[Start, Callable[[], tuple[Session, Keep | None]]]:
        """What the game began with, and how to go on with it. Raises WrongKey."""
        record = parse_record(self.found.record(key), str(self.path), mend=True)
        setup = record.setup
        if len(setup.decks) != len(self.kinds):
            raise BadInput(f"{self.path}: the game in it is that of another table.")
        game = setup.proof.announced.game if setup.proof is not None else ""
        start = Start(
            game, setup.decks, setup.rules, setup.key, setup.seed, setup.names, self.kinds, setup.proof
        )

        def begin() -> tuple[Session, Keep | None]:
            session, good, _ = shelf.brought(record, self._house._players(self.kinds))
            number = len(self.found.sessions) + 1
            with self.path.open("r+b") as file:
                file.truncate(self.found.whole)
            keep = self._house._kept(
                session, setup, record.about, key, self.path, number, record.steps[: good + 1]
            )
            return session, keep

        return start, begin


class KeptTable(NamedTuple):
    """A sealed game as a list shows it: `fault` is a sentence when it cannot be read."""

    path: Path
    changed: float
    """Seconds since 1970."""
    people: tuple[str, ...] = ()
    seats: int = 0
    fault: str = ""


def kept_tables(folder: Path) -> tuple[KeptTable, ...]:
    """The games in a network that can be gone on with, the latest first."""
    found = []
    for path in folder.glob(f"*{SUFFIX}") if folder.is_dir() else ():
        with contextlib.suppress(OSError):  # it may go away while we look
            found.append((path.stat().st_mtime, path))
    return tuple(_kept_table(path, changed) for changed, path in sorted(found, reverse=True)[:MOST_LISTED])


def _kept_table(path: Path, changed: float) -> KeptTable:
    try:
        save = LanSave(LanHouse(()), path)
    except BadInput as error:
        return KeptTable(path, changed, fault=str(error))
    return KeptTable(path, changed, tuple(one.name for one in save.people), len(save.kinds))


def _setup(start: Start) -> Setup:
    return Setup(start.decks, start.rules, catalogue().get, start.seed, start.names, start.key, start.proof)


def _counted(pile: Sequence[str]) -> tuple[tuple[str, int], ...]:
    counts: dict[str, int] = {}
    for name in pile:
        counts[name] = counts.get(name, 0) + 1
    return tuple(counts.items())


def _names() -> frozenset[str]:
    return frozenset(catalogue().names)


def _kinds(kinds: Sequence[str]) -> tuple[str, ...]:
    return tuple(HUMAN if kind == REMOTE else kind for kind in kinds)


def ruleset(name: str, options: Mapping[str, P.Plain]) -> Ruleset:
    """The rules that a host named; raises BadInput."""
    return rulesets.get(
        name, {key: str(value) if value is not None else None for key, value in options.items()}
    )


def own() -> Own:
    """What this program says of itself: its version, the version of its rules, digests of its cards."""
    try:
        program_version = version("doomtable")
    except PackageNotFoundError:
        program_version = "?"
    return Own(program_version, RULES_VERSION, library.digests())
