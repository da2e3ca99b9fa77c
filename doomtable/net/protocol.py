"""The messages between host and guests: JSON objects, one a websocket text frame; `t` says which.

What they mean, in which order they come and how to write another client stands in docs/protocol.md. Reading is strict:
unknown fields, other types and values out of bounds are refused, and the text was bounded before (wire.bounded).
A guest numbers its requests; the host does each once and answers each with `done`, `because`, `tried` or `refused`.
What the host tells is the state of things and not a change of it, so hearing it twice, or late, does no harm.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from doomtable.net.wire import DECK, GUEST, HOST, STRANGER, Bounds, Refusal, bounded
from doomtable.rules.view import EventView, View

PROTOCOL: Final = 1
"""Raised when older programs cannot read it."""
LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 300
COLOURS: Final = 7
MOST_SEATS: Final = 7
MOST_WATCHERS: Final = 16
MOST_EVENTS: Final = 400
"""Events in one update; the rest comes in the next."""
MOST_CHAT: Final = 200
"""Lines of chat that the host keeps."""

Count: TypeAlias = Annotated[int, Field(ge=0, le=2**31)]
SeatNumber: TypeAlias = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
NoSeat: TypeAlias = Annotated[int, Field(ge=-1, lt=MOST_SEATS)]
Hex32: TypeAlias = Annotated[str, Field(pattern="^[0-9a-f]{32}$")]
Hex64: TypeAlias = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
Key: TypeAlias = Annotated[str, Field(pattern="^([0-9a-f]{64})?$")]
Word: TypeAlias = Annotated[str, Field(max_length=40)]
CardName: TypeAlias = Annotated[str, Field(min_length=1, max_length=100)]
Cards: TypeAlias = Annotated[tuple[CardName, ...], Field(max_length=1000)]
SeatState: TypeAlias = Literal["open", "here", "lost", "left", "computer"]
Phase: TypeAlias = Literal["lobby", "dealing", "playing", "over", "sealed", "stopped"]
Plain: TypeAlias = str | int | bool | None
Switches: TypeAlias = Annotated[dict[Word, Plain], Field(max_length=100)]
Args: TypeAlias = Annotated[tuple[str | int, ...], Field(max_length=8)]


class Message(BaseModel):
    """Any message."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


# ------------------------------------------------------------------------------------------------ before the door


class Hello(Message):
    """The host, to anybody who connects: what it is, and what must be proved."""

    t: Literal["hello"] = "hello"
    protocol: Count
    program: Word
    rules: Count
    sets: Annotated[dict[Word, Word], Field(max_length=40)]
    """A digest of the definitions of every card set."""
    nonce: Hex64


class Prove(Message):
    """A guest: that it has the join code, and what it is."""

    t: Literal["prove"] = "prove"
    protocol: Count
    program: Word
    rules: Count
    nonce: Hex64
    proof: Hex64


class Welcome(Message):
    """The host: that it has the join code, too. A guest that cannot check it leaves."""

    t: Literal["welcome"] = "welcome"
    proof: Hex64


# ------------------------------------------------------------------------------------------------------- requests


class Request(Message):
    """Something a guest asks for; `id` counts from 1 for as long as its token is good."""

    id: Annotated[int, Field(ge=1, le=2**31)]


class Enter(Message):
    """A guest comes in, or back with its token. It has `heard` events of a game already, and `lines` of chat."""

    t: Literal["enter"] = "enter"
    name: Annotated[str, Field(max_length=4 * LONGEST_NAME)]
    token: Annotated[str, Field(pattern="^([0-9a-f]{32})?$")] = ""
    colour: Annotated[int, Field(ge=0, lt=COLOURS)] = 0
    watch: bool = False
    """To look on, not to play."""
    key: Key = ""
    """An X25519 public key by which a save can be opened again."""
    game: Count = 0
    heard: Count = 0
    lines: Count = 0


class Sit(Request):
    """Take another free seat; without a seat: any."""

    t: Literal["sit"] = "sit"
    seat: NoSeat = -1


class Stand(Request):
    """Give the seat up and look on."""

    t: Literal["stand"] = "stand"


class Called(Request):
    """Another name or colour."""

    t: Literal["called"] = "called"
    name: Annotated[str, Field(max_length=4 * LONGEST_NAME)]
    colour: Annotated[int, Field(ge=0, lt=COLOURS)]


class Ready(Request):
    """Ready to play by the terms of this number, with a deck chosen; or not any more."""

    t: Literal["ready"] = "ready"
    ready: bool
    terms: Count


