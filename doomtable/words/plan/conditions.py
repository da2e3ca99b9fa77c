"""Conditions of a plan: as a clause ('if the bearer is wounded') and as what is added to one ('when attacking')."""

from __future__ import annotations

from dataclasses import replace

from doomtable.rules.language import (
    All,
    Any,
    Armed,
    Combat,
    Cond,
    Count,
    Fortified,
    Have,
    Inside,
    Is,
    Marks,
    Mod,
    Not,
    Of,
    Role,
    Sel,
    Teams,
    Test,
    Turn,
    Using,
    Versus,
)
from doomtable.rules.terms import APOSTLES
from doomtable.words.plan import tags
from doomtable.words.plan.nouns import being, comparison, noun, quantity
from doomtable.words.plan.references import References, lighter
from doomtable.words.plan.structure import Adjunct, Clause, Deed, GameWords, How, Item, Noun, Several

_ROLES = {"attacker": "attacking", "defender": "defending", "combatant": "in combat"}
_OPPOSITES = {"<": ">=", "<=": ">", "==": "!=", ">=": "<", ">": "<=", "!=": "=="}
_TOLD = "receptive"
"""A condition that goes without saying: that a player has not given up what another line lets him give up."""


def asides(cond: Cond | None, refs: References, link: str = "while") -> tuple[Adjunct, ...]:
    """What follows a statement that holds on this condition; `link` begins a longer clause."""
    if cond is None or _goes_without_saying(cond):
        return ()
    parts = cond.conds if isinstance(cond, All) else (cond,)
    short: list[Adjunct] = []
    long: list[Cond] = []
    for part in parts:
        found = _short(part, refs)
        if found is None:
            long.append(part)
        else:
            short.append(found)
    keys = [one.key for one in short]
    if "fighting" in keys and "in tactic" in keys:
        tactic = short[keys.index("in tactic")]
        short = [one for one in short if one.key not in ("fighting", "in tactic")]
        short.append(tactic if link == "while" else Adjunct("fighting in tactic", tactic.args))
    if "attacking" in keys and "against" in keys:
        foe = short[keys.index("against")].args
        short = [
            Adjunct("attacking one", foe),
            *(one for one in short if one.key not in ("attacking", "against")),
        ]
    if long and keys == ["fighting"] and link == "while":
        short, link = [Adjunct("in combat")], "if"
    only = long[0] if len(long) == 1 and not short else None
    if link == "while" and isinstance(only, Not) and isinstance(only.cond, Is):
        return (Adjunct("unless", (clause(only.cond, refs),)),)
    if long:
        said = clause(All(tuple(long)) if len(long) > 1 else long[0], refs)
        short.append(Adjunct(link, (said,)))
    return tuple(short)


def _goes_without_saying(cond: Cond) -> bool:
    return isinstance(cond, Not) and isinstance(cond.cond, Is) and _TOLD in cond.cond.sel.all


def _short(cond: Cond, refs: References) -> Adjunct | None:
    """The short form of conditions about the combat of who is spoken of; None where there is none."""
    if isinstance(cond, Role):
        others = refs.about == "foe" and cond.ref == "bearer"
        return Adjunct(_ROLES[cond.role]) if _spoken_of(cond.ref, refs) and not others else None
    if isinstance(cond, Versus):
        if not _spoken_of(cond.ref, refs):
            return None
        return Adjunct("against", (_opponents(cond.foe, refs, "bares"),))
    if isinstance(cond, Using):
        return Adjunct("in tactic", (cond.tactic,))
    if isinstance(cond, Combat):
        return Adjunct("during combats", (cond.tactic,))
    if isinstance(cond, Armed):
        if cond.weapon is None:
            return Adjunct("using this weapon")
        return Adjunct("using", (noun(_without(cond.weapon, "using"), refs, "a"),))
    if isinstance(cond, Is) and cond.sel.states == ("fighting",) and _spoken_of(cond.ref, refs):
        return Adjunct("fighting") if lighter(cond.sel, "states") in (Sel(), Sel(all=())) else None
    if isinstance(cond, Inside):
        if refs.about in ("it", "foe"):
            return None  # who is inside is another one than who is spoken of
        return Adjunct("inside its vehicle" if refs.card.type == "warrior" else "inside this")
    if isinstance(cond, Turn):
        return Adjunct("in turn", (GameWords("whose turn", (cond.whose, cond.step or "turn")),))
    if isinstance(cond, Any):
        found = [part for part in (_short(one, refs) for one in cond.conds) if part is not None]
        if len(found) == len(cond.conds) and all(one.key == "against" for one in found):
            return Adjunct("against", (Several(tuple(one.args[0] for one in found), "or"),))
        return Adjunct("either", tuple(found)) if len(found) == len(cond.conds) else None
    if cond == Not(Combat()):
        return Adjunct("outside combat")
    if isinstance(cond, Teams):
        return Adjunct("in team games")
    against_some = isinstance(cond, Not) and isinstance(cond.cond, Any) and all(
        isinstance(one, Versus) for one in cond.cond.conds
    )
    if isinstance(cond, Not) and (against_some or isinstance(cond.cond, Turn | Inside | Using | Versus)):
        inner = _short(cond.cond, refs)
        return None if inner is None else Adjunct("except", (inner,))
    return None


