"""Card faces: painted from one model in four sizes, with the strip that a tucked card becomes.

Where things stand is `card_face_layout`'s business; here they are painted and kept. Only the rating letters are
words of this room's own.
"""

from __future__ import annotations

from typing import Final

import pygame

from doomtable.table.paint.badges import after_play, change_colour, draw_dog_ear, draw_rating, draw_triangle
from doomtable.table.paint.card_backs import card_back, draw_tag
from doomtable.table.paint.card_face_layout import (
    PLAIN_RATINGS,
    FaceLayout,
    FaceModel,
    board_layout,
    hand_layout,
    large_layout,
    least_size,
    mini_layout,
    rating_rows,
    rating_words,
    strip_layout,
)
from doomtable.table.paint.card_pictures import asked_ahead, picture
from doomtable.table.paint.emblems import crest, eclipse, emblem, roundel
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.scan_decoder import scanned
from doomtable.table.paint.surface_cache import SurfaceCache
from doomtable.table.paint.surface_effects import (
    grain,
    multiply,
    put,
    round_corners,
    sheet,
    stepped,
    vertical,
)
from doomtable.table.paint.text_layout import draw_fitted, draw_text
from doomtable.table.paint.theme import BLACK, SIZES, WHITE, Color, Theme, mix
from doomtable.table.paint.wound_crack import crack
from doomtable.table.paint.wounded_face import lying_face

NIGHT: Final[Color] = (8, 7, 7)
_faces: Final = SurfaceCache(128 * 2**20)


def _plate(width: int, height: int, kind: str, radius: float, theme: Theme) -> pygame.Surface:
    colour = theme.palette.type_colour(kind)
    plate = sheet(width, height)
    if theme.palette.plain:
        plate.fill(mix(colour, BLACK, 0.25))
        return round_corners(plate, radius)
    shade = vertical(width, height, mix(colour, WHITE, 0.10), mix(colour, BLACK, 0.12), mix(colour, BLACK, 0.46))
    plate.blit(shade, (0, 0))
    multiply(plate, grain(width, height, (2, 22), 222, 255, kind))
    pygame.draw.line(plate, mix(colour, WHITE, 0.5), (radius, 0), (width - radius, 0))
    return round_corners(plate, radius)


def _shown(
    model: FaceModel, size: tuple[int, int], theme: Theme, lying: bool = False
) -> pygame.Surface:
    """The picture of a model."""
    return picture(model.name, model.type, model.home, *size, theme, lying, model.subject)


def _paper(target: pygame.Surface, rect: pygame.Rect, theme: Theme) -> None:
    target.fill(theme.palette.paper, rect)
    if theme.palette.plain:
        return
    part = target.subsurface(rect)
    multiply(part, grain(rect.w, rect.h, (5, 5), 236, 255, "paper"))
    multiply(part, vertical(rect.w, rect.h, WHITE, WHITE, (226, 220, 210)))


def _body(width: int, height: int, border: int, radius: float, kind: str, theme: Theme) -> pygame.Surface:
    """The card itself: black edge, hairline, plate."""
    face = sheet(width, height)
    pygame.draw.rect(face, NIGHT, face.get_rect(), border_radius=round(radius))
    line = theme.palette.bone if theme.palette.plain else mix(theme.palette.type_colour(kind), (60, 54, 48), 0.6)
    pygame.draw.rect(
        face,
        line,
        face.get_rect().inflate(-2, -2),
        theme.palette.border,
        border_radius=max(1, round(radius) - 1),
    )
    face.blit(
        _plate(width - 2 * border, height - 2 * border, kind, max(2.0, radius - border), theme),
        (border, border),
    )
    return face


def _crests(
    face: pygame.Surface, model: FaceModel, width: float, x: float, y: float, bottom: float, theme: Theme
) -> None:
    """The affiliations' shields, the first with its upper middle at (x, y), further ones smaller below
    as far as `bottom`."""
    for i, name in enumerate(model.affiliations[:3]):
        shield = crest(name, width if i == 0 else width * 0.72, theme)
        if i and y + shield.get_height() > bottom:
            break
        put(face, shield, x, y, 0.5, 0)
        y += shield.get_height() + 2


