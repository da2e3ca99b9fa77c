"""Paradise Lost: its declarations by type of card."""

from __future__ import annotations

from doomtable.rules.language import Card

CARDS: tuple[Card, ...] = ()
