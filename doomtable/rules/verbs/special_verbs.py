"""Specials: what a card that stands alone does, a handler by its name.

A handler speaks of what `language.SPECIALS` says of its name, and of nothing else that a play has chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.bindings import Bindings
from doomtable.rules.casting import held_spells
from doomtable.rules.cover_permit import may_take_cover
from doomtable.rules.permit import own_warriors
from doomtable.rules.places import home_areas
from doomtable.rules.query import allowed, board, held_open
from doomtable.rules.questions import AskEither, AskPick, AskSpell, AskWarzone
from doomtable.rules.references import combat_now, controller, deref, players
from doomtable.rules.state import State
from doomtable.rules.terms import CardId
from doomtable.rules.verbs.common import enter_free, start
from doomtable.rules.warzones import warzones_for
from doomtable.rules.ways import castable


def _another_warzone(st: State, ctx: Bindings) -> None:
    """The attacking player says in which of its Warzones the defender is defended, or in none (TRANSFER)."""
    c = combat_now(st)
    if c is not None and warzones_for(st, c):
        M.push(st, AskWarzone(seat=c.aseat, cid=c.id))


def _summon_for_less(st: State, ctx: Bindings) -> None:
    """ESSENTIAL SUMMONS: the warrior casts a spell of Summoning now, whose searches cost less."""
    caster = deref(st, "target", ctx)
    if caster in st.play and castable(st, ctx.you, held_spells(st, ctx.you), caster, summons=True):
        M.push(st, AskSpell(seat=ctx.you, caster=caster, summons=True))


def _lay_apart(st: State, ctx: Bindings) -> None:
    """DESPERATE TIMES: D that lie apart from the pool."""
    for seat in players(st, "target player", ctx):
        M.gain(st, seat, 25, "D", ctx.me, aside=True)


def _down_to_the_fewest(st: State, ctx: Bindings) -> None:
    """CARNAGE: players discard warriors of their choice until nobody has more than who has the fewest."""
    warriors = {seat: tuple(own_warriors(st, seat)) for seat in st.clockwise(st.turn.seat)}
    fewest = min(map(len, warriors.values()))
    for seat, found in reversed(warriors.items()):
        if len(found) > fewest:
            M.push(st, AskPick(seat=seat, node=SHED, ctx=ctx, found=found, n=len(found) - fewest))


SHED: Final = L.Move("it", "discard")


def _swap_piles(st: State, ctx: Bindings) -> None:
    """DEJA VU: a draw pile and a discard pile change places; the first may be empty then (WIN-07)."""
    for seat in players(st, "target player", ctx):
        draw, discard = st.seats[seat].draw, st.seats[seat].discard
        for zone, pile in (("draw", discard), ("discard", draw)):
            M.shuffle(st, seat, zone, pile)
            M.emit(st, "shuffled", seat, word=zone)
        M.change_game(st, win_check=True)


def _hand_from_the_bottom(st: State, ctx: Bindings) -> None:
    """TUCKED AWAY: the hand goes under the draw pile, and as many cards come from there."""
    for seat in players(st, "target player", ctx):
        old, pile = st.seats[seat].hand, st.seats[seat].draw
        for card in reversed(pile[max(0, len(pile) - len(old)) :]):
            M.to_pile(st, card, "hand", hidden=True)
        for card in old:
            M.to_pile(st, card, "draw", "bottom", hidden=True)


def _discard_what_is_illegal(st: State, ctx: Bindings) -> None:
    """LAST RITESMAN: what is on the warrior and may not be given to one of its kind (RUL-21)."""
    warrior = deref(st, "target", ctx)
    if warrior in st.play:
        for card in st.play[warrior].atts:
            if not _fits(st, card, warrior):
                start(st, (SHED,), ctx._replace(it=card))


def _fits(st: State, card: CardId, warrior: CardId) -> bool:
    """Whether a warrior is such a one as this card is given to, or may have it by the word of another card."""
    asked, tags = st.definitions.of[card].host_csel, board(st).tags[warrior]
    if asked is None or (tags & asked.asked == asked.all and (not asked.any or tags & asked.any)):
        return True
    return allowed(st, "receive", warrior, card)


def _double_duty(st: State, ctx: Bindings) -> None:
    """DOUBLE DUTY: the card comes into play as a warrior that is there already, wherever that one may stand."""
    original = deref(st, "target", ctx)
    if ctx.me in st.limbo and original in st.play and not st.play[original].unpaid:
        M.double(st, ctx.me, original)
        enter_free(st, ctx.me, ctx.you, home_areas(st, ctx.me)[0], ctx)


def _cover_or_wound(st: State, ctx: Bindings) -> None:
    """SUPPRESSING FIRE: a warrior goes into cover or is wounded, as its player chooses; none that may never be there.

    Who may not seek cover of its own accord is wounded: its player could refuse it (RUL-36).
    """
    card = deref(st, "it", ctx)
    if not may_take_cover(st, card):
        return
    seat = controller(st, card)
    if held_open(st, seat, card) is None:
        M.push(st, AskEither(seat=seat, node=COVER_OR_WOUND, ctx=ctx))
    else:
        start(st, COVER_OR_WOUND.choices[1], ctx)


COVER_OR_WOUND: Final = L.Either(
    ("cover", "wound"), ((L.Cover("it"),), (L.Wound("it", only=True),)), who="its player"
)


SPECIAL_VERBS: Final[dict[str, Callable[[State, Bindings], None]]] = {
    "25 D apart": _lay_apart, "another warzone": _another_warzone,
    "hand from the bottom": _hand_from_the_bottom, "summon for less": _summon_for_less,
    "cover or wound": _cover_or_wound,
    "down to the fewest": _down_to_the_fewest, "swap piles": _swap_piles,
    "discard what is illegal": _discard_what_is_illegal, "double duty": _double_duty,
}


def special(st: State, e: L.Special, ctx: Bindings) -> None:
    SPECIAL_VERBS[e.name](st, ctx)
