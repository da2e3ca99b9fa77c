"""Window masks: in which response windows the cards of a player could answer (principle 5)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final

from doomtable.rules import language as L
from doomtable.rules.card_defs import BACK
from doomtable.rules.casting import stored
from doomtable.rules.colonies import holder
from doomtable.rules.derived import ActMasks, ActsInPlay, SeatCards, SeatMasks, WindowMasks
from doomtable.rules.giving import GIVEN, TIMELESS, free_muster, musters_freely
from doomtable.rules.likenesses import copying_mask
from doomtable.rules.masks import AIMED_BIT, EVENT_BIT, WINDOW_BIT
from doomtable.rules.permit import free_hosts
from doomtable.rules.play_modes import PlayMode
from doomtable.rules.prices import most_laid_by
from doomtable.rules.query import board
from doomtable.rules.references import controller, turned_down
from doomtable.rules.sides import members
from doomtable.rules.spending import spendable
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, CardId, Seat, new_tuple
from doomtable.rules.texts_now import text_now

ANYBODY: Final = -2
"""Stands for a seat where every player may use an ability."""


def seat_mask(st: State, seat: Seat) -> int:
    """The union of the windows in which a player's cards could answer (principle 5)."""
    masks = st.derived.by_hand.window_masks or _window_masks(st)
    mask = masks.seats[seat].mask
    return mask | _giving_mask(st, masks, seat) if masks.given else mask


def act_mask(st: State, seat: Seat) -> int:
    """The same for the abilities of cards in play alone."""
    return (st.derived.by_hand.window_masks or _window_masks(st)).seats[seat].acts


def union_mask(st: State) -> int:
    """The windows in which anybody at all could answer."""
    masks = st.derived.by_hand.window_masks or _window_masks(st)
    union = masks.union
    if not masks.given:
        return union
    for seat in range(len(st.seats)):
        union |= _giving_mask(st, masks, seat)
    return union


def _giving_mask(st: State, masks: WindowMasks, seat: Seat) -> int:
    """Any time, if a player holds a gift or Equipment that a card lets be given then, or a warrior it lets muster."""
    if st.combats:  # where the step of the combat decides, too
        return WINDOW_BIT["any"] if gives_at_any_time(st, masks, seat) else 0
    kept, asked = st.derived.by_moment.gives, (seat, st.seats[seat].hand)
    found = kept.get(asked)
    if found is None:
        found = kept[asked] = gives_at_any_time(st, masks, seat)
    return WINDOW_BIT["any"] if found else 0


def gives_at_any_time(st: State, masks: WindowMasks, seat: Seat) -> bool:
    """Whether a player holds such a card."""
    hand = st.seats[seat].hand
    return any(card in hand and (free_hosts(st, seat, card) or free_muster(st, seat, card)) for card in masks.given)


def window_masks(st: State) -> WindowMasks:
    """The windows in which the cards of hands and in play could answer, by what they cost."""
    return st.derived.by_hand.window_masks or _window_masks(st)


def _window_masks(st: State) -> WindowMasks:
    seats: list[SeatMasks] = []
    p, union = st.definitions, 0
    earlier = st.derived.by_hand.earlier
    before = [] if earlier is None else earlier.seats
    in_play, plain = act_masks(st), not (p.copiers or p.widens_means)
    for seat, s in enumerate(st.seats):
        acts, one = in_play[seat], before[seat] if before else NO_MASKS
        if plain:
            made_of = one.made_of
            if made_of is None or made_of[0] != s.hand or made_of[1] != s.D or made_of[3] != acts:
                one = _seat_masks(st, (s.hand, s.D, 0, acts, 0))
        else:
            made_of = _means(st, seat, acts)
            if one.made_of != made_of:
                one = _seat_masks(st, made_of)
        seats.append(one)
        union |= one.mask
    given = _given_at_any_time(st) if p.free_giving else ()
    found = WindowMasks(seats, union, given)
    if not p.recalls:
        st.derived.by_hand.window_masks = found
    return found


def _means(st: State, seat: Seat, acts: ActMasks) -> SeatCards:
    """What a player can play cards from and with, where that may be more than the hand and the D in the pool."""
    p, cards = st.definitions, st.seats[seat].hand
    copied = copying_mask(st, seat) if p.copiers else 0
    if p.stores:
        cards = (*cards, *[one.spell for one in stored(st, seat)])
    return cards, spendable(st, seat), most_laid_by(st, seat) if p.lays_by else 0, acts, copied


NO_MASKS: Final = SeatMasks(0, 0, None)


def _seat_masks(st: State, made_of: SeatCards) -> SeatMasks:
    hand, have, laid_by, (mask, dearest, free, priced), copied = made_of
    if dearest > have:
        mask = free
        for way in priced:
            if way.least <= have:
                mask |= way.mask
    acts, of, have = mask, st.definitions.of, have + laid_by
    for card in hand:
        if of[card].play_mask & ~mask:
            for way in of[card].plays:
                if way.least <= have:
                    mask |= way.mask
    return SeatMasks(mask | copied, acts, made_of)


def _given_at_any_time(st: State) -> tuple[CardId, ...]:
    """The gifts, Equipment and warriors in hands while a card may let some be given or mustered at any time."""
    allows = (st.derived.by_board.board or board(st)).allows
    return () if allows.isdisjoint(TIMELESS) else _given_by(st, allows)


