"""Joined lines of a card: neighbours that say something of the same subject, or under the same condition, as one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from doomtable.words.plan.structure import (
    Adjunct,
    Clause,
    Deed,
    GameWords,
    Item,
    Kind,
    Line,
    Noun,
    RatingOf,
    Sentence,
    Several,
)

_BEARER: Final = Noun("the", Kind(("warrior",)), "bearer")
_INSIDE: Final = Adjunct("inside this")
_WHILE_INSIDE: Final = Adjunct("while", (Clause((Deed("be inside this vehicle"),), _BEARER),))


def joined(lines: Iterable[Line]) -> tuple[Line, ...]:
    """The lines of a card's text; those that belong together are one."""
    out: list[Line] = []
    for line in lines:
        both = _both(out[-1], line) if out else None
        if both is None:
            out.append(line)
        else:
            out[-1] = both
    return tuple(out)


def _both(one: Line, other: Line) -> Line | None:
    hurt = _of_wounds_and_deaths(one, other)
    if hurt is not None:
        return hurt
    first, second = _only(one), _only(other)
    if first is None or second is None or one.place < 0 or other.place < 0:
        return None
    if (other.role == "or" and not other.heading) or (other.role == one.role and one.heading == other.heading != ()):
        said = _either(first, second)
    elif one.role == other.role == "text" and not one.heading and not other.heading:
        said = _of_one_subject(first, second) or _inside(first, second)
    else:
        said = None
    return None if said is None else one._replace(text=(said,))


def _of_wounds_and_deaths(one: Line, other: Line) -> Line | None:
    """'As soon as the bearer is wounded or killed': what is offered at both of these."""
    first, *rest = one.heading or (None,)
    second, *others = other.heading or (None,)
    if rest != others or one.text != other.text or not isinstance(first, Adjunct) or not isinstance(second, Adjunct):
        return None
    both = _said_of_both(first, second, "be wounded", "be killed")
    return None if both is None else one._replace(heading=(both, *rest))


def _said_of_both(one: Adjunct, other: Adjunct, verb: str, verb2: str) -> Adjunct | None:
    """One time for two that differ in nothing but what has happened; None for all others."""
    wounded, killed = (each.args[0] if each.args else None for each in (one, other))
    if not isinstance(wounded, Clause) or not isinstance(killed, Clause) or one.key != other.key:
        return None
    if wounded.deeds != (Deed(verb),) or killed != wounded._replace(deeds=(Deed(verb2),)):
        return None
    return one._replace(args=(wounded._replace(deeds=(Deed(f"{verb} or {verb2.split()[-1]}"),)),))


def _only(line: Line) -> Clause | None:
    """The clause of a line that is nothing but one."""
    first = line.text[0] if len(line.text) == 1 else None
    return first.clauses[0] if isinstance(first, Sentence) and len(first.clauses) == 1 else None


def _of_one_subject(one: Clause, other: Clause) -> Sentence | None:
    """'Your Valkyries are immune to Dark Symmetry cards and may cast every aspect of the Art': facts come first."""
    who = one.subject
    if not isinstance(who, Noun) or who != other.subject or one.bare or other.bare:
        return None
    if any((one.before, one.after, other.before, other.after)) or not one.deeds or not other.deeds:
        return None
    if len(other.deeds) > 1 or any(_limits(deed) for deed in (*one.deeds, *other.deeds)):
        return None
    banned = {deed.mode == "may not" for deed in (*one.deeds, *other.deeds)} == {True}
    if len(one.deeds) > 1 and banned != (one.link == "or"):
        return None
    known = {arg.keys for deed in one.deeds for arg in deed.args if isinstance(arg, GameWords)}
    (deed,) = other.deeds
    group = deed.args[0] if deed.verb == "leave group" else None
    if isinstance(group, GameWords) and group.keys in known:
        deed = deed._replace(args=(Noun("it", word="group left"),))
    deeds = (*one.deeds, deed) if banned else tuple(sorted((*one.deeds, deed), key=lambda each: bool(each.mode)))
    return Sentence((one._replace(deeds=deeds, link="or" if banned else "and"),))


def _limits(deed: Deed) -> bool:
    """Whether it says that only such cards may be concerned, which another deed would blur."""
    return any(isinstance(arg, Noun) and arg.how in ("only", "no") for arg in deed.args)


def _inside(one: Clause, other: Clause) -> Sentence | None:
    """'While the bearer is inside this vehicle, its base Armor is doubled, but it may not use weapons.'"""
    if one.after != (_INSIDE,) or other.after != (_INSIDE,) or one.before or other.before:
        return None
    told = [_of_it(clause._replace(after=())) for clause in (one, other)]
    if told[0].subject == told[1].subject and all(_gets(clause) for clause in told):
        got = tuple(deed.args[0] for clause in told for deed in clause.deeds)
        told = [told[0]._replace(deeds=(Deed("get", (Several(got),)),))]
    return Sentence((told[0]._replace(before=(_WHILE_INSIDE,)), *told[1:]))


def _gets(one: Clause) -> bool:
    """Whether it only tells of a bonus."""
    return [(deed.verb, deed.mode) for deed in one.deeds] == [("get", "")]


def _of_it(one: Clause) -> Clause:
    """The clause with a pronoun for the bearer."""
    who, it = one.subject, _BEARER._replace(how="it")
    if isinstance(who, RatingOf) and who.of.word == "bearer":
        return one._replace(subject=who._replace(of=it), bare=False)
    return one._replace(subject=it, bare=False) if isinstance(who, Noun) and who.word == "bearer" else one


def _either(one: Clause, other: Clause) -> Sentence | None:
    """'move any Mission to any warrior or any player': orders that differ only in the last thing; how long, first."""
    if one.subject is not None or other.subject is not None or len(one.deeds) != 1 or len(other.deeds) != 1:
        return None
    (first,), (second,) = one.deeds, other.deeds
    alike = one._replace(deeds=other.deeds) == other and first._replace(args=second.args) == second
    if not alike or len(first.args) != len(second.args) or first.args[:-1] != second.args[:-1]:
        return None
    ends: tuple[Item, ...] = (first.args[-1], second.args[-1])
    deed = first._replace(args=(*first.args[:-1], Several(ends, "or")))
    lasting = tuple(part for part in one.after if part.key == "until")
    rest = tuple(part for part in one.after if part.key != "until")
    return Sentence((one._replace(deeds=(deed,), before=(*lasting, *one.before), after=rest),))
