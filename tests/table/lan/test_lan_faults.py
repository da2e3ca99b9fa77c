"""A window at a table that somebody means to break: it leaves with a sentence, and stays open."""

from __future__ import annotations

import threading

import pygame
import pytest
from groups import first_and_rest
from table.lan.test_lan_window import begun, elsewhere, hosted, joined
from table.lan_hands import Guest, Hands, home, this_machine

from doomtable.net.guest.network_thread import NetworkThread
from doomtable.table.kit.sheet import Sheet
from doomtable.table.lan import lan_connection
from doomtable.table.lan.host_screen import HostScreen
from doomtable.table.lan.join_screen import JoinScreen
from doomtable.table.lan.lan_match_screen import LanMatchScreen
from doomtable.table.lan.lan_sheets import ended
from doomtable.table.lan.lobby_screen import LobbyScreen


@pytest.fixture(autouse=True)
def own(tmp_path, monkeypatch) -> None:
    home(tmp_path, monkeypatch)
    this_machine(monkeypatch)


def breaks(*_: object) -> None:
    """What a screen does that meets something that must not be."""
    raise IndexError("seat 9")


@pytest.mark.parametrize("where", ["update", "draw", "handle"])
@pytest.mark.parametrize("hosts", first_and_rest(1, [True, False]))
def test_a_screen_that_stops_at_what_a_host_told_leaves_the_table_and_not_the_window(
    hands: Hands, loop: NetworkThread, tmp_path, monkeypatch, where, hosts
) -> None:
    other = None if hosts else elsewhere(loop)
    if other is None:
        hosted(hands)
    else:
        joined(hands, other.port)
        hands.until(lambda: isinstance(hands.scene, LobbyScreen))
    hands.draw = True
    monkeypatch.setattr(hands.scene, where, breaks)
    hands.scene.dirty = True
    if where == "handle":
        hands.key(pygame.K_TAB)
    hands.frame()
    assert isinstance(hands.scene, HostScreen if hosts else JoinScreen)
    (report,) = (tmp_path / "reports").iterdir()
    assert report.name in hands.scene.said and "seat 9" in report.read_text()
    assert hands.net.lan_room is None
    hands.frame()
    if other is not None:
        other.close()


def test_a_card_of_any_name_in_a_deck_crashes_no_window(hands: Hands, loop: NetworkThread) -> None:
    from doomtable.rules.game import Deck

    code = hosted(hands)
    guest = Guest(loop, hands.net.hosting.port, code, "Eve")
    hands.until(lambda: guest.remote.state == "here")
    guest.remote.deal.deck = Deck(("a\u0000b\u202e" + "x" * 90,) * 60, (), "Bad")
    guest.ready()
    hands.until(lambda: hands.scene.enabled(("begin", 0)))
    hands.press("begin")
    hands.until(lambda: hands.lan_room.table.aborted)
    hands.frame()
    assert isinstance(hands.scene, LobbyScreen) and "\u0000" not in hands.scene.said and "xxx" not in hands.scene.said
    guest.remote.leave()


def test_a_player_is_told_when_the_game_is_not_kept_any_more(hands: Hands) -> None:
    guest = begun(hands)
    save_writer = hands.net.room.hosted.save_writer
    save_writer.write_error = "No space left on device"
    hands.until(lambda: hands.lan_room.table.unkept or (hands.choose(), guest.choose()) is None)
    hands.frame()
    say = hands.window.words.say
    assert say("net-not-kept") in [text for text, _ in hands.table.display.notices]
    hands.table.display.notices.clear()
    hands.lan_room.rule("save")
    hands.until(lambda: hands.table.display.notices)
    assert isinstance(hands.scene, LanMatchScreen) and hands.net.room.phase == "playing"
    guest.remote.leave()


def test_looking_up_one_s_own_addresses_holds_no_frame(hands: Hands, monkeypatch) -> None:
    looked, known = [], threading.Event()

    def slow() -> tuple[str, ...]:
        looked.append(threading.current_thread())
        known.wait()
        return ("192.0.2.7", "127.0.0.1")

    monkeypatch.setattr(lan_connection.discovery, "own_addresses", slow)
    hosted(hands)
    assert hands.lan_room.addresses == ()
    known.set()
    hands.until(lambda: hands.lan_room.addresses)
    assert hands.lan_room.addresses == ("192.0.2.7",) and threading.main_thread() not in looked
    assert hands.net.loop._thread not in looked
    hands.frame()
    assert hands.scene.at.addresses.h > 0, "the lobby shows it as soon as it is known"


def test_a_deal_that_was_left_out_is_said_in_words(hands: Hands) -> None:
    words = hands.window.words
    sheet = ended(Sheet("over", "X", (), ()), words, hands.window.keys, ("unproved",))
    assert sheet.lines[-1][0] == words.say("room-unproved")
