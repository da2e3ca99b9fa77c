"""Card constructors: one function a card type.

`warrior("Sean Gallagher", "01274", IMPERIAL, F=10, S=3, A=8, V=8, rarity="R", keywords=(PERSONALITY,), ...)`. Nothing
here but constructors: no registration, no code that a card runs. What several cards say alike is in `patterns`, the
words and selectors in `vocabulary`.
"""

from __future__ import annotations

from typing import Literal

from doomtable.cards.patterns import raises
from doomtable.cards.vocabulary import (
    ANY_WARRIOR,
    BROTHERHOOD,
    CITADEL,
    CITY,
    LEGION,
    MISHIMA,
    VEHICLE,
    Area,
    follower,
    warriors,
)
from doomtable.rules.language import (
    Ability,
    Amount,
    AttachTo,
    Card,
    Choice,
    Cond,
    Cost,
    Effect,
    Event,
    Host,
    Later,
    Of,
    Play,
    Sel,
    Test,
    Value,
    Window,
)
from doomtable.rules.terms import Affiliation, Aspect, CardType, PostPlay

Unique = Literal["", "any number", "two", "area", "player", "game"]


def set_of(code: str) -> str:
    """The set that a card's printed code belongs to: its first two digits."""
    return {"01": "unl", "02": "inq", "03": "wz", "04": "mort", "05": "gol", "06": "apo", "07": "pl", "08": "promo"}[
        code[:2]
    ]


def _card(
    name: str,
    code: str,
    type: CardType,
    affiliation: Affiliation | tuple[Affiliation, ...],
    rarity: str,
    *,
    limit: int = 5,
    post_play: PostPlay | None = None,
    after: Literal["", "attach"] = "",
    keywords: tuple[str, ...] = (),
    considered: tuple[str, ...] = (),
    aspects: tuple[Aspect, ...] = (),
    host: Host | None = None,
    needs: tuple[Cond, ...] = (),
    keeps: tuple[Cond, ...] = (),
    unique: Unique = "",
    remembers: tuple[Choice, ...] = (),
    holds: int = 0,
    cost: Cost | None = None,
    abilities: tuple[Ability, ...] = (),
    piercing: bool = False,
    adds_up: bool = True,
    F: int | None = None,
    S: int | None = None,
    A: int | None = None,
    V: int | None = None,
) -> Card:
    return Card(
        name=name, code=code, set=set_of(code), type=type,
        affiliations=(affiliation,) if isinstance(affiliation, str) else affiliation,
        F=F, S=S, A=A, V=V, rarity=rarity, limit=limit, post_play=post_play, after=after, keywords=keywords,
        considered=considered, aspects=aspects, host=host, needs=needs, keeps=keeps, unique=unique, remembers=remembers,
        holds=holds, cost=cost, abilities=abilities, piercing=piercing, adds_up=adds_up,
    )  # fmt: skip


def warrior(
    name: str,
    code: str,
    affiliation: Affiliation | tuple[Affiliation, ...],
    *,
    F: int | None,
    S: int | None,
    A: int | None,
    V: int | None,
    rarity: str,
    limit: int = 5,
    keywords: tuple[str, ...] = (),
    considered: tuple[str, ...] = (),
    aspects: tuple[Aspect, ...] = (),
    host: Host | None = None,
    needs: tuple[Cond, ...] = (),
    keeps: tuple[Cond, ...] = (),
    remembers: tuple[Choice, ...] = (),
    abilities: tuple[Ability, ...] = (),
) -> Card:
    """A warrior; a rating of None is a printed dash."""
    return _card(
        name, code, "warrior", affiliation, rarity, limit=limit, keywords=keywords, considered=considered,
        aspects=aspects, host=host, needs=needs, keeps=keeps, remembers=remembers,
        abilities=abilities, F=F, S=S, A=A, V=V,
    )  # fmt: skip


