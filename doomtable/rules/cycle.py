"""The cycle: phases in which every player takes part before the next one begins, where the ruleset has them.

Turns that simply follow one another need none of this. A cycle lies on the agenda as its phases, the first on top;
the phase "turns" is one turn of each player, with the steps that the ruleset gives a turn.
"""

from __future__ import annotations

from typing import Final

from doomtable.rules import mutate as M
from doomtable.rules.cycle_frames import (
    CycleFrame,
    DeploymentFrame,
    DrawnUpFrame,
    DrawUpFrame,
    PhaseFrame,
    RevealmentFrame,
    TurnsFrame,
)
from doomtable.rules.first_turns import FIRST_OF_CYCLE
from doomtable.rules.frames import TurnFrame
from doomtable.rules.gathering import gather
from doomtable.rules.held_back import forget_held_back, held_back
from doomtable.rules.questions import AskMenu
from doomtable.rules.state import Frame, State
from doomtable.rules.terms import Seat
from doomtable.rules.triggers import fire
from doomtable.rules.turn import fill_hand, leading
from doomtable.rules.turn_budget import TurnBudget
from doomtable.rules.verbs.common import Handler
from doomtable.rules.windows import open_to

WAITS: Final = ("waits", 0, 1)
"""The note of a player who has no card left and waits for the next cycle (VAR-VORTEX-16)."""


def begin(st: State, frame: CycleFrame) -> None:
    """A new cycle with all its phases; an endless game ends here, too (WIN-11)."""
    if st.turn.cycle:
        M.count_round(st, idle=not st.draws)
        M.forget_activity(st)
        if st.idle >= st.rules.idle_rounds:
            M.end_game(st, "draw")
            return
    first = max(st.turn.first, 0)
    if "first" not in st.rules.cycle:
        first = _first(st)
    turn = st.turn.but(seat=first, number=st.seats[first].turns, step="draw", budget=TurnBudget(), attacked=False)
    M.set_turn(st, turn.but(begun=False, first=first, cycle=turn.cycle + 1))
    if "first" not in st.rules.cycle:
        M.emit(st, "cycle", first, n=st.turn.cycle)
    M.push(st, frame, *phases(st, ""))


def phases(st: State, after: str) -> tuple[Frame, ...]:
    """The phases of a cycle behind that one, the next one last; all of them behind none."""
    names = st.rules.cycle[st.rules.cycle.index(after) + 1 :] if after else st.rules.cycle
    return tuple(PhaseFrame(name=name) for name in reversed(names))


def _first(st: State) -> Seat:
    """Who begins: one of those who have cards, by chance (VAR-VORTEX-03)."""
    seats = [seat for seat in st.living() if WAITS not in st.seats[seat].used]
    if st.rules.start_player != "random":
        return seats[0]
    return int(M.chance(st, tuple([f"seat {seat}" for seat in seats])).removeprefix("seat "))


def phase(st: State, frame: PhaseFrame) -> None:
    """Everybody's part of it, from the first player of the cycle on."""
    name, order = frame.name, st.clockwise(st.turn.first)
    order = tuple([seat for seat in order if WAITS not in st.seats[seat].used])
    if name == "draw":
        M.push(st, *(DrawUpFrame(seat=seat) for seat in reversed(order)))
    elif name == "first":
        _begin_with(st)
    elif name == "deployment":
        M.push(st, DeploymentFrame(order=order, at=0, idle=0))
    elif name == "revealment":
        _show_hands(st, order)
    elif name == "vortex":
        M.begin_part(st, st.turn.first, "vortex", TurnBudget())
        gather(st)
    else:
        M.forget_activity(st)  # what is laid down for nothing keeps no game alive
        M.push(st, TurnsFrame(left=order))


def draw_up(st: State, frame: DrawUpFrame) -> None:
    """A player fills the hand before any turn begins; texts that speak of the Draw step mean this (VAR-VORTEX-R07)."""
    if not st.seats[frame.seat].out:
        M.begin_part(st, frame.seat, "draw", TurnBudget())
        M.push(st, DrawnUpFrame(seat=frame.seat))
        fire(st, "draw start", seat=frame.seat)


