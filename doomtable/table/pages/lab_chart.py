"""Lab chart: the picture of a deck comparison, with win rates, the curve of points, and cards or pairings."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import pygame

from doomtable.errors import BadInput
from doomtable.files import storage
from doomtable.lab.jobs import EARLY
from doomtable.lab.results import LabResults
from doomtable.lab.summary import CardResult, WinRate, rate
from doomtable.lab.terminal_report import CARDS, extremes, verdict
from doomtable.table.kit.charts import (
    ROW,
    Difference,
    Share,
    draw_curves,
    draw_differences,
    draw_matrix,
    draw_shares,
    reach_of,
)
from doomtable.table.paint.panels import draw_panel, draw_rule, oak
from doomtable.table.paint.text_layout import draw_text, fit
from doomtable.table.paint.theme import Theme
from doomtable.words.words import Words

WIDE: Final = 1600
MARGIN: Final = 32
GAP: Final = 20
HEAD: Final = 132
FOOT: Final = 44
UPPER: Final = 380
LOWER: Final = 440
TALK: Final = 16


def draw(found: LabResults, out: Path, words: Words | None = None) -> None:
    """Draw it and write it as PNG. Raises BadInput."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    try:
        pygame.image.save(picture(found, words or Words("en"), Theme()), str(out))
    except (pygame.error, OSError) as error:
        raise BadInput("error-not-written", file=out, why=storage.os_reason(error)) from error
    finally:
        pygame.display.quit()


def picture(found: LabResults, words: Words, theme: Theme) -> pygame.Surface:
    """The whole picture; it grows with the number of decks."""
    decks = len(found.asked.names)
    beside = 1 + sum(n > 0 for n in found.sums.outcomes.values())  # the first turn, and how games ended
    upper = max(UPPER, 110 + ROW * (decks + beside))
    lower = LOWER if decks == 2 else 110 + ROW * decks
    wide = max(WIDE, 2 * MARGIN + 300 + 64 * decks)
    size = theme.px(wide), theme.px(MARGIN + HEAD + upper + GAP + lower + FOOT + MARGIN)
    target = pygame.Surface(size, 0, 32)
    target.blit(oak(size, theme), (0, 0))
    px = theme.px
    whole = target.get_rect().inflate(-px(MARGIN), -px(MARGIN))
    draw_panel(target, whole, theme)
    inner = whole.inflate(-px(2 * MARGIN), 0)
    _heading(target, inner, found, words, theme)
    y, half = whole.y + px(HEAD), (inner.w - px(GAP)) // 2
    left = pygame.Rect(inner.x, y, half, px(upper))
    right = pygame.Rect(inner.right - half, y, half, px(upper))
    _rates(target, left, found, words, theme)
    _points(target, right, found, words, theme)
    y += px(upper + GAP)
    if decks == 2:
        rows = [[_difference(card, words) for card in extremes(cards, CARDS)] for cards in found.sums.cards]
        reach = reach_of([row for some in rows for row in some])
        for deck, x in enumerate((left.x, right.x)):
            room = _panel(target, pygame.Rect(x, y, half, px(lower)), _cards_title(found, deck, words), theme)
            if rows[deck]:
                draw_differences(target, room, rows[deck], theme, deck, reach, words.signed_percent)
            else:
                said = words.say("lab-no-cards")
                draw_text(target, said, *room.center, px(TALK), theme.palette.ash, 400, ax=0.5, ay=0.5)
    else:
        _pairs(target, pygame.Rect(inner.x, y, inner.w, px(lower)), found, words, theme)
    _foot(target, whole, found, words, theme)
    return target


def _heading(target: pygame.Surface, rect: pygame.Rect, found: LabResults, words: Words, theme: Theme) -> None:
    px, palette, asked = theme.px, theme.palette, found.asked
    names = " – ".join(asked.names) if len(asked.names) == 2 else words.say("lab-plot-decks", n=len(asked.names))
    title = fit(names.upper(), rect.w, px(50), px(36), px(20), 700, "engraved", most_lines=1)
    draw_text(
        target, title.lines[0], rect.centerx, rect.y + px(44), title.size, palette.brass_hi, 700, "engraved", 0.5, 0.5,
        True,
    )  # fmt: skip
    said = words.say("lab-plot-title", games=found.sums.games, players=" – ".join(dict.fromkeys(asked.players)))
    draw_text(target, said, rect.centerx, rect.y + px(80), px(TALK), palette.ash, 400, ax=0.5, ay=0.5)
    draw_rule(target, rect.x, rect.y + px(106), rect.w, theme, lozenge=True)


