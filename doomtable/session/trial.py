"""Trials of plays: what comes of an open window if a seat passes, and if it makes this or that play.

As in `preview`, a play is made on a copy of the game. Everybody passes afterwards, as nobody knows what others hold.
Where chance is asked, a card comes to light or somebody has to choose something before the blows, what comes of it is
not known: then a play counts as one that changes a combat if it is made for combats alone, and as one that changes
nothing otherwise.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from doomtable.rules import language as L
from doomtable.rules.game import Game
from doomtable.rules.terms import NO_CARD, PASS, Option, Seat
from doomtable.rules.view import option_view, see
from doomtable.rules.view_parts import CardView, EventView, OptionView, PlayerView, View, standing

MOST: Final = 24
"""So many ways to put plays together are tried in one window."""
TOGETHER: Final = 3
"""So many plays are tried together where none alone is enough."""
LASTING: Final = 3
"""What an effect that lasts counts, beside what is taken from others at once."""
UNKNOWN: Final = frozenset(
    ("coin", "drew", "looked", "revealed", "searched", "showed", "shuffled", "told", "kept_silent")
)
"""Events that show what a seat could not have known."""
OF_OTHERS: Final = frozenset(("coin", "looked", "revealed", "told"))
"""Those of them that may come before something is taken from others."""
HURT: Final = {"wounded": 1, "killed": 3}
"""Events that say how a combatant fares, and how bad they are."""

Play: TypeAlias = tuple[str, int]
"""The key of a play and the card it is begun with; NO_CARD where but one card can begin it."""


class _Line(NamedTuple):
    """What a seat sees happen to the end of a moment."""

    game: Game
    events: tuple[EventView, ...]
    known: bool = True
    """Whether it can be known before."""
    asked: bool = False
    """Whether it stops in the same combat where the seat itself may play more."""


class _Budget:
    """How many trials are left."""

    def __init__(self, left: int) -> None:
        self.left = left


# ------------------------------------------------------------------------------------------------------- combats


def better_combats(game: Game, seen: View) -> list[Play]:
    """The plays that make the combat, in which a window is open, come out better for the asked seat.

    Where none alone does, those that do together. To a seat that does not fight in it every change counts. So does to
    each what earns its side Promotion, as a mission does.
    """
    combat, seat = seen.combat, seen.seat
    if combat is None:
        return []
    fighters = (combat.attacker, combat.defender)
    own = any(side.seat == seat for side in fighters)
    budget = _Budget(MOST)
    passed = _to_the_end(game.copy(), seat)
    if not passed.known:
        return [play for play, _ in _begun(game, seat, budget) if for_combat(game, play[1])]
    handles = [side.handle for side in fighters]
    fate, points = _fates(passed, handles), _points(passed, seen)

    def improves(line: _Line) -> bool:
        now = _fates(line, handles)
        return _points(line, seen) > points or (_worth(now, seen) > _worth(fate, seen) if own else now != fate)

    return _improving(game, seat, improves, budget)


def dying(game: Game, seen: View) -> bool:
    """Whether a warrior of the viewer's side falls in the combat if everybody passes, as far as that is known."""
    combat, own = seen.combat, allies(seen)
    if combat is None or not own & {combat.attacker.seat, combat.defender.seat}:
        return False
    passed = _to_the_end(game.copy(), seen.seat)
    fates = _fates(passed, [combat.attacker.handle, combat.defender.handle])
    return passed.known and any(event.kind == "killed" and event.seat in own for event in fates)


def _improving(
    game: Game, seat: Seat, improves: Callable[[_Line], bool], budget: _Budget, depth: int = 1,
    before: tuple[EventView, ...] = (), tried: frozenset[Play] = frozenset(),
) -> list[Play]:  # fmt: skip
    """The plays that improve a combat, alone or with up to TOGETHER - `depth` others; none of those `tried` before."""
    found: list[Play] = []
    more: list[tuple[Play, _Line]] = []
    for play, begun in _begun(game, seat, budget, tried):
        line = ahead = _to_the_end(begun, seat, before, stop=True)
        if ahead.asked:
            line = _to_the_end(ahead.game.copy(), seat, ahead.events)
        if improves(line) if line.known else for_combat(game, play[1]):
            found.append(play)
        elif ahead.asked and for_combat(game, play[1]):
            more.append((play, ahead))
    if not found and depth < TOGETHER:
        for play, ahead in more:
            if _improving(ahead.game, seat, improves, budget, depth + 1, ahead.events, tried):
                found.append(play)
            tried |= {play}
    return found


