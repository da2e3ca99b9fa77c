"""LAN poll: once a frame, what came of what was asked of the network, and the screen that belongs to it."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from doomtable.errors import BadInput
from doomtable.files import storage
from doomtable.lan import saved_tickets
from doomtable.lan.host_lookup import NoHost
from doomtable.lan.room_setup import PortTaken
from doomtable.net import protocol as P
from doomtable.net.guest.client import Ticket
from doomtable.net.guest.remote_session import RemoteSession
from doomtable.net.protocol import join_code
from doomtable.records import crash_report
from doomtable.session.stop_settings import stops_of
from doomtable.table.deck_builder.builder_screen import BuilderScreen
from doomtable.table.draft.draft_screen import DraftScreen
from doomtable.table.kit.available_decks import available_decks
from doomtable.table.kit.clipped_text import tidy
from doomtable.table.kit.player_looks import SIGNS, PlayerLook
from doomtable.table.lan.host_screen import HostScreen
from doomtable.table.lan.join_screen import CODE, JoinableTable, JoinScreen
from doomtable.table.lan.lan_connection import LanConnection
from doomtable.table.lan.lan_match_screen import LanMatchScreen
from doomtable.table.lan.lan_room import LanRoom, reason_text
from doomtable.table.lan.lobby_screen import LobbyScreen
from doomtable.table.window import lan_drafts
from doomtable.table.window.lan_commands import show_hosting, show_joining
from doomtable.table.window.main_window import MainWindow

AT_TABLE: Final = (HostScreen, JoinScreen, LobbyScreen, LanMatchScreen, DraftScreen, BuilderScreen)
"""The screens of somebody who sits at a table, or is on his way to one."""


def poll(window: MainWindow) -> None:
    """See what has come of what was asked of the network, and put up the screen that belongs to it."""
    net = window.network
    if net is None:
        return
    scene = window.scene
    net.watch(isinstance(scene, JoinScreen))
    if isinstance(scene, JoinScreen):
        _list(net, scene)
    if isinstance(scene, HostScreen) and scene.opening and net.hosting is not None and net.remote is None:
        _opened(window, net, scene)
    if isinstance(scene, JoinScreen) and net.finding is not None and net.finding.done():
        _was_found(window, net, scene)
    if net.remote is not None and isinstance(scene, AT_TABLE):
        _at_table(window, net)


def _list(net: LanConnection, scene: JoinScreen) -> None:
    """The tables that were found, those with a seat of one's own first."""
    tickets = {join_code.code_digest(one.code): one for one in net.tickets()}
    rows = []
    for one in net.found:
        ticket = tickets.pop(one.sign, None)
        address = next((a for a in one.addresses if "." in a), one.addresses[0])
        code = ticket.code if ticket is not None else ""
        rows.append(JoinableTable(one.name, address, one.port, one.sign, code, one.protocol == P.PROTOCOL))
    rows += [JoinableTable(one.table, one.address, one.port, sign, one.code) for sign, one in [*tickets.items()][:3]]
    scene.lists(sorted(rows, key=lambda one: not one.code))
    signs = (join_code.code_digest(scene.code),) if len(scene.code) == CODE else ()
    if signs != scene.signs:
        scene.signs, scene.dirty = signs, True


def _opened(window: MainWindow, net: LanConnection, scene: HostScreen) -> None:
    """The table listens, and the host sits down; or it does not, and he is told why."""
    hosting = net.hosting
    assert hosting is not None
    if hosting.trouble is not None:
        why, words = hosting.trouble, window.words
        net.leave()
        scene.opening = False
        if isinstance(why, PortTaken):
            scene.show_notice(words.say("host-port-taken", port=str(why.port), why=why.why), "blood")
        else:
            scene.show_notice(words.say("host-not-opened", why=storage.os_reason(why)), "blood")  # type: ignore[arg-type]
    elif hosting.listening and net.ticket is not None:
        net.ticket.port = hosting.port
        net.sit(net.ticket, window.settings.player, watch=net.seat < 0)


def _was_found(window: MainWindow, net: LanConnection, scene: JoinScreen) -> None:
    """The table was found, and a seat is asked for; or it was not, and the form says so."""
    finding, net.finding = net.finding, None
    assert finding is not None and net.join is not None
    saved, wish, words = saved_tickets.of(net.join.code), net.join, window.words
    try:
        ticket = finding.result()
    except NoHost:
        if saved is None:
            _refused(scene, words.say("join-not-found"))
            return
        ticket = saved.ticket()
    except BadInput:
        _refused(scene, words.say("join-bad-address", address=wish.address[:40]))
        return
    if saved is not None and saved.token:
        ticket.token, ticket.secret, ticket.stake = saved.token, saved.secret, saved.stake
    scene.busy = words.say("join-knocking")
    scene.laid()
    net.sit(ticket, window.settings.player, watch=wish.watch)


def _refused(scene: JoinScreen, why: str) -> None:
    """Joining came to nothing: the form keeps what was typed."""
    scene.busy = ""
    scene.show_notice(why)
    scene.laid()


