"""Questions about a state that are answered on its board: what fits, what an amount is, what cards allow or forbid."""

from __future__ import annotations

from typing import Any

from doomtable.rules import language as L
from doomtable.rules.battlegrounds import within_reach_of
from doomtable.rules.bindings import Bindings, plain_bindings
from doomtable.rules.board_lookups import with_ratings
from doomtable.rules.board_pass import board_pass
from doomtable.rules.card_states import VISIBLE, in_state
from doomtable.rules.continuous import VALUES, Continuous
from doomtable.rules.derived import ActiveEffect, BoardValues
from doomtable.rules.lines import shielded
from doomtable.rules.masks import SelectorMask
from doomtable.rules.prison import prisoners
from doomtable.rules.references import controller, deref, players, turned_down, worn
from doomtable.rules.selectors import (
    all_hold,
    amount_on,
    candidates_on,
    fits_on,
    fitting,
    holds_on,
    tagged,
)
from doomtable.rules.state import CardInPlay, State
from doomtable.rules.terms import NO_CARD, NOBODY, CardId, Seat
from doomtable.rules.verdicts import (
    allowed_on,
    barred,
    forbidden_on,
    immune_to_gift,
    reached,
    shields_from,
    speaks,
    unaffected_on,
    verdicts_on,
)
from doomtable.rules.walk import walk
from doomtable.rules.whose_and_where import whose_and_where


def board(st: State) -> BoardValues:
    """What the cards in play amount to, outside combat."""
    return st.derived.by_board.board or _board(st)


def rated_board(st: State) -> BoardValues:
    """The same with ratings and weapons."""
    return with_ratings(st, st.derived.by_board.board or _board(st))


def _board(st: State) -> BoardValues:
    found = st.derived.by_board.board = board_pass(st)
    return found


def fits(st: State, csel: SelectorMask, card: CardId, ctx: Bindings) -> bool:
    """Whether a card fits a selector; for cards outside play their printed tags count."""
    return fits_on(st, st.derived.by_board.board or _board(st), csel, card, ctx)


def candidates(st: State, sel: L.Sel, ctx: Bindings, chosen: bool = False) -> list[CardId]:
    """All cards that fit, in play unless the selector names a pile (then of the fitting players)."""
    found = candidates_on(st, st.derived.by_board.board or _board(st), sel, ctx, chosen)
    return within_reach_of(st, sel, found, chosen) if st.rules.battles and not sel.where else found


def has_candidate(st: State, sel: L.Sel, ctx: Bindings, chosen: bool = False) -> bool:
    """Whether there is any; not all are looked at where all that the selector says of them is said at once."""
    if sel.where or st.pending or st.rules.in_play != "table":
        return bool(candidates(st, sel, ctx, chosen))
    for s in st.seats:
        if s.unrevealed:
            return bool(candidates(st, sel, ctx, chosen))
    return bool(fitting(st, board(st), st.definitions.sel(sel), ctx, one=True))


def any_like(st: State, csel: SelectorMask, you: Seat) -> bool:
    """A first look: whether a card in play has the tags, player and states that a selector of `you` asks for."""
    kept = st.derived.by_moment.any_like
    found = kept.get((csel, you))
    if found is None:
        found = kept[csel, you] = _any_like(st, csel, you)
    return found


def _any_like(st: State, csel: SelectorMask, you: Seat) -> bool:
    b = board(st)
    found = tagged(st, b, csel)
    if csel.whose in ("yours", "others") and not csel.area:
        found = whose_and_where(st, csel, found, plain_bindings(NO_CARD, you))
    states = [state for state in csel.src.states if state in VISIBLE] if csel.src.states else ()
    for card in found:
        row = st.play[card]
        for state in states:
            if not in_state(st, b, state, card, row):
                break
        else:
            return True
    return False


def amount(st: State, a: Any, ctx: Bindings) -> int:
    """What an amount is now."""
    return int(a) if a.__class__ is int else amount_on(st, board(st), a, ctx)


def holds(st: State, cond: Any, ctx: Bindings) -> bool:
    """Whether a condition holds."""
    return holds_on(st, board(st), cond, ctx)


def value_of(st: State, card: CardId) -> int:
    """The V of a warrior in play: as printed, unless a text changes it, or a place or an Animal may."""
    b = board(st)
    altered = st.table or (st.rules.outpost == "on" and st.play[card].atts)
    if altered or (b.reads & VALUES and _may_change_value(st, b, card)):
        return with_ratings(st, b).rates[card][3] or 0
    return st.definitions.of[card].printed[3] or 0


def _may_change_value(st: State, b: BoardValues, card: CardId) -> bool:
    """Whether any text reaches a warrior that changes V, found without ratings where they are not known yet."""
    if b.unrated is None or "bonus" in b.values:
        return True
    for one in b.unrated.stats:
        if 3 in one.cont.stats and card in reached(st, b, one):
            return True
    return b.unrated is None  # a text has asked for ratings