class Chat(Request):
    """Something said to all."""

    t: Literal["chat"] = "chat"
    text: Annotated[str, Field(max_length=2 * LONGEST_CHAT)]


class Commit(Request):
    """The commitment of the seat in a deal."""

    t: Literal["commit"] = "commit"
    game: Hex32
    commitment: Hex64


class Open(Request):
    """What was committed, when all have: the deck and the secret."""

    t: Literal["open"] = "open"
    game: Hex32
    name: Annotated[str, Field(max_length=100)]
    cards: Cards
    collection: Cards
    secret: Hex64


class Choose(Request):
    """The option at this place in the list of the question `ask`."""

    t: Literal["choose"] = "choose"
    ask: Count
    option: Annotated[int, Field(ge=0, le=100_000)]


class Cancel(Request):
    """Give up the play that the question `ask` is part of."""

    t: Literal["cancel"] = "cancel"
    ask: Count


class Try(Request):
    """What would be asked next if these options were taken; nothing is done."""

    t: Literal["try"] = "try"
    ask: Count
    verb: Word
    handle: Annotated[int, Field(ge=-1000, le=2**31)] = -1


class Why(Request):
    """Why a play is not among the options of the question `ask`."""

    t: Literal["why"] = "why"
    ask: Count
    verb: Word
    handle: Annotated[int, Field(ge=-1000, le=2**31)] = -1
    key: Word = ""
    other: Annotated[int, Field(ge=-1000, le=2**31)] = -1
    number: Annotated[int, Field(ge=-100_000, le=100_000)] = 0
    seat: NoSeat = -1


class Unseal(Request):
    """The key of a sealed game, opened by somebody who sat in it."""

    t: Literal["unseal"] = "unseal"
    key: Hex64


class Leave(Request):
    """Going for good, not lost."""

    t: Literal["leave"] = "leave"


class Rule(Request):
    """What the host alone may do; `what` says which, the other fields as it takes them."""

    t: Literal["rule"] = "rule"
    what: Literal[
        "start",
        "allow",
        "deny",
        "computer",
        "open",
        "wait",
        "take_over",
        "give_back",
        "save",
        "kick",
        "terms",
        "again",
    ]
    seat: NoSeat = -1
    member: Count = 0
    seconds: Annotated[int, Field(ge=0, le=86_400)] = 0
    kind: Word = ""
    options: Switches = {}
    clock: Annotated[int, Field(ge=0, le=86_400)] = 0


# ------------------------------------------------------------------------------------------- what the host tells


class Entered(Message):
    """You are in: your number, your token to come back with, your seat (-1: none), whether you are the host."""

    t: Literal["entered"] = "entered"
    member: Count
    token: Hex32
    seat: NoSeat
    host: bool
    done: Count
    """The number of your last request that was done; go on with the next."""


class Done(Message):
    """A request was done."""

    t: Literal["done"] = "done"
    id: Count


class Refused(Message):
    """What was sent is not taken; `id` is the request, 0 where it is about the connection, which then ends."""

    t: Literal["refused"] = "refused"
    id: Count = 0
    code: Word
    args: Args = ()


class Because(Message):
    """The answer to `why`: the reason by its clause, key and arguments."""

    t: Literal["because"] = "because"
    id: Count
    rule: Word
    key: Word
    args: Args


class Tried(Message):
    """The answer to `try`: what is asked next; without a stage it is carried out at once and lies there."""

    t: Literal["tried"] = "tried"
    id: Count
    stage: Word
    options: Annotated[tuple[tuple[Word, int, int, int, str | None], ...], Field(max_length=2000)]
    """Rows as in a view: key, handle, number, seat, name."""
    lands: Word = ""
    on: int = -1


class SeatInfo(Message):
    """A seat as everybody sees it."""

    seat: SeatNumber
    kind: Word
    """'remote' for a person, or the kind of computer player."""
    member: Count
    """Whose it is; 0: nobody's."""
    name: Word
    colour: Annotated[int, Field(ge=0, lt=COLOURS)]
    ready: bool
    state: SeatState
    """'computer' also where one plays for a person."""
    seconds: Annotated[int, Field(ge=-1, le=10_000_000)] = -1
    """Left of the seat's clock; -1: no clock."""


class Person(Message):
    """Somebody in the room."""

    member: Count
    name: Word
    host: bool
    seat: NoSeat
    watching: Literal["no", "asks", "yes"]
    state: Literal["here", "lost", "left"]


