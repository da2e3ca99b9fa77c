"""German rephrasing of clauses: what German says with another verb, in another order, or of somebody else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from doomtable.words.german.kinds import place, where
from doomtable.words.german.lexicon import AREAS
from doomtable.words.plan.structure import (
    Adjunct,
    Clause,
    Deed,
    GameWords,
    Item,
    Kind,
    Noun,
    Quantity,
    Several,
)


def early(part: Any) -> Any:
    """What is told otherwise before it is asked what its pronouns mean."""
    if isinstance(part, Deed):
        return _inside(part)
    if not isinstance(part, Clause):
        return part
    for change in (_by_its_player, _barred_and_spared):
        part = change(part)
    return part


def _inside(one: Deed) -> Deed:
    """'Der Angreifer ist in einem Panzer' for 'der Angreifer ist ein Krieger in einem Panzer'."""
    what = one.args[0] if one.verb == "be" and one.args else None
    detail = what.kind.details[0] if isinstance(what, Noun) and len(what.kind.details) == 1 else None
    if not isinstance(what, Noun) or not isinstance(detail, Adjunct) or detail.key != "inside":
        return one
    plain = what.kind == Kind(("warrior",), details=(detail,))
    return one._replace(verb="be inside", args=detail.args) if plain else one


THAT_PLAYER = Noun(word="that player")


def _by_its_player(one: Clause) -> Clause:
    """'Zu Beginn jedes seiner Ziehschritte darf der Spieler des Trägers ...': he is named once."""
    if one.subject != THAT_PLAYER or len(one.before) != 1 or not one.before[0].key.startswith("at"):
        return one
    when = one.before[0].args[0]
    if not isinstance(when, GameWords) or when.keys[1] != "bearer":
        return one
    own = Adjunct("at each", (when._replace(keys=(when.keys[0], "own")),))
    return one._replace(before=(own,), subject=Noun(word="bearer's player"))


def _barred_and_spared(one: Clause) -> Clause:
    """'Er darf ihn nicht angreifen und kann nicht durch ihn verwundet werden': no one may not be wounded."""
    befalls = [deed.verb in _BEFALLS for deed in one.deeds]
    if one.link != "or" or not any(befalls) or all(befalls) or any(deed.mode != "may not" for deed in one.deeds):
        return one
    deeds = (deed._replace(mode="cannot") if spared else deed for deed, spared in zip(one.deeds, befalls, strict=True))
    return one._replace(deeds=tuple(deeds), link="and")


_BEFALLS = frozenset({"act be wounded", "act be killed"})


def _out_of_there(one: Clause) -> Clause:
    """'Lege zwei Dragoons aus deiner Einheit ab': 'in deiner Einheit' would say where they go."""

    def moved(part: Item, verb: str) -> Item:
        if not isinstance(part, Noun) or verb not in ("discard", "annihilate", "put under", "move to", "give to"):
            return part
        kind = part.kind
        if "covered" in kind.states:
            states = tuple(one for one in kind.states if one != "covered")
            kind = kind._replace(states=states, details=(*kind.details, "⟨{rel} in Deckung {ist|sind}⟩"))
        if Adjunct("in play") in kind.details and verb == "discard":
            rest = tuple(one for one in kind.details if one != Adjunct("in play"))
            kind = kind._replace(details=(*rest, "⟨{rel} im Spiel {ist|sind}⟩"))
        if kind.place == "the bearer's" and verb in ("move to", "give to"):
            kind = kind._replace(place="", details=(*kind.details, f"⟨{{rel}} {place(kind)} {{ist|sind}}⟩"))
        if kind.place in AREAS and kind.place != "area" and kind.owner != "any":
            out_of = where(AREAS[kind.place], kind.owner, out=True)
            kind = kind._replace(place="", owner="any", details=(*kind.details, out_of))
        return part._replace(kind=kind)

    return one._replace(deeds=tuple(
        deed._replace(args=tuple(moved(arg, deed.verb) for arg in deed.args)) for deed in one.deeds))  # fmt: skip


def in_use(kind: Kind) -> Kind:
    """'Ein Krieger, der eine Waffe einsetzt' for 'ein Krieger mit einer Waffe im Einsatz'."""
    return kind._replace(details=tuple(_that_uses(one) for one in kind.details))


def _that_uses(one: Adjunct | str) -> Adjunct | str:
    thing = one.args[0] if isinstance(one, Adjunct) and one.key == "with" else None
    if not isinstance(thing, Noun) or thing.kind.states != ("using",):
        return one
    return Adjunct("that uses", (thing._replace(kind=thing.kind._replace(states=())),))


def _against_first(one: Clause) -> Clause:
    """'Er hat gegen Ketzer Todesstoß (...)': behind the brackets it would belong to them."""
    if one.bare or not any(deed.verb == "have ability" for deed in one.deeds):
        return one
    first = tuple(part._replace(key="against beforehand") for part in one.after if part.key == "against")
    return one._replace(after=(*(part for part in one.after if part.key != "against"), *first))


def _of_opponent(one: Clause) -> Clause:
    """'Ein Kombattant ... erhält +5, wenn sein Gegner kein Panzer oder Fahrzeug ist', and no clause upon a clause."""
    who = one.subject
    details = who.kind.details if isinstance(who, Noun) else ()
    found = [part for part in details if isinstance(part, Adjunct) and part.key == "fighting one"]
    foe = found[0].args[0] if found else None
    if not isinstance(who, Noun) or who.how != "any" or not isinstance(foe, Noun) or not foe.kind.without:
        return one
    deeds = [Deed("be in state", (GameWords("state", (state,)),)) for state in foe.kind.states]
    none = Deed("be", (Noun("no", Kind((), either=foe.kind.without)),))
    cond = Clause((*deeds, none), Noun(word="its opponent"))
    subject = who._replace(kind=who.kind._replace(details=tuple(part for part in details if part not in found)))
    return one._replace(subject=subject, after=(*one.after, Adjunct("if", (cond,))))


_LASTING = frozenset({"belong also to", "belong only to", "be considered", "be also considered", "become in condition"})
"""What somebody is from a moment on."""


def _from_now_on(one: Clause) -> Clause:
    """'Ein Krieger deiner Wahl gehört von nun an auch zu Cybertronic': it is done once and lasts."""
    who = one.subject
    timeless = not (one.before or one.after) and bool(one.deeds) and one.deeds[0].verb in _LASTING
    if not isinstance(who, Noun) or who.how != "any" or who.word or not timeless:
        return one
    return one._replace(after=(*one.after, Adjunct("from now on")))


def _one_action(one: Clause) -> Clause:
    """'Eine zusätzliche Aktion (keinen Angriff)'."""
    amount = one.deeds[0].args[0] if one.deeds and one.deeds[0].verb == "take actions" else None
    if not isinstance(amount, Quantity) or amount.n != 1:
        return one
    return one._replace(after=tuple(
        Adjunct("not an attack") if part.key == "no attack" else part for part in one.after))  # fmt: skip


def _no_either(one: Clause) -> Clause:
    """'Kein Krieger darf Fernkampfwaffen oder Nah-/Fernkampfwaffen einsetzen': with 'und' only both together."""
    if not isinstance(one.subject, Noun) or one.subject.how != "no":
        return one

    def apart(arg: Item) -> Item:
        if not isinstance(arg, Noun) or arg.how != "bares" or len(arg.kind.either) < 2:
            return arg
        each = (arg._replace(kind=arg.kind._replace(head=(tag,), either=())) for tag in arg.kind.either)
        return Several(tuple(each), "or")

    return one._replace(deeds=tuple(deed._replace(args=tuple(map(apart, deed.args))) for deed in one.deeds))


CHANGES: tuple[Callable[[Clause], Clause], ...] = (
    _no_either, _out_of_there, _against_first, _of_opponent,
    _from_now_on, _one_action,
)  # fmt: skip
"""What is told otherwise of a clause whose pronouns are settled."""
