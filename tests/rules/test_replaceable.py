"""Values that are replaced: equal by their fields, copied by `but`, whole after a journey to another process."""

from __future__ import annotations

import inspect
import pickle

import pytest

from doomtable.rules import canonical
from doomtable.rules.bindings import Bindings
from doomtable.rules.replaceable import Replaceable
from doomtable.rules.state_parts import CombatState, Draft, Pending, TurnState
from doomtable.rules.turn_budget import TurnBudget

MADE = [
    TurnBudget(3, 1), TurnState(1, 2, "draw", TurnBudget(2)), CombatState(7, 1, 2, 0, 1, "fight"),
    Draft("play", 1, 0, 5), Pending(4, "play", 0, 5, Bindings(5, 0)),
]  # fmt: skip


@pytest.mark.parametrize("value", MADE, ids=lambda value: type(value).__name__)
def test_a_value_is_its_fields(value):
    """Every slot is a field in the order of the arguments; each is copied, counts for equality and travels."""
    kind = type(value)
    arguments = list(inspect.signature(kind).parameters)
    assert list(kind._fields) == arguments and set(kind.__slots__) == set(arguments)
    assert value.copy() == value == pickle.loads(pickle.dumps(value)) and hash(value.copy()) == hash(value)
    for name in kind._fields:
        other = value.but(**{name: "another"})
        assert getattr(other, name) == "another" and other != value
        assert other.but(**{name: getattr(value, name)}) == value
    assert repr(value).startswith(f"{kind.__name__}({arguments[0]}=")


def test_values_of_two_kinds_are_not_equal_and_no_field_is_invented():
    assert TurnBudget() != TurnState(0, 0, "") and TurnBudget() != (0, 0, 0, 0, 0, 0)
    with pytest.raises(AttributeError):
        TurnBudget().but(action=1)
    with pytest.raises(NotImplementedError):
        Replaceable().copy()


@pytest.mark.parametrize("kind", [TurnBudget, TurnState, CombatState, Draft, Pending])
def test_what_a_value_got_later_is_written_off_the_default_it_has(kind):
    usual = {name: one.default for name, one in inspect.signature(kind).parameters.items()}
    later = canonical.VALUE_LATER[canonical._RENAMED.get(kind.__name__, kind.__name__)]
    assert {name: usual[name] for name in later if "." not in name} == {
        name: default for name, default in later.items() if "." not in name
    }


def test_a_combat_at_another_step_is_otherwise_the_same():
    combat = MADE[2].but(ended=True, fallen=(3,), late=((1, 2),))
    assert combat.at_step("strike") == combat.but(step="strike")


def test_who_takes_part_in_a_combat():
    combat = MADE[2].but(helpers=((8, 1), (9, 2)))
    assert [card for card in range(12) if combat.takes_part(card)] == [1, 2, 8, 9]
    assert [card for card in range(12) if combat.reinforced_by(card)] == [8, 9]


def test_a_turn_at_another_step_or_partly_spent_is_otherwise_the_same():
    turn = TurnState(1, 2, "draw", TurnBudget(3), True, False, 1, 4)
    assert turn.at_step("actions") == turn.but(step="actions")
    assert turn.spent(TurnBudget(1)) == turn.but(budget=TurnBudget(1), begun=True)
