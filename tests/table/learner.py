"""A newcomer at a window who does what the guide of the guided game points at, until the guide leaves."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
from table.pilot import Pilot

from doomtable import rulesets
from doomtable.files.settings import Settings
from doomtable.rules.view_parts import OptionView
from doomtable.table.match.prompt import PromptButton
from doomtable.table.match.prompt_panel import StepperPress
from doomtable.table.match.tour_arrow import pointed_at
from doomtable.table.match.tour_panel import NextTip, TourPanel
from doomtable.table.pages.title_screen import StartTour
from doomtable.table.window.app import open_window

PLAIN = ("fight", "end turn", "pass")
"""What is answered where the guide leaves the choice, or is silent."""


class Learner(Pilot):
    """Does what he is led to do, by mouse."""

    @property
    def tour(self) -> TourPanel:
        tour = self.table.display.tour
        assert tour is not None
        return tour

    def wait(self) -> None:
        """Let the others play until he is asked."""
        for _ in range(200):
            if self.table.mine() and not self.table.animation.queue.running:
                return
            self.now += 200
            self.watch()
            self.window.advance(self.now)
        raise AssertionError("nobody asks")

    def choose(self, key: str) -> None:
        """Press the button of an answer."""
        self.click(next(b.rect for b in self.table.question.buttons if _option(b.message).key == key))

    def offers(self, key: str) -> bool:
        """Whether there is a button for this answer."""
        return any(_option(b.message).key == key for b in self.table.question.buttons)

    def follow(self) -> None:
        """Do what is pointed at; else read on; else what is plain."""
        table = self.table
        thing, buttons = pointed_at(table), table.question.buttons
        inside = [b for b in buttons if thing is not None and thing.contains(b.rect)]
        if inside:
            inside.sort(key=lambda b: (b.message != StepperPress(0), _option(b.message).key != "fight"))
            self.click(inside[0].rect)
        elif thing is not None:
            self.click(thing)
        elif self.tour.told or self.tour.state.over:
            self.click(next(b.rect for b in buttons if b.message == NextTip()))
        else:
            plain = sorted(PLAIN, key=lambda key: not self.offers(key))
            self.choose(plain[0])

    def walk(self, presses: int = 60) -> Iterator[str]:
        """Follow to the end of the tour; gives the step that is asked before each press, '' for none."""
        for _ in range(presses):
            self.wait()
            if self.table.display.tour is None or self.tour.ended:
                return
            yield self.tour.asked.name if self.tour.asked is not None else ""
            self.follow()
        raise AssertionError("the tour has no end")


def _option(message: object) -> OptionView:
    found = message.option if isinstance(message, PromptButton) else None
    return found or OptionView("")


def learner(
    size: tuple[int, int] = (1024, 640), language: str = "en", scale: float = 1.0, *, begin: bool = True
) -> Learner:
    """A newcomer at a window where nothing moves; on the title screen if the game is not to `begin`."""
    pygame.display.init()
    pygame.font.init()
    settings = Settings().with_(scale=scale, motion=0)
    made = open_window(size, rulesets.get("second"), 1, language=language, settings=settings)
    if begin:
        made.handle_message(StartTour())
    return Learner(made, 1, keyboard=False)
