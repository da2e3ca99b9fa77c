"""Invariants of a game, checked after every choice from outside the engine.

Each card is in one zone and no pool below zero; whoever is asked has something to choose; a copy is equal, and what
is done to it leaves the original alone; a play that is taken back leaves no trace; nobody's view depends on cards
that this player does not know; and the game, played again from its choices, comes out the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter
from typing import Any, Final

from doomtable.records.record import GameSetup
from doomtable.rules import (
    attack_permit,
    casting,
    colonies,
    first_looks,
    permit,
    plays,
    query,
    ratings,
    selectors,
    texts_in_play,
    ways,
    window_masks,
)
from doomtable.rules.actions import card_plays, cover, entry
from doomtable.rules.actions.table import in_window
from doomtable.rules.board_lookups import with_ratings
from doomtable.rules.consistency import problems
from doomtable.rules.derived import BoardValues, SeatMasks, WindowMasks
from doomtable.rules.game import Decision, Game
from doomtable.rules.play_budget import Budget
from doomtable.rules.references import lent_by
from doomtable.rules.spending import spendable
from doomtable.rules.state import State, Window
from doomtable.rules.terms import CANCEL, CardId, Option, Seat
from doomtable.rules.texts_now import text_now
from doomtable.rules.view import view
from doomtable.rules.view_parts import SPECTATOR

COPIES_EVERY: Final = 8
VIEWS_EVERY: Final = 12
PLAYED_ON: Final = 4
"""How many choices are made on a copy before the original is looked at again."""


class InvariantBroken(Exception):
    """An invariant does not hold; the text names it."""


class InvariantChecker:
    """Looks at one game after each of its choices and at its end; `seconds` is the time that took."""

    def __init__(self, setup: GameSetup, game: Game, seed: int = 0) -> None:
        self.seconds = 0.0
        self._setup = setup
        self._game = game
        self._rng = Random(f"checks/{seed}")
        self._count = 0
        self._choices: list[Option] = []

    def look(self, decision: Decision, option: Option) -> None:
        """The game after a choice; raises InvariantBroken."""
        began = perf_counter()
        self._choices.append(option)
        self._count += 1
        self.now()
        self.seconds += perf_counter() - began

    def now(self) -> None:
        """The game as it stands."""
        game = self._game
        wrong = problems(game.state)
        if wrong:
            raise InvariantBroken("; ".join(wrong[:5]))
        decision = game.decision
        if decision is None:
            if game.outcome is None:
                raise InvariantBroken("nobody is asked and the game is not over")
            return
        if not decision.options or len(set(decision.options)) != len(decision.options):
            raise InvariantBroken(f"the options of the question {decision.kind!r} are none or not different")
        if game.state.seats[decision.seat].out:
            raise InvariantBroken(f"seat {decision.seat} is asked and has left the game")
        check_derived(game)
        if self._count % COPIES_EVERY == 0:
            check_copy(game, self._rng)
            check_taking_back(game, self._rng)
        if self._count % VIEWS_EVERY == 0:
            check_views(game, self._rng)

    def end(self) -> None:
        """The game is over, or as far as it is to be played: played again it must come out the same."""
        began = perf_counter()
        again = self._setup.deal()
        for option in self._choices:
            again.choose(option)
        _ = again.decision
        if again.state.digest() != self._game.state.digest():
            raise InvariantBroken("played again from its choices the game comes out differently")
        if again.outcome != self._game.outcome:
            raise InvariantBroken("played again from its choices the game ends differently")
        self.seconds += perf_counter() - began


def _copy_of(st: State, seat: Seat, definition: int) -> CardId:
    """A card with that definition as a hand may hold it: not in play, where cards on it may make it another (a Bayonet
    makes a Fight weapon of it); one of that player's, else one of another's."""
    p = st.definitions
    copies = [c for c, index in enumerate(p.card_def) if index == definition]
    return min(copies, key=lambda c: (c in st.play, p.owner[c] != seat))


EVERYTHING: Final = Budget(actions=99, attack=True, menu=True)


NOT_NOW: Final = object()
"""Stands for what cannot be worked out at this moment."""


def open_way(st: State, seat: Seat, card: CardId, index: int) -> object:
    """Whether a way to play a card is open in the menu; NOT_NOW while its actions may not be spent on it, as while a
    transfer is owed (OUT-11): that is asked each time, before what is kept."""
    d = text_now(st, card)
    way = next(way for way in (*d.plays, *d.acts) if way.index == index)
    if ways.lacks_actions(st, seat, card, way, EVERYTHING):
        return NOT_NOW
    return ways.is_open(st, seat, card, way, None, EVERYTHING)


def answers(st: State, seat: Seat, mask: int, hand: tuple[CardId, ...]) -> list[str]:
    """With what a player who holds this hand answers in an open window while nothing is announced."""
    calm = st.copy()
    calm.derived = st.derived.emptied()
    calm.seats[seat].hand, calm.pending, calm.limbo = hand, (), ()
    return in_window(calm, seat, Window("open", "", mask, 0, (seat,)), mask)


def gives(st: State, seat: Seat, hand: tuple[CardId, ...]) -> bool:
    """Whether a player who holds this hand could give a card of it at any time while nothing is announced."""
    calm = st.copy()
    calm.derived = st.derived.emptied()
    calm.seats[seat].hand, calm.pending, calm.limbo = hand, (), ()
    return window_masks.gives_at_any_time(calm, window_masks.window_masks(calm), seat)


def to_sweep(st: State, announced: bool) -> list[CardId]:
    """What the sweep looks at while anything is announced, or while nothing is."""
    calm = st.copy()
    calm.derived = st.derived.emptied()
    if not announced:
        calm.pending = ()
    return plays.to_sweep(calm, announced)


def has_home(st: State, card: CardId, have: int) -> bool:
    """Whether a card can go anywhere, for so many D if they decide it."""
    seat, other = st.definitions.owner[card], st.copy()
    other.derived = st.derived.emptied()
    other.seats[seat].D += have - spendable(st, seat) if have >= 0 else 0
    return entry.has_home(other, seat, card)


def lacks(st: State, seat: Seat, card: CardId, index: int) -> bool:
    """Whether what a way to play a card asks of cards in play is not there while nothing is announced."""
    calm = st.copy()
    calm.derived, calm.pending = st.derived.emptied(), ()
    d = text_now(calm, card)
    way = next(way for way in (*d.plays, *d.acts) if way.index == index)
    return first_looks.lacks(calm, seat, card, way)


WORKED_OUT: Final[dict[str, Callable[[State, Any], Any]]] = {
    "texts": lambda st, _: texts_in_play.texts_in_play(st),
    "board": lambda st, _: query.board(st),
    "acts": lambda st, _: window_masks.acts_of_cards_in_play(st),
    "to_sweep": to_sweep,
    "lacks": lambda st, key: lacks(st, *key),
    "attack_class": lambda st, key: attack_permit.attack_class(st, query.board(st), key),
    "own_warriors": permit.own_warriors,
    "rivals": lambda st, key: attack_permit.rivals(st, *key),
    "tagged": lambda st, key: selectors.tagged(st, query.board(st), key),
    "any_like": lambda st, key: query.any_like(st, *key),
    "able_casters": lambda st, key: casting.able_casters(st, key[0], _copy_of(st, *key)),
    "open_targets": attack_permit.open_targets,
    "due_attacks": attack_permit.due_attacks,
    "has_target": attack_permit.has_target,
    "fight": lambda st, _: ratings.fight(st),
    "free_hosts": lambda st, key: permit.free_hosts(st, *key),
    "gives": lambda st, key: gives(st, *key),
    "has_caster": card_plays.has_caster,
    "answers": lambda st, key: answers(st, *key),
    "open_ways": lambda st, key: open_way(st, *key),
    "holders": colonies.holder,
    "home_price": lambda st, key: entry.home_price(st, key[0], _copy_of(st, *key)),
    "has_home": lambda st, key: has_home(st, *key),
    "open_count": permit.open_count,
    "orderable": cover.orderable,
    "window_masks": lambda st, _: window_masks.window_masks(st),
}
"""How a derived value is worked out, by its slot; where a slot holds several, by the key of one of them."""
LIFETIMES: Final = ("by_play", "by_board", "by_texts", "by_moment", "by_points", "by_hand")
NOTES: Final = frozenset(("earlier", "earlier_acts", "swept"))
"""Slots that hold no value."""


def check_kept(st: State) -> None:
    """Every derived value that is kept is the one that is worked out on a bare copy."""
    bare, derived = st.copy(), st.derived
    bare.derived = derived.emptied()
    for kept in (getattr(derived, lifetime) for lifetime in LIFETIMES):
        for slot in fields_of(kept):
            held = getattr(kept, slot)
            if slot in NOTES or held is None:
                continue
            work_out = WORKED_OUT[slot]
            for key, value in held.items() if isinstance(held, dict) else ((None, held),):
                anew = work_out(bare, key)
                if anew is NOT_NOW:
                    continue
                if isinstance(value, BoardValues) and value.unrated is None:
                    with_ratings(bare, anew)
                if _plain(anew) != _plain(value):
                    named = slot if key is None else f"{slot} {key}"
                    told = "; ".join(differences(_plain(value), _plain(anew), named))
                    raise InvariantBroken(f"worked out anew {named} is another: {told}")


def fields_of(value: Any) -> list[str]:
    """The fields of an object of the engine; a compiled one has no `__slots__`."""
    return [name for name in dir(value) if not name.startswith("_") and not callable(getattr(type(value), name))]


def _plain(value: Any) -> Any:
    """The values of a board or of masks as a tuple, anything else as it is."""
    if isinstance(value, BoardValues | WindowMasks | SeatMasks):
        return tuple((name, _plain(getattr(value, name))) for name in fields_of(value))
    return [_plain(one) for one in value] if isinstance(value, list) else value


def check_derived(game: Game) -> None:
    """Nothing that was kept from before is out of date: worked out anew, the same values and options are there."""
    check_kept(game.state)
    decision = game.decision
    twin = game.copy()
    twin.state.derived = twin.state.derived.emptied()
    twin._decision = None
    again = twin.decision
    if again != decision:
        mine = differences(decision, again, "decision")
        raise InvariantBroken(f"worked out anew the question is another: {'; '.join(mine)}")
    seat = decision.seat if decision is not None else SPECTATOR
    if view(twin, seat) != view(game, seat):
        mine = differences(view(game, seat), view(twin, seat))
        raise InvariantBroken(f"worked out anew the table looks another: {'; '.join(mine)}")


def check_copy(game: Game, rng: Random) -> None:
    """A copy is equal to its original and independent of it."""
    twin = game.copy()
    before = game.state.canonical()
    if twin.state.canonical() != before:
        raise InvariantBroken("a copy is not equal to its original")
    if twin.decision != game.decision:
        raise InvariantBroken("a copy asks another question than its original")
    for _ in range(PLAYED_ON):
        decision = twin.decision
        if decision is None:
            break
        twin.choose(rng.choice(decision.options))
    _ = twin.decision
    if game.state.canonical() != before:
        raise InvariantBroken("what was done to a copy changed its original")


def check_taking_back(game: Game, rng: Random) -> None:
    """A play that is taken back leaves the state as it was before it was begun (principle 3)."""
    decision = game.decision
    if decision is None or decision.draft is not None or decision.kind not in ("menu", "window", "session"):
        return
    twin = game.copy()
    before = twin.state.canonical()
    twin.choose(rng.choice(decision.options))
    began = twin.decision
    while began is not None and began.draft is not None and rng.random() < 0.5:
        twin.choose(rng.choice(began.options))
        began = twin.decision
    if began is None or began.draft is None or began.draft.base != len(game.state.agenda) - 1:
        return
    if not began.cancellable:
        return  # an attack that has been announced and answered
    twin.choose(CANCEL)
    again = twin.decision
    if twin.state.canonical() != before:
        raise InvariantBroken("a play that was taken back left a trace")
    if again is None or again.options != decision.options:
        raise InvariantBroken("after a play was taken back other options are there")


# ------------------------------------------------------------------------------------------------------- views


def check_views(game: Game, rng: Random) -> None:
    """Nobody's view tells what this player does not know: with other cards in those places it is the same."""
    decision = game.decision
    for seat in (*range(len(game.state.seats)), SPECTATOR):
        other = with_other_cards(game, seat, rng)
        if other is None:
            continue
        asked = decision is not None and decision.seat == seat
        if not asked:
            other._decision = decision  # what somebody else may choose depends on his cards, and is not shown
        shown, mine = view(other, seat), view(game, seat)
        if shown != mine:
            told = "; ".join(differences(mine, shown))
            raise InvariantBroken(f"the view of seat {seat} tells what it may not know: {told}")


