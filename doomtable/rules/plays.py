"""Announced plays: a finished draft is paid for and announced, waits for answers, and is carried out.

Order of every play (TIME-03, ACT-23, RUL-02): costs are paid, the card leaves the hand, everybody may answer, then it
takes effect or is cancelled; costs stay paid either way, and the card goes where its icon says.
"""

from __future__ import annotations

from typing import Final

from doomtable.rules import frames
from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.actions.card_plays import annihilate_under, finish, has_place
from doomtable.rules.actions.copy import can_be_played_as_another
from doomtable.rules.actions.cover import reveal
from doomtable.rules.actions.muster import undo_muster
from doomtable.rules.actions.sabotage import sabotage_pays
from doomtable.rules.actions.table import ACTIONS
from doomtable.rules.attack_permit import ATTACKED
from doomtable.rules.attack_prices import (
    LED,
    are_further_attacks,
    attacks_early,
    leads_on,
    left_by_attack,
    left_by_extra_attack,
)
from doomtable.rules.battlegrounds import bound_refusal
from doomtable.rules.bindings import Bindings
from doomtable.rules.card_defs import goes_for_good
from doomtable.rules.derived import BoardValues
from doomtable.rules.found_cards import pile_of
from doomtable.rules.hand_sizes import compare_hand_sizes
from doomtable.rules.held_back import forget_held_back
from doomtable.rules.line_moves import clear_cover
from doomtable.rules.places import has_outposts
from doomtable.rules.play_actions import attackers_by
from doomtable.rules.play_budget import Budget, budget
from doomtable.rules.play_limits import limit_mark
from doomtable.rules.play_modes import PlayMode
from doomtable.rules.player_values import never_cuts, player_value, value_sources
from doomtable.rules.query import allowed, board, forbidden, holds, value_of
from doomtable.rules.questions import AskFound, AskHandLoss, AskMenu, AskPick, AskSession, AskWindow
from doomtable.rules.references import bearer_of, mission_holder
from doomtable.rules.resolve import depart
from doomtable.rules.spell_costs import note_spending, note_stored, pay_for_casting
from doomtable.rules.state import CardInPlay, Frame, State, Window, replaced
from doomtable.rules.state_parts import Draft, Pending
from doomtable.rules.terms import NO_CARD, CardId, Seat, new_tuple
from doomtable.rules.texts_now import has_own_text
from doomtable.rules.triggers import awaited, fire
from doomtable.rules.verbs.card_verbs import EXCESS
from doomtable.rules.verbs.common import Handler, give_up
from doomtable.rules.verbs.journeys import send_home
from doomtable.rules.verbs.merge_verbs import gather
from doomtable.rules.verdicts import reached
from doomtable.rules.ways import context, way_of, way_refusal
from doomtable.rules.windows import answer_window, embargo_window, has_answers, open_window, window_now


