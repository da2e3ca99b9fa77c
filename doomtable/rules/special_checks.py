"""Whether a Special would change anything now (RUL-29): a check by its name.

As in `effect_checks`: choices still open count as favourable, and a Special without a check is always worth its play.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from doomtable.rules import language as L
from doomtable.rules.attack_permit import attack_targets
from doomtable.rules.bindings import Bindings
from doomtable.rules.card_states import is_public
from doomtable.rules.casting import able_casters
from doomtable.rules.cover_permit import may_take_cover
from doomtable.rules.earth import ride_refusal
from doomtable.rules.permit import muster_refusal, own_warriors, turned_against
from doomtable.rules.places import home_areas
from doomtable.rules.prices import (
    cast_surcharge,
    is_summoning,
    purse,
    summoning_price,
    worth_of_one,
)
from doomtable.rules.query import forbidden, sealed, unaffected
from doomtable.rules.references import area_of, combat_now, deref, doer, players, riders
from doomtable.rules.sabotage_permit import in_person_refusal
from doomtable.rules.sides import members, once_a_pool
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, CardId, Seat
from doomtable.rules.warzones import warzones_for


def _another_warzone(st: State, ctx: Bindings) -> bool:
    c = combat_now(st)
    return c is not None and bool(warzones_for(st, c))


def _summon_for_less(st: State, ctx: Bindings) -> bool:
    """Whether the warrior can cast a spell of Summoning for what it costs then, and cards lie where it searches."""
    caster = deref(st, "target", ctx)
    spells = [card for card in st.seats[ctx.you].hand if is_summoning(st, card)]
    return any(caster == NO_CARD or _summons(st, ctx, caster, spell) for spell in spells)


def _summons(st: State, ctx: Bindings, caster: CardId, spell: CardId) -> bool:
    if caster not in able_casters(st, ctx.you, spell):
        return False
    mine = st.seats[ctx.you]
    worth, more = worth_of_one(st, caster, spell), cast_surcharge(st, caster, spell)
    return any(
        -(-summoning_price(st, spell, way) // worth) + more <= purse(st, ctx.you, caster, spell)
        and any(isinstance(e, L.Search) and getattr(mine, e.sel.where) for e in way.ability.effects)
        for way in st.definitions.of[spell].plays
    )


def _down_to_the_fewest(st: State, ctx: Bindings) -> bool:
    return len({len(own_warriors(st, seat)) for seat in st.living()}) > 1


def _swap_piles(st: State, ctx: Bindings) -> bool:
    seats = [seat for seat in players(st, "target player", ctx) if not sealed(st, seat, ctx.me)]
    return any(st.seats[seat].draw or st.seats[seat].discard for seat in seats)


def _hand_from_the_bottom(st: State, ctx: Bindings) -> bool:
    """Whether the player has a hand and a draw pile; a player not chosen yet may be one who has."""
    seats = players(st, "target player", ctx) or st.living()
    return any(st.seats[seat].hand and st.seats[seat].draw and not sealed(st, seat, ctx.me) for seat in seats)


def _turn_up_and_play(st: State, ctx: Bindings) -> bool:
    return ctx.me in st.play and bool(st.play[ctx.me].holds)


def _look_under_cards(st: State, ctx: Bindings) -> bool:
    rows = (row for row in st.play.values() if row.controller != ctx.you)
    return any(not is_public(st, card) for row in rows for card in row.holds)


def _another_at_random(st: State, ctx: Bindings) -> bool:
    p = st.pend(ctx.pending)
    mine = st.seats[p.seat] if p is not None else None
    return p is not None and mine is not None and any(
        p.card in pile and len(pile) > 1 for pile in (mine.draw, mine.discard)
    )  # fmt: skip


def _double_duty(st: State, ctx: Bindings) -> bool:
    """Whether the warrior lies open to all: which one is never revealed has nothing that could be told of it."""
    card = deref(st, "target", ctx)
    return card == NO_CARD or (card in st.play and not st.play[card].unpaid)


def _cover_or_wound(st: State, ctx: Bindings) -> bool:
    return may_take_cover(st, deref(st, "it", ctx))


def sharers(st: State, seat: Seat) -> tuple[Seat, ...]:
    """Those of a player's side, from that player on: one of each pool of D."""
    mine = members(st.rules, seat)
    return once_a_pool(st.rules, (other for other in st.clockwise(seat) if other in mine), "D")


def _share_out_d(st: State, ctx: Bindings) -> bool:
    team = sharers(st, ctx.you)
    return len(team) > 1 and any(st.seats[seat].D for seat in team)


