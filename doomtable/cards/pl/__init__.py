"""Paradise Lost: its declarations by type of card."""

from __future__ import annotations

from doomtable.cards.pl.attached import CARDS as ATTACHED
from doomtable.cards.pl.beasts import CARDS as BEASTS
from doomtable.cards.pl.equipment import CARDS as EQUIPMENT
from doomtable.cards.pl.fortifications import CARDS as FORTIFICATIONS
from doomtable.cards.pl.missions import CARDS as MISSIONS
from doomtable.cards.pl.prophecies import CARDS as PROPHECIES
from doomtable.cards.pl.relics import CARDS as RELICS
from doomtable.cards.pl.rituals import CARDS as RITUALS
from doomtable.cards.pl.specials import CARDS as SPECIALS
from doomtable.cards.pl.tribes import CARDS as TRIBES
from doomtable.cards.pl.viruses import CARDS as VIRUSES
from doomtable.cards.pl.warriors import CARDS as WARRIORS
from doomtable.cards.pl.warzones import CARDS as WARZONES
from doomtable.rules.language import Card

CARDS: tuple[Card, ...] = (
    *SPECIALS, *ATTACHED, *PROPHECIES, *RITUALS, *VIRUSES,
    *EQUIPMENT, *FORTIFICATIONS, *MISSIONS, *RELICS, *WARZONES,
    *BEASTS, *TRIBES, *WARRIORS,
)  # fmt: skip
