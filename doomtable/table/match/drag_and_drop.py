"""Drag and drop: what is lit while a card is dragged, and what dropping it somewhere means."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from doomtable.rules.terms import AREAS, BESIDE, NO_CARD, NOBODY, Seat
from doomtable.rules.view_parts import CardView, OptionView
from doomtable.session.preview import PARTNER, PLACING
from doomtable.table.kit.view_lookup import is_fighter
from doomtable.table.layout.card_packing import Spot, Tray
from doomtable.table.layout.table_layout import TableLayout
from doomtable.table.match.board_highlights import BoardHighlights
from doomtable.table.match.card_actions import CardAction, option_for

DRAG_THRESHOLD = 6
"""Pixels a pressed pointer moves before it drags."""
SEEK_COVER = "seek cover"
HOMES = ("luna", "earth")
"""The words for where cards stand that are at no card on the table."""


@dataclass(slots=True)
class Drag:
    """A card held by the pointer. `ways` are the plays it may begin; None until it has moved far enough."""

    spot: Spot
    start: tuple[int, int]
    place: tuple[int, int]
    ways: list[CardAction] | None = None
    lit: BoardHighlights = field(default_factory=BoardHighlights)
    beside: bool = False
    """Whether the press put a menu away: then a click means what the card of that menu may do to this one."""

    @property
    def moving(self) -> bool:
        """Has it left its place?"""
        return self.ways is not None


@dataclass(frozen=True, slots=True)
class Drop:
    """What letting go means: begin `way`, then choose `option` if there is one. No way: refused, for `target`."""

    way: CardAction | None
    option: OptionView | None = None
    target: OptionView | None = None
    back: bool = False


def drag_highlights(card: CardView, seat: Seat, ways: list[CardAction], partner: Seat = NOBODY) -> BoardHighlights:
    """What is lit while a card is dragged: everything any of its plays could go to; `partner` takes warriors over."""
    cards: set[int] = set()
    trays: set[tuple[int, str]] = set()
    seats: set[int] = set()
    for way in ways:
        for option in way.options:
            if option.key == "card":
                cards.add(option.handle)
            elif option.key in ("squad", "kohort", "outpost", "beside"):
                trays.add((seat, option.key))
            elif option.key in HOMES:
                trays |= {(seat, "squad"), (seat, "kohort"), (seat, option.key)}
            elif option.key == "player":
                seats.add(option.seat)
        if way.at_once and (area := _goes_to(way)) in ("squad", "kohort", "outpost", "beside", "cover"):
            trays.add((seat, area))
        elif way.at_once and area == PARTNER:
            trays |= {(partner, area) for area in AREAS}
            seats.add(partner)
        elif way.at_once and way.on >= 0:
            cards.add(way.on)
    return BoardHighlights(
        frozenset(cards), frozenset(trays), frozenset(seats), choosing=bool(cards or seats), lifted=card.handle,
        about=frozenset({card.handle}),
    )  # fmt: skip


def _goes_to(way: CardAction) -> str:
    """Onto which area a card is put for a play: who seeks cover lies in his area, but is meant to go into cover."""
    return "cover" if way.verb == SEEK_COVER or way.lands == "unrevealed" else way.lands


def between_areas(card: CardView, target: OptionView) -> bool:
    """Does a card on a target mean a transfer: one that stands elsewhere on the Outpost, or one from there?"""
    both = {card.zone, target.key}
    return len(both) == 2 and "outpost" in both and both <= {*AREAS, BESIDE}


def _stands_in(layout: TableLayout, tray: Tray, card: int) -> bool:
    """Is a card meant when its player's ground is: the one in a lane means those who stand there alone."""
    spot = layout.spot(card)
    return not tray.label or (spot is not None and tray.rect.collidepoint(spot.rect.center))


def _next_ground(layout: TableLayout, card: CardView, ground: CardView) -> bool:
    """Is that where a warrior of a base goes if it can go to one place alone: out of its base, back into it, or back
    from where it has invaded?"""
    if card.home == NO_CARD or ground.home != card.home:
        return False
    here = next((t.base for t in layout.trays if t.base is not None and t.base.handle == card.stands_at), None)
    out = here is not None and here.home == card.home and here.handle != card.home
    return (ground.handle == card.home) == out


def _on_ground_of(layout: TableLayout, seat: Seat, place: tuple[int, int]) -> bool:
    """Whether a pixel lies between the areas of a player."""
    grounds = [tray.rect for tray in layout.trays if tray.seat == seat]
    return bool(grounds) and grounds[0].unionall(grounds[1:]).collidepoint(place)


def _struck(spot: Spot) -> OptionView:
    """Who is meant by an attack on a card: the one it lies under, if it is no fighter itself."""
    card = spot.card if spot.host is None or is_fighter(spot.card) else spot.host
    return OptionView("card", card.handle, name=card.name)


