"""The only writer: every change of the state is one function here, and each records its Event.

Nothing here asks whether a change is legal; query and legal do that before. Every change says what has changed, so that
derived values which live by it are dropped.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from doomtable.rules.bases import LEFT, base_of, settled_place
from doomtable.rules.bindings import Bindings
from doomtable.rules.bodies import who_gets_out
from doomtable.rules.chance import known, shuffled, uniform
from doomtable.rules.colonies import claims_without
from doomtable.rules.continuous import COMBAT, COVER, HAND, POINTS, STEP, WOUNDS
from doomtable.rules.derived import BOARD, EFFECTS, ENTERED, KNOWN, RATED
from doomtable.rules.doubles import Double
from doomtable.rules.events import ALL, MARKED, entitled
from doomtable.rules.events import GameEvent as GameEvent
from doomtable.rules.passing import noted_besides, outlasting, outlasting_turn, still_waiting
from doomtable.rules.pools import lying, payers, pool_cards, pool_of_earner
from doomtable.rules.prison import cards_in, kept, on_it, prison_of, prisoners, prisoners_of, taken_out
from doomtable.rules.references import FACE_DOWN, carrier_of, counts_yet, one_warrior, parted, turned_down
from doomtable.rules.sides import pool as pool_of
from doomtable.rules.spending import CREDIT, credit_left, lender
from doomtable.rules.state import CardInPlay, Delayed, Frame, State, Timed, replaced
from doomtable.rules.state_parts import CombatState, Pending, TurnState
from doomtable.rules.terms import NO_CARD, NOBODY, PILES, CardId, EngineBug, Outcome, Seat, less, new_tuple
from doomtable.rules.turn_budget import TurnBudget


def emit(
    st: State, kind: str, seat: Seat = NOBODY, card: CardId = NO_CARD, other: int = NO_CARD, n: int = 0, word: str = "",
    cards: tuple[CardId, ...] = (), seen: int = ALL,
) -> None:  # fmt: skip
    """Note what happened, where anybody reads it."""
    if st.events is not None:
        st.events.append(new_tuple(GameEvent, (kind, seat, card, other, n, word, cards, seen, ())))


def take_events(st: State, last: bool = False) -> list[GameEvent]:
    """The events since the last call; the `last` ones, if nobody reads what happens from now on."""
    events, st.events = st.events or [], None if last else []
    return events


def below(st: State, n: int) -> int:
    """A uniform integer in 0..n-1 from the game's keyed counter generator (principle 11)."""
    value, st.random_counter = uniform(st.key, st.random_counter, n)
    return value


def chance(st: State, words: tuple[str, ...]) -> str:
    """One of several words by chance; a scenario may have fed the result."""
    if not st.script:
        return words[below(st, len(words))]
    fed, st.script = st.script[0], st.script[1:]
    return known(fed, words)


def feed(st: State, fed: tuple[str, ...]) -> None:
    """Lay down what chance will say next: sides of coins, names of cards, numbers."""
    st.script = fed


def shuffle(st: State, seat: Seat, zone: str = "draw", pile: tuple[CardId, ...] | None = None) -> None:
    """Shuffle a pile, or other cards to be that pile; nobody knows the place of a card in it any more."""
    cards: tuple[CardId, ...] = getattr(st.seats[seat], zone) if pile is None else pile
    cards, st.random_counter = shuffled(st.key, st.random_counter, cards)
    setattr(st.seats[seat], zone, cards)
    know(st, cards, 0)
    st.derived.changed(HAND)


def know(st: State, cards: tuple[CardId, ...], mask: int) -> None:
    """Set who knows these cards."""
    known = bytearray(st.known)
    for card in cards:
        known[card] = mask
    st.known = bytes(known)


def also_know(st: State, cards: tuple[CardId, ...], mask: int) -> None:
    known = bytearray(st.known)
    for card in cards:
        known[card] |= mask
    st.known = bytes(known)


def reveal_all(st: State, seat: Seat) -> None:
    """Show a seat every card, those in piles, too: for the copy of a game that is looked at when it is over."""
    st.known = bytes(mask | 1 << seat for mask in st.known)


def push(st: State, *frames: Frame) -> None:
    """Put frames on the agenda; the last one is done first."""
    st.agenda += frames


def pop(st: State) -> None:
    """Take the frame on top off the agenda."""
    st.agenda.pop()


def cut(st: State, depth: int) -> None:
    """Drop every frame above `depth`."""
    del st.agenda[depth:]


def replace_frame(st: State, at: int, frame: Frame) -> None:
    """Another frame in the place of one that waits."""
    st.agenda[at] = frame


def fresh(st: State) -> int:
    st.counter += 1
    return st.counter