def can_fight(st: State, card: CardId) -> bool:
    """WIN-14: can attack or be attacked in some way; Apostles, Corporate Leaders and noncombatants cannot."""
    return not board(st).tags[card] & st.definitions.PEACEFUL


def works(st: State, row: CardInPlay) -> bool:
    """EQUIP-20: whether an attached card does anything; a card without a host does, unless it may not affect play."""
    if st.definitions.eclipses and turned_down(row):
        return False
    b = board(st)
    if row.id not in b.idle:
        return True
    return row.host == NO_CARD and "affect play" not in b.forbids and not st.rules.planets


def unaffected(st: State, source: CardId, card: CardId) -> bool:
    """IMM-03: whether a card in play is immune to this spell or gift, by its kind or its name."""
    return unaffected_on(st, board(st), source, card)


def shielded_from(st: State, source: CardId, card: CardId) -> bool:
    """Whether a card is immune to this very source or to cards like it."""
    b = board(st)
    return bool(b.shields) and shields_from(st, b, source, card)


def memberships(st: State, card: CardId) -> int:
    """The organisations that a warrior would lose first: those given to it by cards, or all that it may lose."""
    p, b = st.definitions, board(st)
    every = b.tags.get(card, 0) & p.MEMBERSHIPS & ~barred(st, b, "lose", card)
    return every & ~p.of[card].tags or every


def never_becomes(st: State, card: CardId, words: int) -> bool:
    """Whether a card may never be given one of these tags."""
    b = board(st)
    return "become" in b.rules and bool(barred(st, b, "become", card) & words)


def makers(st: State, card: CardId, words: int) -> tuple[list[CardId], list[int]]:
    """What makes a card one of these: attached cards, and passing effects by id; nothing if it must stay so."""
    if barred(st, board(st), "lose", card) & words:
        return [], []
    attached = [
        a
        for a in worn(st, card)
        if any(_makes(cont, words) and cont.who in ("host", "bearer") for cont in st.definitions.of[a].conts)
    ]
    passing = [t.id for t in st.effects if card in t.on and _makes(st.definitions.conts[t.cont], words)]
    return attached, passing


def _makes(cont: Continuous, words: int) -> bool:
    node = cont.node
    gives = isinstance(node, L.Mod) and node.op in ("give", "set") and {"tags", "affiliation"} & {*node.what}
    return bool(gives and cont.words & words)


# ---------------------------------------------------------------------------------------------- permissions


def verdicts(st: State, act: str, who: CardId, whom: CardId, seat: Seat = NOBODY) -> list[ActiveEffect]:
    """The Rules that speak of this act by this card or player towards that card."""
    return verdicts_on(st, st.derived.by_board.board or _board(st), act, who, whom, seat)


def forbidden(st: State, act: str, who: CardId, whom: CardId = NO_CARD, seat: Seat = NOBODY) -> CardId | None:
    """The card that forbids this act (RUL-06: a card's ban beats a card's permission), or None."""
    b = st.derived.by_board.board or _board(st)
    return forbidden_on(st, b, act, who, whom, seat) if act in b.forbids else None


def guarded(st: State, owner: Seat, by: Seat, source: CardId = NO_CARD) -> bool:
    """RUL-41: whether a card of a player keeps others from moving the points that he has (CARDINAL'S BANK).

    It does not keep off a card whose own text names it (ROBBED BLIND).
    """
    if owner == by or "touch pool" not in board(st).forbids:
        return False
    guards = [one.ctx.me for one in verdicts(st, "touch pool", NO_CARD, NO_CARD, by) if one.ctx.you == owner]
    return not all(_names(st, source, guard) for guard in guards)


def _names(st: State, source: CardId, card: CardId) -> bool:
    """Whether the text of a card speaks of another one by its name."""
    if source == NO_CARD:
        return False
    name = st.definitions.of[card].card.name
    return any(isinstance(n, L.Sel) and name in n.named for n in walk(st.definitions.of[source].card.abilities))


def exempt(st: State, seat: Seat, source: CardId) -> bool:
    """Whether a card keeps another one from a player and all that he has (SURPLUS)."""
    return seat != NOBODY and forbidden(st, "be affected", NO_CARD, source, seat) is not None


def sealed(st: State, seat: Seat, source: CardId) -> bool:
    """Whether a card keeps another one from the draw pile of a player (SPELLBOUND)."""
    return seat != NOBODY and forbidden(st, "be searched", NO_CARD, source, seat) is not None


def unmoved(st: State, seat: Seat, source: CardId) -> bool:
    """RUL-24: whether a player is immune to this spell or gift, which does nothing to his points, hand and piles."""
    powers = board(st).values.get("immune", ())
    d = st.definitions.of[source]
    if not powers or seat == NOBODY or d.type not in ("art", "symmetry") or d.card.piercing:
        return False
    tags = 0
    for one in powers:
        mine = one.seat == seat if one.seat != NOBODY else seat in players(st, one.cont.who, one.ctx)
        row = st.play.get(one.ctx.me)
        if mine and (row is None or works(st, row)) and all_hold(st, board(st), one.cont, one.ctx):
            tags |= one.cont.words
    return bool(tags & st.definitions.IMMUNE_ART) if d.type == "art" else immune_to_gift(st, tags, source)


