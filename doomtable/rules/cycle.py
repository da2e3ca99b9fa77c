"""The cycle: phases in which every player takes part before the next one begins, where the ruleset has them.

Turns that simply follow one another need none of this. A cycle lies on the agenda as its phases, the first on top;
the phase "turns" is one turn of each player, with the steps that the ruleset gives a turn.
"""

from __future__ import annotations

from doomtable.rules import mutate as M
from doomtable.rules.state import Frame, State
from doomtable.rules.terms import NOBODY, Seat
from doomtable.rules.triggers import fire
from doomtable.rules.turn import fill_hand
from doomtable.rules.turn_budget import TurnBudget


def begin(st: State, frame: Frame) -> None:
    """("cycle",): who begins this one, and its phases; an endless game ends here, too (WIN-11)."""
    if st.turn.cycle:
        M.count_round(st, idle=not st.draws)
        M.forget_activity(st)
        if st.idle >= st.rules.idle_rounds:
            M.end_game(st, "draw", NOBODY)
            return
    seats = st.living()
    first = seats[M.below(st, len(seats))] if st.rules.start_player == "random" else seats[0]
    M.begin_cycle(st, first)
    M.push(st, ("cycle",), *(("phase", name) for name in reversed(st.rules.cycle)))


def phase(st: State, frame: Frame) -> None:
    """("phase", name): everybody's part of it, from the first player of the cycle on."""
    name, order = frame[1], st.clockwise(st.turn.first)
    if name == "draw":
        M.push(st, *(("draw up", seat) for seat in reversed(order)))
    elif name == "deployment":
        M.push(st, ("deployment", order, 0, 0))
    else:
        M.push(st, ("turns", order))


def draw_up(st: State, frame: Frame) -> None:
    """("draw up", seat): a player fills the hand before any turn begins."""
    seat = frame[1]
    if not st.seats[seat].out:
        M.begin_part(st, seat, "draw", TurnBudget())
        fill_hand(st, seat)
        fire(st, "draw end", seat=seat)


def deployment(st: State, frame: Frame) -> None:
    """("deployment", order, place in it, how many in a row had nothing to lay down): one card each for nothing."""
    _, order, at, idle = frame
    if at and not st.turn.budget.deployments:
        idle = 0  # who was asked last has laid down a card
    if idle >= len(order):
        M.set_budget(st, TurnBudget())
        return
    seat: Seat = order[at % len(order)]
    M.push(st, ("deployment", order, at % len(order) + 1, idle + 1))
    M.begin_part(st, seat, "deployment", TurnBudget(deployments=1))
    if not st.seats[seat].out:
        M.push(st, ("ask", "menu", seat))


def turns(st: State, frame: Frame) -> None:
    """("turns", who has not had one): the next player's turn."""
    left = [seat for seat in frame[1] if not st.seats[seat].out]
    if left:
        M.push(st, ("turns", tuple(left[1:])), ("turn", left[0]))


HANDLERS = {"cycle": begin, "phase": phase, "draw up": draw_up, "deployment": deployment, "turns": turns}