def commit(st: State, draft: Draft) -> None:
    """The draft is complete: take its question off the agenda, pay, announce."""
    verb, seat, at, card, place = draft.verb, draft.seat, draft.base, draft.card, draft.place
    base = st.agenda[at]
    M.cut(st, at)
    action = ACTIONS[verb]
    if isinstance(base, AskMenu) and st.turn.budget.deployments:
        actions = price = 0
        M.spend_deployment(st)
        if st.rules.may_hold_back:
            forget_held_back(st, seat, card)
    else:
        actions, price = action.cost(st, draft)
        _spend(st, draft, actions, base)
    below = st.agenda[-1] if st.agenda else None
    if isinstance(base, AskWindow) and isinstance(below, frames.WindowFrame):
        M.replace_frame(st, len(st.agenda) - 1, below._replace(passes=0, answered=True))
    elif isinstance(base, AskMenu):
        M.push(st, frames.AFTER_ACTION)
    if action.at_once is not None:
        action.at_once(st, draft)
        return
    stays_under = False
    if verb == "cast":
        by = draft.caster if draft.caster != NO_CARD else draft.called
        note_spending(st, by, card, price)
        pay_for_casting(st, seat, by, card, price)
        stays_under = note_stored(st, seat, card)
    else:
        M.pay(st, seat, price, place if verb == "muster" and st.rules.base_p else NO_CARD)
    if action.busy:
        M.note_activity(st)  # WIN-11
    pid = M.fresh(st)
    ctx = context(st, draft)
    if action.event == "used":
        ctx = replaced(ctx, caster=bearer_of(st, card))
    if action.from_hand and not stays_under and not draft.taken:
        M.to_limbo(st, card, public=not action.hidden)
        if action.hidden:
            M.know(st, (card,), 1 << seat)
        elif st.definitions.copies and st.definitions.own(card).like is not None:
            M.emit(st, "copied", seat, card)
    way = way_of(st, draft) if action.by_card else None
    said = way.ability if way is not None and not has_own_text(st, card) else None
    p = Pending(
        pid, verb, seat, card, ctx, draft.way, draft.area, False, draft.host, draft.inside, draft.players,
        (0, 0), (0, 0), (actions, price), "", place, said,
    )  # fmt: skip
    M.announce(st, p)
    if way is not None:
        _announce_way(st, p, way, price, draft.taken)
    M.push(st, new_tuple(frames.ResolveFrame, (pid, "resolve")))
    if st.rules.battles and st.definitions.of[card].type == "battle":  # VAR-BATTLE-14: nobody answers but by embargo
        if st.rules.embargo:
            embargo_window(st, pid, seat)
        return
    if action.from_hand:
        fire(st, "played", it=card, seat=seat)
    if not action.answered(draft) or (way is not None and isinstance(way.ability, L.Play) and way.ability.sure):
        return  # nobody answers to it, or may ever counter it (RUL-03)
    event = action.event if action.event_of is None else action.event_of(st, draft)
    first = action.first(draft)
    if way is not None and way.in_person:
        event, first = "player attacked", draft.player
    if has_answers(st, event):
        relevant = tuple([c for c in (card, draft.host, *ctx.targets, draft.caster) if c != NO_CARD])
        relevant = (*relevant, ctx.caster) if action.event == "used" else relevant
        answer_window(st, event, pid, relevant, seat, first)
    if st.rules.embargo and action.event == "played" and not action.hidden:
        embargo_window(st, pid, seat)


def lay_embargo(st: State, seat: Seat, pid: int) -> None:
    """A card that has just been played is annulled: nobody else is asked, what it cost stays paid."""
    M.pay(st, seat, st.rules.embargo)
    p = M.change_pending(st, pid, cancelled=True)
    M.emit(st, "embargoed", seat, p.card, n=st.rules.embargo)


def _announce_way(st: State, p: Pending, way: PlayMode, price: int, taken: bool) -> None:
    """Limits are used up, the play is told, and what else it costs is given up, unless another has paid for it."""
    ability = way.ability
    if ability.limit:
        M.use_up(st, p.seat, ability.limit, limit_mark(st, p.card, p.way, ability.limit))
    elif way.free:
        M.use_up(st, p.seat, "draw to draw", p.card * 8 + p.way)
    first = p.ctx.targets[0] if p.ctx.targets else NO_CARD
    shown = p.ctx.targets
    if way.unseen:
        M.know(st, shown, 1 << p.seat)
        first, shown = NO_CARD, ()
    if of_hand := tuple([card for card in shown if card in st.seats[p.seat].hand]):
        M.know(st, of_hand, 0xFF)  # what is chosen is shown to all
    M.emit(st, "announced", p.seat, p.card, first, price, p.kind, shown)
    if not taken:
        give_up(st, p, ability.cost)