def drawn_up(st: State, frame: DrawnUpFrame) -> None:
    """The hand is filled; what is played in the Draw step may be played now, out of a hand that was empty before."""
    seat = frame.seat
    _, drawn = fill_hand(st, seat)
    open_to(st, "draw", seat)
    fire(st, "draw end", seat=seat)
    if drawn:
        fire(st, "drawn", seat=seat, number=drawn)


def _begin_with(st: State) -> None:
    """VAR-VORTEX-03, VAR-VORTEX-16, VAR-VORTEX-17: who begins; who has no card anywhere waits, and if nobody has one
    the most P win."""
    if st.rules.deck_out == "draw phase":
        owners = {st.definitions.owner[card] for card in st.play}
        for seat in st.living():
            s = st.seats[seat]
            if not s.draw and not s.hand and seat not in owners:
                M.use_up(st, seat, *WAITS)
                M.emit(st, "missed", seat, word="cycle")
        if all(WAITS in st.seats[seat].used for seat in st.living()):
            _, leaders = leading(st)
            M.end_game(st, "deck_out", leaders) if leaders else M.end_game(st, "draw")
            return
    first = _first(st)
    M.set_turn(st, st.turn.but(seat=first, number=st.seats[first].turns, first=first))
    M.emit(st, "cycle", first, n=st.turn.cycle)


def deployment(st: State, frame: DeploymentFrame) -> None:
    """One card each for nothing, until nobody has any more."""
    order, at, idle = frame.order, frame.at, frame.idle
    if at and not st.turn.budget.deployments:
        idle = 0  # who was asked last has laid down a card
    if idle >= len(order):
        if st.turn.budget.deployments:
            M.spend_deployment(st)
        return
    seat = order[at % len(order)]
    M.push(st, DeploymentFrame(order=order, at=at % len(order) + 1, idle=idle + 1))
    M.begin_part(st, seat, "deployment", TurnBudget(deployments=1))
    if not st.seats[seat].out:
        M.push(st, AskMenu(seat=seat))


def turns(st: State, frame: TurnsFrame) -> None:
    """The next player's turn."""
    left = [seat for seat in frame.left if not st.seats[seat].out]
    if left:
        if st.rules.first_turn_attack_ban == "every cycle":
            M.use_up(st, left[0], FIRST_OF_CYCLE, st.seats[left[0]].turns + 1)
        M.push(st, TurnsFrame(left=tuple(left[1:])), TurnFrame(seat=left[0]))


def _show_hands(st: State, order: tuple[Seat, ...]) -> None:
    """VAR-VORTEX-09: the cards that are left in hand are shown to all."""
    M.begin_part(st, st.turn.first, "revealment", TurnBudget())
    for seat in order:
        hand = st.seats[seat].hand
        if hand:
            M.know(st, hand, 0xFF)
            M.emit(st, "showed", seat, n=len(hand), word="hand", cards=hand)
    M.push(st, RevealmentFrame(order=order))


def revealment(st: State, frame: RevealmentFrame) -> None:
    """VAR-VORTEX-10, VAR-VORTEX-11: who held back a card that could have been laid down loses all D and P."""
    for seat in frame.order:
        cards = [card for card in held_back(st, seat) if card in st.seats[seat].hand]
        if cards:
            M.emit(st, "held_back", seat, cards[0], n=len(cards), cards=tuple(cards))
            M.lose(st, seat, st.seats[seat].D, "D")
            M.lose(st, seat, st.seats[seat].P, "P")
        forget_held_back(st, seat)


HANDLERS: Final[dict[str, Handler]] = {
    "cycle": begin, "phase": phase, "draw up": draw_up, "drawn up": drawn_up, "deployment": deployment, "turns": turns,
    "revealment": revealment,
}  # fmt: skip
