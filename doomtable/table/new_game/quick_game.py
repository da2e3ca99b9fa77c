"""Quick game: a game against the computer that begins on one press: the next opponent, a rematch, a random pairing.

Only the decks that a pairing needs are read: the title screen asks for them before its first frame.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from random import Random
from typing import Final, NamedTuple

from doomtable.errors import BadInput
from doomtable.files import last_used
from doomtable.files.decks import DeckList
from doomtable.rules.ruleset import Ruleset
from doomtable.table.kit.available_decks import available_deck, deck_keys
from doomtable.table.new_game.new_game_settings import HUMAN, KINDS, USUAL, NewGameSettings

FILE: Final = "quick.json"


@dataclass(frozen=True, slots=True)
class QuickGame:
    """A pairing: one's own deck, the computer's, and how strong the computer plays."""

    mine: str = ""
    theirs: str = ""
    kind: str = USUAL


class Pairing(NamedTuple):
    """A quick game whose decks are there and legal."""

    game: QuickGame
    decks: tuple[DeckList, DeckList]

    @property
    def players(self) -> tuple[str, str]:
        """Who sits where."""
        return HUMAN, self.game.kind


class QuickOffers(NamedTuple):
    """What can be begun on one press: what is next, and the last game anew, if there was one."""

    next: Pairing | None
    rematch: Pairing | None = None


def remembered() -> QuickGame | None:
    """The pairing that was played last; None where there was none."""
    found, _ = last_used.remembered(FILE, QuickGame(), _sound)
    return found if found.mine and found.theirs else None


def _sound(found: QuickGame, proposal: QuickGame) -> QuickGame:
    kind = found.kind if found.kind in KINDS and found.kind != HUMAN else proposal.kind
    return QuickGame(found.mine[:200], found.theirs[:200], kind)


def remember(game: QuickGame) -> None:
    """Keep a pairing for the next time; a home that cannot be written forgets it."""
    with suppress(BadInput):
        last_used.remember(FILE, game)


def of_new_game(new: NewGameSettings, keys: Sequence[str]) -> QuickGame | None:
    """The pairing of a game that was set up; None for any other than one person against one computer."""
    kinds = [seat.kind for seat in new.seats]
    if len(kinds) != 2 or kinds.count(HUMAN) != 1:
        return None
    at = kinds.index(HUMAN)
    return QuickGame(keys[at], keys[1 - at], kinds[1 - at])


def paired(game: QuickGame, rules: Ruleset) -> Pairing | None:
    """A pairing with its decks; None where one is gone or no longer legal."""
    mine, theirs = (available_deck(key, rules) for key in (game.mine, game.theirs))
    if mine is None or theirs is None or not (mine.legal and theirs.legal):
        return None
    return Pairing(game, (mine.deck_list, theirs.deck_list))


def offers(rules: Ruleset) -> QuickOffers:
    """What can be begun now."""
    last = remembered()
    rematch = paired(last, rules) if last is not None else None
    if last is None or rematch is None:
        return QuickOffers(_first(rules))
    return QuickOffers(next(_opponents(last, rules), rematch), rematch)


def _first(rules: Ruleset) -> Pairing | None:
    """The first two of the ready decks that are legal."""
    legal = (key for key in deck_keys(own=False) if (deck := available_deck(key, rules)) is not None and deck.legal)
    mine, theirs = next(legal, ""), next(legal, "")
    return paired(QuickGame(mine, theirs), rules) if theirs else None


def _opponents(last: QuickGame, rules: Ruleset) -> Iterator[Pairing]:
    """The same deck against the other ready ones, beginning after the last opponent's."""
    keys = deck_keys(own=False)
    at = keys.index(last.theirs) + 1 if last.theirs in keys else 0
    for key in (*keys[at:], *keys[:at]):
        if key not in (last.mine, last.theirs) and (found := paired(replace(last, theirs=key), rules)) is not None:
            yield found


def at_random(rules: Ruleset, random: Random) -> Pairing | None:
    """Two decks at random, others than last time where there are more; the computer has a ready one."""
    last = remembered()
    kind = last.kind if last is not None else USUAL
    pairs = [
        QuickGame(mine, theirs, kind) for mine in deck_keys() for theirs in deck_keys(own=False) if mine != theirs
    ]
    random.shuffle(pairs)
    pairs.sort(key=lambda game: game == last)
    return next((found for game in pairs if (found := paired(game, rules)) is not None), None)
