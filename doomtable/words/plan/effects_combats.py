"""Effects on combats and plays: roles, tactics, cancelling, redirecting, copying."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from doomtable.rules import language as L
from doomtable.words.plan.effect_parts import Told, does, order, remark, said, thing
from doomtable.words.plan.events import TURNED_UP
from doomtable.words.plan.modifiers import chosen, until
from doomtable.words.plan.nouns import noun, value
from doomtable.words.plan.references import PLAYERS, REFS, References, plain
from doomtable.words.plan.structure import (
    Adjunct,
    Clause,
    Deed,
    GameWords,
    Mode,
    Noun,
    RatingOf,
    Several,
    Unworded,
)


def _end_combat(e: L.EndCombat, refs: References) -> Told:
    refs.mute()
    deeds = [Deed("end the combat")] + ([Deed("discard what was played in it")] if e.discards else [])
    told = said(Clause(tuple(deeds)))
    if e.voids:
        told += said(Clause((Deed("have no effect on it"),), Noun(word="played in it so far", many=True)))
    if e.refund:
        told += said(Clause((Deed("attack anew", (), "may"),), Noun(word="the attacking player")))
    return told


def _swap_role(e: L.SwapRole, refs: References) -> Told:
    old = refs.noun(e.role)
    alone = sum(isinstance(one, L.Target) for one in refs.choices) == 1
    first: Told = []
    if alone and refs.is_new_target(e.to) and old.how != "it":
        who = refs.noun(e.to)
        who = who.detailed(Adjunct("attackable")) if e.legal else who
        first = said(order("choose", Several((who,))))
    deed = Deed("take its place") if old.how == "it" else Deed("take the place of", (old,))
    after = () if e.legal else (Adjunct("whatever the affiliations"),)
    another = refs.is_new_target(e.to) and e.to != "target"
    who = refs.noun(e.to)
    who = who.detailed(Adjunct("of your choice")) if another else who
    told = first + said(Clause((deed,), who, after=after))
    if e.legal and not first:
        told += said(Clause((Deed("be a legal attack"),), Noun(word="the attack")))
    if e.points:
        told += said(does(Noun(word="you, told"), "earn the points of all kills"))
    refs.mute()
    return told


def _set_tactic(e: L.SetTactic, refs: References) -> Told:
    return said(order("choose the tactic" if e.choose else "change the tactic"))


def _join(e: L.Join, refs: References) -> Told:
    first = said(order("choose", Several((refs.noun(e.who),)))) if refs.is_new_target(e.who) else []
    who = refs.noun(e.who, pronoun=not first)
    before: tuple[Adjunct, ...] = ()
    per = isinstance(e.n, L.Paid | L.Count | L.Marks)
    mode: Mode = "may" if e.n == "any" else ""
    if e.sel is None:
        joining = Noun(word="your warriors that may attack", many=True)
    elif e.sel.exactly == "host":
        joining = refs.noun("host", pronoun=False)
    elif e.n == "any":
        joining = noun(replace(e.sel, side=None, apart=None), refs, "bares")
    elif per:
        before = (Adjunct("per", (value(replace(e.n, each=1), refs),)),)  # type: ignore[type-var]
        joining = noun(replace(e.sel, side=None, apart=None), refs, "any")
    else:
        joining = noun(replace(e.sel, side=None, apart=None), refs, "any", n=e.n, up_to=e.n != 1)
    lasting = () if refs.in_combat else (Adjunct("until", ("combat",)),)
    adds = (Deed("add ratings", (GameWords("rating", e.add),)),) if e.add else ()
    before = (Adjunct("for the Value of each"),) if e.pay else before
    told = first + said(Clause((Deed("join", (who,), mode), *adds), joining, before=before, after=lasting))
    deeds: list[Deed] = []
    if e.sel is not None and e.sel.side is not None:
        same = who._replace(how="the") if who.word and who.how == "it" else refs.noun(e.who, False)
        deeds.append(Deed("be on no other side than", (same,), "must"))
    if e.sel is not None and e.sel.apart is not None:
        deeds.append(Deed("share no corporation with", (refs.noun(e.sel.apart, False),), "must"))
    if e.legal:
        deeds.append(Deed("be able to fight", (refs.noun("foe", False),), "must"))
    told += said(Clause(tuple(deeds), Noun(word="reinforcement"))) if deeds else []
    return told + said(Clause((Deed(f"struck {e.struck}"),)))


def _merge(e: L.Merge, refs: References) -> Told:
    what, into = thing(e.what, refs), refs.noun(e.into, pronoun=False)
    if e.open and e.grow and not (e.sum or e.most or e.same):
        return said(order("join for good", what, into, e.grow))
    most = (Adjunct("of at most", (e.most,)),) if e.most else ()
    told = said(Clause((Deed("become one body"),), Noun(word="both", n=1)._replace(many=True, chooser=None),
                       before=(Adjunct("merging", (what, into)),), after=most))  # fmt: skip
    if e.sum:
        told += said(Clause((Deed("be added up"),), RatingOf(Noun(word="body"), e.sum)))
    if e.grow:
        told += said(Clause((Deed("grow by member", (e.grow,)),), Noun(word="body")))
    for key, holds in (("share what befalls", e.same), ("grow later", e.open)):
        told += said(Clause((Deed(key),), Noun(word="members", many=True))) if holds else []
    return told


def _attack(e: L.Attack, refs: References) -> Told:
    first, known = chosen(e.attacker, refs), isinstance(e.defender, str) and not refs.is_new_target(e.defender)
    attacker = noun(e.attacker, refs, "a") if isinstance(e.attacker, L.Sel) else refs.noun(e.attacker)
    defender = noun(e.defender, refs, "a") if isinstance(e.defender, L.Sel) else refs.noun(e.defender)
    after = (Adjunct("in one tactic", (e.tactic,)),) if e.tactic else ()
    verb = "attack legally at once" if e.legal else "attack at once"
    if e.legal and known:
        verb = "attack at once if allowed"
    taking_part = "combatant" in defender.kind.states
    if first and defender.kind.owner == "any" and not taking_part:
        defender = defender.detailed(Adjunct("of your choice"))
    if taking_part and not e.legal:
        told = said(*first, Clause((Deed("act attack", (defender,)),), attacker, (Adjunct("at once"),), after))
        refs.tell(str(e.defender), Noun("the", plain(L.Sel()), "opponent"), speak=False)
        refs.mute()
        return told
    told = said(*first, Clause((Deed(verb, (defender,)),), attacker, after=after))
    if e.points == "none":
        return told + said(Clause((Deed("earn points"),), Noun(word="nobody")))
    return told + (said(does(Noun(word="you, told"), "earn the points")) if e.points else [])


def in_a_row(one: L.Attack, other: L.Effect, refs: References) -> bool:
    """Whether two attacks follow one another whose defenders are chosen beforehand, of the same sort of warriors."""
    if not isinstance(other, L.Attack) or not isinstance(one.defender, str) or not isinstance(other.defender, str):
        return False
    first, second = refs.target(one.defender), refs.target(other.defender)
    alike = replace(one, defender=other.defender, carries=other.carries) == other and not one.points
    return alike and first is not None and second is not None and first.sel == second.sel


def two_attacks(e: L.Attack, refs: References) -> Told:
    """'The bearer makes two attacks, one after the other. Beforehand, choose both defenders among ...'"""
    aim, last = refs.target("target"), refs.target("target2")
    assert aim is not None and last is not None
    attacker = noun(e.attacker, refs, "a") if isinstance(e.attacker, L.Sel) else refs.noun(e.attacker)
    those = noun(aim.sel, refs, "bares")
    those = those.detailed(Adjunct("that it may attack")) if e.legal else those
    after = (Adjunct("in tactic", (e.tactic,)),) if e.tactic else ()
    verb = "choose both defenders" if last.again else "choose different defenders"
    told = said(Clause((Deed("attack twice in a row"),), attacker, after=after),
                Clause((Deed(verb, (those,)),), before=(Adjunct("beforehand"),)))  # fmt: skip
    for ref in ("target", "target2"):
        refs.tell(ref, Noun("that", those.kind), speak=False)
    if e.carries:
        kept = Clause((Deed("still hold", (Noun(word="second combat"),)),), Noun(word="played in the first", many=True))
        told += said(kept)
    return [*told, remark(Adjunct("the same one twice"))] if last.again else told


def every_pair(e: L.Choose, refs: References) -> Told:
    """'Each of your warriors must attack another one that it may attack. First choose all attackers ...'"""
    attack, aims = e.effects[0], [choice.sel for choice in e.choices if isinstance(choice, L.Target)]
    if attack != L.Attack("target", "target2", legal=True) or len(aims) != 2 or e.who != "you":
        raise Unworded(f"no plan for {e!r}")
    attackers, other = noun(aims[0], refs, "each"), noun(aims[1], refs, "a")
    told = said(Clause((Deed("attack one each", (other,), "must"),), attackers),
                Clause((Deed("pair off first"), Deed("attack in any order"))))  # fmt: skip
    refs.mute()
    return told


def bars_bystanders(e: L.If) -> bool:
    """Whether it is about a player who has no combatant."""
    none = L.Not(L.Have(L.Sel(whose="target player", states=("combatant",))))
    return e.cond == none and not e.otherwise


def _cancel(e: L.Cancel, refs: References) -> Told:
    if refs.called("announced") == TURNED_UP:
        return said(order("annul what is turned up"))
    if e.what == "play" and e.to in ("", "discard"):
        gone = "be discarded" if e.to else "be discarded as after use"
        announced = refs.noun("announced")
        if announced.word == "ability":  # which is on a card
            return said(Clause((Deed("have no effect"),), announced), Clause((Deed(gone),), Noun(word="card used")))
        return said(Clause((Deed("have no effect"), Deed(gone)), announced))
    what = Noun("that", word="action") if e.what == "action" else refs.noun("announced")
    back = {"": [], "discard": [Deed("be discarded")], "hand": [Deed("return to its hand")]}[e.to]
    return said(order("cancel", what)) + (said(Clause(tuple(back), what._replace(how="it"))) if back else [])


def _redirect(e: L.Redirect, refs: References) -> Told:
    announced = refs.noun("announced")
    if e.to == "caster" and e.illegal:
        return said(Clause((Deed("turn on its caster"),), announced, after=(Adjunct("whatever it may be aimed at"),)))
    by_player = e.to in PLAYERS and e.to not in REFS
    target = refs.player(e.to) if by_player else refs.noun(str(e.to))
    bound = Adjunct("whatever it may be aimed at" if e.illegal else "as far as it may be cast there")
    if announced.how == "it":
        announced = announced._replace(how="that")
    return said(Clause((Deed("become the target of", (announced,)),), target, after=(Adjunct("instead"), bound)))


def _take_over(e: L.TakeOver, refs: References) -> Told:
    announced = refs.noun("announced")
    if e.also:
        again = order("play once more", announced)
        return [*said(again), remark(Adjunct("only what takes no actions"))]
    free = (Adjunct("without paying"),) if e.free else ()
    played = order("play as yours", announced._replace(how="it"), after=free)
    return [*said(order("cancel", announced), played), remark(Adjunct("only what can be played now"))]


def _suppress(e: L.Suppress, refs: References) -> Told:
    if e.reach == ("others",):
        return said(Clause((Deed("give others nothing"),), thing(e.what, refs), after=until(e.until, refs)))
    if (e.roles, e.until) == (("ability",), "game"):
        return said(Clause((Deed("lose abilities for good"),), thing(e.what, refs)))
    reach = (Adjunct("about", (GameWords("reach", e.reach),)),) if len(e.reach) < 4 else ()
    deed = Deed("lose texts", (GameWords("texts", e.roles),))
    return said(Clause((deed,), thing(e.what, refs), after=(*reach, *until(e.until, refs))))


def _scale(e: L.Scale, refs: References) -> Told:
    first = chosen(e.what, refs)
    what = noun(e.what, refs, "bares") if isinstance(e.what, L.Sel) else refs.noun(e.what)
    lasting = until(e.until, refs)
    if e.to is not None and e.times == 1:
        return said(*first, Clause((Deed("give over its bonuses", (refs.noun(e.to),)),), what, after=lasting))
    if e.to is not None:
        return said(*first, Clause((Deed("give its bonuses to", (refs.noun(e.to), e.times)),), what, after=lasting))
    if e.times < 0:
        return said(*first, Clause((Deed("have its bonuses turned"),), what, after=lasting))
    counts = Deed("have its effects count" if e.wholly else "have its bonuses count", (e.times,))
    return said(*first, Clause((counts,), what, after=lasting))


COMBATS: Final[dict[type[Any], Callable[[Any, References], Told]]] = {
    L.EndCombat: _end_combat,
    L.SwapRole: _swap_role,
    L.SetTactic: _set_tactic,
    L.Join: _join,
    L.Merge: _merge,
    L.Attack: _attack,
    L.Cancel: _cancel,
    L.Redirect: _redirect,
    L.TakeOver: _take_over,
    L.Suppress: _suppress,
    L.Scale: _scale,
}
