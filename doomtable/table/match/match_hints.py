"""Hints in a match: asked for, polled, and highlighted on the board."""

from __future__ import annotations

import pygame

from doomtable.table.match.hint_text import places
from doomtable.table.match.match_state import MatchState
from doomtable.table.paint.highlights import draw_hinted
from doomtable.table.paint.theme import Theme


def toggle_hint(match: MatchState) -> None:
    """The hint was asked for, or is put away."""
    decision = match.display.view.decision
    if match.question.hint is not None:
        match.question.drop_hint()
    elif match.question.advisor is not None and match.mine() and match.display.past < 0 and decision is not None:
        if match.question.advisor.ask(match.seats.viewer):
            match.question.ask_hint(match.display.view)
    match.refresh()


def poll_hint(match: MatchState) -> None:
    """See whether it has been thought of."""
    if match.question.take_advice():
        match.refresh()


def draw_hint(target: pygame.Surface, match: MatchState, theme: Theme) -> None:
    """Light what is hinted at, where it can be chosen."""
    if match.question.hint is None or match.question.hint.advice is None or match.display.sheet is not None:
        return
    advice = match.question.hint.advice
    path = (*advice.begun[1:2], *advice.path)  # the card, and on what
    found = places(path, match.display.layout, match.question.buttons, match.seats.viewer)
    if match.combat_shown():  # it lies over the board
        fighters = match.combat.spots(match.display.view, match.display.combat_rect)
        handles = {option.handle for option in path if option.key == "card"}
        pressed = [button.rect for button in match.question.buttons]
        found = [rect for rect in found if rect in pressed or not match.display.combat_rect.colliderect(rect)]
        found += [spot.rect for spot in fighters if spot.card.handle in handles]
    if match.question.chooser is not None:
        pairs = zip(match.question.chooser.on_page(), match.question.chooser.places, strict=False)
        found += [rect for (option, _, _), rect in pairs if option in path]
    for rect in found:
        draw_hinted(target, rect, theme)
