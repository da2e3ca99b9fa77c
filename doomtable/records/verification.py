"""Record verification: a record played again and compared choice by choice."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

from doomtable.errors import ErrorText
from doomtable.records.deal_proof import proof_faults
from doomtable.records.record import CAPPED, GameSetup, LoadedRecord, RecordStep, short
from doomtable.records.record_parser import read_record
from doomtable.rules.game import DIGEST_EVERY, RULES_VERSION, Game, key_of
from doomtable.rules.terms import NO_CARD, NOBODY, Option, Outcome, RulesError
from doomtable.session.session import Session


class Drift(Exception):
    """The game played again differs from its record, at the choice of this number.

    `certain` is how many choices agree for certain: those before it, or before a digest that differs, those before the
    last digest that did not.
    """

    def __init__(self, at: int, reason: ErrorText, certain: int | None = None) -> None:
        self.at = at
        self.reason = reason
        self.certain = max(0, at - 1) if certain is None else certain
        super().__init__(at, reason, certain)

    def __str__(self) -> str:
        return str(self.reason)


def verify_record(path: Path, said: Callable[[ErrorText], str] = str) -> dict[str, Any]:
    """Play a record again and compare every choice and digest. Raises BadInput when it cannot be read.

    `{"choices": n, "verified": True, "complete": bool}`; on drift `verified` is False and `first_difference` (the
    number of the choice, from 1) and `reason`, as `said` words it, are added. A record of another version of the rules
    says so in `rules`.
    """
    found = read_record(path)
    out: dict[str, Any] = {"choices": len(found.choices), "verified": True, "complete": found.end is not None}
    if found.header.rules != RULES_VERSION:
        out["rules"] = found.header.rules
    try:
        for _ in replayed(found):
            pass
    except Drift as drift:
        reason = drift.reason
        if found.header.rules != RULES_VERSION:
            reason = differs(found, drift)
        out |= {"verified": False, "first_difference": drift.at, "reason": said(reason)}
    return out


def differs(found: LoadedRecord, drift: Drift) -> ErrorText:
    """What is said of a record of another version of the rules that comes out differently."""
    return ErrorText("error-differs", recorded=found.header.rules, rules=RULES_VERSION, choice=drift.at)


class BareGame:
    """A game without players and without a past."""

    def __init__(self, game: Game) -> None:
        self.game = game
        _ = game.decision  # the game runs on when it is asked

    def play_recorded(self, option: Option) -> None:
        """Make a choice."""
        self.game.choose(option)
        _ = self.game.decision
        self.game.events()


Replayed = TypeVar("Replayed", bound=Session | BareGame)
"""A game that takes recorded choices."""


def replayed(found: LoadedRecord) -> Iterator[Game]:
    """Play a record again: the game after the deal and after every choice. Raises Drift where it differs."""
    for played in replay_steps(found, found.steps, lambda setup: BareGame(setup.deal())):
        yield played.game


def replay_steps(
    found: LoadedRecord, steps: Sequence[RecordStep], begin: Callable[[GameSetup], Replayed]
) -> Iterator[Replayed]:
    """Have these steps of a record made: what `begin` made of its setup, after the deal and after every choice.

    Raises Drift where the game differs from the record, its end included if the steps go so far.
    """
    at = 0
    check_deal(found.setup)
    try:
        played = begin(found.setup)
        for at, step in enumerate(steps):
            if step.option is not None:
                check_offered(played.game, step.option, at)
                played.play_recorded(step.option)
            check_digest(played.game, step, at)
            yield played
        if len(steps) == len(found.steps):
            check_end(played.game, found)
    except RulesError as error:
        raise Drift(at, ErrorText("drift-choice", choice=at, why=str(error))) from error


def check_deal(setup: GameSetup) -> None:
    """Whether the cards were shuffled as the players agreed, where the record says that they did. Raises Drift."""
    if setup.proof is not None:
        key = setup.key if setup.key is not None else key_of(setup.seed)
        if faults := proof_faults(setup.proof, setup.decks, key):
            code, seat = faults[0]
            raise Drift(0, ErrorText("drift-shuffle", code=code, seat=seat if seat != NOBODY else "none"))


def check_offered(game: Game, option: Option, at: int) -> None:
    """Whether a game offers the choice that comes next. Raises Drift."""
    if game.decision is None:
        raise Drift(at, ErrorText("drift-over", choice=at))
    if not game.accepts(option):
        card = f" {option.card}" if option.card != NO_CARD else ""
        raise Drift(at, ErrorText("drift-not-offered", choice=at, what=f"{short(option.key)}{card}"))


def check_digest(game: Game, step: RecordStep, at: int) -> None:
    """Whether a game stands as the record says. Raises Drift."""
    if step.digest and game.state.digest() != step.digest:
        raise Drift(at, ErrorText("drift-state", choice=at), (at - 1) // DIGEST_EVERY * DIGEST_EVERY)


def check_end(game: Game, found: LoadedRecord) -> None:
    """Whether a game ended as the record says, if it does. Raises Drift."""
    if found.end is None:
        return
    at = found.end.after
    before = (at - 1) // DIGEST_EVERY * DIGEST_EVERY
    outcome = game.outcome or Outcome(CAPPED)
    if outcome != found.end.outcome:
        raise Drift(at, ErrorText("drift-end", found=outcome.how, said=short(found.end.outcome.how)), at)
    if game.state.digest() != found.end.digest:
        raise Drift(at, ErrorText("drift-state", choice=at), before)
