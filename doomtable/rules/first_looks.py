"""First looks: what is given up as a play that is not open before all that the rules ask of it is judged."""

from __future__ import annotations

from doomtable.rules.aim_checks import things_that_fight
from doomtable.rules.bindings import plain_bindings
from doomtable.rules.casting import held_spells
from doomtable.rules.masks import SelectorMask
from doomtable.rules.play_modes import PlayMode
from doomtable.rules.query import any_like, holds
from doomtable.rules.state import State
from doomtable.rules.terms import CardId, Seat


def hopeless(st: State, seat: Seat, card: CardId, way: PlayMode) -> bool:
    """A first look: whether what it asks for is not there, its card is not in the state it must be in, nothing in play
    or in the player's hand could be what it is aimed at or does something to, or no spell is held that it would cast.
    """
    if way.board_asks and not st.pending and lacks(st, seat, card, way):
        return True
    if pointless(st, way):
        return True
    if way.must_be is not None and not holds(st, way.must_be, plain_bindings(card, seat)):
        return True
    if way.must_touch and not _any_touched(st, seat, way):
        return True
    for sel in way.must_hold:
        if not _any_held(st, st.definitions.sel(sel), seat):
            return True
    for sel in way.must_aim:
        if not any_like(st, st.definitions.sel(sel), seat):
            if not st.definitions.fences or not things_that_fight(st, way, sel, seat):
                return True
    return way.casts and not held_spells(st, seat)


def pointless(st: State, way: PlayMode) -> bool:
    """Whether a way to play a card does nothing in this game: two players cannot be put in another order."""
    return way.reseats and len(st.seats) < 3


def lacks(st: State, seat: Seat, card: CardId, way: PlayMode) -> bool:
    """Whether cards in play do not give what a way to play a card asks of them, as long as nothing is announced."""
    if st.rules.in_play != "table":
        return False  # where the card would be decides it, too
    kept, asked = st.derived.by_board.lacks, (seat, card, way.index)
    found = kept.get(asked)
    if found is None:
        found = kept[asked] = not _given(st, seat, card, way)
    return found


def _given(st: State, seat: Seat, card: CardId, way: PlayMode) -> bool:
    """Whether all of that holds."""
    ctx = plain_bindings(card, seat)
    for cond in way.board_asks:
        if not holds(st, cond, ctx):
            return False
    return True


def _any_touched(st: State, seat: Seat, way: PlayMode) -> bool:
    """A first look: whether a card in play could be one to which a play does something."""
    for sel in way.must_touch:
        if any_like(st, st.definitions.sel(sel), seat):
            return True
    return False


def _any_held(st: State, csel: SelectorMask, seat: Seat) -> bool:
    """A first look: whether a card in a player's hand has the tags that a selector asks for."""
    of = st.definitions.of
    for card in st.seats[seat].hand:
        if csel.meets(of[card].tags):
            return True
    return False