def _spend(st: State, draft: Draft, actions: int, base: Frame) -> None:
    if not actions:
        return
    way = way_of(st, draft) if ACTIONS[draft.verb].by_card else None
    attack = draft.verb in ("attack", "steal") or bool(
        way is not None and way.ability.cost is not None and way.ability.cost.attack
    )
    if attack and st.definitions.lone_attacks:
        M.use_up(st, draft.seat, *ATTACKED)
    if isinstance(base, AskSession | AskFound):
        at = _session_below(st)
        below = st.agenda[at]
        if isinstance(below, frames.SessionFrame):
            last = attack and below.attack == "may"  # TURN-07: of such actions only the last is an attack
            if last and attacks_early(st, draft.seat):
                M.replace_frame(st, at, below._replace(left=below.left - actions, attack="no"))
                return
            rest = 0 if last and not below.of_turn else below.left - actions
            M.replace_frame(st, at, below._replace(left=rest, attack="only" if last and rest else below.attack))
            if attack and below.of_turn and not attacks_early(st, draft.seat):
                M.spend_actions(st, 0, left_by_extra_attack(st, draft.seat))
            return
    if not attack:
        M.spend_actions(st, actions)
        return
    again = None
    if leads_on(st, draft.seat):
        attackers = [draft.card] if way is None else attackers_by(st, way, context(st, draft))
        again = draft.verb != "steal" and bool(attackers) and are_further_attacks(st, attackers)
    left = left_by_attack(st, draft.seat, actions, again)
    if again and attacks_early(st, draft.seat):
        M.use_up(st, draft.seat, *LED, 1)
    M.spend_actions(st, actions, left)


def _session_below(st: State) -> int:
    """The place of what the actions of this moment are taken from: those taken at once, or the turn."""
    return next(at for at in range(len(st.agenda) - 1, -1, -1) if at == 0 or st.agenda[at].op in ("session", "actions"))


# ---------------------------------------------------------------------------------------------------- resolving


def resolve(st: State, frame: frames.ResolveFrame) -> None:
    """Nobody answers any more; the play happens, or not."""
    pid = frame.pid
    p = st.pend(pid)
    if p is None:
        return
    if p.cancelled:
        _cancelled(st, p)
        return
    ACTIONS[p.kind].does(st, p)


def _cancelled(st: State, p: Pending) -> None:
    """TIME-11, TIME-12, RUL-02: costs stay paid; x cards are annihilated, the others discarded."""
    M.drop_pending(st, p.id)
    if p.card in st.limbo:
        to = p.to or ("annihilated" if goes_for_good(st.definitions.of[p.card].card) else "discard")
        M.to_pile(st, p.card, to, hidden=ACTIONS[p.kind].hidden)  # COVER-16: face down
    elif ACTIONS[p.kind].from_hand:
        annihilate_under(st, p.card)


def unveil(st: State, frame: frames.UnveilFrame) -> None:
    """RUL-53: the next of the cards that have been turned up, as their player orders them; what cannot be played goes.

    Costs are due now, and each is played and answered for itself; it is taken up when it is.
    """
    seat, cards = frame.seat, frame.cards
    if frame.again:
        _play_again(st, seat, cards[0])
        return
    p = st.pend(frame.pid)
    if p is not None:
        M.drop_pending(st, p.id)
        M.know(st, (p.card,), 0)  # it lies in its pile, unseen
    window = window_now(st)
    taken = next((card for card in cards if card in st.seats[seat].hand), NO_CARD)
    if taken != NO_CARD:
        left = tuple(card for card in cards if card != taken)
        M.push(st, frames.UnveilFrame(seat=seat, cards=left), AskFound(seat=seat, card=taken, window=window))
        return
    at = Budget() if window is not None else budget(st, seat)
    barred = st.seats[seat].out or (p is not None and p.cancelled)
    ready = () if barred else tuple(card for card in cards if _playable(st, seat, card, window, at))
    if ready:
        M.push(st, frame._replace(pid=0), AskPick(seat=seat, node=TAKE_UP, ctx=Bindings(you=seat), found=ready, n=1))
        return
    for card in cards:
        M.to_pile(st, card, "annihilated")


TAKE_UP: Final = L.Move("it", "hand")


def _playable(st: State, seat: Seat, card: CardId, window: Window | None, money: Budget) -> bool:
    """Whether a card that is not in a hand could be played now, if it were."""
    d = st.definitions.of[card]
    if d.like is not None:
        return can_be_played_as_another(st, seat, card, window, money)
    return any(
        way_refusal(st, seat, card, way, window, money) is None and has_place(st, seat, card, way, window)
        for way in d.plays
    )


def _play_again(st: State, seat: Seat, card: CardId) -> None:
    """A card that has gone to its pile by now is played once more, by whoever has passed it on, if it still can be."""
    window = window_now(st)
    if st.seats[seat].out or pile_of(st, card) not in ("discard", "annihilated"):
        return
    if _playable(st, seat, card, window, Budget(found=card)):
        M.push(st, AskFound(seat=seat, card=card, window=window, passed=True))


