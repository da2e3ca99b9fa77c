"""LAN commands: host a game, join one, reopen a saved one, and show the screens for it."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Final

from doomtable.errors import BadInput
from doomtable.lan import saved_tickets
from doomtable.lan.background_host import find_host_later
from doomtable.lan.room_setup import RoomOptions, resumed, room_of
from doomtable.lan.sealed_games import list_sealed_games
from doomtable.net.host.members import REMOTE, new_token, token_hash
from doomtable.records import game_saves as games
from doomtable.table.kit.available_decks import AvailableDeck, assign_decks, available_decks, judged
from doomtable.table.kit.message import reject_message
from doomtable.table.lan import host_settings
from doomtable.table.lan.host_screen import HostScreen
from doomtable.table.lan.host_settings import GUEST, MINE, HostSettings
from doomtable.table.lan.join_screen import JoinScreen
from doomtable.table.lan.lan_connection import LanConnection
from doomtable.table.lan.lan_messages import (
    HostGame,
    JoinGame,
    OpenHostScreen,
    OpenJoinScreen,
    ReopenLanGame,
    ReturnToLobby,
    ShowSavedLanGames,
    StopJoining,
)
from doomtable.table.lan.saved_lan_games_screen import SavedLanGamesScreen
from doomtable.table.new_game import quick_game
from doomtable.table.window.main_window import MainWindow

PACE: Final = 0.4
"""Seconds that computer players rest after a choice that is seen."""


def connection_of(window: MainWindow) -> LanConnection:
    """The window's network; it is made when it is first needed."""
    if window.network is None:
        window.network = LanConnection()
    return window.network


def show_hosting(window: MainWindow, said: str = "", made: HostSettings | None = None) -> None:
    """The screen on which a table is made, as it was left."""
    last, why = host_settings.remembered(window.rules)
    last = replace(last, name=last.name or window.settings.player.name)
    made = last if made is None else replace(made, name=made.name or last.name, table=made.table or last.table)
    said = said or (window.words.say("setup-not-read", why=why) if why else "")
    kept = len(list_sealed_games(games.games()))
    window.leave_game()
    window.scene = HostScreen(
        window.words,
        window.theme,
        window.screen.get_size(),
        available_decks(window.rules),
        made,
        kept,
        said,
        window.keys,
        window.rules,
    )


def show_joining(
    window: MainWindow, said: str = "", code: str = "", address: str = "", name: str = ""
) -> None:
    """The screen on which a table is joined."""
    made, _ = host_settings.remembered(window.rules)
    deck = next((place.deck for place in made.places if place.kind == MINE and place.deck), "")
    last = quick_game.remembered()
    deck = deck or (last.mine if last is not None else "")
    window.leave_game()
    window.scene = JoinScreen(
        window.words, window.theme, window.screen.get_size(), available_decks(window.rules),
        name or made.name or window.settings.player.name, deck,
        window.keys, code, address,
    )  # fmt: skip
    if said:
        window.scene.show_notice(said)


def open_host_screen(window: MainWindow, message: OpenHostScreen) -> None:
    """Show the screen of a table that is to be opened."""
    show_hosting(window, made=message.made)


def open_join_screen(window: MainWindow, message: OpenJoinScreen) -> None:
    """Show the screen of a table that is to be joined."""
    show_joining(window, "", message.code, message.address, message.name)


def show_saved_lan_games(window: MainWindow, message: ShowSavedLanGames) -> None:
    """The games in the network that can be gone on with."""
    window.scene = SavedLanGamesScreen(
        window.words, window.theme, window.screen.get_size(), list_sealed_games(games.games()), window.keys
    )


