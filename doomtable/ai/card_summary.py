"""Card summaries: the few numbers of a declaration by which the players judge a card."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Final, Literal, NamedTuple

from doomtable.ai import special_worth
from doomtable.rules import language as L

STATS: Final = {"F": 0, "S": 1, "A": 2, "V": 3}
WORTH: Final[dict[type[Any], tuple[float, float]]] = {
    L.AttachTo: (0.3, 0.0), L.Look: (0.5, 0.0), L.TurnAgain: (5.0, 0.0), L.Attack: (2.0, 0.0), L.Scale: (1.0, 0.0),
    L.Release: (2.0, 0.0), L.Damage: (0.0, 3.0), L.Strike: (0.0, 3.0), L.Undo: (0.0, 2.0), L.Control: (0.0, 4.0),
    L.Imprison: (0.0, 4.0), L.Flip: (1.0, 0.0), L.Copy: (3.0, 0.0),
}  # fmt: skip
"""What a verb gives its player and costs others, where more than the verb need not be looked at."""
BLOWS: Final = ("slayer", "overkill", "first strike")
TACTICS: Final = ("fight", "shoot")
MORE_ATTACKS: Final = ("attack again", "attack early")
"""What is allowed to all where a turn may have more attacks, or go on after one."""
ON_HOST: Final = ("host", "bearer")
MINE: Final = ("target", "caster", "bearer", "host", "me", "it")


class RatingBoost(NamedTuple):
    """A change of one rating: whose ('target', 'caster', 'foe' ...), which, how much at once, how much per D."""

    who: str
    stat: int
    flat: int
    each: int
    per: int


class CardUse(NamedTuple):
    """One way to play a card or use it: when, what it costs, what it does."""

    window: str
    actions: int
    d: int
    per: int
    boosts: tuple[RatingBoost, ...]
    good: float
    """What it gives its player, in points of Destiny."""
    hurt: float
    """What it costs whoever it is aimed at."""
    counter: bool
    saves: bool
    breaks_off: bool
    removes: bool = False
    """Whether a warrior that it is aimed at leaves play."""
    points: int = 0
    """Promotion that it earns its player, as far as the card says how much."""
    prize: Literal["", "kill", "wound"] = ""
    """What it does to a warrior so that its player earns that one's Value."""
    rate: int = 0
    """For how much Destiny it makes a point of Promotion, as often as wanted; 0 where it makes none."""
    award: Literal["", "lost", "taken", "paid"] = ""
    """What becomes of the Promotion that is spoken of: nobody has it, whoever plays this, or it is paid at all."""
    least: int = 0
    """The least that must be paid of what is paid as often as wanted."""
    turns: Literal["", "tactic", "side"] = ""
    """What it changes in a combat: the tactic, or who or what fights for a side."""
    swaps: bool = False
    """Whether it exchanges what two players have."""
    attacks: bool = False
    """Whether it begins attacks."""


class CardSummary(NamedTuple):
    """A card: its uses, and what it gives whoever it lies on."""

    uses: tuple[CardUse, ...]
    boosts: tuple[RatingBoost, ...]
    cost: int
    blows: tuple[tuple[str, str], ...] = ()
    """Keywords of its warrior that count in a combat of that tactic ('': of any); a view tells them only in one."""
    reward: int = 0
    """Promotion that a mission pays, as far as the card says how much."""
    barred: frozenset[str] = frozenset()
    """The tactics in which whoever it lies on may not attack."""
    attacks_early: bool = False
    """Whether it lets a turn go on after an attack, for all."""


NOTHING: Final = CardSummary((), (), 0)


class CardSummaries:
    """Reads cards by name and remembers them; without definitions every card is a closed book."""

    def __init__(self, cards: Callable[[str], L.Card] | None) -> None:
        self._cards = cards
        self._known: dict[str, CardSummary] = {}

    def definition(self, name: str | None) -> L.Card | None:
        """The declaration of a card; None for one that is not known."""
        return None if name is None or self._cards is None else self._cards(name)

    def read(self, name: str | None) -> CardSummary:
        """The summary of a card; NOTHING for one that is not known."""
        if name is None or self._cards is None:
            return NOTHING
        found = self._known.get(name)
        if found is None:
            found = self._known[name] = summarise_card(self._cards(name))
        return found


