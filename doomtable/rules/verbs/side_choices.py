"""Side choices: a warrior that is Doomtrooper and Dark Legion at once counts as both, until an effect is for one of
these alone; then its player says which of them it is (RUL-46).

What was said stands in the row of the warrior while that effect happens, and takes the other classes from it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.bindings import Bindings
from doomtable.rules.query import board, candidates, fits
from doomtable.rules.questions import AskChoose
from doomtable.rules.references import TARGET_WORDS, bearer_of, controller, deref
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, CardId, Seat
from doomtable.rules.texts_in_play import texts_in_play
from doomtable.rules.texts_now import texts_spoken
from doomtable.rules.verdicts import may_be_used, reached
from doomtable.rules.walk import walk

SAYS: Final = L.Choose((L.Name("affiliation", among=("doomtrooper", "legion")),), (L.Remember(),))
"""What its player is asked."""
REACHING: Final = ("what", "who", "of")
"""The fields of an effect that name the cards it happens to."""


def undecided(st: State, effect: L.Effect, ctx: Bindings) -> CardId:
    """A warrior of both classes that this effect reaches as one of them, and that has not been said to be either."""
    for card in _reached(st, effect, ctx):
        if st.definitions.of[card].twofold and card in st.play and not st.play[card].chosen:
            return card
    return NO_CARD


def ask(st: State, card: CardId) -> None:
    seat = _teller(st, card)
    M.push(st, AskChoose(seat=seat, node=SAYS, ctx=Bindings(card, seat), chosen=(), taken=()))


def _teller(st: State, card: CardId) -> Seat:
    """Who says which of them a warrior is: its player, or that of a warrior whose card says so, the newest of them."""
    b, found = board(st), NO_CARD
    for one in texts_in_play(st).mods:
        says = one.cont.who == "sel" and isinstance(one.cont.node, L.Mod) and one.cont.node.op == "choose"
        if says and may_be_used(st, b, one) and card in reached(st, b, one):
            if found == NO_CARD or st.play[one.ctx.me].order > st.play[found].order:
                found = one.ctx.me
    return controller(st, card if found == NO_CARD else bearer_of(st, found))


def misses(st: State, effect: L.Effect, ctx: Bindings) -> bool:
    """Whether the effect is aimed at somebody who has been said to be something else."""
    return any(
        st.definitions.of[card].twofold and not any(fits(st, st.definitions.sel(sel), card, ctx) for sel in sels)
        for card, sels in _aimed(st, effect, ctx)
    )


def forget(st: State) -> None:
    """The effect has happened: they are both again."""
    for card, row in st.play.items():
        if row.chosen and st.definitions.of[card].twofold:
            M.choose_on(st, card, ())


def _reached(st: State, effect: L.Effect, ctx: Bindings) -> Iterator[CardId]:
    for name in REACHING:
        sel = getattr(effect, name, None)
        for part in (sel, sel.on) if isinstance(sel, L.Sel) and not sel.where else ():
            if isinstance(part, L.Sel) and one_sided(st, part):
                yield from candidates(st, part, ctx)
    for card, _ in _aimed(st, effect, ctx):
        if _teller(st, card) != ctx.you:  # who aims at what they may say of means it
            yield card


def _aimed(st: State, effect: L.Effect, ctx: Bindings) -> Iterator[tuple[CardId, list[L.Sel]]]:
    """What has been chosen for this effect as one of a class, with what it was chosen for."""
    if ctx.me == NO_CARD:
        return
    targets = [n.sel for n in walk(texts_spoken(st, ctx.me)) if isinstance(n, L.Target)]
    for name in REACHING:
        ref = getattr(effect, name, None)
        card = deref(st, ref, ctx) if isinstance(ref, str) and ref in TARGET_WORDS else NO_CARD
        sels = [sel for sel in targets if not sel.where and one_sided(st, sel)]
        if card in st.play and sels:
            yield card, sels


def one_sided(st: State, sel: L.Sel) -> bool:
    """Whether a selector is for Doomtroopers alone, or for the Dark Legion or Heretics alone."""
    p, mask = st.definitions, st.definitions.sel(sel)
    asked = mask.all | mask.any
    return bool(asked & p.DOOM) != bool(asked & (p.LEGION | p.HERETIC))
