"""The proof of a fair deal: written, read, and every fault or mismatch found in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from doomtable.errors import BadInput
from doomtable.records.commitments import (
    HASH_DIGITS,
    MOST_SEATS,
    SECRET_BYTES,
    CommitmentOpening,
    canonical,
    commitment_of,
    computers_commitment,
    is_dealable,
    key_of,
    short,
)
from doomtable.records.fair_deal import (
    DealAnnouncement,
    DealFault,
    DealParticipant,
    DealProof,
    check_announcement,
)
from doomtable.records.value_checks import is_hex, is_number
from doomtable.rules.game import Deck

SCHEME: Final = 1
"""The version of all this: a proof says it, and every tag has it inside."""

_KEYS: Final = {"scheme", "game", "seats", "humans", "computers", "commitments", "secrets", "blind"}


def as_json(proof: DealProof) -> dict[str, Any]:
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


def proof_from(value: object, file: str) -> DealProof:
    """The proof that plain values from outside are; whether it holds is asked of `proof_faults`.

    `file` is named in the sentence. Raises BadInput: for another scheme, a key that is missing or unknown,
    and any value outside its bounds.
    """
    if not isinstance(value, dict) or "scheme" not in value:
        raise BadInput("error-proof-none", file=file)
    scheme = value["scheme"]
    if not is_number(scheme) or scheme != SCHEME:
        raise BadInput("error-proof-version", file=file, found=short(scheme), version=SCHEME)
    if value.keys() != _KEYS:
        raise BadInput("error-proof-parts", file=file)
    rows = {key: _row(value[key], file) for key in ("humans", "commitments", "secrets")}
    announced = DealAnnouncement(value["game"], value["seats"], rows["humans"], value["computers"])
    proof = DealProof(announced, rows["commitments"], rows["secrets"], value["blind"])
    check_proof(proof, file)
    return proof


def check_proof(proof: DealProof, source: str) -> None:
    """Raise BadInput, with the name of where it came from, unless a proof has the form it must have."""
    announced, commitments, secrets, blind = proof
    check_announcement(announced, source)
    people = len(announced.humans)
    if len(commitments) != people or not all(is_hex(one, HASH_DIGITS) for one in commitments):
        raise BadInput("error-proof-commitments", file=source)
    if len(secrets) != people or not all(is_hex(one, 2 * SECRET_BYTES) for one in secrets):
        raise BadInput("error-proof-secrets", file=source)
    if not (is_hex(blind, 2 * SECRET_BYTES) if announced.computers else blind == ""):
        raise BadInput("error-proof-computers", file=source)


def proof_faults(proof: DealProof, decks: Sequence[Deck], key: bytes) -> tuple[DealFault, ...]:
    """All that is wrong with a proof, derived again from the decks and key the game had; () if nothing.

    Codes: malformed (the proof itself) and seats (not one deck a seat), each alone; with a seat: deck (cannot
    be dealt; these come without the rest), unsorted (was not laid in canonical order), commitment (secret and
    deck do not fit it); without: computers (their decks do not fit), key (is not that of the openings).
    """
    try:
        check_proof(proof, "")
    except BadInput:
        return (DealFault("malformed"),)
    announced = proof.announced
    if len(decks) != announced.seats:
        return (DealFault("seats"),)
    unfit = tuple(DealFault("deck", seat) for seat, deck in enumerate(decks) if not is_dealable(deck))
    if unfit:
        return unfit
    found = [
        DealFault("unsorted", seat) for seat, deck in enumerate(decks) if _lists(deck) != _lists(canonical(deck))
    ]
    openings = [
        CommitmentOpening(seat, decks[seat], bytes.fromhex(secret))
        for seat, secret in zip(announced.humans, proof.secrets, strict=True)
    ]
    for opening, said in zip(openings, proof.commitments, strict=True):
        if commitment_of(announced.game, opening) != said:
            found.append(DealFault("commitment", opening.seat))
    if announced.programs:
        lists = {seat: decks[seat] for seat in announced.programs}
        if computers_commitment(announced.game, lists, bytes.fromhex(proof.blind)) != announced.computers:
            found.append(DealFault("computers"))
    if key_of(announced.game, announced.humans, openings) != key:
        found.append(DealFault("key"))
    return tuple(found)


def proof_mismatches(mine: DealParticipant, proof: DealProof, decks: Sequence[Deck]) -> tuple[DealFault, ...]:
    """Where a proof and its decks differ from what a player kept; () if nowhere. Ask `proof_faults` besides.

    Codes: malformed, announced (another game, other seats or other computer decks) and seats (not one deck a
    seat), each alone; with a seat: unseen (that commitment never came), exchanged (another came), secret and
    deck (the own opening is not the one that was kept).
    """
    try:
        check_proof(proof, "")
    except BadInput:
        return (DealFault("malformed"),)
    if proof.announced != mine.announced:
        return (DealFault("announced"),)
    if len(decks) != mine.announced.seats:
        return (DealFault("seats"),)
    found = []
    for seat, said, seen in zip(mine.announced.humans, proof.commitments, mine.seen, strict=True):
        if said != seen:
            found.append(DealFault("exchanged" if seen else "unseen", seat))
    own = mine.opening
    if proof.secrets[mine.announced.humans.index(own.seat)] != own.secret.hex():
        found.append(DealFault("secret", own.seat))
    if _lists(decks[own.seat]) != _lists(own.deck):
        found.append(DealFault("deck", own.seat))
    return tuple(found)


def _row(value: object, file: str) -> tuple[Any, ...]:
    if not isinstance(value, list) or len(value) > MOST_SEATS:
        raise BadInput("error-proof-row", file=file)
    return tuple(value)


def _lists(deck: Deck) -> tuple[tuple[str, ...], ...]:
    return tuple(deck.cards), tuple(deck.collection), tuple(deck.start)
