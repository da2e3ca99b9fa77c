"""The shuffle proof: a deal whose order no player can steer, and how everybody finds out afterwards.

The course of a deal among 1 to 7 seats, at least one of them a person's:

1. The dealer (the host) announces it: a new game id, how many seats, which of them are people's, and one
   hash that fixes the decks of all computer seats (`Announcement`).
2. Every person sends everybody the commitment of the seat: a hash over game id, seat, deck and 32 random
   bytes.
3. When all commitments are in, every person sends the dealer, and nobody else, what was hashed (`Opening`).
4. The key is the hash of all openings in seat order. The engine's generator, given the key, shuffles the
   decks, each laid in canonical order first, as the order it is laid in would steer the shuffle too.
5. After the game the dealer publishes `Proof`, decks and key. `faults` derives all of it again; `breaches`
   holds it against what a player kept (`Stake`); the record is replayed with the key.

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

Tags are ASCII (`TAG`, `KEY_TAG`, `COMPUTERS_TAG`); the game id is its 16 bytes; a seat is one byte, the first
seat 0; cards and collection are lists of names in UTF-8, one entry a copy, spelt as the record spells them,
sorted by code point (which is the order of their bytes); secret and blind are 32 bytes each. A deck's own
name is not hashed: nothing in the game comes of it. Hex digits are written in lower case everywhere, so that
a value can be written in one way only.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple, TypeGuard

from doomtable.errors import BadInput
from doomtable.rules.game import Deck
from doomtable.rules.terms import NOBODY, Seat

TAG: Final = "doomtable deal 1 commitment"
KEY_TAG: Final = "doomtable deal 1 key"
COMPUTERS_TAG: Final = "doomtable deal 1 computers"
SCHEME: Final = 1
"""The version of all this: a proof says it, and every tag has it inside."""
MOST_SEATS: Final = 7
MOST_CARDS: Final = 1000
"""Cards of one deck, and of one collection."""
LONGEST: Final = 100
"""Letters of a card's name."""
SECRET_BYTES: Final = 32
GAME_DIGITS: Final = 32
HASH_DIGITS: Final = 64

COMMITTING: Final = "committing"
OPENING: Final = "opening"
DEALT: Final = "dealt"
ABORTED: Final = "aborted"

MISMATCH: Final = "mismatch"
ABORTS: Final = frozenset({"silent", "left", MISMATCH, "illegal", "stopped"})
"""Why a deal is given up: nothing came in time, a player left, an opening did not fit its commitment, a deck
was not legal, the host stopped it."""


class Fault(NamedTuple):
    """Something that is wrong: a code, and the seat it is about (-1: none). The words come from elsewhere."""

    code: str
    seat: Seat = NOBODY


class Refused(BadInput):
    """What was sent is not taken, and nothing changed; a message is looked up by `code` and `seat`.

    Codes: no_person, malformed, second, copied, late, early.
    """

    def __init__(self, code: str, seat: Seat, sentence: str) -> None:
        self.code = code
        self.seat = seat
        super().__init__(sentence)


class Announcement(NamedTuple):
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


@dataclass(frozen=True, slots=True)
class Opening:
    """What a commitment was made of. Deck and secret are not printed with it, as the game hides them."""

    seat: Seat
    deck: Deck = field(repr=False)
    secret: bytes = field(repr=False)


# ---------------------------------------------------------------------------------------------------- hashing


def canonical(deck: Deck) -> Deck:
    """The deck as it is laid before the shuffle: cards and collection sorted by code point, the same name."""
    return Deck(tuple(sorted(deck.cards)), tuple(sorted(deck.collection)), deck.name)


def commitment(game: str, seat: Seat, deck: Deck, secret: bytes) -> str:
    """The commitment of a person's seat, 64 hex digits; the deck may come in any order.

    Raises BadInput for a game id that is not 32 hex digits, a seat outside 0 to 6, a secret that is not 32
    bytes, and a deck with more than 1000 cards (or as many beside it) or a name not of 1 to 100 letters.
    """
    return hashlib.sha256(
        _field(TAG.encode()) + _game(game) + _seat(seat) + _piles(deck) + _secret(secret)
    ).hexdigest()


