"""Parser of records: lines into setup, header, steps and end, as far as the last whole choice of a damaged file."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, TypeGuard

from doomtable import rulesets
from doomtable.cards import packs
from doomtable.errors import BadInput, ErrorText
from doomtable.files import storage
from doomtable.records.commitments import LONGEST, MOST_CARDS, MOST_SEATS
from doomtable.records.deal_proof import proof_from
from doomtable.records.record import (
    HIGHEST,
    LONGEST_LINE,
    LONGEST_LOG,
    MOST_BYTES,
    MOST_LINES,
    MOST_TOLD,
    MOST_UNDONE,
    GameSetup,
    LoadedRecord,
    RecordEnd,
    RecordHeader,
    RecordStep,
    short,
    shown,
)
from doomtable.records.value_checks import is_hex, is_number
from doomtable.rules.game import DIGEST_EVERY, FORMAT, RULES_VERSION, Deck
from doomtable.rules.language import Card
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import NOBODY, Option, Outcome, Seat, normal


def read_record(path: Path, *, mend: bool = False) -> LoadedRecord:
    """Read a record; what a crash left of its last line is passed over. Raises BadInput.

    With `mend` a damaged line does not spoil what stands before it: the rest is left out, and `damage` says so.
    """
    return parse_record(storage.read_bounded(path, MOST_BYTES), str(path), mend=mend)


def parse_record(raw: bytes, source: str, *, mend: bool = False) -> LoadedRecord:
    """Read a record from its bytes; `source` is how errors call it. Raises BadInput."""
    whole, newline, rest = raw.rpartition(b"\n")
    if not newline:
        raise BadInput("error-record-empty", file=source)
    rows = whole.split(b"\n")
    if len(rows) > MOST_LINES:
        raise BadInput("error-record-lines", file=source, n=len(rows), most=MOST_LINES)
    value = _parsed(rows[0], source, 1)
    setup, header = _setup(value, source), _header(value, source)
    reading = _RecordParser(source)
    damage: ErrorText | None = None
    try:
        for number, row in enumerate(rows[1:], start=2):
            reading.take(_parsed(row, source, number), number)
    except BadInput as error:
        if not mend:
            raise
        damage = error.text
    if rest and not damage and mend:
        damage = ErrorText("error-record-half-line", where=line_of(source, len(rows) + 1))
    return LoadedRecord(setup, header, tuple(reading.steps()), reading.end, damage, reading.report)


class _RecordParser:
    """Puts the lines after the head together, one after the other."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.end: RecordEnd | None = None
        self.report: Mapping[str, Any] | None = None
        self._steps: list[RecordStep] = []
        self._step = RecordStep(None)
        self._told: list[str] = []
        """The log after the step that is being read."""
        self._marked = 0

    def steps(self) -> Iterator[RecordStep]:
        """All steps so far."""
        yield from self._steps
        yield self._whole()

    def _whole(self) -> RecordStep:
        return self._step._replace(log=tuple(self._told))

    def take(self, value: Any, number: int) -> None:
        """Take the next line. Raises BadInput, and stands as before."""
        where = line_of(self.source, number)
        step, count = self._step, len(self._steps)
        if self.report is not None:
            raise BadInput("error-record-after-report", where=where)
        if isinstance(value, dict) and "report" in value:
            if not isinstance(value["report"], dict):
                raise BadInput("error-record-no-report", where=where)
            self.report = value["report"]
        elif self.end is not None:
            raise BadInput("error-record-after-end", where=where)
        elif isinstance(value, list):
            option = _option(value, where)
            if count - self._marked > DIGEST_EVERY:
                raise BadInput("error-record-no-digest", where=where)
            self._steps.append(self._whole())
            self._step, self._told = RecordStep(option), []
        elif isinstance(value, str):
            if len(value) > LONGEST_LOG or len(self._told) >= MOST_TOLD:
                raise BadInput("error-record-long-log", where=where)
            self._told.append(shown(value))
        elif isinstance(value, dict) and "undone" in value:
            if not is_number(value["undone"]) or not 0 < value["undone"] <= MOST_UNDONE:
                raise BadInput("error-record-undone", where=where)
            self._step = step._replace(undone=value["undone"])
        else:
            self._mark(value, count, where)

    def _mark(self, value: Any, count: int, where: ErrorText) -> None:
        if isinstance(value, dict) and is_word(value.get("digest")):
            digest: str = value["digest"]
            how, winners = value.get("end"), winners_of(value)
            if is_number(value.get("after")) and value["after"] == count:
                self._step = self._step._replace(digest=digest)
                self._marked = count
                return
            if is_word(how) and winners is not None and value.get("choices") == count:
                if count - self._marked > DIGEST_EVERY:
                    raise BadInput("error-record-no-digest", where=where)
                self.end = RecordEnd(count, digest, Outcome(how, winners))
                return
        raise BadInput("error-record-neither", where=where, n=count)


