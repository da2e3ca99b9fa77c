"""The Fortifications of the base set: cities, citadels and what a single warrior takes shelter in."""

from __future__ import annotations

from doomtable.cards.constructors import citadel, city, fortification
from doomtable.cards.patterns import as_actions, may_not
from doomtable.cards.vocabulary import (
    ANY_WARRIOR,
    BAUHAUS,
    BROTHERHOOD,
    CAPITOL,
    CYBERTRONIC,
    GENERAL,
    IMPERIAL,
    MISHIMA,
    YOUR_WARRIOR,
)
from doomtable.rules.language import (
    AttachTo,
    Card,
    Cost,
    Event,
    Have,
    Host,
    Mod,
    Move,
    On,
    PayOr,
    Role,
    Rule,
    Sel,
    Static,
    Target,
)


def shelter(name: str, code: str, *, A: int, F: int = 0, rarity: str) -> Card:
    """Given to a warrior, who does not Fight from it as the attacker; one action moves it to another of yours."""
    return fortification(
        name, code, GENERAL,
        Static((Mod(("A",), A), *((Mod(("F",), F),) if F else ()))),
        may_not(Rule("forbid", "fight", "bearer", when=Role("attacker"))),
        as_actions(1, AttachTo("me", "target"), targets=(Target(Sel(whose="yours", other=True)),)),
        rarity=rarity, post_play="+", host=Host(sel=ANY_WARRIOR),
    )  # fmt: skip


CARDS: tuple[Card, ...] = (
    citadel("Citadel of Algeroth", "01042", "algeroth"),
    citadel("Citadel of Demnogonis", "01043", "demnogonis"),
    citadel("Citadel of Ilian", "01044", "ilian"),
    citadel("Citadel of Muawijhe", "01045", "muawijhe"),
    citadel("Citadel of Semai", "01046", "semai"),
    city("Fukido", "01137", IMPERIAL),
    city("Heimburg", "01152", BAUHAUS),
    city("Longshore", "01193", MISHIMA),
    city("San Dorado", "01269", CAPITOL),
    city("The Cathedral", "01317", BROTHERHOOD, keywords=("cathedral",)),
    city("The HQ", "01318", CYBERTRONIC),
    shelter("Foxhole", "01134", A=2, F=-2, rarity="U"),
    shelter("Installation", "01174", A=3, F=-3, rarity="R"),
    fortification(
        "Secret HQ", "01275", GENERAL,
        Static(
            (Rule("forbid", "be attacked", "you"), Rule("forbid", "be sabotaged", "you")),
            when=Have(YOUR_WARRIOR, 0, at_most=True),
        ),
        On(Event("draw start", whose="yours"), (PayOr("you", d=5, otherwise=(Move("me", "discard"),)),)),
        rarity="R", host=Host("player"), cost=Cost(d=5),
    ),
    shelter("Spiked Barricade", "01291", A=1, rarity="C1"),
)