class Waiting(Message):
    """The game stands still for a seat; after so many seconds the computer takes it. -1: until the host says."""

    seat: SeatNumber
    seconds: Annotated[int, Field(ge=-1, le=10_000_000)]
    why: Literal["lost", "left"]


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


class Table(Message):
    """The room: who is there and what is played."""

    t: Literal["table"] = "table"
    number: Count
    """Rises with every change."""
    name: Word
    phase: Phase
    terms: Terms
    seats: Annotated[tuple[SeatInfo, ...], Field(max_length=MOST_SEATS)]
    people: Annotated[tuple[Person, ...], Field(max_length=64)]
    waiting: Annotated[tuple[Waiting, ...], Field(max_length=MOST_SEATS)] = ()
    aborted: Annotated[tuple[str | int, ...], Field(max_length=8)] = ()
    """Why the last deal was given up: code, seat, and what it speaks of."""
    saved: bool = False
    """The game was saved and ends here for today."""


class Line(Message):
    """A line of chat."""

    member: Count
    name: Word
    text: Annotated[str, Field(max_length=LONGEST_CHAT)]


class Said(Message):
    """Chat from the line of this number on."""

    t: Literal["said"] = "said"
    first: Count
    lines: Annotated[tuple[Line, ...], Field(max_length=MOST_CHAT)]


class Dealing(Message):
    """A deal: what is announced, and the commitments so far ('' until it came), in the order of `humans`."""

    t: Literal["dealing"] = "dealing"
    game: Hex32
    seats: Annotated[int, Field(ge=1, le=MOST_SEATS)]
    humans: Annotated[tuple[SeatNumber, ...], Field(max_length=MOST_SEATS)]
    computers: Key
    commitments: Annotated[tuple[Key, ...], Field(max_length=MOST_SEATS)]


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


class Over(Message):
    """The game is over: how, and all that proves the shuffle. Without `deal` it was not proved."""

    t: Literal["over"] = "over"
    outcome: Word
    winner: NoSeat
    promotion: Annotated[tuple[int, ...], Field(max_length=MOST_SEATS)]
    choices: Annotated[tuple[tuple[Word, int, int, int], ...], Field(max_length=200_000)]
    digest: Word
    ruleset: Word
    options: Switches
    names: Annotated[tuple[Word, ...], Field(max_length=MOST_SEATS)]
    decks: Annotated[tuple[tuple[Cards, Cards], ...], Field(max_length=MOST_SEATS)]
    key: Key
    deal: Annotated[dict[Word, Any], Field(max_length=12)]


class Sealed(Message):
    """The game here is a sealed save; this is its key, sealed for you, to be sent back as `unseal`."""

    t: Literal["sealed"] = "sealed"
    public: Hex64
    box: Annotated[str, Field(pattern="^[0-9a-f]{96}$")]


FromGuest: TypeAlias = Annotated[
    Enter
    | Sit
    | Stand
    | Called
    | Ready
    | Chat
    | Commit
    | Open
    | Choose
    | Cancel
    | Try
    | Why
    | Unseal
    | Leave
    | Rule,
    Field(discriminator="t"),
]
FromHost: TypeAlias = Annotated[
    Hello
    | Welcome
    | Entered
    | Done
    | Refused
    | Because
    | Tried
    | Table
    | Said
    | Dealing
    | Update
    | Over
    | Sealed,
    Field(discriminator="t"),
]


@cache
def _reader(whose: Literal["stranger", "guest", "host"]) -> TypeAdapter[Any]:
    kinds: dict[str, Any] = {"stranger": Prove, "guest": FromGuest, "host": FromHost}
    return TypeAdapter(kinds[whose])


def from_stranger(raw: str | bytes) -> Prove:
    """The first message of a guest. Raises Refusal."""
    message: Prove = _read("stranger", raw, STRANGER)
    return message


def from_guest(raw: str | bytes) -> Any:
    """A message of a guest that proved the code. Raises Refusal."""
    long = isinstance(raw, str) and '"t":"open"' in raw[:64]
    return _read("guest", raw, DECK if long else GUEST)


def from_host(raw: str | bytes) -> Any:
    """A message of the host. Raises Refusal."""
    return _read("host", raw, HOST)


def _read(whose: Literal["stranger", "guest", "host"], raw: str | bytes, bounds: Bounds) -> Any:
    text = bounded(raw, bounds)
    try:
        return _reader(whose).validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"])[:60]
        raise Refusal("malformed", where or "?") from None


def written(message: Message) -> str:
    """A message as it is sent."""
    return message.model_dump_json()
