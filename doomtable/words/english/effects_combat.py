"""Sentences for effects on combat and on plays: roles, tactics, cancel, redirect, copy."""

from __future__ import annotations

from doomtable.rules.language import (
    Attack,
    Cancel,
    Count,
    EndCombat,
    Join,
    Marks,
    Merge,
    Paid,
    Patch,
    Redirect,
    Scale,
    Sel,
    SetTactic,
    Suppress,
    SwapRole,
    TakeOver,
)
from doomtable.words.english import lexicon, noun_phrases
from doomtable.words.english.amounts import per
from doomtable.words.english.dispatch import effect, value
from doomtable.words.english.effects_wounds import thing
from doomtable.words.english.grammar import Clause, Phrase, count, listed
from doomtable.words.english.modifier_parts import ratings
from doomtable.words.english.modifiers import until
from doomtable.words.english.references import PLAYERS, REFS, References

_STRUCK = {
    "original": "only the first warrior can be hit", "opponent": "the opposing player chooses who is hit",
    "owner": "you choose who is hit",
}  # fmt: skip
_REACHES: dict[tuple[str, ...], str] = {
    ("self",): " about itself", ("host",): " for what it is attached to", ("others",): " for other cards",
    ("players",): " for players",
}  # fmt: skip
_ROLES = {"ability": "abilities", "restriction": "restrictions", "keyword": "keywords"}


@effect.register
def _(node: EndCombat, refs: References) -> Clause:
    text = "end the combat"
    if node.refund:
        text = f"{text}; the attack action is given back"
    if node.discards:
        text = f"{text}, discard all cards played in it"
    return Clause(text, order=True)


@effect.register
def _(node: SwapRole, refs: References) -> Clause:
    new = refs.noun(node.to)
    text = f"{new.does('take')} the place of {refs.noun(node.role, pronoun=False).as_object}"
    if node.legal and node.role == "defender":
        text = f"{text}, if the attacker may attack it"
    elif node.legal:
        text = f"{text}, if it may attack the defender"
    else:
        text = f"{text}, whatever the affiliations"
    refs.mute()
    return Clause(text)


@effect.register
def _(node: SetTactic, refs: References) -> Clause:
    return Clause(
        "choose the tactic of this combat anew" if node.choose else "change the tactic to the other one",
        order=True,
    )


@effect.register
def _(node: Join, refs: References) -> Clause:
    who = refs.noun(node.who)
    one = node.n == 1 or isinstance(node.n, Paid | Count | Marks)
    if node.sel is None:
        joining, one = "your warriors that may attack", False
    elif isinstance(node.n, int):
        joining = noun_phrases.noun(node.sel, refs, "any", n=node.n, up_to=node.n > 1).text
    elif isinstance(node.n, Paid | Count | Marks):
        joining = f"{per(node.n, refs)}, {noun_phrases.noun(node.sel, refs, 'any').text}"
    else:
        joining = f"{noun_phrases.noun(node.sel, refs, 'bares').text}, as many as {value(node.n, refs)},"
    adding = f", adding {'its' if one else 'their'} {ratings(node.add)}" if node.add else ""
    lasting = "" if refs.in_combat else " for this combat"
    return Clause(
        f"{joining} {'joins' if one else 'join'} {who.as_object}{lasting}{adding}; {_STRUCK[node.struck]}"
    )


@effect.register
def _(node: Merge, refs: References) -> Clause:
    what = thing(node.what, refs)
    into = refs.noun(node.into, pronoun=False)
    text = f"{what.text} and {into.as_object} become one body"
    if node.most:
        text = f"{text} of at most {count(node.most)}"
    if node.sum:
        text = f"{text} with their {ratings(node.sum)} added up"
    if node.grow:
        text = f"{text} that gets +{node.grow} to every rating for each further member"
    if node.same:
        text = f"{text}; what befalls one befalls the others"
    if node.open:
        text = f"{text}; more may join it later"
    return Clause(text)


@effect.register
def _(node: Attack, refs: References) -> Clause:
    attacker = thing(node.attacker, refs, "a")
    defender = thing(node.defender, refs, "a")
    tactic = f" in a {lexicon.TACTICS[node.tactic]} combat" if node.tactic else ""
    legal = " that it may attack" if node.legal else ""
    text = f"at once, {attacker.does('attack')} {defender.as_object}{legal}{tactic}"
    wish = f"have {attacker.as_object} attack {defender.as_object}{legal} at once{tactic}"
    if node.points:
        more = f"; {'nobody earns points' if node.points == 'none' else 'you earn the points'}"
        text, wish = text + more, wish + more
    return Clause(text, wish=wish)


@effect.register
def _(node: Cancel, refs: References) -> Clause:
    if node.what == "play" and node.to in ("", "discard"):
        return Clause(f"{refs.noun('announced').does('have')} no effect and is discarded")
    text = f"cancel {'that action' if node.what == 'action' else refs.noun('announced').as_object}"
    if node.to:
        text = f"{text}; {'it is discarded' if node.to == 'discard' else 'it returns to hand'}"
    return Clause(text, order=True)


@effect.register
def _(node: Redirect, refs: References) -> Clause:
    announced = refs.noun("announced")
    if node.to in PLAYERS and node.to not in REFS:
        text = f"{refs.player(node.to).does('become')} the target of {announced.as_object}"
    else:
        chooser = refs.player(node.by)
        target = refs.noun(str(node.to))
        text = f"{target.does('become')} the target of {announced.as_object} instead"
        if not chooser.you:
            text = f"{text}, as {chooser.does('choose')}"
    if node.illegal:
        text = f"{text}, whatever it may be aimed at"
    return Clause(text)


@effect.register
def _(node: TakeOver, refs: References) -> Clause:
    announced = refs.noun("announced")
    cost = " without paying for it" if node.free else ""
    if node.also:
        return Clause(f"play {announced.as_object} as well, as if it were yours{cost}", order=True)
    return Clause(f"cancel {announced.as_object} and play it at once as if it were yours{cost}", order=True)


@effect.register
def _(node: Patch, refs: References) -> Clause:
    return Clause(
        f"{refs.noun('announced').as_object} may be aimed at {noun_phrases.noun(node.sel, refs, 'any').text} instead"
    )


@effect.register
def _(node: Suppress, refs: References) -> Clause:
    what = thing(node.what, refs)
    parts = listed(_ROLES[role] for role in node.roles)
    reach = _REACHES.get(tuple(node.reach), "")
    lasting = f" {until(node.until, refs)}" if node.until else ""
    return Clause(f"{what.whose} {parts}{reach} do not work{lasting}")


@effect.register
def _(node: Scale, refs: References) -> Clause:
    many = isinstance(node.what, Sel)
    new = refs.is_target(node.what)
    what = noun_phrases.noun(node.what, refs, "bares") if isinstance(node.what, Sel) else refs.noun(node.what)
    if new and what.text.startswith("any "):
        what = Phrase(f"one {what.text.removeprefix('any ')} (your choice)")
    lasting = f" {until(node.until, refs)}" if node.until else ""
    if node.to is not None:
        verb = (
            "go to"
            if node.times == 1
            else f"count {'twice' if node.times == 2 else f'{count(node.times)} times'} for"
        )
        return Clause(f"the bonuses of {what.as_object} {verb} {refs.noun(node.to).as_object}{lasting}")
    times = {0: "do not count", 2: "count twice"}.get(node.times, f"count {count(node.times)} times")
    return Clause(f"the bonuses {'from' if many else 'of'} {what.as_object} {times}{lasting}")
