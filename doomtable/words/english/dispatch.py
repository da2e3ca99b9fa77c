"""Dispatch by node class: the function that words a value, a condition or an effect.

A node that nobody registered raises `Unworded`: a card that says it is not finished.
"""

from __future__ import annotations

from functools import singledispatch

from doomtable.words.english.grammar import Clause
from doomtable.words.english.references import References, Unworded


@singledispatch
def value(amount: object, refs: References) -> str:
    """An amount as a noun: '5', 'its Value', 'the number of Clansmen in play'."""
    raise Unworded(f"no words for the amount {amount!r}")


@singledispatch
def clause(cond: object, refs: References, no: bool = False) -> str:
    """A condition as a clause that may follow 'if' or 'while'; `no` says that it does not hold."""
    raise Unworded(f"no words for the condition {cond!r}")


@singledispatch
def effect(node: object, refs: References) -> Clause:
    """An effect as a clause: 'wound it', 'that player loses 3 D'."""
    raise Unworded(f"no words for the effect {node!r}")
