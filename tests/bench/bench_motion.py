"""Prints how long frames take while cards move, and the memory: `python tests/bench/bench_motion.py [queues]`.

Programs play before a spectator, a frame every 16 ms of the table's time, on SDL's dummy video: what is counted
is the work of the program in a whole frame, thinking and drawing, with the software renderer that it draws with
everywhere; card pictures are painted in a process of their own. The 7 seats play without attacks
first, with decks of twice the size, until 150 cards lie on the table. Goal at 1920 x 1080: median 8 ms,
99 of 100 within 16 ms, 300 MB, also after the window has had 30 sizes. Every table has a process of its own.
"""

from __future__ import annotations

import os
import resource
import statistics
import subprocess
import sys
from dataclasses import replace
from itertools import pairwise
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time, thread_time

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from doomtable.rules.view_parts import SPECTATOR

HOME = TemporaryDirectory()
"""What the games of the bench are kept in: they are none of the player's."""
os.environ["XDG_DATA_HOME"] = HOME.name
FRAME = 16
"""Milliseconds of the table's time between two frames."""
TABLES = ((2, (1920, 1080), 0), (2, (1024, 640), 0), (7, (1920, 1080), 150))
"""Seats, size of the window, cards that lie on the table beforehand."""
MOST_CHOICES = 6000
LOOKED = 50
"""Choices that are made for that at most, and from one count to the next."""
PEACEFUL = ("pass", "end turn", "attack", "discard")
SIZES = 30
"""How many sizes the window has afterwards."""
KINDS = ("one that begins", "between", "one that ends")


