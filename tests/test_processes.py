"""The programs that tests start: what they inherit, and that nothing of them is left."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import processes
import pytest
from processes import POSIX, run, started

pytestmark = pytest.mark.skipif(not POSIX, reason="groups and signals are otherwise there")

FOR_EVER = "import signal, subprocess, sys; {}; print('here', flush=True); signal.pause()"
PARENT = FOR_EVER.format(
    "child = subprocess.Popen([sys.executable, '-c', 'print(1, flush=True); import signal; signal.pause()'], "
    "stdout=subprocess.PIPE); child.stdout.readline()"
)


def pipe() -> tuple[int, int]:
    """A pipe whose end comes when nobody is left who could write into it."""
    there, here = os.pipe()
    os.set_inheritable(here, True)
    return there, here


def test_a_program_has_the_signals_of_a_terminal_though_a_shell_took_them_away():
    told = "import signal; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        assert run([sys.executable, "-c", told]).stdout == "True\n"
    finally:
        signal.signal(signal.SIGINT, before)


def test_what_a_program_started_ends_with_it():
    there, here = pipe()
    code = PARENT.replace("stdout=subprocess.PIPE", f"stdout=subprocess.PIPE, pass_fds=({here},)")
    with started([sys.executable, "-c", code], stdout=subprocess.PIPE, pass_fds=(here,)) as program:
        os.close(here)
        assert program.stdout is not None and program.stdout.readline() == b"here\n"
    assert os.read(there, 1) == b""
    os.close(there)


def test_whoever_starts_a_program_and_is_killed_leaves_nothing():
    there, here = pipe()
    code = (
        f"import sys; sys.path.insert(0, {str(Path(processes.__file__).parent)!r}); import os, processes\n"
        f"with processes.started([sys.executable, '-c', {PARENT!r}], pass_fds=({here},), stdout=-1) as program:\n"
        f"    program.stdout.readline(); os.kill(os.getpid(), 9)\n"
    )
    with started([sys.executable, "-c", code], pass_fds=(here,)) as program:
        os.close(here)
        assert program.wait() == -signal.SIGKILL
        assert os.read(there, 1) == b""
    os.close(there)


def test_a_program_that_fails_is_told_with_what_it_said():
    with pytest.raises(AssertionError, match="no such thing"):
        run([sys.executable, "-c", "raise SystemExit('no such thing')"])
