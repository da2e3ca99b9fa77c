"""Rulebook pages: clauses and search results set to a width, with their links."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import pygame

from doomtable import rulesets
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.panels import draw_rule
from doomtable.table.paint.text_layout import Paragraph, StyledRun, draw_paragraph, draw_text, set_runs
from doomtable.table.paint.theme import Theme, mix
from doomtable.words.rulebook import DIFFERENCES, Article, LinkedText, Rulebook, searched
from doomtable.words.words import Words

TEXT: Final = 16
TITLE: Final = 17
NOTE: Final = 12
HEAD: Final = 26
"""Sizes at a scale of 1: what is read, headings, ids, the name of a chapter."""
LEAD: Final = 1.36
PAD: Final = 16
"""Pixels left and right of what is read."""
AIR: Final = 11
"""Pixels above and under a clause."""
MOST: Final = 40
"""So many of what was found are shown: whoever found more goes on typing."""
KNOWN: Final = "known-"
"""What a link begins with that chooses the edition one knows."""


class RulebookLocation(NamedTuple):
    """Where somebody reads: in a chapter, at what a search found, or at clauses chosen under a title."""

    chapter: str = ""
    article: str = ""
    query: str = ""
    chosen: tuple[str, ...] = ()
    title: str = ""
    top: int = 0
    """How far it was scrolled."""
    known: str = ""
    """The edition that the reader knows, where it is told what differs."""

    @property
    def listed(self) -> bool:
        """Are these clauses of several chapters?"""
        return bool(self.query or self.chosen or self.chapter == DIFFERENCES)


class RulebookLink(NamedTuple):
    """Words that lead somewhere, and where they stand on the page."""

    rects: tuple[pygame.Rect, ...]
    to: str


@dataclass(slots=True)
class RulebookBlock:
    """One thing to read: the head of a page, or a clause. Places are those on the page."""

    article: Article | None
    rect: pygame.Rect
    title: Paragraph
    text: Paragraph
    text_y: int
    note: str = ""
    links: list[RulebookLink] = field(default_factory=list)


@dataclass(slots=True)
class RulebookPage:
    """Blocks one under the other; the first is the head. `left` is what comes after them and is not set yet."""

    blocks: list[RulebookBlock]
    high: int
    left: list[Article] = field(default_factory=list)

    def row(self, article: str) -> int:
        """Which block a clause is; the head where it does not stand here."""
        return next(
            (i for i, b in enumerate(self.blocks) if b.article is not None and b.article.id == article), 0
        )


def found(book: Rulebook, place: RulebookLocation) -> list[Article]:
    """The clauses and words at a place."""
    if place.query:
        return book.search(place.query)
    if place.chosen:
        return [book.articles[one] for one in place.chosen if one in book.articles]
    if place.chapter == DIFFERENCES:
        return book.differences(place.known) if place.known else []
    return book.chapter(place.chapter)


def page(
    book: Rulebook, words: Words, place: RulebookLocation, articles: Sequence[Article], width: int, theme: Theme
) -> RulebookPage:
    """The page of a place where these are: its head is set, `set_on` sets the rest."""
    head = _head(book, words, place, len(articles), width, theme)
    left = list(articles[:MOST] if place.query else articles)
    return RulebookPage([head], head.rect.bottom + theme.px(AIR), left)


def set_on(
    made: RulebookPage,
    book: Rulebook,
    words: Words,
    place: RulebookLocation,
    width: int,
    theme: Theme,
    down_to: int | None = None,
) -> None:
    """Set what is left of a page, as far down as to a pixel of it; None for all of it."""
    marked = searched(place.query)
    while made.left and (down_to is None or made.high < down_to):
        y = made.blocks[-1].rect.bottom
        made.blocks.append(_clause(book, words, made.left.pop(0), y, width, theme, marked, place.listed))
        made.high = made.blocks[-1].rect.bottom + theme.px(AIR)


def _head(book: Rulebook, words: Words, place: RulebookLocation, count: int, width: int, theme: Theme) -> RulebookBlock:
    """The name of the chapter and what stands under it, or what was looked up."""
    px, palette = theme.px, theme.palette
    inner = width - 2 * px(PAD)
    intro: tuple[LinkedText, ...]
    if place.query:
        said = words.say("rules-found" if count else "rules-nothing", n=count)
        if count > MOST:
            said = words.say("rules-many", n=count, most=MOST)
        title, intro = place.query, (LinkedText(said),)
    elif place.chosen:
        title, intro = place.title, (LinkedText(words.say("rules-about")),)
    elif place.chapter == DIFFERENCES:
        title, intro = book.title(place.chapter), _known(book, words, place, count)
    else:
        title, intro = book.title(place.chapter), tuple(book.leading(book.intro(place.chapter)))
    made = set_runs([StyledRun(title, palette.brass_hi, 700)], px(HEAD), inner, 1.15)
    text = set_runs(_runs(intro, theme, [], palette.ash), px(TEXT), inner, LEAD)
    text_y = px(10) + made.height + px(6)
    block = RulebookBlock(None, pygame.Rect(0, 0, width, text_y + text.height + px(18)), made, text, text_y)
    block.links = _links(text, px(PAD), text_y)
    return block


def _known(book: Rulebook, words: Words, place: RulebookLocation, count: int) -> tuple[LinkedText, ...]:
    """By which rules is read, and the editions that one may know: each a link but the one that is chosen."""
    made = [LinkedText(f"{words.say('rules-differ-played', rules=book.played())} \n {words.say('rules-differ-know')} ")]
    for number, edition in enumerate(rulesets.EDITIONS):
        made += [LinkedText(" · ")] if number else []
        name = words.say(f"setup-edition-{edition}")
        made.append(LinkedText(name, "" if edition == place.known else f"{KNOWN}{edition}"))
    return (*made, LinkedText(f". {words.say('rules-differ-none')}" if place.known and not count else "."))


def _clause(
    book: Rulebook, words: Words, article: Article, y: int, width: int, theme: Theme, marked: Sequence[str],
    listed: bool,
) -> RulebookBlock:  # fmt: skip
    px, palette = theme.px, theme.palette
    inner = width - 2 * px(PAD)
    clause = article.id if article.id.isupper() else ""
    absent = "" if article.id in book.standing or article.id in book.chapters else words.say("rules-not-here")
    note = " · ".join(part for part in (absent, book.title(article.chapter) if listed else "", clause) if part)
    beside = text_width(note, px(NOTE), 500) + px(16) if note else 0
    line = mix(palette.brass, palette.iron, 0.3) if listed else None
    to = article.id if listed and not absent else ""
    runs = [StyledRun(article.title, palette.brass_hi, 600, line if to else None, to)]
    title = set_runs(runs, px(TITLE), max(inner - beside, inner // 2), 1.25)
    text = set_runs(_runs(book.leading(article.text), theme, marked), px(TEXT), inner, LEAD)
    text_y = y + px(AIR) + title.height + px(3)
    rect = pygame.Rect(0, y, width, text_y + text.height + px(AIR) - y)
    block = RulebookBlock(article, rect, title, text, text_y, note)
    block.links = _links(title, px(PAD), y + px(AIR)) + _links(text, px(PAD), text_y)
    return block


def _runs(
    text: Sequence[LinkedText], theme: Theme, marked: Sequence[str], ink: tuple[int, int, int] | None = None
) -> list[StyledRun]:
    """A text as runs: links are underlined, words that were looked for are bold."""
    palette = theme.palette
    plain = ink or palette.bone
    out: list[StyledRun] = []
    for piece in text:
        if piece.to:
            out.append(StyledRun(piece.text, palette.brass_hi, 500, palette.brass, piece.to))
            continue
        for part in re.split(r"(\w+(?:[’']\w+)?)", piece.text) if marked else [piece.text]:
            begins = searched(part)
            hit = bool(begins) and any(begins[0].startswith(one) for one in marked)
            out.append(StyledRun(part, palette.ember if hit else plain, 600 if hit else 400))
    return [run for run in _joined(out) if run.text]


def _joined(runs: Sequence[StyledRun]) -> list[StyledRun]:
    """Neighbours of one manner as one run."""
    out: list[StyledRun] = []
    for run in runs:
        last = out[-1] if out else None
        if (
            last is not None
            and not run.link
            and not last.link
            and (last.colour, last.weight) == (run.colour, run.weight)
        ):
            out[-1] = StyledRun(last.text + run.text, run.colour, run.weight)
        else:
            out.append(run)
    return out


def _links(paragraph: Paragraph, x: int, y: int) -> list[RulebookLink]:
    """The links of a paragraph; one that runs over a line's end has a place on each."""
    out: list[RulebookLink] = []
    before = ""
    for piece in paragraph.pieces:
        rect = piece.rect.move(x, y)
        if piece.run.link and piece.run.link == before:
            out[-1] = RulebookLink((*out[-1].rects, rect), before)
        elif piece.run.link:
            out.append(RulebookLink((rect,), piece.run.link))
        before = piece.run.link
    return out