def anybody_unmoved(st: State, seat: Seat, source: CardId) -> bool:
    """Whether that is so with another player than its own."""
    return any(unmoved(st, other, source) for other in st.living() if other != seat)


def reached_players(st: State, who: str, ctx: Bindings) -> tuple[Seat, ...]:
    """The players a word means, without those to whom what the card does cannot happen."""
    found = players(st, who, ctx)
    if "immune" not in board(st).values:
        return found
    return tuple(seat for seat in found if not unmoved(st, seat, ctx.me))


def reached_cards(st: State, found: list[CardId], source: CardId) -> list[CardId]:
    """Of some cards those that are in play, or of players to whom what that card does can happen."""
    if "immune" not in board(st).values:
        return found
    owner = st.definitions.owner
    return [card for card in found if card in st.play or not unmoved(st, owner[card], source)]


def points_in_reach(st: State, owner: Seat, by: Seat, pool: str, source: CardId = NO_CARD) -> int:
    """How many points of a player a card of that one moves at most: those in the pool, unless they are guarded."""
    if guarded(st, owner, by, source):
        return 0
    return st.seats[owner].within_reach(pool)


def allowed(st: State, act: str, who: CardId, whom: CardId = NO_CARD, seat: Seat = NOBODY) -> bool:
    """Whether a card allows this act against the rulebook."""
    b = st.derived.by_board.board or _board(st)
    return act in b.allows and allowed_on(st, b, act, who, whom, seat)


def demands(st: State, act: str, who: CardId) -> list[tuple[L.Rule, Bindings]]:
    """What cards demand of this act: whom it must concern (RUL-06)."""
    out: list[tuple[L.Rule, Bindings]] = []
    b = st.derived.by_board.board or board(st)
    for one in b.rules.get(act, ()):
        if one.cont.verdict == "require" and speaks(st, b, one, who, NO_CARD, NOBODY, False):
            node = one.cont.node
            assert isinstance(node, L.Rule)
            out.append((node, one.ctx))
    return out


def is_meant(st: State, whom: L.Ref | L.Sel | None, ctx: Bindings, card: CardId) -> bool:
    """Whether a card is one of those that a demand speaks of."""
    if isinstance(whom, L.Sel):
        return fits(st, st.definitions.sel(whom), card, ctx)
    return whom is None or deref(st, whom, ctx) == card


def duties(st: State, act: str) -> list[ActiveEffect]:
    """What cards demand to be done now, if it can be.

    What they demand of a player's next turn waits for that turn, and is over with its first attack.
    """
    asked = board(st).rules.get(act)
    if not asked:
        return []
    waiting: set[int] = set()
    for t in st.effects:
        if t.until == "its next turn" and (t.born == st.tick or st.turn.attacked):
            waiting.add(t.id)
    return [
        one
        for one in asked
        if isinstance(one.cont.node, L.Rule)
        and one.cont.node.verdict == "require"
        and (one.cont.node.whom is None or isinstance(one.cont.node.whom, str))
        and one.timed not in waiting
    ]


def bound_by(st: State, one: ActiveEffect, who: CardId) -> bool:
    """Whether a demand is made of this card."""
    return speaks(st, board(st), one, who, NO_CARD, NOBODY, False)


def held_open(st: State, seat: Seat, card: CardId) -> CardId | None:
    """The card that lets a warrior not be in cover.

    Where it may not seek cover, that binds the plays and choices of its own player too, and nobody else's (RUL-36).
    """
    if card not in st.play:
        return None
    by = forbidden(st, "be in cover", card)
    return forbidden(st, "seek cover", card) if by is None and controller(st, card) == seat else by


def covers_in_vehicle(st: State, card: CardId) -> bool:
    """Whether a card lets this warrior be in cover inside its vehicle, or as the vehicle it is (VEH-11, VEH-17)."""
    return allowed(st, "be in cover", card)


def may_be_covered(st: State, seat: Seat, card: CardId) -> bool:
    """Whether a card puts a warrior into cover: no vehicle, where none may hide (VEH-17); RUL-36: nor what may not seek
    cover, by its own player."""
    if st.rules.behind and shielded(st, st.play[card].controller):  # VAR-FRONT-08
        return False
    vehicle = board(st).tags[card] & st.definitions.VEHICLE and not covers_in_vehicle(st, card)
    return not vehicle and held_open(st, seat, card) is None


def condemned(st: State, card: CardId) -> list[CardId]:
    """The prisoners of a card in play that are discarded with it, instead of going free."""
    on = st.definitions.of[card].condemns
    if on is None or (on.when is not None and not holds(st, on.when, Bindings(card, controller(st, card), it=card))):
        return []
    return prisoners(st.play[card].prison)
