"""Sides as a view shows them: partners, the pools that they share, who stands alone against many, whom one hunts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doomtable.rules.terms import NOBODY, Seat

if TYPE_CHECKING:
    from doomtable.rules.view_parts import View

SHARED: Final = {"none": "", "destiny": "D", "promotion": "P", "both": "DP"}
"""Which pools the members of a side have together, by the word of the view."""


def partners(view: View, seat: Seat) -> tuple[Seat, ...]:
    """The seats of a seat's side, itself among them."""
    team = view.players[seat].team
    return tuple(one.seat for one in view.players if one.seat == seat or (team and one.team == team))


def pooled(view: View, seat: Seat) -> str:
    """What a seat shares with partners: D, P, both or neither."""
    return SHARED[view.shared_pools] if len(partners(view, seat)) > 1 else ""


def pools_of_others(view: View, seat: Seat) -> tuple[Seat, ...]:
    """The first member of every other side that has something in common: it stands for the pool."""
    firsts = (one.seat for one in view.players if partners(view, one.seat)[0] == one.seat)
    return tuple(first for first in firsts if seat not in partners(view, first) and pooled(view, first))


def lone_foe(view: View, seat: Seat) -> Seat:
    """Who stands alone against the side of a seat, which has several members; NOBODY where nobody does."""
    if len(partners(view, seat)) < 2:
        return NOBODY
    others = [one.seat for one in view.players if one.seat not in partners(view, seat)]
    return others[0] if len(others) == 1 else NOBODY


def primary_target(view: View, seat: Seat) -> Seat:
    """The next opponent clockwise who is still in (MULTI-TARGET-01, MULTI-TARGET-R06), NOBODY in other forms."""
    if not view.secondary_cost:
        return NOBODY
    mine, count = partners(view, seat), len(view.players)
    left = ((seat + i) % count for i in range(1, count))
    return next((one for one in left if one not in mine and not view.players[one].out), NOBODY)
