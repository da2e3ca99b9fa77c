"""Attention: whether an open window is worth a person's attention, and what could be played in it.

The engine asks whoever could play a card. By default a person is stopped only where something of his is aimed at or
about to die, where a card that he can play now names this very moment, or where a play that he can make now changes
what comes of this moment. The last is tried on copies of the game (`trial`), in combats and when something of others is
announced: an open window outside of combat has no outcome of its own, and what can be played there at any time can be
played from the menu of the own turn as well. But what another has, he may spend in his turn, and what lasts holds for
what he does there: a play that takes much of it, or leaves such an effect, is worth a stop in the turn of another,
once, and again when it would take more.

All of it follows from what the seat sees: two states that look alike to it give the same answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import takewhile
from types import MappingProxyType
from typing import Final, NamedTuple

from doomtable.rules import language as L
from doomtable.rules.game import Game
from doomtable.rules.terms import NO_CARD, PASS
from doomtable.rules.view_parts import CardView, DecisionView, EventView, View, standing
from doomtable.session.trial import (
    Play,
    allies,
    better_combats,
    dying,
    for_combat,
    takings,
    telling,
    undone_announcements,
)

REASONS: Final = ("aimed", "dying", "named", "changes", "takes")
"""Why a person is stopped, the first that holds."""
MUCH: Final = 3
"""So much that a play takes from others is worth a stop, and so much more than at the last one is worth another."""
NOTHING: Final[Mapping[Play, int]] = MappingProxyType({})
EVENTS: Final = frozenset(L.EventName.__args__)  # type: ignore[attr-defined]
"""What may be answered beside announced plays and actions."""
AIMED: Final = frozenset(("attacked", "hit", "struck at"))
"""Events that are aimed at the card they are about."""
DEATHS: Final = frozenset(("killed", "annihilated", "imprisoned", "V gone"))
"""Events by which a card is about to leave play."""
AT_ANY_TIME: Final = frozenset(("action", "turn", "any", "not combat", "others turn", "combat"))
"""Times of plays that name no moment; what is for combats alone is tried there."""
LAST_OF_A_TURN: Final = "end announced"
"""Where what is for the turns of others is offered, whatever it does: there is no menu for it."""

DONE_BY_SOMEBODY: Final = frozenset((
    "mustered", "mustered_covered", "sought_cover", "left_cover", "revealed", "meditated", "attached", "built",
    "entered", "exited", "transferred", "handed", "attacked", "attacked_player", "tactic", "armed", "announced",
    "warzone", "embargoed",
))  # fmt: skip
"""Events that tell of what a player has just done."""


class Playable(NamedTuple):
    """A play that could be begun: the option's key, and the card as the seat names it."""

    verb: str
    handle: int
    name: str | None


class Attention(NamedTuple):
    """What an open window is to the seat that is asked."""

    why: str = ""
    """One of REASONS; '' where nothing in it is worth a stop."""
    plays: tuple[Playable, ...] = ()
    """The plays for whose sake it is worth one; all that could be made where something is aimed at what is his; those
    that would change anything where it is worth none."""
    taken: Mapping[Play, int] = NOTHING
    """How much those plays take from others that are worth one for that."""


def attention(game: Game, seen: View, told: Mapping[Play, int] = NOTHING) -> Attention:
    """What the open window of the game is to the seat with this view, which must be the one that is asked.

    `told` is what plays would have taken from others where he was stopped for them since his own last turn.
    """
    decision = seen.decision
    assert decision is not None and decision.kind == "window" and decision.seat == seen.seat
    every = tuple(playable(seen, decision))
    if why := _threat(seen, decision):
        return Attention(why, every)
    named = tuple(play for play in every if _names(game, seen, decision, play))
    if named:
        return Attention("named", named)
    changing = tuple(play for play in every if play.verb == "embargo")
    if not changing and decision.answers is not None and decision.answers.kind not in EVENTS:
        changing = tuple(_of(every, undone_announcements(game, seen)))
    if not changing and decision.window == "combat":
        changing = tuple(_of(every, better_combats(game, seen)))
    if changing:
        return Attention("changes", changing)
    if decision.window == "combat":
        meant = tuple(play for play in every if play.verb != "embargo" and for_combat(game, play.handle))
        if meant and dying(game, seen):
            return Attention("dying", meant)
    if decision.answers is None and not seen.pending and seen.combat is None and seen.turn.seat not in allies(seen):
        much = {play: n for play, n in takings(game, seen).items() if n >= told.get(play, 0) + MUCH}
        if much:
            return Attention("takes", tuple(_of(every, much)), much)
    if not every or decision.window == "combat":
        return Attention()  # the outcome is the same whatever is played
    return Attention("", tuple(_of(every, telling(game, seen))))


def _of(every: Iterable[Playable], found: Iterable[tuple[str, int]]) -> Iterator[Playable]:
    kept = set(found)
    return (play for play in every if (play.verb, play.handle) in kept or (play.verb, NO_CARD) in kept)


def playable(seen: View, decision: DecisionView) -> Iterator[Playable]:
    """What the options of a window can be begun with."""
    cards = list(cards_of(seen))
    for option in decision.options:
        if option.key == "embargo":
            yield Playable(option.key, NO_CARD, None)
        elif option.key != PASS.key:
            yield from (Playable(option.key, one.handle, one.name) for one in cards if option.key in one.verbs)


def cards_of(seen: View) -> Iterator[CardView]:
    """Every card that a view shows."""
    for player in seen.players:
        yield from _with_attached((*player.hand, *standing(player), *player.attached))
    yield from _with_attached(seen.table)


def _with_attached(cards: Iterable[CardView]) -> Iterator[CardView]:
    for one in cards:
        yield one
        yield from _with_attached(one.attached)


def _threat(seen: View, decision: DecisionView) -> str:
    """Whether something of the viewer is aimed at, or about to die."""
    about = decision.answers
    if about is None or not decision.touches:
        return ""
    if about.kind in DEATHS:
        return "dying" if about.seat == seen.seat else ""
    if about.seat == seen.seat:
        return ""
    if about.kind not in EVENTS:
        return "aimed"
    mine = any(one.handle == about.handle and one.controller == seen.seat for one in cards_of(seen))
    return "aimed" if about.kind in AIMED and mine else ""


def _names(game: Game, seen: View, decision: DecisionView, play: Playable) -> bool:
    """Whether a card has a way to be played or used that names this very moment."""
    if play.handle < 0:
        return False
    for ability in game.abilities(play.handle):
        if not isinstance(ability, L.Play | L.Act):
            continue
        if decision.window == LAST_OF_A_TURN and ability.window == "others turn":
            return True
        if ability.window == "after" and ability.to is not None:
            if decision.answers is not None and ability.to.name == decision.window:
                return True
        elif ability.window not in AT_ANY_TIME and ability.window == decision.window:
            return True
    return False


def latest_play(events: Iterable[EventView]) -> EventView | None:
    """The last thing that a player did in this turn, of events as they were seen, the last first; None if there is
    none."""
    since = takewhile(lambda event: event.kind != "turn", events)
    return next((event for event in since if event.kind in DONE_BY_SOMEBODY), None)
