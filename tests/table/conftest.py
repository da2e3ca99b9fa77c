"""What tests of games in a network begin with: somebody at a window, and the network of others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from table.lan_hands import Hands

    from doomtable.net.guest.network_thread import NetworkThread


@pytest.fixture
def hands() -> Iterator[Hands]:
    """Somebody at a window."""
    from table.lan_hands import Hands, window

    made = Hands(window())
    yield made
    if made.window.network is not None:
        made.window.network.close()


@pytest.fixture
def loop() -> Iterator[NetworkThread]:
    """The network of others."""
    from doomtable.net.guest.network_thread import NetworkThread

    made = NetworkThread()
    yield made
    made.close()
