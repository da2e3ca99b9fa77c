"""Specials: what a card that stands alone does, a handler by its name.

A handler speaks of what `language.SPECIALS` says of its name, and of nothing else that a play has chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.bindings import Bindings
from doomtable.rules.card_defs import goes_for_good
from doomtable.rules.card_states import is_public
from doomtable.rules.casting import held_spells
from doomtable.rules.cover_permit import may_take_cover
from doomtable.rules.doubles import Double
from doomtable.rules.found_cards import drawn_by_chance, pile_of
from doomtable.rules.frames import AttackFrame, RevealFrame, UnveilFrame
from doomtable.rules.masks import ENEMY_WARRIOR
from doomtable.rules.muster_prices import muster_price
from doomtable.rules.permit import own_warriors
from doomtable.rules.places import home_areas
from doomtable.rules.play_modes import KEEPS_TRUCE
from doomtable.rules.query import allowed, board, held_open, sealed
from doomtable.rules.questions import AskEither, AskPick, AskShareD, AskSpell, AskWarzone
from doomtable.rules.references import (
    area_of,
    combat_now,
    controller,
    deref,
    doer,
    original_of,
    players,
)
from doomtable.rules.sabotage_permit import sabotaged
from doomtable.rules.sides import allied, members
from doomtable.rules.special_checks import SPECIAL_CHECKS, sharers
from doomtable.rules.state import State, replaced
from doomtable.rules.terms import NO_CARD, CardId, Option, Seat
from doomtable.rules.triggers import ask_about, pending_event
from doomtable.rules.verbs.common import depart, enter_free, entered, start
from doomtable.rules.verbs.infection_verbs import infect_tribe
from doomtable.rules.verbs.trade_verbs import meet
from doomtable.rules.warzones import warzones_for
from doomtable.rules.ways import castable
from doomtable.rules.window_masks import usable_there


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
        if sealed(st, seat, ctx.me):
            continue
        draw, discard = st.seats[seat].draw, st.seats[seat].discard
        for zone, pile in (("draw", discard), ("discard", draw)):
            M.shuffle(st, seat, zone, pile)
            M.emit(st, "shuffled", seat, word=zone)
        M.change_game(st, win_check=True)


def _hand_from_the_bottom(st: State, ctx: Bindings) -> None:
    """TUCKED AWAY: the hand goes under the draw pile, and as many cards come from there."""
    for seat in players(st, "target player", ctx):
        if sealed(st, seat, ctx.me):
            continue
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
    asked = st.definitions.of[card].host_csel
    if asked is None or asked.meets(board(st).tags[warrior]):
        return True
    return allowed(st, "receive", warrior, card)


def _double_duty(st: State, ctx: Bindings) -> None:
    """DOUBLE DUTY: the card comes into play as a warrior that is there already, wherever that one may stand."""
    card, original = ctx.me, original_of(st, deref(st, "target", ctx))
    if card not in st.limbo or original not in st.play or st.play[original].unpaid:
        return
    copies = st.definitions.copies
    M.redefine(st, (*copies, Double(card, original, st.definitions.card_def[card])))
    for timed in st.effects:
        if original in timed.on:
            M.change_effect(st, timed.id, on=(*timed.on, card))
    enter_free(st, card, ctx.you, home_areas(st, card)[0], ctx)
    M.set_wounded(st, card, st.play[original].wounded, quiet_=True)
    M.choose_on(st, card, st.play[original].chosen)
    for name, n, by in st.play[original].marks:
        M.mark(st, card, name, n, by, card)


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


def _turn_up_and_play(st: State, ctx: Bindings) -> None:
    """SECRET: it is annihilated; everybody sees what lies under it and may answer that, then each card is played."""
    if ctx.me not in st.play:
        return
    cards = st.play[ctx.me].holds
    for card in cards:
        M.to_limbo(st, card)
        M.emit(st, "revealed", ctx.you, card)
    p = pending_event(st, "revealed", ctx.me, seat=ctx.you)
    M.change_pending(st, p.id, ctx=p.ctx._replace(targets=cards))
    M.push(st, UnveilFrame(seat=ctx.you, cards=cards, pid=p.id))
    depart(st, ctx.me, "annihilated", by=ctx.me)
    M.know(st, (ctx.me,), 0xFF)  # until it is settled everybody remembers what it is
    ask_about(st, p)


def _look_under_cards(st: State, ctx: Bindings) -> None:
    """INFORMANTS: a player sees all that lies face down under cards."""
    for row in st.play.values():
        unseen = tuple(card for card in row.holds if not is_public(st, card))
        if unseen and row.controller != ctx.you:
            M.look_at(st, ctx.you, unseen, "held", row.controller)


def _another_at_random(st: State, ctx: Bindings) -> None:
    """OH YEAH?!: another card of the pile takes the place of the one picked in a search, which goes to the bottom."""
    p = st.pend(ctx.pending)
    if p is None or p.host != NO_CARD:
        return
    others = [card for card in getattr(st.seats[p.seat], pile_of(st, p.card)) if card != p.card]
    for other in drawn_by_chance(st, others, 1):
        M.change_pending(st, p.id, card=other, host=p.card)


def _share_out_d(st: State, ctx: Bindings) -> None:
    """CURRENCY EXCHANGE: its player says how many of their D each of the team gets."""
    team = sharers(st, ctx.you)
    if len(team) > 1:
        left = sum(st.seats[seat].D for seat in team)
        M.push(st, AskShareD(seat=ctx.you, ctx=ctx, left=left, to=team[0], rest=team[1:]))


def answer_share_d(st: State, ask: AskShareD, option: Option) -> None:
    """One gets so many; the last gets what is left."""
    _bring_to(st, ask.to, option.number, ask.ctx.me)
    left, (following, *rest) = ask.left - option.number, ask.rest
    if rest:
        M.push(st, ask._replace(left=left, to=following, rest=tuple(rest)))
    else:
        _bring_to(st, following, left, ask.ctx.me)


def _back_from_the_discard_pile(st: State, ctx: Bindings) -> None:
    """LUNA MEMORIAL HOSPITAL: the card goes back into the hand, from play or from the discard pile."""
    if ctx.me in st.play:
        start(st, (BACK_TO_HAND,), ctx)
    elif usable_there(st, ctx.me):
        M.to_pile(st, ctx.me, "hand")


BACK_TO_HAND: Final = L.Move("me", "hand")


def _bring_to(st: State, seat: Seat, n: int, source: CardId) -> None:
    have = st.seats[seat].D
    if n > have:
        M.gain(st, seat, n - have, "D", source)
    elif n < have:
        M.lose(st, seat, have - n, "D", source)


def _stand_in(st: State, ctx: Bindings) -> None:
    """GUARD STATION: who attacks a player himself, or sabotages him, fights a warrior that is mustered for it instead.

    Their affiliations do not matter; whoever has never been revealed is turned up first.
    """
    p, card = st.pend(ctx.pending), deref(st, "target", ctx)
    if p is None or card not in st.seats[ctx.you].hand or not SPECIAL_CHECKS["stand in"](st, ctx):
        return
    price, attacker = muster_price(st, ctx.you, card), doer(st, p)
    M.pay(st, ctx.you, price)
    M.change_pending(st, p.id, cancelled=True)
    M.emit(st, "cancelled", ctx.you, NO_CARD, ctx.me, word="action")
    M.push(st, AttackFrame(attacker=attacker, defender=card, seat=controller(st, attacker), source="card"))
    if st.play[attacker].unpaid:
        M.push(st, RevealFrame(card=attacker, leaves=False))
    enter_free(st, card, ctx.you, area_of(st, ctx.me), ctx, price)


def _attack_in_person(st: State, ctx: Bindings) -> None:
    """SUPPORT ARTILLERY OX: the rider attacks a player himself, for 3 P; where that means sabotage it is one."""
    rider = deref(st, "bearer", ctx)
    for victim in players(st, "target player", ctx):
        if st.rules.sabotage:  # SAB-03
            M.use_up(st, ctx.you, *sabotaged(victim))
        M.emit(st, "attacked_player", victim, rider)
        start(st, (L.Gain(3, "P"),), ctx)


def _mutated(st: State, ctx: Bindings) -> None:
    """MUTATED STRAIN: a virus of the hand is played on a warrior of the tribes, and goes where its icon sends it."""
    virus, card = deref(st, "target", ctx), deref(st, "target2", ctx)
    if virus in st.seats[ctx.you].hand and card in st.play:
        M.emit(st, "announced", ctx.you, virus, card, 0, "play", (card,))
        M.to_pile(st, virus, "annihilated" if goes_for_good(st.definitions.of[virus].card) else "discard")
        infect_tribe(st, virus, card, ctx)


def _four_attacks(st: State, ctx: Bindings) -> None:
    """GRINDER: up to four attacks, one after the other; before each it is said how many of those left are one.

    Those left, and those that are combined in the present attack, are markers on the warrior.
    """
    attacker = deref(st, "bearer", ctx)
    if attacker not in st.play:
        return
    if not ctx.number:  # they begin
        M.mark(st, attacker, LEFT, 4, ctx.you, attacker)
    left = sum(n for name, n, _ in st.play[attacker].marks if name == LEFT)
    if left and SPECIAL_CHECKS["four attacks"](st, ctx):
        M.push(st, AskEither(seat=ctx.you, node=COMBINED[left], ctx=ctx._replace(targets=(), number=left)))
    elif left:
        M.mark(st, attacker, LEFT, -left, ctx.you, attacker)


def _truce(st: State, ctx: Bindings) -> None:
    """TRUCE: nobody of this player's team attacks the other one chosen until its player's next turn begins."""
    chosen = next((p.players for p in reversed(st.pending) if p.card == ctx.me), ())
    keeps = st.definitions.cont(KEEPS_TRUCE).index
    for one in players(st, "target player", ctx):
        for other in [other for other in chosen if not allied(st.rules, one, other)]:
            for seat in members(st.rules, one):
                M.add_effect(st, keeps, replaced(ctx, you=other), (), KEEPS_TRUCE.until, ctx.you, seat)


def _take_its_place(st: State, ctx: Bindings) -> None:
    """PRIMAL BITCH: it stands where that warrior does, as a warrior of that one's player, and that one goes."""
    added, card = deref(st, "it", ctx), ctx.me
    if card not in st.limbo or not SPECIAL_CHECKS["take its place"](st, ctx):
        return
    p = st.definitions
    M.redefine(st, (*p.copies, p.double(card, p.of[card].card.name)))
    row = st.play[added]
    M.enter(st, card, row.controller, row.zone, place=row.place)
    M.emit(st, "put", row.controller, card, word=row.zone)
    entered(st, card, row.controller)
    start(st, (BACK_TO_PILE,), ctx)


