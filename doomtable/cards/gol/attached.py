"""The Special cards of Golgotha that stay."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import attached
from doomtable.cards.patterns import may_not
from doomtable.cards.vocabulary import (
    ANY_LEGION,
    BROTHERHOOD,
    GENERAL,
    HERETIC,
    LEGION,
    ORGANISATIONS,
    doomtroopers,
    warriors,
)
from doomtable.rules.language import (
    Card,
    Event,
    If,
    Is,
    Mod,
    Move,
    Rule,
    Sel,
    Static,
    Survive,
)

CORRUPTION: Final = Sel(all=(), named=("Dark Visitation", "Tainted!"))
"""What makes a Doomtrooper a Heretic."""
PURGED: Final = Move(Sel(all=(LEGION,), on="host"), "discard")

CARDS: tuple[Card, ...] = (
    attached(
        "Cliffhanger", "05018", GENERAL, may_not(Rule("forbid", "attack", "host", doomtroopers(whose="yours"))),
        to=Sel(exactly="it"),
        window="after", event=Event("killed", it=doomtroopers(whose="others")),
        effects=(Survive("it", before=True),), rarity="C1",
    ),
    attached(
        "Lack of Faith", "05044", GENERAL,
        may_not((Rule("forbid", "attack", "host"), Rule("forbid", "cast", "host"))),
        to=warriors(BROTHERHOOD), window="action", actions=1, rarity="C1",
    ),
    attached(
        "Leashed", "05046", GENERAL, may_not(Rule("price", "attack", "host", price=5)),
        to=ANY_LEGION, window="action", actions=1, rarity="C1",
    ),
    attached(
        "Touched by the Light", "05073", BROTHERHOOD,
        Static((
            Mod(("affiliation",), op="set", words=(GENERAL,), who="host"),
            Mod(("tags",), op="take", words=(HERETIC,), who="host"),
        )),
        to=warriors(HERETIC), rarity="C1",
        effects=(
            If(Is("host", Sel(has=CORRUPTION)), (PURGED, Move("me", "discard")), (PURGED,)),
        ),
    ),
    attached(
        "Undying Loyalty", "05077", GENERAL,
        Static((Rule("forbid", "become", "host", words=(*ORGANISATIONS, HERETIC)),)),
        to=doomtroopers(), window="action", actions=1, rarity="C1",
    ),
)  # fmt: skip
