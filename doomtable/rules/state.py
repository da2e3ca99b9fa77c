"""The state of a game: piles, cards in play, the agenda; made to be copied often.

Card ids are small ints into the definitions of the game. Piles and hands are tuples of ids, shared by copies and
replaced on change. Only cards in play have a mutable row. Frames, drafts, timed effects, combats and pending plays are
immutable, name each other by id, and are replaced, never written. `derived` holds what can be worked out anew (ratings,
permissions, window masks); digest and equality ignore it. Only mutate.py writes here, save for constructors and `copy`.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from doomtable.rules import language as L
from doomtable.rules.bindings import Bindings
from doomtable.rules.canonical import GAME_LATER, ROW_LATER, SEAT_LATER, frame_words, later, unnamed, written
from doomtable.rules.definitions import Definitions
from doomtable.rules.derived import Derived, nothing_derived
from doomtable.rules.prison import Prison
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import NO_CARD, NOBODY, CardId, Outcome, Seat, new_tuple
from doomtable.rules.turn_budget import TurnBudget


class Frame(Protocol):
    """What remains to be done, one of the NamedTuples of frames.py: its arguments, and the word of its handler."""
    @property
    def op(self) -> str: ...


EVERYBODY: Final = 0x80
"""The bit in a card's `known` mask that stands for everybody, spectators included."""


class TurnState(NamedTuple):
    """The turn and its budget."""

    seat: Seat
    number: int
    step: str
    budget: TurnBudget = TurnBudget()
    attacked: bool = False
    begun: bool = False
    """Whether any of it has been spent."""
    first: Seat = NOBODY
    """Who began the cycle, and the how manyeth it is, where the ruleset has cycles."""
    cycle: int = 0


class CombatState(NamedTuple):
    """One combat; combats are a stack, the last one is being fought."""

    id: int
    attacker: CardId
    defender: CardId
    aseat: Seat
    dseat: Seat
    tactic: str = ""
    aweapon: int = -2
    """The weapon chosen for the attacker; -2 leaves the best to the engine, -1 is none."""
    dweapon: int = -2
    step: str = "declared"
    ended: bool = False
    before: tuple[tuple[CardId, bool], ...] = ()
    shown: tuple[CardId, ...] = ()  # covered warriors that were turned up for this combat
    source: str = "action"
    helpers: tuple[tuple[CardId, CardId], ...] = ()  # reinforcements (COMBAT-03): who helps, and which combatant
    struck: tuple[tuple[CardId, CardId], ...] = ()  # who of a combatant's group is struck at: (combatant, member)
    award_to: Seat = NOBODY  # who earns the points of its kills; NOBODY: who made them, UNPAID: nobody at all
    fallen: tuple[CardId, ...] = ()  # who was killed in it, even if something keeps them in play
    wanted: str = ""  # the tactic that the card which made it demands
    joined: tuple[tuple[CardId, str, str], ...] = ()  # helpers not as usual: the ratings they add, who has them struck
    warzone: CardId = NO_CARD  # the card in which the defender fights: what is printed on it counts for him alone
    carries: bool = False  # what is played on the attacker holds in the attack that follows
    rolls: tuple[tuple[CardId, int, int], ...] = ()  # what the dice gave: a combatant, a stat of its ratings, the sum
    aimed: tuple[tuple[CardId, CardId], ...] = ()  # Specials played in it and on whom, where copies count (COMBAT-22)
    fences: tuple[CardId, ...] = ()  # what its attacker has still to meet, if it is a Fight
    guests: tuple[tuple[CardId, CardId], ...] = ()  # whom a card fetched, and the place at which it counts as standing
    late: tuple[tuple[Any, Bindings], ...] = ()  # what hits silence, once the dead are buried (COMBAT-29)


