"""Short forms of a plan, for the face of a card: less is said, nothing else.

What every card of its kind has is left out, and so is whom it may be given to; ratings are said by their letters, times
by a word. What its bearer or its target gets needs no subject.
"""

from __future__ import annotations

from typing import Any, Final

from doomtable.rules.language import Card
from doomtable.words.plan.card_lines import card_lines
from doomtable.words.plan.structure import Adjunct, Change, Clause, Deed, Line, Noun

_LEFT_OUT: Final = frozenset({"be only for", "enter build in", "enter assign before", "enter assign on", "annihilate"})
"""Lines that only say where the card goes, and that it is gone after use."""


def brief_lines(card: Card) -> tuple[Line, ...]:
    """The lines of a card in short, what it does before what it may not do."""
    lines = [_shortened(line) for line in card_lines(card) if not _goes_without_saying(line)]
    return tuple(sorted(lines, key=lambda line: _role(card, line) == "restriction"))


def _role(card: Card, line: Line) -> str:
    return getattr(card.abilities[line.place], "role", "ability") if line.place >= 0 else "ability"


def _goes_without_saying(line: Line) -> bool:
    if line.place >= 0 or line.heading or len(line.text) != 1:
        return False
    clauses = getattr(line.text[0], "clauses", ())
    only = clauses[0] if len(clauses) == 1 else None
    if only is None:
        return False
    if not only.deeds:
        return any(adjunct.key == "only one copy" for adjunct in only.before)
    return only.deeds[0].verb in _LEFT_OUT


def _shortened(part: Any) -> Any:
    """The same with its shortest words, all the way down."""
    if isinstance(part, Change):
        part = part._replace(short=True)
    elif isinstance(part, Adjunct) and part.key in ("window", "limit", "actions", "attack actions"):
        part = Adjunct(f"short {part.key}", part.args)
    elif isinstance(part, Clause) and not part.before:
        got = part.deeds and all(deed.verb == "get" and not deed.mode for deed in part.deeds)
        who = part.subject
        if got and isinstance(who, Noun) and (who.word in ("bearer", "caster", "this warrior") or who.how == "it"):
            part = part._replace(bare=True)
    if isinstance(part, Deed):
        return part._replace(args=tuple(map(_shortened, part.args)))
    if isinstance(part, tuple):
        made = [_shortened(one) for one in part]
        return type(part)(*made) if hasattr(part, "_fields") else tuple(made)
    return part
