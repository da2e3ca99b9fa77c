"""Sentences for choices, conditions, chance and delay."""

from __future__ import annotations

import re
from dataclasses import replace

from doomtable.rules.language import (
    Actions,
    AttachTo,
    Award,
    Choose,
    Each,
    Effect,
    Either,
    Event,
    Flip,
    If,
    Later,
    Marks,
    May,
    Mod,
    Name,
    Rule,
    Sel,
    Target,
    Test,
)
from doomtable.words.english import lexicon, noun_phrases
from doomtable.words.english.clause_joining import series
from doomtable.words.english.costs import payment
from doomtable.words.english.dispatch import clause, effect, value
from doomtable.words.english.event_clauses import happens, is_moment
from doomtable.words.english.grammar import Clause, Phrase, listed
from doomtable.words.english.modifiers import until
from doomtable.words.english.permissions import ruling
from doomtable.words.english.preambles import named
from doomtable.words.english.references import References


@effect.register
def _(node: May, refs: References) -> Clause:
    who = refs.player(node.who)
    cost = payment(node.cost, refs) if node.cost is not None else ""
    inner = series(node.effects, refs)
    if cost:
        return Clause(f"{who.text} may {cost}: {inner.text}")
    if who.you:
        return Clause(inner.may)
    return Clause(f"if {who.text} wants, {inner.text}")


@effect.register
def _(node: If, refs: References) -> Clause:
    if _bookkeeping(node):
        return series(node.then, refs)
    if _hurried(node):
        return Clause(f"{series(node.then, refs).text}; unless {clause(node.cond, refs)}, take them at once")
    better = _better(node)
    if better is not None:
        usual = series(node.otherwise, refs).text
        cond = clause(node.cond, refs)
        return Clause(f"{usual}; or, if {cond}, you may {series(better, refs).text} instead", order=True)
    text = f"if {clause(node.cond, refs)}, {series(node.then, refs).text}"
    if node.otherwise:
        text = f"{text}; otherwise {series(node.otherwise, refs).text}"
    return Clause(text)


def _bookkeeping(node: If) -> bool:
    """Does it only see to it that what grows with the markers is done once, when the first of them is put there?"""
    cond = node.cond
    if not isinstance(cond, Test) or not isinstance(cond.left, Marks) or (cond.op, cond.right) != ("==", 1):
        return False
    return not node.otherwise and all(isinstance(one, Mod | Later) and one.until == "game" for one in node.then)


def _hurried(node: If) -> bool:
    """Are the further actions the same, but for the hurry?"""
    if len(node.then) != 1 or len(node.otherwise) != 1:
        return False
    one, other = node.then[0], node.otherwise[0]
    return isinstance(one, Actions) and not one.at_once and other == replace(one, at_once=True)


def _better(node: If) -> tuple[Effect, ...] | None:
    """What the condition offers beside what is done otherwise; None where it does not offer just that."""
    only = node.then[0] if len(node.then) == 1 else None
    if not isinstance(only, Either) or only.who != "you" or len(only.choices) != 2:
        return None
    if node.otherwise not in only.choices:
        return None
    return next(choice for choice in only.choices if choice != node.otherwise)


@effect.register
def _(node: Either, refs: References) -> Clause:
    who = refs.player(node.who)
    firsts = [choice[0] for choice in node.choices if len(choice) == 1]
    awards = [one for one in firsts if isinstance(one, Award) and one.to is None and one.amount is not None]
    if who.you and len(awards) == len(node.choices) and all(one.pool for one in awards):
        shares = (f"{value(one.amount, refs)} as {one.pool}" for one in awards)
        return Clause(f"instead, earn either {listed(shares, 'or')}", order=True)
    rules = [one for one in firsts if isinstance(one, Rule)]
    if len(rules) == len(node.choices) and all(replace(one, act=rules[0].act) == rules[0] for one in rules):
        chooser = "you choose" if who.you else "they choose" if node.who == "target player" else who.does("choose")
        return Clause(f"{ruling(rules, refs, link='or').text}, as {chooser}")
    if who.you and len(rules) == 2 and replace(rules[0], verdict=rules[1].verdict) == rules[1]:
        must = ruling([one for one in rules if one.verdict == "require"], refs).text
        return Clause(f"{must.replace(' must ', ' must or may not ', 1)}, as you choose")
    if _plans(node):
        plan = "the attack of their next turn (attacker, defender, tactic) or that there is none"
        return Clause(f"{who.does('announce')} {plan}, and must keep to it if possible")
    told = [series(choice, refs).text for choice in node.choices]
    if who.you:
        return Clause(
            f"either {listed(told, 'or')}" if len(told) == 2 else f"choose one: {'; '.join(told)}", order=True
        )
    if any(": " in text or ". " in text for text in told):
        told = [f"({place}) {text}" for place, text in enumerate(told, 1)]
    return Clause(f"{who.does('choose')} one: {'; '.join(told)}")


def _plans(node: Either) -> bool:
    """Does another player choose between an attack of certain warriors in the next turn and none?"""
    plan = node.choices[0][0]
    if node.who != "target player" or not isinstance(plan, Choose) or len(node.choices) != 2:
        return False
    none = Rule("forbid", "attack", "target player", until="its next turn")
    first = plan.effects[0]
    attacks = isinstance(first, Rule) and (first.verdict, first.act) == ("require", "attack")
    return attacks and node.choices[1] == (none,)


@effect.register
def _(node: Choose, refs: References) -> Clause:
    who, saved, choices = refs.player(node.who), refs.saved(), refs.choices
    text = _chosen(node, who, refs)
    refs.back(saved)
    refs.choices = choices
    return text