class Draft(NamedTuple):
    """A play being put together; until its cost is paid only its player's view shows it (principle 3)."""

    verb: str
    seat: Seat
    base: int
    """The depth of the agenda at which the question stands that this draft answers."""
    card: CardId = NO_CARD
    way: int = -1
    """Place of the Play or Act among the card's abilities; -1 for plain verbs."""
    stage: int = 0
    targets: tuple[CardId, ...] = ()
    player: Seat = NOBODY
    caster: CardId = NO_CARD
    paid: int = -1
    words: tuple[str, ...] = ()
    host: CardId = NO_CARD
    area: str = ""
    inside: bool = False
    answers: int = 0
    """The pending play or event this would answer; 0 in open windows and menus."""
    players: tuple[Seat, ...] = ()
    """All players chosen, where a play asks for several."""
    called: CardId = NO_CARD
    """Who casts at the word of a card, whatever it could cast by itself."""
    begun: bool = False
    """An attack that has been announced and answered cannot be taken back."""
    place: CardId = NO_CARD
    """The place chosen for the card, where the ruleset has places."""
    summoner: CardId = NO_CARD
    """Who casts a spell of Summoning whose searches cost less (ESSENTIAL SUMMONS)."""
    taken: bool = False
    """A card that another player has just played and paid for is played as one's own (STOLEN PAPERWORK)."""


class Window(NamedTuple):
    """A response window (RUL-33), asked around until all pass in a row."""

    kind: str
    """answer, open or first."""
    name: str
    mask: int
    pending: int
    order: tuple[Seat, ...]
    skip: Seat = NOBODY
    """Who announced it is not asked until somebody else has answered (TIME-03)."""
    relevant: tuple[CardId, ...] = ()
    """In an answer window: the cards at which an any-time play must be aimed."""


class Pending(NamedTuple):
    """An announced play or event, waiting for answers."""

    id: int
    kind: str
    """play, cast, use, muster ... or an event name (wounded, killed, earned ...)."""
    seat: Seat
    card: CardId
    ctx: Bindings
    way: int = -1
    zone: str = ""
    cancelled: bool = False
    host: CardId = NO_CARD
    """Where a card on its way will be attached."""
    inside: bool = False
    players: tuple[Seat, ...] = ()
    first: tuple[int, int] = (0, 0)
    """The points of an award before any card changed them."""
    points: tuple[int, int] = (0, 0)
    cost: tuple[int, int] = (0, 0)
    """What was paid: actions and D."""
    to: str = ""
    place: CardId = NO_CARD
    """Where a card on its way will stand, where the ruleset has places."""
    said: L.Play | L.Act | None = None
    """The way itself, where the card says so by another text than its own: it holds whatever becomes of that."""


class Timed(NamedTuple):
    """A passing Mod or Rule: `cont` in the definitions, bound to the cards or player it touches."""

    id: int
    cont: int
    ctx: Bindings
    on: tuple[CardId, ...]
    until: str
    anchor: int
    """A combat id for 'combat', a seat for turn-bound ends, a card id for 'host leaves' and for ''."""
    born: int
    """The total turn count when it began."""
    seat: Seat = NOBODY
    """For values of players."""


class Delayed(NamedTuple):
    """A trigger that waits although its source may be gone."""

    id: int
    node: Any
    ctx: Bindings
    born: int
    anchor: int
    combat: int = 0  # the one in which it began, if it waits for the end of one


TupleT = TypeVar("TupleT", bound=tuple[Any, ...])
_FIELD_PLACES: Final[dict[type, dict[str, int]]] = {
    kind: {name: i for i, name in enumerate(kind._fields)}
    for kind in (Bindings, TurnState, TurnBudget, CombatState, Draft, Window, Pending, Timed, Delayed)
}


def replaced(old: TupleT, **values: Any) -> TupleT:
    """One of the tuples above with other values in some places: what `_replace` does, in a third of its time."""
    kind = old.__class__
    places = _FIELD_PLACES[kind]
    new = [*old[:]]  # of a plain tuple they are taken all at once
    for name in values:
        new[places[name]] = values[name]
    return new_tuple(kind, new)


_UNCHOSEN: Final = Draft("", NOBODY, 0)[5:14]
_UNBEGUN: Final = Draft("", NOBODY, 0)[17:]


def new_draft(
    verb: str, seat: Seat, card: CardId, way: int, answers: int, called: CardId, base: int = 0
) -> Draft:
    """A draft of which no more is chosen than a card and a way to play it, in a third of the time of its own call."""
    return new_tuple(Draft, (verb, seat, base, card, way, *_UNCHOSEN, answers, (), called, *_UNBEGUN))


