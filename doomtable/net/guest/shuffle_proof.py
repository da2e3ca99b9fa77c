"""The proof of the shuffle at a guest: it commits and opens its deck, then checks the proof and the game.

The host shows at the end with what the cards were shuffled. A guest checks that its own secret is in it, that nothing
was exchanged, and then plays the whole game again from the published key: every view it was sent must come out.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from doomtable.errors import BadInput
from doomtable.net import protocol as P
from doomtable.net.guest.client import Client
from doomtable.net.protocol.opaque_handles import without_handles
from doomtable.records import fair_deal
from doomtable.records.deal_proof import proof_faults, proof_from, proof_mismatches
from doomtable.rules.game import Deck, Game
from doomtable.rules.language import Card
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import NOBODY, Option, Outcome, RulesError, Seat
from doomtable.rules.view import view
from doomtable.rules.view_parts import SPECTATOR, View


class GuestDeal:
    """One guest's deck, its part in each deal, and what it saw of the game."""

    def __init__(
        self, client: Client, deck: Deck, secret: Callable[[], bytes] = lambda: secrets.token_bytes(32)
    ) -> None:
        self.deck = deck
        self.seated: Callable[[Deck, P.Terms, Seat], Deck] | None = None
        """What of the deck is played on a seat by the terms: with what it begins with there, if with anything."""
        self._client, self._secret = client, secret
        self._participant = participant_from_json(client.ticket.stake)
        self._seat: Seat = NOBODY
        """Where the views were seen from that came last."""
        self._opened = ""
        self._seen: dict[int, str] = {}
        self.broken = ""
        """Why this guest left a deal without opening."""
        client.changed.append(self._heard)

    # ------------------------------------------------------------------------------------------------- the deal

    def _heard(self, message: P.Message) -> None:
        if isinstance(message, P.DealInfo):
            try:
                self._deal(message)
            except BadInput as error:
                self.broken = getattr(error, "code", "malformed")
        elif isinstance(message, P.Update) and message.view is not None:
            self._saw(message.choices, message.view)

    def _deal(self, told: P.DealInfo) -> None:
        """Commit to a new deal; open when all have committed. Raises BadInput for a deal that is not honest."""
        announced = fair_deal.DealAnnouncement(told.game, told.seats, told.humans, told.computers)
        seat = self._client.received.seat
        participant = self._participant
        if seat not in announced.humans or len(told.commitments) != len(announced.humans):
            return
        if participant is None or participant.announced.game != announced.game:
            table, deck = self._client.received.table, self.deck
            if self.seated is not None and table is not None:
                deck = self.seated(deck, table.terms, seat)
            participant = fair_deal.join_deal(announced, seat, deck, self._secret())
            self._seen.clear()
            self.broken = ""
            self._client.ask(P.Commit, game=announced.game, commitment=participant.commitment)
        elif participant.announced != announced:
            raise fair_deal.DealRefused("announced", seat, "error-deal-twice")
        if self.broken:
            return
        for other, said in zip(announced.humans, told.commitments, strict=True):
            if said:
                participant = participant.saw(other, said)
        self._participant = participant
        self._client.ticket.stake = participant_to_json(participant)
        if participant.complete and self._opened != announced.game:
            self._opened = announced.game
            opening = participant.reveal()
            self._client.ask(
                P.OpenCommitment, game=announced.game, name=opening.deck.name, cards=opening.deck.cards,
                collection=opening.deck.collection, secret=opening.secret.hex(), start=opening.deck.start,
            )  # fmt: skip

    # ------------------------------------------------------------------------------------------------ the proof

    def _saw(self, choices: int, seen: View) -> None:
        """Remember a view, and forget those of choices that were taken back."""
        self._seat = seen.seat
        for later in [at for at in self._seen if at > choices]:
            del self._seen[later]
        self._seen[choices] = _digest(seen)

    def proved(
        self, over: P.GameOver, rules: Callable[[str, dict[str, P.Plain]], Ruleset], cards: Callable[[str], Card]
    ) -> tuple[str, ...]:
        """All that is wrong with how the cards were shuffled and the game went, as codes; () if nothing is.

        Codes of records.deal_proof, and: unproved (no proof came, or this seat has no part in its deal), record (the
        game cannot be played again), digest, outcome, seen (a view that came was not that of this game).
        """
        if not over.deal:
            return ("unproved",)
        participant = self._participant if self._seat != SPECTATOR else None
        seat = participant.opening.seat if participant is not None else NOBODY
        try:
            proof = proof_from(over.deal, "proof")
            dealt = participant is not None and participant.announced.game == proof.announced.game
            if self._seat != SPECTATOR and not dealt:
                return ("unproved",)  # the host left the deal out: whatever he shows now says nothing
            decks = [Deck(pile, beside, "", *start) for pile, beside, *start in over.decks]
            key = bytes.fromhex(over.key)
            found = [fault.code for fault in proof_faults(proof, decks, key)]
            if participant is not None:
                found += [fault.code for fault in proof_mismatches(participant, proof, decks)]
            if found:
                return tuple(found)
            game = Game.deal(decks, rules(over.ruleset, over.options), cards, names=over.names, key=key)
            return self._replayed(game, over, seat)
        except (BadInput, RulesError, KeyError, ValueError) as error:
            return ("record", type(error).__name__)

    def _replayed(self, game: Game, over: P.GameOver, seat: Seat) -> tuple[str, ...]:
        found = []
        for number in range(len(over.choices) + 1):
            if number:
                game.choose(Option(*over.choices[number - 1]))
            _ = game.decision  # the game runs on when it is asked
            game.events()
            if seat != NOBODY and number in self._seen and _digest(view(game, seat)) != self._seen[number]:
                found.append("seen")
                break
        if game.state.digest() != over.digest:
            found.append("digest")
        if game.outcome != Outcome(over.outcome, over.winners):
            found.append("outcome")
        return tuple(found)


def participant_to_json(participant: fair_deal.DealParticipant) -> dict[str, Any]:
    """A participant as plain values, kept with the ticket until the proof comes; `participant_from_json` reads them."""
    game, seats, humans, computers = participant.announced
    deck = participant.opening.deck
    return {
        "game": game, "seats": seats, "humans": list(humans), "computers": computers, "seat": participant.opening.seat,
        "cards": list(deck.cards), "collection": list(deck.collection), "start": list(deck.start),
        "name": deck.name,
        "secret": participant.opening.secret.hex(), "seen": list(participant.seen),
    }  # fmt: skip


def participant_from_json(row: dict[str, Any]) -> fair_deal.DealParticipant | None:
    """The participant that was kept; None for nonsense."""
    with suppress(BadInput, KeyError, TypeError, ValueError):
        announced = fair_deal.DealAnnouncement(row["game"], row["seats"], tuple(row["humans"]), row["computers"])
        deck = Deck(tuple(row["cards"]), tuple(row["collection"]), str(row["name"]), tuple(row.get("start", ())))
        participant = fair_deal.join_deal(announced, row["seat"], deck, bytes.fromhex(row["secret"]))
        for seat, said in zip(announced.humans, row["seen"], strict=True):
            participant = participant.saw(seat, said) if said else participant
        return participant
    return None


def _digest(seen: View) -> str:
    return hashlib.blake2b(repr(tuple(without_handles(seen))).encode(), digest_size=16).hexdigest()
