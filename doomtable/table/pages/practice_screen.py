"""Practice screen: puzzles, decks to goldfish, and saved positions."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from doomtable.errors import BadInput
from doomtable.table.kit.available_decks import AvailableDeck
from doomtable.table.kit.clipped_text import tidy
from doomtable.table.kit.deck_contents import DeckContents
from doomtable.table.kit.key_bindings import KEYS, KeyBindings
from doomtable.table.kit.list_screen import ListButton, ListScreen
from doomtable.table.kit.list_view import ListColumn, ListPage, ListRow, local, moment
from doomtable.table.kit.message import OpenDeckBuilder, ScreenMessage, ShowTitle
from doomtable.table.pages import puzzle_texts
from doomtable.table.pages.practice_games import StartGoldfish, StartPosition, StartPuzzle
from doomtable.table.paint.theme import Theme
from doomtable.words.words import Words

PUZZLES, DECKS, POSITIONS = 0, 1, 2
"""The tabs."""
MOST: Final = 60
"""Positions that are listed, the latest."""


class PracticeFile(NamedTuple):
    """A file of the list: what it is called, what is said of it, and whether it can be used."""

    path: Path
    name: str
    told: str
    good: bool = True
    note: str = ""


def puzzle_of(path: Path, solved: bool, words: Words) -> PracticeFile:
    """What the list says of a puzzle's file."""
    from doomtable.scenarios import puzzle

    try:
        opened = puzzle.opened(path)
    except (BadInput, OSError) as error:
        return PracticeFile(path, path.stem, tidy(words.error(error)), False)
    note = words.say("puzzle-done") if solved else ""
    return PracticeFile(
        path,
        tidy(puzzle_texts.name(path, opened, words)),
        tidy(puzzle_texts.goal(path, opened, words)),
        note=note,
    )


def position_of(path: Path, words: Words) -> PracticeFile:
    """What the list says of a position's file: who plays, and whose turn it is."""
    from doomtable.scenarios import runner

    try:
        spec = runner.read(path)[0].spec
        when = moment(words, local(path.stat().st_mtime), datetime.now())
    except (BadInput, OSError) as error:
        return PracticeFile(path, path.stem, tidy(words.error(error)), False)
    names = [player.name for player in spec.players]
    turn = spec.turn.player or names[0]
    number = spec.turn.number or spec.turn.round or 2
    told = words.say("position-told", players=" – ".join(names), player=turn, n=number)
    return PracticeFile(path, path.stem, tidy(told), note=when)


def latest(paths: Sequence[Path]) -> list[Path]:
    """The files that were written last, the newest first."""

    def when(path: Path) -> float:
        try:
            return path.stat().st_mtime
        except OSError:
            return 0.0

    return sorted(paths, key=lambda path: (-when(path), path.name))[:MOST]


class PracticeScreen(ListScreen):
    """Practice; messages: StartPuzzle, StartGoldfish, StartPosition, 'title'."""

    def __init__(
        self,
        words: Words,
        theme: Theme,
        size: tuple[int, int],
        puzzles: Sequence[PracticeFile],
        decks: Sequence[AvailableDeck],
        positions: Sequence[PracticeFile],
        page: int = PUZZLES,
        keys: KeyBindings = KEYS,
    ) -> None:
        self.puzzles, self.decks, self.positions = tuple(puzzles), tuple(decks), tuple(positions)
        self.look: DeckContents | None = None
        super().__init__(words, theme, size, self._pages(words), keys)
        self.turn(page)

    def _pages(self, words: Words) -> tuple[ListPage, ListPage, ListPage]:
        say = words.say
        name, what = ListColumn(say("practice-name")), ListColumn(say("practice-what"), share=1)
        decks = tuple(
            ListRow(
                (deck.name, deck.says(words), say("deck-size", n=deck.deck_list.size)),
                "blood" if deck.trouble else "bone",
            )
            for deck in self.decks
        )
        return (
            ListPage(
                say("practice-puzzles", n=len(self.puzzles)), (name, what, ListColumn(say("practice-state"))),
                tuple(map(_row, self.puzzles)), say("practice-no-puzzles"), 3,
            ),
            ListPage(
                say("practice-goldfish", n=len(self.decks)),
                (name, what, ListColumn(say("practice-cards"), right=True)),
                decks, say("setup-no-decks"), 2,
            ),
            ListPage(
                say("practice-positions", n=len(self.positions)), (name, what, ListColumn(say("practice-when"))),
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

    def list_buttons(self) -> tuple[ListButton, ...]:
        """What can be done with what is selected, and the way back."""
        say, enter = self.words.say, self.keys.cap("choose")
        back = ListButton(say("list-back"), ShowTitle(), self.keys.cap("cancel"))
        if self.page == PUZZLES:
            return (ListButton(say("practice-solve"), "solve", enter, self._usable(self.puzzles), True), back)
        if self.page == DECKS:
            good = bool(self.decks) and not self.decks[self.row].trouble
            return (
                ListButton(say("practice-fish"), "fish", enter, good, True),
                ListButton(say("deck-look"), "look", self.keys.cap("zoom"), good),
                ListButton(say("deck-build"), "build", self.keys.cap("decks"), good),
                back,
            )
        good = self._usable(self.positions)
        return (
            ListButton(say("practice-alone"), "alone", enter, good, True),
            ListButton(say("practice-together"), "together", self.keys.cap("hotseat"), good),
            back,
        )

    def _usable(self, found: Sequence[PracticeFile]) -> bool:
        return bool(found) and found[self.row].good

    def chosen(self, message: object) -> ScreenMessage | None:
        """What pressing a button means for the window."""
        if message == "solve":
            paths = [found.path for found in self.puzzles if found.good]
            here = self.puzzles[self.row].path
            at = paths.index(here)
            return StartPuzzle(here, (*paths[at + 1 :], *paths[:at]))
        if message == "fish":
            return StartGoldfish(self.decks[self.row])
        if message == "build":
            return OpenDeckBuilder(self.decks[self.row].key)
        if message == "look":
            from doomtable.table.kit.face_models import FaceModels

            self.look = DeckContents(
                self.words, self.theme, self.size, FaceModels(self.words), self.decks[self.row], self.keys
            )
            return None
        if message in ("alone", "together"):
            return StartPosition(self.positions[self.row].path, message == "alone")
        return super().chosen(message)

    def resize(self, size: tuple[int, int], theme: Theme) -> None:
        """Take another size or scale."""
        super().resize(size, theme)
        if self.look is not None:
            self.look.resize(size, theme)

    def handle(self, event: pygame.event.Event) -> ScreenMessage | None:
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


def _row(found: PracticeFile) -> ListRow:
    return ListRow(
        (found.name, found.told, found.note), "bone" if found.good else "blood", f"{found.name}: {found.told}"
    )
