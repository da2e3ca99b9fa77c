"""Copy: a card of the hand is played as an exact copy of a card in play (JOKER!).

What is chosen first is the card in play, then how that one is played if there are several ways (a warrior openly or in
cover); from then on it is the play of that card, put together and announced like any other: with its verb, its timing
in the own menu and in windows, its price, hosts, targets and limits, its name and its uniqueness (a Fortification that
its player has already, a second Alliance: refused). So it costs no action of its own, is answered as what it is a copy
of, and a play that is not paid for yet is taken back whole.

By then it is that card in everything: in play, while it is stolen, imprisoned or lies under another card, and while its
going is answered. Where it goes is said by the icon of what it was; it goes to its owner (RUL-20), and in any hand or
pile it is itself again, to be another card next time.

Nobody learns of it before the play is announced; of a warrior that is mustered in cover only when it is revealed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.actions.action import Action, Stage, duty, free, hand, title
from doomtable.rules.actions.card_plays import CAST, PLAY
from doomtable.rules.actions.entry import ASSIGN, BESTOW, BUILD, EQUIP
from doomtable.rules.actions.muster import MUSTER, MUSTER_IN_COVER
from doomtable.rules.bindings import Bindings
from doomtable.rules.likenesses import likeness_refusal, likenesses
from doomtable.rules.play_budget import Budget
from doomtable.rules.query import holds
from doomtable.rules.resolve import VERBS
from doomtable.rules.state import State, Window, new_draft
from doomtable.rules.state_parts import Draft, Pending
from doomtable.rules.terms import NO_CARD, CardId, EngineBug, Option, Reason, Seat, card_option, word_option

PLAYED: Final = {
    action.name: action for action in (MUSTER, MUSTER_IN_COVER, EQUIP, BUILD, BESTOW, ASSIGN, PLAY, CAST)
}
"""The actions with which cards leave the hand."""


def refusal(
    st: State, seat: Seat, card: CardId, other: Option | None, window: Window | None, money: Budget
) -> Reason | None:
    """Why nothing in play can be played with that card now, or not the chosen one."""
    if card == NO_CARD:
        return Reason("TIME-16", "not_playable_now", ("",))
    if st.definitions.of[card].like is None:
        return Reason("ETIQ-01", "not_an_option")
    if card not in st.seats[seat].hand:
        return Reason("TIME-13", "not_in_hand")
    way = st.definitions.of[card].plays[0]
    if way.ability.when is not None and not holds(st, way.ability.when, Bindings(card, seat)):
        return Reason("GEN-01", "not_playable_now", (title(st, card),))
    if other is None:
        found = any(True for _ in _originals(st, seat, card, window, money))
        return None if found else Reason("TIME-13", "nothing_to_copy", (title(st, card),))
    unlike = likeness_refusal(st, card, other.card)
    if unlike is not None:
        return unlike
    tried = _as_that(st, card, other.card)
    reasons = [_refused(tried, seat, action, card, window, money) for action in _actions(st, other.card)]
    return None if None in reasons else reasons[0]


def _originals(
    st: State, seat: Seat, card: CardId, window: Window | None, money: Budget
) -> Iterator[CardId]:  # fmt: skip
    """The cards in play that a card can be played as now; all of a name, asked of one."""
    known: dict[int, bool] = {}
    for other in likenesses(st, card):
        what = st.definitions.card_def[other]
        if what not in known:
            known[what] = bool(_could(st, other, window)) and bool(_ways(st, seat, card, other, window, money))
        if known[what]:
            yield other


def _could(st: State, other: CardId, window: Window | None) -> bool:
    """A first look: whether such a card is ever played in a window of that kind, or while a card lifts its timing."""
    d = st.definitions.of[other]
    return window is None or bool(d.play_mask & window.mask) or bool(st.definitions.free_giving)


def _ways(
    st: State, seat: Seat, card: CardId, other: CardId, window: Window | None, money: Budget
) -> list[str]:
    """The actions by which a card could be played now if it were that other one."""
    tried = _as_that(st, card, other)
    return [
        action.name for action in _actions(st, other) if _refused(tried, seat, action, card, window, money) is None
    ]


def _as_that(st: State, card: CardId, other: CardId) -> State:
    """The same state, but that the card is that other one."""
    tried = st.copy()
    _become(tried, card, other)
    return tried


def _become(st: State, card: CardId, other: CardId) -> None:
    said = st.definitions.of[card].plays[0].ability.effects[0]
    VERBS[L.Copy].run(st, said, Bindings(me=card, targets=(other,)))


def _actions(st: State, other: CardId) -> list[Action]:
    """The actions with which such a card leaves the hand."""
    d = st.definitions.of[other]
    found = [PLAYED[d.verb]] if d.verb in PLAYED else []
    return [*found, MUSTER_IN_COVER] if d.is_warrior else found


def _refused(
    st: State, seat: Seat, action: Action, card: CardId, window: Window | None, money: Budget
) -> Reason | None:
    """Why a card that has become another cannot be played so; what is owed comes first, as for any card."""
    return duty(st, seat, action.name, action, card, window, money) or action.refusal(
        st, seat, card, None, window, money
    )


def how_refusal(st: State, draft: Draft, name: str, window: Window | None, money: Budget) -> Reason | None:
    """Why the card cannot be played in that way as the chosen one."""
    card, other = draft.card, draft.targets[0]
    action = next((one for one in _actions(st, other) if one.name == name), None)
    return None if action is None else _refused(_as_that(st, card, other), draft.seat, action, card, window, money)


def can_be_played_as_another(
    st: State, seat: Seat, card: CardId, window: Window | None, money: Budget
) -> bool:  # fmt: skip
    """Whether a card that is about to be taken up into the hand could be played then (RUL-53)."""
    if card not in st.limbo:
        return False
    held = st.copy()
    M.to_pile(held, card, "hand")
    return refusal(held, seat, card, None, window, money.but(found=card)) is None


def _steps(st: State, draft: Draft) -> list[Stage]:
    return [ORIGINAL, HOW]


def _offer_originals(st: State, draft: Draft, window: Window | None, money: Budget) -> list[Option]:
    return [card_option(other) for other in _originals(st, draft.seat, draft.card, window, money)]


def _offer_ways(st: State, draft: Draft, window: Window | None, money: Budget) -> list[Option]:
    found = _ways(st, draft.seat, draft.card, draft.targets[0], window, money)
    return [word_option(name) for name in found]


def as_chosen(st: State, draft: Draft) -> Draft:
    """The card becomes the chosen one; the play of that is put together in its place, its card chosen already."""
    card, how = draft.card, draft.words[0]
    _become(st, card, draft.targets[0])
    new = new_draft(how, draft.seat, NO_CARD, -1, draft.answers, draft.called, draft.base)
    return new.but(summoner=draft.summoner)


def _never(st: State, p: Pending) -> None:
    raise EngineBug("what is announced is the play of the card that it has become")


ORIGINAL: Final = Stage("copied")
HOW: Final = Stage("how")
COPY: Final = Action(
    "copy", hand, refusal, _never, free, _steps, {"copied": _offer_originals, "how": _offer_ways}, hinted=True,
    from_hand=True, though_owed=True, deploys=True, answers=True,
)