def drop_at(
    layout: TableLayout, seat: Seat, drag: Drag, place: tuple[int, int], fighters: Sequence[Spot] = (),
    partner: Seat = NOBODY,
) -> Drop:  # fmt: skip
    """What letting go of a dragged card at a pixel means; `fighters` are those of a combat that lies over the board,
    `partner` takes warriors over."""
    ways = drag.ways or []
    fighter = next((one for one in fighters if one.rect.collidepoint(place)), None)
    spot = layout.spot_at(place)
    if fighters and not (spot is not None and spot.form == "hand"):
        spot = fighter
    if spot is not None and spot is not fighter and (spot.form == "hand" or spot.card.handle == drag.spot.card.handle):
        return Drop(None, back=True)
    if place[1] >= min(
        [s.rect.y for s in layout.hand] or [layout.board.bottom]
    ) or drag.spot.rect.collidepoint(place):
        return Drop(None, back=True)
    tray, plate = layout.tray_at(place) or layout.gate_at(place, drag.lit.lit_trays), layout.plate_at(place)
    if fighters:
        tray = None
    targets: list[OptionView] = []
    if spot is not None:
        targets.append(OptionView("card", spot.card.handle, name=spot.card.name))
        if spot.host is not None:
            targets.append(OptionView("card", spot.host.handle, name=spot.host.name))
    if tray is not None and tray.seat == seat and tray.base is not None:
        targets.append(OptionView("card", tray.base.handle))  # the place about whose card it lies
    elif tray is not None and tray.seat == seat:
        targets += [OptionView(tray.area), OptionView("luna")]  # an area, or a lane at home
    elif tray is not None and tray.base is not None and tray.base.home != NO_CARD:  # a battlefield to invade
        targets.append(OptionView("card", tray.base.handle))
    elif layout.home.collidepoint(place):
        targets += map(OptionView, HOMES)
    if tray is None and plate is None and _on_ground_of(layout, partner, place):
        targets.append(OptionView("player", seat=partner))
    if tray is not None or plate is not None:
        targets.append(
            OptionView("player", seat=plate.seat if plate is not None else tray.seat if tray else seat)
        )
    for target in targets:
        for way in ways:
            found = option_for(way, target)
            if found is not None:
                return Drop(way, found, target)
            if way.at_once and way.lands == PARTNER and target.key == "player" and target.seat == partner:
                return Drop(way, None, target)
            if way.at_once and target.key == "card" and way.on >= 0 and way.on == target.handle:
                return Drop(way, None, target)
            if way.at_once and target.key == _goes_to(way):
                return Drop(way, None, target)
            if way.at_once and way.verb in PLACING and (target.key, way.on) == ("earth", NO_CARD):
                return Drop(way, None, target)  # there alone it can stand
    first = targets[0] if targets else None
    if tray is not None and tray.base is not None and _next_ground(layout, drag.spot.card, tray.base):
        moved = next((way for way in ways if way.verb == "transfer" and way.at_once), None)
        if moved is not None:
            return Drop(moved, None, OptionView("card", tray.base.handle))
    if tray is not None and tray.seat == seat and between_areas(drag.spot.card, OptionView(tray.area)):
        home = next((way for way in ways if way.verb == "transfer" and drag.spot.card.zone == "outpost"), None)
        return Drop(home, None, OptionView(tray.area))  # from the Outpost it goes where alone it can
    if fighters and first is None and len(ways) == 1 and ways[0].at_once and layout.board.collidepoint(place):
        return Drop(ways[0])
    ground = tray is None and layout.board.collidepoint(place) and place[1] >= layout.banner.bottom
    mine = tray is not None and tray.seat == seat and tray.area in AREAS
    if (ground or mine) and drag.spot.card.zone == "hand":  # one's own side: it goes where alone it can
        homes = [way for way in ways if way.at_once and way.lands in AREAS]
        if len(homes) == 1:
            return Drop(homes[0], None, first)
    if ground and first is None and drag.spot.card.zone in (*AREAS, BESIDE, "unrevealed"):
        return Drop(None, back=True)  # who stands there goes nowhere by a slip
    for way in ways:
        away = way.verb != "attack" or tray is None or (tray.seat != seat and _stands_in(layout, tray, way.on))
        if way.at_once and not way.lands and away and (tray is not None or layout.board.collidepoint(place)):
            return Drop(way, None, _struck(spot) if way.verb == "attack" and spot is not None else first)
        wants_card = any(option.key == "card" for option in way.options)
        there = tray is not None and any(_stands_in(layout, tray, option.handle) for option in way.options)
        own = tray is not None and tray.seat == seat
        there = spot is None and (there or (drag.spot.card.zone == "hand" and own))
        if (
            way.stage
            and (not wants_card or first is None or first.key != "card" or there)
            and layout.board.collidepoint(place)
        ):
            return Drop(way, None, first)
    if not targets and not layout.board.collidepoint(place):
        return Drop(None, back=True)
    return Drop(None, None, first)
