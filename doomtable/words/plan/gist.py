"""Gists of a plan: ever shorter forms of a line, each a whole sentence, for where there is little room.

What a card does is kept longest; what is left out stands in its text. First go further sentences, then further parts of
a sentence, what else is said of a card that is spoken of, prices, conditions, and last what sort of card is meant.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from doomtable.rules.language import Card
from doomtable.words.plan.brief import brief_lines
from doomtable.words.plan.structure import (
    Adjunct,
    Clause,
    Deed,
    GameWords,
    Kind,
    Line,
    Noun,
    Sentence,
)

_OF_IT: Final = ("it", "that", "last")
"""How a noun is said that speaks of what was named before."""
_OF_ALL: Final = ("all", "each", "no", "only", "bares")
"""How a noun is said that speaks of all such cards."""


class GistLines(NamedTuple):
    """A line of a card in ever shorter forms, the fullest first."""

    whole: tuple[Line, ...]
    """What says nothing that is not so: the line, and its first sentences."""
    parts: tuple[Line, ...]
    """What is left when less and less of the first sentence is said, too."""
    when: tuple[Line, ...] = ()
    """At least when it can be played, where nothing of what it does can be said."""


def gist_lines(card: Card) -> tuple[GistLines, ...]:
    """The lines of a card in short, each with its forms."""
    return tuple(map(_forms, brief_lines(card)))


def _forms(line: Line) -> GistLines:
    whole = [line, _unexplained(line)]
    while len(whole[-1].text) > 1:
        whole.append(whole[-1]._replace(text=whole[-1].text[:-1]))
    last = whole[-1]
    when = last.role == "text" and last.heading and not _offers(last)
    told = (last._replace(heading=last.heading[:1], text=()),) if when else ()
    return GistLines(tuple(dict.fromkeys(whole)), tuple(_parts(last)), told)


def _parts(whole: Line) -> Iterator[Line]:
    line = whole
    if line.role in ("goal", "or goal"):  # a goal is said before its reward, and before how long it is kept up
        line = line._replace(text=())
        yield line
        if len(line.heading) > 1:
            line = line._replace(heading=line.heading[:1])
            yield line
        for shorten in (_no_details, _without_exceptions):
            if (shorter := shorten(line)) != line:
                line = shorter
                yield line
    elif isinstance(line.text[0], Sentence):
        for shorten in _SHORTER:
            while (shorter := shorten(line)) != line:
                line = shorter
                yield line


def _offers(line: Line) -> bool:
    """Is something done for it that is no mere payment, so that its time alone is no phrase?"""
    return any(isinstance(one, Deed) and not one.verb.startswith("pay") for one in line.heading)


def _unexplained(part: Any) -> Any:
    """The same without what its abilities mean, all the way down."""
    if isinstance(part, GameWords):
        return part._replace(role=part.role.removeprefix("explained "))
    if isinstance(part, tuple):
        made = tuple(map(_unexplained, part))
        return part._make(made) if hasattr(part, "_make") else made
    return part


def _only(line: Line) -> Sentence:
    first = line.text[0]
    assert isinstance(first, Sentence)
    return first


def _with(line: Line, clauses: tuple[Clause, ...]) -> Line:
    return line._replace(text=(Sentence(clauses),))


def _fewer_clauses(line: Line) -> Line:
    """Without the last clause of several."""
    clauses = _only(line).clauses
    return _with(line, clauses[:-1]) if len(clauses) > 1 else line


def _fewer_deeds(line: Line) -> Line:
    """Without the last deed of several that are all done."""
    last = _only(line).clauses[-1]
    all_done = last.link == "and" or last.deeds[0].mode in ("may not", "cannot")
    if len(last.deeds) < 2 or not all_done or last.deeds[-1].mode != last.deeds[0].mode:
        return line
    return _with(line, (*_only(line).clauses[:-1], last._replace(deeds=last.deeds[:-1])))


def _no_price(line: Line) -> Line:
    """Without what is paid, which is said where the card can be used."""
    if len(line.heading) < 2 or not isinstance(line.heading[-1], Deed):
        return line
    return line._replace(heading=line.heading[:-1])


def _fewer_after(line: Line) -> Line:
    """Without the last condition, time or place of the last clause."""
    last = _only(line).clauses[-1]
    if not last.after:
        return line
    return _with(line, (*_only(line).clauses[:-1], last._replace(after=last.after[:-1])))


def _no_before(line: Line) -> Line:
    """Without the condition that begins the sentence, unless something of it is spoken of."""
    first = _only(line).clauses[0]
    if not first.before or _speaks_of_it(first._replace(before=())):
        return line
    return _with(line, (first._replace(before=first.before[:-1]), *_only(line).clauses[1:]))


def _no_time(line: Line) -> Line:
    """Without when it can be done, unless something of it is spoken of."""
    return line if _speaks_of_it(line.text) else line._replace(heading=())


def _no_details(line: Line) -> Line:
    """Without what else is said of the cards that are spoken of."""
    found: Line = _nouns(line, lambda noun: noun._replace(kind=noun.kind._replace(details=())))
    return found


def _plain(line: Line) -> Line:
    """Of the cards that are spoken of only the sort, unless it would be said of all of it."""
    found: Line = _nouns(line, lambda noun: noun if noun.how in _OF_ALL else noun._replace(kind=_sort(noun.kind)))
    return found


def _without_exceptions(line: Line) -> Line:
    """Of all such cards, too, only the sort that they are: which of them it does not mean stands in the text."""
    found: Line = _nouns(line, lambda noun: noun._replace(kind=noun.kind._replace(without=(), details=())))
    return found


def _sort(kind: Kind) -> Kind:
    return kind._replace(qualities=(), without=(), states=(), place="", named=())


def _nouns(part: Any, change: Callable[[Noun], Noun]) -> Any:
    """The same with each noun changed that is none of its own word, all the way down."""
    if isinstance(part, Noun) and not part.word:
        return change(part)
    if isinstance(part, tuple) and not isinstance(part, Adjunct):
        made = tuple(_nouns(inner, change) for inner in part)
        return part._make(made) if hasattr(part, "_make") else made
    return part


def _speaks_of_it(part: Any) -> bool:
    """Is there a noun in it that speaks of what was named before?"""
    if isinstance(part, Noun) and part.how in _OF_IT:
        return True
    return isinstance(part, tuple) and any(map(_speaks_of_it, part))


_SHORTER: Final = (
    _fewer_clauses, _no_details, _fewer_deeds, _no_price, _fewer_after, _no_before, _no_time, _plain,
    _without_exceptions,
)  # fmt: skip
"""What leaves out a part of a sentence, in the order in which they are tried."""
