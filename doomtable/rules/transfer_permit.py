"""Whether a warrior may be transferred to the Outpost or back, and when its player owes it (OUT-08 to OUT-11); to
another place (OPT-WARZONE-09); to a partner in the other line (VAR-FRONT-10)."""

from __future__ import annotations

from doomtable.rules.attack_permit import idle_refusal
from doomtable.rules.battlegrounds import bound_refusal
from doomtable.rules.earth import beast_of, company_refusal, considered_beast, turned_there
from doomtable.rules.lines import other_line, stands_behind
from doomtable.rules.permit import kept_out, owes_exit, own_warriors, refuse
from doomtable.rules.places import has_outposts, home_areas, other_places
from doomtable.rules.planet_moves import goals
from doomtable.rules.play_budget import Budget
from doomtable.rules.query import allowed, board, forbidden
from doomtable.rules.references import carrier_of, worn
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.state import State
from doomtable.rules.terms import BESIDE, NO_CARD, NOBODY, CardId, Reason, Seat
from doomtable.rules.transfer_limit import moved_by_choice


def garrison(st: State, seat: Seat) -> list[CardId]:
    """The warriors in a player's Outpost."""
    return [card for card in st.seats[seat].outpost if st.definitions.of[card].is_warrior]


def manned_elsewhere(st: State, seat: Seat) -> bool:
    """OUT-10: whether another player's Outpost holds a warrior."""
    for other in st.living():
        if other != seat and garrison(st, other):
            return True
    return False


def transfer_actions(st: State, card: CardId) -> int:
    """OUT-08: 1 action, 2 for who has a vehicle, be it inside or not, or is one."""
    of = st.definitions.of
    if board(st).tags[card] & st.definitions.VEHICLE or carrier_of(st, card) != NO_CARD:
        return 2
    for att in worn(st, card):
        if of[att].vehicle:
            return 2
    return 1


def goals_of(st: State, card: CardId) -> tuple[str, ...]:
    """The areas to which a transfer may take a warrior: the Outpost, from there the one that fits (OUT-03, OUT-16).

    Who is of a tribe and let go by a card fits into both.
    """
    if st.play[card].zone != "outpost":
        return ("outpost",)
    homes, p, tags = home_areas(st, card), st.definitions, board(st).tags[card]
    if homes == (BESIDE,):
        return homes
    if tags & p.LEGION and not tags & p.DOOM:
        return ("kohort",)
    if tags & p.DOOM and not tags & p.LEGION:
        return ("squad",)
    return ("squad", "kohort") if tags & p.TRIBAL else homes[:1]


def _lives_there(st: State, card: CardId) -> bool:
    """Whether a warrior's own card lets it live in the Outpost alone; that a card lets those of its tribe go is nothing
    to it."""
    host = st.definitions.of[card].card.host
    return host is not None and host.areas == ("outpost",)


def transfer_refusal(
    st: State, seat: Seat, card: CardId, freely: bool = False, forced: bool = False
) -> Reason | None:
    """Why a warrior cannot be transferred.

    `freely`: by a card, for which it does not matter how often, nor that the last one stays (OUT-09, OUT-11);
    `forced`: by a card that takes whoever is there, so that a rider goes and loses his Animal (BEAST-06).
    """
    if not has_outposts(st):
        return Reason("OUT-21", "no_outposts")
    row, p = st.play[card], st.definitions
    if row.unpaid:
        return refuse(st, "OUT-18", "not_revealed", card)
    tags = board(st).tags[card]
    if p.of[card].tags & p.TRIBAL and (_lives_there(st, card) or not allowed(st, "transfer", card)):
        return refuse(st, "OUT-02", "stays_in_outpost", card)
    if tags & p.BEAST:  # considered_beast
        return refuse(st, "BEAST-08", "considered_beast", card)
    if not forced and beast_of(st, card) != NO_CARD:
        return refuse(st, "BEAST-05", "rides_beast", card)
    if st.rules.battles and (bound := bound_refusal(st, card)) is not None:
        return bound
    if not freely and moved_by_choice(st, card):
        return refuse(st, "OUT-09", "moved_already", card)
    by = forbidden(st, "transfer", card)
    if by is not None:
        return refuse(st, "GEN-01", "forbidden_by", by)
    if row.zone != "outpost":
        return company_refusal(st, seat, card, tags)
    kept = st.rules.outpost_duty and not freely and not turned_there(st, card)
    if kept and len(garrison(st, seat)) == 1 and manned_elsewhere(st, seat):
        return refuse(st, "OUT-11", "last_in_outpost", card)
    return None


def place_refusal(st: State, card: CardId) -> Reason | None:
    """OPT-WARZONE-09, OPT-WARZONE-R06: why a warrior cannot be transferred to another place; it may stay in cover and
    unrevealed, and how often it goes does not matter."""
    if not other_places(st, card):
        return Reason("OPT-WARZONE-09", "no_other_place")
    if st.rules.battles and (bound := bound_refusal(st, card)) is not None:
        return bound
    if considered_beast(st, card):
        return refuse(st, "BEAST-08", "considered_beast", card)
    by = forbidden(st, "transfer", card)
    return None if by is None else refuse(st, "GEN-01", "forbidden_by", by)


