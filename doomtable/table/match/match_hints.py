"""Hints in a match: asked for, polled, and highlighted on the board."""

from __future__ import annotations

import pygame

from doomtable.table.match.hint_text import HintRequest, places
from doomtable.table.match.match_state import MatchState
from doomtable.table.paint.highlights import draw_hinted
from doomtable.table.paint.theme import Theme


def toggle_hint(match: MatchState) -> None:
    """The hint was asked for, or is put away."""
    decision = match.view.decision
    if match.hinted is not None:
        match.drop_hint()
    elif match.thinking is not None and match.mine() and match.past < 0 and decision is not None:
        if match.thinking.ask(match.viewer):
            match.hinted = HintRequest(match.view)
    match.refresh()


def poll_hint(match: MatchState) -> None:
    """See whether it has been thought of."""
    if match.hinted is not None and match.hinted.advice is None and match.thinking is not None:
        match.hinted.advice = match.thinking.advice()
        if match.hinted.advice is not None:
            match.refresh()


def draw_hint(target: pygame.Surface, match: MatchState, theme: Theme) -> None:
    """Light what is hinted at, where it can be chosen."""
    if match.hinted is None or match.hinted.advice is None or match.sheet is not None:
        return
    advice = match.hinted.advice
    path = (*advice.begun[1:2], *advice.path)  # the card, and on what
    found = places(path, match.layout, match.buttons, match.viewer)
    if match.combat_shown():  # it lies over the board
        fighters = match.combat.spots(match.view, match.combat_rect)
        handles = {option.handle for option in path if option.key == "card"}
        pressed = [button.rect for button in match.buttons]
        found = [rect for rect in found if rect in pressed or not match.combat_rect.colliderect(rect)]
        found += [spot.rect for spot in fighters if spot.card.handle in handles]
    if match.chooser is not None:
        pairs = zip(match.chooser.on_page(), match.chooser.places, strict=False)
        found += [rect for (option, _, _), rect in pairs if option in path]
    for rect in found:
        draw_hinted(target, rect, theme)
