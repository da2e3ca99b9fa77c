"""What a state is made of beside cards and players: the turn, combats, plays under way and announced ones."""

from __future__ import annotations

from typing import Any, ClassVar

from doomtable.rules import language as L
from doomtable.rules.bindings import Bindings
from doomtable.rules.replaceable import Replaceable
from doomtable.rules.terms import NO_CARD, NOBODY, CardId, Seat
from doomtable.rules.turn_budget import SPENT, TurnBudget


class TurnState(Replaceable):
    """The turn and its budget."""

    __slots__ = (
        "attacked", "begun", "budget", "cycle", "first", "number", "seat", "step",
    )  # fmt: skip
    _fields: ClassVar[tuple[str, ...]] = (
        "seat", "number", "step", "budget", "attacked", "begun", "first", "cycle",
    )  # fmt: skip

    def __init__(
        self, seat: Seat, number: int, step: str, budget: TurnBudget = SPENT, attacked: bool = False,
        begun: bool = False, first: Seat = NOBODY, cycle: int = 0,
    ) -> None:  # fmt: skip
        self.seat = seat
        self.number = number
        self.step = step
        self.budget = budget
        self.attacked = attacked
        self.begun = begun
        """Whether any of it has been spent."""
        self.first = first
        """Who began the cycle, and the how manyeth it is, where the ruleset has cycles."""
        self.cycle = cycle

    def copy(self) -> TurnState:
        return self.at_step(self.step)

    def at_step(self, step: str) -> TurnState:
        """The same at another step; `but` takes longer."""
        return TurnState(
            self.seat, self.number, step, self.budget, self.attacked, self.begun, self.first, self.cycle,
        )  # fmt: skip

    def spent(self, left: TurnBudget) -> TurnState:
        """The same once some of it has been spent; `but` takes longer."""
        return TurnState(self.seat, self.number, self.step, left, self.attacked, True, self.first, self.cycle)


class CombatState(Replaceable):
    """One combat; combats are a stack, the last one is being fought."""

    __slots__ = (
        "aimed", "aseat", "attacker", "award_to", "aweapon", "before", "carries", "defender", "dseat", "dweapon",
        "ended", "fallen", "fences", "guests", "helpers", "id", "joined", "late", "rolls", "shown", "source", "step",
        "struck", "tactic", "wanted", "warzone",
    )  # fmt: skip
    _fields: ClassVar[tuple[str, ...]] = (
        "id", "attacker", "defender", "aseat", "dseat", "tactic", "aweapon", "dweapon", "step", "ended", "before",
        "shown", "source", "helpers", "struck", "award_to", "fallen", "wanted", "joined", "warzone", "carries",
        "rolls", "aimed", "fences", "guests", "late",
    )  # fmt: skip

    def __init__(
        self, id: int, attacker: CardId, defender: CardId, aseat: Seat, dseat: Seat, tactic: str = "",
        aweapon: int = -2, dweapon: int = -2, step: str = "declared", ended: bool = False,
        before: tuple[tuple[CardId, bool], ...] = (), shown: tuple[CardId, ...] = (), source: str = "action",
        helpers: tuple[tuple[CardId, CardId], ...] = (), struck: tuple[tuple[CardId, CardId], ...] = (),
        award_to: Seat = NOBODY, fallen: tuple[CardId, ...] = (), wanted: str = "",
        joined: tuple[tuple[CardId, str, str], ...] = (), warzone: CardId = NO_CARD, carries: bool = False,
        rolls: tuple[tuple[CardId, int, int], ...] = (), aimed: tuple[tuple[CardId, CardId], ...] = (),
        fences: tuple[CardId, ...] = (), guests: tuple[tuple[CardId, CardId], ...] = (),
        late: tuple[tuple[Any, Bindings], ...] = (),
    ) -> None:  # fmt: skip
        self.id = id
        self.attacker = attacker
        self.defender = defender
        self.aseat = aseat
        self.dseat = dseat
        self.tactic = tactic
        self.aweapon = aweapon
        """The weapon chosen for the attacker; -2 leaves the best to the engine, -1 is none."""
        self.dweapon = dweapon
        self.step = step
        self.ended = ended
        self.before = before
        self.shown = shown
        """Covered warriors that were turned up for this combat."""
        self.source = source
        self.helpers = helpers
        """Reinforcements (COMBAT-03): who helps, and which combatant."""
        self.struck = struck
        """Who of a combatant's group is struck at: (combatant, member)."""
        self.award_to = award_to
        """Who earns the points of its kills; NOBODY: who made them, UNPAID: nobody at all."""
        self.fallen = fallen
        """Who was killed in it, even if something keeps them in play."""
        self.wanted = wanted
        """The tactic that the card which made it demands."""
        self.joined = joined
        """Helpers not as usual: the ratings they add, who has them struck."""
        self.warzone = warzone
        """The card in which the defender fights: what is printed on it counts for him alone."""
        self.carries = carries
        """What is played on the attacker holds in the attack that follows."""
        self.rolls = rolls
        """What the dice gave: a combatant, a stat of its ratings, the sum."""
        self.aimed = aimed
        """Specials played in it and on whom, where copies count (COMBAT-22)."""
        self.fences = fences
        """What its attacker has still to meet, if it is a Fight."""
        self.guests = guests
        """Whom a card fetched, and the place at which it counts as standing."""
        self.late = late
        """What hits silence, once the dead are buried (COMBAT-29)."""

    def copy(self) -> CombatState:
        return self.at_step(self.step)

    def at_step(self, step: str) -> CombatState:
        """The same at another step; `but` takes longer."""
        return CombatState(
            self.id, self.attacker, self.defender, self.aseat, self.dseat, self.tactic, self.aweapon, self.dweapon,
            step, self.ended, self.before, self.shown, self.source, self.helpers, self.struck, self.award_to,
            self.fallen, self.wanted, self.joined, self.warzone, self.carries, self.rolls, self.aimed, self.fences,
            self.guests, self.late,
        )  # fmt: skip

    def reinforced_by(self, card: CardId) -> bool:
        """Whether a card helps one of the two (COMBAT-03)."""
        for helper, _ in self.helpers:
            if helper == card:
                return True
        return False

    def takes_part(self, card: CardId) -> bool:
        """Whether a card is one of the two, or helps one of them."""
        return card in (self.attacker, self.defender) or self.reinforced_by(card)


