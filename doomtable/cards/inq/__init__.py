"""Inquisition: its declarations by type of card."""

from __future__ import annotations

from doomtable.cards.inq.art import CARDS as ART
from doomtable.cards.inq.attached import CARDS as ATTACHED
from doomtable.cards.inq.equipment import CARDS as EQUIPMENT
from doomtable.cards.inq.fortifications import CARDS as FORTIFICATIONS
from doomtable.cards.inq.gifts import CARDS as GIFTS
from doomtable.cards.inq.legionnaires import CARDS as LEGIONNAIRES
from doomtable.cards.inq.relics import CARDS as RELICS
from doomtable.cards.inq.specials import CARDS as SPECIALS
from doomtable.cards.inq.warriors import CARDS as WARRIORS
from doomtable.rules.language import Card

CARDS: tuple[Card, ...] = (
    *ART, *EQUIPMENT, *FORTIFICATIONS, *GIFTS, *RELICS, *SPECIALS, *WARRIORS, *LEGIONNAIRES, *ATTACHED,
)  # fmt: skip
