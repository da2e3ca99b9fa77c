"""Mortificator: its declarations by type of card."""

from __future__ import annotations

from doomtable.cards.mort.answers import CARDS as ANSWERS
from doomtable.cards.mort.art import CARDS as ART
from doomtable.cards.mort.attached import CARDS as ATTACHED
from doomtable.cards.mort.equipment import CARDS as EQUIPMENT
from doomtable.cards.mort.fortifications import CARDS as FORTIFICATIONS
from doomtable.cards.mort.gifts import CARDS as GIFTS
from doomtable.cards.mort.missions import CARDS as MISSIONS
from doomtable.cards.mort.moments import CARDS as MOMENTS
from doomtable.cards.mort.specials import CARDS as SPECIALS
from doomtable.cards.mort.warriors import CARDS as WARRIORS
from doomtable.rules.language import Card

CARDS: tuple[Card, ...] = (
    *ANSWERS, *ART, *ATTACHED, *EQUIPMENT, *FORTIFICATIONS, *GIFTS, *MISSIONS, *MOMENTS, *SPECIALS, *WARRIORS,
)  # fmt: skip
