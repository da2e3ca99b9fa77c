"""What a seat may know: a view filled in from nothing upward, in this one file (principle 10).

Everything a player, a spectator or the computer sees passes here: cards, options, prompts, events. Hands and piles of
others are counts and known names; a never revealed warrior in cover is a slot number; keys, counters and pile orders
never leave. In a window only the seat that is asked learns that it is asked.
"""

from __future__ import annotations

from typing import Protocol

from doomtable.rules import drafts
from doomtable.rules import mutate as M
from doomtable.rules import questions as Q
from doomtable.rules.actions.table import ACTIONS, beginnings, stages
from doomtable.rules.attack_prices import lost_by_attack
from doomtable.rules.bases import shown_p, stands
from doomtable.rules.battlegrounds import defended
from doomtable.rules.card_states import marks_on
from doomtable.rules.derived import Item
from doomtable.rules.events import OF_SEATS, GameEvent
from doomtable.rules.frames import WindowFrame
from doomtable.rules.legal import Decision, window_at
from doomtable.rules.masks import EVENT_BIT, WINDOW_BIT, words_of
from doomtable.rules.place_views import place_views
from doomtable.rules.places import has_outposts
from doomtable.rules.play_budget import budget
from doomtable.rules.prices import as_shown
from doomtable.rules.ratings import Side, fight, outlook, shown, tags_of
from doomtable.rules.references import controller, inside_own
from doomtable.rules.state import CardInPlay, State, Window
from doomtable.rules.state_parts import Draft, Pending
from doomtable.rules.terms import NO_CARD, NOBODY, CardId, IllegalChoice, Option, Seat
from doomtable.rules.thing_ratings import printed
from doomtable.rules.view_parts import (
    AimView,
    BidderView,
    BiddingView,
    CardView,
    ClaimView,
    CombatView,
    DecisionView,
    EventView,
    LineView,
    OptionView,
    PendingView,
    PlayerView,
    PriceView,
    SideView,
    TurnView,
    View,
)
from doomtable.rules.warzone_choice import choose_warzone
from doomtable.rules.window_masks import seat_mask, uses_the_discarded
from doomtable.rules.windows import OF_A_COMBAT

PUBLIC_ZONES = ("squad", "kohort", "outpost", "unrevealed", "beside")


class ViewSource(Protocol):
    """What a view is made from: a game, seen from here through three things only."""

    state: State
    names: tuple[str, ...]

    @property
    def decision(self) -> Decision | None: ...


def view(game: ViewSource, seat: Seat, *, priced: bool = True) -> View:
    """What `seat` may know now; SPECTATOR for somebody without a seat. Programs have it without prices of verbs."""
    st = game.state
    decision = game.decision
    verbs = _verbs(st, decision, seat, priced)
    players = tuple(_player(game, st, s, seat, verbs) for s in range(len(st.seats)))
    t = st.turn
    left, per_turn = t.budget, st.rules.numbers(max(t.seat, 0)).actions
    pending = tuple(_pending(st, p, seat) for p in st.pending if p.card != NO_CARD and not _private(st, p, seat))
    return View(
        seat, players,
        TurnView(
            t.seat, t.number, t.step, left.actions, t.attacked, left.further_attacks(), left.quiet, per_turn,
            t.first, t.cycle, lost_by_attack(st) if priced else 0,
        ),
        st.round, st.raised_goal or st.rules.goal_p,
        _combat(st, seat), pending, _effects(st, seat),
        _decision(game, st, decision, seat),
        st.outcome, st.sudden, st.rules.name,
        tuple(_row(st, st.play[card], seat, verbs) for card in st.table),
        tuple(ClaimView(who, handle(st, card, seat)) for who, card in st.claims),
        st.rules.shared_pools, st.rules.players_attacked,
        _bidding(st, decision, seat), has_outposts(st), st.rules.secondary_cost, st.rules.stand,
        st.rules.colony_goal, place_views(st) if st.rules.planets else (), st.rules.base_p, st.rules.carried_p,
    )  # fmt: skip


