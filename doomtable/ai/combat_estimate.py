"""Combat estimates: how a combat is likely to end and what that is worth, from a view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from doomtable.ai.card_summary import STATS, CardUse, RatingBoost
from doomtable.rules.language import Card, Mod, Sel, Static
from doomtable.rules.terms import CORPORATIONS, normal
from doomtable.rules.view_parts import CardView, View, standing

COVER: Final = 3
"""What cover adds to the A of a defender (COVER-02)."""
WOUND: Final = 0.45
"""A wound as a share of a death."""
AFFILIATIONS: Final = (*CORPORATIONS, "brotherhood", "legion")
WINS: Final = 100.0
"""What winning the game is worth."""
OWN_LOSS: Final = 0.85
"""One's own dead warrior against the other's: the attack has the choice of pairs."""


def value(card: CardView) -> float:
    """What a warrior is worth dead to its enemy: its V."""
    if card.type != "warrior" or len(card.ratings) < 4:
        return 1.0
    return float(max(0, card.ratings[3] or 0))


def tactics(one: CardView, foe: CardView) -> tuple[str, ...]:
    """The tactics a pair may use, as far as ratings tell (COMBAT-11)."""
    if len(one.ratings) < 2:
        return ()
    return tuple(t for i, t in enumerate(("fight", "shoot")) if one.ratings[i] is not None)


def reaches(striker: CardView, struck: CardView, *, defends: bool = True) -> bool:
    """Whether some rating of one warrior reaches the A of another (COMBAT-27)."""
    if len(striker.ratings) < 3 or len(struck.ratings) < 3:
        return False
    armor = (struck.ratings[2] or 0) + (COVER if defends and struck.cover else 0)
    return max(striker.ratings[0] or 0, striker.ratings[1] or 0) >= armor


def worth(one: CardView, foe: CardView, tactic: str, grounds: Iterable[Card] = ()) -> float:
    """What an attack should bring: the harm done less the harm suffered, in V.

    The defender chooses none or that of the `grounds`, the Warzones open to it, in which it suffers least (WZ-04).
    """
    if len(foe.ratings) < 4 or len(one.ratings) < 4:
        return -1.0
    return min(_worth(one, foe, tactic, GroundEffect.of(ground, foe, one)) for ground in (None, *grounds))


def _worth(one: CardView, foe: CardView, tactic: str, ground: GroundEffect) -> float:
    """What an attack should bring on one ground."""
    stat = 0 if tactic == "fight" else 1
    mine, theirs = one.ratings[stat], foe.ratings[stat]
    hit = mine is not None and mine >= (foe.ratings[2] or 0) + (COVER if foe.cover else 0) + ground.added[2]
    back = theirs is not None and theirs + ground.added[stat] >= (one.ratings[2] or 0)
    worth_of = max(0.0, value(foe) + ground.added[3])
    deadly = foe.wounded or ground.exposed or _deadly(one, mine, (foe.ratings[2] or 0) + ground.added[2])
    gain = harm(deadly, worth_of) if hit else 0.0
    loss = harm(one.wounded or ground.deadly or _deadly(foe, theirs, one.ratings[2] or 0), value(one)) if back else 0.0
    if hit and "first strike" in one.keywords and gain >= worth_of:
        loss = 0.0
    return gain - OWN_LOSS * loss


def kills(one: CardView, foe: CardView, tactic: str, grounds: Iterable[Card] = ()) -> bool:
    """Whether an attack kills if nobody plays anything, in whichever of the Warzones open to the defender."""
    if len(foe.ratings) < 4 or len(one.ratings) < 4:
        return False
    mine = one.ratings[0 if tactic == "fight" else 1]
    more = max(GroundEffect.of(ground, foe, one).added[2] for ground in (None, *grounds))
    hit = mine is not None and mine >= (foe.ratings[2] or 0) + (COVER if foe.cover else 0) + more
    return hit and (foe.wounded or _deadly(one, mine, (foe.ratings[2] or 0) + more))


def _deadly(striker: CardView, rating: int | None, armor: int) -> bool:
    """Whether a hit of this rating kills the unwounded: Slayer, or Overkill against that Armor."""
    return "slayer" in striker.keywords or ("overkill" in striker.keywords and (rating or 0) > 2 * armor)


def ends(view: View, killer: CardView, worth_of: float) -> bool:
    """Whether the player of a warrior that kills one of so much Value has reached the goal (FREE-04: not all earn)."""
    if not 0 <= killer.controller < len(view.players):
        return False
    earns = "freelancer" not in killer.keywords or any(word in AFFILIATIONS for word in killer.keywords)
    return earns and worth_of > 0 and view.players[killer.controller].promotion + worth_of >= view.goal


def harm(dies: bool, worth_of: float) -> float:
    """What a hit does: a death, or a wound."""
    return worth_of if dies else WOUND * worth_of


class GroundEffect(NamedTuple):
    """What a Warzone does for a defender in it against an attacker, as far as a view tells."""

    added: tuple[int, int, int, int] = (0, 0, 0, 0)
    """To the defender's F, S, A, V."""
    deadly: bool = False
    """Whether any wound kills the attacker."""
    exposed: bool = False
    """Whether any wound kills the defender."""

    @classmethod
    def of(cls, ground: Card | None, own: CardView, foe: CardView) -> GroundEffect:
        """With what is printed on it, and what its text adds; nothing outside Warzones."""
        if ground is None:
            return cls()
        added, words = [n or 0 for n in (ground.F, ground.S, ground.A, ground.V)], set[str]()
        for mod in (node for ability in ground.abilities if isinstance(ability, Static) for node in ability.effects):
            if not isinstance(mod, Mod) or not isinstance(mod.who, Sel) or not _meant(mod.who, own, foe):
                continue
            words.update(mod.words)
            if mod.op == "add" and isinstance(mod.by, int):
                for word in mod.what:
                    added["FSAV".index(word)] += mod.by if word in STATS else 0
        exposed = "killed if wounded" in words
        return cls((added[0], added[1], added[2], added[3]), "slayer" in words or exposed, exposed)


