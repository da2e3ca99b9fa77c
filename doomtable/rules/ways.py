"""Ways to play a card or use an ability: whether one is open now, whom it may be aimed at, who may cast it.

An any-time play is offered in an answer window only if it cancels or redirects what was announced or is aimed at a card
concerned (RUL-33); a play that would do nothing is not offered at all (RUL-29); a play begun can be completed and paid.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from doomtable.rules import language as L
from doomtable.rules.aim_checks import (
    aim_refusal,
    choice_refusal,
    copies_are_out,
    kept_off,
    over_border,
    stand_in_refusal,
    things_that_fight,
)
from doomtable.rules.attack_permit import idle_refusal
from doomtable.rules.bindings import FOR_LESS, Bindings
from doomtable.rules.casting import (
    able_casters,
    casts_freely,
    casts_when_called,
    held_spells,
    means,
    no_caster,
    served_by,
    serves,
)
from doomtable.rules.colony_aims import (
    casters_there,
    out_of_reach,
    planet_choice,
    planet_is_named,
    play_refusal,
    speaks_of_all,
)
from doomtable.rules.effect_checks import EFFECT_CHECKS, only_of_immune
from doomtable.rules.event_match import event_matches, moment_of
from doomtable.rules.findable import findable
from doomtable.rules.first_looks import hopeless
from doomtable.rules.masks import ANY_COMBATANT
from doomtable.rules.permit import (
    refuse,
)
from doomtable.rules.play_actions import actions_refusal, further_price_of, led_alone, may_take_part
from doomtable.rules.play_budget import Budget, budget
from doomtable.rules.play_limits import MOST_FOR_NOTHING, limit_used, times_used
from doomtable.rules.play_modes import PlayMode, benefits, takes_attack
from doomtable.rules.player_permit import may_be_chosen, player_refusal
from doomtable.rules.prices import (
    Price,
    buys,
    cast_surcharge,
    cost_now,
    d_for,
    discounted,
    is_summoning,
    levy,
    multiplied,
    purse,
    summoning_price,
    worth_of_one,
)
from doomtable.rules.query import (
    amount,
    anybody_unmoved,
    board,
    candidates,
    fits,
    forbidden,
    holds,
    never_becomes,
    shielded_from,
    unmoved,
)
from doomtable.rules.questions import AskChoose
from doomtable.rules.ratings import suppressed
from doomtable.rules.references import bearer_of, deref, doer
from doomtable.rules.sites import has_site
from doomtable.rules.source_refusals import from_hand_refusal, in_play_refusal
from doomtable.rules.spending import spendable
from doomtable.rules.state import State, Window, new_draft, replaced
from doomtable.rules.state_parts import Draft
from doomtable.rules.terms import (
    DONE,
    NO_CARD,
    NOBODY,
    CardId,
    Option,
    Reason,
    Seat,
    card_option,
    new_tuple,
)
from doomtable.rules.texts_now import text_now
from doomtable.rules.truces import spares
from doomtable.rules.verdicts import immune_to_gift
from doomtable.rules.word_choices import name_options


def way_of(st: State, draft: Draft) -> PlayMode | None:
    d = text_now(st, draft.card)
    for way in (*d.plays, *d.acts):
        if way.index == draft.way:
            return way
    return None


def context(st: State, draft: Draft) -> Bindings:
    """The bindings of a play as far as they are chosen."""
    caster, paid, words, answers = draft.caster, draft.paid, draft.words, draft.answers
    it, by, number, seat = NO_CARD, NO_CARD, 0, NOBODY
    if answers:
        p = st.pend(answers)
        if p is not None:
            it, by, number, seat = p.ctx.it if p.ctx.it != NO_CARD else p.card, p.ctx.by, p.ctx.number, p.seat
    if caster == NO_CARD:
        caster = draft.host
    if paid < 0:
        paid = 0
    if draft.summoner != NO_CARD:
        words = (*words, FOR_LESS)
    return new_tuple(Bindings, (
        draft.card, draft.seat, draft.targets, draft.player, caster, paid, it, by, number, words, answers, seat,
        NO_CARD,
    ))  # fmt: skip


# ------------------------------------------------------------------------------------------------ may it begin?


def is_open(st: State, seat: Seat, card: CardId, way: PlayMode, window: Window | None, money: Budget) -> bool:
    """Whether a player may begin this play now, in the menu or in a window for which it has the mask."""
    keeps = way.keeps and not (st.combats or st.pending or money.free) and (window is None or window.kind == "open")
    if not keeps or money.called != NO_CARD or money.found != NO_CARD or money.summoner != NO_CARD:
        return not hopeless(st, seat, card, way) and way_refusal(st, seat, card, way, window, money) is None
    if way.ability.cost is not None and way.ability.cost.actions and lacks_actions(st, seat, card, way, money):
        return False
    kept, asked = st.derived.by_points.open_ways, (seat, card, way.index)
    found = kept.get(asked)
    if found is None:
        open_now = not hopeless(st, seat, card, way) and way_refusal(st, seat, card, way, window, money) is None
        found = kept[asked] = open_now
    return found


def lacks_actions(st: State, seat: Seat, card: CardId, way: PlayMode, money: Budget) -> bool:
    """Whether the actions that a play costs may not be spent on it now; asked each time, never kept."""
    cost = cost_now(st, seat, card, way.ability.cost)
    return cost is not None and bool(cost.actions) and actions_refusal(st, seat, cost, money, way, card) is not None


def way_refusal(
    st: State, seat: Seat, card: CardId, way: PlayMode, window: Window | None, money: Budget
) -> Reason | None:
    """Whether a player may begin this play now, in the menu (`window` None) or in that window."""
    ability = way.ability
    if (reason := _window_refusal(st, seat, card, way, window, money)) is not None:
        return reason
    d = st.definitions.of[card]
    pending = window.pending if window is not None else 0
    draft = new_draft("play", seat, card=card, way=way.index, answers=pending, called=money.called)
    if money.summoner != NO_CARD:
        draft = draft.but(summoner=money.summoner)
    if money.taken >= 0:
        draft = draft.but(taken=True, paid=money.taken)
    elif ability.cost is not None or st.definitions.levies:
        reason = _cost_refusal(st, draft, way, cost_now(st, seat, card, ability.cost) or L.Cost(), money)
        if reason is not None:
            return reason
    spent = money.taken >= 0 and ability.limit == "combat"  # by the play that is taken over
    if ability.limit and not spent and limit_used(st, seat, card, ability.limit, way.index):
        return refuse(st, "TURN-21", "limit_turn", card)
    if way.free and times_used(st, seat, card, way.index) >= MOST_FOR_NOTHING:
        return refuse(st, "RUL-31", "limit_loop", card)
    if ability.when is not None and not holds(st, ability.when, context(st, draft)):
        if isinstance(ability.when, L.Not) and isinstance(ability.when.cond, L.Combat):
            return Reason("TIME-16", "not_combat")
        alone = not st.rules.sides and way.for_teams
        return refuse(st, "GEN-01", "no_team_game" if alone else "not_playable_now", card)
    reason = (from_hand_refusal if isinstance(ability, L.Play) else in_play_refusal)(st, seat, card, ability)
    if reason is None and st.rules.planets:
        reason = play_refusal(st, seat, card, ability)
    if reason is not None:
        return reason
    for choice in d.card.remembers:
        if isinstance(choice, L.Name) and choice.of == "it" and not name_options(st, choice, context(st, draft)):
            return refuse(st, "RUL-29", "no_effect", card)  # a General belongs to no organisation
    if st.combats and d.type in ("art", "symmetry") and suppressed(st, card):
        return refuse(st, "IMM-04", "immune", card)
    if way.steps_in is not None and (reason := stand_in_refusal(st, way.steps_in, context(st, draft))) is not None:
        return reason
    relevant = window.relevant if window is not None and window.kind == "answer" and _any_time(way) else None
    if d.type == "art" and not casters(st, draft):
        return no_caster(st, seat, card)
    if d.type == "art" and d.personal and not _cast_on_anybody(st, draft, way):
        return refuse(st, "ART-11", "art_for_legion", card)
    reason = _targets_refusal(st, draft, way, relevant)
    if reason is not None:
        return reason
    if not _does_something(st, draft, way):
        return refuse(st, "RUL-29", "no_effect", card)
    return None


def _cost_refusal(st: State, draft: Draft, way: PlayMode, cost: L.Cost, money: Budget) -> Reason | None:
    """Why what a play costs cannot be paid now: actions, D, P, cards and marks to give up (ACT-01, TURN-11)."""
    seat, card = draft.seat, draft.card
    reason = actions_refusal(st, seat, cost, money, way, card)
    if reason is not None:
        return reason
    have = st.seats[seat]
    need = 0 if money.free else fixed_price(st, draft, way) + parts_price(st, draft, way)
    there = means(st, draft)
    if need > there:
        return Reason("ACT-01", "cannot_pay", (need, there))
    if cost.p and amount(st, cost.p, context(st, draft)) > have.P:
        return Reason("ACT-01", "cannot_pay", (amount(st, cost.p, context(st, draft)), have.P))
    if cost.gives is not None and not candidates(st, cost.gives, context(st, draft)):
        return refuse(st, "TIME-13", "no_target", card)
    if cost.marks and not amount(st, L.Marks(cost.marks), context(st, draft)):
        return refuse(st, "RUL-29", "no_effect", card)
    return None


def _any_time(way: PlayMode) -> bool:
    return way.ability.window in ("any", "not combat", "others turn", "turn")


def _window_refusal(
    st: State, seat: Seat, card: CardId, way: PlayMode, window: Window | None, money: Budget
) -> Reason | None:
    """TIME-02, TIME-16, RUL-33: whether this moment is one at which the play may be made."""
    name = way.ability.window
    if window is None:
        if name == "turn" and money.taken >= 0 and st.turn.seat != seat:
            return Reason("TIME-16", "not_your_turn")
        if name == "action" or name == "any" or name == "turn":
            return None
        if name == "not combat":
            return None if not st.combats else Reason("TIME-16", "not_combat")
        at_once = money.called != NO_CARD or money.found == card
        if name == "combat" and at_once and st.combats and st.combats[-1].step == "group":
            return None
        if name in ("draw", "discard"):
            return Reason("TURN-02", "not_playable_now", (st.definitions.of[card].card.name,))
        return Reason("RUL-33", "not_playable_now", (st.definitions.of[card].card.name,))
    if not way.mask & window.mask:
        return Reason("RUL-33", "not_playable_now", (st.definitions.of[card].card.name,))
    if name == "any" and window.kind == "open":
        return None
    if name == "not combat" and st.combats:
        return Reason("TIME-16", "not_combat")
    if name == "others turn" and st.turn.seat == seat:
        return Reason("TIME-16", "not_playable_now", (st.definitions.of[card].card.name,))
    if name == "turn" and st.turn.seat != seat:
        return Reason("TIME-16", "not_your_turn")
    if name in ("turn start", "turn end", "draw", "discard") and st.turn.seat != seat:
        return Reason("TURN-02", "not_your_turn")
    if name == "after":
        return (
            None
            if _event_fits(st, seat, card, way, window)
            else Reason("TIME-02", "not_playable_now", (st.definitions.of[card].card.name,))
        )
    if window.kind == "answer" and _any_time(way) and not way.cancels and not way.aimed:
        if way.unveils and _unveils_answer(st, seat, card, window):
            return None  # RUL-53
        return Reason("TIME-02", "not_playable_now", (st.definitions.of[card].card.name,))
    return None


def _unveils_answer(st: State, seat: Seat, card: CardId, window: Window) -> bool:
    """Whether what lies under a card, once it is turned up, answers in that window."""
    answers = [(c, w) for c in st.play[card].holds for w in st.definitions.of[c].plays if w.mask & window.mask]
    return any(w.ability.window != "after" or _event_fits(st, seat, c, w, window) for c, w in answers)


def _event_fits(st: State, seat: Seat, card: CardId, way: PlayMode, window: Window) -> bool:
    """Whether the event being answered is the one the card waits for."""
    event = way.ability.to
    p = st.pend(window.pending)
    if event is None or p is None:
        return False
    announced = window.name in ("played", "used")  # then it is what is played, not what that answers to
    it = p.card if announced else p.ctx.it if p.ctx.it != NO_CARD else doer(st, p)
    ctx = Bindings(card, seat, it=it, by=p.ctx.by, number=p.ctx.number, pending=p.id, seat=p.seat)
    return event_matches(st, event, ctx, p.ctx.player if event.name == "player attacked" else p.seat)


# ------------------------------------------------------------------------------------------------------ targets


def fixed_price(st: State, draft: Draft, way: PlayMode) -> int:
    """The D a play costs beside what is paid by parts; where targets are bought, for all of those chosen."""
    cost = way.ability.cost
    more = levy(st, draft.seat, draft.card) if st.definitions.levies and isinstance(way.ability, L.Play) else 0
    if draft.taken:
        return 0
    if st.definitions.leads and cost is not None and cost.attack:
        more += further_price_of(st, way, context(st, draft))
    if cost is None or cost.d == 0:
        return more
    if isinstance(cost.d, int):
        price = cost.d if draft.summoner == NO_CARD else summoning_price(st, draft.card, way)
    elif way.bought is not None:
        price = _bought_price(st, cost.d, context(st, draft), draft.targets)
    else:
        price = amount(st, cost.d, context(st, draft))
    if price <= 0 or more or not st.definitions.prices_vary:
        return price + more
    return d_for(_prices(st, draft, way, price, less=isinstance(cost.d, int)), 1)


def _bought_price(st: State, each: L.Amount, ctx: Bindings, targets: tuple[CardId, ...]) -> int:
    """The D for targets of which each is bought."""
    return sum(amount(st, each, replaced(ctx, targets=(card,))) for card in targets)


def parts_price(st: State, draft: Draft, way: PlayMode) -> int:
    """The D that the parts chosen cost, or the least that must be bought (ART-06)."""
    if not way.per or draft.taken:
        return 0
    cost = way.ability.cost
    n = draft.paid // way.per if draft.paid >= 0 else cost.least if cost is not None else 0
    return d_for(part_prices(st, draft, way), n)


def aimed(st: State, draft: Draft, way: PlayMode | None, card: CardId) -> Draft:
    """The draft with one more target. Where a D is worth less against that one than what was counted with, the D that
    were named buy fewer parts; none at all, if they are too few for one (RUL-37)."""
    more = draft.but(targets=(*draft.targets, card))
    if draft.paid <= 0 or way is None or way.fixed or not way.per:
        return more
    named = parts_price(st, draft, way)
    if parts_price(st, more, way) <= named:
        return more
    return more.but(paid=way.per * buys(part_prices(st, more, way), named))


def part_prices(st: State, draft: Draft, way: PlayMode) -> tuple[Price, ...]:
    """What one part costs now, for who casts it or for each who could (ART-06, RUL-37)."""
    if not st.definitions.prices_vary:
        return ((way.per, 1),)
    return _prices(st, draft, way, way.per, less=True)


def _prices(st: State, draft: Draft, way: PlayMode, price: int, less: bool) -> tuple[Price, ...]:
    """A price for who uses or casts the card, or as long as nobody has been chosen for each who could cast it."""
    card = draft.card
    kind = st.definitions.of[card].type
    if kind not in ("art", "symmetry"):
        return ((price, 1),)
    if card in st.play:
        users = [bearer_of(st, card)]
    elif draft.caster != NO_CARD or draft.called != NO_CARD:
        users = [draft.caster if draft.caster != NO_CARD else draft.called]
    elif draft.summoner != NO_CARD:
        users = [draft.summoner]
    else:
        users = _of_use(st, draft, way, able_casters(st, draft.seat, card))
    aims = draft.targets if way.fixed or way.all_aimed(draft.targets) else (*draft.targets, *board(st).warriors)
    found: list[Price] = []
    for who in users:
        asked = multiplied(st, who, card, discounted(st, who, card, price) if less and kind == "art" else price)
        one = asked, worth_of_one(st, who, card, aims)
        if one not in found:
            found.append(one)
    return tuple(found) or ((price, 1),)


def _of_use(st: State, draft: Draft, way: PlayMode, able: list[CardId]) -> list[CardId]:
    """Those casters who serve anything that the spell could fall on; all of them where that is not asked."""
    choice = way.ability.targets[0] if way.ability.targets else None
    if len(able) < 2 or not isinstance(choice, L.Target):
        return able
    if st.definitions.of[draft.card].personal or not benefits(way):
        return able
    there = candidates(st, choice.sel, replaced(context(st, draft), targets=()), chosen=True)
    return [c for c in able if any(one not in st.play or serves(st, c, one) for one in there)] or able


def target_options(
    st: State, draft: Draft, way: PlayMode, choice: L.Target, relevant: tuple[CardId, ...] | None
) -> Iterator[CardId]:
    """The cards this choice may fall on, found one by one."""
    ctx = context(st, draft)
    d = st.definitions.of[draft.card]
    found = candidates(st, choice.sel, ctx, chosen=True)
    if st.definitions.fences:
        found = [*found, *things_that_fight(st, way, choice.sel, draft.seat)]
    for card in found:
        if (card in draft.targets and not choice.again) or card == draft.card:
            continue
        if way.picky and choice_refusal(st, way, ctx, card) is not None:
            continue
        if over_border(st, way, choice, draft.card, card) or (st.rules.planets and _elsewhere(st, draft, way, card)):
            continue
        if choice.sel.other and d.type == "art" and not _others_cast(st, draft, way, card):
            continue
        if relevant is not None and not way.cancels and card not in relevant and not draft.targets:
            if bearer_of(st, card) not in relevant:
                continue
        if way.weighs and card in st.play and st.play[card].unpaid:
            continue  # RUL-26: what is compared with another lies open
        if _aimable(st, draft, d.type, choice, card):
            yield card


def _elsewhere(st: State, draft: Draft, way: PlayMode, card: CardId) -> bool:
    """Whether a play does not reach that card, or nobody there could cast it on it and on what is chosen already."""
    spell = st.definitions.of[draft.card].type == "art"
    away = out_of_reach(st, draft.seat, card, way.ability.effects) is not None
    return away or (spell and not casters_there(st, _payable(st, draft, way), (*draft.targets, card)))


def strike_refusal(st: State, draft: Draft, way: PlayMode, card: CardId) -> Reason | None:
    """Why the combat (LEGAL) or the move to another host that this choice would make is none; None for other plays."""
    away = out_of_reach(st, draft.seat, card, way.ability.effects) if st.rules.planets else None
    if any(over_border(st, way, choice, draft.card, card) for choice in way.ability.targets):
        return refuse(st, "OUT-12", "other_ground", card)
    return away or (choice_refusal(st, way, context(st, draft), card) if way.picky else None)


def _aimable(st: State, draft: Draft, kind: str, choice: L.Target, card: CardId) -> bool:
    row = st.play.get(card)
    if row is None:
        return True
    p = st.definitions
    if row.unpaid and (len(choice.sel.all) > 1 or choice.sel.any or choice.sel.none or choice.sel.area):
        return False  # RUL-26, COVER-29
    b = st.derived.by_board.board or board(st)
    t = b.tags[card]
    way = way_of(st, draft) if kind == "art" else None
    helped = t & p.WARRIOR and way is not None and benefits(way)
    if row.unpaid and row.controller != draft.seat:
        return not helped  # RUL-26: a spell that may not help everybody (ART-11); and not a word about who it is
    if kind == "art":
        if t & p.IMMUNE_ART or (st.definitions.of[card].is_warrior and shielded_from(st, draft.card, card)):
            return False  # IMM-08
        anybody = draft.paid < 0 and draft.caster == NO_CARD
        able = casters(st, draft) if anybody else _payable(st, draft, way)
        if st.rules.planets:
            able = casters_there(st, _payable(st, draft, way), (*draft.targets, card))
        if helped and not served_by(st, able, card):
            return False
    elif kind == "symmetry" and p.of[draft.card].type == "symmetry" and immune_to_gift(st, t, draft.card):
        return bearer_of(st, draft.card) == card
    elif t & p.of[draft.card].shut or (kind == "special" and kept_off(st, draft.seat, draft.card, card)):
        return False
    if "receive" in b.rules and forbidden(st, "receive", card, draft.card) is not None:
        return False
    gives = p.of[draft.card].gives
    return not (gives and never_becomes(st, card, gives))


def _others_cast(st: State, draft: Draft, way: PlayMode, card: CardId) -> bool:
    """Whether with this target somebody else is left to cast the spell, or to have it cast on him."""
    probe = draft.but(targets=(*draft.targets, card))
    if st.definitions.of[draft.card].personal:
        return _cast_on_anybody(st, probe, way)
    return bool(servants(st, probe, way))


def _stranger(draft: Draft, way: PlayMode | None, card: CardId) -> bool:
    """Whether a warrior is none of the targets that are to be others than who casts (`Sel.other`)."""
    aims = way.aims if way is not None else ()
    return not any(choice.sel.other and card == at for choice, at in zip(aims, draft.targets, strict=False))


def servants(st: State, draft: Draft, way: PlayMode | None) -> list[CardId]:
    """The casters who may cast this spell on the target chosen, at the price that has been chosen."""
    found = _payable(st, draft, way)
    if st.rules.planets and draft.targets:
        found = casters_there(st, found, draft.targets)
    d = st.definitions.of[draft.card]
    if d.personal:
        if len(draft.targets) <= d.aims:
            return [c for c in found if _stranger(draft, way, c)]
        one = draft.targets[d.aims]
        if not _stranger(draft, way, one):
            return []
        return [c for c in found if c == one or (casts_freely(st, c, draft.card) and serves(st, c, one))]
    found = [c for c in found if _stranger(draft, way, c)]
    if way is None or not draft.targets or draft.targets[0] not in st.play or not benefits(way):
        return found
    return [c for c in found if serves(st, c, draft.targets[0])]


def _payable(st: State, draft: Draft, way: PlayMode | None) -> list[CardId]:
    """The casters who may cast this spell at the price that has been chosen."""
    found = [c for c in casters(st, draft) if draft.caster in (NO_CARD, c)]
    if way is not None and draft.caster == NO_CARD and way.ability.cost is not None:
        if st.definitions.prices_vary or (st.definitions.leads and takes_attack(way.ability)):
            found = [c for c in found if not too_dear(st, draft, way, c)]
    return found


def _cast_on(st: State, draft: Draft, way: PlayMode, card: CardId) -> bool:
    """Whether a Personal Combat Spell can be cast on this combatant: by itself, or by somebody who casts it freely."""
    d = st.definitions.of[draft.card]
    if not fits(st, st.definitions.sel(ANY_COMBATANT.sel), card, context(st, draft)):
        return False
    chosen = (*draft.targets, *(NO_CARD,) * d.aims)[: d.aims]
    return bool(servants(st, draft.but(targets=(*chosen, card)), way))


def _cast_on_anybody(st: State, draft: Draft, way: PlayMode) -> bool:
    return any(_cast_on(st, draft, way, card) for card in board(st).warriors)


def too_dear(st: State, draft: Draft, way: PlayMode, caster: CardId) -> bool:
    """Whether this caster would cast it dearer than the D that have been counted, or than there are."""
    cast = draft.but(caster=caster)
    price = fixed_price(st, cast, way) + parts_price(st, cast, way)
    if draft.paid >= 0 and price > fixed_price(st, draft, way) + parts_price(st, draft, way):
        return True
    if draft.called == NO_CARD:
        price += cast_surcharge(st, caster, draft.card)
    return price > purse(st, draft.seat, caster, draft.card)


def _targets_refusal(st: State, draft: Draft, way: PlayMode, relevant: tuple[CardId, ...] | None) -> Reason | None:
    """The first choice that has nothing to choose."""
    taken: list[CardId] = []
    for choice in way.ability.targets:
        if isinstance(choice, L.Target):
            probe = draft.but(targets=tuple(taken)) if taken else draft
            found = next(_usable_targets(st, probe, way, choice, relevant if not taken else None), NO_CARD)
            if found == NO_CARD:
                if choice.up_to:
                    continue
                spent = bool(st.combats) and copies_are_out(st, draft.card)
                return refuse(st, *(("COMBAT-21", "copy_already") if spent else ("TIME-13", "no_target")), draft.card)
            taken.append(found)
        elif isinstance(choice, L.TargetPlayer) and not player_options(st, draft, way, choice, relevant):
            immune = anybody_unmoved(st, draft.seat, draft.card)
            return refuse(st, *(("RUL-24", "immune_player") if immune else ("TIME-13", "no_target")), draft.card)
    return None


def _usable_targets(
    st: State, draft: Draft, way: PlayMode, choice: L.Target, relevant: tuple[CardId, ...] | None
) -> Iterator[CardId]:
    """Targets on which the play does something (RUL-29) and after which further choices remain possible."""
    at = len(draft.targets)
    later = way.aims[at + 1 :]
    last = not later and not way.asks_players
    if last and way.certain and way.fixed:
        yield from target_options(st, draft, way, choice, relevant)
        return
    each = choice is way.bought
    for card in target_options(st, draft, way, choice, relevant):
        probe = aimed(st, draft, way, card)
        if (draft.paid > 0 and not probe.paid) or price_refusal(st, probe, way) or not _leaves_players(st, probe, way):
            continue
        further = target_options if way.fixed and len(later) < 2 and not way.linked else _usable_targets
        if later and not later[0].up_to and next(further(st, probe, way, later[0], None), None) is None:
            continue
        if not last or _does_something(st, draft.but(targets=(card,)) if each else probe, way):
            yield card


def _leaves_players(st: State, draft: Draft, way: PlayMode) -> bool:
    """Whether a partner is there to be chosen after these cards, where that is who comes next."""
    every = way.ability.targets if way.asks_players else ()
    mates = [c for c in every if isinstance(c, L.TargetPlayer) and c.whose == "team"] if every else ()
    return all(any(may_be_chosen(st, c, draft.seat, draft.targets, seat) for seat in st.living()) for c in mates)


def price_refusal(st: State, draft: Draft, way: PlayMode) -> Reason | None:
    """Why the D for what has been chosen so far are not there, where the price depends on it (ACT-01)."""
    if way.ability.cost is None or way.fixed:
        return None
    price = fixed_price(st, _aimed_on(st, draft, way), way) + parts_price(st, draft, way)
    there = [(price, spendable(st, draft.seat))]
    if st.definitions.of[draft.card].type == "art" and draft.called == NO_CARD:
        able = casters(st, draft)
        there = [(price + cast_surcharge(st, c, draft.card), purse(st, draft.seat, c, draft.card)) for c in able]
    if not there:
        return refuse(st, "TIME-13", "no_target", draft.card)
    asked, have = min(there, key=_missing)
    return new_tuple(Reason, ("ACT-01", "cannot_pay", (asked, have))) if asked > have else None


def _missing(one: tuple[int, int]) -> int:
    """How many D are missing of those that are asked."""
    return one[0] - one[1]


def _aimed_on(st: State, draft: Draft, way: PlayMode) -> Draft:
    """The draft with the cheapest of the targets that are bought and not yet chosen."""
    aim = way.bought
    left = amount(st, aim.n, context(st, draft)) - len(draft.targets) if aim is not None and draft.paid > 0 else 0
    if aim is None or left <= 0:
        return draft
    there = cheapest_first(st, draft, way, target_options(st, draft, way, aim, None))
    return draft.but(targets=(*draft.targets, *there[:left]))


def cheapest_first(st: State, draft: Draft, way: PlayMode, cards: Iterable[CardId]) -> list[CardId]:
    """Targets that may be bought, in the order of what each costs."""
    return sorted(cards, key=lambda card: fixed_price(st, draft.but(targets=(card,)), way))


def relevant_to(way: PlayMode, window: Window | None) -> tuple[CardId, ...] | None:
    """The cards at one of which an any-time play must be aimed in this window; None where it may be aimed anywhere."""
    answers = window is not None and window.kind == "answer" and way.ability.window != "after" and not way.cancels
    return window.relevant if answers and window is not None else None


def player_options(
    st: State, draft: Draft, way: PlayMode, choice: L.TargetPlayer, relevant: tuple[CardId, ...] | None
) -> list[Seat]:
    """The players on whom the play does something, and who leave it the targets that it asks for next."""
    out = []
    for seat in st.clockwise(draft.seat):
        if not may_be_chosen(st, choice, draft.seat, draft.targets, seat) or unmoved(st, seat, draft.card):
            continue
        if spares(st, draft, way.pacifies, seat):
            continue
        moved = any(isinstance(e, L.AttachTo) and e.to == "target player" for e in way.ability.effects)
        if moved and draft.targets and player_refusal(st, draft.seat, draft.targets[0], seat) is not None:
            continue
        chosen = draft.but(player=seat)
        if _does_something(st, chosen, way) and _leaves_targets(st, chosen, way, relevant):
            out.append(seat)
    return out


def _leaves_targets(st: State, draft: Draft, way: PlayMode, relevant: tuple[CardId, ...] | None) -> bool:
    """Whether the cards to be chosen after this player are there."""
    if not isinstance(way.ability.targets[0], L.TargetPlayer) or draft.targets:
        return True
    later = (c for c in way.ability.targets if isinstance(c, L.Target) and isinstance(c.n, int) and not c.up_to)
    return all(next(_usable_targets(st, draft, way, c, relevant), NO_CARD) != NO_CARD for c in later)


# ----------------------------------------------------------------------------------- choices while it happens


def can_begin(st: State, effects: tuple[L.Effect, ...], seat: Seat, ctx: Bindings) -> bool:
    """Whether what an alternative begins with finds anything to choose."""
    first = effects[0] if effects else None
    return not isinstance(first, L.Choose) or bool(_first_choices(st, seat, first, ctx))


def _first_choices(st: State, seat: Seat, e: L.Choose, ctx: Bindings) -> list[Option]:
    return choices_now(st, AskChoose(seat=seat, node=e, ctx=ctx, chosen=(), taken=()))


def choices_now(st: State, ask: AskChoose) -> list[Option]:
    """What may be chosen next, after `chosen`; to begin with none of those `taken`, or one of the rounds `left`."""
    e, chosen = ask.node, ask.chosen
    if ask.left:
        return [card_option(one[0]) for one in ask.left if isinstance(one[0], int)]
    choice = e.choices[len(chosen)]
    now = bound(ask.ctx, chosen)
    if isinstance(choice, L.Name):
        return [Option(word) for word in name_options(st, choice, now)]
    if e.every:
        return [card_option(c) for c in _aims(st, e, now, len(chosen), ask.taken)]
    found = [card_option(c) for c in _aims(st, e, now, len(chosen)) if chosen or c not in ask.taken]
    return [*found, DONE] if e.again and not chosen else found


def _aims(st: State, e: L.Choose, ctx: Bindings, at: int, but: tuple[CardId | str, ...] = ()) -> list[CardId]:
    """The cards for the choice at that place, none of `but`, and those only after which the next has something left."""
    choice = e.choices[at]
    if not isinstance(choice, L.Target):
        return []
    later = e.choices[at + 1] if at + 1 < len(e.choices) else None
    return [
        card
        for card in candidates(st, choice.sel, ctx, chosen=True)
        if card not in ctx.targets and card not in but
        and not (card in st.play and shielded_from(st, ctx.me, card))
        and not (st.rules.planets and out_of_reach(st, ctx.you, card, e.effects) is not None)
        and aim_refusal(st, e.effects, ctx, card) is None
        and (not isinstance(later, L.Target) or _aims(st, e, bound(ctx, (card,)), at + 1, but))
    ]


def bound(ctx: Bindings, chosen: tuple[CardId | str, ...]) -> Bindings:
    """The bindings with what has been chosen so far."""
    cards = tuple(c for c in chosen if isinstance(c, int))
    words = tuple(c for c in chosen if isinstance(c, str))
    return replaced(ctx, targets=ctx.targets + cards, words=ctx.words + words)


# ------------------------------------------------------------------------------------------------------ casters


def casters(st: State, draft: Draft) -> list[CardId]:
    """Who may cast this spell now (ART-02, ART-03, ART-09, ART-13, COVER-22)."""
    d = st.definitions.of[draft.card]
    if d.combat_spell and not st.combats:
        return []
    if draft.called != NO_CARD:
        able = casts_when_called(st, draft.called, draft.card) and _within_limits(st, draft, draft.called)
        return [draft.called] if able else []
    found = able_casters(st, draft.seat, draft.card)
    if "act" in board(st).forbids and _takes_actions(st, draft):
        found = [c for c in found if idle_refusal(st, c) is None]
    if draft.summoner != NO_CARD:
        found = [draft.summoner] if draft.summoner in found and is_summoning(st, draft.card) else []
    way = way_of(st, draft)
    cost = way.ability.cost if way is not None and not way.attacker else None
    if cost is not None and cost.attack:
        again, only = led_alone(st, cost, draft.seat), budget(st, draft.seat).only_with
        found = [c for c in found if may_take_part(st, c, again, only)]
    if "spending" in board(st).values:
        found = [c for c in found if _within_limits(st, draft, c)]
    if "cast" in board(st).allows and found:
        left = means(st, draft) - _price_so_far(st, draft)
        return [c for c in found if cast_surcharge(st, c, draft.card) <= max(left, 0)]
    return found


def _takes_actions(st: State, draft: Draft) -> bool:
    """Whether the play costs actions."""
    way = way_of(st, draft)
    return way is not None and way.ability.cost is not None and way.ability.cost.actions > 0


def _within_limits(st: State, draft: Draft, caster: CardId) -> bool:
    """Whether cards let this warrior spend what the spell costs it so far."""
    if "spending" not in board(st).values:
        return True
    cast = draft.but(caster=caster)
    surcharge = cast_surcharge(st, caster, draft.card) if draft.called == NO_CARD else 0
    return _price_so_far(st, cast) + surcharge <= purse(st, draft.seat, caster, draft.card)


def castable(
    st: State, seat: Seat, spells: Iterable[CardId], caster: CardId = NO_CARD, summons: bool = False
) -> list[CardId]:
    """Of these the spells that a player could cast at the word of a card: by that warrior, whatever aspects it has.

    With `summons` those of Summoning that it can cast by itself, for less.
    """
    money, found = budget(st, seat), []
    for spell in spells:
        if summons:
            mine = money.but(summoner=caster)
        else:
            mine = money.but(found=spell) if caster == NO_CARD else money.but(called=caster)
        ways = st.definitions.of[spell].plays
        if any(way_refusal(st, seat, spell, way, None, mine) is None for way in ways):
            found.append(spell)
    return found


def _price_so_far(st: State, draft: Draft) -> int:
    """The D that the spell itself costs: what has been chosen, or the least it can be cast for."""
    way = way_of(st, draft)
    if way is None:
        return min((w.least for w in st.definitions.of[draft.card].plays), default=0)
    return fixed_price(st, draft, way) + parts_price(st, draft, way)


# ----------------------------------------------------------------------------------------------- does it matter


def _does_something(st: State, draft: Draft, way: PlayMode) -> bool:
    """RUL-29: at least one verb of the play is possible now; on a planet that may be named, if it asks for one."""
    if st.rules.planets and not planet_is_named(st, draft.words) and speaks_of_all(st, draft.card, way.ability):
        for word in planet_choice(st, draft.seat).among:
            if _does_something(st, draft.but(words=(*draft.words, word)), way):
                return True
        return False
    effects = way.ability.effects
    if way.certain or not effects or (draft.player == NOBODY and way.asks_players):
        return True  # each player is judged alone (player_options)
    open_names = way.names[len(draft.words) :]
    if open_names:
        return len(open_names) > 1 or _some_word_does(st, draft, way, open_names[0])
    ctx = context(st, draft)
    if way.per:
        ctx = replaced(ctx, paid=way.per)
    for e in effects:
        if possible(st, e, ctx):
            return True
    return False


def _some_word_does(st: State, draft: Draft, way: PlayMode, choice: L.Name) -> bool:
    """Whether the play does something with one of the words that may be named."""
    if choice.what == "card name":
        return True
    words = name_options(st, choice, context(st, draft))
    return any(_does_something(st, draft.but(words=(*draft.words, word)), way) for word in words)


def possible(st: State, e: L.Effect, ctx: Bindings) -> bool:
    """Whether a verb would change something with these choices; choices still open count as favourable."""
    if isinstance(e, L.Search) and e.to == "cast" and e.sel.where == "collection":
        unknown = st.rules.collection_with_deck and st.seats[ctx.you].draw
        return bool(unknown or castable(st, ctx.you, findable(st, e, ctx)))
    if isinstance(e, L.TakeOver):
        return can_take(st, ctx.you, ctx.pending, e.also)
    check = EFFECT_CHECKS.get(type(e))
    idle = isinstance(e, L.Search) and e.to == "build" and budget(st, ctx.you).actions < 1  # ACT-09
    if idle or only_of_immune(st, e, ctx):
        return False
    if check is not None:
        return check(st, e, ctx)
    if isinstance(e, L.PayOr):
        return any(possible(st, x, ctx) for x in e.otherwise)
    if isinstance(e, L.Cast):
        card = deref(st, e.who, ctx)
        return card == NO_CARD or bool(castable(st, ctx.you, held_spells(st, ctx.you), card))
    if isinstance(e, L.Choose):
        waits = e.who == "target player" and ctx.player == NOBODY
        return waits or _first_choices(st, ctx.you, e, ctx) not in ([], [DONE])
    if isinstance(e, L.If):
        known = isinstance(e.cond, L.Is) and deref(st, e.cond.ref, ctx) != NO_CARD
        either = (*e.then, *e.otherwise) if not known else e.then if holds(st, e.cond, ctx) else e.otherwise
        return any(possible(st, x, ctx) for x in either)
    return True


def can_take(st: State, seat: Seat, pid: int, pays: bool = False) -> bool:
    """Whether a player has a legal play, at this moment, of the card that is announced; he `pays` its D or none."""
    p = st.pend(pid)
    if p is None or p.cancelled or p.kind != "play":
        return False
    window, money = moment_of(st, pid), Budget(found=p.card) if pays else Budget(taken=max(p.ctx.paid, 0))
    for way in st.definitions.of[p.card].plays:
        if way_refusal(st, seat, p.card, way, window, money) is None:
            if has_site(st, seat, p.card, relevant_to(way, window)):
                return True
    return False
