"""The warriors of Apocalypse: commanders who lift their own, the Mystics, the first of the Dark Legion's deserters."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import warrior
from doomtable.cards.patterns import (
    assassin,
    double_worth,
    gives,
    lifts_others,
    may_not,
    raises,
    slayer,
)
from doomtable.cards.vocabulary import (
    APOSTLE_GIFT,
    BROTHERHOOD,
    CAPITOL,
    COMMANDER,
    ENEMY_WARRIOR,
    EQUIPMENT,
    FIRST_STRIKE,
    FREELANCER,
    FSAV,
    GENERAL,
    HERETIC,
    IMPERIAL,
    LEGION,
    MISHIMA,
    MORTIFICATOR,
    NEPHARITE,
    PERSONALITY,
    SYMMETRY,
    cards,
    follower,
    named,
    warriors,
)
from doomtable.rules.language import (
    Act,
    Armed,
    Card,
    Combat,
    Cost,
    Count,
    Event,
    Gain,
    Is,
    Kill,
    Later,
    Mod,
    Of,
    Ref,
    Rule,
    Sel,
    Static,
    Target,
)
from doomtable.rules.terms import ASPECTS

KI: Final = cards("ki")
THE_DAI_SHO: Final = named("Dai-Sho of the Ancient Emperors", "relic")
ILIANS: Final = warriors(follower("ilian"), whose="yours")
OTHER_KADAVERS: Final = warriors("kadaver", whose="yours", area="kohort", other=True)


def worth(d: int, aspect: str) -> Mod:
    """Every 1 D it spends on spells of one aspect is worth so many."""
    return Mod(("rate",), d, "set", who="me", of=cards(f"art of {aspect}"))


def no_mystic() -> Static:
    """A Mystic by name alone: what is said of Mystics is never said of it."""
    return may_not(Rule("forbid", "become", "me", words=("mystic",)))


def learns_freely(who: Ref | Sel) -> Static:
    """These warriors may be given Ki powers at any time and for no action."""
    return Static((Rule("allow", "bestow", who, KI, window="any"),))


def kills_who_are_hit(title: str, more: int) -> tuple[Static, Static]:
    """Your other warriors of that title have so much more F, S and A, and whom they wound is killed."""
    return lifts_others(title, more), slayer(warriors(title, whose="yours", other=True))


CORPORATE: tuple[Card, ...] = (
    warrior(
        "Andrew Drougan", "06006", IMPERIAL, F=5, S=9, A=8, V=9, rarity="C2",
        keywords=(PERSONALITY,), considered=("blood beret",),
        abilities=kills_who_are_hit("blood beret", 3),
    ),
    warrior(
        "Colonel Maxwell", "06015", IMPERIAL, F=9, S=7, A=8, V=9, rarity="C2",
        keywords=(PERSONALITY, COMMANDER), considered=("trencher",),
        abilities=(lifts_others("trencher", 6),),
    ),
    warrior(
        "Demon Hunter", "06018", MISHIMA, F=5, S=5, A=7, V=7, rarity="C2",
        considered=("shadow walker",),
        abilities=(
            Static((gives(FIRST_STRIKE, who="me"),)),
            may_not(Rule("forbid", "become", "me", words=(HERETIC,))),
            may_not(Rule("require", "attack", "me", Sel(any=(LEGION, HERETIC)), able=True)),
        ),
    ),
    warrior(
        "Freedom Brigadeer", "06027", CAPITOL, F=3, S=7, A=6, V=7, rarity="C2",
        considered=("infantry",),
        abilities=(assassin(),),
    ),
    warrior(
        "Freelancer Patriarch", "06028", GENERAL, F=3, S=3, A=6, V=5, rarity="C2",
        keywords=(PERSONALITY,), considered=(FREELANCER,),
        abilities=(
            may_not(Rule("forbid", "earn promotion", "me")),
            raises(5, "F", "S", "A", who=warriors(FREELANCER, other=True)),
            slayer(warriors(FREELANCER, other=True)),
        ),
    ),
    warrior(
        "Grey Mystic", "06031", MISHIMA, F=5, S=5, A=4, V=8, rarity="C2",
        abilities=(learns_freely("me"), no_mystic()),
    ),
    warrior(
        "Keitoku Asano", "06039", MISHIMA, F=11, S=7, A=10, V=10, rarity="C1",
        keywords=(PERSONALITY, COMMANDER), considered=("samurai", "shogun"),
        abilities=(
            lifts_others("shogun", 4),
            Static(
                (Rule("allow", "bestow", warriors(MISHIMA, whose="yours"), KI, window="any"),),
                when=Is("me", warriors(has=THE_DAI_SHO)),
            ),
        ),
    ),
    warrior(
        "Nicola Brannaghan", "06046", IMPERIAL, F=7, S=9, A=10, V=12, rarity="C1",
        keywords=(PERSONALITY,), considered=("clansman",),
        abilities=(raises(4, "F", "S", "A", who=warriors(IMPERIAL, other=True)),),
    ),
    warrior(
        "Shadow Master", "06056", MISHIMA, F=6, S=5, A=5, V=8, rarity="C2",
        considered=("shadow walker",),
        abilities=(
            Static((Rule("allow", "attack", "me", ENEMY_WARRIOR), Rule("allow", "attack", ENEMY_WARRIOR, "me"))),
            Act(
                (
                    Later(Event("killed", it="target"), (Gain(Of("me", "V"), "any", who="its player"),), until="turn"),
                    Kill("target", points="you"),
                ),
                cost=Cost(actions=3, annihilate="me", attack=True),
                targets=(Target(warriors(states=("able",))),),
            ),
        ),
    ),
    warrior(
        "Shogun", "06058", MISHIMA, F=5, S=4, A=6, V=6, rarity="C2",
        considered=("samurai",),
        abilities=(
            Static(
                (Mod(("F",), 6, who="me"), Mod(("F",), -6, who="foe")), when=Armed(named("Scalper", "equipment")),
            ),
        ),
    ),
    warrior(
        "White Mystic", "06076", MISHIMA, F=5, S=5, A=6, V=6, rarity="C2",
        aspects=ASPECTS,
        abilities=(double_worth("art"), no_mystic()),
    ),
    warrior(
        "Wolfbane Honor Guard", "06077", IMPERIAL, F=6, S=5, A=7, V=7, rarity="C2",
        considered=("clansman",),
        abilities=(raises(8, "F", who="me", when=Armed(named("Clansman Claymore", "equipment"))),),
    ),
)  # fmt: skip

BROTHERS: tuple[Card, ...] = (
    warrior(
        "Brother Claudius", "06013", BROTHERHOOD, F=7, S=7, A=6, V=8, rarity="C1",
        keywords=(PERSONALITY,), considered=(MORTIFICATOR,), aspects=ASPECTS,
        abilities=(Static((worth(3, "kinetics"),), when=Combat()),),
    ),
    warrior(
        "Brother Stern", "06014", BROTHERHOOD, F=8, S=6, A=8, V=8, rarity="C2",
        keywords=(PERSONALITY,), considered=("sacred warrior",), aspects=ASPECTS,
        abilities=(slayer(), *kills_who_are_hit("sacred warrior", 5)),
    ),
    warrior(
        "Elemental Master", "06021", BROTHERHOOD, F=8, S=8, A=9, V=10, rarity="C1",
        considered=("mystic",), aspects=ASPECTS,
        abilities=(Static((worth(5, "elements"),)),),
    ),
)  # fmt: skip

LEGIONNAIRES: tuple[Card, ...] = (
    warrior(
        "Dark Mystic", "06017", LEGION, F=4, S=5, A=5, V=7, rarity="C2",
        considered=(HERETIC,),
        abilities=(
            Static((Rule("allow", "receive", "me", KI, words=("affiliation",)),)),
            may_not(Rule("forbid", "receive", "me", cards(APOSTLE_GIFT))),
            no_mystic(),
        ),
    ),
    warrior(
        "Kadaver", "06037", LEGION, F=2, S=2, A=2, V=2, rarity="C2",
        keywords=(follower("algeroth"),),
        abilities=(
            may_not(tuple(Rule("forbid", "receive", "me", kind) for kind in (EQUIPMENT, cards("relic"), SYMMETRY))),
            raises(Count(OTHER_KADAVERS, each=3), "F", "S", "A", who="me"),
            raises(Count(OTHER_KADAVERS), "V", who="me"),
            may_not(Rule("forbid", "receive", "me", cards("grim reaper"))),
        ),
    ),
    warrior(
        "Kritana", "06042", LEGION, F=9, S=8, A=10, V=11, rarity="C2",
        keywords=(PERSONALITY, follower("ilian"), NEPHARITE), considered=("nepharite of ilian",),
        abilities=(
            lifts_others(follower("ilian"), 4),
            Static((Rule("allow", "receive", ILIANS, cards(APOSTLE_GIFT), words=("affiliation",)),)),
        ),
    ),
    warrior(
        "Maledrach", "06043", LEGION, F=6, S=5, A=8, V=10, rarity="C1",
        keywords=(PERSONALITY, follower("algeroth"), NEPHARITE), considered=("nepharite of algeroth",),
        abilities=(Static((Rule("allow", "receive", "me", Sel(all=("symmetry",), none=(APOSTLE_GIFT,))),)),),
    ),
    warrior(
        "Red Guard Legionnaire", "06053", LEGION, F=6, S=5, A=6, V=7, rarity="C2",
        keywords=(follower("algeroth"),),
        abilities=(
            raises(5, *FSAV, who=warriors("undead legionnaire", whose="yours")),
            slayer(warriors("undead legionnaire", whose="yours")),
            raises(1, "F", "S", who=warriors("saladin"), when=Is("me", warriors(area="kohort"))),
        ),
    ),
)  # fmt: skip

CARDS: tuple[Card, ...] = (*CORPORATE, *BROTHERS, *LEGIONNAIRES)
