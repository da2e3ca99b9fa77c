"""The Dark Legion of Warzone."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import warrior
from doomtable.cards.patterns import may_not, never_fights, raises, slayer, takes_prisoners
from doomtable.cards.vocabulary import (
    ANY_CARD,
    EQUIPMENT,
    FORTIFICATION,
    HERETIC,
    LEGION,
    NEPHARITE,
    SYMMETRY,
    cards,
    doomtroopers,
    follower,
    named,
    warriors,
)
from doomtable.rules.language import (
    Act,
    AttachTo,
    Card,
    Choose,
    Cost,
    Event,
    Have,
    If,
    Is,
    Kill,
    Look,
    Mod,
    Move,
    Of,
    On,
    Paid,
    Rule,
    Search,
    Sel,
    Static,
    Target,
    TargetPlayer,
    Test,
    Using,
)


def unaffected() -> tuple[Static, Static]:
    """No card does anything to it, but for warriors who attack it."""
    return (
        Static((Mod(("immune",), op="give", who="me", of=ANY_CARD),)),
        may_not(Rule("forbid", "receive", "me", ANY_CARD)),
    )


ON_MERCURY: Final = Have(cards("mercurian warzone", whose="yours"))

CARDS: tuple[Card, ...] = (
    warrior(
        "Bio-Giant", "03014", LEGION, F=22, S=14, A=26, V=20, rarity="U1",
        keywords=(follower("algeroth"),),
        abilities=(
            On(Event("attacked", by="me"), (Rule("forbid", "attack", "me", until="turn"),)),
            may_not(Rule("forbid", "receive", "me", cards("special", whose="yours"))),
            may_not((Rule("forbid", "receive", "me", SYMMETRY), Rule("forbid", "receive", "me", EQUIPMENT))),
            may_not(Rule("forbid", "count", "me", FORTIFICATION)),
        ),
    ),
    warrior(
        "Brass Apocalypt", "03017", LEGION, F=6, S=13, A=10, V=7, rarity="C1",
        keywords=(follower("algeroth"),),
        remembers=(Target(warriors(whose="yours", area="kohort", tests=(Test(Of("it", "V"), "<=", 6),))),),
        abilities=(
            Static((Rule("forbid", "be attacked", "chosen"),)),
            On(Event("killed", it="chosen"), (Move("me", "discard"),)),
            On(Event("discarded", it="chosen"), (Move("me", "discard"),)),
        ),
    ),
    warrior(
        "Destroyer", "03038", LEGION, F=7, S=7, A=7, V=7, rarity="U2",
        keywords=(follower("algeroth"),), considered=(HERETIC,),
        abilities=(
            slayer(),
            On(Event("leaves", it=warriors(states=("killed",)), by="me"), (Move("it", "annihilated"),), instead=True),
        ),
    ),
    warrior(
        "Eaonian Justifier", "03040", LEGION, F=None, S=None, A=None, V=10, rarity="U1",
        keywords=(follower("algeroth"),),
        abilities=(*never_fights(), takes_prisoners(warriors(follower("algeroth"), whose="yours"))),
    ),
    warrior(
        "Immaculate Spawn", "03068", LEGION, F=3, S=9, A=6, V=6, rarity="C2",
        keywords=(follower("algeroth"),),
        abilities=(
            On(
                Event("killed", it=doomtroopers(), by="me"),
                (
                    Search(
                        named("Immaculate Fury", "warrior", where="collection"), to="place", on="me",
                        then=(AttachTo(cards(on="me"), "it"), Move("me", "discard")),
                    ),
                ),
                may=True,
            ),
        ),
    ),
    warrior(
        "Karnophage", "03072", LEGION, F=2, S=2, A=2, V=3, rarity="C2",
        keywords=(follower("algeroth"),),
        abilities=(
            On(
                Event("discard start", whose="yours"),
                (
                    If(
                        Have(warriors(states=("wounded",))),
                        (Choose((Target(warriors(none=(NEPHARITE,), states=("wounded",))),), (Kill("target"),)),),
                        (Move("me", "discard"),),
                    ),
                ),
                when=Is("me", warriors(area="kohort")),
            ),
        ),
    ),
    warrior(
        "Mercurian Maculator", "03081", LEGION, F=8, S=14, A=6, V=6, rarity="C2",
        keywords=(follower("algeroth"),),
        needs=(ON_MERCURY,), keeps=(ON_MERCURY,),
    ),
    warrior(
        "Reaper of Souls", "03097", LEGION, F=8, S=3, A=6, V=6, rarity="U2",
        keywords=(follower("algeroth"),), considered=(HERETIC,),
        abilities=(slayer(when=Using("fight")),),
    ),
    warrior(
        "Scout Bat", "03103", LEGION, F=None, S=1, A=1, V=1, rarity="C2",
        keywords=(follower("ilian"),),
        abilities=(
            *unaffected(),
            may_not(Rule("forbid", "attack", "me")),
            Act(
                (Look(n=Paid()),),
                cost=Cost(actions=2, per=1),
                targets=(TargetPlayer("others"),),
            ),
        ),
    ),
    warrior(
        "Venom Bat", "03128", LEGION, F=None, S=1, A=1, V=1, rarity="C2",
        keywords=(follower("ilian"),),
        abilities=(
            *unaffected(),
            may_not(Rule("forbid", "attack", "me")),
            On(
                Event("looked", by=Sel(all=(), named=("Scout Bat",)), whose="yours"),
                (Move(cards("warrior", where="hand", states=("seen",)), "discard"),), may=True,
            ),
        ),
    ),
    warrior(
        "Supreme Necromagus", "03118", LEGION, F=4, S=4, A=5, V=5, rarity="U2",
        keywords=(follower("algeroth"),), considered=(HERETIC,),
        abilities=(raises(3, "F", "S", "A", who=warriors(HERETIC, whose="yours", other=True)),),
    ),
    warrior(
        "Technomancer", "03121", LEGION, F=3, S=3, A=4, V=5, rarity="U2",
        keywords=(follower("algeroth"),), considered=(HERETIC,),
        abilities=(Static((Rule("allow", "receive", "me", EQUIPMENT, words=("affiliation",)),)),),
    ),
)  # fmt: skip
