"""Bought parts of a plan: what D buy one by one, and what each of several cards costs."""

from __future__ import annotations

from dataclasses import fields, is_dataclass

from doomtable.rules import language as L
from doomtable.words.plan.structure import Adjunct, ForEach, Listing, Quantity, Sentence, Text


def bought_first(told: Text) -> Text:
    """'For each 3 D paid, draw one extra card after your usual draw': what is paid now for what comes later."""
    first = told[0] if told else None
    if not isinstance(first, Sentence) or len(first.clauses) != 1:
        return told
    head = first.clauses[0]
    thing = head.deeds[0].args[0] if len(head.deeds) == 1 and head.deeds[0].args else None
    if not isinstance(thing, Quantity) or not isinstance(thing.n, ForEach):
        return told
    one = thing._replace(n=thing.n.n)
    head = head._replace(deeds=(head.deeds[0]._replace(args=(one, *head.deeds[0].args[1:])),),
                         before=(Adjunct("for each", (thing.n.of,)),), after=(*head.before, *head.after))  # fmt: skip
    return (Sentence((head,)), *told[1:])


def price_of_each(ability: L.Act | L.Play, late: L.Amount | None) -> int:
    """The D for each of the cards that go, where these are what the price counts; 0 otherwise."""
    first = ability.effects[0] if ability.effects else None
    counted = isinstance(late, L.Count) and isinstance(first, L.Move) and first.what == late.of and first.n == "all"
    return late.each if isinstance(late, L.Count) and counted else 0


def paying(told: Text, price: Adjunct) -> Text:
    """The sentences with a price behind the first that is no choice."""
    at = int(is_choice(told[0]))
    one = told[at]
    assert isinstance(one, Sentence)
    last = one.clauses[-1]
    paid = Sentence((*one.clauses[:-1], last._replace(after=(*last.after, price))))
    return (*told[:at], paid, *told[at + 1 :])


def is_choice(told: Sentence | Listing) -> bool:
    """Whether a sentence only tells to choose."""
    return isinstance(told, Sentence) and [deed.verb for deed in told.clauses[0].deeds] == ["choose"]


def pays_by_parts(node: object) -> bool:
    """Whether something in it grows with what is paid."""
    if isinstance(node, L.Paid):
        return True
    if isinstance(node, tuple):
        return any(map(pays_by_parts, node))
    return is_dataclass(node) and any(pays_by_parts(getattr(node, field.name)) for field in fields(node))
