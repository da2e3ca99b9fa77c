"""Cards that say less, or ask less, than they do: what a scenario proves is what it would not hold without.

`without` strikes one ability out of a card. `loosened` lets one thing after the other go that an ability asks for: a
condition, a word of a selector, a window, a limit. A scenario catches such a card when it fails with it.

A card is proved when its scenarios catch it without any one of its abilities, without any one of its demands that
`unasked.txt` does not list, and in company of the cards it names. That takes a while, so `mutation-verdicts.txt` keeps
for every proved card the digest of all that decides it: who changes nothing of that need not prove it again.
`python tests/mutants.py --write` writes both lists and the list of tested cards anew.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Collection, Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache, lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args

import made_rulesets

from doomtable.cards.catalogue import catalogue
from doomtable.cards.packs import card_object
from doomtable.errors import BadInput
from doomtable.rules import language as L
from doomtable.rules.card_defs import own_tags
from doomtable.rules.game import RULES_VERSION
from doomtable.rules.terms import AFFILIATIONS, normal
from doomtable.rules.walk import walk
from doomtable.scenarios import runner
from doomtable.scenarios.expectations import FailedExpectation
from doomtable.scenarios.parser import Scenario
from doomtable.scenarios.position import build, find
from doomtable.scenarios.runner import read

HERE: Final = Path(__file__).parent
SCENARIOS: Final = HERE / "scenarios"
TESTED: Final = HERE.parent / "assets" / "tested-cards.txt"
UNASKED: Final = HERE / "unasked.txt"
VERDICTS: Final = HERE / "mutation-verdicts.txt"
REMINDERS: Final = {
    ("Agent Nick Michaels", 0), ("Airman Trevor Bartholomew", 0), ("RAMS Air Cavalry", 0), ("Mortificator", 0),
    ("Heretic", 0), ("Eradicator Deathdroid", 2), ("Demnogonis–the Befouler", 0), ("Muawijhe–Lord of Visions", 0),
    ("Field Marshal Johnstone", 0), ("Lord Nozaki", 0), ("President Charles W. Colding", 0),
    ("Staff General Constance Romanov", 0), ("The Nineteenth Executive", 0),
    ("Algeroth–Apostle of War", 0), ("Apostate", 0), ("Semai–Lord of Spite", 0), ("Ilian–Mistress of the Void", 0),
    ("Cartel Enforcement", 1), ("Grey Mystic", 1), ("White Mystic", 1), ("Dark Mystic", 2),
}  # fmt: skip
"""Abilities that only repeat what holds anyway: that the Cartel is not the Brotherhood, that three are Mystics by name
alone; what the rules say of airships, vehicles, Mortificators, general gifts, Apostles, leaders of corporations and the
own dead (VEH-15, VEH-17, LEGAL-06, SYM-02, WIN-14, POINTS-07)."""
NEVER: Final = L.Any(())
ALWAYS: Final = L.All(())


class Mutant(NamedTuple):
    """A card that is not quite itself, and what was done to it."""

    what: str
    card: L.Card


# ------------------------------------------------------------------------------------------------------ mutants


def without(card: L.Card, place: int) -> L.Card:
    """The card with one ability struck out; the others keep their places and numbers."""
    ability = card.abilities[place]
    struck = L.Static(()) if isinstance(ability, L.Static) else replace(ability, when=NEVER)
    return replace(card, abilities=(*card.abilities[:place], struck, *card.abilities[place + 1 :]))


def loosened(card: L.Card) -> Iterator[Mutant]:
    """The card again and again, each time with one thing gone that it asks for."""
    for what, new in _looser(card):
        yield Mutant(what.strip(), new)


def _looser(node: Any) -> Iterator[tuple[str, Any]]:
    """The node with one demand fewer, here or in one of its parts, and where that was."""
    if isinstance(node, tuple):
        for i, part in enumerate(node):
            for what, new in _looser(part):
                yield f"{i}{what}", (*node[:i], new, *node[i + 1 :])
    elif is_dataclass(node):
        for name, new in _here(node):
            yield f" {name}", replace(node, **new)
        for f in fields(node):
            for what, new in _looser(getattr(node, f.name)):
                yield f" {f.name}{what}", replace(node, **{f.name: new})


def _here(node: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """What a node asks for itself: the name of it, and the fields that let it go."""
    when = getattr(node, "when", None)
    if when is not None:
        yield from ((f"when {i}", {"when": cond}) for i, cond in enumerate(_fewer(when)))
    if getattr(node, "limit", "") not in ("", 5) and not isinstance(node, L.Card):
        yield "limit", {"limit": ""}
    if getattr(node, "cost", None) is not None:
        yield "cost", {"cost": None}
    match node:
        case L.Card():
            for name in ("needs", "keeps"):
                kept = getattr(node, name)
                yield from ((f"{name} {i}", {name: (*kept[:i], *kept[i + 1 :])}) for i in range(len(kept)))
            if node.unique:
                yield "unique", {"unique": ""}
        case L.If():
            yield from ((f"if {i}", {"cond": cond}) for i, cond in enumerate(_fewer(node.cond, ALWAYS)))
        case L.Act() | L.Play() if node.window not in ("any", "copied") and not takes_action(node):
            yield "window", {"window": "any", "to": None}
        case L.Mod() | L.Rule() if isinstance(node.who, str) and node.who != "each":
            yield "who", {"who": "each" if node.who in get_args(L.Who) else L.Sel()}
        case L.Gain() | L.Lose() | L.Skip() if node.who != "each":
            yield "who", {"who": "each"}
        case L.Target() if node.sel.all and node.sel.all[0] != "warrior":
            yield "kind", {"sel": replace(node.sel, all=node.sel.all[1:])}
        case L.Move() if isinstance(node.what, L.Sel) and node.what.all:
            yield "kind", {"what": replace(node.what, all=node.what.all[1:])}
        case L.Event():
            if node.whose != "any":
                yield "whose", {"whose": "any"}
            yield from ((name, {name: None}) for name in ("it", "by") if isinstance(getattr(node, name), str))
        case L.TargetPlayer() if node.whose != "any":
            yield "whose", {"whose": "any"}
        case L.Host() if node.areas:
            yield "areas", {"areas": ()}
        case L.Sel():
            yield from _wider(node)


def takes_action(way: L.Act | L.Play) -> bool:
    """Whether it belongs into the Actions step by its price already."""
    return way.window == "action" and way.cost is not None and way.cost.actions > 0


def _fewer(cond: L.Cond, nothing: L.Cond | None = None) -> Iterator[L.Cond | None]:
    """A condition with one part fewer."""
    if not isinstance(cond, L.All):
        yield nothing
        return
    for i in range(len(cond.conds)):
        yield L.All((*cond.conds[:i], *cond.conds[i + 1 :]))


def _wider(sel: L.Sel) -> Iterator[tuple[str, dict[str, Any]]]:
    """A selector with one restriction fewer; the kind of card it speaks of stays, and what all such cards are."""
    for tag in sel.all[1:]:
        rest = tuple(t for t in sel.all if t != tag)
        if any(tag not in tags and tags.issuperset(rest) for tags in _printed()):
            yield f"all {tag}", {"all": rest}
    for name in ("any", "none", "states", "tests", "affects", "named"):
        if getattr(sel, name):
            yield name, {name: ()}
    for name in ("area", "aspect", "meant"):
        if getattr(sel, name):
            yield name, {name: ""}
    for name in ("on", "has", "against", "side", "apart", "kin", "like"):
        if getattr(sel, name) is not None:
            yield name, {name: None}
    if sel.whose != "any":
        yield f"whose {sel.whose}", {"whose": "any"}
    if sel.other:
        yield "other", {"other": False}


@cache
def _printed() -> tuple[frozenset[str], ...]:
    """The tags printed on every declared card."""
    return tuple(frozenset(own_tags(card)) for card in catalogue().cards)


# -------------------------------------------------------------------------------------------------------- catching


@cache
def scenarios() -> tuple[Scenario, ...]:
    """Every scenario of ours; those of `made` are played with made-up rulesets."""
    paths = (*sorted(SCENARIOS.glob("*.yaml")), *sorted((SCENARIOS / "made").glob("*.yaml")))
    with made_rulesets.known():
        return tuple(s for path in paths for s in read(path))


def run_scenario(scenario: Scenario, definition: Callable[[str], L.Card] = find) -> FailedExpectation | None:
    """What of a scenario does not hold, be it one of a made-up ruleset."""
    with made_rulesets.known():
        return runner.run_scenario(scenario, definition)


@cache
def positions() -> tuple[tuple[Scenario, tuple[L.Card, ...]], ...]:
    """Every scenario with all cards of its game."""
    with made_rulesets.known():
        return tuple((s, tuple(d.card for d in build(s).cast.definitions.defs)) for s in scenarios())


@cache
def naming() -> dict[str, list[Scenario]]:
    """The scenarios in whose position a card is, by its name; those with few cards first."""
    found: dict[str, list[tuple[int, Scenario]]] = {}
    for scenario, cards in positions():
        for card in cards:
            own = 0 if normal(card.name) in normal(scenario.name) else len(cards)
            found.setdefault(card.name, []).append((own, scenario))
    return {name: [s for _, s in sorted(rows, key=lambda row: row[0])] for name, rows in found.items()}


def caught(card: L.Card, beside: str | None = None) -> Scenario | None:
    """A scenario that fails with this card in place of the one of that name; `beside` must be in its position too."""
    among = {id(s) for s in naming().get(beside, ())} if beside is not None else None

    def definition(name: str) -> L.Card:
        return card if normal(name) == normal(card.name) else find(name)

    rows = naming().get(card.name, [])
    for i, scenario in enumerate(rows):
        if among is not None and id(scenario) not in among:
            continue
        try:
            found = run_scenario(scenario, definition)
        except BadInput:  # the position speaks of what was struck out
            continue
        if found is not None and not found.actual.startswith("fault of the engine") and _holds(scenario):
            rows.insert(0, rows.pop(i))  # it may well catch the next one too
            return scenario
    return None


_held: dict[int, bool] = {}


def _holds(scenario: Scenario) -> bool:
    """Whether a scenario holds with the cards as they are; one that never does catches nothing."""
    if id(scenario) not in _held:
        _held[id(scenario)] = run_scenario(scenario) is None
    return _held[id(scenario)]


def untested(card: L.Card) -> list[int]:
    """The places of the abilities of a card without which every scenario holds just the same."""
    places = [place for place in range(len(card.abilities)) if (card.name, place) not in REMINDERS]
    return [place for place in places if caught(without(card, place)) is None]


def unasked(card: L.Card, known: Collection[str] = ()) -> list[str]:
    """What a card asks for although every scenario holds just the same if it does not; what is `known` is not tried."""
    tried = (mutant for mutant in loosened(card) if mutant.what not in known)
    return [mutant.what for mutant in tried if caught(mutant.card) is None]


def pairs(card: L.Card) -> list[tuple[int, str]]:
    """The abilities of a card that speak of another card by its name or title, and the other card's name."""
    found: list[tuple[int, str]] = []
    for place, ability in enumerate(card.abilities):
        words = {normal(word) for node in walk(ability) for word in _said(node)}
        others = sorted(_numbered()[word] for word in words & _numbered().keys())
        found += [(place, name) for _, name in others if name != card.name]
    return found