def summarise_card(card: L.Card) -> CardSummary:
    """The summary of a declaration."""
    helps, harms = _staying(card)
    uses = tuple(
        _use(a, helps, harms) if isinstance(a, L.Play) else _use(a)
        for a in card.abilities if isinstance(a, L.Play | L.Act)
    )  # fmt: skip
    lasting = tuple(
        boost
        for ability in card.abilities
        if isinstance(ability, L.Static) and ability.when is None
        for node in ability.effects
        if isinstance(node, L.Mod)
        for boost in _boosts(node)
    )
    d = card.cost.d if card.cost is not None and isinstance(card.cost.d, int) else 0
    rewards = (node for a in card.abilities if isinstance(a, L.Goal) for node in _nodes(a.reward))
    paid = (_least(node.amount) for node in rewards if isinstance(node, L.Gain) and node.pool != "D")
    early = any(isinstance(n, L.Rule) and (n.verdict, n.act, n.who) == ("allow", "attack early", "each")
                for a in card.abilities if isinstance(a, L.Static) for n in a.effects)  # fmt: skip
    return CardSummary(uses, lasting, d, tuple(_blows(card)), max(paid, default=0), frozenset(_barred(card)), early)


def _barred(card: L.Card) -> Iterator[str]:
    """The tactics that it forbids whoever it is or lies on."""
    for ability in card.abilities:
        if isinstance(ability, L.Static) and ability.when is None:
            for node in ability.effects:
                if isinstance(node, L.Rule) and node.verdict == "forbid" and node.act in TACTICS:
                    if node.who == "me" or node.who in ON_HOST:
                        yield node.act


def _blows(card: L.Card) -> Iterator[tuple[str, str]]:
    """What a gift or a weapon makes of its warrior's blows, and in which tactic."""
    if card.type not in ("symmetry", "equipment", "relic"):
        return
    tags = {*card.keywords, *card.considered}
    where = [""]
    if "close range" in tags or "fight weapon" in tags:
        where = ["fight"]
    elif "shoot weapon" in tags:
        where = ["shoot"]
    for ability in card.abilities:
        if isinstance(ability, L.Static) and ability.when is None:
            for node in ability.effects:
                if isinstance(node, L.Mod) and node.op == "give" and node.when is None and node.who == "bearer":
                    yield from ((tactic, word) for word in node.words if word in BLOWS for tactic in where)


def _staying(card: L.Card) -> tuple[float, float]:
    """What a Special or Art card that stays gives its player, and what it does to whoever it lies on."""
    if card.type not in ("special", "art") or (card.host is None and card.after != "attach"):
        return 0.0, 0.0
    good = hurt = 0.0
    for ability in card.abilities:
        if isinstance(ability, L.Act | L.Goal):
            good += 1.0
        elif isinstance(ability, L.On):
            if any(isinstance(node, L.Kill | L.Wound) and node.who in ON_HOST for node in _nodes(ability.effects)):
                hurt += 3.0
            else:
                good += any(isinstance(node, L.Gain | L.Draw | L.Actions | L.Heal) for node in _nodes(ability.effects))
                good += sum(special_worth.brought(e.name).good for e in ability.effects if isinstance(e, L.Special))
        elif isinstance(ability, L.Static):
            for node in ability.effects:
                if isinstance(node, L.Mod):
                    rise = sum(boost.flat for boost in _boosts(node) if boost.stat < 3)
                    good, hurt = good + max(0.0, 0.3 * rise), hurt + max(0.0, -0.3 * rise)
                    good += 2.0 if node.op == "give" and any(word in BLOWS for word in node.words) else 0.3
                elif isinstance(node, L.Rule) and node.act in MORE_ATTACKS and node.verdict == "allow":
                    good += 2.0
                elif isinstance(node, L.Rule) and node.who in ON_HOST:
                    good, hurt = (good + 0.5, hurt) if node.verdict == "allow" else (good, hurt + 1.5)
    return (good, 0.0) if good >= hurt else (0.0, hurt)


def _removes(ability: L.Play | L.Act, node: L.Kill | L.Move) -> bool:
    """Whether it takes a warrior chosen for the play out of play."""
    aims = [one.sel for one in ability.targets if isinstance(one, L.Target)]
    if isinstance(node, L.Move):
        gone = node.to in ("discard", "annihilated") and node.what == "target"
    else:
        gone = node.who == "target"
    return gone and bool(aims) and "warrior" in aims[0].all and not aims[0].states


