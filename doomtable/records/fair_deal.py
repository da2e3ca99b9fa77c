"""The fair deal: a commit-and-open shuffle that no player can steer, from the dealer's and a participant's side.

The course of a deal among 1 to 7 seats, at least one of them a person's:

1. The dealer (the host) announces it: a new game id, how many seats, which of them are people's, and one
   hash that fixes the decks of all computer seats (`DealAnnouncement`).
2. Every person sends everybody the commitment of the seat: a hash over game id, seat, deck and 32 random
   bytes.
3. When all commitments are in, every person sends the dealer, and nobody else, what was hashed (`CommitmentOpening`).
4. The key is the hash of all openings in seat order. The engine's generator, given the key, shuffles the
   decks, each laid in canonical order first, as the order it is laid in would steer the shuffle too.
5. After the game the dealer publishes `DealProof`, decks and key. `deal_proof.proof_faults` derives all of it
   again; `deal_proof.proof_mismatches` holds it against what a player kept (`DealParticipant`); the record is
   replayed with the key.

What it promises: a person who drew 32 random bytes and kept them until all commitments were seen got an order
that nobody chose, or finds out. What is in the way of whom:

- Nobody may choose a deck, a secret or a seat after seeing another's: all are inside the hash, and one hash
  fits one of them only. The seat is inside so that a commitment repeated for another seat cannot be opened
  there; copies are refused besides. A second commitment of a seat and a late one are refused; an opening that
  does not fit aborts the deal.
- The host sees all openings and so knows the key first. The decks of computer seats have no part in the key;
  could the host still choose them then, it would try lists until one is shuffled well. So the announcement
  fixes them before anybody commits, under a hash with 32 random bytes of its own (`blind`), as the lists stay
  hidden till the end.
- A host may tell people different things and show each the fitting proof. All of these proofs but one have
  another key than the game had: a client must compare the replay with the game *that it saw itself*, not only
  with the record it is given.
- A deal that is given up is shown to all as aborted, with a code and a seat. A host that dislikes a key can
  so get another, but not unseen; whom it blames is its word alone. A new deal has a new game id, and every
  person draws a new secret: the host knows the old one, and could choose its own to go with it.

What it does not promise: that the host's machine cannot see the cards. It holds the key from step 4 on, and
knows all decks and every card in its place. Nor that a program plays the computer seats, as the host's
machine plays them; nor that players have not agreed among themselves; nor that a proof is ever published: a
game without one is not proved. A proof whose parts fit says nothing of when they were sent; only a stake
tells that. Ruleset, options and card definitions are agreed in the open before the deal, and no part of it.

The bytes that are hashed, for other clients. A field is its length in bytes (4 bytes, highest first) and then
itself; a list is the fields of its entries one after the other, and is itself one field of what holds it. So
every message can be taken apart in one way only, and two different ones are never the same bytes. Each begins
with a tag of its own, so no hash of one kind is one of another kind.

    commitment = SHA-256(tag, game, seat, cards, collection, secret)
    key        = SHA-256(key tag, game, rows of the persons' seats); a row: seat, cards, collection, secret
    computers  = SHA-256(computers tag, game, rows of the others, blind); a row: seat, cards, collection

The parts of a row stand there one after the other as fields of the whole, rows by ascending seat.

Tags are ASCII (`TAG`, `KEY_TAG`, `COMPUTERS_TAG` of commitments.py); the game id is its 16 bytes; a seat is one
byte, the first seat 0; cards and collection are lists of names in UTF-8, one entry a copy, spelt as the record
spells them, sorted by code point (which is the order of their bytes); what a deck lists under [start] follows as
a third list, in its own order, if there is anything; secret and blind are 32 bytes each. A deck's own
name is not hashed: nothing in the game comes of it. Hex digits are written in lower case everywhere, so that
a value can be written in one way only.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from doomtable.errors import BadInput
from doomtable.records.commitments import (
    GAME_DIGITS,
    HASH_DIGITS,
    MOST_SEATS,
    CommitmentOpening,
    canonical,
    commitment,
    commitment_of,
    computers_commitment,
    key_of,
    short,
)
from doomtable.records.value_checks import is_hex, is_number
from doomtable.rules.game import Deck
from doomtable.rules.terms import NOBODY, Seat

COMMITTING: Final = "committing"
OPENING: Final = "opening"
DEALT: Final = "dealt"
ABORTED: Final = "aborted"

MISMATCH: Final = "mismatch"
ABORTS: Final = frozenset({"silent", "left", MISMATCH, "illegal", "stopped"})
"""Why a deal is given up: nothing came in time, a player left, an opening did not fit its commitment, a deck
was not legal, the host stopped it."""


class DealFault(NamedTuple):
    """Something that is wrong: a code, and the seat it is about (-1: none). The words come from elsewhere."""

    code: str
    seat: Seat = NOBODY


class DealRefused(BadInput):
    """What was sent is not taken, and nothing changed; a message is looked up by `code` and `seat`.

    Codes: no_person, malformed, second, copied, late, early.
    """

    def __init__(self, code: str, whose: Seat, message: str, **args: str | int) -> None:
        self.code = code
        self.seat = whose
        super().__init__(message, **args)


class DealAnnouncement(NamedTuple):
    """What is fixed before anybody commits."""

    game: str
    """The game id: 16 bytes as 32 hex digits, new for every deal."""
    seats: int
    humans: tuple[Seat, ...]
    """The seats of people, ascending; all others are the computer's."""
    computers: str
    """The hash of the computer seats' decks, 64 hex digits; empty when there is no such seat."""

    @property
    def programs(self) -> tuple[Seat, ...]:
        """The seats of the computer, ascending."""
        return tuple(seat for seat in range(self.seats) if seat not in self.humans)


