"""The table of actions: what may be begun now, and why not; everything else is looked up here by an action's name."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from doomtable.rules.actions.action import CARD, Action, Stage, duty, out_of_turn, waits_for_exit
from doomtable.rules.actions.attack import ATTACK
from doomtable.rules.actions.bank import BANK
from doomtable.rules.actions.card_plays import CAST, PLAY, USE, has_caster
from doomtable.rules.actions.combat_changes import STRENGTHEN, USE_WEAPON
from doomtable.rules.actions.copy import COPY
from doomtable.rules.actions.cover import (
    ENTER_VEHICLE,
    EXIT,
    EXIT_VEHICLE,
    REVEAL,
    SEEK,
    free_riders,
    orderable,
)
from doomtable.rules.actions.discard import DISCARD
from doomtable.rules.actions.entry import ASSIGN, BESTOW, BUILD, EQUIP
from doomtable.rules.actions.give_up import GIVE_UP, own
from doomtable.rules.actions.meditate import MEDITATE
from doomtable.rules.actions.mine import MINE
from doomtable.rules.actions.muster import MUSTER, MUSTER_IN_COVER
from doomtable.rules.actions.sabotage import SABOTAGE
from doomtable.rules.actions.steal import STEAL
from doomtable.rules.actions.take import TAKE
from doomtable.rules.actions.transfer import TRANSFER
from doomtable.rules.actions.turn_up import TURN_UP
from doomtable.rules.casting import within_reach
from doomtable.rules.first_looks import pointless
from doomtable.rules.giving import TIMELESS
from doomtable.rules.hand_ways import NO_WAYS, PLAYED
from doomtable.rules.masks import MENU_BITS
from doomtable.rules.places import has_outposts
from doomtable.rules.play_budget import NOTHING, Budget
from doomtable.rules.rides import free_rides
from doomtable.rules.state import State, Window
from doomtable.rules.state_parts import Draft
from doomtable.rules.terms import NO_CARD, CardId, Option, Reason, Seat
from doomtable.rules.transfer_permit import may_transfer, owed_refusal, owed_transfers
from doomtable.rules.window_masks import act_mask, acts_in_play, window_masks

ACTIONS: Final[dict[str, Action]] = {
    action.name: action
    for action in (
        MUSTER, MUSTER_IN_COVER, SEEK, EXIT, MEDITATE, EQUIP, BUILD, BESTOW, ASSIGN, ATTACK, SABOTAGE, PLAY, CAST, USE,
        ENTER_VEHICLE, EXIT_VEHICLE, TRANSFER, MINE, BANK, REVEAL, TURN_UP, DISCARD, USE_WEAPON, STRENGTHEN, GIVE_UP,
        TAKE, STEAL, COPY,
    )
}  # fmt: skip
"""Every action by its name, in the order of the menu."""
DEPLOYED: Final = tuple(name for name, action in ACTIONS.items() if action.deploys)
FREE: Final = frozenset(("play", "cast", "use", "reveal", "give up", "copy", *DEPLOYED))
"""What may be begun without any action left."""


def refusal(
    st: State, seat: Seat, name: str, card: CardId, other: Option | None, window: Window | None, money: Budget
) -> Reason | None:
    """Why an action cannot be begun now, or not with that card, or cannot go on with that option."""
    action = ACTIONS.get(name)
    owed = duty(st, seat, name, action, card, window, money)
    if owed is not None:
        return owed
    if action is None:
        return out_of_turn(st, card, window)
    return action.refusal(st, seat, card, other, window, money)


def beginnings(st: State, seat: Seat, name: str, window: Window | None, money: Budget) -> Iterable[CardId]:
    """The cards with which an action can be begun now, NO_CARD for one without: those not refused (principle 18)."""
    action = ACTIONS[name]
    if money.free:
        if not action.deploys:
            return ()
    elif window is None:
        if waits_for_exit(st, seat, name, action, money):
            return ()
        if has_outposts(st):
            return _beyond_duties(st, seat, action, money)
    elif not action.answers:
        return ()
    if action.look is not None:
        return action.look(st, seat, window, money)
    found: list[CardId] = []
    for card in action.begins(st, seat):
        if action.refusal(st, seat, card, None, window, money) is None:
            found.append(card)
    return found


def _beyond_duties(st: State, seat: Seat, action: Action, money: Budget) -> list[CardId]:
    """The same in the menu of a game with Outposts, where a transfer may be owed (OUT-10)."""
    if action.look is not None:
        found = [*action.look(st, seat, None, money)]
    else:
        refused = action.refusal
        found = [card for card in action.begins(st, seat) if refused(st, seat, card, None, None, money) is None]
    due = owed_transfers(st, seat, money.actions)
    return [card for card in found if owed_refusal(st, seat, action.name, card, due) is None] if due[0] else found


def begun(st: State, seat: Seat, action: Action, window: Window | None, money: Budget) -> bool:
    """Whether an action can be begun with any card, at a time when it can be begun at all."""
    look = action.look
    if action.finds_any is not None:
        if action.finds_any(st, seat, window, money):
            return True
    elif look is not None:
        for _ in look(st, seat, window, money):
            return True
    else:
        for card in action.begins(st, seat):
            if action.refusal(st, seat, card, None, window, money) is None:
                return True
    return action.opens is not None and action.opens(st, seat, money)


def worth_trying(st: State, seat: Seat, money: Budget) -> tuple[Action, ...]:
    """The actions of the menu that could find something at all: by the hand, the warriors, the budget."""
    s = st.seats[seat]
    held = {*st.definitions.ways_in(within_reach(st, seat)).menu}
    if s.squad or s.kohort or s.unrevealed or s.outpost or s.beside:
        held.add("attack")
        if s.unrevealed:
            held.add("reveal")
        if money.actions:
            held.update(orderable(st, seat))
    if money.actions:
        if money.actions >= 3 and "muster" in held:
            held.add("muster in cover")
        if st.rules.sabotage:
            held.add("sabotage")
        if st.definitions.eclipses:
            held.add("turn up")
        if st.rules.discard_action:
            held.add("discard")
        if s.under:
            held.add("take")
        held.add("meditate")
        if st.rules.banking == "action":
            held.add("bank")
        if may_transfer(st):
            held.add("transfer")
        if st.rules.base_p:
            held.add("steal")
        if st.rules.planets:
            held.add("mine")
    elif not (money.attack and (money.attacks or money.kept or money.again)):
        held &= FREE
    if not money.actions and free_rides(st):
        for name in ("enter vehicle", "exit vehicle"):
            if free_riders(st, seat, name):
                held.add(name)
    if act_mask(st, seat) & MENU_BITS:
        held.add("use")
    if own(st, seat):
        held.add("give up")
    return _tried(frozenset(held), len(ACTIONS))


@cache
def _tried(held: frozenset[str], known: int) -> tuple[Action, ...]:
    """The actions of those names in the order of the menu, and those that are always tried; so many are known."""
    return tuple(action for name, action in ACTIONS.items() if name in held or not action.hinted)


def in_window(st: State, seat: Seat, window: Window, mask: int) -> list[str]:
    """The actions with which a player can answer in a window for which the cards have `mask`.

    Between two actions one open window follows another: what can be done in one is kept, as far as the hand, cards in
    play, the moment and points alone decide it (`play_modes.answer_keeps`).
    """
    if window.kind != "open" or st.combats or st.pending or st.definitions.stores or window_masks(st).given:
        return _in_window(st, seat, window, mask)
    kept, asked = st.derived.by_points.answers, (seat, mask, st.seats[seat].hand)
    found = kept.get(asked)
    if found is None:
        found = _in_window(st, seat, window, mask)
        if _answers_keep(st, seat, mask):
            kept[asked] = found
    return found


def _answers_keep(st: State, seat: Seat, mask: int) -> bool:
    """Whether of all that a player could do in such windows the answer can be kept."""
    ways = st.definitions.ways_in(st.seats[seat].hand)
    if "copy" in ways.verbs:  # what it could be depends on who knows which card
        return False
    for verb, plays in ways.by_verb.items():
        if plays.fleeting & mask and not (verb == "cast" and not has_caster(st, seat)):
            for _card, way in plays.ways:
                if way.mask & mask and not (way.keeps or pointless(st, way)):
                    return False
    if act_mask(st, seat) & mask:
        for _card, _user, way in acts_in_play(st):
            if way.mask & mask and not way.keeps:
                return False
    return True


def _in_window(st: State, seat: Seat, window: Window, mask: int) -> list[str]:
    """The same, tried out: play, cast, use, bestow, equip, muster, copy."""
    tried: list[str] = []
    ways = st.definitions.ways_in(within_reach(st, seat))
    for name in PLAYED:
        if ways.by_verb.get(name, NO_WAYS).mask & mask:
            tried.append(name)
    if act_mask(st, seat) & mask or (window.name == "combat" and st.combats):
        tried.append("use")
    if window_masks(st).given:
        tried += TIMELESS
    if "copy" in ways.verbs:
        tried.append("copy")
    out: list[str] = []
    for name in tried:
        if begun(st, seat, ACTIONS[name], window, NOTHING):
            out.append(name)
    return out


def costs(st: State, draft: Draft) -> tuple[int, int]:
    """Actions and D of a complete draft."""
    return ACTIONS[draft.verb].cost(st, draft)


def stages(st: State, draft: Draft) -> list[Stage]:
    """Everything this draft asks, in order; grows while choices are made."""
    action = ACTIONS[draft.verb]
    if not action.with_card:
        return action.steps(st, draft)
    return [CARD] if draft.card == NO_CARD else [CARD, *action.steps(st, draft)]

