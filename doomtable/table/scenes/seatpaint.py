"""Draws the screen of a new game: the seats, what the game is to be, and the deck of the seat in question."""

from __future__ import annotations

from typing import Final

import pygame

from doomtable.table.fonts import text_width
from doomtable.table.paint.emblems import crest
from doomtable.table.paint.ground import draw_button, draw_panel, draw_rule, oak
from doomtable.table.paint.signals import draw_focus
from doomtable.table.paint.surfaces import put
from doomtable.table.paint.text import draw_text, fit
from doomtable.table.scenes.board import NUMERALS
from doomtable.table.scenes.chairs import Chairs
from doomtable.table.scenes.deckpaint import draw_deck, draw_sign
from doomtable.table.scenes.listing import clipped, shortened
from doomtable.table.theme import Theme, mix

KIND: Final = {
    "human": "setup-human", "recruit": "setup-recruit", "veteran": "setup-veteran", "apostle": "setup-apostle",
    "random": "setup-random",
}  # fmt: skip
ABOUT: Final = {
    "human": "setup-about-human", "recruit": "setup-about-recruit", "veteran": "setup-about-veteran",
    "apostle": "setup-about-apostle", "random": "setup-about-random",
}  # fmt: skip
"""What each kind of player is, as a name and as a sentence."""


def draw_setup(target: pygame.Surface, scene: Chairs) -> None:
    """The whole screen."""
    theme, at, say = scene.theme, scene.places, scene.words.say
    px, palette = theme.px, theme.palette
    target.blit(oak(scene.size, theme), (0, 0))
    draw_panel(target, at.panel, theme)
    title = say("setup-title").upper()
    words = fit(title, at.title.w, at.title.h, px(30), px(14), 700, "engraved", most_lines=1)
    x, y = at.title.centerx, at.title.y + px(22)
    draw_text(target, title, x, y, words.size, palette.brass_hi, 700, "engraved", 0.5, 0.5, True)
    draw_rule(target, at.title.x, at.title.bottom - px(4), at.title.w, theme, lozenge=True)
    for i in range(len(scene.new.seats)):
        _seat(target, scene, i)
    _options(target, scene)
    draw_deck(target, at.deck, scene.decks()[scene.seat], px(58), theme, scene.words, scene.faces)
    _button(target, scene, "join", say("setup-join"))
    _button(target, scene, "look", say("deck-look"))
    _button(target, scene, "title", say("list-back"), scene.keys.cap("cancel"))
    _button(target, scene, "begin", say("setup-begin"), main=True)
    _foot(target, scene)
    if scene.keyed and scene.over is None:
        draw_focus(target, at.stops[scene.focus], theme)


def hovered(scene: Chairs, what: str, n: int = 0) -> bool:
    """Does the pointer stand on this?"""
    return scene.over is None and scene.stop_at(scene.mouse) == (what, n)


def _button(
    target: pygame.Surface, scene: Chairs, what: str, label: str, key: str = "", main: bool = False
) -> None:
    rect = scene.places.stops.get((what, 0))
    if rect is not None:
        kind = "disabled" if not scene.enabled((what, 0)) else "primary" if main else "normal"
        draw_button(target, rect, scene.theme, label, kind, key, "", hovered(scene, what))  # type: ignore[arg-type]


def draw_field(
    target: pygame.Surface, rect: pygame.Rect, theme: Theme, text: str, faint: bool, caret: bool
) -> None:
    """A place for a line of text; `faint` is a proposal that what is typed takes the place of."""
    px, palette = theme.px, theme.palette
    target.fill(palette.iron_low, rect)
    pygame.draw.rect(target, palette.brass if caret else palette.edge, rect, max(1, palette.border))
    size, room = px(15), rect.w - px(22)
    shown = shortened(text, size, room, 500)
    x = rect.x + px(10)
    draw_text(target, shown, x, rect.centery, size, palette.ash if faint else palette.bone, 500, ay=0.5)
    if caret:
        x += 0 if faint else text_width(shown, size, 500) + px(2)
        pygame.draw.line(
            target, palette.brass_hi, (x, rect.centery - px(10)), (x, rect.centery + px(10)), px(2)
        )


