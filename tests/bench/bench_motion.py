"""Prints how long frames take while cards move: `python tests/bench/bench_motion.py [queues]`.

Programs play before a spectator, a frame every 16 ms of the table's time, on SDL's dummy video: what is counted
is the work of the program, with the software renderer that it draws with everywhere. The 7 seats play without attacks
first, until the table is full. Goal at 1920 x 1080: median 8 ms, 99 of 100 within 16 ms.
"""

from __future__ import annotations

import os
import resource
import statistics
import sys
from random import Random
from time import process_time

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

FRAME = 16
"""Milliseconds of the table's time between two frames."""
TABLES = ((2, (1920, 1080), 0), (2, (1024, 640), 0), (7, (1920, 1080), 1100))
"""Seats, size of the window, choices that are made beforehand."""
PEACEFUL = ("pass", "end turn", "attack", "discard")
KINDS = ("one that begins", "between", "one that ends")


def full(seats: int, size: tuple[int, int], choices: int):  # type: ignore[no-untyped-def]
    """A window with a game of programs that has come so far."""
    from doomtable import rulesets
    from doomtable.table import seating
    from doomtable.table.app import Window

    rules = rulesets.get("second", {"goal_p": 200})
    window = Window(size, rules, 7)
    decks = seating.ready(rules)
    window.deal([decks[i % 2] for i in range(seats)], ("greedy",) * seats)
    session, chance = window.session, Random(7)
    assert session is not None
    for _ in range(choices):
        decision = session.game.decision
        if decision is None:
            break
        session.make(
            chance.choice([o for o in decision.options if o.key not in PEACEFUL] or decision.options)
        )
    window.show()
    return window


def told(name: str, seconds: list[float]) -> None:
    """One line: how many, median, the 99th of a hundred, the longest, in milliseconds."""
    if not seconds:
        return
    found = sorted(seconds)
    last = found[min(len(found) - 1, len(found) * 99 // 100)]
    numbers = [statistics.median(found), last, found[-1]]
    sys.stdout.write(f"  {name:22}{len(found):>7}" + "".join(f"{n * 1000:>10.1f}" for n in numbers) + "\n")


def main(queues: int = 150) -> None:
    say = sys.stdout.write
    pygame.display.init()
    pygame.font.init()
    for seats, size, choices in TABLES:
        window = full(seats, size, choices)
        scene, now, seen = window.scene, 0, 0
        frames: dict[str, list[float]] = {kind: [] for kind in KINDS}
        began = process_time()
        window.frame(now)
        first = process_time() - began
        moved = longest = 0
        while seen < queues and window.session is not None and window.session.outcome is None:
            before = scene.moving.running
            now += FRAME
            scene.update(now)
            starts = scene.moving.running and not before
            if starts and scene.sheet is not None:
                break
            began = process_time()
            window.frame(now)
            took = process_time() - began
            if starts:
                seen += 1
                moved += len(scene.moving.away)
                longest = max(longest, len(scene.moving.away))
            if starts or before:
                frames[KINDS[0] if starts else KINDS[1] if scene.moving.running else KINDS[2]].append(took)
        scene.moving.finish()
        scene.next_step = now + 10**9
        for _ in range(5):
            window.frame(now := now + 1000)
        began = process_time()
        drawn = sum(window.frame(now + i) for i in range(1000))
        idle = (process_time() - began) / 1000
        say(f"{seats} seats, {size[0]} x {size[1]}, {len(scene.layout.every())} cards in sight, ")
        say(f"{seen} queues of {moved / max(1, seen):.1f} cards, {longest} at most\n")
        say(f"  {'a frame (ms)':22}{'':>7}{'median':>10}{'p99':>10}{'longest':>10}\n")
        for kind in KINDS:
            told(kind, frames[kind])
        told("all", [t for kind in KINDS for t in frames[kind]])
        say(
            f"  first frame {first * 1000:.0f} ms; at rest {drawn} of 1000 frames drawn, {idle * 1e6:.0f} us each; "
        )
        say(f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MB at most\n\n")


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:2]))
