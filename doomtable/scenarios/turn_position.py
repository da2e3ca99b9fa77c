"""The turn of a position: whose it is, how far it has got, and what is still to be done of it and of its cycle."""

from __future__ import annotations

from collections.abc import Callable

from doomtable.errors import BadInput, ErrorText
from doomtable.rules import mutate as M
from doomtable.rules.cycle import phases
from doomtable.rules.cycle_frames import CycleFrame, DeploymentFrame, TurnsFrame
from doomtable.rules.first_turns import FIRST_OF_CYCLE
from doomtable.rules.frames import END_TURN, NextTurnFrame
from doomtable.rules.places import has_outposts
from doomtable.rules.player_values import player_value
from doomtable.rules.state import State
from doomtable.rules.state_parts import TurnState
from doomtable.rules.terms import NOBODY, Seat
from doomtable.rules.turn import steps
from doomtable.rules.turn_budget import TurnBudget
from doomtable.scenarios.parser import ScenarioSpec
from doomtable.scenarios.yaml_documents import Where

SeatNamed = Callable[[str, Where], Seat]
"""Finds a player by name; raises BadInput at that place of the file."""
Bad = Callable[[Where, ErrorText], BadInput]


def begin_turn(st: State, spec: ScenarioSpec, seat: Seat, named: SeatNamed, bad: Bad) -> None:
    """The stable point: what is still to be done lies on the agenda as rules.turn and rules.cycle put it there."""
    turn = spec.turn
    first, cycle = _cycle(st, spec, seat, named, bad)
    order = st.clockwise(first) if cycle else tuple(range(len(st.seats)))
    at = order.index(seat)
    number = turn.number or turn.round or cycle or 2
    rounds = turn.round or number
    turns = [rounds if order.index(other) < at else rounds - 1 for other in range(len(st.seats))]
    if turn.step == "deployment":
        turns = [rounds - 1] * len(turns)  # nobody has had the turn of this cycle
    else:
        turns[seat] = number
    M.set_clock(st, tuple(turns), rounds - 1)
    attacked = "attacked" in spec.players[seat].flags
    usual = st.rules.numbers(seat).actions
    if turn.step == "draw":  # a turn that is about to be taken has what cards in play give to it and take from it
        usual = max(0, player_value(st, "actions", seat, usual))
    full = st.seats[seat].markers if st.rules.markers else usual
    actions = 0 if attacked or turn.step in ("deployment", "discard") else full
    if turn.actions is not None:
        if st.rules.markers and turn.actions not in (actions, full):  # VAR-LIMITED-03; another may have attacked
            raise bad(("turn", "actions"), ErrorText("scenario-marker-actions", n=actions))
        actions = turn.actions
    left = TurnBudget(actions, turn.quiet, turn.attacks, turn.either, led=turn.led)
    fewer = has_outposts(st) and turn.actions is not None and turn.actions < st.rules.actions_per_turn  # OUT-10
    M.set_turn(st, TurnState(seat, turns[seat], turn.step, left, attacked, attacked or fewer, first, cycle))
    if turn.step == "deployment":
        M.push(st, CycleFrame(), *phases(st, "deployment"), DeploymentFrame(order=order, at=at, idle=0))
        return
    if cycle:
        M.push(st, CycleFrame(), *phases(st, "turns"), TurnsFrame(left=order[at + 1 :]))
        if st.rules.first_turn_attack_ban == "every cycle":
            M.use_up(st, seat, FIRST_OF_CYCLE, st.seats[seat].turns)
    M.push(st, NextTurnFrame(seat=seat), END_TURN, *steps(st.rules, turn.step))


def _cycle(st: State, spec: ScenarioSpec, seat: Seat, named: SeatNamed, bad: Bad) -> tuple[Seat, int]:
    """Who began the cycle of a position, and the how manyeth it is; nobody and 0 where there are no cycles."""
    turn = spec.turn
    if not st.rules.cycle:
        said = [key for key in ("first", "cycle") if getattr(turn, key) is not None]
        said += ["step"] if turn.step == "deployment" else []
        if said:
            raise bad(("turn", said[0]), ErrorText("scenario-no-cycle"))
        return NOBODY, 0
    if turn.step in ("draw", "discard"):
        raise bad(("turn", "step"), ErrorText("scenario-cycle-step"))
    first = seat if turn.first is None else named(turn.first, ("turn", "first"))
    return first, turn.cycle or 2