def winners_of(value: Mapping[str, Any]) -> tuple[Seat, ...] | None:
    """Who won, as the line of the end says: all of them if there are several; None where it does not say."""
    one, several = value.get("winner"), value.get("winners")
    if not is_number(one) or not NOBODY <= one < MOST_SEATS:
        return None
    if several is None:
        return (one,) if one != NOBODY else ()
    listed = isinstance(several, list) and len(several) > 1 and several[0] == one
    return tuple(several) if listed and all(is_number(n) and 0 <= n < MOST_SEATS for n in several) else None


def _parsed(row: bytes, source: str, number: int) -> Any:
    if len(row) > LONGEST_LINE:
        raise BadInput("error-record-long-line", where=line_of(source, number))
    try:
        return json.loads(row.decode("utf-8"), parse_constant=_no_constant)
    except (ValueError, RecursionError):
        raise BadInput("error-record-no-line", where=line_of(source, number)) from None


def line_of(source: str, number: int) -> ErrorText:
    """A line of a record as errors call it."""
    return ErrorText("error-line", file=source, line=number)


def _no_constant(word: str) -> object:
    raise ValueError(word)


def cover_of(raw: bytes, source: str) -> tuple[RecordHeader, tuple[str, ...], tuple[str, ...]]:
    """What the first line of a record tells without its cards: names of players and of decks, too. Raises BadInput."""
    first, newline, _ = raw.partition(b"\n")
    value: Any = _parsed(first, source, 1) if newline else None
    header = _header(value, source)
    names, decks = value.get("names"), value.get("decks")
    if not isinstance(names, list) or not isinstance(decks, list) or len(names) + len(decks) > 2 * MOST_SEATS:
        raise BadInput("error-record-names", file=source)
    called = [deck.get("name", "") for deck in decks if isinstance(deck, dict)]
    return header, tuple(map(_title, names)), tuple(map(_title, called))


def _title(value: object) -> str:
    return shown(str(value)[:LONGEST])


def _header(value: Any, source: str) -> RecordHeader:
    if not isinstance(value, dict) or value.get("doomtable") != "record":
        raise BadInput("error-record-none", file=source)
    version, rules = value.get("format"), value.get("rules")
    if not is_number(version) or not 1 <= version <= FORMAT:
        raise BadInput("error-record-format", file=source, format=short(version), most=FORMAT)
    if not is_number(rules) or not 1 <= rules < HIGHEST:
        raise BadInput("error-record-no-rules", file=source)
    players = value.get("players", [])
    if not isinstance(players, list) or len(players) > MOST_SEATS or not all(map(is_word, players)):
        raise BadInput("error-record-players", file=source)
    game, begun = value.get("game", ""), value.get("begun", "")
    if not (game == "" or is_hex(game, 32)) or not (begun == "" or is_word(begun)):
        raise BadInput("error-record-no-game", file=source)
    return RecordHeader(game, begun, tuple(players), rules, _sat(value.get("sat", []), source))


