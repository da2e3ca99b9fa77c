"""Questions: the frames that ask somebody, one NamedTuple for each kind.

Their `op` is "ask"; their `kind` is the word by which options and answer are found. All else is as in frames.py.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple, Protocol

from doomtable.rules import language as L
from doomtable.rules.bindings import Bindings
from doomtable.rules.frames import Share, Split
from doomtable.rules.state import Window
from doomtable.rules.state_parts import Draft
from doomtable.rules.terms import NO_CARD, CardId, Seat


class Question(Protocol):
    """What all questions have."""

    @property
    def seat(self) -> Seat: ...
    @property
    def kind(self) -> str: ...
    @property
    def op(self) -> str: ...


class AskMenu(NamedTuple):
    """What to do in the Actions step."""

    seat: Seat
    kind: Literal["menu"] = "menu"
    op: Literal["ask"] = "ask"


@cache
def ask_menu(seat: Seat) -> AskMenu:
    """The question for what to do in the Actions step, made once for each seat."""
    return AskMenu(seat=seat)


class AskWindow(NamedTuple):
    """Whether to answer in the window below."""

    seat: Seat
    kind: Literal["window"] = "window"
    op: Literal["ask"] = "ask"


@cache
def ask_window(seat: Seat) -> AskWindow:
    """The question whether to answer in the window below, made once for each seat."""
    return AskWindow(seat=seat)


class AskSession(NamedTuple):
    """What to do with actions taken at once."""

    seat: Seat
    kind: Literal["session"] = "session"
    op: Literal["ask"] = "ask"


class AskSpell(NamedTuple):
    """Which spell the warrior casts that a card lets cast one; with `summons` one of Summoning, for less."""

    seat: Seat
    caster: CardId
    summons: bool = False
    kind: Literal["spell"] = "spell"
    op: Literal["ask"] = "ask"


class AskFound(NamedTuple):
    """How a card is played at once that a search has found, or that another player had just played, or that has been
    turned up (RUL-53)."""

    seat: Seat
    card: CardId
    taken: int = -1
    """The D that the other player has paid by parts, where it is somebody's play that has been taken over."""
    window: Window | None = None
    """The window in which that one had played it, or in which it is turned up."""
    passed: bool = False
    """Whether somebody has played it already, and it is played once more for D alone."""
    kind: Literal["found"] = "found"
    op: Literal["ask"] = "ask"


class AskDraft(NamedTuple):
    """The next choice of a play that is being put together."""

    seat: Seat
    draft: Draft
    kind: Literal["draft"] = "draft"
    op: Literal["ask"] = "ask"


class AskMay(NamedTuple):
    """Whether what a card offers is to happen."""

    seat: Seat
    effects: tuple[L.Effect, ...]
    ctx: Bindings
    card: CardId
    limited: int = -1
    """The place of the ability on the card, where saying yes uses up its limit."""
    limit: str = ""
    """That limit, whatever the card says by then."""
    kind: Literal["may"] = "may"
    op: Literal["ask"] = "ask"


class AskMayPay(NamedTuple):
    """The same where the card names a price, or could have."""

    seat: Seat
    effects: tuple[L.Effect, ...]
    ctx: Bindings
    card: CardId
    cost: L.Cost | None
    limited: int = -1
    limit: str = ""
    kind: Literal["may"] = "may"
    op: Literal["ask"] = "ask"


class AskEither(NamedTuple):
    """Which of the alternatives of a card happens."""

    seat: Seat
    node: L.Either
    ctx: Bindings
    kind: Literal["either"] = "either"
    op: Literal["ask"] = "ask"

    @property
    def about(self) -> CardId:
        """The card that it is about: the one whose player is asked for it, else the one that asks."""
        return self.ctx.it if self.node.who == "its player" else self.ctx.me


class AskGoal(NamedTuple):
    """Which way of a mission is met, where one event meets several."""

    seat: Seat
    card: CardId
    goals: tuple[L.Goal, ...]
    ctx: Bindings
    kind: Literal["goal"] = "goal"
    op: Literal["ask"] = "ask"


class AskInstead(NamedTuple):
    """Whether something else happens to a card that is leaving play; the frame below waits for the answer."""

    seat: Seat
    ctx: Bindings
    place: int
    cost: L.Cost | None = None
    """What it costs, whatever the card says by then."""
    kind: Literal["instead"] = "instead"
    op: Literal["ask"] = "ask"


