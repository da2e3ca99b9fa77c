"""The Special cards of the base set that do something once: in combat, in answer to something, or at any time."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import special
from doomtable.cards.patterns import passing, squad_has, strikes_first_for_good
from doomtable.cards.vocabulary import (
    ANY_CARD,
    ANY_WARRIOR,
    BOTH,
    BROTHERHOOD,
    CITADEL,
    CITY,
    COMBATANT,
    EQUIPMENT,
    FIGHT,
    FORTIFICATION,
    GENERAL,
    HERETIC,
    LEGION,
    MACHINE_GUN,
    MISHIMA,
    MISSION,
    PERSONALITY,
    SHOOT,
    SYMMETRY,
    YOUR_WARRIOR,
    cards,
    doomtroopers,
    equipment_cards,
    follower,
    is_now,
    warriors,
)
from doomtable.rules.language import (
    Actions,
    AttachTo,
    Award,
    Cancel,
    Card,
    Cast,
    Choose,
    Combat,
    Convert,
    Cost,
    Cover,
    Each,
    EndCombat,
    Event,
    EventNumber,
    Flip,
    Fulfil,
    Gain,
    Heal,
    If,
    Join,
    Lose,
    Mod,
    Move,
    Name,
    Not,
    Of,
    Paid,
    PayOr,
    Play,
    PoolOf,
    Rule,
    Scale,
    Search,
    Sel,
    SetTactic,
    Skip,
    Survive,
    SwapPools,
    Target,
    TargetPlayer,
    Test,
    Turn,
    TurnAgain,
    Until,
    Value,
    Wound,
)

NEXT_TURN: Final[Until] = "your next turn"


def essence(name: str, code: str, tag: str, *, wounds: bool = True) -> Card:
    """All warriors of a kind lose their gifts; followers are wounded too."""
    stripped = Move(cards("symmetry", on=warriors(tag)), "discard")
    return special(
        name, code, BROTHERHOOD, *((stripped, Wound(warriors(tag))) if wounds else (stripped,)),
        window="any", rarity="R", when=squad_has(BROTHERHOOD),
    )  # fmt: skip


def in_combat(name: str, code: str, amount: int, *stats: Value) -> Card:
    """A combatant of your choice has so much more."""
    return special(
        name, code, GENERAL, passing(amount, *stats),
        window="combat", rarity="C1", targets=(Target(COMBATANT),),
    )  # fmt: skip


COMBAT: tuple[Card, ...] = (
    special(
        "Ambush", "01006", GENERAL, strikes_first_for_good("defender", until="combat"),
        window="combat", rarity="U",
    ),
    special(
        "Automatic Fire", "01012", GENERAL, Scale("target", times=2),
        window="combat", rarity="U", targets=(Target(equipment_cards(MACHINE_GUN, states=("using",))),),
    ),
    special(
        "Blind Fury", "01023", GENERAL, Rule("allow", "attack", "target", ANY_WARRIOR, until="combat"),
        window="attack begun", rarity="U", targets=(Target(warriors(none=(PERSONALITY,))),),
    ),
    special(
        "Dull Blade", "01086", GENERAL, Rule("forbid", "use", ANY_WARRIOR, "target", until="combat"),
        window="combat", rarity="C1",
        targets=(Target(Sel(all=("equipment", FIGHT), none=(BOTH, SHOOT), on=COMBATANT)),),
    ),
    in_combat("Evasive Action", "01105", 2, "A"),
    in_combat("Lucky Shot", "01195", 2, "S"),
    special(
        "Out of Ammo", "01226", GENERAL, Rule("forbid", "use", ANY_WARRIOR, "target", until="combat"),
        window="combat", rarity="C1",
        targets=(Target(Sel(all=("equipment",), any=(SHOOT, BOTH), whose="others", on=COMBATANT)),),
    ),
    in_combat("Powerful Blow", "01237", 2, "F"),
    special(
        "Reinforcements!", "01252", GENERAL,
        Join("target", Sel(whose="yours", states=("not fighting",), side="target", apart="foe"), n=Paid(per=7)),
        window="combat", rarity="U", cost=Cost(per=7), targets=(Target(COMBATANT),),
    ),
    special(
        "Retreat!", "01259", GENERAL, EndCombat(), Gain(Of("target", "V", half="up"), "P", who="foe"),
        window="combat", rarity="C1", targets=(Target(Sel(whose="yours", states=("combatant",))),),
    ),
    special(
        "Surprise Attack", "01302", GENERAL, strikes_first_for_good("attacker", until="combat"),
        window="combat", rarity="U",
    ),
    special("Tactical Advantage", "01306", GENERAL, SetTactic(), window="combat", rarity="U"),
    in_combat("Take Aim", "01309", 1, "F", "S"),
    special(
        "Take Cover", "01310", GENERAL, Cover("target", hasty=True),
        window="combat", rarity="C1", targets=(Target(Sel(whose="yours", states=("defender", "open"))),),
    ),
)  # fmt: skip

ANSWERS: tuple[Card, ...] = (
    special(
        "Bamboozled!", "01014", GENERAL,
        Award(pool="P", lose=True), Gain(EventNumber(times=2, pool="P"), "D"),
        window="after", to=Event("earned", pool="P"), rarity="R", limit=1,
    ),
    special(
        "Born with a Silver Spoon", "01028", GENERAL, Gain(3, "P"),
        window="after", cost=Cost(d=5), rarity="U",
        to=Event("enters", it=Sel(all=("warrior", "doomtrooper"), none=(BROTHERHOOD,), whose="yours", area="squad")),
    ),
    special(
        "Joy of Victory", "01181", GENERAL, Gain(5), If(is_now("it", "hurt"), (Heal("it"),)),
        window="after", to=Event("survived", it=Sel(whose="yours", states=("attacker",))), rarity="C1",
    ),
    special(
        "Miscommunication", "01207", GENERAL, Cancel(),
        window="after", to=Event("played", it=ANY_CARD), rarity="U",
    ),
    special(
        "Narrow Escape!", "01213", GENERAL, Survive("it"),
        window="after", to=Event("killed", it=YOUR_WARRIOR), rarity="U",
    ),
    special(
        "Portents of Victory", "01234", GENERAL, Gain(EventNumber(times=2, pool="P"), "D"),
        window="after", to=Event("earned", it=YOUR_WARRIOR, whose="yours", pool="P"), rarity="U",
    ),
    special(
        "Secret Mission", "01276", GENERAL, Fulfil(Sel(all=("mission",), like="it", where="hand", whose="yours")),
        window="after", to=Event("mission done", it=Sel(all=("mission",), where="hand", whose="yours")), rarity="U",
    ),
    special(
        "Spy in the Ranks", "01293", GENERAL, Award(to="you"), Move("by", "discard"),
        window="after", to=Event("mission done", by=Sel(whose="others")), rarity="R",
    ),
    special(
        "Sworn Vengeance", "01304", MISHIMA, Wound("by", points="you"),
        window="after", to=Event("killed", it=warriors(MISHIMA), by=ANY_WARRIOR, combat=True), rarity="U",
        limit_per="combat",
    ),
)  # fmt: skip

YOUR_TURN: tuple[Card, ...] = (
    special("Blood Lust", "01026", GENERAL, Actions(1, attack="only"), window="turn start", rarity="C1"),
    special(
        "Bogged Down", "01027", GENERAL, Skip("turn"),
        window="turn", when=Not(Combat()), rarity="R", limit=1, post_play="x", targets=(TargetPlayer("others"),),
    ),
    special(
        "Divine Inspiration", "01083", GENERAL, Search(cards(where="collection")),
        window="turn", rarity="R", limit=1, post_play="x", cost=Cost(actions=3),
    ),
    special(
        "Expedite Request", "01121", GENERAL, Search(cards(where="draw")),
        window="turn", rarity="U", limit=1, post_play="x",
    ),
    special(
        "Gift of Fate", "01143", GENERAL, Search(cards(where="discard"), extra=Cost(d=8)),
        window="turn", rarity="U", limit=1, post_play="x",
    ),
    special(
        "Initiative", "01168", GENERAL, Actions(1, attack="may"),
        window="turn start", rarity="C1", limit_per="turn",
    ),
    special(
        "Efficiency Training", "01090", GENERAL,
        Choose(
            (Target(equipment_cards(on=YOUR_WARRIOR)), Target(YOUR_WARRIOR)),
            (AttachTo("target", "target2", swap=True),),
            again=True,
        ),
        window="action", rarity="U", cost=Cost(actions=1),
    ),
    special(
        "Retraining", "01258", GENERAL, Convert(5),
        window="action", rarity="U", limit=1, post_play="x", cost=Cost(actions=1),
    ),
    special(
        "Ruthless Efficiency", "01265", GENERAL, TurnAgain(),
        window="turn end", rarity="R", limit=1, post_play="x",
    ),
    special(
        "Strategic Restructuring", "01295", GENERAL, Move("target", "hand"),
        window="turn", when=Not(Combat()), rarity="U", targets=(Target(cards(whose="yours")),),
    ),
    special(
        "Undercover Agents", "01329", GENERAL, Move("target", "discard"),
        window="action", rarity="R", cost=Cost(actions=1, per=3), targets=(Target(MISSION, n=Paid(per=3)),),
    ),
)  # fmt: skip

ANY_TIME: tuple[Card, ...] = (
    special(
        "Botched Orders", "01029", GENERAL, Move("target", "discard"),
        window="any", rarity="R", targets=(Target(MISSION),),
    ),
    special(
        "Chasm!", "01037", GENERAL,
        Rule("forbid", "fight", ANY_WARRIOR, until=NEXT_TURN), If(Combat("fight"), (EndCombat(),)),
        window="any", rarity="C1",
    ),
    special(
        "Corporate Shenanigans", "01056", GENERAL,
        Lose(pool="P", half="down", who="each"), Lose(pool="D", all=True, who="each"),
        window="any", rarity="R", limit=0,
    ),
    special(
        "Cowardice", "01058", GENERAL,
        Each(
            Sel(whose="target player", states=("covered",)),
            (PayOr("its player", d=5, otherwise=(Move("it", "discard"),)),),
        ),
        Cover(Sel(whose="target player", states=("open",))),
        window="any", rarity="U", targets=(TargetPlayer(),),
    ),
    special(
        "Desperate Measures", "01074", GENERAL, Move(MISSION, "discard"),
        window="any", rarity="R",
    ),
    special(
        "Discovered", "01080", GENERAL, Cover("target", out=True),
        window="any", rarity="U", targets=(Target(Sel(states=("covered",))),),
    ),
    special(
        "Earthquake", "01088", GENERAL, Move(Sel(all=(), any=(CITADEL, CITY)), "discard"),
        window="any", rarity="R",
    ),
    essence("Essence of Clarity", "01096", follower("muawijhe")),
    essence("Essence of Integrity", "01097", follower("semai")),
    essence("Essence of Morality", "01098", follower("demnogonis")),
    essence("Essence of Purity", "01099", follower("ilian")),
    essence("Essence of Rectitude", "01100", HERETIC, wounds=False),
    essence("Essence of Virtue", "01101", follower("algeroth")),
    special(
        "Fallen from Favor", "01124", LEGION, Move("target2", "discard"),
        window="any", rarity="C1",
        targets=(Target(warriors(LEGION, has=SYMMETRY)), Target(cards("symmetry", on="target"))),
    ),
    special(
        "File Transfer", "01127", GENERAL, AttachTo("target", "target2"),
        window="any", rarity="U", targets=(Target(MISSION), Target(ANY_WARRIOR)),
        other=Play(
            window="any", targets=(Target(MISSION), TargetPlayer()), effects=(AttachTo("target", "target player"),)
        ),
    ),
    special(
        "Forced March", "01132", GENERAL, Mod(("actions",), -1, who="target player", until="its next turn"),
        window="any", rarity="U", targets=(TargetPlayer(),),
    ),
    special(
        "Framed!", "01135", GENERAL, Lose(Paid(per=5), "P"),
        window="any", rarity="U", cost=Cost(per=5), targets=(TargetPlayer(),),
    ),
    special(
        "Heavy Fog", "01151", GENERAL,
        Rule("forbid", "shoot", ANY_WARRIOR, until=NEXT_TURN), If(Combat("shoot"), (EndCombat(),)),
        window="any", rarity="C1",
    ),
    special(
        "Influence", "01167", GENERAL, Lose(Paid(), "D"),
        window="any", rarity="U", cost=Cost(per=1), targets=(TargetPlayer(),),
    ),
    special(
        "Inspired", "01173", GENERAL, If(Turn("yours"), (Actions(3),), (Actions(3, at_once=True),)),
        window="any", rarity="C1",
    ),
    special(
        "Lost Paperwork", "01194", GENERAL, Lose(3, "P"),
        window="any", rarity="U", targets=(TargetPlayer(),),
    ),
    special(
        "Malfunction!", "01197", GENERAL, Move("target2", "discard"),
        window="any", rarity="C1",
        targets=(Target(warriors(has=EQUIPMENT)), Target(Sel(all=("equipment",), on="target", deep=True))),
    ),
    special(
        "Negative Karma", "01217", GENERAL, Lose(all=True),
        window="any", rarity="R", targets=(TargetPlayer(),),
    ),
    special("Positive Karma", "01235", GENERAL, Gain(10), window="any", rarity="U"),
    special("Repentance", "01254", BROTHERHOOD, Move(warriors(HERETIC), "discard"), window="any", rarity="R"),
    special("Revelation", "01260", BROTHERHOOD, Cast(), window="any", rarity="U", targets=(Target(doomtroopers()),)),
    special(
        "Reversal of Fortune", "01262", GENERAL, SwapPools("D"),
        window="any", rarity="R", targets=(TargetPlayer("others"),),
    ),
    special(
        "Sabotage!", "01266", GENERAL, Move(equipment_cards(on=warriors("named")), "discard"),
        window="any", rarity="R", targets=(Name("organisation"),),
    ),
    special(
        "Strength of Will", "01296", GENERAL,
        Mod(("immune",), op="give", who=YOUR_WARRIOR, of=cards("symmetry"), until=NEXT_TURN),
        Mod(
            ("immune",), op="take", who=warriors(LEGION, whose="yours"), of=cards("symmetry", on="it"),
            until=NEXT_TURN,
        ),
        window="any", rarity="C1",
    ),
    special(
        "Surprise Invasion!", "01303", GENERAL, Move("target", "discard"),
        window="any", rarity="R", cost=Cost(actions=1), targets=(Target(FORTIFICATION),),
    ),
    special(
        "Twist of Fate", "01326", GENERAL, Flip(heads=(Gain(20),), tails=(Lose(5, "P", who="you"),)),
        window="any", rarity="U", when=Test(PoolOf("you", "P"), ">=", 5),
    ),
)  # fmt: skip

CARDS: tuple[Card, ...] = (*COMBAT, *ANSWERS, *YOUR_TURN, *ANY_TIME)
