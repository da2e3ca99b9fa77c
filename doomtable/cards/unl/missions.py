"""The missions of the base set."""

from __future__ import annotations

from typing import Final, Literal

from doomtable.cards.constructors import mission
from doomtable.cards.patterns import immune
from doomtable.cards.vocabulary import (
    ANY_LEGION,
    ANY_WARRIOR,
    BAUHAUS,
    BROTHERHOOD,
    CAPITOL,
    CITADEL,
    CITY,
    CYBERTRONIC,
    GENERAL,
    IMPERIAL,
    LEGION,
    MISHIMA,
    MORTIFICATOR,
    NEPHARITE,
    PERSONALITY,
    YOUR_WARRIOR,
    cards,
    doomtroopers,
    follower,
    is_now,
    named,
    warriors,
)
from doomtable.rules.language import (
    All,
    Award,
    Card,
    Cond,
    Cost,
    Each,
    Effect,
    Either,
    Event,
    Fortified,
    Gain,
    Goal,
    Have,
    Heal,
    If,
    Mod,
    Not,
    Of,
    Ref,
    Rule,
    Sel,
    Static,
    Target,
    Test,
)
from doomtable.rules.terms import APOSTLES, ASPECTS, CORPORATIONS, Affiliation


def kills(victim: Sel | Ref, *reward: Effect, when: Cond | None = None) -> Goal:
    """The warrior with the mission kills such a warrior."""
    return Goal(Event("killed", it=victim, by="host"), reward, when=when)


def worth(times: int, pool: Literal["", "D", "P"] = "") -> Award:
    """The kill earns so many times the V of the killed warrior."""
    return Award(Of("it", "V", times=times), pool=pool)


def infighting(name: str, code: str, corporation: Affiliation) -> Card:
    """A warrior of a corporation is to kill one of its own."""
    own = doomtroopers(corporation)
    return mission(
        name, code, corporation,
        Static((
            Rule("allow", "attack", "host", doomtroopers(corporation, none=(PERSONALITY,), whose="others")),
        )),
        kills(own, worth(2)),
        to=own,
    )  # fmt: skip


def keep(*groups: Have) -> Goal:
    """All of these warriors are kept for one full turn."""
    return Goal(None, (Gain(10, "P"),), when=All(groups), lasts=True)


STRONGHOLD: Final = Sel(all=("fortification",), any=(CITY, "cathedral", CITADEL))
DESTINY_OR_PROMOTION: Final = Either(("destiny", "promotion"), ((worth(4, "D"),), (worth(2, "P"),)))

