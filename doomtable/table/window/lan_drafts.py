"""LAN drafts: boosters at a table in the network on the screen, and what one does with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from typing import TYPE_CHECKING

from doomtable import rulesets
from doomtable.cards.catalogue import catalogue
from doomtable.decks.booster_file import folder
from doomtable.decks.booster_game import BUILD_PICKS, DraftView
from doomtable.decks.card_pool import CardPool, deck_from
from doomtable.errors import BadInput
from doomtable.files import storage
from doomtable.files.decks import DeckList
from doomtable.rules.ruleset import Ruleset
from doomtable.table.deck_builder.builder_messages import FinishPoolDeck
from doomtable.table.deck_builder.builder_state import played
from doomtable.table.draft.draft_screen import DraftScreen, DraftTable
from doomtable.table.kit.available_decks import AvailableDeck
from doomtable.table.kit.clipped_text import tidy
from doomtable.table.lan.lan_connection import LanConnection
from doomtable.table.lan.lan_room import LanRoom
from doomtable.table.window.main_window import MainWindow

if TYPE_CHECKING:
    from doomtable.table.deck_builder.builder_screen import BuilderScreen


def show(window: MainWindow, net: LanConnection) -> None:
    """Show the booster that lies there, or the deck builder on what was taken."""
    from doomtable.table.deck_builder.builder_screen import BuilderScreen

    room, scene = net.lan_room, window.scene
    assert room is not None
    if room.table.phase == "building":
        if not (isinstance(scene, BuilderScreen) and scene.state.pool is not None):
            net.sure = False
            window.scene = _builder(window, net, room)
        return
    now = room.draft, room.lively
    if isinstance(scene, DraftScreen) and now == net.draft_shown:
        return
    net.draft_shown = now
    if isinstance(scene, DraftScreen):
        scene.show(_table(room))
    else:
        net.sure = False
        size = window.screen.get_size()
        window.scene = scene = DraftScreen(window.words, window.theme, size, _table(room), window.keys, window.scans)
    if not room.lively:
        scene.show_notice(window.words.say("lobby-lost"))


def _table(room: LanRoom) -> DraftTable:
    """What the screen shows."""
    told = room.draft
    view = DraftView(
        room.seat, told.round, told.rounds, told.leftward, told.pack, told.pool, told.waiting, told.left
    )
    return DraftTable(view, tuple(tidy(seat.name) for seat in room.table.seats), told.seconds, mine=False)


def _rules(room: LanRoom) -> Ruleset:
    """The rules that are agreed; those of the second edition where this program does not know them."""
    return room.rules() or rulesets.SECOND


def _builder(window: MainWindow, net: LanConnection, room: LanRoom) -> BuilderScreen:
    """The deck builder on what was taken; what was begun is gone on with."""
    from doomtable.table.deck_builder.builder_screen import BuilderScreen
    from doomtable.table.deck_builder.pool_state import PoolBuilderState, PoolOrder

    told, boosters = room.draft, room.table.terms.boosters
    name = window.words.say("draft-deck-of", player=tidy(room.called(room.seat)))
    path = folder() / f"lan {_sign(room.code, told.pool)}.txt"
    seconds = boosters.seconds * BUILD_PICKS if boosters is not None else 0
    order = PoolOrder(CardPool(dict(Counter(told.pool))), _rules(room), name, path, seconds)
    net.pool_file = path
    storage.make_folder(path.parent)
    try:
        state = PoolBuilderState(window.words, order)
    except BadInput:  # what was begun cannot be read: it is begun anew
        path.unlink(missing_ok=True)
        state = PoolBuilderState(window.words, order)
    size = window.screen.get_size()
    screen = BuilderScreen(window.words, window.theme, size, state, window.keys, window.scans, window.motion)
    screen.seconds = seconds
    return screen


def _sign(code: str, pool: Sequence[str]) -> str:
    """By what the deck of a pool is found again, though the host's program, or one's own, was begun anew."""
    return sha256("\n".join((code, *sorted(pool))).encode()).hexdigest()[:12]


def pick(window: MainWindow, room: LanRoom, card: str) -> None:
    """Take a card; the host tells what comes of it."""
    assert window.network is not None
    window.network.sure = False
    room.pick(card)


def finish(room: LanRoom, message: FinishPoolDeck) -> None:
    """The deck is done: it is brought, and one is ready; where the time is up and it is not legal, it is built."""
    deck: DeckList = message.deck
    rules = _rules(room)
    if message.time_up and rulesets.faults(deck, rules, lookup=catalogue().get):
        pool = CardPool(dict(Counter(room.draft.pool)))
        deck = deck_from(pool, rules, catalogue().get, played(), deck.name)
    room.bring(AvailableDeck("", deck, True))
    room.set_ready(True)


def leave(window: MainWindow, net: LanConnection) -> bool:
    """Ask whether one means to leave the table, then leave it; whether one has left."""
    if not net.sure:
        net.sure = True
        window.tell(window.words.say("draft-lan-sure" if net.hosting is None else "draft-lan-sure-host"))
        return False
    notice = window.words.say("room-saved-host") if net.hosting is not None else ""
    net.leave()
    window.scene = window.title(notice)
    return True


def forget(net: LanConnection) -> None:
    """The deck is played: what was kept while it was built is gone."""
    if net.pool_file is not None:
        net.pool_file.unlink(missing_ok=True)
        net.pool_file = None
