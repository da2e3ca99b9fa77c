"""The Special cards of Apocalypse."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import attached, special
from doomtable.cards.patterns import gives
from doomtable.cards.vocabulary import (
    ANY_WARRIOR,
    COMMANDER,
    ENEMY_WARRIOR,
    FREELANCER,
    GENERAL,
    IMPERIAL,
    MISHIMA,
    PERSONALITY,
    WEAPON,
    WEAPONS,
    cards,
    doomtroopers,
    warriors,
)
from doomtable.rules.language import (
    Act,
    Attack,
    Card,
    Cost,
    Count,
    Event,
    HandLoss,
    Have,
    Host,
    Mod,
    Move,
    On,
    PoolOf,
    Rule,
    Search,
    Sel,
    Static,
    TakeOver,
    Target,
    Test,
)

ITS_WEAPONS: Final = cards("equipment", WEAPON, on="bearer")
IMPERIALS: Final = warriors(IMPERIAL, whose="target player", area="squad")
SHRINKS: Final = HandLoss(by="player", excess=True)

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
        "Paladine's Favor", "06048", GENERAL,
        Static((Mod(("hand", "fill"), Count(IMPERIALS, cap=5), who="target player"),)),
        On(Event("hand smaller", whose="target player"), (SHRINKS,)),
        On(Event("leaves", it="me"), (SHRINKS,)),
        to=Host("player", whose="any"), rarity="C1", adds_up=False,
    ),
    special(
        "Pass the Buck", "06049", GENERAL, TakeOver(also=True),
        window="after", to=Event("played", it=cards("special", none=("lasting",))), rarity="C1", post_play="x", limit=1,
    ),
    attached(
        "Promoted", "06051", GENERAL, Static((gives(COMMANDER, who="host"),)),
        to=doomtroopers(none=(FREELANCER,)), rarity="C2",
    ),
    attached(
        "Total War!", "06071", GENERAL, Static((Rule("allow", "attack", ANY_WARRIOR, ANY_WARRIOR),)),
        to=Host("game"), window="action", actions=2, unique="game", rarity="C1",
    ),
    attached(
        "Weapons Expert", "06075", GENERAL,
        Act(
            (Rule("allow", "pair", "bearer", WEAPONS, until="combat"), Attack("bearer", "target", legal=True)),
            cost=Cost(actions=2, attack=True), targets=(Target(ENEMY_WARRIOR),), who="host's controller",
            when=Have(ITS_WEAPONS, 2),
        ),
        Act(
            (
                Rule("require", "use", "bearer", "target3", until="combat"),
                Attack("bearer", "target", legal=True),
                Rule("forbid", "use", "bearer", "target3", until="combat"),
                Attack("bearer", "target2", legal=True),
            ),
            cost=Cost(actions=2, attack=True), who="host's controller", when=Have(ITS_WEAPONS, 2),
            targets=(Target(ENEMY_WARRIOR), Target(ENEMY_WARRIOR, again=True), Target(ITS_WEAPONS)),
        ),
        to=doomtroopers(), rarity="C1",
    ),
)  # fmt: skip