BACK_TO_PILE: Final = L.Move("it", "draw")
LEFT: Final = "attack"
FOUR_ATTACKS: Final = L.Special("four attacks")
AIMED: Final = L.Choose((L.Target(ENEMY_WARRIOR),), (L.Attack("me", "target", legal=True),))


def _as_one(n: int) -> tuple[L.Effect, ...]:
    """So many of the attacks that are left, combined."""
    used, more = L.Mark(LEFT, n, "me", off=True), n - 1
    if not more:
        return used, AIMED, FOUR_ATTACKS
    return used, L.Mark("combined", more, "me"), AIMED, L.Mark("combined", more, "me", off=True), FOUR_ATTACKS


_SIZES: Final = ("single", "double", "triple", "quadruple")
COMBINED: Final = {
    left: L.Either(
        (*_SIZES[:left], "no more"), (*(_as_one(n + 1) for n in range(left)), (L.Mark(LEFT, left, "me", off=True),))
    )
    for left in range(1, 5)
}
"""What may be said before an attack, by how many are left."""


def _jump_on(st: State, ctx: Bindings) -> None:
    """ECLIPSE MAMMOTH: a warrior gets on beside who rides there already, and never down again."""
    card = deref(st, "target", ctx)
    if card in st.play and SPECIAL_CHECKS["jump on"](st, ctx):
        M.choose_on(st, ctx.me, (*st.play[ctx.me].chosen, card))
        M.emit(st, "entered", ctx.you, card, ctx.me)