class AskTactic(NamedTuple):
    """Fight or shoot."""

    seat: Seat
    cid: int
    kind: Literal["tactic"] = "tactic"
    op: Literal["ask"] = "ask"


class AskWarzone(NamedTuple):
    """Whether the defender is to defend in a Warzone, and in which."""

    seat: Seat
    cid: int
    kind: Literal["warzone"] = "warzone"
    op: Literal["ask"] = "ask"


class AskWeapon(NamedTuple):
    """Which weapon a warrior uses."""

    seat: Seat
    cid: int
    warrior: CardId
    kind: Literal["weapon"] = "weapon"
    op: Literal["ask"] = "ask"


class AskStruck(NamedTuple):
    """Which member of a reinforced combatant's group is struck."""

    seat: Seat
    cid: int
    combatant: CardId
    kind: Literal["struck"] = "struck"
    op: Literal["ask"] = "ask"


class AskSplit(NamedTuple):
    """How many of the points of an award are Promotion; `rest` and `done` as in AwardFrame."""

    seat: Seat
    n: int
    victim: CardId
    by: CardId
    rest: tuple[Share, ...]
    done: tuple[Split, ...]
    kind: Literal["split"] = "split"
    op: Literal["ask"] = "ask"


class AskPick(NamedTuple):
    """Which of the cards found are moved, `n` more."""

    seat: Seat
    node: L.Move
    ctx: Bindings
    found: tuple[CardId, ...]
    n: int
    kind: Literal["pick"] = "pick"
    op: Literal["ask"] = "ask"


class AskSearch(NamedTuple):
    """Which card of a pile is taken, `n` more."""

    seat: Seat
    node: L.Search
    ctx: Bindings
    n: int
    kind: Literal["search"] = "search"
    op: Literal["ask"] = "ask"


class AskHandLoss(NamedTuple):
    """Which card of a hand is lost, `n` more."""

    seat: Seat
    whose: Seat
    n: int
    ctx: Bindings
    kind: Literal["hand loss"] = "hand loss"
    op: Literal["ask"] = "ask"


class AskKeep(NamedTuple):
    """Which of the cards drawn are kept, `n` more."""

    seat: Seat
    cards: tuple[CardId, ...]
    n: int
    kind: Literal["keep"] = "keep"
    op: Literal["ask"] = "ask"


class AskChoose(NamedTuple):
    """The next of the choices of an effect, after those made and those taken in earlier rounds.

    Where all rounds are made before any of it happens, `left` are those still to come, and it is asked which is next.
    """

    seat: Seat
    node: L.Choose
    ctx: Bindings
    chosen: tuple[CardId | str, ...]
    taken: tuple[CardId | str, ...]
    left: tuple[tuple[CardId | str, ...], ...] = ()
    kind: Literal["choose"] = "choose"
    op: Literal["ask"] = "ask"


class AskQuestion(NamedTuple):
    """What to ask another player about the hand."""

    seat: Seat
    node: L.Ask
    ctx: Bindings
    asked: Seat
    kind: Literal["question"] = "question"
    op: Literal["ask"] = "ask"


class AskReply(NamedTuple):
    """Whether a question about the hand is answered or paid off."""

    seat: Seat
    node: L.Ask
    ctx: Bindings
    word: str
    kind: Literal["reply"] = "reply"
    op: Literal["ask"] = "ask"


class AskJoin(NamedTuple):
    """Who assists a combatant, `n` more."""

    seat: Seat
    node: L.Join
    ctx: Bindings
    helped: CardId
    n: int
    kind: Literal["join"] = "join"
    op: Literal["ask"] = "ask"


class AskBid(NamedTuple):
    """What is bid in an auction: more than the `bid` of `bidder` that stands, or nothing any more."""

    seat: Seat
    node: L.Bid
    ctx: Bindings
    bid: int
    bidder: Seat
    """NOBODY before the first bid, which must be made."""
    rest: tuple[Seat, ...]
    """Who else may still bid, in the order in which they are asked."""
    kind: Literal["bid"] = "bid"
    op: Literal["ask"] = "ask"


class AskPay(NamedTuple):
    """Whether to pay, or to let happen what follows from not paying."""

    seat: Seat
    node: L.PayOr
    ctx: Bindings
    kind: Literal["pay"] = "pay"
    op: Literal["ask"] = "ask"


