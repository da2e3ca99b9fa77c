"""Golgotha: its declarations by type of card."""

from __future__ import annotations

from doomtable.cards.gol.alliances import CARDS as ALLIANCES
from doomtable.cards.gol.art import CARDS as ART
from doomtable.cards.gol.attached import CARDS as ATTACHED
from doomtable.cards.gol.equipment import CARDS as EQUIPMENT
from doomtable.cards.gol.fortifications import CARDS as FORTIFICATIONS
from doomtable.cards.gol.gifts import CARDS as GIFTS
from doomtable.cards.gol.missions import CARDS as MISSIONS
from doomtable.cards.gol.specials import CARDS as SPECIALS
from doomtable.cards.gol.teams import CARDS as TEAMS
from doomtable.cards.gol.warriors import CARDS as WARRIORS
from doomtable.rules.language import Card

CARDS: tuple[Card, ...] = (
    *ALLIANCES, *ART, *ATTACHED, *EQUIPMENT, *FORTIFICATIONS, *GIFTS, *MISSIONS, *SPECIALS, *TEAMS, *WARRIORS,
)  # fmt: skip
