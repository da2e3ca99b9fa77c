"""The window's end of games in the network: hosting and joining as the screens ask for it, and which of them is up.

Everything that waits does so in the network's own thread; the window looks once a frame what has come of it.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

import pygame

from doomtable import storage
from doomtable.errors import BadInput
from doomtable.net import discovery, security
from doomtable.net import protocol as P
from doomtable.net.client import Ticket
from doomtable.net.people import REMOTE
from doomtable.net.remote import Loop, Remote
from doomtable.net.room import Room
from doomtable.play import house, lan, tickets
from doomtable.play.hosting import Hosting, found, sit_down
from doomtable.records import report as reports
from doomtable.records import shelf as games
from doomtable.records.record import dealt
from doomtable.rules.ruleset import Ruleset
from doomtable.stops import QUIET, STOPS, Wishes
from doomtable.words import Words

from . import invitation
from .beginnings import Host, Invite, Join, Knock, Reopen
from .decks import Held, given, shelf
from .invitation import GUEST, MINE, Invitation
from .keys import Keys
from .parlour import Parlour, told
from .scans import Scans
from .scenes.hosting import HostingScene
from .scenes.joining import CODE, JoiningScene, Seen
from .scenes.keptlan import KeptLanScene
from .scenes.lantable import LanTable
from .scenes.lobby import LobbyScene
from .theme import Theme

if TYPE_CHECKING:
    from doomtable.settings import Settings

FAREWELL: Final = 4.0
"""Seconds for which a closing window waits until everybody has heard so."""
PACE: Final = 0.4
"""Seconds that computer players rest after a choice that is seen."""
NOT_OURS: Final = ("save", "save as", "report", "export", "again")
"""What a game at home can be asked for, and one in a network cannot."""


class Window(Protocol):
    """What the network needs of the window."""

    words: Words
    keys: Keys
    rules: Ruleset
    settings: Settings
    scans: Scans
    motion: int
    now: int
    away: int
    screen: pygame.Surface
    scene: Any
    network: Network | None

    @property
    def theme(self) -> Theme: ...
    def title(self, notice: str = "") -> Any: ...
    def put_away(self) -> None: ...
    def tell(self, text: str) -> None: ...


class Network:
    """What this window hosts, and where it sits: at most one table at a time."""

    def __init__(self) -> None:
        self.loop = Loop()
        self.hosting: Hosting | None = None
        self.room: Room | None = None
        self.remote: Remote | None = None
        self.parlour: Parlour | None = None
        self.ticket: Ticket | None = None
        self.name = ""
        self.held: Held | None = None
        self.seat = -1
        """The seat that the host wants for himself."""
        self.finding: Future[Ticket] | None = None
        self.join: Join | None = None
        """What is being joined."""
        self.lobby = False
        """Whether the player has gone back to the lobby from the end of a game."""
        self.found: tuple[discovery.Found, ...] = ()
        self._watching: Future[None] | None = None
        self._addresses: Future[tuple[str, ...]] | None = None
        """By which others may reach this machine; names are looked up for it, which may take long."""
        self._kept: tuple[object, ...] = ()
        self._farewell: Future[None] | None = None

    # -------------------------------------------------------------------------------------------------- finding

    def watch(self, watching: bool) -> None:
        """Look for hosts in this network, or no longer."""
        if watching and self._watching is None:
            self._watching = self.loop.begin(discovery.watch(self._found))
        elif not watching and self._watching is not None:
            self._watching.cancel()
            self._watching, self.found = None, ()

    def _found(self, hosts: tuple[discovery.Found, ...]) -> None:
        self.found = hosts

    # ----------------------------------------------------------------------------------------- coming, leaving

    def open(
        self, room: Room, port: int, held: Held, name: str, seat: int, token: str, stub: tickets.Stub | None = None
    ) -> None:  # fmt: skip
        """Open a table on a port, to sit down at it oneself as soon as it listens."""
        self.leave()
        self.room, self.hosting = room, Hosting(self.loop, [room], port, wait=False, after=self._farewell)
        self._addresses = self.loop.begin(asyncio.to_thread(discovery.own_addresses))
        self.held, self.name, self.seat = held, name, seat
        self.ticket = Ticket("127.0.0.1", port, room.code, token)
        if stub is not None:
            self.ticket.secret, self.ticket.stake = stub.secret, stub.stake

    def sit(self, ticket: Ticket, *, watch: bool = False, colour: int = 0) -> None:
        """Sit down at a table."""
        assert self.held is not None
        self.ticket, self.lobby, self._kept = ticket, False, ()
        self.remote = sit_down(self.loop, ticket, dealt(self.held.deck), self.name, watch=watch, colour=colour)

    def leave(self) -> None:
        """Leave the table, and close it if it is one's own: a game that is played there is kept first."""
        remote, hosting = self.remote, self.hosting
        if self.parlour is not None and self.parlour.table.phase in ("lobby", "over"):
            with suppress(BadInput):  # there is nothing to come back to
                tickets.drop(self.parlour.code)
        if self.finding is not None:
            self.finding.cancel()
        self.hosting = self.room = self.remote = self.parlour = self.finding = self.join = self._addresses = None
        self.lobby = False
        if hosting is not None:
            self._farewell = hosting.farewell(remote)
        elif remote is not None:
            self._farewell = remote.leaving()

    def close(self) -> None:
        """End it all, as the window closes."""
        self.watch(False)
        self.leave()
        if self._farewell is not None:
            with suppress(TimeoutError):
                self._farewell.result(FAREWELL)
        self.loop.close()

    def tell_addresses(self) -> None:
        """Let the lobby show where others find one's own table, as soon as that is known."""
        if self._addresses is not None and self._addresses.done() and self.parlour is not None:
            found = self._addresses.result()
            self._addresses = None
            public = tuple(one for one in found if not one.startswith("127.") and one != "::1")
            self.parlour.addresses = public or found

    def keep(self) -> None:
        """Keep the ticket, by which one comes back to the seat and can hold the proof against it. Raises BadInput."""
        if self.ticket is None or self.parlour is None:
            return
        now = self.ticket.token, self.ticket.stake
        if now != self._kept:
            self._kept = now
            tickets.keep(self.ticket, self.name, self.parlour.table.name)


