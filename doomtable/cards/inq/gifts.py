"""The gifts of the Dark Symmetry of Inquisition: those for Heretics, then those of the Apostles."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from doomtable.cards.constructors import gift
from doomtable.cards.patterns import as_actions, raises, strikes_first_for_good
from doomtable.cards.vocabulary import (
    ANY_WARRIOR,
    FSAV,
    HERETIC,
    LEGION,
    PERSONALITY,
    bearing,
    cards,
    is_now,
    warriors,
)
from doomtable.rules.language import (
    Ability,
    Act,
    All,
    Card,
    Choose,
    Cost,
    Event,
    Have,
    Look,
    Mark,
    Marks,
    Mod,
    Move,
    On,
    Paid,
    PayOr,
    Rule,
    Search,
    Static,
    Target,
    TargetPlayer,
    Test,
    Using,
    Versus,
)


def heretic_gift(name: str, code: str, *abilities: Ability, rarity: str) -> Card:
    """A general gift for Heretics."""
    return gift(name, code, None, *abilities, rarity=rarity, only=warriors(HERETIC))


def power(name: str, code: str, n: int, *, rarity: str) -> Card:
    """All four ratings are higher by so much."""
    return heretic_gift(name, code, raises(n, *FSAV), rarity=rarity)


HEALTHY: Final = warriors("doomtrooper", tests=(Test(Marks("plague", on="it"), "==", 0),))

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
    # Demnogonis
    gift(
        "Plague Bearer", "02109", "demnogonis",
        On(Event("combat end"), (Mark("plague", on="foe"),), when=All((Using("fight"), Versus(HEALTHY)))),
        raises(-2, "A", who=bearing("plague")),
        On(
            Event("draw start"),
            (Choose((Target(replace(HEALTHY, whose="active player")),), (Mark("plague"),), who="active player"),),
            when=Have(bearing("plague", "doomtrooper", whose="active player", area="squad")),
        ),
        Act(
            (Mark("plague", off=True),), window="any", cost=Cost(d=4), who="any", targets=(Target(bearing("plague")),),
        ),
        rarity="C1", adds_up=False,
    ),
    # Ilian
    gift(
        "Plagiarize", "02108", "ilian", Static((Mod(("text",), op="give", of="chosen"),)),
        rarity="C1", remembers=(Target(warriors(none=(PERSONALITY,))),),
    ),
    # Muawijhe
    gift(
        "Shriek", "02125", "muawijhe",
        Act(
            (Rule("price", "attack", "target", price=4, until="your next turn"),),
            cost=Cost(actions=1, per=2), targets=(Target(ANY_WARRIOR, n=Paid(per=2)),),
        ),
        rarity="C2",
    ),
    # Semai
    gift("Behest", "02020", "semai", as_actions(2, Look(), targets=(TargetPlayer("others"),)), rarity="C2"),
)  # fmt: skip
