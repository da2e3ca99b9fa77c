"""The line of a Mission: what must happen, and what it pays."""

from __future__ import annotations

from dataclasses import replace

from doomtable.rules import language as L
from doomtable.rules.language import Card
from doomtable.words.plan.conditions import asides, clause
from doomtable.words.plan.costs import payment
from doomtable.words.plan.effect_parts import remark
from doomtable.words.plan.effects import text_of
from doomtable.words.plan.events import happens, is_moment, moment
from doomtable.words.plan.joined_effects import fronted
from doomtable.words.plan.nouns import new_references, noun
from doomtable.words.plan.references import References
from doomtable.words.plan.structure import (
    YOU,
    Adjunct,
    Clause,
    Deed,
    Item,
    Line,
    Listing,
    Noun,
    Sentence,
    Text,
)


def goal_line(card: Card, ability: L.Goal, first: bool) -> Line:
    refs = new_references(card)
    refs.tell("foe", Noun(word="opponent in its final combat"), speak=False)
    said: list[Item] = []
    if ability.act is not None:
        said += payment(ability.act, refs)
    if ability.event is not None:
        done = moment(ability.event) if is_moment(ability.event.name) else happens(ability.event, refs)
        narrowed = _narrowed(ability, done, refs) if isinstance(done, Clause) else None
        said.append(narrowed or done)
        if ability.when is not None and narrowed is None:
            for one in asides(ability.when, refs, "and"):
                said += _further(one, said)
    elif ability.when is not None:
        said.append(clause(ability.when, refs))
    if ability.lasts:
        said.append(Adjunct("for a full turn"))
    said = [_left(one) if isinstance(one, Clause) else one for one in said]
    told = _instead_of_usual(text_of(ability.reward, refs))
    if ability.repeats:
        told = (*told, remark(Adjunct("goal repeats")))
    if ability.titles:
        told = (*told, remark(Adjunct("each title once")))
    return Line("goal" if first else "or goal", tuple(said), told)


def _further(one: Adjunct, said: list[Item]) -> list[Item]:
    """What must be besides; of the same subject it is a further deed of the clause said before."""
    inner = one.args[0] if one.key == "and" else None
    last = said[-1]
    if isinstance(inner, Clause) and isinstance(last, Clause) and inner.subject == last.subject:
        said[-1] = last._replace(deeds=last.deeds + inner.deeds)
        return []
    return [one._replace(args=tuple(_left(arg) if isinstance(arg, Clause) else arg for arg in one.args))]


def _narrowed(goal: L.Goal, done: Clause, refs: References) -> Clause | None:
    """What must happen, with a condition on the victim told by its noun: the last one, one that something protects."""
    event, when = goal.event, goal.when
    deed = done.deeds[0]
    victim = deed.args[0] if deed.args else None
    if event is None or not isinstance(event.it, L.Sel) or not isinstance(victim, Noun):
        return None
    if isinstance(when, L.Fortified) and when.ref == "it":
        by = noun(when.by if when.by is not None else L.Sel(all=("fortification",)), refs, "a")
        return done._replace(deeds=(deed._replace(args=(victim.detailed(Adjunct("protected by", (by,))),)),))
    if when == L.Have(replace(event.it, whose="its"), n=0, at_most=True):
        return done._replace(deeds=(deed._replace(args=(victim._replace(how="last"),)),))
    return None


def _left(one: Clause) -> Clause:
    """Of a place that has been emptied it is said that nothing is left there."""
    thing = one.deeds[0].args[0] if one.deeds and one.deeds[0].verb == "be there" else None
    empty = isinstance(thing, Noun) and thing.how == "no"
    return one._replace(deeds=(one.deeds[0]._replace(verb="be left"),)) if empty else one


def _instead_of_usual(told: Text) -> Text:
    """A reward that takes the place of the usual points begins with that."""
    usual = Adjunct("instead of the usual")
    first = told[0] if told else None
    if isinstance(first, Sentence) and first.clauses[0].deeds[:1] == (Deed("be lost"),) and told[1:]:
        return (*map(_times_first, told[1:]), Sentence((Clause((Deed("earn no points"),), YOU),)))
    texts = first.items if isinstance(first, Listing) else (told,)
    clauses = [
        clause for text in texts for one in text if isinstance(one, Sentence) for clause in one.clauses
    ]
    if first is None or not any(usual in clause.after for clause in clauses):
        return told
    if isinstance(first, Listing):
        items = tuple(tuple(map(_without_usual, text)) for text in first.items)
        return fronted((first._replace(items=items), *told[1:]), usual)
    return fronted(tuple(map(_without_usual, told)), usual)


def _times_first(one: Sentence | Listing) -> Sentence | Listing:
    """A reward that lasts, with how long before it."""
    if isinstance(one, Listing) or len(one.clauses) > 1:
        return one
    only = one.clauses[0]
    lasting = tuple(part for part in only.after if part.key == "until")
    rest = tuple(part for part in only.after if part.key != "until")
    return Sentence((only._replace(before=(*lasting, *only.before), after=rest),))


def _without_usual(one: Sentence | Listing) -> Sentence | Listing:
    if isinstance(one, Listing):
        return one
    usual = Adjunct("instead of the usual")
    return Sentence(
        tuple(
            clause._replace(after=tuple(part for part in clause.after if part != usual))
            for clause in one.clauses
        )
    )
