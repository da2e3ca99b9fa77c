"""The Special cards of Paradise Lost that do something once."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal

from doomtable.cards.constructors import special
from doomtable.cards.patterns import gives
from doomtable.cards.vocabulary import (
    ANY_CARD,
    ANY_WARRIOR,
    BEAST,
    BROTHERHOOD,
    COMBATANT,
    CORPORATE_LEADER,
    GENERAL,
    HERETIC,
    LEGION,
    PERSONALITY,
    TRIBAL,
    VEHICLE,
    YOUR_WARRIOR,
    cards,
    warriors,
)
from doomtable.rules.language import (
    AttachTo,
    Card,
    Choose,
    Control,
    Cost,
    Event,
    EventNumber,
    Gain,
    If,
    Later,
    Mark,
    Marks,
    Mod,
    Move,
    Play,
    Redirect,
    Redistribute,
    Rule,
    Sel,
    Special,
    Survive,
    Target,
    TargetPlayer,
    Teams,
    Test,
    Transfer,
)

Area = Literal["outpost", "squad or kohort"]
FORTIFICATION_CARD: Final = Sel(all=("fortification",), none=("warrior", "equipment"))
GRAVEYARD: Final = Sel(all=("fortification",), named=("Graveyard",))
MUSEUM: Final = Sel(all=("fortification",), named=("Museum",))
BURIED: Final = cards("warrior", CORPORATE_LEADER, where="held", on=GRAVEYARD)
MOUNT: Final = cards(BEAST, on="it")
TAKES_THE_WOUND: Final = (
    Later(
        Event("harmed", it="it"),
        (
            Survive(),
            Mark("wound", EventNumber()),
            If(Test(Marks("wound", on="target"), ">=", 2), (Move("target", "discard"),)),
        ),
        until="turn",
    ),
)
"""What would wound a warrior wounds its Beast, as often as that can be wounded."""
SPELL: Final = Event("played", it=cards("art"))


LET_GO: Final = warriors(TRIBAL, none=(BEAST, VEHICLE), whose="yours")
"""Those of the tribes who may leave the Outpost where a card lets them."""


def abroad(area: Literal["squad", "kohort"], *words: str) -> Mod:
    """What those who have been let go count as besides, in that area."""
    return gives(*words, who=warriors(TRIBAL, whose="yours", area=area), until="your next turn")


TRANSFERS: tuple[Card, ...] = (
    special(
        "Emissaries", "07028", GENERAL,
        Rule("allow", "transfer", LET_GO, until="your next turn"),
        abroad("squad", "doomtrooper"), abroad("kohort", LEGION, HERETIC),
        window="any", rarity="C3",
    ),
    special(
        "Get Off That Rock", "07037", GENERAL,
        Transfer(Sel(any=("doomtrooper", LEGION), area="outpost"), again=True), window="not combat", rarity="C3",
    ),
    special(
        "Redeployment", "07091", GENERAL,
        Choose((Target(YOUR_WARRIOR),), (Transfer("target"),), again=True), window="not combat", rarity="C1",
    ),
)  # fmt: skip


def hands_on_a_vehicle(giver: Area, taker: Area) -> Play:
    """Takes a vehicle from one there and gives it to one there, not of the other side; neither of them Tribal."""
    return Play(
        cost=Cost(actions=1),
        targets=(
            Target(warriors(none=(TRIBAL,), whose="yours", area=giver)),
            Target(cards(VEHICLE, on="target")),
            Target(replace(warriors(none=(TRIBAL,), whose="yours", area=taker), side="target")),
        ),
        effects=(AttachTo("target2", "target3"),),
    )  # fmt: skip


OUT: Final = hands_on_a_vehicle("squad or kohort", "outpost")

CARDS: tuple[Card, ...] = (
    *TRANSFERS,
    special(
        "Requisition", "07093", GENERAL, *OUT.effects,
        window="action", cost=OUT.cost, rarity="U3", post_play="x", targets=OUT.targets,
        other=hands_on_a_vehicle("outpost", "squad or kohort"),
    ),
    special(
        "Summit Meeting", "07105", GENERAL, Special("summit"),
        window="any", when=Teams(), limit_per="game", rarity="U1", post_play="x",
    ),
    special(
        "Rampage!", "07087", GENERAL,
        Mod(
            ("bonus",), 2, "times", ("f", "s", "a"), who=ANY_WARRIOR, of=Sel(all=(BEAST,), exactly="target"),
            until="combat",
        ),
        window="combat", rarity="U3", targets=(Target(cards(BEAST, on=COMBATANT)),),
    ),
    special(
        "Rustlers!", "07095", GENERAL,
        Control("target"), AttachTo("target", "target2"),
        Rule("allow", "receive", "target2", "target", until="game", words=("affiliation",)),
        window="any", rarity="U2", post_play="x",
        targets=(Target(cards(BEAST)), Target(warriors(whose="yours", area="outpost"))),
    ),
    special(
        "Battle Madness", "07004", GENERAL, Redistribute(stats=("A", "F"), worth=2),
        window="combat", rarity="C1", targets=(Target(Sel(whose="yours", states=("combatant",))),),
    ),
    special(
        "Bloody Coup", "07007", GENERAL, Move("target", "annihilated"),
        window="action", cost=Cost(actions=3), rarity="U1", post_play="x",
        targets=(Target(warriors(CORPORATE_LEADER)),),
        other=Play(cost=Cost(actions=3), targets=(Target(BURIED),), effects=(Move("target", "annihilated"),)),
    ),
    special(
        "Grave Robbers", "07039", GENERAL, Move("target", "play", to_whose="you", pay="V"),
        window="action", cost=Cost(actions=3), rarity="U2", post_play="x",
        targets=(Target(cards("warrior", PERSONALITY, where="held", on=GRAVEYARD)),),
    ),
    special(
        "Private Collector", "07084", GENERAL, AttachTo("target", "target2"),
        window="action", cost=Cost(actions=3), rarity="U2", post_play="x",
        targets=(Target(cards("relic", where="held", on=MUSEUM)), Target(warriors(whose="yours"))),
    ),
    special(
        "Noble Beast", "07068", GENERAL, *TAKES_THE_WOUND,
        window="after", to=Event("wounded", it=warriors(none=(BEAST,))), rarity="C2", targets=(Target(MOUNT),),
        other=Play(
            "after", to=Event("killed", it=warriors(none=(BEAST,))), targets=(Target(MOUNT),), effects=TAKES_THE_WOUND,
        ),
    ),
    special(
        "Off to the Butcher", "07071", GENERAL, Move("target", "annihilated"), Gain(15),
        window="any", rarity="C2", post_play="x", targets=(Target(cards(BEAST, whose="yours")),),
    ),
    special(
        "Planetary Bombing", "07080", GENERAL, Move(FORTIFICATION_CARD, "annihilated"),
        window="action", cost=Cost(actions=3), rarity="U3", post_play="x",
    ),
    special(
        "Redirect", "07092", BROTHERHOOD, Redirect("target"),
        window="after", to=SPELL, rarity="C1", targets=(Target(ANY_CARD),),
        other=Play("after", to=SPELL, targets=(TargetPlayer(),), effects=(Redirect("target player"),)),
    ),
)  # fmt: skip
