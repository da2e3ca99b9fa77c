"""The Special cards of Mortificator that do something once, and a poison that is one of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal

from doomtable.cards.constructors import attached, special
from doomtable.cards.vocabulary import (
    ANY_LEGION,
    ANY_WARRIOR,
    BAUHAUS,
    BROTHERHOOD,
    COMBATANT,
    CYBERTRONIC,
    GENERAL,
    LEGION,
    MORTIFICATOR,
    PERSONALITY,
    POISON,
    TANK,
    WEAPONS,
    YOUR_WARRIOR,
    cards,
    doomtroopers,
    warriors,
)
from doomtable.rules.language import (
    Act,
    AttachTo,
    Attack,
    Cancel,
    Card,
    Choose,
    Combat,
    Control,
    Copy,
    Cost,
    Count,
    Draw,
    Each,
    Either,
    Event,
    Flip,
    Gain,
    Have,
    If,
    Is,
    Kill,
    Later,
    May,
    Mod,
    Move,
    Not,
    Of,
    Pass,
    PayOr,
    Play,
    PoolOf,
    Redirect,
    Rule,
    Search,
    Sel,
    Special,
    Sum,
    Target,
    TargetPlayer,
    Teams,
    Test,
    Until,
    Using,
    Wound,
)

RATINGS: Final[tuple[Literal["F", "S", "A", "V"], ...]] = ("F", "S", "A", "V")
NEXT_TURN: Final[Until] = "your next turn"
BANK: Final = Sel(all=(), named=("Cardinal's Bank",), whose="others")
DISGUISED: Final = Sel(all=("warrior", "doomtrooper"), none=(PERSONALITY,), where="hand", whose="yours")
TANK_CARD: Final = Sel(all=(TANK,))


def drawn_weapon(where: Literal["hand", "discard"]) -> Search:
    """The target is equipped with a weapon of yours at once."""
    return Search(replace(WEAPONS, where=where), to="target", on="target")


CARDS: tuple[Card, ...] = (
    special(
        "Air-to-Ground Missile", "04002", GENERAL, Move("target", "discard"),
        window="any", rarity="C2", targets=(Target(TANK_CARD),),
    ),
    special(
        "And Stay Dead!", "04004", GENERAL,
        Move(cards(where="discard", whose="target player"), "annihilated", n=2),
        window="any", rarity="U1", post_play="x", targets=(TargetPlayer("others"),),
    ),
    special(
        "Back Door", "04008", GENERAL,
        *(Mod((stat,), Of("warzone", stat), who="attacker", until="combat") for stat in RATINGS),
        window="combat", rarity="C2", when=Is("defender", Sel(states=("in a warzone",))),
    ),
    special(
        "Bite the Dust", "04011", GENERAL, Attack("it", "by", legal=True),
        window="after", to=Event("survived", it=YOUR_WARRIOR, by=Sel(states=("hurt",))), rarity="U2",
    ),
    special(
        "Bluff", "04016", GENERAL, Cancel(), window="after", to=Event("revealed", it=cards("special", "secret")),
        rarity="C2",
    ),
    special(
        "Booby Trap", "04017", GENERAL, Wound("it", only=True),
        window="after", to=Event("enters", it=ANY_WARRIOR), rarity="U2",
    ),
    special(
        "Antidote", "04005", GENERAL, Cancel(),
        window="after", to=Event("used", it=cards(POISON)), rarity="C3",
    ),
    special(
        "Bribery", "04018", GENERAL, Control("target", to="", until="combat"),
        window="combat", cost=Cost(d=Of("target", "V", times=2)), rarity="U2",
        targets=(Target(Sel(whose="others", states=("fighting",))),),
    ),
    special(
        "Burglary", "04019", GENERAL, Move(Sel(all=("relic",), whose="target player"), "discard"),
        window="action", cost=Cost(actions=3), rarity="U2", targets=(TargetPlayer(),),
    ),
    special(
        "Carnage", "04021", GENERAL, Special("down to the fewest"),
        window="action", cost=Cost(actions=3), rarity="U1", when=Have(YOUR_WARRIOR),
    ),
    special(
        "Concealed Weapon", "04025", GENERAL, drawn_weapon("hand"),
        window="combat", rarity="C2", targets=(Target(COMBATANT),),
        other=Play("combat", cost=Cost(d=8), targets=(Target(COMBATANT),), effects=(drawn_weapon("discard"),)),
    ),
    special(
        "Currency Exchange", "04028", LEGION, Special("share out D"), window="any", when=Teams(), rarity="C2",
    ),
    special(
        "Day of Mourning", "04030", BAUHAUS, Mod(("F", "S", "A"), -5, who=warriors(BAUHAUS), until=NEXT_TURN),
        window="any", rarity="C2", post_play="x",
    ),
    attached(
        "Death Maze", "04033", GENERAL,
        Act(
            (Kill("foe", points="you", by="host"),),
            window="after", to=Event("survived", it="host"), cost=Cost(annihilate="me"), when=Using("fight"),
        ),
        to=warriors(MORTIFICATOR), whose="yours", window="action", actions=1, rarity="C2", keywords=(POISON,),
    ),
    special(
        "Deja Vu", "04035", GENERAL,
        Each("you", (Special("swap piles"),)),
        Each("others", (PayOr("target player", d=25, then=(Special("swap piles"),)),)),
        window="action", cost=Cost(actions=3), rarity="C2", post_play="x",
    ),
    special(
        "Eat This!", "04038", GENERAL, Wound(warriors(states=("healthy",)), only=True),
        window="any", rarity="U2", limit=1,
    ),
    special(
        "Fill'em Up", "04044", GENERAL,
        Each(
            "each",
            (
                May(
                    (
                        Draw(
                            Sum((7, Count(cards(where="hand", whose="target player"), each=-1))), who="target player",
                        ),
                    ),
                    who="target player",
                ),
            ),
        ),
        window="others turn", rarity="C2",
    ),
    special(
        "Ghost in the Machine", "04046", CYBERTRONIC, Move(warriors(CYBERTRONIC), "discard"),
        window="action", cost=Cost(actions=3, d=10), rarity="U2",
    ),
    special(
        "Hasty Getaway", "04050", GENERAL,
        Move(Sel(all=(), any=("equipment", "special"), on="target", whose="same", deep=True), "hand"),
        Move("target", "hand", attachments="discard"),
        window="combat", rarity="U1", post_play="x", limit=1, targets=(Target(COMBATANT),),
    ),
    special(
        "Holy Protector", "04052", BROTHERHOOD,
        Rule("forbid", "strike back", "target2", "target", until="combat"), Attack("target", "target2"),
        window="combat", rarity="C2",
        targets=(
            Target(warriors(MORTIFICATOR, whose="yours", states=("not fighting",))),
            Target(Sel(states=("combatant",), against=doomtroopers(whose="yours"))),
        ),
    ),
    special(
        "Informants", "04056", GENERAL, Special("look under cards"), window="turn", when=Not(Combat()), rarity="C2",
    ),
    special(
        "Joker!", "04060", GENERAL, Copy(Sel(all=(), none=(PERSONALITY, "relic"))),
        window="copied", rarity="U1", post_play=None, limit=1,
    ),
    special(
        "Life Insurance", "04061", GENERAL, Later(Event("killed", it="it"), (Gain(Of("it", "V")),), until="combat"),
        window="after", to=Event("killed", it=doomtroopers(whose="yours")), rarity="C2",
    ),
    special(
        "Living on the Edge", "04064", GENERAL,
        Each(
            "each",
            (
                PayOr(
                    "target player", d=20,
                    otherwise=(Move(cards(where="discard", whose="target player"), "annihilated"),),
                ),
            ),
        ),
        window="action", cost=Cost(actions=3), rarity="U2",
    ),
    special(
        "Master of Disguise", "04068", GENERAL,
        If(Is("target", warriors(area="squad")), (
            Choose((Target(DISGUISED),), (
                Move("target2", "squad", to_whose="you"),
                AttachTo(cards(on="target"), "target2", legal=True), Move("target", "discard"),
            )),
        )),
        window="action", cost=Cost(actions=2), rarity="U2", targets=(Target(warriors(whose="yours", area="squad")),),
    ),
    special(
        "No Loose Ends", "04073", BROTHERHOOD, Mod(("F",), 3, "times", who="target", until="combat"),
        window="combat", rarity="C3", targets=(Target(warriors(MORTIFICATOR, states=("fighting",))),),
    ),
    special(
        "Play It Again", "04078", GENERAL, Move(cards(where="discard", whose="yours"), "draw"),
        window="action", cost=Cost(actions=1, d=10), rarity="U2", post_play="x",
    ),
    special(
        "Reflection", "04085", BROTHERHOOD, Redirect("caster", illegal=True),
        window="after", to=Event("played", it=cards("art")), rarity="C2",
        other=Play("after", to=Event("played", it=cards("art")), effects=(Cancel(),)),
    ),
    special(
        "Robbed Blind", "04089", GENERAL,
        Pass(PoolOf("its player"), giver="its player"),
        window="action", cost=Cost(actions=2), rarity="U2", post_play="x", targets=(Target(BANK),),
    ),
    special(
        "Russian Roulette", "04090", GENERAL,
        Flip(heads=(Move("target", "discard"),), tails=(Move("target2", "discard"),)),
        window="any", rarity="C2",
        targets=(Target(ANY_WARRIOR), Target(Sel(tests=(Test(Of("it", "V"), "==", Of("target", "V")),)))),
    ),
    special(
        "Terrorist Attack", "04107", LEGION, Move("target", "annihilated"),
        window="any", rarity="C2", targets=(Target(Sel(all=("fortification", BROTHERHOOD))),),
    ),
    special(
        "To Be or Not to Be", "04112", GENERAL,
        Either(
            ("gain", "lose"),
            (
                (Mod(("F", "S"), 4, who="target", until="combat"),),
                (Mod(("F", "S"), -4, who="target", until="combat"),),
            ),
        ),
        window="combat", rarity="C2", post_play="x", targets=(Target(COMBATANT),),
    ),
    special(
        "Trail of Evidence", "04113", BROTHERHOOD,
        Choose(
            (Target(warriors(MORTIFICATOR, whose="yours")),), (Attack("target2", "target", legal=True),), again=True,
        ),
        window="action", cost=Cost(actions=2), rarity="C2", post_play="x", targets=(Target(ANY_LEGION),),
    ),
    special(
        "Trust in the Arms", "04115", LEGION, Rule("forbid", "cast", warriors(), until=NEXT_TURN),
        window="action", cost=Cost(actions=1), rarity="U2",
    ),
)  # fmt: skip
