"""The Dark Legion of Inquisition: Apostles, their followers and Heretics."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import warrior
from doomtable.cards.patterns import (
    as_actions,
    given_at_any_time,
    gives,
    immune_to_art,
    may_not,
    never_fights,
    no_gifts,
    pierces,
    provides,
    slayer,
)
from doomtable.cards.vocabulary import (
    ANY_LEGION,
    ANY_WARRIOR,
    APOSTLE,
    APOSTLE_GIFT,
    BROTHERHOOD,
    CORPORATE,
    CULTIST,
    EQUIPMENT,
    FIRST_STRIKE,
    HERETIC,
    LEGION,
    NEPHARITE,
    PERSONALITY,
    SLAYER,
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
    Heal,
    Host,
    Is,
    Mod,
    Move,
    Of,
    On,
    Rule,
    Search,
    Sel,
    Static,
    Target,
    Versus,
)
from doomtable.rules.terms import ASPECTS

CORPORATE_TROOPER: Final = Sel(all=("warrior", "doomtrooper"), any=CORPORATE)
FOLLOWERS_IN_RESERVE: Final = Sel(all=("warrior", follower("algeroth")), none=(PERSONALITY,), where="collection")


def cultist(apostle: str, code: str, *, F: int, S: int, A: int) -> Card:
    """A Heretic of the Squad who is a Doomtrooper or of the Dark Legion, as the case may be."""
    return warrior(
        f"{apostle.title()} Cultist", code, LEGION, F=F, S=S, A=A, V=3, rarity="C1",
        keywords=(follower(apostle), CULTIST), considered=("doomtrooper", HERETIC), host=Host("area", areas=("squad",)),
        abilities=(
            Static((Mod(("tags",), op="choose", words=("doomtrooper", LEGION), who="me"),)),
            may_not(Rule("forbid", "attack", "me", warriors(BROTHERHOOD))),
        ),
    )  # fmt: skip


CARDS: tuple[Card, ...] = (
    warrior(
        "Algeroth–Apostle of War", "02005", LEGION, F=None, S=None, A=None, V=20, rarity="U1",
        keywords=(PERSONALITY, APOSTLE),
        abilities=(
            *never_fights(),
            *given_at_any_time("equip", EQUIPMENT, warriors(LEGION, whose="yours")),
            as_actions(3, Move("target", "discard"), targets=(Target(EQUIPMENT),)),
        ),
    ),
    warrior(
        "Apostate", "02008", LEGION, F=3, S=3, A=4, V=7, rarity="U2",
        considered=(HERETIC,), aspects=ASPECTS,
        abilities=(may_not(Rule("require", "cast for", "me", ANY_LEGION)),),
    ),
    warrior(
        "Callistonian Conqueror", "02026", LEGION, F=6, S=6, A=6, V=7, rarity="U2",
        keywords=(follower("semai"),), considered=("callistonian intruder",),
        abilities=(slayer(warriors("callistonian intruder")),),
    ),
    cultist("algeroth", "02004", F=3, S=3, A=3),
    cultist("demnogonis", "02043", F=4, S=3, A=2),
    cultist("ilian", "02080", F=2, S=4, A=3),
    cultist("muawijhe", "02096", F=3, S=2, A=4),
    cultist("semai", "02121", F=4, S=2, A=3),
    warrior(
        "Dark Huntsman", "02039", LEGION, F=5, S=5, A=5, V=6, rarity="U2",
        keywords=(follower("algeroth"),),
        abilities=(
            Static((Rule("forbid", "be attacked", "me", CORPORATE_TROOPER),)),
            Static((Mod(("A",), -3, who="foe", when=Is("foe", CORPORATE_TROOPER)),)),
        ),
    ),
    warrior(
        "Demnogonis–the Befouler", "02044", LEGION, F=None, S=None, A=None, V=20, rarity="U1",
        keywords=(PERSONALITY, APOSTLE),
        abilities=(
            *never_fights(),
            Act(
                (Move("target", "discard"),),
                cost=Cost(actions=3, d=Of("target", "V")),
                targets=(Target(doomtroopers()),),
            ),
        ),
    ),
    warrior(
        "Golem of Darkness", "02069", LEGION, F=6, S=5, A=7, V=7, rarity="U2",
        keywords=(follower("algeroth"),),
        abilities=(no_gifts(), On(Event("wounded", it="me"), (Heal("me"),))),
    ),
    warrior(
        "Ilian Temple Sentinel", "02081", LEGION, F=3, S=3, A=4, V=5, rarity="C1",
        keywords=(follower("ilian"),), considered=("templar",),
        abilities=(immune_to_art(warriors("templar", whose="yours")),),
    ),
    warrior(
        "Ilian–Mistress of the Void", "02082", LEGION, F=None, S=None, A=None, V=20, rarity="U1",
        keywords=(PERSONALITY, APOSTLE),
        abilities=(
            *never_fights(),
            *given_at_any_time("bestow", cards(APOSTLE_GIFT), warriors(LEGION, whose="yours")),
            pierces("symmetry"),
            pierces("gifts"),
        ),
    ),
    warrior(
        "Muawijhe–Lord of Visions", "02097", LEGION, F=None, S=None, A=None, V=20, rarity="U1",
        keywords=(PERSONALITY, APOSTLE),
        abilities=(*never_fights(), Static((gives(FIRST_STRIKE, who=ANY_LEGION),))),
    ),
    warrior(
        "Scion of Ilian", "02119", LEGION, F=4, S=5, A=4, V=5, rarity="U2",
        keywords=(follower("ilian"),), considered=("child of ilian",),
        abilities=(slayer(warriors("child of ilian", whose="yours")),),
    ),
    warrior(
        "Semai–Lord of Spite", "02122", LEGION, F=None, S=None, A=None, V=20, rarity="U1",
        keywords=(PERSONALITY, APOSTLE),
        abilities=(
            *never_fights(),
            Static((
                Rule("allow", "attack", doomtroopers(), doomtroopers()),
                Rule("price", "attack", doomtroopers(), ANY_LEGION, price=4),
            )),
        ),
    ),
    warrior(
        "Tekron", "02142", LEGION, F=4, S=4, A=3, V=6, rarity="U2",
        keywords=(follower("algeroth"),),
        abilities=(
            as_actions(
                3,
                Search(FOLLOWERS_IN_RESERVE, to="place", on="target", pay="V", then=(Move("target", "annihilated"),)),
                targets=(Target(warriors(HERETIC, whose="yours")),),
            ),
        ),
    ),
    warrior(
        "That Which Is Not to Be Named", "02144", LEGION, F=None, S=None, A=None, V=25, rarity="U1",
        keywords=(PERSONALITY,),
        abilities=(
            *never_fights(),
            Static((gives(SLAYER, who=ANY_LEGION, when=Versus(doomtroopers(), ref="it")),)),
        ),
    ),
    warrior(
        "Valpurgius", "02169", LEGION, F=4, S=4, A=7, V=8, rarity="U1",
        keywords=(PERSONALITY, follower("algeroth"), NEPHARITE), considered=("nepharite of algeroth",),
        aspects=ASPECTS,
        abilities=(
            provides("bestow", SYMMETRY, warriors(follower("algeroth"))),
            Static((Rule("allow", "cast for", "me", ANY_WARRIOR),)),
        ),
    ),
    warrior(
        "Zenithian Slaughtermaster", "02175", LEGION, F=9, S=2, A=4, V=7, rarity="C1",
        keywords=(follower("muawijhe"),), considered=("zenithian soulslayer",),
        abilities=(slayer(warriors("zenithian soulslayer")),),
    ),
)  # fmt: skip
