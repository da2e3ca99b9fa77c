"""LAN room: the client's model of the room it sits in, and the requests it sends to the host.

It draws nothing and waits for nothing: what is asked goes to the host, what he tells is read here.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future

from doomtable import rulesets
from doomtable.cards.catalogue import catalogue
from doomtable.errors import BadInput
from doomtable.lan.lan_services import ruleset
from doomtable.net import protocol as P
from doomtable.net.guest.remote_session import RemoteSession
from doomtable.net.protocol.messages_from_guest import HostWord
from doomtable.net.protocol.refusals import refusal_message
from doomtable.records.record import game_deck
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import NOBODY, Seat
from doomtable.table.kit.available_decks import AvailableDeck
from doomtable.words.words import Words


class LanRoom:
    """The room as one of its members sees it."""

    def __init__(
        self, remote: RemoteSession, code: str, deck: AvailableDeck, addresses: Sequence[str] = (), port: int = 0
    ) -> None:
        """`addresses` and `port` are told to others by whoever hosts."""
        self.remote, self.code, self.deck = remote, code, deck
        self.addresses, self.port = tuple(addresses), port

    # ------------------------------------------------------------------------------------------------- looking

    @property
    def table(self) -> P.RoomInfo:
        """The room as it stands. Raises LookupError before one is in."""
        found = self.remote.table
        if found is None:
            raise LookupError("not in yet")
        return found

    @property
    def lively(self) -> bool:
        """Is the connection there?"""
        return self.remote.state == "here"

    @property
    def member(self) -> int:
        """One's own number in the room."""
        entered = self.remote.client.received.entered
        return entered.member if entered is not None else 0

    @property
    def host(self) -> bool:
        """May one rule at this table?"""
        entered = self.remote.client.received.entered
        return entered is not None and entered.host

    @property
    def seat(self) -> Seat:
        """One's own seat; NOBODY for who looks on."""
        return self.remote.seat

    @property
    def watching(self) -> str:
        """'no', 'asks' or 'yes'."""
        return next((one.watching for one in self.table.people if one.member == self.member), "no")

    @property
    def ready(self) -> bool:
        """Has one said so?"""
        return self.seat != NOBODY and self.table.seats[self.seat].ready

    @property
    def chat(self) -> Sequence[P.ChatLine]:
        """What was said, the latest last."""
        return self.remote.chat

    @property
    def stamp(self) -> tuple[object, ...]:
        """Changes when there is something new of the room to see."""
        heard = self.remote.client.received
        return (heard.table, heard.said, self.remote.state, self.remote.seat, self.addresses)

    @property
    def over(self) -> bool:
        """Is the last game over, or none begun?"""
        update = self.remote.client.received.update
        return update is None or update.view is None or update.view.outcome is not None

    @property
    def asked(self) -> Seat:
        """Whose choice it is, as far as everybody may know; NOBODY in a window."""
        seen = self.remote.client.received.view
        return seen.decision.seat if seen is not None and seen.decision is not None else NOBODY

    @property
    def playing(self) -> bool:
        """Is there a game to be seen?"""
        sees = self.seat != NOBODY or self.watching == "yes"
        return self.table.phase == "playing" and sees and not self.over

    @property
    def drafting(self) -> bool:
        """Is there a booster to be seen, or a pool of which a deck is to be built?"""
        told, phase = self.remote.client.received.draft, self.table.phase
        if told is None or self.seat == NOBODY:
            return False
        return phase == "drafting" or (phase == "building" and not self.ready and not told.left)

    @property
    def draft(self) -> P.DraftInfo:
        """What lies before one, and what one has. Raises LookupError where there are no boosters."""
        found = self.remote.client.received.draft
        if found is None:
            raise LookupError("no boosters are open")
        return found

    def rules(self) -> Ruleset | None:
        """The rules that are agreed; None where this program does not know them."""
        terms = self.table.terms
        try:
            return ruleset(terms.ruleset, terms.options)
        except BadInput:
            return None

    def called(self, seat: Seat) -> str:
        """What somebody on a seat is called; '' for an empty one."""
        return self.table.seats[seat].name if 0 <= seat < len(self.table.seats) else ""

    def colour_of(self, member: int) -> int:
        """The colour of somebody in the room; -1 for who has no seat."""
        return next((seat.colour for seat in self.table.seats if seat.member == member), -1)

    def prove(self) -> Future[tuple[str, ...]]:
        """What is wrong with how the cards were shuffled, once the game was played again; () if nothing is."""
        return self.remote.prove(ruleset, catalogue().get)

    # -------------------------------------------------------------------------------------------------- asking

    def say(self, text: str) -> None:
        """Something to all."""
        self.remote.send(P.Chat, text=text)

    def set_ready(self, ready: bool) -> None:
        """Ready to play by the terms as they stand, or not any more."""
        self.remote.send(P.Ready, ready=ready, terms=self.table.terms.number)

    def sit(self, seat: Seat) -> None:
        """Take a free seat."""
        self.remote.send(P.Sit, seat=seat)

    def stand(self) -> None:
        """Give the seat up and look on."""
        self.remote.send(P.Stand)

    def rename(self, name: str, colour: int) -> None:
        """Another name, another colour."""
        self.remote.send(P.Rename, name=name, colour=colour)

    def bring(self, deck: AvailableDeck) -> None:
        """Another deck, for the next deal."""
        self.deck = deck
        self.remote.deal.deck = game_deck(deck.deck_list)

    def take_back(self) -> None:
        """Ask all others whether one may take back one's last choice."""
        self.remote.send(P.AskTakeback)

    def consent(self, yes: bool) -> None:
        """Whether somebody else may; a no to one's own wish withdraws it."""
        self.remote.send(P.AnswerTakeback, yes=yes)

    def begin(self) -> None:
        """The host's word that it begins; he is ready himself then."""
        if self.seat != NOBODY and not self.ready:
            self.set_ready(True)
        self.rule("start")

    def agree(
        self, rules: Ruleset, clock: int, wait: int, quiet: int, boosters: P.BoosterTerms | None = None
    ) -> None:
        """Other terms, in the host's name: `clock`, `wait` and `quiet` are seconds."""
        self.rule(
            "terms", kind=rules.name, options=rulesets.options_of(rules), clock=clock, seconds=wait, quiet=quiet,
            boosters=boosters,
        )  # fmt: skip

    def pick(self, card: str) -> None:
        """Take a card of the booster that lies there."""
        self.remote.send(P.PickBooster, pick=len(self.draft.pool), card=card)

    def rule(self, what: HostWord, **fields: object) -> None:
        """What the host alone may do."""
        self.remote.send(P.HostCommand, what=what, **fields)

    def refused(self, words: Words) -> list[str]:
        """What the host did not take since this was last asked, as sentences."""
        out = []
        while self.remote.refusals:
            out.append(reason_text(self.remote.refusals.popleft(), words))
        return out


def reason_text(why: tuple[str, tuple[str | int, ...]], words: Words) -> str:
    """Why something is refused, given up or over, as a sentence."""
    message, given = refusal_message(*why)
    return words.say(message, **{key: value if value != "" else "none" for key, value in given.items()})
