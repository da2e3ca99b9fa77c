"""Layout of the deck builder: where its parts and buttons stand in a window of a size."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from doomtable.table.deck_builder.builder_messages import (
    AskForName,
    CloseDeckBuilder,
    FishFromBuilder,
    PlayFromBuilder,
    RedoEdit,
    ShowOverlay,
    ShowPart,
    ToggleFilters,
    ToggleList,
    UndoEdit,
)
from doomtable.table.deck_builder.builder_state import BuilderState
from doomtable.table.kit.key_bindings import KeyBindings
from doomtable.table.kit.message import ScreenMessage
from doomtable.table.kit.widgets import Button
from doomtable.table.paint.theme import Theme
from doomtable.words.words import Words

SIDE: Final = (316, 440)
"""Pixels that the deck is wide at a scale of 1: at least, at most."""
ROOMY: Final = 800
"""From so many pixels of height on, at its scale, there is room for a tall curve and larger buttons."""


@dataclass(slots=True)
class BuilderLayout:
    """The places of the deck builder."""

    panel: pygame.Rect
    head: pygame.Rect
    verdict: pygame.Rect
    search: pygame.Rect
    cards: pygame.Rect
    """Chips and grid."""
    side: pygame.Rect
    listed: pygame.Rect
    shares: pygame.Rect
    curve: pygame.Rect
    destiny: pygame.Rect
    buttons: list[Button]
    back: Button


def builder_layout(
    words: Words, state: BuilderState, keys: KeyBindings, rules: str, filters: bool, listed: bool,
    size: tuple[int, int], theme: Theme, clock: int | None = None,
) -> BuilderLayout:  # fmt: skip
    """Where everything stands; `rules` is what the rules are called, `filters` whether the last of them are shown,
    `listed` whether cards stand in a list, `clock` how many seconds are left. Out of a pool rules are agreed and no
    other deck can be opened."""
    px, say = theme.px, words.say
    roomy = size[1] >= px(ROOMY)
    panel = pygame.Rect(0, 0, *size).inflate(-px(16), -px(16))
    inner = panel.inflate(-px(32), -px(24))
    wide = max(px(SIDE[0]), min(px(SIDE[1]), inner.w * 29 // 100))
    head = pygame.Rect(inner.x, inner.y, inner.w, px(38))
    buttons: list[Button] = []

    def button(rect: pygame.Rect, label: str, message: ScreenMessage, main: bool = False, key: str = "",
               enabled: bool = True, sub: str = "") -> Button:  # fmt: skip
        made = Button(rect, label, message, main, sub, key, enabled)
        buttons.append(made)
        return made

    # The head: name, rules, undo and redo, decks, the way back.
    each, gap = px(92 if not roomy else 116), px(8)
    x = head.right
    ends: list[pygame.Rect] = []
    for _ in range(4):
        x -= each
        ends.append(pygame.Rect(x, head.y, each, head.h))
        x -= gap
    name_wide = min(px(300), (x - head.x) * 36 // 100)
    rules_wide = min(px(230), (x - head.x) * 28 // 100)
    name_rect, kept = pygame.Rect(head.x, head.y, name_wide, head.h), say("builder-rename", kept=state.kept)
    button(name_rect, state.deck.deck.name, AskForName(), sub=kept)
    rules_rect = pygame.Rect(head.x + name_wide + gap, head.y, rules_wide, head.h)
    pooled = state.pool is not None
    button(rules_rect, rules, ShowOverlay("rules"), enabled=not pooled)
    verdict = pygame.Rect(rules_rect.right + gap + px(24), head.y, 0, head.h)
    verdict.w = min(px(330), x - verdict.x - gap)
    unusable = sum(one.copies for one in state.analysis.unmet)
    told = say("builder-fault-line", faults=len(state.analysis.faults), unusable=unusable)
    button(verdict, told, ShowOverlay("faults"))
    button(ends[3], say("builder-undo"), UndoEdit(), enabled=bool(state.editor.undoable))
    button(ends[2], say("builder-redo"), RedoEdit(), enabled=bool(state.editor.redoable))
    if not pooled:
        button(ends[1], say("builder-decks-button"), ShowOverlay("decks"))
    elif clock is not None:
        told = say("draft-clock", minutes=clock // 60, seconds=f"{clock % 60:02}")
        button(ends[1], told, ShowOverlay("decks"), enabled=False)
    back = button(ends[0], say("list-back"), CloseDeckBuilder(), key=keys.cap("cancel"))

    top = head.bottom + px(10)
    side = pygame.Rect(inner.right - wide, top, wide, inner.bottom - top)
    left = inner.w - wide - px(16)
    more = pygame.Rect(inner.x + left - px(126), top, px(126), px(36))
    view = pygame.Rect(more.x - px(92), top, px(86), px(36))
    button(view, say("builder-as-faces" if listed else "builder-as-list"), ToggleList())
    search = pygame.Rect(inner.x, top, view.x - px(8) - inner.x, px(36))
    button(more, say("builder-fewer-filters" if filters else "builder-more-filters"), ToggleFilters())
    before_tabs = len(buttons)
    cards = pygame.Rect(inner.x, top + px(44), left, inner.bottom - top - px(44))

    # The side from its foot up: what can be done, faults, curve, shares; above them the list under its tabs.
    high = px(34 if not roomy else 40)
    rows: list[list[tuple[str, ScreenMessage, int]]] = [  # the parts of a row are of twelve
        [("builder-suggest", ShowOverlay("suggestions"), 3), ("builder-hands-button", ShowOverlay("hands"), 3),
         ("builder-compare-button", ShowOverlay("compare"), 3), ("builder-notes-button", ShowOverlay("notes"), 3)],
        [("builder-fish", FishFromBuilder(), 3), ("builder-lab-button", ShowOverlay("lab"), 2),
         ("builder-share-button", ShowOverlay("share"), 3), ("builder-play", PlayFromBuilder(), 4)],
    ]  # fmt: skip
    y = side.bottom - len(rows) * (high + px(6)) + px(6)
    foot = y
    for row in rows:
        x, part = side.x, (side.w - px(6) * (len(row) - 1)) / 12
        for label, message, parts in row:
            main = isinstance(message, PlayFromBuilder)
            able = not isinstance(message, FishFromBuilder | PlayFromBuilder) or bool(state.deck.size())
            able = able and not (pooled and isinstance(message, FishFromBuilder))
            rect = pygame.Rect(x, y, side.right - x if label == row[-1][0] else int(part * parts), high)
            told = say("builder-pool-done" if pooled and main else label)
            button(rect, told, message, main, enabled=able)
            x = rect.right + px(6)
        y += high + px(6)
    destiny = pygame.Rect(side.x, foot - px(8) - px(32), side.w, px(32))
    tall = px(56 if not roomy else 96)
    curve = pygame.Rect(side.x, destiny.y - px(6) - tall, side.w, tall)
    shares = pygame.Rect(side.x, curve.y - px(4) - px(58), side.w, px(58))
    tabs = pygame.Rect(side.x, side.y, side.w, px(32))
    share = (tabs.w - px(6) * (len(state.parts) - 1)) // len(state.parts)
    for i, of in enumerate(state.parts):
        rect = pygame.Rect(tabs.x + i * (share + px(6)), tabs.y, share, tabs.h)
        told = say(f"builder-tab-{of}", n=state.deck.size(of))
        buttons.insert(before_tabs + i, Button(rect, told, ShowPart(of), of == state.part))
    deck_list = pygame.Rect(side.x, tabs.bottom + px(6), side.w, shares.y - px(8) - tabs.bottom - px(6))
    return BuilderLayout(
        panel, head, verdict, search, cards, side, deck_list, shares, curve, destiny, buttons, back
    )
