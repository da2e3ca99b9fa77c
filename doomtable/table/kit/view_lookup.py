"""View lookup: the card a handle names in a view, its host, and every card that the view shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from doomtable.cards.main_affiliation import emblem_of
from doomtable.rules.terms import NO_CARD
from doomtable.rules.view_parts import standing

if TYPE_CHECKING:
    from doomtable.rules.view_parts import CardView, PlayerView, View


def is_vehicle(card: CardView) -> bool:
    """Does the card stand beside its warrior rather than under it: a vehicle, or a Beast that is ridden?"""
    return card.zone == "attached" and ("vehicle" in card.keywords or card.type == "beast")


def is_fighter(card: CardView) -> bool:
    """Does the card stand in its area as a card of its own, and not on the area's edge?"""
    return card.type == "warrior"


def may_drop(view: View) -> bool:
    """Whether a card of the viewer's hand may be dropped as the turn ends; a cycle has no Discard step."""
    return not view.turn.cycle and bool(view.players[view.seat].hand)


def counts_markers(view: View) -> bool:
    """Is this a game that counts its actions as markers, and has anybody one left?"""
    return any(player.markers for player in view.players)


def other_line(view: View, seat: int) -> int:
    """The partner before a player, or behind him, to whom he hands warriors over; -1 where there is none."""
    if not 0 <= seat < len(view.players):
        return -1
    behind = (player.seat for player in view.players if player.before == seat)
    return view.players[seat].before if view.players[seat].before >= 0 else next(behind, -1)


def shielded(view: View, seat: int) -> bool:
    """Does a player stand behind one who has warriors, so that none of his fights?"""
    before = view.players[seat].before if 0 <= seat < len(view.players) else -1
    return before >= 0 and any(is_fighter(card) for card in standing(view.players[before]))


def every_card(view: View) -> Iterator[tuple[CardView, CardView | None]]:
    """Every card a view shows, with the card it is attached to."""
    for player in view.players:
        for card in (*player.hand, *standing(player), *player.attached):
            yield card, None
            yield from _under(card)


def _under(card: CardView) -> Iterator[tuple[CardView, CardView | None]]:
    for inner in card.attached:
        yield inner, card
        yield from _under(inner)


def find(view: View, handle: int) -> CardView | None:
    """The card a handle names, if the view shows it."""
    return next((card for card, _ in every_card(view) if card.handle == handle), None)


def lies_there(view: View, handle: int) -> bool:
    """Does the table show the card a handle names: with a player, or as a place of nobody?"""
    return find(view, handle) is not None or any(place.handle == handle for place in view.places)


def invades(view: View, card: CardView) -> bool:
    """Whether a warrior of a base stands in the battlefield before a base of somebody else."""
    ground = find(view, card.stands_at) if card.home != NO_CARD and card.stands_at != card.home else None
    return ground is not None and ground.controller != card.controller


def host_of(view: View, handle: int) -> CardView | None:
    """The card that a card is attached to."""
    return next((host for card, host in every_card(view) if card.handle == handle), None)


def shown_home(card: CardView) -> str:
    """The affiliation under whose sign a card is; '' for one that has none or is not known."""
    return emblem_of(card.affiliations[0]) if card.affiliations else ""


def player_home(player: PlayerView) -> str:
    """The affiliation that most warriors of a player show, in play or, before there are any, in the hand as far as it
    is known; 'general' where none is seen."""
    for cards in ((*player.squad, *player.kohort, *player.outpost), player.hand):
        counted = Counter(shown_home(card) for card in cards if is_fighter(card) and card.affiliations)
        counted.pop("general", None)
        if counted:
            return counted.most_common(1)[0][0]
    return "general"
