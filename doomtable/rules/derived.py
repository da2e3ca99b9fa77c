"""Derived values: what a state amounts to, each kept as long as nothing changes that it lives by (principle 17).

There are six lifetimes. By the play: until which cards are in play changes, or whose they are and what is attached
to what. By the board: besides, until a passing effect or anything else about a card in play changes. By the texts:
besides, until the combat changes, or what else of the moment a lasting text of the game asks for. By the moment:
besides, until any state of a warrior, the step, or who knows what changes. By the points: besides the moment, until
somebody gets or pays points, or has used something up. By the hand: besides the board, until a hand, pile or pool
changes. A slot bears the name of the function that fills it; what that function works out is decided by the state
alone, so a value may be dropped at any time. `mutate` says what it has changed; nobody else drops a value.

Copies of a state share what has been worked out; a change gives the copy that is changed empty slots of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from doomtable.rules.bindings import Bindings
from doomtable.rules.continuous import HAND, POINTS, STEP, TURN, Continuous
from doomtable.rules.masks import SelectorMask
from doomtable.rules.play_modes import PlayMode
from doomtable.rules.terms import NOBODY, CardId, Seat

KNOWN: Final = 1 << 4
"""Who knows which card."""
BOARD: Final = 1 << 5
"""Cards in play."""
EFFECTS: Final = 1 << 11
"""Passing effects, and of a card in play what does not decide whether texts are at work."""
ENTERED: Final = 1 << 12
"""A card has come into play; what was there is as it was."""
_ON_TABLE: Final = BOARD | EFFECTS | ENTERED
_OUTSIDE_PLAY: Final = HAND | POINTS

RATED: Final = frozenset((
    "attacker", "defender", "tactic", "aweapon", "dweapon", "helpers", "warzone", "rolls", "guests",
))  # fmt: skip
"""What of a combat ratings and permissions depend on."""

Item = tuple[CardId, int, int, str]
"""One line of a rating: (source, stat 0-3, amount or factor, how: add, times, divide, set, dash, dice)."""
Rates = list[int | None]


class ActiveEffect:
    """A continuous node at work: its source, who controls it, and for passing effects what it is bound to."""

    __slots__ = ("cont", "ctx", "on", "seat", "timed")

    def __init__(
        self, cont: Continuous, ctx: Bindings, on: tuple[CardId, ...] = (), timed: int = 0, seat: Seat = NOBODY
    ) -> None:
        self.cont = cont
        self.ctx = ctx
        self.on = on
        self.timed = timed
        self.seat = seat

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, ActiveEffect):
            return False
        mine, theirs = (self.on, self.timed, self.seat), (other.on, other.timed, other.seat)
        return self.cont is other.cont and self.ctx == other.ctx and mine == theirs

    def __hash__(self) -> int:
        return hash((self.ctx, self.on, self.timed, self.seat))


Limited = tuple[CardId, CardId, SelectorMask]
"""An attached card that does nothing on a holder which does not fit: the card, its holder, whom it fits (EQUIP-20)."""


class FiledRules(NamedTuple):
    """The Rules at work by what they will be looked for; the fields of the same names in BoardValues say what."""

    rules: dict[str, list[ActiveEffect]]
    forbids: set[str]
    allows: set[str]
    requires: set[str]
    charges: set[str]
    bound: dict[str, dict[CardId, list[ActiveEffect]]]
    loose: dict[str, list[ActiveEffect]]
    paired: set[CardId]
    pair_words: bool
    priced: bool


class TextsInPlay(NamedTuple):
    """The cards in play as printed, and their lasting texts that are at work, in the order in which they came."""

    cards: int
    """How many there are in play."""
    tags: dict[CardId, int]
    warriors: list[CardId]
    attached: list[tuple[CardId, CardId]]
    """What has a host, with it."""
    limited: list[Limited]
    rules: list[ActiveEffect]
    mods: list[ActiveEffect]
    """All that change no rating: memberships, then keywords, then aspects and immunities, then the rest."""
    stats: list[ActiveEffect]
    """Those that change ratings."""
    reads: int
    """What of the moment they ask for."""
    filed: FiledRules
    listeners: list[CardId]
    """The cards on which an event may trigger something by what is printed on them."""


class Unrated(NamedTuple):
    """What a board still lacks as long as nobody has asked for a rating: who works it out, and of which nodes."""

    rate: Callable[[Any, BoardValues, list[ActiveEffect]], None]
    stats: list[ActiveEffect]


class BoardValues:
    """What the cards in play amount to, outside combat.

    What ratings and weapons are asked of (`items`, `rates`, `weapons`, `cond`, `bonuses`, `unused`, `pairs`) is worked
    out when it is first asked for, and until then as empty as it is while the layers below are judged:
    `board_lookups.with_ratings`.
    """

    __slots__ = (
        "allows",
        "amended",
        "bonuses",
        "bound",
        "charges",
        "cond",
        "dug_in",
        "forbids",
        "idle",
        "items",
        "loose",
        "pair_words",
        "paired",
        "pairs",
        "priced",
        "rates",
        "reads",
        "requires",
        "rules",
        "shields",
        "tags",
        "unfit",
        "unrated",
        "unused",
        "values",
        "warriors",
        "weapons",
    )  # fmt: skip

    def __init__(self) -> None:
        self.tags: dict[CardId, int] = {}
        self.warriors: list[CardId] = []
        self.items: dict[CardId, list[Item]] = {}
        self.rates: dict[CardId, Rates] = {}
        self.weapons: dict[CardId, list[CardId]] = {}
        """The weapons that work on a warrior, whatever the tactic."""
        self.cond: list[ActiveEffect] = []
        """Nodes that only a combat can judge."""
        self.bonuses: dict[CardId, list[ActiveEffect]] = {}
        """Those of them that count while a weapon is used, whatever the combat, by that weapon."""
        self.rules: dict[str, list[ActiveEffect]] = {}
        self.forbids: set[str] = set()
        self.allows: set[str] = set()
        self.requires: set[str] = set()
        """The acts that some rule forbids, allows, and demands."""
        self.charges: set[str] = set()
        """Those for which some rule asks a price or actions."""
        self.bound: dict[str, dict[CardId, list[ActiveEffect]]] = {}
        """Rules about one certain card, by act and card."""
        self.loose: dict[str, list[ActiveEffect]] = {}
        """Rules about players, or about all cards that fit."""
        self.paired: set[CardId] = set()
        """Cards of which certain rules say something about attacks by or on them."""
        self.pair_words = False
        """Whether some rule says such a thing of players, or of all cards that fit."""
        self.priced = False
        """Whether any permission to be given cards has its price."""
        self.reads = 0
        """What of the moment this was made of: it is another one when that changes; and whether a text sets ratings."""
        self.unrated: Unrated | None = None
        """What is left to be done; None on a board that is complete, or just being made."""
        self.values: dict[str, list[ActiveEffect]] = {}
        """Numbers of players, prices, rates and bonuses that cards change, by the word for each."""
        self.shields: list[ActiveEffect] = []
        """Immunities to certain cards only (`Mod.of`)."""
        self.dug_in: set[CardId] = set()
        """Warriors on whom Fortifications have their effect inside a vehicle, too (VEH-13)."""
        self.idle: set[CardId] = set()
        """Attached cards that do nothing (EQUIP-20)."""
        self.unfit: tuple[CardId, ...] = ()
        """Those of them whose limit asks for more of their holder than what it is: its V, who bears it."""
        self.amended: dict[CardId, tuple[CardId, ...]] = {}
        """The warriors that have abilities of those that they are considered: `considered.amended`."""
        self.unused: set[CardId] = set()
        """Weapons that their bearer may not use."""
        self.pairs: dict[tuple[CardId, int], CardId] = {}
        """The weapon that its bearer uses beside this one (EQUIP-12), for each tactic (1 Fight, 2 Shoot)."""


class AttackClass(NamedTuple):
    """What the rulebook asks about an attacker to say whom it may attack: warriors alike in it have the same rivals."""

    tags: int
    outpost: bool
    fights: bool
    shoots: bool
    place: CardId
    at_war: bool


class ActMasks(NamedTuple):
    """The windows in which a player could answer with abilities of cards in play."""

    mask: int
    """With all of them."""
    dearest: int
    """The D with which each of them could be begun."""
    free: int
    """With those that anybody may use."""
    priced: tuple[PlayMode, ...]
    """The others."""


class ActsInPlay(NamedTuple):
    """The abilities of the cards in play and who may use them."""

    cards: int
    """How many there are in play."""
    acts: list[tuple[CardId, Seat, PlayMode]]
    masks: list[ActMasks]
    """By seat the windows in which they could answer."""


class ByPlay:
    """Values that live until which cards are in play changes, or whose they are and what is attached to what."""

    __slots__ = ("acts", "earlier", "earlier_acts", "own_warriors", "texts")

    def __init__(self, earlier: TextsInPlay | None = None, earlier_acts: ActsInPlay | None = None) -> None:
        self.acts: ActsInPlay | None = None
        self.earlier, self.earlier_acts = earlier, earlier_acts
        """No values but what the next ones begin with: texts and abilities before the last cards came into play."""
        self.own_warriors: dict[Seat, list[CardId]] = {}
        self.texts: TextsInPlay | None = None


class ByBoard:
    """Values that live until, besides, a passing effect or anything else about a card in play changes."""

    __slots__ = ("attack_class", "board", "has_caster", "holders", "home_price", "lacks", "rivals", "tagged",
                 "to_sweep")

    def __init__(self) -> None:
        self.board: BoardValues | None = None
        self.attack_class: dict[CardId, AttackClass] = {}
        self.has_caster: dict[Seat, bool] = {}
        self.holders: dict[CardId, Seat] | None = None
        self.home_price: dict[tuple[Seat, int], int] = {}
        self.lacks: dict[tuple[Seat, CardId, int], bool] = {}
        self.rivals: dict[tuple[AttackClass, Seat], list[CardId]] = {}
        self.tagged: dict[SelectorMask, list[CardId]] = {}
        self.to_sweep: dict[bool, list[CardId]] = {}
        """While anything is announced, and while nothing is."""


class ByTexts:
    """Values that live until, besides, the combat changes, or what else of the moment a lasting text asks for."""

    __slots__ = ("able_casters", "has_target", "open_targets")

    def __init__(self) -> None:
        self.able_casters: dict[tuple[Seat, int], list[CardId]] = {}
        self.has_target: dict[CardId, bool] = {}
        self.open_targets: dict[CardId, list[CardId]] = {}

    def bare(self) -> bool:
        """Whether nothing is kept."""
        return not (self.has_target or self.open_targets or self.able_casters)


class ByMoment:
    """Values that live until, besides, a state of a warrior, the combat, the step, or who knows what changes."""

    __slots__ = (
        "any_like", "due_attacks", "fight", "free_hosts", "gives", "has_home", "open_count", "orderable", "swept",
    )  # fmt: skip

    def __init__(self) -> None:
        self.any_like: dict[tuple[SelectorMask, Seat], bool] = {}
        self.due_attacks: dict[Seat, dict[CardId, list[CardId]]] = {}
        self.fight: Any = None
        self.free_hosts: dict[tuple[Seat, CardId], list[CardId]] = {}
        self.gives: dict[tuple[Seat, tuple[CardId, ...]], bool] = {}
        """By player and hand whether he could give any card of it now though it is not the time."""
        self.has_home: dict[tuple[CardId, int], bool] = {}
        """By card and, while it may cost D to be given it, the D that there are; -1 otherwise."""
        self.open_count: dict[Seat, tuple[int, int]] = {}
        self.orderable: dict[Seat, dict[str, list[CardId]]] = {}
        self.swept = False
        """No value but a note: the sweep of this moment has been made."""

    def bare(self) -> bool:
        """Whether nothing is kept."""
        return not (
            self.swept or self.open_count or self.orderable or self.has_home or self.due_attacks or self.gives
            or self.free_hosts or self.any_like or self.fight is not None
        )  # fmt: skip


class ByPoints:
    """Values that live until, besides the moment, somebody gets or pays points."""

    __slots__ = ("answers", "open_ways")

    def __init__(self) -> None:
        self.answers: dict[tuple[Seat, int, tuple[CardId, ...]], list[str]] = {}
        """By player, the windows that his cards are for, and the hand, so that these values outlive a change of it."""
        self.open_ways: dict[tuple[Seat, CardId, int], bool] = {}

    def bare(self) -> bool:
        """Whether nothing is kept."""
        return not (self.answers or self.open_ways)


SeatCards = tuple[tuple[CardId, ...], int, int, ActMasks, int]
"""What decides when a player could answer: cards to play, D for anything, D for spells alone, abilities in play; and
the windows of what cards are played as copies."""


class SeatMasks:
    """The windows in which a player could answer: with all that he has, and with abilities of cards in play alone."""

    __slots__ = ("acts", "made_of", "mask")

    def __init__(self, mask: int, acts: int, made_of: SeatCards | None) -> None:
        self.mask: Final = mask
        self.acts: Final = acts
        self.made_of: Final = made_of
        """What both follow from."""


class WindowMasks:
    """The windows in which cards could answer: by seat, and for all together."""

    __slots__ = ("given", "seats", "union")

    def __init__(self, seats: list[SeatMasks], union: int, given: tuple[CardId, ...]) -> None:
        self.seats: Final = seats
        self.union: Final = union
        self.given: Final = given
        """Gifts and Equipment in hands while a card may let some be given at any time."""


class ByHand:
    """Values that live until, besides the board, hands, piles or points change."""

    __slots__ = ("earlier", "window_masks")

    def __init__(self, earlier: WindowMasks | None = None) -> None:
        self.earlier = earlier
        """No value but what the next one begins with: the masks before."""
        self.window_masks: WindowMasks | None = None


class Derived:
    """The derived values of one state, by what they live by.

    Two states share what one has worked out before the other was copied from it, until either changes. What is bare is
    nobody else's, so it may stay when something changes.
    """

    __slots__ = ("asked", "by_board", "by_hand", "by_moment", "by_play", "by_points", "by_texts", "counts", "stirs")

    def __init__(
        self, counts: bool, asked: int, stirs: bool, by_play: ByPlay, by_board: ByBoard, by_texts: ByTexts,
        by_moment: ByMoment, by_points: ByPoints, by_hand: ByHand,
    ) -> None:  # fmt: skip
        self.counts = counts
        """Whether a lasting text of this game counts hands, piles or points, so that the board lives by them too."""
        self.asked = asked
        """What drops the values that live by the texts; with hands or points in it, those by the moment too."""
        self.stirs = stirs
        """Whether rules or cards of this game do something by themselves whenever all is at rest, beside the sweep."""
        self.by_play = by_play
        self.by_board = by_board
        self.by_texts = by_texts
        self.by_moment = by_moment
        self.by_points = by_points
        self.by_hand = by_hand

    def copy(self) -> Derived:
        return Derived(
            self.counts, self.asked, self.stirs, self.by_play, self.by_board,
            ByTexts() if self.by_texts.bare() else self.by_texts,
            ByMoment() if self.by_moment.bare() else self.by_moment,
            ByPoints() if self.by_points.bare() else self.by_points,
            ByHand(self.by_hand.earlier) if self.by_hand.window_masks is None else self.by_hand,
        )  # fmt: skip

    def emptied(self) -> Derived:
        """The same with nothing kept."""
        return nothing_derived(self.counts, self.asked, self.stirs)

    def changed(self, what: int) -> None:
        """Something has changed: what lives by it is dropped."""
        board = self.by_board.board
        outside = what & _OUTSIDE_PLAY
        on_table = what & _ON_TABLE or (outside and self.counts) or (board is not None and board.reads & what)
        if on_table:
            if what == BOARD:
                self.by_play = ByPlay()
            elif what == ENTERED:
                old = self.by_play
                self.by_play = ByPlay(old.texts or old.earlier, old.acts or old.earlier_acts)
            self.by_board = ByBoard()
        if on_table or outside:
            if self.by_hand.window_masks is not None:
                self.by_hand = ByHand(self.by_hand.window_masks)
        asked = on_table or what & self.asked
        if asked and not self.by_texts.bare():
            self.by_texts = ByTexts()
        if asked or not outside:
            if not self.by_moment.bare():
                self.by_moment = ByMoment()
            if not self.by_points.bare():
                self.by_points = ByPoints()
        elif what == POINTS and not self.by_points.bare():
            self.by_points = ByPoints()

    def has_read(self, card: CardId) -> bool:
        """Whether the texts of the cards in play, as they are kept, are those with this card among them."""
        texts = self.by_play.texts or self.by_play.earlier
        return texts is not None and card in texts.tags

    def turned(self) -> bool:
        """Whether any text at work asks whose turn it is."""
        board = self.by_board.board
        return board is None or bool(board.reads & (STEP | TURN))


def nothing_derived(counts: bool, asked: int, stirs: bool) -> Derived:
    """The derived values of a state of which nothing has been asked."""
    return Derived(counts, asked, stirs, ByPlay(), ByBoard(), ByTexts(), ByMoment(), ByPoints(), ByHand())
