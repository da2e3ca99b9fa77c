"""The screen of practice: puzzles, one deck alone, positions that were kept or dropped upon the window."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from doomtable.errors import BadInput
from doomtable.table import drills
from doomtable.table.beginnings import Fish, Resume, Solve
from doomtable.table.decks import Held
from doomtable.table.keys import KEYS, Keys
from doomtable.table.scenes.browsing import Browser, Deed
from doomtable.table.scenes.decklook import DeckLook
from doomtable.table.scenes.listing import Column, Page, Row, local, moment, tidy
from doomtable.table.theme import Theme
from doomtable.words import Words

PUZZLES, DECKS, POSITIONS = 0, 1, 2
"""The tabs."""
MOST: Final = 60
"""Positions that are listed, the latest."""


class Found(NamedTuple):
    """A file of the list: what it is called, what is said of it, and whether it can be used."""

    path: Path
    name: str
    told: str
    good: bool = True
    note: str = ""


def puzzle_of(path: Path, solved: bool, words: Words) -> Found:
    """What the list says of a puzzle's file."""
    from doomtable.scenarios import puzzle

    try:
        opened = puzzle.opened(path)
    except (BadInput, OSError) as error:
        return Found(path, path.stem, tidy(str(error)), False)
    note = words.say("puzzle-done") if solved else ""
    return Found(path, tidy(drills.name(path, opened, words)), tidy(drills.goal(path, opened, words)), note=note)


def position_of(path: Path, words: Words) -> Found:
    """What the list says of a position's file: who plays, and whose turn it is."""
    from doomtable import scenarios

    try:
        spec = scenarios.read(path)[0].spec
        when = moment(words, local(path.stat().st_mtime), datetime.now())
    except (BadInput, OSError) as error:
        return Found(path, path.stem, tidy(str(error)), False)
    names = [player.name for player in spec.players]
    turn = spec.turn.player or names[0]
    number = spec.turn.number or spec.turn.round or 2
    told = words.say("position-told", players=" – ".join(names), player=turn, n=number)
    return Found(path, path.stem, tidy(told), note=when)


def latest(paths: Sequence[Path]) -> list[Path]:
    """The files that were written last, the newest first."""

    def when(path: Path) -> float:
        try:
            return path.stat().st_mtime
        except OSError:
            return 0.0

    return sorted(paths, key=lambda path: (-when(path), path.name))[:MOST]


class PractisingScene(Browser):
    """Practice; messages: Solve, Fish, Resume, 'title'."""

    def __init__(
        self,
        words: Words,
        theme: Theme,
        size: tuple[int, int],
        puzzles: Sequence[Found],
        decks: Sequence[Held],
        positions: Sequence[Found],
        page: int = PUZZLES,
        keys: Keys = KEYS,
    ) -> None:
        self.puzzles, self.decks, self.positions = tuple(puzzles), tuple(decks), tuple(positions)
        self.look: DeckLook | None = None
        super().__init__(words, theme, size, self._pages(words), keys)
        self.turn(page)

    def _pages(self, words: Words) -> tuple[Page, Page, Page]:
        say = words.say
        name, what = Column(say("practice-name")), Column(say("practice-what"), share=1)
        decks = tuple(
            Row(
                (held.name, held.says(words), say("deck-size", n=held.deck.size)),
                "blood" if held.trouble else "bone",
            )
            for held in self.decks
        )
        return (
            Page(
                say("practice-puzzles", n=len(self.puzzles)), (name, what, Column(say("practice-state"))),
                tuple(map(_row, self.puzzles)), say("practice-no-puzzles"), 3,
            ),
            Page(
                say("practice-goldfish", n=len(self.decks)), (name, what, Column(say("practice-cards"), right=True)),
                decks, say("setup-no-decks"), 2,
            ),
            Page(
                say("practice-positions", n=len(self.positions)), (name, what, Column(say("practice-when"))),
                tuple(map(_row, self.positions)), say("practice-no-positions"), 2,
            ),
        )  # fmt: skip

    def title(self) -> str:
        """What the screen is called."""
        return self.words.say("practice-title")

    def note(self) -> str:
        """What the page is for."""
        notes = ("practice-note-puzzles", "practice-note-goldfish", "practice-note-positions")
        return self.words.say(notes[self.page])

    def deeds(self) -> tuple[Deed, ...]:
        """What can be done with what is selected, and the way back."""
        say, enter = self.words.say, self.keys.cap("choose")
        back = Deed(say("list-back"), "title", self.keys.cap("cancel"))
        if self.page == PUZZLES:
            return (Deed(say("practice-solve"), "solve", enter, self._usable(self.puzzles), True), back)
        if self.page == DECKS:
            good = bool(self.decks) and not self.decks[self.row].trouble
            return (
                Deed(say("practice-fish"), "fish", enter, good, True),
                Deed(say("deck-look"), "look", self.keys.cap("zoom"), good),
                back,
            )
        good = self._usable(self.positions)
        return (
            Deed(say("practice-alone"), "alone", enter, good, True),
            Deed(say("practice-together"), "together", self.keys.cap("hotseat"), good),
            back,
        )

    def _usable(self, found: Sequence[Found]) -> bool:
        return bool(found) and found[self.row].good

    def chosen(self, message: object) -> object:
        """What pressing a button means for the window."""
        if message == "solve":
            paths = [found.path for found in self.puzzles if found.good]
            here = self.puzzles[self.row].path
            at = paths.index(here)
            return Solve(here, (*paths[at + 1 :], *paths[:at]))
        if message == "fish":
            return Fish(self.decks[self.row])
        if message == "look":
            from doomtable.table.models import Faces

            self.look = DeckLook(self.words, self.theme, self.size, Faces(self.words), self.decks[self.row], self.keys)
            return None
        if message in ("alone", "together"):
            return Resume(self.positions[self.row].path, message == "alone")
        return message

    def resize(self, size: tuple[int, int], theme: Theme) -> None:
        """Take another size or scale."""
        super().resize(size, theme)
        if self.look is not None:
            self.look.resize(size, theme)

    def handle(self, event: pygame.event.Event) -> object:
        """Take an event; returns a message for the window or None."""
        if self.look is None:
            return super().handle(event)
        self.dirty = True
        if self.look.handle(event) == "back":
            self.look = None
        return None

    def draw(self, target: pygame.Surface) -> None:
        """Draw the screen, and over it a look into a deck."""
        super().draw(target)
        if self.look is not None:
            self.look.draw(target)


def _row(found: Found) -> Row:
    return Row(
        (found.name, found.told, found.note), "bone" if found.good else "blood", f"{found.name}: {found.told}"
    )
