"""The words of the game as values: ids, zones, types, affiliations, and the errors of the engine.

Words are plain strings with a closed set of values (`Literal`), because they are written in declarations, in scenario
files and on the wire alike and because comparing interned strings is the cheapest test Python has.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, NamedTuple

Seat = int
"""A player's place at the table, 0 for the first; turn order is seat order."""
CardId = int
"""A physical card of this game: an index into the definitions of its game. -1 stands for no card."""

NO_CARD: Final = -1
NOBODY: Final = -1
UNPAID: Final = -2
"""Stands for who earns points that nobody earns."""

CardType = Literal[
    "warrior", "equipment", "fortification", "art", "symmetry", "mission", "special",
    "ki", "relic", "warzone", "alliance", "beast", "battle", "war",
]  # fmt: skip
CARD_TYPES: Final[tuple[CardType, ...]] = (
    "warrior", "equipment", "fortification", "art", "symmetry", "mission", "special",
    "ki", "relic", "warzone", "alliance", "beast", "battle", "war",
)  # fmt: skip

Affiliation = Literal[
    "bauhaus", "capitol", "cybertronic", "imperial", "mishima", "brotherhood", "legion", "general",
    "crescentia", "lutheran", "rasputin", "templars",
]  # fmt: skip
CORPORATIONS: Final[tuple[Affiliation, ...]] = ("bauhaus", "capitol", "cybertronic", "imperial", "mishima")
LEGIONNAIRES: Final = (
    "blessed legionnaire", "legionnaire of semai", "screaming legionnaire", "undead legionnaire",
)  # fmt: skip
"""The titles that say of a warrior that it is a Legionnaire, as tags."""
TRIBES: Final[tuple[Affiliation, ...]] = ("crescentia", "lutheran", "rasputin", "templars")
AFFILIATIONS: Final[tuple[Affiliation, ...]] = (*CORPORATIONS, "brotherhood", "legion", "general", *TRIBES)

Aspect = Literal[
    "changeling", "elements", "exorcism", "kinetics", "manipulation", "mentalism", "premonition", "summoning"
]
ASPECTS: Final[tuple[Aspect, ...]] = (
    "changeling", "elements", "exorcism", "kinetics", "manipulation", "mentalism", "premonition", "summoning",
)  # fmt: skip

Apostle = Literal["algeroth", "demnogonis", "ilian", "muawijhe", "semai"]
APOSTLES: Final[tuple[Apostle, ...]] = ("algeroth", "demnogonis", "ilian", "muawijhe", "semai")

Area = Literal["squad", "kohort", "outpost"]
Zone = Literal[
    "hand", "draw", "discard", "annihilated", "collection", "under", "squad", "kohort", "outpost", "beside",
    "unrevealed", "attached", "aside", "table",
]  # fmt: skip
PILES: Final[tuple[Zone, ...]] = ("hand", "draw", "discard", "annihilated", "collection", "under")
"""Where cards lie that are not in play; under the war of a player lies one at most."""
AREAS: Final[tuple[Area, ...]] = ("squad", "kohort", "outpost")
BESIDE: Final = "beside"
"""The place of warriors that their cards bar from Squad and Kohort: no area (ZONE-23)."""

Stat = Literal["F", "S", "A", "V"]
STATS: Final[tuple[Stat, ...]] = ("F", "S", "A", "V")
F, S, A, V = 0, 1, 2, 3
"""Places of the four ratings in the engine's rows."""

ORDINALS: Final = ("first", "second", "third", "fourth")
"""The keys of options that are told apart by their place on a card."""
Step = Literal["draw", "actions", "discard"]
PostPlay = Literal["+", "-", "x"]
Points = Literal["destiny", "promotion"]


class Outcome(NamedTuple):
    """How a game ended, and all who won it: every member of the side that did, nobody in a draw."""

    how: str
    winners: tuple[Seat, ...] = ()

    @property
    def winner(self) -> Seat:
        """The one who won, the first of several; NOBODY in a draw."""
        return self.winners[0] if self.winners else NOBODY

    def worth(self, seat: Seat) -> float:
        """What it is to a seat: 1 for a victory, 0 for a defeat, a draw is half of each."""
        return float(seat in self.winners) if self.winners else 0.5

    def plain(self) -> tuple[str, Seat | tuple[Seat, ...]]:
        """What digests are made of: how, and the winner; all of them only where there are several."""
        return self.how, self.winners if len(self.winners) > 1 else self.winner


class Option(NamedTuple):
    """One thing a player may choose now.

    `key` is a language-free word ('attack', 'yes', 'card', 'number' ...); `card` the physical card for 'card' and for
    verbs that begin with a card; `number` the number for 'number'; `seat` the player for 'player'.
    """

    key: str
    card: CardId = NO_CARD
    number: int = 0
    seat: Seat = NOBODY


@cache
def card_option(card: CardId) -> Option:
    """The option of choosing this card, made once."""
    return Option("card", card)


@cache
def word_option(key: str) -> Option:
    """The option that a word alone says, made once."""
    return Option(key)


@cache
def number_option(number: int) -> Option:
    """The option of choosing this number, made once."""
    return Option("number", number=number)


PASS: Final = Option("pass")
DONE: Final = Option("done")
CANCEL: Final = Option("cancel")
CONCEDE: Final = "concede"
"""The key of the choice that is never among the options and that its seat may make all the same: it gives up."""


new_tuple: Final = tuple.__new__
"""Makes a NamedTuple of all its fields, in their order, in half the time of its own call."""


class Reason(NamedTuple):
    """Why something is refused: the clause or ruling that forbids it and what it speaks of. Worded elsewhere."""

    rule: str
    key: str
    args: tuple[str | int, ...] = ()


class RulesError(Exception):
    """Something the rules refuse or an engine that found itself inconsistent."""


class IllegalChoice(RulesError):
    """A choice that is not among the options of the open decision; nothing was changed."""


class WrongFeed(RulesError):
    """A scenario feeds chance a result that chance does not know there."""


class EngineBug(RulesError):
    """The engine met a state that must not exist; the game stops with a report, never with a wrong result."""


def normal(name: str) -> str:
    """A name as it is compared everywhere: lower case, straight quotes, dashes as blanks, no '!' and no stray blanks.

    The title of a warrior is a class, so 'Young Guard', 'YOUNG GUARD!' and 'young-guard' must be one word.
    """
    return " ".join(name.translate(_PLAIN).casefold().split())


_PLAIN: Final = str.maketrans({
    "’": "'", "‘": "'", "“": '"', "”": '"', "–": " ", "—": " ", "-": " ", "!": None, "É": "e", "é": "e",
})  # fmt: skip


def compared(left: int, op: str, right: int) -> bool:
    """Whether two numbers stand to one another as that sign says."""
    if op == "<=":
        return left <= right
    if op == ">=":
        return left >= right
    if op == "<":
        return left < right
    if op == ">":
        return left > right
    return (left == right) == (op == "==")


def less(cards: tuple[CardId, ...], card: CardId) -> tuple[CardId, ...]:
    """Some cards but for one, if it is among them."""
    if card not in cards:
        return cards
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
