"""Frames: what remains to be done, one NamedTuple for each kind; what somebody is asked is in questions.py.

A frame carries its arguments and, last, `op`, by which its handler is found. Frames are made by keyword, those without
arguments once. Digests hold their words and fields in order (`canonical.frame_words`): a later field has a default.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, NamedTuple

from doomtable.rules import language as L
from doomtable.rules.bindings import Bindings
from doomtable.rules.state import Window
from doomtable.rules.terms import NOBODY, CardId, Seat

Share = tuple[Seat, int, str, CardId, CardId]
"""Who earns, how much, as what ('' is free, else D or P only), for whose death, by whom."""
Settled = tuple[CardId, CardId, int, bool]
"""What is said of something that may happen instead: for which card, by which card, its ability's place, yes or no."""
Split = tuple[Seat, int, int, CardId, CardId]
"""The same after the split: who earns, D, P, for whose death, by whom."""


class DealFrame(NamedTuple):
    """Shuffle, draw the opening hands, choose who begins."""

    op: Literal["deal"] = "deal"


class TurnFrame(NamedTuple):
    """A new turn."""

    seat: Seat
    op: Literal["turn"] = "turn"


@cache
def turn_frame(seat: Seat) -> TurnFrame:
    """A new turn of a player, made once for each."""
    return TurnFrame(seat=seat)


class DrawStepFrame(NamedTuple):
    """The Draw step: windows before drawing, then the draw."""

    op: Literal["draw step"] = "draw step"


class DrawFrame(NamedTuple):
    """The draw itself."""

    op: Literal["draw"] = "draw"


class DrawOnFrame(NamedTuple):
    """A card lets a player draw further; `held` cards were in the hand when last asked, so many are `left` to draw."""

    seat: Seat
    held: int
    left: int = 99
    op: Literal["draw on"] = "draw on"


class ToActionsFrame(NamedTuple):
    """The Actions step begins."""

    op: Literal["to actions"] = "to actions"


class ActionsFrame(NamedTuple):
    """The menu, again and again, until the turn is ended."""

    op: Literal["actions"] = "actions"


class SessionFrame(NamedTuple):
    """Further actions taken at once (RUL-30)."""

    seat: Seat
    left: int
    attack: str  # no, may or only
    only_with: CardId
    award_to: Seat = NOBODY  # who earns the points of their kills; NOBODY: who makes them
    of_turn: bool = False  # whether they are further actions of the turn, after an attack no others (TURN-07)
    op: Literal["session"] = "session"


class DiscardStepFrame(NamedTuple):
    """The Discard step; what waits for its start comes first."""

    begun: bool = False
    op: Literal["discard step"] = "discard step"


class EndTurnFrame(NamedTuple):
    """The end of the turn: a last window, then what lasted this turn is over."""

    op: Literal["end turn"] = "end turn"


class CloseTurnFrame(NamedTuple):
    """Passing effects and the countdown of a turn that is over."""

    op: Literal["close turn"] = "close turn"


class NextTurnFrame(NamedTuple):
    """Clockwise from this player to whose turn is next."""

    seat: Seat
    op: Literal["next turn"] = "next turn"


@cache
def next_turn_frame(seat: Seat) -> NextTurnFrame:
    """Clockwise from a player, made once for each."""
    return NextTurnFrame(seat=seat)


class ClosingFrame(NamedTuple):
    """The end of a turn without a Discard step: what speaks of that happens, nothing is discarded."""

    op: Literal["closing"] = "closing"


DRAW_STEP: Final = DrawStepFrame()
DRAW: Final = DrawFrame()
TO_ACTIONS: Final = ToActionsFrame()
ACTIONS: Final = ActionsFrame()
DISCARD_STEP: Final = DiscardStepFrame()
DISCARD_BEGUN: Final = DiscardStepFrame(begun=True)
CLOSING: Final = ClosingFrame()
END_TURN: Final = EndTurnFrame()
CLOSE_TURN: Final = CloseTurnFrame()


# ------------------------------------------------------------------------------------------------ plays and windows


class WindowFrame(NamedTuple):
    """A response window that stands open."""

    window: Window
    place: int  # the place in its order of who is asked next
    passes: int  # how many have passed in a row
    answered: bool  # whether anybody has answered
    op: Literal["window"] = "window"


