"""Action: the record of one action of the menu, and what several of them share (principle 18).

Everything about an action stands in its record: with what it begins, what it asks, what it costs, what it does, and
why it is refused. What may be begun is defined as "refusal is None"; `look` finds the same faster, and a test compares.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.permit import owes_exit, own_warriors
from doomtable.rules.places import has_outposts
from doomtable.rules.play_budget import Budget
from doomtable.rules.state import State, Window
from doomtable.rules.state_parts import Draft, Pending
from doomtable.rules.terms import NO_CARD, NOBODY, CardId, Option, Reason, Seat, word_option
from doomtable.rules.transfer_permit import goes_back, owed_refusal, owed_transfers


class Stage(NamedTuple):
    """One choice that a draft asks for. `kind` names it; what it chooses from depends on that."""

    kind: str
    choice: Any = None
    """The Target, TargetPlayer or Name of the card."""
    again: int = 0
    """The how manyeth card of that Target it is, from 0."""
    among: L.Sel | None = None
    """What is given up as a cost is one of these."""


CARD: Final = Stage("card")
WHERE: Final = Stage("where")
"""At which place a card is to stand, where the ruleset has places."""

Refusal = Callable[[State, Seat, CardId, Option | None, Window | None, Budget], Reason | None]
QuickLook = Callable[[State, Seat, Window | None, Budget], Iterable[CardId]]
FirstLook = Callable[[State, Seat, Window | None, Budget], bool]
Offer = Callable[[State, Draft, Window | None, Budget], list[Option]]


def one_action(st: State, draft: Draft) -> tuple[int, int]:
    """What most actions cost."""
    return 1, 0


def free(st: State, draft: Draft) -> tuple[int, int]:
    """What costs nothing when it is announced."""
    return 0, 0


def always(draft: Draft) -> bool:
    """Every announcement is answered."""
    return True


def never(draft: Draft) -> bool:
    """No announcement is answered."""
    return False


def nobody(draft: Draft) -> Seat:
    """Nobody is asked before the others."""
    return NOBODY


def no_more(st: State, draft: Draft) -> list[Stage]:
    """The steps of an action that asks for nothing but its card."""
    return []


NO_OFFERS: Final[Mapping[str, Offer]] = MappingProxyType({})


class Action:
    """One action of the menu; made once, and never changed."""

    __slots__ = (
        "answered", "answers", "at_once", "begins", "busy", "by_card", "cost", "deploys", "does", "event",
        "event_of", "finds_any", "first", "from_hand", "hidden", "hinted", "look", "menu", "name", "offers", "opens",
        "option", "refusal", "steps", "though_owed", "tried", "with_card",
    )  # fmt: skip

    def __init__(
        self, name: str, begins: Callable[[State, Seat], Iterable[CardId]], refusal: Refusal,
        does: Callable[[State, Pending], None], cost: Callable[[State, Draft], tuple[int, int]] = one_action,
        steps: Callable[[State, Draft], list[Stage]] = no_more, offers: Mapping[str, Offer] = NO_OFFERS,
        look: QuickLook | None = None, finds_any: FirstLook | None = None, hinted: bool = False, tried: bool = False,
        opens: Callable[[State, Seat, Budget], bool] | None = None, menu: bool = True, with_card: bool = True,
        from_hand: bool = False, hidden: bool = False, by_card: bool = False, answers: bool = False,
        though_owed: bool = False, deploys: bool = False, busy: bool = False, event: str = "action",
        event_of: Callable[[State, Draft], str] | None = None,
        answered: Callable[[Draft], bool] = always, first: Callable[[Draft], Seat] = nobody,
        at_once: Callable[[State, Draft], None] | None = None,
    ) -> None:  # fmt: skip
        self.name = name
        self.option = word_option(name)
        """The option of beginning it."""
        self.begins = begins
        """The cards that it could begin with; NO_CARD alone for an action without a card."""
        self.refusal = refusal
        """Why it cannot be begun with that card, and go on with that option if there is one; NO_CARD: with any card."""
        self.does = does
        """What happens when nobody answers any more."""
        self.cost = cost
        """Actions and D of a complete draft."""
        self.steps = steps
        """What it asks after its card, in order; grows while choices are made."""
        self.offers = offers
        """By kind the options of steps that only this action has; those of the others are in `drafts.OFFERS`."""
        self.look = look
        """The cards that `refusal` does not refuse, found faster."""
        self.finds_any = finds_any
        """Whether `look` finds any, found faster than the first of them."""
        self.hinted = hinted
        """Whether `table.worth_trying` says when it could find a card at all; otherwise it is always tried."""
        self.tried = tried
        """Whether `table.worth_trying` has found a card for it where it says so."""
        self.opens = opens
        """Whether it may be begun although no card is ready for it."""
        self.menu = menu
        """Whether it is chosen by its name; otherwise another one turns into it."""
        self.with_card = with_card
        self.from_hand = from_hand
        """Whether its card leaves the hand when it is announced."""
        self.hidden = hidden
        """Whether nobody else sees that card."""
        self.by_card = by_card
        """Whether a card's Play or Act says what it costs and does."""
        self.answers = answers
        """Whether it may be begun in a response window."""
        self.though_owed = though_owed
        """Whether it may be begun although an exit from cover is owed (COVER-07)."""
        self.deploys = deploys
        """Whether it may be begun in the Deployment phase."""
        self.busy = busy
        """Whether something has happened in the game by it (WIN-11)."""
        self.event = event
        """What the others answer when it is announced: an action, a card played, an ability used."""
        self.event_of = event_of
        """The same where that depends on what has been chosen."""
        self.answered = answered
        """Whether anybody is asked for an answer."""
        self.first = first
        """Who is asked before all the others."""
        self.at_once = at_once
        """What pays for it and carries it out when nothing is announced."""


