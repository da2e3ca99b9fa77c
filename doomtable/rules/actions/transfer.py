"""Transfer: a warrior goes to its player's Outpost, or from there back to its area (ACT-16, OUT-08, OUT-18).

Where Warzones are places it goes from one to another (OPT-WARZONE-09 to OPT-WARZONE-11); where players stand behind
one another it is handed to the partner in the other line (VAR-FRONT-10, VAR-FRONT-11).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from doomtable.rules import mutate as M
from doomtable.rules.actions.action import (
    WHERE,
    Action,
    Stage,
    first_refusal,
    no_actions,
    not_own,
    out_of_turn,
    still_there,
    warriors,
)
from doomtable.rules.attack_permit import idle_refusal
from doomtable.rules.base_moves import go, move_refusal, ways_out
from doomtable.rules.line_moves import hand_over
from doomtable.rules.lines import other_line
from doomtable.rules.permit import own_warriors
from doomtable.rules.places import has_outposts, other_places, place_options
from doomtable.rules.planet_moves import goal_refusal, goals, journey, journey_refusal, stay_refusal
from doomtable.rules.play_budget import Budget, budget
from doomtable.rules.references import place_of
from doomtable.rules.state import State, Window
from doomtable.rules.state_parts import Draft, Pending
from doomtable.rules.terms import NO_CARD, CardId, Option, Reason, Seat, card_option
from doomtable.rules.transfer_limit import TRANSFERRED, mark_of
from doomtable.rules.transfer_permit import (
    any_transfer_refusal,
    goals_of,
    hand_over_refusal,
    may_transfer,
    place_refusal,
    ready,
    to_outposts_alone,
    transfer_actions,
    transfer_refusal,
)
from doomtable.rules.triggers import fire
from doomtable.rules.verbs.journeys import travel
from doomtable.rules.verbs.transfer_verbs import transfer


def refusal(
    st: State, seat: Seat, card: CardId, other: Option | None, window: Window | None, money: Budget
) -> Reason | None:
    """Why a warrior cannot be transferred."""
    reason = not_own(st, seat, card, "ACT-16") or out_of_turn(st, card, window)
    if reason is not None:
        return reason
    if st.rules.base_p:
        barred = move_refusal(st, seat, card, other.card if other is not None else NO_CARD) if card != NO_CARD else None
        return no_actions(st, money, 1) or barred
    if not may_transfer(st):
        places = st.rules.warzone_places
        return Reason("OPT-WARZONE-09", "no_other_place") if places else Reason("OUT-21", "no_outposts")
    if st.rules.planets:
        return _journey_refusal(st, seat, card, other, money)
    if card == NO_CARD:
        return no_actions(st, money, 1) or first_refusal(st, seat, any_transfer_refusal)
    handed = hands_over(st, seat, card)
    need = 1 if handed else transfer_actions(st, card)
    reason = no_actions(st, money, need) or (None if handed else any_transfer_refusal(st, seat, card))
    return reason or idle_refusal(st, card)


def _journey_refusal(st: State, seat: Seat, card: CardId, other: Option | None, money: Budget) -> Reason | None:
    """The same between planets (VAR-COLONY-17 to VAR-COLONY-21)."""
    if card == NO_CARD:
        return no_actions(st, money, 1) or first_refusal(st, seat, journey_refusal)
    if other is not None and other.key in ("card", st.rules.home_place):
        need = journey(st, place_of(st, card), other.card)
        reason = stay_refusal(st, seat, card) or goal_refusal(st, seat, card, other.card)
        return reason or no_actions(st, money, need) or idle_refusal(st, card)
    found = goals(st, seat, card).values()
    reason = no_actions(st, money, min(found)) if found else journey_refusal(st, seat, card)
    return reason or idle_refusal(st, card)


def hands_over(st: State, seat: Seat, card: CardId) -> bool:
    """Whether a warrior can be handed to the partner in the other line."""
    return bool(st.rules.behind) and hand_over_refusal(st, seat, card) is None


def _goes_further(st: State, draft: Draft) -> bool:
    """Whether a warrior that can be handed over could be transferred to the Outpost or another place as well."""
    if not (has_outposts(st) or other_places(st, draft.card)):
        return False
    actions = budget(st, draft.seat).actions
    moved = place_refusal(st, draft.card) is None or transfer_refusal(st, draft.seat, draft.card) is None
    return moved and transfer_actions(st, draft.card) <= actions


def look(st: State, seat: Seat, window: Window | None, money: Budget) -> Iterator[CardId]:
    """The warriors that can be transferred."""
    if not money.actions or window is not None or not may_transfer(st):
        return
    if to_outposts_alone(st.rules):
        for card in own_warriors(st, seat):
            if ready(st, seat, card, money.actions):
                yield card
        return
    for card in own_warriors(st, seat):
        if refusal(st, seat, card, None, window, money) is None:
            yield card


def _cost(st: State, draft: Draft) -> tuple[int, int]:
    if st.rules.base_p:
        return 1, 0
    if st.rules.planets:
        if draft.place != NO_CARD or draft.area:
            return journey(st, place_of(st, draft.card), draft.place), 0
        return min(goals(st, draft.seat, draft.card).values(), default=1), 0
    handed = draft.area == OTHER_LINE or (not draft.area and draft.place == NO_CARD and hands_over(
        st, draft.seat, draft.card
    ))  # fmt: skip
    return (1 if handed else transfer_actions(st, draft.card)), 0


def _steps(st: State, draft: Draft) -> list[Stage]:
    """It is asked where to only when a card leaves a choice, or there are other places, or a partner takes it."""
    if st.rules.base_p or st.rules.planets:
        return [WHERE]
    if hands_over(st, draft.seat, draft.card):
        return [AREA] if draft.area or draft.place != NO_CARD or _goes_further(st, draft) else []
    if other_places(st, draft.card):
        return [WHERE]
    return [AREA] if draft.area or len(goals_of(st, draft.card)) > 1 else []


def _areas(st: State, draft: Draft, window: Window | None, money: Budget) -> list[Option]:
    if not hands_over(st, draft.seat, draft.card):
        return [Option(area) for area in goals_of(st, draft.card)]
    partner = Option(OTHER_LINE, seat=other_line(st, draft.seat))
    if st.rules.warzone_places:
        return [partner, *_where(st, draft, window, money)]
    return [partner, *map(Option, goals_of(st, draft.card))]


def _where(st: State, draft: Draft, window: Window | None, money: Budget) -> list[Option]:
    """The other places, home first, and the Outpost; between planets those for which there are actions; the base or the
    battlefields to which it can go."""
    if st.rules.base_p:
        return [card_option(place) for place in ways_out(st, draft.seat, draft.card)]
    if st.rules.planets:
        actions = budget(st, draft.seat).actions
        return place_options(st, [place for place, n in goals(st, draft.seat, draft.card).items() if n <= actions])
    found = [card_option(place) if place != NO_CARD else Option(st.rules.home_place)
             for place in other_places(st, draft.card)]
    to_outpost = has_outposts(st) and transfer_refusal(st, draft.seat, draft.card) is None
    return [*found, *([Option("outpost")] if to_outpost else [])] if place_refusal(st, draft.card) is None else [
        Option("outpost")
    ]  # fmt: skip


def _transfer(st: State, p: Pending) -> None:
    """OUT-19: it goes with all that is on it, in cover or not; an answer may have changed whether it may."""
    if not still_there(st, p):
        return
    card = p.card
    if st.rules.base_p:
        if move_refusal(st, p.seat, card, p.place) is None:
            go(st, p.seat, card, p.place)
        return
    if st.rules.planets:
        if stay_refusal(st, p.seat, card) is None and goal_refusal(st, p.seat, card, p.place) is None:
            M.use_up(st, p.seat, TRANSFERRED, mark_of(card))
            travel(st, card, p.place)
        return
    if p.zone == OTHER_LINE or (not p.zone and p.place == NO_CARD and st.rules.behind):
        if hands_over(st, p.seat, card):
            hand_over(st, card, other_line(st, p.seat))
        return
    if st.rules.warzone_places and p.zone != "outpost" and other_places(st, card):
        if p.place in other_places(st, card):
            M.move_area(st, card, st.play[card].zone, place=p.place)
            known = -1 if not st.play[card].unpaid else 1 << p.seat
            M.emit(st, "transferred", p.seat, card, p.place, word="place" if p.place != NO_CARD else "luna", seen=known)
            fire(st, "transferred", it=card)
        return
    if transfer_refusal(st, p.seat, card) is None:
        M.use_up(st, p.seat, TRANSFERRED, mark_of(card))
        transfer(st, card, p.zone)


AREA: Final = Stage("area")
OTHER_LINE: Final = "player"
"""The goal of a warrior that is handed to the partner in the other line."""
TRANSFER: Final = Action(
    "transfer", warriors, refusal, _transfer, _cost, _steps, {"area": _areas, "where": _where}, look, hinted=True,
)