def commitment_of(game: str, opening: Opening) -> str:
    """The one commitment that an opening fits. Raises BadInput as `commitment` does."""
    return commitment(game, opening.seat, opening.deck, opening.secret)


def computers_commitment(game: str, decks: Mapping[Seat, Deck], blind: bytes) -> str:
    """The hash that fixes the decks of all computer seats, 64 hex digits. Raises as `commitment` does."""
    rows = (_seat(seat) + _piles(decks[seat]) for seat in sorted(decks))
    return hashlib.sha256(
        _field(COMPUTERS_TAG.encode()) + _game(game) + b"".join(rows) + _secret(blind)
    ).hexdigest()


def key_of(game: str, humans: Sequence[Seat], openings: Sequence[Opening]) -> bytes:
    """The 32-byte key of the generator. Whether the openings fit their commitments is not asked here.

    `openings` are those of exactly the seats `humans`, both ascending; BadInput for a gap, a double or any
    other order, since a key of fewer openings would be one that somebody had no part in.
    """
    if not humans or list(humans) != sorted(set(humans)):
        raise BadInput("the seats of a deal must be one or more, in ascending order; sort them.")
    if [opening.seat for opening in openings] != list(humans):
        raise BadInput("the key of a deal is made of one opening a person, in seat order; bring all of them.")
    rows = (_seat(one.seat) + _piles(one.deck) + _secret(one.secret) for one in openings)
    return hashlib.sha256(_field(KEY_TAG.encode()) + _game(game) + b"".join(rows)).digest()


def _field(value: bytes) -> bytes:
    return len(value).to_bytes(4, "big") + value


def _game(game: str) -> bytes:
    if not _is_hex(game, GAME_DIGITS):
        raise BadInput(f"a game id has {GAME_DIGITS} hex digits in lower case; {_short(game)} is none.")
    return _field(bytes.fromhex(game))


def _seat(seat: Seat) -> bytes:
    if not _is_number(seat) or not 0 <= seat < MOST_SEATS:
        raise BadInput(f"a deal has seats 0 to {MOST_SEATS - 1}; {_short(seat)} is none of them.")
    return _field(bytes([seat]))


def _secret(secret: bytes) -> bytes:
    if not _is_secret(secret):
        raise BadInput(f"a secret of a deal must be {SECRET_BYTES} bytes; draw it again.")
    return _field(secret)


def _piles(deck: Deck) -> bytes:
    return _pile(deck.cards) + _pile(deck.collection)


def _pile(names: Sequence[str]) -> bytes:
    if len(names) > MOST_CARDS or not all(_is_name(name) for name in names):
        raise BadInput(f"a deck has at most {MOST_CARDS} names of 1 to {LONGEST} letters; make it smaller.")
    return _field(b"".join(_field(name.encode()) for name in sorted(names)))


# ----------------------------------------------------------------------------------------------- announcement


def check_announcement(announced: Announcement, source: str) -> None:
    """Raise BadInput, with the name of where it came from, unless an announcement has the form it must have.

    1 to 7 seats; one or more of them people's, ascending; a hash of computer decks just when there are such
    seats.
    """
    game, seats, humans, computers = announced
    if not _is_hex(game, GAME_DIGITS):
        raise BadInput(f"{source}: the deal has no game id.")
    if not _is_number(seats) or not 1 <= seats <= MOST_SEATS:
        raise BadInput(f"{source}: a deal has 1 to {MOST_SEATS} seats.")
    if not humans or not all(_is_number(seat) and 0 <= seat < seats for seat in humans):
        raise BadInput(f"{source}: the deal does not say which seats are people's.")
    if list(humans) != sorted(set(humans)):
        raise BadInput(f"{source}: the seats of the deal are not in ascending order.")
    if len(humans) == seats and computers != "":
        raise BadInput(f"{source}: the deal fixes decks of computer seats and has no such seat.")
    if len(humans) < seats and not _is_hex(computers, HASH_DIGITS):
        raise BadInput(f"{source}: the deal does not fix the decks of its computer seats.")