def large_face(model: FaceModel, theme: Theme, width: int = 0) -> pygame.Surface:
    """The large face with the full text: 300 x 420 at a scale of 1, or as wide as asked."""
    return _faces.get(("large", model, theme.key, width), lambda: _large(model, theme, width))


def large_picture_soon(model: FaceModel, theme: Theme, width: int) -> None:
    """Have the picture on a large face that is no scan, where it is not there, painted before any other."""
    shown = large_layout(model, theme, width).picture.size
    asked_ahead(model.name, model.type, model.home, shown, theme, model.subject, soon=True)


def _large(model: FaceModel, theme: Theme, width: int) -> pygame.Surface:
    lay = large_layout(model, theme, width)
    palette, (w, h) = theme.palette, lay.size
    u = w / SIZES.large_card[0]
    if (own := _own(model, lay.size, 13 * u, u * 1.6)) is not None:
        if lay.ratings is not None:
            _rating_bar(own, model, lay.ratings, u, theme)
        return own

    def px(n: float) -> int:
        return round(n * u)

    colour, dark = palette.type_colour(model.type), palette.title_bar(model.type)
    trim = palette.brass if palette.plain else mix(palette.brass, BLACK, 0.3)
    m = px(12)
    face = _body(w, h, px(6), 13 * u, model.type, theme)
    bar = stepped(pygame.Rect(m, m, w - 2 * m, px(40)), px(3))
    pygame.draw.polygon(face, dark, bar)
    pygame.draw.polygon(face, palette.brass, bar, palette.border)
    put(face, roundel(model.type, 38 * u, theme), m + px(23), m + px(20))
    shown = lay.picture
    face.blit(_shown(model, shown.size, theme), shown)
    pygame.draw.rect(face, NIGHT, shown.inflate(2, 2), 2)
    pygame.draw.rect(face, trim, shown.inflate(-4, -4), palette.border)
    if model.wounded:
        crack(face, shown, u * 1.6)
    _crests(face, model, 42 * u, w - m - px(25), m - px(3), shown.bottom, theme)
    if model.after:
        put(face, after_play(model.after, 14 * u, theme), m + px(18), shown.bottom - px(18))
    line = pygame.Rect(m, shown.bottom + px(4), shown.w, px(23))
    pygame.draw.rect(face, dark, line)
    pygame.draw.rect(face, mix(palette.brass, BLACK, 0.4), line, palette.border)
    paper_bottom = h - m - (px(52) if lay.ratings else 0)
    paper = pygame.Rect(m, line.bottom + px(4), shown.w, paper_bottom - line.bottom - px(4))
    if lay.text("text") is not None or lay.text("heading") is not None:
        _paper(face, paper, theme)
        pygame.draw.rect(face, NIGHT, paper.inflate(2, 2), 1)
    soft = mix(colour, WHITE, 0.72)
    for placed in lay.texts:
        words, box = placed.words, placed.box
        if placed.what == "name":
            draw_fitted(face, words, box, palette.bone, 0, 0.5, shade=True)
        elif placed.what == "type line":
            draw_fitted(face, words, box, soft, 0, 0.5)
        elif placed.what == "marker":
            draw_fitted(face, words, box, soft, 1, 0.5)
        elif placed.what == "heading":
            draw_fitted(face, words, box, palette.heading_ink(model.type))
        else:
            draw_fitted(face, words, box, palette.ink)
    if lay.ratings is not None:
        _rating_bar(face, model, lay.ratings, u, theme)
    return round_corners(face, 13 * u)


