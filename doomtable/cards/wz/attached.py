"""The Special cards of Warzone that stay: honours, doctrines, training, and what binds a warrior."""

from __future__ import annotations

from typing import Final, Literal

from doomtable.cards.constructors import attached, award
from doomtable.cards.patterns import (
    casts_for,
    gives,
    immune,
    immune_to_gifts,
    may_not,
    membership,
    raises,
    slayer,
)
from doomtable.cards.vocabulary import (
    ANY_WARRIOR,
    BAUHAUS,
    BROTHERHOOD,
    CAPITOL,
    CYBERTRONIC,
    EQUIPMENT,
    FSAV,
    GENERAL,
    IMPERIAL,
    LEGION,
    MINEFIELD,
    MISHIMA,
    PERSONALITY,
    cards,
    defenders,
    doomtroopers,
    is_now,
    warriors,
)
from doomtable.rules.language import (
    Ability,
    Act,
    All,
    AttachTo,
    Cancel,
    Card,
    Choose,
    Control,
    Cost,
    Cover,
    Event,
    Host,
    Is,
    Later,
    Mod,
    Move,
    Of,
    On,
    Play,
    Rule,
    Sel,
    Static,
    SwapRole,
    Target,
    Test,
    Using,
    Wound,
)
from doomtable.rules.terms import Affiliation

WEAKER: Final = Sel(all=("warrior", "doomtrooper"), tests=(Test(Of("it", "V"), "<", Of("host", "V")),))
LOW: Final = (Test(Of("it", "V"), "<=", 4),)


def doubled(name: str, code: str, affiliation: Affiliation, to: Sel) -> Card:
    """A warrior of Value 4 or less has twice its ratings."""
    return attached(
        name, code, affiliation, Static((Mod(FSAV, 2, "times", who="host"),)),
        to=to, window="action", actions=2, rarity="U2",
    )  # fmt: skip


def recruit(name: str, code: str, affiliation: Affiliation, *abilities: Ability, to: Sel, V: Of, rarity: str) -> Card:
    """A Doomtrooper comes into your Squad as a member of that organisation alone, for its Value."""
    return attached(
        name, code, affiliation,
        Static((Mod(("affiliation",), op="set", words=(affiliation,), who="host"),)),
        *abilities,
        to=to, window="action", actions=1, d=V, rarity=rarity, effects=(Control("host", to="squad"),), limit=1,
    )  # fmt: skip


def guard(name: str, code: str, tactic: Literal["fight", "shoot"]) -> Card:
    """Your warrior may take the place of another one of its area in combats of one tactic, and is wounded after it."""
    stands_in = (SwapRole("defender", "host"), Later(Event("combat end"), (Wound("host", points="its foe"),)))
    return attached(
        name, code, GENERAL,
        Act(stands_in, window="combat", when=All((Using(tactic), Is("defender", Sel(area="same", other=True))))),
        to=ANY_WARRIOR, whose="yours", window="action", actions=1, rarity="C2",
    )  # fmt: skip


def home_turf(where: str, code: str, corporation: Affiliation, ground: str) -> Card:
    """On a Warzone of that part of the system: who of that corporation defends there kills, and is not hindered."""
    return attached(
        f"Home Turf {where}", code, corporation,
        Static((Rule("forbid", "suffer", defenders(corporation), "host"),)),
        slayer(defenders(corporation)),
        to=Sel(all=(f"{ground} warzone",)), rarity="U2",
    )  # fmt: skip