def _seat(target: pygame.Surface, scene: Chairs, i: int) -> None:
    """One seat: its number in its colour, name, kind, deck, and the way out."""
    theme, at, say = scene.theme, scene.places, scene.words.say
    px, palette, row = theme.px, theme.palette, at.rows[i]
    colour = palette.seats[i % len(palette.seats)]
    if i == scene.seat:
        ground = row.inflate(px(4), px(4))
        target.fill(mix(palette.iron, palette.brass, 0.16), ground)
        pygame.draw.rect(target, palette.brass_lo, ground, 1)
    target.fill(colour, pygame.Rect(row.x, row.y, px(5), row.h))
    x = row.x + px(24)
    draw_text(target, NUMERALS[i], x, row.centery, px(17), colour, 700, "engraved", ax=0.5, ay=0.5)
    seat, held = scene.new.seats[i], scene.decks()[i]
    here = scene.keyed and scene.over is None
    typing = scene.focus == ("name", i) and scene.over is None
    draw_field(target, at.stops["name", i], theme, seat.name or scene.names()[i], not seat.name, typing)
    rect = at.stops["kind", i]
    draw_button(target, rect, theme, say(KIND[seat.kind]), hover=hovered(scene, "kind", i))
    rect = at.stops["deck", i]
    draw_button(target, rect, theme, "", hover=hovered(scene, "deck", i))
    if held is not None:
        put(target, crest(held.affiliation, px(24), theme), rect.x + px(26), rect.centery + px(1))
        room = rect.w - px(44) - px(34)
        name = fit(held.name, room, rect.h, px(15), px(13), 600, lead=1.05, most_lines=2)
        for n, line in enumerate(name.lines[:2]):
            y = rect.centery + (n - (len(name.lines[:2]) - 1) / 2) * name.leading
            draw_text(target, line, rect.x + px(44), y, name.size, palette.bone, 600, ay=0.5)
        side = px(13)
        draw_sign(
            target, pygame.Rect(rect.right - px(27), rect.centery - side // 2, side, side), held.legal, theme
        )
    if ("away", i) in at.stops:
        rect = at.stops["away", i]
        ink = (
            palette.brass_hi
            if hovered(scene, "away", i) or (here and scene.focus == ("away", i))
            else palette.ash
        )
        arm = px(6)
        for way in (-1, 1):
            start, end = (
                (rect.centerx - arm, rect.centery - arm * way),
                (rect.centerx + arm, rect.centery + arm * way),
            )
            pygame.draw.line(target, ink, start, end, max(2, px(2)))


def _options(target: pygame.Surface, scene: Chairs) -> None:
    """What the game is to be: numbers to step, marks to set, and the seed."""
    theme, at, say, new = scene.theme, scene.places, scene.words.say, scene.new
    px, palette = theme.px, theme.palette
    top = at.options[0].y - px(10)
    pygame.draw.line(target, palette.edge, (at.options[0].x, top), (at.options[1].right, top))
    _number(target, scene, "goal", say("setup-goal"), new.goal, at.options[0])
    _number(target, scene, "start", say("setup-start"), new.start, at.options[1])
    lively = scene.enabled(("open", 0))
    _mark(
        target, scene, "open", say("setup-open" if lively else "setup-open-alone"), new.open_table and lively
    )
    if not scene.more:
        rect = at.options[3]
        draw_button(target, rect, theme, say("setup-more"), hover=hovered(scene, "more"))
        return
    _number(target, scene, "hand", say("setup-hand"), new.hand, at.options[3])
    _mark(target, scene, "sabotage", say("setup-sabotage"), new.sabotage)
    rect = at.options[5]
    _label(target, say("setup-seed"), rect, rect.w - px(140), theme)
    seed = say("setup-seed-any") if new.seed is None else str(new.seed)
    draw_field(target, at.stops["seed", 0], theme, seed, new.seed is None, scene.focus == ("seed", 0))


def _number(
    target: pygame.Surface, scene: Chairs, what: str, label: str, value: int, rect: pygame.Rect
) -> None:
    """A number between the two buttons that step it."""
    theme, stops = scene.theme, scene.places.stops
    _label(target, label, rect, rect.w - theme.px(140), theme)
    for by, sign in ((-1, "−"), (1, "+")):
        draw_button(target, stops[what, by], theme, sign, hover=hovered(scene, what, by))
    x = (stops[what, -1].right + stops[what, 1].left) // 2
    draw_text(target, str(value), x, rect.centery, theme.px(19), theme.palette.bone, 700, ax=0.5, ay=0.5)


def _mark(target: pygame.Surface, scene: Chairs, what: str, label: str, marked: bool) -> None:
    """A box with or without a tick, and what it stands for."""
    theme, rect = scene.theme, scene.places.stops[what, 0]
    px, palette = theme.px, theme.palette
    box = pygame.Rect(rect.x, rect.centery - px(10), px(20), px(20))
    target.fill(palette.iron_low, box)
    lit, lively = hovered(scene, what), scene.enabled((what, 0))
    pygame.draw.rect(target, palette.brass if lit else palette.edge, box, max(1, palette.border))
    if marked:
        draw_sign(target, box.inflate(-px(8), -px(8)), True, theme)
    ink = palette.brass_hi if lit else palette.bone if lively else palette.ash
    words = fit(label, rect.w - px(30), rect.h, px(15), px(12), 500, lead=1.1, most_lines=2)
    for n, line in enumerate(words.lines[:2]):
        y = rect.centery + (n - (len(words.lines[:2]) - 1) / 2) * words.leading
        draw_text(target, line, rect.x + px(30), y, words.size, ink, 500, ay=0.5)


def _label(target: pygame.Surface, text: str, rect: pygame.Rect, room: int, theme: Theme) -> None:
    px, palette = theme.px, theme.palette
    words = fit(text, room, rect.h, px(15), px(12), 500, lead=1.1, most_lines=2)
    for n, line in enumerate(words.lines[:2]):
        y = rect.centery + (n - (len(words.lines[:2]) - 1) / 2) * words.leading
        draw_text(target, line, rect.x, y, words.size, palette.bone, 500, ay=0.5)


def _looked_at(scene: Chairs) -> int:
    """The seat whose player the pointer stands on, else the one whose deck is shown."""
    under = scene.stop_at(scene.mouse) if scene.over is None else None
    return under[1] if under is not None and under[0] in ("name", "kind", "deck") else scene.seat


def _foot(target: pygame.Surface, scene: Chairs) -> None:
    """Why the game cannot begin, else what the window had to say, else what the player in question is."""
    theme, box = scene.theme, scene.places.foot
    text = scene.trouble() or scene.said or scene.words.say(ABOUT[scene.new.seats[_looked_at(scene)].kind])
    size = theme.px(14)
    lines = clipped(text, size, box.w, 500, 2)
    palette = theme.palette
    colour = palette.blood if scene.trouble() else palette.ember if scene.said else palette.ash
    for i, line in enumerate(lines):
        y = box.centery + (i - (len(lines) - 1) / 2) * size * 1.25
        draw_text(target, line, box.x, y, size, colour, 500, ay=0.5)