def _to_the_end(game: Game, seat: Seat, before: tuple[EventView, ...] = (), *, stop: bool = False) -> _Line:
    """Have everybody pass until the combat is over; with `stop` until the seat may play more in it."""
    events = list(before)
    while True:
        decision = game.decision  # the game runs on when it is asked
        for event in see(game, game.events(), seat):
            if event.kind in UNKNOWN:  # what comes after a blow does not undo it
                return _Line(game, tuple(events), known=any(one.kind in HURT for one in events))
            if event.kind == "combat_over":
                return _Line(game, tuple(events))
            events.append(event)
        if decision is None:
            return _Line(game, tuple(events))
        if PASS not in decision.options or decision.kind != "window":
            return _Line(game, tuple(events), known=any(event.kind == "compared" for event in events))
        if stop and decision.seat == seat and decision.window == "combat":
            return _Line(game, tuple(events), asked=True)
        game.choose(PASS)


def _fates(line: _Line, handles: Sequence[int]) -> list[EventView]:
    return [event for event in line.events if event.kind in HURT and event.handle in handles]


def _worth(fates: Sequence[EventView], seen: View) -> int:
    """How good the fates of the combatants are for the viewer's side."""
    own = allies(seen)
    return sum(HURT[event.kind] * (-1 if event.seat in own else 1) for event in fates)


def _points(line: _Line, seen: View) -> int:
    """How much Promotion the viewer's side has earned."""
    own = allies(seen)
    return sum(event.n for event in line.events if event.kind == "gained" and event.word == "P" and event.seat in own)


def allies(seen: View) -> set[Seat]:
    """The seats of the viewer's side."""
    team = seen.players[seen.seat].team
    return {one.seat for one in seen.players if one.seat == seen.seat or (team and one.team == team)}


def for_combat(game: Game, card: int) -> bool:
    """Whether a card has a play or ability for combats alone."""
    if card < 0:
        return True
    return any(isinstance(one, L.Play | L.Act) and one.window == "combat" for one in game.abilities(card))


# ------------------------------------------------------------------------------------------------- announcements


def undone_announcements(game: Game, seen: View) -> list[Play]:
    """The plays after which what is announced, and now may be answered, does not come to what it would."""
    assert seen.decision is not None and seen.decision.answers is not None
    card, seat = seen.decision.answers.handle, seen.seat
    if card == NO_CARD:
        return []
    pending = game.state.pending[-1].id
    fate = _settled(game.copy(), seat, pending, card)
    if fate is None:
        return []
    found = []
    for play, begun in _begun(game, seat, _Budget(MOST)):
        now = _settled(begun, seat, pending, card)
        if now is not None and now != fate:
            found.append(play)
    return found


def _settled(game: Game, seat: Seat, pending: int, card: int) -> tuple[object, ...] | None:
    """Where a card that was announced comes to lie if everybody passes, and whether it is countered; None: unknown."""
    countered = False
    while True:
        decision = game.decision
        for event in see(game, game.events(), seat):
            if event.kind in UNKNOWN:
                return None
            countered = countered or (event.kind in ("cancelled", "embargoed") and event.handle == card)
        if decision is None or all(one.id != pending for one in game.state.pending):
            return (countered, *_place(game.view(seat), card))
        if PASS not in decision.options or decision.kind != "window":
            return None
        game.choose(PASS)


def _place(seen: View, card: int) -> tuple[object, ...]:
    """In which zone a card in play lies, whose it is, and on which other it lies."""

    def found(cards: Sequence[CardView], host: int) -> tuple[object, ...]:
        for one in cards:
            if one.handle == card:
                return one.zone, one.controller, host
            if inner := found(one.attached, one.handle):
                return inner
        return ()

    for player in seen.players:
        if there := found((*standing(player), *player.attached), NO_CARD):
            return there
    return ()


# ------------------------------------------------------------------------------------------------ what is taken


def takings(game: Game, seen: View) -> dict[Play, int]:
    """How much each play of the open window takes from others: D, points, cards in hand and actions, counted alike.

    What the others then have where somebody must choose anew is set against what they have there if the seat passes.
    What the seat itself is the poorer by, the card that it plays excepted, is set off; what it gains is not counted:
    that can be had from the own menu as well. An effect that lasts over what the others may do counts LASTING: it is
    another one the earlier it begins. So does each card in play that who has the turn is the poorer by, and what may
    take anything, but shows first what cannot be known.
    """
    passed = _next_choice(_chosen(game, PASS), seen.seat)
    if isinstance(passed, str):
        return {}
    mine = allies(seen)
    others = [one.seat for one in seen.players if one.seat not in mine]
    had = [_holdings(passed, one) for one in passed.players]
    found: dict[Play, int] = {}
    for play, begun in _begun(game, seen.seat, _Budget(MOST)):
        after = _next_choice(begun, seen.seat)
        if isinstance(after, str):
            if after in OF_OTHERS:
                found[play] = max(found.get(play, 0), LASTING)
            continue
        gained = [_holdings(after, one) - had[one.seat] for one in after.players]
        own = sum(gained[seat] for seat in mine)
        own += passed.players[seen.seat].hand_count > after.players[seen.seat].hand_count
        lasts = LASTING * bool(Counter(after.effects) - Counter(passed.effects))
        lasts += LASTING * max(0, _in_play(passed, seen.turn.seat) - _in_play(after, seen.turn.seat))
        found[play] = max(found.get(play, 0), min(0, own) - sum(gained[seat] for seat in others) + lasts)
    return found