def _bidding(st: State, decision: Decision | None, seat: Seat) -> BiddingView | None:
    """The auction that the open question belongs to: all of it is public."""
    ask = decision.ask if decision is not None else None
    if not isinstance(ask, Q.AskBid):
        return None
    card = ask.ctx.me
    bidders = tuple(BidderView(one) for one in (ask.seat, *ask.rest))
    return BiddingView(handle(st, card, seat), name(st, card, seat), max(0, ask.bid), ask.bidder, bidders)


def decision_view(game: ViewSource, seat: Seat) -> DecisionView | None:
    """The open question alone, as `seat` may see it; None when the game is over."""
    return _decision(game, game.state, game.decision, seat)


def knows(st: State, card: CardId, seat: Seat) -> bool:
    return bool(st.known[card] >> seat & 1)


def handle(st: State, card: CardId, seat: Seat) -> int:
    """How a seat names a card: its id if it knows it, minus the slot for an unknown warrior in cover."""
    if card == NO_CARD or knows(st, card, seat):
        return card
    row = st.play.get(card)
    return -1 - row.slot if row is not None and row.slot else NO_CARD


def name(st: State, card: CardId, seat: Seat) -> str | None:
    return st.definitions.of[card].card.name if card != NO_CARD and knows(st, card, seat) else None


# --------------------------------------------------------------------------------------------------------- cards


Verbs = dict[CardId, dict[str, PriceView | None]]


def _verbs(st: State, decision: Decision | None, seat: Seat, priced: bool) -> Verbs:
    """With which cards the viewer may begin what, and what it costs, while a menu or window asks it."""
    out: Verbs = {}
    if decision is None or decision.seat != seat or decision.kind not in ("menu", "window", "session"):
        return out
    window = window_at(st, len(st.agenda) - 1)
    money = budget(st, seat)
    for option in decision.options:
        if option.key in ACTIONS:
            for card in beginnings(st, seat, option.key, window, money):
                if card != NO_CARD:
                    price = drafts.least_price(st, seat, option.key, card, window, money) if priced else None
                    out.setdefault(card, {})[option.key] = None if price is None else PriceView(*price)
    return out


def _prices(verbs: Verbs, card: CardId) -> tuple[PriceView, ...]:
    return tuple(price for price in verbs.get(card, {}).values() if price is not None)


def _player(game: ViewSource, st: State, s: Seat, seat: Seat, verbs: Verbs) -> PlayerView:
    p, own = st.seats[s], s == seat
    hand = tuple(_card(st, c, seat, verbs, "hand") for c in p.hand if own or knows(st, c, seat))
    areas = [tuple(_row(st, st.play[c], seat, verbs) for c in getattr(p, zone)) for zone in PUBLIC_ZONES]
    return PlayerView(
        s, game.names[s], p.D, shown_p(st, s), len(p.hand), hand, len(p.draw), len(p.discard), len(p.annihilated),
        len(p.collection) if own else 0, areas[0], areas[1], areas[2], areas[3],
        tuple(_row(st, st.play[c], seat, verbs) for c in p.attached), p.out, p.turns, p.countdown, p.markers,
        st.rules.sides[s] + 1 if st.rules.sides else 0, p.reserve, areas[4], p.war, len(p.under),
        st.rules.behind[s] if st.rules.behind else NOBODY, p.colony,
    )  # fmt: skip


def _card(st: State, card: CardId, seat: Seat, verbs: Verbs, zone: str) -> CardView:
    """A known card outside play."""
    d = st.definitions.of[card]
    return CardView(
        card, d.card.name, d.type, d.card.affiliations, st.definitions.owner[card], st.definitions.owner[card], zone,
        d.printed if d.is_warrior else (), d.printed if d.is_warrior else (), verbs=tuple(verbs.get(card, ())),
        prices=_prices(verbs, card),
    )  # fmt: skip


