"""Moves between bases and battlefields: out, in, invade and return; and what becomes of bases (VAR-HOME)."""

from __future__ import annotations

from doomtable.rules import mutate as M
from doomtable.rules.attack_permit import idle_refusal
from doomtable.rules.base_permit import own_field, spendable_at, tags_now, takes
from doomtable.rules.bases import (
    FACE_DOWN,
    affiliations,
    bases,
    field_of,
    garrison_of,
    go_together,
    inside,
    invader_of,
    invades,
    is_base,
    is_down,
    is_field,
    is_manned,
    open_bases,
    stands,
)
from doomtable.rules.events import ALL
from doomtable.rules.muster_prices import price_from_hand
from doomtable.rules.permit import refuse
from doomtable.rules.pools import lying, unlaid
from doomtable.rules.query import forbidden
from doomtable.rules.questions import AskBase
from doomtable.rules.sides import allied
from doomtable.rules.state import State
from doomtable.rules.state_parts import Draft
from doomtable.rules.terms import NO_CARD, CardId, Option, Reason, Seat, card_option
from doomtable.rules.triggers import fire
from doomtable.rules.verbs.common import depart


def move_refusal(st: State, seat: Seat, card: CardId, to: CardId = NO_CARD) -> Reason | None:
    """Why a warrior cannot go to that base or battlefield, or to none at all."""
    if to == NO_CARD:
        if ways_out(st, seat, card):
            return None
        return _way_refusal(st, seat, card, own_field(st, card) if inside(st, card) else st.play[card].place)
    by = forbidden(st, "transfer", card)
    if by is not None:
        return refuse(st, "GEN-01", "forbidden_by", by)
    return idle_refusal(st, card) or _way_refusal(st, seat, card, to)


def _way_refusal(st: State, seat: Seat, card: CardId, to: CardId) -> Reason | None:
    row, field = st.play[card], own_field(st, card)
    if to == NO_CARD or field == NO_CARD or to == stands(st, card) or not (is_base(st, to) or is_field(st, to)):
        return Reason("VAR-HOME-22", "not_an_option")
    if to == field:
        return refuse(st, "VAR-HOME-41", "field_invaded", field) if invader_of(st, field) != NO_CARD else None
    if to == row.place and not invades(st, card):
        return None if takes(st, to, card) else refuse(st, "VAR-HOME-11", "other_affiliation", card)
    if not is_field(st, to) or allied(st.rules, st.play[to].controller, seat):
        return refuse(st, "VAR-HOME-36" if invades(st, card) else "VAR-HOME-43", "no_way_there", card)
    if row.field != field:
        return refuse(st, "VAR-HOME-36" if invades(st, card) else "VAR-HOME-R05", "from_own_field", card)
    if is_down(st, to):
        return refuse(st, "VAR-HOME-R03", "base_down", to)
    if is_manned(st, st.play[to].place):
        return refuse(st, "VAR-HOME-35", "base_manned", to)
    return refuse(st, "VAR-HOME-39", "field_held", to) if invader_of(st, to) != NO_CARD else None


def where_refusal(st: State, draft: Draft, to: CardId) -> Reason | None:
    """Why that is no place for a warrior that is transferred or mustered."""
    seat, card = draft.seat, draft.card
    if draft.verb == "transfer":
        return move_refusal(st, seat, card, to)
    if to not in bases(st, seat):
        return refuse(st, "VAR-HOME-10", "no_area", card)
    if is_down(st, to):
        return refuse(st, "VAR-HOME-R03", "base_down", field_of(st, to))
    if not takes(st, to, card):
        return refuse(st, "VAR-HOME-11", "other_affiliation", card)
    return Reason("VAR-HOME-10", "cannot_pay", (price_from_hand(st, seat, card), spendable_at(st, seat, to)))


def ways_out(st: State, seat: Seat, card: CardId) -> list[CardId]:
    """Where a warrior can go now: its own base or battlefield first, then those it can invade."""
    row = st.play[card]
    own = [row.place, own_field(st, card)]
    ahead = [] if inside(st, card) or invades(st, card) else [
        field_of(st, base) for other in st.living() if other != seat for base in bases(st, other)
    ]  # fmt: skip
    return [to for to in (*own, *ahead) if to != NO_CARD and move_refusal(st, seat, card, to) is None]