class EstimatedCombatant(NamedTuple):
    """One combatant as the reckoning sees it."""

    handle: int
    rating: int | None
    armor: int
    worth: float
    dies: bool
    last: float = 0.0
    """What its death is worth besides: it may be the one that ends the game."""


class CombatEstimate(NamedTuple):
    """The combat being fought, from the side of one player."""

    mine: EstimatedCombatant
    theirs: EstimatedCombatant
    stat: int

    @classmethod
    def of(cls, view: View) -> CombatEstimate | None:
        """The combat in view, if this player has a warrior in it and the tactic is known."""
        combat = view.combat
        if combat is None or not combat.tactic:
            return None
        if view.seat not in (combat.attacker.seat, combat.defender.seat):
            return None
        stat = 0 if combat.tactic == "fight" else 1
        cards = {card.handle: card for p in view.players for card in standing(p)}
        lines = []
        for side, other in ((combat.attacker, combat.defender), (combat.defender, combat.attacker)):
            card, foe = cards.get(side.handle), cards.get(other.handle)
            dies = bool(card is not None and card.wounded) or bool(foe is not None and "slayer" in foe.keywords)
            v = float(max(0, side.ratings[3] or 0))
            last = WINS if foe is not None and ends(view, foe, v) else 0.0
            lines.append(EstimatedCombatant(side.handle, side.ratings[stat], side.ratings[2] or 0, v, dies, last))
        if combat.attacker.seat == view.seat:
            return cls(lines[0], lines[1], stat)
        return cls(lines[1], lines[0], stat)

    def margin(self) -> int:
        """By how much the own Armor exceeds what strikes at it, and the own blow the Armor it meets."""
        return self.mine.armor - (self.theirs.rating or 0) + (self.mine.rating or 0) - self.theirs.armor

    def balance(self) -> float:
        """What the combat brings if nothing more is played."""
        return reckon(self.mine, self.theirs)

    def turned(self, view: View) -> float:
        """What it would bring with the other tactic."""
        assert view.combat is not None
        other = view.combat._replace(tactic="shoot" if self.stat == 0 else "fight")
        fight = CombatEstimate.of(view._replace(combat=other))
        return fight.balance() if fight is not None else 0.0

    def in_warzone(self, ground: Card, own: CardView, foe: CardView) -> CombatEstimate:
        """The same if the own defender is defended in a Warzone: with what is printed on it, and what its text adds."""
        added, deadly, exposed = GroundEffect.of(ground, own, foe)
        mine, theirs = self.mine, self.theirs
        mine = mine._replace(
            rating=None if mine.rating is None else mine.rating + added[self.stat], armor=mine.armor + added[2],
            worth=max(0.0, mine.worth + added[3]), dies=mine.dies or exposed,
        )  # fmt: skip
        return CombatEstimate(mine, theirs._replace(dies=theirs.dies or deadly), self.stat)

    def with_use(self, use: CardUse, d: int) -> float:
        """The same after one more play with so much Destiny."""
        mine, theirs = self.mine, self.theirs
        for boost in use.boosts:
            mine, theirs = self._boosted(mine, theirs, boost, use, d)
        return reckon(mine, theirs)

    def with_all(self, uses: Sequence[CardUse], d: int) -> float:
        """The same after all of these plays."""
        mine, theirs = self.mine, self.theirs
        for use in uses:
            for boost in use.boosts:
                mine, theirs = self._boosted(mine, theirs, boost, use, d)
        return reckon(mine, theirs)

    def helps(self, use: CardUse) -> bool:
        """Whether a play adds to a rating that counts here."""
        return any(b.stat in (self.stat, 2) and (b.flat > 0 or b.each > 0) for b in use.boosts)

    def _boosted(
        self, mine: EstimatedCombatant, theirs: EstimatedCombatant, boost: RatingBoost, use: CardUse, d: int
    ) -> tuple[EstimatedCombatant, EstimatedCombatant]:
        n = boost.flat + (boost.each * ((d - use.d) // boost.per) if boost.per else 0)
        if n == 0:
            return mine, theirs
        if (boost.who == "foe") == (n > 0) and boost.who != "target":
            return mine, theirs
        if n < 0:
            return mine, _added(theirs, boost.stat, n, self.stat)
        return _added(mine, boost.stat, n, self.stat), theirs


def _meant(sel: Sel, own: CardView, foe: CardView) -> bool:
    """Whether a Warzone's text speaks of this defender against that attacker, as far as their words tell."""
    here = "defending here" in sel.states or "combating here" in sel.states
    return here and _fits(sel, own) and (sel.against is None or _fits(sel.against, foe))


def _fits(sel: Sel, card: CardView) -> bool:
    """Whether a card bears the words that a selector asks for."""
    words = {card.type, normal(card.name or ""), *card.affiliations, *card.keywords}
    words |= {"doomtrooper"} if card.type == "warrior" and "legion" not in words else set()
    return words.issuperset(sel.all) and (not sel.any or not words.isdisjoint(sel.any))


def _added(line: EstimatedCombatant, stat: int, n: int, counts: int) -> EstimatedCombatant:
    if stat == 2:
        return line._replace(armor=line.armor + n)
    if stat == counts and line.rating is not None:
        return line._replace(rating=line.rating + n)
    return line


def reckon(mine: EstimatedCombatant, theirs: EstimatedCombatant) -> float:
    """The harm done less the harm suffered."""
    gain = loss = 0.0
    if mine.rating is not None and mine.rating >= theirs.armor:
        gain = harm(theirs.dies, theirs.worth) + theirs.last * theirs.dies
    if theirs.rating is not None and theirs.rating >= mine.armor:
        loss = harm(mine.dies, mine.worth) + mine.last * mine.dies
    return gain - loss
