"""Card face layout: the model of a face, and where everything on it stands at each of its sizes.

Nothing is painted here: a layout says where every line of text goes and how large it is, so that a test can
ask whether all of it fits. All words arrive in the model.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from doomtable.table.paint.badges import After
from doomtable.table.paint.fonts import Weight, text_width
from doomtable.table.paint.short_names import fitting, part_of
from doomtable.table.paint.text_layout import FittedText, fit, fit_title
from doomtable.table.paint.theme import SIZES, Theme

PLAIN_RATINGS: Final = ("warrior",)  # every other type's numbers are added, so they show a sign
LEAST_PICTURE: Final = 56  # a large face gives no more of its picture than this to a long text


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating as shown: `value` now, `base` as printed; a value of None shows a dash, a base of None means
    that nothing is compared."""

    letter: str
    value: int | None
    base: int | None = None

    @property
    def change(self) -> int:
        """1 raised, -1 lowered, 0 as printed."""
        if self.value is None or self.base is None:
            return 0
        return (self.value > self.base) - (self.value < self.base)


@dataclass(frozen=True, slots=True)
class FaceModel:
    """What a face shows, in words already chosen. `short` stands for the name where it is too long,
    `heading` is the bold line above the text, `after` tells what becomes of the card once played,
    `subject` what its picture shows, `scan` is the file of a player's own picture, which takes the face's place."""

    name: str
    type: str
    affiliations: tuple[str, ...] = ()
    ratings: tuple[Rating, ...] = ()
    type_line: str = ""
    text: str = ""
    gist: str = ""
    wounded: bool = False
    marker: str = ""
    short: str = ""
    heading: str = ""
    after: After = ""
    subject: str = ""
    scan: str = ""
    title: str = ""
    """What stands on the face in place of the name, if a player calls the card otherwise."""
    state: str = ""
    """The word for a wounded card that stands on its title bar."""
    brief: tuple[str, ...] = ()
    """What stands for the gist on ever narrower cards."""
    more: bool = False
    """Whether the card says more than its gist."""

    @property
    def called(self) -> str:
        """What the card is called on its face."""
        return self.title or self.name

    @property
    def home(self) -> str:
        """The affiliation that the picture's palette comes from."""
        return self.affiliations[0] if self.affiliations else "general"


@dataclass(frozen=True, slots=True)
class PlacedText:
    """Words in their box: `words.fits` tells whether they stand in it whole."""

    what: str
    words: FittedText
    box: pygame.Rect


@dataclass(frozen=True, slots=True)
class FaceLayout:
    """Where everything on a face goes, in pixels from its corner."""

    size: tuple[int, int]
    picture: pygame.Rect
    texts: tuple[PlacedText, ...]
    ratings: pygame.Rect | None
    shows: int = 0
    """Pixels from its left edge that nothing covers; 0 for all."""
    side: pygame.Rect | None = None
    """Where the title bar of a wounded card stands, whose body lies on its side."""

    def text(self, what: str) -> PlacedText | None:
        """The text of a name ("name", "type line", "text", ...), if the face has one."""
        return next((p for p in self.texts if p.what == what), None)


def rating_words(model: FaceModel, rating: Rating) -> str:
    """The number as shown: plain on warriors, signed on cards that add it, a dash for none."""
    if rating.value is None:  # what is bid for has no Value yet
        return "?" if model.type == "warrior" and rating.letter == "V" else "–"
    if model.type in PLAIN_RATINGS:
        return str(rating.value) if rating.value >= 0 else f"−{-rating.value}"
    return f"+{rating.value}" if rating.value >= 0 else f"−{-rating.value}"


def standard_size(given: int, standard: tuple[int, int], theme: Theme) -> tuple[int, int, float]:
    """Width and height of a face asked for by width (0: the standard one), and its unit against it."""
    width = given or theme.px(standard[0])
    return width, round(width * standard[1] / standard[0]), width / standard[0]


def least_size(theme: Theme, unit: float, size: float) -> int:
    """A type size on a face of unit `unit`, never under the smallest of the theme."""
    return max(theme.px(SIZES.label), round(size * unit))


