"""Hard cards of every set, written in the language from their printed text before the language was fixed.

They are no part of the catalogue: their sets are declared later. Bamboozled!, Mystic and Secret Mission are declared
in the base set and are added to the proof from there.
"""

from __future__ import annotations

from doomtable.cards.catalogue import catalogue
from doomtable.cards.constructors import art, attached, gift, special
from doomtable.cards.vocabulary import (
    ANY_WARRIOR,
    GENERAL,
    PERSONALITY,
    cards,
    warriors,
)
from doomtable.rules.language import (
    Act,
    Actions,
    Card,
    Combat,
    Copy,
    Cost,
    Event,
    Host,
    Infect,
    Join,
    Merge,
    Mod,
    Not,
    Paid,
    Play,
    Sel,
    Static,
    Suppress,
    TakeOver,
    Target,
)

CRESCENTIA = "crescentia"

joker = Card(
    name="Joker!", code="04060", set="mort", type="special", affiliations=(GENERAL,), rarity="U1", limit=1,
    abilities=(Play(window="copied", effects=(Copy(Sel(all=(), none=(PERSONALITY, "relic"))),)),),
)  # fmt: skip

stolen_paperwork = special(
    "Stolen Paperwork", "05062", GENERAL, TakeOver(),
    window="after", to=Event("played", it=cards("special"), whose="others"), rarity="C1", post_play="x",
)  # fmt: skip


amnesia = attached("Amnesia", "04003", GENERAL, Static((Suppress("host"),)), to=ANY_WARRIOR, rarity="U2")

eclipse_mammoth = Card(
    name="Eclipse Mammoth", code="07027", set="pl", type="beast", affiliations=(CRESCENTIA,), rarity="C1",
    host=Host(sel=warriors(CRESCENTIA)),
    abilities=(
        Act(
            (Merge("target", into="bearer", sum=("F", "S", "A", "V"), most=3),),
            cost=Cost(actions=3),
            targets=(Target(warriors(CRESCENTIA, none=("beast",), whose="yours", area="outpost", other=True)),),
        ),
    ),
)  # fmt: skip

v_3 = special(
    "V-3", "07120", GENERAL,
    Infect(
        effects=(Mod(("F", "S", "A"), -2, who="it", until="game"),),
        spreads=warriors("doomtrooper"),
    ),
    window="turn", when=Not(Combat()), rarity="U3", post_play="x", keywords=("virus",),
    targets=(Target(warriors("doomtrooper", area="outpost")),),
)  # fmt: skip

plagiarize = gift(
    "Plagiarize", "02108", "ilian",
    Static((Mod(("text",), op="give", of="chosen"),)),
    rarity="C1", remembers=(Target(warriors(none=(PERSONALITY,))),),
)  # fmt: skip

greater_manipulation = art(
    "Greater Manipulation", "02071", "manipulation",
    Actions(3, attack="may", at_once=True, only_with="target", points="you"),
    rarity="U1", window="action", cost=Cost(actions=1), targets=(Target(Sel(whose="others")),),
)  # fmt: skip

reinforcements = special(
    "Reinforcements!", "01252", GENERAL,
    Join(
        "target",
        Sel(whose="yours", states=("not fighting",), side="target", apart="foe"),
        n=Paid(per=7),
    ),
    window="combat", rarity="U", cost=Cost(per=7), targets=(Target(Sel(states=("fighting",))),),
)  # fmt: skip

PROOF: tuple[Card, ...] = (
    joker, stolen_paperwork, catalogue().get("Total Eclipse"), amnesia, catalogue().get("Infantry Sniper"),
    eclipse_mammoth,
    catalogue().get("Graveyard"), catalogue().get("Cryotech Chamber"), v_3,
    catalogue().get("Bauhaus Bank"), catalogue().get("Close But No Cigar"), catalogue().get("Tight Formation"),
    plagiarize,
    catalogue().get("Algeroth Cultist"),
    greater_manipulation, reinforcements, catalogue().get("Bamboozled!"), catalogue().get("Mystic"),
    catalogue().get("Secret Mission"), catalogue().get("Backfire"),
)  # fmt: skip
