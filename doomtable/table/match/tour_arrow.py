"""Tour arrow: the thing that a step of the guided game points at, as it lies now, and the ring and arrow around it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import pygame

from doomtable.rules.view_parts import CardView
from doomtable.table.kit.widgets import Button
from doomtable.table.layout.card_packing import Spot
from doomtable.table.match.match_state import MatchState
from doomtable.table.match.prompt import PromptButton
from doomtable.table.match.prompt_panel import StepperPress
from doomtable.table.match.ringed_places import as_lifted, with_post, with_strips
from doomtable.table.match.tour_steps import Rank, TourPlace
from doomtable.table.paint.highlights import draw_pointed

LONG: Final = 28
"""Pixels at a scale of 1 that the arrow is long."""
BETWEEN: Final = 7
"""Pixels at a scale of 1 between the arrow and what it points at."""
APART: Final = 5
"""The same between a thing and its ring; none in a menu, whose lines touch each other."""
SMALL: Final = 22
"""The same of one over a card in hand, beside its price."""
SIDES: Final = ((0, -1), (1, 0), (-1, 0), (0, 1))
"""Where an arrow may stand, as the way from what it points at: above first."""


def pointed_at(match: MatchState) -> pygame.Rect | None:
    """The place of what the guide asks for, on the table as it lies; None where there is nothing to point at now."""
    tour = match.display.tour
    if tour is None or tour.asked is None or not match.guided() or not match.mine():
        return None
    place, question = tour.asked.place, match.question
    if not place.verb:
        return _button(question.buttons, place.answers)
    if question.popup is not None:
        return _around(b.rect for b in question.popup.buttons if getattr(b.message, "verb", "") == place.verb)
    decision = match.display.view.decision
    if decision is None or (decision.kind == "draft" and decision.verb != place.verb):
        return None
    if decision.kind == "draft":
        return _target(match, place)
    return _card(match, place)


def framed_stop(match: MatchState) -> int:
    """Which of the places that the keyboard goes round is what the guide points at; -1 for none, or for several."""
    thing = pointed_at(match)
    if thing is None:
        return -1
    rects = [place.rect for place in match.ring()]
    inside = [i for i, rect in enumerate(rects) if thing.contains(rect)]
    found = inside or [i for i, rect in enumerate(rects) if rect.topleft == thing.topleft]  # the next card lies over it
    return found[0] if len(found) == 1 else -1


def arrow_at(thing: pygame.Rect, match: MatchState) -> tuple[pygame.Rect, tuple[int, int]] | None:
    """Where an arrow stands beside a thing, and the way to it: on the side where it covers least."""
    px, window = match.theme.px, pygame.Rect((0, 0), match.size)
    layout, popup = match.display.layout, match.question.popup
    others = [layout.ask, layout.undo, layout.menu, match.display.info_rect, *([popup.rect] if popup else ())]
    others += [layout.banner, *(plate.rect for plate in layout.plates)]
    others += [spot.rect for spot in layout.every() if not spot.rect.colliderect(thing)]
    if popup is None and any(spot.rect.colliderect(thing) for spot in layout.hand):
        return pygame.Rect(thing.x - px(2), thing.y - px(BETWEEN + SMALL), px(SMALL), px(SMALL)), (0, 1)
    found: list[tuple[int, int, pygame.Rect, tuple[int, int]]] = []
    for x, y in SIDES:
        rect = pygame.Rect(0, 0, px(LONG), px(LONG))
        rect.center = thing.center
        away = (thing.w + rect.w) // 2 + px(BETWEEN), (thing.h + rect.h) // 2 + px(BETWEEN)
        rect.move_ip(x * away[0], y * away[1])
        if window.contains(rect):
            covers = sum(one.clip(rect).w * one.clip(rect).h for one in others)
            found.append((covers, len(found), rect, (-x, -y)))
    return min(found, key=lambda one: one[:2])[2:] if found else None


def draw_tour_arrow(target: pygame.Surface, match: MatchState) -> None:
    """Draw ring and arrow, while nothing moves and no hint that was asked for points at something itself."""
    hint, popup = match.question.hint, match.question.popup
    silent = match.animation.queue.running or (hint is not None and hint.advice is not None)
    thing = None if silent else pointed_at(match)
    if thing is not None:
        thing = as_lifted(match, thing)
        apart = 0 if popup is not None and popup.rect.contains(thing) else APART
        draw_pointed(target, thing, arrow_at(thing, match), match.theme, apart)


def _around(rects: Iterable[pygame.Rect]) -> pygame.Rect | None:
    found = list(rects)
    return found[0].unionall(found[1:]) if found else None


def _button(buttons: Sequence[Button], answers: tuple[str, ...]) -> pygame.Rect | None:
    """The buttons that give one of these answers; without any, those of the number that is chosen."""
    if not answers:
        return _around(button.rect for button in buttons if isinstance(button.message, StepperPress))
    given = [button for button in buttons if isinstance(button.message, PromptButton)]
    return _around(
        button.rect for button in given
        if isinstance(button.message, PromptButton) and button.message.option is not None
        and button.message.option.key in answers
    )  # fmt: skip


def _card(match: MatchState, place: TourPlace) -> pygame.Rect | None:
    """The best card that may begin it."""
    layout, view = match.display.layout, match.display.view
    mine = [spot for spot in _standing(match) if spot.card.controller == view.seat]
    named = match.seats.port.attention(view.seat)
    worth = {play.handle for play in named.plays} if named is not None else set()
    found = [spot for spot in (*layout.hand, *mine) if place.verb in spot.card.verbs]
    found = [spot for spot in found if spot.card.handle in worth] or found
    return _best(match, found, place.rank)


def _target(match: MatchState, place: TourPlace) -> pygame.Rect | None:
    """The best card that may be chosen, else the area, else what is chosen in the asking place."""
    layout, lit = match.display.layout, match.question.highlights.lit
    found = [spot for spot in (*_standing(match), *layout.hand) if spot.card.handle in lit]
    areas = {area for _, area in match.question.highlights.lit_trays}
    trays = [with_post(tray) for tray in layout.trays if tray.seat == layout.bottom and tray.area in areas]
    return _best(match, found, place.aim or place.rank) or _around(trays[:1]) or _button(match.question.buttons, ())


def _standing(match: MatchState) -> list[Spot]:
    """The warriors that can be seen: in a combat those who fight."""
    if match.combat_shown():
        return match.combat.spots(match.display.view, match.display.combat_rect)
    return [spot for spot in match.display.layout.spots if spot.form != "more"]


def _best(match: MatchState, spots: Sequence[Spot], rank: Rank | None) -> pygame.Rect | None:
    now = match.display.tour.now if match.display.tour is not None else None

    def worth(card: CardView) -> float:
        return rank(now, card) if rank is not None and now is not None else 0.0

    found = [spot for spot in spots if worth(spot.card) >= 0]
    return with_strips(match, max(found, key=lambda spot: worth(spot.card))) if found else None
