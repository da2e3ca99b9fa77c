"""Conditions in English: when, while, against, if."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from doomtable.rules.language import (
    All,
    Any,
    Armed,
    Combat,
    Cond,
    Fortified,
    Have,
    Inside,
    Is,
    Not,
    Role,
    Sel,
    Test,
    Turn,
    Using,
    Versus,
)
from doomtable.rules.terms import APOSTLES
from doomtable.words.english import lexicon, noun_phrases
from doomtable.words.english.comparisons import compared
from doomtable.words.english.dispatch import clause
from doomtable.words.english.grammar import conjugate, listed
from doomtable.words.english.references import References

_OPPOSITES: dict[str, Literal["<", "<=", "==", ">=", ">", "!="]] = {
    "<": ">=", "<=": ">", "==": "!=", ">=": "<", ">": "<=", "!=": "==",
}  # fmt: skip
_TACTIC = {"fight": "Fight", "shoot": "Shoot", "": ""}


def aside(cond: Cond | None, refs: References, link: str = "while") -> str:
    """What follows a statement that holds on this condition; '' for none. `link` begins a longer clause."""
    if cond is None or _goes_without_saying(cond):
        return ""
    if (
        link == "if"
        and isinstance(cond, Have)
        and cond.n == 1
        and not cond.at_most
        and cond.sel.whose == "yours"
    ):
        return f"with {noun_phrases.noun(cond.sel, refs, 'a').text}"
    if isinstance(cond, All):
        return _all_aside(cond, refs, link)
    short = _short(cond, refs)
    if short is None and link == "while" and isinstance(cond, Not) and isinstance(cond.cond, Is):
        return f"unless {clause(cond.cond, refs)}"
    return short if short is not None else f"{link} {clause(cond, refs)}"


def _goes_without_saying(cond: Cond) -> bool:
    """Is it that its player has not given up what another line lets him give up?"""
    if not isinstance(cond, Not) or not isinstance(cond.cond, Is):
        return False
    return any(lexicon.DONE[word].told for word in cond.cond.sel.all if word in lexicon.DONE)


def _all_aside(cond: All, refs: References, link: str) -> str:
    shorts: list[str] = []
    longs: list[str] = []
    for part in cond.conds:
        text = _short(part, refs)
        if text is not None:
            shorts.append(text)
        else:
            longs.append(clause(part, refs))
    shorts.sort(key=lambda text: text.startswith("against"))
    if shorts and shorts[-1].startswith("against ") and "when attacking" in shorts:
        shorts = [
            *(text for text in shorts[:-1] if text != "when attacking"),
            f"when attacking {shorts[-1][8:]}",
        ]
    if "while fighting" in shorts and any(text.startswith("in ") for text in shorts):
        shorts.remove("while fighting")
    if "while fighting" in shorts:
        shorts.remove("while fighting")
        shorts.insert(0, "while fighting")
    whens = [text for text in shorts if text.startswith("when ")]
    if len(whens) > 1:
        shorts = [
            f"when {listed(text[5:] for text in whens)}",
            *(text for text in shorts if text not in whens),
        ]
    if longs and shorts == ["while fighting"] and link == "while":
        shorts, link = ["in combat"], "if"
    if longs:
        shorts.append(f"{link} {listed(longs)}")
    return " ".join(shorts)


def _short(cond: Cond, refs: References) -> str | None:
    """The short form of conditions about the bearer's combat; None where there is none."""
    if isinstance(cond, Role):
        if not _own(cond.ref, refs):
            return None
        return {"attacker": "when attacking", "defender": "when defending", "combatant": "in combat"}[
            cond.role
        ]
    if isinstance(cond, Versus):
        if not _own(cond.ref, refs):
            return None
        return f"against {noun_phrases.noun(_without(cond.foe, 'fighting'), refs, 'bares').text}"
    if isinstance(cond, Using):
        return f"in {_TACTIC[cond.tactic]} combats"
    if isinstance(cond, Combat):
        return f"during {_TACTIC[cond.tactic]} combats".replace("  ", " ")
    if isinstance(cond, Armed):
        if cond.weapon is None:
            return "while this weapon is used"
        return f"when using {noun_phrases.noun(_without(cond.weapon, 'using'), refs, 'a').text}"
    if isinstance(cond, Is) and cond.sel.states == ("fighting",) and _own(cond.ref, refs):
        if replace(cond.sel, states=()) in (Sel(), Sel(all=())):
            return "while fighting"
    if isinstance(cond, Inside):
        return "while inside its vehicle" if refs.card.type == "warrior" else "while inside"
    if isinstance(cond, Turn):
        return _turn(cond)
    if isinstance(cond, Any):
        parts = [_short(part, refs) for part in cond.conds]
        texts = [part for part in parts if part is not None]
        if len(texts) == len(parts):
            if all(text.startswith("against ") for text in texts):
                return f"against {listed((text[8:] for text in texts), 'or')}"
            return listed(texts, "or")
    if cond == Not(Combat()):
        return "outside combat"
    if isinstance(cond, Not) and isinstance(cond.cond, Turn | Inside | Using | Versus):
        inner = _short(cond.cond, refs)
        if inner is not None:
            return f"except {inner}"
    return None


