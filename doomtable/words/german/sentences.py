"""German sentences: the sentences and lines of a plan.

What is inside nouns and adjuncts is settled first, from the inside out: clauses, details of nouns, amounts.
"""

from __future__ import annotations

from typing import Any

from doomtable.words.german.adjuncts import added, detail, marked
from doomtable.words.german.clauses import USERS, clause_text, nominal, subordinate
from doomtable.words.german.grammar import aside, capital, sentence, tidy
from doomtable.words.german.items import item
from doomtable.words.german.kinds import OWNERS, owner_of
from doomtable.words.german.nouns import phrase
from doomtable.words.german.predicates import predicate
from doomtable.words.german.values import is_of_candidate, of_candidate, per, value
from doomtable.words.plan.structure import (
    YOU,
    Adjunct,
    Change,
    Clause,
    Comparison,
    Deed,
    ForEach,
    GameWords,
    Item,
    Kind,
    Line,
    Listing,
    Noun,
    Quantity,
    Sentence,
    Several,
    Text,
    Value,
)


def settled(part: Any) -> Any:
    """A part of a plan with the words of what is inside its nouns and adjuncts."""
    if not isinstance(part, tuple):
        return part
    if isinstance(part, Adjunct) and part.key == "begin":
        part = _gathered(part)
    made = tuple(map(settled, part))
    if isinstance(part, Kind):
        kind = Kind(*made)
        return kind._replace(details=tuple(_detail(one, owner_of(kind) in OWNERS) for one in kind.details))
    if isinstance(part, Noun):
        noun = Noun(*made)
        return noun if isinstance(noun.n, int) or noun.said else noun._replace(said=_amount(noun.n))
    if isinstance(part, Adjunct) and part.key != "tested":
        return Adjunct(part.key, tuple(map(_said, made[1])))
    if isinstance(part, Several):
        return Several(tuple(map(_said, made[0])), part.link)
    return type(part)(*made) if hasattr(part, "_fields") else made


def _gathered(one: Adjunct) -> Adjunct:
    """The beginning of a sentence with its short conditions inside its clause."""
    head, *conds = one.args
    inner = head.args[0] if isinstance(head, Adjunct) and head.args else None
    if not isinstance(head, Adjunct) or not isinstance(inner, Clause):
        return one
    short = tuple(arg for arg in conds if isinstance(arg, Adjunct) and not added(settled(arg)).behind)
    clause = inner._replace(after=(*inner.after, *short))
    return Adjunct(one.key, (head._replace(args=(clause,)), *(arg for arg in conds if arg not in short)))


def _detail(one: Adjunct | str, owned: bool) -> str:
    if isinstance(one, str):
        return one
    test = one.args[0] if one.key == "tested" else None
    if not isinstance(test, Comparison):
        return detail(one, owned)
    if is_of_candidate(test):
        return f"mit {of_candidate(test)}"
    return aside(f"bei {{reld}} {subordinate(test)}")


def _amount(n: Value) -> str:
    return per(n.of) if isinstance(n, ForEach) else value(n)


def _said(one: Item) -> Item:
    """What stands inside another item as words."""
    if isinstance(one, Clause | Comparison):
        return subordinate(one)
    if isinstance(one, Adjunct):
        return marked(one)
    if isinstance(one, Deed):
        return nominal(one)
    return one


# ------------------------------------------------------------------------------------------------- texts and lines


def text_text(told: Text) -> str:
    """Sentences one after the other."""
    return " ".join(sentence(_sentence(one) if isinstance(one, Sentence) else _listing(one)) for one in told)


def _sentence(one: Sentence) -> str:
    bare = all(clause.bare for clause in one.clauses)
    if bare and len(one.clauses) > 1 and Adjunct("instead") in one.clauses[-1].after:
        head, *middle, last = one.clauses
        kept = tuple(adjunct for adjunct in last.after if adjunct.key != "instead")
        one = Sentence(
            (head._replace(after=(*head.after, Adjunct("instead"))), *middle, last._replace(after=kept))
        )
    return (" sowie " if bare else "; ").join(clause_text(clause) for clause in one.clauses)


def _listing(one: Listing) -> str:
    """'Wähle eines: (1) ... (2) ...'"""
    who = phrase(one.chooser)
    choose = Clause(
        (Deed("choose", (GameWords("one of these", ()),)),),
        None if who.you else one.chooser,
        before=one.before,
    )
    said = [f"({at}) {text_text(told)}" for at, told in enumerate(one.items, 1)]
    return f"{clause_text(choose)}: {' '.join(said)}"


def _speaks_of(part: object, word: str) -> bool:
    return (isinstance(part, Noun) and part.word == word) or (
        isinstance(part, tuple) and any(_speaks_of(one, word) for one in part))  # fmt: skip


def _apart(part: Any) -> Any:
    """The same with 'jener' for a warrior that is not this one."""
    if isinstance(part, Noun) and part.how == "that" and part.kind.head in (("warrior",), ("card",)):
        return part._replace(kind=part.kind._replace(other=True))
    if isinstance(part, tuple):
        made = [_apart(one) for one in part]
        return type(part)(*made) if hasattr(part, "_fields") else tuple(made)
    return part


_FIGHTING = Adjunct("fighting")
_THIS_FIGHTING = Adjunct(
    "while", (Clause((Deed("be in combat"),), Noun("the", Kind(("warrior",)), "this warrior")),)
)
"""Who fights, on a warrior's own card."""


