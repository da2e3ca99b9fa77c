"""Conceding in the network: the host carries it out for whoever asks, says no where others play on, and proves it."""

from __future__ import annotations

import pygame
import pytest
from table.lan.test_lan_window import CODE, begun, elsewhere, joined, played
from table.lan_hands import Guest, Hands, home, this_machine

from doomtable.net.guest.network_thread import NetworkThread
from doomtable.net.host.members import REMOTE
from doomtable.rules.game import CONCEDED
from doomtable.table.lan.lan_match_screen import LanMatchScreen
from doomtable.table.lan.lobby_screen import LobbyScreen
from doomtable.table.match.table_messages import AskToConcede, GiveUp


@pytest.fixture(autouse=True)
def own(tmp_path, monkeypatch) -> None:
    home(tmp_path, monkeypatch)
    this_machine(monkeypatch)


@pytest.mark.parametrize("mine", [True, False])
def test_one_gives_up_in_the_own_or_the_other_s_turn_and_it_is_proved(hands: Hands, mine: bool) -> None:
    guest = begun(hands)
    while hands.table.display.view.turn.seat != (0 if mine else 1):
        played(hands, guest, most=1)
    hands.key(pygame.K_ESCAPE)
    hands.button(AskToConcede())
    hands.button(GiveUp())
    hands.until(lambda: hands.table.display.view.outcome is not None)
    assert hands.table.display.view.outcome == (CONCEDED, (1,))
    hands.until(lambda: hands.table.proof is not None and hands.table.proof.done())
    assert hands.table.proof is not None and hands.table.proof.result() == ()
    guest.remote.leave()


def test_among_three_the_host_says_when_one_may_give_up(hands: Hands, loop: NetworkThread) -> None:
    table = elsewhere(loop, (REMOTE, REMOTE, "greedy"))
    other = Guest(loop, table.port, CODE, "Ann")
    hands.until(lambda: other.remote.state == "here")
    joined(hands, table.port)
    hands.until(lambda: isinstance(hands.scene, LobbyScreen))
    other.ready()
    hands.key(pygame.K_SPACE)
    hands.until(lambda: isinstance(hands.scene, LanMatchScreen))
    room, me = table.rooms[0], hands.lan_room.seat
    hands.until(lambda: room.hosted is not None and room.hosted.game.decision is not None)
    assert room.hosted is not None
    while room.hosted.game.may_concede(me):
        played(hands, other, most=1)
    hands.lan_room.remote.concede(me)
    refused = hands.window.words.say("net-no-concession")
    hands.until(lambda: refused in [text for text, _ in hands.table.display.notices])
    while not room.hosted.game.may_concede(me):
        played(hands, other, most=1)
    hands.lan_room.remote.concede(me)
    hands.until(lambda: hands.table.display.view.players[me].out)
    assert hands.table.display.view.outcome is None
    table.close()
