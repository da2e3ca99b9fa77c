"""The Art of Mortificator."""

from __future__ import annotations

from doomtable.cards.vocabulary import BROTHERHOOD, cards
from doomtable.rules.language import Cancel, Card, Event, Play
from doomtable.rules.terms import ASPECTS

CARDS: tuple[Card, ...] = (
    Card(
        name="Repudiate", code="04087", set="mort", type="art", affiliations=(BROTHERHOOD,), rarity="U2", post_play="x",
        aspects=ASPECTS,
        abilities=(Play("after", to=Event("played", it=cards("special")), effects=(Cancel(),)),),
    ),
)  # fmt: skip