def announce(st: State, pending: Pending) -> None:
    _pend(st, (*st.pending, pending), pending.kind)


def change_pending(st: State, pid: int, **changes: Any) -> Pending:
    for p in st.pending:
        if p.id == pid:
            new = p.but(**changes)
            _pend(st, tuple([new if q.id == pid else q for q in st.pending]), p.kind)
            return new
    raise EngineBug(f"no pending play {pid}")


def drop_pending(st: State, pid: int) -> None:
    if (p := st.pend(pid)) is not None:
        at = st.pending.index(p)
        _pend(st, st.pending[:at] + st.pending[at + 1 :], p.kind)


def _pend(st: State, pending: tuple[Pending, ...], kind: str) -> None:
    st.pending = pending
    if kind == "killed":  # no card counts who is about to die
        st.derived.changed(EFFECTS)


def start_combat(st: State, combat: CombatState) -> None:
    st.combats = (*st.combats, combat)
    note_activity(st)
    st.derived.changed(BOARD if st.definitions.doubles else COMBAT)


def change_combat(st: State, cid: int, **changes: Any) -> CombatState:
    for at, c in enumerate(st.combats):
        if c.id == cid:
            if "defender" in changes and c.warzone != NO_CARD:
                changes["warzone"] = NO_CARD  # WZ-12
            new = c.but(**changes)
            st.combats = (*st.combats[:at], new, *st.combats[at + 1 :])
            if not RATED.isdisjoint(changes):
                st.derived.changed(BOARD if st.definitions.doubles or new.guests else COMBAT)
            return new
    raise EngineBug(f"no combat {cid}")


def set_combat_step(st: State, cid: int, step: str) -> None:
    """A combat goes on to another step, on which no rating depends."""
    last = st.combats[-1]
    if last.id == cid:
        st.combats = (*st.combats[:-1], last.at_step(step))
    else:
        change_combat(st, cid, step=step)


def close_combat(st: State, cid: int) -> None:
    guests, st.combats = [c for c in st.combats if c.guests], tuple(c for c in st.combats if c.id != cid)
    _forget(st, range(len(st.seats)), ("combat",))
    end_effects(st, "combat", cid)
    st.derived.changed(BOARD if st.definitions.doubles or guests else COMBAT)


def set_turn(st: State, turn: TurnState) -> None:
    st.turn = turn


def set_budget(st: State, budget: TurnBudget) -> None:
    """What is left of the turn from now on: cards give and take, actions are spent by `spend_actions`."""
    if st.definitions.attack_prices and budget.attacks != st.turn.budget.attacks:
        st.derived.changed(STEP)
    st.turn = st.turn.but(budget=budget)


def begin_turn(st: State, seat: Seat, actions: int) -> None:
    """A turn of `seat` begins: counts, budget, and the flags that last one turn."""
    s = st.seats[seat]
    s.turns += 1
    st.tick += 1
    first, cycle = st.turn.first, st.turn.cycle
    st.turn = TurnState(seat, s.turns, st.rules.turn_steps[0], TurnBudget(actions), False, False, first, cycle)
    _forget(st, (seat,), ("draw to draw", "next turn", "transferred", "ride"))
    _forget(st, range(len(st.seats)), ("turn", "combat", LEFT))
    for row in st.play.values():
        row.left_cover = False  # no value is kept that lives by it
    if st.definitions.turned or st.derived.turned():
        st.derived.changed(STEP)
    emit(st, "turn", seat, n=s.turns)


def begin_part(st: State, seat: Seat, step: str, budget: TurnBudget) -> None:
    """A player's part of a phase that is no turn of his; where attachments may go depends on it."""
    st.turn = st.turn.but(seat=seat, number=st.seats[seat].turns, step=step, budget=budget)
    st.derived.changed(BOARD)
    emit(st, "step", seat, word=step)


def spend_deployment(st: State) -> None:
    """A card is laid down for nothing, or none."""
    set_budget(st, st.turn.budget.but(deployments=st.turn.budget.deployments - 1))
    st.derived.changed(BOARD)


def set_clock(st: State, turns: tuple[int, ...], round_: int) -> None:
    """How many turns every player has had, and how many rounds are over: the beginning of a position."""
    for s, n in zip(st.seats, turns, strict=True):
        s.turns = n
    st.tick = sum(turns)
    st.round = round_


def count_round(st: State, idle: bool) -> None:
    st.round += 1
    st.idle = st.idle + 1 if idle else 0


def note_activity(st: State) -> None:
    """Something was done that keeps the endless-game guard quiet (WIN-11)."""
    st.idle = 0
    st.draws = 1


def forget_activity(st: State) -> None:
    st.draws = 0


