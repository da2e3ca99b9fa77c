"""The cycle: phases in which every player takes part before the next one begins, where the ruleset has them.

Turns that simply follow one another need none of this. A cycle lies on the agenda as its phases, the first on top;
the phase "turns" is one turn of each player, with the steps that the ruleset gives a turn.
"""

from __future__ import annotations

from typing import Final

from doomtable.rules import mutate as M
from doomtable.rules.frames import CycleFrame, DeploymentFrame, DrawUpFrame, PhaseFrame, TurnFrame, TurnsFrame
from doomtable.rules.questions import AskMenu
from doomtable.rules.state import State
from doomtable.rules.triggers import fire
from doomtable.rules.turn import fill_hand
from doomtable.rules.turn_budget import TurnBudget
from doomtable.rules.verbs.common import Handler


def begin(st: State, frame: CycleFrame) -> None:
    """Who begins this one, and its phases; an endless game ends here, too (WIN-11)."""
    if st.turn.cycle:
        M.count_round(st, idle=not st.draws)
        M.forget_activity(st)
        if st.idle >= st.rules.idle_rounds:
            M.end_game(st, "draw")
            return
    seats = st.living()
    first = seats[M.below(st, len(seats))] if st.rules.start_player == "random" else seats[0]
    M.begin_cycle(st, first)
    M.push(st, frame, *(PhaseFrame(name=name) for name in reversed(st.rules.cycle)))


def phase(st: State, frame: PhaseFrame) -> None:
    """Everybody's part of it, from the first player of the cycle on."""
    name, order = frame.name, st.clockwise(st.turn.first)
    if name == "draw":
        M.push(st, *(DrawUpFrame(seat=seat) for seat in reversed(order)))
    elif name == "deployment":
        M.push(st, DeploymentFrame(order=order, at=0, idle=0))
    else:
        M.push(st, TurnsFrame(left=order))


def draw_up(st: State, frame: DrawUpFrame) -> None:
    """A player fills the hand before any turn begins."""
    seat = frame.seat
    if not st.seats[seat].out:
        M.begin_part(st, seat, "draw", TurnBudget())
        _, drawn = fill_hand(st, seat)
        fire(st, "draw end", seat=seat)
        if drawn:
            fire(st, "drawn", seat=seat, number=drawn)


def deployment(st: State, frame: DeploymentFrame) -> None:
    """One card each for nothing, until nobody has any more."""
    order, at, idle = frame.order, frame.at, frame.idle
    if at and not st.turn.budget.deployments:
        idle = 0  # who was asked last has laid down a card
    if idle >= len(order):
        M.set_budget(st, TurnBudget())
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
        M.push(st, TurnsFrame(left=tuple(left[1:])), TurnFrame(seat=left[0]))


HANDLERS: Final[dict[str, Handler]] = {
    "cycle": begin, "phase": phase, "draw up": draw_up, "deployment": deployment, "turns": turns,
}  # fmt: skip