def _rating_bar(face: pygame.Surface, model: FaceModel, bar: pygame.Rect, u: float, theme: Theme) -> None:
    """The ratings of a large face: letter and shape each, and the Eclipse where there are fewer than four."""
    palette = theme.palette
    outline = stepped(bar, round(3 * u))
    pygame.draw.polygon(face, palette.title_bar(model.type), outline)
    pygame.draw.polygon(
        face, palette.brass if palette.plain else mix(palette.brass, BLACK, 0.3), outline, palette.border
    )
    step, shown = bar.w / 4, model.ratings[:4]
    if len(shown) < 4:
        line = mix(palette.type_colour(model.type), WHITE, 0.45)
        left, right = bar.x + step * len(shown) + 6 * u, bar.right - 34 * u
        if right > left:
            pygame.draw.line(face, line, (left, bar.centery), (right, bar.centery))
        put(
            face,
            eclipse(9 * u, mix(palette.type_colour(model.type), WHITE, 0.6), 14),
            bar.right - 17 * u,
            bar.centery,
        )
    for i, rating in enumerate(shown):
        x = bar.x + step * (i + 0.5)
        letter_size = least_size(theme, u, 17)
        draw_text(
            face,
            rating.letter,
            x - 24 * u,
            bar.centery,
            letter_size,
            palette.ratings[rating.letter],
            700,
            ax=0.5,
            ay=0.5,
            shade=True,
        )
        draw_rating(
            face,
            rating.letter,
            rating_words(model, rating),
            x + 7 * u,
            bar.centery,
            37 * u,
            round(23 * u),
            theme,
            rating.change,
        )


def hand_face(model: FaceModel, theme: Theme, width: int = 0, shows: int = 0) -> pygame.Surface:
    """The face of a card in hand, with its gist: 130 x 182 at a scale of 1, or as wide as asked; its words within
    the `shows` pixels that the next card leaves free (0: all)."""
    return _faces.get(("hand", model, theme.key, width, shows), lambda: _hand(model, theme, width, shows))


def hand_picture(model: FaceModel, theme: Theme, width: int) -> pygame.Surface:
    """The picture on such a face: painting it first makes two short steps of a long one."""
    return _shown(model, hand_layout(model, theme, width).picture.size, theme)


def board_picture_ahead(model: FaceModel, theme: Theme, width: int) -> bool:
    """Whether the picture on a standing card in play is there; if not it is painted when there is time for it."""
    shown = board_layout(model, theme, width).picture.size
    return bool(model.scan) or asked_ahead(model.name, model.type, model.home, shown, theme, model.subject)


def _hand(model: FaceModel, theme: Theme, width: int, shows: int) -> pygame.Surface:
    lay = hand_layout(model, theme, width, shows)
    palette, (w, h) = theme.palette, lay.size
    u = w / SIZES.hand_card[0]
    b, radius = lay.picture.x, 7 * u
    if (own := _own(model, lay.size, radius, u)) is not None:
        if lay.ratings is not None:
            _fade(own, lay.ratings, round(14 * u))
            _hand_ratings(own, model, lay, lay.ratings, b, u, theme)
        return round_corners(own, radius)
    face = _body(w, h, b, radius, model.type, theme)
    bar, corner = pygame.Rect(b, b, w - 2 * b, lay.picture.y - b - 1), max(1, round(radius - b))
    pygame.draw.rect(
        face,
        palette.title_bar(model.type),
        bar,
        border_top_left_radius=corner,
        border_top_right_radius=corner,
    )
    pygame.draw.line(face, palette.brass, (b, bar.bottom), (w - b - 1, bar.bottom), palette.border)
    face.blit(_shown(model, lay.picture.size, theme), lay.picture)
    beside = lay.texts[0].box.x > b + 15 * u
    y = bar.centery if beside else lay.picture.y + 14 * u
    put(face, roundel(model.type, 24 * u, theme), b + 15 * u, y)
    pygame.draw.line(face, NIGHT, (b, lay.picture.bottom), (w - b, lay.picture.bottom), 2)
    if model.wounded:
        crack(face, lay.picture, u)
    _crests(face, model, 25 * u, w - b - 16 * u, lay.picture.y + 3 * u, lay.picture.bottom, theme)
    foot = lay.ratings.y - 1 if lay.ratings else h - b - 2
    told = lay.text("gist")
    if told is not None:
        high = foot - lay.picture.bottom - 2
        paper = pygame.Rect(b + 2, lay.picture.bottom + 2, w - 2 * b - 4, high)
        _paper(face, paper, theme)
        if model.more or (model.gist and " ".join(told.words.lines) != model.gist):
            draw_dog_ear(face, paper, round(8 * u), palette.title_bar(model.type), theme)
    for placed in lay.texts:
        if placed.what == "name":
            draw_fitted(face, placed.words, placed.box, palette.bone, 0, 0.5, shade=True)
        else:
            draw_fitted(face, placed.words, placed.box, palette.ink, 0.5, 0.5)
    if lay.ratings is not None:
        _hand_ratings(face, model, lay, lay.ratings, b, u, theme)
    return round_corners(face, radius)