def use_up(st: State, seat: Seat, scope: str, mark: int, n: int = 1) -> None:
    """A limit or a debt is noted of a player, who may spend and use so much less."""
    st.seats[seat].used = (*st.seats[seat].used, (scope, mark, n))
    st.derived.changed(POINTS)


def _forget(st: State, seats: Iterable[Seat], scopes: tuple[str, ...]) -> None:
    """What was noted of players under these words is over."""
    for seat in seats:
        if used := st.seats[seat].used:
            st.seats[seat].used = noted_besides(used, scopes)
            st.derived.changed(POINTS)


def set_countdown(st: State, seat: Seat, n: int) -> None:
    st.seats[seat].countdown = n
    if n:
        emit(st, "countdown", seat, n=n)


def _fill(st: State, seat: Seat, pool: str, n: int, at: CardId = NO_CARD) -> None:
    """How much is in a pool now, for all who draw on it; what goes is taken from pool cards, `at` before the others."""
    if st.rules.pool_cards != "none":
        have = st.seats[seat].D if pool == "D" else st.seats[seat].P
        for card, part in payers(st, seat, pool, have - n, at) if n < have else ():
            mark(st, card, pool, -part, seat)
    for member in pool_of(st.rules, seat, pool):
        setattr(st.seats[member], pool, n)
        st.seats[member].reserve = min(st.seats[member].reserve, st.seats[member].D)


def gain(
    st: State, seat: Seat, n: int, pool: str, source: CardId = NO_CARD, at: CardId = NO_CARD, aside: bool = False
) -> None:
    """A player gets points; `at` is the pool card on which they are laid, `aside` lays D apart from the pool."""
    if n <= 0:
        return
    _fill(st, seat, pool, getattr(st.seats[seat], pool) + n)
    for member in pool_of(st.rules, seat, "D") if aside else ():
        st.seats[member].reserve += n
    if pool == "P":
        st.win_check = True
        note_activity(st)
    at = pool_of_earner(st, seat, source) if at == NO_CARD and st.rules.base_p else at
    if at != NO_CARD:
        mark(st, at, pool, n, seat, source)
    emit(st, "gained", seat, source, n=n, word=pool)
    st.derived.changed(POINTS)


def lose(
    st: State, seat: Seat, n: int, pool: str, source: CardId = NO_CARD, at: CardId = NO_CARD, told: str = "lost"
) -> int:
    """Take up to n points away, from the pool card `at` first; returns how many went (ZONE-12)."""
    n = min(n, getattr(st.seats[seat], pool))
    if n <= 0:
        return 0
    _fill(st, seat, pool, getattr(st.seats[seat], pool) - n, at)
    emit(st, told, seat, source, n=n, word=pool)
    st.derived.changed(POINTS)
    return n


def pay(st: State, seat: Seat, n: int, at: CardId = NO_CARD) -> None:
    """Pay D to the bank, from the pool card `at` first; no event of its own, the play's event says what was paid."""
    if not n:
        return
    short = max(0, n - st.seats[seat].D)
    if short and short > credit_left(st, seat):
        raise EngineBug(f"seat {seat} cannot pay {n} D")
    if short:
        mark(st, lender(st, seat), CREDIT, short, seat)
    _fill(st, seat, "D", st.seats[seat].D - n + short, at)
    st.derived.changed(POINTS)


def set_pools(st: State, seat: Seat, d: int, p: int) -> None:
    """What a player owns when a position begins."""
    _fill(st, seat, "D", d)
    _fill(st, seat, "P", p)
    st.win_check = True
    st.derived.changed(POINTS)


def set_seat(st: State, seat: Seat, name: Literal["markers", "war", "colony"], value: int | str) -> None:
    """The action markers a player has left, his colony points, or the affiliation of his war: whom he may attack."""
    setattr(st.seats[seat], name, value)
    st.derived.changed(BOARD)


def swap_pools(st: State, one: Seat, other: Seat, pool: str) -> None:
    """Two players exchange their points; what each has more or less of is said."""
    more = st.seats[other].within_reach(pool) - st.seats[one].within_reach(pool)
    for n, seat in sorted(((more, one), (-more, other))) if more else ():  # who loses comes first
        _fill(st, seat, pool, getattr(st.seats[seat], pool) + n)
        emit(st, "gained" if n > 0 else "lost", seat, n=abs(n), word=pool)
    st.win_check = st.win_check or pool == "P"
    st.derived.changed(POINTS)


def spend_actions(st: State, n: int, attack: TurnBudget | None = None) -> None:
    """Actions of the turn are used up, on an attack, with what that leaves, or on something else."""
    turn = st.turn
    if attack is not None or (st.definitions.stepped and not turn.begun):
        st.derived.changed(STEP)
    if attack is not None:
        st.turn = turn.but(budget=attack, attacked=True, begun=True)
    else:
        st.turn = turn.spent(turn.budget.after_actions(n))
    if st.rules.markers:
        st.seats[turn.seat].markers = max(0, st.seats[turn.seat].markers - n)


