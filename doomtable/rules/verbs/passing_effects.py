"""Passing effects: a Mod or Rule of a play begins, and how long it lasts."""

from __future__ import annotations

from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.bindings import Bindings
from doomtable.rules.continuous import STAT_INDEX, settled_mods
from doomtable.rules.query import amount, board, candidates
from doomtable.rules.ratings import rates
from doomtable.rules.references import PLAYER_WORDS, controller, deref, players
from doomtable.rules.state import State, replaced
from doomtable.rules.terms import NO_CARD, CardId
from doomtable.rules.triggers import fire
from doomtable.rules.warzones import warzones_for


def until_anchor(st: State, until: str, ctx: Bindings, on: tuple[CardId, ...]) -> int:
    if until == "combat":
        return st.combats[-1].id if st.combats else 0
    if until == "next attack":
        return st.combats[-1].aseat if st.combats else ctx.you
    if until == "its next turn":
        return controller(st, on[0]) if on else ctx.player
    if until in ("host leaves", "healed"):
        return on[0] if on else NO_CARD
    return ctx.you if until else ctx.me


def passing(st: State, e: L.Mod | L.Rule, ctx: Bindings) -> None:
    """A Mod or Rule that lasts for a time begins."""
    if isinstance(e, L.Mod) and e.op != "swap" and (settled := settled_mods(e)):
        ctx, e = replaced(ctx, number=amount(st, e.by, ctx)), settled[0]  # whatever becomes of the card that has it
    elif isinstance(e, L.Mod) and isinstance(e.by, L.Of) and (counted := deref(st, e.by.ref, ctx)) not in st.play:
        if counted != NO_CARD:
            M.know(st, (counted,), 0xFF)  # all saw it go, and its rating counts as long as this lasts (ZONE-06)
    cont = st.definitions.cont(e)
    who = e.who
    until = e.until or ("host leaves" if ctx.me not in st.play else "")
    if until == "next attack":
        ctx = replaced(ctx, seat=until_anchor(st, until, ctx, ()))
    if who == "its player" and ctx.it in st.play:  # whoever has that card, for as long as it is so
        M.add_effect(st, cont.index, ctx, (ctx.it,), until, until_anchor(st, until, ctx, (ctx.it,)))
        return
    if isinstance(who, str) and who in PLAYER_WORDS:
        for seat in players(st, who, ctx):
            anchor = seat if until == "its next turn" else until_anchor(st, until, ctx, ())
            M.add_effect(st, cont.index, ctx, (), until, anchor, seat)
        return
    if isinstance(who, L.Sel):
        lasting = e.until in ("your next turn", "turn", "game", "your next draw")
        if isinstance(e, L.Rule):  # who takes part in the combat may change in it (COMMANDO RAID)
            lasting = lasting or e.until == "combat"
        if lasting and (isinstance(e, L.Rule) or e.what[0] in ("immune", "tags")):
            M.add_effect(st, cont.index, ctx, (), until, until_anchor(st, until, ctx, ()))
            return
        on = tuple(candidates(st, who, ctx))
    elif who in ("attacker", "defender") and until == "combat":  # the role, whoever takes it (AMBUSH)
        M.add_effect(st, cont.index, ctx, (), until, until_anchor(st, until, ctx, ()))
        return
    else:
        card = deref(st, who, ctx)
        on = (card,) if card in st.play or card in st.limbo else ()
    if on and isinstance(e, L.Mod) and e.op == "swap":
        _swap_ratings(st, e, ctx, on[0])
    elif on:
        if cont.words & st.definitions.HERETIC and isinstance(e, L.Mod) and e.op == "give":
            for card in on:
                if not board(st).tags[card] & st.definitions.HERETIC:
                    fire(st, "turned", it=card, by=ctx.me, seat=ctx.you)
        M.add_effect(st, cont.index, ctx, on, until, until_anchor(st, until, ctx, on))


def ruled(st: State, e: L.Rule, ctx: Bindings) -> None:
    """A Rule begins; a Warzone that may be used no more is not that of the combat any longer (AIR ASSAULT)."""
    passing(st, e, ctx)
    c = st.combats[-1] if st.combats and e.act == "use" else None
    if c is not None and c.warzone != NO_CARD and c.warzone not in warzones_for(st, c):
        M.change_combat(st, c.id, warzone=NO_CARD)


def _swap_ratings(st: State, e: L.Mod, ctx: Bindings, card: CardId) -> None:
    """Two ratings of a warrior change places as they are now; a dash, which is no rating, does not."""
    one, other = (rates(st, card)[STAT_INDEX[stat]] for stat in e.what)
    if one is None or other is None:
        return
    ctx = replaced(ctx, number=other - one)
    for mod in settled_mods(e):
        M.add_effect(st, st.definitions.cont(mod).index, ctx, (card,), e.until, until_anchor(st, e.until, ctx, (card,)))
