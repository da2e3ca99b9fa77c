"""Effects on warriors: wounds, deaths, healing, cover, control."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from doomtable.rules import language as L
from doomtable.words.plan.effect_parts import Told, does, lends_to_player, order, said, thing
from doomtable.words.plan.modifiers import until
from doomtable.words.plan.nouns import noun, quantity
from doomtable.words.plan.references import References
from doomtable.words.plan.structure import Adjunct, Clause, Deed, GameWords, Noun, Sentence, Several


def _points(who: str, killed: bool) -> Told:
    """Who earns the points of a death, where a card says so."""
    if who == "shared":
        return said(Clause((Deed("earn its Value with others"),), Noun(word="you, told")))
    if who == "half":
        return said(Clause((Deed("earn half its Value"),), Noun(word="you, told")))
    takers = {"you": "you, told", "its foe": "opposing player", "killer": "its killer"}
    if who not in takers:
        return []
    before = () if killed else (Adjunct("if it dies"),)
    return said(Clause((Deed("earn its Value"),), Noun(word=takers[who]), before=before))


def _wound(e: L.Wound, refs: References) -> Told:
    sure = (Adjunct("without prevention"),) if e.sure else (Adjunct("without killing"),) if e.only else ()
    if e.by == "me":
        return said(order("wound", thing(e.who, refs), after=sure)) + _points(e.points, killed=False)
    wounder = refs.noun(e.by, pronoun=False)
    return said(does(wounder, "wound", thing(e.who, refs), after=sure)) + _points(e.points, killed=False)


def wounded_too(node: L.Wound, other: L.Effect) -> bool:
    """Whether two warriors are wounded in the same way."""
    return isinstance(other, L.Wound) and isinstance(node.who, str) and isinstance(other.who, str) and (
        replace(node, who=other.who) == other)  # fmt: skip


def both_wounded(node: L.Wound, other: L.Effect, refs: References) -> Told:
    """'Wound the opponent and the caster': two wounds of one kind."""
    assert isinstance(other, L.Wound)
    told = said(order("wound", Several((thing(node.who, refs), thing(other.who, refs)))))
    refs.mute()
    return told


def _kill(e: L.Kill, refs: References) -> Told:
    sure = (Adjunct("without prevention"),) if e.sure else ()
    if e.by == "me":
        return said(order("kill", thing(e.who, refs), after=sure)) + _points(e.points, killed=True)
    if e.by == "by" and not refs.knows("by"):  # whoever has brought it about, by whatever card
        earner = [Clause((Deed("earn the usual points"),), Noun(word="discarder"))] if e.points == "killer" else []
        return said(order("kill", thing(e.who, refs), after=sure), *earner)
    killer = refs.noun(e.by, pronoun=False)
    death = does(killer, "kill", thing(e.who, refs), after=sure)
    usual = (Clause((Deed("earn the usual points"),), Noun(word="you, told")),) if e.points == "you" else ()
    return [Sentence((death, *usual))]


def _damage(e: L.Damage, refs: References) -> Told:
    dealt = quantity(e.amount, "damage", refs)
    told = said(
        Clause((Deed("take", (dealt,)),), noun(e.who, refs, "each")),
        Clause((Deed("be wounded by damage"),), Noun(word="whose Armor is not higher")),
    )
    refs.mute()
    return told + (
        said(Clause((Deed("earn the Value of each dead"),), Noun(word="you"))) if e.points == "you" else []
    )


def _heal(e: L.Heal, refs: References) -> Told:
    refs.obvious = ("wounded",)
    told = said(order("heal", thing(e.who, refs)))
    refs.obvious = ()
    return told


def _survive(e: L.Survive, refs: References) -> Told:
    who = refs.noun(e.who)
    return said(Clause((Deed("survive as before" if e.before else "survive as it is"),), who))


def _cover(e: L.Cover, refs: References) -> Told:
    refs.obvious = ("covered",) if e.out else ("open",)
    who = thing(e.who, refs)
    refs.obvious = ()
    if e.legal and isinstance(e.who, L.Sel):
        who = who.detailed(Adjunct("that may seek cover"))
    elif e.legal:
        return said(Clause((Deed("go into cover"),), who, after=(Adjunct("if it may seek cover"),)))
    if e.out and e.hasty:
        return said(Clause((Deed("leave cover"), Deed("attack this turn", (), "may")), who))
    return said(order("bring out of cover" if e.out else "put into cover", who))


def _remember(e: L.Remember, refs: References) -> Told:
    if lends_to_player(refs):
        return []  # the lasting text says it
    if not refs.choices:
        return said(order("assign to nobody", refs.noun("me")))
    return said(order("assign to", refs.noun("me"), thing("target", refs)))


def _imprison(e: L.Imprison, refs: References) -> Told:
    return said(order("imprison under", refs.noun(e.who), refs.noun(e.in_, pronoun=False)))


def _release(e: L.Release, refs: References) -> Told:
    return said(order("release", thing(e.who, refs)))


def _transfer(e: L.Transfer, refs: References) -> Told:
    again = (Adjunct("whatever was transferred"),) if e.again else ()
    return said(order("transfer", thing(e.what, refs), after=(Adjunct("for no action"), *again)))


def _strike(e: L.Strike, refs: References) -> Told:
    first: Told = []
    if refs.is_new_target(e.by) and refs.is_new_target(e.whom):
        first = said(order("choose", Several((refs.noun(e.by), refs.noun(e.whom)))))
        refs.mute()
    by = refs.noun(e.by)
    tactic = (Adjunct("with rating", (e.tactic,)),) if e.tactic else ()
    back = Adjunct("which strikes back" if e.back else "which does not strike back")
    bare = (Adjunct("counting only base ratings"),) if e.bare else ()
    told = first + said(does(by, "strike at", refs.noun(e.whom), after=(*tactic, back, *bare)))
    return told + (said(Clause((Deed("earn points"),), Noun(word="nobody"))) if e.bare else [])


def _control(e: L.Control, refs: References) -> Told:
    what, who = refs.noun(e.what), refs.player(e.who)
    lasting = () if e.until in ("", "game") else until(e.until, refs)
    if who.you and e.to in ("squad", "kohort", "outpost"):
        there = Deed("put into area", (what._replace(how="it"), GameWords("area", (e.to, "yours"))))
        return said(Clause((Deed("take control of", (what,)), there), after=lasting))
    if who.word == "team mate" and e.to in ("squad", "kohort"):
        return said(order(f"put into {e.to} of", what, who))
    where = (Adjunct("in area", (e.to, who)),) if e.to in ("squad", "kohort", "outpost") else ()
    return said(does(who, "take control of", what, after=(*where, *lasting)))


WARRIORS: Final[dict[type[Any], Callable[[Any, References], Told]]] = {
    L.Wound: _wound,
    L.Kill: _kill,
    L.Damage: _damage,
    L.Heal: _heal,
    L.Survive: _survive,
    L.Cover: _cover,
    L.Imprison: _imprison,
    L.Remember: _remember,
    L.Release: _release,
    L.Transfer: _transfer,
    L.Strike: _strike,
    L.Control: _control,
}
