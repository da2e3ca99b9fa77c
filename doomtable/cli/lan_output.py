"""What happens at a table in the network, as lines for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from doomtable.words.words import Words


def event_lines(told: dict[str, Any], words: Words) -> list[str]:
    """One event as lines; none for what goes without saying."""
    from doomtable.net.protocol.discovery import own_addresses
    from doomtable.net.protocol.join_code import shown_code

    event = told["event"]
    if event == "listening":
        code = shown_code(told["code"])
        if "table" in told:
            return [words.say("net-listening-table", table=told["table"] + 1, code=code, port=told["port"])]
        where = words.say("net-where", code=code, address=own_addresses()[0], port=told["port"])
        return [words.say("net-listening", code=code, port=told["port"]), where]
    if event == "joined":
        return [words.say("net-joined", address=told["address"], seat=told["seat"] + 1)]
    if event == "here":
        return [words.say("net-here", name=told["name"])]
    if event == "lost":
        return [words.say("net-gone-lost", name=told["name"])]
    if event == "left":
        return [words.say("net-gone-left", name=told["name"])]
    return _result_lines(told, words) if event == "result" else []


def _result_lines(told: dict[str, Any], words: Words) -> list[str]:
    """How it came out, and whether the shuffle was proved."""
    if "why" in told:
        return [str(told["why"])]
    player = " · ".join(words.say("net-seat", n=winner + 1) for winner in told["winners"])
    out = [words.say("cli-won", how=told["outcome"], player=player or "none")]
    if told["seed_ok"]:
        out.append(words.say("net-proved"))
    elif told.get("wrong") == ["unproved"]:
        out.append(words.say("net-unproved"))
    elif told.get("wrong"):
        out.append(words.say("net-not-proved", wrong=", ".join(told["wrong"])))
    return out