def _hand_ratings(
    face: pygame.Surface, model: FaceModel, lay: FaceLayout, bar: pygame.Rect, edge: int, u: float, theme: Theme
) -> None:
    """The ratings of a card in hand, within what the next card leaves free."""
    shown, room = model.ratings[:4], min(bar.w, (lay.shows or lay.size[0]) - edge)
    rows = rating_rows(model, room, u)
    across = -(-len(shown) // rows) if rows > 1 else 4 if model.type in PLAIN_RATINGS else max(1, len(shown))
    step, high = room / across, bar.h / rows
    for i, rating in enumerate(shown):
        x, y = bar.x + step * (i % across + 0.5), bar.y + high * (i // across) + 13.5 * u
        wide, size = min(25 * u, step + 2), least_size(theme, u, 15)
        draw_rating(face, rating.letter, rating_words(model, rating), x, y, wide, size, theme, rating.change)


def _own(
    model: FaceModel, size: tuple[int, int], radius: float, u: float, lies: bool = False, cracked: bool = True
) -> pygame.Surface | None:
    """The player's own picture of a card with the crack of a wounded one, if there is such a picture."""
    found = scanned(model.scan, size, radius, lies) if model.scan else None
    if found is None:
        return None
    face = found.copy()
    if model.wounded and cracked:
        crack(face, face.get_rect().inflate(-round(8 * u), -round(30 * u)), u)
    return face


def board_face(model: FaceModel, theme: Theme, width: int, cracked: bool = True) -> pygame.Surface:
    """The face of a card in play: name, picture, ratings. `width` (92 to 120 at a scale of 1) is that of the
    standing card; a wounded one lies on its side with its words upright and, if `cracked`, with its crack."""
    key = "board", model, theme.key, width, cracked
    return _faces.get(key, lambda: _board(model, theme, width, cracked))


def _board(model: FaceModel, theme: Theme, width: int, cracked: bool) -> pygame.Surface:
    lay, u = board_layout(model, theme, width), width / SIZES.board_narrow
    face = _poster(model, theme, lay, 5 * u, cracked)
    b, top, w = lay.picture.x, lay.picture.y, lay.size[0]
    if not model.scan and not model.wounded:
        put(face, roundel(model.type, 19 * u, theme), b + 11 * u, top + 2 * u, 0.5, 0)
        _crests(face, model, 21 * u, w - b - 12 * u, top + 2 * u, lay.picture.bottom, theme)
    if lay.ratings is not None:
        shown = model.ratings[:4]
        _fade(face, lay.ratings, round(12 * u))
        step = lay.ratings.w / (4 if model.type in PLAIN_RATINGS else max(1, len(shown)))
        for i, rating in enumerate(shown):
            x, y = lay.ratings.x + step * (i + 0.5), lay.ratings.bottom - 12.5 * u
            draw_rating(
                face,
                rating.letter,
                rating_words(model, rating),
                x,
                y,
                21.5 * u,
                least_size(theme, u, 14),
                theme,
                rating.change,
            )
    return round_corners(face, 5 * u)


def _poster(model: FaceModel, theme: Theme, lay: FaceLayout, radius: float, cracked: bool) -> pygame.Surface:
    """What board and mini faces share: body, title, picture and, on a wounded card, the crack."""
    palette, (w, h), b = theme.palette, lay.size, lay.picture.x
    own = _own(model, lay.size, radius, min(w, h) / SIZES.board_narrow, model.wounded, cracked)
    if own is not None:
        return own
    if lay.side is not None:
        standing = _body(h, w, b, radius, model.type, theme)
        shown = _shown(model, (lay.picture.w, h - 2 * b), theme)
        return lying_face(model, lay, lay.side, standing, shown, theme, cracked)
    face = _body(w, h, b, radius, model.type, theme)
    face.blit(_shown(model, lay.picture.size, theme), lay.picture)
    corner = max(1, round(radius - b))
    title = pygame.Rect(b, b, w - 2 * b, lay.picture.y - b)
    if lay.texts:
        pygame.draw.rect(
            face,
            palette.title_bar(model.type),
            title,
            border_top_left_radius=corner,
            border_top_right_radius=corner,
        )
        pygame.draw.line(
            face,
            mix(palette.type_colour(model.type), WHITE, 0.25),
            (b, title.bottom),
            (w - b - 1, title.bottom),
        )
        draw_fitted(face, lay.texts[0].words, lay.texts[0].box, palette.bone, 0.5, 0.5, shade=True)
    return face


def _fade(face: pygame.Surface, bar: pygame.Rect, above: int) -> None:
    """Darkness behind ratings that stand on a picture."""
    shade = vertical(bar.w, bar.h + above, (6, 5, 5, 0), (6, 5, 5, 225), (6, 5, 5, 255), (6, 5, 5, 255))
    face.blit(shade, (bar.x, bar.y - above))


def mini_face(
    model: FaceModel, theme: Theme, width: int = 0, shows: int = 0, cracked: bool = True
) -> pygame.Surface:
    """The smallest face, for crowded tables: 64 x 90 at a scale of 1, or as wide as asked; lies when
    wounded. Numbers stand in the order of the letters, without shapes, within the `shows` pixels that the next
    card leaves free (0: all)."""
    key = "mini", model, theme.key, width, shows, cracked
    return _faces.get(key, lambda: _mini(model, theme, width, shows, cracked))


def _mini(model: FaceModel, theme: Theme, width: int, shows: int, cracked: bool) -> pygame.Surface:
    lay = mini_layout(model, theme, width, shows)
    w, h = lay.size
    u = min(w, h) / SIZES.mini_card[0]
    face = _poster(model, theme, lay, 4 * u, cracked)
    if model.scan and lay.ratings is not None:
        _fade(face, lay.ratings, round(10 * u))
    for name in model.affiliations[: 0 if model.scan or model.wounded else 1]:
        put(face, crest(name, 15 * u, theme), w - lay.picture.x - 9 * u, lay.picture.y + u, 0.5, 0)
    if lay.ratings is not None:
        _numbers(face, model, lay, lay.ratings, u, theme)
    return round_corners(face, 4 * u)


def _numbers(
    face: pygame.Surface, model: FaceModel, lay: FaceLayout, bar: pygame.Rect, u: float, theme: Theme
) -> None:
    """The ratings of a mini face: in one row, in two where what is free is too narrow."""
    shown, room = model.ratings[:4], min(bar.w, (lay.shows or lay.size[0]) - bar.x)
    size = least_size(theme, u, 13)
    words = [rating_words(model, rating) for rating in shown]
    across = 4 if model.type in PLAIN_RATINGS else max(1, len(shown))
    if max((text_width(one, size, 700) for one in words), default=0) * across > room:
        size = theme.px(SIZES.label)
    if sum(text_width(one, size, 700) for one in words) + 3 * (across - 1) > room:
        across = (across + 1) // 2
    rows = -(-len(shown) // across)
    _fade(face, bar.inflate(0, round(15 * u) * (rows - 1)).move(0, -round(7 * u) * (rows - 1)), round(12 * u))
    step = room / across
    for i, (rating, word) in enumerate(zip(shown, words, strict=True)):
        colour = change_colour(theme, rating.change) if rating.change else theme.palette.ratings[rating.letter]
        x = bar.x + step * (i % across + 0.5)
        y = bar.bottom - 7.5 * u - 15 * u * (rows - 1 - i // across)
        draw_text(face, word, x, y, size, colour, 700, ax=0.5, ay=0.5, shade=True)
        if rating.change and rows == 1:
            draw_triangle(face, x, y - 9.5 * u, 3 * u, colour, rating.change > 0)


def strip(
    model: FaceModel, width: int, height: int, effect: str, theme: Theme, off: bool = False, tucked: int = 0,
    barred: bool = False,
) -> pygame.Surface:  # fmt: skip
    """A card seen as its title bar, 20 to 24 high at a scale of 1: emblem, name, what it changes. `off` is a
    card that does nothing now; `tucked` pixels at the top lie under the card above; a prisoner is `barred`."""
    key = "strip", model.called, model.short, model.type, width, height, effect, off, tucked, barred, theme.key
    return _faces.get(key, lambda: _strip(model, width, height, effect, theme, off, tucked, barred))


def _strip(
    model: FaceModel, width: int, height: int, effect: str, theme: Theme, off: bool, tucked: int, barred: bool
) -> pygame.Surface:
    palette = theme.palette
    colour, bar = palette.type_colour(model.type), sheet(width, height)
    upper, lower = ((44, 40, 36), (26, 23, 21)) if off or barred else palette.strip_bar(model.type)
    bar.blit(vertical(width, height, upper, lower), (0, 0))
    if barred:
        for x in range(theme.px(4), width, theme.px(9)):
            pygame.draw.line(bar, mix(palette.edge, WHITE, 0.12), (x, 0), (x, height), max(1, theme.px(2)))
    pygame.draw.rect(bar, palette.edge if palette.plain else NIGHT, bar.get_rect(), 1)
    pygame.draw.line(bar, mix(colour, WHITE, 0.35), (1, height - 2), (width - 2, height - 2))
    lay = strip_layout(model, width, height, effect, theme, tucked)
    if lay.emblem:
        side = height - tucked - 5
        sign = emblem(model.type, side, mix(colour, WHITE, 0.75))
        put(bar, sign, theme.px(5) + side / 2, (height + tucked) / 2 - 0.5)
    if lay.name is not None:
        draw_fitted(bar, lay.name.words, lay.name.box, palette.ash if off else palette.bone, 0, 0.5)
    if lay.effect is not None:
        draw_fitted(bar, lay.effect.words, lay.effect.box, mix(palette.brass_hi, WHITE, 0.2), 1, 0.5)
    return round_corners(bar, 4 * theme.scale)


def forget() -> None:
    """Drop every kept face, as after a change of palette, scale or language."""
    _faces.clear()


def vehicle_stub(
    model: FaceModel, theme: Theme, width: int, height: int, inside: bool, word: str
) -> pygame.Surface:
    """What shows of a vehicle beside its warrior's card of so many pixels: 46 % of its width, the face with
    `word` ("in"; '' for none) when the warrior is inside, the back with `word` ("out") when not."""
    key = "stub", model.name, model.type, model.home, width, height, inside, word, theme.key

    def make() -> pygame.Surface:
        shown, u = round(width * 0.46), width / SIZES.board_narrow
        if inside:
            whole = _body(width, height, max(2, round(3 * u)), 5 * u, model.type, theme)
            stub = whole.subsurface(pygame.Rect(width - shown, 0, shown, height)).copy()
            bar, edge = round(24 * u), max(2, round(3 * u))
            stub.fill(theme.palette.title_bar(model.type), pygame.Rect(0, edge, shown - edge, bar))
            view = pygame.Rect(0, edge + bar, shown - edge, height - bar - 2 * edge)
            stub.blit(_shown(model, view.size, theme), view)
            put(stub, roundel(model.type, 20 * u, theme), (shown - edge) / 2, edge + bar / 2)
        else:
            back = card_back((width, height), theme, "ash")
            stub = back.subsurface(pygame.Rect(width - shown, 0, shown, height)).copy()
        colour = theme.palette.jade if inside else theme.palette.ash
        if word:
            draw_tag(stub, word, shown / 2 - 1, height - theme.px(14), theme, colour)
        return stub

    return _faces.get(key, make)
