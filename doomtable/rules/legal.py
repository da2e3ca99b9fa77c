"""The options of the open question, made once and lazily; and the reason why something else is not among them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from doomtable.rules import drafts
from doomtable.rules.actions.action import Action
from doomtable.rules.actions.table import (
    ACTIONS,
    DEPLOYED,
    beginnings,
    begun,
    in_window,
    worth_trying,
)
from doomtable.rules.aim_checks import joiners
from doomtable.rules.attack_openings import opens_attack
from doomtable.rules.attack_permit import attack_ban, due_attacks
from doomtable.rules.base_moves import base_options
from doomtable.rules.bodies import exposed
from doomtable.rules.combat_weapons import usable_weapons
from doomtable.rules.found_cards import takeable
from doomtable.rules.frames import WindowFrame
from doomtable.rules.permit import owes_exit
from doomtable.rules.places import has_outposts
from doomtable.rules.play_budget import Budget, budget
from doomtable.rules.pools import room_to_carry
from doomtable.rules.query import amount
from doomtable.rules.questions import (
    AskBid,
    AskBonus,
    AskConvert,
    AskConvertN,
    AskDiscard,
    AskDraft,
    AskEither,
    AskFound,
    AskGoal,
    AskHandLoss,
    AskInside,
    AskInstead,
    AskJoin,
    AskKeep,
    AskMay,
    AskMayPay,
    AskMulligan,
    AskPay,
    AskPick,
    AskQuestion,
    AskReply,
    AskSearch,
    AskShare,
    AskShareD,
    AskSplit,
    AskStruck,
    AskTactic,
    AskTrade,
    AskWar,
    AskWarzone,
    AskWeapon,
    Question,
)
from doomtable.rules.spending import spendable
from doomtable.rules.state import State, Window
from doomtable.rules.state_parts import Draft
from doomtable.rules.tactic_permit import tactics
from doomtable.rules.terms import (
    DONE,
    NO_CARD,
    NOBODY,
    ORDINALS,
    PASS,
    CardId,
    Option,
    Seat,
    card_option,
    number_option,
    word_option,
)
from doomtable.rules.transfer_permit import goes_back, owed_transfers
from doomtable.rules.verbs.choice_verbs import QUESTIONS
from doomtable.rules.verbs.point_verbs import has_actions
from doomtable.rules.verbs.trade_verbs import party, tradable
from doomtable.rules.wars import DECLARE, cards_for_under, may_embargo, wars_open
from doomtable.rules.warzones import warzones_for
from doomtable.rules.ways import can_begin, choices_now
from doomtable.rules.window_masks import seat_mask
from doomtable.rules.windows import FIRST

YES: Final = Option("yes")
NO: Final = Option("no")
NONE: Final = Option("none")
END: Final = Option("end turn")
EMBARGO: Final = Option("embargo")


class Decision(NamedTuple):
    """Who must choose what. `kind` names the question; `draft` is the play being put together, if any."""

    seat: Seat
    kind: str
    options: tuple[Option, ...]
    cancellable: bool
    window: str
    ask: Question
    draft: Draft | None


def window_at(st: State, base: int) -> Window | None:
    """The window in which the question at that depth of the agenda is asked."""
    ask: Any = st.agenda[base]
    kind = ask.kind
    if kind == "menu":
        return None
    if isinstance(ask, AskFound):
        return ask.window
    if kind != "window":
        return None
    frame = st.agenda[base - 1]
    return frame.window if isinstance(frame, WindowFrame) else None


def options(st: State, ask: Question) -> list[Option]:
    """Everything the asked player may choose; for a window with nothing to play just pass."""
    kind, seat = ask.kind, ask.seat
    if kind == "menu":
        return menu(st, seat, None, budget(st, seat))
    if kind == "window":
        return window_options(st, seat, window_at(st, len(st.agenda) - 1))
    if isinstance(ask, AskDraft):
        draft = ask.draft
        return drafts.options(st, draft, window_at(st, draft.base))
    if kind == "spell":
        return [word_option("cast")]
    if isinstance(ask, AskFound):
        return [word_option(st.definitions.of[ask.card].verb)]
    if kind == "session":
        return [*(o for o in menu(st, seat, None, budget(st, seat)) if o.key != "end turn"), Option("done")]
    return OTHERS[kind](st, ask)


def _though_owed(tried: tuple[Action, ...], moved: bool | str) -> tuple[Action, ...]:
    """Those of some actions that may be begun while an exit from cover is owed, or a way back."""
    return tuple([action for action in tried if action.though_owed or (moved and action.name == "transfer")])


def menu(st: State, seat: Seat, window: Window | None, money: Budget) -> list[Option]:
    """The verbs of the Actions step; the end of the turn too, unless an exit from cover is owed (COVER-07)."""
    if money.free:
        found = _deployments(st, seat, money)
        return [PASS, *found] if st.rules.may_hold_back else found or [PASS]
    owes = bool(money.actions or money.kept) and owes_exit(st, seat)
    tried = worth_trying(st, seat, money)
    transfers = owed_transfers(st, seat, money.actions)[0] if has_outposts(st) else ""
    if owes:
        moved = transfers or goes_back(st, seat)
        tried = _though_owed(tried, moved)
    out = []
    for action in tried:
        if transfers and not action.by_card:
            if any(True for _ in beginnings(st, seat, action.name, window, money)):
                out.append(action.option)
        elif action.tried or begun(st, seat, action, window, money):
            out.append(action.option)
    if transfers or (owes and word_option("exit cover") in out):
        return out
    if not (money.kept or (st.definitions.duties and owes_attack(st, seat, money))):
        out.append(END)
    return out


def _deployments(st: State, seat: Seat, money: Budget) -> list[Option]:
    return [word_option(name) for name in DEPLOYED if begun(st, seat, ACTIONS[name], None, money)]


def laid_down_now(st: State, seat: Seat) -> list[CardId]:
    """The cards that a player could lay down for nothing now, each once."""
    money = budget(st, seat)
    return list(dict.fromkeys(card for name in DEPLOYED for card in beginnings(st, seat, name, None, money)))


def owes_attack(st: State, seat: Seat, money: Budget) -> bool:
    """RUL-06: whether a card demands an attack that can be made now; until then the turn is not ended."""
    free = money.menu and money.attack and st.turn.budget.attacks and attack_ban(st, seat) is None
    return bool(money.kept or (free and due_attacks(st, seat)))


def window_options(st: State, seat: Seat, window: Window | None) -> list[Option]:
    """Pass, and the verbs with which this player could answer.

    Who began an attack that only a play can make a legal one makes it now, unless somebody has answered already.
    """
    if window is None:
        return [PASS]
    if window.kind == FIRST:
        p = st.pend(window.pending)
        return [PASS, EMBARGO] if p is not None and may_embargo(st, seat, p.card, p.seat) else [PASS]
    if window.name == "attack begun" and seat == st.turn.seat and opens_attack(st, seat):
        if not next(frame.answered for frame in reversed(st.agenda) if isinstance(frame, WindowFrame)):
            return [word_option("play")]
    found = in_window(st, seat, window, seat_mask(st, seat) & window.mask)
    return [PASS, *map(word_option, found)] if found else [PASS]


def _tactic(st: State, ask: AskTactic) -> list[Option]:
    c = st.combat(ask.cid)
    assert c is not None
    return [word_option(t) for t in tactics(st, c.attacker, c.defender)]


def _warzone(st: State, ask: AskWarzone) -> list[Option]:
    c = st.combat(ask.cid)
    assert c is not None
    return [*map(card_option, warzones_for(st, c)), NONE]


def _weapon(st: State, ask: AskWeapon) -> list[Option]:
    c = st.combat(ask.cid)
    assert c is not None
    seen: set[int] = set()
    out: list[Option] = []
    for w in usable_weapons(st, c, ask.warrior):
        if st.definitions.card_def[w] not in seen:
            seen.add(st.definitions.card_def[w])
            out.append(card_option(w))
    return [*out, NONE]


def _split(st: State, ask: AskSplit) -> list[Option]:
    most = room_to_carry(st, ask.seat, ask.by, ask.n) if st.rules.carried_p else ask.n
    return [number_option(n) for n in range(most + 1)]


def _discard(st: State, ask: AskDiscard) -> list[Option]:
    cards = [card_option(c) for c in st.seats[ask.seat].hand]
    return cards if ask.excess else [PASS, *cards]


def _pay(st: State, ask: AskPay) -> list[Option]:
    e, seat = ask.node, ask.seat
    able = amount(st, e.d, ask.ctx) <= spendable(st, seat) and has_actions(st, seat, e.actions)
    return [YES, NO] if able else [NO]


def _bid(st: State, ask: AskBid) -> list[Option]:
    """As much as the player has, and more than what stands; nobody passes before the first bid."""
    out = [Option("number", number=n) for n in range(ask.bid + 1, spendable(st, ask.seat) + 1)]
    return out if ask.bidder == NOBODY else [PASS, *out]


def _pick(st: State, ask: AskPick) -> list[Option]:
    return [card_option(c) for c in ask.found]


def _search(st: State, ask: AskSearch) -> list[Option]:
    return [*(card_option(c) for c in takeable(st, ask.node, ask.ctx)), NONE]


def _hand_loss(st: State, ask: AskHandLoss) -> list[Option]:
    return [card_option(c) for c in st.seats[ask.whose].hand]


def _keep(st: State, ask: AskKeep) -> list[Option]:
    return [card_option(c) for c in ask.cards]


def _share(st: State, ask: AskShare | AskShareD) -> list[Option]:
    return [Option("number", number=n) for n in range(ask.left + 1)]


def _trade(st: State, ask: AskTrade) -> list[Option]:
    if ask.card != NO_CARD:
        return [Option("player", seat=seat) for seat in party(st, ask.seat)[1:]]
    return [*map(card_option, tradable(st, ask)), DONE]


def _either(st: State, ask: AskEither) -> list[Option]:
    both = zip(ask.node.labels, ask.node.choices, strict=True)
    return [Option(label) for label, one in both if can_begin(st, one, ask.seat, ask.ctx)]


def _goal(st: State, ask: AskGoal) -> list[Option]:
    return [Option(word) for word in ORDINALS[: len(ask.goals)]]


def _convert(st: State, ask: AskConvert) -> list[Option]:
    s = st.seats[ask.seat]
    out = [Option("promotion")] if ask.rate <= s.D else []
    return [*out, *([Option("destiny")] if s.P else []), NONE]


def _convert_n(st: State, ask: AskConvertN) -> list[Option]:
    s = st.seats[ask.seat]
    most = s.D // ask.rate if ask.to == "promotion" else s.P
    return [Option("number", number=n) for n in range(1, most + 1)]


def _struck(st: State, ask: AskStruck) -> list[Option]:
    """The combatant and those of its reinforcements that are still there."""
    c = st.combat(ask.cid)
    assert c is not None
    kept_out = {helper for helper, _, chooser in c.joined if chooser == "original"}
    helpers = (helper for helper, helped in c.helpers if helped == ask.combatant and helper not in kept_out)
    group = [card for card in (ask.combatant, *helpers) if card in st.play]
    return [Option("card", card) for card in exposed(st, c, ask.combatant, group)]


def _join(st: State, ask: AskJoin) -> list[Option]:
    """Who could join; where cards say how many may, fewer may."""
    could, n = [Option("card", card) for card in joiners(st, ask.node, ask.ctx)], ask.node.n
    return [*could, DONE] if n == "any" or (isinstance(n, int) and n > 1) else could


def _reply(st: State, ask: AskReply) -> list[Option]:
    """An answer, or the D for keeping silent, from who has them."""
    able = 0 < ask.node.refuse <= spendable(st, ask.seat)
    return [Option("answer"), Option("refuse")] if able else [Option("answer")]


def _question(st: State, ask: AskQuestion) -> list[Option]:
    return [Option(word) for word in QUESTIONS]


def _may(st: State, ask: AskMay | AskMayPay | AskBonus) -> list[Option]:
    return [YES, NO]


def _mulligan(st: State, ask: AskMulligan) -> list[Option]:
    return [Option("keep"), Option("redraw")]


def _war(st: State, ask: AskWar) -> list[Option]:
    return [DECLARE, PASS]


def _inside(st: State, ask: AskInside) -> list[Option]:
    return [Option("inside"), Option("outside")]


def _instead(st: State, ask: AskInstead) -> list[Option]:
    return [YES, NO]


OTHERS: Final[dict[str, Callable[[State, Any], list[Option]]]] = {
    "tactic": _tactic, "warzone": _warzone, "weapon": _weapon, "split": _split, "discard": _discard, "pay": _pay,
    "bid": _bid,
    "pick": _pick,
    "convert": _convert, "convert n": _convert_n, "search": _search, "hand loss": _hand_loss, "keep": _keep,
    "struck": _struck, "join": _join, "either": _either, "goal": _goal, "instead": _instead, "choose": choices_now,
    "share": _share, "share d": _share, "trade": _trade,
    "question": _question, "reply": _reply, "may": _may, "bonus": _may, "mulligan": _mulligan,
    "war": _war, "war for": wars_open, "under": cards_for_under, "base": base_options, "inside": _inside,
}  # fmt: skip