# -------------------------------------------------------------------------------------------------------- messages


def obey(window: Window, message: object) -> bool:
    """Do what a message asks for, if it is about games in the network; whether it was."""
    net = of(window)
    if message == "host":
        show_hosting(window)
    elif message == "join":
        show_joining(window)
    elif message == "kept lan":
        show_kept(window)
    elif message == "stop joining" and isinstance(window.scene, JoiningScene):
        net.leave()
        window.scene.busy = ""
        window.scene.laid()
    elif message == "to lobby" and net.parlour is not None:
        net.lobby = True
        if net.parlour.host and net.parlour.table.phase == "over":
            net.parlour.rule("again")
    elif isinstance(message, Invite):
        show_hosting(window, made=message.made)
    elif isinstance(message, Knock):
        show_joining(window, "", message.code, message.address, message.name)
    elif isinstance(message, Host):
        host(window, message)
    elif isinstance(message, Join):
        join(window, message)
    elif isinstance(message, Reopen):
        reopen(window, message.path)
    elif net.parlour is not None and message in NOT_OURS:
        window.tell(window.words.say("room-not-kept-here"))
    else:
        return False
    return True


def of(window: Window) -> Network:
    """The window's network; it is made when it is first needed."""
    if window.network is None:
        window.network = Network()
    return window.network


def show_hosting(window: Window, said: str = "", made: Invitation | None = None) -> None:
    """The screen on which a table is made, as it was left."""
    last, why = invitation.remembered(window.rules)
    made = last if made is None else replace(made, name=made.name or last.name, table=made.table or last.table)
    said = said or (window.words.say("setup-not-read", why=why) if why else "")
    kept = len(house.kept_tables(games.games()))
    window.put_away()
    window.scene = HostingScene(
        window.words, window.theme, window.screen.get_size(), shelf(window.rules), made, kept, said, window.keys
    )