class AskShare(NamedTuple):
    """How much of what is `left` one rating gets, after those that are settled."""

    seat: Seat
    node: L.Redistribute
    ctx: Bindings
    left: int
    chosen: tuple[int, ...]
    kind: Literal["share"] = "share"
    op: Literal["ask"] = "ask"

    @property
    def word(self) -> str:
        """The rating that is asked for."""
        return self.node.stats[len(self.chosen)]


class AskShareD(NamedTuple):
    """How many of the D that are `left` a player gets, before the `rest` of the team; its last gets what remains."""

    seat: Seat
    ctx: Bindings
    left: int
    to: Seat
    rest: tuple[Seat, ...]
    kind: Literal["share d"] = "share d"
    op: Literal["ask"] = "ask"

    @property
    def word(self) -> str:
        """The number of the seat that is asked for."""
        return str(self.to)


class AskTrade(NamedTuple):
    """Which card of the hand goes to a partner, or to whom the `card` that has been named does.

    `moved` have been passed on, `done` is how many in a row have passed on nothing more."""

    seat: Seat
    ctx: Bindings
    moved: tuple[CardId, ...] = ()
    done: int = 0
    card: CardId = NO_CARD
    kind: Literal["trade"] = "trade"
    op: Literal["ask"] = "ask"


class AskConvert(NamedTuple):
    """Into what points are converted, so many D for 1 P."""

    seat: Seat
    rate: int
    source: CardId
    kind: Literal["convert"] = "convert"
    op: Literal["ask"] = "ask"


class AskConvertN(NamedTuple):
    """How many Promotion points are made or given up."""

    seat: Seat
    rate: int
    source: CardId
    to: str
    kind: Literal["convert n"] = "convert n"
    op: Literal["ask"] = "ask"


class AskMulligan(NamedTuple):
    """Whether the opening hand is kept or changed (MULL-02, MULL-03)."""

    seat: Seat
    kind: Literal["mulligan"] = "mulligan"
    op: Literal["ask"] = "ask"


class AskWar(NamedTuple):
    """Whether a war is declared (VAR-CORPWAR-01)."""

    seat: Seat
    kind: Literal["war"] = "war"
    op: Literal["ask"] = "ask"


class AskWarFor(NamedTuple):
    """For which affiliation war is declared."""

    seat: Seat
    kind: Literal["war for"] = "war for"
    op: Literal["ask"] = "ask"


class AskUnderWar(NamedTuple):
    """Which card of the collection lies under the war, if any (VAR-CORPWAR-03)."""

    seat: Seat
    kind: Literal["under"] = "under"
    op: Literal["ask"] = "ask"


class AskBase(NamedTuple):
    """On which of his bases points lie that a player has got as such (VAR-HOME-R02)."""

    seat: Seat
    pool: str
    n: int
    kind: Literal["base"] = "base"
    op: Literal["ask"] = "ask"


class AskInside(NamedTuple):
    """Whether a warrior is inside the vehicle that it has just been given by a card, or outside (VEH-04)."""

    seat: Seat
    card: CardId
    """The warrior."""
    vehicle: CardId
    kind: Literal["inside"] = "inside"
    op: Literal["ask"] = "ask"


class AskBonus(NamedTuple):
    """Whether a running Battle adds P, since an opponent has reached the goal (VAR-BATTLE-11)."""

    seat: Seat
    card: CardId
    kind: Literal["bonus"] = "bonus"
    op: Literal["ask"] = "ask"


class AskDiscard(NamedTuple):
    """Which card is discarded at the end of the turn; `excess` of them must be; `more` may be after the first."""

    seat: Seat
    excess: int
    more: int = 0
    kind: Literal["discard"] = "discard"
    op: Literal["ask"] = "ask"


@cache
def ask_discard(seat: Seat, excess: int, more: int = 0) -> AskDiscard:
    """The question which card is discarded at the end of the turn, made once for each seat and numbers."""
    return AskDiscard(seat=seat, excess=excess, more=more)


def besides(ask: object) -> int:
    """The Promotion that comes besides what is split: for the last defender of a Battle, and what is split already."""
    if not isinstance(ask, AskSplit):
        return 0
    ahead = sum(n for seat, n, pool, _, _ in ask.rest if (seat, pool) == (ask.seat, "P"))
    return ahead + sum(p for seat, _, p, _, _ in ask.done if seat == ask.seat)


def asked_for(ask: AskChoose) -> str:
    """What is chosen next: 'next' of several rounds, a word of a kind, or '' for a card."""
    choice = None if ask.left else ask.node.choices[len(ask.chosen)]
    return "next" if ask.left else choice.what if isinstance(choice, L.Name) else ""
