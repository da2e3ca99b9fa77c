"""One check over many cases inside one test: every case that it does not hold for is named, with what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

Case = TypeVar("Case")


def check_each(check: Callable[[Case], object], cases: Iterable[Case], name: Callable[[Case], str] = str) -> None:
    """Fail with the names of all cases for which the check raises anything, and with what it raised."""
    count, faults = 0, []
    for case in cases:
        count += 1
        try:
            check(case)
        except Exception as error:  # an assertion or a crash: either way this case is wrong
            faults.append(f"{name(case)}: {type(error).__name__}: {error}")
    assert count, "there is no case to check"
    assert not faults, f"{len(faults)} of {count} are wrong:\n" + "\n".join(faults)
