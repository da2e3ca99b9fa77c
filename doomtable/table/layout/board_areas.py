"""Board areas: which areas a table has, whose they are, in what shape they lie, and which cards stand in them.

Pure. What the table shows is read off a view; a set or variant that wants another board makes other values of these
types, and no other layout.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, NamedTuple

from doomtable.rules.terms import NO_CARD, Seat
from doomtable.rules.view_parts import CardView, PlayerView, View, standing
from doomtable.table.kit.view_lookup import is_fighter, is_vehicle, shown_home

Shape = Literal["rows", "lanes", "ring", "star"]
"""Areas side by side, each as wide as its cards need; columns that go on from side to side; grounds about a centre;
planets."""
KNOWN: Final = ("squad", "cover", "outpost", "kohort", "beside")
"""The areas whose names are the table's own words; others are called after their card."""
OWN_GROUND: Final = {"cover": "cover", "outpost": "earth"}
"""The areas whose ground is the same whoever stands there."""


class Slot(NamedTuple):
    """A place for one card: what it is called, and what stands there."""

    name: str
    card: CardView | None = None


class Unit(NamedTuple):
    """What the packing of a card depends on: whether it lies, how many cards lie under it, whether one is beside it."""

    lies: bool
    strips: int
    vehicle: bool


@dataclass(frozen=True, slots=True)
class Area:
    """An area of a seat, or of nobody, and what is in it. `key` is what options call it; `base` the card about which
    it lies; `slots`, the foremost first, are there where it has room for so many cards and no more."""

    seat: Seat
    key: str
    cards: tuple[CardView, ...] = ()
    base: CardView | None = None
    slots: tuple[Slot, ...] = ()
    label: str = ""
    """The card after which it is called, where options have no word for it."""
    headed: bool = False
    """Whether it keeps room for the name of the place to which it belongs."""
    room: int = 0
    """How many cards each player may have in it; 0 for as many as come."""

    @property
    def standing(self) -> list[CardView]:
        """The cards that stand in it, who defends a Battle behind the others; what does not stand lies on its edge."""
        return sorted((card for card in self.cards if is_fighter(card)), key=lambda card: card.defends != NO_CARD)

    @property
    def empty(self) -> bool:
        """Is it a gate and no ground?"""
        return not self.cards and not self.slots and self.base is None

    @property
    def based_in_front(self) -> bool:
        """Does the card about which it lies stand at the front line, since it is not its player's?"""
        return self.base is not None and self.base.controller != self.seat

    @property
    def home(self) -> str:
        """The affiliation whose ground it is: that of most of its warriors, as far as they are known; 'earth' that of
        an Outpost, whoever holds it."""
        if self.key in OWN_GROUND:
            return OWN_GROUND[self.key]
        known = self.standing or ([self.base] if self.base is not None else [])
        counted = Counter(shown_home(card) for card in known if card.affiliations)
        if not counted:
            return "legion" if self.key == "kohort" else "general"
        return counted.most_common(1)[0][0]


@dataclass(frozen=True, slots=True)
class Board:
    """All areas: those of each seat in their order on the table, and those of nobody."""

    shape: Shape
    sides: Mapping[Seat, tuple[Area, ...]]
    common: tuple[Area, ...] = ()


def battles_under(cards: Sequence[CardView]) -> list[CardView]:
    """The Battles that lie under cards of an area, those who defend them."""
    defended = {card.defends for card in cards}
    return [card for card in cards if card.type == "battle" and card.handle in defended]


def on_edge(cards: Sequence[CardView]) -> list[CardView]:
    """The cards of an area that lie on its edge."""
    under = battles_under(cards)
    return [card for card in cards if not is_fighter(card) and card not in under]


def strips_of(card: CardView) -> list[CardView]:
    """What is tucked under a card: everything attached but vehicles, and what is attached to that."""
    out: list[CardView] = []
    for inner in card.attached:
        if not is_vehicle(inner):
            out.append(inner)
        out += strips_of(inner)
    return out


