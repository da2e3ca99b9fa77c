"""Sealed games on disk: listed, and resumed with the key of somebody who played."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Final, NamedTuple

from doomtable.ai.players import thinks
from doomtable.errors import BadInput, ErrorText
from doomtable.files import storage
from doomtable.lan.lan_boosters import LanBoosters
from doomtable.lan.lan_services import SEATED_KINDS, SUFFIX, LanServices, close_all
from doomtable.net import protocol as P
from doomtable.net.host import sealed_save
from doomtable.net.host.members import REMOTE, SeatHolder
from doomtable.net.host.sealed_save import SealedFile, SealedSaveWriter
from doomtable.net.host.services import BeginGame, GameStart, KeptBoosters, SealedResume
from doomtable.records import game_saves
from doomtable.records.record import HUMAN
from doomtable.records.record_parser import parse_record
from doomtable.session.session import Session

MOST_LISTED: Final = 50


class ResumableSave:
    """A sealed game in a file."""

    def __init__(self, services: LanServices, path: Path) -> None:
        """Read what can be read without its key. Raises BadInput."""
        self._services, self.path = services, path
        self.found = sealed_save.read(storage.read_bounded(path, sealed_save.MOST_BYTES), str(path))
        kinds = self.found.more.get("kinds")
        rows = kinds if isinstance(kinds, list) and all(isinstance(kind, str) for kind in kinds) else []
        self.kinds = tuple(REMOTE if kind == HUMAN else kind for kind in rows)
        self.terms = _terms(self.found.more.get("terms"), path)
        """What was agreed at a table whose decks are still built out of boosters; None for a game."""
        known = all(kind in (REMOTE, *SEATED_KINDS) or thinks(kind) for kind in self.kinds)
        known = known and 2 <= len(self.kinds) <= P.MOST_SEATS
        if not known or any(self.kinds[one.seat : one.seat + 1] != (REMOTE,) for one in self.found.people):
            raise BadInput("error-sealed-players", file=path)

    @property
    def people(self) -> tuple[SeatHolder, ...]:
        """Who may come back."""
        return self.found.people

    def resume(self) -> SealedResume:
        """What a room needs to go on with it."""
        return SealedResume(self.found.boxes, self._opened)

    def _opened(self, key: bytes) -> tuple[GameStart, BeginGame] | KeptBoosters:
        """What the game began with, and how to go on with it; or the boosters. Raises WrongKey, BadInput."""
        return self._game(key) if self.terms is None else self._boosters(key, self.terms)

    def _boosters(self, key: bytes, terms: P.Terms) -> KeptBoosters:
        called = [self._services.called(kind, seat) for seat, kind in enumerate(self.kinds)]
        rules = self._services.ruleset(terms.ruleset, terms.options)
        boosters = LanBoosters.again(self.found.record(key), self.path, rules, called)
        if boosters.players != len(self.kinds):
            raise BadInput("error-sealed-other", file=self.path)
        self._cut()
        number = len(self.found.sessions) + 1
        return KeptBoosters(
            boosters, SealedFile(self.path, self.found.game, key, number, more=dict(self.found.more))
        )

    def _cut(self) -> None:
        """Without what a crash left behind the last whole line."""
        with self.path.open("r+b") as file:
            file.truncate(self.found.whole)

    def _game(self, key: bytes) -> tuple[GameStart, BeginGame]:
        record = parse_record(self.found.record(key), str(self.path), mend=True)
        setup = record.setup
        if len(setup.decks) != len(self.kinds):
            raise BadInput("error-sealed-other", file=self.path)
        game = setup.proof.announced.game if setup.proof is not None else ""
        start = GameStart(
            game, setup.decks, setup.rules, setup.key, setup.seed, setup.names, self.kinds, setup.proof
        )

        def begin() -> tuple[Session, SealedSaveWriter | None]:
            players = self._services.players(self.kinds, setup)
            with contextlib.ExitStack() as undo:
                undo.callback(close_all, players)
                session, good, _ = game_saves.restored_session(record, players)
                number = len(self.found.sessions) + 1
                self._cut()
                keep = self._services.save_writer(
                    session, setup, record.header, key, self.path, number, record.steps[: good + 1]
                )
                undo.pop_all()
            return session, keep

        return start, begin


class SealedGameInfo(NamedTuple):
    """A sealed game as a list shows it: `fault` says why when it cannot be read."""

    path: Path
    changed: float
    """Seconds since 1970."""
    people: tuple[str, ...] = ()
    seats: int = 0
    boosters: str = ""
    """'sealed' or 'draft' where the decks of the game are still to be built; '' for a game that is played."""
    fault: ErrorText | None = None


def list_sealed_games(folder: Path) -> tuple[SealedGameInfo, ...]:
    """The games in a network that can be gone on with, the latest first."""
    found = []
    for path in folder.glob(f"*{SUFFIX}") if folder.is_dir() else ():
        with contextlib.suppress(OSError):  # it may go away while we look
            found.append((path.stat().st_mtime, path))
    return tuple(_kept_table(path, changed) for changed, path in sorted(found, reverse=True)[:MOST_LISTED])


def _kept_table(path: Path, changed: float) -> SealedGameInfo:
    try:
        save = ResumableSave(LanServices(()), path)
    except BadInput as error:
        return SealedGameInfo(path, changed, fault=error.text)
    boosters = save.terms.boosters if save.terms is not None else None
    people = tuple(one.name for one in save.people)
    return SealedGameInfo(path, changed, people, len(save.kinds), boosters.format if boosters is not None else "")


def _terms(found: object, path: Path) -> P.Terms | None:
    """The terms that a file tells. Raises BadInput."""
    if found is None:
        return None
    try:
        terms = P.Terms.model_validate_json(json.dumps(found))
    except ValueError as error:
        raise BadInput("error-sealed-players", file=path) from error
    if terms.boosters is None:
        raise BadInput("error-sealed-players", file=path)
    return terms
