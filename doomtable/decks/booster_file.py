"""The file of a game out of boosters: its setup, then a line for each card that was taken and each deck that is done.

A line is written, and on the disk, before the next card is shown: a crash loses no more than the last pick. What a
half-written last line says is left out. Files are read strictly, and played again to see that they can be.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from doomtable.decks.booster_draft import MOST_ROUNDS, SEATS
from doomtable.decks.booster_game import LONGEST_CLOCK, BoosterGame, BoosterPlayer, BoosterSetup
from doomtable.decks.boosters import MOST_CARDS, BoosterKind
from doomtable.decks.edited_deck import MOST_CARDS as MOST_DIFFERENT
from doomtable.errors import BadInput
from doomtable.files import storage
from doomtable.files.decks import MAX_COUNT, MAX_NAME, DeckList
from doomtable.rules.ruleset import Ruleset
from doomtable.start_sections import Lookup

FOLDER: Final = "boosters"
SUFFIX: Final = ".draft"
FORMAT: Final = 1
MOST_BYTES: Final = 512 * 1024

Seat = Annotated[int, Field(ge=0, lt=SEATS[1])]
Text = Annotated[str, Field(max_length=100)]
Sheet = Annotated[int, Field(ge=0, le=MOST_CARDS)]
Counts = Annotated[
    tuple[tuple[Text, Annotated[int, Field(ge=1, le=MAX_COUNT)]], ...], Field(max_length=MOST_DIFFERENT)
]  # fmt: skip


class _FileLine(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class _Setup(_FileLine):
    """The first line."""

    version: Literal[1]
    format: Literal["sealed", "draft"]
    players: Annotated[tuple[tuple[Text, Text], ...], Field(max_length=SEATS[1])]
    boosters: Annotated[tuple[tuple[Text, Sheet, Sheet, Sheet], ...], Field(max_length=MOST_ROUNDS)]
    seed: Annotated[int, Field(ge=0, lt=2**63)]
    edition: Text
    size: Annotated[int, Field(ge=0, le=999)]
    seconds: Annotated[int, Field(ge=0, le=LONGEST_CLOCK)]


class _Pick(_FileLine):
    """A card that was taken."""

    seat: Seat
    card: Text


class _Deck(_FileLine):
    """A deck that is done."""

    seat: Seat
    name: Annotated[str, Field(max_length=MAX_NAME)]
    cards: Counts
    collection: Counts = ()


_STEP: Final[TypeAdapter[_Pick | _Deck]] = TypeAdapter(_Pick | _Deck)


class BoosterFile:
    """The file of a game that is being played; whatever happens in it is to be told here at once."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def picked(self, picks: Iterable[tuple[int, str]]) -> None:
        """Cards were taken. Raises BadFile."""
        self._add(*(_Pick(seat=seat, card=card) for seat, card in picks))

    def built(self, seat: int, deck: DeckList) -> None:
        """A deck is done. Raises BadFile."""
        self._add(_Deck(seat=seat, name=deck.name, cards=deck.cards, collection=deck.collection))

    def deck_path(self, seat: int) -> Path:
        """Where the deck of a seat is kept while it is being built."""
        return self.path.with_name(f"{self.path.stem} {seat + 1}.txt")

    def remove(self) -> None:
        """The game is played, or given up: nothing of it is kept. Raises BadFile."""
        try:
            for path in (self.path, *(self.deck_path(seat) for seat in range(SEATS[1]))):
                path.unlink(missing_ok=True)
        except OSError as error:
            raise storage.BadFile("error-not-written", file=self.path, why=storage.os_reason(error)) from error

    def _add(self, *lines: _FileLine) -> None:
        text = "".join(map(_line, lines))
        try:
            with self.path.open("a", encoding="utf-8") as stream:
                stream.write(text)
                stream.flush()
                os.fsync(stream.fileno())
        except OSError as error:
            raise storage.BadFile("error-not-written", file=self.path, why=storage.os_reason(error)) from error


def folder() -> Path:
    """Where games out of boosters lie that are not played yet; it need not exist."""
    return storage.user_path(FOLDER)


def begun(setup: BoosterSetup) -> BoosterFile:
    """The file of a game that begins. Raises BadFile."""
    storage.make_folder(folder())
    path = storage.free_path(folder(), setup.format, SUFFIX)
    storage.write_whole(path, _head(setup))
    return BoosterFile(path)


def lines_of(setup: BoosterSetup, picks: Iterable[tuple[int, str]]) -> list[str]:
    """The lines of a file: what was set up, and the cards that were taken since."""
    return [_head(setup), *(_line(_Pick(seat=seat, card=card)) for seat, card in picks)]


def _head(setup: BoosterSetup) -> str:
    return _line(
        _Setup(
            version=FORMAT, format=setup.format, players=tuple(map(tuple, setup.players)),  # type: ignore[arg-type]
            boosters=tuple(map(tuple, setup.boosters)), seed=setup.seed, edition=setup.edition,  # type: ignore[arg-type]
            size=setup.size, seconds=setup.seconds,
        )
    )  # fmt: skip


def _line(line: _FileLine) -> str:
    return line.model_dump_json(exclude_defaults=True) + "\n"


def unfinished() -> tuple[Path, ...]:
    """The files of games that are not played yet, the one that was written last first."""
    if not folder().is_dir():
        return ()
    return tuple(sorted(folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime_ns, reverse=True))


def read(path: Path, lookup: Lookup, played: Mapping[str, int]) -> tuple[BoosterGame, BoosterFile]:
    """A game as its file leaves it; a last line that is not whole is cut off. Raises BadInput."""
    data = storage.read_bounded(path, MOST_BYTES)
    whole = data[: data.rfind(b"\n") + 1]
    if len(whole) < len(data):
        storage.write_bytes(path, whole)
    return again(whole.splitlines(), path, lookup, played), BoosterFile(path)


def again(
    lines: Sequence[bytes], path: Path, lookup: Lookup, played: Mapping[str, int], rules: Ruleset | None = None
) -> BoosterGame:
    """The game that the lines of a file tell of; `rules` as in BoosterGame. Raises BadInput."""
    number = 1
    try:
        head, *steps = lines
        game = BoosterGame(_setup(_Setup.model_validate_json(head)), lookup, played, rules)
        for line in steps:
            number += 1
            step = _STEP.validate_json(line)
            if step.seat >= len(game.setup.players):
                raise ValueError
            if isinstance(step, _Pick):
                game.pick(step.seat, step.card)
            else:
                game.build(step.seat, DeckList(step.name, game.setup.edition, step.cards, step.collection))
    except (BadInput, ValidationError, ValueError) as error:
        raise BadInput("error-booster-file", file=path, line=number) from error
    return game


def _setup(head: _Setup) -> BoosterSetup:
    return BoosterSetup(
        head.format, tuple(BoosterPlayer(*one) for one in head.players),
        tuple(BoosterKind(*one) for one in head.boosters), head.seed, head.edition, head.size, head.seconds,
    )  # fmt: skip