def show_joining(
    window: Window, said: str = "", code: str = "", address: str = "", name: str = ""
) -> None:
    """The screen on which a table is joined."""
    made, _ = invitation.remembered(window.rules)
    deck = next((place.deck for place in made.places if place.kind == MINE), "")
    window.put_away()
    window.scene = JoiningScene(
        window.words, window.theme, window.screen.get_size(), shelf(window.rules), name or made.name, deck,
        window.keys, code, address,
    )  # fmt: skip
    if said:
        window.scene.told(said)


def show_kept(window: Window) -> None:
    """The games in the network that can be gone on with."""
    window.scene = KeptLanScene(
        window.words, window.theme, window.screen.get_size(), house.kept_tables(games.games()), window.keys
    )


def host(window: Window, message: Host) -> None:
    """Open a table to others, and remember how it was."""
    made, words = message.made, window.words
    with suppress(BadInput):  # the table can be opened all the same
        invitation.remember(made)
    token = security.new_token()
    name = made.name or words.say("setup-lone-name")
    own = next((held for place, held in zip(made.places, message.decks, strict=True) if place.kind == MINE), None)
    spare = given(shelf(window.rules), [""])[0]
    decks = tuple((held or own or spare).deck for held in message.decks if held or own or spare)  # type: ignore[union-attr]
    kinds = tuple(REMOTE if place.kind in (MINE, GUEST) else place.kind for place in made.places)
    table = lan.Table(
        kinds, decks, made.rules(window.rules), made.table or words.say("host-table-of", name=name), made.wait * 60,
        made.clock * 60, made.watchers, games.games(), token, made.quiet, words.say("setup-lone-computer"), PACE,
    )  # fmt: skip
    held = own or spare
    if held is not None:
        of(window).open(lan.room_of(table), made.port, held, name, made.mine, token)
        _opening(window)


def reopen(window: Window, path: Path) -> None:
    """Open the table of a kept game again: those who sat there come back with the same code."""
    made, _ = invitation.remembered(window.rules)
    held = given(shelf(window.rules), [""])[0]
    if held is None:
        return
    token, words = security.new_token(), window.words
    table = lan.Table(
        (), (held.deck,), window.rules, made.table or words.say("host-table-of", name=made.name), made.wait * 60, 0,
        made.watchers, path.parent, token, made.quiet, words.say("setup-lone-computer"), PACE,
    )  # fmt: skip
    try:
        room = lan.resumed(path, table)
    except BadInput as error:
        window.tell(str(error))
        return
    stub = tickets.of(room.code)
    seated = {one.token for one in room.members.values()}
    if stub is not None and security.hashed(stub.token) in seated:
        of(window).open(room, made.port, held, stub.name, -1, stub.token, stub)
    else:  # the host had no seat, or his ticket is lost: he rules all the same
        of(window).open(room, made.port, held, made.name or words.say("setup-lone-name"), -1, token)
    _opening(window)


def _opening(window: Window) -> None:
    """Show that the table is being opened."""
    made, _ = invitation.remembered(window.rules)
    if not isinstance(window.scene, HostingScene):
        window.scene = HostingScene(
            window.words, window.theme, window.screen.get_size(), shelf(window.rules), made, 0, "", window.keys
        )
    window.scene.opening = True
    window.scene.dirty = True


def join(window: Window, message: Join) -> None:
    """Look for a table, to knock as soon as it is found."""
    made, _ = invitation.remembered(window.rules)
    with suppress(BadInput):  # the name is asked for again then
        invitation.remember(_known(made, message))
    net = of(window)
    net.leave()
    net.join, net.held, net.seat = message, message.held, -1
    net.name = message.name or window.words.say("setup-lone-name")
    code = message.code
    if message.address:
        net.finding = found(net.loop, message.address, code)
    else:
        net.finding = found(net.loop, code)
    window.scene.busy = window.words.say("join-looking")
    window.scene.laid()


def _known(made: Invitation, message: Join) -> Invitation:
    """What is remembered of somebody who joins: his name and his deck."""
    if made.mine >= 0:
        made = made.placed(made.mine, replace(made.places[made.mine], deck=message.held.key))
    return replace(made, name=message.name)


# --------------------------------------------------------------------------------------------------- once a frame


