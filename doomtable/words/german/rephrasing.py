"""German rephrasing: a line of a plan, told as German would tell it, while it still is a plan.

What is told otherwise in German is told so here, before any words are chosen: which clause a condition goes into, what
stands first, who is called by a pronoun.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from doomtable.words.german.clause_rephrasing import CHANGES, THAT_PLAYER, early, in_use
from doomtable.words.german.kinds import where
from doomtable.words.german.lexicon import AREAS
from doomtable.words.german.line_rephrasing import (
    discarded_by,
    in_its_combat,
    moment_first,
    now_in_play,
    of_role,
    offered,
    paid_first,
)
from doomtable.words.german.merging import merged
from doomtable.words.german.plan_mapping import mapped, speaks_of
from doomtable.words.german.pronouns import clear
from doomtable.words.plan.structure import (
    Adjunct,
    Change,
    Clause,
    Comparison,
    Deed,
    ForEach,
    GameWords,
    HighestRating,
    Item,
    Kind,
    Line,
    Noun,
    PaidParts,
    PoolPoints,
    Quantity,
    RatingOf,
    Several,
)

UNSAID = Noun(word="candidate")
"""A subject that goes without saying."""


def rephrased(line: Line, brief: bool = False, name: str = "") -> Line:
    """The line as German tells it; `brief`, as it stands on a face; `name` is the card's."""
    line = moment_first(line._replace(text=tuple(map(merged, line.text))))
    line = mapped(of_role(line), early)
    line = mapped(clear(line, name), lambda part: _of_itself(part, name))
    if speaks_of(line, "this warrior"):
        line = mapped(line, _apart)
    line = in_its_combat(line)
    line = discarded_by(line) if "goal" in line.role else line
    line = paid_first(line) if brief else offered(line)
    line = line._replace(text=tuple(each for one in line.text for each in now_in_play(one)))
    bought = _speaks_of_bought(line)
    line = mapped(line, _clause)
    return mapped(line, _those) if bought and not _names_those(line) else line


def _clause(part: Any) -> Any:
    if isinstance(part, Kind):
        return in_use(part)
    if isinstance(part, Several):
        return _of_one_subject(part)
    if isinstance(part, Clause):  # inside a sentence a time is said in full on a face, too
        part = part._replace(after=tuple(
            one._replace(key="window") if one.key == "short window" else one for one in part.after))  # fmt: skip
    if not isinstance(part, Clause):
        return part
    own = (_without_unless, _moment_inside, _turn_behind, _owned, _from_there, _from_hand)
    for change in (*own, *CHANGES, _per_first):
        part = change(part)
    return part


def _of_itself(part: Any, name: str) -> Any:
    """'Ein weiteres Exemplar dieser Karte', where a card speaks of its own name."""
    if not isinstance(part, Deed) or part.verb != "act have others":
        return part
    what = part.args[0]
    if not isinstance(what, Noun) or not name or what.kind.named != (name,):
        return part
    return part._replace(verb="have another")


# ------------------------------------------------------------------------------------------------- conditions


def _without_unless(one: Clause) -> Clause:
    """'Darf nur angreifen, wenn' for 'darf nicht angreifen, außer wenn'; 'solange er kein' for 'außer wenn er ein'."""
    last = one.after[-1] if one.after else None
    cond = last.args[0] if last is not None and last.key == "unless" else None
    if len(one.deeds) != 1 or not isinstance(cond, Clause) or len(cond.deeds) != 1:
        return one
    deed, other = one.deeds[0], cond.deeds[0]
    if deed.mode in ("may not", "cannot"):
        allowed, link = deed._replace(mode="may"), "only if"
    else:
        allowed, link = deed, "while"
        cond = cond._replace(deeds=(other._replace(negated=not other.negated),))
    return one._replace(deeds=(allowed,), after=(*one.after[:-1], Adjunct(link, (cond,))))


