"""The table of a game in the network: the same table, with the room beside it, which waits for whoever is gone."""

from __future__ import annotations

from concurrent.futures import Future
from contextlib import suppress
from dataclasses import replace
from typing import Final

import pygame

from doomtable.net import protocol as P
from doomtable.rules.terms import NOBODY, Seat
from doomtable.rules.view import View
from doomtable.table.asking import Answer, Ask
from doomtable.table.keys import KEYS, Keys, writes
from doomtable.table.layout import Layout
from doomtable.table.parlour import Parlour
from doomtable.table.scans import Scans
from doomtable.table.scenes import keyboard, past, roomside
from doomtable.table.scenes.board import Signs
from doomtable.table.scenes.chatting import spoken
from doomtable.table.scenes.form import PASTE, Entry
from doomtable.table.scenes.roomsheets import Agree, Bid, ended, leaving, pause, people, pleaded
from doomtable.table.scenes.sheets import Sheet
from doomtable.table.scenes.table import TableScene
from doomtable.table.theme import Palette, Theme
from doomtable.table.widgets import Button
from doomtable.words import Words

PAUSE: Final = 60
"""Milliseconds between looks whether something came from the host."""


class LanTable(TableScene):
    """One's own seat at a table in the network, or a look on; messages: 'to lobby', 'title', 'quit' ..."""

    def __init__(
        self, parlour: Parlour, words: Words, theme: Theme, size: tuple[int, int], keys: Keys = KEYS,
        scans: Scans | None = None, motion: int = 100,
    ) -> None:  # fmt: skip
        heard = parlour.remote.client.heard
        self.parlour, self.words = parlour, words
        self.game = heard.game
        """Which of the table's games this is."""
        self.typing: Entry | None = None
        """What is being typed to the others."""
        self.room = roomside.Room((), ())
        self.room_rect = pygame.Rect(0, 0, 0, 0)
        self.proof: Future[tuple[str, ...]] | None = None
        """What is wrong with the shuffle, as soon as that is known."""
        self._palettes: dict[tuple[int, tuple[int, ...]], Palette] = {}
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
        self.now = 0
        names = [player.name for player in parlour.remote.view(parlour.seat).players]
        humans = (parlour.seat,) if parlour.seat != NOBODY else ()
        super().__init__(parlour.remote, words, theme, size, humans, names, keys, scans, motion)

    # ------------------------------------------------------------------------------------------------- looking

    @property
    def still(self) -> bool:
        """Does the game stand still: somebody is waited for or asks for something back, or the host is out of reach?"""
        table = self.parlour.table
        return not self.parlour.lively or bool(table.waiting) or table.plea is not None

    @property
    def gone(self) -> int:
        """Seconds since the room was told of last."""
        return max(0, self.now - self._told_at) // 1000

    def resize(self, size: tuple[int, int], theme: Theme) -> None:
        """Take another size or scale; the players have the colours they chose."""
        order = tuple(seat.colour for seat in self.parlour.table.seats)
        key = id(theme.palette), order
        if key not in self._palettes:
            mine, seats = theme.palette, theme.palette.seats
            chosen = tuple(seats[colour % len(seats)] for colour in order)
            plain = chosen == seats[: len(chosen)]
            self._palettes[key] = mine if plain else replace(mine, seats=chosen + seats[len(chosen) :])
        super().resize(size, replace(theme, palette=self._palettes[key]))

    def seen(self, seat: Seat) -> View:
        """The table now; as long as it stands still nothing is offered."""
        shown = self.port.view(seat)
        return past.quiet(shown) if (self.still or self._sent(shown)) and shown.outcome is None else shown

    def _sent(self, shown: View) -> bool:
        """Is the answer to what is shown on its way, or are the others asked about it?"""
        decision = shown.decision
        mine = decision is not None and decision.seat == self.parlour.seat and bool(decision.options)
        return mine and self.port.pending_human() is None

    def undoes(self) -> bool:
        """May one ask to take back one's last choice?"""
        return self.parlour.remote.has_chosen and not self.still and self.view.outcome is None

    def mine(self) -> bool:
        """Is the viewer asked, and free to answer?"""
        return super().mine() and self.port.pending_human() == self.viewer

    def question(self) -> Ask:
        """The open question; else what the game waits for."""
        say, table = self.words.say, self.parlour.table
        if self.view.outcome is not None:
            return super().question()
        if not self.parlour.lively:
            return Ask("", say("room-coming"), (tuple(self.words.runs("room-coming-text")),))
        if table.plea is not None:
            return pleaded(self.parlour, self.words)
        if not table.waiting:
            sent = self.view.decision is None
            return Ask("", self.words.prompt("wait_window")) if sent else super().question()
        first = table.waiting[0]
        name, left = self.parlour.called(first.seat), max(0, first.seconds - self.gone)
        how = "room-waits-text" if first.seconds >= 0 else "room-waits-on"
        text = [tuple(self.words.runs(how, player=name, time=roomside.clock(left)))]
        if len(table.waiting) > 1:
            text.append(tuple(self.words.runs("room-waits-more", n=len(table.waiting) - 1)))
        answers: tuple[Answer, ...] = ()
        if self.parlour.host:
            seat = first.seat
            answers = (
                Answer(say("room-wait-on"), None, message=Bid("wait", seat)),
                Answer(say("room-take-over"), None, message=Bid("take_over", seat)),
                Answer(say("room-save"), None, message="save"),
            )
        return Ask("", say("room-waits", player=name), tuple(text), answers)

    def verdict(self) -> Sheet:
        """Who won, and whether the shuffle was proved."""
        wrong = None
        if self.proof is not None and self.proof.done():
            with suppress(Exception):
                wrong = self.proof.result()
        return ended(super().verdict(), self.words, self.keys, wrong)

    def pause(self) -> Sheet:
        """The menu over the game."""
        return pause(self.words, self.keys, self.parlour.host, self.view.outcome is not None)

    # --------------------------------------------------------------------------------------------------- time

    def update(self, now: int) -> None:
        """Let time pass, and look what came from the host."""
        if not self._told_at:
            self._told_at = now
        self.now = now
        heard, free = self.parlour.remote.client.heard, self.drag is None and not self.moving.running
        if self.parlour.stamp != self._room_stamp:
            self._room_stamp, self._told_at, self._second = self.parlour.stamp, now, 0
            self._stamp = ()
        self._pleaded()
        stamp: tuple[object, ...] = (
            heard.update, self.still, self.port.pending_human(), self.parlour.remote.foreseen[0],
        )  # fmt: skip
        if heard.entered is not self._entered:  # cards have other numbers now: nothing moved
            self._entered, self.leaps, self._stamp = heard.entered, True, ()
            self.wipe()
        if stamp != self._stamp and free and self.aftermath is None and heard.game == self.game:
            self._stamp = stamp
            self.refresh()
        if self._ticks() and self.gone != self._second:
            self._second = self.gone
            self.refresh()
        if self.view.outcome is not None and self.parlour.remote.over is not None and self.proof is None:
            self.proof = self.parlour.prove()
            self.proof.add_done_callback(lambda _: setattr(self, "_stamp", ()))
        for text in self.parlour.refused(self.words):
            self.notice(text)
        if self.parlour.table.unkept and not self._unkept:
            self.notice(self.words.say("net-not-kept"))
        self._unkept = self.parlour.table.unkept
        super().update(now)

    def _pleaded(self) -> None:
        """Say when one's own wish to take something back was not granted."""
        plea, update = self.parlour.table.plea, self.parlour.remote.client.heard.update
        if plea is not None and not self._rung and self.parlour.seat in plea.waiting:
            self.heard.append("bell")
        self._rung = plea is not None
        if plea is not None and plea.seat == self.parlour.seat and update is not None:
            self._wished = update.choices
        elif plea is None and self._wished >= 0 and update is not None:
            if update.choices >= self._wished:
                self.notice(self.words.say("room-not-agreed"))
            else:
                self.leaps = True
            self._wished = -1

    def _ticks(self) -> bool:
        """Does a clock run that is shown?"""
        table = self.parlour.table
        return table.phase == "playing" and (bool(table.waiting) or table.terms.clock > 0)

    def _step(self, now: int) -> None:
        """Programs choose at the host's; what came of it is looked for in `update`."""
        self.next_step = now + PAUSE

    # --------------------------------------------------------------------------------------------------- places

    def _arranged(self) -> Layout:
        theme = self.theme
        talk = spoken(self.parlour, theme, roomside.SHOWN, seated=True)
        self.room = roomside.Room(roomside.standings(self.parlour, self.words, theme, self.gone), talk)
        layout, self.room_rect = roomside.over_log(super()._arranged(), self.room, theme)
        return layout

    def _offer(self) -> None:
        super()._offer()
        if self.undoes() and not any(button.message == "undo" for button in self.buttons):
            label = self.words.say("undo-consent-narrow" if self.layout.narrow else "undo-consent-wide")
            self.buttons.append(Button(self.layout.undo, label, "undo", key=self.keys.cap("undo")))
        if self.typing is None:
            self.buttons += roomside.buttons_of(self.room_rect, self.theme, self.words, self.keys)

    def _bake(self, target: pygame.Surface, signs: Signs, combat: bool) -> None:
        super()._bake(target, signs, combat)
        typed = self.typing.text if self.typing is not None else None
        roomside.draw_room(target, self.room, self.room_rect, self.theme, typed)

    # ------------------------------------------------------------------------------------------------- pressing

    def act(self, message: object) -> str | None:
        """Do what a button means."""
        if isinstance(message, Answer) and message.message is not None:
            return self.act(message.message)
        if isinstance(message, Bid):
            self.parlour.rule(message.what, seat=message.seat, member=message.member, seconds=message.seconds)
            self._away()
        elif isinstance(message, Agree):
            self.parlour.consent(message.yes)
        elif message == "undo":
            if not self.cancel() and self.undoes():
                self.parlour.take_back()
        elif message == "save":
            self.parlour.rule("save")
            self._away()
        elif message == "chat":
            self.typing, self.sheet = Entry("", P.LONGEST_CHAT), None
            self.refresh()
        elif message == "people":
            self._lay(people(self.parlour, self.words, self.keys, self.gone))
        elif message in ("leave", "sure quit"):
            then = "title" if message == "leave" else "quit"
            self._lay(leaving(self.parlour, self.words, self.keys, then, self.view.outcome is not None))
        elif message in ("to lobby", "title"):
            return str(message)
        else:
            return super().act(message)
        self.stale()
        return None

    def _lay(self, sheet: Sheet) -> None:
        self.sheet, self.focus = sheet, -1
        sheet.lay(self.size, self.theme)

    def _away(self) -> None:
        self.sheet, self.focus = None, -1
        self.refresh()

    def takes(self, key: int) -> bool:
        """Is a key for the text that is typed?"""
        return (self.typing is not None and writes(key)) or super().takes(key)

    def handle(self, event: pygame.event.Event) -> object:
        """Take an event; while somebody types to the others letters are his."""
        if self.typing is None or self.sheet is not None:
            return super().handle(event)
        if event.type == pygame.TEXTINPUT:
            self.typing.type(event.text)
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_BACKSPACE:
            self.typing.rub()
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_v and event.mod & PASTE:
            with suppress(pygame.error):  # some systems have nothing to paste from
                self.typing.type(pygame.scrap.get_text())
        elif event.type == pygame.KEYDOWN and event.key in keyboard.LEAVING:
            self._typed(event.key in (pygame.K_RETURN, pygame.K_KP_ENTER))
        elif event.type == pygame.KEYDOWN and self.takes(event.key):
            return None  # letters come as text
        else:
            return super().handle(event)
        self.stale()
        return None

    def _typed(self, sent: bool) -> None:
        """The line is said, or given up."""
        text = self.typing.text.strip() if self.typing is not None else ""
        self.typing = None
        if sent and text:
            self.parlour.say(text)
        self.refresh()
