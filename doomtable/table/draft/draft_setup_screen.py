"""Draft setup screen: sealed or draft, who takes part, which boosters, how large the decks, with which clock."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Final

import pygame

from doomtable.cards.catalogue import SETS as PRINTED
from doomtable.decks.booster_draft import MOST_ROUNDS
from doomtable.decks.booster_game import FORMATS, checked_setup
from doomtable.decks.boosters import KINDS
from doomtable.errors import BadInput
from doomtable.table.draft.draft_messages import DropDraft, LeaveDraftSetup, ResumeDraft, StartDraft
from doomtable.table.kit.form_screen import FormScreen, StopKey, TextField
from doomtable.table.kit.key_bindings import KEYS, KeyBindings
from doomtable.table.kit.message import ScreenMessage
from doomtable.table.new_game.draft_settings import SETS, DraftSettings, in_format, step
from doomtable.table.new_game.new_game_settings import LONGEST_NAME, kept_name
from doomtable.table.paint.panels import draw_button
from doomtable.table.paint.text_layout import draw_text
from doomtable.table.paint.theme import Theme
from doomtable.words.words import Words

NUMBERS: Final = ("people", "computers", "kind", "edition", "size", "seconds")
WORDS: Final = ("kind", "edition")
"""Those of them that are words: one button each, which goes on to the next."""
ROW: Final = 40
NAMED: Final = 7


class DraftSetupScreen(FormScreen):
    """A game out of boosters that is set up; messages: StartDraft, ResumeDraft, DropDraft, LeaveDraftSetup."""

    highest, widest = 620, 1180

    def __init__(
        self, words: Words, theme: Theme, size: tuple[int, int], made: DraftSettings, kept: Path | None = None,
        notice: str = "", keys: KeyBindings = KEYS, name: str = "",
    ) -> None:  # fmt: skip
        """`kept` is the file of a game that was begun; `name` is what the first person is called."""
        self.made, self.kept, self.name = made, kept, name
        super().__init__(words, theme, size, keys)
        self.entries = {("name", n): TextField(made.name(n), LONGEST_NAME) for n in range(NAMED)}
        self.said = notice
        self.laid()

    # ------------------------------------------------------------------------------------------------- looking

    def trouble(self) -> str:
        """Why it cannot begin; '' if it can."""
        try:
            checked_setup(self.made.setup(0, self.name))
        except BadInput as error:
            return self.words.error(error)
        return ""

    def enabled(self, key: StopKey) -> bool:
        """Can this be pressed?"""
        return key[0] != "begin" or not self.trouble()

    def lay(self) -> None:
        """How and who at the left, the boosters and the names at the right."""
        px, body, foot = self.theme.px, self.body, self.foot
        gap = px(28)
        wide = (body.w - gap) // 2
        self.left = pygame.Rect(body.x, body.y, wide, body.h)
        self.right = pygame.Rect(body.x + wide + gap, body.y, wide, body.h)
        row = min(px(ROW), body.h // 10)
        half = (wide - px(8)) // 2
        for n in range(len(FORMATS)):
            self.stops["format", n] = pygame.Rect(self.left.x + n * (half + px(8)), self.left.y, half, px(40))
        y = self.left.y + px(40) + px(8)
        self.lines: dict[str, pygame.Rect] = {}
        for what in NUMBERS:
            self.lines[what] = pygame.Rect(self.left.x, y, wide, row)
            if what in WORDS:
                box = self.lines[what]
                self.stops[what, 1] = pygame.Rect(box.right - px(188), box.y + px(2), px(188), box.h - px(4))
            else:
                self.step_stops(what, self.lines[what])
            y += row
        self.names: list[StopKey] = [("name", n) for n in range(self.made.people)]
        self.heads = [(self.left.x, y + px(12))]
        y += px(24)
        columns = 2 if len(self.names) <= 4 else 4
        each = (wide - px(6) * (columns - 1)) // columns
        for n, key in enumerate(self.names):
            place = self.left.x + n % columns * (each + px(6)), y + n // columns * px(38)
            self.stops[key] = pygame.Rect(place, (each, px(34)))
        y = self.right.y + px(26)
        self.heads.append((self.right.x, self.right.y + px(12)))
        for code in SETS:
            self.lines[code] = pygame.Rect(self.right.x, y, wide, row)
            self.step_stops(code, self.lines[code])
            y += row
        self.sum = pygame.Rect(self.right.x, y + px(4), wide, row)
        begin = pygame.Rect(foot.right - px(200), foot.y, px(200), foot.h)
        self.stops["begin", 0] = begin
        x = begin.x
        if self.kept is not None:
            x -= px(200) + px(8)
            self.stops["resume", 0] = pygame.Rect(x, foot.y, px(200), foot.h)
            x -= px(120) + px(8)
            self.stops["drop", 0] = pygame.Rect(x, foot.y, px(120), foot.h)
        x -= px(130) + px(8)
        self.stops["back", 0] = pygame.Rect(x, foot.y, px(130), foot.h)
        self.line = pygame.Rect(foot.x, foot.y, x - px(12) - foot.x, foot.h)

    # ------------------------------------------------------------------------------------------------ pressing

    def press(self, key: StopKey) -> ScreenMessage | None:
        """Press something; returns a message for the window or None."""
        what, n = key
        if what == "begin":
            return StartDraft(self.named())
        if what == "resume" and self.kept is not None:
            return ResumeDraft(self.kept)
        if what == "drop" and self.kept is not None:
            return DropDraft(self.kept)
        if what == "back":
            return self.back()
        self.made = in_format(self.made, FORMATS[n]) if what == "format" else step(self.made, what, n)
        self.laid()
        return None

    def named(self) -> DraftSettings:
        """What is set up, with the names as they are typed."""
        names = tuple(kept_name(self.entries["name", n].text) for n in range(self.made.people))
        return replace(self.made, names=names)

    def back(self) -> ScreenMessage:
        """The way out; what was set up is remembered."""
        return LeaveDraftSetup(self.named())

    # ------------------------------------------------------------------------------------------------- drawing

    def paint(self, target: pygame.Surface) -> None:
        """Draw what stands on the panel."""
        say, palette, px, made = self.words.say, self.theme.palette, self.theme.px, self.made
        self.title(target, say("draft-title"))
        for n, form in enumerate(FORMATS):
            chosen = made.format == form
            rect = self.stops["format", n]
            kind = "primary" if chosen else "normal"
            label = say(f"draft-format-{form}")
            draw_button(target, rect, self.theme, label, kind, "", "", self.hovered(("format", n)))  # type: ignore[arg-type]
        told = {
            "people": str(made.people), "computers": str(made.computers),
            "kind": say(f"setup-{made.kind}"), "edition": say(f"setup-edition-{made.edition}"),
            "size": str(made.size),
            "seconds": say("draft-seconds-value", n=made.seconds),
        }  # fmt: skip
        for what in WORDS:
            box = self.lines[what]
            self.label(target, say(f"draft-{what}"), pygame.Rect(box.x, box.y, box.w - px(196), box.h))
            self.button(target, (what, 1), told[what])
        for what in (one for one in NUMBERS if one not in WORDS):
            self.number(target, what, say(f"draft-{what}"), told[what], self.lines[what])
        for (x, y), head in zip(self.heads, ("draft-names", "draft-boosters"), strict=True):
            draw_text(target, say(head), x, y, px(14), palette.brass, 600, ay=0.5)
        for n, key in enumerate(self.names):
            hint = self.name if n == 0 and self.name else say("setup-default-name", n=n + 1)
            self.field(target, key, hint)
        for code, count in zip(SETS, made.counts, strict=True):
            told_set = say("draft-of-set", set=PRINTED[code].name, n=KINDS[code].size)
            self.number(target, code, told_set, str(count), self.lines[code])
        whole = say("draft-sum", boosters=sum(made.counts), cards=made.pool_size, most=MOST_ROUNDS)
        self.label(target, whole, self.sum, palette.ash)
        self.button(target, ("begin", 0), say("draft-begin"), main=True)
        self.button(target, ("resume", 0), say("draft-resume"))
        self.button(target, ("drop", 0), say("draft-drop"))
        self.button(target, ("back", 0), say("list-back"), self.keys.cap("cancel"))
        trouble = self.trouble()
        note = say("draft-note-sealed" if made.format == "sealed" else "draft-note-draft")
        if self.kept is not None and self.hovered(("resume", 0)):
            note = self._kept()
        tone = "blood" if trouble else self.tone if self.said else "ash"
        self.sentence(target, self.line, self.said or trouble or note, tone, 3)

    def _kept(self) -> str:
        """What is gone on with."""
        assert self.kept is not None
        when = datetime.fromtimestamp(self.kept.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
        return self.words.say("draft-kept", date=when)
