"""Validation of a declaration: every fault that types do not catch, as a short sentence.

`faults(card)` says in short sentences what is wrong with one card, nothing if all is well. It is asked of every
declared card by the tests and of every card of a pack by `packs`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final, Literal, NamedTuple, get_args, get_origin

from doomtable.cards.node_fields import hints
from doomtable.errors import ErrorText
from doomtable.rules import language as L
from doomtable.rules.terms import ASPECTS, normal

SHOT: Final = frozenset((
    "handgun", "machine gun", "heavy machine gun", "light machine gun", "sub machine gun", "assault rifle",
    "sniper rifle", "shotgun", "flamethrower", "rocket launcher",
))  # fmt: skip
"""Sub-kinds that only a weapon has; artillery may stand in an area instead."""
WEAPON_KINDS: Final = frozenset(("fight weapon", "shoot weapon", "fight/shoot weapon", "special weapon"))
VEHICLE_KINDS: Final = frozenset(("airship", "submarine", "tank"))
ON_CARDS: Final = frozenset(("equipment", "fortification", "symmetry", "mission", "ki", "relic", "beast", "warzone"))
"""Types that always lie somewhere, and so must say where."""
TARGETS: Final = {"target": 1, "target2": 2, "target3": 3}
COMBAT_WINDOWS: Final = frozenset(("combat", "attack announced", "any", "after"))
WORD_FIELDS: Final = frozenset(("all", "any", "none", "keywords", "considered", "words", "meant"))
RATINGS: Final = frozenset(("F", "S", "A", "V"))
BLOWS: Final = frozenset(("slayer", "first strike", "decisive", "always first strike"))
"""Keywords that only say how a warrior strikes: they are asked for in a combat, when all ratings are known."""
TAG_VALUES: Final = frozenset(("tags", "affiliation", "immune", "aspects"))


class Scope(NamedTuple):
    """What an effect may refer to where it stands."""

    card: L.Card
    targets: tuple[L.Choice, ...] = ()
    per: int = 0
    event: L.Event | None = None
    it: bool = False
    combat: bool = False
    lasting: bool = False
    remembers: bool = False
    used: bool = False
    """Whether it is the use of a card in play: what names no end lasts as long as that card is there."""


def faults(card: L.Card) -> list[ErrorText]:
    """What is wrong with a declaration, in the order of the card; each line begins with its place."""
    out = [*_facts(card), *_words(card)]
    remembers = bool(card.remembers) or any(isinstance(node, L.Name | L.Remember) for node in walk(card))
    for i, ability in enumerate(card.abilities, 1):
        out += _ability(card, ability, ErrorText("pack-ability", n=i, kind=ability.kind), remembers)
    return out


def walk(thing: object) -> Iterator[Any]:
    """Every node inside a declaration, the outermost first."""
    if is_dataclass(thing) and not isinstance(thing, type):
        yield thing
        for f in fields(thing):
            yield from walk(getattr(thing, f.name))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from walk(part)


def _choices(card: L.Card) -> Iterator[L.Choice]:
    for node in walk(card):
        if isinstance(node, L.Target | L.TargetPlayer | L.Name):
            yield node


# ---------------------------------------------------------------------------------------------------- the facts


def _facts(card: L.Card) -> Iterator[ErrorText]:
    if not card.name.strip() or normal(card.name) == "":
        yield ErrorText("fault-name")
    if not card.code or not card.set:
        yield ErrorText("fault-code")
    if not 0 <= card.limit <= 60:
        yield ErrorText("fault-limit")
    printed = (card.F, card.S, card.A, card.V)
    if card.type == "warrior":
        if card.V is None and not any(isinstance(node, L.Bid) for node in walk(card)):
            yield ErrorText("fault-value")
        if not card.affiliations:
            yield ErrorText("fault-affiliation")
    elif card.type not in ("warzone", "beast") and any(rating is not None for rating in printed):
        yield ErrorText("fault-ratings")
    tags = {*card.keywords, *card.considered}
    if tags & SHOT and not tags & WEAPON_KINDS:
        yield ErrorText("fault-weapon")
    if "heavy machine gun" in tags and "machine gun" not in tags:
        yield ErrorText("fault-machine-gun")
    if card.type == "equipment" and tags & VEHICLE_KINDS and "vehicle" not in tags:
        yield ErrorText("fault-vehicle")
    if (card.type == "battle") != (card.battle is not None and bool(card.battle.brings)):
        yield ErrorText("fault-battle")
    if card.type == "war" and (len(card.affiliations) != 1 or card.affiliations == ("general",)):
        yield ErrorText("fault-war")
    if card.type in ON_CARDS and card.host is None:
        yield ErrorText("fault-no-host")
    if card.host is not None and (card.host.on == "card") != (card.host.sel is not None):
        yield ErrorText("fault-host-card")
    if card.host is not None and (card.host.on == "area") != bool(card.host.areas):
        yield ErrorText("fault-host-area")
    if card.type == "art" and not card.aspects:
        yield ErrorText("fault-no-aspect")
    if card.type in ("art", "special") and not any(isinstance(a, L.Play) for a in card.abilities):
        yield ErrorText("fault-no-play")
    goals = any(isinstance(a, L.Goal) for a in card.abilities)
    if not card.abilities if card.type == "mission" else goals:
        yield ErrorText("fault-goal")
    kinds = {"combat spell", "personal combat spell"} & tags
    if kinds and card.type == "art" and any(isinstance(a, L.Play) and a.window != "combat" for a in card.abilities):
        yield ErrorText("fault-combat-spell")


def _words(node: object) -> Iterator[ErrorText]:
    """Every tag must be written as it is compared."""
    for part in walk(node):
        for f in fields(part):
            if f.name not in WORD_FIELDS:
                continue
            value = getattr(part, f.name)
            for word in (value,) if isinstance(value, str) else value if isinstance(value, tuple) else ():
                if isinstance(word, str) and word != normal(word):
                    yield ErrorText("fault-spelling", field=f.name, word=word, right=normal(word))
        if isinstance(part, L.Mod) and "aspects" in part.what:
            for word in part.words:
                if word not in (*ASPECTS, "all"):
                    yield ErrorText("fault-aspect", word=word)


# ------------------------------------------------------------------------------------------------- the abilities


def _ability(card: L.Card, ability: L.Ability, place: ErrorText, remembers: bool) -> Iterator[ErrorText]:
    for text in _shape(card, ability):
        yield ErrorText("pack-at", place=place, fault=text)
    if isinstance(ability, L.Static):
        scope = Scope(card, lasting=True, combat=True, remembers=remembers)
        yield from _nodes((ability.effects, ability.when), scope, place)
        for effect in ability.effects:
            yield from _layers(effect, ability.when, place)
    elif isinstance(ability, L.Goal):
        scope = Scope(card, event=ability.event, it=ability.event is not None, combat=True, remembers=remembers)
        yield from _nodes((ability.event, ability.reward, ability.when), scope, place)
    else:
        event = ability.event if isinstance(ability, L.On) else ability.to
        scope = Scope(
            card, ability.targets, ability.cost.per if ability.cost else 0, event, event is not None,
            event is not None or (isinstance(ability, L.Act | L.Play) and ability.window in COMBAT_WINDOWS),
            remembers=remembers, used=isinstance(ability, L.Act),
        )  # fmt: skip
        yield from _nodes((event, ability.cost, ability.targets, ability.effects, ability.when), scope, place)


def _shape(card: L.Card, ability: L.Ability) -> Iterator[ErrorText]:
    """What the fields of one ability must agree on."""
    if isinstance(ability, L.Act | L.Play):
        if (ability.window == "after") != (ability.to is not None):
            yield ErrorText("fault-after")
    if isinstance(ability, L.Act | L.On | L.Static) and not ability.effects:
        yield ErrorText("fault-nothing")
    if isinstance(ability, L.Play) and not ability.effects and card.host is None:
        yield ErrorText("fault-nowhere")
    if isinstance(ability, L.Goal) and (not ability.reward or not (ability.event or ability.when or ability.act)):
        yield ErrorText("fault-reward")
    if isinstance(ability, L.Act | L.On | L.Play):
        aimed = sum(isinstance(t, L.Target) for t in ability.targets)
        if aimed > len(TARGETS):
            yield ErrorText("fault-three")
        per = ability.cost.per if ability.cost else 0
        if per and not any(isinstance(n, L.Paid) for n in walk((ability.targets, ability.effects))):
            yield ErrorText("fault-parts")
    for node in walk(ability):
        if isinstance(node, L.Either) and len(node.labels) != len(node.choices):
            yield ErrorText("fault-label")


def _nodes(thing: object, scope: Scope, place: ErrorText) -> Iterator[ErrorText]:
    """Every reference and amount inside, with what each nested node opens up."""
    if isinstance(thing, tuple):
        for part in thing:
            yield from _nodes(part, scope, place)
        return
    if not is_dataclass(thing) or isinstance(thing, type):
        return
    for text in _node(thing, scope):
        node = ErrorText("pack-at", place=place, fault=thing.kind)  # type: ignore[attr-defined]
        yield ErrorText("pack-at", place=node, fault=text)
    inner = scope
    if isinstance(thing, L.Later):
        inner = scope._replace(event=thing.event, it=True, combat=True)
    elif isinstance(thing, L.Choose):
        inner = scope._replace(targets=(*scope.targets, *thing.choices))
    elif isinstance(thing, L.Each) and isinstance(thing.of, str):
        inner = scope._replace(targets=(*scope.targets, L.TargetPlayer()))
    elif isinstance(thing, L.Each | L.Infect | L.Sel | L.Search) or _concerns(thing):
        inner = scope._replace(it=True)
    for f in fields(thing):
        yield from _nodes(getattr(thing, f.name), inner, place)


def _concerns(node: object) -> bool:
    """Whether a continuous node speaks of one card after the other, which is `it` then."""
    if not isinstance(node, L.Mod | L.Rule):
        return False
    if isinstance(node, L.Mod) and "price" in node.what and node.who != "caster":
        return True
    return isinstance(node.who, L.Sel) or (isinstance(node, L.Rule) and isinstance(node.whom, L.Sel))


def _node(node: Any, scope: Scope) -> Iterator[ErrorText]:
    for f in fields(node):
        value = getattr(node, f.name)
        if isinstance(node, L.Redirect) and value == "caster":
            continue  # of the spell that is being answered
        if isinstance(value, str) and (words := _reference_field(node.__class__, f.name)):
            yield from _reference(value, words, scope)
    if isinstance(node, L.Special):
        yield from _special(node, scope)
    if isinstance(node, L.Paid) and node.per != scope.per:
        yield ErrorText("fault-cost", n=node.per)
    if isinstance(node, L.EventNumber) and scope.event is None:
        yield ErrorText("fault-event-number")
    if isinstance(node, L.Mod | L.Rule):
        if scope.lasting and node.until:
            yield ErrorText("fault-own-end")
        if not (scope.lasting or scope.used or node.until):
            yield ErrorText("fault-no-end")
    if isinstance(node, L.Mod):
        if not node.what:
            yield ErrorText("fault-no-change")
        if node.op in ("give", "take", "choose") and not node.words and node.of is None:
            yield ErrorText("fault-no-words")


def _special(node: L.Special, scope: Scope) -> Iterator[ErrorText]:
    """A Special has a name that there is, and stands where there is what it speaks of."""
    if node.name not in L.SPECIALS:
        yield ErrorText("fault-special", word=node.name)
    for ref in L.SPECIALS.get(node.name, ()):
        yield from _reference(ref, frozenset(get_args(L.Ref)), scope)


def _of_player(scope: Scope, word: str) -> bool:
    """Whether a card says 'target player' of whom it lies before, as its lasting texts and what it answers to do."""
    host = scope.card.host
    return word == "target player" and host is not None and host.on == "player"


def _reference(value: str, words: frozenset[str], scope: Scope) -> Iterator[ErrorText]:
    aimed = sum(isinstance(t, L.Target) for t in scope.targets)
    if value in TARGETS and "me" in words and TARGETS[value] > aimed:
        yield ErrorText("fault-none", word=value)
    elif _of_player(scope, value):
        return
    elif value in ("target player", "same") and not scope.targets:
        yield ErrorText("fault-choice", word=value)
    elif value == "target player" and not any(isinstance(t, L.TargetPlayer) for t in scope.targets):
        yield ErrorText("fault-no-player")
    elif value == "host" and scope.card.host is None:
        yield ErrorText("fault-hostless")
    elif value == "caster" and scope.card.type != "art":
        yield ErrorText("fault-caster")
    elif value == "chosen" and not scope.remembers:
        yield ErrorText("fault-remembers")
    elif value in ("its owner", "its player") and aimed:
        return
    elif value in ("it", "its player", "its owner", "its") and not (scope.it or scope.event):
        yield ErrorText("fault-it", word=value)
    elif value == "by" and "me" in words and scope.event is None:
        yield ErrorText("fault-by")
    elif value in ("announced", "source") and getattr(scope.event, "name", "") not in ("played", "used", "action"):
        yield ErrorText("fault-announced")
    elif value in ("attacker", "defender") and "me" in words and not scope.combat:
        yield ErrorText("fault-outside", word=value)
    elif value in ("bearer", "foe") and "me" in words and scope.card.type != "warrior":
        own = "personal combat spell" in scope.card.keywords  # its caster fights
        if scope.card.host is None and not (value == "foe" and (aimed or own)):
            yield ErrorText("fault-none", word=value)


@cache
def _reference_field(cls: type, name: str) -> frozenset[str]:
    """The words of a field that holds a reference, a player or whose cards; nothing for other fields."""
    words: set[str] = set()
    stack = [hints(cls)[name]]
    while stack:
        one = stack.pop()
        if get_origin(one) is Literal:
            words.update(w for w in get_args(one) if isinstance(w, str))
        elif get_origin(one) is not tuple:
            stack.extend(get_args(one))
    return frozenset(words) if words & {"me", "target player"} else frozenset()


# -------------------------------------------------------------------------------------------------------- layers


def _layers(effect: object, when: L.Cond | None, place: ErrorText) -> Iterator[ErrorText]:
    """A node reads only lower layers: tags before ratings; the one upward read is a base rating (COMBAT-17)."""
    if not isinstance(effect, L.Mod):
        return
    changes = set(effect.what)
    if not changes & (RATINGS | TAG_VALUES) or (changes == {"tags"} and {*effect.words} <= BLOWS):
        return
    for node in walk((effect.by, effect.who, effect.when, when)):
        if isinstance(node, L.Highest) or (isinstance(node, L.Of) and not node.base):
            yield ErrorText("fault-upward", place=place)
    if len(changes & TAG_VALUES) and changes & RATINGS:
        yield ErrorText("fault-two-nodes", place=place)
