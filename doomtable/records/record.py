"""The record format: a game's beginning and every choice as JSON lines, read and written.

A record is a text file, one JSON value a line, so that a record cut off by a crash is good up to its last whole line:

- the head: format and rules version, ruleset and options, players, decks, seed or key, the definitions of all cards;
- a choice: `["attack", card, number, seat]`, the option itself, never its place in a list;
- after it, a text for every line of the public log, so that it can be read when the rules have long been others;
- after every eighth choice `{"after": 8, "digest": "..."}`: the state there must have that digest;
- `{"undone": 3}` where so many choices were taken back;
- the end: `{"end": "promotion", "winner": 0, "choices": n, "digest": "..."}`, with `"winners": [0, 2]` if several won;
- in a report of a fault, after all this, `{"report": {...}}`: what was told with it.

Format 1 had neither log nor undone nor report; it is read all the same. Records come from others: sizes are bounded,
and what cannot be used is told in one sentence (BadInput).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from doomtable import rulesets
from doomtable.cards import packs
from doomtable.cards.catalogue import catalogue
from doomtable.errors import ErrorText
from doomtable.files.decks import DeckList
from doomtable.records import fair_deal
from doomtable.records.deal_proof import as_json
from doomtable.rules.game import FORMAT, RULES_VERSION, Deck, Game
from doomtable.rules.language import Card
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import Option, Outcome, Seat
from doomtable.start_sections import started

MOST_BYTES: Final = 16 * 1024 * 1024
LONGEST_LOG: Final = 1000
"""Letters of a line of the log."""
MOST_LINES: Final = 300_000
MOST_TOLD: Final = 2000
"""Lines of a record, and of the log after one choice."""
MOST_UNDONE: Final = 1_000_000
HIGHEST: Final = 2**64
LONGEST_LINE: Final = 4 * 1024 * 1024
CAPPED: Final = "capped"
BEGINNING: Final = b'{"doomtable":"record"'
"""How every record begins."""
HUMAN: Final = "human"


class GameSetup(NamedTuple):
    """All that a game begins with."""

    decks: tuple[Deck, ...]
    rules: Ruleset
    cards: Callable[[str], Card]
    seed: int
    names: tuple[str, ...] = ()
    key: bytes | None = None
    """The key that the players made together (records.fair_deal), in place of the one that comes of the seed."""
    proof: fair_deal.DealProof | None = None

    def called(self) -> tuple[str, ...]:
        """What the players are called."""
        return self.names or tuple(f"Player {i + 1}" for i in range(len(self.decks)))

    def deal(self) -> Game:
        """The game at its first question."""
        return Game.deal(self.decks, self.rules, self.cards, seed=self.seed, names=self.names, key=self.key)


class RecordHeader(NamedTuple):
    """What a head tells beside the setup."""

    game: str = ""
    """A name for this game that no other has; '' in records that were made without one."""
    begun: str = ""
    """When, as ISO 8601 in UTC."""
    players: tuple[str, ...] = ()
    """Who sat there: human, random, greedy ..."""
    rules: int = RULES_VERSION
    sat: tuple[Seat, ...] = ()
    """The seats of people from whom somebody took the game over to play on: it is their secret, too."""


class RecordEnd(NamedTuple):
    """How a game ended, after how many choices, and the digest of its last state."""

    after: int
    digest: str
    outcome: Outcome


def game_deck(deck: DeckList) -> Deck:
    """A deck as the game deals it: one entry a copy."""
    return Deck(
        tuple(name for name, count in deck.cards for _ in range(count)),
        tuple(name for name, count in deck.collection for _ in range(count)),
        deck.name,
        tuple(name for name, count in deck.start for _ in range(count)),
    )


def seated_deck(deck: DeckList, rules: Ruleset, seat: Seat) -> Deck:
    """The same for one seat of a game: with what its section [start] lists, or is usual there, as far as it has one."""
    plain = game_deck(deck)
    if not rules.lays_start(seat):
        return plain._replace(start=())
    if not rules.start_section:
        return plain
    known = catalogue()
    laid = started(deck, rules, rules.roles[seat] if rules.roles else "", known.get, known.cards)
    return plain._replace(start=tuple(name for name, count in laid for _ in range(count)))


class RecordStep(NamedTuple):
    """One choice and what is written after it; the first step of a record is the deal and has none."""

    option: Option | None
    log: tuple[str, ...] = ()
    digest: str = ""
    undone: int = 0


class LoadedRecord(NamedTuple):
    """A record as it was read."""

    setup: GameSetup
    header: RecordHeader
    steps: tuple[RecordStep, ...]
    end: RecordEnd | None
    damage: ErrorText | None = None
    """What is wrong from where on, and was left out; None when nothing is."""
    report: Mapping[str, Any] | None = None

    @property
    def choices(self) -> tuple[Option, ...]:
        """The choices alone."""
        return tuple(step.option for step in self.steps if step.option is not None)


# ------------------------------------------------------------------------------------------------------ writing


def head(setup: GameSetup, header: RecordHeader) -> dict[str, Any]:
    """The first line of a record."""
    names = dict.fromkeys(name for deck in setup.decks for name in deck.every())
    names |= dict.fromkeys(setup.rules.table_cards)
    return {
        "doomtable": "record",
        "format": FORMAT,
        "rules": RULES_VERSION,
        **({"game": header.game} if header.game else {}),
        **({"begun": header.begun} if header.begun else {}),
        "ruleset": setup.rules.name,
        "options": rulesets.options_of(setup.rules),
        "seed": setup.seed,
        **({"key": setup.key.hex()} if setup.key is not None else {}),
        **({"proof": as_json(setup.proof)} if setup.proof is not None else {}),
        "names": list(setup.names),
        **({"players": list(header.players)} if header.players else {}),
        **({"sat": list(header.sat)} if header.sat else {}),
        "decks": [
            {
                "name": deck.name, "cards": list(deck.cards), "collection": list(deck.collection),
                **({"start": list(deck.start)} if deck.start else {}),
            }
            for deck in setup.decks
        ],
        "pack": packs.export([setup.cards(name) for name in names]),
    }


def json_line(value: object) -> bytes:
    """A value as one line of a file of JSON lines, such as a record."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def lines_of(number: int, step: RecordStep) -> bytes:
    """A step as lines; what was undone there and how it ended come after, as `tail`."""
    values: list[object] = [] if step.option is None else [list(step.option)]
    values += step.log
    if step.digest:
        values.append({"after": number, "digest": step.digest})
    return b"".join(map(json_line, values))


def tail(undone: int, end: RecordEnd | None) -> bytes:
    """The lines after a step that do not belong to its choice."""
    out = json_line({"undone": undone}) if undone else b""
    if end is not None:
        how, winners = end.outcome
        several = {"winners": list(winners)} if len(winners) > 1 else {}
        out += json_line(
            {"end": how, "winner": end.outcome.winner, **several, "choices": end.after, "digest": end.digest}
        )
    return out


# ------------------------------------------------------------------------------------------------------ reading


def short(value: object) -> str:
    """A value from outside as it may stand in a sentence."""
    return shown(" ".join(str(value)[:20].split()))


def shown(text: str) -> str:
    """A text from outside without what would move about on a terminal."""
    return "".join(mark if mark.isprintable() else "?" for mark in text)


