"""The options of the open question, made once and lazily; and the reason why something else is not among them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from doomtable.rules import drafts
from doomtable.rules import language as L
from doomtable.rules.permit import (
    attack_refusal,
    attacker_refusal,
    cover_refusal,
    enter_refusal,
    exit_refusal,
    exit_vehicle_refusal,
    first_turn_ban,
    muster_refusal,
    owes_exit,
    own_warriors,
    sabotage_refusal,
    tactic_refusal,
    tactics,
)
from doomtable.rules.plays import ENTRY
from doomtable.rules.query import amount, board, candidates
from doomtable.rules.ratings import usable_weapons
from doomtable.rules.state import Draft, Frame, State, Window
from doomtable.rules.terms import NO_CARD, PASS, CardId, Option, Reason, Seat
from doomtable.rules.ways import Purse, player_options, purse, seat_mask, target_options, way_refusal

YES, NO, NONE, END = Option("yes"), Option("no"), Option("none"), Option("end turn")
WINDOW_VERBS = ("play", "cast", "use")


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
    if st.agenda[base][1] != "window":
        return None
    frame = st.agenda[base - 1]
    return frame[1] if frame[0] == "window" else None


def options(st: State, ask: Frame) -> list[Option]:
    """Everything the asked player may choose; for a window with nothing to play just pass."""
    kind, seat = ask[1], ask[2]
    if kind == "menu":
        return menu(st, seat, None, purse(st, seat))
    if kind == "window":
        return window_options(st, seat, window_at(st, len(st.agenda) - 1))
    if kind == "draft":
        draft: Draft = ask[3]
        return drafts.options(st, draft, window_at(st, draft.base), _money(st, draft))
    if kind == "session":
        return [*(o for o in menu(st, seat, None, purse(st, seat)) if o.key != "end turn"), Option("done")]
    return OTHERS[kind](st, ask)


def _money(st: State, draft: Draft) -> Purse:
    return purse(st, draft.seat) if st.agenda[draft.base][1] != "window" else Purse()


def menu(st: State, seat: Seat, window: Window | None, money: Purse) -> list[Option]:
    out = [
        Option(verb)
        for verb in drafts.TURN_VERBS
        if next(iter(drafts.beginnings(st, seat, verb, window, money)), None) is not None
    ]
    if not (owes_exit(st, seat) and money.actions and Option("exit cover") in out):
        out.append(END)  # COVER-07
    return out


def window_options(st: State, seat: Seat, window: Window | None) -> list[Option]:
    if window is None:
        return [PASS]
    out = [PASS]
    mask = seat_mask(st, seat) & window.mask
    if mask or (window.name == "combat" and st.combats):
        for verb in WINDOW_VERBS:
            if next(iter(drafts.beginnings(st, seat, verb, window, Purse())), None) is not None:
                out.append(Option(verb))
    return out


def _tactic(st: State, ask: Frame) -> list[Option]:
    c = st.combat(ask[3])
    assert c is not None
    return [Option(t) for t in tactics(st, c.attacker, c.defender)]


def _weapon(st: State, ask: Frame) -> list[Option]:
    c = st.combat(ask[3])
    assert c is not None
    seen: set[int] = set()
    out: list[Option] = []
    for w in usable_weapons(st, c, ask[4]):
        if st.pinned.card_def[w] not in seen:
            seen.add(st.pinned.card_def[w])
            out.append(Option("card", w))
    return [*out, NONE]


def _split(st: State, ask: Frame) -> list[Option]:
    return [Option("number", number=n) for n in range(ask[3] + 1)]


def _discard(st: State, ask: Frame) -> list[Option]:
    cards = [Option("card", c) for c in st.seats[ask[2]].hand]
    return cards if ask[3] else [PASS, *cards]


def _pay(st: State, ask: Frame) -> list[Option]:
    _, _, seat, e, ctx = ask
    return [YES, NO] if amount(st, e.d, ctx) <= st.seats[seat].D else [NO]


def _pick(st: State, ask: Frame) -> list[Option]:
    return [Option("card", c) for c in ask[5]]


def _search(st: State, ask: Frame) -> list[Option]:
    _, _, _, e, ctx, _n = ask
    return [*(Option("card", c) for c in candidates(st, e.sel, ctx)), NONE]


def _hand_loss(st: State, ask: Frame) -> list[Option]:
    return [Option("card", c) for c in st.seats[ask[3]].hand]


def _keep(st: State, ask: Frame) -> list[Option]:
    return [Option("card", c) for c in ask[3]]


def _either(st: State, ask: Frame) -> list[Option]:
    return [Option(label) for label in ask[3].labels]


def _convert(st: State, ask: Frame) -> list[Option]:
    s = st.seats[ask[2]]
    out = [Option("promotion")] if s.D >= ask[3] else []
    return [*out, *([Option("destiny")] if s.P else []), NONE]


def _convert_n(st: State, ask: Frame) -> list[Option]:
    s = st.seats[ask[2]]
    most = s.D // ask[3] if ask[5] == "promotion" else s.P
    return [Option("number", number=n) for n in range(1, most + 1)]


OTHERS: dict[str, Callable[[State, Frame], list[Option]]] = {
    "tactic": _tactic, "weapon": _weapon, "split": _split, "discard": _discard, "convert": _convert, "convert n": _convert_n, "pay": _pay, "pick": _pick,
    "search": _search, "hand loss": _hand_loss, "keep": _keep, "either": _either, "may": lambda st, ask: [YES, NO],
}  # fmt: skip


# ---------------------------------------------------------------------------------------------------- explaining


def refusal(
    st: State, seat: Seat, ask: Frame, verb: str, card: CardId = NO_CARD, other: Option | None = None
) -> Reason:
    """Why a play is not offered: of a verb, of a verb with a card, or of a verb with a card and what comes next."""
    window = window_at(st, len(st.agenda) - 1) if ask[1] == "window" else None
    money = purse(st, seat) if ask[1] in ("menu", "session") else Purse()
    found = _verb_refusal(st, seat, verb, card, other, window, money)
    return found or Reason("ETIQ-01", "not_an_option")


def _verb_refusal(
    st: State, seat: Seat, verb: str, card: CardId, other: Option | None, window: Window | None, money: Purse
) -> Reason | None:
    if (
        window is None
        and verb not in ("exit cover", "play", "cast", "use")
        and owes_exit(st, seat)
        and money.actions
    ):
        return Reason("COVER-07", "owes_exit")
    if verb == "attack":
        return _attack_refusal(st, seat, card, other, money)
    if verb in ("play", "cast", "use"):
        return _way_refusals(st, seat, verb, card, other, window, money)
    if window is not None:
        return Reason("RUL-33", "not_playable_now", (_name(st, card),))
    need = {"muster in cover": 3, "reveal": 0, "end turn": 0}.get(verb, 1)
    if verb in ENTRY and card != NO_CARD:
        if card in st.seats[seat].hand and other is not None:
            for option, reason in drafts.places(st, seat, card):
                if option == other or (
                    other.key == "card" and option.card == other.card and option.key == "card"
                ):
                    if reason is not None:
                        return reason
        return drafts.entry_refusal(st, seat, card, verb, money)
    if need > money.actions:
        if st.turn.attacked:
            return Reason("TURN-07", "attack_done")
        return Reason("TURN-11" if need > 1 else "TURN-05", "no_actions", (money.actions, need))
    if verb in ("muster", "muster in cover") and card != NO_CARD:
        return muster_refusal(st, seat, card, verb == "muster in cover")
    if verb == "sabotage":
        if other is not None and other.key == "player":
            return sabotage_refusal(st, seat, other.seat)
        return next(
            (r for o in st.living() if o != seat and (r := sabotage_refusal(st, seat, o)) is not None), None
        )
    if card == NO_CARD:
        for c in own_warriors(st, seat):
            reason = _warrior_refusal(st, seat, verb, c)
            if reason is not None:
                return reason
        return Reason("TIME-13", "no_target", ("",))
    if verb in drafts.WARRIOR_VERBS:
        return _warrior_refusal(st, seat, verb, card)
    return None


def _warrior_refusal(st: State, seat: Seat, verb: str, card: CardId) -> Reason | None:
    if verb == "seek cover":
        return cover_refusal(st, seat, card)
    if verb == "exit cover":
        return exit_refusal(st, card)
    if verb == "enter vehicle":
        return enter_refusal(st, card)
    if verb == "exit vehicle":
        return exit_vehicle_refusal(st, card)
    return None


def _attack_refusal(st: State, seat: Seat, card: CardId, other: Option | None, money: Purse) -> Reason | None:
    if not money.menu:
        return Reason("ACT-20", "not_your_turn")
    if not money.attack or money.actions + st.turn.attacks <= 0:
        return Reason("TURN-07", "attack_done")
    ban = first_turn_ban(st, seat)
    if ban is not None:
        return ban
    if card == NO_CARD:
        return Reason("COMBAT-05", "nothing_to_attack")
    if card not in st.play:
        return Reason("COMBAT-05", "not_an_option")
    reason = attacker_refusal(st, card)
    if reason is not None:
        return reason
    if other is not None and other.card in st.play:
        if other.key in ("fight", "shoot"):
            return None
        reason = attack_refusal(st, card, other.card)
        if reason is not None:
            return reason
        return Reason("RUL-06", "required_by", (_name(st, card),))
    return Reason("COMBAT-05", "nothing_to_attack")


def tactic_reason(st: State, tactic: str) -> Reason | None:
    """Why a tactic may not be announced in the present combat."""
    c = st.combats[-1]
    return tactic_refusal(st, c.attacker, c.defender, tactic)


def _way_refusals(
    st: State, seat: Seat, verb: str, card: CardId, other: Option | None, window: Window | None, money: Purse
) -> Reason | None:
    if card == NO_CARD:
        return Reason("TIME-16", "not_playable_now", ("",))
    d = st.pinned.of[card]
    ways = d.acts if verb == "use" else d.plays
    if not ways or (verb == "use") != (card in st.play):
        return Reason("TIME-16", "not_playable_now", (d.card.name,))
    reason: Reason | None = None
    for way in ways:
        reason = way_refusal(st, seat, card, way, window, money)
        if reason is None and other is not None:
            draft = Draft(verb, seat, 0, card, way.index, answers=window.pending if window is not None else 0)
            for choice in way.ability.targets:
                if isinstance(choice, L.Target) and other.key == "card":
                    found = target_options(st, draft, way, choice, None)
                    if other.card not in found:
                        return _target_refusal(st, card, other.card)
                if isinstance(choice, L.TargetPlayer) and other.key == "player":
                    if other.seat not in player_options(st, draft, way, choice):
                        return Reason("RUL-29", "no_effect", (d.card.name,))
            return Reason("RUL-29", "no_effect", (d.card.name,))
        if reason is None:
            return None
    return reason


def _target_refusal(st: State, card: CardId, target: CardId) -> Reason:
    p = st.pinned
    d = p.of[card]
    t = board(st).tags.get(target, 0)
    name = p.of[target].card.name
    if d.type == "art" and t & p.IMMUNE_ART:
        return Reason("IMM-08", "immune", (name, "art"))
    if d.type == "symmetry":
        return Reason("IMM-08", "immune", (name, "symmetry"))
    if d.type == "art" and t & p.LEGION:
        return Reason("ART-11", "art_for_legion", (d.card.name,))
    return Reason("TIME-13", "no_target", (d.card.name,))


def _name(st: State, card: CardId) -> str:
    return st.pinned.of[card].card.name if card != NO_CARD else ""