def grant_actions(st: State, n: int, attack: str) -> None:
    """A card gives the turn more actions: attacks only, attacks or others, or others."""
    set_budget(st, st.turn.budget.granted(n, attack))


def give_back_actions(st: State, n: int) -> None:
    """Actions of the turn come back whose play has been undone."""
    set_budget(st, st.turn.budget.but(actions=st.turn.budget.actions + n))
    if st.rules.markers:
        st.seats[st.turn.seat].markers += n


def stock(
    st: State, seat: Seat, deck: tuple[CardId, ...], collection: tuple[CardId, ...], start: tuple[CardId, ...] = ()
) -> None:
    """A player's cards before the game: the deck as draw pile, further cards beside it, others on their way to play."""
    st.seats[seat].draw = deck
    st.seats[seat].collection = collection
    also_know(st, collection, 1 << seat)
    if start:
        st.limbo = (*st.limbo, *start)
        know(st, start, 0xFF)


def lay(st: State, seat: Seat, zone: str, cards: tuple[CardId, ...]) -> None:
    """Lay cards that are nowhere yet into a player's pile or hand, top card first: the deal, or a position."""
    setattr(st.seats[seat], zone, cards)
    own, of = zone in ("hand", "under"), st.definitions.of
    seen = cards if own else tuple(c for c in cards if zone == "discard" and of[c].recalled)
    also_know(st, seen, 1 << seat if own else 0xFF)
    st.derived.changed(HAND)


def draw(st: State, seat: Seat, n: int) -> tuple[CardId, ...]:
    """Draw up to n cards (TURN-04); the drawer knows them."""
    s = st.seats[seat]
    if n <= 0 or (not s.draw and not _refilled(st, seat)):
        return ()
    cards, s.draw = s.draw[:n], s.draw[n:]
    s.hand = s.hand + cards
    also_know(st, cards, 1 << seat)
    emit(st, "drew", seat, n=len(cards), cards=cards, seen=1 << seat)
    st.derived.changed(HAND)
    if not s.draw:
        st.win_check = True
        if _refilled(st, seat) and n > len(cards):
            return cards + draw(st, seat, n - len(cards))
    return cards


def _refilled(st: State, seat: Seat) -> bool:
    """Whether a discard pile has become a player's draw pile, which is empty (VAR-COLONY-42)."""
    pile = st.seats[seat].discard if st.rules.refills_draw else ()
    if pile:
        st.seats[seat].discard = ()
        shuffle(st, seat, pile=pile)
        emit(st, "refilled", seat, n=len(pile))
    return bool(pile)


def _pull(st: State, card: CardId) -> str:
    """Take a card out of the pile, hand, limbo or container it lies in; returns the zone it came from."""
    if card in st.limbo:
        st.limbo = less(st.limbo, card)
        return "limbo"
    if card in st.set_aside:
        st.set_aside = less(st.set_aside, card)
        return "aside"
    s = st.seats[st.definitions.owner[card]]
    for zone in PILES:
        pile = getattr(s, zone)
        if card in pile:
            setattr(s, zone, less(pile, card))
            if zone == "draw" and not s.draw:
                st.win_check = True
                _refilled(st, st.definitions.owner[card])
            st.derived.changed(HAND)
            return zone
    return _pull_held(st, card)


def _pull_held(st: State, card: CardId) -> str:
    """Take a card from under the one that holds it; what is on a prisoner goes along."""
    for row in st.play.values():
        if card in row.holds:
            row.prison, row.holds, row.doomed, along = taken_out(row.prison, row.holds, row.doomed, card)
            for one in along:
                _land(st, one, "discard")
            st.derived.changed(BOARD)
            return "held"
    raise EngineBug(f"card {card} is nowhere")


def to_limbo(st: State, card: CardId, public: bool = True) -> str:
    """An announced card leaves the hand; everybody sees it."""
    zone = _pull(st, card)
    st.limbo = (*st.limbo, card)
    if public:
        know(st, (card,), 0xFF)
    st.derived.changed(HAND)
    return zone


def to_pile(st: State, card: CardId, zone: str, place: str = "top", hidden: bool = False) -> None:
    """Put a card that is not in play into a pile of its owner; says so in an event."""
    _pull(st, card)
    _land(st, card, zone, place, hidden)


