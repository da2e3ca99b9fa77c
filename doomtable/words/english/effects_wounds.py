"""Sentences for wounds, deaths, healing, cover and prisons."""

from __future__ import annotations

from doomtable.rules.language import (
    Control,
    Cover,
    Damage,
    Event,
    Heal,
    Imprison,
    Infect,
    Kill,
    Ref,
    Release,
    Sel,
    Strike,
    Survive,
    Wound,
)
from doomtable.words.english import amounts, lexicon, noun_phrases
from doomtable.words.english.clause_joining import series
from doomtable.words.english.dispatch import effect
from doomtable.words.english.event_clauses import happens, is_moment
from doomtable.words.english.grammar import Clause, Phrase
from doomtable.words.english.modifiers import until
from doomtable.words.english.references import PLAYERS, REFS, References

_KILL_POINTS = {
    "none": "", "you": "you earn its Value",
    "killer": "its killer earns its Value",
}  # fmt: skip
_WOUND_POINTS = {
    "none": "", "you": "if that kills it, you earn its Value",
    "its foe": "if that kills it, the opposing player earns its Value",
    "killer": "if that kills it, its killer earns its Value",
}  # fmt: skip


def thing(what: Ref | Sel | object, refs: References, how: noun_phrases.How = "all") -> Phrase:
    """The cards an effect works on."""
    if isinstance(what, Sel):
        phrase = noun_phrases.noun(what, refs, how)
        refs.mute()
        return phrase
    if isinstance(what, str) and what in PLAYERS and what not in REFS:
        owner = refs.player(what)
        return Phrase(f"{owner.whose} warriors", many=True)
    return refs.noun(str(what))


def _ended(text: str, points: str, sure: bool) -> Clause:
    pieces = [f"{text}; nothing can prevent this" if sure else text]
    if points:
        pieces.append(points)
    return Clause("; ".join(pieces), order=True)


@effect.register
def _(node: Wound, refs: References) -> Clause:
    return _ended(f"wound {thing(node.who, refs).as_object}", _WOUND_POINTS[node.points], node.sure)


@effect.register
def _(node: Kill, refs: References) -> Clause:
    if node.by != "me":
        killer, victim = refs.noun(node.by, pronoun=False), thing(node.who, refs)
        said = _ended(f"{killer.does('kill')} {victim.as_object}", _KILL_POINTS[node.points], node.sure)
        return said._replace(order=False)
    return _ended(f"kill {thing(node.who, refs).as_object}", _KILL_POINTS[node.points], node.sure)


@effect.register
def _(node: Damage, refs: References) -> Clause:
    dealt = amounts.quantity(node.amount, refs, "damage", "damage")
    who = noun_phrases.noun(node.who, refs, "each")
    points = "; you earn the Value of each that dies" if node.points == "you" else ""
    refs.mute()
    return Clause(f"{who.text} takes {dealt}; one whose Armor is not higher is wounded{points}")


@effect.register
def _(node: Heal, refs: References) -> Clause:
    return Clause(f"heal {thing(node.who, refs).as_object}", order=True)


@effect.register
def _(node: Survive, refs: References) -> Clause:
    who = refs.noun(node.who)
    if node.before:
        return Clause(f"{who.does('survive')} in the state it was in before the combat")
    return Clause(
        f"{who.does('survive')} and {'keep' if who.many else 'keeps'} {'their' if who.many else 'its'} present state"
    )


@effect.register
def _(node: Cover, refs: References) -> Clause:
    refs.obvious = ("covered",) if node.out else ("open",)
    who = thing(node.who, refs)
    refs.obvious = ()
    if node.out:
        if node.hasty:
            wish = f"bring {who.as_object} out of cover, able to attack this turn"
            return Clause(f"{who.does('leave')} cover and may attack this turn", wish=wish)
        return Clause(f"bring {who.as_object} out of cover", order=True)
    return Clause(f"put {who.as_object} into cover", order=True)


@effect.register
def _(node: Imprison, refs: References) -> Clause:
    who = refs.noun(node.who)
    prison = refs.noun(node.in_, pronoun=False)
    return Clause(f"imprison {who.as_object} under {prison.as_object}", order=True)


@effect.register
def _(node: Release, refs: References) -> Clause:
    return Clause(f"set {thing(node.who, refs).as_object} free", order=True)


@effect.register
def _(node: Strike, refs: References) -> Clause:
    by = refs.noun(node.by)
    whom = refs.noun(node.whom)
    tactic = f" with its {lexicon.TACTICS[node.tactic]}" if node.tactic else ""
    back = ", which strikes back" if node.back else ", which does not strike back"
    return Clause(f"{by.does('strike')} {whom.as_object}{tactic}{back}")


@effect.register
def _(node: Control, refs: References) -> Clause:
    what = refs.noun(node.what)
    who = refs.player(node.who)
    place = (
        f" in {'your' if who.you else 'their'} {lexicon.AREAS[node.to]}"
        if node.to in lexicon.AREAS
        else ""
    )
    lasting = "" if node.until in ("", "game") else f" {until(node.until)}"
    if who.you:
        return Clause(f"take control of {what.as_object}{place}{lasting}", order=True)
    return Clause(f"{who.does('take')} control of {what.as_object}{place}{lasting}")


@effect.register
def _(node: Infect, refs: References) -> Clause:
    what = refs.noun(node.what)
    refs.tell("it", Phrase("it", pronoun=True), speak=False)
    text = f"infect {what.as_object}: now and at each of your Draw steps, {series(node.effects, refs).text}"
    if node.again != "draw start":
        moment = happens(Event(node.again), refs)
        when = f"{'at' if is_moment(node.again) else 'whenever'} {moment}"
        text = f"infect {what.as_object}: now and {when}, {series(node.effects, refs).text}"
    if node.spreads is not None:
        delay = " for a full turn" if node.after == "full turn" else ""
        others = noun_phrases.noun(node.spreads, refs, "bares").text
        text = f"{text}. It spreads to {others} that stay together with it{delay}"
    return Clause(text, order=True)
