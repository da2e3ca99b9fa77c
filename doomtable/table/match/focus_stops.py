"""Focus stops: the places of a match that the keyboard goes round, and the message of one of them."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from doomtable.rules.terms import Seat
from doomtable.rules.view_parts import CardView, OptionView
from doomtable.table.kit.message import ScreenMessage
from doomtable.table.kit.widgets import Button


@dataclass(frozen=True, slots=True)
class FocusStop:
    """One place of the keyboard's ring: a card, a button, or a target that is neither."""

    rect: pygame.Rect
    card: CardView | None = None
    button: Button | None = None
    option: OptionView | None = None


@dataclass(frozen=True)
class ShowSide(ScreenMessage):
    """Show the side of a seat."""

    seat: Seat
