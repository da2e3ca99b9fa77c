"""The relics of Inquisition. Where print asks for a Noted Collector, the ruleset does (RELIC-02, RELIC-07)."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import relic
from doomtable.cards.patterns import (
    assassin,
    casts_for,
    gives,
    immune_to_art,
    raises,
    slayer,
    while_fighting,
)
from doomtable.cards.vocabulary import (
    ANY_LEGION,
    ANY_WARRIOR,
    APOSTLE_GIFT,
    ARMOR,
    BAUHAUS,
    BROTHERHOOD,
    CAPITOL,
    CARDINAL,
    CITADEL,
    COMBAT_SPELL,
    CYBERTRONIC,
    ENEMY_WARRIOR,
    FIGHT,
    FIRST_STRIKE,
    FSAV,
    HERETIC,
    IMPERIAL,
    LEGION,
    MISHIMA,
    MORTIFICATOR,
    PERSONAL,
    PERSONALITY,
    cards,
    doomtroopers,
    follower,
    warriors,
)
from doomtable.rules.language import (
    Act,
    Actions,
    Attack,
    Award,
    Card,
    Cost,
    Cover,
    Draw,
    Event,
    Hold,
    Is,
    Join,
    Mod,
    Most,
    Move,
    Of,
    On,
    Paid,
    Rule,
    Search,
    Sel,
    Static,
    Target,
    Test,
    Versus,
)
from doomtable.rules.terms import APOSTLES, LEGIONNAIRES

YOUR_BROTHERS: Final = warriors(BROTHERHOOD, whose="yours")
FREE_CASTING: Final = Rule("allow", "cast", YOUR_BROTHERS, Sel(all=("art", PERSONAL)), words=(COMBAT_SPELL,))
"""Your Brothers cast Personal Combat Spells on others too, and out of the combat."""


def yours(*tags: str, none: tuple[str, ...] = ()) -> Sel:
    """Your warriors of the Dark Legion with these tags."""
    return warriors(LEGION, *tags, none=none, whose="yours")


NO_BETTER_SERVANT: Final = Sel(
    all=("warrior", LEGION), none=(PERSONALITY,), where="collection",
    tests=(Test(Of("it", "V", base=True), "<=", Of("subject", "V")),),
)  # fmt: skip
"""One of the Dark Legion whose V is not higher than that of the killed warrior."""

STORED_SPELL: Final = Sel(all=("art",), where="held", on="me")

YOUR_OTHER_DEAD: Final = Sel(all=("warrior", LEGION), whose="yours", states=("killed",), other=True)

CARDS: tuple[Card, ...] = (
    relic(
        "Archetypal Timepiece", "02010", BAUHAUS,
        Static((Mod(("actions",), 4, "set", who="you"),)),
        Act((Actions(1),), cost=Cost(d=5), limit="turn"),
        only=warriors(BAUHAUS),
    ),
    relic(
        "Armor of the True Assassin", "02012", BROTHERHOOD,
        raises(4, "A"),
        Static((gives(MORTIFICATOR, who="bearer"),)),
        assassin("bearer"),
        slayer("bearer"),
        Static((gives(FIRST_STRIKE, who="bearer"),)),
        only=doomtroopers(), keywords=(ARMOR,),
    ),
    relic(
        "Armor of Unholiness", "02013", LEGION,
        raises(4, "A"),
        immune_to_art("bearer"),
        Static((Rule("allow", "receive", "bearer", cards("symmetry", APOSTLE_GIFT)),)),
        only=ANY_LEGION, keywords=(ARMOR,),
    ),
    relic(
        "Bringer of Light", "02025", BROTHERHOOD,
        raises(7, "F"),
        raises(3, "A"),
        slayer("bearer", when=Versus(ANY_LEGION)),
        Static((FREE_CASTING,), when=Is("bearer", warriors(CARDINAL))),
        only=warriors(BROTHERHOOD), keywords=(FIGHT,),
    ),
    relic(
        "Codex of Concealed Perception", "02034", BROTHERHOOD,
        casts_for(YOUR_BROTHERS),
        Static((FREE_CASTING,)),
        only=warriors(BROTHERHOOD),
    ),
    relic(
        "Dai-Sho of the Ancient Emperors", "02038", MISHIMA,
        raises(6, "F"),
        Act(
            (Cover("target", out=True, hasty=True), Attack("target", "target2", legal=True)),
            cost=Cost(actions=1, attack=True),
            targets=(Target(warriors(MISHIMA, whose="yours", states=("covered",))), Target(ENEMY_WARRIOR)),
        ),
        only=warriors(MISHIMA), keywords=(FIGHT,),
    ),
    relic(
        "Exorcist Glove", "02062", BROTHERHOOD,
        casts_for("bearer", "exorcism"),
        Static((Mod(("rate",), 2, "set", who="bearer", of=cards("art of exorcism")),)),
        raises(5, "F", "S", when=Versus(warriors(HERETIC))),
        raises(3, "F", "S", when=Versus(warriors(LEGION, none=(HERETIC,)))),
        only=warriors(BROTHERHOOD),
    ),
    relic(
        "Fragment of the True Chip", "02068", CYBERTRONIC,
        Static((Mod(FSAV, Most(tuple(Of("bearer", stat, base=True) for stat in ("F", "S", "A", "V"))), "set"),)),
        only=warriors(CYBERTRONIC),
    ),
    relic(
        "Krynston's Skull", "02086", LEGION,
        Static((
            *(Mod(("award",), 4, who=yours(follower(one)), of=warriors("follower", none=(follower(one),)))
              for one in APOSTLES),
            Mod(("award",), 4, who=yours(none=("follower",)), of=warriors("follower")),
        )),
        only=ANY_LEGION,
    ),
    relic(
        "Mask of the Vestals", "02090", BROTHERHOOD, On(Event("played", whose="yours"), (Draw(1),), may=True),
        only=warriors(BROTHERHOOD), limit=0,
    ),
    relic(
        "Mission Statement", "02092", CAPITOL,
        Static((Rule("allow", "attack again", warriors(CAPITOL, whose="yours"), actions=3),)),
        only=warriors(CAPITOL),
    ),
    relic(
        "Necromakina", "02102", LEGION,
        On(
            Event("killed", it=doomtroopers(), by=Sel(all=(), whose="yours")),
            (Search(NO_BETTER_SERVANT, to="kohort"), Award(lose=True)),
            may=True,
        ),
        only=Sel(all=("fortification", CITADEL), whose="yours", area="kohort"),
    ),
    relic(
        "Orb of the Smaller Servants", "02106", LEGION,
        Static((Mod(FSAV, 3, "times", who=Sel(any=LEGIONNAIRES, whose="yours")),)),
        Static((Mod(("price",), Of("it", "V", base=True), "set", who="you", of=Sel(any=LEGIONNAIRES)),)),
        only=ANY_LEGION,
    ),
    relic(
        "Scroll of Unholy Invocation", "02120", LEGION,
        Act(
            (Search(cards("warrior", "apostle", where="collection"), to="kohort"),),
            cost=Cost(actions=3, annihilate="me"),
        ),
        only=ANY_LEGION,
    ),
    relic(
        "The Black Gate", "02145", LEGION,
        while_fighting(
            Join("bearer", warriors(LEGION, whose="yours", states=("not fighting",)), n=Paid(per=5)),
            cost=Cost(per=5),
        ),
        only=ANY_LEGION,
    ),
    relic(
        "The Falcon of Pilgrims", "02147", BROTHERHOOD,
        Act((Hold("target"),), window="any", targets=(Target(cards("art", where="hand", whose="yours")),)),
        Static((Rule("allow", "cast", "bearer", STORED_SPELL, limit="draw to draw"),)),
        only=warriors(BROTHERHOOD), holds=1, limit=0,
    ),
    relic(
        "The Liber Hereticus", "02153", BROTHERHOOD,
        On(Event("enters", it="me"), (Move(warriors(HERETIC), "discard"),)),
        Static((Rule("forbid", "muster", "each", warriors(HERETIC)),)),
        On(Event("turned", it=ANY_WARRIOR), (Move("it", "discard"),)),
        only=warriors(BROTHERHOOD, tests=(Test(Of("it", "V"), ">=", 6),)),
    ),
    relic(
        "The Shillelagh", "02157", IMPERIAL,
        raises(4, "F"),
        Act(
            (Move("target", "discard"),),
            cost=Cost(actions=3, d=5),
            targets=(Target(warriors(none=(PERSONALITY, IMPERIAL))),),
        ),
        only=warriors(IMPERIAL), keywords=(FIGHT,),
    ),
    relic(
        "Vault of Unholy Restoration", "02170", LEGION,
        On(
            Event("discarded", it=Sel(all=("equipment",), on=YOUR_OTHER_DEAD, deep=True)),
            (Move("it", "draw"),), instead=True,
        ),
        only=ANY_LEGION,
    ),
)  # fmt: skip