def _chosen(node: Choose, who: Phrase, refs: References) -> Clause:
    """Who chooses what, and what follows from it."""
    before = sum(isinstance(choice, Target) for choice in refs.choices)
    refs.choices = (*refs.choices, *node.choices)
    often = ", as often as wanted" if node.again else ""
    if who.you and node.again and len(node.effects) == 1 and isinstance(node.effects[0], AttachTo):
        sel = node.choices[0].sel if isinstance(node.choices[0], Target) else Sel()
        if isinstance(sel.on, Sel) and node.effects[0].swap:
            whose = noun_phrases.noun(sel.on, refs, "bares").text
            moved = noun_phrases.noun(replace(sel, on=None), refs, "bares").text
            text = f"move and exchange {moved} among {whose} as you like, each to one that may have it"
            return Clause(text, order=True)
    if who.you and node.again:
        return Clause(f"as often as you like, {series(node.effects, refs).text}", order=True)
    aims = sum(isinstance(choice, Target) for choice in node.choices)
    if who.you and aims == len(node.choices) == 1 and len(node.effects) == 1 and isinstance(node.effects[0], AttachTo):
        return effect(node.effects[0], refs)
    things = [refs.noun(ref, pronoun=False).as_object for ref in _TARGETS[before : before + aims]]
    things += [named(choice) for choice in node.choices if isinstance(choice, Name)]
    told = series(node.effects, refs).text
    if who.you:
        return Clause(f"choose {listed(things)}{often}: {told}", order=True)
    return Clause(f"{who.does('choose')} {listed(things)}{often}: {told}")


_TARGETS = ("target", "target2", "target3")


def _now_in_play(node: Each, of: Sel, refs: References) -> str:
    """'your Doomtroopers now in play are immune to the Art' for what lasts and comes later cards not by; else ''."""
    if not all(isinstance(one, Mod | Rule) and one.who == "it" and one.until for one in node.effects):
        return ""
    about = tuple(replace(one, who=of) for one in node.effects if isinstance(one, Mod | Rule))
    text = series(about, refs).text
    for how in _HOWS:
        who = noun_phrases.noun(of, refs, how).text
        if text.startswith(f"{who} "):
            return f"{who} now in play{text.removeprefix(who)}"
    return ""


_HOWS: tuple[noun_phrases.How, ...] = ("all", "no")


@effect.register
def _(node: Each, refs: References) -> Clause:
    if isinstance(node.of, Sel):
        lasting = _now_in_play(node, node.of, refs)
        if lasting:
            return Clause(lasting)
        who = noun_phrases.noun(node.of, refs, "each")
        refs.tell("it", Phrase("it", pronoun=True))
        return Clause(f"for {who.text}: {series(node.effects, refs).text}")
    who = refs.player(node.of)
    refs.tell("target player", Phrase("that player"), speak=False)
    return Clause(f"for {who.text}: {series(node.effects, refs).text}")


_EVERY = re.compile(r"(the start of|the end of) (.+) ((?:Draw |Actions |Discard )?(?:turn|step))$")


def _of_next_turn(node: Effect) -> bool:
    """Does it ask for something in the next turn only, so that it may be said now?"""
    if isinstance(node, Rule):
        return node.verdict == "require" and node.until == "its next turn"
    done = isinstance(node, Mod) and any(word in lexicon.DONE for word in node.words)
    return done and isinstance(node, Mod) and node.until == "its next turn"


@effect.register
def _(node: Later, refs: References) -> Clause:
    moment = happens(node.event, refs)
    if node.once and node.event == Event("combat end"):
        after = series(node.effects, refs)
        if len(node.effects) == 1 and ". " not in after.text:
            return Clause(f"{after.text} after the combat", after.order)
        return Clause(f"after the combat, {after.text}")
    if node.event.name == "draw end" and node.event.whose == "yours" and node.until == "turn":
        return Clause(f"after drawing, {series(node.effects, refs).text}")
    if node.event.name == "turn end" and node.until == "turn" and all(_of_next_turn(one) for one in node.effects):
        first, *due = node.effects
        does = lexicon.DONE[first.words[0]].does if isinstance(first, Mod) else ""
        if does and [one.act for one in due if isinstance(one, Rule) and one.act in does] and len(due) == 1:
            who = refs.noun(str(getattr(first, "who", "me")))
            return Clause(f"{who.does(does)} that it must make in your next turn")
        return series(node.effects, refs)
    if not node.once and is_moment(node.event.name):
        moment = _EVERY.sub(r"\1 each of \2 \3s", moment)
    if is_moment(node.event.name):
        begin = f"at {moment}".replace("at the start of each of", "in each of", 1 if moment.endswith("steps") else 0)
        if node.once and node.event.whose == "yours" and node.until != "turn":
            begin = f"at {moment.replace('your', 'your next')}"
    else:
        begin = f"{'when' if node.once else 'whenever'} {moment}"
    this = is_moment(node.event.name) and node.until == "turn"
    span = "" if this or node.until in ("", "game", "host leaves") else f" {until(node.until)}"
    if node.until == "combat" and node.once:
        return Clause(f"if {moment}, {series(node.effects, refs).text}")
    span = " in this combat" if node.until == "combat" else span
    return Clause(f"{begin}{span}, {series(node.effects, refs).text}")


@effect.register
def _(node: Flip, refs: References) -> Clause:
    sides = []
    if node.heads:
        sides.append(f"on heads, {series(node.heads, refs).text}")
    if node.tails:
        sides.append(f"on tails, {series(node.tails, refs).text}")
    return Clause(f"toss a coin: {'; '.join(sides)}", order=True)
