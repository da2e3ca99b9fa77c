"""The outbox of a connection: what it has been told, and the state messages it is to be sent next.

So a slow listener costs nothing: what it missed is in the next message, and nothing is kept for it but what the room
keeps anyway.
"""

from __future__ import annotations

from itertools import islice
from math import ceil

from doomtable.net import protocol as P
from doomtable.net.host.booster_room import FOREVER
from doomtable.net.host.hosted_game import HostedGame
from doomtable.net.host.members import Member, RoomSeat
from doomtable.net.host.room import Room
from doomtable.net.protocol.opaque_handles import HandleMap, outgoing_view
from doomtable.net.protocol.plain_text import plain
from doomtable.rules.terms import NOBODY, Seat
from doomtable.rules.view_parts import SPECTATOR


class Outbox:
    """One connection's place in all that there is to hear."""

    def __init__(
        self, room: Room, member: Member, handles: HandleMap, game: int, heard: int, lines: int
    ) -> None:
        """`heard` events of a game and `lines` of chat have arrived there before."""
        self._room, self._member, self._handles = room, member, handles
        self._table = 0
        self._lines = min(lines, room.said)
        self._game_told = game
        self._update = 0
        self._heard = heard
        self._dealt = ""
        self._over: object = None
        self._sealed = False
        self._draft = 0

    def news(self) -> list[P.Message]:
        """What there is to hear; empty when all has been told."""
        room, member = self._room, self._member
        out: list[P.Message] = []
        if self._table != room.number:
            self._table = room.number
            out.append(room_info(room))
        seated = member.seat != NOBODY
        if member.watching != "asks" or room.phase != "playing":
            out += self._chat()
        if room.save is not None and seated and not self._sealed:
            self._sealed = True
            if box := room.save.boxes.get(member.seat):
                out.append(P.SealedKey(public=box[0], box=box[1]))
        if room.draft is not None and seated and self._draft != room.draft.number:
            self._draft = room.draft.number
            out.append(room.draft.told(member.seat))
        if room.deal is not None and seated:
            dealing = room.deal.told
            if dealing.model_dump_json() != self._dealt:
                self._dealt = dealing.model_dump_json()
                out.append(dealing)
        if seated or member.watching == "yes":
            out += self._game() if room.hosted is not None else []
            if room.over is not None and self._over is not room.over:
                self._over = room.over
                out.append(room.over)
        return out

    def _chat(self) -> list[P.Message]:
        room = self._room
        first = max(self._lines, room.said - len(room.chat))
        if first == room.said:
            return []
        self._lines = room.said
        lines = tuple(islice(room.chat, len(room.chat) - (room.said - first), None))
        return [P.ChatLines(first=first, lines=lines)]

    def _game(self) -> list[P.Message]:
        hosted, room = self._room.hosted, self._room
        assert hosted is not None
        if self._game_told != room.games:
            self._game_told, self._heard, self._update = room.games, 0, 0
        seat = self._member.seat if self._member.seat != NOBODY else SPECTATOR
        log = hosted.events[seat]
        self._heard = min(self._heard, len(log))
        out: list[P.Message] = []
        if not hosted.tells(self._member.seat) and not hosted.over:
            return []
        while self._update != hosted.number or self._heard < len(log):
            events = log[self._heard : self._heard + P.MOST_EVENTS]
            first, self._heard = self._heard, self._heard + len(events)
            last = self._heard == len(log)
            view, happened, _ = outgoing_view(hosted.view(seat), events, self._handles)
            out.append(
                P.Update.model_construct(
                    game=room.games,
                    number=hosted.number,
                    ask=hosted.ask,
                    choices=len(hosted.game.choices),
                    first=first,
                    events=happened,
                    view=view if last else None,
                    attention=self._attention(hosted, seat) if last else None,
                )
            )
            self._update = hosted.number
        return out

    def _attention(self, hosted: HostedGame, seat: Seat) -> P.AttentionInfo | None:
        """What the open window is to the seat; its cards are those of the view that has just been told."""
        found = hosted.attention(seat)
        if found is None:
            return None
        of = self._handles.of
        plays = tuple((play.verb, of(play.handle), play.name) for play in found.plays)
        return P.AttentionInfo.model_construct(why=found.why, plays=plays)


def room_info(room: Room) -> P.RoomInfo:
    """The room as everybody in it sees it."""
    waits = room.hosted.waits if room.hosted is not None else {}
    return P.RoomInfo(
        number=room.number,
        name=room.name,
        phase=room.phase,
        terms=room.agreed,
        seats=tuple(_seat(room, seat) for seat in room.seats),
        people=tuple(
            P.MemberInfo(
                member=one.number,
                name=one.name,
                host=one.host,
                seat=one.seat,
                watching=one.watching,
                state=one.state,
            )
            for one in room.members.values()
        ),
        waiting=tuple(_waiting(room, seat, until) for seat, until in waits.items()),
        aborted=room.aborted,
        plea=_takeback(room),
        saved=room.saved,
        unkept=room.save_failed,
    )


def _takeback(room: Room) -> P.TakebackInfo | None:
    takeback = room.hosted.takeback if room.hosted is not None else None
    return None if takeback is None else P.TakebackInfo(seat=takeback.seat, waiting=takeback.waiting)


def _seat(room: Room, seat: RoomSeat) -> P.SeatInfo:
    member = seat.member
    state: P.SeatState = "open" if member is None else member.state
    if not seat.remote or seat.stand_in:
        state = "computer"
    deck, emblem = room.deck_of(seat), member.emblem if member is not None else ""
    return P.SeatInfo(
        seat=seat.number,
        kind=seat.kind,
        member=member.number if member is not None else 0,
        name=room.name_of(seat),
        colour=room.colour_of(seat),
        emblem=emblem or (room.services.emblem(deck) if deck is not None else ""),
        deck=plain(deck.name, P.LONGEST_DECK) if deck is not None else "",
        ready=seat.ready or not seat.remote,
        state=state,
        seconds=ceil(room.hosted.seconds(seat) if room.hosted is not None else seat.left),
    )


def _waiting(room: Room, seat: Seat, until: float) -> P.WaitingInfo:
    member = room.seats[seat].member
    left = -1 if until == FOREVER else max(0, round(until - room.clock()))
    return P.WaitingInfo(
        seat=seat, seconds=left, why="left" if member is not None and member.state == "left" else "lost"
    )
