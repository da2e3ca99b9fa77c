"""Programs that tests start: with the signals of a terminal, in a group of their own, which ends with the test."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from typing import Any

POSIX = os.name == "posix"
KEEPER = """
import os, signal, sys
groups = set()
for line in sys.stdin:
    (groups.add if line[0] == "+" else groups.discard)(int(line[1:]))
for group in groups:
    try:
        os.killpg(group, signal.SIGKILL)
    except ProcessLookupError:
        pass
"""
"""Ends what is left when whoever started it has died, however that came about."""
DEFAULT_SIGNALS = """
import os, signal, sys
for number in (signal.SIGINT, signal.SIGHUP, signal.SIGTERM, signal.SIGQUIT):
    signal.signal(number, signal.SIG_DFL)
os.execvp(sys.argv[1], sys.argv[1:])
"""
"""Becomes the program with the signals of a terminal: a shell ignores SIGINT for what runs in the background, nohup
SIGHUP, and both are inherited. A `preexec_fn` could not do it safely beside threads."""


@contextmanager
def started(words: Sequence[object], **more: Any) -> Iterator[subprocess.Popen[Any]]:
    """A program that runs; at the end it is killed, and with it all that it started."""
    before = (sys.executable, "-IS", "-c", DEFAULT_SIGNALS) if POSIX else ()
    program = subprocess.Popen([str(word) for word in (*before, *words)], start_new_session=POSIX, **more)
    try:
        _keep("+", program)
        yield program
    finally:
        end(program)
        _keep("-", program)
        for pipe in filter(None, (program.stdin, program.stdout, program.stderr)):
            with suppress(BrokenPipeError):
                pipe.close()


def run(words: Sequence[object], *, status: int = 0, **more: Any) -> subprocess.CompletedProcess[str]:
    """A program that has run, with what it wrote. Raises AssertionError, with that, for another status."""
    with started(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **more) as program:
        out, err = program.communicate()
    done = subprocess.CompletedProcess(program.args, program.returncode, out, err)
    if done.returncode != status:
        raise AssertionError(f"{done.args} ended with {done.returncode}: {done.stdout}{done.stderr}")
    return done


def until(true: Callable[[], object]) -> None:
    """Wait until something of another process is so, however long it takes."""
    while not true():
        time.sleep(0.005)


def end(program: subprocess.Popen[Any]) -> None:
    """Kill a program with all that it started."""
    if POSIX:
        with suppress(ProcessLookupError):
            os.killpg(program.pid, signal.SIGKILL)
    program.kill()
    program.wait()


def _keep(sign: str, program: subprocess.Popen[Any]) -> None:
    if POSIX:
        pipe = _keeper().stdin
        assert pipe is not None
        pipe.write(f"{sign}{program.pid}\n")
        pipe.flush()


@cache
def _keeper() -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-I", "-S", "-c", KEEPER], stdin=subprocess.PIPE, text=True, start_new_session=True
    )