class CardInPlay:
    """A card in play."""

    __slots__ = (
        "atts", "chosen", "controller", "cover", "doomed", "field", "holds", "host", "id", "inside",
        "known_cover", "left_cover", "marks", "order", "place", "prison", "seat", "slot", "unpaid", "wounded", "zone",
    )  # fmt: skip

    def __init__(
        self, id: CardId, controller: Seat, zone: str, order: int, host: CardId = NO_CARD, seat: Seat = NOBODY,
        atts: tuple[CardId, ...] = (), wounded: bool = False, cover: bool = False, unpaid: bool = False,
        inside: bool = False, left_cover: bool = False, known_cover: bool = False, slot: int = 0,
        marks: tuple[tuple[str, int, Seat], ...] = (), chosen: tuple[int | str, ...] = (), field: CardId = NO_CARD,
        holds: tuple[CardId, ...] = (), place: CardId = NO_CARD, prison: Prison = (), doomed: tuple[CardId, ...] = (),
    ) -> None:  # fmt: skip
        """`seat`: whom it is attached to; `place`: the card where it stands, or its base; `field`: a battlefield it is
        in; of what it holds `prison` are prisoners and what is on them, `doomed` is annihilated when it leaves."""
        self.id = id
        self.controller = controller
        self.zone = zone
        self.order = order
        self.host = host
        self.seat = seat
        self.atts = atts
        self.wounded = wounded
        self.cover = cover
        self.unpaid = unpaid
        self.inside = inside
        self.left_cover = left_cover
        self.known_cover = known_cover
        self.slot = slot
        self.marks = marks
        self.chosen = chosen
        self.holds = holds
        self.place = place
        self.prison, self.doomed, self.field = prison, doomed, field

    def copy(self) -> CardInPlay:
        return CardInPlay(
            self.id, self.controller, self.zone, self.order, self.host, self.seat, self.atts, self.wounded, self.cover,
            self.unpaid, self.inside, self.left_cover, self.known_cover, self.slot, self.marks, self.chosen, self.field,
            self.holds, self.place, self.prison, self.doomed,
        )  # fmt: skip

    def key(self) -> tuple[Any, ...]:
        """Everything that matters, for digests and comparisons."""
        return (
            self.id, self.controller, self.zone, self.order, self.host, self.seat, self.atts, self.wounded, self.cover,
            self.unpaid, self.inside, self.left_cover, self.known_cover, self.slot, self.marks, self.chosen, self.holds,
            *later(self, ROW_LATER),
        )  # fmt: skip