def _stand_in(st: State, ctx: Bindings) -> bool:
    """GUARD STATION: whether the warrior belongs into this area, can be paid for and could fight whoever attacks."""
    p, card = st.pend(ctx.pending), deref(st, "target", ctx)
    attacker = doer(st, p) if p is not None and not p.cancelled else NO_CARD
    if attacker not in st.play or area_of(st, attacker) == "outpost":
        return False  # OUT-12
    if card == NO_CARD:
        return True
    if area_of(st, ctx.me) not in home_areas(st, card) or muster_refusal(st, ctx.you, card) is not None:
        return False
    d, peaceful = st.definitions.of[card], st.definitions.PEACEFUL
    own = [cont.words for cont in d.conts if cont.who == "me"]
    return not d.tags & peaceful and not any(words & peaceful for words in own)


def _attack_in_person(st: State, ctx: Bindings) -> bool:
    """SUPPORT ARTILLERY OX: whether the rider may attack that player; one not chosen yet may be any other."""
    rider = deref(st, "bearer", ctx)
    seats = players(st, "target player", ctx) or [seat for seat in st.living() if seat != ctx.you]
    return rider in st.play and any(in_person_refusal(st, ctx.you, rider, seat) is None for seat in seats)


def infection_of(st: State, virus: CardId) -> L.Infect | None:
    """What a virus does to a warrior; None of one that infects nobody."""
    every = (e for way in st.definitions.of[virus].plays for e in way.ability.effects)
    return next((e for e in every if isinstance(e, L.Infect)), None)


def _mutated(st: State, ctx: Bindings) -> bool:
    """MUTATED STRAIN: whether the virus infects, and may infect this warrior."""
    virus, card = deref(st, "target", ctx), deref(st, "target2", ctx)
    e = infection_of(st, virus) if virus != NO_CARD else None
    if e is None:
        return virus == NO_CARD
    return card == NO_CARD or not (unaffected(st, virus, card) or turned_against(st, e, card))


def _four_attacks(st: State, ctx: Bindings) -> bool:
    """GRINDER: whether there is anybody whom the warrior may attack."""
    attacker = deref(st, "bearer", ctx)
    return attacker in st.play and bool(attack_targets(st, attacker))


def _summit(st: State, ctx: Bindings) -> bool:
    """SUMMIT MEETING: whether there are partners, and anything in their hands to pass on."""
    side = [seat for seat in members(st.rules, ctx.you) if not st.seats[seat].out]
    return len(side) > 1 and any(card != ctx.me for seat in side for card in st.seats[seat].hand)


def _take_its_place(st: State, ctx: Bindings) -> bool:
    """PRIMAL BITCH: whether the warrior is there, may go into its owner's draw pile, and no other Bitch is in play."""
    added, own = deref(st, "it", ctx), st.definitions.card_def[ctx.me]
    if added not in st.play or sealed(st, st.definitions.owner[added], ctx.me):
        return False
    stands = st.definitions.lent.get((own, own))
    return stands is None or all(st.definitions.of[card] is not stands for card in st.play)


def _jump_on(st: State, ctx: Bindings) -> bool:
    """ECLIPSE MAMMOTH: whether there is room beside who bears it, and that warrior may get on."""
    card = deref(st, "target", ctx)
    if card == NO_CARD or not has_seat(st, ctx.me):
        return has_seat(st, ctx.me)
    return card in st.play and ride_refusal(st, ctx.me, card) is None and forbidden(st, "receive", card, ctx.me) is None


def has_seat(st: State, beast: CardId) -> bool:
    """Whether an Animal carries fewer warriors than it may."""
    return beast in st.play and 1 + len(riders(st, beast)) < st.definitions.of[beast].card.holds


SPECIAL_CHECKS: Final[dict[str, Callable[[State, Bindings], bool]]] = {
    "another warzone": _another_warzone, "hand from the bottom": _hand_from_the_bottom,
    "cover or wound": _cover_or_wound, "summon for less": _summon_for_less,
    "down to the fewest": _down_to_the_fewest, "swap piles": _swap_piles,
    "double duty": _double_duty,
    "turn up and play": _turn_up_and_play, "look under cards": _look_under_cards,
    "another at random": _another_at_random, "share out D": _share_out_d,
    "stand in": _stand_in, "attack in person": _attack_in_person,
    "mutated": _mutated, "four attacks": _four_attacks, "summit": _summit, "jump on": _jump_on,
    "take its place": _take_its_place,
}
