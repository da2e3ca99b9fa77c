"""Somebody at a window who hosts or joins a game in the network, with a mouse and keys; and guests without a window."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pygame
import pytest
from clocks import SharedClock
from net.parties import unannounced

from doomtable import rulesets
from doomtable.ai.players import program
from doomtable.cards.catalogue import catalogue
from doomtable.files import storage
from doomtable.files.decks import read_deck, ready_decks
from doomtable.lan.background_host import join_room
from doomtable.lan.lan_boosters import ComputerDrafter
from doomtable.lan.lan_services import program_info
from doomtable.net import protocol as P
from doomtable.net.guest import bot
from doomtable.net.guest.client import Client, Ticket
from doomtable.net.guest.network_thread import NetworkThread
from doomtable.net.guest.remote_session import RemoteSession
from doomtable.net.guest.shuffle_proof import GuestDeal
from doomtable.net.protocol.key_box import new_secret
from doomtable.records.record import game_deck
from doomtable.rules.game import Deck
from doomtable.rules.view_parts import OptionView
from doomtable.session.player_rng import PlayerRng
from doomtable.table.kit.form_screen import FormScreen
from doomtable.table.lan import host_screen, host_settings
from doomtable.table.lan.lan_connection import LanConnection
from doomtable.table.lan.lan_match_screen import LanMatchScreen
from doomtable.table.lan.lan_room import LanRoom
from doomtable.table.match import card_input
from doomtable.table.new_game import session_setup
from doomtable.table.window import lan_commands
from doomtable.table.window.app import open_window
from doomtable.table.window.main_window import MainWindow

GOAL = 4
"""Promotion points of games that are soon over."""
LONG = 120.0
"""Seconds of the shared clock after which something is not going to happen."""
STEP = 0.02
"""Seconds of it between two looks."""


def deck(number: int = 0) -> Deck:
    """A ready deck."""
    paths = ready_decks()
    return game_deck(read_deck(paths[number % len(paths)], catalogue().names))


def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player's own files, and no quiet after plays unless it is wished."""
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / name)
    host_settings.remember(host_settings.HostSettings(quiet=0))