def _land(st: State, card: CardId, zone: str, place: str = "top", hidden: bool = False) -> None:
    owner = st.definitions.owner[card]
    if owner == NOBODY:
        st.set_aside = (*st.set_aside, card)
        emit(st, "discarded", NOBODY, card)
        return
    s, seen = st.seats[owner], 1 << owner if hidden else ALL
    zone = "annihilated" if zone == "discard" and not st.rules.discard_pile else zone  # VAR-BEATDOWN-07
    if zone in ("discard", "annihilated"):
        setattr(s, zone, (*getattr(s, zone), card) if place == "bottom" else (card, *getattr(s, zone)))
        known = any(card in row.chosen for row in st.play.values() if row.chosen)  # a card in play remembers it
        known = known or (bool(st.effects) and counts_yet(st, card))
        used = zone == "discard" and st.definitions.of[card].recalled
        know(st, (card,), 0xFF if known else seen & 0xFF if used else 0)
        emit(st, "discarded" if zone == "discard" else zone, owner, card, seen=seen)
    elif zone == "hand":
        s.hand = (*s.hand, card)
        also_know(st, (card,), 1 << owner)
        emit(st, "returned", owner, card, seen=seen)
        st.derived.changed(HAND)
    elif zone == "draw":
        s.draw = (*s.draw, card) if place == "bottom" else (card, *s.draw)
        if place != "gathered":
            emit(st, "shuffled_in", owner, card, seen=seen)
        if place == "shuffled":
            shuffle(st, owner)
    elif zone in ("collection", "under"):
        setattr(s, zone, (*getattr(s, zone), card))
    else:
        raise EngineBug(f"no pile {zone}")


def pass_on(st: State, card: CardId, to: Seat, seen: int) -> None:
    """A card of a hand goes into that of a player, who owns it from then on; `seen` may know which it is."""
    owner = st.definitions.owner[card]
    _pull(st, card)
    st.definitions = st.definitions.passing(card, to)
    st.seats[to].hand = (*st.seats[to].hand, card)
    know(st, (card,), seen)
    emit(st, "handed", owner, card, to, word="hand", seen=seen)
    st.derived.changed(BOARD)


def look_at(st: State, seat: Seat, cards: tuple[CardId, ...], zone: str, other: Seat) -> None:
    """A player sees cards."""
    also_know(st, cards, 1 << seat)
    st.derived.changed(KNOWN)  # what a warrior may be given depends on who knows it (COVER-26)
    emit(st, "looked", seat, other=other, word=zone, cards=cards, seen=1 << seat)


def enter(
    st: State, card: CardId, controller: Seat, zone: str, host: CardId = NO_CARD, seat: Seat = NOBODY,
    hidden: bool = False, place: CardId = NO_CARD,
) -> CardInPlay:  # fmt: skip
    """A card comes into play: an area, covered and unpaid, or attached to a card or player."""
    _pull(st, card)
    place = place if (place in st.table and zone != st.rules.home_area) or st.rules.base_p else NO_CARD
    zone = st.rules.area_of(zone, place)
    row = CardInPlay(card, controller, zone, fresh(st), place=place)
    st.play[card] = row
    if host != NO_CARD:
        row.host = host
        st.play[host].atts = (*st.play[host].atts, card)
    elif zone == "table":
        st.table = (*st.table, card)
    else:
        if zone == "attached":
            row.seat = seat
        owner_seat = st.seats[seat if zone == "attached" else controller]
        setattr(owner_seat, zone, (*getattr(owner_seat, zone), card))
    if st.rules.base_p:
        row.place, row.field = settled_place(st, row, place)
    know(st, (card,), 1 << controller if hidden else 0xFF)
    note_activity(st)
    st.derived.changed(ENTERED)
    return row


def _unlist(st: State, row: CardInPlay) -> None:
    """Take a row out of the lists it stands in."""
    for rider in who_gets_out(st, row.id):
        set_inside(st, rider, False)
    if row.host != NO_CARD:
        host = st.play[row.host]
        host.atts = tuple(a for a in host.atts if a != row.id)
    elif row.zone == "table":
        st.table = less(st.table, row.id)
        st.claims = tuple(claim for claim in st.claims if claim[1] != row.id)
    else:
        s = st.seats[row.seat if row.zone == "attached" else row.controller]
        setattr(s, row.zone, less(getattr(s, row.zone), row.id))
        st.claims = claims_without(st, row)


def redefine(st: State, copies: tuple[Double, ...]) -> None:
    """Just these cards are others, or a warrior once more; what has happened keeps the names that cards had then."""
    before, st.definitions = st.definitions, st.definitions.doubling(copies)
    if st.definitions is not before:
        st.events = entitled(st.events, before.of, st.definitions.of) if st.events else st.events
        st.derived.changed(BOARD)