def look(window: Window) -> None:
    """See what has come of what was asked of the network, and put up the screen that belongs to it."""
    net = window.network
    if net is None:
        return
    scene = window.scene
    net.watch(isinstance(scene, JoiningScene))
    if isinstance(scene, JoiningScene):
        _list(net, scene)
    if isinstance(scene, HostingScene) and scene.opening and net.hosting is not None and net.remote is None:
        _opened(window, net, scene)
    if isinstance(scene, JoiningScene) and net.finding is not None and net.finding.done():
        _was_found(window, net, scene)
    if net.remote is not None and isinstance(scene, HostingScene | JoiningScene | LobbyScene | LanTable):
        _at_table(window, net)


def _list(net: Network, scene: JoiningScene) -> None:
    """The tables that were found, those with a seat of one's own first."""
    stubs = {security.sign(one.code): one for one in tickets_of(net)}
    rows = []
    for one in net.found:
        stub = stubs.pop(one.sign, None)
        address = next((a for a in one.addresses if "." in a), one.addresses[0])
        code = stub.code if stub is not None else ""
        rows.append(Seen(one.name, address, one.port, one.sign, code, one.protocol == P.PROTOCOL))
    rows += [Seen(one.table, one.address, one.port, sign, one.code) for sign, one in [*stubs.items()][:3]]
    scene.lists(sorted(rows, key=lambda one: not one.code))
    signs = (security.sign(scene.code),) if len(scene.code) == CODE else ()
    if signs != scene.signs:
        scene.signs, scene.dirty = signs, True


_stubs: dict[str, Any] = {}


def tickets_of(net: Network) -> tuple[tickets.Stub, ...]:
    """The tickets of this player, read again when their file changes."""
    path = tickets.file()
    stamp = path.stat().st_mtime_ns if path.exists() else 0
    if _stubs.get("stamp") != (str(path), stamp):
        _stubs["stamp"], _stubs["kept"] = (str(path), stamp), tickets.kept()
    kept: tuple[tickets.Stub, ...] = _stubs["kept"]
    return kept


def _opened(window: Window, net: Network, scene: HostingScene) -> None:
    """The table listens, and the host sits down; or it does not, and he is told why."""
    hosting = net.hosting
    assert hosting is not None
    if hosting.trouble is not None:
        why, words = hosting.trouble, window.words
        net.leave()
        scene.opening = False
        if isinstance(why, lan.PortTaken):
            scene.told(words.say("host-port-taken", port=str(why.port), why=why.why), "blood")
        else:
            scene.told(words.say("host-not-opened", why=storage.why(why)), "blood")  # type: ignore[arg-type]
    elif hosting.listening and net.ticket is not None:
        net.ticket.port = hosting.port
        net.sit(net.ticket, watch=net.seat < 0, colour=max(0, net.seat))


def _was_found(window: Window, net: Network, scene: JoiningScene) -> None:
    """The table was found, and one knocks; or it was not, and one is told so."""
    finding, net.finding = net.finding, None
    assert finding is not None and net.join is not None
    stub, wish, words = tickets.of(net.join.code), net.join, window.words
    try:
        ticket = finding.result()
    except lan.NoHost:
        if stub is None:
            _refused(scene, words.say("join-not-found"))
            return
        ticket = stub.ticket()
    except BadInput:
        _refused(scene, words.say("join-bad-address", address=wish.address[:40]))
        return
    if stub is not None and stub.token:
        ticket.token, ticket.secret, ticket.stake = stub.token, stub.secret, stub.stake
    scene.busy = words.say("join-knocking")
    scene.laid()
    net.sit(ticket, watch=wish.watch)


def _refused(scene: JoiningScene, why: str) -> None:
    """Joining came to nothing: the form keeps what was typed."""
    scene.busy = ""
    scene.told(why)
    scene.laid()


