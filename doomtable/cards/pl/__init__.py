"""Paradise Lost: its declarations by type of card."""

from __future__ import annotations

from doomtable.cards.pl.tribes import CARDS as TRIBES
from doomtable.rules.language import Card

CARDS: tuple[Card, ...] = (*TRIBES,)
