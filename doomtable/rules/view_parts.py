"""What a view is made of: all that a seat may be told of a game; `view` alone fills it in (principle 10)."""

from __future__ import annotations

from typing import NamedTuple

from doomtable.rules.bases import FACE_DOWN
from doomtable.rules.place_views import PlaceView
from doomtable.rules.ratings import Outlook
from doomtable.rules.terms import NO_CARD, NOBODY, Outcome, Seat

SPECTATOR: Seat = 7
"""Who looks on without a seat."""


class LineView(NamedTuple):
    """One line of an itemised rating: where it comes from, which rating, how much, how (add, base, times...)."""

    source: str
    stat: int
    amount: int
    how: str


class PriceView(NamedTuple):
    """Actions and D that a play costs at least; `more`: what is chosen for it may make it dearer."""

    actions: int
    destiny: int
    more: bool = False


class CardView(NamedTuple):
    """A card as a seat sees it. `name` is None for a card it does not know; `handle` names it in options."""

    handle: int
    name: str | None
    type: str
    affiliations: tuple[str, ...]
    owner: Seat
    controller: Seat
    zone: str
    printed: tuple[int | None, ...] = ()
    ratings: tuple[int | None, ...] = ()
    lines: tuple[LineView, ...] = ()
    keywords: tuple[str, ...] = ()
    wounded: bool = False
    cover: bool = False
    unpaid: bool = False
    inside: bool = False
    peek: bool = False
    marks: tuple[tuple[str, int], ...] = ()
    attached: tuple[CardView, ...] = ()
    verbs: tuple[str, ...] = ()  # what the viewer may begin with this card now
    stands_at: int = NO_CARD  # the card on the table at which it stands; its base, or the battlefield that it is in
    prices: tuple[PriceView, ...] = ()  # what each of the verbs costs, in their order; none in a view without prices
    face_down: int = 0  # so many cards lie face down under it
    defends: int = NO_CARD  # the Battle that it defends
    home: int = NO_CARD  # the base that it is of, where there are bases


def is_inside(card: CardView) -> bool:
    """Whether a warrior is inside its base, from where it only shoots (VAR-HOME-12)."""
    return card.home != NO_CARD and card.stands_at == card.home


def lies_face_down(card: CardView) -> bool:
    """Whether a base or battlefield has been turned face down (VAR-HOME-18)."""
    return any(mark == FACE_DOWN for mark, _ in card.marks)


class PlayerView(NamedTuple):
    seat: Seat
    name: str
    destiny: int
    promotion: int
    hand_count: int
    hand: tuple[CardView, ...]
    """All cards of the viewer's own hand; of another's only those the viewer knows."""
    draw: int
    discard: int
    annihilated: int
    collection: int
    squad: tuple[CardView, ...]
    kohort: tuple[CardView, ...]
    outpost: tuple[CardView, ...]
    unrevealed: tuple[CardView, ...]
    attached: tuple[CardView, ...]
    out: bool
    turns: int
    countdown: int
    markers: int = 0  # actions left for the rest of the game, where the ruleset counts them so
    team: int = 0  # the number of the player's side, from 1; 0 where each is alone
    reserve: int = 0  # so many of the D lie apart
    beside: tuple[CardView, ...] = ()  # the warriors outside the areas (ZONE-23)
    war: str = ""  # the affiliation for which war is declared
    under: int = 0  # how many cards lie face down under it
    before: Seat = NOBODY  # the partner who stands before the player, where some stand behind others
    colony: int = 0  # colony points as they were last counted


def standing(player: PlayerView) -> tuple[CardView, ...]:
    """The cards that stand before a player: in the areas, beside them, and those never revealed last."""
    return (*player.squad, *player.kohort, *player.outpost, *player.beside, *player.unrevealed)


class TurnView(NamedTuple):
    seat: Seat
    number: int
    step: str
    actions: int
    attacked: bool
    attacks: int
    quiet: int
    per_turn: int
    first: Seat = NOBODY
    """Who began the cycle, and the how manyeth it is, where the ruleset has cycles."""
    cycle: int = 0
    lost: int = 0  # so many actions an attack takes beside its own; 0 in a view without prices


