"""Records to be watched: played by programs, said to be of people or computers, whole, cut off, of other rules."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from dealing import ready_setup

from doomtable import rulesets
from doomtable.ai.players import program
from doomtable.records.record import RecordHeader
from doomtable.records.record_lines import record_of_choices
from doomtable.session.session import Session

NAMES = ("Maren", "Ilse", "Jonas")
WHOLE = 100_000
"""More choices than a game has."""


@cache
def record(kinds: tuple[str, ...] = ("greedy", "greedy"), choices: int = WHOLE, seed: int = 5) -> bytes:
    """A record of so many choices between seats of these kinds, or of a whole game, which is not a long one."""
    setup = ready_setup(seed, rulesets.get("second", {"goal_p": 20}))
    decks = tuple(setup.decks[i % 2] for i in range(len(kinds)))
    setup = setup._replace(decks=decks, names=NAMES[: len(kinds)])
    session = Session(setup.deal(), [program("greedy", setup.cards)] * len(kinds), seed=seed, listen=())
    while session.choices < choices and session.step():
        pass
    made = record_of_choices(
        setup, RecordHeader("a" * 32, "2030-01-01T00:00:00Z", kinds), session.game.choices[:choices]
    )
    if session.outcome is None:
        assert b'\n{"end"' not in made
    return made


def put(folder: Path, raw: bytes, name: str = "game.record") -> Path:
    """A record as a file."""
    path = folder / name
    path.write_bytes(raw)
    return path


def of_rules(raw: bytes, rules: int, differs_at: int = 0) -> bytes:
    """The record as another version of the rules would have written it, with a digest of its own after some choice."""
    head, _, rest = raw.partition(b"\n")
    value = json.loads(head) | {"rules": rules}
    lines = rest.split(b"\n")
    mark = f'{{"after":{differs_at},'.encode()
    lines = [b'{"after":%d,"digest":"0"}' % differs_at if line.startswith(mark) else line for line in lines]
    return b"\n".join([json.dumps(value).encode(), *lines])


def of_format_1(raw: bytes) -> bytes:
    """The record as it was before there was a log."""
    lines = [line for line in raw.split(b"\n") if not line.startswith(b'"')]
    head = json.loads(lines[0])
    kept = {key: value for key, value in head.items() if key not in ("game", "begun", "players")}
    return b"\n".join([json.dumps(kept | {"format": 1}).encode(), *lines[1:]])
