"""What a search may find, and what a card that is found or moved costs who brings it into play."""

from __future__ import annotations

from doomtable.rules import language as L
from doomtable.rules.base_permit import paying_base
from doomtable.rules.bases import base_of
from doomtable.rules.bindings import FOR_LESS, Bindings
from doomtable.rules.closed_areas import muster_ban
from doomtable.rules.muster_prices import muster_price
from doomtable.rules.permit import copy_in_play, host_refusal, muster_refusal, unique_refusal
from doomtable.rules.places import arrival_place
from doomtable.rules.query import candidates, forbidden
from doomtable.rules.references import controller, deref, players
from doomtable.rules.spending import spendable
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, CardId, Seat


def findable(st: State, e: L.Search, ctx: Bindings) -> list[CardId]:
    """What a search may find: cards of the players whose pile it names, nobody else's (ZONE-21)."""
    seats = players(st, e.whose, ctx)
    found = [c for c in candidates(st, e.sel, ctx) if st.definitions.owner[c] in seats and not _proof(st, c, ctx.me)]
    if e.pay:
        found = [c for c in found if _can_pay(st, ctx.you, c, found_price(st, e, c, ctx), e, ctx)]
    if e.to in ("play", "kohort", "place"):
        of = st.definitions.of
        found = [c for c in found if not of[c].personality or not copy_in_play(st, c, ctx.you)]  # PERS-01
        return [c for c in found if muster_ban(st, ctx.you, c) is None]
    if e.to == "target":
        of = st.definitions.of
        found = [c for c in found if forbidden(st, of[c].verb, c, c, ctx.you) is None]  # what may not be played
        host = deref(st, e.on, ctx)
        if host == NO_CARD:
            return found  # it is chosen later
        seat = controller(st, host)  # whom the card has chosen may be another's
        legal = [c for c in found if host_refusal(st, seat, c, host) is None]  # FORT-03
        return [c for c in legal if not of[c].once or unique_refusal(st, ctx.you, c) is None]  # RELIC-03
    return found


def _can_pay(st: State, seat: Seat, card: CardId, price: int, e: L.Search | L.Move, ctx: Bindings) -> bool:
    """Whether a price can be paid for what a text brings to a player."""
    if price > spendable(st, ctx.you):
        return False
    return not _pays_base(st, seat, card, ctx) or base_due(st, seat, card, price, e, ctx) != NO_CARD


def _pays_base(st: State, seat: Seat, card: CardId, ctx: Bindings) -> bool:
    """VAR-HOME-R02: whether a base pays for what a text brings into play: for a warrior of who pays that of its own."""
    return st.rules.base_p > 0 and seat == ctx.you and card not in st.play and st.definitions.of[card].is_warrior


def base_due(st: State, seat: Seat, card: CardId, price: int, e: L.Search | L.Move, ctx: Bindings) -> CardId:
    """The base that pays for what a text brings into play; NO_CARD where none has as much, and where none has to."""
    if not _pays_base(st, seat, card, ctx):
        return NO_CARD
    if isinstance(e, L.Search) and e.to == "place":
        at = base_of(st, seat, deref(st, e.on, ctx))
    else:
        at = arrival_place(st, seat, ctx)
    return paying_base(st, seat, card, price, at)


def found_price(st: State, e: L.Search, card: CardId, ctx: Bindings) -> int:
    """The D that a card found costs who brings it into play; summoned for less, out of the draw pile what it costs out
    of the discard pile (ESSENTIAL SUMMONS)."""
    if e.pay == "listed":
        return st.definitions.of[card].entry[1]
    times = {"": 0, "V": 1, "2V": 1 if FOR_LESS in ctx.words else 2}[e.pay]
    return muster_price(st, ctx.you, card) * times


def _proof(st: State, card: CardId, source: CardId) -> bool:
    """IMM-03: whether its own text makes it immune to the gift that would fetch it, which then has no effect on it."""
    gift = st.definitions.of[source]
    if gift.type != "symmetry":
        return False
    powers = {"symmetry", "gifts"} if gift.tags & st.definitions.GENERAL_GIFT else {"symmetry"}
    return not powers.isdisjoint(st.definitions.of[card].proof)


def payable(st: State, card: CardId, e: L.Move, ctx: Bindings) -> bool:
    """Whether a card may enter play against its Value: who says so pays, whoever gets it must be allowed to have it."""
    seat = taker(st, card, e, ctx)
    if not _can_pay(st, seat, card, value_due(st, card, e, ctx), e, ctx):
        return False
    return card in st.play or muster_refusal(st, seat, card, payer=ctx.you) is None


def value_due(st: State, card: CardId, e: L.Move, ctx: Bindings) -> int:
    """What a card costs that is put into play against its Value, or twice that."""
    return muster_price(st, ctx.you, card) * {"": 0, "V": 1, "2V": 2}[e.pay] if e.pay else 0


def taker(st: State, card: CardId, e: L.Move, ctx: Bindings) -> Seat:
    """Whose area a card goes to."""
    if e.to_whose == "you":
        return ctx.you
    if e.to_whose == "target player":
        return ctx.player
    return controller(st, card) if e.to_whose == "controller" else st.definitions.owner[card]
