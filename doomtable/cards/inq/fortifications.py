"""The Fortifications of Inquisition: Cathedrals of the Art, works that yield Destiny, and the holes of the Heretics."""

from __future__ import annotations

from doomtable.cards.constructors import fortification
from doomtable.cards.patterns import casts_for, raises
from doomtable.cards.vocabulary import BROTHERHOOD, GENERAL, HERETIC, LEGION, doomtroopers, warriors
from doomtable.rules.language import Card, Event, Gain, Host, On, Rule, Static
from doomtable.rules.terms import Aspect


def house_of(aspect: Aspect, name: str, code: str, *keywords: str) -> Card:
    """Where all your Doomtroopers learn one aspect of the Art."""
    return fortification(
        name, code, BROTHERHOOD,
        casts_for(doomtroopers(whose="yours"), aspect),
        rarity="U1", host=Host("area", areas=("squad",)), keywords=keywords, unique="player",
    )  # fmt: skip


def works(name: str, code: str, *, d: int, rarity: str) -> Card:
    """What yields so many D in each of your Draw steps, and may stand in any number."""
    return fortification(
        name, code, GENERAL,
        On(Event("draw start", whose="yours"), (Gain(d),)),
        rarity=rarity, host=Host("area", areas=("squad", "kohort")), unique="any number",
    )  # fmt: skip


CARDS: tuple[Card, ...] = (
    fortification(
        "Cardinal's Bank", "02029", BROTHERHOOD,
        Static((Rule("forbid", "touch pool", "others"),)),
        rarity="U1", host=Host("area", areas=("squad",)), unique="player",
    ),
    works("Factory", "02063", d=1, rarity="C2"),
    fortification(
        "Hideout", "02078", LEGION,
        raises(2, "A", who=warriors(HERETIC, whose="yours")),
        rarity="C2", host=Host("area", areas=("kohort",)),
    ),
    works("Industrial Complex", "02084", d=3, rarity="U2"),
    fortification(
        "Sewers", "02123", LEGION,
        Static((Rule("allow", "exit cover", warriors(HERETIC, whose="yours")),)),
        rarity="C1", host=Host("area", areas=("kohort",)),
    ),
    house_of("premonition", "The Burroughs Cathedral", "02146", "cathedral"),
    house_of("mentalism", "The Fukido Cathedral", "02150", "cathedral"),
    house_of("changeling", "The Gibson Cathedral", "02151", "cathedral"),
    house_of("exorcism", "The Heimburg Cathedral", "02152", "cathedral"),
    house_of("elements", "The Longshore Cathedral", "02154", "cathedral"),
    house_of("manipulation", "The San Dorado Cathedral", "02155", "cathedral"),
    house_of("summoning", "The Stone Archives", "02158"),
    house_of("kinetics", "The Volksburg Cathedral", "02160", "cathedral"),
)  # fmt: skip
