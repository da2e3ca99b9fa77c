"""Makes the golden playthroughs anew, after the rules version was raised: python tests/playthroughs/make.py"""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from dealing import random_setup, ready_setup  # noqa: E402

from doomtable.ai.players import program  # noqa: E402
from doomtable.records.record import GameSetup, RecordHeader  # noqa: E402
from doomtable.records.record_lines import RecordLines  # noqa: E402
from doomtable.records.record_parser import read_record  # noqa: E402
from doomtable.rules.game import RULES_VERSION  # noqa: E402
from doomtable.session.session import Session  # noqa: E402

GAMES: dict[str, tuple[GameSetup, str, int]] = {
    "greedy": (ready_setup(1), "greedy", 3000),
    "random": (ready_setup(2), "random", 3000),
    "many-cards": (random_setup(3), "greedy", 400),
    "three": (random_setup(4, 3), "greedy", 400),
    "seven": (random_setup(5, 7), "random", 400),
}
"""Name -> what it begins with, who plays, after how many choices it is cut off."""


def play(name: str) -> bytes:
    """The record of one of the games, as the engine plays it now."""
    setup, kind, most = GAMES[name]
    kinds = (kind,) * len(setup.decks)
    session = Session(setup.deal(), [program(kind, setup.cards) for _ in kinds], seed=setup.seed, historic=True)
    while session.choices < most and session.step():
        pass
    assert session.history is not None
    lines = RecordLines(setup, RecordHeader(f"{setup.seed:032x}", "2026-01-01T00:00:00Z", kinds))
    return lines.first_line + b"".join(lines.of(session.game, session.history))


def main() -> None:
    """Write all of them, unless those that are there are of this version of the rules."""
    for name in GAMES:
        path = HERE / f"{name}.record"
        if path.exists() and read_record(path).header.rules == RULES_VERSION:
            sys.exit(f"{path.name} is of rules {RULES_VERSION} already: raise RULES_VERSION in doomtable/rules/game.py")
        path.write_bytes(play(name))


if __name__ == "__main__":
    main()
