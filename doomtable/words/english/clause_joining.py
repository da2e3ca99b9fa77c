"""Joining of effects: several clauses become one run of text."""

from __future__ import annotations

import re

from doomtable.rules.language import (
    Attack,
    Cond,
    Effect,
    Gain,
    HandLoss,
    If,
    Later,
    Look,
    Mod,
    Move,
    Rule,
    Sel,
    SwapRole,
    Wound,
)
from doomtable.words.english.dispatch import effect
from doomtable.words.english.grammar import Clause, sentence, shared_start
from doomtable.words.english.modifiers import belongs_together, statement
from doomtable.words.english.permissions import ruling, shares
from doomtable.words.english.references import References

LONG = 90
"""Two clauses that together stay under this many letters share a sentence."""


def clauses(effects: tuple[Effect, ...], refs: References, when: Cond | None = None) -> list[Clause]:
    """Each effect as a clause; neighbouring Mods about one subject share one. `when` is asked of what lasts."""
    told: list[Clause] = []
    rest = in_time(effects)
    before: Effect | None = None
    while rest:
        node = rest.pop(0)
        last, before = before, node
        if isinstance(node, Mod):
            mods = [node]
            while rest and isinstance(rest[0], Mod) and belongs_together(node, rest[0]):
                mods.append(rest.pop(0))  # type: ignore[arg-type]
            told.append(statement(mods, refs, when))
        elif isinstance(node, Rule) and rest and _given_freely(node, rest[0]):
            continue
        elif isinstance(node, Rule):
            rules = [node]
            while rest and isinstance(rest[0], Rule) and shares(node, rest[0]):
                rules.append(rest.pop(0))  # type: ignore[arg-type]
            told.append(ruling(rules, refs, when))
        elif isinstance(node, Look) and rest and _seen_by(rest[0], node):
            continue
        elif rest and (pair := effects_in_a_row(node, rest[0], refs)) is not None:
            told.append(pair)
            rest.pop(0)
        else:
            told.append(effect(node, refs))
            if isinstance(node, If) and isinstance(last, Gain) and _more_of(node, last):
                told[-1] = told[-1]._replace(text=f"{told[-1].text} more")
    return told


def _given_freely(one: Rule, other: Effect) -> bool:
    """Does the next Rule, that it may be given something at any time, say of itself that it may be given it?"""
    return (one.verdict, one.act) == ("allow", "receive") and isinstance(other, Rule) and (
        other.verdict, other.act, other.who, other.whom) == ("allow", "bestow", one.who, one.whom)  # fmt: skip


def effects_in_a_row(one: Effect, other: Effect, refs: References) -> Clause | None:
    """Two effects of a kind that are told as one; None where they are not."""
    if isinstance(one, SwapRole) and isinstance(other, SwapRole) and not one.legal and not other.legal:
        if refs.is_target(one.to) and refs.is_target(other.to) and (one.role, other.role) == ("attacker", "defender"):
            refs.noun(one.to), refs.noun(other.to)
            return Clause("any two warriors, even in cover, become attacker and defender, whatever their affiliations")
    if isinstance(one, Move) and isinstance(other, Wound) and isinstance(one.what, Sel) and one.what.on == other.who:
        return Clause(f"{effect(one, refs).text} and wound them", order=True)
    if isinstance(one, Attack) and isinstance(other, Attack) and one.attacker == other.attacker and one.legal:
        aim = refs.target(str(other.defender))
        if refs.is_target(one.defender) and aim is not None and aim.again and isinstance(one.attacker, str):
            who = refs.noun(one.attacker)
            refs.noun(str(one.defender)), refs.noun(str(other.defender))
            return Clause(f"{who.does('attack')} two warriors that it may attack one after the other, or one twice")
    return None


def in_time(effects: tuple[Effect, ...]) -> list[Effect]:
    """The effects as they are told: an attack comes before what waits for its outcome."""
    waiting = [one for one in effects if isinstance(one, Later) and one.until == "combat"]
    if waiting and isinstance(effects[-1], Attack) and len(waiting) == len(effects) - 1:
        return [effects[-1], *waiting]
    return list(effects)


def _more_of(node: If, gain: Gain) -> bool:
    """Does the condition only add points to those just gained?"""
    only = node.then[0] if len(node.then) == 1 and not node.otherwise else None
    return isinstance(only, Gain) and (only.pool, only.who) == (gain.pool, gain.who) and isinstance(only.amount, int)


def _seen_by(node: Effect, look: Look) -> bool:
    """Does the loss of cards from a hand begin with the same look at it?"""
    return (
        isinstance(node, HandLoss)
        and node.by == "you"
        and node.look
        and look.where == "hand"
        and node.whose == look.whose
    )


def series(effects: tuple[Effect, ...], refs: References, when: Cond | None = None) -> Clause:
    """The effects as one clause, or as several sentences without the first capital and the last stop."""
    return joined(clauses(effects, refs, when))


_BONUS = re.compile(r"[+−]\d+ to ")
_AGAINST = re.compile(r"([+−]\d+ to .+?) (against .+)")


def joined(told: list[Clause]) -> Clause:
    if not told:
        return Clause("nothing happens")
    if len(told) == 1:
        return told[0]
    told = _shared(told)
    if len(told) == 1:
        return told[0]
    parts = [clause.text for clause in told]
    if len(parts) == 2 and all(_BONUS.match(part) for part in parts) and " against " not in parts[0]:
        against = _AGAINST.fullmatch(parts[1])
        if against is not None:
            return Clause(f"{parts[0]}, and {against[2]} {against[1]}")
    simple = all(
        "," not in part and ";" not in part and " and " not in part and ". " not in part for part in parts
    )
    if simple and len(told) <= 3 and sum(map(len, parts)) < LONG:
        for place, clause in enumerate(told):
            if clause.order and not told[0].order:
                parts[place] = f"you {parts[place]}"
        text = f"{', '.join(parts[:-1])} and {parts[-1]}"
        if not any(clause.order for clause in told):
            text = text.replace(" and it ", " and ", 1)
        return Clause(text, told[0].order)
    sentences = [sentence(part) for part in parts[1:]]
    return Clause(f"{parts[0]}. {' '.join(sentences)}".rstrip("."), told[0].order)


def _shared(told: list[Clause]) -> list[Clause]:
    """Neighbouring statements with the same subject and verb become one: 'each player loses X' and 'loses Y'."""
    kept = [told[0]]
    for clause in told[1:]:
        last = kept[-1]
        shared = shared_start([last.text, clause.text])
        if not last.order and not clause.order and len(shared) >= 3 and ";" not in last.text + clause.text:
            if not any("," in text for text in (last.text, clause.text)):
                rest = clause.text.split(" ")[len(shared) :]
                kept[-1] = Clause(f"{last.text} and {' '.join(rest)}")
                continue
        kept.append(clause)
    return kept
