"""Refusals: the exception, every code there is, and the message that words it.

The sentence of a code is the message `net-` and the code; whoever shows it, words it (docs/protocol.md lists them).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from doomtable.net.protocol.plain_text import plain

LONGEST: Final = 100
"""Letters of a name in a sentence."""

CODES: Final[Mapping[str, tuple[str, ...]]] = {
    # at the door
    "crowded": (), "too_many_tries": ("seconds",), "too_slow": (), "wrong_code": (), "false": (),
    "other_protocol": ("there", "here"), "other_rules": ("there", "here"), "other_sets": ("sets",),
    "enter_first": (), "entered_already": (), "no_token": (), "closed": (), "full": (), "lost": (),
    "elsewhere": (), "kicked": (), "left": (), "nonsense": (),
    # messages
    "not_text": (), "too_long": ("most",), "too_deep": ("most",), "too_many": ("most",), "malformed": ("where",),
    "too_fast": (), "too_early": ("done",),
    # the room
    "taken": (), "no_seat": ("seat",), "no_player": (), "playing": (), "other_terms": ("terms",), "not_ready": (),
    "host_only": (), "nobody": ("member",), "no_kind": ("kind",), "no_rules": ("name",), "nothing_said": (),
    "not_yet": (), "not_gone": ("seat",), "not_taken": ("seat",),
    # the deal
    "late": (), "early": (), "no_person": (), "second": (), "copied": (), "announced": (),
    "silent": ("seat",), "mismatch": ("seat",), "illegal": ("seat", "rule", "card", "found", "allowed"),
    # the game
    "no_game": (), "not_asked": (), "stale": ("ask",), "no_option": ("option",), "no_cancel": (), "no_undo": (),
    "no_draft": (), "no_card": (), "no_boosters": (), "no_concession": (), "not_again": (), "not_kept": (),
    "waiting": (), "stopped": (), "fault": (), "saved": (), "wrong_key": (), "unknown": ("code",),
}  # fmt: skip


def refusal_message(code: str, args: Sequence[str | int]) -> tuple[str, dict[str, str | int]]:
    """The message of a code, and its arguments: a seat as people count, from 1; an unknown code has one of its own.

    Texts are made plain: whoever is at the other end wrote them.
    """
    if code not in CODES:
        code, args = "unknown", (plain(code, 40),)
    given: dict[str, str | int] = dict.fromkeys(CODES[code], "none")
    for name, value in zip(CODES[code], args, strict=False):
        if isinstance(value, str):  # it comes from outside
            given[name] = plain(value, LONGEST)
        else:
            given[name] = value + 1 if name == "seat" else value
    return f"net-{code.replace('_', '-')}", given


class Refusal(Exception):
    """What was sent is not taken; `code` is the key of a sentence, `args` what it speaks of."""

    def __init__(self, code: str, *args: str | int) -> None:
        self.code = code
        self.args = args
        super().__init__(code, *args)
        self.args = args
