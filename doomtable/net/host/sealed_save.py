"""Sealed saves: a record file that the host alone cannot read, written and read.

A sealed game, or what was taken out of boosters before one, is a text file, one JSON value a line:

- the head: `{"doomtable": "sealed", "format": 1, "game": id}`;
- `{"people": [...], ...}`: who sat there, each with his token (hashed), public key, and the key of the game in a box;
  of several such lines the last one counts;
- `{"session": n}`: here the game was begun (1), or gone on with;
- `"..."`: a frame, base64: so many bytes of the record are kept (8 bytes, highest first), and these come after them.

    box         = ChaCha20-Poly1305(HKDF(X25519(one-time key, his public key)), nonce 0): the key of the game
    session key = HKDF(key of the game, session number)
    frame       = ChaCha20-Poly1305(session key, nonce = number of the frame in its session, from 0; the head beside)

HKDF is HKDF-SHA256 without salt. No frame of one session has a nonce of another, and every session has a key of its
own, so nothing is ever sealed twice under the same. A box opens for its guest alone, so the game goes on when one of
them is there again; if there were none, the host has a box of his own.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, Final

from doomtable.errors import BadInput
from doomtable.net.host.members import SeatHolder
from doomtable.net.protocol.key_box import aead_cipher, boxed, session_key, usable
from doomtable.net.protocol.message_fields import LONGEST_NAME, MOST_SEATS
from doomtable.net.protocol.plain_text import plain
from doomtable.records.record import json_line
from doomtable.records.value_checks import is_hex
from doomtable.rules.game import Game
from doomtable.rules.terms import Seat
from doomtable.session.undo_history import History

FORMAT: Final = 1
KEEP_BYTES: Final = 8
MOST_BYTES: Final = 64 * 1024 * 1024
MOST_RECORD: Final = 16 * 1024 * 1024


# ---------------------------------------------------------------------------------------------------- the boxes


# ------------------------------------------------------------------------------------------------------ writing


class SealedFile:
    """Writes a record into a sealed file, anew from where it differs from what stands there."""

    def __init__(self, path: Path, game: str, key: bytes, session: int, *, more: dict[str, Any]) -> None:
        """`more` is written with the people. A session above 1 writes on in the file. Raises OSError."""
        self.path, self.key = path, key
        self.more = more
        self._head = _head(game)
        self._cipher = aead_cipher(session_key(key, session))
        self._frame = 0
        self._written: list[bytes] = []
        self._boxes: dict[str, tuple[str, str]] = {}
        self._people = b""
        self.write_error = ""
        """Why nothing is kept any more; '' as long as it is."""
        path.parent.mkdir(parents=True, exist_ok=True)
        if session == 1:
            path.touch(mode=0o600)
        self._file: BinaryIO | None = path.open("wb" if session == 1 else "ab", buffering=0)
        self._put((b"" if session > 1 else self._head) + json_line({"session": session}))

    def keep(self, wanted: list[bytes]) -> None:
        """Seal what is new in the lines of the record."""
        same, at = 0, 0
        for old, new in zip(self._written, wanted, strict=False):
            if old != new:
                break
            same, at = same + 1, at + len(old)
        if same == len(self._written) == len(wanted):
            return
        self._written = wanted
        text = at.to_bytes(KEEP_BYTES, "big") + b"".join(wanted[same:])
        sealed = self._cipher.encrypt(self._frame.to_bytes(12, "big"), text, self._head)
        self._frame += 1
        self._put(json_line(base64.b64encode(sealed).decode()))

    def people(self, seated: tuple[SeatHolder, ...]) -> None:
        """Who may come back; each guest gets a box, the host only where there is no guest."""
        keyed = [one for one in seated if usable(one.key)]
        guests = [one for one in keyed if not one.host] or keyed
        for one in guests:
            if one.key not in self._boxes:
                self._boxes[one.key] = boxed(self.key, one.key)
        rows = [one._asdict() | {"box": self._boxes[one.key] if one in guests else None} for one in seated]
        line = json_line({"people": rows, **self.more})
        if line != self._people:  # somebody who comes and goes all day long does not fill the disk
            self._people = line
            self._put(line)

    def close(self) -> None:
        """Leave it as it is."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def remove(self) -> None:
        """Nothing of it is needed any more. Raises OSError."""
        self.close()
        self.path.unlink(missing_ok=True)

    def _put(self, data: bytes) -> None:
        if self._file is None or self.write_error:
            return
        rest = memoryview(data)
        try:
            while rest:  # a full disk takes a part first
                rest = rest[self._file.write(rest) :]
        except OSError as error:
            self.write_error = (
                error.strerror or type(error).__name__
            )  # a line that is not whole spoils those after it
            self.close()


class SealedSaveWriter(SealedFile):
    """Writes a game into a sealed file, after every choice; the session calls it."""

    def __init__(
        self, path: Path, game: str, key: bytes, session: int, lines: Callable[[Game, History], list[bytes]], *,
        more: dict[str, Any], done: Callable[[bytes], None],
    ) -> None:  # fmt: skip
        """`lines` are those of the record; `done` has it when the game is over. Raises OSError."""
        super().__init__(path, game, key, session, more=more)
        self._lines, self._done = lines, done

    def __call__(self, game: Game, history: History) -> None:
        """Seal what is new."""
        self.keep(self._lines(game, history))

    def over(self) -> None:
        """The game is over: its record is for everybody, and the sealed file goes. Raises BadInput, OSError."""
        self._done(b"".join(self._written))
        self.remove()


