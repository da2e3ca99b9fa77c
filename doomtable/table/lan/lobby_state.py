"""State of the lobby: who sits where, the terms, who is ready, and what may be pressed."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

import pygame

from doomtable.net import protocol as P
from doomtable.net.protocol.join_code import shown_code
from doomtable.rules.ruleset import Ruleset
from doomtable.table.kit.available_decks import AvailableDeck
from doomtable.table.kit.form_screen import FormScreen, StopKey, TextField
from doomtable.table.kit.key_bindings import KEYS, KeyBindings
from doomtable.table.lan.host_settings import CLOCKS, QUIETS, WAITS
from doomtable.table.lan.lan_room import LanRoom, reason_text
from doomtable.table.new_game.new_game_settings import GOALS, HANDS, STARTS, USUAL, stepped
from doomtable.table.paint.theme import Theme
from doomtable.words.words import Words

CHAT: Final[StopKey] = ("chat", 0)
NUMBERS: Final = ("goal", "start", "hand", "clock", "wait", "quiet")
BOUNDS: Final = {
    "goal": GOALS, "start": STARTS, "hand": HANDS, "clock": CLOCKS, "wait": WAITS, "quiet": QUIETS,
}  # fmt: skip
QUIET: Final = ("lobby", "over")
"""Phases in which seats, decks and terms may change."""


class LobbyState(FormScreen):
    """What a table before its game is, and what can be done about it."""

    highest = 760

    def __init__(
        self, words: Words, theme: Theme, size: tuple[int, int], room: LanRoom, available: Sequence[AvailableDeck],
        keys: KeyBindings = KEYS,
    ) -> None:  # fmt: skip
        self.lan_room, self.available = room, tuple(available)
        self.seen: tuple[object, ...] = room.stamp
        self.sure = False
        """Whether the host was asked if he means to close the table."""
        self._wish: tuple[int, Ruleset, int, int, int] | None = None
        """What the host has just changed, until it is agreed: by which number of the terms."""
        super().__init__(words, theme, size, keys)
        self.entries = {CHAT: TextField("", P.LONGEST_CHAT, whole=False)}
        self.laid()
        self._aborted: tuple[str | int, ...] = ()
        self._look()

    # ------------------------------------------------------------------------------------------------- looking

    @property
    def main(self) -> StopKey:  # type: ignore[override]
        """What stands out: the host's word that it begins, a guest's that he is ready, or the talk."""
        if self.lan_room.host:
            return ("begin", 0)
        return ("ready", 0) if self.lan_room.seat >= 0 else CHAT

    @property
    def quiet(self) -> bool:
        """May seats, decks and terms change?"""
        return self.lan_room.lively and self.lan_room.table.phase in QUIET

    def rules(self) -> Ruleset | None:
        """The rules that are agreed, or that the host has just wished for."""
        return self._wish[1] if self._wish is not None else self.lan_room.rules()

    def numbers(self) -> dict[str, int]:
        """What is agreed, or has just been wished for, in the units in which it is stepped."""
        rules, terms = self.rules(), self.lan_room.table.terms
        clock, wait, quiet = self._wish[2:] if self._wish is not None else (terms.clock, terms.wait, terms.quiet)
        out = {"clock": clock // 60, "wait": wait // 60, "quiet": quiet}
        return out if rules is None else {"goal": rules.goal_p, "start": rules.start_d, "hand": rules.hand_fill} | out

    @property
    def deck(self) -> AvailableDeck:
        """The deck that one brings; with its faults by the rules that are agreed, if it is among the available ones."""
        return next((one for one in self.available if one.key == self.lan_room.deck.key), self.lan_room.deck)

    def missing(self) -> str:
        """Why the host cannot begin; '' if he can."""
        say, room = self.words.say, self.lan_room
        table = room.table
        if not room.lively:
            return say("lobby-lost")
        if table.phase == "sealed":
            return say("lobby-sealed")
        if table.phase == "dealing":
            return say("lobby-dealing")
        empty = sum(seat.state == "open" for seat in table.seats)
        if empty:
            return say("lobby-open", n=empty)
        waits = [seat for seat in table.seats if not seat.ready and seat.seat != room.seat]
        if waits:
            return say("lobby-waits", player=waits[0].name, n=len(waits) - 1)
        return self.bad_deck()

    def bad_deck(self) -> str:
        """Why one cannot be ready; '' if one can."""
        deck = self.deck
        if self.lan_room.seat < 0 or deck.legal:
            return ""
        fault = deck.trouble or deck.faults[0].text
        return self.words.say("join-bad-deck", deck=deck.name, fault=fault)

    def update(self, now: int) -> None:
        """Look whether there is something new."""
        super().update(now)
        if self.lan_room.stamp != self.seen:
            self._look()
        for text in self.lan_room.refused(self.words):
            self._wish = None
            self.show_notice(text)

    def _look(self) -> None:
        self.seen = self.lan_room.stamp
        if self._wish is not None and self.lan_room.table.terms.number >= self._wish[0]:
            self._wish = None
        aborted = self.lan_room.table.aborted
        if aborted != self._aborted:
            self._aborted = aborted
            if aborted:
                self.show_notice(reason_text((str(aborted[0]), aborted[1:]), self.words), "blood")
        self.laid()

    # ------------------------------------------------------------------------------------------------ pressing

    def enabled(self, key: StopKey) -> bool:
        """Can this be pressed?"""
        what = key[0]
        if what in ("leave", "copy", "chat"):
            return True
        if what == "begin":
            return self.quiet and not self.missing()
        if what == "ready":
            return self.quiet and (self.lan_room.ready or not self.bad_deck())
        if what == "deck":
            return self.quiet and not (self.lan_room.ready and not self.lan_room.host)
        if what in ("allow", "deny"):
            return self.lan_room.lively
        return self.quiet

    def back(self) -> object:
        """Leave; the host is asked first, as others would lose the table."""
        others = any(one.member != self.lan_room.member and one.state == "here" for one in self.lan_room.table.people)
        if self.lan_room.host and others and not self.sure:
            self.sure = True
            self.show_notice(self.words.say("lobby-sure"))
            return None
        return "title"

    def entered(self, key: StopKey) -> object:
        """Enter in the line of the chat: it is said."""
        entry = self.entries[CHAT]
        if entry.text.strip():
            self.lan_room.say(entry.text.strip())
            entry.text = ""
        return None

    def deck_for(self, key: StopKey, deck: AvailableDeck) -> None:
        """Another deck is brought."""
        self.lan_room.bring(deck)

    def press(self, key: StopKey) -> object:
        """Press something; returns a message for the window or None."""
        what, n = key
        room = self.lan_room
        self.sure = self.sure and what == "leave"
        if what == "leave":
            return self.back()
        if what == "begin":
            room.begin()
        elif what == "ready":
            room.set_ready(not room.ready)
        elif what == "deck":
            self.choose_deck(key, self.available, self.deck, self.words.say("host-mine"))
        elif what == "copy":
            self._copy()
        elif what == "sit":
            room.sit(n)
        elif what == "stand":
            room.stand()
        elif what == "computer":
            room.rule("computer", seat=n, kind=USUAL)
        elif what == "open":
            room.rule("open", seat=n)
        elif what == "kick":
            room.rule("kick", member=n)
        elif what in ("allow", "deny"):
            room.rule(what, member=n)
        elif what == "colour":
            mine = next(one.name for one in room.table.people if one.member == room.member)
            room.rename(mine, n)
        elif what in (*NUMBERS, "sabotage"):
            self._agree(what, n)
        return None

    def _agree(self, what: str, by: int) -> None:
        """The host changes what is agreed."""
        rules, numbers = self.rules(), self.numbers()
        if rules is None:
            return
        if what == "sabotage":
            rules = replace(rules, sabotage=not rules.sabotage)
        else:
            numbers[what] = stepped(numbers[what], by, BOUNDS[what])
        hand = numbers["hand"]
        rules = replace(rules, goal_p=numbers["goal"], start_d=numbers["start"], start_hand=hand, hand_fill=hand)
        told = self._wish[0] if self._wish is not None else self.lan_room.table.terms.number
        self._wish = told + 1, rules, numbers["clock"] * 60, numbers["wait"] * 60, numbers["quiet"]
        self.lan_room.agree(*self._wish[1:])
        self.dirty = True

    def _copy(self) -> None:
        """The join code goes where it can be pasted from."""
        code = shown_code(self.lan_room.code)
        with suppress(pygame.error):
            pygame.scrap.put_text(code)
            self.show_notice(self.words.say("lobby-copied"), "jade")
            return
        self.show_notice(self.words.say("lobby-not-copied"))

    # --------------------------------------------------------------------------------------------------- places

    def lay(self) -> None:
        """Seats and talk at the left; the code, what is agreed and what one brings at the right."""
        px, body, foot, room = self.theme.px, self.body, self.foot, self.lan_room
        table = room.table
        wide = min(px(440), body.w * 43 // 100)
        self.side = pygame.Rect(body.right - wide, body.y, wide, body.h)
        left = pygame.Rect(body.x, body.y, self.side.x - px(20) - body.x, body.h)
        looking = [one for one in table.people if one.seat < 0 and one.watching != "no" and one.state != "left"]
        asking = [one for one in looking if one.watching == "asks" and one.member != room.member]
        self.lookers = tuple(one for one in looking if one.watching == "yes")
        self.askers = tuple(asking[:3])
        lines = len(table.seats) + len(self.askers) + bool(self.lookers)
        high = min(px(48), (left.h - px(150)) // max(1, lines))
        self.rows = tuple(
            pygame.Rect(left.x, left.y + i * high, left.w, high - px(6)) for i in range(len(table.seats))
        )
        for seat, row in zip(table.seats, self.rows, strict=True):
            self._seat_stops(seat, row)
        y = left.y + len(table.seats) * high
        self.asks = tuple(pygame.Rect(left.x, y + i * high, left.w, high - px(6)) for i in range(len(self.askers)))
        for one, row in zip(self.askers, self.asks, strict=True):
            if room.host:
                self.stops["allow", one.member] = pygame.Rect(row.right - px(206), row.y, px(100), row.h)
                self.stops["deny", one.member] = pygame.Rect(row.right - px(100), row.y, px(100), row.h)
        y += len(self.askers) * high
        self.watchers = pygame.Rect(left.x + px(44), y, left.w - px(44), high - px(6) if self.lookers else 0)
        y += high if self.lookers else 0
        self.talk = pygame.Rect(left.x, y + px(4), left.w, left.bottom - y - px(4))
        self.stops[CHAT] = pygame.Rect(
            self.talk.x + px(14), self.talk.bottom - px(14) - px(34), self.talk.w - px(28), px(34)
        )
        self._side_stops()
        self.stops["leave", 0] = pygame.Rect(foot.x, foot.y, px(150), foot.h)
        x = foot.x + px(162)
        if self.main[0] != "chat":
            self.stops[self.main] = pygame.Rect(self.side.x, foot.y, self.side.w, foot.h)
        if room.seat >= 0:
            self.stops["stand", 0] = pygame.Rect(x, foot.y, px(150), foot.h)
            x += px(162)
        self.line = pygame.Rect(x + px(4), foot.y, self.side.x - px(20) - x, foot.h)

    def _seat_stops(self, seat: P.SeatInfo, row: pygame.Rect) -> None:
        """What can be done with a seat."""
        px, room, x = self.theme.px, self.lan_room, row.right
        mine = seat.member and seat.member == room.member
        if room.host and seat.member and not mine:
            self.stops["kick", seat.member] = pygame.Rect(x - px(34), row.centery - px(16), px(32), px(32))
            return
        if seat.member or mine:
            return
        if room.host:
            what = "computer" if seat.kind == "remote" else "open"
            self.stops[what, seat.seat] = pygame.Rect(x - px(128), row.y, px(128), row.h)
            x -= px(136)
        if seat.kind == "remote" and self.lan_room.table.phase in QUIET:
            self.stops["sit", seat.seat] = pygame.Rect(x - px(104), row.y, px(104), row.h)

    def _side_stops(self) -> None:
        px, room = self.theme.px, self.lan_room
        inner = self.side.inflate(-px(36), -px(28))
        self.code = pygame.Rect(inner.x, inner.y, inner.w, px(66))
        self.stops["copy", 0] = pygame.Rect(inner.right - px(92), inner.y + px(24), px(92), px(36))
        y = self.code.bottom
        self.places = pygame.Rect(inner.x, y, inner.w, px(22) if room.addresses else 0)
        y = self.places.bottom + px(10)
        mine = px(92) if room.seat >= 0 else 0
        agreed = [*NUMBERS, "sabotage"]
        line = min(px(38), (inner.bottom - mine - y - px(26)) // len(agreed))
        self.agreed = pygame.Rect(inner.x, y, inner.w, px(22))
        y = self.agreed.bottom
        self.lines: dict[str, pygame.Rect] = {}
        for what in agreed:
            rect = self.lines[what] = pygame.Rect(inner.x, y, inner.w, line)
            if room.host and self.lan_room.table.phase in QUIET:
                if what == "sabotage":
                    self.stops[what, 0] = rect
                else:
                    self.step_stops(what, rect)
            y += line
        if mine:
            y = inner.bottom - mine + px(10)
            side, gap = px(28), px(10)
            for n in range(P.COLOURS):
                self.stops["colour", n] = pygame.Rect(inner.right - (P.COLOURS - n) * (side + gap) + gap, y, side, side)
            self.colours = pygame.Rect(inner.x, y, inner.w - P.COLOURS * (side + gap), side)
            self.stops["deck", 0] = pygame.Rect(inner.x, inner.bottom - px(42), inner.w, px(42))
