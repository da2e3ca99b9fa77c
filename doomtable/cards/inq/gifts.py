"""The gifts of the Dark Symmetry of Inquisition: those for Heretics, then those of the Apostles."""

from __future__ import annotations

from doomtable.cards.constructors import gift
from doomtable.cards.patterns import as_actions, raises, strikes_first_for_good
from doomtable.cards.vocabulary import FSAV, HERETIC, LEGION, cards, is_now, warriors
from doomtable.rules.language import (
    Ability,
    Card,
    Event,
    Look,
    Move,
    On,
    PayOr,
    Rule,
    Search,
    Static,
    TargetPlayer,
)


def heretic_gift(name: str, code: str, *abilities: Ability, rarity: str) -> Card:
    """A general gift for Heretics."""
    return gift(name, code, None, *abilities, rarity=rarity, only=warriors(HERETIC))


def power(name: str, code: str, n: int, *, rarity: str) -> Card:
    """All four ratings are higher by so much."""
    return heretic_gift(name, code, raises(n, *FSAV), rarity=rarity)


CARDS: tuple[Card, ...] = (
    power("Barbarous Power", "02018", 1, rarity="C2"),
    heretic_gift(
        "Evil Eye", "02060",
        On(
            Event("struck at"),
            (PayOr("foe", d=3, otherwise=(Rule("forbid", "strike back", "foe", until="combat"),)),),
            when=is_now("bearer", "combatant"), limit="combat",
        ),
        rarity="C1",
    ),
    power("Monstrous Power", "02093", 2, rarity="C1"),
    power("Ungodly Power", "02165", 5, rarity="U1"),
    heretic_gift(
        "Unholy Eye", "02166",
        Static((strikes_first_for_good("bearer"), Rule("forbid", "strike back", "foe"))),
        rarity="U1",
    ),
    power("Unholy Power", "02167", 4, rarity="U2"),
    # Algeroth
    gift(
        "Dark Summoning", "02040", "algeroth",
        as_actions(
            3, Search(cards("equipment", LEGION, where="draw"), to="target", on="bearer"), Move("me", "discard"),
        ),
        rarity="U2",
    ),
    # Semai
    gift("Behest", "02020", "semai", as_actions(2, Look(), targets=(TargetPlayer("others"),)), rarity="C2"),
)  # fmt: skip