def _with(
    announced: Announcement, commitments: tuple[str, ...], seat: Seat, new: str, *, again: bool = False
) -> tuple[str, ...]:
    """The commitments ("" until it came) with one more; `again` lets the same one of a seat come twice."""
    if seat not in announced.humans:
        raise Refused("no_person", seat, f"seat {_short(seat)} is no person's; it cannot commit.")
    if not _is_hex(new, HASH_DIGITS):
        raise Refused("malformed", seat, f"a commitment has {HASH_DIGITS} hex digits; send it again.")
    at = announced.humans.index(seat)
    if again and commitments[at] == new:
        return commitments
    if commitments[at]:
        raise Refused("second", seat, f"seat {seat} has committed already; the first one stands.")
    if new in commitments:
        raise Refused("copied", seat, f"seat {seat} sent another's commitment; draw a new secret.")
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

    announced: Announcement
    computers: tuple[tuple[Seat, Deck], ...] = field(repr=False)
    blind: bytes = field(repr=False)
    commitments: tuple[str, ...]
    """In the order of `announced.humans`; "" until it came."""
    openings: tuple[Opening | None, ...] = field(repr=False)
    """In the same order; None until it came."""
    aborted: Fault | None = None

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
        """A commitment came. Raises Refused: late, no_person, malformed, second, copied."""
        if self.phase != COMMITTING:
            raise Refused("late", seat, "the commitments of this deal are closed; wait for the next.")
        return replace(self, commitments=_with(self.announced, self.commitments, seat, new))

    def open(self, seat: Seat, opening: Opening) -> Dealer:
        """An opening came; one that does not fit its seat's commitment aborts the deal (mismatch).

        Raises Refused: early (before all commitments are in nobody may open), late, no_person, second.
        """
        phase = self.phase
        if phase == COMMITTING:
            raise Refused("early", seat, "not all have committed; keep the opening until they have.")
        if phase != OPENING:
            raise Refused("late", seat, "this deal is over; wait for the next.")
        if seat not in self.announced.humans:
            raise Refused("no_person", seat, f"seat {_short(seat)} is no person's; it cannot open.")
        at = self.announced.humans.index(seat)
        if self.openings[at] is not None:
            raise Refused("second", seat, f"seat {seat} has opened already.")
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
        return replace(self, openings=(None,) * len(self.openings), aborted=Fault(code, seat))

    def dealt(self) -> Dealt:
        """Key and decks for the engine. Raises ValueError before all have opened."""
        openings = self._all_opened()
        decks = dict(self.computers) | {one.seat: one.deck for one in openings}
        key = key_of(self.announced.game, self.announced.humans, openings)
        return Dealt(key, tuple(canonical(decks[seat]) for seat in range(self.announced.seats)))

    def proof(self) -> Proof:
        """What is published, but not before the game is over: with the decks it tells the whole order.

        Raises ValueError before all have opened.
        """
        secrets = tuple(one.secret.hex() for one in self._all_opened())
        return Proof(self.announced, self.commitments, secrets, self.blind.hex())

    def _all_opened(self) -> tuple[Opening, ...]:
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
        raise BadInput("announcement: without computer seats no decks are hidden; leave the blind out.")
    fixed = computers_commitment(game, programs, blind) if programs else ""
    humans = tuple(seat for seat in range(min(seats, MOST_SEATS)) if seat not in programs)
    announced = Announcement(game, seats, humans, fixed)
    check_announcement(announced, "announcement")
    if tuple(sorted(programs)) != announced.programs:
        raise BadInput(f"announcement: a deck is for a seat that a deal of {seats} does not have.")
    none = (None,) * len(humans)
    return Dealer(announced, tuple(sorted(programs.items())), blind, ("",) * len(humans), none)


def _fits(game: str, opening: Opening, said: str) -> bool:
    """Does an opening fit a commitment? One that cannot even be hashed does not."""
    try:
        return commitment_of(game, opening) == said
    except BadInput:
        return False


# ------------------------------------------------------------------------------------------------- the player


