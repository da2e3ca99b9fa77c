"""What effects of a plan share: orders, statements, the cards that are touched."""

from __future__ import annotations

from dataclasses import fields, is_dataclass

from doomtable.rules import language as L
from doomtable.words.plan.nouns import noun
from doomtable.words.plan.references import PLAYERS, REFS, TARGETS, References
from doomtable.words.plan.structure import Adjunct, Clause, Deed, Item, Kind, Listing, Noun, Sentence, Text

Told = list[Sentence | Listing]


def order(verb: str, *args: Item, after: tuple[Adjunct, ...] = ()) -> Clause:
    """What the reader is told to do."""
    return Clause((Deed(verb, args),), after=after)


def does(who: Noun, verb: str, *args: Item, after: tuple[Adjunct, ...] = ()) -> Clause:
    """What a player or a card does: an order, if that is the reader."""
    return Clause((Deed(verb, args),), None if who.you else who, after=after)


def said(*told: Clause) -> Told:
    return [Sentence((one,)) for one in told]


def with_remark(one: Sentence | Listing, what: Adjunct) -> Sentence | Listing:
    """A sentence with something said of its last clause besides."""
    if isinstance(one, Listing):
        return one
    *others, last = one.clauses
    return one._replace(clauses=(*others, last._replace(after=(*last.after, what))))


def thing(what: object, refs: References) -> Noun:
    """The cards an effect works on."""
    if isinstance(what, L.Sel):
        found = noun(what, refs, "all")
        refs.mute()
        return found
    if isinstance(what, str) and what in PLAYERS and what not in REFS:
        return Noun(
            "bares", Kind(("warrior",), details=(Adjunct("of player", (refs.player(what),)),)), many=True
        )
    return refs.noun(str(what))


def condition_behind(told: Text) -> Text:
    """The sentences with the condition that the first begins with at its end, where another stands before it."""
    first = told[0]
    if isinstance(first, Listing) or len(first.clauses) != 1:
        return told
    (only,) = first.clauses
    if [part.key for part in only.before] != ["if"]:
        return told
    return (Sentence((only._replace(before=(), after=(*only.after, *only.before)),)), *told[1:])


def remark(adjunct: Adjunct) -> Sentence:
    """A sentence that is nothing but an adjunct: 'Once per turn.'"""
    return Sentence((Clause((), before=(adjunct,)),))


def new_targets(effects: tuple[L.Effect, ...], refs: References) -> list[str]:
    """The targets of the play that these effects speak of, and nobody has mentioned."""
    return [ref for ref in TARGETS if _speaks_of(effects, ref) and refs.is_new_target(ref)]


def _speaks_of(part: object, ref: str) -> bool:
    """Whether a part of an effect is that reference, or has it anywhere in it."""
    if isinstance(part, tuple):
        return any(_speaks_of(one, ref) for one in part)
    return part == ref or (is_dataclass(part) and any(_speaks_of(getattr(part, one.name), ref) for one in fields(part)))


def lends_to_player(refs: References) -> bool:
    """Whether the card that speaks lends its player what another one does."""
    lasting = (e for a in refs.card.abilities if isinstance(a, L.Static) for e in a.effects)
    return any(isinstance(e, L.Mod) and "text" in e.what and e.who == "you" for e in lasting)


def bookkeeping(e: L.If, refs: References | None = None) -> bool:
    """Whether it only sees to it that what grows with the markers is done once, when the first is put there.

    Or that a warrior that has been chosen is still where it was.
    """
    cond = e.cond
    if isinstance(cond, L.Is) and refs is not None and not e.otherwise:
        target = refs.target(cond.ref)
        return target is not None and cond.sel == L.Sel(area=target.sel.area)
    if (
        not isinstance(cond, L.Test)
        or not isinstance(cond.left, L.Marks)
        or (cond.op, cond.right) != ("==", 1)
    ):
        return False
    return not e.otherwise and all(isinstance(one, L.Mod | L.Later) and one.until == "game" for one in e.then)