def _offered(line: Line) -> Line:
    """The line with a price that is a deed as an offer: 'Du darfst diese Karte ablegen. Wenn du das tust, ...'"""
    deeds = tuple(one for one in line.heading if isinstance(one, Deed) and one.verb != "pay")
    first = line.text[0] if line.text else None
    if not deeds or line.role in ("goal", "or goal") or not isinstance(first, Sentence):
        return line
    head, *others = first.clauses
    done = head._replace(before=(Adjunct("if done", (YOU,)), *head.before))
    offer = Sentence((Clause(tuple(deed._replace(mode="may") for deed in deeds), YOU),))
    told = (offer, first._replace(clauses=(done, *others)), *line.text[1:])
    return line._replace(heading=tuple(one for one in line.heading if one not in deeds), text=told)


def line_text(line: Line, brief: bool = False) -> str:
    """A line of a card's text, or of the brief text on its face."""
    if _speaks_of(line, "this warrior"):
        line = _apart(line)
        line = line._replace(
            heading=tuple(_THIS_FIGHTING if one == _FIGHTING else one for one in line.heading)
        )
    line = line if brief else _offered(line)
    line = settled(_per_first(line._replace(heading=_joined_goal(line.heading))))
    if line.role in ("goal", "or goal"):
        return _goal(line)
    users = [one for one in line.heading if isinstance(one, Adjunct) and one.key in USERS]
    head = _heading(tuple(one for one in line.heading if one not in users))
    if line.role == "or":
        head = (
            f"Oder {head[:1].lower() if head[:1].isalpha() and ' ' in head else head[:1]}{head[1:]}"
            if head
            else "Oder"
        )
    told = " ".join([text_text(line.text), *(sentence(added(one).text) for one in users)])
    return f"{head}: {told}" if head else told


def _joined_goal(heading: tuple[Item, ...]) -> tuple[Item, ...]:
    """The further clauses of a goal as main clauses, without a subject that the first one has."""
    out: list[Item] = []
    for one in heading:
        inner = one.args[0] if isinstance(one, Adjunct) and one.key == "and" else None
        if isinstance(inner, Clause):
            text, first = clause_text(settled(inner)), heading[0]
            same = (
                isinstance(first, Clause)
                and isinstance(inner.subject, Noun)
                and first.subject == inner.subject
            )
            lead = f"{phrase(inner.subject).case('n')} " if same and isinstance(inner.subject, Noun) else ""
            out.append(f"und {text.removeprefix(lead)}")
        else:
            out.append(one)
    return tuple(out)


def _per_first(part: Any) -> Any:
    """The same with 'für je 3 gezahlte D' before the things that are bought, instead of behind them."""
    if not isinstance(part, tuple):
        return part
    made = tuple(map(_per_first, part))
    if not isinstance(part, Clause):
        return type(part)(*made) if hasattr(part, "_fields") else made
    clause = Clause(*made)
    found = _bought(clause.subject)
    if found is not None:
        return _once(clause, found)._replace(before=(Adjunct("per", (found.of,)), *clause.before))
    found = next(
        (one for deed in clause.deeds for arg in deed.args if (one := _bought(arg)) is not None), None
    )
    return (
        clause
        if found is None
        else _once(clause, found)._replace(after=(Adjunct("per", (found.of,)), *clause.after))
    )


def _bought(part: object) -> ForEach | None:
    """So many things for each part of what is paid; points and modifiers are no things."""
    if isinstance(part, Noun | Quantity) and isinstance(part.n, ForEach) and not _points(part):
        return part.n
    parts = part if isinstance(part, tuple) and not isinstance(part, Quantity | Change | Clause) else ()
    return next((found for one in parts if (found := _bought(one)) is not None), None)


def _points(part: Noun | Quantity) -> bool:
    return isinstance(part, Quantity) and part.unit in ("D", "P", "any", "points", "damage")


def _once(part: Any, found: ForEach) -> Any:
    """The same with a plain number for that amount."""
    if part is found:
        return found.n
    if (
        not isinstance(part, tuple)
        or isinstance(part, Change)
        or (isinstance(part, Quantity) and _points(part))
    ):
        return part
    made = [_once(one, found) for one in part]
    return type(part)(*made) if hasattr(part, "_fields") else tuple(made)


def _words(one: Item) -> str:
    if not isinstance(one, Adjunct):
        return item(one)
    found = added(one)
    return f", {found.behind}" if one.key == "for a full turn" else found.text


def _heading(items: tuple[Item, ...]) -> str:
    said: list[str] = []
    for one in items:
        text = _price(one) if isinstance(one, Deed) else _words(one)
        if said and text in ("Aktion", "Angriffsaktion"):
            text = f"als {text}"
        said.append(text)
    return capital(tidy(", ".join(said)))


def _price(deed: Deed) -> str:
    """What is paid, without the verb where it is a plain amount."""
    if deed.verb == "pay":
        return item(deed.args[0], "a")
    found = predicate(deed, None)
    return f"{found.pronouns} {found.middle} {found.prefix}{found.verb}".strip()


def _goal(line: Line) -> str:
    said: list[str] = []
    for one in line.heading:
        clause = Clause((one,), YOU) if isinstance(one, Deed) else one
        said.append(clause_text(clause) if isinstance(clause, Clause) else _words(clause))
    goal = capital(tidy(" ".join(said)))
    return f"{'Ziel' if line.role == 'goal' else 'Oder'}: {goal}. Belohnung: {text_text(line.text)}"
