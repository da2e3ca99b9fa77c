"""Every word of the language is put into English: a card that nobody can word is not finished."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from dataclasses import fields, is_dataclass
from typing import Any, get_args

import pytest
from each import check_each
from words.samples import (
    AMOUNTS,
    CHOICES,
    CONDS,
    CONTINUOUS,
    COSTS,
    EVENTS,
    GAIN,
    HOSTS,
    SAMPLES,
    WRAPPERS,
    words_of,
)

from doomtable.rules import language as L
from doomtable.rules.language import Card, Mod, Sel, Static, Target, TargetPlayer
from doomtable.words import english


def card(*abilities: L.Ability, kind: str = "special", **facts: Any) -> Card:
    return Card("Sample", "01001", "unl", kind, ("general",), abilities=abilities, **facts)  # type: ignore[arg-type]


def nodes() -> set[type]:
    return {
        cls
        for _, cls in inspect.getmembers(L, inspect.isclass)
        if is_dataclass(cls) and cls.__module__ == L.__name__
    }


def both(text: str) -> str:
    """A text that reads like one: whole, without leftovers of the making."""
    assert text.strip(), "nothing said"
    for line in text.split("\n"):
        assert line.endswith("."), line
        assert "  " not in line and "None" not in line and "Sel(" not in line and " ," not in line, line
        assert line.count("(") == line.count(")"), line
    return text


def test_every_node_has_a_sample():
    assert nodes() == set(SAMPLES) | WRAPPERS
    assert not [cls for cls, samples in SAMPLES.items() if not samples and cls is not L.Special]


def samples(*classes: type) -> list[tuple[str, Any]]:
    """The examples of some nodes, each with its name in a test report."""
    return [(f"{cls.__name__}{i}", one) for cls in classes for i, one in enumerate(SAMPLES[cls])]


def read_well(check: Callable[[Any], None], named: Iterable[tuple[str, Any]]) -> None:
    """Fail with the names of all examples that do not read well, and with what does not."""
    check_each(lambda case: check(case[1]), named, lambda case: case[0])


EFFECTS = [cls for cls in SAMPLES if cls not in AMOUNTS and cls not in CONDS]


def reads_in_a_play_and_in_an_answer(effect):
    targets = (Target(Sel()), Target(Sel(("equipment",))), TargetPlayer())
    both(english.card_text(card(L.Play("combat", targets=targets, effects=(effect,)))))
    both(
        english.card_text(
            card(L.On(L.Event("killed", it=Sel(), by="me"), (effect,), may=True), kind="warrior")
        )
    )
    both(english.card_text(card(L.Act((effect,), cost=L.Cost(actions=1)), kind="equipment")))


def test_every_effect_reads_in_a_play_and_in_an_answer():
    read_well(reads_in_a_play_and_in_an_answer, samples(*EFFECTS))


def reads_on_a_warrior_and_on_equipment(effect):
    both(english.card_text(card(Static((effect,)), kind="warrior")))
    both(english.card_text(card(Static((effect,), when=L.Using("fight")), kind="equipment")))


def test_what_holds_reads_on_a_warrior_and_on_equipment():
    read_well(reads_on_a_warrior_and_on_equipment, samples(*CONTINUOUS))


def reads_as_number_modifier_and_price(amount):
    effects = (L.Gain(amount), Mod(("F",), amount, who="target", until="combat"), L.Draw(amount))
    both(english.card_text(card(L.Play("any", targets=(Target(Sel()), Target(Sel())), effects=effects))))
    both(
        english.card_text(
            card(L.Play("any", cost=L.Cost(d=amount), effects=(L.If(L.Test(amount, ">", 1), GAIN),)))
        )
    )


def test_every_amount_reads_as_number_modifier_and_price():
    read_well(reads_as_number_modifier_and_price, samples(*AMOUNTS))


def reads_as_aside_and_as_clause(cond):
    both(english.card_text(card(Static((Mod(("F",), 1),), when=cond), kind="warrior")))
    both(
        english.card_text(
            card(L.Play("any", targets=(Target(Sel()),), effects=(L.If(cond, GAIN),), when=cond))
        )
    )
    both(
        english.card_text(
            card(Static((Mod(("F",), 1),), when=L.Not(cond)), kind="equipment", needs=(cond,), keeps=(cond,))
        )
    )


def test_every_condition_reads_as_aside_and_as_clause():
    read_well(reads_as_aside_and_as_clause, samples(*CONDS))


def reads_as_trigger_replacement_answer_and_goal(event):
    both(english.card_text(card(L.On(event, GAIN, may=True), kind="warrior")))
    both(english.card_text(card(L.On(event, GAIN, instead=True), kind="fortification")))
    both(english.card_text(card(L.Play("after", to=event, effects=GAIN))))
    both(english.card_text(card(L.Goal(event, GAIN, lasts=True, repeats=True), kind="mission")))


def test_every_event_reads_as_trigger_replacement_answer_and_goal():
    named = ((f"{event.name}{i}", event) for i, event in enumerate(EVENTS))
    read_well(reads_as_trigger_replacement_answer_and_goal, named)


@pytest.mark.parametrize("window", get_args(L.Window))
@pytest.mark.parametrize("limit", get_args(L.Limit))
def test_every_window_and_limit_reads(window, limit):
    both(english.card_text(card(L.Play(window, effects=GAIN, limit=limit, sure=True))))
    both(english.card_text(card(L.Act(GAIN, window, limit=limit, who="any"), kind="warrior")))


@pytest.mark.parametrize("cost", COSTS)
def test_every_cost_reads(cost):
    both(
        english.card_text(
            card(L.Play("any", cost=cost, targets=(Target(Sel()),), effects=(L.Gain(1),)), cost=cost)
        )
    )


@pytest.mark.parametrize("choice", CHOICES)
def test_every_choice_reads(choice):
    both(english.card_text(card(L.Play("any", targets=(choice,), effects=GAIN), remembers=(choice,))))


@pytest.mark.parametrize("host", HOSTS)
@pytest.mark.parametrize("kind", ["special", "equipment", "fortification", "mission", "symmetry"])
def test_every_host_reads(host, kind):
    english.card_text(card(Static((Mod(("F",), 1),)), kind=kind, host=host))
    both(english.card_text(card(L.Play("any"), Static((Mod(("F",), 1),)), kind="special", host=host)))


@pytest.mark.parametrize("state", get_args(words_of(Sel, "states")[0]))
def test_every_state_reads(state):
    both(english.card_text(card(L.Play("any", targets=(Target(Sel(states=(state,))),), effects=(L.Heal(),)))))
    both(
        english.card_text(
            card(Static((Mod(("F",), 1),), when=L.Is("bearer", Sel(states=(state,)))), kind="warrior")
        )
    )


def test_selectors_read_with_every_field():
    kinds = (
        Sel(any=("bauhaus", "capitol")),
        Sel(("warrior",), any=("clansman", "samurai")),
        Sel(none=("personality", "legion")),
        Sel(has=Sel(("equipment", "vehicle"))),
        Sel(("equipment",), on="bearer"),
        Sel(like="bearer"),
        Sel(meant="bauhaus"),
        Sel(("fortification",), affects=("bearer", "foe")),
        Sel(side="bearer", apart="foe"),
        Sel(aspect="castable"),
        Sel(("warrior", "named")),
        Sel(against=Sel(("warrior", "legion"))),
        Sel(named=("Hussar",), whose="yours"),
        *(Sel(whose=whose, area=area) for whose in get_args(L.Whose) for area in ("", "squad", "same")),
        *(
            Sel(("card",), where=where, whose="yours")
            for where in ("hand", "draw", "discard", "annihilated", "held")
        ),
    )
    for sel in kinds:
        for n in (1, 2):
            play = L.Play("any", targets=(Target(sel, n),), effects=(L.Wound(), L.Heal(sel)))
            both(english.card_text(card(play)))


def test_what_nobody_can_word_is_an_error():
    with pytest.raises(english.Unworded):
        english.card_text(card(L.Play("any", effects=(L.Special("no such special"),))))


def test_cards_of_the_samples_have_a_short_text_and_a_type_line():
    for cls, examples in SAMPLES.items():
        if cls not in EFFECTS:
            continue
        for effect in examples:
            made = card(L.Play("any", effects=(effect,)))
            assert english.short_text(made, 60)
            assert english.type_line(made) == "Special"
    assert all(field.name for field in fields(Card))