@cache
def _numbered() -> dict[str, tuple[int, str]]:
    """Every declared card's place and name, by how its name is compared."""
    cards = enumerate(catalogue().cards)
    return {normal(card.name): (at, card.name) for at, card in cards if normal(card.name) not in AFFILIATIONS}


def _said(node: Any) -> tuple[str, ...]:
    """The names and tags that a node speaks of."""
    if isinstance(node, L.Sel):
        return (*node.all, *node.any, *node.none, *node.named)
    return node.words if isinstance(node, L.Mod) and "immune" in node.what else ()


def unpaired(card: L.Card) -> list[tuple[int, str]]:
    """The pairs of a card that meet in no scenario which fails without that ability."""
    return [(place, other) for place, other in pairs(card) if caught(without(card, place), other) is None]


# ------------------------------------------------------------------------------------------------------- verdicts


def gap(card: L.Card) -> str:
    """What of a card no scenario shows; nothing of a tested card."""
    if card.name not in naming():
        return "no scenario names it"
    numbers = ", ".join(f"{place + 1} ({card.abilities[place].kind})" for place in untested(card))
    return f"every scenario holds without its ability {numbers}" if numbers else ""


def faults(card: L.Card) -> list[str]:
    """Why a card is not proved."""
    asked = [f"no scenario misses: {what}" for what in unasked(card, known().get(card.name, ()))]
    return [*_unshown(card), *asked]


