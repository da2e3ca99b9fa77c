"""A window at a table that somebody means to break: it leaves with a sentence, and stays open."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from table.lanhands import Guest, Hands, home, window
from table.test_lan import elsewhere, hosted, joined

from doomtable.net.remote import Loop
from doomtable.table import network
from doomtable.table.scenes.hosting import HostingScene
from doomtable.table.scenes.joining import JoiningScene
from doomtable.table.scenes.lobby import LobbyScene


@pytest.fixture(autouse=True)
def own(tmp_path, monkeypatch) -> None:
    home(tmp_path, monkeypatch)
    monkeypatch.setattr(network, "PACE", 0.0)


@pytest.fixture
def hands() -> Iterator[Hands]:
    """Somebody at a window."""
    made = Hands(window())
    yield made
    if made.window.network is not None:
        made.window.network.close()


@pytest.fixture
def loop() -> Iterator[Loop]:
    """The network of others."""
    made = Loop()
    yield made
    made.close()


def breaks(*_: object) -> None:
    """What a screen does that meets something that must not be."""
    raise IndexError("seat 9")


@pytest.mark.parametrize("where", ["update", "draw", "handle"])
@pytest.mark.parametrize("hosts", [True, False])
def test_a_screen_that_stops_at_what_a_host_told_leaves_the_table_and_not_the_window(
    hands: Hands, loop: Loop, tmp_path, monkeypatch, where, hosts
) -> None:
    other = None if hosts else elsewhere(loop)
    if other is None:
        hosted(hands)
    else:
        joined(hands, other.port)
        hands.until(lambda: isinstance(hands.scene, LobbyScene))
    monkeypatch.setattr(hands.scene, where, breaks)
    hands.scene.dirty = True
    if where == "handle":
        hands.key(pygame.K_TAB)
    hands.frame()
    assert isinstance(hands.scene, HostingScene if hosts else JoiningScene)
    (report,) = (tmp_path / "reports").iterdir()
    assert report.name in hands.scene.said and "seat 9" in report.read_text()
    assert hands.net.parlour is None
    hands.frame()
    if other is not None:
        other.close()


def test_a_card_of_any_name_in_a_deck_crashes_no_window(hands: Hands, loop: Loop) -> None:
    from doomtable.rules.game import Deck

    code = hosted(hands)
    guest = Guest(loop, hands.net.hosting.port, code, "Eve")
    hands.until(lambda: guest.remote.state == "here")
    guest.remote.stakes.deck = Deck(("a\u0000b\u202e" + "x" * 90,) * 60, (), "Bad")
    guest.ready()
    hands.until(lambda: hands.scene.enabled(("begin", 0)))
    hands.press("begin")
    hands.until(lambda: hands.parlour.table.aborted)
    hands.frame()
    assert isinstance(hands.scene, LobbyScene) and "\u0000" not in hands.scene.said and "xxx" not in hands.scene.said
    guest.remote.leave()