def _own(ref: str, refs: References) -> bool:
    """Does the condition speak of the warrior that the sentence speaks of?"""
    return refs.canonical(ref) in ("bearer", "it", refs.canonical(refs.quiet), refs.subject)


def _without(sel: Sel, state: str) -> Sel:
    """The selector without a state that the sentence says already."""
    return replace(sel, states=tuple(one for one in sel.states if one != state))


def _turn(cond: Turn) -> str:
    owner = {"yours": "your", "others": "another player's", "its": "its player's", "any": "any"}[cond.whose]
    return f"in {owner} {lexicon.STEPS[cond.step] if cond.step else 'turn'}"


# ------------------------------------------------------------------------------------------------------- clauses


@clause.register
def _(cond: Test, refs: References, no: bool = False) -> str:
    if no:
        cond = replace(cond, op=_OPPOSITES[cond.op])
    return compared(cond, refs)


@clause.register
def _(cond: Versus, refs: References, no: bool = False) -> str:
    if cond.ref != "bearer":
        subject = refs.noun(cond.ref)
        foe = noun_phrases.noun(_without(cond.foe, "fighting"), refs, "a").text
        return _negated(subject.does(f"be fighting {foe}"), no)
    return f"the opponent {_negated(noun_phrases.predicate(cond.foe, refs), no)}"


@clause.register
def _(cond: Role, refs: References, no: bool = False) -> str:
    deed = {"attacker": "be attacking", "defender": "be defending", "combatant": "be in combat"}[cond.role]
    return _negated(refs.noun(cond.ref).does(deed), no)


@clause.register
def _(cond: Using, refs: References, no: bool = False) -> str:
    return f"the tactic is {'not ' if no else ''}{_TACTIC[cond.tactic]}"


@clause.register
def _(cond: Armed, refs: References, no: bool = False) -> str:
    weapon = (
        "this weapon" if cond.weapon is None else noun_phrases.noun(_without(cond.weapon, "using"), refs, "a").text
    )
    bearer = refs.noun("bearer")
    if no:
        return f"{bearer.text} {'do' if bearer.many else 'does'} not use {weapon}"
    return bearer.does(f"use {weapon}")


@clause.register
def _(cond: Inside, refs: References, no: bool = False) -> str:
    return _negated(refs.noun("bearer").does("be inside its vehicle"), no)


@clause.register
def _(cond: Fortified, refs: References, no: bool = False) -> str:
    if cond.by is not None:
        fort = noun_phrases.noun(cond.by, refs, "no" if no else "a").text
        return f"{fort} protects {refs.noun(cond.ref).as_object}"
    return f"{'no' if no else 'a'} Fortification protects {refs.noun(cond.ref).as_object}"


@clause.register
def _(cond: Is, refs: References, no: bool = False) -> str:
    subject = refs.noun(cond.ref)
    if cond.sel.states in (("killed",), ("hurt",)) and replace(cond.sel, states=()) in (Sel(), Sel(all=())):
        if cond.sel.states == ("killed",):
            return subject.does("survive" if no else "be killed")
        return (
            f"{subject.text} {'were' if subject.many else 'was'} {'not ' if no else ''}wounded in this combat"
        )
    sel = cond.sel
    if refs.own(cond.ref) and sel.area and sel.whose == "any":
        sel = replace(sel, whose="yours")
    said = noun_phrases.predicate(sel, refs, many=subject.many)
    return f"{subject.text} {_negated(said, no)}"