def _unshown(card: L.Card) -> list[str]:
    """What no scenario shows of a card, and of cards that name each other."""
    met = [f"its ability {place + 1} meets {name} in no scenario that misses it" for place, name in unpaired(card)]
    return [said, *met] if (said := gap(card)) else met


def known() -> dict[str, set[str]]:
    """What is listed as not asked for by any scenario, by the name of the card."""
    return _listed(UNASKED.read_text(encoding="utf-8"))


def verdicts() -> dict[str, set[str]]:
    """The cards that were proved, each with the digest of what that hung on."""
    return _listed(VERDICTS.read_text(encoding="utf-8"))


@lru_cache(maxsize=4)
def _listed(text: str) -> dict[str, set[str]]:
    """What the lines of a list say, `card: what is said of it`, by card."""
    found: dict[str, set[str]] = {}
    for name, _, what in (line.rpartition(": ") for line in text.splitlines()):
        found.setdefault(name, set()).add(what)
    return found


def is_kept(card: L.Card) -> bool:
    """Whether a verdict is kept for a card as it is, with its scenarios as they are."""
    return digest(card, known().get(card.name, ())) in verdicts().get(card.name, ())


def digest(card: L.Card, listed: Collection[str]) -> str:
    """A digest of all that decides whether a card is proved; `listed` is what of it no scenario need miss.

    That is the card, what is struck out of it or loosened, the cards it must meet, and the scenarios in whose position
    it is with every card there. The engine is the version of its rules: whatever else changes there changes no game.
    """
    struck = [without(card, place) for place in range(len(card.abilities)) if (card.name, place) not in REMINDERS]
    return _digest(
        RULES_VERSION,
        _card(card),
        [_card(mutant) for mutant in struck],
        [(mutant.what, _card(mutant.card)) for mutant in loosened(card)],
        sorted(listed),
        pairs(card),
        sorted(scenario_digests().get(card.name, ())),
    )


