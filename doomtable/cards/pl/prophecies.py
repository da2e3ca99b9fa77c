"""The prophecies of Crescentia: a Prophet in the Outpost speaks them, and bears most of them."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import attached
from doomtable.cards.patterns import gives, outpost_has, raises
from doomtable.cards.vocabulary import (
    ANY_WARRIOR,
    CRESCENTIA,
    GENERAL,
    LUTHERAN,
    ORGANISATIONS,
    RASPUTIN,
    TEMPLARS,
    warriors,
)
from doomtable.rules.language import (
    Ability,
    Act,
    Card,
    Choice,
    Cost,
    Event,
    Host,
    Mod,
    Move,
    Name,
    On,
    Paid,
    PayOr,
    Rule,
    Sel,
    Static,
    Target,
    Value,
    Versus,
)

OTHER_AFFILIATIONS: Final = (*ORGANISATIONS, GENERAL, LUTHERAN, RASPUTIN, TEMPLARS)
HERDS: Final = Sel(all=("beast", CRESCENTIA), whose="yours")
BELIEVERS: Final = warriors(CRESCENTIA, whose="yours")


def prophecy(name: str, code: str, *abilities: Ability, remembers: tuple[Choice, ...] = ()) -> Card:
    """A prophecy on a Prophet in your Outpost, spoken as one action."""
    return attached(
        name, code, CRESCENTIA, *abilities,
        to=warriors("prophet", area="outpost"), whose="yours", window="action", actions=1, rarity="C1",
        keywords=("prophecy",), remembers=remembers,
    )  # fmt: skip


def inspired(stat: Value) -> Act:
    """During combat D spent raise one rating of a Crescentian of yours."""
    return Act(
        (Mod((stat,), Paid(), who="target", until="combat"),), window="combat", cost=Cost(per=1),
        targets=(Target(warriors(CRESCENTIA, whose="yours", states=("fighting",))),),
    )  # fmt: skip


CARDS: tuple[Card, ...] = (
    prophecy(
        "Behold the Future Possibilities", "07005",
        Static((Rule("require", "show hand", "others"),)),
        On(Event("turn start", whose="yours"), (PayOr("you", d=6, otherwise=(Move("me", "annihilated"),)),)),
    ),
    prophecy(
        "Our Enemy's Weakness Is Exposed", "07072",
        Static((Rule("forbid", "count", Sel(states=("defender",), against=Sel(whose="yours"))),)),
    ),
    prophecy(
        "Our True Enemy Is Revealed", "07073",
        raises(3, "F", "S", "A", who=BELIEVERS, when=Versus(warriors("named"), ref="it")),
        remembers=(Name("affiliation", among=OTHER_AFFILIATIONS),),
    ),
    attached(
        "The Howling Is upon Us", "07113", CRESCENTIA,
        Static((Mod(("bonus",), 2, "times", ("f", "s", "a"), who=ANY_WARRIOR, of=HERDS),)),
        On(Event("turn start", whose="yours"), (Move("me", "annihilated"),)),
        to=Host("player"), window="action", actions=1, rarity="C1", keywords=("prophecy",),
        needs=(outpost_has("prophet"),),
    ),
    prophecy("Our Will Is beyond Measure", "07074", inspired("F"), inspired("S")),
    attached(
        "Prophetic Vision", "07086", CRESCENTIA, Static((gives("prophet", who="host"),)),
        to=warriors(CRESCENTIA), whose="yours", rarity="C2",
    ),
    attached(
        "The Calling", "07110", LUTHERAN, Static((gives("patriarch", who="host"),)),
        to=warriors(LUTHERAN), whose="yours", rarity="C2",
    ),
)