def equipment(
    name: str,
    code: str,
    affiliation: Affiliation | tuple[Affiliation, ...],
    *abilities: Ability,
    rarity: str,
    only: Sel | None = None,
    keywords: tuple[str, ...] = (),
    considered: tuple[str, ...] = (),
    limit: int = 5,
    host: Host | None = None,
    cost: Cost | None = None,
    holds: int = 0,
    unique: Unique = "",
) -> Card:
    """Equipment for one of your warriors, `only` for such as fit; `host` for what goes elsewhere."""
    return _card(
        name, code, "equipment", affiliation, rarity, limit=limit, post_play="+", keywords=keywords,
        considered=considered, host=host or Host(sel=only or ANY_WARRIOR), cost=cost, holds=holds, unique=unique,
        abilities=abilities,
    )  # fmt: skip


def vehicle(
    name: str,
    code: str,
    affiliation: Affiliation,
    *abilities: Ability,
    kind: str,
    rarity: str,
    only: Sel | None = None,
) -> Card:
    """A vehicle; what it gives it gives inside."""
    return equipment(name, code, affiliation, *abilities, rarity=rarity, only=only, keywords=(kind, VEHICLE))


def fortification(
    name: str,
    code: str,
    affiliation: Affiliation,
    *abilities: Ability,
    rarity: str,
    host: Host,
    keywords: tuple[str, ...] = (),
    unique: Unique = "",
    post_play: PostPlay | None = None,
    cost: Cost | None = None,
    limit: int = 5,
    holds: int = 0,
    adds_up: bool = True,
) -> Card:
    """A fortification: of an area, given to a single warrior, or of a player."""
    return _card(
        name, code, "fortification", affiliation, rarity, limit=limit, post_play=post_play, keywords=keywords,
        host=host, unique=unique, cost=cost, holds=holds, adds_up=adds_up, abilities=abilities,
    )  # fmt: skip


def relic(
    name: str,
    code: str,
    affiliation: Affiliation,
    *abilities: Ability,
    only: Sel,
    rarity: str = "U1",
    keywords: tuple[str, ...] = (),
    limit: int = 5,
    holds: int = 0,
    cost: Cost | None = None,
) -> Card:
    """A relic for what fits `only`; "if you are a Noted Collector" is the ruleset's affair (RELIC-02, RELIC-07)."""
    return _card(
        name, code, "relic", affiliation, rarity, limit=limit, post_play="+", keywords=keywords, host=Host(sel=only),
        holds=holds, cost=cost, abilities=abilities,
    )  # fmt: skip


def warzone(
    name: str,
    code: str,
    affiliation: Affiliation,
    *abilities: Ability,
    F: int,
    S: int,
    A: int,
    V: int | None,
    where: str,
    areas: tuple[Area, ...],
    rarity: str = "C2",
) -> Card:
    """A Warzone of that part of the solar system: its ratings are what it adds to the defender's (WZ-05)."""
    return _card(
        name, code, "warzone", affiliation, rarity, keywords=(f"{where} warzone",), host=Host("area", areas=areas),
        abilities=abilities, F=F, S=S, A=A, V=V,
    )  # fmt: skip


def city(name: str, code: str, affiliation: Affiliation, *, rarity: str = "U", keywords: tuple[str, ...] = ()) -> Card:
    """A city: your members of that organisation in the Squad have 2 A more."""
    return fortification(
        name, code, affiliation,
        raises(2, "A", who=warriors(affiliation, whose="yours", area="same")),
        rarity=rarity, host=Host("area", areas=("squad",)), keywords=(CITY, *keywords), unique="area",
    )  # fmt: skip


def citadel(name: str, code: str, apostle: str, *, rarity: str = "U") -> Card:
    """A citadel: your followers of that Apostle in the Kohort have 2 A more."""
    return fortification(
        name, code, LEGION,
        raises(2, "A", who=warriors(follower(apostle), whose="yours", area="same")),
        rarity=rarity, host=Host("area", areas=("kohort",)), keywords=(CITADEL,), unique="area",
    )  # fmt: skip


