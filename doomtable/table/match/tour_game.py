"""The guided game: its two decks, its deal and its opponent; and which kept game is guided.

A guided game is a game like any other, dealt so that what is taught can be done in this order. How far somebody has
come follows from what happened in it, so its record keeps that. Beside the record, a file of the player's own names the
game that is guided: whoever goes on with it is led on, unless the guide was sent away.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from doomtable import paths, rulesets
from doomtable.cards import catalogue
from doomtable.files import storage
from doomtable.files.decks import DeckList, read_deck
from doomtable.rules.ruleset import Ruleset

DECKS: Final = ("first-company", "sparring-partner")
"""The newcomer's and the other one, in the folder `guided` of the ready decks."""
SEED: Final = 247
"""The newcomer begins and holds a weapon, somebody to bear it and a warrior of the Legion; in the second turn there is
an enemy that it can strike unharmed, and in the turn after that one of his Specials saves a warrior of his."""
OPPONENT: Final = "gentle"
GOAL: Final = 12
"""Promotion Points that win the guided game."""
ENDED: Final = "over"
"""In the file: the guide was sent away."""
GAME: Final = "game "
"""Before the name of the game that is guided, in the file."""
MOST: Final = 64 * 1024
"""Bytes of that file."""


def decks() -> tuple[DeckList, ...]:
    """The decks of the guided game."""
    names = catalogue.catalogue().names
    return tuple(read_deck(paths.decks() / "guided" / f"{name}.deck", names) for name in DECKS)


def rules() -> Ruleset:
    """The ruleset of the guided game."""
    return rulesets.get("second", {"goal_p": GOAL})


def tour_file() -> Path:
    """Where it is kept which game is guided; there is none before the first one."""
    return storage.user_path("tour.json")


def is_guided(path: Path, game: str) -> bool:
    """Whether the kept game of that name is guided, and the guide is still there."""
    kept = storage.read_names(path, MOST)
    return GAME + game in kept and ENDED not in kept


def keep(path: Path, game: str, *, ended: bool = False) -> None:
    """Keep which game is guided; a folder that cannot be written costs no more than going on without a guide."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        storage.write_whole(path, json.dumps([GAME + game, *([ENDED] if ended else [])]))
    except (OSError, storage.BadFile):
        return