def host(window: MainWindow, message: HostGame) -> None:
    """Open a table to others, and remember how it was."""
    made, words = message.made, window.words
    with suppress(BadInput):  # the table can be opened all the same
        host_settings.remember(_unsigned(window, made))
    token = new_token()
    name = made.name or words.say("setup-lone-name")
    own = next((deck for place, deck in zip(made.places, message.decks, strict=True) if place.kind == MINE), None)
    rules = made.rules(window.rules)
    available = judged(available_decks(window.rules), rules)
    spare = assign_decks(available, [""])[0]
    wanted = [deck.key if deck is not None else "" for deck in message.decks]
    each: list[AvailableDeck | None] = [*assign_decks(available, wanted)]
    for at, role in enumerate(rules.roles):
        each[at] = assign_decks(judged(available, rules, role), [""])[0]
    each = [a or b for a, b in zip(message.decks, each, strict=True)]
    decks = tuple(deck.deck_list for deck in each if deck is not None)  # also of guests: a computer may sit in
    kinds = tuple(REMOTE if place.kind in (MINE, GUEST) else place.kind for place in made.places)
    options = RoomOptions(
        kinds, decks, rules, made.table or words.say("host-table-of", name=name), made.wait * 60,
        made.clock * 60, made.watchers, games.games(), token, made.quiet, words.say("setup-lone-computer"), PACE,
    )  # fmt: skip
    deck = own or spare
    if deck is not None:
        net = connection_of(window)
        net.open(room_of(options, clock=net.loop.clock), made.port, deck, name, made.mine, token)
        _opening(window)


def reopen(window: MainWindow, message: ReopenLanGame) -> None:
    """Open the table of a kept game again: those who sat there come back with the same code."""
    path = message.path
    made, _ = host_settings.remembered(window.rules)
    deck = assign_decks(available_decks(window.rules), [""])[0]
    if deck is None:
        return
    token, words = new_token(), window.words
    options = RoomOptions(
        (), (deck.deck_list,), window.rules, made.table or words.say("host-table-of", name=made.name), made.wait * 60,
        0, made.watchers, path.parent, token, made.quiet, words.say("setup-lone-computer"), PACE,
    )  # fmt: skip
    try:
        room = resumed(path, options, connection_of(window).loop.clock)
    except BadInput as error:
        window.tell(window.words.error(error))
        return
    ticket = saved_tickets.of(room.code)
    seated = {one.token for one in room.members.values()}
    if ticket is not None and token_hash(ticket.token) in seated:
        connection_of(window).open(room, made.port, deck, ticket.name, -1, ticket.token, ticket)
    else:  # the host had no seat, or his ticket is lost: he rules all the same
        connection_of(window).open(room, made.port, deck, made.name or words.say("setup-lone-name"), -1, token)
    _opening(window)


def _opening(window: MainWindow) -> None:
    """Show that the table is being opened."""
    made, _ = host_settings.remembered(window.rules)
    if not isinstance(window.scene, HostScreen):
        window.scene = HostScreen(
            window.words,
            window.theme,
            window.screen.get_size(),
            available_decks(window.rules),
            made,
            0,
            "",
            window.keys,
            window.rules,
        )
    window.scene.opening = True
    window.scene.dirty = True


def join(window: MainWindow, message: JoinGame) -> None:
    """Look for a table, to ask for a seat as soon as it is found."""
    screen = window.scene
    if not isinstance(screen, JoinScreen):
        reject_message(message, screen)
    made, _ = host_settings.remembered(window.rules)
    with suppress(BadInput):  # the name is asked for again then
        host_settings.remember(_unsigned(window, _known(made, message)))
    net = connection_of(window)
    net.leave()
    net.join, net.deck, net.seat = message, message.deck, -1
    net.name = message.name or window.words.say("setup-lone-name")
    code = message.code
    if message.address:
        net.finding = find_host_later(net.loop, message.address, code)
    else:
        net.finding = find_host_later(net.loop, code)
    screen.busy = window.words.say("join-looking")
    screen.laid()


def stop_joining(window: MainWindow, message: StopJoining) -> None:
    """Look for the table no longer; the form stays as it is."""
    connection_of(window).leave()
    if isinstance(window.scene, JoinScreen):
        window.scene.busy = ""
        window.scene.laid()


def return_to_lobby(window: MainWindow, message: ReturnToLobby) -> None:
    """Go back to the lobby from the end of a game; the host opens it for another one."""
    net = connection_of(window)
    room = net.lan_room
    if room is not None:  # without one the screen goes with the next frame
        net.lobby = True
        if room.host and room.table.phase == "over":
            room.rule("again")


def _unsigned(window: MainWindow, made: HostSettings) -> HostSettings:
    """The same without the name of who plays at this machine: that is known, and may be another the next time."""
    return replace(made, name="") if made.name == window.settings.player.name else made


def _known(made: HostSettings, message: JoinGame) -> HostSettings:
    """What is remembered of somebody who joins: his name and his deck."""
    if made.mine >= 0:
        made = made.placed(made.mine, replace(made.places[made.mine], deck=message.deck.key))
    return replace(made, name=message.name)