def _at_table(window: MainWindow, net: LanConnection) -> None:
    """Somebody sits at a table, is on his way to it, or has just lost it."""
    remote = net.remote
    assert remote is not None
    if remote.state == "over":
        _gone(window, net, remote)
        return
    if net.lan_room is None and remote.state == "here":
        _entered(window, net, remote)
    if net.lan_room is None:
        return
    with suppress(BadInput):  # then one comes back by the host's leave only
        net.keep()
    net.tell_addresses()
    if net.lan_room.table.phase == "stopped":
        _stopped(window, net)
        return
    scene, table = window.scene, net.lan_room.table
    if net.lan_room.playing:
        net.lobby = False
        if not isinstance(scene, LanMatchScreen) or scene.game != remote.client.received.game:
            lan_drafts.forget(net)
            _show_table(window, net)
    elif net.lan_room.drafting:
        lan_drafts.show(window, net)
    elif not isinstance(scene, LobbyScreen):
        seen_out = isinstance(scene, LanMatchScreen) and not net.lobby and table.phase in ("over", "lobby", "playing")
        if not seen_out:
            window.scene = LobbyScreen(
                window.words,
                window.theme,
                window.screen.get_size(),
                net.lan_room,
                available_decks(window.rules),
                window.keys,
            )


def _entered(window: MainWindow, net: LanConnection, remote: RemoteSession) -> None:
    """One is in: the host takes the seat that he wanted."""
    assert net.ticket is not None and net.deck is not None
    hosting = net.hosting
    net.lan_room = LanRoom(remote, net.ticket.code, net.deck, (), hosting.port if hosting is not None else 0)
    if hosting is not None and net.seat >= 0 and remote.seat != net.seat:
        net.lan_room.sit(net.seat)


def _looks(room: LanRoom) -> tuple[PlayerLook, ...]:
    """The players' signs, as far as this program knows them, and the names of their decks, as the host tells them."""
    return tuple(
        PlayerLook(seat.emblem if seat.emblem in SIGNS else "", tidy(seat.deck)) for seat in room.table.seats
    )


def _show_table(window: MainWindow, net: LanConnection) -> None:
    """Put the table up."""
    assert net.lan_room is not None
    seat = net.lan_room.seat
    if seat >= 0:
        net.lan_room.remote.stop_settings.setdefault(seat, stops_of(window.settings.stops))
    scene = LanMatchScreen(
        net.lan_room, window.words, window.theme, window.screen.get_size(), window.keys, window.scans, window.motion,
        _looks(net.lan_room), window.pace,
    )  # fmt: skip
    scene.animation.set_clock(window.now - window.time_paused)
    window.scene = scene


def _stopped(window: MainWindow, net: LanConnection) -> None:
    """The game was saved, or stopped on a fault: everybody leaves."""
    assert net.lan_room is not None and net.ticket is not None
    table, words, hosts = net.lan_room.table, window.words, net.hosting is not None
    if table.saved:
        why = words.say("room-saved-host" if hosts else "room-saved")
    else:
        why = reason_text((str(table.aborted[0]), tuple(table.aborted[1:])), words) if table.aborted else ""
    ticket = net.ticket
    net.leave()
    if hosts:
        window.leave_game()
        window.scene = window.title(why)
    else:
        show_joining(window, why, ticket.code, _typed(ticket))


def _gone(window: MainWindow, net: LanConnection, remote: RemoteSession) -> None:
    """There is no way in, or no way back: the form says why, with what was typed."""
    (code, args), words, ticket = remote.why, window.words, net.ticket
    assert ticket is not None
    entered = net.lan_room is not None
    if code == "no_token" and ticket.token and net.hosting is None:
        with suppress(BadInput):
            saved_tickets.drop(ticket.code)
        net.lan_room = None
        anew = Ticket(ticket.address, ticket.port, ticket.code)
        net.sit(anew, window.settings.player, watch=bool(net.join and net.join.watch))
        return
    if code == "lost":
        why = words.say("join-lost", address=_typed(ticket))
    else:
        why = reason_text((code, args), words)
        why = words.say("join-refused-full", why=why) if code == "full" else why
    scene = window.scene
    hosts = net.hosting is not None
    net.leave()
    if isinstance(scene, JoinScreen):
        _refused(scene, why)
    elif hosts:
        show_hosting(window, why)
    elif entered:
        show_joining(window, why, ticket.code, _typed(ticket))


def broken(window: MainWindow, error: Exception) -> None:
    """A screen stopped at what the host told: the table is left, the form says so, a report is kept."""
    net, words = window.network, window.words
    assert net is not None and net.ticket is not None
    ticket, hosts = net.ticket, net.hosting is not None
    try:
        why = words.say("join-broken", file=str(crash_report.traced(error, "lan")))
    except BadInput as refused:
        why = words.say("join-broken-lost", why=refused)
    net.leave()
    if hosts:
        show_hosting(window, why)
    else:
        show_joining(window, why, ticket.code, _typed(ticket))


def _typed(ticket: Ticket) -> str:
    """Where a table is, as it is typed."""
    address = f"[{ticket.address}]" if ":" in ticket.address else ticket.address
    return f"{address}:{ticket.port}"
