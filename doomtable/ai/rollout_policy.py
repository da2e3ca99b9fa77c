"""The rollout policy: fast choices for all seats of a sampled world.

It plays both sides of a sampled world, where nothing is hidden from anybody; so that this is no peeking it looks at no
hand but that of whoever chooses and at no warrior that lies face down before somebody else. It tosses a little, so that
one world can go several ways.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from doomtable.ai import bids, offers, settling, trades
from doomtable.ai.card_summary import CardSummary, CardUse, summarise_card
from doomtable.ai.combat_estimate import COVER, OWN_LOSS, WINS, WOUND, CombatEstimate, EstimatedCombatant
from doomtable.rules.actions.table import beginnings, stages
from doomtable.rules.attack_permit import attack_targets, attackable_players
from doomtable.rules.derived import Rates
from doomtable.rules.game import Decision
from doomtable.rules.language import Card
from doomtable.rules.legal import window_at
from doomtable.rules.lines import stands_behind
from doomtable.rules.permit import own_warriors
from doomtable.rules.play_budget import NOTHING, budget
from doomtable.rules.query import board, rated_board
from doomtable.rules.questions import AskBid, AskInstead, AskTrade
from doomtable.rules.ratings import fight
from doomtable.rules.references import controller
from doomtable.rules.sides import allied
from doomtable.rules.state import State, Window
from doomtable.rules.state_parts import Draft
from doomtable.rules.terms import NO_CARD, CardId, Option, Seat
from doomtable.rules.transfer_permit import owed_transfers
from doomtable.rules.warzones import warzones_in
from doomtable.session.player_rng import PlayerRng

BEGIN: Final = {
    "muster": 4.0, "enter vehicle": 3.0, "bank": 3.0, "build": 2.8, "equip": 2.6, "mine": 2.4, "bestow": 2.4,
    "copy": 2.4, "sabotage": 2.0, "assign": 1.6, "exit cover": 1.4, "turn up": 1.2, "take": 1.2, "meditate": 1.0,
    "end turn": 0.1, "done": 0.1, "muster in cover": 0.05,
}  # fmt: skip
"""How much a verb is worth beginning, before anything is known of the card."""
ENTERING: Final = ("equip", "bestow", "build", "assign")
NEEDS_WARRIORS: Final = ("equip", "bestow")
NOISE: Final = 256
"""The chance in a score is 64 parts of this at most."""
HANDED: Final = 1.6
"""What it is worth to hand a warrior to the partner in front."""
OWED: Final = 5.0
"""What a transfer is worth that has to come first (OUT-10)."""
ON_PLAYER: Final = 3.0
"""What an attack on a player is worth, whatever it does."""
MOST_USES: Final = 2
"""How often a card is used in one turn."""


class RolloutPolicy:
    """One player of imagined games, for all seats; what it has read of cards it keeps."""

    def __init__(self) -> None:
        self._gists: dict[str, CardSummary] = {}
        self._turn = -1
        self._uses: dict[CardId, int] = {}
        self._meant = NO_CARD

    def begin(self) -> None:
        """Another game is imagined."""
        self._turn = -1
        self._meant = NO_CARD

    def summary(self, card: Card) -> CardSummary:
        found = self._gists.get(card.name)
        if found is None:
            found = self._gists[card.name] = summarise_card(card)
        return found

    def pick(self, st: State, decision: Decision, rng: PlayerRng) -> Option:
        """The option it takes."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        if st.tick != self._turn:
            self._turn = st.tick
            self._uses = {}
        kind, seat = decision.kind, decision.seat
        if decision.draft is not None:
            return self._draft(st, decision, decision.draft, rng)
        if kind in ("menu", "session"):
            return self._menu(st, seat, options, rng)
        if kind == "window":
            return self._window(st, decision, rng)
        if kind == "split":  # P is of no use to who plays for colony points or for his last warrior
            return options[0 if st.rules.colony_goal or st.rules.stand == seat else -1]
        if kind == "tactic":
            return self._choose_tactic(st, options)
        if kind == "discard":
            return self._discard(st, seat, options)
        if kind == "warzone":
            return max(options, key=lambda o: self._shelter(st, o))
        if kind in ("may", "pay", "convert", "bonus", "inside"):
            return options[0]
        if isinstance(decision.ask, AskTrade):
            return trades.in_world(st, decision.ask, options)
        if isinstance(decision.ask, AskInstead):
            ctx = decision.ask.ctx
            own = allied(st.rules, controller(st, ctx.it), seat)
            return options[0 if offers.accepts(st.definitions.of[ctx.me].card, own, st.seats[seat].D) else 1]
        if isinstance(decision.ask, AskBid):
            richest = max((st.seats[s].D for s in st.living() if s != seat), default=0)
            return bids.answer(options, bids.worth(st.definitions.of[decision.ask.ctx.me].printed), richest)
        if kind == "convert n":
            lacking = st.rules.goal_p - st.seats[seat].P
            return next((o for o in options if o.number >= lacking), options[0])
        if kind in ("pick", "hand loss", "search", "keep", "weapon"):
            return self._of_cards(st, kind, seat, options, rng)
        return options[rng.below(len(options))]

    # ----------------------------------------------------------------------------------------------- the turn

    def _menu(self, st: State, seat: Seat, options: tuple[Option, ...], rng: PlayerRng) -> Option:
        best, top = options[-1], -1.0
        spare = st.turn.budget.actions > 1
        for option in options:
            verb = option.key
            score = BEGIN.get(verb, 0.0)
            if verb == "attack":
                found = self._best_attack(st, seat)
                worth_it = 0.0 if found is None else found[0]
                if st.rules.players_attacked and any(attackable_players(st, c) for c in own_warriors(st, seat)):
                    worth_it = max(worth_it, ON_PLAYER)
                score = 0.0 if worth_it <= 0 else 0.2 if spare else 2.0 + worth_it
            elif verb == "muster":
                score -= 2.0 * (len(own_warriors(st, seat)) >= (11 if st.rules.planets else 5))
            elif verb in ("play", "cast", "use"):
                score = self._free(st, seat, verb)
            elif verb in ENTERING:
                held = (c for c in st.seats[seat].hand if st.definitions.of[c].verb == verb)
                score += max((self._entering(st, c) for c in held), default=0.0)
                if verb in NEEDS_WARRIORS and not own_warriors(st, seat):
                    score = 0.0
            elif verb == "transfer" and st.rules.planets:
                score, _ = settling.best_journey(st, seat, own_warriors(st, seat))
            elif verb == "transfer":
                score = OWED if owed_transfers(st, seat, st.turn.budget.actions)[0] else 0.15 * (rng.below(8) == 0)
                if stands_behind(st.rules, seat) and not all(st.play[c].wounded for c in own_warriors(st, seat)):
                    score = HANDED
            elif verb == "meditate":
                score += 0.5 * (st.seats[seat].D < 3)
                if st.rules.markers:
                    fighters = len(own_warriors(st, seat))
                    score *= bids.needs_destiny(st.rules.markers, st.seats[seat].D, fighters)
            elif verb == "exit cover":
                score = score if any(self._comes_out(st, seat, c) for c in own_warriors(st, seat)) else 0.0
            elif verb == "seek cover":
                score = 1.7 if self._hunted(st, seat) != NO_CARD else 0.0
            score += rng.below(64) / NOISE if score > 0.1 else 0.0
            if score > top:
                best, top = option, score
        return best

    def _shelter(self, st: State, option: Option) -> int:
        """What the ratings printed on a Warzone add to the defender where they count, less what its death would pay."""
        if option.card == NO_CARD:
            return 0
        fight, shoot, armor, value = (n or 0 for n in st.definitions.of[option.card].printed)
        return 2 * armor + (fight if st.combats[-1].tactic == "fight" else shoot) - value // 2

    def _comes_out(self, st: State, seat: Seat, card: CardId) -> bool:
        row = st.play[card]
        if not row.cover or row.unpaid:
            return False
        return not row.wounded or all(st.play[c].cover for c in own_warriors(st, seat))

    def _hunted(self, st: State, seat: Seat) -> CardId:
        """A wounded warrior of worth that others reach, when there are enough beside it; NO_CARD for none."""
        mine = own_warriors(st, seat)
        if len(mine) <= 2:
            return NO_CARD
        all_rates = rated_board(st).rates
        others = (c for s in range(len(st.seats)) if s != seat for c in own_warriors(st, s))
        foes = [all_rates[c] for c in others if not st.play[c].unpaid]
        for card in mine:
            row, r = st.play[card], all_rates[card]
            if row.wounded and not row.cover and (r[3] or 0) >= 3:
                if any(max(f[0] or 0, f[1] or 0) >= (r[2] or 0) for f in foes):
                    return card
        return NO_CARD

    def _free(self, st: State, seat: Seat, verb: str) -> float:
        """What the best play outside combat gives; what is in play is used only now and then."""
        have = st.seats[seat].D
        best = 0.0
        if verb == "use":
            cards: Iterable[CardId] = beginnings(st, seat, verb, None, budget(st, seat))
        else:
            cards = (card for card in st.seats[seat].hand if st.definitions.of[card].verb == verb)
        for card in cards:
            if self._uses.get(card, 0) < MOST_USES:
                best = max(best, self._worth_playing(st, seat, self.summary(st.definitions.of[card].card), have))
        return best

    def _entering(self, st: State, card: CardId) -> float:
        """What a card that comes into play gives whoever it lies on."""
        known = self.summary(st.definitions.of[card].card)
        return 0.2 * sum(b.flat for b in known.boosts) - 0.3 * known.cost

    def _worth_playing(self, st: State, seat: Seat, known: CardSummary, have: int) -> float:
        return max((self._use(st, seat, use, have) for use in known.uses), default=0.0)

    def _use(self, st: State, seat: Seat, use: CardUse, have: int) -> float:
        if (use.points or use.rate or use.prize) and self._wins(st, seat, use, have):
            return WINS
        if use.window == "combat" or use.counter or use.breaks_off or use.saves:
            return 0.0
        price = use.d + use.per
        if price and have - price < 1:
            return 0.0
        lasting = (
            1.5
            if use.window in ("action", "any") and any(b.flat > 0 for b in use.boosts) and not use.d
            else 0.0
        )
        return use.good + use.hurt + lasting - price - use.actions

    def _wins(self, st: State, seat: Seat, use: CardUse, have: int) -> bool:
        """Whether a play reaches the goal at once."""
        lacking = st.rules.goal_p - st.seats[seat].P
        if max(use.points, (have - use.d) // use.rate if use.rate else 0) >= lacking:
            return True
        if not use.prize:
            return False
        c, rates = st.combats[-1] if st.combats else None, rated_board(st).rates
        aims = (c.attacker, c.defender) if c is not None else tuple(rates)
        return any(
            card in rates and (rates[card][3] or 0) >= lacking and (use.prize == "kill" or st.play[card].wounded)
            and not allied(st.rules, st.play[card].controller, seat)
            for card in aims
        )  # fmt: skip

    # ------------------------------------------------------------------------------------------------ attacks

    def _best_attack(self, st: State, seat: Seat) -> tuple[float, CardId, CardId, str] | None:
        best: tuple[float, CardId, CardId, str] | None = None
        for one in own_warriors(st, seat):
            for foe in attack_targets(st, one):
                for found in self._pair(st, one, foe):
                    if best is None or found[0] > best[0]:
                        best = found
        return best

    def _pair(self, st: State, one: CardId, foe: CardId) -> Iterable[tuple[float, CardId, CardId, str]]:
        if st.play[foe].unpaid and st.play[foe].controller != st.play[one].controller:
            return
        mine, theirs = rated_board(st).rates[one], rated_board(st).rates[foe]
        for tactic, stat in (("fight", 0), ("shoot", 1)):
            if mine[stat] is not None:
                yield worth(st, one, foe, mine, theirs, stat), one, foe, tactic

    def _choose_tactic(self, st: State, options: tuple[Option, ...]) -> Option:
        """By the ratings on the board: those of the combat are without weapons until a tactic is chosen."""
        c = st.combats[-1]
        mine, theirs = rated_board(st).rates[c.attacker], rated_board(st).rates[c.defender]
        return max(
            options,
            key=lambda o: worth(st, c.attacker, c.defender, mine, theirs, 0 if o.key == "fight" else 1),
        )

    # ------------------------------------------------------------------------------------------------ windows

    def _window(self, st: State, decision: Decision, rng: PlayerRng) -> Option:
        """Pass, but to turn a combat, to save one's own, to counter what threatens, or for what is gained."""
        options, seat = decision.options, decision.seat
        self._meant = NO_CARD
        window = window_at(st, len(st.agenda) - 1)
        fighting = self._fighting(st, seat) if decision.window == "combat" else None
        best, top = options[0], 0.0
        for option in options[1:]:
            for card in beginnings(st, seat, option.key, window, NOTHING):
                if self._uses.get(card, 0) >= MOST_USES:
                    continue
                for use in self.summary(st.definitions.of[card].card).uses:
                    score = self._answer(st, seat, use, window, fighting)
                    if score > top:
                        best, top, self._meant = option, score, card
        return best

    def _answer(
        self, st: State, seat: Seat, use: CardUse, window: Window | None, fighting: CombatEstimate | None
    ) -> float:
        have = st.seats[seat].D
        if use.counter or use.saves:
            to = st.pend(window.pending) if window is not None else None
            if to is None:
                return 0.0
            if use.saves:
                mine = to.card in st.play and st.play[to.card].controller == seat
                return (rated_board(st).rates[to.card][3] or 0) - use.d - 1.0 if mine else 0.0
            return 0.0 if allied(st.rules, to.seat, seat) else self._threat(st, to.card, to.kind) - 3.0
        if fighting is not None:
            if use.breaks_off:
                return -fighting.balance() - 2.0
            gain = fighting.with_use(use, have) - fighting.balance()
            return gain - 1.0 - 0.3 * use.d if gain > 0 else 0.0
        return self._use(st, seat, use, have)

    def _threat(self, st: State, card: CardId, kind: str) -> float:
        if kind == "muster":
            return 4.0
        known = self.summary(st.definitions.of[card].card)
        worst = max((u.hurt + 0.5 * u.good for u in known.uses), default=0.0)
        return worst + sum(abs(b.flat) for b in known.boosts) * 0.5

    def _fighting(self, st: State, seat: Seat) -> CombatEstimate | None:
        """The combat being fought from the side of a player in it."""
        f = fight(st)
        if f is None:
            return None
        c, pinned = st.combats[-1], st.definitions
        if seat not in (c.aseat, c.dseat):
            return None
        stat = 0 if c.tactic == "fight" else 1
        sides = (f.attacker, f.defender) if seat == c.aseat else (f.defender, f.attacker)
        lines = [
            EstimatedCombatant(
                one.card, one.rates[stat], one.rates[2] or 0, float(max(0, one.rates[3] or 0)),
                bool(st.play[one.card].wounded or other.tags & pinned.SLAYER),
            )
            for one, other in (sides, sides[::-1])
        ]  # fmt: skip
        return CombatEstimate(lines[0], lines[1], stat)

    # ------------------------------------------------------------------------------------------------- drafts

    def _draft(self, st: State, decision: Decision, draft: Draft, rng: PlayerRng) -> Option:
        options, verb, seat = decision.options, draft.verb, decision.seat
        stage = stages(st, draft)[draft.stage].kind
        if stage == "card":
            meant = next((o for o in options if o.card == self._meant), None) if decision.window else None
            chosen = meant or self._card(st, verb, seat, options, rng)
            self._uses[chosen.card] = self._uses.get(chosen.card, 0) + 1
            return chosen
        if stage == "defender":
            pairs = {
                o.card: max((p[0] for p in self._pair(st, draft.card, o.card)), default=-9.0)
                for o in options
                if o.key == "card"
            }
            return max(options, key=lambda o: pairs.get(o.card, ON_PLAYER))
        if stage == "place":
            return max(options, key=lambda o: self._host(st, seat, o))
        if stage == "target":
            return self._target(st, draft, seat, options, rng)
        if stage == "caster":
            c = st.combats[-1] if st.combats else None
            return max(options, key=lambda o: c is not None and o.card in (c.attacker, c.defender))
        if stage == "player":
            hurt = any(u.hurt > 0 for u in self.summary(st.definitions.of[draft.card].card).uses)
            return max(options, key=lambda o: allied(st.rules, o.seat, seat) != hurt)
        if stage == "amount":
            return self._amount(st, seat, draft, options)
        if stage == "where" and st.rules.planets:
            return max(options, key=lambda o: settling.place_worth(st, seat, draft.card, o.card))
        if stage == "copied":
            return max(options, key=lambda o: self._keep(st, seat, o.card) + rng.below(64) / 64)
        return options[0 if stage in ("inside", "area", "way", "how") else rng.below(len(options))]

    def _amount(self, st: State, seat: Seat, draft: Draft, options: tuple[Option, ...]) -> Option:
        """In a combat the least that turns it; elsewhere as much as leaves something."""
        fighting = self._fighting(st, seat) if st.combats and st.combats[-1].tactic else None
        uses = self.summary(st.definitions.of[draft.card].card).uses
        if fighting is not None and uses:
            before = fighting.balance()
            for option in options:
                if any(fighting.with_use(use, option.number) > before for use in uses):
                    return option
            return options[0]
        most = max(1, st.seats[seat].D - 2)
        return next((o for o in reversed(options) if o.number <= most), options[0])

    def _card(self, st: State, verb: str, seat: Seat, options: tuple[Option, ...], rng: PlayerRng) -> Option:
        of = st.definitions.of
        if verb == "attack":
            best = self._best_attack(st, seat)
            return next((o for o in options if best is not None and o.card == best[1]), options[0])
        if verb == "seek cover":
            hunted = self._hunted(st, seat)
            return next((o for o in options if o.card == hunted), options[0])
        if verb == "exit cover":
            return next((o for o in options if self._comes_out(st, seat, o.card)), options[0])
        if verb == "transfer" and st.rules.planets:
            _, who = settling.best_journey(st, seat, [o.card for o in options])
            return next((o for o in options if o.card == who), options[0])
        if verb == "transfer" and st.rules.behind:
            return min(options, key=lambda o: (st.play[o.card].wounded, rng.below(64)))
        if verb in ("muster", "reveal"):
            return max(
                options, key=lambda o: (of[o.card].worth if o.card != NO_CARD else 0) + rng.below(64) / 32
            )
        if verb in ("play", "cast", "use"):
            have = st.seats[seat].D
            return max(options, key=lambda o: self._worth_playing(st, seat, self.summary(of[o.card].card), have))
        if verb in BEGIN:
            return max(options, key=lambda o: self._entering(st, o.card))
        return options[rng.below(len(options))]

    def _host(self, st: State, seat: Seat, option: Option) -> float:
        row = st.play.get(option.card)
        if row is None:
            return 1.0 if option.key == "player" and option.seat == seat else 0.5
        r = rated_board(st).rates.get(option.card)
        strong = sum(x or 0 for x in r[:3]) / 10 + (r[3] or 0) / 5 if r is not None else 0.0
        own = 3.0 if row.controller == seat else 0.0
        return own + strong - 0.5 * len(row.atts) - (1.0 if row.wounded or row.cover else 0.0)

    def _target(
        self, st: State, draft: Draft, seat: Seat, options: tuple[Option, ...], rng: PlayerRng
    ) -> Option:
        uses = self.summary(st.definitions.of[draft.card].card).uses
        harm = any(u.hurt > 0 or any(b.flat < 0 for b in u.boosts) for u in uses)
        c = st.combats[-1] if st.combats else None

        def fit(option: Option) -> float:
            row = st.play.get(option.card)
            if row is None:
                return -1.0 if option.key == "done" else 0.0
            right = 5.0 if allied(st.rules, row.controller, seat) != harm else 0.0
            fighting = 3.0 if c is not None and option.card in (c.attacker, c.defender) else 0.0
            return right + fighting + rng.below(64) / 64

        return max(options, key=fit)

    # -------------------------------------------------------------------------------------------------- cards

    def _of_cards(
        self, st: State, kind: str, seat: Seat, options: tuple[Option, ...], rng: PlayerRng
    ) -> Option:
        """The best for oneself, the best of the others away, the worst of one's own."""
        of = st.definitions.of

        def fit(option: Option) -> float:
            if option.card == NO_CARD:
                return 0.0
            d = of[option.card]
            value = d.worth if d.is_warrior else 2.0
            row = st.play.get(option.card)
            own = row.controller == seat if row is not None else st.definitions.owner[option.card] == seat
            return value * (-1.0 if own and kind in ("pick", "hand loss") else 1.0) + rng.below(64) / 64

        return max(options, key=fit)

    def _discard(self, st: State, seat: Seat, options: tuple[Option, ...]) -> Option:
        """A hand full of dead cards is thinned; who must discard gives the worst."""
        may_pass = options[0].key == "pass"
        if may_pass and len(options) < 7:
            return options[0]
        values = {o.card: self._keep(st, seat, o.card) for o in options if o.card != NO_CARD}
        worst = min((o for o in options if o.card != NO_CARD), key=lambda o: values[o.card])
        return options[0] if may_pass and values[worst.card] >= 1.5 else worst

    def _keep(self, st: State, seat: Seat, card: CardId) -> float:
        d = st.definitions.of[card]
        if d.is_warrior:
            have = st.seats[seat].D
            return 4.0 if d.worth <= have + 3 else 2.0 if d.worth <= have + 6 else 1.0
        known = self.summary(d.card)
        uses = (u.good + u.hurt + 3.0 * (u.counter or u.saves) + 0.5 * len(u.boosts) for u in known.uses)
        return max(uses, default=0.0) + sum(b.flat for b in known.boosts) * 0.5


def worth(st: State, one: CardId, foe: CardId, mine: Rates, theirs: Rates, stat: int) -> float:
    """What an attack should bring: the harm done less the harm suffered, in V.

    The defender chooses the Warzone that serves it best, or none, by what is printed on them (WZ-04, WZ-05).
    """
    flat = _worth_with(st, one, foe, mine, theirs, stat)
    if not st.definitions.warzones:
        return flat
    row = st.play[foe]
    for card in warzones_in(st, row.zone, row.controller):
        added = st.definitions.of[card].card
        changes = zip(theirs, (added.F, added.S, added.A, added.V), strict=True)
        on_it = [None if old is None else old + (more or 0) for old, more in changes]
        flat = min(flat, _worth_with(st, one, foe, mine, on_it, stat))
    return flat


def _worth_with(st: State, one: CardId, foe: CardId, mine: Rates, theirs: Rates, stat: int) -> float:
    """The same with these ratings of both."""
    rows, tags, pinned = st.play, board(st).tags, st.definitions
    hit, back = mine[stat], theirs[stat]
    cover = COVER if rows[foe].cover else 0
    hits = hit is not None and hit >= (theirs[2] or 0) + cover
    struck = back is not None and back >= (mine[2] or 0)
    kills = bool(rows[foe].wounded or tags[one] & pinned.SLAYER)
    dies = bool(rows[one].wounded or tags[foe] & pinned.SLAYER)
    gain = max(0, theirs[3] or 0) * (1.0 if kills else WOUND) if hits else 0.0
    loss = max(0, mine[3] or 0) * (1.0 if dies else WOUND) if struck else 0.0
    if hits and kills and tags[one] & pinned.FIRST:
        loss = 0.0
    return gain - OWN_LOSS * loss
