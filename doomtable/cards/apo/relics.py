"""The relics of Apocalypse. Where print asks for a Noted Collector, the ruleset does (RELIC-02, RELIC-07)."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import relic
from doomtable.cards.patterns import raises
from doomtable.cards.vocabulary import (
    ANY_LEGION,
    ANY_WARRIOR,
    GENERAL,
    HERETIC,
    LEGION,
    SYMMETRY,
    cards,
    doomtroopers,
    follower,
    warriors,
)
from doomtable.rules.language import (
    Act,
    Card,
    Cost,
    Event,
    Look,
    Mark,
    Marks,
    Move,
    On,
    Rule,
    Sel,
    Shuffle,
    Static,
    TargetPlayer,
    Wound,
)

ILIANS: Final = warriors(follower("ilian"))
GUARDED: Final = Sel(all=("symmetry",), on=warriors(area="same"))

CARDS: tuple[Card, ...] = (
    relic(
        "Eye of Algeroth", "06024", LEGION,
        Static((Rule("allow", "receive", "bearer", SYMMETRY, words=("copies",)),)),
        On(Event("discarded", it="me"), (Move(cards("symmetry", on="bearer"), "discard"),)),
        only=warriors(HERETIC), rarity="C1", limit=1,
    ),
    relic(
        "Soul Well", "06059", LEGION,
        On(Event("leaves", it=doomtroopers(states=("killed",)), by=ILIANS), (Move("it", "annihilated"),), instead=True),
        On(Event("killed", it=doomtroopers(), by=ILIANS), (Mark("soul", on="me"),)),
        raises(Marks("soul"), "F", "S", "A"),
        only=ILIANS, rarity="C1",
    ),
    relic(
        "Symmetry Stone", "06063", LEGION,
        Static((Rule("forbid", "be discarded", GUARDED), Rule("forbid", "be annihilated", GUARDED))),
        only=ANY_LEGION, rarity="C1",
    ),
    relic(
        "Visionary Crystal", "06073", GENERAL,
        Act(
            (
                Look(where="draw"),
                Move(cards(where="draw", whose="target player"), "annihilated", n=1),
                Shuffle("target player", may=False),
                Wound("bearer"),
            ),
            cost=Cost(actions=3, annihilate="me"), targets=(TargetPlayer(),),
        ),
        only=ANY_WARRIOR, rarity="C1",
    ),
)  # fmt: skip
