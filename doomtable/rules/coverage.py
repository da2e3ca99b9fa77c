"""Coverage: what of a declaration the engine does not run yet (principle 19).

A node is complete when every field of it that is off its default is one that the engine says it reads: verbs in
`resolve.VERBS`, everything else here. Where the same node stands in several places and less of it is read in some of
them, or where only certain values go together, that is said here too. A test compares all of it with the source.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields
from typing import Any, Final, NamedTuple

from doomtable.rules import language as L
from doomtable.rules.battle_nodes import Battle, Brought
from doomtable.rules.card_defs import needs_outpost as needs_outpost
from doomtable.rules.card_defs import own_tags as own_tags
from doomtable.rules.card_tags import bears as bears
from doomtable.rules.card_tags import is_banned as is_banned
from doomtable.rules.continuous import ADD_BASE, IMMUNE_PLAYERS, is_levy
from doomtable.rules.play_modes import STAYS
from doomtable.rules.prices import LAID_BY, times_for_bearer
from doomtable.rules.references import PLAYER_WORDS
from doomtable.rules.resolve import VERBS
from doomtable.rules.verbs.common import EVERY
from doomtable.rules.verbs.common import depart as depart
from doomtable.rules.verbs.common import entered as entered
from doomtable.rules.verbs.common import start as start


class Reading(NamedTuple):
    """What of a node is read: these fields, and of those in `only` just these values."""

    reads: tuple[str, ...] = ()
    only: Mapping[str, tuple[object, ...]] = EVERY


DESCRIBES: Final[dict[type[Any], tuple[str, ...]]] = {
    L.Static: ("role",), L.Act: ("role",), L.On: ("role",), L.Card: ("code", "set", "rarity", "limit"),
}  # fmt: skip
"""Fields that say what a text is to others: to who builds a deck or prints a list, to what takes texts away."""


def _all_of(kind: type[Any], *but: str) -> Reading:
    """Every field of a node is read, but for these and for what only describes it."""
    others = ("kind", *DESCRIBES.get(kind, ()), *but)
    return Reading(tuple(f.name for f in fields(kind) if f.name not in others))


FIRED: Final = (
    "played", "attacked", "hit", "struck at", "hurt", "turned", "mustered", "enters", "leaves", "attached", "equipped",
    "wounded", "killed", "healed", "covered", "uncovered", "imprisoned", "survived", "combat end", "discarded",
    "mission done", "turn start", "draw start", "draw end", "actions start", "discard start", "turn end", "marks gone",
    "V gone", "annihilated", "looked", "drawn", "harmed", "hand discard", "earned", "lost", "transferred",
    "hand smaller",
)  # fmt: skip
"""Events that triggers, missions and delayed effects wait for."""
ANSWERED: Final = (
    "played", "used", "action", "attacked", "tactic", "mustered", "enters", "transferred", "wounded", "killed",
    "survived", "earned", "mission done", "won", "discarded", "healed", "revealed", "searched",
    "player attacked",
)  # fmt: skip
"""Events that open a window for answers."""
REPLACED: Final = ("killed", "leaves", "discarded", "annihilated", "lost")
"""Events that something else can happen instead of."""
WHOSE_EVENT: Final = ("any", "yours", "others", "its", "target player")
WINDOWS: Final = (
    "action", "turn", "any", "not combat", "others turn", "combat", "turn start", "draw", "turn end", "discard",
    "attack begun", "attack announced", "after", "copied",
)  # fmt: skip


def _event(names: tuple[str, ...]) -> Reading:
    return _all_of(L.Event)._replace(only={"name": names, "whose": WHOSE_EVENT})


READINGS: Final[dict[type[Any], Reading]] = {
    **{
        kind: _all_of(kind)
        for kind in (
            L.Paid, L.Of, L.Count, L.Highest, L.Marks, L.PoolOf, L.EventNumber, L.Sum, L.Most, L.Test,
            L.Versus, L.Role, L.Using, L.Armed, L.Inside, L.Fortified, L.Is, L.Have, L.Turn, L.Combat, L.Teams, L.All,
            L.Any,
            L.Not, L.Sel, L.Host, L.Static, L.Goal, Battle, Brought,
        )
    },
    L.Event: _event(FIRED),
    L.Target: _all_of(L.Target, "by"),
    L.TargetPlayer: _all_of(L.TargetPlayer, "by"),
    L.Name: _all_of(L.Name),
    L.Cost: _all_of(L.Cost, "wound"),
    L.Act: _all_of(L.Act)._replace(only={"window": WINDOWS}),
    L.Play: _all_of(L.Play)._replace(only={"window": WINDOWS}),
    L.On: _all_of(L.On, "targets", "over", "order"),
    L.Card: _all_of(L.Card),
}  # fmt: skip
"""What is read of the nodes that are no verbs."""
SCENES: Final[dict[tuple[type[Any], str], dict[type[Any], Reading | None]]] = {
    (L.Play, "to"): {L.Event: _event(ANSWERED)},
    (L.Act, "to"): {L.Event: _event(ANSWERED)},
    (L.Play, "cost"): {L.Cost: _all_of(L.Cost, "gives", "marks", "wound")},
    (L.Card, "cost"): {L.Cost: Reading(("actions", "d"))},
    (L.May, "cost"): {L.Cost: Reading(("d",))},
    (L.On, "cost"): {L.Cost: Reading(("d",))},
    (L.Search, "extra"): {L.Cost: Reading(("d",))},
    (L.Choose, "choices"): {L.Target: Reading(("sel",)), L.TargetPlayer: None},
    (L.Card, "remembers"): {L.Target: Reading(("sel",))},
    (L.Static, "effects"): {
        **dict.fromkeys((L.Scale, L.Special, L.Merge)), L.Credit: Reading(("most",)),
        L.Suppress: Reading(("what", "roles", "reach"), {"reach": (L.Suppress().reach, ("others",))}),
    },
}  # fmt: skip
"""Where less is read of a node than elsewhere, or something else; None: a node that does nothing there."""

RATED: Final = ("add", "times", "divide", "set", "swap")
NUMBERED: Final = ("add", "times", "set")
VALUES: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys("FSAV", (*RATED, "times all", ADD_BASE)),
    "tags": ("give", "take", "choose"), "affiliation": ("give", "take", "set"), "immune": ("give", "take"),
    "aspects": ("give", "take"), "hand": NUMBERED, "fill": NUMBERED, "actions": NUMBERED, "discards": ("set",),
    "meditation": ("set",), "most D": ("set",), "most cards": ("set",),
    "free discards": ("add",), "draws": ("add", "set"),
    "price": RATED, "action price": ("add",), "rate": ("set",), "spending": ("add", "set"), "bonus": ("add", "times"),
    "award": ("add", "times"), "text": ("give",),
}  # fmt: skip
"""The values that Mods change, and how."""
OF_SOMETHING: Final = {"price", "action price", "rate", "spending", "bonus", "immune", "award", "text"}
"""The values that are those of certain cards."""
RULINGS: Final[dict[str, tuple[str, ...]]] = {
    "muster": ("allow", "forbid"),
    "attack": ("allow", "forbid", "require", "price"), "be attacked": ("forbid", "price"),
    "fight": ("forbid", "require"), "shoot": ("forbid", "require"), "receive": ("allow", "forbid"),
    "cast": ("allow", "forbid"), "bestow": ("allow", "forbid"), "equip": ("allow", "forbid"), "pair": ("allow",),
    "use": ("allow", "forbid", "require"), "count": ("allow", "forbid"), "be in cover": ("allow", "forbid"),
    "earn promotion": ("allow", "forbid", "price"), "cast for": ("allow", "require"),
    "attack again": ("allow", "forbid"), "ride": ("allow",), "attack early": ("allow",),
    "exit cover": ("allow", "forbid"), "shoot from cover": ("allow",), "enter vehicle": ("allow", "forbid"),
    "transfer": ("allow", "forbid"), "show hand": ("require",),
    **dict.fromkeys(
        (
            "act", "strike back", "seek cover", "seek cover action", "touch pool", "play",
            "meditate", "be discarded", "be annihilated", "be wounded", "be killed", "suffer",
            "take combat", "become", "lose", "be sabotaged", "earn reward",
            "yield promotion", "affect play", "be affected", "be searched", "affect combat", "guard", "count cover",
            "survive", "choose defender",
        ),
        ("forbid",),
    ),
}  # fmt: skip
"""The acts that Rules speak of, and what may be said of each."""
RULING_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "price": ("cast", "receive", "attack", "be attacked", "attack again", "earn promotion"),
    "words": ("cast", "become", "lose", "receive"),
    "window": ("bestow", "equip", "muster"), "by": ("receive", "bestow", "equip"), "able": ("attack",),
    "actions": ("attack again", "attack", "be attacked"), "limit": ("cast", "ride"),
}  # fmt: skip
"""Fields of a Rule that are read for these acts alone."""


def unhandled(card: L.Card) -> tuple[str, ...]:
    """What of a declaration the engine does not run, each with its place and field; empty for a complete card."""
    found: list[str] = []
    abilities = {id(a): f"ability {i} ({a.kind})" for i, a in enumerate(card.abilities, 1)}
    for node, place, reading in _placed(card, "card", READINGS.get(L.Card), abilities):
        said = [*_unread(node, reading), *_together(node)]
        found += [f"{place}: {type(node).__name__}{one}" for one in said]
    return tuple(dict.fromkeys(found))


def _placed(
    node: Any, place: str, reading: Reading | None, abilities: Mapping[int, str]
) -> Iterator[tuple[Any, str, Reading | None]]:
    """Every node of a card with its place and what is read of it there."""
    yield node, place, reading
    if reading is None:
        return  # nothing of it happens, so nothing in it does
    for f in fields(node):
        value = getattr(node, f.name)
        special = SCENES.get((type(node), f.name), {})
        for part in _nodes(value):
            kind = type(part)
            inner = special[kind] if kind in special else _reading(kind)
            yield from _placed(part, abilities.get(id(part), place), inner, abilities)


def _nodes(value: Any) -> Iterator[Any]:
    if isinstance(value, tuple):
        for part in value:
            yield from _nodes(part)
    elif hasattr(value, "__dataclass_fields__"):
        yield value


def _reading(kind: type[Any]) -> Reading | None:
    verb = VERBS.get(kind)
    return Reading(verb.reads, verb.only) if verb is not None else READINGS.get(kind)


def _unread(node: Any, reading: Reading | None) -> Iterator[str]:
    """The fields of a node off their default that nobody reads there, and values that nobody knows."""
    if reading is None:
        yield ""
        return
    for f in fields(node):
        value = getattr(node, f.name)
        described = f.name == "kind" or f.name in DESCRIBES.get(type(node), ())
        if described or (f.default is not MISSING and value == f.default):
            continue
        if f.name not in reading.reads:
            yield f".{f.name}"
        elif f.name in reading.only and value not in reading.only[f.name]:
            yield f".{f.name} = {value}"


def _together(node: Any) -> Iterator[str]:
    """What each field says is read, but not with what another one says."""
    if isinstance(node, L.Mod):
        yield from _changes(node)
    elif isinstance(node, L.Rule):
        if node.verdict not in RULINGS.get(node.act, ()):
            yield f".act = {node.verdict} {node.act}"
        for name, acts in RULING_FIELDS.items():
            if getattr(node, name) and node.act not in acts:
                yield f".{name}"
        asks = node.verdict == "price"
        if node.price and asks != (node.act in ("attack", "be attacked", "earn promotion")):
            yield ".price"
        if node.pool != "D" and (not asks or node.act == "earn promotion"):
            yield ".pool"
        if (node.verdict, node.act, node.window) == ("allow", "muster", None):
            yield ".window"  # at other times is all that a card allows
        if node.window not in (None, "any", "combat"):
            yield f".window = {node.window}"
    elif isinstance(node, L.Suppress) and not node.until and node.what != "host":
        yield ".what"  # as long as a card lies there, of the warrior that it is on
    elif isinstance(node, L.Hold) and node.under != "me" and node.spill != "discard":
        yield ".spill"  # what lies under a card goes where that card says
    elif isinstance(node, L.Redirect) and node.illegal != (node.to == "caster"):
        yield ".illegal"  # who casts it may be no legal target, any other is
    elif isinstance(node, L.Choose) and node.every:
        if node.again or not all(isinstance(choice, L.Target) for choice in node.choices):
            yield ".every"  # cards alone are chosen ahead
    elif isinstance(node, L.Attack):
        yield from (f".{name} = one of several" for name in ("attacker", "defender") if _many(getattr(node, name)))
    elif isinstance(node, L.On | L.Later | L.Goal) and not getattr(node, "instead", False):
        if node.event is not None and node.event.name == "lost":
            yield ".event = lost"  # it is only what something else happens instead of
    elif isinstance(node, L.On):
        yield from _replaces(node)
    elif isinstance(node, L.Act) and node.cost is not None and node.cost.gives is not None:
        if any(isinstance(choice, L.Target) for choice in node.targets):
            yield ".targets = beside a card of choice that is given up"


def _many(who: object) -> bool:
    return isinstance(who, L.Sel)


def _changes(node: L.Mod) -> Iterator[str]:
    """Values that Mods do not change, or not so."""
    for value in node.what:
        if node.op not in VALUES.get(value, ()):
            yield f".what = {node.op} {value}"
    if node.op == "swap" and (len(node.what) != 2 or not node.until or not {*node.what} <= {*"FSA"}):
        yield ".op"  # two ratings, for a while
    if node.op == ADD_BASE and (not isinstance(node.by, int) or node.until != "game"):
        yield ".op"  # a number, for good
    if "discards" in node.what and node.by != 0:
        yield ".by"  # what must be discarded, not what may be
    if node.of is not None and not OF_SOMETHING & {*node.what}:
        yield ".of"
    if {"rate", "spending", "bonus", "action price"} & {*node.what} and not isinstance(node.of, L.Sel):
        yield ".of"
    if "immune" in node.what and node.who in PLAYER_WORDS:
        if node.who not in IMMUNE_PLAYERS or node.op != "give" or node.of is not None:
            yield ".who"
    lent = (node.of, node.when, node.until) == ("chosen", None, "") and node.who in ("bearer", "you")
    lent = lent or node == L.Mod(("text",), op="give", words=("considered",), who=L.Sel())
    if "text" in node.what and not lent:
        yield ".of"  # what the card remembers, for its bearer or its player, as long as it lies there
    if "spending" in node.what and node.op == "add" and node.by != L.Marks(LAID_BY):
        yield ".by"  # what lies on the card that speaks, to be taken off
    if "bonus" in node.what and node.op == "times" and node.who not in ("foe", "host") and not _many(node.who):
        yield ".who"  # of a certain card a passing Scale says that
    if "price" in node.what and node.who == "caster" and node.op != "add":
        yield ".op"
    spells = node.who == "caster" or times_for_bearer(node) or (is_levy(node) and node.op == "add")
    if "price" in node.what and not spells and isinstance(node.of, L.Sel) and "warrior" not in node.of.all:
        yield ".of"  # of what is mustered, of spells for some, and more for Specials
    numbers = (("actions",), ("draws",), ("action price",))
    floors = ("price" in node.what and node.who == "caster") or node.what in numbers
    if node.floor is not None and not floors:
        yield ".floor"


def _replaces(node: L.On) -> Iterator[str]:
    """What is no way out of play, or does not begin with where the card goes instead."""
    if node.event.name not in REPLACED:
        yield f".instead = of {node.event.name}"
    if node.limit:
        yield ".limit"
    first = node.effects[0] if node.effects else None
    if isinstance(first, L.Choose) and node.event.name == "discarded" and not node.cost:
        return  # it is given to somebody
    if first == STAYS and node.event.name == "lost":
        return  # it stays
    if not isinstance(first, L.Move | L.Hold) or first.what not in ("it", "me"):
        yield ".effects"
    elif first.what == "me" and (node.event.name != "discarded" or len(node.effects) > 1 or node.may or node.cost):
        yield ".effects = the card itself goes"