# ---------------------------------------------------------------------------------------------------- hashing


# ----------------------------------------------------------------------------------------------- announcement


def check_announcement(announced: DealAnnouncement, source: str) -> None:
    """Raise BadInput, with the name of where it came from, unless an announcement has the form it must have.

    1 to 7 seats; one or more of them people's, ascending; a hash of computer decks just when there are such
    seats.
    """
    game, seats, humans, computers = announced
    if not is_hex(game, GAME_DIGITS):
        raise BadInput("error-deal-no-game", file=source)
    if not is_number(seats) or not 1 <= seats <= MOST_SEATS:
        raise BadInput("error-deal-seats", file=source, most=MOST_SEATS)
    if not humans or not all(is_number(seat) and 0 <= seat < seats for seat in humans):
        raise BadInput("error-deal-people", file=source)
    if list(humans) != sorted(set(humans)):
        raise BadInput("error-deal-ascending", file=source)
    if len(humans) == seats and computers != "":
        raise BadInput("error-deal-no-computers", file=source)
    if len(humans) < seats and not is_hex(computers, HASH_DIGITS):
        raise BadInput("error-deal-computers", file=source)


def _with(
    announced: DealAnnouncement, commitments: tuple[str, ...], seat: Seat, new: str, *, again: bool = False
) -> tuple[str, ...]:
    """The commitments ("" until it came) with one more; `again` lets the same one of a seat come twice."""
    if seat not in announced.humans:
        raise DealRefused("no_person", seat, "error-deal-no-commit", seat=short(seat))
    if not is_hex(new, HASH_DIGITS):
        raise DealRefused("malformed", seat, "error-deal-commitment", digits=HASH_DIGITS)
    at = announced.humans.index(seat)
    if again and commitments[at] == new:
        return commitments
    if commitments[at]:
        raise DealRefused("second", seat, "error-deal-committed", seat=seat)
    if new in commitments:
        raise DealRefused("copied", seat, "error-deal-copied", seat=seat)
    return (*commitments[:at], new, *commitments[at + 1 :])


# ------------------------------------------------------------------------------------------------- the dealer