class SideView(NamedTuple):
    """One side of a combat: its warrior, ratings, every line of them, the weapons in use."""

    handle: int
    seat: Seat
    ratings: tuple[int | None, ...]
    printed: tuple[int | None, ...]
    lines: tuple[LineView, ...]
    weapons: tuple[str, ...]


class CombatView(NamedTuple):
    attacker: SideView
    defender: SideView
    tactic: str
    step: str
    outlook: Outlook | None
    played: tuple[str, ...]
    """Cards played for this combat whose effect still runs."""
    warzone: int = NO_CARD  # in which it is fought (WZ-04)


class AimView(NamedTuple):
    """A card that an announced play is aimed at, and who controls it."""

    handle: int
    seat: Seat


class PendingView(NamedTuple):
    """An announced play or event that may be answered."""

    kind: str
    seat: Seat
    card: str | None
    handle: int
    targets: tuple[str, ...]
    number: int
    aims: tuple[AimView, ...] = ()  # where those targets are, in the same order
    player: Seat = NOBODY  # the player it is aimed at


class OptionView(NamedTuple):
    """An option as it is shown and sent: `handle` is a card the seat can name, -1 for none."""

    key: str
    handle: int = NO_CARD
    number: int = 0
    seat: Seat = NOBODY
    name: str | None = None


class DecisionView(NamedTuple):
    """The open question. For other seats of a window `seat` is -1 and there are no options."""

    seat: Seat
    kind: str
    stage: str
    window: str
    options: tuple[OptionView, ...]
    cancellable: bool
    verb: str = ""
    card: str | None = None
    handle: int = NO_CARD
    per: int = 0
    number: int = 0
    answers: PendingView | None = None
    what: str = ""
    place: int = 0
    touches: bool = False  # of a window: is it in the asked seat's turn, or does its warrior fight, or is it concerned
    named: bool = False  # of a window: has the asked seat a card that names this very moment


class ClaimView(NamedTuple):
    """What lies on the table and is a player's by the set-up."""

    seat: Seat
    handle: int


class BidderView(NamedTuple):
    """Who may still bid."""
    seat: Seat


class BiddingView(NamedTuple):
    """An auction: for which card, the highest bid and whose it is, and who may still bid, first who is asked."""

    handle: int
    card: str | None
    bid: int
    seat: Seat  # NOBODY before the first bid
    bidders: tuple[BidderView, ...]


class View(NamedTuple):
    """The whole table as one seat (or a spectator, seat 7) may see it."""

    seat: Seat
    players: tuple[PlayerView, ...]
    turn: TurnView
    round: int
    goal: int
    combat: CombatView | None
    pending: tuple[PendingView, ...]
    effects: tuple[tuple[str, str], ...]
    """Running effects: source and the name of what they are on ('' for the whole game)."""
    decision: DecisionView | None
    outcome: Outcome | None
    sudden: bool
    ruleset: str
    table: tuple[CardView, ...] = ()  # cards in play that nobody controls
    claims: tuple[ClaimView, ...] = ()
    shared_pools: str = "none"  # what the members of a side have in common: none, destiny, promotion, both
    attack_on_player: bool = False  # whether a player without warriors may be attacked himself
    bidding: BiddingView | None = None
    outposts: bool = False  # whether each player has an Outpost, be it empty
    secondary_cost: int = 0  # the D for an attack on another than the primary target (MULTI-TARGET-04)
    stand: Seat = NOBODY  # who loses with the last warrior, and has won when the others cannot draw any more
    colony_goal: int = 0  # the colony points with which a turn is begun by who has won
    places: tuple[PlaceView, ...] = ()  # those of planets
    base_goal: int = 0  # the P with which a base goes down, where there are bases
    carried_most: int = 0  # the P that a warrior carries at most


class EventView(NamedTuple):
    """An event as a seat may read it: names instead of ids, None where it does not know the card."""

    kind: str
    seat: Seat
    card: str | None
    other: str | None
    n: int
    word: str
    cards: tuple[str, ...]
    handle: int
    other_handle: int
    other_seat: Seat
