"""Picture subject: what the picture of a card shows, worked out from the card's declaration."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from doomtable.cards.catalogue import UnknownCard, catalogue
from doomtable.cards.validation import walk
from doomtable.rules import language as L
from doomtable.rules.language import Card
from doomtable.rules.terms import STATS

THINGS: Final = (
    ({"tank"}, "tank"), ({"airship", "vehicle"}, "airship"), ({"handgun"}, "pistol"), ({"armor"}, "armour"),
    ({"heavy machine gun", "machine gun", "artillery", "rocket launcher", "flamethrower"}, "heavy"),
    ({"fight weapon"}, "blade"), ({"shoot weapon"}, "rifle"),
)  # fmt: skip
"""Keywords of equipment, and what its picture shows."""
TOOLS: Final = (
    (L.Heal, "kit"), (L.Kill, "mine"), (L.EndCombat, "bomb"), (L.Mark, "bomb"), (L.Cover, "scanner"),
    (L.Move, "charge"), (L.Wound, "chip"),
)  # fmt: skip
"""What equipment without such a keyword does, and what its picture shows then."""


@lru_cache(maxsize=2000)
def declaration(name: str) -> Card | None:
    """The declaration of a card by its name; None for one the catalogue lacks."""
    try:
        return catalogue().get(name)
    except UnknownCard:
        return None


@lru_cache(maxsize=2000)
def subject(name: str) -> str:
    """What the picture of a card shows: words with spaces between, '' for the emblem of its type."""
    card = declaration(name)
    if card is None:
        return ""
    if card.type == "warrior":
        return _fighter(card)
    if card.type == "equipment":
        return _thing(card)
    if card.type in ("symmetry", "art"):
        return f"{omen(card)} {_school(card)}".strip()
    return _stroke(card) if card.type in ("special", "mission") else ""


def _fighter(card: Card) -> str:
    """What a warrior fights with, how strong it is, whom it follows, and the words of its name and its keywords."""
    fight, shoot, value = card.F or 0, card.S or 0, card.V or 0
    words = ["gun" if shoot > fight else "blade"]
    words += ["weak"] if value <= 3 else ["strong"] if value >= 9 else []
    words += ["caster"] if card.aspects else []
    words += [part.lower() for tag in (*card.keywords, card.name) for part in tag.replace("-", " ").split()]
    return " ".join(dict.fromkeys(words))


def _nodes(card: Card) -> list[object]:
    return [node for ability in card.abilities for node in walk(ability)]


def _raised(card: Card) -> set[str]:
    """The ratings that a card changes."""
    return {stat for node in _nodes(card) if isinstance(node, L.Mod) for stat in node.what}


def _thing(card: Card) -> str:
    known = {*card.keywords, *(tag.rpartition("/")[2] for tag in card.keywords)}
    for tags, key in THINGS:
        if tags & known:
            return key
    nodes = _nodes(card)
    for kind, key in TOOLS:
        if any(isinstance(node, kind) for node in nodes):
            return key
    raised = _raised(card)
    if raised == {"A"}:
        return "armour"
    return "scope" if raised == {"S"} else "edge" if "F" in raised and "S" not in raised else "scanner"


def _school(card: Card) -> str:
    """The aspect of a spell, or the Apostle of a gift."""
    if card.aspects:
        return card.aspects[0]
    return next((tag.split()[-1] for tag in card.keywords if tag.split()[0] == "gift"), "")


def omen(card: Card) -> str:
    """The one thing that a card is about."""
    nodes = _nodes(card)
    kinds = {type(node) for node in nodes}
    mods = [node for node in nodes if isinstance(node, L.Mod)]
    words = {word for mod in mods for word in mod.words}
    for kind, key in SIGNS:
        if kind in kinds:
            return key
    if "slayer" in words:
        return "blade"
    if words & {"first strike", "decisive"}:
        return "speed"
    if any("affiliation" in mod.what for mod in mods):
        return "signpost"
    if {*STATS} <= _raised(card):
        return "wings"
    weaker = [mod for mod in mods if {*mod.what} & {*STATS}]
    if any(mod.who == "foe" or (isinstance(mod.by, int) and mod.by < 0) for mod in weaker):
        return "claw"
    if any("aspects" in mod.what for mod in mods):
        return "book"
    if any("immune" in mod.what for mod in mods):
        return "lamp"
    rules = [node for node in nodes if isinstance(node, L.Rule)]
    for verdict, acts, key in BARRED:
        if any(rule.verdict == verdict and rule.act in acts for rule in rules):
            return key
    raised = _raised(card)
    return next((key for stats, key in GROWN if stats <= raised), "mind" if L.Move not in kinds else "broken")


SIGNS: Final = (
    (L.Heal, "drop"), (L.Damage, "flame"), (L.Look, "eye"), (L.Ask, "eye"), (L.SwapRole, "mask"), (L.Join, "gate"),
    (L.Search, "gate"), (L.SetTactic, "threads"), (L.Attack, "clash"), (L.Cover, "cloud"), (L.AttachTo, "gate"),
    (L.Draw, "book"), (L.Mark, "clock"), (L.Later, "clock"), (L.EndCombat, "cloud"), (L.Cancel, "broken"),
    (L.Actions, "speed"), (L.TurnAgain, "speed"), (L.Gain, "coins"), (L.Lose, "coins"), (L.Award, "coins"),
    (L.SwapPools, "coins"), (L.Survive, "wings"), (L.Skip, "chain"),
)  # fmt: skip
"""Effects, and the sign of the card that has one; the first that fits counts."""
BARRED: Final = (
    ("require", ("attack", "fight", "shoot"), "threads"), ("forbid", ("be wounded", "be killed"), "shield"),
    ("forbid", ("attack", "be attacked", "take combat", "use", "shoot", "fight", "equip", "muster"), "chain"),
    ("allow", ("attack",), "clash"), ("allow", ("cast", "receive", "bestow"), "book"),
)  # fmt: skip
"""Permissions, and the sign of the card that gives or takes them."""
GROWN: Final = (
    ({"F", "S", "A"}, "wings"), ({"F", "S"}, "hand"), ({"F"}, "flame"),
    ({"S"}, "bolt"), ({"A"}, "shield"), ({"price"}, "book"), ({"V"}, "coins"), ({"hand"}, "book"),
)  # fmt: skip
"""Ratings and values that a card raises, and its sign."""


def _stroke(card: Card) -> str:
    """A special: what strikes in a combat, else what it is about."""
    if any(getattr(one, "window", "") == "combat" for one in card.abilities):
        raised = _raised(card)
        if found := next((key for stat, key in (("S", "shot"), ("F", "blow"), ("A", "guard")) if stat in raised), ""):
            return found
    return omen(card)
