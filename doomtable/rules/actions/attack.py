"""The attack action: which warrior may begin one, against whom (TURN-07, TURN-09, COMBAT-05)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.actions.action import Action, Stage, not_own, still_there, title
from doomtable.rules.actions.player_rewards import half_value_award
from doomtable.rules.attack_openings import opens_attack
from doomtable.rules.attack_permit import (
    attack_ban,
    attack_refusal,
    attack_targets,
    attackable_players,
    attacker_refusal,
    due_attacks,
    hidden_from,
    may_attack,
    player_attack_refusal,
)
from doomtable.rules.attack_prices import attack_actions, attack_price, may_attack_again, unpaid_attack
from doomtable.rules.bases import inside
from doomtable.rules.bindings import Bindings
from doomtable.rules.frames import AttackFrame
from doomtable.rules.permit import own_warriors, refuse
from doomtable.rules.play_budget import Budget, budget
from doomtable.rules.query import board, forbidden
from doomtable.rules.references import controller
from doomtable.rules.sides import allied
from doomtable.rules.state import State, Window
from doomtable.rules.state_parts import Draft, Pending
from doomtable.rules.terms import NO_CARD, NOBODY, CardId, Option, Reason, Seat, card_option
from doomtable.rules.verbs.common import start


def refusal(
    st: State, seat: Seat, card: CardId, other: Option | None, window: Window | None, money: Budget
) -> Reason | None:
    """Why a warrior cannot attack now, or not that defender."""
    if card != money.only_with and (strange := not_own(st, seat, card, "COMBAT-05")) is not None:
        return strange
    if not money.menu:
        return Reason("ACT-20", "no_menu" if st.turn.seat == seat else "not_your_turn")
    if not money.attack and st.turn.seat != seat:
        return Reason("TURN-22", "not_your_turn")
    ban = attack_ban(st, seat)
    if ban is not None:
        return ban
    if not money.attack or _left(st, money) <= 0:
        spent = not st.turn.attacked and money.actions <= 0
        return Reason("TURN-07", "no_actions", (0, 1)) if spent else Reason("TURN-07", "attack_done")
    if other is not None and other.key == "player" and card not in st.play:
        return Reason("DIRECT-01", "no_player_attack")
    if card == NO_CARD or card not in st.play:
        return Reason("COMBAT-05", "nothing_to_attack" if card == NO_CARD else "not_an_option")
    if money.again and not may_attack_again(st, card):
        return Reason("TURN-07", "attack_done")
    reason = attacker_refusal(st, card)
    if reason is not None:
        return reason
    if other is not None and other.key == "player":
        return player_attack_refusal(st, card, other.seat)
    if other is not None and other.card in st.play:
        return _defender_refusal(st, card, other)
    due = due_attacks(st, seat)
    ready = card in due if due else may_attack(st, card)
    if ready and money.only_with in (NO_CARD, card):
        return None
    if st.rules.base_p and card != NO_CARD and inside(st, card):
        return refuse(st, "VAR-HOME-29", "inside_reaches_none", card)
    return _nobody_for(st, seat, card)


def _nobody_for(st: State, seat: Seat, card: CardId) -> Reason:
    """Why a warrior finds nobody to attack: what keeps it from every warrior of others, if that is one thing."""
    others = [c for s in st.living() if not allied(st.rules, s, seat) for c in own_warriors(st, s)]
    if not others:
        return Reason("COMBAT-05", "no_enemies")
    found = [attack_refusal(st, card, other) for other in others]
    told = next((i for i, other in enumerate(others) if not hidden_from(st, other)), -1)
    first = found[told] if told >= 0 else None  # of who was never revealed not a word about who it is (RUL-26)
    if first is not None and all(reason is not None and reason.key == first.key for reason in found):
        return first._replace(rule="COMBAT-05")
    return Reason("COMBAT-05", "nothing_to_attack")


def chooser(st: State, card: CardId) -> Seat:
    """The player who chooses the defender for this warrior by a card of his; NOBODY: its own player does."""
    by = forbidden(st, "choose defender", card)
    if by is None or allied(st.rules, controller(st, by), controller(st, card)):
        return NOBODY
    return controller(st, by)


def _chosen_for(st: State, card: CardId) -> bool:
    """Whether another player chooses the defender, there being some to choose among."""
    return card in st.play and chooser(st, card) != NOBODY and bool(attack_targets(st, card))


def _defender_refusal(st: State, card: CardId, other: Option) -> Reason | None:
    if other.key in ("fight", "shoot"):
        return None
    by = forbidden(st, "choose defender", card) if _chosen_for(st, card) else None
    if by is not None:
        return refuse(st, "GEN-01", "forbidden_by", by)
    if other.card not in board(st).warriors:
        return Reason("COMBAT-05", "not_an_option")
    unpaid = unpaid_attack(st, controller(st, card), card, other.card)
    return attack_refusal(st, card, other.card) or unpaid or Reason("RUL-06", "required_by", (title(st, card),))


def _left(st: State, money: Budget) -> int:
    """How many actions are left that could be attacks."""
    return money.actions + money.kept + money.attacks + st.turn.budget.led


def has_attack(st: State, seat: Seat, money: Budget) -> bool:
    """Whether an attack action is left to this player (TURN-07, TURN-09)."""
    return money.attack and _left(st, money) > 0 and attack_ban(st, seat) is None


def look(st: State, seat: Seat, window: Window | None, money: Budget) -> Iterator[CardId]:
    """The warriors that can attack somebody; if attacks are demanded, those that can make them (RUL-06)."""
    if not has_attack(st, seat, money):
        return
    due = due_attacks(st, seat) if st.definitions.duties else None
    only, again = money.only_with, money.again
    if only == NO_CARD and not (due or again):
        for card in own_warriors(st, seat):
            if may_attack(st, card):
                yield card
        return
    for card in due or (own_warriors(st, seat) if only == NO_CARD else [only]):
        if again and not may_attack_again(st, card):
            continue
        if only in (NO_CARD, card) and (due or (card in st.play and may_attack(st, card))):
            yield card


def _attackers(st: State, seat: Seat) -> Iterable[CardId]:
    """Own warriors, and whoever alone may attack in actions taken at once."""
    only = budget(st, seat).only_with
    own = own_warriors(st, seat)
    return own if only == NO_CARD or only in own else [*own, only]


def _opens(st: State, seat: Seat, money: Budget) -> bool:
    return st.definitions.opens_attacks and has_attack(st, seat, money) and opens_attack(st, seat)


def _defenders(st: State, draft: Draft, window: Window | None, money: Budget) -> list[Option]:
    if draft.card != money.only_with and draft.card not in own_warriors(st, draft.seat):
        return []
    due = due_attacks(st, draft.seat)
    if due:
        return [card_option(c) for c in due.get(draft.card, ())]
    seats = [Option("player", seat=s) for s in attackable_players(st, draft.card)]
    return [*map(card_option, attack_targets(st, draft.card)), *seats]


def _steps(st: State, draft: Draft) -> list[Stage]:
    return [] if _chosen_for(st, draft.card) else [DEFENDER]


def _cost(st: State, draft: Draft) -> tuple[int, int]:
    """The action, or as many as cards ask, and the D that they ask for this attack."""
    defender = draft.targets[1] if len(draft.targets) > 1 else NO_CARD
    if draft.card not in st.play:
        return 1, 0
    return attack_actions(st, draft.card, defender), attack_price(st, draft.card, defender)[0]


def _attack(st: State, p: Pending) -> None:
    if not still_there(st, p):
        return
    defender = p.ctx.targets[1] if len(p.ctx.targets) > 1 and p.ctx.player == NOBODY else NO_CARD
    M.lose(st, p.seat, attack_price(st, p.card, defender)[1], "P")
    if p.ctx.player != NOBODY:
        M.emit(st, "attacked_player", p.ctx.player, p.card)
        if st.rules.direct_attack:
            direct_attack_pays(st, p.card, p.seat, p.ctx.player)
        start(st, st.rules.attack_on_player, Bindings(p.card, p.seat, player=p.ctx.player))
    elif defender == NO_CARD:
        start(st, (CHOSEN_ATTACK,), Bindings(p.card, p.seat, player=chooser(st, p.card)))
    else:
        M.push(st, AttackFrame(attacker=p.card, defender=p.ctx.targets[1], seat=p.seat, source="action"))


def direct_attack_pays(st: State, card: CardId, seat: Seat, victim: Seat) -> None:
    """DIRECT-07, DIRECT-08: half the modified V, rounded up, as P; as D for a Freelancer."""
    free = st.rules.direct_attack_reward == "free"
    M.push(st, half_value_award(st, seat, card, victim, "" if free else "P"))


def _on_player(draft: Draft) -> bool:
    """The combat with a warrior is answered, not its announcement; an attack on a player makes none."""
    return draft.player != NOBODY


def _player(draft: Draft) -> Seat:
    return draft.player


def _event(st: State, draft: Draft) -> str:
    """DIRECT-09: whether cards that speak of attacks on players mean it."""
    return "action" if st.rules.attack_player_cards == "nothing" else "player attacked"


DEFENDER: Final = Stage("defender")
CHOSEN_ATTACK: Final = L.Choose((L.Target(L.Sel()),), (L.Attack("me", "target", legal=True),), who="target player")
"""The attack of a warrior for which another player chooses the defender."""
ATTACK: Final = Action(
    "attack", _attackers, refusal, _attack, _cost, steps=_steps, offers={"defender": _defenders}, look=look,
    hinted=True, opens=_opens, answered=_on_player, first=_player, event_of=_event,
)