class SeatState:
    """What one player owns."""

    __slots__ = (
        "D", "P", "annihilated", "attached", "beside", "collection", "colony", "countdown", "discard", "draw", "hand",
        "kohort", "markers", "out", "outpost", "reserve", "squad", "turns", "under", "unrevealed", "used", "war",
    )  # fmt: skip

    def __init__(self, d: int, markers: int = 0) -> None:
        self.D = d
        self.P = 0
        self.draw: tuple[CardId, ...] = ()
        """Top card first."""
        self.hand: tuple[CardId, ...] = ()
        self.discard: tuple[CardId, ...] = ()
        """Latest first."""
        self.annihilated: tuple[CardId, ...] = ()
        self.collection: tuple[CardId, ...] = ()
        self.squad: tuple[CardId, ...] = ()
        self.kohort: tuple[CardId, ...] = ()
        self.outpost: tuple[CardId, ...] = ()
        self.beside: tuple[CardId, ...] = ()
        self.unrevealed: tuple[CardId, ...] = ()
        self.attached: tuple[CardId, ...] = ()
        self.turns = 0
        self.out = False
        self.countdown = 0
        """Own turns left to bring an able warrior into play; 0 = no countdown runs (WIN-12)."""
        self.markers = markers
        """Actions left for the rest of the game, where the ruleset counts them so."""
        self.colony = 0
        """Colony points, as they were last counted."""
        self.reserve = 0
        """So many of the D lie apart from the pool, where no card of another player reaches them (DESPERATE TIMES)."""
        self.used: tuple[tuple[str, int, int], ...] = ()
        """Limits used up: (scope, card or other mark, n)."""
        self.war = ""
        """The affiliation for which the player has declared war."""
        self.under: tuple[CardId, ...] = ()
        """The card that lies face down under that war."""

    def within_reach(self, pool: str) -> int:
        """The points of a pool that cards reach: what lies apart of the D is beyond them."""
        return self.P if pool == "P" else self.D - self.reserve

    def copy(self) -> SeatState:
        new = SeatState(self.D)
        new.P = self.P
        new.draw, new.hand = self.draw, self.hand
        new.discard, new.annihilated, new.collection = self.discard, self.annihilated, self.collection
        new.squad, new.kohort, new.outpost = self.squad, self.kohort, self.outpost
        new.beside, new.unrevealed, new.attached = self.beside, self.unrevealed, self.attached
        new.turns = self.turns
        new.out = self.out
        new.countdown = self.countdown
        new.markers, new.colony = self.markers, self.colony
        new.reserve = self.reserve
        new.used = self.used
        new.war, new.under = self.war, self.under
        return new

    def key(self) -> tuple[Any, ...]:
        return (
            self.D, self.P, self.draw, self.hand, self.discard, self.annihilated, self.collection, self.squad,
            self.kohort, self.outpost, self.unrevealed, self.attached, self.turns, self.out, self.countdown, self.used,
            *later(self, SEAT_LATER),
        )  # fmt: skip


ROTATIONS: Final = tuple(
    tuple(tuple((start + i) % n for i in range(n)) for start in range(n)) for n in range(9)
)
"""Seats clockwise, by how many there are and who is first."""


