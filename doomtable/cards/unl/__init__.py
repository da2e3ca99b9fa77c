"""The base set: its declarations by type of card."""

from __future__ import annotations

from doomtable.cards.unl.art import CARDS as ART
from doomtable.cards.unl.attached import CARDS as ATTACHED
from doomtable.cards.unl.equipment import CARDS as EQUIPMENT
from doomtable.cards.unl.fortifications import CARDS as FORTIFICATIONS
from doomtable.cards.unl.gifts import CARDS as GIFTS
from doomtable.cards.unl.legionnaires import CARDS as LEGIONNAIRES
from doomtable.cards.unl.missions import CARDS as MISSIONS
from doomtable.cards.unl.specials import CARDS as SPECIALS
from doomtable.cards.unl.warriors import CARDS as WARRIORS
from doomtable.rules.language import Card

CARDS: tuple[Card, ...] = (
    *WARRIORS, *LEGIONNAIRES, *EQUIPMENT, *FORTIFICATIONS, *ART, *GIFTS, *MISSIONS, *SPECIALS, *ATTACHED,
)  # fmt: skip
