"""A player made of mouse and keys: it looks at what the window offers and presses it, like somebody at the table."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pygame

from doomtable import rulesets
from doomtable.scenarios import runner
from doomtable.session.session import LOCAL, Session
from doomtable.table.kit.message import OpenSettings, Quit, ShowTitle, ToggleFullscreen
from doomtable.table.match.card_actions import able
from doomtable.table.match.focus_stops import FocusStop, ShowSide
from doomtable.table.match.match_messages import PlayAgain, WatchAgain
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.match.table_messages import (
    AskToLeave,
    ConfirmEndTurn,
    OpenMenu,
    ShowMeanwhile,
    TakeBack,
    ToggleAskedEverywhere,
    ToggleBoard,
)
from doomtable.table.match.undo_sheets import UndoTo
from doomtable.table.new_game import session_setup
from doomtable.table.window.app import open_window
from doomtable.table.window.main_window import MainWindow

MILLISECONDS = 200
LEFT_OUT = (
    OpenMenu(), ToggleBoard(), AskToLeave(ShowTitle()), AskToLeave(Quit()), Quit(), ShowTitle(), PlayAgain(),
    WatchAgain(), ToggleFullscreen(), OpenSettings(), ShowMeanwhile(), ToggleAskedEverywhere(),
)  # fmt: skip


def window(
    size: tuple[int, int] = (1280, 800), seed: int = 1, goal: int = 40, seats: int = 2, motion: int = 0,
    pace: str = "",
) -> MainWindow:
    """A window with a hot-seat game of the ready decks, where nothing moves unless it is asked to."""
    pygame.display.init()
    pygame.font.init()
    rules = rulesets.get("second", {"goal_p": goal})
    made = open_window(size, rules, seed)
    made.motion, made.pace = motion, pace
    decks = session_setup.quick_decks(rules)
    made.deal([decks[i % 2] for i in range(seats)], ("human",) * seats)
    return made


def at_position(folder: Path, position: str, keyed: bool) -> Pilot:
    """A player before the table of a position, whose seats are all people; the text of a scenario says it."""
    pygame.display.init()
    pygame.font.init()
    file = folder / "position.yaml"
    file.write_text(position, encoding="utf-8")
    game = runner.open_game(file)
    made = open_window((1280, 800), rulesets.get("second"), 1)
    made.current_game.session = session = Session(game, [LOCAL] * len(game.names))
    made.scene = MatchScreen(session, made.words, made.theme, (1280, 800), range(2), game.names, motion=0)
    pilot = Pilot(made, 1, keyed)
    pilot.key(pygame.K_SPACE)
    pilot.frame()
    return pilot


class Pilot:
    """Plays at random through a window. `did` counts what it pressed."""

    def __init__(self, window: MainWindow, seed: int, keyboard: bool) -> None:
        self.window = window
        self.random = Random(seed)
        self.keyboard = keyboard
        self.did: Counter[str] = Counter()
        self.now = 0

    @property
    def table(self) -> MatchScreen:
        assert isinstance(self.window.scene, MatchScreen)
        return self.window.scene

    def watch(self) -> None:
        """Look at the film of a combat to its end, as somebody does who waits for what he is asked."""
        scene = self.window.scene
        while isinstance(scene, MatchScreen) and (scene.animation.filmed or scene.animation.play_show is not None):
            self.now += 1000
            self.window.frame(self.now)

    def key(self, key: int, mod: int = 0) -> None:
        self.watch()
        self.window.take(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))

    def move(self, place: tuple[int, int]) -> None:
        self.window.take(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))

    def click(self, rect: pygame.Rect, button: int = 1) -> None:
        self.watch()
        self.move(rect.center)
        self.window.take(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=rect.center, button=button))
        self.window.take(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=rect.center, button=button))

    def drag(self, start: pygame.Rect, end: tuple[int, int]) -> None:
        self.watch()
        self.window.take(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start.center, button=1))
        for share in (0.1, 0.5, 1.0):
            x = start.centerx + (end[0] - start.centerx) * share
            y = start.centery + (end[1] - start.centery) * share
            self.move((round(x), round(y)))
        self.window.take(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))

    def frame(self) -> None:
        self.now += MILLISECONDS
        self.window.frame(self.now)

    def over(self) -> bool:
        session = self.window.session
        return session is None or session.outcome is not None

    def places(self) -> list[FocusStop]:
        """What may be pressed with some effect, the menu and Cancel left out."""
        table = self.table
        out = []
        for place in table.ring():
            if place.button is None and place.card is None and place.option is None:
                continue
            if place.button is not None:
                name = place.button.message
                if name in LEFT_OUT:
                    continue
                chooses = getattr(name, "option", "") is not None or getattr(name, "message", None) == ConfirmEndTurn()
                if not chooses or name == TakeBack() or isinstance(name, UndoTo):
                    continue
                if isinstance(name, ShowSide) and not table.question.prompt.targets:
                    continue
            lit = table.question.highlights.lit
            if place.card is not None and not (able(place.card) or place.card.handle in lit):
                continue
            out.append(place)
        return out

    def weight(self, place: FocusStop) -> float:
        """How much a place draws: passing and ending the turn less than playing."""
        if place.button is not None:
            if getattr(place.button.message, "message", None) == ConfirmEndTurn():
                return 20.0  # rather than to mark one card after the other
            option = getattr(place.button.message, "option", None)
            key = option.key if option is not None else ""
            return {"pass": 1.0, "end turn": 0.4, "meditate": 0.5}.get(key, 2.0)
        return 2.0

    def press(self) -> None:
        """One press of something that is offered."""
        table = self.table
        while table.animation.just_over:  # a press now would be meant for the film that is over
            self.frame()
        if self.keyboard and table.pointer.pinned:  # Tab would go on to the next card in large
            self.key(pygame.K_ESCAPE)
        found = self.places()
        assert found, f"nothing to press: {table.question.prompt}"
        chosen = self.random.choices(found, [self.weight(p) for p in found])[0]
        kind = "button" if chosen.button is not None else "option" if chosen.option is not None else "card"
        self.did[kind] += 1
        if not self.keyboard:
            self.click(chosen.rect)
            return
        ring = table.ring()
        places = [p.rect for p in ring]
        wanted = places.index(chosen.rect)
        for _ in range(len(places) + 1):
            if table.pointer.focus == wanted:
                break
            self.key(pygame.K_TAB)
        assert table.pointer.focus == wanted
        self.key(pygame.K_RETURN)

    def play(self, presses: int, draw: bool = False) -> int:
        """Press until the game is over or so many times, and draw now and then if asked. Returns the presses."""
        for count in range(presses):
            if self.over():
                return count
            self.press()
            if count % 7 == 0:
                self.now += MILLISECONDS
                self.window.advance(self.now)
                if draw:
                    self.window.draw()
        return presses
