"""Attacks that are legal by what is played when they begin (TIME-02)."""

from __future__ import annotations

from doomtable.rules import language as L
from doomtable.rules.attack_permit import attack_refusal, attacker_refusal, may_attack
from doomtable.rules.bindings import Bindings
from doomtable.rules.casting import within_reach
from doomtable.rules.permit import own_warriors
from doomtable.rules.play_budget import Budget
from doomtable.rules.play_modes import PlayMode
from doomtable.rules.query import board, fits
from doomtable.rules.state import State, Window
from doomtable.rules.terms import NO_CARD, Seat
from doomtable.rules.ways import way_refusal
from doomtable.rules.window_masks import open_mask


def opens_attack(st: State, seat: Seat) -> bool:
    """Whether no attack is legal for this player, but a play at the beginning of one could make one legal (TIME-02)."""
    if not st.definitions.opens_attacks:
        return False
    plays = [
        one for plays in st.definitions.ways_in(within_reach(st, seat)).by_verb.values() for one in plays.ways
        if one[1].ability.window == "attack begun"
    ]  # fmt: skip
    if not plays or any(may_attack(st, card) for card in own_warriors(st, seat)):
        return False
    window = Window("open", "attack begun", open_mask("attack begun"), 0, (seat,))
    return any(
        _opens(st, seat, way) and way_refusal(st, seat, card, way, window, Budget()) is None for card, way in plays
    )


def _opens(st: State, seat: Seat, way: PlayMode) -> bool:
    """Whether the play would allow a warrior of this player an attack that only affiliation or side stands against."""
    aims = [c.sel for c in way.ability.targets if isinstance(c, L.Target)]
    for e in way.ability.effects:
        if not (isinstance(e, L.Rule) and (e.verdict, e.act, e.who) == ("allow", "attack", "target") and aims):
            continue
        ctx = Bindings(NO_CARD, seat)
        for attacker in own_warriors(st, seat):
            if not fits(st, st.definitions.sel(aims[0]), attacker, ctx) or attacker_refusal(st, attacker) is not None:
                continue
            for card in board(st).warriors:
                if card != attacker and isinstance(e.whom, L.Sel) and fits(st, st.definitions.sel(e.whom), card, ctx):
                    if attack_refusal(st, attacker, card, by_card=True) is None:
                        return True
    return False
