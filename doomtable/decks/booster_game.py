"""A game out of boosters: sealed (everybody opens some and builds) or draft (everybody takes a card and hands the rest
on), until each has a deck. What chance and players decide is in the setup, the picks and the decks; the rest follows.

Computer players take their cards and build their decks at once. What a seat may know of it is a `DraftView`, built out
of nothing but what lies before it, what it has taken, and who is waited for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, Literal, NamedTuple, get_args

from doomtable import rulesets
from doomtable.decks.booster_draft import MOST_ROUNDS, SEATS, BoosterDraft, DraftSetup
from doomtable.decks.boosters import BoosterKind, checked, sealed_pool
from doomtable.decks.card_pool import DECK_SIZES, CardPool, deck_from, pool_faults, pool_rules
from doomtable.decks.draft_picks import best_of
from doomtable.errors import BadInput
from doomtable.files.decks import DeckList
from doomtable.rules.ruleset import Ruleset
from doomtable.start_sections import Lookup

BoosterFormat = Literal["sealed", "draft"]
FORMATS: Final[tuple[BoosterFormat, ...]] = get_args(BoosterFormat)
PEOPLE: Final = ("human", "remote")
"""The kinds of players that are asked."""
LONGEST_CLOCK: Final = 3600
"""Seconds that a pick may take at most, where there is a clock."""
BUILD_PICKS: Final = 12
"""Building a deck may take as long as so many picks."""


class BoosterPlayer(NamedTuple):
    """Who takes part: a name ('' for none of his own), and a kind of player."""

    name: str
    kind: str

    @property
    def person(self) -> bool:
        """Is it somebody who is asked?"""
        return self.kind in PEOPLE


class BoosterSetup(NamedTuple):
    """What is played: the boosters of each player, in order; `seconds` is the clock of a pick, 0 for none."""

    format: BoosterFormat
    players: tuple[BoosterPlayer, ...]
    boosters: tuple[BoosterKind, ...]
    seed: int
    edition: str = rulesets.SECOND.name
    size: int = 40
    """Cards of a deck, at least."""
    seconds: int = 0

    @property
    def rules(self) -> Ruleset:
        """The rules by which the decks are judged and the game is played. Raises BadInput."""
        return pool_rules(rulesets.get(self.edition), self.size)

    @property
    def pool_size(self) -> int:
        """How many cards each player gets."""
        return sum(kind.size for kind in self.boosters)


class DraftView(NamedTuple):
    """What a seat may see of a draft."""

    seat: int
    round: int
    """Rounds that are over."""
    rounds: int
    leftward: bool
    pack: tuple[str, ...]
    """What lies before the seat; nothing while it waits, and when all is taken."""
    pool: tuple[str, ...]
    """What it has, in the order in which it came."""
    waiting: tuple[int, ...]
    """The seats that have a card to take."""
    left: int
    """How many cards the seat has still to take."""


def checked_setup(setup: BoosterSetup) -> BoosterSetup:
    """A setup as it was asked for. Raises BadInput where nobody could play so."""
    low, high = SEATS
    if not low <= len(setup.players) <= high:
        raise BadInput("error-draft-seats", n=len(setup.players), low=low, high=high)
    if not 1 <= len(setup.boosters) <= MOST_ROUNDS:
        raise BadInput("error-draft-rounds", n=len(setup.boosters), most=MOST_ROUNDS)
    for kind in setup.boosters:
        checked(kind)
    least, most = DECK_SIZES
    if not least <= setup.size <= most:
        raise BadInput("error-pool-deck-size", n=setup.size, least=least, most=most)
    if setup.pool_size < setup.size:
        raise BadInput("error-pool-too-small", n=setup.pool_size, size=setup.size)
    rulesets.check_seats(setup.rules, len(setup.players))
    return setup


class BoosterGame:
    """A game out of boosters as it stands."""

    def __init__(
        self, setup: BoosterSetup, lookup: Lookup, played: Mapping[str, int], rules: Ruleset | None = None
    ) -> None:
        """Open all boosters; `played` is how many ready decks play a card, which computer players look at; `rules` are
        those of the game where more was agreed than its edition. Raises BadInput where nobody could play so."""
        self.setup = checked_setup(setup)
        self.rules = setup.rules if rules is None else pool_rules(rules, setup.size)
        self.decks: dict[int, DeckList] = {}
        """The decks that are built, by seat."""
        self.draft: BoosterDraft | None = None
        self._lookup, self._played = lookup, played
        self._sealed: list[dict[str, int]] = []
        if setup.format == "draft":
            self.draft = BoosterDraft(DraftSetup(len(setup.players), setup.boosters, setup.seed))
        else:
            chance = Random(setup.seed)
            self._sealed = [sealed_pool(setup.boosters, chance) for _ in setup.players]

    # ------------------------------------------------------------------------------------------------- looking

    @property
    def picking(self) -> bool:
        """Are there cards to take yet?"""
        return self.draft is not None and not self.draft.over

    @property
    def over(self) -> bool:
        """Has everybody a deck?"""
        return len(self.decks) == len(self.setup.players)

    @property
    def awaited(self) -> list[int]:
        """The seats of people that have something to do now: a card to take, or a deck to build."""
        waits = self.draft.to_pick if self.draft is not None and self.picking else range(len(self.setup.players))
        return [seat for seat in waits if self.setup.players[seat].person and seat not in self.decks]

    def pool(self, seat: int) -> CardPool:
        """What a seat has taken or opened so far."""
        return CardPool(self.draft.pool(seat) if self.draft is not None else self._sealed[seat])

    def view(self, seat: int) -> DraftView:
        """What a seat may see of the draft, and no more."""
        draft = self.draft
        if draft is None or draft.over:
            names = tuple(name for name, n in self.pool(seat).cards.items() for _ in range(n))
            pool = tuple(draft.pools[seat]) if draft is not None else names
            rounds = len(self.setup.boosters)
            return DraftView(seat, rounds, rounds, True, (), pool, (), 0)
        waits = draft.to_pick
        pack = tuple(draft.packs[seat]) if seat in waits else ()
        return DraftView(
            seat, draft.round, len(self.setup.boosters), draft.leftward, pack, tuple(draft.pools[seat]),
            tuple(waits), draft.left(seat),
        )  # fmt: skip

    def suggestion(self, seat: int) -> str:
        """The card that a computer player would take in this place."""
        if self.draft is None:
            raise BadInput("error-draft-not-now", n=seat + 1)
        return best_of(self.draft.packs[seat], self.draft.pools[seat], self._lookup, self._played)

    # ------------------------------------------------------------------------------------------------- playing

    def pick(self, seat: int, card: str) -> None:
        """Take a card. Raises BadInput, and nothing changed, where it cannot be taken."""
        if self.draft is None:
            raise BadInput("error-draft-not-now", n=seat + 1)
        self.draft.pick(seat, card)

    def build(self, seat: int, deck: DeckList) -> None:
        """Put down the deck of a seat. Raises BadInput where it is not legal, or not out of the pool."""
        if self.picking:
            raise BadInput("error-pool-not-yet", n=seat + 1)
        faults = [*pool_faults(deck, self.pool(seat)), *rulesets.faults(deck, self.rules, lookup=self._lookup)]
        if faults:
            raise BadInput("error-pool-deck", n=seat + 1, card=faults[0].card or "none")
        self.decks[seat] = deck

    def built(self, seat: int, name: str) -> DeckList:
        """The deck that a computer player would build out of the pool of a seat."""
        return deck_from(self.pool(seat), self.rules, self._lookup, self._played, name)

    def let_computers(self, names: Sequence[str]) -> list[tuple[int, str]]:
        """Let computer players take their cards, and build their decks when all is taken; the picks.

        `names` are those of the decks, by seat.
        """
        made: list[tuple[int, str]] = []
        computers = [seat for seat, player in enumerate(self.setup.players) if not player.person]
        while self.draft is not None and (waits := [seat for seat in self.draft.to_pick if seat in computers]):
            for seat in waits:
                card = self.suggestion(seat)
                self.pick(seat, card)
                made.append((seat, card))
        if not self.picking:
            for seat in computers:
                if seat not in self.decks:
                    self.build(seat, self.built(seat, names[seat]))
        return made
