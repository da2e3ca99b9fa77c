"""One function per kind of node, open at the far end: each module of phrases registers the classes it words.

A node that nobody registered raises `Unworded`: a card that says it is not finished.
"""

from __future__ import annotations

from functools import singledispatch

from doomtable.words.english.grammar import Clause
from doomtable.words.english.talk import Talk, Unworded


@singledispatch
def value(amount: object, talk: Talk) -> str:
    """An amount as a noun: '5', 'its Value', 'the number of Clansmen in play'."""
    raise Unworded(f"no words for the amount {amount!r}")


@singledispatch
def clause(cond: object, talk: Talk, no: bool = False) -> str:
    """A condition as a clause that may follow 'if' or 'while'; `no` says that it does not hold."""
    raise Unworded(f"no words for the condition {cond!r}")


@singledispatch
def effect(node: object, talk: Talk) -> Clause:
    """An effect as a clause: 'wound it', 'that player loses 3 D'."""
    raise Unworded(f"no words for the effect {node!r}")