def leave(st: State, card: CardId, to: str, place: str = "top") -> list[CardId]:
    """A card leaves play with everything attached to it; each goes to its own owner (ZONE-11). Returns all that went.

    Attachments always go to the discard pile; all cards that are one warrior go the same way.
    """
    others, d = st.definitions.doubles.get(card, ()), st.definitions.of[card]
    redefine(st, parted(st, (card, *others)))
    along = [one for other in others for one in leave(st, other, "discard" if to == "limbo" else to, place)]
    row = st.play[card]
    if st.rules.base_p and (base := base_of(st, row.controller, card)) != NO_CARD:
        use_up(st, row.controller, LEFT, card * 8, base)
    _lose_pool_card(st, row)
    gone = along + [one for att in row.atts for one in leave(st, att, "discard")]
    for other in [o for o in st.play.values() if o.place == card] if row.zone == "table" else ():
        other.place = NO_CARD  # OPT-WARZONE-24, OPT-WARZONE-25: warriors go home, all else that lies there is discarded
        if not st.definitions.of[other.id].is_warrior and other.id in st.play:
            gone += leave(st, other.id, "discard")
    for prisoner in prisoners(row.prison):
        release(st, prisoner)
    for held in row.holds:
        own, doomed = st.definitions.of[held], held in row.doomed
        _pull(st, held)
        member = own is d and d.is_warrior and not d.card.holds and to != "limbo"
        _land(st, held, to if member else "annihilated" if doomed else d.spill, place)
    _unlist(st, row)
    del st.play[card]
    if any(card in timed.on for timed in st.effects):  # who comes back is another one
        st.effects = tuple(replaced(e, on=less(e.on, card)) for e in st.effects if e.on != (card,))
    if st.effects or st.delayed:
        for until in ("", "host leaves", "healed"):
            end_effects(st, until, card)
    st.limbo = (*st.limbo, card)
    if to != "limbo":  # on its way to where a text puts it
        _pull(st, card)
        _land(st, card, to, place, row.unpaid and not row.known_cover)
    st.derived.changed(BOARD)
    return [*gone, card]


def _lose_pool_card(st: State, row: CardInPlay) -> None:
    """A pool card is no longer its player's: what lies there is lost."""
    for kind in ("D", "P") if st.rules.pool_cards != "none" and row.id in pool_cards(st, row.controller) else ():
        lose(st, row.controller, lying(st, row.id, kind), kind, row.id, row.id)


def move_area(st: State, card: CardId, zone: str, controller: Seat | None = None, place: int | None = None) -> None:
    """A warrior moves to another area or place, with all that is on it (ZONE-22)."""
    row = st.play[card]
    if controller not in (None, row.controller):
        _lose_pool_card(st, row)
    _unlist(st, row)
    if controller is not None:
        take(st, card, controller)
    here = NO_CARD if zone == st.rules.home_area else row.place if place is None else place
    row.place, row.field = settled_place(st, row, place) if st.rules.base_p else (here, NO_CARD)
    row.zone = zone = st.rules.area_of(zone, row.place)
    s = st.seats[row.controller]
    setattr(s, zone, (*getattr(s, zone), card))
    st.derived.changed(BOARD)


def claim(st: State, seat: Seat, card: CardId) -> None:
    """What lies on the table becomes a player's claim."""
    st.claims = (*st.claims, (seat, card))
    st.derived.changed(EFFECTS)  # where its cards may go depends on it
    emit(st, "claimed", seat, card)


def take(st: State, card: CardId, controller: Seat) -> None:
    """A card in play is another player's, with all that is on it (ZONE-22)."""
    st.play[card].controller = controller
    for att in st.play[card].atts:
        take(st, att, controller)
    st.derived.changed(BOARD)


def attach(st: State, card: CardId, host: CardId = NO_CARD, seat: Seat = NOBODY) -> None:
    """A card in play moves onto another card, or to a player."""
    row = st.play[card]
    if host == card or host in row.atts:
        raise EngineBug(f"card {card} cannot lie on itself, nor on what lies on it")
    _lose_pool_card(st, row)
    _unlist(st, row)
    row.zone, row.host, row.seat = "attached", host, seat
    if host != NO_CARD:
        st.play[host].atts = (*st.play[host].atts, card)
    else:
        st.seats[seat].attached = (*st.seats[seat].attached, card)
    st.derived.changed(BOARD)


def set_wounded(st: State, card: CardId, wounded: bool, source: CardId = NO_CARD, quiet_: bool = False) -> None:
    row = st.play[card]
    for one in one_warrior(st, card):
        st.play[one].wounded = wounded
        if not wounded:
            end_effects(st, "healed", one)
    if not quiet_:
        emit(st, "wounded" if wounded else "healed", row.controller, card, source)
    st.derived.changed(WOUNDS)


