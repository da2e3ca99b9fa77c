"""The parts of a sentence plan: nouns, amounts, clauses, sentences, lines.

A plan says who does what to whom, how much, when and how long, and leaves to a language which words it takes, their
order, cases and agreement. Verbs, adjuncts and fixed nouns are keys ('discard', 'until turn', 'bearer'), for which
every language has an entry of its own; a test compares its tables with the keys that plans use.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias


class Unworded(Exception):
    """A declaration says something for which there is no plan, or no words in a language: the card is not finished."""


How = Literal["a", "any", "all", "each", "no", "only", "the", "that", "bare", "bares", "it", "last"]
"""Which of them: one, one to be chosen, all as a class, each, none, the known one, the one named before, without a
word, the same in the plural, a pronoun for what was spoken of last; `only` such ones, the
last one."""
Mode = Literal["", "may", "may not", "must", "cannot", "would", "has", "must or may not"]
"""How a deed is said: as a fact, a permission, a ban, a duty, an impossibility, what is about to happen, what is done,
or as one of two that somebody chooses."""


class Kind(NamedTuple):
    """What sort of cards a noun means."""

    head: tuple[str, ...] = ("card",)
    """Tags that make its noun; the last of them is the head."""
    either: tuple[str, ...] = ()
    """Tags of which it has one: nouns that stand for the head, or groups beside it."""
    groups: tuple[str, ...] = ()
    """Affiliations, aspects and conditions that it has."""
    qualities: tuple[str, ...] = ()
    """Abilities that it has."""
    without: tuple[str, ...] = ()
    """Tags that it has not."""
    states: tuple[str, ...] = ()
    owner: str = "any"
    """Whose: any, yours, others, same, its, target player, active player."""
    place: str = ""
    """An area, a pile, one of the 'same' areas, or 'held'."""
    other: bool = False
    named: tuple[str, ...] = ()
    details: tuple[Adjunct | str, ...] = ()
    """What else is said of it; words, where a language has settled them."""


class Noun(NamedTuple):
    """Somebody or something that is spoken of."""

    how: How = "the"
    kind: Kind = Kind()
    word: str = ""
    """The key of a fixed noun, '' where the kind says what it is."""
    n: Value = 1
    up_to: bool = False
    many: bool = False
    ordinal: int = 0
    """The first, second ... of several that are called alike."""
    chooser: Noun | None = None
    """Who chooses it, if that is not you."""
    said: str = ""
    """Its words, where a language has settled them."""

    @property
    def you(self) -> bool:
        return self.word == "you"

    def detailed(self, *more: Adjunct) -> Noun:
        """The noun with more said of it."""
        return self._replace(kind=self.kind._replace(details=(*self.kind.details, *more)))


class Adjunct(NamedTuple):
    """What is added to a noun or a clause: 'on ...', 'against ...', 'until the end of the turn'."""

    key: str
    args: tuple[Item, ...] = ()


class ForEach(NamedTuple):
    """So many for each of something: D paid, cards, markers."""

    n: int
    of: Item


class PaidParts(NamedTuple):
    """`per` D that are paid; `most` D at most, 0 without limit; `rest`: those that bought nothing else.

    `beyond`: after the first `per`, which buy something else.
    """

    per: int
    most: int = 0
    rest: bool = False
    beyond: bool = False


class MarkerOn(NamedTuple):
    """`per` markers of a name on a card."""

    name: str
    per: int
    on: Noun


class RatingOf(NamedTuple):
    """A rating of a card."""

    of: Noun
    stats: tuple[str, ...]
    base: bool = False
    times: int = 1
    half: str = ""


class HowMany(NamedTuple):
    """The number of some cards, or of markers on one."""

    of: Noun | MarkerOn
    each: int = 1
    distinct: bool = False
    most: int = 0  # as many of them as count, 0: all


class HighestRating(NamedTuple):
    stat: str
    of: Noun


class PoolPoints(NamedTuple):
    """The D or P that a player has."""

    who: Noun
    pool: str
    half: str = ""


class ThatMany(NamedTuple):
    """The number that has just been spoken of, so many times; `pool` is which part of it, or that it is a bid."""

    times: int = 1
    pool: str = ""


class Total(NamedTuple):
    parts: tuple[Value, ...]


class Greatest(NamedTuple):
    parts: tuple[Value, ...]


class Spent(NamedTuple):
    """Each D that is spent on some cards."""

    on: Noun
    through: Noun | None = None


class Quantity(NamedTuple):
    """So many of a unit: D, P, points, action, card ..."""

    n: Value
    unit: str
    more: str = ""
    """How it stands to the usual: 'more', 'fewer', 'exactly', 'extra'."""


class Change(NamedTuple):
    """A modifier of ratings: '+2 to Fight and Shoot'."""

    by: Value
    stats: tuple[str, ...]
    floor: int | None = None
    short: bool = False
    """Whether ratings are said by their letters."""
    further: bool = False
    """Whether it adds to one told before."""


class Comparison(NamedTuple):
    """How one amount stands to another."""

    left: Value
    op: str
    right: Value


class GameWords(NamedTuple):
    """Words of the game, joined: tags, affiliations, powers, aspects, acts ... as `role` says."""

    role: str
    keys: tuple[str, ...]
    link: Literal["and", "or"] = "and"


class Several(NamedTuple):
    """Several items, joined."""

    items: tuple[Item, ...]
    link: Literal["and", "or"] = "and"


class Deed(NamedTuple):
    """A verb with what belongs to it, in the order its entry in a language's table counts them."""

    verb: str
    args: tuple[Item, ...] = ()
    mode: Mode = ""
    negated: bool = False


class Clause(NamedTuple):
    """One or several deeds of one subject; without a subject it tells the reader what to do."""

    deeds: tuple[Deed, ...]
    subject: Noun | RatingOf | Spent | None = None
    before: tuple[Adjunct, ...] = ()
    """Adjuncts that begin it."""
    after: tuple[Adjunct, ...] = ()
    link: Literal["and", "or"] = "and"
    bare: bool = False
    """Whether its subject goes without saying: '+2 to Fight', 'Immune to the Art'."""


class Sentence(NamedTuple):
    """Clauses joined into one sentence."""

    clauses: tuple[Clause, ...]


class Listing(NamedTuple):
    """Alternatives as a list: who chooses, between what."""

    chooser: Noun
    items: tuple[Text, ...]
    before: tuple[Adjunct, ...] = ()


class Line(NamedTuple):
    """One thing that a card says: when it may be used and what it takes, before a colon; and what it does."""

    role: Literal["text", "or", "goal", "or goal"]
    heading: tuple[Item, ...]
    """Times and costs; of a goal what must happen."""
    text: Text
    place: int = -1
    """Which of the card's abilities says it; -1 for what goes before and after them."""


Measure: TypeAlias = "RatingOf | HowMany | HighestRating | PoolPoints | ThatMany"
Value: TypeAlias = "int | ForEach | PaidParts | Measure | Total | Greatest"
Thing: TypeAlias = "Noun | MarkerOn | GameWords | Several"
Item: TypeAlias = "Thing | Adjunct | Value | Quantity | Change | Comparison | Deed | Clause | str"
Text: TypeAlias = "tuple[Sentence | Listing, ...]"

YOU: Final = Noun(word="you")
