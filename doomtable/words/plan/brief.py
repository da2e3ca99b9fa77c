"""Short forms of a plan, for the face of a card: less is said, nothing else.

What every card of its kind has is left out, and so is whom it may be given to; ratings are said by their letters, times
by a word. What its bearer or its target gets needs no subject.
"""

from __future__ import annotations

from typing import Any, Final

from doomtable.rules.language import Card
from doomtable.words.plan.card_lines import single_lines
from doomtable.words.plan.structure import (
    Adjunct,
    Change,
    Clause,
    Deed,
    GameWords,
    Line,
    Listing,
    Noun,
    Sentence,
)

_LEFT_OUT: Final = frozenset(
    {"be only for", "enter build in", "enter build warzone in", "enter assign before", "enter assign on", "annihilate"}
)
"""Lines that only say where the card goes, and that it is gone after use."""

_PUT_INTO_PLAY: Final = frozenset({"attach to", "lay before", "put into play", "put into play for all"})
"""Where a card that stays goes: after what it does there, unless that speaks of the player before whom it lies."""


def brief_lines(card: Card) -> tuple[Line, ...]:
    """The lines of a card in short, what it does before what it may not do."""
    lines = [_shortened(line) for line in single_lines(card) if not _goes_without_saying(card, line)]
    return tuple(sorted(lines, key=lambda line: _rank(card, line)))


def _rank(card: Card, line: Line) -> int:
    """What a card does comes before what it may not do, and both before where it goes and what it needs."""
    if line.place < 0:
        return 0 if card.type == "warrior" else 3
    first = line.text[0] if len(line.text) == 1 else None
    theirs = card.host is not None and card.host.on == "player" and card.host.whose != "yours"
    if isinstance(first, Sentence) and len(first.clauses) == 1 and first.clauses[0].deeds and not theirs:
        if first.clauses[0].deeds[0].verb in _PUT_INTO_PLAY:
            return 2
    return int(getattr(card.abilities[line.place], "role", "ability") == "restriction")


def _goes_without_saying(card: Card, line: Line) -> bool:
    if line.place >= 0 or line.heading or len(line.text) != 1:
        return False
    first = line.text[0]
    if isinstance(first, Listing) or len(first.clauses) != 1:
        return False
    only = first.clauses[0]
    if not only.deeds:
        return any(adjunct.key in ("only one copy", "any number of copies") for adjunct in only.before)
    host = card.host.sel if card.host is not None else None
    if only.deeds[0].verb == "be only for" and host is not None and "equipment" in host.all:
        return False  # what lies on a thing says on which: no crest on its face tells
    return only.deeds[0].verb in _LEFT_OUT


def _unexplained(deed: Deed) -> Deed:
    """The deed without what its abilities mean."""
    return deed._replace(args=tuple(
        arg._replace(role=arg.role.removeprefix("explained ")) if isinstance(arg, GameWords) else arg
        for arg in deed.args))  # fmt: skip


def _shortened(part: Any) -> Any:
    """The same with its shortest words, all the way down."""
    if isinstance(part, Change):
        part = part._replace(short=True)
    elif isinstance(part, Adjunct) and part.key in ("window", "limit", "actions", "attack actions"):
        part = Adjunct(f"short {part.key}", part.args)
    elif isinstance(part, Clause) and not part.before:
        got = part.deeds and all(deed.verb == "get" and not deed.mode for deed in part.deeds)
        who = part.subject
        if got and isinstance(who, Noun) and who.word in ("bearer", "caster", "this warrior"):
            part = part._replace(bare=True)
    if isinstance(part, Clause) and not part.bare:
        part = part._replace(deeds=tuple(map(_unexplained, part.deeds)))
    if isinstance(part, Deed):
        return part._replace(args=tuple(map(_shortened, part.args)))
    if isinstance(part, tuple):
        made = tuple(map(_shortened, part))
        return part._make(made) if hasattr(part, "_make") else made
    return part
