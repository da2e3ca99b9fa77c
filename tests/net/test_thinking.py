"""Computer players that think elsewhere play at tables in the network: no table waits for them, they end with it."""

from __future__ import annotations

from types import SimpleNamespace

from net.parties import SHORT, Fixed, decks

from doomtable.ai.random_player import RandomPlayer
from doomtable.ai.search_process import BackgroundPlayer
from doomtable.cards.catalogue import catalogue
from doomtable.lan import lan_services
from doomtable.lan.lan_services import LanServices
from doomtable.net.host.members import REMOTE
from doomtable.net.host.room import Room
from doomtable.records.record import GameSetup
from doomtable.session.session import LOCAL


class Slow:
    """Has decided when it is asked a second time, and knows that it was left."""

    def __init__(self):
        self.asked, self.left = 0, False

    def think(self, decision, learn, see, rng):
        self.asked += 1
        return decision.options[0] if self.asked % 2 == 0 else None

    def close(self):
        self.left = True


class WithSlow(Fixed):
    """Services with one player that thinks."""

    def __init__(self):
        super().__init__(decks())
        self.slow = Slow()

    def players(self, kinds, setup):
        return [self.slow, RandomPlayer()]


def test_a_player_that_thinks_is_asked_again_as_time_goes_on_and_the_game_goes_on():
    now, calls = [0.0], []
    services = WithSlow()
    room = Room(services, ("search", "random"), "A" * 16, lambda: now[0], rules=SHORT)
    room.begin()
    room.when_run = lambda: calls.append(now[0])
    for _ in range(5):
        while room.run():
            pass
        before, asked = len(room.hosted.game.choices), services.slow.asked
        assert asked % 2 == 1, "it thinks"
        calls.clear()
        now[0] += 1.0
        room.tick()
        assert calls == [now[0]]
        room.run()
        assert services.slow.asked > asked and len(room.hosted.game.choices) > before


def test_whoever_thinks_is_left_with_the_game():
    services = WithSlow()
    room = Room(services, ("search", "random"), "A" * 16, lambda: 0.0, rules=SHORT)
    room.begin()
    assert not services.slow.left
    for _ in range(20_000):
        if room.phase != "playing":
            break
        room.run()
    assert (room.phase, services.slow.left) == ("over", True)


def test_all_who_think_at_a_table_share_one_process(monkeypatch):
    begun = []

    def start_search_process(prior, dealt, cards):
        begun.append(dealt)
        return SimpleNamespace(close=lambda: begun.append("closed"), cancel=lambda: None)

    monkeypatch.setattr(lan_services, "start_search_process", start_search_process)
    setup = GameSetup(decks()[:4], SHORT, catalogue().get, 1)
    services = LanServices(decks())
    assert {"search", "apostle"} < {*services.kinds()} and services.kinds()[0] == "greedy"
    people = services.players((REMOTE, "search:0.5", "apostle", "greedy"), setup)
    assert people[0] is LOCAL and len(begun) == 1
    one, other = people[1:3]
    assert isinstance(one, BackgroundPlayer) and isinstance(other, BackgroundPlayer)
    assert one.worker is other.worker and one.seconds == 0.5
    services.players((REMOTE, "greedy", "random"), setup)
    assert len(begun) == 1, "nobody thinks, so nothing is started"