class Dealt(NamedTuple):
    """What the engine deals from: the generator's 32-byte key and the canonical decks in seat order."""

    key: bytes
    decks: tuple[Deck, ...]


@dataclass(frozen=True, slots=True)
class Dealer:
    """The host's side of a deal, made by `announce`; a value: every step returns the next.

    committing -> opening -> dealt, and from each of the first two -> aborted. A seat given to `commit` and
    `open` is that of the connection it came through, so that nobody can speak for another.
    """

    announced: DealAnnouncement
    computers: tuple[tuple[Seat, Deck], ...] = field(repr=False)
    blind: bytes = field(repr=False)
    commitments: tuple[str, ...]
    """In the order of `announced.humans`; "" until it came."""
    openings: tuple[CommitmentOpening | None, ...] = field(repr=False)
    """In the same order; None until it came."""
    aborted: DealFault | None = None

    @property
    def phase(self) -> str:
        """COMMITTING, OPENING, DEALT or ABORTED."""
        if self.aborted is not None:
            return ABORTED
        if not all(self.commitments):
            return COMMITTING
        return DEALT if None not in self.openings else OPENING

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats whose commitment, or opening, is still to come."""
        if self.phase in (DEALT, ABORTED):
            return ()
        came: tuple[object, ...] = self.commitments if self.phase == COMMITTING else self.openings
        return tuple(seat for seat, one in zip(self.announced.humans, came, strict=True) if not one)

    def commit(self, seat: Seat, new: str) -> Dealer:
        """A commitment came. Raises DealRefused: late, no_person, malformed, second, copied."""
        if self.phase != COMMITTING:
            raise DealRefused("late", seat, "error-deal-closed")
        return replace(self, commitments=_with(self.announced, self.commitments, seat, new))

    def open(self, seat: Seat, opening: CommitmentOpening) -> Dealer:
        """An opening came; one that does not fit its seat's commitment aborts the deal (mismatch).

        Raises DealRefused: early (before all commitments are in nobody may open), late, no_person, second.
        """
        phase = self.phase
        if phase == COMMITTING:
            raise DealRefused("early", seat, "error-deal-early")
        if phase != OPENING:
            raise DealRefused("late", seat, "error-deal-over")
        if seat not in self.announced.humans:
            raise DealRefused("no_person", seat, "error-deal-no-opening", seat=short(seat))
        at = self.announced.humans.index(seat)
        if self.openings[at] is not None:
            raise DealRefused("second", seat, "error-deal-opened", seat=seat)
        if opening.seat != seat or not _fits(self.announced.game, opening, self.commitments[at]):
            return self.abort(MISMATCH, seat)
        return replace(self, openings=(*self.openings[:at], opening, *self.openings[at + 1 :]))

    def abort(self, code: str, seat: Seat = NOBODY) -> Dealer:
        """Give the deal up for one of ABORTS; what was opened is forgotten, as it will not be published.

        Raises ValueError when the deal is over: what was dealt is proved even if the game is not played on.
        """
        if self.phase in (DEALT, ABORTED):
            raise ValueError(f"a deal that is {self.phase} cannot be aborted")
        if code not in ABORTS:
            raise ValueError(f"no deal is aborted because of {code}")
        return replace(self, openings=(None,) * len(self.openings), aborted=DealFault(code, seat))

    def dealt(self) -> Dealt:
        """Key and decks for the engine. Raises ValueError before all have opened."""
        openings = self._all_opened()
        decks = dict(self.computers) | {one.seat: one.deck for one in openings}
        key = key_of(self.announced.game, self.announced.humans, openings)
        return Dealt(key, tuple(canonical(decks[seat]) for seat in range(self.announced.seats)))

    def proof(self) -> DealProof:
        """What is published, but not before the game is over: with the decks it tells the whole order.

        Raises ValueError before all have opened.
        """
        secrets = tuple(one.secret.hex() for one in self._all_opened())
        return DealProof(self.announced, self.commitments, secrets, self.blind.hex())

    def _all_opened(self) -> tuple[CommitmentOpening, ...]:
        openings = tuple(one for one in self.openings if one is not None)
        if self.phase != DEALT:
            raise ValueError(f"a deal that is {self.phase} is not dealt")
        return openings


def announce(
    game: str, seats: int, computers: Mapping[Seat, Deck] | None = None, blind: bytes = b""
) -> Dealer:
    """The dealer of a new deal; its `announced` is what all players are sent.

    `game` is 16 new random bytes as hex; `computers` has the decks of the seats that no person has, and
    `blind` 32 random bytes to hide them, none without such seats. Raises BadInput.
    """
    programs = dict(computers or {})
    if not programs and blind:
        raise BadInput("error-deal-blind", file="announcement")
    fixed = computers_commitment(game, programs, blind) if programs else ""
    humans = tuple(seat for seat in range(min(seats, MOST_SEATS)) if seat not in programs)
    announced = DealAnnouncement(game, seats, humans, fixed)
    check_announcement(announced, "announcement")
    if tuple(sorted(programs)) != announced.programs:
        raise BadInput("error-deal-no-seat", file="announcement", seats=seats)
    none = (None,) * len(humans)
    return Dealer(announced, tuple(sorted(programs.items())), blind, ("",) * len(humans), none)


def _fits(game: str, opening: CommitmentOpening, said: str) -> bool:
    """Does an opening fit a commitment? One that cannot even be hashed does not."""
    try:
        return commitment_of(game, opening) == said
    except BadInput:
        return False


# ------------------------------------------------------------------------------------------------- the player


@dataclass(frozen=True, slots=True)
class DealParticipant:
    """What a player keeps of a deal, made by `join_deal`; a value: `saw` returns the next.

    It must be kept until the proof is published: the announcement as it came, the own opening, and the
    commitments as they came *before* the own opening was sent.
    """

    announced: DealAnnouncement
    opening: CommitmentOpening
    seen: tuple[str, ...]
    """In the order of `announced.humans`; "" until it came. The own one is in from the beginning."""

    @property
    def commitment(self) -> str:
        """The own commitment, to be sent to everybody."""
        return self.seen[self.announced.humans.index(self.opening.seat)]

    @property
    def complete(self) -> bool:
        """Have all commitments been seen?"""
        return all(self.seen)

    def saw(self, seat: Seat, new: str) -> DealParticipant:
        """A commitment came by way of the host; the same may come again.

        Raises DealRefused: no_person, malformed, second (also another one for the own seat), copied. Whoever gets
        one of these leaves the deal without opening.
        """
        return replace(self, seen=_with(self.announced, self.seen, seat, new, again=True))

    def reveal(self) -> CommitmentOpening:
        """The opening, for the dealer alone. Raises DealRefused: early, until every commitment has been seen.

        Whoever opens before lets the others choose their secrets to go with it.
        """
        if not self.complete:
            seat = self.opening.seat
            raise DealRefused("early", seat, "error-deal-early")
        return self.opening


def join_deal(announced: DealAnnouncement, seat: Seat, deck: Deck, secret: bytes) -> DealParticipant:
    """Join a deal at a seat with a deck and 32 random bytes, new for every deal.

    Raises BadInput, and of that DealRefused: no_person.
    """
    check_announcement(announced, "announcement")
    said = commitment(announced.game, seat, deck, secret)
    none = ("",) * len(announced.humans)
    opening = CommitmentOpening(seat, canonical(deck), secret)
    return DealParticipant(announced, opening, _with(announced, none, seat, said))


# -------------------------------------------------------------------------------------------------- the proof


class DealProof(NamedTuple):
    """What is published after the game, together with the decks of all seats and the key; all hex."""

    announced: DealAnnouncement
    commitments: tuple[str, ...]
    """64 digits each, in the order of `announced.humans`."""
    secrets: tuple[str, ...]
    """64 digits each, in the same order."""
    blind: str
    """64 digits; empty when there is no computer seat."""


# ---------------------------------------------------------------------------------------- values from outside


