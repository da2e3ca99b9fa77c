"""The Beasts of Paradise Lost: what the tribes ride."""

from __future__ import annotations

from doomtable.cards.constructors import beast
from doomtable.cards.patterns import airborne, gives, may_not, raises
from doomtable.cards.vocabulary import (
    ANY_WARRIOR,
    BEAST,
    CRESCENTIA,
    LUTHERAN,
    RASPUTIN,
    SHOOT_WEAPONS,
    TEMPLARS,
    warriors,
)
from doomtable.rules.language import (
    Act,
    All,
    Attack,
    Card,
    Cost,
    Event,
    Is,
    Mark,
    Marks,
    On,
    Rule,
    Special,
    Static,
    Target,
    TargetPlayer,
    Test,
    Using,
)

CARDS: tuple[Card, ...] = (
    beast("Crescentian Twotusk", "07024", CRESCENTIA, F=4, S=0, A=4, V=4, rarity="U2"),
    beast(
        "Eclipse Mammoth", "07027", CRESCENTIA,
        Act(
            (Special("jump on"),), cost=Cost(actions=3),
            targets=(Target(warriors(CRESCENTIA, none=(BEAST,), whose="yours", area="outpost", other=True)),),
        ),
        F=0, S=0, A=0, V=0, rarity="C1", holds=3,
    ),
    beast("Equine", "07029", LUTHERAN, Static((gives("cavalier", who="bearer"),)), F=2, S=0, A=2, V=0, rarity="C3"),
    beast(
        "Holy Urox", "07047", CRESCENTIA, may_not(Rule("price", "attack", "bearer", actions=2)),
        F=6, S=2, A=6, V=3, rarity="U2",
    ),
    beast(
        "Marine Serett", "07060", TEMPLARS,
        Static(tuple(Rule("forbid", "be attacked", "bearer", flier) for flier in airborne())),
        raises(2, "F", "A", when=Is("bearer", warriors("templar marine"))),
        F=2, S=-4, A=2, V=0, rarity="U2",
    ),
    beast(
        "Predatorian", "07082", TEMPLARS,
        Static((Rule("price", "be attacked", warriors(area="same outpost"), actions=2),)),
        F=2, S=2, A=2, V=2, rarity="C2",
    ),
    beast(
        "Mastodont", "07062", CRESCENTIA, Static((Rule("allow", "pair", "bearer", SHOOT_WEAPONS, Using("shoot")),)),
        F=3, S=2, A=2, V=4, rarity="C1",
    ),
    beast("Rivetbull", "07094", RASPUTIN, F=4, S=0, A=3, V=2, rarity="C1"),
    beast(
        "Support Artillery Ox", "07106", CRESCENTIA,
        Act((Special("attack in person"),), cost=Cost(actions=2, attack=True), targets=(TargetPlayer(),)),
        F=0, S=0, A=2, V=0, rarity="C1",
    ),
    beast(
        "Tusked Serett", "07118", TEMPLARS,
        On(
            Event("survived", it="bearer", by=ANY_WARRIOR),
            (Mark("charge", on="me"), Attack("it", "by", tactic="fight"), Mark("charge", on="me", off=True)),
            when=All((Using("fight"), Test(Marks("charge"), "==", 0))), may=True,
        ),
        F=3, S=-2, A=2, V=2, rarity="C1",
    ),
)  # fmt: skip