def _in_play(seen: View, seat: Seat) -> int:
    """How many cards of a player lie on the table, those on others not counted."""
    return sum(one.controller == seat for one in (*standing(seen.players[seat]), *seen.table))


def _next_choice(game: Game, seat: Seat) -> View | str:
    """What the seat sees where everybody has passed and somebody must choose, or the event by which it is unknown.

    Not at the next open window: whether there is one depends on what others hold. How many cards somebody draws is
    known, which ones is not.
    """
    while True:
        decision = game.decision
        for event in see(game, game.events(), seat):
            if event.kind in UNKNOWN and event.kind != "drew":
                return event.kind
        if decision is None or PASS not in decision.options or decision.kind != "window":
            return game.view(seat)
        game.choose(PASS)


def _holdings(seen: View, player: PlayerView) -> int:
    actions = seen.turn.actions if seen.turn.seat == player.seat else 0
    return player.destiny + player.promotion + player.hand_count + actions


def telling(game: Game, seen: View) -> set[Play]:
    """The plays of the open window that leave anything else behind than passing does, beside what they cost.

    It is looked for where somebody must choose anew; what cannot be known before counts as something.
    """
    budget = _Budget(MOST)
    passed = _next_choice(_chosen(game, PASS), seen.seat)
    found: set[Play] = set()
    for play, begun in _begun(game, seen.seat, budget):
        if play not in found:
            after = "" if isinstance(passed, str) else _next_choice(begun, seen.seat)
            if (
                isinstance(passed, str) or isinstance(after, str)
                or _left(after) != _left(passed) or _richer(after, passed)
            ):  # fmt: skip
                found.add(play)
    return found


def _richer(after: View, passed: View) -> bool:
    """Whether the viewer has more to spend or more cards after a play than after a pass."""
    one, other = after.players[after.seat], passed.players[passed.seat]
    return one.destiny > other.destiny or one.hand_count > other.hand_count


def _left(seen: View) -> tuple[object, ...]:
    """What a seat sees lie there, without its own hand, its Destiny and the discard piles."""
    own = seen.seat
    players = (
        (
            one.promotion, one.out, one.countdown, () if one.seat == own else (one.destiny, one.hand_count),
            _cards((*standing(one), *one.attached)),
        )
        for one in seen.players
    )  # fmt: skip
    combat = seen.combat
    fight = (combat.attacker.ratings, combat.defender.ratings, combat.tactic) if combat is not None else ()
    return (tuple(players), _cards(seen.table), seen.effects, seen.turn[:4], fight, seen.outcome)


def _cards(zone: Sequence[CardView]) -> tuple[object, ...]:
    return tuple(
        (one.handle, one.zone, one.controller, one.ratings, one.keywords, one.wounded, one.cover, one.inside, one.marks,
         _cards(one.attached))
        for one in zone
    )  # fmt: skip


# -------------------------------------------------------------------------------------------- putting plays together


def _begun(
    game: Game, seat: Seat, budget: _Budget, without: frozenset[Play] = frozenset()
) -> Iterator[tuple[Play, Game]]:
    """Every play of the open window, put together in every way that may make a difference: when it is announced."""
    decision = game.decision
    assert decision is not None
    for option in decision.options:
        if option != PASS and option.key != "embargo":
            yield from _filled(_chosen(game, option), seat, (option.key, NO_CARD), budget, without)


def _filled(
    game: Game, seat: Seat, play: Play, budget: _Budget, without: frozenset[Play]
) -> Iterator[tuple[Play, Game]]:
    decision = game.decision
    if decision is None or decision.draft is None or decision.seat != seat:
        if budget.left > 0:
            budget.left -= 1
            yield play, game
        return
    if decision.draft.card != NO_CARD:
        play = play[0], decision.draft.card
    for option in _worth_trying(game, seat, decision.options):
        chosen = (play[0], option.card) if play[1] == NO_CARD and option.key == "card" else play
        if budget.left > 0 and chosen not in without:
            yield from _filled(_chosen(game, option), seat, chosen, budget, without)


def _chosen(game: Game, option: Option) -> Game:
    tried = game.copy()
    tried.choose(option)
    return tried


def _worth_trying(game: Game, seat: Seat, options: Sequence[Option]) -> list[Option]:
    """Of the options of a step those that may make a difference: of numbers the least and the most, of targets those
    that fight, if any do; of what looks alike to the seat one."""
    distinct: dict[OptionView, Option] = {}
    for option in options:
        distinct.setdefault(option_view(game.state, option, seat), option)
    found = list(distinct.values())
    if found[0].key == "number":
        return [found[-1], found[0]] if len(found) > 1 else found
    combat, draft = game.state.combats[-1:], game.decision.draft if game.decision is not None else None
    if combat and draft is not None and draft.card != NO_CARD:
        fighting = [one for one in found if one.card in (combat[0].attacker, combat[0].defender)]
        return fighting or found
    return found