def vehicles_of(card: CardView) -> list[CardView]:
    """The vehicles beside a card."""
    return [inner for inner in card.attached if is_vehicle(inner)]


def unit_of(card: CardView) -> Unit:
    """What the packing of a card depends on."""
    return Unit(card.wounded, len(strips_of(card)), bool(vehicles_of(card)))


def areas(player: PlayerView, place: int = NO_CARD, outposts: bool = False) -> list[Area]:
    """The areas of a seat with the cards that stand at a place: by default at home. With `outposts` that of the seat is
    there even while it is empty (OUT-01), between the two from which warriors are transferred to it."""
    found = [Area(player.seat, key, _at(cards, place)) for key, cards in (
        ("squad", player.squad), ("cover", player.unrevealed), ("outpost", player.outpost), ("kohort", player.kohort),
        ("beside", player.beside),
    )]  # fmt: skip
    always = ("squad", "cover", "kohort", *(("outpost",) if outposts else ()))
    return [area for area in found if area.cards or area.key in always]


def _at(cards: tuple[CardView, ...], place: int) -> tuple[CardView, ...]:
    return tuple(card for card in cards if card.stands_at == place)


def board_of(view: View, bottom: Seat) -> Board:
    """The board of a view: rows; where cards lie on the table by themselves a lane for each of them after those at
    home. A lane has its card on the side at the bottom, so that this is there once, and its name on the others. Where
    players have bases a lane is a base, or the battlefield before it."""
    sides: dict[Seat, tuple[Area, ...]] = {player.seat: tuple(_home(view, player, bottom)) for player in view.players}
    if has_bases(view):
        return Board("lanes", {player.seat: base_areas(view, player) for player in view.players})
    if not view.table:
        return Board("rows", sides)
    for player in view.players:
        lanes = []
        for place in view.table:
            cards = tuple(card for area in areas(player, place.handle) for card in area.cards)
            base = place if player.seat == bottom else None
            lanes.append(Area(player.seat, "place", cards, base, label=place.name or ""))
        home = [replace(area, headed=player.seat == bottom) for area in sides[player.seat]]
        sides[player.seat] = (*home, *lanes)
    return Board("lanes", sides)


def _home(view: View, player: PlayerView, bottom: Seat) -> list[Area]:
    """The areas of a seat at home. Where several opponents share the upper part and have Outposts, too, they show no
    gate to an empty cover: nobody else can put anything there. Nor does who holds out with many warriors."""
    found = areas(player, outposts=view.outposts)
    crowded = view.outposts or player.seat == view.stand
    if not crowded or player.seat == bottom or len(view.players) == 2:
        return found
    return [area for area in found if area.key != "cover" or area.cards]


def has_bases(view: View) -> bool:
    """Whether the players have bases."""
    return any(card.home != NO_CARD for player in view.players for card in standing(player))


def base_areas(view: View, player: PlayerView) -> tuple[Area, ...]:
    """A player's areas from left to right: a base with whoever is inside it, then its battlefield with whoever is
    there, be it somebody of another player (VAR-HOME-35)."""
    mine = standing(player)
    out: list[Area] = []
    for base in [card for card in mine if card.home == card.handle]:
        of_it = [card for card in mine if card.home == base.handle and card.handle != base.handle]
        field = next((card for card in of_it if card.type == "warzone"), None)
        inside = tuple(card for card in of_it if card.stands_at == base.handle and card is not field)
        out.append(Area(player.seat, "place", inside, base, label=base.name or ""))
        if field is not None:
            out.append(Area(player.seat, "place", _in_field(view, player, field), field, label=field.name or ""))
    return tuple(out)


def _in_field(view: View, player: PlayerView, field: CardView) -> tuple[CardView, ...]:
    """Who is in a battlefield, its player's own warriors first."""
    every = (*standing(player), *(card for other in view.players if other is not player for card in standing(other)))
    return tuple(card for card in every if card.stands_at == field.handle and card.handle != field.handle)