# ---------------------------------------------------------------------------------------------- what they share


def no_card(st: State, seat: Seat) -> Iterable[CardId]:
    """An action without a card begins with none."""
    return (NO_CARD,)


def hand(st: State, seat: Seat) -> Iterable[CardId]:
    """An action may begin with any card from hand."""
    return st.seats[seat].hand


def warriors(st: State, seat: Seat) -> Iterable[CardId]:
    """An action may begin with any own warrior."""
    return own_warriors(st, seat)


def still_there(st: State, p: Pending) -> bool:
    """Whether the card that carries out an announced action is still in play; the announcement is over."""
    M.drop_pending(st, p.id)
    return p.card in st.play


def title(st: State, card: CardId) -> str:
    """The name of a card, "" for none."""
    return st.definitions.of[card].card.name if card != NO_CARD else ""


def out_of_turn(st: State, card: CardId, window: Window | None) -> Reason | None:
    """RUL-33: actions are for the menu, not for windows."""
    return Reason("RUL-33", "not_playable_now", (title(st, card),)) if window is not None else None


def no_actions(st: State, money: Budget, need: int) -> Reason | None:
    """TURN-05, TURN-07, TURN-11: the actions of the turn are used up, or an attack was or must be the last of them."""
    left = money.actions
    if need <= left:
        return None
    if need <= left + money.kept:
        return Reason("RUL-06", "owes_attack")
    if st.turn.attacked and left <= 0:
        return Reason("TURN-07", "attack_done")
    return Reason("TURN-11" if need > 1 else "TURN-05", "no_actions", (left, need))


def not_own(st: State, seat: Seat, card: CardId, clause: str = "ACT-24") -> Reason | None:
    """A card with which a player could never begin an action of warriors: not its own, or no warrior."""
    if card == NO_CARD:
        return None
    row = st.play.get(card)
    if row is None or not st.definitions.of[card].is_warrior or row.zone == "attached" or row.controller != seat:
        return Reason(clause, "not_an_option")
    return None


def first_refusal(st: State, seat: Seat, refused: Callable[[State, Seat, CardId], Reason | None]) -> Reason:
    """Why none of a player's warriors will do."""
    for card in own_warriors(st, seat):
        reason = refused(st, seat, card)
        if reason is not None and reason.key != "not_an_option":
            return reason
    return Reason("TIME-13", "no_target", ("",))


def duty(
    st: State, seat: Seat, name: str, action: Action | None, card: CardId, window: Window | None, money: Budget
) -> Reason | None:
    """What comes before an action of that name with that card: in a Deployment it must lay a card down, in the menu
    what is owed goes first (COVER-07, OUT-10)."""
    if money.free and (action is None or not action.deploys):
        return Reason("VAR-VORTEX-04", "deployment")
    if window is not None or money.free:
        return None
    if waits_for_exit(st, seat, name, action, money):
        return Reason("COVER-07", "owes_exit")
    return owed_refusal(st, seat, name, card, owed_transfers(st, seat, money.actions)) if has_outposts(st) else None


def waits_for_exit(st: State, seat: Seat, name: str, action: Action | None, money: Budget) -> bool:
    """COVER-07: whether an owed exit from cover comes before this action; a transfer that is owed too may go first."""
    if not money.actions or (action is not None and action.though_owed) or not owes_exit(st, seat):
        return False
    if name == "transfer" and goes_back(st, seat):
        return False
    return name != "transfer" or not owed_transfers(st, seat, money.actions)[0]
