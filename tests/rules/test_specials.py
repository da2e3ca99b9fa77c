"""Counted specials: what stands alone has a name, a handler, a sentence, and a count that stays small."""

from __future__ import annotations

import ast
import inspect
import json

import node_reads
import pytest

from doomtable.cards import packs
from doomtable.cards.catalogue import catalogue
from doomtable.cards.constructors import special
from doomtable.cards.validation import faults, walk
from doomtable.cards.vocabulary import GENERAL
from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules import resolve
from doomtable.rules.bindings import Bindings
from doomtable.rules.coverage import unhandled
from doomtable.rules.references import deref
from doomtable.rules.special_checks import SPECIAL_CHECKS
from doomtable.rules.state import State
from doomtable.rules.verbs.special_verbs import SPECIAL_VERBS
from doomtable.words import english, german
from doomtable.words.english import verbs

MOST = 40
"""Specials in all 1,073 cards; those of Inquisition and Warzone are at most 15."""
MOST_OF_TWO = 15
UNMASK = special(
    "Unmask", "01995", GENERAL, L.Special("unmask"), window="any", rarity="C1", targets=(L.Target(L.Sel()),)
)
MADE = (UNMASK,)


def cards_by_special() -> dict[str, list[L.Card]]:
    """The cards that say each Special."""
    found: dict[str, list[L.Card]] = {}
    for card in catalogue().cards:
        for name in dict.fromkeys(node.name for node in walk(card) if isinstance(node, L.Special)):
            found.setdefault(name, []).append(card)
    return found


def test_a_special_stands_alone_and_there_are_few():
    found = cards_by_special()
    assert set(found) == set(L.SPECIALS)
    assert [(name, [card.name for card in cards]) for name, cards in found.items() if len(cards) > 1] == []
    assert len(found) <= MOST
    assert sum(cards[0].set in ("inq", "wz") for cards in found.values()) <= MOST_OF_TWO


def test_every_special_has_a_handler():
    assert set(L.SPECIALS) == set(SPECIAL_VERBS) == set(resolve.VERBS[L.Special].only["name"])
    assert set(SPECIAL_CHECKS) <= set(SPECIAL_VERBS)


def spoken_of(module: str, name: str) -> set[str]:
    """The references that a handler asks for, by it and by what it calls in its file."""
    tree = node_reads.functions()[module, name]
    found: set[str] = set()
    for call in ast.walk(tree):
        if isinstance(call, ast.Call):
            called = ast.unparse(call.func)
            if called in ("deref", "players") and isinstance(call.args[1], ast.Constant):
                found.add(call.args[1].value)
            elif (module, called) in node_reads.functions():
                found |= spoken_of(module, called)
    return found


def test_a_special_speaks_of_what_its_handler_reads():
    for name, handler in SPECIAL_VERBS.items():
        module = handler.__module__.removeprefix("doomtable.rules.")
        assert spoken_of(module, handler.__name__) == set(L.SPECIALS[name]), name
        source = inspect.getsource(handler)
        assert not [field for field in ("ctx.targets", "ctx.player", "ctx.words") if field in source], name


def test_an_unknown_special_is_refused_with_its_name(tmp_path):
    made = special("Odd", "01996", GENERAL, L.Special("no such special"), window="any", rarity="C1")
    assert any("no such special" in str(fault) for fault in faults(made))
    pack = tmp_path / "fan.json"
    pack.write_text(json.dumps(packs.export((made,))), encoding="utf-8")
    assert any("no such special" in str(fault) for fault in packs.check(pack))
    assert unhandled(made) == ("ability 1 (play): Special.name = no such special",)
    for language in (english, german):
        with pytest.raises(english.Unworded):
            language.card_text(made)


# ------------------------------------------------------------------------------------------------- a planted one


def unmask(st: State, ctx: Bindings) -> None:
    """It comes out of cover."""
    M.set_cover(st, deref(st, "target", ctx), False)


def masked(st: State, ctx: Bindings) -> bool:
    return not ctx.targets or st.play[ctx.targets[0]].cover


@pytest.fixture
def planted(monkeypatch):
    """A Special of the test's own."""
    verb = resolve.VERBS[L.Special]
    monkeypatch.setitem(L.SPECIALS, "unmask", ("target",))
    monkeypatch.setitem(SPECIAL_VERBS, "unmask", unmask)
    monkeypatch.setitem(SPECIAL_CHECKS, "unmask", masked)
    monkeypatch.setitem(resolve.VERBS, L.Special, verb._replace(only={"name": tuple(SPECIAL_VERBS)}))
    monkeypatch.setitem(verbs.VERBS, "special unmask", "take the mask off {0}")


def test_a_planted_special_is_whole(planted):
    assert faults(UNMASK) == [] and unhandled(UNMASK) == ()
    assert english.card_text(UNMASK) == "At any time: take the mask off any warrior."


def test_what_a_special_speaks_of_must_be_there(planted):
    made = special("Odd", "01996", GENERAL, L.Special("unmask"), window="any", rarity="C1")
    assert any("target" in str(fault) for fault in faults(made))


def test_a_special_is_run_and_is_not_offered_where_it_does_nothing(planted, played):
    played("""
name: A Special does what its handler says
players:
  - {name: Ann, hand: [Unmask]}
  - {name: Bob, squad: [{card: Hussar, cover: true}, Free Marine]}
script:
  - Ann: [play, Unmask, Hussar]
  - pass: all
expect: {Hussar.cover: false}
---
name: A Special that would change nothing is not offered
players:
  - {name: Ann, hand: [Unmask]}
  - {name: Bob, squad: [Hussar]}
illegal: {Ann: [{do: [play, Unmask, Hussar], because: TIME-13}]}
""")
