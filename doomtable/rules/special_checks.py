"""Whether a Special would change anything now (RUL-29): a check by its name.

As in `effect_checks`: choices still open count as favourable, and a Special without a check is always worth its play.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from doomtable.rules import language as L
from doomtable.rules.bindings import Bindings
from doomtable.rules.casting import able_casters
from doomtable.rules.cover_permit import may_take_cover
from doomtable.rules.permit import own_warriors
from doomtable.rules.prices import (
    cast_surcharge,
    is_summoning,
    purse,
    summoning_price,
    worth_of_one,
)
from doomtable.rules.references import combat_now, deref, players
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, CardId
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
    return any(st.seats[seat].draw or st.seats[seat].discard for seat in players(st, "target player", ctx))


def _hand_from_the_bottom(st: State, ctx: Bindings) -> bool:
    """Whether the player has a hand and a draw pile; a player not chosen yet may be one who has."""
    seats = players(st, "target player", ctx) or st.living()
    return any(st.seats[seat].hand and st.seats[seat].draw for seat in seats)


def _double_duty(st: State, ctx: Bindings) -> bool:
    """Whether the warrior lies open to all: which one is never revealed has nothing that could be told of it."""
    card = deref(st, "target", ctx)
    return card == NO_CARD or (card in st.play and not st.play[card].unpaid)


def _cover_or_wound(st: State, ctx: Bindings) -> bool:
    return may_take_cover(st, deref(st, "it", ctx))


SPECIAL_CHECKS: Final[dict[str, Callable[[State, Bindings], bool]]] = {
    "another warzone": _another_warzone, "hand from the bottom": _hand_from_the_bottom,
    "cover or wound": _cover_or_wound, "summon for less": _summon_for_less,
    "down to the fewest": _down_to_the_fewest, "swap piles": _swap_piles,
    "double duty": _double_duty,
}