def this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of the real network, any free port, and computer players that do not rest."""
    unannounced(monkeypatch)
    for module in (host_settings, host_screen):
        monkeypatch.setattr(module, "PORTS", (0, 65535))
    monkeypatch.setattr(lan_commands, "PACE", 0.0)


def window(size: tuple[int, int] = (1280, 800), goal: int = GOAL) -> MainWindow:
    """A window at its title screen, where nothing moves."""
    pygame.display.init()
    pygame.font.init()
    made = open_window(size, rulesets.get("second", {"goal_p": goal}), 1)
    made.motion, made.pace = 0, ""
    return made


class Chooser:
    """Somebody who knows the game, at any seat."""

    def __init__(self, seed: int) -> None:
        self.player, self.seed = program("greedy", catalogue().get), seed

    def choice(self, remote: RemoteSession, seat: int) -> OptionView:
        """What he would choose."""
        seen = remote.view(seat)
        assert seen.decision is not None
        chance = PlayerRng(self.seed, seat)
        chance.begin(remote.client.received.update.choices)  # type: ignore[union-attr]
        return self.player.choose(seen.decision, lambda: seen, chance)  # type: ignore[union-attr]


class Turned(NetworkThread):
    """A loop that goes by a shared clock: time passes while somebody waits for it, and never by itself."""

    def __init__(self, clock: SharedClock) -> None:
        self.shared = clock
        super().__init__(clock.loop())

    def result(self, future: Future[Any], seconds: float) -> Any:
        until = self.shared.now + seconds
        while not future.done() and self.shared.now < until:
            self.shared.turn(0 if self.shared.working else STEP)
        return future.result(0)

    def close(self, seconds: float | None = None) -> None:
        super().close(seconds)


class Hands:
    """Somebody at a window, whose network goes by a clock that passes with the frames; none of them is drawn."""

    def __init__(self, made: MainWindow, clock: SharedClock, *, draw: bool = False) -> None:
        self.window, self.clock, self.draw = made, clock, draw
        made.network = LanConnection(Turned(clock))
        self.chooser = Chooser(1)
        self.now = 0

    @property
    def scene(self) -> Any:
        """What is up."""
        return self.window.scene

    @property
    def net(self) -> LanConnection:
        """The window's network."""
        assert self.window.network is not None
        return self.window.network

    @property
    def lan_room(self) -> LanRoom:
        """Where the player sits."""
        assert self.net.lan_room is not None
        return self.net.lan_room

    @property
    def table(self) -> LanMatchScreen:
        """The game."""
        assert isinstance(self.scene, LanMatchScreen)
        return self.scene

    def frame(self, milliseconds: int = 20) -> None:
        """Time passes."""
        self.now += milliseconds
        self.clock.turn(milliseconds / 1000)
        self.window.advance(self.now)
        if self.draw:
            self.window.draw()

    def until(self, true: Callable[[], object]) -> None:
        """Time passes until something is so."""
        waited = 0
        while not true():
            assert waited < LONG, f"never came true; {type(self.scene).__name__} {getattr(self.scene, 'said', '')}"
            waited += 0 if self.clock.working else STEP
            self.frame()

    def key(self, key: int, mod: int = 0) -> None:
        """A key."""
        self.window.take(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))

    def type(self, text: str) -> None:
        """Letters."""
        self.window.take(pygame.event.Event(pygame.TEXTINPUT, text=text))

    def click(self, place: tuple[int, int]) -> None:
        """The mouse."""
        self.window.take(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.window.take(pygame.event.Event(kind, pos=place, button=1))
        self.frame()

    def press(self, what: str, n: int = 0) -> None:
        """Press something on a form with the mouse."""
        self.frame()
        assert isinstance(self.scene, FormScreen)
        assert self.scene.enabled((what, n)), (what, n, self.scene.said)
        self.click(self.scene.stops[what, n].center)

    def button(self, message: object) -> None:
        """Press the button that means something, at a table or on the title screen."""
        scene = self.scene
        buttons = scene.every_button() if isinstance(scene, LanMatchScreen) else scene.buttons
        found = next(b for b in buttons if b.message == message and b.enabled)
        self.click(found.rect.center)

    def choose(self) -> None:
        """Choose something where one is asked."""
        port = self.table.seats.port
        seat = port.pending_human()
        if seat is not None:
            card_input.choose(self.table, self.chooser.choice(port, seat))


class Guest:
    """A guest without a window: a seat that a test or a computer player has."""

    def __init__(
        self, loop: NetworkThread, port: int, code: str, name: str, number: int = 1, token: str = "", secret: str = ""
    ) -> None:
        self.ticket = Ticket("127.0.0.1", port, code, token, secret)
        self.remote: RemoteSession = join_room(loop, self.ticket, deck(number), name)
        self.chooser = Chooser(2)

    def choose(self) -> None:
        """Choose something where one is asked."""
        seat = self.remote.pending_human()
        if seat is not None:
            self.remote.choose(seat, self.chooser.choice(self.remote, seat))

    def ready(self) -> None:
        """Says that he is ready."""
        assert self.remote.table is not None
        self.remote.ask(P.Ready, ready=True, terms=self.remote.table.terms.number)


class Player:
    """A guest that plays by itself until it is let go."""

    def __init__(
        self, loop: NetworkThread, port: int, code: str, name: str, number: int = 1, kind: str = "greedy",
        ticket: Ticket | None = None,
    ) -> None:  # fmt: skip
        """With the `ticket` of a seat he comes back to it."""
        secret, key = new_secret()
        self.loop = loop
        self.ticket = ticket or Ticket("127.0.0.1", port, code, secret=secret)
        self.ticket.port = port

        async def joined() -> None:
            self.client = Client(self.ticket, program_info(), name, key=key)
            self.deal = GuestDeal(self.client, deck(number))
            self.bot = bot.Bot(self.client, program(kind, catalogue().get), 3, ComputerDrafter())
            self.bot.deal = self.deal

        loop.wait(joined())
        self.staying = loop.begin(self.client.stay())

    def leave(self) -> None:
        """Goes for good."""
        self.loop.wait(self.client.leave(), 5.0)


def ready(made: MainWindow) -> str:
    """The name of the deck that a quick game would begin with."""
    return session_setup.quick_decks(made.rules)[0].name
