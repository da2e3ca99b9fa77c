"""The spells of the Art of Golgotha."""

from __future__ import annotations

from doomtable.rules.language import Card

CARDS: tuple[Card, ...] = ()
