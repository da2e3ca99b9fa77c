"""The boosters of a table in the network: the game out of boosters that is agreed, as the host holds it."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Self

from doomtable import rulesets
from doomtable.cards.catalogue import catalogue
from doomtable.decks import booster_file
from doomtable.decks.booster_game import BoosterGame, BoosterPlayer, BoosterSetup
from doomtable.decks.boosters import booster_kind
from doomtable.decks.card_pool import CardPool, deck_from, pool_faults
from doomtable.decks.deck_storage import played_in_ready_decks
from doomtable.decks.draft_picks import best_of
from doomtable.files.decks import DeckList
from doomtable.net import protocol as P
from doomtable.net.host.services import DraftSeen
from doomtable.records.record import game_deck
from doomtable.rules.game import Deck
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import Seat


@lru_cache(maxsize=1)
def _played() -> Counter[str]:
    """How many of the decks that came with the program play a card."""
    return played_in_ready_decks(catalogue().names)


class LanBoosters:
    """The boosters of one table, which only the host holds."""

    def __init__(self, game: BoosterGame, called: Sequence[str]) -> None:
        """A game as it stands; `called` is what the decks of computer players are called."""
        self._game, self._called = game, tuple(called)
        self._game.let_computers(self._called)

    @classmethod
    def opened(
        cls, terms: P.BoosterTerms, kinds: Sequence[str], rules: Ruleset, called: Sequence[str],
        seed: int | None = None,
    ) -> Self:  # fmt: skip
        """Boosters that are opened now. Raises BadInput where nobody could play so."""
        players = tuple(BoosterPlayer("", kind) for kind in kinds)
        boosters = tuple(booster_kind(code) for code in terms.sets)
        number = secrets.randbits(62) if seed is None else seed
        setup = BoosterSetup(terms.format, players, boosters, number, rules.name, terms.size, terms.seconds)
        return cls(BoosterGame(setup, catalogue().get, _played(), rules), called)

    @classmethod
    def again(cls, record: bytes, path: Path, rules: Ruleset, called: Sequence[str]) -> Self:
        """Boosters as a record leaves them; `path` is where it was read. Raises BadInput."""
        game = booster_file.again(record.splitlines(), path, catalogue().get, _played(), rules)
        return cls(game, called)

    def record(self) -> list[bytes]:
        """What was opened and taken so far, line by line."""
        picks = self._game.draft.picks if self._game.draft is not None else ()
        return [line.encode() for line in booster_file.lines_of(self._game.setup, picks)]

    @property
    def players(self) -> int:
        """For how many it is."""
        return len(self._game.setup.players)

    @property
    def rules(self) -> Ruleset:
        """By which the decks are judged and the game is played."""
        return self._game.rules

    @property
    def awaited(self) -> Sequence[Seat]:
        """The people who have a card to take."""
        return self._game.awaited if self._game.picking else ()

    def seen(self, seat: Seat) -> DraftSeen:
        """What a seat may see."""
        return DraftSeen(*self._game.view(seat)[1:])

    def pick(self, seat: Seat, card: str) -> None:
        """Take a card, and let computers take theirs; raises BadInput."""
        self._game.pick(seat, card)
        self._game.let_computers(self._called)

    def suggestion(self, seat: Seat) -> str:
        """What a computer player would take in a seat's place."""
        return self._game.suggestion(seat)

    def fault(self, seat: Seat, deck: Deck) -> tuple[str | int, ...]:
        """The first card that a deck has and the seat has not; () for none."""
        piles = (tuple(Counter(pile).items()) for pile in (deck.cards, deck.collection, deck.start))
        found = pool_faults(DeckList(deck.name, self.rules.name, *piles), self._game.pool(seat))
        return ("pool", found[0].card or "", found[0].found, found[0].allowed) if found else ()

    def deck(self, seat: Seat) -> Deck:
        """The deck of a computer player, out of what the seat has."""
        return game_deck(self._game.built(seat, self._called[seat]))


class ComputerDrafter:
    """What a computer player at a guest does with boosters: it takes cards and builds a deck of them."""

    def pick(self, told: P.DraftInfo) -> str:
        """The card that it takes. Raises BadInput for cards that this program does not know."""
        known = catalogue()
        return best_of(told.pack, told.pool, known.get, _played())

    def build(self, told: P.DraftInfo, terms: P.Terms) -> Deck:
        """The deck that it builds. Raises BadInput."""
        known = catalogue()
        rules = rulesets.get(terms.ruleset, dict(terms.options))
        pool = CardPool(dict(Counter(told.pool)))
        return game_deck(deck_from(pool, rules, known.get, _played(), "Boosters"))
