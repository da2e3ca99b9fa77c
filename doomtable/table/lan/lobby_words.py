"""Lobby words: how somebody on a seat stands, and what decks are built of."""

from __future__ import annotations

from collections.abc import Callable

from doomtable.net import protocol as P
from doomtable.table.lan.lan_room import LanRoom
from doomtable.words.words import Words


def seat_state(seat: P.SeatInfo, room: LanRoom, say: Callable[..., str]) -> tuple[str, str, bool | None]:
    """How somebody on a seat stands: words, the colour of the palette, and a tick or cross before them."""
    phase = room.table.phase
    if seat.state == "lost":
        return say("lobby-state-lost"), "ember", False
    if seat.state == "left":
        return say("lobby-state-left"), "ember", False
    if seat.state == "open":
        return "", "ash", None
    if seat.kind != "remote":
        return say("lobby-state-computer"), "ash", True
    if phase == "sealed":
        return say("lobby-state-here"), "jade", True
    if phase == "playing":
        return say("lobby-state-plays"), "ash", None
    if phase in ("drafting", "building") and not seat.ready:
        return say("lobby-state-builds" if phase == "building" else "lobby-state-picks"), "ash", None
    host = next((one.host for one in room.table.people if one.member == seat.member), False)
    if seat.ready:
        return say("lobby-state-ready"), "jade", True
    return say("lobby-state-host" if host else "lobby-state-waits"), "ash", None


def boosters_text(terms: P.BoosterTerms | None, words: Words) -> str:
    """What decks are built of."""
    kind, n = ("none", 0) if terms is None else (terms.format, len(terms.sets))
    return words.say("lobby-boosters", format=kind, n=n)
