"""A booster draft: everybody opens a booster, takes a card of it and hands the rest on, until all cards are taken.

All boosters are opened when the draft begins, out of its seed; with the picks that is all there is to keep, and
what can be replayed. The first boosters go to the left, the second to the right, and so on in turns. Who has picked
waits for the others; a card that is taken is never put back. What a seat may know is the pack in its hand and its
own pool, no more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Final, NamedTuple

from doomtable.decks.boosters import BoosterKind, checked, opened
from doomtable.errors import BadInput

SEATS: Final = (2, 7)
MOST_ROUNDS: Final = 12


class DraftSetup(NamedTuple):
    """How a draft is held: how many take part, the boosters of each round, and the seed they are opened from."""

    seats: int
    rounds: tuple[BoosterKind, ...]
    seed: int


class Pick(NamedTuple):
    """Who took which card."""

    seat: int
    card: str


class BoosterDraft:
    """A draft as it stands."""

    def __init__(self, setup: DraftSetup) -> None:
        """Open all boosters. Raises BadInput where nobody could draft so."""
        low, high = SEATS
        if not low <= setup.seats <= high:
            raise BadInput("error-draft-seats", n=setup.seats, low=low, high=high)
        if not 1 <= len(setup.rounds) <= MOST_ROUNDS:
            raise BadInput("error-draft-rounds", n=len(setup.rounds), most=MOST_ROUNDS)
        chance = Random(setup.seed)
        self.setup = setup
        self._unopened = [
            [list(opened(checked(kind), chance)) for _ in range(setup.seats)] for kind in setup.rounds
        ]
        self.round = 0
        """Rounds that are over."""
        self.packs = self._unopened.pop(0)
        """What lies before each seat; who has picked hands it on when all have."""
        self.waits = [False] * setup.seats
        """Which seats have picked out of what lies before them."""
        self.pools: list[list[str]] = [[] for _ in range(setup.seats)]
        """What each seat has taken, in order."""
        self.picks: list[Pick] = []

    @property
    def over(self) -> bool:
        """Whether all cards are taken."""
        return self.round == len(self.setup.rounds)

    @property
    def to_pick(self) -> list[int]:
        """The seats that have a card to take now."""
        return [] if self.over else [seat for seat, waits in enumerate(self.waits) if not waits]

    @property
    def leftward(self) -> bool:
        """Whether packs go to the next seat, and not to the one before."""
        return self.round % 2 == 0

    def left(self, seat: int) -> int:
        """How many cards a seat has still to take."""
        later = sum(kind.size for kind in self.setup.rounds[self.round + 1 :])
        return 0 if self.over else len(self.packs[seat]) + later

    def pick(self, seat: int, card: str) -> None:
        """Take a card. Raises BadInput, and nothing changed, where it cannot be taken."""
        if seat not in self.to_pick:
            raise BadInput("error-draft-not-now", n=seat + 1)
        if card not in self.packs[seat]:
            raise BadInput("error-draft-not-there", card=card[:60])
        self.packs[seat].remove(card)
        self.pools[seat].append(card)
        self.picks.append(Pick(seat, card))
        self.waits[seat] = True
        if all(self.waits):
            self._hand_on()

    def pool(self, seat: int) -> dict[str, int]:
        """What a seat has taken, with numbers."""
        return dict(Counter(self.pools[seat]))

    def _hand_on(self) -> None:
        """Packs go to the neighbours; where they are empty the next boosters are opened."""
        self.waits = [False] * self.setup.seats
        if not self.packs[0]:
            self.round += 1
            self.packs = self._unopened.pop(0) if self._unopened else [[] for _ in self.packs]
            return
        by = 1 if self.leftward else -1
        self.packs = [self.packs[(seat - by) % self.setup.seats] for seat in range(self.setup.seats)]


def replayed(setup: DraftSetup, picks: Iterable[Pick]) -> BoosterDraft:
    """A draft as it stood after these picks. Raises BadInput where one of them could not be made."""
    draft = BoosterDraft(setup)
    for pick in picks:
        draft.pick(*pick)
    return draft