def draw_block(
    target: pygame.Surface, block: RulebookBlock, x: int, y: int, theme: Theme, selected: bool, hot: RulebookLink | None
) -> None:
    """Draw a block of a page whose upper left corner stands at (x, y); `hot` is the link under the pointer."""
    px, palette = theme.px, theme.palette
    rect = block.rect.move(x, y)
    if block.article is None:
        draw_paragraph(target, block.title, rect.x + px(PAD), rect.y + px(10))
        draw_rule(target, rect.x + px(PAD), rect.bottom - px(8), rect.w - 2 * px(PAD), theme)
    else:
        if selected:
            target.fill(mix(palette.cover, palette.brass, 0.0 if palette.plain else 0.11), rect)
            target.fill(palette.brass, pygame.Rect(rect.x, rect.y, px(4), rect.h))
            if palette.plain:
                pygame.draw.rect(target, palette.brass, rect, palette.border)
        draw_paragraph(target, block.title, rect.x + px(PAD), rect.y + px(AIR))
        if block.note:
            right, low = rect.right - px(PAD), rect.y + px(AIR) + round(px(TITLE) * 0.66)
            draw_text(target, block.note, right, low, px(NOTE), palette.ash, 500, ax=1, ay=0.5)
    draw_paragraph(target, block.text, rect.x + px(PAD), y + block.text_y)
    if hot is not None and hot in block.links:
        for one in hot.rects:
            under = one.move(x, y)
            pygame.draw.line(
                target, palette.bone, (under.x, under.bottom - 2), (under.right - 1, under.bottom - 2), px(2)
            )
