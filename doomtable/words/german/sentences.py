"""German sentences: the sentences and lines of a plan.

What is inside nouns and adjuncts is settled first, from the inside out: clauses, details of nouns, amounts.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from doomtable.words.german.adjuncts import added, detail, marked
from doomtable.words.german.clauses import USERS, clause_text, nominal, subordinate
from doomtable.words.german.grammar import aside, capital, sentence, tidy
from doomtable.words.german.items import item
from doomtable.words.german.kinds import OWNERS, declined, owner_of
from doomtable.words.german.lexicon import STAT_NOUNS
from doomtable.words.german.nouns import phrase
from doomtable.words.german.rephrasing import gathered, highest_of, rephrased
from doomtable.words.german.values import is_of_candidate, of_candidate, per, value
from doomtable.words.plan.structure import (
    YOU,
    Adjunct,
    Clause,
    Comparison,
    Deed,
    ForEach,
    GameWords,
    HighestRating,
    Item,
    Kind,
    Line,
    Listing,
    Noun,
    Sentence,
    Several,
    Text,
    Total,
    Value,
)


def settled(part: Any) -> Any:
    """A part of a plan with the words of what is inside its nouns and adjuncts."""
    if not isinstance(part, tuple):
        return part
    if isinstance(part, Adjunct) and part.key == "begin":
        part = gathered(part, lambda one: not added(settled(one)).behind)
    made = tuple(map(settled, part))
    if isinstance(part, Kind):
        kind = Kind(*made)
        best = highest_of(part)
        if best is not None:
            return _best_of_others(kind, best)
        return kind._replace(details=tuple(_detail(one, owner_of(kind) in OWNERS) for one in kind.details))
    if isinstance(part, Noun):
        noun = Noun(*made)
        return noun if isinstance(noun.n, int) or noun.said else noun._replace(said=_amount(noun.n))
    if isinstance(part, Adjunct) and part.key != "tested":
        return Adjunct(part.key, tuple(map(_said, made[1])))
    if isinstance(part, Several):
        return Several(tuple(map(_said, made[0])), part.link)
    return type(part)(*made) if hasattr(part, "_fields") else made


def _best_of_others(kind: Kind, best: HighestRating) -> Kind:
    """'Krieger anderer Spieler, und von diesen nur die mit dem höchsten Wert': not the players have it."""
    said = aside(f"und von diesen nur die mit {declined(STAT_NOUNS[best.stat], 'der', ['höchst']).case('d')}")
    others = tuple(_detail(one, True) for one in kind.details if isinstance(one, str) or one.key != "tested")
    return kind._replace(details=(*others, said))


def _detail(one: Adjunct | str, owned: bool) -> str:
    if isinstance(one, str):
        return one
    test = one.args[0] if one.key == "tested" else None
    if not isinstance(test, Comparison):
        return detail(one, owned)
    if is_of_candidate(test):
        told = of_candidate(test)
        if told.startswith("⟨"):
            return told
        return f"ohne {told.removeprefix('keinem ')}" if told.startswith("keinem ") else f"mit {told}"
    return aside(f"bei {{reld}} {subordinate(test)}")


def _amount(n: Value) -> str:
    if isinstance(n, Total) and len(n.parts) == 2 and isinstance(n.parts[1], ForEach):
        return f"und {per(n.parts[1].of)} "
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
    said = clause_text(one.clauses[0])
    for before, clause in pairwise(one.clauses):
        link = " sowie " if bare else " und " if clause.bare else ", und "
        link = ", aber " if _bans(clause) and not _bans(before) else link
        likewise = not bare and (clause.deeds, clause.before, clause.after) == (before.deeds, (), before.after)
        if likewise and isinstance(clause.subject, Noun):
            said += f", ebenso {phrase(clause.subject).case('n')}"
            continue
        said += f"{link}{clause_text(clause)}"
    return said


def _bans(one: Clause) -> bool:
    return bool(one.deeds) and all(deed.mode == "may not" for deed in one.deeds)


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


def line_text(line: Line, brief: bool = False, name: str = "") -> str:
    """A line of the text of a card of that name, or of the brief text on its face."""
    line = rephrased(line, brief, name)
    line = settled(line._replace(heading=_joined_goal(line.heading)))
    if line.role in ("goal", "or goal"):
        return _goal(line)
    users = [one for one in line.heading if isinstance(one, Adjunct) and one.key in USERS]
    head = _heading(tuple(one for one in line.heading if one not in users))
    if line.role == "or":
        small = head[:1].isalpha() and " " in head and not head.startswith(("Aktion", "Angriff"))  # which are nouns
        head = (
            f"Oder {head[:1].lower() if small else head[:1]}{head[1:]}"
            if head
            else "Oder"
        )
    if not line.text:
        return f"{head}." if head else ""
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


def _words(one: Item) -> str:
    if not isinstance(one, Adjunct):
        return item(one)
    found = added(one)
    return f", {found.behind}" if one.key == "for a full turn" else found.text


_EVENTS = frozenset({"when", "as soon as"})
"""Times that are a clause, after which a bare price would be no German."""


def _heading(items: tuple[Item, ...]) -> str:
    said: list[str] = []
    for one in items:
        text = _price(one) if isinstance(one, Deed) else _words(one)
        if isinstance(one, Deed) and one.verb == "pay" and isinstance(items[0], Adjunct) and items[0].key in _EVENTS:
            text = f"darfst du {text} zahlen"
        if said and text in ("Aktion", "Angriffsaktion"):
            text = f"als {text}"
        said.append(text)
    return capital(tidy(", ".join(said)))


def _price(deed: Deed) -> str:
    """What is paid, without the verb where it is a plain amount."""
    return item(deed.args[0], "a") if deed.verb == "pay" else clause_text(Clause((deed,)))


def _goal(line: Line) -> str:
    said: list[str] = []
    for one in line.heading:
        clause = Clause((one,), YOU) if isinstance(one, Deed) else one
        said.append(clause_text(clause) if isinstance(clause, Clause) else _words(clause))
    goal = capital(tidy(" ".join(said)))
    told = f"{'Ziel' if line.role == 'goal' else 'Oder'}: {goal}."
    return f"{told} Belohnung: {text_text(line.text)}" if line.text else told
