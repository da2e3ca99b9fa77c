"""What a game makes of its declarations: a node that is equal to one of them does what that one does."""

from __future__ import annotations

from dataclasses import replace

import pytest
from told import TWO, play_of

from doomtable.cards.catalogue import catalogue
from doomtable.rules.bindings import Bindings
from doomtable.rules.card_defs import CardDef
from doomtable.rules.definitions import Definitions
from doomtable.rules.language import Mod, Rule, Scale, Sel
from doomtable.rules.query import candidates
from doomtable.rules.terms import EngineBug
from doomtable.rules.walk import walk


def test_an_equal_selector_is_as_good_as_the_pinned_one():
    state = play_of(TWO).game.state
    for pinned in [mask.src for mask in state.definitions.sels.values()]:
        copy = replace(pinned)
        assert copy is not pinned
        assert state.definitions.sel(copy).src == pinned
        assert candidates(state, copy, Bindings(0, 0)) == candidates(state, pinned, Bindings(0, 0))


def test_a_selector_of_no_card_is_named():
    definitions = play_of(TWO).game.state.definitions
    with pytest.raises(EngineBug, match=r"of no card of this game.*grandmother"):
        definitions.sel(Sel(("grandmother",)))
    with pytest.raises(EngineBug, match=r"of no card of this game.*grandmother"):
        definitions.cont(Mod(("tags",), op="give", words=("grandmother",)))


def test_an_equal_effect_is_as_good_as_the_pinned_one():
    cards = [catalogue().get(name) for name in ("Take Aim", "Automatic Fire", "Shroud")]
    definitions = Definitions(cards, [[0, 1, 2]])
    lasting = [n for card in cards for n in walk(card.abilities) if isinstance(n, Mod | Rule | Scale)]
    assert {type(node) for node in lasting} == {Mod, Rule, Scale}
    for node in lasting:
        assert definitions.cont(replace(node)).node == definitions.cont(node).node


def test_a_definition_that_keeps_all_its_texts_stays_as_it_is():
    cards = [catalogue().get(name) for name in catalogue().names]
    definitions = Definitions(cards, [list(range(len(cards)))])
    assert any(d.limit is not None for d in definitions.defs)
    for old in definitions.defs:
        new = definitions.with_texts(old, old.conts, old.ons).defs[old.index]
        for slot in CardDef.__slots__:
            assert getattr(new, slot) == getattr(old, slot), (old.name, slot)
