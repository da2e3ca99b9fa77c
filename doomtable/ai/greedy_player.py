"""The greedy player: the best single choice by its own view.

It reads its own view and the definitions of cards whose names it sees, nothing else. Every choice is judged by itself;
what it keeps in mind is the tactic it had in view when it attacked, what it has used this turn, and whom it attacked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from doomtable.ai import (
    amounts,
    base_play,
    bids,
    colonist,
    combat_estimate,
    copying,
    offers,
    trades,
    transfers,
)
from doomtable.ai.bids import FULL_HAND
from doomtable.ai.card_summary import CardSummaries, CardUse
from doomtable.ai.combat_estimate import WINS
from doomtable.ai.conquest import RICH
from doomtable.ai.indexed_view import IndexedView, may_attack, strength, warriors
from doomtable.rules.language import Card
from doomtable.rules.view_parts import CardView, DecisionView, OptionView, PendingView, View
from doomtable.session.player_rng import PlayerRng

PLAYS: Final = ("play", "cast", "use")
ENTERING: Final = {"equip": 2.6, "bestow": 2.4, "build": 2.8, "assign": 1.6}
PLAIN: Final = {"enter vehicle": 3.0, "sabotage": 2.0}  # what verbs are worth whatever the card
MEDITATE: Final = 1.0
ON_PLAYER: Final = 3.0  # what an attack on a player is worth, whatever it does
STOLEN: Final = 3.5  # what it is worth to steal as the last action
FLAT: Final = {"take": 1.6, "end turn": 0.1, "done": 0.1}
ALL: Final = 0.1  # what a point of a rating more is worth for each of several warriors
EARLY: Final = 3.0
"""What an attack must be worth that comes first, where a turn goes on after it: what falls can be taken at once."""
HELP: Final = 2.0
"""What it costs an attack to need help from the hand."""
TRIES, VAIN = 2, 3.0
"""How often a warrior attacks another before it is taken for vain, and how much less each further attack is worth."""


class GreedyPlayer:
    """Plays to win, one choice at a time; `cards` finds the definition of a card by its name."""

    def __init__(self, cards: Callable[[str], Card] | None = None) -> None:
        self._reader = CardSummaries(cards)
        self._deck: tuple[str, ...] = ()
        self._attacked: Counter[tuple[int, int]] = Counter()
        self.forget()

    def know_deck(self, names: tuple[str, ...]) -> None:
        """The names of the own cards that a view may not show."""
        self._deck = names

    def forget(self) -> None:
        """Forget what is remembered within a turn.

        For which tactic an attack was meant, how often a card was used, whether one was played from the hand.
        """
        self._tactic = ""
        self._turn = (-1, -1)
        self._used: dict[int, int] = {}
        self._played = False

    def choose(self, decision: DecisionView, see: Callable[[], View], rng: PlayerRng) -> OptionView:
        """The option that looks best."""
        table = IndexedView(see(), self._reader)
        turn = (table.view.turn.seat, table.view.turn.number)
        if turn != self._turn:
            self._turn, self._used, self._tactic, self._played = turn, {}, "", False
        kind = decision.kind
        if kind in ("menu", "session"):
            return self._menu(decision, table)
        if kind == "window":
            return self._window(decision, table)
        if kind in ("draft", "base"):
            return self._draft(decision, table, rng)
        if kind == "split":
            return (max if table.ranked else min)(decision.options, key=lambda o: o.number)
        if kind == "tactic":
            return self._choose_tactic(decision, table)
        if kind == "discard":
            return self._discard(decision, table)
        if kind == "warzone":
            return max(decision.options, key=lambda o: self._defended(table, o))
        if kind in ("may", "pay", "convert", "war", "bonus", "inside"):
            return decision.options[0]
        if kind == "instead":
            own = decision.answers is not None and not table.is_foe(decision.answers.seat)
            yes = offers.accepts(self._reader.definition(decision.card), own, table.me.destiny)
            return decision.options[0 if yes else 1]
        if kind == "trade":
            found = self._reader.definition
            mine, theirs = table.owns(table.me), table.partners()
            return trades.answer(decision.options, lambda o: found(decision.card or o.name), mine, theirs)
        if kind == "bid":
            return bids.answer(decision.options, bids.worth(table.cards[decision.handle].ratings), table.richest())
        if kind == "convert n":
            return amounts.converted(decision, table)
        if kind == "under":
            return max(table.spared(decision.options, self._deck), key=lambda o: self._worth(table, o))
        if kind in ("weapon", "search", "keep"):
            return max(decision.options, key=lambda o: self._worth(table, o))
        if kind == "hand loss":
            own = any(o.handle in {c.handle for c in table.me.hand} for o in decision.options)
            return (min if own else max)(decision.options, key=lambda o: self._worth(table, o))
        if kind == "pick":
            return max(decision.options, key=lambda o: self._aim(table, o))
        return decision.options[rng.below(len(decision.options))]

    # ----------------------------------------------------------------------------------------------- the turn

    def _menu(self, decision: DecisionView, table: IndexedView) -> OptionView:
        """The best thing to begin; the attack comes last, because it ends the actions of the turn (TURN-07)."""
        best, top = decision.options[-1], 0.0
        for option in decision.options:
            score = self._verb(option.key, table)
            if score > top:
                best, top = option, score
        if best.key == "attack":
            _, *pair, _ = max(self._attacks(table, table.attackers()), default=(0.0, -1, -1, ""))
            self._attacked[pair[0], pair[1]] += 1
        self._begins(best.key, table)
        return best

    def _begins(self, verb: str, table: IndexedView) -> None:
        """Keep in mind what is begun with the only card there is for it: of that the draft asks nothing more."""
        found = [card.handle for card in table.cards.values() if verb in card.verbs]
        if verb in PLAYS and len(found) == 1:
            self._keep_in_mind(found[0], table)

    def _keep_in_mind(self, handle: int, table: IndexedView) -> None:
        self._used[handle] = self._used.get(handle, 0) + 1
        self._attacked[handle, handle] += 1
        self._played |= handle in {card.handle for card in table.me.hand}

    def _verb(self, verb: str, table: IndexedView) -> float:
        if verb == "attack":
            offered = table.attackers()
            score = max((s for s, *_ in self._attacks(table, offered)), default=0.0)
            if table.view.attack_on_player and offered and any(not any(warriors(p)) for p in table.others):
                score = max(score, ON_PLAYER)
            spare = table.view.turn.actions > 1 and score < (EARLY if table.early and table.colonies else WINS / 2)
            return (0.2 if spare else 2.0 + score) if score > 0 else 0.0
        if verb == "steal":  # it is the attack of the turn and ends it
            return 0.2 if table.view.turn.actions > 1 else STOLEN
        if verb == "meditate":
            return self._action(table) * bids.needs_destiny(table.me.markers, table.me.destiny, len(table.mine))
        if verb in FLAT:
            return FLAT[verb]
        return max((self._begin(verb, c, table) for c in table.cards.values() if verb in c.verbs), default=0.0)

    def _begin(self, verb: str, card: CardView, table: IndexedView) -> float:
        """What it is worth to begin this with that card; 0 for better not."""
        me = table.me
        if verb == "muster":
            return bids.mustering(card, me, table.others, few=len(table.mine) < table.enough)
        if verb in ENTERING:
            summary = self._reader.read(card.name)
            if verb != "assign" and verb != "build" and not table.mine:
                return 0.0
            return ENTERING[verb] + 0.2 * sum(b.flat for b in summary.boosts) - 0.3 * summary.cost
        if verb == "seek cover":
            hunted = card.wounded and any(combat_estimate.reaches(foe, card) for foe in table.theirs)
            return 1.7 if hunted and (card.ratings[3] or 0) >= 3 and len(table.mine) > 2 else 0.0
        if verb == "exit cover":
            if card.unpaid:
                return 3.0 if me.destiny > combat_estimate.value(card) else 0.0
            return 1.4 if not card.wounded or all(w.cover for w in table.mine) else 0.0
        if verb in PLAIN:
            return PLAIN[verb]
        if verb == "bank":
            return base_play.banking(card, table)
        if verb in ("transfer", "mine"):
            mined = colonist.mining(card) if me.destiny < RICH else 0.0
            return mined if verb == "mine" else transfers.transferring(card, table)
        if verb in PLAYS:
            if self._used.get(card.handle, 0) >= 2 or (card.name in table.running and verb == "play"):
                return 0.0
            uses = self._uses(verb, card)
            further, vain = self._action(table), VAIN * max(0, self._attacked[card.handle, card.handle] - TRIES)
            costs = ((u, max(0, u.actions - 1) * further + vain * u.attacks) for u in uses)
            return max((self._free(u, table) - cost for u, cost in costs), default=table.battle_play(card))
        if verb == "exit vehicle":
            return 1.2 if sum(strength(card.ratings)) < sum(strength(card.printed)) else 0.0
        if verb == "muster in cover":
            return 0.0 if self._played else bids.in_cover(card, table.me, table.mine, table.theirs)
        if verb == "copy":
            return copying.copying(card, table, lambda how, as_it: self._begin(how, as_it, table))
        return 0.0

    def _action(self, table: IndexedView) -> float:
        """What an action is worth: a point of Destiny, while one needs it."""
        have = table.me.destiny
        return MEDITATE + 0.5 if have < 3 else MEDITATE if have < RICH else MEDITATE / 2

    def _uses(self, verb: str, card: CardView) -> list[CardUse]:
        return [u for u in self._reader.read(card.name).uses if verb != "use" or card.zone != "hand"]

    def _free(self, use: CardUse, table: IndexedView) -> float:
        """What a play outside combat is worth: what it gives and what it takes from others."""
        if self._wins(use, table, None):
            return WINS
        if use.window == "combat" or use.counter or use.breaks_off:
            return 0.0
        price = use.d + use.least
        if price and table.me.destiny - price < 1:
            return 0.0
        if use.swaps:
            richest = max((p.destiny - p.reserve for p in table.others), default=0)
            return richest - (table.me.destiny - table.me.reserve) - 1.0
        lasting = 1.5 if use.window in ("action", "any") and any(b.flat > 0 for b in use.boosts) and not use.d else 0.0
        lasting += ALL * len(table.mine) * sum(b.flat for b in use.boosts if b.who == "all" and b.stat < 3)
        hurt = use.hurt
        if use.removes:
            hurt = max(hurt, 0.7 * max((combat_estimate.value(foe) for foe in table.theirs), default=0.0))
        return use.good + hurt + lasting - (price if table.me.destiny < RICH else price / 2)

    def _wins(self, use: CardUse, table: IndexedView, to: PendingView | None) -> bool:
        """Whether a play reaches the goal at once."""
        me = table.me
        lacking = table.view.goal - me.promotion
        made = (me.destiny - me.reserve - use.d) // use.rate if use.rate else 0
        if to is not None and (use.award == "paid" or (use.award == "taken" and table.is_foe(to.seat))):
            made = max(made, self._earned(to))
        return max(use.points, made) >= lacking or any(self._pays_out(use, foe, table) for foe in table.theirs)

    def _earned(self, to: PendingView) -> int:
        """The Promotion that is being earned: by a kill, or what a mission pays."""
        return max(to.number, self._reader.read(to.card).reward)

    def _pays_out(self, use: CardUse, foe: CardView, table: IndexedView) -> bool:
        """Whether a play kills a warrior whose Value is all that lacks for the goal."""
        if not use.prize or combat_estimate.value(foe) < table.view.goal - table.me.promotion:
            return False
        near = use.window != "combat" or self._fighting(table, foe.handle) > 0
        return near and (use.prize == "kill" or foe.wounded)

    # ------------------------------------------------------------------------------------------------ attacks

    def _attacks(self, table: IndexedView, offered: frozenset[int]) -> Iterable[tuple[float, int, int, str]]:
        """Every attack in view by those who may, with its worth: (worth, attacker, defender, tactic)."""
        for one in table.mine:
            if one.handle not in offered:
                continue
            for foe in table.theirs:
                if may_attack(one, foe) and table.meets(one, foe):
                    for tactic in table.tactics(one, foe):
                        yield self._pair(table, one, foe, tactic), one.handle, foe.handle, tactic

    def _pair(self, table: IndexedView, one: CardView, foe: CardView, tactic: str) -> float:
        """What this attack is worth; nothing is worth more than the last points."""
        grounds = table.grounds(foe)
        foe = base_play.prize(one, table.striking(foe, tactic), table)
        one = base_play.laden(table.striking(one, tactic))
        one, foe = table.valued(one), table.valued(foe)
        last = table.is_foe(foe.controller) and combat_estimate.ends(table.view, one, table.kill_points(foe))
        worth = combat_estimate.worth(one, foe, tactic, grounds)
        if last and combat_estimate.kills(one, foe, tactic, grounds):
            return worth + WINS
        if last and combat_estimate.kills(table.helped(one, tactic), foe, tactic, grounds):
            return worth + WINS / 2
        if table.colonies is not None:
            worth = max(worth, combat_estimate.worth(table.helped(one, tactic), foe, tactic, grounds) - HELP)
        return worth + table.zeal(one, foe) - VAIN * max(0, self._attacked[one.handle, foe.handle] - TRIES)

    def _choose_tactic(self, decision: DecisionView, table: IndexedView) -> OptionView:
        for option in decision.options:
            if option.key == self._tactic:
                return option
        combat = table.view.combat
        if combat is None:
            return decision.options[0]
        return max(decision.options, key=lambda o: combat.attacker.ratings[0 if o.key == "fight" else 1] or 0)

    def _defended(self, table: IndexedView, option: OptionView) -> float:
        """What the combat comes to if the own defender is defended in that Warzone, or in none."""
        fight, combat = combat_estimate.CombatEstimate.of(table.view), table.view.combat
        if fight is None or combat is None:
            return 0.0
        card = table.cards.get(option.handle)
        ground = self._reader.definition(card.name) if card is not None else None
        own, foe = table.cards.get(combat.defender.handle), table.cards.get(combat.attacker.handle)
        if ground is not None and own is not None and foe is not None:
            fight = fight.in_warzone(ground, own, foe)
        return fight.balance() + 0.01 * fight.margin()

    # ------------------------------------------------------------------------------------------------ windows

    def _window(self, decision: DecisionView, table: IndexedView) -> OptionView:
        """Answer or pass: counters and rescues when they pay, modifiers when they turn a combat."""
        best, top = decision.options[0], 0.0
        for option in decision.options[1:]:
            to = decision.answers
            if option.key == "embargo" and to is not None and self._threat(to.card, to.kind) > 3.0:
                return option
            for card in table.cards.values():
                if option.key in card.verbs:
                    score = self._answer(option.key, card, decision, table)
                    if score > top:
                        best, top = option, score
        self._begins(best.key, table)
        return best

    def _answer(self, verb: str, card: CardView, decision: DecisionView, table: IndexedView) -> float:
        if self._used.get(card.handle, 0) >= 2:
            return 0.0
        if verb == "copy":
            return copying.copying(card, table, self._judging(decision, table))
        return max((self._answer_with(u, decision, table) for u in self._uses(verb, card)), default=0.0)

    def _answer_with(self, use: CardUse, decision: DecisionView, table: IndexedView) -> float:
        to = decision.answers
        if self._wins(use, table, to):
            return WINS
        if use.counter:
            return 0.0 if to is None or not table.is_foe(to.seat) else self._threat(to.card, to.kind) - 3.0
        if use.saves:
            if to is None or not table.is_mine(to.handle):
                return 0.0
            worth = combat_estimate.value(table.cards[to.handle])
            last = any(p.promotion + worth >= table.view.goal for p in table.others)
            return worth - use.d - 1.0 + (WINS if last else 0.0)
        if use.award and to is not None:
            foes, points = table.is_foe(to.seat), self._earned(to)
            if use.award == "paid":
                return 2.0 * points + 1.0 - use.d
            last = foes and table.view.players[to.seat].promotion + points >= table.view.goal
            return WINS if last else 2.0 * points - use.d if foes else 0.0
        if decision.window == "combat" and table.view.combat is not None:
            return self._in_combat(use, table)
        return self._free(use, table)

    def _threat(self, name: str | None, kind: str) -> float:
        """How much an announced play of somebody else threatens."""
        summary = self._reader.read(name)
        if kind == "muster":
            return 4.0
        worst = max((u.hurt + 0.5 * u.good for u in summary.uses), default=0.0)
        return worst + sum(abs(b.flat) for b in summary.boosts) * 0.5

    def _in_combat(self, use: CardUse, table: IndexedView) -> float:
        """What a play changes in the combat being fought, with everything else that is at hand for the same end."""
        fight = combat_estimate.CombatEstimate.of(table.view)
        if fight is None:
            return 0.0
        if use.prize:
            dealt = combat_estimate.harm(use.prize == "kill" or fight.theirs.dies, fight.theirs.worth)
            return dealt - 1.0 - 0.3 * use.d - (fight.balance() if use.breaks_off else 0.0)
        if use.breaks_off:
            return -fight.balance() - 2.0
        if use.turns:
            other = fight.turned(table.view) if use.turns == "tactic" else max(0.0, fight.balance() / 2)
            return other - fight.balance() - 1.0 - 0.3 * (use.d + use.least)
        gain = fight.with_use(use, table.me.destiny) - fight.balance()
        if gain > 0.0:
            return gain - 1.0 - 0.3 * use.d
        helpful = [u for c in table.cards.values() if c.verbs for u in self._reader.read(c.name).uses
                   if u.window == "combat" and u.boosts and u.d <= table.me.destiny]  # fmt: skip
        if use not in helpful or not fight.helps(use):
            return 0.0
        together = fight.with_all(helpful, table.me.destiny) - fight.balance()
        return together - 1.5 * len(helpful)

    # ------------------------------------------------------------------------------------------------- drafts

    def _draft(self, decision: DecisionView, table: IndexedView, rng: PlayerRng) -> OptionView:
        options = decision.options
        stage, verb = decision.stage, decision.verb
        if stage == "card":
            self._keep_in_mind((best := self._best_card(decision, table)).handle, table)
            return best
        if stage == "defender":
            return self._defender(decision, table)
        if stage == "place":
            return max(options, key=lambda o: self._host(table, o, verb, decision.card))
        if stage == "copied":
            return copying.best(options, decision.handle, table, self._judging(decision, table))
        if stage == "amount":
            return amounts.spent(decision, table, self._reader.read(decision.card).uses)
        if stage == "player":
            hurt = any(u.hurt > 0 for u in self._reader.read(decision.card).uses)
            return max(options, key=lambda o: table.is_foe(o.seat) == hurt)
        if stage == "caster":
            return max(options, key=lambda o: self._fighting(table, o.handle))
        if stage == "target":
            return max(options, key=lambda o: self._target(decision, table, o))
        if stage == "where" and table.colonies is not None:
            own, places = table.cards.get(decision.handle), table.colonies
            return max(options, key=lambda o: colonist.choice_of_place(places, own, verb, o.handle))
        if (decision.kind == "base" or stage in ("where", "pool")) and base_play.plays_bases(table):
            return base_play.placing(decision, table)
        return options[0] if stage in ("inside", "area", "way", "how") else options[rng.below(len(options))]

    def _judging(self, decision: DecisionView, table: IndexedView) -> copying.Judged:
        """What it is worth to begin something now, in the menu or in a window."""
        if decision.window:
            return lambda verb, card: self._answer(verb, card, decision, table)
        return lambda verb, card: self._begin(verb, card, table)

    def _best_card(self, decision: DecisionView, table: IndexedView) -> OptionView:
        verb = decision.verb
        if verb == "attack":
            best: dict[int, float] = {}
            for score, attacker, _, _ in self._attacks(table, frozenset(o.handle for o in decision.options)):
                best[attacker] = max(score, best.get(attacker, score))
            return max(decision.options, key=lambda o: best.get(o.handle, -9.0))
        judged = self._judging(decision, table)
        worth = {c.handle: judged(verb, c) for c in self._offered(decision, table)}
        return max(decision.options, key=lambda o: worth.get(o.handle, 0.0))

    def _offered(self, decision: DecisionView, table: IndexedView) -> list[CardView]:
        return [table.cards[o.handle] for o in decision.options if o.handle in table.cards]

    def _defender(self, decision: DecisionView, table: IndexedView) -> OptionView:
        attacker = table.cards.get(decision.handle)
        best, top, self._tactic = decision.options[0], -99.0, ""
        if attacker is None:
            return best
        for option in decision.options:
            foe = table.cards.get(option.handle)
            if foe is None:
                if option.key == "player" and top < ON_PLAYER:
                    best, top, self._tactic = option, ON_PLAYER, ""
                continue
            for tactic in table.tactics(attacker, foe):
                score = self._pair(table, attacker, foe, tactic)
                if score > top:
                    best, top, self._tactic = option, score, tactic
        return best

    def _host(self, table: IndexedView, option: OptionView, verb: str, card: str | None) -> float:
        """How well a card would lie there: with one's own strongest, what harms with another's."""
        if option.key == "player":
            return 1.0 if option.seat == table.view.seat else 0.0
        host = table.cards.get(option.handle)
        if host is None:
            return 0.5
        strong = sum(r or 0 for r in host.ratings[:3]) / 10 + combat_estimate.value(host) / 5
        harm = verb == "play" and any(u.hurt > u.good for u in self._reader.read(card).uses)
        own = 3.0 if (host.controller == table.view.seat) != harm else 0.0
        return own + strong - 0.5 * len(host.attached) - (1.0 if host.wounded or host.cover else 0.0)

    def _fighting(self, table: IndexedView, handle: int) -> float:
        combat = table.view.combat
        return 1.0 if combat is not None and handle in (combat.attacker.handle, combat.defender.handle) else 0.0

    def _target(self, decision: DecisionView, table: IndexedView, option: OptionView) -> float:
        """Harm goes to others, help to one's own, to whoever is fighting first."""
        if option.handle not in table.cards:
            return -1.0 if option.key == "done" else 0.0
        uses = self._reader.read(decision.card).uses
        harm = any(u.hurt > 0 or any(b.flat < 0 for b in u.boosts) for u in uses)
        card = table.cards[option.handle]
        right = 5.0 if table.is_foe(card.controller) == harm else 0.0
        right += WINS if table.is_foe(card.controller) and any(self._pays_out(u, card, table) for u in uses) else 0.0
        return right + 3.0 * self._fighting(table, option.handle) + 0.1 * combat_estimate.value(card)

    def _aim(self, table: IndexedView, option: OptionView) -> float:
        card = table.cards.get(option.handle)
        if card is None:
            return 0.0
        return combat_estimate.value(card) * (1.0 if table.is_foe(card.controller) else -1.0)

    # -------------------------------------------------------------------------------------------------- cards

    def _worth(self, table: IndexedView, option: OptionView) -> float:
        card = table.cards.get(option.handle)
        if card is not None:
            return self._keep(card, table)
        summary = self._reader.read(option.name)
        return max((u.good + u.hurt for u in summary.uses), default=0.0) + sum(b.flat for b in summary.boosts)

    def _keep(self, card: CardView, table: IndexedView) -> float:
        """How much a card in hand is worth keeping."""
        if card.type == "warrior":
            price = (card.printed[3] or 0) if card.printed else 0
            return 4.0 if price <= table.me.destiny + 3 else 2.0 if price <= table.me.destiny + 6 else 1.0
        summary = self._reader.read(card.name)
        uses = (u.good + u.hurt + 3.0 * (u.counter or u.saves) + 0.5 * len(u.boosts) for u in summary.uses)
        return max(uses, default=0.0) + sum(b.flat for b in summary.boosts) * 0.5

    def _discard(self, decision: DecisionView, table: IndexedView) -> OptionView:
        """Whoever is not asked to may keep everything; a full hand of dead cards is thinned, and one of which nothing
        was played: it draws nothing, and whoever kept it would meditate for ever."""
        cards = [o for o in decision.options if o.handle in table.cards]
        worst = min(cards, key=lambda o: self._worth(table, o), default=None)
        if worst is None:
            return decision.options[0]
        dead = len(cards) >= 6 and not table.hurried and self._worth(table, worst) < 1.5
        stuck = len(cards) >= FULL_HAND and not self._played
        return worst if dead or stuck or decision.options[0].key != "pass" else decision.options[0]