def _row(st: State, row: CardInPlay, seat: Seat, verbs: Verbs) -> CardView:
    """A card in play; an unrevealed one of another player is a back with a slot."""
    card = row.id
    own = row.controller == seat
    if not knows(st, card, seat):
        return CardView(
            handle(st, card, seat), None, "warrior", (), st.definitions.owner[card], row.controller, row.zone,
            wounded=row.wounded, cover=True, unpaid=row.unpaid,
            attached=tuple(_row(st, st.play[a], seat, verbs) for a in row.atts), verbs=tuple(verbs.get(card, ())),
            stands_at=stands(st, card), prices=_prices(verbs, card), home=row.place if st.rules.base_p else NO_CARD,
        )  # fmt: skip
    d = st.definitions.of[card]
    warrior = d.is_warrior and row.zone != "attached"
    rates, items = shown(st, card) if warrior else ((), ())
    return CardView(
        card, d.card.name, d.type, d.card.affiliations, st.definitions.owner[card], row.controller, row.zone,
        d.printed if d.is_warrior else (), tuple(rates), _lines(st, items, seat), _keywords(st, card), row.wounded,
        row.cover, row.unpaid, row.inside if warrior else d.vehicle and inside_own(st, row.host), row.cover and own,
        marks_on(st, row), _on(st, row, seat, verbs), tuple(verbs.get(card, ())), stands(st, card),
        _prices(verbs, card), sum(st.known[c] != 0xFF for c in row.holds) if d.conceals else 0, defended(st, card),
        row.place if st.rules.base_p else NO_CARD,
    )  # fmt: skip


def _on(st: State, row: CardInPlay, seat: Seat, verbs: Verbs) -> tuple[CardView, ...]:
    """What is on a card, and the cards under it that the seat knows."""
    held = (_card(st, c, seat, verbs, "held") for c in row.holds if knows(st, c, seat))
    return (*(_row(st, st.play[a], seat, verbs) for a in row.atts), *held)


def _keywords(st: State, card: CardId) -> tuple[str, ...]:
    return words_of(tags_of(st, card), st.definitions.tag_names)


def _lines(st: State, items: tuple[Item, ...], seat: Seat) -> tuple[LineView, ...]:
    running = {e.ctx.me for e in st.effects}
    return tuple(
        LineView(
            (how if how in ("dice", "inside") else "cover") if s == NO_CARD else st.definitions.of[s].card.name
            if s in running else name(st, s, seat) or "", i, n, how,
        )
        for s, i, n, how in items
    )  # fmt: skip


def _side(st: State, side: Side, seat: Seat) -> SideView:
    row = st.play[side.card]
    rates, items = shown(st, side.card)
    return SideView(
        handle(st, side.card, seat), row.controller, tuple(rates), printed(st.definitions.of[side.card]),
        _lines(st, items, seat), tuple(st.definitions.of[w].card.name for w in side.weapons),
    )  # fmt: skip


def _combat(st: State, seat: Seat) -> CombatView | None:
    c = st.combats[-1] if st.combats else None
    f = fight(st)
    if c is None or f is None or not knows(st, c.defender, seat):
        return None
    sources = [e.ctx.me for e in st.effects if e.until == "combat" and e.anchor == c.id]
    played = tuple(st.definitions.of[card].card.name for card in sources)
    return CombatView(
        _side(st, f.attacker, seat), _side(st, f.defender, seat), c.tactic, c.step, outlook(st), played, c.warzone
    )


def forecasts(game: ViewSource, seat: Seat) -> dict[str, CombatView]:
    """While a tactic is to be announced: the combat as it would be with each, with the weapons that serve best and in
    the battlefield that is due, if nothing more is played; it is reckoned up on a copy of the state."""
    decision = game.decision
    if decision is None or decision.kind != "tactic" or not game.state.combats:
        return {}
    found = {}
    for option in decision.options:
        if option.key in ("fight", "shoot"):
            st = game.state.copy()
            c = M.change_combat(st, st.combats[-1].id, tactic=option.key, aweapon=-2, dweapon=-2)
            if st.rules.base_p:  # there is nothing to choose (VAR-HOME-24)
                choose_warzone(st, c)
            if (combat := _combat(st, seat)) is not None:
                found[option.key] = combat
    return found


def _private(st: State, p: Pending, seat: Seat) -> bool:
    """Whether a pending event is about a card in another player's hand: nobody else is to know of it."""
    return p.seat != seat and p.card in st.seats[p.seat].hand


