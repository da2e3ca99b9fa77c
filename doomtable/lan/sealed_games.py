"""Sealed games on disk: listed, and resumed with the key of somebody who played."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Final, NamedTuple

from doomtable.errors import BadInput, ErrorText
from doomtable.files import storage
from doomtable.lan.lan_services import STAND_IN_KINDS, SUFFIX, LanServices
from doomtable.net import protocol as P
from doomtable.net.host import sealed_save
from doomtable.net.host.members import REMOTE, SeatHolder
from doomtable.net.host.sealed_save import SealedSaveWriter
from doomtable.net.host.services import BeginGame, GameStart, SealedResume
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
        known = all(kind in (REMOTE, *STAND_IN_KINDS) for kind in self.kinds) and 2 <= len(self.kinds) <= P.MOST_SEATS
        if not known or any(self.kinds[one.seat : one.seat + 1] != (REMOTE,) for one in self.found.people):
            raise BadInput("error-sealed-players", file=path)

    @property
    def people(self) -> tuple[SeatHolder, ...]:
        """Who may come back."""
        return self.found.people

    def resume(self) -> SealedResume:
        """What a room needs to go on with it."""
        return SealedResume(self.found.boxes, self._opened)

    def _opened(self, key: bytes) -> tuple[GameStart, BeginGame]:
        """What the game began with, and how to go on with it. Raises WrongKey."""
        record = parse_record(self.found.record(key), str(self.path), mend=True)
        setup = record.setup
        if len(setup.decks) != len(self.kinds):
            raise BadInput("error-sealed-other", file=self.path)
        game = setup.proof.announced.game if setup.proof is not None else ""
        start = GameStart(
            game, setup.decks, setup.rules, setup.key, setup.seed, setup.names, self.kinds, setup.proof
        )

        def begin() -> tuple[Session, SealedSaveWriter | None]:
            session, good, _ = game_saves.restored_session(record, self._services.players(self.kinds))
            number = len(self.found.sessions) + 1
            with self.path.open("r+b") as file:
                file.truncate(self.found.whole)
            keep = self._services.save_writer(
                session, setup, record.header, key, self.path, number, record.steps[: good + 1]
            )
            return session, keep

        return start, begin


class SealedGameInfo(NamedTuple):
    """A sealed game as a list shows it: `fault` says why when it cannot be read."""

    path: Path
    changed: float
    """Seconds since 1970."""
    people: tuple[str, ...] = ()
    seats: int = 0
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
    return SealedGameInfo(path, changed, tuple(one.name for one in save.people), len(save.kinds))
