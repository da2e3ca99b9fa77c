"""The record of a game: everything it began with and every choice; loading it is playing it again (principle 11).

A record is a text file, one JSON value a line, each line written out at once, so that a record cut off by a crash is
good up to its last whole line:

- the head: format and rules version, ruleset and options, the definitions of all cards, decks, names, seed;
- a choice: `["attack", card, number, seat]`, the option itself, never its place in a list;
- every eight choices `{"after": 8, "digest": "..."}`: the state there must have that digest;
- the end: `{"end": "promotion", "winner": 0, "choices": n, "digest": "..."}`.

Records come from others: sizes are bounded, and what cannot be used is told in one sentence (BadInput).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any, Final, NamedTuple, TextIO

from doomtable import rulesets, storage
from doomtable.cards import packs
from doomtable.errors import BadInput
from doomtable.rules.game import DIGEST_EVERY, FORMAT, RULES_VERSION, Deck, Game
from doomtable.rules.language import Card
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import NO_CARD, NOBODY, Option, RulesError, Seat, normal

MOST_BYTES: Final = 16 * 1024 * 1024
MOST_CARDS: Final = 1000
"""Cards of one deck, and of one collection."""
MOST_SEATS: Final = 7
LONGEST: Final = 100
"""Letters of a name or an option's key."""
HIGHEST: Final = 2**64
DEEPEST_LINE: Final = 4 * 1024 * 1024
CAPPED: Final = "capped"
BEGINNING: Final = b'{"doomtable":"record"'
"""How every record begins."""


class Setup(NamedTuple):
    """All that a game begins with."""

    decks: tuple[Deck, ...]
    rules: Ruleset
    cards: Callable[[str], Card]
    seed: int
    names: tuple[str, ...] = ()

    def deal(self) -> Game:
        """The game at its first question."""
        return Game(self.decks, self.rules, self.cards, seed=self.seed, names=self.names)


class Found(NamedTuple):
    """A record as it was read: what the game began with, what was chosen, and whether its end is in it."""

    setup: Setup
    lines: tuple[Option | Mark, ...]
    end: Mark | None


class Mark(NamedTuple):
    """A digest that the state must have after so many choices; at the end also how the game ended."""

    after: int
    digest: str
    outcome: tuple[str, Seat] | None = None


# ------------------------------------------------------------------------------------------------------ writing


