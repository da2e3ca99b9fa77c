"""Field types and bounds shared by all messages; protocol version and port."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

PROTOCOL: Final = 8
"""Raised when older programs cannot read it."""
LONGEST_NAME: Final = 24
LONGEST_EMBLEM: Final = 20
LONGEST_DECK: Final = 40
"""Letters in the name of a sign, and of a deck."""
LONGEST_TABLE: Final = 40
"""Letters in the name of a table."""
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
Phase: TypeAlias = Literal["lobby", "drafting", "building", "dealing", "playing", "over", "sealed", "stopped"]
Plain: TypeAlias = str | int | bool | None
Pack: TypeAlias = Annotated[tuple[CardName, ...], Field(max_length=40)]
"""The cards of a booster."""
Pool: TypeAlias = Annotated[tuple[CardName, ...], Field(max_length=400)]
"""The cards that somebody has out of boosters."""
Switches: TypeAlias = Annotated[dict[Word, Plain], Field(max_length=100)]
ShortText: TypeAlias = Annotated[str, Field(max_length=200)]
Args: TypeAlias = Annotated[tuple[ShortText | int, ...], Field(max_length=8)]


class Message(BaseModel):
    """Any message."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class BoosterTerms(Message):
    """Decks out of boosters instead of those that people bring: how, the set of each booster, cards of a deck at least,
    seconds of a pick (0: as many as one likes)."""

    format: Literal["sealed", "draft"]
    sets: Annotated[tuple[Word, ...], Field(min_length=1, max_length=12)]
    size: Annotated[int, Field(ge=1, le=200)]
    seconds: Annotated[int, Field(ge=0, le=3600)]


PORT: Final = 7117
"""The one port that hosts listen on unless they are told another."""