def _panel(target: pygame.Surface, rect: pygame.Rect, title: str, theme: Theme) -> pygame.Rect:
    """A panel with its heading; the room that remains."""
    px = theme.px
    draw_panel(target, rect, theme)
    said = fit(title, rect.w - px(48), px(26), px(19), px(13), 600, most_lines=1)
    draw_text(target, said.lines[0], rect.x + px(24), rect.y + px(30), said.size, theme.palette.brass_hi, 600, ay=0.5)
    return pygame.Rect(rect.x + px(24), rect.y + px(58), rect.w - px(48), rect.h - px(80))


def _rates(target: pygame.Surface, rect: pygame.Rect, found: LabResults, words: Words, theme: Theme) -> None:
    room = _panel(target, rect, words.say("lab-plot-wins"), theme)
    sums = found.sums
    shares = [
        _share(name, rate, words, deck)
        for deck, (name, rate) in enumerate(zip(found.asked.names, sums.rates, strict=True))
    ]
    shares.append(_share(words.say("lab-plot-first"), sums.first, words))
    games = sum(sums.outcomes.values())
    ended = {how: n for how, n in sums.outcomes.items() if n}
    shares += [_share(words.say("lab-plot-ended", how=how), rate(n, games), words) for how, n in ended.items()]
    draw_shares(target, room, shares, theme, words.percent)


def _share(label: str, found: WinRate, words: Words, series: int = -1) -> Share:
    told = words.say("lab-of", rate=words.percent(found.share), games=found.games)
    return Share(label, found.share, *found.interval, told, series)


def _points(target: pygame.Surface, rect: pygame.Rect, found: LabResults, words: Words, theme: Theme) -> None:
    room = _panel(target, rect, words.say("lab-plot-points"), theme)
    turns = found.sums.turns
    if turns is None:
        return
    last = max(2, round(1.5 * turns.mean))
    curves = [(name, points[:last]) for name, points in zip(found.asked.names, found.sums.points, strict=True)]
    draw_curves(target, room, curves, theme, lambda n: words.say("lab-plot-turn", n=n))


def _cards_title(found: LabResults, deck: int, words: Words) -> str:
    return words.say("lab-cards", deck=found.asked.names[deck], turn=EARLY)


def _difference(card: CardResult, words: Words) -> Difference:
    difference, judged = words.signed_percent(card.difference), words.say(verdict(card))
    told = words.say("lab-plot-card", difference=difference, verdict=judged)
    return Difference(card.name, card.difference, *card.interval, told, card.sure)


def _pairs(target: pygame.Surface, rect: pygame.Rect, found: LabResults, words: Words, theme: Theme) -> None:
    names = found.asked.names
    room = _panel(target, rect, words.say("lab-matrix"), theme)
    rates: dict[tuple[int, int], WinRate] = {}
    for pair in found.sums.pairs:
        (a, b), (one, other) = pair.decks, pair.rates
        if pair.games:
            rates[a, b], rates[b, a] = one, other
    cells = [
        [rates[row, column].share if (row, column) in rates else None for column in range(len(names))]
        for row in range(len(names))
    ]
    draw_matrix(target, room, names, cells, theme, words.percent)


def _foot(target: pygame.Surface, rect: pygame.Rect, found: LabResults, words: Words, theme: Theme) -> None:
    """The length of games, and the seed."""
    sums, said = found.sums, []
    if sums.turns is not None:
        mean = f"{sums.turns.mean:.0f}"
        said.append(words.say("lab-plot-length", turns=mean, least=sums.turns.least, most=sums.turns.most))
    said.append(words.say("lab-plot-seed", seed=str(found.asked.seed)))
    px = theme.px
    y = rect.bottom - px(34)
    draw_text(target, "   ·   ".join(said), rect.centerx, y, px(TALK), theme.palette.bone, 400, ax=0.5, ay=0.5)
