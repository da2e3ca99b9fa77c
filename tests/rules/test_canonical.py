"""What a digest is made of: fixed words, whatever the code calls its classes and fields (principles 11 and 22)."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from doomtable.cards.catalogue import catalogue
from doomtable.rules import battle_nodes, canonical, state, state_parts
from doomtable.rules import language as L
from doomtable.rules.prison import Prisoner
from doomtable.rules.replaceable import Replaceable

KINDS = [*vars(L).values(), battle_nodes.Brought]
NODES = [kind for kind in KINDS if isinstance(kind, type) and is_dataclass(kind)]
KINDS_OF_STATE = [
    kind for module in (state, state_parts) for kind in vars(module).values() if isinstance(kind, type)
]
TUPLES = [
    kind
    for kind in dict.fromkeys([*KINDS_OF_STATE, Prisoner])
    if hasattr(kind, "_fields") and kind not in (state.Outcome, Replaceable)  # the outcome is written as plain words
]


class Made(NamedTuple):
    """A value as state.py might have it one day."""

    seat: int
    fresh: int = 0


def test_every_named_value_of_the_language_and_the_state_has_a_line():
    for kind in [*NODES, *TUPLES]:
        canonical._form(kind)
    assert len(NODES) == len(canonical.NODES) and len(TUPLES) == len(canonical.STATE)


def test_every_field_is_written_or_has_a_default():
    for kind in [*NODES, *TUPLES]:
        form, added = canonical._form(kind)
        names = {field.name for field in fields(kind)} if is_dataclass(kind) else set(kind._fields)
        if kind is state_parts.TurnState:  # its budget is written as part of the turn
            names = names - {"budget"} | {f"budget.{name}" for name in state_parts.TurnBudget._fields}
        assert {name for _, name, _ in form.fields if name} | set(added) == names, kind


def test_the_words_of_the_language_are_still_those_of_its_code():
    """But for what has been struck, which is still written as it was, and for what has come and is not used."""
    struck: dict[str, str] = {}
    for kind, form in canonical.NODES.items():
        for (word, name, text), (after, _, _) in pairwise(form.fields):
            if not name:
                left = f", {after}=" if after != "kind" else f", kind={getattr(L, kind).kind!r}"
                struck[f", {word}={text}{left}"] = left
    for card in catalogue().cards:
        text = canonical.written(card)
        for gone, left in struck.items():
            text = text.replace(gone, left) if gone not in repr(card) else text
        assert text == as_in_code(card)


def as_in_code(value: Any) -> str:
    """`repr` of a value of the language, where what has come since stands at the end, and only off its default."""
    if isinstance(value, tuple):
        return f"({', '.join(map(as_in_code, value))}{',' * (len(value) == 1)})"
    if not is_dataclass(value):
        return repr(value)
    added = canonical._form(type(value))[1]
    names = [field.name for field in fields(value) if field.name not in added]
    names += [name for name, usual in added.items() if getattr(value, name) != usual]
    return f"{type(value).__name__}({', '.join(f'{name}={as_in_code(getattr(value, name))}' for name in names)})"


@pytest.mark.parametrize(
    ("line", "value", "text"),
    [
        ("Made seat fresh", Made(1), "Made(seat=1, fresh=0)"),
        ("Made seat", Made(1), "Made(seat=1)"),
        ("Made seat", Made(1, 2), "Made(seat=1, fresh=2)"),
        ("Made player:seat", Made(1), "Made(player=1)"),
        ("Made seat gone=()", Made(1, 2), "Made(seat=1, gone=(), fresh=2)"),
    ],
    ids=["as it is", "added and unused", "added and used", "renamed", "struck"],
)
def test_a_line_says_how_a_value_is_written(monkeypatch, line, value, text):
    monkeypatch.setattr(canonical, "STATE", canonical._forms(line))
    canonical._form.cache_clear()
    assert canonical.written((value, 3)) == f"({text}, 3)"
    canonical._form.cache_clear()


def test_a_renamed_class_keeps_its_word(monkeypatch):
    monkeypatch.setattr(canonical, "STATE", canonical._forms("Old seat fresh"))
    monkeypatch.setattr(canonical, "_RENAMED", {"Made": "Old"})
    canonical._form.cache_clear()
    assert canonical.written(Made(1, 2)) == "Old(seat=1, fresh=2)"
    canonical._form.cache_clear()


def test_a_field_that_moved_into_a_record_keeps_its_word_and_its_place():
    plain = canonical.written(state_parts.TurnState(1, 2, "draw", state_parts.TurnBudget(3, 1, 0, 2), True))
    words = "actions=3, attacked=True, quiet=1, attacks=0, begun=False, either=2"
    assert plain == f"Turn(seat=1, number=2, step='draw', {words})"
    later = canonical.written(state_parts.TurnState(1, 2, "draw", state_parts.TurnBudget(3, 1, 0, 2, 1), True))
    assert later == f"{plain[:-1]}, budget.deployments=1)"


def test_a_value_in_a_frame_is_written_without_what_it_got_later():
    draft = state_parts.Draft("muster", 1, 4)
    assert canonical.unnamed(draft) == draft.values()[:-3]
    assert canonical.unnamed(draft.but(place=3)) == (*draft.values()[:-3], ("place", 3))
    assert canonical.unnamed((1, 2)) == (1, 2)
    assert canonical.unnamed(Made(1, 2)) == (1, 2)  # what has no line is what it is


def test_what_has_no_line_is_refused():
    with pytest.raises(TypeError, match=r"Made has no canonical words.*canonical\.py"):
        canonical.written(Made(1))


def test_a_field_that_a_seat_or_a_card_got_later_is_written_only_off_its_default():
    held: Any = Made(1, 2)
    assert canonical.later(held, {"fresh": 2}) == ()
    assert canonical.later(held, {"fresh": 0}) == (("fresh", 2),)


def test_two_nodes_are_written_alike_only_if_they_are_equal():
    first = L.Gain(2, "D")
    assert canonical.written(first) != canonical.written(replace(first, amount=3))
