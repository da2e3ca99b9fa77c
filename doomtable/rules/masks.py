"""Tags, windows and events as bits; selectors as masks of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from doomtable.rules import language as L
from doomtable.rules.terms import AFFILIATIONS, APOSTLES, normal

FIGHT_BIT: Final = 1
SHOOT_BIT: Final = 2
SPECIAL_BIT: Final = 4
WEAPON_KINDS: Final = {
    "fight weapon": FIGHT_BIT,
    "shoot weapon": SHOOT_BIT,
    "fight/shoot weapon": FIGHT_BIT | SHOOT_BIT,
    "special weapon": SPECIAL_BIT,
}
VEHICLE_KINDS: Final = ("airship", "submarine", "tank")

WINDOWS: Final[tuple[str, ...]] = (
    "action", "turn", "any", "not combat", "others turn", "combat", "turn start", "draw", "turn end", "discard",
    "attack begun", "attacker named", "copied",
)  # fmt: skip
EVENTS: Final[tuple[str, ...]] = L.EventName.__args__  # type: ignore[attr-defined]
LATER_WINDOWS: Final = ("attack announced",)
"""Windows that have come since: masks are in digests, and their bits stand far behind those of all events."""
_FAR: Final = 128
WINDOW_BIT: Final[dict[str, int]] = {
    **{name: 1 << i for i, name in enumerate(WINDOWS)},
    **{name: 1 << i for i, name in enumerate(LATER_WINDOWS, start=_FAR)},
}
_AIMED: Final = len(WINDOWS) + EVENTS.index("V gone") + 1
"""Events that have come since stand behind it: masks are in digests, and keep their bits."""
EVENT_BIT: Final[dict[str, int]] = {
    name: 1 << (i if i < _AIMED else i + 1) for i, name in enumerate(EVENTS, start=len(WINDOWS))
}
AIMED_BIT: Final = 1 << _AIMED

MENU_BITS: Final = WINDOW_BIT["action"] | WINDOW_BIT["turn"] | WINDOW_BIT["any"] | WINDOW_BIT["not combat"]

BESIDE_MASKS: Final = (
    "exactly", "named", "like", "meant", "states", "against", "affects", "side", "apart", "kin", "aspect", "tests",
    "on", "has",
)  # fmt: skip
"""What a selector may ask of a card beside its tags, its player, area, and that it is another one, in that order."""


FOLLOWER_OF_NAMED: Final = "follower of named"
"""The word for the followers of the Apostle that the card remembers."""
STANDING_IN: Final = ("named", FOLLOWER_OF_NAMED, "home corporation")
"""Words of a selector that are no tags, but stand for one."""


ANY_COMBATANT: Final = L.Target(L.Sel(states=("fighting",)), again=True)
"""Whom a Personal Combat Spell may be cast on by somebody for whom it is a plain one."""
ENEMY_WARRIOR: Final = L.Sel(whose="others")
"""Warriors of those who are not of one's side: whom a Special names in any game."""


class SelectorMask:
    """A selector as masks; `plain` means the masks decide alone (with whose, area, and whether it is another card)."""

    __slots__ = (
        "all", "any", "area", "asked", "at_home", "beside", "by_name", "none", "other", "plain", "simple", "src",
        "warriors", "whose",
    )  # fmt: skip

    def __init__(self, sel: L.Sel, bits: Bits, also: int = 0) -> None:
        """`also` are tags that it asks for beside its own words."""
        self.src = sel
        self.by_name = "named" in sel.all or FOLLOWER_OF_NAMED in sel.all
        self.at_home = "home corporation" in sel.all
        self.all = bits.mask([w for w in sel.all if w not in STANDING_IN]) | also
        self.any = bits.mask(sel.any)
        self.none = bits.mask(sel.none)
        self.asked = self.all | self.none
        """Of these tags a card must have just those of `all`."""
        self.whose = sel.whose
        self.area = sel.area
        self.other = sel.other
        self.warriors = "warrior" in sel.all
        asked = [word for word in BESIDE_MASKS if getattr(sel, word)]
        if self.at_home:
            asked.append("at home")
        if self.by_name:
            asked.append("by name")
        self.beside = tuple(asked)
        """What it asks of a card beside its tags, player, and area."""
        self.plain = not (self.beside or sel.where)
        self.simple = self.plain and self.whose == "any" and not self.area and not self.other
        """Whether the tags alone decide."""

    def meets(self, tags: int) -> bool:
        """Whether tags are those it asks for, whatever else it asks."""
        return tags & self.asked == self.all and (not self.any or bool(tags & self.any))


def of_any_affiliation(sel: L.Sel, type: str) -> L.Sel:
    """The same selector without what it asks of affiliations and sides; a gift's, which Apostle one serves as well."""
    served = tuple(f"follower of {apostle}" for apostle in APOSTLES) if type == "symmetry" else ()
    kin = (*AFFILIATIONS, "doomtrooper", *served)
    return replace(
        sel,
        all=tuple(word for word in sel.all if word not in kin),
        any=() if any(word in kin for word in sel.any) else sel.any,
        none=tuple(word for word in sel.none if word not in kin),
    )


class Bits:
    """The bit of every tag of this game, given out in order of first mention."""

    __slots__ = ("table",)

    def __init__(self) -> None:
        self.table: dict[str, int] = {}

    def bit(self, tag: str) -> int:
        found = self.table.get(tag)
        if found is None:
            tag = normal(tag)
            found = self.table.get(tag)
            if found is None:
                found = self.table[tag] = 1 << len(self.table)
        return found

    def mask(self, tags: Sequence[str]) -> int:
        out = 0
        for tag in tags:
            out |= self.bit(tag)
        return out


def words_of(mask: int, words: Mapping[int, str]) -> tuple[str, ...]:
    """The words of the bits in a mask, the lowest first: a step for each that is there, not for each that could be."""
    out = []
    while mask:
        bit = mask & -mask
        out.append(words[bit])
        mask ^= bit
    return tuple(out)


def event_mask(abilities: Sequence[L.On | L.Goal]) -> int:
    """The events that these abilities wait for."""
    out = 0
    for ability in abilities:
        if ability.event is not None:
            out |= EVENT_BIT[ability.event.name]
    return out