def settle(st: State, frame: frames.SettleFrame) -> None:
    """What has been answered is over; what lies in a discard pile then is unseen again (ZONE-06).

    Not so what a card in play or a passing effect remembers, and what may be used there.
    """
    p = st.pend(frame.pid)
    if p is not None and p.kind == "discarded" and p.card in st.seats[p.seat].discard:
        remembered = any(p.card in row.chosen for row in st.play.values() if row.chosen)
        remembered = remembered or any(p.card in timed.ctx.targets for timed in st.effects)
        if not remembered and not st.definitions.of[p.card].recalled:
            M.know(st, (p.card,), 0)
    M.drop_pending(st, frame.pid)


# ---------------------------------------------------------------------------------------------- what comes after


def after_action(st: State, frame: frames.AfterActionFrame) -> None:
    """A finished action or free play; the others may play any-time cards (RUL-33)."""
    if st.turn.step == "actions" and not st.combats:
        open_window(st, "after action", without=st.turn.seat)


def swept(st: State) -> bool:
    """The state checks after a change are made now."""
    st.derived.by_moment.swept = True
    _sweep(st)
    return True


def _sweep(st: State) -> None:
    """State checks after a change: V at or below 0 where a card says so, cards that keep only while something holds."""
    if st.rules.behind:
        clear_cover(st)
    if st.definitions.bodies and st.combats:
        gather(st, st.combats[-1])
    if st.rules.planets:
        send_home(st)
    if "most D" in board(st).values:
        _give_up_excess(st)
    if "most cards" in board(st).values:
        _discard_excess(st)
    compare_hand_sizes(st)
    looked_at, before = to_sweep(st, bool(st.pending)), st.derived.by_board
    if not looked_at:
        return
    cards = list(st.play)
    for card in looked_at:
        _look_at(st, card)
        if st.derived.by_board is not before:
            for later in cards[cards.index(card) + 1 :]:  # which may not be as they were
                _look_at(st, later)
            return


def _look_at(st: State, card: CardId) -> None:
    row = st.play.get(card)
    if row is None or row.unpaid:  # what was never revealed does nothing, nor tells what it is (COVER-23)
        return
    d = st.definitions.of[card]
    if not d.is_warrior and not d.card.keeps and d.type != "beast":
        return
    if d.is_warrior and awaited(st, "V gone") and _worthless(st, row):
        fire(st, "V gone", it=card)
    if d.card.keeps and not _keeps(st, row):
        depart(st, card, "discard")
    elif has_outposts(st) and _off_earth(st, row):
        if d.is_warrior and d.tags & st.definitions.TRIBAL:
            M.move_area(st, card, "outpost")  # OUT-02
        else:
            depart(st, card, "discard")  # BEAST-06, BEAST-08
    elif d.is_warrior and _misplaced(st, row) and forbidden(st, "transfer", card) is None:
        if st.rules.battles and bound_refusal(st, card) is not None:
            return
        M.move_area(st, card, "kohort" if row.zone == "squad" else "squad")


def _give_up_excess(st: State) -> None:
    """Who has more D than cards let anybody have loses the rest; nothing that guards points keeps them."""
    for seat in st.living():
        have = st.seats[seat].D
        if never_cuts(st, "most D", have):
            continue
        most = player_value(st, "most D", seat, have)
        if have > most:
            M.lose(st, seat, have - most, "D", value_sources(st, "most D", seat)[-1])


def _discard_excess(st: State) -> None:
    """Who holds more cards than a card ever lets him discards one after the other."""
    if isinstance(st.agenda[-1], AskHandLoss):
        return  # it is being done, or something else takes cards of a hand
    for seat in st.living():
        have = len(st.seats[seat].hand)
        if not never_cuts(st, "most cards", have) and have > player_value(st, "most cards", seat, have):
            ctx = Bindings(value_sources(st, "most cards", seat)[-1], seat, words=EXCESS)
            M.push(st, AskHandLoss(seat=seat, whose=seat, n=1, ctx=ctx))
            return


