"""The Special cards of Paradise Lost that stay, but for viruses and prophecies."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import attached
from doomtable.cards.patterns import as_actions, gives, may_not
from doomtable.cards.vocabulary import (
    AIRSHIP,
    ANY_CARD,
    ANY_LEGION,
    ANY_WARRIOR,
    EQUIPMENT,
    FORTIFICATION,
    GENERAL,
    HANDGUN,
    HERETIC,
    LEGION,
    NONCOMBATANT,
    TRIBAL,
    VEHICLE,
    YOUR_WARRIOR,
    cards,
    doomtroopers,
    equipment_cards,
    is_now,
    warriors,
)
from doomtable.rules.language import (
    Act,
    AttachTo,
    Card,
    Choose,
    Cost,
    Cover,
    Event,
    EventNumber,
    Gain,
    Hold,
    Host,
    Imprison,
    Join,
    May,
    Mod,
    Move,
    Of,
    On,
    Rule,
    Sel,
    Special,
    Static,
    Target,
    Test,
)

WEAK = (Test(Of("it", "V"), "<=", 4),)
TRIBESMEN: Final = warriors(TRIBAL, whose="yours")

SKYBOUND: Final = (AIRSHIP, "submarine")
ARMORED: Final = warriors(VEHICLE, none=SKYBOUND, whose="yours")
DRIVING: Final = warriors(whose="yours", has=Sel(all=("equipment", VEHICLE), none=SKYBOUND))

CARDS: tuple[Card, ...] = (
    attached(
        "Captured!", "07013", GENERAL,
        to=Host("game"), window="action", actions=1, rarity="U3", limit=1, post_play="x",
        targets=(Target(warriors(area="outpost")),), effects=(Imprison(),),
    ),
    attached(
        "Curbed", "07025", LEGION, may_not(Rule("forbid", "earn promotion", "host")),
        to=ANY_LEGION, window="action", actions=1, rarity="U3",
    ),
    attached(
        "Gang Up!", "07033", GENERAL,
        On(
            Event("attacked", by=Sel(whose="yours", tests=WEAK)),
            (Join("attacker", Sel(whose="yours", states=("not fighting",), tests=WEAK), n=2, legal=True),),
        ),
        to=Host("player"), window="action", actions=1, rarity="U2",
    ),
    attached(
        "Gunfighter", "07043", GENERAL,
        Static((Mod(("bonus",), 3, "times", who="host", of=equipment_cards(HANDGUN)),)),
        to=ANY_WARRIOR, window="action", actions=2, rarity="U3",
    ),
    attached(
        "Higher Value on Life", "07046", GENERAL,
        On(Event("earned", it=YOUR_WARRIOR, whose="yours", pool="D"), (Gain(EventNumber(pool="D")),)),
        to=Host("player"), window="action", actions=1, rarity="C2",
    ),
    attached(
        "Lurker", "07056", GENERAL,
        may_not((Rule("forbid", "be attacked", "host"), Rule("forbid", "guard", "host"))),
        Act(
            (Join("target", Sel(exactly="host", states=("not fighting",))),),
            window="combat", targets=(Target(warriors(TRIBAL, whose="yours", states=("combatant",))),),
        ),
        On(Event("combat end"), (Move("me", "discard"),), when=is_now("host", "fighting")),
        to=warriors(TRIBAL), window="action", actions=1, rarity="C1",
    ),
    attached(
        "Loyal to the Legion", "07055", LEGION, may_not(Rule("forbid", "attack", warriors(HERETIC), ANY_LEGION)),
        to=Host("game"), window="not combat", rarity="U3",
    ),
    attached(
        "Navigational Error", "07067", GENERAL,
        may_not((Rule("forbid", "act", "host"), Rule("forbid", "cast", "host"), Rule("forbid", "affect play", "host"))),
        Static((gives(NONCOMBATANT, who="host"),), role="restriction"),
        On(Event("discarded", it="me"), (Move("it", "annihilated"),), instead=True),
        to=Sel(exactly="it"), window="after", event=Event("transferred", it=ANY_WARRIOR), rarity="U1", limit=1,
    ),
    attached(
        "Advanced Security System", "07001", GENERAL,
        Static((Mod(("bonus",), 2, "times", ("a",), who=ANY_WARRIOR, of=Sel(all=("fortification",), exactly="host")),)),
        to=FORTIFICATION, window="action", actions=1, rarity="C3",
    ),
    attached(
        "Tight Grip", "07116", GENERAL,
        On(
            Event("lost", it=EQUIPMENT, by=ANY_CARD), (Special("stays"),),
            may=True, cost=Cost(d=3), instead=True,
        ),
        to=Host("player"), window="action", actions=1, rarity="C3",
    ),
    attached(
        "Urban Tactics", "07119", GENERAL,
        Static((Rule("allow", "count", DRIVING, FORTIFICATION), Rule("allow", "be in cover", DRIVING))),
        Static((Rule("allow", "count", ARMORED, FORTIFICATION), Rule("allow", "be in cover", ARMORED))),
        On(Event("leaves", it="me"), (Cover(warriors(whose="yours", states=("covered", "mounted")), out=True),)),
        to=Host("player"), rarity="C1",
    ),
    attached(
        "Pillaged Munitions", "07079", GENERAL,
        On(
            Event("killed", it=doomtroopers(), by=TRIBESMEN),
            (May((Choose((Target(equipment_cards(on="it")),), (Hold("target"),)),)),),
        ),
        as_actions(
            1, AttachTo("target", "target2"),
            Rule("allow", "receive", "target2", "target", until="game", words=("affiliation",)),
            targets=(Target(cards(where="held", on="me")), Target(TRIBESMEN)),
        ),
        to=Host("area", areas=("outpost",)), window="action", actions=1, rarity="C3",
    ),
)  # fmt: skip