class Recorder:
    """Writes a record while the game is played; `choice` after each choice, `end` when it is over."""

    def __init__(self, path: Path, setup: Setup) -> None:
        """Open the file and write the head. Raises BadFile."""
        self._count = 0
        try:
            if path.is_file() and not _begins_as_record(path):
                raise storage.BadFile(f"{path} is there already and is no record of a game; choose another name.")
            self._file: TextIO = path.open("w", encoding="utf-8", newline="\n")
        except storage.BadFile:
            raise
        except OSError as error:
            raise storage.BadFile(f"{path} cannot be written ({error.strerror}); choose another place.") from error
        self._line(head(setup))

    def choice(self, game: Game, option: Option) -> None:
        """Write a choice that was made, and every so often the digest of the state after it."""
        self._count += 1
        self._line(list(option))
        if self._count % DIGEST_EVERY == 0:
            self._line({"after": self._count, "digest": game.state.digest()})

    def end(self, game: Game) -> None:
        """Write how the game ended (capped, if it goes on) and close the file."""
        how, winner = game.outcome or (CAPPED, NOBODY)
        self._line({"end": how, "winner": winner, "choices": self._count, "digest": game.state.digest()})
        self.close()

    def close(self) -> None:
        """Close the file as it is."""
        self._file.close()

    def _line(self, value: object) -> None:
        self._file.write(json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n")
        self._file.flush()


def _begins_as_record(path: Path) -> bool:
    """May a file be written over: is it empty, or a record?"""
    with path.open("rb") as file:
        return file.read(len(BEGINNING)) in (b"", BEGINNING)


def head(setup: Setup) -> dict[str, Any]:
    """The first line of a record."""
    names = dict.fromkeys(name for deck in setup.decks for name in (*deck.cards, *deck.collection))
    edition = rulesets.EDITIONS[setup.rules.name]
    return {
        "doomtable": "record",
        "format": FORMAT,
        "rules": RULES_VERSION,
        "ruleset": setup.rules.name,
        "options": {
            field.name: getattr(setup.rules, field.name)
            for field in fields(Ruleset)
            if getattr(setup.rules, field.name) != getattr(edition, field.name)
        },
        "seed": setup.seed,
        "names": list(setup.names),
        "decks": [
            {"name": deck.name, "cards": list(deck.cards), "collection": list(deck.collection)} for deck in setup.decks
        ],
        "pack": packs.export([setup.cards(name) for name in names]),
    }


def write_whole(path: Path, setup: Setup, choices: Sequence[Sequence[object]]) -> None:
    """Write the record of a game that stopped, without digests and without an end. Raises BadFile."""
    lines = [json.dumps(line, ensure_ascii=False) for line in (head(setup), *choices)]
    storage.write_whole(path, "\n".join(lines) + "\n")


# ------------------------------------------------------------------------------------------------------ reading


def read_record(path: Path) -> Found:
    """Read a record; what a crash left of its last line is passed over. Raises BadInput."""
    raw = storage.read_bounded(path, MOST_BYTES)
    whole, newline, _ = raw.rpartition(b"\n")
    if not newline:
        raise BadInput(f"{path}: there is no whole line in it; this is no record of a game.")
    rows = whole.split(b"\n")
    setup = _setup(_parsed(rows[0], path, 1), path)
    lines: list[Option | Mark] = []
    count = marked = 0
    end: Mark | None = None
    for number, row in enumerate(rows[1:], start=2):
        if end is not None:
            raise BadInput(f"{path}, line {number}: the record goes on after its end.")
        value = _parsed(row, path, number)
        if isinstance(value, list):
            lines.append(_option(value, path, number))
            count += 1
        else:
            mark = _mark(value, count, path, number)
            if mark.after > marked + DIGEST_EVERY:
                raise BadInput(f"{path}, line {number}: a digest is missing before it; the record was changed.")
            marked = mark.after
            if mark.outcome is not None:
                end = mark
            else:
                lines.append(mark)
    return Found(setup, tuple(lines), end)


def _parsed(row: bytes, path: Path, number: int) -> Any:
    if len(row) > DEEPEST_LINE:
        raise BadInput(f"{path}, line {number}: the line is too long for a record.")
    try:
        return json.loads(row.decode("utf-8"), parse_constant=_no_constant)
    except (ValueError, RecursionError):
        raise BadInput(f"{path}, line {number}: this is no line of a record.") from None


def _no_constant(word: str) -> object:
    raise ValueError(word)


def _setup(value: Any, path: Path) -> Setup:
    if not isinstance(value, dict) or value.get("doomtable") != "record":
        raise BadInput(f"{path}: this is no record of a game.")
    for key, ours in (("format", FORMAT), ("rules", RULES_VERSION)):
        if not _is_number(value.get(key)) or value[key] != ours:
            raise BadInput(f"{path}: the record has {key} version {_short(value.get(key))}; there is {ours}.")
    name, options = value.get("ruleset"), value.get("options")
    if not isinstance(name, str) or not isinstance(options, dict) or len(options) > 100:
        raise BadInput(f"{path}: the record does not say by which rules it was played.")
    plain = {key: str(switch).casefold() if switch is not None else None for key, switch in options.items()}
    rules = rulesets.get(name, plain)
    cards = {normal(card.name): card for card in packs.cards_from(value.get("pack"), str(path))}
    decks = _decks(value.get("decks"), rules, cards, path)
    names, seed = value.get("names"), value.get("seed")
    if not isinstance(names, list) or len(names) not in (0, len(decks)) or not all(_is_word(n) for n in names):
        raise BadInput(f"{path}: the record does not name its players.")
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < HIGHEST:
        raise BadInput(f"{path}: the record has no seed.")
    return Setup(decks, rules, lambda card: cards[normal(card)], seed, tuple(names))


def _decks(value: Any, rules: Ruleset, cards: dict[str, Card], path: Path) -> tuple[Deck, ...]:
    if not isinstance(value, list) or not rules.min_seats <= len(value) <= min(rules.max_seats, MOST_SEATS):
        raise BadInput(f"{path}: the record does not hold a deck for each player.")
    decks = []
    for deck in value:
        if not isinstance(deck, dict):
            raise BadInput(f"{path}: a deck of the record cannot be read.")
        decks.append(
            Deck(
                _pile(deck.get("cards"), cards, path),
                _pile(deck.get("collection"), cards, path),
                str(deck.get("name", ""))[:LONGEST],
            )
        )
    return tuple(decks)


def _pile(value: Any, cards: dict[str, Card], path: Path) -> tuple[str, ...]:
    if not isinstance(value, list) or len(value) > MOST_CARDS or not all(_is_word(name) for name in value):
        raise BadInput(f"{path}: a deck of the record cannot be read.")
    if unknown := next((name for name in value if normal(name) not in cards), None):
        raise BadInput(f'{path}: the record has no definition of "{unknown}".')
    return tuple(value)


def _option(value: list[Any], path: Path, number: int) -> Option:
    if len(value) == 4 and _is_word(value[0]) and all(_is_number(n) and abs(n) < HIGHEST for n in value[1:]):
        return Option(*value)
    raise BadInput(f"{path}, line {number}: this is no choice.")


def _mark(value: Any, count: int, path: Path, number: int) -> Mark:
    if isinstance(value, dict) and _is_word(value.get("digest")):
        digest: str = value["digest"]
        if _is_number(value.get("after")) and value["after"] == count:
            return Mark(count, digest)
        how, winner = value.get("end"), value.get("winner")
        if isinstance(how, str) and _is_word(how) and isinstance(winner, int) and value.get("choices") == count:
            return Mark(count, digest, (how, winner))
    raise BadInput(f"{path}, line {number}: this is neither a choice nor the digest after {count} choices.")


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_word(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= LONGEST


def _short(value: object) -> str:
    return str(value)[:20]


# --------------------------------------------------------------------------------------------------- verifying


class Drift(Exception):
    """The game played again differs from its record."""

    def __init__(self, at: int, reason: str) -> None:
        self.at = at
        self.reason = reason
        super().__init__(reason)


def verify_record(path: Path) -> dict[str, Any]:
    """Play a record again and compare every choice and digest. Raises BadInput when it cannot be read.

    `{"choices": n, "verified": True, "complete": bool}`; on drift `verified` is False and `first_difference` (the
    number of the choice, from 1) and `reason` are added.
    """
    found = read_record(path)
    choices = sum(isinstance(line, Option) for line in found.lines)
    out: dict[str, Any] = {"choices": choices, "verified": True, "complete": found.end is not None}
    try:
        for _ in replayed(found):
            pass
    except Drift as drift:
        out |= {"verified": False, "first_difference": drift.at, "reason": drift.reason}
    return out


def replayed(found: Found) -> Iterator[Game]:
    """Play a record again: the game after the deal and after every choice. Raises Drift where it differs."""
    at = 0
    try:
        game = found.setup.deal()
        yield game
        for line in found.lines:
            if isinstance(line, Mark):
                _compare(game, line, at)
                continue
            at += 1
            _choose(game, line, at)
            yield game
    except RulesError as error:
        raise Drift(at, f"choice {at} cannot be carried out: {error}") from error
    if found.end is not None:
        outcome = game.outcome or (CAPPED, NOBODY)
        if outcome != found.end.outcome:
            raise Drift(at, f"the game ends in {outcome[0]} where the record says {_short(found.end.outcome)}")
        _compare(game, found.end, at)


def _choose(game: Game, option: Option, at: int) -> None:
    decision = game.decision
    if decision is None:
        raise Drift(at, f"the game is over before choice {at}")
    if option not in decision.options:
        card = f" {option.card}" if option.card != NO_CARD else ""
        raise Drift(at, f"choice {at} ({option.key}{card}) is not offered")
    game.choose(option)
    _ = game.decision  # the game runs on when it is asked
    game.events()


def _compare(game: Game, mark: Mark, at: int) -> None:
    if game.state.digest() != mark.digest:
        raise Drift(at, f"the state after choice {at} differs")
