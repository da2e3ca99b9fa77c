"""Warzone: its declarations by type of card."""

from __future__ import annotations

from doomtable.cards.wz.attached import CARDS as ATTACHED
from doomtable.cards.wz.equipment import CARDS as EQUIPMENT
from doomtable.cards.wz.fortifications import CARDS as FORTIFICATIONS
from doomtable.cards.wz.legionnaires import CARDS as LEGIONNAIRES
from doomtable.cards.wz.specials import CARDS as SPECIALS
from doomtable.cards.wz.warriors import CARDS as WARRIORS
from doomtable.cards.wz.warzones import CARDS as WARZONES
from doomtable.rules.language import Card

CARDS: tuple[Card, ...] = (
    *EQUIPMENT, *FORTIFICATIONS, *SPECIALS, *ATTACHED, *WARRIORS, *LEGIONNAIRES, *WARZONES,
)  # fmt: skip