def _at_table(window: Window, net: Network) -> None:
    """Somebody sits at a table, is on his way to it, or has just lost it."""
    remote = net.remote
    assert remote is not None
    if remote.state == "over":
        _gone(window, net, remote)
        return
    if net.parlour is None and remote.state == "here":
        _entered(window, net, remote)
    if net.parlour is None:
        return
    with suppress(BadInput):  # then one comes back by the host's leave only
        net.keep()
    net.tell_addresses()
    if net.parlour.table.phase == "stopped":
        _stopped(window, net)
        return
    scene, table = window.scene, net.parlour.table
    if net.parlour.playing:
        net.lobby = False
        if not isinstance(scene, LanTable) or scene.game != remote.client.heard.game:
            _show_table(window, net)
    elif not isinstance(scene, LobbyScene):
        seen_out = isinstance(scene, LanTable) and not net.lobby and table.phase in ("over", "lobby", "playing")
        if not seen_out:
            window.scene = LobbyScene(
                window.words, window.theme, window.screen.get_size(), net.parlour, shelf(window.rules), window.keys
            )


def _entered(window: Window, net: Network, remote: Remote) -> None:
    """One is in: the host takes the seat that he wanted."""
    assert net.ticket is not None and net.held is not None
    hosting = net.hosting
    net.parlour = Parlour(remote, net.ticket.code, net.held, (), hosting.port if hosting is not None else 0)
    if hosting is not None and net.seat >= 0 and remote.seat != net.seat:
        net.parlour.sit(net.seat)


def _show_table(window: Window, net: Network) -> None:
    """Put the table up."""
    assert net.parlour is not None
    seat = net.parlour.seat
    if seat >= 0:
        passed = frozenset(stop for stop in STOPS if not window.settings.stops.get(stop, stop not in QUIET))
        net.parlour.remote.wishes.setdefault(seat, Wishes(passed))
    scene = LanTable(
        net.parlour, window.words, window.theme, window.screen.get_size(), window.keys, window.scans, window.motion
    )
    scene.now = window.now - window.away
    window.scene = scene


def _stopped(window: Window, net: Network) -> None:
    """The game was saved, or stopped on a fault: everybody leaves."""
    assert net.parlour is not None and net.ticket is not None
    table, words, hosts = net.parlour.table, window.words, net.hosting is not None
    if table.saved:
        why = words.say("room-saved-host" if hosts else "room-saved")
    else:
        why = told((str(table.aborted[0]), tuple(table.aborted[1:])), words) if table.aborted else ""
    ticket = net.ticket
    net.leave()
    if hosts:
        window.put_away()
        window.scene = window.title(why)
    else:
        show_joining(window, why, ticket.code, _typed(ticket))


def _gone(window: Window, net: Network, remote: Remote) -> None:
    """There is no way in, or no way back: the form says why, with what was typed."""
    (code, args), words, ticket = remote.why, window.words, net.ticket
    assert ticket is not None
    entered = net.parlour is not None
    if code == "no_token" and ticket.token and net.hosting is None:
        with suppress(BadInput):
            tickets.drop(ticket.code)
        net.parlour = None
        net.sit(Ticket(ticket.address, ticket.port, ticket.code), watch=bool(net.join and net.join.watch))
        return
    if code == "lost":
        why = words.say("join-lost", address=_typed(ticket))
    else:
        why = told((code, args), words)
        why = words.say("join-refused-full", why=why) if code == "full" else why
    scene = window.scene
    hosts = net.hosting is not None
    net.leave()
    if isinstance(scene, JoiningScene):
        _refused(scene, why)
    elif hosts:
        show_hosting(window, why)
    elif entered:
        show_joining(window, why, ticket.code, _typed(ticket))


def broken(window: Window, error: Exception) -> None:
    """A screen stopped at what the host told: the table is left, the form says so, a report is kept."""
    net = of(window)
    ticket, hosts, words = net.ticket, net.hosting is not None, window.words
    assert ticket is not None
    try:
        told = words.say("join-broken", file=str(reports.traced(error, "lan")))
    except BadInput as refused:
        told = words.say("join-broken-lost", why=str(refused))
    net.leave()
    if hosts:
        show_hosting(window, told)
    else:
        show_joining(window, told, ticket.code, _typed(ticket))


def _typed(ticket: Ticket) -> str:
    """Where a table is, as it is typed."""
    address = f"[{ticket.address}]" if ":" in ticket.address else ticket.address
    return f"{address}:{ticket.port}"
