"""Games in the network in another language: every screen says it, and a running game takes it at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from table.lan.test_lan_window import LanMatchScreen, hosted
from table.lan_hands import Guest, Hands, home, this_machine, window
from table.made_language import LANGUAGE, made_language
from table.reading import read
from table.window.test_language import foreign, speak

from doomtable.net.protocol.join_code import shown_code
from doomtable.table.kit.message import ShowTitle
from doomtable.table.lan.lan_sheets import ShowPeople
from doomtable.table.match.table_messages import AskToLeave, CloseSheet, OpenMenu, ShowStops
from doomtable.table.window.app import preload

__all__ = ["made_language"]

NAMES = ("Maren", "Bob", "Doomtrooper")


@pytest.fixture
def hands(tmp_path, monkeypatch, clock, made_language) -> Iterator[Hands]:
    home(tmp_path, monkeypatch)
    this_machine(monkeypatch)
    made = Hands(window(), clock)
    preload()
    yield made
    if made.window.network is not None:
        made.window.network.close()


def test_from_the_title_to_the_end_of_a_game(hands: Hands) -> None:
    with read() as lines:
        made = hands.window
        hands.frame()
        speak(made, LANGUAGE)
        code = hosted(hands)
        names = (*NAMES, shown_code(code))
        assert not foreign(made, lines, *names), "the lobby"
        bob = Guest(hands.net.loop, hands.lan_room.port, code, "Bob")
        hands.until(lambda: bob.remote.state == "here")
        assert not foreign(made, lines, *names), "somebody is there"
        bob.ready()
        hands.until(lambda: hands.scene.enabled(("begin", 0)))
        assert not foreign(made, lines, *names), "ready"
        hands.press("begin")
        hands.until(lambda: isinstance(hands.scene, LanMatchScreen))
        speak(made, "en")
        assert foreign(made, lines, *names), "all of it is English again"
        speak(made, LANGUAGE)
        assert not foreign(made, lines, *names), "the table"
        for asked in (ShowPeople(), OpenMenu(), ShowStops(), AskToLeave(ShowTitle())):
            hands.table.act(asked)
            assert not foreign(made, lines, *names), asked
            speak(made, "en")
            speak(made, LANGUAGE)
            assert hands.table.display.sheet is not None and not foreign(made, lines, *names), asked
            hands.table.act(CloseSheet())