def _pending(st: State, p: Pending, seat: Seat) -> PendingView:
    aimed = tuple(t for t in p.ctx.targets if name(st, t, seat) is not None)
    return PendingView(
        p.kind, p.seat, name(st, p.card, seat), handle(st, p.card, seat),
        tuple(st.definitions.of[t].card.name for t in aimed), p.ctx.number,
        tuple(AimView(handle(st, t, seat), st.play[t].controller if t in st.play else NOBODY) for t in aimed),
        p.players[0] if p.players else NOBODY,
    )  # fmt: skip


def _effects(st: State, seat: Seat) -> tuple[tuple[str, str], ...]:
    return tuple([
        (st.definitions.of[e.ctx.me].card.name if e.ctx.me != NO_CARD else "", name(st, card, seat) or "")
        for e in st.effects for card in e.on or (NO_CARD,)
    ])  # fmt: skip


# ----------------------------------------------------------------------------------------------------- decisions


def _decision(game: ViewSource, st: State, decision: Decision | None, seat: Seat) -> DecisionView | None:
    if decision is None:
        return None
    if decision.seat != seat:
        whose, kind = (NOBODY, "window") if decision.window else (decision.seat, _public_kind(decision))
        return DecisionView(whose, kind, "", "", (), False)
    options = tuple(option_view(st, o, seat) for o in decision.options)
    ask, draft, answers = decision.ask, decision.draft, None
    if decision.window or isinstance(ask, Q.AskInstead) or (draft is not None and draft.answers):
        answers = _answered(st, decision, seat)
    if draft is not None:
        return _draft_view(st, decision, draft, options, answers, seat)
    card, number, what = NO_CARD, 0, "discarded" if isinstance(ask, Q.AskMenu) and uses_the_discarded(st, seat) else ""
    if isinstance(ask, Q.AskSplit):
        number, card = ask.n, ask.victim
    elif isinstance(ask, Q.AskWeapon | Q.AskStruck):
        card = ask.warrior if isinstance(ask, Q.AskWeapon) else ask.combatant
    elif isinstance(ask, Q.AskGoal | Q.AskMay | Q.AskMayPay | Q.AskTrade | Q.AskBonus | Q.AskInside):
        card = ask.card
    elif isinstance(ask, Q.AskPay | Q.AskReply | Q.AskShare | Q.AskShareD):
        card, what = ask.ctx.me, "pay" if isinstance(ask, Q.AskPay) else ask.word
    elif isinstance(ask, Q.AskEither | Q.AskInstead | Q.AskPick | Q.AskSearch | Q.AskChoose | Q.AskQuestion):
        card = ask.about if isinstance(ask, Q.AskEither) else ask.ctx.me
        what = Q.asked_for(ask) if isinstance(ask, Q.AskChoose) else ""
    elif isinstance(ask, Q.AskBid | Q.AskJoin):
        card, number = ask.ctx.me, max(0, ask.bid) if isinstance(ask, Q.AskBid) else ask.n
    elif isinstance(ask, Q.AskDiscard | Q.AskHandLoss | Q.AskBase):
        what = ask.pool if isinstance(ask, Q.AskBase) else what
        number = ask.excess if isinstance(ask, Q.AskDiscard) else ask.n
    elif isinstance(ask, Q.AskWarzone) and st.combats:
        card = st.combats[-1].defender
    window = window_at(st, len(st.agenda) - 1) if decision.kind == "window" else None
    title, place = name(st, card, seat), handle(st, card, seat)
    return DecisionView(
        seat, decision.kind, "", decision.window, options, False, "", title, place, Q.besides(ask), number, answers,
        what, touches=window is not None and _touches(st, window, seat),
        named=window is not None and _named(st, window, seat),
    )  # fmt: skip


def _touches(st: State, window: Window, seat: Seat) -> bool:
    """Whether a window is about something of this seat: its turn, its warrior's fight, what it announced or holds."""
    if window.kind != "open":
        pending = st.pend(window.pending)
        if pending is not None and (pending.seat == seat or seat in pending.players):
            return True
        return any(card in st.play and controller(st, card) == seat for card in window.relevant)
    if window.name in OF_A_COMBAT and st.combats:
        return seat in (st.combats[-1].aseat, st.combats[-1].dseat)
    return st.turn.seat == seat


