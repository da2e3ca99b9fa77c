"""The steps of the front line: those of a turn, or the phases of a cycle in which all players take part."""

from __future__ import annotations

from typing import Final

from doomtable.rules.view_parts import TurnView, View
from doomtable.table.kit.view_lookup import counts_markers
from doomtable.words.words import Words

OF_A_TURN: Final = ("draw", "actions", "discard")
OF_A_CYCLE: Final = ("draw", "deployment", "actions", "revealment", "vortex")
STEP_NAMES: Final = {
    "draw": "banner-draw", "deployment": "banner-deployment", "actions": "banner-actions", "discard": "banner-discard",
    "revealment": "banner-revealment", "vortex": "banner-vortex",
}  # fmt: skip
SHORT_NAMES: Final = {"deployment": "banner-deployment-short", "revealment": "banner-revealment-short"}
STEP_TIPS: Final = {
    "draw": "tip-step-draw", "deployment": "tip-step-deployment", "actions": "tip-step-actions",
    "discard": "tip-step-discard", "revealment": "tip-step-revealment", "vortex": "tip-step-vortex",
}  # fmt: skip


def steps_of(turn: TurnView) -> tuple[str, ...]:
    """The steps that are shown, in their order."""
    return OF_A_CYCLE if turn.cycle else OF_A_TURN


def steps_shown(words: Words, view: View, narrow: bool) -> tuple[list[str], int]:
    """What the steps are called, in few letters where it is narrow, and which of them it is now; an attack gives the
    actions its name."""
    turn, steps = view.turn, steps_of(view.turn)
    attacks = turn.step == "actions" and (view.combat is not None or turn.attacked)
    called = STEP_NAMES | SHORT_NAMES if narrow else STEP_NAMES
    names = [words.say("banner-attack" if attacks and step == "actions" else called[step]) for step in steps]
    return names, steps.index(turn.step) if turn.step in steps else -1


def step_tip(turn: TurnView, step: str, counted: bool) -> str:
    """The message that explains a step; `counted`: actions are counted for the whole game."""
    if step == "draw" and turn.cycle:
        return "tip-step-draw-cycle"
    return "tip-step-markers" if counted and step == "actions" else STEP_TIPS[step]


def counts_actions(view: View) -> bool:
    """Whether what is left of the actions is shown: not where they are markers, nor in a phase that has none."""
    return not counts_markers(view) and (not view.turn.cycle or view.turn.step == "actions")


def turn_note(words: Words, turn: TurnView) -> str:
    """The how manyeth turn or cycle it is."""
    if turn.cycle:
        return words.say("banner-cycle-number", n=turn.cycle)
    return words.say("banner-turn-number", n=max(1, turn.number))