def large_layout(model: FaceModel, theme: Theme, width: int = 0) -> FaceLayout:
    """The layout of a large face. A text too long for 13 pixels first takes room from the picture, then
    shrinks to 12; what a short one leaves of its paper, the picture has."""
    w, h, u = standard_size(width, SIZES.large_card, theme)

    def px(n: float) -> int:
        return round(n * u)

    m, smallest = px(12), least_size(theme, u, 12)
    name_box = pygame.Rect(m + px(48), m, w - 2 * m - px(48 + (54 if model.affiliations else 10)), px(40))
    sizes = (px(23), least_size(theme, u, 18)), (least_size(theme, u, 17), smallest)
    name = fit_title(model.called, name_box.w, name_box.h, *sizes, most_lines=3)
    inner = w - 2 * m
    bottom = h - m - (px(52) if model.ratings else 0)
    line_h, gap = px(23), px(4)
    tall = px(172 if model.ratings else 190)
    heads = bool(model.heading)
    lead, squeezed = 1.2, px(LEAST_PICTURE)
    steps = (
        (15, 1.2, tall), (14, 1.2, tall), (13, 1.2, tall),
        (13, 1.2, squeezed), (12, 1.2, squeezed), (12, 1.1, px(24)), (12, 1.1, px(8)),
    )  # fmt: skip
    head, shown = 0, pygame.Rect(m, px(57), inner, tall)
    heading = words = fit("", inner, 1, smallest, smallest)
    for wanted, lead, least in steps:
        size = max(px(wanted), smallest)
        heading = fit(model.heading, inner - px(20), 10**6, size, size, weight=700, lead=1.2)
        head = heading.height + round(size * 0.1) if heads else 0
        words = fit(model.text, inner - px(20), 10**6, size, size, weight=500, lead=lead)
        room = bottom - (shown.y + gap + line_h + gap) - (words.height + head + px(13))
        shown.h = max(least, min(tall, room))
        if words.fits and heading.fits and room >= least:
            break
    shown.h = max(shown.h, room - px(6))
    if not model.text and not heads:  # nothing printed: the picture takes the paper's room
        shown.h = bottom - shown.y - gap - line_h
    type_line = pygame.Rect(m, shown.bottom + gap, inner, line_h)
    paper = pygame.Rect(m, type_line.bottom + gap, inner, max(0, bottom - type_line.bottom - gap))
    text_box = pygame.Rect(m + px(10), paper.y + px(7) + head, inner - px(20), paper.h - px(12) - head)
    words = fit(model.text, text_box.w, text_box.h, words.size, words.size, weight=500, lead=lead)
    marker_w = (text_width(model.marker, least_size(theme, u, 13), 500) + px(14)) if model.marker else 0
    line_box = type_line.inflate(-px(18), 0)
    line_box.w -= marker_w
    texts = [
        PlacedText("name", name, name_box),
        PlacedText(
            "type line",
            _type_line(model.type_line, line_box.w, line_h, px(14), smallest),
            line_box,
        ),
    ]
    if model.text:
        texts.append(PlacedText("text", words, text_box))
    if heads:
        head_box = pygame.Rect(text_box.x, paper.y + px(7), text_box.w, head)
        texts.append(
            PlacedText(
                "heading",
                heading,
                head_box,
            )
        )
    if model.marker:
        box = pygame.Rect(type_line.right - px(9) - marker_w, type_line.y, marker_w, line_h)
        texts.append(
            PlacedText(
                "marker",
                fit(
                    model.marker,
                    box.w,
                    line_h,
                    least_size(theme, u, 13),
                    smallest,
                    500,
                    lead=1.1,
                    most_lines=1,
                ),
                box,
            )
        )
    bar = pygame.Rect(m, h - m - px(46), inner, px(46)) if model.ratings else None
    return FaceLayout((w, h), shown, tuple(texts), bar)


def _type_line(text: str, width: int, height: int, largest: int, smallest: int) -> FittedText:
    """A type line, its last parts left out until it fits: the zoom names every keyword."""
    parts = text.split(" · ")
    while True:
        words = fit(" · ".join(parts), width, height, largest, smallest, 500, lead=1.1, most_lines=1)
        if words.fits or len(parts) < 2:
            return words
        parts.pop()


PAPER_EDGE: Final = 7
"""Pixels of the paper of a hand card above and below its words, however small it is."""


LEAST_RATING: Final = 17
"""Pixels of a hand card that a rating needs beside others, at the standard width."""


