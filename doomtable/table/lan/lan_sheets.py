"""LAN sheets: menu, people, leaving and the end of a network game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from doomtable.net.protocol.messages_from_guest import HostWord
from doomtable.rules.terms import NOBODY, Seat
from doomtable.table.kit.clipped_text import tidy
from doomtable.table.kit.key_bindings import KeyBindings
from doomtable.table.kit.message import (
    OpenSettings,
    Quit,
    ScreenMessage,
    ShowTitle,
    ToggleFullscreen,
    ToggleSound,
)
from doomtable.table.kit.sheet import Sheet, SheetButton, sayable_again
from doomtable.table.lan.lan_messages import ReturnToLobby
from doomtable.table.lan.lan_room import LanRoom
from doomtable.table.match.match_sheets import concession, menu_sheet
from doomtable.table.match.prompt import Prompt, PromptButton
from doomtable.table.match.table_messages import AskToLeave, CloseSheet, LookAtTable, ShowStops
from doomtable.table.rulebook.rulebook_state import OpenRulebook
from doomtable.words.words import TextRun, Words

STATES: Final = {
    "here": "room-state-here", "lost": "room-state-lost", "left": "room-state-left", "open": "room-state-open",
}  # fmt: skip
"""How somebody on a seat stands whom no computer player stands in for."""


@dataclass(frozen=True)
class HostAction(ScreenMessage):
    """What the host alone may do, about a seat or a member."""

    what: HostWord
    seat: Seat = NOBODY
    member: int = 0
    seconds: int = 0


@dataclass(frozen=True)
class AnswerUndo(ScreenMessage):
    """Somebody may take back his last choice, or not."""

    yes: bool


@dataclass(frozen=True)
class OpenChat(ScreenMessage):
    """Type a line to the others."""


@dataclass(frozen=True)
class ShowPeople(ScreenMessage):
    """Who is at the table."""


def takeback_prompt(room: LanRoom, words: Words) -> Prompt:
    """What stands in the asking place while somebody asks to take back his last choice."""
    say, takeback = words.say, room.table.plea
    assert takeback is not None
    names = ", ".join(room.called(seat) for seat in takeback.waiting)
    waits = tuple(words.runs("room-plea-waits", players=names))
    if takeback.seat == room.seat:
        withdraw = PromptButton(say("room-plea-withdraw"), None, message=AnswerUndo(False))
        return Prompt("", say("room-plea-mine"), (waits,), (withdraw,))
    text: tuple[tuple[TextRun, ...], ...] = (tuple(words.runs("room-plea-text")), waits)
    answers: tuple[PromptButton, ...] = ()
    if room.seat in takeback.waiting:
        text = text[:1]
        answers = (
            PromptButton(say("room-plea-yes"), None, message=AnswerUndo(True)),
            PromptButton(say("undo-no"), None, message=AnswerUndo(False)),
        )  # fmt: skip
    return Prompt("", say("room-plea", player=room.called(takeback.seat)), text, answers, urgent=bool(answers))


def pause(words: Words, keys: KeyBindings, host: bool, over: bool, *, plays: bool) -> Sheet:
    """The menu: what is kept, and taken back, is the host's affair and everybody's."""
    told = (
        words.say("menu-keys-choose", choose=keys.told("choose"), main=keys.told("main")),
        words.say("menu-keys-turn", meditate=keys.told("meditate"), end=keys.told("end")),
        words.say("menu-keys-look", zoom=keys.told("zoom")),
        words.say("room-menu-kept"),
    )
    lobby = (SheetButton(words.say("room-lobby"), ReturnToLobby()),) if over else ()
    save = (SheetButton(words.say("room-save"), HostAction("save")),) if host and not over else ()
    game = (
        SheetButton(words.say("menu-resume"), CloseSheet(), keys.cap("cancel")),
        SheetButton(words.say("room-people"), ShowPeople()),
        SheetButton(words.say("room-chat"), OpenChat(), keys.cap("chat")),
        SheetButton(words.say("menu-stops"), ShowStops(), keys.cap("stops")),
        *lobby, *save,
        *concession(words, plays),
        SheetButton(words.say("menu-leave"), AskToLeave(ShowTitle())),
    )  # fmt: skip
    program = (
        SheetButton(words.say("menu-rules"), OpenRulebook(), keys.cap("rules")),
        SheetButton(words.say("menu-settings"), OpenSettings(), keys.cap("settings")),
        SheetButton(words.say("menu-sound"), ToggleSound(), keys.cap("sound")),
        SheetButton(words.say("menu-fullscreen"), ToggleFullscreen(), keys.cap("fullscreen")),
        SheetButton(words.say("menu-quit"), AskToLeave(Quit())),
    )
    return menu_sheet(words, told, game, program)


@sayable_again
def people(room: LanRoom, words: Words, keys: KeyBindings, gone: int) -> Sheet:
    """Everybody at the table and how he stands; the host may give seats away and back, and let people look on."""
    say, table = words.say, room.table
    lines = []
    for seat in table.seats:
        played = "room-state-stands-in" if seat.kind == "remote" else "room-state-computer"
        state = STATES.get(seat.state, played)
        name = tidy(seat.name) or say("setup-lone-computer")
        lines.append((say("room-line", player=name, state=say(state)), 15, "bone"))
    watching = [tidy(one.name) for one in table.people if one.watching == "yes" and one.state == "here"]
    if watching:
        lines.append((say("lobby-lookers", players=", ".join(watching)), 14, "ash"))
    return Sheet(
        "people", say("room-people").upper(), tuple(lines),
        (SheetButton(say("menu-resume"), CloseSheet(), keys.cap("cancel")), *_bids(room, words)), wide=560,
    )  # fmt: skip


def _bids(room: LanRoom, words: Words) -> list[SheetButton]:
    """What the host may do about people."""
    if not room.host:
        return []
    say, table, out = words.say, room.table, list[SheetButton]()

    def offer(message: str, name: str, bid: HostAction) -> None:
        out.append(SheetButton(say(message, player=tidy(name)), bid))

    waits = {one.seat for one in table.waiting}
    for seat in table.seats:
        if seat.kind == "remote" and seat.state == "computer":
            offer("room-give-back", seat.name, HostAction("give_back", seat.seat))
        elif seat.seat in waits:
            offer("room-take-over-of", seat.name, HostAction("take_over", seat.seat))
    for one in table.people:
        if one.watching == "asks" and one.state == "here":
            offer("room-allow", one.name, HostAction("allow", member=one.member))
            offer("room-send-away", one.name, HostAction("kick", member=one.member))
        elif one.watching == "yes" and one.state == "here" and not one.host:
            offer("room-deny", one.name, HostAction("deny", member=one.member))
    return out[:8]


@sayable_again
def leaving(room: LanRoom, words: Words, keys: KeyBindings, then: ScreenMessage, over: bool) -> Sheet:
    """Is the player sure?"""
    say = words.say
    if room.host:
        told = "room-leave-host-over" if over else "room-leave-host"
    else:
        told = "room-leave-over" if over or room.seat < 0 else "room-leave"
    return Sheet(
        "leave", say("menu-title").upper(), ((say(told), 15, "bone"),),
        (SheetButton(say("menu-no"), CloseSheet(), keys.cap("cancel")), SheetButton(say("menu-yes"), then)), wide=620,
    )  # fmt: skip


def ended(sheet: Sheet, words: Words, keys: KeyBindings, wrong: tuple[str, ...] | None) -> Sheet:
    """The end with what is known of the shuffle: () if nothing is wrong with it, None while it is being checked."""
    say = words.say
    if wrong is None:
        line = (say("room-proving"), 14, "ash")
    elif not wrong:
        line = (say("room-proved"), 15, "jade")
    elif wrong == ("unproved",):
        line = (say("room-unproved"), 15, "blood")
    else:
        line = (say("room-not-proved", wrong=", ".join(wrong)), 15, "blood")
    choices = (
        SheetButton(say("end-look"), LookAtTable(), keys.cap("main")),
        SheetButton(say("room-lobby"), ReturnToLobby(), keys.cap("play")),
        SheetButton(say("end-title"), AskToLeave(ShowTitle()), keys.cap("cancel")),
    )
    return replace(sheet, lines=(*sheet.lines, line), choices=choices, wide=560, buttons=[])
