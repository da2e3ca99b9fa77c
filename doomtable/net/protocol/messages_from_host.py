"""Messages the host sends: greeting, answers, the state of room, deal and game."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field

from doomtable.net.protocol.message_fields import (
    COLOURS,
    LONGEST_CHAT,
    MOST_CHAT,
    MOST_EVENTS,
    MOST_SEATS,
    Args,
    BoosterTerms,
    CardName,
    Cards,
    Count,
    Hex32,
    Hex64,
    Key,
    Message,
    NoSeat,
    Pack,
    Phase,
    Pool,
    SeatNumber,
    SeatState,
    Switches,
    Word,
)
from doomtable.rules.view_parts import CombatView, EventView, View


class Hello(Message):
    """The host, to anybody who connects: what it is, and what must be proved."""

    t: Literal["hello"] = "hello"
    protocol: Count
    program: Word
    rules: Count
    sets: Annotated[dict[Word, Word], Field(max_length=40)]
    """A digest of the definitions of every card set."""
    nonce: Hex64


class Welcome(Message):
    """The host: that it has the join code, too. A guest that cannot check it leaves."""

    t: Literal["welcome"] = "welcome"
    proof: Hex64


class Entered(Message):
    """You are in: your number, your token to come back with, your seat (-1: none), whether you are the host."""

    t: Literal["entered"] = "entered"
    member: Count
    token: Hex32
    seat: NoSeat
    host: bool
    room: Hex32
    """Another one for every room, also for one that goes on with a kept game: what was counted is counted anew."""
    done: Count
    """The number of your last request that was done; go on with the next."""


class RequestDone(Message):
    """A request was done."""

    t: Literal["done"] = "done"
    id: Count


class RequestRefused(Message):
    """What was sent is not taken; `id` is the request, 0 where it is about the connection, which then ends."""

    t: Literal["refused"] = "refused"
    id: Count = 0
    code: Word
    args: Args = ()


class ReasonReply(Message):
    """The answer to `why`: the reason by its clause, key and arguments."""

    t: Literal["because"] = "because"
    id: Count
    rule: Word
    key: Word
    args: Args


class PreviewReply(Message):
    """The answer to `try`: what is asked next; without a stage it is carried out at once and lies there."""

    t: Literal["tried"] = "tried"
    id: Count
    stage: Word
    options: Annotated[tuple[tuple[Word, int, int, int, str | None], ...], Field(max_length=2000)]
    """Rows as in a view: key, handle, number, seat, name."""
    lands: Word = ""
    on: int = -1
    quiet: bool = False
    """Whether it is done, and nobody learns a card by it but the one that is played, nor is chance asked."""


class ForecastReply(Message):
    """The answer to `foresee`: the combat as it would be with each tactic, if nobody played another card."""

    t: Literal["foreseen"] = "foreseen"
    id: Count
    combats: Annotated[tuple[tuple[Word, CombatView], ...], Field(max_length=4)]


class SeatInfo(Message):
    """A seat as everybody sees it."""

    seat: SeatNumber
    kind: Word
    """'remote' for a person, or the kind of computer player."""
    member: Count
    """Whose it is; 0: nobody's."""
    name: Word
    colour: Annotated[int, Field(ge=0, lt=COLOURS)]
    emblem: Word
    """The sign that was chosen; while a game is shown that of the deck where none was; '' for none."""
    deck: Word
    """The name of the deck, while a game is shown: before the deal it would help to choose one against it."""
    ready: bool
    state: SeatState
    """'computer' also where one plays for a person."""
    seconds: Annotated[int, Field(ge=-1, le=10_000_000)] = -1
    """Left of the seat's clock; -1: no clock."""


class MemberInfo(Message):
    """Somebody in the room."""

    member: Count
    name: Word
    host: bool
    seat: NoSeat
    watching: Literal["no", "asks", "yes"]
    state: Literal["here", "lost", "left"]


class WaitingInfo(Message):
    """The game stands still for a seat; after so many seconds the computer takes it. -1: until the host says."""

    seat: SeatNumber
    seconds: Annotated[int, Field(ge=-1, le=10_000_000)]
    why: Literal["lost", "left"]


class TakebackInfo(Message):
    """Somebody asks to take back his last choice; the game stands still until these have agreed, or one has not."""

    seat: SeatNumber
    waiting: Annotated[tuple[SeatNumber, ...], Field(max_length=MOST_SEATS)]


class Terms(Message):
    """What is played; `number` rises when it changes, and nobody is ready then."""

    number: Count
    ruleset: Word
    options: Switches
    """Switches that differ from the edition's own."""
    clock: Count
    """Seconds of thought for a whole game; 0: as many as one likes."""
    wait: Count
    """Seconds the game waits for somebody who is gone."""
    quiet: Count = 0
    """Seconds after every play in which only those hear of it who may answer it."""
    boosters: BoosterTerms | None = None
    """None: people bring decks of their own."""


