"""The vocabulary of declarations: affiliations, keywords and shared selectors."""

from __future__ import annotations

from typing import Final, Literal

from doomtable.rules.language import Is, Marks, Ref, Sel, Test, Value, Whose
from doomtable.rules.terms import Affiliation, CardType

BAUHAUS: Final = "bauhaus"
CAPITOL: Final = "capitol"
CYBERTRONIC: Final = "cybertronic"
IMPERIAL: Final = "imperial"
MISHIMA: Final = "mishima"
BROTHERHOOD: Final = "brotherhood"
LEGION: Final = "legion"
GENERAL: Final = "general"
CRESCENTIA: Final = "crescentia"
LUTHERAN: Final = "lutheran"
RASPUTIN: Final = "rasputin"
TEMPLARS: Final = "templars"
"""The four tribes of the Earth."""

PERSONALITY: Final = "personality"
FREELANCER: Final = "freelancer"
HERETIC: Final = "heretic"
CULTIST: Final = "cultist"
MORTIFICATOR: Final = "mortificator"
NEPHARITE: Final = "nepharite"
APOSTLE: Final = "apostle"
CORPORATE_LEADER: Final = "corporate leader"
CARDINAL: Final = "cardinal"
COMMANDER: Final = "commander"
CAPTAIN: Final = "captain by rank"
SERGEANT: Final = "sergeant by rank"
"""Ranks of commanders; the titles Captain and Sergeant are classes of their own."""
STANDARD_BEARER: Final = "standard bearer"
CARTEL: Final = "cartel"
BLINDNESS: Final = "blindness"
"""The cards that blind: Blindness by its name, others are considered so."""

SLAYER: Final = "slayer"
OVERKILL: Final = "overkill"
"""Kills whom it hits with more than twice the opposing A."""
FIRST_STRIKE: Final = "first strike"
DECISIVE: Final = "decisive"
"""A wound that it deals by striking first ends the combat: no blow comes back (FIRSTSTRIKE-03)."""
ASSASSIN: Final = "assassin"
NONCOMBATANT: Final = "noncombatant"
FRAGILE: Final = "killed if wounded"
BOASTING: Final = "boasting"
"""Has announced an attack for its next turn."""
FLEETING: Final = "annihilated if killed"
RECEPTIVE: Final = "receptive"
"""Lets a power affect it although a card would shield it."""
DISEASED: Final = "diseased"
INFECTED: Final = "infected"
VIRUS: Final = "virus"
BEAST: Final = "beast"
TRIBAL: Final = "tribal"
"""Belongs to a tribe, or is considered one that does."""

FIGHT: Final = "fight weapon"
SHOOT: Final = "shoot weapon"
BOTH: Final = "fight/shoot weapon"
SPECIAL_WEAPON: Final = "special weapon"
WEAPON: Final = "weapon"
CLOSE_RANGE: Final = "close range"
"""A weapon that is used in Fight combats only, whatever it is considered."""
HANDGUN: Final = "handgun"
MACHINE_GUN: Final = "machine gun"
ARMOR: Final = "armor"
VEHICLE: Final = "vehicle"
AIRSHIP: Final = "airship"
TANK: Final = "tank"
MINEFIELD: Final = "minefield"
POISON: Final = "poison"

CITY: Final = "city"
CITADEL: Final = "citadel"
GENERAL_GIFT: Final = "general gift"
APOSTLE_GIFT: Final = "gift of an apostle"
COMBAT_SPELL: Final = "combat spell"
PERSONAL: Final = "personal combat spell"

CORPORATE: Final = (BAUHAUS, CAPITOL, CYBERTRONIC, IMPERIAL, MISHIMA)
ORGANISATIONS: Final = (*CORPORATE, BROTHERHOOD, LEGION)

Area = Literal["squad", "kohort", "outpost"]
State = Literal[
    "wounded", "healthy", "covered", "open", "mounted", "on foot", "fighting", "attacker", "defender", "able",
    "reinforcement", "combatant", "using", "killed", "hurt", "not fighting", "defending here", "combating here",
    "seen", "aboard", "in a warzone", "here",
]  # fmt: skip
Stats = tuple[Value, ...]
FSAV: Final[Stats] = ("F", "S", "A", "V")


