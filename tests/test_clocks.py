"""No verdict of a test rests on a clock or on chance without a seed; the clocks of tests keep their word."""

from __future__ import annotations

import ast
import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from clocks import Counting, IdleLoop, SharedClock

TESTS = Path(__file__).resolve().parent
MODULES = ("random", "sched", "time", "timeit", "uuid")
"""Clocks, and chance without a seed."""
CALLS = (
    "Popen", "SystemRandom", "Timer", "alarm", "asyncio.run", "check_output", "date.today", "datetime.now",
    "datetime.today", "datetime.utcnow", "os.urandom", "pygame.time", "setitimer", "subprocess.run",
)  # fmt: skip
"""The same by other names, and programs that nobody ends. What asyncio waits for goes by the time of its loop."""
WAITS = ("get", "join", "result", "wait")
"""Methods that wait no longer than their number says."""
ALLOWED = {
    ("decks/test_edited_deck.py", "import time"): "the moment at which a program is killed: any will do",
    ("decks/test_edited_deck.py", "subprocess.Popen"): "kills it",
    ("conftest.py", "import random"): "draws DOOMTABLE_SEED, which a failure tells, so that it can be drawn again",
    ("net/test_discovery.py", "asyncio.run"): "the real network; what is not heard in time is skipped and never fails",
    ("processes.py", "subprocess.Popen"): "ends it",
    ("processes.py", "import time"): "looks again at another process, for as long as it takes",
    ("records/test_killed.py", "import time"): "the moment at which a program is killed: any will do",
    ("seeding.py", "import random"): "seeds it",
}


def clocks_in(tree: ast.AST) -> Iterator[str]:
    """What a test uses that is neither the same on every machine nor the same every time."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (f"import {name.name}" for name in node.names if name.name in MODULES)
        elif isinstance(node, ast.ImportFrom) and node.module in MODULES:
            if [name.name for name in node.names] != ["Random"]:
                yield f"import {node.module}"
        elif isinstance(node, ast.Attribute) and (ast.unparse(node) in CALLS or node.attr in CALLS):
            yield ast.unparse(node)
        elif isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            if called in CALLS or (called in ("Random", "random.Random") and not node.args):
                yield called
            elif not called.startswith("asyncio."):
                limits = [word.value for word in node.keywords if word.arg == "timeout"]
                if called.rpartition(".")[2] in WAITS and "." in called:
                    limits += node.args[:1]
                if any(isinstance(limit, ast.Constant) and limit.value for limit in limits if not _is_text(limit)):
                    yield f"{called.rpartition('.')[2]}(number)"


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def test_no_test_goes_by_a_clock_or_by_unseeded_chance():
    found = {
        (path.relative_to(TESTS).as_posix(), what)
        for path in TESTS.rglob("*.py")
        if "bench" not in path.relative_to(TESTS).parts
        for what in clocks_in(ast.parse(path.read_text(encoding="utf-8")))
    }
    assert not found - ALLOWED.keys(), "take a clock of clocks.py, count calls with work.py, or wait for what happens"
    assert not ALLOWED.keys() - found, "no longer needed"


@pytest.mark.parametrize(
    "code",
    [
        "import time", "from time import sleep", "from random import randint", "Random()", "random.SystemRandom()",
        "os.urandom(8)", "signal.alarm(5)", "threading.Timer(5, f)", "asyncio.run(main())", "datetime.now()",
        "pygame.time.get_ticks()", "program.communicate(timeout=5)", "thread.join(5.0)", "future.result(2)",
        "event.wait(1)", "queue.get(timeout=0.1)", "subprocess.run(words)", "Popen(words)",
    ],
)  # fmt: skip
def test_a_clock_is_found(code):
    assert list(clocks_in(ast.parse(code)))


@pytest.mark.parametrize(
    "code",
    [
        "from random import Random", "Random(5)", "asyncio.timeout(3)", "asyncio.wait(tasks, timeout=1.0)",
        "found.get('name')", "','.join(words)", "future.result()", "thread.join()", "run(main())", "clock.now",
    ],
)  # fmt: skip
def test_what_goes_by_no_clock_is_not_found(code):
    assert not list(clocks_in(ast.parse(code)))


# ------------------------------------------------------------------------------------------------ the clocks for tests


def idle(what):
    """What comes of something in a loop of its own, and how long it took there."""
    with asyncio.Runner(loop_factory=IdleLoop) as runner:
        began = runner.get_loop().time()
        return runner.run(what), runner.get_loop().time() - began


async def slow():
    """Work that takes a machine long, and a loop two turns."""
    for _ in range(2):
        sum(range(300_000))
        await asyncio.sleep(0)
    return "done"


def test_waiting_takes_the_time_it_says_and_work_takes_none():
    assert idle(asyncio.sleep(20))[1] == pytest.approx(20, abs=0.1)
    assert idle(slow())[1] < 0.1


def test_a_limit_is_kept_by_who_works_and_not_by_who_waits():
    async def late():
        async with asyncio.timeout(5):
            await asyncio.sleep(6)

    assert idle(asyncio.wait_for(slow(), 1))[0] == "done"
    with pytest.raises(TimeoutError):
        idle(late())


def test_a_job_in_another_thread_takes_no_time_however_long_it_is():
    async def worked():
        return await asyncio.wait_for(asyncio.to_thread(sum, range(3_000_000)), 0.01)

    assert idle(worked())[0] == sum(range(3_000_000))


@pytest.fixture
def shared():
    """A clock, and two loops in threads of their own that go by it."""
    clock = SharedClock()
    loops = [clock.loop(), clock.loop()]
    threads = [threading.Thread(target=loop.run_forever) for loop in loops]
    for thread in threads:
        thread.start()
    yield clock, loops
    for loop, thread in zip(loops, threads, strict=True):
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


def test_loops_of_other_threads_have_done_all_they_can_when_the_clock_was_turned(shared):
    clock, loops = shared
    told = []

    async def talks(name, seconds):
        for number in range(3):
            await asyncio.sleep(seconds)
            await slow()
            told.append((name, number, round(clock() - began, 3)))

    began = clock()
    for loop, name, seconds in zip(loops, "ab", (1.0, 1.5), strict=True):
        asyncio.run_coroutine_threadsafe(talks(name, seconds), loop)
    clock.turn(0)
    assert told == []
    clock.turn(2.9)
    assert sorted(told) == [("a", 0, 1.0), ("a", 1, 2.0), ("b", 0, 1.5)]
    clock.turn(5)
    assert len(told) == 6 and told[-1] == ("b", 2, 4.5) and clock() == pytest.approx(began + 7.9)


def test_a_counting_clock_goes_on_with_every_look():
    clock = Counting(0.5)
    assert [clock(), clock(), clock()] == [0.5, 1.0, 1.5]
