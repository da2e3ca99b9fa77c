"""Apocalypse: its declarations by type of card."""

from __future__ import annotations

from doomtable.cards.apo.fortifications import CARDS as FORTIFICATIONS
from doomtable.cards.apo.ki import CARDS as KI
from doomtable.cards.apo.specials import CARDS as SPECIALS
from doomtable.cards.apo.warriors import CARDS as WARRIORS
from doomtable.rules.language import Card

CARDS: tuple[Card, ...] = (*KI, *FORTIFICATIONS, *SPECIALS, *WARRIORS)
