"""Apocalypse: its declarations by type of card."""

from __future__ import annotations

from doomtable.cards.apo.art import CARDS as ART
from doomtable.cards.apo.equipment import CARDS as EQUIPMENT
from doomtable.cards.apo.fortifications import CARDS as FORTIFICATIONS
from doomtable.cards.apo.ki import CARDS as KI
from doomtable.cards.apo.missions import CARDS as MISSIONS
from doomtable.cards.apo.relics import CARDS as RELICS
from doomtable.cards.apo.specials import CARDS as SPECIALS
from doomtable.cards.apo.warriors import CARDS as WARRIORS
from doomtable.rules.language import Card

CARDS: tuple[Card, ...] = (*ART, *EQUIPMENT, *FORTIFICATIONS, *KI, *MISSIONS, *RELICS, *SPECIALS, *WARRIORS)
