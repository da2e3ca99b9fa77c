"""What a ruleset may ban: tags by what the declaration of a card says (OPT-GEN-R03), types and names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from doomtable.rules import language as L
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.walk import walk


def is_banned(card: L.Card, rules: Ruleset) -> bool:
    """Whether no deck may hold a card by these rules."""
    return any(bears(card, word) for word in rules.banned)


def bears(card: L.Card, word: str) -> bool:
    """Whether a card is one of those that a word bans: a tag, "type warzone", or "name" with what it is called."""
    kind, _, what = word.partition(" ")
    if kind == "type":
        return card.type == what
    return card.name == what if kind == "name" else TAGS[word](card)


def grants_action(card: L.Card) -> bool:
    """VAR-LIMITED-R05: whether it gives actions, a turn, or more than one attack for an action."""
    return any(_grants(node) for node in walk(card)) or any(_attacks(a) > 1 for a in card.abilities)


def grants_promotion(card: L.Card) -> bool:
    """VAR-HOME-02, VAR-HOME-R08: whether it is a Special that gives P directly, or points for a kill that it makes."""
    return card.type == "special" and any(_promotes(node) for node in walk(card))


TAGS: Final[Mapping[str, Callable[[L.Card], bool]]] = {
    "grants_action": grants_action, "grants_promotion": grants_promotion,
}  # fmt: skip
"""Whether a card bears a tag."""


def _grants(node: object) -> bool:
    if isinstance(node, L.Actions):
        return not _takes(node.n)
    if isinstance(node, L.Mod) and {"actions", "attacks"} & {*node.what}:
        return not _takes(node.by)
    if isinstance(node, L.Rule):
        return node.act == "attack again" and node.verdict == "allow"
    return isinstance(node, L.TurnAgain)


def _promotes(node: object) -> bool:
    if isinstance(node, L.Gain):
        return node.pool in ("P", "any")
    if isinstance(node, L.Pass | L.SwapPools):
        return node.pool == "P"
    return isinstance(node, L.Convert) or (isinstance(node, L.Kill | L.Wound | L.Damage) and node.points != "none")


def _takes(n: object) -> bool:
    """Whether an amount is one by which something becomes less."""
    return n < 0 if isinstance(n, int) else isinstance(n, L.Paid | L.Count) and n.each < 0


def _attacks(text: object) -> int:
    """How many attacks one text brings about that only legal pairs may fight; those of several warriors are many."""
    attacks = [node for node in walk(text) if isinstance(node, L.Attack) and node.legal]
    repeated = (n for n in walk(text) if isinstance(n, L.Choose) and (n.every or n.again))
    return len(attacks) + sum(isinstance(node, L.Attack) for choice in repeated for node in walk(choice))
