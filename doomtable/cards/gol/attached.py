"""The Special cards of Golgotha that stay."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import attached
from doomtable.cards.patterns import (
    gives,
    may_not,
    raises,
)
from doomtable.cards.vocabulary import (
    ANY_LEGION,
    ANY_WARRIOR,
    BROTHERHOOD,
    CULTIST,
    GENERAL,
    HERETIC,
    LEGION,
    NONCOMBATANT,
    ORGANISATIONS,
    PERSONALITY,
    WARZONE,
    YOUR_WARRIOR,
    doomtroopers,
    warriors,
)
from doomtable.rules.language import (
    Card,
    Each,
    Event,
    Have,
    Host,
    If,
    Is,
    Mod,
    Move,
    Name,
    On,
    PayOr,
    Rule,
    Sel,
    Static,
    Survive,
    Target,
    Undo,
)

CORRUPTION: Final = Sel(all=(), named=("Dark Visitation", "Tainted!"))
"""What makes a Doomtrooper a Heretic."""
PURGED: Final = Move(Sel(all=(LEGION,), on="host"), "discard")
MANIFEST_DESTINY: Final = Sel(all=("special",), named=("Manifest Destiny",), whose="yours")
UPKEPT: Final = Sel(
    all=(), any=("warrior", "equipment", "fortification", "relic", "warzone"), whose="active player",
)  # fmt: skip
"""What whoever has the turn pays for under Attrition."""

CARDS: tuple[Card, ...] = (
    attached(
        "Attrition", "05004", GENERAL,
        On(
            Event("turn start"),
            (Each(UPKEPT, (PayOr("active player", d=1, otherwise=(Move("it", "discard"),)),)),),
        ),
        to=Host("game"), window="action", actions=2, rarity="C1", limit=1,
    ),
    attached(
        "Cartel Enforcement", "05014", GENERAL,
        Static((Rule("forbid", "earn promotion", ANY_WARRIOR, Sel(whose="its")),)),
        may_not(Rule("forbid", "be discarded", "me")),
        to=Host("game"), rarity="C2",
    ),
    attached(
        "Cliffhanger", "05018", GENERAL, may_not(Rule("forbid", "attack", "host", doomtroopers(whose="yours"))),
        to=Sel(exactly="it"),
        window="after", event=Event("killed", it=doomtroopers(whose="others")),
        effects=(Survive("it", before=True),), rarity="C1",
    ),
    attached(
        "Double Time", "05026", GENERAL,
        Static((Mod(("free discards",), 1, who="you"),)),
        to=Host("player"), window="action", actions=2, rarity="C2", adds_up=False,
        effects=(Move(MANIFEST_DESTINY, "discard"),),
        keeps=(Have(MANIFEST_DESTINY, 0, at_most=True),),
    ),
    attached(
        "Equal Rights", "05028", GENERAL, may_not(Rule("forbid", "attack again", "each")),
        to=Host("game"), window="action", actions=1, rarity="C2",
    ),
    attached(
        "Fortify Warzone", "05032", GENERAL,
        Static((Rule("forbid", "yield promotion", "you"),)),
        On(Event("enters", it=YOUR_WARRIOR), (Move("me", "discard"),)),
        to=WARZONE, whose="yours", rarity="C1",
    ),
    attached(
        "Inquisition", "05042", BROTHERHOOD,
        Static((Mod(("tags",), op="choose", words=("doomtrooper", LEGION), who=warriors(CULTIST)),)),
        to=warriors(BROTHERHOOD), rarity="C1", window="action", actions=1,
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
        "Limited Resources", "05048", GENERAL,
        Static((Rule("forbid", "yield promotion", "each"),)),
        may_not(Rule("forbid", "be discarded", "me")),
        to=Host("game"), rarity="C2",
    ),
    attached(
        "Martyr", "05049", GENERAL, raises(2, "F", "S", "A", who=doomtroopers("named")),
        to=Host("game"), window="after", event=Event("killed", it=doomtroopers(PERSONALITY)), rarity="C1",
        remembers=(Target(Sel(exactly="it", states=("killed",))), Name("organisation", of="it")),
        keeps=(Have(Sel(like="chosen"), 0, at_most=True),),
    ),
    attached(
        "Missing in Action", "05051", GENERAL,
        may_not((Rule("forbid", "act", "host"), Rule("forbid", "cast", "host"), Rule("forbid", "affect play", "host"))),
        Static((gives(NONCOMBATANT, who="host"),), role="restriction"),
        to=doomtroopers(), rarity="C1", limit=1,
    ),
    attached(
        "Surplus", "05063", GENERAL,
        Static((Rule("forbid", "be affected", "you", Sel(all=(), named=("Attrition", "Economic Breakdown"))),)),
        to=Host("player"), rarity="C2",
    ),
    attached(
        "The First Amendment", "05069", GENERAL,
        Static((Mod(("text",), op="give", words=("considered",), who=ANY_WARRIOR),)),
        may_not(Rule("forbid", "be discarded", "me")),
        to=Host("game"), rarity="C2",
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
        effects=(Undo((*ORGANISATIONS, HERETIC), "host"),),
    ),
)  # fmt: skip