def _moment_inside(one: Clause) -> Clause:
    """'Wenn er zu Beginn seines Zuges ...' for 'zu Beginn seines Zuges, wenn er ...'."""
    if len(one.before) != 2 or not one.before[0].key.startswith("at") or one.before[1].key != "if":
        return one
    (moment, when), (cond, *_) = one.before, one.before[1].args
    if not isinstance(cond, Clause) or len(cond.deeds) != 1 or cond.before or cond.after:
        return one
    whose = moment.args[0]
    if isinstance(whose, GameWords) and whose.keys[1] == "target player" and _holder(cond) == THAT_PLAYER:
        moment = moment._replace(args=(whose._replace(keys=(whose.keys[0], "own")),))
    return one._replace(before=(when._replace(args=(cond._replace(after=(moment,)),)),))


def _turn_behind(one: Clause) -> Clause:
    """'Solange ..., darf er in deinem Zug nur' for 'in deinem Zug, solange ..., darf er nur'."""
    if [part.key for part in one.before] != ["in turn", "while"]:
        return one
    return one._replace(before=one.before[1:], after=(one.before[0], *one.after))


def _of_one_subject(conds: Several) -> Several:
    """'Solange der Träger in diesem Fahrzeug ist und angreift': what both are about is said once."""
    first, *others = conds.items or ("",)
    if not isinstance(first, Clause) or not isinstance(first.subject, Noun) or first.subject.how == "it":
        return conds
    told = [one._replace(subject=UNSAID) if isinstance(one, Clause) and isinstance(one.subject, Noun) and
            (one.subject.how, one.subject.word) == ("it", first.subject.word) else one for one in others]  # fmt: skip
    return conds._replace(items=(first, *told))


def _holder(cond: Clause) -> object:
    """Who a condition is about."""
    test = cond.deeds[0].args[0] if cond.deeds[0].verb == "compare" else None
    return test.left.who if isinstance(test, Comparison) and isinstance(test.left, PoolPoints) else cond.subject


def gathered(one: Adjunct, is_short: Callable[[Adjunct], bool]) -> Adjunct:
    """The beginning of a sentence with its short conditions inside its clause, and its subject named once."""
    head, *conds = one.args
    inner = head.args[0] if isinstance(head, Adjunct) and head.args else None
    if not isinstance(head, Adjunct) or not isinstance(inner, Clause):
        return one
    short = tuple(arg for arg in conds if isinstance(arg, Adjunct) and is_short(arg))
    clause = inner._replace(after=(*inner.after, *short))
    rest = [_same_subject(arg, inner) for arg in conds if arg not in short]
    return Adjunct(one.key, (head._replace(args=(clause,)), *rest))


def _same_subject(one: Item, before: Clause) -> Item:
    """A further condition of the same subject, which goes without saying behind 'und'."""
    inner = one.args[0] if isinstance(one, Adjunct) and one.key == "and" else None
    if not isinstance(one, Adjunct) or not isinstance(inner, Clause):
        return one
    who, first = inner.subject, before.subject
    if not isinstance(who, Noun) or not isinstance(first, Noun) or who.many or not who.word or who.word != first.word:
        return one
    return one._replace(args=(inner._replace(subject=UNSAID),))


# ------------------------------------------------------------------------------------------------- who and whose


def _apart(part: Any) -> Any:
    """The same with 'der betreffende' for a warrior or card that is not this one."""
    if isinstance(part, Noun) and part.how == "that" and part.kind.head in (("warrior",), ("card",)):
        return part._replace(kind=part.kind._replace(other=True))
    return part


def _owned(one: Clause) -> Clause:
    """'Für jeden seiner Krieger zahlt dieser Spieler': what belongs to the subject is told by 'sein'."""
    if isinstance(one.subject, Noun) and one.subject.word in _HOLDERS:
        return mapped(one, _own)  # type: ignore[no-any-return]
    when = one.before[0].args[0] if one.subject is None and one.before and one.before[0].key == "at" else None
    if isinstance(when, GameWords) and when.keys[1] in ("any", "others"):
        return mapped(one, _own)  # type: ignore[no-any-return]
    if isinstance(one.subject, Noun) and one.subject.word == "bearer":
        return mapped(one, lambda part: _ITS_PLAYER if part == _BEARERS_PLAYER else part)  # type: ignore[no-any-return]
    if isinstance(one.subject, Noun) and one.subject.word in _PLAYERS_OF_WARRIORS:
        return mapped(one, _of_latter)  # type: ignore[no-any-return]
    return one


