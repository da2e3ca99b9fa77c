"""The Dark Legion of the base set: Heretics and the followers of the Apostles."""

from __future__ import annotations

from doomtable.cards.constructors import warrior
from doomtable.cards.patterns import (
    as_actions,
    double_worth,
    fetches,
    heals_itself,
    immune_to_art,
    no_gifts,
    raises,
    slayer,
)
from doomtable.cards.vocabulary import (
    ANY_WARRIOR,
    APOSTLE_GIFT,
    GENERAL_GIFT,
    HERETIC,
    LEGION,
    NEPHARITE,
    PERSONALITY,
    SYMMETRY,
    cards,
    follower,
    is_now,
    warriors,
)
from doomtable.rules.language import (
    All,
    Card,
    Cost,
    Count,
    Damage,
    Event,
    Have,
    Move,
    On,
    Rule,
    Static,
    Using,
)

CARDS: tuple[Card, ...] = (
    warrior(
        "Alakhai the Cunning", "01005", LEGION, F=9, S=9, A=12, V=12, rarity="R",
        keywords=(PERSONALITY, follower("algeroth"), NEPHARITE), considered=("nepharite of algeroth",),
        abilities=(
            immune_to_art(),
            Static((Rule("allow", "receive", "me", SYMMETRY),)),
            Static((Rule("allow", "bestow", "me", cards("gift of algeroth"), window="any"),)),
            double_worth("symmetry"),
        ),
    ),
    warrior(
        "Billy", "01019", LEGION, F=4, S=4, A=4, V=5, rarity="C1",
        keywords=(PERSONALITY,), considered=(HERETIC,),
        abilities=(Static((Rule("allow", "receive", "me", cards(APOSTLE_GIFT), price=5),)),),
    ),
    warrior(
        "Blessed Legionnaire", "01021", LEGION, F=2, S=2, A=1, V=3, rarity="C2",
        keywords=(follower("demnogonis"),),
        abilities=(slayer(),),
    ),
    warrior(
        "Cairath", "01030", LEGION, F=8, S=2, A=6, V=6, rarity="R",
        keywords=(follower("demnogonis"),),
        abilities=(
            slayer(),
            On(Event("leaves", it=warriors(states=("killed",)), by="me"), (Move("it", "annihilated"),), instead=True),
        ),
    ),
    warrior(
        "Callistonian Intruder", "01031", LEGION, F=4, S=4, A=6, V=6, rarity="U",
        keywords=(follower("semai"),),
        abilities=(heals_itself(Cost(d=6)),),
    ),
    warrior(
        "Centurion", "01035", LEGION, F=4, S=4, A=4, V=5, rarity="U",
        keywords=(follower("algeroth"),),
    ),
    warrior(
        "Child of Ilian", "01040", LEGION, F=1, S=3, A=2, V=2, rarity="C2",
        keywords=(follower("ilian"),),
    ),
    warrior(
        "Curator", "01061", LEGION, F=3, S=4, A=3, V=4, rarity="U",
        keywords=(follower("demnogonis"),),
    ),
    warrior(
        "Ezoghoul", "01123", LEGION, F=5, S=8, A=7, V=8, rarity="R",
        keywords=(follower("algeroth"),),
    ),
    warrior(
        "Heretic", "01153", LEGION, F=2, S=2, A=2, V=3, rarity="C2",
        considered=(HERETIC,),
        abilities=(Static((Rule("allow", "receive", "me", cards(GENERAL_GIFT)),)),),
    ),
    warrior(
        "Immaculate Fury", "01159", LEGION, F=5, S=12, A=7, V=8, rarity="R",
        keywords=(follower("algeroth"),),
    ),
    warrior(
        "Legionnaire of Semai", "01188", LEGION, F=1, S=2, A=3, V=2, rarity="C2",
        keywords=(follower("semai"),),
    ),
    warrior(
        "Necromutant", "01214", LEGION, F=4, S=4, A=4, V=4, rarity="C1",
        keywords=(follower("algeroth"),),
    ),
    warrior(
        "Nepharite of Algeroth", "01219", LEGION, F=11, S=5, A=6, V=8, rarity="R",
        keywords=(follower("algeroth"), NEPHARITE),
        abilities=(immune_to_art(),),
    ),
    warrior(
        "Nepharite of Demnogonis", "01220", LEGION, F=4, S=5, A=2, V=5, rarity="R",
        keywords=(follower("demnogonis"), NEPHARITE),
        abilities=(immune_to_art(), double_worth("symmetry"), heals_itself(Cost(d=7), window="action")),
    ),
    warrior(
        "Nepharite of Ilian", "01221", LEGION, F=8, S=5, A=4, V=7, rarity="R",
        keywords=(follower("ilian"), NEPHARITE),
        abilities=(immune_to_art(), slayer(when=Using("fight"))),
    ),
    warrior(
        "Nepharite of Muawijhe", "01222", LEGION, F=6, S=8, A=3, V=7, rarity="R",
        keywords=(follower("muawijhe"), NEPHARITE),
        abilities=(immune_to_art(), slayer(), fetches("Screaming Legionnaire", by="me")),
    ),
    warrior(
        "Nepharite of Semai", "01223", LEGION, F=5, S=4, A=5, V=6, rarity="R",
        keywords=(follower("semai"), NEPHARITE),
        abilities=(immune_to_art(), slayer(), fetches("Legionnaire of Semai", by="me")),
    ),
    warrior(
        "Pretorian Stalker", "01241", LEGION, F=12, S=3, A=8, V=7, rarity="R",
        keywords=(follower("algeroth"),),
        abilities=(
            immune_to_art(),
            no_gifts(),
            raises(
                2, "F", "S", who="me",
                when=All((
                    Have(warriors("pretorian stalker", whose="yours", area="kohort"), n=2), is_now("me", "fighting"),
                )),
            ),
        ),
    ),
    warrior(
        "Razide", "01250", LEGION, F=9, S=2, A=7, V=7, rarity="R",
        keywords=(follower("algeroth"),),
    ),
    warrior(
        "Screaming Legionnaire", "01271", LEGION, F=3, S=2, A=1, V=3, rarity="C2",
        keywords=(follower("muawijhe"),),
        abilities=(
            no_gifts(),
            as_actions(
                3, Damage(Count(warriors("screaming legionnaire", whose="yours")), ANY_WARRIOR), limit="game"
            ),
        ),
    ),
    warrior(
        "Templar", "01315", LEGION, F=4, S=7, A=5, V=6, rarity="U",
        keywords=(follower("ilian"),),
    ),
    warrior(
        "Undead Legionnaire", "01328", LEGION, F=3, S=1, A=2, V=2, rarity="C2",
        keywords=(follower("algeroth"),),
    ),
    warrior(
        "Zenithian Soulslayer", "01341", LEGION, F=7, S=2, A=6, V=6, rarity="U",
        keywords=(follower("muawijhe"),),
    ),
)
