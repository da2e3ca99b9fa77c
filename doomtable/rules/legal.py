"""The options of the open question, made once and lazily; and the reason why something else is not among them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from doomtable.rules import drafts
from doomtable.rules import language as L
from doomtable.rules.permit import (
    due_attacks,
    findable,
    first_turn_ban,
    owes_exit,
    tactics,
    warzones_for,
)
from doomtable.rules.plays import ENTRY
from doomtable.rules.query import amount
from doomtable.rules.ratings import usable_weapons
from doomtable.rules.state import Draft, Frame, State, Window
from doomtable.rules.terms import PASS, Option, Seat, card_option
from doomtable.rules.verbs.choice_verbs import QUESTIONS
from doomtable.rules.verbs.combat_verbs import helpers_for
from doomtable.rules.verbs.point_verbs import has_actions
from doomtable.rules.ways import Budget, act_mask, budget, can_begin, choices_now, opens_attack, seat_mask
from doomtable.rules.windows import FIRST

YES, NO, NONE, END = Option("yes"), Option("no"), Option("none"), Option("end turn")
EMBARGO = Option("embargo")
DEPLOYED = ("muster", *ENTRY)
"""What may be begun in the Deployment phase."""
WINDOW_VERBS = ("play", "cast", "use", "bestow")


class Decision(NamedTuple):
    """Who must choose what. `kind` names the question; `draft` is the play being put together, if any."""

    seat: Seat
    kind: str
    options: tuple[Option, ...]
    cancellable: bool
    window: str
    ask: Frame
    draft: Draft | None


def window_at(st: State, base: int) -> Window | None:
    """The window in which the question at that depth of the agenda is asked."""
    agenda = st.agenda
    if agenda[base][1] != "window":
        return None
    frame = agenda[base - 1]
    return frame[1] if frame[0] == "window" else None


def options(st: State, ask: Frame) -> list[Option]:
    """Everything the asked player may choose; for a window with nothing to play just pass."""
    kind, seat = ask[1], ask[2]
    if kind == "menu":
        return menu(st, seat, None, budget(st, seat))
    if kind == "window":
        return window_options(st, seat, window_at(st, len(st.agenda) - 1))
    if kind == "draft":
        draft: Draft = ask[3]
        return drafts.options(st, draft, window_at(st, draft.base), _money(st, draft))
    if kind == "spell":
        return [VERB_OPTIONS["cast"]]
    if kind == "session":
        return [*(o for o in menu(st, seat, None, budget(st, seat)) if o.key != "end turn"), Option("done")]
    return OTHERS[kind](st, ask)


def _money(st: State, draft: Draft) -> Budget:
    return budget(st, draft.seat) if st.agenda[draft.base][1] != "window" else NOTHING


def menu(st: State, seat: Seat, window: Window | None, money: Budget) -> list[Option]:
    """The verbs of the Actions step; the end of the turn too, unless an exit from cover is owed (COVER-07)."""
    if money.free:
        laid = (v for v in DEPLOYED if any(True for _ in drafts.beginnings(st, seat, v, None, money)))
        return [VERB_OPTIONS[verb] for verb in laid] or [PASS]
    owes = bool(money.actions or money.kept) and owes_exit(st, seat)
    out = []
    for verb in drafts.worth_trying(st, seat, money):
        for _ in drafts.beginnings(st, seat, verb, window, money, owes):
            out.append(VERB_OPTIONS[verb])
            break
        else:
            if verb == "attack" and not owes and drafts.has_attack(st, seat, money) and opens_attack(st, seat):
                out.append(VERB_OPTIONS[verb])
    if not (owes and Option("exit cover") in out) and not owes_attack(st, seat, money):
        out.append(END)
    return out


def owes_attack(st: State, seat: Seat, money: Budget) -> bool:
    """RUL-06: whether a card demands an attack that can be made now; until then the turn is not ended."""
    free = money.menu and money.attack and st.turn.budget.attacks and first_turn_ban(st, seat) is None
    return bool(money.kept or (free and due_attacks(st, seat)))


VERB_OPTIONS = {verb: Option(verb) for verb in drafts.TURN_VERBS}


def window_options(st: State, seat: Seat, window: Window | None) -> list[Option]:
    """Pass, and the verbs with which this player could answer.

    Who began an attack that only a play can make a legal one makes it now, unless somebody has answered already.
    """
    if window is None:
        return [PASS]
    if window.kind == FIRST:
        return [PASS, EMBARGO] if st.rules.embargo <= st.seats[seat].D else [PASS]
    if window.name == "attack begun" and seat == st.turn.seat and opens_attack(st, seat):
        if not next(frame[4] for frame in reversed(st.agenda) if frame[0] == "window"):
            return [VERB_OPTIONS["play"]]
    out = [PASS]
    mask = seat_mask(st, seat) & window.mask
    combat = window.name == "combat" and bool(st.combats)
    if not mask and not combat:
        return out
    of = st.definitions.of
    held = {of[card].verb for card in st.seats[seat].hand} if mask else set()
    if combat or act_mask(st, seat) & mask:
        held.add("use")
    for verb in WINDOW_VERBS:
        if verb in held:
            for _ in drafts.beginnings(st, seat, verb, window, NOTHING):
                out.append(VERB_OPTIONS[verb])
                break
    return out


NOTHING = Budget()


def _tactic(st: State, ask: Frame) -> list[Option]:
    c = st.combat(ask[3])
    assert c is not None
    return [Option(t) for t in tactics(st, c.attacker, c.defender)]


def _warzone(st: State, ask: Frame) -> list[Option]:
    c = st.combat(ask[3])
    assert c is not None
    return [*map(card_option, warzones_for(st, c)), NONE]


def _weapon(st: State, ask: Frame) -> list[Option]:
    c = st.combat(ask[3])
    assert c is not None
    seen: set[int] = set()
    out: list[Option] = []
    for w in usable_weapons(st, c, ask[4]):
        if st.definitions.card_def[w] not in seen:
            seen.add(st.definitions.card_def[w])
            out.append(card_option(w))
    return [*out, NONE]


def _split(st: State, ask: Frame) -> list[Option]:
    return [Option("number", number=n) for n in range(ask[3] + 1)]


def _discard(st: State, ask: Frame) -> list[Option]:
    cards = [card_option(c) for c in st.seats[ask[2]].hand]
    return cards if ask[3] else [PASS, *cards]


def _pay(st: State, ask: Frame) -> list[Option]:
    e: L.PayOr
    _, _, seat, e, ctx = ask
    able = amount(st, e.d, ctx) <= st.seats[seat].D and has_actions(st, seat, e.actions)
    return [YES, NO] if able else [NO]


def _pick(st: State, ask: Frame) -> list[Option]:
    return [card_option(c) for c in ask[5]]


def _search(st: State, ask: Frame) -> list[Option]:
    _, _, _, e, ctx, _n = ask
    return [*(card_option(c) for c in findable(st, e, ctx)), NONE]


def _hand_loss(st: State, ask: Frame) -> list[Option]:
    return [card_option(c) for c in st.seats[ask[3]].hand]


def _keep(st: State, ask: Frame) -> list[Option]:
    return [card_option(c) for c in ask[3]]


def _either(st: State, ask: Frame) -> list[Option]:
    _, _, seat, e, ctx = ask
    return [Option(label) for label, one in zip(e.labels, e.choices, strict=True) if can_begin(st, one, seat, ctx)]


def _convert(st: State, ask: Frame) -> list[Option]:
    s = st.seats[ask[2]]
    out = [Option("promotion")] if ask[3] <= s.D else []
    return [*out, *([Option("destiny")] if s.P else []), NONE]


def _convert_n(st: State, ask: Frame) -> list[Option]:
    s = st.seats[ask[2]]
    most = s.D // ask[3] if ask[5] == "promotion" else s.P
    return [Option("number", number=n) for n in range(1, most + 1)]


def _struck(st: State, ask: Frame) -> list[Option]:
    """The combatant and those of its reinforcements that are still there."""
    c = st.combat(ask[3])
    assert c is not None
    kept_out = {helper for helper, _, chooser in c.joined if chooser == "original"}
    group = (ask[4], *(helper for helper, helped in c.helpers if helped == ask[4] and helper not in kept_out))
    return [Option("card", card) for card in group if card in st.play]


def _join(st: State, ask: Frame) -> list[Option]:
    return [Option("card", card) for card in helpers_for(st, ask[3], ask[4])]


def _reply(st: State, ask: Frame) -> list[Option]:
    """An answer, or the D for keeping silent, from who has them."""
    _, _, seat, e, *_ = ask
    return [Option("answer"), Option("refuse")] if 0 < e.refuse <= st.seats[seat].D else [Option("answer")]


OTHERS: dict[str, Callable[[State, Frame], list[Option]]] = {
    "tactic": _tactic, "warzone": _warzone, "weapon": _weapon, "split": _split,
    "discard": _discard, "pay": _pay, "pick": _pick,
    "convert": _convert, "convert n": _convert_n, "search": _search, "hand loss": _hand_loss, "keep": _keep,
    "struck": _struck, "join": _join, "either": _either, "choose": choices_now,
    "question": lambda st, ask: [Option(word) for word in QUESTIONS], "reply": _reply, "may": lambda st, ask: [YES, NO],
}  # fmt: skip
