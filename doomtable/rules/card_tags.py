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


def _grants(node: object) -> bool:
    if isinstance(node, L.Actions):
        return not _takes(node.n)
    if isinstance(node, L.Mod) and {"actions", "attacks"} & {*node.what}:
        return not _takes(node.by)
    if isinstance(node, L.Rule):
        return node.act == "attack again" and node.verdict == "allow"
    return isinstance(node, L.TurnAgain) or (isinstance(node, L.Special) and node.name in MANY_ATTACKS)


MANY_ATTACKS: Final = frozenset(("four attacks",))
"""The Specials that are more than one attack for an action."""


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


# ------------------------------------------------------------------------------------------------- harm to several


def multi_harm(card: L.Card) -> bool:
    """VAR-BEATDOWN-11: whether it can wound, kill, discard, annihilate or imprison more than one warrior at a time."""
    return any(_harms_several(text) for text in card.abilities)


def _harms_several(text: object) -> bool:
    looped = {id(node) for loop in walk(text) if _is_loop(loop) for node in walk(loop)}
    either = {id(node) for one in walk(text) if isinstance(one, L.Flip | L.Either) for node in walk(one)}
    aims = [node for node in walk(text) if isinstance(node, L.Target) and _may_be_warrior(node.sel)]
    repeated = any(aim.n != 1 or aim.again for aim in aims)
    for node in walk(text):
        whom = _harmed(node)
        if isinstance(whom, L.Sel):
            if _may_be_warrior(whom) and getattr(node, "n", "all") != 1:
                return True
        elif whom is not None:
            several = repeated or (len(aims) > 1 and id(node) not in either)
            if id(node) in looped or (several and str(whom).startswith("target")):
                return True
    return False


def _harmed(node: object) -> object:
    """Whom a node harms; None where it harms nobody."""
    if isinstance(node, L.Wound | L.Kill | L.Damage | L.Imprison):
        return node.who
    return node.what if isinstance(node, L.Move) and node.to in ("discard", "annihilated") else None


def _may_be_warrior(sel: L.Sel) -> bool:
    """Whether others' warriors in play are among what a selector finds."""
    if sel.where or sel.named or sel.exactly or sel.on is not None or sel.whose == "yours" or "warrior" in sel.none:
        return False
    return "warrior" in sel.all or not {*sel.all, *sel.any} & CARD_TYPES


def _is_loop(node: object) -> bool:
    """Whether what stands in it is done for each of some cards, or for several that are chosen one by one."""
    if isinstance(node, L.Each):
        return isinstance(node.of, L.Sel) and _may_be_warrior(node.of)
    choices = [one for one in node.choices if isinstance(one, L.Target)] if isinstance(node, L.Choose) else []
    return isinstance(node, L.Choose) and (node.every or node.again) and any(_may_be_warrior(c.sel) for c in choices)


CARD_TYPES: Final = frozenset((
    "equipment", "fortification", "art", "symmetry", "ki", "mission", "special", "relic", "warzone", "beast",
    "alliance", "vehicle", "weapon", "armor", "area equipment", "airship", "citadel", "city",
))  # fmt: skip
"""Words of a selector that no warrior bears."""

TAGS: Final[Mapping[str, Callable[[L.Card], bool]]] = {
    "grants_action": grants_action, "grants_promotion": grants_promotion, "multi_harm": multi_harm,
}  # fmt: skip
"""Whether a card bears a tag."""