@clause.register
def _(cond: Have, refs: References, no: bool = False) -> str:
    sel = (
        replace(cond.sel, whose="any") if cond.sel.whose in ("yours", "others", "target player") else cond.sel
    )
    place = (cond.sel.area and cond.sel.area != "same") or cond.sel.where
    if place:
        sel = replace(cond.sel)
    if cond.at_most:
        no, least = (not no, cond.n + 1) if cond.n == 0 else (no, cond.n)
    else:
        least = cond.n
    if least == 1 and not (cond.at_most and cond.n):
        thing = noun_phrases.noun(sel, refs, "no" if no else "a")
        text, many = thing.text, thing.many
    elif cond.at_most:
        text, many = f"{'more than' if no else 'at most'} {noun_phrases.noun(sel, refs, n=cond.n).text}", cond.n != 1
    else:
        text, many = f"{'fewer than' if no else 'at least'} {noun_phrases.noun(sel, refs, n=least).text}", True
    owner = {"yours": "you", "others": "another player", "target player": "that player"}.get(cond.sel.whose)
    if owner is None:
        if cond.sel.where or cond.sel.area:
            return f"there {'are' if many else 'is'} {text}"
        return f"{text} {'are' if many else 'is'} in play"
    return f"{owner} {conjugate('have', owner == 'you')} {text}"


@clause.register
def _(cond: Turn, refs: References, no: bool = False) -> str:
    owner = {"yours": "your", "others": "another player's", "its": "its player's", "any": "any"}[cond.whose]
    step = lexicon.STEPS[cond.step] if cond.step else "turn"
    return f"it is {'not ' if no else ''}{owner} {step}"


@clause.register
def _(cond: Combat, refs: References, no: bool = False) -> str:
    kind = f"{_TACTIC[cond.tactic]} combat".strip()
    return f"{'no' if no else 'a'} {kind} is being fought"


@clause.register
def _(cond: All, refs: References, no: bool = False) -> str:
    if not no and len(cond.conds) > 1 and all(_alike(part, cond.conds[0]) for part in cond.conds):
        return _owned_together(cond, refs)
    return listed((clause(part, refs, no) for part in cond.conds), "or" if no else "and")


def _alike(one: Cond, other: Cond) -> bool:
    """Do both ask for one card of the same player in the same place?"""
    if not isinstance(one, Have) or not isinstance(other, Have) or one.n != 1 or one.at_most:
        return False
    return (one.sel.whose, one.sel.area, one.sel.where) == (
        other.sel.whose,
        other.sel.area,
        other.sel.where,
    ) and bool(one.sel.area or one.sel.where)


def _owned_together(cond: All, refs: References) -> str:
    """'you have a Bauhaus warrior and a Capitol warrior in your Squad'."""
    first = [part for part in cond.conds if isinstance(part, Have)]
    whole = clause(first[-1], refs)
    things = [noun_phrases.noun(replace(part.sel, whose="any", area="", where=""), refs, "a").text for part in first]
    return whole.replace(things[-1], listed(_of_each(first, things)), 1)


def _of_each(parts: list[Have], things: list[str]) -> list[str]:
    """'a follower of each Apostle' and 'a warrior of each corporation' for those that are there one and all."""
    kinds = [part.sel.all[-1] for part in parts]
    if set(kinds) == {f"follower of {apostle}" for apostle in APOSTLES}:
        return ["a follower of each Apostle"]
    if set(kinds) >= lexicon.CORPORATIONS:
        others = [
            thing for kind, thing in zip(kinds, things, strict=True) if kind not in lexicon.CORPORATIONS
        ]
        return ["a warrior of each corporation", *others]
    return things


@clause.register
def _(cond: Any, refs: References, no: bool = False) -> str:
    return listed((clause(part, refs, no) for part in cond.conds), "and" if no else "or")


@clause.register
def _(cond: Not, refs: References, no: bool = False) -> str:
    return clause(cond.cond, refs, not no)


def _negated(text: str, no: bool) -> str:
    """The clause with its verb denied: 'is an X' -> 'is not an X', 'has Value 5' -> 'does not have Value 5'."""
    if not no:
        return text
    for verb, denied in ((" has a", " has no"), (" has an", " has no"), (" belongs to an", " belongs to no"),
                         (" belongs to a", " belongs to no")):  # fmt: skip
        if f" {text} ".startswith(f"{verb} "):
            return f"{denied.strip()} {text[len(verb) :].strip()}"
    for done in lexicon.DONE.values():
        if text.endswith(f"has {done.has}"):
            return f"{text.removesuffix(done.has)}not {done.has}"
    if text.startswith("belongs to "):
        return f"no longer {text}"
    for verb, denied in ((" is ", " is not "), (" are ", " are not "), (" has ", " does not have ")):
        if f" {text} ".startswith(verb):
            return f"{denied.strip()} {text[len(verb) - 1 :].strip()}"
        if verb in text:
            return text.replace(verb, denied, 1)
    return f"not {text}"
