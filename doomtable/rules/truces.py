"""Truces: two teams that may not attack each other for a while, nor play Specials to impede each other (TRUCE).

A Special impedes a team that is aimed at a player of it or at what he has; that answers what he does and is about it;
that happens to who fights for him, or to all opponents. None does that raises ratings, heals or saves somebody.
"""

from __future__ import annotations

from typing import Final

from doomtable.rules import language as L
from doomtable.rules.frames import WindowFrame
from doomtable.rules.play_modes import KEEPS_TRUCE
from doomtable.rules.references import controller
from doomtable.rules.sides import allied
from doomtable.rules.state import State
from doomtable.rules.state_parts import Draft, Pending
from doomtable.rules.terms import NO_CARD, CardId, Seat
from doomtable.rules.walk import walk

OPPONENTS: Final = ("others",)
FIGHTING: Final = ("foe", "attacker", "defender")
PLAYED: Final = ("announced", "source", "announcer")
STRUCK: Final = ("it", "its player", "its owner")
DONE_BY: Final = ("by",)
TURNS: Final = (L.Cancel, L.Redirect, L.TakeOver, L.Award)
"""What happens to a play that has been announced, or to points."""
MEETS: Final = ("who", "whose", "what", "whom", "giver", "one", "other", "to")
"""The fields of an effect that say whom it happens to."""


def truce(st: State, one: Seat, other: Seat) -> CardId:
    """The card that keeps a truce between the teams of two players; -1 if there is none."""
    if st.definitions.truces:
        for timed in st.effects:
            if st.definitions.conts[timed.cont].node is KEEPS_TRUCE and timed.seat == one:
                if allied(st.rules, timed.ctx.you, other):
                    return timed.ctx.me
    return NO_CARD


def bars_aim(st: State, seat: Seat, special: CardId, aim: CardId) -> CardId:
    """The truce that keeps a player from aiming a Special at this card; -1 if none does."""
    by = truce(st, seat, controller(st, aim))
    return by if by != NO_CARD and not aids(st.definitions.of[special].card) else NO_CARD


def bars_player(st: State, seat: Seat, special: CardId, other: Seat) -> CardId:
    """The same of a player that a Special is aimed at."""
    return truce(st, seat, other) if st.definitions.of[special].type == "special" else NO_CARD


def spares(st: State, draft: Draft, pacifies: bool, other: Seat) -> bool:
    """Whether a play leaves out this player: in a truce, or as one of the same team where it makes one."""
    if pacifies:
        return any(allied(st.rules, other, chosen) for chosen in draft.players)
    return bars_player(st, draft.seat, draft.card, other) != NO_CARD


def bars_play(st: State, seat: Seat, special: CardId, ability: L.Play | L.Act) -> CardId:
    """The truce that keeps a player from playing a Special whatever it is aimed at; -1 if none does."""
    d = st.definitions.of[special]
    if not st.definitions.truces or not st.effects or d.type != "special" or aids(d.card):
        return NO_CARD
    met: list[Seat] = []
    said = tuple(walk(ability.effects))
    if _meet(said, OPPONENTS):
        met += st.living()
    if st.combats and _meet(said, FIGHTING):
        met += (st.combats[-1].aseat, st.combats[-1].dseat)
    if (p := _answered(st)) is not None:
        if _meet(said, PLAYED) or any(isinstance(e, TURNS) for e in said):
            met.append(p.seat)
        if ability.window == "after" and _meet(said, STRUCK):
            met.append(controller(st, p.ctx.it if p.ctx.it != NO_CARD else p.card))
        if ability.window == "after" and _meet(said, DONE_BY):
            met.append(controller(st, p.ctx.by))
    return next((by for by in (truce(st, seat, other) for other in met) if by != NO_CARD), NO_CARD)


def aids(card: L.Card) -> bool:
    """Whether a card raises ratings of whom it is aimed at or put on, or heals or saves somebody."""
    for n in walk(card.abilities):
        if isinstance(n, L.Heal | L.Survive):
            return True
        if isinstance(n, L.Mod) and n.who in ("target", "host", "bearer") and n.op in ("add", "times", "times all"):
            each = n.by if isinstance(n.by, int) else getattr(n.by, "each", 1)
            if each > 0 and not {"F", "S", "A"}.isdisjoint(n.what):
                return True
    return False


def _answered(st: State) -> Pending | None:
    """The play, action or event that is being answered."""
    frame = next((one for one in reversed(st.agenda) if isinstance(one, WindowFrame)), None)
    return st.pend(frame.window.pending) if frame is not None and frame.window.kind == "answer" else None


def _meet(said: tuple[object, ...], words: tuple[str, ...]) -> bool:
    """Whether any of these effects happens to whom one of these words means, or to cards of theirs."""
    return any(_meets(e, words) for e in said)


def _meets(e: object, words: tuple[str, ...]) -> bool:
    if isinstance(e, L.Special):
        return any(ref in words for ref in L.SPECIALS[e.name])
    whom = [getattr(e, name, None) for name in MEETS] if not isinstance(e, L.Sel | L.Gain) else []
    if isinstance(e, L.Each):
        whom.append(e.of)
    return any(one in words if isinstance(one, str) else _are(one, words) for one in whom)


def _are(cards: object, words: tuple[str, ...]) -> bool:
    return isinstance(cards, L.Sel) and cards.whose in words
