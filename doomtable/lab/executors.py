"""Executors of lab games: this process, local processes, or a Dask cluster.

Games come back as they are done. Whoever stops listening, or is interrupted, ends those that still run.
"""

from __future__ import annotations

import importlib
import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from itertools import islice
from multiprocessing.connection import wait as wait_for
from typing import Any, Final
from urllib.parse import urlsplit

from doomtable.errors import BadInput, ErrorText
from doomtable.lab.jobs import Job, JobResult, VersionMismatch, play

LOCAL: Final = "local"
DASK: Final = "dask"
PATIENCE: Final = 10.0
"""Seconds for a cluster to answer and to show a worker."""
AHEAD: Final = 4
"""Jobs handed out for each that can be played at a time: enough that nobody waits, few enough to take back."""
MOST_OF_AN_ERROR: Final = 200
"""Letters of a cluster's own error that are told."""

NOISY_LOGGERS: Final = ("distributed", "distributed.client", "tornado.application", "asyncio")
"""Who else would tell at length, and with tracebacks, what is said here in a sentence."""


class WorkersLost(Exception):
    """Workers are gone or cannot play; the text says why. What was played until then stands."""

    def __init__(self, text: ErrorText) -> None:
        super().__init__(text)
        self.text = text


def cores() -> int:
    """The processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0)) or 1
    return os.cpu_count() or 1


def scheduler_address(executor: str) -> str:
    """The address of a Dask scheduler that is meant, '' for this machine. Raises BadInput."""
    if executor == LOCAL:
        return ""
    address = urlsplit(executor)
    try:
        host, port = address.hostname, address.port
    except ValueError:
        host, port = None, None
    if address.scheme != DASK or not host or not port or address.path.strip("/"):
        raise BadInput("error-executor", name=executor[:60])
    return f"tcp://[{host}]:{port}" if ":" in host else f"tcp://{host}:{port}"


def run(jobs: Sequence[Job], executor: str, workers: int) -> Iterator[JobResult]:
    """Play the jobs and yield each game when it is done, in any order. Raises BadInput and WorkersLost."""
    address = scheduler_address(executor)
    if address:
        yield from _cluster(jobs, address)
    elif min(workers, len(jobs)) <= 1:
        yield from map(play, jobs)
    else:
        yield from _processes(jobs, min(workers, len(jobs)))


def _through(pool: Executor, jobs: Sequence[Job], ahead: int) -> Generator[JobResult, None, None]:
    """Hand the jobs out, a few at a time."""
    todo = iter(jobs)
    waiting = _submitted(pool, islice(todo, ahead))
    while waiting:
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        waiting |= _submitted(pool, islice(todo, len(done)))
        for future in done:
            yield _kept(future.result())


def _submitted(pool: Executor, jobs: Iterable[Job]) -> set[Future[JobResult]]:
    """Hand jobs out. A worker that is begun for one is born deaf to Ctrl-C; who hands out hears it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        return {pool.submit(play, job) for job in jobs}
    former = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return {pool.submit(play, job) for job in jobs}
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, former)


def _kept(game: JobResult) -> JobResult:
    """The same with every name of a card kept once, though each game brings its own copies."""
    one, other = (tuple(map(sys.intern, names)) for names in game.drawn)
    return game._replace(drawn=(one, other))


# ------------------------------------------------------------------------------------------------- this machine


def _processes(jobs: Sequence[Job], workers: int) -> Iterator[JobResult]:
    """Processes begun anew, the same on every system; a game in Python fills one processor."""
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=_begin)
    games = _through(pool, jobs, workers * AHEAD)
    try:
        with _politely(), closing(games):
            yield from games
        pool.shutdown()
    except BrokenProcessPool as error:
        raise WorkersLost(ErrorText("lab-lost-worker")) from error
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(multiprocessing.active_children()) - before:
            child.terminate()


def _begin() -> None:
    """Make a worker ready: Ctrl-C is for the one who hands out, and without that one there is nothing to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def outlive() -> None:
        wait_for([parent.sentinel])
        os._exit(1)

    threading.Thread(target=outlive, daemon=True).start()
    from doomtable.cards.catalogue import catalogue

    catalogue()


@contextmanager
def _politely() -> Iterator[None]:
    """A polite end of the program is taken as Ctrl-C, so that no worker is left behind."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(number: int, frame: object) -> None:
        raise KeyboardInterrupt

    former = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, former)


# ---------------------------------------------------------------------------------------------------- a cluster


def _cluster(jobs: Sequence[Job], address: str) -> Iterator[JobResult]:
    """The workers of a Dask cluster, as many as it has."""
    try:
        distributed: Any = importlib.import_module("distributed")
    except ImportError as error:
        raise BadInput("error-no-dask") from error
    for talker in NOISY_LOGGERS:
        logging.getLogger(talker).setLevel(logging.CRITICAL)
    try:
        client = distributed.Client(address, timeout=PATIENCE)
    except (OSError, TimeoutError, ValueError) as error:
        raise BadInput("error-no-scheduler", address=address) from error
    with client:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError as error:
            raise BadInput("error-no-workers", address=address) from error
        pool = client.get_executor(pure=False)
        games = _through(pool, jobs, sum(client.nthreads().values()) * AHEAD)
        try:
            with _politely(), closing(games):
                yield from games
        except VersionMismatch as error:
            raise WorkersLost(ErrorText("lab-lost-version")) from error
        except (ImportError, AttributeError) as error:
            raise WorkersLost(ErrorText("lab-lost-import", why=str(error))) from error
        except Exception as error:  # faults of games come as results: whatever is raised here is the cluster's
            why = " ".join(f"{type(error).__name__}: {error}".split())[:MOST_OF_AN_ERROR]
            raise WorkersLost(ErrorText("lab-lost-cluster", why=why)) from error
        finally:
            pool.shutdown(wait=False)
