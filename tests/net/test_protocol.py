"""docs/protocol.md says what the program does: fields, rows, codes, bounds."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from sources import trees

from doomtable.net import protocol as P
from doomtable.net.protocol import join_code, message_limits
from doomtable.net.protocol.message_fields import PORT
from doomtable.net.protocol.refusals import CODES, refusal_message
from doomtable.records.fair_deal import ABORTS
from doomtable.rules import view_parts
from doomtable.rules.game import RULES_VERSION
from doomtable.rules.place_views import PlaceView
from doomtable.rules.ratings import Outlook
from doomtable.rules.terms import Outcome
from doomtable.words.words import Words

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"
TEXT = DOCUMENT.read_text(encoding="utf-8")
ROWS = (
    view_parts.View, view_parts.ClaimView, PlaceView, view_parts.BiddingView, view_parts.BidderView,
    view_parts.PlayerView, view_parts.CardView, view_parts.PriceView, view_parts.LineView, view_parts.TurnView,
    view_parts.CombatView, view_parts.SideView, Outlook, view_parts.AimView, view_parts.PendingView,
    view_parts.DecisionView, view_parts.OptionView, view_parts.EventView, Outcome,
)  # fmt: skip


def rows() -> str:
    """The rows of a view as the document tells them."""
    return "\n".join(
        f"- **{row.__name__}**: {', '.join(f'`{name}`' for name in row._fields)}" for row in ROWS
    )


def codes() -> str:
    """The codes as the document tells them."""
    return (
        ", ".join(f"`{code}`" + (f" ({', '.join(args)})" if args else "") for code, args in CODES.items())
        + "."
    )


def test_the_document_tells_every_row_and_code_as_it_is():
    assert rows() in TEXT, f"put this into {DOCUMENT.name}:\n{rows()}"
    assert re.findall(r'"rules": (\d+)', TEXT) == [str(RULES_VERSION)] * 2
    assert codes() in TEXT, f"put this into {DOCUMENT.name}:\n{codes()}"


def parts(kind: object) -> set[type]:
    """Every row that stands somewhere in a type."""
    found = set()
    for hint in get_type_hints(kind).values() if hasattr(kind, "_fields") else get_args(kind):
        for part in (hint, *get_args(hint)):
            for one in (part, *get_args(part)):
                if hasattr(one, "_fields") and one is not kind:
                    found |= {one, *parts(one)}
    return found


def test_no_row_is_left_out():
    assert parts(view_parts.View) | {view_parts.View, view_parts.EventView} == set(ROWS)


@pytest.mark.parametrize(
    "kind", [*get_args(get_args(P.FromGuest)[0]), *get_args(get_args(P.FromHost)[0]), P.Prove]
)
def test_the_document_tells_every_message_and_field(kind):
    fields = set(kind.model_fields) - {"t", "id"}
    name = kind.model_fields["t"].default
    assert f"`{name}`" in TEXT or f'"t": "{name}"' in TEXT
    for field in fields:
        assert f"`{field}`" in TEXT or f'"{field}"' in TEXT, (name, field)


def test_the_document_tells_bounds_and_versions():
    for bounds in (message_limits.STRANGER, message_limits.GUEST, message_limits.DECK, message_limits.HOST):
        assert f"| {bounds.letters} | {bounds.levels} | {bounds.values} |" in TEXT
    assert f"Version: **{P.PROTOCOL}**" in TEXT and f"**{PORT}**" in TEXT
    for tag in (join_code.GUEST_TAG, join_code.HOST_TAG, join_code.SIGN_TAG):
        assert f"`{tag.decode()}`" in TEXT


def refusals() -> set[str]:
    """Every code that is written in the network's rooms."""
    found = set()
    for name, tree in trees().items():
        if not name.startswith("doomtable.net"):
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                called = getattr(node.func, "id", getattr(node.func, "attr", ""))
                if called in ("Refusal", "end", "Refused", "_stop"):
                    found.add(node.args[0].value)
    return {code for code in found if isinstance(code, str)}


def test_every_code_has_a_sentence_that_takes_what_it_is_given():
    assert refusals() <= set(CODES)
    assert set(CODES) >= ABORTS
    words = Words("en")
    for code, names in CODES.items():
        message, given = refusal_message(code, [3] * len(names))
        assert set(re.findall(r"\$(\w+)", words._messages.source[message])) <= set(names)
        assert words.say(message, **given)
    assert (
        words.say(*(lambda m, g: (m,))(*refusal_message("hm", ())), **refusal_message("hm", ())[1])
        == "The host says no (hm)."
    )
