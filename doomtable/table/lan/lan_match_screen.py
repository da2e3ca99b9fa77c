"""LAN match screen: the match screen of a seat in the network, with the room beside it."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import replace
from typing import Final

import pygame

from doomtable.net import protocol as P
from doomtable.rules.terms import NOBODY, Seat
from doomtable.rules.view_parts import View
from doomtable.table.kit.form_screen import PASTE, TextField
from doomtable.table.kit.key_bindings import KEYS, KeyBindings, selects_all, writes
from doomtable.table.kit.message import ScreenMessage, handler_table, on
from doomtable.table.kit.player_looks import PlayerLook
from doomtable.table.kit.scan_folder import ScanFolder
from doomtable.table.kit.sheet import Sheet
from doomtable.table.kit.widgets import Button
from doomtable.table.lan import room_panel
from doomtable.table.lan.chat import chat_lines
from doomtable.table.lan.lan_room import LanRoom
from doomtable.table.lan.lan_sheets import (
    AnswerUndo,
    HostAction,
    OpenChat,
    ShowPeople,
    ended,
    leaving,
    pause,
    people,
    takeback_prompt,
)
from doomtable.table.layout.table_layout import TableLayout
from doomtable.table.match import card_input, history_view, keyboard_input
from doomtable.table.match.board_highlights import BoardHighlights
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.match.prompt import Prompt, PromptButton
from doomtable.table.match.table_messages import AskToLeave, TakeBack
from doomtable.table.paint.theme import Theme
from doomtable.words.words import Words

PAUSE: Final = 60
"""Milliseconds between looks whether something came from the host."""


class LanMatchScreen(MatchScreen):
    """One's own seat at a table in the network, or a look on; messages: 'to lobby', 'title', 'quit' ..."""

    def __init__(
        self, room: LanRoom, words: Words, theme: Theme, size: tuple[int, int], keys: KeyBindings = KEYS,
        scans: ScanFolder | None = None, motion: int = 100, looks: tuple[PlayerLook, ...] = (), pace: str = "",
    ) -> None:  # fmt: skip
        heard = room.remote.client.received
        self.lan_room, self.words = room, words
        self.game = heard.game
        """Which of the table's games this is."""
        self.typing: TextField | None = None
        """What is being typed to the others."""
        self.room_panel = room_panel.RoomPanel((), ())
        self.room_rect = pygame.Rect(0, 0, 0, 0)
        self.proof: Future[tuple[str, ...]] | None = None
        """What is wrong with the shuffle, as soon as that is known."""
        self._entered = heard.entered
        self._stamp: tuple[object, ...] = ()
        self._room_stamp: tuple[object, ...] = ()
        self._told_at = self._second = 0
        self._wished = -1
        """After how many choices one asked to take the last one back; -1 for no such wish."""
        self._unkept = False
        """Whether it was said that the game is not kept any more."""
        self._rung = False
        """Whether it was rung for somebody's wish to take something back."""
        names = [player.name for player in room.remote.view(room.seat).players]
        humans = (room.seat,) if room.seat != NOBODY else ()
        super().__init__(room.remote, words, theme, size, humans, names, keys, scans, motion, looks, pace)

    # ------------------------------------------------------------------------------------------------- looking

    @property
    def still(self) -> bool:
        """Does the game stand still: somebody is waited for or asks for something back, or the host is out of reach?"""
        table = self.lan_room.table
        return not self.lan_room.lively or bool(table.waiting) or table.plea is not None

    @property
    def gone(self) -> int:
        """Seconds since the room was told of last."""
        return max(0, self.animation.now - self._told_at) // 1000

    def resize(self, size: tuple[int, int], theme: Theme) -> None:
        """Take another size or scale; the players have the colours they chose."""
        order = tuple(seat.colour for seat in self.lan_room.table.seats)
        super().resize(size, replace(theme, palette=theme.palette.seated(order)))

    def seen(self, seat: Seat) -> View:
        """The table now; as long as it stands still nothing is offered."""
        shown = self.seats.port.view(seat)
        return history_view.quiet(shown) if (self.still or self._sent(shown)) and shown.outcome is None else shown

    def _sent(self, shown: View) -> bool:
        """Is the answer to what is shown on its way, or are the others asked about it?"""
        decision = shown.decision
        mine = decision is not None and decision.seat == self.lan_room.seat and bool(decision.options)
        return mine and self.seats.port.pending_human() is None

    def undoes(self) -> bool:
        """May one ask to take back one's last choice?"""
        return self.lan_room.remote.has_chosen and not self.still and self.display.view.outcome is None

    def mine(self) -> bool:
        """Is the viewer asked, and free to answer?"""
        return super().mine() and self.seats.port.pending_human() == self.seats.viewer

    def make_prompt(self) -> Prompt:
        """The open question; else what the game waits for."""
        say, table = self.words.say, self.lan_room.table
        if self.display.view.outcome is not None:
            return super().make_prompt()
        if not self.lan_room.lively:
            return Prompt("", say("room-coming"), (tuple(self.words.runs("room-coming-text")),))
        if table.plea is not None:
            return takeback_prompt(self.lan_room, self.words)
        if not table.waiting:
            sent = self.display.view.decision is None
            return Prompt("", self.words.prompt("wait_window")) if sent else super().make_prompt()
        first = table.waiting[0]
        name, left = self.lan_room.called(first.seat), max(0, first.seconds - self.gone)
        how = "room-waits-text" if first.seconds >= 0 else "room-waits-on"
        text = [tuple(self.words.runs(how, player=name, time=room_panel.clock(left)))]
        if len(table.waiting) > 1:
            text.append(tuple(self.words.runs("room-waits-more", n=len(table.waiting) - 1)))
        answers: tuple[PromptButton, ...] = ()
        if self.lan_room.host:
            seat = first.seat
            answers = (
                PromptButton(say("room-wait-on"), None, message=HostAction("wait", seat)),
                PromptButton(say("room-take-over"), None, message=HostAction("take_over", seat)),
                PromptButton(say("room-save"), None, message=HostAction("save")),
            )
        return Prompt("", say("room-waits", player=name), tuple(text), answers)

    def verdict(self) -> Sheet:
        """Who won, and whether the shuffle was proved."""
        wrong = None
        if self.proof is not None and self.proof.done():
            with suppress(Exception):
                wrong = self.proof.result()
        return ended(super().verdict(), self.words, self.keys, wrong)

    def pause(self) -> Sheet:
        """The menu over the game."""
        over = self.display.view.outcome is not None
        return pause(self.words, self.keys, self.lan_room.host, over, plays=self.may_concede())

    # --------------------------------------------------------------------------------------------------- time

    def update(self, now: int) -> None:
        """Let time pass, and look what came from the host."""
        if not self._told_at:
            self._told_at = now
        self.animation.set_clock(now)
        heard = self.lan_room.remote.client.received
        free = self.pointer.drag is None and not self.animation.queue.running
        if self.lan_room.stamp != self._room_stamp:
            self._room_stamp, self._told_at, self._second = self.lan_room.stamp, now, 0
            self._stamp = ()
        self._heed_takeback()
        stamp: tuple[object, ...] = (
            heard.update, self.still, self.seats.port.pending_human(), self.lan_room.remote.foreseen[0],
        )  # fmt: skip
        if heard.entered is not self._entered:  # cards have other numbers now: nothing moved
            self._entered, self._stamp = heard.entered, ()
            self.animation.leap()
            self.clear_transient()
            self.question.wish_play(None)
        shown = self.animation.filmed or self.animation.play_show is not None
        if stamp != self._stamp and free and not shown and heard.game == self.game:
            self._stamp = stamp
            self.refresh()
            self.hold(now)
        elif shown and self.display.sheet is None and not self.still:
            self.seats.port.auto_pass()  # the game does not wait for what is shown of it here
        if self._ticks() and self.gone != self._second:
            self._second = self.gone
            self.refresh()
        if self.display.view.outcome is not None and self.lan_room.remote.over is not None and self.proof is None:
            self.proof = self.lan_room.prove()
            self.proof.add_done_callback(lambda _: setattr(self, "_stamp", ()))
        for text in self.lan_room.refused(self.words):
            self.show_notice(text)
        if self.lan_room.table.unkept and not self._unkept:
            self.show_notice(self.words.say("net-not-kept"))
        self._unkept = self.lan_room.table.unkept
        super().update(now)

    def free_to_look(self) -> bool:
        """Is nothing in hand over which plays of others may not be shown?"""
        return super().free_to_look() and self.typing is None

    def _heed_takeback(self) -> None:
        """Say when one's own wish to take something back was not granted."""
        takeback, update = self.lan_room.table.plea, self.lan_room.remote.client.received.update
        if takeback is not None and not self._rung and self.lan_room.seat in takeback.waiting:
            self.animation.sound("bell")
        self._rung = takeback is not None
        if takeback is not None and takeback.seat == self.lan_room.seat and update is not None:
            self._wished = update.choices
        elif takeback is None and self._wished >= 0 and update is not None:
            if update.choices >= self._wished:
                self.show_notice(self.words.say("room-not-agreed"))
            else:
                self.animation.leap()
            self._wished = -1

    def _ticks(self) -> bool:
        """Does a clock run that is shown?"""
        table = self.lan_room.table
        return table.phase == "playing" and (bool(table.waiting) or table.terms.clock > 0)

    def _step(self, now: int) -> None:
        """Programs choose at the host's; what came of it is looked for in `update`."""
        self.animation.wait_until(now + PAUSE)

    # --------------------------------------------------------------------------------------------------- places

    def wants_column(self) -> bool:
        """The people of the table and what they say always stand open."""
        return True

    def _arranged(self) -> TableLayout:
        theme = self.theme
        talk = chat_lines(self.lan_room, theme, room_panel.SHOWN, seated=True)
        self.room_panel = room_panel.RoomPanel(room_panel.standings(self.lan_room, self.words, theme, self.gone), talk)
        layout, self.room_rect = room_panel.over_log(super()._arranged(), self.room_panel, theme)
        return layout

    def _offer(self) -> None:
        super()._offer()
        if self.undoes() and not any(button.message == TakeBack() for button in self.question.buttons):
            label = self.words.say("undo-consent-narrow" if self.display.layout.narrow else "undo-consent-wide")
            self.question.offer_more(Button(self.display.layout.undo, label, TakeBack(), key=self.keys.cap("undo")))
        if self.typing is None:
            self.question.offer_more(*room_panel.buttons_of(self.room_rect, self.theme, self.words, self.keys))

    def _draw_table(self, target: pygame.Surface, signs: BoardHighlights, combat: bool) -> Iterator[None]:
        yield from super()._draw_table(target, signs, combat)
        room_panel.draw_room_panel(target, self.room_panel, self.room_rect, self.theme, self.typing)

    # ------------------------------------------------------------------------------------------------- pressing

    def act(self, message: object) -> ScreenMessage | None:
        """Do what a button means."""
        if isinstance(message, PromptButton) and message.message is not None:
            return self.act(message.message)
        handler = HANDLERS.get(type(message)) if isinstance(message, ScreenMessage) else None
        if handler is None or not isinstance(message, ScreenMessage):
            return super().act(message)
        handler(self, message)
        self.invalidate()
        return None

    def rule(self, message: HostAction) -> None:
        """Have the host do what he alone may."""
        self.lan_room.rule(message.what, seat=message.seat, member=message.member, seconds=message.seconds)
        self._away()

    def answer_undo(self, message: AnswerUndo) -> None:
        """Let somebody take back his last choice, or not."""
        self.lan_room.consent(message.yes)

    def take_back(self, message: TakeBack) -> None:
        """Give up a play, or ask the others to take back the last choice."""
        if not card_input.cancel(self) and self.undoes():
            self.lan_room.take_back()

    def open_chat(self, message: OpenChat) -> None:
        """Type a line to the others."""
        self.typing = TextField("", P.LONGEST_CHAT)
        self.display.show_sheet(None)
        self.refresh()

    def show_people(self, message: ShowPeople) -> None:
        """Show who is at the table."""
        self._lay(people(self.lan_room, self.words, self.keys, self.gone))

    def ask_to_leave(self, message: AskToLeave) -> None:
        """Ask whether the game is to be left."""
        over = self.display.view.outcome is not None
        self._lay(leaving(self.lan_room, self.words, self.keys, message.then, over))

    def _lay(self, sheet: Sheet) -> None:
        self.display.show_sheet(sheet)
        self.pointer.blur()
        sheet.lay(self.size, self.theme)

    def _away(self) -> None:
        self.display.show_sheet(None)
        self.pointer.blur()
        self.refresh()

    def takes(self, key: int) -> bool:
        """Is a key for the text that is typed?"""
        return (self.typing is not None and writes(key)) or super().takes(key)

    def handle(self, event: pygame.event.Event) -> ScreenMessage | None:
        """Take an event; while somebody types to the others letters are his."""
        if self.typing is None or self.display.sheet is not None:
            return super().handle(event)
        if event.type == pygame.TEXTINPUT:
            self.typing.type(event.text)
        elif event.type == pygame.KEYDOWN and selects_all(event):
            self.typing.select()
        elif event.type == pygame.KEYDOWN and (
            event.key == pygame.K_BACKSPACE or (event.key == pygame.K_DELETE and self.typing.fresh)
        ):
            self.typing.backspace()
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_v and event.mod & PASTE:
            with suppress(pygame.error):  # some systems have nothing to paste from
                self.typing.type(pygame.scrap.get_text())
        elif event.type == pygame.KEYDOWN and event.key in keyboard_input.RING_KEYS:
            self._typed(event.key in (pygame.K_RETURN, pygame.K_KP_ENTER))
        elif event.type == pygame.KEYDOWN and self.takes(event.key):
            return None  # letters come as text
        else:
            return super().handle(event)
        self.invalidate()
        return None

    def _typed(self, sent: bool) -> None:
        """The line is said, or given up."""
        text = self.typing.text.strip() if self.typing is not None else ""
        self.typing = None
        if sent and text:
            self.lan_room.say(text)
        self.refresh()


HANDLERS: Final = handler_table(
    on(HostAction, LanMatchScreen.rule),
    on(AnswerUndo, LanMatchScreen.answer_undo),
    on(TakeBack, LanMatchScreen.take_back),
    on(OpenChat, LanMatchScreen.open_chat),
    on(ShowPeople, LanMatchScreen.show_people),
    on(AskToLeave, LanMatchScreen.ask_to_leave),
)
"""What is done otherwise than at a table at home, or only here."""