def with_other_cards(game: Game, seat: Seat, rng: Random) -> Game | None:
    """A copy in which the cards that this seat does not know are others; None if it knows them all.

    The cards keep their places and their numbers; what is printed on them is dealt out anew among those of the same
    owner. Warriors in cover stay warriors.
    """
    st = game.state
    of = list(st.definitions.of)
    for owner in range(len(st.seats)):
        unknown = [c for c in range(len(of)) if st.definitions.owner[c] == owner and not st.known[c] >> seat & 1]
        loose = [c for c in unknown if c not in st.play and c not in st.limbo and not _spoken_of(game, c)]
        dealt = [of[c] for c in loose]
        rng.shuffle(dealt)
        for card, definition in zip(loose, dealt, strict=True):
            of[card] = definition
        for card in unknown:
            if card in st.play and st.play[card].unpaid:
                warriors = [c for c in loose if of[c].is_warrior]
                if warriors:
                    other = rng.choice(warriors)
                    of[card], of[other] = of[other], of[card]
    if of == list(st.definitions.of):
        return None
    twin = game.copy()
    twin.state.definitions = st.definitions.dealt(tuple(d.index for d in of), st.definitions.owner)
    if st.definitions.copies:
        twin.state.definitions = twin.state.definitions.doubling(st.definitions.copies)
    twin.state.derived = twin.state.derived.emptied()
    twin._decision = None
    return twin


def _spoken_of(game: Game, card: CardId) -> bool:
    """Whether something that is going on speaks of the card: it cannot be another one any more."""
    st = game.state
    return (
        any(card == p.card or card in p.ctx[:1] or card in p.ctx.targets for p in st.pending)
        or any(card == e.ctx.me or card in e.on for e in st.effects)
        or any(card == d.ctx.me for d in st.delayed)
        or any(card in lent_by(st, one) for one in st.play)
    )


def differences(mine: Any, shown: Any, path: str = "view") -> Iterator[str]:
    """Where two views differ, place by place."""
    if mine == shown:
        return
    if isinstance(mine, tuple) and isinstance(shown, tuple) and len(mine) == len(shown):
        names = getattr(mine, "_fields", range(len(mine)))
        for name, left, right in zip(names, mine, shown, strict=True):
            yield from differences(left, right, f"{path}.{name}")
    else:
        yield f"{path} is {str(mine)[:120]} or {str(shown)[:120]}"