def go(st: State, seat: Seat, card: CardId, to: CardId) -> None:
    """VAR-HOME-20, VAR-HOME-23, VAR-HOME-35, VAR-HOME-36: a warrior goes there with all that is on it."""
    back = invades(st, card)
    M.move_area(st, card, st.play[card].zone, place=to)
    word = "base" if is_base(st, to) else "invaded" if invades(st, card) else "returned" if back else "field"
    M.emit(st, "transferred", seat, card, to, word=word, seen=1 << seat if st.play[card].unpaid else ALL)
    fire(st, "transferred", it=card)


# ------------------------------------------------------------------------------------------- what becomes of them


def settle_bases(st: State) -> bool:
    """Whether anything had to be done about bases, and one thing of it: who has none left wins, one with all its P goes
    down, who cannot stay where he is moves, points that lie nowhere are laid on a base."""
    for seat in st.living():
        left = open_bases(st, seat)
        if not left and bases(st, seat):
            M.end_game(st, "bases", (seat,))
            return True
        for base in left:
            if lying(st, base, "P") >= st.rules.base_p:
                _conquer(st, base)
                return True
    return _move_strays(st) or _lay_points(st)


def _conquer(st: State, base: CardId) -> None:
    """VAR-HOME-18, VAR-HOME-R03: all that a base has brought into play is discarded; it does nothing any more."""
    field, seat = field_of(st, base), st.play[base].controller
    M.lose(st, seat, lying(st, base, "D"), "D", base, base)
    M.lose(st, seat, lying(st, base, "P"), "P", base, base, "conquered")
    for card in (base, field):
        if card != NO_CARD:
            M.mark(st, card, FACE_DOWN, 1, seat)


def _move_strays(st: State) -> bool:
    """What is of a base that is down is discarded; who has invaded it, or one that has gone, is in the own field
    again; who does not go with the others inside goes out, or is discarded (VAR-HOME-R06)."""
    for card, row in st.play.items():
        if row.host != NO_CARD or row.zone in ("attached", "table") or is_base(st, card) or is_field(st, card):
            continue
        if row.place not in st.play or is_down(st, row.place):
            depart(st, card, "discard")
            return True
        if row.field != NO_CARD and (row.field not in st.play or is_down(st, row.field)):
            M.move_area(st, card, row.zone, place=own_field(st, card))
            return True
    for seat in st.living():
        for base in open_bases(st, seat):
            stranger = _stranger(st, base)
            if stranger != NO_CARD:
                _send_out(st, seat, stranger)
                return True
    return False


def _stranger(st: State, base: CardId) -> CardId:
    """Who does not go with the others inside a base: one whose affiliation has changed first, then who came last;
    NO_CARD for nobody."""
    of, found = st.definitions.of, garrison_of(st, base)
    found.sort(key=lambda card: affiliations(st, tags_now(st, card)) != affiliations(st, of[card].tags))
    for n in range(2, len(found) + 1):
        if not go_together([affiliations(st, tags_now(st, card)) for card in found[:n]]):
            return found[n - 1]
    return NO_CARD


def _send_out(st: State, seat: Seat, card: CardId) -> None:
    field = own_field(st, card)
    if field == NO_CARD or invader_of(st, field) != NO_CARD:
        depart(st, card, "discard")
    else:
        go(st, seat, card, field)


def _lay_points(st: State) -> bool:
    """VAR-HOME-R02: points that a player has got as such lie on one of his bases, as he likes."""
    for seat in st.living():
        for kind in ("D", "P"):
            n = unlaid(st, seat, kind)
            if n > 0 and getattr(st.agenda[-1], "kind", "") != "base":
                M.push(st, AskBase(seat=seat, pool=kind, n=n))
                return True
    return False


def base_options(st: State, ask: AskBase) -> list[Option]:
    """The bases on which points can be laid."""
    return [card_option(base) for base in open_bases(st, ask.seat)]


def answer_base(st: State, ask: AskBase, option: Option) -> None:
    M.mark(st, option.card, ask.pool, min(ask.n, unlaid(st, ask.seat, ask.pool)), ask.seat)
