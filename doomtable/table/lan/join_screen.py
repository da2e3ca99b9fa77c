"""Join screen: the list of hosts found, and the form with join code, address, name and deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from doomtable.table.kit.available_decks import AvailableDeck, assign_decks
from doomtable.table.kit.clipped_text import tidy
from doomtable.table.kit.deck_panel import draw_sign
from doomtable.table.kit.form_screen import FormScreen, StopKey, TextField
from doomtable.table.kit.key_bindings import KEYS, KeyBindings
from doomtable.table.kit.message import ScreenMessage, ShowTitle
from doomtable.table.lan.lan_messages import JoinGame, StopJoining
from doomtable.table.new_game.new_game_settings import LONGEST_NAME, kept_name
from doomtable.table.paint.panels import draw_panel, draw_tray
from doomtable.table.paint.text_layout import draw_text, fit, shortened
from doomtable.table.paint.theme import Theme, mix
from doomtable.words.words import Words

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
MEANT: Final = str.maketrans("018", "OIB")
"""Digits that no code has, and the letters that people mean by them."""
GROUP: Final = 4
CODE: Final = 16
LONGEST_ADDRESS: Final = 120
ROW: Final = 54
LABELS: Final = {
    "code": ("join-code", 48), "address": ("join-address", 36), "name": ("join-name", 36), "deck": ("join-deck", 42),
}  # fmt: skip
"""What is filled in: its words, and how high its place is at a scale of 1."""


class JoinableTable(NamedTuple):
    """A table in the list: one that was found in the network, or one at which this player had a seat."""

    name: str
    address: str
    port: int
    sign: str = ""
    """By which a code is known to be its own; '' if only the code can tell."""
    code: str = ""
    """The code, where this player had a seat."""
    fits: bool = True
    """Does it speak the same version of the protocol?"""


def spelt(text: str) -> str:
    """A code as far as it was typed, in capitals and groups of four."""
    letters = [mark for mark in text.upper().translate(MEANT) if mark in LETTERS][:CODE]
    return "-".join("".join(letters[at : at + GROUP]) for at in range(0, len(letters), GROUP))


class JoinScreen(FormScreen):
    """A table that is to be joined; messages: JoinGame, 'stop joining', 'title'."""

    highest = 640

    def __init__(
        self, words: Words, theme: Theme, size: tuple[int, int], available: Sequence[AvailableDeck], name: str = "",
        deck_key: str = "", keys: KeyBindings = KEYS, code: str = "", address: str = "",
    ) -> None:  # fmt: skip
        self.available, self.deck_key = tuple(available), deck_key
        self.watch = False
        self.found: tuple[JoinableTable, ...] = ()
        self.signs: tuple[str, ...] = ()
        """The signs that the typed code could be known by: none before it is whole."""
        self.busy = ""
        """What is being done, as a sentence; then nothing else can be pressed."""
        super().__init__(words, theme, size, keys)
        self.entries = {
            ("code", 0): TextField(spelt(code), CODE + CODE // GROUP - 1, spelt, whole=False),
            ("address", 0): TextField(address, LONGEST_ADDRESS, str.strip),
            ("name", 0): TextField(name, LONGEST_NAME),
        }
        self.focus = ("code", 0)
        self.laid()

    # ------------------------------------------------------------------------------------------------ the choice

    @property
    def code(self) -> str:
        """The code without its dashes."""
        return self.entries["code", 0].text.replace("-", "")

    def deck(self) -> AvailableDeck | None:
        """The deck that is brought."""
        return assign_decks(self.available, [self.deck_key])[0]

    def trouble(self) -> str:
        """Why one cannot join yet; '' if one can."""
        deck, say = self.deck(), self.words.say
        if len(self.code) < CODE:
            return say("join-code-short", n=CODE - len(self.code)) if self.code else say("join-code-none")
        if deck is None:
            return say("setup-no-decks")
        if deck.trouble:
            return say("setup-no-deck", player=say("host-mine"), deck=deck.name)
        if deck.faults:
            return say("join-bad-deck", deck=deck.name, fault=self.words.deck_fault(deck.faults[0]))
        return ""

    def lists(self, found: Sequence[JoinableTable]) -> None:
        """Other tables were found."""
        if tuple(found) != self.found:
            self.found = tuple(found)
            self.laid()

    def deck_for(self, key: StopKey, deck: AvailableDeck) -> None:
        """A deck was chosen."""
        self.deck_key = deck.key

    def enabled(self, key: StopKey) -> bool:
        """Can this be pressed?"""
        if self.busy:
            return key[0] == "title"
        if key == self.main:
            return not self.trouble()
        return key[0] != "row" or self.found[key[1]].fits

    def back(self) -> ScreenMessage | None:
        """Esc: joining is given up first."""
        return StopJoining() if self.busy else ShowTitle()

    def press(self, key: StopKey) -> ScreenMessage | None:
        """Press something; returns a message for the window or None."""
        what, n = key
        deck = self.deck()
        if what == "begin" and deck is not None:
            name = kept_name(self.entries["name", 0].text)
            return JoinGame(self.code, self.entries["address", 0].text.strip(), name, deck, self.watch)
        if what == "title":
            return self.back()
        if what == "row":
            one = self.found[n]
            self.entries["address", 0].text = place_of(one)
            if one.code:
                self.entries["code", 0].text = spelt(one.code)
            self.focus = self.main if one.code else ("code", 0)
        elif what == "deck":
            self.choose_deck(key, self.available, deck, self.words.say("host-mine"))
        elif what == "watch":
            self.watch = not self.watch
        self.laid()
        return None

    # --------------------------------------------------------------------------------------------------- places

    def lay(self) -> None:
        """Tables at the left, what is filled in at the right."""
        px, body, foot = self.theme.px, self.body, self.foot
        wide = min(px(440), body.w * 44 // 100)
        self.side = pygame.Rect(body.right - wide, body.y, wide, body.h)
        self.bed = pygame.Rect(body.x, body.y, self.side.x - px(20) - body.x, body.h)
        room = self.bed.inflate(-px(28), -px(28))
        self.heading = pygame.Rect(room.x, room.y, room.w, px(26))
        top, row = self.heading.bottom + px(6), px(ROW)
        most = max(0, (room.bottom - top) // row)
        self.shown = self.found[:most]
        for i in range(len(self.shown)):
            self.stops["row", i] = pygame.Rect(room.x, top + i * row, room.w, row - px(6))
        self.empty = pygame.Rect(room.x, top, room.w, room.bottom - top)
        inner = self.side.inflate(-px(36), -px(32))
        y = inner.y
        self.labels: dict[str, pygame.Rect] = {}
        for what, (_, high) in LABELS.items():
            self.labels[what] = pygame.Rect(inner.x, y, inner.w, px(20))
            y += px(22)
            self.stops[what, 0] = pygame.Rect(inner.x, y, inner.w, px(high))
            y += px(high) + px(12)
        self.stops["watch", 0] = pygame.Rect(inner.x, y + px(2), inner.w, px(34))
        self.stops["title", 0] = pygame.Rect(foot.x, foot.y, px(150), foot.h)
        self.stops[self.main] = pygame.Rect(self.side.x, foot.y, self.side.w, foot.h)
        x = foot.x + px(166)
        self.line = pygame.Rect(x, foot.y, self.side.x - px(20) - x, foot.h)

    # ------------------------------------------------------------------------------------------------- painting

    def paint(self, target: pygame.Surface) -> None:
        """Draw what stands on the panel."""
        px, say, palette, theme = self.theme.px, self.words.say, self.theme.palette, self.theme
        self.title(target, say("join-title"))
        draw_tray(target, self.bed, theme, "cover")
        x, y = self.heading.x, self.heading.centery
        draw_text(target, say("join-found"), x, y, px(15), palette.brass_hi, 600, ay=0.5)
        for i, one in enumerate(self.shown):
            self._row(target, i, one)
        if not self.shown:
            words = fit(say("join-none"), self.empty.w, self.empty.h, px(15), px(12), 400, lead=1.3)
            for n, text in enumerate(words.lines):
                top = self.empty.y + px(6) + n * words.leading
                draw_text(target, text, self.empty.x, top, words.size, palette.ash, 400)
        draw_panel(target, self.side, theme)
        for what, box in self.labels.items():
            draw_text(target, say(LABELS[what][0]), box.x, box.centery, px(14), palette.ash, 500, ay=0.5)
        self.field(target, ("code", 0), say("join-code-hint"), 21)
        self.field(target, ("address", 0), say("join-address-hint"))
        self.field(target, ("name", 0), say("setup-lone-name"))
        self.deck_button(target, ("deck", 0), self.deck())
        self.mark(target, ("watch", 0), say("join-watch"), self.watch)
        self.button(target, ("title", 0), say("join-stop" if self.busy else "list-back"), self.keys.cap("cancel"))
        self.button(target, self.main, self.busy or say("join-go"), main=True)
        if self.said:
            self.sentence(target, self.line, self.said, self.tone, 3)
        else:
            self.sentence(target, self.line, "" if self.busy else self.trouble(), "ash")

    def _row(self, target: pygame.Surface, i: int, one: JoinableTable) -> None:
        """A table: its name, where it is, and whether the typed code is its own."""
        px, palette, rect = self.theme.px, self.theme.palette, self.stops["row", i]
        ground = mix(palette.iron_high, palette.brass, 0.14 if self.hovered(("row", i)) else 0.0)
        target.fill(ground, rect)
        pygame.draw.rect(target, palette.edge, rect, 1)
        mine = bool(one.code)
        target.fill(palette.jade if mine else palette.brass_lo, pygame.Rect(rect.x, rect.y, px(4), rect.h))
        x, room = rect.x + px(16), rect.w - px(64)
        name = shortened(tidy(one.name) or self.words.say("app-name"), px(16), room, 600)
        draw_text(target, name, x, rect.y + px(15), px(16), palette.bone, 600, ay=0.5)
        what = "join-row-mine" if mine else "join-row" if one.fits else "join-row-other"
        text = shortened(self.words.say(what, address=place_of(one)), px(13), room, 400)
        draw_text(target, text, x, rect.y + px(34), px(13), palette.ash if one.fits else palette.blood, 400, ay=0.5)
        if one.code == self.code if mine else bool(one.sign) and one.sign in self.signs:
            side = px(14)
            draw_sign(target, pygame.Rect(rect.right - px(34), rect.centery - side // 2, side, side), True, self.theme)


def place_of(one: JoinableTable) -> str:
    """Where a table is, as it is typed."""
    return f"[{one.address}]:{one.port}" if ":" in one.address else f"{one.address}:{one.port}"