def follower(apostle: str) -> str:
    """The keyword of the followers of an Apostle."""
    return f"follower of {apostle}"


# ------------------------------------------------------------------------------------------------------ selectors


def warriors(
    *tags: str,
    none: tuple[str, ...] = (),
    whose: Whose = "any",
    area: Literal["", "squad", "kohort", "outpost", "squad or kohort", "same", "same area", "same outpost"] = "",
    states: tuple[State, ...] = (),
    has: Sel | None = None,
    against: Sel | None = None,
    tests: tuple[Test, ...] = (),
    other: bool = False,
) -> Sel:
    """Warriors in play that have all these tags."""
    return Sel(
        all=("warrior", *tags), none=none, whose=whose, area=area, states=states, has=has, against=against, tests=tests,
        other=other,
    )  # fmt: skip


def doomtroopers(
    *tags: str,
    none: tuple[str, ...] = (),
    whose: Whose = "any",
    states: tuple[State, ...] = (),
    against: Sel | None = None,
    other: bool = False,
) -> Sel:
    """Doomtroopers in play that have all these tags."""
    return warriors("doomtrooper", *tags, none=none, whose=whose, states=states, against=against, other=other)


def defenders(*tags: str, any: tuple[str, ...] = (), against: Sel | None = None) -> Sel:
    """The defender of a combat that is fought in the Warzone that speaks, if it has all these tags and one of `any`."""
    return Sel(all=("warrior", *tags), any=any, states=("defending here",), against=against)


def cards(
    *tags: str,
    none: tuple[str, ...] = (),
    whose: Whose = "any",
    where: Literal["", "hand", "draw", "discard", "annihilated", "collection", "held", "prison"] = "",
    on: Sel | Ref | None = None,
    states: tuple[State, ...] = (),
) -> Sel:
    """Cards of any type that have all these tags, in play unless `where` says otherwise."""
    return Sel(all=tags, none=none, whose=whose, where=where, on=on, states=states)


def equipment_cards(
    *tags: str,
    on: Sel | Ref | None = None,
    states: tuple[State, ...] = (),
    where: Literal["", "hand"] = "",
    whose: Whose = "any",
    area: Literal["", "squad"] = "",
) -> Sel:
    """Equipment that has all these tags, in play unless `where` says otherwise."""
    return Sel(all=("equipment", *tags), on=on, states=states, where=where, whose=whose, area=area)


def bearing(marker: str, *tags: str, whose: Whose = "any", area: Literal["", "squad"] = "") -> Sel:
    """Warriors in play with such a marker."""
    return warriors(*tags, whose=whose, area=area, tests=(Test(Marks(marker, on="it"), ">", 0),))


def meant_for(affiliation: Affiliation) -> Sel:
    """Cards whose own text gives them to such warriors only."""
    return Sel(all=(), meant=affiliation)


def named(title: str, type: CardType, where: Literal["", "collection"] = "") -> Sel:
    """Cards with exactly this name."""
    return Sel(all=(type,), named=(title,), where=where)


ANY_CARD: Final = Sel(all=())
ANY_WARRIOR: Final = Sel()
YOUR_WARRIOR: Final = Sel(whose="yours")
ENEMY_WARRIOR: Final = Sel(whose="others")
ANY_LEGION: Final = warriors(LEGION)
COMBATANT: Final = Sel(states=("fighting",))
BYSTANDER: Final = Sel(states=("not fighting",))
FORTIFICATION: Final = Sel(all=("fortification",))
MISSION: Final = Sel(all=("mission",))
WARZONE: Final = Sel(all=("warzone",))
EQUIPMENT: Final = Sel(all=("equipment",))
AREA_EQUIPMENT: Final = Sel(all=("area equipment",))
WEAPONS: Final = Sel(all=("equipment", WEAPON))
SHOOT_WEAPONS: Final = Sel(all=("equipment",), any=(SHOOT, BOTH))
FIGHT_WEAPONS: Final = Sel(all=("equipment",), any=(FIGHT, BOTH))
SYMMETRY: Final = Sel(all=("symmetry",))


def is_now(ref: Ref, *states: State) -> Is:
    """Whether a card is in these states now."""
    return Is(ref, Sel(all=(), states=states))
