"""Choices, conditions, chance and delay inside a text: may, if, either, each, later, a coin."""

from __future__ import annotations

from doomtable.rules.language import Choose, Each, Either, Flip, If, Later, May, Name, Sel, Special, Target
from doomtable.words.english import nouns
from doomtable.words.english.costs import payment
from doomtable.words.english.generics import clause, effect
from doomtable.words.english.grammar import Clause, Phrase, listed
from doomtable.words.english.happenings import happens, is_moment
from doomtable.words.english.modifiers import until
from doomtable.words.english.openings import named
from doomtable.words.english.series import series
from doomtable.words.english.specials import SPECIALS
from doomtable.words.english.talk import Talk, Unworded


@effect.register
def _(node: May, talk: Talk) -> Clause:
    who = talk.player(node.who)
    cost = payment(node.cost, talk) if node.cost is not None else ""
    inner = series(node.effects, talk)
    if cost:
        return Clause(f"{who.text} may {cost}: {inner.text}")
    if who.you:
        return Clause(inner.may)
    return Clause(f"if {who.text} wants, {inner.text}")


@effect.register
def _(node: If, talk: Talk) -> Clause:
    text = f"if {clause(node.cond, talk)}, {series(node.then, talk).text}"
    if node.otherwise:
        text = f"{text}; otherwise {series(node.otherwise, talk).text}"
    return Clause(text)


@effect.register
def _(node: Either, talk: Talk) -> Clause:
    who = talk.player(node.who)
    told = [series(choice, talk).text for choice in node.choices]
    if who.you:
        return Clause(
            f"either {listed(told, 'or')}" if len(told) == 2 else f"choose one: {'; '.join(told)}", order=True
        )
    return Clause(f"{who.does('choose')} one: {'; '.join(told)}")


@effect.register
def _(node: Choose, talk: Talk) -> Clause:
    who, saved, choices = talk.player(node.who), talk.saved(), talk.choices
    text = _chosen(node, who, talk)
    talk.back(saved)
    talk.choices = choices
    return text


def _chosen(node: Choose, who: Phrase, talk: Talk) -> Clause:
    """Who chooses what, and what follows from it."""
    before = sum(isinstance(choice, Target) for choice in talk.choices)
    talk.choices = (*talk.choices, *node.choices)
    often = ", as often as wanted" if node.again else ""
    if who.you and node.again:
        return Clause(f"{series(node.effects, talk).text}{often}", order=True)
    aims = sum(isinstance(choice, Target) for choice in node.choices)
    things = [talk.noun(ref, pronoun=False).as_object for ref in _TARGETS[before : before + aims]]
    things += [named(choice) for choice in node.choices if isinstance(choice, Name)]
    told = series(node.effects, talk).text
    if who.you:
        return Clause(f"choose {listed(things)}{often}: {told}", order=True)
    return Clause(f"{who.does('choose')} {listed(things)}{often}: {told}")


_TARGETS = ("target", "target2", "target3")


@effect.register
def _(node: Each, talk: Talk) -> Clause:
    if isinstance(node.of, Sel):
        who = nouns.noun(node.of, talk, "each")
        talk.tell("it", Phrase("it", pronoun=True))
        return Clause(f"for {who.text}: {series(node.effects, talk).text}")
    who = talk.player(node.of)
    talk.tell("target player", Phrase("that player"), speak=False)
    return Clause(f"for {who.text}: {series(node.effects, talk).text}")


@effect.register
def _(node: Later, talk: Talk) -> Clause:
    moment = happens(node.event, talk)
    if is_moment(node.event.name):
        begin = f"at {moment}"
        if node.once and node.event.whose == "yours" and node.until != "turn":
            begin = f"at {moment.replace('your', 'your next')}"
    else:
        begin = f"{'when' if node.once else 'whenever'} {moment}"
    this = is_moment(node.event.name) and node.until == "turn"
    span = "" if this or node.until in ("", "game", "host leaves") else f" {until(node.until)}"
    return Clause(f"{begin}{span}, {series(node.effects, talk).text}")


@effect.register
def _(node: Flip, talk: Talk) -> Clause:
    sides = []
    if node.heads:
        sides.append(f"on heads, {series(node.heads, talk).text}")
    if node.tails:
        sides.append(f"on tails, {series(node.tails, talk).text}")
    return Clause(f"toss a coin: {'; '.join(sides)}", order=True)


@effect.register
def _(node: Special, talk: Talk) -> Clause:
    if node.name not in SPECIALS:
        raise Unworded(f"no sentence for the special {node.name!r}")
    return Clause(SPECIALS[node.name])