def to_sweep(st: State, announced: bool) -> list[CardId]:
    """The cards at which the sweep has anything to look, in the order in which they came into play.

    The board decides but for what `keeps` says; while anything is `announced`, too, since who is dying is not counted.
    """
    kept = st.derived.by_board.to_sweep
    found = kept.get(announced)
    if found is None:
        found = kept[announced] = _to_sweep(st, announced)
    return found


def _may_leave(st: State, row: CardInPlay, announced: bool) -> bool:
    """Whether what a card keeps to may cease to hold, or does not hold, while the board is as it is."""
    d = st.definitions.of[row.id]
    return bool(d.card.keeps) and not row.unpaid and (announced or not d.steady or not _keeps(st, row))


def _keeps(st: State, row: CardInPlay) -> bool:
    """Whether all holds that a card keeps to; a mission speaks for its holder (MISS-07)."""
    card = st.definitions.of[row.id].card
    seat = mission_holder(st, row.id) if card.type == "mission" else row.controller
    ctx = Bindings(row.id, seat, player=row.seat)
    return all(holds(st, c, ctx) for c in card.keeps)


def _to_sweep(st: State, announced: bool) -> list[CardId]:
    rows = st.play
    found = [c for c, row in rows.items() if _may_leave(st, row, announced)] if st.definitions.keepers else []
    if has_outposts(st):
        found += [c for c, row in rows.items() if not row.unpaid and _off_earth(st, row)]
    b, p = board(st), st.definitions
    doubtful = _perhaps_worthless(st, b) if awaited(st, "V gone") else ()
    tags, sides, wrong = b.tags, p.LEGION | p.DOOM, {"squad": p.LEGION, "kohort": p.DOOM}
    for card in b.warriors:
        row = rows[card]
        strays = tags[card] & sides == wrong.get(row.zone) and _misplaced(st, row)
        if strays or (card in doubtful and _worthless(st, row)):
            found.append(card)
    return [card for card in rows if card in found] if len(found) > 1 else found


def _perhaps_worthless(st: State, b: BoardValues) -> list[CardId]:
    """The warriors whose V may be at or below 0, at a first look that needs no ratings: so much it may be lowered."""
    if b.unrated is None or st.table or "bonus" in b.values:
        return b.warriors
    lost = dict.fromkeys(b.warriors, 0)
    for one in b.unrated.stats:
        if one.cont.lowers and one.cont.who == "sel":
            return b.warriors
        for card in reached(st, b, one) if one.cont.lowers else ():
            lost[card] = lost.get(card, 0) + one.cont.lowers
    of = st.definitions.of
    return [card for card in b.warriors if (of[card].printed[3] or 0) <= lost[card]]


def _worthless(st: State, row: CardInPlay) -> bool:
    """Whether a warrior's V is at or below 0."""
    return row.host == NO_CARD and not row.unpaid and value_of(st, row.id) <= 0


def _off_earth(st: State, row: CardInPlay) -> bool:
    """Whether a warrior of a tribe or an Animal, or who is considered one, is outside an Outpost (OUT-02, BEAST-06)."""
    d, p = st.definitions.of[row.id], st.definitions
    if d.type == "beast":
        return row.host in st.play and st.play[row.host].zone != "outpost"
    if not d.is_warrior or row.zone not in ("squad", "kohort"):
        return False
    if d.tags & p.TRIBAL:
        return not allowed(st, "transfer", row.id)
    return bool(board(st).tags[row.id] & p.BEAST)


def _misplaced(st: State, row: CardInPlay) -> bool:
    """ZONE-22: whether a warrior whose allegiance changed completely stands in the wrong area."""
    legion, doom = st.definitions.LEGION, st.definitions.DOOM
    against = legion if row.zone == "squad" else doom if row.zone == "kohort" else 0
    if not against or board(st).tags[row.id] & (legion | doom) != against:
        return False
    host = st.definitions.of[row.id].card.host
    return host is None or not host.areas


HANDLERS: Final[dict[str, Handler]] = {
    "resolve": resolve, "finish": finish, "reveal": reveal, "undo muster": undo_muster, "settle": settle,
    "after action": after_action, "unveil": unveil, "sabotage pays": sabotage_pays,
}  # fmt: skip
