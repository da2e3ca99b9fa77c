"""The program with nobody at it: the window on dummy video, programs at both seats, its choices told on stdout.

It goes on with the game that was played last, or begins one, and is meant to be killed.
"""

from __future__ import annotations

import os
import sys
from itertools import islice
from random import Random

import pygame

from doomtable import rulesets
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.new_game import session_setup
from doomtable.table.pages.title_screen import ContinueGame
from doomtable.table.window.app import open_window
from doomtable.table.window.main_window import MainWindow
from doomtable.table.window.startup import start_pygame

MILLISECONDS = 200


def slip(window: MainWindow, rng: Random) -> None:
    """Now and then take something back, make it again, or save."""
    session = window.session
    assert session is not None and session.history is not None
    what = rng.random()
    if what < 0.1:
        undos = list(islice(session.history.undos(), 4))
        if undos and isinstance(window.scene, MatchScreen):
            session.back(rng.choice(undos).to)
            window.scene.display.sheet = None
            window.scene.refresh()
    elif what < 0.2 and session.history.future:
        session.forward()
    elif what < 0.22:
        window.current_game.save_as("a save")


def main(seed: int, life: int) -> None:
    """Play until the game is over, telling the number of choices whenever a frame has made one."""
    start_pygame()
    rules = rulesets.get("second")
    window = open_window((1024, 640), rules, seed)
    window.handle_message(ContinueGame())
    if window.session is None:
        window.deal(session_setup.quick_decks(rules), ("greedy", "random"))
    rng = Random(f"{seed}/{life}")
    now = told = 0
    while window.session is not None and window.session.outcome is None:
        now += MILLISECONDS
        window.scene.update(now)
        if window.session.choices != told:
            told = window.session.choices
            os.write(1, f"{told}\n".encode())
            slip(window, rng)
            if window.session.choices != told:
                told = window.session.choices
                os.write(1, f"{told}\n".encode())
        if now % 4000 == 0:
            window.scene.draw(window.screen)
            pygame.display.flip()


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