def art(
    name: str,
    code: str,
    aspect: Aspect,
    *effects: Effect,
    rarity: str,
    kind: str = "",
    window: Window = "any",
    cost: Cost | None = None,
    targets: tuple[Choice, ...] = (),
    when: Cond | None = None,
    others: tuple[Ability, ...] = (),
    host: Host | None = None,
    post_play: PostPlay = "-",
    limit: int = 5,
    piercing: bool = False,
) -> Card:
    """A spell of one aspect; spells with a kind are cast in combat.

    `others` are further ways to cast it, or what it says of its `host` if it stays.
    """
    return _card(
        name, code, "art", BROTHERHOOD, rarity, limit=limit, post_play=post_play, aspects=(aspect,),
        keywords=(kind,) if kind else (), host=host,
        abilities=(
            Play(window="combat" if kind else window, cost=cost, targets=targets, effects=effects, when=when),
            *others,
        ),
        piercing=piercing,
    )  # fmt: skip


def gift(
    name: str,
    code: str,
    apostle: str | None,
    *abilities: Ability,
    rarity: str,
    only: Sel | None = None,
    remembers: tuple[Choice, ...] = (),
    keywords: tuple[str, ...] = (),
    limit: int = 5,
    adds_up: bool = True,
) -> Card:
    """A gift of the Dark Symmetry: one for the followers of an Apostle, or a general one (SYM-02)."""
    fitting = warriors(LEGION) if apostle is None else warriors(LEGION, follower(apostle))
    return _card(
        name, code, "symmetry", LEGION, rarity, limit=limit, post_play="+",
        keywords=(*((f"gift of {apostle}",) if apostle else ()), *keywords),
        host=Host(sel=only or fitting), remembers=remembers, adds_up=adds_up, abilities=abilities,
    )  # fmt: skip


def ki(name: str, code: str, *abilities: Ability, rarity: str = "C1", only: Sel | None = None) -> Card:
    """A Ki power: for a warrior of Mishima, or one that is considered one, and for good (KI-01, KI-02, KI-04)."""
    return _card(
        name, code, "ki", MISHIMA, rarity, post_play="+", host=Host(sel=only or warriors(MISHIMA)),
        abilities=abilities,
    )  # fmt: skip


def general_gift(name: str, code: str, *abilities: Ability, rarity: str) -> Card:
    """A gift of no Apostle, for every Dark Legion warrior."""
    return gift(name, code, None, *abilities, rarity=rarity)


def beast(
    name: str,
    code: str,
    tribe: Affiliation,
    *abilities: Ability,
    F: int,
    S: int,
    A: int,
    V: int,
    rarity: str,
    only: Sel | None = None,
    holds: int = 0,
) -> Card:
    """An Animal for one of your warriors of that tribe: its ratings are added to the base ratings of who rides it."""
    return _card(
        name, code, "beast", tribe, rarity, host=Host(sel=only or warriors(tribe)), abilities=abilities, holds=holds,
        F=F, S=S, A=A, V=V,
    )  # fmt: skip


def mission(
    name: str,
    code: str,
    affiliation: Affiliation,
    *abilities: Ability,
    rarity: str = "R",
    to: Sel | Literal["player", "yourself"] = ANY_WARRIOR,
    remembers: tuple[Choice, ...] = (),
    needs: tuple[Cond, ...] = (),
    keeps: tuple[Cond, ...] = (),
    limit: int = 5,
    cost: Cost | None = None,
) -> Card:
    """A mission assigned to a warrior that fits, of whichever player, to any player or to yourself."""
    at_player = Host("player", whose="any" if to == "player" else "yours")
    host = Host(sel=to, whose="any") if isinstance(to, Sel) else at_player
    return _card(
        name, code, "mission", affiliation, rarity, limit=limit, post_play="+", host=host, remembers=remembers,
        needs=needs, keeps=keeps, abilities=abilities, cost=cost,
    )  # fmt: skip