class State:
    """A whole game at one moment."""

    __slots__ = (
        "agenda", "claims", "combats", "counter", "definitions", "delayed", "derived", "draws", "effects", "events",
        "idle", "key", "known", "limbo", "outcome", "pending", "play", "raised_goal", "random_counter", "round",
        "rules", "script", "seating", "seats", "set_aside", "slots", "sudden", "table", "tick", "turn", "turned_round",
        "win_check",
    )  # fmt: skip

    def __init__(
        self, definitions: Definitions, rules: Ruleset, seats: int, key: bytes, derived: Derived | None = None
    ) -> None:
        self.definitions = definitions
        self.rules = rules
        self.seats = [SeatState(rules.numbers(seat).start_d, rules.markers) for seat in range(seats)]
        self.play: dict[CardId, CardInPlay] = {}
        self.limbo: tuple[CardId, ...] = ()
        """Announced cards on their way: neither in hand nor in play."""
        self.table: tuple[CardId, ...] = ()
        """Cards in play that nobody controls."""
        self.set_aside: tuple[CardId, ...] = ()
        """Cards that belong to nobody and are not in play."""
        self.claims: tuple[tuple[Seat, CardId], ...] = ()
        """What lies on the table and is a player's by the set-up."""
        self.known = b""
        self.agenda: tuple[Frame, ...] = ()
        self.combats: tuple[CombatState, ...] = ()
        self.pending: tuple[Pending, ...] = ()
        self.effects: tuple[Timed, ...] = ()
        self.delayed: tuple[Delayed, ...] = ()
        self.turn = TurnState(NOBODY, 0, "draw")
        self.round = self.idle = self.random_counter = self.draws = 0
        self.counter = 0
        """The next id for combats, effects, pendings and orders."""
        self.slots = 0
        """How many public numbers warriors in cover have been given."""
        self.tick = 0
        """How many turns have begun, by anybody."""
        self.key = key
        self.script: tuple[str, ...] = ()
        """Chance fed by a scenario, used up in order."""
        self.outcome: Outcome | None = None
        self.sudden = self.win_check = False
        self.raised_goal = 0
        """The P that are needed since a card has taken a victory back; 0: what the ruleset says."""
        self.seating: tuple[Seat, ...] = ()
        """Who sits beside whom, in the order of turns, since cards have changed it."""
        self.turned_round = False
        """Whether a card has turned the direction of play round."""
        self.events: list[Any] | None = []
        """Events since they were last collected, None where nobody reads them; not part of the digest."""
        if derived is None:  # a new game; a copy takes these from its original
            derived = nothing_derived(definitions.counts, definitions.asked)
            self.set_aside = tuple([card for card, owner in enumerate(definitions.owner) if owner == NOBODY])
            self.known = bytes([0xFF if owner == NOBODY else 0 for owner in definitions.owner])
        self.derived = derived

    def copy(self) -> State:
        new = State(self.definitions, self.rules, 0, self.key, self.derived.copy())
        new.seats = [s.copy() for s in self.seats]
        new.play = {i: row.copy() for i, row in self.play.items()}
        new.limbo = self.limbo
        new.table = self.table
        new.set_aside = self.set_aside
        new.claims = self.claims
        new.known = self.known
        new.agenda = self.agenda
        new.combats = self.combats
        new.pending = self.pending
        new.effects = self.effects
        new.delayed = self.delayed
        new.turn = self.turn
        new.events = None if self.events is None else []
        new.round, new.idle = self.round, self.idle
        new.counter = self.counter
        new.tick = self.tick
        new.slots = self.slots
        new.random_counter = self.random_counter
        new.script = self.script
        new.outcome = self.outcome
        new.sudden = self.sudden
        new.raised_goal = self.raised_goal
        new.seating = self.seating
        new.turned_round = self.turned_round
        new.win_check = self.win_check
        new.draws = self.draws
        return new

    def canonical(self) -> tuple[Any, ...]:
        """The state as nested tuples of numbers and words, equal exactly when the states are."""
        return (
            tuple(s.key() for s in self.seats),
            tuple(self.play[i].key() for i in sorted(self.play)),
            self.limbo, self.known, tuple(plain(self.definitions, frame_words(f)) for f in self.agenda),
            self.combats, self.pending, self.effects, tuple(plain(self.definitions, d) for d in self.delayed),
            self.turn, self.round, self.idle, self.counter, self.slots, self.tick, self.key, self.random_counter,
            self.script, None if self.outcome is None else self.outcome.plain(), self.sudden, self.draws,
            self.win_check, *later(self, GAME_LATER), *self.definitions.doubled,
        )  # fmt: skip

    def digest(self) -> str:
        """32 hex digits that are equal exactly when two states are (principle 11)."""
        return blake2b(written(self.canonical()).encode(), digest_size=16).hexdigest()

    # ------------------------------------------------------------------------------------------ short questions

    def living(self) -> tuple[Seat, ...]:
        """The seats still in the game, in turn order."""
        return tuple(i for i, s in enumerate(self.seats) if not s.out)

    def clockwise(self, start: Seat) -> tuple[Seat, ...]:
        """The seats still in, clockwise from `start` (which comes first when it is in)."""
        around = ROTATIONS[len(self.seats)][start] if not self.seating else self._seated(start)
        for s in self.seats:
            if s.out:
                return tuple(x for x in around if not self.seats[x].out)
        return around

    def _seated(self, start: Seat) -> tuple[Seat, ...]:
        at = self.seating.index(start)
        return self.seating[at:] + self.seating[:at]

    def place_of_seat(self, seat: Seat) -> int:
        """The how manyeth in the order of turns a player is."""
        return self.seating.index(seat) if self.seating else seat

    def pend(self, pid: int) -> Pending | None:
        for p in self.pending:
            if p.id == pid:
                return p
        return None

    def combat(self, cid: int) -> CombatState | None:
        for c in self.combats:
            if c.id == cid:
                return c
        return None


Filled = TypeVar("Filled", CardInPlay, SeatState, State)


def filled(new: Filled, values: Mapping[str, Any]) -> Filled:
    """A state just made, or a part of one, with these values in its fields."""
    for name, value in values.items():
        setattr(new, name, value)
    return new


def plain(definitions: Definitions, value: Any) -> Any:
    """The words of a frame, or whatever else names declarations, as comparable words and numbers."""
    if isinstance(value, tuple):
        return tuple(plain(definitions, inner) for inner in unnamed(value))
    if hasattr(value, "__dataclass_fields__"):
        return definitions.word_of(value)
    return value
