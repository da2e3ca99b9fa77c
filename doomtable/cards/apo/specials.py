"""The Special cards of Apocalypse."""

from __future__ import annotations

from doomtable.cards.constructors import attached, special
from doomtable.cards.patterns import gives
from doomtable.cards.vocabulary import (
    ANY_WARRIOR,
    COMMANDER,
    FREELANCER,
    GENERAL,
    MISHIMA,
    PERSONALITY,
    cards,
    doomtroopers,
)
from doomtable.rules.language import (
    Card,
    Cost,
    Host,
    Mod,
    Move,
    PoolOf,
    Rule,
    Search,
    Sel,
    Static,
    Target,
    Test,
)

CARDS: tuple[Card, ...] = (
    special(
        "A Nasty Surprise", "06001", GENERAL,
        Search(Sel(all=(), none=("special", PERSONALITY), where="collection"), show=True),
        window="any", cost=Cost(d=10), sure=True, rarity="C1", post_play="x", limit=1,
    ),
    special(
        "A Second Chance", "06002", GENERAL, Move(cards(where="annihilated", whose="yours"), "draw", n=1),
        window="any", rarity="C1", post_play="x", limit=1,
    ),
    attached(
        "Administrative Crackdown", "06004", GENERAL,
        Static((Rule("price", "earn promotion", "target player", price=1),)),
        to=Host("player", whose="any"), window="action", actions=1, rarity="C1",
        keeps=(Test(PoolOf("target player"), "!=", 0),),
    ),
    attached(
        "Battlefield Chaos", "06009", GENERAL, Static((Rule("allow", "attack early", "each"),)),
        to=Host("game"), rarity="C2",
    ),
    attached(
        "Dire Portents", "06019", GENERAL, Static((Mod(("actions",), -1, who="each", floor=1),)),
        to=Host("game"), rarity="C1",
    ),
    special(
        "Inner Shame", "06035", MISHIMA, Move("target", "discard"),
        window="any", rarity="C2", targets=(Target(Sel(all=("ki",))),),
    ),
    attached(
        "Promoted", "06051", GENERAL, Static((gives(COMMANDER, who="host"),)),
        to=doomtroopers(none=(FREELANCER,)), rarity="C2",
    ),
    attached(
        "Total War!", "06071", GENERAL, Static((Rule("allow", "attack", ANY_WARRIOR, ANY_WARRIOR),)),
        to=Host("game"), window="action", actions=2, unique="game", rarity="C1",
    ),
)  # fmt: skip