class RoomInfo(Message):
    """The room: who is there and what is played."""

    t: Literal["table"] = "table"
    number: Count
    """Rises with every change."""
    name: Word
    phase: Phase
    terms: Terms
    seats: Annotated[tuple[SeatInfo, ...], Field(max_length=MOST_SEATS)]
    people: Annotated[tuple[MemberInfo, ...], Field(max_length=64)]
    waiting: Annotated[tuple[WaitingInfo, ...], Field(max_length=MOST_SEATS)] = ()
    aborted: Args = ()
    """Why the last deal was given up: code, seat, and what it speaks of."""
    plea: TakebackInfo | None = None
    """Whose last choice is to be taken back."""
    saved: bool = False
    """The game was saved and ends here for today."""
    unkept: bool = False
    """The file of the game cannot be written any more: it cannot be saved."""


class ChatLine(Message):
    """A line of chat."""

    member: Count
    name: Word
    text: Annotated[str, Field(max_length=LONGEST_CHAT)]


class ChatLines(Message):
    """Chat from the line of this number on."""

    t: Literal["said"] = "said"
    first: Count
    lines: Annotated[tuple[ChatLine, ...], Field(max_length=MOST_CHAT)]


class DealInfo(Message):
    """A deal: what is announced, and the commitments so far ('' until it came), in the order of `humans`."""

    t: Literal["dealing"] = "dealing"
    game: Hex32
    seats: Annotated[int, Field(ge=1, le=MOST_SEATS)]
    humans: Annotated[tuple[SeatNumber, ...], Field(max_length=MOST_SEATS)]
    computers: Key
    commitments: Annotated[tuple[Key, ...], Field(max_length=MOST_SEATS)]


class AttentionInfo(Message):
    """Whether the open window is worth the attention of who is asked in it, and what could be played there."""

    why: Word
    """'' where nothing in it is: a guest may pass there in the person's name."""
    plays: Annotated[tuple[tuple[Word, int, CardName | None], ...], Field(max_length=1000)]
    """The option's key, the card as the view names it, its name."""


class Update(Message):
    """The game as the seat sees it now, and what it saw happen before."""

    t: Literal["update"] = "update"
    game: Count
    """The how manyeth game at this table; another one begins anew."""
    number: Count
    """Rises with every change: one that is lower than the last is late and is passed over."""
    ask: Count
    """The number of the open question."""
    choices: Count
    """How many choices the game has seen."""
    first: Count
    """The number of the first of these events; there is a gap if it is above those one has heard."""
    events: Annotated[tuple[EventView, ...], Field(max_length=MOST_EVENTS)]
    view: View | None
    """None where more events come first."""
    attention: AttentionInfo | None = None
    """None where the seat is not asked in a window."""


class GameOver(Message):
    """The game is over: how, and all that proves the shuffle. Without `deal` it was not proved."""

    t: Literal["over"] = "over"
    outcome: Word
    winners: Annotated[tuple[SeatNumber, ...], Field(max_length=MOST_SEATS)]
    promotion: Annotated[tuple[int, ...], Field(max_length=MOST_SEATS)]
    choices: Annotated[tuple[tuple[Word, int, int, int], ...], Field(max_length=200_000)]
    digest: Word
    ruleset: Word
    options: Switches
    names: Annotated[tuple[Word, ...], Field(max_length=MOST_SEATS)]
    decks: Annotated[tuple[tuple[Cards, Cards] | tuple[Cards, Cards, Cards], ...], Field(max_length=MOST_SEATS)]
    key: Key
    deal: Annotated[dict[Word, Any], Field(max_length=12)]


class DraftInfo(Message):
    """A game out of boosters as one seat may see it: what lies before it, what it has, who has still to take a card."""

    t: Literal["draft"] = "draft"
    number: Count
    """Rises with every change: one that is lower than the last is late and is passed over."""
    round: Annotated[int, Field(ge=0, le=12)]
    """Rounds that are over."""
    rounds: Annotated[int, Field(ge=1, le=12)]
    leftward: bool
    pack: Pack
    """Nothing while one waits, and when all is taken."""
    pool: Pool
    waiting: Annotated[tuple[SeatNumber, ...], Field(max_length=MOST_SEATS)]
    left: Annotated[int, Field(ge=0, le=400)]
    """How many cards the seat has still to take."""
    seconds: Annotated[int, Field(ge=-1, le=3600)]
    """Left for the pick; -1: no clock."""


class SealedKey(Message):
    """The game here is a sealed save; this is its key, sealed for you, to be sent back as `unseal`."""

    t: Literal["sealed"] = "sealed"
    public: Hex64
    box: Annotated[str, Field(pattern="^[0-9a-f]{96}$")]


FromHost: TypeAlias = Annotated[
    Hello
    | Welcome
    | Entered
    | RequestDone
    | RequestRefused
    | ReasonReply
    | PreviewReply
    | ForecastReply
    | RoomInfo
    | ChatLines
    | DealInfo
    | Update
    | GameOver
    | DraftInfo
    | SealedKey,
    Field(discriminator="t"),
]