def _fence(st: State, ctx: Bindings) -> None:
    """RAZOR WIRE FENCE: whoever attacks meets it before anything else of a Fight."""
    if st.combats:
        M.change_combat(st, st.combats[-1].id, fences=(*st.combats[-1].fences, ctx.me))


def _stays(st: State, ctx: Bindings) -> None:
    """TIGHT GRIP: what would have left play, or would have been taken, is where it was."""
    card = deref(st, "it", ctx)
    if card in st.play:
        M.emit(st, "saved", controller(st, card), card, ctx.me)


SPECIAL_VERBS: Final[dict[str, Callable[[State, Bindings], None]]] = {
    "25 D apart": _lay_apart, "another warzone": _another_warzone,
    "hand from the bottom": _hand_from_the_bottom, "summon for less": _summon_for_less,
    "cover or wound": _cover_or_wound,
    "down to the fewest": _down_to_the_fewest, "swap piles": _swap_piles,
    "discard what is illegal": _discard_what_is_illegal, "double duty": _double_duty,
    "turn up and play": _turn_up_and_play, "look under cards": _look_under_cards,
    "another at random": _another_at_random, "share out D": _share_out_d,
    "stand in": _stand_in, "attack in person": _attack_in_person, "mutated": _mutated,
    "four attacks": _four_attacks, "truce": _truce, "take its place": _take_its_place,
    "stays": _stays, "summit": meet, "jump on": _jump_on, "fence": _fence,
    "back from the discard pile": _back_from_the_discard_pile,
}


def special(st: State, e: L.Special, ctx: Bindings) -> None:
    SPECIAL_VERBS[e.name](st, ctx)
