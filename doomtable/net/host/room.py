"""A room: terms, the deal, the game and who is waited for; guests enter, leave and come back here.

All of it happens in one thread, at the calls of the server: somebody asks for something (request_handlers.py),
somebody is gone, time went on (`tick`), computer players may go on (`run`). Nothing here waits or sends; whoever has
something to hear is woken and fetches how things stand (outbox.py). A fault of the engine stops this room and no other.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Final

from doomtable.errors import BadInput, ErrorText
from doomtable.net import protocol as P
from doomtable.net.host.booster_room import FOREVER, BoosterRoom
from doomtable.net.host.host_deal import HostDeal
from doomtable.net.host.hosted_game import HostedGame
from doomtable.net.host.members import (
    CHAT_EACH,
    CHAT_MOST,
    Clock,
    Connection,
    Member,
    RoomSeat,
    SeatHolder,
)
from doomtable.net.host.rate_limit import RateLimit
from doomtable.net.host.sealed_save import SealedFile, WrongKey
from doomtable.net.host.services import BeginGame, GameStart, HostServices, KeptBoosters, SealedResume
from doomtable.net.protocol.key_box import usable
from doomtable.net.protocol.plain_text import plain
from doomtable.net.protocol.refusals import Refusal
from doomtable.records import fair_deal
from doomtable.records.deal_proof import as_json
from doomtable.rules.game import Deck
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import NOBODY, Seat
from doomtable.rules.view_parts import SPECTATOR

WAIT: Final = 300
"""Seconds a game waits for somebody who is gone, unless the host says otherwise."""
SEAT_KEPT_SECONDS: Final = 30.0
"""Seconds a seat is kept in the lobby for somebody whose connection was lost."""
KEPT_PHASES: Final = ("drafting", "building", "playing")
"""The phases in which a table can be stopped for today."""


class Room(BoosterRoom):
    """One table and everybody at it."""

    def __init__(
        self,
        services: HostServices,
        kinds: Sequence[str],
        code: str,
        clock: Clock,
        *,
        name: str = "",
        rules: Ruleset,
        wait: int = WAIT,
        thought: int = 0,
        starts: bool = True,
        patient: bool = False,
        pace: float = 0.0,
        quiet: float = 0,
        open_spectators: bool = False,
        host_token: str = "",
    ) -> None:
        """A table with these kinds of players (REMOTE for people), empty.

        `starts`: the game begins when all are ready, not when the host says so. `patient`: whoever is gone is waited
        for until the host decides, instead of `wait` seconds until the computer takes the seat. `thought`: seconds of
        clock. `pace`: seconds that computer players rest after each choice that is seen, so that people can follow.
        `quiet`: seconds after every play in which only those hear of it who may answer it.
        """
        super().__init__(
            kinds, clock, services, rules, wait, patient, name=name, open_spectators=open_spectators,
            host_token=host_token,
        )  # fmt: skip
        self.code, self.thought, self.quiet = code, thought, quiet
        self.starts, self.pace = starts, pace
        self._rests = 0.0
        """Until when computer players rest after a choice that was seen."""
        self.deal: HostDeal | None = None
        self.aborted: tuple[str | int, ...] = ()
        self.games = 0
        """Games begun at this table."""
        self.start: GameStart | None = None
        self.hosted: HostedGame | None = None
        self.over: P.GameOver | None = None
        self.saved = False
        self.record_error: ErrorText | None = None
        """Why the record of the finished game could not be written, as a sentence."""
        self._had_failed = False
        self.save: SealedResume | None = None
        """The sealed game that is to be gone on with, as long as nobody has opened it."""
        self.when_over: Callable[[Room], None] = lambda room: None
        self.when_run: Callable[[], None] = lambda: None
        """Called when computer players may have something to do."""

    # -------------------------------------------------------------------------------------------------- looking

    def name_of(self, seat: RoomSeat) -> str:
        """What the player on a seat is called; '' for an empty one, where each client has words of its own."""
        if seat.member is not None:
            return seat.member.name
        if seat.remote:
            return ""
        called, number = self.services.called(seat.kind, seat.number), 1
        taken, found = {one.name.casefold() for one in self.members.values()}, called
        while found.casefold() in taken:
            number += 1
            found = f"{called} ({number})"
        return found

    def deck_of(self, seat: RoomSeat) -> Deck | None:
        """The deck of a seat, as long as a game is shown; None before."""
        shown = self.start is not None and self.phase in ("playing", "over")
        return self.start.decks[seat.number] if self.start is not None and shown else None

    @property
    def abandoned(self) -> bool:
        """Have all its people left, or been gone longer than they are waited for?"""
        return all(seat.stand_in for seat in self.seats if seat.remote)

    # -------------------------------------------------------------------------------------------- coming, going

    def enter(self, said: P.Enter, connection: Connection) -> Member:
        """Somebody with the code comes in, or comes back with his token.

        Raises Refusal, and nothing has changed: full, no_token, closed, malformed for a key that no box is made for.
        """
        if said.key and not usable(said.key):
            raise Refusal("malformed", "key")
        member = self.returning(said)
        if member is None:
            if self.phase in ("sealed", "stopped"):
                raise Refusal("closed")
            member = self.admit_guest(said)
        elif member.connection is not None and member.connection is not connection:
            member.connection.end("elsewhere")
        member.connection = connection
        member.key = member.key or said.key
        member.emblem = plain(said.emblem, P.LONGEST_EMBLEM)
        self.became(member, "here")
        if member.seat != NOBODY:
            if self.hosted is not None and not self.seats[member.seat].timed_out:
                self.hosted.back(self.seats[member.seat])
            self.keep_people()
        self.changed()
        self.begin_if_ready()
        self.when_run()
        return member

    def gone(self, member: Member, connection: Connection, *, left: bool = False) -> None:
        """Somebody's connection was lost, or he left. One that was given up for a newer one says nothing."""
        if member.connection is not connection:
            return
        member.connection = None
        self.became(member, "left" if left else "lost")
        if member.seat == NOBODY or self.phase in ("lobby", "over"):
            if left:
                self.forget(member)
        elif self.phase == "playing":
            self.wait_for(member)
        elif self.draft is not None and self.phase == "drafting":
            self.pick_for_those_gone()
        elif self.deal is not None and left:
            self.deal.give_up("left", member.seat)
            self._dealt()
        self.changed()

    def wait_for(self, member: Member) -> None:
        """The game waits for somebody who is gone."""
        assert self.hosted is not None
        seat = self.seats[member.seat]
        until = FOREVER if self.patient else self.clock() + (self.wait if member.state == "lost" else 0)
        self.hosted.gone(seat, until)

    # ------------------------------------------------------------------------------------------------- the deal

    def begin_if_ready(self) -> None:
        """Begin when all people are ready, if it begins by itself."""
        if (self.phase == "building" or (self.starts and self.phase == "lobby")) and self.all_ready():
            self.begin()

    def all_ready(self) -> bool:
        """Is every seat taken by a computer player or by somebody who is there and ready?"""
        return all(
            not one.remote or (one.ready and one.member is not None and one.member.state == "here")
            for one in self.seats
        )

    def begin(self) -> None:
        """Open the boosters, if decks are built of them and are not yet; else announce a deal; without people at the
        table the cards are dealt at once. Raises Refusal."""
        self.aborted, self.over, self.hosted = (), None, None
        for seat in self.seats:
            seat.stand_in = False
        if self.boosters is not None and self.draft is None:
            self.open_boosters(self.boosters)
            return
        deck_of = self.services.deck if self.draft is None else self.draft.deck
        decks = {seat.number: deck_of(seat.number) for seat in self.seats if not seat.remote}
        if len(decks) == len(self.seats):
            self._deal(fair_deal.Dealt(b"", tuple(decks[seat.number] for seat in self.seats)), "", None)
            return
        self.phase = "dealing"
        self.deal = HostDeal(self.seats, decks, self.clock)
        self.changed()

    def committed(self, seat: Seat, said: P.Commit) -> None:
        """A commitment came. Raises Refusal."""
        if self.deal is None:
            raise Refusal("late")
        self.deal.commit(seat, said)
        self.changed()

    def opened(self, seat: Seat, said: P.OpenCommitment) -> None:
        """An opening came. Raises Refusal."""
        if self.deal is None:
            raise Refusal("late")
        role = self.rules.roles[seat] if seat < len(self.rules.roles) else ""
        self.deal.open(seat, said, lambda deck: self.deck_fault(seat, deck, role))
        self._dealt()

    def _dealt(self) -> None:
        """Go on after the deal, if it is over."""
        deal = self.deal
        if deal is None:
            return
        if deal.aborted:
            self.aborted, self.deal = deal.aborted, None
            self.phase = "lobby" if self.draft is None else "building"
            for seat in self.seats:
                seat.ready = False
        elif deal.done:
            self.deal = None
            self._deal(deal.dealer.dealt(), deal.game, deal.dealer.proof())
        self.changed()

    def _deal(self, dealt: fair_deal.Dealt, game: str, proof: fair_deal.DealProof | None) -> None:
        self.start = GameStart(
            game, dealt.decks, self.rules, dealt.key or None, secrets.randbits(62),
            tuple(self.name_of(seat) for seat in self.seats), tuple(seat.kind for seat in self.seats), proof,
        )  # fmt: skip
        self.guarded(lambda: self.services.begin(self.start))  # type: ignore[arg-type]

    def guarded(self, begin: BeginGame) -> None:
        """Begin to play, or go on; a fault of the engine stops this table."""
        try:
            session, save_writer = begin()
            self.hosted = HostedGame(session, save_writer, self.seats, self.clock, self.thought, self.quiet)
            self.keep_people()
        except Exception as error:  # whatever the engine stopped at: the other tables go on
            self._stop(self.hosted, error)
            self.hosted = None
            return
        self.phase = "playing"
        self.forget_draft()
        self.games += 1
        for seat in self.seats:
            if seat.remote and seat.member is not None and seat.member.state != "here":
                self.wait_for(seat.member)
        self._after()

    def keep_people(self) -> None:
        """Write down who may come back to what is kept."""
        super().keep_people()
        if self.hosted is not None and self.hosted.save_writer is not None:
            self.hosted.save_writer.people(self.seated)

    # ------------------------------------------------------------------------------------------------- the game

    def playing(self, do: Callable[[HostedGame], Any]) -> Any:
        """Do something with the game. Raises Refusal; any other fault stops the table."""
        hosted = self.hosted
        if hosted is None or self.phase != "playing":
            raise Refusal("no_game")
        before = hosted.number
        try:
            found = do(hosted)
        except Refusal:
            raise
        except Exception as error:  # whatever the engine stopped at: the other tables go on
            self._stop(hosted, error)
            raise Refusal("stopped") from error
        if hosted.number != before:
            self._after()
        return found

    def run(self) -> bool:
        """Let computer players choose for a while; whether there is more to do at once."""
        if self.phase != "playing" or self.clock() < self._rests:
            return False
        with contextlib.suppress(Refusal):
            if not self.pace:
                return bool(self.playing(lambda hosted: hosted.run()))
            told = self._happened()
            more = bool(self.playing(lambda hosted: hosted.run(1)))
            if more and self._happened() != told:
                self._rests = self.clock() + self.pace
            return more and self.clock() >= self._rests
        return False

    def _happened(self) -> int:
        """How much has happened in the game that everybody sees."""
        return len(self.hosted.events[SPECTATOR]) if self.hosted is not None else 0

    def guard(self, do: Callable[[], Any]) -> Any:
        """Do something at a time of the server's own; whatever fails stops this table and no other."""
        try:
            return do()
        except Exception as error:  # the other tables go on
            self._stop(self.hosted, error)
            return None

    def told(self, tell: Callable[[], list[P.Message]]) -> list[P.Message]:
        """What there is to tell somebody; a fault of the engine in it stops the table."""
        try:
            return tell()
        except Exception as error:  # whatever the engine stopped at: the other tables go on
            self._stop(self.hosted, error)
            self.hosted = None
            return tell()

    @property
    def save_failed(self) -> bool:
        """Can the file of the game, or of its boosters, not be written any more?"""
        file = self._kept_in
        return self.draft_unkept or (file is not None and bool(file.write_error))

    @property
    def _kept_in(self) -> SealedFile | None:
        """The file in which it is kept how things stand; None for none."""
        return self.hosted.save_writer if self.hosted is not None else self.draft_file

    def _after(self) -> None:
        hosted = self.hosted
        if self.save_failed != self._had_failed:
            self._had_failed = self.save_failed
            self.changed()
        if hosted is not None and hosted.over and self.phase == "playing":
            self._end(hosted)
            self.changed()
        elif self.thought and not (hosted is not None and hosted.quiet_until):
            self.number += 1  # clocks are told with the room
        self.wake()
        self.when_run()

    def _end(self, hosted: HostedGame) -> None:
        start, game = self.start, hosted.game
        outcome = game.outcome
        assert outcome is not None
        assert start is not None
        self.phase = "over"
        self.leave_game()
        if hosted.save_writer is not None:
            try:
                hosted.save_writer.over()
            except BadInput as error:
                self.record_error = error.text
        proof = {} if start.proof is None else as_json(start.proof)
        self.over = P.GameOver(
            outcome=outcome.how,
            winners=outcome.winners,
            promotion=tuple(player.P for player in game.state.seats),
            choices=tuple(tuple(option) for option in game.choices),  # type: ignore[misc]
            digest=game.state.digest(),
            ruleset=start.rules.name,
            options=self.services.switches(start.rules),
            names=start.names,
            decks=tuple(
                (deck.cards, deck.collection, deck.start) if deck.start else (deck.cards, deck.collection)
                for deck in start.decks
            ),
            key=start.key.hex() if start.key is not None else "",
            deal=proof,
        )
        for seat in self.seats:
            seat.ready = False
        self.when_over(self)

    def _stop(self, hosted: HostedGame | None, error: Exception) -> None:
        self.phase, self.aborted = "stopped", ("fault", NOBODY)
        self.leave_game()
        if self.start is not None:
            self.services.stopped(self.start, hosted.game.choices if hosted is not None else (), error)
        if self._kept_in is not None:
            self._kept_in.close()
        self.changed()
        self.when_over(self)

    def leave_game(self) -> None:
        """Nobody plays here any more: what computer players think about elsewhere is of no use."""
        if self.hosted is not None:
            self.hosted.session.close()

    def save_and_stop(self) -> None:
        """The game, or what is taken out of boosters before it, is saved, and ends here. Raises Refusal where nothing
        keeps it: no_game, not_kept."""
        file = self._kept_in
        if self.phase not in KEPT_PHASES or file is None:
            raise Refusal("no_game")
        self.keep_people()
        if file.write_error:
            raise Refusal("not_kept")
        file.close()
        self.leave_game()
        self.phase, self.saved = "stopped", True
        self.changed()
        self.when_over(self)

    # -------------------------------------------------------------------------------------------------- resuming

    def resume(self, save: SealedResume, people: Sequence[SeatHolder]) -> None:
        """Wait for the people of a sealed game, or of boosters; one of them must open it."""
        self.phase, self.save = "sealed", save
        for one in people:
            pace = RateLimit(self.clock, CHAT_MOST, CHAT_EACH)
            member = Member(one.number, one.name, one.token, pace, host=one.host, state="lost", key=one.key)
            member.since = self.clock()
            self.members[one.number] = member
            self.last_member = max(self.last_member, one.number)
            member.colour = self.free_colour(one.seat, member)
            self.sit(member, self.seats[one.seat])

    def unseal(self, key: bytes) -> None:
        """Go on with what is sealed. Raises Refusal for a wrong key."""
        if self.save is None or self.phase != "sealed":
            raise Refusal("no_game")
        save = self.save
        try:
            found = save.opened(key)
        except WrongKey:
            raise Refusal("wrong_key") from None
        except Exception as error:  # whatever the file holds: the other tables go on
            self._stop(None, error)
            raise Refusal("stopped") from error
        self.save = None
        if isinstance(found, KeptBoosters):
            self.resume_boosters(found)
            return
        self.start, begin = found
        self.rules = self.start.rules
        self.guarded(begin)
        self.changed()

    # ----------------------------------------------------------------------------------------------------- time

    def stand_in(self, seat: RoomSeat) -> None:
        """Have a computer player play for the person of a seat."""
        assert self.hosted is not None
        self.hosted.take_over(seat, self.services.program(self.services.kinds()[0]))
        self.changed()
        self.when_run()

    def tick(self) -> None:
        """Time went on: who is waited for, whose clock ran out, who is silent in a deal."""
        now = self.clock()
        self.pick_for_those_gone()
        if self.deal is not None:
            self.deal.tick()
            if self.deal.aborted:
                self._dealt()
        hosted = self.hosted
        if self._rests and now >= self._rests:
            self._rests = 0.0
            self.when_run()
        if hosted is not None and self.phase == "playing":
            for number in [number for number, until in hosted.waits.items() if until <= now]:
                self.stand_in(self.seats[number])
            if hosted.quiet_until and now >= hosted.quiet_until:
                hosted.quiet_until = 0.0
                self.changed()
                self.when_run()
            takeback = hosted.takeback
            if takeback is not None and (takeback.until <= now or hosted.seconds(self.seats[takeback.seat]) == 0):
                hosted.refuse()
                self.changed()
            if hosted.asks_computer:
                self.when_run()
            asked = hosted.asked()
            if asked is not None and asked.left >= 0 and hosted.seconds(asked) <= 0:
                asked.left = 0.0
                self.stand_in(asked)
        for member in list(self.members.values()):
            if member.state == "lost" and not member.host and member.since + SEAT_KEPT_SECONDS <= now:
                if member.seat == NOBODY or self.phase == "lobby":
                    self.forget(member)
                    self.changed()
