"""Request handlers: what the room does with each request of a member."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from doomtable.errors import BadInput
from doomtable.net import protocol as P
from doomtable.net.host.hosted_game import HostedGame, numbered
from doomtable.net.host.members import MOST_HELD, REMOTE, Member, RoomSeat
from doomtable.net.host.room import Room
from doomtable.net.protocol.opaque_handles import HandleMap, with_handles
from doomtable.net.protocol.refusals import Refusal
from doomtable.rules.terms import NO_CARD, NOBODY, Option, Reason
from doomtable.session.preview import Preview


def handle_request(room: Room, member: Member, request: P.Request) -> list[P.Message]:
    """Do a request and those that waited for it; the answers.

    Raises Refusal: too_early for one that is far too early, kicked for somebody who is not of this room any more.
    """
    if room.members.get(member.number) is not member:
        raise Refusal("kicked")
    if request.id <= member.done:
        return [member.answers.get(request.id) or P.RequestDone(id=request.id)]
    if request.id > member.done + 1:
        if len(member.held) >= MOST_HELD and request.id not in member.held:
            raise Refusal("too_early", member.done)
        member.held[request.id] = request
        return []
    out = []
    waiting: P.Request | None = request
    while waiting is not None:
        try:
            answer = _DO[type(waiting)](room, member, waiting) or P.RequestDone(id=waiting.id)
        except Refusal as refusal:
            answer = P.RequestRefused(id=waiting.id, code=refusal.code, args=tuple(refusal.args))
        member.answered(waiting.id, answer)
        out.append(answer)
        waiting = member.held.pop(member.done + 1, None)
    return out


def _in_lobby(room: Room) -> None:
    if room.phase not in ("lobby", "over"):
        raise Refusal("playing")


def _sit(room: Room, member: Member, said: P.Sit) -> None:
    _in_lobby(room)
    seat = room.free_seat() if said.seat == NOBODY else _seat(room, said.seat)
    if seat is None or not seat.remote or seat.member not in (None, member):
        raise Refusal("taken")
    if seat.member is not member:
        room.sit(member, seat)
    room.changed()


def _stand(room: Room, member: Member, said: P.Stand) -> None:
    _in_lobby(room)
    room.watch(member)
    room.changed()


def _called(room: Room, member: Member, said: P.Rename) -> None:
    _in_lobby(room)
    if not member.pace.spend():
        raise Refusal("too_fast")
    member.name = room.free_name(said.name, member)
    member.colour = room.free_colour(said.colour, member)
    room.changed()


def _ready(room: Room, member: Member, said: P.Ready) -> None:
    if room.phase != "building":
        _in_lobby(room)
    seat = _own(room, member)
    if said.ready and said.terms != room.terms:
        raise Refusal("other_terms", room.terms)
    if room.phase == "over":
        room.reopen()  # the game stays until the next one begins: some may still have to hear its end
    seat.ready = said.ready
    room.changed()
    room.begin_if_ready()


def _chat(room: Room, member: Member, said: P.Chat) -> None:
    room.say(member, said.text)


def _commit(room: Room, member: Member, said: P.Commit) -> None:
    room.committed(_own(room, member).number, said)


def _open(room: Room, member: Member, said: P.OpenCommitment) -> None:
    room.opened(_own(room, member).number, said)


def _pick(room: Room, member: Member, said: P.PickBooster) -> None:
    room.picked(_own(room, member).number, said)


def _choose(room: Room, member: Member, said: P.ChooseOption) -> None:
    seat = _own(room, member).number
    room.playing(lambda hosted: hosted.choose(seat, said.ask, said.option, said.asked))


def _cancel(room: Room, member: Member, said: P.CancelPlay) -> None:
    seat = _own(room, member).number
    room.playing(lambda hosted: hosted.cancel(seat, said.ask))


def _concede(room: Room, member: Member, said: P.Concede) -> None:
    seat = _own(room, member).number
    room.playing(lambda hosted: hosted.concede(seat))


def _takeback(room: Room, member: Member, said: P.AskTakeback) -> None:
    seat = _own(room, member).number
    room.playing(lambda hosted: hosted.ask_takeback(seat))
    room.changed()


def _consent(room: Room, member: Member, said: P.AnswerTakeback) -> None:
    seat = _own(room, member).number
    room.playing(lambda hosted: hosted.consent(seat, said.yes))
    room.changed()


def _try(room: Room, member: Member, said: P.AskPreview) -> P.Message:
    seat = _own(room, member).number
    handles = _handles(member)
    ahead: Preview = _looking(
        room, lambda hosted: hosted.preview(seat, said.ask, said.verb, handles.card(said.handle))
    )
    ahead = numbered(ahead, handles)
    return P.PreviewReply(
        id=said.id, stage=ahead.stage, options=tuple(tuple(option) for option in ahead.options),  # type: ignore[misc]
        lands=ahead.lands, on=ahead.on, quiet=ahead.quiet,
    )  # fmt: skip


def _why(room: Room, member: Member, said: P.AskReason) -> P.Message:
    seat = _own(room, member).number
    handles = _handles(member)
    card = max(NO_CARD, handles.card(said.handle))
    other = None
    if said.key:
        other = Option(said.key, max(NO_CARD, handles.card(said.other)), said.number, said.seat)
    reason: Reason = _looking(room, lambda hosted: hosted.why(seat, said.ask, said.verb, card, other))
    return P.ReasonReply(id=said.id, rule=reason.rule, key=reason.key, args=reason.args)


def _foresee(room: Room, member: Member, said: P.AskForecast) -> P.Message:
    seat = _own(room, member).number
    handles = _handles(member)
    pair = handles.card(said.attacker), handles.card(said.defender)
    if (said.attacker, said.defender) == (NO_CARD, NO_CARD):
        found = _looking(room, lambda hosted: hosted.forecast(seat, said.ask))
    else:
        found = _looking(room, lambda hosted: hosted.foresee_attack(seat, said.ask, *pair))
    combats = tuple((tactic, with_handles(fight, handles.of)) for tactic, fight in found.items())
    return P.ForecastReply(id=said.id, combats=combats)


def _looking(room: Room, look: Callable[[HostedGame], Any]) -> Any:
    """Ask the game something that a strange verb or number may trip over: then it is refused, and nothing stops."""
    hosted = room.hosted
    if hosted is None or room.phase != "playing":
        raise Refusal("no_game")
    try:
        return look(hosted)
    except (KeyError, IndexError, ValueError, TypeError, AttributeError):
        raise Refusal("no_option", 0) from None


def _unseal(room: Room, member: Member, said: P.Unseal) -> None:
    room.unseal(bytes.fromhex(said.key))


def _leave(room: Room, member: Member, said: P.Leave) -> None:
    """The server hangs up after the answer; until then he is there."""


def _rule(room: Room, member: Member, said: P.HostCommand) -> None:
    if not member.host:
        raise Refusal("host_only")
    _RULES[said.what](room, said)
    room.changed()
    room.when_run()


def _handles(member: Member) -> HandleMap:
    if member.connection is None:
        raise Refusal("no_game")
    return member.connection.handles


def _seat(room: Room, number: int) -> RoomSeat:
    if not 0 <= number < len(room.seats):
        raise Refusal("no_seat", number)
    return room.seats[number]


def _own(room: Room, member: Member) -> RoomSeat:
    if member.seat == NOBODY:
        raise Refusal("no_player")
    return room.seats[member.seat]


# ---------------------------------------------------------------------------------------------- the host's word


def _start(room: Room, said: P.HostCommand) -> None:
    if room.phase not in ("lobby", "over") or not room.all_ready():
        raise Refusal("not_ready")
    room.reopen()
    room.begin()


def _member(room: Room, said: P.HostCommand) -> Member:
    found = room.members.get(said.member)
    if found is None:
        raise Refusal("nobody", said.member)
    return found


def _allow(room: Room, said: P.HostCommand) -> None:
    member = _member(room, said)
    if member.watching == "asks":
        member.watching = "yes"


def _deny(room: Room, said: P.HostCommand) -> None:
    member = _member(room, said)
    if member.watching == "yes" and not member.host:
        member.watching = "asks"


def _computer(room: Room, said: P.HostCommand) -> None:
    _in_lobby(room)
    seat = _seat(room, said.seat)
    if said.kind not in room.services.kinds():
        raise Refusal("no_kind", said.kind)
    if seat.member is not None:
        raise Refusal("taken")
    seat.kind = said.kind
    room.begin_if_ready()


def _open_seat(room: Room, said: P.HostCommand) -> None:
    _in_lobby(room)
    _seat(room, said.seat).kind = REMOTE


def _wait(room: Room, said: P.HostCommand) -> None:
    seat = _seat(room, said.seat)
    if room.hosted is None or seat.number not in room.hosted.waits:
        raise Refusal("not_gone", said.seat)
    room.hosted.waits[seat.number] = room.clock() + said.seconds if said.seconds else float("inf")


def _take_over(room: Room, said: P.HostCommand) -> None:
    seat = _seat(room, said.seat)
    if room.phase == "building" and seat.member is not None and seat.member.state != "here":
        room.watch(seat.member)  # a computer builds the deck, and plays it
        seat.kind = room.services.kinds()[0]
        room.keep_people()
        room.begin_if_ready()
        return
    if room.hosted is None or seat.number not in room.hosted.waits:
        raise Refusal("not_gone", said.seat)
    room.stand_in(seat)


def _give_back(room: Room, said: P.HostCommand) -> None:
    seat = _seat(room, said.seat)
    if room.hosted is None or not seat.stand_in:
        raise Refusal("not_taken", said.seat)
    room.hosted.back(seat)
    if seat.member is not None and seat.member.state != "here":
        room.wait_for(seat.member)


def _save(room: Room, said: P.HostCommand) -> None:
    room.save_and_stop()


def _kick(room: Room, said: P.HostCommand) -> None:
    member = _member(room, said)
    if member.host or (member.seat != NOBODY and room.phase not in ("lobby", "over")):
        raise Refusal("playing")
    connection = member.connection
    room.forget(member)
    if connection is not None:
        connection.end("kicked")


def _terms(room: Room, said: P.HostCommand) -> None:
    _in_lobby(room)
    try:
        rules = room.services.ruleset(said.kind or room.rules.name, dict(said.options))
    except BadInput:
        raise Refusal("no_rules", said.kind) from None
    if not rules.takes(len(room.seats)):
        raise Refusal("no_rules", said.kind)
    room.agree(rules, said.clock, said.seconds or room.wait, said.quiet, said.boosters)


def _again(room: Room, said: P.HostCommand) -> None:
    if room.phase not in ("over", "stopped", "drafting", "building"):
        raise Refusal("playing")
    if room.phase == "stopped":
        room.hosted, room.over = None, None
    for seat in room.seats:
        seat.ready = False
    room.aborted, room.saved = (), False
    room.reopen()


_RULES: dict[str, Callable[[Room, P.HostCommand], None]] = {
    "start": _start, "allow": _allow, "deny": _deny, "computer": _computer, "open": _open_seat, "wait": _wait,
    "take_over": _take_over, "give_back": _give_back, "save": _save, "kick": _kick, "terms": _terms, "again": _again,
}  # fmt: skip
_DO: dict[type[P.Request], Callable[[Room, Member, Any], P.Message | None]] = {
    P.Sit: _sit, P.Stand: _stand, P.Rename: _called, P.Ready: _ready, P.Chat: _chat, P.Commit: _commit,
    P.OpenCommitment: _open, P.ChooseOption: _choose, P.CancelPlay: _cancel, P.Concede: _concede,
    P.AskTakeback: _takeback, P.AnswerTakeback: _consent, P.AskPreview: _try, P.AskReason: _why,
    P.AskForecast: _foresee, P.Unseal: _unseal, P.PickBooster: _pick, P.Leave: _leave, P.HostCommand: _rule,
}  # fmt: skip