CARDS: tuple[Card, ...] = (
    mission(
        "Assassination", "01010", GENERAL,
        kills("chosen", worth(2)),
        remembers=(Target(Sel(states=("healthy",), other=True)),),
    ),
    infighting("Clan Infighting", "01047", IMPERIAL),
    mission(
        "Dark Kohort", "01067", LEGION,
        keep(*(Have(warriors(follower(apostle), whose="yours", area="kohort")) for apostle in APOSTLES)),
        to="player",
    ),
    mission(
        "Destroy Kohort", "01075", GENERAL,
        Goal(
            Event("killed", it=warriors(area="kohort"), by=doomtroopers(whose="yours")),
            (Gain(5, "any"),),
            when=Have(warriors(area="kohort", whose="its"), n=0, at_most=True),
        ),
        to="player",
    ),
    mission(
        "Destroy Squad", "01076", LEGION,
        Goal(
            Event("killed", it=warriors(area="squad"), by=warriors(LEGION, whose="yours")),
            (Gain(5, "any"),),
            when=Have(warriors(area="squad", whose="its"), n=0, at_most=True),
        ),
        to="player",
    ),
    mission(
        "Establish Defensive Perimeter", "01102", GENERAL,
        Goal(
            Event("enters", it=cards("fortification"), whose="yours"), (Gain(1, "P"),), repeats=True, titles=True,
        ),
        to="player",
    ),
    infighting("Exonerated Ronin", "01111", MISHIMA),
    mission(
        "Fifteen Minutes of Fame", "01126", GENERAL,
        kills(warriors(PERSONALITY), Gain(5, "any")),
        to=warriors(none=(PERSONALITY,)),
    ),
    mission("Flush Out the Coward", "01130", GENERAL, kills(Sel(states=("covered",)), worth(2))),
    mission(
        "Fury of the Clansmen", "01139", IMPERIAL, kills(ANY_LEGION, DESTINY_OR_PROMOTION), to=warriors("clansman")
    ),
    mission(
        "Infiltration", "01166", GENERAL,
        Goal(Event("discarded", it=STRONGHOLD, by=cards(whose="yours")), (Gain(6, "P"),)),
        Goal(Event("annihilated", it=STRONGHOLD, by=cards(whose="yours")), (Gain(6, "P"),)),
        to="player",
    ),
    mission(
        "Inspire the Masses", "01172", BROTHERHOOD,
        Goal(
            None,
            (
                Heal(doomtroopers(whose="yours")),
                Each(doomtroopers(whose="yours"), (immune("symmetry", "it", until="game"),)),
                Each(
                    warriors(BROTHERHOOD),
                    (Mod(("aspects",), op="give", words=ASPECTS, who="it", until="game"),),
                ),
            ),
            act=Cost(actions=3),
        ),
        to=named("Cardinal Dominic", "warrior"),
        needs=(Have(named("The Cathedral", "fortification")),),
    ),
    infighting("Internal Affairs Crackdown", "01176", CAPITOL),
    mission("Nepharite Hunt", "01218", GENERAL, kills(warriors(NEPHARITE), DESTINY_OR_PROMOTION), to=doomtroopers()),
    mission(
        "Portal of the Great Conqueror", "01232", LEGION,
        kills(
            warriors(BROTHERHOOD, tests=(Test(Of("it", "V"), ">=", 3),)),
            Award(lose=True), Each(ANY_WARRIOR, (Rule("forbid", "cast", "it", until="game"),)),
        ),
        to=warriors("nepharite of algeroth"),
        needs=(Have(Sel(all=("fortification",), named=("Citadel of Algeroth",), whose="yours", area="kohort")),),
    ),
    mission(
        "Prove Your Valor", "01243", GENERAL,
        kills("chosen", worth(3), when=Not(is_now("host", "killed"))),
        remembers=(Target(warriors(tests=(Test(Of("it", "V"), ">=", Of("host", "V", times=2)),))),),
    ),
    infighting("Recalled", "01251", CYBERTRONIC),
    mission(
        "Siege of the Citadel", "01284", GENERAL,
        Goal(
            Event("killed", it=ANY_WARRIOR, by=YOUR_WARRIOR),
            (worth(2),),
            when=Fortified("it", by=cards(CITADEL)),
        ),
        to="player",
    ),
    mission(
        "Snub the Cardinal", "01288", LEGION,
        Goal(Event("killed", it=warriors(BROTHERHOOD), by=YOUR_WARRIOR), (Gain(3, "P"),)),
        Goal(Event("turned", it=warriors(BROTHERHOOD), by=cards(whose="yours")), (Gain(10, "P"),)),
        to="player", limit=1,
    ),
    mission(
        "Suicide Mission", "01299", GENERAL,
        Goal(
            Event("killed", it="host"),
            (
                Gain(Of("host", "V"), "P"),
                If(is_now("foe", "killed"), (Gain(3, "P"),)),
            ),
        ),
    ),
    infighting("Traitor Discovered", "01322", BAUHAUS),
    mission(
        "Well-Rounded Squad", "01335", GENERAL,
        keep(*(Have(warriors(group, whose="yours", area="squad")) for group in (*CORPORATIONS, BROTHERHOOD))),
        to="player",
    ),
    mission(
        "Whispers of Heresy", "01336", BROTHERHOOD,
        kills(warriors(BROTHERHOOD, none=(PERSONALITY,)), worth(2)),
        to=warriors(MORTIFICATOR),
    ),
)  # fmt: skip