def _use(ability: L.Play | L.Act, good: float = 0.0, hurt: float = 0.0) -> CardUse:
    """One use, with what its card gives and takes while it stays."""
    cost = ability.cost
    boosts: list[RatingBoost] = []
    counter = saves = breaks_off = removes = swaps = attacks = False
    points = rate = 0
    prize: Literal["", "kill", "wound"] = ""
    award: Literal["", "lost", "taken", "paid"] = ""
    turns: Literal["", "tactic", "side"] = ""
    for node in _nodes(ability.effects):
        removes |= isinstance(node, L.Kill | L.Move) and _removes(ability, node)
        attacks |= isinstance(node, L.Attack)
        if isinstance(node, L.Mod):
            boosts.extend(_boosts(node))
        elif isinstance(node, L.Gain) and node.who == "you":
            good += (_least(node.amount) or 3) * (2 if node.pool == "P" else 1)
            points += _least(node.amount) if node.pool != "D" else 0
        elif isinstance(node, L.Lose):
            worth = (_least(node.amount) or 4) * (2 if node.pool == "P" else 1)
            good, hurt = (good - worth, hurt) if node.who == "you" else (good, hurt + worth)
        elif isinstance(node, L.Draw | L.Search | L.Actions):
            good += 3 if getattr(node, "who", "you") == "you" else 0
        elif isinstance(node, L.Heal):
            good += 2
        elif isinstance(node, L.Survive):
            saves = True
        elif isinstance(node, L.Kill):
            hurt += 5
        elif isinstance(node, L.Wound | L.HandLoss | L.Skip):
            hurt += 3
        elif isinstance(node, L.Move):
            hurt += 3 if node.to in ("discard", "annihilated", "hand") and node.what != "me" else 0
        elif isinstance(node, L.Cancel):
            counter = True
        elif isinstance(node, L.EndCombat):
            breaks_off = True
        elif isinstance(node, L.Convert):
            rate = node.d
        elif isinstance(node, L.SetTactic | L.SwapRole | L.Join | L.Redistribute):
            turns = "tactic" if isinstance(node, L.SetTactic) else "side"
        elif isinstance(node, L.Fulfil):
            award = "paid"
        elif isinstance(node, L.SwapPools):
            swaps = True
        elif isinstance(node, L.Rule) and node.act in MORE_ATTACKS and node.verdict == "allow":
            good += 2.0
        elif type(node) in WORTH:
            good, hurt = good + WORTH[type(node)][0], hurt + WORTH[type(node)][1]
        elif isinstance(node, L.Special):
            brings = special_worth.brought(node.name)
            good, hurt, attacks = good + brings.good, hurt + brings.hurt, attacks or brings.attacks
        elif isinstance(node, L.Award):
            award = "lost" if node.lose else "taken" if node.to == "you" else award
        if isinstance(node, L.Kill | L.Wound) and node.points in ("you", "killer", "shared"):
            prize = "kill" if isinstance(node, L.Kill) else "wound"
    d = cost.d if cost is not None and isinstance(cost.d, int) else 0
    actions, per = (cost.actions, cost.per) if cost is not None else (0, 0)
    least = cost.least if cost is not None else 0
    return CardUse(
        ability.window, actions, d, per, tuple(boosts), good, hurt, counter, saves, breaks_off and not saves,
        removes, points, prize, rate, award, per * least, turns, swaps, attacks,
    )  # fmt: skip


def _boosts(node: L.Mod) -> Iterator[RatingBoost]:
    """The plain additions to ratings in a Mod."""
    who = node.who if isinstance(node.who, str) else "all"
    for word in node.what:
        if word not in STATS or node.op not in ("add", "times"):
            continue
        if node.op == "times":
            yield RatingBoost(who, STATS[word], 3, 0, 0)
        elif isinstance(node.by, int):
            yield RatingBoost(who, STATS[word], node.by, 0, 0)
        elif isinstance(node.by, L.Paid):
            yield RatingBoost(who, STATS[word], 0, node.by.each, node.by.per)


def _least(amount: Any) -> int:
    return amount if isinstance(amount, int) else 0


def _nodes(thing: Any) -> Iterator[Any]:
    """Every node among effects, the outermost first; selectors are not entered."""
    if isinstance(thing, tuple):
        for part in thing:
            yield from _nodes(part)
    elif is_dataclass(thing) and not isinstance(thing, type) and not isinstance(thing, L.Sel):
        yield thing
        for field in fields(thing):
            yield from _nodes(getattr(thing, field.name))