_HOLDERS = frozenset({
    "that player", "any player", "any other player", "each player", "each other player", "killed warrior's player",
    "wounded warrior's player", "harmed warrior's player",
})  # fmt: skip
"""Players whose cards are told by 'sein' in their own sentence."""
_PLAYERS_OF_WARRIORS = frozenset({"bearer's player", "assigned warrior's player"})


def _of_latter(part: Any) -> Any:
    """'Der Spieler des Trägers erhält dessen Wert': 'seinen' would be the player's."""
    warrior = isinstance(part, RatingOf) and part.of.how == "it" and not part.of.many
    return part._replace(of=Noun(word="latter")) if warrior else part


_BEARERS_PLAYER, _ITS_PLAYER = Noun(word="bearer's player"), Noun(word="its player")


def _own(part: Any) -> Any:
    return part._replace(owner="own") if isinstance(part, Kind) and part.owner == "target player" else part


def _from_there(one: Clause) -> Clause:
    """'Schließt sich ein Krieger aus deiner Kohorte an': who comes to a combat comes out of where he is."""
    who = one.subject
    comes = bool(one.deeds) and one.deeds[0].verb in ("join", "take the place of")
    if not comes or not isinstance(who, Noun) or who.kind.place not in AREAS or who.kind.owner == "any":
        return one
    out_of = where(AREAS[who.kind.place], who.kind.owner, out=True)
    kind = who.kind._replace(place="", owner="any", details=(*who.kind.details, out_of))
    return one._replace(subject=who._replace(how="a", kind=kind))


def _from_hand(one: Clause) -> Clause:
    """'Wähle aus deiner Hand eine Kunstkarte, die ...': where it is chosen from comes before what is said of it."""
    first = one.deeds[0] if one.deeds and one.deeds[0].verb == "choose" else None
    things = first.args[0] if first is not None else None
    only = things.items[0] if isinstance(things, Several) and len(things.items) == 1 else None
    if first is None or not isinstance(only, Noun) or (only.kind.place, only.kind.owner) != ("hand", "yours"):
        return one
    plain = only._replace(kind=only.kind._replace(place="", owner="any"))
    chosen = first._replace(args=(Several((plain,)),))
    return one._replace(deeds=(chosen, *one.deeds[1:]), after=(Adjunct("out of hand"), *one.after))


def highest_of(kind: Kind) -> HighestRating | None:
    """The rating by which cards of others stand out among them; None where nothing of the sort is asked."""
    tests = [one.args[0] for one in kind.details if isinstance(one, Adjunct) and one.key == "tested"]
    found = [test.right for test in tests if isinstance(test, Comparison) and isinstance(test.right, HighestRating)]
    return next((one for one in found if one.of.kind.owner == kind.owner == "others"), None)


def _names_those(part: object) -> bool:
    """Whether those that were bought are called so already, so that a pronoun is clear."""
    if isinstance(part, Noun) and part.how == "that" and part.many:
        return True
    return isinstance(part, tuple) and any(map(_names_those, part))


def _those(part: Any) -> Any:
    """'Diese Krieger' for those that were bought one by one."""
    bought = isinstance(part, Noun) and part.how == "it" and part.many and not part.word
    return part._replace(how="that") if bought else part


# ------------------------------------------------------------------------------------------------- prices and amounts


def _speaks_of_bought(part: object) -> bool:
    if isinstance(part, Adjunct) and part.key == "for each" and isinstance(part.args[0], PaidParts):
        return True
    return isinstance(part, tuple) and (_bought(part) is not None or any(map(_speaks_of_bought, part)))


def _per_first(clause: Clause) -> Clause:
    """The same with 'für je 3 gezahlte D' before the things that are bought, instead of behind them."""
    found = _bought(clause.subject)
    if found is not None:
        return _once(clause, found)._replace(before=(Adjunct("per", (found.of,)), *clause.before))  # type: ignore[no-any-return]
    found = next((one for deed in clause.deeds for arg in deed.args if (one := _bought(arg)) is not None), None)
    if found is None or (isinstance(found.of, PaidParts) and found.of.beyond):
        return clause
    return _once(clause, found)._replace(after=(Adjunct("per", (found.of,)), *clause.after))  # type: ignore[no-any-return]


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
