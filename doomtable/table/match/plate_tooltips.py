"""Tooltips of the table: what the parts of a player's plate and of the front line mean, under pointer or focus."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import pygame

from doomtable.rules.view_parts import PlayerView
from doomtable.rulesets import ENDLESS
from doomtable.table.kit.view_lookup import counts_markers
from doomtable.table.kit.view_sides import partners
from doomtable.table.layout.table_layout import Plate
from doomtable.table.match.board import PILES
from doomtable.table.match.match_state import MatchState
from doomtable.table.match.turn_steps import STEP_NAMES, step_tip, steps_of
from doomtable.table.paint.panels import draw_panel
from doomtable.table.paint.text_layout import draw_text, fit
from doomtable.table.paint.theme import Theme

TIPS: Final = {"draw": "tip-draw", "discard": "tip-discard", "annihilated": "tip-annihilated"}
WIDE: Final = 300
"""Pixels that a tip is wide, at a scale of 1."""
PRICES: Final = 34
"""How high the prices stand over a hand, at a scale of 1."""


class PlatePart(NamedTuple):
    """A part of a plate: what it is called, what is to be said of it, and its place."""

    title: str
    text: str
    place: pygame.Rect


def parts(match: MatchState, plate: Plate) -> Iterator[PlatePart]:
    """The parts of a plate, as they stand on it."""
    px, say, view = match.theme.px, match.words.say, match.display.view
    player = view.players[plate.seat]
    size = (px(62), px(28))
    war = match.board.counters.get((plate.seat, "war"))
    if war is not None and player.war:
        title = say("plate-war", word=match.words.option(player.war))
        yield PlatePart(title, say("tip-war", n=player.under), war.inflate(px(8), px(8)))
    look = match.seats.looks[plate.seat] if plate.seat < len(match.seats.looks) else None
    if look is not None and look.deck:
        wide, high = (px(150), plate.rect.h) if plate.row else (plate.rect.w - px(90), px(29))
        place = pygame.Rect(plate.rect.x + px(8), plate.rect.y + (0 if plate.row else px(8)), wide, high)
        icon = match.board.counters.get((plate.seat, "D"))
        if icon is not None:
            place.w = icon.x - px(6) - place.x
        yield PlatePart(player.name, say("tip-player", n=plate.seat + 1, deck=look.deck), place)
    for word, title in (("D", "plate-destiny"), ("P", "plate-promotion")):
        icon = match.board.counters.get((plate.seat, word))
        if icon is not None:
            words = promotion_tip(match, player) if word == "P" else say("tip-destiny")
            if word == "D" and player.reserve:
                words = f"{words} {say('tip-reserve', n=player.reserve)}"
            yield PlatePart(say(title), words, pygame.Rect((icon.x - px(4), icon.y - px(6)), size))
    shell = match.board.counters.get((plate.seat, "markers"))
    if shell is not None and counts_markers(view):
        yield PlatePart(say("plate-markers"), say("tip-markers"), pygame.Rect((shell.x - px(4), shell.y - px(4)), size))
    globe = match.board.counters.get((plate.seat, "colony"))
    if globe is not None and view.colony_goal:
        said = say("tip-colony", n=view.colony_goal)
        yield PlatePart(say("plate-colony"), said, pygame.Rect((globe.x - px(4), globe.y - px(4)), size))
    left = match.board.counters.get((plate.seat, "warriors"))
    if left is not None and plate.seat == view.stand:
        yield PlatePart(say("plate-warriors"), say("tip-warriors"), pygame.Rect((left.x - px(4), left.y - px(4)), size))
    counts = {"draw": player.draw, "discard": player.discard, "annihilated": player.annihilated}
    places = dict(plate.piles)
    for pile in (name for name in counts if name in places):
        place = places[pile]
        grown = pygame.Rect(place.x, place.y, place.w + px(34 if place.w <= px(15) else 62), place.h)
        yield PlatePart(say(PILES[pile]), say(TIPS[pile], n=counts[pile]), grown)
    told = match.board.counters.get((plate.seat, "collection"))
    if player.collection and told is not None:
        yield PlatePart(say("tip-collection-title"), say("tip-collection", n=player.collection), told)


def promotion_tip(match: MatchState, player: PlayerView) -> str:
    """What Promotion is good for to this player in this game."""
    say, view = match.words.say, match.display.view
    if view.stand >= 0:
        return say("tip-promotion-holds" if player.seat == view.stand else "tip-promotion-attacks")
    if view.colony_goal:
        return say("tip-promotion-colony")
    if view.base_goal:
        return say("tip-promotion-bases", goal=view.base_goal)
    return say("tip-promotion-endless") if view.goal >= ENDLESS else say("tip-promotion", goal=view.goal)


def banner_parts(match: MatchState) -> Iterator[PlatePart]:
    """The parts of the front line: the steps of a turn, and the cartridges."""
    say, turn, shown = match.words.say, match.display.view.turn, match.board.banner_parts
    counted = counts_markers(match.display.view)
    for step, place in zip(steps_of(turn), shown.steps, strict=False):
        tip = step_tip(turn, step, counted)
        yield PlatePart(say(STEP_NAMES[step]), say(tip, n=turn.per_turn), place)
    view = match.display.view
    for plate in match.display.layout.pools:
        names = ", ".join(view.players[seat].name for seat in partners(view, plate.seat))
        goal = say("tip-promotion", goal=view.goal)
        yield PlatePart(say("tip-pool-title"), f"{say('tip-pool', names=names)} {goal}", plate.rect)
    if shown.actions is not None:
        yield PlatePart(say("banner-actions"), say("tip-actions", n=turn.actions), shown.actions)


def part_at(match: MatchState, place: tuple[int, int]) -> PlatePart | None:
    """The part of a plate or of the front line at a pixel, if nothing lies over the table there."""
    if match.display.sheet is not None or match.pointer.drag is not None:
        return None
    if match.combat_shown() and match.display.combat_rect.collidepoint(place):
        return None
    if match.display.layout.banner.collidepoint(place):
        return next((part for part in banner_parts(match) if part.place.collidepoint(place)), None)
    for plate in match.display.layout.plates:
        if plate.rect.collidepoint(place) or any(rect.collidepoint(place) for _, rect in plate.piles):
            return next((part for part in parts(match, plate) if part.place.collidepoint(place)), None)
    return None


def draw_plate_tooltip(target: pygame.Surface, match: MatchState) -> bool:
    """Explain what the pointer or the keyboard is on, if that is a part of a plate; returns whether it is."""
    places = match.ring() if match.pointer.focus >= 0 else []
    if 0 <= match.pointer.focus < len(places):
        there = places[match.pointer.focus]
        plate = next((plate for plate in match.display.layout.plates if plate.rect == there.rect), None)
        if plate is None or there.button is not None or there.option is not None:
            return False
        _draw(target, list(parts(match, plate)), plate.rect, plate.row, match.theme, _in_the_way(match))
        return True
    part = part_at(match, match.pointer.place)
    if part is None:
        return False
    plate = next((plate for plate in match.display.layout.plates if part in parts(match, plate)), None)
    if plate is None:
        _draw(target, [part], part.place, True, match.theme)
        return True
    across = pygame.Rect(plate.rect.x, part.place.y, plate.rect.w, part.place.h)
    _draw(target, [part], part.place if plate.row else across, plate.row, match.theme)
    return True


def _in_the_way(match: MatchState) -> list[pygame.Rect]:
    """What a panel that explains a whole plate is not to cover: cards, the question, the front line."""
    layout, raised = match.display.layout, match.theme.px(PRICES)
    hand = [pygame.Rect(s.rect.x, s.rect.y - raised, s.rect.w, s.rect.h + raised) for s in layout.hand]
    return [*hand, *(spot.rect for spot in layout.spots), layout.ask, layout.banner]


def _covered(rect: pygame.Rect, places: Sequence[pygame.Rect]) -> int:
    """How many pixels of these places lie under a rectangle."""
    return sum(part.w * part.h for part in (rect.clip(place) for place in places))


def _draw(
    target: pygame.Surface, told: list[PlatePart], near: pygame.Rect, below: bool, theme: Theme,
    kept_free: Sequence[pygame.Rect] = (),
) -> None:  # fmt: skip
    """A small panel beside or below what it explains, where it covers least of what is `kept_free`: of each part its
    title and its sentence."""
    px, palette, pad = theme.px, theme.palette, theme.px(14)
    room = px(WIDE) - 2 * pad
    texts = [fit(part.text, room, px(140), px(14), px(13), 500, lead=1.25) for part in told]
    high = sum(px(21) + len(text.lines) * text.leading + px(8) for text in texts) + 2 * pad - px(8)
    rect = pygame.Rect(near.x, near.bottom + px(8), px(WIDE), high)
    beside = rect.move(near.right + px(8) - rect.x, near.y - rect.y)
    under = [place for place in kept_free if place.x < rect.right and place.right > rect.x]
    across = [place.top for place in under if place.bottom > near.y]
    above = rect.move(0, min((near.y, *across)) - px(8) - rect.bottom)
    ways = [rect, above, beside] if below else [beside, above, rect]
    inside = [way.clamp(target.get_rect()) for way in (ways if kept_free else ways[:1])]
    rect = min(inside, key=lambda way: _covered(way, (*kept_free, near) if kept_free else ()))
    draw_panel(target, rect, theme, palette.brass_lo)
    y = rect.y + pad
    for part, text in zip(told, texts, strict=True):
        draw_text(target, part.title, rect.x + pad, y, px(15), palette.brass_hi, 600)
        y += px(21)
        for line in text.lines:
            draw_text(target, line, rect.x + pad, y, text.size, palette.bone, text.weight)
            y += text.leading
        y += px(8)
