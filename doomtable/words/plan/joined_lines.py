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
    Mode,
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
    hurt = _of_wounds_and_deaths(one, other) or _of_deaths_and_annihilations(one, other)
    if hurt is not None:
        return hurt
    first, second = _only(one), _only(other)
    if first is None or second is None or one.place < 0 or other.place < 0:
        return None
    lost = _of_deaths_and_losses(first, second)
    if lost is not None and one.role == other.role and one.heading == other.heading == ():
        return one._replace(text=(Sentence((lost,)),))
    if (other.role == "or" and not other.heading) or (other.role == one.role and one.heading == other.heading != ()):
        said = _either(first, second)
    elif one.role == other.role == "text" and not one.heading and not other.heading:
        said = _given_freely(first, second) or _of_one_subject(first, second) or _inside(first, second)
        said = said or _of_both_roles(first, second)
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


def _of_deaths_and_losses(one: Clause, other: Clause) -> Clause | None:
    """'When the chosen warrior is killed or discarded': what happens at both of these, or instead of the discard."""
    if not one.before or not other.before or one._replace(before=()) != other._replace(before=()):
        return None
    first, second = (_as_happened(each.before[0]) for each in (one, other))
    both = _said_of_both(first, second, "be killed", "be discarded")
    if both is None or one.before[1:] != other.before[1:]:
        return None
    gone = both.args[0]
    assert isinstance(gone, Clause) and isinstance(gone.subject, Noun)
    kept = Adjunct("instead of discarding", (gone.subject._replace(how="it"),))
    after = tuple(kept if part == Adjunct("instead") else part for part in one.after)
    return one._replace(before=(both, *one.before[1:]), after=after)


def _of_deaths_and_annihilations(one: Line, other: Line) -> Line | None:
    """'If it would be killed or annihilated': what happens instead of either."""
    first, second = (line.text[0] if line.text else None for line in (one, other))
    if not isinstance(first, Sentence) or not isinstance(second, Sentence) or one.text[1:] != other.text[1:]:
        return None
    head, head2 = first.clauses[0], second.clauses[0]
    if not head.before or not head2.before or head._replace(before=()) != head2._replace(before=()):
        return None
    both = _said_of_both(head.before[0], head2.before[0], "be killed", "be annihilated", "would")
    if both is None or head.before[1:] != head2.before[1:] or first.clauses[1:] != second.clauses[1:]:
        return None
    told = Sentence((head._replace(before=(both, *head.before[1:])), *first.clauses[1:]))
    return one._replace(text=(told, *one.text[1:]))


def _as_happened(time: Adjunct) -> Adjunct:
    """'When it is killed' for 'if it would be killed'."""
    what = time.args[0] if time.key == "if" else None
    if not isinstance(what, Clause) or {deed.mode for deed in what.deeds} != {"would"}:
        return time
    return Adjunct("when", (what._replace(deeds=tuple(deed._replace(mode="") for deed in what.deeds)),))


def _said_of_both(one: Adjunct, other: Adjunct, verb: str, verb2: str, mode: Mode = "") -> Adjunct | None:
    """One time for two that differ in nothing but what has happened; None for all others."""
    wounded, killed = (each.args[0] if each.args else None for each in (one, other))
    if not isinstance(wounded, Clause) or not isinstance(killed, Clause) or one.key != other.key:
        return None
    if wounded.deeds != (Deed(verb, (), mode),) or killed != wounded._replace(deeds=(Deed(verb2, (), mode),)):
        return None
    return one._replace(args=(wounded._replace(deeds=(Deed(f"{verb} or {verb2.split()[-1]}", (), mode),)),))


def _only(line: Line) -> Clause | None:
    """The clause of a line that is nothing but one."""
    first = line.text[0] if len(line.text) == 1 else None
    return first.clauses[0] if isinstance(first, Sentence) and len(first.clauses) == 1 else None


def _of_one_subject(one: Clause, other: Clause) -> Sentence | None:
    """'Your Valkyries are immune to Dark Symmetry cards and may cast every aspect of the Art': facts come first."""
    who = one.subject
    if not isinstance(who, Noun) or who != other.subject or one.bare or other.bare:
        return None
    if one.before or other.before or one.after != other.after or not one.deeds or not other.deeds:
        return None
    if one.after and [adjunct.key for adjunct in one.after] != ["while"]:
        return None
    if len(one.deeds) > 1 and len({deed.verb for deed in one.deeds}) == 1 and other.deeds[0].verb != one.deeds[0].verb:
        return None  # 'given gifts or Equipment or helped by Fortifications' would be hard to read
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


def _given_freely(one: Clause, other: Clause) -> Sentence | None:
    """'... may be given any gift of an Apostle at any time': that they may be given it goes without saying then."""
    if one.subject != other.subject or one.before or other.before or len(one.deeds) != 1 or len(other.deeds) != 1:
        return None
    (first,), (second,) = one.deeds, other.deeds
    given = first.verb in ("act receive", "act have") and second.verb in ("act bestow", "act equip")
    if not given or first.mode != "may" or second.mode != "may" or first.args != second.args:
        return None
    return Sentence((other._replace(after=(*other.after, *one.after)),))


def _of_both_roles(one: Clause, other: Clause) -> Sentence | None:
    """'When that warrior is attacked or attacks, this warrior may take its place', of two times."""
    times = [clause.before[0] if len(clause.before) == 1 else None for clause in (one, other)]
    when, then = (time.args[0] if time is not None and time.key == "when" else None for time in times)
    if not isinstance(when, Clause) or not isinstance(then, Clause) or (one.subject, one.after) != (
        other.subject, other.after):  # fmt: skip
        return None
    deeds = [deed.verb for clause in (one, other, when, then) for deed in clause.deeds]
    if deeds != ["take the place of", "take the place of", "be attacked", "act attack"] or when.subject != then.subject:
        return None
    both = when._replace(deeds=(*when.deeds, *then.deeds), link="or")
    place = one.deeds[0]._replace(verb="take its place", args=())
    return Sentence((one._replace(before=(Adjunct("when", (both,)),), deeds=(place,)),))


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
