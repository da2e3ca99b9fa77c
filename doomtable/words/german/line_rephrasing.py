"""German rephrasing of whole lines: what stands before the colon, what is offered, what is chosen first."""

from __future__ import annotations

from doomtable.words.german.plan_mapping import mapped
from doomtable.words.plan.structure import (
    YOU,
    Adjunct,
    Clause,
    Deed,
    Kind,
    Line,
    Listing,
    Noun,
    Sentence,
    Text,
)

_MOMENTS = frozenset({"at", "at each", "after each combat", "in tactic"})


def moment_first(line: Line) -> Line:
    """'Nach jedem Kampf: Wenn ..., lege ...' for 'nach jedem Kampf, wenn ..., lege ...'."""
    first = line.text[0] if line.text else None
    if not isinstance(first, Sentence) or not first.clauses[0].before:
        return line
    clause = first.clauses[0]
    before = clause.before[0].args if clause.before[0].key == "begin" else clause.before
    head, *conds = (one for one in before if isinstance(one, Adjunct))
    tactic = head.key == "in tactic"
    if head.key not in _MOMENTS or (not tactic and (not conds or clause.before[0].key != "begin")):
        return line
    if tactic and line.heading != (Adjunct("window", ("combat",)),):
        return line
    behind = tuple(one for one in clause.after if one.key == "if")
    heading: tuple[Adjunct, ...] = (head,)
    rest = tuple(conds)
    if behind:  # one 'wenn' alone in the sentence
        heading, rest = (head, *(one._replace(key="while") for one in conds)), behind
    clause = clause._replace(before=rest, after=tuple(one for one in clause.after if one not in behind))
    text = (first._replace(clauses=(clause, *first.clauses[1:])), *line.text[1:])
    return line._replace(heading=heading if tactic else (*line.heading, *heading), text=text)


_BEING = {"inside": "be inside", "fighting one": "be fighting", "considered so": "be considered"}
"""What is said of the attacker or defender, as a deed."""


def of_role(line: Line) -> Line:
    """'Wenn der Angreifer in einem Panzer ist, verwunde ihn' for 'verwunde den Angreifer in einem Panzer'.

    Before the colon, where further sentences rest on it, too.
    """
    first = line.text[0] if line.text else None
    clause = first.clauses[0] if isinstance(first, Sentence) else None
    if not isinstance(first, Sentence) or clause is None or clause.subject is not None or clause.before or (
        len(clause.deeds) != 1 or len(clause.deeds[0].args) != 1
    ):  # fmt: skip
        return line
    whom = clause.deeds[0].args[0]
    if not isinstance(whom, Noun) or whom.how != "any" or whom.kind.states not in (("attacker",), ("defender",)):
        return line
    plain = whom.kind._replace(states=(), details=())
    role = Noun(kind=Kind(("warrior",)), word=whom.kind.states[0])
    details = (part for part in whom.kind.details if isinstance(part, Adjunct) and part.key in _BEING)
    test = tuple(Deed(_BEING[part.key], part.args) for part in details)
    if len(test) != len(whom.kind.details) or whom.kind.groups or whom.kind.owner != "any":
        return line
    if plain.head != ("warrior",):
        test = (Deed("be", (Noun("a", plain),)), *test)
    if not test:
        return line
    cond = Adjunct("if", (Clause(test, role),))
    further = any(isinstance(one, Sentence) and not one.clauses[0].before for one in line.text[1:])
    line = line._replace(heading=(*line.heading, cond)) if further else line
    deed = clause.deeds[0]._replace(args=(role._replace(how="it"),))
    told = clause._replace(before=() if further else (cond,), deeds=(deed,))
    rest = mapped(line.text[1:], lambda part: role._replace(how="it") if isinstance(part, Noun) and (
        part.how, part.kind) == ("it", whom.kind) else part)  # fmt: skip
    return line._replace(text=(first._replace(clauses=(told, *first.clauses[1:])), *rest))


def discarded_by(line: Line) -> Line:
    """'Eine Stadt wird durch eine deiner Karten abgelegt' for 'eine deiner Karten legt eine Stadt ab': no card does."""
    first = line.heading[0] if line.heading else None
    deed = first.deeds[0] if isinstance(first, Clause) and len(first.deeds) == 1 else None
    if not isinstance(first, Clause) or deed is None or deed.verb != "discard" or not isinstance(first.subject, Noun):
        return line
    (gone,) = deed.args
    through = Adjunct("by card", (first.subject,))
    told = Clause((Deed("be discarded"),), gone, after=(*first.after, through))  # type: ignore[arg-type]
    return line._replace(heading=(told, *line.heading[1:]))