def set_cover(st: State, card: CardId, cover: bool, left: bool = False, event: bool = True, rode: bool = False) -> None:
    """Into or out of cover; `left`: it may not attack this turn (COVER-04), `rode`: it stays inside its vehicle."""
    row = st.play[card]
    row.cover = cover
    if cover:
        if row.inside and not rode:
            set_inside(st, card, False)
        row.known_cover = True
        st.slots += 1  # public and counted apart: nothing else can be read from it (COVER-11)
        row.slot = st.slots
    elif left:
        row.left_cover = True
    if not cover and turned_down(row):
        mark(st, card, FACE_DOWN, -1, row.controller)  # it lies face up again
    if event:
        emit(st, "sought_cover" if cover else "left_cover", row.controller, card)
    st.derived.changed(COVER)


def hide(st: State, card: CardId) -> None:
    """A warrior mustered in cover: face down, unpaid, unknown (COVER-08)."""
    row = st.play[card]
    row.cover = row.unpaid = True
    st.slots += 1
    row.slot = st.slots
    know(st, (card,), 1 << row.controller)
    st.derived.changed(BOARD if st.derived.has_read(card) else ENTERED)


def reveal(st: State, card: CardId) -> None:
    """Everybody learns which warrior it is."""
    row = st.play[card]
    row.known_cover = True
    know(st, (card, *row.atts), 0xFF)
    st.derived.changed(BOARD if row.atts else KNOWN)  # what is attached to it begins to work (COVER-23)


def set_paid(st: State, card: CardId) -> None:
    st.play[card].unpaid = False
    st.derived.changed(BOARD)


def set_inside(st: State, card: CardId, inside: bool) -> None:
    """The warrior enters or leaves its vehicle, or one that it does not bear."""
    if (carrier := carrier_of(st, card)) != NO_CARD:
        st.play[carrier].chosen = tuple([c for c in st.play[carrier].chosen if c != card])
    st.play[card].inside = inside
    st.derived.changed(EFFECTS)


def choose_on(st: State, card: CardId, chosen: tuple[int | str, ...]) -> None:
    st.play[card].chosen = chosen
    st.derived.changed(BOARD if st.definitions.of[card].lends else EFFECTS)


def mark(st: State, card: CardId, name: str, n: int, by: Seat, source: CardId = NO_CARD) -> int:
    """Put n markers on a card (take off, if negative); returns how many lie there."""
    row = st.play[card]
    old = sum(m[1] for m in row.marks if m[0] == name)
    new = max(0, old + n)
    for one in one_warrior(st, card):
        st.play[one].marks = tuple(m for m in row.marks if m[0] != name) + (((name, new, by),) if new else ())
    emit(st, MARKED.get(name, "marked"), by, source, card, n=new, word=name)
    st.win_check = st.win_check or name == CREDIT  # who owes nothing more may win
    st.derived.changed(BOARD if name == FACE_DOWN else EFFECTS)  # which texts are at work depends on that
    return new


def hold(st: State, card: CardId, under: CardId, doomed: bool = False) -> None:
    """A card outside play goes under a card in play; one that is `doomed` is annihilated when that leaves."""
    _pull(st, card)
    row = st.play[under]
    row.holds, row.doomed = (*row.holds, card), (*row.doomed, card) if doomed else row.doomed
    st.derived.changed(EFFECTS)


def imprison(st: State, card: CardId, prison: CardId) -> None:
    """A warrior goes into a prison with all that is on it, as it is."""
    row, jail, taken = st.play[card], st.play[prison], kept(st.play, card)
    emit(st, "imprisoned", row.controller, card, prison)
    _unlist(st, row)
    for one in taken:
        del st.play[one.id]
    cards = cards_in(taken)
    jail.prison, jail.holds = (*jail.prison, *taken), (*jail.holds, *cards)
    know(st, cards, 0xFF)
    st.derived.changed(BOARD)


def release(st: State, card: CardId) -> None:
    """A prisoner stands again where it stood, with all that is on it."""
    jail = st.play[prison_of(st.play, card)]
    freed = on_it(jail.prison, card)
    jail.prison, jail.holds, jail.doomed, _ = taken_out(jail.prison, jail.holds, jail.doomed, card)
    for one in freed:
        st.play[one.id] = CardInPlay(**one._asdict())
    zone, s = freed[0].zone, st.seats[freed[0].controller]
    setattr(s, zone, (*getattr(s, zone), card))
    emit(st, "released", freed[0].controller, card, jail.id)
    st.derived.changed(BOARD)


