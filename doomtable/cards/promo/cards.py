"""The promotional cards, of every type."""

from __future__ import annotations

from doomtable.cards.constructors import special, warrior
from doomtable.cards.patterns import (
    immune_to_art,
    immune_to_symmetry,
    may_not,
    no_gifts,
    raises,
    slayer,
)
from doomtable.cards.vocabulary import (
    BAUHAUS,
    BROTHERHOOD,
    GENERAL,
    HERETIC,
    LEGION,
    NEPHARITE,
    PERSONAL,
    PERSONALITY,
    SYMMETRY,
    cards,
    doomtroopers,
    follower,
    warriors,
)
from doomtable.rules.language import Card, Event, Heal, Is, Move, On, Rule, Sel, Static, Target, Using
from doomtable.rules.terms import ASPECTS

WARRIORS: tuple[Card, ...] = (
    warrior(
        "Guardian Gargoyle", "08006", LEGION, F=1, S=1, A=4, V=4, rarity="P", limit=0,
        keywords=(follower("semai"),),
        abilities=(
            immune_to_art(),
            no_gifts(),
            Static(
                (Rule("forbid", "be discarded", cards("special", whose="yours")),),
                when=Is("me", warriors(area="kohort")),
            ),
        ),
    ),
    warrior(
        "Michaelis the Apostate", "08011", LEGION, F=3, S=3, A=5, V=7, rarity="P", limit=0,
        keywords=(PERSONALITY, HERETIC), aspects=ASPECTS,
        abilities=(Static((Rule("allow", "receive", "me", SYMMETRY),)),),
    ),
    warrior(
        "Nepharite Warlord", "08012", LEGION, F=3, S=6, A=4, V=7, rarity="P", limit=0,
        keywords=(follower("algeroth"), NEPHARITE), considered=("nepharite of algeroth",),
        abilities=(raises(5, "S", who=warriors("undead legionnaire", whose="yours")), slayer()),
    ),
    warrior(
        "Nicholai", "08013", BROTHERHOOD, F=5, S=4, A=6, V=8, rarity="P", limit=0,
        keywords=(PERSONALITY,), considered=("mortificator",), aspects=("manipulation", "exorcism"),
        abilities=(Static((Rule("allow", "cast", "me", Sel(all=("art", PERSONAL))),)), slayer()),
    ),
    warrior(
        "Ragathol", "08017", LEGION, F=10, S=4, A=6, V=7, rarity="P", limit=0,
        keywords=(PERSONALITY, follower("algeroth"), NEPHARITE), considered=("nepharite of algeroth",),
        abilities=(
            On(
                Event("leaves", it=doomtroopers(states=("killed",)), by=warriors(HERETIC, whose="yours")),
                (Move("it", "annihilated"),), instead=True, when=Is("me", warriors(area="kohort")),
            ),
        ),
    ),
    warrior(
        "Wolfe in the Heat", "08020", BAUHAUS, F=9, S=3, A=9, V=8, rarity="P", limit=0,
        keywords=(PERSONALITY,),
        abilities=(
            immune_to_symmetry(),
            may_not(Rule("forbid", "become", "me", words=(HERETIC,))),
            On(Event("wounded", it="me"), (Heal("me"),)),
        ),
    ),
)  # fmt: skip

SPECIALS: tuple[Card, ...] = (
    special(
        "By the Throat", "08003", GENERAL, Rule("forbid", "strike back", "foe", until="combat"),
        window="combat", when=Using("fight"), rarity="P", limit=0, targets=(Target(Sel(states=("combatant",))),),
    ),
)  # fmt: skip

CARDS: tuple[Card, ...] = (*WARRIORS, *SPECIALS)
