"""The running program killed at random moments: each time its game goes on, at most the last choice missing.

The program is the real window on dummy video, with programs at the seats so that it plays by itself; `driver.py` tells
through a pipe after how many choices it stands. What was kept must be a beginning of the game as it goes undisturbed.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from pathlib import Path
from random import Random
from subprocess import PIPE, Popen

import pytest
from groups import little_and_all
from processes import started

from doomtable.records.record_parser import read_record
from doomtable.records.verification import verify_record

DRIVER = Path(__file__).with_name("driver.py")
MOST_AT_ONCE = 8
"""Choices that programs make before the driver tells of them again."""


def begun(home: Path, seed: int, life: int) -> AbstractContextManager[Popen[bytes]]:
    """The program, playing on with the game it finds or beginning one."""
    env = {**os.environ, "XDG_DATA_HOME": str(home), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    return started([sys.executable, DRIVER, seed, life], stdout=PIPE, env=env)


def killed(program: Popen[bytes], after: int, delay: float) -> int:
    """Kill it after it has told of so many choices, and a little later; what it told last."""
    assert program.stdout is not None
    told, lines, rest = -1, 0, b""
    while lines < after:
        chunk = os.read(program.stdout.fileno(), 65536)
        if not chunk:
            break  # its game is over
        *whole, rest = (rest + chunk).split(b"\n")
        lines += len(whole)
        told = int(whole[-1]) if whole else told
    time.sleep(delay)  # any moment will do
    program.send_signal(signal.SIGKILL)
    *whole, _ = (rest + program.stdout.read()).split(b"\n")
    program.wait()
    program.stdout.close()
    return int(whole[-1]) if whole else told


def one_game(home: Path, seed: int, kills: int) -> int:
    """Kill one game after the other until so many kills were made; returns how many were."""
    rng = Random(seed)
    done = 0
    while done < kills:
        with begun(home, seed, done) as program:
            told = killed(program, rng.randrange(1, 40), rng.random() * 0.02)
        done += 1
        file = max((home / "doomtable" / "games").glob("*.record"), key=lambda path: path.stat().st_mtime)
        found = read_record(file, mend=True)
        kept = len(found.choices)
        # Taken back, perhaps gone on with at once, and killed before that was told.
        taken_back = kept < told and any(
            step.undone >= told - kept + since for since, step in enumerate(reversed(found.steps[-MOST_AT_ONCE:]))
        )
        assert taken_back or told <= kept <= told + 1, f"{told} choices were made, {kept} were kept"
        assert verify_record(file)["verified"]
    return done


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
@pytest.mark.parametrize("kills", little_and_all((2,), (12,) * 4))
def test_a_killed_game_goes_on_with_at_most_its_last_choice_missing(kills, tmp_path):
    """Some games side by side, each killed so many times."""
    with ThreadPoolExecutor(len(kills)) as pool:
        done = list(pool.map(lambda i: one_game(tmp_path / str(i), i, kills[i]), range(len(kills))))
    assert done == [*kills]
    found = [verify_record(path) for path in tmp_path.glob("*/doomtable/games/*.record")]
    assert all(one["verified"] for one in found)
    assert any(one["choices"] for one in found) and not all(one["complete"] for one in found)
