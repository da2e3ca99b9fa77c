"""Prints how long frames take while the computer thinks: `python tests/bench/bench_thinking.py [seconds]`.

Two Apostles play at a window on SDL's dummy video, in the time of the clock, sixty frames a second; each thinks in the
one other process. Counted is the work of the window's own process in every frame that begins while somebody thinks,
drawn or not, and the time by the clock, which other processes of the machine lengthen. Goal at 1920 x 1080: median
8 ms, 99 of 100 within 16 ms.
"""

from __future__ import annotations

import os
import sys
from time import perf_counter, process_time, sleep

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from bench_motion import told

SIZES = ((1920, 1080), (1024, 640))
FRAME = 1 / 60


def main(seconds: int = 40) -> None:
    from doomtable import rulesets
    from doomtable.table.new_game import session_setup
    from doomtable.table.window.app import open_window

    pygame.display.init()
    pygame.font.init()
    for size in SIZES:
        rules = rulesets.get("second")
        window = open_window(size, rules, 7)
        began = perf_counter()
        window.deal(session_setup.quick_decks(rules), ("apostle:0.5", "apostle:0.5"))
        dealt = perf_counter() - began
        assert window.session is not None
        work: dict[str, list[float]] = {"nothing new": [], "drawn": [], "drawn, by the clock": []}
        first = True
        began = perf_counter()
        while perf_counter() - began < seconds and window.session.outcome is None:
            thinks = window.session.pending_thinker() is not None
            at, by_clock = process_time(), perf_counter()
            drawn = window.frame(round((by_clock - began) * 1000))
            took, lasted = process_time() - at, perf_counter() - by_clock
            if thinks and not first:
                work["drawn" if drawn else "nothing new"].append(took)
                if drawn:
                    work["drawn, by the clock"].append(lasted)
            first = False
            sleep(max(0.0, FRAME - lasted))
        sys.stdout.write(f"{size[0]} x {size[1]}: {window.session.decisions} choices, dealt in {dealt * 1000:.0f} ms\n")
        sys.stdout.write(f"  {'a frame (ms)':22}{'':>7}{'median':>10}{'p99':>10}{'longest':>10}\n")
        for name, found in work.items():
            told(name, found)
        told("all", [*work["nothing new"], *work["drawn"]])
        window.leave_game()


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:]))