def _named(st: State, window: Window, seat: Seat) -> bool:
    """Whether a card of this seat names the moment of a window, and not any time."""
    bits = EVENT_BIT if window.kind == "answer" else WINDOW_BIT
    return bool(seat_mask(st, seat) & bits.get(window.name, 0))


def _public_kind(decision: Decision) -> str:
    """What the others may know of a question: menus and drafts look alike."""
    return "menu" if decision.kind in ("menu", "draft", "session") else decision.kind


def _draft_view(
    st: State, decision: Decision, draft: Draft, options: tuple[OptionView, ...], answers: PendingView | None,
    seat: Seat,
) -> DecisionView:  # fmt: skip
    stage = stages(st, draft)[draft.stage]
    per, worth = as_shown(drafts.parts(st, draft)[1]) if stage.kind == "amount" else (0, 0)
    what = stage.choice.what if stage.kind == "name" else ""
    title = name(st, draft.card, seat)
    if title is None and draft.card not in st.play and draft.card != NO_CARD:
        title = st.definitions.of[draft.card].card.name  # paid for again after it was played: whoever pays has seen it
    return DecisionView(
        seat, "draft", stage.kind, decision.window, options, decision.cancellable, draft.verb, title,
        handle(st, draft.card, seat), per, worth, answers, what, len(draft.targets),
    )  # fmt: skip


def _answered(st: State, decision: Decision, seat: Seat) -> PendingView | None:
    """What a window is about: the pending play or event, if it is an answer window; or what would be lost."""
    if isinstance(decision.ask, Q.AskInstead):
        it = decision.ask.ctx.it
        return PendingView("lost", controller(st, it), name(st, it, seat), handle(st, it, seat), (), 0, ())
    base = decision.draft.base if decision.draft is not None else len(st.agenda) - 1
    frame = st.agenda[base - 1] if base else None
    if not isinstance(frame, WindowFrame) or not frame.window.pending:
        return None
    p = st.pend(frame.window.pending)
    return _pending(st, p, seat) if p is not None else None


def option_view(st: State, one: Option, seat: Seat) -> OptionView:
    return OptionView(one.key, handle(st, one.card, seat), one.number, one.seat, name(st, one.card, seat))


def option_of(game: ViewSource, seat: Seat, chosen: OptionView) -> Option:
    """The engine's option that a seat means; IllegalChoice when it is not offered to it."""
    decision = game.decision
    if decision is None or decision.seat != seat:
        raise IllegalChoice("this seat is not asked")
    for option in decision.options:
        if option_view(game.state, option, seat)[:4] == chosen[:4]:
            return option
    raise IllegalChoice(f"{chosen.key} is not an option here")


# -------------------------------------------------------------------------------------------------------- events


def _unseen(st: State, card: CardId, seat: Seat) -> bool:
    """Whether a card lies in play and this seat does not know which it is."""
    return card in st.play and not knows(st, card, seat)


def see(game: ViewSource, events: list[GameEvent], seat: Seat) -> tuple[EventView, ...]:
    """The events as one seat may read them; call it right after the choice that caused them.

    A warrior that lies unrevealed before the seat stays a slot, whatever happens to it (COVER-10).
    """
    st = game.state
    out: list[EventView] = []
    for e in events:
        open_ = bool(e.seen >> seat & 1) and not _unseen(st, e.card, seat)
        of, was = st.definitions.of, dict(e.titles)
        card = was.get(e.card) or of[e.card].card.name if e.card != NO_CARD and open_ else None
        other, other_handle, other_seat = None, NO_CARD, NOBODY
        if e.kind in OF_SEATS:
            other_seat = e.other
        elif e.kind == "attached" and e.other == NO_CARD:
            other_seat = e.n
        elif e.other != NO_CARD:
            other = None if _unseen(st, e.other, seat) else was.get(e.other) or of[e.other].card.name
            other_handle = handle(st, e.other, seat)
        cards = tuple(was.get(c) or of[c].card.name for c in e.cards if not _unseen(st, c, seat)) if open_ else ()
        out.append(
            EventView(
                e.kind, e.seat, card, other, e.n, e.word, cards, e.card if open_ else handle(st, e.card, seat),
                other_handle, other_seat,
            )
        )  # fmt: skip
    return tuple(out)