@dataclass(frozen=True, slots=True)
class Stake:
    """What a player keeps of a deal, made by `stake`; a value: `saw` returns the next.

    It must be kept until the proof is published: the announcement as it came, the own opening, and the
    commitments as they came *before* the own opening was sent.
    """

    announced: Announcement
    opening: Opening
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

    def saw(self, seat: Seat, new: str) -> Stake:
        """A commitment came by way of the host; the same may come again.

        Raises Refused: no_person, malformed, second (also another one for the own seat), copied. Whoever gets
        one of these leaves the deal without opening.
        """
        return replace(self, seen=_with(self.announced, self.seen, seat, new, again=True))

    def reveal(self) -> Opening:
        """The opening, for the dealer alone. Raises Refused: early, until every commitment has been seen.

        Whoever opens before lets the others choose their secrets to go with it.
        """
        if not self.complete:
            seat = self.opening.seat
            raise Refused("early", seat, "not all have committed; keep the opening until they have.")
        return self.opening


def stake(announced: Announcement, seat: Seat, deck: Deck, secret: bytes) -> Stake:
    """Join a deal at a seat with a deck and 32 random bytes, new for every deal.

    Raises BadInput, and of that Refused: no_person.
    """
    check_announcement(announced, "announcement")
    said = commitment(announced.game, seat, deck, secret)
    none = ("",) * len(announced.humans)
    opening = Opening(seat, canonical(deck), secret)
    return Stake(announced, opening, _with(announced, none, seat, said))


# -------------------------------------------------------------------------------------------------- the proof


class Proof(NamedTuple):
    """What is published after the game, together with the decks of all seats and the key; all hex."""

    announced: Announcement
    commitments: tuple[str, ...]
    """64 digits each, in the order of `announced.humans`."""
    secrets: tuple[str, ...]
    """64 digits each, in the same order."""
    blind: str
    """64 digits; empty when there is no computer seat."""


def as_json(proof: Proof) -> dict[str, Any]:
    """A proof as plain values; `proof_from` reads them."""
    game, seats, humans, computers = proof.announced
    return {
        "scheme": SCHEME,
        "game": game,
        "seats": seats,
        "humans": list(humans),
        "computers": computers,
        "commitments": list(proof.commitments),
        "secrets": list(proof.secrets),
        "blind": proof.blind,
    }


_KEYS: Final = {"scheme", "game", "seats", "humans", "computers", "commitments", "secrets", "blind"}


def proof_from(value: object, file: str) -> Proof:
    """The proof that plain values from outside are; whether it holds is asked of `faults`.

    `file` is named in the sentence. Raises BadInput: for another scheme, a key that is missing or unknown,
    and any value outside its bounds.
    """
    if not isinstance(value, dict) or "scheme" not in value:
        raise BadInput(f"{file}: this is no proof of a deal.")
    scheme = value["scheme"]
    if not _is_number(scheme) or scheme != SCHEME:
        raise BadInput(f"{file}: the proof of the deal has version {_short(scheme)}; there is {SCHEME}.")
    if value.keys() != _KEYS:
        raise BadInput(f"{file}: the proof of the deal has too few or too many parts.")
    rows = {key: _row(value[key], file) for key in ("humans", "commitments", "secrets")}
    announced = Announcement(value["game"], value["seats"], rows["humans"], value["computers"])
    proof = Proof(announced, rows["commitments"], rows["secrets"], value["blind"])
    check_proof(proof, file)
    return proof


def check_proof(proof: Proof, source: str) -> None:
    """Raise BadInput, with the name of where it came from, unless a proof has the form it must have."""
    announced, commitments, secrets, blind = proof
    check_announcement(announced, source)
    people = len(announced.humans)
    if len(commitments) != people or not all(_is_hex(one, HASH_DIGITS) for one in commitments):
        raise BadInput(f"{source}: the proof of the deal does not hold a commitment for each person.")
    if len(secrets) != people or not all(_is_hex(one, 2 * SECRET_BYTES) for one in secrets):
        raise BadInput(f"{source}: the proof of the deal does not hold a secret for each person.")
    if not (_is_hex(blind, 2 * SECRET_BYTES) if announced.computers else blind == ""):
        raise BadInput(f"{source}: the proof of the deal does not open the decks of its computer seats.")