def set_out(st: State, seat: Seat, reason: str) -> None:
    """A player leaves the game with all cards (WIN-17, MULTI-GEN-R01)."""
    s = st.seats[seat]
    s.out = True
    emit(st, "out", seat, word=reason)
    for card in prisoners_of(st.play, st.definitions.owner, seat):
        release(st, card)
    redefine(st, parted(st, [c.card for c in st.definitions.copies if st.definitions.owner[c.card] == seat]))
    for card in [c for c in st.play if c in st.play and st.play[c].host == NO_CARD]:
        row = st.play.get(card)
        if row is not None and seat in (st.definitions.owner[card], row.controller, row.seat):
            leave(st, card, "discard")
    for card in list(st.play):
        if card in st.play and st.definitions.owner[card] == seat:
            leave(st, card, "discard")
    st.claims = tuple(claim for claim in st.claims if claim[0] != seat)
    s.hand = s.draw = s.discard = s.collection = s.annihilated = s.under = ()
    st.effects = tuple(e for e in st.effects if e.ctx.you != seat and e.seat != seat)
    st.derived.changed(BOARD)


def end_game(st: State, how: str, winners: tuple[Seat, ...] = ()) -> None:
    """The game is over; without winners it is a draw."""
    st.outcome = Outcome(how, winners)
    emit(st, "over", st.outcome.winner, word=how)
    for seat in winners[1:]:
        emit(st, "won_too", seat)
    st.agenda.clear()


def add_effect(
    st: State, cont: int, ctx: Bindings, on: tuple[CardId, ...], until: str, anchor: int, seat: Seat = NOBODY
) -> Timed:
    on = tuple(dict.fromkeys([one for card in on for one in one_warrior(st, card)]))
    timed = Timed(fresh(st), cont, ctx, on, until, anchor, st.tick, seat)
    st.effects = (*st.effects, timed)
    emit(st, "effect", ctx.you, ctx.me, on[0] if on else NO_CARD)
    st.derived.changed(BOARD if "text" in st.definitions.conts[cont].what else EFFECTS)
    return timed


def change_effect(st: State, tid: int, **changes: Any) -> None:
    st.effects = tuple(replaced(e, **changes) if e.id == tid else e for e in st.effects)
    st.derived.changed(EFFECTS)


def end_effects(st: State, until: str, anchor: int) -> None:
    """Passing effects of that kind end."""
    kept = outlasting(st.effects, until, anchor) if st.effects else ()
    waiting = still_waiting(st.delayed, until, anchor) if st.delayed else ()
    if len(kept) != len(st.effects) or len(waiting) != len(st.delayed):
        st.effects, st.delayed = kept, waiting
        st.derived.changed(EFFECTS)


def end_turn_effects(st: State, seat: Seat) -> None:
    """What lasted this turn, or the turn of `seat`, is over."""
    left = outlasting_turn(st.effects, seat, st.tick) if st.effects else ()
    if len(left) < len(st.effects):
        st.effects = left
        st.derived.changed(EFFECTS)


def free_of_effect(st: State, tid: int, card: CardId) -> None:
    """A passing effect ends for one card."""
    left = [replaced(e, on=less(e.on, card)) if e.id == tid else e for e in st.effects]
    st.effects = tuple(e for e in left if e.id != tid or e.on)
    st.derived.changed(EFFECTS)


def delay(st: State, node: Any, ctx: Bindings, anchor: int) -> None:
    combat = st.combats[-1].id if st.combats and node.event.name in ("combat end", "survived") else 0
    st.delayed = (*st.delayed, Delayed(fresh(st), node, ctx, st.tick, anchor, combat))
    st.derived.changed(EFFECTS)  # whether the sweep has anything to look at depends on what waits


def begin_delayed(st: State, cid: int) -> None:
    """What was to wait for a combat that had not begun waits for this one."""
    st.delayed = tuple(replaced(d, anchor=cid) if (d.node.until, d.anchor) == ("combat", 0) else d for d in st.delayed)


def undelay(st: State, did: int) -> None:
    st.delayed = tuple(d for d in st.delayed if d.id != did)
    st.derived.changed(EFFECTS)


def use_less(st: State, seat: Seat, used: tuple[str, int, int]) -> None:
    """One mark of a limit or debt is taken away."""
    noted, at = st.seats[seat].used, st.seats[seat].used.index(used)
    st.seats[seat].used = noted[:at] + noted[at + 1 :]
    st.derived.changed(POINTS)


def change_game(st: State, **values: Any) -> None:
    """What is said of the whole game: whether victory is to be looked at, what it takes, who sits beside whom."""
    for name, value in values.items():
        setattr(st, name, value)


def set_step(st: State, step: str) -> None:
    """The turn goes on to its next step."""
    if st.definitions.stepped:
        st.derived.changed(STEP)
    st.turn = st.turn.at_step(step)
    emit(st, "step", st.turn.seat, word=step)
