"""Hints in a match: asked for, polled, and highlighted on the board."""

from __future__ import annotations

import pygame

from doomtable.table.match.hint_text import HintRequest, places
from doomtable.table.match.match_state import MatchState
from doomtable.table.paint.highlights import draw_hinted
from doomtable.table.paint.theme import Theme


def toggle_hint(play: MatchState) -> None:
    """The hint was asked for, or is put away."""
    decision = play.view.decision
    if play.hinted is not None:
        play.drop_hint()
    elif play.thinking is not None and play.mine() and play.past < 0 and decision is not None:
        if play.thinking.ask(play.viewer):
            play.hinted = HintRequest(decision)
    play.refresh()


def poll_hint(play: MatchState) -> None:
    """See whether it has been thought of."""
    if play.hinted is not None and play.hinted.advice is None and play.thinking is not None:
        play.hinted.advice = play.thinking.advice()
        if play.hinted.advice is not None:
            play.refresh()


def draw_hint(target: pygame.Surface, play: MatchState, theme: Theme) -> None:
    """Light what is hinted at, where it can be chosen."""
    if play.hinted is None or play.hinted.advice is None or play.sheet is not None:
        return
    advice = play.hinted.advice
    path = (*advice.begun[1:2], *advice.path)  # the card, and on what
    found = places(path, play.layout, play.buttons, play.viewer)
    if play.combat_shown():  # it lies over the board
        fighters = play.combat.spots(play.view, play.combat_rect)
        handles = {option.handle for option in path if option.key == "card"}
        pressed = [button.rect for button in play.buttons]
        found = [rect for rect in found if rect in pressed or not play.combat_rect.colliderect(rect)]
        found += [spot.rect for spot in fighters if spot.card.handle in handles]
    if play.chooser is not None:
        pairs = zip(play.chooser.on_page(), play.chooser.places, strict=False)
        found += [rect for (option, _, _), rect in pairs if option in path]
    for rect in found:
        draw_hinted(target, rect, theme)