class ResolveFrame(NamedTuple):
    """Nobody answers an announced play any more: it happens, or not."""

    pid: int
    op: Literal["resolve"] = "resolve"


class FinishFrame(NamedTuple):
    """A played card goes where its icon says."""

    pid: int
    op: Literal["finish"] = "finish"


class RevealFrame(NamedTuple):
    """A warrior in cover is turned up; `leaves`: and leaves cover; `pid`: that was done, an embargo may lie on it."""

    card: CardId
    leaves: bool
    pid: int = 0
    op: Literal["reveal"] = "reveal"


class UndoMusterFrame(NamedTuple):
    """A mustered Personality returns to hand before its copy in cover."""

    pid: int
    op: Literal["undo muster"] = "undo muster"


class SettleFrame(NamedTuple):
    """An event that has been answered is over."""

    pid: int
    op: Literal["settle"] = "settle"


class AfterActionFrame(NamedTuple):
    """After an action or a free play the others may play any-time cards."""

    op: Literal["after action"] = "after action"


class SabotagePaysFrame(NamedTuple):
    """What a sabotage earns is paid."""

    seat: Seat
    card: CardId
    victim: Seat = NOBODY  # who has been sabotaged
    op: Literal["sabotage pays"] = "sabotage pays"


AFTER_ACTION: Final = AfterActionFrame()


# ------------------------------------------------------------------------------------------------------- effects


class DoFrame(NamedTuple):
    """Effects, one after the other, from the one at that place."""

    effects: tuple[L.Effect, ...]
    at: int
    ctx: Bindings
    op: Literal["do"] = "do"


class TriggerFrame(NamedTuple):
    """A triggered ability; `pid`: it has been announced, and this could be answered."""

    card: CardId
    on: L.On
    ctx: Bindings
    pid: int = 0
    op: Literal["trigger"] = "trigger"


class MissionFrame(NamedTuple):
    """An assigned mission is fulfilled."""

    card: CardId
    goal: L.Goal
    ctx: Bindings
    op: Literal["mission"] = "mission"


class SecretFrame(NamedTuple):
    """A mission in hand is as good as fulfilled; its player may say so."""

    card: CardId
    goal: L.Goal
    ctx: Bindings
    op: Literal["secret"] = "secret"


class DisclosedFrame(NamedTuple):
    """If a card has said that a mission in hand is fulfilled, it is."""

    card: CardId
    goal: L.Goal
    ctx: Bindings
    pid: int
    op: Literal["disclosed"] = "disclosed"


class RewardFrame(NamedTuple):
    """The reward of a mission is paid."""

    card: CardId
    goal: L.Goal
    ctx: Bindings
    pid: int
    op: Literal["reward"] = "reward"


class MissionDoneFrame(NamedTuple):
    """A fulfilled mission is discarded."""

    card: CardId
    goal: L.Goal
    ctx: Bindings
    op: Literal["mission done"] = "mission done"


class HurtFrame(NamedTuple):
    """A wound or kill outside the comparison."""

    card: CardId
    by: CardId
    fate: str  # wounded or killed
    points: Seat  # who earns its points, NOBODY for nobody
    sure: bool
    sharers: tuple[Seat, ...] = ()  # between whom its points are split, where more than one earns them
    only: bool = False  # whether it is a wound and never a death
    half: bool = False  # whether it is worth half of its points
    op: Literal["hurt"] = "hurt"


class SufferFrame(NamedTuple):
    """A wound or death that nobody prevents any more; `told`: what waits for it has been done."""

    pid: int
    points: Seat
    sharers: tuple[Seat, ...] = ()
    at_once: bool = False
    told: bool = False
    half: bool = False
    op: Literal["suffer"] = "suffer"


class ChooseAgainFrame(NamedTuple):
    """The next round of choices of an effect that is done again and again."""

    seat: Seat
    node: L.Choose
    ctx: Bindings
    taken: tuple[CardId | str, ...]
    op: Literal["choose again"] = "choose again"


class RoundsFrame(NamedTuple):
    """Rounds of choices of an effect, all made before any of it happens, that are still to come."""

    seat: Seat
    node: L.Choose
    ctx: Bindings
    left: tuple[tuple[CardId | str, ...], ...]
    op: Literal["rounds"] = "rounds"


# ------------------------------------------------------------------------------------------------ combat and awards


