"""A room: terms, the deal, the game and who is waited for; guests enter, leave and come back here.

All of it happens in one thread, at the calls of the server: somebody asks for something (requests.py), somebody is
gone, time went on (`tick`), computer players may go on (`run`). Nothing here waits or sends; whoever has something to
hear is woken and fetches how things stand (telling.py). A fault of the engine stops this table and no other.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Final

from doomtable.errors import BadInput
from doomtable.net import protocol as P
from doomtable.net.host.host_deal import HostDeal
from doomtable.net.host.hosted_game import HostedGame
from doomtable.net.host.members import (
    CHAT_EACH,
    CHAT_MOST,
    Clock,
    Connection,
    Member,
    Members,
    RoomSeat,
    SeatHolder,
)
from doomtable.net.host.rate_limit import RateLimit
from doomtable.net.host.sealed_save import WrongKey
from doomtable.net.host.services import BeginGame, GameStart, HostServices, SealedResume
from doomtable.net.protocol.key_box import usable
from doomtable.net.protocol.refusals import Refusal
from doomtable.records import fair_deal
from doomtable.records.deal_proof import as_json
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import NOBODY, Seat
from doomtable.rules.view import SPECTATOR

WAIT: Final = 300
"""Seconds a game waits for somebody who is gone, unless the host says otherwise."""
SEAT_KEPT_SECONDS: Final = 30.0
"""Seconds a chair is kept in the lobby for somebody whose connection was lost."""
FOREVER: Final = float("inf")


class Room(Members):
    """One table and everybody at it."""

    def __init__(
        self,
        house: HostServices,
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
        super().__init__(kinds, clock, name=name, open_spectators=open_spectators, host_token=host_token)
        self.house, self.code = house, code
        self.rules, self.wait, self.thought = rules, wait, thought
        self.terms = 1
        """The number of what is agreed: rises when it changes."""
        self.starts, self.patient, self.pace, self.quiet = starts, patient, pace, quiet
        self._rests = 0.0
        """Until when computer players rest after a choice that was seen."""
        self.course: HostDeal | None = None
        self.aborted: tuple[str | int, ...] = ()
        self.games = 0
        """Games begun at this table."""
        self.start: GameStart | None = None
        self.play: HostedGame | None = None
        self.over: P.GameOver | None = None
        self.saved = False
        self.unkept = ""
        """Why the record of the finished game could not be written, as a sentence."""
        self._was_ill = False
        self.save: SealedResume | None = None
        """The sealed game that is to be gone on with, as long as nobody has opened it."""
        self.when_over: Callable[[Room], None] = lambda room: None
        self.when_run: Callable[[], None] = lambda: None
        """Called when computer players may have something to do."""

    # -------------------------------------------------------------------------------------------------- looking

    def name_of(self, chair: RoomSeat) -> str:
        """What the player on a chair is called; '' for an empty one, where each client has words of its own."""
        if chair.member is not None:
            return chair.member.name
        return "" if chair.remote else self.house.called(chair.kind, chair.seat)

    @property
    def abandoned(self) -> bool:
        """Have all its people left, or been gone longer than they are waited for?"""
        return all(chair.stand_in for chair in self.chairs if chair.remote)

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
        self.became(member, "here")
        if member.seat != NOBODY and self.play is not None:
            if not self.chairs[member.seat].timed_out:
                self.play.back(self.chairs[member.seat])
            self._keep_people()
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
        elif self.course is not None and left:
            self.course.give_up("left", member.seat)
            self._dealt()
        self.changed()

    def wait_for(self, member: Member) -> None:
        """The game waits for somebody who is gone."""
        assert self.play is not None
        chair = self.chairs[member.seat]
        until = FOREVER if self.patient else self.clock() + (self.wait if member.state == "lost" else 0)
        self.play.gone(chair, until)

    # ------------------------------------------------------------------------------------------------- the deal

    def agree(self, rules: Ruleset, thought: int, wait: int, quiet: float) -> None:
        """Other terms: nobody is ready any more."""
        self.rules, self.thought, self.wait, self.quiet = rules, thought, wait, quiet
        self.terms += 1
        for chair in self.chairs:
            chair.ready = False

    def begin_if_ready(self) -> None:
        """Begin when all people are ready, if it begins by itself."""
        if self.starts and self.phase == "lobby" and self.all_ready():
            self.begin()

    def all_ready(self) -> bool:
        """Is every chair taken by a computer player or by somebody who is there and ready?"""
        return all(
            not c.remote or (c.ready and c.member is not None and c.member.state == "here")
            for c in self.chairs
        )

    def begin(self) -> None:
        """Announce a deal; without people at the table the cards are dealt at once."""
        self.aborted, self.over, self.play = (), None, None
        for chair in self.chairs:
            chair.stand_in = False
        decks = {chair.seat: self.house.deck(chair.seat) for chair in self.chairs if not chair.remote}
        if len(decks) == len(self.chairs):
            self._deal(fair_deal.Dealt(b"", tuple(decks[chair.seat] for chair in self.chairs)), "", None)
            return
        self.phase = "dealing"
        self.course = HostDeal(self.chairs, decks, self.clock)
        self.changed()

    def committed(self, seat: Seat, said: P.Commit) -> None:
        """A commitment came. Raises Refusal."""
        if self.course is None:
            raise Refusal("late")
        self.course.commit(seat, said)
        self.changed()

    def opened(self, seat: Seat, said: P.OpenCommitment) -> None:
        """An opening came. Raises Refusal."""
        if self.course is None:
            raise Refusal("late")
        self.course.open(seat, said, lambda deck: self.house.fault(deck, self.rules))
        self._dealt()

    def _dealt(self) -> None:
        """Go on after the deal, if it is over."""
        course = self.course
        if course is None:
            return
        if course.aborted:
            self.aborted, self.course, self.phase = course.aborted, None, "lobby"
            for chair in self.chairs:
                chair.ready = False
        elif course.done:
            self.course = None
            self._deal(course.dealer.dealt(), course.game, course.dealer.proof())
        self.changed()

    def _deal(self, dealt: fair_deal.Dealt, game: str, proof: fair_deal.DealProof | None) -> None:
        self.start = GameStart(
            game, dealt.decks, self.rules, dealt.key or None, secrets.randbits(62),
            tuple(self.name_of(chair) for chair in self.chairs), tuple(chair.kind for chair in self.chairs), proof,
        )  # fmt: skip
        self.guarded(lambda: self.house.begin(self.start))  # type: ignore[arg-type]

    def guarded(self, begin: BeginGame) -> None:
        """Begin to play, or go on; a fault of the engine stops this table."""
        try:
            session, keep = begin()
            self.play = HostedGame(session, keep, self.chairs, self.clock, self.thought, self.quiet)
            self._keep_people()
        except Exception as error:  # whatever the engine stopped at: the other tables go on
            self._stop(self.play, error)
            self.play = None
            return
        self.phase = "playing"
        self.games += 1
        for chair in self.chairs:
            if chair.remote and chair.member is not None and chair.member.state != "here":
                self.wait_for(chair.member)
        self._after()

    def _keep_people(self) -> None:
        if self.play is not None and self.play.keep is not None:
            self.play.keep.people(
                tuple(
                    SeatHolder(m.number, m.name, m.token, m.seat, m.host, m.key)
                    for m in self.members.values()
                    if m.seat != NOBODY
                )
            )

    # ------------------------------------------------------------------------------------------------- the game

    def playing(self, do: Callable[[HostedGame], Any]) -> Any:
        """Do something with the game. Raises Refusal; any other fault stops the table."""
        play = self.play
        if play is None or self.phase != "playing":
            raise Refusal("no_game")
        before = play.number
        try:
            found = do(play)
        except Refusal:
            raise
        except Exception as error:  # whatever the engine stopped at: the other tables go on
            self._stop(play, error)
            raise Refusal("stopped") from error
        if play.number != before:
            self._after()
        return found

    def run(self) -> bool:
        """Let computer players choose for a while; whether there is more to do at once."""
        if self.phase != "playing" or self.clock() < self._rests:
            return False
        with contextlib.suppress(Refusal):
            if not self.pace:
                return bool(self.playing(lambda play: play.run()))
            told = self._happened()
            more = bool(self.playing(lambda play: play.run(1)))
            if more and self._happened() != told:
                self._rests = self.clock() + self.pace
            return more and self.clock() >= self._rests
        return False

    def _happened(self) -> int:
        """How much has happened in the game that everybody sees."""
        return len(self.play.events[SPECTATOR]) if self.play is not None else 0

    def guard(self, do: Callable[[], Any]) -> Any:
        """Do something at a time of the server's own; whatever fails stops this table and no other."""
        try:
            return do()
        except Exception as error:  # the other tables go on
            self._stop(self.play, error)
            return None

    def told(self, tell: Callable[[], list[P.Message]]) -> list[P.Message]:
        """What there is to tell somebody; a fault of the engine in it stops the table."""
        try:
            return tell()
        except Exception as error:  # whatever the engine stopped at: the other tables go on
            self._stop(self.play, error)
            self.play = None
            return tell()

    @property
    def ill(self) -> bool:
        """Can the file of the game not be written any more?"""
        return self.play is not None and self.play.keep is not None and bool(self.play.keep.ill)

    def _after(self) -> None:
        play = self.play
        if self.ill != self._was_ill:
            self._was_ill = self.ill
            self.changed()
        if play is not None and play.over and self.phase == "playing":
            self._end(play)
            self.changed()
        elif self.thought and not (play is not None and play.hushed):
            self.number += 1  # clocks are told with the room
        self.wake()
        self.when_run()

    def _end(self, play: HostedGame) -> None:
        start, game = self.start, play.game
        outcome = game.outcome
        assert outcome is not None
        assert start is not None
        self.phase = "over"
        if play.keep is not None:
            try:
                play.keep.over()
            except BadInput as error:
                self.unkept = str(error)
        proof = {} if start.proof is None else as_json(start.proof)
        self.over = P.GameOver(
            outcome=outcome[0],
            winner=outcome[1],
            promotion=tuple(player.P for player in game.state.seats),
            choices=tuple(tuple(option) for option in game.choices),  # type: ignore[misc]
            digest=game.state.digest(),
            ruleset=start.rules.name,
            options=self.house.switches(start.rules),
            names=start.names,
            decks=tuple((deck.cards, deck.collection) for deck in start.decks),
            key=start.key.hex() if start.key is not None else "",
            deal=proof,
        )
        for chair in self.chairs:
            chair.ready = False
        self.when_over(self)

    def _stop(self, play: HostedGame | None, error: Exception) -> None:
        self.phase, self.aborted = "stopped", ("fault", NOBODY)
        if self.start is not None:
            self.house.stopped(self.start, play.game.choices if play is not None else (), error)
        if play is not None and play.keep is not None:
            play.keep.close()
        self.changed()
        self.when_over(self)

    def save_and_stop(self) -> None:
        """The game is saved, and ends here. Raises Refusal where nothing keeps it: no_game, not_kept."""
        if self.play is None or self.phase != "playing" or self.play.keep is None:
            raise Refusal("no_game")
        self._keep_people()
        if self.play.keep.ill:
            raise Refusal("not_kept")
        self.play.keep.close()
        self.phase, self.saved = "stopped", True
        self.changed()
        self.when_over(self)

    # -------------------------------------------------------------------------------------------------- resuming

    def resume(self, save: SealedResume, people: Sequence[SeatHolder]) -> None:
        """Wait for the people of a sealed game; one of them must open it."""
        self.phase, self.save = "sealed", save
        for one in people:
            pace = RateLimit(self.clock, CHAT_MOST, CHAT_EACH)
            member = Member(one.number, one.name, one.token, pace, host=one.host, state="lost", key=one.key)
            member.since = self.clock()
            self.members[one.number] = member
            self.last_member = max(self.last_member, one.number)
            member.colour = self.free_colour(one.seat, member)
            self.sit(member, self.chairs[one.seat])

    def unseal(self, key: bytes) -> None:
        """Go on with the sealed game. Raises Refusal for a wrong key."""
        if self.save is None or self.phase != "sealed":
            raise Refusal("no_game")
        save = self.save
        try:
            self.start, begin = save.opened(key)
        except WrongKey:
            raise Refusal("wrong_key") from None
        except Exception as error:  # whatever the file holds: the other tables go on
            self._stop(None, error)
            raise Refusal("stopped") from error
        self.save = None
        self.rules = self.start.rules
        self.guarded(begin)
        self.changed()

    # ----------------------------------------------------------------------------------------------------- time

    def stand_in(self, chair: RoomSeat) -> None:
        """Have a computer player play for the person of a chair."""
        assert self.play is not None
        self.play.take_over(chair, self.house.program(self.house.kinds()[0]))
        self.changed()
        self.when_run()

    def tick(self) -> None:
        """Time went on: who is waited for, whose clock ran out, who is silent in a deal."""
        now = self.clock()
        if self.course is not None:
            self.course.tick()
            if self.course.aborted:
                self._dealt()
        play = self.play
        if self._rests and now >= self._rests:
            self._rests = 0.0
            self.when_run()
        if play is not None and self.phase == "playing":
            for seat in [seat for seat, until in play.waits.items() if until <= now]:
                self.stand_in(self.chairs[seat])
            if play.hushed and now >= play.hushed:
                play.hushed = 0.0
                self.changed()
                self.when_run()
            plea = play.plea
            if plea is not None and (plea.until <= now or play.seconds(self.chairs[plea.seat]) == 0):
                play.refuse()
                self.changed()
            asked = play.asked()
            if asked is not None and asked.left >= 0 and play.seconds(asked) <= 0:
                asked.left = 0.0
                self.stand_in(asked)
        for member in list(self.members.values()):
            if member.state == "lost" and not member.host and member.since + SEAT_KEPT_SECONDS <= now:
                if member.seat == NOBODY or self.phase == "lobby":
                    self.forget(member)
                    self.changed()
