"""The indexed view: a view of the table with the questions that the greedy player asks of it again and again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from doomtable.ai import battle_worth, colonist, combat_estimate, conquest
from doomtable.ai.card_summary import MINE, CardSummaries
from doomtable.ai.colony_map import ColonyMap
from doomtable.rules.language import Card
from doomtable.rules.terms import CORPORATIONS, NO_CARD, NOBODY
from doomtable.rules.view_parts import (
    CardView,
    OptionView,
    PlayerView,
    View,
    is_inside,
    lies_face_down,
    standing,
)

ZEAL: Final = 3.0
ENOUGH: Final = 5
EACH_BASE: Final = 2
"""Warriors in play after which another one matters less: in all, and for each own base that is not down."""


class IndexedView:
    """Whose a card is, and who is in play."""

    def __init__(self, view: View, reader: CardSummaries) -> None:
        self.view = view
        self._reader = reader
        self.me: PlayerView = view.players[view.seat]
        self.others = [p for p in view.players if self.is_foe(p.seat) and not p.out]
        self.mine = [self._gifted(w) for w in warriors(self.me)]
        self.theirs = [self._gifted(w) for p in self.others for w in warriors(p)]
        self.shielded = frozenset(
            p.seat for p in view.players if p.before >= 0 and any(warriors(view.players[p.before]))
        )  # fmt: skip
        """The players whose warriors take no part in combats, as a partner stands before them with some."""
        self.colonies = ColonyMap(view) if view.places else None
        self.conquest = conquest.Conquest(self.colonies, self.me.destiny) if self.colonies is not None else None
        self.bases = [card for card in self.me.squad if card.home == card.handle and not lies_face_down(card)]
        """The own bases that are not down."""
        self.enough = EACH_BASE * len(self.bases) or (colonist.FEW if view.places else ENOUGH)
        """Warriors in play after which another one matters less."""
        self.ranked = not view.places and view.stand != view.seat
        """Whether Promotion is of use: who plays for colony points or for his last warrior has nothing of it."""
        self.running = {card.name for card in (*view.table, *(one for p in view.players for one in p.attached))}
        """What lies on the game or on players, by name."""
        self.early = any(reader.read(name).attacks_early for name in self.running)
        """Whether a turn goes on after an attack."""
        self.hurried = view.stand not in (NOBODY, view.seat)
        """Whether time is short: another player has won when one cannot draw any more."""
        self.cards: dict[int, CardView] = {}
        self._rises: dict[int, int] = {}
        self._deaths: dict[int, float] = {}
        self._grounds: dict[tuple[int, str], list[Card]] = {}
        for player in view.players:
            for card in (*player.hand, *standing(player), *player.attached):
                self._keep(card)
        for card in view.table if view.places else ():
            self._keep(card)

    def _gifted(self, card: CardView) -> CardView:
        """A warrior with what its gifts will make of its blows."""
        return self.striking(card, "")

    def striking(self, card: CardView, tactic: str) -> CardView:
        """A warrior with what its cards make of its blows in a tactic, besides those of any."""
        read = self._reader.read
        given = [word for one in card.attached for when, word in read(one.name).blows if when == tactic]
        return card._replace(keywords=(*card.keywords, *given)) if given else card

    def helped(self, one: CardView, tactic: str) -> CardView:
        """An attacker with what the Specials of the hand can add to its blow."""
        stat = 0 if tactic == "fight" else 1
        if stat not in self._rises:
            self._rises[stat] = self._rise(stat)
        rating, more = one.ratings[stat] if len(one.ratings) > stat else None, self._rises[stat]
        if rating is None or more == 0:
            return one
        return one._replace(ratings=(*one.ratings[:stat], rating + more, *one.ratings[stat + 1 :]))

    def _rise(self, stat: int) -> int:
        """What the Specials of the hand can add to a blow."""
        more, left = 0, self.me.destiny
        for card in self.me.hand:
            if card.type != "special":
                continue
            for use in self._reader.read(card.name).uses:
                if use.window == "combat" and use.d <= left:
                    paid = (left - use.d) // use.per if use.per else 0
                    rise = sum(b.flat + b.each * paid for b in use.boosts if b.stat == stat and b.who in MINE)
                    more, left = more + max(0, rise), left - use.d - use.per * paid
        return more

    def tactics(self, one: CardView, foe: CardView) -> list[str]:
        """The tactics in which a warrior may attack another, as far as ratings and the cards on it tell (COMBAT-11)."""
        barred = {word for card in (one, *one.attached) for word in self._reader.read(card.name).barred}
        found = [tactic for tactic in combat_estimate.tactics(one, foe) if tactic not in barred]
        shut = is_inside(one) + is_inside(foe)  # inside bases (VAR-HOME-12)
        found = found if not shut else [tactic for tactic in found if tactic == "shoot" and shut == 1]
        return conquest.tactics(self.colonies, one, foe, found) if self.colonies is not None else found

    def meets(self, one: CardView, foe: CardView) -> bool:
        """Whether nothing of where they stand is between two warriors."""
        near = self.colonies is None or conquest.in_range(self.colonies, one, foe)
        return near and foe.controller not in self.shielded

    def _keep(self, card: CardView) -> None:
        self.cards[card.handle] = self._gifted(card)
        for one in card.attached:
            self._keep(one)

    def grounds(self, foe: CardView) -> list[Card]:
        """The Warzones in which a warrior might be defended: those of its player in its area (WZ-01)."""
        if foe.home != NO_CARD:
            return self._own_field(foe)
        if self.view.places:
            here = self.cards.get(foe.stands_at)
            ground = self._reader.definition(here.name) if here is not None else None
            return [ground] if ground is not None else []
        asked = (foe.controller, foe.zone)
        found = self._grounds.get(asked)
        if found is None:
            known = 0 <= foe.controller < len(self.view.players) and foe.zone in ("squad", "kohort", "outpost")
            area = getattr(self.view.players[foe.controller], foe.zone) if known else ()
            cards = (self._reader.definition(card.name) for card in area if card.type == "warzone" and card.name)
            found = self._grounds[asked] = [card for card in cards if card is not None]
        return found

    def _own_field(self, foe: CardView) -> list[Card]:
        """The battlefield in which a warrior defends, if it is in its own (VAR-HOME-24)."""
        here = self.cards.get(foe.stands_at)
        found = self._reader.definition(here.name) if here is not None and here.home == foe.home else None
        return [found] if found is not None and found.type == "warzone" else []

    def zeal(self, one: CardView, foe: CardView) -> float:
        """What an attack is worth besides, if it hits: on a warrior of who loses with the last of them, and on one who
        defends a Battle."""
        besides = battle_worth.hitting(foe, self.theirs) + (ZEAL if foe.controller == self.view.stand else 0.0)
        return besides if besides and combat_estimate.reaches(one, foe) else 0.0

    def valued(self, card: CardView) -> CardView:
        """A warrior with what its death means in place of its Value, where colony points win."""
        if self.conquest is None or len(card.ratings) < 4:
            return card
        return card._replace(ratings=(*card.ratings[:3], round(self._death(card))))

    def _death(self, card: CardView) -> float:
        """What the death of a warrior means where colony points win."""
        assert self.conquest is not None
        found = self._deaths.get(card.handle)
        if found is None:
            found = self._deaths[card.handle] = self.conquest.death(card)
        return found

    def kill_points(self, foe: CardView) -> float:
        """The points that the kill of a warrior brings."""
        return combat_estimate.value(foe) + battle_worth.bounty(foe, self.theirs)

    def battle_play(self, card: CardView) -> float:
        """What it is worth to play that card, if it is a Battle."""
        definition = self._reader.definition(card.name) if card.type == "battle" else None
        brought = definition.battle.brings if definition is not None and definition.battle is not None else ()
        found = [self._reader.definition(one.name) for one in brought]
        return battle_worth.playing(card, definition, [one.V or 0 for one in found if one is not None], self.view)

    def spared(self, options: Iterable[OptionView], deck: Iterable[str]) -> list[OptionView]:
        """Those options that take nothing from a Battle of the hand or of a deck."""
        own = (*deck, *(card.name for card in self.me.hand))
        return battle_worth.spared(options, [self._reader.definition(name) for name in own])

    def is_foe(self, seat: int) -> bool:
        """Whether a seat is of another side."""
        mine = self.me.team
        return seat != self.view.seat and not (mine and self.view.players[seat].team == mine)

    def owns(self, player: PlayerView) -> list[Card]:
        """The warriors that are known of a player: those in play, and in the hand."""
        shown = (*warriors(player), *(card for card in player.hand if card.type == "warrior"))
        found = (self._reader.definition(card.name) for card in shown)
        return [card for card in found if card is not None]

    def partners(self) -> list[tuple[int, list[Card]]]:
        """The other players of one's side, each with the warriors that are known."""
        side = [p for p in self.view.players if not self.is_foe(p.seat) and not p.out and p is not self.me]
        return [(p.seat, self.owns(p)) for p in side]

    def attackers(self) -> frozenset[int]:
        """The own warriors that may attack."""
        return frozenset(w.handle for w in self.mine if "attack" in w.verbs)

    def richest(self) -> int:
        """The most Destiny that any other player has."""
        return max((p.destiny for p in self.view.players if p.seat != self.view.seat and not p.out), default=0)

    def is_mine(self, handle: int) -> bool:
        card = self.cards.get(handle)
        return card is not None and card.controller == self.view.seat


def warriors(player: PlayerView) -> Iterable[CardView]:
    """The warriors a player has in play, unknown ones in cover last."""
    return (card for card in standing(player) if card.type == "warrior")


def strength(ratings: tuple[int | None, ...]) -> list[int]:
    """F, S and A."""
    return [rating or 0 for rating in ratings[:3]]


def may_attack(one: CardView, foe: CardView) -> bool:
    """Whether an attack looks legal; the engine offers only what is (LEGAL-03 to LEGAL-05)."""
    if foe.name is None:
        return False
    if "noncombatant" in foe.keywords or "apostle" in foe.keywords:
        return False
    if "outpost" in (one.zone, foe.zone):
        if one.zone != foe.zone:
            return foe.unpaid
        if "tribal" in one.keywords or "tribal" in foe.keywords:
            return True
    if any(word in one.keywords for word in ("legion", "mortificator", "assassin", "freelancer")):
        return True
    if "freelancer" in foe.keywords or "doomtrooper" not in foe.keywords:
        return True
    if "brotherhood" in one.keywords or "brotherhood" in foe.keywords:
        return False
    return not any(c in one.keywords and c in foe.keywords for c in CORPORATIONS)