class AttackFrame(NamedTuple):
    """Step 1 of a combat: who attacks whom."""

    attacker: CardId
    defender: CardId
    seat: Seat
    source: str  # action or card
    tactic: str = ""  # the tactic that the card which makes it demands
    award_to: Seat | None = None  # who earns the points of its kills; None: as the action is
    carries: bool = False  # whether what is played on the attacker holds in the attack that follows
    op: Literal["attack"] = "attack"


class RecheckFrame(NamedTuple):
    """Who may not fight as was revealed ends the combat."""

    cid: int
    role: str
    op: Literal["recheck"] = "recheck"


class CombatFrame(NamedTuple):
    """A combat, one step further."""

    cid: int
    op: Literal["combat"] = "combat"


class HitFrame(NamedTuple):
    """Nobody saved the warrior that was hit; `told`: what waits for the hit itself has been done, then for the harm."""

    pid: int
    told: bool = False
    at_once: bool = False
    harmed: bool = False
    op: Literal["hit"] = "hit"


class DeathsFrame(NamedTuple):
    """Everybody who was killed and not saved in a combat."""

    cid: int
    op: Literal["deaths"] = "deaths"


class DieFrame(NamedTuple):
    """A warrior killed outside a comparison."""

    card: CardId
    killer: CardId
    pid: int
    op: Literal["die"] = "die"


class TellFrame(NamedTuple):
    """What a death triggers."""

    card: CardId
    killer: CardId
    pid: int
    op: Literal["tell"] = "tell"


class BuryFrame(NamedTuple):
    """The dead leave play: (card, killer, pending) each."""

    dead: tuple[tuple[CardId, CardId, int], ...]
    settled: tuple[Settled, ...] = ()
    op: Literal["bury"] = "bury"


class PickedFrame(NamedTuple):
    """A card picked in a search goes where that puts it, after the answers to the event `pid`; `n` as in AskSearch."""

    seat: Seat
    node: L.Search
    ctx: Bindings
    n: int
    pid: int
    op: Literal["picked"] = "picked"


class UnveilFrame(NamedTuple):
    """Cards that have been turned up are still to be played, after the answers to the event `pid` (0: there were)."""

    seat: Seat
    cards: tuple[CardId, ...]
    pid: int = 0
    again: bool = False  # played already, with all that came of it: once more by that player, for D alone
    op: Literal["unveil"] = "unveil"


class DepartFrame(NamedTuple):
    """A card leaves play for a pile, unless something else happens instead."""

    card: CardId
    to: str
    place: str
    by: CardId
    settled: tuple[Settled, ...] = ()
    op: Literal["depart"] = "depart"


class TakeFrame(NamedTuple):
    """An effect, and those after it, that take an Equipment card from a warrior of another player."""

    effects: tuple[L.Effect, ...]
    at: int
    ctx: Bindings
    card: CardId
    settled: tuple[Settled, ...] = ()
    op: Literal["take"] = "take"


class CloseCombatFrame(NamedTuple):
    """A combat is over."""

    cid: int
    op: Literal["close combat"] = "close combat"


class SurvivedFrame(NamedTuple):
    """A window for who lived through a combat."""

    card: CardId
    foe: CardId
    seat: Seat
    op: Literal["survived"] = "survived"


class AwardFrame(NamedTuple):
    """Points to be split, and those that are split already."""

    todo: tuple[Share, ...]
    done: tuple[Split, ...]
    op: Literal["award"] = "award"


class FallenFrame(NamedTuple):
    """Who has been killed in combat, and who earns it: was one of them the last defender of a Battle?"""

    dead: tuple[tuple[CardId, Seat], ...]
    op: Literal["fallen"] = "fallen"


class BonusFrame(NamedTuple):
    """Players still to be asked whether their Battle adds P."""

    left: tuple[Seat, ...]
    op: Literal["battle bonus"] = "battle bonus"


class TakePointsFrame(NamedTuple):
    """Split points, before cards change them."""

    shares: tuple[Split, ...]
    op: Literal["take points"] = "take points"


class WonFrame(NamedTuple):
    """Somebody has reached the goal; it can still be taken back."""

    pid: int
    winners: tuple[Seat, ...]
    op: Literal["won"] = "won"


class PayPointsFrame(NamedTuple):
    """Points are paid: the pending events of all who earn, and for whose death where that matters."""

    pids: tuple[int, ...]
    victims: tuple[CardId, ...] = ()
    op: Literal["pay points"] = "pay points"
