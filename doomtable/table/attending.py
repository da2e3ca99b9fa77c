"""Once a frame: what has come of what was asked of the network, and which screen belongs to it."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from doomtable.errors import BadInput
from doomtable.files import storage
from doomtable.net import protocol as P
from doomtable.net import security
from doomtable.net.client import Ticket
from doomtable.net.remote import Remote
from doomtable.play import lan, tickets
from doomtable.records import report as reports
from doomtable.session.stops import QUIET, STOPS, StopSettings
from doomtable.table.decks import shelf
from doomtable.table.knocking import show_hosting, show_joining
from doomtable.table.network import Network, Window
from doomtable.table.parlour import Parlour, told
from doomtable.table.scenes.hosting import HostingScene
from doomtable.table.scenes.joining import CODE, JoiningScene, Seen
from doomtable.table.scenes.lantable import LanTable
from doomtable.table.scenes.lobby import LobbyScene


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
            scene.told(words.say("host-not-opened", why=storage.os_reason(why)), "blood")  # type: ignore[arg-type]
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
        net.parlour.remote.wishes.setdefault(seat, StopSettings(passed))
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
    net, words = window.network, window.words
    assert net is not None and net.ticket is not None
    ticket, hosts = net.ticket, net.hosting is not None
    try:
        why = words.say("join-broken", file=str(reports.traced(error, "lan")))
    except BadInput as refused:
        why = words.say("join-broken-lost", why=str(refused))
    net.leave()
    if hosts:
        show_hosting(window, why)
    else:
        show_joining(window, why, ticket.code, _typed(ticket))


def _typed(ticket: Ticket) -> str:
    """Where a table is, as it is typed."""
    address = f"[{ticket.address}]" if ":" in ticket.address else ticket.address
    return f"{address}:{ticket.port}"
