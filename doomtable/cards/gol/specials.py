"""The Special cards of Golgotha that do something once."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal

from doomtable.cards.constructors import special
from doomtable.cards.vocabulary import (
    ANY_WARRIOR,
    BROTHERHOOD,
    GENERAL,
    LEGION,
    SYMMETRY,
    VEHICLE,
    YOUR_WARRIOR,
    cards,
    warriors,
)
from doomtable.rules.language import (
    Actions,
    Award,
    Card,
    Cost,
    Each,
    Either,
    EndCombat,
    Event,
    EventNumber,
    Gain,
    Hold,
    If,
    Is,
    Later,
    Lose,
    Mark,
    Marks,
    Mod,
    Move,
    Of,
    Paid,
    PayOr,
    Play,
    RaiseGoal,
    Release,
    Reseat,
    Rule,
    Scale,
    Sel,
    Special,
    TakeOver,
    Target,
    TargetPlayer,
    Test,
    Turn,
    Using,
)

AN_ACTION: Final = Cost(actions=1)


def tired(area: Literal["squad", "kohort"]) -> tuple[Mod, ...]:
    """All who are there have half their base F, S and A until your next turn."""
    return (
        Mod(("F", "S", "A"), 2, "divide", who=Sel(whose="target player", area=area), until="your next turn"),
    )


def shared(sign: Literal["<", ">"]) -> tuple[Mod, ...]:
    """What the Warzone adds to ratings, or what it takes from them, its attacker has as well."""
    each = (Of("warzone", "F"), Of("warzone", "S"), Of("warzone", "A"), Of("warzone", "V"))
    return tuple(Mod((by.stat,), by, who="target", when=Test(by, sign, 0), until="combat") for by in each)


SHUT: Final = Marks("shut down", on="it")
WORKS: Final = Sel(all=(), named=("Factory", "Industrial Complex"))


def reopened(name: str, actions: int) -> Each:
    """One of that name that is shut down may be put to work again for so many actions, in each turn of its player."""
    opened = PayOr("its player", actions=actions, then=(Mark("shut down", on="it", off=True),))
    offer = Later(
        Event("actions start", whose="its"), (If(Test(SHUT, ">", 0), (opened,)),), once=False, until="host leaves",
    )  # fmt: skip
    return Each(Sel(all=(), named=(name,), tests=(Test(SHUT, "==", 0),)), (offer,))


CARDS: tuple[Card, ...] = (
    special(
        "Backlash", "05005", GENERAL, Scale(cards("symmetry", on="target"), times=-1),
        window="combat", rarity="C2", targets=(Target(Sel(states=("fighting",), has=SYMMETRY)),),
    ),
    special(
        "Change in Momentum", "05015", GENERAL, Reseat(), window="any", rarity="C1",
    ),
    special(
        "Close But No Cigar", "05019", GENERAL, RaiseGoal(3),
        window="after", to=Event("won", whose="others"), rarity="C1", sure=True,
    ),
    special(
        "Close Call!", "05020", GENERAL, Move("it", "hand"),
        window="after", to=Event("discarded", it=cards("special", whose="yours")), rarity="C1", post_play="x", limit=1,
    ),
    special(
        "Combat Fatigue", "05021", GENERAL, *tired("squad"),
        window="action", cost=AN_ACTION, rarity="C1", targets=(TargetPlayer(),),
        other=Play("action", cost=AN_ACTION, targets=(TargetPlayer(),), effects=tired("kohort")),
    ),
    special(
        "Economic Collapse", "05027", GENERAL,
        Lose(half="up", who="each"),
        reopened("Factory", 2), reopened("Industrial Complex", 3),
        Mark("shut down", on=replace(WORKS, tests=(Test(SHUT, "==", 0),))),
        Rule("forbid", "affect play", replace(WORKS, tests=(Test(SHUT, ">", 0),)), until="game"),
        window="any", rarity="C1",
    ),
    special(
        "Extortion", "05029", GENERAL, Actions(Paid(per=4, each=-1), who="active player"),
        window="any", when=Turn("any", "before acting"), cost=Cost(per=4), rarity="C1",
    ),
    special(
        "Festering Wounds", "05030", GENERAL, Move(warriors(states=("wounded",)), "discard"),
        window="any", rarity="C1",
    ),
    special(
        "Fool's Gold", "05031", GENERAL,
        PayOr("its player", d=EventNumber(), otherwise=(Move("it", "discard"),)),
        window="after", to=Event("mustered", it=ANY_WARRIOR), rarity="C1", limit=1,
    ),
    special(
        "Hostile Takeover", "05037", GENERAL, Move("target", "annihilated"),
        window="action", cost=Cost(actions=1), rarity="C2", targets=(Target(cards("alliance")),),
    ),
    special(
        "Impale", "05038", LEGION,
        Later(
            Event("hit", by="target"),
            (
                Hold("it", under="target"),
                Mod(("A",), Of("it", "V", base=True), who="target", until="game"),
                Mark("impaled"),
            ),
            until="combat",
        ),
        window="combat", when=Using("fight"), rarity="C1",
        targets=(Target(warriors(LEGION, states=("fighting",), tests=(Test(Marks("impaled", on="it"), "==", 0),))),),
    ),
    special(
        "Leveled Field", "05047", GENERAL, Move(Sel(all=(), none=("warrior",)), "discard"),
        window="action", cost=Cost(actions=3), rarity="C1", post_play="x", limit=1,
    ),
    special(
        "Mutiny", "05052", LEGION, Gain(Of("target", "V", half="down"), "P"),
        window="action", cost=Cost(actions=1, attack=True), rarity="C2", post_play="x",
        targets=(Target(warriors(LEGION, whose="others", states=("able",))),),
    ),
    special(
        "Nothing Is Sacred", "05053", GENERAL, Reseat("target player"),
        window="action", cost=AN_ACTION, rarity="C1", post_play="x", targets=(TargetPlayer("others"),),
    ),
    special(
        "Out of Fuel", "05054", GENERAL, Move(cards(VEHICLE), "discard"),
        window="action", cost=Cost(actions=1), rarity="C1", post_play="x",
    ),
    special(
        "Rescue Mission", "05056", GENERAL,
        Release(Sel(where="prison", whose="yours")),
        Move(Sel(all=(), named=("Missing in Action",), on=YOUR_WARRIOR), "discard"),
        window="action", cost=AN_ACTION, rarity="C2",
    ),
    special(
        "Second Thoughts", "05059", GENERAL, Move(Sel(states=("fighting",)), "hand"), EndCombat(),
        window="combat", rarity="C1", post_play="x", limit=1,
    ),
    special(
        "Stolen Paperwork", "05062", GENERAL, TakeOver(),
        window="after", to=Event("played", it=cards("special"), whose="others"), rarity="C1", post_play="x",
    ),
    special(
        "Symmetry Failure", "05064", BROTHERHOOD, Move(SYMMETRY, "discard"),
        window="any", rarity="C1",
    ),
    special(
        "Tax Refund", "05065", GENERAL, Gain(Of("target", "V", times=2)), Move("target", "discard"),
        window="action", cost=Cost(actions=1), rarity="C1", post_play="x", targets=(Target(Sel(whose="yours")),),
    ),
    special(
        "Territorial Advantage", "05066", GENERAL,
        Either(("positive", "negative"), (shared(">"), shared("<"))),
        window="combat", rarity="C2", when=Is("defender", Sel(states=("in a warzone",))),
        targets=(Target(Sel(states=("attacker",))),),
    ),
    special(
        "Tucked Away", "05076", GENERAL, Special("hand from the bottom"),
        window="any", rarity="C1", targets=(TargetPlayer(),),
    ),
    special(
        "Wartime Retribution", "05078", GENERAL,
        Gain(EventNumber(pool="D"), who="announcer"), Award(pool="D", lose=True),
        PayOr(
            "announcer", d=EventNumber(times=2, pool="P"), then=(Gain(EventNumber(times=2, pool="P")),),
            otherwise=(Award(pool="P", lose=True),),
        ),
        window="after", to=Event("earned", by=Sel(all=(), whose="yours"), pool="P"), rarity="C1",
    ),
)  # fmt: skip