def hand_layout(model: FaceModel, theme: Theme, width: int = 0, shows: int = 0) -> FaceLayout:
    """The layout of a hand face. The picture has what the gist leaves free; where the next card covers all but `shows`
    pixels, the words keep to those."""
    w, h, u = standard_size(width, SIZES.hand_card, theme)

    def px(n: float) -> int:
        return round(n * u)

    b, smallest = max(2, px(3)), least_size(theme, u, 12)
    free = min(shows or w, w)
    sign = px(30) if free >= px(92) else px(4)
    name_w = free - 2 * b - sign - px(3)
    large, small = (max(smallest, px(14)), max(smallest, px(13))), (max(smallest, px(13.5)), smallest)
    name = fit_title(model.called, name_w, px(32), large, small, lead=1.05)
    if not name.fits and free < w:  # the sign gives way to the name, and stands on the picture
        sign, name_w = px(4), free - 2 * b - px(4 + 3)
        name = fit_title(model.called, name_w, px(32), large, small, lead=1.05)
    if not name.fits:  # the short name, or a higher title for three lines
        words = model.short or model.called
        if free < w:
            words = _shortened(model.called, name_w, smallest) or words
        name = fit_title(words, name_w, px(46), large, small, lead=1.05, most_lines=3)
    if not name.fits:
        name = fit_title(hyphenated(words), name_w, px(46), large, small, lead=1.05, most_lines=3)
    bar = max(px(32), name.height + px(4))
    name_box = pygame.Rect(b + sign, b, name_w, bar)
    top = b + bar + 1
    ranks = rating_rows(model, min(w - 2 * b, free - b), u)
    bottom = h - b - (px(27) + px(26) * (ranks - 1) if model.ratings else 2)
    least = px(30)
    inner = free - 2 * b - px(10 if free == w else 4)
    line = h - 2 * b
    text = model.gist or model.type_line.partition(" · ")[2]
    edge = max(px(8), PAPER_EDGE)
    high = bottom - top - least - edge
    gist = fit(text, inner, high, smallest, smallest, 500, lead=1.1, even=True)
    for brief in filter(None, model.brief):
        if gist.fits:
            break
        gist = fit(brief, inner, high, smallest, smallest, 500, lead=1.1, even=True)
    if not model.gist:  # nothing printed: one line says what the card is
        gist = _type_line(text, inner, line, smallest, smallest)
    if not gist.fits or not text:
        gist = fit("", inner, line, smallest, smallest, 500)
    paper_h = gist.height + edge if gist.lines else 0
    picture_h = max(least, bottom - top - paper_h)
    paper = pygame.Rect(b + 2, top + picture_h + 2, w - 2 * b - 4, bottom - top - picture_h - 2)
    gist_box = pygame.Rect(b + px(5 if free == w else 2), paper.y + 2, inner, paper.h - 4)
    bar_box = pygame.Rect(b, h - b - px(26) * ranks, w - 2 * b, px(26) * ranks) if model.ratings else None
    texts: tuple[PlacedText, ...] = (PlacedText("name", name, name_box),)
    if gist.lines:
        texts = (*texts, PlacedText("gist", gist, gist_box))
    shown = pygame.Rect(b, top, w - 2 * b, picture_h)
    return FaceLayout((w, h), shown, texts, bar_box, free if free < w else 0)


def rating_rows(model: FaceModel, room: float, u: float) -> int:
    """In how many rows the ratings of a card in hand stand: in two where so many pixels let them overlap in one."""
    return 2 if len(model.ratings) > 1 and room / len(model.ratings[:4]) < LEAST_RATING * u else 1


def _shortened(name: str, room: int, size: int) -> str:
    """The longest of the shorter names that has room in a line; one that ends within a word says so."""

    def wide(one: str) -> int:
        return text_width(_marked(one, name), size, 600)

    found = fitting(name, room, wide)
    return _marked(found, name) if found else ""


def _marked(short: str, name: str) -> str:
    return f"{short}…" if name.partition(short)[2][:1].isalpha() else short