CARDS: tuple[Card, ...] = (
    attached(
        "Assault Engineer", "03007", GENERAL,
        Act(
            (Move("target", "discard"),),
            cost=Cost(actions=3, p=1), targets=(Target(Sel(all=(), any=("fortification", "warzone"))),),
            who="host's controller",
        ),
        Static(
            (immune(MINEFIELD, doomtroopers(whose="yours")),), when=Is("host", warriors(whose="yours", area="squad")),
        ),
        Play("after", to=Event("played", it=cards(MINEFIELD)), effects=(Cancel(),)),
        Play("after", to=Event("used", it=cards(MINEFIELD)), effects=(Cancel(),)),
        to=doomtroopers(), rarity="U2",
    ),
    attached(
        "Brain Strain", "03016", BROTHERHOOD,
        Static((Mod(("spending",), 3, "set", who="host", of=cards("art")),)),
        to=warriors(BROTHERHOOD), window="action", actions=1, rarity="U2",
    ),
    attached(
        "Clan Membership", "03023", IMPERIAL,
        Static((gives("clansman", who="host"),)),
        raises(2, "F", "S", who="host"),
        to=doomtroopers(none=(CYBERTRONIC,)), rarity="C2",
    ),
    attached(
        "Fruits of War", "03050", GENERAL,
        On(
            Event("discarded", it=EQUIPMENT),
            (
                Choose((Target(warriors(area="same")),), (Control("it"), AttachTo("it", "target"))),
                Move("me", "discard"),
            ),
            may=True, instead=True, who="host's controller",
        ),
        to=ANY_WARRIOR, window="action", actions=1, rarity="U2",
    ),
    attached(
        "Code of Honor", "03027", BAUHAUS,
        membership(BAUHAUS),
        raises(2, "F", "S", who="host"),
        may_not(Rule("forbid", "attack", "host", WEAKER)),
        to=doomtroopers(), rarity="C2",
    ),
    doubled("Elite Trooper", "03042", GENERAL, Sel(all=("warrior", "doomtrooper"), tests=LOW)),
    attached(
        "Grand Tactician", "03054", GENERAL, may_not(Rule("forbid", "be discarded", "me")),
        to=Host("player"), rarity="C3",
    ),
    recruit(
        "Programmed", "03095", CYBERTRONIC,
        immune_to_gifts("host"),
        may_not(Rule("forbid", "cast", "host")),
        to=doomtroopers(), V=Of("host", "V"), rarity="U1",
    ),
    recruit(
        "Recruitment", "03100", BROTHERHOOD, casts_for("host"),
        to=doomtroopers(none=(CYBERTRONIC,)), V=Of("host", "V"), rarity="U2",
    ),
    doubled("Grim Reaper", "03058", LEGION, Sel(all=("warrior", LEGION), tests=LOW)),
    award("Hero Award", "03062", CAPITOL, (3, FSAV), rarity="U2"),
    home_turf("Asteroid Belt", "03063", IMPERIAL, "asteroid belt"),
    home_turf("Mars", "03064", CAPITOL, "martian"),
    home_turf("Mercury", "03065", MISHIMA, "mercurian"),
    home_turf("Venus", "03066", BAUHAUS, "venusian"),
    award("Honor Award", "03067", CAPITOL, (1, ("F", "S", "A")), rarity="C2"),
    guard("Point Guard", "03091", "fight"),
    attached(
        "Pressing Matters", "03093", GENERAL,
        On(
            Event("draw start"),
            (Cover(Sel(whose="active player", states=("open",), tests=(Test(Of("it", "V"), ">=", 7),)), legal=True),),
        ),
        to=Host("game"), window="discard", rarity="U1",
    ),
    guard("Rear Guard", "03098", "shoot"),
    attached(
        "Shell Shocked", "03107", GENERAL,
        Static((Rule("forbid", "exit cover", "host"),), when=is_now("host", "wounded"), role="restriction"),
        to=Sel(states=("wounded",)), window="action", actions=1, rarity="C2", effects=(Cover("host"),),
    ),
    attached(
        "Special Forces Training", "03111", GENERAL,
        Act(
            (Move("target", "discard"),),
            cost=Cost(actions=3), targets=(Target(cards("special")),), who="host's controller",
        ),
        to=doomtroopers(none=(PERSONALITY,)), window="action", actions=1, rarity="U2",
    ),
    attached(
        "The Unofficial Doctrine", "03123", BROTHERHOOD,
        Static((
            Rule("allow", "attack", warriors(BROTHERHOOD), warriors(CYBERTRONIC)),
            Rule("allow", "attack", warriors(CYBERTRONIC), warriors(BROTHERHOOD)),
        )),
        to=Host("game"), rarity="C2",
    ),
)  # fmt: skip
