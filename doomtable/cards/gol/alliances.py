"""The Alliances of Golgotha: one for each organisation but the Freelancers (ALLY-01)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from doomtable.cards.constructors import alliance
from doomtable.cards.patterns import casts_for, given_at_any_time, raises
from doomtable.cards.vocabulary import (
    ANY_LEGION,
    BAUHAUS,
    BROTHERHOOD,
    CAPITOL,
    COMBAT_SPELL,
    CYBERTRONIC,
    IMPERIAL,
    LEGION,
    MISHIMA,
    PERSONAL,
    SYMMETRY,
    equipment_cards,
    warriors,
)
from doomtable.rules.language import Card, Event, Heal, On, Rule, Sel, Static, Versus

BROTHERS = warriors(BROTHERHOOD, whose="yours")
THEIR_EQUIPMENT: Final = replace(equipment_cards(on=warriors(BAUHAUS, whose="yours")), deep=True)
"""What your warriors of Bauhaus have, and what is mounted on it."""

CARDS: tuple[Card, ...] = (
    alliance(
        "Bauhaus", "05008", BAUHAUS,
        Static((Rule("forbid", "be discarded", THEIR_EQUIPMENT),)),
        rarity="C2",
    ),
    alliance(
        "Capitol", "05012", CAPITOL,
        Static((Rule("allow", "muster", "you", warriors(CAPITOL), window="any"),)),
        rarity="C2",
    ),
    alliance(
        "Cybertronic", "05023", CYBERTRONIC,
        Static((
            Rule(
                "allow", "receive", warriors(CYBERTRONIC, whose="yours"),
                Sel(all=(), any=("equipment", "relic"), none=(LEGION,)),
            ),
        )),
        rarity="C2",
    ),
    alliance(
        "Imperial", "05039", IMPERIAL,
        On(Event("wounded", it=warriors(IMPERIAL, whose="yours"), by=ANY_LEGION, combat=True), (Heal("it"),)),
        rarity="C2",
    ),
    alliance(
        "Mishima", "05050", MISHIMA,
        raises(5, "F", "S", "A", who=warriors(MISHIMA, whose="yours"), when=Versus(ANY_LEGION, ref="it")),
        rarity="C2",
    ),
    alliance(
        "The Brotherhood", "05067", BROTHERHOOD,
        casts_for(BROTHERS),
        Static((Rule("allow", "cast", BROTHERS, Sel(all=("art", PERSONAL)), words=(COMBAT_SPELL,)),)),
        rarity="C2",
    ),
    alliance(
        "The Dark Legion", "05068", LEGION,
        *given_at_any_time("bestow", SYMMETRY, warriors(LEGION, whose="yours")),
        rarity="C2",
    ),
)  # fmt: skip