def in_its_combat(line: Line) -> Line:
    """'Im Kampf des Trägers, einmal pro Kampf, 5 D' for 'solange der Träger im Kampf ist, 5 D, einmal pro Kampf'.

    A price that its player may pay without end is told there, too, and who gets what it buys is named again.
    """
    first = line.heading[0] if line.heading else None
    inner = first.args[0] if isinstance(first, Adjunct) and first.key == "while" else None
    if not isinstance(inner, Clause) or inner.deeds != (Deed("be in combat"),) or not isinstance(inner.subject, Noun):
        return line
    who = inner.subject
    rest = line.heading[1:]
    once = tuple(one for one in rest if one == Adjunct("limit", ("combat",)))
    others = tuple(one for one in rest if one != Adjunct("limit", ("combat",)))
    where_ = Adjunct("in the combat of", (who,))
    if _PAID_BY_PLAYER in others:
        others = tuple(one for one in others if one != _PAID_BY_PLAYER)
        where_ = Adjunct("in its combat its player may pay", (who,))
        line = mapped(line, lambda part: who if isinstance(part, Noun) and part.word == who.word else part)
    others = mapped(others, lambda part: who if part == who._replace(how="it") else part)  # the combat is a 'he', too
    return line._replace(heading=(where_, *once, *others))


_PAID_BY_PLAYER = Adjunct("paid by its player")


def now_in_play(one: Sentence | Listing) -> Text:
    """A sentence of several about warriors now in play: that it is only they is said once, behind it."""
    mark = Adjunct("now in play")
    whom = [clause.subject for clause in one.clauses] if isinstance(one, Sentence) else []
    marked = [isinstance(who, Noun) and mark in who.kind.details for who in whom]
    if not isinstance(one, Sentence) or len(marked) < 2 or not all(marked):
        return (one,)
    bare = mapped(one, lambda part: part._replace(details=tuple(each for each in part.details if each != mark))
                   if isinstance(part, Kind) else part)  # fmt: skip
    return bare, Sentence((Clause((), before=(Adjunct("only now in play"),)),))


def offered(line: Line) -> Line:
    """The line with a price that is a deed as an offer: 'Du darfst diese Karte ablegen. Wenn du das tust, ...'

    Beside actions it is one more price of theirs, and no offer: '3 Aktionen, vernichte diese Karte: ...'.
    """
    deeds = tuple(one for one in line.heading if isinstance(one, Deed) and not one.verb.startswith("pay"))
    first = line.text[0] if line.text else None
    acts = any(isinstance(one, Adjunct) and one.key in ("actions", "attack actions") for one in line.heading)
    if not deeds or acts or line.role in ("goal", "or goal") or not isinstance(first, Sentence):
        return line
    head, *others = (_time_behind(one, first.clauses[0]) for one in first.clauses)
    asked = tuple(one for one in line.heading if isinstance(one, Adjunct) and one.key == "if")
    conds = (*asked, *(one for one in head.before if one.key == "if"))
    rest = tuple(one for one in head.before if one.key != "if")
    done = head._replace(before=(Adjunct("if done", (YOU,)), *rest))
    offer = Sentence((Clause(tuple(deed._replace(mode="may") for deed in deeds), YOU, before=conds),))
    told = (offer, first._replace(clauses=(done, *others)), *line.text[1:])
    return line._replace(heading=tuple(one for one in line.heading if one not in (*deeds, *asked)), text=told)


def _time_behind(one: Clause, first: Clause) -> Clause:
    """How long it holds inside each clause, where an offer comes first."""
    spans = tuple(part for part in first.before if part.key == "until")
    if one is not first and spans:
        spans = (Adjunct("till then"),)
    before = tuple(part for part in one.before if part.key != "until")
    return one._replace(before=before, after=(*spans, *one.after))


def paid_first(line: Line) -> Line:
    """The line with a price that is a deed as the first thing to do: 'Lege diese Karte ab und beende den Kampf'."""
    deeds = tuple(one for one in line.heading if isinstance(one, Deed) and not one.verb.startswith("pay"))
    first = line.text[0] if line.text else None
    if not deeds or line.role in ("goal", "or goal") or not isinstance(first, Sentence):
        return line
    head, *others = first.clauses
    one_order = head.subject is None and not head.before and not head.bare and len(head.deeds) == 1
    told = (
        (first._replace(clauses=(head._replace(deeds=(*deeds, *head.deeds)), *others)),)
        if one_order
        else (Sentence((Clause(deeds),)), first)
    )
    return line._replace(
        heading=tuple(one for one in line.heading if one not in deeds), text=(*told, *line.text[1:])
    )
