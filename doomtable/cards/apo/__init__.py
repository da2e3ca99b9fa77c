"""Apocalypse: its declarations by type of card."""

from __future__ import annotations

from doomtable.cards.apo.ki import CARDS as KI
from doomtable.cards.apo.warriors import CARDS as WARRIORS
from doomtable.rules.language import Card

CARDS: tuple[Card, ...] = (*KI, *WARRIORS)
