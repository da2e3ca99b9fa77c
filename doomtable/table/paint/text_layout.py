"""Text layout: words set into boxes by wrapping and shrinking, and paragraphs of styled runs.

Sizes here are real pixels; whoever knows the theme has scaled them. What does not fit at the smallest size says so in
`FittedText.fits`; where only so many lines are wanted it ends with an ellipsis, so that nothing is cut without a sign.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import pygame

from doomtable.table.paint.fonts import Family, Weight, font, text_width, word_gap
from doomtable.table.paint.surface_cache import SurfaceCache
from doomtable.table.paint.theme import BLACK, Color

CARD_LEAD = 1.22
PANEL_LEAD = 1.28
ELLIPSIS = "…"
ENDLESS = 99
"""As many lines as a text has."""
_written = SurfaceCache(8 * 2**20)


@dataclass(frozen=True, slots=True)
class FittedText:
    """Lines of one size that fill a box: `width` and `height` are what they take, `leading` the distance
    from line to line. `fits` is false when even the smallest size was too large."""

    lines: tuple[str, ...]
    size: int
    weight: Weight
    family: Family
    leading: int
    width: int
    height: int
    fits: bool


@dataclass(frozen=True, slots=True)
class StyledRun:
    """A stretch of a paragraph in one manner. `link` names what it stands for (a card's id, a rule's number);
    runs with an `underline` colour show that they can be followed."""

    text: str
    colour: Color
    weight: Weight = 400
    underline: Color | None = None
    link: str = ""


@dataclass(frozen=True, slots=True)
class PlacedRun:
    """A run, or the part of it that stands on one line, at its place in the paragraph."""

    run: StyledRun
    rect: pygame.Rect


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Runs set to a width; draw it with `draw_paragraph`."""

    pieces: tuple[PlacedRun, ...]
    size: int
    width: int
    height: int


SOFT_HYPHEN: Final = "\u00ad"
BREAKS: Final = "-–—/" + SOFT_HYPHEN
"""After what a word may be broken; a soft hyphen is seen only there."""


def _breaks(word: str) -> list[str]:
    """The parts a word may be broken into where it has a hyphen or dash of its own, or a soft one."""
    out, start = [], 0
    for i in range(1, len(word) - 1):
        if word[i] in BREAKS and word[i + 1] not in BREAKS:
            out.append(word[start : i + 1])
            start = i + 1
    return [*out, word[start:]]


