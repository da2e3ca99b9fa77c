"""Plans of card texts: every field of a declaration is told, every key has its words, exceptions are counted."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass, replace
from typing import Any

import pytest
from sources import trees
from words.samples import SAMPLES

from doomtable.cards.catalogue import catalogue
from doomtable.rules import language as L
from doomtable.rules.language import Card, Gain, Play
from doomtable.words import english
from doomtable.words.english import adjuncts, verbs
from doomtable.words.english.exceptions import EXCEPTIONS
from doomtable.words.english.grammar import count
from doomtable.words.plan import exceptions
from doomtable.words.plan.effects import EFFECTS
from doomtable.words.plan.exceptions import SentenceException, exception_text

CARDS = catalogue().cards
MOST_EXCEPTIONS = 0.02

UNTOLD = {
    ("Static", "role"): "what a text is to other cards",
    ("Act", "role"): "what a text is to other cards",
    ("On", "role"): "what a text is to other cards",
    ("Target", "up_to"): "that fewer may be bought goes without saying where targets are paid for one by one",
    ("Cost", "beside"): "how many actions a play takes is told; which are the attack's shows where others ask more",
    ("Cost", "least"): "that nothing need be paid is said by 'and more for each'",
    ("Role", "ref"): "the sentence is about that warrior",
    ("Versus", "ref"): "the sentence is about that warrior",
    ("On", "announced"): "that a use of a card can be answered goes without saying",
    ("Transfer", "to"): "the answer of who was asked where to, which no card gives",
    ("On", "order"): "who puts triggers in order is no matter of the text",
}
"""Fields that no text tells, and why."""


def parts(node: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Any, Any]]:
    """Every field of every node under one, with the way to it."""
    if is_dataclass(node):
        for field in fields(node):
            yield path, node, field
            yield from parts(getattr(node, field.name), (*path, field.name))
    elif isinstance(node, tuple):
        for at, one in enumerate(node):
            yield from parts(one, (*path, at))


def put(node: Any, path: tuple[str | int, ...], name: str, value: object) -> Any:
    """The node with one field under it changed."""
    if not path:
        return replace(node, **{name: value})
    first, *rest = path
    if isinstance(first, int):
        return (*node[:first], put(node[first], tuple(rest), name, value), *node[first + 1 :])
    return replace(node, **{first: put(getattr(node, first), tuple(rest), name, value)})


def sampled() -> list[Card]:
    """Cards that say every effect of the language."""
    choices = (L.Target(L.Sel()), L.Target(L.Sel(("equipment",))), L.TargetPlayer())
    effects = [one for kind in EFFECTS for one in SAMPLES.get(kind, ()) if kind is not L.Special]
    return [
        Card(
            "Sample",
            "01001",
            "unl",
            "special",
            ("general",),
            abilities=(Play("any", targets=choices, effects=(one,)),),
        )
        for one in effects
    ]


def test_every_field_is_told():
    """Struck out, each field changes the text of some card at least, or is listed with its reason."""
    told: set[tuple[str, str]] = set()
    seen: set[tuple[str, str]] = set()
    for card in (*CARDS, *sampled()):
        text = english.card_text(card)
        for path, node, field in parts(card):
            name = type(node).__name__, field.name
            plain = field.default is MISSING or getattr(node, field.name) == field.default
            if node is card or plain or name in told or field.name == "kind":
                continue
            seen.add(name)
            try:
                other = english.card_text(put(card, path, field.name, field.default))
            except (english.Unworded, KeyError, IndexError, TypeError, AssertionError):
                other = ""
            if other != text:
                told.add(name)
    assert seen - told - UNTOLD.keys() == set()
    assert told & UNTOLD.keys() == set(), "told now: strike it from UNTOLD"


def keys_of(call: str) -> set[str]:
    """The whole constant keys with which the plan makes deeds or adjuncts."""
    found: set[str] = set()
    for name, tree in trees().items():
        for node in ast.walk(tree) if name.startswith("doomtable.words.plan.") else ():
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == call
                and node.args
            ):
                found |= whole_words(node.args[0])
    return found


def whole_words(node: ast.expr) -> set[str]:
    """The words that an expression may be, not parts of words."""
    if isinstance(node, ast.IfExp):
        return whole_words(node.body) | whole_words(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def test_every_key_of_a_plan_has_english_words():
    assert keys_of("Deed") - verbs.VERBS.keys() - {"compare"} == set()
    assert keys_of("Adjunct") - adjuncts.ADJUNCTS.keys() - adjuncts.SPECIAL.keys() == set()


def numbers(node: Any) -> Iterator[int]:
    """The numbers of a declaration that a player must read."""
    for _, one, field in parts(node):
        value = getattr(one, field.name)
        if isinstance(value, int) and not isinstance(value, bool) and field.name in NUMBERS:
            yield abs(value)


NUMBERS = ("by", "d", "p", "per", "amount", "actions", "price", "times", "least")
SAID = {
    3: ("tripled",),
    2: ("twice", "double", "halve", "half", "second"),
    1: ("a", "an", "one", "once", "each", "Action", "action"),
}


@pytest.mark.parametrize("language", ["en"])
def test_every_number_of_a_declaration_is_in_its_text(language):
    lacking = []
    for card in CARDS:
        text = english.card_text(card)
        for number in {n for ability in card.abilities for n in numbers(ability)} - {0, 1}:
            if not any(word in text for word in (str(number), count(number), *SAID.get(number, ()))):
                lacking.append((card.name, number))
    assert lacking == []


def test_exceptions_are_few_and_fit_their_declarations():
    assert len({name for name, _ in EXCEPTIONS}) <= MOST_EXCEPTIONS * len(CARDS)
    for name, place in EXCEPTIONS:
        card = catalogue().get(name)
        assert exception_text(card, place, EXCEPTIONS) in english.card_text(card)


def test_an_exception_for_another_declaration_is_refused():
    card = Card("Sample", "01001", "unl", "special", ("general",), abilities=(Play(effects=(Gain(3),)),))
    written = {("Sample", 0): SentenceException(exceptions.ability_digest(card, 0), "Gain three.")}
    assert exception_text(card, 0, written) == "Gain three."
    with pytest.raises(english.Unworded, match="another declaration"):
        exception_text(replace(card, abilities=(Play(effects=(Gain(4),)),)), 0, written)