def _given_by(st: State, allows: set[str]) -> tuple[CardId, ...]:
    """The same where cards allow at least one of these acts at any time."""
    of, acts = st.definitions.of, allows.intersection(GIVEN)
    given = [card for s in st.seats for card in s.hand if of[card].verb in acts] if acts else []
    if musters_freely(st):
        given += [card for seat, s in enumerate(st.seats) for card in s.hand if free_muster(st, seat, card)]
    return tuple(given)


def act_masks(st: State) -> list[ActMasks]:
    """By seat the windows in which abilities of cards in play could answer."""
    if st.definitions.recalls:  # discard piles decide it, too
        return _masks_of(st, acts_in_play(st))
    return (st.derived.by_play.acts or acts_of_cards_in_play(st)).masks


def _masks_of(st: State, acts: list[tuple[CardId, Seat, PlayMode]]) -> list[ActMasks]:
    every: dict[Seat, list[PlayMode]] = {}
    found: list[ActMasks] = []
    free = 0
    for _card, user, way in acts:
        if user == ANYBODY:  # whatever it costs
            free |= way.mask
        else:
            every.setdefault(user, []).append(way)
    for seat in range(len(st.seats)):
        found.append(_act_mask(free, every.get(seat, ())))
    return found


def _act_mask(free: int, ways: Sequence[PlayMode]) -> ActMasks:
    mask = free
    dearest = 0
    for way in ways:
        mask |= way.mask
        dearest = max(dearest, way.least)
    return new_tuple(ActMasks, (mask, dearest, free, tuple(ways)))


def acts_in_play(st: State) -> list[tuple[CardId, Seat, PlayMode]]:
    """The abilities of cards in play and who may use them, and those with which cards come back from discard piles."""
    found = (st.derived.by_play.acts or acts_of_cards_in_play(st)).acts
    return found if not st.definitions.recalls else [*found, *_acts_of_the_discarded(st)]


def usable_there(st: State, card: CardId) -> bool:
    """Whether a card lies in a discard pile and may be used there: its player must know that it does."""
    owner = st.definitions.owner[card]
    seen = st.definitions.of[card].recalled and st.known[card] >> owner & 1
    return bool(seen) and card not in st.play and card in st.seats[owner].discard


def uses_the_discarded(st: State, seat: Seat) -> bool:
    """Whether a player may use a card that lies in the discard pile, where no view shows it."""
    return st.definitions.recalls and any(user == seat for _, user, _ in _acts_of_the_discarded(st))


def _acts_of_the_discarded(st: State) -> list[tuple[CardId, Seat, PlayMode]]:
    of = st.definitions.of
    return [
        (card, seat, way) for seat in st.living() for card in st.seats[seat].discard if usable_there(st, card)
        for way in of[card].acts if BACK in way.ability.effects
    ]  # fmt: skip


def acts_of_cards_in_play(st: State) -> ActsInPlay:
    """The abilities of the cards in play: those of cards that have come since are added to those there were before."""
    found = st.derived.by_play.acts
    if found is None:
        more: list[tuple[CardId, Seat, PlayMode]] = []
        p = st.definitions
        anew = p.lent or st.rules.planets  # who comes may change what others say, or who controls a place
        seen, acts, masks = NO_ACTS if anew else st.derived.by_play.earlier_acts or NO_ACTS
        for card, row in islice(st.play.items(), seen, None):
            own = text_now(st, card).acts if p.lent else p.of[card].acts
            if own and not (p.eclipses and turned_down(row)):
                for way in own:
                    for user in _act_users(st, card, way):
                        more.append((card, user, way))
        if more or not masks:
            acts = acts + more
            masks = _masks_of(st, acts)
        found = new_tuple(ActsInPlay, (len(st.play), acts, masks))
        if not p.amends:  # otherwise the board decides it, too
            st.derived.by_play.acts = found
    return found


NO_ACTS: Final = ActsInPlay(0, [], [])
"""What there is before any card is in play."""


def _act_users(st: State, card: CardId, way: PlayMode) -> tuple[Seat, ...]:
    """Who may use an ability: its controller, everybody of that side, its host's controller, or ANYBODY."""
    row = st.play[card]
    who = way.ability.who if isinstance(way.ability, L.Act) else "controller"
    if who == "any":
        return (ANYBODY,)
    if who == "team":
        return members(st.rules, row.controller)
    if row.zone == "table" and st.rules.planets:  # VAR-COLONY-R06
        return (holder(st, card),)
    if who == "host's controller" and row.host != NO_CARD:
        return (controller(st, row.host),)
    return (row.controller,)


ANY_TIME: Final = WINDOW_BIT["any"] | WINDOW_BIT["not combat"] | WINDOW_BIT["others turn"] | WINDOW_BIT["turn"]


def answer_mask(event: str) -> int:
    return EVENT_BIT[event] | AIMED_BIT | (EVENT_BIT["action"] if event == "player attacked" else 0)  # it is one


OPEN: Final = {name: bit | ANY_TIME for name, bit in WINDOW_BIT.items()}


def open_mask(name: str) -> int:
    return OPEN.get(name, ANY_TIME)