class Draft(Replaceable):
    """A play being put together; until its cost is paid only its player's view shows it (principle 3)."""

    __slots__ = (
        "answers", "area", "base", "begun", "called", "card", "caster", "host", "inside", "paid", "place", "player",
        "players", "seat", "stage", "summoner", "taken", "targets", "verb", "way", "words",
    )  # fmt: skip
    _fields: ClassVar[tuple[str, ...]] = (
        "verb", "seat", "base", "card", "way", "stage", "targets", "player", "caster", "paid", "words", "host",
        "area", "inside", "answers", "players", "called", "begun", "place", "summoner", "taken",
    )  # fmt: skip

    def __init__(
        self, verb: str, seat: Seat, base: int, card: CardId = NO_CARD, way: int = -1, stage: int = 0,
        targets: tuple[CardId, ...] = (), player: Seat = NOBODY, caster: CardId = NO_CARD, paid: int = -1,
        words: tuple[str, ...] = (), host: CardId = NO_CARD, area: str = "", inside: bool = False, answers: int = 0,
        players: tuple[Seat, ...] = (), called: CardId = NO_CARD, begun: bool = False, place: CardId = NO_CARD,
        summoner: CardId = NO_CARD, taken: bool = False,
    ) -> None:  # fmt: skip
        self.verb = verb
        self.seat = seat
        self.base = base
        """The depth of the agenda at which the question stands that this draft answers."""
        self.card = card
        self.way = way
        """Place of the Play or Act among the card's abilities; -1 for plain verbs."""
        self.stage = stage
        self.targets = targets
        self.player = player
        self.caster = caster
        self.paid = paid
        self.words = words
        self.host = host
        self.area = area
        self.inside = inside
        self.answers = answers
        """The pending play or event this would answer; 0 in open windows and menus."""
        self.players = players
        """All players chosen, where a play asks for several."""
        self.called = called
        """Who casts at the word of a card, whatever it could cast by itself."""
        self.begun = begun
        """An attack that has been announced and answered cannot be taken back."""
        self.place = place
        """The place chosen for the card, where the ruleset has places."""
        self.summoner = summoner
        """Who casts a spell of Summoning whose searches cost less (ESSENTIAL SUMMONS)."""
        self.taken = taken
        """A card that another player has just played and paid for is played as one's own (STOLEN PAPERWORK)."""

    def copy(self) -> Draft:
        return Draft(
            self.verb, self.seat, self.base, self.card, self.way, self.stage, self.targets, self.player, self.caster,
            self.paid, self.words, self.host, self.area, self.inside, self.answers, self.players, self.called,
            self.begun, self.place, self.summoner, self.taken,
        )  # fmt: skip


class Pending(Replaceable):
    """An announced play or event, waiting for answers."""

    __slots__ = (
        "cancelled", "card", "cost", "ctx", "first", "host", "id", "inside", "kind", "place", "players", "points",
        "said", "seat", "to", "way", "zone",
    )  # fmt: skip
    _fields: ClassVar[tuple[str, ...]] = (
        "id", "kind", "seat", "card", "ctx", "way", "zone", "cancelled", "host", "inside", "players", "first",
        "points", "cost", "to", "place", "said",
    )  # fmt: skip

    def __init__(
        self, id: int, kind: str, seat: Seat, card: CardId, ctx: Bindings, way: int = -1, zone: str = "",
        cancelled: bool = False, host: CardId = NO_CARD, inside: bool = False, players: tuple[Seat, ...] = (),
        first: tuple[int, int] = (0, 0), points: tuple[int, int] = (0, 0), cost: tuple[int, int] = (0, 0),
        to: str = "", place: CardId = NO_CARD, said: L.Play | L.Act | None = None,
    ) -> None:  # fmt: skip
        self.id = id
        self.kind = kind
        """play, cast, use, muster ... or an event name (wounded, killed, earned ...)."""
        self.seat = seat
        self.card = card
        self.ctx = ctx
        self.way = way
        self.zone = zone
        self.cancelled = cancelled
        self.host = host
        """Where a card on its way will be attached."""
        self.inside = inside
        self.players = players
        self.first = first
        """The points of an award before any card changed them."""
        self.points = points
        self.cost = cost
        """What was paid: actions and D."""
        self.to = to
        self.place = place
        """Where a card on its way will stand, where the ruleset has places."""
        self.said = said
        """The way itself, where the card says so by another text than its own: it holds whatever becomes of that."""

    def copy(self) -> Pending:
        return Pending(
            self.id, self.kind, self.seat, self.card, self.ctx, self.way, self.zone, self.cancelled, self.host,
            self.inside, self.players, self.first, self.points, self.cost, self.to, self.place, self.said,
        )  # fmt: skip