def hand_over_refusal(st: State, seat: Seat, card: CardId) -> Reason | None:
    """VAR-FRONT-10, VAR-FRONT-11, VAR-FRONT-R03: why a warrior cannot be handed to the partner in the other line; it
    may stay in cover and unrevealed, and how often does not matter."""
    other = other_line(st, seat)
    if other == NOBODY:
        return Reason("VAR-FRONT-10", "no_other_line")
    if st.rules.battles and (bound := bound_refusal(st, card)) is not None:
        return bound
    if considered_beast(st, card):
        return refuse(st, "BEAST-08", "considered_beast", card)
    by = forbidden(st, "transfer", card)
    if by is not None:
        return refuse(st, "GEN-01", "forbidden_by", by)
    row = st.play[card]
    if row.zone == "outpost" and (reason := company_refusal(st, other, card, board(st).tags[card])) is not None:
        return reason
    return None if row.unpaid else kept_out(st, other, card)  # RUL-26


def goes_back(st: State, seat: Seat) -> bool:
    """VAR-FRONT-R05: whether the last warrior of the front may be handed back as it is, though it should leave cover
    (COVER-07)."""
    front = bool(st.rules.behind) and not stands_behind(st.rules, seat)
    return front and len(own_warriors(st, seat)) == 1


def may_transfer(st: State) -> bool:
    """Whether there are transfers at all: to an Outpost, to another place, or to a partner in the other line."""
    if has_outposts(st) or st.rules.base_p:
        return True
    return (st.rules.warzone_places and bool(st.table)) or bool(st.rules.behind)


def to_outposts_alone(rules: Ruleset) -> bool:
    """Whether transfers go to Outposts and back, and nowhere else."""
    return not (rules.base_p or rules.planets or rules.behind or rules.warzone_places)


def any_transfer_refusal(st: State, seat: Seat, card: CardId) -> Reason | None:
    """Why a warrior can be transferred neither to the Outpost or back nor to another place, nor to the other line."""
    if st.rules.behind:
        handed = hand_over_refusal(st, seat, card)
        if handed is None or not (has_outposts(st) or st.rules.warzone_places):
            return handed
    if not st.rules.warzone_places:
        return transfer_refusal(st, seat, card)
    moved = place_refusal(st, card)
    return moved if moved is None or not has_outposts(st) else transfer_refusal(st, seat, card)


def ready(st: State, seat: Seat, card: CardId, actions: int) -> bool:
    """Whether a warrior could be transferred for so many actions."""
    if st.rules.planets:
        if min(goals(st, seat, card).values(), default=actions + 1) > actions:
            return False
    elif transfer_actions(st, card) > actions or transfer_refusal(st, seat, card) is not None:
        return False
    return idle_refusal(st, card) is None


def owed_transfers(st: State, seat: Seat, actions: int) -> tuple[str, list[CardId]]:
    """The clause by which a player's next action must be the transfer of one of these warriors; "" if none must be.

    A Heretic goes first (OUT-07); else it is the first action of the turn (OUT-10, OUT-11). What nobody can meet with
    these actions is not owed now.
    """
    if not has_outposts(st) or st.turn.seat != seat or actions <= 0:
        return "", []
    there = garrison(st, seat)
    turned = [c for c in there if turned_there(st, c) and ready(st, seat, c, actions)] if there else there
    if turned:
        return "OUT-07", turned
    if st.turn.begun or there or not st.rules.outpost_duty or not manned_elsewhere(st, seat):
        return "", []
    found = [card for card in own_warriors(st, seat) if ready(st, seat, card, actions)]
    return ("OUT-10", found) if found else ("", [])


def owed_refusal(st: State, seat: Seat, name: str, card: CardId, due: tuple[str, list[CardId]]) -> Reason | None:
    """OUT-11: what an owed transfer (`due`, of `owed_transfers`) leaves open: that transfer, an owed exit from cover
    (COVER-06), and by OUT-10 the muster of a warrior that comes into the Outpost at once. Whatever takes no action may
    be played; what a copy takes depends on of what it is one."""
    clause, found = due
    if not clause or name in ("play", "cast", "use", "reveal", "copy"):
        return None
    if name == "transfer" and (card == NO_CARD or card in found):
        return None
    if name == "exit cover" and owes_exit(st, seat):
        return None
    if name == "muster" and clause == "OUT-10" and (card == NO_CARD or home_areas(st, card) == ("outpost",)):
        return None
    return owed(clause)


def costly_refusal(st: State, seat: Seat, money: Budget) -> Reason | None:
    """Why nothing that a card does for actions may be begun: something else is owed first (COVER-07, OUT-11)."""
    if owes_exit(st, seat):
        return Reason("COVER-07", "owes_exit")
    if not has_outposts(st):
        return None
    clause, _ = owed_transfers(st, seat, money.actions)
    return owed(clause) if clause else None


def owed(clause: str) -> Reason:
    """Why everything else has to wait for a transfer."""
    return Reason(clause, "owes_transfer" if clause == "OUT-10" else "owes_return")
