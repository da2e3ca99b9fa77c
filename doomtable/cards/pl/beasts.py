"""The Beasts that warriors of the tribes ride."""

from __future__ import annotations

from doomtable.cards.constructors import beast
from doomtable.cards.patterns import gives
from doomtable.cards.vocabulary import CRESCENTIA, LUTHERAN, RASPUTIN
from doomtable.rules.language import Card, Static

CARDS: tuple[Card, ...] = (
    beast("Crescentian Twotusk", "07024", CRESCENTIA, F=4, S=0, A=4, V=4, rarity="U2"),
    beast("Equine", "07029", LUTHERAN, Static((gives("cavalier", who="bearer"),)), F=2, S=0, A=2, V=0, rarity="C3"),
    beast("Rivetbull", "07094", RASPUTIN, F=4, S=0, A=3, V=2, rarity="C1"),
)