# ------------------------------------------------------------------------------------------------------ reading


@dataclass(frozen=True, slots=True)
class SealedSave:
    """A sealed file as it can be read without the key."""

    source: str
    game: str
    people: tuple[SeatHolder, ...]
    boxes: dict[Seat, tuple[str, str]]
    more: dict[str, Any]
    sessions: tuple[tuple[int, tuple[bytes, ...]], ...]
    """Number and frames of each."""
    whole: int
    """Bytes up to the last whole line: what comes after was cut off by a crash."""

    def record(self, key: bytes) -> bytes:
        """The record, up to its last whole frame. Raises WrongKey, BadInput where it was changed."""
        from cryptography.exceptions import InvalidTag

        text = b""
        for number, frames in self.sessions:
            cipher = aead_cipher(session_key(key, number))
            kept = b""
            for at, frame in enumerate(frames):
                try:
                    plain = cipher.decrypt(at.to_bytes(12, "big"), frame, _head(self.game))
                except InvalidTag:
                    if at == 0 and number == self.sessions[0][0]:
                        raise WrongKey() from None
                    raise BadInput("error-sealed-changed", file=self.source, frame=at, session=number) from None
                keep = int.from_bytes(plain[:KEEP_BYTES], "big")
                kept = kept[:keep] + plain[KEEP_BYTES:]
                if len(kept) > MOST_RECORD:
                    raise BadInput("error-sealed-long", file=self.source)
            text = kept or text
        return text


def read(raw: bytes, source: str) -> SealedSave:
    """A sealed game from its bytes; a last line that is not whole is passed over. Raises BadInput."""
    whole, newline, _ = raw.rpartition(b"\n")
    rows = whole.split(b"\n") if newline else []
    head = _value(rows[0], source) if rows else None
    if (
        not isinstance(head, dict)
        or head.get("doomtable") != "sealed"
        or not isinstance(head.get("game"), str)
    ):
        raise BadInput("error-sealed-none", file=source)
    if head.get("format") != FORMAT:
        raise BadInput("error-sealed-format", file=source)
    people: tuple[SeatHolder, ...] = ()
    boxes: dict[Seat, tuple[str, str]] = {}
    more: dict[str, Any] = {}
    sessions: list[tuple[int, list[bytes]]] = []
    for row in rows[1:]:
        value = _value(row, source)
        if isinstance(value, str) and sessions:
            sessions[-1][1].append(_frame(value, source))
        elif isinstance(value, dict) and value.get("session") == len(sessions) + 1:
            sessions.append((len(sessions) + 1, []))
        elif isinstance(value, dict) and isinstance(value.get("people"), list):
            more = {key: one for key, one in value.items() if key != "people"}
            people, boxes = _people(value["people"], source)
        else:
            raise BadInput("error-sealed-no-line", file=source)
    if not sessions or not people:
        raise BadInput("error-sealed-nobody", file=source)
    told = tuple((number, tuple(frames)) for number, frames in sessions)
    return SealedSave(source, head["game"], people, boxes, more, told, len(whole) + 1)


def _people(rows: Sequence[Any], source: str) -> tuple[tuple[SeatHolder, ...], dict[Seat, tuple[str, str]]]:
    people: list[SeatHolder] = []
    boxes: dict[Seat, tuple[str, str]] = {}
    try:
        for row in rows[:7]:
            box = row.pop("box")
            one = SeatHolder(**row)
            if not _is_seated(one) or one.seat in {other.seat for other in people}:
                raise TypeError
            if one.number in {other.number for other in people}:
                raise TypeError
            people.append(one)
            if box is not None:
                once, key = box
                if not is_hex(once, 64) or not is_hex(key, 96):
                    raise TypeError
                boxes[one.seat] = (once, key)
    except (TypeError, KeyError, ValueError, AttributeError):
        raise BadInput("error-sealed-sat", file=source) from None
    return tuple(people), boxes


def _is_seated(one: SeatHolder) -> bool:
    """Can that be somebody who sat there? All of it comes out of a file."""
    numbers = (type(one.number) is int, type(one.seat) is int, isinstance(one.host, bool), isinstance(one.name, str))
    return (
        all(numbers)
        and 0 < one.number < 2**31
        and 0 <= one.seat < MOST_SEATS
        and one.name == plain(one.name, LONGEST_NAME)
        and is_hex(one.token, 64)
        and (one.key == "" or is_hex(one.key, 64))
    )


def _value(row: bytes, source: str) -> Any:
    try:
        return json.loads(row)
    except (ValueError, RecursionError):
        raise BadInput("error-sealed-line", file=source) from None


def _frame(text: str, source: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except ValueError:
        raise BadInput("error-sealed-frame", file=source) from None


def _head(game: str) -> bytes:
    return json_line({"doomtable": "sealed", "format": FORMAT, "game": game})


class WrongKey(Exception):
    """A sealed game cannot be opened with this key."""
