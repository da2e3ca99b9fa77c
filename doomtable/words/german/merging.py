"""German merging: deeds and clauses of a plan that are told as one.

'Der Träger hat Todesstoß und Erstschlag' for two deeds, 'erhält er +8 und darf keine Waffen einsetzen' for two clauses.
"""

from __future__ import annotations

from doomtable.words.plan.structure import (
    Clause,
    Deed,
    GameWords,
    Listing,
    Noun,
    Sentence,
)

_BANS = ("may not", "cannot")


def merged(one: Sentence | Listing) -> Sentence | Listing:
    """A sentence with clauses of one subject as one clause: it keeps the condition that begins the first."""
    if not isinstance(one, Sentence):
        return one
    first, *others = one.clauses
    out = [first]
    for clause in others:
        both = _one_clause(out[-1], clause)
        if both is None:
            out.append(clause)
        else:
            out[-1] = both
    return one._replace(clauses=tuple(_with_merged_deeds(clause) for clause in out))


def _one_clause(one: Clause, more: Clause) -> Clause | None:
    """Both as one clause, what is forbidden behind what is told; None where they are two."""
    same = isinstance(one.subject, Noun) and isinstance(more.subject, Noun) and one.subject.word == more.subject.word
    plain = not (one.bare or more.bare or one.after or more.after or more.before)
    if not (one.subject and same and plain and one.subject.word and len(one.deeds) == len(more.deeds) == 1):  # type: ignore[union-attr]
        return None
    deeds = sorted((*one.deeds, *more.deeds), key=lambda deed: deed.mode in _BANS)
    return one._replace(deeds=tuple(deeds), link="and")


def _with_merged_deeds(one: Clause) -> Clause:
    """'Gilt als Ketzer und Assassine' for 'gilt als Ketzer und gilt als Assassine'."""
    deeds: list[Deed] = []
    for deed in one.deeds if one.bare else map(_titled, one.deeds):
        last = deeds[-1] if deeds else None
        both = _one_deed(last, deed) if last is not None and one.link == "and" else None
        if both is None:
            deeds.append(deed)
        else:
            deeds[-1] = both
    return one._replace(deeds=tuple(deeds))


_TITLES = frozenset({"assassin"})
"""Abilities that German says as what a warrior is: 'er gilt als Assassine', not 'er hat Assassine'."""


def _titled(deed: Deed) -> Deed:
    words = deed.args[0] if deed.verb == "have ability" and deed.args else None
    if isinstance(words, GameWords) and set(words.keys) <= _TITLES:
        role = words.role.replace("ability", "class")
        return deed._replace(verb="be considered", args=(words._replace(role=role),))
    return deed


def _one_deed(one: Deed, more: Deed) -> Deed | None:
    if one._replace(args=()) != more._replace(args=()) or len(one.args) != 1 or len(more.args) != 1:
        return None
    (first,), (second,) = one.args, more.args
    if not isinstance(first, GameWords) or not isinstance(second, GameWords):
        return None
    if (first.role, "and", "and") != (second.role, first.link, second.link) or first.role not in _LISTS:
        return None
    return one._replace(args=(first._replace(keys=(*first.keys, *second.keys)),))


_LISTS = frozenset({"explained class", "explained ability", "ability", "class"})