def wrap(text: str, size: int, width: float, weight: Weight = 400, family: Family = "text") -> list[str]:
    """The lines of `text` at most `width` wide. Words break only at hyphens, and only when they must; a
    longer word stands out. A soft hyphen is seen only where a word is broken there."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):  # a non-breaking space is part of its word
            bare = word.replace(SOFT_HYPHEN, "")
            whole = f"{line} {bare}" if line else bare
            if text_width(whole, size, weight, family) <= width:
                line = whole
                continue
            parts = [bare]
            if text_width(bare, size, weight, family) > width:
                parts = _breaks(word)
            glue, soft = " " if line else "", False
            for part in parts:
                shown = part.replace(SOFT_HYPHEN, "")
                hyphen = "-" if part.endswith(SOFT_HYPHEN) and shown[-1:] not in ("-", "/") else ""
                longer = line + glue + shown
                if line and text_width(longer + hyphen, size, weight, family) > width:
                    lines.append(line + "-" * soft)
                    line = shown
                else:
                    line = longer
                glue, soft = "", bool(hyphen)
        lines.append(line)
    return lines


def balanced(text: str, size: int, width: float, weight: Weight = 400, family: Family = "text") -> list[str]:
    """Wrapped into as few lines as `wrap` needs, but of lengths as even as can be: for centred words."""
    lines = wrap(text, size, width, weight, family)
    if len(lines) < 2 or "\n" in text:
        return lines
    low, high = 1, int(width)
    while low < high:
        middle = (low + high) // 2
        tried = wrap(text, size, middle, weight, family)
        widest = max(text_width(x, size, weight, family) for x in tried)
        if len(tried) <= len(lines) and widest <= width:
            high = middle
        else:
            low = middle + 1
    return wrap(text, size, high, weight, family)


def shortened(text: str, size: int, width: float, weight: Weight = 400, family: Family = "text") -> str:
    """The text, or as much of it as fits with an ellipsis behind it."""
    if text_width(text, size, weight, family) <= width:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if text_width(text[:middle].rstrip() + ELLIPSIS, size, weight, family) <= width:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS


def _cut(
    lines: Sequence[str], size: int, width: float, weight: Weight, family: Family, most: int
) -> list[str]:
    """The first lines, with an ellipsis where one is too wide and where there are more."""
    kept = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return [shortened(line, size, width, weight, family) for line in kept]


def fit(
    text: str,
    width: float,
    height: float,
    largest: int,
    smallest: int,
    weight: Weight = 400,
    family: Family = "text",
    lead: float = CARD_LEAD,
    most_lines: int = ENDLESS,
    even: bool = False,
) -> FittedText:
    """`text` at the largest size, from `largest` down to `smallest`, at which it fits a box of so many
    pixels in at most `most_lines` lines; at the smallest the last of them ends with an ellipsis if there is more."""
    smallest = min(smallest, largest)
    setting = balanced if even else wrap
    for size in range(largest, smallest - 1, -1):
        lines = setting(text, size, width, weight, family) if text else []
        leading = round(size * lead)
        wide = max((text_width(line, size, weight, family) for line in lines), default=0)
        tall = leading * len(lines)
        fits = wide <= width and tall <= height and len(lines) <= most_lines
        if not fits and size == smallest and most_lines < ENDLESS:
            lines = _cut(lines, size, width, weight, family, most_lines)
            wide = max((text_width(line, size, weight, family) for line in lines), default=0)
            tall = leading * len(lines)
        if fits or size == smallest:
            return FittedText(tuple(lines), size, weight, family, leading, wide, tall, fits)
    raise AssertionError("no size to try")


def fit_title(
    text: str,
    width: float,
    height: float,
    one_line: tuple[int, int],
    more_lines: tuple[int, int],
    weight: Weight = 600,
    lead: float = 1.02,
    most_lines: int = 2,
) -> FittedText:
    """A name: on one line at a size of the first range (largest, smallest), else on two, or up to
    `most_lines`, at one of the second, as few as it takes."""
    words = fit(text, width, height, *one_line, weight=weight, lead=lead, most_lines=1)
    for count in range(2, most_lines + 1):
        if words.fits:
            break
        words = fit(text, width, height, *more_lines, weight=weight, lead=lead, most_lines=count, even=True)
    return words


def written(text: str, size: int, colour: Color, weight: Weight, family: Family) -> pygame.Surface:
    """A line of text as a picture, kept: a table that is baked anew writes mostly what it wrote before."""
    face = font(size, weight, family)
    return _written.get((text, colour, face), lambda: face.render(text, True, colour))


def draw_text(
    target: pygame.Surface,
    text: str,
    x: float,
    y: float,
    size: int,
    colour: Color,
    weight: Weight = 400,
    family: Family = "text",
    ax: float = 0.0,
    ay: float = 0.0,
    shade: bool = False,
    track: float = 0.0,
) -> int:
    """Draw one line with its point (ax, ay), in shares of its size, at (x, y); returns its width. `shade`
    lays a black line of it one pixel below; `track` spaces the letters by so many pixels."""
    if track:
        wide = round(sum(text_width(c, size, weight, family) + track for c in text) - track)
        left = x - wide * ax
        for c in text:
            draw_text(target, c, left, y, size, colour, weight, family, 0, ay, shade)
            left += text_width(c, size, weight, family) + track
        return wide
    gap = word_gap(size, family)
    if gap and " " in text:
        wide = text_width(text, size, weight, family)
        left, space = round(x - wide * ax), text_width(" ", size, weight, family)
        for word in text.split(" "):
            if word:
                left += draw_text(target, word, left, y, size, colour, weight, family, 0, ay, shade)
            left += space
        return wide
    image = written(text, size, colour, weight, family)
    place = round(x - image.get_width() * ax), round(y - image.get_height() * ay)
    if shade:
        target.blit(written(text, size, BLACK, weight, family), (place[0], place[1] + 1))
    target.blit(image, place)
    return image.get_width()


def tracked_width(text: str, size: int, weight: Weight, family: Family, track: float) -> int:
    """The width of a line whose letters are spaced by `track` pixels."""
    return round(sum(text_width(c, size, weight, family) + track for c in text) - track)


def draw_fitted(
    target: pygame.Surface,
    words: FittedText,
    box: pygame.Rect,
    colour: Color,
    ax: float = 0.0,
    ay: float = 0.0,
    shade: bool = False,
) -> None:
    """Draw fitted lines in `box`, each aligned by `ax`, all of them by `ay`. Where there is no room for
    all an ellipsis says so."""
    room = max(1, box.h // max(1, words.leading)) if words.height > box.h else len(words.lines)
    lines = [*words.lines[:room]]
    if room < len(words.lines):
        lines[-1] = shortened(lines[-1].rstrip() + ELLIPSIS, words.size, box.w, words.weight, words.family)
    top = box.y + (box.h - words.leading * len(lines)) * ay
    for i, line in enumerate(lines):
        middle = top + (i + 0.5) * words.leading
        draw_text(
            target,
            line,
            box.x + box.w * ax,
            middle,
            words.size,
            colour,
            words.weight,
            words.family,
            ax,
            0.5,
            shade,
        )


def set_runs(runs: Sequence[StyledRun], size: int, width: int, lead: float = PANEL_LEAD) -> Paragraph:
    """Set runs one after another as one wrapped paragraph. Spaces count as they are written: a run that
    neither begins nor follows one with a space joins its neighbour; a line break between spaces begins a line."""
    leading = round(size * lead)
    pieces: list[PlacedRun] = []
    x, y = 0, 0
    chunks: list[list[tuple[StyledRun, str]]] = [[]]  # words, each of one or more runs without a space between
    for run in runs:
        for i, part in enumerate(run.text.split(" ")):
            if i:
                chunks.append([])
            if part:
                chunks[-1].append((run, part))
    pending: StyledRun | None = None  # the run the space before the next word belongs to
    for chunk in chunks:
        if not chunk:
            continue
        if chunk[0][1] == "\n":
            x, y, pending = 0, y + leading, None
            continue
        wide = sum(text_width(part, size, run.weight) for run, part in chunk)
        first = chunk[0][0]
        space = text_width(" ", size, first.weight) if x else 0
        if x and x + space + wide > width:
            x, y, space, pending = 0, y + leading, 0, None
        for run, part in chunk:
            step = text_width(part, size, run.weight)
            last = pieces[-1] if pieces else None
            joins = last is not None and last.run is not run and pending is run
            if last is not None and x and last.rect.y == y and (pending is run or joins):
                words = last.run.text + (" " if space else "") + part
                grown = text_width(words, size, run.weight)
                pieces[-1] = PlacedRun(replace(run, text=words), pygame.Rect(last.rect.x, y, grown, leading))
                x = last.rect.x + grown
            else:
                pieces.append(PlacedRun(replace(run, text=part), pygame.Rect(x + space, y, step, leading)))
                x += space + step
            space, pending = 0, run
    return Paragraph(tuple(pieces), size, width, y + leading if pieces else 0)


def draw_paragraph(
    target: pygame.Surface, paragraph: Paragraph, x: int, y: int
) -> list[tuple[pygame.Rect, str]]:
    """Draw a paragraph with its upper left corner at (x, y); returns where its links stand."""
    links: list[tuple[pygame.Rect, str]] = []
    for piece in paragraph.pieces:
        rect = piece.rect.move(x, y)
        run = piece.run
        draw_text(target, run.text, rect.x, rect.y, paragraph.size, run.colour, run.weight)
        if run.underline is not None:
            under = rect.y + round(paragraph.size * 1.17)
            pygame.draw.line(target, run.underline, (rect.x, under), (rect.right - 1, under))
        if run.link:
            links.append((rect, run.link))
    return links
