"""Messages a guest sends: the proof of the join code, then its requests."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from doomtable.net.protocol.message_fields import (
    COLOURS,
    LONGEST_CHAT,
    LONGEST_NAME,
    BoosterTerms,
    CardName,
    Cards,
    Count,
    Hex32,
    Hex64,
    Key,
    Message,
    NoSeat,
    Switches,
    Word,
)


class Prove(Message):
    """A guest: that it has the join code, and what it is."""

    t: Literal["prove"] = "prove"
    protocol: Count
    program: Word
    rules: Count
    nonce: Hex64
    proof: Hex64


class Request(Message):
    """Something a guest asks for; `id` counts from 1 for as long as its token is good."""

    id: Annotated[int, Field(ge=1, le=2**31)]


class Enter(Message):
    """A guest comes in, or back with its token. It has `heard` events of a game already, and `lines` of chat."""

    t: Literal["enter"] = "enter"
    name: Annotated[str, Field(max_length=4 * LONGEST_NAME)]
    token: Annotated[str, Field(pattern="^([0-9a-f]{32})?$")] = ""
    colour: Annotated[int, Field(ge=0, lt=COLOURS)] = 0
    emblem: Word = ""
    """The sign that was chosen; '' for that of the deck."""
    watch: bool = False
    """To look on, not to play."""
    key: Key = ""
    """An X25519 public key by which a save can be opened again."""
    room: Annotated[str, Field(pattern="^([0-9a-f]{32})?$")] = ""
    """Where it was heard: elsewhere other games and lines have these numbers."""
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


class Rename(Request):
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


class OpenCommitment(Request):
    """What was committed, when all have: the deck and the secret."""

    t: Literal["open"] = "open"
    game: Hex32
    name: Annotated[str, Field(max_length=100)]
    cards: Cards
    collection: Cards
    secret: Hex64
    start: Cards = ()


class ChooseOption(Request):
    """The option at this place in the list of the question `ask`."""

    t: Literal["choose"] = "choose"
    ask: Count
    option: Annotated[int, Field(ge=0, le=100_000)]
    asked: bool = True
    """False for a pass in the name of somebody who does not wish to be asked there."""


class CancelPlay(Request):
    """Give up the play that the question `ask` is part of."""

    t: Literal["cancel"] = "cancel"
    ask: Count


class Concede(Request):
    """Give up the game; where others play on, only when one is asked in one's own turn what one does."""

    t: Literal["concede"] = "concede"


class AskTakeback(Request):
    """All others are asked whether the last choice of this seat may be taken back."""

    t: Literal["takeback"] = "takeback"


class AnswerTakeback(Request):
    """Whether somebody else's last choice may be taken back; a no of whoever asked withdraws it."""

    t: Literal["consent"] = "consent"
    yes: bool


class AskPreview(Request):
    """What would be asked next if these options were taken; nothing is done."""

    t: Literal["try"] = "try"
    ask: Count
    verb: Word
    handle: Annotated[int, Field(ge=-1000, le=2**31)] = -1


class AskReason(Request):
    """Why a play is not among the options of the question `ask`."""

    t: Literal["why"] = "why"
    ask: Count
    verb: Word
    handle: Annotated[int, Field(ge=-1000, le=2**31)] = -1
    key: Word = ""
    other: Annotated[int, Field(ge=-1000, le=2**31)] = -1
    number: Annotated[int, Field(ge=-100_000, le=100_000)] = 0
    seat: NoSeat = -1


class AskForecast(Request):
    """What the combat would come to with each tactic of the question `ask`; with two cards, what an attack would."""

    t: Literal["foresee"] = "foresee"
    ask: Count
    attacker: Annotated[int, Field(ge=-1000, le=2**31)] = -1
    defender: Annotated[int, Field(ge=-1000, le=2**31)] = -1
    """Both -1 where a combat has begun; a warrior in cover that one does not know has a number below -1."""


class Unseal(Request):
    """The key of a sealed game, opened by somebody who sat in it."""

    t: Literal["unseal"] = "unseal"
    key: Hex64


class PickBooster(Request):
    """The card that is taken out of the booster that lies there, as the `pick`th of all, counted from 0."""

    t: Literal["pick"] = "pick"
    pick: Annotated[int, Field(ge=0, le=1000)]
    card: CardName


class Leave(Request):
    """Going for good, not lost."""

    t: Literal["leave"] = "leave"


HostWord: TypeAlias = Literal[
    "start", "allow", "deny", "computer", "open", "wait", "take_over", "give_back", "save",
    "kick", "terms", "again",
]  # fmt: skip
"""What the host alone may do."""


class HostCommand(Request):
    """A word of the host; `what` says which, the other fields as it takes them."""

    t: Literal["rule"] = "rule"
    what: HostWord
    seat: NoSeat = -1
    member: Count = 0
    seconds: Annotated[int, Field(ge=0, le=86_400)] = 0
    kind: Word = ""
    options: Switches = {}  # noqa: RUF012  (pydantic copies it)
    clock: Annotated[int, Field(ge=0, le=86_400)] = 0
    quiet: Annotated[int, Field(ge=0, le=30)] = 0
    boosters: BoosterTerms | None = None


FromGuest: TypeAlias = Annotated[
    Enter
    | Sit
    | Stand
    | Rename
    | Ready
    | Chat
    | Commit
    | OpenCommitment
    | ChooseOption
    | CancelPlay
    | Concede
    | AskTakeback
    | AnswerTakeback
    | AskPreview
    | AskReason
    | AskForecast
    | Unseal
    | PickBooster
    | Leave
    | HostCommand,
    Field(discriminator="t"),
]