def board_layout(model: FaceModel, theme: Theme, width: int) -> FaceLayout:
    """The layout of a board face `width` wide standing; the body of a wounded card lies on its right side, so that its
    title bar stands at the right edge, with picture, name and ratings upright."""
    w, h = width, round(width * 1.4)
    u = width / SIZES.board_narrow
    b, smallest = max(2, round(3 * u)), least_size(theme, u, 12)
    side: pygame.Rect | None = None
    if model.wounded:
        w, h = h, w
        side = pygame.Rect(w - b - round(20 * u), b, round(20 * u), h - 2 * b)
    largest, inner = max(smallest, min(round(13 * u), theme.px(20))), (side.x if side is not None else w - b) - b
    room = inner - round(6 * u)
    name = fit_title(model.called, room, h, (largest, largest), (largest, smallest), lead=1.1)
    if not name.fits:
        sizes = (largest, smallest)
        name = fit_title(model.short or model.called, room, h, sizes, sizes, lead=1.1, most_lines=3)
    name_box = pygame.Rect(b + (inner - room) // 2, b + 1, room, name.height + 2)
    bar = pygame.Rect(b, h - b - round(23 * u), inner, round(23 * u)) if model.ratings else None
    hidden = round(bar.h * 0.4) if bar else 0
    top = b if model.wounded else name_box.bottom + 1
    shown = pygame.Rect(b, top, inner, h - b - top - hidden)
    return FaceLayout((w, h), shown, (PlacedText("name", name, name_box),), bar, side=side)


def hyphenated(name: str) -> str:
    """A long single word with a hyphen near its middle, after a vowel and before a consonant: Necro-mutant."""
    if " " in name or "-" in name or len(name) < 8:
        return name
    vowels = "aeiouyäöü"
    places = [
        i + (name[i + 1].casefold() not in vowels)
        for i in range(3, len(name) - 3)
        if name[i - 1].casefold() in vowels and name[i].casefold() not in vowels
    ]
    if not places:
        return name
    cut = min(places, key=lambda place: abs(place - len(name) / 2))
    return f"{name[:cut]}-{name[cut:]}"


def mini_layout(model: FaceModel, theme: Theme, width: int = 0, shows: int = 0) -> FaceLayout:
    """The layout of a mini face, its words within the `shows` pixels that nothing covers; a name that fits in no way
    is left to the zoom."""
    w, h, u = standard_size(width, SIZES.mini_card, theme)
    b, size = max(2, round(2 * u)), least_size(theme, u, 12)
    side: pygame.Rect | None = None
    if model.wounded:
        w, h = h, w
        side = pygame.Rect(w - b - round(13 * u), b, round(13 * u), h - 2 * b)
    right = side.x if side is not None else w - b
    inner, smallest = min(shows or w, right + b) - 2 * b, theme.px(SIZES.label)
    word = model.short or model.called
    whole, little = model.called, h * 0.26
    tries = (
        (whole, h, 1, size), (whole, h, 1, smallest), (whole, little, 2, size), (whole, little, 2, smallest),
        (word, h, 2, size), (model.called, h * 0.55, 3, size), (hyphenated(word), h * 0.55, 2, size),
        (hyphenated(word), h * 0.55, 2, smallest), (part_of(word), h, 1, smallest),
    )  # fmt: skip
    for text, room, most, wanted in tries:
        name = fit_title(text, inner - 1, room, (wanted,) * 2, (wanted,) * 2, lead=1.08, most_lines=most)
        if name.fits:
            break
    texts: tuple[PlacedText, ...] = ()
    top = b
    if name.fits:
        box = pygame.Rect(b, b + 1, inner, name.height + 1)
        texts, top = (PlacedText("name", name, box),), b if model.wounded else box.bottom + 1
    bar = pygame.Rect(b, h - b - round(18 * u), right - b, round(18 * u)) if model.ratings else None
    hidden = round(bar.h * 0.4) if bar else 0
    shown = pygame.Rect(b, top, right - b, h - b - top - hidden)
    return FaceLayout((w, h), shown, texts, bar, shows if shows < w else 0, side)


@dataclass(frozen=True, slots=True)
class StripLayout:
    """What stands on a strip: its emblem or none, its name, what it changes if there is room for that."""

    emblem: bool
    name: PlacedText | None
    effect: PlacedText | None


def strip_layout(
    model: FaceModel, width: int, height: int, effect: str, theme: Theme, tucked: int = 0
) -> StripLayout:
    """Emblem, name and effect on a strip. The name gives way to shorter ones; where the shortest does not fit, first
    the emblem goes (the strip keeps its type's colour), then the effect."""
    size = theme.px(14 if height >= theme.px(24) else SIZES.label)
    high = height - tucked

    def wide(name: str) -> int:
        return text_width(name, size, 500)

    def placed(what: str, text: str, left: int, room: int, weight: Weight) -> PlacedText:
        words = fit(text, room, height, size, size, weight, lead=1.1, most_lines=1)
        return PlacedText(what, words, pygame.Rect(left, tucked, room, high))

    told = text_width(effect, size, 700) if effect else 0
    for emblem, says in ((True, True), (False, True), (True, False), (False, False)):
        left = (high - 5) + theme.px(9) if emblem else theme.px(4)
        right = width - theme.px(4)
        short = right - (told + theme.px(5) if says and told else 0)
        name = fitting(model.called, short - left, wide)
        if name:
            shows = placed("effect", effect, right - told, told, 700) if says and told else None
            return StripLayout(emblem, placed("name", name, left, short - left, 500), shows)
    return StripLayout(True, None, None)
