"""Sentences of effects that follow one another, as one where they belong together."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from doomtable.rules import language as L
from doomtable.words.plan.effect_parts import Told
from doomtable.words.plan.modifiers import grows
from doomtable.words.plan.structure import (
    YOU,
    Adjunct,
    Clause,
    HowMany,
    Item,
    Listing,
    Noun,
    Quantity,
    Sentence,
    Several,
    Text,
)

APART: Final = frozenset({
    "attack legally at once", "attack at once if allowed", "change places both", "be decisive",
    "discard what made it so",
})  # fmt: skip
"""Deeds that have a sentence of their own."""


FRAMES: Final = frozenset({"until", "whatever the affiliations", "while"})
"""Adjuncts that hold for several clauses at once."""


def joined_effects(told: Told) -> Told:
    """Neighbouring orders, and neighbouring statements about the same, as one sentence."""
    out: Told = []
    for one in told:
        last = out[-1] if out else None
        if isinstance(one, Sentence) and isinstance(last, Sentence):
            if len(one.clauses) == len(last.clauses) == 1:
                both = _gone(last.clauses[0], one.clauses[0]) or _together(last.clauses[0], one.clauses[0])
                framed = _framed(last.clauses[0], one.clauses[0]) if both is None else (both,)
                if framed:
                    out[-1] = Sentence(framed)
                    continue
                one = Sentence((_then(last.clauses[0], one.clauses[0]),))
        out.append(one)
    return out


def one_order(told: Text) -> Text:
    """The sentences with the first two orders as one."""
    return tuple(joined_effects(list(told)))


def _framed(one: Clause, other: Clause) -> tuple[Clause, ...]:
    """Two clauses with what both begin or end with said once, before them; none where they share nothing."""
    shared = [part for part in (*one.before, *one.after) if part.key in FRAMES and part in other.before + other.after]
    if not shared:
        return ()
    one, other = (each._replace(before=tuple(part for part in each.before if part not in shared),
                                after=tuple(part for part in each.after if part not in shared))
                  for each in (one, other))  # fmt: skip
    both = _together(one, other)
    head, *rest = (one, other) if both is None else (both,)
    return (head._replace(before=(*shared, *head.before)), *rest)


def _then(one: Clause, other: Clause) -> Clause:
    """The second clause with 'then' for the time that the first one has named."""
    times = [part for part in one.after if part.key == "in next turn"]
    return other._replace(after=tuple(Adjunct("then") if part in times else part for part in other.after))


def _gone(one: Clause, other: Clause) -> Clause | None:
    """'Discard any Fortification, any Warzone and another vehicle' for several orders to discard one thing each."""
    if (one.before, one.after, one.subject) != ((), (), None) or other._replace(deeds=one.deeds) != one:
        return None
    if [deed.verb for deed in (*one.deeds, *other.deeds)] != ["discard", "discard"]:
        return None
    (first,), (second,) = one.deeds[0].args, other.deeds[0].args
    things = first.items if isinstance(first, Several) else (first,)
    if not all(isinstance(thing, Noun) and thing.how in ("a", "any") for thing in (*things, second)):
        return None
    return one._replace(deeds=(one.deeds[0]._replace(args=(Several((*things, second)),)),))


def _together(one: Clause, other: Clause) -> Clause | None:
    """Two clauses as one; None where they had better be apart."""
    if one.before or one.after or other.before or one.link != other.link or not one.deeds or not other.deeds:
        return None
    if {deed.mode for deed in one.deeds} != {deed.mode for deed in other.deeds}:
        return None
    both = (*one.deeds, *other.deeds)
    if any(deed.verb in APART for deed in both) or grows(one):
        return None
    limited = any(isinstance(arg, Noun) and arg.how == "only" for deed in both for arg in deed.args)
    if limited or all(deed.verb == "get" for deed in both):
        return None
    if one.subject is None and other.subject is None:
        short = len(one.deeds) + len(other.deeds) <= 2 and not other.after
        return one._replace(deeds=one.deeds + other.deeds) if short else None
    same = isinstance(other.subject, Noun) and isinstance(one.subject, Noun) and (
        other.subject.how == "it" or (other.subject == one.subject and bool(one.subject.word)))  # fmt: skip
    if same and one.subject.word not in ("you",) and len(one.deeds) == 1:  # type: ignore[union-attr]
        return one._replace(deeds=one.deeds + other.deeds, after=other.after)
    return None


def after(key: str, told: Text, who: Noun) -> Told:
    """The sentences, the first of which begins with what it rests on."""
    return list(fronted(told, Adjunct(key, (who,))))


def ended(told: Text, adjunct: Adjunct) -> Text:
    """The sentences with what belongs to the end of the first, if that is short; else to its beginning."""
    first = told[0]
    if (
        isinstance(first, Listing)
        or len(first.clauses) > 1
        or first.clauses[0].after
        or first.clauses[0].before
    ):
        return fronted(told, adjunct)
    return (Sentence((first.clauses[0]._replace(after=(adjunct,)),)), *told[1:])


def fronted(told: Text, adjunct: Adjunct) -> Text:
    if not told:
        return ()
    first = told[0]
    if isinstance(first, Listing):
        return (first._replace(before=(adjunct, *first.before)), *told[1:])
    head = first.clauses[0]
    new = head._replace(before=(adjunct, *head.before))
    return (first._replace(clauses=(new, *first.clauses[1:])), *told[1:])


def wished(told: Text, who: Noun) -> Text:
    """The same as somebody may decide it."""
    first = told[0]
    if isinstance(first, Listing):
        return told
    head = first.clauses[0]
    doer = YOU if head.subject is None else head.subject
    if (who.you or doer == who) and not any(deed.mode for deed in head.deeds):
        new = head._replace(subject=doer, deeds=tuple(deed._replace(mode="may") for deed in head.deeds))
    else:
        new = head._replace(after=(*head.after, Adjunct("if you like") if who.you else Adjunct("if wanted by", (who,))))
    return (first._replace(clauses=(new, *first.clauses[1:])), *told[1:])


_EACH = (Noun(word="each other player"), Noun(word="each player"))


def of_each_player(told: Text) -> Text:
    """'Each other player loses ...' for 'for each other player, that player loses ...'."""
    head, *rest = told
    if not isinstance(head, Sentence):
        return told
    first, *others = head.clauses
    player = next((one for one in _EACH if first.before == (Adjunct("for each player", (one,)),)), None)
    if player is None or first.subject != Noun(word="that player"):
        return told
    counted = _counted(first)
    clauses = (first._replace(subject=player, before=()), *(_as_well(clause, counted) for clause in others))
    return (head._replace(clauses=clauses), *rest)


def _counted(one: Clause) -> Noun | None:
    """The cards that decide how much it is."""
    amounts = (arg.n for deed in one.deeds for arg in deed.args if isinstance(arg, Quantity))
    return next((n.of for n in amounts if isinstance(n, HowMany) and isinstance(n.of, Noun)), None)


def _as_well(one: Clause, counted: Noun | None) -> Clause:
    """'You gain 3 D for each of those warriors', where the same cards are counted."""
    if counted is None or _counted(one) != counted:
        return one
    those = Noun("that", counted.kind._replace(owner="any", place="", groups=()), many=True)

    def of_those(arg: Item) -> Item:
        if isinstance(arg, Quantity) and isinstance(arg.n, HowMany):
            return arg._replace(n=arg.n._replace(of=those))
        return arg

    deeds = tuple(deed._replace(args=tuple(map(of_those, deed.args))) for deed in one.deeds)
    return one._replace(deeds=deeds, after=(Adjunct("as well"), *one.after))


def in_time(effects: tuple[L.Effect, ...]) -> list[L.Effect]:
    """The effects as they are told: an attack comes before what waits for its outcome."""
    first = effects[0] if len(effects) == 2 else None
    if isinstance(first, L.Rule) and effects[1] == L.Attack(first.whom, first.who):  # type: ignore[arg-type]
        if (first.verdict, first.act, first.until) == ("forbid", "strike back", "combat"):
            return [effects[1], replace(first, whom=None)]
    waiting = [one for one in effects if isinstance(one, L.Later) and one.until == "combat"]
    if waiting and isinstance(effects[-1], L.Attack) and len(waiting) == len(effects) - 1:
        return [effects[-1], *waiting]
    if effects[:1] == (L.EndCombat(),) and any(isinstance(one, L.Kill) for one in effects):
        return [*effects[1:], effects[0]]
    first = effects[0] if len(effects) > 1 else None
    worth = first.amount if isinstance(first, L.Gain) else None
    paid = isinstance(worth, L.Of) and effects[-1] == L.Move(worth.ref, "draw")
    if (paid or first == L.Award(to="you")) and all(isinstance(one, L.Move) for one in effects[1:]):
        return [*effects[1:], effects[0]]  # worth what it is worth now, told when it is known who is meant
    return list(effects)