@cache
def scenario_digests() -> dict[str, list[str]]:
    """The digests of the scenarios in whose position a card is, by its name."""
    found: dict[str, list[str]] = {}
    for scenario, cards in positions():
        one = scenario_digest(scenario, cards)
        for card in cards:
            found.setdefault(card.name, []).append(one)
    return found


def scenario_digest(scenario: Scenario, cards: Collection[L.Card]) -> str:
    """A digest of what a scenario plays and expects, and with which cards; not of where it stands and why."""
    said = {key: value for key, value in scenario.document.value.items() if key not in ("name", "clauses")}
    return _digest(said, [_card(card) for card in cards])


@cache
def _card(card: L.Card) -> str:
    return _digest(card_object(card))


def _digest(*said: Any) -> str:
    return blake2b(json.dumps(said).encode(), digest_size=8).hexdigest()


def write(anew: bool) -> Iterator[str]:
    """Write the lists anew, and every verdict too if `anew`; tells what came to `unasked.txt` and what is unproved."""
    before = known()
    tested: list[str] = []
    demands: list[str] = []
    proved: list[str] = []
    for card in catalogue().cards:
        listed: Collection[str] = before.get(card.name, set())
        unshown: list[str] = []
        if anew or not is_kept(card):
            listed, unshown = unasked(card), _unshown(card)
            yield from (f"{card.name}: now listed: {what}" for what in listed if what not in before.get(card.name, ()))
            yield from (f"{card.name}: {what}" for what in unshown)
        demands += [f"{card.name}: {mutant.what}" for mutant in loosened(card) if mutant.what in listed]
        if not unshown:
            proved.append(f"{card.name}: {digest(card, listed)}")
        if not unshown or not gap(card):
            tested.append(card.name)
    for path, lines in ((TESTED, tested), (UNASKED, demands), (VERDICTS, proved)):
        path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    if "--write" not in sys.argv[1:] or not {*sys.argv[1:]} <= {"--write", "--anew"}:
        sys.exit("python tests/mutants.py --write [--anew]: prove what has no verdict (or everything), write the lists")
    for line in write("--anew" in sys.argv[1:]):
        sys.stdout.write(f"{line}\n")