def alliance(name: str, code: str, affiliation: Affiliation, *abilities: Ability, rarity: str) -> Card:
    """An Alliance, laid before its player at any time and for no action (ALLY-02)."""
    return _card(
        name, code, "alliance", affiliation, rarity, post_play="+", host=Host("player"),
        abilities=(Play(window="any"), *abilities),
    )  # fmt: skip


def special(
    name: str,
    code: str,
    affiliation: Affiliation,
    *effects: Effect,
    window: Window,
    rarity: str,
    to: Event | None = None,
    cost: Cost | None = None,
    targets: tuple[Choice, ...] = (),
    when: Cond | None = None,
    limit_per: Literal["", "turn", "combat", "game"] = "",
    other: Play | None = None,
    sure: bool = False,
    keywords: tuple[str, ...] = (),
    needs: tuple[Cond, ...] = (),
    post_play: PostPlay | None = "-",
    limit: int = 5,
) -> Card:
    """A special card that does something once, or the `other` thing."""
    return _card(
        name, code, "special", affiliation, rarity, limit=limit, post_play=post_play, keywords=keywords, needs=needs,
        abilities=(
            Play(
                window=window, to=to, cost=cost, targets=targets, effects=effects, when=when, limit=limit_per, sure=sure
            ),
            *((other,) if other is not None else ()),
        ),
    )  # fmt: skip


def attached(
    name: str,
    code: str,
    affiliation: Affiliation,
    *abilities: Ability,
    to: Sel | Host,
    rarity: str,
    window: Window = "any",
    event: Event | None = None,
    when: Cond | None = None,
    actions: int = 0,
    d: Amount = 0,
    whose: Literal["yours", "any", "others"] = "any",
    targets: tuple[Choice, ...] = (),
    effects: tuple[Effect, ...] = (),
    needs: tuple[Cond, ...] = (),
    keeps: tuple[Cond, ...] = (),
    remembers: tuple[Choice, ...] = (),
    keywords: tuple[str, ...] = (),
    limit: int = 5,
    unique: Literal["", "area", "player", "game"] = "",
    post_play: PostPlay = "+",
    adds_up: bool = True,
) -> Card:
    """A special card that stays with its host; `effects` happen once, when it is played.

    `event` is what it is an answer to, if its window is 'after'; `whose` says whose warriors may be its host. One that
    stays though its icon says otherwise stays.
    """
    cost = Cost(actions=actions, d=d) if actions or d else None
    return _card(
        name, code, "special", affiliation, rarity, limit=limit, post_play=post_play,
        after="" if post_play == "+" else "attach", unique=unique,
        host=to if isinstance(to, Host) else Host(sel=to, whose=whose), needs=needs, keeps=keeps,
        remembers=remembers, keywords=keywords, adds_up=adds_up,
        abilities=(Play(window=window, to=event, cost=cost, targets=targets, effects=effects, when=when), *abilities),
    )  # fmt: skip


def award(
    name: str, code: str, affiliation: Affiliation, *bonuses: tuple[int, tuple[Value, ...]], rarity: str
) -> Card:
    """For a Doomtrooper who has just killed a warrior of a higher Value: as many as it earns."""
    return attached(
        name, code, affiliation, *(raises(amount, *stats, who="host") for amount, stats in bonuses),
        to=Sel(all=("warrior", "doomtrooper"), exactly="by"), whose="any",
        window="after", event=Event("killed", it=ANY_WARRIOR, by=warriors("doomtrooper")),
        effects=(Later(Event("killed", it="it"), (AttachTo("me", "by"),), until="combat"),),
        when=Test(Of("it", "V"), ">", Of("by", "V")), rarity=rarity,
    )  # fmt: skip