def _spoken_of(ref: str, refs: References) -> bool:
    """Whether the condition speaks of the warrior that the sentence speaks of."""
    return refs.canonical(ref) in ("bearer", "it", refs.about)


def _opponents(foe: Sel, refs: References, how: How) -> Noun:
    """The opponents that a condition asks for: such warriors, or one that has been spoken of."""
    return refs.noun(foe.exactly, False) if foe.exactly is not None else noun(_without(foe, "fighting"), refs, how)


def _without(sel: Sel, state: str) -> Sel:
    """The selector without a state that the sentence says already."""
    return replace(sel, states=tuple(one for one in sel.states if one != state))


# ------------------------------------------------------------------------------------------------------- clauses


def clause(cond: Cond, refs: References, no: bool = False) -> Item:
    """The condition as a clause, or several; `no`: that it does not hold."""
    if isinstance(cond, Not):
        return clause(cond.cond, refs, not no)
    if isinstance(cond, All | Any):
        if not no and cond == All((Inside(), Role("attacker"))):
            return Clause((Deed("be attacking inside this vehicle"),), refs.noun("bearer"))
        together = None if no or isinstance(cond, Any) else _of_each(cond, refs)
        if together is not None:
            return together
        link = "and" if isinstance(cond, All) is not no else "or"
        parts = tuple(clause(part, refs, no) for part in cond.conds)
        return _of_it(parts) or Several(parts, "and" if link == "and" else "or")
    if isinstance(cond, Test):
        op = _OPPOSITES[cond.op] if no else cond.op
        if isinstance(cond.left, Marks) and cond.right == 0 and op in (">", "<="):
            held = quantity(1 if op == ">" else 0, f"marker {cond.left.name}", refs)
            return Clause((Deed("have", (held,)),), refs.noun(cond.left.on))
        if op == ">" and isinstance(cond.left, Count) and isinstance(cond.left.of, Sel) and cond.right == Count(
            replace(cond.left.of, whose="its")
        ):  # fmt: skip
            return Clause((Deed("belong to another than the attacker"),), noun(cond.left.of, refs, "a"))
        return Clause((Deed("compare", (comparison(replace(cond, op=op), refs),)),))  # type: ignore[arg-type]
    if isinstance(cond, Is):
        return _is(cond, refs, no)
    if isinstance(cond, Have):
        return _have(cond, refs, no)
    return _of_combat(cond, refs, no)


def _of_it(parts: tuple[Item, ...]) -> Clause | None:
    """'The bearer is inside its vehicle and in a Squad' for that, and that it is in a Squad."""
    first, second = parts if len(parts) == 2 else (None, None)
    if not isinstance(first, Clause) or not isinstance(second, Clause) or not isinstance(second.subject, Noun):
        return None
    if first.subject is None or second.subject.how != "it" or first.after or second.after or second.before:
        return None
    return first._replace(deeds=(*first.deeds, *second.deeds))


def _is(cond: Is, refs: References, no: bool) -> Clause:
    if cond == Is("chosen", Sel()):
        return Clause((Deed("be assigned", negated=no),), refs.noun("me"))
    subject = refs.noun(cond.ref)
    sel = cond.sel
    if refs.own(cond.ref) and sel.area and sel.whose == "any":
        sel = replace(sel, whose="yours")
    return being(subject, sel, refs, no)