def faults(proof: Proof, decks: Sequence[Deck], key: bytes) -> tuple[Fault, ...]:
    """All that is wrong with a proof, derived again from the decks and key the game had; () if nothing.

    Codes: malformed (the proof itself) and seats (not one deck a seat), each alone; with a seat: deck (cannot
    be dealt; these come without the rest), unsorted (was not laid in canonical order), commitment (secret and
    deck do not fit it); without: computers (their decks do not fit), key (is not that of the openings).
    """
    try:
        check_proof(proof, "")
    except BadInput:
        return (Fault("malformed"),)
    announced = proof.announced
    if len(decks) != announced.seats:
        return (Fault("seats"),)
    unfit = tuple(Fault("deck", seat) for seat, deck in enumerate(decks) if not _is_dealable(deck))
    if unfit:
        return unfit
    found = [
        Fault("unsorted", seat) for seat, deck in enumerate(decks) if _lists(deck) != _lists(canonical(deck))
    ]
    openings = [
        Opening(seat, decks[seat], bytes.fromhex(secret))
        for seat, secret in zip(announced.humans, proof.secrets, strict=True)
    ]
    for opening, said in zip(openings, proof.commitments, strict=True):
        if commitment_of(announced.game, opening) != said:
            found.append(Fault("commitment", opening.seat))
    if announced.programs:
        lists = {seat: decks[seat] for seat in announced.programs}
        if computers_commitment(announced.game, lists, bytes.fromhex(proof.blind)) != announced.computers:
            found.append(Fault("computers"))
    if key_of(announced.game, announced.humans, openings) != key:
        found.append(Fault("key"))
    return tuple(found)


def breaches(mine: Stake, proof: Proof, decks: Sequence[Deck]) -> tuple[Fault, ...]:
    """Where a proof and its decks differ from what a player kept; () if nowhere. Ask `faults` besides.

    Codes: malformed, announced (another game, other seats or other computer decks) and seats (not one deck a
    seat), each alone; with a seat: unseen (that commitment never came), exchanged (another came), secret and
    deck (the own opening is not the one that was kept).
    """
    try:
        check_proof(proof, "")
    except BadInput:
        return (Fault("malformed"),)
    if proof.announced != mine.announced:
        return (Fault("announced"),)
    if len(decks) != mine.announced.seats:
        return (Fault("seats"),)
    found = []
    for seat, said, seen in zip(mine.announced.humans, proof.commitments, mine.seen, strict=True):
        if said != seen:
            found.append(Fault("exchanged" if seen else "unseen", seat))
    own = mine.opening
    if proof.secrets[mine.announced.humans.index(own.seat)] != own.secret.hex():
        found.append(Fault("secret", own.seat))
    if _lists(decks[own.seat]) != _lists(own.deck):
        found.append(Fault("deck", own.seat))
    return tuple(found)


# ---------------------------------------------------------------------------------------- values from outside


def _row(value: object, file: str) -> tuple[Any, ...]:
    if not isinstance(value, list) or len(value) > MOST_SEATS:
        raise BadInput(f"{file}: the proof of the deal has a part that is no list of its seats.")
    return tuple(value)


def _is_number(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_hex(value: object, digits: int) -> bool:
    return isinstance(value, str) and len(value) == digits and re.fullmatch("[0-9a-f]*", value) is not None


def _is_secret(value: object) -> bool:
    return isinstance(value, bytes) and len(value) == SECRET_BYTES


def _is_name(value: object) -> bool:
    """May it be a card's name? Half a surrogate pair has no UTF-8."""
    return isinstance(value, str) and 0 < len(value) <= LONGEST and not re.search("[\ud800-\udfff]", value)


def _is_dealable(deck: Deck) -> bool:
    try:
        _piles(deck)
    except BadInput:
        return False
    return True


def _lists(deck: Deck) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return tuple(deck.cards), tuple(deck.collection)


def _short(value: object) -> str:
    return str(value)[:20]
