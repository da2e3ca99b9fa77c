"""Whether cards keep a player from playing a Special, or from aiming one at a card: in a combat, or in a truce."""

from __future__ import annotations

from doomtable.rules import combat_bans, truces
from doomtable.rules import language as L
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, CardId, Reason, Seat


def play_ban(st: State, seat: Seat, special: CardId, ability: L.Play | L.Act) -> CardId | None:
    """The card that keeps a player from playing a Special whatever it is aimed at."""
    by = combat_bans.bars_play(st, seat, special, ability)
    if by is None and (held := truces.bars_play(st, seat, special, ability)) != NO_CARD:
        return held
    return by


def aim_ban(st: State, seat: Seat, special: CardId, aim: CardId) -> Reason | None:
    """Why a player may not aim a Special at this card, or put it there."""
    if combat_bans.bars_aim(st, seat, special, aim):
        return st.definitions.reason("TIME-13", "no_target", (special,))
    held = truces.bars_aim(st, seat, special, aim)
    return st.definitions.reason("GEN-01", "forbidden_by", (held,)) if held != NO_CARD else None