def _sat(value: object, source: str) -> tuple[Seat, ...]:
    """The seats of people before others took over."""
    if not isinstance(value, list) or not all(is_number(seat) and 0 <= seat < MOST_SEATS for seat in value):
        raise BadInput("error-record-sat", file=source)
    return tuple(sorted(set(value)))


def _setup(value: Any, source: str) -> GameSetup:
    header = _header(value, source)
    name, options = value.get("ruleset"), value.get("options")
    if not isinstance(name, str) or not isinstance(options, dict) or len(options) > 100:
        raise BadInput("error-record-no-ruleset", file=source)
    plain = {key: str(switch).casefold() if switch is not None else None for key, switch in options.items()}
    try:
        rules = rulesets.get(name, plain)
        cards = {normal(card.name): card for card in packs.cards_from(value.get("pack"), source)}
    except BadInput as error:
        if header.rules == RULES_VERSION:
            raise
        raise BadInput(
            "error-record-old", file=source, recorded=header.rules, rules=RULES_VERSION, why=error.text
        ) from error
    decks = _decks(value.get("decks"), rules, cards, source)
    names, seed = value.get("names"), value.get("seed")
    if not isinstance(names, list) or len(names) not in (0, len(decks)) or not all(is_word(n) for n in names):
        raise BadInput("error-record-names", file=source)
    if header.players and len(header.players) != len(decks):
        raise BadInput("error-record-players", file=source)
    if not is_number(seed) or not 0 <= seed < HIGHEST:
        raise BadInput("error-record-no-seed", file=source)
    key = value.get("key")
    if key is not None and not is_hex(key, 64):
        raise BadInput("error-record-no-key", file=source)
    proof = proof_from(value["proof"], source) if "proof" in value else None
    made = bytes.fromhex(key) if key is not None else None
    return GameSetup(decks, rules, lambda card: cards[normal(card)], seed, tuple(names), made, proof)


def _decks(value: Any, rules: Ruleset, cards: Mapping[str, Card], source: str) -> tuple[Deck, ...]:
    if not isinstance(value, list) or len(value) > MOST_SEATS or not rules.takes(len(value)):
        raise BadInput("error-record-decks", file=source)
    decks = []
    for deck in value:
        if not isinstance(deck, dict):
            raise BadInput("error-record-deck", file=source)
        piles = [_pile(deck.get(key), cards, source) for key in ("cards", "collection")]
        start = _pile(deck.get("start", []), cards, source)
        decks.append(Deck(piles[0], piles[1], _title(deck.get("name", "")), start))
    return tuple(decks)


def _pile(value: Any, cards: Mapping[str, Card], source: str) -> tuple[str, ...]:
    if not isinstance(value, list) or len(value) > MOST_CARDS or not all(is_word(name) for name in value):
        raise BadInput("error-record-deck", file=source)
    if unknown := next((name for name in value if normal(name) not in cards), None):
        raise BadInput("error-record-no-card", file=source, name=unknown)
    return tuple(value)


def _option(value: list[Any], where: ErrorText) -> Option:
    if len(value) == 4 and is_word(value[0]) and all(is_number(n) and abs(n) < HIGHEST for n in value[1:]):
        return Option(*value)
    raise BadInput("error-record-no-choice", where=where)


def is_word(value: object) -> TypeGuard[str]:
    """Whether a value from outside is a text that is neither empty nor long and can be shown as it is."""
    return isinstance(value, str) and 0 < len(value) <= LONGEST and value.isprintable()


def damage_of(raw: bytes, source: str) -> ErrorText | None:
    """What is wrong with the lines of a record after its head; None when nothing is, or its cards cannot be read."""
    try:
        return parse_record(raw, source, mend=True).damage
    except BadInput:
        return None


def log_of(raw: bytes, source: str) -> Iterable[str]:
    """The public log of a record, line by line, as it was written: it needs no rules. Raises BadInput."""
    cover_of(raw, source)
    for number, row in enumerate(raw.split(b"\n")[1:-1], start=2):
        if row.startswith(b'"'):
            value = _parsed(row, source, number)
            yield shown(str(value)[:LONGEST_LOG])
