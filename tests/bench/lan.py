"""Prints what a table in the network costs: `python tests/bench/lan.py [tables]`.

Latency is the time from a choice to the next view at the same seat, over TLS on this machine. Then one `serve` process
carries many tables, two computer players from outside at each; and 1,000 connections come to the door of a table at
which somebody sits.
"""

from __future__ import annotations

# ruff: noqa: T201
import asyncio
import json
import statistics
import subprocess
import sys
from pathlib import Path
from random import Random
from time import perf_counter
from types import SimpleNamespace

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from net.parties import SHORT, Guest, Looker, decks, hosted, mine, room_of

from doomtable.net import protocol as P
from doomtable.net.host.members import REMOTE


class Timed(Guest):
    """A guest that notes how long its choices take; before each it thinks for `pace` seconds on average."""

    def __init__(self, *args, pace: float = 0.0, **more) -> None:
        super().__init__(*args, keep=False, **more)
        self.times: list[float] = []
        self._at = 0.0
        self._chance = Random(len(more.get("code", "")) + id(self))
        asked = self.bot._asked

        def answer(update):
            if update is not self.client.received.update:
                return  # others have gone on meanwhile
            before = self.bot._answered
            asked(update)
            if self.bot._answered != before:
                self._at = perf_counter()

        def heard(update):
            if self._at:
                self.times.append(perf_counter() - self._at)
                self._at = 0.0
            if pace:
                asyncio.get_running_loop().call_later(self._chance.uniform(0, 2 * pace), answer, update)
            else:
                answer(update)

        self.bot._asked = heard


def told(name: str, times: list[float]) -> None:
    times = sorted(times)
    at = [times[int(len(times) * part)] * 1000 for part in (0.5, 0.95, 0.99)]
    print(f"{name}: {len(times)} choices, median {at[0]:.1f} ms, 95 % {at[1]:.1f} ms, 99 % {at[2]:.1f} ms")


async def latency(seats: int) -> None:
    room = room_of((REMOTE,) * seats, rules=SHORT)
    async with hosted(room) as host:
        guests = [Timed(host, f"G{at}", decks()[at % len(decks())]) for at in range(seats)]
        ended = await asyncio.gather(*(one.play() for one in guests))
        assert all(one.wrong == () for one in ended)
    told(f"{seats} seats", [time for one in guests for time in one.times])


async def tables(count: int, pace: float = 0.0) -> None:
    """A `serve` process of its own with many tables; the guests, two computer players a table, are in this one.

    They choose as fast as they can, or think for `pace` seconds on average, as players at a table do.
    """
    words = ["serve", "--tables", str(count), "--port", "0", "--option", "goal_p=8", "--json"]
    serve = subprocess.Popen([sys.executable, "-m", "doomtable", *words], stdout=subprocess.PIPE, text=True)
    assert serve.stdout is not None
    try:
        told_of = [json.loads(serve.stdout.readline()) for _ in range(count)]
        where = SimpleNamespace(port=told_of[0]["port"])
        guests, playing = [], []
        began = perf_counter()
        for table in told_of:
            for name in ("Ann", "Bob"):
                guests.append(Timed(where, name, code=table["code"], kind="random", pace=pace))
                playing.append(asyncio.create_task(guests[-1].play()))
                await asyncio.sleep(0.02)
                while sum(one.client.received.table is None for one in guests) > 8:
                    await asyncio.sleep(0.01)
        while sum(one.client.received.view is not None for one in guests) < 2 * count:
            await asyncio.sleep(0.05)
            for task in playing:
                if task.done() and task.exception() is not None:
                    raise SystemExit(f"a guest was not let in: {task.exception()!r}")
        print(f"{count} tables, {2 * count} guests: all are playing after {perf_counter() - began:.1f} s")
        _, pending = await asyncio.wait(playing, timeout=60)
        thought = f", {pace} s of thought a choice" if pace else ""
        told(f"{count} tables at once{thought}", [time for one in guests for time in one.times])
        status = Path(f"/proc/{serve.pid}/status").read_text().split("VmHWM:")[1].split()[0]
        spent = Path(f"/proc/{serve.pid}/stat").read_text().rpartition(")")[2].split()
        choices = sum(one.client.received.update.choices for one in guests[::2] if one.client.received.update)
        over = sum(one.client.received.over is not None for one in guests[::2])
        print(
            f"{over} games over, {choices} choices in {perf_counter() - began:.0f} s; the server took "
            f"{(int(spent[11]) + int(spent[12])) / 100:.0f} s of processor and {int(status) // 1024} MB at most"
        )
        for task in pending:
            task.cancel()
        if pending:
            await asyncio.wait(pending)
    finally:
        serve.terminate()
        serve.wait()


CROWD = """
import asyncio, collections, sys
from doomtable.net.guest import client as C
from doomtable.net import protocol as P

async def main(port, count):
    refused = collections.Counter()
    async def come():
        try:
            socket, _ = await C._open(C.Ticket("127.0.0.1", port, "A" * 16))
            first = P.from_host(await socket.recv())
            if isinstance(first, P.Hello):
                await socket.send("x" * 100)
                first = P.from_host(await socket.recv())
            refused[first.code] += 1
        except Exception as error:
            refused[type(error).__name__] += 1
    await asyncio.gather(*(come() for _ in range(count)))
    print(dict(refused))

asyncio.run(main(int(sys.argv[1]), int(sys.argv[2])))
"""


async def crowd(count: int) -> None:
    """Connections of another process, all at once, while a guest asks for things."""
    room = room_of((REMOTE, REMOTE, "greedy"), rules=SHORT)
    async with hosted(room) as host, Looker(host, "Ann") as ann:
        slow: list[float] = []
        began = perf_counter()
        coming = await asyncio.create_subprocess_exec(
            sys.executable, "-c", CROWD, str(host.port), str(count), stdout=subprocess.PIPE
        )
        ending = asyncio.create_task(coming.communicate())
        while not ending.done():
            at = perf_counter()
            await ann.ask(P.Sit, seat=0)
            slow.append(perf_counter() - at)
            await asyncio.sleep(0.05)
        print(
            f"{count} connections in {perf_counter() - began:.1f} s: {ending.result()[0].decode().strip()}; a guest's "
            f"request meanwhile: median {statistics.median(slow) * 1000:.0f} ms, slowest {max(slow) * 1000:.0f} ms"
        )


def main(count: int = 200) -> None:
    mine()
    asyncio.run(latency(2))
    asyncio.run(latency(5))
    asyncio.run(crowd(1000))
    asyncio.run(tables(min(count, 20), 0.2))
    asyncio.run(tables(count))


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:]))
