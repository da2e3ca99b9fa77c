"""Whose cards a selector means, and where: players and areas, without a word about what the cards are."""

from __future__ import annotations

from doomtable.rules.bindings import Bindings
from doomtable.rules.masks import SelectorMask
from doomtable.rules.references import apart, area_of, bearer_of, beyond, controller, deref, is_one
from doomtable.rules.sides import allied
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, NOBODY, CardId, Seat


def seat_meant(st: State, whose: str, ctx: Bindings, mine: Seat) -> Seat | None:
    """The player whose cards a selector means; `mine` where it means anybody's, None where it means nobody's."""
    if whose == "yours":
        return ctx.you
    if whose == "target player":
        return ctx.player
    if whose == "active player":
        return st.turn.seat
    if whose == "attacking player":
        return ctx.seat
    if whose == "its":
        return controller(st, ctx.it) if ctx.it != NO_CARD else None
    return controller(st, ctx.targets[0]) if whose == "same" and ctx.targets else mine


def whose_and_where(st: State, csel: SelectorMask, cards: list[CardId], ctx: Bindings) -> list[CardId]:
    """Those of some cards in play that stand with the player and in the area that a selector means."""
    whose, area = csel.whose, csel.area
    if whose == "others":
        cards = _of_others(st, cards, ctx.you)
    elif whose == "team":
        cards = _of_the_team(st, cards, ctx.you)
    elif whose != "any" and (whose != "same" or ctx.targets):
        cards = _controlled(st, cards, seat_meant(st, whose, ctx, NOBODY))
    return _in_area(st, cards, area, ctx) if area and cards else cards


def _controlled(st: State, cards: list[CardId], seat: Seat | None) -> list[CardId]:
    """Those of some cards in play that this player controls."""
    rows, found = st.play, []
    for card in cards:
        if rows[card].controller == seat:
            found.append(card)
    return found


def _of_the_team(st: State, cards: list[CardId], seat: Seat) -> list[CardId]:
    """Those that this player or a partner controls."""
    return [c for c in cards if allied(st.rules, st.play[c].controller, seat)]


def _of_others(st: State, cards: list[CardId], seat: Seat) -> list[CardId]:
    """Those of some cards in play that neither this player nor a partner controls."""
    rows = st.play
    if st.rules.sides:
        cards = [c for c in cards if not allied(st.rules, rows[c].controller, seat)]
    return [c for c in cards if seat != rows[c].controller != NOBODY]


def _in_area(st: State, cards: list[CardId], area: str, ctx: Bindings) -> list[CardId]:
    """Those of some cards in play that stand in the area which a selector means; 'same' is no Outpost (OUT-15)."""
    rows = st.play
    if st.rules.places:
        cards = [c for c in cards if not apart(st, ctx, c)]
    if area == "squad or kohort":
        return [c for c in cards if area_of(st, c) in ("squad", "kohort")]
    if not area.startswith("same"):
        return [c for c in cards if area_of(st, c) == area]
    mate = bearer_of(st, ctx.me)
    anchor = rows.get(mate if mate != NO_CARD else ctx.me) or rows.get(deref(st, "target", ctx))
    if anchor is None:
        return []
    zone, seat = area_of(st, anchor.id), anchor.controller
    if area != "same area" and (zone == "outpost") != (area == "same outpost"):
        return []
    zones = ("squad", "kohort") if st.rules.base_p else (zone,)  # VAR-HOME-R07
    return [c for c in cards if rows[c].controller == seat and area_of(st, c) in zones]


def others_than_it(st: State, cards: list[CardId], ctx: Bindings) -> list[CardId]:
    """Those that are neither the card that speaks nor its bearer, nor one with either."""
    bearer = deref(st, "bearer", ctx)
    found = [c for c in cards if c != ctx.me and c != bearer]
    if st.definitions.doubles:
        found = [c for c in found if not is_one(st, ctx.me, c) and not is_one(st, bearer, c)]
    return found


def within_bounds(st: State, cards: list[CardId], ctx: Bindings) -> list[CardId]:
    """Those that are in play for the card that speaks, where what is in play is not the whole table."""
    return [c for c in cards if not beyond(st, ctx, c)]


def known_ones(st: State, cards: list[CardId]) -> list[CardId]:
    """Those that are no warriors who have never been revealed."""
    return [c for c in cards if not st.play[c].unpaid]


def borne_by_known_ones(st: State, cards: list[CardId]) -> list[CardId]:
    """Those that no such warrior bears."""
    return [c for c in cards if not _on_unknown(st, c)]


def _on_unknown(st: State, card: CardId) -> bool:
    """Whether a card is on a warrior that was never revealed."""
    bearer = bearer_of(st, card)
    return bearer in st.play and st.play[bearer].unpaid
