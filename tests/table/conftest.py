"""What tests of games in a network begin with: somebody at a window, and the network of others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from clocks import SharedClock
    from table.lan_hands import Hands

    from doomtable.net.guest.network_thread import NetworkThread


@pytest.fixture
def clock() -> SharedClock:
    """The clock of windows and networks."""
    from clocks import SharedClock

    return SharedClock()


@pytest.fixture
def hands(clock: SharedClock) -> Iterator[Hands]:
    """Somebody at a window."""
    from table.lan_hands import Hands, window

    made = Hands(window(), clock)
    yield made
    if made.window.network is not None:
        made.window.network.close()


@pytest.fixture
def loop(clock: SharedClock) -> Iterator[NetworkThread]:
    """The network of others."""
    from table.lan_hands import Turned

    made = Turned(clock)
    yield made
    made.close()
