"""The Special cards of Inquisition that stay: directorates, awards, and what changes the game for everybody."""

from __future__ import annotations

from doomtable.cards.constructors import attached, award
from doomtable.cards.patterns import assassin, casts_for, may_not, slayer
from doomtable.cards.vocabulary import (
    ANY_WARRIOR,
    BROTHERHOOD,
    EQUIPMENT,
    GENERAL,
    LEGION,
    PERSONALITY,
    doomtroopers,
    warriors,
)
from doomtable.rules.language import (
    Ability,
    Act,
    Actions,
    Card,
    Cost,
    Count,
    Event,
    Gain,
    Host,
    Kill,
    May,
    Merge,
    Mod,
    Move,
    Name,
    Of,
    On,
    PayOr,
    Rule,
    Sel,
    Static,
    Target,
    Test,
    Using,
)

BROTHERS = warriors(BROTHERHOOD, whose="yours")


def directorate(name: str, code: str, ability: Ability) -> Card:
    """A directorate in your Squad, one of each at most (ERRATA-05)."""
    return attached(
        name, code, BROTHERHOOD, ability,
        to=Host("area", areas=("squad",)), window="action", actions=1, rarity="U1", unique="player",
    )  # fmt: skip


CARDS: tuple[Card, ...] = (
    attached(
        "Age of Catastrophe", "02003", LEGION,
        Static((Rule("forbid", "equip", "each", EQUIPMENT),)),
        to=Host("game"), window="action", actions=3, d=5, rarity="U1", effects=(Move(EQUIPMENT, "discard"),),
    ),
    attached(
        "Attraction", "02015", GENERAL,
        Static((Rule("forbid", "attack", "host", "chosen"), Rule("forbid", "be wounded", "host", "chosen"))),
        Static((Rule("forbid", "attack", "chosen", "host"), Rule("forbid", "be wounded", "chosen", "host"))),
        On(Event("leaves", it="chosen"), (Move("me", "discard"),)),
        to=doomtroopers(), rarity="C2", remembers=(Target(doomtroopers(other=True)),), post_play="-",
    ),
    award("Commendation", "02036", GENERAL, (3, ("F",)), (1, ("V",)), rarity="C1"),
    attached(
        "Declaration of Corporate Dissension", "02041", GENERAL,
        Static((Rule("allow", "attack", warriors("named"), warriors("named")),)),
        to=Host("game"), rarity="C1", remembers=(Name("corporation"),),
    ),
    award("Decoration", "02042", GENERAL, (3, ("S",)), (1, ("V",)), rarity="C1"),
    attached(
        "Duty Roster", "02051", GENERAL,
        On(
            Event("draw start", whose="yours"),
            (Gain(Count(Sel(whose="yours", tests=(Test(Of("it", "V"), "<=", 4),)))),),
        ),
        to=Host("player"), rarity="C3", unique="player",
    ),
    attached(
        "Eternal Curse", "02059", LEGION,
        Static((Mod(("immune",), op="give", who="host", of=Sel(all=("special",), other=True)),)),
        to=ANY_WARRIOR, rarity="U2", limit=0,
        effects=(Move(Sel(all=("special",), on="host", other=True), "discard"),),
    ),
    attached(
        "Mortification", "02095", BROTHERHOOD, slayer("host", when=Using("fight")),
        to=warriors(BROTHERHOOD), window="action", actions=2, rarity="C1",
    ),
    attached(
        "Noted Collector", "02105", GENERAL, may_not(Rule("forbid", "be discarded", "me")),
        to=Host("player"), rarity="C3",
    ),
    award("Recognition", "02116", GENERAL, (3, ("A",)), (1, ("V",)), rarity="C1"),
    attached(
        "Skepticism", "02126", LEGION,
        Static((Rule("allow", "attack", doomtroopers(none=(BROTHERHOOD,)), warriors(BROTHERHOOD)),)),
        Static((Rule("forbid", "attack", warriors(BROTHERHOOD), doomtroopers()),)),
        to=Host("game"), rarity="U1",
    ),
    attached(
        "Snipers!", "02128", GENERAL,
        On(Event("draw start", whose="its"), (PayOr("its player", d=4, otherwise=(Kill("host", points="you"),)),)),
        to=warriors(PERSONALITY, states=("able",)), window="action", actions=2, rarity="U1",
    ),
    attached(
        "Subversive Agent", "02132", GENERAL, assassin("host"),
        to=doomtroopers(), window="action", actions=1, rarity="U2",
    ),
    attached(
        "Summoning Empathy", "02139", BROTHERHOOD,
        casts_for(warriors(BROTHERHOOD, whose="yours", area="squad"), "summoning"),
        to=warriors(BROTHERHOOD), whose="yours", window="action", actions=1, rarity="C2",
    ),
    attached(
        "Thadeus's Pallet", "02143", GENERAL, Static((Rule("forbid", "seek cover action", ANY_WARRIOR),)),
        to=Host("game"), rarity="C3",
    ),
    directorate("The First Directorate", "02148", casts_for(BROTHERS)),
    directorate("The Fourth Directorate", "02149", On(Event("actions start", whose="yours"), (Actions(1),))),
    directorate(
        "The Second Directorate", "02156",
        On(
            Event("wounded", it=ANY_WARRIOR, by=BROTHERS, combat=True),
            (May((Kill("it", points="killer"),), cost=Cost(d=Of("it", "V"))),),
        ),
    ),
    directorate(
        "The Third Directorate", "02159",
        On(Event("draw start", whose="yours"), (Gain(Count(warriors(BROTHERHOOD))),)),
    ),
    attached(
        "Tight Formation", "02161", GENERAL,
        Act(
            (Merge("target", into="host", grow=2, open=True),),
            window="any", who="any",
            targets=(Target(Sel(like="host", whose="yours", other=True, states=("not fighting",))),),
        ),
        to=warriors(none=(PERSONALITY,)), rarity="C3",
    ),
)  # fmt: skip