def full(seats: int, size: tuple[int, int], cards: int):  # type: ignore[no-untyped-def]
    """A window with a game of programs that has come so far that so many cards lie on the table."""
    from doomtable import rulesets
    from doomtable.cards.catalogue import catalogue
    from doomtable.files.decks import read_deck, ready_decks
    from doomtable.table.window.app import open_window

    rules = rulesets.get("second", {"goal_p": 200})
    window = open_window(size, rules, 7)
    decks = [read_deck(path, catalogue().names) for path in ready_decks()]
    doubled = [replace(a, cards=(*a.cards, *b.cards)) for a, b in pairwise(decks)]
    window.deal([(doubled if cards else decks)[i % 7] for i in range(seats)], ("greedy",) * seats)
    session, chance = window.session, Random(7)
    assert session is not None
    for choice in range(MOST_CHOICES if cards else 0):
        decision = session.game.decision
        if decision is None or (choice % LOOKED == 0 and in_play(session.view(SPECTATOR)) >= cards):
            break
        session.play_recorded(
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


def moves(scene) -> bool:  # type: ignore[no-untyped-def]
    """Does anything move: cards, the film of a combat, a card that is held up, or what comes of a choice next?"""
    animation = scene.animation
    shown = animation.filmed or animation.play_show is not None or scene.chosen or scene.held_since is not None
    return animation.queue.running or shown


def in_play(view) -> int:  # type: ignore[no-untyped-def]
    """How many cards lie on the table, those under others too; no hand, no pile."""
    found = 0
    for player in view.players:
        found += len(player.attached)
        for area in (player.squad, player.kohort, player.outpost, player.unrevealed):
            found += sum(1 + len(card.attached) for card in area)
    return found


def megabytes() -> int:
    """The most memory that this process has had."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def resized(window, now: int) -> None:  # type: ignore[no-untyped-def]
    """Give the window many sizes, and draw a few frames in each."""
    chance = Random(3)
    for _ in range(SIZES):
        pygame.display.set_mode((chance.randint(1024, 1920), chance.randint(640, 1080)), pygame.RESIZABLE)
        window.resized()
        for _ in range(20):
            window.scene.dirty = True
            window.frame(now := now + FRAME)


def opened(rest: int = 0) -> float:
    """Open the title screen as the program does; with `rest`, how busy a core is while it stands so many seconds."""
    from doomtable import rulesets
    from doomtable.table.window import startup
    from doomtable.table.window.app import loop, open_window

    startup.start_pygame()
    window = open_window((1920, 1080), rulesets.get("second"), 1)
    window.frame(pygame.time.get_ticks())
    if not rest:
        return 0.0
    from doomtable.table.new_game import session_setup

    window.deal(session_setup.quick_decks(window.rules), ("human", "greedy"))
    pygame.time.set_timer(pygame.QUIT, 3000, 1)  # sounds are made meanwhile
    loop(window)
    window.running = True
    pygame.display.init()
    pygame.time.set_timer(pygame.QUIT, rest * 1000, 1)
    began = process_time()
    loop(window)
    return (process_time() - began) / rest


def start() -> None:
    """Print how long it takes from the command to the first frame, and how busy a core is at rest."""
    found, worked = [], []
    for _ in range(5):
        began, before = perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, __file__, "start"], check=True, stdout=subprocess.DEVNULL)
        found.append(perf_counter() - began)
        now = resource.getrusage(resource.RUSAGE_CHILDREN)
        worked.append(now.ru_utime - before.ru_utime + now.ru_stime - before.ru_stime)
    sys.stdout.write(f"from the command to the first frame {statistics.median(worked):.2f} s of work (goal 1.0), ")
    sys.stdout.write(f"{statistics.median(found):.2f} s by the clock of this machine\n")
    subprocess.run([sys.executable, __file__, "rest"], check=True)


def main(queues: int = 150) -> None:
    start()
    for which in range(len(TABLES)):
        subprocess.run([sys.executable, __file__, str(queues), str(which)], check=True)


def one(queues: int, seats: int, size: tuple[int, int], cards: int) -> None:
    """Measure one table."""
    say = sys.stdout.write
    from doomtable.table.paint.picture_queue import picture_queue
    from doomtable.table.sound.sound_player import make_all
    from doomtable.table.window.app import start_painter
    from doomtable.table.window.startup import settle_memory

    pygame.display.init()
    pygame.font.init()
    window = full(seats, size, cards)
    before_moving = in_play(window.scene.display.view)
    make_all()
    settle_memory()
    picture_queue.on, picture_queue.painter = True, start_painter()
    scene, now, seen = window.scene, 0, 0
    frames: dict[str, list[float]] = {kind: [] for kind in KINDS}
    first: list[float] = []
    drawn_first = False
    while not drawn_first:
        began = thread_time()
        drawn_first = window.frame(now := now + FRAME)
        first.append(thread_time() - began)
    moved = longest = 0
    while seen < queues and window.session is not None and window.session.outcome is None:
        before, queued = moves(scene), scene.animation.queue.running
        now += FRAME
        began = thread_time()
        window.frame(now)
        took = thread_time() - began
        starts = moves(scene) and not before
        queued = scene.animation.queue.running and not queued
        if queued and scene.display.sheet is not None:
            break
        if queued:
            seen += 1
            moved += len(scene.animation.queue.away)
            longest = max(longest, len(scene.animation.queue.away))
        if starts or before:
            frames[KINDS[0] if starts else KINDS[1] if moves(scene) else KINDS[2]].append(took)
    scene.animation.queue.finish()
    scene.animation.wait_until(now + 10**9)
    for _ in range(20):
        window.frame(now := now + 1000)
    began = thread_time()
    drawn = sum(window.frame(now + i) for i in range(1000))
    idle = (thread_time() - began) / 1000
    say(f"{seats} seats, {size[0]} x {size[1]}, {len(scene.display.layout.every())} cards in sight, ")
    say(f"{before_moving} to {in_play(scene.display.view)} on the table, ")
    say(f"{seen} queues of {moved / max(1, seen):.1f} cards, {longest} at most\n")
    say(f"  {'a frame (ms)':22}{'':>7}{'median':>10}{'p99':>10}{'longest':>10}\n")
    for kind in KINDS:
        told(kind, frames[kind])
    told("all", [t for kind in KINDS for t in frames[kind]])
    say(
        f"  seen after {len(first)} frames, the longest {max(first) * 1000:.0f} ms; "
        f"at rest {drawn} of 1000 frames drawn, {idle * 1e6:.0f} us each; "
    )
    say(f"{megabytes()} MB at most")
    resized(window, now)
    say(f", {megabytes()} MB after {SIZES} other sizes of the window\n\n")
    picture_queue.painter.close()


if __name__ == "__main__" and sys.argv[1:] == ["start"]:
    opened()
elif __name__ == "__main__" and sys.argv[1:] == ["rest"]:
    sys.stdout.write(f"a core is busy {opened(4) * 100:.1f} % while nothing moves (goal 5)\n\n")
elif __name__ == "__main__":
    words = [int(word) for word in sys.argv[1:3]]
    if len(words) == 2:
        one(words[0], *TABLES[words[1]])
    else:
        main(*words)
