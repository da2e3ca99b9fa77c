"""Filter chips: small buttons that narrow a list of cards, each with its sign and how many cards it would show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import pygame

from doomtable.cards.catalogue import set_name
from doomtable.cards.main_affiliation import emblem_of
from doomtable.decks.card_index import CardFilter, FilterGroup
from doomtable.table.paint.emblems import crest, roundel
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.surface_effects import put, vertical
from doomtable.table.paint.text_layout import draw_text
from doomtable.table.paint.theme import BLACK, Theme, mix
from doomtable.words.words import Words

HIGH: Final = 28
GAP: Final = 6
CLOSEST: Final = 2
"""Between chips, and at least where a line is full."""
SIGN: Final = 20
TEXT: Final = 13
SIGNED: Final = ("type", "affiliation")
"""Groups whose values have a sign, which stands alone where there is no room for names."""


@dataclass(frozen=True, slots=True)
class Chip:
    """One chip: what it stands for, where it stands, whether it is on. `label` is '' where only its sign has room;
    `counted` is whether there is room for how many cards it would show."""

    group: FilterGroup
    value: str
    name: str
    label: str
    count: int
    on: bool
    rect: pygame.Rect
    counted: bool = True


def name_of(group: FilterGroup, value: str, words: Words) -> str:
    """What a value of a group is called."""
    if group == "type":
        return words.say("deck-type", kind=value, n=2)
    if group == "set":
        return set_name(value)
    if group == "value":
        return words.say("cards-value", band=value.replace("-", "–"))
    return words.option(value) if group != "rarity" else value


def chips_for(
    values: Mapping[FilterGroup, Counter[str]], counts: Mapping[FilterGroup, Counter[str]], wanted: CardFilter,
    box: pygame.Rect, theme: Theme, words: Words,
) -> list[Chip]:  # fmt: skip
    """The chips of each group on lines of their own, with their names if those of every group fit on one line, and
    without their counts, and closer together, where even those of a group with signs would need two.

    `values` says how many cards there are of each value at most: a chip is as wide as that needs, so that it stays put.
    """
    names = {(group, value): name_of(group, value, words) for group, entries in values.items() for value in entries}

    def wide_of(group: FilterGroup, value: str, named: bool, counted: bool) -> int:
        count = text_width(str(values[group][value]), theme.px(TEXT), 500) if counted else -theme.px(6)
        return _wide(names[group, value] if named else "", count, group in SIGNED, theme)

    def on_a_line(named: bool) -> bool:
        signed = [(group, entries) for group, entries in values.items() if group in SIGNED]
        wides = [[wide_of(group, value, named, True) + theme.px(GAP) for value in each] for group, each in signed]
        return all(sum(line) <= box.w for line in wides)

    fits, short = on_a_line(named=True), on_a_line(named=False)
    out: list[Chip] = []
    y = box.y
    for group, entries in values.items():
        x, gap = box.x, theme.px(GAP)
        if not short and group in SIGNED and len(entries) > 1:
            spare = box.w - sum(wide_of(group, value, False, False) for value in entries)
            gap = max(theme.px(CLOSEST), min(gap, spare // (len(entries) - 1)))
        for value in entries:
            named, counted = fits or group not in SIGNED, short or group not in SIGNED
            label, wide = names[group, value] if named else "", wide_of(group, value, named, counted)
            if x > box.x and x + wide > box.right:
                x, y = box.x, y + theme.px(HIGH + GAP)
            rect = pygame.Rect(x, y, min(wide, box.w), theme.px(HIGH))
            on = (group, value) in wanted.chosen
            out.append(Chip(group, value, names[group, value], label, counts[group][value], on, rect, counted))
            x += wide + gap
        y += theme.px(HIGH + GAP)
    return out


def _wide(label: str, count: int, signed: bool, theme: Theme) -> int:
    px = theme.px
    sign = px(SIGN + 6) if signed else 0
    named = text_width(label, px(TEXT), 600) + px(6) if label else 0
    return px(14) + sign + named + count


def draw_chip(target: pygame.Surface, chip: Chip, theme: Theme, hover: bool) -> None:
    """Draw a chip: one that is on lies in brass, one that would show nothing is faint."""
    px, palette, rect = theme.px, theme.palette, chip.rect
    if chip.on:
        stops = (palette.brass_hi, palette.brass) if not palette.plain else (palette.brass_hi, palette.brass_hi)
    else:
        lit = 0.16 if hover else 0.0
        stops = mix(palette.iron_high, palette.brass, lit), mix(palette.iron, palette.brass, lit)
    pygame.draw.rect(target, BLACK, rect.inflate(2, 2), 1)
    target.blit(vertical(rect.w, rect.h, *stops), rect)
    rim = palette.brass_hi if hover or chip.on else palette.brass_lo if chip.count else palette.edge
    pygame.draw.rect(target, rim, rect, max(palette.border, 2 if chip.on else 1))
    ink = palette.ink if chip.on else palette.bone if chip.count else palette.ash
    x = rect.x + px(7)
    if chip.group in SIGNED:
        home = emblem_of(chip.value)
        sign = roundel(chip.value, px(SIGN), theme) if chip.group == "type" else crest(home, px(SIGN - 1), theme)
        if not chip.count and not chip.on:
            sign = sign.copy()
            sign.set_alpha(110)
        put(target, sign, x + px(SIGN) // 2, rect.centery)
        x += px(SIGN + 6)
    if chip.label:
        draw_text(target, chip.label, x, rect.centery, px(TEXT), ink, 600, ay=0.5)
    if not chip.counted:
        return
    below = mix(palette.ink, palette.brass, 0.1) if chip.on else palette.ash
    draw_text(target, str(chip.count), rect.right - px(7), rect.centery, px(TEXT), below, 500, ax=1, ay=0.5)
