"""The services this program gives to its rooms: rules, decks, computer players, sealed saves, crash reports."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final

from doomtable import rulesets
from doomtable.ai.opponent_decks import DeckPrior
from doomtable.ai.players import KINDS, program, read_kind, thinks
from doomtable.ai.search_process import BackgroundPlayer, SearchProcess, start_search_process
from doomtable.cards.catalogue import catalogue
from doomtable.cards.main_affiliation import emblem_of, main_affiliation
from doomtable.cards.packs import digests
from doomtable.files import storage
from doomtable.files.decks import DeckList
from doomtable.lan.lan_boosters import LanBoosters
from doomtable.net import protocol as P
from doomtable.net.guest.client import ProgramInfo
from doomtable.net.host.members import REMOTE
from doomtable.net.host.sealed_save import SealedFile, SealedSaveWriter
from doomtable.net.host.services import BoosterTable, GameStart
from doomtable.net.protocol.key_box import new_key
from doomtable.records import crash_report, game_saves
from doomtable.records.deck_pool import deck_pool
from doomtable.records.record import HUMAN, GameSetup, RecordHeader, RecordStep, seated_deck
from doomtable.records.record_lines import RecordLines, record_of_choices
from doomtable.records.verification import check_deal
from doomtable.rules.game import RULES_VERSION, Deck
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import Option, Seat
from doomtable.session.session import LOCAL, AnyPlayer, Session

SUFFIX: Final = ".sealed"
SEATED_KINDS: Final = ("greedy", *(kind for kind in KINDS if kind != "greedy"))
"""The kinds of computer player at a table in the network; the first one stands in for people."""

# ---------------------------------------------------------------------------------------------------- the services


class LanServices:
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
        return rulesets.options_of(rules)

    def fault(self, deck: Deck, rules: Ruleset, role: str = "") -> tuple[str | int, ...]:
        """The first thing that makes a deck illegal for a seat of that role; () for a legal one."""
        known = catalogue()
        names = frozenset(known.names)
        for name in dict.fromkeys(deck.every()):
            if name not in names:
                return ("unknown", "?", 0, 0)  # everybody hears it: what stood there could be anything
        held = DeckList(deck.name, rules.name, _counted(deck.cards), _counted(deck.collection), _counted(deck.start))
        found = rulesets.faults(held, rules, role, lookup=known.get)
        return (found[0].rule, found[0].card or "", found[0].found, found[0].allowed) if found else ()

    def deck(self, seat: Seat) -> Deck:
        """The deck of a computer player."""
        return self._decks[seat % len(self._decks)]

    def boosters(self, terms: P.BoosterTerms, kinds: Sequence[str], rules: Ruleset) -> BoosterTable:
        """Open the boosters that are agreed; raises BadInput."""
        called = [self.called(kind, seat) for seat, kind in enumerate(kinds)]
        return LanBoosters.opened(terms, kinds, rules, called)

    def booster_file(self, terms: P.Terms) -> SealedFile | None:
        """A new file for what is taken out of boosters at a table of these terms. Raises OSError."""
        if self._folder is None:
            return None
        header = RecordHeader(secrets.token_hex(16), game_saves.timestamp())
        more = self.more | {"terms": terms.model_dump(mode="json")}
        return SealedFile(self._file(header), header.game, new_key(), 1, more=more)

    def emblem(self, deck: Deck) -> str:
        """The sign of whoever plays a deck: that of the affiliation of most of its warriors."""
        known = catalogue()
        counted = [(known.get(name), count) for name, count in _counted(deck.cards)]
        return emblem_of(main_affiliation(counted))

    def called(self, kind: str, seat: Seat) -> str:
        """What a computer player on a seat is called."""
        return f"{self._computer or kind.capitalize()} {seat + 1}"

    def kinds(self) -> tuple[str, ...]:
        """The kinds of computer player."""
        return SEATED_KINDS

    def program(self, kind: str) -> AnyPlayer:
        """A new computer player of a kind that answers at once."""
        return program(kind, catalogue().get)

    def begin(self, start: GameStart) -> tuple[Session, SealedSaveWriter | None]:
        """Deal and seat."""
        setup = _setup(start)
        check_deal(setup)
        players = self.players(start.kinds, setup)
        with contextlib.ExitStack() as undo:
            undo.callback(close_all, players)
            session, writer = Session(setup.deal(), players, seed=start.seed, historic=True), None
            if self._folder is not None:
                game, kinds = start.game or secrets.token_hex(16), _kinds(start.kinds)
                header = RecordHeader(game, game_saves.timestamp(), kinds)
                writer = self.save_writer(session, setup, header, new_key(), self._file(header), 1, ())
            undo.pop_all()
        return session, writer

    def stopped(self, start: GameStart, choices: Sequence[Option], error: Exception) -> None:
        """The engine failed: keep a report, that of a game that was played without a record."""
        record = record_of_choices(
            _setup(start), RecordHeader(start.game, game_saves.timestamp(), _kinds(start.kinds)), choices
        )
        with contextlib.suppress(storage.BadFile):
            crash_report.write(
                record,
                (),
                crash_report.report_details(error=error),
                f"{game_saves.timestamp().replace(':', '.')} lan",
            )

    def players(self, kinds: Sequence[str], setup: GameSetup) -> list[AnyPlayer]:
        """New players of these kinds, a seat each; those that think share another process, so that no table waits."""
        worker: SearchProcess | None = None
        if any(map(thinks, kinds)):
            worker = start_search_process(DeckPrior(*deck_pool(setup.rules, setup.cards)), setup.decks, setup.cards)
        seats: list[AnyPlayer] = []
        for kind in kinds:
            if worker is not None and thinks(kind):
                seats.append(BackgroundPlayer(worker, read_kind(kind)[1]))
            else:
                seats.append(LOCAL if kind == REMOTE else self.program(kind))
        return seats

    def _file(self, header: RecordHeader) -> Path:
        assert self._folder is not None
        return storage.free_path(self._folder, f"{header.begun.replace(':', '.')} {header.game[:4]}", SUFFIX)

    def save_writer(
        self, session: Session, setup: GameSetup, header: RecordHeader, key: bytes, path: Path, number: int,
        steps: Sequence[RecordStep],
    ) -> SealedSaveWriter:  # fmt: skip
        """A writer that keeps a session sealed in a file from now on, after the steps that were made before."""
        lines = RecordLines(setup, header, steps=steps)

        def done(record: bytes) -> None:
            storage.write_bytes(storage.free_path(path.parent, path.stem, game_saves.SUFFIX), record)

        writer = SealedSaveWriter(
            path, header.game, key, number, lambda game, history: [lines.first_line, *lines.of(game, history)],
            more=self.more | {"kinds": list(header.players)}, done=done,
        )  # fmt: skip
        session.set_save_hook(writer)
        return writer


def close_all(players: Sequence[AnyPlayer]) -> None:
    """End what players think with elsewhere, of a game that did not come about."""
    for one in players:
        if isinstance(one, BackgroundPlayer):
            one.close()


def _setup(start: GameStart) -> GameSetup:
    return GameSetup(start.decks, start.rules, catalogue().get, start.seed, start.names, start.key, start.proof)


def _counted(pile: Sequence[str]) -> tuple[tuple[str, int], ...]:
    counts: dict[str, int] = {}
    for name in pile:
        counts[name] = counts.get(name, 0) + 1
    return tuple(counts.items())


def _kinds(kinds: Sequence[str]) -> tuple[str, ...]:
    return tuple(HUMAN if kind == REMOTE else kind for kind in kinds)


def ruleset(name: str, options: Mapping[str, P.Plain]) -> Ruleset:
    """The rules that a host named; raises BadInput."""
    return rulesets.get(
        name, {key: str(value) if value is not None else None for key, value in options.items()}
    )


def seated_by_terms(deck: Deck, terms: P.Terms, seat: Seat) -> Deck:
    """A guest's deck as it is played on a seat by the terms of the table: with what its section [start] lists, or is
    usual there. Raises BadInput."""
    rules = ruleset(terms.ruleset, terms.options)
    if not rules.start_section:
        return deck
    listed = DeckList(deck.name, rules.name, _counted(deck.cards), _counted(deck.collection), _counted(deck.start))
    return deck._replace(start=seated_deck(listed, rules, seat).start)


def program_info() -> ProgramInfo:
    """What this program says of itself: its version, the version of its rules, digests of its cards."""
    try:
        program_version = version("doomtable")
    except PackageNotFoundError:
        program_version = "?"
    return ProgramInfo(program_version, RULES_VERSION, digests())
