"""Tour panel: what the guide of the guided game says, over the log, and which thing of the table it points at.

It stands in the column of the log, so that it never lies over a card, the hand or the question.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from doomtable.rules.view_parts import EventView, View
from doomtable.table.kit.key_bindings import KeyBindings
from doomtable.table.kit.message import ScreenMessage
from doomtable.table.kit.sheet import SheetButton
from doomtable.table.match import tour_game
from doomtable.table.match.info_panel import InfoPanel
from doomtable.table.match.session_port import SessionPort
from doomtable.table.match.tour_attacks import good_attacks
from doomtable.table.match.tour_steps import STEPS, TourMoment, TourProgress, TourStep, kind, progress
from doomtable.words.words import Words

BY_MOUSE: Final = "mouse"
BY_KEYS: Final = "keys"
BY_GAMEPAD: Final = "gamepad"
"""What somebody plays with, as messages call it."""


@dataclass(frozen=True)
class NextTip(ScreenMessage):
    """What was told is read, or what is asked is not to be done."""


@dataclass(frozen=True)
class EndTour(ScreenMessage):
    """The guide is sent away."""


class TourPanel:
    """The guide of one game: what is told and asked, and what was read and skipped since the window shows it."""

    def __init__(self, path: Path, game: str) -> None:
        self._path, self._game = path, game
        self._known: frozenset[str] | None = None
        """The steps that were done when the guide last looked; None before it has."""
        self._skipped: frozenset[str] = frozenset()
        self.told: tuple[TourStep, ...] = ()
        """What was done last and is told of, the first first."""
        self._told_in = 0
        """In which turn of its player that was told: a turn later it counts as read."""
        self._seen = True
        """Whether its player has been asked since that was told: then what he does next takes its place."""
        self.state = TourProgress((), None)
        self.now: TourMoment | None = None
        """What it went by when it last looked."""
        self.number = 1
        """Which step it is at: the one that is asked, else the one that is told. Falls only if one is taken back."""
        self.ended = False

    def look(self, happened: Iterable[EventView], view: View, port: SessionPort) -> None:
        """See what has happened: what was just done is told, what may be done next is asked."""
        if self.ended or not 0 <= view.seat < len(view.players):
            return
        self.now = TourMoment(view, good_attacks(port, view))
        self.state = progress(STEPS, happened, self.now, self._skipped)
        done = frozenset(step.name for step in self.state.done)
        told = frozenset(step.name for step in self.told) & done
        if self._known is not None and (new := done - self._known):
            told, self._seen = new if self._seen else told | new, False
            self._told_in = self.now.me.turns
        elif self.state.asked is None and self.now.me.turns > self._told_in + 1:
            told = frozenset()
        self.told = tuple(step for step in self.state.done if step.name in told)
        if self.state.asked is not None and kind(view) not in ("", "menu"):  # a question does not wait for reading
            self.told = self.told[-1:]
        self._seen = self._seen or bool(kind(view))
        self._known = done if self._known is None else self._known | done
        self._count()
        if view.outcome is not None:
            self.end()

    def go_on(self) -> None:
        """What is told is read; else what is asked is skipped; else nothing is left and the guide leaves."""
        if len(self.told) > 1 or (self.told and self.state.asked is None):
            self.told = self.told[1:]
        elif self.state.asked is not None:
            self._skipped |= {self.state.asked.name}
            self.told = ()
        elif self.state.over:
            self.end()
        self._count()

    def _count(self) -> None:
        """See at which step it is, of those that are to be done."""
        passed = sum(step in self.state.done or step.name in self._skipped for step in STEPS)
        behind = 0 if self.asked is not None else len(self.told)
        self.number = min(max(self.number, passed + 1 - behind), passed + 1, len(STEPS))

    def end(self) -> None:
        """The guide leaves, and stays away."""
        self.ended = True
        tour_game.keep(self._path, self._game, ended=True)

    @property
    def asked(self) -> TourStep | None:
        """What is asked for, as soon as all but the last that was told is read."""
        return self.state.asked if not self.ended and len(self.told) < 2 else None

    def said(self, words: Words, keys: KeyBindings, view: View, by: str) -> InfoPanel | None:
        """What the guide says to somebody who plays by mouse, keys or gamepad; None where it has nothing to say."""
        step, asked = self.told[0] if self.told else None, self.asked
        leaves = self.state.over and not self.told
        if self.ended or (step is None and asked is None and not leaves):
            return None
        args: dict[str, str | int] = {"input": by, "goal": view.goal, "choose": keys.told("choose")}
        text = words.say("tour-over", **args) if leaves else ""
        if step is not None:
            text = words.say(f"tour-{step.name}-done", **args)
        then = words.say(f"tour-{asked.name}", **args) if asked is not None else ""
        heading = words.say("tour-heading", n=self.number, of=len(STEPS))
        label = "tour-close" if leaves else "tour-skip" if asked is not None else "tour-next"
        choices = [SheetButton(words.say(label), NextTip(), keys.cap("guide"))]
        if not leaves:
            choices.append(SheetButton(words.say("tour-end"), EndTour()))
        return InfoPanel(heading, text, tuple(choices), then=then, large=True)


def begin(path: Path, game: str) -> TourPanel:
    """A guide for the game of that name, which has just begun."""
    tour_game.keep(path, game)
    return TourPanel(path, game)


def go_on(path: Path, game: str) -> TourPanel | None:
    """The guide of a game that goes on; None if it has none."""
    return TourPanel(path, game) if tour_game.is_guided(path, game) else None
