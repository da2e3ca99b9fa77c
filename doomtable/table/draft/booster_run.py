"""Booster run: a game out of boosters at this machine with its file, whose turn it is to look, what all are called."""

from __future__ import annotations

from pathlib import Path

from doomtable.cards.catalogue import catalogue
from doomtable.decks import booster_file
from doomtable.decks.booster_file import BoosterFile
from doomtable.decks.booster_game import BUILD_PICKS, BoosterGame, BoosterSetup
from doomtable.files.decks import DeckList
from doomtable.table.deck_builder.builder_state import played
from doomtable.table.deck_builder.pool_state import PoolOrder
from doomtable.table.draft.draft_screen import DraftTable
from doomtable.table.new_game.session_setup import player_names
from doomtable.words.words import Words


class BoosterRun:
    """A game out of boosters that is played at this machine; every pick is kept before the next card is shown."""

    def __init__(self, game: BoosterGame, file: BoosterFile, words: Words) -> None:
        self.game, self.file, self.words = game, file, words
        self.seat = -1
        """Who sits at the machine; -1 where nobody has taken it yet."""

    @property
    def names(self) -> tuple[str, ...]:
        """What all are called."""
        players = self.game.setup.players
        return player_names([one.name for one in players], [one.kind for one in players], self.words)

    @property
    def people(self) -> int:
        """How many people share the machine."""
        return sum(one.person for one in self.game.setup.players)

    @property
    def next(self) -> int:
        """Who has something to do now: whoever sits here, else the next person; -1 when all decks are there."""
        waits = self.game.awaited
        if self.seat in waits:
            return self.seat
        return next((seat for seat in waits if seat > self.seat), waits[0] if waits else -1)

    def computers(self) -> None:
        """Let computer players do what is theirs. Raises BadFile."""
        decks = set(self.game.decks)
        names = [self.words.say("draft-deck-of", player=name) for name in self.names]
        picks = self.game.let_computers(names)
        if picks:
            self.file.picked(picks)
        for seat in self.game.decks.keys() - decks:
            self.file.built(seat, self.game.decks[seat])

    def pick(self, card: str) -> None:
        """Whoever sits here takes a card. Raises BadInput."""
        self.game.pick(self.seat, card)
        self.file.picked([(self.seat, card)])

    def build(self, deck: DeckList) -> None:
        """Whoever sits here is done with the deck. Raises BadInput."""
        self.game.build(self.seat, deck)
        self.file.built(self.seat, deck)

    def table(self) -> DraftTable:
        """What the screen shows to whoever sits here."""
        seconds = self.game.setup.seconds
        return DraftTable(self.game.view(self.seat), self.names, seconds if seconds else -1)

    def order(self) -> PoolOrder:
        """What whoever sits here has to build."""
        game, name = self.game, self.words.say("draft-deck-of", player=self.names[self.seat])
        path, seconds = self.file.deck_path(self.seat), game.setup.seconds * BUILD_PICKS
        return PoolOrder(game.pool(self.seat), game.rules, name, path, seconds)


def begun(setup: BoosterSetup, words: Words) -> BoosterRun:
    """A game that begins. Raises BadInput."""
    game = BoosterGame(setup, catalogue().get, played())
    return BoosterRun(game, booster_file.begun(setup), words)


def resumed(path: Path, words: Words) -> BoosterRun:
    """A game that is gone on with. Raises BadInput."""
    return BoosterRun(*booster_file.read(path, catalogue().get, played()), words)
