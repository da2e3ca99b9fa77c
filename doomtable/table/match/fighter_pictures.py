"""Fighter pictures: the large pictures of warriors, painted while nothing happens, so that a combat opens with them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import pygame

from doomtable.rules.view_parts import CardView, View
from doomtable.table.kit.view_lookup import every_card, find, is_fighter
from doomtable.table.match.combat_panel import CombatPanel
from doomtable.table.paint.card_faces import board_picture_ahead
from doomtable.table.paint.picture_queue import picture_queue

EACH: Final = 2
"""Warriors that are looked at in a frame."""
MOST: Final = 24
"""Warriors whose large pictures are painted ahead at most: enough for two crowded sides, few enough to be kept."""


def pictures_ready(panel: CombatPanel, wide: int, cards: Iterable[CardView | None]) -> bool:
    """Whether the pictures of these cards are there, so many pixels wide; those that are not are painted soon."""
    there = [card is None or not card.name or _ready(panel, wide, card) for card in cards]  # each is asked for
    return all(there)


def _ready(panel: CombatPanel, wide: int, card: CardView) -> bool:
    return board_picture_ahead(panel.faces.model(card, wounded=False), panel.theme, wide)


class FighterPictures:
    """What was asked for of the table as it is now."""

    def __init__(self) -> None:
        self._planned_of = -1
        """The version of the table whose warriors' pictures are planned."""
        self._left: list[CardView] = []
        """The warriors of it that are still to be looked at."""

    def ready(self, panel: CombatPanel, view: View, rect: pygame.Rect) -> bool:
        """Whether the pictures of those who fight now are there."""
        fight = view.combat
        pair = () if fight is None else (fight.attacker.handle, fight.defender.handle)
        return pictures_ready(panel, panel.places(rect).cards[0].w, [find(view, handle) for handle in pair])

    def plan(self, panel: CombatPanel, view: View, rect: pygame.Rect, version: int) -> None:
        """Have the pictures of the warriors in play painted when there is time, those of the viewer's side first: a few
        of them in every frame, once for every version of the table."""
        if not picture_queue.on:
            return
        if version != self._planned_of:
            self._planned_of = version
            picture_queue.unplan()
            shown = [card for card, host in every_card(view) if host is None and is_fighter(card)]
            shown = [card for card in shown if card.zone != "hand" and card.name]
            self._left = sorted(shown, key=lambda card: card.controller != view.seat)[:MOST]
        if self._left:
            now, self._left = self._left[:EACH], self._left[EACH:]
            pictures_ready(panel, panel.places(rect).cards[0].w, now)