def _of_combat(cond: Cond, refs: References, no: bool) -> Clause:
    """Conditions about a combat, a turn, a vehicle or a fortification as clauses."""
    if isinstance(cond, Versus):
        return Clause((Deed("be fighting", (_opponents(cond.foe, refs, "a"),), negated=no),),
                      refs.noun(cond.ref))  # fmt: skip
    if isinstance(cond, Role):
        return Clause((Deed(f"be {_ROLES[cond.role]}", negated=no),), refs.noun(cond.ref))
    if isinstance(cond, Using):
        return Clause((Deed("be the tactic", (cond.tactic,), negated=no),))
    if isinstance(cond, Armed):
        weapon: Item = Noun(word="this weapon") if cond.weapon is None else noun(
            _without(cond.weapon, "using"), refs, "a")  # fmt: skip
        return Clause((Deed("use", (weapon,), negated=no),), refs.noun("bearer"))
    if isinstance(cond, Inside):
        which = "its" if refs.card.type == "warrior" else "this"
        return Clause((Deed(f"be inside {which} vehicle", negated=no),), refs.noun("bearer"))
    if isinstance(cond, Fortified):
        by = Noun("no" if no else "a", noun(Sel(all=("fortification",)), refs).kind) if cond.by is None else noun(
            cond.by, refs, "no" if no else "a")  # fmt: skip
        return Clause((Deed("protect", (refs.noun(cond.ref),)),), by)
    if isinstance(cond, Turn):
        return Clause(
            (Deed("be the turn", (GameWords("whose turn", (cond.whose, cond.step or "turn")),), negated=no),)
        )
    if isinstance(cond, Combat):
        return Clause((Deed("be fought", (cond.tactic,), negated=no),))
    if isinstance(cond, Teams):
        return Clause((Deed("be a team game", negated=no),), Noun(word="this game"))
    raise TypeError(f"no condition: {cond!r}")


_OWNERS = {"yours": "you", "others": "another player", "target player": "that player"}


def _have(cond: Have, refs: References, no: bool) -> Clause:
    """That so many cards exist, or that a player has them."""
    owner = _OWNERS.get(cond.sel.whose)
    placed = bool(cond.sel.area and cond.sel.area != "same") or bool(cond.sel.where)
    sel = cond.sel if placed or owner is None else replace(cond.sel, whose="any")
    n, bound = (
        (cond.n + 1, "fewer")
        if cond.at_most and cond.n == 0
        else (cond.n, "most" if cond.at_most else "least")
    )
    if bound == "fewer":
        no, bound = not no, "least"
    if (n, bound, no, cond.sel.whose) == (1, "least", False, "yours") and cond.sel.area in ("squad", "kohort"):
        there = Sel(whose="yours", area=cond.sel.area)
        return being(noun(lighter(cond.sel, "whose", "area"), refs, "a"), there, refs)
    if n == 1 and bound == "least":
        found = noun(sel, refs, "no" if no else "a")
        things: Item = found.detailed(Adjunct("in play")) if no and owner is not None and not placed else found
    else:
        how = {("least", False): "at least", ("least", True): "fewer than", ("most", False): "at most",
               ("most", True): "more than"}[bound, no]  # fmt: skip
        things = Several((how, noun(sel, refs, "bare", n=n)))
    if owner is not None:
        return Clause((Deed("have", (things,)),), Noun(word=owner))
    return Clause((Deed("be there" if cond.sel.where or cond.sel.area else "be in play", (things,)),))


def _of_each(cond: All, refs: References) -> Clause | None:
    """'you have a follower of each Apostle in your Kohort' for one of each, in the same place; None for all else."""
    parts = [part for part in cond.conds if isinstance(part, Have) and part.n == 1 and not part.at_most]
    places = {(part.sel.whose, part.sel.area, part.sel.where) for part in parts}
    if len(parts) < len(cond.conds) or len(places) != 1 or parts[0].sel.whose != "yours":
        return None
    kinds = [part.sel.all[-1] for part in parts]
    whole = ""
    if set(kinds) == {f"follower of {apostle}" for apostle in APOSTLES}:
        whole, others = "follower of each Apostle", list[Have]()
    elif set(kinds) >= tags.CORPORATIONS:
        whole = "warrior of each corporation"
        others = [part for part in parts if part.sel.all[-1] not in tags.CORPORATIONS]
    else:
        others = parts
    things: list[Item] = [Noun(word=whole)] if whole else []
    bare = [lighter(part.sel, "whose", "area", "where") for part in others]
    things += [noun(sel, refs, "a") for sel in bare]
    place = noun(replace(parts[0].sel, all=()), refs, "bare")
    return Clause((Deed("have placed", (Several(tuple(things)), place)),), Noun(word="you"))


def sign_of_warzone(mod: Mod) -> str:
    """'>' or '<' of what a Warzone does to a rating, if it is added only where it is of that sign; else ''."""
    test = mod.when
    own = isinstance(test, Test) and isinstance(mod.by, Of) and mod.by.ref == "warzone"
    return test.op if isinstance(test, Test) and own and (test.left, test.right) == (mod.by, 0) else ""
